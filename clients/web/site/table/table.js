var hm=Object.defineProperty;var M=(e,t)=>{for(var n in t)hm(e,n,{get:t[n],enumerable:!0})};var tr={};M(tr,{ActionButtons:()=>Kn,ActionPanel:()=>er,dueIn:()=>Xs});var Ys={};M(Ys,{Component:()=>Jt,createContext:()=>Vt,h:()=>Ks,html:()=>l,render:()=>Kt,useCallback:()=>Ce,useContext:()=>lt,useDebugValue:()=>wm,useEffect:()=>k,useErrorBoundary:()=>km,useImperativeHandle:()=>xm,
useLayoutEffect:()=>ne,useMemo:()=>pe,useReducer:()=>El,useRef:()=>S,useState:()=>g});var Gn,A,hl,Wt,bl,sl,gl,zn={},yl=[],bm=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function Ue(e,t){
for(var n in t)e[n]=t[n];return e}function xl(e){var t=e.parentNode;t&&t.removeChild(e)}function Ks(e,t,n){var o,s,r,a={};for(r in t)r=="key"?o=t[r]:r=="ref"?s=t[r]:a[r]=t[r];if(arguments.length>2&&(a.
children=arguments.length>3?Gn.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=null)for(r in e.defaultProps)a[r]===void 0&&(a[r]=e.defaultProps[r]);return Dn(e,a,o,s,null)}function Dn(e,t,n,o,s){
var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:s??++hl};return A.vnode!=null&&A.vnode(r),r}function Wn(e){return e.children}function Jt(e,t){
this.props=e,this.context=t}function kt(e,t){if(t==null)return e.__?kt(e.__,e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type==
"function"?kt(e):null}function wl(e){var t,n;if((e=e.__)!=null&&e.__c!=null){for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return wl(
e)}}function Gs(e){(!e.__d&&(e.__d=!0)&&Wt.push(e)&&!qn.__r++||sl!==A.debounceRendering)&&((sl=A.debounceRendering)||bl)(qn)}function qn(){for(var e;qn.__r=Wt.length;)e=Wt.sort(function(t,n){return t.
__v.__b-n.__v.__b}),Wt=[],e.some(function(t){var n,o,s,r,a,i;t.__d&&(a=(r=(n=t).__v).__e,(i=n.__P)&&(o=[],(s=Ue({},r)).__v=r.__v+1,Vs(i,r,s,n.__n,i.ownerSVGElement!==void 0,r.__h!=null?[a]:null,o,a??kt(
r),r.__h),Sl(o,r),r.__e!=a&&wl(r)))})}function kl(e,t,n,o,s,r,a,i,c,p){var u,f,d,m,$,h,b,y=o&&o.__k||yl,v=y.length;for(n.__k=[],u=0;u<t.length;u++)if((m=n.__k[u]=(m=t[u])==null||typeof m=="boolean"?null:
typeof m=="string"||typeof m=="number"||typeof m=="bigint"?Dn(null,m,null,null,m):Array.isArray(m)?Dn(Wn,{children:m},null,null,null):m.__b>0?Dn(m.type,m.props,m.key,null,m.__v):m)!=null){if(m.__=n,m.
__b=n.__b+1,(d=y[u])===null||d&&m.key==d.key&&m.type===d.type)y[u]=void 0;else for(f=0;f<v;f++){if((d=y[f])&&m.key==d.key&&m.type===d.type){y[f]=void 0;break}d=null}Vs(e,m,d=d||zn,s,r,a,i,c,p),$=m.__e,
(f=m.ref)&&d.ref!=f&&(b||(b=[]),d.ref&&b.push(d.ref,null,m),b.push(f,m.__c||$,m)),$!=null?(h==null&&(h=$),typeof m.type=="function"&&m.__k!=null&&m.__k===d.__k?m.__d=c=vl(m,c,e):c=_l(e,m,d,y,$,c),p||n.
type!=="option"?typeof n.type=="function"&&(n.__d=c):e.value=""):c&&d.__e==c&&c.parentNode!=e&&(c=kt(d))}for(n.__e=h,u=v;u--;)y[u]!=null&&(typeof n.type=="function"&&y[u].__e!=null&&y[u].__e==n.__d&&(n.
__d=kt(o,u+1)),Ml(y[u],y[u]));if(b)for(u=0;u<b.length;u++)Ol(b[u],b[++u],b[++u])}function vl(e,t,n){var o,s;for(o=0;o<e.__k.length;o++)(s=e.__k[o])&&(s.__=e,t=typeof s.type=="function"?vl(s,t,n):_l(n,
s,s,e.__k,s.__e,t));return t}function _l(e,t,n,o,s,r){var a,i,c;if(t.__d!==void 0)a=t.__d,t.__d=void 0;else if(n==null||s!=r||s.parentNode==null)e:if(r==null||r.parentNode!==e)e.appendChild(s),a=null;else{
for(i=r,c=0;(i=i.nextSibling)&&c<o.length;c+=2)if(i==s)break e;e.insertBefore(s,r),a=r}return a!==void 0?a:s.nextSibling}function rl(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="num\
ber"||bm.test(t)?n:n+"px"}function Fn(e,t,n,o,s){var r;e:if(t==="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||rl(e.style,t,
"");if(n)for(t in n)o&&n[t]===o[t]||rl(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")r=t!==(t=t.replace(/Capture$/,"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+r]=
n,n?o||e.addEventListener(t,r?il:al,r):e.removeEventListener(t,r?il:al,r);else if(t!=="dangerouslySetInnerHTML"){if(s)t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&
t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break e}catch{}typeof n=="function"||(n!=null&&(n!==!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function al(e){
this.l[e.type+!1](A.event?A.event(e):e)}function il(e){this.l[e.type+!0](A.event?A.event(e):e)}function Vs(e,t,n,o,s,r,a,i,c){var p,u,f,d,m,$,h,b,y,v,C,x=t.type;if(t.constructor!==void 0)return null;n.
__h!=null&&(c=n.__h,i=t.__e=n.__e,t.__h=null,r=[i]),(p=A.__b)&&p(t);try{e:if(typeof x=="function"){if(b=t.props,y=(p=x.contextType)&&o[p.__c],v=p?y?y.props.value:p.__:o,n.__c?h=(u=t.__c=n.__c).__=u.__E:
("prototype"in x&&x.prototype.render?t.__c=u=new x(b,v):(t.__c=u=new Jt(b,v),u.constructor=x,u.render=ym),y&&y.sub(u),u.props=b,u.state||(u.state={}),u.context=v,u.__n=o,f=u.__d=!0,u.__h=[]),u.__s==null&&
(u.__s=u.state),x.getDerivedStateFromProps!=null&&(u.__s==u.state&&(u.__s=Ue({},u.__s)),Ue(u.__s,x.getDerivedStateFromProps(b,u.__s))),d=u.props,m=u.state,f)x.getDerivedStateFromProps==null&&u.componentWillMount!=
null&&u.componentWillMount(),u.componentDidMount!=null&&u.__h.push(u.componentDidMount);else{if(x.getDerivedStateFromProps==null&&b!==d&&u.componentWillReceiveProps!=null&&u.componentWillReceiveProps(
b,v),!u.__e&&u.shouldComponentUpdate!=null&&u.shouldComponentUpdate(b,u.__s,v)===!1||t.__v===n.__v){u.props=b,u.state=u.__s,t.__v!==n.__v&&(u.__d=!1),u.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(L){
L&&(L.__=t)}),u.__h.length&&a.push(u);break e}u.componentWillUpdate!=null&&u.componentWillUpdate(b,u.__s,v),u.componentDidUpdate!=null&&u.__h.push(function(){u.componentDidUpdate(d,m,$)})}u.context=v,
u.props=b,u.state=u.__s,(p=A.__r)&&p(t),u.__d=!1,u.__v=t,u.__P=e,p=u.render(u.props,u.state,u.context),u.state=u.__s,u.getChildContext!=null&&(o=Ue(Ue({},o),u.getChildContext())),f||u.getSnapshotBeforeUpdate==
null||($=u.getSnapshotBeforeUpdate(d,m)),C=p!=null&&p.type===Wn&&p.key==null?p.props.children:p,kl(e,Array.isArray(C)?C:[C],t,n,o,s,r,a,i,c),u.base=t.__e,t.__h=null,u.__h.length&&a.push(u),h&&(u.__E=u.
__=null),u.__e=!1}else r==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=gm(n.__e,t,n,o,s,r,a,c);(p=A.diffed)&&p(t)}catch(L){t.__v=null,(c||r!=null)&&(t.__e=i,t.__h=!!c,r[r.indexOf(i)]=null),A.__e(
L,t,n)}}function Sl(e,t){A.__c&&A.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(o){o.call(n)})}catch(o){A.__e(o,n.__v)}})}function gm(e,t,n,o,s,r,a,i){var c,p,u,f=n.props,d=t.props,
m=t.type,$=0;if(m==="svg"&&(s=!0),r!=null){for(;$<r.length;$++)if((c=r[$])&&(c===e||(m?c.localName==m:c.nodeType==3))){e=c,r[$]=null;break}}if(e==null){if(m===null)return document.createTextNode(d);e=
s?document.createElementNS("http://www.w3.org/2000/svg",m):document.createElement(m,d.is&&d),r=null,i=!1}if(m===null)f===d||i&&e.data===d||(e.data=d);else{if(r=r&&Gn.call(e.childNodes),p=(f=n.props||zn).
dangerouslySetInnerHTML,u=d.dangerouslySetInnerHTML,!i){if(r!=null)for(f={},$=0;$<e.attributes.length;$++)f[e.attributes[$].name]=e.attributes[$].value;(u||p)&&(u&&(p&&u.__html==p.__html||u.__html===e.
innerHTML)||(e.innerHTML=u&&u.__html||""))}if((function(h,b,y,v,C){var x;for(x in y)x==="children"||x==="key"||x in b||Fn(h,x,null,y[x],v);for(x in b)C&&typeof b[x]!="function"||x==="children"||x==="k\
ey"||x==="value"||x==="checked"||y[x]===b[x]||Fn(h,x,b[x],y[x],v)})(e,d,f,s,i),u)t.__k=[];else if($=t.props.children,kl(e,Array.isArray($)?$:[$],t,n,o,s&&m!=="foreignObject",r,a,r?r[0]:n.__k&&kt(n,0),
i),r!=null)for($=r.length;$--;)r[$]!=null&&xl(r[$]);i||("value"in d&&($=d.value)!==void 0&&($!==e.value||m==="progress"&&!$)&&Fn(e,"value",$,f.value,!1),"checked"in d&&($=d.checked)!==void 0&&$!==e.checked&&
Fn(e,"checked",$,f.checked,!1))}return e}function Ol(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(o){A.__e(o,n)}}function Ml(e,t,n){var o,s;if(A.unmount&&A.unmount(e),(o=e.ref)&&(o.current&&
o.current!==e.__e||Ol(o,null,t)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(r){A.__e(r,t)}o.base=o.__P=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&Ml(o[s],t,typeof e.
type!="function");n||e.__e==null||xl(e.__e),e.__e=e.__d=void 0}function ym(e,t,n){return this.constructor(e,n)}function Kt(e,t,n){var o,s,r;A.__&&A.__(e,t),s=(o=typeof n=="function")?null:n&&n.__k||t.
__k,r=[],Vs(t,e=(!o&&n||t).__k=Ks(Wn,null,[e]),s||zn,zn,t.ownerSVGElement!==void 0,!o&&n?[n]:s?null:t.firstChild?Gn.call(t.childNodes):null,r,!o&&n?n:s?s.__e:t.firstChild,o),Sl(r,e)}function Vt(e,t){var n={
__c:t="__cC"+gl++,__:e,Consumer:function(o,s){return o.children(s)},Provider:function(o){var s,r;return this.getChildContext||(s=[],(r={})[t]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=
function(a){this.props.value!==a.value&&s.some(Gs)},this.sub=function(a){s.push(a);var i=a.componentWillUnmount;a.componentWillUnmount=function(){s.splice(s.indexOf(a),1),i&&i.call(a)}}),o.children}};
return n.Provider.__=n.Consumer.contextType=n}Gn=yl.slice,A={__e:function(e,t){for(var n,o,s;t=t.__;)if((n=t.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(
e)),s=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),s=n.__d),s)return n.__E=n}catch(r){e=r}throw e}},hl=0,Jt.prototype.setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?
this.__s:this.__s=Ue({},this.state),typeof e=="function"&&(e=e(Ue({},n),this.props)),e&&Ue(n,e),e!=null&&this.__v&&(t&&this.__h.push(t),Gs(this))},Jt.prototype.forceUpdate=function(e){this.__v&&(this.
__e=!0,e&&this.__h.push(e),Gs(this))},Jt.prototype.render=Wn,Wt=[],bl=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,qn.__r=0,gl=0;var it,te,ll,vt=0,Ws=[],cl=A.__b,
ul=A.__r,pl=A.diffed,fl=A.__c,dl=A.unmount;function _t(e,t){A.__h&&A.__h(te,e,vt||t),vt=0;var n=te.__H||(te.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function g(e){return vt=1,El(
Al,e)}function El(e,t,n){var o=_t(it++,2);return o.t=e,o.__c||(o.__=[n?n(t):Al(void 0,t),function(s){var r=o.t(o.__[0],s);o.__[0]!==r&&(o.__=[r,o.__[1]],o.__c.setState({}))}],o.__c=te),o.__}function k(e,t){
var n=_t(it++,3);!A.__s&&Zs(n.__H,t)&&(n.__=e,n.__H=t,te.__H.__h.push(n))}function ne(e,t){var n=_t(it++,4);!A.__s&&Zs(n.__H,t)&&(n.__=e,n.__H=t,te.__h.push(n))}function S(e){return vt=5,pe(function(){
return{current:e}},[])}function xm(e,t,n){vt=6,ne(function(){typeof e=="function"?e(t()):e&&(e.current=t())},n==null?n:n.concat(e))}function pe(e,t){var n=_t(it++,7);return Zs(n.__H,t)&&(n.__=e(),n.__H=
t,n.__h=e),n.__}function Ce(e,t){return vt=8,pe(function(){return e},t)}function lt(e){var t=te.context[e.__c],n=_t(it++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(te)),t.props.value):e.__}function wm(e,t){
A.useDebugValue&&A.useDebugValue(t?t(e):e)}function km(e){var t=_t(it++,10),n=g();return t.__=e,te.componentDidCatch||(te.componentDidCatch=function(o){t.__&&t.__(o),n[1](o)}),[n[0],function(){n[1](void 0)}]}
function vm(){Ws.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(Un),e.__H.__h.forEach(Js),e.__H.__h=[]}catch(t){e.__H.__h=[],A.__e(t,e.__v)}}),Ws=[]}A.__b=function(e){te=null,cl&&cl(e)},A.__r=function(e){
ul&&ul(e),it=0;var t=(te=e.__c).__H;t&&(t.__h.forEach(Un),t.__h.forEach(Js),t.__h=[])},A.diffed=function(e){pl&&pl(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(Ws.push(t)!==1&&ll===A.requestAnimationFrame||
((ll=A.requestAnimationFrame)||function(n){var o,s=function(){clearTimeout(r),ml&&cancelAnimationFrame(o),setTimeout(n)},r=setTimeout(s,100);ml&&(o=requestAnimationFrame(s))})(vm)),te=void 0},A.__c=function(e,t){
t.some(function(n){try{n.__h.forEach(Un),n.__h=n.__h.filter(function(o){return!o.__||Js(o)})}catch(o){t.some(function(s){s.__h&&(s.__h=[])}),t=[],A.__e(o,n.__v)}}),fl&&fl(e,t)},A.unmount=function(e){dl&&
dl(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(Un)}catch(n){A.__e(n,t.__v)}};var ml=typeof requestAnimationFrame=="function";function Un(e){var t=te;typeof e.__c=="function"&&e.__c(),te=t}function Js(e){
var t=te;e.__c=e.__(),te=t}function Zs(e,t){return!e||e.length!==t.length||t.some(function(n,o){return n!==e[o]})}function Al(e,t){return typeof t=="function"?t(e):t}var Cl=function(e,t,n,o){var s;t[0]=
0;for(var r=1;r<t.length;r++){var a=t[r++],i=t[r]?(t[0]|=a?1:2,n[t[r++]]):t[++r];a===3?o[0]=i:a===4?o[1]=Object.assign(o[1]||{},i):a===5?(o[1]=o[1]||{})[t[++r]]=i:a===6?o[1][t[++r]]+=i+"":a?(s=e.apply(
i,Cl(e,i,n,["",null])),o.push(s),i[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(i)}return o},$l=new Map,l=function(e){var t=$l.get(this);return t||(t=new Map,$l.set(this,t)),(t=Cl(this,t.get(e)||(t.set(e,t=(function(n){
for(var o,s,r=1,a="",i="",c=[0],p=function(d){r===1&&(d||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,d,a):r===3&&(d||a)?(c.push(3,d,a),r=2):r===2&&a==="..."&&d?c.push(4,d,0):r===2&&a&&!d?c.push(
5,0,!0,a):r>=5&&((a||!d&&r===5)&&(c.push(r,0,a,s),r=6),d&&(c.push(r,d,0,s),r=6)),a=""},u=0;u<n.length;u++){u&&(r===1&&p(),p(u));for(var f=0;f<n[u].length;f++)o=n[u][f],r===1?o==="<"?(p(),c=[c],r=3):a+=
o:r===4?a==="--"&&o===">"?(r=1,a=""):a=o+a[0]:i?o===i?i="":a+=o:o==='"'||o==="'"?i=o:o===">"?(p(),r=1):r&&(o==="="?(r=5,s=a,a=""):o==="/"&&(r<5||n[u][f+1]===">")?(p(),r===3&&(c=c[0]),r=c,(c=c[0]).push(
2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(p(),r=2):a+=o),r===3&&a==="!--"&&(r=4,c=c[0])}return p(),c})(e)),t),arguments,[])).length>1?t:t[0]}.bind(Ks);var _m=[1,2,5];function Qs({amount:{minimum:e,maximum:t}}){return t===null?".from":e===t?".exactly":""}function Tl({action:e,act:t,t:n}){let{minimum:o,maximum:s}=e.amount,r=s??1/0,[a,i]=g(null),c=a??String(
o),p=Number(c),u=$=>()=>i(String(Math.min(r,Math.max(o,(Number.isFinite(p)?p:o)+$)))),f=$=>()=>i(String($)),d=$=>{$.preventDefault(),t({...e,amount:c.trim()===""?null:p})},m=[...new Set([o,..._m.map($=>o+
$).filter($=>$<r),...s===null?[]:[s]])];return l`
        <form class="bid" novalidate onSubmit=${d} data-action-type="bid" data-action=${JSON.stringify(e)}>
            <label for="bid-amount">${n(`bid.label${Qs(e)}`,e.amount)}</label>
            <div class="stepper">
                <button type="button" class="icon" aria-label=${n("bid.less")} disabled=${p<=o} onClick=${u(-1)}>−</button>
                <input id="bid-amount" name="amount" type="number" inputmode="numeric" step="1" min=${o} max=${s??void 0} value=${c}
                    autocomplete="off" onInput=${$=>i($.target.value)} />
                <button type="button" class="icon" aria-label=${n("bid.more")} disabled=${p>=r} onClick=${u(1)}>+</button>
                <button type="submit" class="primary">${n("bid.send",{amount:c})}</button>
            </div>
            ${m.length>1&&l`
                <div class="row tight" role="group" aria-label=${n("bid.quick")}>
                    ${m.map($=>l`<button type="button" class="chip" aria-pressed=${String($===p)} onClick=${f($)}>
                        ${$===s?n("bid.all",{amount:$}):$}</button>`)}
                </div>`}
        </form>
    `}var Jn=e=>{},fe=e=>Jn(e);function Ll(){let[e,t]=g("");return k(()=>(Jn=t,()=>{Jn===t&&(Jn=()=>{})}),[]),e}function Nl({action:e,component:t,game:n,gameSheet:o,view:s,act:r,t:a}){let{count:i,from:c}=e[t],[p,u]=g([]),f=Sm(c);for(let h of p)f.set(h,f.get(h)-1);let d=i-p.length,m=d>0?a("reveal.due",{n:d,of:i}):
a("reveal.complete");k(()=>{p.length>0&&fe(m)},[d]);let $=h=>l`<span class="piece" aria-hidden="true"><${n.Piece} component=${t} value=${h} t=${a} gameSheet=${o} view=${s} /></span>`;return l`
        <form class="reveal" data-action-type="reveal" data-action=${JSON.stringify(e)} data-component=${t} onSubmit=${h=>{h.preventDefault(),r({...e,[t]:p})}}>
            <p data-due=${d}>${m}</p>
            <ol class="picked" aria-label=${a("reveal.picked")}>
                ${p.map((h,b)=>l`<li key=${b}>${$(h)}<span class="visually-hidden">${String(h)}</span></li>`)}
                ${Array.from({length:d},(h,b)=>l`<li key=${p.length+b} class="free" aria-hidden="true"></li>`)}
            </ol>
            <div class="row tight">
                <button type="submit" class="primary" data-reveal disabled=${d>0}>${a("reveal.send")}</button>
                <button type="button" data-unpick disabled=${p.length===0} onClick=${()=>u(p.slice(0,-1))}>${a("reveal.undo")}</button>
            </div>
            <div class="choices" role="group" aria-label=${a("reveal.choices")}>
                ${[...f].map(([h,b])=>l`
                    <button type="button" class="choice-piece" key=${h} data-pick=${h} disabled=${b===0||d===0}
                        aria-label=${a(b>1?"reveal.pick-of":"reveal.pick",{card:h,n:b})}
                        onClick=${()=>u([...p,h])}>
                        ${$(h)}${b>1&&l`<span class="times" aria-hidden="true">×${b}</span>`}
                    </button>`)}
            </div>
        </form>
    `}function Sm(e){let t=new Map;for(let n of e)t.set(n,(t.get(n)??0)+1);return t}var jl=!1;if(typeof document<"u"){let e=t=>n=>jl=t(n);document.addEventListener("pointerdown",e(({pointerType:t})=>t==="touch"),!0),document.addEventListener("keydown",e(()=>!1),!0)}var Rl=(e,t)=>JSON.
stringify(e)===JSON.stringify(t);function Zt(e,t,n){return!e?.tapped||e.ply!==n.ply?null:t.find(o=>Rl(o,e.tapped))??null}var ze=e=>({...e,tapped:void 0,at:void 0});function qe({act:e,legal:t,view:n,prepared:o,
prepare:s}){let r=Zt(o,t,n);return a=>{let i=Rl(a,r);return{action:a,onAct:()=>jl&&!i?s(p=>({...p,ply:n.ply,tapped:a})):(s(ze),e(a)),...i&&{pressed:!0}}}}var Bl=({amount:e})=>e!==null&&typeof e=="object",Xs=e=>Object.keys(e).find(t=>e[t]?.count!==void 0&&Array.isArray(e[t]?.from))??null;function er({game:e,gameSheet:t,t:n,act:o,busy:s,view:r,legal:a,player:i,
prepared:c,prepare:p}){let u=a.filter(Bl),f=a.filter(b=>!Bl(b)&&Xs(b)!==null),d=a.filter(b=>!u.includes(b)&&!f.includes(b)),m=r&&Zt(c,d,r),$=b=>(p(ze),o(b)),h={view:r,gameSheet:t,legal:d,act:o,t:n,player:i,
prepared:c,prepare:p,isConfirming:!!m};return l`
        <div class="panel" aria-busy=${String(s)}>
            ${m&&l`<${Om} action=${m} name=${e.label(m,n,r)} act=${$} leave=${()=>p(ze)} t=${n} />`}
            ${u.map(b=>l`<${Tl} action=${b} act=${o} t=${n} />`)}
            ${f.map(b=>l`<${Nl} action=${b} component=${Xs(b)} game=${e} gameSheet=${t} view=${r} act=${o} t=${n} />`)}
            ${d.length>0&&(e.Actions&&!d.every(Pl)?l`<${e.Actions} ...${h} />`:l`<${Kn} ...${h} game=${e} />`)}
        </div>
    `}function Om({action:e,name:t,act:n,leave:o,t:s}){return k(()=>fe(`${t}: ${s("confirm.do")}?`),[t]),l`
        <div class="confirm" role="group" aria-labelledby="confirm-what" data-confirming=${JSON.stringify(e)}>
            <p id="confirm-what">${t}</p>
            <div class="confirm-buttons">
                <button type="button" class="primary" data-confirm onClick=${()=>n(e)}>${s("confirm.do")}</button>
                <button type="button" data-leave onClick=${o}>${s("confirm.back")}</button>
            </div>
        </div>
    `}var Pl=({type:e})=>e==="reveal";function Kn({game:e,gameSheet:t,legal:n,act:o,t:s,view:r}){return l`
        <div class="action-buttons">
            ${n.map(a=>l`
                <button type="button" key=${JSON.stringify(a)} class="action ${a.type}" data-action=${JSON.stringify(a)} onClick=${()=>o(a)}>
                    ${Pl(a)&&l`<span class="piece" aria-hidden="true"><${Mm} game=${e} gameSheet=${t} action=${a} t=${s} view=${r} /></span>`}
                    <span>${e.label(a,s,r)}</span>
                </button>`)}
        </div>
    `}function Mm({game:e,gameSheet:t,action:n,t:o,view:s}){let r=Object.keys(n).find(a=>a!=="type"&&a!=="player");return l`<${e.Piece} component=${r} value=${n[r]} t=${o} gameSheet=${t} view=${s} />`}var nr={};M(nr,{copy:()=>ct});async function ct(e){try{return await navigator.clipboard.writeText(e),!0}catch{let t=Object.assign(document.createElement("textarea"),{value:e,readOnly:!0,className:"vis\
ually-hidden"});document.body.append(t),t.select();let n=document.execCommand("copy");return t.remove(),n}}var ir={};M(ir,{DealField:()=>ar,DealerFields:()=>rr,OpenField:()=>Yt});var sr={};M(sr,{Field:()=>B,FieldErrors:()=>Vn,Prose:()=>Ge,Select:()=>U,errorsAt:()=>Y,focusFirstError:()=>or});var Y=(e,t)=>e.filter(n=>n.pointer===t||n.pointer?.startsWith(`${t}/`));function B({name:e,label:t,hint:n,errors:o=[],control:s,children:r}){let a=`field-${e}`,i=[n&&`${a}-hint`,o.length>0&&`${a}-erro\
rs`].filter(Boolean).join(" "),c={id:a,name:e,"aria-invalid":o.length>0?"true":void 0,"aria-describedby":i||void 0};return l`
        <div class="field ${o.length>0?"invalid":""}">
            <label for=${a}>${t}</label>
            ${n&&l`<p class="hint" id="${a}-hint">${n}</p>`}
            <div class="control">${s(c)}${r}</div>
            <${Vn} id="${a}-errors" errors=${o} />
        </div>
    `}var Vn=({id:e,errors:t})=>t.length>0&&l`<ul class="errors" id=${e} data-errors>${t.map(n=>l`<li><${Ge} text=${n.detail} /></li>`)}</ul>`,U=({choices:e,value:t,onChange:n,...o})=>l`
    <select ...${o} onChange=${s=>n(e[s.target.selectedIndex][0])}>
        ${e.map(([s,r])=>l`<option key=${s} value=${String(s)} selected=${s===t}>${r}</option>`)}
    </select>
`,Ge=({text:e})=>e.split(/`([^`]+)`/).map((t,n)=>n%2===1?l`<code>${t}</code>`:t);function or(e){e?.querySelector('[aria-invalid="true"], .invalid :is(button, input, select, textarea):enabled')?.focus()}function rr({draft:e,change:t,errors:n,byLink:o,t:s}){let r=a=>()=>t({...e,dealer:a});return l`
        <${B} name="first_player" label=${s("setup.first")} errors=${Y(n,"/first_player")}
            control=${a=>l`<${U} ...${a} value=${e.players.includes(e.first)?e.first:e.players[0]}
                choices=${e.players.map(i=>[i,i])} onChange=${i=>t({...e,first:i})} />`} />
        <fieldset class="choice">
            <legend>${s("setup.dealer")}</legend>
            ${["service","table"].map(a=>l`
                <label class="radio">
                    <input type="radio" name="dealer" value=${a} checked=${e.dealer===a} onChange=${r(a)} />
                    <span><strong>${s(`setup.dealer.${a}`)}</strong> <span class="hint">${s(`setup.dealer.${a}-hint${o?"-by-link":""}`)}</span></span>
                </label>`)}
        </fieldset>
        ${e.dealer==="service"&&!o&&l`
            <${B} name="seed" label=${s("setup.seed")} hint=${s("setup.seed-hint")} errors=${Y(n,"/seed")}
                control=${a=>l`<input ...${a} type="text" autocomplete="off" spellcheck="false" value=${e.seed}
                    onInput=${i=>t({...e,seed:i.target.value})} />`} />`}
    `}var Yt=({t:e,open:t,setOpen:n})=>l`
    <label class="switch">
        <input type="checkbox" name="open" checked=${t} onChange=${o=>n(o.target.checked)} />
        <span><strong>${e("open.title")}</strong> <span class="hint">${e("open.hint")}</span></span>
    </label>
`;function ar({sheet:e,draft:t,change:n,errors:o,t:s,Deal:r}){let a=Y(o,"/deal"),{ruleset:i,variant:c,options:p,players:u}=t;return l`
        <fieldset class="deal ${a.length>0?"invalid":""}">
            <legend>${s("setup.deal")}</legend>
            <${Vn} id="deal-errors" errors=${a} />
            <${r} deal=${t.deal} change=${f=>n({...t,deal:f})} gameSheet=${e} t=${s}
                setup=${{ruleset:i,variant:c,options:p,players:u}} />
        </fieldset>
    `}var lr={};M(lr,{download:()=>Qt});function Qt(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var cr={};M(cr,{EventLog:()=>Zn});function Zn({log:e,t,then:n}){let o=Ll(),s=S(e.length);return k(()=>{let r=e.slice(Math.min(s.current,e.length-1)).map(({text:a})=>a);e.length!==s.current&&fe([...r,...n?[n]:[]].join(" ")),s.current=e.
length},[e]),l`
        <section class=${e.length>0?"log":"visually-hidden"} aria-labelledby="log-title">
            <h2 id="log-title" class="small">${t("log.title")}</h2>
            <p class="visually-hidden" role="status" data-said>${o}</p>
            <ol reversed class="events" tabindex=${e.length>0?"0":void 0} aria-labelledby="log-title">
                ${e.map((r,a)=>l`<li key=${a} data-event-type=${r.type} value=${a+1}>${r.text}</li>`).reverse()}
            </ol>
        </section>
    `}var ur={};M(ur,{figure:()=>Yn});var Yn=e=>String(e).replace("-","−");var $r={};M($r,{Forfeited:()=>mr});var dr={};M(dr,{choosing:()=>Xt,forfeitedToAct:()=>Qn,lastSeat:()=>pr,nextToAct:()=>Hl,viewerOf:()=>fr});function Qn({to_act:e,state:t}){let n=(t.forfeits??[]).map(({seat:o})=>o);return e.filter(o=>n.
includes(o))}function Xt(e){let t=Qn(e);return e.to_act.filter(n=>!t.includes(n))}function pr(e){let t=e.findLast(({type:n,player:o})=>o!=="referee"||n==="default");return t?.seat??t?.player}function Hl(e,t){
let n=e.state.players.map(({id:r})=>r),o=r=>(n.indexOf(r)-n.indexOf(t)-1+n.length)%n.length,[s=null]=Xt(e).sort((r,a)=>o(r)-o(a));return s}function fr(e,{open:t,holder:n,wanted:o,last:s,sealed:r,unseen:a}){
let i=Xt(e),c=e.state.dealer==="table",p={referee:c,actor:null,alone:!1,pass:null};if(e.finished||i.length===0)return p;let u=i.includes(o)?o:Hl(e,s),f=c?r&&i.length>1:!t,d=i.includes(n)?n:null;return!f||
!a(d??u)?{...p,actor:u}:d===null?{...p,pass:u}:{...p,actor:d,alone:!0}}function mr({position:e,table:t,view:n,rule:o}){let{game:s,t:r,busy:a}=t;return Qn(e).map(i=>{let c=e.default_actions[i],p=s.sealed?.includes(c.type)?r("forfeited.sealed"):Em(c,s,r,n);return l`
            <div class="forfeited" key=${i} data-forfeited=${i}>
                <p>${r("forfeited.due",{player:i})}</p>
                <button type="button" class="primary" data-default disabled=${a} onClick=${()=>o({type:"default",player:"referee",seat:i})}>
                    ${r("forfeited.play",{player:i,action:p})}</button>
            </div>`})}function Em(e,t,n,o){return e.type==="bid"?n("bid.send",{amount:e.amount}):t.label(e,n,o)}var Nr={};M(Nr,{EditionFields:()=>an,OptionFields:()=>cn,PlayerFields:()=>ln,firstDraft:()=>rn});var Tr={};M(Tr,{OptionField:()=>Cr});var br={};M(br,{plainly:()=>hr,valueName:()=>We});function We(e,t,n){if(typeof t=="boolean")return n(t?"yes":"no");let o=`value.${e}.${t}`;return typeof t=="string"?n.has(o)?n(o):t:JSON.stringify(t)}var hr=e=>e.
replaceAll(/\s?\(`[^`]+`\)/g,"");var Ar={};M(Ar,{ErrorItem:()=>tc,ProblemBox:()=>z,Technical:()=>Se});var _r={};M(_r,{BatchAnswer:()=>tn,Branched:()=>bo,Client:()=>Mt,GameClient:()=>nn,GavelError:()=>Ke,GavelProblem:()=>P,Held:()=>xo,IllegalAction:()=>oo,Internal:()=>po,InvalidRequest:()=>to,InvalidState:()=>no,
KeyMissing:()=>mo,KeyRefused:()=>$o,MalformedJson:()=>eo,MatchGameClient:()=>Ot,MethodNotAllowed:()=>io,NotAcceptable:()=>lo,NotFinished:()=>so,NotFound:()=>ao,PROBLEMS:()=>xr,ReceiptBroken:()=>wo,SealBroken:()=>yo,
SealedTable:()=>St,SealingNotConfigured:()=>ko,TableUnknown:()=>go,TooLarge:()=>uo,TooManyRequests:()=>ho,TransportError:()=>q,Unavailable:()=>fo,UnknownGame:()=>ro,UnsupportedMediaType:()=>co,asCurl:()=>_o,
choose:()=>Il,concrete:()=>Fl,expandBid:()=>Dl,newSeatKey:()=>Zl,problemFrom:()=>en,verifierOf:()=>vr});function Il(e,...t){let[n]=t,o=Object.entries(e);if(n!==void 0&&!o.some(([,s])=>Xn(s)||yr(s)))throw new RangeError(`there is nothing to choose in ${JSON.stringify(e)}`);return Object.fromEntries(o.map(
([s,r])=>[s,Am(s,r,n)]))}function Am(e,t,n){if(Xn(t)){let{minimum:o,maximum:s}=t;if(Number.isInteger(n)&&Number(n)>=o&&Number(n)<=s)return n;throw new RangeError(`${e} must be an integer from ${o} to ${s}\
, not ${JSON.stringify(n)}`)}if(yr(t)){if(Array.isArray(n)&&n.length===t.count&&Cm(t.from,n))return n;let o=JSON.stringify(t.from);throw new RangeError(`${e} must be a list of ${t.count} of ${o}, not ${JSON.
stringify(n)}`)}return t}function Cm(e,t){let n=e.map(o=>JSON.stringify(o));return t.every(o=>{let s=n.indexOf(JSON.stringify(o));return s>=0&&n.splice(s,1).length===1})}function Fl(e,t=Math.random){let n=Object.
entries(e).map(([o,s])=>[o,Tm(s,t)]);return Object.fromEntries(n)}function Dl(e){let t="amount"in e?e.amount:void 0;if(!Xn(t))return[e];let{minimum:n,maximum:o}=t;return Array.from({length:Math.max(0,
o-n+1)},(r,a)=>n+a).map(r=>({...e,amount:r}))}function Tm(e,t){return Xn(e)?e.minimum+Math.floor(t()*(e.maximum-e.minimum+1)):yr(e)?Lm(e,t):e}function Lm({count:e,from:t},n){let o=[...t];return Array.
from({length:Math.min(e,o.length)},()=>o.splice(Math.floor(n()*o.length),1)[0])}function Xn(e){return gr(e,"minimum")&&gr(e,"maximum")}function yr(e){return gr(e,"count")&&"from"in e&&Array.isArray(e.
from)}function gr(e,t){return typeof e=="object"&&e!==null&&typeof e[t]=="number"}var Ke=class extends Error{status;requestId;transient;retryAfter;constructor(t,n){super(t,n.cause===void 0?void 0:{cause:n.cause}),this.name=new.target.name,this.status=n.status??null,this.requestId=n.
requestId??null,this.transient=n.transient??!1,this.retryAfter=n.retryAfter??null}},q=class extends Ke{constructor(t,n={}){super(t,n)}},P=class extends Ke{problem;type;kind;title;detail;constructor(t,n={}){
let o=ut(t.status)??n.status??0,s=typeof t.instance=="string"?t.instance:n.requestId??null;super(Nm(t,o,s),{...n,status:o,requestId:s}),this.problem=t,this.type=String(t.type??"about:blank"),this.kind=
wr(t),this.title=String(t.title??this.kind),this.detail=String(t.detail??"")}},eo=class extends P{offset=ut(this.problem.offset)},to=class extends P{errors=Je(this.problem.errors);more=ut(this.problem.
more)??0},no=class extends P{violations=Je(this.problem.violations);more=ut(this.problem.more)??0},oo=class extends P{violations=Je(this.problem.violations);more=ut(this.problem.more)??0;toAct=Je(this.
problem.to_act);legalActions=Je(this.problem.legal_actions)},so=class extends P{},ro=class extends P{games=Je(this.problem.games)},ao=class extends P{},io=class extends P{},lo=class extends P{},co=class extends P{},
uo=class extends P{limit=ut(this.problem.limit)},po=class extends P{},fo=class extends P{},mo=class extends P{},$o=class extends P{},ho=class extends P{},bo=class extends P{},go=class extends P{},yo=class extends P{},
xo=class extends P{},wo=class extends P{},ko=class extends P{},xr={"malformed-json":eo,"seal-broken":yo,"receipt-broken":wo,"invalid-request":to,"invalid-state":no,"illegal-action":oo,"not-finished":so,
"unknown-game":ro,"not-found":ao,"method-not-allowed":io,"not-acceptable":lo,"unsupported-media-type":co,"too-large":uo,internal:po,unavailable:fo,"key-missing":mo,"key-refused":$o,"too-many-requests":ho,
held:xo,branched:bo,"table-unknown":go,"sealing-not-configured":ko};function en(e,t={}){let n=e,o=wr(n),s=Object.hasOwn(xr,o)?xr[o]:void 0;return new(s??P)(n,t)}function wr(e){return String(e.type??"").
replace(/\/+$/,"").split("/").at(-1)??""}function Nm(e,t,n){let o=`${e.title??wr(e)} (${t})`,s=[e.detail?`${o}: ${e.detail}`:o,...jm(e)];return(n?[...s,`request id: ${n}`]:s).join(`
  `)}function jm(e){let t=[...Je(e.errors),...Je(e.violations)].map(Rm),n=ut(e.more);return n?[...t,`and ${n} more`]:t}function Rm(e){let t=e.pointer?` at ${e.pointer}`:"",n=e.rule?` (${e.rule})`:"";return`${e.
code}${t}${n}: ${e.detail}`}function Je(e){return Array.isArray(e)?e:[]}function ut(e){return typeof e=="number"?e:null}function _o(e){let t=["curl","--silent","--show-error"];(e.method!=="GET"||e.body!==null)&&t.push("--request",e.method),t.push(kr(e.url));for(let[n,o]of Object.entries(e.headers))t.push("--header",kr(
o===""?`${n};`:`${n}: ${o}`));return e.body!==null&&t.push("--data-raw",kr(e.body)),t.join(" ")}var vo=class{#t;#e;#n=performance.now();#o="";constructor(t,n){this.#t=t,this.#e=n}add(t){this.#o+=t}ended(){
let t=this.#e?this.#o.split(`
`).filter(Boolean).map(Ul):Ul(this.#o);return{...this.#t,answer:t,milliseconds:performance.now()-this.#n}}};function Ul(e){try{return JSON.parse(e)}catch{return e===""?null:e}}function kr(e){return`'${e.
replaceAll("'",String.raw`'\''`)}'`}var Bm=new Set([429,502,503,504]);function zl(e){return Bm.has(e)}function ql(e,t,n=Math.random,o=Date.now()){let s=t===null?NaN:Pm(t.trim(),o);return Number.isNaN(s)?Math.min(1e4,200*2**(e-1))*(.5+n()/
2):s>6e4?null:s}function Pm(e,t){return/^\d+$/.test(e)?Number(e)*1e3:Math.max(0,Date.parse(e)-t)}function Gl(e,t){return new Promise((n,o)=>{let s=()=>{clearTimeout(r),o(t?.reason)},r=setTimeout(()=>{
t?.removeEventListener("abort",s),n()},e);t?.aborted?s():t?.addEventListener("abort",s,{once:!0})})}var Hm=2**31-1,So=class{#t=new AbortController;#e;#n;#o;constructor(t,n){this.#e=t,this.#n=n,n?.addEventListener("abort",this.#s),this.start()}get signal(){return this.#t.signal}start(){this.#e<=Hm&&(this.#o=
setTimeout(this.#r,this.#e))}stop(){clearTimeout(this.#o)}end(){this.stop(),this.#n?.removeEventListener("abort",this.#s),this.#t.abort()}#s=()=>{this.#t.abort(this.#n?.reason)};#r=()=>{let t=`no answ\
er within ${this.#e} milliseconds`;this.#t.abort(new q(t,{transient:!0}))}};var Wl="application/problem+json",Oo=class{baseUrl;#t;#e;#n;constructor(t,n){if(this.baseUrl=Im(t),this.#t={...n},this.#e=n.retries??3,this.#n=n.timeout??3e4,!(this.#e>=0)||!(this.#n>0))throw new RangeError(
"retries cannot be negative, and a timeout must be positive")}async json(t){let n=await this.text({...t,accept:"application/json"});return Mo(n)}async text(t){for(let n=1;;n++)try{let o="";for await(let s of this.
pieces(t))o+=s;return o}catch(o){await this.untilNextTry(o,n,t.signal)}}async untilNextTry(t,n,o){if(!(t instanceof Ke)||!t.transient||n>this.#e)throw t;let s=ql(n,t.retryAfter);if(s===null)throw t;await Gl(
s,o)}async*pieces(t){t.signal?.throwIfAborted();let n=new So(this.#n,t.signal),o=this.#o(t),s=this.#t.onExchange,r=s&&new vo(o,t.streamed??!1);try{let a=await this.#s(o,t.key,n.signal);if(o.status=a.status,
a.status!==200){let i=await a.text();throw r?.add(i),Dm(o,a,i)}for await(let i of Fm(a))r?.add(i),t.streamed&&n.stop(),yield i,t.streamed&&n.start()}catch(a){throw n.signal.aborted?n.signal.reason:Um(
o,a)}finally{n.end(),r&&s(r.ended())}}#o(t){let n=new Headers(this.#t.headers);n.set("accept",`${t.accept}, ${Wl}`);let o=t.language??this.#t.language;return o!==void 0&&n.set("accept-language",o),t.requestId!==
void 0&&n.set("x-request-id",t.requestId),t.body!==void 0&&n.set("content-type",t.body.type),{method:t.method,url:this.baseUrl+t.path,headers:Object.fromEntries(n),body:t.body?.text??null,status:null,
answer:null,milliseconds:0}}#s({method:t,url:n,headers:o,body:s},r,a){let i=r===void 0?o:{...o,authorization:`Bearer ${r}`};return(this.#t.fetch??globalThis.fetch)(n,{method:t,headers:i,body:s,signal:a,
redirect:"manual"})}};function Mo(e){let t;try{t=JSON.parse(e)}catch(n){throw new q("the answer is no JSON",{status:200,cause:n})}if(typeof t!="object"||t===null||Array.isArray(t))throw new q("the ans\
wer is no JSON object",{status:200});return t}function Im(e){let t=globalThis.document?.baseURI??globalThis.location?.href,n=new URL(e||".",t);if(n.protocol!=="http:"&&n.protocol!=="https:")throw new TypeError(
`the base URL must begin with http: or https:, not ${n.protocol}`);return n.search=n.hash="",n.href.replace(/\/+$/,"")}async function*Fm(e){let t=e.body?.getReader(),n=new TextDecoder;for(;t;){let{done:o,
value:s}=await t.read(),r=o?n.decode():n.decode(s,{stream:!0});if(r&&(yield r),o)return}}function Dm(e,t,n){let o={status:t.status,requestId:t.headers.get("x-request-id"),retryAfter:t.headers.get("ret\
ry-after"),transient:zl(t.status)};if((t.headers.get("content-type")??"").split(";")[0]?.trim().toLowerCase()===Wl)return en(Mo(n),o);if(t.type==="opaqueredirect"||t.headers.has("location")){let a=t.headers.
get("location")??"another address";return new q(`${e.url} redirects to ${a}: use that base URL`,o)}let r=`${t.status} ${t.statusText}`.trim();return new q(`${e.url} answered ${r}, which is no answer o\
f this service`,o)}function Um({method:e,url:t,status:n},o){if(o instanceof Ke)return o;let s=n===null?`${e} ${t} got no answer`:`${t} answered ${n}, but broke off`;return new q(`${s}: ${Jl(o)}`,{status:n,
transient:!0,cause:o})}function Jl(e){return e instanceof Error?e.cause instanceof Error?Jl(e.cause):e.message||e.name:String(e)}var zm=64*1024,Kl="application/x-ndjson",tn=class{id;status;body;constructor(t){this.id=t.id,this.status=t.status,this.body=t.body}get ok(){return this.status===200}get problem(){return this.ok?null:en(
this.body,{status:this.status})}unwrap(){if(this.problem!==null)throw this.problem;return this.body}};async function*Vl(e,t,{portion:n=zm,...o}){for await(let s of qm(t,n))for(let r=1;s.length>0;r++)try{
yield*Gm(e,s,o)}catch(a){await e.untilNextTry(a,r,o.signal)}}async function*qm(e,t){let n=new TextEncoder,o=[],s=0;for await(let r of e){let a=`${JSON.stringify(r)}
`,i=n.encode(a).length;o.length>0&&s+i>t&&(yield o,[o,s]=[[],0]),o.push(a),s+=i,s>=t&&(yield o,[o,s]=[[],0])}o.length>0&&(yield o)}async function*Gm(e,t,n){let o={text:t.join(""),type:Kl},s={...n,method:"\
POST",path:"/v1/batch",accept:Kl,body:o,streamed:!0};for await(let r of Wm(e.pieces(s))){if(t.shift()===void 0)throw new q("the batch has more answers than lines",{status:200});yield new tn(Mo(r))}if(t.
length>0)throw new q("the batch has fewer answers than lines",{status:200,transient:!0})}async function*Wm(e){let t="";for await(let n of e){let o=(t+n).split(`
`);t=o.pop()??"",yield*o.filter(s=>s.trim()!=="")}t.trim()!==""&&(yield t)}var St=class e{token;#t;#e;#n;constructor(t,n,o,s){if(s!==void 0&&!/^[\x21-\x7e]+$/.test(s))throw new TypeError("a key is one line of letters, digits and signs, without spaces");this.token=o,this.#t=t,
this.#e=n,this.#n=s}at(t){return new e(this.#t,this.#e,t,this.#n)}act(t,n){return this.#o("actions",{token:this.token,action:t},n)}view(t){return this.#o("views",{token:this.token},t)}merge(t,n){return this.#o(
"merges",{tokens:[this.token,...t]},n)}newKey(t,n){return this.#o("seats",{token:this.token,seat:t},n)}unseal(t){return this.#o("unseal",{token:this.token},t)}receipt(t){return this.#o("receipts",{token:this.
token},t)}heads(t){return this.#o("heads",{token:this.token},t)}#o(t,n,o={}){let{signal:s,requestId:r,language:a,...i}=o,c={text:JSON.stringify({...n,...i}),type:"application/json"},p={signal:s,requestId:r,
language:a,method:"POST",path:`${this.#e}/sealed/${t}`,body:c};return this.#t.json(this.#n===void 0?p:{...p,key:this.#n})}};var nn=class{id;#t;#e;constructor(t,n){this.id=n,this.#t=t,this.#e=`/v1/games/${encodeURIComponent(n)}`}sheet(t){return this.#t.json({...t,method:"GET",path:this.#e})}rules(t){return this.#t.json({...t,
method:"GET",path:`${this.#e}/rules`})}messages(t){return this.#t.json({...t,method:"GET",path:`${this.#e}/messages`})}setup(t,n){return this.post("setup",t,n)}act(t,n,o){return this.post("actions",{state:t,
action:n},o)}legalActions(t,n){return this.post("legal-actions",{state:t},n)}scores(t,n){return this.post("scores",{state:t},n)}tally(t,n){return this.post("tallies",t,n)}view(t,n,o){return this.post(
"views",{state:t,viewer:n},o)}views(t,n,o){return this.post("views",{state:t,viewers:n},o)}inspect(t,n){return this.post("inspections",{state:t},n)}replay(t,n){return this.post("replays",t,n)}sealedSetup(t,n){
return this.post("sealed/setup",t,n)}sealed(t,n){return new St(this.#t,this.#e,t,n)}post(t,n,o={}){let{signal:s,requestId:r,language:a,...i}=o,c={text:JSON.stringify({...n,...i}),type:"application/jso\
n"},p=`${this.#e}/${t}`;return this.#t.json({signal:s,requestId:r,language:a,method:"POST",path:p,body:c})}},Ot=class extends nn{match(t,n){return this.post("matches",t,n)}};var Mt=class{#t;constructor(t,n={}){this.#t=new Oo(t,n)}get baseUrl(){return this.#t.baseUrl}async games(t){return(await this.#e("/v1/games",t)).games}game(t){return new Ot(this.#t,t)}batch(t,n={}){return Vl(
this.#t,t,n)}keys(t){return this.#e("/v1/keys",t)}verifyReceipt(t,n){let o={text:JSON.stringify({receipt:t}),type:"application/json"};return this.#t.json({...n,method:"POST",path:"/v1/receipts/verify",
body:o})}health(t){return this.#e("/healthz",t)}ready(t){return this.#e("/readyz",t)}openapi(t){return this.#e("/openapi.json",t)}openapiYaml(t){return this.#n("/openapi.yaml","application/yaml",t)}async transcriptSchema(t){
return JSON.parse(await this.#n("/transcript.schema.json","application/schema+json",t))}docs(t){return this.#n("/docs","text/html",t)}problem(t,n){return this.#n(`/problems/${encodeURIComponent(t)}`,"\
text/html",n)}#e(t,n){return this.#t.json({...n,method:"GET",path:t})}#n(t,n,o){return this.#t.text({...o,method:"GET",path:t,accept:n})}};var Jm=/^gvs1\.(?:[1-9rt])\.([A-Za-z0-9_-]{42}[AEIMQUYcgkosw048])$/;async function Zl(e){if(!Number.isInteger(e)||e<1||e>9)throw new RangeError("seats are numbered from 1 on");let t=`gvs1.${e}.${Yl(crypto.
getRandomValues(new Uint8Array(32)))}`;return{key:t,verifier:await vr(t)}}async function vr(e){let t=Jm.exec(e)?.[1];if(t===void 0)throw new TypeError("this is no seat key");let n=atob(t.replaceAll("-",
"+").replaceAll("_","/")),o=Uint8Array.from(n,s=>s.charCodeAt(0));return Yl(new Uint8Array(await crypto.subtle.digest("SHA-256",o)))}function Yl(e){return btoa(String.fromCharCode(...e)).replaceAll("+",
"-").replaceAll("/","_").replaceAll("=","")}function Ql(e,t,n){let o=e.split("/").slice(1).map(s=>s.replaceAll("~1","/").replaceAll("~0","~"));return o.flatMap((s,r)=>Vm(s,o[r-1],Km(t,o.slice(0,r+1)),n)).join(", ")}var Km=(e,t)=>t.reduce((n,o)=>n?.[o],
e);function Vm(e,t,n,o){return/^\d+$/.test(e)?[Zm(Number(e)+1,t,n,o)]:e==="actions"||e==="players"?[]:[o.has(`place.of.${e}`)?o(`place.of.${e}`):o("place.other",{name:e})]}function Zm(e,t,n,o){let s=n?.
id??n;return t==="players"&&typeof s=="string"?s:o(t==="actions"?"place.action":"place.number",{n:e})}var Mr={};M(Mr,{applyScheme:()=>Or,store:()=>Te,stored:()=>_e});var Sr="gavel.";function _e(e){try{return JSON.parse(localStorage.getItem(Sr+e))}catch{return null}}function Te(e,t){try{return t===null?
localStorage.removeItem(Sr+e):localStorage.setItem(Sr+e,JSON.stringify(t)),!0}catch{return!1}}function Or(e){e==="auto"?delete document.documentElement.dataset.scheme:document.documentElement.dataset.
scheme=e}var Ym={turn:[[587,0,.16],[784,.12,.22]],refusal:[[196,0,.14],[165,.13,.24]],award:[[523,0,.12],[659,.1,.12],[784,.2,.28]],end:[[392,0,.2],[523,.18,.2],[659,.36,.2],[784,.54,.6]]},Qm=.12,on=class{#t;#e=null;constructor(t){
this.#t=t}play(t){if(!this.#t||!("AudioContext"in globalThis))return;this.#e??=new AudioContext;let n=this.#e;n.resume().catch(()=>{});for(let[o,s,r]of Ym[t])Xm(n,o,n.currentTime+s,r)}};function Xm(e,t,n,o){
let s=e.createOscillator(),r=e.createGain();s.type="triangle",s.frequency.value=t,r.gain.setValueAtTime(0,n),r.gain.linearRampToValueAtTime(Qm,n+.015),r.gain.exponentialRampToValueAtTime(1e-4,n+o),s.connect(
r).connect(e.destination),s.start(n),s.stop(n+o)}var Er=["sound","developer"],sn=Vt({sound:!1,developer:!1,sounds:new on(!1)}),Ve=()=>lt(sn).developer;function Xl(){let[e,t]=g(()=>Object.fromEntries(Er.map(s=>[s,_e(s)??!1]))),n=pe(()=>new on(e.sound),
[e.sound]);return k(()=>{for(let s of Er)Te(s,e[s])},[e]),[pe(()=>({...e,sounds:n}),[e,n]),s=>t(r=>({...r,[s]:!r[s]}))]}function ec({settings:e,flip:t,t:n}){return l`
        <details class="settings">
            <summary><span aria-hidden="true">⚙</span><span class="visually-hidden">${n("settings.title")}</span></summary>
            <div class="settings-box">
                ${Er.map(o=>l`
                    <label class="switch" key=${o}>
                        <input type="checkbox" name=${o} checked=${e[o]} onChange=${()=>t(o)} />
                        <span><strong>${n(`settings.${o}`)}</strong> <span class="hint">${n(`settings.${o}-hint`)}</span></span>
                    </label>`)}
            </div>
        </details>
    `}function z({problem:e,t,errors:n,hint:o,plain:s,brought:r}){if(!e)return null;let a=e.problem??{},i=n??a.errors??a.violations??[];return l`
        <div class="problem" role="alert" data-problem=${a.type??e.name}>
            <strong>${a.title??t(e instanceof q?"problem.unreachable":"problem.here")}</strong>
            ${(o||a.detail)&&l`<p>${o||a.detail}</p>`}
            ${!a.type&&e.message&&l`<p>${e.message}</p>`}
            ${s&&l`<p data-plainly>${s}</p>`}
            ${i.length>0&&l`<ul>${i.map(c=>l`<li><${tc} error=${c} brought=${r} t=${t} /></li>`)}</ul>`}
        </div>
    `}var tc=({error:e,brought:t,t:n})=>l`
    ${t&&e.pointer&&l`<strong data-place=${e.pointer}>${Ql(e.pointer,t,n)}</strong><br />`}
    <${Ge} text=${e.detail} />
    <${Se} error=${e} />
    ${e.clause&&l`<p class="clause">${e.clause}</p>`}
`;function Se({error:{code:e,rule:t,pointer:n}}){return Ve()?[e,t,n].filter(Boolean).map(o=>l` <code class="pointer">${o}</code>`):null}var e$=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function Cr({option:e,standard:t,value:n,change:o,errors:s,t:r}){let{id:a,ruling:i,schema:c,decides:p}=e,u=b=>o(e$(b,t)?void 0:b),f=l`<span class="option-name">${e.
name}</span><${Se} error=${{code:a}} />${i&&l` <span class="ruling">${i}</span>`}`,d=t$(c),m=Ve(),h=(d===oc||d===nc)&&!m?hr(p):p;return l`
        <div class="option ${n===void 0?"":"changed"}">
            <${B} name="option-${a}" label=${f} hint=${l`<${Ge} text=${h} />`} errors=${s}
                control=${b=>l`<${d} ...${b} option=${a} schema=${c} value=${n===void 0?t:n} set=${u} t=${r} />`}>
                ${n!==void 0&&l`<button type="button" class="quiet" onClick=${()=>o(void 0)}>${r("setup.default")}</button>`}
            <//>
        </div>
    `}function t$(e){return"const"in e||e.enum?.length===1?nc:e.type==="boolean"?n$:e.enum?oc:e.type==="integer"?o$:s$}var nc=({option:e,schema:t,set:n,t:o,value:s,...r})=>l`
    <input ...${r} type="text" readonly value=${We(e,t.const??t.enum[0],o)} />`,n$=({option:e,schema:t,set:n,t:o,value:s,...r})=>l`
    <${U} ...${r} value=${s} choices=${[[!1,o("no")],[!0,o("yes")]]} onChange=${n} />`,oc=({option:e,schema:t,set:n,t:o,value:s,...r})=>l`
    <${U} ...${r} value=${s} choices=${t.enum.map(a=>[a,We(e,a,o)])} onChange=${n} />`,o$=({option:e,schema:t,set:n,t:o,value:s,...r})=>l`
    <input ...${r} type="number" step="1" value=${s} onChange=${({target:a})=>n(a.value===""?void 0:Number(a.value))} />`;function s$({option:e,schema:t,set:n,t:o,value:s,...r}){let[a,i]=g(null),c=({target:p})=>{
try{n(JSON.parse(p.value)),i(null)}catch{n(p.value),i(p.value)}};return l`<textarea ...${r} class="code" rows="3" spellcheck="false" value=${a??JSON.stringify(s)} onChange=${c} />`}var Lr={};M(Lr,{defaultOf:()=>re});function re(e,{ruleset:t,variant:n,players:o},s){let{defaults:r}=e.options.find(i=>i.id===s),a=i=>i.ruleset===t&&i.variant===n&&i.players===o.length;return r.find(a)?.
value}var sc=["Ann","Bob","Cy","Dee","Eve","Flo"];function rn(e){let t=e.rulesets.find(({id:o})=>o===e.default_ruleset),n=_e("players")??sc.slice(0,3);return ac({ruleset:"",variant:"",players:n,options:{}},
t)}var rc=e=>sc.find(t=>!e.includes(t))??`${e.length+1}`;function ac(e,t){let n=e.players.slice(0,t.player_counts.at(-1));for(;n.length<t.player_counts[0];)n.push(rc(n));let o=t.variants.includes(e.variant)?
e.variant:t.variants[0];return{...e,ruleset:t.id,variant:o,players:n}}function an({sheet:e,draft:t,change:n,errors:o,t:s}){let r=e.rulesets.find(({id:a})=>a===t.ruleset);return l`
        <${B} name="ruleset" label=${s("setup.ruleset")} hint=${r.sources.join("; ")} errors=${Y(o,"/ruleset")}
            control=${a=>l`<${U} ...${a} value=${t.ruleset} choices=${e.rulesets.map(({id:i,name:c})=>[i,c])}
                onChange=${i=>n(ac(t,e.rulesets.find(c=>c.id===i)))} />`} />
        ${(r.variants.length>1||Y(o,"/variant").length>0)&&l`
            <${B} name="variant" label=${s("setup.variant")} errors=${Y(o,"/variant")}
                control=${a=>l`<${U} ...${a} value=${t.variant} choices=${r.variants.map(i=>[i,We("variant",i,s)])}
                    onChange=${i=>n({...t,variant:i})} />`} />`}
    `}function ln({sheet:e,draft:t,change:n,errors:o,t:s}){let{players:r}=t,a=e.rulesets.find(({id:u})=>u===t.ruleset).player_counts,i=u=>n({...t,players:u}),c=(u,f)=>{let d=[...r];[d[u],d[f]]=[d[f],d[u]],
i(d)},p=o.filter(({pointer:u})=>u==="/players");return l`
        <fieldset class="players">
            <legend>${s("setup.players")}</legend>
            <p class="hint">${s("setup.players-hint")}</p>
            <ol>
                ${r.map((u,f)=>l`
                    <li key=${f} class="player-row player-${f+1}">
                        <${B} name="player-${f+1}" label=${l`<span class="visually-hidden">${s("setup.player",{n:f+1})}</span>`}
                            errors=${[...Y(o,`/players/${f}`),...f===0?p:[]]}
                            control=${d=>l`<input ...${d} type="text" maxlength="64" autocomplete="off" value=${u}
                                onInput=${m=>i(r.map(($,h)=>h===f?m.target.value:$))} />`}>
                            <button type="button" class="icon" disabled=${f===0} aria-label=${s("setup.up",{name:u})}
                                onClick=${()=>c(f,f-1)}>↑</button>
                            <button type="button" class="icon" disabled=${f===r.length-1} aria-label=${s("setup.down",{name:u})}
                                onClick=${()=>c(f,f+1)}>↓</button>
                            <button type="button" class="icon" disabled=${r.length<=a[0]} aria-label=${s("setup.remove",{name:u})}
                                onClick=${()=>i(r.filter((d,m)=>m!==f))}>×</button>
                        <//>
                    </li>`)}
            </ol>
            <button type="button" data-add-player disabled=${r.length>=a.at(-1)}
                onClick=${()=>i([...r,rc(r)])}>+ ${s("setup.add")}</button>
        </fieldset>
    `}function cn({sheet:e,draft:t,change:n,errors:o,t:s}){let{options:r}=t,a=Object.keys(r).length,i=(p,u)=>{let{[p]:f,...d}=r;n({...t,options:u===void 0?d:{...d,[p]:u}})},c=Y(o,"/options").length>0;
return l`
        <details class="options" open=${c||void 0} data-options>
            <summary>${s("setup.options")} <span class="count">${a>0?s("setup.changed",{n:a}):s("setup.unchanged")}</span></summary>
            <div class="option-list">
                ${e.options.map(p=>l`
                    <${Cr} key=${p.id} option=${p} standard=${re(e,t,p.id)} value=${r[p.id]}
                        change=${u=>i(p.id,u)} errors=${Y(o,`/options/${p.id}`)} t=${s} />`)}
            </div>
        </details>
    `}var Rr={};M(Rr,{HOME:()=>Ze,addressAt:()=>Ao,holdIcon:()=>jr,isServed:()=>Et,pageAddress:()=>pt,pathHere:()=>At,serviceUrl:()=>pn});var Ze=new URL("..",import.meta.url),un=new URL("table",Ze).href,pn=()=>document.
querySelector('meta[name="gavel-api"]')?.getAttribute("content")||Ze.href,Eo=()=>location.href.split(/[?#]/)[0],Et=()=>Eo()===un||Eo().startsWith(`${un}/`),pt=()=>Et()?un:Eo();function At(){return Et()?
Eo().slice(un.length).replace(/^\//,""):location.hash.startsWith("#/")?location.hash.slice(2):""}function Ao(e){return e===""?pt():Et()?`${un}/${e}`:`${pt()}#/${e}`}function jr(){let e=document.querySelector(
"link[rel=icon]");e!==null&&(e.href=e.href)}var Hr={};M(Hr,{Shown:()=>Co,useFocus:()=>Q,useLeaving:()=>fn,useLoaded:()=>G,useScene:()=>Pr,useTop:()=>se});function G(e,t){let[n,o]=g({value:null,of:[],problem:null});return k(()=>{let s=!0;return e().then(r=>s&&o({value:r,of:t,problem:null}),r=>s&&o({value:null,of:t,problem:r})),()=>{s=!1}},t),n}var Co=Vt(
{current:!0});function Q(...e){let t=S(null),n=lt(Co),o=S(!1);return ne(()=>{o.current=n.current&&t.current!==null,n.current=!0,o.current&&t.current.focus({preventScroll:!0})},e),k(()=>{if(!o.current||
t.current===null)return;let{top:s,bottom:r}=t.current.getBoundingClientRect();(s<0||r>innerHeight)&&t.current.scrollIntoView({block:"nearest"})},e),t}var r$="(min-width: 64rem)",a$="(prefers-reduced-m\
otion: reduce)";function Pr(...e){k(()=>{let t=document.querySelector("[data-here]"),n=document.querySelector(".actions");if(t===null||n===null||matchMedia(r$).matches)return;let{top:o,bottom:s}=t.getBoundingClientRect(),
r=Math.min(innerHeight,n.getBoundingClientRect().top);if(o>=0&&s<=r)return;let a=o<0||s-o>r-2*Br?o-Br:s-r+Br;window.scrollBy({top:a,behavior:matchMedia(a$).matches?"instant":"smooth"})},e)}var Br=8;function se(){
k(()=>window.scrollTo(0,0),[])}function fn(e){let t=S(e);t.current=e,k(()=>{let n=()=>t.current(),o=()=>document.hidden&&n();return window.addEventListener("blur",n),window.addEventListener("pagehide",
n),document.addEventListener("visibilitychange",o),()=>{window.removeEventListener("blur",n),window.removeEventListener("pagehide",n),document.removeEventListener("visibilitychange",o)}},[])}var zr={};M(zr,{AGREEMENTS:()=>Ur,Clock:()=>i$,inWords:()=>To});var Ur=[1,2,3,5,10,30,60,1440,4320],Ir=1e3,[Fr,Dr]=[60,1440];function To(e,t){return e>=Dr?t(e===Dr?"clock.day":"clock.days",{n:e/Dr}):e>=Fr?t(e===Fr?"clock.hour":"clock.hours",{n:e/Fr}):t(e===1?"cloc\
k.minute":"clock.minutes",{n:e})}function i$({kept:e,t}){let{clock:n,moved:o,finished:s}=e,[r,a]=g(Date.now),i=n!==void 0&&o!==void 0&&!s;if(k(()=>{if(!i)return;a(Date.now());let p=setInterval(()=>a(Date.
now()),Ir);return()=>clearInterval(p)},[i,o]),!i)return null;let c=Math.round((o+n*60*Ir-r)/Ir);return l`
        <p class="clock ${c<0?"over":""}" data-clock=${c<0?"over":"runs"}>
            <span role="timer" aria-live="off">${t(c<0?"clock.over":"clock.left",{time:l$(Math.abs(c))})}</span>
            <span class="hint">${t("clock.hint",{time:To(n,t)})}</span>
        </p>
    `}function l$(e){let[t,n,o]=[Math.floor(e/3600),Math.floor(e/60)%60,e%60],s=r=>String(r).padStart(2,"0");return t>0?`${t}:${s(n)}:${s(o)}`:`${n}:${s(o)}`}var ea={};M(ea,{codeOf:()=>Yr,holderOf:()=>Xr,isCode:()=>Qr,keyOf:()=>dn,newSecret:()=>Zr});var c$=e=>e/2**32|0,u$=e=>e>>>0;function ic(e,t,n,o){let s=c$(n),r=u$(n);e.setUint32(t,o?r:s,o),e.setUint32(t+4,o?s:r,o)}function lc(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name==="Uint8Array"&&"BYTES_PER_ELEMENT"in e&&e.BYTES_PER_ELEMENT===1}var qr=e=>e?`"${e}" `:"";function f$(e,t=""){if(typeof e!=
"number")throw new TypeError(qr(t)+"expected number, got "+typeof e);if(!Number.isSafeInteger(e)||e<0)throw new RangeError(qr(t)+"expected integer >= 0, got "+e);return e}function Gr(e,t,n=""){if(lc(e)&&(t===void 0||e.length===t))return e;t!==void 0&&f$(t,"length");let o=lc(e),s=t!==void 0?` of length ${t}`:"",r=o?`length=${e.length}`:`type=${typeof e}`,a=qr(n)+"expect\
ed Uint8Array"+s+", got "+r;throw o?new RangeError(a):new TypeError(a)}var d$=(e,t)=>{if(e===null||typeof e!="object"||Array.isArray(e))throw new TypeError((t==="object"?"":`"${t}" `)+"expected object, got type="+typeof e)},cc=(e,t)=>{d$(e,t);let n=Object.getPrototypeOf(
e);if(n!==Object.prototype&&n!==null)throw new TypeError(`"${t}" expected plain object`);if(Object.hasOwn(e,"__proto__"))throw new TypeError(`"${t}.__proto__" is not allowed`)};function Wr(e,t=!0){if(e.
destroyed)throw new Error("hash was destroyed");if(t&&e.finished)throw new Error("digest() was already called")}function uc(e,t){Gr(e,void 0,"output");let n=t.outputLen;if(!(e.length>=n))throw new RangeError(
'"output" expected length >= '+n)}function Jr(...e){for(let t=0;t<e.length;t++)e[t].fill(0)}function Lo(e){return new DataView(e.buffer,e.byteOffset,e.byteLength)}function ge(e,t){return e<<32-t|e>>>t}function m$(e,t,n="opts"){return cc(e,"defaults"),t!==void 0&&cc(t,n),Object.assign(Object.create(null),e,t)}function pc(e,t={}){if(typeof e!="function")throw new TypeError('"hashCons" expected functi\
on, got type='+typeof e);t=m$({},t,"info");let n=(s,r)=>e(r).update(s).digest(),o=e(void 0);return n.outputLen=o.outputLen,n.blockLen=o.blockLen,n.canXOF=o.canXOF,n.create=s=>e(s),Object.assign(n,t),Object.
freeze(n)}var fc=e=>({oid:Uint8Array.from([6,9,96,134,72,1,101,3,4,2,e])});function dc(e,t,n){return e&t^~e&n}function mc(e,t,n){return e&t^e&n^t&n}var No=class{blockLen;outputLen;canXOF=!1;padOffset;isLE;buffer;view;finished=!1;length=0;pos=0;destroyed=!1;constructor(t,n,o,s){
this.blockLen=t,this.outputLen=n,this.padOffset=o,this.isLE=s,this.buffer=new Uint8Array(t),this.view=Lo(this.buffer)}update(t){Wr(this),Gr(t);let{view:n,buffer:o,blockLen:s}=this,r=t.length,a=!1;for(let i=0;i<
r;){let c=Math.min(s-this.pos,r-i);if(c===s){let p=Lo(t);for(;s<=r-i;i+=s)this.process(p,i);a=!0;continue}o.set(i===0&&c===r?t:t.subarray(i,i+c),this.pos),this.pos+=c,i+=c,this.pos===s&&(this.process(
n,0),this.pos=0,a=!0)}return this.length+=t.length,a&&this.roundClean(),this}digestInto(t){Wr(this),uc(t,this),this.finished=!0;let{buffer:n,view:o,blockLen:s,isLE:r}=this,{pos:a}=this;n[a++]=128,n.fill(
0,a),this.padOffset>s-a&&(this.process(o,0),n.fill(0)),ic(o,s-8,this.length*8,r),this.process(o,0),this.roundClean();let i=t===n?o:Lo(t),c=this.outputLen,p=c/4,u=this.get();if(c%4||p>u.length)throw new Error(
"invalid outputLen");for(let f=0;f<p;f++)i.setUint32(4*f,u[f],r)}digest(){let{buffer:t,outputLen:n}=this;this.digestInto(t);let o=t.slice(0,n);return this.destroy(),o}_cloneIntoMeta(t){let{buffer:n,length:o,
finished:s,destroyed:r,pos:a}=this;return t.destroyed=r,t.finished=s,t.length=o,t.pos=a,a&&t.buffer.set(n),t}clone(){return this._cloneInto()}},$c=Uint32Array.from([1779033703,3144134277,1013904242,2773480762,
1359893119,2600822924,528734635,1541459225]);var $$=Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,
4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,
1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,
1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298]),Ye=new Uint32Array(64),Kr=class extends No{A=0;B=0;C=0;D=0;E=0;F=0;G=0;H=0;constructor(t,n){super(64,
t,8,!1),this.A=n[0]|0,this.B=n[1]|0,this.C=n[2]|0,this.D=n[3]|0,this.E=n[4]|0,this.F=n[5]|0,this.G=n[6]|0,this.H=n[7]|0}get(){let{A:t,B:n,C:o,D:s,E:r,F:a,G:i,H:c}=this;return[t,n,o,s,r,a,i,c]}set(t,n,o,s,r,a,i,c){
this.A=t|0,this.B=n|0,this.C=o|0,this.D=s|0,this.E=r|0,this.F=a|0,this.G=i|0,this.H=c|0}_cloneInto(t){return(t||=new this.constructor).set(...this.get()),this._cloneIntoMeta(t)}process(t,n){for(let f=0;f<
16;f++,n+=4)Ye[f]=t.getUint32(n,!1);for(let f=16;f<64;f++){let d=Ye[f-15],m=Ye[f-2],$=ge(d,7)^ge(d,18)^d>>>3,h=ge(m,17)^ge(m,19)^m>>>10;Ye[f]=h+Ye[f-7]+$+Ye[f-16]|0}let{A:o,B:s,C:r,D:a,E:i,F:c,G:p,H:u}=this;
for(let f=0;f<64;f++){let d=ge(i,6)^ge(i,11)^ge(i,25),m=u+d+dc(i,c,p)+$$[f]+Ye[f]|0,h=(ge(o,2)^ge(o,13)^ge(o,22))+mc(o,s,r)|0;u=p,p=c,c=i,i=a+m|0,a=r,r=s,s=o,o=m+h|0}o=o+this.A|0,s=s+this.B|0,r=r+this.
C|0,a=a+this.D|0,i=i+this.E|0,c=c+this.F|0,p=p+this.G|0,u=u+this.H|0,this.set(o,s,r,a,i,c,p,u)}roundClean(){Jr(Ye)}destroy(){this.destroyed=!0,this.set(0,0,0,0,0,0,0,0),Jr(this.buffer)}},Vr=class extends Kr{constructor(){
super(32,$c)}};var hc=pc(()=>new Vr,fc(1));var h$=32,b$=/^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/,Zr=()=>bc(crypto.getRandomValues(new Uint8Array(h$))),Yr=e=>bc(hc(g$(e))),Qr=e=>b$.test(e),dn=(e,t)=>`gvs1.${e}.${t}`,Xr=e=>e.split(".")[1];function bc(e){
return btoa(String.fromCharCode(...e)).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function g$(e){let t=atob(e.replaceAll("-","+").replaceAll("_","/"));return Uint8Array.from(t,n=>n.charCodeAt(
0))}var oa={};M(oa,{Connection:()=>na});var ta={};M(ta,{LinkProblem:()=>mn,plainly:()=>jo});var y$=["sealing-not-configured","seal-broken","key-refused","branched","held","table-unknown"],jo=(e,t)=>y$.includes(e?.kind)?t(`links.problem.${e.kind}`):void 0,mn=({problem:e,t})=>l`<${z} problem=${e} t=${t} plain=${jo(
e,t)} />`;function na({lost:e,unsent:t=null,stale:n=!1,ask:o,resend:s,busy:r,t:a}){return e===null&&t===null?null:t===null&&e.transient!==!0?l`<${mn} problem=${e} t=${a} />`:l`
        <div class="warning" data-connection=${t===null?"lost":"unsent"}>
            <p role="status">${a(t!==null?"links.unsent":n?"links.lost-stale":"links.lost")}</p>
            <button type="button" data-retry disabled=${r} onClick=${t===null?o:s}>${a(t===null?"links.lost-ask":"links.unsent-send")}</button>
        </div>
    `}var ra={};M(ra,{REFEREE:()=>w$,TABLE:()=>sa,holderName:()=>x$});var x$=({players:e},t,n)=>e[Number(t)-1]??n(`links.holder.${t}`),[w$,sa]=["r","t"];var Pa={};M(Pa,{KeptList:()=>Ra,turnOf:()=>Ba});var ua={};M(ua,{PasteForm:()=>ca});var la={};M(la,{invitationTo:()=>ia,isLink:()=>Ct,linkTo:()=>M$,linksIn:()=>$n,parsed:()=>yc});var aa="#join",k$=/^[a-z0-9-]{1,64}$/,v$=/^[A-Za-z0-9_.-]{1,20000}$/,[_$,S$]=[/^[1-9][0-9]{0,4}$/,/^(0|[1-9][0-9]{0,4})$/],
O$=/^gvs1\.[1-9rt]\.[A-Za-z0-9_-]{43}$/,gc={game:k$,token:v$,key:O$,clock:_$,undo:S$};function M$(e,{game:t,token:n,key:o,clock:s,undo:r}){let a=Object.entries({game:t,token:n,key:o,clock:s,undo:r}).filter(
([,c])=>c!==void 0),i=new URLSearchParams(a.map(([c,p])=>[c,String(p)]));return`${e}#${i}`}var ia=e=>e+aa,Ct=e=>e===aa||/^#(?:game|token|key)=/.test(e);function yc(e){if(e===aa)return{invitation:!0};let t=new URLSearchParams(
e.slice(1)),n=[...t.keys()];if(n.some((c,p)=>!(c in gc)||n.indexOf(c)<p))return null;let{game:o,token:s,key:r,clock:a,undo:i}=Object.fromEntries(t);return o===void 0||s===void 0||n.some(c=>!gc[c].test(
t.get(c)))?null:{game:o,token:s,...r&&{key:r},...a&&{clock:Number(a)},...i&&{undo:Number(i)}}}function $n(e){let n=(e.match(/#[^\s<>"]*/g)??[]).filter(Ct).map(yc);return n.length===0||n.includes(null)?
null:n}function ca({t:e,open:t,hint:n}){let[o,s]=g(""),[r,a]=g(!1);return l`
        <form class="paste" novalidate onSubmit=${async c=>{c.preventDefault();let p=$n(o);a(p===null),p!==null&&(s(""),await t(p))}}>
            <div class="field ${r?"invalid":""}">
                <label for="paste-link">${e("links.paste")}</label>
                ${n&&l`<p class="hint" id="paste-hint">${n}</p>`}
                <div class="control">
                    <input id="paste-link" name="link" type="text" autocomplete="off" spellcheck="false" value=${o}
                        aria-invalid=${r?"true":void 0} aria-describedby=${[n&&"paste-hint",r&&"paste-errors"].filter(Boolean).join(" ")||void 0}
                        onInput=${c=>s(c.target.value)} />
                    <button type="submit" data-open-link>${e("links.open")}</button>
                </div>
                ${r&&l`<p class="errors" id="paste-errors" role="alert" data-errors>${e("links.broken")}</p>`}
            </div>
        </form>
    `}var ja={};M(ja,{act:()=>th,canAct:()=>Na,inSeatOf:()=>Uc,lastSeen:()=>X$,look:()=>Qe,newlyKept:()=>zo,openLink:()=>Ca,retold:()=>eh,sealedOf:()=>Go,seatIn:()=>qo,see:()=>Ta,switchLine:()=>nh,taken:()=>Nt,
withKey:()=>gn});var Fo={};M(Fo,{amend:()=>Z$,forget:()=>Ea,keep:()=>Lt,onChange:()=>V$,restore:()=>Ma,table:()=>Oa,tables:()=>Sa});var Tt=class{#t;#e=void 0;constructor(t){this.#t=t}tell(t){this.#n()?.postMessage(t)}listen(t){let n=({data:o})=>t(o);return this.#n()?.addEventListener("message",n),()=>this.#n()?.removeEventListener(
"message",n)}#n(){return this.#e!==void 0?this.#e:(this.#e=globalThis.BroadcastChannel===void 0?null:new BroadcastChannel(this.#t),this.#e?.unref?.(),this.#e)}};var va={};M(va,{Store:()=>ae});var da=(e,t)=>t.some(n=>e instanceof n),xc,wc;function E$(){return xc||(xc=[IDBIndex,IDBObjectStore,IDBCursor,IDBDatabase,IDBTransaction])}function A$(){return wc||(wc=["advance","continue","continueP\
rimaryKey"].map(e=>IDBCursor.prototype[e]))}var ma=new WeakMap,pa=new WeakMap,Ro=new WeakMap;function C$(e){let t=new Promise((n,o)=>{let s=()=>{e.removeEventListener("success",r),e.removeEventListener(
"error",a)},r=()=>{n(ft(e.result)),s()},a=()=>{o(e.error),s()};e.addEventListener("success",r),e.addEventListener("error",a)});return Ro.set(t,e),t}function T$(e){if(ma.has(e))return;let t=new Promise(
(n,o)=>{let s=()=>{e.removeEventListener("complete",r),e.removeEventListener("error",a),e.removeEventListener("abort",a)},r=()=>{n(),s()},a=()=>{o(e.error||new DOMException("AbortError","AbortError")),
s()};e.addEventListener("complete",r),e.addEventListener("error",a),e.addEventListener("abort",a)});ma.set(e,t)}var $a={get(e,t,n){if(e instanceof IDBTransaction){if(t==="done")return ma.get(e);if(t===
"store")return n.objectStoreNames[1]?void 0:n.objectStore(n.objectStoreNames[0])}return ft(e[t])},set(e,t,n){return e[t]=n,!0},has(e,t){return e instanceof IDBTransaction&&(t==="done"||t==="store")?!0:
t in e}};function Sc(e){$a=e($a)}function L$(e){return A$().includes(e)?function(...t){return e.apply(ha(this),t),ft(this.request)}:function(...t){return ft(e.apply(ha(this),t))}}function N$(e){return typeof e==
"function"?L$(e):(e instanceof IDBTransaction&&T$(e),da(e,E$())?new Proxy(e,$a):e)}function ft(e){if(e instanceof IDBRequest)return C$(e);if(pa.has(e))return pa.get(e);let t=N$(e);return Object.is(t,e)||
(pa.set(e,t),Ro.set(t,e)),t}var ha=e=>Ro.get(e);function Oc(e,t,{blocked:n,upgrade:o,blocking:s,terminated:r}={}){let a=indexedDB.open(e,t),i=ft(a);return o&&a.addEventListener("upgradeneeded",c=>{o(ft(
a.result),c.oldVersion,c.newVersion,ft(a.transaction),c)}),n&&a.addEventListener("blocked",c=>n(c.oldVersion,c.newVersion,c)),i.then(c=>{r&&c.addEventListener("close",()=>r()),s&&c.addEventListener("v\
ersionchange",p=>s(p.oldVersion,p.newVersion,p))}).catch(()=>{}),i}var j$=["get","getKey","getAll","getAllKeys","count"],R$=["put","add","delete","clear"],fa={};function kc(e,t){if(!(e instanceof IDBDatabase&&!(t in e)&&typeof t=="string"))return;if(fa[t])return fa[t];
let n=t.replace(/FromIndex$/,""),o=t!==n,s=R$.includes(n);if(!(n in(o?IDBIndex:IDBObjectStore).prototype)||!(s||j$.includes(n)))return;let r=async function(a,...i){let c=this.transaction(a,s?"readwrit\
e":"readonly"),p=c.store;return o&&(p=p.index(i.shift())),(await Promise.all([p[n](...i),s&&c.done]))[0]};return fa[t]=r}Sc(e=>({...e,get:(t,n,o)=>kc(t,n)||e.get(t,n,o),has:(t,n)=>!!kc(t,n)||e.has(t,n)}));
var B$=["advance","continue","continuePrimaryKey"],vc={},ba=new WeakMap,Mc=new WeakMap,P$={get(e,t){if(!B$.includes(t))return e[t];let n=vc[t];return n||(n=vc[t]=function(...o){ba.set(this,Mc.get(this)[t](
...o))}),n}};async function*H$(...e){let t=this;if(t instanceof IDBCursor||(t=await t.openCursor(...e)),!t)return;t=t;let n=new Proxy(t,P$);for(Mc.set(n,t),Ro.set(n,ha(t));t;)yield n,t=await(ba.get(n)||
t.continue()),ba.delete(n)}function _c(e,t){return t===Symbol.asyncIterator&&da(e,[IDBIndex,IDBObjectStore,IDBCursor])||t==="iterate"&&da(e,[IDBIndex,IDBObjectStore])}Sc(e=>({...e,get(t,n,o){return _c(
t,n)?H$:e.get(t,n,o)},has(t,n){return _c(t,n)||e.has(t,n)}}));var Ec="gavel.game",Ac="gavel.tables",Cc="gavel.join-secrets",I$="earlier";async function Tc(e){let[t,n,o]=[Ec,Ac,Cc].map(F$);if(!ga(t)&&n===null&&o===null)return;let s=e.transaction(["games","tables",
"secrets"],"readwrite"),r=async(u,f)=>await u.get(f.id)??u.put(f),a=Date.now(),{start:i,actions:c,cursor:p}=t??{};await Promise.all([ga(t)&&r(s.objectStore("games"),{id:I$,game:t.game,name:"",start:i,
actions:c,cursor:p,created:a,changed:a,finished:!1}),...Object.values(n??{}).filter(u=>typeof u?.id=="string").map(u=>r(s.objectStore("tables"),u)),...[o??[]].flat().filter(u=>typeof u=="string").map(
(u,f)=>r(s.objectStore("secrets"),{id:u,created:a-f})),s.done]),ga(t)&&localStorage.removeItem(Ec),[Ac,Cc].forEach(u=>localStorage.removeItem(u))}var ga=e=>typeof e?.game=="string"&&Array.isArray(e.actions)&&
Number.isInteger(e.cursor)&&!!e.start;function F$(e){try{return JSON.parse(localStorage.getItem(e)??"null")}catch{return null}}var D$="gavel",U$=3,z$=3e3,q$=["games","tables","secrets","steps","answers","matches","tournaments"],Bo=null;function ya(){return Bo??=Promise.race([G$(),W$()]).catch(e=>{throw Bo=null,e}),Bo}async function G$(){
let e=()=>{Bo=null},t=await Oc(D$,U$,{upgrade(n){q$.filter(o=>!n.objectStoreNames.contains(o)).forEach(o=>n.createObjectStore(o,{keyPath:"id"}))},blocking(n,o,s){s.target.close(),e()},terminated:e});return await Tc(
t),t}var W$=()=>new Promise((e,t)=>setTimeout(()=>t(new Error("the database does not open")),z$));var xa=!1,wa=new Set;function ka(e){xa||(xa=!0,console.info(`kept in memory only: ${e}`),wa.forEach(t=>t()))}function Lc(e){return xa&&e(),wa.add(e),()=>wa.delete(e)}var ae=class{#t;#e=new Map;constructor(t){this.#t=t}async all(){return[...(await this.#n(o=>o.getAll(),[])).filter(({id:o})=>!this.#e.has(o)),...[...this.#e.values()].filter(o=>o!==null)]}async get(t){
return this.#e.has(t)?this.#e.get(t):await this.#n(n=>n.get(t),null)??null}put=t=>this.change(t.id,()=>t);remove=t=>this.change(t,()=>null);async change(t,n){let o=this.#e.get(t)??null;try{let s=(await ya()).
transaction(this.#t,"readwrite");s.done.catch(()=>{}),o=this.#e.has(t)?o:await s.store.get(t)??null;let r=n(o);return r===null?await s.store.delete(t):r!==void 0&&await s.store.put(r),await s.done,this.#e.
delete(t),!0}catch(s){ka(s);let r=n(o);return r!==void 0&&this.#e.set(t,r),!1}}async#n(t,n){try{return await t((await ya()).transaction(this.#t).store)}catch(o){return ka(o),n}}};var _a={};M(_a,{dropUsed:()=>bn,keepSecret:()=>K$,secrets:()=>hn});var Po=new ae("secrets"),J$=3,hn=async()=>(await Po.all()).sort((e,t)=>t.created-e.created).map(({id:e})=>e);async function K$(e){let[t,n]=[await Po.put({id:e,created:Date.now()}),await hn()];return await Promise.
all(n.filter(o=>o!==e).slice(J$-1).map(Po.remove)),t}async function bn(e){let t=(await hn()).filter(n=>Object.values(e).some(o=>o.endsWith(`.${n}`)));await Promise.all(t.map(Po.remove))}var Ho=new ae("tables"),jc=new Tt("gavel-tables"),Nc=400,Sa=async()=>(await Ho.all()).sort((e,t)=>t.changed-e.changed),Oa=e=>Ho.get(e),V$=e=>jc.listen(e);async function Lt(e,t=e,n=!1){let[o,s]=[e.told.
slice(-Nc),e.played.slice(-Nc)],r={...e,told:o,played:s,changed:Math.max(Date.now(),t.changed+1)},a=null,i=!1,c=u=>{let f=u!==null&&u.changed!==t.changed;return a=f&&u.place.token!==t.place.token?u:null,
i=u===null&&t.changed!==0,f&&(r={...r,keys:{...u.keys,...e.keys},given:u.given}),a!==null||i?void 0:r},p=await(n?Ho.change(e.id,c):Io(e.id,c));return{kept:a===null?r:t,stored:p&&!i,newer:a}}var Z$=(e,t)=>Io(
e,n=>n===null?void 0:{...t(n),changed:Math.max(Date.now(),n.changed+1)}),Ma=e=>Io(e.id,()=>e);async function Ea(e){let t={},n=await Io(e,o=>(t=o?.keys??{},null));return await bn(t),n}async function Io(e,t){
let n=!1,o=await Ho.change(e,s=>{let r=t(s);return n=r!==void 0,r});return n&&jc.tell(e),o}function Do({token:e,head:t,view:n,actions:o}){let s=o.findLastIndex(a=>a.action!==null||a.player==="referee"),r=o.slice(s+1);return{token:e,head:t,settled:r.length>0?r[0].ply-1:n.ply,pending:r.length}}
function Rc({place:e,heads:t},n){if(n.settled>e.settled)return"newer";let o=n.settled===e.settled?e.head:t[n.settled];return o!==void 0&&o!==n.head?"line":n.settled<e.settled?"older":n.token===e.token?
"same":n.pending>0&&e.pending>0?"choices":n.pending>=e.pending?"newer":"older"}function Bc({place:e,played:t},n,{guarded:o,actions:s}){if(!o)return e.settled;let r=new Map(t.map(i=>[i.ply,JSON.stringify(i)])),a=s.find(i=>i.ply<=n&&r.has(i.ply)&&r.get(i.ply)!==JSON.stringify(i));
return Math.min(e.settled,n,a===void 0?n:a.ply-1)}var Aa=(e,t)=>Object.fromEntries(Object.entries(t).filter(([n])=>Number(n)<=e));function Pc(e,t,{guarded:n,events:o,view:s,actions:r},a,i){let c=e.changed===
0,p=a===e.place.settled&&(!n||t.settled===a),u=p?e.told:e.told.filter(({ply:d})=>d<=a);if(o.length===0)return u;if(!n||p&&!c)return[...u,{ply:s.ply,from:s.ply,events:o,language:i}];let f=c?r[0]?.ply??
1:Math.max(a+1,t.settled+1-8);return[...u,{ply:t.settled,from:f,events:o,language:i}]}function Hc(e,{settled:t,token:n,pending:o},s,{guarded:r}){if(!r)return{};let a={...Aa(s,e.tokens??{}),...o===0&&{
[t]:n}};return Object.fromEntries(Object.entries(a).filter(([i])=>Number(i)>=t-8))}var Uo={since:0},Y$=/^[1-9r]$/;async function Ca(e,{undo:t,...n}){let o=await Q$(e,n);return await bn(o.kept.keys),t!==void 0&&o.answer.guarded?{...o,asked:{ply:t,token:n.token}}:o}async function Q$(e,{
game:t,token:n,key:o,clock:s}){let r=e.game(t),a=await r.sealed(n,o).view(Uo),i=await Oa(a.table)??{...zo(t,a),...s&&{clock:s}},c=o===void 0?await oh(r,n,i):gn(i,o),p=La(c);if(a.guarded&&c.changed!==0)
return Qe(e,c);let u=p===o?a:await r.sealed(n,p).view(Uo);return Ic(e,c,u)}var Ta=(e,t,n={})=>Go(e,t).view({...Uo,...n}),Qe=async(e,t)=>Nt(e,t,await Ta(e,t),null);function X$(e){return e.seen===void 0||
e.seen.as!==e.as?null:{kept:e,answer:e.seen.answer,note:null,stored:!0,stale:!0}}async function eh(e,t){let[[n,o]=[t.place.settled,t.place.token]]=Object.entries(t.tokens??{});return Qe(e,{...t,place:{
...t.place,settled:Number(n),token:o}})}async function th(e,t,n){let o=await Go(e,t).act(n);return Fc(e,t,o,null)}async function nh(e,t,n){let o=await e.game(t.game).sealed(n,La(t)).view(Uo);return Nt(
e,{...t,heads:{},told:[],played:[]},o,null)}function zo(e,{table:t,view:n,...o}){return{...{id:t,game:e,players:n.players.map(r=>r.id),keys:{},as:null,heads:{},told:[],played:[],given:{},changed:0},...zc(
{view:n,actions:[],...o})}}function gn(e,t){let n=Xr(t);return{...e,keys:{...e.keys,[n]:t},as:n}}var La=({keys:e,as:t})=>t===null?void 0:e[t],qo=({players:e,as:t})=>e[Number(t)-1]??null,Na=e=>e.able&&
e.toAct.includes(qo(e)??(e.as===sa?"table":null)),Go=(e,t)=>e.game(t.game).sealed(t.place.token,La(t));async function oh(e,t,n){if(n.as!==null)return n;for(let o of await hn())for(let s of n.players.keys()){
let r=dn(s+1,o);if(await sh(e,t,r))return gn(n,r)}return n}async function sh(e,t,n){try{return await e.sealed(t,n).view(),!0}catch(o){if(o.kind==="key-refused")return!1;throw o}}async function Ic(e,t,n){
let o=Do(n);switch(t.changed===0?"newer":Rc(t,o)){case"older":return{...await Qe(e,t),note:"older"};case"line":return{...await Qe(e,t),note:"line",other:n.token};case"choices":return rh(e,t,n);default:
return Nt(e,t,n,null)}}async function rh(e,t,n){let{token:o}=n;if(!Y$.test(t.as??""))return Do(n).pending>t.place.pending?Nt(e,t,n,null):Qe(e,t);try{return await Fc(e,t,await Go(e,t).merge([o]),"joine\
d")}catch(s){if(s.kind!=="invalid-request")throw s;return{...await Qe(e,t),note:"line",other:o}}}async function Fc(e,t,n,o){let{kept:s,newer:r}=await Lt({...t,place:{...t.place,token:n.token}},t,!0),a=await Ta(
e,n.guarded?t:{...t,place:{...t.place,token:n.token}});if(r!==null)return Dc(e,t,r,a,o);let i=n.guarded&&a.events.length>0?a.events:[...n.events,...a.events];return Nt(e,{...t,changed:s.changed},{...a,
events:i},o)}async function Nt(e,t,n,o){let s={...t,...zc(n)},r=Bc(t,s.place.settled,n);s.heads={...Aa(r,t.heads),[s.place.settled]:s.place.head},s.told=Pc(t,s.place,n,r,e.language),s.tokens=Hc(t,s.place,
r,n);let a=t.played.filter(({ply:m})=>m<=r),i=new Set(a.map(({ply:m})=>m)),c=n.actions.filter(({ply:m})=>m<=s.place.settled);s.played=[...a,...c.filter(({ply:m})=>!i.has(m))],s.moved=ih(t,s)?Date.now():
t.moved,s.seen={as:t.as,answer:n};let{kept:p,stored:u,newer:f}=await Lt(s,t);if(f!==null)return Dc(e,t,f,n,o);let d=r<t.place.settled&&t.changed!==0;return{kept:p,answer:n,note:d?"undone":o,stored:u}}
async function Dc(e,t,n,o,s){let r=Uc(t,n);if(o.token===r.place.token)return{kept:r,answer:o,note:s,stored:!0};if(o.guarded)return Qe(e,r);let a=await Ic(e,r,o);return{...a,note:ah[a.note]??"followed"}}
var ah={line:"window",joined:"joined"},Uc=({as:e},t)=>({...t,as:e!==null&&e in t.keys?e:t.as});function ih(e,{place:t,heldBy:n}){let{settled:o,pending:s,head:r}=e.place;return e.moved===void 0||t.settled!==
o||t.pending!==s||t.head!==r||n!==e.heldBy}function zc(e){let{to_act:t,held:n,finished:o,legal_actions:s}=e;return{place:Do(e),toAct:[...t],able:s===void 0||s.length>0,heldBy:n?.by??null,finished:o}}function Ra({t:e,go:t,open:n}){return l`
        <section class="by-link" aria-labelledby="by-link-title">
            <h2 id="by-link-title">${e("links.title")}</h2>
            <${ca} t=${e} open=${n} />
            <div><button type="button" class="quiet" data-go="join" onClick=${()=>t("join")}>${e("join.open")}</button></div>
        </section>
    `}function Ba(e,t){let{finished:n,heldBy:o,toAct:s}=e,r=qo(e);if(n)return t("links.finished");if(o!==null)return o===r?t("links.held-own"):t("links.held",{player:o});if(Na(e))return t("links.turn");
let a=s.filter(i=>i!==r);return t("play.turn",{player:(a.length>0?a:s).map(i=>i==="table"?t("links.holder.t"):i).join(", ")})}var Da={};M(Da,{LinkBox:()=>Fa});var Ia={};M(Ia,{useQr:()=>Ha});var lh=globalThis.document?.baseURI;function jt(e){let t=document.querySelector(`meta[name="gavel-${e}"]`)?.getAttribute("content")??"";return new URL(t,lh).href}var ch=4;function Ha(e,t){let{value:n,problem:o}=G(ph,[]),s=pe(()=>n===null||e===null?null:uh(n,e,t),[n,e,t]);return{pending:n===null&&o===null,code:s}}function uh(e,t,n){let o=fh(e,t);if(o===null)return null;
let{size:s,data:r}=o,a=r.flatMap((i,c)=>i.flatMap((p,u)=>p?[`M${u} ${c}h1v1h-1z`]:[]));return l`<svg class="qr" role="img" aria-label=${n} viewBox="0 0 ${s} ${s}" shape-rendering="crispEdges"><path d=${a.
join("")} /></svg>`}var ph=async()=>(await import(jt("qr"))).encode;function fh(e,t){try{return e(t,{ecc:"L",border:ch})}catch{return null}}function Fa({url:e,name:t,t:n,kind:o}){let[s,r]=g(""),a=S(null),[i,c]=g(!1),p=()=>{c(!0),a.current.showModal()};return l`
        <div class="link-box" data-link-kind=${o}>
            <input type="text" readonly class="code" aria-label=${t} value=${e} data-url onFocus=${u=>u.target.select()} />
            <div class="row tight">
                <button type="button" class="primary" data-copy-link aria-label=${`${n("links.copy")}: ${t}`}
                    onClick=${async()=>r(await ct(e)?e:"")}>${n(s===e?"copied":"links.copy")}</button>
                ${"share"in navigator&&l`<button type="button" data-share aria-label=${`${n("links.share")}: ${t}`}
                    onClick=${()=>navigator.share({title:t,url:e}).catch(()=>{})}>${n("links.share")}</button>`}
                <button type="button" data-scan aria-label=${`${n("links.qr")}: ${t}`} onClick=${p}>${n("links.qr")}</button>
            </div>
            <dialog ref=${a} class="qr-dialog" aria-label=${t} onClose=${()=>c(!1)}>
                ${i&&l`
                    <p><strong>${t}</strong></p>
                    <${dh} url=${e} name=${t} t=${n} />
                    <button type="button" data-close-qr onClick=${()=>a.current.close()}>${n("links.close")}</button>`}
            </dialog>
        </div>
    `}function dh({url:e,name:t,t:n}){let{pending:o,code:s}=Ha(e,`${n("links.qr")}: ${t}`);return o?null:s??l`<p>${n("links.qr-too-long")}</p>`}var za={};M(za,{useMotion:()=>Ua});var Wc={duration:380,easing:"cubic-bezier(.2, .7, .2, 1)"},Jc={duration:320,easing:"ease-out"},mh=6,qc=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;function Ua(e,t,{ply:n,events:o}){let s=S(
null),r=S({view:null,ply:n,before:Gc});return r.current.view!==t&&s.current!==null&&!qc()&&(r.current.before=$h(s.current,e)),ne(()=>{let{view:a,ply:i,before:c}=r.current;if(r.current={view:t,ply:n,before:Gc},
a===t||a===null||t===null||s.current===null||qc())return;let{pieces:p,bids:u}=Kc(s.current,e);for(let[f,d]of p)hh(d,c.places.get(f));for(let[f,d]of u)d.textContent!==c.bids.get(f)&&d.animate([{scale:1.6},
{scale:1}],Jc);if(!(n<=i))for(let f of o.flatMap(d=>e.payments(d)))bh(s.current,f)},[t]),s}var Gc={places:new Map,bids:new Map};function Kc(e,t){let n=new Map;for(let[s,r]of Object.entries(t.pieces))for(let a of e.
querySelectorAll(s)){let i=r(a);!n.has(i)&&a.getClientRects().length>0&&n.set(i,a)}let o=[...e.querySelectorAll(t.bids)].map(s=>[Zc(s),s]);return{pieces:n,bids:new Map(o)}}function $h(e,t){let{pieces:n,
bids:o}=Kc(e,t);return{places:new Map([...n].map(([s,r])=>[s,r.getBoundingClientRect()])),bids:new Map([...o].map(([s,r])=>[s,r.textContent]))}}var Vc="[data-seat], [data-player], [data-bidder]",Zc=e=>{
let{seat:t,player:n,bidder:o}=e.closest(Vc)?.dataset??{};return t??n??o};function hh(e,t){if(t===void 0){e.animate([{transform:"perspective(40rem) rotateY(85deg)",opacity:.3},{transform:"none",opacity:1}],
Jc);return}let n=e.getBoundingClientRect(),[o,s]=[t.left-n.left,t.top-n.top];if(Math.hypot(o,s)<mh)return;let r=n.width>0?t.width/n.width:1;e.animate([{transformOrigin:"0 0",transform:`translate(${o}p\
x, ${s}px) scale(${r})`},{transformOrigin:"0 0",transform:"none"}],Wc)}function bh(e,{from:t,to:n,amount:o}){let[s,r]=[t,n].map(a=>yh(a===null?e:gh(e,a)));if(!(s===null||r===null))for(let a=0;a<Math.min(
o,5);a+=1){let i=document.createElement("span");i.className="flying-coin",i.setAttribute("aria-hidden","true"),document.body.append(i);let c=[s,r].map(({x:u,y:f})=>({transform:`translate(${u}px, ${f}p\
x)`})),p=i.animate(c,{...Wc,duration:520,delay:a*70,fill:"both"});p.onfinish=p.oncancel=()=>i.remove()}}var gh=(e,t)=>[...e.querySelectorAll(Vc)].find(n=>Zc(n)===t)??null;function yh(e){if(e===null)return null;
let{left:t,top:n,width:o,height:s}=e.getBoundingClientRect();return{x:t+Math.min(o/2,120),y:n+Math.min(s/2,40)}}var Va={};M(Va,{changeGames:()=>_h,dropMatch:()=>Sh,keepMatch:()=>vh,matchNow:()=>Eh,matchWith:()=>Ka,matchesOf:()=>kh,newMatch:()=>Oh,nextSetup:()=>Mh});var Wo={};M(Wo,{Saves:()=>Le,game:()=>Rt,games:()=>kn,newId:()=>wn,onChange:()=>yn,put:()=>wh,remove:()=>Ga,rename:()=>Ja,restore:()=>Wa});var qa=new ae("games"),Qc=new Tt("gavel-games"),yn=e=>Qc.listen(e);async function xn(e,t){let n=await qa.change(e,t);return Qc.tell(e),n}var xh=12,Yc="abcdefghijklmnopqrstuvwxyz234567",wn=()=>Array.from(
crypto.getRandomValues(new Uint8Array(xh)),e=>Yc[e%Yc.length]).join(""),kn=async()=>(await qa.all()).sort((e,t)=>t.changed-e.changed),Rt=e=>qa.get(e),wh=e=>xn(e.id,()=>e);async function Ga(e){let t=null;
return await xn(e,n=>(t=n,null)),t}var Wa=e=>xn(e.id,t=>t===null?e:void 0),Ja=(e,t)=>xn(e,n=>n===null?void 0:{...n,name:t}),Le=class{#t;#e=Promise.resolve(null);constructor(t){this.#t=t}save(t){return this.#e=
this.#e.then(n=>n??this.#n(t)),this.#e}has=({changed:t})=>t===this.#t;async#n(t){let n=Math.max(Date.now(),(this.#t??0)+1),o=null;return await xn(t.id,s=>(o=s!==null&&s.changed!==this.#t?s:null,o===null?
{...t,name:s?.name??t.name,changed:n}:void 0)),o===null&&(this.#t=n),o}};var vn=new ae("matches"),kh=async e=>(await vn.all()).filter(t=>t.game===e).sort((t,n)=>n.created-t.created),vh=e=>vn.put(e),_h=(e,t)=>vn.change(e.id,n=>({...e,...n,sheets:{...n?.sheets,...e.sheets},games:t(
n?.games??e.games)})),Sh=e=>vn.remove(e),Ka=async e=>(await vn.all()).find(({games:t})=>t.includes(e))??null,Oh=(e,{rounds:t,options:n,setup:o})=>({id:wn(),game:e,created:Date.now(),rounds:t,options:n,
setup:o,games:[],sheets:{}});function Mh({setup:e},t,{first:n,dealer:o,deal:s}){return{...e,dealer:o,...n===""?{first_player:{draw:!0}}:{first_player:n},...o==="table"&&s!==null&&{deal:s},...t?.cash&&
{cash:t.cash}}}async function Eh(e,t){let n=await Promise.all(t.games.map(u=>Rt(u))),o=await Ah(e,t,n),s=Object.fromEntries(o.filter(({sheet:u})=>u!==null).map(({id:u,sheet:f})=>[u,f])),r=o.filter(({sheet:u})=>u!==
null),a=[],c=r.map((u,f)=>({rounds:t.rounds,options:t.options,results:r.slice(0,f+1).map(({sheet:d})=>d)})).map((u,f)=>({id:f,operation:"matches",game:t.game,body:u}));for await(let u of e.batch(c))a.
push(u);for(let[u,f]of r.entries())f.wrongCash=u>0&&f.begun!==null&&Ch(f.begun,a[u-1]);let p=a.at(-1)??null;return{games:o,standings:p?.ok?p.body:null,problem:p&&!p.ok?p.problem:null,match:{...t,sheets:{
...t.sheets,...s}}}}async function Ah(e,t,n){let o=t.games.map((r,a)=>({id:r,record:n[a],begun:null,end:null,sheet:t.sheets[r]??null,wrongCash:!1,problem:null})),s=o.flatMap(({record:r},a)=>{if(r===null)
return[];let i=(c,p)=>({id:[a,c],operation:"replays",game:t.game,body:{...r.start,actions:p}});return[i("begun",[]),i("end",r.actions.slice(0,r.cursor))]});for await(let r of e.batch(s)){let[a,i]=r.id;
r.ok?o[a][i]=r.body.position:o[a].problem=r.problem}return o.map(r=>r.end===null?r:{...r,sheet:r.end.scores})}function Ch({state:e},t){return!t.ok||t.body.cash===null?!1:e.players.some(({id:n,cash:o})=>t.
body.cash[n]!==o)}var Qa={};M(Qa,{RefereeRecord:()=>dt,signed:()=>Ko});var tu=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function Jo(e,t){let n=t.players.map(({id:o})=>o);return Object.entries(e.at).flatMap(([o,s])=>{let r=e.choices?.[o]??null,a=r==="players"?n:r;return Xe(
t,o).map(([i,c])=>({place:i,value:ce(t,i),choices:a,where:{key:s,names:c}}))})}var _n=(e,t)=>t.filter(([n,o])=>!tu(ce(e,n),o)).map(([n,o])=>({op:"replace",path:Sn(n),value:o}));function Za(e,t){let n=structuredClone(
e);for(let{path:o,value:s}of t){let r=o.split("/").slice(1).map(a=>a.replaceAll("~1","/").replaceAll("~0","~"));ce(n,r.slice(0,-1))[r.at(-1)]=s}return n}function Ya(e,t){return Object.entries(e.at).flatMap(
([n,o])=>Xe(t,n).flatMap(([s,r])=>{let a=Th(ce(t,s),e.kind);if(a===null)return[];let i=r.length>0&&(r.at(-1)===a||n.endsWith("/*")&&Nh(s.at(-1)));return[{value:a,place:s,where:{key:o,names:i?r.slice(0,
-1):r}}]}))}function nu(e,t,n,o){let s=Ya(e,t),r=(e.unseen??[]).flatMap(f=>Xe(t,f).map(([d])=>({value:ce(t,d),place:d,where:null}))),a=jh(Xc(e,t,n).map(Oe));for(let{value:f}of[...s,...r])a.set(Oe(f),(a.
get(Oe(f))??0)-1);let i=new Map;for(let f of Xc(e,t,n))a.get(Oe(f))>0&&i.set(Oe(f),{value:f,place:null,where:null});for(let f of r.reverse())i.set(Oe(f.value),f);let c=su(e,t),p=f=>Sn(f.slice(0,-1)),u=new Map;
for(let f of s)p(f.place)===p(o.place)&&c.has(p(f.place))||u.set(JSON.stringify([Oe(f.value),f.where]),f);return[...i.values(),...u.values()].filter(({value:f})=>!tu(f,o.value))}function ou(e,t,n,o){let s=[
[n.place,eu(ce(t,n.place),o.value)]],r=new Map([[Oe(n.value),o.value]]);o.place!==null&&(s.push([o.place,eu(ce(t,o.place),n.value)]),r.set(Oe(o.value),n.value));for(let[u]of(e.follow??[]).flatMap(f=>Xe(
t,f))){let f=Oe(ce(t,u));r.has(f)&&s.push([u,r.get(f)])}let a=su(e,t),i=new Map,c=[];for(let[u,f]of s){let d=Sn(u.slice(0,-1));if(!a.has(d)){c.push([u,f]);continue}i.has(d)||i.set(d,[u.slice(0,-1),[...ce(
t,u.slice(0,-1))]]),i.get(d)[1][Number(u.at(-1))]=f}let p=[...i.values()].map(([u,f])=>[u,f.sort((d,m)=>d-m)]);return _n(t,[...p,...c])}function su(e,t){return new Set((e.ascending??[]).flatMap(n=>Xe(
t,n).map(([o])=>Sn(o))))}function Xc(e,t,n){let{components:o}=n,s=t.options[e.of];return(Array.isArray(s)?s:(o[t.ruleset]??o)[e.of]).map(a=>a?.id??a)}function Th(e,t){if(e===null||typeof e!="object")return e;
let{kind:n=t,...o}=e;return n!==t?null:Object.keys(o).join()==="value"?o.value:o}function eu(e,t){return e===null||typeof e!="object"?t:{...e,...typeof t=="object"?t:{value:t}}}function ru(e,t,n){return n.
flatMap(o=>{let s=o.split("/").length,r=e.flatMap(a=>{let i=Object.keys(a.at).flatMap(c=>Xe(t,c.split("/").slice(0,s).join("/"))).find(([c])=>Sn(c)===o)?.[1];return i===void 0?[]:[[a,i]]});return r.length===
1?r:[]})}function Xe(e,t){return au(e,t.split("/").slice(1),[],[])}function au(e,t,n,o){if(t.length===0)return[[n,o]];let[s,...r]=t;return Lh(e).filter(([a])=>s==="*"||s===a).flatMap(([a,i,c])=>au(c,r,
[...n,a],s==="*"?[...o,i]:o))}function Lh(e){return Array.isArray(e)?e.map((t,n)=>[String(n),String(t?.id??t?.tile??n+1),t]):e===null||typeof e!="object"?[]:Object.entries(e).map(([t,n])=>[t,t,n])}var ce=(e,t)=>t.
reduce((n,o)=>n[o],e),Nh=e=>/^\d+$/.test(e),Sn=e=>e.map(t=>`/${t.replaceAll("~","~0").replaceAll("/","~1")}`).join(""),Oe=e=>e!==null&&typeof e=="object"?JSON.stringify(Object.entries(e).sort()):e;function jh(e){
let t=new Map;for(let n of e)t.set(n,(t.get(n)??0)+1);return t}function Ne(e,{game:t,t:n}){return typeof e=="boolean"?n(e?"yes":"no"):t.said?.(e,n)??String(e)}function je(e,t){if(e===null)return"";let n=e.names.map(s=>Ne(s,t)).join(", ");if(e.key==="")return n;let o=t.
t(e.key,{at:n});return n===""||o.includes(n)?o:`${n}, ${o}`}function dt({record:e,state:t,game:n,t:o}){let{corrections:s=[],forfeits:r=[],penalties:a=[]}=e??{},i=[...s.map(c=>[c.ply,"correction",o("record.correction",{what:Rh(c,t,n,o),reason:c.reason})]),...r.
map(c=>[c.ply,"forfeit",o("record.forfeit",{player:c.seat,reason:c.reason})]),...a.map(c=>[c.ply,"penalty",o("record.penalty",{player:c.seat,points:Ko(c.points),reason:c.reason})])].sort(([c],[p])=>c-
p);return i.length===0?null:l`
        <section class="referee-record" aria-labelledby="referee-record-title" data-referee-record>
            <h2 class="small" id="referee-record-title">${o("record.title")}</h2>
            <ul>${i.map(([c,p,u])=>l`<li key=${c} data-record=${p}>${u}</li>`)}</ul>
        </section>
    `}function Rh({paths:e},t,n,o){let s=ru(n.corrections??[],t,e).map(([r,a])=>Bh(o(r.name),je({key:"",names:a},{game:n,t:o})));return s.length>0?[...new Set(s)].join("; "):o("record.something")}var Bh=(e,t)=>t===
""?e:`${e} (${t})`,Ko=e=>e<0?`−${-e}`:`+${e}`;var ni={};M(ni,{RefereeScreen:()=>ti});var Ph=["correct","forfeit","penalty"];function iu({game:e,client:t,t:n,choose:o}){let{value:s,problem:r}=G(()=>t.game(e).rules(),[e,t]);return l`
        <p class="soft">${n("advice.lead")}</p>
        <${z} problem=${r} t=${n} />
        ${(s?.irregularities??[]).map(a=>l`
            <details key=${a.id} class="advice" data-irregularity=${a.id}>
                <summary>${a.happened}</summary>
                <p><${Ih} text=${a.advice} t=${n} /></p>
                <p class="soft">${a.reason}</p>
                <div class="row tight">${Hh(a.advice).map(i=>l`
                    <button type="button" key=${i} data-choose=${i} onClick=${()=>o(i)}>${n(`ruling.task.${i}`)}</button>`)}</div>
            </details>`)}
    `}var Hh=e=>Ph.filter(t=>e.includes(`\`${t}\``)),Ih=({text:e,t})=>e.replace(/ \(`(correct|forfeit|default|penalty)`\)/g,"").replace(/`(\w+)`/g,(n,o)=>t(`ruling.word.${o}`));function lu(e,t){return fu(e,t).flatMap(([n,o,s])=>ce(t,o).flatMap((r,a)=>{let i=r[e.pile].at(-1);return i===void 0?[]:[{value:i,...pu(n,o,s,a)}]}))}function cu(e,t,n){return fu(e,t).flatMap(([o,s,r])=>Array.
from({length:ce(t,s).length+1},(a,i)=>({value:null,...pu(o,s,r,i)}))).filter(({place:o})=>o.join("/")!==n.place.join("/"))}function uu(e,t,n,o){let[s,r]=[n,o].map(({place:d})=>d.slice(0,-1)),a=structuredClone(
ce(t,s)),i=s.join("/")===r.join("/")?a:structuredClone(ce(t,r)),[c,p]=[n,o].map(({place:d})=>Number(d.at(-1))),u=a[c][e.pile].pop();return p===i.length&&i.push({...e.empty,[e.pile]:[]}),i[p][e.pile].push(
u),JSON.stringify(a[c])===JSON.stringify({...a[c],...e.empty,[e.pile]:[]})&&c===a.length-1&&a.pop(),_n(t,a===i?[[s,a]]:[[s,a],[r,i]])}var pu=(e,t,n,o)=>({place:[...t,String(o)],where:{key:e,names:[...n,
String(o+1)]}}),fu=(e,t)=>Object.entries(e.at).flatMap(([n,o])=>Xe(t,n).map(([s,r])=>[o,s,r]));var Xa=e=>({base:e,state:e,patch:[],told:[],figures:[]});function du(e,t,n,o){let s=n.join("/"),r=Jo(t,e.base).find(i=>i.place.join("/")===s),a=e.figures.filter(i=>i.figure.place.join("/")!==s);return{
...e,figures:r.value===o?a:[...a,{kind:t,figure:r,value:o}]}}var Vo=e=>e.of!==void 0||e.pile!==void 0,Zo=(e,t)=>e.pile===void 0?Ya(e,t):lu(e,t),Yo=(e,t,n,o)=>e.pile===void 0?nu(e,t,n,o):cu(e,t,o);function mu(e,t,n,o,s){
let r=(t.pile===void 0?ou:uu)(t,e.state,n,o);return{...e,state:Za(e.state,r),patch:[...e.patch,...r],told:[...e.told,s]}}var $u=e=>_n(e.state,e.figures.map(({figure:t,value:n})=>[t.place,n])),hu=e=>Za(
e.state,$u(e)),bu=e=>[...e.patch,...$u(e)];function yu({kind:e,state:t,words:n,change:o}){let{t:s}=n,r=Jo(e,t),a=[...new Set(r.map(gu))],[i,c]=g(e.oneByOne?null:void 0);if(r.length===0)return l`<p>${s("correct.none")}</p>`;let p=r.filter(f=>i===
void 0||gu(f)===i),u=[[null,s("correct.choose")],...a.map(f=>[f,Fh(f,n)])];return l`
        ${e.oneByOne&&l`
            <${B} name="group" label=${s("correct.which")}
                control=${f=>l`<${U} ...${f} value=${i} choices=${u} onChange=${c} />`} />`}
        <fieldset class="figures">
            <legend>${s("correct.figures")}</legend>
            ${p.map(f=>l`<${Dh} key=${f.place.join("/")} figure=${f} words=${n} change=${o} />`)}
        </fieldset>
    `}var gu=({where:e})=>JSON.stringify(e.names),Fh=(e,t)=>JSON.parse(e).map(n=>Ne(n,t)).join(", ");function Dh({figure:e,words:t,change:n}){let{place:o,value:s,choices:r,where:a}=e,i=p=>l`<${U} ...${p} value=${s} choices=${r.
map(u=>[u,Ne(u,t)])} onChange=${u=>n(e,u)} />`,c=p=>l`<input ...${p} type="number" step="1" value=${s}
        onChange=${({target:u})=>u.value!==""&&n(e,Number(u.value))} />`;return l`<${B} name=${`figure-${o.join("-")}`} label=${je(a,t)} control=${r===null?c:i} />`}function xu({kind:e,state:t,gameSheet:n,
words:o,pair:s,setPair:r,add:a}){let{t:i}=o,c=Zo(e,t);if(c.length===0)return l`<p>${i("correct.none")}</p>`;let p=({value:m,where:$})=>[m!==null&&Ne(m,o),je($,o)].filter(Boolean).join(" · "),u=(m,$)=>[
$,p(m)],f=[null,i("correct.choose")],d=s.wrong===null?[]:Yo(e,t,n,c[s.wrong]);return l`
        <${B} name="wrong" label=${i("correct.wrong")}
            control=${m=>l`<${U} ...${m} value=${s.wrong} choices=${[f,...c.map(u)]} onChange=${$=>r({wrong:$,right:null})} />`} />
        ${s.wrong!==null&&l`
            <${B} name="right" label=${i("correct.right")} hint=${e.pile===void 0&&i("correct.right-hint")}
                control=${m=>l`<${U} ...${m} value=${s.right} choices=${[f,...d.map(u)]} onChange=${$=>r({...s,right:$})} />`}>
                <button type="button" data-add disabled=${s.right===null} onClick=${a}>${i("correct.add")}</button>
            <//>`}
    `}function wu({state:e,t,busy:n,send:o}){let s=(e.forfeits??[]).map(({seat:u})=>u),r=e.players.map(({id:u})=>u).filter(u=>!s.includes(u)),[a,i]=g(r[0]??null),[c,p]=g("");return r.length===0?l`<p>${t("fo\
rfeit.all")}</p>`:l`
        <${Qo} kind="forfeit" lead=${t("forfeit.lead")} button=${t("forfeit.send")} busy=${n} reason=${c} setReason=${p} t=${t}
            submit=${()=>o({type:"forfeit",seat:a,reason:c})}>
            <${vu} seat=${a} setSeat=${i} seats=${r} t=${t} />
        <//>
    `}function ku({state:e,t,busy:n,send:o}){let s=e.players.map(({id:f})=>f),[r,a]=g(s[0]),[i,c]=g(""),[p,u]=g("");return l`
        <${Qo} kind="penalty" lead=${t("penalty.lead")} button=${t("penalty.send")} busy=${n} reason=${p} setReason=${u} t=${t}
            submit=${()=>o({type:"penalty",seat:r,points:Number(i),reason:p})}>
            <${vu} seat=${r} setSeat=${a} seats=${s} t=${t} />
            <${B} name="points" label=${t("penalty.points")} hint=${t("penalty.points-hint")}
                control=${f=>l`<input ...${f} type="number" step="1" required value=${i} onInput=${({target:d})=>c(d.value)} />`} />
        <//>
    `}function Qo({kind:e,lead:t,button:n,busy:o,reason:s,setReason:r,submit:a,t:i,children:c}){return l`
        <form class="ruling-form" data-ruling=${e} onSubmit=${p=>{p.preventDefault(),o||a()}}>
            <p class="soft">${t}</p>
            ${c}
            <${B} name="reason" label=${i("ruling.reason")} hint=${i("ruling.reason-hint")}
                control=${p=>l`<input ...${p} type="text" required maxlength="500" value=${s} onInput=${({target:u})=>r(u.value)} />`} />
            <div><button type="submit" class="primary" data-send>${n}</button></div>
        </form>
    `}var vu=({seat:e,setSeat:t,seats:n,t:o})=>l`
    <${B} name="seat" label=${o("ruling.seat")}
        control=${s=>l`<${U} ...${s} value=${e} choices=${n.map(r=>[r,r])} onChange=${t} />`} />`;function _u({game:e,gameSheet:t,state:n,t:o,busy:s,send:r}){let a=Ve(),[i,c]=g(()=>Xa(n)),[p,u]=g(""),[f,d]=g({wrong:null,right:null}),[m,$]=g(""),[h,b]=g({}),[y,v]=g("");if(t===null)return null;let C=e.
corrections??[],x=C.find(E=>E.kind===p),L={game:e,t:o},D=(E,N,Z,Fe)=>{let ve=je(N,L),De=N.key===E?ve:[o(E),ve].filter(Boolean).join(", ");return o("correct.changed",{what:De,before:Ne(Z,L),after:Ne(Fe,
L)})},j=(E,N,Z)=>o("correct.changed",{what:`${o(E)}, ${Ne(N.value,L)}`,before:je(N.where,L),after:je(Z.where,L)}),w=()=>{if(x===void 0||!Vo(x)||f.wrong===null||f.right===null)return i;let E=Zo(x,i.state)[f.
wrong],N=Yo(x,i.state,t,E)[f.right],Z=N.value===null?j(x.name,E,N):D(x.name,E.where,E.value,N.value);return mu(i,x,E,N,Z)},_=()=>{c(w()),d({wrong:null,right:null})},O=E=>{_(),u(E)},T=()=>{let E=Uh(m),
N=[...bu(w()),...E??[]],Z=E===null?{patch:"correct.no-patch"}:N.length===0?{kind:"correct.nothing"}:{};b(Z),Object.keys(Z).length===0&&r({type:"correct",patch:N,reason:y})},R=E=>h[E]===void 0?[]:[{detail:o(
h[E])}],I=[...i.told,...i.figures.map(({kind:{name:E},figure:N,value:Z})=>D(E,N.where,N.value,Z))],V=[["",o("correct.choose")],...C.map(E=>[E.kind,o(E.name)]),...a?[["patch",o("correct.patch")]]:[]];return l`
        <${Qo} kind="correct" lead=${o("correct.lead")} button=${o("correct.send")} busy=${s} reason=${y} setReason=${v} t=${o} submit=${T}>
            <${B} name="kind" label=${o("correct.what")} errors=${R("kind")}
                control=${E=>l`<${U} ...${E} value=${p} choices=${V} onChange=${O} />`} />
            ${x!==void 0&&!Vo(x)&&l`<${yu} key=${p} kind=${x} state=${hu(i)} words=${L}
                change=${({place:E},N)=>c(du(i,x,E,N))} />`}
            ${x!==void 0&&Vo(x)&&l`<${xu} key=${`${p} ${i.told.length}`} kind=${x} state=${i.state} gameSheet=${t}
                words=${L} pair=${f} setPair=${d} add=${_} />`}
            ${(p==="patch"||m!=="")&&l`
                <${B} name="patch" label=${o("correct.patch")} hint=${o("correct.patch-hint")} errors=${R("patch")}
                    control=${E=>l`<textarea ...${E} class="code" rows="5" spellcheck="false" value=${m} onInput=${({target:N})=>$(N.value)} />`} />`}
            ${I.length>0&&l`
                <div class="changes" data-changes=${I.length}>
                    <h3>${o("correct.changes")}</h3>
                    <ul>${I.map((E,N)=>l`<li key=${N}>${E}</li>`)}</ul>
                    <button type="button" class="quiet" data-drop onClick=${()=>c(Xa(n))}>${o("correct.drop")}</button>
                </div>`}
        <//>
    `}function Uh(e){if(e.trim()==="")return[];try{let t=JSON.parse(e);return Array.isArray(t)?t:null}catch{return null}}var ei={};M(ei,{Refusal:()=>On,RefusalText:()=>Su});function On({refusal:e,table:t,view:n,legal:o}){let s=S(null),r=e?.problem.kind==="illegal-action";if(ne(()=>{s.current?.scrollIntoView({block:"nearest"}),r&&s.current?.focus({preventScroll:!0})},[e]),
e===null)return null;let{t:a}=t,{problem:i}=e,c=r&&[i.problem.title,...i.problem.violations.map(({detail:p})=>p)].join(" ");return l`
        <div class="refusal-place" ref=${s} ...${r&&{role:"group",tabindex:"0","aria-label":c}}>
            ${r?l`<${Su} document=${i.problem} game=${t.game} t=${a} view=${n} legal=${o} />`:l`<${z} problem=${i} t=${a} />`}
        </div>
    `}function Su({document:e,game:t,t:n,view:o,instead:s=[],legal:r}){let{violations:a,legal_actions:i}=e,c=r??(i.length>0?i:s);return l`
        <div class="refusal" data-refusal>
            <h2>${e.title}</h2>
            <ul>${a.map(p=>l`
                <li data-code=${p.code}>
                    <p>${p.detail}<${Se} error=${p} /></p>
                    ${p.clause&&l`<blockquote class="clause" data-clause=${p.rule}>${p.clause}</blockquote>`}
                    ${p.against?.length>0&&l`<ul data-against=${p.against.length}>${p.against.map(u=>l`<li data-code=${u.code}>${u.detail}</li>`)}</ul>`}
                </li>`)}
            </ul>
            ${c.length>0&&l`
                <p class="small">${n("refusal.legal")}</p>
                <ul class="small legal-list">${c.slice(0,8).map(p=>l`<li>${zh(p,t,n,o)}</li>`)}
                    ${c.length>8&&l`<li>${n("refusal.more",{n:c.length-8})}</li>`}</ul>`}
        </div>
    `}function zh(e,t,n,o){if(e.amount?.minimum!==void 0)return n(`refusal.bid${Qs(e)}`,{player:e.player,...e.amount});let s=Object.values(e).find(r=>r?.count!==void 0);return s?n("reveal.due",{n:s.count,
of:s.count}):t.label(e,n,o)}var qh=["advice","correct","forfeit","penalty"];function ti({table:e,position:t,client:n,t:o,rule:s,refusal:r,busy:a,close:i,hides:c,uncover:p,earlier:u,part:f=!1}){se();let d=Q(),[m,$]=g("advice"),{state:h}=t,
b={...e,state:h,t:o,busy:a,send:v=>s({...v,player:"referee"})},y={advice:()=>l`<${iu} game=${h.game} client=${n} t=${o} choose=${$} />`,correct:()=>l`<${Gh} hides=${c} uncover=${p} t=${o}><${_u} ...${b} /><//>`,
forfeit:()=>l`<${wu} ...${b} />`,penalty:()=>l`<${ku} ...${b} />`};return l`
        <${f?"section":"main"} id=${f?void 0:"content"} class="referee" data-screen=${f?void 0:"referee"} data-ply=${h.ply} aria-busy=${String(a)}>
            <button type="button" data-close onClick=${i}>${o("ruling.back")}</button>
            <${f?"h2":"h1"} ref=${d} tabindex="-1">${o("ruling.title")}<//>
            <div class="row tight" role="group" aria-label=${o("ruling.title")}>
                ${qh.map(v=>l`<button type="button" class="chip" key=${v} data-task=${v} aria-pressed=${String(v===m)}
                    onClick=${()=>$(v)}>${o(`ruling.task.${v}`)}</button>`)}
                ${u&&l`<button type="button" class="chip" data-earlier onClick=${u}>${o("correcting.open")}</button>`}
            </div>
            <${On} refusal=${r} table=${{...e,t:o}} view=${h} />
            <section class="sheet" aria-label=${o(`ruling.task.${m}`)} key=${m}>${y[m]()}</section>
            <${dt} record=${h} state=${h} game=${e.game} t=${o} />
        <//>
    `}function Gh({hides:e,uncover:t,t:n,children:o}){let[s,r]=g(!1);return s||!e?o:l`
        <p>${n(t?"links.referee.unseal":"ruling.covered")}</p>
        <div><button type="button" class="primary" data-uncover onClick=${t??(()=>r(!0))}>${n(t?"links.referee.unseal-do":"ruling.uncover")}</button></div>
    `}var ri={};M(ri,{BrokenLink:()=>de,asKept:()=>si,isReviewLink:()=>Mn,linkTo:()=>Kh,opened:()=>oi,packed:()=>Ou,unpacked:()=>Mu});var Wh=/^#review=([A-Za-z0-9_-]*)(?:&at=(\d{1,5}))?$/;var Jh=["game","setup","state","actions","names","history","scores"],de=class extends Error{},Mn=e=>e.startsWith("#review=");async function Kh(e,t,n){return`${e}#review=${await Ou(JSON.stringify(t))}&\
at=${n}`}async function oi(e){let t=Wh.exec(e);if(t===null)throw new de("review.link-broken");return{record:Zh(await Mu(t[1])),at:t[2]===void 0?null:Number(t[2])}}function si({game:e=void 0,actions:t,
history:n,scores:o,...s}){let r={...n!==void 0&&{history:n},...o!==void 0&&{scores:o}};return{game:e??s.state.game,start:s,actions:t,...r}}async function Ou(e){let t=new Uint8Array(await new Response(
Eu(new CompressionStream("deflate-raw"),new TextEncoder().encode(e))).arrayBuffer()),n="";for(let o of t)n+=String.fromCharCode(o);return btoa(n).replaceAll("+","-").replaceAll("/","_").replaceAll("=",
"")}async function Mu(e){try{let t=atob(e.replaceAll("-","+").replaceAll("_","/")),n=Uint8Array.from(t,o=>o.charCodeAt(0));return await Vh(Eu(new DecompressionStream("deflate-raw"),n))}catch(t){throw t instanceof
de?t:new de("review.link-broken")}}var Eu=(e,t)=>new Blob([t]).stream().pipeThrough(e);async function Vh(e){let t=new TextDecoder("utf-8",{fatal:!0}),n=e.getReader(),o="";for(let s=0;;){let{done:r,value:a}=await n.
read();if(r)return o+t.decode();if(s+=a.length,s>2e6)throw await n.cancel(),new de("review.link-too-long");o+=t.decode(a,{stream:!0})}}function Zh(e){let t;try{t=JSON.parse(e)}catch{throw new de("revi\
ew.link-broken")}if(!(typeof t?.game=="string"&&Array.isArray(t.actions)&&t.setup===void 0!=(t.state===void 0))||Object.keys(t).some(o=>!Jh.includes(o)))throw new de("review.link-foreign");return t}var Ui={};M(Ui,{remember:()=>D0,seenHere:()=>Ts,useRouter:()=>Di});var Pi={};M(Pi,{GAMES:()=>F});var Yh={park:l`
        <path d="M0 1 -6 9.5H6Z" />
        <circle r="7" cy="-1" />
        <path d="M0-8V6M-7-1H7M-5-6 5 4M5-6-5 4" />
    `,housing:l`
        <path class="al-solid" d="M-9 0 0-8.5 9 0H6.5V8.5H2V2.5H-2V8.5H-6.5V0Z" />
    `,forest:l`
        <path class="al-solid" d="M0-9.5 6-2H3.5L8 5H1.6V9.5H-1.6V5H-8L-3.5-2H-6Z" />
    `,water:l`
        <path d="M-9-3Q-6.5-7-4-3T1-3 6-3 9-5M-9 4.5Q-6.5.5-4 4.5T1 4.5 6 4.5 9 2.5" />
    `},Qh={peace:l`<circle r="7.6" /><path d="M0-7.6V7.6M0 0-5.4 5.4M0 0 5.4 5.4" />`,love:l`<path class="al-solid" d="M0 8C-13-1-7-9.5 0-4 7-9.5 13-1 0 8Z" />`,music:l`
        <path d="M-3.4 5.5V-6.8L6-8.6V3.6" />
        <path class="al-solid" d="M-3.4 5.5a2.9 2.4 0 1 1-.01-.1ZM6 3.6a2.9 2.4 0 1 1-.01-.1Z" />
    `},Xo=({terrain:e,x:t,y:n,scale:o=1})=>l`
    <g class=${`al-sign al-sign-${e}`} transform=${`translate(${t} ${n}) scale(${o})`}>${Yh[e]}</g>
`,ai=({icon:e,x:t,y:n,scale:o=1,count:s=1})=>l`
    <g class=${`al-icon al-icon-${e}`} transform=${`translate(${t} ${n}) scale(${o})`}>
        <circle class="al-disc" r="13" />
        ${Qh[e]}
        ${s>1&&l`<text class="al-times" x="15" y="6">×${s}</text>`}
    </g>
`,Bt=({icon:e})=>l`
    <svg class="al-inline" viewBox="-14 -14 28 28" aria-hidden="true"><${ai} icon=${e} x=${0} y=${0} /></svg>
`,oe=({terrain:e})=>(ii(),l`
        <svg class="al-inline" viewBox="-14 -14 28 28" aria-hidden="true">
            <rect class=${`al-fill al-${e}`} x="-13" y="-13" width="26" height="26" rx="6" />
            <rect class="al-texture" fill=${`url(#al-texture-${e})`} x="-13" y="-13" width="26" height="26" rx="6" />
            <${Xo} terrain=${e} x=${0} y=${0} />
        </svg>
    `),Pt=({amount:e,label:t})=>l`
    <span class="al-coin" ...${t?{role:"img","aria-label":t}:{"aria-hidden":"true"}}>
        <span aria-hidden="true">${e??"?"}</span>
    </span>
`,Xh=l`
    <svg width="0" height="0" aria-hidden="true" focusable="false">
        <defs>
            <pattern id="al-texture-park" width="12" height="12" patternUnits="userSpaceOnUse">
                <path class="al-grain al-grain-park" d="M3 1.5 4.5 3 3 4.5 1.5 3ZM9 7.5 10.5 9 9 10.5 7.5 9Z" />
            </pattern>
            <pattern id="al-texture-housing" width="14" height="10" patternUnits="userSpaceOnUse">
                <path class="al-grain al-grain-housing" d="M0 .5H14M0 5.5H14M3.5.5V5.5M10.5 5.5V10" />
            </pattern>
            <pattern id="al-texture-forest" width="10" height="10" patternUnits="userSpaceOnUse">
                <path class="al-grain al-grain-forest" d="M1 4 2.5 1 4 4M6 9 7.5 6 9 9" />
            </pattern>
            <pattern id="al-texture-water" width="16" height="9" patternUnits="userSpaceOnUse">
                <path class="al-grain al-grain-water" d="M0 2.5Q4-.5 8 2.5T16 2.5M-8 7Q-4 4 0 7T8 7 16 7" />
            </pattern>
        </defs>
    </svg>
`;function ii(){if(document.querySelector("body > .al-textures")!==null)return;let e=document.createElement("div");e.className="al-textures",document.body.append(e),Kt(Xh,e)}var es=["park","housing","forest","water"],ye=["peace","love","music"],J=["n","e","s","w"],Au=[0,90,180,270],mt={n:[0,-1],e:[1,0],s:[0,1],w:[-1,0]};function Me(e,t){let n=Array.isArray(t?.tiles)?t.tiles:
e.components.tiles;return new Map(n.map(o=>[o.id,o]))}function W(e,t){return e.get(t)??{id:t,regions:[],icons:[]}}function eb(e,t){return J[(J.indexOf(e)+t/90)%4]}function Re(e,t){return e.regions.map(
({terrain:n,sides:o})=>({terrain:n,sides:o.map(s=>eb(s,t))}))}function Cu(e,t,n){return Re(e,t).findIndex(({sides:o})=>o.includes(n))}function En(e){return ye.map(t=>[t,e.icons.filter(n=>n===t).length]).
filter(([,t])=>t>0)}function H(e){return e.replace(/^ref-/,"")}function me(e,t,n){let o=Re(e,t).map(({terrain:r,sides:a})=>{let i=J.filter(c=>a.includes(c)).map(c=>n(`al.side.${c}`));return n("al.regi\
on",{terrain:n(`al.${r}`),sides:i.length>0?i.join(", "):n("al.inside")})}),s=En(e).map(([r,a])=>n("al.counted",{what:n(`al.${r}`),count:a}));return[...o,...s].join("; ")||n("al.bare")}var $t=4,K=(e,t)=>`${e},${t}`;function ht(e){if(e.length===0)return null;let t=e.map(({x:i})=>i),n=e.map(({y:i})=>i),[o,s]=[Math.min(...t),Math.max(...t)],[r,a]=[Math.min(...n),Math.max(...n)];return{
left:o,right:s,top:r,bottom:a,width:s-o+1,height:a-r+1}}function An(e,t,n){let o=new Map(e.map(a=>[K(a.x,a.y),a])),s=new Set,r=[];for(let a of tb(e,t,n)){if(s.has(ts(a)))continue;s.add(ts(a));let i=[a];
for(let c of i)for(let p of nb(c,o,t,n))s.has(ts(p))||(s.add(ts(p)),i.push(p));r.push({parts:i,tiles:new Set(i.map(({x:c,y:p})=>K(c,p))).size})}return r}var ts=({x:e,y:t,region:n})=>`${e},${t},${n}`;function tb(e,t,n){
return e.flatMap(({tile:o,x:s,y:r})=>W(t,o).regions.flatMap((a,i)=>a.terrain===n?[{x:s,y:r,region:i}]:[]))}function nb({x:e,y:t,region:n},o,s,r){let a=o.get(K(e,t));return Re(W(s,a.tile),a.rotation)[n].
sides.flatMap(i=>{let[c,p]=mt[i],u=o.get(K(e+c,t+p));if(u===void 0)return[];let f=W(s,u.tile),d=Cu(f,u.rotation,J[(J.indexOf(i)+2)%4]);return f.regions[d]?.terrain===r?[{x:u.x,y:u.y,region:d}]:[]})}function Tu(e,t,n){
let o=ht(e),s=new Set(e.map(({x:a,y:i})=>K(a,i))),r=(a,i)=>n==="frame"?a<o.left||a>o.right||i<o.top||i>o.bottom:!s.has(K(a,i));return e.map(({tile:a,x:i,y:c,rotation:p})=>Re(W(t,a),p).flatMap(({terrain:u,
sides:f},d)=>u==="water"&&f.some(m=>r(i+mt[m][0],c+mt[m][1]))?[{x:i,y:c,region:d}]:[])).filter(a=>a.length>0)}function bt(e,t,n){let o=Object.fromEntries(ye.map(s=>[s,0]));for(let{tile:s}of e)for(let[
r,a]of En(W(t,s)))o[r]+=a;return{park:Math.max(0,...An(e,t,"park").map(s=>s.tiles)),water:Tu(e,t,n?.coast??"open-side").length,housing:An(e,t,"housing").length,forest:An(e,t,"forest").length,icons:o}}
function Lu(e){if(ht(e)===null)return[{x:0,y:0}];let n=new Set(e.map(({x:s,y:r})=>K(s,r))),o=new Map;for(let{x:s,y:r}of e)for(let[a,i]of Object.values(mt)){let c={x:s+a,y:r+i},p=ht([...e,c]);n.has(K(c.
x,c.y))||p.width>$t||p.height>$t||o.set(K(c.x,c.y),c)}return[...o.values()].sort((s,r)=>s.y-r.y||s.x-r.x)}function Nu(e,t,n,o){let s=new Map,r=({x:a,y:i,region:c},p)=>{let u=K(a,i);s.set(u,[...s.get(u)??
[],{region:c,text:p}])};if(o==="water")for(let a of Tu(e,t,n?.coast??"open-side"))a.forEach(i=>r(i,"✓"));else o==="park"?An(e,t,"park").sort((i,c)=>c.tiles-i.tiles)[0]?.parts.forEach(i=>r(i,"✓")):
An(e,t,o).forEach((a,i)=>a.parts.forEach(c=>r(c,String(i+1))));return s}var ob=["park","water","housing","forest"];function sb({placing:e,turning:t,tiles:n,view:o}){let{island:s}=o.players.find(({id:c})=>c===e.player),{at:r}=t,a=bt(s,n,o.options),i=r?bt([...s,{...r,tile:e.
tile}],n,o.options):a;return ob.map(c=>({what:c,before:a[c],after:i[c]}))}function ju({view:e,gameSheet:t,placing:n,turning:o,t:s}){let r=sb({placing:n,turning:o,tiles:Me(t,e.options),view:e}),a=({what:c,
before:p,after:u})=>s(u===p?"al.effect.same":"al.effect",{what:s(`al.count.${c}`),before:p,after:u}),i=o.at?`${o.at.x},${o.at.y}`:"";return k(()=>{let c=r.filter(({before:p,after:u})=>p!==u);i!==""&&fe(
c.map(a).join("; ")||s("al.effect.none"))},[i,o.rotation]),l`
        <ul class="al-effect" aria-label=${s("al.effect.title")} data-at=${i}>
            ${r.map(({what:c,before:p,after:u})=>l`
                <li key=${c} class=${u===p?"":"al-changes"} title=${s(`al.count.${c}`)}>
                    <${oe} terrain=${c} />
                    <span aria-hidden="true">${u===p?p:`${p} → ${u}`}</span>
                    <span class="al-unseen">${a({what:c,before:p,after:u})}</span>
                </li>
            `)}
        </ul>
    `}function Cn({x:e,y:t},n,o){for(let s of J){let[r,a]=mt[s],i=n.find(c=>c.x+r===e&&c.y+a===t);if(i!==void 0)return o(`al.beside.${s}`,{tile:H(i.tile)})}return o("al.beside.none")}function ns({x:e,y:t},n,o){
let{left:s,top:r}=ht(n);return o("al.cell",{row:t-r+1,place:o(`al.nth.${e-s+1}`)})}var Ht=e=>e-1;function li({auction:e,options:t}){let n=e.high_bidder,o=e.bids[n];return{bidder:n,amount:o,price:o+(t.keep_surcharge??1)}}function Ru(e,t,n){return Math.min(t.options.market_size??re(e,
t,"market_size"),n.size)}function et(e,t,n){let o=rb[e.type];return o===void 0?e.type:o(e,t,n)}var rb={claim:(e,t,n)=>Bu("al.do.claim",e,t,n),offer:(e,t,n)=>Bu("al.do.offer",e,t,n),place:(e,t,n)=>{let{island:o}=n.players.find(
({id:s})=>s===e.player);return t("al.do.place",{beside:Cn(e,o,t),rotation:e.rotation})},bid:({amount:e},t)=>{let n=typeof e=="number"?e:e.minimum===e.maximum&&e.minimum;return typeof n=="number"?t("al\
.do.bid",{amount:n}):t("al.do.bid-open",e)},pass:(e,t)=>t("al.do.pass"),decline:(e,t)=>t("al.do.decline"),sell:(e,t,n)=>t("al.do.sell",li(n)),keep:(e,t,n)=>t("al.do.keep",li(n)),reveal:({tiles:e},t)=>t(
"al.do.reveal",{count:Array.isArray(e)?e.length:e.count})};function Bu(e,{position:t},n,o){let s=o.market[t-1],r={position:t,tile:H(s.tile),cost:Ht(t),money:s.money},a=Ht(t)===0?"free":"paid";return n(
`${e}.${a}`,r)+(s.money>0?n("al.do.finds",r):"")}var ci={short:[[6,-6],[94,-6],[94,0],[65,29],[35,29],[6,0]],joined:[[6,-6],[94,-6],[94,0],[65,29],[65,40],[35,40],[35,29],[6,0]],pointed:[[6,-6],[94,-6],[94,0],[50,44],[6,0]]},ab=[[90,-6],[106,-6],[106,
10],[71,39],[61,29]],ib=[[31,31],[69,31],[69,69],[31,69]],lb=[[43,24],[57,24],[57,76],[43,76]],Tn={n:[50,14],e:[86,50],s:[50,86],w:[14,50]},pi={n:[83,17],e:[83,83],s:[17,83],w:[17,17]};function Pu(e){
let t=fi(e),n=e.some(({sides:o})=>o.length===0);return e.map(({terrain:o,sides:s},r)=>({terrain:o,region:r,path:s.length===0?"":cb(s,r===t,t===-1&&!n)})).filter(({path:o})=>o!=="").sort((o,s)=>+(s.region===
t)-+(o.region===t))}function os(e){let t=e.map((s,r)=>({...s,region:r})).filter(({sides:s})=>s.length===0),n=Math.ceil(Math.sqrt(t.length)),o=36/n;return t.map(({terrain:s,region:r},a)=>({terrain:s,region:r,
radius:(t.length===1?.46:.42)*o,x:50+o*(a%n-(n-1)/2),y:50+o*(Math.floor(a/n)-(Math.ceil(t.length/n)-1)/2)}))}function fi(e){let t=({sides:o})=>o.length<2?0:o.length*2+Number(Hu(o)),n=Math.max(0,...e.map(
t));return n===0?-1:e.findIndex(o=>t(o)===n)}function Hu(e){return e.includes("n")&&e.includes("s")||e.includes("e")&&e.includes("w")}function di(e){return J.filter((t,n)=>e.includes(t)&&e.includes(J[(n+
1)%4]))}function cb(e,t,n){let o=t?ci.joined:n?ci.pointed:ci.short,s=[...e.map(r=>ui(o,r)),...di(e).map(r=>ui(ab,r))];return t?s.push(ib):e.length===2&&Hu(e)&&s.push(ui(lb,e[0])),s.map(r=>`M${r.map(a=>a.
join(" ")).join("L")}Z`).join("")}function ui(e,t){let n=J.indexOf(t);return e.map(([o,s])=>[[o,s],[100-s,o],[100-o,100-s],[s,100-o]][n])}function $e({tile:e,rotation:t=0,label:n,lens:o,marks:s=[]}){ii();let r=Re(e,t),a=n?{role:"img","aria-label":n}:{"aria-hidden":"true"};return l`
        <svg class=${`al-tile${o?` al-lens-${o}`:""}`} viewBox="0 0 100 100" focusable="false" ...${a}>
            <rect class="al-ground" width="100" height="100" />
            ${Pu(r).map(i=>l`<${ub} ...${i} key=${i.region} />`)}
            ${os(r).map(i=>l`<${pb} ...${i} key=${i.region} />`)}
            ${r.flatMap(({terrain:i,sides:c})=>c.map(p=>l`<${Xo} terrain=${i} x=${Tn[p][0]} y=${Tn[p][1]} />`))}
            <${fb} tile=${e} regions=${r} />
            ${s.map(({region:i,text:c})=>l`<${$b} at=${mb(r,i)} text=${c} />`)}
            <rect class="al-edge" x="0.5" y="0.5" width="99" height="99" />
        </svg>
    `}var ub=({path:e,terrain:t})=>l`
    <g class=${`al-land al-land-${t}`}>
        <path class=${`al-shore al-${t}`} d=${e} />
        <path class=${`al-fill al-${t}`} d=${e} />
        <path class="al-texture" fill=${`url(#al-texture-${t})`} d=${e} />
    </g>
`,pb=({x:e,y:t,radius:n,terrain:o})=>l`
    <g class=${`al-land al-land-${o}`}>
        <circle class="al-bank" cx=${e} cy=${t} r=${n+3.5} />
        <circle class=${`al-shore al-${o}`} cx=${e} cy=${t} r=${n} />
        <circle class=${`al-fill al-${o}`} cx=${e} cy=${t} r=${n} />
        <circle class="al-texture" fill=${`url(#al-texture-${o})`} cx=${e} cy=${t} r=${n} />
        <${Xo} terrain=${o} x=${e} y=${t} scale=${Math.min(1.1,n/12)} />
    </g>
`;function fb({tile:e,regions:t}){let n=db(t);return(e.icons.length<=n.length?ye.flatMap(r=>e.icons.filter(a=>a===r).map(()=>[r,1])):En(e)).map(([r,a],i)=>{let[c,p]=n[i];return l`<${ai} icon=${r} count=${a} x=${c} y=${p} scale=${.92} />`})}
function db(e){let t=e.flatMap(({sides:r})=>di(r)),n=J.filter(r=>!e.some(({sides:a})=>a.includes(r))),o=fi(e)!==-1&&os(e).length===0?[[50,50]]:[],s=J.filter(r=>!t.includes(r));return[...t.map(r=>pi[r]),
...o,...n.map(r=>Tn[r]),...s.map(r=>pi[r])]}function mb(e,t){let n=os(e).find(o=>o.region===t);return n?[n.x,n.y]:Tn[J.find(o=>e[t].sides.includes(o))]}var $b=({at:[e,t],text:n})=>l`
    <g class="al-badge">
        <circle cx=${e} cy=${t} r="13" />
        <text x=${e} y=${t+6.5}>${n}</text>
    </g>
`,It=({tile:e,rotation:t,label:n,name:o})=>l`
    <span class="al-named">
        <${$e} tile=${e} rotation=${t} label=${n} />
        <span class="al-name" aria-hidden="true">${o}</span>
    </span>
`;function ss({value:e,t,gameSheet:n,view:o}){let s=W(Me(n,o.options),e);return l`<${It} tile=${s} name=${H(e)} label=${`${H(e)}: ${me(s,0,t)}`} />`}function rs(e,t){let n=t.filter(({type:o})=>o==="place");return n.length===0||e.holding===null?null:{player:n[0].player,tile:e.holding.tile,key:`${e.ply} ${e.holding.tile}`,actions:n,rotations:[...new Set(
n.map(({rotation:o})=>o))].sort((o,s)=>o-s)}}function as(e,t,n){let{key:o,rotations:s,actions:r}=e??{key:"",rotations:[],actions:[]},a=f=>f?.key===o?f:{},i=f=>s.includes(a(f).rotation)?f.rotation:s[0]??
0,c=(f,d)=>r.find(m=>f&&m.x===f.x&&m.y===f.y&&m.rotation===d),p=(f,d)=>{let m=(s.indexOf(i(f))+d+s.length)%s.length,$=s[m]??0;return{...f,key:o,rotation:$,tapped:c(f?.tapped,$)}},u=i(t);return{rotation:u,
at:c(a(t).at??t?.tapped,u)??null,turn:f=>n(d=>p(d,f)),look:f=>n(d=>({...d,key:o,rotation:i(d),at:f}))}}function hb(e,t){let n={player:e.holding?.player??e.bonus??e.auctioneer,auctioneer:e.auctioneer,bidder:e.auction?.high_bidder??"",amount:e.auction?.bids[e.auction.high_bidder]??0,reason:e.ended_by?t(`\
al.ended.${e.ended_by}`):""};return e.phase==="place"?t(`al.due.place.${e.holding.from}`,n):t(`al.due.${e.phase==="claim"&&e.bonus!==null?"bonus":e.phase}`,n)}function Iu({view:e,tiles:t,placing:n,turning:o,
t:s}){return l`
        <section class="al-stage" aria-labelledby="al-stage-title" data-here=${["bidding","settling"].includes(e.phase)||void 0}>
            <h2 id="al-stage-title" class="al-round">${s("al.round",{round:e.round})}</h2>
            <p class="al-due">${hb(e,s)}</p>
            ${e.holding&&l`<${bb} ...${{view:e,tiles:t,placing:n,turning:o,t:s}} />`}
            ${e.auction&&l`<${gb} view=${e} tiles=${t} t=${s} />`}
        </section>
    `}function bb({view:e,tiles:t,placing:n,turning:o,t:s}){let r=W(t,e.holding.tile),a=n?o.rotation:0,i=me(r,a,s);return l`
        <div class="al-hand" data-held=${r.id}>
            <div class="al-held" key=${a}>
                <${$e} tile=${r} rotation=${a} label=${s("al.in-hand",{tile:H(r.id),what:i})} />
            </div>
            ${n&&l`
                <div class="al-how">
                    <${mi} turning=${o} t=${s} />
                    <p>
                        ${s("al.turned",{rotation:a})}<span class="al-unseen">: ${i}</span>
                    </p>
                    <p class="al-hint">${s("al.place.hint")}</p>
                </div>
            `}
        </div>
    `}var mi=({turning:e,t})=>l`
    <div class="al-turner" role="group" aria-label=${t("al.turn")}>
        <${$i} turn=${e.turn} t=${t} keyed=${!0} />
    </div>
`,$i=({turn:e,t,keyed:n})=>l`
    <button type="button" class="al-button" data-turn="-90" onClick=${()=>e(-1)}>
        <span aria-hidden="true" class="al-arrow">↺</span> ${t("al.turn.left")}
    </button>
    <button type="button" class="al-button" data-turn="90" aria-keyshortcuts=${n?"R":void 0} onClick=${()=>e(1)}>
        <span aria-hidden="true" class="al-arrow">↻</span> ${t("al.turn.right")} ${n&&l`<kbd aria-hidden="true">R</kbd>`}
    </button>
`;function Fu(e,t,n){ne(()=>{if(t===null)return;let o=s=>{let r=e.current,a=r?.contains(document.activeElement)||r?.matches(":hover"),i=s.target.closest?.("input, textarea, select");s.key.toLowerCase()!==
"r"||s.ctrlKey||s.metaKey||s.altKey||!a||i||(s.preventDefault(),n.turn(s.shiftKey?-1:1))};return document.addEventListener("keydown",o),()=>document.removeEventListener("keydown",o)})}function Du(e,{rotation:t},n,o){
let s=S({key:"",rotation:0});k(()=>{let r=e?.key??"";s.current.key===r&&s.current.rotation!==t&&fe(`${o("al.turned",{rotation:t})}: ${me(W(n,e.tile),t,o)}`),s.current={key:r,rotation:t}},[e?.key,t])}function gb({
view:e,tiles:t,t:n}){let{auction:o,players:s,auctioneer:r}=e,a=W(t,o.tile),i=s.filter(({id:c})=>c!==r);return l`
        <div class="al-lot" data-lot=${o.tile}>
            <${$e}
                tile=${a}
                label=${n("al.lot",{tile:H(o.tile),what:me(a,0,n)})}
            />
            <ul class="al-bids">
                ${i.map(({id:c})=>l`
                    <li key=${c} class=${c===o.high_bidder?"al-high":""} data-bidder=${c} data-bid=${o.bids[c]??""}>
                        <span class="al-who">${c}</span>
                        <${yb} auction=${o} player=${c} t=${n} />
                    </li>
                `)}
            </ul>
        </div>
    `}function yb({auction:e,player:t,t:n}){let o=e.bids[t],s=e.passed.includes(t);return l`
        ${o!==void 0&&l`<${Pt} amount=${o} label=${n("al.bid",{amount:o})} />`}
        ${o===void 0&&!s&&l`<span class="al-soft">${n("al.no-bid")}</span>`}
        ${t===e.high_bidder&&l`<span class="al-tag">${n("al.highest")}</span>`}
        ${s&&l`<span class="al-soft">${n("al.passed")}</span>`}
    `}var xb=["claim","offer","place"];function Uu({view:e,gameSheet:t,legal:n,act:o,prepared:s,prepare:r,isConfirming:a,t:i}){let c=rs(e,n),p=as(c,s,r),u=c?c.actions.filter(({rotation:d})=>d===p.rotation):
n,f=l`<${Kn} game=${{label:et,Piece:ss}} gameSheet=${t} legal=${u} act=${o} t=${i} view=${e} />`;return n.some(({type:d})=>xb.includes(d))?l`
        <div class="al-actions">
            ${!a&&l`<p>${i(`al.choose.${c?"cell":"stall"}`)}</p>`}
            ${c&&l`<${ju} ...${{view:e,gameSheet:t,placing:c,turning:p,t:i}} /><${mi} turning=${p} t=${i} />`}
            ${!a&&l`
                <details>
                    <summary>${i("al.choose.list",{count:u.length})}</summary>
                    ${f}
                </details>`}
        </div>
    `:f}function is({lens:e,setLens:t,t:n}){return l`
        <div class="al-lenses" role="group" aria-label=${n("al.lens")}>
            <span class="al-soft" aria-hidden="true">${n("al.lens")}</span>
            ${es.map(o=>l`
                <button
                    type="button"
                    key=${o}
                    class="al-button"
                    data-lens=${o}
                    aria-pressed=${String(e===o)}
                    onClick=${()=>t(e===o?null:o)}
                >
                    <${oe} terrain=${o} /> ${n(`al.${o}`)}
                </button>
            `)}
            ${e&&l`<p class="al-hint">${n(`al.lens.${e}`)}</p>`}
        </div>
    `}function X({label:e,onAct:t,action:n,pressed:o}){return{role:"button",tabindex:"0","aria-label":e,...n!==void 0&&{"data-action":JSON.stringify(n)},...o!==void 0&&{"aria-pressed":String(o)},onClick:t,onKeyDown:s=>{
s.key!=="Enter"&&s.key!==" "||s.currentTarget instanceof HTMLButtonElement||(s.preventDefault(),t(s))}}}var zu={ArrowUp:[0,-1],ArrowRight:[1,0],ArrowDown:[0,1],ArrowLeft:[-1,0]};function he(e,t,n){let o=S(null);ne(()=>{let s=e.current;if(s===null)return;let r=[...s.querySelectorAll(t)],a=p=>{o.current=p;
for(let u of r)u.tabIndex=u===p?0:-1};a(r.find(p=>p===document.activeElement)??r.find(p=>p===o.current)??r[0]);let i=({target:p})=>r.includes(p)&&a(p),c=p=>{if(p.key==="Escape")return n?.();let u=wb(p,
r);u!==void 0&&(p.preventDefault(),u.focus())};return s.addEventListener("focusin",i),s.addEventListener("keydown",c),()=>{s.removeEventListener("focusin",i),s.removeEventListener("keydown",c)}})}function wb({
key:e,target:t,ctrlKey:n,metaKey:o,altKey:s},r){if(!(n||o||s||!r.includes(t)))return e==="Home"?r[0]:e==="End"?r.at(-1):e in zu?kb(t,zu[e],r):void 0}function kb(e,[t,n],o){let[s,r]=hi(e);return o.map(
a=>{let[i,c]=[hi(a)[0]-s,hi(a)[1]-r],p=i*t+c*n,u=Math.abs(i*n+c*t);return{place:a,isAhead:p>1&&3*p>u,far:p+2*u}}).filter(({isAhead:a})=>a).sort((a,i)=>a.far-i.far)[0]?.place}function hi(e){let{left:t,
top:n,width:o,height:s}=e.getBoundingClientRect();return[t+o/2,n+s/2]}function qu({view:e,tiles:t,legal:n,onTap:o,t:s}){let r=S(null);he(r,".al-can");let a=n.filter(({type:i})=>i==="claim"||i==="offer");return l`
        <section class="al-market" aria-labelledby="al-market-title" data-here=${["claim","offer"].includes(e.phase)||void 0}>
            <header class="al-head">
                <h2 id="al-market-title">${s("al.market")}</h2>
                <p class="al-hint">${s(a.length>0?"al.market.choose":"al.market.order")}</p>
            </header>
            <div class="al-row">
                <ol class="al-stalls" ref=${r} style=${{"--al-across":vb(e.market.length)}}>
                    ${e.market.map((i,c)=>{let p=a.find(({position:u})=>u===c+1);return l`
                            <li key=${i.tile} data-stall=${i.tile} data-money=${i.money}>
                                <${_b} ...${{stall:i,position:c+1,action:p,onTap:o,t:s,tiles:t,view:e}} />
                            </li>
                        `})}
                </ol>
                <${Sb} view=${e} t=${s} />
            </div>
        </section>
    `}function vb(e){return e<=9?Math.max(8,e):Math.ceil(e/2)}function _b({stall:e,position:t,action:n,onTap:o,t:s,tiles:r,view:a}){let i=W(r,e.tile),c={position:t,tile:H(e.tile),what:me(i,0,s),money:e.
money},p=s("al.stall",c)+(e.money>0?s("al.stall.money",c):""),u=l`
        <span class="al-position" aria-hidden="true">${t}</span>
        <${$e} tile=${i} label=${n?void 0:p} />
        ${e.money>0&&l`<${Pt} amount=${e.money} />`}
        <span class="al-price" aria-hidden="true">
            ${Ht(t)===0?s("al.free"):s("al.cost",{cost:Ht(t)})}
        </span>
    `;if(n===void 0)return l`<div class="al-stall" title=${c.tile}>${u}</div>`;let f=`${et(n,s,a)}. ${c.what}`,d={...X({label:f,...o(n)}),"aria-label":void 0};return l`
        <button type="button" class="al-stall al-can" title=${c.tile} ...${d}>
            <span class="al-unseen">${f}</span>${u}
        </button>
    `}function Sb({view:e,t}){let n=Ob(e.stack);return l`
        <div class="al-stack">
            <div class="al-pile" role="img" data-stack=${n} aria-label=${t("al.stack",{count:n})}>
                <span aria-hidden="true">${n}</span>
            </div>
            <span class="al-price" aria-hidden="true">${t("al.stack.name")}</span>
            ${e.removed.length>0&&l`<span class="al-removed">${t("al.removed",{tiles:e.removed.map(H).join(", ")})}</span>`}
        </div>
    `}function Ob(e){return typeof e=="number"?e:e.hidden??e.length}function Gu({view:e,gameSheet:t,t:n}){let{options:o}=e,s=Array.isArray(o.score_grid)?o.score_grid:t.components.score_grid,r=o.icon_awards??t.components.icon_awards;return l`
        <details class="al-reference">
            <summary>${n("al.reference")}</summary>
            <p><${oe} terrain="park" /> <${oe} terrain="water" /> ${n("al.grid.caption")}</p>
            <ol class="al-grid">
                ${s.map((a,i)=>l`
                    <li key=${i}>
                        <span aria-hidden="true">${i}</span><b aria-hidden="true">${a}</b>
                        <span class="al-unseen">${n("al.grid.entry",{count:i,points:a})}</span>
                    </li>
                `)}
            </ol>
            <ul class="al-ways">
                <li><${oe} terrain="park" /> ${n("al.way.park")}</li>
                <li><${oe} terrain="water" /> ${n(`al.way.water.${o.coast??"open-side"}`)}</li>
                <li><${oe} terrain="housing" /><${oe} terrain="forest" /> ${n("al.way.product")}</li>
                <li>
                    ${ye.map(a=>l`<${Bt} icon=${a} key=${a} />`)}
                    ${" "}${n("al.way.icons",{first:r[0],second:r[1],third:r[2]})}
                </li>
            </ul>
            <p class="al-soft">${Mb(o,n)}</p>
        </details>
    `}function Mb(e,t){let n=[Array.isArray(e.tiles)&&"tiles",Array.isArray(e.score_grid)&&"grid"].filter(Boolean);return n.length===2?t("al.source.own"):t(`al.source.reference${n.length?`.${n[0]}-own`:
""}`)}function ls({island:e,tiles:t,options:n,name:o,t:s,places:r=[],newest:a,lens:i,onTile:c,chosen:p}){let u=S(null);he(u,".al-place",r[0]?.onEscape);let f=ht([...e,...r])??{left:0,top:0,right:0,bottom:0,
width:1,height:1},d=i?Nu(e,t,n,i):new Map,m=({x:h,y:b})=>({gridColumn:h-f.left+2,gridRow:b-f.top+2}),$=Math.max($t,f.width);return l`
        <div
            class=${`al-island${r.length>0?" al-open":""}`}
            ref=${u}
            role="group"
            aria-label=${o}
            style=${{"--al-columns":f.width,"--al-rows":f.height,"--al-size":$}}
        >
            ${e.map(h=>{let b=W(t,h.tile),y=s("al.cell.tile",{rotation:h.rotation,cell:ns(h,e,s),tile:H(h.tile),what:me(b,h.rotation,s)}),v=l`<${$e}
                    tile=${b}
                    rotation=${h.rotation}
                    label=${c?void 0:y}
                    lens=${i}
                    marks=${d.get(K(h.x,h.y))}
                />`,C={key:h.tile,class:`al-cell${h.tile===a?" al-newest":""}`,style:m(h),title:H(h.tile),"data-tile":h.tile,"data-cell":`${h.x},${h.y},${h.rotation}`};if(!c)return l`<div ...${C}>${v}</div>`;
let x=p===K(h.x,h.y),L=X({label:y,onAct:()=>c(h),pressed:x});return l`<button type="button" ...${C} ...${L}>${v}</button>`})}
            ${r.map(h=>l`
                <button
                    type="button"
                    key=${`place ${K(h.x,h.y)}`}
                    class="al-cell al-place"
                    style=${m(h)}
                    data-x=${h.x}
                    data-y=${h.y}
                    ...${X(h)}
                    onMouseEnter=${h.onHover}
                    onMouseLeave=${h.onLeave}
                    onFocus=${h.onHover}
                    onBlur=${h.onLeave}
                >
                    ${h.ghost??l`<span class="al-plus" aria-hidden="true"></span>`}
                </button>
            `)}
        </div>
    `}function Wu({player:e,number:t,view:n,tiles:o,t:s,toAct:r,lens:a,places:i,newest:c,featured:p}){let u=r.includes(e.id);return l`
        <section
            class=${`al-seat al-player-${t}${p?" al-featured":""}${u?" al-acts":""}`}
            aria-labelledby=${`al-seat-${t}`}
            data-seat=${e.id}
            data-here=${p&&n.phase==="place"||void 0}
            data-money=${e.money??"hidden"}
        >
            <header class="al-head">
                <span class="al-number" aria-hidden="true">${t}</span>
                <h2 id=${`al-seat-${t}`}>${e.id}</h2>
                <${Ju} money=${e.money} t=${s} />
                <${Eb} player=${e} view=${n} acts=${u} t=${s} />
            </header>
            <div class="al-sea">
                <${ls}
                    island=${e.island}
                    tiles=${o}
                    options=${n.options}
                    name=${s("al.island",{player:e.id,count:e.island.length})}
                    t=${s}
                    places=${i}
                    newest=${c}
                    lens=${a}
                />
                ${e.island.length===0&&!i?.length&&l`<p class="al-soft">${s("al.island.empty")}</p>`}
            </div>
            <${bi} counts=${bt(e.island,o,n.options)} t=${s} />
        </section>
    `}function Ju({money:e,t}){let n=e===null?t("al.money.hidden"):t("al.money",{money:e});return l`<${Pt} amount=${e} label=${n} />`}function Eb({player:e,view:t,acts:n,t:o}){let{auction:s,auctioneer:r,
bonus:a,holding:i}=t,c=[e.id===r&&t.phase!=="finished"&&o("al.auctioneer"),n&&o("al.to-act"),t.forfeits?.some(({seat:p})=>p===e.id)&&o("scores.forfeited"),s?.high_bidder===e.id&&o("al.highest.amount",
{amount:s.bids[e.id]}),s?.passed.includes(e.id)&&o("al.passed"),(a===e.id||i?.player===e.id&&i.from==="bonus")&&o("al.bonus")];return l`<span class="al-tags">${c.filter(Boolean).map(p=>l`<span class="al-tag" key=${p}>${p}</span>`)}</span>`}
function bi({counts:e,t}){return l`
        <dl class="al-counts">
            ${["park","water","housing","forest"].map(o=>l`
                <div key=${o} title=${t(`al.count.${o}`)}>
                    <dt><${oe} terrain=${o} /><span class="al-unseen">${t(`al.count.${o}`)}</span></dt>
                    <dd data-count=${o}>${e[o]}</dd>
                </div>
            `)}
            ${ye.map(o=>l`
                <div key=${o} title=${t(`al.${o}`)}>
                    <dt><${Bt} icon=${o} /><span class="al-unseen">${t(`al.${o}`)}</span></dt>
                    <dd data-count=${o}>${e.icons[o]}</dd>
                </div>
            `)}
        </dl>
    `}var Ku=({view:e,seat:t,t:n})=>{let{money:o}=e.players.find(({id:s})=>s===t);return l`<p class="al-own"><${Ju} money=${o} t=${n} /> <span>${n("al.money",{money:o})}</span></p>`};function Vu({view:e,gameSheet:t,legal:n,act:o,t:s,seat:r,toAct:a,prepared:i,prepare:c,last:p=[]}){let u=S(null),[f,d]=g(null),m=Me(t,e.options),$=rs(e,n),h=as($,i,c);Fu(u,$,h),Du($,h,m,s);let b=qe({act:o,
legal:n,view:e,prepared:i,prepare:c}),y=$?Cb({placing:$,turning:h,tiles:m,view:e,onTap:b,t:s,leave:()=>c(ze)}):[],v=Ab({view:e,legal:n,seat:r,placing:$}),C=e.players.map((_,O)=>({player:_,number:O+1})),
x=(_,O)=>l`
        <${Wu}
            key=${_.player.id}
            ...${{..._,view:e,tiles:m,t:s,toAct:a,lens:f,featured:O}}
            places=${_.player.id===$?.player?y:[]}
            newest=${e.phase==="finished"?void 0:Tb(p,_.player.id)}
        />
    `,L=e.phase!=="finished"&&l`<${qu} key="market" ...${{view:e,tiles:m,legal:n,onTap:b,t:s}} />`,D=l`<${Iu} key="stage" ...${{view:e,tiles:m,placing:$,turning:h,t:s}} />`,j=v&&x(C.find(({player:_})=>_.
id===v),!0),w=["claim","offer"].includes(e.phase)?[L,D,j]:[D,j,L];return l`
        <div class="al-frame" data-phase=${e.phase} ref=${u}>
            <div class=${`al-board${v?"":" al-equal"}`}>
                ${w}
                <${is} lens=${f} setLens=${d} t=${s} />
                <div class="al-seats">
                    ${C.filter(({player:_})=>_.id!==v).map(_=>x(_,!1))}
                </div>
                <${Gu} view=${e} gameSheet=${t} t=${s} />
            </div>
        </div>
    `}function Ab({view:e,legal:t,seat:n,placing:o}){return e.phase==="finished"?null:[o?.player,n,t[0]?.player].find(r=>e.players.some(a=>a.id===r))??null}function Cb({placing:e,turning:t,tiles:n,view:o,
onTap:s,t:r,leave:a}){let{rotation:i,look:c}=t,p=W(n,e.tile);return e.actions.filter(u=>u.rotation===i).map(u=>({x:u.x,y:u.y,label:et(u,r,o),...s(u),ghost:l`<${$e} tile=${p} rotation=${i} />`,onHover:()=>c(
{x:u.x,y:u.y}),onLeave:()=>c(void 0),onEscape:a}))}function Tb(e,t){return e.findLast(n=>n.type==="placed"&&n.player===t)?.tile}function Zu({sheet:e,standing:t,t:n}){let o=[...Lb(t.breakdown,n),...Nb(e,t,n)];return l`
        <div class="al-sheet">
            <table aria-label=${n("al.sheet",{player:t.player})}>
                <thead>
                    <tr>
                        <th scope="col">${n("al.sheet.what")}</th>
                        <th scope="col">${n("al.sheet.how")}</th>
                        <th scope="col" class="al-figure">${n("al.sheet.points")}</th>
                    </tr>
                </thead>
                <tbody>
                    ${o.map(({id:s,signs:r,name:a,how:i,points:c})=>l`
                        <tr key=${s} data-line=${s}>
                            <th scope="row"><span class="al-signs">${r}</span> ${a}</th>
                            <td>${i}</td>
                            <td class="al-figure">${c}</td>
                        </tr>
                    `)}
                </tbody>
                <tfoot>
                    <tr>
                        <th scope="row" colspan="2">${n("al.sheet.total")}</th>
                        <td class="al-figure" data-line="total"><b>${t.total}</b></td>
                    </tr>
                </tfoot>
            </table>
            ${t===e.standings[0]&&l`<p class="al-soft">${jb(e,n)}</p>`}
        </div>
    `}function Lb({park:e,water:t,housing:n,forest:o,product:s},r){let a=(i,{tiles:c,points:p})=>({id:i,signs:l`<${oe} terrain=${i} />`,name:r(`al.sheet.${i}`),how:r("al.sheet.tiles",{tiles:c}),points:p});
return[a("park",e),a("water",t),{id:"product",signs:l`<${oe} terrain="housing" /><${oe} terrain="forest" />`,name:r("al.sheet.product"),how:r("al.sheet.shapes",{housing:n,forest:o}),points:s}]}function Nb(e,{
player:t,breakdown:n},o){return ye.map(s=>{let{count:r,place:a,points:i}=n.icons[s],c=e.standings.filter(u=>u.player!==t&&u.breakdown.icons[s].place===a).map(u=>u.player).join(", "),p=a===null?"no-pla\
ce":c?"tied":"place";return{id:s,signs:l`<${Bt} icon=${s} />`,name:o(`al.${s}`),how:o(`al.sheet.${p}`,{count:r,place:a,others:c}),points:i}})}function jb(e,t){let n=r=>e.rulings.find(a=>a.option===r)?.
value==="custom",[o,s]=[n("tiles"),n("score_grid")];return t(o&&s?"al.source.own":`al.source.reference${o?".tiles-own":s?".grid-own":""}`)}var Yu=[{kind:"money",name:"al.correct.money",at:{"/players/*/money":"","/market/*/money":"al.market"}},{kind:"tile",name:"al.correct.tile",at:{"/market/*/tile":"al.market","/holding/tile":"al.correct\
.holding","/auction/tile":"al.correct.auction","/players/*/island/*/tile":""},of:"tiles",unseen:["/stack/*","/removed/*"]},{kind:"lying",name:"al.correct.lying",at:{"/players/*/island/*/x":"al.correct\
.x","/players/*/island/*/y":"al.correct.y","/players/*/island/*/rotation":"al.correct.rotation"},choices:{"/players/*/island/*/rotation":[0,90,180,270]},oneByOne:!0}],Qu=e=>typeof e=="string"?H(e):String(
e);var gi=36,Xu="none";function cs({tiles:e,used:t,pick:n,t:o,turned:s=!0}){let[r,a]=g(""),[i,c]=g({}),p=[...e.values()].filter(({id:u})=>!t.has(u)&&u.toLowerCase().includes(r.trim().toLowerCase())).map(
u=>({tile:u,rotation:Pb(u,i,s)})).filter(({rotation:u})=>u!==void 0);return l`
        <div class="al-picker">
            <div class="al-fields">
                <label class="al-field">
                    <span>${o("al.pad.find")}</span>
                    <input
                        type="search"
                        autocomplete="off"
                        value=${r}
                        onInput=${u=>a(u.target.value)}
                        onKeyDown=${u=>u.key==="Enter"&&u.preventDefault()}
                    />
                </label>
                ${J.map(u=>l`
                    <${Rb} key=${u} side=${u} value=${i[u]??""} t=${o} set=${f=>c({...i,[u]:f})} />
                `)}
            </div>
            <p class="al-hint" role="status">
                ${o("al.pad.found",{count:p.length})}${p.length>gi&&` ${o("al.pad.more",{count:gi})}`}
            </p>
            <ul class="al-found">
                ${p.slice(0,gi).map(({tile:u,rotation:f})=>l`
                    <li key=${u.id}><${Bb} ...${{tile:u,rotation:f,pick:n,t:o}} /></li>
                `)}
            </ul>
        </div>
    `}function Rb({side:e,value:t,set:n,t:o}){return l`
        <label class="al-field">
            <span>${o("al.pad.sides",{side:o(`al.side.${e}`)})}</span>
            <select data-side=${e} value=${t} onChange=${s=>n(s.target.value)}>
                <option value="">${o("al.pad.any")}</option>
                ${es.map(s=>l`<option value=${s} key=${s}>${o(`al.${s}`)}</option>`)}
                <option value=${Xu}>${o("al.pad.none")}</option>
            </select>
        </label>
    `}function Bb({tile:e,rotation:t,pick:n,t:o}){let s=H(e.id),r=o("al.pad.choice",{tile:s,rotation:t,what:me(e,t,o)});return l`
        <button type="button" class="al-choice" data-pick=${e.id} ...${X({label:r,onAct:()=>n(e.id,t)})}>
            <${It} tile=${e} rotation=${t} name=${s} />
        </button>
    `}function Pb(e,t,n){let o=J.filter(s=>t[s]);return(n?Au:[0]).find(s=>{let r=Re(e,s),a=i=>r.find(c=>c.sides.includes(i))?.terrain??Xu;return o.every(i=>a(i)===t[i])})}function ep({deal:e,change:t,gameSheet:n,t:o,setup:s}){let r=Me(n,s.options),a=e?.market??[],i=Ru(n,s,r),c=p=>t({market:p});return l`
        <div class="al-deal">
            <p role="status">${o("al.deal.laid",{count:a.length,due:i})}</p>
            <ul class="al-found">
                ${a.map(p=>l`
                    <li key=${p}>
                        <button
                            type="button"
                            class="al-choice"
                            data-laid=${p}
                            ...${X({label:o("al.deal.take-back",{tile:H(p)}),onAct:()=>c(a.filter(u=>u!==p))})}
                        >
                            <${It} tile=${W(r,p)} name=${H(p)} />
                        </button>
                    </li>
                `)}
            </ul>
            ${a.length<i&&l`<${cs} tiles=${r} used=${new Set(a)} pick=${p=>c([...a,p])} t=${o} turned=${!1} />`}
        </div>
    `}var Hb=[[{terrain:"water",sides:["n","w"]},{terrain:"forest",sides:["e","s"]}],[{terrain:"forest",sides:["w","s"]},{terrain:"park",sides:["n","e"]}],[{terrain:"housing",sides:["s","w"]},{terrain:"fore\
st",sides:["n","e"]}],[{terrain:"forest",sides:["n","w"]},{terrain:"water",sides:["e","s"]}]],Ib=[[],["music"],["love"],["peace"]],tp=()=>l`
    <span class="al-emblem">
        ${Hb.map((e,t)=>l`<${$e} key=${t} tile=${{id:"",regions:e,icons:Ib[t]}} />`)}
    </span>
`;var np={pieces:{"[data-held] .al-tile":e=>e.closest("[data-held]").dataset.held,"[data-lot] .al-tile":e=>e.closest("[data-lot]").dataset.lot,"[data-tile] .al-tile":e=>e.closest("[data-tile]").dataset.
tile,"[data-stall] .al-tile":e=>e.closest("[data-stall]").dataset.stall},bids:"[data-bid] .al-coin",payments({type:e,player:t,buyer:n,bidder:o,price:s,paid:r,found:a}){return e==="sold"?[{from:n,to:t,
amount:s}]:e==="kept"?[{from:t,to:o,amount:s}]:[{from:t,to:null,amount:r??0},{from:null,to:t,amount:a??0}]},awards:["sold","kept","taken-free"]};var Fb=$t*$t;function sp({legal:e,player:t,view:n,gameSheet:o}){let s=Db[n.phase],r=n.players.find(({id:a})=>a===t);return s===void 0||r===void 0||r.money!==null?e:s({legal:e,player:t,view:n,gameSheet:o,
seat:r})}var Db={claim:e=>op("claim",e),offer:e=>op("offer",e),bidding:({player:e,view:t,gameSheet:n})=>[{type:"bid",player:e,amount:{minimum:Ub(t,n),maximum:null}},...t.auction.high_bidder===e?[]:[{type:"\
pass",player:e}]],settling:({player:e,seat:t})=>[{type:"sell",player:e},...t.island.length<Fb?[{type:"keep",player:e}]:[]]},op=(e,{legal:t,player:n,view:o})=>[...o.market.map((s,r)=>({type:e,player:n,
position:r+1})),...t.filter(s=>s.type!==e)];function Ub(e,t){let{auction:n}=e;return n.high_bidder!==null?n.bids[n.high_bidder]+1:e.options.minimum_bid??re(t,e,"minimum_bid")}var rp=({ruleset:e,variant:t,options:n,players:o})=>({ruleset:e,variant:t,options:n??{},players:o.map(s=>({id:s,money:null,island:[]}))}),yi=(e,t,n)=>({...e,players:e.players.map(o=>o.id===t?{...o,...n(
o)}:o)}),xi=e=>({x:t,y:n})=>t===e.x&&n===e.y,ap=(e,t,n)=>yi(e,t,()=>({money:n})),ip=(e,t,n)=>yi(e,t,({island:o})=>{let s=o.findIndex(xi(n));return{island:s===-1?[...o,n]:o.with(s,n)}}),lp=(e,t,n)=>yi(
e,t,({island:o})=>({island:o.filter(s=>!xi(n)(s))})),cp=(e,t)=>e.find(xi(t)),up=e=>new Set(e.players.flatMap(({island:t})=>t.map(({tile:n})=>n))),pp=({ruleset:e,variant:t,options:n,players:o})=>({ruleset:e,
variant:t,options:n,players:o.map(({id:s,money:r,island:a})=>({id:s,...r!==null&&{money:r},island:a}))});function fp({draft:e,change:t,gameSheet:n,t:o,errors:s=[]}){let[r,a]=g(null),[i,c]=g(null),p=Math.max(0,e.players.findIndex(({id:d})=>d===r)),u=e.players[p],f={draft:e,change:t,player:u,seat:p,t:o,lens:i,
tiles:Me(n,e.options)};return l`
        <div class="al-pad">
            <div class="al-tabs" role="group" aria-label=${o("al.pad.islands")}>
                ${e.players.map(({id:d,island:m},$)=>l`
                    <button
                        type="button"
                        key=${d}
                        class="al-button"
                        data-pad-player=${d}
                        aria-pressed=${String($===p)}
                        onClick=${()=>a(d)}
                    >
                        <b>${d}</b> ${o("al.pad.tiles",{count:m.length})}
                        ${s.some(({pointer:h})=>h?.startsWith(`/players/${$}/`))&&l`<span class="al-tag">!</span>`}
                    </button>
                `)}
            </div>
            <${zb} key=${u.id} ...${f} />
            <${is} lens=${i} setLens=${c} t=${o} />
        </div>
    `}function zb({draft:e,change:t,player:n,seat:o,t:s,lens:r,tiles:a}){let[i,c]=g(null),{id:p,island:u,money:f}=n,d=$=>t(ap(e,p,$===""?null:Number($))),m=Lu(u).map($=>({...$,label:s("al.pad.cell",{beside:Cn(
$,u,s)}),pressed:i!==null&&K(i.x,i.y)===K($.x,$.y),onAct:()=>c($)}));return l`
        <section class=${`al-seat al-featured al-player-${o+1}`} aria-label=${p}>
            <label class="al-field">
                <span>${s("al.pad.money",{player:p})}</span>
                <input
                    type="number"
                    inputmode="numeric"
                    min="0"
                    step="1"
                    name=${`money/${p}`}
                    data-pointer=${`/players/${o}/money`}
                    value=${f??""}
                    onInput=${$=>d($.currentTarget.value)}
                />
            </label>
            <p class="al-hint">${s("al.pad.hint")}</p>
            <div class="al-sea" data-pointer=${`/players/${o}/island`}>
                <${ls}
                    island=${u}
                    tiles=${a}
                    options=${e.options}
                    name=${s("al.island",{player:p,count:u.length})}
                    t=${s}
                    places=${m}
                    lens=${r}
                    chosen=${i&&K(i.x,i.y)}
                    onTile=${({x:$,y:h})=>c({x:$,y:h})}
                />
            </div>
            <${bi} counts=${bt(u,a,e.options)} t=${s} />
            ${i&&l`<${qb} key=${K(i.x,i.y)} ...${{draft:e,change:t,player:n,t:s,tiles:a,chosen:i,choose:c}} />`}
        </section>
    `}function qb({draft:e,change:t,player:n,t:o,tiles:s,chosen:r,choose:a}){let i=S(null),c=cp(n.island,r);k(()=>i.current?.focus(),[c?.tile]);let p=(d,m)=>t(ip(e,n.id,{tile:d,...r,rotation:m})),u=()=>{
t(lp(e,n.id,r)),a(null)},f=l`<${cs} tiles=${s} used=${up(e)} pick=${p} t=${o} />`;return l`
        <div class="al-editor" key=${c?.tile}>
            <h2 ref=${i} tabindex="-1">${c?o("al.pad.change",{cell:ns(r,n.island,o)}):o("al.pad.pick",{beside:Cn(r,n.island,o)})}</h2>
            ${c&&l`
                <div class="al-turner">
                    <${$i} turn=${d=>p(c.tile,(c.rotation+90*d+360)%360)} t=${o} />
                    <button type="button" class="al-button" data-remove onClick=${u}>${o("al.pad.remove")}</button>
                    <button type="button" class="al-button" onClick=${()=>a(null)}>${o("al.pad.close")}</button>
                </div>
            `}
            ${c?l`<details><summary>${o("al.pad.another")}</summary>${f}</details>`:f}
        </div>
    `}var dp={id:"auctionland",turns:!0,Board:Vu,Actions:Uu,Deal:ep,Emblem:tp,label:et,Piece:ss,Breakdown:Zu,scorePad:{empty:rp,Form:fp,request:pp},corrections:Yu,said:Qu,openly:sp,Own:Ku,motion:np};var Gb=[22,58,94].flatMap(e=>[22,54].map(t=>`M${t} ${e+22}V${e+8}l12-10 12 10v14z`)).join(""),mp=()=>l`<svg viewBox="0 0 100 140" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="98" height="138" rx="9" fill="#fdf8ec" stroke="#b9a987" stroke-width="1.5" />
    <rect x="7" y="7" width="86" height="126" rx="5" fill="#7a2f2a" />
    <g fill="none" stroke="#c98b6a" stroke-width="2" stroke-linejoin="round"><path d=${Gb} /></g>
    <rect x="11" y="11" width="78" height="118" rx="3" fill="none" stroke="#d9a883" stroke-opacity=".6" />
</svg>`,$p=()=>l`<svg viewBox="0 0 140 88" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="138" height="86" rx="6" fill="#fdf8ec" stroke="#9b8d6d" stroke-width="1.5" />
    <rect x="6" y="6" width="128" height="76" rx="4" fill="#28563f" />
    <g fill="none" stroke="#79ac8a" stroke-width="1.6">
        ${[1,2,3,4].map(e=>l`<ellipse cx="70" cy="44" rx=${e*14} ry=${e*8.5} />`)}
    </g>
    <text x="70" y="54" text-anchor="middle" font-size="30" font-weight="800" fill="#cfe7d4">$</text>
</svg>`;var Wb=[14,24,34,44,54].flatMap(e=>[hp(e,9),hp(e,-9)]);function hp(e,t){return`M8 ${e}c11 ${-t} 20 ${t} 31 0s20 ${t} 31 0 20 ${t} 31 0 20 ${t} 31 0`}function Jb(e){if(e===0)return{fill:"#e9e6e1",line:"\
#b3aca2",ink:"#574f47"};let t=Math.min(e,20)/20,n=155-t*112;return{fill:`hsl(${n} ${38+t*34}% ${90-t*6}%)`,line:`hsl(${n} 35% ${70-t*8}%)`,ink:`hsl(${n} 60% 16%)`}}var Kb=()=>l`<path d="M12 78L128 10" stroke="#a8433a" stroke-width="3" stroke-opacity=".7" />`,
Vb=e=>l`
    <path d="M86 70c3-9 7-9 5-2s6-8 8-3 5-6 8 0 6-3 10-4" fill="none" stroke=${e} stroke-width="1.5"
        stroke-linecap="round" />`,Zb=(e,t)=>l`
    <circle cx="28" cy="34" r="17" fill=${e} stroke=${t} stroke-width="1.8" />
    <circle cx="28" cy="34" r="13.5" fill="none" stroke=${t} stroke-width=".8" stroke-dasharray="1.5 1.5" />
    <text x="28" y="42" text-anchor="middle" font-size="22" font-weight="700" fill=${t}>$</text>`;function bp({value:e}){let{fill:t,line:n,ink:o}=Jb(e);return l`<svg viewBox="0 0 140 88" aria-hidden="true" focusable="false">
        <rect x="1" y="1" width="138" height="86" rx="6" fill=${t} stroke="#9b8d6d" stroke-width="1.5" />
        <g fill="none" stroke=${n}>${Wb.map(s=>l`<path d=${s} />`)}</g>
        <rect x="6" y="6" width="128" height="76" rx="3" fill="none" stroke=${o} stroke-opacity=".45" />
        ${Zb(t,o)}
        <text x="126" y="50" text-anchor="end" font-size=${e>99?36:44} font-weight="800" fill=${o}>
            ${e}
        </text>
        <path d="M14 72h52M80 72h46" stroke=${o} stroke-opacity=".55" />
        ${e===0?Kb():Vb(o)}
    </svg>`}var gp=()=>l`
    <path d="M26 84h40v34H26z" fill="#c99a5b" /><path d="M66 84l14-9v34l-14 9z" fill="#a1743d" />
    <path d="M26 84l14-9h40l-14 9z" fill="#6d4a26" /><path d="M26 84l-11-7 13-9 12 7z" fill="#dab174" />
    <path d="M66 84l8 6 14-9-8-6z" fill="#b98a4c" />
    <path d="M38 100h14v18H38z" fill="#5b3d1e" /><path d="M38 100l-9 4v16l9-2z" fill="#dab174" />
    <path d="M57 90h6M57 94h6" stroke="#8a6232" stroke-width="1.6" /><path d="M12 118c3-5 8-5 10 0z" fill="#7d9a5a" />`,yp=()=>l`
    <path d="M50 62L16 118h68z" fill="#d87f52" /><path d="M50 62L30 118h12z" fill="#e79a70" />
    <path d="M50 62l34 56H62z" fill="#b5613a" />
    <path d="M50 70L39 118h22z" fill="#4d2a1f" /><path d="M50 70l-11 48h6z" fill="#f0b08a" />
    <path d="M50 62V52" stroke="#5d4330" stroke-width="2" /><path d="M50 52l11 4-11 4z" fill="#f3d25f" />
    <path d="M16 118l-6 4M84 118l6 4" stroke="#5d4330" stroke-width="1.6" />
    <path d="M79 116l6-7 5 7z" fill="#e8792b" /><path d="M76 119h17" stroke="#5d4330" stroke-width="2.4" />`,xp=()=>l`
    <path d="M27 86h46v32H27z" fill="#a9764a" />
    <path d="M27 94h46M27 102h46M27 110h46" stroke="#825633" stroke-width="1.4" />
    <path d="M20 88l30-25 30 25z" fill="#6b4a3b" /><path d="M29 80l21-17 4 3-20 17z" fill="#85604d" />
    <path d="M33 97h14v21H33z" fill="#553722" /><circle cx="44" cy="108" r="1.3" fill="#e5c15d" />
    <path d="M54 95h13v11H54z" fill="#f5dc8b" stroke="#553722" stroke-width="2" />
    <path d="M60.5 95v11" stroke="#553722" stroke-width="1.6" />
    <path d="M65 62h6v12l-6-5z" fill="#74675f" />
    <path d="M76 118v-9h10v9" fill="none" stroke="#825633" stroke-width="2" />`,wp=()=>l`
    <path d="M16 110V88c0-10 6-15 15-15h36c9 0 14 5 14 13v24z" fill="#f4ead3" />
    <path d="M16 97h65v9H16z" fill="#c5523a" />
    <path d="M23 80h20v12H23z" fill="#9ecbd6" stroke="#6f5a48" stroke-width="1.6" />
    <path d="M23 80h20l-3 4H26z" fill="#e9b44a" />
    <path d="M55 80h16v30H55z" fill="#e0cfa8" stroke="#6f5a48" stroke-width="1.6" />
    <path d="M58 83h10v8H58z" fill="#9ecbd6" />
    <path d="M81 109h11" stroke="#514337" stroke-width="3" /><circle cx="38" cy="111" r="8" fill="#3c342f" />
    <circle cx="38" cy="111" r="3.4" fill="#cfc4b2" />
    <path d="M90 110v8" stroke="#514337" stroke-width="2" /><path d="M46 73v-6h7v6" fill="#8d7a68" />`,kp=()=>l`
    <path d="M64 58h8v18h-8z" fill="#a2543f" />
    <path d="M68 54c-4-4 3-6 0-11" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3" />
    <path d="M24 84h52v34H24z" fill="#f3e6c8" /><path d="M15 88c9-15 18-24 27-25h18c9 1 17 10 25 25z" fill="#b98541" />
    <path d="M15 88c9-15 18-24 27-25h6c-9 4-17 13-23 25z" fill="#cf9d57" />
    <path d="M44 95c0-7 12-7 12 0v23H44z" fill="#5c7a4a" /><circle cx="53.5" cy="108" r="1.3" fill="#f1d37a" />
    <path d="M29 95h10v10H29zM61 95h10v10H61z" fill="#a8d2dc" stroke="#7a5a3a" stroke-width="1.8" />
    <path d="M34 95v10M66 95v10" stroke="#7a5a3a" stroke-width="1.4" />
    <path d="M24 118c2-6 8-7 11-2 3-4 8-2 9 2zM60 118c3-6 8-5 10-1 3-4 8-2 9 1z" fill="#6f9a52" />
    <circle cx="30" cy="113" r="1.7" fill="#e0607a" /><circle cx="71" cy="114" r="1.7" fill="#f1c84b" />`,wi=(e,t,n,o)=>l`
    <path d=${`M${e} ${t+14}h24V118H${e}z`} fill=${n} />
    <path d=${`M${e-1} ${t+15}L${e+12} ${t}l13 15z`} fill=${o} />
    ${[t+21,t+35].map(s=>l`
        <path d=${`M${e+4} ${s}h6v8h-6zM${e+14} ${s}h6v8h-6z`} fill="#fbeec0" stroke="#5a4636" />`)}
    <path d=${`M${e+8} 118v-12h8v12z`} fill="#4f3a2c" />`,vp=()=>[wi(13,64,"#c96b4f","#6d4038"),wi(38,56,"#e2c07c","#7a5540"),wi(63,66,"#88a9a8","#4d5a62")];var xe=(e,t,n,o,s)=>e.flatMap(r=>t.map(a=>l`<path d=${`M${r} ${a}h${n}v${o}h${-n}z`} fill=${s} />`)),_p=()=>l`
    <path d="M18 82h64v36H18z" fill="#f7f1e3" /><path d="M14 82l10-14h52l10 14z" fill="#b4573f" />
    <path d="M34 82l16-13 16 13z" fill="#f7f1e3" stroke="#c9b99a" stroke-width="1.4" />
    <circle cx="50" cy="77" r="2.6" fill="#9ecbd6" />
    ${xe([22,71],[87,101],7,9,"#8fbfce")}<path d="M34 82h32v4H34z" fill="#e0d3b8" />
    ${xe([36,45,52,61],[86],4,28,"#fff")}
    <path d="M46.5 98h7v16h-7z" fill="#5d4637" /><path d="M32 114h36v4H32z" fill="#d8caac" />
    <circle cx="12" cy="110" r="8" fill="#5f8f4e" /><circle cx="89" cy="111" r="7" fill="#5f8f4e" />`,Sp=()=>l`
    <path d="M30 80h40v38H30z" fill="#d9c7a3" /><path d="M28 81l5-16h34l5 16z" fill="#4e5a6b" />
    <path d="M14 72h17v46H14zM69 72h17v46H69z" fill="#e6d8b9" />
    <path d="M12 73l10.5-23L33 73zM67 73l10.5-23L88 73z" fill="#3f4a5c" />
    <path d="M22.5 50v-6M77.5 50v-6" stroke="#3f4a5c" stroke-width="1.6" />
    <circle cx="22.5" cy="43" r="1.8" fill="#e9bf4a" /><circle cx="77.5" cy="43" r="1.8" fill="#e9bf4a" />
    ${xe([19.5,74.5],[79,94],6,10,"#7d6a54")}
    ${xe([35,59],[86,100],6,9,"#7d6a54")}
    ${xe([38,47,56],[69],5,7,"#f3df9b")}
    <path d="M44 118v-16c0-8 12-8 12 0v16z" fill="#5b3f2f" /><path d="M10 118h80" stroke="#6b8a55" stroke-width="3" />`,Op=()=>l`
    <path d="M12 84h20v34H12z" fill="#6d8296" /><path d="M72 76h18v42H72z" fill="#5b7288" />
    <path d="M34 60h32v58H34z" fill="#88a6bd" /><path d="M54 60h12v58H54z" fill="#6c8ba4" />
    <path d="M39 52h22v8H39z" fill="#7897af" /><path d="M50 52V41" stroke="#46586a" stroke-width="2" />
    <circle cx="50" cy="41" r="1.8" fill="#e0533d" />
    ${xe([37,44,51,58],[64,72,80,88,96],4.5,5,"#fff3c2")}
    ${xe([15,21,27],[88,96,104],3,4,"#e9edf0")}
    ${xe([75,82],[80,88,96,104],4,4,"#e9edf0")}
    <path d="M44 106h12v12H44z" fill="#33424f" /><path d="M40 105h20v2.500H40z" fill="#e9bf4a" />`,us=(e,t,n)=>{let o=Array.from({length:n},(s,r)=>`M${e+r*6} ${t}h4v5h-4z`);return l`<path d=${o.join("")} fill="#a39a8b" />`},
Mp=()=>l`
    <path d="M24 86h52v32H24z" fill="#b7ae9e" />${us(26,82,8)}
    <path d="M12 70h16v48H12zM72 70h16v48H72z" fill="#a39a8b" />${us(12,66,3)}${us(72,66,3)}
    <path d="M41 58h18v30H41z" fill="#c6bdad" />${us(41,54,3)}
    <path d="M50 54V41" stroke="#544a3e" stroke-width="1.8" />
    <path d="M50 41h14l-4 4 4 4H50z" fill="#b9382f" />
    ${xe([18.5,78.5],[78,94],3,9,"#4b4238")}${xe([48.5],[64],3,9,"#4b4238")}
    <path d="M40 118v-14c0-11 20-11 20 0v14z" fill="#4f3826" />
    <path d="M45 97v21M50 96v22M55 97v21M40 106h20" stroke="#8a6a49" stroke-width="1.2" />`,ki=(e,t,n,o)=>l`
    <path fill="#e0ab36" d=${`M${e-n} ${t}
        c${-n*.55} ${-o*.6} ${n*.7} ${-o*.7} ${n} ${-o}
        c${n*.3} ${o*.3} ${n*1.55} ${o*.4} ${n} ${o}z`} />
    <path d=${`M${e} ${t-o}v-5`} stroke="#a97a1d" stroke-width="1.6" />`,Ep=()=>l`
    <path d="M14 88h72v30H14z" fill="#f8ecd9" /><path d="M14 88h72v4H14z" fill="#e2bf7a" />
    <path d="M36 74h28v44H36z" fill="#fff6e6" />
    <path d="M15 74h11v44H15zM74 74h11v44H74z" fill="#fff6e6" />
    ${ki(50,74,13,24)}${ki(20.5,75,6,14)}${ki(79.5,75,6,14)}
    <path d="M29 112v-11c0-6 7-6 7 0v11zM67 112v-11c0-6 7-6 7 0v11z" fill="#7f6fa0" />
    <path d="M18 90v-7c0-4 5-4 5 0v7zM77 90v-7c0-4 5-4 5 0v7z" fill="#7f6fa0" />
    ${[40,47.5,55].map(e=>l`<path d=${`M${e} 92v-8c0-4 5-4 5 0v8z`} fill="#7f6fa0" />`)}
    <path d="M43 118v-13c0-9 14-9 14 0v13z" fill="#6a4b8a" />
    <path d="M43 118v-13c0-9 14-9 14 0v13" fill="none" stroke="#e0ab36" stroke-width="1.6" />
    <path d="M10 118h80v3H10z" fill="#e2bf7a" />`,Yb=[[14,52],[28,46],[84,58],[72,48],[90,84],[12,96],[22,76],[80,104],[60,122],[38,126]],Ap=()=>l`
    ${Yb.map(([e,t],n)=>l`<circle cx=${e} cy=${t} r=${n%3?.9:1.5} fill="#fff" />`)}
    <path d="M6 134v-8c28-14 60-14 88 0v8z" fill="#3f8fb0" />
    <path d="M26 121c10-3 18-2 22 1s-8 4-14 4zM62 120c8 0 16 2 20 5-8 2-18 0-20-5z" fill="#6fb37f" />
    <path d="M12 76h20v18H12zM68 76h20v18H68z" fill="#3c63a8" stroke="#c9d3e2" stroke-width="1.4" />
    <path d="M18.5 76v18M25.5 76v18M12 85h20M74.5 76v18M81.5 76v18M68 85h20" stroke="#c9d3e2" stroke-width=".9" />
    <path d="M32 83h36v4H32z" fill="#98a5b8" />
    <ellipse cx="50" cy="85" rx="21" ry="8" fill="none" stroke="#e6ebf2" stroke-width="4" />
    <path d="M43 64h14v40H43z" fill="#d7dee8" /><path d="M50 64h7v40h-7z" fill="#b3bfce" />
    <path d="M43 64c0-8 14-8 14 0z" fill="#f2f5f9" /><path d="M45 104h10l-2 6h-6z" fill="#7f8ca0" />
    ${xe([46,51],[69,92,98],3,3,"#ffd766")}
    <path d="M29 85a21 8 0 0 0 42 0" fill="none" stroke="#f7f9fc" stroke-width="4" />
    <path d="M50 56V46" stroke="#c9d3e2" stroke-width="1.4" /><circle cx="50" cy="45" r="2" fill="#ff6b57" />`;var Qb=[[2,"box",gp],[4,"tent",yp],[6,"hut",xp],[9,"caravan",wp],[12,"cottage",kp],[15,"terrace",vp],[18,"villa",_p],[20,"manor",Sp],[22,"tower",Op],[25,"castle",Mp],[28,"palace",Ep],[1/0,"station",Ap]],
Cp=e=>Qb.find(([t])=>e<=t),ps=e=>`fs.home.${Cp(e)[1]}`;function Xb(e,t){if(t==="station")return{sky:"#161d3f",ground:"#161d3f"};let n=Math.min(e,28)/28;return{sky:`hsl(${205+(n<.7?0:(n-.7)*560)} ${25+
n*45}% ${80-Math.max(0,n-.75)*30}%)`,ground:`hsl(${70+n*45} ${22+n*14}% ${66-n*8}%)`}}function fs({value:e,at:t}){let[,n,o]=Cp(e),{sky:s,ground:r}=Xb(e,n);return l`<svg viewBox="0 0 100 140" aria-hidden="true" focusable="false" ...${t}>
        <rect x="1" y="1" width="98" height="138" rx="9" fill="#fdf8ec" stroke="#b9a987" stroke-width="1.5" />
        <rect x="6" y="40" width="88" height="94" rx="4" fill=${s} />
        ${n!=="station"&&l`
            <circle cx=${86-e%4*4} cy=${52+e%3*2} r="5" fill="#fff" opacity=".65" />
            <path d="M6 116h88v14a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4z" fill=${r} />`}
        <${o} />
        <rect x="6" y="40" width="88" height="94" rx="4" fill="none" stroke="#6b5a3c" stroke-opacity=".45" />
        <text x="10" y="32" font-size=${e>99?27:33} font-weight="800" fill="#2c2418">${e}</text>
        <path d="M74 30V19l10-8 10 8v11z" fill="none" stroke="#8a774f" stroke-width="2.5" stroke-linejoin="round" />
    </svg>`}var Tp={houses:fs,cheques:bp},vi={houses:mp,cheques:$p},eg=10;function Lp(e,t,n){return e==="cheques"?n("fs.cheque",{cheque:t}):n("fs.house.named",{house:t,home:n(ps(t))})}function Ee({kind:e,value:t,
t:n,chosen:o=!1}){let s=Tp[e];return l`
        <span class="fs-card fs-${e} ${o?"is-chosen":""}" role="img" aria-label=${Lp(e,t,n)}>
            <${s} value=${t} />
        </span>`}function gt({kind:e,value:t,props:n}){let o=Tp[e];return l`
        <button type="button" class="fs-card fs-playable fs-${e}" ...${n}><${o} value=${t} /></button>`}function Np({kind:e,label:t}){let n=vi[e];return l`<span class="fs-card fs-${e}" role="img" aria-label=${t}><${n} /></span>`}
function jp({kind:e,count:t,t:n}){let o=vi[e],s=n(`fs.deck.${e}`,{count:t});return l`
        <div class="fs-deck ${t===0?"is-empty":""}" data-deck=${e} role="img" aria-label=${s}>
            <span class="fs-card fs-${e}">${t>0&&l`<${o} />`}</span>
            <span class="fs-deck-count" aria-hidden="true">${t}</span>
        </div>`}var tg={houses:{box:"0 0 36 42",outline:"M2 16L18 2l16 14v24H2z",x:18,y:32},cheques:{box:"0 6 42 30",outline:"M2 8h38v26H2z",x:21,y:27}};function ng({kind:e,value:t,t:n}){let{box:o,outline:s,
x:r,y:a}=tg[e];return l`
        <svg class="fs-mini fs-mini-${e}" data-mini=${`${e}-${t}`} viewBox=${o} role="img" aria-label=${Lp(e,t,n)}>
            <path d=${s} />
            <text x=${r} y=${a} text-anchor="middle" font-size=${t>99?13:17}>${t}</text>
        </svg>`}var tt=({kind:e,cards:t,t:n})=>l`
    <span class="fs-pile">
        ${t.map((o,s)=>l`<${ng} key=${`${o}/${s}`} kind=${e} value=${o} t=${n} />`)}
    </span>`;function Rp({kind:e,count:t}){let n=vi[e],o=Array.from({length:Math.min(t,eg)},()=>l`<span><${n} /></span>`);return l`<span class="fs-fan" aria-hidden="true">${o}</span>`}var Be=e=>Array.isArray(e),Pe=e=>Be(e)?e.length:typeof e=="number"?e:e.hidden,we=(e,t)=>Object.hasOwn(e,t)?e[t]:void 0,Bp=e=>e.reduce((t,n)=>t+n,0),og=new Set(["left-empty-handed","house-taken","house\
-won","house-sold","sweep"]);function Pp(e){let t=[],n=[];for(let o of e)(o.type==="houses-revealed"||o.type==="cheques-revealed")&&(t=[]),og.has(o.type)&&(t.push(o),n=t);return n}function _i(e){return e.phase==="selling"?e.players.filter(t=>Pe(t.houses)>0):e.players.filter(t=>!e.passed.includes(t.id))}function ds(e){let{houses:t}=e.market;return t.length===0?null:{house:_i(e).
length>t.length?null:t[0]}}var ms=e=>Math.max(0,...Object.values(e.bids)),Hp=({cheques:e,coins:t})=>Bp(e)+(t??0);function Ip(e,t){let n=new Map,o=(s,r)=>n.set(s,(n.get(s)??0)+r);for(let s of sg(e,t))o(
s,1);for(let s of e.players.flatMap(({cheques:r})=>r))o(s,-1);return[...n].sort(([s],[r])=>s-r)}var sg=(e,t)=>e.options.cheques??re(t,e,"cheques");function rg(e,t,n){let o=ds(n);return o===null?t("fs.pass"):o.house!==null?t("fs.pass.house",{house:o.house}):t(we(n.bids,e)===void 0?"fs.pass.nothing":"fs.pass.bid-back")}function Ft(e,t,n){switch(e.
type){case"bid":return t("fs.bid");case"pass":return rg(e.player,t,n);case"sell":return e.house===void 0?t("fs.sell.last"):t("fs.sell.named",{house:e.house,home:t(ps(e.house))});case"reveal":return t(
e.houses?"fs.reveal.houses":"fs.reveal.cheques")}}function Fp({view:e,legal:t,act:n,t:o,player:s,prepared:r,prepare:a,isConfirming:i}){let c=t.filter(({type:b,house:y})=>b==="sell"&&y!==void 0),p=t.filter(b=>!c.includes(b)),u=Be(e.players.find(({id:b})=>b===
s).houses),f=b=>Ft(b,o,e),d=S(null);he(d,".fs-playable");let m=b=>X({label:f(b),action:b,onAct:()=>n(b)}),$=qe({act:n,legal:t,view:e,prepared:r,prepare:a}),h=b=>X({label:f(b),...$(b)});return i&&u?null:
l`<div class="fs-actions">
        ${p.map(b=>l`
            <button type="button" class="action" key=${b.type} ...${m(b)}>${f(b)}</button>`)}
        ${c.length>0&&l`<p>${o(u?"fs.sell.from-hand":"fs.sell.which",{player:s})}</p>`}
        ${c.length>0&&!u&&l`<ul class="fs-picks" ref=${d}>
            ${c.map(b=>l`<li key=${b.house}>
                <${gt} kind="houses" value=${b.house} props=${h(b)} />
            </li>`)}
        </ul>`}
    </div>`}var $s=5,ag=6,ig=(e,t)=>l`<g>
    <path d=${`M${e-9} ${t}v3a9 3.5 0 0 0 18 0v-3z`} fill="#a8761a" />
    <ellipse cx=${e} cy=${t} rx="9" ry="3.5" fill="#efc550" stroke="#8f6414" stroke-width=".8" />
    <ellipse cx=${e} cy=${t} rx="5.5" ry="1.9" fill="none" stroke="#b98a25" stroke-width=".7" /></g>`;function nt({count:e}){if(e===0)return null;let t=Math.min(e,$s*ag),n=Math.ceil(t/$s),o=Array.from(
{length:t},(s,r)=>ig(10+Math.floor(r/$s)*16,24-r%$s*4));return l`<svg class="fs-coins" viewBox=${`0 0 ${n*16+4} 32`} aria-hidden="true" focusable="false">
        ${o}</svg>`}var Dp=()=>l`<svg class="fs-coins" viewBox="0 0 28 32" aria-hidden="true" focusable="false">
    <path d="M10 10C2 16 2 30 14 30s12-14 4-20z" fill="#94623a" stroke="#5f3d22" stroke-width="1.2" />
    <path d="M9 3l5 3 5-3-2 7h-6z" fill="#b07a4b" stroke="#5f3d22" stroke-width="1.2" />
    <path d="M9 10h10" stroke="#e5bf57" stroke-width="2" stroke-linecap="round" />
    <text x="14" y="25" text-anchor="middle" font-size="12" font-weight="700" fill="#fff3dc">?</text></svg>`;var hs=e=>({"--seat":`var(--player-${e})`}),bs=({id:e,number:t})=>l`
    <h3><span class="fs-number" aria-hidden="true">${t}</span><span class="fs-name">${e}</span></h3>`;function lg({player:e,number:t,standing:n,t:o}){let{cheque_total:s,coins:r}=n.breakdown;return l`<li class="fs-final-row" data-seat=${e.id} style=${hs(t)}>
        <${bs} id=${e.id} number=${t} />
        <ul class="fs-spread" aria-label=${o("fs.cheques")}>
            ${e.cheques.map((a,i)=>l`
                <li key=${i}><${Ee} kind="cheques" value=${a} t=${o} /></li>`)}
        </ul>
        <dl class="fs-sums">
            <div><dt>${o("fs.cheques")}</dt><dd>${s}</dd></div>
            <div><dt>${o("fs.coins")}</dt><dd><${nt} count=${r} />${r}</dd></div>
            <div class="fs-total"><dt>${o("fs.total")}</dt><dd>${n.total}</dd></div>
        </dl>
    </li>`}function Up({view:e,scores:t,t:n}){let o=({id:s})=>t.standings.find(({player:r})=>r===s);return l`<section class="fs-market" aria-label=${n("fs.phase.finished")}>
        <h2>${n("fs.phase.finished")}</h2>
        <ol class="fs-final">
            ${e.players.map((s,r)=>l`
                <${lg} key=${s.id} player=${s} number=${r+1} standing=${o(s)} t=${n} />`)}
        </ol>
    </section>`}function cg({house:e,sell:t,onTap:n,chosen:o,t:s}){if(!t)return l`<${Ee} kind="houses" value=${e} t=${s} chosen=${o} />`;let r=X({label:Ft(t,s),...n(t)});return l`<${gt} kind="houses" value=${e} props=${r} />`}
function ug(e,t){return e.length>0?"fs.hand.choose":t===null?"fs.hand":"fs.hand.chosen"}function zp({view:e,legal:t,onTap:n,seat:o,t:s}){let r=S(null);he(r,".fs-playable");let a=e.players.find(({id:p})=>p===
o);if(!a||!Be(a.houses)||a.houses.length===0)return null;let i=t.filter(({type:p})=>p==="sell"),c=we(e.choices,o)??null;return l`<section class="fs-hand" data-hand=${o} data-here=${i.length>0||void 0} aria-label=${s(
"fs.hand.of",{player:o})}>
        <h2>${s(ug(i,c),{house:c})}</h2>
        <ul ref=${r} style=${{"--cards":a.houses.length}}>
            ${a.houses.map(p=>l`<li key=${p} data-house=${p}>
                <${cg} house=${p} sell=${i.find(u=>u.house===p)} onTap=${n}
                    chosen=${p===c} t=${s} />
            </li>`)}
        </ul>
    </section>`}var qp=e=>({"--cards":Math.max(e.length,3)});function pg(e,t,n,o){return e===n.house?o("fs.note.next"):e===t.at(-1)?o("fs.note.last"):""}function fg({view:e,t}){let{houses:n}=e.market,o=ds(e);return l`
        <ul class="fs-offer" style=${qp(n)} aria-label=${t("fs.offer.houses")}>
            ${n.map(s=>l`<li key=${s} data-house=${s}>
                <${Ee} kind="houses" value=${s} t=${t} />
                <span class="fs-note">${pg(s,n,o,t)}</span>
            </li>`)}
        </ul>
        ${o&&o.house===null&&l`<p class="fs-hint">${t("fs.note.empty-handed")}</p>`}`}function dg({player:e,view:t,t:n}){let o=we(t.choices,e),s=o!==void 0,r=n("fs.sealed.awaited",{player:e});return l`<li data-sealed=${e} data-chosen=${String(
s)}>
        ${!s&&l`<span class="fs-card fs-houses fs-blank" role="img" aria-label=${r}></span>`}
        ${o===null&&l`<${Np} kind="houses" label=${n("fs.sealed.chosen",{player:e})} />`}
        ${s&&o!==null&&l`<${Ee} kind="houses" value=${o} t=${n} />`}
        <span class="fs-note">${e}</span>
    </li>`}function mg({view:e,t}){let{cheques:n}=e.market;return l`
        <ul class="fs-offer fs-offer-cheques" style=${qp(n)} aria-label=${t("fs.offer.cheques")}>
            ${n.map((o,s)=>l`<li key=${s} data-cheque=${o}>
                <${Ee} kind="cheques" value=${o} t=${t} />
            </li>`)}
        </ul>
        <ul class="fs-offer fs-sealed-row" aria-label=${t("fs.sealed")}>
            ${_i(e).map(({id:o})=>l`<${dg} key=${o} player=${o} view=${e} t=${t} />`)}
        </ul>`}function $g({view:e,t}){if(e.phase!=="buying"||e.market.houses.length===0)return null;let n=ms(e);return l`<p class="fs-high">${n===0?t("fs.bid.none"):t("fs.bid.highest",{bid:n})}</p>`}
function Gp({view:e,toAct:t,isHere:n,t:o}){let s=e.phase==="buying",r=s?"houses":"cheques",a=s?fg:mg,i=c=>l`<${jp} kind=${c} count=${Pe(e.decks[c])} t=${o} />`;return l`<section class="fs-market" data-fs="market" data-here=${n||
void 0} aria-label=${o("fs.market")}>
        <header>
            <h2>${o(`fs.phase.${e.phase}`,{round:e.round})}</h2>
            <${$g} view=${e} t=${o} />
        </header>
        <div class="fs-middle">
            ${i(r)}
            <div class="fs-laid">
                ${t.includes("table")&&l`<p class="fs-hint">${o(`fs.awaited.${r}`)}</p>`}
                <${a} view=${e} t=${o} />
            </div>
            ${s&&i("cheques")}
        </div>
    </section>`}var gs=(e,t,n)=>l`<${tt} kind=${e} cards=${t} t=${n} />`,Wp=(e,t,n,o)=>l`<span>${e+t===0?o("fs.outcome.free"):o(n,{paid:e,refund:t})}</span>`,Jp=(e,t,n)=>l`
    ${gs("houses",e,n)}
    <span role="img" aria-label=${n("fs.sold-for")}>→</span>
    ${gs("cheques",t,n)}`,hg={"left-empty-handed":({refund:e},t)=>l`<span>${t("fs.outcome.nothing",{refund:e})}</span>`,"house-taken":({house:e,paid:t,refund:n},o)=>[gs("houses",[e],o),Wp(t,n,"fs.outc\
ome.taken",o)],"house-won":({house:e,paid:t},n)=>[gs("houses",[e],n),Wp(t,0,"fs.outcome.won",n)],"house-sold":({house:e,cheque:t},n)=>Jp([e],[t],n),sweep:({houses:e,cheques:t},n)=>Jp(e,t,n)};function Kp({
events:e,t}){let n=Pp(e);return n.length===0?null:l`<section class="fs-outcome" aria-label=${t("fs.outcome")}>
        <h2>${t("fs.outcome")}</h2>
        <ul>
            ${n.map((o,s)=>l`
                <li key=${s} data-outcome=${o.player}><b>${o.player}</b>${hg[o.type](o,t)}</li>`)}
        </ul>
    </section>`}function bg(e,t,n,o){let{id:s}=e,r=t.phase==="selling";return[s===o&&"you",n.includes(s)&&"to-act",t.forfeits?.some(({seat:a})=>a===s)&&"forfeited",t.passed.includes(s)&&"passed",r&&we(t.choices,s)!==
void 0&&"chosen",r&&Pe(e.houses)===0&&"sold-out",!r&&t.first_player===s&&"starts"].filter(Boolean)}function Vp({count:e,t}){return e===null?l`<${Dp} /><span class="fs-soft">${t("fs.hidden")}</span>`:l`<b class="fs-figure">${e}</b><${nt} count=${e} />`}
function Zp({kind:e,cards:t,t:n,inHand:o=!1}){let s=Pe(t),r=Be(t)&&!o;return l`
        <b class="fs-figure">${s}</b>
        ${r&&l`<${tt} kind=${e} cards=${t} t=${n} />`}
        ${!r&&l`<${Rp} kind=${e} count=${s} />`}`}var ys=({name:e,term:t,children:n})=>l`
    <div class="fs-line fs-line-${e}" data-line=${e}><dt>${t}</dt><dd>${n}</dd></div>`,gg=({signs:e,t})=>l`
    <ul class="fs-signs" aria-label=${t("fs.signs")}>
        ${e.map(n=>l`<li key=${n} class="fs-sign fs-sign-${n}">${t(`fs.sign.${n}`)}</li>`)}
    </ul>`;function yg({player:e,number:t,view:n,toAct:o,seat:s,t:r}){let{id:a,coins:i,houses:c,cheques:p}=e,u=bg(e,n,o,s),f=we(n.bids,a),d=u.map(m=>`is-${m}`).join(" ");return l`<li class="fs-seat ${d}" data-seat=${a} style=${hs(
t)}>
        <${bs} id=${a} number=${t} />
        ${u.length>0&&l`<${gg} signs=${u} t=${r} />`}
        <dl>
            ${f!==void 0&&l`<${ys} name="bid" term=${r("fs.bid")}><${Vp} count=${f} /><//>`}
            <${ys} name="coins" term=${r("fs.coins")}><${Vp} count=${i} t=${r} /><//>
            <${ys} name="houses" term=${r("fs.houses")}>
                <${Zp} kind="houses" cards=${c} inHand=${a===s} t=${r} />
            <//>
            ${n.phase==="selling"&&l`<${ys} name="cheques" term=${r("fs.cheques")}>
                <${Zp} kind="cheques" cards=${p} t=${r} />
            <//>`}
        </dl>
    </li>`}function Yp({view:e,toAct:t,seat:n,t:o}){let s={view:e,toAct:t,seat:n,t:o};return l`<section class="fs-seats" aria-label=${o("fs.seats")}>
        <ol data-seats=${e.players.length}>
            ${e.players.map((r,a)=>l`
                <${yg} key=${r.id} player=${r} number=${a+1} ...${s} />`)}
        </ol>
    </section>`}function Qp({view:e,legal:t,act:n,t:o,seat:s,toAct:r,scores:a,prepared:i,prepare:c,last:p,log:u=p}){let f=l`<${Kp} events=${u} t=${o} />`;return e.phase==="finished"?l`<div class="fs-board" data-phase="finished"><div class="fs-layout"><${Up} view=${e} scores=${a} t=${o} />${f}</div></div>`:
l`<div class="fs-board" data-phase=${e.phase}><div class="fs-layout fs-playing">
        <${Gp} view=${e} toAct=${r} isHere=${!xg(e,t,s)} t=${o} />
        <${zp} view=${e} legal=${t} onTap=${qe({act:n,legal:t,view:e,prepared:i,prepare:c})} seat=${s} t=${o} />
        ${f}
        <${Yp} view=${e} toAct=${r} seat=${s} t=${o} />
    </div></div>`}function xg(e,t,n){let o=e.players.find(({id:s})=>s===n)?.houses;return Array.isArray(o)&&t.some(({type:s})=>s==="sell")}var Si=({name:e,amount:t,total:n=!1,children:o})=>l`
    <li class="fs-score-line ${n?"is-total":""}">
        <span class="fs-score-name">${e}</span>
        <span class="fs-score-of">${o}</span>
        <b class="fs-amount">${t}</b>
    </li>`;function Xp({standing:e,t}){let{cheques:n,cheque_total:o,coins:s}=e.breakdown;return l`<ul class="fs-breakdown" aria-label=${t("fs.breakdown.of",{player:e.player})}>
        <${Si} name=${t("fs.cheques")} amount=${o}>
            <${tt} kind="cheques" cards=${n} t=${t} />
            <span class="fs-sum">${n.join(" + ")}</span>
        <//>
        <${Si} name=${t("fs.coins.left")} amount=${s}><${nt} count=${s} /><//>
        <${Si} name=${t("fs.total")} amount=${e.total} total=${!0} />
    </ul>`}var ef=[{kind:"coins",name:"fs.coins",at:{"/players/*/coins":""}},{kind:"house",name:"fs.correct.house",at:{"/market/houses/*":"fs.market","/players/*/houses/*":"","/sold/*":"fs.correct.sold"},of:"hou\
ses",unseen:["/decks/houses/*","/removed/houses/*"],ascending:["/market/houses","/players/*/houses","/sold","/removed/houses"],follow:["/choices/*"]},{kind:"cheque",name:"fs.correct.cheque",at:{"/mark\
et/cheques/*":"fs.market","/players/*/cheques/*":""},of:"cheques",unseen:["/decks/cheques/*","/removed/cheques/*"],ascending:["/market/cheques","/players/*/cheques","/removed/cheques"]}];var wg={x:60,y:12,width:80,height:112},kg=[[2,"rotate(-26 100 210)"],[24,"rotate(26 100 210)"],[12,"rotate(0)"]],tf=()=>l`<svg viewBox="-25 0 250 150" aria-hidden="true" focusable="false">
    ${kg.map(([e,t])=>l`<g transform=${t}><${fs} value=${e} at=${wg} /></g>`)}
</svg>`;var nf={pieces:{".fs-offer > [data-house]":({dataset:e})=>`houses-${e.house}`,".fs-offer > [data-cheque]":({dataset:e})=>`cheques-${e.cheque}`,"[data-sealed][data-chosen=true]":({dataset:e})=>`sealed-${e.
sealed}`,"[data-mini]":({dataset:e})=>e.mini},bids:".fs-line-bid .fs-figure",payments({type:e,player:t,amount:n,refund:o}){return e==="bid"?[{from:t,to:null,amount:n}]:o>0?[{from:null,to:t,amount:o}]:
[]},awards:["house-taken","house-won","house-sold","sweep"]};function of({legal:e,player:t,view:n,gameSheet:o}){let s=n.players.find(({id:a})=>a===t);if(s===void 0)return e;if(n.phase==="selling")return vg({legal:e,player:t,seat:s});if(n.phase!=="buying"||s.coins!==
null)return e;let r={minimum:_g(n,t,o),maximum:null};return[{type:"bid",player:t,amount:r},{type:"pass",player:t}]}function vg({legal:e,player:t,seat:n}){return Pe(n.houses)>1?null:Be(n.houses)?e:[{type:"\
sell",player:t}]}function _g(e,t,n){let o=r=>e.options[r]??re(n,e,r);if(Object.keys(e.bids).length===0)return o("minimum_opening_bid");let s=ms(e);return o("raise")==="exceed"?s+1:Math.max(s,(we(e.bids,
t)??0)+1)}function sf({view:e,seat:t,t:n}){let{coins:o,houses:s,cheques:r}=e.players.find(({id:i})=>i===t),a=(i,c)=>c.length>0&&l`
        <div class="fs-line"><dt>${n(`fs.${i}`)}</dt><dd><${tt} kind=${i} cards=${c} t=${n} /></dd></div>`;return l`
        <dl class="fs-own">
            <div class="fs-line"><dt>${n("fs.coins")}</dt><dd><b class="fs-figure">${o}</b><${nt} count=${o} /></dd></div>
            ${a("houses",s)}
            ${a("cheques",r)}
        </dl>`}var rf=({ruleset:e,variant:t,options:n,players:o})=>({ruleset:e,variant:t,options:n,players:o.map(s=>({id:s,coins:null,cheques:[]}))}),Oi=(e,t,n)=>({...e,players:e.players.map(o=>o.id===t?{...o,...n(o)}:
o)}),af=(e,t,n)=>Oi(e,t,()=>({coins:n})),lf=(e,t,n)=>Oi(e,t,({cheques:o})=>({cheques:[...o,n].sort((s,r)=>s-r)})),cf=(e,t,n)=>Oi(e,t,({cheques:o})=>({cheques:o.filter((s,r)=>r!==n)})),uf=({ruleset:e,variant:t,
options:n,players:o})=>({ruleset:e,variant:t,options:n,players:o.map(({id:s,coins:r,cheques:a})=>({id:s,...r!==null&&{coins:r},cheques:a}))});var Sg=(e,t)=>e.some(({pointer:n})=>n?.startsWith(`/players/${t}/`));function Og({player:e,active:t,choose:n,error:o,t:s}){let{id:r,cheques:a}=e,i={count:a.length,total:Hp(e)};return l`
        <button type="button" aria-pressed=${String(t)} data-pad-player=${r} onClick=${()=>n(r)}>
            <b>${r}</b>
            <span>${s("fs.pad.so-far",i)}</span>
            ${o&&l`<span class="fs-error">${s("fs.pad.error")}</span>`}
        </button>`}function Mg({player:e,draft:t,change:n,t:o}){let s=({currentTarget:{value:r}})=>n(af(t,e.id,r===""?null:Math.max(0,Math.trunc(Number(r)))));return l`<label class="fs-coin-field">
        <span>${o("fs.pad.coins",{player:e.id})}</span>
        <input type="number" inputmode="numeric" min="0" step="1" name=${`coins/${e.id}`} onInput=${s}
            value=${e.coins??""} data-pointer=${`/players/${t.players.indexOf(e)}/coins`} />
    </label>`}function Eg({player:e,draft:t,change:n,t:o}){if(e.cheques.length===0)return l`<p class="fs-soft">${o("fs.pad.none")}</p>`;let s=(r,a)=>({"aria-label":o("fs.pad.remove",{cheque:r,player:e.
id}),"data-taken":r,onClick:()=>n(cf(t,e.id,a))});return l`<ul class="fs-picks" aria-label=${o("fs.pad.taken",{player:e.id})}>
        ${e.cheques.map((r,a)=>l`<li key=${`${r}/${a}`}>
            <${gt} kind="cheques" value=${r} props=${s(r,a)} />
        </li>`)}
    </ul>`}function Ag({player:e,draft:t,change:n,gameSheet:o,t:s}){let r=(a,i)=>({"aria-label":s("fs.pad.add",{cheque:a,player:e.id,count:i}),"data-pick":a,disabled:i<=0,onClick:()=>n(lf(t,e.id,a))});
return l`<ul class="fs-picks" aria-label=${s("fs.pad.left")}>
        ${Ip(t,o).map(([a,i])=>l`<li key=${a}>
            <${gt} kind="cheques" value=${a} props=${r(a,i)} />
            <span class="fs-note" aria-hidden="true">× ${i}</span>
        </li>`)}
    </ul>`}function pf({draft:e,change:t,gameSheet:n,t:o,errors:s=[]}){let[r,a]=g(null),i=e.players.find(({id:p})=>p===r)??e.players[0],c={player:i,draft:e,change:t,t:o};return l`<div class="fs-pad">
        <div class="fs-tabs" role="group" aria-label=${o("fs.pad.who")}>
            ${e.players.map((p,u)=>l`<${Og} key=${p.id} player=${p} active=${p===i}
                choose=${a} error=${Sg(s,u)} t=${o} />`)}
        </div>
        <section class="fs-pad-player" aria-label=${i.id}>
            <${Mg} key=${i.id} ...${c} />
            <h2>${o("fs.pad.taken",{player:i.id})}</h2>
            <${Eg} ...${c} />
            <h2>${o("fs.pad.left")}</h2>
            <${Ag} ...${c} gameSheet=${n} />
        </section>
    </div>`}var ff={id:"for-sale",Emblem:tf,Board:Qp,label:Ft,Actions:Fp,Piece:({component:e,value:t,t:n})=>l`<${Ee} kind=${e} value=${t} t=${n} />`,Breakdown:Xp,scorePad:{empty:rf,Form:pf,request:uf},corrections:ef,
sealed:["sell"],openly:of,Own:sf,motion:nf};var ke=["upper","middle","lower"],He=e=>e<0?`−${-e}`:`${e}`,Dt=e=>e>0?`+${e}`:He(e),xs=({before:e,after:t})=>e===t?He(e):`${He(e)} → ${He(t)}`;var ws=e=>e.lots.length===e.requirement&&e.lots.every(t=>t.rooftop!==null),Mi=({value:e,effect:t})=>t==="shorten"?-e:e,mf=(e,t)=>e.reduce((n,o)=>n+Mi(o),t.requirement);function yt(e,{row:t,effect:n,permit:o}){
let s=e.board[t];return n?s.requirement+Mi({value:e.placing.piece.value,effect:n}):s.requirement-Mi(s.permits.find(r=>r.value===o))}function Cg(e,t){let n=e.board[t.row];return{...e.board,[t.row]:{...n,
...Lg[e.placing.piece.kind](n,t,e)}}}var Tg=({permits:e},t)=>e.filter(({value:n})=>n!==t),Lg={cube:(e,{lot:t},{placing:{piece:n}})=>{let{cubes:o}=e.lots[t-1]??{cubes:[]};return df(e,t,{cubes:[...o,{colour:n.
colour,value:n.value}],rooftop:null})},rooftop:(e,{lot:t},{placing:{piece:n}})=>df(e,t,{...e.lots[t-1],rooftop:n.value}),permit:(e,t,n)=>({permits:[...e.permits,{value:n.placing.piece.value,effect:t.effect}],
requirement:yt(n,t)}),cancel:(e,t,n)=>({permits:Tg(e,t.permit),requirement:yt(n,t)}),mayor:()=>({mayor:!0})},df=({lots:e},t,n)=>({lots:Object.assign([...e],{[t-1]:n})});function Ng(e,t){let n=e.options.
unroofed??re(t,e,"unroofed");return Object.entries(e.board).flatMap(([o,s])=>s.lots.map((r,a)=>{let i=e.certificates[r.cubes.at(-1).colour];return{row:o,lot:a+1,player:i,points:jg(r,s,n)}}))}function jg({
cubes:e,rooftop:t},n,o){let s=e.reduce((a,{value:i})=>a+i,t??0),r=t===null?o==="negative"?-1:0:ws(n)?1:-1;return s*r*(n.mayor?2:1)||0}function ks(e,t,n){let[o,s]=[e,t===null?e:Rg(e,t)].map(i=>Ng(i,n)),
r=(i,c,p)=>i.filter(u=>u[c]===p).reduce((u,{points:f})=>u+f,0),a=(i,c)=>({before:r(o,i,c),after:r(s,i,c)});return{players:e.players.map(({id:i})=>({player:i,...a("player",i)})),rows:Object.fromEntries(
Object.keys(e.board).map(i=>[i,a("row",i)]))}}function Rg(e,t){let{piece:n,player:o}=e.placing,s=n.kind==="cube"?{[n.colour]:o,...e.certificates}:e.certificates;return{...e,board:Cg(e,t),certificates:s}}
function vs({piece:e},t){if(e.kind!=="cube")return e;let n=t.market[e.row-1];return{kind:"cube",...n[e.end==="left"?0:n.length-1]}}function xt(e){let t=Object.entries(e.bids).sort(([,n],[,o])=>o-n);return t.
length>0?{player:t[0][0],amount:t[0][1]}:null}function $f(e,t,n){let o=t.at(-1);return o===void 0||!n&&o.value>e.value}var hf=(e,t)=>t.cash*e.length,bf={rows:3,length:8};function gf({view:e,gameSheet:t,at:n,t:o}){let{players:s}=ks(e,n,t),r=({player:i,before:c,after:p})=>o(c===p?"es.effect.same":"es.effect",{player:i,before:He(c),after:He(p)}),a=n===null?"":JSON.stringify(
n);return k(()=>{let i=s.filter(({before:c,after:p})=>c!==p);a!==""&&fe(i.map(r).join("; ")||o("es.effect.none"))},[a]),l`
        <div class="es-effect" data-at=${a}>
            <p class="es-note" id="es-effect">${o("es.effect.title")}</p>
            <ul aria-labelledby="es-effect">
                ${s.map((i,c)=>l`
                    <li key=${i.player} class=${i.before===i.after?"":"es-effect__changes"} style=${{"--seat":`var(--player-${c+1})`}}
                        data-effect=${i.player}>
                        <span class="es-effect__who" aria-hidden="true">${i.player}</span>
                        <span class="es-effect__figures" aria-hidden="true">${xs(i)}</span>
                        <span class="es-hidden">${r(i)}</span>
                    </li>`)}
            </ul>
        </div>`}var ot=["blue","green","yellow","purple","red","white"],Bg=[12,24,36].map(e=>`M3 ${e}q5.25-6 10.5 0t10.5 0 10.5 0 10.5 0`).join(""),Pg=[9,24,39].map(e=>[9,19,29,39].map(t=>`M${t} ${e}h.01`).join("")).
join(""),yf="M3 15L15 3M3 27L27 3M3 39L39 3M9 45L45 9M21 45L45 21M33 45L45 33",Hg=`${yf}M33 3L45 15M21 3L45 27M9 3L45 39M3 9L39 45M3 21L27 45M3 33L15 45`,Ig="M3 13.5h42M3 24h42M3 34.5h42M17 3v10.5M33 \
3v10.5M9 13.5v10.5M40 13.5v10.5M8 24v10.5M39 24v10.5M17 34.5v10.5M33 34.5v10.5",Fg={blue:Bg,green:Pg,yellow:yf,purple:Hg,red:Ig,white:"M9 9h30v30h-30z"},Ln=({box:e,kind:t,piece:n,children:o})=>l`<svg class=${`\
es-piece ${t}`} data-piece=${n} viewBox=${e} aria-hidden="true" focusable="false">${o}</svg>`,ie=({colour:e,value:t})=>l`
    <${Ln} box="0 0 48 48" kind=${`es-cube es-${e}`} piece=${t==null?void 0:`${e}-${t}`}>
        <rect class="es-face" x="1.5" y="1.5" width="45" height="45" rx="5" />
        <path class=${`es-pattern${e==="green"?" es-pattern--dots":""}`} d=${Fg[e]} />
        <path class="es-gleam" d="M6 4.5h36" />
        ${t!=null&&l`<circle class="es-plate" cx="24" cy="24" r="13.5" /><text x="24" y="32">${t}</text>`}
    <//>`,Ie=({value:e})=>l`
    <${Ln} box="0 0 60 32" kind=${`es-roof${e==null?" es-roof--back":""}`}>
        <path class="es-face" d="M1.5 30.5L13 4.5Q14 2.5 16.5 2.5H43.5Q46 2.5 47 4.5L58.5 30.5Z" />
        <path class="es-pattern" d="M10 12h8M42 12h8M7 21h11M42 21h11" />
        <text x="30" y="25">${e??"?"}</text>
    <//>`,Dg={shorten:"−",lengthen:"+"},Ei=(e,t)=>`${Dg[t]??"±"}${e}`,Ai=({value:e,effect:t})=>l`
    <${Ln} box="0 0 48 48" kind=${`es-permit es-permit--${t??"open"}`} piece=${`permit-${e}`}>
        <path class="es-post" d="M24 30v17" />
        <rect class="es-face" x="2" y="5" width="44" height="27" rx="3" />
        <path class="es-pattern" d="M6 9h36v19H6z" />
        <text x="24" y="26">${Ei(e,t)}</text>
    <//>`,Ut=()=>l`
    <${Ln} box="0 0 48 48" kind="es-mayor" piece="mayor">
        <path class="es-face" d="M12 5Q24 1 36 5L34 31H14Z" />
        <path class="es-band" d="M13.6 23H34.4L34 30H14Z" />
        <path class="es-face" d="M3 31Q24 25 45 31Q46 37 24 39Q2 37 3 31Z" />
        <text x="24" y="19">×2</text>
    <//>`,Ug=()=>l`
    <${Ln} box="0 0 48 48" kind="es-cancel" piece="cancel">
        <rect class="es-face" x="3" y="3" width="42" height="42" rx="5" />
        <path class="es-cross" d="M14 14L34 34M34 14L14 34" />
    <//>`,_s=()=>l`
    <svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true"><path class="es-gavel" d="M3 17.5h8M5.5 5.5l5-3.5 4 5.5-5 3.5zM12 9l6 6" /></svg>`;function ue({piece:e,effect:t}){return e.kind==="cube"?
l`<${ie} colour=${e.colour} value=${e.value} />`:e.kind==="rooftop"?l`<${Ie} value=${e.value} />`:e.kind==="permit"?l`<${Ai} value=${e.value} effect=${t} />`:e.kind==="mayor"?l`<${Ut} />`:l`<${Ug} />`}
function ee(e,t){let n=e.colour&&t(`es.colour.${e.colour}`);return t(`es.piece.${e.kind}`,{colour:n,value:e.value})}function st(e,t,n){return e.type==="offer"?zg(e,t,n):e.type==="place"?qg(e,t,n):e.type==="sell"||e.type==="keep"?t(`es.${e.type}`,xt(n.auction)):e.type==="reveal"?ee({kind:"rooftop",value:e.rooftop},t):
t(`es.${e.type}`,{amount:e.amount})}function zg(e,t,n){let{piece:o}=e;if(o.kind==="rooftop")return t("es.offer.rooftop");if(o.kind!=="cube")return t("es.offer.piece",{piece:ee(o,t)});let s=t(`es.end.${o.
end}`,{row:o.row});return t("es.offer.cube",{piece:ee(vs(e,n),t),where:s})}function qg(e,t,n){let o=t(`es.row.${e.row}`);if(e.effect)return t(`es.place.${e.effect}`,{row:o,to:yt(n,e)});if(e.permit)return t(
"es.place.cancel",{row:o,permit:e.permit,to:yt(n,e)});if(!e.lot)return t("es.place.mayor",{row:o});let s=n.board[e.row].lots[e.lot-1];return s?t("es.place.building",{row:o,lot:e.lot,building:Nn(s,t)}):
t("es.place.lot",{row:o,lot:e.lot})}var Nn=(e,t)=>e.cubes.map(n=>t("es.cube",{colour:t(`es.colour.${n.colour}`),value:n.value})).join(", ");var Ci=()=>({lots:{},signs:{},cancels:{},mayor:null});function Ss(e,t,n){let o=t.filter(({type:s})=>s==="place");return Zt(e&&{...e,tapped:e.at??e.tapped},o,n)}function xf({view:e,legal:t,onTap:n,prepare:o,
name:s}){let r={upper:Ci(),middle:Ci(),lower:Ci()},a=i=>o(c=>({...c,ply:e.ply,at:i}));for(let i of t.filter(c=>c.type==="place")){let c={onHover:()=>a(i),onLeave:()=>a(void 0)},p={label:s(i),...n(i),...c,
ghost:e.placing.piece};Gg(r[i.row],i,p,e)}return r}function Gg(e,t,n,o){t.lot?e.lots[t.lot]=n:t.effect?e.signs[yt(o,t)+1]={...n,effect:t.effect}:t.permit?e.cancels[t.permit]=n:e.mayor=n}var Wg={offer:"pieces",place:"land"},Os=e=>JSON.stringify(e);function Jg({action:e,act:t,t:n,view:o}){let s=vs(e,o),r=s.kind==="rooftop"?n("es.supply.next"):ee(s,n);return l`
        <button type="button" class="es-actions__offer" data-action=${Os(e)} onClick=${()=>t(e)}>
            <${ue} piece=${s} /><span>${r}</span>
        </button>`}function wf({view:e,gameSheet:t,legal:n,act:o,prepared:s,isConfirming:r,t:a}){let c=n.some(({type:$})=>$==="place")&&l`<${gf} view=${e} gameSheet=${t} at=${Ss(s,n,e)} t=${a} />`;if(r)
return c&&l`<div class="es">${c}</div>`;let p=$=>n.filter(({type:h})=>$===(Wg[h]??"words")),[u,f,d]=["pieces","land","words"].map(p),m=$=>l`
        <button type="button" class=${`action ${$.type}`} key=${Os($)} data-action=${Os($)} onClick=${()=>o($)}>
            ${st($,a,e)}
        </button>`;return l`
        <div class="es es-actions">
            ${d.map(m)}
            ${f.length>0&&l`
                <p>${a("es.choose.place")}</p>
                ${c}
                <details>
                    <summary>${a("es.choose.list",{count:f.length})}</summary>
                    <div class="es-actions">${f.map(m)}</div>
                </details>`}
            ${u.length>0&&l`
                <div role="group" aria-label=${a("es.offers")}>
                    <p class="es-note" aria-hidden="true">${a("es.offers")}</p>
                    <div class="es-actions__offers">
                        ${u.map($=>l`<${Jg} key=${Os($)} action=${$} act=${o} t=${a} view=${e} />`)}
                    </div>
                </div>`}
        </div>`}var Kg={offer:(e,t)=>[t("es.block.offer",{player:e.auctioneer}),e.stowed?t("es.block.stowed"):""],reveal:(e,t)=>[t("es.block.reveal",{player:e.auctioneer}),t("es.block.reveal.do")],bidding:(e,t)=>[kf(
e,t),Vg(e,t)],settling:(e,t)=>[kf(e,t),t("es.block.settle",{...xt(e.auction),auctioneer:e.auctioneer})],placing:(e,t)=>[t("es.block.placing",{player:e.placing.player,piece:ee(e.placing.piece,t)}),t(`e\
s.block.placing.${e.placing.piece.kind}`)],finished:(e,t)=>[t("es.block.finished"),t(`es.end.by.${e.ended_by}`)]},kf=(e,t)=>t("es.block.offered",{player:e.auctioneer,piece:ee(e.auction.piece,t)});function Vg(e,t){
let n=xt(e.auction);return n?t("es.block.bid",n):t("es.block.no-bid")}function Zg({phase:e,auction:t,placing:n}){return e==="reveal"?{kind:"rooftop"}:t?.piece??n?.piece}function vf({view:e,t}){let n=Zg(
e),[o,s]=Kg[e.phase](e,t);return l`
        <section class="es-block" aria-labelledby="es-block" data-here=${["bidding","settling","reveal"].includes(e.phase)||void 0}>
            <div class="es-block__piece">${n?l`<${ue} piece=${n} />`:l`<${_s} />`}</div>
            <div>
                <h2 id="es-block">${o}</h2>
                <p class="es-block__line">${s}</p>
            </div>
        </section>`}var _f={"permit-1":{kind:"permit",value:1},"permit-2":{kind:"permit",value:2},"permit-3":{kind:"permit",value:3},mayor:{kind:"mayor"},cancel:{kind:"cancel"}},Sf=(e,t)=>e.kind===t.kind&&e.value===t.value;
function Ti({action:e,name:t,kind:n,onTap:o,t:s,view:r,children:a}){if(!e)return l`<span class=${`es-offer ${n}`} role="img" aria-label=${t}>${a}</span>`;let i=X({label:st(e,s,r),...o(e)});return l`<button type="button" class=${`\
es-offer es-target ${n}`} ...${i}>${a}</button>`}function Yg({cubes:e,number:t,offers:n,...o}){let s=a=>a===0?"left":a===e.length-1?"right":null,r=a=>n.find(({piece:i})=>i.row===t&&i.end===s(a));return l`
        <li class="es-market__row">
            <span class="es-market__number" aria-hidden="true">${t}</span>
            ${e.map((a,i)=>l`
                <${Ti} action=${r(i)} name=${ee({kind:"cube",...a},o.t)} kind="es-offer--cube" ...${o}>
                    <${ie} ...${a} />
                <//>`)}
            ${e.length===0&&l`<span class="es-note">${o.t("es.market.empty")}</span>`}
        </li>`}function Of({view:e,legal:t,onTap:n,t:o}){let s=t.filter(({type:r,piece:a})=>r==="offer"&&a.kind==="cube");return l`
        <section class="es-panel es-market" aria-labelledby="es-market">
            <h2 id="es-market">${o("es.market")}</h2>
            <ol class="es-market__rows">
                ${e.market.map((r,a)=>l`
                    <${Yg} cubes=${r} number=${a+1} offers=${s} onTap=${n} t=${o} view=${e} />`)}
            </ol>
            <${n0} certificates=${e.certificates} t=${o} />
        </section>`}var Qg=e=>e.hidden??e.length??e;function Xg({view:e,legal:t,onTap:n,t:o}){let s=Qg(e.rooftops),r=t.find(({type:a,piece:i})=>a==="offer"&&i.kind==="rooftop");return l`
        <li class="es-slot">
            <${Ti} action=${r} name=${o("es.rooftops.left",{count:s})} kind="es-offer--pile" onTap=${n} t=${o} view=${e}>
                ${s>0?l`<${Ie} />`:l`<span class="es-gone"></span>`}
            <//>
            <span class="es-slot__note" aria-hidden="true">${o("es.rooftops.left",{count:s})}</span>
        </li>`}function e0({id:e,view:t,legal:n,onTap:o,t:s}){let r=_f[e],a=ee(r,s),i=t.specials.includes(e),c=n.find(p=>p.type==="offer"&&Sf(p.piece,r));return l`
        <li class="es-slot">
            ${i?l`<${Ti} action=${c} name=${a} kind="es-offer--special" onTap=${o} t=${s} view=${t}>
                    <${ue} piece=${r} />
                <//>`:l`<span class="es-offer es-gone" aria-hidden="true"></span>`}
            <span class="es-slot__note" aria-hidden=${i?"true":void 0}>${i?a:s("es.gone",{name:a,where:s(t0(e,r,t))})}</span>
        </li>`}function t0(e,t,n){if(n.out_of_game.includes(e))return"es.gone.out";let o=n.auction?.piece??n.placing?.piece;return o&&Sf(o,t)?"es.gone.auction":"es.gone.board"}var Mf=e=>l`
    <section class="es-panel es-supply" aria-labelledby="es-supply">
        <h2 id="es-supply">${e.t("es.supply")}</h2>
        <ul class="es-slots">
            <${Xg} ...${e} />
            ${Object.keys(_f).map(t=>l`<${e0} key=${t} id=${t} ...${e} />`)}
        </ul>
    </section>`,Li=({colour:e,t})=>l`
    <li class="es-deed"><${ie} colour=${e} /><span>${t(`es.colour.${e}`)}</span></li>`;function n0({certificates:e,t}){let n=ot.filter(o=>!(o in e));return n.length===0?null:l`
        <h3 class="es-market__free">${t("es.certificates.free")}</h3>
        <ul class="es-deeds">${n.map(o=>l`<${Li} key=${o} colour=${o} t=${t} />`)}</ul>`}var Ms=({cubes:e,rooftop:t,ghost:n})=>l`
    <span class="es-stack">
        ${e.map(o=>l`<${ie} ...${o} />`)}
        ${t!=null&&l`<${Ie} value=${t} />`}
        ${n&&l`<span class="es-ghost"><${ue} piece=${n} /></span>`}
    </span>`;var zt=({target:e,kind:t,children:n})=>l`
    <span class=${`es-spot ${t}`}><button type="button" class="es-target" ...${X(e)}
        onMouseEnter=${e.onHover} onMouseLeave=${e.onLeave} onFocus=${e.onHover} onBlur=${e.onLeave}></button>${n}</span>`;function o0({lot:e,building:t,oneCube:n,beyond:o,t:s}){let r=n?` ${s("es.lot.one-cube")}`:"";if(!t)return`${s(o?"es.lot.beyond":"es.lot.empty",{lot:e})}${r}`;let a=t.rooftop===null?s("es.lot.open"):s(
"es.lot.roofed",{value:t.rooftop});return`${s("es.lot.built",{lot:e,stack:Nn(t,s)})} ${a}${r}`}function s0({permit:e,target:t,t:n}){let o=l`<${ue} piece=${{kind:"permit",value:e.value}} effect=${e.effect} />`;
if(t)return l`<${zt} kind="es-sign" target=${t}>${o}<span class="es-strike"></span><//>`;let s=n("es.sign",{permit:e.value,sign:Ei(e.value,e.effect)});return l`<span class="es-sign" role="img" aria-label=${s}>${o}</span>`}
var r0=({target:e})=>l`
    <${zt} kind="es-sign" target=${e}>
        <span class="es-ghost"><${ue} piece=${e.ghost} effect=${e.effect} /></span>
    <//>`,a0=({points:e,player:t})=>l`
    <span class=${`es-points ${e<0?"es-points--bad":"es-points--good"}`}>
        <b>${Dt(e)}</b>
        <span class="es-points__holder">${t}</span>
    </span>`;function Ef({lot:e,building:t,row:n,beyond:o,beside:s,oneCube:r,targets:a,fresh:i,scored:c,t:p}){let u=a.lots[e],f=["es-lot",o&&"es-lot--beyond",e===n.requirement&&"es-lot--last",r&&"es-l\
ot--dirt",i&&"es-lot--fresh",u?.pressed&&"es-lot--chosen"],d=l`<${Ms} cubes=${t?.cubes??[]} rooftop=${t?.rooftop} ghost=${u?.ghost} />`,m=e===n.requirement+1?n.permits:[];return l`
        <li class=${f.filter(Boolean).join(" ")}>
            <div class="es-lot__air">
                ${m.map($=>l`<${s0} permit=${$} target=${a.cancels[$.value]} t=${p} />`)}
                ${a.signs[e]&&l`<${r0} target=${a.signs[e]} />`}
                ${u?l`<${zt} kind="es-lot__hit" target=${u}>${d}<//>`:t&&d}
            </div>
            ${!s&&l`
                <span class="es-ground" aria-hidden="true"><span>${e}</span>${r&&l`<small>${p("es.one-floor")}</small>`}</span>`}
            ${!u&&!s&&l`<span class="es-hidden">${o0({lot:e,building:t,oneCube:r,beyond:o,t:p})}</span>`}
            ${c&&(t?l`<${a0} ...${c.find($=>$.lot===e)} />`:l`<span class="es-points"></span>`)}
        </li>`}var Af={lots:{},signs:{},cancels:{},mayor:null};function i0({mayor:e,target:t,t:n}){if(t)return l`<${zt} kind="es-street" target=${t}><span class="es-ghost"><${Ut} /></span><//>`;let o=e&&l`<span role="img" aria-label=${n(
"es.mayor-here")}><${Ut} /></span>`;return l`<div class="es-street">${o}</div>`}function l0({name:e,row:t,t:n}){let o=ws(t),s=t.lots.filter(r=>r.rooftop!==null).length;return l`
        <div class="es-row__head">
            <h2>${n(`es.row.${e}`)}</h2>
            <p class="es-row__need">${n("es.row.finished",{roofed:s,requirement:t.requirement})}</p>
            <p class=${`es-row__state${o?" es-row__state--complete":""}`}>
                ${o?l`<span aria-hidden="true">✓ </span>`:""}${n(o?"es.row.complete":"es.row.incomplete")}
            </p>
        </div>`}function c0(e,t,n){let o=Math.max(e.lots,t.requirement+1,...Object.keys(n).map(Number));return Array.from({length:o},(s,r)=>r+1)}function u0({name:e,row:t,components:n,targets:o,effect:s,
fresh:r,scored:a,t:i}){let c=n.requirement,p=d=>l`
        <${Ef} key=${d} lot=${d} building=${t.lots[d-1]} row=${t} beyond=${d>t.requirement}
            beside=${d>n.lots} oneCube=${n.one_cube_lots[e].includes(d)} targets=${o}
            fresh=${r===d} scored=${a} t=${i} />`,u=(d,m)=>l`<ol class=${`es-lots es-lots--${m}`} start=${d[0]}>${d.map(p)}</ol>`,f=c0(n,t,o.signs);return l`
        <section class=${`es-row${ws(t)?" es-row--complete":""}`} aria-label=${i(`es.row.${e}`)} data-pointer=${`/board/${e}`}>
            <${l0} name=${e} row=${t} t=${i} />
            <div class="es-row__land">
                <${i0} mayor=${t.mayor} target=${o.mayor} t=${i} />
                ${u(f.slice(0,c),"near")}
                <span class="es-river" aria-hidden="true"></span>
                ${u(f.slice(c),"far")}
                ${s&&l`<p class="es-row__points" title=${i("es.effect.title")} data-row-effect=${e}>${xs(s)}</p>`}
            </div>
        </section>`}var Cf=2/3,p0=e=>e?e.ghost?.kind==="rooftop"?Cf:1:0;function f0(e,t){let n=e.lots.map(({cubes:s,rooftop:r},a)=>s.length+(r===null?0:Cf)+p0(t.lots[a+1])),o=e.permits.length+Object.keys(
t.signs).length;return Math.max(2,o,...n)}function d0(e){let t=[...e.querySelectorAll(".es-target")].map(s=>s.offsetLeft-e.offsetLeft+s.offsetWidth),n=Math.min(...t),o=e.scrollLeft+e.clientWidth;t.length>
0&&(n>o||n<e.scrollLeft)&&(e.scrollLeft=n-e.clientWidth/2)}function Es({board:e,components:t,targets:n={},effect:o={},fresh:s,scores:r,isHere:a=!1,leave:i,t:c}){let p=S(null);he(p,".es-target",i);let u=r?.
standings.flatMap(({player:d,breakdown:m})=>m.buildings.map($=>({...$,player:d})));k(()=>d0(p.current),[e]);let f=ke.reduce((d,m)=>d+f0(e[m],n[m]??Af),0);return l`
        <div class="es-rows" data-here=${a||void 0} ref=${p} role="region" aria-label=${c("es.rows")} tabindex="0" style=${{"--es-floors":f.toFixed(2)}}>
            ${ke.map(d=>l`
                <${u0} key=${d} name=${d} row=${e[d]} components=${t} targets=${n[d]??Af} effect=${o[d]}
                    fresh=${s?.row===d?s.lot:void 0} scored=${u?.filter(m=>m.row===d)} t=${c} />`)}
        </div>`}var Tf=()=>l`
    <svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true">
        <circle class="es-coin" cx="10" cy="10" r="8.5" /><circle class="es-coin__rim" cx="10" cy="10" r="5.5" />
    </svg>`,Lf=()=>l`
    <svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true">
        <rect class="es-box" x="2" y="6" width="16" height="11" rx="2" /><path class="es-box__lid" d="M2 10h16M6 3.5h8" />
    </svg>`,As=({icon:e,name:t,figure:n,t:o})=>l`
    <div class="es-money">
        <dt title=${o(t)}><${e} /><span>${o(t)}</span></dt>
        <dd>${n===null?l`<i>${o("es.hidden")}</i>`:n}</dd>
    </div>`;function m0(e,{auctioneer:t,auction:n,placing:o,phase:s},r){return s==="finished"?null:o?.player===e?r("es.seat.places"):e===t?r("es.seat.auctioneer"):n?e in n.bids?r("es.seat.bid",{amount:n.
bids[e]}):n.passed.includes(e)?r("es.seat.passed"):r(n.turn===e?"es.seat.speaks":"es.seat.waits"):null}function $0({player:e,number:t,view:n,acts:o,own:s,t:r}){let a=ot.filter(p=>n.certificates[p]===e.
id),i=m0(e.id,n,r),c=n.auction&&e.id in n.auction.bids;return l`
        <li class=${`es-seat${o?" es-seat--acts":""}`} style=${{"--seat":`var(--player-${t})`}} data-player=${e.id}>
            <div class="es-seat__name">
                <span class="es-seat__number" aria-hidden="true">${t}</span>
                <b>${e.id}</b>
                ${s&&l`<span class="es-seat__own">${r("es.seat.own")}</span>`}
                ${n.forfeits?.some(({seat:p})=>p===e.id)&&l`<span class="es-seat__doing">${r("scores.forfeited")}</span>`}
                ${i&&l`<span class=${`es-seat__doing${c?" es-seat__doing--bid":""}`}>
                    ${e.id===n.auctioneer&&l`<${_s} />`}${i}
                </span>`}
            </div>
            <dl class="es-seat__money">
                <${As} icon=${Tf} name="es.cash" figure=${e.cash} t=${r} />
                <${As} icon=${Lf} name="es.cash-box" figure=${e.cash_box} t=${r} />
            </dl>
            ${a.length>0?l`<ul class="es-deeds" aria-label=${r("es.certificates")}>
                    ${a.map(p=>l`<${Li} key=${p} colour=${p} t=${r} />`)}
                </ul>`:l`<p class="es-note">${r("es.certificates.none")}</p>`}
        </li>`}var Nf=({view:e,toAct:t,seat:n,t:o})=>l`
    <section class="es-players" aria-labelledby="es-seats">
        <h2 id="es-seats" class="es-hidden">${o("es.seats")}</h2>
        <ol class="es-seats">
            ${e.players.map((s,r)=>l`
                <${$0} key=${s.id} player=${s} number=${r+1} view=${e} acts=${t.includes(s.id)}
                    own=${s.id===n} t=${o} />`)}
        </ol>
    </section>`;function jf({view:e,seat:t,t:n}){let{cash:o,cash_box:s}=e.players.find(({id:r})=>r===t);return l`
        <dl class="es es-own es-seat__money">
            <${As} icon=${Tf} name="es.cash" figure=${o} t=${n} />
            <${As} icon=${Lf} name="es.cash-box" figure=${s} t=${n} />
        </dl>`}var h0=e=>e.find(t=>t.type==="placed"&&t.lot);function Rf({view:e,gameSheet:t,legal:n,act:o,t:s,seat:r,toAct:a,scores:i,prepared:c,prepare:p,last:u=[]}){let f=qe({act:o,legal:n,view:e,prepared:c,prepare:p}),
d=xf({view:e,legal:n,onTap:f,prepare:p,name:y=>st(y,s,e)}),$=n.some(({type:y})=>y==="place")?ks(e,Ss(c,n,e),t).rows:{},h=S(null),b=()=>p?.(ze);return he(h,".es-target",b),l`
        <div class="es">
            <div class=${`es-layout es-layout--${e.phase}`}>
                <${vf} view=${e} t=${s} />
                <${Es} board=${e.board} components=${t.components} targets=${d} effect=${$} leave=${b} isHere=${e.phase==="placing"}
                    fresh=${h0(u)} scores=${i} t=${s} />
                <div class="es-stocks" ref=${h} data-here=${e.phase==="offer"||void 0}>
                    <${Of} view=${e} legal=${n} onTap=${f} t=${s} />
                    <${Mf} view=${e} legal=${n} onTap=${f} t=${s} />
                </div>
                <${Nf} view=${e} toAct=${a} seat=${r} t=${s} />
            </div>
        </div>`}var Bf=e=>e.reduce((t,n)=>t+n,0),b0=({building:e})=>l`
    <span class="es-lying" aria-hidden="true">
        ${e.cubes.map((t,n)=>l`
            <${ie} colour=${n===e.cubes.length-1?e.colour:"plain"} value=${t} />`)}
        ${e.rooftop!==null&&l`<${Ie} value=${e.rooftop} />`}
    </span>`;function g0({cubes:e,rooftop:t,mayor:n},o){let s=t===null?e:[...e,t],r=Bf(s),a=s.length>1?`${s.join(" + ")} = ${r}`:`${r}`;return n?`${a}; ${o("es.sheet.doubled",{sum:r,doubled:2*r})}`:a}
function y0({rooftop:e,complete:t,points:n},o){return o(e===null?n===0?"es.sheet.unroofed-nothing":"es.sheet.unroofed":t?"es.sheet.complete":"es.sheet.incomplete")}var x0=({building:e,t})=>l`
    <tr>
        <td>
            <${b0} building=${e} />
            <span class="es-sheet__where">${t("es.sheet.where",{row:t(`es.row.${e.row}`),lot:e.lot})}</span>
            <span class="es-sheet__sum">${g0(e,t)}</span>
            <span class="es-sheet__why">${y0(e,t)}</span>
        </td>
        <td class="es-number">${Dt(e.points)}</td>
    </tr>`,w0=({colour:e,buildings:t,t:n})=>l`
    <tbody>
        <tr class="es-sheet__company">
            <th scope="rowgroup"><${ie} colour=${e} /> ${n(`es.colour.${e}`)}</th>
            <td class="es-number">${Dt(Bf(t.map(({points:o})=>o)))}</td>
        </tr>
        ${t.map(o=>l`<${x0} key=${`${o.row}${o.lot}`} building=${o} t=${n} />`)}
    </tbody>`;function Pf({standing:e,t}){let{buildings:n,cash_box:o}=e.breakdown,s=ot.map(r=>[r,n.filter(a=>a.colour===r)]);return l`
        <div class="es"><table class="es-sheet">
            <caption class="es-hidden">${t("es.sheet.of",{player:e.player})}</caption>
            <thead class="es-hidden"><tr><th scope="col">${t("es.sheet.buildings")}</th><th scope="col">${t("es.sheet.points")}</th></tr></thead>
            ${s.filter(([,r])=>r.length).map(([r,a])=>l`
                <${w0} key=${r} colour=${r} buildings=${a} t=${t} />`)}
            <tbody>
                <tr><th scope="row">${t("es.cash-box")}</th><td class="es-number">${Dt(o)}</td></tr>
            </tbody>
            <tfoot>
                <tr><th scope="row">${t("es.sheet.total")}</th><td class="es-number"><b>${He(e.total)}</b></td></tr>
            </tfoot>
        </table></div>`}var Hf=[{kind:"cash",name:"es.cash",at:{"/players/*/cash":"es.cash","/players/*/cash_box":"es.cash-box"}},{kind:"certificate",name:"es.certificates",at:{"/certificates/*":""},choices:{"/certificates/*":"\
players"}},{kind:"cube",name:"es.correct.cube",at:{"/market/*/*":"es.correct.market","/auction/piece":"es.gone.auction","/placing/piece":"es.correct.placing","/board/*/lots/*/cubes/*":"es.correct.boar\
d"},of:"cubes"},{kind:"rooftop",name:"es.correct.rooftop",at:{"/auction/piece":"es.gone.auction","/placing/piece":"es.correct.placing","/board/*/lots/*/rooftop":"es.correct.board"},of:"rooftops",unseen:[
"/rooftops/*"]},{kind:"placed",name:"es.correct.placed",at:{"/board/*/lots":"es.correct.board"},pile:"cubes",empty:{cubes:[],rooftop:null}}];function If(e,t){if(e!==null&&typeof e=="object")return t("\
es.cube",{colour:t(`es.colour.${e.colour}`),value:e.value});let n={upper:"es.row.upper",middle:"es.row.middle",lower:"es.row.lower"}[e];return n!==void 0?t(n):["blue","green","yellow","purple","red","\
white"].includes(e)?t(`es.colour.${e}`):String(e)}function Ff({ruleset:e,variant:t,options:n,players:o},{components:s}){return{components:s,ruleset:e,variant:t,options:n,players:o.map(r=>({id:r,cash:s.cash,cash_box:0})),certificates:{},rows:{upper:[],
middle:[],lower:[]},permits:{},mayor:null,chosen:{row:"upper",lot:1}}}function Df({ruleset:e,variant:t,options:n,players:o,certificates:s,...r}){let a=ji(r).filter(i=>s[i]);return{ruleset:e,variant:t,
options:n,players:o,certificates:Object.fromEntries(a.map(i=>[i,s[i]])),board:Ni(r)}}var Ni=e=>Object.fromEntries(ke.map(t=>[t,k0(e,t)]));function k0({rows:e,permits:t,mayor:n,components:o},s){let a=Object.
entries(t).filter(([,i])=>i.row===s).map(([i,{effect:c}])=>({value:Number(i),effect:c}));return{lots:e[s],permits:a,requirement:mf(a,o),mayor:n===s}}var Uf=({rows:e})=>ke.flatMap(t=>e[t]).flatMap(t=>t.
cubes),ji=e=>[...new Set(Uf(e).map(({colour:t})=>t))],v0=(e,t)=>Uf(e).some(({colour:n,value:o})=>n===t.colour&&o===t.value),_0=({rows:e},t)=>ke.flatMap(n=>e[n]).filter(n=>n.rooftop===t).length,rt=({rows:e,
chosen:t})=>e[t.row][t.lot-1]??{cubes:[],rooftop:null};function jn(e,t){let{row:n,lot:o}=e.chosen,s=e.rows[n].slice();return s.splice(o-1,1,...t.cubes.length?[t]:[]),{...e,rows:{...e.rows,[n]:s}}}function zf(e,t){
let{cubes:n,rooftop:o}=rt(e);return jn(e,{cubes:[...n,t],rooftop:o})}var qf=(e,t)=>jn(e,{...rt(e),rooftop:t}),Gf=e=>jn(e,{cubes:rt(e).cubes.slice(0,-1),rooftop:null});function Wf(e,t){let{row:n,lot:o}=e.
chosen,s=e.components.one_cube_lots[n].includes(o);return!v0(e,t)&&$f(t,rt(e).cubes,s)}function Jf(e,t){let{cubes:n,rooftop:o}=rt(e),s=e.components.rooftops.filter(r=>r===t).length;return n.length>0&&
(o===t||_0(e,t)<s)}var Kf=({players:e})=>e.reduce((t,{cash:n,cash_box:o})=>t+n+o,0);var Ri=({cubes:e,disabled:t,pick:n,t:o})=>l`
    <div class="es-palette__cubes" role="group" aria-label=${o("es.pad.cubes")}>
        ${e.map(s=>l`
            <button type="button" class="es-pick" key=${s.colour+s.value} aria-label=${ee({kind:"cube",...s},o)}
                disabled=${t(s)} onClick=${()=>n(s)}><${ie} ...${s} /></button>`)}
    </div>`;function S0({value:e,draft:t,change:n,t:o}){let s=rt(t).rooftop===e;return l`
        <button type="button" class="es-pick es-pick--roof" aria-label=${ee({kind:"rooftop",value:e},o)} aria-pressed=${String(s)}
            disabled=${!Jf(t,e)} onClick=${()=>n(qf(t,s?null:e))}><${Ie} value=${e} /></button>`}function Vf({draft:e,change:t,t:n}){let{components:o}=e,{row:s,lot:r}=e.chosen,i=rt(e).cubes.length>0;return l`
        <section class="es-panel es-palette" aria-labelledby="es-palette">
            <h2 id="es-palette">${n("es.pad.building",{row:n(`es.row.${s}`),lot:r})}</h2>
            <p class="es-note">${n(i?"es.pad.next-cube":"es.pad.first-cube")}</p>
            <${Ri} cubes=${o.cubes} disabled=${c=>!Wf(e,c)}
                pick=${c=>t(zf(e,c))} t=${n} />
            <div class="es-palette__roofs" role="group" aria-label=${n("es.pad.rooftop")}>
                ${[...new Set(o.rooftops)].map(c=>l`<${S0} key=${c} value=${c} draft=${e} change=${t} t=${n} />`)}
            </div>
            <div class="es-palette__undo">
                <button type="button" class="es-button" disabled=${!i} onClick=${()=>t(Gf(e))}>
                    ${n("es.pad.take-off")}
                </button>
                <button type="button" class="es-button" disabled=${!i} onClick=${()=>t(jn(e,{cubes:[]}))}>
                    ${n("es.pad.clear")}
                </button>
            </div>
        </section>`}var{rows:Cs,length:qt}=bf,O0=e=>e?.cubes?.flat()??[];function Zf(e){return e.length===0?null:{cubes:Array.from({length:Cs},(t,n)=>e.slice(n*qt,(n+1)*qt))}}function Yf({deal:e,change:t,gameSheet:n,t:o}){
let s=O0(e),r=s.length===Cs*qt,a=i=>r||s.some(({colour:c,value:p})=>c===i.colour&&p===i.value);return l`
        <div class="es es-deal">
            <p role="status">${o("es.deal.laid",{there:s.length,due:Cs*qt})}</p>
            <ol class="es-deal__rows">
                ${Array.from({length:Cs},(i,c)=>l`
                    <li class="es-deal__row" key=${c} aria-label=${o("es.deal.row",{row:c+1})}>
                        ${Array.from({length:qt},(p,u)=>s[c*qt+u]).map(p=>p?l`<${ie} ...${p} />`:l`<span class="es-gone"></span>`)}
                    </li>`)}
            </ol>
            <${Ri} cubes=${n.components.cubes} disabled=${a} pick=${i=>t(Zf([...s,i]))} t=${o} />
            <button type="button" class="es-button" disabled=${s.length===0} onClick=${()=>t(Zf(s.slice(0,-1)))}>
                ${o("es.deal.undo")}
            </button>
        </div>`}var M0=[{cubes:[{colour:"red",value:5},{colour:"yellow",value:2}],rooftop:4},{cubes:[{colour:"blue",value:6},{colour:"white",value:4},{colour:"green",value:1}],rooftop:6},{cubes:[{colour:"purple",value:3}],
rooftop:2}],Qf=()=>l`<span class="es es-loose es-emblem">${M0.map(e=>l`<${Ms} ...${e} />`)}</span>`;var E0=".es-lot--fresh .es-roof",Xf={pieces:{"[data-piece]:not(.es-ghost *)":({dataset:e})=>e.piece,".es-block__piece .es-roof":()=>"roof",[E0]:()=>"roof"},bids:".es-seat__doing--bid",payments({type:e,
player:t,buyer:n,bidder:o,price:s}){return e==="sold"?[{from:n,to:t,amount:s}]:e==="kept"?[{from:t,to:o,amount:s}]:[]},awards:["sold","kept","taken-free"]};function ed({legal:e,player:t,view:n,gameSheet:o}){let s=A0[n.phase],{cash:r}=n.players.find(({id:a})=>a===t)??{cash:0};return s===void 0||r!==null?e:s({legal:e,player:t,view:n,gameSheet:o})}var A0={offer:({
legal:e,player:t,view:n})=>[...n.stowed?[]:[{type:"stow",player:t}],...e.filter(({type:o})=>o==="offer")],bidding:({player:e,view:t,gameSheet:n})=>[{type:"bid",player:e,amount:{minimum:C0(t,n),maximum:null}},
{type:"pass",player:e}],settling:({player:e})=>[{type:"sell",player:e},{type:"keep",player:e}]};function C0(e,t){let n=xt(e.auction);return n===null?e.options.minimum_bid??re(t,e,"minimum_bid"):n.amount+
1}function T0({draft:e,change:t,t:n}){let o=(r,a)=>{let i=e.rows[r][a-1],c=e.chosen.row===r&&e.chosen.lot===a,p={row:n(`es.row.${r}`),lot:a,building:i&&Nn(i,n)};return{label:n(i?"es.place.building":"es.\
place.lot",p),pressed:c,onAct:()=>t({...e,chosen:{row:r,lot:a}})}},s=r=>{let a=Math.min(e.rows[r].length+1,e.components.lots);return{lots:Object.fromEntries(Array.from({length:a},(c,p)=>[p+1,o(r,p+1)])),
signs:{},cancels:{},mayor:null}};return Object.fromEntries(ke.map(r=>[r,s(r)]))}var Bi=({name:e,picture:t,value:n,options:o,onPick:s})=>l`
    <label class="es-choice">
        <span class="es-choice__name">${t}${e}</span>
        <select value=${n} aria-label=${e} onChange=${r=>s(r.currentTarget.value)}>
            ${o.map(([r,a])=>l`<option key=${r} value=${r} selected=${r===n}>${a}</option>`)}
        </select>
    </label>`;function L0({draft:e,change:t,t:n}){let o=ke.flatMap(i=>["shorten","lengthen"].map(c=>[`${i} ${c}`,n(`es.pad.${c}`,{row:n(`es.row.${i}`)})])),s=["",n("es.pad.not-on-board")],r=(i,c)=>{let[
p,u]=c.split(" "),{[i]:f,...d}=e.permits;t({...e,permits:c?{...d,[i]:{row:p,effect:u}}:d})},a=i=>e.permits[i]?`${e.permits[i].row} ${e.permits[i].effect}`:"";return l`
        <fieldset class="es-panel es-fields">
            <legend>${n("es.pad.specials")}</legend>
            ${e.components.permits.map(i=>l`
                <${Bi} key=${i} name=${ee({kind:"permit",value:i},n)} picture=${l`<${Ai} value=${i} />`}
                    value=${a(i)} options=${[s,...o]} onPick=${c=>r(i,c)} />`)}
            <${Bi} name=${ee({kind:"mayor"},n)} picture=${l`<${Ut} />`} value=${e.mayor??""}
                options=${[s,...ke.map(i=>[i,n(`es.row.${i}`)])]}
                onPick=${i=>t({...e,mayor:i||null})} />
        </fieldset>`}function N0({draft:e,change:t,t:n}){let o=ji(e),s=[["",n("es.pad.choose")],...e.players.map(({id:r})=>[r,r])];return l`
        <fieldset class="es-panel es-fields" data-pointer="/certificates">
            <legend>${n("es.certificates")}</legend>
            ${o.length===0&&l`<p class="es-note">${n("es.pad.no-certificates")}</p>`}
            ${ot.filter(r=>o.includes(r)).map(r=>l`
                <${Bi} key=${r} name=${n(`es.colour.${r}`)} picture=${l`<${ie} colour=${r} />`}
                    value=${e.certificates[r]??""} options=${s}
                    onPick=${a=>t({...e,certificates:{...e.certificates,[r]:a}})} />`)}
        </fieldset>`}function j0({draft:e,change:t,t:n}){let[o,s]=[Kf(e),hf(e.players,e.components)],r=(i,c,p)=>t({...e,players:e.players.map(u=>u.id===i?{...u,[c]:p}:u)}),a=(i,c,p)=>l`
        <label>${n(p)}
            <input type="number" inputmode="numeric" min="0" step="1" value=${i[c]}
                onInput=${u=>r(i.id,c,Number(u.currentTarget.value))} />
        </label>`;return l`
        <fieldset class="es-panel es-fields" data-pointer="/players">
            <legend>${n("es.pad.money")}</legend>
            ${e.players.map(i=>l`
                <div class="es-purse" role="group" aria-label=${i.id} key=${i.id}>
                    <b>${i.id}</b>${a(i,"cash","es.cash")}${a(i,"cash_box","es.cash-box")}
                </div>`)}
            <p class=${`es-note${o===s?"":" es-note--bad"}`} role="status">${n("es.pad.sum",{there:o,due:s})}</p>
        </fieldset>`}function R0({draft:e,change:t,t:n}){let o={draft:e,change:t,t:n};return l`
        <div class="es es-pad">
            <${Es} board=${Ni(e)} components=${e.components} targets=${T0(o)} t=${n} />
            <${Vf} ...${o} />
            <div class="es-pad__rest">
                <${L0} ...${o} /><${N0} ...${o} /><${j0} ...${o} />
            </div>
        </div>`}var td={empty:Ff,Form:R0,request:Df};var B0=({value:e})=>l`<span class="es es-loose"><${ue} piece=${{kind:"rooftop",value:e}} /></span>`,nd={id:"the-estates",turns:!0,Board:Rf,label:st,Piece:B0,Breakdown:Pf,scorePad:td,Actions:wf,Deal:Yf,
Emblem:Qf,corrections:Hf,said:If,openly:ed,Own:jf,motion:Xf};var F=Object.fromEntries([dp,ff,nd].map(e=>[e.id,e]));var Hi={start:"",import:"import",join:"join",setup:"new/:game",pad:"pad/:game",match:"match/:game",tournament:"tournament",play:"g/:id",review:"g/:id/review",sheet:"g/:id/sheet",correct:"g/:id/correct",
linked:"l/:id",seats:"l/:id/seats"},P0=/^[A-Za-z0-9_-]{1,64}$/;function od(e){for(let[t,n]of Object.entries(Hi)){let o=H0(n.split("/"),e.split("/"));if(o!==null)return{name:t,...o}}return null}function Ii(e){
if(!(e.name in Hi))return null;let t=Hi[e.name].split("/").map(n=>n.startsWith(":")?e[n.slice(1)]:n);return t.includes(void 0)?null:t.join("/")}function H0(e,t){if(e.length!==t.length)return null;let n={};
for(let[o,s]of e.entries())if(s.startsWith(":")){if(!P0.test(t[o]))return null;n[s.slice(1)]=t[o]}else if(s!==t[o])return null;return n}var I0=["given","at"],rd=["seen","seen-sheet","seen-correct"],F0={name:"unknown"};function Di(){let[e,t]=g(sd);k(()=>{let o=()=>Ct(location.hash)||Mn(location.hash)||t(s=>Ii(s)===At()?s:sd());return o(),
addEventListener("popstate",o),()=>removeEventListener("popstate",o)},[]);let n=Ce((o,s={})=>{let r={name:o,...s},a=Ii(r);a!==null?U0(a,r):rd.includes(o)&&o!==Ts()&&history.pushState({...Fi(r),seen:o},
"",location.href),t(r)},[]);return{screen:e,go:n}}function sd(){let e=od(At());return e===null||e.game!==void 0&&!(e.game in F)?F0:{...e,...history.state}}var Ts=()=>history.state?.seen??rd[0],D0=e=>history.
replaceState({...history.state,...e},""),Fi=e=>Object.fromEntries(I0.filter(t=>e[t]!==void 0).map(t=>[t,e[t]]));function U0(e,t){e===At()?history.replaceState(Fi(t),"",Ao(e)):history.pushState(Fi(t),"",
Ao(e))}var qi={};M(qi,{RulesBox:()=>zi});function zi({game:e,ruleset:t,client:n,t:o}){let[s,r]=g(!1);return l`
        <details class="rules" onToggle=${a=>r(a.target.open)} data-rules>
            <summary>${o("rules.title")}</summary>
            ${s&&l`<${z0} game=${e} ruleset=${t} client=${n} t=${o} />`}
        </details>
    `}function z0({game:e,ruleset:t,client:n,t:o}){let{value:s,problem:r}=G(()=>n.game(e).rules(),[e,n]),a=(s?.clauses??[]).filter(({rulesets:i})=>i.includes(t));return l`
        <${z} problem=${r} t=${o} />
        <div class="clauses" tabindex="0" role="region" aria-label=${o("rules.title")}>
            <ul>${a.map(({id:i,text:c})=>l`<li key=${i} data-clause-id=${i}><${Ge} text=${c} /><${Se} error=${{rule:i}} /></li>`)}</ul>
        </div>
    `}var Wi={};M(Wi,{RulingsTable:()=>Gi});var Gi=({rulings:e,t})=>l`
    <div class="scrolling" tabindex="0" role="region" aria-label=${t("scores.rulings",{n:e.length})}><table>
        <thead><tr><th scope="col">${t("scores.ruling")}</th><th scope="col">${t("scores.value")}</th><th scope="col">${t("scores.why")}</th></tr></thead>
        <tbody>${e.map(n=>l`
            <tr key=${n.id}><th scope="row">${n.id}<${Se} error=${{code:n.option}} /></th><td>${We(n.option??n.id,n.value,t)}</td><td>${n.why}</td></tr>`)}
        </tbody>
    </table></div>
`;var Ji={};M(Ji,{Scoresheet:()=>Rn});function Rn({sheet:e,state:t,game:n,t:o}){let s=(e.referee?.forfeits??[]).map(({seat:u})=>u),{standings:r,winners:a,decided_by:i,unit:c,rulings:p}=e;return l`
        <div class="scoresheet" data-scoresheet>
            <p class="verdict">
                <strong>${a.length===0?o("scores.nobody"):o(a.length>1?"scores.winners":"scores.winner",{names:a.join(", ")})}</strong>
                <span class="soft" data-decided-by=${i}>${o(`scores.by.${i}`)}</span>
            </p>
            <ol class="standings">
                ${r.map(u=>l`
                    <li key=${u.player} class="standing ${u.winner?"winner":""}" data-standing=${u.player} data-total=${u.total}>
                        <div class="standing-head">
                            <span class="rank" aria-label=${o("scores.rank",{rank:u.rank})}>${u.rank}</span>
                            <h2>${u.player}</h2>
                            ${s.includes(u.player)&&l`<span class="soft" data-has-forfeited>${o("scores.forfeited")}</span>`}
                            <span class="total"><strong>${Yn(u.total)}</strong> <span class="soft">${o(`unit.${c}`)}</span></span>
                        </div>
                        <div class="breakdown"><${n.Breakdown} sheet=${e} standing=${u} t=${o} /></div>
                        ${u.penalties!==void 0&&l`
                            <p class="penalties" data-penalties=${u.penalties}>
                                <span>${o("scores.penalties",{points:Ko(u.penalties)})}</span>
                                <strong>${o("scores.together",{sum:Yn(u.total+u.penalties),unit:o(`unit.${c}`)})}</strong>
                            </p>`}
                        <p class="tiebreak soft">${o("scores.tiebreak",{figures:u.tiebreak.join(", ")})}</p>
                    </li>`)}
            </ol>
            ${t&&l`<${dt} record=${e.referee} state=${t} game=${n} t=${o} />`}
            <details class="rulings">
                <summary>${o("scores.rulings",{n:p.length})}</summary>
                <${Gi} rulings=${p} t=${o} />
            </details>
        </div>
    `}var Vi={};M(Vi,{soundOf:()=>ad,useSounds:()=>Ki});function Ki({motion:e,ply:t,events:n,finished:o,turn:s,refusal:r}){let{sounds:a}=lt(sn),i=S({ply:t,turn:s});k(()=>{let c=i.current;if(i.current={ply:t,turn:s},t<=c.ply)return;let p=ad({motion:e,events:n,
finished:o,isTurn:s!==null&&s!==c.turn});p!==null&&a.play(p)},[t,s]),k(()=>{r!==null&&a.play("refusal")},[r])}function ad({motion:e,events:t,finished:n,isTurn:o}){return n?"end":t.some(({type:s})=>e.awards.
includes(s))?"award":o?"turn":null}globalThis.gavelParts={release:"dacd41747af0","src/app/action-panel.js":tr,"src/app/clipboard.js":nr,"src/app/dealer-fields.js":ir,"src/app/download.js":lr,"src/app/event-log.js":cr,"src/app/fields.js":sr,
"src/app/figure.js":ur,"src/app/forfeited.js":$r,"src/app/game-fields.js":Nr,"src/app/home.js":Rr,"src/app/hooks.js":Hr,"src/app/links/clock.js":zr,"src/app/links/codes.js":ea,"src/app/links/connectio\
n.js":oa,"src/app/links/holders.js":ra,"src/app/links/kept-list.js":Pa,"src/app/links/kept.js":Fo,"src/app/links/link-box.js":Da,"src/app/links/link-problem.js":ta,"src/app/links/link.js":la,"src/app/\
links/open.js":ja,"src/app/links/paste-form.js":ua,"src/app/links/qr.js":Ia,"src/app/links/secrets.js":_a,"src/app/motion.js":za,"src/app/option-field.js":Tr,"src/app/option-value.js":br,"src/app/opti\
ons.js":Lr,"src/app/organise/matches.js":Va,"src/app/preferences.js":Mr,"src/app/problem-box.js":Ar,"src/app/referee-record.js":Qa,"src/app/referee-screen.js":ni,"src/app/refusal.js":ei,"src/app/revie\
w/packed.js":ri,"src/app/router.js":Ui,"src/app/rules-box.js":qi,"src/app/rulings-table.js":Wi,"src/app/scoresheet.js":Ji,"src/app/use-sounds.js":Vi,"src/app/viewer.js":dr,"src/games/index.js":Pi,"src\
/lib/client/index.js":_r,"src/lib/preact.js":Ys,"src/storage/games.js":Wo,"src/storage/store.js":va};var id="gavelAsked";async function Ls(e,t){let n=globalThis[id];if(n?.url!==e||n.language!==t.headers["accept-language"])return globalThis.fetch(e,t);delete globalThis[id];let o=new Promise((s,r)=>t.signal?.addEventListener(
"abort",()=>r(t.signal.reason),{once:!0}));return Promise.race([n.answer.catch(()=>globalThis.fetch(e,t)),o])}var q0=[502,503,504],[ld,G0]=[3e4,5e3],[W0,J0]=[1e3,3e4],Ns=class{#t;#e=new Set;#n=new Set;#o=0;#s=0;#r=!1;constructor(t){this.#t=new URL("healthz",t).href;for(let n of["online","pageshow"])globalThis.
addEventListener(n,()=>this.waits&&this.again())}get waits(){return this.#e.size>0}listen(t){return this.#n.add(t),()=>this.#n.delete(t)}fetch=async(t,n)=>{if(t.includes("/sealed/"))return Zi(ld,t,n);
for(;;){try{let o=await Zi(ld,t,n);if(!q0.includes(o.status))return this.#o=0,o}catch(o){if(n.signal?.aborted)throw o}await this.#c()}};again=async()=>{if(clearTimeout(this.#s),this.#r)return;this.#r=
!0;let t=await Zi(G0,this.#t,{cache:"no-store",headers:{accept:"application/json"}}).then(({ok:n})=>n,()=>!1);this.#r=!1,t?this.#i(({resolve:n})=>n()):this.waits&&this.#a()};stop=()=>{clearTimeout(this.#s),
this.#i(({reject:t})=>t(new q("waiting was stopped")))};#c(){return new Promise((t,n)=>{this.#e.add({resolve:t,reject:n}),this.#e.size===1&&this.#a(),this.#l()})}#a(){clearTimeout(this.#s),this.#s=setTimeout(
this.again,Math.min(J0,W0*2**this.#o)),this.#o+=1}#i(t){let n=[...this.#e];this.#e.clear(),n.forEach(t),this.#l()}#l(){this.#n.forEach(t=>t(this.waits))}};async function Zi(e,t,n){let o=new AbortController,
s=setTimeout(()=>o.abort(new DOMException("no answer","TimeoutError")),e),r=()=>o.abort(n.signal.reason);n.signal?.aborted&&r(),n.signal?.addEventListener("abort",r,{once:!0});try{return await Ls(t,{...n,
signal:o.signal})}finally{clearTimeout(s)}}var ud=new ae("answers"),K0=/\/v1\/games(?:\/[a-z0-9-]+(?:\/rules)?)?(?:\?[^#]*)?$/,pd=(e,t)=>async(n,o)=>{if(o.method!=="GET"||!K0.test(n))return e(n,o);let s=`${o.headers["accept-language"]??""} ${n}`,
r=await ud.get(s);return r===null?cd(e(n,o),s,null):(cd(Ls(n,{...o,signal:void 0}),s,r.text).then(({isOther:i})=>i&&t(),()=>{}),new Response(r.text,{headers:{"content-type":"application/json"}}))};async function cd(e,t,n){
let o=await e;if(!o.ok)return o;let s=await o.clone().text();return s!==n&&await ud.put({id:t,text:s}),Object.assign(o,{isOther:s!==n})}function dd({exchanges:e,hides:t,secret:n,t:o}){let[s,r]=g(!1);return Ve()?t?l`<footer class="exchanges"><p class="hint" data-exchanges-off>${o("exchanges.off")}</p></footer>`:l`
        <footer class="exchanges">
            <details onToggle=${a=>r(a.target.open)} data-exchanges>
                <summary>${o("exchanges.title",{n:e.length})}${n&&l` <span class="hint" data-secret>${o("exchanges.secret")}</span>`}</summary>
                ${s&&l`<ol>${e.map((a,i)=>l`<${V0} key=${i} number=${i+1} exchange=${a} t=${o} />`).reverse()}</ol>`}
            </details>
        </footer>
    `:null}function V0({exchange:e,number:t,t:n}){let{method:o,url:s,headers:r,body:a,status:i,answer:c,milliseconds:p}=e,[u,f]=g(!1),[d,m]=g(!1);return l`
        <li value=${t}>
            <details onToggle=${$=>f($.target.open)}>
                <summary><code>${o} ${new URL(s).pathname}</code> <span class="status">${i??"–"} · ${Math.round(p)} ms</span></summary>
                ${u&&l`
                    <button type="button" data-curl onClick=${async()=>m(await ct(_o(e)))}>${n(d?"copied":"exchanges.curl")}</button>
                    <h3>${n("exchanges.request")}</h3><pre tabindex="0">${Z0(o,s,r)}${a===null?"":fd(JSON.parse(a))}</pre>
                    <h3>${n("exchanges.response")}</h3><pre tabindex="0">${fd(c)}</pre>`}
            </details>
        </li>
    `}var Z0=(e,t,n)=>`${e} ${t}
${Object.entries(n).map(([o,s])=>`${o}: ${s}
`).join("")}
`,fd=e=>typeof e=="string"?e:JSON.stringify(e,null,2);var Yi=["en","fr","de"],js=()=>_e("language")??Y0();function Y0(e=navigator.languages){return e.map(n=>n.slice(0,2).toLowerCase()).find(n=>Yi.includes(n))??"en"}var md=e=>jt(`words-${e}`);var Q0={en:"English",fr:"Français",de:"Deutsch"};function $d({t:e,language:t,setLanguage:n,scheme:o,setScheme:s,settings:r,flip:a,go:i,screen:c}){return l`
        <header class="bar">
            <button type="button" class="brand" onClick=${()=>i("start")} aria-current=${c==="start"?"page":void 0}>
                <${X0} /><span>Gavel</span><span class="visually-hidden"> – ${e("header.home")}</span>
            </button>
            <div class="bar-end">
                <label class="compact">
                    <span class="visually-hidden">${e("header.language")}</span>
                    <select name="language" value=${t} onChange=${p=>n(p.target.value)}>
                        ${Yi.map(p=>l`<option value=${p} lang=${p} selected=${p===t}>${Q0[p]}</option>`)}
                    </select>
                </label>
                <label class="compact">
                    <span class="visually-hidden">${e("header.scheme")}</span>
                    <select name="scheme" value=${o} onChange=${p=>s(p.target.value)}>
                        ${["auto","light","dark"].map(p=>l`<option value=${p} selected=${p===o}>${e(`header.scheme.${p}`)}</option>`)}
                    </select>
                </label>
                <${ec} settings=${r} flip=${a} t=${e} />
            </div>
        </header>
    `}var X0=()=>l`
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
        <rect x="4" y="26" width="24" height="3" rx="1" />
        <g transform="rotate(-40 15 14)">
            <rect x="6" y="9" width="14" height="9" rx="1.5" /><rect x="4" y="8" width="3" height="11" rx="1" />
            <rect x="19" y="8" width="3" height="11" rx="1" /><rect x="12" y="18" width="2.6" height="13" rx="1" />
        </g>
    </svg>
`;var hd={...Object.fromEntries(["review","sheet","correct","seen","seen-sheet","seen-correct"].map(e=>[e,"review"])),...Object.fromEntries(["import","match","tournament"].map(e=>[e,"organise"])),...Object.
fromEntries(["linked","seats","join"].map(e=>[e,"links"]))},bd=e=>e in hd,Rs={};function gd({name:e,given:t}){let n=hd[e],[o,s]=g(0),[r,a]=g(null),[,i]=g(0);return k(()=>{if(n in Rs)return;let c=!0;return a(
null),ty(n,o).then(()=>c&&i(p=>p+1),p=>c&&a(p)),()=>{c=!1}},[n,o]),n in Rs?Rs[n].screens(t)[e]():r!==null?l`<${ny} t=${t.t} isOther=${r.message===ey} again=${()=>s(o+1)} />`:l`<main id="content" data-screen="later" aria-busy="true"><h1>…</h1></main>`}
var ey="another release";async function ty(e,t){Rs[e]??=await import(`${jt(e)}${t>0?`#${t}`:""}`)}function ny({t:e,isOther:t,again:n}){se();let o=Q();return l`
        <main id="content" class="import" data-screen="later" data-failed>
            <h1 ref=${o} tabindex="-1">${e(t?"later.other":"later.failed")}</h1>
            <div class="sheet">
                <p>${e(t?"later.other-text":"later.failed-text")}</p>
                <div class="row end">
                    ${t?l`<button type="button" class="primary" data-reload onClick=${()=>location.reload()}>${e("newer.reload")}</button>`:l`<button type="button" class="primary" data-again onClick=${n}>${e(
"later.again")}</button>`}
                </div>
            </div>
        </main>
    `}function yd(){let{hash:e}=location;return Ct(e)?(history.replaceState(history.state,"",location.href.split("#")[0]),e):null}var oy=5e3,Bn=yd();function xd({client:e,t,go:n,problem:o,setProblem:s}){let[
r,a]=g({opening:!1,opened:0}),[i,c]=g(null),p=async $=>{a(({opened:h})=>({opening:!0,opened:h}));try{if($===null)throw new Error(t("links.broken"));for(let h of $)if("invitation"in h)n("join");else if(h.
game in F){let b=await Ca(e,h);n("linked",{id:b.kept.id,opened:b})}else throw new Error(t("links.broken"))}catch(h){s(h),c(h.transient===!0?{links:$,problem:h}:null)}a(({opened:h})=>({opening:!1,opened:h+
1}))},u=$=>(s(null),p($)),f=i!==null&&i.problem===o,d=()=>p(i.links);k(()=>{if(!f)return;let $=setTimeout(d,oy);return addEventListener("online",d),()=>{clearTimeout($),removeEventListener("online",d)}},
[i,f]);let m=$=>u($n($));return k(()=>{let $=()=>{Bn=yd()??Bn,Bn!==null&&m(Bn),Bn=null};return $(),addEventListener("hashchange",$),()=>removeEventListener("hashchange",$)},[e]),{open:u,waits:f,again:d,
...r}}function wd({t:e,client:t,go:n,game:o}){let{value:s,problem:r}=G(()=>t.game(o).sheet(),[o,t]);se();let a=Q(s===null);return l`
        <main id="content" class="pad" data-screen="pad" data-game=${o}>
            <h1 ref=${a} tabindex="-1">${e("pad.title",{game:s?.name??"…"})}</h1>
            <p>${e("pad.lead")}</p>
            <${z} problem=${r} t=${e} />
            ${s&&l`<${sy} sheet=${s} game=${F[o]} t=${e} client=${t} go=${n} />`}
        </main>
    `}function sy({sheet:e,game:t,t:n,client:o,go:s}){let[r,a]=g(()=>rn(e)),[i,c]=g(()=>t.scorePad.empty(r,e)),[p,u]=g(null),[f,d]=g(null),m=S(null),$=p?.problem?.errors??p?.problem?.violations??[],h=C=>{
c(C),d(null)},b=C=>{a(C),h(t.scorePad.empty(C,e)),u(null)},y=async C=>{C.preventDefault();try{d(await o.game(t.id).tally(t.scorePad.request(i))),u(null)}catch(x){u(x),d(null)}};ry(m,$);let v={sheet:e,
draft:r,change:b,errors:[],t:n};return l`
        <form class="sheet" ref=${m} novalidate onSubmit=${y} data-pad=${t.id}>
            <details class="pad-setup" open>
                <summary>${n("pad.setup")}</summary>
                <p class="hint">${n("pad.setup-hint")}</p>
                <${an} ...${v} /><${ln} ...${v} /><${cn} ...${v} />
            </details>
            <fieldset class="pad-form">
                <legend>${n("pad.end")}</legend>
                <${t.scorePad.Form} draft=${i} change=${h} gameSheet=${e} t=${n} errors=${$} />
            </fieldset>
            <${z} problem=${p} t=${n} />
            <div class="row end">
                <button type="button" onClick=${()=>s("start")}>${n("back")}</button>
                <button type="submit" class="primary large" data-tally>${n("pad.count")}</button>
            </div>
        </form>
        ${f&&l`<section aria-label=${n("scores.title")}><h2>${n("scores.title")}</h2><${Rn} sheet=${f} game=${t} t=${n} /></section>`}
    `}function ry(e,t){k(()=>{let n=()=>ay(e.current,t),o=new MutationObserver(n);return o.observe(e.current,{childList:!0,subtree:!0}),n(),()=>o.disconnect()})}function ay(e,t){for(let n of e.querySelectorAll(
"[data-pointer]")){let{pointer:o}=n.dataset,s=Y(t,o).map(({detail:i})=>i).join(" "),r=n.matches("input, select, textarea"),a=r?n.parentElement:n;s===""?(delete a.dataset.error,r&&n.removeAttribute("ar\
ia-invalid")):a.dataset.error!==s&&(a.dataset.error=s,r&&n.setAttribute("aria-invalid","true"))}}function kd({viewer:e,toAct:t,choose:n,game:o,sealed:s,setSealed:r,t:a}){return l`
        <div class="who-enters">
            ${!e.alone&&l`
                <div class="row tight" role="group" aria-label=${a(e.referee?"referee.for":"play.who")}>
                    ${t.map(i=>l`<button type="button" key=${i} data-enter-for=${i} aria-pressed=${String(i===e.actor)}
                        onClick=${()=>n(i)}>${i}</button>`)}
                </div>`}
            ${e.referee&&o.sealed&&l`<${iy} sealed=${s} setSealed=${r} t=${a} />`}
        </div>
    `}var iy=({sealed:e,setSealed:t,t:n})=>l`
    <label class="switch">
        <input type="checkbox" name="sealed" checked=${e} onChange=${o=>t(o.target.checked)} />
        <span><strong>${n("referee.sealed")}</strong> <span class="hint">${n(e?"referee.sealed-hint":"referee.open-hint")}</span></span>
    </label>`;function Bs({toAct:e,not:t,hand:n,t:o}){let s=e.filter(r=>r!==t);return s.length===0?null:l`
        <div class="hand-over row tight" role="group" aria-labelledby="hand-over-title">
            <span class="hint" id="hand-over-title">${o("hand.others")}</span>
            ${s.map(r=>l`<button type="button" key=${r} data-hand-to=${r} aria-label=${o("hand.over",{player:r})} onClick=${()=>n(r)}>${r}</button>`)}
        </div>
    `}function vd({player:e,toAct:t,confirm:n,hand:o,t:s}){return l`
        <div class="cover">
            <div class="cover-to" data-pass=${e}>
                <p>${s("cover.why",{player:e})}</p>
                <button type="button" class="primary large" onClick=${n}>${s("cover.confirm",{player:e})}</button>
            </div>
            <${Bs} toAct=${t} not=${e} hand=${o} t=${s} />
        </div>
    `}var ly=400,cy=2e4;function _d({players:e,views:t,position:n,game:o,gameSheet:s,t:r}){let[a,i]=g(null),c=()=>i(null);ne(c,[n]),fn(c),k(()=>{if(a===null)return;let u=setTimeout(c,cy);return()=>clearTimeout(
u)},[a]);let p=a===null?void 0:t[a]?.view;return l`
        <div class="look" role="group" aria-labelledby="look-title">
            <span class="hint wide" id="look-title">${r("look.title")}</span>
            ${e.map(u=>l`<${uy} key=${u} id=${u} seen=${a===u} show=${i} close=${()=>i(f=>f===u?null:f)} t=${r} />`)}
            <div class="own-box" aria-live="polite">
                ${p&&l`<section class="own" data-own=${a} aria-label=${r("look.of",{player:a})}>
                    <h3>${a}</h3>
                    <${o.Own} view=${p} seat=${a} gameSheet=${s} t=${r} />
                </section>`}
            </div>
        </div>
    `}function uy({id:e,seen:t,show:n,close:o,t:s}){let r=S(null),a=S(!1),i=f=>{r.current={began:f.timeStamp,closes:t},n(e)},c=f=>{if(r.current===null)return;let{began:d,closes:m}=r.current;r.current=
null,(m||f.timeStamp-d>ly)&&o()},p=()=>{r.current=null,o()},u=({key:f})=>f==="Enter"||f===" ";return l`
        <button type="button" class="look-at" data-look=${e} aria-pressed=${String(t)} aria-label=${s("look.at",{player:e})} title=${s("look.hint")}
            onPointerDown=${f=>{f.button===0&&(a.current=!0,f.currentTarget.setPointerCapture?.(f.pointerId),i(f))}}
            onPointerUp=${c} onPointerCancel=${p} onBlur=${p} onContextMenu=${f=>f.preventDefault()}
            onKeyDown=${f=>{f.key==="Escape"&&p(),u(f)&&(f.preventDefault(),f.repeat||i(f))}}
            onKeyUp=${f=>{u(f)&&(f.preventDefault(),c(f))}}
            onClick=${()=>{a.current?a.current=!1:t?o():n(e)}}>
            <${py} /> ${e}</button>
    `}var py=()=>l`
    <svg class="eye" viewBox="0 0 24 16" aria-hidden="true" focusable="false">
        <path d="M1 8Q12-5 23 8 12 21 1 8Z" /><circle cx="12" cy="8" r="4" />
    </svg>`;function Sd(e,{legal:t,player:n,view:o,gameSheet:s}){return n===null||n==="table"?t:e.openly({legal:t,player:n,view:o,gameSheet:s})}function Od(e,t){let n=Object.entries(e),o=t.filter(s=>Object.keys(s).
length>n.length&&n.every(([r,a])=>fy(s[r],a)));return o.length===1?o[0]:e}var fy=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function Md({id:e,go:t,t:n}){let{value:o}=G(()=>Ka(e),[e]);return o===null?null:l`<button type="button" data-go="match" onClick=${()=>t("match",{game:o.game})}>${n("match.to")}</button>`}var Ed=({undo:e,state:t})=>e?.safe===!1&&t.dealer!=="table";function Ad({position:e,undo:t,leave:n,t:o}){let s=Q(e),r=Object.keys(e.undo.learnt??{}).join(", ");return l`
        <section class="undo-box" data-undo-box aria-labelledby="undo-title">
            <h2 id="undo-title" class="small" ref=${s} tabindex="-1">${o("undo.seen")}</h2>
            <ul>${e.events.filter(({reveals:a})=>a?.length>0).map((a,i)=>l`<li key=${i}>${a.text}</li>`)}</ul>
            <p>${o("undo.learnt",{players:r})}</p>
            <div class="row tight">
                <button type="button" data-undo-anyway onClick=${t}>${o("undo.anyway")}</button>
                <button type="button" data-undo-leave onClick=${n}>${o("undo.leave")}</button>
            </div>
        </section>
    `}function Cd({session:e,sheet:t,t:n,move:o,isHeading:s,callReferee:r}){let{cursor:a,actions:i,steps:c}=e,{position:p}=c[a],{state:u,finished:f}=p,[d,m]=g(null),$=()=>(m(null),o(a-1)),h=()=>Ed(p)?m(p):$(),
y=[t?.rulesets.find(({id:x})=>x===u.ruleset)?.name??u.ruleset,u.variant!=="standard"&&u.variant,u.dealer==="table"&&n("play.referee")].filter(Boolean),v=t?.name??"",C=F[u.game]?.turns?"play.turn-numbe\
r":"play.round";return l`
        <div class="play-bar">
            <div class="play-title">
                ${s?l`<h1>${v}</h1>`:l`<strong>${v}</strong>`} <span class="soft wide">${y.join(" · ")}</span>
                ${!f&&l` <span class="round">${n(C,{round:u.round})}</span>`}
            </div>
            <div class="row tight" role="group" aria-label=${n("play.history")}>
                <button type="button" data-undo disabled=${a===0} onClick=${h}>
                    <span aria-hidden="true">↶</span> <span class="wide">${n("play.undo")}</span></button>
                <span class="ply" aria-label=${n("play.ply-label",{n:a,of:i.length})}>${a}<span class="soft"> / ${i.length}</span></span>
                <button type="button" data-redo disabled=${a>=i.length} onClick=${()=>o(a+1)}>
                    <span class="wide">${n("play.redo")}</span> <span aria-hidden="true">↷</span></button>
                <button type="button" data-referee title=${n("ruling.hint")} onClick=${r}>
                    <span aria-hidden="true">⚖</span> <span class="wide">${n("ruling.open")}</span></button>
            </div>
        </div>
        ${d===p&&l`<${Ad} position=${p} undo=${$} leave=${()=>m(null)} t=${n} />`}
    `}function Td(e,t,n){let{seed:o,nonce:s}=n.state.deal??{},r={setup:{...t,...o!==void 0&&{seed:o},...s!==void 0&&{nonce:s}}};return{...Pn({game:e,start:r,actions:[],cursor:0}),steps:[{position:n,log:n.events}]}}
function Ld(e,t,n){let{cursor:o}=e,s=[...e.steps[o].log,...n.events];return{...e,actions:[...e.actions.slice(0,o),t],cursor:o+1,steps:[...e.steps.slice(0,o+1),{position:n,log:s}]}}function Qi(e,t,n){let o=e.
steps.slice();return o[t]=n,{...e,cursor:t,steps:o}}function Pn({id:e=wn(),created:t=Date.now(),name:n="",game:o,start:s,actions:r,cursor:a}){return{id:e,created:t,name:n,game:o,start:s,actions:r,cursor:Math.
min(a,r.length),steps:[]}}function Xi({id:e,created:t,name:n,game:o,start:s,actions:r,cursor:a,steps:i}){let{finished:c,to_act:p,scores:u,state:f}=i[a].position;return{id:e,created:t,name:n,game:o,start:s,
actions:r,cursor:a,finished:c,toAct:[...p],history:f.history,scores:u??null}}function Nd(e,t){let n=e.actions.findIndex((o,s)=>JSON.stringify(o)!==JSON.stringify(t[s]));return n===-1?e.steps:e.steps.slice(
0,n+1)}var jd=(e,t)=>({...e.start,actions:e.actions.slice(0,t)}),Rd=e=>({position:e.position,log:e.events});function Ps(e){let{finished:t,state:n}=e.steps[e.cursor].position;return!t&&n.dealer!=="tabl\
e"}function el({game:e,start:t,actions:n,cursor:o,history:s,scores:r}){let a={game:e,...t,actions:n.slice(0,o),...s&&{history:s}};return r?{...a,scores:r}:a}var Bd=e=>el(Xi(e));function Pd({session:e,t,go:n}){let[o,s]=g(!1),[r,a]=g(!1),i=JSON.stringify(Bd(e),null,2);return l`
        <details class="transcript" onToggle=${c=>s(c.target.open)} data-transcript>
            <summary>${t("transcript.title")}</summary>
            ${o&&l`
                <p class="hint">${t("transcript.hint")}</p>
                ${Ps(e)&&l`<p class="warning">${t("transcript.secret")}</p>`}
                <div class="row tight">
                    <button type="button" data-download onClick=${()=>Qt(`gavel-${e.game}-${e.cursor}.json`,new Blob([i],{type:"application/json"}))}>${t("transcript.download")}</button>
                    <button type="button" data-copy onClick=${async()=>a(await ct(i))}>${t(r?"copied":"transcript.copy")}</button>
                    <button type="button" data-verify onClick=${()=>n("import",{given:i})}>${t("transcript.verify")}</button>
                    <button type="button" data-review onClick=${()=>n("review",{id:e.id})}>${t("review.open")}</button>
                </div>`}
        </details>
    `}var Hn=({state:e})=>[...e.players.map(({id:t})=>t),"spectator"];function Hd(e,t,n){let o=async()=>n.finished?{}:n.views??(await e.game(t).views(n.state,Hn(n))).views,{value:s,of:r,problem:a}=G(o,[n,e]);
return{views:s,current:r[0]===n&&s!==null,problem:a}}function Id({position:e,views:t,current:n,gameSheet:o,game:s,open:r}){let a=t?.spectator?.view??null,i=e.state.dealer==="table",c=({type:d})=>s.sealed?.
includes(d),p=d=>(i||d==="table"?e.legal_actions:t[d]?.legal_actions??[]).filter(m=>m.player===d),u=d=>Sd(s,{legal:p(d),player:d,view:a,gameSheet:o}),f=a!==null&&n&&o!==null;return{views:t,current:n,view:r&&
!i?dy(t,a):a,isUnseen:d=>f&&(i?p(d).some(c):u(d)===null),offered:(d,m)=>r||m||i&&p(d).some(c)?p(d):u(d)??p(d)}}function dy(e,t){if(t===null)return null;let n=t.players.map(o=>e[o.id].view.players.find(
({id:s})=>s===o.id));return{...t,players:n}}function Fd({t:e,client:t,go:n,session:o,updateSession:s,moveTo:r,open:a,setOpen:i}){let{game:c,cursor:p}=o,{position:u,log:f}=o.steps[p],[d,m]=g({by:null,position:null}),$=d.position===u?d.by:null,h=be=>m(
{by:be,position:u});k(()=>h(null),[u]);let[b,y]=g(null),[v,C]=g(!1),[x,L]=g(!1),[D,j]=g(null),[w,_]=g(!1),{value:O,problem:T}=G(()=>t.game(c).sheet(),[c,t]),{views:R,current:I,problem:V}=Hd(t,c,u),E=Id(
{position:u,views:R,current:I,gameSheet:O,game:F[c],open:a}),N=fr(u,{open:a,holder:$,wanted:b,last:pr(o.actions.slice(0,p)),sealed:v,unseen:E.isUnseen});fn(()=>h(null)),Ki({motion:F[c].motion,ply:u.state.
ply,events:u.events,finished:u.finished,turn:N.actor??N.pass,refusal:D});let Z=async be=>{if(w)return;_(!0);let le=Od(be,u.legal_actions);try{let at=await t.game(c).act(u.state,le,{names:o.start.names,
viewers:Hn(u)});s(Ld(o,le,at)),j(null),y(null),h(null),L(!1)}catch(at){j({problem:at,action:le})}_(!1)},Fe=be=>(j(null),y(null),r(be));k(()=>j(null),[p,N.actor]);let ve=be=>{h(null),y(be)},De=be=>{j(null),
h(null),L(be)},Ae={game:F[c],gameSheet:O,t:e,act:Z,busy:w};if(x)return l`<${ti} table=${Ae} position=${u} client=${t} t=${e} rule=${Z} refusal=${D} busy=${w}
            close=${()=>De(!1)} earlier=${p>0&&(()=>n("correct",{id:o.id,at:p}))} hides=${!a&&!u.finished} />`;let Gt=l`<${Cd} session=${o} sheet=${O} t=${e} move=${Fe} callReferee=${()=>De(!0)} isHeading=${!u.
finished} />`,Us=l`
        <div class="tools">
            <${zi} game=${c} ruleset=${u.state.ruleset} client=${t} t=${e} />
            <${Pd} session=${o} t=${e} go=${n} />
            ${!N.referee&&!u.finished&&l`<${Yt} t=${e} open=${a} setOpen=${i} />`}
        </div>`,wt={table:Ae,position:u,log:f,t:e,bar:Gt,tools:Us,problem:T??V};return(u.finished?O!==null||T!==null:O!==null&&E.view!==null)?u.finished?l`<${hy} ...${wt} go=${n} id=${o.id} review=${()=>n(
"review",{id:o.id})} />`:l`<${my} ...${wt} shown=${E} viewer=${N} refusal=${D} open=${a} take=${h} hand=${ve} choose=${y}
        sealed=${v} setSealed=${C} />`:l`<main id="content" class="play" data-screen="play" data-game=${c} aria-busy="true">${Gt}<${z} problem=${wt.problem} t=${e} /></main>`}function my({table:e,position:t,
log:n,t:o,bar:s,tools:r,problem:a,shown:i,viewer:c,refusal:p,open:u,take:f,hand:d,choose:m,sealed:$,setSealed:h}){se();let{actor:b,pass:y,alone:v,referee:C}=c,x=Q(t,b,y),[L,D]=g(null),{game:j,gameSheet:w}=e,
{views:_,view:O,current:T}=i,R=Ua(j.motion,_,{ply:t.state.ply,events:t.events}),I=O!==null&&w!==null,V=I&&T&&b!==null?i.offered(b,v):[];Pr(O,V.length);let E=Xt(t),N=t.state.players.findIndex(({id:ve})=>ve===
(b??y))+1,Z={...e,view:O,legal:V},Fe={prepared:L,prepare:D};return l`
        <main id="content" class="play" data-screen="play" data-game=${j.id} data-ply=${t.state.ply} data-to-act=${t.to_act.join(" ")}
            data-actor=${b??""} data-open=${String(u)} aria-busy=${String(!I||!T)}>
            ${s}
            <${z} problem=${a} t=${o} />
            <div class="table-top">
                <section class="board-area" aria-label=${o("play.board")} ref=${R}>
                    ${I&&l`<${j.Board} ...${Z} legal=${v?[]:V} seat=${u?b:null} toAct=${t.to_act} scores=${null}
                        last=${t.events} log=${n} ...${Fe} />`}
                </section>
                <aside class="side">
                    <section class="actions player-${N}" aria-labelledby="turn">
                        <h2 id="turn" ref=${x} tabindex="-1">
                            ${$y(c,o)}
                        </h2>
                        <${mr} position=${t} table=${e} view=${O??t.state} rule=${e.act} />
                        ${y!==null&&l`<${vd} player=${y} toAct=${E} confirm=${()=>f(y)} hand=${d} t=${o} />`}
                        ${y===null&&E.length>1&&l`<${kd} viewer=${c} toAct=${E} choose=${m} game=${j} sealed=${$} setSealed=${h} t=${o} />`}
                        <${On} refusal=${p} table=${e} view=${O} legal=${V} />
                        ${I&&T&&b!==null&&V.length===0&&l`<p class="nothing">${o("play.nothing",{player:b})}</p>`}
                        ${I&&l`<${er} ...${Z} player=${b} ...${Fe} key=${`${t.state.ply} ${b}`} />`}
                        ${v&&l`<${Bs} toAct=${E} not=${b} hand=${d} t=${o} />`}
                        ${I&&!u&&!C&&l`<${_d} players=${v?[b]:t.state.players.map(({id:ve})=>ve)} views=${_} position=${t}
                            game=${j} gameSheet=${w} t=${o} />`}
                    </section>
                    <${dt} record=${t.state} state=${t.state} game=${j} t=${o} />
                    <${Zn} log=${n} t=${o} />
                </aside>
            </div>
            ${r}
        </main>
    `}function $y({actor:e,pass:t},n){return t!==null?n("cover.turn",{player:t}):e===null?n("forfeited.turn"):e==="table"?n("play.table-turn"):n("play.turn",{player:e})}function hy({table:e,position:t,
log:n,t:o,bar:s,tools:r,problem:a,go:i,id:c,review:p}){let{game:u,gameSheet:f,act:d}=e;se();let m=Q(t);return l`
        <main id="content" class="play finished" data-screen="scores" data-game=${u.id} data-ply=${t.state.ply} data-to-act="">
            ${s}
            <${z} problem=${a} t=${o} />
            <h1 ref=${m} tabindex="-1">${o("scores.title")}</h1>
            <${Rn} sheet=${t.scores} state=${t.state} game=${u} t=${o} />
            <div class="row end">
                <${Md} id=${c} go=${i} t=${o} />
                <button type="button" data-go="review" onClick=${p}>${o("review.open")}</button>
                <button type="button" class="primary" onClick=${()=>i("setup",{game:u.id})}>${o("scores.again")}</button>
            </div>
            <details class="last-look">
                <summary>${o("scores.board")}</summary>
                ${f&&l`<${u.Board} view=${t.state} gameSheet=${f} legal=${[]} act=${d} t=${o} seat=${null}
                    toAct=${[]} scores=${t.scores} last=${t.events} log=${n} />`}
            </details>
            <${Zn} log=${n} t=${o} />
            ${r}
        </main>
    `}function Dd({t:e,go:t,setProblem:n}){k(()=>{let o=async()=>{let{hash:s}=location;if(Mn(s))try{let{record:r,at:a}=await oi(s);if(!(r.game in F))throw new de("review.link-other-game");t(Ts(),{record:si(
r),at:history.state?.at??a})}catch(r){t("start"),n(r instanceof de?new Error(e(r.message)):r)}};return o(),addEventListener("popstate",o),()=>removeEventListener("popstate",o)},[])}var In="",Ud={place:"device",mine:null,codes:{},referee:!1,held:!0,clock:0},Hs=({mine:e,players:t})=>e===In||t.includes(e)?e:t[0],Is=e=>e.place==="fair"?e.players.filter(t=>t!==Hs(e)):[];function zd(e,t){
let n=Is(e),o=n.map(s=>e.codes[s]??"");return n.flatMap((s,r)=>{let a=Qr(o[r])?o.indexOf(o[r])<r?"place.code-twice":null:"place.code-wrong";return a===null?[]:[{pointer:tl(s),detail:t(a)}]})}var tl=e=>`\
/verifiers/${e.replaceAll("~","~0").replaceAll("/","~1")}`;async function qd(e,t,n,o){let s=Hs(o),r=Zr(),a=Object.fromEntries(Is(o).map(d=>[d,o.codes[d]]));s!==In&&(a[s]=Yr(r));let{referee:i,held:c}=o,
p=await e.game(t).sealedSetup({...n,verifiers:a,referee:i,held:c}),u={...zo(t,p),...o.clock>0&&{clock:o.clock}},f=s===In?u:gn(u,dn(o.players.indexOf(s)+1,r));return await Lt({...f,given:by(p,o.players),
told:[{ply:0,events:p.events}]}),p.table}function by({seat_keys:e,referee_key:t,table_key:n},o){let s=Object.entries(e).map(([r,a])=>[o.indexOf(r)+1,a]);return Object.fromEntries([...s,...t?[["r",t]]:
[],...n?[["t",n]]:[]])}function Gd({draft:e,change:t,t:n}){return l`
        <fieldset class="choice">
            <legend>${n("place.title")}</legend>
            ${["device","quick","fair"].map(o=>l`
                <label class="radio" key=${o}>
                    <input type="radio" name="place" value=${o} checked=${e.place===o} onChange=${()=>t({...e,place:o})} />
                    <span><strong>${n(`place.${o}`)}</strong> <span class="hint">${n(`place.${o}-hint`)}</span></span>
                </label>`)}
        </fieldset>
    `}function Wd({draft:e,change:t,errors:n,t:o}){let s=Is(e);return l`
        ${e.place==="quick"&&l`<p class="warning" data-quick-warning>${o("place.quick-warning")}</p>`}
        <${B} name="mine" label=${o("place.mine")} control=${r=>l`<${U} ...${r} value=${Hs(e)}
            choices=${[...e.players.map(a=>[a,a]),[In,o("place.nobody")]]} onChange=${a=>t({...e,mine:a})} />`} />
        ${e.place==="fair"&&l`
            <fieldset class="codes">
                <legend>${o("place.codes")}</legend>
                <p class="hint">${o("place.codes-hint")}</p>
                <${Fa} url=${ia(pt())} name=${o("place.invitation")} t=${o} kind="invitation" />
                ${s.map(r=>l`
                    <${B} key=${r} name=${`code-${e.players.indexOf(r)+1}`} label=${o("place.code",{player:r})} errors=${Y(n,tl(r))}
                        control=${a=>l`<input ...${a} type="text" class="code" autocomplete="off" spellcheck="false" value=${e.codes[r]??""}
                            onInput=${i=>t({...e,codes:{...e.codes,[r]:i.target.value.trim()}})} />`} />`)}
            </fieldset>`}
        <${B} name="clock" label=${o("place.clock")} hint=${o("place.clock-hint")} control=${r=>l`<${U} ...${r} value=${String(e.clock)}
            choices=${[["0",o("place.clock-none")],...Ur.map(a=>[String(a),To(a,o)])]}
            onChange=${a=>t({...e,clock:Number(a)})} />`} />
        ${["held","referee"].map(r=>l`
            <label class="switch" key=${r}>
                <input type="checkbox" name=${r} checked=${e[r]} onChange=${a=>t({...e,[r]:a.target.checked})} />
                <span><strong>${o(`place.${r}`)}</strong> <span class="hint">${o(`place.${r}-hint`)}</span></span>
            </label>`)}
    `}function Jd({t:e,client:t,go:n,game:o,begin:s,open:r,setOpen:a}){let{value:i,problem:c}=G(()=>t.game(o).sheet(),[o,t]);se();let p=Q(i===null);return l`
        <main id="content" class="setup" data-screen="setup" data-game=${o}>
            <h1 ref=${p} tabindex="-1">${i?.name??"…"}</h1>
            <${z} problem=${c} t=${e} />
            ${i?.match_options?.length>0&&l`<p><button type="button" class="quiet" data-go="match" onClick=${()=>n("match",{game:o})}>${e("match.open")}</button></p>`}
            ${i&&l`<${yy} sheet=${i} t=${e} client=${t} go=${n} begin=${s} open=${r} setOpen=${a} />`}
        </main>
    `}function gy(e){let{ruleset:t,variant:n,options:o,players:s,first:r,dealer:a,seed:i,deal:c,place:p}=e;return{ruleset:t,variant:n,options:o,players:s,...s.includes(r)&&{first_player:r},dealer:a,...a===
"service"&&p==="device"&&i!==""&&{seed:i},...a==="table"&&c!==null&&{deal:c}}}function yy({sheet:e,t,client:n,go:o,begin:s,open:r,setOpen:a}){let[i,c]=g(()=>({...rn(e),first:"",dealer:"service",seed:"",
deal:null,...Ud})),p=i.place!=="device",[u,f]=g(null),[d,m]=g(!1),$=S(null),h=u?.problem?.errors??[],b=async j=>{if(!p)return s(e.id,j,await n.game(e.id).setup(j));let w=zd(i,t);if(w.length>0)throw{problem:{
title:t("problem.here"),errors:w}};o("seats",{id:await qd(n,e.id,j,i)})},y=async j=>{j.preventDefault(),m(!0);try{let w=gy(i);await b(w),Te("players",w.players)}catch(w){f(w),m(!1),setTimeout(()=>or($.
current))}},v={sheet:e,draft:i,change:c,errors:h,t},{Deal:C}=F[e.id],x=C!==void 0&&i.dealer==="table",L=["/ruleset","/variant","/players","/options","/first_player","/dealer","/seed",...x?["/deal"]:[],
...p?["/verifiers"]:[]],D=h.filter(j=>!L.some(w=>Y([j],w).length>0));return l`
        <form ref=${$} class="sheet" novalidate onSubmit=${y} data-setup=${e.id}>
            <${z} problem=${u} t=${t} plain=${jo(u,t)} errors=${D} hint=${h.length>D.length&&t("setup.invalid")} />
            <${an} ...${v} />
            <${ln} ...${v} />
            <${Gd} ...${v} />
            ${p&&l`<${Wd} ...${v} />`}
            <${rr} ...${v} byLink=${p} />
            ${x&&l`<${ar} ...${v} Deal=${C} />`}
            ${i.dealer==="service"&&!p&&l`<${Yt} t=${t} open=${r} setOpen=${a} />`}
            <${cn} ...${v} />
            <div class="row end">
                <button type="button" onClick=${()=>o("start")}>${t("back")}</button>
                <button type="submit" class="primary large" data-start disabled=${d}>${t("setup.start")}</button>
            </div>
        </form>
    `}var nl=new ae("steps"),Kd=({id:e,cursor:t,actions:n,steps:o},s)=>nl.put({id:e,cursor:t,language:s,of:JSON.stringify(n),step:o[t]});async function Vd({id:e,cursor:t,actions:n},o){let s=await nl.get(e);
return s!==null&&s.cursor===t&&s.language===o&&s.of===JSON.stringify(n)?s.step:null}var Zd=e=>nl.remove(e);async function Fs(){return[...(await kn()).map(xy),...(await Sa()).map(wy)].filter(({game:t})=>t in F).sort((t,n)=>n.changed-t.changed)}function xy(e){let{id:t,game:n,name:o,start:s,changed:r,finished:a,
scores:i}=e,c=(s.setup??s.state).players.map(p=>p.id??p);return{id:t,kind:"game",game:n,name:o,players:c,changed:r,finished:a,winners:i?.winners??[],kept:e}}function wy(e){let{id:t,game:n,players:o,changed:s,
finished:r}=e;return{id:t,kind:"table",game:n,name:"",players:o,changed:s,finished:r,winners:[],kept:e}}async function Yd({id:e,kind:t}){return t==="table"?Ea(e):(await Ga(e),Zd(e))}var Qd=({kind:e,kept:t})=>e===
"game"?Wa(t):Ma(t),Xd=({id:e},t)=>Ja(e,t);function em({entry:e,gone:t,games:n,go:o,t:s,load:r,setRemoved:a}){let[i,c]=g(!1),p=n?.find(({id:y})=>y===e.game)?.name??e.game,u=e.name||p,f=`${u}, ${e.players.join(", ")}`,d=S(null);ne(()=>{t&&d.current.
focus()},[t]);let m=async()=>{a(y=>[...y.filter(({id:v})=>v!==e.id),e]),await Yd(e),r()};if(t)return l`
            <li class="list-entry gone" data-gone=${e.id}>
                <p role="status">${s("list.deleted",{game:f})}</p>
                <button type="button" ref=${d} data-undelete onClick=${()=>Qd(e).then(r)}>${s("list.undelete")}</button>
            </li>`;let $=async y=>{c(!1),y!==null&&await Xd(e,y),r()},h=e.kind==="game",b=()=>h?o("play",{id:e.id}):o("linked",{id:e.id});return l`
        <li class="list-entry" data-game-id=${h?e.id:void 0} data-kept=${h?void 0:e.id} data-kind=${e.kind}>
            <div class="about">
                ${i?l`<${ky} name=${e.name} kind=${p} done=${$} t=${s} />`:l`<h3>${u}</h3>`}
                <p>${e.players.join(", ")}</p>
                <p data-whose-turn><strong>${vy(e,s)}</strong></p>
                <p class="soft">${e.name!==""&&`${p} · `}<time dateTime=${new Date(e.changed).toISOString()}>${_y(e.changed,s)}</time>${!h&&` · ${s("list.by-link")}`}</p>
            </div>
            <div class="row tight">
                <button type="button" class="primary" data-go=${h?"resume":"linked"} aria-label=${`${s("start.resume")}: ${f}`} onClick=${b}>${s("start.resume")}</button>
                ${h&&l`<button type="button" data-rename aria-label=${`${s("list.rename")}: ${f}`} onClick=${()=>c(!0)}>${s("list.rename")}</button>`}
                <button type="button" data-delete aria-label=${`${s("list.delete")}: ${f}`} onClick=${m}>${s("list.delete")}</button>
            </div>
        </li>
    `}function ky({name:e,kind:t,done:n,t:o}){let s=S(null);return ne(()=>s.current.select(),[]),l`
        <form class="control" onSubmit=${a=>{a.preventDefault(),n(s.current.value.trim())}} onKeyDown=${a=>a.key==="Escape"&&n(null)}>
            <input ref=${s} name="game-name" type="text" maxlength="60" defaultValue=${e} placeholder=${t} aria-label=${o("list.name")} autocomplete="off" />
            <button type="submit" data-name-it>${o("list.name-it")}</button>
        </form>
    `}function vy(e,t){let{kept:n,finished:o,winners:s}=e;return e.kind==="table"?Ba(n,t):o&&s.length===0?t("links.finished"):o?t(s.length>1?"scores.winners":"scores.winner",{names:s.join(", ")}):n.toAct===
void 0?t("list.so-far",{n:n.cursor}):n.toAct.includes("table")?t("play.table-turn"):t("play.turn",{player:n.toAct.join(", ")})}var _y=(e,{language:t})=>new Intl.DateTimeFormat(t,{dateStyle:"medium",timeStyle:"\
short"}).format(e);var Sy=3;function tm({t:e,go:t,games:n,first:o}){let[s,r]=g(o),[a,i]=g(!1),[c,p]=g([]),u=Ce(()=>Fs().then(r),[]);k(()=>yn(u),[]);let f=c.filter(h=>s.every(({id:b})=>b!==h.id)),d=[...s,...f].sort((h,b)=>b.
changed-h.changed);if(d.length===0)return null;let m=a?d:d.slice(0,Sy),$=async()=>{let h=(await kn()).map(b=>`${JSON.stringify(el(b))}
`);Qt("gavel-games.ndjson",new Blob(h,{type:"application/x-ndjson"}))};return l`
        <section class="game-list" aria-labelledby="game-list-title">
            <div class="row">
                <h2 id="game-list-title">${e("list.title")}</h2>
                ${s.some(({kind:h})=>h==="game")&&l`<button type="button" class="quiet" data-export-all onClick=${$}>${e("list.export")}</button>`}
            </div>
            <ul aria-labelledby="game-list-title">
                ${m.map(h=>l`<${em} key=${h.id} entry=${h} gone=${f.includes(h)} games=${n} go=${t} t=${e}
                    load=${u} setRemoved=${p} />`)}
            </ul>
            ${d.length>m.length&&l`<button type="button" data-whole-list onClick=${()=>i(!0)}>${e("list.all",{n:d.length})}</button>`}
        </section>
    `}function nm({t:e,client:t,go:n,openLinks:o}){let{value:s,problem:r}=G(()=>t.games(),[t]),{value:a}=G(Fs,[]);se();let i=Q(),c=a!==null&&(s!==null||r!==null);return l`
        <main id="content" class="start" data-screen="start">
            <div class="welcome">
                <h1 ref=${i} tabindex="-1">${e("start.title")}</h1>
                <p>${e("start.lead")}</p>
            </div>
            <${z} problem=${r} t=${e} />
            ${c&&l`
                <${tm} t=${e} go=${n} games=${s} first=${a} />
                <ul class="game-cards" aria-label=${e("start.games")}>
                    ${(s??[]).filter(({id:p})=>p in F).map(p=>l`
                        <li key=${p.id}><${Oy} entry=${p} go=${n} t=${e} /></li>`)}
                </ul>
                <${Ra} t=${e} go=${n} open=${o} />
                <p class="aside">
                    <button type="button" class="quiet" data-go="import" onClick=${()=>n("import")}>${e("start.import")}</button>
                    <button type="button" class="quiet" data-go="tournament" onClick=${()=>n("tournament")}>${e("tournament.open")}</button>
                </p>`}
        </main>
    `}function Oy({entry:e,go:t,t:n}){let{id:o,name:s,player_counts:r}=e,{Emblem:a}=F[o];return l`
        <article class="game-card" data-game=${o}>
            <div class="emblem" aria-hidden="true">${a?l`<${a} />`:l`<span class="monogram">${s[0]}</span>`}</div>
            <h2>${s}</h2>
            <p>${n("start.players",{fewest:r[0],most:r[r.length-1]})}</p>
            <div class="row">
                <button type="button" class="primary" data-go="setup" aria-label=${n("start.play-game",{game:s})}
                    onClick=${()=>t("setup",{game:o})}>${n("start.play")}</button>
                <button type="button" data-go="pad" aria-label=${n("start.pad-game",{game:s})}
                    onClick=${()=>t("pad",{game:o})}>${n("start.pad")}</button>
            </div>
        </article>
    `}function om(){navigator.serviceWorker?.controller?.postMessage("files");let e=Et()?pt():Ze.href;navigator.serviceWorker?.register(new URL("table-offline.js",Ze),{scope:e}).catch(()=>{})}var My=/-[0-9a-f]{12}\.js$/u.
test(import.meta.url),sm=!1,ol=new Set;globalThis.navigator?.serviceWorker?.addEventListener("message",({data:e})=>{!My||e?.files?.includes(import.meta.url)!==!1||(sm=!0,ol.forEach(t=>t()))});function rm(e){
return sm&&e(),ol.add(e),()=>ol.delete(e)}function am({t:e}){let[t,n]=g(!1);return k(()=>Lc(()=>n(!0)),[]),t?l`
        <div class="warning row" role="alert" data-note="storage">
            <span>${e("storage.trouble")}</span>
            <button type="button" data-understood onClick=${()=>n(!1)}>${e("storage.understood")}</button>
        </div>
    `:null}function im({t:e}){let[t,n]=g(!1);return k(()=>rm(()=>n(!0)),[]),l`
        <div role="status">
            ${t&&l`
                <div class="note row" data-note="newer">
                    <span>${e("newer.text")}</span>
                    <button type="button" data-reload onClick=${()=>location.reload()}>${e("newer.reload")}</button>
                </div>`}
        </div>
    `}function lm({t:e,go:t,kept:n=!1}){se();let o=Q();return l`
        <main id="content" class="import" data-screen="unknown">
            <h1 ref=${o} tabindex="-1">${e(n?"unknown.kept":"unknown.title")}</h1>
            <div class="sheet">
                <p>${e(n?"unknown.kept-text":"unknown.text")}</p>
                <div class="row end"><button type="button" class="primary" data-go="start" onClick=${()=>t("start")}>${e("unknown.home")}</button></div>
            </div>
        </main>
    `}function cm({id:e,client:t,language:n,go:o,setProblem:s}){let[r,a]=g(null),[i,c]=g(null),[p,u]=g(null),f=S(n),d=S({session:null,saves:new Le(null)}),m=(w,_=d.current.saves)=>{let O={...w,turn:{saves:_}};
d.current={session:O,saves:_},Kd(O,f.current),a(O)},$=Ce(async w=>{let{session:_,saves:O}=d.current,T=_?.id!==w.id;if(!T&&w.turn!==_.turn){w.turn.saves!==O&&u("overtaken");return}u(null),m(w,T?new Le(
null):O),!(!(await d.current.saves.save(Xi(w))!==null)||d.current.session.id!==w.id)&&(await D.current(),u("overtaken"))},[]),h=async(w,_)=>{let O=t.game(w.game),T=Rd(await O.replay(jd(w,_)));if(T.position.
finished)return T;let{views:R}=await O.views(T.position.state,Hn(T.position));return{...T,position:{...T.position,views:R}}},b=async(w,_)=>{s(null);try{return Qi(w,_,w.steps[_]??await h(w,_))}catch(O){
return s(O),null}},y=async(w,_)=>{let O=await b(w,_);return O!==null&&$(O),O!==null},v=w=>{$(w),navigator.storage?.persist?.().catch(()=>{}),o("play",{id:w.id})},C=(w,_,O)=>v(Td(w,_,O)),x=async({game:w,
start:_,actions:O,cursor:T,name:R},I=async V=>{})=>{let V=await b(Pn({game:w,start:_,actions:O,cursor:T,name:R}),T);V!==null&&(await I(V.id),v(V))},L=S(!1),D=S((async()=>{}));D.current=async()=>{if(!L.
current)for(L.current=!0;L.current;){let{session:w,saves:_}=d.current,O=await Rt(w.id),T=O===null||_.has(O)?null:await j(w,O);T===null?L.current=!1:d.current.saves===_&&(m(T,new Le(O.changed)),u("foll\
owed"))}};let j=(w,_)=>b({...Pn(_),steps:Nd(w,_.actions)},_.cursor);return k(()=>yn(w=>w===d.current.session?.id&&D.current()),[]),k(()=>{if(u(null),e===null||e===d.current.session?.id)return;let w=!0;
return c(null),(async()=>{let _=await Rt(e);if(w&&_===null&&c(e),!w||_===null)return;let O=Pn(_),T=await Vd(O,n);if(!w)return;T!==null&&m(Qi(O,O.cursor,T),new Le(_.changed));let{session:R}=d.current,I=await b(
O,O.cursor);!w||I===null||d.current.session!==R||(T===null||!Ey(I,R))&&m(I,new Le(_.changed))})(),()=>{w=!1}},[e]),k(()=>{f.current!==n&&(f.current=n,r!==null&&b({...r,steps:[]},r.cursor).then(w=>w!==
null&&w.turn===d.current.session.turn&&m(w)))},[n]),{session:r,missing:e!==null&&i===e,followed:p,updateSession:$,moveTo:y,begin:C,enter:x}}var Ey=(e,t)=>JSON.stringify(e.steps[e.cursor].position.state)===
JSON.stringify(t.steps[t.cursor].position.state);function um({reach:e,t}){let[n,o]=g(e.waits);return k(()=>(o(e.waits),e.listen(o)),[e]),l`
        <div role="status">
            ${n&&l`
                <div class="warning row waiting" data-note="waiting">
                    <span>${t("waiting.text")}</span>
                    <span class="row tight">
                        <button type="button" class="primary" data-retry onClick=${e.again}>${t("waiting.again")}</button>
                        <button type="button" data-stop onClick=${e.stop}>${t("waiting.stop")}</button>
                    </span>
                </div>`}
        </div>
    `}var pm={};async function Ds(e){pm[e]??=(await import(md(e))).default}function fm(e,t=pm[e]){let n=(o,s={})=>{let r=t[o];return r===void 0?(console.error(`no words in ${e} for ${o}`),o):r.replace(/\{(\w+)\}/g,
(a,i)=>i in s?String(s[i]):a)};return n.language=e,n.has=o=>o in t,n}var Ay=200,Cy=["play","review","sheet","correct"];function dm(){let[e,t]=g(js),[n,o]=g(()=>_e("scheme")??"auto"),[s,r]=g([]),{screen:a,go:i}=Di(),[c,p]=g(()=>_e("open")??!1),[u,f]=Xl(),[d,m]=g(null),$=S(
!1),h=pe(()=>fm(e),[e]),b=pe(()=>new Ns(new URL(pn(),Ze).href.replace(/\/*$/,"/")),[]),[y,v]=g(0),C=pe(()=>{let le=qs=>r($m=>[...$m.slice(1-Ay),qs]),at=pd(b.fetch,()=>v(qs=>qs+1));return Object.assign(
new Mt(pn(),{language:e,onExchange:le,fetch:at,timeout:1/0}),{language:e})},[e,y]);k(()=>{document.documentElement.lang=e,Te("language",e)},[e]),k(()=>{Or(n),Te("scheme",n)},[n]),k(()=>{Te("open",c)},
[c]);let x=Ce((le,at={})=>{m(null),i(le,at)},[]),L=le=>Ds(le).then(()=>t(le),()=>m(new q(h("problem.unreachable")))),{open:D,opening:j,opened:w,waits:_,again:O}=xd({client:C,t:h,go:x,problem:d,setProblem:m});
Dd({t:h,go:x,setProblem:m});let T=Cy.includes(a.name)?a.id:null,{session:R,missing:I,followed:V,updateSession:E,moveTo:N,begin:Z,enter:Fe}=cm({id:T,client:C,language:e,go:x,setProblem:m}),ve=R!==null&&
Ps(R),De=S(R?.id);k(()=>{De.current!==void 0&&De.current!==R?.id&&r([]),De.current=R?.id},[R?.id]);let Ae={t:h,client:C,go:x},Gt={start:()=>l`<${nm} ...${Ae} openLinks=${D} />`,setup:()=>l`<${Jd} ...${Ae} game=${a.
game} key=${a.game} open=${c} setOpen=${p} begin=${Z} />`,pad:()=>l`<${wd} ...${Ae} game=${a.game} key=${a.game} />`,play:()=>l`<${Fd} ...${Ae} session=${R} updateSession=${E} moveTo=${le=>N(R,le)}
            open=${c} setOpen=${p} key=${R.id} />`,unknown:()=>l`<${lm} ...${Ae} kept=${I||a.kept} />`},Us=()=>l`<${gd} name=${a.name} given=${{...Ae,screen:a,session:R,open:c,enter:Fe,openLinks:D}} />`,
wt=bd(a.name)?Us:Gt[a.name],zs=I||wt===void 0?"unknown":a.name,be=T!==null&&!I&&R?.id!==T;return l`<${sn.Provider} value=${u}>
        <div class="page">
            <a class="skip" href="#content" onClick=${Ty}>${h("skip")}</a>
            <${$d} t=${h} language=${e} setLanguage=${L} scheme=${n} setScheme=${o}
                settings=${u} flip=${f} go=${x} screen=${zs} />
            <div class="screen" aria-busy=${String(j)} data-links-opened=${w}>
                ${_?l`<${na} lost=${d} ask=${O} busy=${j} t=${h} />`:l`<${mn} problem=${d} t=${h} />`}
                <${am} t=${h} />
                <${im} t=${h} />
                <${um} reach=${b} t=${h} />
                <div role="status">${T!==null&&V!==null&&l`<p class="note" data-note=${V}>${h(`windows.${V}`)}</p>`}</div>
                <${Co.Provider} value=${$}>${be?l`<${Ly} />`:zs==="unknown"?Gt.unknown():wt()}<//>
            </div>
            <${dd} exchanges=${s} hides=${ve} secret=${s.some(({url:le})=>le.includes("/sealed/"))} t=${h} />
        </div>
    <//>`}function Ty(e){e.preventDefault();let t=document.getElementById("content");t.tabIndex=-1,t.focus()}var Ly=()=>l`<main id="content" class="play" data-screen="play" aria-busy="true"><h1>…</h1></main>`;var mm=document.getElementById("app");jr();try{await Ds(js()),Kt(l`<${dm} />`,mm)}catch{mm.textContent="The table could not be loaded. Please reload the page."}om();
