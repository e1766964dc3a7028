var om=Object.defineProperty;var A=(e,t)=>{for(var n in t)om(e,n,{get:t[n],enumerable:!0})};var Zs={};A(Zs,{ActionButtons:()=>Jn,ActionPanel:()=>Vs,dueIn:()=>Ks});var Ws={};A(Ws,{Component:()=>Wt,createContext:()=>Kt,h:()=>zs,html:()=>l,render:()=>Jt,useCallback:()=>Ce,useContext:()=>rt,useDebugValue:()=>lm,useEffect:()=>k,useErrorBoundary:()=>cm,useImperativeHandle:()=>im,
useLayoutEffect:()=>te,useMemo:()=>de,useReducer:()=>yl,useRef:()=>O,useState:()=>g});var qn,E,il,Gt,ll,Vi,cl,Un={},ul=[],sm=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function Ie(e,t){
for(var n in t)e[n]=t[n];return e}function pl(e){var t=e.parentNode;t&&t.removeChild(e)}function zs(e,t,n){var o,s,r,a={};for(r in t)r=="key"?o=t[r]:r=="ref"?s=t[r]:a[r]=t[r];if(arguments.length>2&&(a.
children=arguments.length>3?qn.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=null)for(r in e.defaultProps)a[r]===void 0&&(a[r]=e.defaultProps[r]);return Fn(e,a,o,s,null)}function Fn(e,t,n,o,s){
var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:s??++il};return E.vnode!=null&&E.vnode(r),r}function Gn(e){return e.children}function Wt(e,t){
this.props=e,this.context=t}function gt(e,t){if(t==null)return e.__?gt(e.__,e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type==
"function"?gt(e):null}function dl(e){var t,n;if((e=e.__)!=null&&e.__c!=null){for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return dl(
e)}}function Fs(e){(!e.__d&&(e.__d=!0)&&Gt.push(e)&&!zn.__r++||Vi!==E.debounceRendering)&&((Vi=E.debounceRendering)||ll)(zn)}function zn(){for(var e;zn.__r=Gt.length;)e=Gt.sort(function(t,n){return t.
__v.__b-n.__v.__b}),Gt=[],e.some(function(t){var n,o,s,r,a,i;t.__d&&(a=(r=(n=t).__v).__e,(i=n.__P)&&(o=[],(s=Ie({},r)).__v=r.__v+1,qs(i,r,s,n.__n,i.ownerSVGElement!==void 0,r.__h!=null?[a]:null,o,a??gt(
r),r.__h),hl(o,r),r.__e!=a&&dl(r)))})}function fl(e,t,n,o,s,r,a,i,c,p){var u,d,f,m,$,h,b,y=o&&o.__k||ul,v=y.length;for(n.__k=[],u=0;u<t.length;u++)if((m=n.__k[u]=(m=t[u])==null||typeof m=="boolean"?null:
typeof m=="string"||typeof m=="number"||typeof m=="bigint"?Fn(null,m,null,null,m):Array.isArray(m)?Fn(Gn,{children:m},null,null,null):m.__b>0?Fn(m.type,m.props,m.key,null,m.__v):m)!=null){if(m.__=n,m.
__b=n.__b+1,(f=y[u])===null||f&&m.key==f.key&&m.type===f.type)y[u]=void 0;else for(d=0;d<v;d++){if((f=y[d])&&m.key==f.key&&m.type===f.type){y[d]=void 0;break}f=null}qs(e,m,f=f||Un,s,r,a,i,c,p),$=m.__e,
(d=m.ref)&&f.ref!=d&&(b||(b=[]),f.ref&&b.push(f.ref,null,m),b.push(d,m.__c||$,m)),$!=null?(h==null&&(h=$),typeof m.type=="function"&&m.__k!=null&&m.__k===f.__k?m.__d=c=ml(m,c,e):c=$l(e,m,f,y,$,c),p||n.
type!=="option"?typeof n.type=="function"&&(n.__d=c):e.value=""):c&&f.__e==c&&c.parentNode!=e&&(c=gt(f))}for(n.__e=h,u=v;u--;)y[u]!=null&&(typeof n.type=="function"&&y[u].__e!=null&&y[u].__e==n.__d&&(n.
__d=gt(o,u+1)),gl(y[u],y[u]));if(b)for(u=0;u<b.length;u++)bl(b[u],b[++u],b[++u])}function ml(e,t,n){var o,s;for(o=0;o<e.__k.length;o++)(s=e.__k[o])&&(s.__=e,t=typeof s.type=="function"?ml(s,t,n):$l(n,
s,s,e.__k,s.__e,t));return t}function $l(e,t,n,o,s,r){var a,i,c;if(t.__d!==void 0)a=t.__d,t.__d=void 0;else if(n==null||s!=r||s.parentNode==null)e:if(r==null||r.parentNode!==e)e.appendChild(s),a=null;else{
for(i=r,c=0;(i=i.nextSibling)&&c<o.length;c+=2)if(i==s)break e;e.insertBefore(s,r),a=r}return a!==void 0?a:s.nextSibling}function Zi(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="num\
ber"||sm.test(t)?n:n+"px"}function In(e,t,n,o,s){var r;e:if(t==="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||Zi(e.style,t,
"");if(n)for(t in n)o&&n[t]===o[t]||Zi(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")r=t!==(t=t.replace(/Capture$/,"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+r]=
n,n?o||e.addEventListener(t,r?Qi:Yi,r):e.removeEventListener(t,r?Qi:Yi,r);else if(t!=="dangerouslySetInnerHTML"){if(s)t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&
t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break e}catch{}typeof n=="function"||(n!=null&&(n!==!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function Yi(e){
this.l[e.type+!1](E.event?E.event(e):e)}function Qi(e){this.l[e.type+!0](E.event?E.event(e):e)}function qs(e,t,n,o,s,r,a,i,c){var p,u,d,f,m,$,h,b,y,v,C,x=t.type;if(t.constructor!==void 0)return null;n.
__h!=null&&(c=n.__h,i=t.__e=n.__e,t.__h=null,r=[i]),(p=E.__b)&&p(t);try{e:if(typeof x=="function"){if(b=t.props,y=(p=x.contextType)&&o[p.__c],v=p?y?y.props.value:p.__:o,n.__c?h=(u=t.__c=n.__c).__=u.__E:
("prototype"in x&&x.prototype.render?t.__c=u=new x(b,v):(t.__c=u=new Wt(b,v),u.constructor=x,u.render=am),y&&y.sub(u),u.props=b,u.state||(u.state={}),u.context=v,u.__n=o,d=u.__d=!0,u.__h=[]),u.__s==null&&
(u.__s=u.state),x.getDerivedStateFromProps!=null&&(u.__s==u.state&&(u.__s=Ie({},u.__s)),Ie(u.__s,x.getDerivedStateFromProps(b,u.__s))),f=u.props,m=u.state,d)x.getDerivedStateFromProps==null&&u.componentWillMount!=
null&&u.componentWillMount(),u.componentDidMount!=null&&u.__h.push(u.componentDidMount);else{if(x.getDerivedStateFromProps==null&&b!==f&&u.componentWillReceiveProps!=null&&u.componentWillReceiveProps(
b,v),!u.__e&&u.shouldComponentUpdate!=null&&u.shouldComponentUpdate(b,u.__s,v)===!1||t.__v===n.__v){u.props=b,u.state=u.__s,t.__v!==n.__v&&(u.__d=!1),u.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(T){
T&&(T.__=t)}),u.__h.length&&a.push(u);break e}u.componentWillUpdate!=null&&u.componentWillUpdate(b,u.__s,v),u.componentDidUpdate!=null&&u.__h.push(function(){u.componentDidUpdate(f,m,$)})}u.context=v,
u.props=b,u.state=u.__s,(p=E.__r)&&p(t),u.__d=!1,u.__v=t,u.__P=e,p=u.render(u.props,u.state,u.context),u.state=u.__s,u.getChildContext!=null&&(o=Ie(Ie({},o),u.getChildContext())),d||u.getSnapshotBeforeUpdate==
null||($=u.getSnapshotBeforeUpdate(f,m)),C=p!=null&&p.type===Gn&&p.key==null?p.props.children:p,fl(e,Array.isArray(C)?C:[C],t,n,o,s,r,a,i,c),u.base=t.__e,t.__h=null,u.__h.length&&a.push(u),h&&(u.__E=u.
__=null),u.__e=!1}else r==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=rm(n.__e,t,n,o,s,r,a,c);(p=E.diffed)&&p(t)}catch(T){t.__v=null,(c||r!=null)&&(t.__e=i,t.__h=!!c,r[r.indexOf(i)]=null),E.__e(
T,t,n)}}function hl(e,t){E.__c&&E.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(o){o.call(n)})}catch(o){E.__e(o,n.__v)}})}function rm(e,t,n,o,s,r,a,i){var c,p,u,d=n.props,f=t.props,
m=t.type,$=0;if(m==="svg"&&(s=!0),r!=null){for(;$<r.length;$++)if((c=r[$])&&(c===e||(m?c.localName==m:c.nodeType==3))){e=c,r[$]=null;break}}if(e==null){if(m===null)return document.createTextNode(f);e=
s?document.createElementNS("http://www.w3.org/2000/svg",m):document.createElement(m,f.is&&f),r=null,i=!1}if(m===null)d===f||i&&e.data===f||(e.data=f);else{if(r=r&&qn.call(e.childNodes),p=(d=n.props||Un).
dangerouslySetInnerHTML,u=f.dangerouslySetInnerHTML,!i){if(r!=null)for(d={},$=0;$<e.attributes.length;$++)d[e.attributes[$].name]=e.attributes[$].value;(u||p)&&(u&&(p&&u.__html==p.__html||u.__html===e.
innerHTML)||(e.innerHTML=u&&u.__html||""))}if((function(h,b,y,v,C){var x;for(x in y)x==="children"||x==="key"||x in b||In(h,x,null,y[x],v);for(x in b)C&&typeof b[x]!="function"||x==="children"||x==="k\
ey"||x==="value"||x==="checked"||y[x]===b[x]||In(h,x,b[x],y[x],v)})(e,f,d,s,i),u)t.__k=[];else if($=t.props.children,fl(e,Array.isArray($)?$:[$],t,n,o,s&&m!=="foreignObject",r,a,r?r[0]:n.__k&&gt(n,0),
i),r!=null)for($=r.length;$--;)r[$]!=null&&pl(r[$]);i||("value"in f&&($=f.value)!==void 0&&($!==e.value||m==="progress"&&!$)&&In(e,"value",$,d.value,!1),"checked"in f&&($=f.checked)!==void 0&&$!==e.checked&&
In(e,"checked",$,d.checked,!1))}return e}function bl(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(o){E.__e(o,n)}}function gl(e,t,n){var o,s;if(E.unmount&&E.unmount(e),(o=e.ref)&&(o.current&&
o.current!==e.__e||bl(o,null,t)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(r){E.__e(r,t)}o.base=o.__P=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&gl(o[s],t,typeof e.
type!="function");n||e.__e==null||pl(e.__e),e.__e=e.__d=void 0}function am(e,t,n){return this.constructor(e,n)}function Jt(e,t,n){var o,s,r;E.__&&E.__(e,t),s=(o=typeof n=="function")?null:n&&n.__k||t.
__k,r=[],qs(t,e=(!o&&n||t).__k=zs(Gn,null,[e]),s||Un,Un,t.ownerSVGElement!==void 0,!o&&n?[n]:s?null:t.firstChild?qn.call(t.childNodes):null,r,!o&&n?n:s?s.__e:t.firstChild,o),hl(r,e)}function Kt(e,t){var n={
__c:t="__cC"+cl++,__:e,Consumer:function(o,s){return o.children(s)},Provider:function(o){var s,r;return this.getChildContext||(s=[],(r={})[t]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=
function(a){this.props.value!==a.value&&s.some(Fs)},this.sub=function(a){s.push(a);var i=a.componentWillUnmount;a.componentWillUnmount=function(){s.splice(s.indexOf(a),1),i&&i.call(a)}}),o.children}};
return n.Provider.__=n.Consumer.contextType=n}qn=ul.slice,E={__e:function(e,t){for(var n,o,s;t=t.__;)if((n=t.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(
e)),s=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),s=n.__d),s)return n.__E=n}catch(r){e=r}throw e}},il=0,Wt.prototype.setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?
this.__s:this.__s=Ie({},this.state),typeof e=="function"&&(e=e(Ie({},n),this.props)),e&&Ie(n,e),e!=null&&this.__v&&(t&&this.__h.push(t),Fs(this))},Wt.prototype.forceUpdate=function(e){this.__v&&(this.
__e=!0,e&&this.__h.push(e),Fs(this))},Wt.prototype.render=Gn,Gt=[],ll=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,zn.__r=0,cl=0;var st,ee,Xi,yt=0,Ds=[],el=E.__b,
tl=E.__r,nl=E.diffed,ol=E.__c,sl=E.unmount;function xt(e,t){E.__h&&E.__h(ee,e,yt||t),yt=0;var n=ee.__H||(ee.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function g(e){return yt=1,yl(
xl,e)}function yl(e,t,n){var o=xt(st++,2);return o.t=e,o.__c||(o.__=[n?n(t):xl(void 0,t),function(s){var r=o.t(o.__[0],s);o.__[0]!==r&&(o.__=[r,o.__[1]],o.__c.setState({}))}],o.__c=ee),o.__}function k(e,t){
var n=xt(st++,3);!E.__s&&Gs(n.__H,t)&&(n.__=e,n.__H=t,ee.__H.__h.push(n))}function te(e,t){var n=xt(st++,4);!E.__s&&Gs(n.__H,t)&&(n.__=e,n.__H=t,ee.__h.push(n))}function O(e){return yt=5,de(function(){
return{current:e}},[])}function im(e,t,n){yt=6,te(function(){typeof e=="function"?e(t()):e&&(e.current=t())},n==null?n:n.concat(e))}function de(e,t){var n=xt(st++,7);return Gs(n.__H,t)&&(n.__=e(),n.__H=
t,n.__h=e),n.__}function Ce(e,t){return yt=8,de(function(){return e},t)}function rt(e){var t=ee.context[e.__c],n=xt(st++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(ee)),t.props.value):e.__}function lm(e,t){
E.useDebugValue&&E.useDebugValue(t?t(e):e)}function cm(e){var t=xt(st++,10),n=g();return t.__=e,ee.componentDidCatch||(ee.componentDidCatch=function(o){t.__&&t.__(o),n[1](o)}),[n[0],function(){n[1](void 0)}]}
function um(){Ds.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(Dn),e.__H.__h.forEach(Us),e.__H.__h=[]}catch(t){e.__H.__h=[],E.__e(t,e.__v)}}),Ds=[]}E.__b=function(e){ee=null,el&&el(e)},E.__r=function(e){
tl&&tl(e),st=0;var t=(ee=e.__c).__H;t&&(t.__h.forEach(Dn),t.__h.forEach(Us),t.__h=[])},E.diffed=function(e){nl&&nl(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(Ds.push(t)!==1&&Xi===E.requestAnimationFrame||
((Xi=E.requestAnimationFrame)||function(n){var o,s=function(){clearTimeout(r),rl&&cancelAnimationFrame(o),setTimeout(n)},r=setTimeout(s,100);rl&&(o=requestAnimationFrame(s))})(um)),ee=void 0},E.__c=function(e,t){
t.some(function(n){try{n.__h.forEach(Dn),n.__h=n.__h.filter(function(o){return!o.__||Us(o)})}catch(o){t.some(function(s){s.__h&&(s.__h=[])}),t=[],E.__e(o,n.__v)}}),ol&&ol(e,t)},E.unmount=function(e){sl&&
sl(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(Dn)}catch(n){E.__e(n,t.__v)}};var rl=typeof requestAnimationFrame=="function";function Dn(e){var t=ee;typeof e.__c=="function"&&e.__c(),ee=t}function Us(e){
var t=ee;e.__c=e.__(),ee=t}function Gs(e,t){return!e||e.length!==t.length||t.some(function(n,o){return n!==e[o]})}function xl(e,t){return typeof t=="function"?t(e):t}var wl=function(e,t,n,o){var s;t[0]=
0;for(var r=1;r<t.length;r++){var a=t[r++],i=t[r]?(t[0]|=a?1:2,n[t[r++]]):t[++r];a===3?o[0]=i:a===4?o[1]=Object.assign(o[1]||{},i):a===5?(o[1]=o[1]||{})[t[++r]]=i:a===6?o[1][t[++r]]+=i+"":a?(s=e.apply(
i,wl(e,i,n,["",null])),o.push(s),i[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(i)}return o},al=new Map,l=function(e){var t=al.get(this);return t||(t=new Map,al.set(this,t)),(t=wl(this,t.get(e)||(t.set(e,t=(function(n){
for(var o,s,r=1,a="",i="",c=[0],p=function(f){r===1&&(f||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,f,a):r===3&&(f||a)?(c.push(3,f,a),r=2):r===2&&a==="..."&&f?c.push(4,f,0):r===2&&a&&!f?c.push(
5,0,!0,a):r>=5&&((a||!f&&r===5)&&(c.push(r,0,a,s),r=6),f&&(c.push(r,f,0,s),r=6)),a=""},u=0;u<n.length;u++){u&&(r===1&&p(),p(u));for(var d=0;d<n[u].length;d++)o=n[u][d],r===1?o==="<"?(p(),c=[c],r=3):a+=
o:r===4?a==="--"&&o===">"?(r=1,a=""):a=o+a[0]:i?o===i?i="":a+=o:o==='"'||o==="'"?i=o:o===">"?(p(),r=1):r&&(o==="="?(r=5,s=a,a=""):o==="/"&&(r<5||n[u][d+1]===">")?(p(),r===3&&(c=c[0]),r=c,(c=c[0]).push(
2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(p(),r=2):a+=o),r===3&&a==="!--"&&(r=4,c=c[0])}return p(),c})(e)),t),arguments,[])).length>1?t:t[0]}.bind(zs);var pm=[1,2,5];function Js({amount:{minimum:e,maximum:t}}){return t===null?".from":e===t?".exactly":""}function kl({action:e,act:t,t:n}){let{minimum:o,maximum:s}=e.amount,r=s??1/0,[a,i]=g(null),c=a??String(
o),p=Number(c),u=$=>()=>i(String(Math.min(r,Math.max(o,(Number.isFinite(p)?p:o)+$)))),d=$=>()=>i(String($)),f=$=>{$.preventDefault(),t({...e,amount:c.trim()===""?null:p})},m=[...new Set([o,...pm.map($=>o+
$).filter($=>$<r),...s===null?[]:[s]])];return l`
        <form class="bid" novalidate onSubmit=${f} data-action-type="bid" data-action=${JSON.stringify(e)}>
            <label for="bid-amount">${n(`bid.label${Js(e)}`,e.amount)}</label>
            <div class="stepper">
                <button type="button" class="icon" aria-label=${n("bid.less")} disabled=${p<=o} onClick=${u(-1)}>−</button>
                <input id="bid-amount" name="amount" type="number" inputmode="numeric" step="1" min=${o} max=${s??void 0} value=${c}
                    autocomplete="off" onInput=${$=>i($.target.value)} />
                <button type="button" class="icon" aria-label=${n("bid.more")} disabled=${p>=r} onClick=${u(1)}>+</button>
                <button type="submit" class="primary">${n("bid.send",{amount:c})}</button>
            </div>
            ${m.length>1&&l`
                <div class="row tight" role="group" aria-label=${n("bid.quick")}>
                    ${m.map($=>l`<button type="button" class="chip" aria-pressed=${String($===p)} onClick=${d($)}>
                        ${$===s?n("bid.all",{amount:$}):$}</button>`)}
                </div>`}
        </form>
    `}var Wn=e=>{},fe=e=>Wn(e);function vl(){let[e,t]=g("");return k(()=>(Wn=t,()=>{Wn===t&&(Wn=()=>{})}),[]),e}function _l({action:e,component:t,game:n,gameSheet:o,view:s,act:r,t:a}){let{count:i,from:c}=e[t],[p,u]=g([]),d=dm(c);for(let h of p)d.set(h,d.get(h)-1);let f=i-p.length,m=f>0?a("reveal.due",{n:f,of:i}):
a("reveal.complete");k(()=>{p.length>0&&fe(m)},[f]);let $=h=>l`<span class="piece" aria-hidden="true"><${n.Piece} component=${t} value=${h} t=${a} gameSheet=${o} view=${s} /></span>`;return l`
        <form class="reveal" data-action-type="reveal" data-action=${JSON.stringify(e)} data-component=${t} onSubmit=${h=>{h.preventDefault(),r({...e,[t]:p})}}>
            <p data-due=${f}>${m}</p>
            <ol class="picked" aria-label=${a("reveal.picked")}>
                ${p.map((h,b)=>l`<li key=${b}>${$(h)}<span class="visually-hidden">${String(h)}</span></li>`)}
                ${Array.from({length:f},(h,b)=>l`<li key=${p.length+b} class="free" aria-hidden="true"></li>`)}
            </ol>
            <div class="row tight">
                <button type="submit" class="primary" data-reveal disabled=${f>0}>${a("reveal.send")}</button>
                <button type="button" data-unpick disabled=${p.length===0} onClick=${()=>u(p.slice(0,-1))}>${a("reveal.undo")}</button>
            </div>
            <div class="choices" role="group" aria-label=${a("reveal.choices")}>
                ${[...d].map(([h,b])=>l`
                    <button type="button" class="choice-piece" key=${h} data-pick=${h} disabled=${b===0||f===0}
                        aria-label=${a(b>1?"reveal.pick-of":"reveal.pick",{card:h,n:b})}
                        onClick=${()=>u([...p,h])}>
                        ${$(h)}${b>1&&l`<span class="times" aria-hidden="true">×${b}</span>`}
                    </button>`)}
            </div>
        </form>
    `}function dm(e){let t=new Map;for(let n of e)t.set(n,(t.get(n)??0)+1);return t}var Sl=!1;if(typeof document<"u"){let e=t=>n=>Sl=t(n);document.addEventListener("pointerdown",e(({pointerType:t})=>t==="touch"),!0),document.addEventListener("keydown",e(()=>!1),!0)}var Ol=(e,t)=>JSON.
stringify(e)===JSON.stringify(t);function Vt(e,t,n){return!e?.tapped||e.ply!==n.ply?null:t.find(o=>Ol(o,e.tapped))??null}var Fe=e=>({...e,tapped:void 0,at:void 0});function De({act:e,legal:t,view:n,prepared:o,
prepare:s}){let r=Vt(o,t,n);return a=>{let i=Ol(a,r);return{action:a,onAct:()=>Sl&&!i?s(p=>({...p,ply:n.ply,tapped:a})):(s(Fe),e(a)),...i&&{pressed:!0}}}}var Ml=({amount:e})=>e!==null&&typeof e=="object",Ks=e=>Object.keys(e).find(t=>e[t]?.count!==void 0&&Array.isArray(e[t]?.from))??null;function Vs({game:e,gameSheet:t,t:n,act:o,busy:s,view:r,legal:a,player:i,
prepared:c,prepare:p}){let u=a.filter(Ml),d=a.filter(b=>!Ml(b)&&Ks(b)!==null),f=a.filter(b=>!u.includes(b)&&!d.includes(b)),m=r&&Vt(c,f,r),$=b=>(p(Fe),o(b)),h={view:r,gameSheet:t,legal:f,act:o,t:n,player:i,
prepared:c,prepare:p,isConfirming:!!m};return l`
        <div class="panel" aria-busy=${String(s)}>
            ${m&&l`<${fm} action=${m} name=${e.label(m,n,r)} act=${$} leave=${()=>p(Fe)} t=${n} />`}
            ${u.map(b=>l`<${kl} action=${b} act=${o} t=${n} />`)}
            ${d.map(b=>l`<${_l} action=${b} component=${Ks(b)} game=${e} gameSheet=${t} view=${r} act=${o} t=${n} />`)}
            ${f.length>0&&(e.Actions&&!f.every(El)?l`<${e.Actions} ...${h} />`:l`<${Jn} ...${h} game=${e} />`)}
        </div>
    `}function fm({action:e,name:t,act:n,leave:o,t:s}){return k(()=>fe(`${t}: ${s("confirm.do")}?`),[t]),l`
        <div class="confirm" role="group" aria-labelledby="confirm-what" data-confirming=${JSON.stringify(e)}>
            <p id="confirm-what">${t}</p>
            <div class="confirm-buttons">
                <button type="button" class="primary" data-confirm onClick=${()=>n(e)}>${s("confirm.do")}</button>
                <button type="button" data-leave onClick=${o}>${s("confirm.back")}</button>
            </div>
        </div>
    `}var El=({type:e})=>e==="reveal";function Jn({game:e,gameSheet:t,legal:n,act:o,t:s,view:r}){return l`
        <div class="action-buttons">
            ${n.map(a=>l`
                <button type="button" key=${JSON.stringify(a)} class="action ${a.type}" data-action=${JSON.stringify(a)} onClick=${()=>o(a)}>
                    ${El(a)&&l`<span class="piece" aria-hidden="true"><${mm} game=${e} gameSheet=${t} action=${a} t=${s} view=${r} /></span>`}
                    <span>${e.label(a,s,r)}</span>
                </button>`)}
        </div>
    `}function mm({game:e,gameSheet:t,action:n,t:o,view:s}){let r=Object.keys(n).find(a=>a!=="type"&&a!=="player");return l`<${e.Piece} component=${r} value=${n[r]} t=${o} gameSheet=${t} view=${s} />`}var Ys={};A(Ys,{copy:()=>at});async function at(e){try{return await navigator.clipboard.writeText(e),!0}catch{let t=Object.assign(document.createElement("textarea"),{value:e,readOnly:!0,className:"vis\
ually-hidden"});document.body.append(t),t.select();let n=document.execCommand("copy");return t.remove(),n}}var nr={};A(nr,{DealField:()=>tr,DealerFields:()=>er,OpenField:()=>Zt});var Xs={};A(Xs,{Field:()=>R,FieldErrors:()=>Kn,Prose:()=>Ue,Select:()=>F,errorsAt:()=>Z,focusFirstError:()=>Qs});var Z=(e,t)=>e.filter(n=>n.pointer===t||n.pointer?.startsWith(`${t}/`));function R({name:e,label:t,hint:n,errors:o=[],control:s,children:r}){let a=`field-${e}`,i=[n&&`${a}-hint`,o.length>0&&`${a}-erro\
rs`].filter(Boolean).join(" "),c={id:a,name:e,"aria-invalid":o.length>0?"true":void 0,"aria-describedby":i||void 0};return l`
        <div class="field ${o.length>0?"invalid":""}">
            <label for=${a}>${t}</label>
            ${n&&l`<p class="hint" id="${a}-hint">${n}</p>`}
            <div class="control">${s(c)}${r}</div>
            <${Kn} id="${a}-errors" errors=${o} />
        </div>
    `}var Kn=({id:e,errors:t})=>t.length>0&&l`<ul class="errors" id=${e} data-errors>${t.map(n=>l`<li><${Ue} text=${n.detail} /></li>`)}</ul>`,F=({choices:e,value:t,onChange:n,...o})=>l`
    <select ...${o} onChange=${s=>n(e[s.target.selectedIndex][0])}>
        ${e.map(([s,r])=>l`<option key=${s} value=${String(s)} selected=${s===t}>${r}</option>`)}
    </select>
`,Ue=({text:e})=>e.split(/`([^`]+)`/).map((t,n)=>n%2===1?l`<code>${t}</code>`:t);function Qs(e){e?.querySelector('[aria-invalid="true"], .invalid :is(button, input, select, textarea):enabled')?.focus()}function er({draft:e,change:t,errors:n,byLink:o,t:s}){let r=a=>()=>t({...e,dealer:a});return l`
        <${R} name="first_player" label=${s("setup.first")} errors=${Z(n,"/first_player")}
            control=${a=>l`<${F} ...${a} value=${e.players.includes(e.first)?e.first:e.players[0]}
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
            <${R} name="seed" label=${s("setup.seed")} hint=${s("setup.seed-hint")} errors=${Z(n,"/seed")}
                control=${a=>l`<input ...${a} type="text" autocomplete="off" spellcheck="false" value=${e.seed}
                    onInput=${i=>t({...e,seed:i.target.value})} />`} />`}
    `}var Zt=({t:e,open:t,setOpen:n})=>l`
    <label class="switch">
        <input type="checkbox" name="open" checked=${t} onChange=${o=>n(o.target.checked)} />
        <span><strong>${e("open.title")}</strong> <span class="hint">${e("open.hint")}</span></span>
    </label>
`;function tr({sheet:e,draft:t,change:n,errors:o,t:s,Deal:r}){let a=Z(o,"/deal"),{ruleset:i,variant:c,options:p,players:u}=t;return l`
        <fieldset class="deal ${a.length>0?"invalid":""}">
            <legend>${s("setup.deal")}</legend>
            <${Kn} id="deal-errors" errors=${a} />
            <${r} deal=${t.deal} change=${d=>n({...t,deal:d})} gameSheet=${e} t=${s}
                setup=${{ruleset:i,variant:c,options:p,players:u}} />
        </fieldset>
    `}var or={};A(or,{download:()=>Yt});function Yt(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var sr={};A(sr,{EventLog:()=>Vn});function Vn({log:e,t,then:n}){let o=vl(),s=O(e.length);return k(()=>{let r=e.slice(Math.min(s.current,e.length-1)).map(({text:a})=>a);e.length!==s.current&&fe([...r,...n?[n]:[]].join(" ")),s.current=e.
length},[e]),l`
        <section class=${e.length>0?"log":"visually-hidden"} aria-labelledby="log-title">
            <h2 id="log-title" class="small">${t("log.title")}</h2>
            <p class="visually-hidden" role="status" data-said>${o}</p>
            <ol reversed class="events" tabindex=${e.length>0?"0":void 0} aria-labelledby="log-title">
                ${e.map((r,a)=>l`<li key=${a} data-event-type=${r.type} value=${a+1}>${r.text}</li>`).reverse()}
            </ol>
        </section>
    `}var cr={};A(cr,{Forfeited:()=>lr});var ir={};A(ir,{choosing:()=>Qt,forfeitedToAct:()=>Zn,lastSeat:()=>rr,nextToAct:()=>Al,viewerOf:()=>ar});function Zn({to_act:e,state:t}){let n=(t.forfeits??[]).map(({seat:o})=>o);return e.filter(o=>n.
includes(o))}function Qt(e){let t=Zn(e);return e.to_act.filter(n=>!t.includes(n))}function rr(e){let t=e.findLast(({type:n,player:o})=>o!=="referee"||n==="default");return t?.seat??t?.player}function Al(e,t){
let n=e.state.players.map(({id:r})=>r),o=r=>(n.indexOf(r)-n.indexOf(t)-1+n.length)%n.length,[s=null]=Qt(e).sort((r,a)=>o(r)-o(a));return s}function ar(e,{open:t,holder:n,wanted:o,last:s,sealed:r,unseen:a}){
let i=Qt(e),c=e.state.dealer==="table",p={referee:c,actor:null,alone:!1,pass:null};if(e.finished||i.length===0)return p;let u=i.includes(o)?o:Al(e,s),d=c?r&&i.length>1:!t,f=i.includes(n)?n:null;return!d||
!a(f??u)?{...p,actor:u}:f===null?{...p,pass:u}:{...p,actor:f,alone:!0}}function lr({position:e,table:t,view:n,rule:o}){let{game:s,t:r,busy:a}=t;return Zn(e).map(i=>{let c=e.default_actions[i],p=s.sealed?.includes(c.type)?r("forfeited.sealed"):$m(c,s,r,n);return l`
            <div class="forfeited" key=${i} data-forfeited=${i}>
                <p>${r("forfeited.due",{player:i})}</p>
                <button type="button" class="primary" data-default disabled=${a} onClick=${()=>o({type:"default",player:"referee",seat:i})}>
                    ${r("forfeited.play",{player:i,action:p})}</button>
            </div>`})}function $m(e,t,n,o){return e.type==="bid"?n("bid.send",{amount:e.amount}):t.label(e,n,o)}var Sr={};A(Sr,{EditionFields:()=>rn,OptionFields:()=>ln,PlayerFields:()=>an,firstDraft:()=>sn});var vr={};A(vr,{OptionField:()=>kr});var wr={};A(wr,{ErrorItem:()=>Gl,ProblemBox:()=>D,Technical:()=>Ge});var hr={};A(hr,{BatchAnswer:()=>en,Branched:()=>$o,Client:()=>vt,GameClient:()=>tn,GavelError:()=>qe,GavelProblem:()=>B,Held:()=>go,IllegalAction:()=>to,Internal:()=>co,InvalidRequest:()=>Xn,InvalidState:()=>eo,
KeyMissing:()=>po,KeyRefused:()=>fo,MalformedJson:()=>Qn,MatchGameClient:()=>kt,MethodNotAllowed:()=>ro,NotAcceptable:()=>ao,NotFinished:()=>no,NotFound:()=>so,PROBLEMS:()=>dr,ReceiptBroken:()=>yo,SealBroken:()=>bo,
SealedTable:()=>wt,SealingNotConfigured:()=>xo,TableUnknown:()=>ho,TooLarge:()=>lo,TooManyRequests:()=>mo,TransportError:()=>z,Unavailable:()=>uo,UnknownGame:()=>oo,UnsupportedMediaType:()=>io,asCurl:()=>ko,
choose:()=>Cl,concrete:()=>Tl,expandBid:()=>Ll,newSeatKey:()=>Dl,problemFrom:()=>Xt,verifierOf:()=>$r});function Cl(e,...t){let[n]=t,o=Object.entries(e);if(n!==void 0&&!o.some(([,s])=>Yn(s)||pr(s)))throw new RangeError(`there is nothing to choose in ${JSON.stringify(e)}`);return Object.fromEntries(o.map(
([s,r])=>[s,hm(s,r,n)]))}function hm(e,t,n){if(Yn(t)){let{minimum:o,maximum:s}=t;if(Number.isInteger(n)&&Number(n)>=o&&Number(n)<=s)return n;throw new RangeError(`${e} must be an integer from ${o} to ${s}\
, not ${JSON.stringify(n)}`)}if(pr(t)){if(Array.isArray(n)&&n.length===t.count&&bm(t.from,n))return n;let o=JSON.stringify(t.from);throw new RangeError(`${e} must be a list of ${t.count} of ${o}, not ${JSON.
stringify(n)}`)}return t}function bm(e,t){let n=e.map(o=>JSON.stringify(o));return t.every(o=>{let s=n.indexOf(JSON.stringify(o));return s>=0&&n.splice(s,1).length===1})}function Tl(e,t=Math.random){let n=Object.
entries(e).map(([o,s])=>[o,gm(s,t)]);return Object.fromEntries(n)}function Ll(e){let t="amount"in e?e.amount:void 0;if(!Yn(t))return[e];let{minimum:n,maximum:o}=t;return Array.from({length:Math.max(0,
o-n+1)},(r,a)=>n+a).map(r=>({...e,amount:r}))}function gm(e,t){return Yn(e)?e.minimum+Math.floor(t()*(e.maximum-e.minimum+1)):pr(e)?ym(e,t):e}function ym({count:e,from:t},n){let o=[...t];return Array.
from({length:Math.min(e,o.length)},()=>o.splice(Math.floor(n()*o.length),1)[0])}function Yn(e){return ur(e,"minimum")&&ur(e,"maximum")}function pr(e){return ur(e,"count")&&"from"in e&&Array.isArray(e.
from)}function ur(e,t){return typeof e=="object"&&e!==null&&typeof e[t]=="number"}var qe=class extends Error{status;requestId;transient;retryAfter;constructor(t,n){super(t,n.cause===void 0?void 0:{cause:n.cause}),this.name=new.target.name,this.status=n.status??null,this.requestId=n.
requestId??null,this.transient=n.transient??!1,this.retryAfter=n.retryAfter??null}},z=class extends qe{constructor(t,n={}){super(t,n)}},B=class extends qe{problem;type;kind;title;detail;constructor(t,n={}){
let o=it(t.status)??n.status??0,s=typeof t.instance=="string"?t.instance:n.requestId??null;super(xm(t,o,s),{...n,status:o,requestId:s}),this.problem=t,this.type=String(t.type??"about:blank"),this.kind=
fr(t),this.title=String(t.title??this.kind),this.detail=String(t.detail??"")}},Qn=class extends B{offset=it(this.problem.offset)},Xn=class extends B{errors=ze(this.problem.errors);more=it(this.problem.
more)??0},eo=class extends B{violations=ze(this.problem.violations);more=it(this.problem.more)??0},to=class extends B{violations=ze(this.problem.violations);more=it(this.problem.more)??0;toAct=ze(this.
problem.to_act);legalActions=ze(this.problem.legal_actions)},no=class extends B{},oo=class extends B{games=ze(this.problem.games)},so=class extends B{},ro=class extends B{},ao=class extends B{},io=class extends B{},
lo=class extends B{limit=it(this.problem.limit)},co=class extends B{},uo=class extends B{},po=class extends B{},fo=class extends B{},mo=class extends B{},$o=class extends B{},ho=class extends B{},bo=class extends B{},
go=class extends B{},yo=class extends B{},xo=class extends B{},dr={"malformed-json":Qn,"seal-broken":bo,"receipt-broken":yo,"invalid-request":Xn,"invalid-state":eo,"illegal-action":to,"not-finished":no,
"unknown-game":oo,"not-found":so,"method-not-allowed":ro,"not-acceptable":ao,"unsupported-media-type":io,"too-large":lo,internal:co,unavailable:uo,"key-missing":po,"key-refused":fo,"too-many-requests":mo,
held:go,branched:$o,"table-unknown":ho,"sealing-not-configured":xo};function Xt(e,t={}){let n=e,o=fr(n),s=Object.hasOwn(dr,o)?dr[o]:void 0;return new(s??B)(n,t)}function fr(e){return String(e.type??"").
replace(/\/+$/,"").split("/").at(-1)??""}function xm(e,t,n){let o=`${e.title??fr(e)} (${t})`,s=[e.detail?`${o}: ${e.detail}`:o,...wm(e)];return(n?[...s,`request id: ${n}`]:s).join(`
  `)}function wm(e){let t=[...ze(e.errors),...ze(e.violations)].map(km),n=it(e.more);return n?[...t,`and ${n} more`]:t}function km(e){let t=e.pointer?` at ${e.pointer}`:"",n=e.rule?` (${e.rule})`:"";return`${e.
code}${t}${n}: ${e.detail}`}function ze(e){return Array.isArray(e)?e:[]}function it(e){return typeof e=="number"?e:null}function ko(e){let t=["curl","--silent","--show-error"];(e.method!=="GET"||e.body!==null)&&t.push("--request",e.method),t.push(mr(e.url));for(let[n,o]of Object.entries(e.headers))t.push("--header",mr(
o===""?`${n};`:`${n}: ${o}`));return e.body!==null&&t.push("--data-raw",mr(e.body)),t.join(" ")}var wo=class{#t;#e;#n=performance.now();#o="";constructor(t,n){this.#t=t,this.#e=n}add(t){this.#o+=t}ended(){
let t=this.#e?this.#o.split(`
`).filter(Boolean).map(Nl):Nl(this.#o);return{...this.#t,answer:t,milliseconds:performance.now()-this.#n}}};function Nl(e){try{return JSON.parse(e)}catch{return e===""?null:e}}function mr(e){return`'${e.
replaceAll("'",String.raw`'\''`)}'`}var vm=new Set([429,502,503,504]);function jl(e){return vm.has(e)}function Rl(e,t,n=Math.random,o=Date.now()){let s=t===null?NaN:_m(t.trim(),o);return Number.isNaN(s)?Math.min(1e4,200*2**(e-1))*(.5+n()/
2):s>6e4?null:s}function _m(e,t){return/^\d+$/.test(e)?Number(e)*1e3:Math.max(0,Date.parse(e)-t)}function Bl(e,t){return new Promise((n,o)=>{let s=()=>{clearTimeout(r),o(t?.reason)},r=setTimeout(()=>{
t?.removeEventListener("abort",s),n()},e);t?.aborted?s():t?.addEventListener("abort",s,{once:!0})})}var Sm=2**31-1,vo=class{#t=new AbortController;#e;#n;#o;constructor(t,n){this.#e=t,this.#n=n,n?.addEventListener("abort",this.#s),this.start()}get signal(){return this.#t.signal}start(){this.#e<=Sm&&(this.#o=
setTimeout(this.#r,this.#e))}stop(){clearTimeout(this.#o)}end(){this.stop(),this.#n?.removeEventListener("abort",this.#s),this.#t.abort()}#s=()=>{this.#t.abort(this.#n?.reason)};#r=()=>{let t=`no answ\
er within ${this.#e} milliseconds`;this.#t.abort(new z(t,{transient:!0}))}};var Pl="application/problem+json",_o=class{baseUrl;#t;#e;#n;constructor(t,n){if(this.baseUrl=Om(t),this.#t={...n},this.#e=n.retries??3,this.#n=n.timeout??3e4,!(this.#e>=0)||!(this.#n>0))throw new RangeError(
"retries cannot be negative, and a timeout must be positive")}async json(t){let n=await this.text({...t,accept:"application/json"});return So(n)}async text(t){for(let n=1;;n++)try{let o="";for await(let s of this.
pieces(t))o+=s;return o}catch(o){await this.untilNextTry(o,n,t.signal)}}async untilNextTry(t,n,o){if(!(t instanceof qe)||!t.transient||n>this.#e)throw t;let s=Rl(n,t.retryAfter);if(s===null)throw t;await Bl(
s,o)}async*pieces(t){t.signal?.throwIfAborted();let n=new vo(this.#n,t.signal),o=this.#o(t),s=this.#t.onExchange,r=s&&new wo(o,t.streamed??!1);try{let a=await this.#s(o,t.key,n.signal);if(o.status=a.status,
a.status!==200){let i=await a.text();throw r?.add(i),Em(o,a,i)}for await(let i of Mm(a))r?.add(i),t.streamed&&n.stop(),yield i,t.streamed&&n.start()}catch(a){throw n.signal.aborted?n.signal.reason:Am(
o,a)}finally{n.end(),r&&s(r.ended())}}#o(t){let n=new Headers(this.#t.headers);n.set("accept",`${t.accept}, ${Pl}`);let o=t.language??this.#t.language;return o!==void 0&&n.set("accept-language",o),t.requestId!==
void 0&&n.set("x-request-id",t.requestId),t.body!==void 0&&n.set("content-type",t.body.type),{method:t.method,url:this.baseUrl+t.path,headers:Object.fromEntries(n),body:t.body?.text??null,status:null,
answer:null,milliseconds:0}}#s({method:t,url:n,headers:o,body:s},r,a){let i=r===void 0?o:{...o,authorization:`Bearer ${r}`};return(this.#t.fetch??globalThis.fetch)(n,{method:t,headers:i,body:s,signal:a,
redirect:"manual"})}};function So(e){let t;try{t=JSON.parse(e)}catch(n){throw new z("the answer is no JSON",{status:200,cause:n})}if(typeof t!="object"||t===null||Array.isArray(t))throw new z("the ans\
wer is no JSON object",{status:200});return t}function Om(e){let t=globalThis.document?.baseURI??globalThis.location?.href,n=new URL(e||".",t);if(n.protocol!=="http:"&&n.protocol!=="https:")throw new TypeError(
`the base URL must begin with http: or https:, not ${n.protocol}`);return n.search=n.hash="",n.href.replace(/\/+$/,"")}async function*Mm(e){let t=e.body?.getReader(),n=new TextDecoder;for(;t;){let{done:o,
value:s}=await t.read(),r=o?n.decode():n.decode(s,{stream:!0});if(r&&(yield r),o)return}}function Em(e,t,n){let o={status:t.status,requestId:t.headers.get("x-request-id"),retryAfter:t.headers.get("ret\
ry-after"),transient:jl(t.status)};if((t.headers.get("content-type")??"").split(";")[0]?.trim().toLowerCase()===Pl)return Xt(So(n),o);if(t.type==="opaqueredirect"||t.headers.has("location")){let a=t.headers.
get("location")??"another address";return new z(`${e.url} redirects to ${a}: use that base URL`,o)}let r=`${t.status} ${t.statusText}`.trim();return new z(`${e.url} answered ${r}, which is no answer o\
f this service`,o)}function Am({method:e,url:t,status:n},o){if(o instanceof qe)return o;let s=n===null?`${e} ${t} got no answer`:`${t} answered ${n}, but broke off`;return new z(`${s}: ${Hl(o)}`,{status:n,
transient:!0,cause:o})}function Hl(e){return e instanceof Error?e.cause instanceof Error?Hl(e.cause):e.message||e.name:String(e)}var Cm=64*1024,Il="application/x-ndjson",en=class{id;status;body;constructor(t){this.id=t.id,this.status=t.status,this.body=t.body}get ok(){return this.status===200}get problem(){return this.ok?null:Xt(
this.body,{status:this.status})}unwrap(){if(this.problem!==null)throw this.problem;return this.body}};async function*Fl(e,t,{portion:n=Cm,...o}){for await(let s of Tm(t,n))for(let r=1;s.length>0;r++)try{
yield*Lm(e,s,o)}catch(a){await e.untilNextTry(a,r,o.signal)}}async function*Tm(e,t){let n=new TextEncoder,o=[],s=0;for await(let r of e){let a=`${JSON.stringify(r)}
`,i=n.encode(a).length;o.length>0&&s+i>t&&(yield o,[o,s]=[[],0]),o.push(a),s+=i,s>=t&&(yield o,[o,s]=[[],0])}o.length>0&&(yield o)}async function*Lm(e,t,n){let o={text:t.join(""),type:Il},s={...n,method:"\
POST",path:"/v1/batch",accept:Il,body:o,streamed:!0};for await(let r of Nm(e.pieces(s))){if(t.shift()===void 0)throw new z("the batch has more answers than lines",{status:200});yield new en(So(r))}if(t.
length>0)throw new z("the batch has fewer answers than lines",{status:200,transient:!0})}async function*Nm(e){let t="";for await(let n of e){let o=(t+n).split(`
`);t=o.pop()??"",yield*o.filter(s=>s.trim()!=="")}t.trim()!==""&&(yield t)}var wt=class e{token;#t;#e;#n;constructor(t,n,o,s){if(s!==void 0&&!/^[\x21-\x7e]+$/.test(s))throw new TypeError("a key is one line of letters, digits and signs, without spaces");this.token=o,this.#t=t,
this.#e=n,this.#n=s}at(t){return new e(this.#t,this.#e,t,this.#n)}act(t,n){return this.#o("actions",{token:this.token,action:t},n)}view(t){return this.#o("views",{token:this.token},t)}merge(t,n){return this.#o(
"merges",{tokens:[this.token,...t]},n)}newKey(t,n){return this.#o("seats",{token:this.token,seat:t},n)}unseal(t){return this.#o("unseal",{token:this.token},t)}receipt(t){return this.#o("receipts",{token:this.
token},t)}heads(t){return this.#o("heads",{token:this.token},t)}#o(t,n,o={}){let{signal:s,requestId:r,language:a,...i}=o,c={text:JSON.stringify({...n,...i}),type:"application/json"},p={signal:s,requestId:r,
language:a,method:"POST",path:`${this.#e}/sealed/${t}`,body:c};return this.#t.json(this.#n===void 0?p:{...p,key:this.#n})}};var tn=class{id;#t;#e;constructor(t,n){this.id=n,this.#t=t,this.#e=`/v1/games/${encodeURIComponent(n)}`}sheet(t){return this.#t.json({...t,method:"GET",path:this.#e})}rules(t){return this.#t.json({...t,
method:"GET",path:`${this.#e}/rules`})}messages(t){return this.#t.json({...t,method:"GET",path:`${this.#e}/messages`})}setup(t,n){return this.post("setup",t,n)}act(t,n,o){return this.post("actions",{state:t,
action:n},o)}legalActions(t,n){return this.post("legal-actions",{state:t},n)}scores(t,n){return this.post("scores",{state:t},n)}tally(t,n){return this.post("tallies",t,n)}view(t,n,o){return this.post(
"views",{state:t,viewer:n},o)}views(t,n,o){return this.post("views",{state:t,viewers:n},o)}inspect(t,n){return this.post("inspections",{state:t},n)}replay(t,n){return this.post("replays",t,n)}sealedSetup(t,n){
return this.post("sealed/setup",t,n)}sealed(t,n){return new wt(this.#t,this.#e,t,n)}post(t,n,o={}){let{signal:s,requestId:r,language:a,...i}=o,c={text:JSON.stringify({...n,...i}),type:"application/jso\
n"},p=`${this.#e}/${t}`;return this.#t.json({signal:s,requestId:r,language:a,method:"POST",path:p,body:c})}},kt=class extends tn{match(t,n){return this.post("matches",t,n)}};var vt=class{#t;constructor(t,n={}){this.#t=new _o(t,n)}get baseUrl(){return this.#t.baseUrl}async games(t){return(await this.#e("/v1/games",t)).games}game(t){return new kt(this.#t,t)}batch(t,n={}){return Fl(
this.#t,t,n)}keys(t){return this.#e("/v1/keys",t)}verifyReceipt(t,n){let o={text:JSON.stringify({receipt:t}),type:"application/json"};return this.#t.json({...n,method:"POST",path:"/v1/receipts/verify",
body:o})}health(t){return this.#e("/healthz",t)}ready(t){return this.#e("/readyz",t)}openapi(t){return this.#e("/openapi.json",t)}openapiYaml(t){return this.#n("/openapi.yaml","application/yaml",t)}async transcriptSchema(t){
return JSON.parse(await this.#n("/transcript.schema.json","application/schema+json",t))}docs(t){return this.#n("/docs","text/html",t)}problem(t,n){return this.#n(`/problems/${encodeURIComponent(t)}`,"\
text/html",n)}#e(t,n){return this.#t.json({...n,method:"GET",path:t})}#n(t,n,o){return this.#t.text({...o,method:"GET",path:t,accept:n})}};var jm=/^gvs1\.(?:[1-9rt])\.([A-Za-z0-9_-]{42}[AEIMQUYcgkosw048])$/;async function Dl(e){if(!Number.isInteger(e)||e<1||e>9)throw new RangeError("seats are numbered from 1 on");let t=`gvs1.${e}.${Ul(crypto.
getRandomValues(new Uint8Array(32)))}`;return{key:t,verifier:await $r(t)}}async function $r(e){let t=jm.exec(e)?.[1];if(t===void 0)throw new TypeError("this is no seat key");let n=atob(t.replaceAll("-",
"+").replaceAll("_","/")),o=Uint8Array.from(n,s=>s.charCodeAt(0));return Ul(new Uint8Array(await crypto.subtle.digest("SHA-256",o)))}function Ul(e){return btoa(String.fromCharCode(...e)).replaceAll("+",
"-").replaceAll("/","_").replaceAll("=","")}var yr={};A(yr,{applyScheme:()=>gr,store:()=>$e,stored:()=>me});var br="gavel.";function me(e){try{return JSON.parse(localStorage.getItem(br+e))}catch{return null}}function $e(e,t){try{return t===null?
localStorage.removeItem(br+e):localStorage.setItem(br+e,JSON.stringify(t)),!0}catch{return!1}}function gr(e){e==="auto"?delete document.documentElement.dataset.scheme:document.documentElement.dataset.
scheme=e}var Rm={turn:[[587,0,.16],[784,.12,.22]],refusal:[[196,0,.14],[165,.13,.24]],award:[[523,0,.12],[659,.1,.12],[784,.2,.28]],end:[[392,0,.2],[523,.18,.2],[659,.36,.2],[784,.54,.6]]},Bm=.12,nn=class{#t;#e=null;constructor(t){
this.#t=t}play(t){if(!this.#t||!("AudioContext"in globalThis))return;this.#e??=new AudioContext;let n=this.#e;n.resume().catch(()=>{});for(let[o,s,r]of Rm[t])Pm(n,o,n.currentTime+s,r)}};function Pm(e,t,n,o){
let s=e.createOscillator(),r=e.createGain();s.type="triangle",s.frequency.value=t,r.gain.setValueAtTime(0,n),r.gain.linearRampToValueAtTime(Bm,n+.015),r.gain.exponentialRampToValueAtTime(1e-4,n+o),s.connect(
r).connect(e.destination),s.start(n),s.stop(n+o)}var xr=["sound","developer"],on=Kt({sound:!1,developer:!1,sounds:new nn(!1)}),_t=()=>rt(on).developer;function zl(){let[e,t]=g(()=>Object.fromEntries(xr.map(s=>[s,me(s)??!1]))),n=de(()=>new nn(e.sound),
[e.sound]);return k(()=>{for(let s of xr)$e(s,e[s])},[e]),[de(()=>({...e,sounds:n}),[e,n]),s=>t(r=>({...r,[s]:!r[s]}))]}function ql({settings:e,flip:t,t:n}){return l`
        <details class="settings">
            <summary><span aria-hidden="true">⚙</span><span class="visually-hidden">${n("settings.title")}</span></summary>
            <div class="settings-box">
                ${xr.map(o=>l`
                    <label class="switch" key=${o}>
                        <input type="checkbox" name=${o} checked=${e[o]} onChange=${()=>t(o)} />
                        <span><strong>${n(`settings.${o}`)}</strong> <span class="hint">${n(`settings.${o}-hint`)}</span></span>
                    </label>`)}
            </div>
        </details>
    `}function D({problem:e,t,errors:n,hint:o,plain:s,places:r=!1}){if(!e)return null;let a=e.problem??{},i=n??a.errors??a.violations??[];return l`
        <div class="problem" role="alert" data-problem=${a.type??e.name}>
            <strong>${a.title??t(e instanceof z?"problem.unreachable":"problem.here")}</strong>
            ${(o||a.detail)&&l`<p>${o||a.detail}</p>`}
            ${!a.type&&e.message&&l`<p>${e.message}</p>`}
            ${s&&l`<p data-plainly>${s}</p>`}
            ${i.length>0&&l`<ul>${i.map(c=>l`<li><${Gl} error=${c} places=${r} /></li>`)}</ul>`}
        </div>
    `}var Gl=({error:e,places:t=!1})=>l`
    <${Ue} text=${e.detail} />
    <${Ge} error=${e} places=${t} />
    ${e.clause&&l`<p class="clause">${e.clause}</p>`}
`;function Ge({error:{code:e,rule:t,pointer:n},places:o=!1}){return(_t()?[e,t,n]:[o&&n]).filter(Boolean).map(r=>l` <code class="pointer">${r}</code>`)}var Hm=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function kr({option:e,standard:t,value:n,change:o,errors:s,t:r}){let{id:a,ruling:i,schema:c,decides:p}=e,u=m=>o(Hm(m,t)?void 0:m),d=l`<span class="option-name">${e.
name}</span><${Ge} error=${{code:a}} />${i&&l` <span class="ruling">${i}</span>`}`,f=Im(c);return l`
        <div class="option ${n===void 0?"":"changed"}">
            <${R} name="option-${a}" label=${d} hint=${l`<${Ue} text=${p} />`} errors=${s}
                control=${m=>l`<${f} ...${m} schema=${c} value=${n===void 0?t:n} set=${u} t=${r} />`}>
                ${n!==void 0&&l`<button type="button" class="quiet" onClick=${()=>o(void 0)}>${r("setup.default")}</button>`}
            <//>
        </div>
    `}function Im(e){return"const"in e||e.enum?.length===1?Fm:e.type==="boolean"?Dm:e.enum?Um:e.type==="integer"?zm:qm}var Fm=({schema:e,set:t,t:n,value:o,...s})=>l`
    <input ...${s} type="text" readonly value=${String(e.const??e.enum[0])} />`,Dm=({schema:e,set:t,t:n,value:o,...s})=>l`
    <${F} ...${s} value=${o} choices=${[[!1,n("no")],[!0,n("yes")]]} onChange=${t} />`,Um=({schema:e,set:t,t:n,value:o,...s})=>l`
    <${F} ...${s} value=${o} choices=${e.enum.map(r=>[r,String(r)])} onChange=${t} />`,zm=({schema:e,set:t,t:n,value:o,...s})=>l`
    <input ...${s} type="number" step="1" value=${o} onChange=${({target:r})=>t(r.value===""?void 0:Number(r.value))} />`;function qm({schema:e,set:t,t:n,value:o,...s}){let[r,a]=g(null),i=({target:c})=>{
try{t(JSON.parse(c.value)),a(null)}catch{t(c.value),a(c.value)}};return l`<textarea ...${s} class="code" rows="3" spellcheck="false" value=${r??JSON.stringify(o)} onChange=${i} />`}var _r={};A(_r,{defaultOf:()=>ae});function ae(e,{ruleset:t,variant:n,players:o},s){let{defaults:r}=e.options.find(i=>i.id===s),a=i=>i.ruleset===t&&i.variant===n&&i.players===o.length;return r.find(a)?.
value}var Wl=["Ann","Bob","Cy","Dee","Eve","Flo"];function sn(e){let t=e.rulesets.find(({id:o})=>o===e.default_ruleset),n=me("players")??Wl.slice(0,3);return Kl({ruleset:"",variant:"",players:n,options:{}},
t)}var Jl=e=>Wl.find(t=>!e.includes(t))??`${e.length+1}`;function Kl(e,t){let n=e.players.slice(0,t.player_counts.at(-1));for(;n.length<t.player_counts[0];)n.push(Jl(n));let o=t.variants.includes(e.variant)?
e.variant:t.variants[0];return{...e,ruleset:t.id,variant:o,players:n}}function rn({sheet:e,draft:t,change:n,errors:o,t:s}){let r=e.rulesets.find(({id:a})=>a===t.ruleset);return l`
        <${R} name="ruleset" label=${s("setup.ruleset")} hint=${r.sources.join("; ")} errors=${Z(o,"/ruleset")}
            control=${a=>l`<${F} ...${a} value=${t.ruleset} choices=${e.rulesets.map(({id:i,name:c})=>[i,c])}
                onChange=${i=>n(Kl(t,e.rulesets.find(c=>c.id===i)))} />`} />
        ${(r.variants.length>1||Z(o,"/variant").length>0)&&l`
            <${R} name="variant" label=${s("setup.variant")} errors=${Z(o,"/variant")}
                control=${a=>l`<${F} ...${a} value=${t.variant} choices=${r.variants.map(i=>[i,i])}
                    onChange=${i=>n({...t,variant:i})} />`} />`}
    `}function an({sheet:e,draft:t,change:n,errors:o,t:s}){let{players:r}=t,a=e.rulesets.find(({id:u})=>u===t.ruleset).player_counts,i=u=>n({...t,players:u}),c=(u,d)=>{let f=[...r];[f[u],f[d]]=[f[d],f[u]],
i(f)},p=o.filter(({pointer:u})=>u==="/players");return l`
        <fieldset class="players">
            <legend>${s("setup.players")}</legend>
            <p class="hint">${s("setup.players-hint")}</p>
            <ol>
                ${r.map((u,d)=>l`
                    <li key=${d} class="player-row player-${d+1}">
                        <${R} name="player-${d+1}" label=${l`<span class="visually-hidden">${s("setup.player",{n:d+1})}</span>`}
                            errors=${[...Z(o,`/players/${d}`),...d===0?p:[]]}
                            control=${f=>l`<input ...${f} type="text" maxlength="64" autocomplete="off" value=${u}
                                onInput=${m=>i(r.map(($,h)=>h===d?m.target.value:$))} />`}>
                            <button type="button" class="icon" disabled=${d===0} aria-label=${s("setup.up",{name:u})}
                                onClick=${()=>c(d,d-1)}>↑</button>
                            <button type="button" class="icon" disabled=${d===r.length-1} aria-label=${s("setup.down",{name:u})}
                                onClick=${()=>c(d,d+1)}>↓</button>
                            <button type="button" class="icon" disabled=${r.length<=a[0]} aria-label=${s("setup.remove",{name:u})}
                                onClick=${()=>i(r.filter((f,m)=>m!==d))}>×</button>
                        <//>
                    </li>`)}
            </ol>
            <button type="button" data-add-player disabled=${r.length>=a.at(-1)}
                onClick=${()=>i([...r,Jl(r)])}>+ ${s("setup.add")}</button>
        </fieldset>
    `}function ln({sheet:e,draft:t,change:n,errors:o,t:s}){let{options:r}=t,a=Object.keys(r).length,i=(p,u)=>{let{[p]:d,...f}=r;n({...t,options:u===void 0?f:{...f,[p]:u}})},c=Z(o,"/options").length>0;
return l`
        <details class="options" open=${c||void 0} data-options>
            <summary>${s("setup.options")} <span class="count">${a>0?s("setup.changed",{n:a}):s("setup.unchanged")}</span></summary>
            <div class="option-list">
                ${e.options.map(p=>l`
                    <${kr} key=${p.id} option=${p} standard=${ae(e,t,p.id)} value=${r[p.id]}
                        change=${u=>i(p.id,u)} errors=${Z(o,`/options/${p.id}`)} t=${s} />`)}
            </div>
        </details>
    `}var Mr={};A(Mr,{HOME:()=>We,addressAt:()=>Mo,holdIcon:()=>Or,isServed:()=>St,pageAddress:()=>lt,pathHere:()=>Ot,serviceUrl:()=>un});var We=new URL("..",import.meta.url),cn=new URL("table",We).href,un=()=>document.
querySelector('meta[name="gavel-api"]')?.getAttribute("content")||We.href,Oo=()=>location.href.split(/[?#]/)[0],St=()=>Oo()===cn||Oo().startsWith(`${cn}/`),lt=()=>St()?cn:Oo();function Ot(){return St()?
Oo().slice(cn.length).replace(/^\//,""):location.hash.startsWith("#/")?location.hash.slice(2):""}function Mo(e){return e===""?lt():St()?`${cn}/${e}`:`${lt()}#/${e}`}function Or(){let e=document.querySelector(
"link[rel=icon]");e!==null&&(e.href=e.href)}var Cr={};A(Cr,{Shown:()=>Eo,useFocus:()=>Y,useLeaving:()=>pn,useLoaded:()=>q,useScene:()=>Ar,useTop:()=>se});function q(e,t){let[n,o]=g({value:null,of:[],problem:null});return k(()=>{let s=!0;return e().then(r=>s&&o({value:r,of:t,problem:null}),r=>s&&o({value:null,of:t,problem:r})),()=>{s=!1}},t),n}var Eo=Kt(
{current:!0});function Y(...e){let t=O(null),n=rt(Eo),o=O(!1);return te(()=>{o.current=n.current&&t.current!==null,n.current=!0,o.current&&t.current.focus({preventScroll:!0})},e),k(()=>{if(!o.current||
t.current===null)return;let{top:s,bottom:r}=t.current.getBoundingClientRect();(s<0||r>innerHeight)&&t.current.scrollIntoView({block:"nearest"})},e),t}var Gm="(min-width: 64rem)",Wm="(prefers-reduced-m\
otion: reduce)";function Ar(...e){k(()=>{let t=document.querySelector("[data-here]"),n=document.querySelector(".actions");if(t===null||n===null||matchMedia(Gm).matches)return;let{top:o,bottom:s}=t.getBoundingClientRect(),
r=Math.min(innerHeight,n.getBoundingClientRect().top);if(o>=0&&s<=r)return;let a=o<0||s-o>r-2*Er?o-Er:s-r+Er;window.scrollBy({top:a,behavior:matchMedia(Wm).matches?"instant":"smooth"})},e)}var Er=8;function se(){
k(()=>window.scrollTo(0,0),[])}function pn(e){let t=O(e);t.current=e,k(()=>{let n=()=>t.current(),o=()=>document.hidden&&n();return window.addEventListener("blur",n),window.addEventListener("pagehide",
n),document.addEventListener("visibilitychange",o),()=>{window.removeEventListener("blur",n),window.removeEventListener("pagehide",n),document.removeEventListener("visibilitychange",o)}},[])}var Rr={};A(Rr,{AGREEMENTS:()=>jr,Clock:()=>Jm,inWords:()=>Ao});var jr=[1,2,3,5,10,30,60,1440,4320],Tr=1e3,[Lr,Nr]=[60,1440];function Ao(e,t){return e>=Nr?t(e===Nr?"clock.day":"clock.days",{n:e/Nr}):e>=Lr?t(e===Lr?"clock.hour":"clock.hours",{n:e/Lr}):t(e===1?"cloc\
k.minute":"clock.minutes",{n:e})}function Jm({kept:e,t}){let{clock:n,moved:o,finished:s}=e,[r,a]=g(Date.now),i=n!==void 0&&o!==void 0&&!s;if(k(()=>{if(!i)return;a(Date.now());let p=setInterval(()=>a(Date.
now()),Tr);return()=>clearInterval(p)},[i,o]),!i)return null;let c=Math.round((o+n*60*Tr-r)/Tr);return l`
        <p class="clock ${c<0?"over":""}" data-clock=${c<0?"over":"runs"}>
            <span role="timer" aria-live="off">${t(c<0?"clock.over":"clock.left",{time:Km(Math.abs(c))})}</span>
            <span class="hint">${t("clock.hint",{time:Ao(n,t)})}</span>
        </p>
    `}function Km(e){let[t,n,o]=[Math.floor(e/3600),Math.floor(e/60)%60,e%60],s=r=>String(r).padStart(2,"0");return t>0?`${t}:${s(n)}:${s(o)}`:`${n}:${s(o)}`}var Wr={};A(Wr,{codeOf:()=>zr,holderOf:()=>Gr,isCode:()=>qr,keyOf:()=>dn,newSecret:()=>Ur});var Vm=e=>e/2**32|0,Zm=e=>e>>>0;function Vl(e,t,n,o){let s=Vm(n),r=Zm(n);e.setUint32(t,o?r:s,o),e.setUint32(t+4,o?s:r,o)}function Zl(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name==="Uint8Array"&&"BYTES_PER_ELEMENT"in e&&e.BYTES_PER_ELEMENT===1}var Br=e=>e?`"${e}" `:"";function Qm(e,t=""){if(typeof e!=
"number")throw new TypeError(Br(t)+"expected number, got "+typeof e);if(!Number.isSafeInteger(e)||e<0)throw new RangeError(Br(t)+"expected integer >= 0, got "+e);return e}function Pr(e,t,n=""){if(Zl(e)&&(t===void 0||e.length===t))return e;t!==void 0&&Qm(t,"length");let o=Zl(e),s=t!==void 0?` of length ${t}`:"",r=o?`length=${e.length}`:`type=${typeof e}`,a=Br(n)+"expect\
ed Uint8Array"+s+", got "+r;throw o?new RangeError(a):new TypeError(a)}var Xm=(e,t)=>{if(e===null||typeof e!="object"||Array.isArray(e))throw new TypeError((t==="object"?"":`"${t}" `)+"expected object, got type="+typeof e)},Yl=(e,t)=>{Xm(e,t);let n=Object.getPrototypeOf(
e);if(n!==Object.prototype&&n!==null)throw new TypeError(`"${t}" expected plain object`);if(Object.hasOwn(e,"__proto__"))throw new TypeError(`"${t}.__proto__" is not allowed`)};function Hr(e,t=!0){if(e.
destroyed)throw new Error("hash was destroyed");if(t&&e.finished)throw new Error("digest() was already called")}function Ql(e,t){Pr(e,void 0,"output");let n=t.outputLen;if(!(e.length>=n))throw new RangeError(
'"output" expected length >= '+n)}function Ir(...e){for(let t=0;t<e.length;t++)e[t].fill(0)}function Co(e){return new DataView(e.buffer,e.byteOffset,e.byteLength)}function we(e,t){return e<<32-t|e>>>t}function e$(e,t,n="opts"){return Yl(e,"defaults"),t!==void 0&&Yl(t,n),Object.assign(Object.create(null),e,t)}function Xl(e,t={}){if(typeof e!="function")throw new TypeError('"hashCons" expected functi\
on, got type='+typeof e);t=e$({},t,"info");let n=(s,r)=>e(r).update(s).digest(),o=e(void 0);return n.outputLen=o.outputLen,n.blockLen=o.blockLen,n.canXOF=o.canXOF,n.create=s=>e(s),Object.assign(n,t),Object.
freeze(n)}var ec=e=>({oid:Uint8Array.from([6,9,96,134,72,1,101,3,4,2,e])});function tc(e,t,n){return e&t^~e&n}function nc(e,t,n){return e&t^e&n^t&n}var To=class{blockLen;outputLen;canXOF=!1;padOffset;isLE;buffer;view;finished=!1;length=0;pos=0;destroyed=!1;constructor(t,n,o,s){
this.blockLen=t,this.outputLen=n,this.padOffset=o,this.isLE=s,this.buffer=new Uint8Array(t),this.view=Co(this.buffer)}update(t){Hr(this),Pr(t);let{view:n,buffer:o,blockLen:s}=this,r=t.length,a=!1;for(let i=0;i<
r;){let c=Math.min(s-this.pos,r-i);if(c===s){let p=Co(t);for(;s<=r-i;i+=s)this.process(p,i);a=!0;continue}o.set(i===0&&c===r?t:t.subarray(i,i+c),this.pos),this.pos+=c,i+=c,this.pos===s&&(this.process(
n,0),this.pos=0,a=!0)}return this.length+=t.length,a&&this.roundClean(),this}digestInto(t){Hr(this),Ql(t,this),this.finished=!0;let{buffer:n,view:o,blockLen:s,isLE:r}=this,{pos:a}=this;n[a++]=128,n.fill(
0,a),this.padOffset>s-a&&(this.process(o,0),n.fill(0)),Vl(o,s-8,this.length*8,r),this.process(o,0),this.roundClean();let i=t===n?o:Co(t),c=this.outputLen,p=c/4,u=this.get();if(c%4||p>u.length)throw new Error(
"invalid outputLen");for(let d=0;d<p;d++)i.setUint32(4*d,u[d],r)}digest(){let{buffer:t,outputLen:n}=this;this.digestInto(t);let o=t.slice(0,n);return this.destroy(),o}_cloneIntoMeta(t){let{buffer:n,length:o,
finished:s,destroyed:r,pos:a}=this;return t.destroyed=r,t.finished=s,t.length=o,t.pos=a,a&&t.buffer.set(n),t}clone(){return this._cloneInto()}},oc=Uint32Array.from([1779033703,3144134277,1013904242,2773480762,
1359893119,2600822924,528734635,1541459225]);var t$=Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,
4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,
1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,
1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298]),Je=new Uint32Array(64),Fr=class extends To{A=0;B=0;C=0;D=0;E=0;F=0;G=0;H=0;constructor(t,n){super(64,
t,8,!1),this.A=n[0]|0,this.B=n[1]|0,this.C=n[2]|0,this.D=n[3]|0,this.E=n[4]|0,this.F=n[5]|0,this.G=n[6]|0,this.H=n[7]|0}get(){let{A:t,B:n,C:o,D:s,E:r,F:a,G:i,H:c}=this;return[t,n,o,s,r,a,i,c]}set(t,n,o,s,r,a,i,c){
this.A=t|0,this.B=n|0,this.C=o|0,this.D=s|0,this.E=r|0,this.F=a|0,this.G=i|0,this.H=c|0}_cloneInto(t){return(t||=new this.constructor).set(...this.get()),this._cloneIntoMeta(t)}process(t,n){for(let d=0;d<
16;d++,n+=4)Je[d]=t.getUint32(n,!1);for(let d=16;d<64;d++){let f=Je[d-15],m=Je[d-2],$=we(f,7)^we(f,18)^f>>>3,h=we(m,17)^we(m,19)^m>>>10;Je[d]=h+Je[d-7]+$+Je[d-16]|0}let{A:o,B:s,C:r,D:a,E:i,F:c,G:p,H:u}=this;
for(let d=0;d<64;d++){let f=we(i,6)^we(i,11)^we(i,25),m=u+f+tc(i,c,p)+t$[d]+Je[d]|0,h=(we(o,2)^we(o,13)^we(o,22))+nc(o,s,r)|0;u=p,p=c,c=i,i=a+m|0,a=r,r=s,s=o,o=m+h|0}o=o+this.A|0,s=s+this.B|0,r=r+this.
C|0,a=a+this.D|0,i=i+this.E|0,c=c+this.F|0,p=p+this.G|0,u=u+this.H|0,this.set(o,s,r,a,i,c,p,u)}roundClean(){Ir(Je)}destroy(){this.destroyed=!0,this.set(0,0,0,0,0,0,0,0),Ir(this.buffer)}},Dr=class extends Fr{constructor(){
super(32,oc)}};var sc=Xl(()=>new Dr,ec(1));var n$=32,o$=/^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/,Ur=()=>rc(crypto.getRandomValues(new Uint8Array(n$))),zr=e=>rc(sc(s$(e))),qr=e=>o$.test(e),dn=(e,t)=>`gvs1.${e}.${t}`,Gr=e=>e.split(".")[1];function rc(e){
return btoa(String.fromCharCode(...e)).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function s$(e){let t=atob(e.replaceAll("-","+").replaceAll("_","/"));return Uint8Array.from(t,n=>n.charCodeAt(
0))}var Kr={};A(Kr,{REFEREE:()=>a$,TABLE:()=>Jr,holderName:()=>r$});var r$=({players:e},t,n)=>e[Number(t)-1]??n(`links.holder.${t}`),[a$,Jr]=["r","t"];var Oa={};A(Oa,{KeptList:()=>_a,turnOf:()=>Sa});var Xr={};A(Xr,{PasteForm:()=>Qr});var Yr={};A(Yr,{invitationTo:()=>Zr,isLink:()=>Mt,linkTo:()=>d$,linksIn:()=>fn,parsed:()=>ic});var Vr="#join",i$=/^[a-z0-9-]{1,64}$/,l$=/^[A-Za-z0-9_.-]{1,20000}$/,[c$,u$]=[/^[1-9][0-9]{0,4}$/,/^(0|[1-9][0-9]{0,4})$/],
p$=/^gvs1\.[1-9rt]\.[A-Za-z0-9_-]{43}$/,ac={game:i$,token:l$,key:p$,clock:c$,undo:u$};function d$(e,{game:t,token:n,key:o,clock:s,undo:r}){let a=Object.entries({game:t,token:n,key:o,clock:s,undo:r}).filter(
([,c])=>c!==void 0),i=new URLSearchParams(a.map(([c,p])=>[c,String(p)]));return`${e}#${i}`}var Zr=e=>e+Vr,Mt=e=>e===Vr||/^#(?:game|token|key)=/.test(e);function ic(e){if(e===Vr)return{invitation:!0};let t=new URLSearchParams(
e.slice(1)),n=[...t.keys()];if(n.some((c,p)=>!(c in ac)||n.indexOf(c)<p))return null;let{game:o,token:s,key:r,clock:a,undo:i}=Object.fromEntries(t);return o===void 0||s===void 0||n.some(c=>!ac[c].test(
t.get(c)))?null:{game:o,token:s,...r&&{key:r},...a&&{clock:Number(a)},...i&&{undo:Number(i)}}}function fn(e){let n=(e.match(/#[^\s<>"]*/g)??[]).filter(Mt).map(ic);return n.length===0||n.includes(null)?
null:n}function Qr({t:e,open:t,hint:n}){let[o,s]=g(""),[r,a]=g(!1);return l`
        <form class="paste" novalidate onSubmit=${async c=>{c.preventDefault();let p=fn(o);a(p===null),p!==null&&(s(""),await t(p))}}>
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
    `}var va={};A(va,{act:()=>H$,canAct:()=>ka,inSeatOf:()=>Cc,keyIn:()=>Fo,look:()=>Ke,newlyKept:()=>Io,openLink:()=>xa,retold:()=>P$,sealedOf:()=>Uo,seatIn:()=>Do,see:()=>wa,switchLine:()=>I$,taken:()=>Ct,
withKey:()=>$n});var Bo={};A(Bo,{amend:()=>N$,dropSecret:()=>ga,forget:()=>ba,keep:()=>At,keepSecret:()=>j$,onChange:()=>L$,restore:()=>ha,secrets:()=>mn,table:()=>$a,tables:()=>ma});var Et=class{#t;#e=void 0;constructor(t){this.#t=t}tell(t){this.#n()?.postMessage(t)}listen(t){let n=({data:o})=>t(o);return this.#n()?.addEventListener("message",n),()=>this.#n()?.removeEventListener(
"message",n)}#n(){return this.#e!==void 0?this.#e:(this.#e=globalThis.BroadcastChannel===void 0?null:new BroadcastChannel(this.#t),this.#e?.unref?.(),this.#e)}};var da={};A(da,{Store:()=>ue});var na=(e,t)=>t.some(n=>e instanceof n),lc,cc;function f$(){return lc||(lc=[IDBIndex,IDBObjectStore,IDBCursor,IDBDatabase,IDBTransaction])}function m$(){return cc||(cc=["advance","continue","continueP\
rimaryKey"].map(e=>IDBCursor.prototype[e]))}var oa=new WeakMap,ea=new WeakMap,Lo=new WeakMap;function $$(e){let t=new Promise((n,o)=>{let s=()=>{e.removeEventListener("success",r),e.removeEventListener(
"error",a)},r=()=>{n(ct(e.result)),s()},a=()=>{o(e.error),s()};e.addEventListener("success",r),e.addEventListener("error",a)});return Lo.set(t,e),t}function h$(e){if(oa.has(e))return;let t=new Promise(
(n,o)=>{let s=()=>{e.removeEventListener("complete",r),e.removeEventListener("error",a),e.removeEventListener("abort",a)},r=()=>{n(),s()},a=()=>{o(e.error||new DOMException("AbortError","AbortError")),
s()};e.addEventListener("complete",r),e.addEventListener("error",a),e.addEventListener("abort",a)});oa.set(e,t)}var sa={get(e,t,n){if(e instanceof IDBTransaction){if(t==="done")return oa.get(e);if(t===
"store")return n.objectStoreNames[1]?void 0:n.objectStore(n.objectStoreNames[0])}return ct(e[t])},set(e,t,n){return e[t]=n,!0},has(e,t){return e instanceof IDBTransaction&&(t==="done"||t==="store")?!0:
t in e}};function fc(e){sa=e(sa)}function b$(e){return m$().includes(e)?function(...t){return e.apply(ra(this),t),ct(this.request)}:function(...t){return ct(e.apply(ra(this),t))}}function g$(e){return typeof e==
"function"?b$(e):(e instanceof IDBTransaction&&h$(e),na(e,f$())?new Proxy(e,sa):e)}function ct(e){if(e instanceof IDBRequest)return $$(e);if(ea.has(e))return ea.get(e);let t=g$(e);return Object.is(t,e)||
(ea.set(e,t),Lo.set(t,e)),t}var ra=e=>Lo.get(e);function mc(e,t,{blocked:n,upgrade:o,blocking:s,terminated:r}={}){let a=indexedDB.open(e,t),i=ct(a);return o&&a.addEventListener("upgradeneeded",c=>{o(ct(
a.result),c.oldVersion,c.newVersion,ct(a.transaction),c)}),n&&a.addEventListener("blocked",c=>n(c.oldVersion,c.newVersion,c)),i.then(c=>{r&&c.addEventListener("close",()=>r()),s&&c.addEventListener("v\
ersionchange",p=>s(p.oldVersion,p.newVersion,p))}).catch(()=>{}),i}var y$=["get","getKey","getAll","getAllKeys","count"],x$=["put","add","delete","clear"],ta={};function uc(e,t){if(!(e instanceof IDBDatabase&&!(t in e)&&typeof t=="string"))return;if(ta[t])return ta[t];
let n=t.replace(/FromIndex$/,""),o=t!==n,s=x$.includes(n);if(!(n in(o?IDBIndex:IDBObjectStore).prototype)||!(s||y$.includes(n)))return;let r=async function(a,...i){let c=this.transaction(a,s?"readwrit\
e":"readonly"),p=c.store;return o&&(p=p.index(i.shift())),(await Promise.all([p[n](...i),s&&c.done]))[0]};return ta[t]=r}fc(e=>({...e,get:(t,n,o)=>uc(t,n)||e.get(t,n,o),has:(t,n)=>!!uc(t,n)||e.has(t,n)}));
var w$=["advance","continue","continuePrimaryKey"],pc={},aa=new WeakMap,$c=new WeakMap,k$={get(e,t){if(!w$.includes(t))return e[t];let n=pc[t];return n||(n=pc[t]=function(...o){aa.set(this,$c.get(this)[t](
...o))}),n}};async function*v$(...e){let t=this;if(t instanceof IDBCursor||(t=await t.openCursor(...e)),!t)return;t=t;let n=new Proxy(t,k$);for($c.set(n,t),Lo.set(n,ra(t));t;)yield n,t=await(aa.get(n)||
t.continue()),aa.delete(n)}function dc(e,t){return t===Symbol.asyncIterator&&na(e,[IDBIndex,IDBObjectStore,IDBCursor])||t==="iterate"&&na(e,[IDBIndex,IDBObjectStore])}fc(e=>({...e,get(t,n,o){return dc(
t,n)?v$:e.get(t,n,o)},has(t,n){return dc(t,n)||e.has(t,n)}}));var hc="gavel.game",bc="gavel.tables",_$="earlier";async function yc(e){let[t,n]=[gc(hc),gc(bc)];if(!ia(t)&&n===null)return;let o=e.transaction(["games","tables"],"readwrite"),s=async(p,u)=>await p.get(
u.id)??p.put(u),r=Date.now(),{start:a,actions:i,cursor:c}=t??{};await Promise.all([ia(t)&&s(o.objectStore("games"),{id:_$,game:t.game,name:"",start:a,actions:i,cursor:c,created:r,changed:r,finished:!1}),
...Object.values(n??{}).filter(p=>typeof p?.id=="string").map(p=>s(o.objectStore("tables"),p)),o.done]),ia(t)&&localStorage.removeItem(hc),localStorage.removeItem(bc)}var ia=e=>typeof e?.game=="string"&&
Array.isArray(e.actions)&&Number.isInteger(e.cursor)&&!!e.start;function gc(e){try{return JSON.parse(localStorage.getItem(e)??"null")}catch{return null}}var S$="gavel",O$=2,M$=3e3,E$=["games","tables","steps","answers","matches","tournaments"],No=null;function la(){return No??=Promise.race([A$(),C$()]).catch(e=>{throw No=null,e}),No}async function A$(){
let e=()=>{No=null},t=await mc(S$,O$,{upgrade(n){E$.filter(o=>!n.objectStoreNames.contains(o)).forEach(o=>n.createObjectStore(o,{keyPath:"id"}))},blocking(n,o,s){s.target.close(),e()},terminated:e});return await yc(
t),t}var C$=()=>new Promise((e,t)=>setTimeout(()=>t(new Error("the database does not open")),M$));var ca=!1,ua=new Set;function pa(e){ca||(ca=!0,console.info(`kept in memory only: ${e}`),ua.forEach(t=>t()))}function xc(e){return ca&&e(),ua.add(e),()=>ua.delete(e)}var ue=class{#t;#e=new Map;constructor(t){this.#t=t}async all(){return[...(await this.#n(o=>o.getAll(),[])).filter(({id:o})=>!this.#e.has(o)),...[...this.#e.values()].filter(o=>o!==null)]}async get(t){
return this.#e.has(t)?this.#e.get(t):await this.#n(n=>n.get(t),null)??null}put=t=>this.change(t.id,()=>t);remove=t=>this.change(t,()=>null);async change(t,n){let o=this.#e.get(t)??null;try{let s=(await la()).
transaction(this.#t,"readwrite");s.done.catch(()=>{}),o=this.#e.has(t)?o:await s.store.get(t)??null;let r=n(o);return r===null?await s.store.delete(t):r!==void 0&&await s.store.put(r),await s.done,this.#e.
delete(t),!0}catch(s){pa(s);let r=n(o);return r!==void 0&&this.#e.set(t,r),!1}}async#n(t,n){try{return await t((await la()).transaction(this.#t).store)}catch(o){return pa(o),n}}};var jo=new ue("tables"),kc=new Et("gavel-tables"),fa="join-secrets",T$=3,wc=400,ma=async()=>(await jo.all()).sort((e,t)=>t.changed-e.changed),$a=e=>jo.get(e),L$=e=>kc.listen(e);async function At(e,t=e,n=!1){
let[o,s]=[e.told.slice(-wc),e.played.slice(-wc)],r={...e,told:o,played:s,changed:Math.max(Date.now(),t.changed+1)},a=null,i=!1,c=u=>{let d=u!==null&&u.changed!==t.changed;return a=d&&u.place.token!==t.
place.token?u:null,i=u===null&&t.changed!==0,d&&(r={...r,keys:{...u.keys,...e.keys},given:u.given}),a!==null||i?void 0:r},p=await(n?jo.change(e.id,c):Ro(e.id,c));return{kept:a===null?r:t,stored:p&&!i,
newer:a}}var N$=(e,t)=>Ro(e,n=>n===null?void 0:{...t(n),changed:Math.max(Date.now(),n.changed+1)}),ha=e=>Ro(e.id,()=>e),ba=e=>Ro(e,()=>null);async function Ro(e,t){let n=!1,o=await jo.change(e,s=>{let r=t(
s);return n=r!==void 0,r});return n&&kc.tell(e),o}var mn=async()=>me(fa)??[];async function j$(e){return $e(fa,[e,...await mn()].slice(0,T$))}async function ga(e){$e(fa,(await mn()).filter(t=>t!==e))}function Po({token:e,head:t,view:n,actions:o}){let s=o.findLastIndex(a=>a.action!==null||a.player==="referee"),r=o.slice(s+1);return{token:e,head:t,settled:r.length>0?r[0].ply-1:n.ply,pending:r.length}}
function vc({place:e,heads:t},n){if(n.settled>e.settled)return"newer";let o=n.settled===e.settled?e.head:t[n.settled];return o!==void 0&&o!==n.head?"line":n.settled<e.settled?"older":n.token===e.token?
"same":n.pending>0&&e.pending>0?"choices":n.pending>=e.pending?"newer":"older"}function _c({place:e,played:t},n,{guarded:o,actions:s}){if(!o)return e.settled;let r=new Map(t.map(i=>[i.ply,JSON.stringify(i)])),a=s.find(i=>i.ply<=n&&r.has(i.ply)&&r.get(i.ply)!==JSON.stringify(i));
return Math.min(e.settled,n,a===void 0?n:a.ply-1)}var ya=(e,t)=>Object.fromEntries(Object.entries(t).filter(([n])=>Number(n)<=e));function Sc(e,t,{guarded:n,events:o,view:s,actions:r},a,i){let c=e.changed===
0,p=a===e.place.settled&&(!n||t.settled===a),u=p?e.told:e.told.filter(({ply:f})=>f<=a);if(o.length===0)return u;if(!n||p&&!c)return[...u,{ply:s.ply,from:s.ply,events:o,language:i}];let d=c?r[0]?.ply??
1:Math.max(a+1,t.settled+1-8);return[...u,{ply:t.settled,from:d,events:o,language:i}]}function Oc(e,{settled:t,token:n,pending:o},s,{guarded:r}){if(!r)return{};let a={...ya(s,e.tokens??{}),...o===0&&{
[t]:n}};return Object.fromEntries(Object.entries(a).filter(([i])=>Number(i)>=t-8))}var Ho={since:0},R$=/^[1-9r]$/;async function xa(e,{undo:t,...n}){let o=await B$(e,n);return t!==void 0&&o.answer.guarded?{...o,asked:{ply:t,token:n.token}}:o}async function B$(e,{game:t,token:n,key:o,
clock:s}){let r=e.game(t),a=await r.sealed(n,o).view(Ho),i=await $a(a.table)??{...Io(t,a),...s&&{clock:s}},c=o===void 0?await F$(r,n,i):$n(i,o),p=Fo(c);if(a.guarded&&c.changed!==0)return Ke(e,c);let u=p===
o?a:await r.sealed(n,p).view(Ho);return Mc(e,c,u)}var wa=(e,t,n={})=>Uo(e,t).view({...Ho,...n}),Ke=async(e,t)=>Ct(e,t,await wa(e,t),null);async function P$(e,t){let[[n,o]=[t.place.settled,t.place.token]]=Object.
entries(t.tokens??{});return Ke(e,{...t,place:{...t.place,settled:Number(n),token:o}})}async function H$(e,t,n){let o=await Uo(e,t).act(n);return Ec(e,t,o,null)}async function I$(e,t,n){let o=await e.
game(t.game).sealed(n,Fo(t)).view(Ho);return Ct(e,{...t,heads:{},told:[],played:[]},o,null)}function Io(e,{table:t,view:n,...o}){return{...{id:t,game:e,players:n.players.map(r=>r.id),keys:{},as:null,heads:{},
told:[],played:[],given:{},changed:0},...Tc({view:n,actions:[],...o})}}function $n(e,t){let n=Gr(t);return{...e,keys:{...e.keys,[n]:t},as:n}}var Fo=({keys:e,as:t})=>t===null?void 0:e[t],Do=({players:e,
as:t})=>e[Number(t)-1]??null,ka=e=>e.able&&e.toAct.includes(Do(e)??(e.as===Jr?"table":null)),Uo=(e,t)=>e.game(t.game).sealed(t.place.token,Fo(t));async function F$(e,t,n){if(n.as!==null)return n;for(let o of await mn())
for(let s of n.players.keys()){let r=dn(s+1,o);if(await D$(e,t,r))return await ga(o),$n(n,r)}return n}async function D$(e,t,n){try{return await e.sealed(t,n).view(),!0}catch(o){if(o.kind==="key-refuse\
d")return!1;throw o}}async function Mc(e,t,n){let o=Po(n);switch(t.changed===0?"newer":vc(t,o)){case"older":return{...await Ke(e,t),note:"older"};case"line":return{...await Ke(e,t),note:"line",other:n.
token};case"choices":return U$(e,t,n);default:return Ct(e,t,n,null)}}async function U$(e,t,n){let{token:o}=n;if(!R$.test(t.as??""))return Po(n).pending>t.place.pending?Ct(e,t,n,null):Ke(e,t);try{return await Ec(
e,t,await Uo(e,t).merge([o]),"joined")}catch(s){if(s.kind!=="invalid-request")throw s;return{...await Ke(e,t),note:"line",other:o}}}async function Ec(e,t,n,o){let{kept:s,newer:r}=await At({...t,place:{
...t.place,token:n.token}},t,!0),a=await wa(e,n.guarded?t:{...t,place:{...t.place,token:n.token}});if(r!==null)return Ac(e,t,r,a,o);let i=n.guarded&&a.events.length>0?a.events:[...n.events,...a.events];
return Ct(e,{...t,changed:s.changed},{...a,events:i},o)}async function Ct(e,t,n,o){let s={...t,...Tc(n)},r=_c(t,s.place.settled,n);s.heads={...ya(r,t.heads),[s.place.settled]:s.place.head},s.told=Sc(t,
s.place,n,r,e.language),s.tokens=Oc(t,s.place,r,n);let a=t.played.filter(({ply:m})=>m<=r),i=new Set(a.map(({ply:m})=>m)),c=n.actions.filter(({ply:m})=>m<=s.place.settled);s.played=[...a,...c.filter(({
ply:m})=>!i.has(m))],s.moved=q$(t,s)?Date.now():t.moved;let{kept:p,stored:u,newer:d}=await At(s,t);if(d!==null)return Ac(e,t,d,n,o);let f=r<t.place.settled&&t.changed!==0;return{kept:p,answer:n,note:f?
"undone":o,stored:u}}async function Ac(e,t,n,o,s){let r=Cc(t,n);if(o.token===r.place.token)return{kept:r,answer:o,note:s,stored:!0};if(o.guarded)return Ke(e,r);let a=await Mc(e,r,o);return{...a,note:z$[a.
note]??"followed"}}var z$={line:"window",joined:"joined"},Cc=({as:e},t)=>({...t,as:e!==null&&e in t.keys?e:t.as});function q$(e,{place:t,heldBy:n}){let{settled:o,pending:s,head:r}=e.place;return e.moved===
void 0||t.settled!==o||t.pending!==s||t.head!==r||n!==e.heldBy}function Tc(e){let{to_act:t,held:n,finished:o,legal_actions:s}=e;return{place:Po(e),toAct:[...t],able:s===void 0||s.length>0,heldBy:n?.by??
null,finished:o}}function _a({t:e,go:t,open:n}){return l`
        <section class="by-link" aria-labelledby="by-link-title">
            <h2 id="by-link-title">${e("links.title")}</h2>
            <${Qr} t=${e} open=${n} />
            <div><button type="button" class="quiet" data-go="join" onClick=${()=>t("join")}>${e("join.open")}</button></div>
        </section>
    `}function Sa(e,t){let{finished:n,heldBy:o,toAct:s}=e,r=Do(e);if(n)return t("links.finished");if(o!==null)return o===r?t("links.held-own"):t("links.held",{player:o});if(ka(e))return t("links.turn");
let a=s.filter(i=>i!==r);return t("play.turn",{player:(a.length>0?a:s).map(i=>i==="table"?t("links.holder.t"):i).join(", ")})}var Ca={};A(Ca,{LinkBox:()=>Aa});var Ea={};A(Ea,{useQr:()=>Ma});var G$=globalThis.document?.baseURI;function Tt(e){let t=document.querySelector(`meta[name="gavel-${e}"]`)?.getAttribute("content")??"";return new URL(t,G$).href}var W$=4;function Ma(e,t){let{value:n,problem:o}=q(K$,[]),s=de(()=>n===null||e===null?null:J$(n,e,t),[n,e,t]);return{pending:n===null&&o===null,code:s}}function J$(e,t,n){let o=V$(e,t);if(o===null)return null;
let{size:s,data:r}=o,a=r.flatMap((i,c)=>i.flatMap((p,u)=>p?[`M${u} ${c}h1v1h-1z`]:[]));return l`<svg class="qr" role="img" aria-label=${n} viewBox="0 0 ${s} ${s}" shape-rendering="crispEdges"><path d=${a.
join("")} /></svg>`}var K$=async()=>(await import(Tt("qr"))).encode;function V$(e,t){try{return e(t,{ecc:"L",border:W$})}catch{return null}}function Aa({url:e,name:t,t:n,kind:o}){let[s,r]=g(""),a=O(null),[i,c]=g(!1),p=()=>{c(!0),a.current.showModal()};return l`
        <div class="link-box" data-link-kind=${o}>
            <input type="text" readonly class="code" aria-label=${t} value=${e} data-url onFocus=${u=>u.target.select()} />
            <div class="row tight">
                <button type="button" class="primary" data-copy-link aria-label=${`${n("links.copy")}: ${t}`}
                    onClick=${async()=>r(await at(e)?e:"")}>${n(s===e?"copied":"links.copy")}</button>
                ${"share"in navigator&&l`<button type="button" data-share aria-label=${`${n("links.share")}: ${t}`}
                    onClick=${()=>navigator.share({title:t,url:e}).catch(()=>{})}>${n("links.share")}</button>`}
                <button type="button" data-scan aria-label=${`${n("links.qr")}: ${t}`} onClick=${p}>${n("links.qr")}</button>
            </div>
            <dialog ref=${a} class="qr-dialog" aria-label=${t} onClose=${()=>c(!1)}>
                ${i&&l`
                    <p><strong>${t}</strong></p>
                    <${Z$} url=${e} name=${t} t=${n} />
                    <button type="button" data-close-qr onClick=${()=>a.current.close()}>${n("links.close")}</button>`}
            </dialog>
        </div>
    `}function Z$({url:e,name:t,t:n}){let{pending:o,code:s}=Ma(e,`${n("links.qr")}: ${t}`);return o?null:s??l`<p>${n("links.qr-too-long")}</p>`}var La={};A(La,{LinkProblem:()=>Ta,plainly:()=>zo});var Y$=["sealing-not-configured","seal-broken","key-refused","branched","held","table-unknown"],zo=(e,t)=>Y$.includes(e?.kind)?t(`links.problem.${e.kind}`):void 0,Ta=({problem:e,t})=>l`<${D} problem=${e} t=${t} plain=${zo(
e,t)} />`;var ja={};A(ja,{useMotion:()=>Na});var jc={duration:380,easing:"cubic-bezier(.2, .7, .2, 1)"},Rc={duration:320,easing:"ease-out"},Q$=6,Lc=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;function Na(e,t,{ply:n,events:o}){let s=O(
null),r=O({view:null,ply:n,before:Nc});return r.current.view!==t&&s.current!==null&&!Lc()&&(r.current.before=X$(s.current,e)),te(()=>{let{view:a,ply:i,before:c}=r.current;if(r.current={view:t,ply:n,before:Nc},
a===t||a===null||t===null||s.current===null||Lc())return;let{pieces:p,bids:u}=Bc(s.current,e);for(let[d,f]of p)eh(f,c.places.get(d));for(let[d,f]of u)f.textContent!==c.bids.get(d)&&f.animate([{scale:1.6},
{scale:1}],Rc);if(!(n<=i))for(let d of o.flatMap(f=>e.payments(f)))th(s.current,d)},[t]),s}var Nc={places:new Map,bids:new Map};function Bc(e,t){let n=new Map;for(let[s,r]of Object.entries(t.pieces))for(let a of e.
querySelectorAll(s)){let i=r(a);!n.has(i)&&a.getClientRects().length>0&&n.set(i,a)}let o=[...e.querySelectorAll(t.bids)].map(s=>[Hc(s),s]);return{pieces:n,bids:new Map(o)}}function X$(e,t){let{pieces:n,
bids:o}=Bc(e,t);return{places:new Map([...n].map(([s,r])=>[s,r.getBoundingClientRect()])),bids:new Map([...o].map(([s,r])=>[s,r.textContent]))}}var Pc="[data-seat], [data-player], [data-bidder]",Hc=e=>{
let{seat:t,player:n,bidder:o}=e.closest(Pc)?.dataset??{};return t??n??o};function eh(e,t){if(t===void 0){e.animate([{transform:"perspective(40rem) rotateY(85deg)",opacity:.3},{transform:"none",opacity:1}],
Rc);return}let n=e.getBoundingClientRect(),[o,s]=[t.left-n.left,t.top-n.top];if(Math.hypot(o,s)<Q$)return;let r=n.width>0?t.width/n.width:1;e.animate([{transformOrigin:"0 0",transform:`translate(${o}p\
x, ${s}px) scale(${r})`},{transformOrigin:"0 0",transform:"none"}],jc)}function th(e,{from:t,to:n,amount:o}){let[s,r]=[t,n].map(a=>oh(a===null?e:nh(e,a)));if(!(s===null||r===null))for(let a=0;a<Math.min(
o,5);a+=1){let i=document.createElement("span");i.className="flying-coin",i.setAttribute("aria-hidden","true"),document.body.append(i);let c=[s,r].map(({x:u,y:d})=>({transform:`translate(${u}px, ${d}p\
x)`})),p=i.animate(c,{...jc,duration:520,delay:a*70,fill:"both"});p.onfinish=p.oncancel=()=>i.remove()}}var nh=(e,t)=>[...e.querySelectorAll(Pc)].find(n=>Hc(n)===t)??null;function oh(e){if(e===null)return null;
let{left:t,top:n,width:o,height:s}=e.getBoundingClientRect();return{x:t+Math.min(o/2,120),y:n+Math.min(s/2,40)}}var Fa={};A(Fa,{changeGames:()=>lh,dropMatch:()=>ch,keepMatch:()=>ih,matchNow:()=>dh,matchWith:()=>Ia,matchesOf:()=>ah,newMatch:()=>uh,nextSetup:()=>ph});var qo={};A(qo,{Saves:()=>Te,game:()=>Lt,games:()=>yn,newId:()=>gn,onChange:()=>hn,put:()=>rh,remove:()=>Ba,rename:()=>Ha,restore:()=>Pa});var Ra=new ue("games"),Fc=new Et("gavel-games"),hn=e=>Fc.listen(e);async function bn(e,t){let n=await Ra.change(e,t);return Fc.tell(e),n}var sh=12,Ic="abcdefghijklmnopqrstuvwxyz234567",gn=()=>Array.from(
crypto.getRandomValues(new Uint8Array(sh)),e=>Ic[e%Ic.length]).join(""),yn=async()=>(await Ra.all()).sort((e,t)=>t.changed-e.changed),Lt=e=>Ra.get(e),rh=e=>bn(e.id,()=>e);async function Ba(e){let t=null;
return await bn(e,n=>(t=n,null)),t}var Pa=e=>bn(e.id,t=>t===null?e:void 0),Ha=(e,t)=>bn(e,n=>n===null?void 0:{...n,name:t}),Te=class{#t;#e=Promise.resolve(null);constructor(t){this.#t=t}save(t){return this.#e=
this.#e.then(n=>n??this.#n(t)),this.#e}has=({changed:t})=>t===this.#t;async#n(t){let n=Math.max(Date.now(),(this.#t??0)+1),o=null;return await bn(t.id,s=>(o=s!==null&&s.changed!==this.#t?s:null,o===null?
{...t,name:s?.name??t.name,changed:n}:void 0)),o===null&&(this.#t=n),o}};var xn=new ue("matches"),ah=async e=>(await xn.all()).filter(t=>t.game===e).sort((t,n)=>n.created-t.created),ih=e=>xn.put(e),lh=(e,t)=>xn.change(e.id,n=>({...e,...n,sheets:{...n?.sheets,...e.sheets},games:t(
n?.games??e.games)})),ch=e=>xn.remove(e),Ia=async e=>(await xn.all()).find(({games:t})=>t.includes(e))??null,uh=(e,{rounds:t,options:n,setup:o})=>({id:gn(),game:e,created:Date.now(),rounds:t,options:n,
setup:o,games:[],sheets:{}});function ph({setup:e},t,{first:n,dealer:o,deal:s}){return{...e,dealer:o,...n===""?{first_player:{draw:!0}}:{first_player:n},...o==="table"&&s!==null&&{deal:s},...t?.cash&&
{cash:t.cash}}}async function dh(e,t){let n=await Promise.all(t.games.map(u=>Lt(u))),o=await fh(e,t,n),s=Object.fromEntries(o.filter(({sheet:u})=>u!==null).map(({id:u,sheet:d})=>[u,d])),r=o.filter(({sheet:u})=>u!==
null),a=[],c=r.map((u,d)=>({rounds:t.rounds,options:t.options,results:r.slice(0,d+1).map(({sheet:f})=>f)})).map((u,d)=>({id:d,operation:"matches",game:t.game,body:u}));for await(let u of e.batch(c))a.
push(u);for(let[u,d]of r.entries())d.wrongCash=u>0&&d.begun!==null&&mh(d.begun,a[u-1]);let p=a.at(-1)??null;return{games:o,standings:p?.ok?p.body:null,problem:p&&!p.ok?p.problem:null,match:{...t,sheets:{
...t.sheets,...s}}}}async function fh(e,t,n){let o=t.games.map((r,a)=>({id:r,record:n[a],begun:null,end:null,sheet:t.sheets[r]??null,wrongCash:!1,problem:null})),s=o.flatMap(({record:r},a)=>{if(r===null)
return[];let i=(c,p)=>({id:[a,c],operation:"replays",game:t.game,body:{...r.start,actions:p}});return[i("begun",[]),i("end",r.actions.slice(0,r.cursor))]});for await(let r of e.batch(s)){let[a,i]=r.id;
r.ok?o[a][i]=r.body.position:o[a].problem=r.problem}return o.map(r=>r.end===null?r:{...r,sheet:r.end.scores})}function mh({state:e},t){return!t.ok||t.body.cash===null?!1:e.players.some(({id:n,cash:o})=>t.
body.cash[n]!==o)}var za={};A(za,{RefereeRecord:()=>ut,signed:()=>Wo});var zc=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function Go(e,t){let n=t.players.map(({id:o})=>o);return Object.entries(e.at).flatMap(([o,s])=>{let r=e.choices?.[o]??null,a=r==="players"?n:r;return Ve(
t,o).map(([i,c])=>({place:i,value:le(t,i),choices:a,where:{key:s,names:c}}))})}var wn=(e,t)=>t.filter(([n,o])=>!zc(le(e,n),o)).map(([n,o])=>({op:"replace",path:kn(n),value:o}));function Da(e,t){let n=structuredClone(
e);for(let{path:o,value:s}of t){let r=o.split("/").slice(1).map(a=>a.replaceAll("~1","/").replaceAll("~0","~"));le(n,r.slice(0,-1))[r.at(-1)]=s}return n}function Ua(e,t){return Object.entries(e.at).flatMap(
([n,o])=>Ve(t,n).flatMap(([s,r])=>{let a=$h(le(t,s),e.kind);if(a===null)return[];let i=r.length>0&&(r.at(-1)===a||n.endsWith("/*")&&bh(s.at(-1)));return[{value:a,place:s,where:{key:o,names:i?r.slice(0,
-1):r}}]}))}function qc(e,t,n,o){let s=Ua(e,t),r=(e.unseen??[]).flatMap(d=>Ve(t,d).map(([f])=>({value:le(t,f),place:f,where:null}))),a=gh(Dc(e,t,n).map(Me));for(let{value:d}of[...s,...r])a.set(Me(d),(a.
get(Me(d))??0)-1);let i=new Map;for(let d of Dc(e,t,n))a.get(Me(d))>0&&i.set(Me(d),{value:d,place:null,where:null});for(let d of r.reverse())i.set(Me(d.value),d);let c=Wc(e,t),p=d=>kn(d.slice(0,-1)),u=new Map;
for(let d of s)p(d.place)===p(o.place)&&c.has(p(d.place))||u.set(JSON.stringify([Me(d.value),d.where]),d);return[...i.values(),...u.values()].filter(({value:d})=>!zc(d,o.value))}function Gc(e,t,n,o){let s=[
[n.place,Uc(le(t,n.place),o.value)]],r=new Map([[Me(n.value),o.value]]);o.place!==null&&(s.push([o.place,Uc(le(t,o.place),n.value)]),r.set(Me(o.value),n.value));for(let[u]of(e.follow??[]).flatMap(d=>Ve(
t,d))){let d=Me(le(t,u));r.has(d)&&s.push([u,r.get(d)])}let a=Wc(e,t),i=new Map,c=[];for(let[u,d]of s){let f=kn(u.slice(0,-1));if(!a.has(f)){c.push([u,d]);continue}i.has(f)||i.set(f,[u.slice(0,-1),[...le(
t,u.slice(0,-1))]]),i.get(f)[1][Number(u.at(-1))]=d}let p=[...i.values()].map(([u,d])=>[u,d.sort((f,m)=>f-m)]);return wn(t,[...p,...c])}function Wc(e,t){return new Set((e.ascending??[]).flatMap(n=>Ve(
t,n).map(([o])=>kn(o))))}function Dc(e,t,n){let{components:o}=n,s=t.options[e.of];return(Array.isArray(s)?s:(o[t.ruleset]??o)[e.of]).map(a=>a?.id??a)}function $h(e,t){if(e===null||typeof e!="object")return e;
let{kind:n=t,...o}=e;return n!==t?null:Object.keys(o).join()==="value"?o.value:o}function Uc(e,t){return e===null||typeof e!="object"?t:{...e,...typeof t=="object"?t:{value:t}}}function Jc(e,t,n){return n.
flatMap(o=>{let s=o.split("/").length,r=e.flatMap(a=>{let i=Object.keys(a.at).flatMap(c=>Ve(t,c.split("/").slice(0,s).join("/"))).find(([c])=>kn(c)===o)?.[1];return i===void 0?[]:[[a,i]]});return r.length===
1?r:[]})}function Ve(e,t){return Kc(e,t.split("/").slice(1),[],[])}function Kc(e,t,n,o){if(t.length===0)return[[n,o]];let[s,...r]=t;return hh(e).filter(([a])=>s==="*"||s===a).flatMap(([a,i,c])=>Kc(c,r,
[...n,a],s==="*"?[...o,i]:o))}function hh(e){return Array.isArray(e)?e.map((t,n)=>[String(n),String(t?.id??t?.tile??n+1),t]):e===null||typeof e!="object"?[]:Object.entries(e).map(([t,n])=>[t,t,n])}var le=(e,t)=>t.
reduce((n,o)=>n[o],e),bh=e=>/^\d+$/.test(e),kn=e=>e.map(t=>`/${t.replaceAll("~","~0").replaceAll("/","~1")}`).join(""),Me=e=>e!==null&&typeof e=="object"?JSON.stringify(Object.entries(e).sort()):e;function gh(e){
let t=new Map;for(let n of e)t.set(n,(t.get(n)??0)+1);return t}function Le(e,{game:t,t:n}){return typeof e=="boolean"?n(e?"yes":"no"):t.said?.(e,n)??String(e)}function Ne(e,t){if(e===null)return"";let n=e.names.map(s=>Le(s,t)).join(", ");if(e.key==="")return n;let o=t.
t(e.key,{at:n});return n===""||o.includes(n)?o:`${n}, ${o}`}function ut({record:e,state:t,game:n,t:o}){let{corrections:s=[],forfeits:r=[],penalties:a=[]}=e??{},i=[...s.map(c=>[c.ply,"correction",o("record.correction",{what:yh(c,t,n,o),reason:c.reason})]),...r.
map(c=>[c.ply,"forfeit",o("record.forfeit",{player:c.seat,reason:c.reason})]),...a.map(c=>[c.ply,"penalty",o("record.penalty",{player:c.seat,points:Wo(c.points),reason:c.reason})])].sort(([c],[p])=>c-
p);return i.length===0?null:l`
        <section class="referee-record" aria-labelledby="referee-record-title" data-referee-record>
            <h2 class="small" id="referee-record-title">${o("record.title")}</h2>
            <ul>${i.map(([c,p,u])=>l`<li key=${c} data-record=${p}>${u}</li>`)}</ul>
        </section>
    `}function yh({paths:e},t,n,o){let s=Jc(n.corrections??[],t,e).map(([r,a])=>xh(o(r.name),Ne({key:"",names:a},{game:n,t:o})));return s.length>0?[...new Set(s)].join("; "):o("record.something")}var xh=(e,t)=>t===
""?e:`${e} (${t})`,Wo=e=>e<0?`−${-e}`:`+${e}`;var Ja={};A(Ja,{RefereeScreen:()=>Wa});var wh=["correct","forfeit","penalty"];function Vc({game:e,client:t,t:n,choose:o}){let{value:s,problem:r}=q(()=>t.game(e).rules(),[e,t]);return l`
        <p class="soft">${n("advice.lead")}</p>
        <${D} problem=${r} t=${n} />
        ${(s?.irregularities??[]).map(a=>l`
            <details key=${a.id} class="advice" data-irregularity=${a.id}>
                <summary>${a.happened}</summary>
                <p><${vh} text=${a.advice} t=${n} /></p>
                <p class="soft">${a.reason}</p>
                <div class="row tight">${kh(a.advice).map(i=>l`
                    <button type="button" key=${i} data-choose=${i} onClick=${()=>o(i)}>${n(`ruling.task.${i}`)}</button>`)}</div>
            </details>`)}
    `}var kh=e=>wh.filter(t=>e.includes(`\`${t}\``)),vh=({text:e,t})=>e.replace(/ \(`(correct|forfeit|default|penalty)`\)/g,"").replace(/`(\w+)`/g,(n,o)=>t(`ruling.word.${o}`));function Zc(e,t){return eu(e,t).flatMap(([n,o,s])=>le(t,o).flatMap((r,a)=>{let i=r[e.pile].at(-1);return i===void 0?[]:[{value:i,...Xc(n,o,s,a)}]}))}function Yc(e,t,n){return eu(e,t).flatMap(([o,s,r])=>Array.
from({length:le(t,s).length+1},(a,i)=>({value:null,...Xc(o,s,r,i)}))).filter(({place:o})=>o.join("/")!==n.place.join("/"))}function Qc(e,t,n,o){let[s,r]=[n,o].map(({place:f})=>f.slice(0,-1)),a=structuredClone(
le(t,s)),i=s.join("/")===r.join("/")?a:structuredClone(le(t,r)),[c,p]=[n,o].map(({place:f})=>Number(f.at(-1))),u=a[c][e.pile].pop();return p===i.length&&i.push({...e.empty,[e.pile]:[]}),i[p][e.pile].push(
u),JSON.stringify(a[c])===JSON.stringify({...a[c],...e.empty,[e.pile]:[]})&&c===a.length-1&&a.pop(),wn(t,a===i?[[s,a]]:[[s,a],[r,i]])}var Xc=(e,t,n,o)=>({place:[...t,String(o)],where:{key:e,names:[...n,
String(o+1)]}}),eu=(e,t)=>Object.entries(e.at).flatMap(([n,o])=>Ve(t,n).map(([s,r])=>[o,s,r]));var qa=e=>({base:e,state:e,patch:[],told:[],figures:[]});function tu(e,t,n,o){let s=n.join("/"),r=Go(t,e.base).find(i=>i.place.join("/")===s),a=e.figures.filter(i=>i.figure.place.join("/")!==s);return{
...e,figures:r.value===o?a:[...a,{kind:t,figure:r,value:o}]}}var Jo=e=>e.of!==void 0||e.pile!==void 0,Ko=(e,t)=>e.pile===void 0?Ua(e,t):Zc(e,t),Vo=(e,t,n,o)=>e.pile===void 0?qc(e,t,n,o):Yc(e,t,o);function nu(e,t,n,o,s){
let r=(t.pile===void 0?Gc:Qc)(t,e.state,n,o);return{...e,state:Da(e.state,r),patch:[...e.patch,...r],told:[...e.told,s]}}var ou=e=>wn(e.state,e.figures.map(({figure:t,value:n})=>[t.place,n])),su=e=>Da(
e.state,ou(e)),ru=e=>[...e.patch,...ou(e)];function iu({kind:e,state:t,words:n,change:o}){let{t:s}=n,r=Go(e,t),a=[...new Set(r.map(au))],[i,c]=g(e.oneByOne?null:void 0);if(r.length===0)return l`<p>${s("correct.none")}</p>`;let p=r.filter(d=>i===
void 0||au(d)===i),u=[[null,s("correct.choose")],...a.map(d=>[d,_h(d,n)])];return l`
        ${e.oneByOne&&l`
            <${R} name="group" label=${s("correct.which")}
                control=${d=>l`<${F} ...${d} value=${i} choices=${u} onChange=${c} />`} />`}
        <fieldset class="figures">
            <legend>${s("correct.figures")}</legend>
            ${p.map(d=>l`<${Sh} key=${d.place.join("/")} figure=${d} words=${n} change=${o} />`)}
        </fieldset>
    `}var au=({where:e})=>JSON.stringify(e.names),_h=(e,t)=>JSON.parse(e).map(n=>Le(n,t)).join(", ");function Sh({figure:e,words:t,change:n}){let{place:o,value:s,choices:r,where:a}=e,i=p=>l`<${F} ...${p} value=${s} choices=${r.
map(u=>[u,Le(u,t)])} onChange=${u=>n(e,u)} />`,c=p=>l`<input ...${p} type="number" step="1" value=${s}
        onChange=${({target:u})=>u.value!==""&&n(e,Number(u.value))} />`;return l`<${R} name=${`figure-${o.join("-")}`} label=${Ne(a,t)} control=${r===null?c:i} />`}function lu({kind:e,state:t,gameSheet:n,
words:o,pair:s,setPair:r,add:a}){let{t:i}=o,c=Ko(e,t);if(c.length===0)return l`<p>${i("correct.none")}</p>`;let p=({value:m,where:$})=>[m!==null&&Le(m,o),Ne($,o)].filter(Boolean).join(" · "),u=(m,$)=>[
$,p(m)],d=[null,i("correct.choose")],f=s.wrong===null?[]:Vo(e,t,n,c[s.wrong]);return l`
        <${R} name="wrong" label=${i("correct.wrong")}
            control=${m=>l`<${F} ...${m} value=${s.wrong} choices=${[d,...c.map(u)]} onChange=${$=>r({wrong:$,right:null})} />`} />
        ${s.wrong!==null&&l`
            <${R} name="right" label=${i("correct.right")} hint=${e.pile===void 0&&i("correct.right-hint")}
                control=${m=>l`<${F} ...${m} value=${s.right} choices=${[d,...f.map(u)]} onChange=${$=>r({...s,right:$})} />`}>
                <button type="button" data-add disabled=${s.right===null} onClick=${a}>${i("correct.add")}</button>
            <//>`}
    `}function cu({state:e,t,busy:n,send:o}){let s=(e.forfeits??[]).map(({seat:u})=>u),r=e.players.map(({id:u})=>u).filter(u=>!s.includes(u)),[a,i]=g(r[0]??null),[c,p]=g("");return r.length===0?l`<p>${t("fo\
rfeit.all")}</p>`:l`
        <${Zo} kind="forfeit" lead=${t("forfeit.lead")} button=${t("forfeit.send")} busy=${n} reason=${c} setReason=${p} t=${t}
            submit=${()=>o({type:"forfeit",seat:a,reason:c})}>
            <${pu} seat=${a} setSeat=${i} seats=${r} t=${t} />
        <//>
    `}function uu({state:e,t,busy:n,send:o}){let s=e.players.map(({id:d})=>d),[r,a]=g(s[0]),[i,c]=g(""),[p,u]=g("");return l`
        <${Zo} kind="penalty" lead=${t("penalty.lead")} button=${t("penalty.send")} busy=${n} reason=${p} setReason=${u} t=${t}
            submit=${()=>o({type:"penalty",seat:r,points:Number(i),reason:p})}>
            <${pu} seat=${r} setSeat=${a} seats=${s} t=${t} />
            <${R} name="points" label=${t("penalty.points")} hint=${t("penalty.points-hint")}
                control=${d=>l`<input ...${d} type="number" step="1" required value=${i} onInput=${({target:f})=>c(f.value)} />`} />
        <//>
    `}function Zo({kind:e,lead:t,button:n,busy:o,reason:s,setReason:r,submit:a,t:i,children:c}){return l`
        <form class="ruling-form" data-ruling=${e} onSubmit=${p=>{p.preventDefault(),o||a()}}>
            <p class="soft">${t}</p>
            ${c}
            <${R} name="reason" label=${i("ruling.reason")} hint=${i("ruling.reason-hint")}
                control=${p=>l`<input ...${p} type="text" required maxlength="500" value=${s} onInput=${({target:u})=>r(u.value)} />`} />
            <div><button type="submit" class="primary" data-send>${n}</button></div>
        </form>
    `}var pu=({seat:e,setSeat:t,seats:n,t:o})=>l`
    <${R} name="seat" label=${o("ruling.seat")}
        control=${s=>l`<${F} ...${s} value=${e} choices=${n.map(r=>[r,r])} onChange=${t} />`} />`;function du({game:e,gameSheet:t,state:n,t:o,busy:s,send:r}){let a=_t(),[i,c]=g(()=>qa(n)),[p,u]=g(""),[d,f]=g({wrong:null,right:null}),[m,$]=g(""),[h,b]=g({}),[y,v]=g("");if(t===null)return null;let C=e.
corrections??[],x=C.find(M=>M.kind===p),T={game:e,t:o},I=(M,N,V,Oe)=>{let re=Ne(N,T),nt=N.key===M?re:[o(M),re].filter(Boolean).join(", ");return o("correct.changed",{what:nt,before:Le(V,T),after:Le(Oe,
T)})},j=(M,N,V)=>o("correct.changed",{what:`${o(M)}, ${Le(N.value,T)}`,before:Ne(N.where,T),after:Ne(V.where,T)}),w=()=>{if(x===void 0||!Jo(x)||d.wrong===null||d.right===null)return i;let M=Ko(x,i.state)[d.
wrong],N=Vo(x,i.state,t,M)[d.right],V=N.value===null?j(x.name,M,N):I(x.name,M.where,M.value,N.value);return nu(i,x,M,N,V)},S=()=>{c(w()),f({wrong:null,right:null})},_=M=>{S(),u(M)},L=()=>{let M=Oh(m),
N=[...ru(w()),...M??[]],V=M===null?{patch:"correct.no-patch"}:N.length===0?{kind:"correct.nothing"}:{};b(V),Object.keys(V).length===0&&r({type:"correct",patch:N,reason:y})},K=M=>h[M]===void 0?[]:[{detail:o(
h[M])}],U=[...i.told,...i.figures.map(({kind:{name:M},figure:N,value:V})=>I(M,N.where,N.value,V))],oe=[["",o("correct.choose")],...C.map(M=>[M.kind,o(M.name)]),...a?[["patch",o("correct.patch")]]:[]];
return l`
        <${Zo} kind="correct" lead=${o("correct.lead")} button=${o("correct.send")} busy=${s} reason=${y} setReason=${v} t=${o} submit=${L}>
            <${R} name="kind" label=${o("correct.what")} errors=${K("kind")}
                control=${M=>l`<${F} ...${M} value=${p} choices=${oe} onChange=${_} />`} />
            ${x!==void 0&&!Jo(x)&&l`<${iu} key=${p} kind=${x} state=${su(i)} words=${T}
                change=${({place:M},N)=>c(tu(i,x,M,N))} />`}
            ${x!==void 0&&Jo(x)&&l`<${lu} key=${`${p} ${i.told.length}`} kind=${x} state=${i.state} gameSheet=${t}
                words=${T} pair=${d} setPair=${f} add=${S} />`}
            ${(p==="patch"||m!=="")&&l`
                <${R} name="patch" label=${o("correct.patch")} hint=${o("correct.patch-hint")} errors=${K("patch")}
                    control=${M=>l`<textarea ...${M} class="code" rows="5" spellcheck="false" value=${m} onInput=${({target:N})=>$(N.value)} />`} />`}
            ${U.length>0&&l`
                <div class="changes" data-changes=${U.length}>
                    <h3>${o("correct.changes")}</h3>
                    <ul>${U.map((M,N)=>l`<li key=${N}>${M}</li>`)}</ul>
                    <button type="button" class="quiet" data-drop onClick=${()=>c(qa(n))}>${o("correct.drop")}</button>
                </div>`}
        <//>
    `}function Oh(e){if(e.trim()==="")return[];try{let t=JSON.parse(e);return Array.isArray(t)?t:null}catch{return null}}var Ga={};A(Ga,{Refusal:()=>vn,RefusalText:()=>fu});function vn({refusal:e,table:t,view:n,legal:o}){let s=O(null),r=e?.problem.kind==="illegal-action";if(te(()=>{s.current?.scrollIntoView({block:"nearest"}),r&&s.current?.focus({preventScroll:!0})},[e]),
e===null)return null;let{t:a}=t,{problem:i}=e,c=r&&[i.problem.title,...i.problem.violations.map(({detail:p})=>p)].join(" ");return l`
        <div class="refusal-place" ref=${s} ...${r&&{role:"group",tabindex:"0","aria-label":c}}>
            ${r?l`<${fu} document=${i.problem} game=${t.game} t=${a} view=${n} legal=${o} />`:l`<${D} problem=${i} t=${a} />`}
        </div>
    `}function fu({document:e,game:t,t:n,view:o,instead:s=[],legal:r}){let{violations:a,legal_actions:i}=e,c=r??(i.length>0?i:s);return l`
        <div class="refusal" data-refusal>
            <h2>${e.title}</h2>
            <ul>${a.map(p=>l`
                <li data-code=${p.code}>
                    <p>${p.detail}<${Ge} error=${p} /></p>
                    ${p.clause&&l`<blockquote class="clause" data-clause=${p.rule}>${p.clause}</blockquote>`}
                    ${p.against?.length>0&&l`<ul data-against=${p.against.length}>${p.against.map(u=>l`<li data-code=${u.code}>${u.detail}</li>`)}</ul>`}
                </li>`)}
            </ul>
            ${c.length>0&&l`
                <p class="small">${n("refusal.legal")}</p>
                <ul class="small legal-list">${c.slice(0,8).map(p=>l`<li>${Mh(p,t,n,o)}</li>`)}
                    ${c.length>8&&l`<li>${n("refusal.more",{n:c.length-8})}</li>`}</ul>`}
        </div>
    `}function Mh(e,t,n,o){if(e.amount?.minimum!==void 0)return n(`refusal.bid${Js(e)}`,{player:e.player,...e.amount});let s=Object.values(e).find(r=>r?.count!==void 0);return s?n("reveal.due",{n:s.count,
of:s.count}):t.label(e,n,o)}var Eh=["advice","correct","forfeit","penalty"];function Wa({table:e,position:t,client:n,t:o,rule:s,refusal:r,busy:a,close:i,hides:c,uncover:p,earlier:u,part:d=!1}){se();let f=Y(),[m,$]=g("advice"),{state:h}=t,
b={...e,state:h,t:o,busy:a,send:v=>s({...v,player:"referee"})},y={advice:()=>l`<${Vc} game=${h.game} client=${n} t=${o} choose=${$} />`,correct:()=>l`<${Ah} hides=${c} uncover=${p} t=${o}><${du} ...${b} /><//>`,
forfeit:()=>l`<${cu} ...${b} />`,penalty:()=>l`<${uu} ...${b} />`};return l`
        <${d?"section":"main"} id=${d?void 0:"content"} class="referee" data-screen=${d?void 0:"referee"} data-ply=${h.ply} aria-busy=${String(a)}>
            <button type="button" data-close onClick=${i}>${o("ruling.back")}</button>
            <${d?"h2":"h1"} ref=${f} tabindex="-1">${o("ruling.title")}<//>
            <div class="row tight" role="group" aria-label=${o("ruling.title")}>
                ${Eh.map(v=>l`<button type="button" class="chip" key=${v} data-task=${v} aria-pressed=${String(v===m)}
                    onClick=${()=>$(v)}>${o(`ruling.task.${v}`)}</button>`)}
                ${u&&l`<button type="button" class="chip" data-earlier onClick=${u}>${o("correcting.open")}</button>`}
            </div>
            <${vn} refusal=${r} table=${{...e,t:o}} view=${h} />
            <section class="sheet" aria-label=${o(`ruling.task.${m}`)} key=${m}>${y[m]()}</section>
            <${ut} record=${h} state=${h} game=${e.game} t=${o} />
        <//>
    `}function Ah({hides:e,uncover:t,t:n,children:o}){let[s,r]=g(!1);return s||!e?o:l`
        <p>${n(t?"links.referee.unseal":"ruling.covered")}</p>
        <div><button type="button" class="primary" data-uncover onClick=${t??(()=>r(!0))}>${n(t?"links.referee.unseal-do":"ruling.uncover")}</button></div>
    `}var Za={};A(Za,{BrokenLink:()=>he,asKept:()=>Va,isReviewLink:()=>_n,linkTo:()=>Lh,opened:()=>Ka,packed:()=>mu,unpacked:()=>$u});var Ch=/^#review=([A-Za-z0-9_-]*)(?:&at=(\d{1,5}))?$/;var Th=["game","setup","state","actions","names","history","scores"],he=class extends Error{},_n=e=>e.startsWith("#review=");async function Lh(e,t,n){return`${e}#review=${await mu(JSON.stringify(t))}&\
at=${n}`}async function Ka(e){let t=Ch.exec(e);if(t===null)throw new he("review.link-broken");return{record:jh(await $u(t[1])),at:t[2]===void 0?null:Number(t[2])}}function Va({game:e=void 0,actions:t,
history:n,scores:o,...s}){let r={...n!==void 0&&{history:n},...o!==void 0&&{scores:o}};return{game:e??s.state.game,start:s,actions:t,...r}}async function mu(e){let t=new Uint8Array(await new Response(
hu(new CompressionStream("deflate-raw"),new TextEncoder().encode(e))).arrayBuffer()),n="";for(let o of t)n+=String.fromCharCode(o);return btoa(n).replaceAll("+","-").replaceAll("/","_").replaceAll("=",
"")}async function $u(e){try{let t=atob(e.replaceAll("-","+").replaceAll("_","/")),n=Uint8Array.from(t,o=>o.charCodeAt(0));return await Nh(hu(new DecompressionStream("deflate-raw"),n))}catch(t){throw t instanceof
he?t:new he("review.link-broken")}}var hu=(e,t)=>new Blob([t]).stream().pipeThrough(e);async function Nh(e){let t=new TextDecoder("utf-8",{fatal:!0}),n=e.getReader(),o="";for(let s=0;;){let{done:r,value:a}=await n.
read();if(r)return o+t.decode();if(s+=a.length,s>2e6)throw await n.cancel(),new he("review.link-too-long");o+=t.decode(a,{stream:!0})}}function jh(e){let t;try{t=JSON.parse(e)}catch{throw new he("revi\
ew.link-broken")}if(!(typeof t?.game=="string"&&Array.isArray(t.actions)&&t.setup===void 0!=(t.state===void 0))||Object.keys(t).some(o=>!Th.includes(o)))throw new he("review.link-foreign");return t}var Ni={};A(Ni,{remember:()=>S0,seenHere:()=>As,useRouter:()=>Li});var Ei={};A(Ei,{GAMES:()=>H});var Rh={park:l`
        <path d="M0 1 -6 9.5H6Z" />
        <circle r="7" cy="-1" />
        <path d="M0-8V6M-7-1H7M-5-6 5 4M5-6-5 4" />
    `,housing:l`
        <path class="al-solid" d="M-9 0 0-8.5 9 0H6.5V8.5H2V2.5H-2V8.5H-6.5V0Z" />
    `,forest:l`
        <path class="al-solid" d="M0-9.5 6-2H3.5L8 5H1.6V9.5H-1.6V5H-8L-3.5-2H-6Z" />
    `,water:l`
        <path d="M-9-3Q-6.5-7-4-3T1-3 6-3 9-5M-9 4.5Q-6.5.5-4 4.5T1 4.5 6 4.5 9 2.5" />
    `},Bh={peace:l`<circle r="7.6" /><path d="M0-7.6V7.6M0 0-5.4 5.4M0 0 5.4 5.4" />`,love:l`<path class="al-solid" d="M0 8C-13-1-7-9.5 0-4 7-9.5 13-1 0 8Z" />`,music:l`
        <path d="M-3.4 5.5V-6.8L6-8.6V3.6" />
        <path class="al-solid" d="M-3.4 5.5a2.9 2.4 0 1 1-.01-.1ZM6 3.6a2.9 2.4 0 1 1-.01-.1Z" />
    `},Yo=({terrain:e,x:t,y:n,scale:o=1})=>l`
    <g class=${`al-sign al-sign-${e}`} transform=${`translate(${t} ${n}) scale(${o})`}>${Rh[e]}</g>
`,Ya=({icon:e,x:t,y:n,scale:o=1,count:s=1})=>l`
    <g class=${`al-icon al-icon-${e}`} transform=${`translate(${t} ${n}) scale(${o})`}>
        <circle class="al-disc" r="13" />
        ${Bh[e]}
        ${s>1&&l`<text class="al-times" x="15" y="6">×${s}</text>`}
    </g>
`,Nt=({icon:e})=>l`
    <svg class="al-inline" viewBox="-14 -14 28 28" aria-hidden="true"><${Ya} icon=${e} x=${0} y=${0} /></svg>
`,ne=({terrain:e})=>(Qa(),l`
        <svg class="al-inline" viewBox="-14 -14 28 28" aria-hidden="true">
            <rect class=${`al-fill al-${e}`} x="-13" y="-13" width="26" height="26" rx="6" />
            <rect class="al-texture" fill=${`url(#al-texture-${e})`} x="-13" y="-13" width="26" height="26" rx="6" />
            <${Yo} terrain=${e} x=${0} y=${0} />
        </svg>
    `),jt=({amount:e,label:t})=>l`
    <span class="al-coin" ...${t?{role:"img","aria-label":t}:{"aria-hidden":"true"}}>
        <span aria-hidden="true">${e??"?"}</span>
    </span>
`,Ph=l`
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
`;function Qa(){if(document.querySelector("body > .al-textures")!==null)return;let e=document.createElement("div");e.className="al-textures",document.body.append(e),Jt(Ph,e)}var Qo=["park","housing","forest","water"],ke=["peace","love","music"],W=["n","e","s","w"],bu=[0,90,180,270],pt={n:[0,-1],e:[1,0],s:[0,1],w:[-1,0]};function Ee(e,t){let n=Array.isArray(t?.tiles)?t.tiles:
e.components.tiles;return new Map(n.map(o=>[o.id,o]))}function G(e,t){return e.get(t)??{id:t,regions:[],icons:[]}}function Hh(e,t){return W[(W.indexOf(e)+t/90)%4]}function je(e,t){return e.regions.map(
({terrain:n,sides:o})=>({terrain:n,sides:o.map(s=>Hh(s,t))}))}function gu(e,t,n){return je(e,t).findIndex(({sides:o})=>o.includes(n))}function Sn(e){return ke.map(t=>[t,e.icons.filter(n=>n===t).length]).
filter(([,t])=>t>0)}function P(e){return e.replace(/^ref-/,"")}function be(e,t,n){let o=je(e,t).map(({terrain:r,sides:a})=>{let i=W.filter(c=>a.includes(c)).map(c=>n(`al.side.${c}`));return n("al.regi\
on",{terrain:n(`al.${r}`),sides:i.length>0?i.join(", "):n("al.inside")})}),s=Sn(e).map(([r,a])=>n("al.counted",{what:n(`al.${r}`),count:a}));return[...o,...s].join("; ")||n("al.bare")}var dt=4,J=(e,t)=>`${e},${t}`;function ft(e){if(e.length===0)return null;let t=e.map(({x:i})=>i),n=e.map(({y:i})=>i),[o,s]=[Math.min(...t),Math.max(...t)],[r,a]=[Math.min(...n),Math.max(...n)];return{
left:o,right:s,top:r,bottom:a,width:s-o+1,height:a-r+1}}function On(e,t,n){let o=new Map(e.map(a=>[J(a.x,a.y),a])),s=new Set,r=[];for(let a of Ih(e,t,n)){if(s.has(Xo(a)))continue;s.add(Xo(a));let i=[a];
for(let c of i)for(let p of Fh(c,o,t,n))s.has(Xo(p))||(s.add(Xo(p)),i.push(p));r.push({parts:i,tiles:new Set(i.map(({x:c,y:p})=>J(c,p))).size})}return r}var Xo=({x:e,y:t,region:n})=>`${e},${t},${n}`;function Ih(e,t,n){
return e.flatMap(({tile:o,x:s,y:r})=>G(t,o).regions.flatMap((a,i)=>a.terrain===n?[{x:s,y:r,region:i}]:[]))}function Fh({x:e,y:t,region:n},o,s,r){let a=o.get(J(e,t));return je(G(s,a.tile),a.rotation)[n].
sides.flatMap(i=>{let[c,p]=pt[i],u=o.get(J(e+c,t+p));if(u===void 0)return[];let d=G(s,u.tile),f=gu(d,u.rotation,W[(W.indexOf(i)+2)%4]);return d.regions[f]?.terrain===r?[{x:u.x,y:u.y,region:f}]:[]})}function yu(e,t,n){
let o=ft(e),s=new Set(e.map(({x:a,y:i})=>J(a,i))),r=(a,i)=>n==="frame"?a<o.left||a>o.right||i<o.top||i>o.bottom:!s.has(J(a,i));return e.map(({tile:a,x:i,y:c,rotation:p})=>je(G(t,a),p).flatMap(({terrain:u,
sides:d},f)=>u==="water"&&d.some(m=>r(i+pt[m][0],c+pt[m][1]))?[{x:i,y:c,region:f}]:[])).filter(a=>a.length>0)}function mt(e,t,n){let o=Object.fromEntries(ke.map(s=>[s,0]));for(let{tile:s}of e)for(let[
r,a]of Sn(G(t,s)))o[r]+=a;return{park:Math.max(0,...On(e,t,"park").map(s=>s.tiles)),water:yu(e,t,n?.coast??"open-side").length,housing:On(e,t,"housing").length,forest:On(e,t,"forest").length,icons:o}}
function xu(e){if(ft(e)===null)return[{x:0,y:0}];let n=new Set(e.map(({x:s,y:r})=>J(s,r))),o=new Map;for(let{x:s,y:r}of e)for(let[a,i]of Object.values(pt)){let c={x:s+a,y:r+i},p=ft([...e,c]);n.has(J(c.
x,c.y))||p.width>dt||p.height>dt||o.set(J(c.x,c.y),c)}return[...o.values()].sort((s,r)=>s.y-r.y||s.x-r.x)}function wu(e,t,n,o){let s=new Map,r=({x:a,y:i,region:c},p)=>{let u=J(a,i);s.set(u,[...s.get(u)??
[],{region:c,text:p}])};if(o==="water")for(let a of yu(e,t,n?.coast??"open-side"))a.forEach(i=>r(i,"✓"));else o==="park"?On(e,t,"park").sort((i,c)=>c.tiles-i.tiles)[0]?.parts.forEach(i=>r(i,"✓")):
On(e,t,o).forEach((a,i)=>a.parts.forEach(c=>r(c,String(i+1))));return s}var Dh=["park","water","housing","forest"];function Uh({placing:e,turning:t,tiles:n,view:o}){let{island:s}=o.players.find(({id:c})=>c===e.player),{at:r}=t,a=mt(s,n,o.options),i=r?mt([...s,{...r,tile:e.
tile}],n,o.options):a;return Dh.map(c=>({what:c,before:a[c],after:i[c]}))}function ku({view:e,gameSheet:t,placing:n,turning:o,t:s}){let r=Uh({placing:n,turning:o,tiles:Ee(t,e.options),view:e}),a=({what:c,
before:p,after:u})=>s(u===p?"al.effect.same":"al.effect",{what:s(`al.count.${c}`),before:p,after:u}),i=o.at?`${o.at.x},${o.at.y}`:"";return k(()=>{let c=r.filter(({before:p,after:u})=>p!==u);i!==""&&fe(
c.map(a).join("; ")||s("al.effect.none"))},[i,o.rotation]),l`
        <ul class="al-effect" aria-label=${s("al.effect.title")} data-at=${i}>
            ${r.map(({what:c,before:p,after:u})=>l`
                <li key=${c} class=${u===p?"":"al-changes"} title=${s(`al.count.${c}`)}>
                    <${ne} terrain=${c} />
                    <span aria-hidden="true">${u===p?p:`${p} → ${u}`}</span>
                    <span class="al-unseen">${a({what:c,before:p,after:u})}</span>
                </li>
            `)}
        </ul>
    `}function Mn({x:e,y:t},n,o){for(let s of W){let[r,a]=pt[s],i=n.find(c=>c.x+r===e&&c.y+a===t);if(i!==void 0)return o(`al.beside.${s}`,{tile:P(i.tile)})}return o("al.beside.none")}function es({x:e,y:t},n,o){
let{left:s,top:r}=ft(n);return o("al.cell",{row:t-r+1,place:o(`al.nth.${e-s+1}`)})}var Rt=e=>e-1;function Xa({auction:e,options:t}){let n=e.high_bidder,o=e.bids[n];return{bidder:n,amount:o,price:o+(t.keep_surcharge??1)}}function vu(e,t,n){return Math.min(t.options.market_size??ae(e,
t,"market_size"),n.size)}function Ze(e,t,n){let o=zh[e.type];return o===void 0?e.type:o(e,t,n)}var zh={claim:(e,t,n)=>_u("al.do.claim",e,t,n),offer:(e,t,n)=>_u("al.do.offer",e,t,n),place:(e,t,n)=>{let{island:o}=n.players.find(
({id:s})=>s===e.player);return t("al.do.place",{beside:Mn(e,o,t),rotation:e.rotation})},bid:({amount:e},t)=>{let n=typeof e=="number"?e:e.minimum===e.maximum&&e.minimum;return typeof n=="number"?t("al\
.do.bid",{amount:n}):t("al.do.bid-open",e)},pass:(e,t)=>t("al.do.pass"),decline:(e,t)=>t("al.do.decline"),sell:(e,t,n)=>t("al.do.sell",Xa(n)),keep:(e,t,n)=>t("al.do.keep",Xa(n)),reveal:({tiles:e},t)=>t(
"al.do.reveal",{count:Array.isArray(e)?e.length:e.count})};function _u(e,{position:t},n,o){let s=o.market[t-1],r={position:t,tile:P(s.tile),cost:Rt(t),money:s.money},a=Rt(t)===0?"free":"paid";return n(
`${e}.${a}`,r)+(s.money>0?n("al.do.finds",r):"")}var ei={short:[[6,-6],[94,-6],[94,0],[65,29],[35,29],[6,0]],joined:[[6,-6],[94,-6],[94,0],[65,29],[65,40],[35,40],[35,29],[6,0]],pointed:[[6,-6],[94,-6],[94,0],[50,44],[6,0]]},qh=[[90,-6],[106,-6],[106,
10],[71,39],[61,29]],Gh=[[31,31],[69,31],[69,69],[31,69]],Wh=[[43,24],[57,24],[57,76],[43,76]],En={n:[50,14],e:[86,50],s:[50,86],w:[14,50]},ni={n:[83,17],e:[83,83],s:[17,83],w:[17,17]};function Su(e){
let t=oi(e),n=e.some(({sides:o})=>o.length===0);return e.map(({terrain:o,sides:s},r)=>({terrain:o,region:r,path:s.length===0?"":Jh(s,r===t,t===-1&&!n)})).filter(({path:o})=>o!=="").sort((o,s)=>+(s.region===
t)-+(o.region===t))}function ts(e){let t=e.map((s,r)=>({...s,region:r})).filter(({sides:s})=>s.length===0),n=Math.ceil(Math.sqrt(t.length)),o=36/n;return t.map(({terrain:s,region:r},a)=>({terrain:s,region:r,
radius:(t.length===1?.46:.42)*o,x:50+o*(a%n-(n-1)/2),y:50+o*(Math.floor(a/n)-(Math.ceil(t.length/n)-1)/2)}))}function oi(e){let t=({sides:o})=>o.length<2?0:o.length*2+Number(Ou(o)),n=Math.max(0,...e.map(
t));return n===0?-1:e.findIndex(o=>t(o)===n)}function Ou(e){return e.includes("n")&&e.includes("s")||e.includes("e")&&e.includes("w")}function si(e){return W.filter((t,n)=>e.includes(t)&&e.includes(W[(n+
1)%4]))}function Jh(e,t,n){let o=t?ei.joined:n?ei.pointed:ei.short,s=[...e.map(r=>ti(o,r)),...si(e).map(r=>ti(qh,r))];return t?s.push(Gh):e.length===2&&Ou(e)&&s.push(ti(Wh,e[0])),s.map(r=>`M${r.map(a=>a.
join(" ")).join("L")}Z`).join("")}function ti(e,t){let n=W.indexOf(t);return e.map(([o,s])=>[[o,s],[100-s,o],[100-o,100-s],[s,100-o]][n])}function ge({tile:e,rotation:t=0,label:n,lens:o,marks:s=[]}){Qa();let r=je(e,t),a=n?{role:"img","aria-label":n}:{"aria-hidden":"true"};return l`
        <svg class=${`al-tile${o?` al-lens-${o}`:""}`} viewBox="0 0 100 100" focusable="false" ...${a}>
            <rect class="al-ground" width="100" height="100" />
            ${Su(r).map(i=>l`<${Kh} ...${i} key=${i.region} />`)}
            ${ts(r).map(i=>l`<${Vh} ...${i} key=${i.region} />`)}
            ${r.flatMap(({terrain:i,sides:c})=>c.map(p=>l`<${Yo} terrain=${i} x=${En[p][0]} y=${En[p][1]} />`))}
            <${Zh} tile=${e} regions=${r} />
            ${s.map(({region:i,text:c})=>l`<${Xh} at=${Qh(r,i)} text=${c} />`)}
            <rect class="al-edge" x="0.5" y="0.5" width="99" height="99" />
        </svg>
    `}var Kh=({path:e,terrain:t})=>l`
    <g class=${`al-land al-land-${t}`}>
        <path class=${`al-shore al-${t}`} d=${e} />
        <path class=${`al-fill al-${t}`} d=${e} />
        <path class="al-texture" fill=${`url(#al-texture-${t})`} d=${e} />
    </g>
`,Vh=({x:e,y:t,radius:n,terrain:o})=>l`
    <g class=${`al-land al-land-${o}`}>
        <circle class="al-bank" cx=${e} cy=${t} r=${n+3.5} />
        <circle class=${`al-shore al-${o}`} cx=${e} cy=${t} r=${n} />
        <circle class=${`al-fill al-${o}`} cx=${e} cy=${t} r=${n} />
        <circle class="al-texture" fill=${`url(#al-texture-${o})`} cx=${e} cy=${t} r=${n} />
        <${Yo} terrain=${o} x=${e} y=${t} scale=${Math.min(1.1,n/12)} />
    </g>
`;function Zh({tile:e,regions:t}){let n=Yh(t);return(e.icons.length<=n.length?ke.flatMap(r=>e.icons.filter(a=>a===r).map(()=>[r,1])):Sn(e)).map(([r,a],i)=>{let[c,p]=n[i];return l`<${Ya} icon=${r} count=${a} x=${c} y=${p} scale=${.92} />`})}
function Yh(e){let t=e.flatMap(({sides:r})=>si(r)),n=W.filter(r=>!e.some(({sides:a})=>a.includes(r))),o=oi(e)!==-1&&ts(e).length===0?[[50,50]]:[],s=W.filter(r=>!t.includes(r));return[...t.map(r=>ni[r]),
...o,...n.map(r=>En[r]),...s.map(r=>ni[r])]}function Qh(e,t){let n=ts(e).find(o=>o.region===t);return n?[n.x,n.y]:En[W.find(o=>e[t].sides.includes(o))]}var Xh=({at:[e,t],text:n})=>l`
    <g class="al-badge">
        <circle cx=${e} cy=${t} r="13" />
        <text x=${e} y=${t+6.5}>${n}</text>
    </g>
`,Bt=({tile:e,rotation:t,label:n,name:o})=>l`
    <span class="al-named">
        <${ge} tile=${e} rotation=${t} label=${n} />
        <span class="al-name" aria-hidden="true">${o}</span>
    </span>
`;function ns({value:e,t,gameSheet:n,view:o}){let s=G(Ee(n,o.options),e);return l`<${Bt} tile=${s} name=${P(e)} label=${`${P(e)}: ${be(s,0,t)}`} />`}function os(e,t){let n=t.filter(({type:o})=>o==="place");return n.length===0||e.holding===null?null:{player:n[0].player,tile:e.holding.tile,key:`${e.ply} ${e.holding.tile}`,actions:n,rotations:[...new Set(
n.map(({rotation:o})=>o))].sort((o,s)=>o-s)}}function ss(e,t,n){let{key:o,rotations:s,actions:r}=e??{key:"",rotations:[],actions:[]},a=d=>d?.key===o?d:{},i=d=>s.includes(a(d).rotation)?d.rotation:s[0]??
0,c=(d,f)=>r.find(m=>d&&m.x===d.x&&m.y===d.y&&m.rotation===f),p=(d,f)=>{let m=(s.indexOf(i(d))+f+s.length)%s.length,$=s[m]??0;return{...d,key:o,rotation:$,tapped:c(d?.tapped,$)}},u=i(t);return{rotation:u,
at:c(a(t).at??t?.tapped,u)??null,turn:d=>n(f=>p(f,d)),look:d=>n(f=>({...f,key:o,rotation:i(f),at:d}))}}function eb(e,t){let n={player:e.holding?.player??e.bonus??e.auctioneer,auctioneer:e.auctioneer,bidder:e.auction?.high_bidder??"",amount:e.auction?.bids[e.auction.high_bidder]??0,reason:e.ended_by?t(`\
al.ended.${e.ended_by}`):""};return e.phase==="place"?t(`al.due.place.${e.holding.from}`,n):t(`al.due.${e.phase==="claim"&&e.bonus!==null?"bonus":e.phase}`,n)}function Mu({view:e,tiles:t,placing:n,turning:o,
t:s}){return l`
        <section class="al-stage" aria-labelledby="al-stage-title" data-here=${["bidding","settling"].includes(e.phase)||void 0}>
            <h2 id="al-stage-title" class="al-round">${s("al.round",{round:e.round})}</h2>
            <p class="al-due">${eb(e,s)}</p>
            ${e.holding&&l`<${tb} ...${{view:e,tiles:t,placing:n,turning:o,t:s}} />`}
            ${e.auction&&l`<${nb} view=${e} tiles=${t} t=${s} />`}
        </section>
    `}function tb({view:e,tiles:t,placing:n,turning:o,t:s}){let r=G(t,e.holding.tile),a=n?o.rotation:0,i=be(r,a,s);return l`
        <div class="al-hand" data-held=${r.id}>
            <div class="al-held" key=${a}>
                <${ge} tile=${r} rotation=${a} label=${s("al.in-hand",{tile:P(r.id),what:i})} />
            </div>
            ${n&&l`
                <div class="al-how">
                    <${ri} turning=${o} t=${s} />
                    <p>
                        ${s("al.turned",{rotation:a})}<span class="al-unseen">: ${i}</span>
                    </p>
                    <p class="al-hint">${s("al.place.hint")}</p>
                </div>
            `}
        </div>
    `}var ri=({turning:e,t})=>l`
    <div class="al-turner" role="group" aria-label=${t("al.turn")}>
        <${ai} turn=${e.turn} t=${t} keyed=${!0} />
    </div>
`,ai=({turn:e,t,keyed:n})=>l`
    <button type="button" class="al-button" data-turn="-90" onClick=${()=>e(-1)}>
        <span aria-hidden="true" class="al-arrow">↺</span> ${t("al.turn.left")}
    </button>
    <button type="button" class="al-button" data-turn="90" aria-keyshortcuts=${n?"R":void 0} onClick=${()=>e(1)}>
        <span aria-hidden="true" class="al-arrow">↻</span> ${t("al.turn.right")} ${n&&l`<kbd aria-hidden="true">R</kbd>`}
    </button>
`;function Eu(e,t,n){te(()=>{if(t===null)return;let o=s=>{let r=e.current,a=r?.contains(document.activeElement)||r?.matches(":hover"),i=s.target.closest?.("input, textarea, select");s.key.toLowerCase()!==
"r"||s.ctrlKey||s.metaKey||s.altKey||!a||i||(s.preventDefault(),n.turn(s.shiftKey?-1:1))};return document.addEventListener("keydown",o),()=>document.removeEventListener("keydown",o)})}function Au(e,{rotation:t},n,o){
let s=O({key:"",rotation:0});k(()=>{let r=e?.key??"";s.current.key===r&&s.current.rotation!==t&&fe(`${o("al.turned",{rotation:t})}: ${be(G(n,e.tile),t,o)}`),s.current={key:r,rotation:t}},[e?.key,t])}function nb({
view:e,tiles:t,t:n}){let{auction:o,players:s,auctioneer:r}=e,a=G(t,o.tile),i=s.filter(({id:c})=>c!==r);return l`
        <div class="al-lot" data-lot=${o.tile}>
            <${ge}
                tile=${a}
                label=${n("al.lot",{tile:P(o.tile),what:be(a,0,n)})}
            />
            <ul class="al-bids">
                ${i.map(({id:c})=>l`
                    <li key=${c} class=${c===o.high_bidder?"al-high":""} data-bidder=${c} data-bid=${o.bids[c]??""}>
                        <span class="al-who">${c}</span>
                        <${ob} auction=${o} player=${c} t=${n} />
                    </li>
                `)}
            </ul>
        </div>
    `}function ob({auction:e,player:t,t:n}){let o=e.bids[t],s=e.passed.includes(t);return l`
        ${o!==void 0&&l`<${jt} amount=${o} label=${n("al.bid",{amount:o})} />`}
        ${o===void 0&&!s&&l`<span class="al-soft">${n("al.no-bid")}</span>`}
        ${t===e.high_bidder&&l`<span class="al-tag">${n("al.highest")}</span>`}
        ${s&&l`<span class="al-soft">${n("al.passed")}</span>`}
    `}var sb=["claim","offer","place"];function Cu({view:e,gameSheet:t,legal:n,act:o,prepared:s,prepare:r,isConfirming:a,t:i}){let c=os(e,n),p=ss(c,s,r),u=c?c.actions.filter(({rotation:f})=>f===p.rotation):
n,d=l`<${Jn} game=${{label:Ze,Piece:ns}} gameSheet=${t} legal=${u} act=${o} t=${i} view=${e} />`;return n.some(({type:f})=>sb.includes(f))?l`
        <div class="al-actions">
            ${!a&&l`<p>${i(`al.choose.${c?"cell":"stall"}`)}</p>`}
            ${c&&l`<${ku} ...${{view:e,gameSheet:t,placing:c,turning:p,t:i}} /><${ri} turning=${p} t=${i} />`}
            ${!a&&l`
                <details>
                    <summary>${i("al.choose.list",{count:u.length})}</summary>
                    ${d}
                </details>`}
        </div>
    `:d}function rs({lens:e,setLens:t,t:n}){return l`
        <div class="al-lenses" role="group" aria-label=${n("al.lens")}>
            <span class="al-soft" aria-hidden="true">${n("al.lens")}</span>
            ${Qo.map(o=>l`
                <button
                    type="button"
                    key=${o}
                    class="al-button"
                    data-lens=${o}
                    aria-pressed=${String(e===o)}
                    onClick=${()=>t(e===o?null:o)}
                >
                    <${ne} terrain=${o} /> ${n(`al.${o}`)}
                </button>
            `)}
            ${e&&l`<p class="al-hint">${n(`al.lens.${e}`)}</p>`}
        </div>
    `}function Q({label:e,onAct:t,action:n,pressed:o}){return{role:"button",tabindex:"0","aria-label":e,...n!==void 0&&{"data-action":JSON.stringify(n)},...o!==void 0&&{"aria-pressed":String(o)},onClick:t,onKeyDown:s=>{
s.key!=="Enter"&&s.key!==" "||s.currentTarget instanceof HTMLButtonElement||(s.preventDefault(),t(s))}}}var Tu={ArrowUp:[0,-1],ArrowRight:[1,0],ArrowDown:[0,1],ArrowLeft:[-1,0]};function ye(e,t,n){let o=O(null);te(()=>{let s=e.current;if(s===null)return;let r=[...s.querySelectorAll(t)],a=p=>{o.current=p;
for(let u of r)u.tabIndex=u===p?0:-1};a(r.find(p=>p===document.activeElement)??r.find(p=>p===o.current)??r[0]);let i=({target:p})=>r.includes(p)&&a(p),c=p=>{if(p.key==="Escape")return n?.();let u=rb(p,
r);u!==void 0&&(p.preventDefault(),u.focus())};return s.addEventListener("focusin",i),s.addEventListener("keydown",c),()=>{s.removeEventListener("focusin",i),s.removeEventListener("keydown",c)}})}function rb({
key:e,target:t,ctrlKey:n,metaKey:o,altKey:s},r){if(!(n||o||s||!r.includes(t)))return e==="Home"?r[0]:e==="End"?r.at(-1):e in Tu?ab(t,Tu[e],r):void 0}function ab(e,[t,n],o){let[s,r]=ii(e);return o.map(
a=>{let[i,c]=[ii(a)[0]-s,ii(a)[1]-r],p=i*t+c*n,u=Math.abs(i*n+c*t);return{place:a,isAhead:p>1&&3*p>u,far:p+2*u}}).filter(({isAhead:a})=>a).sort((a,i)=>a.far-i.far)[0]?.place}function ii(e){let{left:t,
top:n,width:o,height:s}=e.getBoundingClientRect();return[t+o/2,n+s/2]}function Lu({view:e,tiles:t,legal:n,onTap:o,t:s}){let r=O(null);ye(r,".al-can");let a=n.filter(({type:i})=>i==="claim"||i==="offer");return l`
        <section class="al-market" aria-labelledby="al-market-title" data-here=${["claim","offer"].includes(e.phase)||void 0}>
            <header class="al-head">
                <h2 id="al-market-title">${s("al.market")}</h2>
                <p class="al-hint">${s(a.length>0?"al.market.choose":"al.market.order")}</p>
            </header>
            <div class="al-row">
                <ol class="al-stalls" ref=${r} style=${{"--al-across":ib(e.market.length)}}>
                    ${e.market.map((i,c)=>{let p=a.find(({position:u})=>u===c+1);return l`
                            <li key=${i.tile} data-stall=${i.tile} data-money=${i.money}>
                                <${lb} ...${{stall:i,position:c+1,action:p,onTap:o,t:s,tiles:t,view:e}} />
                            </li>
                        `})}
                </ol>
                <${cb} view=${e} t=${s} />
            </div>
        </section>
    `}function ib(e){return e<=9?Math.max(8,e):Math.ceil(e/2)}function lb({stall:e,position:t,action:n,onTap:o,t:s,tiles:r,view:a}){let i=G(r,e.tile),c={position:t,tile:P(e.tile),what:be(i,0,s),money:e.
money},p=s("al.stall",c)+(e.money>0?s("al.stall.money",c):""),u=l`
        <span class="al-position" aria-hidden="true">${t}</span>
        <${ge} tile=${i} label=${n?void 0:p} />
        ${e.money>0&&l`<${jt} amount=${e.money} />`}
        <span class="al-price" aria-hidden="true">
            ${Rt(t)===0?s("al.free"):s("al.cost",{cost:Rt(t)})}
        </span>
    `;if(n===void 0)return l`<div class="al-stall" title=${c.tile}>${u}</div>`;let d=`${Ze(n,s,a)}. ${c.what}`,f={...Q({label:d,...o(n)}),"aria-label":void 0};return l`
        <button type="button" class="al-stall al-can" title=${c.tile} ...${f}>
            <span class="al-unseen">${d}</span>${u}
        </button>
    `}function cb({view:e,t}){let n=ub(e.stack);return l`
        <div class="al-stack">
            <div class="al-pile" role="img" data-stack=${n} aria-label=${t("al.stack",{count:n})}>
                <span aria-hidden="true">${n}</span>
            </div>
            <span class="al-price" aria-hidden="true">${t("al.stack.name")}</span>
            ${e.removed.length>0&&l`<span class="al-removed">${t("al.removed",{tiles:e.removed.map(P).join(", ")})}</span>`}
        </div>
    `}function ub(e){return typeof e=="number"?e:e.hidden??e.length}function Nu({view:e,gameSheet:t,t:n}){let{options:o}=e,s=Array.isArray(o.score_grid)?o.score_grid:t.components.score_grid,r=o.icon_awards??t.components.icon_awards;return l`
        <details class="al-reference">
            <summary>${n("al.reference")}</summary>
            <p><${ne} terrain="park" /> <${ne} terrain="water" /> ${n("al.grid.caption")}</p>
            <ol class="al-grid">
                ${s.map((a,i)=>l`
                    <li key=${i}>
                        <span aria-hidden="true">${i}</span><b aria-hidden="true">${a}</b>
                        <span class="al-unseen">${n("al.grid.entry",{count:i,points:a})}</span>
                    </li>
                `)}
            </ol>
            <ul class="al-ways">
                <li><${ne} terrain="park" /> ${n("al.way.park")}</li>
                <li><${ne} terrain="water" /> ${n(`al.way.water.${o.coast??"open-side"}`)}</li>
                <li><${ne} terrain="housing" /><${ne} terrain="forest" /> ${n("al.way.product")}</li>
                <li>
                    ${ke.map(a=>l`<${Nt} icon=${a} key=${a} />`)}
                    ${" "}${n("al.way.icons",{first:r[0],second:r[1],third:r[2]})}
                </li>
            </ul>
            <p class="al-soft">${pb(o,n)}</p>
        </details>
    `}function pb(e,t){let n=[Array.isArray(e.tiles)&&"tiles",Array.isArray(e.score_grid)&&"grid"].filter(Boolean);return n.length===2?t("al.source.own"):t(`al.source.reference${n.length?`.${n[0]}-own`:
""}`)}function as({island:e,tiles:t,options:n,name:o,t:s,places:r=[],newest:a,lens:i,onTile:c,chosen:p}){let u=O(null);ye(u,".al-place",r[0]?.onEscape);let d=ft([...e,...r])??{left:0,top:0,right:0,bottom:0,
width:1,height:1},f=i?wu(e,t,n,i):new Map,m=({x:h,y:b})=>({gridColumn:h-d.left+2,gridRow:b-d.top+2}),$=Math.max(dt,d.width);return l`
        <div
            class=${`al-island${r.length>0?" al-open":""}`}
            ref=${u}
            role="group"
            aria-label=${o}
            style=${{"--al-columns":d.width,"--al-rows":d.height,"--al-size":$}}
        >
            ${e.map(h=>{let b=G(t,h.tile),y=s("al.cell.tile",{rotation:h.rotation,cell:es(h,e,s),tile:P(h.tile),what:be(b,h.rotation,s)}),v=l`<${ge}
                    tile=${b}
                    rotation=${h.rotation}
                    label=${c?void 0:y}
                    lens=${i}
                    marks=${f.get(J(h.x,h.y))}
                />`,C={key:h.tile,class:`al-cell${h.tile===a?" al-newest":""}`,style:m(h),title:P(h.tile),"data-tile":h.tile,"data-cell":`${h.x},${h.y},${h.rotation}`};if(!c)return l`<div ...${C}>${v}</div>`;
let x=p===J(h.x,h.y),T=Q({label:y,onAct:()=>c(h),pressed:x});return l`<button type="button" ...${C} ...${T}>${v}</button>`})}
            ${r.map(h=>l`
                <button
                    type="button"
                    key=${`place ${J(h.x,h.y)}`}
                    class="al-cell al-place"
                    style=${m(h)}
                    data-x=${h.x}
                    data-y=${h.y}
                    ...${Q(h)}
                    onMouseEnter=${h.onHover}
                    onMouseLeave=${h.onLeave}
                    onFocus=${h.onHover}
                    onBlur=${h.onLeave}
                >
                    ${h.ghost??l`<span class="al-plus" aria-hidden="true"></span>`}
                </button>
            `)}
        </div>
    `}function ju({player:e,number:t,view:n,tiles:o,t:s,toAct:r,lens:a,places:i,newest:c,featured:p}){let u=r.includes(e.id);return l`
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
                <${Ru} money=${e.money} t=${s} />
                <${db} player=${e} view=${n} acts=${u} t=${s} />
            </header>
            <div class="al-sea">
                <${as}
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
            <${li} counts=${mt(e.island,o,n.options)} t=${s} />
        </section>
    `}function Ru({money:e,t}){let n=e===null?t("al.money.hidden"):t("al.money",{money:e});return l`<${jt} amount=${e} label=${n} />`}function db({player:e,view:t,acts:n,t:o}){let{auction:s,auctioneer:r,
bonus:a,holding:i}=t,c=[e.id===r&&t.phase!=="finished"&&o("al.auctioneer"),n&&o("al.to-act"),t.forfeits?.some(({seat:p})=>p===e.id)&&o("scores.forfeited"),s?.high_bidder===e.id&&o("al.highest.amount",
{amount:s.bids[e.id]}),s?.passed.includes(e.id)&&o("al.passed"),(a===e.id||i?.player===e.id&&i.from==="bonus")&&o("al.bonus")];return l`<span class="al-tags">${c.filter(Boolean).map(p=>l`<span class="al-tag" key=${p}>${p}</span>`)}</span>`}
function li({counts:e,t}){return l`
        <dl class="al-counts">
            ${["park","water","housing","forest"].map(o=>l`
                <div key=${o} title=${t(`al.count.${o}`)}>
                    <dt><${ne} terrain=${o} /><span class="al-unseen">${t(`al.count.${o}`)}</span></dt>
                    <dd data-count=${o}>${e[o]}</dd>
                </div>
            `)}
            ${ke.map(o=>l`
                <div key=${o} title=${t(`al.${o}`)}>
                    <dt><${Nt} icon=${o} /><span class="al-unseen">${t(`al.${o}`)}</span></dt>
                    <dd data-count=${o}>${e.icons[o]}</dd>
                </div>
            `)}
        </dl>
    `}var Bu=({view:e,seat:t,t:n})=>{let{money:o}=e.players.find(({id:s})=>s===t);return l`<p class="al-own"><${Ru} money=${o} t=${n} /> <span>${n("al.money",{money:o})}</span></p>`};function Pu({view:e,gameSheet:t,legal:n,act:o,t:s,seat:r,toAct:a,prepared:i,prepare:c,last:p=[]}){let u=O(null),[d,f]=g(null),m=Ee(t,e.options),$=os(e,n),h=ss($,i,c);Eu(u,$,h),Au($,h,m,s);let b=De({act:o,
legal:n,view:e,prepared:i,prepare:c}),y=$?mb({placing:$,turning:h,tiles:m,view:e,onTap:b,t:s,leave:()=>c(Fe)}):[],v=fb({view:e,legal:n,seat:r,placing:$}),C=e.players.map((S,_)=>({player:S,number:_+1})),
x=(S,_)=>l`
        <${ju}
            key=${S.player.id}
            ...${{...S,view:e,tiles:m,t:s,toAct:a,lens:d,featured:_}}
            places=${S.player.id===$?.player?y:[]}
            newest=${e.phase==="finished"?void 0:$b(p,S.player.id)}
        />
    `,T=e.phase!=="finished"&&l`<${Lu} key="market" ...${{view:e,tiles:m,legal:n,onTap:b,t:s}} />`,I=l`<${Mu} key="stage" ...${{view:e,tiles:m,placing:$,turning:h,t:s}} />`,j=v&&x(C.find(({player:S})=>S.
id===v),!0),w=["claim","offer"].includes(e.phase)?[T,I,j]:[I,j,T];return l`
        <div class="al-frame" data-phase=${e.phase} ref=${u}>
            <div class=${`al-board${v?"":" al-equal"}`}>
                ${w}
                <${rs} lens=${d} setLens=${f} t=${s} />
                <div class="al-seats">
                    ${C.filter(({player:S})=>S.id!==v).map(S=>x(S,!1))}
                </div>
                <${Nu} view=${e} gameSheet=${t} t=${s} />
            </div>
        </div>
    `}function fb({view:e,legal:t,seat:n,placing:o}){return e.phase==="finished"?null:[o?.player,n,t[0]?.player].find(r=>e.players.some(a=>a.id===r))??null}function mb({placing:e,turning:t,tiles:n,view:o,
onTap:s,t:r,leave:a}){let{rotation:i,look:c}=t,p=G(n,e.tile);return e.actions.filter(u=>u.rotation===i).map(u=>({x:u.x,y:u.y,label:Ze(u,r,o),...s(u),ghost:l`<${ge} tile=${p} rotation=${i} />`,onHover:()=>c(
{x:u.x,y:u.y}),onLeave:()=>c(void 0),onEscape:a}))}function $b(e,t){return e.findLast(n=>n.type==="placed"&&n.player===t)?.tile}function Hu({sheet:e,standing:t,t:n}){let o=[...hb(t.breakdown,n),...bb(e,t,n)];return l`
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
            ${t===e.standings[0]&&l`<p class="al-soft">${gb(e,n)}</p>`}
        </div>
    `}function hb({park:e,water:t,housing:n,forest:o,product:s},r){let a=(i,{tiles:c,points:p})=>({id:i,signs:l`<${ne} terrain=${i} />`,name:r(`al.sheet.${i}`),how:r("al.sheet.tiles",{tiles:c}),points:p});
return[a("park",e),a("water",t),{id:"product",signs:l`<${ne} terrain="housing" /><${ne} terrain="forest" />`,name:r("al.sheet.product"),how:r("al.sheet.shapes",{housing:n,forest:o}),points:s}]}function bb(e,{
player:t,breakdown:n},o){return ke.map(s=>{let{count:r,place:a,points:i}=n.icons[s],c=e.standings.filter(u=>u.player!==t&&u.breakdown.icons[s].place===a).map(u=>u.player).join(", "),p=a===null?"no-pla\
ce":c?"tied":"place";return{id:s,signs:l`<${Nt} icon=${s} />`,name:o(`al.${s}`),how:o(`al.sheet.${p}`,{count:r,place:a,others:c}),points:i}})}function gb(e,t){let n=r=>e.rulings.find(a=>a.option===r)?.
value==="custom",[o,s]=[n("tiles"),n("score_grid")];return t(o&&s?"al.source.own":`al.source.reference${o?".tiles-own":s?".grid-own":""}`)}var Iu=[{kind:"money",name:"al.correct.money",at:{"/players/*/money":"","/market/*/money":"al.market"}},{kind:"tile",name:"al.correct.tile",at:{"/market/*/tile":"al.market","/holding/tile":"al.correct\
.holding","/auction/tile":"al.correct.auction","/players/*/island/*/tile":""},of:"tiles",unseen:["/stack/*","/removed/*"]},{kind:"lying",name:"al.correct.lying",at:{"/players/*/island/*/x":"al.correct\
.x","/players/*/island/*/y":"al.correct.y","/players/*/island/*/rotation":"al.correct.rotation"},choices:{"/players/*/island/*/rotation":[0,90,180,270]},oneByOne:!0}],Fu=e=>typeof e=="string"?P(e):String(
e);var ci=36,Du="none";function is({tiles:e,used:t,pick:n,t:o,turned:s=!0}){let[r,a]=g(""),[i,c]=g({}),p=[...e.values()].filter(({id:u})=>!t.has(u)&&u.toLowerCase().includes(r.trim().toLowerCase())).map(
u=>({tile:u,rotation:wb(u,i,s)})).filter(({rotation:u})=>u!==void 0);return l`
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
                ${W.map(u=>l`
                    <${yb} key=${u} side=${u} value=${i[u]??""} t=${o} set=${d=>c({...i,[u]:d})} />
                `)}
            </div>
            <p class="al-hint" role="status">
                ${o("al.pad.found",{count:p.length})}${p.length>ci&&` ${o("al.pad.more",{count:ci})}`}
            </p>
            <ul class="al-found">
                ${p.slice(0,ci).map(({tile:u,rotation:d})=>l`
                    <li key=${u.id}><${xb} ...${{tile:u,rotation:d,pick:n,t:o}} /></li>
                `)}
            </ul>
        </div>
    `}function yb({side:e,value:t,set:n,t:o}){return l`
        <label class="al-field">
            <span>${o("al.pad.sides",{side:o(`al.side.${e}`)})}</span>
            <select data-side=${e} value=${t} onChange=${s=>n(s.target.value)}>
                <option value="">${o("al.pad.any")}</option>
                ${Qo.map(s=>l`<option value=${s} key=${s}>${o(`al.${s}`)}</option>`)}
                <option value=${Du}>${o("al.pad.none")}</option>
            </select>
        </label>
    `}function xb({tile:e,rotation:t,pick:n,t:o}){let s=P(e.id),r=o("al.pad.choice",{tile:s,rotation:t,what:be(e,t,o)});return l`
        <button type="button" class="al-choice" data-pick=${e.id} ...${Q({label:r,onAct:()=>n(e.id,t)})}>
            <${Bt} tile=${e} rotation=${t} name=${s} />
        </button>
    `}function wb(e,t,n){let o=W.filter(s=>t[s]);return(n?bu:[0]).find(s=>{let r=je(e,s),a=i=>r.find(c=>c.sides.includes(i))?.terrain??Du;return o.every(i=>a(i)===t[i])})}function Uu({deal:e,change:t,gameSheet:n,t:o,setup:s}){let r=Ee(n,s.options),a=e?.market??[],i=vu(n,s,r),c=p=>t({market:p});return l`
        <div class="al-deal">
            <p role="status">${o("al.deal.laid",{count:a.length,due:i})}</p>
            <ul class="al-found">
                ${a.map(p=>l`
                    <li key=${p}>
                        <button
                            type="button"
                            class="al-choice"
                            data-laid=${p}
                            ...${Q({label:o("al.deal.take-back",{tile:P(p)}),onAct:()=>c(a.filter(u=>u!==p))})}
                        >
                            <${Bt} tile=${G(r,p)} name=${P(p)} />
                        </button>
                    </li>
                `)}
            </ul>
            ${a.length<i&&l`<${is} tiles=${r} used=${new Set(a)} pick=${p=>c([...a,p])} t=${o} turned=${!1} />`}
        </div>
    `}var kb=[[{terrain:"water",sides:["n","w"]},{terrain:"forest",sides:["e","s"]}],[{terrain:"forest",sides:["w","s"]},{terrain:"park",sides:["n","e"]}],[{terrain:"housing",sides:["s","w"]},{terrain:"fore\
st",sides:["n","e"]}],[{terrain:"forest",sides:["n","w"]},{terrain:"water",sides:["e","s"]}]],vb=[[],["music"],["love"],["peace"]],zu=()=>l`
    <span class="al-emblem">
        ${kb.map((e,t)=>l`<${ge} key=${t} tile=${{id:"",regions:e,icons:vb[t]}} />`)}
    </span>
`;var qu={pieces:{"[data-held] .al-tile":e=>e.closest("[data-held]").dataset.held,"[data-lot] .al-tile":e=>e.closest("[data-lot]").dataset.lot,"[data-tile] .al-tile":e=>e.closest("[data-tile]").dataset.
tile,"[data-stall] .al-tile":e=>e.closest("[data-stall]").dataset.stall},bids:"[data-bid] .al-coin",payments({type:e,player:t,buyer:n,bidder:o,price:s,paid:r,found:a}){return e==="sold"?[{from:n,to:t,
amount:s}]:e==="kept"?[{from:t,to:o,amount:s}]:[{from:t,to:null,amount:r??0},{from:null,to:t,amount:a??0}]},awards:["sold","kept","taken-free"]};var _b=dt*dt;function Wu({legal:e,player:t,view:n,gameSheet:o}){let s=Sb[n.phase],r=n.players.find(({id:a})=>a===t);return s===void 0||r===void 0||r.money!==null?e:s({legal:e,player:t,view:n,gameSheet:o,
seat:r})}var Sb={claim:e=>Gu("claim",e),offer:e=>Gu("offer",e),bidding:({player:e,view:t,gameSheet:n})=>[{type:"bid",player:e,amount:{minimum:Ob(t,n),maximum:null}},...t.auction.high_bidder===e?[]:[{type:"\
pass",player:e}]],settling:({player:e,seat:t})=>[{type:"sell",player:e},...t.island.length<_b?[{type:"keep",player:e}]:[]]},Gu=(e,{legal:t,player:n,view:o})=>[...o.market.map((s,r)=>({type:e,player:n,
position:r+1})),...t.filter(s=>s.type!==e)];function Ob(e,t){let{auction:n}=e;return n.high_bidder!==null?n.bids[n.high_bidder]+1:e.options.minimum_bid??ae(t,e,"minimum_bid")}var Ju=({ruleset:e,variant:t,options:n,players:o})=>({ruleset:e,variant:t,options:n??{},players:o.map(s=>({id:s,money:null,island:[]}))}),ui=(e,t,n)=>({...e,players:e.players.map(o=>o.id===t?{...o,...n(
o)}:o)}),pi=e=>({x:t,y:n})=>t===e.x&&n===e.y,Ku=(e,t,n)=>ui(e,t,()=>({money:n})),Vu=(e,t,n)=>ui(e,t,({island:o})=>{let s=o.findIndex(pi(n));return{island:s===-1?[...o,n]:o.with(s,n)}}),Zu=(e,t,n)=>ui(
e,t,({island:o})=>({island:o.filter(s=>!pi(n)(s))})),Yu=(e,t)=>e.find(pi(t)),Qu=e=>new Set(e.players.flatMap(({island:t})=>t.map(({tile:n})=>n))),Xu=({ruleset:e,variant:t,options:n,players:o})=>({ruleset:e,
variant:t,options:n,players:o.map(({id:s,money:r,island:a})=>({id:s,...r!==null&&{money:r},island:a}))});function ep({draft:e,change:t,gameSheet:n,t:o,errors:s=[]}){let[r,a]=g(null),[i,c]=g(null),p=Math.max(0,e.players.findIndex(({id:f})=>f===r)),u=e.players[p],d={draft:e,change:t,player:u,seat:p,t:o,lens:i,
tiles:Ee(n,e.options)};return l`
        <div class="al-pad">
            <div class="al-tabs" role="group" aria-label=${o("al.pad.islands")}>
                ${e.players.map(({id:f,island:m},$)=>l`
                    <button
                        type="button"
                        key=${f}
                        class="al-button"
                        data-pad-player=${f}
                        aria-pressed=${String($===p)}
                        onClick=${()=>a(f)}
                    >
                        <b>${f}</b> ${o("al.pad.tiles",{count:m.length})}
                        ${s.some(({pointer:h})=>h?.startsWith(`/players/${$}/`))&&l`<span class="al-tag">!</span>`}
                    </button>
                `)}
            </div>
            <${Mb} key=${u.id} ...${d} />
            <${rs} lens=${i} setLens=${c} t=${o} />
        </div>
    `}function Mb({draft:e,change:t,player:n,seat:o,t:s,lens:r,tiles:a}){let[i,c]=g(null),{id:p,island:u,money:d}=n,f=$=>t(Ku(e,p,$===""?null:Number($))),m=xu(u).map($=>({...$,label:s("al.pad.cell",{beside:Mn(
$,u,s)}),pressed:i!==null&&J(i.x,i.y)===J($.x,$.y),onAct:()=>c($)}));return l`
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
                    value=${d??""}
                    onInput=${$=>f($.currentTarget.value)}
                />
            </label>
            <p class="al-hint">${s("al.pad.hint")}</p>
            <div class="al-sea" data-pointer=${`/players/${o}/island`}>
                <${as}
                    island=${u}
                    tiles=${a}
                    options=${e.options}
                    name=${s("al.island",{player:p,count:u.length})}
                    t=${s}
                    places=${m}
                    lens=${r}
                    chosen=${i&&J(i.x,i.y)}
                    onTile=${({x:$,y:h})=>c({x:$,y:h})}
                />
            </div>
            <${li} counts=${mt(u,a,e.options)} t=${s} />
            ${i&&l`<${Eb} key=${J(i.x,i.y)} ...${{draft:e,change:t,player:n,t:s,tiles:a,chosen:i,choose:c}} />`}
        </section>
    `}function Eb({draft:e,change:t,player:n,t:o,tiles:s,chosen:r,choose:a}){let i=O(null),c=Yu(n.island,r);k(()=>i.current?.focus(),[c?.tile]);let p=(f,m)=>t(Vu(e,n.id,{tile:f,...r,rotation:m})),u=()=>{
t(Zu(e,n.id,r)),a(null)},d=l`<${is} tiles=${s} used=${Qu(e)} pick=${p} t=${o} />`;return l`
        <div class="al-editor" key=${c?.tile}>
            <h2 ref=${i} tabindex="-1">${c?o("al.pad.change",{cell:es(r,n.island,o)}):o("al.pad.pick",{beside:Mn(r,n.island,o)})}</h2>
            ${c&&l`
                <div class="al-turner">
                    <${ai} turn=${f=>p(c.tile,(c.rotation+90*f+360)%360)} t=${o} />
                    <button type="button" class="al-button" data-remove onClick=${u}>${o("al.pad.remove")}</button>
                    <button type="button" class="al-button" onClick=${()=>a(null)}>${o("al.pad.close")}</button>
                </div>
            `}
            ${c?l`<details><summary>${o("al.pad.another")}</summary>${d}</details>`:d}
        </div>
    `}var tp={id:"auctionland",turns:!0,Board:Pu,Actions:Cu,Deal:Uu,Emblem:zu,label:Ze,Piece:ns,Breakdown:Hu,scorePad:{empty:Ju,Form:ep,request:Xu},corrections:Iu,said:Fu,openly:Wu,Own:Bu,motion:qu};var Ab=[22,58,94].flatMap(e=>[22,54].map(t=>`M${t} ${e+22}V${e+8}l12-10 12 10v14z`)).join(""),np=()=>l`<svg viewBox="0 0 100 140" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="98" height="138" rx="9" fill="#fdf8ec" stroke="#b9a987" stroke-width="1.5" />
    <rect x="7" y="7" width="86" height="126" rx="5" fill="#7a2f2a" />
    <g fill="none" stroke="#c98b6a" stroke-width="2" stroke-linejoin="round"><path d=${Ab} /></g>
    <rect x="11" y="11" width="78" height="118" rx="3" fill="none" stroke="#d9a883" stroke-opacity=".6" />
</svg>`,op=()=>l`<svg viewBox="0 0 140 88" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="138" height="86" rx="6" fill="#fdf8ec" stroke="#9b8d6d" stroke-width="1.5" />
    <rect x="6" y="6" width="128" height="76" rx="4" fill="#28563f" />
    <g fill="none" stroke="#79ac8a" stroke-width="1.6">
        ${[1,2,3,4].map(e=>l`<ellipse cx="70" cy="44" rx=${e*14} ry=${e*8.5} />`)}
    </g>
    <text x="70" y="54" text-anchor="middle" font-size="30" font-weight="800" fill="#cfe7d4">$</text>
</svg>`;var Cb=[14,24,34,44,54].flatMap(e=>[sp(e,9),sp(e,-9)]);function sp(e,t){return`M8 ${e}c11 ${-t} 20 ${t} 31 0s20 ${t} 31 0 20 ${t} 31 0 20 ${t} 31 0`}function Tb(e){if(e===0)return{fill:"#e9e6e1",line:"\
#b3aca2",ink:"#574f47"};let t=Math.min(e,20)/20,n=155-t*112;return{fill:`hsl(${n} ${38+t*34}% ${90-t*6}%)`,line:`hsl(${n} 35% ${70-t*8}%)`,ink:`hsl(${n} 60% 16%)`}}var Lb=()=>l`<path d="M12 78L128 10" stroke="#a8433a" stroke-width="3" stroke-opacity=".7" />`,
Nb=e=>l`
    <path d="M86 70c3-9 7-9 5-2s6-8 8-3 5-6 8 0 6-3 10-4" fill="none" stroke=${e} stroke-width="1.5"
        stroke-linecap="round" />`,jb=(e,t)=>l`
    <circle cx="28" cy="34" r="17" fill=${e} stroke=${t} stroke-width="1.8" />
    <circle cx="28" cy="34" r="13.5" fill="none" stroke=${t} stroke-width=".8" stroke-dasharray="1.5 1.5" />
    <text x="28" y="42" text-anchor="middle" font-size="22" font-weight="700" fill=${t}>$</text>`;function rp({value:e}){let{fill:t,line:n,ink:o}=Tb(e);return l`<svg viewBox="0 0 140 88" aria-hidden="true" focusable="false">
        <rect x="1" y="1" width="138" height="86" rx="6" fill=${t} stroke="#9b8d6d" stroke-width="1.5" />
        <g fill="none" stroke=${n}>${Cb.map(s=>l`<path d=${s} />`)}</g>
        <rect x="6" y="6" width="128" height="76" rx="3" fill="none" stroke=${o} stroke-opacity=".45" />
        ${jb(t,o)}
        <text x="126" y="50" text-anchor="end" font-size=${e>99?36:44} font-weight="800" fill=${o}>
            ${e}
        </text>
        <path d="M14 72h52M80 72h46" stroke=${o} stroke-opacity=".55" />
        ${e===0?Lb():Nb(o)}
    </svg>`}var ap=()=>l`
    <path d="M26 84h40v34H26z" fill="#c99a5b" /><path d="M66 84l14-9v34l-14 9z" fill="#a1743d" />
    <path d="M26 84l14-9h40l-14 9z" fill="#6d4a26" /><path d="M26 84l-11-7 13-9 12 7z" fill="#dab174" />
    <path d="M66 84l8 6 14-9-8-6z" fill="#b98a4c" />
    <path d="M38 100h14v18H38z" fill="#5b3d1e" /><path d="M38 100l-9 4v16l9-2z" fill="#dab174" />
    <path d="M57 90h6M57 94h6" stroke="#8a6232" stroke-width="1.6" /><path d="M12 118c3-5 8-5 10 0z" fill="#7d9a5a" />`,ip=()=>l`
    <path d="M50 62L16 118h68z" fill="#d87f52" /><path d="M50 62L30 118h12z" fill="#e79a70" />
    <path d="M50 62l34 56H62z" fill="#b5613a" />
    <path d="M50 70L39 118h22z" fill="#4d2a1f" /><path d="M50 70l-11 48h6z" fill="#f0b08a" />
    <path d="M50 62V52" stroke="#5d4330" stroke-width="2" /><path d="M50 52l11 4-11 4z" fill="#f3d25f" />
    <path d="M16 118l-6 4M84 118l6 4" stroke="#5d4330" stroke-width="1.6" />
    <path d="M79 116l6-7 5 7z" fill="#e8792b" /><path d="M76 119h17" stroke="#5d4330" stroke-width="2.4" />`,lp=()=>l`
    <path d="M27 86h46v32H27z" fill="#a9764a" />
    <path d="M27 94h46M27 102h46M27 110h46" stroke="#825633" stroke-width="1.4" />
    <path d="M20 88l30-25 30 25z" fill="#6b4a3b" /><path d="M29 80l21-17 4 3-20 17z" fill="#85604d" />
    <path d="M33 97h14v21H33z" fill="#553722" /><circle cx="44" cy="108" r="1.3" fill="#e5c15d" />
    <path d="M54 95h13v11H54z" fill="#f5dc8b" stroke="#553722" stroke-width="2" />
    <path d="M60.5 95v11" stroke="#553722" stroke-width="1.6" />
    <path d="M65 62h6v12l-6-5z" fill="#74675f" />
    <path d="M76 118v-9h10v9" fill="none" stroke="#825633" stroke-width="2" />`,cp=()=>l`
    <path d="M16 110V88c0-10 6-15 15-15h36c9 0 14 5 14 13v24z" fill="#f4ead3" />
    <path d="M16 97h65v9H16z" fill="#c5523a" />
    <path d="M23 80h20v12H23z" fill="#9ecbd6" stroke="#6f5a48" stroke-width="1.6" />
    <path d="M23 80h20l-3 4H26z" fill="#e9b44a" />
    <path d="M55 80h16v30H55z" fill="#e0cfa8" stroke="#6f5a48" stroke-width="1.6" />
    <path d="M58 83h10v8H58z" fill="#9ecbd6" />
    <path d="M81 109h11" stroke="#514337" stroke-width="3" /><circle cx="38" cy="111" r="8" fill="#3c342f" />
    <circle cx="38" cy="111" r="3.4" fill="#cfc4b2" />
    <path d="M90 110v8" stroke="#514337" stroke-width="2" /><path d="M46 73v-6h7v6" fill="#8d7a68" />`,up=()=>l`
    <path d="M64 58h8v18h-8z" fill="#a2543f" />
    <path d="M68 54c-4-4 3-6 0-11" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3" />
    <path d="M24 84h52v34H24z" fill="#f3e6c8" /><path d="M15 88c9-15 18-24 27-25h18c9 1 17 10 25 25z" fill="#b98541" />
    <path d="M15 88c9-15 18-24 27-25h6c-9 4-17 13-23 25z" fill="#cf9d57" />
    <path d="M44 95c0-7 12-7 12 0v23H44z" fill="#5c7a4a" /><circle cx="53.5" cy="108" r="1.3" fill="#f1d37a" />
    <path d="M29 95h10v10H29zM61 95h10v10H61z" fill="#a8d2dc" stroke="#7a5a3a" stroke-width="1.8" />
    <path d="M34 95v10M66 95v10" stroke="#7a5a3a" stroke-width="1.4" />
    <path d="M24 118c2-6 8-7 11-2 3-4 8-2 9 2zM60 118c3-6 8-5 10-1 3-4 8-2 9 1z" fill="#6f9a52" />
    <circle cx="30" cy="113" r="1.7" fill="#e0607a" /><circle cx="71" cy="114" r="1.7" fill="#f1c84b" />`,di=(e,t,n,o)=>l`
    <path d=${`M${e} ${t+14}h24V118H${e}z`} fill=${n} />
    <path d=${`M${e-1} ${t+15}L${e+12} ${t}l13 15z`} fill=${o} />
    ${[t+21,t+35].map(s=>l`
        <path d=${`M${e+4} ${s}h6v8h-6zM${e+14} ${s}h6v8h-6z`} fill="#fbeec0" stroke="#5a4636" />`)}
    <path d=${`M${e+8} 118v-12h8v12z`} fill="#4f3a2c" />`,pp=()=>[di(13,64,"#c96b4f","#6d4038"),di(38,56,"#e2c07c","#7a5540"),di(63,66,"#88a9a8","#4d5a62")];var ve=(e,t,n,o,s)=>e.flatMap(r=>t.map(a=>l`<path d=${`M${r} ${a}h${n}v${o}h${-n}z`} fill=${s} />`)),dp=()=>l`
    <path d="M18 82h64v36H18z" fill="#f7f1e3" /><path d="M14 82l10-14h52l10 14z" fill="#b4573f" />
    <path d="M34 82l16-13 16 13z" fill="#f7f1e3" stroke="#c9b99a" stroke-width="1.4" />
    <circle cx="50" cy="77" r="2.6" fill="#9ecbd6" />
    ${ve([22,71],[87,101],7,9,"#8fbfce")}<path d="M34 82h32v4H34z" fill="#e0d3b8" />
    ${ve([36,45,52,61],[86],4,28,"#fff")}
    <path d="M46.5 98h7v16h-7z" fill="#5d4637" /><path d="M32 114h36v4H32z" fill="#d8caac" />
    <circle cx="12" cy="110" r="8" fill="#5f8f4e" /><circle cx="89" cy="111" r="7" fill="#5f8f4e" />`,fp=()=>l`
    <path d="M30 80h40v38H30z" fill="#d9c7a3" /><path d="M28 81l5-16h34l5 16z" fill="#4e5a6b" />
    <path d="M14 72h17v46H14zM69 72h17v46H69z" fill="#e6d8b9" />
    <path d="M12 73l10.5-23L33 73zM67 73l10.5-23L88 73z" fill="#3f4a5c" />
    <path d="M22.5 50v-6M77.5 50v-6" stroke="#3f4a5c" stroke-width="1.6" />
    <circle cx="22.5" cy="43" r="1.8" fill="#e9bf4a" /><circle cx="77.5" cy="43" r="1.8" fill="#e9bf4a" />
    ${ve([19.5,74.5],[79,94],6,10,"#7d6a54")}
    ${ve([35,59],[86,100],6,9,"#7d6a54")}
    ${ve([38,47,56],[69],5,7,"#f3df9b")}
    <path d="M44 118v-16c0-8 12-8 12 0v16z" fill="#5b3f2f" /><path d="M10 118h80" stroke="#6b8a55" stroke-width="3" />`,mp=()=>l`
    <path d="M12 84h20v34H12z" fill="#6d8296" /><path d="M72 76h18v42H72z" fill="#5b7288" />
    <path d="M34 60h32v58H34z" fill="#88a6bd" /><path d="M54 60h12v58H54z" fill="#6c8ba4" />
    <path d="M39 52h22v8H39z" fill="#7897af" /><path d="M50 52V41" stroke="#46586a" stroke-width="2" />
    <circle cx="50" cy="41" r="1.8" fill="#e0533d" />
    ${ve([37,44,51,58],[64,72,80,88,96],4.5,5,"#fff3c2")}
    ${ve([15,21,27],[88,96,104],3,4,"#e9edf0")}
    ${ve([75,82],[80,88,96,104],4,4,"#e9edf0")}
    <path d="M44 106h12v12H44z" fill="#33424f" /><path d="M40 105h20v2.500H40z" fill="#e9bf4a" />`,ls=(e,t,n)=>{let o=Array.from({length:n},(s,r)=>`M${e+r*6} ${t}h4v5h-4z`);return l`<path d=${o.join("")} fill="#a39a8b" />`},
$p=()=>l`
    <path d="M24 86h52v32H24z" fill="#b7ae9e" />${ls(26,82,8)}
    <path d="M12 70h16v48H12zM72 70h16v48H72z" fill="#a39a8b" />${ls(12,66,3)}${ls(72,66,3)}
    <path d="M41 58h18v30H41z" fill="#c6bdad" />${ls(41,54,3)}
    <path d="M50 54V41" stroke="#544a3e" stroke-width="1.8" />
    <path d="M50 41h14l-4 4 4 4H50z" fill="#b9382f" />
    ${ve([18.5,78.5],[78,94],3,9,"#4b4238")}${ve([48.5],[64],3,9,"#4b4238")}
    <path d="M40 118v-14c0-11 20-11 20 0v14z" fill="#4f3826" />
    <path d="M45 97v21M50 96v22M55 97v21M40 106h20" stroke="#8a6a49" stroke-width="1.2" />`,fi=(e,t,n,o)=>l`
    <path fill="#e0ab36" d=${`M${e-n} ${t}
        c${-n*.55} ${-o*.6} ${n*.7} ${-o*.7} ${n} ${-o}
        c${n*.3} ${o*.3} ${n*1.55} ${o*.4} ${n} ${o}z`} />
    <path d=${`M${e} ${t-o}v-5`} stroke="#a97a1d" stroke-width="1.6" />`,hp=()=>l`
    <path d="M14 88h72v30H14z" fill="#f8ecd9" /><path d="M14 88h72v4H14z" fill="#e2bf7a" />
    <path d="M36 74h28v44H36z" fill="#fff6e6" />
    <path d="M15 74h11v44H15zM74 74h11v44H74z" fill="#fff6e6" />
    ${fi(50,74,13,24)}${fi(20.5,75,6,14)}${fi(79.5,75,6,14)}
    <path d="M29 112v-11c0-6 7-6 7 0v11zM67 112v-11c0-6 7-6 7 0v11z" fill="#7f6fa0" />
    <path d="M18 90v-7c0-4 5-4 5 0v7zM77 90v-7c0-4 5-4 5 0v7z" fill="#7f6fa0" />
    ${[40,47.5,55].map(e=>l`<path d=${`M${e} 92v-8c0-4 5-4 5 0v8z`} fill="#7f6fa0" />`)}
    <path d="M43 118v-13c0-9 14-9 14 0v13z" fill="#6a4b8a" />
    <path d="M43 118v-13c0-9 14-9 14 0v13" fill="none" stroke="#e0ab36" stroke-width="1.6" />
    <path d="M10 118h80v3H10z" fill="#e2bf7a" />`,Rb=[[14,52],[28,46],[84,58],[72,48],[90,84],[12,96],[22,76],[80,104],[60,122],[38,126]],bp=()=>l`
    ${Rb.map(([e,t],n)=>l`<circle cx=${e} cy=${t} r=${n%3?.9:1.5} fill="#fff" />`)}
    <path d="M6 134v-8c28-14 60-14 88 0v8z" fill="#3f8fb0" />
    <path d="M26 121c10-3 18-2 22 1s-8 4-14 4zM62 120c8 0 16 2 20 5-8 2-18 0-20-5z" fill="#6fb37f" />
    <path d="M12 76h20v18H12zM68 76h20v18H68z" fill="#3c63a8" stroke="#c9d3e2" stroke-width="1.4" />
    <path d="M18.5 76v18M25.5 76v18M12 85h20M74.5 76v18M81.5 76v18M68 85h20" stroke="#c9d3e2" stroke-width=".9" />
    <path d="M32 83h36v4H32z" fill="#98a5b8" />
    <ellipse cx="50" cy="85" rx="21" ry="8" fill="none" stroke="#e6ebf2" stroke-width="4" />
    <path d="M43 64h14v40H43z" fill="#d7dee8" /><path d="M50 64h7v40h-7z" fill="#b3bfce" />
    <path d="M43 64c0-8 14-8 14 0z" fill="#f2f5f9" /><path d="M45 104h10l-2 6h-6z" fill="#7f8ca0" />
    ${ve([46,51],[69,92,98],3,3,"#ffd766")}
    <path d="M29 85a21 8 0 0 0 42 0" fill="none" stroke="#f7f9fc" stroke-width="4" />
    <path d="M50 56V46" stroke="#c9d3e2" stroke-width="1.4" /><circle cx="50" cy="45" r="2" fill="#ff6b57" />`;var Bb=[[2,"box",ap],[4,"tent",ip],[6,"hut",lp],[9,"caravan",cp],[12,"cottage",up],[15,"terrace",pp],[18,"villa",dp],[20,"manor",fp],[22,"tower",mp],[25,"castle",$p],[28,"palace",hp],[1/0,"station",bp]],
gp=e=>Bb.find(([t])=>e<=t),cs=e=>`fs.home.${gp(e)[1]}`;function Pb(e,t){if(t==="station")return{sky:"#161d3f",ground:"#161d3f"};let n=Math.min(e,28)/28;return{sky:`hsl(${205+(n<.7?0:(n-.7)*560)} ${25+
n*45}% ${80-Math.max(0,n-.75)*30}%)`,ground:`hsl(${70+n*45} ${22+n*14}% ${66-n*8}%)`}}function us({value:e,at:t}){let[,n,o]=gp(e),{sky:s,ground:r}=Pb(e,n);return l`<svg viewBox="0 0 100 140" aria-hidden="true" focusable="false" ...${t}>
        <rect x="1" y="1" width="98" height="138" rx="9" fill="#fdf8ec" stroke="#b9a987" stroke-width="1.5" />
        <rect x="6" y="40" width="88" height="94" rx="4" fill=${s} />
        ${n!=="station"&&l`
            <circle cx=${86-e%4*4} cy=${52+e%3*2} r="5" fill="#fff" opacity=".65" />
            <path d="M6 116h88v14a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4z" fill=${r} />`}
        <${o} />
        <rect x="6" y="40" width="88" height="94" rx="4" fill="none" stroke="#6b5a3c" stroke-opacity=".45" />
        <text x="10" y="32" font-size=${e>99?27:33} font-weight="800" fill="#2c2418">${e}</text>
        <path d="M74 30V19l10-8 10 8v11z" fill="none" stroke="#8a774f" stroke-width="2.5" stroke-linejoin="round" />
    </svg>`}var yp={houses:us,cheques:rp},mi={houses:np,cheques:op},Hb=10;function xp(e,t,n){return e==="cheques"?n("fs.cheque",{cheque:t}):n("fs.house.named",{house:t,home:n(cs(t))})}function Ae({kind:e,value:t,
t:n,chosen:o=!1}){let s=yp[e];return l`
        <span class="fs-card fs-${e} ${o?"is-chosen":""}" role="img" aria-label=${xp(e,t,n)}>
            <${s} value=${t} />
        </span>`}function $t({kind:e,value:t,props:n}){let o=yp[e];return l`
        <button type="button" class="fs-card fs-playable fs-${e}" ...${n}><${o} value=${t} /></button>`}function wp({kind:e,label:t}){let n=mi[e];return l`<span class="fs-card fs-${e}" role="img" aria-label=${t}><${n} /></span>`}
function kp({kind:e,count:t,t:n}){let o=mi[e],s=n(`fs.deck.${e}`,{count:t});return l`
        <div class="fs-deck ${t===0?"is-empty":""}" data-deck=${e} role="img" aria-label=${s}>
            <span class="fs-card fs-${e}">${t>0&&l`<${o} />`}</span>
            <span class="fs-deck-count" aria-hidden="true">${t}</span>
        </div>`}var Ib={houses:{box:"0 0 36 42",outline:"M2 16L18 2l16 14v24H2z",x:18,y:32},cheques:{box:"0 6 42 30",outline:"M2 8h38v26H2z",x:21,y:27}};function Fb({kind:e,value:t,t:n}){let{box:o,outline:s,
x:r,y:a}=Ib[e];return l`
        <svg class="fs-mini fs-mini-${e}" data-mini=${`${e}-${t}`} viewBox=${o} role="img" aria-label=${xp(e,t,n)}>
            <path d=${s} />
            <text x=${r} y=${a} text-anchor="middle" font-size=${t>99?13:17}>${t}</text>
        </svg>`}var Ye=({kind:e,cards:t,t:n})=>l`
    <span class="fs-pile">
        ${t.map((o,s)=>l`<${Fb} key=${`${o}/${s}`} kind=${e} value=${o} t=${n} />`)}
    </span>`;function vp({kind:e,count:t}){let n=mi[e],o=Array.from({length:Math.min(t,Hb)},()=>l`<span><${n} /></span>`);return l`<span class="fs-fan" aria-hidden="true">${o}</span>`}var Re=e=>Array.isArray(e),Be=e=>Re(e)?e.length:typeof e=="number"?e:e.hidden,_e=(e,t)=>Object.hasOwn(e,t)?e[t]:void 0,_p=e=>e.reduce((t,n)=>t+n,0),Db=new Set(["left-empty-handed","house-taken","house\
-won","house-sold","sweep"]);function Sp(e){let t=[],n=[];for(let o of e)(o.type==="houses-revealed"||o.type==="cheques-revealed")&&(t=[]),Db.has(o.type)&&(t.push(o),n=t);return n}function $i(e){return e.phase==="selling"?e.players.filter(t=>Be(t.houses)>0):e.players.filter(t=>!e.passed.includes(t.id))}function ps(e){let{houses:t}=e.market;return t.length===0?null:{house:$i(e).
length>t.length?null:t[0]}}var ds=e=>Math.max(0,...Object.values(e.bids)),Op=({cheques:e,coins:t})=>_p(e)+(t??0);function Mp(e,t){let n=new Map,o=(s,r)=>n.set(s,(n.get(s)??0)+r);for(let s of Ub(e,t))o(
s,1);for(let s of e.players.flatMap(({cheques:r})=>r))o(s,-1);return[...n].sort(([s],[r])=>s-r)}var Ub=(e,t)=>e.options.cheques??ae(t,e,"cheques");function zb(e,t,n){let o=ps(n);return o===null?t("fs.pass"):o.house!==null?t("fs.pass.house",{house:o.house}):t(_e(n.bids,e)===void 0?"fs.pass.nothing":"fs.pass.bid-back")}function Pt(e,t,n){switch(e.
type){case"bid":return t("fs.bid");case"pass":return zb(e.player,t,n);case"sell":return e.house===void 0?t("fs.sell.last"):t("fs.sell.named",{house:e.house,home:t(cs(e.house))});case"reveal":return t(
e.houses?"fs.reveal.houses":"fs.reveal.cheques")}}function Ep({view:e,legal:t,act:n,t:o,player:s,prepared:r,prepare:a,isConfirming:i}){let c=t.filter(({type:b,house:y})=>b==="sell"&&y!==void 0),p=t.filter(b=>!c.includes(b)),u=Re(e.players.find(({id:b})=>b===
s).houses),d=b=>Pt(b,o,e),f=O(null);ye(f,".fs-playable");let m=b=>Q({label:d(b),action:b,onAct:()=>n(b)}),$=De({act:n,legal:t,view:e,prepared:r,prepare:a}),h=b=>Q({label:d(b),...$(b)});return i&&u?null:
l`<div class="fs-actions">
        ${p.map(b=>l`
            <button type="button" class="action" key=${b.type} ...${m(b)}>${d(b)}</button>`)}
        ${c.length>0&&l`<p>${o(u?"fs.sell.from-hand":"fs.sell.which",{player:s})}</p>`}
        ${c.length>0&&!u&&l`<ul class="fs-picks" ref=${f}>
            ${c.map(b=>l`<li key=${b.house}>
                <${$t} kind="houses" value=${b.house} props=${h(b)} />
            </li>`)}
        </ul>`}
    </div>`}var fs=5,qb=6,Gb=(e,t)=>l`<g>
    <path d=${`M${e-9} ${t}v3a9 3.5 0 0 0 18 0v-3z`} fill="#a8761a" />
    <ellipse cx=${e} cy=${t} rx="9" ry="3.5" fill="#efc550" stroke="#8f6414" stroke-width=".8" />
    <ellipse cx=${e} cy=${t} rx="5.5" ry="1.9" fill="none" stroke="#b98a25" stroke-width=".7" /></g>`;function Qe({count:e}){if(e===0)return null;let t=Math.min(e,fs*qb),n=Math.ceil(t/fs),o=Array.from(
{length:t},(s,r)=>Gb(10+Math.floor(r/fs)*16,24-r%fs*4));return l`<svg class="fs-coins" viewBox=${`0 0 ${n*16+4} 32`} aria-hidden="true" focusable="false">
        ${o}</svg>`}var Ap=()=>l`<svg class="fs-coins" viewBox="0 0 28 32" aria-hidden="true" focusable="false">
    <path d="M10 10C2 16 2 30 14 30s12-14 4-20z" fill="#94623a" stroke="#5f3d22" stroke-width="1.2" />
    <path d="M9 3l5 3 5-3-2 7h-6z" fill="#b07a4b" stroke="#5f3d22" stroke-width="1.2" />
    <path d="M9 10h10" stroke="#e5bf57" stroke-width="2" stroke-linecap="round" />
    <text x="14" y="25" text-anchor="middle" font-size="12" font-weight="700" fill="#fff3dc">?</text></svg>`;var ms=e=>({"--seat":`var(--player-${e})`}),$s=({id:e,number:t})=>l`
    <h3><span class="fs-number" aria-hidden="true">${t}</span><span class="fs-name">${e}</span></h3>`;function Wb({player:e,number:t,standing:n,t:o}){let{cheque_total:s,coins:r}=n.breakdown;return l`<li class="fs-final-row" data-seat=${e.id} style=${ms(t)}>
        <${$s} id=${e.id} number=${t} />
        <ul class="fs-spread" aria-label=${o("fs.cheques")}>
            ${e.cheques.map((a,i)=>l`
                <li key=${i}><${Ae} kind="cheques" value=${a} t=${o} /></li>`)}
        </ul>
        <dl class="fs-sums">
            <div><dt>${o("fs.cheques")}</dt><dd>${s}</dd></div>
            <div><dt>${o("fs.coins")}</dt><dd><${Qe} count=${r} />${r}</dd></div>
            <div class="fs-total"><dt>${o("fs.total")}</dt><dd>${n.total}</dd></div>
        </dl>
    </li>`}function Cp({view:e,scores:t,t:n}){let o=({id:s})=>t.standings.find(({player:r})=>r===s);return l`<section class="fs-market" aria-label=${n("fs.phase.finished")}>
        <h2>${n("fs.phase.finished")}</h2>
        <ol class="fs-final">
            ${e.players.map((s,r)=>l`
                <${Wb} key=${s.id} player=${s} number=${r+1} standing=${o(s)} t=${n} />`)}
        </ol>
    </section>`}function Jb({house:e,sell:t,onTap:n,chosen:o,t:s}){if(!t)return l`<${Ae} kind="houses" value=${e} t=${s} chosen=${o} />`;let r=Q({label:Pt(t,s),...n(t)});return l`<${$t} kind="houses" value=${e} props=${r} />`}
function Kb(e,t){return e.length>0?"fs.hand.choose":t===null?"fs.hand":"fs.hand.chosen"}function Tp({view:e,legal:t,onTap:n,seat:o,t:s}){let r=O(null);ye(r,".fs-playable");let a=e.players.find(({id:p})=>p===
o);if(!a||!Re(a.houses)||a.houses.length===0)return null;let i=t.filter(({type:p})=>p==="sell"),c=_e(e.choices,o)??null;return l`<section class="fs-hand" data-hand=${o} data-here=${i.length>0||void 0} aria-label=${s(
"fs.hand.of",{player:o})}>
        <h2>${s(Kb(i,c),{house:c})}</h2>
        <ul ref=${r} style=${{"--cards":a.houses.length}}>
            ${a.houses.map(p=>l`<li key=${p} data-house=${p}>
                <${Jb} house=${p} sell=${i.find(u=>u.house===p)} onTap=${n}
                    chosen=${p===c} t=${s} />
            </li>`)}
        </ul>
    </section>`}var Lp=e=>({"--cards":Math.max(e.length,3)});function Vb(e,t,n,o){return e===n.house?o("fs.note.next"):e===t.at(-1)?o("fs.note.last"):""}function Zb({view:e,t}){let{houses:n}=e.market,o=ps(e);return l`
        <ul class="fs-offer" style=${Lp(n)} aria-label=${t("fs.offer.houses")}>
            ${n.map(s=>l`<li key=${s} data-house=${s}>
                <${Ae} kind="houses" value=${s} t=${t} />
                <span class="fs-note">${Vb(s,n,o,t)}</span>
            </li>`)}
        </ul>
        ${o&&o.house===null&&l`<p class="fs-hint">${t("fs.note.empty-handed")}</p>`}`}function Yb({player:e,view:t,t:n}){let o=_e(t.choices,e),s=o!==void 0,r=n("fs.sealed.awaited",{player:e});return l`<li data-sealed=${e} data-chosen=${String(
s)}>
        ${!s&&l`<span class="fs-card fs-houses fs-blank" role="img" aria-label=${r}></span>`}
        ${o===null&&l`<${wp} kind="houses" label=${n("fs.sealed.chosen",{player:e})} />`}
        ${s&&o!==null&&l`<${Ae} kind="houses" value=${o} t=${n} />`}
        <span class="fs-note">${e}</span>
    </li>`}function Qb({view:e,t}){let{cheques:n}=e.market;return l`
        <ul class="fs-offer fs-offer-cheques" style=${Lp(n)} aria-label=${t("fs.offer.cheques")}>
            ${n.map((o,s)=>l`<li key=${s} data-cheque=${o}>
                <${Ae} kind="cheques" value=${o} t=${t} />
            </li>`)}
        </ul>
        <ul class="fs-offer fs-sealed-row" aria-label=${t("fs.sealed")}>
            ${$i(e).map(({id:o})=>l`<${Yb} key=${o} player=${o} view=${e} t=${t} />`)}
        </ul>`}function Xb({view:e,t}){if(e.phase!=="buying"||e.market.houses.length===0)return null;let n=ds(e);return l`<p class="fs-high">${n===0?t("fs.bid.none"):t("fs.bid.highest",{bid:n})}</p>`}
function Np({view:e,toAct:t,isHere:n,t:o}){let s=e.phase==="buying",r=s?"houses":"cheques",a=s?Zb:Qb,i=c=>l`<${kp} kind=${c} count=${Be(e.decks[c])} t=${o} />`;return l`<section class="fs-market" data-fs="market" data-here=${n||
void 0} aria-label=${o("fs.market")}>
        <header>
            <h2>${o(`fs.phase.${e.phase}`,{round:e.round})}</h2>
            <${Xb} view=${e} t=${o} />
        </header>
        <div class="fs-middle">
            ${i(r)}
            <div class="fs-laid">
                ${t.includes("table")&&l`<p class="fs-hint">${o(`fs.awaited.${r}`)}</p>`}
                <${a} view=${e} t=${o} />
            </div>
            ${s&&i("cheques")}
        </div>
    </section>`}var hs=(e,t,n)=>l`<${Ye} kind=${e} cards=${t} t=${n} />`,jp=(e,t,n,o)=>l`<span>${e+t===0?o("fs.outcome.free"):o(n,{paid:e,refund:t})}</span>`,Rp=(e,t,n)=>l`
    ${hs("houses",e,n)}
    <span role="img" aria-label=${n("fs.sold-for")}>→</span>
    ${hs("cheques",t,n)}`,eg={"left-empty-handed":({refund:e},t)=>l`<span>${t("fs.outcome.nothing",{refund:e})}</span>`,"house-taken":({house:e,paid:t,refund:n},o)=>[hs("houses",[e],o),jp(t,n,"fs.outc\
ome.taken",o)],"house-won":({house:e,paid:t},n)=>[hs("houses",[e],n),jp(t,0,"fs.outcome.won",n)],"house-sold":({house:e,cheque:t},n)=>Rp([e],[t],n),sweep:({houses:e,cheques:t},n)=>Rp(e,t,n)};function Bp({
events:e,t}){let n=Sp(e);return n.length===0?null:l`<section class="fs-outcome" aria-label=${t("fs.outcome")}>
        <h2>${t("fs.outcome")}</h2>
        <ul>
            ${n.map((o,s)=>l`
                <li key=${s} data-outcome=${o.player}><b>${o.player}</b>${eg[o.type](o,t)}</li>`)}
        </ul>
    </section>`}function tg(e,t,n,o){let{id:s}=e,r=t.phase==="selling";return[s===o&&"you",n.includes(s)&&"to-act",t.forfeits?.some(({seat:a})=>a===s)&&"forfeited",t.passed.includes(s)&&"passed",r&&_e(t.choices,s)!==
void 0&&"chosen",r&&Be(e.houses)===0&&"sold-out",!r&&t.first_player===s&&"starts"].filter(Boolean)}function Pp({count:e,t}){return e===null?l`<${Ap} /><span class="fs-soft">${t("fs.hidden")}</span>`:l`<b class="fs-figure">${e}</b><${Qe} count=${e} />`}
function Hp({kind:e,cards:t,t:n,inHand:o=!1}){let s=Be(t),r=Re(t)&&!o;return l`
        <b class="fs-figure">${s}</b>
        ${r&&l`<${Ye} kind=${e} cards=${t} t=${n} />`}
        ${!r&&l`<${vp} kind=${e} count=${s} />`}`}var bs=({name:e,term:t,children:n})=>l`
    <div class="fs-line fs-line-${e}" data-line=${e}><dt>${t}</dt><dd>${n}</dd></div>`,ng=({signs:e,t})=>l`
    <ul class="fs-signs" aria-label=${t("fs.signs")}>
        ${e.map(n=>l`<li key=${n} class="fs-sign fs-sign-${n}">${t(`fs.sign.${n}`)}</li>`)}
    </ul>`;function og({player:e,number:t,view:n,toAct:o,seat:s,t:r}){let{id:a,coins:i,houses:c,cheques:p}=e,u=tg(e,n,o,s),d=_e(n.bids,a),f=u.map(m=>`is-${m}`).join(" ");return l`<li class="fs-seat ${f}" data-seat=${a} style=${ms(
t)}>
        <${$s} id=${a} number=${t} />
        ${u.length>0&&l`<${ng} signs=${u} t=${r} />`}
        <dl>
            ${d!==void 0&&l`<${bs} name="bid" term=${r("fs.bid")}><${Pp} count=${d} /><//>`}
            <${bs} name="coins" term=${r("fs.coins")}><${Pp} count=${i} t=${r} /><//>
            <${bs} name="houses" term=${r("fs.houses")}>
                <${Hp} kind="houses" cards=${c} inHand=${a===s} t=${r} />
            <//>
            ${n.phase==="selling"&&l`<${bs} name="cheques" term=${r("fs.cheques")}>
                <${Hp} kind="cheques" cards=${p} t=${r} />
            <//>`}
        </dl>
    </li>`}function Ip({view:e,toAct:t,seat:n,t:o}){let s={view:e,toAct:t,seat:n,t:o};return l`<section class="fs-seats" aria-label=${o("fs.seats")}>
        <ol data-seats=${e.players.length}>
            ${e.players.map((r,a)=>l`
                <${og} key=${r.id} player=${r} number=${a+1} ...${s} />`)}
        </ol>
    </section>`}function Fp({view:e,legal:t,act:n,t:o,seat:s,toAct:r,scores:a,prepared:i,prepare:c,last:p,log:u=p}){let d=l`<${Bp} events=${u} t=${o} />`;return e.phase==="finished"?l`<div class="fs-board" data-phase="finished"><div class="fs-layout"><${Cp} view=${e} scores=${a} t=${o} />${d}</div></div>`:
l`<div class="fs-board" data-phase=${e.phase}><div class="fs-layout fs-playing">
        <${Np} view=${e} toAct=${r} isHere=${!sg(e,t,s)} t=${o} />
        <${Tp} view=${e} legal=${t} onTap=${De({act:n,legal:t,view:e,prepared:i,prepare:c})} seat=${s} t=${o} />
        ${d}
        <${Ip} view=${e} toAct=${r} seat=${s} t=${o} />
    </div></div>`}function sg(e,t,n){let o=e.players.find(({id:s})=>s===n)?.houses;return Array.isArray(o)&&t.some(({type:s})=>s==="sell")}var hi=({name:e,amount:t,total:n=!1,children:o})=>l`
    <li class="fs-score-line ${n?"is-total":""}">
        <span class="fs-score-name">${e}</span>
        <span class="fs-score-of">${o}</span>
        <b class="fs-amount">${t}</b>
    </li>`;function Dp({standing:e,t}){let{cheques:n,cheque_total:o,coins:s}=e.breakdown;return l`<ul class="fs-breakdown" aria-label=${t("fs.breakdown.of",{player:e.player})}>
        <${hi} name=${t("fs.cheques")} amount=${o}>
            <${Ye} kind="cheques" cards=${n} t=${t} />
            <span class="fs-sum">${n.join(" + ")}</span>
        <//>
        <${hi} name=${t("fs.coins.left")} amount=${s}><${Qe} count=${s} /><//>
        <${hi} name=${t("fs.total")} amount=${e.total} total=${!0} />
    </ul>`}var Up=[{kind:"coins",name:"fs.coins",at:{"/players/*/coins":""}},{kind:"house",name:"fs.correct.house",at:{"/market/houses/*":"fs.market","/players/*/houses/*":"","/sold/*":"fs.correct.sold"},of:"hou\
ses",unseen:["/decks/houses/*","/removed/houses/*"],ascending:["/market/houses","/players/*/houses","/sold","/removed/houses"],follow:["/choices/*"]},{kind:"cheque",name:"fs.correct.cheque",at:{"/mark\
et/cheques/*":"fs.market","/players/*/cheques/*":""},of:"cheques",unseen:["/decks/cheques/*","/removed/cheques/*"],ascending:["/market/cheques","/players/*/cheques","/removed/cheques"]}];var rg={x:60,y:12,width:80,height:112},ag=[[2,"rotate(-26 100 210)"],[24,"rotate(26 100 210)"],[12,"rotate(0)"]],zp=()=>l`<svg viewBox="-25 0 250 150" aria-hidden="true" focusable="false">
    ${ag.map(([e,t])=>l`<g transform=${t}><${us} value=${e} at=${rg} /></g>`)}
</svg>`;var qp={pieces:{".fs-offer > [data-house]":({dataset:e})=>`houses-${e.house}`,".fs-offer > [data-cheque]":({dataset:e})=>`cheques-${e.cheque}`,"[data-sealed][data-chosen=true]":({dataset:e})=>`sealed-${e.
sealed}`,"[data-mini]":({dataset:e})=>e.mini},bids:".fs-line-bid .fs-figure",payments({type:e,player:t,amount:n,refund:o}){return e==="bid"?[{from:t,to:null,amount:n}]:o>0?[{from:null,to:t,amount:o}]:
[]},awards:["house-taken","house-won","house-sold","sweep"]};function Gp({legal:e,player:t,view:n,gameSheet:o}){let s=n.players.find(({id:a})=>a===t);if(s===void 0)return e;if(n.phase==="selling")return ig({legal:e,player:t,seat:s});if(n.phase!=="buying"||s.coins!==
null)return e;let r={minimum:lg(n,t,o),maximum:null};return[{type:"bid",player:t,amount:r},{type:"pass",player:t}]}function ig({legal:e,player:t,seat:n}){return Be(n.houses)>1?null:Re(n.houses)?e:[{type:"\
sell",player:t}]}function lg(e,t,n){let o=r=>e.options[r]??ae(n,e,r);if(Object.keys(e.bids).length===0)return o("minimum_opening_bid");let s=ds(e);return o("raise")==="exceed"?s+1:Math.max(s,(_e(e.bids,
t)??0)+1)}function Wp({view:e,seat:t,t:n}){let{coins:o,houses:s,cheques:r}=e.players.find(({id:i})=>i===t),a=(i,c)=>c.length>0&&l`
        <div class="fs-line"><dt>${n(`fs.${i}`)}</dt><dd><${Ye} kind=${i} cards=${c} t=${n} /></dd></div>`;return l`
        <dl class="fs-own">
            <div class="fs-line"><dt>${n("fs.coins")}</dt><dd><b class="fs-figure">${o}</b><${Qe} count=${o} /></dd></div>
            ${a("houses",s)}
            ${a("cheques",r)}
        </dl>`}var Jp=({ruleset:e,variant:t,options:n,players:o})=>({ruleset:e,variant:t,options:n,players:o.map(s=>({id:s,coins:null,cheques:[]}))}),bi=(e,t,n)=>({...e,players:e.players.map(o=>o.id===t?{...o,...n(o)}:
o)}),Kp=(e,t,n)=>bi(e,t,()=>({coins:n})),Vp=(e,t,n)=>bi(e,t,({cheques:o})=>({cheques:[...o,n].sort((s,r)=>s-r)})),Zp=(e,t,n)=>bi(e,t,({cheques:o})=>({cheques:o.filter((s,r)=>r!==n)})),Yp=({ruleset:e,variant:t,
options:n,players:o})=>({ruleset:e,variant:t,options:n,players:o.map(({id:s,coins:r,cheques:a})=>({id:s,...r!==null&&{coins:r},cheques:a}))});var cg=(e,t)=>e.some(({pointer:n})=>n?.startsWith(`/players/${t}/`));function ug({player:e,active:t,choose:n,error:o,t:s}){let{id:r,cheques:a}=e,i={count:a.length,total:Op(e)};return l`
        <button type="button" aria-pressed=${String(t)} data-pad-player=${r} onClick=${()=>n(r)}>
            <b>${r}</b>
            <span>${s("fs.pad.so-far",i)}</span>
            ${o&&l`<span class="fs-error">${s("fs.pad.error")}</span>`}
        </button>`}function pg({player:e,draft:t,change:n,t:o}){let s=({currentTarget:{value:r}})=>n(Kp(t,e.id,r===""?null:Math.max(0,Math.trunc(Number(r)))));return l`<label class="fs-coin-field">
        <span>${o("fs.pad.coins",{player:e.id})}</span>
        <input type="number" inputmode="numeric" min="0" step="1" name=${`coins/${e.id}`} onInput=${s}
            value=${e.coins??""} data-pointer=${`/players/${t.players.indexOf(e)}/coins`} />
    </label>`}function dg({player:e,draft:t,change:n,t:o}){if(e.cheques.length===0)return l`<p class="fs-soft">${o("fs.pad.none")}</p>`;let s=(r,a)=>({"aria-label":o("fs.pad.remove",{cheque:r,player:e.
id}),"data-taken":r,onClick:()=>n(Zp(t,e.id,a))});return l`<ul class="fs-picks" aria-label=${o("fs.pad.taken",{player:e.id})}>
        ${e.cheques.map((r,a)=>l`<li key=${`${r}/${a}`}>
            <${$t} kind="cheques" value=${r} props=${s(r,a)} />
        </li>`)}
    </ul>`}function fg({player:e,draft:t,change:n,gameSheet:o,t:s}){let r=(a,i)=>({"aria-label":s("fs.pad.add",{cheque:a,player:e.id,count:i}),"data-pick":a,disabled:i<=0,onClick:()=>n(Vp(t,e.id,a))});
return l`<ul class="fs-picks" aria-label=${s("fs.pad.left")}>
        ${Mp(t,o).map(([a,i])=>l`<li key=${a}>
            <${$t} kind="cheques" value=${a} props=${r(a,i)} />
            <span class="fs-note" aria-hidden="true">× ${i}</span>
        </li>`)}
    </ul>`}function Qp({draft:e,change:t,gameSheet:n,t:o,errors:s=[]}){let[r,a]=g(null),i=e.players.find(({id:p})=>p===r)??e.players[0],c={player:i,draft:e,change:t,t:o};return l`<div class="fs-pad">
        <div class="fs-tabs" role="group" aria-label=${o("fs.pad.who")}>
            ${e.players.map((p,u)=>l`<${ug} key=${p.id} player=${p} active=${p===i}
                choose=${a} error=${cg(s,u)} t=${o} />`)}
        </div>
        <section class="fs-pad-player" aria-label=${i.id}>
            <${pg} key=${i.id} ...${c} />
            <h2>${o("fs.pad.taken",{player:i.id})}</h2>
            <${dg} ...${c} />
            <h2>${o("fs.pad.left")}</h2>
            <${fg} ...${c} gameSheet=${n} />
        </section>
    </div>`}var Xp={id:"for-sale",Emblem:zp,Board:Fp,label:Pt,Actions:Ep,Piece:({component:e,value:t,t:n})=>l`<${Ae} kind=${e} value=${t} t=${n} />`,Breakdown:Dp,scorePad:{empty:Jp,Form:Qp,request:Yp},corrections:Up,
sealed:["sell"],openly:Gp,Own:Wp,motion:qp};var Se=["upper","middle","lower"],Pe=e=>e<0?`−${-e}`:`${e}`,Ht=e=>e>0?`+${e}`:Pe(e),gs=({before:e,after:t})=>e===t?Pe(e):`${Pe(e)} → ${Pe(t)}`;var ys=e=>e.lots.length===e.requirement&&e.lots.every(t=>t.rooftop!==null),gi=({value:e,effect:t})=>t==="shorten"?-e:e,td=(e,t)=>e.reduce((n,o)=>n+gi(o),t.requirement);function ht(e,{row:t,effect:n,permit:o}){
let s=e.board[t];return n?s.requirement+gi({value:e.placing.piece.value,effect:n}):s.requirement-gi(s.permits.find(r=>r.value===o))}function mg(e,t){let n=e.board[t.row];return{...e.board,[t.row]:{...n,
...hg[e.placing.piece.kind](n,t,e)}}}var $g=({permits:e},t)=>e.filter(({value:n})=>n!==t),hg={cube:(e,{lot:t},{placing:{piece:n}})=>{let{cubes:o}=e.lots[t-1]??{cubes:[]};return ed(e,t,{cubes:[...o,{colour:n.
colour,value:n.value}],rooftop:null})},rooftop:(e,{lot:t},{placing:{piece:n}})=>ed(e,t,{...e.lots[t-1],rooftop:n.value}),permit:(e,t,n)=>({permits:[...e.permits,{value:n.placing.piece.value,effect:t.effect}],
requirement:ht(n,t)}),cancel:(e,t,n)=>({permits:$g(e,t.permit),requirement:ht(n,t)}),mayor:()=>({mayor:!0})},ed=({lots:e},t,n)=>({lots:Object.assign([...e],{[t-1]:n})});function bg(e,t){let n=e.options.
unroofed??ae(t,e,"unroofed");return Object.entries(e.board).flatMap(([o,s])=>s.lots.map((r,a)=>{let i=e.certificates[r.cubes.at(-1).colour];return{row:o,lot:a+1,player:i,points:gg(r,s,n)}}))}function gg({
cubes:e,rooftop:t},n,o){let s=e.reduce((a,{value:i})=>a+i,t??0),r=t===null?o==="negative"?-1:0:ys(n)?1:-1;return s*r*(n.mayor?2:1)||0}function xs(e,t,n){let[o,s]=[e,t===null?e:yg(e,t)].map(i=>bg(i,n)),
r=(i,c,p)=>i.filter(u=>u[c]===p).reduce((u,{points:d})=>u+d,0),a=(i,c)=>({before:r(o,i,c),after:r(s,i,c)});return{players:e.players.map(({id:i})=>({player:i,...a("player",i)})),rows:Object.fromEntries(
Object.keys(e.board).map(i=>[i,a("row",i)]))}}function yg(e,t){let{piece:n,player:o}=e.placing,s=n.kind==="cube"?{[n.colour]:o,...e.certificates}:e.certificates;return{...e,board:mg(e,t),certificates:s}}
function ws({piece:e},t){if(e.kind!=="cube")return e;let n=t.market[e.row-1];return{kind:"cube",...n[e.end==="left"?0:n.length-1]}}function bt(e){let t=Object.entries(e.bids).sort(([,n],[,o])=>o-n);return t.
length>0?{player:t[0][0],amount:t[0][1]}:null}function nd(e,t,n){let o=t.at(-1);return o===void 0||!n&&o.value>e.value}var od=(e,t)=>t.cash*e.length,sd={rows:3,length:8};function rd({view:e,gameSheet:t,at:n,t:o}){let{players:s}=xs(e,n,t),r=({player:i,before:c,after:p})=>o(c===p?"es.effect.same":"es.effect",{player:i,before:Pe(c),after:Pe(p)}),a=n===null?"":JSON.stringify(
n);return k(()=>{let i=s.filter(({before:c,after:p})=>c!==p);a!==""&&fe(i.map(r).join("; ")||o("es.effect.none"))},[a]),l`
        <div class="es-effect" data-at=${a}>
            <p class="es-note" id="es-effect">${o("es.effect.title")}</p>
            <ul aria-labelledby="es-effect">
                ${s.map((i,c)=>l`
                    <li key=${i.player} class=${i.before===i.after?"":"es-effect__changes"} style=${{"--seat":`var(--player-${c+1})`}}
                        data-effect=${i.player}>
                        <span class="es-effect__who" aria-hidden="true">${i.player}</span>
                        <span class="es-effect__figures" aria-hidden="true">${gs(i)}</span>
                        <span class="es-hidden">${r(i)}</span>
                    </li>`)}
            </ul>
        </div>`}var Xe=["blue","green","yellow","purple","red","white"],xg=[12,24,36].map(e=>`M3 ${e}q5.25-6 10.5 0t10.5 0 10.5 0 10.5 0`).join(""),wg=[9,24,39].map(e=>[9,19,29,39].map(t=>`M${t} ${e}h.01`).join("")).
join(""),ad="M3 15L15 3M3 27L27 3M3 39L39 3M9 45L45 9M21 45L45 21M33 45L45 33",kg=`${ad}M33 3L45 15M21 3L45 27M9 3L45 39M3 9L39 45M3 21L27 45M3 33L15 45`,vg="M3 13.5h42M3 24h42M3 34.5h42M17 3v10.5M33 \
3v10.5M9 13.5v10.5M40 13.5v10.5M8 24v10.5M39 24v10.5M17 34.5v10.5M33 34.5v10.5",_g={blue:xg,green:wg,yellow:ad,purple:kg,red:vg,white:"M9 9h30v30h-30z"},An=({box:e,kind:t,piece:n,children:o})=>l`<svg class=${`\
es-piece ${t}`} data-piece=${n} viewBox=${e} aria-hidden="true" focusable="false">${o}</svg>`,ie=({colour:e,value:t})=>l`
    <${An} box="0 0 48 48" kind=${`es-cube es-${e}`} piece=${t==null?void 0:`${e}-${t}`}>
        <rect class="es-face" x="1.5" y="1.5" width="45" height="45" rx="5" />
        <path class=${`es-pattern${e==="green"?" es-pattern--dots":""}`} d=${_g[e]} />
        <path class="es-gleam" d="M6 4.5h36" />
        ${t!=null&&l`<circle class="es-plate" cx="24" cy="24" r="13.5" /><text x="24" y="32">${t}</text>`}
    <//>`,He=({value:e})=>l`
    <${An} box="0 0 60 32" kind=${`es-roof${e==null?" es-roof--back":""}`}>
        <path class="es-face" d="M1.5 30.5L13 4.5Q14 2.5 16.5 2.5H43.5Q46 2.5 47 4.5L58.5 30.5Z" />
        <path class="es-pattern" d="M10 12h8M42 12h8M7 21h11M42 21h11" />
        <text x="30" y="25">${e??"?"}</text>
    <//>`,Sg={shorten:"−",lengthen:"+"},yi=(e,t)=>`${Sg[t]??"±"}${e}`,xi=({value:e,effect:t})=>l`
    <${An} box="0 0 48 48" kind=${`es-permit es-permit--${t??"open"}`} piece=${`permit-${e}`}>
        <path class="es-post" d="M24 30v17" />
        <rect class="es-face" x="2" y="5" width="44" height="27" rx="3" />
        <path class="es-pattern" d="M6 9h36v19H6z" />
        <text x="24" y="26">${yi(e,t)}</text>
    <//>`,It=()=>l`
    <${An} box="0 0 48 48" kind="es-mayor" piece="mayor">
        <path class="es-face" d="M12 5Q24 1 36 5L34 31H14Z" />
        <path class="es-band" d="M13.6 23H34.4L34 30H14Z" />
        <path class="es-face" d="M3 31Q24 25 45 31Q46 37 24 39Q2 37 3 31Z" />
        <text x="24" y="19">×2</text>
    <//>`,Og=()=>l`
    <${An} box="0 0 48 48" kind="es-cancel" piece="cancel">
        <rect class="es-face" x="3" y="3" width="42" height="42" rx="5" />
        <path class="es-cross" d="M14 14L34 34M34 14L14 34" />
    <//>`,ks=()=>l`
    <svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true"><path class="es-gavel" d="M3 17.5h8M5.5 5.5l5-3.5 4 5.5-5 3.5zM12 9l6 6" /></svg>`;function pe({piece:e,effect:t}){return e.kind==="cube"?
l`<${ie} colour=${e.colour} value=${e.value} />`:e.kind==="rooftop"?l`<${He} value=${e.value} />`:e.kind==="permit"?l`<${xi} value=${e.value} effect=${t} />`:e.kind==="mayor"?l`<${It} />`:l`<${Og} />`}
function X(e,t){let n=e.colour&&t(`es.colour.${e.colour}`);return t(`es.piece.${e.kind}`,{colour:n,value:e.value})}function et(e,t,n){return e.type==="offer"?Mg(e,t,n):e.type==="place"?Eg(e,t,n):e.type==="sell"||e.type==="keep"?t(`es.${e.type}`,bt(n.auction)):e.type==="reveal"?X({kind:"rooftop",value:e.rooftop},t):
t(`es.${e.type}`,{amount:e.amount})}function Mg(e,t,n){let{piece:o}=e;if(o.kind==="rooftop")return t("es.offer.rooftop");if(o.kind!=="cube")return t("es.offer.piece",{piece:X(o,t)});let s=t(`es.end.${o.
end}`,{row:o.row});return t("es.offer.cube",{piece:X(ws(e,n),t),where:s})}function Eg(e,t,n){let o=t(`es.row.${e.row}`);if(e.effect)return t(`es.place.${e.effect}`,{row:o,to:ht(n,e)});if(e.permit)return t(
"es.place.cancel",{row:o,permit:e.permit,to:ht(n,e)});if(!e.lot)return t("es.place.mayor",{row:o});let s=n.board[e.row].lots[e.lot-1];return s?t("es.place.building",{row:o,lot:e.lot,building:Cn(s,t)}):
t("es.place.lot",{row:o,lot:e.lot})}var Cn=(e,t)=>e.cubes.map(n=>t("es.cube",{colour:t(`es.colour.${n.colour}`),value:n.value})).join(", ");var wi=()=>({lots:{},signs:{},cancels:{},mayor:null});function vs(e,t,n){let o=t.filter(({type:s})=>s==="place");return Vt(e&&{...e,tapped:e.at??e.tapped},o,n)}function id({view:e,legal:t,onTap:n,prepare:o,
name:s}){let r={upper:wi(),middle:wi(),lower:wi()},a=i=>o(c=>({...c,ply:e.ply,at:i}));for(let i of t.filter(c=>c.type==="place")){let c={onHover:()=>a(i),onLeave:()=>a(void 0)},p={label:s(i),...n(i),...c,
ghost:e.placing.piece};Ag(r[i.row],i,p,e)}return r}function Ag(e,t,n,o){t.lot?e.lots[t.lot]=n:t.effect?e.signs[ht(o,t)+1]={...n,effect:t.effect}:t.permit?e.cancels[t.permit]=n:e.mayor=n}var Cg={offer:"pieces",place:"land"},_s=e=>JSON.stringify(e);function Tg({action:e,act:t,t:n,view:o}){let s=ws(e,o),r=s.kind==="rooftop"?n("es.supply.next"):X(s,n);return l`
        <button type="button" class="es-actions__offer" data-action=${_s(e)} onClick=${()=>t(e)}>
            <${pe} piece=${s} /><span>${r}</span>
        </button>`}function ld({view:e,gameSheet:t,legal:n,act:o,prepared:s,isConfirming:r,t:a}){let c=n.some(({type:$})=>$==="place")&&l`<${rd} view=${e} gameSheet=${t} at=${vs(s,n,e)} t=${a} />`;if(r)
return c&&l`<div class="es">${c}</div>`;let p=$=>n.filter(({type:h})=>$===(Cg[h]??"words")),[u,d,f]=["pieces","land","words"].map(p),m=$=>l`
        <button type="button" class=${`action ${$.type}`} key=${_s($)} data-action=${_s($)} onClick=${()=>o($)}>
            ${et($,a,e)}
        </button>`;return l`
        <div class="es es-actions">
            ${f.map(m)}
            ${d.length>0&&l`
                <p>${a("es.choose.place")}</p>
                ${c}
                <details>
                    <summary>${a("es.choose.list",{count:d.length})}</summary>
                    <div class="es-actions">${d.map(m)}</div>
                </details>`}
            ${u.length>0&&l`
                <div role="group" aria-label=${a("es.offers")}>
                    <p class="es-note" aria-hidden="true">${a("es.offers")}</p>
                    <div class="es-actions__offers">
                        ${u.map($=>l`<${Tg} key=${_s($)} action=${$} act=${o} t=${a} view=${e} />`)}
                    </div>
                </div>`}
        </div>`}var Lg={offer:(e,t)=>[t("es.block.offer",{player:e.auctioneer}),e.stowed?t("es.block.stowed"):""],reveal:(e,t)=>[t("es.block.reveal",{player:e.auctioneer}),t("es.block.reveal.do")],bidding:(e,t)=>[cd(
e,t),Ng(e,t)],settling:(e,t)=>[cd(e,t),t("es.block.settle",{...bt(e.auction),auctioneer:e.auctioneer})],placing:(e,t)=>[t("es.block.placing",{player:e.placing.player,piece:X(e.placing.piece,t)}),t(`es\
.block.placing.${e.placing.piece.kind}`)],finished:(e,t)=>[t("es.block.finished"),t(`es.end.by.${e.ended_by}`)]},cd=(e,t)=>t("es.block.offered",{player:e.auctioneer,piece:X(e.auction.piece,t)});function Ng(e,t){
let n=bt(e.auction);return n?t("es.block.bid",n):t("es.block.no-bid")}function jg({phase:e,auction:t,placing:n}){return e==="reveal"?{kind:"rooftop"}:t?.piece??n?.piece}function ud({view:e,t}){let n=jg(
e),[o,s]=Lg[e.phase](e,t);return l`
        <section class="es-block" aria-labelledby="es-block" data-here=${["bidding","settling","reveal"].includes(e.phase)||void 0}>
            <div class="es-block__piece">${n?l`<${pe} piece=${n} />`:l`<${ks} />`}</div>
            <div>
                <h2 id="es-block">${o}</h2>
                <p class="es-block__line">${s}</p>
            </div>
        </section>`}var pd={"permit-1":{kind:"permit",value:1},"permit-2":{kind:"permit",value:2},"permit-3":{kind:"permit",value:3},mayor:{kind:"mayor"},cancel:{kind:"cancel"}},dd=(e,t)=>e.kind===t.kind&&e.value===t.value;
function ki({action:e,name:t,kind:n,onTap:o,t:s,view:r,children:a}){if(!e)return l`<span class=${`es-offer ${n}`} role="img" aria-label=${t}>${a}</span>`;let i=Q({label:et(e,s,r),...o(e)});return l`<button type="button" class=${`\
es-offer es-target ${n}`} ...${i}>${a}</button>`}function Rg({cubes:e,number:t,offers:n,...o}){let s=a=>a===0?"left":a===e.length-1?"right":null,r=a=>n.find(({piece:i})=>i.row===t&&i.end===s(a));return l`
        <li class="es-market__row">
            <span class="es-market__number" aria-hidden="true">${t}</span>
            ${e.map((a,i)=>l`
                <${ki} action=${r(i)} name=${X({kind:"cube",...a},o.t)} kind="es-offer--cube" ...${o}>
                    <${ie} ...${a} />
                <//>`)}
            ${e.length===0&&l`<span class="es-note">${o.t("es.market.empty")}</span>`}
        </li>`}function fd({view:e,legal:t,onTap:n,t:o}){let s=t.filter(({type:r,piece:a})=>r==="offer"&&a.kind==="cube");return l`
        <section class="es-panel es-market" aria-labelledby="es-market">
            <h2 id="es-market">${o("es.market")}</h2>
            <ol class="es-market__rows">
                ${e.market.map((r,a)=>l`
                    <${Rg} cubes=${r} number=${a+1} offers=${s} onTap=${n} t=${o} view=${e} />`)}
            </ol>
            <${Fg} certificates=${e.certificates} t=${o} />
        </section>`}var Bg=e=>e.hidden??e.length??e;function Pg({view:e,legal:t,onTap:n,t:o}){let s=Bg(e.rooftops),r=t.find(({type:a,piece:i})=>a==="offer"&&i.kind==="rooftop");return l`
        <li class="es-slot">
            <${ki} action=${r} name=${o("es.rooftops.left",{count:s})} kind="es-offer--pile" onTap=${n} t=${o} view=${e}>
                ${s>0?l`<${He} />`:l`<span class="es-gone"></span>`}
            <//>
            <span class="es-slot__note" aria-hidden="true">${o("es.rooftops.left",{count:s})}</span>
        </li>`}function Hg({id:e,view:t,legal:n,onTap:o,t:s}){let r=pd[e],a=X(r,s),i=t.specials.includes(e),c=n.find(p=>p.type==="offer"&&dd(p.piece,r));return l`
        <li class="es-slot">
            ${i?l`<${ki} action=${c} name=${a} kind="es-offer--special" onTap=${o} t=${s} view=${t}>
                    <${pe} piece=${r} />
                <//>`:l`<span class="es-offer es-gone" aria-hidden="true"></span>`}
            <span class="es-slot__note" aria-hidden=${i?"true":void 0}>${i?a:s("es.gone",{name:a,where:s(Ig(e,r,t))})}</span>
        </li>`}function Ig(e,t,n){if(n.out_of_game.includes(e))return"es.gone.out";let o=n.auction?.piece??n.placing?.piece;return o&&dd(o,t)?"es.gone.auction":"es.gone.board"}var md=e=>l`
    <section class="es-panel es-supply" aria-labelledby="es-supply">
        <h2 id="es-supply">${e.t("es.supply")}</h2>
        <ul class="es-slots">
            <${Pg} ...${e} />
            ${Object.keys(pd).map(t=>l`<${Hg} key=${t} id=${t} ...${e} />`)}
        </ul>
    </section>`,vi=({colour:e,t})=>l`
    <li class="es-deed"><${ie} colour=${e} /><span>${t(`es.colour.${e}`)}</span></li>`;function Fg({certificates:e,t}){let n=Xe.filter(o=>!(o in e));return n.length===0?null:l`
        <h3 class="es-market__free">${t("es.certificates.free")}</h3>
        <ul class="es-deeds">${n.map(o=>l`<${vi} key=${o} colour=${o} t=${t} />`)}</ul>`}var Ss=({cubes:e,rooftop:t,ghost:n})=>l`
    <span class="es-stack">
        ${e.map(o=>l`<${ie} ...${o} />`)}
        ${t!=null&&l`<${He} value=${t} />`}
        ${n&&l`<span class="es-ghost"><${pe} piece=${n} /></span>`}
    </span>`;var Ft=({target:e,kind:t,children:n})=>l`
    <span class=${`es-spot ${t}`}><button type="button" class="es-target" ...${Q(e)}
        onMouseEnter=${e.onHover} onMouseLeave=${e.onLeave} onFocus=${e.onHover} onBlur=${e.onLeave}></button>${n}</span>`;function Dg({lot:e,building:t,oneCube:n,beyond:o,t:s}){let r=n?` ${s("es.lot.one-cube")}`:"";if(!t)return`${s(o?"es.lot.beyond":"es.lot.empty",{lot:e})}${r}`;let a=t.rooftop===null?s("es.lot.open"):s(
"es.lot.roofed",{value:t.rooftop});return`${s("es.lot.built",{lot:e,stack:Cn(t,s)})} ${a}${r}`}function Ug({permit:e,target:t,t:n}){let o=l`<${pe} piece=${{kind:"permit",value:e.value}} effect=${e.effect} />`;
if(t)return l`<${Ft} kind="es-sign" target=${t}>${o}<span class="es-strike"></span><//>`;let s=n("es.sign",{permit:e.value,sign:yi(e.value,e.effect)});return l`<span class="es-sign" role="img" aria-label=${s}>${o}</span>`}
var zg=({target:e})=>l`
    <${Ft} kind="es-sign" target=${e}>
        <span class="es-ghost"><${pe} piece=${e.ghost} effect=${e.effect} /></span>
    <//>`,qg=({points:e,player:t})=>l`
    <span class=${`es-points ${e<0?"es-points--bad":"es-points--good"}`}>
        <b>${Ht(e)}</b>
        <span class="es-points__holder">${t}</span>
    </span>`;function $d({lot:e,building:t,row:n,beyond:o,beside:s,oneCube:r,targets:a,fresh:i,scored:c,t:p}){let u=a.lots[e],d=["es-lot",o&&"es-lot--beyond",e===n.requirement&&"es-lot--last",r&&"es-l\
ot--dirt",i&&"es-lot--fresh",u?.pressed&&"es-lot--chosen"],f=l`<${Ss} cubes=${t?.cubes??[]} rooftop=${t?.rooftop} ghost=${u?.ghost} />`,m=e===n.requirement+1?n.permits:[];return l`
        <li class=${d.filter(Boolean).join(" ")}>
            <div class="es-lot__air">
                ${m.map($=>l`<${Ug} permit=${$} target=${a.cancels[$.value]} t=${p} />`)}
                ${a.signs[e]&&l`<${zg} target=${a.signs[e]} />`}
                ${u?l`<${Ft} kind="es-lot__hit" target=${u}>${f}<//>`:t&&f}
            </div>
            ${!s&&l`
                <span class="es-ground" aria-hidden="true"><span>${e}</span>${r&&l`<small>${p("es.one-floor")}</small>`}</span>`}
            ${!u&&!s&&l`<span class="es-hidden">${Dg({lot:e,building:t,oneCube:r,beyond:o,t:p})}</span>`}
            ${c&&(t?l`<${qg} ...${c.find($=>$.lot===e)} />`:l`<span class="es-points"></span>`)}
        </li>`}var hd={lots:{},signs:{},cancels:{},mayor:null};function Gg({mayor:e,target:t,t:n}){if(t)return l`<${Ft} kind="es-street" target=${t}><span class="es-ghost"><${It} /></span><//>`;let o=e&&l`<span role="img" aria-label=${n(
"es.mayor-here")}><${It} /></span>`;return l`<div class="es-street">${o}</div>`}function Wg({name:e,row:t,t:n}){let o=ys(t),s=t.lots.filter(r=>r.rooftop!==null).length;return l`
        <div class="es-row__head">
            <h2>${n(`es.row.${e}`)}</h2>
            <p class="es-row__need">${n("es.row.finished",{roofed:s,requirement:t.requirement})}</p>
            <p class=${`es-row__state${o?" es-row__state--complete":""}`}>
                ${o?l`<span aria-hidden="true">✓ </span>`:""}${n(o?"es.row.complete":"es.row.incomplete")}
            </p>
        </div>`}function Jg(e,t,n){let o=Math.max(e.lots,t.requirement+1,...Object.keys(n).map(Number));return Array.from({length:o},(s,r)=>r+1)}function Kg({name:e,row:t,components:n,targets:o,effect:s,
fresh:r,scored:a,t:i}){let c=n.requirement,p=f=>l`
        <${$d} key=${f} lot=${f} building=${t.lots[f-1]} row=${t} beyond=${f>t.requirement}
            beside=${f>n.lots} oneCube=${n.one_cube_lots[e].includes(f)} targets=${o}
            fresh=${r===f} scored=${a} t=${i} />`,u=(f,m)=>l`<ol class=${`es-lots es-lots--${m}`} start=${f[0]}>${f.map(p)}</ol>`,d=Jg(n,t,o.signs);return l`
        <section class=${`es-row${ys(t)?" es-row--complete":""}`} aria-label=${i(`es.row.${e}`)} data-pointer=${`/board/${e}`}>
            <${Wg} name=${e} row=${t} t=${i} />
            <div class="es-row__land">
                <${Gg} mayor=${t.mayor} target=${o.mayor} t=${i} />
                ${u(d.slice(0,c),"near")}
                <span class="es-river" aria-hidden="true"></span>
                ${u(d.slice(c),"far")}
                ${s&&l`<p class="es-row__points" title=${i("es.effect.title")} data-row-effect=${e}>${gs(s)}</p>`}
            </div>
        </section>`}var bd=2/3,Vg=e=>e?e.ghost?.kind==="rooftop"?bd:1:0;function Zg(e,t){let n=e.lots.map(({cubes:s,rooftop:r},a)=>s.length+(r===null?0:bd)+Vg(t.lots[a+1])),o=e.permits.length+Object.keys(
t.signs).length;return Math.max(2,o,...n)}function Yg(e){let t=[...e.querySelectorAll(".es-target")].map(s=>s.offsetLeft-e.offsetLeft+s.offsetWidth),n=Math.min(...t),o=e.scrollLeft+e.clientWidth;t.length>
0&&(n>o||n<e.scrollLeft)&&(e.scrollLeft=n-e.clientWidth/2)}function Os({board:e,components:t,targets:n={},effect:o={},fresh:s,scores:r,isHere:a=!1,leave:i,t:c}){let p=O(null);ye(p,".es-target",i);let u=r?.
standings.flatMap(({player:f,breakdown:m})=>m.buildings.map($=>({...$,player:f})));k(()=>Yg(p.current),[e]);let d=Se.reduce((f,m)=>f+Zg(e[m],n[m]??hd),0);return l`
        <div class="es-rows" data-here=${a||void 0} ref=${p} role="region" aria-label=${c("es.rows")} tabindex="0" style=${{"--es-floors":d.toFixed(2)}}>
            ${Se.map(f=>l`
                <${Kg} key=${f} name=${f} row=${e[f]} components=${t} targets=${n[f]??hd} effect=${o[f]}
                    fresh=${s?.row===f?s.lot:void 0} scored=${u?.filter(m=>m.row===f)} t=${c} />`)}
        </div>`}var gd=()=>l`
    <svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true">
        <circle class="es-coin" cx="10" cy="10" r="8.5" /><circle class="es-coin__rim" cx="10" cy="10" r="5.5" />
    </svg>`,yd=()=>l`
    <svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true">
        <rect class="es-box" x="2" y="6" width="16" height="11" rx="2" /><path class="es-box__lid" d="M2 10h16M6 3.5h8" />
    </svg>`,Ms=({icon:e,name:t,figure:n,t:o})=>l`
    <div class="es-money">
        <dt title=${o(t)}><${e} /><span>${o(t)}</span></dt>
        <dd>${n===null?l`<i>${o("es.hidden")}</i>`:n}</dd>
    </div>`;function Qg(e,{auctioneer:t,auction:n,placing:o,phase:s},r){return s==="finished"?null:o?.player===e?r("es.seat.places"):e===t?r("es.seat.auctioneer"):n?e in n.bids?r("es.seat.bid",{amount:n.
bids[e]}):n.passed.includes(e)?r("es.seat.passed"):r(n.turn===e?"es.seat.speaks":"es.seat.waits"):null}function Xg({player:e,number:t,view:n,acts:o,own:s,t:r}){let a=Xe.filter(p=>n.certificates[p]===e.
id),i=Qg(e.id,n,r),c=n.auction&&e.id in n.auction.bids;return l`
        <li class=${`es-seat${o?" es-seat--acts":""}`} style=${{"--seat":`var(--player-${t})`}} data-player=${e.id}>
            <div class="es-seat__name">
                <span class="es-seat__number" aria-hidden="true">${t}</span>
                <b>${e.id}</b>
                ${s&&l`<span class="es-seat__own">${r("es.seat.own")}</span>`}
                ${n.forfeits?.some(({seat:p})=>p===e.id)&&l`<span class="es-seat__doing">${r("scores.forfeited")}</span>`}
                ${i&&l`<span class=${`es-seat__doing${c?" es-seat__doing--bid":""}`}>
                    ${e.id===n.auctioneer&&l`<${ks} />`}${i}
                </span>`}
            </div>
            <dl class="es-seat__money">
                <${Ms} icon=${gd} name="es.cash" figure=${e.cash} t=${r} />
                <${Ms} icon=${yd} name="es.cash-box" figure=${e.cash_box} t=${r} />
            </dl>
            ${a.length>0?l`<ul class="es-deeds" aria-label=${r("es.certificates")}>
                    ${a.map(p=>l`<${vi} key=${p} colour=${p} t=${r} />`)}
                </ul>`:l`<p class="es-note">${r("es.certificates.none")}</p>`}
        </li>`}var xd=({view:e,toAct:t,seat:n,t:o})=>l`
    <section class="es-players" aria-labelledby="es-seats">
        <h2 id="es-seats" class="es-hidden">${o("es.seats")}</h2>
        <ol class="es-seats">
            ${e.players.map((s,r)=>l`
                <${Xg} key=${s.id} player=${s} number=${r+1} view=${e} acts=${t.includes(s.id)}
                    own=${s.id===n} t=${o} />`)}
        </ol>
    </section>`;function wd({view:e,seat:t,t:n}){let{cash:o,cash_box:s}=e.players.find(({id:r})=>r===t);return l`
        <dl class="es es-own es-seat__money">
            <${Ms} icon=${gd} name="es.cash" figure=${o} t=${n} />
            <${Ms} icon=${yd} name="es.cash-box" figure=${s} t=${n} />
        </dl>`}var e0=e=>e.find(t=>t.type==="placed"&&t.lot);function kd({view:e,gameSheet:t,legal:n,act:o,t:s,seat:r,toAct:a,scores:i,prepared:c,prepare:p,last:u=[]}){let d=De({act:o,legal:n,view:e,prepared:c,prepare:p}),
f=id({view:e,legal:n,onTap:d,prepare:p,name:y=>et(y,s,e)}),$=n.some(({type:y})=>y==="place")?xs(e,vs(c,n,e),t).rows:{},h=O(null),b=()=>p?.(Fe);return ye(h,".es-target",b),l`
        <div class="es">
            <div class=${`es-layout es-layout--${e.phase}`}>
                <${ud} view=${e} t=${s} />
                <${Os} board=${e.board} components=${t.components} targets=${f} effect=${$} leave=${b} isHere=${e.phase==="placing"}
                    fresh=${e0(u)} scores=${i} t=${s} />
                <div class="es-stocks" ref=${h} data-here=${e.phase==="offer"||void 0}>
                    <${fd} view=${e} legal=${n} onTap=${d} t=${s} />
                    <${md} view=${e} legal=${n} onTap=${d} t=${s} />
                </div>
                <${xd} view=${e} toAct=${a} seat=${r} t=${s} />
            </div>
        </div>`}var vd=e=>e.reduce((t,n)=>t+n,0),t0=({building:e})=>l`
    <span class="es-lying" aria-hidden="true">
        ${e.cubes.map((t,n)=>l`
            <${ie} colour=${n===e.cubes.length-1?e.colour:"plain"} value=${t} />`)}
        ${e.rooftop!==null&&l`<${He} value=${e.rooftop} />`}
    </span>`;function n0({cubes:e,rooftop:t,mayor:n},o){let s=t===null?e:[...e,t],r=vd(s),a=s.length>1?`${s.join(" + ")} = ${r}`:`${r}`;return n?`${a}; ${o("es.sheet.doubled",{sum:r,doubled:2*r})}`:a}
function o0({rooftop:e,complete:t,points:n},o){return o(e===null?n===0?"es.sheet.unroofed-nothing":"es.sheet.unroofed":t?"es.sheet.complete":"es.sheet.incomplete")}var s0=({building:e,t})=>l`
    <tr>
        <td>
            <${t0} building=${e} />
            <span class="es-sheet__where">${t("es.sheet.where",{row:t(`es.row.${e.row}`),lot:e.lot})}</span>
            <span class="es-sheet__sum">${n0(e,t)}</span>
            <span class="es-sheet__why">${o0(e,t)}</span>
        </td>
        <td class="es-number">${Ht(e.points)}</td>
    </tr>`,r0=({colour:e,buildings:t,t:n})=>l`
    <tbody>
        <tr class="es-sheet__company">
            <th scope="rowgroup"><${ie} colour=${e} /> ${n(`es.colour.${e}`)}</th>
            <td class="es-number">${Ht(vd(t.map(({points:o})=>o)))}</td>
        </tr>
        ${t.map(o=>l`<${s0} key=${`${o.row}${o.lot}`} building=${o} t=${n} />`)}
    </tbody>`;function _d({standing:e,t}){let{buildings:n,cash_box:o}=e.breakdown,s=Xe.map(r=>[r,n.filter(a=>a.colour===r)]);return l`
        <div class="es"><table class="es-sheet">
            <caption class="es-hidden">${t("es.sheet.of",{player:e.player})}</caption>
            <thead class="es-hidden"><tr><th scope="col">${t("es.sheet.buildings")}</th><th scope="col">${t("es.sheet.points")}</th></tr></thead>
            ${s.filter(([,r])=>r.length).map(([r,a])=>l`
                <${r0} key=${r} colour=${r} buildings=${a} t=${t} />`)}
            <tbody>
                <tr><th scope="row">${t("es.cash-box")}</th><td class="es-number">${Ht(o)}</td></tr>
            </tbody>
            <tfoot>
                <tr><th scope="row">${t("es.sheet.total")}</th><td class="es-number"><b>${Pe(e.total)}</b></td></tr>
            </tfoot>
        </table></div>`}var Sd=[{kind:"cash",name:"es.cash",at:{"/players/*/cash":"es.cash","/players/*/cash_box":"es.cash-box"}},{kind:"certificate",name:"es.certificates",at:{"/certificates/*":""},choices:{"/certificates/*":"\
players"}},{kind:"cube",name:"es.correct.cube",at:{"/market/*/*":"es.correct.market","/auction/piece":"es.gone.auction","/placing/piece":"es.correct.placing","/board/*/lots/*/cubes/*":"es.correct.boar\
d"},of:"cubes"},{kind:"rooftop",name:"es.correct.rooftop",at:{"/auction/piece":"es.gone.auction","/placing/piece":"es.correct.placing","/board/*/lots/*/rooftop":"es.correct.board"},of:"rooftops",unseen:[
"/rooftops/*"]},{kind:"placed",name:"es.correct.placed",at:{"/board/*/lots":"es.correct.board"},pile:"cubes",empty:{cubes:[],rooftop:null}}];function Od(e,t){if(e!==null&&typeof e=="object")return t("\
es.cube",{colour:t(`es.colour.${e.colour}`),value:e.value});let n={upper:"es.row.upper",middle:"es.row.middle",lower:"es.row.lower"}[e];return n!==void 0?t(n):["blue","green","yellow","purple","red","\
white"].includes(e)?t(`es.colour.${e}`):String(e)}function Md({ruleset:e,variant:t,options:n,players:o},{components:s}){return{components:s,ruleset:e,variant:t,options:n,players:o.map(r=>({id:r,cash:s.cash,cash_box:0})),certificates:{},rows:{upper:[],
middle:[],lower:[]},permits:{},mayor:null,chosen:{row:"upper",lot:1}}}function Ed({ruleset:e,variant:t,options:n,players:o,certificates:s,...r}){let a=Si(r).filter(i=>s[i]);return{ruleset:e,variant:t,
options:n,players:o,certificates:Object.fromEntries(a.map(i=>[i,s[i]])),board:_i(r)}}var _i=e=>Object.fromEntries(Se.map(t=>[t,a0(e,t)]));function a0({rows:e,permits:t,mayor:n,components:o},s){let a=Object.
entries(t).filter(([,i])=>i.row===s).map(([i,{effect:c}])=>({value:Number(i),effect:c}));return{lots:e[s],permits:a,requirement:td(a,o),mayor:n===s}}var Ad=({rows:e})=>Se.flatMap(t=>e[t]).flatMap(t=>t.
cubes),Si=e=>[...new Set(Ad(e).map(({colour:t})=>t))],i0=(e,t)=>Ad(e).some(({colour:n,value:o})=>n===t.colour&&o===t.value),l0=({rows:e},t)=>Se.flatMap(n=>e[n]).filter(n=>n.rooftop===t).length,tt=({rows:e,
chosen:t})=>e[t.row][t.lot-1]??{cubes:[],rooftop:null};function Tn(e,t){let{row:n,lot:o}=e.chosen,s=e.rows[n].slice();return s.splice(o-1,1,...t.cubes.length?[t]:[]),{...e,rows:{...e.rows,[n]:s}}}function Cd(e,t){
let{cubes:n,rooftop:o}=tt(e);return Tn(e,{cubes:[...n,t],rooftop:o})}var Td=(e,t)=>Tn(e,{...tt(e),rooftop:t}),Ld=e=>Tn(e,{cubes:tt(e).cubes.slice(0,-1),rooftop:null});function Nd(e,t){let{row:n,lot:o}=e.
chosen,s=e.components.one_cube_lots[n].includes(o);return!i0(e,t)&&nd(t,tt(e).cubes,s)}function jd(e,t){let{cubes:n,rooftop:o}=tt(e),s=e.components.rooftops.filter(r=>r===t).length;return n.length>0&&
(o===t||l0(e,t)<s)}var Rd=({players:e})=>e.reduce((t,{cash:n,cash_box:o})=>t+n+o,0);var Oi=({cubes:e,disabled:t,pick:n,t:o})=>l`
    <div class="es-palette__cubes" role="group" aria-label=${o("es.pad.cubes")}>
        ${e.map(s=>l`
            <button type="button" class="es-pick" key=${s.colour+s.value} aria-label=${X({kind:"cube",...s},o)}
                disabled=${t(s)} onClick=${()=>n(s)}><${ie} ...${s} /></button>`)}
    </div>`;function c0({value:e,draft:t,change:n,t:o}){let s=tt(t).rooftop===e;return l`
        <button type="button" class="es-pick es-pick--roof" aria-label=${X({kind:"rooftop",value:e},o)} aria-pressed=${String(s)}
            disabled=${!jd(t,e)} onClick=${()=>n(Td(t,s?null:e))}><${He} value=${e} /></button>`}function Bd({draft:e,change:t,t:n}){let{components:o}=e,{row:s,lot:r}=e.chosen,i=tt(e).cubes.length>0;return l`
        <section class="es-panel es-palette" aria-labelledby="es-palette">
            <h2 id="es-palette">${n("es.pad.building",{row:n(`es.row.${s}`),lot:r})}</h2>
            <p class="es-note">${n(i?"es.pad.next-cube":"es.pad.first-cube")}</p>
            <${Oi} cubes=${o.cubes} disabled=${c=>!Nd(e,c)}
                pick=${c=>t(Cd(e,c))} t=${n} />
            <div class="es-palette__roofs" role="group" aria-label=${n("es.pad.rooftop")}>
                ${[...new Set(o.rooftops)].map(c=>l`<${c0} key=${c} value=${c} draft=${e} change=${t} t=${n} />`)}
            </div>
            <div class="es-palette__undo">
                <button type="button" class="es-button" disabled=${!i} onClick=${()=>t(Ld(e))}>
                    ${n("es.pad.take-off")}
                </button>
                <button type="button" class="es-button" disabled=${!i} onClick=${()=>t(Tn(e,{cubes:[]}))}>
                    ${n("es.pad.clear")}
                </button>
            </div>
        </section>`}var{rows:Es,length:Dt}=sd,u0=e=>e?.cubes?.flat()??[];function Pd(e){return e.length===0?null:{cubes:Array.from({length:Es},(t,n)=>e.slice(n*Dt,(n+1)*Dt))}}function Hd({deal:e,change:t,gameSheet:n,t:o}){
let s=u0(e),r=s.length===Es*Dt,a=i=>r||s.some(({colour:c,value:p})=>c===i.colour&&p===i.value);return l`
        <div class="es es-deal">
            <p role="status">${o("es.deal.laid",{there:s.length,due:Es*Dt})}</p>
            <ol class="es-deal__rows">
                ${Array.from({length:Es},(i,c)=>l`
                    <li class="es-deal__row" key=${c} aria-label=${o("es.deal.row",{row:c+1})}>
                        ${Array.from({length:Dt},(p,u)=>s[c*Dt+u]).map(p=>p?l`<${ie} ...${p} />`:l`<span class="es-gone"></span>`)}
                    </li>`)}
            </ol>
            <${Oi} cubes=${n.components.cubes} disabled=${a} pick=${i=>t(Pd([...s,i]))} t=${o} />
            <button type="button" class="es-button" disabled=${s.length===0} onClick=${()=>t(Pd(s.slice(0,-1)))}>
                ${o("es.deal.undo")}
            </button>
        </div>`}var p0=[{cubes:[{colour:"red",value:5},{colour:"yellow",value:2}],rooftop:4},{cubes:[{colour:"blue",value:6},{colour:"white",value:4},{colour:"green",value:1}],rooftop:6},{cubes:[{colour:"purple",value:3}],
rooftop:2}],Id=()=>l`<span class="es es-loose es-emblem">${p0.map(e=>l`<${Ss} ...${e} />`)}</span>`;var d0=".es-lot--fresh .es-roof",Fd={pieces:{"[data-piece]:not(.es-ghost *)":({dataset:e})=>e.piece,".es-block__piece .es-roof":()=>"roof",[d0]:()=>"roof"},bids:".es-seat__doing--bid",payments({type:e,
player:t,buyer:n,bidder:o,price:s}){return e==="sold"?[{from:n,to:t,amount:s}]:e==="kept"?[{from:t,to:o,amount:s}]:[]},awards:["sold","kept","taken-free"]};function Dd({legal:e,player:t,view:n,gameSheet:o}){let s=f0[n.phase],{cash:r}=n.players.find(({id:a})=>a===t)??{cash:0};return s===void 0||r!==null?e:s({legal:e,player:t,view:n,gameSheet:o})}var f0={offer:({
legal:e,player:t,view:n})=>[...n.stowed?[]:[{type:"stow",player:t}],...e.filter(({type:o})=>o==="offer")],bidding:({player:e,view:t,gameSheet:n})=>[{type:"bid",player:e,amount:{minimum:m0(t,n),maximum:null}},
{type:"pass",player:e}],settling:({player:e})=>[{type:"sell",player:e},{type:"keep",player:e}]};function m0(e,t){let n=bt(e.auction);return n===null?e.options.minimum_bid??ae(t,e,"minimum_bid"):n.amount+
1}function $0({draft:e,change:t,t:n}){let o=(r,a)=>{let i=e.rows[r][a-1],c=e.chosen.row===r&&e.chosen.lot===a,p={row:n(`es.row.${r}`),lot:a,building:i&&Cn(i,n)};return{label:n(i?"es.place.building":"es.\
place.lot",p),pressed:c,onAct:()=>t({...e,chosen:{row:r,lot:a}})}},s=r=>{let a=Math.min(e.rows[r].length+1,e.components.lots);return{lots:Object.fromEntries(Array.from({length:a},(c,p)=>[p+1,o(r,p+1)])),
signs:{},cancels:{},mayor:null}};return Object.fromEntries(Se.map(r=>[r,s(r)]))}var Mi=({name:e,picture:t,value:n,options:o,onPick:s})=>l`
    <label class="es-choice">
        <span class="es-choice__name">${t}${e}</span>
        <select value=${n} aria-label=${e} onChange=${r=>s(r.currentTarget.value)}>
            ${o.map(([r,a])=>l`<option key=${r} value=${r} selected=${r===n}>${a}</option>`)}
        </select>
    </label>`;function h0({draft:e,change:t,t:n}){let o=Se.flatMap(i=>["shorten","lengthen"].map(c=>[`${i} ${c}`,n(`es.pad.${c}`,{row:n(`es.row.${i}`)})])),s=["",n("es.pad.not-on-board")],r=(i,c)=>{let[
p,u]=c.split(" "),{[i]:d,...f}=e.permits;t({...e,permits:c?{...f,[i]:{row:p,effect:u}}:f})},a=i=>e.permits[i]?`${e.permits[i].row} ${e.permits[i].effect}`:"";return l`
        <fieldset class="es-panel es-fields">
            <legend>${n("es.pad.specials")}</legend>
            ${e.components.permits.map(i=>l`
                <${Mi} key=${i} name=${X({kind:"permit",value:i},n)} picture=${l`<${xi} value=${i} />`}
                    value=${a(i)} options=${[s,...o]} onPick=${c=>r(i,c)} />`)}
            <${Mi} name=${X({kind:"mayor"},n)} picture=${l`<${It} />`} value=${e.mayor??""}
                options=${[s,...Se.map(i=>[i,n(`es.row.${i}`)])]}
                onPick=${i=>t({...e,mayor:i||null})} />
        </fieldset>`}function b0({draft:e,change:t,t:n}){let o=Si(e),s=[["",n("es.pad.choose")],...e.players.map(({id:r})=>[r,r])];return l`
        <fieldset class="es-panel es-fields" data-pointer="/certificates">
            <legend>${n("es.certificates")}</legend>
            ${o.length===0&&l`<p class="es-note">${n("es.pad.no-certificates")}</p>`}
            ${Xe.filter(r=>o.includes(r)).map(r=>l`
                <${Mi} key=${r} name=${n(`es.colour.${r}`)} picture=${l`<${ie} colour=${r} />`}
                    value=${e.certificates[r]??""} options=${s}
                    onPick=${a=>t({...e,certificates:{...e.certificates,[r]:a}})} />`)}
        </fieldset>`}function g0({draft:e,change:t,t:n}){let[o,s]=[Rd(e),od(e.players,e.components)],r=(i,c,p)=>t({...e,players:e.players.map(u=>u.id===i?{...u,[c]:p}:u)}),a=(i,c,p)=>l`
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
        </fieldset>`}function y0({draft:e,change:t,t:n}){let o={draft:e,change:t,t:n};return l`
        <div class="es es-pad">
            <${Os} board=${_i(e)} components=${e.components} targets=${$0(o)} t=${n} />
            <${Bd} ...${o} />
            <div class="es-pad__rest">
                <${h0} ...${o} /><${b0} ...${o} /><${g0} ...${o} />
            </div>
        </div>`}var Ud={empty:Md,Form:y0,request:Ed};var x0=({value:e})=>l`<span class="es es-loose"><${pe} piece=${{kind:"rooftop",value:e}} /></span>`,zd={id:"the-estates",turns:!0,Board:kd,label:et,Piece:x0,Breakdown:_d,scorePad:Ud,Actions:ld,Deal:Hd,
Emblem:Id,corrections:Sd,said:Od,openly:Dd,Own:wd,motion:Fd};var H=Object.fromEntries([tp,Xp,zd].map(e=>[e.id,e]));var Ai={start:"",import:"import",join:"join",setup:"new/:game",pad:"pad/:game",match:"match/:game",tournament:"tournament",play:"g/:id",review:"g/:id/review",sheet:"g/:id/sheet",correct:"g/:id/correct",
linked:"l/:id",seats:"l/:id/seats"},w0=/^[A-Za-z0-9_-]{1,64}$/;function qd(e){for(let[t,n]of Object.entries(Ai)){let o=k0(n.split("/"),e.split("/"));if(o!==null)return{name:t,...o}}return null}function Ci(e){
if(!(e.name in Ai))return null;let t=Ai[e.name].split("/").map(n=>n.startsWith(":")?e[n.slice(1)]:n);return t.includes(void 0)?null:t.join("/")}function k0(e,t){if(e.length!==t.length)return null;let n={};
for(let[o,s]of e.entries())if(s.startsWith(":")){if(!w0.test(t[o]))return null;n[s.slice(1)]=t[o]}else if(s!==t[o])return null;return n}var v0=["given","at"],Wd=["seen","seen-sheet","seen-correct"],_0={name:"unknown"};function Li(){let[e,t]=g(Gd);k(()=>{let o=()=>Mt(location.hash)||_n(location.hash)||t(s=>Ci(s)===Ot()?s:Gd());return o(),
addEventListener("popstate",o),()=>removeEventListener("popstate",o)},[]);let n=Ce((o,s={})=>{let r={name:o,...s},a=Ci(r);a!==null?O0(a,r):Wd.includes(o)&&o!==As()&&history.pushState({...Ti(r),seen:o},
"",location.href),t(r)},[]);return{screen:e,go:n}}function Gd(){let e=qd(Ot());return e===null||e.game!==void 0&&!(e.game in H)?_0:{...e,...history.state}}var As=()=>history.state?.seen??Wd[0],S0=e=>history.
replaceState({...history.state,...e},""),Ti=e=>Object.fromEntries(v0.filter(t=>e[t]!==void 0).map(t=>[t,e[t]]));function O0(e,t){e===Ot()?history.replaceState(Ti(t),"",Mo(e)):history.pushState(Ti(t),"",
Mo(e))}var Ri={};A(Ri,{RulesBox:()=>ji});function ji({game:e,ruleset:t,client:n,t:o}){let[s,r]=g(!1);return l`
        <details class="rules" onToggle=${a=>r(a.target.open)} data-rules>
            <summary>${o("rules.title")}</summary>
            ${s&&l`<${M0} game=${e} ruleset=${t} client=${n} t=${o} />`}
        </details>
    `}function M0({game:e,ruleset:t,client:n,t:o}){let{value:s,problem:r}=q(()=>n.game(e).rules(),[e,n]),a=(s?.clauses??[]).filter(({rulesets:i})=>i.includes(t));return l`
        <${D} problem=${r} t=${o} />
        <div class="clauses" tabindex="0" role="region" aria-label=${o("rules.title")}>
            <ul>${a.map(({id:i,text:c})=>l`<li key=${i} data-clause-id=${i}><${Ue} text=${c} /><${Ge} error=${{rule:i}} /></li>`)}</ul>
        </div>
    `}var Pi={};A(Pi,{RulingsTable:()=>Bi});var Bi=({rulings:e,t})=>l`
    <div class="scrolling" tabindex="0" role="region" aria-label=${t("scores.rulings",{n:e.length})}><table>
        <thead><tr><th scope="col">${t("scores.ruling")}</th><th scope="col">${t("scores.value")}</th><th scope="col">${t("scores.why")}</th></tr></thead>
        <tbody>${e.map(n=>l`
            <tr key=${n.id}><th scope="row">${n.id}<br /><code>${n.option}</code></th><td><code>${JSON.stringify(n.value)}</code></td><td>${n.why}</td></tr>`)}
        </tbody>
    </table></div>
`;var Hi={};A(Hi,{Scoresheet:()=>Ln});function Ln({sheet:e,state:t,game:n,t:o}){let s=(e.referee?.forfeits??[]).map(({seat:u})=>u),{standings:r,winners:a,decided_by:i,unit:c,rulings:p}=e;return l`
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
                            <span class="total"><strong>${u.total}</strong> <span class="soft">${o(`unit.${c}`)}</span></span>
                        </div>
                        <div class="breakdown"><${n.Breakdown} sheet=${e} standing=${u} t=${o} /></div>
                        ${u.penalties!==void 0&&l`
                            <p class="penalties" data-penalties=${u.penalties}>
                                <span>${o("scores.penalties",{points:Wo(u.penalties)})}</span>
                                <strong>${o("scores.together",{sum:String(u.total+u.penalties).replace("-","−"),unit:o(`unit.${c}`)})}</strong>
                            </p>`}
                        <p class="tiebreak soft">${o("scores.tiebreak",{figures:u.tiebreak.join(", ")})}</p>
                    </li>`)}
            </ol>
            ${t&&l`<${ut} record=${e.referee} state=${t} game=${n} t=${o} />`}
            <details class="rulings">
                <summary>${o("scores.rulings",{n:p.length})}</summary>
                <${Bi} rulings=${p} t=${o} />
            </details>
        </div>
    `}var Fi={};A(Fi,{soundOf:()=>Jd,useSounds:()=>Ii});function Ii({motion:e,ply:t,events:n,finished:o,turn:s,refusal:r}){let{sounds:a}=rt(on),i=O({ply:t,turn:s});k(()=>{let c=i.current;if(i.current={ply:t,turn:s},t<=c.ply)return;let p=Jd({motion:e,events:n,
finished:o,isTurn:s!==null&&s!==c.turn});p!==null&&a.play(p)},[t,s]),k(()=>{r!==null&&a.play("refusal")},[r])}function Jd({motion:e,events:t,finished:n,isTurn:o}){return n?"end":t.some(({type:s})=>e.awards.
includes(s))?"award":o?"turn":null}globalThis.gavelParts={release:"3851cb9448da","src/app/action-panel.js":Zs,"src/app/clipboard.js":Ys,"src/app/dealer-fields.js":nr,"src/app/download.js":or,"src/app/event-log.js":sr,"src/app/fields.js":Xs,
"src/app/forfeited.js":cr,"src/app/game-fields.js":Sr,"src/app/home.js":Mr,"src/app/hooks.js":Cr,"src/app/links/clock.js":Rr,"src/app/links/codes.js":Wr,"src/app/links/holders.js":Kr,"src/app/links/ke\
pt-list.js":Oa,"src/app/links/kept.js":Bo,"src/app/links/link-box.js":Ca,"src/app/links/link-problem.js":La,"src/app/links/link.js":Yr,"src/app/links/open.js":va,"src/app/links/paste-form.js":Xr,"src/\
app/links/qr.js":Ea,"src/app/motion.js":ja,"src/app/option-field.js":vr,"src/app/options.js":_r,"src/app/organise/matches.js":Fa,"src/app/preferences.js":yr,"src/app/problem-box.js":wr,"src/app/refere\
e-record.js":za,"src/app/referee-screen.js":Ja,"src/app/refusal.js":Ga,"src/app/review/packed.js":Za,"src/app/router.js":Ni,"src/app/rules-box.js":Ri,"src/app/rulings-table.js":Pi,"src/app/scoresheet.\
js":Hi,"src/app/use-sounds.js":Fi,"src/app/viewer.js":ir,"src/games/index.js":Ei,"src/lib/client/index.js":hr,"src/lib/preact.js":Ws,"src/storage/games.js":qo,"src/storage/store.js":da};var Kd="gavelAsked";async function Cs(e,t){let n=globalThis[Kd];if(n?.url!==e||n.language!==t.headers["accept-language"])return globalThis.fetch(e,t);delete globalThis[Kd];let o=new Promise((s,r)=>t.signal?.addEventListener(
"abort",()=>r(t.signal.reason),{once:!0}));return Promise.race([n.answer.catch(()=>globalThis.fetch(e,t)),o])}var E0=[502,503,504],[Vd,A0]=[3e4,5e3],[C0,T0]=[1e3,3e4],Ts=class{#t;#e=new Set;#n=new Set;#o=0;#s=0;#r=!1;constructor(t){this.#t=new URL("healthz",t).href;for(let n of["online","pageshow"])globalThis.
addEventListener(n,()=>this.waits&&this.again())}get waits(){return this.#e.size>0}listen(t){return this.#n.add(t),()=>this.#n.delete(t)}fetch=async(t,n)=>{if(t.includes("/sealed/"))return Di(Vd,t,n);
for(;;){try{let o=await Di(Vd,t,n);if(!E0.includes(o.status))return this.#o=0,o}catch(o){if(n.signal?.aborted)throw o}await this.#c()}};again=async()=>{if(clearTimeout(this.#s),this.#r)return;this.#r=
!0;let t=await Di(A0,this.#t,{cache:"no-store",headers:{accept:"application/json"}}).then(({ok:n})=>n,()=>!1);this.#r=!1,t?this.#i(({resolve:n})=>n()):this.waits&&this.#a()};stop=()=>{clearTimeout(this.#s),
this.#i(({reject:t})=>t(new z("waiting was stopped")))};#c(){return new Promise((t,n)=>{this.#e.add({resolve:t,reject:n}),this.#e.size===1&&this.#a(),this.#l()})}#a(){clearTimeout(this.#s),this.#s=setTimeout(
this.again,Math.min(T0,C0*2**this.#o)),this.#o+=1}#i(t){let n=[...this.#e];this.#e.clear(),n.forEach(t),this.#l()}#l(){this.#n.forEach(t=>t(this.waits))}};async function Di(e,t,n){let o=new AbortController,
s=setTimeout(()=>o.abort(new DOMException("no answer","TimeoutError")),e),r=()=>o.abort(n.signal.reason);n.signal?.aborted&&r(),n.signal?.addEventListener("abort",r,{once:!0});try{return await Cs(t,{...n,
signal:o.signal})}finally{clearTimeout(s)}}var Yd=new ue("answers"),L0=/\/v1\/games(?:\/[a-z0-9-]+(?:\/rules)?)?(?:\?[^#]*)?$/,Qd=(e,t)=>async(n,o)=>{if(o.method!=="GET"||!L0.test(n))return e(n,o);let s=`${o.headers["accept-language"]??""} ${n}`,
r=await Yd.get(s);return r===null?Zd(e(n,o),s,null):(Zd(Cs(n,{...o,signal:void 0}),s,r.text).then(({isOther:i})=>i&&t(),()=>{}),new Response(r.text,{headers:{"content-type":"application/json"}}))};async function Zd(e,t,n){
let o=await e;if(!o.ok)return o;let s=await o.clone().text();return s!==n&&await Yd.put({id:t,text:s}),Object.assign(o,{isOther:s!==n})}function ef({exchanges:e,hides:t,secret:n,t:o}){let[s,r]=g(!1);return _t()?t?l`<footer class="exchanges"><p class="hint" data-exchanges-off>${o("exchanges.off")}</p></footer>`:l`
        <footer class="exchanges">
            <details onToggle=${a=>r(a.target.open)} data-exchanges>
                <summary>${o("exchanges.title",{n:e.length})}${n&&l` <span class="hint" data-secret>${o("exchanges.secret")}</span>`}</summary>
                ${s&&l`<ol>${e.map((a,i)=>l`<${N0} key=${i} number=${i+1} exchange=${a} t=${o} />`).reverse()}</ol>`}
            </details>
        </footer>
    `:null}function N0({exchange:e,number:t,t:n}){let{method:o,url:s,headers:r,body:a,status:i,answer:c,milliseconds:p}=e,[u,d]=g(!1),[f,m]=g(!1);return l`
        <li value=${t}>
            <details onToggle=${$=>d($.target.open)}>
                <summary><code>${o} ${new URL(s).pathname}</code> <span class="status">${i??"–"} · ${Math.round(p)} ms</span></summary>
                ${u&&l`
                    <button type="button" data-curl onClick=${async()=>m(await at(ko(e)))}>${n(f?"copied":"exchanges.curl")}</button>
                    <h3>${n("exchanges.request")}</h3><pre tabindex="0">${j0(o,s,r)}${a===null?"":Xd(JSON.parse(a))}</pre>
                    <h3>${n("exchanges.response")}</h3><pre tabindex="0">${Xd(c)}</pre>`}
            </details>
        </li>
    `}var j0=(e,t,n)=>`${e} ${t}
${Object.entries(n).map(([o,s])=>`${o}: ${s}
`).join("")}
`,Xd=e=>typeof e=="string"?e:JSON.stringify(e,null,2);var Ui=["en","fr","de"],Ls=()=>me("language")??R0();function R0(e=navigator.languages){return e.map(n=>n.slice(0,2).toLowerCase()).find(n=>Ui.includes(n))??"en"}var tf=e=>Tt(`words-${e}`);var B0={en:"English",fr:"Français",de:"Deutsch"};function nf({t:e,language:t,setLanguage:n,scheme:o,setScheme:s,settings:r,flip:a,go:i,screen:c}){return l`
        <header class="bar">
            <button type="button" class="brand" onClick=${()=>i("start")} aria-current=${c==="start"?"page":void 0}>
                <${P0} /><span>Gavel</span><span class="visually-hidden"> – ${e("header.home")}</span>
            </button>
            <div class="bar-end">
                <label class="compact">
                    <span class="visually-hidden">${e("header.language")}</span>
                    <select name="language" value=${t} onChange=${p=>n(p.target.value)}>
                        ${Ui.map(p=>l`<option value=${p} lang=${p} selected=${p===t}>${B0[p]}</option>`)}
                    </select>
                </label>
                <label class="compact">
                    <span class="visually-hidden">${e("header.scheme")}</span>
                    <select name="scheme" value=${o} onChange=${p=>s(p.target.value)}>
                        ${["auto","light","dark"].map(p=>l`<option value=${p} selected=${p===o}>${e(`header.scheme.${p}`)}</option>`)}
                    </select>
                </label>
                <${ql} settings=${r} flip=${a} t=${e} />
            </div>
        </header>
    `}var P0=()=>l`
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
        <rect x="4" y="26" width="24" height="3" rx="1" />
        <g transform="rotate(-40 15 14)">
            <rect x="6" y="9" width="14" height="9" rx="1.5" /><rect x="4" y="8" width="3" height="11" rx="1" />
            <rect x="19" y="8" width="3" height="11" rx="1" /><rect x="12" y="18" width="2.6" height="13" rx="1" />
        </g>
    </svg>
`;var of={...Object.fromEntries(["review","sheet","correct","seen","seen-sheet","seen-correct"].map(e=>[e,"review"])),...Object.fromEntries(["import","match","tournament"].map(e=>[e,"organise"])),...Object.
fromEntries(["linked","seats","join"].map(e=>[e,"links"]))},sf=e=>e in of,Ns={};function rf({name:e,given:t}){let n=of[e],[o,s]=g(0),[r,a]=g(null),[,i]=g(0);return k(()=>{if(n in Ns)return;let c=!0;return a(
null),I0(n,o).then(()=>c&&i(p=>p+1),p=>c&&a(p)),()=>{c=!1}},[n,o]),n in Ns?Ns[n].screens(t)[e]():r!==null?l`<${F0} t=${t.t} isOther=${r.message===H0} again=${()=>s(o+1)} />`:l`<main id="content" data-screen="later" aria-busy="true"><h1>…</h1></main>`}
var H0="another release";async function I0(e,t){Ns[e]??=await import(`${Tt(e)}${t>0?`#${t}`:""}`)}function F0({t:e,isOther:t,again:n}){se();let o=Y();return l`
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
    `}function af(){let{hash:e}=location;return Mt(e)?(history.replaceState(history.state,"",location.href.split("#")[0]),e):null}var Nn=af();function lf({client:e,t,go:n,setProblem:o}){let[s,r]=g({opening:!1,
opened:0}),a=async c=>{o(null),r(({opened:p})=>({opening:!0,opened:p}));try{if(c===null)throw new Error(t("links.broken"));for(let p of c)if("invitation"in p)n("join");else if(p.game in H){let u=await xa(
e,p);n("linked",{id:u.kept.id,opened:u})}else throw new Error(t("links.broken"))}catch(p){o(p)}r(({opened:p})=>({opening:!1,opened:p+1}))},i=c=>a(fn(c));return k(()=>{let c=()=>{Nn=af()??Nn,Nn!==null&&
i(Nn),Nn=null};return c(),addEventListener("hashchange",c),()=>removeEventListener("hashchange",c)},[e]),{open:a,...s}}function cf({t:e,client:t,go:n,game:o}){let{value:s,problem:r}=q(()=>t.game(o).sheet(),[o,t]);se();let a=Y(s===null);return l`
        <main id="content" class="pad" data-screen="pad" data-game=${o}>
            <h1 ref=${a} tabindex="-1">${e("pad.title",{game:s?.name??"…"})}</h1>
            <p>${e("pad.lead")}</p>
            <${D} problem=${r} t=${e} />
            ${s&&l`<${D0} sheet=${s} game=${H[o]} t=${e} client=${t} go=${n} />`}
        </main>
    `}function D0({sheet:e,game:t,t:n,client:o,go:s}){let[r,a]=g(()=>sn(e)),[i,c]=g(()=>t.scorePad.empty(r,e)),[p,u]=g(null),[d,f]=g(null),m=O(null),$=p?.problem?.errors??p?.problem?.violations??[],h=C=>{
c(C),f(null)},b=C=>{a(C),h(t.scorePad.empty(C,e)),u(null)},y=async C=>{C.preventDefault();try{f(await o.game(t.id).tally(t.scorePad.request(i))),u(null)}catch(x){u(x),f(null)}};U0(m,$);let v={sheet:e,
draft:r,change:b,errors:[],t:n};return l`
        <form class="sheet" ref=${m} novalidate onSubmit=${y} data-pad=${t.id}>
            <details class="pad-setup" open>
                <summary>${n("pad.setup")}</summary>
                <p class="hint">${n("pad.setup-hint")}</p>
                <${rn} ...${v} /><${an} ...${v} /><${ln} ...${v} />
            </details>
            <fieldset class="pad-form">
                <legend>${n("pad.end")}</legend>
                <${t.scorePad.Form} draft=${i} change=${h} gameSheet=${e} t=${n} errors=${$} />
            </fieldset>
            <${D} problem=${p} t=${n} />
            <div class="row end">
                <button type="button" onClick=${()=>s("start")}>${n("back")}</button>
                <button type="submit" class="primary large" data-tally>${n("pad.count")}</button>
            </div>
        </form>
        ${d&&l`<section aria-label=${n("scores.title")}><h2>${n("scores.title")}</h2><${Ln} sheet=${d} game=${t} t=${n} /></section>`}
    `}function U0(e,t){k(()=>{let n=()=>z0(e.current,t),o=new MutationObserver(n);return o.observe(e.current,{childList:!0,subtree:!0}),n(),()=>o.disconnect()})}function z0(e,t){for(let n of e.querySelectorAll(
"[data-pointer]")){let{pointer:o}=n.dataset,s=Z(t,o).map(({detail:i})=>i).join(" "),r=n.matches("input, select, textarea"),a=r?n.parentElement:n;s===""?(delete a.dataset.error,r&&n.removeAttribute("ar\
ia-invalid")):a.dataset.error!==s&&(a.dataset.error=s,r&&n.setAttribute("aria-invalid","true"))}}function uf({viewer:e,toAct:t,choose:n,game:o,sealed:s,setSealed:r,t:a}){return l`
        <div class="who-enters">
            ${!e.alone&&l`
                <div class="row tight" role="group" aria-label=${a(e.referee?"referee.for":"play.who")}>
                    ${t.map(i=>l`<button type="button" key=${i} data-enter-for=${i} aria-pressed=${String(i===e.actor)}
                        onClick=${()=>n(i)}>${i}</button>`)}
                </div>`}
            ${e.referee&&o.sealed&&l`<${q0} sealed=${s} setSealed=${r} t=${a} />`}
        </div>
    `}var q0=({sealed:e,setSealed:t,t:n})=>l`
    <label class="switch">
        <input type="checkbox" name="sealed" checked=${e} onChange=${o=>t(o.target.checked)} />
        <span><strong>${n("referee.sealed")}</strong> <span class="hint">${n("referee.sealed-hint")}</span></span>
    </label>`;function js({toAct:e,not:t,hand:n,t:o}){let s=e.filter(r=>r!==t);return s.length===0?null:l`
        <div class="hand-over row tight" role="group" aria-labelledby="hand-over-title">
            <span class="hint" id="hand-over-title">${o("hand.others")}</span>
            ${s.map(r=>l`<button type="button" key=${r} data-hand-to=${r} aria-label=${o("hand.over",{player:r})} onClick=${()=>n(r)}>${r}</button>`)}
        </div>
    `}function pf({player:e,toAct:t,confirm:n,hand:o,t:s}){return l`
        <div class="cover">
            <div class="cover-to" data-pass=${e}>
                <p>${s("cover.why",{player:e})}</p>
                <button type="button" class="primary large" onClick=${n}>${s("cover.confirm",{player:e})}</button>
            </div>
            <${js} toAct=${t} not=${e} hand=${o} t=${s} />
        </div>
    `}var G0=400,W0=2e4;function df({players:e,views:t,position:n,game:o,gameSheet:s,t:r}){let[a,i]=g(null),c=()=>i(null);te(c,[n]),pn(c),k(()=>{if(a===null)return;let u=setTimeout(c,W0);return()=>clearTimeout(
u)},[a]);let p=a===null?void 0:t[a]?.view;return l`
        <div class="look" role="group" aria-labelledby="look-title">
            <span class="hint wide" id="look-title">${r("look.title")}</span>
            ${e.map(u=>l`<${J0} key=${u} id=${u} seen=${a===u} show=${i} close=${()=>i(d=>d===u?null:d)} t=${r} />`)}
            <div class="own-box" aria-live="polite">
                ${p&&l`<section class="own" data-own=${a} aria-label=${r("look.of",{player:a})}>
                    <h3>${a}</h3>
                    <${o.Own} view=${p} seat=${a} gameSheet=${s} t=${r} />
                </section>`}
            </div>
        </div>
    `}function J0({id:e,seen:t,show:n,close:o,t:s}){let r=O(null),a=O(!1),i=d=>{r.current={began:d.timeStamp,closes:t},n(e)},c=d=>{if(r.current===null)return;let{began:f,closes:m}=r.current;r.current=
null,(m||d.timeStamp-f>G0)&&o()},p=()=>{r.current=null,o()},u=({key:d})=>d==="Enter"||d===" ";return l`
        <button type="button" class="look-at" data-look=${e} aria-pressed=${String(t)} aria-label=${s("look.at",{player:e})} title=${s("look.hint")}
            onPointerDown=${d=>{d.button===0&&(a.current=!0,d.currentTarget.setPointerCapture?.(d.pointerId),i(d))}}
            onPointerUp=${c} onPointerCancel=${p} onBlur=${p} onContextMenu=${d=>d.preventDefault()}
            onKeyDown=${d=>{d.key==="Escape"&&p(),u(d)&&(d.preventDefault(),d.repeat||i(d))}}
            onKeyUp=${d=>{u(d)&&(d.preventDefault(),c(d))}}
            onClick=${()=>{a.current?a.current=!1:t?o():n(e)}}>
            <${K0} /> ${e}</button>
    `}var K0=()=>l`
    <svg class="eye" viewBox="0 0 24 16" aria-hidden="true" focusable="false">
        <path d="M1 8Q12-5 23 8 12 21 1 8Z" /><circle cx="12" cy="8" r="4" />
    </svg>`;function ff(e,{legal:t,player:n,view:o,gameSheet:s}){return n===null||n==="table"?t:e.openly({legal:t,player:n,view:o,gameSheet:s})}function mf(e,t){let n=Object.entries(e),o=t.filter(s=>Object.keys(s).
length>n.length&&n.every(([r,a])=>V0(s[r],a)));return o.length===1?o[0]:e}var V0=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function $f({id:e,go:t,t:n}){let{value:o}=q(()=>Ia(e),[e]);return o===null?null:l`<button type="button" data-go="match" onClick=${()=>t("match",{game:o.game})}>${n("match.to")}</button>`}var hf=({undo:e,state:t})=>e?.safe===!1&&t.dealer!=="table";function bf({position:e,undo:t,leave:n,t:o}){let s=Y(e),r=Object.keys(e.undo.learnt??{}).join(", ");return l`
        <section class="undo-box" data-undo-box aria-labelledby="undo-title">
            <h2 id="undo-title" class="small" ref=${s} tabindex="-1">${o("undo.seen")}</h2>
            <ul>${e.events.filter(({reveals:a})=>a?.length>0).map((a,i)=>l`<li key=${i}>${a.text}</li>`)}</ul>
            <p>${o("undo.learnt",{players:r})}</p>
            <div class="row tight">
                <button type="button" data-undo-anyway onClick=${t}>${o("undo.anyway")}</button>
                <button type="button" data-undo-leave onClick=${n}>${o("undo.leave")}</button>
            </div>
        </section>
    `}function gf({session:e,sheet:t,t:n,move:o,isHeading:s,callReferee:r}){let{cursor:a,actions:i,steps:c}=e,{position:p}=c[a],{state:u,finished:d}=p,[f,m]=g(null),$=()=>(m(null),o(a-1)),h=()=>hf(p)?m(p):$(),
y=[t?.rulesets.find(({id:x})=>x===u.ruleset)?.name??u.ruleset,u.variant!=="standard"&&u.variant,u.dealer==="table"&&n("play.referee")].filter(Boolean),v=t?.name??"",C=H[u.game]?.turns?"play.turn-numbe\
r":"play.round";return l`
        <div class="play-bar">
            <div class="play-title">
                ${s?l`<h1>${v}</h1>`:l`<strong>${v}</strong>`} <span class="soft wide">${y.join(" · ")}</span>
                ${!d&&l` <span class="round">${n(C,{round:u.round})}</span>`}
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
        ${f===p&&l`<${bf} position=${p} undo=${$} leave=${()=>m(null)} t=${n} />`}
    `}function yf(e,t,n){let{seed:o,nonce:s}=n.state.deal??{},r={setup:{...t,...o!==void 0&&{seed:o},...s!==void 0&&{nonce:s}}};return{...jn({game:e,start:r,actions:[],cursor:0}),steps:[{position:n,log:n.events}]}}
function xf(e,t,n){let{cursor:o}=e,s=[...e.steps[o].log,...n.events];return{...e,actions:[...e.actions.slice(0,o),t],cursor:o+1,steps:[...e.steps.slice(0,o+1),{position:n,log:s}]}}function zi(e,t,n){let o=e.
steps.slice();return o[t]=n,{...e,cursor:t,steps:o}}function jn({id:e=gn(),created:t=Date.now(),name:n="",game:o,start:s,actions:r,cursor:a}){return{id:e,created:t,name:n,game:o,start:s,actions:r,cursor:Math.
min(a,r.length),steps:[]}}function qi({id:e,created:t,name:n,game:o,start:s,actions:r,cursor:a,steps:i}){let{finished:c,to_act:p,scores:u,state:d}=i[a].position;return{id:e,created:t,name:n,game:o,start:s,
actions:r,cursor:a,finished:c,toAct:[...p],history:d.history,scores:u??null}}function wf(e,t){let n=e.actions.findIndex((o,s)=>JSON.stringify(o)!==JSON.stringify(t[s]));return n===-1?e.steps:e.steps.slice(
0,n+1)}var kf=(e,t)=>({...e.start,actions:e.actions.slice(0,t)}),vf=e=>({position:e.position,log:e.events});function Rs(e){let{finished:t,state:n}=e.steps[e.cursor].position;return!t&&n.dealer!=="tabl\
e"}function Gi({game:e,start:t,actions:n,cursor:o,history:s,scores:r}){let a={game:e,...t,actions:n.slice(0,o),...s&&{history:s}};return r?{...a,scores:r}:a}var _f=e=>Gi(qi(e));function Sf({session:e,t,go:n}){let[o,s]=g(!1),[r,a]=g(!1),i=JSON.stringify(_f(e),null,2);return l`
        <details class="transcript" onToggle=${c=>s(c.target.open)} data-transcript>
            <summary>${t("transcript.title")}</summary>
            ${o&&l`
                <p class="hint">${t("transcript.hint")}</p>
                ${Rs(e)&&l`<p class="warning">${t("transcript.secret")}</p>`}
                <div class="row tight">
                    <button type="button" data-download onClick=${()=>Yt(`gavel-${e.game}-${e.cursor}.json`,new Blob([i],{type:"application/json"}))}>${t("transcript.download")}</button>
                    <button type="button" data-copy onClick=${async()=>a(await at(i))}>${t(r?"copied":"transcript.copy")}</button>
                    <button type="button" data-verify onClick=${()=>n("import",{given:i})}>${t("transcript.verify")}</button>
                    <button type="button" data-review onClick=${()=>n("review",{id:e.id})}>${t("review.open")}</button>
                </div>`}
        </details>
    `}var Rn=({state:e})=>[...e.players.map(({id:t})=>t),"spectator"];function Of(e,t,n){let o=async()=>n.finished?{}:n.views??(await e.game(t).views(n.state,Rn(n))).views,{value:s,of:r,problem:a}=q(o,[n,e]);
return{views:s,current:r[0]===n&&s!==null,problem:a}}function Mf({position:e,views:t,current:n,gameSheet:o,game:s,open:r}){let a=t?.spectator?.view??null,i=e.state.dealer==="table",c=({type:f})=>s.sealed?.
includes(f),p=f=>(i||f==="table"?e.legal_actions:t[f]?.legal_actions??[]).filter(m=>m.player===f),u=f=>ff(s,{legal:p(f),player:f,view:a,gameSheet:o}),d=a!==null&&n&&o!==null;return{views:t,current:n,view:r&&
!i?Z0(t,a):a,isUnseen:f=>d&&(i?p(f).some(c):u(f)===null),offered:(f,m)=>r||m||i&&p(f).some(c)?p(f):u(f)??p(f)}}function Z0(e,t){if(t===null)return null;let n=t.players.map(o=>e[o.id].view.players.find(
({id:s})=>s===o.id));return{...t,players:n}}function Ef({t:e,client:t,go:n,session:o,updateSession:s,moveTo:r,open:a,setOpen:i}){let{game:c,cursor:p}=o,{position:u,log:d}=o.steps[p],[f,m]=g({by:null,position:null}),$=f.position===u?f.by:null,h=ce=>m(
{by:ce,position:u});k(()=>h(null),[u]);let[b,y]=g(null),[v,C]=g(!1),[x,T]=g(!1),[I,j]=g(null),[w,S]=g(!1),{value:_,problem:L}=q(()=>t.game(c).sheet(),[c,t]),{views:K,current:U,problem:oe}=Of(t,c,u),M=Mf(
{position:u,views:K,current:U,gameSheet:_,game:H[c],open:a}),N=ar(u,{open:a,holder:$,wanted:b,last:rr(o.actions.slice(0,p)),sealed:v,unseen:M.isUnseen});pn(()=>h(null)),Ii({motion:H[c].motion,ply:u.state.
ply,events:u.events,finished:u.finished,turn:N.actor??N.pass,refusal:I});let V=async ce=>{if(w)return;S(!0);let ot=mf(ce,u.legal_actions);try{let qt=await t.game(c).act(u.state,ot,{names:o.start.names,
viewers:Rn(u)});s(xf(o,ot,qt)),j(null),y(null),h(null),T(!1)}catch(qt){j({problem:qt,action:ot})}S(!1)},Oe=ce=>(j(null),y(null),r(ce));k(()=>j(null),[p,N.actor]);let re=ce=>{h(null),y(ce)},nt=ce=>{j(null),
h(null),T(ce)},Pn={game:H[c],gameSheet:_,t:e,act:V,busy:w};if(x)return l`<${Wa} table=${Pn} position=${u} client=${t} t=${e} rule=${V} refusal=${I} busy=${w}
            close=${()=>nt(!1)} earlier=${p>0&&(()=>n("correct",{id:o.id,at:p}))} hides=${!a&&!u.finished} />`;let Ut=l`<${gf} session=${o} sheet=${_} t=${e} move=${Oe} callReferee=${()=>nt(!0)} isHeading=${!u.
finished} />`,Hn=l`
        <div class="tools">
            <${ji} game=${c} ruleset=${u.state.ruleset} client=${t} t=${e} />
            <${Sf} session=${o} t=${e} go=${n} />
            ${!N.referee&&!u.finished&&l`<${Zt} t=${e} open=${a} setOpen=${i} />`}
        </div>`,zt={table:Pn,position:u,log:d,t:e,bar:Ut,tools:Hn,problem:L??oe};return(u.finished?_!==null||L!==null:_!==null&&M.view!==null)?u.finished?l`<${X0} ...${zt} go=${n} id=${o.id} review=${()=>n(
"review",{id:o.id})} />`:l`<${Y0} ...${zt} shown=${M} viewer=${N} refusal=${I} open=${a} take=${h} hand=${re} choose=${y}
        sealed=${v} setSealed=${C} />`:l`<main id="content" class="play" data-screen="play" data-game=${c} aria-busy="true">${Ut}<${D} problem=${zt.problem} t=${e} /></main>`}function Y0({table:e,position:t,
log:n,t:o,bar:s,tools:r,problem:a,shown:i,viewer:c,refusal:p,open:u,take:d,hand:f,choose:m,sealed:$,setSealed:h}){se();let{actor:b,pass:y,alone:v,referee:C}=c,x=Y(t,b,y),[T,I]=g(null),{game:j,gameSheet:w}=e,
{views:S,view:_,current:L}=i,K=Na(j.motion,S,{ply:t.state.ply,events:t.events}),U=_!==null&&w!==null,oe=U&&L&&b!==null?i.offered(b,v):[];Ar(_,oe.length);let M=Qt(t),N=t.state.players.findIndex(({id:re})=>re===
(b??y))+1,V={...e,view:_,legal:oe},Oe={prepared:T,prepare:I};return l`
        <main id="content" class="play" data-screen="play" data-game=${j.id} data-ply=${t.state.ply} data-to-act=${t.to_act.join(" ")}
            data-actor=${b??""} data-open=${String(u)} aria-busy=${String(!U||!L)}>
            ${s}
            <${D} problem=${a} t=${o} />
            <div class="table-top">
                <section class="board-area" aria-label=${o("play.board")} ref=${K}>
                    ${U&&l`<${j.Board} ...${V} legal=${v?[]:oe} seat=${u?b:null} toAct=${t.to_act} scores=${null}
                        last=${t.events} log=${n} ...${Oe} />`}
                </section>
                <aside class="side">
                    <section class="actions player-${N}" aria-labelledby="turn">
                        <h2 id="turn" ref=${x} tabindex="-1">
                            ${Q0(c,o)}
                        </h2>
                        <${lr} position=${t} table=${e} view=${_??t.state} rule=${e.act} />
                        ${y!==null&&l`<${pf} player=${y} toAct=${M} confirm=${()=>d(y)} hand=${f} t=${o} />`}
                        ${y===null&&M.length>1&&l`<${uf} viewer=${c} toAct=${M} choose=${m} game=${j} sealed=${$} setSealed=${h} t=${o} />`}
                        <${vn} refusal=${p} table=${e} view=${_} legal=${oe} />
                        ${U&&L&&b!==null&&oe.length===0&&l`<p class="nothing">${o("play.nothing",{player:b})}</p>`}
                        ${U&&l`<${Vs} ...${V} player=${b} ...${Oe} key=${`${t.state.ply} ${b}`} />`}
                        ${v&&l`<${js} toAct=${M} not=${b} hand=${f} t=${o} />`}
                        ${U&&!u&&!C&&l`<${df} players=${v?[b]:t.state.players.map(({id:re})=>re)} views=${S} position=${t}
                            game=${j} gameSheet=${w} t=${o} />`}
                    </section>
                    <${ut} record=${t.state} state=${t.state} game=${j} t=${o} />
                    <${Vn} log=${n} t=${o} />
                </aside>
            </div>
            ${r}
        </main>
    `}function Q0({actor:e,pass:t},n){return t!==null?n("cover.turn",{player:t}):e===null?n("forfeited.turn"):e==="table"?n("play.table-turn"):n("play.turn",{player:e})}function X0({table:e,position:t,
log:n,t:o,bar:s,tools:r,problem:a,go:i,id:c,review:p}){let{game:u,gameSheet:d,act:f}=e;se();let m=Y(t);return l`
        <main id="content" class="play finished" data-screen="scores" data-game=${u.id} data-ply=${t.state.ply} data-to-act="">
            ${s}
            <${D} problem=${a} t=${o} />
            <h1 ref=${m} tabindex="-1">${o("scores.title")}</h1>
            <${Ln} sheet=${t.scores} state=${t.state} game=${u} t=${o} />
            <div class="row end">
                <${$f} id=${c} go=${i} t=${o} />
                <button type="button" data-go="review" onClick=${p}>${o("review.open")}</button>
                <button type="button" class="primary" onClick=${()=>i("setup",{game:u.id})}>${o("scores.again")}</button>
            </div>
            <details class="last-look">
                <summary>${o("scores.board")}</summary>
                ${d&&l`<${u.Board} view=${t.state} gameSheet=${d} legal=${[]} act=${f} t=${o} seat=${null}
                    toAct=${[]} scores=${t.scores} last=${t.events} log=${n} />`}
            </details>
            <${Vn} log=${n} t=${o} />
            ${r}
        </main>
    `}function Af({t:e,go:t,setProblem:n}){k(()=>{let o=async()=>{let{hash:s}=location;if(_n(s))try{let{record:r,at:a}=await Ka(s);if(!(r.game in H))throw new he("review.link-other-game");t(As(),{record:Va(
r),at:history.state?.at??a})}catch(r){t("start"),n(r instanceof he?new Error(e(r.message)):r)}};return o(),addEventListener("popstate",o),()=>removeEventListener("popstate",o)},[])}var Bn="",Cf={place:"device",mine:null,codes:{},referee:!1,held:!0,clock:0},Bs=({mine:e,players:t})=>e===Bn||t.includes(e)?e:t[0],Ps=e=>e.place==="fair"?e.players.filter(t=>t!==Bs(e)):[];function Tf(e,t){
let n=Ps(e),o=n.map(s=>e.codes[s]??"");return n.flatMap((s,r)=>{let a=qr(o[r])?o.indexOf(o[r])<r?"place.code-twice":null:"place.code-wrong";return a===null?[]:[{pointer:Wi(s),detail:t(a)}]})}var Wi=e=>`\
/verifiers/${e.replaceAll("~","~0").replaceAll("/","~1")}`;async function Lf(e,t,n,o){let s=Bs(o),r=Ur(),a=Object.fromEntries(Ps(o).map(f=>[f,o.codes[f]]));s!==Bn&&(a[s]=zr(r));let{referee:i,held:c}=o,
p=await e.game(t).sealedSetup({...n,verifiers:a,referee:i,held:c}),u={...Io(t,p),...o.clock>0&&{clock:o.clock}},d=s===Bn?u:$n(u,dn(o.players.indexOf(s)+1,r));return await At({...d,given:ey(p,o.players),
told:[{ply:0,events:p.events}]}),p.table}function ey({seat_keys:e,referee_key:t,table_key:n},o){let s=Object.entries(e).map(([r,a])=>[o.indexOf(r)+1,a]);return Object.fromEntries([...s,...t?[["r",t]]:
[],...n?[["t",n]]:[]])}function Nf({draft:e,change:t,t:n}){return l`
        <fieldset class="choice">
            <legend>${n("place.title")}</legend>
            ${["device","quick","fair"].map(o=>l`
                <label class="radio" key=${o}>
                    <input type="radio" name="place" value=${o} checked=${e.place===o} onChange=${()=>t({...e,place:o})} />
                    <span><strong>${n(`place.${o}`)}</strong> <span class="hint">${n(`place.${o}-hint`)}</span></span>
                </label>`)}
        </fieldset>
    `}function jf({draft:e,change:t,errors:n,t:o}){let s=Ps(e);return l`
        ${e.place==="quick"&&l`<p class="warning" data-quick-warning>${o("place.quick-warning")}</p>`}
        <${R} name="mine" label=${o("place.mine")} control=${r=>l`<${F} ...${r} value=${Bs(e)}
            choices=${[...e.players.map(a=>[a,a]),[Bn,o("place.nobody")]]} onChange=${a=>t({...e,mine:a})} />`} />
        ${e.place==="fair"&&l`
            <fieldset class="codes">
                <legend>${o("place.codes")}</legend>
                <p class="hint">${o("place.codes-hint")}</p>
                <${Aa} url=${Zr(lt())} name=${o("place.invitation")} t=${o} kind="invitation" />
                ${s.map(r=>l`
                    <${R} key=${r} name=${`code-${e.players.indexOf(r)+1}`} label=${o("place.code",{player:r})} errors=${Z(n,Wi(r))}
                        control=${a=>l`<input ...${a} type="text" class="code" autocomplete="off" spellcheck="false" value=${e.codes[r]??""}
                            onInput=${i=>t({...e,codes:{...e.codes,[r]:i.target.value.trim()}})} />`} />`)}
            </fieldset>`}
        <${R} name="clock" label=${o("place.clock")} hint=${o("place.clock-hint")} control=${r=>l`<${F} ...${r} value=${String(e.clock)}
            choices=${[["0",o("place.clock-none")],...jr.map(a=>[String(a),Ao(a,o)])]}
            onChange=${a=>t({...e,clock:Number(a)})} />`} />
        ${["held","referee"].map(r=>l`
            <label class="switch" key=${r}>
                <input type="checkbox" name=${r} checked=${e[r]} onChange=${a=>t({...e,[r]:a.target.checked})} />
                <span><strong>${o(`place.${r}`)}</strong> <span class="hint">${o(`place.${r}-hint`)}</span></span>
            </label>`)}
    `}function Rf({t:e,client:t,go:n,game:o,begin:s,open:r,setOpen:a}){let{value:i,problem:c}=q(()=>t.game(o).sheet(),[o,t]);se();let p=Y(i===null);return l`
        <main id="content" class="setup" data-screen="setup" data-game=${o}>
            <h1 ref=${p} tabindex="-1">${i?.name??"…"}</h1>
            <${D} problem=${c} t=${e} />
            ${i?.match_options?.length>0&&l`<p><button type="button" class="quiet" data-go="match" onClick=${()=>n("match",{game:o})}>${e("match.open")}</button></p>`}
            ${i&&l`<${ny} sheet=${i} t=${e} client=${t} go=${n} begin=${s} open=${r} setOpen=${a} />`}
        </main>
    `}function ty(e){let{ruleset:t,variant:n,options:o,players:s,first:r,dealer:a,seed:i,deal:c,place:p}=e;return{ruleset:t,variant:n,options:o,players:s,...s.includes(r)&&{first_player:r},dealer:a,...a===
"service"&&p==="device"&&i!==""&&{seed:i},...a==="table"&&c!==null&&{deal:c}}}function ny({sheet:e,t,client:n,go:o,begin:s,open:r,setOpen:a}){let[i,c]=g(()=>({...sn(e),first:"",dealer:"service",seed:"",
deal:null,...Cf})),p=i.place!=="device",[u,d]=g(null),[f,m]=g(!1),$=O(null),h=u?.problem?.errors??[],b=async j=>{if(!p)return s(e.id,j,await n.game(e.id).setup(j));let w=Tf(i,t);if(w.length>0)throw{problem:{
title:t("problem.here"),errors:w}};o("seats",{id:await Lf(n,e.id,j,i)})},y=async j=>{j.preventDefault(),m(!0);try{let w=ty(i);await b(w),$e("players",w.players)}catch(w){d(w),m(!1),setTimeout(()=>Qs($.
current))}},v={sheet:e,draft:i,change:c,errors:h,t},{Deal:C}=H[e.id],x=C!==void 0&&i.dealer==="table",T=["/ruleset","/variant","/players","/options","/first_player","/dealer","/seed",...x?["/deal"]:[],
...p?["/verifiers"]:[]],I=h.filter(j=>!T.some(w=>Z([j],w).length>0));return l`
        <form ref=${$} class="sheet" novalidate onSubmit=${y} data-setup=${e.id}>
            <${D} problem=${u} t=${t} plain=${zo(u,t)} errors=${I} hint=${h.length>I.length&&t("setup.invalid")} />
            <${rn} ...${v} />
            <${an} ...${v} />
            <${Nf} ...${v} />
            ${p&&l`<${jf} ...${v} />`}
            <${er} ...${v} byLink=${p} />
            ${x&&l`<${tr} ...${v} Deal=${C} />`}
            ${i.dealer==="service"&&!p&&l`<${Zt} t=${t} open=${r} setOpen=${a} />`}
            <${ln} ...${v} />
            <div class="row end">
                <button type="button" onClick=${()=>o("start")}>${t("back")}</button>
                <button type="submit" class="primary large" data-start disabled=${f}>${t("setup.start")}</button>
            </div>
        </form>
    `}var Ji=new ue("steps"),Bf=({id:e,cursor:t,actions:n,steps:o},s)=>Ji.put({id:e,cursor:t,language:s,of:JSON.stringify(n),step:o[t]});async function Pf({id:e,cursor:t,actions:n},o){let s=await Ji.get(e);
return s!==null&&s.cursor===t&&s.language===o&&s.of===JSON.stringify(n)?s.step:null}var Hf=e=>Ji.remove(e);async function Hs(){return[...(await yn()).map(oy),...(await ma()).map(sy)].filter(({game:t})=>t in H).sort((t,n)=>n.changed-t.changed)}function oy(e){let{id:t,game:n,name:o,start:s,changed:r,finished:a,
scores:i}=e,c=(s.setup??s.state).players.map(p=>p.id??p);return{id:t,kind:"game",game:n,name:o,players:c,changed:r,finished:a,winners:i?.winners??[],kept:e}}function sy(e){let{id:t,game:n,players:o,changed:s,
finished:r}=e;return{id:t,kind:"table",game:n,name:"",players:o,changed:s,finished:r,winners:[],kept:e}}async function If({id:e,kind:t}){return t==="table"?ba(e):(await Ba(e),Hf(e))}var Ff=({kind:e,kept:t})=>e===
"game"?Pa(t):ha(t),Df=({id:e},t)=>Ha(e,t);function Uf({entry:e,gone:t,games:n,go:o,t:s,load:r,setRemoved:a}){let[i,c]=g(!1),p=n?.find(({id:y})=>y===e.game)?.name??e.game,u=e.name||p,d=`${u}, ${e.players.join(", ")}`,f=O(null);te(()=>{t&&f.current.
focus()},[t]);let m=async()=>{a(y=>[...y.filter(({id:v})=>v!==e.id),e]),await If(e),r()};if(t)return l`
            <li class="list-entry gone" data-gone=${e.id}>
                <p role="status">${s("list.deleted",{game:d})}</p>
                <button type="button" ref=${f} data-undelete onClick=${()=>Ff(e).then(r)}>${s("list.undelete")}</button>
            </li>`;let $=async y=>{c(!1),y!==null&&await Df(e,y),r()},h=e.kind==="game",b=()=>h?o("play",{id:e.id}):o("linked",{id:e.id});return l`
        <li class="list-entry" data-game-id=${h?e.id:void 0} data-kept=${h?void 0:e.id} data-kind=${e.kind}>
            <div class="about">
                ${i?l`<${ry} name=${e.name} kind=${p} done=${$} t=${s} />`:l`<h3>${u}</h3>`}
                <p>${e.players.join(", ")}</p>
                <p data-whose-turn><strong>${ay(e,s)}</strong></p>
                <p class="soft">${e.name!==""&&`${p} · `}<time dateTime=${new Date(e.changed).toISOString()}>${iy(e.changed,s)}</time>${!h&&` · ${s("list.by-link")}`}</p>
            </div>
            <div class="row tight">
                <button type="button" class="primary" data-go=${h?"resume":"linked"} aria-label=${`${s("start.resume")}: ${d}`} onClick=${b}>${s("start.resume")}</button>
                ${h&&l`<button type="button" data-rename aria-label=${`${s("list.rename")}: ${d}`} onClick=${()=>c(!0)}>${s("list.rename")}</button>`}
                <button type="button" data-delete aria-label=${`${s("list.delete")}: ${d}`} onClick=${m}>${s("list.delete")}</button>
            </div>
        </li>
    `}function ry({name:e,kind:t,done:n,t:o}){let s=O(null);return te(()=>s.current.select(),[]),l`
        <form class="control" onSubmit=${a=>{a.preventDefault(),n(s.current.value.trim())}} onKeyDown=${a=>a.key==="Escape"&&n(null)}>
            <input ref=${s} name="game-name" type="text" maxlength="60" defaultValue=${e} placeholder=${t} aria-label=${o("list.name")} autocomplete="off" />
            <button type="submit" data-name-it>${o("list.name-it")}</button>
        </form>
    `}function ay(e,t){let{kept:n,finished:o,winners:s}=e;return e.kind==="table"?Sa(n,t):o&&s.length===0?t("links.finished"):o?t(s.length>1?"scores.winners":"scores.winner",{names:s.join(", ")}):n.toAct===
void 0?t("list.so-far",{n:n.cursor}):n.toAct.includes("table")?t("play.table-turn"):t("play.turn",{player:n.toAct.join(", ")})}var iy=(e,{language:t})=>new Intl.DateTimeFormat(t,{dateStyle:"medium",timeStyle:"\
short"}).format(e);var ly=3;function zf({t:e,go:t,games:n,first:o}){let[s,r]=g(o),[a,i]=g(!1),[c,p]=g([]),u=Ce(()=>Hs().then(r),[]);k(()=>hn(u),[]);let d=c.filter(h=>s.every(({id:b})=>b!==h.id)),f=[...s,...d].sort((h,b)=>b.
changed-h.changed);if(f.length===0)return null;let m=a?f:f.slice(0,ly),$=async()=>{let h=(await yn()).map(b=>`${JSON.stringify(Gi(b))}
`);Yt("gavel-games.ndjson",new Blob(h,{type:"application/x-ndjson"}))};return l`
        <section class="game-list" aria-labelledby="game-list-title">
            <div class="row">
                <h2 id="game-list-title">${e("list.title")}</h2>
                ${s.some(({kind:h})=>h==="game")&&l`<button type="button" class="quiet" data-export-all onClick=${$}>${e("list.export")}</button>`}
            </div>
            <ul aria-labelledby="game-list-title">
                ${m.map(h=>l`<${Uf} key=${h.id} entry=${h} gone=${d.includes(h)} games=${n} go=${t} t=${e}
                    load=${u} setRemoved=${p} />`)}
            </ul>
            ${f.length>m.length&&l`<button type="button" data-whole-list onClick=${()=>i(!0)}>${e("list.all",{n:f.length})}</button>`}
        </section>
    `}function qf({t:e,client:t,go:n,openLinks:o}){let{value:s,problem:r}=q(()=>t.games(),[t]),{value:a}=q(Hs,[]);se();let i=Y(),c=a!==null&&(s!==null||r!==null);return l`
        <main id="content" class="start" data-screen="start">
            <div class="welcome">
                <h1 ref=${i} tabindex="-1">${e("start.title")}</h1>
                <p>${e("start.lead")}</p>
            </div>
            <${D} problem=${r} t=${e} />
            ${c&&l`
                <${zf} t=${e} go=${n} games=${s} first=${a} />
                <ul class="game-cards" aria-label=${e("start.games")}>
                    ${(s??[]).filter(({id:p})=>p in H).map(p=>l`
                        <li key=${p.id}><${cy} entry=${p} go=${n} t=${e} /></li>`)}
                </ul>
                <${_a} t=${e} go=${n} open=${o} />
                <p class="aside">
                    <button type="button" class="quiet" data-go="import" onClick=${()=>n("import")}>${e("start.import")}</button>
                    <button type="button" class="quiet" data-go="tournament" onClick=${()=>n("tournament")}>${e("tournament.open")}</button>
                </p>`}
        </main>
    `}function cy({entry:e,go:t,t:n}){let{id:o,name:s,player_counts:r}=e,{Emblem:a}=H[o];return l`
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
    `}function Gf(){navigator.serviceWorker?.controller?.postMessage("files");let e=St()?lt():We.href;navigator.serviceWorker?.register(new URL("table-offline.js",We),{scope:e}).catch(()=>{})}var uy=/-[0-9a-f]{12}\.js$/u.
test(import.meta.url),Wf=!1,Ki=new Set;globalThis.navigator?.serviceWorker?.addEventListener("message",({data:e})=>{!uy||e?.files?.includes(import.meta.url)!==!1||(Wf=!0,Ki.forEach(t=>t()))});function Jf(e){
return Wf&&e(),Ki.add(e),()=>Ki.delete(e)}function Kf({t:e}){let[t,n]=g(!1);return k(()=>xc(()=>n(!0)),[]),t?l`
        <div class="warning row" role="alert" data-note="storage">
            <span>${e("storage.trouble")}</span>
            <button type="button" data-understood onClick=${()=>n(!1)}>${e("storage.understood")}</button>
        </div>
    `:null}function Vf({t:e}){let[t,n]=g(!1);return k(()=>Jf(()=>n(!0)),[]),l`
        <div role="status">
            ${t&&l`
                <div class="note row" data-note="newer">
                    <span>${e("newer.text")}</span>
                    <button type="button" data-reload onClick=${()=>location.reload()}>${e("newer.reload")}</button>
                </div>`}
        </div>
    `}function Zf({t:e,go:t,kept:n=!1}){se();let o=Y();return l`
        <main id="content" class="import" data-screen="unknown">
            <h1 ref=${o} tabindex="-1">${e(n?"unknown.kept":"unknown.title")}</h1>
            <div class="sheet">
                <p>${e(n?"unknown.kept-text":"unknown.text")}</p>
                <div class="row end"><button type="button" class="primary" data-go="start" onClick=${()=>t("start")}>${e("unknown.home")}</button></div>
            </div>
        </main>
    `}function Yf({id:e,client:t,language:n,go:o,setProblem:s}){let[r,a]=g(null),[i,c]=g(null),[p,u]=g(null),d=O(n),f=O({session:null,saves:new Te(null)}),m=(w,S=f.current.saves)=>{let _={...w,turn:{saves:S}};
f.current={session:_,saves:S},Bf(_,d.current),a(_)},$=Ce(async w=>{let{session:S,saves:_}=f.current,L=S?.id!==w.id;if(!L&&w.turn!==S.turn){w.turn.saves!==_&&u("overtaken");return}u(null),m(w,L?new Te(
null):_),!(!(await f.current.saves.save(qi(w))!==null)||f.current.session.id!==w.id)&&(await I.current(),u("overtaken"))},[]),h=async(w,S)=>{let _=t.game(w.game),L=vf(await _.replay(kf(w,S)));if(L.position.
finished)return L;let{views:K}=await _.views(L.position.state,Rn(L.position));return{...L,position:{...L.position,views:K}}},b=async(w,S)=>{s(null);try{return zi(w,S,w.steps[S]??await h(w,S))}catch(_){
return s(_),null}},y=async(w,S)=>{let _=await b(w,S);return _!==null&&$(_),_!==null},v=w=>{$(w),navigator.storage?.persist?.().catch(()=>{}),o("play",{id:w.id})},C=(w,S,_)=>v(yf(w,S,_)),x=async({game:w,
start:S,actions:_,cursor:L,name:K},U=async oe=>{})=>{let oe=await b(jn({game:w,start:S,actions:_,cursor:L,name:K}),L);oe!==null&&(await U(oe.id),v(oe))},T=O(!1),I=O((async()=>{}));I.current=async()=>{
if(!T.current)for(T.current=!0;T.current;){let{session:w,saves:S}=f.current,_=await Lt(w.id),L=_===null||S.has(_)?null:await j(w,_);L===null?T.current=!1:f.current.saves===S&&(m(L,new Te(_.changed)),u(
"followed"))}};let j=(w,S)=>b({...jn(S),steps:wf(w,S.actions)},S.cursor);return k(()=>hn(w=>w===f.current.session?.id&&I.current()),[]),k(()=>{if(u(null),e===null||e===f.current.session?.id)return;let w=!0;
return c(null),(async()=>{let S=await Lt(e);if(w&&S===null&&c(e),!w||S===null)return;let _=jn(S),L=await Pf(_,n);if(!w)return;L!==null&&m(zi(_,_.cursor,L),new Te(S.changed));let{session:K}=f.current,U=await b(
_,_.cursor);!w||U===null||f.current.session!==K||(L===null||!py(U,K))&&m(U,new Te(S.changed))})(),()=>{w=!1}},[e]),k(()=>{d.current!==n&&(d.current=n,r!==null&&b({...r,steps:[]},r.cursor).then(w=>w!==
null&&w.turn===f.current.session.turn&&m(w)))},[n]),{session:r,missing:e!==null&&i===e,followed:p,updateSession:$,moveTo:y,begin:C,enter:x}}var py=(e,t)=>JSON.stringify(e.steps[e.cursor].position.state)===
JSON.stringify(t.steps[t.cursor].position.state);function Qf({reach:e,t}){let[n,o]=g(e.waits);return k(()=>(o(e.waits),e.listen(o)),[e]),l`
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
    `}var Xf={};async function Is(e){Xf[e]??=(await import(tf(e))).default}function em(e,t=Xf[e]){let n=(o,s={})=>{let r=t[o];return r===void 0?(console.error(`no words in ${e} for ${o}`),o):r.replace(/\{(\w+)\}/g,
(a,i)=>i in s?String(s[i]):a)};return n.language=e,n}var dy=200,fy=["play","review","sheet","correct"];function tm(){let[e,t]=g(Ls),[n,o]=g(()=>me("scheme")??"auto"),[s,r]=g([]),{screen:a,go:i}=Li(),[c,p]=g(()=>me("open")??!1),[u,d]=zl(),[f,m]=g(null),$=O(
!1),h=de(()=>em(e),[e]),b=de(()=>new Ts(new URL(un(),We).href.replace(/\/*$/,"/")),[]),[y,v]=g(0),C=de(()=>{let xe=ot=>r(qt=>[...qt.slice(1-dy),ot]),ce=Qd(b.fetch,()=>v(ot=>ot+1));return Object.assign(
new vt(un(),{language:e,onExchange:xe,fetch:ce,timeout:1/0}),{language:e})},[e,y]);k(()=>{document.documentElement.lang=e,$e("language",e)},[e]),k(()=>{gr(n),$e("scheme",n)},[n]),k(()=>{$e("open",c)},
[c]);let x=Ce((xe,ce={})=>{m(null),i(xe,ce)},[]),T=xe=>Is(xe).then(()=>t(xe),()=>m(new z(h("problem.unreachable")))),{open:I,opening:j,opened:w}=lf({client:C,t:h,go:x,setProblem:m});Af({t:h,go:x,setProblem:m});
let S=fy.includes(a.name)?a.id:null,{session:_,missing:L,followed:K,updateSession:U,moveTo:oe,begin:M,enter:N}=Yf({id:S,client:C,language:e,go:x,setProblem:m}),V=_!==null&&Rs(_),Oe=O(_?.id);k(()=>{Oe.
current!==void 0&&Oe.current!==_?.id&&r([]),Oe.current=_?.id},[_?.id]);let re={t:h,client:C,go:x},nt={start:()=>l`<${qf} ...${re} openLinks=${I} />`,setup:()=>l`<${Rf} ...${re} game=${a.game} key=${a.
game} open=${c} setOpen=${p} begin=${M} />`,pad:()=>l`<${cf} ...${re} game=${a.game} key=${a.game} />`,play:()=>l`<${Ef} ...${re} session=${_} updateSession=${U} moveTo=${xe=>oe(_,xe)}
            open=${c} setOpen=${p} key=${_.id} />`,unknown:()=>l`<${Zf} ...${re} kept=${L||a.kept} />`},Pn=()=>l`<${rf} name=${a.name} given=${{...re,screen:a,session:_,open:c,enter:N,openLinks:I}} />`,
Ut=sf(a.name)?Pn:nt[a.name],Hn=L||Ut===void 0?"unknown":a.name,zt=S!==null&&!L&&_?.id!==S;return l`<${on.Provider} value=${u}>
        <div class="page">
            <a class="skip" href="#content" onClick=${my}>${h("skip")}</a>
            <${nf} t=${h} language=${e} setLanguage=${T} scheme=${n} setScheme=${o}
                settings=${u} flip=${d} go=${x} screen=${Hn} />
            <div class="screen" aria-busy=${String(j)} data-links-opened=${w}>
                <${Ta} problem=${f} t=${h} />
                <${Kf} t=${h} />
                <${Vf} t=${h} />
                <${Qf} reach=${b} t=${h} />
                <div role="status">${S!==null&&K!==null&&l`<p class="note" data-note=${K}>${h(`windows.${K}`)}</p>`}</div>
                <${Eo.Provider} value=${$}>${zt?l`<${$y} />`:Hn==="unknown"?nt.unknown():Ut()}<//>
            </div>
            <${ef} exchanges=${s} hides=${V} secret=${s.some(({url:xe})=>xe.includes("/sealed/"))} t=${h} />
        </div>
    <//>`}function my(e){e.preventDefault();let t=document.getElementById("content");t.tabIndex=-1,t.focus()}var $y=()=>l`<main id="content" class="play" data-screen="play" aria-busy="true"><h1>…</h1></main>`;var nm=document.getElementById("app");Or();try{await Is(Ls()),Jt(l`<${tm} />`,nm)}catch{nm.textContent="The table could not be loaded. Please reload the page."}Gf();
