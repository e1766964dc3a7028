var vm=Object.defineProperty;var M=(e,t)=>{for(var n in t)vm(e,n,{get:t[n],enumerable:!0})};var ir={};M(ir,{ActionButtons:()=>Qn,ActionPanel:()=>ar,dueIn:()=>rr});var nr={};M(nr,{Component:()=>Zt,createContext:()=>Qt,h:()=>Xs,html:()=>l,render:()=>Yt,useCallback:()=>Ne,useContext:()=>ut,useDebugValue:()=>Em,useEffect:()=>k,useErrorBoundary:()=>Am,useImperativeHandle:()=>Mm,
useLayoutEffect:()=>ne,useMemo:()=>fe,useReducer:()=>Ul,useRef:()=>S,useState:()=>g});var Kn,A,Cl,Vt,Tl,gl,Ll,Wn={},Nl=[],_m=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function qe(e,t){
for(var n in t)e[n]=t[n];return e}function jl(e){var t=e.parentNode;t&&t.removeChild(e)}function Xs(e,t,n){var o,s,r,a={};for(r in t)r=="key"?o=t[r]:r=="ref"?s=t[r]:a[r]=t[r];if(arguments.length>2&&(a.
children=arguments.length>3?Kn.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=null)for(r in e.defaultProps)a[r]===void 0&&(a[r]=e.defaultProps[r]);return qn(e,a,o,s,null)}function qn(e,t,n,o,s){
var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:s??++Cl};return A.vnode!=null&&A.vnode(r),r}function Vn(e){return e.children}function Zt(e,t){
this.props=e,this.context=t}function _t(e,t){if(t==null)return e.__?_t(e.__,e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type==
"function"?_t(e):null}function Rl(e){var t,n;if((e=e.__)!=null&&e.__c!=null){for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return Rl(
e)}}function Zs(e){(!e.__d&&(e.__d=!0)&&Vt.push(e)&&!Jn.__r++||gl!==A.debounceRendering)&&((gl=A.debounceRendering)||Tl)(Jn)}function Jn(){for(var e;Jn.__r=Vt.length;)e=Vt.sort(function(t,n){return t.
__v.__b-n.__v.__b}),Vt=[],e.some(function(t){var n,o,s,r,a,i;t.__d&&(a=(r=(n=t).__v).__e,(i=n.__P)&&(o=[],(s=qe({},r)).__v=r.__v+1,er(i,r,s,n.__n,i.ownerSVGElement!==void 0,r.__h!=null?[a]:null,o,a??_t(
r),r.__h),Il(o,r),r.__e!=a&&Rl(r)))})}function Bl(e,t,n,o,s,r,a,i,c,p){var u,f,d,m,$,h,b,y=o&&o.__k||Nl,v=y.length;for(n.__k=[],u=0;u<t.length;u++)if((m=n.__k[u]=(m=t[u])==null||typeof m=="boolean"?null:
typeof m=="string"||typeof m=="number"||typeof m=="bigint"?qn(null,m,null,null,m):Array.isArray(m)?qn(Vn,{children:m},null,null,null):m.__b>0?qn(m.type,m.props,m.key,null,m.__v):m)!=null){if(m.__=n,m.
__b=n.__b+1,(d=y[u])===null||d&&m.key==d.key&&m.type===d.type)y[u]=void 0;else for(f=0;f<v;f++){if((d=y[f])&&m.key==d.key&&m.type===d.type){y[f]=void 0;break}d=null}er(e,m,d=d||Wn,s,r,a,i,c,p),$=m.__e,
(f=m.ref)&&d.ref!=f&&(b||(b=[]),d.ref&&b.push(d.ref,null,m),b.push(f,m.__c||$,m)),$!=null?(h==null&&(h=$),typeof m.type=="function"&&m.__k!=null&&m.__k===d.__k?m.__d=c=Pl(m,c,e):c=Hl(e,m,d,y,$,c),p||n.
type!=="option"?typeof n.type=="function"&&(n.__d=c):e.value=""):c&&d.__e==c&&c.parentNode!=e&&(c=_t(d))}for(n.__e=h,u=v;u--;)y[u]!=null&&(typeof n.type=="function"&&y[u].__e!=null&&y[u].__e==n.__d&&(n.
__d=_t(o,u+1)),Dl(y[u],y[u]));if(b)for(u=0;u<b.length;u++)Fl(b[u],b[++u],b[++u])}function Pl(e,t,n){var o,s;for(o=0;o<e.__k.length;o++)(s=e.__k[o])&&(s.__=e,t=typeof s.type=="function"?Pl(s,t,n):Hl(n,
s,s,e.__k,s.__e,t));return t}function Hl(e,t,n,o,s,r){var a,i,c;if(t.__d!==void 0)a=t.__d,t.__d=void 0;else if(n==null||s!=r||s.parentNode==null)e:if(r==null||r.parentNode!==e)e.appendChild(s),a=null;else{
for(i=r,c=0;(i=i.nextSibling)&&c<o.length;c+=2)if(i==s)break e;e.insertBefore(s,r),a=r}return a!==void 0?a:s.nextSibling}function yl(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="num\
ber"||_m.test(t)?n:n+"px"}function zn(e,t,n,o,s){var r;e:if(t==="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||yl(e.style,t,
"");if(n)for(t in n)o&&n[t]===o[t]||yl(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")r=t!==(t=t.replace(/Capture$/,"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+r]=
n,n?o||e.addEventListener(t,r?wl:xl,r):e.removeEventListener(t,r?wl:xl,r);else if(t!=="dangerouslySetInnerHTML"){if(s)t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&
t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break e}catch{}typeof n=="function"||(n!=null&&(n!==!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function xl(e){
this.l[e.type+!1](A.event?A.event(e):e)}function wl(e){this.l[e.type+!0](A.event?A.event(e):e)}function er(e,t,n,o,s,r,a,i,c){var p,u,f,d,m,$,h,b,y,v,C,x=t.type;if(t.constructor!==void 0)return null;n.
__h!=null&&(c=n.__h,i=t.__e=n.__e,t.__h=null,r=[i]),(p=A.__b)&&p(t);try{e:if(typeof x=="function"){if(b=t.props,y=(p=x.contextType)&&o[p.__c],v=p?y?y.props.value:p.__:o,n.__c?h=(u=t.__c=n.__c).__=u.__E:
("prototype"in x&&x.prototype.render?t.__c=u=new x(b,v):(t.__c=u=new Zt(b,v),u.constructor=x,u.render=Om),y&&y.sub(u),u.props=b,u.state||(u.state={}),u.context=v,u.__n=o,f=u.__d=!0,u.__h=[]),u.__s==null&&
(u.__s=u.state),x.getDerivedStateFromProps!=null&&(u.__s==u.state&&(u.__s=qe({},u.__s)),qe(u.__s,x.getDerivedStateFromProps(b,u.__s))),d=u.props,m=u.state,f)x.getDerivedStateFromProps==null&&u.componentWillMount!=
null&&u.componentWillMount(),u.componentDidMount!=null&&u.__h.push(u.componentDidMount);else{if(x.getDerivedStateFromProps==null&&b!==d&&u.componentWillReceiveProps!=null&&u.componentWillReceiveProps(
b,v),!u.__e&&u.shouldComponentUpdate!=null&&u.shouldComponentUpdate(b,u.__s,v)===!1||t.__v===n.__v){u.props=b,u.state=u.__s,t.__v!==n.__v&&(u.__d=!1),u.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(L){
L&&(L.__=t)}),u.__h.length&&a.push(u);break e}u.componentWillUpdate!=null&&u.componentWillUpdate(b,u.__s,v),u.componentDidUpdate!=null&&u.__h.push(function(){u.componentDidUpdate(d,m,$)})}u.context=v,
u.props=b,u.state=u.__s,(p=A.__r)&&p(t),u.__d=!1,u.__v=t,u.__P=e,p=u.render(u.props,u.state,u.context),u.state=u.__s,u.getChildContext!=null&&(o=qe(qe({},o),u.getChildContext())),f||u.getSnapshotBeforeUpdate==
null||($=u.getSnapshotBeforeUpdate(d,m)),C=p!=null&&p.type===Vn&&p.key==null?p.props.children:p,Bl(e,Array.isArray(C)?C:[C],t,n,o,s,r,a,i,c),u.base=t.__e,t.__h=null,u.__h.length&&a.push(u),h&&(u.__E=u.
__=null),u.__e=!1}else r==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=Sm(n.__e,t,n,o,s,r,a,c);(p=A.diffed)&&p(t)}catch(L){t.__v=null,(c||r!=null)&&(t.__e=i,t.__h=!!c,r[r.indexOf(i)]=null),A.__e(
L,t,n)}}function Il(e,t){A.__c&&A.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(o){o.call(n)})}catch(o){A.__e(o,n.__v)}})}function Sm(e,t,n,o,s,r,a,i){var c,p,u,f=n.props,d=t.props,
m=t.type,$=0;if(m==="svg"&&(s=!0),r!=null){for(;$<r.length;$++)if((c=r[$])&&(c===e||(m?c.localName==m:c.nodeType==3))){e=c,r[$]=null;break}}if(e==null){if(m===null)return document.createTextNode(d);e=
s?document.createElementNS("http://www.w3.org/2000/svg",m):document.createElement(m,d.is&&d),r=null,i=!1}if(m===null)f===d||i&&e.data===d||(e.data=d);else{if(r=r&&Kn.call(e.childNodes),p=(f=n.props||Wn).
dangerouslySetInnerHTML,u=d.dangerouslySetInnerHTML,!i){if(r!=null)for(f={},$=0;$<e.attributes.length;$++)f[e.attributes[$].name]=e.attributes[$].value;(u||p)&&(u&&(p&&u.__html==p.__html||u.__html===e.
innerHTML)||(e.innerHTML=u&&u.__html||""))}if((function(h,b,y,v,C){var x;for(x in y)x==="children"||x==="key"||x in b||zn(h,x,null,y[x],v);for(x in b)C&&typeof b[x]!="function"||x==="children"||x==="k\
ey"||x==="value"||x==="checked"||y[x]===b[x]||zn(h,x,b[x],y[x],v)})(e,d,f,s,i),u)t.__k=[];else if($=t.props.children,Bl(e,Array.isArray($)?$:[$],t,n,o,s&&m!=="foreignObject",r,a,r?r[0]:n.__k&&_t(n,0),
i),r!=null)for($=r.length;$--;)r[$]!=null&&jl(r[$]);i||("value"in d&&($=d.value)!==void 0&&($!==e.value||m==="progress"&&!$)&&zn(e,"value",$,f.value,!1),"checked"in d&&($=d.checked)!==void 0&&$!==e.checked&&
zn(e,"checked",$,f.checked,!1))}return e}function Fl(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(o){A.__e(o,n)}}function Dl(e,t,n){var o,s;if(A.unmount&&A.unmount(e),(o=e.ref)&&(o.current&&
o.current!==e.__e||Fl(o,null,t)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(r){A.__e(r,t)}o.base=o.__P=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&Dl(o[s],t,typeof e.
type!="function");n||e.__e==null||jl(e.__e),e.__e=e.__d=void 0}function Om(e,t,n){return this.constructor(e,n)}function Yt(e,t,n){var o,s,r;A.__&&A.__(e,t),s=(o=typeof n=="function")?null:n&&n.__k||t.
__k,r=[],er(t,e=(!o&&n||t).__k=Xs(Vn,null,[e]),s||Wn,Wn,t.ownerSVGElement!==void 0,!o&&n?[n]:s?null:t.firstChild?Kn.call(t.childNodes):null,r,!o&&n?n:s?s.__e:t.firstChild,o),Il(r,e)}function Qt(e,t){var n={
__c:t="__cC"+Ll++,__:e,Consumer:function(o,s){return o.children(s)},Provider:function(o){var s,r;return this.getChildContext||(s=[],(r={})[t]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=
function(a){this.props.value!==a.value&&s.some(Zs)},this.sub=function(a){s.push(a);var i=a.componentWillUnmount;a.componentWillUnmount=function(){s.splice(s.indexOf(a),1),i&&i.call(a)}}),o.children}};
return n.Provider.__=n.Consumer.contextType=n}Kn=Nl.slice,A={__e:function(e,t){for(var n,o,s;t=t.__;)if((n=t.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(
e)),s=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),s=n.__d),s)return n.__E=n}catch(r){e=r}throw e}},Cl=0,Zt.prototype.setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?
this.__s:this.__s=qe({},this.state),typeof e=="function"&&(e=e(qe({},n),this.props)),e&&qe(n,e),e!=null&&this.__v&&(t&&this.__h.push(t),Zs(this))},Zt.prototype.forceUpdate=function(e){this.__v&&(this.
__e=!0,e&&this.__h.push(e),Zs(this))},Zt.prototype.render=Vn,Vt=[],Tl=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Jn.__r=0,Ll=0;var ct,te,kl,St=0,Ys=[],vl=A.__b,
_l=A.__r,Sl=A.diffed,Ol=A.__c,Ml=A.unmount;function Ot(e,t){A.__h&&A.__h(te,e,St||t),St=0;var n=te.__H||(te.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function g(e){return St=1,Ul(
zl,e)}function Ul(e,t,n){var o=Ot(ct++,2);return o.t=e,o.__c||(o.__=[n?n(t):zl(void 0,t),function(s){var r=o.t(o.__[0],s);o.__[0]!==r&&(o.__=[r,o.__[1]],o.__c.setState({}))}],o.__c=te),o.__}function k(e,t){
var n=Ot(ct++,3);!A.__s&&tr(n.__H,t)&&(n.__=e,n.__H=t,te.__H.__h.push(n))}function ne(e,t){var n=Ot(ct++,4);!A.__s&&tr(n.__H,t)&&(n.__=e,n.__H=t,te.__h.push(n))}function S(e){return St=5,fe(function(){
return{current:e}},[])}function Mm(e,t,n){St=6,ne(function(){typeof e=="function"?e(t()):e&&(e.current=t())},n==null?n:n.concat(e))}function fe(e,t){var n=Ot(ct++,7);return tr(n.__H,t)&&(n.__=e(),n.__H=
t,n.__h=e),n.__}function Ne(e,t){return St=8,fe(function(){return e},t)}function ut(e){var t=te.context[e.__c],n=Ot(ct++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(te)),t.props.value):e.__}function Em(e,t){
A.useDebugValue&&A.useDebugValue(t?t(e):e)}function Am(e){var t=Ot(ct++,10),n=g();return t.__=e,te.componentDidCatch||(te.componentDidCatch=function(o){t.__&&t.__(o),n[1](o)}),[n[0],function(){n[1](void 0)}]}
function Cm(){Ys.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(Gn),e.__H.__h.forEach(Qs),e.__H.__h=[]}catch(t){e.__H.__h=[],A.__e(t,e.__v)}}),Ys=[]}A.__b=function(e){te=null,vl&&vl(e)},A.__r=function(e){
_l&&_l(e),ct=0;var t=(te=e.__c).__H;t&&(t.__h.forEach(Gn),t.__h.forEach(Qs),t.__h=[])},A.diffed=function(e){Sl&&Sl(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(Ys.push(t)!==1&&kl===A.requestAnimationFrame||
((kl=A.requestAnimationFrame)||function(n){var o,s=function(){clearTimeout(r),El&&cancelAnimationFrame(o),setTimeout(n)},r=setTimeout(s,100);El&&(o=requestAnimationFrame(s))})(Cm)),te=void 0},A.__c=function(e,t){
t.some(function(n){try{n.__h.forEach(Gn),n.__h=n.__h.filter(function(o){return!o.__||Qs(o)})}catch(o){t.some(function(s){s.__h&&(s.__h=[])}),t=[],A.__e(o,n.__v)}}),Ol&&Ol(e,t)},A.unmount=function(e){Ml&&
Ml(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(Gn)}catch(n){A.__e(n,t.__v)}};var El=typeof requestAnimationFrame=="function";function Gn(e){var t=te;typeof e.__c=="function"&&e.__c(),te=t}function Qs(e){
var t=te;e.__c=e.__(),te=t}function tr(e,t){return!e||e.length!==t.length||t.some(function(n,o){return n!==e[o]})}function zl(e,t){return typeof t=="function"?t(e):t}var ql=function(e,t,n,o){var s;t[0]=
0;for(var r=1;r<t.length;r++){var a=t[r++],i=t[r]?(t[0]|=a?1:2,n[t[r++]]):t[++r];a===3?o[0]=i:a===4?o[1]=Object.assign(o[1]||{},i):a===5?(o[1]=o[1]||{})[t[++r]]=i:a===6?o[1][t[++r]]+=i+"":a?(s=e.apply(
i,ql(e,i,n,["",null])),o.push(s),i[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(i)}return o},Al=new Map,l=function(e){var t=Al.get(this);return t||(t=new Map,Al.set(this,t)),(t=ql(this,t.get(e)||(t.set(e,t=(function(n){
for(var o,s,r=1,a="",i="",c=[0],p=function(d){r===1&&(d||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,d,a):r===3&&(d||a)?(c.push(3,d,a),r=2):r===2&&a==="..."&&d?c.push(4,d,0):r===2&&a&&!d?c.push(
5,0,!0,a):r>=5&&((a||!d&&r===5)&&(c.push(r,0,a,s),r=6),d&&(c.push(r,d,0,s),r=6)),a=""},u=0;u<n.length;u++){u&&(r===1&&p(),p(u));for(var f=0;f<n[u].length;f++)o=n[u][f],r===1?o==="<"?(p(),c=[c],r=3):a+=
o:r===4?a==="--"&&o===">"?(r=1,a=""):a=o+a[0]:i?o===i?i="":a+=o:o==='"'||o==="'"?i=o:o===">"?(p(),r=1):r&&(o==="="?(r=5,s=a,a=""):o==="/"&&(r<5||n[u][f+1]===">")?(p(),r===3&&(c=c[0]),r=c,(c=c[0]).push(
2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(p(),r=2):a+=o),r===3&&a==="!--"&&(r=4,c=c[0])}return p(),c})(e)),t),arguments,[])).length>1?t:t[0]}.bind(Xs);var Tm=[1,2,5];function or({amount:{minimum:e,maximum:t}}){return t===null?".from":e===t?".exactly":""}function Gl({action:e,act:t,t:n}){let{minimum:o,maximum:s}=e.amount,r=s??1/0,[a,i]=g(null),c=a??String(
o),p=Number(c),u=$=>()=>i(String(Math.min(r,Math.max(o,(Number.isFinite(p)?p:o)+$)))),f=$=>()=>i(String($)),d=$=>{$.preventDefault(),t({...e,amount:c.trim()===""?null:p})},m=[...new Set([o,...Tm.map($=>o+
$).filter($=>$<r),...s===null?[]:[s]])];return l`
        <form class="bid" novalidate onSubmit=${d} data-action-type="bid" data-action=${JSON.stringify(e)}>
            <label for="bid-amount">${n(`bid.label${or(e)}`,e.amount)}</label>
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
    `}function Zn(e){let t=new Map;for(let n of e)t.set(n,(t.get(n)??0)+1);return t}var Yn=e=>{},de=e=>Yn(e);function Wl(){let[e,t]=g("");return k(()=>(Yn=t,()=>{Yn===t&&(Yn=()=>{})}),[]),e}function Jl({action:e,component:t,game:n,gameSheet:o,view:s,act:r,t:a}){let{count:i,from:c}=e[t],[p,u]=g([]),f=Zn(c);for(let h of p)f.set(h,f.get(h)-1);let d=i-p.length,m=d>0?a("reveal.due",{n:d,of:i}):
a("reveal.complete");k(()=>{p.length>0&&de(m)},[d]);let $=h=>l`<span class="piece" aria-hidden="true"><${n.Piece} component=${t} value=${h} t=${a} gameSheet=${o} view=${s} /></span>`;return l`
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
    `}var sr={};M(sr,{same:()=>ye});var ye=(e,t)=>JSON.stringify(e)===JSON.stringify(t);var Kl=!1;if(typeof document<"u"){let e=t=>n=>Kl=t(n);document.addEventListener("pointerdown",e(({pointerType:t})=>t==="touch"),!0),document.addEventListener("keydown",e(()=>!1),!0)}function Xt(e,t,n){
return!e?.tapped||e.ply!==n.ply?null:t.find(o=>ye(o,e.tapped))??null}var Ge=e=>({...e,tapped:void 0,at:void 0});function We({act:e,legal:t,view:n,prepared:o,prepare:s}){let r=Xt(o,t,n);return a=>{let i=ye(
a,r);return{action:a,onAct:()=>Kl&&!i?s(p=>({...p,ply:n.ply,tapped:a})):(s(Ge),e(a)),...i&&{pressed:!0}}}}var Vl=({amount:e})=>e!==null&&typeof e=="object",rr=e=>Object.keys(e).find(t=>e[t]?.count!==void 0&&Array.isArray(e[t]?.from))??null;function ar({game:e,gameSheet:t,t:n,act:o,busy:s,view:r,legal:a,player:i,
prepared:c,prepare:p}){let u=a.filter(Vl),f=a.filter(b=>!Vl(b)&&rr(b)!==null),d=a.filter(b=>!u.includes(b)&&!f.includes(b)),m=r&&Xt(c,d,r),$=b=>(p(Ge),o(b)),h={view:r,gameSheet:t,legal:d,act:o,t:n,player:i,
prepared:c,prepare:p,isConfirming:!!m};return l`
        <div class="panel" aria-busy=${String(s)}>
            ${m&&l`<${Lm} action=${m} name=${e.label(m,n,r)} act=${$} leave=${()=>p(Ge)} t=${n} />`}
            ${u.map(b=>l`<${Gl} action=${b} act=${o} t=${n} />`)}
            ${f.map(b=>l`<${Jl} action=${b} component=${rr(b)} game=${e} gameSheet=${t} view=${r} act=${o} t=${n} />`)}
            ${d.length>0&&(e.Actions&&!d.every(Zl)?l`<${e.Actions} ...${h} />`:l`<${Qn} ...${h} game=${e} />`)}
        </div>
    `}function Lm({action:e,name:t,act:n,leave:o,t:s}){return k(()=>de(`${t}: ${s("confirm.do")}?`),[t]),l`
        <div class="confirm" role="group" aria-labelledby="confirm-what" data-confirming=${JSON.stringify(e)}>
            <p id="confirm-what">${t}</p>
            <div class="confirm-buttons">
                <button type="button" class="primary" data-confirm onClick=${()=>n(e)}>${s("confirm.do")}</button>
                <button type="button" data-leave onClick=${o}>${s("confirm.back")}</button>
            </div>
        </div>
    `}var Zl=({type:e})=>e==="reveal";function Qn({game:e,gameSheet:t,legal:n,act:o,t:s,view:r}){return l`
        <div class="action-buttons">
            ${n.map(a=>l`
                <button type="button" key=${JSON.stringify(a)} class="action ${a.type}" data-action=${JSON.stringify(a)} onClick=${()=>o(a)}>
                    ${Zl(a)&&l`<span class="piece" aria-hidden="true"><${Nm} game=${e} gameSheet=${t} action=${a} t=${s} view=${r} /></span>`}
                    <span>${e.label(a,s,r)}</span>
                </button>`)}
        </div>
    `}function Nm({game:e,gameSheet:t,action:n,t:o,view:s}){let r=Object.keys(n).find(a=>a!=="type"&&a!=="player");return l`<${e.Piece} component=${r} value=${n[r]} t=${o} gameSheet=${t} view=${s} />`}var lr={};M(lr,{copy:()=>pt});async function pt(e){try{return await navigator.clipboard.writeText(e),!0}catch{let t=Object.assign(document.createElement("textarea"),{value:e,readOnly:!0,className:"vis\
ually-hidden"});document.body.append(t),t.select();let n=document.execCommand("copy");return t.remove(),n}}var pr={};M(pr,{dateOf:()=>Rm,dayOf:()=>jm,momentOf:()=>ur});var cr=(e,{language:t},n)=>new Intl.DateTimeFormat(t,n).format(e),jm=(e,t)=>cr(e,t,{dateStyle:"medium"}),ur=(e,t)=>cr(e,t,{dateStyle:"mediu\
m",timeStyle:"short"});function Rm({changed:e,created:t},n){let o=new Date(e??t??NaN);return Number.isNaN(o.getTime())?"":cr(o,n,{dateStyle:"long"})}var hr={};M(hr,{DealField:()=>$r,DealerFields:()=>mr,OpenField:()=>en});var dr={};M(dr,{Field:()=>B,FieldErrors:()=>Xn,Prose:()=>Je,Select:()=>z,errorsAt:()=>Y,focusFirstError:()=>fr});var Y=(e,t)=>e.filter(n=>n.pointer===t||n.pointer?.startsWith(`${t}/`));function B({name:e,label:t,hint:n,errors:o=[],control:s,children:r}){let a=`field-${e}`,i=[n&&`${a}-hint`,o.length>0&&`${a}-erro\
rs`].filter(Boolean).join(" "),c={id:a,name:e,"aria-invalid":o.length>0?"true":void 0,"aria-describedby":i||void 0};return l`
        <div class="field ${o.length>0?"invalid":""}">
            <label for=${a}>${t}</label>
            ${n&&l`<p class="hint" id="${a}-hint">${n}</p>`}
            <div class="control">${s(c)}${r}</div>
            <${Xn} id="${a}-errors" errors=${o} />
        </div>
    `}var Xn=({id:e,errors:t})=>t.length>0&&l`<ul class="errors" id=${e} data-errors>${t.map(n=>l`<li><${Je} text=${n.detail} /></li>`)}</ul>`,z=({choices:e,value:t,onChange:n,...o})=>l`
    <select ...${o} onChange=${s=>n(e[s.target.selectedIndex][0])}>
        ${e.map(([s,r])=>l`<option key=${s} value=${String(s)} selected=${s===t}>${r}</option>`)}
    </select>
`,Je=({text:e})=>e.split(/`([^`]+)`/).map((t,n)=>n%2===1?l`<code>${t}</code>`:t);function fr(e){e?.querySelector('[aria-invalid="true"], .invalid :is(button, input, select, textarea):enabled')?.focus()}function mr({draft:e,change:t,errors:n,byLink:o,t:s}){let r=a=>()=>t({...e,dealer:a});return l`
        <${B} name="first_player" label=${s("setup.first")} errors=${Y(n,"/first_player")}
            control=${a=>l`<${z} ...${a} value=${e.players.includes(e.first)?e.first:e.players[0]}
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
    `}var en=({t:e,open:t,setOpen:n})=>l`
    <label class="switch">
        <input type="checkbox" name="open" checked=${t} onChange=${o=>n(o.target.checked)} />
        <span><strong>${e("open.title")}</strong> <span class="hint">${e("open.hint")}</span></span>
    </label>
`;function $r({sheet:e,draft:t,change:n,errors:o,t:s,Deal:r}){let a=Y(o,"/deal"),{ruleset:i,variant:c,options:p,players:u}=t;return l`
        <fieldset class="deal ${a.length>0?"invalid":""}">
            <legend>${s("setup.deal")}</legend>
            <${Xn} id="deal-errors" errors=${a} />
            <${r} deal=${t.deal} change=${f=>n({...t,deal:f})} gameSheet=${e} t=${s}
                setup=${{ruleset:i,variant:c,options:p,players:u}} />
        </fieldset>
    `}var br={};M(br,{download:()=>tn});function tn(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var gr={};M(gr,{EventLog:()=>eo});function eo({log:e,t,then:n}){let o=Wl(),s=S(e.length);return k(()=>{let r=e.slice(Math.min(s.current,e.length-1)).map(({text:a})=>a);e.length!==s.current&&de([...r,...n?[n]:[]].join(" ")),s.current=e.
length},[e]),l`
        <section class=${e.length>0?"log":"visually-hidden"} aria-labelledby="log-title">
            <h2 id="log-title" class="small">${t("log.title")}</h2>
            <p class="visually-hidden" role="status" data-said>${o}</p>
            <ol reversed class="events" tabindex=${e.length>0?"0":void 0} aria-labelledby="log-title">
                ${e.map((r,a)=>l`<li key=${a} data-event-type=${r.type} value=${a+1}>${r.text}</li>`).reverse()}
            </ol>
        </section>
    `}var yr={};M(yr,{figure:()=>ce,signed:()=>xe});var ce=e=>String(e).replace("-","−"),xe=e=>e>0?`+${e}`:ce(e);var _r={};M(_r,{Forfeited:()=>vr});var kr={};M(kr,{choosing:()=>nn,forfeitedToAct:()=>to,lastSeat:()=>xr,nextToAct:()=>Yl,viewerOf:()=>wr});function to({to_act:e,state:t}){let n=(t.forfeits??[]).map(({seat:o})=>o);return e.filter(o=>n.
includes(o))}function nn(e){let t=to(e);return e.to_act.filter(n=>!t.includes(n))}function xr(e){let t=e.findLast(({type:n,player:o})=>o!=="referee"||n==="default");return t?.seat??t?.player}function Yl(e,t){
let n=e.state.players.map(({id:r})=>r),o=r=>(n.indexOf(r)-n.indexOf(t)-1+n.length)%n.length,[s=null]=nn(e).sort((r,a)=>o(r)-o(a));return s}function wr(e,{open:t,holder:n,wanted:o,last:s,sealed:r,unseen:a}){
let i=nn(e),c=e.state.dealer==="table",p={referee:c,actor:null,alone:!1,pass:null};if(e.finished||i.length===0)return p;let u=i.includes(o)?o:Yl(e,s),f=c?r&&i.length>1:!t,d=i.includes(n)?n:null;return!f||
!a(d??u)?{...p,actor:u}:d===null?{...p,pass:u}:{...p,actor:d,alone:!0}}function vr({position:e,table:t,view:n,rule:o}){let{game:s,t:r,busy:a}=t;return to(e).map(i=>{let c=e.default_actions[i],p=s.sealed?.includes(c.type)?r("forfeited.sealed"):Bm(c,s,r,n);return l`
            <div class="forfeited" key=${i} data-forfeited=${i}>
                <p>${r("forfeited.due",{player:i})}</p>
                <button type="button" class="primary" data-default disabled=${a} onClick=${()=>o({type:"default",player:"referee",seat:i})}>
                    ${r("forfeited.play",{player:i,action:p})}</button>
            </div>`})}function Bm(e,t,n,o){return e.type==="bid"?n("bid.send",{amount:e.amount}):t.label(e,n,o)}var Ur={};M(Ur,{EditionFields:()=>un,OptionFields:()=>fn,PlayerFields:()=>pn,firstDraft:()=>cn});var Fr={};M(Fr,{OptionField:()=>Ir});var Or={};M(Or,{plainly:()=>Sr,valueName:()=>Ke});function Ke(e,t,n){if(typeof t=="boolean")return n(t?"yes":"no");let o=`value.${e}.${t}`;return typeof t=="string"?n.has(o)?n(o):t:JSON.stringify(t)}var Sr=e=>e.
replaceAll(/\s?\(`[^`]+`\)/g,"");var Hr={};M(Hr,{ErrorItem:()=>mc,ProblemBox:()=>F,Technical:()=>Ee});var Nr={};M(Nr,{BatchAnswer:()=>sn,Branched:()=>xo,Client:()=>At,GameClient:()=>rn,GavelError:()=>Ze,GavelProblem:()=>P,Held:()=>vo,IllegalAction:()=>ao,Internal:()=>$o,InvalidRequest:()=>so,InvalidState:()=>ro,
KeyMissing:()=>bo,KeyRefused:()=>go,MalformedJson:()=>oo,MatchGameClient:()=>Et,MethodNotAllowed:()=>uo,NotAcceptable:()=>po,NotFinished:()=>io,NotFound:()=>co,PROBLEMS:()=>Ar,ReceiptBroken:()=>_o,SealBroken:()=>ko,
SealedTable:()=>Mt,SealingNotConfigured:()=>So,TableUnknown:()=>wo,TooLarge:()=>mo,TooManyRequests:()=>yo,TransportError:()=>q,Unavailable:()=>ho,UnknownGame:()=>lo,UnsupportedMediaType:()=>fo,asCurl:()=>Mo,
choose:()=>Ql,concrete:()=>Xl,expandBid:()=>ec,newSeatKey:()=>cc,problemFrom:()=>on,verifierOf:()=>Lr});function Ql(e,...t){let[n]=t,o=Object.entries(e);if(n!==void 0&&!o.some(([,s])=>no(s)||Er(s)))throw new RangeError(`there is nothing to choose in ${JSON.stringify(e)}`);return Object.fromEntries(o.map(
([s,r])=>[s,Pm(s,r,n)]))}function Pm(e,t,n){if(no(t)){let{minimum:o,maximum:s}=t;if(Number.isInteger(n)&&Number(n)>=o&&Number(n)<=s)return n;throw new RangeError(`${e} must be an integer from ${o} to ${s}\
, not ${JSON.stringify(n)}`)}if(Er(t)){if(Array.isArray(n)&&n.length===t.count&&Hm(t.from,n))return n;let o=JSON.stringify(t.from);throw new RangeError(`${e} must be a list of ${t.count} of ${o}, not ${JSON.
stringify(n)}`)}return t}function Hm(e,t){let n=e.map(o=>JSON.stringify(o));return t.every(o=>{let s=n.indexOf(JSON.stringify(o));return s>=0&&n.splice(s,1).length===1})}function Xl(e,t=Math.random){let n=Object.
entries(e).map(([o,s])=>[o,Im(s,t)]);return Object.fromEntries(n)}function ec(e){let t="amount"in e?e.amount:void 0;if(!no(t))return[e];let{minimum:n,maximum:o}=t;return Array.from({length:Math.max(0,
o-n+1)},(r,a)=>n+a).map(r=>({...e,amount:r}))}function Im(e,t){return no(e)?e.minimum+Math.floor(t()*(e.maximum-e.minimum+1)):Er(e)?Fm(e,t):e}function Fm({count:e,from:t},n){let o=[...t];return Array.
from({length:Math.min(e,o.length)},()=>o.splice(Math.floor(n()*o.length),1)[0])}function no(e){return Mr(e,"minimum")&&Mr(e,"maximum")}function Er(e){return Mr(e,"count")&&"from"in e&&Array.isArray(e.
from)}function Mr(e,t){return typeof e=="object"&&e!==null&&typeof e[t]=="number"}var Ze=class extends Error{status;requestId;transient;retryAfter;constructor(t,n){super(t,n.cause===void 0?void 0:{cause:n.cause}),this.name=new.target.name,this.status=n.status??null,this.requestId=n.
requestId??null,this.transient=n.transient??!1,this.retryAfter=n.retryAfter??null}},q=class extends Ze{constructor(t,n={}){super(t,n)}},P=class extends Ze{problem;type;kind;title;detail;constructor(t,n={}){
let o=ft(t.status)??n.status??0,s=typeof t.instance=="string"?t.instance:n.requestId??null;super(Dm(t,o,s),{...n,status:o,requestId:s}),this.problem=t,this.type=String(t.type??"about:blank"),this.kind=
Cr(t),this.title=String(t.title??this.kind),this.detail=String(t.detail??"")}},oo=class extends P{offset=ft(this.problem.offset)},so=class extends P{errors=Ve(this.problem.errors);more=ft(this.problem.
more)??0},ro=class extends P{violations=Ve(this.problem.violations);more=ft(this.problem.more)??0},ao=class extends P{violations=Ve(this.problem.violations);more=ft(this.problem.more)??0;toAct=Ve(this.
problem.to_act);legalActions=Ve(this.problem.legal_actions)},io=class extends P{},lo=class extends P{games=Ve(this.problem.games)},co=class extends P{},uo=class extends P{},po=class extends P{},fo=class extends P{},
mo=class extends P{limit=ft(this.problem.limit)},$o=class extends P{},ho=class extends P{},bo=class extends P{},go=class extends P{},yo=class extends P{},xo=class extends P{},wo=class extends P{},ko=class extends P{},
vo=class extends P{},_o=class extends P{},So=class extends P{},Ar={"malformed-json":oo,"seal-broken":ko,"receipt-broken":_o,"invalid-request":so,"invalid-state":ro,"illegal-action":ao,"not-finished":io,
"unknown-game":lo,"not-found":co,"method-not-allowed":uo,"not-acceptable":po,"unsupported-media-type":fo,"too-large":mo,internal:$o,unavailable:ho,"key-missing":bo,"key-refused":go,"too-many-requests":yo,
held:vo,branched:xo,"table-unknown":wo,"sealing-not-configured":So};function on(e,t={}){let n=e,o=Cr(n),s=Object.hasOwn(Ar,o)?Ar[o]:void 0;return new(s??P)(n,t)}function Cr(e){return String(e.type??"").
replace(/\/+$/,"").split("/").at(-1)??""}function Dm(e,t,n){let o=`${e.title??Cr(e)} (${t})`,s=[e.detail?`${o}: ${e.detail}`:o,...Um(e)];return(n?[...s,`request id: ${n}`]:s).join(`
  `)}function Um(e){let t=[...Ve(e.errors),...Ve(e.violations)].map(zm),n=ft(e.more);return n?[...t,`and ${n} more`]:t}function zm(e){let t=e.pointer?` at ${e.pointer}`:"",n=e.rule?` (${e.rule})`:"";return`${e.
code}${t}${n}: ${e.detail}`}function Ve(e){return Array.isArray(e)?e:[]}function ft(e){return typeof e=="number"?e:null}function Mo(e){let t=["curl","--silent","--show-error"];(e.method!=="GET"||e.body!==null)&&t.push("--request",e.method),t.push(Tr(e.url));for(let[n,o]of Object.entries(e.headers))t.push("--header",Tr(
o===""?`${n};`:`${n}: ${o}`));return e.body!==null&&t.push("--data-raw",Tr(e.body)),t.join(" ")}var Oo=class{#t;#e;#n=performance.now();#o="";constructor(t,n){this.#t=t,this.#e=n}add(t){this.#o+=t}ended(){
let t=this.#e?this.#o.split(`
`).filter(Boolean).map(tc):tc(this.#o);return{...this.#t,answer:t,milliseconds:performance.now()-this.#n}}};function tc(e){try{return JSON.parse(e)}catch{return e===""?null:e}}function Tr(e){return`'${e.
replaceAll("'",String.raw`'\''`)}'`}var qm=new Set([429,502,503,504]);function nc(e){return qm.has(e)}function oc(e,t,n=Math.random,o=Date.now()){let s=t===null?NaN:Gm(t.trim(),o);return Number.isNaN(s)?Math.min(1e4,200*2**(e-1))*(.5+n()/
2):s>6e4?null:s}function Gm(e,t){return/^\d+$/.test(e)?Number(e)*1e3:Math.max(0,Date.parse(e)-t)}function sc(e,t){return new Promise((n,o)=>{let s=()=>{clearTimeout(r),o(t?.reason)},r=setTimeout(()=>{
t?.removeEventListener("abort",s),n()},e);t?.aborted?s():t?.addEventListener("abort",s,{once:!0})})}var Wm=2**31-1,Eo=class{#t=new AbortController;#e;#n;#o;constructor(t,n){this.#e=t,this.#n=n,n?.addEventListener("abort",this.#s),this.start()}get signal(){return this.#t.signal}start(){this.#e<=Wm&&(this.#o=
setTimeout(this.#r,this.#e))}stop(){clearTimeout(this.#o)}end(){this.stop(),this.#n?.removeEventListener("abort",this.#s),this.#t.abort()}#s=()=>{this.#t.abort(this.#n?.reason)};#r=()=>{let t=`no answ\
er within ${this.#e} milliseconds`;this.#t.abort(new q(t,{transient:!0}))}};var rc="application/problem+json",Ao=class{baseUrl;#t;#e;#n;constructor(t,n){if(this.baseUrl=Jm(t),this.#t={...n},this.#e=n.retries??3,this.#n=n.timeout??3e4,!(this.#e>=0)||!(this.#n>0))throw new RangeError(
"retries cannot be negative, and a timeout must be positive")}async json(t){let n=await this.text({...t,accept:"application/json"});return Co(n)}async text(t){for(let n=1;;n++)try{let o="";for await(let s of this.
pieces(t))o+=s;return o}catch(o){await this.untilNextTry(o,n,t.signal)}}async untilNextTry(t,n,o){if(!(t instanceof Ze)||!t.transient||n>this.#e)throw t;let s=oc(n,t.retryAfter);if(s===null)throw t;await sc(
s,o)}async*pieces(t){t.signal?.throwIfAborted();let n=new Eo(this.#n,t.signal),o=this.#o(t),s=this.#t.onExchange,r=s&&new Oo(o,t.streamed??!1);try{let a=await this.#s(o,t.key,n.signal);if(o.status=a.status,
a.status!==200){let i=await a.text();throw r?.add(i),Vm(o,a,i)}for await(let i of Km(a))r?.add(i),t.streamed&&n.stop(),yield i,t.streamed&&n.start()}catch(a){throw n.signal.aborted?n.signal.reason:Zm(
o,a)}finally{n.end(),r&&s(r.ended())}}#o(t){let n=new Headers(this.#t.headers);n.set("accept",`${t.accept}, ${rc}`);let o=t.language??this.#t.language;return o!==void 0&&n.set("accept-language",o),t.requestId!==
void 0&&n.set("x-request-id",t.requestId),t.body!==void 0&&n.set("content-type",t.body.type),{method:t.method,url:this.baseUrl+t.path,headers:Object.fromEntries(n),body:t.body?.text??null,status:null,
answer:null,milliseconds:0}}#s({method:t,url:n,headers:o,body:s},r,a){let i=r===void 0?o:{...o,authorization:`Bearer ${r}`};return(this.#t.fetch??globalThis.fetch)(n,{method:t,headers:i,body:s,signal:a,
redirect:"manual"})}};function Co(e){let t;try{t=JSON.parse(e)}catch(n){throw new q("the answer is no JSON",{status:200,cause:n})}if(typeof t!="object"||t===null||Array.isArray(t))throw new q("the ans\
wer is no JSON object",{status:200});return t}function Jm(e){let t=globalThis.document?.baseURI??globalThis.location?.href,n=new URL(e||".",t);if(n.protocol!=="http:"&&n.protocol!=="https:")throw new TypeError(
`the base URL must begin with http: or https:, not ${n.protocol}`);return n.search=n.hash="",n.href.replace(/\/+$/,"")}async function*Km(e){let t=e.body?.getReader(),n=new TextDecoder;for(;t;){let{done:o,
value:s}=await t.read(),r=o?n.decode():n.decode(s,{stream:!0});if(r&&(yield r),o)return}}function Vm(e,t,n){let o={status:t.status,requestId:t.headers.get("x-request-id"),retryAfter:t.headers.get("ret\
ry-after"),transient:nc(t.status)};if((t.headers.get("content-type")??"").split(";")[0]?.trim().toLowerCase()===rc)return on(Co(n),o);if(t.type==="opaqueredirect"||t.headers.has("location")){let a=t.headers.
get("location")??"another address";return new q(`${e.url} redirects to ${a}: use that base URL`,o)}let r=`${t.status} ${t.statusText}`.trim();return new q(`${e.url} answered ${r}, which is no answer o\
f this service`,o)}function Zm({method:e,url:t,status:n},o){if(o instanceof Ze)return o;let s=n===null?`${e} ${t} got no answer`:`${t} answered ${n}, but broke off`;return new q(`${s}: ${ac(o)}`,{status:n,
transient:!0,cause:o})}function ac(e){return e instanceof Error?e.cause instanceof Error?ac(e.cause):e.message||e.name:String(e)}var Ym=64*1024,ic="application/x-ndjson",sn=class{id;status;body;constructor(t){this.id=t.id,this.status=t.status,this.body=t.body}get ok(){return this.status===200}get problem(){return this.ok?null:on(
this.body,{status:this.status})}unwrap(){if(this.problem!==null)throw this.problem;return this.body}};async function*lc(e,t,{portion:n=Ym,...o}){for await(let s of Qm(t,n))for(let r=1;s.length>0;r++)try{
yield*Xm(e,s,o)}catch(a){await e.untilNextTry(a,r,o.signal)}}async function*Qm(e,t){let n=new TextEncoder,o=[],s=0;for await(let r of e){let a=`${JSON.stringify(r)}
`,i=n.encode(a).length;o.length>0&&s+i>t&&(yield o,[o,s]=[[],0]),o.push(a),s+=i,s>=t&&(yield o,[o,s]=[[],0])}o.length>0&&(yield o)}async function*Xm(e,t,n){let o={text:t.join(""),type:ic},s={...n,method:"\
POST",path:"/v1/batch",accept:ic,body:o,streamed:!0};for await(let r of e$(e.pieces(s))){if(t.shift()===void 0)throw new q("the batch has more answers than lines",{status:200});yield new sn(Co(r))}if(t.
length>0)throw new q("the batch has fewer answers than lines",{status:200,transient:!0})}async function*e$(e){let t="";for await(let n of e){let o=(t+n).split(`
`);t=o.pop()??"",yield*o.filter(s=>s.trim()!=="")}t.trim()!==""&&(yield t)}var Mt=class e{token;#t;#e;#n;constructor(t,n,o,s){if(s!==void 0&&!/^[\x21-\x7e]+$/.test(s))throw new TypeError("a key is one line of letters, digits and signs, without spaces");this.token=o,this.#t=t,
this.#e=n,this.#n=s}at(t){return new e(this.#t,this.#e,t,this.#n)}act(t,n){return this.#o("actions",{token:this.token,action:t},n)}view(t){return this.#o("views",{token:this.token},t)}merge(t,n){return this.#o(
"merges",{tokens:[this.token,...t]},n)}newKey(t,n){return this.#o("seats",{token:this.token,seat:t},n)}unseal(t){return this.#o("unseal",{token:this.token},t)}receipt(t){return this.#o("receipts",{token:this.
token},t)}heads(t){return this.#o("heads",{token:this.token},t)}#o(t,n,o={}){let{signal:s,requestId:r,language:a,...i}=o,c={text:JSON.stringify({...n,...i}),type:"application/json"},p={signal:s,requestId:r,
language:a,method:"POST",path:`${this.#e}/sealed/${t}`,body:c};return this.#t.json(this.#n===void 0?p:{...p,key:this.#n})}};var rn=class{id;#t;#e;constructor(t,n){this.id=n,this.#t=t,this.#e=`/v1/games/${encodeURIComponent(n)}`}sheet(t){return this.#t.json({...t,method:"GET",path:this.#e})}rules(t){return this.#t.json({...t,
method:"GET",path:`${this.#e}/rules`})}messages(t){return this.#t.json({...t,method:"GET",path:`${this.#e}/messages`})}setup(t,n){return this.post("setup",t,n)}act(t,n,o){return this.post("actions",{state:t,
action:n},o)}legalActions(t,n){return this.post("legal-actions",{state:t},n)}scores(t,n){return this.post("scores",{state:t},n)}tally(t,n){return this.post("tallies",t,n)}view(t,n,o){return this.post(
"views",{state:t,viewer:n},o)}views(t,n,o){return this.post("views",{state:t,viewers:n},o)}inspect(t,n){return this.post("inspections",{state:t},n)}replay(t,n){return this.post("replays",t,n)}sealedSetup(t,n){
return this.post("sealed/setup",t,n)}sealed(t,n){return new Mt(this.#t,this.#e,t,n)}post(t,n,o={}){let{signal:s,requestId:r,language:a,...i}=o,c={text:JSON.stringify({...n,...i}),type:"application/jso\
n"},p=`${this.#e}/${t}`;return this.#t.json({signal:s,requestId:r,language:a,method:"POST",path:p,body:c})}},Et=class extends rn{match(t,n){return this.post("matches",t,n)}};var At=class{#t;constructor(t,n={}){this.#t=new Ao(t,n)}get baseUrl(){return this.#t.baseUrl}async games(t){return(await this.#e("/v1/games",t)).games}game(t){return new Et(this.#t,t)}batch(t,n={}){return lc(
this.#t,t,n)}keys(t){return this.#e("/v1/keys",t)}verifyReceipt(t,n){let o={text:JSON.stringify({receipt:t}),type:"application/json"};return this.#t.json({...n,method:"POST",path:"/v1/receipts/verify",
body:o})}health(t){return this.#e("/healthz",t)}ready(t){return this.#e("/readyz",t)}openapi(t){return this.#e("/openapi.json",t)}openapiYaml(t){return this.#n("/openapi.yaml","application/yaml",t)}async transcriptSchema(t){
return JSON.parse(await this.#n("/transcript.schema.json","application/schema+json",t))}docs(t){return this.#n("/docs","text/html",t)}problem(t,n){return this.#n(`/problems/${encodeURIComponent(t)}`,"\
text/html",n)}#e(t,n){return this.#t.json({...n,method:"GET",path:t})}#n(t,n,o){return this.#t.text({...o,method:"GET",path:t,accept:n})}};var t$=/^gvs1\.(?:[1-9rt])\.([A-Za-z0-9_-]{42}[AEIMQUYcgkosw048])$/;async function cc(e){if(!Number.isInteger(e)||e<1||e>9)throw new RangeError("seats are numbered from 1 on");let t=`gvs1.${e}.${uc(crypto.
getRandomValues(new Uint8Array(32)))}`;return{key:t,verifier:await Lr(t)}}async function Lr(e){let t=t$.exec(e)?.[1];if(t===void 0)throw new TypeError("this is no seat key");let n=atob(t.replaceAll("-",
"+").replaceAll("_","/")),o=Uint8Array.from(n,s=>s.charCodeAt(0));return uc(new Uint8Array(await crypto.subtle.digest("SHA-256",o)))}function uc(e){return btoa(String.fromCharCode(...e)).replaceAll("+",
"-").replaceAll("/","_").replaceAll("=","")}var To=e=>e.split("/").slice(1).map(t=>t.replaceAll("~1","/").replaceAll("~0","~")),Ct=e=>e.map(t=>`/${t.replaceAll("~","~0").replaceAll("/","~1")}`).join("");function pc(e,t,n){let o=To(e);return o.flatMap((s,r)=>o$(s,o[r-1],n$(t,o.slice(0,r+1)),n)).join(", ")}var n$=(e,t)=>t.reduce((n,o)=>n?.[o],e);function o$(e,t,n,o){return/^\d+$/.test(e)?[s$(Number(e)+
1,t,n,o)]:e==="actions"||e==="players"?[]:[o.has(`place.of.${e}`)?o(`place.of.${e}`):o("place.other",{name:e})]}function s$(e,t,n,o){let s=n?.id??n;return t==="players"&&typeof s=="string"?s:o(t==="ac\
tions"?"place.action":"place.number",{n:e})}var Br={};M(Br,{applyScheme:()=>Rr,store:()=>je,stored:()=>Me});var jr="gavel.";function Me(e){try{return JSON.parse(localStorage.getItem(jr+e))}catch{return null}}function je(e,t){try{return t===null?
localStorage.removeItem(jr+e):localStorage.setItem(jr+e,JSON.stringify(t)),!0}catch{return!1}}function Rr(e){e==="auto"?delete document.documentElement.dataset.scheme:document.documentElement.dataset.
scheme=e}var r$={turn:[[587,0,.16],[784,.12,.22]],refusal:[[196,0,.14],[165,.13,.24]],award:[[523,0,.12],[659,.1,.12],[784,.2,.28]],end:[[392,0,.2],[523,.18,.2],[659,.36,.2],[784,.54,.6]]},a$=.12,an=class{#t;#e=null;constructor(t){
this.#t=t}play(t){if(!this.#t||!("AudioContext"in globalThis))return;this.#e??=new AudioContext;let n=this.#e;n.resume().catch(()=>{});for(let[o,s,r]of r$[t])i$(n,o,n.currentTime+s,r)}};function i$(e,t,n,o){
let s=e.createOscillator(),r=e.createGain();s.type="triangle",s.frequency.value=t,r.gain.setValueAtTime(0,n),r.gain.linearRampToValueAtTime(a$,n+.015),r.gain.exponentialRampToValueAtTime(1e-4,n+o),s.connect(
r).connect(e.destination),s.start(n),s.stop(n+o)}var Pr=["sound","developer"],ln=Qt({sound:!1,developer:!1,sounds:new an(!1)}),Ye=()=>ut(ln).developer;function fc(){let[e,t]=g(()=>Object.fromEntries(Pr.map(s=>[s,Me(s)??!1]))),n=fe(()=>new an(e.sound),
[e.sound]);return k(()=>{for(let s of Pr)je(s,e[s])},[e]),[fe(()=>({...e,sounds:n}),[e,n]),s=>t(r=>({...r,[s]:!r[s]}))]}function dc({settings:e,flip:t,t:n}){return l`
        <details class="settings">
            <summary><span aria-hidden="true">⚙</span><span class="visually-hidden">${n("settings.title")}</span></summary>
            <div class="settings-box">
                ${Pr.map(o=>l`
                    <label class="switch" key=${o}>
                        <input type="checkbox" name=${o} checked=${e[o]} onChange=${()=>t(o)} />
                        <span><strong>${n(`settings.${o}`)}</strong> <span class="hint">${n(`settings.${o}-hint`)}</span></span>
                    </label>`)}
            </div>
        </details>
    `}function F({problem:e,t,errors:n,hint:o,plain:s,brought:r}){if(!e)return null;let a=e.problem??{},i=n??a.errors??a.violations??[];return l`
        <div class="problem" role="alert" data-problem=${a.type??e.name}>
            <strong>${a.title??t(e instanceof q?"problem.unreachable":"problem.here")}</strong>
            ${(o||a.detail)&&l`<p>${o||a.detail}</p>`}
            ${!a.type&&e.message&&l`<p>${e.message}</p>`}
            ${s&&l`<p data-plainly>${s}</p>`}
            ${i.length>0&&l`<ul>${i.map(c=>l`<li><${mc} error=${c} brought=${r} t=${t} /></li>`)}</ul>`}
        </div>
    `}var mc=({error:e,brought:t,t:n})=>l`
    ${t&&e.pointer&&l`<strong data-place=${e.pointer}>${pc(e.pointer,t,n)}</strong><br />`}
    <${Je} text=${e.detail} />
    <${Ee} error=${e} />
    ${e.clause&&l`<p class="clause">${e.clause}</p>`}
`;function Ee({error:{code:e,rule:t,pointer:n}}){return Ye()?[e,t,n].filter(Boolean).map(o=>l` <code class="pointer">${o}</code>`):null}function Ir({option:e,standard:t,value:n,change:o,errors:s,t:r}){let{id:a,ruling:i,schema:c,decides:p}=e,u=b=>o(ye(b,t)?void 0:b),f=l`<span class="option-name">${e.name}</span><${Ee} error=${{code:a}} />${i&&
l` <span class="ruling">${i}</span>`}`,d=l$(c),m=Ye(),h=(d===hc||d===$c)&&!m?Sr(p):p;return l`
        <div class="option ${n===void 0?"":"changed"}">
            <${B} name="option-${a}" label=${f} hint=${l`<${Je} text=${h} />`} errors=${s}
                control=${b=>l`<${d} ...${b} option=${a} schema=${c} value=${n===void 0?t:n} set=${u} t=${r} />`}>
                ${n!==void 0&&l`<button type="button" class="quiet" onClick=${()=>o(void 0)}>${r("setup.default")}</button>`}
            <//>
        </div>
    `}function l$(e){return"const"in e||e.enum?.length===1?$c:e.type==="boolean"?c$:e.enum?hc:e.type==="integer"?u$:p$}var $c=({option:e,schema:t,set:n,t:o,value:s,...r})=>l`
    <input ...${r} type="text" readonly value=${Ke(e,t.const??t.enum[0],o)} />`,c$=({option:e,schema:t,set:n,t:o,value:s,...r})=>l`
    <${z} ...${r} value=${s} choices=${[[!1,o("no")],[!0,o("yes")]]} onChange=${n} />`,hc=({option:e,schema:t,set:n,t:o,value:s,...r})=>l`
    <${z} ...${r} value=${s} choices=${t.enum.map(a=>[a,Ke(e,a,o)])} onChange=${n} />`,u$=({option:e,schema:t,set:n,t:o,value:s,...r})=>l`
    <input ...${r} type="number" step="1" value=${s} onChange=${({target:a})=>n(a.value===""?void 0:Number(a.value))} />`;function p$({option:e,schema:t,set:n,t:o,value:s,...r}){let[a,i]=g(null),c=({target:p})=>{
try{n(JSON.parse(p.value)),i(null)}catch{n(p.value),i(p.value)}};return l`<textarea ...${r} class="code" rows="3" spellcheck="false" value=${a??JSON.stringify(s)} onChange=${c} />`}var Dr={};M(Dr,{defaultOf:()=>re});function re(e,{ruleset:t,variant:n,players:o},s){let{defaults:r}=e.options.find(i=>i.id===s),a=i=>i.ruleset===t&&i.variant===n&&i.players===o.length;return r.find(a)?.
value}var bc=["Ann","Bob","Cy","Dee","Eve","Flo"];function cn(e){let t=e.rulesets.find(({id:o})=>o===e.default_ruleset),n=Me("players")??bc.slice(0,3);return yc({ruleset:"",variant:"",players:n,options:{}},
t)}var gc=e=>bc.find(t=>!e.includes(t))??`${e.length+1}`;function yc(e,t){let n=e.players.slice(0,t.player_counts.at(-1));for(;n.length<t.player_counts[0];)n.push(gc(n));let o=t.variants.includes(e.variant)?
e.variant:t.variants[0];return{...e,ruleset:t.id,variant:o,players:n}}function un({sheet:e,draft:t,change:n,errors:o,t:s}){let r=e.rulesets.find(({id:a})=>a===t.ruleset);return l`
        <${B} name="ruleset" label=${s("setup.ruleset")} hint=${r.sources.join("; ")} errors=${Y(o,"/ruleset")}
            control=${a=>l`<${z} ...${a} value=${t.ruleset} choices=${e.rulesets.map(({id:i,name:c})=>[i,c])}
                onChange=${i=>n(yc(t,e.rulesets.find(c=>c.id===i)))} />`} />
        ${(r.variants.length>1||Y(o,"/variant").length>0)&&l`
            <${B} name="variant" label=${s("setup.variant")} errors=${Y(o,"/variant")}
                control=${a=>l`<${z} ...${a} value=${t.variant} choices=${r.variants.map(i=>[i,Ke("variant",i,s)])}
                    onChange=${i=>n({...t,variant:i})} />`} />`}
    `}function pn({sheet:e,draft:t,change:n,errors:o,t:s}){let{players:r}=t,a=e.rulesets.find(({id:u})=>u===t.ruleset).player_counts,i=u=>n({...t,players:u}),c=(u,f)=>{let d=[...r];[d[u],d[f]]=[d[f],d[u]],
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
                onClick=${()=>i([...r,gc(r)])}>+ ${s("setup.add")}</button>
        </fieldset>
    `}function fn({sheet:e,draft:t,change:n,errors:o,t:s}){let{options:r}=t,a=Object.keys(r).length,i=(p,u)=>{let{[p]:f,...d}=r;n({...t,options:u===void 0?d:{...d,[p]:u}})},c=Y(o,"/options").length>0;
return l`
        <details class="options" open=${c||void 0} data-options>
            <summary>${s("setup.options")} <span class="count">${a>0?s("setup.changed",{n:a}):s("setup.unchanged")}</span></summary>
            <div class="option-list">
                ${e.options.map(p=>l`
                    <${Ir} key=${p.id} option=${p} standard=${re(e,t,p.id)} value=${r[p.id]}
                        change=${u=>i(p.id,u)} errors=${Y(o,`/options/${p.id}`)} t=${s} />`)}
            </div>
        </details>
    `}var qr={};M(qr,{HOME:()=>Qe,addressAt:()=>No,holdIcon:()=>zr,isServed:()=>Tt,pageAddress:()=>dt,pathHere:()=>Lt,serviceUrl:()=>mn});var Qe=new URL("..",import.meta.url),dn=new URL("table",Qe).href,mn=()=>document.
querySelector('meta[name="gavel-api"]')?.getAttribute("content")||Qe.href,Lo=()=>location.href.split(/[?#]/)[0],Tt=()=>Lo()===dn||Lo().startsWith(`${dn}/`),dt=()=>Tt()?dn:Lo();function Lt(){return Tt()?
Lo().slice(dn.length).replace(/^\//,""):location.hash.startsWith("#/")?location.hash.slice(2):""}function No(e){return e===""?dt():Tt()?`${dn}/${e}`:`${dt()}#/${e}`}function zr(){let e=document.querySelector(
"link[rel=icon]");e!==null&&(e.href=e.href)}var Jr={};M(Jr,{Shown:()=>jo,useFocus:()=>Q,useLeaving:()=>$n,useLoaded:()=>G,useScene:()=>Wr,useTop:()=>se});function G(e,t){let[n,o]=g({value:null,of:[],problem:null});return k(()=>{let s=!0;return e().then(r=>s&&o({value:r,of:t,problem:null}),r=>s&&o({value:null,of:t,problem:r})),()=>{s=!1}},t),n}var jo=Qt(
{current:!0});function Q(...e){let t=S(null),n=ut(jo),o=S(!1);return ne(()=>{o.current=n.current&&t.current!==null,n.current=!0,o.current&&t.current.focus({preventScroll:!0})},e),k(()=>{if(!o.current||
t.current===null)return;let{top:s,bottom:r}=t.current.getBoundingClientRect();(s<0||r>innerHeight)&&t.current.scrollIntoView({block:"nearest"})},e),t}var f$="(min-width: 64rem)",d$="(prefers-reduced-m\
otion: reduce)";function Wr(...e){k(()=>{let t=document.querySelector("[data-here]"),n=document.querySelector(".actions");if(t===null||n===null||matchMedia(f$).matches)return;let{top:o,bottom:s}=t.getBoundingClientRect(),
r=Math.min(innerHeight,n.getBoundingClientRect().top);if(o>=0&&s<=r)return;let a=o<0||s-o>r-2*Gr?o-Gr:s-r+Gr;window.scrollBy({top:a,behavior:matchMedia(d$).matches?"instant":"smooth"})},e)}var Gr=8;function se(){
k(()=>window.scrollTo(0,0),[])}function $n(e){let t=S(e);t.current=e,k(()=>{let n=()=>t.current(),o=()=>document.hidden&&n();return window.addEventListener("blur",n),window.addEventListener("pagehide",
n),document.addEventListener("visibilitychange",o),()=>{window.removeEventListener("blur",n),window.removeEventListener("pagehide",n),document.removeEventListener("visibilitychange",o)}},[])}var Qr={};M(Qr,{AGREEMENTS:()=>Yr,Clock:()=>m$,inWords:()=>Ro});var Yr=[1,2,3,5,10,30,60,1440,4320],Kr=1e3,[Vr,Zr]=[60,1440];function Ro(e,t){return e>=Zr?t(e===Zr?"clock.day":"clock.days",{n:e/Zr}):e>=Vr?t(e===Vr?"clock.hour":"clock.hours",{n:e/Vr}):t(e===1?"cloc\
k.minute":"clock.minutes",{n:e})}function m$({kept:e,t}){let{clock:n,moved:o,finished:s}=e,[r,a]=g(Date.now),i=n!==void 0&&o!==void 0&&!s;if(k(()=>{if(!i)return;a(Date.now());let p=setInterval(()=>a(Date.
now()),Kr);return()=>clearInterval(p)},[i,o]),!i)return null;let c=Math.round((o+n*60*Kr-r)/Kr);return l`
        <p class="clock ${c<0?"over":""}" data-clock=${c<0?"over":"runs"}>
            <span role="timer" aria-live="off">${t(c<0?"clock.over":"clock.left",{time:$$(Math.abs(c))})}</span>
            <span class="hint">${t("clock.hint",{time:Ro(n,t)})}</span>
        </p>
    `}function $$(e){let[t,n,o]=[Math.floor(e/3600),Math.floor(e/60)%60,e%60],s=r=>String(r).padStart(2,"0");return t>0?`${t}:${s(n)}:${s(o)}`:`${n}:${s(o)}`}var ca={};M(ca,{codeOf:()=>aa,holderOf:()=>la,isCode:()=>ia,keyOf:()=>hn,newSecret:()=>ra});var h$=e=>e/2**32|0,b$=e=>e>>>0;function xc(e,t,n,o){let s=h$(n),r=b$(n);e.setUint32(t,o?r:s,o),e.setUint32(t+4,o?s:r,o)}function wc(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name==="Uint8Array"&&"BYTES_PER_ELEMENT"in e&&e.BYTES_PER_ELEMENT===1}var Xr=e=>e?`"${e}" `:"";function y$(e,t=""){if(typeof e!=
"number")throw new TypeError(Xr(t)+"expected number, got "+typeof e);if(!Number.isSafeInteger(e)||e<0)throw new RangeError(Xr(t)+"expected integer >= 0, got "+e);return e}function ea(e,t,n=""){if(wc(e)&&(t===void 0||e.length===t))return e;t!==void 0&&y$(t,"length");let o=wc(e),s=t!==void 0?` of length ${t}`:"",r=o?`length=${e.length}`:`type=${typeof e}`,a=Xr(n)+"expect\
ed Uint8Array"+s+", got "+r;throw o?new RangeError(a):new TypeError(a)}var x$=(e,t)=>{if(e===null||typeof e!="object"||Array.isArray(e))throw new TypeError((t==="object"?"":`"${t}" `)+"expected object, got type="+typeof e)},kc=(e,t)=>{x$(e,t);let n=Object.getPrototypeOf(
e);if(n!==Object.prototype&&n!==null)throw new TypeError(`"${t}" expected plain object`);if(Object.hasOwn(e,"__proto__"))throw new TypeError(`"${t}.__proto__" is not allowed`)};function ta(e,t=!0){if(e.
destroyed)throw new Error("hash was destroyed");if(t&&e.finished)throw new Error("digest() was already called")}function vc(e,t){ea(e,void 0,"output");let n=t.outputLen;if(!(e.length>=n))throw new RangeError(
'"output" expected length >= '+n)}function na(...e){for(let t=0;t<e.length;t++)e[t].fill(0)}function Bo(e){return new DataView(e.buffer,e.byteOffset,e.byteLength)}function we(e,t){return e<<32-t|e>>>t}function w$(e,t,n="opts"){return kc(e,"defaults"),t!==void 0&&kc(t,n),Object.assign(Object.create(null),e,t)}function _c(e,t={}){if(typeof e!="function")throw new TypeError('"hashCons" expected functi\
on, got type='+typeof e);t=w$({},t,"info");let n=(s,r)=>e(r).update(s).digest(),o=e(void 0);return n.outputLen=o.outputLen,n.blockLen=o.blockLen,n.canXOF=o.canXOF,n.create=s=>e(s),Object.assign(n,t),Object.
freeze(n)}var Sc=e=>({oid:Uint8Array.from([6,9,96,134,72,1,101,3,4,2,e])});function Oc(e,t,n){return e&t^~e&n}function Mc(e,t,n){return e&t^e&n^t&n}var Po=class{blockLen;outputLen;canXOF=!1;padOffset;isLE;buffer;view;finished=!1;length=0;pos=0;destroyed=!1;constructor(t,n,o,s){
this.blockLen=t,this.outputLen=n,this.padOffset=o,this.isLE=s,this.buffer=new Uint8Array(t),this.view=Bo(this.buffer)}update(t){ta(this),ea(t);let{view:n,buffer:o,blockLen:s}=this,r=t.length,a=!1;for(let i=0;i<
r;){let c=Math.min(s-this.pos,r-i);if(c===s){let p=Bo(t);for(;s<=r-i;i+=s)this.process(p,i);a=!0;continue}o.set(i===0&&c===r?t:t.subarray(i,i+c),this.pos),this.pos+=c,i+=c,this.pos===s&&(this.process(
n,0),this.pos=0,a=!0)}return this.length+=t.length,a&&this.roundClean(),this}digestInto(t){ta(this),vc(t,this),this.finished=!0;let{buffer:n,view:o,blockLen:s,isLE:r}=this,{pos:a}=this;n[a++]=128,n.fill(
0,a),this.padOffset>s-a&&(this.process(o,0),n.fill(0)),xc(o,s-8,this.length*8,r),this.process(o,0),this.roundClean();let i=t===n?o:Bo(t),c=this.outputLen,p=c/4,u=this.get();if(c%4||p>u.length)throw new Error(
"invalid outputLen");for(let f=0;f<p;f++)i.setUint32(4*f,u[f],r)}digest(){let{buffer:t,outputLen:n}=this;this.digestInto(t);let o=t.slice(0,n);return this.destroy(),o}_cloneIntoMeta(t){let{buffer:n,length:o,
finished:s,destroyed:r,pos:a}=this;return t.destroyed=r,t.finished=s,t.length=o,t.pos=a,a&&t.buffer.set(n),t}clone(){return this._cloneInto()}},Ec=Uint32Array.from([1779033703,3144134277,1013904242,2773480762,
1359893119,2600822924,528734635,1541459225]);var k$=Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,
4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,
1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,
1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298]),Xe=new Uint32Array(64),oa=class extends Po{A=0;B=0;C=0;D=0;E=0;F=0;G=0;H=0;constructor(t,n){super(64,
t,8,!1),this.A=n[0]|0,this.B=n[1]|0,this.C=n[2]|0,this.D=n[3]|0,this.E=n[4]|0,this.F=n[5]|0,this.G=n[6]|0,this.H=n[7]|0}get(){let{A:t,B:n,C:o,D:s,E:r,F:a,G:i,H:c}=this;return[t,n,o,s,r,a,i,c]}set(t,n,o,s,r,a,i,c){
this.A=t|0,this.B=n|0,this.C=o|0,this.D=s|0,this.E=r|0,this.F=a|0,this.G=i|0,this.H=c|0}_cloneInto(t){return(t||=new this.constructor).set(...this.get()),this._cloneIntoMeta(t)}process(t,n){for(let f=0;f<
16;f++,n+=4)Xe[f]=t.getUint32(n,!1);for(let f=16;f<64;f++){let d=Xe[f-15],m=Xe[f-2],$=we(d,7)^we(d,18)^d>>>3,h=we(m,17)^we(m,19)^m>>>10;Xe[f]=h+Xe[f-7]+$+Xe[f-16]|0}let{A:o,B:s,C:r,D:a,E:i,F:c,G:p,H:u}=this;
for(let f=0;f<64;f++){let d=we(i,6)^we(i,11)^we(i,25),m=u+d+Oc(i,c,p)+k$[f]+Xe[f]|0,h=(we(o,2)^we(o,13)^we(o,22))+Mc(o,s,r)|0;u=p,p=c,c=i,i=a+m|0,a=r,r=s,s=o,o=m+h|0}o=o+this.A|0,s=s+this.B|0,r=r+this.
C|0,a=a+this.D|0,i=i+this.E|0,c=c+this.F|0,p=p+this.G|0,u=u+this.H|0,this.set(o,s,r,a,i,c,p,u)}roundClean(){na(Xe)}destroy(){this.destroyed=!0,this.set(0,0,0,0,0,0,0,0),na(this.buffer)}},sa=class extends oa{constructor(){
super(32,Ec)}};var Ac=_c(()=>new sa,Sc(1));var v$=32,_$=/^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/,ra=()=>Cc(crypto.getRandomValues(new Uint8Array(v$))),aa=e=>Cc(Ac(S$(e))),ia=e=>_$.test(e),hn=(e,t)=>`gvs1.${e}.${t}`,la=e=>e.split(".")[1];function Cc(e){
return btoa(String.fromCharCode(...e)).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function S$(e){let t=atob(e.replaceAll("-","+").replaceAll("_","/"));return Uint8Array.from(t,n=>n.charCodeAt(
0))}var fa={};M(fa,{Connection:()=>pa});var ua={};M(ua,{LinkProblem:()=>bn,plainly:()=>Ho});var O$=["sealing-not-configured","seal-broken","key-refused","branched","held","table-unknown"],Ho=(e,t)=>O$.includes(e?.kind)?t(`links.problem.${e.kind}`):void 0,bn=({problem:e,t})=>l`<${F} problem=${e} t=${t} plain=${Ho(
e,t)} />`;function pa({lost:e,unsent:t=null,stale:n=!1,ask:o,resend:s,busy:r,t:a}){return e===null&&t===null?null:t===null&&e.transient!==!0?l`<${bn} problem=${e} t=${a} />`:l`
        <div class="warning" data-connection=${t===null?"lost":"unsent"}>
            <p role="status">${a(t!==null?"links.unsent":n?"links.lost-stale":"links.lost")}</p>
            <button type="button" data-retry disabled=${r} onClick=${t===null?o:s}>${a(t===null?"links.lost-ask":"links.unsent-send")}</button>
        </div>
    `}var ma={};M(ma,{REFEREE:()=>E$,TABLE:()=>da,holderName:()=>M$});var M$=({players:e},t,n)=>e[Number(t)-1]??n(`links.holder.${t}`),[E$,da]=["r","t"];var Wa={};M(Wa,{KeptList:()=>qa,turnOf:()=>Ga});var ya={};M(ya,{PasteForm:()=>ga});var ba={};M(ba,{invitationTo:()=>ha,isLink:()=>Nt,linkTo:()=>j$,linksIn:()=>gn,parsed:()=>Lc});var $a="#join",A$=/^[a-z0-9-]{1,64}$/,C$=/^[A-Za-z0-9_.-]{1,20000}$/,[T$,L$]=[/^[1-9][0-9]{0,4}$/,/^(0|[1-9][0-9]{0,4})$/],
N$=/^gvs1\.[1-9rt]\.[A-Za-z0-9_-]{43}$/,Tc={game:A$,token:C$,key:N$,clock:T$,undo:L$};function j$(e,{game:t,token:n,key:o,clock:s,undo:r}){let a=Object.entries({game:t,token:n,key:o,clock:s,undo:r}).filter(
([,c])=>c!==void 0),i=new URLSearchParams(a.map(([c,p])=>[c,String(p)]));return`${e}#${i}`}var ha=e=>e+$a,Nt=e=>e===$a||/^#(?:game|token|key)=/.test(e);function Lc(e){if(e===$a)return{invitation:!0};let t=new URLSearchParams(
e.slice(1)),n=[...t.keys()];if(n.some((c,p)=>!(c in Tc)||n.indexOf(c)<p))return null;let{game:o,token:s,key:r,clock:a,undo:i}=Object.fromEntries(t);return o===void 0||s===void 0||n.some(c=>!Tc[c].test(
t.get(c)))?null:{game:o,token:s,...r&&{key:r},...a&&{clock:Number(a)},...i&&{undo:Number(i)}}}function gn(e){let n=(e.match(/#[^\s<>"]*/g)??[]).filter(Nt).map(Lc);return n.length===0||n.includes(null)?
null:n}function ga({t:e,open:t,hint:n}){let[o,s]=g(""),[r,a]=g(!1);return l`
        <form class="paste" novalidate onSubmit=${async c=>{c.preventDefault();let p=gn(o);a(p===null),p!==null&&(s(""),await t(p))}}>
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
    `}var za={};M(za,{act:()=>lh,canAct:()=>Ua,inSeatOf:()=>tu,lastSeen:()=>ah,look:()=>et,newlyKept:()=>Jo,openLink:()=>Ia,retold:()=>ih,sealedOf:()=>Vo,seatIn:()=>Ko,see:()=>Fa,switchLine:()=>ch,taken:()=>Bt,
withKey:()=>wn});var qo={};M(qo,{amend:()=>oh,forget:()=>Pa,keep:()=>Rt,onChange:()=>nh,restore:()=>Ba,table:()=>Ra,tables:()=>ja});var jt=class{#t;#e=void 0;constructor(t){this.#t=t}tell(t){this.#n()?.postMessage(t)}listen(t){let n=({data:o})=>t(o);return this.#n()?.addEventListener("message",n),()=>this.#n()?.removeEventListener(
"message",n)}#n(){return this.#e!==void 0?this.#e:(this.#e=globalThis.BroadcastChannel===void 0?null:new BroadcastChannel(this.#t),this.#e?.unref?.(),this.#e)}};var La={};M(La,{Store:()=>ae});var ka=(e,t)=>t.some(n=>e instanceof n),Nc,jc;function R$(){return Nc||(Nc=[IDBIndex,IDBObjectStore,IDBCursor,IDBDatabase,IDBTransaction])}function B$(){return jc||(jc=["advance","continue","continueP\
rimaryKey"].map(e=>IDBCursor.prototype[e]))}var va=new WeakMap,xa=new WeakMap,Io=new WeakMap;function P$(e){let t=new Promise((n,o)=>{let s=()=>{e.removeEventListener("success",r),e.removeEventListener(
"error",a)},r=()=>{n(mt(e.result)),s()},a=()=>{o(e.error),s()};e.addEventListener("success",r),e.addEventListener("error",a)});return Io.set(t,e),t}function H$(e){if(va.has(e))return;let t=new Promise(
(n,o)=>{let s=()=>{e.removeEventListener("complete",r),e.removeEventListener("error",a),e.removeEventListener("abort",a)},r=()=>{n(),s()},a=()=>{o(e.error||new DOMException("AbortError","AbortError")),
s()};e.addEventListener("complete",r),e.addEventListener("error",a),e.addEventListener("abort",a)});va.set(e,t)}var _a={get(e,t,n){if(e instanceof IDBTransaction){if(t==="done")return va.get(e);if(t===
"store")return n.objectStoreNames[1]?void 0:n.objectStore(n.objectStoreNames[0])}return mt(e[t])},set(e,t,n){return e[t]=n,!0},has(e,t){return e instanceof IDBTransaction&&(t==="done"||t==="store")?!0:
t in e}};function Hc(e){_a=e(_a)}function I$(e){return B$().includes(e)?function(...t){return e.apply(Sa(this),t),mt(this.request)}:function(...t){return mt(e.apply(Sa(this),t))}}function F$(e){return typeof e==
"function"?I$(e):(e instanceof IDBTransaction&&H$(e),ka(e,R$())?new Proxy(e,_a):e)}function mt(e){if(e instanceof IDBRequest)return P$(e);if(xa.has(e))return xa.get(e);let t=F$(e);return Object.is(t,e)||
(xa.set(e,t),Io.set(t,e)),t}var Sa=e=>Io.get(e);function Ic(e,t,{blocked:n,upgrade:o,blocking:s,terminated:r}={}){let a=indexedDB.open(e,t),i=mt(a);return o&&a.addEventListener("upgradeneeded",c=>{o(mt(
a.result),c.oldVersion,c.newVersion,mt(a.transaction),c)}),n&&a.addEventListener("blocked",c=>n(c.oldVersion,c.newVersion,c)),i.then(c=>{r&&c.addEventListener("close",()=>r()),s&&c.addEventListener("v\
ersionchange",p=>s(p.oldVersion,p.newVersion,p))}).catch(()=>{}),i}var D$=["get","getKey","getAll","getAllKeys","count"],U$=["put","add","delete","clear"],wa={};function Rc(e,t){if(!(e instanceof IDBDatabase&&!(t in e)&&typeof t=="string"))return;if(wa[t])return wa[t];
let n=t.replace(/FromIndex$/,""),o=t!==n,s=U$.includes(n);if(!(n in(o?IDBIndex:IDBObjectStore).prototype)||!(s||D$.includes(n)))return;let r=async function(a,...i){let c=this.transaction(a,s?"readwrit\
e":"readonly"),p=c.store;return o&&(p=p.index(i.shift())),(await Promise.all([p[n](...i),s&&c.done]))[0]};return wa[t]=r}Hc(e=>({...e,get:(t,n,o)=>Rc(t,n)||e.get(t,n,o),has:(t,n)=>!!Rc(t,n)||e.has(t,n)}));
var z$=["advance","continue","continuePrimaryKey"],Bc={},Oa=new WeakMap,Fc=new WeakMap,q$={get(e,t){if(!z$.includes(t))return e[t];let n=Bc[t];return n||(n=Bc[t]=function(...o){Oa.set(this,Fc.get(this)[t](
...o))}),n}};async function*G$(...e){let t=this;if(t instanceof IDBCursor||(t=await t.openCursor(...e)),!t)return;t=t;let n=new Proxy(t,q$);for(Fc.set(n,t),Io.set(n,Sa(t));t;)yield n,t=await(Oa.get(n)||
t.continue()),Oa.delete(n)}function Pc(e,t){return t===Symbol.asyncIterator&&ka(e,[IDBIndex,IDBObjectStore,IDBCursor])||t==="iterate"&&ka(e,[IDBIndex,IDBObjectStore])}Hc(e=>({...e,get(t,n,o){return Pc(
t,n)?G$:e.get(t,n,o)},has(t,n){return Pc(t,n)||e.has(t,n)}}));var Dc="gavel.game",Uc="gavel.tables",zc="gavel.join-secrets",W$="earlier";async function qc(e){let[t,n,o]=[Dc,Uc,zc].map(J$);if(!Ma(t)&&n===null&&o===null)return;let s=e.transaction(["games","tables",
"secrets"],"readwrite"),r=async(u,f)=>await u.get(f.id)??u.put(f),a=Date.now(),{start:i,actions:c,cursor:p}=t??{};await Promise.all([Ma(t)&&r(s.objectStore("games"),{id:W$,game:t.game,name:"",start:i,
actions:c,cursor:p,created:a,changed:a,finished:!1}),...Object.values(n??{}).filter(u=>typeof u?.id=="string").map(u=>r(s.objectStore("tables"),u)),...[o??[]].flat().filter(u=>typeof u=="string").map(
(u,f)=>r(s.objectStore("secrets"),{id:u,created:a-f})),s.done]),Ma(t)&&localStorage.removeItem(Dc),[Uc,zc].forEach(u=>localStorage.removeItem(u))}var Ma=e=>typeof e?.game=="string"&&Array.isArray(e.actions)&&
Number.isInteger(e.cursor)&&!!e.start;function J$(e){try{return JSON.parse(localStorage.getItem(e)??"null")}catch{return null}}var K$="gavel",V$=3,Z$=3e3,Y$=["games","tables","secrets","steps","answers","matches","tournaments"],Fo=null;function Ea(){return Fo??=Promise.race([Q$(),X$()]).catch(e=>{throw Fo=null,e}),Fo}async function Q$(){
let e=()=>{Fo=null},t=await Ic(K$,V$,{upgrade(n){Y$.filter(o=>!n.objectStoreNames.contains(o)).forEach(o=>n.createObjectStore(o,{keyPath:"id"}))},blocking(n,o,s){s.target.close(),e()},terminated:e});return await qc(
t),t}var X$=()=>new Promise((e,t)=>setTimeout(()=>t(new Error("the database does not open")),Z$));var Aa=!1,Ca=new Set;function Ta(e){Aa||(Aa=!0,console.info(`kept in memory only: ${e}`),Ca.forEach(t=>t()))}function Gc(e){return Aa&&e(),Ca.add(e),()=>Ca.delete(e)}var ae=class{#t;#e=new Map;constructor(t){this.#t=t}async all(){return[...(await this.#n(o=>o.getAll(),[])).filter(({id:o})=>!this.#e.has(o)),...[...this.#e.values()].filter(o=>o!==null)]}async get(t){
return this.#e.has(t)?this.#e.get(t):await this.#n(n=>n.get(t),null)??null}put=t=>this.change(t.id,()=>t);remove=t=>this.change(t,()=>null);async change(t,n){let o=this.#e.get(t)??null;try{let s=(await Ea()).
transaction(this.#t,"readwrite");s.done.catch(()=>{}),o=this.#e.has(t)?o:await s.store.get(t)??null;let r=n(o);return r===null?await s.store.delete(t):r!==void 0&&await s.store.put(r),await s.done,this.#e.
delete(t),!0}catch(s){Ta(s);let r=n(o);return r!==void 0&&this.#e.set(t,r),!1}}async#n(t,n){try{return await t((await Ea()).transaction(this.#t).store)}catch(o){return Ta(o),n}}};var Na={};M(Na,{dropUsed:()=>xn,keepSecret:()=>th,secrets:()=>yn});var Do=new ae("secrets"),eh=3,yn=async()=>(await Do.all()).sort((e,t)=>t.created-e.created).map(({id:e})=>e);async function th(e){let[t,n]=[await Do.put({id:e,created:Date.now()}),await yn()];return await Promise.
all(n.filter(o=>o!==e).slice(eh-1).map(Do.remove)),t}async function xn(e){let t=(await yn()).filter(n=>Object.values(e).some(o=>o.endsWith(`.${n}`)));await Promise.all(t.map(Do.remove))}var Uo=new ae("tables"),Jc=new jt("gavel-tables"),Wc=400,ja=async()=>(await Uo.all()).sort((e,t)=>t.changed-e.changed),Ra=e=>Uo.get(e),nh=e=>Jc.listen(e);async function Rt(e,t=e,n=!1){let[o,s]=[e.told.
slice(-Wc),e.played.slice(-Wc)],r={...e,told:o,played:s,changed:Math.max(Date.now(),t.changed+1)},a=null,i=!1,c=u=>{let f=u!==null&&u.changed!==t.changed;return a=f&&u.place.token!==t.place.token?u:null,
i=u===null&&t.changed!==0,f&&(r={...r,keys:{...u.keys,...e.keys},given:u.given}),a!==null||i?void 0:r},p=await(n?Uo.change(e.id,c):zo(e.id,c));return{kept:a===null?r:t,stored:p&&!i,newer:a}}var oh=(e,t)=>zo(
e,n=>n===null?void 0:{...t(n),changed:Math.max(Date.now(),n.changed+1)}),Ba=e=>zo(e.id,()=>e);async function Pa(e){let t={},n=await zo(e,o=>(t=o?.keys??{},null));return await xn(t),n}async function zo(e,t){
let n=!1,o=await Uo.change(e,s=>{let r=t(s);return n=r!==void 0,r});return n&&Jc.tell(e),o}function Go({token:e,head:t,view:n,actions:o}){let s=o.findLastIndex(a=>a.action!==null||a.player==="referee"),r=o.slice(s+1);return{token:e,head:t,settled:r.length>0?r[0].ply-1:n.ply,pending:r.length}}
function Kc({place:e,heads:t},n){if(n.settled>e.settled)return"newer";let o=n.settled===e.settled?e.head:t[n.settled];return o!==void 0&&o!==n.head?"line":n.settled<e.settled?"older":n.token===e.token?
"same":n.pending>0&&e.pending>0?"choices":n.pending>=e.pending?"newer":"older"}function Vc({place:e,played:t},n,{guarded:o,actions:s}){if(!o)return e.settled;let r=new Map(t.map(i=>[i.ply,JSON.stringify(i)])),a=s.find(i=>i.ply<=n&&r.has(i.ply)&&r.get(i.ply)!==JSON.stringify(i));
return Math.min(e.settled,n,a===void 0?n:a.ply-1)}var Ha=(e,t)=>Object.fromEntries(Object.entries(t).filter(([n])=>Number(n)<=e));function Zc(e,t,{guarded:n,events:o,view:s,actions:r},a,i){let c=e.changed===
0,p=a===e.place.settled&&(!n||t.settled===a),u=p?e.told:e.told.filter(({ply:d})=>d<=a);if(o.length===0)return u;if(!n||p&&!c)return[...u,{ply:s.ply,from:s.ply,events:o,language:i}];let f=c?r[0]?.ply??
1:Math.max(a+1,t.settled+1-8);return[...u,{ply:t.settled,from:f,events:o,language:i}]}function Yc(e,{settled:t,token:n,pending:o},s,{guarded:r}){if(!r)return{};let a={...Ha(s,e.tokens??{}),...o===0&&{
[t]:n}};return Object.fromEntries(Object.entries(a).filter(([i])=>Number(i)>=t-8))}var Wo={since:0},sh=/^[1-9r]$/;async function Ia(e,{undo:t,...n}){let o=await rh(e,n);return await xn(o.kept.keys),t!==void 0&&o.answer.guarded?{...o,asked:{ply:t,token:n.token}}:o}async function rh(e,{
game:t,token:n,key:o,clock:s}){let r=e.game(t),a=await r.sealed(n,o).view(Wo),i=await Ra(a.table)??{...Jo(t,a),...s&&{clock:s}},c=o===void 0?await uh(r,n,i):wn(i,o),p=Da(c);if(a.guarded&&c.changed!==0)
return et(e,c);let u=p===o?a:await r.sealed(n,p).view(Wo);return Qc(e,c,u)}var Fa=(e,t,n={})=>Vo(e,t).view({...Wo,...n}),et=async(e,t)=>Bt(e,t,await Fa(e,t),null);function ah(e){return e.seen===void 0||
e.seen.as!==e.as?null:{kept:e,answer:e.seen.answer,note:null,stored:!0,stale:!0}}async function ih(e,t){let[[n,o]=[t.place.settled,t.place.token]]=Object.entries(t.tokens??{});return et(e,{...t,place:{
...t.place,settled:Number(n),token:o}})}async function lh(e,t,n){let o=await Vo(e,t).act(n);return Xc(e,t,o,null)}async function ch(e,t,n){let o=await e.game(t.game).sealed(n,Da(t)).view(Wo);return Bt(
e,{...t,heads:{},told:[],played:[]},o,null)}function Jo(e,{table:t,view:n,...o}){return{...{id:t,game:e,players:n.players.map(r=>r.id),keys:{},as:null,heads:{},told:[],played:[],given:{},changed:0},...nu(
{view:n,actions:[],...o})}}function wn(e,t){let n=la(t);return{...e,keys:{...e.keys,[n]:t},as:n}}var Da=({keys:e,as:t})=>t===null?void 0:e[t],Ko=({players:e,as:t})=>e[Number(t)-1]??null,Ua=e=>e.able&&
e.toAct.includes(Ko(e)??(e.as===da?"table":null)),Vo=(e,t)=>e.game(t.game).sealed(t.place.token,Da(t));async function uh(e,t,n){if(n.as!==null)return n;for(let o of await yn())for(let s of n.players.keys()){
let r=hn(s+1,o);if(await ph(e,t,r))return wn(n,r)}return n}async function ph(e,t,n){try{return await e.sealed(t,n).view(),!0}catch(o){if(o.kind==="key-refused")return!1;throw o}}async function Qc(e,t,n){
let o=Go(n);switch(t.changed===0?"newer":Kc(t,o)){case"older":return{...await et(e,t),note:"older"};case"line":return{...await et(e,t),note:"line",other:n.token};case"choices":return fh(e,t,n);default:
return Bt(e,t,n,null)}}async function fh(e,t,n){let{token:o}=n;if(!sh.test(t.as??""))return Go(n).pending>t.place.pending?Bt(e,t,n,null):et(e,t);try{return await Xc(e,t,await Vo(e,t).merge([o]),"joine\
d")}catch(s){if(s.kind!=="invalid-request")throw s;return{...await et(e,t),note:"line",other:o}}}async function Xc(e,t,n,o){let{kept:s,newer:r}=await Rt({...t,place:{...t.place,token:n.token}},t,!0),a=await Fa(
e,n.guarded?t:{...t,place:{...t.place,token:n.token}});if(r!==null)return eu(e,t,r,a,o);let i=n.guarded&&a.events.length>0?a.events:[...n.events,...a.events];return Bt(e,{...t,changed:s.changed},{...a,
events:i},o)}async function Bt(e,t,n,o){let s={...t,...nu(n)},r=Vc(t,s.place.settled,n);s.heads={...Ha(r,t.heads),[s.place.settled]:s.place.head},s.told=Zc(t,s.place,n,r,e.language),s.tokens=Yc(t,s.place,
r,n);let a=t.played.filter(({ply:m})=>m<=r),i=new Set(a.map(({ply:m})=>m)),c=n.actions.filter(({ply:m})=>m<=s.place.settled);s.played=[...a,...c.filter(({ply:m})=>!i.has(m))],s.moved=mh(t,s)?Date.now():
t.moved,s.seen={as:t.as,answer:n};let{kept:p,stored:u,newer:f}=await Rt(s,t);if(f!==null)return eu(e,t,f,n,o);let d=r<t.place.settled&&t.changed!==0;return{kept:p,answer:n,note:d?"undone":o,stored:u}}
async function eu(e,t,n,o,s){let r=tu(t,n);if(o.token===r.place.token)return{kept:r,answer:o,note:s,stored:!0};if(o.guarded)return et(e,r);let a=await Qc(e,r,o);return{...a,note:dh[a.note]??"followed"}}
var dh={line:"window",joined:"joined"},tu=({as:e},t)=>({...t,as:e!==null&&e in t.keys?e:t.as});function mh(e,{place:t,heldBy:n}){let{settled:o,pending:s,head:r}=e.place;return e.moved===void 0||t.settled!==
o||t.pending!==s||t.head!==r||n!==e.heldBy}function nu(e){let{to_act:t,held:n,finished:o,legal_actions:s}=e;return{place:Go(e),toAct:[...t],able:s===void 0||s.length>0,heldBy:n?.by??null,finished:o}}function qa({t:e,go:t,open:n}){return l`
        <section class="by-link" aria-labelledby="by-link-title">
            <h2 id="by-link-title">${e("links.title")}</h2>
            <${ga} t=${e} open=${n} />
            <div><button type="button" class="quiet" data-go="join" onClick=${()=>t("join")}>${e("join.open")}</button></div>
        </section>
    `}function Ga(e,t){let{finished:n,heldBy:o,toAct:s}=e,r=Ko(e);if(n)return t("links.finished");if(o!==null)return o===r?t("links.held-own"):t("links.held",{player:o});if(Ua(e))return t("links.turn");
let a=s.filter(i=>i!==r);return t("play.turn",{player:(a.length>0?a:s).map(i=>i==="table"?t("links.holder.t"):i).join(", ")})}var Za={};M(Za,{LinkBox:()=>Va});var Ka={};M(Ka,{useQr:()=>Ja});var $h=globalThis.document?.baseURI;function Pt(e){let t=document.querySelector(`meta[name="gavel-${e}"]`)?.getAttribute("content")??"";return new URL(t,$h).href}var hh=4;function Ja(e,t){let{value:n,problem:o}=G(gh,[]),s=fe(()=>n===null||e===null?null:bh(n,e,t),[n,e,t]);return{pending:n===null&&o===null,code:s}}function bh(e,t,n){let o=yh(e,t);if(o===null)return null;
let{size:s,data:r}=o,a=r.flatMap((i,c)=>i.flatMap((p,u)=>p?[`M${u} ${c}h1v1h-1z`]:[]));return l`<svg class="qr" role="img" aria-label=${n} viewBox="0 0 ${s} ${s}" shape-rendering="crispEdges"><path d=${a.
join("")} /></svg>`}var gh=async()=>(await import(Pt("qr"))).encode;function yh(e,t){try{return e(t,{ecc:"L",border:hh})}catch{return null}}function Va({url:e,name:t,t:n,kind:o}){let[s,r]=g(""),a=S(null),[i,c]=g(!1),p=()=>{c(!0),a.current.showModal()};return l`
        <div class="link-box" data-link-kind=${o}>
            <input type="text" readonly class="code" aria-label=${t} value=${e} data-url onFocus=${u=>u.target.select()} />
            <div class="row tight">
                <button type="button" class="primary" data-copy-link aria-label=${`${n("links.copy")}: ${t}`}
                    onClick=${async()=>r(await pt(e)?e:"")}>${n(s===e?"copied":"links.copy")}</button>
                ${"share"in navigator&&l`<button type="button" data-share aria-label=${`${n("links.share")}: ${t}`}
                    onClick=${()=>navigator.share({title:t,url:e}).catch(()=>{})}>${n("links.share")}</button>`}
                <button type="button" data-scan aria-label=${`${n("links.qr")}: ${t}`} onClick=${p}>${n("links.qr")}</button>
            </div>
            <dialog ref=${a} class="qr-dialog" aria-label=${t} onClose=${()=>c(!1)}>
                ${i&&l`
                    <p><strong>${t}</strong></p>
                    <${xh} url=${e} name=${t} t=${n} />
                    <button type="button" data-close-qr onClick=${()=>a.current.close()}>${n("links.close")}</button>`}
            </dialog>
        </div>
    `}function xh({url:e,name:t,t:n}){let{pending:o,code:s}=Ja(e,`${n("links.qr")}: ${t}`);return o?null:s??l`<p>${n("links.qr-too-long")}</p>`}var Qa={};M(Qa,{useMotion:()=>Ya});var ru={duration:380,easing:"cubic-bezier(.2, .7, .2, 1)"},au={duration:320,easing:"ease-out"},wh=6,ou=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;function Ya(e,t,{ply:n,events:o}){let s=S(
null),r=S({view:null,ply:n,before:su});return r.current.view!==t&&s.current!==null&&!ou()&&(r.current.before=kh(s.current,e)),ne(()=>{let{view:a,ply:i,before:c}=r.current;if(r.current={view:t,ply:n,before:su},
a===t||a===null||t===null||s.current===null||ou())return;let{pieces:p,bids:u}=iu(s.current,e);for(let[f,d]of p)vh(d,c.places.get(f));for(let[f,d]of u)d.textContent!==c.bids.get(f)&&d.animate([{scale:1.6},
{scale:1}],au);if(!(n<=i))for(let f of o.flatMap(d=>e.payments(d)))_h(s.current,f)},[t]),s}var su={places:new Map,bids:new Map};function iu(e,t){let n=new Map;for(let[s,r]of Object.entries(t.pieces))for(let a of e.
querySelectorAll(s)){let i=r(a);!n.has(i)&&a.getClientRects().length>0&&n.set(i,a)}let o=[...e.querySelectorAll(t.bids)].map(s=>[cu(s),s]);return{pieces:n,bids:new Map(o)}}function kh(e,t){let{pieces:n,
bids:o}=iu(e,t);return{places:new Map([...n].map(([s,r])=>[s,r.getBoundingClientRect()])),bids:new Map([...o].map(([s,r])=>[s,r.textContent]))}}var lu="[data-seat], [data-player], [data-bidder]",cu=e=>{
let{seat:t,player:n,bidder:o}=e.closest(lu)?.dataset??{};return t??n??o};function vh(e,t){if(t===void 0){e.animate([{transform:"perspective(40rem) rotateY(85deg)",opacity:.3},{transform:"none",opacity:1}],
au);return}let n=e.getBoundingClientRect(),[o,s]=[t.left-n.left,t.top-n.top];if(Math.hypot(o,s)<wh)return;let r=n.width>0?t.width/n.width:1;e.animate([{transformOrigin:"0 0",transform:`translate(${o}p\
x, ${s}px) scale(${r})`},{transformOrigin:"0 0",transform:"none"}],ru)}function _h(e,{from:t,to:n,amount:o}){let[s,r]=[t,n].map(a=>Oh(a===null?e:Sh(e,a)));if(!(s===null||r===null))for(let a=0;a<Math.min(
o,5);a+=1){let i=document.createElement("span");i.className="flying-coin",i.setAttribute("aria-hidden","true"),document.body.append(i);let c=[s,r].map(({x:u,y:f})=>({transform:`translate(${u}px, ${f}p\
x)`})),p=i.animate(c,{...ru,duration:520,delay:a*70,fill:"both"});p.onfinish=p.oncancel=()=>i.remove()}}var Sh=(e,t)=>[...e.querySelectorAll(lu)].find(n=>cu(n)===t)??null;function Oh(e){if(e===null)return null;
let{left:t,top:n,width:o,height:s}=e.getBoundingClientRect();return{x:t+Math.min(o/2,120),y:n+Math.min(s/2,40)}}var si={};M(si,{changeGames:()=>Th,dropMatch:()=>Lh,keepMatch:()=>Ch,matchNow:()=>Rh,matchWith:()=>oi,matchesOf:()=>Ah,newMatch:()=>Nh,nextSetup:()=>jh});var Zo={};M(Zo,{Saves:()=>Re,game:()=>Ht,games:()=>Sn,newId:()=>_n,onChange:()=>kn,put:()=>Eh,remove:()=>ei,rename:()=>ni,restore:()=>ti});var Xa=new ae("games"),pu=new jt("gavel-games"),kn=e=>pu.listen(e);async function vn(e,t){let n=await Xa.change(e,t);return pu.tell(e),n}var Mh=12,uu="abcdefghijklmnopqrstuvwxyz234567",_n=()=>Array.from(
crypto.getRandomValues(new Uint8Array(Mh)),e=>uu[e%uu.length]).join(""),Sn=async()=>(await Xa.all()).sort((e,t)=>t.changed-e.changed),Ht=e=>Xa.get(e),Eh=e=>vn(e.id,()=>e);async function ei(e){let t=null;
return await vn(e,n=>(t=n,null)),t}var ti=e=>vn(e.id,t=>t===null?e:void 0),ni=(e,t)=>vn(e,n=>n===null?void 0:{...n,name:t}),Re=class{#t;#e=Promise.resolve(null);constructor(t){this.#t=t}save(t){return this.#e=
this.#e.then(n=>n??this.#n(t)),this.#e}has=({changed:t})=>t===this.#t;async#n(t){let n=Math.max(Date.now(),(this.#t??0)+1),o=null;return await vn(t.id,s=>(o=s!==null&&s.changed!==this.#t?s:null,o===null?
{...t,name:s?.name??t.name,changed:n}:void 0)),o===null&&(this.#t=n),o}};var On=new ae("matches"),Ah=async e=>(await On.all()).filter(t=>t.game===e).sort((t,n)=>n.created-t.created),Ch=e=>On.put(e),Th=(e,t)=>On.change(e.id,n=>({...e,...n,sheets:{...n?.sheets,...e.sheets},games:t(
n?.games??e.games)})),Lh=e=>On.remove(e),oi=async e=>(await On.all()).find(({games:t})=>t.includes(e))??null,Nh=(e,{rounds:t,options:n,setup:o})=>({id:_n(),game:e,created:Date.now(),rounds:t,options:n,
setup:o,games:[],sheets:{}});function jh({setup:e},t,{first:n,dealer:o,deal:s}){return{...e,dealer:o,...n===""?{first_player:{draw:!0}}:{first_player:n},...o==="table"&&s!==null&&{deal:s},...t?.cash&&
{cash:t.cash}}}async function Rh(e,t){let n=await Promise.all(t.games.map(u=>Ht(u))),o=await Bh(e,t,n),s=Object.fromEntries(o.filter(({sheet:u})=>u!==null).map(({id:u,sheet:f})=>[u,f])),r=o.filter(({sheet:u})=>u!==
null),a=[],c=r.map((u,f)=>({rounds:t.rounds,options:t.options,results:r.slice(0,f+1).map(({sheet:d})=>d)})).map((u,f)=>({id:f,operation:"matches",game:t.game,body:u}));for await(let u of e.batch(c))a.
push(u);for(let[u,f]of r.entries())f.wrongCash=u>0&&f.begun!==null&&Ph(f.begun,a[u-1]);let p=a.at(-1)??null;return{games:o,standings:p?.ok?p.body:null,problem:p&&!p.ok?p.problem:null,match:{...t,sheets:{
...t.sheets,...s}}}}async function Bh(e,t,n){let o=t.games.map((r,a)=>({id:r,record:n[a],begun:null,end:null,sheet:t.sheets[r]??null,wrongCash:!1,problem:null})),s=o.flatMap(({record:r},a)=>{if(r===null)
return[];let i=(c,p)=>({id:[a,c],operation:"replays",game:t.game,body:{...r.start,actions:p}});return[i("begun",[]),i("end",r.actions.slice(0,r.cursor))]});for await(let r of e.batch(s)){let[a,i]=r.id;
r.ok?o[a][i]=r.body.position:o[a].problem=r.problem}return o.map(r=>r.end===null?r:{...r,sheet:r.end.scores})}function Ph({state:e},t){return!t.ok||t.body.cash===null?!1:e.players.some(({id:n,cash:o})=>t.
body.cash[n]!==o)}var ii={};M(ii,{RefereeRecord:()=>$t});function Yo(e,t){let n=t.players.map(({id:o})=>o);return Object.entries(e.at).flatMap(([o,s])=>{let r=e.choices?.[o]??null,a=r==="players"?n:r;return tt(t,o).map(([i,c])=>({place:i,value:ue(t,i),choices:a,
where:{key:s,names:c}}))})}var Mn=(e,t)=>t.filter(([n,o])=>!ye(ue(e,n),o)).map(([n,o])=>({op:"replace",path:Ct(n),value:o}));function ri(e,t){let n=structuredClone(e);for(let{path:o,value:s}of t){let r=To(
o);ue(n,r.slice(0,-1))[r.at(-1)]=s}return n}function ai(e,t){return Object.entries(e.at).flatMap(([n,o])=>tt(t,n).flatMap(([s,r])=>{let a=Hh(ue(t,s),e.kind);if(a===null)return[];let i=r.length>0&&(r.at(
-1)===a||n.endsWith("/*")&&Fh(s.at(-1)));return[{value:a,place:s,where:{key:o,names:i?r.slice(0,-1):r}}]}))}function mu(e,t,n,o){let s=ai(e,t),r=(e.unseen??[]).flatMap(f=>tt(t,f).map(([d])=>({value:ue(
t,d),place:d,where:null}))),a=Zn(fu(e,t,n).map(Ae));for(let{value:f}of[...s,...r])a.set(Ae(f),(a.get(Ae(f))??0)-1);let i=new Map;for(let f of fu(e,t,n))a.get(Ae(f))>0&&i.set(Ae(f),{value:f,place:null,
where:null});for(let f of r.reverse())i.set(Ae(f.value),f);let c=hu(e,t),p=f=>Ct(f.slice(0,-1)),u=new Map;for(let f of s)p(f.place)===p(o.place)&&c.has(p(f.place))||u.set(JSON.stringify([Ae(f.value),f.
where]),f);return[...i.values(),...u.values()].filter(({value:f})=>!ye(f,o.value))}function $u(e,t,n,o){let s=[[n.place,du(ue(t,n.place),o.value)]],r=new Map([[Ae(n.value),o.value]]);o.place!==null&&(s.
push([o.place,du(ue(t,o.place),n.value)]),r.set(Ae(o.value),n.value));for(let[u]of(e.follow??[]).flatMap(f=>tt(t,f))){let f=Ae(ue(t,u));r.has(f)&&s.push([u,r.get(f)])}let a=hu(e,t),i=new Map,c=[];for(let[
u,f]of s){let d=Ct(u.slice(0,-1));if(!a.has(d)){c.push([u,f]);continue}i.has(d)||i.set(d,[u.slice(0,-1),[...ue(t,u.slice(0,-1))]]),i.get(d)[1][Number(u.at(-1))]=f}let p=[...i.values()].map(([u,f])=>[u,
f.sort((d,m)=>d-m)]);return Mn(t,[...p,...c])}function hu(e,t){return new Set((e.ascending??[]).flatMap(n=>tt(t,n).map(([o])=>Ct(o))))}function fu(e,t,n){let{components:o}=n,s=t.options[e.of];return(Array.
isArray(s)?s:(o[t.ruleset]??o)[e.of]).map(a=>a?.id??a)}function Hh(e,t){if(e===null||typeof e!="object")return e;let{kind:n=t,...o}=e;return n!==t?null:Object.keys(o).join()==="value"?o.value:o}function du(e,t){
return e===null||typeof e!="object"?t:{...e,...typeof t=="object"?t:{value:t}}}function bu(e,t,n){return n.flatMap(o=>{let s=o.split("/").length,r=e.flatMap(a=>{let i=Object.keys(a.at).flatMap(c=>tt(t,
c.split("/").slice(0,s).join("/"))).find(([c])=>Ct(c)===o)?.[1];return i===void 0?[]:[[a,i]]});return r.length===1?r:[]})}function tt(e,t){return gu(e,t.split("/").slice(1),[],[])}function gu(e,t,n,o){
if(t.length===0)return[[n,o]];let[s,...r]=t;return Ih(e).filter(([a])=>s==="*"||s===a).flatMap(([a,i,c])=>gu(c,r,[...n,a],s==="*"?[...o,i]:o))}function Ih(e){return Array.isArray(e)?e.map((t,n)=>[String(
n),String(t?.id??t?.tile??n+1),t]):e===null||typeof e!="object"?[]:Object.entries(e).map(([t,n])=>[t,t,n])}var ue=(e,t)=>t.reduce((n,o)=>n[o],e),Fh=e=>/^\d+$/.test(e),Ae=e=>e!==null&&typeof e=="object"?
JSON.stringify(Object.entries(e).sort()):e;function Be(e,{game:t,t:n}){return typeof e=="boolean"?n(e?"yes":"no"):t.said?.(e,n)??String(e)}function Pe(e,t){if(e===null)return"";let n=e.names.map(s=>Be(s,t)).join(", ");if(e.key==="")return n;let o=t.
t(e.key,{at:n});return n===""||o.includes(n)?o:`${n}, ${o}`}function $t({record:e,state:t,game:n,t:o}){let{corrections:s=[],forfeits:r=[],penalties:a=[]}=e??{},i=[...s.map(c=>[c.ply,"correction",o("record.correction",{what:Dh(c,t,n,o),reason:c.reason})]),...r.
map(c=>[c.ply,"forfeit",o("record.forfeit",{player:c.seat,reason:c.reason})]),...a.map(c=>[c.ply,"penalty",o("record.penalty",{player:c.seat,points:xe(c.points),reason:c.reason})])].sort(([c],[p])=>c-
p);return i.length===0?null:l`
        <section class="referee-record" aria-labelledby="referee-record-title" data-referee-record>
            <h2 class="small" id="referee-record-title">${o("record.title")}</h2>
            <ul>${i.map(([c,p,u])=>l`<li key=${c} data-record=${p}>${u}</li>`)}</ul>
        </section>
    `}function Dh({paths:e},t,n,o){let s=bu(n.corrections??[],t,e).map(([r,a])=>Uh(o(r.name),Pe({key:"",names:a},{game:n,t:o})));return s.length>0?[...new Set(s)].join("; "):o("record.something")}var Uh=(e,t)=>t===
""?e:`${e} (${t})`;var pi={};M(pi,{RefereeScreen:()=>ui});var zh=["correct","forfeit","penalty"];function yu({game:e,client:t,t:n,choose:o}){let{value:s,problem:r}=G(()=>t.game(e).rules(),[e,t]);return l`
        <p class="soft">${n("advice.lead")}</p>
        <${F} problem=${r} t=${n} />
        ${(s?.irregularities??[]).map(a=>l`
            <details key=${a.id} class="advice" data-irregularity=${a.id}>
                <summary>${a.happened}</summary>
                <p><${Gh} text=${a.advice} t=${n} /></p>
                <p class="soft">${a.reason}</p>
                <div class="row tight">${qh(a.advice).map(i=>l`
                    <button type="button" key=${i} data-choose=${i} onClick=${()=>o(i)}>${n(`ruling.task.${i}`)}</button>`)}</div>
            </details>`)}
    `}var qh=e=>zh.filter(t=>e.includes(`\`${t}\``)),Gh=({text:e,t})=>e.replace(/ \(`(correct|forfeit|default|penalty)`\)/g,"").replace(/`(\w+)`/g,(n,o)=>t(`ruling.word.${o}`));function xu(e,t){return _u(e,t).flatMap(([n,o,s])=>ue(t,o).flatMap((r,a)=>{let i=r[e.pile].at(-1);return i===void 0?[]:[{value:i,...vu(n,o,s,a)}]}))}function wu(e,t,n){return _u(e,t).flatMap(([o,s,r])=>Array.
from({length:ue(t,s).length+1},(a,i)=>({value:null,...vu(o,s,r,i)}))).filter(({place:o})=>o.join("/")!==n.place.join("/"))}function ku(e,t,n,o){let[s,r]=[n,o].map(({place:d})=>d.slice(0,-1)),a=structuredClone(
ue(t,s)),i=s.join("/")===r.join("/")?a:structuredClone(ue(t,r)),[c,p]=[n,o].map(({place:d})=>Number(d.at(-1))),u=a[c][e.pile].pop();return p===i.length&&i.push({...e.empty,[e.pile]:[]}),i[p][e.pile].push(
u),JSON.stringify(a[c])===JSON.stringify({...a[c],...e.empty,[e.pile]:[]})&&c===a.length-1&&a.pop(),Mn(t,a===i?[[s,a]]:[[s,a],[r,i]])}var vu=(e,t,n,o)=>({place:[...t,String(o)],where:{key:e,names:[...n,
String(o+1)]}}),_u=(e,t)=>Object.entries(e.at).flatMap(([n,o])=>tt(t,n).map(([s,r])=>[o,s,r]));var li=e=>({base:e,state:e,patch:[],told:[],figures:[]});function Su(e,t,n,o){let s=n.join("/"),r=Yo(t,e.base).find(i=>i.place.join("/")===s),a=e.figures.filter(i=>i.figure.place.join("/")!==s);return{
...e,figures:r.value===o?a:[...a,{kind:t,figure:r,value:o}]}}var Qo=e=>e.of!==void 0||e.pile!==void 0,Xo=(e,t)=>e.pile===void 0?ai(e,t):xu(e,t),es=(e,t,n,o)=>e.pile===void 0?mu(e,t,n,o):wu(e,t,o);function Ou(e,t,n,o,s){
let r=(t.pile===void 0?$u:ku)(t,e.state,n,o);return{...e,state:ri(e.state,r),patch:[...e.patch,...r],told:[...e.told,s]}}var Mu=e=>Mn(e.state,e.figures.map(({figure:t,value:n})=>[t.place,n])),Eu=e=>ri(
e.state,Mu(e)),Au=e=>[...e.patch,...Mu(e)];function Tu({kind:e,state:t,words:n,change:o}){let{t:s}=n,r=Yo(e,t),a=[...new Set(r.map(Cu))],[i,c]=g(e.oneByOne?null:void 0);if(r.length===0)return l`<p>${s("correct.none")}</p>`;let p=r.filter(f=>i===
void 0||Cu(f)===i),u=[[null,s("correct.choose")],...a.map(f=>[f,Wh(f,n)])];return l`
        ${e.oneByOne&&l`
            <${B} name="group" label=${s("correct.which")}
                control=${f=>l`<${z} ...${f} value=${i} choices=${u} onChange=${c} />`} />`}
        <fieldset class="figures">
            <legend>${s("correct.figures")}</legend>
            ${p.map(f=>l`<${Jh} key=${f.place.join("/")} figure=${f} words=${n} change=${o} />`)}
        </fieldset>
    `}var Cu=({where:e})=>JSON.stringify(e.names),Wh=(e,t)=>JSON.parse(e).map(n=>Be(n,t)).join(", ");function Jh({figure:e,words:t,change:n}){let{place:o,value:s,choices:r,where:a}=e,i=p=>l`<${z} ...${p} value=${s} choices=${r.
map(u=>[u,Be(u,t)])} onChange=${u=>n(e,u)} />`,c=p=>l`<input ...${p} type="number" step="1" value=${s}
        onChange=${({target:u})=>u.value!==""&&n(e,Number(u.value))} />`;return l`<${B} name=${`figure-${o.join("-")}`} label=${Pe(a,t)} control=${r===null?c:i} />`}function Lu({kind:e,state:t,gameSheet:n,
words:o,pair:s,setPair:r,add:a}){let{t:i}=o,c=Xo(e,t);if(c.length===0)return l`<p>${i("correct.none")}</p>`;let p=({value:m,where:$})=>[m!==null&&Be(m,o),Pe($,o)].filter(Boolean).join(" · "),u=(m,$)=>[
$,p(m)],f=[null,i("correct.choose")],d=s.wrong===null?[]:es(e,t,n,c[s.wrong]);return l`
        <${B} name="wrong" label=${i("correct.wrong")}
            control=${m=>l`<${z} ...${m} value=${s.wrong} choices=${[f,...c.map(u)]} onChange=${$=>r({wrong:$,right:null})} />`} />
        ${s.wrong!==null&&l`
            <${B} name="right" label=${i("correct.right")} hint=${e.pile===void 0&&i("correct.right-hint")}
                control=${m=>l`<${z} ...${m} value=${s.right} choices=${[f,...d.map(u)]} onChange=${$=>r({...s,right:$})} />`}>
                <button type="button" data-add disabled=${s.right===null} onClick=${a}>${i("correct.add")}</button>
            <//>`}
    `}function Nu({state:e,t,busy:n,send:o}){let s=(e.forfeits??[]).map(({seat:u})=>u),r=e.players.map(({id:u})=>u).filter(u=>!s.includes(u)),[a,i]=g(r[0]??null),[c,p]=g("");return r.length===0?l`<p>${t("fo\
rfeit.all")}</p>`:l`
        <${ts} kind="forfeit" lead=${t("forfeit.lead")} button=${t("forfeit.send")} busy=${n} reason=${c} setReason=${p} t=${t}
            submit=${()=>o({type:"forfeit",seat:a,reason:c})}>
            <${Ru} seat=${a} setSeat=${i} seats=${r} t=${t} />
        <//>
    `}function ju({state:e,t,busy:n,send:o}){let s=e.players.map(({id:f})=>f),[r,a]=g(s[0]),[i,c]=g(""),[p,u]=g("");return l`
        <${ts} kind="penalty" lead=${t("penalty.lead")} button=${t("penalty.send")} busy=${n} reason=${p} setReason=${u} t=${t}
            submit=${()=>o({type:"penalty",seat:r,points:Number(i),reason:p})}>
            <${Ru} seat=${r} setSeat=${a} seats=${s} t=${t} />
            <${B} name="points" label=${t("penalty.points")} hint=${t("penalty.points-hint")}
                control=${f=>l`<input ...${f} type="number" step="1" required value=${i} onInput=${({target:d})=>c(d.value)} />`} />
        <//>
    `}function ts({kind:e,lead:t,button:n,busy:o,reason:s,setReason:r,submit:a,t:i,children:c}){return l`
        <form class="ruling-form" data-ruling=${e} onSubmit=${p=>{p.preventDefault(),o||a()}}>
            <p class="soft">${t}</p>
            ${c}
            <${B} name="reason" label=${i("ruling.reason")} hint=${i("ruling.reason-hint")}
                control=${p=>l`<input ...${p} type="text" required maxlength="500" value=${s} onInput=${({target:u})=>r(u.value)} />`} />
            <div><button type="submit" class="primary" data-send>${n}</button></div>
        </form>
    `}var Ru=({seat:e,setSeat:t,seats:n,t:o})=>l`
    <${B} name="seat" label=${o("ruling.seat")}
        control=${s=>l`<${z} ...${s} value=${e} choices=${n.map(r=>[r,r])} onChange=${t} />`} />`;function Bu({game:e,gameSheet:t,state:n,t:o,busy:s,send:r}){let a=Ye(),[i,c]=g(()=>li(n)),[p,u]=g(""),[f,d]=g({wrong:null,right:null}),[m,$]=g(""),[h,b]=g({}),[y,v]=g("");if(t===null)return null;let C=e.
corrections??[],x=C.find(E=>E.kind===p),L={game:e,t:o},U=(E,N,Z,Ue)=>{let Oe=Pe(N,L),ze=N.key===E?Oe:[o(E),Oe].filter(Boolean).join(", ");return o("correct.changed",{what:ze,before:Be(Z,L),after:Be(Ue,
L)})},j=(E,N,Z)=>o("correct.changed",{what:`${o(E)}, ${Be(N.value,L)}`,before:Pe(N.where,L),after:Pe(Z.where,L)}),w=()=>{if(x===void 0||!Qo(x)||f.wrong===null||f.right===null)return i;let E=Xo(x,i.state)[f.
wrong],N=es(x,i.state,t,E)[f.right],Z=N.value===null?j(x.name,E,N):U(x.name,E.where,E.value,N.value);return Ou(i,x,E,N,Z)},_=()=>{c(w()),d({wrong:null,right:null})},O=E=>{_(),u(E)},T=()=>{let E=Kh(m),
N=[...Au(w()),...E??[]],Z=E===null?{patch:"correct.no-patch"}:N.length===0?{kind:"correct.nothing"}:{};b(Z),Object.keys(Z).length===0&&r({type:"correct",patch:N,reason:y})},R=E=>h[E]===void 0?[]:[{detail:o(
h[E])}],I=[...i.told,...i.figures.map(({kind:{name:E},figure:N,value:Z})=>U(E,N.where,N.value,Z))],V=[["",o("correct.choose")],...C.map(E=>[E.kind,o(E.name)]),...a?[["patch",o("correct.patch")]]:[]];return l`
        <${ts} kind="correct" lead=${o("correct.lead")} button=${o("correct.send")} busy=${s} reason=${y} setReason=${v} t=${o} submit=${T}>
            <${B} name="kind" label=${o("correct.what")} errors=${R("kind")}
                control=${E=>l`<${z} ...${E} value=${p} choices=${V} onChange=${O} />`} />
            ${x!==void 0&&!Qo(x)&&l`<${Tu} key=${p} kind=${x} state=${Eu(i)} words=${L}
                change=${({place:E},N)=>c(Su(i,x,E,N))} />`}
            ${x!==void 0&&Qo(x)&&l`<${Lu} key=${`${p} ${i.told.length}`} kind=${x} state=${i.state} gameSheet=${t}
                words=${L} pair=${f} setPair=${d} add=${_} />`}
            ${(p==="patch"||m!=="")&&l`
                <${B} name="patch" label=${o("correct.patch")} hint=${o("correct.patch-hint")} errors=${R("patch")}
                    control=${E=>l`<textarea ...${E} class="code" rows="5" spellcheck="false" value=${m} onInput=${({target:N})=>$(N.value)} />`} />`}
            ${I.length>0&&l`
                <div class="changes" data-changes=${I.length}>
                    <h3>${o("correct.changes")}</h3>
                    <ul>${I.map((E,N)=>l`<li key=${N}>${E}</li>`)}</ul>
                    <button type="button" class="quiet" data-drop onClick=${()=>c(li(n))}>${o("correct.drop")}</button>
                </div>`}
        <//>
    `}function Kh(e){if(e.trim()==="")return[];try{let t=JSON.parse(e);return Array.isArray(t)?t:null}catch{return null}}var ci={};M(ci,{Refusal:()=>En,RefusedThere:()=>Vh});function En({refusal:e,table:t,view:n,legal:o}){let s=S(null),r=e?.problem.kind==="illegal-action";if(ne(()=>{s.current?.scrollIntoView({block:"nearest"}),r&&s.current?.focus({preventScroll:!0})},[e]),
e===null)return null;let{t:a}=t,{problem:i}=e,c=r&&[i.problem.title,...i.problem.violations.map(({detail:p})=>p)].join(" ");return l`
        <div class="refusal-place" ref=${s} ...${r&&{role:"group",tabindex:"0","aria-label":c}}>
            ${r?l`<${Pu} document=${i.problem} game=${t.game} t=${a} view=${n} legal=${o} />`:l`<${F} problem=${i} t=${a} />`}
        </div>
    `}function Pu({document:e,game:t,t:n,view:o,instead:s=[],legal:r}){let{violations:a,legal_actions:i}=e,c=r??(i.length>0?i:s);return l`
        <div class="refusal" data-refusal>
            <h2>${e.title}</h2>
            <ul>${a.map(p=>l`
                <li data-code=${p.code}>
                    <p>${p.detail}<${Ee} error=${p} /></p>
                    ${p.clause&&l`<blockquote class="clause" data-clause=${p.rule}>${p.clause}</blockquote>`}
                    ${p.against?.length>0&&l`<ul data-against=${p.against.length}>${p.against.map(u=>l`<li data-code=${u.code}>${u.detail}</li>`)}</ul>`}
                </li>`)}
            </ul>
            ${c.length>0&&l`
                <p class="small">${n("refusal.legal")}</p>
                <ul class="small legal-list">${c.slice(0,8).map(p=>l`<li>${Zh(p,t,n,o)}</li>`)}
                    ${c.length>8&&l`<li>${n("refusal.more",{n:c.length-8})}</li>`}</ul>`}
        </div>
    `}var Vh=({problem:e,game:t,t:n,position:o,brought:s})=>e.type==="/problems/illegal-action"?l`<${Pu} document=${e} game=${t} t=${n} view=${o.state} instead=${o.legal_actions} />`:l`<${F} problem=${{
problem:e}} t=${n} brought=${s} />`;function Zh(e,t,n,o){if(e.amount?.minimum!==void 0)return n(`refusal.bid${or(e)}`,{player:e.player,...e.amount});let s=Object.values(e).find(r=>r?.count!==void 0);return s?
n("reveal.due",{n:s.count,of:s.count}):t.label(e,n,o)}var Yh=["advice","correct","forfeit","penalty"];function ui({table:e,position:t,client:n,t:o,rule:s,refusal:r,busy:a,close:i,hides:c,uncover:p,earlier:u,part:f=!1}){se();let d=Q(),[m,$]=g("advice"),{state:h}=t,
b={...e,state:h,t:o,busy:a,send:v=>s({...v,player:"referee"})},y={advice:()=>l`<${yu} game=${h.game} client=${n} t=${o} choose=${$} />`,correct:()=>l`<${Qh} hides=${c} uncover=${p} t=${o}><${Bu} ...${b} /><//>`,
forfeit:()=>l`<${Nu} ...${b} />`,penalty:()=>l`<${ju} ...${b} />`};return l`
        <${f?"section":"main"} id=${f?void 0:"content"} class="referee" data-screen=${f?void 0:"referee"} data-ply=${h.ply} aria-busy=${String(a)}>
            <button type="button" data-close onClick=${i}>${o("ruling.back")}</button>
            <${f?"h2":"h1"} ref=${d} tabindex="-1">${o("ruling.title")}<//>
            <div class="row tight" role="group" aria-label=${o("ruling.title")}>
                ${Yh.map(v=>l`<button type="button" class="chip" key=${v} data-task=${v} aria-pressed=${String(v===m)}
                    onClick=${()=>$(v)}>${o(`ruling.task.${v}`)}</button>`)}
                ${u&&l`<button type="button" class="chip" data-earlier onClick=${u}>${o("correcting.open")}</button>`}
            </div>
            <${En} refusal=${r} table=${{...e,t:o}} view=${h} />
            <section class="sheet" aria-label=${o(`ruling.task.${m}`)} key=${m}>${y[m]()}</section>
            <${$t} record=${h} state=${h} game=${e.game} t=${o} />
        <//>
    `}function Qh({hides:e,uncover:t,t:n,children:o}){let[s,r]=g(!1);return s||!e?o:l`
        <p>${n(t?"links.referee.unseal":"ruling.covered")}</p>
        <div><button type="button" class="primary" data-uncover onClick=${t??(()=>r(!0))}>${n(t?"links.referee.unseal-do":"ruling.uncover")}</button></div>
    `}var mi={};M(mi,{BrokenLink:()=>me,asKept:()=>di,isReviewLink:()=>An,linkTo:()=>tb,opened:()=>fi,packed:()=>Hu,unpacked:()=>Iu});var Xh=/^#review=([A-Za-z0-9_-]*)(?:&at=(\d{1,5}))?$/;var eb=["game","setup","state","actions","names","history","scores"],me=class extends Error{},An=e=>e.startsWith("#review=");async function tb(e,t,n){return`${e}#review=${await Hu(JSON.stringify(t))}&\
at=${n}`}async function fi(e){let t=Xh.exec(e);if(t===null)throw new me("review.link-broken");return{record:ob(await Iu(t[1])),at:t[2]===void 0?null:Number(t[2])}}function di({game:e=void 0,actions:t,
history:n,scores:o,...s}){let r={...n!==void 0&&{history:n},...o!==void 0&&{scores:o}};return{game:e??s.state.game,start:s,actions:t,...r}}async function Hu(e){let t=new Uint8Array(await new Response(
Fu(new CompressionStream("deflate-raw"),new TextEncoder().encode(e))).arrayBuffer()),n="";for(let o of t)n+=String.fromCharCode(o);return btoa(n).replaceAll("+","-").replaceAll("/","_").replaceAll("=",
"")}async function Iu(e){try{let t=atob(e.replaceAll("-","+").replaceAll("_","/")),n=Uint8Array.from(t,o=>o.charCodeAt(0));return await nb(Fu(new DecompressionStream("deflate-raw"),n))}catch(t){throw t instanceof
me?t:new me("review.link-broken")}}var Fu=(e,t)=>new Blob([t]).stream().pipeThrough(e);async function nb(e){let t=new TextDecoder("utf-8",{fatal:!0}),n=e.getReader(),o="";for(let s=0;;){let{done:r,value:a}=await n.
read();if(r)return o+t.decode();if(s+=a.length,s>2e6)throw await n.cancel(),new me("review.link-too-long");o+=t.decode(a,{stream:!0})}}function ob(e){let t;try{t=JSON.parse(e)}catch{throw new me("revi\
ew.link-broken")}if(!(typeof t?.game=="string"&&Array.isArray(t.actions)&&t.setup===void 0!=(t.state===void 0))||Object.keys(t).some(o=>!eb.includes(o)))throw new me("review.link-foreign");return t}var Yi={};M(Yi,{remember:()=>K0,seenHere:()=>js,useRouter:()=>Zi});var Wi={};M(Wi,{GAMES:()=>D});var sb={park:l`
        <path d="M0 1 -6 9.5H6Z" />
        <circle r="7" cy="-1" />
        <path d="M0-8V6M-7-1H7M-5-6 5 4M5-6-5 4" />
    `,housing:l`
        <path class="al-solid" d="M-9 0 0-8.5 9 0H6.5V8.5H2V2.5H-2V8.5H-6.5V0Z" />
    `,forest:l`
        <path class="al-solid" d="M0-9.5 6-2H3.5L8 5H1.6V9.5H-1.6V5H-8L-3.5-2H-6Z" />
    `,water:l`
        <path d="M-9-3Q-6.5-7-4-3T1-3 6-3 9-5M-9 4.5Q-6.5.5-4 4.5T1 4.5 6 4.5 9 2.5" />
    `},rb={peace:l`<circle r="7.6" /><path d="M0-7.6V7.6M0 0-5.4 5.4M0 0 5.4 5.4" />`,love:l`<path class="al-solid" d="M0 8C-13-1-7-9.5 0-4 7-9.5 13-1 0 8Z" />`,music:l`
        <path d="M-3.4 5.5V-6.8L6-8.6V3.6" />
        <path class="al-solid" d="M-3.4 5.5a2.9 2.4 0 1 1-.01-.1ZM6 3.6a2.9 2.4 0 1 1-.01-.1Z" />
    `},ns=({terrain:e,x:t,y:n,scale:o=1})=>l`
    <g class=${`al-sign al-sign-${e}`} transform=${`translate(${t} ${n}) scale(${o})`}>${sb[e]}</g>
`,$i=({icon:e,x:t,y:n,scale:o=1,count:s=1})=>l`
    <g class=${`al-icon al-icon-${e}`} transform=${`translate(${t} ${n}) scale(${o})`}>
        <circle class="al-disc" r="13" />
        ${rb[e]}
        ${s>1&&l`<text class="al-times" x="15" y="6">×${s}</text>`}
    </g>
`,It=({icon:e})=>l`
    <svg class="al-inline" viewBox="-14 -14 28 28" aria-hidden="true"><${$i} icon=${e} x=${0} y=${0} /></svg>
`,oe=({terrain:e})=>(hi(),l`
        <svg class="al-inline" viewBox="-14 -14 28 28" aria-hidden="true">
            <rect class=${`al-fill al-${e}`} x="-13" y="-13" width="26" height="26" rx="6" />
            <rect class="al-texture" fill=${`url(#al-texture-${e})`} x="-13" y="-13" width="26" height="26" rx="6" />
            <${ns} terrain=${e} x=${0} y=${0} />
        </svg>
    `),Ft=({amount:e,label:t})=>l`
    <span class="al-coin" ...${t?{role:"img","aria-label":t}:{"aria-hidden":"true"}}>
        <span aria-hidden="true">${e??"?"}</span>
    </span>
`,ab=l`
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
`;function hi(){if(document.querySelector("body > .al-textures")!==null)return;let e=document.createElement("div");e.className="al-textures",document.body.append(e),Yt(ab,e)}var os=["park","housing","forest","water"],ke=["peace","love","music"],J=["n","e","s","w"],Du=[0,90,180,270],ht={n:[0,-1],e:[1,0],s:[0,1],w:[-1,0]};function Ce(e,t){let n=Array.isArray(t?.tiles)?t.tiles:
e.components.tiles;return new Map(n.map(o=>[o.id,o]))}function W(e,t){return e.get(t)??{id:t,regions:[],icons:[]}}function ib(e,t){return J[(J.indexOf(e)+t/90)%4]}function He(e,t){return e.regions.map(
({terrain:n,sides:o})=>({terrain:n,sides:o.map(s=>ib(s,t))}))}function Uu(e,t,n){return He(e,t).findIndex(({sides:o})=>o.includes(n))}function Cn(e){return ke.map(t=>[t,e.icons.filter(n=>n===t).length]).
filter(([,t])=>t>0)}function H(e){return e.replace(/^ref-/,"")}function $e(e,t,n){let o=He(e,t).map(({terrain:r,sides:a})=>{let i=J.filter(c=>a.includes(c)).map(c=>n(`al.side.${c}`));return n("al.regi\
on",{terrain:n(`al.${r}`),sides:i.length>0?i.join(", "):n("al.inside")})}),s=Cn(e).map(([r,a])=>n("al.counted",{what:n(`al.${r}`),count:a}));return[...o,...s].join("; ")||n("al.bare")}var bt=4,K=(e,t)=>`${e},${t}`;function gt(e){if(e.length===0)return null;let t=e.map(({x:i})=>i),n=e.map(({y:i})=>i),[o,s]=[Math.min(...t),Math.max(...t)],[r,a]=[Math.min(...n),Math.max(...n)];return{
left:o,right:s,top:r,bottom:a,width:s-o+1,height:a-r+1}}function Tn(e,t,n){let o=new Map(e.map(a=>[K(a.x,a.y),a])),s=new Set,r=[];for(let a of lb(e,t,n)){if(s.has(ss(a)))continue;s.add(ss(a));let i=[a];
for(let c of i)for(let p of cb(c,o,t,n))s.has(ss(p))||(s.add(ss(p)),i.push(p));r.push({parts:i,tiles:new Set(i.map(({x:c,y:p})=>K(c,p))).size})}return r}var ss=({x:e,y:t,region:n})=>`${e},${t},${n}`;function lb(e,t,n){
return e.flatMap(({tile:o,x:s,y:r})=>W(t,o).regions.flatMap((a,i)=>a.terrain===n?[{x:s,y:r,region:i}]:[]))}function cb({x:e,y:t,region:n},o,s,r){let a=o.get(K(e,t));return He(W(s,a.tile),a.rotation)[n].
sides.flatMap(i=>{let[c,p]=ht[i],u=o.get(K(e+c,t+p));if(u===void 0)return[];let f=W(s,u.tile),d=Uu(f,u.rotation,J[(J.indexOf(i)+2)%4]);return f.regions[d]?.terrain===r?[{x:u.x,y:u.y,region:d}]:[]})}function zu(e,t,n){
let o=gt(e),s=new Set(e.map(({x:a,y:i})=>K(a,i))),r=(a,i)=>n==="frame"?a<o.left||a>o.right||i<o.top||i>o.bottom:!s.has(K(a,i));return e.map(({tile:a,x:i,y:c,rotation:p})=>He(W(t,a),p).flatMap(({terrain:u,
sides:f},d)=>u==="water"&&f.some(m=>r(i+ht[m][0],c+ht[m][1]))?[{x:i,y:c,region:d}]:[])).filter(a=>a.length>0)}function yt(e,t,n){let o=Object.fromEntries(ke.map(s=>[s,0]));for(let{tile:s}of e)for(let[
r,a]of Cn(W(t,s)))o[r]+=a;return{park:Math.max(0,...Tn(e,t,"park").map(s=>s.tiles)),water:zu(e,t,n?.coast??"open-side").length,housing:Tn(e,t,"housing").length,forest:Tn(e,t,"forest").length,icons:o}}
function qu(e){if(gt(e)===null)return[{x:0,y:0}];let n=new Set(e.map(({x:s,y:r})=>K(s,r))),o=new Map;for(let{x:s,y:r}of e)for(let[a,i]of Object.values(ht)){let c={x:s+a,y:r+i},p=gt([...e,c]);n.has(K(c.
x,c.y))||p.width>bt||p.height>bt||o.set(K(c.x,c.y),c)}return[...o.values()].sort((s,r)=>s.y-r.y||s.x-r.x)}function Gu(e,t,n,o){let s=new Map,r=({x:a,y:i,region:c},p)=>{let u=K(a,i);s.set(u,[...s.get(u)??
[],{region:c,text:p}])};if(o==="water")for(let a of zu(e,t,n?.coast??"open-side"))a.forEach(i=>r(i,"✓"));else o==="park"?Tn(e,t,"park").sort((i,c)=>c.tiles-i.tiles)[0]?.parts.forEach(i=>r(i,"✓")):
Tn(e,t,o).forEach((a,i)=>a.parts.forEach(c=>r(c,String(i+1))));return s}var ub=["park","water","housing","forest"];function pb({placing:e,turning:t,tiles:n,view:o}){let{island:s}=o.players.find(({id:c})=>c===e.player),{at:r}=t,a=yt(s,n,o.options),i=r?yt([...s,{...r,tile:e.
tile}],n,o.options):a;return ub.map(c=>({what:c,before:a[c],after:i[c]}))}function Wu({view:e,gameSheet:t,placing:n,turning:o,t:s}){let r=pb({placing:n,turning:o,tiles:Ce(t,e.options),view:e}),a=({what:c,
before:p,after:u})=>s(u===p?"al.effect.same":"al.effect",{what:s(`al.count.${c}`),before:p,after:u}),i=o.at?`${o.at.x},${o.at.y}`:"";return k(()=>{let c=r.filter(({before:p,after:u})=>p!==u);i!==""&&de(
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
    `}function Ln({x:e,y:t},n,o){for(let s of J){let[r,a]=ht[s],i=n.find(c=>c.x+r===e&&c.y+a===t);if(i!==void 0)return o(`al.beside.${s}`,{tile:H(i.tile)})}return o("al.beside.none")}function rs({x:e,y:t},n,o){
let{left:s,top:r}=gt(n);return o("al.cell",{row:t-r+1,place:o(`al.nth.${e-s+1}`)})}var Dt=e=>e-1;function bi({auction:e,options:t}){let n=e.high_bidder,o=e.bids[n];return{bidder:n,amount:o,price:o+(t.keep_surcharge??1)}}function Ju(e,t,n){return Math.min(t.options.market_size??re(e,
t,"market_size"),n.size)}function nt(e,t,n){let o=fb[e.type];return o===void 0?e.type:o(e,t,n)}var fb={claim:(e,t,n)=>Ku("al.do.claim",e,t,n),offer:(e,t,n)=>Ku("al.do.offer",e,t,n),place:(e,t,n)=>{let{island:o}=n.players.find(
({id:s})=>s===e.player);return t("al.do.place",{beside:Ln(e,o,t),rotation:e.rotation})},bid:({amount:e},t)=>{let n=typeof e=="number"?e:e.minimum===e.maximum&&e.minimum;return typeof n=="number"?t("al\
.do.bid",{amount:n}):t("al.do.bid-open",e)},pass:(e,t)=>t("al.do.pass"),decline:(e,t)=>t("al.do.decline"),sell:(e,t,n)=>t("al.do.sell",bi(n)),keep:(e,t,n)=>t("al.do.keep",bi(n)),reveal:({tiles:e},t)=>t(
"al.do.reveal",{count:Array.isArray(e)?e.length:e.count})};function Ku(e,{position:t},n,o){let s=o.market[t-1],r={position:t,tile:H(s.tile),cost:Dt(t),money:s.money},a=Dt(t)===0?"free":"paid";return n(
`${e}.${a}`,r)+(s.money>0?n("al.do.finds",r):"")}var gi={short:[[6,-6],[94,-6],[94,0],[65,29],[35,29],[6,0]],joined:[[6,-6],[94,-6],[94,0],[65,29],[65,40],[35,40],[35,29],[6,0]],pointed:[[6,-6],[94,-6],[94,0],[50,44],[6,0]]},db=[[90,-6],[106,-6],[106,
10],[71,39],[61,29]],mb=[[31,31],[69,31],[69,69],[31,69]],$b=[[43,24],[57,24],[57,76],[43,76]],Nn={n:[50,14],e:[86,50],s:[50,86],w:[14,50]},xi={n:[83,17],e:[83,83],s:[17,83],w:[17,17]};function Vu(e){
let t=wi(e),n=e.some(({sides:o})=>o.length===0);return e.map(({terrain:o,sides:s},r)=>({terrain:o,region:r,path:s.length===0?"":hb(s,r===t,t===-1&&!n)})).filter(({path:o})=>o!=="").sort((o,s)=>+(s.region===
t)-+(o.region===t))}function as(e){let t=e.map((s,r)=>({...s,region:r})).filter(({sides:s})=>s.length===0),n=Math.ceil(Math.sqrt(t.length)),o=36/n;return t.map(({terrain:s,region:r},a)=>({terrain:s,region:r,
radius:(t.length===1?.46:.42)*o,x:50+o*(a%n-(n-1)/2),y:50+o*(Math.floor(a/n)-(Math.ceil(t.length/n)-1)/2)}))}function wi(e){let t=({sides:o})=>o.length<2?0:o.length*2+Number(Zu(o)),n=Math.max(0,...e.map(
t));return n===0?-1:e.findIndex(o=>t(o)===n)}function Zu(e){return e.includes("n")&&e.includes("s")||e.includes("e")&&e.includes("w")}function ki(e){return J.filter((t,n)=>e.includes(t)&&e.includes(J[(n+
1)%4]))}function hb(e,t,n){let o=t?gi.joined:n?gi.pointed:gi.short,s=[...e.map(r=>yi(o,r)),...ki(e).map(r=>yi(db,r))];return t?s.push(mb):e.length===2&&Zu(e)&&s.push(yi($b,e[0])),s.map(r=>`M${r.map(a=>a.
join(" ")).join("L")}Z`).join("")}function yi(e,t){let n=J.indexOf(t);return e.map(([o,s])=>[[o,s],[100-s,o],[100-o,100-s],[s,100-o]][n])}function he({tile:e,rotation:t=0,label:n,lens:o,marks:s=[]}){hi();let r=He(e,t),a=n?{role:"img","aria-label":n}:{"aria-hidden":"true"};return l`
        <svg class=${`al-tile${o?` al-lens-${o}`:""}`} viewBox="0 0 100 100" focusable="false" ...${a}>
            <rect class="al-ground" width="100" height="100" />
            ${Vu(r).map(i=>l`<${bb} ...${i} key=${i.region} />`)}
            ${as(r).map(i=>l`<${gb} ...${i} key=${i.region} />`)}
            ${r.flatMap(({terrain:i,sides:c})=>c.map(p=>l`<${ns} terrain=${i} x=${Nn[p][0]} y=${Nn[p][1]} />`))}
            <${yb} tile=${e} regions=${r} />
            ${s.map(({region:i,text:c})=>l`<${kb} at=${wb(r,i)} text=${c} />`)}
            <rect class="al-edge" x="0.5" y="0.5" width="99" height="99" />
        </svg>
    `}var bb=({path:e,terrain:t})=>l`
    <g class=${`al-land al-land-${t}`}>
        <path class=${`al-shore al-${t}`} d=${e} />
        <path class=${`al-fill al-${t}`} d=${e} />
        <path class="al-texture" fill=${`url(#al-texture-${t})`} d=${e} />
    </g>
`,gb=({x:e,y:t,radius:n,terrain:o})=>l`
    <g class=${`al-land al-land-${o}`}>
        <circle class="al-bank" cx=${e} cy=${t} r=${n+3.5} />
        <circle class=${`al-shore al-${o}`} cx=${e} cy=${t} r=${n} />
        <circle class=${`al-fill al-${o}`} cx=${e} cy=${t} r=${n} />
        <circle class="al-texture" fill=${`url(#al-texture-${o})`} cx=${e} cy=${t} r=${n} />
        <${ns} terrain=${o} x=${e} y=${t} scale=${Math.min(1.1,n/12)} />
    </g>
`;function yb({tile:e,regions:t}){let n=xb(t);return(e.icons.length<=n.length?ke.flatMap(r=>e.icons.filter(a=>a===r).map(()=>[r,1])):Cn(e)).map(([r,a],i)=>{let[c,p]=n[i];return l`<${$i} icon=${r} count=${a} x=${c} y=${p} scale=${.92} />`})}
function xb(e){let t=e.flatMap(({sides:r})=>ki(r)),n=J.filter(r=>!e.some(({sides:a})=>a.includes(r))),o=wi(e)!==-1&&as(e).length===0?[[50,50]]:[],s=J.filter(r=>!t.includes(r));return[...t.map(r=>xi[r]),
...o,...n.map(r=>Nn[r]),...s.map(r=>xi[r])]}function wb(e,t){let n=as(e).find(o=>o.region===t);return n?[n.x,n.y]:Nn[J.find(o=>e[t].sides.includes(o))]}var kb=({at:[e,t],text:n})=>l`
    <g class="al-badge">
        <circle cx=${e} cy=${t} r="13" />
        <text x=${e} y=${t+6.5}>${n}</text>
    </g>
`,Ut=({tile:e,rotation:t,label:n,name:o})=>l`
    <span class="al-named">
        <${he} tile=${e} rotation=${t} label=${n} />
        <span class="al-name" aria-hidden="true">${o}</span>
    </span>
`;function is({value:e,t,gameSheet:n,view:o}){let s=W(Ce(n,o.options),e);return l`<${Ut} tile=${s} name=${H(e)} label=${`${H(e)}: ${$e(s,0,t)}`} />`}function ls(e,t){let n=t.filter(({type:o})=>o==="place");return n.length===0||e.holding===null?null:{player:n[0].player,tile:e.holding.tile,key:`${e.ply} ${e.holding.tile}`,actions:n,rotations:[...new Set(
n.map(({rotation:o})=>o))].sort((o,s)=>o-s)}}function cs(e,t,n){let{key:o,rotations:s,actions:r}=e??{key:"",rotations:[],actions:[]},a=f=>f?.key===o?f:{},i=f=>s.includes(a(f).rotation)?f.rotation:s[0]??
0,c=(f,d)=>r.find(m=>f&&m.x===f.x&&m.y===f.y&&m.rotation===d),p=(f,d)=>{let m=(s.indexOf(i(f))+d+s.length)%s.length,$=s[m]??0;return{...f,key:o,rotation:$,tapped:c(f?.tapped,$)}},u=i(t);return{rotation:u,
at:c(a(t).at??t?.tapped,u)??null,turn:f=>n(d=>p(d,f)),look:f=>n(d=>({...d,key:o,rotation:i(d),at:f}))}}function vb(e,t){let n={player:e.holding?.player??e.bonus??e.auctioneer,auctioneer:e.auctioneer,bidder:e.auction?.high_bidder??"",amount:e.auction?.bids[e.auction.high_bidder]??0,reason:e.ended_by?t(`\
al.ended.${e.ended_by}`):""};return e.phase==="place"?t(`al.due.place.${e.holding.from}`,n):t(`al.due.${e.phase==="claim"&&e.bonus!==null?"bonus":e.phase}`,n)}function Yu({view:e,tiles:t,placing:n,turning:o,
t:s}){return l`
        <section class="al-stage" aria-labelledby="al-stage-title" data-here=${["bidding","settling"].includes(e.phase)||void 0}>
            <h2 id="al-stage-title" class="al-round">${s("al.round",{round:e.round})}</h2>
            <p class="al-due">${vb(e,s)}</p>
            ${e.holding&&l`<${_b} ...${{view:e,tiles:t,placing:n,turning:o,t:s}} />`}
            ${e.auction&&l`<${Sb} view=${e} tiles=${t} t=${s} />`}
        </section>
    `}function _b({view:e,tiles:t,placing:n,turning:o,t:s}){let r=W(t,e.holding.tile),a=n?o.rotation:0,i=$e(r,a,s);return l`
        <div class="al-hand" data-held=${r.id}>
            <div class="al-held" key=${a}>
                <${he} tile=${r} rotation=${a} label=${s("al.in-hand",{tile:H(r.id),what:i})} />
            </div>
            ${n&&l`
                <div class="al-how">
                    <${vi} turning=${o} t=${s} />
                    <p>
                        ${s("al.turned",{rotation:a})}<span class="al-unseen">: ${i}</span>
                    </p>
                    <p class="al-hint">${s("al.place.hint")}</p>
                </div>
            `}
        </div>
    `}var vi=({turning:e,t})=>l`
    <div class="al-turner" role="group" aria-label=${t("al.turn")}>
        <${_i} turn=${e.turn} t=${t} keyed=${!0} />
    </div>
`,_i=({turn:e,t,keyed:n})=>l`
    <button type="button" class="al-button" data-turn="-90" onClick=${()=>e(-1)}>
        <span aria-hidden="true" class="al-arrow">↺</span> ${t("al.turn.left")}
    </button>
    <button type="button" class="al-button" data-turn="90" aria-keyshortcuts=${n?"R":void 0} onClick=${()=>e(1)}>
        <span aria-hidden="true" class="al-arrow">↻</span> ${t("al.turn.right")} ${n&&l`<kbd aria-hidden="true">R</kbd>`}
    </button>
`;function Qu(e,t,n){ne(()=>{if(t===null)return;let o=s=>{let r=e.current,a=r?.contains(document.activeElement)||r?.matches(":hover"),i=s.target.closest?.("input, textarea, select");s.key.toLowerCase()!==
"r"||s.ctrlKey||s.metaKey||s.altKey||!a||i||(s.preventDefault(),n.turn(s.shiftKey?-1:1))};return document.addEventListener("keydown",o),()=>document.removeEventListener("keydown",o)})}function Xu(e,{rotation:t},n,o){
let s=S({key:"",rotation:0});k(()=>{let r=e?.key??"";s.current.key===r&&s.current.rotation!==t&&de(`${o("al.turned",{rotation:t})}: ${$e(W(n,e.tile),t,o)}`),s.current={key:r,rotation:t}},[e?.key,t])}function Sb({
view:e,tiles:t,t:n}){let{auction:o,players:s,auctioneer:r}=e,a=W(t,o.tile),i=s.filter(({id:c})=>c!==r);return l`
        <div class="al-lot" data-lot=${o.tile}>
            <${he}
                tile=${a}
                label=${n("al.lot",{tile:H(o.tile),what:$e(a,0,n)})}
            />
            <ul class="al-bids">
                ${i.map(({id:c})=>l`
                    <li key=${c} class=${c===o.high_bidder?"al-high":""} data-bidder=${c} data-bid=${o.bids[c]??""}>
                        <span class="al-who">${c}</span>
                        <${Ob} auction=${o} player=${c} t=${n} />
                    </li>
                `)}
            </ul>
        </div>
    `}function Ob({auction:e,player:t,t:n}){let o=e.bids[t],s=e.passed.includes(t);return l`
        ${o!==void 0&&l`<${Ft} amount=${o} label=${n("al.bid",{amount:o})} />`}
        ${o===void 0&&!s&&l`<span class="al-soft">${n("al.no-bid")}</span>`}
        ${t===e.high_bidder&&l`<span class="al-tag">${n("al.highest")}</span>`}
        ${s&&l`<span class="al-soft">${n("al.passed")}</span>`}
    `}var Mb=["claim","offer","place"];function ep({view:e,gameSheet:t,legal:n,act:o,prepared:s,prepare:r,isConfirming:a,t:i}){let c=ls(e,n),p=cs(c,s,r),u=c?c.actions.filter(({rotation:d})=>d===p.rotation):
n,f=l`<${Qn} game=${{label:nt,Piece:is}} gameSheet=${t} legal=${u} act=${o} t=${i} view=${e} />`;return n.some(({type:d})=>Mb.includes(d))?l`
        <div class="al-actions">
            ${!a&&l`<p>${i(`al.choose.${c?"cell":"stall"}`)}</p>`}
            ${c&&l`<${Wu} ...${{view:e,gameSheet:t,placing:c,turning:p,t:i}} /><${vi} turning=${p} t=${i} />`}
            ${!a&&l`
                <details>
                    <summary>${i("al.choose.list",{count:u.length})}</summary>
                    ${f}
                </details>`}
        </div>
    `:f}function us({lens:e,setLens:t,t:n}){return l`
        <div class="al-lenses" role="group" aria-label=${n("al.lens")}>
            <span class="al-soft" aria-hidden="true">${n("al.lens")}</span>
            ${os.map(o=>l`
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
s.key!=="Enter"&&s.key!==" "||s.currentTarget instanceof HTMLButtonElement||(s.preventDefault(),t(s))}}}var tp={ArrowUp:[0,-1],ArrowRight:[1,0],ArrowDown:[0,1],ArrowLeft:[-1,0]};function be(e,t,n){let o=S(null);ne(()=>{let s=e.current;if(s===null)return;let r=[...s.querySelectorAll(t)],a=p=>{o.current=p;
for(let u of r)u.tabIndex=u===p?0:-1};a(r.find(p=>p===document.activeElement)??r.find(p=>p===o.current)??r[0]);let i=({target:p})=>r.includes(p)&&a(p),c=p=>{if(p.key==="Escape")return n?.();let u=Eb(p,
r);u!==void 0&&(p.preventDefault(),u.focus())};return s.addEventListener("focusin",i),s.addEventListener("keydown",c),()=>{s.removeEventListener("focusin",i),s.removeEventListener("keydown",c)}})}function Eb({
key:e,target:t,ctrlKey:n,metaKey:o,altKey:s},r){if(!(n||o||s||!r.includes(t)))return e==="Home"?r[0]:e==="End"?r.at(-1):e in tp?Ab(t,tp[e],r):void 0}function Ab(e,[t,n],o){let[s,r]=Si(e);return o.map(
a=>{let[i,c]=[Si(a)[0]-s,Si(a)[1]-r],p=i*t+c*n,u=Math.abs(i*n+c*t);return{place:a,isAhead:p>1&&3*p>u,far:p+2*u}}).filter(({isAhead:a})=>a).sort((a,i)=>a.far-i.far)[0]?.place}function Si(e){let{left:t,
top:n,width:o,height:s}=e.getBoundingClientRect();return[t+o/2,n+s/2]}function np({view:e,tiles:t,legal:n,onTap:o,t:s}){let r=S(null);be(r,".al-can");let a=n.filter(({type:i})=>i==="claim"||i==="offer");return l`
        <section class="al-market" aria-labelledby="al-market-title" data-here=${["claim","offer"].includes(e.phase)||void 0}>
            <header class="al-head">
                <h2 id="al-market-title">${s("al.market")}</h2>
                <p class="al-hint">${s(a.length>0?"al.market.choose":"al.market.order")}</p>
            </header>
            <div class="al-row">
                <ol class="al-stalls" ref=${r} style=${{"--al-across":Cb(e.market.length)}}>
                    ${e.market.map((i,c)=>{let p=a.find(({position:u})=>u===c+1);return l`
                            <li key=${i.tile} data-stall=${i.tile} data-money=${i.money}>
                                <${Tb} ...${{stall:i,position:c+1,action:p,onTap:o,t:s,tiles:t,view:e}} />
                            </li>
                        `})}
                </ol>
                <${Lb} view=${e} t=${s} />
            </div>
        </section>
    `}function Cb(e){return e<=9?Math.max(8,e):Math.ceil(e/2)}function Tb({stall:e,position:t,action:n,onTap:o,t:s,tiles:r,view:a}){let i=W(r,e.tile),c={position:t,tile:H(e.tile),what:$e(i,0,s),money:e.
money},p=s("al.stall",c)+(e.money>0?s("al.stall.money",c):""),u=l`
        <span class="al-position" aria-hidden="true">${t}</span>
        <${he} tile=${i} label=${n?void 0:p} />
        ${e.money>0&&l`<${Ft} amount=${e.money} />`}
        <span class="al-price" aria-hidden="true">
            ${Dt(t)===0?s("al.free"):s("al.cost",{cost:Dt(t)})}
        </span>
    `;if(n===void 0)return l`<div class="al-stall" title=${c.tile}>${u}</div>`;let f=`${nt(n,s,a)}. ${c.what}`,d={...X({label:f,...o(n)}),"aria-label":void 0};return l`
        <button type="button" class="al-stall al-can" title=${c.tile} ...${d}>
            <span class="al-unseen">${f}</span>${u}
        </button>
    `}function Lb({view:e,t}){let n=Nb(e.stack);return l`
        <div class="al-stack">
            <div class="al-pile" role="img" data-stack=${n} aria-label=${t("al.stack",{count:n})}>
                <span aria-hidden="true">${n}</span>
            </div>
            <span class="al-price" aria-hidden="true">${t("al.stack.name")}</span>
            ${e.removed.length>0&&l`<span class="al-removed">${t("al.removed",{tiles:e.removed.map(H).join(", ")})}</span>`}
        </div>
    `}function Nb(e){return typeof e=="number"?e:e.hidden??e.length}function op({view:e,gameSheet:t,t:n}){let{options:o}=e,s=Array.isArray(o.score_grid)?o.score_grid:t.components.score_grid,r=o.icon_awards??t.components.icon_awards;return l`
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
                    ${ke.map(a=>l`<${It} icon=${a} key=${a} />`)}
                    ${" "}${n("al.way.icons",{first:r[0],second:r[1],third:r[2]})}
                </li>
            </ul>
            <p class="al-soft">${jb(o,n)}</p>
        </details>
    `}function jb(e,t){let n=[Array.isArray(e.tiles)&&"tiles",Array.isArray(e.score_grid)&&"grid"].filter(Boolean);return n.length===2?t("al.source.own"):t(`al.source.reference${n.length?`.${n[0]}-own`:
""}`)}function ps({island:e,tiles:t,options:n,name:o,t:s,places:r=[],newest:a,lens:i,onTile:c,chosen:p}){let u=S(null);be(u,".al-place",r[0]?.onEscape);let f=gt([...e,...r])??{left:0,top:0,right:0,bottom:0,
width:1,height:1},d=i?Gu(e,t,n,i):new Map,m=({x:h,y:b})=>({gridColumn:h-f.left+2,gridRow:b-f.top+2}),$=Math.max(bt,f.width);return l`
        <div
            class=${`al-island${r.length>0?" al-open":""}`}
            ref=${u}
            role="group"
            aria-label=${o}
            style=${{"--al-columns":f.width,"--al-rows":f.height,"--al-size":$}}
        >
            ${e.map(h=>{let b=W(t,h.tile),y=s("al.cell.tile",{rotation:h.rotation,cell:rs(h,e,s),tile:H(h.tile),what:$e(b,h.rotation,s)}),v=l`<${he}
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
    `}function sp({player:e,number:t,view:n,tiles:o,t:s,toAct:r,lens:a,places:i,newest:c,featured:p}){let u=r.includes(e.id);return l`
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
                <${rp} money=${e.money} t=${s} />
                <${Rb} player=${e} view=${n} acts=${u} t=${s} />
            </header>
            <div class="al-sea">
                <${ps}
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
            <${Oi} counts=${yt(e.island,o,n.options)} t=${s} />
        </section>
    `}function rp({money:e,t}){let n=e===null?t("al.money.hidden"):t("al.money",{money:e});return l`<${Ft} amount=${e} label=${n} />`}function Rb({player:e,view:t,acts:n,t:o}){let{auction:s,auctioneer:r,
bonus:a,holding:i}=t,c=[e.id===r&&t.phase!=="finished"&&o("al.auctioneer"),n&&o("al.to-act"),t.forfeits?.some(({seat:p})=>p===e.id)&&o("scores.forfeited"),s?.high_bidder===e.id&&o("al.highest.amount",
{amount:s.bids[e.id]}),s?.passed.includes(e.id)&&o("al.passed"),(a===e.id||i?.player===e.id&&i.from==="bonus")&&o("al.bonus")];return l`<span class="al-tags">${c.filter(Boolean).map(p=>l`<span class="al-tag" key=${p}>${p}</span>`)}</span>`}
function Oi({counts:e,t}){return l`
        <dl class="al-counts">
            ${["park","water","housing","forest"].map(o=>l`
                <div key=${o} title=${t(`al.count.${o}`)}>
                    <dt><${oe} terrain=${o} /><span class="al-unseen">${t(`al.count.${o}`)}</span></dt>
                    <dd data-count=${o}>${e[o]}</dd>
                </div>
            `)}
            ${ke.map(o=>l`
                <div key=${o} title=${t(`al.${o}`)}>
                    <dt><${It} icon=${o} /><span class="al-unseen">${t(`al.${o}`)}</span></dt>
                    <dd data-count=${o}>${e.icons[o]}</dd>
                </div>
            `)}
        </dl>
    `}var ap=({view:e,seat:t,t:n})=>{let{money:o}=e.players.find(({id:s})=>s===t);return l`<p class="al-own"><${rp} money=${o} t=${n} /> <span>${n("al.money",{money:o})}</span></p>`};function ip({view:e,gameSheet:t,legal:n,act:o,t:s,seat:r,toAct:a,prepared:i,prepare:c,last:p=[]}){let u=S(null),[f,d]=g(null),m=Ce(t,e.options),$=ls(e,n),h=cs($,i,c);Qu(u,$,h),Xu($,h,m,s);let b=We({act:o,
legal:n,view:e,prepared:i,prepare:c}),y=$?Pb({placing:$,turning:h,tiles:m,view:e,onTap:b,t:s,leave:()=>c(Ge)}):[],v=Bb({view:e,legal:n,seat:r,placing:$}),C=e.players.map((_,O)=>({player:_,number:O+1})),
x=(_,O)=>l`
        <${sp}
            key=${_.player.id}
            ...${{..._,view:e,tiles:m,t:s,toAct:a,lens:f,featured:O}}
            places=${_.player.id===$?.player?y:[]}
            newest=${e.phase==="finished"?void 0:Hb(p,_.player.id)}
        />
    `,L=e.phase!=="finished"&&l`<${np} key="market" ...${{view:e,tiles:m,legal:n,onTap:b,t:s}} />`,U=l`<${Yu} key="stage" ...${{view:e,tiles:m,placing:$,turning:h,t:s}} />`,j=v&&x(C.find(({player:_})=>_.
id===v),!0),w=["claim","offer"].includes(e.phase)?[L,U,j]:[U,j,L];return l`
        <div class="al-frame" data-phase=${e.phase} ref=${u}>
            <div class=${`al-board${v?"":" al-equal"}`}>
                ${w}
                <${us} lens=${f} setLens=${d} t=${s} />
                <div class="al-seats">
                    ${C.filter(({player:_})=>_.id!==v).map(_=>x(_,!1))}
                </div>
                <${op} view=${e} gameSheet=${t} t=${s} />
            </div>
        </div>
    `}function Bb({view:e,legal:t,seat:n,placing:o}){return e.phase==="finished"?null:[o?.player,n,t[0]?.player].find(r=>e.players.some(a=>a.id===r))??null}function Pb({placing:e,turning:t,tiles:n,view:o,
onTap:s,t:r,leave:a}){let{rotation:i,look:c}=t,p=W(n,e.tile);return e.actions.filter(u=>u.rotation===i).map(u=>({x:u.x,y:u.y,label:nt(u,r,o),...s(u),ghost:l`<${he} tile=${p} rotation=${i} />`,onHover:()=>c(
{x:u.x,y:u.y}),onLeave:()=>c(void 0),onEscape:a}))}function Hb(e,t){return e.findLast(n=>n.type==="placed"&&n.player===t)?.tile}function lp({sheet:e,standing:t,t:n}){let o=[...Ib(t.breakdown,n),...Fb(e,t,n)];return l`
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
            ${t===e.standings[0]&&l`<p class="al-soft">${Db(e,n)}</p>`}
        </div>
    `}function Ib({park:e,water:t,housing:n,forest:o,product:s},r){let a=(i,{tiles:c,points:p})=>({id:i,signs:l`<${oe} terrain=${i} />`,name:r(`al.sheet.${i}`),how:r("al.sheet.tiles",{tiles:c}),points:p});
return[a("park",e),a("water",t),{id:"product",signs:l`<${oe} terrain="housing" /><${oe} terrain="forest" />`,name:r("al.sheet.product"),how:r("al.sheet.shapes",{housing:n,forest:o}),points:s}]}function Fb(e,{
player:t,breakdown:n},o){return ke.map(s=>{let{count:r,place:a,points:i}=n.icons[s],c=e.standings.filter(u=>u.player!==t&&u.breakdown.icons[s].place===a).map(u=>u.player).join(", "),p=a===null?"no-pla\
ce":c?"tied":"place";return{id:s,signs:l`<${It} icon=${s} />`,name:o(`al.${s}`),how:o(`al.sheet.${p}`,{count:r,place:a,others:c}),points:i}})}function Db(e,t){let n=r=>e.rulings.find(a=>a.option===r)?.
value==="custom",[o,s]=[n("tiles"),n("score_grid")];return t(o&&s?"al.source.own":`al.source.reference${o?".tiles-own":s?".grid-own":""}`)}var cp=[{kind:"money",name:"al.correct.money",at:{"/players/*/money":"","/market/*/money":"al.market"}},{kind:"tile",name:"al.correct.tile",at:{"/market/*/tile":"al.market","/holding/tile":"al.correct\
.holding","/auction/tile":"al.correct.auction","/players/*/island/*/tile":""},of:"tiles",unseen:["/stack/*","/removed/*"]},{kind:"lying",name:"al.correct.lying",at:{"/players/*/island/*/x":"al.correct\
.x","/players/*/island/*/y":"al.correct.y","/players/*/island/*/rotation":"al.correct.rotation"},choices:{"/players/*/island/*/rotation":[0,90,180,270]},oneByOne:!0}],up=e=>typeof e=="string"?H(e):String(
e);var Mi=36,pp="none";function fs({tiles:e,used:t,pick:n,t:o,turned:s=!0}){let[r,a]=g(""),[i,c]=g({}),p=[...e.values()].filter(({id:u})=>!t.has(u)&&u.toLowerCase().includes(r.trim().toLowerCase())).map(
u=>({tile:u,rotation:qb(u,i,s)})).filter(({rotation:u})=>u!==void 0);return l`
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
                    <${Ub} key=${u} side=${u} value=${i[u]??""} t=${o} set=${f=>c({...i,[u]:f})} />
                `)}
            </div>
            <p class="al-hint" role="status">
                ${o("al.pad.found",{count:p.length})}${p.length>Mi&&` ${o("al.pad.more",{count:Mi})}`}
            </p>
            <ul class="al-found">
                ${p.slice(0,Mi).map(({tile:u,rotation:f})=>l`
                    <li key=${u.id}><${zb} ...${{tile:u,rotation:f,pick:n,t:o}} /></li>
                `)}
            </ul>
        </div>
    `}function Ub({side:e,value:t,set:n,t:o}){return l`
        <label class="al-field">
            <span>${o("al.pad.sides",{side:o(`al.side.${e}`)})}</span>
            <select data-side=${e} value=${t} onChange=${s=>n(s.target.value)}>
                <option value="">${o("al.pad.any")}</option>
                ${os.map(s=>l`<option value=${s} key=${s}>${o(`al.${s}`)}</option>`)}
                <option value=${pp}>${o("al.pad.none")}</option>
            </select>
        </label>
    `}function zb({tile:e,rotation:t,pick:n,t:o}){let s=H(e.id),r=o("al.pad.choice",{tile:s,rotation:t,what:$e(e,t,o)});return l`
        <button type="button" class="al-choice" data-pick=${e.id} ...${X({label:r,onAct:()=>n(e.id,t)})}>
            <${Ut} tile=${e} rotation=${t} name=${s} />
        </button>
    `}function qb(e,t,n){let o=J.filter(s=>t[s]);return(n?Du:[0]).find(s=>{let r=He(e,s),a=i=>r.find(c=>c.sides.includes(i))?.terrain??pp;return o.every(i=>a(i)===t[i])})}function fp({deal:e,change:t,gameSheet:n,t:o,setup:s}){let r=Ce(n,s.options),a=e?.market??[],i=Ju(n,s,r),c=p=>t({market:p});return l`
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
                            <${Ut} tile=${W(r,p)} name=${H(p)} />
                        </button>
                    </li>
                `)}
            </ul>
            ${a.length<i&&l`<${fs} tiles=${r} used=${new Set(a)} pick=${p=>c([...a,p])} t=${o} turned=${!1} />`}
        </div>
    `}var Gb=[[{terrain:"water",sides:["n","w"]},{terrain:"forest",sides:["e","s"]}],[{terrain:"forest",sides:["w","s"]},{terrain:"park",sides:["n","e"]}],[{terrain:"housing",sides:["s","w"]},{terrain:"fore\
st",sides:["n","e"]}],[{terrain:"forest",sides:["n","w"]},{terrain:"water",sides:["e","s"]}]],Wb=[[],["music"],["love"],["peace"]],dp=()=>l`
    <span class="al-emblem">
        ${Gb.map((e,t)=>l`<${he} key=${t} tile=${{id:"",regions:e,icons:Wb[t]}} />`)}
    </span>
`;var mp={pieces:{"[data-held] .al-tile":e=>e.closest("[data-held]").dataset.held,"[data-lot] .al-tile":e=>e.closest("[data-lot]").dataset.lot,"[data-tile] .al-tile":e=>e.closest("[data-tile]").dataset.
tile,"[data-stall] .al-tile":e=>e.closest("[data-stall]").dataset.stall},bids:"[data-bid] .al-coin",payments({type:e,player:t,buyer:n,bidder:o,price:s,paid:r,found:a}){return e==="sold"?[{from:n,to:t,
amount:s}]:e==="kept"?[{from:t,to:o,amount:s}]:[{from:t,to:null,amount:r??0},{from:null,to:t,amount:a??0}]},awards:["sold","kept","taken-free"]};var Jb=bt*bt;function hp({legal:e,player:t,view:n,gameSheet:o}){let s=Kb[n.phase],r=n.players.find(({id:a})=>a===t);return s===void 0||r===void 0||r.money!==null?e:s({legal:e,player:t,view:n,gameSheet:o,
seat:r})}var Kb={claim:e=>$p("claim",e),offer:e=>$p("offer",e),bidding:({player:e,view:t,gameSheet:n})=>[{type:"bid",player:e,amount:{minimum:Vb(t,n),maximum:null}},...t.auction.high_bidder===e?[]:[{type:"\
pass",player:e}]],settling:({player:e,seat:t})=>[{type:"sell",player:e},...t.island.length<Jb?[{type:"keep",player:e}]:[]]},$p=(e,{legal:t,player:n,view:o})=>[...o.market.map((s,r)=>({type:e,player:n,
position:r+1})),...t.filter(s=>s.type!==e)];function Vb(e,t){let{auction:n}=e;return n.high_bidder!==null?n.bids[n.high_bidder]+1:e.options.minimum_bid??re(t,e,"minimum_bid")}var bp=({ruleset:e,variant:t,options:n,players:o})=>({ruleset:e,variant:t,options:n??{},players:o.map(s=>({id:s,money:null,island:[]}))}),Ei=(e,t,n)=>({...e,players:e.players.map(o=>o.id===t?{...o,...n(
o)}:o)}),Ai=e=>({x:t,y:n})=>t===e.x&&n===e.y,gp=(e,t,n)=>Ei(e,t,()=>({money:n})),yp=(e,t,n)=>Ei(e,t,({island:o})=>{let s=o.findIndex(Ai(n));return{island:s===-1?[...o,n]:o.with(s,n)}}),xp=(e,t,n)=>Ei(
e,t,({island:o})=>({island:o.filter(s=>!Ai(n)(s))})),wp=(e,t)=>e.find(Ai(t)),kp=e=>new Set(e.players.flatMap(({island:t})=>t.map(({tile:n})=>n))),vp=({ruleset:e,variant:t,options:n,players:o})=>({ruleset:e,
variant:t,options:n,players:o.map(({id:s,money:r,island:a})=>({id:s,...r!==null&&{money:r},island:a}))});function _p({draft:e,change:t,gameSheet:n,t:o,errors:s=[]}){let[r,a]=g(null),[i,c]=g(null),p=Math.max(0,e.players.findIndex(({id:d})=>d===r)),u=e.players[p],f={draft:e,change:t,player:u,seat:p,t:o,lens:i,
tiles:Ce(n,e.options)};return l`
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
            <${Zb} key=${u.id} ...${f} />
            <${us} lens=${i} setLens=${c} t=${o} />
        </div>
    `}function Zb({draft:e,change:t,player:n,seat:o,t:s,lens:r,tiles:a}){let[i,c]=g(null),{id:p,island:u,money:f}=n,d=$=>t(gp(e,p,$===""?null:Number($))),m=qu(u).map($=>({...$,label:s("al.pad.cell",{beside:Ln(
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
                <${ps}
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
            <${Oi} counts=${yt(u,a,e.options)} t=${s} />
            ${i&&l`<${Yb} key=${K(i.x,i.y)} ...${{draft:e,change:t,player:n,t:s,tiles:a,chosen:i,choose:c}} />`}
        </section>
    `}function Yb({draft:e,change:t,player:n,t:o,tiles:s,chosen:r,choose:a}){let i=S(null),c=wp(n.island,r);k(()=>i.current?.focus(),[c?.tile]);let p=(d,m)=>t(yp(e,n.id,{tile:d,...r,rotation:m})),u=()=>{
t(xp(e,n.id,r)),a(null)},f=l`<${fs} tiles=${s} used=${kp(e)} pick=${p} t=${o} />`;return l`
        <div class="al-editor" key=${c?.tile}>
            <h2 ref=${i} tabindex="-1">${c?o("al.pad.change",{cell:rs(r,n.island,o)}):o("al.pad.pick",{beside:Ln(r,n.island,o)})}</h2>
            ${c&&l`
                <div class="al-turner">
                    <${_i} turn=${d=>p(c.tile,(c.rotation+90*d+360)%360)} t=${o} />
                    <button type="button" class="al-button" data-remove onClick=${u}>${o("al.pad.remove")}</button>
                    <button type="button" class="al-button" onClick=${()=>a(null)}>${o("al.pad.close")}</button>
                </div>
            `}
            ${c?l`<details><summary>${o("al.pad.another")}</summary>${f}</details>`:f}
        </div>
    `}var Sp={id:"auctionland",turns:!0,Board:ip,Actions:ep,Deal:fp,Emblem:dp,label:nt,Piece:is,Breakdown:lp,scorePad:{empty:bp,Form:_p,request:vp},corrections:cp,said:up,openly:hp,Own:ap,motion:mp};var Qb=[22,58,94].flatMap(e=>[22,54].map(t=>`M${t} ${e+22}V${e+8}l12-10 12 10v14z`)).join(""),Op=()=>l`<svg viewBox="0 0 100 140" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="98" height="138" rx="9" fill="#fdf8ec" stroke="#b9a987" stroke-width="1.5" />
    <rect x="7" y="7" width="86" height="126" rx="5" fill="#7a2f2a" />
    <g fill="none" stroke="#c98b6a" stroke-width="2" stroke-linejoin="round"><path d=${Qb} /></g>
    <rect x="11" y="11" width="78" height="118" rx="3" fill="none" stroke="#d9a883" stroke-opacity=".6" />
</svg>`,Mp=()=>l`<svg viewBox="0 0 140 88" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="138" height="86" rx="6" fill="#fdf8ec" stroke="#9b8d6d" stroke-width="1.5" />
    <rect x="6" y="6" width="128" height="76" rx="4" fill="#28563f" />
    <g fill="none" stroke="#79ac8a" stroke-width="1.6">
        ${[1,2,3,4].map(e=>l`<ellipse cx="70" cy="44" rx=${e*14} ry=${e*8.5} />`)}
    </g>
    <text x="70" y="54" text-anchor="middle" font-size="30" font-weight="800" fill="#cfe7d4">$</text>
</svg>`;var Xb=[14,24,34,44,54].flatMap(e=>[Ep(e,9),Ep(e,-9)]);function Ep(e,t){return`M8 ${e}c11 ${-t} 20 ${t} 31 0s20 ${t} 31 0 20 ${t} 31 0 20 ${t} 31 0`}function eg(e){if(e===0)return{fill:"#e9e6e1",line:"\
#b3aca2",ink:"#574f47"};let t=Math.min(e,20)/20,n=155-t*112;return{fill:`hsl(${n} ${38+t*34}% ${90-t*6}%)`,line:`hsl(${n} 35% ${70-t*8}%)`,ink:`hsl(${n} 60% 16%)`}}var tg=()=>l`<path d="M12 78L128 10" stroke="#a8433a" stroke-width="3" stroke-opacity=".7" />`,
ng=e=>l`
    <path d="M86 70c3-9 7-9 5-2s6-8 8-3 5-6 8 0 6-3 10-4" fill="none" stroke=${e} stroke-width="1.5"
        stroke-linecap="round" />`,og=(e,t)=>l`
    <circle cx="28" cy="34" r="17" fill=${e} stroke=${t} stroke-width="1.8" />
    <circle cx="28" cy="34" r="13.5" fill="none" stroke=${t} stroke-width=".8" stroke-dasharray="1.5 1.5" />
    <text x="28" y="42" text-anchor="middle" font-size="22" font-weight="700" fill=${t}>$</text>`;function Ap({value:e}){let{fill:t,line:n,ink:o}=eg(e);return l`<svg viewBox="0 0 140 88" aria-hidden="true" focusable="false">
        <rect x="1" y="1" width="138" height="86" rx="6" fill=${t} stroke="#9b8d6d" stroke-width="1.5" />
        <g fill="none" stroke=${n}>${Xb.map(s=>l`<path d=${s} />`)}</g>
        <rect x="6" y="6" width="128" height="76" rx="3" fill="none" stroke=${o} stroke-opacity=".45" />
        ${og(t,o)}
        <text x="126" y="50" text-anchor="end" font-size=${e>99?36:44} font-weight="800" fill=${o}>
            ${e}
        </text>
        <path d="M14 72h52M80 72h46" stroke=${o} stroke-opacity=".55" />
        ${e===0?tg():ng(o)}
    </svg>`}var Cp=()=>l`
    <path d="M26 84h40v34H26z" fill="#c99a5b" /><path d="M66 84l14-9v34l-14 9z" fill="#a1743d" />
    <path d="M26 84l14-9h40l-14 9z" fill="#6d4a26" /><path d="M26 84l-11-7 13-9 12 7z" fill="#dab174" />
    <path d="M66 84l8 6 14-9-8-6z" fill="#b98a4c" />
    <path d="M38 100h14v18H38z" fill="#5b3d1e" /><path d="M38 100l-9 4v16l9-2z" fill="#dab174" />
    <path d="M57 90h6M57 94h6" stroke="#8a6232" stroke-width="1.6" /><path d="M12 118c3-5 8-5 10 0z" fill="#7d9a5a" />`,Tp=()=>l`
    <path d="M50 62L16 118h68z" fill="#d87f52" /><path d="M50 62L30 118h12z" fill="#e79a70" />
    <path d="M50 62l34 56H62z" fill="#b5613a" />
    <path d="M50 70L39 118h22z" fill="#4d2a1f" /><path d="M50 70l-11 48h6z" fill="#f0b08a" />
    <path d="M50 62V52" stroke="#5d4330" stroke-width="2" /><path d="M50 52l11 4-11 4z" fill="#f3d25f" />
    <path d="M16 118l-6 4M84 118l6 4" stroke="#5d4330" stroke-width="1.6" />
    <path d="M79 116l6-7 5 7z" fill="#e8792b" /><path d="M76 119h17" stroke="#5d4330" stroke-width="2.4" />`,Lp=()=>l`
    <path d="M27 86h46v32H27z" fill="#a9764a" />
    <path d="M27 94h46M27 102h46M27 110h46" stroke="#825633" stroke-width="1.4" />
    <path d="M20 88l30-25 30 25z" fill="#6b4a3b" /><path d="M29 80l21-17 4 3-20 17z" fill="#85604d" />
    <path d="M33 97h14v21H33z" fill="#553722" /><circle cx="44" cy="108" r="1.3" fill="#e5c15d" />
    <path d="M54 95h13v11H54z" fill="#f5dc8b" stroke="#553722" stroke-width="2" />
    <path d="M60.5 95v11" stroke="#553722" stroke-width="1.6" />
    <path d="M65 62h6v12l-6-5z" fill="#74675f" />
    <path d="M76 118v-9h10v9" fill="none" stroke="#825633" stroke-width="2" />`,Np=()=>l`
    <path d="M16 110V88c0-10 6-15 15-15h36c9 0 14 5 14 13v24z" fill="#f4ead3" />
    <path d="M16 97h65v9H16z" fill="#c5523a" />
    <path d="M23 80h20v12H23z" fill="#9ecbd6" stroke="#6f5a48" stroke-width="1.6" />
    <path d="M23 80h20l-3 4H26z" fill="#e9b44a" />
    <path d="M55 80h16v30H55z" fill="#e0cfa8" stroke="#6f5a48" stroke-width="1.6" />
    <path d="M58 83h10v8H58z" fill="#9ecbd6" />
    <path d="M81 109h11" stroke="#514337" stroke-width="3" /><circle cx="38" cy="111" r="8" fill="#3c342f" />
    <circle cx="38" cy="111" r="3.4" fill="#cfc4b2" />
    <path d="M90 110v8" stroke="#514337" stroke-width="2" /><path d="M46 73v-6h7v6" fill="#8d7a68" />`,jp=()=>l`
    <path d="M64 58h8v18h-8z" fill="#a2543f" />
    <path d="M68 54c-4-4 3-6 0-11" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3" />
    <path d="M24 84h52v34H24z" fill="#f3e6c8" /><path d="M15 88c9-15 18-24 27-25h18c9 1 17 10 25 25z" fill="#b98541" />
    <path d="M15 88c9-15 18-24 27-25h6c-9 4-17 13-23 25z" fill="#cf9d57" />
    <path d="M44 95c0-7 12-7 12 0v23H44z" fill="#5c7a4a" /><circle cx="53.5" cy="108" r="1.3" fill="#f1d37a" />
    <path d="M29 95h10v10H29zM61 95h10v10H61z" fill="#a8d2dc" stroke="#7a5a3a" stroke-width="1.8" />
    <path d="M34 95v10M66 95v10" stroke="#7a5a3a" stroke-width="1.4" />
    <path d="M24 118c2-6 8-7 11-2 3-4 8-2 9 2zM60 118c3-6 8-5 10-1 3-4 8-2 9 1z" fill="#6f9a52" />
    <circle cx="30" cy="113" r="1.7" fill="#e0607a" /><circle cx="71" cy="114" r="1.7" fill="#f1c84b" />`,Ci=(e,t,n,o)=>l`
    <path d=${`M${e} ${t+14}h24V118H${e}z`} fill=${n} />
    <path d=${`M${e-1} ${t+15}L${e+12} ${t}l13 15z`} fill=${o} />
    ${[t+21,t+35].map(s=>l`
        <path d=${`M${e+4} ${s}h6v8h-6zM${e+14} ${s}h6v8h-6z`} fill="#fbeec0" stroke="#5a4636" />`)}
    <path d=${`M${e+8} 118v-12h8v12z`} fill="#4f3a2c" />`,Rp=()=>[Ci(13,64,"#c96b4f","#6d4038"),Ci(38,56,"#e2c07c","#7a5540"),Ci(63,66,"#88a9a8","#4d5a62")];var ve=(e,t,n,o,s)=>e.flatMap(r=>t.map(a=>l`<path d=${`M${r} ${a}h${n}v${o}h${-n}z`} fill=${s} />`)),Bp=()=>l`
    <path d="M18 82h64v36H18z" fill="#f7f1e3" /><path d="M14 82l10-14h52l10 14z" fill="#b4573f" />
    <path d="M34 82l16-13 16 13z" fill="#f7f1e3" stroke="#c9b99a" stroke-width="1.4" />
    <circle cx="50" cy="77" r="2.6" fill="#9ecbd6" />
    ${ve([22,71],[87,101],7,9,"#8fbfce")}<path d="M34 82h32v4H34z" fill="#e0d3b8" />
    ${ve([36,45,52,61],[86],4,28,"#fff")}
    <path d="M46.5 98h7v16h-7z" fill="#5d4637" /><path d="M32 114h36v4H32z" fill="#d8caac" />
    <circle cx="12" cy="110" r="8" fill="#5f8f4e" /><circle cx="89" cy="111" r="7" fill="#5f8f4e" />`,Pp=()=>l`
    <path d="M30 80h40v38H30z" fill="#d9c7a3" /><path d="M28 81l5-16h34l5 16z" fill="#4e5a6b" />
    <path d="M14 72h17v46H14zM69 72h17v46H69z" fill="#e6d8b9" />
    <path d="M12 73l10.5-23L33 73zM67 73l10.5-23L88 73z" fill="#3f4a5c" />
    <path d="M22.5 50v-6M77.5 50v-6" stroke="#3f4a5c" stroke-width="1.6" />
    <circle cx="22.5" cy="43" r="1.8" fill="#e9bf4a" /><circle cx="77.5" cy="43" r="1.8" fill="#e9bf4a" />
    ${ve([19.5,74.5],[79,94],6,10,"#7d6a54")}
    ${ve([35,59],[86,100],6,9,"#7d6a54")}
    ${ve([38,47,56],[69],5,7,"#f3df9b")}
    <path d="M44 118v-16c0-8 12-8 12 0v16z" fill="#5b3f2f" /><path d="M10 118h80" stroke="#6b8a55" stroke-width="3" />`,Hp=()=>l`
    <path d="M12 84h20v34H12z" fill="#6d8296" /><path d="M72 76h18v42H72z" fill="#5b7288" />
    <path d="M34 60h32v58H34z" fill="#88a6bd" /><path d="M54 60h12v58H54z" fill="#6c8ba4" />
    <path d="M39 52h22v8H39z" fill="#7897af" /><path d="M50 52V41" stroke="#46586a" stroke-width="2" />
    <circle cx="50" cy="41" r="1.8" fill="#e0533d" />
    ${ve([37,44,51,58],[64,72,80,88,96],4.5,5,"#fff3c2")}
    ${ve([15,21,27],[88,96,104],3,4,"#e9edf0")}
    ${ve([75,82],[80,88,96,104],4,4,"#e9edf0")}
    <path d="M44 106h12v12H44z" fill="#33424f" /><path d="M40 105h20v2.500H40z" fill="#e9bf4a" />`,ds=(e,t,n)=>{let o=Array.from({length:n},(s,r)=>`M${e+r*6} ${t}h4v5h-4z`);return l`<path d=${o.join("")} fill="#a39a8b" />`},
Ip=()=>l`
    <path d="M24 86h52v32H24z" fill="#b7ae9e" />${ds(26,82,8)}
    <path d="M12 70h16v48H12zM72 70h16v48H72z" fill="#a39a8b" />${ds(12,66,3)}${ds(72,66,3)}
    <path d="M41 58h18v30H41z" fill="#c6bdad" />${ds(41,54,3)}
    <path d="M50 54V41" stroke="#544a3e" stroke-width="1.8" />
    <path d="M50 41h14l-4 4 4 4H50z" fill="#b9382f" />
    ${ve([18.5,78.5],[78,94],3,9,"#4b4238")}${ve([48.5],[64],3,9,"#4b4238")}
    <path d="M40 118v-14c0-11 20-11 20 0v14z" fill="#4f3826" />
    <path d="M45 97v21M50 96v22M55 97v21M40 106h20" stroke="#8a6a49" stroke-width="1.2" />`,Ti=(e,t,n,o)=>l`
    <path fill="#e0ab36" d=${`M${e-n} ${t}
        c${-n*.55} ${-o*.6} ${n*.7} ${-o*.7} ${n} ${-o}
        c${n*.3} ${o*.3} ${n*1.55} ${o*.4} ${n} ${o}z`} />
    <path d=${`M${e} ${t-o}v-5`} stroke="#a97a1d" stroke-width="1.6" />`,Fp=()=>l`
    <path d="M14 88h72v30H14z" fill="#f8ecd9" /><path d="M14 88h72v4H14z" fill="#e2bf7a" />
    <path d="M36 74h28v44H36z" fill="#fff6e6" />
    <path d="M15 74h11v44H15zM74 74h11v44H74z" fill="#fff6e6" />
    ${Ti(50,74,13,24)}${Ti(20.5,75,6,14)}${Ti(79.5,75,6,14)}
    <path d="M29 112v-11c0-6 7-6 7 0v11zM67 112v-11c0-6 7-6 7 0v11z" fill="#7f6fa0" />
    <path d="M18 90v-7c0-4 5-4 5 0v7zM77 90v-7c0-4 5-4 5 0v7z" fill="#7f6fa0" />
    ${[40,47.5,55].map(e=>l`<path d=${`M${e} 92v-8c0-4 5-4 5 0v8z`} fill="#7f6fa0" />`)}
    <path d="M43 118v-13c0-9 14-9 14 0v13z" fill="#6a4b8a" />
    <path d="M43 118v-13c0-9 14-9 14 0v13" fill="none" stroke="#e0ab36" stroke-width="1.6" />
    <path d="M10 118h80v3H10z" fill="#e2bf7a" />`,sg=[[14,52],[28,46],[84,58],[72,48],[90,84],[12,96],[22,76],[80,104],[60,122],[38,126]],Dp=()=>l`
    ${sg.map(([e,t],n)=>l`<circle cx=${e} cy=${t} r=${n%3?.9:1.5} fill="#fff" />`)}
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
    <path d="M50 56V46" stroke="#c9d3e2" stroke-width="1.4" /><circle cx="50" cy="45" r="2" fill="#ff6b57" />`;var rg=[[2,"box",Cp],[4,"tent",Tp],[6,"hut",Lp],[9,"caravan",Np],[12,"cottage",jp],[15,"terrace",Rp],[18,"villa",Bp],[20,"manor",Pp],[22,"tower",Hp],[25,"castle",Ip],[28,"palace",Fp],[1/0,"station",Dp]],
Up=e=>rg.find(([t])=>e<=t),ms=e=>`fs.home.${Up(e)[1]}`;function ag(e,t){if(t==="station")return{sky:"#161d3f",ground:"#161d3f"};let n=Math.min(e,28)/28;return{sky:`hsl(${205+(n<.7?0:(n-.7)*560)} ${25+
n*45}% ${80-Math.max(0,n-.75)*30}%)`,ground:`hsl(${70+n*45} ${22+n*14}% ${66-n*8}%)`}}function $s({value:e,at:t}){let[,n,o]=Up(e),{sky:s,ground:r}=ag(e,n);return l`<svg viewBox="0 0 100 140" aria-hidden="true" focusable="false" ...${t}>
        <rect x="1" y="1" width="98" height="138" rx="9" fill="#fdf8ec" stroke="#b9a987" stroke-width="1.5" />
        <rect x="6" y="40" width="88" height="94" rx="4" fill=${s} />
        ${n!=="station"&&l`
            <circle cx=${86-e%4*4} cy=${52+e%3*2} r="5" fill="#fff" opacity=".65" />
            <path d="M6 116h88v14a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4z" fill=${r} />`}
        <${o} />
        <rect x="6" y="40" width="88" height="94" rx="4" fill="none" stroke="#6b5a3c" stroke-opacity=".45" />
        <text x="10" y="32" font-size=${e>99?27:33} font-weight="800" fill="#2c2418">${e}</text>
        <path d="M74 30V19l10-8 10 8v11z" fill="none" stroke="#8a774f" stroke-width="2.5" stroke-linejoin="round" />
    </svg>`}var zp={houses:$s,cheques:Ap},Li={houses:Op,cheques:Mp},ig=10;function qp(e,t,n){return e==="cheques"?n("fs.cheque",{cheque:t}):n("fs.house.named",{house:t,home:n(ms(t))})}function Te({kind:e,value:t,
t:n,chosen:o=!1}){let s=zp[e];return l`
        <span class="fs-card fs-${e} ${o?"is-chosen":""}" role="img" aria-label=${qp(e,t,n)}>
            <${s} value=${t} />
        </span>`}function xt({kind:e,value:t,props:n}){let o=zp[e];return l`
        <button type="button" class="fs-card fs-playable fs-${e}" ...${n}><${o} value=${t} /></button>`}function Gp({kind:e,label:t}){let n=Li[e];return l`<span class="fs-card fs-${e}" role="img" aria-label=${t}><${n} /></span>`}
function Wp({kind:e,count:t,t:n}){let o=Li[e],s=n(`fs.deck.${e}`,{count:t});return l`
        <div class="fs-deck ${t===0?"is-empty":""}" data-deck=${e} role="img" aria-label=${s}>
            <span class="fs-card fs-${e}">${t>0&&l`<${o} />`}</span>
            <span class="fs-deck-count" aria-hidden="true">${t}</span>
        </div>`}var lg={houses:{box:"0 0 36 42",outline:"M2 16L18 2l16 14v24H2z",x:18,y:32},cheques:{box:"0 6 42 30",outline:"M2 8h38v26H2z",x:21,y:27}};function cg({kind:e,value:t,t:n}){let{box:o,outline:s,
x:r,y:a}=lg[e];return l`
        <svg class="fs-mini fs-mini-${e}" data-mini=${`${e}-${t}`} viewBox=${o} role="img" aria-label=${qp(e,t,n)}>
            <path d=${s} />
            <text x=${r} y=${a} text-anchor="middle" font-size=${t>99?13:17}>${t}</text>
        </svg>`}var ot=({kind:e,cards:t,t:n})=>l`
    <span class="fs-pile">
        ${t.map((o,s)=>l`<${cg} key=${`${o}/${s}`} kind=${e} value=${o} t=${n} />`)}
    </span>`;function Jp({kind:e,count:t}){let n=Li[e],o=Array.from({length:Math.min(t,ig)},()=>l`<span><${n} /></span>`);return l`<span class="fs-fan" aria-hidden="true">${o}</span>`}var Ie=e=>Array.isArray(e),Fe=e=>Ie(e)?e.length:typeof e=="number"?e:e.hidden,_e=(e,t)=>Object.hasOwn(e,t)?e[t]:void 0,Kp=e=>e.reduce((t,n)=>t+n,0),ug=new Set(["left-empty-handed","house-taken","house\
-won","house-sold","sweep"]);function Vp(e){let t=[],n=[];for(let o of e)(o.type==="houses-revealed"||o.type==="cheques-revealed")&&(t=[]),ug.has(o.type)&&(t.push(o),n=t);return n}function Ni(e){return e.phase==="selling"?e.players.filter(t=>Fe(t.houses)>0):e.players.filter(t=>!e.passed.includes(t.id))}function hs(e){let{houses:t}=e.market;return t.length===0?null:{house:Ni(e).
length>t.length?null:t[0]}}var bs=e=>Math.max(0,...Object.values(e.bids)),Zp=({cheques:e,coins:t})=>Kp(e)+(t??0);function Yp(e,t){let n=new Map,o=(s,r)=>n.set(s,(n.get(s)??0)+r);for(let s of pg(e,t))o(
s,1);for(let s of e.players.flatMap(({cheques:r})=>r))o(s,-1);return[...n].sort(([s],[r])=>s-r)}var pg=(e,t)=>e.options.cheques??re(t,e,"cheques");function fg(e,t,n){let o=hs(n);return o===null?t("fs.pass"):o.house!==null?t("fs.pass.house",{house:o.house}):t(_e(n.bids,e)===void 0?"fs.pass.nothing":"fs.pass.bid-back")}function zt(e,t,n){switch(e.
type){case"bid":return t("fs.bid");case"pass":return fg(e.player,t,n);case"sell":return e.house===void 0?t("fs.sell.last"):t("fs.sell.named",{house:e.house,home:t(ms(e.house))});case"reveal":return t(
e.houses?"fs.reveal.houses":"fs.reveal.cheques")}}function Qp({view:e,legal:t,act:n,t:o,player:s,prepared:r,prepare:a,isConfirming:i}){let c=t.filter(({type:b,house:y})=>b==="sell"&&y!==void 0),p=t.filter(b=>!c.includes(b)),u=Ie(e.players.find(({id:b})=>b===
s).houses),f=b=>zt(b,o,e),d=S(null);be(d,".fs-playable");let m=b=>X({label:f(b),action:b,onAct:()=>n(b)}),$=We({act:n,legal:t,view:e,prepared:r,prepare:a}),h=b=>X({label:f(b),...$(b)});return i&&u?null:
l`<div class="fs-actions">
        ${p.map(b=>l`
            <button type="button" class="action" key=${b.type} ...${m(b)}>${f(b)}</button>`)}
        ${c.length>0&&l`<p>${o(u?"fs.sell.from-hand":"fs.sell.which",{player:s})}</p>`}
        ${c.length>0&&!u&&l`<ul class="fs-picks" ref=${d}>
            ${c.map(b=>l`<li key=${b.house}>
                <${xt} kind="houses" value=${b.house} props=${h(b)} />
            </li>`)}
        </ul>`}
    </div>`}var gs=5,dg=6,mg=(e,t)=>l`<g>
    <path d=${`M${e-9} ${t}v3a9 3.5 0 0 0 18 0v-3z`} fill="#a8761a" />
    <ellipse cx=${e} cy=${t} rx="9" ry="3.5" fill="#efc550" stroke="#8f6414" stroke-width=".8" />
    <ellipse cx=${e} cy=${t} rx="5.5" ry="1.9" fill="none" stroke="#b98a25" stroke-width=".7" /></g>`;function st({count:e}){if(e===0)return null;let t=Math.min(e,gs*dg),n=Math.ceil(t/gs),o=Array.from(
{length:t},(s,r)=>mg(10+Math.floor(r/gs)*16,24-r%gs*4));return l`<svg class="fs-coins" viewBox=${`0 0 ${n*16+4} 32`} aria-hidden="true" focusable="false">
        ${o}</svg>`}var Xp=()=>l`<svg class="fs-coins" viewBox="0 0 28 32" aria-hidden="true" focusable="false">
    <path d="M10 10C2 16 2 30 14 30s12-14 4-20z" fill="#94623a" stroke="#5f3d22" stroke-width="1.2" />
    <path d="M9 3l5 3 5-3-2 7h-6z" fill="#b07a4b" stroke="#5f3d22" stroke-width="1.2" />
    <path d="M9 10h10" stroke="#e5bf57" stroke-width="2" stroke-linecap="round" />
    <text x="14" y="25" text-anchor="middle" font-size="12" font-weight="700" fill="#fff3dc">?</text></svg>`;var ys=e=>({"--seat":`var(--player-${e})`}),xs=({id:e,number:t})=>l`
    <h3><span class="fs-number" aria-hidden="true">${t}</span><span class="fs-name">${e}</span></h3>`;function $g({player:e,number:t,standing:n,t:o}){let{cheque_total:s,coins:r}=n.breakdown;return l`<li class="fs-final-row" data-seat=${e.id} style=${ys(t)}>
        <${xs} id=${e.id} number=${t} />
        <ul class="fs-spread" aria-label=${o("fs.cheques")}>
            ${e.cheques.map((a,i)=>l`
                <li key=${i}><${Te} kind="cheques" value=${a} t=${o} /></li>`)}
        </ul>
        <dl class="fs-sums">
            <div><dt>${o("fs.cheques")}</dt><dd>${s}</dd></div>
            <div><dt>${o("fs.coins")}</dt><dd><${st} count=${r} />${r}</dd></div>
            <div class="fs-total"><dt>${o("fs.total")}</dt><dd>${n.total}</dd></div>
        </dl>
    </li>`}function ef({view:e,scores:t,t:n}){let o=({id:s})=>t.standings.find(({player:r})=>r===s);return l`<section class="fs-market" aria-label=${n("fs.phase.finished")}>
        <h2>${n("fs.phase.finished")}</h2>
        <ol class="fs-final">
            ${e.players.map((s,r)=>l`
                <${$g} key=${s.id} player=${s} number=${r+1} standing=${o(s)} t=${n} />`)}
        </ol>
    </section>`}function hg({house:e,sell:t,onTap:n,chosen:o,t:s}){if(!t)return l`<${Te} kind="houses" value=${e} t=${s} chosen=${o} />`;let r=X({label:zt(t,s),...n(t)});return l`<${xt} kind="houses" value=${e} props=${r} />`}
function bg(e,t){return e.length>0?"fs.hand.choose":t===null?"fs.hand":"fs.hand.chosen"}function tf({view:e,legal:t,onTap:n,seat:o,t:s}){let r=S(null);be(r,".fs-playable");let a=e.players.find(({id:p})=>p===
o);if(!a||!Ie(a.houses)||a.houses.length===0)return null;let i=t.filter(({type:p})=>p==="sell"),c=_e(e.choices,o)??null;return l`<section class="fs-hand" data-hand=${o} data-here=${i.length>0||void 0} aria-label=${s(
"fs.hand.of",{player:o})}>
        <h2>${s(bg(i,c),{house:c})}</h2>
        <ul ref=${r} style=${{"--cards":a.houses.length}}>
            ${a.houses.map(p=>l`<li key=${p} data-house=${p}>
                <${hg} house=${p} sell=${i.find(u=>u.house===p)} onTap=${n}
                    chosen=${p===c} t=${s} />
            </li>`)}
        </ul>
    </section>`}var nf=e=>({"--cards":Math.max(e.length,3)});function gg(e,t,n,o){return e===n.house?o("fs.note.next"):e===t.at(-1)?o("fs.note.last"):""}function yg({view:e,t}){let{houses:n}=e.market,o=hs(e);return l`
        <ul class="fs-offer" style=${nf(n)} aria-label=${t("fs.offer.houses")}>
            ${n.map(s=>l`<li key=${s} data-house=${s}>
                <${Te} kind="houses" value=${s} t=${t} />
                <span class="fs-note">${gg(s,n,o,t)}</span>
            </li>`)}
        </ul>
        ${o&&o.house===null&&l`<p class="fs-hint">${t("fs.note.empty-handed")}</p>`}`}function xg({player:e,view:t,t:n}){let o=_e(t.choices,e),s=o!==void 0,r=n("fs.sealed.awaited",{player:e});return l`<li data-sealed=${e} data-chosen=${String(
s)}>
        ${!s&&l`<span class="fs-card fs-houses fs-blank" role="img" aria-label=${r}></span>`}
        ${o===null&&l`<${Gp} kind="houses" label=${n("fs.sealed.chosen",{player:e})} />`}
        ${s&&o!==null&&l`<${Te} kind="houses" value=${o} t=${n} />`}
        <span class="fs-note">${e}</span>
    </li>`}function wg({view:e,t}){let{cheques:n}=e.market;return l`
        <ul class="fs-offer fs-offer-cheques" style=${nf(n)} aria-label=${t("fs.offer.cheques")}>
            ${n.map((o,s)=>l`<li key=${s} data-cheque=${o}>
                <${Te} kind="cheques" value=${o} t=${t} />
            </li>`)}
        </ul>
        <ul class="fs-offer fs-sealed-row" aria-label=${t("fs.sealed")}>
            ${Ni(e).map(({id:o})=>l`<${xg} key=${o} player=${o} view=${e} t=${t} />`)}
        </ul>`}function kg({view:e,t}){if(e.phase!=="buying"||e.market.houses.length===0)return null;let n=bs(e);return l`<p class="fs-high">${n===0?t("fs.bid.none"):t("fs.bid.highest",{bid:n})}</p>`}
function of({view:e,toAct:t,isHere:n,t:o}){let s=e.phase==="buying",r=s?"houses":"cheques",a=s?yg:wg,i=c=>l`<${Wp} kind=${c} count=${Fe(e.decks[c])} t=${o} />`;return l`<section class="fs-market" data-fs="market" data-here=${n||
void 0} aria-label=${o("fs.market")}>
        <header>
            <h2>${o(`fs.phase.${e.phase}`,{round:e.round})}</h2>
            <${kg} view=${e} t=${o} />
        </header>
        <div class="fs-middle">
            ${i(r)}
            <div class="fs-laid">
                ${t.includes("table")&&l`<p class="fs-hint">${o(`fs.awaited.${r}`)}</p>`}
                <${a} view=${e} t=${o} />
            </div>
            ${s&&i("cheques")}
        </div>
    </section>`}var ws=(e,t,n)=>l`<${ot} kind=${e} cards=${t} t=${n} />`,sf=(e,t,n,o)=>l`<span>${e+t===0?o("fs.outcome.free"):o(n,{paid:e,refund:t})}</span>`,rf=(e,t,n)=>l`
    ${ws("houses",e,n)}
    <span role="img" aria-label=${n("fs.sold-for")}>→</span>
    ${ws("cheques",t,n)}`,vg={"left-empty-handed":({refund:e},t)=>l`<span>${t("fs.outcome.nothing",{refund:e})}</span>`,"house-taken":({house:e,paid:t,refund:n},o)=>[ws("houses",[e],o),sf(t,n,"fs.outc\
ome.taken",o)],"house-won":({house:e,paid:t},n)=>[ws("houses",[e],n),sf(t,0,"fs.outcome.won",n)],"house-sold":({house:e,cheque:t},n)=>rf([e],[t],n),sweep:({houses:e,cheques:t},n)=>rf(e,t,n)};function af({
events:e,t}){let n=Vp(e);return n.length===0?null:l`<section class="fs-outcome" aria-label=${t("fs.outcome")}>
        <h2>${t("fs.outcome")}</h2>
        <ul>
            ${n.map((o,s)=>l`
                <li key=${s} data-outcome=${o.player}><b>${o.player}</b>${vg[o.type](o,t)}</li>`)}
        </ul>
    </section>`}function _g(e,t,n,o){let{id:s}=e,r=t.phase==="selling";return[s===o&&"you",n.includes(s)&&"to-act",t.forfeits?.some(({seat:a})=>a===s)&&"forfeited",t.passed.includes(s)&&"passed",r&&_e(t.choices,s)!==
void 0&&"chosen",r&&Fe(e.houses)===0&&"sold-out",!r&&t.first_player===s&&"starts"].filter(Boolean)}function lf({count:e,t}){return e===null?l`<${Xp} /><span class="fs-soft">${t("fs.hidden")}</span>`:l`<b class="fs-figure">${e}</b><${st} count=${e} />`}
function cf({kind:e,cards:t,t:n,inHand:o=!1}){let s=Fe(t),r=Ie(t)&&!o;return l`
        <b class="fs-figure">${s}</b>
        ${r&&l`<${ot} kind=${e} cards=${t} t=${n} />`}
        ${!r&&l`<${Jp} kind=${e} count=${s} />`}`}var ks=({name:e,term:t,children:n})=>l`
    <div class="fs-line fs-line-${e}" data-line=${e}><dt>${t}</dt><dd>${n}</dd></div>`,Sg=({signs:e,t})=>l`
    <ul class="fs-signs" aria-label=${t("fs.signs")}>
        ${e.map(n=>l`<li key=${n} class="fs-sign fs-sign-${n}">${t(`fs.sign.${n}`)}</li>`)}
    </ul>`;function Og({player:e,number:t,view:n,toAct:o,seat:s,t:r}){let{id:a,coins:i,houses:c,cheques:p}=e,u=_g(e,n,o,s),f=_e(n.bids,a),d=u.map(m=>`is-${m}`).join(" ");return l`<li class="fs-seat ${d}" data-seat=${a} style=${ys(
t)}>
        <${xs} id=${a} number=${t} />
        ${u.length>0&&l`<${Sg} signs=${u} t=${r} />`}
        <dl>
            ${f!==void 0&&l`<${ks} name="bid" term=${r("fs.bid")}><${lf} count=${f} /><//>`}
            <${ks} name="coins" term=${r("fs.coins")}><${lf} count=${i} t=${r} /><//>
            <${ks} name="houses" term=${r("fs.houses")}>
                <${cf} kind="houses" cards=${c} inHand=${a===s} t=${r} />
            <//>
            ${n.phase==="selling"&&l`<${ks} name="cheques" term=${r("fs.cheques")}>
                <${cf} kind="cheques" cards=${p} t=${r} />
            <//>`}
        </dl>
    </li>`}function uf({view:e,toAct:t,seat:n,t:o}){let s={view:e,toAct:t,seat:n,t:o};return l`<section class="fs-seats" aria-label=${o("fs.seats")}>
        <ol data-seats=${e.players.length}>
            ${e.players.map((r,a)=>l`
                <${Og} key=${r.id} player=${r} number=${a+1} ...${s} />`)}
        </ol>
    </section>`}function pf({view:e,legal:t,act:n,t:o,seat:s,toAct:r,scores:a,prepared:i,prepare:c,last:p,log:u=p}){let f=l`<${af} events=${u} t=${o} />`;return e.phase==="finished"?l`<div class="fs-board" data-phase="finished"><div class="fs-layout"><${ef} view=${e} scores=${a} t=${o} />${f}</div></div>`:
l`<div class="fs-board" data-phase=${e.phase}><div class="fs-layout fs-playing">
        <${of} view=${e} toAct=${r} isHere=${!Mg(e,t,s)} t=${o} />
        <${tf} view=${e} legal=${t} onTap=${We({act:n,legal:t,view:e,prepared:i,prepare:c})} seat=${s} t=${o} />
        ${f}
        <${uf} view=${e} toAct=${r} seat=${s} t=${o} />
    </div></div>`}function Mg(e,t,n){let o=e.players.find(({id:s})=>s===n)?.houses;return Array.isArray(o)&&t.some(({type:s})=>s==="sell")}var ji=({name:e,amount:t,total:n=!1,children:o})=>l`
    <li class="fs-score-line ${n?"is-total":""}">
        <span class="fs-score-name">${e}</span>
        <span class="fs-score-of">${o}</span>
        <b class="fs-amount">${t}</b>
    </li>`;function ff({standing:e,t}){let{cheques:n,cheque_total:o,coins:s}=e.breakdown;return l`<ul class="fs-breakdown" aria-label=${t("fs.breakdown.of",{player:e.player})}>
        <${ji} name=${t("fs.cheques")} amount=${o}>
            <${ot} kind="cheques" cards=${n} t=${t} />
            <span class="fs-sum">${n.join(" + ")}</span>
        <//>
        <${ji} name=${t("fs.coins.left")} amount=${s}><${st} count=${s} /><//>
        <${ji} name=${t("fs.total")} amount=${e.total} total=${!0} />
    </ul>`}var df=[{kind:"coins",name:"fs.coins",at:{"/players/*/coins":""}},{kind:"house",name:"fs.correct.house",at:{"/market/houses/*":"fs.market","/players/*/houses/*":"","/sold/*":"fs.correct.sold"},of:"hou\
ses",unseen:["/decks/houses/*","/removed/houses/*"],ascending:["/market/houses","/players/*/houses","/sold","/removed/houses"],follow:["/choices/*"]},{kind:"cheque",name:"fs.correct.cheque",at:{"/mark\
et/cheques/*":"fs.market","/players/*/cheques/*":""},of:"cheques",unseen:["/decks/cheques/*","/removed/cheques/*"],ascending:["/market/cheques","/players/*/cheques","/removed/cheques"]}];var Eg={x:60,y:12,width:80,height:112},Ag=[[2,"rotate(-26 100 210)"],[24,"rotate(26 100 210)"],[12,"rotate(0)"]],mf=()=>l`<svg viewBox="-25 0 250 150" aria-hidden="true" focusable="false">
    ${Ag.map(([e,t])=>l`<g transform=${t}><${$s} value=${e} at=${Eg} /></g>`)}
</svg>`;var $f={pieces:{".fs-offer > [data-house]":({dataset:e})=>`houses-${e.house}`,".fs-offer > [data-cheque]":({dataset:e})=>`cheques-${e.cheque}`,"[data-sealed][data-chosen=true]":({dataset:e})=>`sealed-${e.
sealed}`,"[data-mini]":({dataset:e})=>e.mini},bids:".fs-line-bid .fs-figure",payments({type:e,player:t,amount:n,refund:o}){return e==="bid"?[{from:t,to:null,amount:n}]:o>0?[{from:null,to:t,amount:o}]:
[]},awards:["house-taken","house-won","house-sold","sweep"]};function hf({legal:e,player:t,view:n,gameSheet:o}){let s=n.players.find(({id:a})=>a===t);if(s===void 0)return e;if(n.phase==="selling")return Cg({legal:e,player:t,seat:s});if(n.phase!=="buying"||s.coins!==
null)return e;let r={minimum:Tg(n,t,o),maximum:null};return[{type:"bid",player:t,amount:r},{type:"pass",player:t}]}function Cg({legal:e,player:t,seat:n}){return Fe(n.houses)>1?null:Ie(n.houses)?e:[{type:"\
sell",player:t}]}function Tg(e,t,n){let o=r=>e.options[r]??re(n,e,r);if(Object.keys(e.bids).length===0)return o("minimum_opening_bid");let s=bs(e);return o("raise")==="exceed"?s+1:Math.max(s,(_e(e.bids,
t)??0)+1)}function bf({view:e,seat:t,t:n}){let{coins:o,houses:s,cheques:r}=e.players.find(({id:i})=>i===t),a=(i,c)=>c.length>0&&l`
        <div class="fs-line"><dt>${n(`fs.${i}`)}</dt><dd><${ot} kind=${i} cards=${c} t=${n} /></dd></div>`;return l`
        <dl class="fs-own">
            <div class="fs-line"><dt>${n("fs.coins")}</dt><dd><b class="fs-figure">${o}</b><${st} count=${o} /></dd></div>
            ${a("houses",s)}
            ${a("cheques",r)}
        </dl>`}var gf=({ruleset:e,variant:t,options:n,players:o})=>({ruleset:e,variant:t,options:n,players:o.map(s=>({id:s,coins:null,cheques:[]}))}),Ri=(e,t,n)=>({...e,players:e.players.map(o=>o.id===t?{...o,...n(o)}:
o)}),yf=(e,t,n)=>Ri(e,t,()=>({coins:n})),xf=(e,t,n)=>Ri(e,t,({cheques:o})=>({cheques:[...o,n].sort((s,r)=>s-r)})),wf=(e,t,n)=>Ri(e,t,({cheques:o})=>({cheques:o.filter((s,r)=>r!==n)})),kf=({ruleset:e,variant:t,
options:n,players:o})=>({ruleset:e,variant:t,options:n,players:o.map(({id:s,coins:r,cheques:a})=>({id:s,...r!==null&&{coins:r},cheques:a}))});var Lg=(e,t)=>e.some(({pointer:n})=>n?.startsWith(`/players/${t}/`));function Ng({player:e,active:t,choose:n,error:o,t:s}){let{id:r,cheques:a}=e,i={count:a.length,total:Zp(e)};return l`
        <button type="button" aria-pressed=${String(t)} data-pad-player=${r} onClick=${()=>n(r)}>
            <b>${r}</b>
            <span>${s("fs.pad.so-far",i)}</span>
            ${o&&l`<span class="fs-error">${s("fs.pad.error")}</span>`}
        </button>`}function jg({player:e,draft:t,change:n,t:o}){let s=({currentTarget:{value:r}})=>n(yf(t,e.id,r===""?null:Math.max(0,Math.trunc(Number(r)))));return l`<label class="fs-coin-field">
        <span>${o("fs.pad.coins",{player:e.id})}</span>
        <input type="number" inputmode="numeric" min="0" step="1" name=${`coins/${e.id}`} onInput=${s}
            value=${e.coins??""} data-pointer=${`/players/${t.players.indexOf(e)}/coins`} />
    </label>`}function Rg({player:e,draft:t,change:n,t:o}){if(e.cheques.length===0)return l`<p class="fs-soft">${o("fs.pad.none")}</p>`;let s=(r,a)=>({"aria-label":o("fs.pad.remove",{cheque:r,player:e.
id}),"data-taken":r,onClick:()=>n(wf(t,e.id,a))});return l`<ul class="fs-picks" aria-label=${o("fs.pad.taken",{player:e.id})}>
        ${e.cheques.map((r,a)=>l`<li key=${`${r}/${a}`}>
            <${xt} kind="cheques" value=${r} props=${s(r,a)} />
        </li>`)}
    </ul>`}function Bg({player:e,draft:t,change:n,gameSheet:o,t:s}){let r=(a,i)=>({"aria-label":s("fs.pad.add",{cheque:a,player:e.id,count:i}),"data-pick":a,disabled:i<=0,onClick:()=>n(xf(t,e.id,a))});
return l`<ul class="fs-picks" aria-label=${s("fs.pad.left")}>
        ${Yp(t,o).map(([a,i])=>l`<li key=${a}>
            <${xt} kind="cheques" value=${a} props=${r(a,i)} />
            <span class="fs-note" aria-hidden="true">× ${i}</span>
        </li>`)}
    </ul>`}function vf({draft:e,change:t,gameSheet:n,t:o,errors:s=[]}){let[r,a]=g(null),i=e.players.find(({id:p})=>p===r)??e.players[0],c={player:i,draft:e,change:t,t:o};return l`<div class="fs-pad">
        <div class="fs-tabs" role="group" aria-label=${o("fs.pad.who")}>
            ${e.players.map((p,u)=>l`<${Ng} key=${p.id} player=${p} active=${p===i}
                choose=${a} error=${Lg(s,u)} t=${o} />`)}
        </div>
        <section class="fs-pad-player" aria-label=${i.id}>
            <${jg} key=${i.id} ...${c} />
            <h2>${o("fs.pad.taken",{player:i.id})}</h2>
            <${Rg} ...${c} />
            <h2>${o("fs.pad.left")}</h2>
            <${Bg} ...${c} gameSheet=${n} />
        </section>
    </div>`}var _f={id:"for-sale",Emblem:mf,Board:pf,label:zt,Actions:Qp,Piece:({component:e,value:t,t:n})=>l`<${Te} kind=${e} value=${t} t=${n} />`,Breakdown:ff,scorePad:{empty:gf,Form:vf,request:kf},corrections:df,
sealed:["sell"],openly:hf,Own:bf,motion:$f};var Se=["upper","middle","lower"],vs=({before:e,after:t})=>e===t?ce(e):`${ce(e)} → ${ce(t)}`;var _s=e=>e.lots.length===e.requirement&&e.lots.every(t=>t.rooftop!==null),Bi=({value:e,effect:t})=>t==="shorten"?-e:e,Of=(e,t)=>e.reduce((n,o)=>n+Bi(o),t.requirement);function wt(e,{row:t,effect:n,permit:o}){
let s=e.board[t];return n?s.requirement+Bi({value:e.placing.piece.value,effect:n}):s.requirement-Bi(s.permits.find(r=>r.value===o))}function Pg(e,t){let n=e.board[t.row];return{...e.board,[t.row]:{...n,
...Ig[e.placing.piece.kind](n,t,e)}}}var Hg=({permits:e},t)=>e.filter(({value:n})=>n!==t),Ig={cube:(e,{lot:t},{placing:{piece:n}})=>{let{cubes:o}=e.lots[t-1]??{cubes:[]};return Sf(e,t,{cubes:[...o,{colour:n.
colour,value:n.value}],rooftop:null})},rooftop:(e,{lot:t},{placing:{piece:n}})=>Sf(e,t,{...e.lots[t-1],rooftop:n.value}),permit:(e,t,n)=>({permits:[...e.permits,{value:n.placing.piece.value,effect:t.effect}],
requirement:wt(n,t)}),cancel:(e,t,n)=>({permits:Hg(e,t.permit),requirement:wt(n,t)}),mayor:()=>({mayor:!0})},Sf=({lots:e},t,n)=>({lots:Object.assign([...e],{[t-1]:n})});function Fg(e,t){let n=e.options.
unroofed??re(t,e,"unroofed");return Object.entries(e.board).flatMap(([o,s])=>s.lots.map((r,a)=>{let i=e.certificates[r.cubes.at(-1).colour];return{row:o,lot:a+1,player:i,points:Dg(r,s,n)}}))}function Dg({
cubes:e,rooftop:t},n,o){let s=e.reduce((a,{value:i})=>a+i,t??0),r=t===null?o==="negative"?-1:0:_s(n)?1:-1;return s*r*(n.mayor?2:1)||0}function Ss(e,t,n){let[o,s]=[e,t===null?e:Ug(e,t)].map(i=>Fg(i,n)),
r=(i,c,p)=>i.filter(u=>u[c]===p).reduce((u,{points:f})=>u+f,0),a=(i,c)=>({before:r(o,i,c),after:r(s,i,c)});return{players:e.players.map(({id:i})=>({player:i,...a("player",i)})),rows:Object.fromEntries(
Object.keys(e.board).map(i=>[i,a("row",i)]))}}function Ug(e,t){let{piece:n,player:o}=e.placing,s=n.kind==="cube"?{[n.colour]:o,...e.certificates}:e.certificates;return{...e,board:Pg(e,t),certificates:s}}
function Os({piece:e},t){if(e.kind!=="cube")return e;let n=t.market[e.row-1];return{kind:"cube",...n[e.end==="left"?0:n.length-1]}}function kt(e){let t=Object.entries(e.bids).sort(([,n],[,o])=>o-n);return t.
length>0?{player:t[0][0],amount:t[0][1]}:null}function Mf(e,t,n){let o=t.at(-1);return o===void 0||!n&&o.value>e.value}var Ef=(e,t)=>t.cash*e.length,Af={rows:3,length:8};function Cf({view:e,gameSheet:t,at:n,t:o}){let{players:s}=Ss(e,n,t),r=({player:i,before:c,after:p})=>o(c===p?"es.effect.same":"es.effect",{player:i,before:ce(c),after:ce(p)}),a=n===null?"":JSON.stringify(
n);return k(()=>{let i=s.filter(({before:c,after:p})=>c!==p);a!==""&&de(i.map(r).join("; ")||o("es.effect.none"))},[a]),l`
        <div class="es-effect" data-at=${a}>
            <p class="es-note" id="es-effect">${o("es.effect.title")}</p>
            <ul aria-labelledby="es-effect">
                ${s.map((i,c)=>l`
                    <li key=${i.player} class=${i.before===i.after?"":"es-effect__changes"} style=${{"--seat":`var(--player-${c+1})`}}
                        data-effect=${i.player}>
                        <span class="es-effect__who" aria-hidden="true">${i.player}</span>
                        <span class="es-effect__figures" aria-hidden="true">${vs(i)}</span>
                        <span class="es-hidden">${r(i)}</span>
                    </li>`)}
            </ul>
        </div>`}var rt=["blue","green","yellow","purple","red","white"],zg=[12,24,36].map(e=>`M3 ${e}q5.25-6 10.5 0t10.5 0 10.5 0 10.5 0`).join(""),qg=[9,24,39].map(e=>[9,19,29,39].map(t=>`M${t} ${e}h.01`).join("")).
join(""),Tf="M3 15L15 3M3 27L27 3M3 39L39 3M9 45L45 9M21 45L45 21M33 45L45 33",Gg=`${Tf}M33 3L45 15M21 3L45 27M9 3L45 39M3 9L39 45M3 21L27 45M3 33L15 45`,Wg="M3 13.5h42M3 24h42M3 34.5h42M17 3v10.5M33 \
3v10.5M9 13.5v10.5M40 13.5v10.5M8 24v10.5M39 24v10.5M17 34.5v10.5M33 34.5v10.5",Jg={blue:zg,green:qg,yellow:Tf,purple:Gg,red:Wg,white:"M9 9h30v30h-30z"},jn=({box:e,kind:t,piece:n,children:o})=>l`<svg class=${`\
es-piece ${t}`} data-piece=${n} viewBox=${e} aria-hidden="true" focusable="false">${o}</svg>`,ie=({colour:e,value:t})=>l`
    <${jn} box="0 0 48 48" kind=${`es-cube es-${e}`} piece=${t==null?void 0:`${e}-${t}`}>
        <rect class="es-face" x="1.5" y="1.5" width="45" height="45" rx="5" />
        <path class=${`es-pattern${e==="green"?" es-pattern--dots":""}`} d=${Jg[e]} />
        <path class="es-gleam" d="M6 4.5h36" />
        ${t!=null&&l`<circle class="es-plate" cx="24" cy="24" r="13.5" /><text x="24" y="32">${t}</text>`}
    <//>`,De=({value:e})=>l`
    <${jn} box="0 0 60 32" kind=${`es-roof${e==null?" es-roof--back":""}`}>
        <path class="es-face" d="M1.5 30.5L13 4.5Q14 2.5 16.5 2.5H43.5Q46 2.5 47 4.5L58.5 30.5Z" />
        <path class="es-pattern" d="M10 12h8M42 12h8M7 21h11M42 21h11" />
        <text x="30" y="25">${e??"?"}</text>
    <//>`,Kg={shorten:"−",lengthen:"+"},Pi=(e,t)=>`${Kg[t]??"±"}${e}`,Hi=({value:e,effect:t})=>l`
    <${jn} box="0 0 48 48" kind=${`es-permit es-permit--${t??"open"}`} piece=${`permit-${e}`}>
        <path class="es-post" d="M24 30v17" />
        <rect class="es-face" x="2" y="5" width="44" height="27" rx="3" />
        <path class="es-pattern" d="M6 9h36v19H6z" />
        <text x="24" y="26">${Pi(e,t)}</text>
    <//>`,qt=()=>l`
    <${jn} box="0 0 48 48" kind="es-mayor" piece="mayor">
        <path class="es-face" d="M12 5Q24 1 36 5L34 31H14Z" />
        <path class="es-band" d="M13.6 23H34.4L34 30H14Z" />
        <path class="es-face" d="M3 31Q24 25 45 31Q46 37 24 39Q2 37 3 31Z" />
        <text x="24" y="19">×2</text>
    <//>`,Vg=()=>l`
    <${jn} box="0 0 48 48" kind="es-cancel" piece="cancel">
        <rect class="es-face" x="3" y="3" width="42" height="42" rx="5" />
        <path class="es-cross" d="M14 14L34 34M34 14L14 34" />
    <//>`,Ms=()=>l`
    <svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true"><path class="es-gavel" d="M3 17.5h8M5.5 5.5l5-3.5 4 5.5-5 3.5zM12 9l6 6" /></svg>`;function pe({piece:e,effect:t}){return e.kind==="cube"?
l`<${ie} colour=${e.colour} value=${e.value} />`:e.kind==="rooftop"?l`<${De} value=${e.value} />`:e.kind==="permit"?l`<${Hi} value=${e.value} effect=${t} />`:e.kind==="mayor"?l`<${qt} />`:l`<${Vg} />`}
function ee(e,t){let n=e.colour&&t(`es.colour.${e.colour}`);return t(`es.piece.${e.kind}`,{colour:n,value:e.value})}function at(e,t,n){return e.type==="offer"?Zg(e,t,n):e.type==="place"?Yg(e,t,n):e.type==="sell"||e.type==="keep"?t(`es.${e.type}`,kt(n.auction)):e.type==="reveal"?ee({kind:"rooftop",value:e.rooftop},t):
t(`es.${e.type}`,{amount:e.amount})}function Zg(e,t,n){let{piece:o}=e;if(o.kind==="rooftop")return t("es.offer.rooftop");if(o.kind!=="cube")return t("es.offer.piece",{piece:ee(o,t)});let s=t(`es.end.${o.
end}`,{row:o.row});return t("es.offer.cube",{piece:ee(Os(e,n),t),where:s})}function Yg(e,t,n){let o=t(`es.row.${e.row}`);if(e.effect)return t(`es.place.${e.effect}`,{row:o,to:wt(n,e)});if(e.permit)return t(
"es.place.cancel",{row:o,permit:e.permit,to:wt(n,e)});if(!e.lot)return t("es.place.mayor",{row:o});let s=n.board[e.row].lots[e.lot-1];return s?t("es.place.building",{row:o,lot:e.lot,building:Rn(s,t)}):
t("es.place.lot",{row:o,lot:e.lot})}var Rn=(e,t)=>e.cubes.map(n=>t("es.cube",{colour:t(`es.colour.${n.colour}`),value:n.value})).join(", ");var Ii=()=>({lots:{},signs:{},cancels:{},mayor:null});function Es(e,t,n){let o=t.filter(({type:s})=>s==="place");return Xt(e&&{...e,tapped:e.at??e.tapped},o,n)}function Lf({view:e,legal:t,onTap:n,prepare:o,
name:s}){let r={upper:Ii(),middle:Ii(),lower:Ii()},a=i=>o(c=>({...c,ply:e.ply,at:i}));for(let i of t.filter(c=>c.type==="place")){let c={onHover:()=>a(i),onLeave:()=>a(void 0)},p={label:s(i),...n(i),...c,
ghost:e.placing.piece};Qg(r[i.row],i,p,e)}return r}function Qg(e,t,n,o){t.lot?e.lots[t.lot]=n:t.effect?e.signs[wt(o,t)+1]={...n,effect:t.effect}:t.permit?e.cancels[t.permit]=n:e.mayor=n}var Xg={offer:"pieces",place:"land"},As=e=>JSON.stringify(e);function e0({action:e,act:t,t:n,view:o}){let s=Os(e,o),r=s.kind==="rooftop"?n("es.supply.next"):ee(s,n);return l`
        <button type="button" class="es-actions__offer" data-action=${As(e)} onClick=${()=>t(e)}>
            <${pe} piece=${s} /><span>${r}</span>
        </button>`}function Nf({view:e,gameSheet:t,legal:n,act:o,prepared:s,isConfirming:r,t:a}){let c=n.some(({type:$})=>$==="place")&&l`<${Cf} view=${e} gameSheet=${t} at=${Es(s,n,e)} t=${a} />`;if(r)
return c&&l`<div class="es">${c}</div>`;let p=$=>n.filter(({type:h})=>$===(Xg[h]??"words")),[u,f,d]=["pieces","land","words"].map(p),m=$=>l`
        <button type="button" class=${`action ${$.type}`} key=${As($)} data-action=${As($)} onClick=${()=>o($)}>
            ${at($,a,e)}
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
                        ${u.map($=>l`<${e0} key=${As($)} action=${$} act=${o} t=${a} view=${e} />`)}
                    </div>
                </div>`}
        </div>`}var t0={offer:(e,t)=>[t("es.block.offer",{player:e.auctioneer}),e.stowed?t("es.block.stowed"):""],reveal:(e,t)=>[t("es.block.reveal",{player:e.auctioneer}),t("es.block.reveal.do")],bidding:(e,t)=>[jf(
e,t),n0(e,t)],settling:(e,t)=>[jf(e,t),t("es.block.settle",{...kt(e.auction),auctioneer:e.auctioneer})],placing:(e,t)=>[t("es.block.placing",{player:e.placing.player,piece:ee(e.placing.piece,t)}),t(`e\
s.block.placing.${e.placing.piece.kind}`)],finished:(e,t)=>[t("es.block.finished"),t(`es.end.by.${e.ended_by}`)]},jf=(e,t)=>t("es.block.offered",{player:e.auctioneer,piece:ee(e.auction.piece,t)});function n0(e,t){
let n=kt(e.auction);return n?t("es.block.bid",n):t("es.block.no-bid")}function o0({phase:e,auction:t,placing:n}){return e==="reveal"?{kind:"rooftop"}:t?.piece??n?.piece}function Rf({view:e,t}){let n=o0(
e),[o,s]=t0[e.phase](e,t);return l`
        <section class="es-block" aria-labelledby="es-block" data-here=${["bidding","settling","reveal"].includes(e.phase)||void 0}>
            <div class="es-block__piece">${n?l`<${pe} piece=${n} />`:l`<${Ms} />`}</div>
            <div>
                <h2 id="es-block">${o}</h2>
                <p class="es-block__line">${s}</p>
            </div>
        </section>`}var Bf={"permit-1":{kind:"permit",value:1},"permit-2":{kind:"permit",value:2},"permit-3":{kind:"permit",value:3},mayor:{kind:"mayor"},cancel:{kind:"cancel"}},Pf=(e,t)=>e.kind===t.kind&&e.value===t.value;
function Fi({action:e,name:t,kind:n,onTap:o,t:s,view:r,children:a}){if(!e)return l`<span class=${`es-offer ${n}`} role="img" aria-label=${t}>${a}</span>`;let i=X({label:at(e,s,r),...o(e)});return l`<button type="button" class=${`\
es-offer es-target ${n}`} ...${i}>${a}</button>`}function s0({cubes:e,number:t,offers:n,...o}){let s=a=>a===0?"left":a===e.length-1?"right":null,r=a=>n.find(({piece:i})=>i.row===t&&i.end===s(a));return l`
        <li class="es-market__row">
            <span class="es-market__number" aria-hidden="true">${t}</span>
            ${e.map((a,i)=>l`
                <${Fi} action=${r(i)} name=${ee({kind:"cube",...a},o.t)} kind="es-offer--cube" ...${o}>
                    <${ie} ...${a} />
                <//>`)}
            ${e.length===0&&l`<span class="es-note">${o.t("es.market.empty")}</span>`}
        </li>`}function Hf({view:e,legal:t,onTap:n,t:o}){let s=t.filter(({type:r,piece:a})=>r==="offer"&&a.kind==="cube");return l`
        <section class="es-panel es-market" aria-labelledby="es-market">
            <h2 id="es-market">${o("es.market")}</h2>
            <ol class="es-market__rows">
                ${e.market.map((r,a)=>l`
                    <${s0} cubes=${r} number=${a+1} offers=${s} onTap=${n} t=${o} view=${e} />`)}
            </ol>
            <${c0} certificates=${e.certificates} t=${o} />
        </section>`}var r0=e=>e.hidden??e.length??e;function a0({view:e,legal:t,onTap:n,t:o}){let s=r0(e.rooftops),r=t.find(({type:a,piece:i})=>a==="offer"&&i.kind==="rooftop");return l`
        <li class="es-slot">
            <${Fi} action=${r} name=${o("es.rooftops.left",{count:s})} kind="es-offer--pile" onTap=${n} t=${o} view=${e}>
                ${s>0?l`<${De} />`:l`<span class="es-gone"></span>`}
            <//>
            <span class="es-slot__note" aria-hidden="true">${o("es.rooftops.left",{count:s})}</span>
        </li>`}function i0({id:e,view:t,legal:n,onTap:o,t:s}){let r=Bf[e],a=ee(r,s),i=t.specials.includes(e),c=n.find(p=>p.type==="offer"&&Pf(p.piece,r));return l`
        <li class="es-slot">
            ${i?l`<${Fi} action=${c} name=${a} kind="es-offer--special" onTap=${o} t=${s} view=${t}>
                    <${pe} piece=${r} />
                <//>`:l`<span class="es-offer es-gone" aria-hidden="true"></span>`}
            <span class="es-slot__note" aria-hidden=${i?"true":void 0}>${i?a:s("es.gone",{name:a,where:s(l0(e,r,t))})}</span>
        </li>`}function l0(e,t,n){if(n.out_of_game.includes(e))return"es.gone.out";let o=n.auction?.piece??n.placing?.piece;return o&&Pf(o,t)?"es.gone.auction":"es.gone.board"}var If=e=>l`
    <section class="es-panel es-supply" aria-labelledby="es-supply">
        <h2 id="es-supply">${e.t("es.supply")}</h2>
        <ul class="es-slots">
            <${a0} ...${e} />
            ${Object.keys(Bf).map(t=>l`<${i0} key=${t} id=${t} ...${e} />`)}
        </ul>
    </section>`,Di=({colour:e,t})=>l`
    <li class="es-deed"><${ie} colour=${e} /><span>${t(`es.colour.${e}`)}</span></li>`;function c0({certificates:e,t}){let n=rt.filter(o=>!(o in e));return n.length===0?null:l`
        <h3 class="es-market__free">${t("es.certificates.free")}</h3>
        <ul class="es-deeds">${n.map(o=>l`<${Di} key=${o} colour=${o} t=${t} />`)}</ul>`}var Cs=({cubes:e,rooftop:t,ghost:n})=>l`
    <span class="es-stack">
        ${e.map(o=>l`<${ie} ...${o} />`)}
        ${t!=null&&l`<${De} value=${t} />`}
        ${n&&l`<span class="es-ghost"><${pe} piece=${n} /></span>`}
    </span>`;var Gt=({target:e,kind:t,children:n})=>l`
    <span class=${`es-spot ${t}`}><button type="button" class="es-target" ...${X(e)}
        onMouseEnter=${e.onHover} onMouseLeave=${e.onLeave} onFocus=${e.onHover} onBlur=${e.onLeave}></button>${n}</span>`;function u0({lot:e,building:t,oneCube:n,beyond:o,t:s}){let r=n?` ${s("es.lot.one-cube")}`:"";if(!t)return`${s(o?"es.lot.beyond":"es.lot.empty",{lot:e})}${r}`;let a=t.rooftop===null?s("es.lot.open"):s(
"es.lot.roofed",{value:t.rooftop});return`${s("es.lot.built",{lot:e,stack:Rn(t,s)})} ${a}${r}`}function p0({permit:e,target:t,t:n}){let o=l`<${pe} piece=${{kind:"permit",value:e.value}} effect=${e.effect} />`;
if(t)return l`<${Gt} kind="es-sign" target=${t}>${o}<span class="es-strike"></span><//>`;let s=n("es.sign",{permit:e.value,sign:Pi(e.value,e.effect)});return l`<span class="es-sign" role="img" aria-label=${s}>${o}</span>`}
var f0=({target:e})=>l`
    <${Gt} kind="es-sign" target=${e}>
        <span class="es-ghost"><${pe} piece=${e.ghost} effect=${e.effect} /></span>
    <//>`,d0=({points:e,player:t})=>l`
    <span class=${`es-points ${e<0?"es-points--bad":"es-points--good"}`}>
        <b>${xe(e)}</b>
        <span class="es-points__holder">${t}</span>
    </span>`;function Ff({lot:e,building:t,row:n,beyond:o,beside:s,oneCube:r,targets:a,fresh:i,scored:c,t:p}){let u=a.lots[e],f=["es-lot",o&&"es-lot--beyond",e===n.requirement&&"es-lot--last",r&&"es-l\
ot--dirt",i&&"es-lot--fresh",u?.pressed&&"es-lot--chosen"],d=l`<${Cs} cubes=${t?.cubes??[]} rooftop=${t?.rooftop} ghost=${u?.ghost} />`,m=e===n.requirement+1?n.permits:[];return l`
        <li class=${f.filter(Boolean).join(" ")}>
            <div class="es-lot__air">
                ${m.map($=>l`<${p0} permit=${$} target=${a.cancels[$.value]} t=${p} />`)}
                ${a.signs[e]&&l`<${f0} target=${a.signs[e]} />`}
                ${u?l`<${Gt} kind="es-lot__hit" target=${u}>${d}<//>`:t&&d}
            </div>
            ${!s&&l`
                <span class="es-ground" aria-hidden="true"><span>${e}</span>${r&&l`<small>${p("es.one-floor")}</small>`}</span>`}
            ${!u&&!s&&l`<span class="es-hidden">${u0({lot:e,building:t,oneCube:r,beyond:o,t:p})}</span>`}
            ${c&&(t?l`<${d0} ...${c.find($=>$.lot===e)} />`:l`<span class="es-points"></span>`)}
        </li>`}var Df={lots:{},signs:{},cancels:{},mayor:null};function m0({mayor:e,target:t,t:n}){if(t)return l`<${Gt} kind="es-street" target=${t}><span class="es-ghost"><${qt} /></span><//>`;let o=e&&l`<span role="img" aria-label=${n(
"es.mayor-here")}><${qt} /></span>`;return l`<div class="es-street">${o}</div>`}function $0({name:e,row:t,t:n}){let o=_s(t),s=t.lots.filter(r=>r.rooftop!==null).length;return l`
        <div class="es-row__head">
            <h2>${n(`es.row.${e}`)}</h2>
            <p class="es-row__need">${n("es.row.finished",{roofed:s,requirement:t.requirement})}</p>
            <p class=${`es-row__state${o?" es-row__state--complete":""}`}>
                ${o?l`<span aria-hidden="true">✓ </span>`:""}${n(o?"es.row.complete":"es.row.incomplete")}
            </p>
        </div>`}function h0(e,t,n){let o=Math.max(e.lots,t.requirement+1,...Object.keys(n).map(Number));return Array.from({length:o},(s,r)=>r+1)}function b0({name:e,row:t,components:n,targets:o,effect:s,
fresh:r,scored:a,t:i}){let c=n.requirement,p=d=>l`
        <${Ff} key=${d} lot=${d} building=${t.lots[d-1]} row=${t} beyond=${d>t.requirement}
            beside=${d>n.lots} oneCube=${n.one_cube_lots[e].includes(d)} targets=${o}
            fresh=${r===d} scored=${a} t=${i} />`,u=(d,m)=>l`<ol class=${`es-lots es-lots--${m}`} start=${d[0]}>${d.map(p)}</ol>`,f=h0(n,t,o.signs);return l`
        <section class=${`es-row${_s(t)?" es-row--complete":""}`} aria-label=${i(`es.row.${e}`)} data-pointer=${`/board/${e}`}>
            <${$0} name=${e} row=${t} t=${i} />
            <div class="es-row__land">
                <${m0} mayor=${t.mayor} target=${o.mayor} t=${i} />
                ${u(f.slice(0,c),"near")}
                <span class="es-river" aria-hidden="true"></span>
                ${u(f.slice(c),"far")}
                ${s&&l`<p class="es-row__points" title=${i("es.effect.title")} data-row-effect=${e}>${vs(s)}</p>`}
            </div>
        </section>`}var Uf=2/3,g0=e=>e?e.ghost?.kind==="rooftop"?Uf:1:0;function y0(e,t){let n=e.lots.map(({cubes:s,rooftop:r},a)=>s.length+(r===null?0:Uf)+g0(t.lots[a+1])),o=e.permits.length+Object.keys(
t.signs).length;return Math.max(2,o,...n)}function x0(e){let t=[...e.querySelectorAll(".es-target")].map(s=>s.offsetLeft-e.offsetLeft+s.offsetWidth),n=Math.min(...t),o=e.scrollLeft+e.clientWidth;t.length>
0&&(n>o||n<e.scrollLeft)&&(e.scrollLeft=n-e.clientWidth/2)}function Ts({board:e,components:t,targets:n={},effect:o={},fresh:s,scores:r,isHere:a=!1,leave:i,t:c}){let p=S(null);be(p,".es-target",i);let u=r?.
standings.flatMap(({player:d,breakdown:m})=>m.buildings.map($=>({...$,player:d})));k(()=>x0(p.current),[e]);let f=Se.reduce((d,m)=>d+y0(e[m],n[m]??Df),0);return l`
        <div class="es-rows" data-here=${a||void 0} ref=${p} role="region" aria-label=${c("es.rows")} tabindex="0" style=${{"--es-floors":f.toFixed(2)}}>
            ${Se.map(d=>l`
                <${b0} key=${d} name=${d} row=${e[d]} components=${t} targets=${n[d]??Df} effect=${o[d]}
                    fresh=${s?.row===d?s.lot:void 0} scored=${u?.filter(m=>m.row===d)} t=${c} />`)}
        </div>`}var zf=()=>l`
    <svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true">
        <circle class="es-coin" cx="10" cy="10" r="8.5" /><circle class="es-coin__rim" cx="10" cy="10" r="5.5" />
    </svg>`,qf=()=>l`
    <svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true">
        <rect class="es-box" x="2" y="6" width="16" height="11" rx="2" /><path class="es-box__lid" d="M2 10h16M6 3.5h8" />
    </svg>`,Ls=({icon:e,name:t,figure:n,t:o})=>l`
    <div class="es-money">
        <dt title=${o(t)}><${e} /><span>${o(t)}</span></dt>
        <dd>${n===null?l`<i>${o("es.hidden")}</i>`:n}</dd>
    </div>`;function w0(e,{auctioneer:t,auction:n,placing:o,phase:s},r){return s==="finished"?null:o?.player===e?r("es.seat.places"):e===t?r("es.seat.auctioneer"):n?e in n.bids?r("es.seat.bid",{amount:n.
bids[e]}):n.passed.includes(e)?r("es.seat.passed"):r(n.turn===e?"es.seat.speaks":"es.seat.waits"):null}function k0({player:e,number:t,view:n,acts:o,own:s,t:r}){let a=rt.filter(p=>n.certificates[p]===e.
id),i=w0(e.id,n,r),c=n.auction&&e.id in n.auction.bids;return l`
        <li class=${`es-seat${o?" es-seat--acts":""}`} style=${{"--seat":`var(--player-${t})`}} data-player=${e.id}>
            <div class="es-seat__name">
                <span class="es-seat__number" aria-hidden="true">${t}</span>
                <b>${e.id}</b>
                ${s&&l`<span class="es-seat__own">${r("es.seat.own")}</span>`}
                ${n.forfeits?.some(({seat:p})=>p===e.id)&&l`<span class="es-seat__doing">${r("scores.forfeited")}</span>`}
                ${i&&l`<span class=${`es-seat__doing${c?" es-seat__doing--bid":""}`}>
                    ${e.id===n.auctioneer&&l`<${Ms} />`}${i}
                </span>`}
            </div>
            <dl class="es-seat__money">
                <${Ls} icon=${zf} name="es.cash" figure=${e.cash} t=${r} />
                <${Ls} icon=${qf} name="es.cash-box" figure=${e.cash_box} t=${r} />
            </dl>
            ${a.length>0?l`<ul class="es-deeds" aria-label=${r("es.certificates")}>
                    ${a.map(p=>l`<${Di} key=${p} colour=${p} t=${r} />`)}
                </ul>`:l`<p class="es-note">${r("es.certificates.none")}</p>`}
        </li>`}var Gf=({view:e,toAct:t,seat:n,t:o})=>l`
    <section class="es-players" aria-labelledby="es-seats">
        <h2 id="es-seats" class="es-hidden">${o("es.seats")}</h2>
        <ol class="es-seats">
            ${e.players.map((s,r)=>l`
                <${k0} key=${s.id} player=${s} number=${r+1} view=${e} acts=${t.includes(s.id)}
                    own=${s.id===n} t=${o} />`)}
        </ol>
    </section>`;function Wf({view:e,seat:t,t:n}){let{cash:o,cash_box:s}=e.players.find(({id:r})=>r===t);return l`
        <dl class="es es-own es-seat__money">
            <${Ls} icon=${zf} name="es.cash" figure=${o} t=${n} />
            <${Ls} icon=${qf} name="es.cash-box" figure=${s} t=${n} />
        </dl>`}var v0=e=>e.find(t=>t.type==="placed"&&t.lot);function Jf({view:e,gameSheet:t,legal:n,act:o,t:s,seat:r,toAct:a,scores:i,prepared:c,prepare:p,last:u=[]}){let f=We({act:o,legal:n,view:e,prepared:c,prepare:p}),
d=Lf({view:e,legal:n,onTap:f,prepare:p,name:y=>at(y,s,e)}),$=n.some(({type:y})=>y==="place")?Ss(e,Es(c,n,e),t).rows:{},h=S(null),b=()=>p?.(Ge);return be(h,".es-target",b),l`
        <div class="es">
            <div class=${`es-layout es-layout--${e.phase}`}>
                <${Rf} view=${e} t=${s} />
                <${Ts} board=${e.board} components=${t.components} targets=${d} effect=${$} leave=${b} isHere=${e.phase==="placing"}
                    fresh=${v0(u)} scores=${i} t=${s} />
                <div class="es-stocks" ref=${h} data-here=${e.phase==="offer"||void 0}>
                    <${Hf} view=${e} legal=${n} onTap=${f} t=${s} />
                    <${If} view=${e} legal=${n} onTap=${f} t=${s} />
                </div>
                <${Gf} view=${e} toAct=${a} seat=${r} t=${s} />
            </div>
        </div>`}var Kf=e=>e.reduce((t,n)=>t+n,0),_0=({building:e})=>l`
    <span class="es-lying" aria-hidden="true">
        ${e.cubes.map((t,n)=>l`
            <${ie} colour=${n===e.cubes.length-1?e.colour:"plain"} value=${t} />`)}
        ${e.rooftop!==null&&l`<${De} value=${e.rooftop} />`}
    </span>`;function S0({cubes:e,rooftop:t,mayor:n},o){let s=t===null?e:[...e,t],r=Kf(s),a=s.length>1?`${s.join(" + ")} = ${r}`:`${r}`;return n?`${a}; ${o("es.sheet.doubled",{sum:r,doubled:2*r})}`:a}
function O0({rooftop:e,complete:t,points:n},o){return o(e===null?n===0?"es.sheet.unroofed-nothing":"es.sheet.unroofed":t?"es.sheet.complete":"es.sheet.incomplete")}var M0=({building:e,t})=>l`
    <tr>
        <td>
            <${_0} building=${e} />
            <span class="es-sheet__where">${t("es.sheet.where",{row:t(`es.row.${e.row}`),lot:e.lot})}</span>
            <span class="es-sheet__sum">${S0(e,t)}</span>
            <span class="es-sheet__why">${O0(e,t)}</span>
        </td>
        <td class="es-number">${xe(e.points)}</td>
    </tr>`,E0=({colour:e,buildings:t,t:n})=>l`
    <tbody>
        <tr class="es-sheet__company">
            <th scope="rowgroup"><${ie} colour=${e} /> ${n(`es.colour.${e}`)}</th>
            <td class="es-number">${xe(Kf(t.map(({points:o})=>o)))}</td>
        </tr>
        ${t.map(o=>l`<${M0} key=${`${o.row}${o.lot}`} building=${o} t=${n} />`)}
    </tbody>`;function Vf({standing:e,t}){let{buildings:n,cash_box:o}=e.breakdown,s=rt.map(r=>[r,n.filter(a=>a.colour===r)]);return l`
        <div class="es"><table class="es-sheet">
            <caption class="es-hidden">${t("es.sheet.of",{player:e.player})}</caption>
            <thead class="es-hidden"><tr><th scope="col">${t("es.sheet.buildings")}</th><th scope="col">${t("es.sheet.points")}</th></tr></thead>
            ${s.filter(([,r])=>r.length).map(([r,a])=>l`
                <${E0} key=${r} colour=${r} buildings=${a} t=${t} />`)}
            <tbody>
                <tr><th scope="row">${t("es.cash-box")}</th><td class="es-number">${xe(o)}</td></tr>
            </tbody>
            <tfoot>
                <tr><th scope="row">${t("es.sheet.total")}</th><td class="es-number"><b>${ce(e.total)}</b></td></tr>
            </tfoot>
        </table></div>`}var Zf=[{kind:"cash",name:"es.cash",at:{"/players/*/cash":"es.cash","/players/*/cash_box":"es.cash-box"}},{kind:"certificate",name:"es.certificates",at:{"/certificates/*":""},choices:{"/certificates/*":"\
players"}},{kind:"cube",name:"es.correct.cube",at:{"/market/*/*":"es.correct.market","/auction/piece":"es.gone.auction","/placing/piece":"es.correct.placing","/board/*/lots/*/cubes/*":"es.correct.boar\
d"},of:"cubes"},{kind:"rooftop",name:"es.correct.rooftop",at:{"/auction/piece":"es.gone.auction","/placing/piece":"es.correct.placing","/board/*/lots/*/rooftop":"es.correct.board"},of:"rooftops",unseen:[
"/rooftops/*"]},{kind:"placed",name:"es.correct.placed",at:{"/board/*/lots":"es.correct.board"},pile:"cubes",empty:{cubes:[],rooftop:null}}];function Yf(e,t){if(e!==null&&typeof e=="object")return t("\
es.cube",{colour:t(`es.colour.${e.colour}`),value:e.value});let n={upper:"es.row.upper",middle:"es.row.middle",lower:"es.row.lower"}[e];return n!==void 0?t(n):["blue","green","yellow","purple","red","\
white"].includes(e)?t(`es.colour.${e}`):String(e)}function Qf({ruleset:e,variant:t,options:n,players:o},{components:s}){return{components:s,ruleset:e,variant:t,options:n,players:o.map(r=>({id:r,cash:s.cash,cash_box:0})),certificates:{},rows:{upper:[],
middle:[],lower:[]},permits:{},mayor:null,chosen:{row:"upper",lot:1}}}function Xf({ruleset:e,variant:t,options:n,players:o,certificates:s,...r}){let a=zi(r).filter(i=>s[i]);return{ruleset:e,variant:t,
options:n,players:o,certificates:Object.fromEntries(a.map(i=>[i,s[i]])),board:Ui(r)}}var Ui=e=>Object.fromEntries(Se.map(t=>[t,A0(e,t)]));function A0({rows:e,permits:t,mayor:n,components:o},s){let a=Object.
entries(t).filter(([,i])=>i.row===s).map(([i,{effect:c}])=>({value:Number(i),effect:c}));return{lots:e[s],permits:a,requirement:Of(a,o),mayor:n===s}}var ed=({rows:e})=>Se.flatMap(t=>e[t]).flatMap(t=>t.
cubes),zi=e=>[...new Set(ed(e).map(({colour:t})=>t))],C0=(e,t)=>ed(e).some(({colour:n,value:o})=>n===t.colour&&o===t.value),T0=({rows:e},t)=>Se.flatMap(n=>e[n]).filter(n=>n.rooftop===t).length,it=({rows:e,
chosen:t})=>e[t.row][t.lot-1]??{cubes:[],rooftop:null};function Bn(e,t){let{row:n,lot:o}=e.chosen,s=e.rows[n].slice();return s.splice(o-1,1,...t.cubes.length?[t]:[]),{...e,rows:{...e.rows,[n]:s}}}function td(e,t){
let{cubes:n,rooftop:o}=it(e);return Bn(e,{cubes:[...n,t],rooftop:o})}var nd=(e,t)=>Bn(e,{...it(e),rooftop:t}),od=e=>Bn(e,{cubes:it(e).cubes.slice(0,-1),rooftop:null});function sd(e,t){let{row:n,lot:o}=e.
chosen,s=e.components.one_cube_lots[n].includes(o);return!C0(e,t)&&Mf(t,it(e).cubes,s)}function rd(e,t){let{cubes:n,rooftop:o}=it(e),s=e.components.rooftops.filter(r=>r===t).length;return n.length>0&&
(o===t||T0(e,t)<s)}var ad=({players:e})=>e.reduce((t,{cash:n,cash_box:o})=>t+n+o,0);var qi=({cubes:e,disabled:t,pick:n,t:o})=>l`
    <div class="es-palette__cubes" role="group" aria-label=${o("es.pad.cubes")}>
        ${e.map(s=>l`
            <button type="button" class="es-pick" key=${s.colour+s.value} aria-label=${ee({kind:"cube",...s},o)}
                disabled=${t(s)} onClick=${()=>n(s)}><${ie} ...${s} /></button>`)}
    </div>`;function L0({value:e,draft:t,change:n,t:o}){let s=it(t).rooftop===e;return l`
        <button type="button" class="es-pick es-pick--roof" aria-label=${ee({kind:"rooftop",value:e},o)} aria-pressed=${String(s)}
            disabled=${!rd(t,e)} onClick=${()=>n(nd(t,s?null:e))}><${De} value=${e} /></button>`}function id({draft:e,change:t,t:n}){let{components:o}=e,{row:s,lot:r}=e.chosen,i=it(e).cubes.length>0;return l`
        <section class="es-panel es-palette" aria-labelledby="es-palette">
            <h2 id="es-palette">${n("es.pad.building",{row:n(`es.row.${s}`),lot:r})}</h2>
            <p class="es-note">${n(i?"es.pad.next-cube":"es.pad.first-cube")}</p>
            <${qi} cubes=${o.cubes} disabled=${c=>!sd(e,c)}
                pick=${c=>t(td(e,c))} t=${n} />
            <div class="es-palette__roofs" role="group" aria-label=${n("es.pad.rooftop")}>
                ${[...new Set(o.rooftops)].map(c=>l`<${L0} key=${c} value=${c} draft=${e} change=${t} t=${n} />`)}
            </div>
            <div class="es-palette__undo">
                <button type="button" class="es-button" disabled=${!i} onClick=${()=>t(od(e))}>
                    ${n("es.pad.take-off")}
                </button>
                <button type="button" class="es-button" disabled=${!i} onClick=${()=>t(Bn(e,{cubes:[]}))}>
                    ${n("es.pad.clear")}
                </button>
            </div>
        </section>`}var{rows:Ns,length:Wt}=Af,N0=e=>e?.cubes?.flat()??[];function ld(e){return e.length===0?null:{cubes:Array.from({length:Ns},(t,n)=>e.slice(n*Wt,(n+1)*Wt))}}function cd({deal:e,change:t,gameSheet:n,t:o}){
let s=N0(e),r=s.length===Ns*Wt,a=i=>r||s.some(({colour:c,value:p})=>c===i.colour&&p===i.value);return l`
        <div class="es es-deal">
            <p role="status">${o("es.deal.laid",{there:s.length,due:Ns*Wt})}</p>
            <ol class="es-deal__rows">
                ${Array.from({length:Ns},(i,c)=>l`
                    <li class="es-deal__row" key=${c} aria-label=${o("es.deal.row",{row:c+1})}>
                        ${Array.from({length:Wt},(p,u)=>s[c*Wt+u]).map(p=>p?l`<${ie} ...${p} />`:l`<span class="es-gone"></span>`)}
                    </li>`)}
            </ol>
            <${qi} cubes=${n.components.cubes} disabled=${a} pick=${i=>t(ld([...s,i]))} t=${o} />
            <button type="button" class="es-button" disabled=${s.length===0} onClick=${()=>t(ld(s.slice(0,-1)))}>
                ${o("es.deal.undo")}
            </button>
        </div>`}var j0=[{cubes:[{colour:"red",value:5},{colour:"yellow",value:2}],rooftop:4},{cubes:[{colour:"blue",value:6},{colour:"white",value:4},{colour:"green",value:1}],rooftop:6},{cubes:[{colour:"purple",value:3}],
rooftop:2}],ud=()=>l`<span class="es es-loose es-emblem">${j0.map(e=>l`<${Cs} ...${e} />`)}</span>`;var R0=".es-lot--fresh .es-roof",pd={pieces:{"[data-piece]:not(.es-ghost *)":({dataset:e})=>e.piece,".es-block__piece .es-roof":()=>"roof",[R0]:()=>"roof"},bids:".es-seat__doing--bid",payments({type:e,
player:t,buyer:n,bidder:o,price:s}){return e==="sold"?[{from:n,to:t,amount:s}]:e==="kept"?[{from:t,to:o,amount:s}]:[]},awards:["sold","kept","taken-free"]};function fd({legal:e,player:t,view:n,gameSheet:o}){let s=B0[n.phase],{cash:r}=n.players.find(({id:a})=>a===t)??{cash:0};return s===void 0||r!==null?e:s({legal:e,player:t,view:n,gameSheet:o})}var B0={offer:({
legal:e,player:t,view:n})=>[...n.stowed?[]:[{type:"stow",player:t}],...e.filter(({type:o})=>o==="offer")],bidding:({player:e,view:t,gameSheet:n})=>[{type:"bid",player:e,amount:{minimum:P0(t,n),maximum:null}},
{type:"pass",player:e}],settling:({player:e})=>[{type:"sell",player:e},{type:"keep",player:e}]};function P0(e,t){let n=kt(e.auction);return n===null?e.options.minimum_bid??re(t,e,"minimum_bid"):n.amount+
1}function H0({draft:e,change:t,t:n}){let o=(r,a)=>{let i=e.rows[r][a-1],c=e.chosen.row===r&&e.chosen.lot===a,p={row:n(`es.row.${r}`),lot:a,building:i&&Rn(i,n)};return{label:n(i?"es.place.building":"es.\
place.lot",p),pressed:c,onAct:()=>t({...e,chosen:{row:r,lot:a}})}},s=r=>{let a=Math.min(e.rows[r].length+1,e.components.lots);return{lots:Object.fromEntries(Array.from({length:a},(c,p)=>[p+1,o(r,p+1)])),
signs:{},cancels:{},mayor:null}};return Object.fromEntries(Se.map(r=>[r,s(r)]))}var Gi=({name:e,picture:t,value:n,options:o,onPick:s})=>l`
    <label class="es-choice">
        <span class="es-choice__name">${t}${e}</span>
        <select value=${n} aria-label=${e} onChange=${r=>s(r.currentTarget.value)}>
            ${o.map(([r,a])=>l`<option key=${r} value=${r} selected=${r===n}>${a}</option>`)}
        </select>
    </label>`;function I0({draft:e,change:t,t:n}){let o=Se.flatMap(i=>["shorten","lengthen"].map(c=>[`${i} ${c}`,n(`es.pad.${c}`,{row:n(`es.row.${i}`)})])),s=["",n("es.pad.not-on-board")],r=(i,c)=>{let[
p,u]=c.split(" "),{[i]:f,...d}=e.permits;t({...e,permits:c?{...d,[i]:{row:p,effect:u}}:d})},a=i=>e.permits[i]?`${e.permits[i].row} ${e.permits[i].effect}`:"";return l`
        <fieldset class="es-panel es-fields">
            <legend>${n("es.pad.specials")}</legend>
            ${e.components.permits.map(i=>l`
                <${Gi} key=${i} name=${ee({kind:"permit",value:i},n)} picture=${l`<${Hi} value=${i} />`}
                    value=${a(i)} options=${[s,...o]} onPick=${c=>r(i,c)} />`)}
            <${Gi} name=${ee({kind:"mayor"},n)} picture=${l`<${qt} />`} value=${e.mayor??""}
                options=${[s,...Se.map(i=>[i,n(`es.row.${i}`)])]}
                onPick=${i=>t({...e,mayor:i||null})} />
        </fieldset>`}function F0({draft:e,change:t,t:n}){let o=zi(e),s=[["",n("es.pad.choose")],...e.players.map(({id:r})=>[r,r])];return l`
        <fieldset class="es-panel es-fields" data-pointer="/certificates">
            <legend>${n("es.certificates")}</legend>
            ${o.length===0&&l`<p class="es-note">${n("es.pad.no-certificates")}</p>`}
            ${rt.filter(r=>o.includes(r)).map(r=>l`
                <${Gi} key=${r} name=${n(`es.colour.${r}`)} picture=${l`<${ie} colour=${r} />`}
                    value=${e.certificates[r]??""} options=${s}
                    onPick=${a=>t({...e,certificates:{...e.certificates,[r]:a}})} />`)}
        </fieldset>`}function D0({draft:e,change:t,t:n}){let[o,s]=[ad(e),Ef(e.players,e.components)],r=(i,c,p)=>t({...e,players:e.players.map(u=>u.id===i?{...u,[c]:p}:u)}),a=(i,c,p)=>l`
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
        </fieldset>`}function U0({draft:e,change:t,t:n}){let o={draft:e,change:t,t:n};return l`
        <div class="es es-pad">
            <${Ts} board=${Ui(e)} components=${e.components} targets=${H0(o)} t=${n} />
            <${id} ...${o} />
            <div class="es-pad__rest">
                <${I0} ...${o} /><${F0} ...${o} /><${D0} ...${o} />
            </div>
        </div>`}var dd={empty:Qf,Form:U0,request:Xf};var z0=({value:e})=>l`<span class="es es-loose"><${pe} piece=${{kind:"rooftop",value:e}} /></span>`,md={id:"the-estates",turns:!0,Board:Jf,label:at,Piece:z0,Breakdown:Vf,scorePad:dd,Actions:Nf,Deal:cd,
Emblem:ud,corrections:Zf,said:Yf,openly:fd,Own:Wf,motion:pd};var D=Object.fromEntries([Sp,_f,md].map(e=>[e.id,e]));var Ji={start:"",import:"import",join:"join",setup:"new/:game",pad:"pad/:game",match:"match/:game",tournament:"tournament",play:"g/:id",review:"g/:id/review",sheet:"g/:id/sheet",correct:"g/:id/correct",
linked:"l/:id",seats:"l/:id/seats"},q0=/^[A-Za-z0-9_-]{1,64}$/;function $d(e){for(let[t,n]of Object.entries(Ji)){let o=G0(n.split("/"),e.split("/"));if(o!==null)return{name:t,...o}}return null}function Ki(e){
if(!(e.name in Ji))return null;let t=Ji[e.name].split("/").map(n=>n.startsWith(":")?e[n.slice(1)]:n);return t.includes(void 0)?null:t.join("/")}function G0(e,t){if(e.length!==t.length)return null;let n={};
for(let[o,s]of e.entries())if(s.startsWith(":")){if(!q0.test(t[o]))return null;n[s.slice(1)]=t[o]}else if(s!==t[o])return null;return n}var W0=["given","at"],bd=["seen","seen-sheet","seen-correct"],J0={name:"unknown"};function Zi(){let[e,t]=g(hd);k(()=>{let o=()=>Nt(location.hash)||An(location.hash)||t(s=>Ki(s)===Lt()?s:hd());return o(),
addEventListener("popstate",o),()=>removeEventListener("popstate",o)},[]);let n=Ne((o,s={})=>{let r={name:o,...s},a=Ki(r);a!==null?V0(a,r):bd.includes(o)&&o!==js()&&history.pushState({...Vi(r),seen:o},
"",location.href),t(r)},[]);return{screen:e,go:n}}function hd(){let e=$d(Lt());return e===null||e.game!==void 0&&!(e.game in D)?J0:{...e,...history.state}}var js=()=>history.state?.seen??bd[0],K0=e=>history.
replaceState({...history.state,...e},""),Vi=e=>Object.fromEntries(W0.filter(t=>e[t]!==void 0).map(t=>[t,e[t]]));function V0(e,t){e===Lt()?history.replaceState(Vi(t),"",No(e)):history.pushState(Vi(t),"",
No(e))}var Xi={};M(Xi,{RulesBox:()=>Qi});function Qi({game:e,ruleset:t,client:n,t:o}){let[s,r]=g(!1);return l`
        <details class="rules" onToggle=${a=>r(a.target.open)} data-rules>
            <summary>${o("rules.title")}</summary>
            ${s&&l`<${Z0} game=${e} ruleset=${t} client=${n} t=${o} />`}
        </details>
    `}function Z0({game:e,ruleset:t,client:n,t:o}){let{value:s,problem:r}=G(()=>n.game(e).rules(),[e,n]),a=(s?.clauses??[]).filter(({rulesets:i})=>i.includes(t));return l`
        <${F} problem=${r} t=${o} />
        <div class="clauses" tabindex="0" role="region" aria-label=${o("rules.title")}>
            <ul>${a.map(({id:i,text:c})=>l`<li key=${i} data-clause-id=${i}><${Je} text=${c} /><${Ee} error=${{rule:i}} /></li>`)}</ul>
        </div>
    `}var tl={};M(tl,{RulingsTable:()=>el});var el=({rulings:e,t})=>l`
    <div class="scrolling" tabindex="0" role="region" aria-label=${t("scores.rulings",{n:e.length})}><table>
        <thead><tr><th scope="col">${t("scores.ruling")}</th><th scope="col">${t("scores.value")}</th><th scope="col">${t("scores.why")}</th></tr></thead>
        <tbody>${e.map(n=>l`
            <tr key=${n.id}><th scope="row">${n.id}<${Ee} error=${{code:n.option}} /></th><td>${Ke(n.option??n.id,n.value,t)}</td><td>${n.why}</td></tr>`)}
        </tbody>
    </table></div>
`;var ol={};M(ol,{Scoresheet:()=>Hn});var nl={};M(nl,{winnersIn:()=>Pn});function Pn(e,t){return e.length===0?t("scores.nobody"):t(e.length>1?"scores.winners":"scores.winner",{names:e.join(", ")})}function Hn({sheet:e,state:t,game:n,t:o}){let s=(e.referee?.forfeits??[]).map(({seat:u})=>u),{standings:r,winners:a,decided_by:i,unit:c,rulings:p}=e;return l`
        <div class="scoresheet" data-scoresheet>
            <p class="verdict">
                <strong>${Pn(a,o)}</strong>
                <span class="soft" data-decided-by=${i}>${o(`scores.by.${i}`)}</span>
            </p>
            <ol class="standings">
                ${r.map(u=>l`
                    <li key=${u.player} class="standing ${u.winner?"winner":""}" data-standing=${u.player} data-total=${u.total}>
                        <div class="standing-head">
                            <span class="rank" aria-label=${o("scores.rank",{rank:u.rank})}>${u.rank}</span>
                            <h2>${u.player}</h2>
                            ${s.includes(u.player)&&l`<span class="soft" data-has-forfeited>${o("scores.forfeited")}</span>`}
                            <span class="total"><strong>${ce(u.total)}</strong> <span class="soft">${o(`unit.${c}`)}</span></span>
                        </div>
                        <div class="breakdown"><${n.Breakdown} sheet=${e} standing=${u} t=${o} /></div>
                        ${u.penalties!==void 0&&l`
                            <p class="penalties" data-penalties=${u.penalties}>
                                <span>${o("scores.penalties",{points:xe(u.penalties)})}</span>
                                <strong>${o("scores.together",{sum:ce(u.total+u.penalties),unit:o(`unit.${c}`)})}</strong>
                            </p>`}
                        <p class="tiebreak soft">${o("scores.tiebreak",{figures:u.tiebreak.join(", ")})}</p>
                    </li>`)}
            </ol>
            ${t&&l`<${$t} record=${e.referee} state=${t} game=${n} t=${o} />`}
            <details class="rulings">
                <summary>${o("scores.rulings",{n:p.length})}</summary>
                <${el} rulings=${p} t=${o} />
            </details>
        </div>
    `}var ul={};M(ul,{afterAction:()=>rl,fromRecord:()=>Jt,isSecret:()=>In,newSession:()=>sl,recordOf:()=>Bs,recordUpTo:()=>il,repeatable:()=>gd,sharedSteps:()=>al,stepOf:()=>ll,transcript:()=>cl,transcriptOf:()=>Ps,
withCursor:()=>Rs});function gd(e,{deal:t}){if(e.setup===void 0||!t?.seed)return e;let{seed:n,nonce:o}=t;return{...e,setup:{...e.setup,seed:n,...o!==void 0&&{nonce:o}}}}function sl(e,t,n){return{...Jt({game:e,start:gd({setup:t},
n.state),actions:[],cursor:0}),steps:[{position:n,log:n.events}]}}function rl(e,t,n){let{cursor:o}=e,s=[...e.steps[o].log,...n.events];return{...e,actions:[...e.actions.slice(0,o),t],cursor:o+1,steps:[
...e.steps.slice(0,o+1),{position:n,log:s}]}}function Rs(e,t,n){let o=e.steps.slice();return o[t]=n,{...e,cursor:t,steps:o}}function Jt({id:e=_n(),created:t=Date.now(),name:n="",game:o,start:s,actions:r,
cursor:a}){return{id:e,created:t,name:n,game:o,start:s,actions:r,cursor:Math.min(a,r.length),steps:[]}}function Bs({id:e,created:t,name:n,game:o,start:s,actions:r,cursor:a,steps:i}){let{finished:c,to_act:p,
scores:u,state:f}=i[a].position;return{id:e,created:t,name:n,game:o,start:s,actions:r,cursor:a,finished:c,toAct:[...p],history:f.history,scores:u??null}}function al(e,t){let n=e.actions.findIndex((o,s)=>JSON.
stringify(o)!==JSON.stringify(t[s]));return n===-1?e.steps:e.steps.slice(0,n+1)}var il=(e,t)=>({...e.start,actions:e.actions.slice(0,t)}),ll=e=>({position:e.position,log:e.events});function In(e){let{
finished:t,state:n}=e.steps[e.cursor].position;return!t&&n.dealer!=="table"}function Ps({game:e,start:t,actions:n,cursor:o,history:s,scores:r}){let a={game:e,...t,actions:n.slice(0,o),...s&&{history:s}};
return r?{...a,scores:r}:a}var cl=e=>Ps(Bs(e));var fl={};M(fl,{soundOf:()=>yd,useSounds:()=>pl});function pl({motion:e,ply:t,events:n,finished:o,turn:s,refusal:r}){let{sounds:a}=ut(ln),i=S({ply:t,turn:s});k(()=>{let c=i.current;if(i.current={ply:t,turn:s},t<=c.ply)return;let p=yd({motion:e,events:n,
finished:o,isTurn:s!==null&&s!==c.turn});p!==null&&a.play(p)},[t,s]),k(()=>{r!==null&&a.play("refusal")},[r])}function yd({motion:e,events:t,finished:n,isTurn:o}){return n?"end":t.some(({type:s})=>e.awards.
includes(s))?"award":o?"turn":null}globalThis.gavelParts={release:"c896035061ed","src/app/action-panel.js":ir,"src/app/clipboard.js":lr,"src/app/dates.js":pr,"src/app/dealer-fields.js":hr,"src/app/download.js":br,"src/app/event-log.js":gr,
"src/app/fields.js":dr,"src/app/figure.js":yr,"src/app/forfeited.js":_r,"src/app/game-fields.js":Ur,"src/app/home.js":qr,"src/app/hooks.js":Jr,"src/app/links/clock.js":Qr,"src/app/links/codes.js":ca,"\
src/app/links/connection.js":fa,"src/app/links/holders.js":ma,"src/app/links/kept-list.js":Wa,"src/app/links/kept.js":qo,"src/app/links/link-box.js":Za,"src/app/links/link-problem.js":ua,"src/app/link\
s/link.js":ba,"src/app/links/open.js":za,"src/app/links/paste-form.js":ya,"src/app/links/qr.js":Ka,"src/app/links/secrets.js":Na,"src/app/motion.js":Qa,"src/app/option-field.js":Fr,"src/app/option-val\
ue.js":Or,"src/app/options.js":Dr,"src/app/organise/matches.js":si,"src/app/preferences.js":Br,"src/app/problem-box.js":Hr,"src/app/referee-record.js":ii,"src/app/referee-screen.js":pi,"src/app/refusa\
l.js":ci,"src/app/review/packed.js":mi,"src/app/router.js":Yi,"src/app/rules-box.js":Xi,"src/app/rulings-table.js":tl,"src/app/same.js":sr,"src/app/scoresheet.js":ol,"src/app/session.js":ul,"src/app/u\
se-sounds.js":fl,"src/app/viewer.js":kr,"src/app/winners.js":nl,"src/games/index.js":Wi,"src/lib/client/index.js":Nr,"src/lib/preact.js":nr,"src/storage/games.js":Zo,"src/storage/store.js":La};var xd="gavelAsked";async function Hs(e,t){let n=globalThis[xd];if(n?.url!==e||n.language!==t.headers["accept-language"])return globalThis.fetch(e,t);delete globalThis[xd];let o=new Promise((s,r)=>t.signal?.addEventListener(
"abort",()=>r(t.signal.reason),{once:!0}));return Promise.race([n.answer.catch(()=>globalThis.fetch(e,t)),o])}var Y0=[502,503,504],[wd,Q0]=[3e4,5e3],[X0,ey]=[1e3,3e4],Is=class{#t;#e=new Set;#n=new Set;#o=0;#s=0;#r=!1;constructor(t){this.#t=new URL("healthz",t).href;for(let n of["online","pageshow"])globalThis.
addEventListener(n,()=>this.waits&&this.again())}get waits(){return this.#e.size>0}listen(t){return this.#n.add(t),()=>this.#n.delete(t)}fetch=async(t,n)=>{if(t.includes("/sealed/"))return dl(wd,t,n);
for(;;){try{let o=await dl(wd,t,n);if(!Y0.includes(o.status))return this.#o=0,o}catch(o){if(n.signal?.aborted)throw o}await this.#c()}};again=async()=>{if(clearTimeout(this.#s),this.#r)return;this.#r=
!0;let t=await dl(Q0,this.#t,{cache:"no-store",headers:{accept:"application/json"}}).then(({ok:n})=>n,()=>!1);this.#r=!1,t?this.#i(({resolve:n})=>n()):this.waits&&this.#a()};stop=()=>{clearTimeout(this.#s),
this.#i(({reject:t})=>t(new q("waiting was stopped")))};#c(){return new Promise((t,n)=>{this.#e.add({resolve:t,reject:n}),this.#e.size===1&&this.#a(),this.#l()})}#a(){clearTimeout(this.#s),this.#s=setTimeout(
this.again,Math.min(ey,X0*2**this.#o)),this.#o+=1}#i(t){let n=[...this.#e];this.#e.clear(),n.forEach(t),this.#l()}#l(){this.#n.forEach(t=>t(this.waits))}};async function dl(e,t,n){let o=new AbortController,
s=setTimeout(()=>o.abort(new DOMException("no answer","TimeoutError")),e),r=()=>o.abort(n.signal.reason);n.signal?.aborted&&r(),n.signal?.addEventListener("abort",r,{once:!0});try{return await Hs(t,{...n,
signal:o.signal})}finally{clearTimeout(s)}}var vd=new ae("answers"),ty=/\/v1\/games(?:\/[a-z0-9-]+(?:\/rules)?)?(?:\?[^#]*)?$/,_d=(e,t)=>async(n,o)=>{if(o.method!=="GET"||!ty.test(n))return e(n,o);let s=`${o.headers["accept-language"]??""} ${n}`,
r=await vd.get(s);return r===null?kd(e(n,o),s,null):(kd(Hs(n,{...o,signal:void 0}),s,r.text).then(({isOther:i})=>i&&t(),()=>{}),new Response(r.text,{headers:{"content-type":"application/json"}}))};async function kd(e,t,n){
let o=await e;if(!o.ok)return o;let s=await o.clone().text();return s!==n&&await vd.put({id:t,text:s}),Object.assign(o,{isOther:s!==n})}function Od({exchanges:e,hides:t,secret:n,t:o}){let[s,r]=g(!1);return Ye()?t?l`<footer class="exchanges"><p class="hint" data-exchanges-off>${o("exchanges.off")}</p></footer>`:l`
        <footer class="exchanges">
            <details onToggle=${a=>r(a.target.open)} data-exchanges>
                <summary>${o("exchanges.title",{n:e.length})}${n&&l` <span class="hint" data-secret>${o("exchanges.secret")}</span>`}</summary>
                ${s&&l`<ol>${e.map((a,i)=>l`<${ny} key=${i} number=${i+1} exchange=${a} t=${o} />`).reverse()}</ol>`}
            </details>
        </footer>
    `:null}function ny({exchange:e,number:t,t:n}){let{method:o,url:s,headers:r,body:a,status:i,answer:c,milliseconds:p}=e,[u,f]=g(!1),[d,m]=g(!1);return l`
        <li value=${t}>
            <details onToggle=${$=>f($.target.open)}>
                <summary><code>${o} ${new URL(s).pathname}</code> <span class="status">${i??"–"} · ${Math.round(p)} ms</span></summary>
                ${u&&l`
                    <button type="button" data-curl onClick=${async()=>m(await pt(Mo(e)))}>${n(d?"copied":"exchanges.curl")}</button>
                    <h3>${n("exchanges.request")}</h3><pre tabindex="0">${oy(o,s,r)}${a===null?"":Sd(JSON.parse(a))}</pre>
                    <h3>${n("exchanges.response")}</h3><pre tabindex="0">${Sd(c)}</pre>`}
            </details>
        </li>
    `}var oy=(e,t,n)=>`${e} ${t}
${Object.entries(n).map(([o,s])=>`${o}: ${s}
`).join("")}
`,Sd=e=>typeof e=="string"?e:JSON.stringify(e,null,2);var ml=["en","fr","de"],Fs=()=>Me("language")??sy();function sy(e=navigator.languages){return e.map(n=>n.slice(0,2).toLowerCase()).find(n=>ml.includes(n))??"en"}var Md=e=>Pt(`words-${e}`);var ry={en:"English",fr:"Français",de:"Deutsch"};function Ed({t:e,language:t,setLanguage:n,scheme:o,setScheme:s,settings:r,flip:a,go:i,screen:c}){return l`
        <header class="bar">
            <button type="button" class="brand" onClick=${()=>i("start")} aria-current=${c==="start"?"page":void 0}>
                <${ay} /><span>Gavel</span><span class="visually-hidden"> – ${e("header.home")}</span>
            </button>
            <div class="bar-end">
                <label class="compact">
                    <span class="visually-hidden">${e("header.language")}</span>
                    <select name="language" value=${t} onChange=${p=>n(p.target.value)}>
                        ${ml.map(p=>l`<option value=${p} lang=${p} selected=${p===t}>${ry[p]}</option>`)}
                    </select>
                </label>
                <label class="compact">
                    <span class="visually-hidden">${e("header.scheme")}</span>
                    <select name="scheme" value=${o} onChange=${p=>s(p.target.value)}>
                        ${["auto","light","dark"].map(p=>l`<option value=${p} selected=${p===o}>${e(`header.scheme.${p}`)}</option>`)}
                    </select>
                </label>
                <${dc} settings=${r} flip=${a} t=${e} />
            </div>
        </header>
    `}var ay=()=>l`
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
        <rect x="4" y="26" width="24" height="3" rx="1" />
        <g transform="rotate(-40 15 14)">
            <rect x="6" y="9" width="14" height="9" rx="1.5" /><rect x="4" y="8" width="3" height="11" rx="1" />
            <rect x="19" y="8" width="3" height="11" rx="1" /><rect x="12" y="18" width="2.6" height="13" rx="1" />
        </g>
    </svg>
`;var Ad={...Object.fromEntries(["review","sheet","correct","seen","seen-sheet","seen-correct"].map(e=>[e,"review"])),...Object.fromEntries(["import","match","tournament"].map(e=>[e,"organise"])),...Object.
fromEntries(["linked","seats","join"].map(e=>[e,"links"]))},Cd=e=>e in Ad,Ds={};function Td({name:e,given:t}){let n=Ad[e],[o,s]=g(0),[r,a]=g(null),[,i]=g(0);return k(()=>{if(n in Ds)return;let c=!0;return a(
null),ly(n,o).then(()=>c&&i(p=>p+1),p=>c&&a(p)),()=>{c=!1}},[n,o]),n in Ds?Ds[n].screens(t)[e]():r!==null?l`<${cy} t=${t.t} isOther=${r.message===iy} again=${()=>s(o+1)} />`:l`<main id="content" data-screen="later" aria-busy="true"><h1>…</h1></main>`}
var iy="another release";async function ly(e,t){Ds[e]??=await import(`${Pt(e)}${t>0?`#${t}`:""}`)}function cy({t:e,isOther:t,again:n}){se();let o=Q();return l`
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
    `}function Ld(){let{hash:e}=location;return Nt(e)?(history.replaceState(history.state,"",location.href.split("#")[0]),e):null}var uy=5e3,Fn=Ld();function Nd({client:e,t,go:n,problem:o,setProblem:s}){let[
r,a]=g({opening:!1,opened:0}),[i,c]=g(null),p=async $=>{a(({opened:h})=>({opening:!0,opened:h}));try{if($===null)throw new Error(t("links.broken"));for(let h of $)if("invitation"in h)n("join");else if(h.
game in D){let b=await Ia(e,h);n("linked",{id:b.kept.id,opened:b})}else throw new Error(t("links.broken"))}catch(h){s(h),c(h.transient===!0?{links:$,problem:h}:null)}a(({opened:h})=>({opening:!1,opened:h+
1}))},u=$=>(s(null),p($)),f=i!==null&&i.problem===o,d=()=>p(i.links);k(()=>{if(!f)return;let $=setTimeout(d,uy);return addEventListener("online",d),()=>{clearTimeout($),removeEventListener("online",d)}},
[i,f]);let m=$=>u(gn($));return k(()=>{let $=()=>{Fn=Ld()??Fn,Fn!==null&&m(Fn),Fn=null};return $(),addEventListener("hashchange",$),()=>removeEventListener("hashchange",$)},[e]),{open:u,waits:f,again:d,
...r}}function jd({t:e,client:t,go:n,game:o}){let{value:s,problem:r}=G(()=>t.game(o).sheet(),[o,t]);se();let a=Q(s===null);return l`
        <main id="content" class="pad" data-screen="pad" data-game=${o}>
            <h1 ref=${a} tabindex="-1">${e("pad.title",{game:s?.name??"…"})}</h1>
            <p>${e("pad.lead")}</p>
            <${F} problem=${r} t=${e} />
            ${s&&l`<${py} sheet=${s} game=${D[o]} t=${e} client=${t} go=${n} />`}
        </main>
    `}function py({sheet:e,game:t,t:n,client:o,go:s}){let[r,a]=g(()=>cn(e)),[i,c]=g(()=>t.scorePad.empty(r,e)),[p,u]=g(null),[f,d]=g(null),m=S(null),$=p?.problem?.errors??p?.problem?.violations??[],h=C=>{
c(C),d(null)},b=C=>{a(C),h(t.scorePad.empty(C,e)),u(null)},y=async C=>{C.preventDefault();try{d(await o.game(t.id).tally(t.scorePad.request(i))),u(null)}catch(x){u(x),d(null)}};fy(m,$);let v={sheet:e,
draft:r,change:b,errors:[],t:n};return l`
        <form class="sheet" ref=${m} novalidate onSubmit=${y} data-pad=${t.id}>
            <details class="pad-setup" open>
                <summary>${n("pad.setup")}</summary>
                <p class="hint">${n("pad.setup-hint")}</p>
                <${un} ...${v} /><${pn} ...${v} /><${fn} ...${v} />
            </details>
            <fieldset class="pad-form">
                <legend>${n("pad.end")}</legend>
                <${t.scorePad.Form} draft=${i} change=${h} gameSheet=${e} t=${n} errors=${$} />
            </fieldset>
            <${F} problem=${p} t=${n} />
            <div class="row end">
                <button type="button" onClick=${()=>s("start")}>${n("back")}</button>
                <button type="submit" class="primary large" data-tally>${n("pad.count")}</button>
            </div>
        </form>
        ${f&&l`<section aria-label=${n("scores.title")}><h2>${n("scores.title")}</h2><${Hn} sheet=${f} game=${t} t=${n} /></section>`}
    `}function fy(e,t){k(()=>{let n=()=>dy(e.current,t),o=new MutationObserver(n);return o.observe(e.current,{childList:!0,subtree:!0}),n(),()=>o.disconnect()})}function dy(e,t){for(let n of e.querySelectorAll(
"[data-pointer]")){let{pointer:o}=n.dataset,s=Y(t,o).map(({detail:i})=>i).join(" "),r=n.matches("input, select, textarea"),a=r?n.parentElement:n;s===""?(delete a.dataset.error,r&&n.removeAttribute("ar\
ia-invalid")):a.dataset.error!==s&&(a.dataset.error=s,r&&n.setAttribute("aria-invalid","true"))}}function Rd({viewer:e,toAct:t,choose:n,game:o,sealed:s,setSealed:r,t:a}){return l`
        <div class="who-enters">
            ${!e.alone&&l`
                <div class="row tight" role="group" aria-label=${a(e.referee?"referee.for":"play.who")}>
                    ${t.map(i=>l`<button type="button" key=${i} data-enter-for=${i} aria-pressed=${String(i===e.actor)}
                        onClick=${()=>n(i)}>${i}</button>`)}
                </div>`}
            ${e.referee&&o.sealed&&l`<${my} sealed=${s} setSealed=${r} t=${a} />`}
        </div>
    `}var my=({sealed:e,setSealed:t,t:n})=>l`
    <label class="switch">
        <input type="checkbox" name="sealed" checked=${e} onChange=${o=>t(o.target.checked)} />
        <span><strong>${n("referee.sealed")}</strong> <span class="hint">${n(e?"referee.sealed-hint":"referee.open-hint")}</span></span>
    </label>`;function Us({toAct:e,not:t,hand:n,t:o}){let s=e.filter(r=>r!==t);return s.length===0?null:l`
        <div class="hand-over row tight" role="group" aria-labelledby="hand-over-title">
            <span class="hint" id="hand-over-title">${o("hand.others")}</span>
            ${s.map(r=>l`<button type="button" key=${r} data-hand-to=${r} aria-label=${o("hand.over",{player:r})} onClick=${()=>n(r)}>${r}</button>`)}
        </div>
    `}function Bd({player:e,toAct:t,confirm:n,hand:o,t:s}){return l`
        <div class="cover">
            <div class="cover-to" data-pass=${e}>
                <p>${s("cover.why",{player:e})}</p>
                <button type="button" class="primary large" onClick=${n}>${s("cover.confirm",{player:e})}</button>
            </div>
            <${Us} toAct=${t} not=${e} hand=${o} t=${s} />
        </div>
    `}var $y=400,hy=2e4;function Pd({players:e,views:t,position:n,game:o,gameSheet:s,t:r}){let[a,i]=g(null),c=()=>i(null);ne(c,[n]),$n(c),k(()=>{if(a===null)return;let u=setTimeout(c,hy);return()=>clearTimeout(
u)},[a]);let p=a===null?void 0:t[a]?.view;return l`
        <div class="look" role="group" aria-labelledby="look-title">
            <span class="hint wide" id="look-title">${r("look.title")}</span>
            ${e.map(u=>l`<${by} key=${u} id=${u} seen=${a===u} show=${i} close=${()=>i(f=>f===u?null:f)} t=${r} />`)}
            <div class="own-box" aria-live="polite">
                ${p&&l`<section class="own" data-own=${a} aria-label=${r("look.of",{player:a})}>
                    <h3>${a}</h3>
                    <${o.Own} view=${p} seat=${a} gameSheet=${s} t=${r} />
                </section>`}
            </div>
        </div>
    `}function by({id:e,seen:t,show:n,close:o,t:s}){let r=S(null),a=S(!1),i=f=>{r.current={began:f.timeStamp,closes:t},n(e)},c=f=>{if(r.current===null)return;let{began:d,closes:m}=r.current;r.current=
null,(m||f.timeStamp-d>$y)&&o()},p=()=>{r.current=null,o()},u=({key:f})=>f==="Enter"||f===" ";return l`
        <button type="button" class="look-at" data-look=${e} aria-pressed=${String(t)} aria-label=${s("look.at",{player:e})} title=${s("look.hint")}
            onPointerDown=${f=>{f.button===0&&(a.current=!0,f.currentTarget.setPointerCapture?.(f.pointerId),i(f))}}
            onPointerUp=${c} onPointerCancel=${p} onBlur=${p} onContextMenu=${f=>f.preventDefault()}
            onKeyDown=${f=>{f.key==="Escape"&&p(),u(f)&&(f.preventDefault(),f.repeat||i(f))}}
            onKeyUp=${f=>{u(f)&&(f.preventDefault(),c(f))}}
            onClick=${()=>{a.current?a.current=!1:t?o():n(e)}}>
            <${gy} /> ${e}</button>
    `}var gy=()=>l`
    <svg class="eye" viewBox="0 0 24 16" aria-hidden="true" focusable="false">
        <path d="M1 8Q12-5 23 8 12 21 1 8Z" /><circle cx="12" cy="8" r="4" />
    </svg>`;function Hd(e,{legal:t,player:n,view:o,gameSheet:s}){return n===null||n==="table"?t:e.openly({legal:t,player:n,view:o,gameSheet:s})}function Id(e,t){let n=Object.entries(e),o=t.filter(s=>Object.keys(s).
length>n.length&&n.every(([r,a])=>ye(s[r],a)));return o.length===1?o[0]:e}function Fd({id:e,go:t,t:n}){let{value:o}=G(()=>oi(e),[e]);return o===null?null:l`<button type="button" data-go="match" onClick=${()=>t("match",{game:o.game})}>${n("match.to")}</button>`}var Dd=({undo:e,state:t})=>e?.safe===!1&&t.dealer!=="table";function Ud({position:e,undo:t,leave:n,t:o}){let s=Q(e),r=Object.keys(e.undo.learnt??{}).join(", ");return l`
        <section class="undo-box" data-undo-box aria-labelledby="undo-title">
            <h2 id="undo-title" class="small" ref=${s} tabindex="-1">${o("undo.seen")}</h2>
            <ul>${e.events.filter(({reveals:a})=>a?.length>0).map((a,i)=>l`<li key=${i}>${a.text}</li>`)}</ul>
            <p>${o("undo.learnt",{players:r})}</p>
            <div class="row tight">
                <button type="button" data-undo-anyway onClick=${t}>${o("undo.anyway")}</button>
                <button type="button" data-undo-leave onClick=${n}>${o("undo.leave")}</button>
            </div>
        </section>
    `}function zd({session:e,sheet:t,t:n,move:o,isHeading:s,callReferee:r}){let{cursor:a,actions:i,steps:c}=e,{position:p}=c[a],{state:u,finished:f}=p,[d,m]=g(null),$=()=>(m(null),o(a-1)),h=()=>Dd(p)?m(p):$(),
y=[t?.rulesets.find(({id:x})=>x===u.ruleset)?.name??u.ruleset,u.variant!=="standard"&&u.variant,u.dealer==="table"&&n("play.referee")].filter(Boolean),v=t?.name??"",C=D[u.game]?.turns?"play.turn-numbe\
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
        ${d===p&&l`<${Ud} position=${p} undo=${$} leave=${()=>m(null)} t=${n} />`}
    `}function qd({session:e,t,go:n}){let[o,s]=g(!1),[r,a]=g(!1),i=JSON.stringify(cl(e),null,2);return l`
        <details class="transcript" onToggle=${c=>s(c.target.open)} data-transcript>
            <summary>${t("transcript.title")}</summary>
            ${o&&l`
                <p class="hint">${t("transcript.hint")}</p>
                ${In(e)&&l`<p class="warning">${t("transcript.secret")}</p>`}
                <div class="row tight">
                    <button type="button" data-download onClick=${()=>tn(`gavel-${e.game}-${e.cursor}.json`,new Blob([i],{type:"application/json"}))}>${t("transcript.download")}</button>
                    <button type="button" data-copy onClick=${async()=>a(await pt(i))}>${t(r?"copied":"transcript.copy")}</button>
                    <button type="button" data-verify onClick=${()=>n("import",{given:i})}>${t("transcript.verify")}</button>
                    <button type="button" data-review onClick=${()=>n("review",{id:e.id})}>${t("review.open")}</button>
                </div>`}
        </details>
    `}var Dn=({state:e})=>[...e.players.map(({id:t})=>t),"spectator"];function Gd(e,t,n){let o=async()=>n.finished?{}:n.views??(await e.game(t).views(n.state,Dn(n))).views,{value:s,of:r,problem:a}=G(o,[n,e]);
return{views:s,current:r[0]===n&&s!==null,problem:a}}function Wd({position:e,views:t,current:n,gameSheet:o,game:s,open:r}){let a=t?.spectator?.view??null,i=e.state.dealer==="table",c=({type:d})=>s.sealed?.
includes(d),p=d=>(i||d==="table"?e.legal_actions:t[d]?.legal_actions??[]).filter(m=>m.player===d),u=d=>Hd(s,{legal:p(d),player:d,view:a,gameSheet:o}),f=a!==null&&n&&o!==null;return{views:t,current:n,view:r&&
!i?yy(t,a):a,isUnseen:d=>f&&(i?p(d).some(c):u(d)===null),offered:(d,m)=>r||m||i&&p(d).some(c)?p(d):u(d)??p(d)}}function yy(e,t){if(t===null)return null;let n=t.players.map(o=>e[o.id].view.players.find(
({id:s})=>s===o.id));return{...t,players:n}}function Jd({t:e,client:t,go:n,session:o,updateSession:s,moveTo:r,open:a,setOpen:i}){let{game:c,cursor:p}=o,{position:u,log:f}=o.steps[p],[d,m]=g({by:null,position:null}),$=d.position===u?d.by:null,h=ge=>m(
{by:ge,position:u});k(()=>h(null),[u]);let[b,y]=g(null),[v,C]=g(!1),[x,L]=g(!1),[U,j]=g(null),[w,_]=g(!1),{value:O,problem:T}=G(()=>t.game(c).sheet(),[c,t]),{views:R,current:I,problem:V}=Gd(t,c,u),E=Wd(
{position:u,views:R,current:I,gameSheet:O,game:D[c],open:a}),N=wr(u,{open:a,holder:$,wanted:b,last:xr(o.actions.slice(0,p)),sealed:v,unseen:E.isUnseen});$n(()=>h(null)),pl({motion:D[c].motion,ply:u.state.
ply,events:u.events,finished:u.finished,turn:N.actor??N.pass,refusal:U});let Z=async ge=>{if(w)return;_(!0);let le=Id(ge,u.legal_actions);try{let lt=await t.game(c).act(u.state,le,{names:o.start.names,
viewers:Dn(u)});s(rl(o,le,lt)),j(null),y(null),h(null),L(!1)}catch(lt){j({problem:lt,action:le})}_(!1)},Ue=ge=>(j(null),y(null),r(ge));k(()=>j(null),[p,N.actor]);let Oe=ge=>{h(null),y(ge)},ze=ge=>{j(null),
h(null),L(ge)},Le={game:D[c],gameSheet:O,t:e,act:Z,busy:w};if(x)return l`<${ui} table=${Le} position=${u} client=${t} t=${e} rule=${Z} refusal=${U} busy=${w}
            close=${()=>ze(!1)} earlier=${p>0&&(()=>n("correct",{id:o.id,at:p}))} hides=${!a&&!u.finished} />`;let Kt=l`<${zd} session=${o} sheet=${O} t=${e} move=${Ue} callReferee=${()=>ze(!0)} isHeading=${!u.
finished} />`,Js=l`
        <div class="tools">
            <${Qi} game=${c} ruleset=${u.state.ruleset} client=${t} t=${e} />
            <${qd} session=${o} t=${e} go=${n} />
            ${!N.referee&&!u.finished&&l`<${en} t=${e} open=${a} setOpen=${i} />`}
        </div>`,vt={table:Le,position:u,log:f,t:e,bar:Kt,tools:Js,problem:T??V};return(u.finished?O!==null||T!==null:O!==null&&E.view!==null)?u.finished?l`<${ky} ...${vt} go=${n} id=${o.id} review=${()=>n(
"review",{id:o.id})} />`:l`<${xy} ...${vt} shown=${E} viewer=${N} refusal=${U} open=${a} take=${h} hand=${Oe} choose=${y}
        sealed=${v} setSealed=${C} />`:l`<main id="content" class="play" data-screen="play" data-game=${c} aria-busy="true">${Kt}<${F} problem=${vt.problem} t=${e} /></main>`}function xy({table:e,position:t,
log:n,t:o,bar:s,tools:r,problem:a,shown:i,viewer:c,refusal:p,open:u,take:f,hand:d,choose:m,sealed:$,setSealed:h}){se();let{actor:b,pass:y,alone:v,referee:C}=c,x=Q(t,b,y),[L,U]=g(null),{game:j,gameSheet:w}=e,
{views:_,view:O,current:T}=i,R=Ya(j.motion,_,{ply:t.state.ply,events:t.events}),I=O!==null&&w!==null,V=I&&T&&b!==null?i.offered(b,v):[];Wr(O,V.length);let E=nn(t),N=t.state.players.findIndex(({id:Oe})=>Oe===
(b??y))+1,Z={...e,view:O,legal:V},Ue={prepared:L,prepare:U};return l`
        <main id="content" class="play" data-screen="play" data-game=${j.id} data-ply=${t.state.ply} data-to-act=${t.to_act.join(" ")}
            data-actor=${b??""} data-open=${String(u)} aria-busy=${String(!I||!T)}>
            ${s}
            <${F} problem=${a} t=${o} />
            <div class="table-top">
                <section class="board-area" aria-label=${o("play.board")} ref=${R}>
                    ${I&&l`<${j.Board} ...${Z} legal=${v?[]:V} seat=${u?b:null} toAct=${t.to_act} scores=${null}
                        last=${t.events} log=${n} ...${Ue} />`}
                </section>
                <aside class="side">
                    <section class="actions player-${N}" aria-labelledby="turn">
                        <h2 id="turn" ref=${x} tabindex="-1">
                            ${wy(c,o)}
                        </h2>
                        <${vr} position=${t} table=${e} view=${O??t.state} rule=${e.act} />
                        ${y!==null&&l`<${Bd} player=${y} toAct=${E} confirm=${()=>f(y)} hand=${d} t=${o} />`}
                        ${y===null&&E.length>1&&l`<${Rd} viewer=${c} toAct=${E} choose=${m} game=${j} sealed=${$} setSealed=${h} t=${o} />`}
                        <${En} refusal=${p} table=${e} view=${O} legal=${V} />
                        ${I&&T&&b!==null&&V.length===0&&l`<p class="nothing">${o("play.nothing",{player:b})}</p>`}
                        ${I&&l`<${ar} ...${Z} player=${b} ...${Ue} key=${`${t.state.ply} ${b}`} />`}
                        ${v&&l`<${Us} toAct=${E} not=${b} hand=${d} t=${o} />`}
                        ${I&&!u&&!C&&l`<${Pd} players=${v?[b]:t.state.players.map(({id:Oe})=>Oe)} views=${_} position=${t}
                            game=${j} gameSheet=${w} t=${o} />`}
                    </section>
                    <${$t} record=${t.state} state=${t.state} game=${j} t=${o} />
                    <${eo} log=${n} t=${o} />
                </aside>
            </div>
            ${r}
        </main>
    `}function wy({actor:e,pass:t},n){return t!==null?n("cover.turn",{player:t}):e===null?n("forfeited.turn"):e==="table"?n("play.table-turn"):n("play.turn",{player:e})}function ky({table:e,position:t,
log:n,t:o,bar:s,tools:r,problem:a,go:i,id:c,review:p}){let{game:u,gameSheet:f,act:d}=e;se();let m=Q(t);return l`
        <main id="content" class="play finished" data-screen="scores" data-game=${u.id} data-ply=${t.state.ply} data-to-act="">
            ${s}
            <${F} problem=${a} t=${o} />
            <h1 ref=${m} tabindex="-1">${o("scores.title")}</h1>
            <${Hn} sheet=${t.scores} state=${t.state} game=${u} t=${o} />
            <div class="row end">
                <${Fd} id=${c} go=${i} t=${o} />
                <button type="button" data-go="review" onClick=${p}>${o("review.open")}</button>
                <button type="button" class="primary" onClick=${()=>i("setup",{game:u.id})}>${o("scores.again")}</button>
            </div>
            <details class="last-look">
                <summary>${o("scores.board")}</summary>
                ${f&&l`<${u.Board} view=${t.state} gameSheet=${f} legal=${[]} act=${d} t=${o} seat=${null}
                    toAct=${[]} scores=${t.scores} last=${t.events} log=${n} />`}
            </details>
            <${eo} log=${n} t=${o} />
            ${r}
        </main>
    `}function Kd({t:e,go:t,setProblem:n}){k(()=>{let o=async()=>{let{hash:s}=location;if(An(s))try{let{record:r,at:a}=await fi(s);if(!(r.game in D))throw new me("review.link-other-game");t(js(),{record:di(
r),at:history.state?.at??a})}catch(r){t("start"),n(r instanceof me?new Error(e(r.message)):r)}};return o(),addEventListener("popstate",o),()=>removeEventListener("popstate",o)},[])}var Un="",Vd={place:"device",mine:null,codes:{},referee:!1,held:!0,clock:0},zs=({mine:e,players:t})=>e===Un||t.includes(e)?e:t[0],qs=e=>e.place==="fair"?e.players.filter(t=>t!==zs(e)):[];function Zd(e,t){
let n=qs(e),o=n.map(s=>e.codes[s]??"");return n.flatMap((s,r)=>{let a=ia(o[r])?o.indexOf(o[r])<r?"place.code-twice":null:"place.code-wrong";return a===null?[]:[{pointer:$l(s),detail:t(a)}]})}var $l=e=>`\
/verifiers/${e.replaceAll("~","~0").replaceAll("/","~1")}`;async function Yd(e,t,n,o){let s=zs(o),r=ra(),a=Object.fromEntries(qs(o).map(d=>[d,o.codes[d]]));s!==Un&&(a[s]=aa(r));let{referee:i,held:c}=o,
p=await e.game(t).sealedSetup({...n,verifiers:a,referee:i,held:c}),u={...Jo(t,p),...o.clock>0&&{clock:o.clock}},f=s===Un?u:wn(u,hn(o.players.indexOf(s)+1,r));return await Rt({...f,given:vy(p,o.players),
told:[{ply:0,events:p.events}]}),p.table}function vy({seat_keys:e,referee_key:t,table_key:n},o){let s=Object.entries(e).map(([r,a])=>[o.indexOf(r)+1,a]);return Object.fromEntries([...s,...t?[["r",t]]:
[],...n?[["t",n]]:[]])}function Qd({draft:e,change:t,t:n}){return l`
        <fieldset class="choice">
            <legend>${n("place.title")}</legend>
            ${["device","quick","fair"].map(o=>l`
                <label class="radio" key=${o}>
                    <input type="radio" name="place" value=${o} checked=${e.place===o} onChange=${()=>t({...e,place:o})} />
                    <span><strong>${n(`place.${o}`)}</strong> <span class="hint">${n(`place.${o}-hint`)}</span></span>
                </label>`)}
        </fieldset>
    `}function Xd({draft:e,change:t,errors:n,t:o}){let s=qs(e);return l`
        ${e.place==="quick"&&l`<p class="warning" data-quick-warning>${o("place.quick-warning")}</p>`}
        <${B} name="mine" label=${o("place.mine")} control=${r=>l`<${z} ...${r} value=${zs(e)}
            choices=${[...e.players.map(a=>[a,a]),[Un,o("place.nobody")]]} onChange=${a=>t({...e,mine:a})} />`} />
        ${e.place==="fair"&&l`
            <fieldset class="codes">
                <legend>${o("place.codes")}</legend>
                <p class="hint">${o("place.codes-hint")}</p>
                <${Va} url=${ha(dt())} name=${o("place.invitation")} t=${o} kind="invitation" />
                ${s.map(r=>l`
                    <${B} key=${r} name=${`code-${e.players.indexOf(r)+1}`} label=${o("place.code",{player:r})} errors=${Y(n,$l(r))}
                        control=${a=>l`<input ...${a} type="text" class="code" autocomplete="off" spellcheck="false" value=${e.codes[r]??""}
                            onInput=${i=>t({...e,codes:{...e.codes,[r]:i.target.value.trim()}})} />`} />`)}
            </fieldset>`}
        <${B} name="clock" label=${o("place.clock")} hint=${o("place.clock-hint")} control=${r=>l`<${z} ...${r} value=${String(e.clock)}
            choices=${[["0",o("place.clock-none")],...Yr.map(a=>[String(a),Ro(a,o)])]}
            onChange=${a=>t({...e,clock:Number(a)})} />`} />
        ${["held","referee"].map(r=>l`
            <label class="switch" key=${r}>
                <input type="checkbox" name=${r} checked=${e[r]} onChange=${a=>t({...e,[r]:a.target.checked})} />
                <span><strong>${o(`place.${r}`)}</strong> <span class="hint">${o(`place.${r}-hint`)}</span></span>
            </label>`)}
    `}function em({t:e,client:t,go:n,game:o,begin:s,open:r,setOpen:a}){let{value:i,problem:c}=G(()=>t.game(o).sheet(),[o,t]);se();let p=Q(i===null);return l`
        <main id="content" class="setup" data-screen="setup" data-game=${o}>
            <h1 ref=${p} tabindex="-1">${i?.name??"…"}</h1>
            <${F} problem=${c} t=${e} />
            ${i?.match_options?.length>0&&l`<p><button type="button" class="quiet" data-go="match" onClick=${()=>n("match",{game:o})}>${e("match.open")}</button></p>`}
            ${i&&l`<${Sy} sheet=${i} t=${e} client=${t} go=${n} begin=${s} open=${r} setOpen=${a} />`}
        </main>
    `}function _y(e){let{ruleset:t,variant:n,options:o,players:s,first:r,dealer:a,seed:i,deal:c,place:p}=e;return{ruleset:t,variant:n,options:o,players:s,...s.includes(r)&&{first_player:r},dealer:a,...a===
"service"&&p==="device"&&i!==""&&{seed:i},...a==="table"&&c!==null&&{deal:c}}}function Sy({sheet:e,t,client:n,go:o,begin:s,open:r,setOpen:a}){let[i,c]=g(()=>({...cn(e),first:"",dealer:"service",seed:"",
deal:null,...Vd})),p=i.place!=="device",[u,f]=g(null),[d,m]=g(!1),$=S(null),h=u?.problem?.errors??[],b=async j=>{if(!p)return s(e.id,j,await n.game(e.id).setup(j));let w=Zd(i,t);if(w.length>0)throw{problem:{
title:t("problem.here"),errors:w}};o("seats",{id:await Yd(n,e.id,j,i)})},y=async j=>{j.preventDefault(),m(!0);try{let w=_y(i);await b(w),je("players",w.players)}catch(w){f(w),m(!1),setTimeout(()=>fr($.
current))}},v={sheet:e,draft:i,change:c,errors:h,t},{Deal:C}=D[e.id],x=C!==void 0&&i.dealer==="table",L=["/ruleset","/variant","/players","/options","/first_player","/dealer","/seed",...x?["/deal"]:[],
...p?["/verifiers"]:[]],U=h.filter(j=>!L.some(w=>Y([j],w).length>0));return l`
        <form ref=${$} class="sheet" novalidate onSubmit=${y} data-setup=${e.id}>
            <${F} problem=${u} t=${t} plain=${Ho(u,t)} errors=${U} hint=${h.length>U.length&&t("setup.invalid")} />
            <${un} ...${v} />
            <${pn} ...${v} />
            <${Qd} ...${v} />
            ${p&&l`<${Xd} ...${v} />`}
            <${mr} ...${v} byLink=${p} />
            ${x&&l`<${$r} ...${v} Deal=${C} />`}
            ${i.dealer==="service"&&!p&&l`<${en} t=${t} open=${r} setOpen=${a} />`}
            <${fn} ...${v} />
            <div class="row end">
                <button type="button" onClick=${()=>o("start")}>${t("back")}</button>
                <button type="submit" class="primary large" data-start disabled=${d}>${t("setup.start")}</button>
            </div>
        </form>
    `}var hl=new ae("steps"),tm=({id:e,cursor:t,actions:n,steps:o},s)=>hl.put({id:e,cursor:t,language:s,of:JSON.stringify(n),step:o[t]});async function nm({id:e,cursor:t,actions:n},o){let s=await hl.get(e);
return s!==null&&s.cursor===t&&s.language===o&&s.of===JSON.stringify(n)?s.step:null}var om=e=>hl.remove(e);async function Gs(){return[...(await Sn()).map(Oy),...(await ja()).map(My)].filter(({game:t})=>t in D).sort((t,n)=>n.changed-t.changed)}function Oy(e){let{id:t,game:n,name:o,start:s,changed:r,finished:a,
scores:i}=e,c=(s.setup??s.state).players.map(p=>p.id??p);return{id:t,kind:"game",game:n,name:o,players:c,changed:r,finished:a,winners:i?.winners??[],kept:e}}function My(e){let{id:t,game:n,players:o,changed:s,
finished:r}=e;return{id:t,kind:"table",game:n,name:"",players:o,changed:s,finished:r,winners:[],kept:e}}async function sm({id:e,kind:t}){return t==="table"?Pa(e):(await ei(e),om(e))}var rm=({kind:e,kept:t})=>e===
"game"?ti(t):Ba(t),am=({id:e},t)=>ni(e,t);function im({entry:e,gone:t,games:n,go:o,t:s,load:r,setRemoved:a}){let[i,c]=g(!1),p=n?.find(({id:y})=>y===e.game)?.name??e.game,u=e.name||p,f=`${u}, ${e.players.join(", ")}`,d=S(null);ne(()=>{t&&d.current.
focus()},[t]);let m=async()=>{a(y=>[...y.filter(({id:v})=>v!==e.id),e]),await sm(e),r()};if(t)return l`
            <li class="list-entry gone" data-gone=${e.id}>
                <p role="status">${s("list.deleted",{game:f})}</p>
                <button type="button" ref=${d} data-undelete onClick=${()=>rm(e).then(r)}>${s("list.undelete")}</button>
            </li>`;let $=async y=>{c(!1),y!==null&&await am(e,y),r()},h=e.kind==="game",b=()=>h?o("play",{id:e.id}):o("linked",{id:e.id});return l`
        <li class="list-entry" data-game-id=${h?e.id:void 0} data-kept=${h?void 0:e.id} data-kind=${e.kind}>
            <div class="about">
                ${i?l`<${Ey} name=${e.name} kind=${p} done=${$} t=${s} />`:l`<h3>${u}</h3>`}
                <p>${e.players.join(", ")}</p>
                <p data-whose-turn><strong>${Ay(e,s)}</strong></p>
                <p class="soft">${e.name!==""&&`${p} · `}<time dateTime=${new Date(e.changed).toISOString()}>${ur(e.changed,s)}</time>${!h&&` · ${s("list.by-link")}`}</p>
            </div>
            <div class="row tight">
                <button type="button" class="primary" data-go=${h?"resume":"linked"} aria-label=${`${s("start.resume")}: ${f}`} onClick=${b}>${s("start.resume")}</button>
                ${h&&l`<button type="button" data-rename aria-label=${`${s("list.rename")}: ${f}`} onClick=${()=>c(!0)}>${s("list.rename")}</button>`}
                <button type="button" data-delete aria-label=${`${s("list.delete")}: ${f}`} onClick=${m}>${s("list.delete")}</button>
            </div>
        </li>
    `}function Ey({name:e,kind:t,done:n,t:o}){let s=S(null);return ne(()=>s.current.select(),[]),l`
        <form class="control" onSubmit=${a=>{a.preventDefault(),n(s.current.value.trim())}} onKeyDown=${a=>a.key==="Escape"&&n(null)}>
            <input ref=${s} name="game-name" type="text" maxlength="60" defaultValue=${e} placeholder=${t} aria-label=${o("list.name")} autocomplete="off" />
            <button type="submit" data-name-it>${o("list.name-it")}</button>
        </form>
    `}function Ay(e,t){let{kept:n,finished:o,winners:s}=e;return e.kind==="table"?Ga(n,t):o&&s.length===0?t("links.finished"):o?Pn(s,t):n.toAct===void 0?t("list.so-far",{n:n.cursor}):n.toAct.includes(
"table")?t("play.table-turn"):t("play.turn",{player:n.toAct.join(", ")})}var Cy=3;function lm({t:e,go:t,games:n,first:o}){let[s,r]=g(o),[a,i]=g(!1),[c,p]=g([]),u=Ne(()=>Gs().then(r),[]);k(()=>kn(u),[]);let f=c.filter(h=>s.every(({id:b})=>b!==h.id)),d=[...s,...f].sort((h,b)=>b.
changed-h.changed);if(d.length===0)return null;let m=a?d:d.slice(0,Cy),$=async()=>{let h=(await Sn()).map(b=>`${JSON.stringify(Ps(b))}
`);tn("gavel-games.ndjson",new Blob(h,{type:"application/x-ndjson"}))};return l`
        <section class="game-list" aria-labelledby="game-list-title">
            <div class="row">
                <h2 id="game-list-title">${e("list.title")}</h2>
                ${s.some(({kind:h})=>h==="game")&&l`<button type="button" class="quiet" data-export-all onClick=${$}>${e("list.export")}</button>`}
            </div>
            <ul aria-labelledby="game-list-title">
                ${m.map(h=>l`<${im} key=${h.id} entry=${h} gone=${f.includes(h)} games=${n} go=${t} t=${e}
                    load=${u} setRemoved=${p} />`)}
            </ul>
            ${d.length>m.length&&l`<button type="button" data-whole-list onClick=${()=>i(!0)}>${e("list.all",{n:d.length})}</button>`}
        </section>
    `}function cm({t:e,client:t,go:n,openLinks:o}){let{value:s,problem:r}=G(()=>t.games(),[t]),{value:a}=G(Gs,[]);se();let i=Q(),c=a!==null&&(s!==null||r!==null);return l`
        <main id="content" class="start" data-screen="start">
            <div class="welcome">
                <h1 ref=${i} tabindex="-1">${e("start.title")}</h1>
                <p>${e("start.lead")}</p>
            </div>
            <${F} problem=${r} t=${e} />
            ${c&&l`
                <${lm} t=${e} go=${n} games=${s} first=${a} />
                <ul class="game-cards" aria-label=${e("start.games")}>
                    ${(s??[]).filter(({id:p})=>p in D).map(p=>l`
                        <li key=${p.id}><${Ty} entry=${p} go=${n} t=${e} /></li>`)}
                </ul>
                <${qa} t=${e} go=${n} open=${o} />
                <p class="aside">
                    <button type="button" class="quiet" data-go="import" onClick=${()=>n("import")}>${e("start.import")}</button>
                    <button type="button" class="quiet" data-go="tournament" onClick=${()=>n("tournament")}>${e("tournament.open")}</button>
                </p>`}
        </main>
    `}function Ty({entry:e,go:t,t:n}){let{id:o,name:s,player_counts:r}=e,{Emblem:a}=D[o];return l`
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
    `}function um(){navigator.serviceWorker?.controller?.postMessage("files");let e=Tt()?dt():Qe.href;navigator.serviceWorker?.register(new URL("table-offline.js",Qe),{scope:e}).catch(()=>{})}var Ly=/-[0-9a-f]{12}\.js$/u.
test(import.meta.url),pm=!1,bl=new Set;globalThis.navigator?.serviceWorker?.addEventListener("message",({data:e})=>{!Ly||e?.files?.includes(import.meta.url)!==!1||(pm=!0,bl.forEach(t=>t()))});function fm(e){
return pm&&e(),bl.add(e),()=>bl.delete(e)}function dm({t:e}){let[t,n]=g(!1);return k(()=>Gc(()=>n(!0)),[]),t?l`
        <div class="warning row" role="alert" data-note="storage">
            <span>${e("storage.trouble")}</span>
            <button type="button" data-understood onClick=${()=>n(!1)}>${e("storage.understood")}</button>
        </div>
    `:null}function mm({t:e}){let[t,n]=g(!1);return k(()=>fm(()=>n(!0)),[]),l`
        <div role="status">
            ${t&&l`
                <div class="note row" data-note="newer">
                    <span>${e("newer.text")}</span>
                    <button type="button" data-reload onClick=${()=>location.reload()}>${e("newer.reload")}</button>
                </div>`}
        </div>
    `}function $m({t:e,go:t,kept:n=!1}){se();let o=Q();return l`
        <main id="content" class="import" data-screen="unknown">
            <h1 ref=${o} tabindex="-1">${e(n?"unknown.kept":"unknown.title")}</h1>
            <div class="sheet">
                <p>${e(n?"unknown.kept-text":"unknown.text")}</p>
                <div class="row end"><button type="button" class="primary" data-go="start" onClick=${()=>t("start")}>${e("unknown.home")}</button></div>
            </div>
        </main>
    `}function hm({id:e,client:t,language:n,go:o,setProblem:s}){let[r,a]=g(null),[i,c]=g(null),[p,u]=g(null),f=S(n),d=S({session:null,saves:new Re(null)}),m=(w,_=d.current.saves)=>{let O={...w,turn:{saves:_}};
d.current={session:O,saves:_},tm(O,f.current),a(O)},$=Ne(async w=>{let{session:_,saves:O}=d.current,T=_?.id!==w.id;if(!T&&w.turn!==_.turn){w.turn.saves!==O&&u("overtaken");return}u(null),m(w,T?new Re(
null):O),!(!(await d.current.saves.save(Bs(w))!==null)||d.current.session.id!==w.id)&&(await U.current(),u("overtaken"))},[]),h=async(w,_)=>{let O=t.game(w.game),T=ll(await O.replay(il(w,_)));if(T.position.
finished)return T;let{views:R}=await O.views(T.position.state,Dn(T.position));return{...T,position:{...T.position,views:R}}},b=async(w,_)=>{s(null);try{return Rs(w,_,w.steps[_]??await h(w,_))}catch(O){
return s(O),null}},y=async(w,_)=>{let O=await b(w,_);return O!==null&&$(O),O!==null},v=w=>{$(w),navigator.storage?.persist?.().catch(()=>{}),o("play",{id:w.id})},C=(w,_,O)=>v(sl(w,_,O)),x=async({game:w,
start:_,actions:O,cursor:T,name:R},I=async V=>{})=>{let V=await b(Jt({game:w,start:_,actions:O,cursor:T,name:R}),T);V!==null&&(await I(V.id),v(V))},L=S(!1),U=S((async()=>{}));U.current=async()=>{if(!L.
current)for(L.current=!0;L.current;){let{session:w,saves:_}=d.current,O=await Ht(w.id),T=O===null||_.has(O)?null:await j(w,O);T===null?L.current=!1:d.current.saves===_&&(m(T,new Re(O.changed)),u("foll\
owed"))}};let j=(w,_)=>b({...Jt(_),steps:al(w,_.actions)},_.cursor);return k(()=>kn(w=>w===d.current.session?.id&&U.current()),[]),k(()=>{if(u(null),e===null||e===d.current.session?.id)return;let w=!0;
return c(null),(async()=>{let _=await Ht(e);if(w&&_===null&&c(e),!w||_===null)return;let O=Jt(_),T=await nm(O,n);if(!w)return;T!==null&&m(Rs(O,O.cursor,T),new Re(_.changed));let{session:R}=d.current,I=await b(
O,O.cursor);!w||I===null||d.current.session!==R||(T===null||!Ny(I,R))&&m(I,new Re(_.changed))})(),()=>{w=!1}},[e]),k(()=>{f.current!==n&&(f.current=n,r!==null&&b({...r,steps:[]},r.cursor).then(w=>w!==
null&&w.turn===d.current.session.turn&&m(w)))},[n]),{session:r,missing:e!==null&&i===e,followed:p,updateSession:$,moveTo:y,begin:C,enter:x}}var Ny=(e,t)=>JSON.stringify(e.steps[e.cursor].position.state)===
JSON.stringify(t.steps[t.cursor].position.state);function bm({reach:e,t}){let[n,o]=g(e.waits);return k(()=>(o(e.waits),e.listen(o)),[e]),l`
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
    `}var gm={};async function Ws(e){gm[e]??=(await import(Md(e))).default}function ym(e,t=gm[e]){let n=(o,s={})=>{let r=t[o];return r===void 0?(console.error(`no words in ${e} for ${o}`),o):r.replace(/\{(\w+)\}/g,
(a,i)=>i in s?String(s[i]):a)};return n.language=e,n.has=o=>o in t,n}var jy=200,Ry=["play","review","sheet","correct"];function xm(){let[e,t]=g(Fs),[n,o]=g(()=>Me("scheme")??"auto"),[s,r]=g([]),{screen:a,go:i}=Zi(),[c,p]=g(()=>Me("open")??!1),[u,f]=fc(),[d,m]=g(null),$=S(
!1),h=fe(()=>ym(e),[e]),b=fe(()=>new Is(new URL(mn(),Qe).href.replace(/\/*$/,"/")),[]),[y,v]=g(0),C=fe(()=>{let le=Vs=>r(km=>[...km.slice(1-jy),Vs]),lt=_d(b.fetch,()=>v(Vs=>Vs+1));return Object.assign(
new At(mn(),{language:e,onExchange:le,fetch:lt,timeout:1/0}),{language:e})},[e,y]);k(()=>{document.documentElement.lang=e,je("language",e)},[e]),k(()=>{Rr(n),je("scheme",n)},[n]),k(()=>{je("open",c)},
[c]);let x=Ne((le,lt={})=>{m(null),i(le,lt)},[]),L=le=>Ws(le).then(()=>t(le),()=>m(new q(h("problem.unreachable")))),{open:U,opening:j,opened:w,waits:_,again:O}=Nd({client:C,t:h,go:x,problem:d,setProblem:m});
Kd({t:h,go:x,setProblem:m});let T=Ry.includes(a.name)?a.id:null,{session:R,missing:I,followed:V,updateSession:E,moveTo:N,begin:Z,enter:Ue}=hm({id:T,client:C,language:e,go:x,setProblem:m}),Oe=R!==null&&
In(R),ze=S(R?.id);k(()=>{ze.current!==void 0&&ze.current!==R?.id&&r([]),ze.current=R?.id},[R?.id]);let Le={t:h,client:C,go:x},Kt={start:()=>l`<${cm} ...${Le} openLinks=${U} />`,setup:()=>l`<${em} ...${Le} game=${a.
game} key=${a.game} open=${c} setOpen=${p} begin=${Z} />`,pad:()=>l`<${jd} ...${Le} game=${a.game} key=${a.game} />`,play:()=>l`<${Jd} ...${Le} session=${R} updateSession=${E} moveTo=${le=>N(R,le)}
            open=${c} setOpen=${p} key=${R.id} />`,unknown:()=>l`<${$m} ...${Le} kept=${I||a.kept} />`},Js=()=>l`<${Td} name=${a.name} given=${{...Le,screen:a,session:R,open:c,enter:Ue,openLinks:U}} />`,
vt=Cd(a.name)?Js:Kt[a.name],Ks=I||vt===void 0?"unknown":a.name,ge=T!==null&&!I&&R?.id!==T;return l`<${ln.Provider} value=${u}>
        <div class="page">
            <a class="skip" href="#content" onClick=${By}>${h("skip")}</a>
            <${Ed} t=${h} language=${e} setLanguage=${L} scheme=${n} setScheme=${o}
                settings=${u} flip=${f} go=${x} screen=${Ks} />
            <div class="screen" aria-busy=${String(j)} data-links-opened=${w}>
                ${_?l`<${pa} lost=${d} ask=${O} busy=${j} t=${h} />`:l`<${bn} problem=${d} t=${h} />`}
                <${dm} t=${h} />
                <${mm} t=${h} />
                <${bm} reach=${b} t=${h} />
                <div role="status">${T!==null&&V!==null&&l`<p class="note" data-note=${V}>${h(`windows.${V}`)}</p>`}</div>
                <${jo.Provider} value=${$}>${ge?l`<${Py} />`:Ks==="unknown"?Kt.unknown():vt()}<//>
            </div>
            <${Od} exchanges=${s} hides=${Oe} secret=${s.some(({url:le})=>le.includes("/sealed/"))} t=${h} />
        </div>
    <//>`}function By(e){e.preventDefault();let t=document.getElementById("content");t.tabIndex=-1,t.focus()}var Py=()=>l`<main id="content" class="play" data-screen="play" aria-busy="true"><h1>…</h1></main>`;var wm=document.getElementById("app");zr();try{await Ws(Fs()),Yt(l`<${xm} />`,wm)}catch{wm.textContent="The table could not be loaded. Please reload the page."}um();
