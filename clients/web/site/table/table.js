var Ff=Object.defineProperty;var A=(e,t)=>{for(var n in t)Ff(e,n,{get:t[n],enumerable:!0})};var Fs={};A(Fs,{ActionButtons:()=>zn,ActionPanel:()=>Hs,dueIn:()=>Is});var Rs={};A(Rs,{Component:()=>zt,createContext:()=>Gt,h:()=>Ls,html:()=>i,render:()=>qt,useCallback:()=>Ce,useContext:()=>st,useDebugValue:()=>Gf,useEffect:()=>v,useErrorBoundary:()=>Wf,useImperativeHandle:()=>qf,
useLayoutEffect:()=>te,useMemo:()=>de,useReducer:()=>cl,useRef:()=>O,useState:()=>g});var Fn,E,Yi,Ut,Qi,Hi,Xi,In={},el=[],Df=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function Ie(e,t){
for(var n in t)e[n]=t[n];return e}function tl(e){var t=e.parentNode;t&&t.removeChild(e)}function Ls(e,t,n){var o,s,r,a={};for(r in t)r=="key"?o=t[r]:r=="ref"?s=t[r]:a[r]=t[r];if(arguments.length>2&&(a.
children=arguments.length>3?Fn.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=null)for(r in e.defaultProps)a[r]===void 0&&(a[r]=e.defaultProps[r]);return Bn(e,a,o,s,null)}function Bn(e,t,n,o,s){
var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:s??++Yi};return E.vnode!=null&&E.vnode(r),r}function Dn(e){return e.children}function zt(e,t){
this.props=e,this.context=t}function bt(e,t){if(t==null)return e.__?bt(e.__,e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type==
"function"?bt(e):null}function nl(e){var t,n;if((e=e.__)!=null&&e.__c!=null){for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return nl(
e)}}function As(e){(!e.__d&&(e.__d=!0)&&Ut.push(e)&&!Hn.__r++||Hi!==E.debounceRendering)&&((Hi=E.debounceRendering)||Qi)(Hn)}function Hn(){for(var e;Hn.__r=Ut.length;)e=Ut.sort(function(t,n){return t.
__v.__b-n.__v.__b}),Ut=[],e.some(function(t){var n,o,s,r,a,l;t.__d&&(a=(r=(n=t).__v).__e,(l=n.__P)&&(o=[],(s=Ie({},r)).__v=r.__v+1,Ns(l,r,s,n.__n,l.ownerSVGElement!==void 0,r.__h!=null?[a]:null,o,a??bt(
r),r.__h),al(o,r),r.__e!=a&&nl(r)))})}function ol(e,t,n,o,s,r,a,l,c,p){var u,d,f,m,h,$,b,w=o&&o.__k||el,k=w.length;for(n.__k=[],u=0;u<t.length;u++)if((m=n.__k[u]=(m=t[u])==null||typeof m=="boolean"?null:
typeof m=="string"||typeof m=="number"||typeof m=="bigint"?Bn(null,m,null,null,m):Array.isArray(m)?Bn(Dn,{children:m},null,null,null):m.__b>0?Bn(m.type,m.props,m.key,null,m.__v):m)!=null){if(m.__=n,m.
__b=n.__b+1,(f=w[u])===null||f&&m.key==f.key&&m.type===f.type)w[u]=void 0;else for(d=0;d<k;d++){if((f=w[d])&&m.key==f.key&&m.type===f.type){w[d]=void 0;break}f=null}Ns(e,m,f=f||In,s,r,a,l,c,p),h=m.__e,
(d=m.ref)&&f.ref!=d&&(b||(b=[]),f.ref&&b.push(f.ref,null,m),b.push(d,m.__c||h,m)),h!=null?($==null&&($=h),typeof m.type=="function"&&m.__k!=null&&m.__k===f.__k?m.__d=c=sl(m,c,e):c=rl(e,m,f,w,h,c),p||n.
type!=="option"?typeof n.type=="function"&&(n.__d=c):e.value=""):c&&f.__e==c&&c.parentNode!=e&&(c=bt(f))}for(n.__e=$,u=k;u--;)w[u]!=null&&(typeof n.type=="function"&&w[u].__e!=null&&w[u].__e==n.__d&&(n.
__d=bt(o,u+1)),ll(w[u],w[u]));if(b)for(u=0;u<b.length;u++)il(b[u],b[++u],b[++u])}function sl(e,t,n){var o,s;for(o=0;o<e.__k.length;o++)(s=e.__k[o])&&(s.__=e,t=typeof s.type=="function"?sl(s,t,n):rl(n,
s,s,e.__k,s.__e,t));return t}function rl(e,t,n,o,s,r){var a,l,c;if(t.__d!==void 0)a=t.__d,t.__d=void 0;else if(n==null||s!=r||s.parentNode==null)e:if(r==null||r.parentNode!==e)e.appendChild(s),a=null;else{
for(l=r,c=0;(l=l.nextSibling)&&c<o.length;c+=2)if(l==s)break e;e.insertBefore(s,r),a=r}return a!==void 0?a:s.nextSibling}function Fi(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="num\
ber"||Df.test(t)?n:n+"px"}function Rn(e,t,n,o,s){var r;e:if(t==="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||Fi(e.style,t,
"");if(n)for(t in n)o&&n[t]===o[t]||Fi(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")r=t!==(t=t.replace(/Capture$/,"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+r]=
n,n?o||e.addEventListener(t,r?Ui:Di,r):e.removeEventListener(t,r?Ui:Di,r);else if(t!=="dangerouslySetInnerHTML"){if(s)t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&
t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break e}catch{}typeof n=="function"||(n!=null&&(n!==!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function Di(e){
this.l[e.type+!1](E.event?E.event(e):e)}function Ui(e){this.l[e.type+!0](E.event?E.event(e):e)}function Ns(e,t,n,o,s,r,a,l,c){var p,u,d,f,m,h,$,b,w,k,C,y=t.type;if(t.constructor!==void 0)return null;n.
__h!=null&&(c=n.__h,l=t.__e=n.__e,t.__h=null,r=[l]),(p=E.__b)&&p(t);try{e:if(typeof y=="function"){if(b=t.props,w=(p=y.contextType)&&o[p.__c],k=p?w?w.props.value:p.__:o,n.__c?$=(u=t.__c=n.__c).__=u.__E:
("prototype"in y&&y.prototype.render?t.__c=u=new y(b,k):(t.__c=u=new zt(b,k),u.constructor=y,u.render=zf),w&&w.sub(u),u.props=b,u.state||(u.state={}),u.context=k,u.__n=o,d=u.__d=!0,u.__h=[]),u.__s==null&&
(u.__s=u.state),y.getDerivedStateFromProps!=null&&(u.__s==u.state&&(u.__s=Ie({},u.__s)),Ie(u.__s,y.getDerivedStateFromProps(b,u.__s))),f=u.props,m=u.state,d)y.getDerivedStateFromProps==null&&u.componentWillMount!=
null&&u.componentWillMount(),u.componentDidMount!=null&&u.__h.push(u.componentDidMount);else{if(y.getDerivedStateFromProps==null&&b!==f&&u.componentWillReceiveProps!=null&&u.componentWillReceiveProps(
b,k),!u.__e&&u.shouldComponentUpdate!=null&&u.shouldComponentUpdate(b,u.__s,k)===!1||t.__v===n.__v){u.props=b,u.state=u.__s,t.__v!==n.__v&&(u.__d=!1),u.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(T){
T&&(T.__=t)}),u.__h.length&&a.push(u);break e}u.componentWillUpdate!=null&&u.componentWillUpdate(b,u.__s,k),u.componentDidUpdate!=null&&u.__h.push(function(){u.componentDidUpdate(f,m,h)})}u.context=k,
u.props=b,u.state=u.__s,(p=E.__r)&&p(t),u.__d=!1,u.__v=t,u.__P=e,p=u.render(u.props,u.state,u.context),u.state=u.__s,u.getChildContext!=null&&(o=Ie(Ie({},o),u.getChildContext())),d||u.getSnapshotBeforeUpdate==
null||(h=u.getSnapshotBeforeUpdate(f,m)),C=p!=null&&p.type===Dn&&p.key==null?p.props.children:p,ol(e,Array.isArray(C)?C:[C],t,n,o,s,r,a,l,c),u.base=t.__e,t.__h=null,u.__h.length&&a.push(u),$&&(u.__E=u.
__=null),u.__e=!1}else r==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=Uf(n.__e,t,n,o,s,r,a,c);(p=E.diffed)&&p(t)}catch(T){t.__v=null,(c||r!=null)&&(t.__e=l,t.__h=!!c,r[r.indexOf(l)]=null),E.__e(
T,t,n)}}function al(e,t){E.__c&&E.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(o){o.call(n)})}catch(o){E.__e(o,n.__v)}})}function Uf(e,t,n,o,s,r,a,l){var c,p,u,d=n.props,f=t.props,
m=t.type,h=0;if(m==="svg"&&(s=!0),r!=null){for(;h<r.length;h++)if((c=r[h])&&(c===e||(m?c.localName==m:c.nodeType==3))){e=c,r[h]=null;break}}if(e==null){if(m===null)return document.createTextNode(f);e=
s?document.createElementNS("http://www.w3.org/2000/svg",m):document.createElement(m,f.is&&f),r=null,l=!1}if(m===null)d===f||l&&e.data===f||(e.data=f);else{if(r=r&&Fn.call(e.childNodes),p=(d=n.props||In).
dangerouslySetInnerHTML,u=f.dangerouslySetInnerHTML,!l){if(r!=null)for(d={},h=0;h<e.attributes.length;h++)d[e.attributes[h].name]=e.attributes[h].value;(u||p)&&(u&&(p&&u.__html==p.__html||u.__html===e.
innerHTML)||(e.innerHTML=u&&u.__html||""))}if((function($,b,w,k,C){var y;for(y in w)y==="children"||y==="key"||y in b||Rn($,y,null,w[y],k);for(y in b)C&&typeof b[y]!="function"||y==="children"||y==="k\
ey"||y==="value"||y==="checked"||w[y]===b[y]||Rn($,y,b[y],w[y],k)})(e,f,d,s,l),u)t.__k=[];else if(h=t.props.children,ol(e,Array.isArray(h)?h:[h],t,n,o,s&&m!=="foreignObject",r,a,r?r[0]:n.__k&&bt(n,0),
l),r!=null)for(h=r.length;h--;)r[h]!=null&&tl(r[h]);l||("value"in f&&(h=f.value)!==void 0&&(h!==e.value||m==="progress"&&!h)&&Rn(e,"value",h,d.value,!1),"checked"in f&&(h=f.checked)!==void 0&&h!==e.checked&&
Rn(e,"checked",h,d.checked,!1))}return e}function il(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(o){E.__e(o,n)}}function ll(e,t,n){var o,s;if(E.unmount&&E.unmount(e),(o=e.ref)&&(o.current&&
o.current!==e.__e||il(o,null,t)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(r){E.__e(r,t)}o.base=o.__P=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&ll(o[s],t,typeof e.
type!="function");n||e.__e==null||tl(e.__e),e.__e=e.__d=void 0}function zf(e,t,n){return this.constructor(e,n)}function qt(e,t,n){var o,s,r;E.__&&E.__(e,t),s=(o=typeof n=="function")?null:n&&n.__k||t.
__k,r=[],Ns(t,e=(!o&&n||t).__k=Ls(Dn,null,[e]),s||In,In,t.ownerSVGElement!==void 0,!o&&n?[n]:s?null:t.firstChild?Fn.call(t.childNodes):null,r,!o&&n?n:s?s.__e:t.firstChild,o),al(r,e)}function Gt(e,t){var n={
__c:t="__cC"+Xi++,__:e,Consumer:function(o,s){return o.children(s)},Provider:function(o){var s,r;return this.getChildContext||(s=[],(r={})[t]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=
function(a){this.props.value!==a.value&&s.some(As)},this.sub=function(a){s.push(a);var l=a.componentWillUnmount;a.componentWillUnmount=function(){s.splice(s.indexOf(a),1),l&&l.call(a)}}),o.children}};
return n.Provider.__=n.Consumer.contextType=n}Fn=el.slice,E={__e:function(e,t){for(var n,o,s;t=t.__;)if((n=t.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(
e)),s=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),s=n.__d),s)return n.__E=n}catch(r){e=r}throw e}},Yi=0,zt.prototype.setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?
this.__s:this.__s=Ie({},this.state),typeof e=="function"&&(e=e(Ie({},n),this.props)),e&&Ie(n,e),e!=null&&this.__v&&(t&&this.__h.push(t),As(this))},zt.prototype.forceUpdate=function(e){this.__v&&(this.
__e=!0,e&&this.__h.push(e),As(this))},zt.prototype.render=Dn,Ut=[],Qi=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Hn.__r=0,Xi=0;var ot,ee,zi,gt=0,Cs=[],qi=E.__b,
Gi=E.__r,Wi=E.diffed,Ji=E.__c,Ki=E.unmount;function yt(e,t){E.__h&&E.__h(ee,e,gt||t),gt=0;var n=ee.__H||(ee.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function g(e){return gt=1,cl(
ul,e)}function cl(e,t,n){var o=yt(ot++,2);return o.t=e,o.__c||(o.__=[n?n(t):ul(void 0,t),function(s){var r=o.t(o.__[0],s);o.__[0]!==r&&(o.__=[r,o.__[1]],o.__c.setState({}))}],o.__c=ee),o.__}function v(e,t){
var n=yt(ot++,3);!E.__s&&js(n.__H,t)&&(n.__=e,n.__H=t,ee.__H.__h.push(n))}function te(e,t){var n=yt(ot++,4);!E.__s&&js(n.__H,t)&&(n.__=e,n.__H=t,ee.__h.push(n))}function O(e){return gt=5,de(function(){
return{current:e}},[])}function qf(e,t,n){gt=6,te(function(){typeof e=="function"?e(t()):e&&(e.current=t())},n==null?n:n.concat(e))}function de(e,t){var n=yt(ot++,7);return js(n.__H,t)&&(n.__=e(),n.__H=
t,n.__h=e),n.__}function Ce(e,t){return gt=8,de(function(){return e},t)}function st(e){var t=ee.context[e.__c],n=yt(ot++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(ee)),t.props.value):e.__}function Gf(e,t){
E.useDebugValue&&E.useDebugValue(t?t(e):e)}function Wf(e){var t=yt(ot++,10),n=g();return t.__=e,ee.componentDidCatch||(ee.componentDidCatch=function(o){t.__&&t.__(o),n[1](o)}),[n[0],function(){n[1](void 0)}]}
function Jf(){Cs.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(Pn),e.__H.__h.forEach(Ts),e.__H.__h=[]}catch(t){e.__H.__h=[],E.__e(t,e.__v)}}),Cs=[]}E.__b=function(e){ee=null,qi&&qi(e)},E.__r=function(e){
Gi&&Gi(e),ot=0;var t=(ee=e.__c).__H;t&&(t.__h.forEach(Pn),t.__h.forEach(Ts),t.__h=[])},E.diffed=function(e){Wi&&Wi(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(Cs.push(t)!==1&&zi===E.requestAnimationFrame||
((zi=E.requestAnimationFrame)||function(n){var o,s=function(){clearTimeout(r),Vi&&cancelAnimationFrame(o),setTimeout(n)},r=setTimeout(s,100);Vi&&(o=requestAnimationFrame(s))})(Jf)),ee=void 0},E.__c=function(e,t){
t.some(function(n){try{n.__h.forEach(Pn),n.__h=n.__h.filter(function(o){return!o.__||Ts(o)})}catch(o){t.some(function(s){s.__h&&(s.__h=[])}),t=[],E.__e(o,n.__v)}}),Ji&&Ji(e,t)},E.unmount=function(e){Ki&&
Ki(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(Pn)}catch(n){E.__e(n,t.__v)}};var Vi=typeof requestAnimationFrame=="function";function Pn(e){var t=ee;typeof e.__c=="function"&&e.__c(),ee=t}function Ts(e){
var t=ee;e.__c=e.__(),ee=t}function js(e,t){return!e||e.length!==t.length||t.some(function(n,o){return n!==e[o]})}function ul(e,t){return typeof t=="function"?t(e):t}var pl=function(e,t,n,o){var s;t[0]=
0;for(var r=1;r<t.length;r++){var a=t[r++],l=t[r]?(t[0]|=a?1:2,n[t[r++]]):t[++r];a===3?o[0]=l:a===4?o[1]=Object.assign(o[1]||{},l):a===5?(o[1]=o[1]||{})[t[++r]]=l:a===6?o[1][t[++r]]+=l+"":a?(s=e.apply(
l,pl(e,l,n,["",null])),o.push(s),l[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(l)}return o},Zi=new Map,i=function(e){var t=Zi.get(this);return t||(t=new Map,Zi.set(this,t)),(t=pl(this,t.get(e)||(t.set(e,t=(function(n){
for(var o,s,r=1,a="",l="",c=[0],p=function(f){r===1&&(f||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,f,a):r===3&&(f||a)?(c.push(3,f,a),r=2):r===2&&a==="..."&&f?c.push(4,f,0):r===2&&a&&!f?c.push(
5,0,!0,a):r>=5&&((a||!f&&r===5)&&(c.push(r,0,a,s),r=6),f&&(c.push(r,f,0,s),r=6)),a=""},u=0;u<n.length;u++){u&&(r===1&&p(),p(u));for(var d=0;d<n[u].length;d++)o=n[u][d],r===1?o==="<"?(p(),c=[c],r=3):a+=
o:r===4?a==="--"&&o===">"?(r=1,a=""):a=o+a[0]:l?o===l?l="":a+=o:o==='"'||o==="'"?l=o:o===">"?(p(),r=1):r&&(o==="="?(r=5,s=a,a=""):o==="/"&&(r<5||n[u][d+1]===">")?(p(),r===3&&(c=c[0]),r=c,(c=c[0]).push(
2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(p(),r=2):a+=o),r===3&&a==="!--"&&(r=4,c=c[0])}return p(),c})(e)),t),arguments,[])).length>1?t:t[0]}.bind(Ls);var Kf=[1,2,5];function Bs({amount:{minimum:e,maximum:t}}){return t===null?".from":e===t?".exactly":""}function dl({action:e,act:t,t:n}){let{minimum:o,maximum:s}=e.amount,r=s??1/0,[a,l]=g(null),c=a??String(
o),p=Number(c),u=h=>()=>l(String(Math.min(r,Math.max(o,(Number.isFinite(p)?p:o)+h)))),d=h=>()=>l(String(h)),f=h=>{h.preventDefault(),t({...e,amount:c.trim()===""?null:p})},m=[...new Set([o,...Kf.map(h=>o+
h).filter(h=>h<r),...s===null?[]:[s]])];return i`
        <form class="bid" novalidate onSubmit=${f} data-action-type="bid" data-action=${JSON.stringify(e)}>
            <label for="bid-amount">${n(`bid.label${Bs(e)}`,e.amount)}</label>
            <div class="stepper">
                <button type="button" class="icon" aria-label=${n("bid.less")} disabled=${p<=o} onClick=${u(-1)}>−</button>
                <input id="bid-amount" name="amount" type="number" inputmode="numeric" step="1" min=${o} max=${s??void 0} value=${c}
                    autocomplete="off" onInput=${h=>l(h.target.value)} />
                <button type="button" class="icon" aria-label=${n("bid.more")} disabled=${p>=r} onClick=${u(1)}>+</button>
                <button type="submit" class="primary">${n("bid.send",{amount:c})}</button>
            </div>
            ${m.length>1&&i`
                <div class="row tight" role="group" aria-label=${n("bid.quick")}>
                    ${m.map(h=>i`<button type="button" class="chip" aria-pressed=${String(h===p)} onClick=${d(h)}>
                        ${h===s?n("bid.all",{amount:h}):h}</button>`)}
                </div>`}
        </form>
    `}var Un=e=>{},Oe=e=>Un(e);function fl(){let[e,t]=g("");return v(()=>(Un=t,()=>{Un===t&&(Un=()=>{})}),[]),e}function ml({action:e,component:t,game:n,gameSheet:o,view:s,act:r,t:a}){let{count:l,from:c}=e[t],[p,u]=g([]),d=Vf(c);for(let $ of p)d.set($,d.get($)-1);let f=l-p.length,m=f>0?a("reveal.due",{n:f,of:l}):
a("reveal.complete");v(()=>{p.length>0&&Oe(m)},[f]);let h=$=>i`<span class="piece" aria-hidden="true"><${n.Piece} component=${t} value=${$} t=${a} gameSheet=${o} view=${s} /></span>`;return i`
        <form class="reveal" data-action-type="reveal" data-action=${JSON.stringify(e)} data-component=${t} onSubmit=${$=>{$.preventDefault(),r({...e,[t]:p})}}>
            <p data-due=${f}>${m}</p>
            <ol class="picked" aria-label=${a("reveal.picked")}>
                ${p.map(($,b)=>i`<li key=${b}>${h($)}<span class="visually-hidden">${String($)}</span></li>`)}
                ${Array.from({length:f},($,b)=>i`<li key=${p.length+b} class="free" aria-hidden="true"></li>`)}
            </ol>
            <div class="row tight">
                <button type="submit" class="primary" data-reveal disabled=${f>0}>${a("reveal.send")}</button>
                <button type="button" data-unpick disabled=${p.length===0} onClick=${()=>u(p.slice(0,-1))}>${a("reveal.undo")}</button>
            </div>
            <div class="choices" role="group" aria-label=${a("reveal.choices")}>
                ${[...d].map(([$,b])=>i`
                    <button type="button" class="choice-piece" key=${$} data-pick=${$} disabled=${b===0||f===0}
                        aria-label=${a(b>1?"reveal.pick-of":"reveal.pick",{card:$,n:b})}
                        onClick=${()=>u([...p,$])}>
                        ${h($)}${b>1&&i`<span class="times" aria-hidden="true">×${b}</span>`}
                    </button>`)}
            </div>
        </form>
    `}function Vf(e){let t=new Map;for(let n of e)t.set(n,(t.get(n)??0)+1);return t}var $l=!1;if(typeof document<"u"){let e=t=>n=>$l=t(n);document.addEventListener("pointerdown",e(({pointerType:t})=>t==="touch"),!0),document.addEventListener("keydown",e(()=>!1),!0)}var hl=(e,t)=>JSON.
stringify(e)===JSON.stringify(t);function Ps(e,t,n){return!e?.tapped||e.ply!==n.ply?null:t.find(o=>hl(o,e.tapped))??null}var He=e=>({...e,tapped:void 0,at:void 0});function Fe({act:e,legal:t,view:n,prepared:o,
prepare:s}){let r=Ps(o,t,n);return a=>{let l=hl(a,r);return{action:a,onAct:()=>$l&&!l?s(p=>({...p,ply:n.ply,tapped:a})):(s(He),e(a)),...l&&{pressed:!0}}}}var bl=({amount:e})=>e!==null&&typeof e=="object",Is=e=>Object.keys(e).find(t=>e[t]?.count!==void 0&&Array.isArray(e[t]?.from))??null;function Hs({game:e,gameSheet:t,t:n,act:o,busy:s,view:r,legal:a,player:l,
prepared:c,prepare:p}){let u=a.filter(bl),d=a.filter(b=>!bl(b)&&Is(b)!==null),f=a.filter(b=>!u.includes(b)&&!d.includes(b)),m=r&&Ps(c,f,r),h=b=>(p(He),o(b)),$={view:r,gameSheet:t,legal:f,act:o,t:n,player:l,
prepared:c,prepare:p,isConfirming:!!m};return i`
        <div class="panel" aria-busy=${String(s)}>
            ${m&&i`<${Zf} action=${m} name=${e.label(m,n,r)} act=${h} leave=${()=>p(He)} t=${n} />`}
            ${u.map(b=>i`<${dl} action=${b} act=${o} t=${n} />`)}
            ${d.map(b=>i`<${ml} action=${b} component=${Is(b)} game=${e} gameSheet=${t} view=${r} act=${o} t=${n} />`)}
            ${f.length>0&&(e.Actions&&!f.every(gl)?i`<${e.Actions} ...${$} />`:i`<${zn} ...${$} game=${e} />`)}
        </div>
    `}function Zf({action:e,name:t,act:n,leave:o,t:s}){return v(()=>Oe(`${t}: ${s("confirm.do")}?`),[t]),i`
        <div class="confirm" role="group" aria-labelledby="confirm-what" data-confirming=${JSON.stringify(e)}>
            <p id="confirm-what">${t}</p>
            <div class="confirm-buttons">
                <button type="button" class="primary" data-confirm onClick=${()=>n(e)}>${s("confirm.do")}</button>
                <button type="button" data-leave onClick=${o}>${s("confirm.back")}</button>
            </div>
        </div>
    `}var gl=({type:e})=>e==="reveal";function zn({game:e,gameSheet:t,legal:n,act:o,t:s,view:r}){return i`
        <div class="action-buttons">
            ${n.map(a=>i`
                <button type="button" key=${JSON.stringify(a)} class="action ${a.type}" data-action=${JSON.stringify(a)} onClick=${()=>o(a)}>
                    ${gl(a)&&i`<span class="piece" aria-hidden="true"><${Yf} game=${e} gameSheet=${t} action=${a} t=${s} view=${r} /></span>`}
                    <span>${e.label(a,s,r)}</span>
                </button>`)}
        </div>
    `}function Yf({game:e,gameSheet:t,action:n,t:o,view:s}){let r=Object.keys(n).find(a=>a!=="type"&&a!=="player");return i`<${e.Piece} component=${r} value=${n[r]} t=${o} gameSheet=${t} view=${s} />`}var Ds={};A(Ds,{copy:()=>rt});async function rt(e){try{return await navigator.clipboard.writeText(e),!0}catch{let t=Object.assign(document.createElement("textarea"),{value:e,readOnly:!0,className:"vis\
ually-hidden"});document.body.append(t),t.select();let n=document.execCommand("copy");return t.remove(),n}}var Ws={};A(Ws,{DealField:()=>Gs,DealerFields:()=>qs,OpenField:()=>Wt});var zs={};A(zs,{Field:()=>R,FieldErrors:()=>qn,Prose:()=>De,Select:()=>F,errorsAt:()=>Z,focusFirstError:()=>Us});var Z=(e,t)=>e.filter(n=>n.pointer===t||n.pointer?.startsWith(`${t}/`));function R({name:e,label:t,hint:n,errors:o=[],control:s,children:r}){let a=`field-${e}`,l=[n&&`${a}-hint`,o.length>0&&`${a}-erro\
rs`].filter(Boolean).join(" "),c={id:a,name:e,"aria-invalid":o.length>0?"true":void 0,"aria-describedby":l||void 0};return i`
        <div class="field ${o.length>0?"invalid":""}">
            <label for=${a}>${t}</label>
            ${n&&i`<p class="hint" id="${a}-hint">${n}</p>`}
            <div class="control">${s(c)}${r}</div>
            <${qn} id="${a}-errors" errors=${o} />
        </div>
    `}var qn=({id:e,errors:t})=>t.length>0&&i`<ul class="errors" id=${e} data-errors>${t.map(n=>i`<li><${De} text=${n.detail} /></li>`)}</ul>`,F=({choices:e,value:t,onChange:n,...o})=>i`
    <select ...${o} onChange=${s=>n(e[s.target.selectedIndex][0])}>
        ${e.map(([s,r])=>i`<option key=${s} value=${String(s)} selected=${s===t}>${r}</option>`)}
    </select>
`,De=({text:e})=>e.split(/`([^`]+)`/).map((t,n)=>n%2===1?i`<code>${t}</code>`:t);function Us(e){e?.querySelector('[aria-invalid="true"], .invalid :is(button, input, select, textarea):enabled')?.focus()}function qs({draft:e,change:t,errors:n,byLink:o,t:s}){let r=a=>()=>t({...e,dealer:a});return i`
        <${R} name="first_player" label=${s("setup.first")} errors=${Z(n,"/first_player")}
            control=${a=>i`<${F} ...${a} value=${e.players.includes(e.first)?e.first:e.players[0]}
                choices=${e.players.map(l=>[l,l])} onChange=${l=>t({...e,first:l})} />`} />
        <fieldset class="choice">
            <legend>${s("setup.dealer")}</legend>
            ${["service","table"].map(a=>i`
                <label class="radio">
                    <input type="radio" name="dealer" value=${a} checked=${e.dealer===a} onChange=${r(a)} />
                    <span><strong>${s(`setup.dealer.${a}`)}</strong> <span class="hint">${s(`setup.dealer.${a}-hint${o?"-by-link":""}`)}</span></span>
                </label>`)}
        </fieldset>
        ${e.dealer==="service"&&!o&&i`
            <${R} name="seed" label=${s("setup.seed")} hint=${s("setup.seed-hint")} errors=${Z(n,"/seed")}
                control=${a=>i`<input ...${a} type="text" autocomplete="off" spellcheck="false" value=${e.seed}
                    onInput=${l=>t({...e,seed:l.target.value})} />`} />`}
    `}var Wt=({t:e,open:t,setOpen:n})=>i`
    <label class="switch">
        <input type="checkbox" name="open" checked=${t} onChange=${o=>n(o.target.checked)} />
        <span><strong>${e("open.title")}</strong> <span class="hint">${e("open.hint")}</span></span>
    </label>
`;function Gs({sheet:e,draft:t,change:n,errors:o,t:s,Deal:r}){let a=Z(o,"/deal"),{ruleset:l,variant:c,options:p,players:u}=t;return i`
        <fieldset class="deal ${a.length>0?"invalid":""}">
            <legend>${s("setup.deal")}</legend>
            <${qn} id="deal-errors" errors=${a} />
            <${r} deal=${t.deal} change=${d=>n({...t,deal:d})} gameSheet=${e} t=${s}
                setup=${{ruleset:l,variant:c,options:p,players:u}} />
        </fieldset>
    `}var Js={};A(Js,{download:()=>Jt});function Jt(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var Ks={};A(Ks,{EventLog:()=>Gn});function Gn({log:e,t,then:n}){let o=fl(),s=O(e.length);return v(()=>{let r=e.slice(Math.min(s.current,e.length-1)).map(({text:a})=>a);e.length!==s.current&&Oe([...r,...n?[n]:[]].join(" ")),s.current=e.
length},[e]),i`
        <section class=${e.length>0?"log":"visually-hidden"} aria-labelledby="log-title">
            <h2 id="log-title" class="small">${t("log.title")}</h2>
            <p class="visually-hidden" role="status" data-said>${o}</p>
            <ol reversed class="events" tabindex=${e.length>0?"0":void 0} aria-labelledby="log-title">
                ${e.map((r,a)=>i`<li key=${a} data-event-type=${r.type} value=${a+1}>${r.text}</li>`).reverse()}
            </ol>
        </section>
    `}var Xs={};A(Xs,{Forfeited:()=>Qs});var Ys={};A(Ys,{choosing:()=>Kt,forfeitedToAct:()=>Wn,lastSeat:()=>Vs,nextToAct:()=>yl,viewerOf:()=>Zs});function Wn({to_act:e,state:t}){let n=(t.forfeits??[]).map(({seat:o})=>o);return e.filter(o=>n.
includes(o))}function Kt(e){let t=Wn(e);return e.to_act.filter(n=>!t.includes(n))}function Vs(e){let t=e.findLast(({type:n,player:o})=>o!=="referee"||n==="default");return t?.seat??t?.player}function yl(e,t){
let n=e.state.players.map(({id:r})=>r),o=r=>(n.indexOf(r)-n.indexOf(t)-1+n.length)%n.length,[s=null]=Kt(e).sort((r,a)=>o(r)-o(a));return s}function Zs(e,{open:t,holder:n,wanted:o,last:s,sealed:r,unseen:a}){
let l=Kt(e),c=e.state.dealer==="table",p={referee:c,actor:null,alone:!1,pass:null};if(e.finished||l.length===0)return p;let u=l.includes(o)?o:yl(e,s),d=c?r&&l.length>1:!t,f=l.includes(n)?n:null;return!d||
!a(f??u)?{...p,actor:u}:f===null?{...p,pass:u}:{...p,actor:f,alone:!0}}function Qs({position:e,table:t,view:n,rule:o}){let{game:s,t:r,busy:a}=t;return Wn(e).map(l=>{let c=e.default_actions[l],p=s.sealed?.includes(c.type)?r("forfeited.sealed"):Qf(c,s,r,n);return i`
            <div class="forfeited" key=${l} data-forfeited=${l}>
                <p>${r("forfeited.due",{player:l})}</p>
                <button type="button" class="primary" data-default disabled=${a} onClick=${()=>o({type:"default",player:"referee",seat:l})}>
                    ${r("forfeited.play",{player:l,action:p})}</button>
            </div>`})}function Qf(e,t,n,o){return e.type==="bid"?n("bid.send",{amount:e.amount}):t.label(e,n,o)}var $r={};A($r,{EditionFields:()=>tn,OptionFields:()=>on,PlayerFields:()=>nn,firstDraft:()=>en});var fr={};A(fr,{OptionField:()=>dr});var pr={};A(pr,{ErrorItem:()=>Rl,ProblemBox:()=>D,Technical:()=>qe});var ar={};A(ar,{BatchAnswer:()=>Zt,Branched:()=>uo,Client:()=>kt,GameClient:()=>Yt,GavelError:()=>ze,GavelProblem:()=>B,Held:()=>mo,IllegalAction:()=>Yn,Internal:()=>ro,InvalidRequest:()=>Vn,InvalidState:()=>Zn,
KeyMissing:()=>io,KeyRefused:()=>lo,MalformedJson:()=>Kn,MatchGameClient:()=>wt,MethodNotAllowed:()=>to,NotAcceptable:()=>no,NotFinished:()=>Qn,NotFound:()=>eo,PROBLEMS:()=>nr,ReceiptBroken:()=>$o,SealBroken:()=>fo,
SealedTable:()=>xt,SealingNotConfigured:()=>ho,TableUnknown:()=>po,TooLarge:()=>so,TooManyRequests:()=>co,TransportError:()=>z,Unavailable:()=>ao,UnknownGame:()=>Xn,UnsupportedMediaType:()=>oo,asCurl:()=>go,
choose:()=>xl,concrete:()=>wl,expandBid:()=>kl,newSeatKey:()=>Tl,problemFrom:()=>Vt,verifierOf:()=>rr});function xl(e,...t){let[n]=t,o=Object.entries(e);if(n!==void 0&&!o.some(([,s])=>Jn(s)||tr(s)))throw new RangeError(`there is nothing to choose in ${JSON.stringify(e)}`);return Object.fromEntries(o.map(
([s,r])=>[s,Xf(s,r,n)]))}function Xf(e,t,n){if(Jn(t)){let{minimum:o,maximum:s}=t;if(Number.isInteger(n)&&Number(n)>=o&&Number(n)<=s)return n;throw new RangeError(`${e} must be an integer from ${o} to ${s}\
, not ${JSON.stringify(n)}`)}if(tr(t)){if(Array.isArray(n)&&n.length===t.count&&em(t.from,n))return n;let o=JSON.stringify(t.from);throw new RangeError(`${e} must be a list of ${t.count} of ${o}, not ${JSON.
stringify(n)}`)}return t}function em(e,t){let n=e.map(o=>JSON.stringify(o));return t.every(o=>{let s=n.indexOf(JSON.stringify(o));return s>=0&&n.splice(s,1).length===1})}function wl(e,t=Math.random){let n=Object.
entries(e).map(([o,s])=>[o,tm(s,t)]);return Object.fromEntries(n)}function kl(e){let t="amount"in e?e.amount:void 0;if(!Jn(t))return[e];let{minimum:n,maximum:o}=t;return Array.from({length:Math.max(0,
o-n+1)},(r,a)=>n+a).map(r=>({...e,amount:r}))}function tm(e,t){return Jn(e)?e.minimum+Math.floor(t()*(e.maximum-e.minimum+1)):tr(e)?nm(e,t):e}function nm({count:e,from:t},n){let o=[...t];return Array.
from({length:Math.min(e,o.length)},()=>o.splice(Math.floor(n()*o.length),1)[0])}function Jn(e){return er(e,"minimum")&&er(e,"maximum")}function tr(e){return er(e,"count")&&"from"in e&&Array.isArray(e.
from)}function er(e,t){return typeof e=="object"&&e!==null&&typeof e[t]=="number"}var ze=class extends Error{status;requestId;transient;retryAfter;constructor(t,n){super(t,n.cause===void 0?void 0:{cause:n.cause}),this.name=new.target.name,this.status=n.status??null,this.requestId=n.
requestId??null,this.transient=n.transient??!1,this.retryAfter=n.retryAfter??null}},z=class extends ze{constructor(t,n={}){super(t,n)}},B=class extends ze{problem;type;kind;title;detail;constructor(t,n={}){
let o=at(t.status)??n.status??0,s=typeof t.instance=="string"?t.instance:n.requestId??null;super(om(t,o,s),{...n,status:o,requestId:s}),this.problem=t,this.type=String(t.type??"about:blank"),this.kind=
or(t),this.title=String(t.title??this.kind),this.detail=String(t.detail??"")}},Kn=class extends B{offset=at(this.problem.offset)},Vn=class extends B{errors=Ue(this.problem.errors);more=at(this.problem.
more)??0},Zn=class extends B{violations=Ue(this.problem.violations);more=at(this.problem.more)??0},Yn=class extends B{violations=Ue(this.problem.violations);more=at(this.problem.more)??0;toAct=Ue(this.
problem.to_act);legalActions=Ue(this.problem.legal_actions)},Qn=class extends B{},Xn=class extends B{games=Ue(this.problem.games)},eo=class extends B{},to=class extends B{},no=class extends B{},oo=class extends B{},
so=class extends B{limit=at(this.problem.limit)},ro=class extends B{},ao=class extends B{},io=class extends B{},lo=class extends B{},co=class extends B{},uo=class extends B{},po=class extends B{},fo=class extends B{},
mo=class extends B{},$o=class extends B{},ho=class extends B{},nr={"malformed-json":Kn,"seal-broken":fo,"receipt-broken":$o,"invalid-request":Vn,"invalid-state":Zn,"illegal-action":Yn,"not-finished":Qn,
"unknown-game":Xn,"not-found":eo,"method-not-allowed":to,"not-acceptable":no,"unsupported-media-type":oo,"too-large":so,internal:ro,unavailable:ao,"key-missing":io,"key-refused":lo,"too-many-requests":co,
held:mo,branched:uo,"table-unknown":po,"sealing-not-configured":ho};function Vt(e,t={}){let n=e,o=or(n),s=Object.hasOwn(nr,o)?nr[o]:void 0;return new(s??B)(n,t)}function or(e){return String(e.type??"").
replace(/\/+$/,"").split("/").at(-1)??""}function om(e,t,n){let o=`${e.title??or(e)} (${t})`,s=[e.detail?`${o}: ${e.detail}`:o,...sm(e)];return(n?[...s,`request id: ${n}`]:s).join(`
  `)}function sm(e){let t=[...Ue(e.errors),...Ue(e.violations)].map(rm),n=at(e.more);return n?[...t,`and ${n} more`]:t}function rm(e){let t=e.pointer?` at ${e.pointer}`:"",n=e.rule?` (${e.rule})`:"";return`${e.
code}${t}${n}: ${e.detail}`}function Ue(e){return Array.isArray(e)?e:[]}function at(e){return typeof e=="number"?e:null}function go(e){let t=["curl","--silent","--show-error"];(e.method!=="GET"||e.body!==null)&&t.push("--request",e.method),t.push(sr(e.url));for(let[n,o]of Object.entries(e.headers))t.push("--header",sr(
o===""?`${n};`:`${n}: ${o}`));return e.body!==null&&t.push("--data-raw",sr(e.body)),t.join(" ")}var bo=class{#t;#e;#n=performance.now();#o="";constructor(t,n){this.#t=t,this.#e=n}add(t){this.#o+=t}ended(){
let t=this.#e?this.#o.split(`
`).filter(Boolean).map(vl):vl(this.#o);return{...this.#t,answer:t,milliseconds:performance.now()-this.#n}}};function vl(e){try{return JSON.parse(e)}catch{return e===""?null:e}}function sr(e){return`'${e.
replaceAll("'",String.raw`'\''`)}'`}var am=new Set([429,502,503,504]);function _l(e){return am.has(e)}function Sl(e,t,n=Math.random,o=Date.now()){let s=t===null?NaN:im(t.trim(),o);return Number.isNaN(s)?Math.min(1e4,200*2**(e-1))*(.5+n()/
2):s>6e4?null:s}function im(e,t){return/^\d+$/.test(e)?Number(e)*1e3:Math.max(0,Date.parse(e)-t)}function Ol(e,t){return new Promise((n,o)=>{let s=()=>{clearTimeout(r),o(t?.reason)},r=setTimeout(()=>{
t?.removeEventListener("abort",s),n()},e);t?.aborted?s():t?.addEventListener("abort",s,{once:!0})})}var lm=2**31-1,yo=class{#t=new AbortController;#e;#n;#o;constructor(t,n){this.#e=t,this.#n=n,n?.addEventListener("abort",this.#s),this.start()}get signal(){return this.#t.signal}start(){this.#e<=lm&&(this.#o=
setTimeout(this.#r,this.#e))}stop(){clearTimeout(this.#o)}end(){this.stop(),this.#n?.removeEventListener("abort",this.#s),this.#t.abort()}#s=()=>{this.#t.abort(this.#n?.reason)};#r=()=>{let t=`no answ\
er within ${this.#e} milliseconds`;this.#t.abort(new z(t,{transient:!0}))}};var Ml="application/problem+json",xo=class{baseUrl;#t;#e;#n;constructor(t,n){if(this.baseUrl=cm(t),this.#t={...n},this.#e=n.retries??3,this.#n=n.timeout??3e4,!(this.#e>=0)||!(this.#n>0))throw new RangeError(
"retries cannot be negative, and a timeout must be positive")}async json(t){let n=await this.text({...t,accept:"application/json"});return wo(n)}async text(t){for(let n=1;;n++)try{let o="";for await(let s of this.
pieces(t))o+=s;return o}catch(o){await this.untilNextTry(o,n,t.signal)}}async untilNextTry(t,n,o){if(!(t instanceof ze)||!t.transient||n>this.#e)throw t;let s=Sl(n,t.retryAfter);if(s===null)throw t;await Ol(
s,o)}async*pieces(t){t.signal?.throwIfAborted();let n=new yo(this.#n,t.signal),o=this.#o(t),s=this.#t.onExchange,r=s&&new bo(o,t.streamed??!1);try{let a=await this.#s(o,t.key,n.signal);if(o.status=a.status,
a.status!==200){let l=await a.text();throw r?.add(l),pm(o,a,l)}for await(let l of um(a))r?.add(l),t.streamed&&n.stop(),yield l,t.streamed&&n.start()}catch(a){throw n.signal.aborted?n.signal.reason:dm(
o,a)}finally{n.end(),r&&s(r.ended())}}#o(t){let n=new Headers(this.#t.headers);n.set("accept",`${t.accept}, ${Ml}`);let o=t.language??this.#t.language;return o!==void 0&&n.set("accept-language",o),t.requestId!==
void 0&&n.set("x-request-id",t.requestId),t.body!==void 0&&n.set("content-type",t.body.type),{method:t.method,url:this.baseUrl+t.path,headers:Object.fromEntries(n),body:t.body?.text??null,status:null,
answer:null,milliseconds:0}}#s({method:t,url:n,headers:o,body:s},r,a){let l=r===void 0?o:{...o,authorization:`Bearer ${r}`};return(this.#t.fetch??globalThis.fetch)(n,{method:t,headers:l,body:s,signal:a,
redirect:"manual"})}};function wo(e){let t;try{t=JSON.parse(e)}catch(n){throw new z("the answer is no JSON",{status:200,cause:n})}if(typeof t!="object"||t===null||Array.isArray(t))throw new z("the ans\
wer is no JSON object",{status:200});return t}function cm(e){let t=globalThis.document?.baseURI??globalThis.location?.href,n=new URL(e||".",t);if(n.protocol!=="http:"&&n.protocol!=="https:")throw new TypeError(
`the base URL must begin with http: or https:, not ${n.protocol}`);return n.search=n.hash="",n.href.replace(/\/+$/,"")}async function*um(e){let t=e.body?.getReader(),n=new TextDecoder;for(;t;){let{done:o,
value:s}=await t.read(),r=o?n.decode():n.decode(s,{stream:!0});if(r&&(yield r),o)return}}function pm(e,t,n){let o={status:t.status,requestId:t.headers.get("x-request-id"),retryAfter:t.headers.get("ret\
ry-after"),transient:_l(t.status)};if((t.headers.get("content-type")??"").split(";")[0]?.trim().toLowerCase()===Ml)return Vt(wo(n),o);if(t.type==="opaqueredirect"||t.headers.has("location")){let a=t.headers.
get("location")??"another address";return new z(`${e.url} redirects to ${a}: use that base URL`,o)}let r=`${t.status} ${t.statusText}`.trim();return new z(`${e.url} answered ${r}, which is no answer o\
f this service`,o)}function dm({method:e,url:t,status:n},o){if(o instanceof ze)return o;let s=n===null?`${e} ${t} got no answer`:`${t} answered ${n}, but broke off`;return new z(`${s}: ${El(o)}`,{status:n,
transient:!0,cause:o})}function El(e){return e instanceof Error?e.cause instanceof Error?El(e.cause):e.message||e.name:String(e)}var fm=64*1024,Al="application/x-ndjson",Zt=class{id;status;body;constructor(t){this.id=t.id,this.status=t.status,this.body=t.body}get ok(){return this.status===200}get problem(){return this.ok?null:Vt(
this.body,{status:this.status})}unwrap(){if(this.problem!==null)throw this.problem;return this.body}};async function*Cl(e,t,{portion:n=fm,...o}){for await(let s of mm(t,n))for(let r=1;s.length>0;r++)try{
yield*$m(e,s,o)}catch(a){await e.untilNextTry(a,r,o.signal)}}async function*mm(e,t){let n=new TextEncoder,o=[],s=0;for await(let r of e){let a=`${JSON.stringify(r)}
`,l=n.encode(a).length;o.length>0&&s+l>t&&(yield o,[o,s]=[[],0]),o.push(a),s+=l,s>=t&&(yield o,[o,s]=[[],0])}o.length>0&&(yield o)}async function*$m(e,t,n){let o={text:t.join(""),type:Al},s={...n,method:"\
POST",path:"/v1/batch",accept:Al,body:o,streamed:!0};for await(let r of hm(e.pieces(s))){if(t.shift()===void 0)throw new z("the batch has more answers than lines",{status:200});yield new Zt(wo(r))}if(t.
length>0)throw new z("the batch has fewer answers than lines",{status:200,transient:!0})}async function*hm(e){let t="";for await(let n of e){let o=(t+n).split(`
`);t=o.pop()??"",yield*o.filter(s=>s.trim()!=="")}t.trim()!==""&&(yield t)}var xt=class e{token;#t;#e;#n;constructor(t,n,o,s){if(s!==void 0&&!/^[\x21-\x7e]+$/.test(s))throw new TypeError("a key is one line of letters, digits and signs, without spaces");this.token=o,this.#t=t,
this.#e=n,this.#n=s}at(t){return new e(this.#t,this.#e,t,this.#n)}act(t,n){return this.#o("actions",{token:this.token,action:t},n)}view(t){return this.#o("views",{token:this.token},t)}merge(t,n){return this.#o(
"merges",{tokens:[this.token,...t]},n)}newKey(t,n){return this.#o("seats",{token:this.token,seat:t},n)}unseal(t){return this.#o("unseal",{token:this.token},t)}receipt(t){return this.#o("receipts",{token:this.
token},t)}heads(t){return this.#o("heads",{token:this.token},t)}#o(t,n,o={}){let{signal:s,requestId:r,language:a,...l}=o,c={text:JSON.stringify({...n,...l}),type:"application/json"},p={signal:s,requestId:r,
language:a,method:"POST",path:`${this.#e}/sealed/${t}`,body:c};return this.#t.json(this.#n===void 0?p:{...p,key:this.#n})}};var Yt=class{id;#t;#e;constructor(t,n){this.id=n,this.#t=t,this.#e=`/v1/games/${encodeURIComponent(n)}`}sheet(t){return this.#t.json({...t,method:"GET",path:this.#e})}rules(t){return this.#t.json({...t,
method:"GET",path:`${this.#e}/rules`})}messages(t){return this.#t.json({...t,method:"GET",path:`${this.#e}/messages`})}setup(t,n){return this.post("setup",t,n)}act(t,n,o){return this.post("actions",{state:t,
action:n},o)}legalActions(t,n){return this.post("legal-actions",{state:t},n)}scores(t,n){return this.post("scores",{state:t},n)}tally(t,n){return this.post("tallies",t,n)}view(t,n,o){return this.post(
"views",{state:t,viewer:n},o)}views(t,n,o){return this.post("views",{state:t,viewers:n},o)}inspect(t,n){return this.post("inspections",{state:t},n)}replay(t,n){return this.post("replays",t,n)}sealedSetup(t,n){
return this.post("sealed/setup",t,n)}sealed(t,n){return new xt(this.#t,this.#e,t,n)}post(t,n,o={}){let{signal:s,requestId:r,language:a,...l}=o,c={text:JSON.stringify({...n,...l}),type:"application/jso\
n"},p=`${this.#e}/${t}`;return this.#t.json({signal:s,requestId:r,language:a,method:"POST",path:p,body:c})}},wt=class extends Yt{match(t,n){return this.post("matches",t,n)}};var kt=class{#t;constructor(t,n={}){this.#t=new xo(t,n)}get baseUrl(){return this.#t.baseUrl}async games(t){return(await this.#e("/v1/games",t)).games}game(t){return new wt(this.#t,t)}batch(t,n={}){return Cl(
this.#t,t,n)}keys(t){return this.#e("/v1/keys",t)}verifyReceipt(t,n){let o={text:JSON.stringify({receipt:t}),type:"application/json"};return this.#t.json({...n,method:"POST",path:"/v1/receipts/verify",
body:o})}health(t){return this.#e("/healthz",t)}ready(t){return this.#e("/readyz",t)}openapi(t){return this.#e("/openapi.json",t)}openapiYaml(t){return this.#n("/openapi.yaml","application/yaml",t)}async transcriptSchema(t){
return JSON.parse(await this.#n("/transcript.schema.json","application/schema+json",t))}docs(t){return this.#n("/docs","text/html",t)}problem(t,n){return this.#n(`/problems/${encodeURIComponent(t)}`,"\
text/html",n)}#e(t,n){return this.#t.json({...n,method:"GET",path:t})}#n(t,n,o){return this.#t.text({...o,method:"GET",path:t,accept:n})}};var bm=/^gvs1\.(?:[1-9rt])\.([A-Za-z0-9_-]{42}[AEIMQUYcgkosw048])$/;async function Tl(e){if(!Number.isInteger(e)||e<1||e>9)throw new RangeError("seats are numbered from 1 on");let t=`gvs1.${e}.${Ll(crypto.
getRandomValues(new Uint8Array(32)))}`;return{key:t,verifier:await rr(t)}}async function rr(e){let t=bm.exec(e)?.[1];if(t===void 0)throw new TypeError("this is no seat key");let n=atob(t.replaceAll("-",
"+").replaceAll("_","/")),o=Uint8Array.from(n,s=>s.charCodeAt(0));return Ll(new Uint8Array(await crypto.subtle.digest("SHA-256",o)))}function Ll(e){return btoa(String.fromCharCode(...e)).replaceAll("+",
"-").replaceAll("/","_").replaceAll("=","")}var cr={};A(cr,{applyScheme:()=>lr,store:()=>me,stored:()=>fe});var ir="gavel.";function fe(e){try{return JSON.parse(localStorage.getItem(ir+e))}catch{return null}}function me(e,t){try{return t===null?
localStorage.removeItem(ir+e):localStorage.setItem(ir+e,JSON.stringify(t)),!0}catch{return!1}}function lr(e){e==="auto"?delete document.documentElement.dataset.scheme:document.documentElement.dataset.
scheme=e}var gm={turn:[[587,0,.16],[784,.12,.22]],refusal:[[196,0,.14],[165,.13,.24]],award:[[523,0,.12],[659,.1,.12],[784,.2,.28]],end:[[392,0,.2],[523,.18,.2],[659,.36,.2],[784,.54,.6]]},ym=.12,Qt=class{#t;#e=null;constructor(t){
this.#t=t}play(t){if(!this.#t||!("AudioContext"in globalThis))return;this.#e??=new AudioContext;let n=this.#e;n.resume().catch(()=>{});for(let[o,s,r]of gm[t])xm(n,o,n.currentTime+s,r)}};function xm(e,t,n,o){
let s=e.createOscillator(),r=e.createGain();s.type="triangle",s.frequency.value=t,r.gain.setValueAtTime(0,n),r.gain.linearRampToValueAtTime(ym,n+.015),r.gain.exponentialRampToValueAtTime(1e-4,n+o),s.connect(
r).connect(e.destination),s.start(n),s.stop(n+o)}var ur=["sound","developer"],Xt=Gt({sound:!1,developer:!1,sounds:new Qt(!1)}),vt=()=>st(Xt).developer;function Nl(){let[e,t]=g(()=>Object.fromEntries(ur.map(s=>[s,fe(s)??!1]))),n=de(()=>new Qt(e.sound),
[e.sound]);return v(()=>{for(let s of ur)me(s,e[s])},[e]),[de(()=>({...e,sounds:n}),[e,n]),s=>t(r=>({...r,[s]:!r[s]}))]}function jl({settings:e,flip:t,t:n}){return i`
        <details class="settings">
            <summary><span aria-hidden="true">⚙</span><span class="visually-hidden">${n("settings.title")}</span></summary>
            <div class="settings-box">
                ${ur.map(o=>i`
                    <label class="switch" key=${o}>
                        <input type="checkbox" name=${o} checked=${e[o]} onChange=${()=>t(o)} />
                        <span><strong>${n(`settings.${o}`)}</strong> <span class="hint">${n(`settings.${o}-hint`)}</span></span>
                    </label>`)}
            </div>
        </details>
    `}function D({problem:e,t,errors:n,hint:o,plain:s,places:r=!1}){if(!e)return null;let a=e.problem??{},l=n??a.errors??a.violations??[];return i`
        <div class="problem" role="alert" data-problem=${a.type??e.name}>
            <strong>${a.title??t(e instanceof z?"problem.unreachable":"problem.here")}</strong>
            ${(o||a.detail)&&i`<p>${o||a.detail}</p>`}
            ${!a.type&&e.message&&i`<p>${e.message}</p>`}
            ${s&&i`<p data-plainly>${s}</p>`}
            ${l.length>0&&i`<ul>${l.map(c=>i`<li><${Rl} error=${c} places=${r} /></li>`)}</ul>`}
        </div>
    `}var Rl=({error:e,places:t=!1})=>i`
    <${De} text=${e.detail} />
    <${qe} error=${e} places=${t} />
    ${e.clause&&i`<p class="clause">${e.clause}</p>`}
`;function qe({error:{code:e,rule:t,pointer:n},places:o=!1}){return(vt()?[e,t,n]:[o&&n]).filter(Boolean).map(r=>i` <code class="pointer">${r}</code>`)}var wm=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function dr({option:e,standard:t,value:n,change:o,errors:s,t:r}){let{id:a,ruling:l,schema:c,decides:p}=e,u=m=>o(wm(m,t)?void 0:m),d=i`<span class="option-name">${e.
name}</span><${qe} error=${{code:a}} />${l&&i` <span class="ruling">${l}</span>`}`,f=km(c);return i`
        <div class="option ${n===void 0?"":"changed"}">
            <${R} name="option-${a}" label=${d} hint=${i`<${De} text=${p} />`} errors=${s}
                control=${m=>i`<${f} ...${m} schema=${c} value=${n===void 0?t:n} set=${u} t=${r} />`}>
                ${n!==void 0&&i`<button type="button" class="quiet" onClick=${()=>o(void 0)}>${r("setup.default")}</button>`}
            <//>
        </div>
    `}function km(e){return"const"in e||e.enum?.length===1?vm:e.type==="boolean"?_m:e.enum?Sm:e.type==="integer"?Om:Mm}var vm=({schema:e,set:t,t:n,value:o,...s})=>i`
    <input ...${s} type="text" readonly value=${String(e.const??e.enum[0])} />`,_m=({schema:e,set:t,t:n,value:o,...s})=>i`
    <${F} ...${s} value=${o} choices=${[[!1,n("no")],[!0,n("yes")]]} onChange=${t} />`,Sm=({schema:e,set:t,t:n,value:o,...s})=>i`
    <${F} ...${s} value=${o} choices=${e.enum.map(r=>[r,String(r)])} onChange=${t} />`,Om=({schema:e,set:t,t:n,value:o,...s})=>i`
    <input ...${s} type="number" step="1" value=${o} onChange=${({target:r})=>t(r.value===""?void 0:Number(r.value))} />`;function Mm({schema:e,set:t,t:n,value:o,...s}){let[r,a]=g(null),l=({target:c})=>{
try{t(JSON.parse(c.value)),a(null)}catch{t(c.value),a(c.value)}};return i`<textarea ...${s} class="code" rows="3" spellcheck="false" value=${r??JSON.stringify(o)} onChange=${l} />`}var mr={};A(mr,{defaultOf:()=>ce});function ce(e,{ruleset:t,variant:n,players:o},s){let{defaults:r}=e.options.find(l=>l.id===s),a=l=>l.ruleset===t&&l.variant===n&&l.players===o.length;return r.find(a)?.
value}var Bl=["Ann","Bob","Cy","Dee","Eve","Flo"];function en(e){let t=e.rulesets.find(({id:o})=>o===e.default_ruleset),n=fe("players")??Bl.slice(0,3);return Il({ruleset:"",variant:"",players:n,options:{}},
t)}var Pl=e=>Bl.find(t=>!e.includes(t))??`${e.length+1}`;function Il(e,t){let n=e.players.slice(0,t.player_counts.at(-1));for(;n.length<t.player_counts[0];)n.push(Pl(n));let o=t.variants.includes(e.variant)?
e.variant:t.variants[0];return{...e,ruleset:t.id,variant:o,players:n}}function tn({sheet:e,draft:t,change:n,errors:o,t:s}){let r=e.rulesets.find(({id:a})=>a===t.ruleset);return i`
        <${R} name="ruleset" label=${s("setup.ruleset")} hint=${r.sources.join("; ")} errors=${Z(o,"/ruleset")}
            control=${a=>i`<${F} ...${a} value=${t.ruleset} choices=${e.rulesets.map(({id:l,name:c})=>[l,c])}
                onChange=${l=>n(Il(t,e.rulesets.find(c=>c.id===l)))} />`} />
        ${(r.variants.length>1||Z(o,"/variant").length>0)&&i`
            <${R} name="variant" label=${s("setup.variant")} errors=${Z(o,"/variant")}
                control=${a=>i`<${F} ...${a} value=${t.variant} choices=${r.variants.map(l=>[l,l])}
                    onChange=${l=>n({...t,variant:l})} />`} />`}
    `}function nn({sheet:e,draft:t,change:n,errors:o,t:s}){let{players:r}=t,a=e.rulesets.find(({id:u})=>u===t.ruleset).player_counts,l=u=>n({...t,players:u}),c=(u,d)=>{let f=[...r];[f[u],f[d]]=[f[d],f[u]],
l(f)},p=o.filter(({pointer:u})=>u==="/players");return i`
        <fieldset class="players">
            <legend>${s("setup.players")}</legend>
            <p class="hint">${s("setup.players-hint")}</p>
            <ol>
                ${r.map((u,d)=>i`
                    <li key=${d} class="player-row player-${d+1}">
                        <${R} name="player-${d+1}" label=${i`<span class="visually-hidden">${s("setup.player",{n:d+1})}</span>`}
                            errors=${[...Z(o,`/players/${d}`),...d===0?p:[]]}
                            control=${f=>i`<input ...${f} type="text" maxlength="64" autocomplete="off" value=${u}
                                onInput=${m=>l(r.map((h,$)=>$===d?m.target.value:h))} />`}>
                            <button type="button" class="icon" disabled=${d===0} aria-label=${s("setup.up",{name:u})}
                                onClick=${()=>c(d,d-1)}>↑</button>
                            <button type="button" class="icon" disabled=${d===r.length-1} aria-label=${s("setup.down",{name:u})}
                                onClick=${()=>c(d,d+1)}>↓</button>
                            <button type="button" class="icon" disabled=${r.length<=a[0]} aria-label=${s("setup.remove",{name:u})}
                                onClick=${()=>l(r.filter((f,m)=>m!==d))}>×</button>
                        <//>
                    </li>`)}
            </ol>
            <button type="button" data-add-player disabled=${r.length>=a.at(-1)}
                onClick=${()=>l([...r,Pl(r)])}>+ ${s("setup.add")}</button>
        </fieldset>
    `}function on({sheet:e,draft:t,change:n,errors:o,t:s}){let{options:r}=t,a=Object.keys(r).length,l=(p,u)=>{let{[p]:d,...f}=r;n({...t,options:u===void 0?f:{...f,[p]:u}})},c=Z(o,"/options").length>0;
return i`
        <details class="options" open=${c||void 0} data-options>
            <summary>${s("setup.options")} <span class="count">${a>0?s("setup.changed",{n:a}):s("setup.unchanged")}</span></summary>
            <div class="option-list">
                ${e.options.map(p=>i`
                    <${dr} key=${p.id} option=${p} standard=${ce(e,t,p.id)} value=${r[p.id]}
                        change=${u=>l(p.id,u)} errors=${Z(o,`/options/${p.id}`)} t=${s} />`)}
            </div>
        </details>
    `}var br={};A(br,{HOME:()=>Ge,addressAt:()=>vo,holdIcon:()=>hr,isServed:()=>_t,pageAddress:()=>it,pathHere:()=>St,serviceUrl:()=>rn});var Ge=new URL("..",import.meta.url),sn=new URL("table",Ge).href,rn=()=>document.
querySelector('meta[name="gavel-api"]')?.getAttribute("content")||Ge.href,ko=()=>location.href.split(/[?#]/)[0],_t=()=>ko()===sn||ko().startsWith(`${sn}/`),it=()=>_t()?sn:ko();function St(){return _t()?
ko().slice(sn.length).replace(/^\//,""):location.hash.startsWith("#/")?location.hash.slice(2):""}function vo(e){return e===""?it():_t()?`${sn}/${e}`:`${it()}#/${e}`}function hr(){let e=document.querySelector(
"link[rel=icon]");e!==null&&(e.href=e.href)}var xr={};A(xr,{Shown:()=>_o,useFocus:()=>Y,useLeaving:()=>an,useLoaded:()=>q,useScene:()=>yr,useTop:()=>se});function q(e,t){let[n,o]=g({value:null,of:[],problem:null});return v(()=>{let s=!0;return e().then(r=>s&&o({value:r,of:t,problem:null}),r=>s&&o({value:null,of:t,problem:r})),()=>{s=!1}},t),n}var _o=Gt(
{current:!0});function Y(...e){let t=O(null),n=st(_o),o=O(!1);return te(()=>{o.current=n.current&&t.current!==null,n.current=!0,o.current&&t.current.focus({preventScroll:!0})},e),v(()=>{if(!o.current||
t.current===null)return;let{top:s,bottom:r}=t.current.getBoundingClientRect();(s<0||r>innerHeight)&&t.current.scrollIntoView({block:"nearest"})},e),t}var Em="(min-width: 64rem)",Am="(prefers-reduced-m\
otion: reduce)";function yr(...e){v(()=>{let t=document.querySelector("[data-here]"),n=document.querySelector(".actions");if(t===null||n===null||matchMedia(Em).matches)return;let{top:o,bottom:s}=t.getBoundingClientRect(),
r=Math.min(innerHeight,n.getBoundingClientRect().top);if(o>=0&&s<=r)return;let a=o<0||s-o>r-2*gr?o-gr:s-r+gr;window.scrollBy({top:a,behavior:matchMedia(Am).matches?"instant":"smooth"})},e)}var gr=8;function se(){
v(()=>window.scrollTo(0,0),[])}function an(e){let t=O(e);t.current=e,v(()=>{let n=()=>t.current(),o=()=>document.hidden&&n();return window.addEventListener("blur",n),window.addEventListener("pagehide",
n),document.addEventListener("visibilitychange",o),()=>{window.removeEventListener("blur",n),window.removeEventListener("pagehide",n),document.removeEventListener("visibilitychange",o)}},[])}var Sr={};A(Sr,{AGREEMENTS:()=>_r,Clock:()=>Cm,inWords:()=>So});var _r=[1,2,3,5,10,30,60,1440,4320],wr=1e3,[kr,vr]=[60,1440];function So(e,t){return e>=vr?t(e===vr?"clock.day":"clock.days",{n:e/vr}):e>=kr?t(e===kr?"clock.hour":"clock.hours",{n:e/kr}):t(e===1?"cloc\
k.minute":"clock.minutes",{n:e})}function Cm({kept:e,t}){let{clock:n,moved:o,finished:s}=e,[r,a]=g(Date.now),l=n!==void 0&&o!==void 0&&!s;if(v(()=>{if(!l)return;a(Date.now());let p=setInterval(()=>a(Date.
now()),wr);return()=>clearInterval(p)},[l,o]),!l)return null;let c=Math.round((o+n*60*wr-r)/wr);return i`
        <p class="clock ${c<0?"over":""}" data-clock=${c<0?"over":"runs"}>
            <span role="timer" aria-live="off">${t(c<0?"clock.over":"clock.left",{time:Tm(Math.abs(c))})}</span>
            <span class="hint">${t("clock.hint",{time:So(n,t)})}</span>
        </p>
    `}function Tm(e){let[t,n,o]=[Math.floor(e/3600),Math.floor(e/60)%60,e%60],s=r=>String(r).padStart(2,"0");return t>0?`${t}:${s(n)}:${s(o)}`:`${n}:${s(o)}`}var Br={};A(Br,{codeOf:()=>Nr,holderOf:()=>Rr,isCode:()=>jr,keyOf:()=>ln,newSecret:()=>Lr});var Lm=e=>e/2**32|0,Nm=e=>e>>>0;function Hl(e,t,n,o){let s=Lm(n),r=Nm(n);e.setUint32(t,o?r:s,o),e.setUint32(t+4,o?s:r,o)}function Fl(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name==="Uint8Array"&&"BYTES_PER_ELEMENT"in e&&e.BYTES_PER_ELEMENT===1}var Or=e=>e?`"${e}" `:"";function Rm(e,t=""){if(typeof e!=
"number")throw new TypeError(Or(t)+"expected number, got "+typeof e);if(!Number.isSafeInteger(e)||e<0)throw new RangeError(Or(t)+"expected integer >= 0, got "+e);return e}function Mr(e,t,n=""){if(Fl(e)&&(t===void 0||e.length===t))return e;t!==void 0&&Rm(t,"length");let o=Fl(e),s=t!==void 0?` of length ${t}`:"",r=o?`length=${e.length}`:`type=${typeof e}`,a=Or(n)+"expect\
ed Uint8Array"+s+", got "+r;throw o?new RangeError(a):new TypeError(a)}var Bm=(e,t)=>{if(e===null||typeof e!="object"||Array.isArray(e))throw new TypeError((t==="object"?"":`"${t}" `)+"expected object, got type="+typeof e)},Dl=(e,t)=>{Bm(e,t);let n=Object.getPrototypeOf(
e);if(n!==Object.prototype&&n!==null)throw new TypeError(`"${t}" expected plain object`);if(Object.hasOwn(e,"__proto__"))throw new TypeError(`"${t}.__proto__" is not allowed`)};function Er(e,t=!0){if(e.
destroyed)throw new Error("hash was destroyed");if(t&&e.finished)throw new Error("digest() was already called")}function Ul(e,t){Mr(e,void 0,"output");let n=t.outputLen;if(!(e.length>=n))throw new RangeError(
'"output" expected length >= '+n)}function Ar(...e){for(let t=0;t<e.length;t++)e[t].fill(0)}function Oo(e){return new DataView(e.buffer,e.byteOffset,e.byteLength)}function xe(e,t){return e<<32-t|e>>>t}function Pm(e,t,n="opts"){return Dl(e,"defaults"),t!==void 0&&Dl(t,n),Object.assign(Object.create(null),e,t)}function zl(e,t={}){if(typeof e!="function")throw new TypeError('"hashCons" expected functi\
on, got type='+typeof e);t=Pm({},t,"info");let n=(s,r)=>e(r).update(s).digest(),o=e(void 0);return n.outputLen=o.outputLen,n.blockLen=o.blockLen,n.canXOF=o.canXOF,n.create=s=>e(s),Object.assign(n,t),Object.
freeze(n)}var ql=e=>({oid:Uint8Array.from([6,9,96,134,72,1,101,3,4,2,e])});function Gl(e,t,n){return e&t^~e&n}function Wl(e,t,n){return e&t^e&n^t&n}var Mo=class{blockLen;outputLen;canXOF=!1;padOffset;isLE;buffer;view;finished=!1;length=0;pos=0;destroyed=!1;constructor(t,n,o,s){
this.blockLen=t,this.outputLen=n,this.padOffset=o,this.isLE=s,this.buffer=new Uint8Array(t),this.view=Oo(this.buffer)}update(t){Er(this),Mr(t);let{view:n,buffer:o,blockLen:s}=this,r=t.length,a=!1;for(let l=0;l<
r;){let c=Math.min(s-this.pos,r-l);if(c===s){let p=Oo(t);for(;s<=r-l;l+=s)this.process(p,l);a=!0;continue}o.set(l===0&&c===r?t:t.subarray(l,l+c),this.pos),this.pos+=c,l+=c,this.pos===s&&(this.process(
n,0),this.pos=0,a=!0)}return this.length+=t.length,a&&this.roundClean(),this}digestInto(t){Er(this),Ul(t,this),this.finished=!0;let{buffer:n,view:o,blockLen:s,isLE:r}=this,{pos:a}=this;n[a++]=128,n.fill(
0,a),this.padOffset>s-a&&(this.process(o,0),n.fill(0)),Hl(o,s-8,this.length*8,r),this.process(o,0),this.roundClean();let l=t===n?o:Oo(t),c=this.outputLen,p=c/4,u=this.get();if(c%4||p>u.length)throw new Error(
"invalid outputLen");for(let d=0;d<p;d++)l.setUint32(4*d,u[d],r)}digest(){let{buffer:t,outputLen:n}=this;this.digestInto(t);let o=t.slice(0,n);return this.destroy(),o}_cloneIntoMeta(t){let{buffer:n,length:o,
finished:s,destroyed:r,pos:a}=this;return t.destroyed=r,t.finished=s,t.length=o,t.pos=a,a&&t.buffer.set(n),t}clone(){return this._cloneInto()}},Jl=Uint32Array.from([1779033703,3144134277,1013904242,2773480762,
1359893119,2600822924,528734635,1541459225]);var Im=Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,
4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,
1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,
1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298]),We=new Uint32Array(64),Cr=class extends Mo{A=0;B=0;C=0;D=0;E=0;F=0;G=0;H=0;constructor(t,n){super(64,
t,8,!1),this.A=n[0]|0,this.B=n[1]|0,this.C=n[2]|0,this.D=n[3]|0,this.E=n[4]|0,this.F=n[5]|0,this.G=n[6]|0,this.H=n[7]|0}get(){let{A:t,B:n,C:o,D:s,E:r,F:a,G:l,H:c}=this;return[t,n,o,s,r,a,l,c]}set(t,n,o,s,r,a,l,c){
this.A=t|0,this.B=n|0,this.C=o|0,this.D=s|0,this.E=r|0,this.F=a|0,this.G=l|0,this.H=c|0}_cloneInto(t){return(t||=new this.constructor).set(...this.get()),this._cloneIntoMeta(t)}process(t,n){for(let d=0;d<
16;d++,n+=4)We[d]=t.getUint32(n,!1);for(let d=16;d<64;d++){let f=We[d-15],m=We[d-2],h=xe(f,7)^xe(f,18)^f>>>3,$=xe(m,17)^xe(m,19)^m>>>10;We[d]=$+We[d-7]+h+We[d-16]|0}let{A:o,B:s,C:r,D:a,E:l,F:c,G:p,H:u}=this;
for(let d=0;d<64;d++){let f=xe(l,6)^xe(l,11)^xe(l,25),m=u+f+Gl(l,c,p)+Im[d]+We[d]|0,$=(xe(o,2)^xe(o,13)^xe(o,22))+Wl(o,s,r)|0;u=p,p=c,c=l,l=a+m|0,a=r,r=s,s=o,o=m+$|0}o=o+this.A|0,s=s+this.B|0,r=r+this.
C|0,a=a+this.D|0,l=l+this.E|0,c=c+this.F|0,p=p+this.G|0,u=u+this.H|0,this.set(o,s,r,a,l,c,p,u)}roundClean(){Ar(We)}destroy(){this.destroyed=!0,this.set(0,0,0,0,0,0,0,0),Ar(this.buffer)}},Tr=class extends Cr{constructor(){
super(32,Jl)}};var Kl=zl(()=>new Tr,ql(1));var Hm=32,Fm=/^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/,Lr=()=>Vl(crypto.getRandomValues(new Uint8Array(Hm))),Nr=e=>Vl(Kl(Dm(e))),jr=e=>Fm.test(e),ln=(e,t)=>`gvs1.${e}.${t}`,Rr=e=>e.split(".")[1];function Vl(e){
return btoa(String.fromCharCode(...e)).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function Dm(e){let t=atob(e.replaceAll("-","+").replaceAll("_","/"));return Uint8Array.from(t,n=>n.charCodeAt(
0))}var Ir={};A(Ir,{REFEREE:()=>zm,TABLE:()=>Pr,holderName:()=>Um});var Um=({players:e},t,n)=>e[Number(t)-1]??n(`links.holder.${t}`),[zm,Pr]=["r","t"];var ha={};A(ha,{KeptList:()=>ma,turnOf:()=>$a});var zr={};A(zr,{PasteForm:()=>Ur});var Dr={};A(Dr,{invitationTo:()=>Fr,isLink:()=>Ot,linkTo:()=>Vm,linksIn:()=>cn,parsed:()=>Yl});var Hr="#join",qm=/^[a-z0-9-]{1,64}$/,Gm=/^[A-Za-z0-9_.-]{1,20000}$/,[Wm,Jm]=[/^[1-9][0-9]{0,4}$/,/^(0|[1-9][0-9]{0,4})$/],
Km=/^gvs1\.[1-9rt]\.[A-Za-z0-9_-]{43}$/,Zl={game:qm,token:Gm,key:Km,clock:Wm,undo:Jm};function Vm(e,{game:t,token:n,key:o,clock:s,undo:r}){let a=Object.entries({game:t,token:n,key:o,clock:s,undo:r}).filter(
([,c])=>c!==void 0),l=new URLSearchParams(a.map(([c,p])=>[c,String(p)]));return`${e}#${l}`}var Fr=e=>e+Hr,Ot=e=>e===Hr||/^#(?:game|token|key)=/.test(e);function Yl(e){if(e===Hr)return{invitation:!0};let t=new URLSearchParams(
e.slice(1)),n=[...t.keys()];if(n.some((c,p)=>!(c in Zl)||n.indexOf(c)<p))return null;let{game:o,token:s,key:r,clock:a,undo:l}=Object.fromEntries(t);return o===void 0||s===void 0||n.some(c=>!Zl[c].test(
t.get(c)))?null:{game:o,token:s,...r&&{key:r},...a&&{clock:Number(a)},...l&&{undo:Number(l)}}}function cn(e){let n=(e.match(/#[^\s<>"]*/g)??[]).filter(Ot).map(Yl);return n.length===0||n.includes(null)?
null:n}function Ur({t:e,open:t,hint:n}){let[o,s]=g(""),[r,a]=g(!1);return i`
        <form class="paste" novalidate onSubmit=${async c=>{c.preventDefault();let p=cn(o);a(p===null),p!==null&&(s(""),await t(p))}}>
            <div class="field ${r?"invalid":""}">
                <label for="paste-link">${e("links.paste")}</label>
                ${n&&i`<p class="hint" id="paste-hint">${n}</p>`}
                <div class="control">
                    <input id="paste-link" name="link" type="text" autocomplete="off" spellcheck="false" value=${o}
                        aria-invalid=${r?"true":void 0} aria-describedby=${[n&&"paste-hint",r&&"paste-errors"].filter(Boolean).join(" ")||void 0}
                        onInput=${c=>s(c.target.value)} />
                    <button type="submit" data-open-link>${e("links.open")}</button>
                </div>
                ${r&&i`<p class="errors" id="paste-errors" role="alert" data-errors>${e("links.broken")}</p>`}
            </div>
        </form>
    `}var fa={};A(fa,{act:()=>y$,canAct:()=>da,keyIn:()=>jo,look:()=>ct,newlyKept:()=>No,openLink:()=>ua,retold:()=>g$,sealedOf:()=>Bo,seatIn:()=>Ro,see:()=>pa,switchLine:()=>x$,taken:()=>Mt,withKey:()=>pn});var la={};A(la,{dropSecret:()=>ia,forget:()=>aa,keep:()=>Je,keepSecret:()=>$$,secrets:()=>un,table:()=>ra,tables:()=>sa});var na={};A(na,{Store:()=>ue});var Wr=(e,t)=>t.some(n=>e instanceof n),Ql,Xl;function Zm(){return Ql||(Ql=[IDBIndex,IDBObjectStore,IDBCursor,IDBDatabase,IDBTransaction])}function Ym(){return Xl||(Xl=["advance","continue","continueP\
rimaryKey"].map(e=>IDBCursor.prototype[e]))}var Jr=new WeakMap,qr=new WeakMap,Eo=new WeakMap;function Qm(e){let t=new Promise((n,o)=>{let s=()=>{e.removeEventListener("success",r),e.removeEventListener(
"error",a)},r=()=>{n(lt(e.result)),s()},a=()=>{o(e.error),s()};e.addEventListener("success",r),e.addEventListener("error",a)});return Eo.set(t,e),t}function Xm(e){if(Jr.has(e))return;let t=new Promise(
(n,o)=>{let s=()=>{e.removeEventListener("complete",r),e.removeEventListener("error",a),e.removeEventListener("abort",a)},r=()=>{n(),s()},a=()=>{o(e.error||new DOMException("AbortError","AbortError")),
s()};e.addEventListener("complete",r),e.addEventListener("error",a),e.addEventListener("abort",a)});Jr.set(e,t)}var Kr={get(e,t,n){if(e instanceof IDBTransaction){if(t==="done")return Jr.get(e);if(t===
"store")return n.objectStoreNames[1]?void 0:n.objectStore(n.objectStoreNames[0])}return lt(e[t])},set(e,t,n){return e[t]=n,!0},has(e,t){return e instanceof IDBTransaction&&(t==="done"||t==="store")?!0:
t in e}};function oc(e){Kr=e(Kr)}function e$(e){return Ym().includes(e)?function(...t){return e.apply(Vr(this),t),lt(this.request)}:function(...t){return lt(e.apply(Vr(this),t))}}function t$(e){return typeof e==
"function"?e$(e):(e instanceof IDBTransaction&&Xm(e),Wr(e,Zm())?new Proxy(e,Kr):e)}function lt(e){if(e instanceof IDBRequest)return Qm(e);if(qr.has(e))return qr.get(e);let t=t$(e);return Object.is(t,e)||
(qr.set(e,t),Eo.set(t,e)),t}var Vr=e=>Eo.get(e);function sc(e,t,{blocked:n,upgrade:o,blocking:s,terminated:r}={}){let a=indexedDB.open(e,t),l=lt(a);return o&&a.addEventListener("upgradeneeded",c=>{o(lt(
a.result),c.oldVersion,c.newVersion,lt(a.transaction),c)}),n&&a.addEventListener("blocked",c=>n(c.oldVersion,c.newVersion,c)),l.then(c=>{r&&c.addEventListener("close",()=>r()),s&&c.addEventListener("v\
ersionchange",p=>s(p.oldVersion,p.newVersion,p))}).catch(()=>{}),l}var n$=["get","getKey","getAll","getAllKeys","count"],o$=["put","add","delete","clear"],Gr={};function ec(e,t){if(!(e instanceof IDBDatabase&&!(t in e)&&typeof t=="string"))return;if(Gr[t])return Gr[t];
let n=t.replace(/FromIndex$/,""),o=t!==n,s=o$.includes(n);if(!(n in(o?IDBIndex:IDBObjectStore).prototype)||!(s||n$.includes(n)))return;let r=async function(a,...l){let c=this.transaction(a,s?"readwrit\
e":"readonly"),p=c.store;return o&&(p=p.index(l.shift())),(await Promise.all([p[n](...l),s&&c.done]))[0]};return Gr[t]=r}oc(e=>({...e,get:(t,n,o)=>ec(t,n)||e.get(t,n,o),has:(t,n)=>!!ec(t,n)||e.has(t,n)}));
var s$=["advance","continue","continuePrimaryKey"],tc={},Zr=new WeakMap,rc=new WeakMap,r$={get(e,t){if(!s$.includes(t))return e[t];let n=tc[t];return n||(n=tc[t]=function(...o){Zr.set(this,rc.get(this)[t](
...o))}),n}};async function*a$(...e){let t=this;if(t instanceof IDBCursor||(t=await t.openCursor(...e)),!t)return;t=t;let n=new Proxy(t,r$);for(rc.set(n,t),Eo.set(n,Vr(t));t;)yield n,t=await(Zr.get(n)||
t.continue()),Zr.delete(n)}function nc(e,t){return t===Symbol.asyncIterator&&Wr(e,[IDBIndex,IDBObjectStore,IDBCursor])||t==="iterate"&&Wr(e,[IDBIndex,IDBObjectStore])}oc(e=>({...e,get(t,n,o){return nc(
t,n)?a$:e.get(t,n,o)},has(t,n){return nc(t,n)||e.has(t,n)}}));var ac="gavel.game",ic="gavel.tables",i$="earlier";async function cc(e){let[t,n]=[lc(ac),lc(ic)];if(!Yr(t)&&n===null)return;let o=e.transaction(["games","tables"],"readwrite"),s=async(p,u)=>await p.get(
u.id)??p.put(u),r=Date.now(),{start:a,actions:l,cursor:c}=t??{};await Promise.all([Yr(t)&&s(o.objectStore("games"),{id:i$,game:t.game,name:"",start:a,actions:l,cursor:c,created:r,changed:r,finished:!1}),
...Object.values(n??{}).filter(p=>typeof p?.id=="string").map(p=>s(o.objectStore("tables"),p)),o.done]),Yr(t)&&localStorage.removeItem(ac),localStorage.removeItem(ic)}var Yr=e=>typeof e?.game=="string"&&
Array.isArray(e.actions)&&Number.isInteger(e.cursor)&&!!e.start;function lc(e){try{return JSON.parse(localStorage.getItem(e)??"null")}catch{return null}}var l$="gavel",c$=2,u$=3e3,p$=["games","tables","steps","answers","matches","tournaments"],Ao=null;function Qr(){return Ao??=Promise.race([d$(),f$()]).catch(e=>{throw Ao=null,e}),Ao}async function d$(){
let e=()=>{Ao=null},t=await sc(l$,c$,{upgrade(n){p$.filter(o=>!n.objectStoreNames.contains(o)).forEach(o=>n.createObjectStore(o,{keyPath:"id"}))},blocking(n,o,s){s.target.close(),e()},terminated:e});return await cc(
t),t}var f$=()=>new Promise((e,t)=>setTimeout(()=>t(new Error("the database does not open")),u$));var Xr=!1,ea=new Set;function ta(e){Xr||(Xr=!0,console.info(`kept in memory only: ${e}`),ea.forEach(t=>t()))}function uc(e){return Xr&&e(),ea.add(e),()=>ea.delete(e)}var ue=class{#t;#e=new Map;constructor(t){this.#t=t}async all(){return[...(await this.#n(o=>o.getAll(),[])).filter(({id:o})=>!this.#e.has(o)),...[...this.#e.values()].filter(o=>o!==null)]}async get(t){
return this.#e.has(t)?this.#e.get(t):await this.#n(n=>n.get(t),null)??null}put=t=>this.change(t.id,()=>t);remove=t=>this.change(t,()=>null);async change(t,n){let o=this.#e.get(t)??null;try{let s=(await Qr()).
transaction(this.#t,"readwrite");s.done.catch(()=>{}),o=this.#e.has(t)?o:await s.store.get(t)??null;let r=n(o);return r===null?await s.store.delete(t):r!==void 0&&await s.store.put(r),await s.done,this.#e.
delete(t),!0}catch(s){ta(s);let r=n(o);return r!==void 0&&this.#e.set(t,r),!1}}async#n(t,n){try{return await t((await Qr()).transaction(this.#t).store)}catch(o){return ta(o),n}}};var Co=new ue("tables"),oa="join-secrets",m$=3,pc=400,sa=async()=>(await Co.all()).sort((e,t)=>t.changed-e.changed),ra=e=>Co.get(e);async function Je(e){let[t,n]=[e.told.slice(-pc),e.played.slice(-pc)];
return Co.put({...e,told:t,played:n,changed:Date.now()})}var aa=e=>Co.remove(e),un=async()=>fe(oa)??[];async function $$(e){return me(oa,[e,...await un()].slice(0,m$))}async function ia(e){me(oa,(await un()).
filter(t=>t!==e))}function To({token:e,head:t,view:n,actions:o}){let s=o.findLastIndex(a=>a.action!==null||a.player==="referee"),r=o.slice(s+1);return{token:e,head:t,settled:r.length>0?r[0].ply-1:n.ply,pending:r.length}}
function dc({place:e,heads:t},n){if(n.settled>e.settled)return"newer";let o=n.settled===e.settled?e.head:t[n.settled];return o!==void 0&&o!==n.head?"line":n.settled<e.settled?"older":n.token===e.token?
"same":n.pending>0&&e.pending>0?"choices":n.pending>=e.pending?"newer":"older"}function fc({place:e,played:t},n,{guarded:o,actions:s}){if(!o)return e.settled;let r=new Map(t.map(l=>[l.ply,JSON.stringify(l)])),a=s.find(l=>l.ply<=n&&r.has(l.ply)&&r.get(l.ply)!==JSON.stringify(l));
return Math.min(e.settled,n,a===void 0?n:a.ply-1)}var ca=(e,t)=>Object.fromEntries(Object.entries(t).filter(([n])=>Number(n)<=e));function mc(e,t,{guarded:n,events:o,view:s,actions:r},a,l){let c=e.changed===
0,p=a===e.place.settled&&(!n||t.settled===a),u=p?e.told:e.told.filter(({ply:f})=>f<=a);if(o.length===0)return u;if(!n||p&&!c)return[...u,{ply:s.ply,from:s.ply,events:o,language:l}];let d=c?r[0]?.ply??
1:Math.max(a+1,t.settled+1-8);return[...u,{ply:t.settled,from:d,events:o,language:l}]}function $c(e,{settled:t,token:n,pending:o},s,{guarded:r}){if(!r)return{};let a={...ca(s,e.tokens??{}),...o===0&&{
[t]:n}};return Object.fromEntries(Object.entries(a).filter(([l])=>Number(l)>=t-8))}var Lo={since:0},h$=/^[1-9r]$/;async function ua(e,{undo:t,...n}){let o=await b$(e,n);return t!==void 0&&o.answer.guarded?{...o,asked:{ply:t,token:n.token}}:o}async function b$(e,{game:t,token:n,key:o,
clock:s}){let r=e.game(t),a=await r.sealed(n,o).view(Lo),l=await ra(a.table)??{...No(t,a),...s&&{clock:s}},c=o===void 0?await w$(r,n,l):pn(l,o),p=jo(c);if(a.guarded&&c.changed!==0)return ct(e,c);let u=p===
o?a:await r.sealed(n,p).view(Lo);return v$(e,c,u)}var pa=(e,t,n={})=>Bo(e,t).view({...Lo,...n}),ct=async(e,t)=>Mt(t,await pa(e,t),null,e.language);async function g$(e,t){let[[n,o]=[t.place.settled,t.place.
token]]=Object.entries(t.tokens??{});return ct(e,{...t,place:{...t.place,settled:Number(n),token:o}})}async function y$(e,t,n){let o=await Bo(e,t).act(n);return hc(e,t,o,null)}async function x$(e,t,n){
let o=await e.game(t.game).sealed(n,jo(t)).view(Lo);return Mt({...t,heads:{},told:[],played:[]},o,null,e.language)}function No(e,{table:t,view:n,...o}){return{...{id:t,game:e,players:n.players.map(r=>r.
id),keys:{},as:null,heads:{},told:[],played:[],given:{},changed:0},...bc({view:n,actions:[],...o})}}function pn(e,t){let n=Rr(t);return{...e,keys:{...e.keys,[n]:t},as:n}}var jo=({keys:e,as:t})=>t===null?
void 0:e[t],Ro=({players:e,as:t})=>e[Number(t)-1]??null,da=e=>e.able&&e.toAct.includes(Ro(e)??(e.as===Pr?"table":null)),Bo=(e,t)=>e.game(t.game).sealed(t.place.token,jo(t));async function w$(e,t,n){if(n.
as!==null)return n;for(let o of await un())for(let s of n.players.keys()){let r=ln(s+1,o);if(await k$(e,t,r))return await ia(o),pn(n,r)}return n}async function k$(e,t,n){try{return await e.sealed(t,n).
view(),!0}catch(o){if(o.kind==="key-refused")return!1;throw o}}async function v$(e,t,n){let o=To(n);switch(t.changed===0?"newer":dc(t,o)){case"older":return{...await ct(e,t),note:"older"};case"line":return{
...await ct(e,t),note:"line",other:n.token};case"choices":return _$(e,t,n);default:return Mt(t,n,null,e.language)}}async function _$(e,t,n){let{token:o}=n;if(!h$.test(t.as??""))return To(n).pending>t.
place.pending?Mt(t,n,null,e.language):ct(e,t);try{return await hc(e,t,await Bo(e,t).merge([o]),"joined")}catch(s){if(s.kind!=="invalid-request")throw s;return{...await ct(e,t),note:"line",other:o}}}async function hc(e,t,n,o){
let s={...t,place:{...t.place,token:n.token}};await Je(s);let r=await pa(e,n.guarded?t:s),a=n.guarded&&r.events.length>0?r.events:[...n.events,...r.events];return Mt(t,{...r,events:a},o,e.language)}async function Mt(e,t,n,o){
let s={...e,...bc(t)},r=fc(e,s.place.settled,t);s.heads={...ca(r,e.heads),[s.place.settled]:s.place.head},s.told=mc(e,s.place,t,r,o),s.tokens=$c(e,s.place,r,t);let a=e.played.filter(({ply:u})=>u<=r),l=new Set(
a.map(({ply:u})=>u)),c=t.actions.filter(({ply:u})=>u<=s.place.settled);s.played=[...a,...c.filter(({ply:u})=>!l.has(u))],s.moved=S$(e,s)?Date.now():e.moved;let p=r<e.place.settled&&e.changed!==0;return{
kept:s,answer:t,note:p?"undone":n,stored:await Je(s)}}function S$(e,{place:t,heldBy:n}){let{settled:o,pending:s,head:r}=e.place;return e.moved===void 0||t.settled!==o||t.pending!==s||t.head!==r||n!==e.
heldBy}function bc(e){let{to_act:t,held:n,finished:o,legal_actions:s}=e;return{place:To(e),toAct:[...t],able:s===void 0||s.length>0,heldBy:n?.by??null,finished:o}}function ma({t:e,go:t,open:n}){return i`
        <section class="by-link" aria-labelledby="by-link-title">
            <h2 id="by-link-title">${e("links.title")}</h2>
            <${Ur} t=${e} open=${n} />
            <div><button type="button" class="quiet" data-go="join" onClick=${()=>t("join")}>${e("join.open")}</button></div>
        </section>
    `}function $a(e,t){let{finished:n,heldBy:o,toAct:s}=e,r=Ro(e);if(n)return t("links.finished");if(o!==null)return o===r?t("links.held-own"):t("links.held",{player:o});if(da(e))return t("links.turn");
let a=s.filter(l=>l!==r);return t("play.turn",{player:(a.length>0?a:s).map(l=>l==="table"?t("links.holder.t"):l).join(", ")})}var xa={};A(xa,{LinkBox:()=>ya});var ga={};A(ga,{useQr:()=>ba});var O$=globalThis.document?.baseURI;function Et(e){let t=document.querySelector(`meta[name="gavel-${e}"]`)?.getAttribute("content")??"";return new URL(t,O$).href}var M$=4;function ba(e,t){let{value:n,problem:o}=q(A$,[]),s=de(()=>n===null||e===null?null:E$(n,e,t),[n,e,t]);return{pending:n===null&&o===null,code:s}}function E$(e,t,n){let o=C$(e,t);if(o===null)return null;
let{size:s,data:r}=o,a=r.flatMap((l,c)=>l.flatMap((p,u)=>p?[`M${u} ${c}h1v1h-1z`]:[]));return i`<svg class="qr" role="img" aria-label=${n} viewBox="0 0 ${s} ${s}" shape-rendering="crispEdges"><path d=${a.
join("")} /></svg>`}var A$=async()=>(await import(Et("qr"))).encode;function C$(e,t){try{return e(t,{ecc:"L",border:M$})}catch{return null}}function ya({url:e,name:t,t:n,kind:o}){let[s,r]=g(""),a=O(null),[l,c]=g(!1),p=()=>{c(!0),a.current.showModal()};return i`
        <div class="link-box" data-link-kind=${o}>
            <input type="text" readonly class="code" aria-label=${t} value=${e} data-url onFocus=${u=>u.target.select()} />
            <div class="row tight">
                <button type="button" class="primary" data-copy-link aria-label=${`${n("links.copy")}: ${t}`}
                    onClick=${async()=>r(await rt(e)?e:"")}>${n(s===e?"copied":"links.copy")}</button>
                ${"share"in navigator&&i`<button type="button" data-share aria-label=${`${n("links.share")}: ${t}`}
                    onClick=${()=>navigator.share({title:t,url:e}).catch(()=>{})}>${n("links.share")}</button>`}
                <button type="button" data-scan aria-label=${`${n("links.qr")}: ${t}`} onClick=${p}>${n("links.qr")}</button>
            </div>
            <dialog ref=${a} class="qr-dialog" aria-label=${t} onClose=${()=>c(!1)}>
                ${l&&i`
                    <p><strong>${t}</strong></p>
                    <${T$} url=${e} name=${t} t=${n} />
                    <button type="button" data-close-qr onClick=${()=>a.current.close()}>${n("links.close")}</button>`}
            </dialog>
        </div>
    `}function T$({url:e,name:t,t:n}){let{pending:o,code:s}=ba(e,`${n("links.qr")}: ${t}`);return o?null:s??i`<p>${n("links.qr-too-long")}</p>`}var ka={};A(ka,{LinkProblem:()=>wa,plainly:()=>Po});var L$=["sealing-not-configured","seal-broken","key-refused","branched","held","table-unknown"],Po=(e,t)=>L$.includes(e?.kind)?t(`links.problem.${e.kind}`):void 0,wa=({problem:e,t})=>i`<${D} problem=${e} t=${t} plain=${Po(
e,t)} />`;var _a={};A(_a,{useMotion:()=>va});var xc={duration:380,easing:"cubic-bezier(.2, .7, .2, 1)"},wc={duration:320,easing:"ease-out"},N$=6,gc=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;function va(e,t,{ply:n,events:o}){let s=O(
null),r=O({view:null,ply:n,before:yc});return r.current.view!==t&&s.current!==null&&!gc()&&(r.current.before=j$(s.current,e)),te(()=>{let{view:a,ply:l,before:c}=r.current;if(r.current={view:t,ply:n,before:yc},
a===t||a===null||t===null||s.current===null||gc())return;let{pieces:p,bids:u}=kc(s.current,e);for(let[d,f]of p)R$(f,c.places.get(d));for(let[d,f]of u)f.textContent!==c.bids.get(d)&&f.animate([{scale:1.6},
{scale:1}],wc);if(!(n<=l))for(let d of o.flatMap(f=>e.payments(f)))B$(s.current,d)},[t]),s}var yc={places:new Map,bids:new Map};function kc(e,t){let n=new Map;for(let[s,r]of Object.entries(t.pieces))for(let a of e.
querySelectorAll(s)){let l=r(a);!n.has(l)&&a.getClientRects().length>0&&n.set(l,a)}let o=[...e.querySelectorAll(t.bids)].map(s=>[_c(s),s]);return{pieces:n,bids:new Map(o)}}function j$(e,t){let{pieces:n,
bids:o}=kc(e,t);return{places:new Map([...n].map(([s,r])=>[s,r.getBoundingClientRect()])),bids:new Map([...o].map(([s,r])=>[s,r.textContent]))}}var vc="[data-seat], [data-player], [data-bidder]",_c=e=>{
let{seat:t,player:n,bidder:o}=e.closest(vc)?.dataset??{};return t??n??o};function R$(e,t){if(t===void 0){e.animate([{transform:"perspective(40rem) rotateY(85deg)",opacity:.3},{transform:"none",opacity:1}],
wc);return}let n=e.getBoundingClientRect(),[o,s]=[t.left-n.left,t.top-n.top];if(Math.hypot(o,s)<N$)return;let r=n.width>0?t.width/n.width:1;e.animate([{transformOrigin:"0 0",transform:`translate(${o}p\
x, ${s}px) scale(${r})`},{transformOrigin:"0 0",transform:"none"}],xc)}function B$(e,{from:t,to:n,amount:o}){let[s,r]=[t,n].map(a=>I$(a===null?e:P$(e,a)));if(!(s===null||r===null))for(let a=0;a<Math.min(
o,5);a+=1){let l=document.createElement("span");l.className="flying-coin",l.setAttribute("aria-hidden","true"),document.body.append(l);let c=[s,r].map(({x:u,y:d})=>({transform:`translate(${u}px, ${d}p\
x)`})),p=l.animate(c,{...xc,duration:520,delay:a*70,fill:"both"});p.onfinish=p.oncancel=()=>l.remove()}}var P$=(e,t)=>[...e.querySelectorAll(vc)].find(n=>_c(n)===t)??null;function I$(e){if(e===null)return null;
let{left:t,top:n,width:o,height:s}=e.getBoundingClientRect();return{x:t+Math.min(o/2,120),y:n+Math.min(s/2,40)}}var Ta={};A(Ta,{changeGames:()=>z$,dropMatch:()=>q$,keepMatch:()=>U$,matchNow:()=>J$,matchWith:()=>Ca,matchesOf:()=>D$,newMatch:()=>G$,nextSetup:()=>W$});var Io={};A(Io,{Saves:()=>Te,game:()=>At,games:()=>$n,newId:()=>mn,onChange:()=>dn,put:()=>F$,remove:()=>Ma,rename:()=>Aa,restore:()=>Ea});var Oa=new ue("games"),Sa=globalThis.BroadcastChannel===void 0?null:new BroadcastChannel("gavel-games");function dn(e){let t=({data:n})=>e(n);return Sa?.addEventListener("message",t),()=>Sa?.removeEventListener(
"message",t)}async function fn(e,t){let n=await Oa.change(e,t);return Sa?.postMessage(e),n}var H$=12,Sc="abcdefghijklmnopqrstuvwxyz234567",mn=()=>Array.from(crypto.getRandomValues(new Uint8Array(H$)),
e=>Sc[e%Sc.length]).join(""),$n=async()=>(await Oa.all()).sort((e,t)=>t.changed-e.changed),At=e=>Oa.get(e),F$=e=>fn(e.id,()=>e);async function Ma(e){let t=null;return await fn(e,n=>(t=n,null)),t}var Ea=e=>fn(
e.id,t=>t===null?e:void 0),Aa=(e,t)=>fn(e,n=>n===null?void 0:{...n,name:t}),Te=class{#t;#e=Promise.resolve(null);constructor(t){this.#t=t}save(t){return this.#e=this.#e.then(n=>n??this.#n(t)),this.#e}has=({
changed:t})=>t===this.#t;async#n(t){let n=Math.max(Date.now(),(this.#t??0)+1),o=null;return await fn(t.id,s=>(o=s!==null&&s.changed!==this.#t?s:null,o===null?{...t,name:s?.name??t.name,changed:n}:void 0)),
o===null&&(this.#t=n),o}};var hn=new ue("matches"),D$=async e=>(await hn.all()).filter(t=>t.game===e).sort((t,n)=>n.created-t.created),U$=e=>hn.put(e),z$=(e,t)=>hn.change(e.id,n=>({...e,...n,sheets:{...n?.sheets,...e.sheets},games:t(
n?.games??e.games)})),q$=e=>hn.remove(e),Ca=async e=>(await hn.all()).find(({games:t})=>t.includes(e))??null,G$=(e,{rounds:t,options:n,setup:o})=>({id:mn(),game:e,created:Date.now(),rounds:t,options:n,
setup:o,games:[],sheets:{}});function W$({setup:e},t,{first:n,dealer:o,deal:s}){return{...e,dealer:o,...n===""?{first_player:{draw:!0}}:{first_player:n},...o==="table"&&s!==null&&{deal:s},...t?.cash&&
{cash:t.cash}}}async function J$(e,t){let n=await Promise.all(t.games.map(u=>At(u))),o=await K$(e,t,n),s=Object.fromEntries(o.filter(({sheet:u})=>u!==null).map(({id:u,sheet:d})=>[u,d])),r=o.filter(({sheet:u})=>u!==
null),a=[],c=r.map((u,d)=>({rounds:t.rounds,options:t.options,results:r.slice(0,d+1).map(({sheet:f})=>f)})).map((u,d)=>({id:d,operation:"matches",game:t.game,body:u}));for await(let u of e.batch(c))a.
push(u);for(let[u,d]of r.entries())d.wrongCash=u>0&&d.begun!==null&&V$(d.begun,a[u-1]);let p=a.at(-1)??null;return{games:o,standings:p?.ok?p.body:null,problem:p&&!p.ok?p.problem:null,match:{...t,sheets:{
...t.sheets,...s}}}}async function K$(e,t,n){let o=t.games.map((r,a)=>({id:r,record:n[a],begun:null,end:null,sheet:t.sheets[r]??null,wrongCash:!1,problem:null})),s=o.flatMap(({record:r},a)=>{if(r===null)
return[];let l=(c,p)=>({id:[a,c],operation:"replays",game:t.game,body:{...r.start,actions:p}});return[l("begun",[]),l("end",r.actions.slice(0,r.cursor))]});for await(let r of e.batch(s)){let[a,l]=r.id;
r.ok?o[a][l]=r.body.position:o[a].problem=r.problem}return o.map(r=>r.end===null?r:{...r,sheet:r.end.scores})}function V$({state:e},t){return!t.ok||t.body.cash===null?!1:e.players.some(({id:n,cash:o})=>t.
body.cash[n]!==o)}var ja={};A(ja,{RefereeRecord:()=>ut,signed:()=>Fo});var Ec=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function Ho(e,t){let n=t.players.map(({id:o})=>o);return Object.entries(e.at).flatMap(([o,s])=>{let r=e.choices?.[o]??null,a=r==="players"?n:r;return Ke(
t,o).map(([l,c])=>({place:l,value:ie(t,l),choices:a,where:{key:s,names:c}}))})}var bn=(e,t)=>t.filter(([n,o])=>!Ec(ie(e,n),o)).map(([n,o])=>({op:"replace",path:gn(n),value:o}));function La(e,t){let n=structuredClone(
e);for(let{path:o,value:s}of t){let r=o.split("/").slice(1).map(a=>a.replaceAll("~1","/").replaceAll("~0","~"));ie(n,r.slice(0,-1))[r.at(-1)]=s}return n}function Na(e,t){return Object.entries(e.at).flatMap(
([n,o])=>Ke(t,n).flatMap(([s,r])=>{let a=Z$(ie(t,s),e.kind);if(a===null)return[];let l=r.length>0&&(r.at(-1)===a||n.endsWith("/*")&&Q$(s.at(-1)));return[{value:a,place:s,where:{key:o,names:l?r.slice(0,
-1):r}}]}))}function Ac(e,t,n,o){let s=Na(e,t),r=(e.unseen??[]).flatMap(d=>Ke(t,d).map(([f])=>({value:ie(t,f),place:f,where:null}))),a=X$(Oc(e,t,n).map(Me));for(let{value:d}of[...s,...r])a.set(Me(d),(a.
get(Me(d))??0)-1);let l=new Map;for(let d of Oc(e,t,n))a.get(Me(d))>0&&l.set(Me(d),{value:d,place:null,where:null});for(let d of r.reverse())l.set(Me(d.value),d);let c=Tc(e,t),p=d=>gn(d.slice(0,-1)),u=new Map;
for(let d of s)p(d.place)===p(o.place)&&c.has(p(d.place))||u.set(JSON.stringify([Me(d.value),d.where]),d);return[...l.values(),...u.values()].filter(({value:d})=>!Ec(d,o.value))}function Cc(e,t,n,o){let s=[
[n.place,Mc(ie(t,n.place),o.value)]],r=new Map([[Me(n.value),o.value]]);o.place!==null&&(s.push([o.place,Mc(ie(t,o.place),n.value)]),r.set(Me(o.value),n.value));for(let[u]of(e.follow??[]).flatMap(d=>Ke(
t,d))){let d=Me(ie(t,u));r.has(d)&&s.push([u,r.get(d)])}let a=Tc(e,t),l=new Map,c=[];for(let[u,d]of s){let f=gn(u.slice(0,-1));if(!a.has(f)){c.push([u,d]);continue}l.has(f)||l.set(f,[u.slice(0,-1),[...ie(
t,u.slice(0,-1))]]),l.get(f)[1][Number(u.at(-1))]=d}let p=[...l.values()].map(([u,d])=>[u,d.sort((f,m)=>f-m)]);return bn(t,[...p,...c])}function Tc(e,t){return new Set((e.ascending??[]).flatMap(n=>Ke(
t,n).map(([o])=>gn(o))))}function Oc(e,t,n){let{components:o}=n,s=t.options[e.of];return(Array.isArray(s)?s:(o[t.ruleset]??o)[e.of]).map(a=>a?.id??a)}function Z$(e,t){if(e===null||typeof e!="object")return e;
let{kind:n=t,...o}=e;return n!==t?null:Object.keys(o).join()==="value"?o.value:o}function Mc(e,t){return e===null||typeof e!="object"?t:{...e,...typeof t=="object"?t:{value:t}}}function Lc(e,t,n){return n.
flatMap(o=>{let s=o.split("/").length,r=e.flatMap(a=>{let l=Object.keys(a.at).flatMap(c=>Ke(t,c.split("/").slice(0,s).join("/"))).find(([c])=>gn(c)===o)?.[1];return l===void 0?[]:[[a,l]]});return r.length===
1?r:[]})}function Ke(e,t){return Nc(e,t.split("/").slice(1),[],[])}function Nc(e,t,n,o){if(t.length===0)return[[n,o]];let[s,...r]=t;return Y$(e).filter(([a])=>s==="*"||s===a).flatMap(([a,l,c])=>Nc(c,r,
[...n,a],s==="*"?[...o,l]:o))}function Y$(e){return Array.isArray(e)?e.map((t,n)=>[String(n),String(t?.id??t?.tile??n+1),t]):e===null||typeof e!="object"?[]:Object.entries(e).map(([t,n])=>[t,t,n])}var ie=(e,t)=>t.
reduce((n,o)=>n[o],e),Q$=e=>/^\d+$/.test(e),gn=e=>e.map(t=>`/${t.replaceAll("~","~0").replaceAll("/","~1")}`).join(""),Me=e=>e!==null&&typeof e=="object"?JSON.stringify(Object.entries(e).sort()):e;function X$(e){
let t=new Map;for(let n of e)t.set(n,(t.get(n)??0)+1);return t}function Le(e,{game:t,t:n}){return typeof e=="boolean"?n(e?"yes":"no"):t.said?.(e,n)??String(e)}function Ne(e,t){if(e===null)return"";let n=e.names.map(s=>Le(s,t)).join(", ");if(e.key==="")return n;let o=t.
t(e.key,{at:n});return n===""||o.includes(n)?o:`${n}, ${o}`}function ut({record:e,state:t,game:n,t:o}){let{corrections:s=[],forfeits:r=[],penalties:a=[]}=e??{},l=[...s.map(c=>[c.ply,"correction",o("record.correction",{what:eh(c,t,n,o),reason:c.reason})]),...r.
map(c=>[c.ply,"forfeit",o("record.forfeit",{player:c.seat,reason:c.reason})]),...a.map(c=>[c.ply,"penalty",o("record.penalty",{player:c.seat,points:Fo(c.points),reason:c.reason})])].sort(([c],[p])=>c-
p);return l.length===0?null:i`
        <section class="referee-record" aria-labelledby="referee-record-title" data-referee-record>
            <h2 class="small" id="referee-record-title">${o("record.title")}</h2>
            <ul>${l.map(([c,p,u])=>i`<li key=${c} data-record=${p}>${u}</li>`)}</ul>
        </section>
    `}function eh({paths:e},t,n,o){let s=Lc(n.corrections??[],t,e).map(([r,a])=>th(o(r.name),Ne({key:"",names:a},{game:n,t:o})));return s.length>0?[...new Set(s)].join("; "):o("record.something")}var th=(e,t)=>t===
""?e:`${e} (${t})`,Fo=e=>e<0?`−${-e}`:`+${e}`;var Ia={};A(Ia,{RefereeScreen:()=>Pa});var nh=["correct","forfeit","penalty"];function jc({game:e,client:t,t:n,choose:o}){let{value:s,problem:r}=q(()=>t.game(e).rules(),[e,t]);return i`
        <p class="soft">${n("advice.lead")}</p>
        <${D} problem=${r} t=${n} />
        ${(s?.irregularities??[]).map(a=>i`
            <details key=${a.id} class="advice" data-irregularity=${a.id}>
                <summary>${a.happened}</summary>
                <p><${sh} text=${a.advice} t=${n} /></p>
                <p class="soft">${a.reason}</p>
                <div class="row tight">${oh(a.advice).map(l=>i`
                    <button type="button" key=${l} data-choose=${l} onClick=${()=>o(l)}>${n(`ruling.task.${l}`)}</button>`)}</div>
            </details>`)}
    `}var oh=e=>nh.filter(t=>e.includes(`\`${t}\``)),sh=({text:e,t})=>e.replace(/ \(`(correct|forfeit|default|penalty)`\)/g,"").replace(/`(\w+)`/g,(n,o)=>t(`ruling.word.${o}`));function Rc(e,t){return Hc(e,t).flatMap(([n,o,s])=>ie(t,o).flatMap((r,a)=>{let l=r[e.pile].at(-1);return l===void 0?[]:[{value:l,...Ic(n,o,s,a)}]}))}function Bc(e,t,n){return Hc(e,t).flatMap(([o,s,r])=>Array.
from({length:ie(t,s).length+1},(a,l)=>({value:null,...Ic(o,s,r,l)}))).filter(({place:o})=>o.join("/")!==n.place.join("/"))}function Pc(e,t,n,o){let[s,r]=[n,o].map(({place:f})=>f.slice(0,-1)),a=structuredClone(
ie(t,s)),l=s.join("/")===r.join("/")?a:structuredClone(ie(t,r)),[c,p]=[n,o].map(({place:f})=>Number(f.at(-1))),u=a[c][e.pile].pop();return p===l.length&&l.push({...e.empty,[e.pile]:[]}),l[p][e.pile].push(
u),JSON.stringify(a[c])===JSON.stringify({...a[c],...e.empty,[e.pile]:[]})&&c===a.length-1&&a.pop(),bn(t,a===l?[[s,a]]:[[s,a],[r,l]])}var Ic=(e,t,n,o)=>({place:[...t,String(o)],where:{key:e,names:[...n,
String(o+1)]}}),Hc=(e,t)=>Object.entries(e.at).flatMap(([n,o])=>Ke(t,n).map(([s,r])=>[o,s,r]));var Ra=e=>({base:e,state:e,patch:[],told:[],figures:[]});function Fc(e,t,n,o){let s=n.join("/"),r=Ho(t,e.base).find(l=>l.place.join("/")===s),a=e.figures.filter(l=>l.figure.place.join("/")!==s);return{
...e,figures:r.value===o?a:[...a,{kind:t,figure:r,value:o}]}}var Do=e=>e.of!==void 0||e.pile!==void 0,Uo=(e,t)=>e.pile===void 0?Na(e,t):Rc(e,t),zo=(e,t,n,o)=>e.pile===void 0?Ac(e,t,n,o):Bc(e,t,o);function Dc(e,t,n,o,s){
let r=(t.pile===void 0?Cc:Pc)(t,e.state,n,o);return{...e,state:La(e.state,r),patch:[...e.patch,...r],told:[...e.told,s]}}var Uc=e=>bn(e.state,e.figures.map(({figure:t,value:n})=>[t.place,n])),zc=e=>La(
e.state,Uc(e)),qc=e=>[...e.patch,...Uc(e)];function Wc({kind:e,state:t,words:n,change:o}){let{t:s}=n,r=Ho(e,t),a=[...new Set(r.map(Gc))],[l,c]=g(e.oneByOne?null:void 0);if(r.length===0)return i`<p>${s("correct.none")}</p>`;let p=r.filter(d=>l===
void 0||Gc(d)===l),u=[[null,s("correct.choose")],...a.map(d=>[d,rh(d,n)])];return i`
        ${e.oneByOne&&i`
            <${R} name="group" label=${s("correct.which")}
                control=${d=>i`<${F} ...${d} value=${l} choices=${u} onChange=${c} />`} />`}
        <fieldset class="figures">
            <legend>${s("correct.figures")}</legend>
            ${p.map(d=>i`<${ah} key=${d.place.join("/")} figure=${d} words=${n} change=${o} />`)}
        </fieldset>
    `}var Gc=({where:e})=>JSON.stringify(e.names),rh=(e,t)=>JSON.parse(e).map(n=>Le(n,t)).join(", ");function ah({figure:e,words:t,change:n}){let{place:o,value:s,choices:r,where:a}=e,l=p=>i`<${F} ...${p} value=${s} choices=${r.
map(u=>[u,Le(u,t)])} onChange=${u=>n(e,u)} />`,c=p=>i`<input ...${p} type="number" step="1" value=${s}
        onChange=${({target:u})=>u.value!==""&&n(e,Number(u.value))} />`;return i`<${R} name=${`figure-${o.join("-")}`} label=${Ne(a,t)} control=${r===null?c:l} />`}function Jc({kind:e,state:t,gameSheet:n,
words:o,pair:s,setPair:r,add:a}){let{t:l}=o,c=Uo(e,t);if(c.length===0)return i`<p>${l("correct.none")}</p>`;let p=({value:m,where:h})=>[m!==null&&Le(m,o),Ne(h,o)].filter(Boolean).join(" · "),u=(m,h)=>[
h,p(m)],d=[null,l("correct.choose")],f=s.wrong===null?[]:zo(e,t,n,c[s.wrong]);return i`
        <${R} name="wrong" label=${l("correct.wrong")}
            control=${m=>i`<${F} ...${m} value=${s.wrong} choices=${[d,...c.map(u)]} onChange=${h=>r({wrong:h,right:null})} />`} />
        ${s.wrong!==null&&i`
            <${R} name="right" label=${l("correct.right")} hint=${e.pile===void 0&&l("correct.right-hint")}
                control=${m=>i`<${F} ...${m} value=${s.right} choices=${[d,...f.map(u)]} onChange=${h=>r({...s,right:h})} />`}>
                <button type="button" data-add disabled=${s.right===null} onClick=${a}>${l("correct.add")}</button>
            <//>`}
    `}function Kc({state:e,t,busy:n,send:o}){let s=(e.forfeits??[]).map(({seat:u})=>u),r=e.players.map(({id:u})=>u).filter(u=>!s.includes(u)),[a,l]=g(r[0]??null),[c,p]=g("");return r.length===0?i`<p>${t("fo\
rfeit.all")}</p>`:i`
        <${qo} kind="forfeit" lead=${t("forfeit.lead")} button=${t("forfeit.send")} busy=${n} reason=${c} setReason=${p} t=${t}
            submit=${()=>o({type:"forfeit",seat:a,reason:c})}>
            <${Zc} seat=${a} setSeat=${l} seats=${r} t=${t} />
        <//>
    `}function Vc({state:e,t,busy:n,send:o}){let s=e.players.map(({id:d})=>d),[r,a]=g(s[0]),[l,c]=g(""),[p,u]=g("");return i`
        <${qo} kind="penalty" lead=${t("penalty.lead")} button=${t("penalty.send")} busy=${n} reason=${p} setReason=${u} t=${t}
            submit=${()=>o({type:"penalty",seat:r,points:Number(l),reason:p})}>
            <${Zc} seat=${r} setSeat=${a} seats=${s} t=${t} />
            <${R} name="points" label=${t("penalty.points")} hint=${t("penalty.points-hint")}
                control=${d=>i`<input ...${d} type="number" step="1" required value=${l} onInput=${({target:f})=>c(f.value)} />`} />
        <//>
    `}function qo({kind:e,lead:t,button:n,busy:o,reason:s,setReason:r,submit:a,t:l,children:c}){return i`
        <form class="ruling-form" data-ruling=${e} onSubmit=${p=>{p.preventDefault(),o||a()}}>
            <p class="soft">${t}</p>
            ${c}
            <${R} name="reason" label=${l("ruling.reason")} hint=${l("ruling.reason-hint")}
                control=${p=>i`<input ...${p} type="text" required maxlength="500" value=${s} onInput=${({target:u})=>r(u.value)} />`} />
            <div><button type="submit" class="primary" data-send>${n}</button></div>
        </form>
    `}var Zc=({seat:e,setSeat:t,seats:n,t:o})=>i`
    <${R} name="seat" label=${o("ruling.seat")}
        control=${s=>i`<${F} ...${s} value=${e} choices=${n.map(r=>[r,r])} onChange=${t} />`} />`;function Yc({game:e,gameSheet:t,state:n,t:o,busy:s,send:r}){let a=vt(),[l,c]=g(()=>Ra(n)),[p,u]=g(""),[d,f]=g({wrong:null,right:null}),[m,h]=g(""),[$,b]=g({}),[w,k]=g("");if(t===null)return null;let C=e.
corrections??[],y=C.find(M=>M.kind===p),T={game:e,t:o},H=(M,N,V,Se)=>{let re=Ne(N,T),tt=N.key===M?re:[o(M),re].filter(Boolean).join(", ");return o("correct.changed",{what:tt,before:Le(V,T),after:Le(Se,
T)})},j=(M,N,V)=>o("correct.changed",{what:`${o(M)}, ${Le(N.value,T)}`,before:Ne(N.where,T),after:Ne(V.where,T)}),x=()=>{if(y===void 0||!Do(y)||d.wrong===null||d.right===null)return l;let M=Uo(y,l.state)[d.
wrong],N=zo(y,l.state,t,M)[d.right],V=N.value===null?j(y.name,M,N):H(y.name,M.where,M.value,N.value);return Dc(l,y,M,N,V)},S=()=>{c(x()),f({wrong:null,right:null})},_=M=>{S(),u(M)},L=()=>{let M=ih(m),
N=[...qc(x()),...M??[]],V=M===null?{patch:"correct.no-patch"}:N.length===0?{kind:"correct.nothing"}:{};b(V),Object.keys(V).length===0&&r({type:"correct",patch:N,reason:w})},K=M=>$[M]===void 0?[]:[{detail:o(
$[M])}],U=[...l.told,...l.figures.map(({kind:{name:M},figure:N,value:V})=>H(M,N.where,N.value,V))],oe=[["",o("correct.choose")],...C.map(M=>[M.kind,o(M.name)]),...a?[["patch",o("correct.patch")]]:[]];
return i`
        <${qo} kind="correct" lead=${o("correct.lead")} button=${o("correct.send")} busy=${s} reason=${w} setReason=${k} t=${o} submit=${L}>
            <${R} name="kind" label=${o("correct.what")} errors=${K("kind")}
                control=${M=>i`<${F} ...${M} value=${p} choices=${oe} onChange=${_} />`} />
            ${y!==void 0&&!Do(y)&&i`<${Wc} key=${p} kind=${y} state=${zc(l)} words=${T}
                change=${({place:M},N)=>c(Fc(l,y,M,N))} />`}
            ${y!==void 0&&Do(y)&&i`<${Jc} key=${`${p} ${l.told.length}`} kind=${y} state=${l.state} gameSheet=${t}
                words=${T} pair=${d} setPair=${f} add=${S} />`}
            ${(p==="patch"||m!=="")&&i`
                <${R} name="patch" label=${o("correct.patch")} hint=${o("correct.patch-hint")} errors=${K("patch")}
                    control=${M=>i`<textarea ...${M} class="code" rows="5" spellcheck="false" value=${m} onInput=${({target:N})=>h(N.value)} />`} />`}
            ${U.length>0&&i`
                <div class="changes" data-changes=${U.length}>
                    <h3>${o("correct.changes")}</h3>
                    <ul>${U.map((M,N)=>i`<li key=${N}>${M}</li>`)}</ul>
                    <button type="button" class="quiet" data-drop onClick=${()=>c(Ra(n))}>${o("correct.drop")}</button>
                </div>`}
        <//>
    `}function ih(e){if(e.trim()==="")return[];try{let t=JSON.parse(e);return Array.isArray(t)?t:null}catch{return null}}var Ba={};A(Ba,{Refusal:()=>yn,RefusalText:()=>Qc});function yn({refusal:e,table:t,view:n,legal:o}){let s=O(null),r=e?.problem.kind==="illegal-action";if(te(()=>{s.current?.scrollIntoView({block:"nearest"}),r&&s.current?.focus({preventScroll:!0})},[e]),
e===null)return null;let{t:a}=t,{problem:l}=e,c=r&&[l.problem.title,...l.problem.violations.map(({detail:p})=>p)].join(" ");return i`
        <div class="refusal-place" ref=${s} ...${r&&{role:"group",tabindex:"0","aria-label":c}}>
            ${r?i`<${Qc} document=${l.problem} game=${t.game} t=${a} view=${n} legal=${o} />`:i`<${D} problem=${l} t=${a} />`}
        </div>
    `}function Qc({document:e,game:t,t:n,view:o,instead:s=[],legal:r}){let{violations:a,legal_actions:l}=e,c=r??(l.length>0?l:s);return i`
        <div class="refusal" data-refusal>
            <h2>${e.title}</h2>
            <ul>${a.map(p=>i`
                <li data-code=${p.code}>
                    <p>${p.detail}<${qe} error=${p} /></p>
                    ${p.clause&&i`<blockquote class="clause" data-clause=${p.rule}>${p.clause}</blockquote>`}
                    ${p.against?.length>0&&i`<ul data-against=${p.against.length}>${p.against.map(u=>i`<li data-code=${u.code}>${u.detail}</li>`)}</ul>`}
                </li>`)}
            </ul>
            ${c.length>0&&i`
                <p class="small">${n("refusal.legal")}</p>
                <ul class="small legal-list">${c.slice(0,8).map(p=>i`<li>${lh(p,t,n,o)}</li>`)}
                    ${c.length>8&&i`<li>${n("refusal.more",{n:c.length-8})}</li>`}</ul>`}
        </div>
    `}function lh(e,t,n,o){if(e.amount?.minimum!==void 0)return n(`refusal.bid${Bs(e)}`,{player:e.player,...e.amount});let s=Object.values(e).find(r=>r?.count!==void 0);return s?n("reveal.due",{n:s.count,
of:s.count}):t.label(e,n,o)}var ch=["advice","correct","forfeit","penalty"];function Pa({table:e,position:t,client:n,t:o,rule:s,refusal:r,busy:a,close:l,hides:c,uncover:p,earlier:u,part:d=!1}){se();let f=Y(),[m,h]=g("advice"),{state:$}=t,
b={...e,state:$,t:o,busy:a,send:k=>s({...k,player:"referee"})},w={advice:()=>i`<${jc} game=${$.game} client=${n} t=${o} choose=${h} />`,correct:()=>i`<${uh} hides=${c} uncover=${p} t=${o}><${Yc} ...${b} /><//>`,
forfeit:()=>i`<${Kc} ...${b} />`,penalty:()=>i`<${Vc} ...${b} />`};return i`
        <${d?"section":"main"} id=${d?void 0:"content"} class="referee" data-screen=${d?void 0:"referee"} data-ply=${$.ply} aria-busy=${String(a)}>
            <button type="button" data-close onClick=${l}>${o("ruling.back")}</button>
            <${d?"h2":"h1"} ref=${f} tabindex="-1">${o("ruling.title")}<//>
            <div class="row tight" role="group" aria-label=${o("ruling.title")}>
                ${ch.map(k=>i`<button type="button" class="chip" key=${k} data-task=${k} aria-pressed=${String(k===m)}
                    onClick=${()=>h(k)}>${o(`ruling.task.${k}`)}</button>`)}
                ${u&&i`<button type="button" class="chip" data-earlier onClick=${u}>${o("correcting.open")}</button>`}
            </div>
            <${yn} refusal=${r} table=${{...e,t:o}} view=${$} />
            <section class="sheet" aria-label=${o(`ruling.task.${m}`)} key=${m}>${w[m]()}</section>
            <${ut} record=${$} state=${$} game=${e.game} t=${o} />
        <//>
    `}function uh({hides:e,uncover:t,t:n,children:o}){let[s,r]=g(!1);return s||!e?o:i`
        <p>${n(t?"links.referee.unseal":"ruling.covered")}</p>
        <div><button type="button" class="primary" data-uncover onClick=${t??(()=>r(!0))}>${n(t?"links.referee.unseal-do":"ruling.uncover")}</button></div>
    `}var Da={};A(Da,{BrokenLink:()=>$e,isReviewLink:()=>Ha,linkTo:()=>fh,opened:()=>Fa,packed:()=>Xc,unpacked:()=>eu});var ph=/^#review=([A-Za-z0-9_-]*)(?:&at=(\d{1,5}))?$/;var dh=["game","setup","state","actions","names","history","scores"],$e=class extends Error{},Ha=e=>e.startsWith("#review=");async function fh(e,t,n){return`${e}#review=${await Xc(JSON.stringify(t))}&\
at=${n}`}async function Fa(e){let t=ph.exec(e);if(t===null)throw new $e("review.link-broken");return{record:$h(await eu(t[1])),at:t[2]===void 0?null:Number(t[2])}}async function Xc(e){let t=new Uint8Array(
await new Response(tu(new CompressionStream("deflate-raw"),new TextEncoder().encode(e))).arrayBuffer()),n="";for(let o of t)n+=String.fromCharCode(o);return btoa(n).replaceAll("+","-").replaceAll("/",
"_").replaceAll("=","")}async function eu(e){try{let t=atob(e.replaceAll("-","+").replaceAll("_","/")),n=Uint8Array.from(t,o=>o.charCodeAt(0));return await mh(tu(new DecompressionStream("deflate-raw"),
n))}catch(t){throw t instanceof $e?t:new $e("review.link-broken")}}var tu=(e,t)=>new Blob([t]).stream().pipeThrough(e);async function mh(e){let t=new TextDecoder("utf-8",{fatal:!0}),n=e.getReader(),o="";
for(let s=0;;){let{done:r,value:a}=await n.read();if(r)return o+t.decode();if(s+=a.length,s>2e6)throw await n.cancel(),new $e("review.link-too-long");o+=t.decode(a,{stream:!0})}}function $h(e){let t;try{
t=JSON.parse(e)}catch{throw new $e("review.link-broken")}if(!(typeof t?.game=="string"&&Array.isArray(t.actions)&&t.setup===void 0!=(t.state===void 0))||Object.keys(t).some(o=>!dh.includes(o)))throw new $e(
"review.link-foreign");return t}var za={};A(za,{RulesBox:()=>Ua});function Ua({game:e,ruleset:t,client:n,t:o}){let[s,r]=g(!1);return i`
        <details class="rules" onToggle=${a=>r(a.target.open)} data-rules>
            <summary>${o("rules.title")}</summary>
            ${s&&i`<${hh} game=${e} ruleset=${t} client=${n} t=${o} />`}
        </details>
    `}function hh({game:e,ruleset:t,client:n,t:o}){let{value:s,problem:r}=q(()=>n.game(e).rules(),[e,n]),a=(s?.clauses??[]).filter(({rulesets:l})=>l.includes(t));return i`
        <${D} problem=${r} t=${o} />
        <div class="clauses" tabindex="0" role="region" aria-label=${o("rules.title")}>
            <ul>${a.map(({id:l,text:c})=>i`<li key=${l} data-clause-id=${l}><${De} text=${c} /><${qe} error=${{rule:l}} /></li>`)}</ul>
        </div>
    `}var Ga={};A(Ga,{RulingsTable:()=>qa});var qa=({rulings:e,t})=>i`
    <div class="scrolling" tabindex="0" role="region" aria-label=${t("scores.rulings",{n:e.length})}><table>
        <thead><tr><th scope="col">${t("scores.ruling")}</th><th scope="col">${t("scores.value")}</th><th scope="col">${t("scores.why")}</th></tr></thead>
        <tbody>${e.map(n=>i`
            <tr key=${n.id}><th scope="row">${n.id}<br /><code>${n.option}</code></th><td><code>${JSON.stringify(n.value)}</code></td><td>${n.why}</td></tr>`)}
        </tbody>
    </table></div>
`;var Wa={};A(Wa,{Scoresheet:()=>xn});function xn({sheet:e,state:t,game:n,t:o}){let s=(e.referee?.forfeits??[]).map(({seat:u})=>u),{standings:r,winners:a,decided_by:l,unit:c,rulings:p}=e;return i`
        <div class="scoresheet" data-scoresheet>
            <p class="verdict">
                <strong>${a.length===0?o("scores.nobody"):o(a.length>1?"scores.winners":"scores.winner",{names:a.join(", ")})}</strong>
                <span class="soft" data-decided-by=${l}>${o(`scores.by.${l}`)}</span>
            </p>
            <ol class="standings">
                ${r.map(u=>i`
                    <li key=${u.player} class="standing ${u.winner?"winner":""}" data-standing=${u.player} data-total=${u.total}>
                        <div class="standing-head">
                            <span class="rank" aria-label=${o("scores.rank",{rank:u.rank})}>${u.rank}</span>
                            <h2>${u.player}</h2>
                            ${s.includes(u.player)&&i`<span class="soft" data-has-forfeited>${o("scores.forfeited")}</span>`}
                            <span class="total"><strong>${u.total}</strong> <span class="soft">${o(`unit.${c}`)}</span></span>
                        </div>
                        <div class="breakdown"><${n.Breakdown} sheet=${e} standing=${u} t=${o} /></div>
                        ${u.penalties!==void 0&&i`
                            <p class="penalties" data-penalties=${u.penalties}>
                                <span>${o("scores.penalties",{points:Fo(u.penalties)})}</span>
                                <strong>${o("scores.together",{sum:String(u.total+u.penalties).replace("-","−"),unit:o(`unit.${c}`)})}</strong>
                            </p>`}
                        <p class="tiebreak soft">${o("scores.tiebreak",{figures:u.tiebreak.join(", ")})}</p>
                    </li>`)}
            </ol>
            ${t&&i`<${ut} record=${e.referee} state=${t} game=${n} t=${o} />`}
            <details class="rulings">
                <summary>${o("scores.rulings",{n:p.length})}</summary>
                <${qa} rulings=${p} t=${o} />
            </details>
        </div>
    `}var Ka={};A(Ka,{soundOf:()=>nu,useSounds:()=>Ja});function Ja({motion:e,ply:t,events:n,finished:o,turn:s,refusal:r}){let{sounds:a}=st(Xt),l=O({ply:t,turn:s});v(()=>{let c=l.current;if(l.current={ply:t,turn:s},t<=c.ply)return;let p=nu({motion:e,events:n,
finished:o,isTurn:s!==null&&s!==c.turn});p!==null&&a.play(p)},[t,s]),v(()=>{r!==null&&a.play("refusal")},[r])}function nu({motion:e,events:t,finished:n,isTurn:o}){return n?"end":t.some(({type:s})=>e.awards.
includes(s))?"award":o?"turn":null}var Ei={};A(Ei,{GAMES:()=>I});var bh={park:i`
        <path d="M0 1 -6 9.5H6Z" />
        <circle r="7" cy="-1" />
        <path d="M0-8V6M-7-1H7M-5-6 5 4M5-6-5 4" />
    `,housing:i`
        <path class="al-solid" d="M-9 0 0-8.5 9 0H6.5V8.5H2V2.5H-2V8.5H-6.5V0Z" />
    `,forest:i`
        <path class="al-solid" d="M0-9.5 6-2H3.5L8 5H1.6V9.5H-1.6V5H-8L-3.5-2H-6Z" />
    `,water:i`
        <path d="M-9-3Q-6.5-7-4-3T1-3 6-3 9-5M-9 4.5Q-6.5.5-4 4.5T1 4.5 6 4.5 9 2.5" />
    `},gh={peace:i`<circle r="7.6" /><path d="M0-7.6V7.6M0 0-5.4 5.4M0 0 5.4 5.4" />`,love:i`<path class="al-solid" d="M0 8C-13-1-7-9.5 0-4 7-9.5 13-1 0 8Z" />`,music:i`
        <path d="M-3.4 5.5V-6.8L6-8.6V3.6" />
        <path class="al-solid" d="M-3.4 5.5a2.9 2.4 0 1 1-.01-.1ZM6 3.6a2.9 2.4 0 1 1-.01-.1Z" />
    `},Go=({terrain:e,x:t,y:n,scale:o=1})=>i`
    <g class=${`al-sign al-sign-${e}`} transform=${`translate(${t} ${n}) scale(${o})`}>${bh[e]}</g>
`,Va=({icon:e,x:t,y:n,scale:o=1,count:s=1})=>i`
    <g class=${`al-icon al-icon-${e}`} transform=${`translate(${t} ${n}) scale(${o})`}>
        <circle class="al-disc" r="13" />
        ${gh[e]}
        ${s>1&&i`<text class="al-times" x="15" y="6">×${s}</text>`}
    </g>
`,Ct=({icon:e})=>i`
    <svg class="al-inline" viewBox="-14 -14 28 28" aria-hidden="true"><${Va} icon=${e} x=${0} y=${0} /></svg>
`,ne=({terrain:e})=>(Za(),i`
        <svg class="al-inline" viewBox="-14 -14 28 28" aria-hidden="true">
            <rect class=${`al-fill al-${e}`} x="-13" y="-13" width="26" height="26" rx="6" />
            <rect class="al-texture" fill=${`url(#al-texture-${e})`} x="-13" y="-13" width="26" height="26" rx="6" />
            <${Go} terrain=${e} x=${0} y=${0} />
        </svg>
    `),Tt=({amount:e,label:t})=>i`
    <span class="al-coin" ...${t?{role:"img","aria-label":t}:{"aria-hidden":"true"}}>
        <span aria-hidden="true">${e??"?"}</span>
    </span>
`,yh=i`
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
`;function Za(){if(document.querySelector("body > .al-textures")!==null)return;let e=document.createElement("div");e.className="al-textures",document.body.append(e),qt(yh,e)}var Wo=["park","housing","forest","water"],we=["peace","love","music"],W=["n","e","s","w"],ou=[0,90,180,270],pt={n:[0,-1],e:[1,0],s:[0,1],w:[-1,0]};function Ee(e,t){let n=Array.isArray(t?.tiles)?t.tiles:
e.components.tiles;return new Map(n.map(o=>[o.id,o]))}function G(e,t){return e.get(t)??{id:t,regions:[],icons:[]}}function xh(e,t){return W[(W.indexOf(e)+t/90)%4]}function je(e,t){return e.regions.map(
({terrain:n,sides:o})=>({terrain:n,sides:o.map(s=>xh(s,t))}))}function su(e,t,n){return je(e,t).findIndex(({sides:o})=>o.includes(n))}function wn(e){return we.map(t=>[t,e.icons.filter(n=>n===t).length]).
filter(([,t])=>t>0)}function P(e){return e.replace(/^ref-/,"")}function he(e,t,n){let o=je(e,t).map(({terrain:r,sides:a})=>{let l=W.filter(c=>a.includes(c)).map(c=>n(`al.side.${c}`));return n("al.regi\
on",{terrain:n(`al.${r}`),sides:l.length>0?l.join(", "):n("al.inside")})}),s=wn(e).map(([r,a])=>n("al.counted",{what:n(`al.${r}`),count:a}));return[...o,...s].join("; ")||n("al.bare")}var dt=4,J=(e,t)=>`${e},${t}`;function ft(e){if(e.length===0)return null;let t=e.map(({x:l})=>l),n=e.map(({y:l})=>l),[o,s]=[Math.min(...t),Math.max(...t)],[r,a]=[Math.min(...n),Math.max(...n)];return{
left:o,right:s,top:r,bottom:a,width:s-o+1,height:a-r+1}}function kn(e,t,n){let o=new Map(e.map(a=>[J(a.x,a.y),a])),s=new Set,r=[];for(let a of wh(e,t,n)){if(s.has(Jo(a)))continue;s.add(Jo(a));let l=[a];
for(let c of l)for(let p of kh(c,o,t,n))s.has(Jo(p))||(s.add(Jo(p)),l.push(p));r.push({parts:l,tiles:new Set(l.map(({x:c,y:p})=>J(c,p))).size})}return r}var Jo=({x:e,y:t,region:n})=>`${e},${t},${n}`;function wh(e,t,n){
return e.flatMap(({tile:o,x:s,y:r})=>G(t,o).regions.flatMap((a,l)=>a.terrain===n?[{x:s,y:r,region:l}]:[]))}function kh({x:e,y:t,region:n},o,s,r){let a=o.get(J(e,t));return je(G(s,a.tile),a.rotation)[n].
sides.flatMap(l=>{let[c,p]=pt[l],u=o.get(J(e+c,t+p));if(u===void 0)return[];let d=G(s,u.tile),f=su(d,u.rotation,W[(W.indexOf(l)+2)%4]);return d.regions[f]?.terrain===r?[{x:u.x,y:u.y,region:f}]:[]})}function ru(e,t,n){
let o=ft(e),s=new Set(e.map(({x:a,y:l})=>J(a,l))),r=(a,l)=>n==="frame"?a<o.left||a>o.right||l<o.top||l>o.bottom:!s.has(J(a,l));return e.map(({tile:a,x:l,y:c,rotation:p})=>je(G(t,a),p).flatMap(({terrain:u,
sides:d},f)=>u==="water"&&d.some(m=>r(l+pt[m][0],c+pt[m][1]))?[{x:l,y:c,region:f}]:[])).filter(a=>a.length>0)}function mt(e,t,n){let o=Object.fromEntries(we.map(s=>[s,0]));for(let{tile:s}of e)for(let[
r,a]of wn(G(t,s)))o[r]+=a;return{park:Math.max(0,...kn(e,t,"park").map(s=>s.tiles)),water:ru(e,t,n?.coast??"open-side").length,housing:kn(e,t,"housing").length,forest:kn(e,t,"forest").length,icons:o}}
function au(e){if(ft(e)===null)return[{x:0,y:0}];let n=new Set(e.map(({x:s,y:r})=>J(s,r))),o=new Map;for(let{x:s,y:r}of e)for(let[a,l]of Object.values(pt)){let c={x:s+a,y:r+l},p=ft([...e,c]);n.has(J(c.
x,c.y))||p.width>dt||p.height>dt||o.set(J(c.x,c.y),c)}return[...o.values()].sort((s,r)=>s.y-r.y||s.x-r.x)}function iu(e,t,n,o){let s=new Map,r=({x:a,y:l,region:c},p)=>{let u=J(a,l);s.set(u,[...s.get(u)??
[],{region:c,text:p}])};if(o==="water")for(let a of ru(e,t,n?.coast??"open-side"))a.forEach(l=>r(l,"✓"));else o==="park"?kn(e,t,"park").sort((l,c)=>c.tiles-l.tiles)[0]?.parts.forEach(l=>r(l,"✓")):
kn(e,t,o).forEach((a,l)=>a.parts.forEach(c=>r(c,String(l+1))));return s}var vh=["park","water","housing","forest"];function _h({placing:e,turning:t,tiles:n,view:o}){let{island:s}=o.players.find(({id:c})=>c===e.player),{at:r}=t,a=mt(s,n,o.options),l=r?mt([...s,{...r,tile:e.
tile}],n,o.options):a;return vh.map(c=>({what:c,before:a[c],after:l[c]}))}function lu({view:e,gameSheet:t,placing:n,turning:o,t:s}){let r=_h({placing:n,turning:o,tiles:Ee(t,e.options),view:e}),a=({what:c,
before:p,after:u})=>s(u===p?"al.effect.same":"al.effect",{what:s(`al.count.${c}`),before:p,after:u}),l=o.at?`${o.at.x},${o.at.y}`:"";return v(()=>{let c=r.filter(({before:p,after:u})=>p!==u);l!==""&&Oe(
c.map(a).join("; ")||s("al.effect.none"))},[l,o.rotation]),i`
        <ul class="al-effect" aria-label=${s("al.effect.title")} data-at=${l}>
            ${r.map(({what:c,before:p,after:u})=>i`
                <li key=${c} class=${u===p?"":"al-changes"} title=${s(`al.count.${c}`)}>
                    <${ne} terrain=${c} />
                    <span aria-hidden="true">${u===p?p:`${p} → ${u}`}</span>
                    <span class="al-unseen">${a({what:c,before:p,after:u})}</span>
                </li>
            `)}
        </ul>
    `}function vn({x:e,y:t},n,o){for(let s of W){let[r,a]=pt[s],l=n.find(c=>c.x+r===e&&c.y+a===t);if(l!==void 0)return o(`al.beside.${s}`,{tile:P(l.tile)})}return o("al.beside.none")}function Ko({x:e,y:t},n,o){
let{left:s,top:r}=ft(n);return o("al.cell",{row:t-r+1,place:o(`al.nth.${e-s+1}`)})}var Lt=e=>e-1;function Ya({auction:e,options:t}){let n=e.high_bidder,o=e.bids[n];return{bidder:n,amount:o,price:o+(t.keep_surcharge??1)}}function cu(e,t,n){return Math.min(t.options.market_size??ce(e,
t,"market_size"),n.size)}function Ve(e,t,n){let o=Sh[e.type];return o===void 0?e.type:o(e,t,n)}var Sh={claim:(e,t,n)=>uu("al.do.claim",e,t,n),offer:(e,t,n)=>uu("al.do.offer",e,t,n),place:(e,t,n)=>{let{island:o}=n.players.find(
({id:s})=>s===e.player);return t("al.do.place",{beside:vn(e,o,t),rotation:e.rotation})},bid:({amount:e},t)=>{let n=typeof e=="number"?e:e.minimum===e.maximum&&e.minimum;return typeof n=="number"?t("al\
.do.bid",{amount:n}):t("al.do.bid-open",e)},pass:(e,t)=>t("al.do.pass"),decline:(e,t)=>t("al.do.decline"),sell:(e,t,n)=>t("al.do.sell",Ya(n)),keep:(e,t,n)=>t("al.do.keep",Ya(n)),reveal:({tiles:e},t)=>t(
"al.do.reveal",{count:Array.isArray(e)?e.length:e.count})};function uu(e,{position:t},n,o){let s=o.market[t-1],r={position:t,tile:P(s.tile),cost:Lt(t),money:s.money},a=Lt(t)===0?"free":"paid";return n(
`${e}.${a}`,r)+(s.money>0?n("al.do.finds",r):"")}var Qa={short:[[6,-6],[94,-6],[94,0],[65,29],[35,29],[6,0]],joined:[[6,-6],[94,-6],[94,0],[65,29],[65,40],[35,40],[35,29],[6,0]],pointed:[[6,-6],[94,-6],[94,0],[50,44],[6,0]]},Oh=[[90,-6],[106,-6],[106,
10],[71,39],[61,29]],Mh=[[31,31],[69,31],[69,69],[31,69]],Eh=[[43,24],[57,24],[57,76],[43,76]],_n={n:[50,14],e:[86,50],s:[50,86],w:[14,50]},ei={n:[83,17],e:[83,83],s:[17,83],w:[17,17]};function pu(e){
let t=ti(e),n=e.some(({sides:o})=>o.length===0);return e.map(({terrain:o,sides:s},r)=>({terrain:o,region:r,path:s.length===0?"":Ah(s,r===t,t===-1&&!n)})).filter(({path:o})=>o!=="").sort((o,s)=>+(s.region===
t)-+(o.region===t))}function Vo(e){let t=e.map((s,r)=>({...s,region:r})).filter(({sides:s})=>s.length===0),n=Math.ceil(Math.sqrt(t.length)),o=36/n;return t.map(({terrain:s,region:r},a)=>({terrain:s,region:r,
radius:(t.length===1?.46:.42)*o,x:50+o*(a%n-(n-1)/2),y:50+o*(Math.floor(a/n)-(Math.ceil(t.length/n)-1)/2)}))}function ti(e){let t=({sides:o})=>o.length<2?0:o.length*2+Number(du(o)),n=Math.max(0,...e.map(
t));return n===0?-1:e.findIndex(o=>t(o)===n)}function du(e){return e.includes("n")&&e.includes("s")||e.includes("e")&&e.includes("w")}function ni(e){return W.filter((t,n)=>e.includes(t)&&e.includes(W[(n+
1)%4]))}function Ah(e,t,n){let o=t?Qa.joined:n?Qa.pointed:Qa.short,s=[...e.map(r=>Xa(o,r)),...ni(e).map(r=>Xa(Oh,r))];return t?s.push(Mh):e.length===2&&du(e)&&s.push(Xa(Eh,e[0])),s.map(r=>`M${r.map(a=>a.
join(" ")).join("L")}Z`).join("")}function Xa(e,t){let n=W.indexOf(t);return e.map(([o,s])=>[[o,s],[100-s,o],[100-o,100-s],[s,100-o]][n])}function be({tile:e,rotation:t=0,label:n,lens:o,marks:s=[]}){Za();let r=je(e,t),a=n?{role:"img","aria-label":n}:{"aria-hidden":"true"};return i`
        <svg class=${`al-tile${o?` al-lens-${o}`:""}`} viewBox="0 0 100 100" focusable="false" ...${a}>
            <rect class="al-ground" width="100" height="100" />
            ${pu(r).map(l=>i`<${Ch} ...${l} key=${l.region} />`)}
            ${Vo(r).map(l=>i`<${Th} ...${l} key=${l.region} />`)}
            ${r.flatMap(({terrain:l,sides:c})=>c.map(p=>i`<${Go} terrain=${l} x=${_n[p][0]} y=${_n[p][1]} />`))}
            <${Lh} tile=${e} regions=${r} />
            ${s.map(({region:l,text:c})=>i`<${Rh} at=${jh(r,l)} text=${c} />`)}
            <rect class="al-edge" x="0.5" y="0.5" width="99" height="99" />
        </svg>
    `}var Ch=({path:e,terrain:t})=>i`
    <g class=${`al-land al-land-${t}`}>
        <path class=${`al-shore al-${t}`} d=${e} />
        <path class=${`al-fill al-${t}`} d=${e} />
        <path class="al-texture" fill=${`url(#al-texture-${t})`} d=${e} />
    </g>
`,Th=({x:e,y:t,radius:n,terrain:o})=>i`
    <g class=${`al-land al-land-${o}`}>
        <circle class="al-bank" cx=${e} cy=${t} r=${n+3.5} />
        <circle class=${`al-shore al-${o}`} cx=${e} cy=${t} r=${n} />
        <circle class=${`al-fill al-${o}`} cx=${e} cy=${t} r=${n} />
        <circle class="al-texture" fill=${`url(#al-texture-${o})`} cx=${e} cy=${t} r=${n} />
        <${Go} terrain=${o} x=${e} y=${t} scale=${Math.min(1.1,n/12)} />
    </g>
`;function Lh({tile:e,regions:t}){let n=Nh(t);return(e.icons.length<=n.length?we.flatMap(r=>e.icons.filter(a=>a===r).map(()=>[r,1])):wn(e)).map(([r,a],l)=>{let[c,p]=n[l];return i`<${Va} icon=${r} count=${a} x=${c} y=${p} scale=${.92} />`})}
function Nh(e){let t=e.flatMap(({sides:r})=>ni(r)),n=W.filter(r=>!e.some(({sides:a})=>a.includes(r))),o=ti(e)!==-1&&Vo(e).length===0?[[50,50]]:[],s=W.filter(r=>!t.includes(r));return[...t.map(r=>ei[r]),
...o,...n.map(r=>_n[r]),...s.map(r=>ei[r])]}function jh(e,t){let n=Vo(e).find(o=>o.region===t);return n?[n.x,n.y]:_n[W.find(o=>e[t].sides.includes(o))]}var Rh=({at:[e,t],text:n})=>i`
    <g class="al-badge">
        <circle cx=${e} cy=${t} r="13" />
        <text x=${e} y=${t+6.5}>${n}</text>
    </g>
`,Nt=({tile:e,rotation:t,label:n,name:o})=>i`
    <span class="al-named">
        <${be} tile=${e} rotation=${t} label=${n} />
        <span class="al-name" aria-hidden="true">${o}</span>
    </span>
`;function Zo({value:e,t,gameSheet:n,view:o}){let s=G(Ee(n,o.options),e);return i`<${Nt} tile=${s} name=${P(e)} label=${`${P(e)}: ${he(s,0,t)}`} />`}function Yo(e,t){let n=t.filter(({type:o})=>o==="place");return n.length===0||e.holding===null?null:{player:n[0].player,tile:e.holding.tile,key:`${e.ply} ${e.holding.tile}`,actions:n,rotations:[...new Set(
n.map(({rotation:o})=>o))].sort((o,s)=>o-s)}}function Qo(e,t,n){let{key:o,rotations:s,actions:r}=e??{key:"",rotations:[],actions:[]},a=d=>d?.key===o?d:{},l=d=>s.includes(a(d).rotation)?d.rotation:s[0]??
0,c=(d,f)=>r.find(m=>d&&m.x===d.x&&m.y===d.y&&m.rotation===f),p=(d,f)=>{let m=(s.indexOf(l(d))+f+s.length)%s.length,h=s[m]??0;return{...d,key:o,rotation:h,tapped:c(d?.tapped,h)}},u=l(t);return{rotation:u,
at:c(a(t).at??t?.tapped,u)??null,turn:d=>n(f=>p(f,d)),look:d=>n(f=>({...f,key:o,rotation:l(f),at:d}))}}function Bh(e,t){let n={player:e.holding?.player??e.bonus??e.auctioneer,auctioneer:e.auctioneer,bidder:e.auction?.high_bidder??"",amount:e.auction?.bids[e.auction.high_bidder]??0,reason:e.ended_by?t(`\
al.ended.${e.ended_by}`):""};return e.phase==="place"?t(`al.due.place.${e.holding.from}`,n):t(`al.due.${e.phase==="claim"&&e.bonus!==null?"bonus":e.phase}`,n)}function fu({view:e,tiles:t,placing:n,turning:o,
t:s}){return i`
        <section class="al-stage" aria-labelledby="al-stage-title" data-here=${["bidding","settling"].includes(e.phase)||void 0}>
            <h2 id="al-stage-title" class="al-round">${s("al.round",{round:e.round})}</h2>
            <p class="al-due">${Bh(e,s)}</p>
            ${e.holding&&i`<${Ph} ...${{view:e,tiles:t,placing:n,turning:o,t:s}} />`}
            ${e.auction&&i`<${Ih} view=${e} tiles=${t} t=${s} />`}
        </section>
    `}function Ph({view:e,tiles:t,placing:n,turning:o,t:s}){let r=G(t,e.holding.tile),a=n?o.rotation:0,l=he(r,a,s);return i`
        <div class="al-hand" data-held=${r.id}>
            <div class="al-held" key=${a}>
                <${be} tile=${r} rotation=${a} label=${s("al.in-hand",{tile:P(r.id),what:l})} />
            </div>
            ${n&&i`
                <div class="al-how">
                    <${oi} turning=${o} t=${s} />
                    <p>
                        ${s("al.turned",{rotation:a})}<span class="al-unseen">: ${l}</span>
                    </p>
                    <p class="al-hint">${s("al.place.hint")}</p>
                </div>
            `}
        </div>
    `}var oi=({turning:e,t})=>i`
    <div class="al-turner" role="group" aria-label=${t("al.turn")}>
        <${si} turn=${e.turn} t=${t} keyed=${!0} />
    </div>
`,si=({turn:e,t,keyed:n})=>i`
    <button type="button" class="al-button" data-turn="-90" onClick=${()=>e(-1)}>
        <span aria-hidden="true" class="al-arrow">↺</span> ${t("al.turn.left")}
    </button>
    <button type="button" class="al-button" data-turn="90" aria-keyshortcuts=${n?"R":void 0} onClick=${()=>e(1)}>
        <span aria-hidden="true" class="al-arrow">↻</span> ${t("al.turn.right")} ${n&&i`<kbd aria-hidden="true">R</kbd>`}
    </button>
`;function mu(e,t,n){te(()=>{if(t===null)return;let o=s=>{let r=e.current,a=r?.contains(document.activeElement)||r?.matches(":hover"),l=s.target.closest?.("input, textarea, select");s.key.toLowerCase()!==
"r"||s.ctrlKey||s.metaKey||s.altKey||!a||l||(s.preventDefault(),n.turn(s.shiftKey?-1:1))};return document.addEventListener("keydown",o),()=>document.removeEventListener("keydown",o)})}function $u(e,{rotation:t},n,o){
let s=O({key:"",rotation:0});v(()=>{let r=e?.key??"";s.current.key===r&&s.current.rotation!==t&&Oe(`${o("al.turned",{rotation:t})}: ${he(G(n,e.tile),t,o)}`),s.current={key:r,rotation:t}},[e?.key,t])}function Ih({
view:e,tiles:t,t:n}){let{auction:o,players:s,auctioneer:r}=e,a=G(t,o.tile),l=s.filter(({id:c})=>c!==r);return i`
        <div class="al-lot" data-lot=${o.tile}>
            <${be}
                tile=${a}
                label=${n("al.lot",{tile:P(o.tile),what:he(a,0,n)})}
            />
            <ul class="al-bids">
                ${l.map(({id:c})=>i`
                    <li key=${c} class=${c===o.high_bidder?"al-high":""} data-bidder=${c} data-bid=${o.bids[c]??""}>
                        <span class="al-who">${c}</span>
                        <${Hh} auction=${o} player=${c} t=${n} />
                    </li>
                `)}
            </ul>
        </div>
    `}function Hh({auction:e,player:t,t:n}){let o=e.bids[t],s=e.passed.includes(t);return i`
        ${o!==void 0&&i`<${Tt} amount=${o} label=${n("al.bid",{amount:o})} />`}
        ${o===void 0&&!s&&i`<span class="al-soft">${n("al.no-bid")}</span>`}
        ${t===e.high_bidder&&i`<span class="al-tag">${n("al.highest")}</span>`}
        ${s&&i`<span class="al-soft">${n("al.passed")}</span>`}
    `}var Fh=["claim","offer","place"];function hu({view:e,gameSheet:t,legal:n,act:o,prepared:s,prepare:r,isConfirming:a,t:l}){let c=Yo(e,n),p=Qo(c,s,r),u=c?c.actions.filter(({rotation:f})=>f===p.rotation):
n,d=i`<${zn} game=${{label:Ve,Piece:Zo}} gameSheet=${t} legal=${u} act=${o} t=${l} view=${e} />`;return n.some(({type:f})=>Fh.includes(f))?i`
        <div class="al-actions">
            ${!a&&i`<p>${l(`al.choose.${c?"cell":"stall"}`)}</p>`}
            ${c&&i`<${lu} ...${{view:e,gameSheet:t,placing:c,turning:p,t:l}} /><${oi} turning=${p} t=${l} />`}
            ${!a&&i`
                <details>
                    <summary>${l("al.choose.list",{count:u.length})}</summary>
                    ${d}
                </details>`}
        </div>
    `:d}function Xo({lens:e,setLens:t,t:n}){return i`
        <div class="al-lenses" role="group" aria-label=${n("al.lens")}>
            <span class="al-soft" aria-hidden="true">${n("al.lens")}</span>
            ${Wo.map(o=>i`
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
            ${e&&i`<p class="al-hint">${n(`al.lens.${e}`)}</p>`}
        </div>
    `}function Q({label:e,onAct:t,action:n,pressed:o}){return{role:"button",tabindex:"0","aria-label":e,...n!==void 0&&{"data-action":JSON.stringify(n)},...o!==void 0&&{"aria-pressed":String(o)},onClick:t,onKeyDown:s=>{
s.key!=="Enter"&&s.key!==" "||s.currentTarget instanceof HTMLButtonElement||(s.preventDefault(),t(s))}}}var bu={ArrowUp:[0,-1],ArrowRight:[1,0],ArrowDown:[0,1],ArrowLeft:[-1,0]};function ge(e,t,n){let o=O(null);te(()=>{let s=e.current;if(s===null)return;let r=[...s.querySelectorAll(t)],a=p=>{o.current=p;
for(let u of r)u.tabIndex=u===p?0:-1};a(r.find(p=>p===document.activeElement)??r.find(p=>p===o.current)??r[0]);let l=({target:p})=>r.includes(p)&&a(p),c=p=>{if(p.key==="Escape")return n?.();let u=Dh(p,
r);u!==void 0&&(p.preventDefault(),u.focus())};return s.addEventListener("focusin",l),s.addEventListener("keydown",c),()=>{s.removeEventListener("focusin",l),s.removeEventListener("keydown",c)}})}function Dh({
key:e,target:t,ctrlKey:n,metaKey:o,altKey:s},r){if(!(n||o||s||!r.includes(t)))return e==="Home"?r[0]:e==="End"?r.at(-1):e in bu?Uh(t,bu[e],r):void 0}function Uh(e,[t,n],o){let[s,r]=ri(e);return o.map(
a=>{let[l,c]=[ri(a)[0]-s,ri(a)[1]-r],p=l*t+c*n,u=Math.abs(l*n+c*t);return{place:a,isAhead:p>1&&3*p>u,far:p+2*u}}).filter(({isAhead:a})=>a).sort((a,l)=>a.far-l.far)[0]?.place}function ri(e){let{left:t,
top:n,width:o,height:s}=e.getBoundingClientRect();return[t+o/2,n+s/2]}function gu({view:e,tiles:t,legal:n,onTap:o,t:s}){let r=O(null);ge(r,".al-can");let a=n.filter(({type:l})=>l==="claim"||l==="offer");return i`
        <section class="al-market" aria-labelledby="al-market-title" data-here=${["claim","offer"].includes(e.phase)||void 0}>
            <header class="al-head">
                <h2 id="al-market-title">${s("al.market")}</h2>
                <p class="al-hint">${s(a.length>0?"al.market.choose":"al.market.order")}</p>
            </header>
            <div class="al-row">
                <ol class="al-stalls" ref=${r} style=${{"--al-across":zh(e.market.length)}}>
                    ${e.market.map((l,c)=>{let p=a.find(({position:u})=>u===c+1);return i`
                            <li key=${l.tile} data-stall=${l.tile} data-money=${l.money}>
                                <${qh} ...${{stall:l,position:c+1,action:p,onTap:o,t:s,tiles:t,view:e}} />
                            </li>
                        `})}
                </ol>
                <${Gh} view=${e} t=${s} />
            </div>
        </section>
    `}function zh(e){return e<=9?Math.max(8,e):Math.ceil(e/2)}function qh({stall:e,position:t,action:n,onTap:o,t:s,tiles:r,view:a}){let l=G(r,e.tile),c={position:t,tile:P(e.tile),what:he(l,0,s),money:e.
money},p=s("al.stall",c)+(e.money>0?s("al.stall.money",c):""),u=i`
        <span class="al-position" aria-hidden="true">${t}</span>
        <${be} tile=${l} label=${n?void 0:p} />
        ${e.money>0&&i`<${Tt} amount=${e.money} />`}
        <span class="al-price" aria-hidden="true">
            ${Lt(t)===0?s("al.free"):s("al.cost",{cost:Lt(t)})}
        </span>
    `;if(n===void 0)return i`<div class="al-stall" title=${c.tile}>${u}</div>`;let d=`${Ve(n,s,a)}. ${c.what}`,f={...Q({label:d,...o(n)}),"aria-label":void 0};return i`
        <button type="button" class="al-stall al-can" title=${c.tile} ...${f}>
            <span class="al-unseen">${d}</span>${u}
        </button>
    `}function Gh({view:e,t}){let n=Wh(e.stack);return i`
        <div class="al-stack">
            <div class="al-pile" role="img" data-stack=${n} aria-label=${t("al.stack",{count:n})}>
                <span aria-hidden="true">${n}</span>
            </div>
            <span class="al-price" aria-hidden="true">${t("al.stack.name")}</span>
            ${e.removed.length>0&&i`<span class="al-removed">${t("al.removed",{tiles:e.removed.map(P).join(", ")})}</span>`}
        </div>
    `}function Wh(e){return typeof e=="number"?e:e.hidden??e.length}function yu({view:e,gameSheet:t,t:n}){let{options:o}=e,s=Array.isArray(o.score_grid)?o.score_grid:t.components.score_grid,r=o.icon_awards??t.components.icon_awards;return i`
        <details class="al-reference">
            <summary>${n("al.reference")}</summary>
            <p><${ne} terrain="park" /> <${ne} terrain="water" /> ${n("al.grid.caption")}</p>
            <ol class="al-grid">
                ${s.map((a,l)=>i`
                    <li key=${l}>
                        <span aria-hidden="true">${l}</span><b aria-hidden="true">${a}</b>
                        <span class="al-unseen">${n("al.grid.entry",{count:l,points:a})}</span>
                    </li>
                `)}
            </ol>
            <ul class="al-ways">
                <li><${ne} terrain="park" /> ${n("al.way.park")}</li>
                <li><${ne} terrain="water" /> ${n(`al.way.water.${o.coast??"open-side"}`)}</li>
                <li><${ne} terrain="housing" /><${ne} terrain="forest" /> ${n("al.way.product")}</li>
                <li>
                    ${we.map(a=>i`<${Ct} icon=${a} key=${a} />`)}
                    ${" "}${n("al.way.icons",{first:r[0],second:r[1],third:r[2]})}
                </li>
            </ul>
            <p class="al-soft">${Jh(o,n)}</p>
        </details>
    `}function Jh(e,t){let n=[Array.isArray(e.tiles)&&"tiles",Array.isArray(e.score_grid)&&"grid"].filter(Boolean);return n.length===2?t("al.source.own"):t(`al.source.reference${n.length?`.${n[0]}-own`:
""}`)}function es({island:e,tiles:t,options:n,name:o,t:s,places:r=[],newest:a,lens:l,onTile:c,chosen:p}){let u=O(null);ge(u,".al-place",r[0]?.onEscape);let d=ft([...e,...r])??{left:0,top:0,right:0,bottom:0,
width:1,height:1},f=l?iu(e,t,n,l):new Map,m=({x:$,y:b})=>({gridColumn:$-d.left+2,gridRow:b-d.top+2}),h=Math.max(dt,d.width);return i`
        <div
            class=${`al-island${r.length>0?" al-open":""}`}
            ref=${u}
            role="group"
            aria-label=${o}
            style=${{"--al-columns":d.width,"--al-rows":d.height,"--al-size":h}}
        >
            ${e.map($=>{let b=G(t,$.tile),w=s("al.cell.tile",{rotation:$.rotation,cell:Ko($,e,s),tile:P($.tile),what:he(b,$.rotation,s)}),k=i`<${be}
                    tile=${b}
                    rotation=${$.rotation}
                    label=${c?void 0:w}
                    lens=${l}
                    marks=${f.get(J($.x,$.y))}
                />`,C={key:$.tile,class:`al-cell${$.tile===a?" al-newest":""}`,style:m($),title:P($.tile),"data-tile":$.tile,"data-cell":`${$.x},${$.y},${$.rotation}`};if(!c)return i`<div ...${C}>${k}</div>`;
let y=p===J($.x,$.y),T=Q({label:w,onAct:()=>c($),pressed:y});return i`<button type="button" ...${C} ...${T}>${k}</button>`})}
            ${r.map($=>i`
                <button
                    type="button"
                    key=${`place ${J($.x,$.y)}`}
                    class="al-cell al-place"
                    style=${m($)}
                    data-x=${$.x}
                    data-y=${$.y}
                    ...${Q($)}
                    onMouseEnter=${$.onHover}
                    onMouseLeave=${$.onLeave}
                    onFocus=${$.onHover}
                    onBlur=${$.onLeave}
                >
                    ${$.ghost??i`<span class="al-plus" aria-hidden="true"></span>`}
                </button>
            `)}
        </div>
    `}function xu({player:e,number:t,view:n,tiles:o,t:s,toAct:r,lens:a,places:l,newest:c,featured:p}){let u=r.includes(e.id);return i`
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
                <${wu} money=${e.money} t=${s} />
                <${Kh} player=${e} view=${n} acts=${u} t=${s} />
            </header>
            <div class="al-sea">
                <${es}
                    island=${e.island}
                    tiles=${o}
                    options=${n.options}
                    name=${s("al.island",{player:e.id,count:e.island.length})}
                    t=${s}
                    places=${l}
                    newest=${c}
                    lens=${a}
                />
                ${e.island.length===0&&!l?.length&&i`<p class="al-soft">${s("al.island.empty")}</p>`}
            </div>
            <${ai} counts=${mt(e.island,o,n.options)} t=${s} />
        </section>
    `}function wu({money:e,t}){let n=e===null?t("al.money.hidden"):t("al.money",{money:e});return i`<${Tt} amount=${e} label=${n} />`}function Kh({player:e,view:t,acts:n,t:o}){let{auction:s,auctioneer:r,
bonus:a,holding:l}=t,c=[e.id===r&&t.phase!=="finished"&&o("al.auctioneer"),n&&o("al.to-act"),t.forfeits?.some(({seat:p})=>p===e.id)&&o("scores.forfeited"),s?.high_bidder===e.id&&o("al.highest.amount",
{amount:s.bids[e.id]}),s?.passed.includes(e.id)&&o("al.passed"),(a===e.id||l?.player===e.id&&l.from==="bonus")&&o("al.bonus")];return i`<span class="al-tags">${c.filter(Boolean).map(p=>i`<span class="al-tag" key=${p}>${p}</span>`)}</span>`}
function ai({counts:e,t}){return i`
        <dl class="al-counts">
            ${["park","water","housing","forest"].map(o=>i`
                <div key=${o} title=${t(`al.count.${o}`)}>
                    <dt><${ne} terrain=${o} /><span class="al-unseen">${t(`al.count.${o}`)}</span></dt>
                    <dd data-count=${o}>${e[o]}</dd>
                </div>
            `)}
            ${we.map(o=>i`
                <div key=${o} title=${t(`al.${o}`)}>
                    <dt><${Ct} icon=${o} /><span class="al-unseen">${t(`al.${o}`)}</span></dt>
                    <dd data-count=${o}>${e.icons[o]}</dd>
                </div>
            `)}
        </dl>
    `}var ku=({view:e,seat:t,t:n})=>{let{money:o}=e.players.find(({id:s})=>s===t);return i`<p class="al-own"><${wu} money=${o} t=${n} /> <span>${n("al.money",{money:o})}</span></p>`};function vu({view:e,gameSheet:t,legal:n,act:o,t:s,seat:r,toAct:a,prepared:l,prepare:c,last:p=[]}){let u=O(null),[d,f]=g(null),m=Ee(t,e.options),h=Yo(e,n),$=Qo(h,l,c);mu(u,h,$),$u(h,$,m,s);let b=Fe({act:o,
legal:n,view:e,prepared:l,prepare:c}),w=h?Zh({placing:h,turning:$,tiles:m,view:e,onTap:b,t:s,leave:()=>c(He)}):[],k=Vh({view:e,legal:n,seat:r,placing:h}),C=e.players.map((S,_)=>({player:S,number:_+1})),
y=(S,_)=>i`
        <${xu}
            key=${S.player.id}
            ...${{...S,view:e,tiles:m,t:s,toAct:a,lens:d,featured:_}}
            places=${S.player.id===h?.player?w:[]}
            newest=${e.phase==="finished"?void 0:Yh(p,S.player.id)}
        />
    `,T=e.phase!=="finished"&&i`<${gu} key="market" ...${{view:e,tiles:m,legal:n,onTap:b,t:s}} />`,H=i`<${fu} key="stage" ...${{view:e,tiles:m,placing:h,turning:$,t:s}} />`,j=k&&y(C.find(({player:S})=>S.
id===k),!0),x=["claim","offer"].includes(e.phase)?[T,H,j]:[H,j,T];return i`
        <div class="al-frame" data-phase=${e.phase} ref=${u}>
            <div class=${`al-board${k?"":" al-equal"}`}>
                ${x}
                <${Xo} lens=${d} setLens=${f} t=${s} />
                <div class="al-seats">
                    ${C.filter(({player:S})=>S.id!==k).map(S=>y(S,!1))}
                </div>
                <${yu} view=${e} gameSheet=${t} t=${s} />
            </div>
        </div>
    `}function Vh({view:e,legal:t,seat:n,placing:o}){return e.phase==="finished"?null:[o?.player,n,t[0]?.player].find(r=>e.players.some(a=>a.id===r))??null}function Zh({placing:e,turning:t,tiles:n,view:o,
onTap:s,t:r,leave:a}){let{rotation:l,look:c}=t,p=G(n,e.tile);return e.actions.filter(u=>u.rotation===l).map(u=>({x:u.x,y:u.y,label:Ve(u,r,o),...s(u),ghost:i`<${be} tile=${p} rotation=${l} />`,onHover:()=>c(
{x:u.x,y:u.y}),onLeave:()=>c(void 0),onEscape:a}))}function Yh(e,t){return e.findLast(n=>n.type==="placed"&&n.player===t)?.tile}function _u({sheet:e,standing:t,t:n}){let o=[...Qh(t.breakdown,n),...Xh(e,t,n)];return i`
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
                    ${o.map(({id:s,signs:r,name:a,how:l,points:c})=>i`
                        <tr key=${s} data-line=${s}>
                            <th scope="row"><span class="al-signs">${r}</span> ${a}</th>
                            <td>${l}</td>
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
            ${t===e.standings[0]&&i`<p class="al-soft">${eb(e,n)}</p>`}
        </div>
    `}function Qh({park:e,water:t,housing:n,forest:o,product:s},r){let a=(l,{tiles:c,points:p})=>({id:l,signs:i`<${ne} terrain=${l} />`,name:r(`al.sheet.${l}`),how:r("al.sheet.tiles",{tiles:c}),points:p});
return[a("park",e),a("water",t),{id:"product",signs:i`<${ne} terrain="housing" /><${ne} terrain="forest" />`,name:r("al.sheet.product"),how:r("al.sheet.shapes",{housing:n,forest:o}),points:s}]}function Xh(e,{
player:t,breakdown:n},o){return we.map(s=>{let{count:r,place:a,points:l}=n.icons[s],c=e.standings.filter(u=>u.player!==t&&u.breakdown.icons[s].place===a).map(u=>u.player).join(", "),p=a===null?"no-pla\
ce":c?"tied":"place";return{id:s,signs:i`<${Ct} icon=${s} />`,name:o(`al.${s}`),how:o(`al.sheet.${p}`,{count:r,place:a,others:c}),points:l}})}function eb(e,t){let n=r=>e.rulings.find(a=>a.option===r)?.
value==="custom",[o,s]=[n("tiles"),n("score_grid")];return t(o&&s?"al.source.own":`al.source.reference${o?".tiles-own":s?".grid-own":""}`)}var Su=[{kind:"money",name:"al.correct.money",at:{"/players/*/money":"","/market/*/money":"al.market"}},{kind:"tile",name:"al.correct.tile",at:{"/market/*/tile":"al.market","/holding/tile":"al.correct\
.holding","/auction/tile":"al.correct.auction","/players/*/island/*/tile":""},of:"tiles",unseen:["/stack/*","/removed/*"]},{kind:"lying",name:"al.correct.lying",at:{"/players/*/island/*/x":"al.correct\
.x","/players/*/island/*/y":"al.correct.y","/players/*/island/*/rotation":"al.correct.rotation"},choices:{"/players/*/island/*/rotation":[0,90,180,270]},oneByOne:!0}],Ou=e=>typeof e=="string"?P(e):String(
e);var ii=36,Mu="none";function ts({tiles:e,used:t,pick:n,t:o,turned:s=!0}){let[r,a]=g(""),[l,c]=g({}),p=[...e.values()].filter(({id:u})=>!t.has(u)&&u.toLowerCase().includes(r.trim().toLowerCase())).map(
u=>({tile:u,rotation:ob(u,l,s)})).filter(({rotation:u})=>u!==void 0);return i`
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
                ${W.map(u=>i`
                    <${tb} key=${u} side=${u} value=${l[u]??""} t=${o} set=${d=>c({...l,[u]:d})} />
                `)}
            </div>
            <p class="al-hint" role="status">
                ${o("al.pad.found",{count:p.length})}${p.length>ii&&` ${o("al.pad.more",{count:ii})}`}
            </p>
            <ul class="al-found">
                ${p.slice(0,ii).map(({tile:u,rotation:d})=>i`
                    <li key=${u.id}><${nb} ...${{tile:u,rotation:d,pick:n,t:o}} /></li>
                `)}
            </ul>
        </div>
    `}function tb({side:e,value:t,set:n,t:o}){return i`
        <label class="al-field">
            <span>${o("al.pad.sides",{side:o(`al.side.${e}`)})}</span>
            <select data-side=${e} value=${t} onChange=${s=>n(s.target.value)}>
                <option value="">${o("al.pad.any")}</option>
                ${Wo.map(s=>i`<option value=${s} key=${s}>${o(`al.${s}`)}</option>`)}
                <option value=${Mu}>${o("al.pad.none")}</option>
            </select>
        </label>
    `}function nb({tile:e,rotation:t,pick:n,t:o}){let s=P(e.id),r=o("al.pad.choice",{tile:s,rotation:t,what:he(e,t,o)});return i`
        <button type="button" class="al-choice" data-pick=${e.id} ...${Q({label:r,onAct:()=>n(e.id,t)})}>
            <${Nt} tile=${e} rotation=${t} name=${s} />
        </button>
    `}function ob(e,t,n){let o=W.filter(s=>t[s]);return(n?ou:[0]).find(s=>{let r=je(e,s),a=l=>r.find(c=>c.sides.includes(l))?.terrain??Mu;return o.every(l=>a(l)===t[l])})}function Eu({deal:e,change:t,gameSheet:n,t:o,setup:s}){let r=Ee(n,s.options),a=e?.market??[],l=cu(n,s,r),c=p=>t({market:p});return i`
        <div class="al-deal">
            <p role="status">${o("al.deal.laid",{count:a.length,due:l})}</p>
            <ul class="al-found">
                ${a.map(p=>i`
                    <li key=${p}>
                        <button
                            type="button"
                            class="al-choice"
                            data-laid=${p}
                            ...${Q({label:o("al.deal.take-back",{tile:P(p)}),onAct:()=>c(a.filter(u=>u!==p))})}
                        >
                            <${Nt} tile=${G(r,p)} name=${P(p)} />
                        </button>
                    </li>
                `)}
            </ul>
            ${a.length<l&&i`<${ts} tiles=${r} used=${new Set(a)} pick=${p=>c([...a,p])} t=${o} turned=${!1} />`}
        </div>
    `}var sb=[[{terrain:"water",sides:["n","w"]},{terrain:"forest",sides:["e","s"]}],[{terrain:"forest",sides:["w","s"]},{terrain:"park",sides:["n","e"]}],[{terrain:"housing",sides:["s","w"]},{terrain:"fore\
st",sides:["n","e"]}],[{terrain:"forest",sides:["n","w"]},{terrain:"water",sides:["e","s"]}]],rb=[[],["music"],["love"],["peace"]],Au=()=>i`
    <span class="al-emblem">
        ${sb.map((e,t)=>i`<${be} key=${t} tile=${{id:"",regions:e,icons:rb[t]}} />`)}
    </span>
`;var Cu={pieces:{"[data-held] .al-tile":e=>e.closest("[data-held]").dataset.held,"[data-lot] .al-tile":e=>e.closest("[data-lot]").dataset.lot,"[data-tile] .al-tile":e=>e.closest("[data-tile]").dataset.
tile,"[data-stall] .al-tile":e=>e.closest("[data-stall]").dataset.stall},bids:"[data-bid] .al-coin",payments({type:e,player:t,buyer:n,bidder:o,price:s,paid:r,found:a}){return e==="sold"?[{from:n,to:t,
amount:s}]:e==="kept"?[{from:t,to:o,amount:s}]:[{from:t,to:null,amount:r??0},{from:null,to:t,amount:a??0}]},awards:["sold","kept","taken-free"]};var ab=dt*dt;function Lu({legal:e,player:t,view:n,gameSheet:o}){let s=ib[n.phase],r=n.players.find(({id:a})=>a===t);return s===void 0||r===void 0||r.money!==null?e:s({legal:e,player:t,view:n,gameSheet:o,
seat:r})}var ib={claim:e=>Tu("claim",e),offer:e=>Tu("offer",e),bidding:({player:e,view:t,gameSheet:n})=>[{type:"bid",player:e,amount:{minimum:lb(t,n),maximum:null}},...t.auction.high_bidder===e?[]:[{type:"\
pass",player:e}]],settling:({player:e,seat:t})=>[{type:"sell",player:e},...t.island.length<ab?[{type:"keep",player:e}]:[]]},Tu=(e,{legal:t,player:n,view:o})=>[...o.market.map((s,r)=>({type:e,player:n,
position:r+1})),...t.filter(s=>s.type!==e)];function lb(e,t){let{auction:n}=e;return n.high_bidder!==null?n.bids[n.high_bidder]+1:e.options.minimum_bid??ce(t,e,"minimum_bid")}var Nu=({ruleset:e,variant:t,options:n,players:o})=>({ruleset:e,variant:t,options:n??{},players:o.map(s=>({id:s,money:null,island:[]}))}),li=(e,t,n)=>({...e,players:e.players.map(o=>o.id===t?{...o,...n(
o)}:o)}),ci=e=>({x:t,y:n})=>t===e.x&&n===e.y,ju=(e,t,n)=>li(e,t,()=>({money:n})),Ru=(e,t,n)=>li(e,t,({island:o})=>{let s=o.findIndex(ci(n));return{island:s===-1?[...o,n]:o.with(s,n)}}),Bu=(e,t,n)=>li(
e,t,({island:o})=>({island:o.filter(s=>!ci(n)(s))})),Pu=(e,t)=>e.find(ci(t)),Iu=e=>new Set(e.players.flatMap(({island:t})=>t.map(({tile:n})=>n))),Hu=({ruleset:e,variant:t,options:n,players:o})=>({ruleset:e,
variant:t,options:n,players:o.map(({id:s,money:r,island:a})=>({id:s,...r!==null&&{money:r},island:a}))});function Fu({draft:e,change:t,gameSheet:n,t:o,errors:s=[]}){let[r,a]=g(null),[l,c]=g(null),p=Math.max(0,e.players.findIndex(({id:f})=>f===r)),u=e.players[p],d={draft:e,change:t,player:u,seat:p,t:o,lens:l,
tiles:Ee(n,e.options)};return i`
        <div class="al-pad">
            <div class="al-tabs" role="group" aria-label=${o("al.pad.islands")}>
                ${e.players.map(({id:f,island:m},h)=>i`
                    <button
                        type="button"
                        key=${f}
                        class="al-button"
                        data-pad-player=${f}
                        aria-pressed=${String(h===p)}
                        onClick=${()=>a(f)}
                    >
                        <b>${f}</b> ${o("al.pad.tiles",{count:m.length})}
                        ${s.some(({pointer:$})=>$?.startsWith(`/players/${h}/`))&&i`<span class="al-tag">!</span>`}
                    </button>
                `)}
            </div>
            <${cb} key=${u.id} ...${d} />
            <${Xo} lens=${l} setLens=${c} t=${o} />
        </div>
    `}function cb({draft:e,change:t,player:n,seat:o,t:s,lens:r,tiles:a}){let[l,c]=g(null),{id:p,island:u,money:d}=n,f=h=>t(ju(e,p,h===""?null:Number(h))),m=au(u).map(h=>({...h,label:s("al.pad.cell",{beside:vn(
h,u,s)}),pressed:l!==null&&J(l.x,l.y)===J(h.x,h.y),onAct:()=>c(h)}));return i`
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
                    onInput=${h=>f(h.currentTarget.value)}
                />
            </label>
            <p class="al-hint">${s("al.pad.hint")}</p>
            <div class="al-sea" data-pointer=${`/players/${o}/island`}>
                <${es}
                    island=${u}
                    tiles=${a}
                    options=${e.options}
                    name=${s("al.island",{player:p,count:u.length})}
                    t=${s}
                    places=${m}
                    lens=${r}
                    chosen=${l&&J(l.x,l.y)}
                    onTile=${({x:h,y:$})=>c({x:h,y:$})}
                />
            </div>
            <${ai} counts=${mt(u,a,e.options)} t=${s} />
            ${l&&i`<${ub} key=${J(l.x,l.y)} ...${{draft:e,change:t,player:n,t:s,tiles:a,chosen:l,choose:c}} />`}
        </section>
    `}function ub({draft:e,change:t,player:n,t:o,tiles:s,chosen:r,choose:a}){let l=O(null),c=Pu(n.island,r);v(()=>l.current?.focus(),[c?.tile]);let p=(f,m)=>t(Ru(e,n.id,{tile:f,...r,rotation:m})),u=()=>{
t(Bu(e,n.id,r)),a(null)},d=i`<${ts} tiles=${s} used=${Iu(e)} pick=${p} t=${o} />`;return i`
        <div class="al-editor" key=${c?.tile}>
            <h2 ref=${l} tabindex="-1">${c?o("al.pad.change",{cell:Ko(r,n.island,o)}):o("al.pad.pick",{beside:vn(r,n.island,o)})}</h2>
            ${c&&i`
                <div class="al-turner">
                    <${si} turn=${f=>p(c.tile,(c.rotation+90*f+360)%360)} t=${o} />
                    <button type="button" class="al-button" data-remove onClick=${u}>${o("al.pad.remove")}</button>
                    <button type="button" class="al-button" onClick=${()=>a(null)}>${o("al.pad.close")}</button>
                </div>
            `}
            ${c?i`<details><summary>${o("al.pad.another")}</summary>${d}</details>`:d}
        </div>
    `}var Du={id:"auctionland",turns:!0,Board:vu,Actions:hu,Deal:Eu,Emblem:Au,label:Ve,Piece:Zo,Breakdown:_u,scorePad:{empty:Nu,Form:Fu,request:Hu},corrections:Su,said:Ou,openly:Lu,Own:ku,motion:Cu};var pb=[22,58,94].flatMap(e=>[22,54].map(t=>`M${t} ${e+22}V${e+8}l12-10 12 10v14z`)).join(""),Uu=()=>i`<svg viewBox="0 0 100 140" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="98" height="138" rx="9" fill="#fdf8ec" stroke="#b9a987" stroke-width="1.5" />
    <rect x="7" y="7" width="86" height="126" rx="5" fill="#7a2f2a" />
    <g fill="none" stroke="#c98b6a" stroke-width="2" stroke-linejoin="round"><path d=${pb} /></g>
    <rect x="11" y="11" width="78" height="118" rx="3" fill="none" stroke="#d9a883" stroke-opacity=".6" />
</svg>`,zu=()=>i`<svg viewBox="0 0 140 88" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="138" height="86" rx="6" fill="#fdf8ec" stroke="#9b8d6d" stroke-width="1.5" />
    <rect x="6" y="6" width="128" height="76" rx="4" fill="#28563f" />
    <g fill="none" stroke="#79ac8a" stroke-width="1.6">
        ${[1,2,3,4].map(e=>i`<ellipse cx="70" cy="44" rx=${e*14} ry=${e*8.5} />`)}
    </g>
    <text x="70" y="54" text-anchor="middle" font-size="30" font-weight="800" fill="#cfe7d4">$</text>
</svg>`;var db=[14,24,34,44,54].flatMap(e=>[qu(e,9),qu(e,-9)]);function qu(e,t){return`M8 ${e}c11 ${-t} 20 ${t} 31 0s20 ${t} 31 0 20 ${t} 31 0 20 ${t} 31 0`}function fb(e){if(e===0)return{fill:"#e9e6e1",line:"\
#b3aca2",ink:"#574f47"};let t=Math.min(e,20)/20,n=155-t*112;return{fill:`hsl(${n} ${38+t*34}% ${90-t*6}%)`,line:`hsl(${n} 35% ${70-t*8}%)`,ink:`hsl(${n} 60% 16%)`}}var mb=()=>i`<path d="M12 78L128 10" stroke="#a8433a" stroke-width="3" stroke-opacity=".7" />`,
$b=e=>i`
    <path d="M86 70c3-9 7-9 5-2s6-8 8-3 5-6 8 0 6-3 10-4" fill="none" stroke=${e} stroke-width="1.5"
        stroke-linecap="round" />`,hb=(e,t)=>i`
    <circle cx="28" cy="34" r="17" fill=${e} stroke=${t} stroke-width="1.8" />
    <circle cx="28" cy="34" r="13.5" fill="none" stroke=${t} stroke-width=".8" stroke-dasharray="1.5 1.5" />
    <text x="28" y="42" text-anchor="middle" font-size="22" font-weight="700" fill=${t}>$</text>`;function Gu({value:e}){let{fill:t,line:n,ink:o}=fb(e);return i`<svg viewBox="0 0 140 88" aria-hidden="true" focusable="false">
        <rect x="1" y="1" width="138" height="86" rx="6" fill=${t} stroke="#9b8d6d" stroke-width="1.5" />
        <g fill="none" stroke=${n}>${db.map(s=>i`<path d=${s} />`)}</g>
        <rect x="6" y="6" width="128" height="76" rx="3" fill="none" stroke=${o} stroke-opacity=".45" />
        ${hb(t,o)}
        <text x="126" y="50" text-anchor="end" font-size=${e>99?36:44} font-weight="800" fill=${o}>
            ${e}
        </text>
        <path d="M14 72h52M80 72h46" stroke=${o} stroke-opacity=".55" />
        ${e===0?mb():$b(o)}
    </svg>`}var Wu=()=>i`
    <path d="M26 84h40v34H26z" fill="#c99a5b" /><path d="M66 84l14-9v34l-14 9z" fill="#a1743d" />
    <path d="M26 84l14-9h40l-14 9z" fill="#6d4a26" /><path d="M26 84l-11-7 13-9 12 7z" fill="#dab174" />
    <path d="M66 84l8 6 14-9-8-6z" fill="#b98a4c" />
    <path d="M38 100h14v18H38z" fill="#5b3d1e" /><path d="M38 100l-9 4v16l9-2z" fill="#dab174" />
    <path d="M57 90h6M57 94h6" stroke="#8a6232" stroke-width="1.6" /><path d="M12 118c3-5 8-5 10 0z" fill="#7d9a5a" />`,Ju=()=>i`
    <path d="M50 62L16 118h68z" fill="#d87f52" /><path d="M50 62L30 118h12z" fill="#e79a70" />
    <path d="M50 62l34 56H62z" fill="#b5613a" />
    <path d="M50 70L39 118h22z" fill="#4d2a1f" /><path d="M50 70l-11 48h6z" fill="#f0b08a" />
    <path d="M50 62V52" stroke="#5d4330" stroke-width="2" /><path d="M50 52l11 4-11 4z" fill="#f3d25f" />
    <path d="M16 118l-6 4M84 118l6 4" stroke="#5d4330" stroke-width="1.6" />
    <path d="M79 116l6-7 5 7z" fill="#e8792b" /><path d="M76 119h17" stroke="#5d4330" stroke-width="2.4" />`,Ku=()=>i`
    <path d="M27 86h46v32H27z" fill="#a9764a" />
    <path d="M27 94h46M27 102h46M27 110h46" stroke="#825633" stroke-width="1.4" />
    <path d="M20 88l30-25 30 25z" fill="#6b4a3b" /><path d="M29 80l21-17 4 3-20 17z" fill="#85604d" />
    <path d="M33 97h14v21H33z" fill="#553722" /><circle cx="44" cy="108" r="1.3" fill="#e5c15d" />
    <path d="M54 95h13v11H54z" fill="#f5dc8b" stroke="#553722" stroke-width="2" />
    <path d="M60.5 95v11" stroke="#553722" stroke-width="1.6" />
    <path d="M65 62h6v12l-6-5z" fill="#74675f" />
    <path d="M76 118v-9h10v9" fill="none" stroke="#825633" stroke-width="2" />`,Vu=()=>i`
    <path d="M16 110V88c0-10 6-15 15-15h36c9 0 14 5 14 13v24z" fill="#f4ead3" />
    <path d="M16 97h65v9H16z" fill="#c5523a" />
    <path d="M23 80h20v12H23z" fill="#9ecbd6" stroke="#6f5a48" stroke-width="1.6" />
    <path d="M23 80h20l-3 4H26z" fill="#e9b44a" />
    <path d="M55 80h16v30H55z" fill="#e0cfa8" stroke="#6f5a48" stroke-width="1.6" />
    <path d="M58 83h10v8H58z" fill="#9ecbd6" />
    <path d="M81 109h11" stroke="#514337" stroke-width="3" /><circle cx="38" cy="111" r="8" fill="#3c342f" />
    <circle cx="38" cy="111" r="3.4" fill="#cfc4b2" />
    <path d="M90 110v8" stroke="#514337" stroke-width="2" /><path d="M46 73v-6h7v6" fill="#8d7a68" />`,Zu=()=>i`
    <path d="M64 58h8v18h-8z" fill="#a2543f" />
    <path d="M68 54c-4-4 3-6 0-11" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3" />
    <path d="M24 84h52v34H24z" fill="#f3e6c8" /><path d="M15 88c9-15 18-24 27-25h18c9 1 17 10 25 25z" fill="#b98541" />
    <path d="M15 88c9-15 18-24 27-25h6c-9 4-17 13-23 25z" fill="#cf9d57" />
    <path d="M44 95c0-7 12-7 12 0v23H44z" fill="#5c7a4a" /><circle cx="53.5" cy="108" r="1.3" fill="#f1d37a" />
    <path d="M29 95h10v10H29zM61 95h10v10H61z" fill="#a8d2dc" stroke="#7a5a3a" stroke-width="1.8" />
    <path d="M34 95v10M66 95v10" stroke="#7a5a3a" stroke-width="1.4" />
    <path d="M24 118c2-6 8-7 11-2 3-4 8-2 9 2zM60 118c3-6 8-5 10-1 3-4 8-2 9 1z" fill="#6f9a52" />
    <circle cx="30" cy="113" r="1.7" fill="#e0607a" /><circle cx="71" cy="114" r="1.7" fill="#f1c84b" />`,ui=(e,t,n,o)=>i`
    <path d=${`M${e} ${t+14}h24V118H${e}z`} fill=${n} />
    <path d=${`M${e-1} ${t+15}L${e+12} ${t}l13 15z`} fill=${o} />
    ${[t+21,t+35].map(s=>i`
        <path d=${`M${e+4} ${s}h6v8h-6zM${e+14} ${s}h6v8h-6z`} fill="#fbeec0" stroke="#5a4636" />`)}
    <path d=${`M${e+8} 118v-12h8v12z`} fill="#4f3a2c" />`,Yu=()=>[ui(13,64,"#c96b4f","#6d4038"),ui(38,56,"#e2c07c","#7a5540"),ui(63,66,"#88a9a8","#4d5a62")];var ke=(e,t,n,o,s)=>e.flatMap(r=>t.map(a=>i`<path d=${`M${r} ${a}h${n}v${o}h${-n}z`} fill=${s} />`)),Qu=()=>i`
    <path d="M18 82h64v36H18z" fill="#f7f1e3" /><path d="M14 82l10-14h52l10 14z" fill="#b4573f" />
    <path d="M34 82l16-13 16 13z" fill="#f7f1e3" stroke="#c9b99a" stroke-width="1.4" />
    <circle cx="50" cy="77" r="2.6" fill="#9ecbd6" />
    ${ke([22,71],[87,101],7,9,"#8fbfce")}<path d="M34 82h32v4H34z" fill="#e0d3b8" />
    ${ke([36,45,52,61],[86],4,28,"#fff")}
    <path d="M46.5 98h7v16h-7z" fill="#5d4637" /><path d="M32 114h36v4H32z" fill="#d8caac" />
    <circle cx="12" cy="110" r="8" fill="#5f8f4e" /><circle cx="89" cy="111" r="7" fill="#5f8f4e" />`,Xu=()=>i`
    <path d="M30 80h40v38H30z" fill="#d9c7a3" /><path d="M28 81l5-16h34l5 16z" fill="#4e5a6b" />
    <path d="M14 72h17v46H14zM69 72h17v46H69z" fill="#e6d8b9" />
    <path d="M12 73l10.5-23L33 73zM67 73l10.5-23L88 73z" fill="#3f4a5c" />
    <path d="M22.5 50v-6M77.5 50v-6" stroke="#3f4a5c" stroke-width="1.6" />
    <circle cx="22.5" cy="43" r="1.8" fill="#e9bf4a" /><circle cx="77.5" cy="43" r="1.8" fill="#e9bf4a" />
    ${ke([19.5,74.5],[79,94],6,10,"#7d6a54")}
    ${ke([35,59],[86,100],6,9,"#7d6a54")}
    ${ke([38,47,56],[69],5,7,"#f3df9b")}
    <path d="M44 118v-16c0-8 12-8 12 0v16z" fill="#5b3f2f" /><path d="M10 118h80" stroke="#6b8a55" stroke-width="3" />`,ep=()=>i`
    <path d="M12 84h20v34H12z" fill="#6d8296" /><path d="M72 76h18v42H72z" fill="#5b7288" />
    <path d="M34 60h32v58H34z" fill="#88a6bd" /><path d="M54 60h12v58H54z" fill="#6c8ba4" />
    <path d="M39 52h22v8H39z" fill="#7897af" /><path d="M50 52V41" stroke="#46586a" stroke-width="2" />
    <circle cx="50" cy="41" r="1.8" fill="#e0533d" />
    ${ke([37,44,51,58],[64,72,80,88,96],4.5,5,"#fff3c2")}
    ${ke([15,21,27],[88,96,104],3,4,"#e9edf0")}
    ${ke([75,82],[80,88,96,104],4,4,"#e9edf0")}
    <path d="M44 106h12v12H44z" fill="#33424f" /><path d="M40 105h20v2.500H40z" fill="#e9bf4a" />`,ns=(e,t,n)=>{let o=Array.from({length:n},(s,r)=>`M${e+r*6} ${t}h4v5h-4z`);return i`<path d=${o.join("")} fill="#a39a8b" />`},
tp=()=>i`
    <path d="M24 86h52v32H24z" fill="#b7ae9e" />${ns(26,82,8)}
    <path d="M12 70h16v48H12zM72 70h16v48H72z" fill="#a39a8b" />${ns(12,66,3)}${ns(72,66,3)}
    <path d="M41 58h18v30H41z" fill="#c6bdad" />${ns(41,54,3)}
    <path d="M50 54V41" stroke="#544a3e" stroke-width="1.8" />
    <path d="M50 41h14l-4 4 4 4H50z" fill="#b9382f" />
    ${ke([18.5,78.5],[78,94],3,9,"#4b4238")}${ke([48.5],[64],3,9,"#4b4238")}
    <path d="M40 118v-14c0-11 20-11 20 0v14z" fill="#4f3826" />
    <path d="M45 97v21M50 96v22M55 97v21M40 106h20" stroke="#8a6a49" stroke-width="1.2" />`,pi=(e,t,n,o)=>i`
    <path fill="#e0ab36" d=${`M${e-n} ${t}
        c${-n*.55} ${-o*.6} ${n*.7} ${-o*.7} ${n} ${-o}
        c${n*.3} ${o*.3} ${n*1.55} ${o*.4} ${n} ${o}z`} />
    <path d=${`M${e} ${t-o}v-5`} stroke="#a97a1d" stroke-width="1.6" />`,np=()=>i`
    <path d="M14 88h72v30H14z" fill="#f8ecd9" /><path d="M14 88h72v4H14z" fill="#e2bf7a" />
    <path d="M36 74h28v44H36z" fill="#fff6e6" />
    <path d="M15 74h11v44H15zM74 74h11v44H74z" fill="#fff6e6" />
    ${pi(50,74,13,24)}${pi(20.5,75,6,14)}${pi(79.5,75,6,14)}
    <path d="M29 112v-11c0-6 7-6 7 0v11zM67 112v-11c0-6 7-6 7 0v11z" fill="#7f6fa0" />
    <path d="M18 90v-7c0-4 5-4 5 0v7zM77 90v-7c0-4 5-4 5 0v7z" fill="#7f6fa0" />
    ${[40,47.5,55].map(e=>i`<path d=${`M${e} 92v-8c0-4 5-4 5 0v8z`} fill="#7f6fa0" />`)}
    <path d="M43 118v-13c0-9 14-9 14 0v13z" fill="#6a4b8a" />
    <path d="M43 118v-13c0-9 14-9 14 0v13" fill="none" stroke="#e0ab36" stroke-width="1.6" />
    <path d="M10 118h80v3H10z" fill="#e2bf7a" />`,bb=[[14,52],[28,46],[84,58],[72,48],[90,84],[12,96],[22,76],[80,104],[60,122],[38,126]],op=()=>i`
    ${bb.map(([e,t],n)=>i`<circle cx=${e} cy=${t} r=${n%3?.9:1.5} fill="#fff" />`)}
    <path d="M6 134v-8c28-14 60-14 88 0v8z" fill="#3f8fb0" />
    <path d="M26 121c10-3 18-2 22 1s-8 4-14 4zM62 120c8 0 16 2 20 5-8 2-18 0-20-5z" fill="#6fb37f" />
    <path d="M12 76h20v18H12zM68 76h20v18H68z" fill="#3c63a8" stroke="#c9d3e2" stroke-width="1.4" />
    <path d="M18.5 76v18M25.5 76v18M12 85h20M74.5 76v18M81.5 76v18M68 85h20" stroke="#c9d3e2" stroke-width=".9" />
    <path d="M32 83h36v4H32z" fill="#98a5b8" />
    <ellipse cx="50" cy="85" rx="21" ry="8" fill="none" stroke="#e6ebf2" stroke-width="4" />
    <path d="M43 64h14v40H43z" fill="#d7dee8" /><path d="M50 64h7v40h-7z" fill="#b3bfce" />
    <path d="M43 64c0-8 14-8 14 0z" fill="#f2f5f9" /><path d="M45 104h10l-2 6h-6z" fill="#7f8ca0" />
    ${ke([46,51],[69,92,98],3,3,"#ffd766")}
    <path d="M29 85a21 8 0 0 0 42 0" fill="none" stroke="#f7f9fc" stroke-width="4" />
    <path d="M50 56V46" stroke="#c9d3e2" stroke-width="1.4" /><circle cx="50" cy="45" r="2" fill="#ff6b57" />`;var gb=[[2,"box",Wu],[4,"tent",Ju],[6,"hut",Ku],[9,"caravan",Vu],[12,"cottage",Zu],[15,"terrace",Yu],[18,"villa",Qu],[20,"manor",Xu],[22,"tower",ep],[25,"castle",tp],[28,"palace",np],[1/0,"station",op]],
sp=e=>gb.find(([t])=>e<=t),os=e=>`fs.home.${sp(e)[1]}`;function yb(e,t){if(t==="station")return{sky:"#161d3f",ground:"#161d3f"};let n=Math.min(e,28)/28;return{sky:`hsl(${205+(n<.7?0:(n-.7)*560)} ${25+
n*45}% ${80-Math.max(0,n-.75)*30}%)`,ground:`hsl(${70+n*45} ${22+n*14}% ${66-n*8}%)`}}function ss({value:e,at:t}){let[,n,o]=sp(e),{sky:s,ground:r}=yb(e,n);return i`<svg viewBox="0 0 100 140" aria-hidden="true" focusable="false" ...${t}>
        <rect x="1" y="1" width="98" height="138" rx="9" fill="#fdf8ec" stroke="#b9a987" stroke-width="1.5" />
        <rect x="6" y="40" width="88" height="94" rx="4" fill=${s} />
        ${n!=="station"&&i`
            <circle cx=${86-e%4*4} cy=${52+e%3*2} r="5" fill="#fff" opacity=".65" />
            <path d="M6 116h88v14a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4z" fill=${r} />`}
        <${o} />
        <rect x="6" y="40" width="88" height="94" rx="4" fill="none" stroke="#6b5a3c" stroke-opacity=".45" />
        <text x="10" y="32" font-size=${e>99?27:33} font-weight="800" fill="#2c2418">${e}</text>
        <path d="M74 30V19l10-8 10 8v11z" fill="none" stroke="#8a774f" stroke-width="2.5" stroke-linejoin="round" />
    </svg>`}var rp={houses:ss,cheques:Gu},di={houses:Uu,cheques:zu},xb=10;function ap(e,t,n){return e==="cheques"?n("fs.cheque",{cheque:t}):n("fs.house.named",{house:t,home:n(os(t))})}function Ae({kind:e,value:t,
t:n,chosen:o=!1}){let s=rp[e];return i`
        <span class="fs-card fs-${e} ${o?"is-chosen":""}" role="img" aria-label=${ap(e,t,n)}>
            <${s} value=${t} />
        </span>`}function $t({kind:e,value:t,props:n}){let o=rp[e];return i`
        <button type="button" class="fs-card fs-playable fs-${e}" ...${n}><${o} value=${t} /></button>`}function ip({kind:e,label:t}){let n=di[e];return i`<span class="fs-card fs-${e}" role="img" aria-label=${t}><${n} /></span>`}
function lp({kind:e,count:t,t:n}){let o=di[e],s=n(`fs.deck.${e}`,{count:t});return i`
        <div class="fs-deck ${t===0?"is-empty":""}" data-deck=${e} role="img" aria-label=${s}>
            <span class="fs-card fs-${e}">${t>0&&i`<${o} />`}</span>
            <span class="fs-deck-count" aria-hidden="true">${t}</span>
        </div>`}var wb={houses:{box:"0 0 36 42",outline:"M2 16L18 2l16 14v24H2z",x:18,y:32},cheques:{box:"0 6 42 30",outline:"M2 8h38v26H2z",x:21,y:27}};function kb({kind:e,value:t,t:n}){let{box:o,outline:s,
x:r,y:a}=wb[e];return i`
        <svg class="fs-mini fs-mini-${e}" data-mini=${`${e}-${t}`} viewBox=${o} role="img" aria-label=${ap(e,t,n)}>
            <path d=${s} />
            <text x=${r} y=${a} text-anchor="middle" font-size=${t>99?13:17}>${t}</text>
        </svg>`}var Ze=({kind:e,cards:t,t:n})=>i`
    <span class="fs-pile">
        ${t.map((o,s)=>i`<${kb} key=${`${o}/${s}`} kind=${e} value=${o} t=${n} />`)}
    </span>`;function cp({kind:e,count:t}){let n=di[e],o=Array.from({length:Math.min(t,xb)},()=>i`<span><${n} /></span>`);return i`<span class="fs-fan" aria-hidden="true">${o}</span>`}var Re=e=>Array.isArray(e),Be=e=>Re(e)?e.length:typeof e=="number"?e:e.hidden,ve=(e,t)=>Object.hasOwn(e,t)?e[t]:void 0,up=e=>e.reduce((t,n)=>t+n,0),vb=new Set(["left-empty-handed","house-taken","house\
-won","house-sold","sweep"]);function pp(e){let t=[],n=[];for(let o of e)(o.type==="houses-revealed"||o.type==="cheques-revealed")&&(t=[]),vb.has(o.type)&&(t.push(o),n=t);return n}function fi(e){return e.phase==="selling"?e.players.filter(t=>Be(t.houses)>0):e.players.filter(t=>!e.passed.includes(t.id))}function rs(e){let{houses:t}=e.market;return t.length===0?null:{house:fi(e).
length>t.length?null:t[0]}}var as=e=>Math.max(0,...Object.values(e.bids)),dp=({cheques:e,coins:t})=>up(e)+(t??0);function fp(e,t){let n=new Map,o=(s,r)=>n.set(s,(n.get(s)??0)+r);for(let s of _b(e,t))o(
s,1);for(let s of e.players.flatMap(({cheques:r})=>r))o(s,-1);return[...n].sort(([s],[r])=>s-r)}var _b=(e,t)=>e.options.cheques??ce(t,e,"cheques");function Sb(e,t,n){let o=rs(n);return o===null?t("fs.pass"):o.house!==null?t("fs.pass.house",{house:o.house}):t(ve(n.bids,e)===void 0?"fs.pass.nothing":"fs.pass.bid-back")}function jt(e,t,n){switch(e.
type){case"bid":return t("fs.bid");case"pass":return Sb(e.player,t,n);case"sell":return e.house===void 0?t("fs.sell.last"):t("fs.sell.named",{house:e.house,home:t(os(e.house))});case"reveal":return t(
e.houses?"fs.reveal.houses":"fs.reveal.cheques")}}function mp({view:e,legal:t,act:n,t:o,player:s,prepared:r,prepare:a,isConfirming:l}){let c=t.filter(({type:b,house:w})=>b==="sell"&&w!==void 0),p=t.filter(b=>!c.includes(b)),u=Re(e.players.find(({id:b})=>b===
s).houses),d=b=>jt(b,o,e),f=O(null);ge(f,".fs-playable");let m=b=>Q({label:d(b),action:b,onAct:()=>n(b)}),h=Fe({act:n,legal:t,view:e,prepared:r,prepare:a}),$=b=>Q({label:d(b),...h(b)});return l&&u?null:
i`<div class="fs-actions">
        ${p.map(b=>i`
            <button type="button" class="action" key=${b.type} ...${m(b)}>${d(b)}</button>`)}
        ${c.length>0&&i`<p>${o(u?"fs.sell.from-hand":"fs.sell.which",{player:s})}</p>`}
        ${c.length>0&&!u&&i`<ul class="fs-picks" ref=${f}>
            ${c.map(b=>i`<li key=${b.house}>
                <${$t} kind="houses" value=${b.house} props=${$(b)} />
            </li>`)}
        </ul>`}
    </div>`}var is=5,Ob=6,Mb=(e,t)=>i`<g>
    <path d=${`M${e-9} ${t}v3a9 3.5 0 0 0 18 0v-3z`} fill="#a8761a" />
    <ellipse cx=${e} cy=${t} rx="9" ry="3.5" fill="#efc550" stroke="#8f6414" stroke-width=".8" />
    <ellipse cx=${e} cy=${t} rx="5.5" ry="1.9" fill="none" stroke="#b98a25" stroke-width=".7" /></g>`;function Ye({count:e}){if(e===0)return null;let t=Math.min(e,is*Ob),n=Math.ceil(t/is),o=Array.from(
{length:t},(s,r)=>Mb(10+Math.floor(r/is)*16,24-r%is*4));return i`<svg class="fs-coins" viewBox=${`0 0 ${n*16+4} 32`} aria-hidden="true" focusable="false">
        ${o}</svg>`}var $p=()=>i`<svg class="fs-coins" viewBox="0 0 28 32" aria-hidden="true" focusable="false">
    <path d="M10 10C2 16 2 30 14 30s12-14 4-20z" fill="#94623a" stroke="#5f3d22" stroke-width="1.2" />
    <path d="M9 3l5 3 5-3-2 7h-6z" fill="#b07a4b" stroke="#5f3d22" stroke-width="1.2" />
    <path d="M9 10h10" stroke="#e5bf57" stroke-width="2" stroke-linecap="round" />
    <text x="14" y="25" text-anchor="middle" font-size="12" font-weight="700" fill="#fff3dc">?</text></svg>`;var ls=e=>({"--seat":`var(--player-${e})`}),cs=({id:e,number:t})=>i`
    <h3><span class="fs-number" aria-hidden="true">${t}</span><span class="fs-name">${e}</span></h3>`;function Eb({player:e,number:t,standing:n,t:o}){let{cheque_total:s,coins:r}=n.breakdown;return i`<li class="fs-final-row" data-seat=${e.id} style=${ls(t)}>
        <${cs} id=${e.id} number=${t} />
        <ul class="fs-spread" aria-label=${o("fs.cheques")}>
            ${e.cheques.map((a,l)=>i`
                <li key=${l}><${Ae} kind="cheques" value=${a} t=${o} /></li>`)}
        </ul>
        <dl class="fs-sums">
            <div><dt>${o("fs.cheques")}</dt><dd>${s}</dd></div>
            <div><dt>${o("fs.coins")}</dt><dd><${Ye} count=${r} />${r}</dd></div>
            <div class="fs-total"><dt>${o("fs.total")}</dt><dd>${n.total}</dd></div>
        </dl>
    </li>`}function hp({view:e,scores:t,t:n}){let o=({id:s})=>t.standings.find(({player:r})=>r===s);return i`<section class="fs-market" aria-label=${n("fs.phase.finished")}>
        <h2>${n("fs.phase.finished")}</h2>
        <ol class="fs-final">
            ${e.players.map((s,r)=>i`
                <${Eb} key=${s.id} player=${s} number=${r+1} standing=${o(s)} t=${n} />`)}
        </ol>
    </section>`}function Ab({house:e,sell:t,onTap:n,chosen:o,t:s}){if(!t)return i`<${Ae} kind="houses" value=${e} t=${s} chosen=${o} />`;let r=Q({label:jt(t,s),...n(t)});return i`<${$t} kind="houses" value=${e} props=${r} />`}
function Cb(e,t){return e.length>0?"fs.hand.choose":t===null?"fs.hand":"fs.hand.chosen"}function bp({view:e,legal:t,onTap:n,seat:o,t:s}){let r=O(null);ge(r,".fs-playable");let a=e.players.find(({id:p})=>p===
o);if(!a||!Re(a.houses)||a.houses.length===0)return null;let l=t.filter(({type:p})=>p==="sell"),c=ve(e.choices,o)??null;return i`<section class="fs-hand" data-hand=${o} data-here=${l.length>0||void 0} aria-label=${s(
"fs.hand.of",{player:o})}>
        <h2>${s(Cb(l,c),{house:c})}</h2>
        <ul ref=${r} style=${{"--cards":a.houses.length}}>
            ${a.houses.map(p=>i`<li key=${p} data-house=${p}>
                <${Ab} house=${p} sell=${l.find(u=>u.house===p)} onTap=${n}
                    chosen=${p===c} t=${s} />
            </li>`)}
        </ul>
    </section>`}var gp=e=>({"--cards":Math.max(e.length,3)});function Tb(e,t,n,o){return e===n.house?o("fs.note.next"):e===t.at(-1)?o("fs.note.last"):""}function Lb({view:e,t}){let{houses:n}=e.market,o=rs(e);return i`
        <ul class="fs-offer" style=${gp(n)} aria-label=${t("fs.offer.houses")}>
            ${n.map(s=>i`<li key=${s} data-house=${s}>
                <${Ae} kind="houses" value=${s} t=${t} />
                <span class="fs-note">${Tb(s,n,o,t)}</span>
            </li>`)}
        </ul>
        ${o&&o.house===null&&i`<p class="fs-hint">${t("fs.note.empty-handed")}</p>`}`}function Nb({player:e,view:t,t:n}){let o=ve(t.choices,e),s=o!==void 0,r=n("fs.sealed.awaited",{player:e});return i`<li data-sealed=${e} data-chosen=${String(
s)}>
        ${!s&&i`<span class="fs-card fs-houses fs-blank" role="img" aria-label=${r}></span>`}
        ${o===null&&i`<${ip} kind="houses" label=${n("fs.sealed.chosen",{player:e})} />`}
        ${s&&o!==null&&i`<${Ae} kind="houses" value=${o} t=${n} />`}
        <span class="fs-note">${e}</span>
    </li>`}function jb({view:e,t}){let{cheques:n}=e.market;return i`
        <ul class="fs-offer fs-offer-cheques" style=${gp(n)} aria-label=${t("fs.offer.cheques")}>
            ${n.map((o,s)=>i`<li key=${s} data-cheque=${o}>
                <${Ae} kind="cheques" value=${o} t=${t} />
            </li>`)}
        </ul>
        <ul class="fs-offer fs-sealed-row" aria-label=${t("fs.sealed")}>
            ${fi(e).map(({id:o})=>i`<${Nb} key=${o} player=${o} view=${e} t=${t} />`)}
        </ul>`}function Rb({view:e,t}){if(e.phase!=="buying"||e.market.houses.length===0)return null;let n=as(e);return i`<p class="fs-high">${n===0?t("fs.bid.none"):t("fs.bid.highest",{bid:n})}</p>`}
function yp({view:e,toAct:t,isHere:n,t:o}){let s=e.phase==="buying",r=s?"houses":"cheques",a=s?Lb:jb,l=c=>i`<${lp} kind=${c} count=${Be(e.decks[c])} t=${o} />`;return i`<section class="fs-market" data-fs="market" data-here=${n||
void 0} aria-label=${o("fs.market")}>
        <header>
            <h2>${o(`fs.phase.${e.phase}`,{round:e.round})}</h2>
            <${Rb} view=${e} t=${o} />
        </header>
        <div class="fs-middle">
            ${l(r)}
            <div class="fs-laid">
                ${t.includes("table")&&i`<p class="fs-hint">${o(`fs.awaited.${r}`)}</p>`}
                <${a} view=${e} t=${o} />
            </div>
            ${s&&l("cheques")}
        </div>
    </section>`}var us=(e,t,n)=>i`<${Ze} kind=${e} cards=${t} t=${n} />`,xp=(e,t,n,o)=>i`<span>${e+t===0?o("fs.outcome.free"):o(n,{paid:e,refund:t})}</span>`,wp=(e,t,n)=>i`
    ${us("houses",e,n)}
    <span role="img" aria-label=${n("fs.sold-for")}>→</span>
    ${us("cheques",t,n)}`,Bb={"left-empty-handed":({refund:e},t)=>i`<span>${t("fs.outcome.nothing",{refund:e})}</span>`,"house-taken":({house:e,paid:t,refund:n},o)=>[us("houses",[e],o),xp(t,n,"fs.outc\
ome.taken",o)],"house-won":({house:e,paid:t},n)=>[us("houses",[e],n),xp(t,0,"fs.outcome.won",n)],"house-sold":({house:e,cheque:t},n)=>wp([e],[t],n),sweep:({houses:e,cheques:t},n)=>wp(e,t,n)};function kp({
events:e,t}){let n=pp(e);return n.length===0?null:i`<section class="fs-outcome" aria-label=${t("fs.outcome")}>
        <h2>${t("fs.outcome")}</h2>
        <ul>
            ${n.map((o,s)=>i`
                <li key=${s} data-outcome=${o.player}><b>${o.player}</b>${Bb[o.type](o,t)}</li>`)}
        </ul>
    </section>`}function Pb(e,t,n,o){let{id:s}=e,r=t.phase==="selling";return[s===o&&"you",n.includes(s)&&"to-act",t.forfeits?.some(({seat:a})=>a===s)&&"forfeited",t.passed.includes(s)&&"passed",r&&ve(t.choices,s)!==
void 0&&"chosen",r&&Be(e.houses)===0&&"sold-out",!r&&t.first_player===s&&"starts"].filter(Boolean)}function vp({count:e,t}){return e===null?i`<${$p} /><span class="fs-soft">${t("fs.hidden")}</span>`:i`<b class="fs-figure">${e}</b><${Ye} count=${e} />`}
function _p({kind:e,cards:t,t:n,inHand:o=!1}){let s=Be(t),r=Re(t)&&!o;return i`
        <b class="fs-figure">${s}</b>
        ${r&&i`<${Ze} kind=${e} cards=${t} t=${n} />`}
        ${!r&&i`<${cp} kind=${e} count=${s} />`}`}var ps=({name:e,term:t,children:n})=>i`
    <div class="fs-line fs-line-${e}" data-line=${e}><dt>${t}</dt><dd>${n}</dd></div>`,Ib=({signs:e,t})=>i`
    <ul class="fs-signs" aria-label=${t("fs.signs")}>
        ${e.map(n=>i`<li key=${n} class="fs-sign fs-sign-${n}">${t(`fs.sign.${n}`)}</li>`)}
    </ul>`;function Hb({player:e,number:t,view:n,toAct:o,seat:s,t:r}){let{id:a,coins:l,houses:c,cheques:p}=e,u=Pb(e,n,o,s),d=ve(n.bids,a),f=u.map(m=>`is-${m}`).join(" ");return i`<li class="fs-seat ${f}" data-seat=${a} style=${ls(
t)}>
        <${cs} id=${a} number=${t} />
        ${u.length>0&&i`<${Ib} signs=${u} t=${r} />`}
        <dl>
            ${d!==void 0&&i`<${ps} name="bid" term=${r("fs.bid")}><${vp} count=${d} /><//>`}
            <${ps} name="coins" term=${r("fs.coins")}><${vp} count=${l} t=${r} /><//>
            <${ps} name="houses" term=${r("fs.houses")}>
                <${_p} kind="houses" cards=${c} inHand=${a===s} t=${r} />
            <//>
            ${n.phase==="selling"&&i`<${ps} name="cheques" term=${r("fs.cheques")}>
                <${_p} kind="cheques" cards=${p} t=${r} />
            <//>`}
        </dl>
    </li>`}function Sp({view:e,toAct:t,seat:n,t:o}){let s={view:e,toAct:t,seat:n,t:o};return i`<section class="fs-seats" aria-label=${o("fs.seats")}>
        <ol data-seats=${e.players.length}>
            ${e.players.map((r,a)=>i`
                <${Hb} key=${r.id} player=${r} number=${a+1} ...${s} />`)}
        </ol>
    </section>`}function Op({view:e,legal:t,act:n,t:o,seat:s,toAct:r,scores:a,prepared:l,prepare:c,last:p,log:u=p}){let d=i`<${kp} events=${u} t=${o} />`;return e.phase==="finished"?i`<div class="fs-board" data-phase="finished"><div class="fs-layout"><${hp} view=${e} scores=${a} t=${o} />${d}</div></div>`:
i`<div class="fs-board" data-phase=${e.phase}><div class="fs-layout fs-playing">
        <${yp} view=${e} toAct=${r} isHere=${!Fb(e,t,s)} t=${o} />
        <${bp} view=${e} legal=${t} onTap=${Fe({act:n,legal:t,view:e,prepared:l,prepare:c})} seat=${s} t=${o} />
        ${d}
        <${Sp} view=${e} toAct=${r} seat=${s} t=${o} />
    </div></div>`}function Fb(e,t,n){let o=e.players.find(({id:s})=>s===n)?.houses;return Array.isArray(o)&&t.some(({type:s})=>s==="sell")}var mi=({name:e,amount:t,total:n=!1,children:o})=>i`
    <li class="fs-score-line ${n?"is-total":""}">
        <span class="fs-score-name">${e}</span>
        <span class="fs-score-of">${o}</span>
        <b class="fs-amount">${t}</b>
    </li>`;function Mp({standing:e,t}){let{cheques:n,cheque_total:o,coins:s}=e.breakdown;return i`<ul class="fs-breakdown" aria-label=${t("fs.breakdown.of",{player:e.player})}>
        <${mi} name=${t("fs.cheques")} amount=${o}>
            <${Ze} kind="cheques" cards=${n} t=${t} />
            <span class="fs-sum">${n.join(" + ")}</span>
        <//>
        <${mi} name=${t("fs.coins.left")} amount=${s}><${Ye} count=${s} /><//>
        <${mi} name=${t("fs.total")} amount=${e.total} total=${!0} />
    </ul>`}var Ep=[{kind:"coins",name:"fs.coins",at:{"/players/*/coins":""}},{kind:"house",name:"fs.correct.house",at:{"/market/houses/*":"fs.market","/players/*/houses/*":"","/sold/*":"fs.correct.sold"},of:"hou\
ses",unseen:["/decks/houses/*","/removed/houses/*"],ascending:["/market/houses","/players/*/houses","/sold","/removed/houses"],follow:["/choices/*"]},{kind:"cheque",name:"fs.correct.cheque",at:{"/mark\
et/cheques/*":"fs.market","/players/*/cheques/*":""},of:"cheques",unseen:["/decks/cheques/*","/removed/cheques/*"],ascending:["/market/cheques","/players/*/cheques","/removed/cheques"]}];var Db={x:60,y:12,width:80,height:112},Ub=[[2,"rotate(-26 100 210)"],[24,"rotate(26 100 210)"],[12,"rotate(0)"]],Ap=()=>i`<svg viewBox="-25 0 250 150" aria-hidden="true" focusable="false">
    ${Ub.map(([e,t])=>i`<g transform=${t}><${ss} value=${e} at=${Db} /></g>`)}
</svg>`;var Cp={pieces:{".fs-offer > [data-house]":({dataset:e})=>`houses-${e.house}`,".fs-offer > [data-cheque]":({dataset:e})=>`cheques-${e.cheque}`,"[data-sealed][data-chosen=true]":({dataset:e})=>`sealed-${e.
sealed}`,"[data-mini]":({dataset:e})=>e.mini},bids:".fs-line-bid .fs-figure",payments({type:e,player:t,amount:n,refund:o}){return e==="bid"?[{from:t,to:null,amount:n}]:o>0?[{from:null,to:t,amount:o}]:
[]},awards:["house-taken","house-won","house-sold","sweep"]};function Tp({legal:e,player:t,view:n,gameSheet:o}){let s=n.players.find(({id:a})=>a===t);if(s===void 0)return e;if(n.phase==="selling")return zb({legal:e,player:t,seat:s});if(n.phase!=="buying"||s.coins!==
null)return e;let r={minimum:qb(n,t,o),maximum:null};return[{type:"bid",player:t,amount:r},{type:"pass",player:t}]}function zb({legal:e,player:t,seat:n}){return Be(n.houses)>1?null:Re(n.houses)?e:[{type:"\
sell",player:t}]}function qb(e,t,n){let o=r=>e.options[r]??ce(n,e,r);if(Object.keys(e.bids).length===0)return o("minimum_opening_bid");let s=as(e);return o("raise")==="exceed"?s+1:Math.max(s,(ve(e.bids,
t)??0)+1)}function Lp({view:e,seat:t,t:n}){let{coins:o,houses:s,cheques:r}=e.players.find(({id:l})=>l===t),a=(l,c)=>c.length>0&&i`
        <div class="fs-line"><dt>${n(`fs.${l}`)}</dt><dd><${Ze} kind=${l} cards=${c} t=${n} /></dd></div>`;return i`
        <dl class="fs-own">
            <div class="fs-line"><dt>${n("fs.coins")}</dt><dd><b class="fs-figure">${o}</b><${Ye} count=${o} /></dd></div>
            ${a("houses",s)}
            ${a("cheques",r)}
        </dl>`}var Np=({ruleset:e,variant:t,options:n,players:o})=>({ruleset:e,variant:t,options:n,players:o.map(s=>({id:s,coins:null,cheques:[]}))}),$i=(e,t,n)=>({...e,players:e.players.map(o=>o.id===t?{...o,...n(o)}:
o)}),jp=(e,t,n)=>$i(e,t,()=>({coins:n})),Rp=(e,t,n)=>$i(e,t,({cheques:o})=>({cheques:[...o,n].sort((s,r)=>s-r)})),Bp=(e,t,n)=>$i(e,t,({cheques:o})=>({cheques:o.filter((s,r)=>r!==n)})),Pp=({ruleset:e,variant:t,
options:n,players:o})=>({ruleset:e,variant:t,options:n,players:o.map(({id:s,coins:r,cheques:a})=>({id:s,...r!==null&&{coins:r},cheques:a}))});var Gb=(e,t)=>e.some(({pointer:n})=>n?.startsWith(`/players/${t}/`));function Wb({player:e,active:t,choose:n,error:o,t:s}){let{id:r,cheques:a}=e,l={count:a.length,total:dp(e)};return i`
        <button type="button" aria-pressed=${String(t)} data-pad-player=${r} onClick=${()=>n(r)}>
            <b>${r}</b>
            <span>${s("fs.pad.so-far",l)}</span>
            ${o&&i`<span class="fs-error">${s("fs.pad.error")}</span>`}
        </button>`}function Jb({player:e,draft:t,change:n,t:o}){let s=({currentTarget:{value:r}})=>n(jp(t,e.id,r===""?null:Math.max(0,Math.trunc(Number(r)))));return i`<label class="fs-coin-field">
        <span>${o("fs.pad.coins",{player:e.id})}</span>
        <input type="number" inputmode="numeric" min="0" step="1" name=${`coins/${e.id}`} onInput=${s}
            value=${e.coins??""} data-pointer=${`/players/${t.players.indexOf(e)}/coins`} />
    </label>`}function Kb({player:e,draft:t,change:n,t:o}){if(e.cheques.length===0)return i`<p class="fs-soft">${o("fs.pad.none")}</p>`;let s=(r,a)=>({"aria-label":o("fs.pad.remove",{cheque:r,player:e.
id}),"data-taken":r,onClick:()=>n(Bp(t,e.id,a))});return i`<ul class="fs-picks" aria-label=${o("fs.pad.taken",{player:e.id})}>
        ${e.cheques.map((r,a)=>i`<li key=${`${r}/${a}`}>
            <${$t} kind="cheques" value=${r} props=${s(r,a)} />
        </li>`)}
    </ul>`}function Vb({player:e,draft:t,change:n,gameSheet:o,t:s}){let r=(a,l)=>({"aria-label":s("fs.pad.add",{cheque:a,player:e.id,count:l}),"data-pick":a,disabled:l<=0,onClick:()=>n(Rp(t,e.id,a))});
return i`<ul class="fs-picks" aria-label=${s("fs.pad.left")}>
        ${fp(t,o).map(([a,l])=>i`<li key=${a}>
            <${$t} kind="cheques" value=${a} props=${r(a,l)} />
            <span class="fs-note" aria-hidden="true">× ${l}</span>
        </li>`)}
    </ul>`}function Ip({draft:e,change:t,gameSheet:n,t:o,errors:s=[]}){let[r,a]=g(null),l=e.players.find(({id:p})=>p===r)??e.players[0],c={player:l,draft:e,change:t,t:o};return i`<div class="fs-pad">
        <div class="fs-tabs" role="group" aria-label=${o("fs.pad.who")}>
            ${e.players.map((p,u)=>i`<${Wb} key=${p.id} player=${p} active=${p===l}
                choose=${a} error=${Gb(s,u)} t=${o} />`)}
        </div>
        <section class="fs-pad-player" aria-label=${l.id}>
            <${Jb} key=${l.id} ...${c} />
            <h2>${o("fs.pad.taken",{player:l.id})}</h2>
            <${Kb} ...${c} />
            <h2>${o("fs.pad.left")}</h2>
            <${Vb} ...${c} gameSheet=${n} />
        </section>
    </div>`}var Hp={id:"for-sale",Emblem:Ap,Board:Op,label:jt,Actions:mp,Piece:({component:e,value:t,t:n})=>i`<${Ae} kind=${e} value=${t} t=${n} />`,Breakdown:Mp,scorePad:{empty:Np,Form:Ip,request:Pp},corrections:Ep,
sealed:["sell"],openly:Tp,Own:Lp,motion:Cp};var Qe=["blue","green","yellow","purple","red","white"],Zb=[12,24,36].map(e=>`M3 ${e}q5.25-6 10.5 0t10.5 0 10.5 0 10.5 0`).join(""),Yb=[9,24,39].map(e=>[9,19,29,39].map(t=>`M${t} ${e}h.01`).join("")).
join(""),Fp="M3 15L15 3M3 27L27 3M3 39L39 3M9 45L45 9M21 45L45 21M33 45L45 33",Qb=`${Fp}M33 3L45 15M21 3L45 27M9 3L45 39M3 9L39 45M3 21L27 45M3 33L15 45`,Xb="M3 13.5h42M3 24h42M3 34.5h42M17 3v10.5M33 \
3v10.5M9 13.5v10.5M40 13.5v10.5M8 24v10.5M39 24v10.5M17 34.5v10.5M33 34.5v10.5",eg={blue:Zb,green:Yb,yellow:Fp,purple:Qb,red:Xb,white:"M9 9h30v30h-30z"},Sn=({box:e,kind:t,piece:n,children:o})=>i`<svg class=${`\
es-piece ${t}`} data-piece=${n} viewBox=${e} aria-hidden="true" focusable="false">${o}</svg>`,ae=({colour:e,value:t})=>i`
    <${Sn} box="0 0 48 48" kind=${`es-cube es-${e}`} piece=${t==null?void 0:`${e}-${t}`}>
        <rect class="es-face" x="1.5" y="1.5" width="45" height="45" rx="5" />
        <path class=${`es-pattern${e==="green"?" es-pattern--dots":""}`} d=${eg[e]} />
        <path class="es-gleam" d="M6 4.5h36" />
        ${t!=null&&i`<circle class="es-plate" cx="24" cy="24" r="13.5" /><text x="24" y="32">${t}</text>`}
    <//>`,Pe=({value:e})=>i`
    <${Sn} box="0 0 60 32" kind=${`es-roof${e==null?" es-roof--back":""}`}>
        <path class="es-face" d="M1.5 30.5L13 4.5Q14 2.5 16.5 2.5H43.5Q46 2.5 47 4.5L58.5 30.5Z" />
        <path class="es-pattern" d="M10 12h8M42 12h8M7 21h11M42 21h11" />
        <text x="30" y="25">${e??"?"}</text>
    <//>`,tg={shorten:"−",lengthen:"+"},hi=(e,t)=>`${tg[t]??"±"}${e}`,bi=({value:e,effect:t})=>i`
    <${Sn} box="0 0 48 48" kind=${`es-permit es-permit--${t??"open"}`} piece=${`permit-${e}`}>
        <path class="es-post" d="M24 30v17" />
        <rect class="es-face" x="2" y="5" width="44" height="27" rx="3" />
        <path class="es-pattern" d="M6 9h36v19H6z" />
        <text x="24" y="26">${hi(e,t)}</text>
    <//>`,Rt=()=>i`
    <${Sn} box="0 0 48 48" kind="es-mayor" piece="mayor">
        <path class="es-face" d="M12 5Q24 1 36 5L34 31H14Z" />
        <path class="es-band" d="M13.6 23H34.4L34 30H14Z" />
        <path class="es-face" d="M3 31Q24 25 45 31Q46 37 24 39Q2 37 3 31Z" />
        <text x="24" y="19">×2</text>
    <//>`,ng=()=>i`
    <${Sn} box="0 0 48 48" kind="es-cancel" piece="cancel">
        <rect class="es-face" x="3" y="3" width="42" height="42" rx="5" />
        <path class="es-cross" d="M14 14L34 34M34 14L14 34" />
    <//>`,ds=()=>i`
    <svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true"><path class="es-gavel" d="M3 17.5h8M5.5 5.5l5-3.5 4 5.5-5 3.5zM12 9l6 6" /></svg>`;function pe({piece:e,effect:t}){return e.kind==="cube"?
i`<${ae} colour=${e.colour} value=${e.value} />`:e.kind==="rooftop"?i`<${Pe} value=${e.value} />`:e.kind==="permit"?i`<${bi} value=${e.value} effect=${t} />`:e.kind==="mayor"?i`<${Rt} />`:i`<${ng} />`}
function X(e,t){let n=e.colour&&t(`es.colour.${e.colour}`);return t(`es.piece.${e.kind}`,{colour:n,value:e.value})}var yi=e=>e.lots.length===e.requirement&&e.lots.every(t=>t.rooftop!==null),gi=({value:e,effect:t})=>t==="shorten"?-e:e,Dp=(e,t)=>e.reduce((n,o)=>n+gi(o),t.requirement);function On(e,{row:t,effect:n,permit:o}){
let s=e.board[t];return n?s.requirement+gi({value:e.placing.piece.value,effect:n}):s.requirement-gi(s.permits.find(r=>r.value===o))}function fs({piece:e},t){if(e.kind!=="cube")return e;let n=t.market[e.
row-1];return{kind:"cube",...n[e.end==="left"?0:n.length-1]}}function ht(e){let t=Object.entries(e.bids).sort(([,n],[,o])=>o-n);return t.length>0?{player:t[0][0],amount:t[0][1]}:null}function Up(e,t,n){
let o=t.at(-1);return o===void 0||!n&&o.value>e.value}var zp=(e,t)=>t.cash*e.length,qp={rows:3,length:8};function Xe(e,t,n){return e.type==="offer"?og(e,t,n):e.type==="place"?sg(e,t,n):e.type==="sell"||e.type==="keep"?t(`es.${e.type}`,ht(n.auction)):e.type==="reveal"?X({kind:"rooftop",value:e.rooftop},t):
t(`es.${e.type}`,{amount:e.amount})}function og(e,t,n){let{piece:o}=e;if(o.kind==="rooftop")return t("es.offer.rooftop");if(o.kind!=="cube")return t("es.offer.piece",{piece:X(o,t)});let s=t(`es.end.${o.
end}`,{row:o.row});return t("es.offer.cube",{piece:X(fs(e,n),t),where:s})}function sg(e,t,n){let o=t(`es.row.${e.row}`);if(e.effect)return t(`es.place.${e.effect}`,{row:o,to:On(n,e)});if(e.permit)return t(
"es.place.cancel",{row:o,permit:e.permit,to:On(n,e)});if(!e.lot)return t("es.place.mayor",{row:o});let s=n.board[e.row].lots[e.lot-1];return s?t("es.place.building",{row:o,lot:e.lot,building:Mn(s,t)}):
t("es.place.lot",{row:o,lot:e.lot})}var Mn=(e,t)=>e.cubes.map(n=>t("es.cube",{colour:t(`es.colour.${n.colour}`),value:n.value})).join(", ");var rg={offer:"pieces",place:"land"},ms=e=>JSON.stringify(e);function ag({action:e,act:t,t:n,view:o}){let s=fs(e,o),r=s.kind==="rooftop"?n("es.supply.next"):X(s,n);return i`
        <button type="button" class="es-actions__offer" data-action=${ms(e)} onClick=${()=>t(e)}>
            <${pe} piece=${s} /><span>${r}</span>
        </button>`}function Gp({view:e,legal:t,act:n,isConfirming:o,t:s}){if(o)return null;let r=u=>t.filter(({type:d})=>u===(rg[d]??"words")),[a,l,c]=["pieces","land","words"].map(r),p=u=>i`
        <button type="button" class=${`action ${u.type}`} key=${ms(u)} data-action=${ms(u)} onClick=${()=>n(u)}>
            ${Xe(u,s,e)}
        </button>`;return i`
        <div class="es es-actions">
            ${c.map(p)}
            ${l.length>0&&i`
                <p>${s("es.choose.place")}</p>
                <details>
                    <summary>${s("es.choose.list",{count:l.length})}</summary>
                    <div class="es-actions">${l.map(p)}</div>
                </details>`}
            ${a.length>0&&i`
                <div role="group" aria-label=${s("es.offers")}>
                    <p class="es-note" aria-hidden="true">${s("es.offers")}</p>
                    <div class="es-actions__offers">
                        ${a.map(u=>i`<${ag} key=${ms(u)} action=${u} act=${n} t=${s} view=${e} />`)}
                    </div>
                </div>`}
        </div>`}var ig={offer:(e,t)=>[t("es.block.offer",{player:e.auctioneer}),e.stowed?t("es.block.stowed"):""],reveal:(e,t)=>[t("es.block.reveal",{player:e.auctioneer}),t("es.block.reveal.do")],bidding:(e,t)=>[Wp(
e,t),lg(e,t)],settling:(e,t)=>[Wp(e,t),t("es.block.settle",{...ht(e.auction),auctioneer:e.auctioneer})],placing:(e,t)=>[t("es.block.placing",{player:e.placing.player,piece:X(e.placing.piece,t)}),t(`es\
.block.placing.${e.placing.piece.kind}`)],finished:(e,t)=>[t("es.block.finished"),t(`es.end.by.${e.ended_by}`)]},Wp=(e,t)=>t("es.block.offered",{player:e.auctioneer,piece:X(e.auction.piece,t)});function lg(e,t){
let n=ht(e.auction);return n?t("es.block.bid",n):t("es.block.no-bid")}function cg({phase:e,auction:t,placing:n}){return e==="reveal"?{kind:"rooftop"}:t?.piece??n?.piece}function Jp({view:e,t}){let n=cg(
e),[o,s]=ig[e.phase](e,t);return i`
        <section class="es-block" aria-labelledby="es-block" data-here=${["bidding","settling","reveal"].includes(e.phase)||void 0}>
            <div class="es-block__piece">${n?i`<${pe} piece=${n} />`:i`<${ds} />`}</div>
            <div>
                <h2 id="es-block">${o}</h2>
                <p class="es-block__line">${s}</p>
            </div>
        </section>`}var Kp={"permit-1":{kind:"permit",value:1},"permit-2":{kind:"permit",value:2},"permit-3":{kind:"permit",value:3},mayor:{kind:"mayor"},cancel:{kind:"cancel"}},Vp=(e,t)=>e.kind===t.kind&&e.value===t.value;
function xi({action:e,name:t,kind:n,onTap:o,t:s,view:r,children:a}){if(!e)return i`<span class=${`es-offer ${n}`} role="img" aria-label=${t}>${a}</span>`;let l=Q({label:Xe(e,s,r),...o(e)});return i`<button type="button" class=${`\
es-offer es-target ${n}`} ...${l}>${a}</button>`}function ug({cubes:e,number:t,offers:n,...o}){let s=a=>a===0?"left":a===e.length-1?"right":null,r=a=>n.find(({piece:l})=>l.row===t&&l.end===s(a));return i`
        <li class="es-market__row">
            <span class="es-market__number" aria-hidden="true">${t}</span>
            ${e.map((a,l)=>i`
                <${xi} action=${r(l)} name=${X({kind:"cube",...a},o.t)} kind="es-offer--cube" ...${o}>
                    <${ae} ...${a} />
                <//>`)}
            ${e.length===0&&i`<span class="es-note">${o.t("es.market.empty")}</span>`}
        </li>`}function Zp({view:e,legal:t,onTap:n,t:o}){let s=t.filter(({type:r,piece:a})=>r==="offer"&&a.kind==="cube");return i`
        <section class="es-panel es-market" aria-labelledby="es-market">
            <h2 id="es-market">${o("es.market")}</h2>
            <ol class="es-market__rows">
                ${e.market.map((r,a)=>i`
                    <${ug} cubes=${r} number=${a+1} offers=${s} onTap=${n} t=${o} view=${e} />`)}
            </ol>
            <${$g} certificates=${e.certificates} t=${o} />
        </section>`}var pg=e=>e.hidden??e.length??e;function dg({view:e,legal:t,onTap:n,t:o}){let s=pg(e.rooftops),r=t.find(({type:a,piece:l})=>a==="offer"&&l.kind==="rooftop");return i`
        <li class="es-slot">
            <${xi} action=${r} name=${o("es.rooftops.left",{count:s})} kind="es-offer--pile" onTap=${n} t=${o} view=${e}>
                ${s>0?i`<${Pe} />`:i`<span class="es-gone"></span>`}
            <//>
            <span class="es-slot__note" aria-hidden="true">${o("es.rooftops.left",{count:s})}</span>
        </li>`}function fg({id:e,view:t,legal:n,onTap:o,t:s}){let r=Kp[e],a=X(r,s),l=t.specials.includes(e),c=n.find(p=>p.type==="offer"&&Vp(p.piece,r));return i`
        <li class="es-slot">
            ${l?i`<${xi} action=${c} name=${a} kind="es-offer--special" onTap=${o} t=${s} view=${t}>
                    <${pe} piece=${r} />
                <//>`:i`<span class="es-offer es-gone" aria-hidden="true"></span>`}
            <span class="es-slot__note" aria-hidden=${l?"true":void 0}>${l?a:s("es.gone",{name:a,where:s(mg(e,r,t))})}</span>
        </li>`}function mg(e,t,n){if(n.out_of_game.includes(e))return"es.gone.out";let o=n.auction?.piece??n.placing?.piece;return o&&Vp(o,t)?"es.gone.auction":"es.gone.board"}var Yp=e=>i`
    <section class="es-panel es-supply" aria-labelledby="es-supply">
        <h2 id="es-supply">${e.t("es.supply")}</h2>
        <ul class="es-slots">
            <${dg} ...${e} />
            ${Object.keys(Kp).map(t=>i`<${fg} key=${t} id=${t} ...${e} />`)}
        </ul>
    </section>`,wi=({colour:e,t})=>i`
    <li class="es-deed"><${ae} colour=${e} /><span>${t(`es.colour.${e}`)}</span></li>`;function $g({certificates:e,t}){let n=Qe.filter(o=>!(o in e));return n.length===0?null:i`
        <h3 class="es-market__free">${t("es.certificates.free")}</h3>
        <ul class="es-deeds">${n.map(o=>i`<${wi} key=${o} colour=${o} t=${t} />`)}</ul>`}var $s=({cubes:e,rooftop:t,ghost:n})=>i`
    <span class="es-stack">
        ${e.map(o=>i`<${ae} ...${o} />`)}
        ${t!=null&&i`<${Pe} value=${t} />`}
        ${n&&i`<span class="es-ghost"><${pe} piece=${n} /></span>`}
    </span>`;var _e=["upper","middle","lower"],ki=e=>e<0?`−${-e}`:`${e}`,Bt=e=>e>0?`+${e}`:ki(e);var Pt=({target:e,kind:t,children:n})=>i`
    <span class=${`es-spot ${t}`}><button type="button" class="es-target" ...${Q(e)}></button>${n}</span>`;function hg({lot:e,building:t,oneCube:n,beyond:o,t:s}){let r=n?` ${s("es.lot.one-cube")}`:"";if(!t)return`${s(o?"es.lot.beyond":"es.lot.empty",{lot:e})}${r}`;let a=t.rooftop===null?s("es.lot.open"):s(
"es.lot.roofed",{value:t.rooftop});return`${s("es.lot.built",{lot:e,stack:Mn(t,s)})} ${a}${r}`}function bg({permit:e,target:t,t:n}){let o=i`<${pe} piece=${{kind:"permit",value:e.value}} effect=${e.effect} />`;
if(t)return i`<${Pt} kind="es-sign" target=${t}>${o}<span class="es-strike"></span><//>`;let s=n("es.sign",{permit:e.value,sign:hi(e.value,e.effect)});return i`<span class="es-sign" role="img" aria-label=${s}>${o}</span>`}
var gg=({target:e})=>i`
    <${Pt} kind="es-sign" target=${e}>
        <span class="es-ghost"><${pe} piece=${e.ghost} effect=${e.effect} /></span>
    <//>`,yg=({points:e,player:t})=>i`
    <span class=${`es-points ${e<0?"es-points--bad":"es-points--good"}`}>
        <b>${Bt(e)}</b>
        <span class="es-points__holder">${t}</span>
    </span>`;function Qp({lot:e,building:t,row:n,beyond:o,beside:s,oneCube:r,targets:a,fresh:l,scored:c,t:p}){let u=a.lots[e],d=["es-lot",o&&"es-lot--beyond",e===n.requirement&&"es-lot--last",r&&"es-l\
ot--dirt",l&&"es-lot--fresh",u?.pressed&&"es-lot--chosen"],f=i`<${$s} cubes=${t?.cubes??[]} rooftop=${t?.rooftop} ghost=${u?.ghost} />`,m=e===n.requirement+1?n.permits:[];return i`
        <li class=${d.filter(Boolean).join(" ")}>
            <div class="es-lot__air">
                ${m.map(h=>i`<${bg} permit=${h} target=${a.cancels[h.value]} t=${p} />`)}
                ${a.signs[e]&&i`<${gg} target=${a.signs[e]} />`}
                ${u?i`<${Pt} kind="es-lot__hit" target=${u}>${f}<//>`:t&&f}
            </div>
            ${!s&&i`
                <span class="es-ground" aria-hidden="true"><span>${e}</span>${r&&i`<small>${p("es.one-floor")}</small>`}</span>`}
            ${!u&&!s&&i`<span class="es-hidden">${hg({lot:e,building:t,oneCube:r,beyond:o,t:p})}</span>`}
            ${c&&(t?i`<${yg} ...${c.find(h=>h.lot===e)} />`:i`<span class="es-points"></span>`)}
        </li>`}var Xp={lots:{},signs:{},cancels:{},mayor:null};function xg({mayor:e,target:t,t:n}){if(t)return i`<${Pt} kind="es-street" target=${t}><span class="es-ghost"><${Rt} /></span><//>`;let o=e&&i`<span role="img" aria-label=${n(
"es.mayor-here")}><${Rt} /></span>`;return i`<div class="es-street">${o}</div>`}function wg({name:e,row:t,t:n}){let o=yi(t),s=t.lots.filter(r=>r.rooftop!==null).length;return i`
        <div class="es-row__head">
            <h2>${n(`es.row.${e}`)}</h2>
            <p class="es-row__need">${n("es.row.finished",{roofed:s,requirement:t.requirement})}</p>
            <p class=${`es-row__state${o?" es-row__state--complete":""}`}>
                ${o?i`<span aria-hidden="true">✓ </span>`:""}${n(o?"es.row.complete":"es.row.incomplete")}
            </p>
        </div>`}function kg(e,t,n){let o=Math.max(e.lots,t.requirement+1,...Object.keys(n).map(Number));return Array.from({length:o},(s,r)=>r+1)}function vg({name:e,row:t,components:n,targets:o,fresh:s,
scored:r,t:a}){let l=n.requirement,c=d=>i`
        <${Qp} key=${d} lot=${d} building=${t.lots[d-1]} row=${t} beyond=${d>t.requirement}
            beside=${d>n.lots} oneCube=${n.one_cube_lots[e].includes(d)} targets=${o}
            fresh=${s===d} scored=${r} t=${a} />`,p=(d,f)=>i`<ol class=${`es-lots es-lots--${f}`} start=${d[0]}>${d.map(c)}</ol>`,u=kg(n,t,o.signs);return i`
        <section class=${`es-row${yi(t)?" es-row--complete":""}`} aria-label=${a(`es.row.${e}`)} data-pointer=${`/board/${e}`}>
            <${wg} name=${e} row=${t} t=${a} />
            <div class="es-row__land">
                <${xg} mayor=${t.mayor} target=${o.mayor} t=${a} />
                ${p(u.slice(0,l),"near")}
                <span class="es-river" aria-hidden="true"></span>
                ${p(u.slice(l),"far")}
            </div>
        </section>`}var ed=2/3,_g=e=>e?e.ghost?.kind==="rooftop"?ed:1:0;function Sg(e,t){let n=e.lots.map(({cubes:s,rooftop:r},a)=>s.length+(r===null?0:ed)+_g(t.lots[a+1])),o=e.permits.length+Object.keys(
t.signs).length;return Math.max(2,o,...n)}function Og(e){let t=[...e.querySelectorAll(".es-target")].map(s=>s.offsetLeft-e.offsetLeft+s.offsetWidth),n=Math.min(...t),o=e.scrollLeft+e.clientWidth;t.length>
0&&(n>o||n<e.scrollLeft)&&(e.scrollLeft=n-e.clientWidth/2)}function hs({board:e,components:t,targets:n={},fresh:o,scores:s,isHere:r=!1,leave:a,t:l}){let c=O(null);ge(c,".es-target",a);let p=s?.standings.
flatMap(({player:d,breakdown:f})=>f.buildings.map(m=>({...m,player:d})));v(()=>Og(c.current),[e]);let u=_e.reduce((d,f)=>d+Sg(e[f],n[f]??Xp),0);return i`
        <div class="es-rows" data-here=${r||void 0} ref=${c} role="region" aria-label=${l("es.rows")} tabindex="0" style=${{"--es-floors":u.toFixed(2)}}>
            ${_e.map(d=>i`
                <${vg} key=${d} name=${d} row=${e[d]} components=${t} targets=${n[d]??Xp}
                    fresh=${o?.row===d?o.lot:void 0} scored=${p?.filter(f=>f.row===d)} t=${l} />`)}
        </div>`}var td=()=>i`
    <svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true">
        <circle class="es-coin" cx="10" cy="10" r="8.5" /><circle class="es-coin__rim" cx="10" cy="10" r="5.5" />
    </svg>`,nd=()=>i`
    <svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true">
        <rect class="es-box" x="2" y="6" width="16" height="11" rx="2" /><path class="es-box__lid" d="M2 10h16M6 3.5h8" />
    </svg>`,bs=({icon:e,name:t,figure:n,t:o})=>i`
    <div class="es-money">
        <dt title=${o(t)}><${e} /><span>${o(t)}</span></dt>
        <dd>${n===null?i`<i>${o("es.hidden")}</i>`:n}</dd>
    </div>`;function Mg(e,{auctioneer:t,auction:n,placing:o,phase:s},r){return s==="finished"?null:o?.player===e?r("es.seat.places"):e===t?r("es.seat.auctioneer"):n?e in n.bids?r("es.seat.bid",{amount:n.
bids[e]}):n.passed.includes(e)?r("es.seat.passed"):r(n.turn===e?"es.seat.speaks":"es.seat.waits"):null}function Eg({player:e,number:t,view:n,acts:o,own:s,t:r}){let a=Qe.filter(p=>n.certificates[p]===e.
id),l=Mg(e.id,n,r),c=n.auction&&e.id in n.auction.bids;return i`
        <li class=${`es-seat${o?" es-seat--acts":""}`} style=${{"--seat":`var(--player-${t})`}} data-player=${e.id}>
            <div class="es-seat__name">
                <span class="es-seat__number" aria-hidden="true">${t}</span>
                <b>${e.id}</b>
                ${s&&i`<span class="es-seat__own">${r("es.seat.own")}</span>`}
                ${n.forfeits?.some(({seat:p})=>p===e.id)&&i`<span class="es-seat__doing">${r("scores.forfeited")}</span>`}
                ${l&&i`<span class=${`es-seat__doing${c?" es-seat__doing--bid":""}`}>
                    ${e.id===n.auctioneer&&i`<${ds} />`}${l}
                </span>`}
            </div>
            <dl class="es-seat__money">
                <${bs} icon=${td} name="es.cash" figure=${e.cash} t=${r} />
                <${bs} icon=${nd} name="es.cash-box" figure=${e.cash_box} t=${r} />
            </dl>
            ${a.length>0?i`<ul class="es-deeds" aria-label=${r("es.certificates")}>
                    ${a.map(p=>i`<${wi} key=${p} colour=${p} t=${r} />`)}
                </ul>`:i`<p class="es-note">${r("es.certificates.none")}</p>`}
        </li>`}var od=({view:e,toAct:t,seat:n,t:o})=>i`
    <section class="es-players" aria-labelledby="es-seats">
        <h2 id="es-seats" class="es-hidden">${o("es.seats")}</h2>
        <ol class="es-seats">
            ${e.players.map((s,r)=>i`
                <${Eg} key=${s.id} player=${s} number=${r+1} view=${e} acts=${t.includes(s.id)}
                    own=${s.id===n} t=${o} />`)}
        </ol>
    </section>`;function sd({view:e,seat:t,t:n}){let{cash:o,cash_box:s}=e.players.find(({id:r})=>r===t);return i`
        <dl class="es es-own es-seat__money">
            <${bs} icon=${td} name="es.cash" figure=${o} t=${n} />
            <${bs} icon=${nd} name="es.cash-box" figure=${s} t=${n} />
        </dl>`}var vi=()=>({lots:{},signs:{},cancels:{},mayor:null});function rd({view:e,legal:t,onTap:n,name:o}){let s={upper:vi(),middle:vi(),lower:vi()};for(let r of t.filter(a=>a.type==="place")){let a={label:o(
r),...n(r),ghost:e.placing.piece};Ag(s[r.row],r,a,e)}return s}function Ag(e,t,n,o){t.lot?e.lots[t.lot]=n:t.effect?e.signs[On(o,t)+1]={...n,effect:t.effect}:t.permit?e.cancels[t.permit]=n:e.mayor=n}var Cg=e=>e.find(t=>t.type==="placed"&&t.lot);function ad({view:e,gameSheet:t,legal:n,act:o,t:s,seat:r,toAct:a,scores:l,prepared:c,prepare:p,last:u=[]}){let d=Fe({act:o,legal:n,view:e,prepared:c,prepare:p}),
f=rd({view:e,legal:n,onTap:d,name:$=>Xe($,s,e)}),m=O(null),h=()=>p?.(He);return ge(m,".es-target",h),i`
        <div class="es">
            <div class=${`es-layout es-layout--${e.phase}`}>
                <${Jp} view=${e} t=${s} />
                <${hs} board=${e.board} components=${t.components} targets=${f} leave=${h} isHere=${e.phase==="placing"}
                    fresh=${Cg(u)} scores=${l} t=${s} />
                <div class="es-stocks" ref=${m} data-here=${e.phase==="offer"||void 0}>
                    <${Zp} view=${e} legal=${n} onTap=${d} t=${s} />
                    <${Yp} view=${e} legal=${n} onTap=${d} t=${s} />
                </div>
                <${od} view=${e} toAct=${a} seat=${r} t=${s} />
            </div>
        </div>`}var id=e=>e.reduce((t,n)=>t+n,0),Tg=({building:e})=>i`
    <span class="es-lying" aria-hidden="true">
        ${e.cubes.map((t,n)=>i`
            <${ae} colour=${n===e.cubes.length-1?e.colour:"plain"} value=${t} />`)}
        ${e.rooftop!==null&&i`<${Pe} value=${e.rooftop} />`}
    </span>`;function Lg({cubes:e,rooftop:t,mayor:n},o){let s=t===null?e:[...e,t],r=id(s),a=s.length>1?`${s.join(" + ")} = ${r}`:`${r}`;return n?`${a}; ${o("es.sheet.doubled",{sum:r,doubled:2*r})}`:a}
function Ng({rooftop:e,complete:t,points:n},o){return o(e===null?n===0?"es.sheet.unroofed-nothing":"es.sheet.unroofed":t?"es.sheet.complete":"es.sheet.incomplete")}var jg=({building:e,t})=>i`
    <tr>
        <td>
            <${Tg} building=${e} />
            <span class="es-sheet__where">${t("es.sheet.where",{row:t(`es.row.${e.row}`),lot:e.lot})}</span>
            <span class="es-sheet__sum">${Lg(e,t)}</span>
            <span class="es-sheet__why">${Ng(e,t)}</span>
        </td>
        <td class="es-number">${Bt(e.points)}</td>
    </tr>`,Rg=({colour:e,buildings:t,t:n})=>i`
    <tbody>
        <tr class="es-sheet__company">
            <th scope="rowgroup"><${ae} colour=${e} /> ${n(`es.colour.${e}`)}</th>
            <td class="es-number">${Bt(id(t.map(({points:o})=>o)))}</td>
        </tr>
        ${t.map(o=>i`<${jg} key=${`${o.row}${o.lot}`} building=${o} t=${n} />`)}
    </tbody>`;function ld({standing:e,t}){let{buildings:n,cash_box:o}=e.breakdown,s=Qe.map(r=>[r,n.filter(a=>a.colour===r)]);return i`
        <div class="es"><table class="es-sheet">
            <caption class="es-hidden">${t("es.sheet.of",{player:e.player})}</caption>
            <thead class="es-hidden"><tr><th scope="col">${t("es.sheet.buildings")}</th><th scope="col">${t("es.sheet.points")}</th></tr></thead>
            ${s.filter(([,r])=>r.length).map(([r,a])=>i`
                <${Rg} key=${r} colour=${r} buildings=${a} t=${t} />`)}
            <tbody>
                <tr><th scope="row">${t("es.cash-box")}</th><td class="es-number">${Bt(o)}</td></tr>
            </tbody>
            <tfoot>
                <tr><th scope="row">${t("es.sheet.total")}</th><td class="es-number"><b>${ki(e.total)}</b></td></tr>
            </tfoot>
        </table></div>`}var cd=[{kind:"cash",name:"es.cash",at:{"/players/*/cash":"es.cash","/players/*/cash_box":"es.cash-box"}},{kind:"certificate",name:"es.certificates",at:{"/certificates/*":""},choices:{"/certificates/*":"\
players"}},{kind:"cube",name:"es.correct.cube",at:{"/market/*/*":"es.correct.market","/auction/piece":"es.gone.auction","/placing/piece":"es.correct.placing","/board/*/lots/*/cubes/*":"es.correct.boar\
d"},of:"cubes"},{kind:"rooftop",name:"es.correct.rooftop",at:{"/auction/piece":"es.gone.auction","/placing/piece":"es.correct.placing","/board/*/lots/*/rooftop":"es.correct.board"},of:"rooftops",unseen:[
"/rooftops/*"]},{kind:"placed",name:"es.correct.placed",at:{"/board/*/lots":"es.correct.board"},pile:"cubes",empty:{cubes:[],rooftop:null}}];function ud(e,t){if(e!==null&&typeof e=="object")return t("\
es.cube",{colour:t(`es.colour.${e.colour}`),value:e.value});let n={upper:"es.row.upper",middle:"es.row.middle",lower:"es.row.lower"}[e];return n!==void 0?t(n):["blue","green","yellow","purple","red","\
white"].includes(e)?t(`es.colour.${e}`):String(e)}function pd({ruleset:e,variant:t,options:n,players:o},{components:s}){return{components:s,ruleset:e,variant:t,options:n,players:o.map(r=>({id:r,cash:s.cash,cash_box:0})),certificates:{},rows:{upper:[],
middle:[],lower:[]},permits:{},mayor:null,chosen:{row:"upper",lot:1}}}function dd({ruleset:e,variant:t,options:n,players:o,certificates:s,...r}){let a=Si(r).filter(l=>s[l]);return{ruleset:e,variant:t,
options:n,players:o,certificates:Object.fromEntries(a.map(l=>[l,s[l]])),board:_i(r)}}var _i=e=>Object.fromEntries(_e.map(t=>[t,Bg(e,t)]));function Bg({rows:e,permits:t,mayor:n,components:o},s){let a=Object.
entries(t).filter(([,l])=>l.row===s).map(([l,{effect:c}])=>({value:Number(l),effect:c}));return{lots:e[s],permits:a,requirement:Dp(a,o),mayor:n===s}}var fd=({rows:e})=>_e.flatMap(t=>e[t]).flatMap(t=>t.
cubes),Si=e=>[...new Set(fd(e).map(({colour:t})=>t))],Pg=(e,t)=>fd(e).some(({colour:n,value:o})=>n===t.colour&&o===t.value),Ig=({rows:e},t)=>_e.flatMap(n=>e[n]).filter(n=>n.rooftop===t).length,et=({rows:e,
chosen:t})=>e[t.row][t.lot-1]??{cubes:[],rooftop:null};function En(e,t){let{row:n,lot:o}=e.chosen,s=e.rows[n].slice();return s.splice(o-1,1,...t.cubes.length?[t]:[]),{...e,rows:{...e.rows,[n]:s}}}function md(e,t){
let{cubes:n,rooftop:o}=et(e);return En(e,{cubes:[...n,t],rooftop:o})}var $d=(e,t)=>En(e,{...et(e),rooftop:t}),hd=e=>En(e,{cubes:et(e).cubes.slice(0,-1),rooftop:null});function bd(e,t){let{row:n,lot:o}=e.
chosen,s=e.components.one_cube_lots[n].includes(o);return!Pg(e,t)&&Up(t,et(e).cubes,s)}function gd(e,t){let{cubes:n,rooftop:o}=et(e),s=e.components.rooftops.filter(r=>r===t).length;return n.length>0&&
(o===t||Ig(e,t)<s)}var yd=({players:e})=>e.reduce((t,{cash:n,cash_box:o})=>t+n+o,0);var Oi=({cubes:e,disabled:t,pick:n,t:o})=>i`
    <div class="es-palette__cubes" role="group" aria-label=${o("es.pad.cubes")}>
        ${e.map(s=>i`
            <button type="button" class="es-pick" key=${s.colour+s.value} aria-label=${X({kind:"cube",...s},o)}
                disabled=${t(s)} onClick=${()=>n(s)}><${ae} ...${s} /></button>`)}
    </div>`;function Hg({value:e,draft:t,change:n,t:o}){let s=et(t).rooftop===e;return i`
        <button type="button" class="es-pick es-pick--roof" aria-label=${X({kind:"rooftop",value:e},o)} aria-pressed=${String(s)}
            disabled=${!gd(t,e)} onClick=${()=>n($d(t,s?null:e))}><${Pe} value=${e} /></button>`}function xd({draft:e,change:t,t:n}){let{components:o}=e,{row:s,lot:r}=e.chosen,l=et(e).cubes.length>0;return i`
        <section class="es-panel es-palette" aria-labelledby="es-palette">
            <h2 id="es-palette">${n("es.pad.building",{row:n(`es.row.${s}`),lot:r})}</h2>
            <p class="es-note">${n(l?"es.pad.next-cube":"es.pad.first-cube")}</p>
            <${Oi} cubes=${o.cubes} disabled=${c=>!bd(e,c)}
                pick=${c=>t(md(e,c))} t=${n} />
            <div class="es-palette__roofs" role="group" aria-label=${n("es.pad.rooftop")}>
                ${[...new Set(o.rooftops)].map(c=>i`<${Hg} key=${c} value=${c} draft=${e} change=${t} t=${n} />`)}
            </div>
            <div class="es-palette__undo">
                <button type="button" class="es-button" disabled=${!l} onClick=${()=>t(hd(e))}>
                    ${n("es.pad.take-off")}
                </button>
                <button type="button" class="es-button" disabled=${!l} onClick=${()=>t(En(e,{cubes:[]}))}>
                    ${n("es.pad.clear")}
                </button>
            </div>
        </section>`}var{rows:gs,length:It}=qp,Fg=e=>e?.cubes?.flat()??[];function wd(e){return e.length===0?null:{cubes:Array.from({length:gs},(t,n)=>e.slice(n*It,(n+1)*It))}}function kd({deal:e,change:t,gameSheet:n,t:o}){
let s=Fg(e),r=s.length===gs*It,a=l=>r||s.some(({colour:c,value:p})=>c===l.colour&&p===l.value);return i`
        <div class="es es-deal">
            <p role="status">${o("es.deal.laid",{there:s.length,due:gs*It})}</p>
            <ol class="es-deal__rows">
                ${Array.from({length:gs},(l,c)=>i`
                    <li class="es-deal__row" key=${c} aria-label=${o("es.deal.row",{row:c+1})}>
                        ${Array.from({length:It},(p,u)=>s[c*It+u]).map(p=>p?i`<${ae} ...${p} />`:i`<span class="es-gone"></span>`)}
                    </li>`)}
            </ol>
            <${Oi} cubes=${n.components.cubes} disabled=${a} pick=${l=>t(wd([...s,l]))} t=${o} />
            <button type="button" class="es-button" disabled=${s.length===0} onClick=${()=>t(wd(s.slice(0,-1)))}>
                ${o("es.deal.undo")}
            </button>
        </div>`}var Dg=[{cubes:[{colour:"red",value:5},{colour:"yellow",value:2}],rooftop:4},{cubes:[{colour:"blue",value:6},{colour:"white",value:4},{colour:"green",value:1}],rooftop:6},{cubes:[{colour:"purple",value:3}],
rooftop:2}],vd=()=>i`<span class="es es-loose es-emblem">${Dg.map(e=>i`<${$s} ...${e} />`)}</span>`;var Ug=".es-lot--fresh .es-roof",_d={pieces:{"[data-piece]:not(.es-ghost *)":({dataset:e})=>e.piece,".es-block__piece .es-roof":()=>"roof",[Ug]:()=>"roof"},bids:".es-seat__doing--bid",payments({type:e,
player:t,buyer:n,bidder:o,price:s}){return e==="sold"?[{from:n,to:t,amount:s}]:e==="kept"?[{from:t,to:o,amount:s}]:[]},awards:["sold","kept","taken-free"]};function Sd({legal:e,player:t,view:n,gameSheet:o}){let s=zg[n.phase],{cash:r}=n.players.find(({id:a})=>a===t)??{cash:0};return s===void 0||r!==null?e:s({legal:e,player:t,view:n,gameSheet:o})}var zg={offer:({
legal:e,player:t,view:n})=>[...n.stowed?[]:[{type:"stow",player:t}],...e.filter(({type:o})=>o==="offer")],bidding:({player:e,view:t,gameSheet:n})=>[{type:"bid",player:e,amount:{minimum:qg(t,n),maximum:null}},
{type:"pass",player:e}],settling:({player:e})=>[{type:"sell",player:e},{type:"keep",player:e}]};function qg(e,t){let n=ht(e.auction);return n===null?e.options.minimum_bid??ce(t,e,"minimum_bid"):n.amount+
1}function Gg({draft:e,change:t,t:n}){let o=(r,a)=>{let l=e.rows[r][a-1],c=e.chosen.row===r&&e.chosen.lot===a,p={row:n(`es.row.${r}`),lot:a,building:l&&Mn(l,n)};return{label:n(l?"es.place.building":"es.\
place.lot",p),pressed:c,onAct:()=>t({...e,chosen:{row:r,lot:a}})}},s=r=>{let a=Math.min(e.rows[r].length+1,e.components.lots);return{lots:Object.fromEntries(Array.from({length:a},(c,p)=>[p+1,o(r,p+1)])),
signs:{},cancels:{},mayor:null}};return Object.fromEntries(_e.map(r=>[r,s(r)]))}var Mi=({name:e,picture:t,value:n,options:o,onPick:s})=>i`
    <label class="es-choice">
        <span class="es-choice__name">${t}${e}</span>
        <select value=${n} aria-label=${e} onChange=${r=>s(r.currentTarget.value)}>
            ${o.map(([r,a])=>i`<option key=${r} value=${r} selected=${r===n}>${a}</option>`)}
        </select>
    </label>`;function Wg({draft:e,change:t,t:n}){let o=_e.flatMap(l=>["shorten","lengthen"].map(c=>[`${l} ${c}`,n(`es.pad.${c}`,{row:n(`es.row.${l}`)})])),s=["",n("es.pad.not-on-board")],r=(l,c)=>{let[
p,u]=c.split(" "),{[l]:d,...f}=e.permits;t({...e,permits:c?{...f,[l]:{row:p,effect:u}}:f})},a=l=>e.permits[l]?`${e.permits[l].row} ${e.permits[l].effect}`:"";return i`
        <fieldset class="es-panel es-fields">
            <legend>${n("es.pad.specials")}</legend>
            ${e.components.permits.map(l=>i`
                <${Mi} key=${l} name=${X({kind:"permit",value:l},n)} picture=${i`<${bi} value=${l} />`}
                    value=${a(l)} options=${[s,...o]} onPick=${c=>r(l,c)} />`)}
            <${Mi} name=${X({kind:"mayor"},n)} picture=${i`<${Rt} />`} value=${e.mayor??""}
                options=${[s,..._e.map(l=>[l,n(`es.row.${l}`)])]}
                onPick=${l=>t({...e,mayor:l||null})} />
        </fieldset>`}function Jg({draft:e,change:t,t:n}){let o=Si(e),s=[["",n("es.pad.choose")],...e.players.map(({id:r})=>[r,r])];return i`
        <fieldset class="es-panel es-fields" data-pointer="/certificates">
            <legend>${n("es.certificates")}</legend>
            ${o.length===0&&i`<p class="es-note">${n("es.pad.no-certificates")}</p>`}
            ${Qe.filter(r=>o.includes(r)).map(r=>i`
                <${Mi} key=${r} name=${n(`es.colour.${r}`)} picture=${i`<${ae} colour=${r} />`}
                    value=${e.certificates[r]??""} options=${s}
                    onPick=${a=>t({...e,certificates:{...e.certificates,[r]:a}})} />`)}
        </fieldset>`}function Kg({draft:e,change:t,t:n}){let[o,s]=[yd(e),zp(e.players,e.components)],r=(l,c,p)=>t({...e,players:e.players.map(u=>u.id===l?{...u,[c]:p}:u)}),a=(l,c,p)=>i`
        <label>${n(p)}
            <input type="number" inputmode="numeric" min="0" step="1" value=${l[c]}
                onInput=${u=>r(l.id,c,Number(u.currentTarget.value))} />
        </label>`;return i`
        <fieldset class="es-panel es-fields" data-pointer="/players">
            <legend>${n("es.pad.money")}</legend>
            ${e.players.map(l=>i`
                <div class="es-purse" role="group" aria-label=${l.id} key=${l.id}>
                    <b>${l.id}</b>${a(l,"cash","es.cash")}${a(l,"cash_box","es.cash-box")}
                </div>`)}
            <p class=${`es-note${o===s?"":" es-note--bad"}`} role="status">${n("es.pad.sum",{there:o,due:s})}</p>
        </fieldset>`}function Vg({draft:e,change:t,t:n}){let o={draft:e,change:t,t:n};return i`
        <div class="es es-pad">
            <${hs} board=${_i(e)} components=${e.components} targets=${Gg(o)} t=${n} />
            <${xd} ...${o} />
            <div class="es-pad__rest">
                <${Wg} ...${o} /><${Jg} ...${o} /><${Kg} ...${o} />
            </div>
        </div>`}var Od={empty:pd,Form:Vg,request:dd};var Zg=({value:e})=>i`<span class="es es-loose"><${pe} piece=${{kind:"rooftop",value:e}} /></span>`,Md={id:"the-estates",turns:!0,Board:ad,label:Xe,Piece:Zg,Breakdown:ld,scorePad:Od,Actions:Gp,Deal:kd,
Emblem:vd,corrections:cd,said:ud,openly:Sd,Own:sd,motion:_d};var I=Object.fromEntries([Du,Hp,Md].map(e=>[e.id,e]));globalThis.gavelParts={release:"7e0f09eeb7ba","src/app/action-panel.js":Fs,"src/app/clipboard.js":Ds,"src/app/dealer-fields.js":Ws,"src/app/download.js":Js,"src/app/event-log.js":Ks,"src/app/fields.js":zs,
"src/app/forfeited.js":Xs,"src/app/game-fields.js":$r,"src/app/home.js":br,"src/app/hooks.js":xr,"src/app/links/clock.js":Sr,"src/app/links/codes.js":Br,"src/app/links/holders.js":Ir,"src/app/links/ke\
pt-list.js":ha,"src/app/links/kept.js":la,"src/app/links/link-box.js":xa,"src/app/links/link-problem.js":ka,"src/app/links/link.js":Dr,"src/app/links/open.js":fa,"src/app/links/paste-form.js":zr,"src/\
app/links/qr.js":ga,"src/app/motion.js":_a,"src/app/option-field.js":fr,"src/app/options.js":mr,"src/app/organise/matches.js":Ta,"src/app/preferences.js":cr,"src/app/problem-box.js":pr,"src/app/refere\
e-record.js":ja,"src/app/referee-screen.js":Ia,"src/app/refusal.js":Ba,"src/app/review/packed.js":Da,"src/app/rules-box.js":za,"src/app/rulings-table.js":Ga,"src/app/scoresheet.js":Wa,"src/app/use-sou\
nds.js":Ka,"src/app/viewer.js":Ys,"src/games/index.js":Ei,"src/lib/client/index.js":ar,"src/lib/preact.js":Rs,"src/storage/games.js":Io,"src/storage/store.js":na};var Ed="gavelAsked";async function ys(e,t){let n=globalThis[Ed];if(n?.url!==e||n.language!==t.headers["accept-language"])return globalThis.fetch(e,t);delete globalThis[Ed];let o=new Promise((s,r)=>t.signal?.addEventListener(
"abort",()=>r(t.signal.reason),{once:!0}));return Promise.race([n.answer.catch(()=>globalThis.fetch(e,t)),o])}var Yg=[502,503,504],[Ad,Qg]=[3e4,5e3],[Xg,e0]=[1e3,3e4],xs=class{#t;#e=new Set;#n=new Set;#o=0;#s=0;#r=!1;constructor(t){this.#t=new URL("healthz",t).href;for(let n of["online","pageshow"])globalThis.
addEventListener(n,()=>this.waits&&this.again())}get waits(){return this.#e.size>0}listen(t){return this.#n.add(t),()=>this.#n.delete(t)}fetch=async(t,n)=>{if(t.includes("/sealed/"))return Ai(Ad,t,n);
for(;;){try{let o=await Ai(Ad,t,n);if(!Yg.includes(o.status))return this.#o=0,o}catch(o){if(n.signal?.aborted)throw o}await this.#c()}};again=async()=>{if(clearTimeout(this.#s),this.#r)return;this.#r=
!0;let t=await Ai(Qg,this.#t,{cache:"no-store",headers:{accept:"application/json"}}).then(({ok:n})=>n,()=>!1);this.#r=!1,t?this.#i(({resolve:n})=>n()):this.waits&&this.#a()};stop=()=>{clearTimeout(this.#s),
this.#i(({reject:t})=>t(new z("waiting was stopped")))};#c(){return new Promise((t,n)=>{this.#e.add({resolve:t,reject:n}),this.#e.size===1&&this.#a(),this.#l()})}#a(){clearTimeout(this.#s),this.#s=setTimeout(
this.again,Math.min(e0,Xg*2**this.#o)),this.#o+=1}#i(t){let n=[...this.#e];this.#e.clear(),n.forEach(t),this.#l()}#l(){this.#n.forEach(t=>t(this.waits))}};async function Ai(e,t,n){let o=new AbortController,
s=setTimeout(()=>o.abort(new DOMException("no answer","TimeoutError")),e),r=()=>o.abort(n.signal.reason);n.signal?.aborted&&r(),n.signal?.addEventListener("abort",r,{once:!0});try{return await ys(t,{...n,
signal:o.signal})}finally{clearTimeout(s)}}var Td=new ue("answers"),t0=/\/v1\/games(?:\/[a-z0-9-]+(?:\/rules)?)?(?:\?[^#]*)?$/,Ld=(e,t)=>async(n,o)=>{if(o.method!=="GET"||!t0.test(n))return e(n,o);let s=`${o.headers["accept-language"]??""} ${n}`,
r=await Td.get(s);return r===null?Cd(e(n,o),s,null):(Cd(ys(n,{...o,signal:void 0}),s,r.text).then(({isOther:l})=>l&&t(),()=>{}),new Response(r.text,{headers:{"content-type":"application/json"}}))};async function Cd(e,t,n){
let o=await e;if(!o.ok)return o;let s=await o.clone().text();return s!==n&&await Td.put({id:t,text:s}),Object.assign(o,{isOther:s!==n})}function jd({exchanges:e,hides:t,secret:n,t:o}){let[s,r]=g(!1);return vt()?t?i`<footer class="exchanges"><p class="hint" data-exchanges-off>${o("exchanges.off")}</p></footer>`:i`
        <footer class="exchanges">
            <details onToggle=${a=>r(a.target.open)} data-exchanges>
                <summary>${o("exchanges.title",{n:e.length})}${n&&i` <span class="hint" data-secret>${o("exchanges.secret")}</span>`}</summary>
                ${s&&i`<ol>${e.map((a,l)=>i`<${n0} key=${l} number=${l+1} exchange=${a} t=${o} />`).reverse()}</ol>`}
            </details>
        </footer>
    `:null}function n0({exchange:e,number:t,t:n}){let{method:o,url:s,headers:r,body:a,status:l,answer:c,milliseconds:p}=e,[u,d]=g(!1),[f,m]=g(!1);return i`
        <li value=${t}>
            <details onToggle=${h=>d(h.target.open)}>
                <summary><code>${o} ${new URL(s).pathname}</code> <span class="status">${l??"–"} · ${Math.round(p)} ms</span></summary>
                ${u&&i`
                    <button type="button" data-curl onClick=${async()=>m(await rt(go(e)))}>${n(f?"copied":"exchanges.curl")}</button>
                    <h3>${n("exchanges.request")}</h3><pre tabindex="0">${o0(o,s,r)}${a===null?"":Nd(JSON.parse(a))}</pre>
                    <h3>${n("exchanges.response")}</h3><pre tabindex="0">${Nd(c)}</pre>`}
            </details>
        </li>
    `}var o0=(e,t,n)=>`${e} ${t}
${Object.entries(n).map(([o,s])=>`${o}: ${s}
`).join("")}
`,Nd=e=>typeof e=="string"?e:JSON.stringify(e,null,2);var Ci=["en","fr","de"],ws=()=>fe("language")??s0();function s0(e=navigator.languages){return e.map(n=>n.slice(0,2).toLowerCase()).find(n=>Ci.includes(n))??"en"}var Rd=e=>Et(`words-${e}`);var r0={en:"English",fr:"Français",de:"Deutsch"};function Bd({t:e,language:t,setLanguage:n,scheme:o,setScheme:s,settings:r,flip:a,go:l,screen:c}){return i`
        <header class="bar">
            <button type="button" class="brand" onClick=${()=>l("start")} aria-current=${c==="start"?"page":void 0}>
                <${a0} /><span>Gavel</span><span class="visually-hidden"> – ${e("header.home")}</span>
            </button>
            <div class="bar-end">
                <label class="compact">
                    <span class="visually-hidden">${e("header.language")}</span>
                    <select name="language" value=${t} onChange=${p=>n(p.target.value)}>
                        ${Ci.map(p=>i`<option value=${p} lang=${p} selected=${p===t}>${r0[p]}</option>`)}
                    </select>
                </label>
                <label class="compact">
                    <span class="visually-hidden">${e("header.scheme")}</span>
                    <select name="scheme" value=${o} onChange=${p=>s(p.target.value)}>
                        ${["auto","light","dark"].map(p=>i`<option value=${p} selected=${p===o}>${e(`header.scheme.${p}`)}</option>`)}
                    </select>
                </label>
                <${jl} settings=${r} flip=${a} t=${e} />
            </div>
        </header>
    `}var a0=()=>i`
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
        <rect x="4" y="26" width="24" height="3" rx="1" />
        <g transform="rotate(-40 15 14)">
            <rect x="6" y="9" width="14" height="9" rx="1.5" /><rect x="4" y="8" width="3" height="11" rx="1" />
            <rect x="19" y="8" width="3" height="11" rx="1" /><rect x="12" y="18" width="2.6" height="13" rx="1" />
        </g>
    </svg>
`;var Pd={...Object.fromEntries(["review","sheet","correct","seen","seen-sheet","seen-correct"].map(e=>[e,"review"])),...Object.fromEntries(["import","match","tournament"].map(e=>[e,"organise"])),...Object.
fromEntries(["linked","seats","join"].map(e=>[e,"links"]))},Id=e=>e in Pd,ks={};function Hd({name:e,given:t}){let n=Pd[e],[o,s]=g(0),[r,a]=g(null),[,l]=g(0);return v(()=>{if(n in ks)return;let c=!0;return a(
null),l0(n,o).then(()=>c&&l(p=>p+1),p=>c&&a(p)),()=>{c=!1}},[n,o]),n in ks?ks[n].screens(t)[e]():r!==null?i`<${c0} t=${t.t} isOther=${r.message===i0} again=${()=>s(o+1)} />`:i`<main id="content" data-screen="later" aria-busy="true"><h1>…</h1></main>`}
var i0="another release";async function l0(e,t){ks[e]??=await import(`${Et(e)}${t>0?`#${t}`:""}`)}function c0({t:e,isOther:t,again:n}){se();let o=Y();return i`
        <main id="content" class="import" data-screen="later" data-failed>
            <h1 ref=${o} tabindex="-1">${e(t?"later.other":"later.failed")}</h1>
            <div class="sheet">
                <p>${e(t?"later.other-text":"later.failed-text")}</p>
                <div class="row end">
                    ${t?i`<button type="button" class="primary" data-reload onClick=${()=>location.reload()}>${e("newer.reload")}</button>`:i`<button type="button" class="primary" data-again onClick=${n}>${e(
"later.again")}</button>`}
                </div>
            </div>
        </main>
    `}function Fd(){let{hash:e}=location;return Ot(e)?(history.replaceState(history.state,"",location.href.split("#")[0]),e):null}var An=Fd();function Dd({client:e,t,go:n,setProblem:o}){let[s,r]=g({opening:!1,
opened:0}),a=async c=>{o(null),r(({opened:p})=>({opening:!0,opened:p}));try{if(c===null)throw new Error(t("links.broken"));for(let p of c)if("invitation"in p)n("join");else if(p.game in I){let u=await ua(
e,p);n("linked",{id:u.kept.id,opened:u})}else throw new Error(t("links.broken"))}catch(p){o(p)}r(({opened:p})=>({opening:!1,opened:p+1}))},l=c=>a(cn(c));return v(()=>{let c=()=>{An=Fd()??An,An!==null&&
l(An),An=null};return c(),addEventListener("hashchange",c),()=>removeEventListener("hashchange",c)},[e]),{open:a,...s}}function Ud({t:e,client:t,go:n,game:o}){let{value:s,problem:r}=q(()=>t.game(o).sheet(),[o,t]);se();let a=Y(s===null);return i`
        <main id="content" class="pad" data-screen="pad" data-game=${o}>
            <h1 ref=${a} tabindex="-1">${e("pad.title",{game:s?.name??"…"})}</h1>
            <p>${e("pad.lead")}</p>
            <${D} problem=${r} t=${e} />
            ${s&&i`<${u0} sheet=${s} game=${I[o]} t=${e} client=${t} go=${n} />`}
        </main>
    `}function u0({sheet:e,game:t,t:n,client:o,go:s}){let[r,a]=g(()=>en(e)),[l,c]=g(()=>t.scorePad.empty(r,e)),[p,u]=g(null),[d,f]=g(null),m=O(null),h=p?.problem?.errors??p?.problem?.violations??[],$=C=>{
c(C),f(null)},b=C=>{a(C),$(t.scorePad.empty(C,e)),u(null)},w=async C=>{C.preventDefault();try{f(await o.game(t.id).tally(t.scorePad.request(l))),u(null)}catch(y){u(y),f(null)}};p0(m,h);let k={sheet:e,
draft:r,change:b,errors:[],t:n};return i`
        <form class="sheet" ref=${m} novalidate onSubmit=${w} data-pad=${t.id}>
            <details class="pad-setup" open>
                <summary>${n("pad.setup")}</summary>
                <p class="hint">${n("pad.setup-hint")}</p>
                <${tn} ...${k} /><${nn} ...${k} /><${on} ...${k} />
            </details>
            <fieldset class="pad-form">
                <legend>${n("pad.end")}</legend>
                <${t.scorePad.Form} draft=${l} change=${$} gameSheet=${e} t=${n} errors=${h} />
            </fieldset>
            <${D} problem=${p} t=${n} />
            <div class="row end">
                <button type="button" onClick=${()=>s("start")}>${n("back")}</button>
                <button type="submit" class="primary large" data-tally>${n("pad.count")}</button>
            </div>
        </form>
        ${d&&i`<section aria-label=${n("scores.title")}><h2>${n("scores.title")}</h2><${xn} sheet=${d} game=${t} t=${n} /></section>`}
    `}function p0(e,t){v(()=>{let n=()=>d0(e.current,t),o=new MutationObserver(n);return o.observe(e.current,{childList:!0,subtree:!0}),n(),()=>o.disconnect()})}function d0(e,t){for(let n of e.querySelectorAll(
"[data-pointer]")){let{pointer:o}=n.dataset,s=Z(t,o).map(({detail:l})=>l).join(" "),r=n.matches("input, select, textarea"),a=r?n.parentElement:n;s===""?(delete a.dataset.error,r&&n.removeAttribute("ar\
ia-invalid")):a.dataset.error!==s&&(a.dataset.error=s,r&&n.setAttribute("aria-invalid","true"))}}function zd({viewer:e,toAct:t,choose:n,game:o,sealed:s,setSealed:r,t:a}){return i`
        <div class="who-enters">
            ${!e.alone&&i`
                <div class="row tight" role="group" aria-label=${a(e.referee?"referee.for":"play.who")}>
                    ${t.map(l=>i`<button type="button" key=${l} data-enter-for=${l} aria-pressed=${String(l===e.actor)}
                        onClick=${()=>n(l)}>${l}</button>`)}
                </div>`}
            ${e.referee&&o.sealed&&i`<${f0} sealed=${s} setSealed=${r} t=${a} />`}
        </div>
    `}var f0=({sealed:e,setSealed:t,t:n})=>i`
    <label class="switch">
        <input type="checkbox" name="sealed" checked=${e} onChange=${o=>t(o.target.checked)} />
        <span><strong>${n("referee.sealed")}</strong> <span class="hint">${n("referee.sealed-hint")}</span></span>
    </label>`;function vs({toAct:e,not:t,hand:n,t:o}){let s=e.filter(r=>r!==t);return s.length===0?null:i`
        <div class="hand-over row tight" role="group" aria-labelledby="hand-over-title">
            <span class="hint" id="hand-over-title">${o("hand.others")}</span>
            ${s.map(r=>i`<button type="button" key=${r} data-hand-to=${r} aria-label=${o("hand.over",{player:r})} onClick=${()=>n(r)}>${r}</button>`)}
        </div>
    `}function qd({player:e,toAct:t,confirm:n,hand:o,t:s}){return i`
        <div class="cover">
            <div class="cover-to" data-pass=${e}>
                <p>${s("cover.why",{player:e})}</p>
                <button type="button" class="primary large" onClick=${n}>${s("cover.confirm",{player:e})}</button>
            </div>
            <${vs} toAct=${t} not=${e} hand=${o} t=${s} />
        </div>
    `}var m0=400,$0=2e4;function Gd({players:e,views:t,position:n,game:o,gameSheet:s,t:r}){let[a,l]=g(null),c=()=>l(null);te(c,[n]),an(c),v(()=>{if(a===null)return;let u=setTimeout(c,$0);return()=>clearTimeout(
u)},[a]);let p=a===null?void 0:t[a]?.view;return i`
        <div class="look" role="group" aria-labelledby="look-title">
            <span class="hint wide" id="look-title">${r("look.title")}</span>
            ${e.map(u=>i`<${h0} key=${u} id=${u} seen=${a===u} show=${l} close=${()=>l(d=>d===u?null:d)} t=${r} />`)}
            <div class="own-box" aria-live="polite">
                ${p&&i`<section class="own" data-own=${a} aria-label=${r("look.of",{player:a})}>
                    <h3>${a}</h3>
                    <${o.Own} view=${p} seat=${a} gameSheet=${s} t=${r} />
                </section>`}
            </div>
        </div>
    `}function h0({id:e,seen:t,show:n,close:o,t:s}){let r=O(null),a=O(!1),l=d=>{r.current={began:d.timeStamp,closes:t},n(e)},c=d=>{if(r.current===null)return;let{began:f,closes:m}=r.current;r.current=
null,(m||d.timeStamp-f>m0)&&o()},p=()=>{r.current=null,o()},u=({key:d})=>d==="Enter"||d===" ";return i`
        <button type="button" class="look-at" data-look=${e} aria-pressed=${String(t)} aria-label=${s("look.at",{player:e})} title=${s("look.hint")}
            onPointerDown=${d=>{d.button===0&&(a.current=!0,d.currentTarget.setPointerCapture?.(d.pointerId),l(d))}}
            onPointerUp=${c} onPointerCancel=${p} onBlur=${p} onContextMenu=${d=>d.preventDefault()}
            onKeyDown=${d=>{d.key==="Escape"&&p(),u(d)&&(d.preventDefault(),d.repeat||l(d))}}
            onKeyUp=${d=>{u(d)&&(d.preventDefault(),c(d))}}
            onClick=${()=>{a.current?a.current=!1:t?o():n(e)}}>
            <${b0} /> ${e}</button>
    `}var b0=()=>i`
    <svg class="eye" viewBox="0 0 24 16" aria-hidden="true" focusable="false">
        <path d="M1 8Q12-5 23 8 12 21 1 8Z" /><circle cx="12" cy="8" r="4" />
    </svg>`;function Wd(e,{legal:t,player:n,view:o,gameSheet:s}){return n===null||n==="table"?t:e.openly({legal:t,player:n,view:o,gameSheet:s})}function Jd(e,t){let n=Object.entries(e),o=t.filter(s=>Object.keys(s).
length>n.length&&n.every(([r,a])=>g0(s[r],a)));return o.length===1?o[0]:e}var g0=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function Kd({id:e,go:t,t:n}){let{value:o}=q(()=>Ca(e),[e]);return o===null?null:i`<button type="button" data-go="match" onClick=${()=>t("match",{game:o.game})}>${n("match.to")}</button>`}var Vd=({undo:e,state:t})=>e?.safe===!1&&t.dealer!=="table";function Zd({position:e,undo:t,leave:n,t:o}){let s=Y(e),r=Object.keys(e.undo.learnt??{}).join(", ");return i`
        <section class="undo-box" data-undo-box aria-labelledby="undo-title">
            <h2 id="undo-title" class="small" ref=${s} tabindex="-1">${o("undo.seen")}</h2>
            <ul>${e.events.filter(({reveals:a})=>a?.length>0).map((a,l)=>i`<li key=${l}>${a.text}</li>`)}</ul>
            <p>${o("undo.learnt",{players:r})}</p>
            <div class="row tight">
                <button type="button" data-undo-anyway onClick=${t}>${o("undo.anyway")}</button>
                <button type="button" data-undo-leave onClick=${n}>${o("undo.leave")}</button>
            </div>
        </section>
    `}function Yd({session:e,sheet:t,t:n,move:o,isHeading:s,callReferee:r}){let{cursor:a,actions:l,steps:c}=e,{position:p}=c[a],{state:u,finished:d}=p,[f,m]=g(null),h=()=>(m(null),o(a-1)),$=()=>Vd(p)?m(p):h(),
w=[t?.rulesets.find(({id:y})=>y===u.ruleset)?.name??u.ruleset,u.variant!=="standard"&&u.variant,u.dealer==="table"&&n("play.referee")].filter(Boolean),k=t?.name??"",C=I[u.game]?.turns?"play.turn-numbe\
r":"play.round";return i`
        <div class="play-bar">
            <div class="play-title">
                ${s?i`<h1>${k}</h1>`:i`<strong>${k}</strong>`} <span class="soft wide">${w.join(" · ")}</span>
                ${!d&&i` <span class="round">${n(C,{round:u.round})}</span>`}
            </div>
            <div class="row tight" role="group" aria-label=${n("play.history")}>
                <button type="button" data-undo disabled=${a===0} onClick=${$}>
                    <span aria-hidden="true">↶</span> <span class="wide">${n("play.undo")}</span></button>
                <span class="ply" aria-label=${n("play.ply-label",{n:a,of:l.length})}>${a}<span class="soft"> / ${l.length}</span></span>
                <button type="button" data-redo disabled=${a>=l.length} onClick=${()=>o(a+1)}>
                    <span class="wide">${n("play.redo")}</span> <span aria-hidden="true">↷</span></button>
                <button type="button" data-referee title=${n("ruling.hint")} onClick=${r}>
                    <span aria-hidden="true">⚖</span> <span class="wide">${n("ruling.open")}</span></button>
            </div>
        </div>
        ${f===p&&i`<${Zd} position=${p} undo=${h} leave=${()=>m(null)} t=${n} />`}
    `}function Qd(e,t,n){let{seed:o,nonce:s}=n.state.deal??{},r={setup:{...t,...o!==void 0&&{seed:o},...s!==void 0&&{nonce:s}}};return{...Cn({game:e,start:r,actions:[],cursor:0}),steps:[{position:n,log:n.events}]}}
function Xd(e,t,n){let{cursor:o}=e,s=[...e.steps[o].log,...n.events];return{...e,actions:[...e.actions.slice(0,o),t],cursor:o+1,steps:[...e.steps.slice(0,o+1),{position:n,log:s}]}}function Ti(e,t,n){let o=e.
steps.slice();return o[t]=n,{...e,cursor:t,steps:o}}function Cn({id:e=mn(),created:t=Date.now(),name:n="",game:o,start:s,actions:r,cursor:a}){return{id:e,created:t,name:n,game:o,start:s,actions:r,cursor:Math.
min(a,r.length),steps:[]}}function Li({id:e,created:t,name:n,game:o,start:s,actions:r,cursor:a,steps:l}){let{finished:c,to_act:p,scores:u,state:d}=l[a].position;return{id:e,created:t,name:n,game:o,start:s,
actions:r,cursor:a,finished:c,toAct:[...p],history:d.history,scores:u??null}}function ef(e,t){let n=e.actions.findIndex((o,s)=>JSON.stringify(o)!==JSON.stringify(t[s]));return n===-1?e.steps:e.steps.slice(
0,n+1)}var tf=(e,t)=>({...e.start,actions:e.actions.slice(0,t)}),nf=e=>({position:e.position,log:e.events});function _s(e){let{finished:t,state:n}=e.steps[e.cursor].position;return!t&&n.dealer!=="tabl\
e"}function Ni({game:e,start:t,actions:n,cursor:o,history:s,scores:r}){let a={game:e,...t,actions:n.slice(0,o),...s&&{history:s}};return r?{...a,scores:r}:a}var of=e=>Ni(Li(e));function sf({session:e,t,go:n}){let[o,s]=g(!1),[r,a]=g(!1),l=JSON.stringify(of(e),null,2);return i`
        <details class="transcript" onToggle=${c=>s(c.target.open)} data-transcript>
            <summary>${t("transcript.title")}</summary>
            ${o&&i`
                <p class="hint">${t("transcript.hint")}</p>
                ${_s(e)&&i`<p class="warning">${t("transcript.secret")}</p>`}
                <div class="row tight">
                    <button type="button" data-download onClick=${()=>Jt(`gavel-${e.game}-${e.cursor}.json`,new Blob([l],{type:"application/json"}))}>${t("transcript.download")}</button>
                    <button type="button" data-copy onClick=${async()=>a(await rt(l))}>${t(r?"copied":"transcript.copy")}</button>
                    <button type="button" data-verify onClick=${()=>n("import",{given:l})}>${t("transcript.verify")}</button>
                    <button type="button" data-review onClick=${()=>n("review",{id:e.id})}>${t("review.open")}</button>
                </div>`}
        </details>
    `}var Tn=({state:e})=>[...e.players.map(({id:t})=>t),"spectator"];function rf(e,t,n){let o=async()=>n.finished?{}:n.views??(await e.game(t).views(n.state,Tn(n))).views,{value:s,of:r,problem:a}=q(o,[n,e]);
return{views:s,current:r[0]===n&&s!==null,problem:a}}function af({position:e,views:t,current:n,gameSheet:o,game:s,open:r}){let a=t?.spectator?.view??null,l=e.state.dealer==="table",c=({type:f})=>s.sealed?.
includes(f),p=f=>(l||f==="table"?e.legal_actions:t[f]?.legal_actions??[]).filter(m=>m.player===f),u=f=>Wd(s,{legal:p(f),player:f,view:a,gameSheet:o}),d=a!==null&&n&&o!==null;return{views:t,current:n,view:r&&
!l?y0(t,a):a,isUnseen:f=>d&&(l?p(f).some(c):u(f)===null),offered:(f,m)=>r||m||l&&p(f).some(c)?p(f):u(f)??p(f)}}function y0(e,t){if(t===null)return null;let n=t.players.map(o=>e[o.id].view.players.find(
({id:s})=>s===o.id));return{...t,players:n}}function lf({t:e,client:t,go:n,session:o,updateSession:s,moveTo:r,open:a,setOpen:l}){let{game:c,cursor:p}=o,{position:u,log:d}=o.steps[p],[f,m]=g({by:null,position:null}),h=f.position===u?f.by:null,$=le=>m(
{by:le,position:u});v(()=>$(null),[u]);let[b,w]=g(null),[k,C]=g(!1),[y,T]=g(!1),[H,j]=g(null),[x,S]=g(!1),{value:_,problem:L}=q(()=>t.game(c).sheet(),[c,t]),{views:K,current:U,problem:oe}=rf(t,c,u),M=af(
{position:u,views:K,current:U,gameSheet:_,game:I[c],open:a}),N=Zs(u,{open:a,holder:h,wanted:b,last:Vs(o.actions.slice(0,p)),sealed:k,unseen:M.isUnseen});an(()=>$(null)),Ja({motion:I[c].motion,ply:u.state.
ply,events:u.events,finished:u.finished,turn:N.actor??N.pass,refusal:H});let V=async le=>{if(x)return;S(!0);let nt=Jd(le,u.legal_actions);try{let Dt=await t.game(c).act(u.state,nt,{names:o.start.names,
viewers:Tn(u)});s(Xd(o,nt,Dt)),j(null),w(null),$(null),T(!1)}catch(Dt){j({problem:Dt,action:nt})}S(!1)},Se=le=>(j(null),w(null),r(le));v(()=>j(null),[p,N.actor]);let re=le=>{$(null),w(le)},tt=le=>{j(null),
$(null),T(le)},Nn={game:I[c],gameSheet:_,t:e,act:V,busy:x};if(y)return i`<${Pa} table=${Nn} position=${u} client=${t} t=${e} rule=${V} refusal=${H} busy=${x}
            close=${()=>tt(!1)} earlier=${p>0&&(()=>n("correct",{id:o.id,at:p}))} hides=${!a&&!u.finished} />`;let Ht=i`<${Yd} session=${o} sheet=${_} t=${e} move=${Se} callReferee=${()=>tt(!0)} isHeading=${!u.
finished} />`,jn=i`
        <div class="tools">
            <${Ua} game=${c} ruleset=${u.state.ruleset} client=${t} t=${e} />
            <${sf} session=${o} t=${e} go=${n} />
            ${!N.referee&&!u.finished&&i`<${Wt} t=${e} open=${a} setOpen=${l} />`}
        </div>`,Ft={table:Nn,position:u,log:d,t:e,bar:Ht,tools:jn,problem:L??oe};return(u.finished?_!==null||L!==null:_!==null&&M.view!==null)?u.finished?i`<${k0} ...${Ft} go=${n} id=${o.id} review=${()=>n(
"review",{id:o.id})} />`:i`<${x0} ...${Ft} shown=${M} viewer=${N} refusal=${H} open=${a} take=${$} hand=${re} choose=${w}
        sealed=${k} setSealed=${C} />`:i`<main id="content" class="play" data-screen="play" data-game=${c} aria-busy="true">${Ht}<${D} problem=${Ft.problem} t=${e} /></main>`}function x0({table:e,position:t,
log:n,t:o,bar:s,tools:r,problem:a,shown:l,viewer:c,refusal:p,open:u,take:d,hand:f,choose:m,sealed:h,setSealed:$}){se();let{actor:b,pass:w,alone:k,referee:C}=c,y=Y(t,b,w),[T,H]=g(null),{game:j,gameSheet:x}=e,
{views:S,view:_,current:L}=l,K=va(j.motion,S,{ply:t.state.ply,events:t.events}),U=_!==null&&x!==null,oe=U&&L&&b!==null?l.offered(b,k):[];yr(_,oe.length);let M=Kt(t),N=t.state.players.findIndex(({id:re})=>re===
(b??w))+1,V={...e,view:_,legal:oe},Se={prepared:T,prepare:H};return i`
        <main id="content" class="play" data-screen="play" data-game=${j.id} data-ply=${t.state.ply} data-to-act=${t.to_act.join(" ")}
            data-actor=${b??""} data-open=${String(u)} aria-busy=${String(!U||!L)}>
            ${s}
            <${D} problem=${a} t=${o} />
            <div class="table-top">
                <section class="board-area" aria-label=${o("play.board")} ref=${K}>
                    ${U&&i`<${j.Board} ...${V} legal=${k?[]:oe} seat=${u?b:null} toAct=${t.to_act} scores=${null}
                        last=${t.events} log=${n} ...${Se} />`}
                </section>
                <aside class="side">
                    <section class="actions player-${N}" aria-labelledby="turn">
                        <h2 id="turn" ref=${y} tabindex="-1">
                            ${w0(c,o)}
                        </h2>
                        <${Qs} position=${t} table=${e} view=${_??t.state} rule=${e.act} />
                        ${w!==null&&i`<${qd} player=${w} toAct=${M} confirm=${()=>d(w)} hand=${f} t=${o} />`}
                        ${w===null&&M.length>1&&i`<${zd} viewer=${c} toAct=${M} choose=${m} game=${j} sealed=${h} setSealed=${$} t=${o} />`}
                        <${yn} refusal=${p} table=${e} view=${_} legal=${oe} />
                        ${U&&L&&b!==null&&oe.length===0&&i`<p class="nothing">${o("play.nothing",{player:b})}</p>`}
                        ${U&&i`<${Hs} ...${V} player=${b} ...${Se} key=${`${t.state.ply} ${b}`} />`}
                        ${k&&i`<${vs} toAct=${M} not=${b} hand=${f} t=${o} />`}
                        ${U&&!u&&!C&&i`<${Gd} players=${k?[b]:t.state.players.map(({id:re})=>re)} views=${S} position=${t}
                            game=${j} gameSheet=${x} t=${o} />`}
                    </section>
                    <${ut} record=${t.state} state=${t.state} game=${j} t=${o} />
                    <${Gn} log=${n} t=${o} />
                </aside>
            </div>
            ${r}
        </main>
    `}function w0({actor:e,pass:t},n){return t!==null?n("cover.turn",{player:t}):e===null?n("forfeited.turn"):e==="table"?n("play.table-turn"):n("play.turn",{player:e})}function k0({table:e,position:t,
log:n,t:o,bar:s,tools:r,problem:a,go:l,id:c,review:p}){let{game:u,gameSheet:d,act:f}=e;se();let m=Y(t);return i`
        <main id="content" class="play finished" data-screen="scores" data-game=${u.id} data-ply=${t.state.ply} data-to-act="">
            ${s}
            <${D} problem=${a} t=${o} />
            <h1 ref=${m} tabindex="-1">${o("scores.title")}</h1>
            <${xn} sheet=${t.scores} state=${t.state} game=${u} t=${o} />
            <div class="row end">
                <${Kd} id=${c} go=${l} t=${o} />
                <button type="button" data-go="review" onClick=${p}>${o("review.open")}</button>
                <button type="button" class="primary" onClick=${()=>l("setup",{game:u.id})}>${o("scores.again")}</button>
            </div>
            <details class="last-look">
                <summary>${o("scores.board")}</summary>
                ${d&&i`<${u.Board} view=${t.state} gameSheet=${d} legal=${[]} act=${f} t=${o} seat=${null}
                    toAct=${[]} scores=${t.scores} last=${t.events} log=${n} />`}
            </details>
            <${Gn} log=${n} t=${o} />
            ${r}
        </main>
    `}function cf({t:e,go:t,setProblem:n}){v(()=>{let o=async()=>{let{hash:s}=location;if(Ha(s))try{let{record:r,at:a}=await Fa(s);if(!(r.game in I))throw new $e("review.link-other-game");let{game:l,actions:c,
history:p,scores:u,...d}=r,f={...p!==void 0&&{history:p},...u!==void 0&&{scores:u}};t("seen",{record:{game:l,start:d,actions:c,...f},at:a})}catch(r){t("start"),n(r instanceof $e?new Error(e(r.message)):
r)}};return o(),addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)},[])}var ji={start:"",import:"import",join:"join",setup:"new/:game",pad:"pad/:game",match:"match/:game",tournament:"tournament",play:"g/:id",review:"g/:id/review",sheet:"g/:id/sheet",correct:"g/:id/correct",
linked:"l/:id",seats:"l/:id/seats"},v0=/^[A-Za-z0-9_-]{1,64}$/;function uf(e){for(let[t,n]of Object.entries(ji)){let o=_0(n.split("/"),e.split("/"));if(o!==null)return{name:t,...o}}return null}function Ri(e){
if(!(e.name in ji))return null;let t=ji[e.name].split("/").map(n=>n.startsWith(":")?e[n.slice(1)]:n);return t.includes(void 0)?null:t.join("/")}function _0(e,t){if(e.length!==t.length)return null;let n={};
for(let[o,s]of e.entries())if(s.startsWith(":")){if(!v0.test(t[o]))return null;n[s.slice(1)]=t[o]}else if(s!==t[o])return null;return n}var S0=["given","at"],O0={name:"unknown"};function df(){let[e,t]=g(pf);v(()=>{let o=()=>Ot(location.hash)||t(s=>Ri(s)===St()?s:pf());return o(),addEventListener("popstate",o),()=>removeEventListener("\
popstate",o)},[]);let n=Ce((o,s={})=>{let r={name:o,...s},a=Ri(r);a!==null&&M0(a,r),t(r)},[]);return{screen:e,go:n}}function pf(){let e=uf(St());return e===null||e.game!==void 0&&!(e.game in I)?O0:{...e,
...history.state}}function M0(e,t){let n=Object.fromEntries(S0.filter(o=>t[o]!==void 0).map(o=>[o,t[o]]));e===St()?history.replaceState(n,"",vo(e)):history.pushState(n,"",vo(e))}var Ln="",ff={place:"device",mine:null,codes:{},referee:!1,held:!0,clock:0},Ss=({mine:e,players:t})=>e===Ln||t.includes(e)?e:t[0],Os=e=>e.place==="fair"?e.players.filter(t=>t!==Ss(e)):[];function mf(e,t){
let n=Os(e),o=n.map(s=>e.codes[s]??"");return n.flatMap((s,r)=>{let a=jr(o[r])?o.indexOf(o[r])<r?"place.code-twice":null:"place.code-wrong";return a===null?[]:[{pointer:Bi(s),detail:t(a)}]})}var Bi=e=>`\
/verifiers/${e.replaceAll("~","~0").replaceAll("/","~1")}`;async function $f(e,t,n,o){let s=Ss(o),r=Lr(),a=Object.fromEntries(Os(o).map(f=>[f,o.codes[f]]));s!==Ln&&(a[s]=Nr(r));let{referee:l,held:c}=o,
p=await e.game(t).sealedSetup({...n,verifiers:a,referee:l,held:c}),u={...No(t,p),...o.clock>0&&{clock:o.clock}},d=s===Ln?u:pn(u,ln(o.players.indexOf(s)+1,r));return await Je({...d,given:E0(p,o.players),
told:[{ply:0,events:p.events}]}),p.table}function E0({seat_keys:e,referee_key:t,table_key:n},o){let s=Object.entries(e).map(([r,a])=>[o.indexOf(r)+1,a]);return Object.fromEntries([...s,...t?[["r",t]]:
[],...n?[["t",n]]:[]])}function hf({draft:e,change:t,t:n}){return i`
        <fieldset class="choice">
            <legend>${n("place.title")}</legend>
            ${["device","quick","fair"].map(o=>i`
                <label class="radio" key=${o}>
                    <input type="radio" name="place" value=${o} checked=${e.place===o} onChange=${()=>t({...e,place:o})} />
                    <span><strong>${n(`place.${o}`)}</strong> <span class="hint">${n(`place.${o}-hint`)}</span></span>
                </label>`)}
        </fieldset>
    `}function bf({draft:e,change:t,errors:n,t:o}){let s=Os(e);return i`
        ${e.place==="quick"&&i`<p class="warning" data-quick-warning>${o("place.quick-warning")}</p>`}
        <${R} name="mine" label=${o("place.mine")} control=${r=>i`<${F} ...${r} value=${Ss(e)}
            choices=${[...e.players.map(a=>[a,a]),[Ln,o("place.nobody")]]} onChange=${a=>t({...e,mine:a})} />`} />
        ${e.place==="fair"&&i`
            <fieldset class="codes">
                <legend>${o("place.codes")}</legend>
                <p class="hint">${o("place.codes-hint")}</p>
                <${ya} url=${Fr(it())} name=${o("place.invitation")} t=${o} kind="invitation" />
                ${s.map(r=>i`
                    <${R} key=${r} name=${`code-${e.players.indexOf(r)+1}`} label=${o("place.code",{player:r})} errors=${Z(n,Bi(r))}
                        control=${a=>i`<input ...${a} type="text" class="code" autocomplete="off" spellcheck="false" value=${e.codes[r]??""}
                            onInput=${l=>t({...e,codes:{...e.codes,[r]:l.target.value.trim()}})} />`} />`)}
            </fieldset>`}
        <${R} name="clock" label=${o("place.clock")} hint=${o("place.clock-hint")} control=${r=>i`<${F} ...${r} value=${String(e.clock)}
            choices=${[["0",o("place.clock-none")],..._r.map(a=>[String(a),So(a,o)])]}
            onChange=${a=>t({...e,clock:Number(a)})} />`} />
        ${["held","referee"].map(r=>i`
            <label class="switch" key=${r}>
                <input type="checkbox" name=${r} checked=${e[r]} onChange=${a=>t({...e,[r]:a.target.checked})} />
                <span><strong>${o(`place.${r}`)}</strong> <span class="hint">${o(`place.${r}-hint`)}</span></span>
            </label>`)}
    `}function gf({t:e,client:t,go:n,game:o,begin:s,open:r,setOpen:a}){let{value:l,problem:c}=q(()=>t.game(o).sheet(),[o,t]);se();let p=Y(l===null);return i`
        <main id="content" class="setup" data-screen="setup" data-game=${o}>
            <h1 ref=${p} tabindex="-1">${l?.name??"…"}</h1>
            <${D} problem=${c} t=${e} />
            ${l?.match_options?.length>0&&i`<p><button type="button" class="quiet" data-go="match" onClick=${()=>n("match",{game:o})}>${e("match.open")}</button></p>`}
            ${l&&i`<${C0} sheet=${l} t=${e} client=${t} go=${n} begin=${s} open=${r} setOpen=${a} />`}
        </main>
    `}function A0(e){let{ruleset:t,variant:n,options:o,players:s,first:r,dealer:a,seed:l,deal:c,place:p}=e;return{ruleset:t,variant:n,options:o,players:s,...s.includes(r)&&{first_player:r},dealer:a,...a===
"service"&&p==="device"&&l!==""&&{seed:l},...a==="table"&&c!==null&&{deal:c}}}function C0({sheet:e,t,client:n,go:o,begin:s,open:r,setOpen:a}){let[l,c]=g(()=>({...en(e),first:"",dealer:"service",seed:"",
deal:null,...ff})),p=l.place!=="device",[u,d]=g(null),[f,m]=g(!1),h=O(null),$=u?.problem?.errors??[],b=async j=>{if(!p)return s(e.id,j,await n.game(e.id).setup(j));let x=mf(l,t);if(x.length>0)throw{problem:{
title:t("problem.here"),errors:x}};o("seats",{id:await $f(n,e.id,j,l)})},w=async j=>{j.preventDefault(),m(!0);try{let x=A0(l);await b(x),me("players",x.players)}catch(x){d(x),m(!1),setTimeout(()=>Us(h.
current))}},k={sheet:e,draft:l,change:c,errors:$,t},{Deal:C}=I[e.id],y=C!==void 0&&l.dealer==="table",T=["/ruleset","/variant","/players","/options","/first_player","/dealer","/seed",...y?["/deal"]:[],
...p?["/verifiers"]:[]],H=$.filter(j=>!T.some(x=>Z([j],x).length>0));return i`
        <form ref=${h} class="sheet" novalidate onSubmit=${w} data-setup=${e.id}>
            <${D} problem=${u} t=${t} plain=${Po(u,t)} errors=${H} hint=${$.length>H.length&&t("setup.invalid")} />
            <${tn} ...${k} />
            <${nn} ...${k} />
            <${hf} ...${k} />
            ${p&&i`<${bf} ...${k} />`}
            <${qs} ...${k} byLink=${p} />
            ${y&&i`<${Gs} ...${k} Deal=${C} />`}
            ${l.dealer==="service"&&!p&&i`<${Wt} t=${t} open=${r} setOpen=${a} />`}
            <${on} ...${k} />
            <div class="row end">
                <button type="button" onClick=${()=>o("start")}>${t("back")}</button>
                <button type="submit" class="primary large" data-start disabled=${f}>${t("setup.start")}</button>
            </div>
        </form>
    `}var Pi=new ue("steps"),yf=({id:e,cursor:t,actions:n,steps:o},s)=>Pi.put({id:e,cursor:t,language:s,of:JSON.stringify(n),step:o[t]});async function xf({id:e,cursor:t,actions:n},o){let s=await Pi.get(e);
return s!==null&&s.cursor===t&&s.language===o&&s.of===JSON.stringify(n)?s.step:null}var wf=e=>Pi.remove(e);async function Ms(){return[...(await $n()).map(T0),...(await sa()).map(L0)].filter(({game:t})=>t in I).sort((t,n)=>n.changed-t.changed)}function T0(e){let{id:t,game:n,name:o,start:s,changed:r,finished:a,
scores:l}=e,c=(s.setup??s.state).players.map(p=>p.id??p);return{id:t,kind:"game",game:n,name:o,players:c,changed:r,finished:a,winners:l?.winners??[],kept:e}}function L0(e){let{id:t,game:n,players:o,changed:s,
finished:r}=e;return{id:t,kind:"table",game:n,name:"",players:o,changed:s,finished:r,winners:[],kept:e}}async function kf({id:e,kind:t}){return t==="table"?aa(e):(await Ma(e),wf(e))}var vf=({kind:e,kept:t})=>e===
"game"?Ea(t):Je(t),_f=({id:e},t)=>Aa(e,t);function Sf({entry:e,gone:t,games:n,go:o,t:s,load:r,setRemoved:a}){let[l,c]=g(!1),p=n?.find(({id:w})=>w===e.game)?.name??e.game,u=e.name||p,d=`${u}, ${e.players.join(", ")}`,f=O(null);te(()=>{t&&f.current.
focus()},[t]);let m=async()=>{a(w=>[...w.filter(({id:k})=>k!==e.id),e]),await kf(e),r()};if(t)return i`
            <li class="list-entry gone" data-gone=${e.id}>
                <p role="status">${s("list.deleted",{game:d})}</p>
                <button type="button" ref=${f} data-undelete onClick=${()=>vf(e).then(r)}>${s("list.undelete")}</button>
            </li>`;let h=async w=>{c(!1),w!==null&&await _f(e,w),r()},$=e.kind==="game",b=()=>$?o("play",{id:e.id}):o("linked",{id:e.id});return i`
        <li class="list-entry" data-game-id=${$?e.id:void 0} data-kept=${$?void 0:e.id} data-kind=${e.kind}>
            <div class="about">
                ${l?i`<${N0} name=${e.name} kind=${p} done=${h} t=${s} />`:i`<h3>${u}</h3>`}
                <p>${e.players.join(", ")}</p>
                <p data-whose-turn><strong>${j0(e,s)}</strong></p>
                <p class="soft">${e.name!==""&&`${p} · `}<time dateTime=${new Date(e.changed).toISOString()}>${R0(e.changed,s)}</time>${!$&&` · ${s("list.by-link")}`}</p>
            </div>
            <div class="row tight">
                <button type="button" class="primary" data-go=${$?"resume":"linked"} aria-label=${`${s("start.resume")}: ${d}`} onClick=${b}>${s("start.resume")}</button>
                ${$&&i`<button type="button" data-rename aria-label=${`${s("list.rename")}: ${d}`} onClick=${()=>c(!0)}>${s("list.rename")}</button>`}
                <button type="button" data-delete aria-label=${`${s("list.delete")}: ${d}`} onClick=${m}>${s("list.delete")}</button>
            </div>
        </li>
    `}function N0({name:e,kind:t,done:n,t:o}){let s=O(null);return te(()=>s.current.select(),[]),i`
        <form class="control" onSubmit=${a=>{a.preventDefault(),n(s.current.value.trim())}} onKeyDown=${a=>a.key==="Escape"&&n(null)}>
            <input ref=${s} name="game-name" type="text" maxlength="60" defaultValue=${e} placeholder=${t} aria-label=${o("list.name")} autocomplete="off" />
            <button type="submit" data-name-it>${o("list.name-it")}</button>
        </form>
    `}function j0(e,t){let{kept:n,finished:o,winners:s}=e;return e.kind==="table"?$a(n,t):o&&s.length===0?t("links.finished"):o?t(s.length>1?"scores.winners":"scores.winner",{names:s.join(", ")}):n.toAct===
void 0?t("list.so-far",{n:n.cursor}):n.toAct.includes("table")?t("play.table-turn"):t("play.turn",{player:n.toAct.join(", ")})}var R0=(e,{language:t})=>new Intl.DateTimeFormat(t,{dateStyle:"medium",timeStyle:"\
short"}).format(e);var B0=3;function Of({t:e,go:t,games:n,first:o}){let[s,r]=g(o),[a,l]=g(!1),[c,p]=g([]),u=Ce(()=>Ms().then(r),[]);v(()=>dn(u),[]);let d=c.filter($=>s.every(({id:b})=>b!==$.id)),f=[...s,...d].sort(($,b)=>b.
changed-$.changed);if(f.length===0)return null;let m=a?f:f.slice(0,B0),h=async()=>{let $=(await $n()).map(b=>`${JSON.stringify(Ni(b))}
`);Jt("gavel-games.ndjson",new Blob($,{type:"application/x-ndjson"}))};return i`
        <section class="game-list" aria-labelledby="game-list-title">
            <div class="row">
                <h2 id="game-list-title">${e("list.title")}</h2>
                ${s.some(({kind:$})=>$==="game")&&i`<button type="button" class="quiet" data-export-all onClick=${h}>${e("list.export")}</button>`}
            </div>
            <ul aria-labelledby="game-list-title">
                ${m.map($=>i`<${Sf} key=${$.id} entry=${$} gone=${d.includes($)} games=${n} go=${t} t=${e}
                    load=${u} setRemoved=${p} />`)}
            </ul>
            ${f.length>m.length&&i`<button type="button" data-whole-list onClick=${()=>l(!0)}>${e("list.all",{n:f.length})}</button>`}
        </section>
    `}function Mf({t:e,client:t,go:n,openLinks:o}){let{value:s,problem:r}=q(()=>t.games(),[t]),{value:a}=q(Ms,[]);se();let l=Y(),c=a!==null&&(s!==null||r!==null);return i`
        <main id="content" class="start" data-screen="start">
            <div class="welcome">
                <h1 ref=${l} tabindex="-1">${e("start.title")}</h1>
                <p>${e("start.lead")}</p>
            </div>
            <${D} problem=${r} t=${e} />
            ${c&&i`
                <${Of} t=${e} go=${n} games=${s} first=${a} />
                <ul class="game-cards" aria-label=${e("start.games")}>
                    ${(s??[]).filter(({id:p})=>p in I).map(p=>i`
                        <li key=${p.id}><${P0} entry=${p} go=${n} t=${e} /></li>`)}
                </ul>
                <${ma} t=${e} go=${n} open=${o} />
                <p class="aside">
                    <button type="button" class="quiet" data-go="import" onClick=${()=>n("import")}>${e("start.import")}</button>
                    <button type="button" class="quiet" data-go="tournament" onClick=${()=>n("tournament")}>${e("tournament.open")}</button>
                </p>`}
        </main>
    `}function P0({entry:e,go:t,t:n}){let{id:o,name:s,player_counts:r}=e,{Emblem:a}=I[o];return i`
        <article class="game-card" data-game=${o}>
            <div class="emblem" aria-hidden="true">${a?i`<${a} />`:i`<span class="monogram">${s[0]}</span>`}</div>
            <h2>${s}</h2>
            <p>${n("start.players",{fewest:r[0],most:r[r.length-1]})}</p>
            <div class="row">
                <button type="button" class="primary" data-go="setup" aria-label=${n("start.play-game",{game:s})}
                    onClick=${()=>t("setup",{game:o})}>${n("start.play")}</button>
                <button type="button" data-go="pad" aria-label=${n("start.pad-game",{game:s})}
                    onClick=${()=>t("pad",{game:o})}>${n("start.pad")}</button>
            </div>
        </article>
    `}function Ef(){navigator.serviceWorker?.controller?.postMessage("files");let e=_t()?it():Ge.href;navigator.serviceWorker?.register(new URL("table-offline.js",Ge),{scope:e}).catch(()=>{})}var I0=/-[0-9a-f]{12}\.js$/u.
test(import.meta.url),Af=!1,Ii=new Set;globalThis.navigator?.serviceWorker?.addEventListener("message",({data:e})=>{!I0||e?.files?.includes(import.meta.url)!==!1||(Af=!0,Ii.forEach(t=>t()))});function Cf(e){
return Af&&e(),Ii.add(e),()=>Ii.delete(e)}function Tf({t:e}){let[t,n]=g(!1);return v(()=>uc(()=>n(!0)),[]),t?i`
        <div class="warning row" role="alert" data-note="storage">
            <span>${e("storage.trouble")}</span>
            <button type="button" data-understood onClick=${()=>n(!1)}>${e("storage.understood")}</button>
        </div>
    `:null}function Lf({t:e}){let[t,n]=g(!1);return v(()=>Cf(()=>n(!0)),[]),i`
        <div role="status">
            ${t&&i`
                <div class="note row" data-note="newer">
                    <span>${e("newer.text")}</span>
                    <button type="button" data-reload onClick=${()=>location.reload()}>${e("newer.reload")}</button>
                </div>`}
        </div>
    `}function Nf({t:e,go:t,kept:n=!1}){se();let o=Y();return i`
        <main id="content" class="import" data-screen="unknown">
            <h1 ref=${o} tabindex="-1">${e(n?"unknown.kept":"unknown.title")}</h1>
            <div class="sheet">
                <p>${e(n?"unknown.kept-text":"unknown.text")}</p>
                <div class="row end"><button type="button" class="primary" data-go="start" onClick=${()=>t("start")}>${e("unknown.home")}</button></div>
            </div>
        </main>
    `}function jf({id:e,client:t,language:n,go:o,setProblem:s}){let[r,a]=g(null),[l,c]=g(null),[p,u]=g(null),d=O(n),f=O({session:null,saves:new Te(null)}),m=(x,S=f.current.saves)=>{let _={...x,turn:{saves:S}};
f.current={session:_,saves:S},yf(_,d.current),a(_)},h=Ce(async x=>{let{session:S,saves:_}=f.current,L=S?.id!==x.id;if(!L&&x.turn!==S.turn){x.turn.saves!==_&&u("overtaken");return}u(null),m(x,L?new Te(
null):_),!(!(await f.current.saves.save(Li(x))!==null)||f.current.session.id!==x.id)&&(await H.current(),u("overtaken"))},[]),$=async(x,S)=>{let _=t.game(x.game),L=nf(await _.replay(tf(x,S)));if(L.position.
finished)return L;let{views:K}=await _.views(L.position.state,Tn(L.position));return{...L,position:{...L.position,views:K}}},b=async(x,S)=>{s(null);try{return Ti(x,S,x.steps[S]??await $(x,S))}catch(_){
return s(_),null}},w=async(x,S)=>{let _=await b(x,S);return _!==null&&h(_),_!==null},k=x=>{h(x),navigator.storage?.persist?.().catch(()=>{}),o("play",{id:x.id})},C=(x,S,_)=>k(Qd(x,S,_)),y=async({game:x,
start:S,actions:_,cursor:L,name:K},U=async oe=>{})=>{let oe=await b(Cn({game:x,start:S,actions:_,cursor:L,name:K}),L);oe!==null&&(await U(oe.id),k(oe))},T=O(!1),H=O((async()=>{}));H.current=async()=>{
if(!T.current)for(T.current=!0;T.current;){let{session:x,saves:S}=f.current,_=await At(x.id),L=_===null||S.has(_)?null:await j(x,_);L===null?T.current=!1:f.current.saves===S&&(m(L,new Te(_.changed)),u(
"followed"))}};let j=(x,S)=>b({...Cn(S),steps:ef(x,S.actions)},S.cursor);return v(()=>dn(x=>x===f.current.session?.id&&H.current()),[]),v(()=>{if(u(null),e===null||e===f.current.session?.id)return;let x=!0;
return c(null),(async()=>{let S=await At(e);if(x&&S===null&&c(e),!x||S===null)return;let _=Cn(S),L=await xf(_,n);if(!x)return;L!==null&&m(Ti(_,_.cursor,L),new Te(S.changed));let{session:K}=f.current,U=await b(
_,_.cursor);!x||U===null||f.current.session!==K||(L===null||!H0(U,K))&&m(U,new Te(S.changed))})(),()=>{x=!1}},[e]),v(()=>{d.current!==n&&(d.current=n,r!==null&&b({...r,steps:[]},r.cursor).then(x=>x!==
null&&x.turn===f.current.session.turn&&m(x)))},[n]),{session:r,missing:e!==null&&l===e,followed:p,updateSession:h,moveTo:w,begin:C,enter:y}}var H0=(e,t)=>JSON.stringify(e.steps[e.cursor].position.state)===
JSON.stringify(t.steps[t.cursor].position.state);function Rf({reach:e,t}){let[n,o]=g(e.waits);return v(()=>(o(e.waits),e.listen(o)),[e]),i`
        <div role="status">
            ${n&&i`
                <div class="warning row waiting" data-note="waiting">
                    <span>${t("waiting.text")}</span>
                    <span class="row tight">
                        <button type="button" class="primary" data-retry onClick=${e.again}>${t("waiting.again")}</button>
                        <button type="button" data-stop onClick=${e.stop}>${t("waiting.stop")}</button>
                    </span>
                </div>`}
        </div>
    `}var Bf={};async function Es(e){Bf[e]??=(await import(Rd(e))).default}function Pf(e,t=Bf[e]){let n=(o,s={})=>{let r=t[o];return r===void 0?(console.error(`no words in ${e} for ${o}`),o):r.replace(/\{(\w+)\}/g,
(a,l)=>l in s?String(s[l]):a)};return n.language=e,n}var F0=200,D0=["play","review","sheet","correct"];function If(){let[e,t]=g(ws),[n,o]=g(()=>fe("scheme")??"auto"),[s,r]=g([]),{screen:a,go:l}=df(),[c,p]=g(()=>fe("open")??!1),[u,d]=Nl(),[f,m]=g(null),h=O(
!1),$=de(()=>Pf(e),[e]),b=de(()=>new xs(new URL(rn(),Ge).href.replace(/\/*$/,"/")),[]),[w,k]=g(0),C=de(()=>{let ye=nt=>r(Dt=>[...Dt.slice(1-F0),nt]),le=Ld(b.fetch,()=>k(nt=>nt+1));return Object.assign(
new kt(rn(),{language:e,onExchange:ye,fetch:le,timeout:1/0}),{language:e})},[e,w]);v(()=>{document.documentElement.lang=e,me("language",e)},[e]),v(()=>{lr(n),me("scheme",n)},[n]),v(()=>{me("open",c)},
[c]);let y=Ce((ye,le={})=>{m(null),l(ye,le)},[]),T=ye=>Es(ye).then(()=>t(ye),()=>m(new z($("problem.unreachable")))),{open:H,opening:j,opened:x}=Dd({client:C,t:$,go:y,setProblem:m});cf({t:$,go:y,setProblem:m});
let S=D0.includes(a.name)?a.id:null,{session:_,missing:L,followed:K,updateSession:U,moveTo:oe,begin:M,enter:N}=jf({id:S,client:C,language:e,go:y,setProblem:m}),V=_!==null&&_s(_),Se=O(_?.id);v(()=>{Se.
current!==void 0&&Se.current!==_?.id&&r([]),Se.current=_?.id},[_?.id]);let re={t:$,client:C,go:y},tt={start:()=>i`<${Mf} ...${re} openLinks=${H} />`,setup:()=>i`<${gf} ...${re} game=${a.game} key=${a.
game} open=${c} setOpen=${p} begin=${M} />`,pad:()=>i`<${Ud} ...${re} game=${a.game} key=${a.game} />`,play:()=>i`<${lf} ...${re} session=${_} updateSession=${U} moveTo=${ye=>oe(_,ye)}
            open=${c} setOpen=${p} key=${_.id} />`,unknown:()=>i`<${Nf} ...${re} kept=${L||a.kept} />`},Nn=()=>i`<${Hd} name=${a.name} given=${{...re,screen:a,session:_,open:c,enter:N,openLinks:H}} />`,
Ht=Id(a.name)?Nn:tt[a.name],jn=L||Ht===void 0?"unknown":a.name,Ft=S!==null&&!L&&_?.id!==S;return i`<${Xt.Provider} value=${u}>
        <div class="page">
            <a class="skip" href="#content" onClick=${U0}>${$("skip")}</a>
            <${Bd} t=${$} language=${e} setLanguage=${T} scheme=${n} setScheme=${o}
                settings=${u} flip=${d} go=${y} screen=${jn} />
            <div class="screen" aria-busy=${String(j)} data-links-opened=${x}>
                <${wa} problem=${f} t=${$} />
                <${Tf} t=${$} />
                <${Lf} t=${$} />
                <${Rf} reach=${b} t=${$} />
                <div role="status">${S!==null&&K!==null&&i`<p class="note" data-note=${K}>${$(`windows.${K}`)}</p>`}</div>
                <${_o.Provider} value=${h}>${Ft?i`<${z0} />`:jn==="unknown"?tt.unknown():Ht()}<//>
            </div>
            <${jd} exchanges=${s} hides=${V} secret=${s.some(({url:ye})=>ye.includes("/sealed/"))} t=${$} />
        </div>
    <//>`}function U0(e){e.preventDefault();let t=document.getElementById("content");t.tabIndex=-1,t.focus()}var z0=()=>i`<main id="content" class="play" data-screen="play" aria-busy="true"><h1>…</h1></main>`;var Hf=document.getElementById("app");hr();try{await Es(ws()),qt(i`<${If} />`,Hf)}catch{Hf.textContent="The table could not be loaded. Please reload the page."}Ef();
