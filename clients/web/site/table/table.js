var Pe=class extends Error{status;requestId;transient;retryAfter;constructor(t,s){super(t,s.cause===void 0?void 0:{cause:s.cause}),this.name=new.target.name,this.status=s.status??null,this.requestId=s.
requestId??null,this.transient=s.transient??!1,this.retryAfter=s.retryAfter??null}},V=class extends Pe{constructor(t,s={}){super(t,s)}},C=class extends Pe{problem;type;kind;title;detail;constructor(t,s={}){
let n=Oe(t.status)??s.status??0,o=typeof t.instance=="string"?t.instance:s.requestId??null;super(gi(t,n,o),{...s,status:n,requestId:o}),this.problem=t,this.type=String(t.type??"about:blank"),this.kind=
Us(t),this.title=String(t.title??this.kind),this.detail=String(t.detail??"")}},_s=class extends C{offset=Oe(this.problem.offset)},Ss=class extends C{errors=ge(this.problem.errors);more=Oe(this.problem.
more)??0},Ms=class extends C{violations=ge(this.problem.violations);more=Oe(this.problem.more)??0},Ps=class extends C{violations=ge(this.problem.violations);more=Oe(this.problem.more)??0;toAct=ge(this.
problem.to_act);legalActions=ge(this.problem.legal_actions)},Os=class extends C{},Cs=class extends C{games=ge(this.problem.games)},Ts=class extends C{},As=class extends C{},zs=class extends C{},Es=class extends C{},
qs=class extends C{limit=Oe(this.problem.limit)},Ls=class extends C{},Rs=class extends C{},Ns=class extends C{},Bs=class extends C{},js=class extends C{},Ds=class extends C{},Hs=class extends C{},Fs=class extends C{},
Is=class extends C{},Ws=class extends C{},Gs=class extends C{},Kn={"malformed-json":_s,"seal-broken":Fs,"receipt-broken":Ws,"invalid-request":Ss,"invalid-state":Ms,"illegal-action":Ps,"not-finished":Os,
"unknown-game":Cs,"not-found":Ts,"method-not-allowed":As,"not-acceptable":zs,"unsupported-media-type":Es,"too-large":qs,internal:Ls,unavailable:Rs,"key-missing":Ns,"key-refused":Bs,"too-many-requests":js,
held:Is,branched:Ds,"table-unknown":Hs,"sealing-not-configured":Gs};function yt(e,t={}){let s=e,n=Us(s),o=Object.hasOwn(Kn,n)?Kn[n]:void 0;return new(o??C)(s,t)}function Us(e){return String(e.type??"").
replace(/\/+$/,"").split("/").at(-1)??""}function gi(e,t,s){let n=`${e.title??Us(e)} (${t})`,o=[e.detail?`${n}: ${e.detail}`:n,...bi(e)];return(s?[...o,`request id: ${s}`]:o).join(`
  `)}function bi(e){let t=[...ge(e.errors),...ge(e.violations)].map(yi),s=Oe(e.more);return s?[...t,`and ${s} more`]:t}function yi(e){let t=e.pointer?` at ${e.pointer}`:"",s=e.rule?` (${e.rule})`:"";return`${e.
code}${t}${s}: ${e.detail}`}function ge(e){return Array.isArray(e)?e:[]}function Oe(e){return typeof e=="number"?e:null}function Js(e){let t=["curl","--silent","--show-error"];(e.method!=="GET"||e.body!==null)&&t.push("--request",e.method),t.push(Vs(e.url));for(let[s,n]of Object.entries(e.headers))t.push("--header",Vs(
n===""?`${s};`:`${s}: ${n}`));return e.body!==null&&t.push("--data-raw",Vs(e.body)),t.join(" ")}var kt=class{#e;#t;#s=performance.now();#n="";constructor(t,s){this.#e=t,this.#t=s}add(t){this.#n+=t}ended(){
let t=this.#t?this.#n.split(`
`).filter(Boolean).map(Zn):Zn(this.#n);return{...this.#e,answer:t,milliseconds:performance.now()-this.#s}}};function Zn(e){try{return JSON.parse(e)}catch{return e===""?null:e}}function Vs(e){return`'${e.
replaceAll("'",String.raw`'\''`)}'`}var ki=new Set([429,502,503,504]);function Qn(e){return ki.has(e)}function Yn(e,t,s=Math.random,n=Date.now()){let o=t===null?NaN:vi(t.trim(),n);return Number.isNaN(o)?Math.min(1e4,200*2**(e-1))*(.5+s()/
2):o>6e4?null:o}function vi(e,t){return/^\d+$/.test(e)?Number(e)*1e3:Math.max(0,Date.parse(e)-t)}function Xn(e,t){return new Promise((s,n)=>{let o=()=>{clearTimeout(r),n(t?.reason)},r=setTimeout(()=>{
t?.removeEventListener("abort",o),s()},e);t?.aborted?o():t?.addEventListener("abort",o,{once:!0})})}var wi=2**31-1,vt=class{#e=new AbortController;#t;#s;#n;constructor(t,s){this.#t=t,this.#s=s,s?.addEventListener("abort",this.#o),this.start()}get signal(){return this.#e.signal}start(){this.#t<=wi&&(this.#n=
setTimeout(this.#r,this.#t))}stop(){clearTimeout(this.#n)}end(){this.stop(),this.#s?.removeEventListener("abort",this.#o),this.#e.abort()}#o=()=>{this.#e.abort(this.#s?.reason)};#r=()=>{let t=`no answ\
er within ${this.#t} milliseconds`;this.#e.abort(new V(t,{transient:!0}))}};var eo="application/problem+json",wt=class{baseUrl;#e;#t;#s;constructor(t,s){if(this.baseUrl=xi(t),this.#e={...s},this.#t=s.retries??3,this.#s=s.timeout??3e4,!(this.#t>=0)||!(this.#s>0))throw new RangeError(
"retries cannot be negative, and a timeout must be positive")}async json(t){let s=await this.text({...t,accept:"application/json"});return xt(s)}async text(t){for(let s=1;;s++)try{let n="";for await(let o of this.
pieces(t))n+=o;return n}catch(n){await this.untilNextTry(n,s,t.signal)}}async untilNextTry(t,s,n){if(!(t instanceof Pe)||!t.transient||s>this.#t)throw t;let o=Yn(s,t.retryAfter);if(o===null)throw t;await Xn(
o,n)}async*pieces(t){t.signal?.throwIfAborted();let s=new vt(this.#s,t.signal),n=this.#n(t),o=this.#e.onExchange,r=o&&new kt(n,t.streamed??!1);try{let l=await this.#o(n,t.key,s.signal);if(n.status=l.status,
l.status!==200){let i=await l.text();throw r?.add(i),Si(n,l,i)}for await(let i of _i(l))r?.add(i),t.streamed&&s.stop(),yield i,t.streamed&&s.start()}catch(l){throw s.signal.aborted?s.signal.reason:Mi(
n,l)}finally{s.end(),r&&o(r.ended())}}#n(t){let s=new Headers(this.#e.headers);s.set("accept",`${t.accept}, ${eo}`);let n=t.language??this.#e.language;return n!==void 0&&s.set("accept-language",n),t.requestId!==
void 0&&s.set("x-request-id",t.requestId),t.body!==void 0&&s.set("content-type",t.body.type),{method:t.method,url:this.baseUrl+t.path,headers:Object.fromEntries(s),body:t.body?.text??null,status:null,
answer:null,milliseconds:0}}#o({method:t,url:s,headers:n,body:o},r,l){let i=r===void 0?n:{...n,authorization:`Bearer ${r}`};return(this.#e.fetch??globalThis.fetch)(s,{method:t,headers:i,body:o,signal:l,
redirect:"manual"})}};function xt(e){let t;try{t=JSON.parse(e)}catch(s){throw new V("the answer is no JSON",{status:200,cause:s})}if(typeof t!="object"||t===null||Array.isArray(t))throw new V("the ans\
wer is no JSON object",{status:200});return t}function xi(e){let t=globalThis.document?.baseURI??globalThis.location?.href,s=new URL(e||".",t);if(s.protocol!=="http:"&&s.protocol!=="https:")throw new TypeError(
`the base URL must begin with http: or https:, not ${s.protocol}`);return s.search=s.hash="",s.href.replace(/\/+$/,"")}async function*_i(e){let t=e.body?.getReader(),s=new TextDecoder;for(;t;){let{done:n,
value:o}=await t.read(),r=n?s.decode():s.decode(o,{stream:!0});if(r&&(yield r),n)return}}function Si(e,t,s){let n={status:t.status,requestId:t.headers.get("x-request-id"),retryAfter:t.headers.get("ret\
ry-after"),transient:Qn(t.status)};if((t.headers.get("content-type")??"").split(";")[0]?.trim().toLowerCase()===eo)return yt(xt(s),n);if(t.type==="opaqueredirect"||t.headers.has("location")){let l=t.headers.
get("location")??"another address";return new V(`${e.url} redirects to ${l}: use that base URL`,n)}let r=`${t.status} ${t.statusText}`.trim();return new V(`${e.url} answered ${r}, which is no answer o\
f this service`,n)}function Mi({method:e,url:t,status:s},n){if(n instanceof Pe)return n;let o=s===null?`${e} ${t} got no answer`:`${t} answered ${s}, but broke off`;return new V(`${o}: ${to(n)}`,{status:s,
transient:!0,cause:n})}function to(e){return e instanceof Error?e.cause instanceof Error?to(e.cause):e.message||e.name:String(e)}var Pi=64*1024,so="application/x-ndjson",_t=class{id;status;body;constructor(t){this.id=t.id,this.status=t.status,this.body=t.body}get ok(){return this.status===200}get problem(){return this.ok?null:yt(
this.body,{status:this.status})}unwrap(){if(this.problem!==null)throw this.problem;return this.body}};async function*no(e,t,{portion:s=Pi,...n}){for await(let o of Oi(t,s))for(let r=1;o.length>0;r++)try{
yield*Ci(e,o,n)}catch(l){await e.untilNextTry(l,r,n.signal)}}async function*Oi(e,t){let s=new TextEncoder,n=[],o=0;for await(let r of e){let l=`${JSON.stringify(r)}
`,i=s.encode(l).length;n.length>0&&o+i>t&&(yield n,[n,o]=[[],0]),n.push(l),o+=i,o>=t&&(yield n,[n,o]=[[],0])}n.length>0&&(yield n)}async function*Ci(e,t,s){let n={text:t.join(""),type:so},o={...s,method:"\
POST",path:"/v1/batch",accept:so,body:n,streamed:!0};for await(let r of Ti(e.pieces(o))){if(t.shift()===void 0)throw new V("the batch has more answers than lines",{status:200});yield new _t(xt(r))}if(t.
length>0)throw new V("the batch has fewer answers than lines",{status:200,transient:!0})}async function*Ti(e){let t="";for await(let s of e){let n=(t+s).split(`
`);t=n.pop()??"",yield*n.filter(o=>o.trim()!=="")}t.trim()!==""&&(yield t)}var Xe=class e{token;#e;#t;#s;constructor(t,s,n,o){if(o!==void 0&&!/^[\x21-\x7e]+$/.test(o))throw new TypeError("a key is one line of letters, digits and signs, without spaces");this.token=n,this.#e=t,
this.#t=s,this.#s=o}at(t){return new e(this.#e,this.#t,t,this.#s)}act(t,s){return this.#n("actions",{token:this.token,action:t},s)}view(t){return this.#n("views",{token:this.token},t)}merge(t,s){return this.#n(
"merges",{tokens:[this.token,...t]},s)}newKey(t,s){return this.#n("seats",{token:this.token,seat:t},s)}unseal(t){return this.#n("unseal",{token:this.token},t)}receipt(t){return this.#n("receipts",{token:this.
token},t)}heads(t){return this.#n("heads",{token:this.token},t)}#n(t,s,n={}){let{signal:o,requestId:r,language:l,...i}=n,c={text:JSON.stringify({...s,...i}),type:"application/json"},d={signal:o,requestId:r,
language:l,method:"POST",path:`${this.#t}/sealed/${t}`,body:c};return this.#e.json(this.#s===void 0?d:{...d,key:this.#s})}};var St=class{id;#e;#t;constructor(t,s){this.id=s,this.#e=t,this.#t=`/v1/games/${encodeURIComponent(s)}`}sheet(t){return this.#e.json({...t,method:"GET",path:this.#t})}rules(t){return this.#e.json({...t,
method:"GET",path:`${this.#t}/rules`})}messages(t){return this.#e.json({...t,method:"GET",path:`${this.#t}/messages`})}setup(t,s){return this.post("setup",t,s)}act(t,s,n){return this.post("actions",{state:t,
action:s},n)}legalActions(t,s){return this.post("legal-actions",{state:t},s)}scores(t,s){return this.post("scores",{state:t},s)}tally(t,s){return this.post("tallies",t,s)}view(t,s,n){return this.post(
"views",{state:t,viewer:s},n)}views(t,s,n){return this.post("views",{state:t,viewers:s},n)}inspect(t,s){return this.post("inspections",{state:t},s)}replay(t,s){return this.post("replays",t,s)}sealedSetup(t,s){
return this.post("sealed/setup",t,s)}sealed(t,s){return new Xe(this.#e,this.#t,t,s)}post(t,s,n={}){let{signal:o,requestId:r,language:l,...i}=n,c={text:JSON.stringify({...s,...i}),type:"application/jso\
n"},d=`${this.#t}/${t}`;return this.#e.json({signal:o,requestId:r,language:l,method:"POST",path:d,body:c})}},et=class extends St{match(t,s){return this.post("matches",t,s)}};var tt=class{#e;constructor(t,s={}){this.#e=new wt(t,s)}get baseUrl(){return this.#e.baseUrl}async games(t){return(await this.#t("/v1/games",t)).games}game(t){return new et(this.#e,t)}batch(t,s={}){return no(
this.#e,t,s)}keys(t){return this.#t("/v1/keys",t)}verifyReceipt(t,s){let n={text:JSON.stringify({receipt:t}),type:"application/json"};return this.#e.json({...s,method:"POST",path:"/v1/receipts/verify",
body:n})}health(t){return this.#t("/healthz",t)}ready(t){return this.#t("/readyz",t)}openapi(t){return this.#t("/openapi.json",t)}openapiYaml(t){return this.#s("/openapi.yaml","application/yaml",t)}async transcriptSchema(t){
return JSON.parse(await this.#s("/transcript.schema.json","application/schema+json",t))}docs(t){return this.#s("/docs","text/html",t)}problem(t,s){return this.#s(`/problems/${encodeURIComponent(t)}`,"\
text/html",s)}#t(t,s){return this.#e.json({...s,method:"GET",path:t})}#s(t,s,n){return this.#e.text({...n,method:"GET",path:t,accept:s})}};var zt,x,go,st,bo,oo,yo,Tt={},ko=[],Ai=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function be(e,t){for(var s in t)e[s]=t[s];return e}function vo(e){var t=e.parentNode;t&&t.removeChild(
e)}function wo(e,t,s){var n,o,r,l={};for(r in t)r=="key"?n=t[r]:r=="ref"?o=t[r]:l[r]=t[r];if(arguments.length>2&&(l.children=arguments.length>3?zt.call(arguments,2):s),typeof e=="function"&&e.defaultProps!=
null)for(r in e.defaultProps)l[r]===void 0&&(l[r]=e.defaultProps[r]);return Pt(e,l,n,o,null)}function Pt(e,t,s,n,o){var r={type:e,props:t,key:s,ref:n,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,
__h:null,constructor:void 0,__v:o??++go};return x.vnode!=null&&x.vnode(r),r}function Et(e){return e.children}function Ot(e,t){this.props=e,this.context=t}function Le(e,t){if(t==null)return e.__?Le(e.__,
e.__.__k.indexOf(e)+1):null;for(var s;t<e.__k.length;t++)if((s=e.__k[t])!=null&&s.__e!=null)return s.__e;return typeof e.type=="function"?Le(e):null}function xo(e){var t,s;if((e=e.__)!=null&&e.__c!=null){
for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((s=e.__k[t])!=null&&s.__e!=null){e.__e=e.__c.base=s.__e;break}return xo(e)}}function Ks(e){(!e.__d&&(e.__d=!0)&&st.push(e)&&!At.__r++||oo!==x.debounceRendering)&&
((oo=x.debounceRendering)||bo)(At)}function At(){for(var e;At.__r=st.length;)e=st.sort(function(t,s){return t.__v.__b-s.__v.__b}),st=[],e.some(function(t){var s,n,o,r,l,i;t.__d&&(l=(r=(s=t).__v).__e,(i=
s.__P)&&(n=[],(o=be({},r)).__v=r.__v+1,Ys(i,r,o,s.__n,i.ownerSVGElement!==void 0,r.__h!=null?[l]:null,n,l??Le(r),r.__h),Po(n,r),r.__e!=l&&xo(r)))})}function _o(e,t,s,n,o,r,l,i,c,d){var u,p,f,m,h,$,b,k=n&&
n.__k||ko,w=k.length;for(s.__k=[],u=0;u<t.length;u++)if((m=s.__k[u]=(m=t[u])==null||typeof m=="boolean"?null:typeof m=="string"||typeof m=="number"||typeof m=="bigint"?Pt(null,m,null,null,m):Array.isArray(
m)?Pt(Et,{children:m},null,null,null):m.__b>0?Pt(m.type,m.props,m.key,null,m.__v):m)!=null){if(m.__=s,m.__b=s.__b+1,(f=k[u])===null||f&&m.key==f.key&&m.type===f.type)k[u]=void 0;else for(p=0;p<w;p++){
if((f=k[p])&&m.key==f.key&&m.type===f.type){k[p]=void 0;break}f=null}Ys(e,m,f=f||Tt,o,r,l,i,c,d),h=m.__e,(p=m.ref)&&f.ref!=p&&(b||(b=[]),f.ref&&b.push(f.ref,null,m),b.push(p,m.__c||h,m)),h!=null?($==null&&
($=h),typeof m.type=="function"&&m.__k!=null&&m.__k===f.__k?m.__d=c=So(m,c,e):c=Mo(e,m,f,k,h,c),d||s.type!=="option"?typeof s.type=="function"&&(s.__d=c):e.value=""):c&&f.__e==c&&c.parentNode!=e&&(c=Le(
f))}for(s.__e=$,u=w;u--;)k[u]!=null&&(typeof s.type=="function"&&k[u].__e!=null&&k[u].__e==s.__d&&(s.__d=Le(n,u+1)),Co(k[u],k[u]));if(b)for(u=0;u<b.length;u++)Oo(b[u],b[++u],b[++u])}function So(e,t,s){
var n,o;for(n=0;n<e.__k.length;n++)(o=e.__k[n])&&(o.__=e,t=typeof o.type=="function"?So(o,t,s):Mo(s,o,o,e.__k,o.__e,t));return t}function Mo(e,t,s,n,o,r){var l,i,c;if(t.__d!==void 0)l=t.__d,t.__d=void 0;else if(s==
null||o!=r||o.parentNode==null)e:if(r==null||r.parentNode!==e)e.appendChild(o),l=null;else{for(i=r,c=0;(i=i.nextSibling)&&c<n.length;c+=2)if(i==o)break e;e.insertBefore(o,r),l=r}return l!==void 0?l:o.
nextSibling}function ro(e,t,s){t[0]==="-"?e.setProperty(t,s):e[t]=s==null?"":typeof s!="number"||Ai.test(t)?s:s+"px"}function Mt(e,t,s,n,o){var r;e:if(t==="style")if(typeof s=="string")e.style.cssText=
s;else{if(typeof n=="string"&&(e.style.cssText=n=""),n)for(t in n)s&&t in s||ro(e.style,t,"");if(s)for(t in s)n&&s[t]===n[t]||ro(e.style,t,s[t])}else if(t[0]==="o"&&t[1]==="n")r=t!==(t=t.replace(/Capture$/,
"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+r]=s,s?n||e.addEventListener(t,r?lo:ao,r):e.removeEventListener(t,r?lo:ao,r);else if(t!=="dangerouslySetInnerHTML"){if(o)
t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=s??"";break e}catch{}typeof s=="function"||(s!=null&&(s!==
!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,s):e.removeAttribute(t))}}function ao(e){this.l[e.type+!1](x.event?x.event(e):e)}function lo(e){this.l[e.type+!0](x.event?x.event(e):e)}function Ys(e,t,s,n,o,r,l,i,c){
var d,u,p,f,m,h,$,b,k,w,v,y=t.type;if(t.constructor!==void 0)return null;s.__h!=null&&(c=s.__h,i=t.__e=s.__e,t.__h=null,r=[i]),(d=x.__b)&&d(t);try{e:if(typeof y=="function"){if(b=t.props,k=(d=y.contextType)&&
n[d.__c],w=d?k?k.props.value:d.__:n,s.__c?$=(u=t.__c=s.__c).__=u.__E:("prototype"in y&&y.prototype.render?t.__c=u=new y(b,w):(t.__c=u=new Ot(b,w),u.constructor=y,u.render=Ei),k&&k.sub(u),u.props=b,u.state||
(u.state={}),u.context=w,u.__n=n,p=u.__d=!0,u.__h=[]),u.__s==null&&(u.__s=u.state),y.getDerivedStateFromProps!=null&&(u.__s==u.state&&(u.__s=be({},u.__s)),be(u.__s,y.getDerivedStateFromProps(b,u.__s))),
f=u.props,m=u.state,p)y.getDerivedStateFromProps==null&&u.componentWillMount!=null&&u.componentWillMount(),u.componentDidMount!=null&&u.__h.push(u.componentDidMount);else{if(y.getDerivedStateFromProps==
null&&b!==f&&u.componentWillReceiveProps!=null&&u.componentWillReceiveProps(b,w),!u.__e&&u.shouldComponentUpdate!=null&&u.shouldComponentUpdate(b,u.__s,w)===!1||t.__v===s.__v){u.props=b,u.state=u.__s,
t.__v!==s.__v&&(u.__d=!1),u.__v=t,t.__e=s.__e,t.__k=s.__k,t.__k.forEach(function(M){M&&(M.__=t)}),u.__h.length&&l.push(u);break e}u.componentWillUpdate!=null&&u.componentWillUpdate(b,u.__s,w),u.componentDidUpdate!=
null&&u.__h.push(function(){u.componentDidUpdate(f,m,h)})}u.context=w,u.props=b,u.state=u.__s,(d=x.__r)&&d(t),u.__d=!1,u.__v=t,u.__P=e,d=u.render(u.props,u.state,u.context),u.state=u.__s,u.getChildContext!=
null&&(n=be(be({},n),u.getChildContext())),p||u.getSnapshotBeforeUpdate==null||(h=u.getSnapshotBeforeUpdate(f,m)),v=d!=null&&d.type===Et&&d.key==null?d.props.children:d,_o(e,Array.isArray(v)?v:[v],t,s,
n,o,r,l,i,c),u.base=t.__e,t.__h=null,u.__h.length&&l.push(u),$&&(u.__E=u.__=null),u.__e=!1}else r==null&&t.__v===s.__v?(t.__k=s.__k,t.__e=s.__e):t.__e=zi(s.__e,t,s,n,o,r,l,c);(d=x.diffed)&&d(t)}catch(M){
t.__v=null,(c||r!=null)&&(t.__e=i,t.__h=!!c,r[r.indexOf(i)]=null),x.__e(M,t,s)}}function Po(e,t){x.__c&&x.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(n){n.call(s)})}catch(n){x.__e(
n,s.__v)}})}function zi(e,t,s,n,o,r,l,i){var c,d,u,p=s.props,f=t.props,m=t.type,h=0;if(m==="svg"&&(o=!0),r!=null){for(;h<r.length;h++)if((c=r[h])&&(c===e||(m?c.localName==m:c.nodeType==3))){e=c,r[h]=null;
break}}if(e==null){if(m===null)return document.createTextNode(f);e=o?document.createElementNS("http://www.w3.org/2000/svg",m):document.createElement(m,f.is&&f),r=null,i=!1}if(m===null)p===f||i&&e.data===
f||(e.data=f);else{if(r=r&&zt.call(e.childNodes),d=(p=s.props||Tt).dangerouslySetInnerHTML,u=f.dangerouslySetInnerHTML,!i){if(r!=null)for(p={},h=0;h<e.attributes.length;h++)p[e.attributes[h].name]=e.attributes[h].
value;(u||d)&&(u&&(d&&u.__html==d.__html||u.__html===e.innerHTML)||(e.innerHTML=u&&u.__html||""))}if((function($,b,k,w,v){var y;for(y in k)y==="children"||y==="key"||y in b||Mt($,y,null,k[y],w);for(y in b)
v&&typeof b[y]!="function"||y==="children"||y==="key"||y==="value"||y==="checked"||k[y]===b[y]||Mt($,y,b[y],k[y],w)})(e,f,p,o,i),u)t.__k=[];else if(h=t.props.children,_o(e,Array.isArray(h)?h:[h],t,s,n,
o&&m!=="foreignObject",r,l,r?r[0]:s.__k&&Le(s,0),i),r!=null)for(h=r.length;h--;)r[h]!=null&&vo(r[h]);i||("value"in f&&(h=f.value)!==void 0&&(h!==e.value||m==="progress"&&!h)&&Mt(e,"value",h,p.value,!1),
"checked"in f&&(h=f.checked)!==void 0&&h!==e.checked&&Mt(e,"checked",h,p.checked,!1))}return e}function Oo(e,t,s){try{typeof e=="function"?e(t):e.current=t}catch(n){x.__e(n,s)}}function Co(e,t,s){var n,
o;if(x.unmount&&x.unmount(e),(n=e.ref)&&(n.current&&n.current!==e.__e||Oo(n,null,t)),(n=e.__c)!=null){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(r){x.__e(r,t)}n.base=n.__P=null}if(n=
e.__k)for(o=0;o<n.length;o++)n[o]&&Co(n[o],t,typeof e.type!="function");s||e.__e==null||vo(e.__e),e.__e=e.__d=void 0}function Ei(e,t,s){return this.constructor(e,s)}function qt(e,t,s){var n,o,r;x.__&&
x.__(e,t),o=(n=typeof s=="function")?null:s&&s.__k||t.__k,r=[],Ys(t,e=(!n&&s||t).__k=wo(Et,null,[e]),o||Tt,Tt,t.ownerSVGElement!==void 0,!n&&s?[s]:o?null:t.firstChild?zt.call(t.childNodes):null,r,!n&&
s?s:o?o.__e:t.firstChild,n),Po(r,e)}function To(e,t){var s={__c:t="__cC"+yo++,__:e,Consumer:function(n,o){return n.children(o)},Provider:function(n){var o,r;return this.getChildContext||(o=[],(r={})[t]=
this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(l){this.props.value!==l.value&&o.some(Ks)},this.sub=function(l){o.push(l);var i=l.componentWillUnmount;l.componentWillUnmount=
function(){o.splice(o.indexOf(l),1),i&&i.call(l)}}),n.children}};return s.Provider.__=s.Consumer.contextType=s}zt=ko.slice,x={__e:function(e,t){for(var s,n,o;t=t.__;)if((s=t.__c)&&!s.__)try{if((n=s.constructor)&&
n.getDerivedStateFromError!=null&&(s.setState(n.getDerivedStateFromError(e)),o=s.__d),s.componentDidCatch!=null&&(s.componentDidCatch(e),o=s.__d),o)return s.__E=s}catch(r){e=r}throw e}},go=0,Ot.prototype.
setState=function(e,t){var s;s=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=be({},this.state),typeof e=="function"&&(e=e(be({},s),this.props)),e&&be(s,e),e!=null&&this.__v&&(t&&this.__h.push(
t),Ks(this))},Ot.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),Ks(this))},Ot.prototype.render=Et,st=[],bo=typeof Promise=="function"?Promise.prototype.then.bind(Promise.
resolve()):setTimeout,At.__r=0,yo=0;var Re,J,io,nt=0,Zs=[],co=x.__b,uo=x.__r,po=x.diffed,fo=x.__c,ho=x.unmount;function ot(e,t){x.__h&&x.__h(J,e,nt||t),nt=0;var s=J.__H||(J.__H={__:[],__h:[]});return e>=
s.__.length&&s.__.push({}),s.__[e]}function g(e){return nt=1,qi(Eo,e)}function qi(e,t,s){var n=ot(Re++,2);return n.t=e,n.__c||(n.__=[s?s(t):Eo(void 0,t),function(o){var r=n.t(n.__[0],o);n.__[0]!==r&&(n.
__=[r,n.__[1]],n.__c.setState({}))}],n.__c=J),n.__}function E(e,t){var s=ot(Re++,3);!x.__s&&en(s.__H,t)&&(s.__=e,s.__H=t,J.__H.__h.push(s))}function Ao(e,t){var s=ot(Re++,4);!x.__s&&en(s.__H,t)&&(s.__=
e,s.__H=t,J.__h.push(s))}function j(e){return nt=5,rt(function(){return{current:e}},[])}function rt(e,t){var s=ot(Re++,7);return en(s.__H,t)&&(s.__=e(),s.__H=t,s.__h=e),s.__}function Xs(e,t){return nt=8,rt(function(){return e},t)}function zo(e){var t=J.context[e.__c],s=ot(Re++,9);return s.
c=e,t?(s.__==null&&(s.__=!0,t.sub(J)),t.props.value):e.__}function Li(){Zs.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(Ct),e.__H.__h.forEach(Qs),e.__H.__h=[]}catch(t){e.__H.__h=[],x.__e(t,e.__v)}}),Zs=[]}x.__b=function(e){J=null,co&&co(e)},x.__r=function(e){
uo&&uo(e),Re=0;var t=(J=e.__c).__H;t&&(t.__h.forEach(Ct),t.__h.forEach(Qs),t.__h=[])},x.diffed=function(e){po&&po(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(Zs.push(t)!==1&&io===x.requestAnimationFrame||
((io=x.requestAnimationFrame)||function(s){var n,o=function(){clearTimeout(r),mo&&cancelAnimationFrame(n),setTimeout(s)},r=setTimeout(o,100);mo&&(n=requestAnimationFrame(o))})(Li)),J=void 0},x.__c=function(e,t){
t.some(function(s){try{s.__h.forEach(Ct),s.__h=s.__h.filter(function(n){return!n.__||Qs(n)})}catch(n){t.some(function(o){o.__h&&(o.__h=[])}),t=[],x.__e(n,s.__v)}}),fo&&fo(e,t)},x.unmount=function(e){ho&&
ho(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(Ct)}catch(s){x.__e(s,t.__v)}};var mo=typeof requestAnimationFrame=="function";function Ct(e){var t=J;typeof e.__c=="function"&&e.__c(),J=t}function Qs(e){
var t=J;e.__c=e.__(),J=t}function en(e,t){return!e||e.length!==t.length||t.some(function(s,n){return s!==e[n]})}function Eo(e,t){return typeof t=="function"?t(e):t}var qo=function(e,t,s,n){var o;t[0]=
0;for(var r=1;r<t.length;r++){var l=t[r++],i=t[r]?(t[0]|=l?1:2,s[t[r++]]):t[++r];l===3?n[0]=i:l===4?n[1]=Object.assign(n[1]||{},i):l===5?(n[1]=n[1]||{})[t[++r]]=i:l===6?n[1][t[++r]]+=i+"":l?(o=e.apply(
i,qo(e,i,s,["",null])),n.push(o),i[0]?t[0]|=2:(t[r-2]=0,t[r]=o)):n.push(i)}return n},$o=new Map,a=function(e){var t=$o.get(this);return t||(t=new Map,$o.set(this,t)),(t=qo(this,t.get(e)||(t.set(e,t=(function(s){
for(var n,o,r=1,l="",i="",c=[0],d=function(f){r===1&&(f||(l=l.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,f,l):r===3&&(f||l)?(c.push(3,f,l),r=2):r===2&&l==="..."&&f?c.push(4,f,0):r===2&&l&&!f?c.push(
5,0,!0,l):r>=5&&((l||!f&&r===5)&&(c.push(r,0,l,o),r=6),f&&(c.push(r,f,0,o),r=6)),l=""},u=0;u<s.length;u++){u&&(r===1&&d(),d(u));for(var p=0;p<s[u].length;p++)n=s[u][p],r===1?n==="<"?(d(),c=[c],r=3):l+=
n:r===4?l==="--"&&n===">"?(r=1,l=""):l=n+l[0]:i?n===i?i="":l+=n:n==='"'||n==="'"?i=n:n===">"?(d(),r=1):r&&(n==="="?(r=5,o=l,l=""):n==="/"&&(r<5||s[u][p+1]===">")?(d(),r===3&&(c=c[0]),r=c,(c=c[0]).push(
2,0,r),r=0):n===" "||n==="	"||n===`
`||n==="\r"?(d(),r=2):l+=n),r===3&&l==="!--"&&(r=4,c=c[0])}return d(),c})(e)),t),arguments,[])).length>1?t:t[0]}.bind(wo);async function Lt(e){try{return await navigator.clipboard.writeText(e),!0}catch{let t=Object.assign(document.createElement("textarea"),{value:e,readOnly:!0,className:"visually-hidden"});document.body.
append(t),t.select();let s=document.execCommand("copy");return t.remove(),s}}function Ro({exchanges:e,secret:t,t:s}){let[n,o]=g(!1);return a`
        <footer class="exchanges">
            <details onToggle=${r=>o(r.target.open)} data-exchanges>
                <summary>${s("exchanges.title",{n:e.length})}${t&&a` <span class="hint" data-secret>${s("exchanges.secret")}</span>`}</summary>
                ${n&&a`<ol>${e.map((r,l)=>a`<${Ri} key=${l} number=${l+1} exchange=${r} t=${s} />`).reverse()}</ol>`}
            </details>
        </footer>
    `}function Ri({exchange:e,number:t,t:s}){let{method:n,url:o,headers:r,body:l,status:i,answer:c,milliseconds:d}=e,[u,p]=g(!1),[f,m]=g(!1);return a`
        <li value=${t}>
            <details onToggle=${h=>p(h.target.open)}>
                <summary><code>${n} ${new URL(o).pathname}</code> <span class="status">${i??"–"} · ${Math.round(d)} ms</span></summary>
                ${u&&a`
                    <button type="button" data-curl onClick=${async()=>m(await Lt(Js(e)))}>${s(f?"copied":"exchanges.curl")}</button>
                    <h3>${s("exchanges.request")}</h3><pre tabindex="0">${Ni(n,o,r)}${l===null?"":Lo(JSON.parse(l))}</pre>
                    <h3>${s("exchanges.response")}</h3><pre tabindex="0">${Lo(c)}</pre>`}
            </details>
        </li>
    `}var Ni=(e,t,s)=>`${e} ${t}
${Object.entries(s).map(([n,o])=>`${n}: ${o}
`).join("")}
`,Lo=e=>typeof e=="string"?e:JSON.stringify(e,null,2);var Bi=[1,2,5];function No({action:e,act:t,t:s}){let{minimum:n,maximum:o}=e.amount,[r,l]=g(String(n)),i=Number(r),c=f=>()=>l(String(Math.min(o,Math.max(n,(Number.isFinite(i)?i:n)+f)))),d=f=>()=>l(String(
f)),u=f=>{f.preventDefault(),t({...e,amount:r.trim()===""?null:i})},p=[...new Set([n,...Bi.map(f=>n+f).filter(f=>f<o),o])];return a`
        <form class="bid" novalidate onSubmit=${u} data-action-type="bid" data-action=${JSON.stringify(e)}>
            <label for="bid-amount">${s(n===o?"bid.label.exactly":"bid.label",{minimum:n,maximum:o})}</label>
            <div class="stepper">
                <button type="button" class="icon" aria-label=${s("bid.less")} disabled=${i<=n} onClick=${c(-1)}>−</button>
                <input id="bid-amount" name="amount" type="number" inputmode="numeric" step="1" min=${n} max=${o} value=${r}
                    autocomplete="off" onInput=${f=>l(f.target.value)} />
                <button type="button" class="icon" aria-label=${s("bid.more")} disabled=${i>=o} onClick=${c(1)}>+</button>
                <button type="submit" class="primary">${s("bid.send",{amount:r})}</button>
            </div>
            ${p.length>1&&a`
                <div class="row tight" role="group" aria-label=${s("bid.quick")}>
                    ${p.map(f=>a`<button type="button" class="chip" aria-pressed=${String(f===i)} onClick=${d(f)}>
                        ${f===o?s("bid.all",{amount:f}):f}</button>`)}
                </div>`}
        </form>
    `}function Bo({action:e,component:t,game:s,gameSheet:n,view:o,act:r,t:l}){let{count:i,from:c}=e[t],[d,u]=g([]),p=ji(c);for(let h of d)p.set(h,p.get(h)-1);let f=i-d.length,m=h=>a`<span class="piece" aria-hidden="true"><${s.
Piece} component=${t} value=${h} t=${l} gameSheet=${n} view=${o} /></span>`;return a`
        <form class="reveal" data-action-type="reveal" data-action=${JSON.stringify(e)} data-component=${t} onSubmit=${h=>{h.preventDefault(),r({...e,[t]:d})}}>
            <p aria-live="polite" data-due=${f}>${f>0?l("reveal.due",{n:f,of:i}):l("reveal.complete")}</p>
            <ol class="picked" aria-label=${l("reveal.picked")}>
                ${d.map((h,$)=>a`<li key=${$}>${m(h)}<span class="visually-hidden">${String(h)}</span></li>`)}
                ${Array.from({length:f},(h,$)=>a`<li key=${d.length+$} class="free" aria-hidden="true"></li>`)}
            </ol>
            <div class="row tight">
                <button type="submit" class="primary" data-reveal disabled=${f>0}>${l("reveal.send")}</button>
                <button type="button" data-unpick disabled=${d.length===0} onClick=${()=>u(d.slice(0,-1))}>${l("reveal.undo")}</button>
            </div>
            <div class="choices" role="group" aria-label=${l("reveal.choices")}>
                ${[...p].map(([h,$])=>a`
                    <button type="button" class="choice-piece" key=${h} data-pick=${h} disabled=${$===0||f===0}
                        aria-label=${l($>1?"reveal.pick-of":"reveal.pick",{card:h,n:$})}
                        onClick=${()=>u([...d,h])}>
                        ${m(h)}${$>1&&a`<span class="times" aria-hidden="true">×${$}</span>`}
                    </button>`)}
            </div>
        </form>
    `}function ji(e){let t=new Map;for(let s of e)t.set(s,(t.get(s)??0)+1);return t}var jo=({amount:e})=>e!==null&&typeof e=="object",Do=e=>Object.keys(e).find(t=>e[t]?.count!==void 0&&Array.isArray(e[t]?.from))??null;function Ho({game:e,gameSheet:t,t:s,act:n,busy:o,view:r,legal:l,player:i,
prepared:c,prepare:d}){let u=l.filter(jo),p=l.filter(h=>!jo(h)&&Do(h)!==null),f=l.filter(h=>!u.includes(h)&&!p.includes(h)),m={view:r,gameSheet:t,legal:f,act:n,t:s,player:i,prepared:c,prepare:d};return a`
        <div class="panel" aria-busy=${String(o)}>
            ${u.map(h=>a`<${No} action=${h} act=${n} t=${s} />`)}
            ${p.map(h=>a`<${Bo} action=${h} component=${Do(h)} game=${e} gameSheet=${t} view=${r} act=${n} t=${s} />`)}
            ${f.length>0&&(e.Actions&&!f.every(Fo)?a`<${e.Actions} ...${m} />`:a`<${tn} ...${m} game=${e} />`)}
        </div>
    `}var Fo=({type:e})=>e==="reveal";function tn({game:e,gameSheet:t,legal:s,act:n,t:o,view:r}){return a`
        <div class="action-buttons">
            ${s.map(l=>a`
                <button type="button" key=${JSON.stringify(l)} class="action ${l.type}" data-action=${JSON.stringify(l)} onClick=${()=>n(l)}>
                    ${Fo(l)&&a`<span class="piece" aria-hidden="true"><${Di} game=${e} gameSheet=${t} action=${l} t=${o} view=${r} /></span>`}
                    <span>${e.label(l,o,r)}</span>
                </button>`)}
        </div>
    `}function Di({game:e,gameSheet:t,action:s,t:n,view:o}){let r=Object.keys(s).find(l=>l!=="type"&&l!=="player");return a`<${e.Piece} component=${r} value=${s[r]} t=${n} gameSheet=${t} view=${o} />`}function Ne(e,{ruleset:t,variant:s,players:n},o){let{defaults:r}=e.options.find(i=>i.id===o),l=i=>i.ruleset===t&&i.variant===s&&i.players===n.length;return r.find(l)?.value}var Be=e=>e-1;function sn({auction:e,options:t}){let s=e.high_bidder,n=e.bids[s];return{bidder:s,amount:n,price:n+(t.keep_surcharge??1)}}function Io(e,t,s){return Math.min(t.options.market_size??Ne(e,
t,"market_size"),s.size)}var Rt=["park","housing","forest","water"],re=["peace","love","music"],H=["n","e","s","w"],Wo=[0,90,180,270],at={n:[0,-1],e:[1,0],s:[0,1],w:[-1,0]};function ye(e,t){let s=Array.isArray(t?.tiles)?t.tiles:
e.components.tiles;return new Map(s.map(n=>[n.id,n]))}function N(e,t){return e.get(t)??{id:t,regions:[],icons:[]}}function Hi(e,t){return H[(H.indexOf(e)+t/90)%4]}function pe(e,t){return e.regions.map(
({terrain:s,sides:n})=>({terrain:s,sides:n.map(o=>Hi(o,t))}))}function Go(e,t,s){return pe(e,t).findIndex(({sides:n})=>n.includes(s))}function lt(e){return re.map(t=>[t,e.icons.filter(s=>s===t).length]).
filter(([,t])=>t>0)}function q(e){return e.replace(/^ref-/,"")}function ae(e,t,s){let n=pe(e,t).map(({terrain:r,sides:l})=>{let i=H.filter(c=>l.includes(c)).map(c=>s(`al.side.${c}`));return s("al.regi\
on",{terrain:s(`al.${r}`),sides:i.length>0?i.join(", "):s("al.inside")})}),o=lt(e).map(([r,l])=>s("al.counted",{what:s(`al.${r}`),count:l}));return[...n,...o].join("; ")||s("al.bare")}function ke(e,t,s){let n=Fi[e.type];return n===void 0?e.type:n(e,t,s)}var Fi={claim:(e,t,s)=>Uo("al.do.claim",e,t,s),offer:(e,t,s)=>Uo("al.do.offer",e,t,s),place:({x:e,y:t,rotation:s},n)=>n("al.do.pla\
ce",{x:e,y:t,rotation:s}),bid:({amount:e},t)=>{let s=typeof e=="number"?e:e.minimum===e.maximum&&e.minimum;return typeof s=="number"?t("al.do.bid",{amount:s}):t("al.do.bid-open",e)},pass:(e,t)=>t("al.\
do.pass"),decline:(e,t)=>t("al.do.decline"),sell:(e,t,s)=>t("al.do.sell",sn(s)),keep:(e,t,s)=>t("al.do.keep",sn(s)),reveal:({tiles:e},t)=>t("al.do.reveal",{count:Array.isArray(e)?e.length:e.count})};function Uo(e,{
position:t},s,n){let o=n.market[t-1],r={position:t,tile:q(o.tile),cost:Be(t),money:o.money},l=Be(t)===0?"free":"paid";return s(`${e}.${l}`,r)+(o.money>0?s("al.do.finds",r):"")}var Ii={park:a`
        <path d="M0 1 -6 9.5H6Z" />
        <circle r="7" cy="-1" />
        <path d="M0-8V6M-7-1H7M-5-6 5 4M5-6-5 4" />
    `,housing:a`
        <path class="al-solid" d="M-9 0 0-8.5 9 0H6.5V8.5H2V2.5H-2V8.5H-6.5V0Z" />
    `,forest:a`
        <path class="al-solid" d="M0-9.5 6-2H3.5L8 5H1.6V9.5H-1.6V5H-8L-3.5-2H-6Z" />
    `,water:a`
        <path d="M-9-3Q-6.5-7-4-3T1-3 6-3 9-5M-9 4.5Q-6.5.5-4 4.5T1 4.5 6 4.5 9 2.5" />
    `},Wi={peace:a`<circle r="7.6" /><path d="M0-7.6V7.6M0 0-5.4 5.4M0 0 5.4 5.4" />`,love:a`<path class="al-solid" d="M0 8C-13-1-7-9.5 0-4 7-9.5 13-1 0 8Z" />`,music:a`
        <path d="M-3.4 5.5V-6.8L6-8.6V3.6" />
        <path class="al-solid" d="M-3.4 5.5a2.9 2.4 0 1 1-.01-.1ZM6 3.6a2.9 2.4 0 1 1-.01-.1Z" />
    `},Nt=({terrain:e,x:t,y:s,scale:n=1})=>a`
    <g class=${`al-sign al-sign-${e}`} transform=${`translate(${t} ${s}) scale(${n})`}>${Ii[e]}</g>
`,nn=({icon:e,x:t,y:s,scale:n=1,count:o=1})=>a`
    <g class=${`al-icon al-icon-${e}`} transform=${`translate(${t} ${s}) scale(${n})`}>
        <circle class="al-disc" r="13" />
        ${Wi[e]}
        ${o>1&&a`<text class="al-times" x="15" y="6">×${o}</text>`}
    </g>
`,je=({icon:e})=>a`
    <svg class="al-inline" viewBox="-14 -14 28 28" aria-hidden="true"><${nn} icon=${e} x=${0} y=${0} /></svg>
`,K=({terrain:e})=>(on(),a`
        <svg class="al-inline" viewBox="-14 -14 28 28" aria-hidden="true">
            <rect class=${`al-fill al-${e}`} x="-13" y="-13" width="26" height="26" rx="6" />
            <rect class="al-texture" fill=${`url(#al-texture-${e})`} x="-13" y="-13" width="26" height="26" rx="6" />
            <${Nt} terrain=${e} x=${0} y=${0} />
        </svg>
    `),De=({amount:e,label:t})=>a`
    <span class="al-coin" ...${t?{role:"img","aria-label":t}:{"aria-hidden":"true"}}>
        <span aria-hidden="true">${e??"?"}</span>
    </span>
`,Gi=a`
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
`;function on(){if(document.querySelector("body > .al-textures")!==null)return;let e=document.createElement("div");e.className="al-textures",document.body.append(e),qt(Gi,e)}var rn={short:[[6,-6],[94,-6],[94,0],[65,29],[35,29],[6,0]],joined:[[6,-6],[94,-6],[94,0],[65,29],[65,40],[35,40],[35,29],[6,0]],pointed:[[6,-6],[94,-6],[94,0],[50,44],[6,0]]},Ui=[[90,-6],[106,-6],[106,
10],[71,39],[61,29]],Vi=[[31,31],[69,31],[69,69],[31,69]],Ji=[[43,24],[57,24],[57,76],[43,76]],it={n:[50,14],e:[86,50],s:[50,86],w:[14,50]},ln={n:[83,17],e:[83,83],s:[17,83],w:[17,17]};function Vo(e){
let t=cn(e),s=e.some(({sides:n})=>n.length===0);return e.map(({terrain:n,sides:o},r)=>({terrain:n,region:r,path:o.length===0?"":Ki(o,r===t,t===-1&&!s)})).filter(({path:n})=>n!=="").sort((n,o)=>+(o.region===
t)-+(n.region===t))}function Bt(e){let t=e.map((o,r)=>({...o,region:r})).filter(({sides:o})=>o.length===0),s=Math.ceil(Math.sqrt(t.length)),n=36/s;return t.map(({terrain:o,region:r},l)=>({terrain:o,region:r,
radius:(t.length===1?.46:.42)*n,x:50+n*(l%s-(s-1)/2),y:50+n*(Math.floor(l/s)-(Math.ceil(t.length/s)-1)/2)}))}function cn(e){let t=({sides:n})=>n.length<2?0:n.length*2+Number(Jo(n)),s=Math.max(0,...e.map(
t));return s===0?-1:e.findIndex(n=>t(n)===s)}function Jo(e){return e.includes("n")&&e.includes("s")||e.includes("e")&&e.includes("w")}function un(e){return H.filter((t,s)=>e.includes(t)&&e.includes(H[(s+
1)%4]))}function Ki(e,t,s){let n=t?rn.joined:s?rn.pointed:rn.short,o=[...e.map(r=>an(n,r)),...un(e).map(r=>an(Ui,r))];return t?o.push(Vi):e.length===2&&Jo(e)&&o.push(an(Ji,e[0])),o.map(r=>`M${r.map(l=>l.
join(" ")).join("L")}Z`).join("")}function an(e,t){let s=H.indexOf(t);return e.map(([n,o])=>[[n,o],[100-o,n],[100-n,100-o],[o,100-n]][s])}function oe({tile:e,rotation:t=0,label:s,lens:n,marks:o=[]}){on();let r=pe(e,t),l=s?{role:"img","aria-label":s}:{"aria-hidden":"true"};return a`
        <svg class=${`al-tile${n?` al-lens-${n}`:""}`} viewBox="0 0 100 100" focusable="false" ...${l}>
            <rect class="al-ground" width="100" height="100" />
            ${Vo(r).map(i=>a`<${Zi} ...${i} key=${i.region} />`)}
            ${Bt(r).map(i=>a`<${Qi} ...${i} key=${i.region} />`)}
            ${r.flatMap(({terrain:i,sides:c})=>c.map(d=>a`<${Nt} terrain=${i} x=${it[d][0]} y=${it[d][1]} />`))}
            <${Yi} tile=${e} regions=${r} />
            ${o.map(({region:i,text:c})=>a`<${tc} at=${ec(r,i)} text=${c} />`)}
            <rect class="al-edge" x="0.5" y="0.5" width="99" height="99" />
        </svg>
    `}var Zi=({path:e,terrain:t})=>a`
    <g class=${`al-land al-land-${t}`}>
        <path class=${`al-shore al-${t}`} d=${e} />
        <path class=${`al-fill al-${t}`} d=${e} />
        <path class="al-texture" fill=${`url(#al-texture-${t})`} d=${e} />
    </g>
`,Qi=({x:e,y:t,radius:s,terrain:n})=>a`
    <g class=${`al-land al-land-${n}`}>
        <circle class="al-bank" cx=${e} cy=${t} r=${s+3.5} />
        <circle class=${`al-shore al-${n}`} cx=${e} cy=${t} r=${s} />
        <circle class=${`al-fill al-${n}`} cx=${e} cy=${t} r=${s} />
        <circle class="al-texture" fill=${`url(#al-texture-${n})`} cx=${e} cy=${t} r=${s} />
        <${Nt} terrain=${n} x=${e} y=${t} scale=${Math.min(1.1,s/12)} />
    </g>
`;function Yi({tile:e,regions:t}){let s=Xi(t);return(e.icons.length<=s.length?re.flatMap(r=>e.icons.filter(l=>l===r).map(()=>[r,1])):lt(e)).map(([r,l],i)=>{let[c,d]=s[i];return a`<${nn} icon=${r} count=${l} x=${c} y=${d} scale=${.92} />`})}
function Xi(e){let t=e.flatMap(({sides:r})=>un(r)),s=H.filter(r=>!e.some(({sides:l})=>l.includes(r))),n=cn(e)!==-1&&Bt(e).length===0?[[50,50]]:[],o=H.filter(r=>!t.includes(r));return[...t.map(r=>ln[r]),
...n,...s.map(r=>it[r]),...o.map(r=>ln[r])]}function ec(e,t){let s=Bt(e).find(n=>n.region===t);return s?[s.x,s.y]:it[H.find(n=>e[t].sides.includes(n))]}var tc=({at:[e,t],text:s})=>a`
    <g class="al-badge">
        <circle cx=${e} cy=${t} r="13" />
        <text x=${e} y=${t+6.5}>${s}</text>
    </g>
`,He=({tile:e,rotation:t,label:s,name:n})=>a`
    <span class="al-named">
        <${oe} tile=${e} rotation=${t} label=${s} />
        <span class="al-name" aria-hidden="true">${n}</span>
    </span>
`;function jt({value:e,t,gameSheet:s,view:n}){let o=N(ye(s,n.options),e);return a`<${He} tile=${o} name=${q(e)} label=${`${q(e)}: ${ae(o,0,t)}`} />`}function Dt(e,t){let s=t.filter(({type:n})=>n==="place");return s.length===0||e.holding===null?null:{player:s[0].player,tile:e.holding.tile,key:`${e.ply} ${e.holding.tile}`,actions:s,rotations:[...new Set(
s.map(({rotation:n})=>n))].sort((n,o)=>n-o)}}function Ht(e,t,s){let{key:n,rotations:o}=e??{key:"",rotations:[]},r=i=>i?.key===n&&o.includes(i.rotation)?i.rotation:o[0]??0,l=(i,c)=>{let d=(o.indexOf(r(
i))+c+o.length)%o.length;return{key:n,rotation:o[d]??0}};return{rotation:r(t),turn:i=>s(c=>l(c,i))}}function sc(e,t){let s={player:e.holding?.player??e.bonus??e.auctioneer,auctioneer:e.auctioneer,bidder:e.auction?.high_bidder??"",amount:e.auction?.bids[e.auction.high_bidder]??0,reason:e.ended_by?t(`\
al.ended.${e.ended_by}`):""};return e.phase==="place"?t(`al.due.place.${e.holding.from}`,s):t(`al.due.${e.phase==="claim"&&e.bonus!==null?"bonus":e.phase}`,s)}function Ko({view:e,tiles:t,placing:s,turning:n,
preview:o,t:r}){return a`
        <section class="al-stage" aria-labelledby="al-stage-title">
            <h3 id="al-stage-title" class="al-round">${r("al.round",{round:e.round})}</h3>
            <p class="al-due">${sc(e,r)}</p>
            ${e.holding&&a`<${nc} ...${{view:e,tiles:t,placing:s,turning:n,preview:o,t:r}} />`}
            ${e.auction&&a`<${rc} view=${e} tiles=${t} t=${r} />`}
        </section>
    `}function nc({view:e,tiles:t,placing:s,turning:n,preview:o,t:r}){let l=N(t,e.holding.tile),i=s?n.rotation:0,c=ae(l,i,r);return a`
        <div class="al-hand" data-held=${l.id}>
            <div class="al-held" key=${i}>
                <${oe} tile=${l} rotation=${i} label=${r("al.in-hand",{tile:q(l.id),what:c})} />
            </div>
            ${s&&a`
                <div class="al-how">
                    <${dn} turning=${n} t=${r} />
                    <p aria-live="polite">
                        ${r("al.turned",{rotation:i})}<span class="al-unseen">: ${c}</span>
                    </p>
                    <p class="al-hint">${r("al.place.hint")}</p>
                </div>
            `}
        </div>
        ${s&&a`<${oc} preview=${o} t=${r} />`}
    `}var dn=({turning:e,t})=>a`
    <div class="al-turner" role="group" aria-label=${t("al.turn")}>
        <${pn} turn=${e.turn} t=${t} keyed=${!0} />
    </div>
`,pn=({turn:e,t,keyed:s})=>a`
    <button type="button" class="al-button" data-turn="-90" onClick=${()=>e(-1)}>
        <span aria-hidden="true" class="al-arrow">↺</span> ${t("al.turn.left")}
    </button>
    <button type="button" class="al-button" data-turn="90" aria-keyshortcuts=${s?"R":void 0} onClick=${()=>e(1)}>
        <span aria-hidden="true" class="al-arrow">↻</span> ${t("al.turn.right")} ${s&&a`<kbd aria-hidden="true">R</kbd>`}
    </button>
`;function Zo(e,t,s){Ao(()=>{if(t===null)return;let n=o=>{let r=e.current,l=r?.contains(document.activeElement)||r?.matches(":hover"),i=o.target.closest?.("input, textarea, select");o.key.toLowerCase()!==
"r"||o.ctrlKey||o.metaKey||o.altKey||!l||i||(o.preventDefault(),s.turn(o.shiftKey?-1:1))};return document.addEventListener("keydown",n),()=>document.removeEventListener("keydown",n)})}function oc({preview:e,
t}){let n=(e??[]).filter(({before:o,after:r})=>o!==r).map(({what:o,before:r,after:l})=>t("al.effect",{what:t(`al.count.${o}`),before:r,after:l}));return a`<p class="al-effect">${e&&(n.join(" · ")||t(
"al.effect.none"))}</p>`}function rc({view:e,tiles:t,t:s}){let{auction:n,players:o,auctioneer:r}=e,l=N(t,n.tile),i=o.filter(({id:c})=>c!==r);return a`
        <div class="al-lot" data-lot=${n.tile}>
            <${oe}
                tile=${l}
                label=${s("al.lot",{tile:q(n.tile),what:ae(l,0,s)})}
            />
            <ul class="al-bids">
                ${i.map(({id:c})=>a`
                    <li key=${c} class=${c===n.high_bidder?"al-high":""} data-bidder=${c} data-bid=${n.bids[c]??""}>
                        <span class="al-who">${c}</span>
                        <${ac} auction=${n} player=${c} t=${s} />
                    </li>
                `)}
            </ul>
        </div>
    `}function ac({auction:e,player:t,t:s}){let n=e.bids[t],o=e.passed.includes(t);return a`
        ${n!==void 0&&a`<${De} amount=${n} label=${s("al.bid",{amount:n})} />`}
        ${n===void 0&&!o&&a`<span class="al-soft">${s("al.no-bid")}</span>`}
        ${t===e.high_bidder&&a`<span class="al-tag">${s("al.highest")}</span>`}
        ${o&&a`<span class="al-soft">${s("al.passed")}</span>`}
    `}var lc=["claim","offer","place"];function Qo({view:e,gameSheet:t,legal:s,act:n,prepared:o,prepare:r,t:l}){let i=Dt(e,s),c=Ht(i,o,r),d=i?i.actions.filter(({rotation:p})=>p===c.rotation):s,u=a`<${tn} game=${{
label:ke,Piece:jt}} gameSheet=${t} legal=${d} act=${n} t=${l} view=${e} />`;return s.some(({type:p})=>lc.includes(p))?a`
        <div class="al-actions">
            <p>${l(`al.choose.${i?"cell":"stall"}`)}</p>
            ${i&&a`<${dn} turning=${c} t=${l} />`}
            <details>
                <summary>${l("al.choose.list",{count:d.length})}</summary>
                ${u}
            </details>
        </div>
    `:u}var It=4,B=(e,t)=>`${e},${t}`;function ut(e){if(e.length===0)return null;let t=e.map(({x:i})=>i),s=e.map(({y:i})=>i),[n,o]=[Math.min(...t),Math.max(...t)],[r,l]=[Math.min(...s),Math.max(...s)];return{
left:n,right:o,top:r,bottom:l,width:o-n+1,height:l-r+1}}function ct(e,t,s){let n=new Map(e.map(l=>[B(l.x,l.y),l])),o=new Set,r=[];for(let l of ic(e,t,s)){if(o.has(Ft(l)))continue;o.add(Ft(l));let i=[l];
for(let c of i)for(let d of cc(c,n,t,s))o.has(Ft(d))||(o.add(Ft(d)),i.push(d));r.push({parts:i,tiles:new Set(i.map(({x:c,y:d})=>B(c,d))).size})}return r}var Ft=({x:e,y:t,region:s})=>`${e},${t},${s}`;function ic(e,t,s){
return e.flatMap(({tile:n,x:o,y:r})=>N(t,n).regions.flatMap((l,i)=>l.terrain===s?[{x:o,y:r,region:i}]:[]))}function cc({x:e,y:t,region:s},n,o,r){let l=n.get(B(e,t));return pe(N(o,l.tile),l.rotation)[s].
sides.flatMap(i=>{let[c,d]=at[i],u=n.get(B(e+c,t+d));if(u===void 0)return[];let p=N(o,u.tile),f=Go(p,u.rotation,H[(H.indexOf(i)+2)%4]);return p.regions[f]?.terrain===r?[{x:u.x,y:u.y,region:f}]:[]})}function Yo(e,t,s){
let n=ut(e),o=new Set(e.map(({x:l,y:i})=>B(l,i))),r=(l,i)=>s==="frame"?l<n.left||l>n.right||i<n.top||i>n.bottom:!o.has(B(l,i));return e.map(({tile:l,x:i,y:c,rotation:d})=>pe(N(t,l),d).flatMap(({terrain:u,
sides:p},f)=>u==="water"&&p.some(m=>r(i+at[m][0],c+at[m][1]))?[{x:i,y:c,region:f}]:[])).filter(l=>l.length>0)}function Ce(e,t,s){let n=Object.fromEntries(re.map(o=>[o,0]));for(let{tile:o}of e)for(let[
r,l]of lt(N(t,o)))n[r]+=l;return{park:Math.max(0,...ct(e,t,"park").map(o=>o.tiles)),water:Yo(e,t,s?.coast??"open-side").length,housing:ct(e,t,"housing").length,forest:ct(e,t,"forest").length,icons:n}}
function Xo(e){if(ut(e)===null)return[{x:0,y:0}];let s=new Set(e.map(({x:o,y:r})=>B(o,r))),n=new Map;for(let{x:o,y:r}of e)for(let[l,i]of Object.values(at)){let c={x:o+l,y:r+i},d=ut([...e,c]);s.has(B(c.
x,c.y))||d.width>It||d.height>It||n.set(B(c.x,c.y),c)}return[...n.values()].sort((o,r)=>o.y-r.y||o.x-r.x)}function er(e,t,s,n){let o=new Map,r=({x:l,y:i,region:c},d)=>{let u=B(l,i);o.set(u,[...o.get(u)??
[],{region:c,text:d}])};if(n==="water")for(let l of Yo(e,t,s?.coast??"open-side"))l.forEach(i=>r(i,"✓"));else n==="park"?ct(e,t,"park").sort((i,c)=>c.tiles-i.tiles)[0]?.parts.forEach(i=>r(i,"✓")):
ct(e,t,n).forEach((l,i)=>l.parts.forEach(c=>r(c,String(i+1))));return o}function Wt({lens:e,setLens:t,t:s}){return a`
        <div class="al-lenses" role="group" aria-label=${s("al.lens")}>
            <span class="al-soft" aria-hidden="true">${s("al.lens")}</span>
            ${Rt.map(n=>a`
                <button
                    type="button"
                    key=${n}
                    class="al-button"
                    data-lens=${n}
                    aria-pressed=${String(e===n)}
                    onClick=${()=>t(e===n?null:n)}
                >
                    <${K} terrain=${n} /> ${s(`al.${n}`)}
                </button>
            `)}
            ${e&&a`<p class="al-hint">${s(`al.lens.${e}`)}</p>`}
        </div>
    `}function F({label:e,onAct:t,action:s,pressed:n}){return{role:"button",tabindex:"0","aria-label":e,...s!==void 0&&{"data-action":JSON.stringify(s)},...n!==void 0&&{"aria-pressed":String(n)},onClick:t,onKeyDown:o=>{
o.key!=="Enter"&&o.key!==" "||o.currentTarget instanceof HTMLButtonElement||(o.preventDefault(),t(o))}}}function tr({view:e,tiles:t,legal:s,act:n,t:o}){let r=s.filter(({type:l})=>l==="claim"||l==="offer");return a`
        <section class="al-market" aria-labelledby="al-market-title">
            <header class="al-head">
                <h3 id="al-market-title">${o("al.market")}</h3>
                <p class="al-hint">${o(r.length>0?"al.market.choose":"al.market.order")}</p>
            </header>
            <div class="al-row">
                <ol class="al-stalls" style=${{"--al-across":uc(e.market.length)}}>
                    ${e.market.map((l,i)=>{let c=r.find(({position:d})=>d===i+1);return a`
                            <li key=${l.tile} data-stall=${l.tile} data-money=${l.money}>
                                <${dc} ...${{stall:l,position:i+1,action:c,act:n,t:o,tiles:t,view:e}} />
                            </li>
                        `})}
                </ol>
                <${pc} view=${e} t=${o} />
            </div>
        </section>
    `}function uc(e){return e<=9?Math.max(8,e):Math.ceil(e/2)}function dc({stall:e,position:t,action:s,act:n,t:o,tiles:r,view:l}){let i=N(r,e.tile),c={position:t,tile:q(e.tile),what:ae(i,0,o),money:e.
money},d=o("al.stall",c)+(e.money>0?o("al.stall.money",c):""),u=a`
        <span class="al-position" aria-hidden="true">${t}</span>
        <${oe} tile=${i} label=${s?void 0:d} />
        ${e.money>0&&a`<${De} amount=${e.money} />`}
        <span class="al-price" aria-hidden="true">
            ${Be(t)===0?o("al.free"):o("al.cost",{cost:Be(t)})}
        </span>
    `;if(s===void 0)return a`<div class="al-stall" title=${c.tile}>${u}</div>`;let p=`${ke(s,o,l)}. ${c.what}`,f={...F({label:p,onAct:()=>n(s),action:s}),"aria-label":void 0};return a`
        <button type="button" class="al-stall al-can" title=${c.tile} ...${f}>
            <span class="al-unseen">${p}</span>${u}
        </button>
    `}function pc({view:e,t}){let s=fc(e.stack);return a`
        <div class="al-stack">
            <div class="al-pile" role="img" data-stack=${s} aria-label=${t("al.stack",{count:s})}>
                <span aria-hidden="true">${s}</span>
            </div>
            <span class="al-price" aria-hidden="true">${t("al.stack.name")}</span>
            ${e.removed.length>0&&a`<span class="al-removed">${t("al.removed",{tiles:e.removed.map(q).join(", ")})}</span>`}
        </div>
    `}function fc(e){return typeof e=="number"?e:e.hidden??e.length}function sr({view:e,gameSheet:t,t:s}){let{options:n}=e,o=Array.isArray(n.score_grid)?n.score_grid:t.components.score_grid,r=n.icon_awards??t.components.icon_awards;return a`
        <details class="al-reference" open>
            <summary>${s("al.reference")}</summary>
            <p><${K} terrain="park" /> <${K} terrain="water" /> ${s("al.grid.caption")}</p>
            <ol class="al-grid">
                ${o.map((l,i)=>a`
                    <li key=${i}>
                        <span aria-hidden="true">${i}</span><b aria-hidden="true">${l}</b>
                        <span class="al-unseen">${s("al.grid.entry",{count:i,points:l})}</span>
                    </li>
                `)}
            </ol>
            <ul class="al-ways">
                <li><${K} terrain="park" /> ${s("al.way.park")}</li>
                <li><${K} terrain="water" /> ${s(`al.way.water.${n.coast??"open-side"}`)}</li>
                <li><${K} terrain="housing" /><${K} terrain="forest" /> ${s("al.way.product")}</li>
                <li>
                    ${re.map(l=>a`<${je} icon=${l} key=${l} />`)}
                    ${" "}${s("al.way.icons",{first:r[0],second:r[1],third:r[2]})}
                </li>
            </ul>
            <p class="al-soft">${hc(n,s)}</p>
        </details>
    `}function hc(e,t){let s=[Array.isArray(e.tiles)&&"tiles",Array.isArray(e.score_grid)&&"grid"].filter(Boolean);return s.length===2?t("al.source.own"):t(`al.source.reference${s.length?`.${s[0]}-own`:
""}`)}function Gt({island:e,tiles:t,options:s,name:n,t:o,places:r=[],newest:l,lens:i,onTile:c,chosen:d}){let u=j(null),p=ut([...e,...r])??{left:0,top:0,right:0,bottom:0,width:1,height:1},f=i?er(e,t,s,i):new Map,
m=({x:$,y:b})=>({gridColumn:$-p.left+2,gridRow:b-p.top+2}),h=Math.max(It,p.width);return a`
        <div
            class=${`al-island${r.length>0?" al-open":""}`}
            ref=${u}
            role="group"
            aria-label=${n}
            style=${{"--al-columns":p.width,"--al-rows":p.height,"--al-size":h}}
            onKeyDown=${$=>gc($,u.current)}
        >
            ${r.length>0&&a`<${mc} bounds=${p} />`}
            ${e.map($=>{let b=N(t,$.tile),k=o("al.cell.tile",{...$,tile:q($.tile),what:ae(b,$.rotation,o)}),w=a`<${oe}
                    tile=${b}
                    rotation=${$.rotation}
                    label=${c?void 0:k}
                    lens=${i}
                    marks=${f.get(B($.x,$.y))}
                />`,v={key:$.tile,class:`al-cell${$.tile===l?" al-newest":""}`,style:m($),title:q($.tile),"data-tile":$.tile,"data-cell":`${$.x},${$.y},${$.rotation}`};if(!c)return a`<div ...${v}>${w}</div>`;
let y=d===B($.x,$.y),M=F({label:k,onAct:()=>c($),pressed:y});return a`<button type="button" ...${v} ...${M}>${w}</button>`})}
            ${r.map($=>a`
                <button
                    type="button"
                    key=${`place ${B($.x,$.y)}`}
                    class="al-cell al-place"
                    style=${m($)}
                    data-x=${$.x}
                    data-y=${$.y}
                    ...${F($)}
                    onMouseEnter=${$.onHover}
                    onMouseLeave=${$.onLeave}
                    onFocus=${$.onHover}
                    onBlur=${$.onLeave}
                >
                    ${$.ghost??a`<span class="al-plus" aria-hidden="true"></span>`}
                </button>
            `)}
        </div>
    `}function mc({bounds:e}){let t=(s,n)=>Array.from({length:n},(o,r)=>s+r);return a`
        ${t(e.left,e.width).map((s,n)=>a`
            <span class="al-axis" aria-hidden="true" key=${`x${s}`} style=${{gridColumn:n+2,gridRow:1}}>${s}</span>
        `)}
        ${t(e.top,e.height).map((s,n)=>a`
            <span class="al-axis" aria-hidden="true" key=${`y${s}`} style=${{gridColumn:1,gridRow:n+2}}>${s}</span>
        `)}
    `}var $c={ArrowUp:[0,-1],ArrowRight:[1,0],ArrowDown:[0,1],ArrowLeft:[-1,0]};function gc(e,t){let s=$c[e.key],n=e.target.closest?.(".al-place");if(s===void 0||!n)return;let o=c=>[Number(c.dataset.x),
Number(c.dataset.y)],[r,l]=o(n),[i]=[...t.querySelectorAll(".al-place")].map(c=>{let[d,u]=[o(c)[0]-r,o(c)[1]-l],p=d*s[0]+u*s[1],f=Math.abs(d*s[1])+Math.abs(u*s[0]);return{place:c,ahead:p,far:p+2*f}}).
filter(({ahead:c})=>c>0).sort((c,d)=>c.far-d.far);e.preventDefault(),i?.place.focus()}function nr({player:e,number:t,view:s,tiles:n,t:o,toAct:r,lens:l,places:i,newest:c,featured:d}){let u=r.includes(e.id);return a`
        <section
            class=${`al-seat al-player-${t}${d?" al-featured":""}${u?" al-acts":""}`}
            aria-labelledby=${`al-seat-${t}`}
            data-seat=${e.id}
            data-money=${e.money??"hidden"}
        >
            <header class="al-head">
                <span class="al-number" aria-hidden="true">${t}</span>
                <h3 id=${`al-seat-${t}`}>${e.id}</h3>
                <${bc} money=${e.money} t=${o} />
                <${yc} player=${e} view=${s} acts=${u} t=${o} />
            </header>
            <div class="al-sea">
                <${Gt}
                    island=${e.island}
                    tiles=${n}
                    options=${s.options}
                    name=${o("al.island",{player:e.id,count:e.island.length})}
                    t=${o}
                    places=${i}
                    newest=${c}
                    lens=${l}
                />
                ${e.island.length===0&&!i?.length&&a`<p class="al-soft">${o("al.island.empty")}</p>`}
            </div>
            <${fn} counts=${Ce(e.island,n,s.options)} t=${o} />
        </section>
    `}function bc({money:e,t}){let s=e===null?t("al.money.hidden"):t("al.money",{money:e});return a`<${De} amount=${e} label=${s} />`}function yc({player:e,view:t,acts:s,t:n}){let{auction:o,auctioneer:r,
bonus:l,holding:i}=t,c=[e.id===r&&t.phase!=="finished"&&n("al.auctioneer"),s&&n("al.to-act"),t.forfeits?.some(({seat:d})=>d===e.id)&&n("scores.forfeited"),o?.high_bidder===e.id&&n("al.highest.amount",
{amount:o.bids[e.id]}),o?.passed.includes(e.id)&&n("al.passed"),(l===e.id||i?.player===e.id&&i.from==="bonus")&&n("al.bonus")];return a`<span class="al-tags">${c.filter(Boolean).map(d=>a`<span class="al-tag" key=${d}>${d}</span>`)}</span>`}
function fn({counts:e,t}){return a`
        <dl class="al-counts">
            ${["park","water","housing","forest"].map(n=>a`
                <div key=${n} title=${t(`al.count.${n}`)}>
                    <dt><${K} terrain=${n} /><span class="al-unseen">${t(`al.count.${n}`)}</span></dt>
                    <dd data-count=${n}>${e[n]}</dd>
                </div>
            `)}
            ${re.map(n=>a`
                <div key=${n} title=${t(`al.${n}`)}>
                    <dt><${je} icon=${n} /><span class="al-unseen">${t(`al.${n}`)}</span></dt>
                    <dd data-count=${n}>${e.icons[n]}</dd>
                </div>
            `)}
        </dl>
    `}function or({view:e,gameSheet:t,legal:s,act:n,t:o,seat:r,toAct:l,prepared:i,prepare:c,last:d=[]}){let u=j(null),[p,f]=g(null),[m,h]=g(null),$=ye(t,e.options),b=Dt(e,s),k=Ht(b,i,c);Zo(u,b,k);let w=b?vc(
{placing:b,turning:k,tiles:$,view:e,act:n,t:o,setHovered:h}):[],v=b&&m?wc({placing:b,turning:k,tiles:$,view:e,hovered:m}):null,y=kc({view:e,legal:s,seat:r,placing:b}),M=e.players.map((_,X)=>({player:_,
number:X+1})),z=(_,X)=>a`
        <${nr}
            key=${_.player.id}
            ...${{..._,view:e,tiles:$,t:o,toAct:l,lens:p,featured:X}}
            places=${_.player.id===b?.player?w:[]}
            newest=${e.phase==="finished"?void 0:xc(d,_.player.id)}
        />
    `,R=e.phase!=="finished"&&a`<${tr} key="market" ...${{view:e,tiles:$,legal:s,act:n,t:o}} />`,U=a`<${Ko} key="stage" ...${{view:e,tiles:$,placing:b,turning:k,preview:v,t:o}} />`,P=y&&z(M.find(({player:_})=>_.
id===y),!0),T=["claim","offer"].includes(e.phase)?[R,U,P]:[U,P,R];return a`
        <div class="al-frame" data-phase=${e.phase} ref=${u}>
            <div class=${`al-board${y?"":" al-equal"}`}>
                ${T}
                <${Wt} lens=${p} setLens=${f} t=${o} />
                <div class="al-seats">
                    ${M.filter(({player:_})=>_.id!==y).map(_=>z(_,!1))}
                </div>
                <${sr} view=${e} gameSheet=${t} t=${o} />
            </div>
        </div>
    `}function kc({view:e,legal:t,seat:s,placing:n}){return e.phase==="finished"?null:[n?.player,s,t[0]?.player].find(r=>e.players.some(l=>l.id===r))??null}function vc({placing:e,turning:t,tiles:s,view:n,
act:o,t:r,setHovered:l}){let{rotation:i}=t,c=N(s,e.tile);return e.actions.filter(d=>d.rotation===i).map(d=>({x:d.x,y:d.y,action:d,label:ke(d,r,n),onAct:()=>o(d),ghost:a`<${oe} tile=${c} rotation=${i} />`,
onHover:()=>l({x:d.x,y:d.y}),onLeave:()=>l(null)}))}function wc({placing:e,turning:t,tiles:s,view:n,hovered:o}){let{rotation:r}=t;if(!e.actions.some(u=>u.x===o.x&&u.y===o.y&&u.rotation===r))return null;
let{island:i}=n.players.find(({id:u})=>u===e.player),c=Ce(i,s,n.options),d=Ce([...i,{...o,tile:e.tile,rotation:r}],s,n.options);return["park","water","housing","forest"].map(u=>({what:u,before:c[u],after:d[u]}))}
function xc(e,t){return e.findLast(s=>s.type==="placed"&&s.player===t)?.tile}function rr({sheet:e,standing:t,t:s}){let n=[..._c(t.breakdown,s),...Sc(e,t,s)];return a`
        <div class="al-sheet">
            <table aria-label=${s("al.sheet",{player:t.player})}>
                <thead>
                    <tr>
                        <th scope="col">${s("al.sheet.what")}</th>
                        <th scope="col">${s("al.sheet.how")}</th>
                        <th scope="col" class="al-figure">${s("al.sheet.points")}</th>
                    </tr>
                </thead>
                <tbody>
                    ${n.map(({id:o,signs:r,name:l,how:i,points:c})=>a`
                        <tr key=${o} data-line=${o}>
                            <th scope="row"><span class="al-signs">${r}</span> ${l}</th>
                            <td>${i}</td>
                            <td class="al-figure">${c}</td>
                        </tr>
                    `)}
                </tbody>
                <tfoot>
                    <tr>
                        <th scope="row" colspan="2">${s("al.sheet.total")}</th>
                        <td class="al-figure" data-line="total"><b>${t.total}</b></td>
                    </tr>
                </tfoot>
            </table>
            ${t===e.standings[0]&&a`<p class="al-soft">${Mc(e,s)}</p>`}
        </div>
    `}function _c({park:e,water:t,housing:s,forest:n,product:o},r){let l=(i,{tiles:c,points:d})=>({id:i,signs:a`<${K} terrain=${i} />`,name:r(`al.sheet.${i}`),how:r("al.sheet.tiles",{tiles:c}),points:d});
return[l("park",e),l("water",t),{id:"product",signs:a`<${K} terrain="housing" /><${K} terrain="forest" />`,name:r("al.sheet.product"),how:r("al.sheet.shapes",{housing:s,forest:n}),points:o}]}function Sc(e,{
player:t,breakdown:s},n){return re.map(o=>{let{count:r,place:l,points:i}=s.icons[o],c=e.standings.filter(u=>u.player!==t&&u.breakdown.icons[o].place===l).map(u=>u.player).join(", "),d=l===null?"no-pla\
ce":c?"tied":"place";return{id:o,signs:a`<${je} icon=${o} />`,name:n(`al.${o}`),how:n(`al.sheet.${d}`,{count:r,place:l,others:c}),points:i}})}function Mc(e,t){let s=r=>e.rulings.find(l=>l.option===r)?.
value==="custom",[n,o]=[s("tiles"),s("score_grid")];return t(n&&o?"al.source.own":`al.source.reference${n?".tiles-own":o?".grid-own":""}`)}var ar=[{kind:"money",name:"al.correct.money",at:{"/players/*/money":"","/market/*/money":"al.market"}},{kind:"tile",name:"al.correct.tile",at:{"/market/*/tile":"al.market","/holding/tile":"al.correct\
.holding","/auction/tile":"al.correct.auction","/players/*/island/*/tile":""},of:"tiles",unseen:["/stack/*","/removed/*"]},{kind:"lying",name:"al.correct.lying",at:{"/players/*/island/*/x":"al.correct\
.x","/players/*/island/*/y":"al.correct.y","/players/*/island/*/rotation":"al.correct.rotation"},choices:{"/players/*/island/*/rotation":[0,90,180,270]},oneByOne:!0}],lr=e=>typeof e=="string"?q(e):String(
e);var hn=36,ir="none";function Ut({tiles:e,used:t,pick:s,t:n,turned:o=!0}){let[r,l]=g(""),[i,c]=g({}),d=[...e.values()].filter(({id:u})=>!t.has(u)&&u.toLowerCase().includes(r.trim().toLowerCase())).map(
u=>({tile:u,rotation:Cc(u,i,o)})).filter(({rotation:u})=>u!==void 0);return a`
        <div class="al-picker">
            <div class="al-fields">
                <label class="al-field">
                    <span>${n("al.pad.find")}</span>
                    <input
                        type="search"
                        autocomplete="off"
                        value=${r}
                        onInput=${u=>l(u.target.value)}
                        onKeyDown=${u=>u.key==="Enter"&&u.preventDefault()}
                    />
                </label>
                ${H.map(u=>a`
                    <${Pc} key=${u} side=${u} value=${i[u]??""} t=${n} set=${p=>c({...i,[u]:p})} />
                `)}
            </div>
            <p class="al-hint" role="status">
                ${n("al.pad.found",{count:d.length})}${d.length>hn&&` ${n("al.pad.more",{count:hn})}`}
            </p>
            <ul class="al-found">
                ${d.slice(0,hn).map(({tile:u,rotation:p})=>a`
                    <li key=${u.id}><${Oc} ...${{tile:u,rotation:p,pick:s,t:n}} /></li>
                `)}
            </ul>
        </div>
    `}function Pc({side:e,value:t,set:s,t:n}){return a`
        <label class="al-field">
            <span>${n("al.pad.sides",{side:n(`al.side.${e}`)})}</span>
            <select data-side=${e} value=${t} onChange=${o=>s(o.target.value)}>
                <option value="">${n("al.pad.any")}</option>
                ${Rt.map(o=>a`<option value=${o} key=${o}>${n(`al.${o}`)}</option>`)}
                <option value=${ir}>${n("al.pad.none")}</option>
            </select>
        </label>
    `}function Oc({tile:e,rotation:t,pick:s,t:n}){let o=q(e.id),r=n("al.pad.choice",{tile:o,rotation:t,what:ae(e,t,n)});return a`
        <button type="button" class="al-choice" data-pick=${e.id} ...${F({label:r,onAct:()=>s(e.id,t)})}>
            <${He} tile=${e} rotation=${t} name=${o} />
        </button>
    `}function Cc(e,t,s){let n=H.filter(o=>t[o]);return(s?Wo:[0]).find(o=>{let r=pe(e,o),l=i=>r.find(c=>c.sides.includes(i))?.terrain??ir;return n.every(i=>l(i)===t[i])})}function cr({deal:e,change:t,gameSheet:s,t:n,setup:o}){let r=ye(s,o.options),l=e?.market??[],i=Io(s,o,r),c=d=>t({market:d});return a`
        <div class="al-deal">
            <p role="status">${n("al.deal.laid",{count:l.length,due:i})}</p>
            <ul class="al-found">
                ${l.map(d=>a`
                    <li key=${d}>
                        <button
                            type="button"
                            class="al-choice"
                            data-laid=${d}
                            ...${F({label:n("al.deal.take-back",{tile:q(d)}),onAct:()=>c(l.filter(u=>u!==d))})}
                        >
                            <${He} tile=${N(r,d)} name=${q(d)} />
                        </button>
                    </li>
                `)}
            </ul>
            ${l.length<i&&a`<${Ut} tiles=${r} used=${new Set(l)} pick=${d=>c([...l,d])} t=${n} turned=${!1} />`}
        </div>
    `}var Tc=[[{terrain:"water",sides:["n","w"]},{terrain:"forest",sides:["e","s"]}],[{terrain:"forest",sides:["w","s"]},{terrain:"park",sides:["n","e"]}],[{terrain:"housing",sides:["s","w"]},{terrain:"fore\
st",sides:["n","e"]}],[{terrain:"forest",sides:["n","w"]},{terrain:"water",sides:["e","s"]}]],Ac=[[],["music"],["love"],["peace"]],ur=()=>a`
    <span class="al-emblem">
        ${Tc.map((e,t)=>a`<${oe} key=${t} tile=${{id:"",regions:e,icons:Ac[t]}} />`)}
    </span>
`;var dr=({ruleset:e,variant:t,options:s,players:n})=>({ruleset:e,variant:t,options:s??{},players:n.map(o=>({id:o,money:null,island:[]}))}),mn=(e,t,s)=>({...e,players:e.players.map(n=>n.id===t?{...n,...s(
n)}:n)}),$n=e=>({x:t,y:s})=>t===e.x&&s===e.y,pr=(e,t,s)=>mn(e,t,()=>({money:s})),fr=(e,t,s)=>mn(e,t,({island:n})=>{let o=n.findIndex($n(s));return{island:o===-1?[...n,s]:n.with(o,s)}}),hr=(e,t,s)=>mn(
e,t,({island:n})=>({island:n.filter(o=>!$n(s)(o))})),mr=(e,t)=>e.find($n(t)),$r=e=>new Set(e.players.flatMap(({island:t})=>t.map(({tile:s})=>s))),gr=({ruleset:e,variant:t,options:s,players:n})=>({ruleset:e,
variant:t,options:s,players:n.map(({id:o,money:r,island:l})=>({id:o,...r!==null&&{money:r},island:l}))});function br({draft:e,change:t,gameSheet:s,t:n,errors:o=[]}){let[r,l]=g(null),[i,c]=g(null),d=Math.max(0,e.players.findIndex(({id:f})=>f===r)),u=e.players[d],p={draft:e,change:t,player:u,seat:d,t:n,lens:i,
tiles:ye(s,e.options)};return a`
        <div class="al-pad">
            <div class="al-tabs" role="group" aria-label=${n("al.pad.islands")}>
                ${e.players.map(({id:f,island:m},h)=>a`
                    <button
                        type="button"
                        key=${f}
                        class="al-button"
                        data-pad-player=${f}
                        aria-pressed=${String(h===d)}
                        onClick=${()=>l(f)}
                    >
                        <b>${f}</b> ${n("al.pad.tiles",{count:m.length})}
                        ${o.some(({pointer:$})=>$?.startsWith(`/players/${h}/`))&&a`<span class="al-tag">!</span>`}
                    </button>
                `)}
            </div>
            <${zc} key=${u.id} ...${p} />
            <${Wt} lens=${i} setLens=${c} t=${n} />
        </div>
    `}function zc({draft:e,change:t,player:s,seat:n,t:o,lens:r,tiles:l}){let[i,c]=g(null),{id:d,island:u,money:p}=s,f=h=>t(pr(e,d,h===""?null:Number(h))),m=Xo(u).map(h=>({...h,label:o("al.pad.cell",h),
pressed:i!==null&&B(i.x,i.y)===B(h.x,h.y),onAct:()=>c(h)}));return a`
        <section class=${`al-seat al-featured al-player-${n+1}`} aria-label=${d}>
            <label class="al-field">
                <span>${o("al.pad.money",{player:d})}</span>
                <input
                    type="number"
                    inputmode="numeric"
                    min="0"
                    step="1"
                    name=${`money/${d}`}
                    data-pointer=${`/players/${n}/money`}
                    value=${p??""}
                    onInput=${h=>f(h.currentTarget.value)}
                />
            </label>
            <p class="al-hint">${o("al.pad.hint")}</p>
            <div class="al-sea" data-pointer=${`/players/${n}/island`}>
                <${Gt}
                    island=${u}
                    tiles=${l}
                    options=${e.options}
                    name=${o("al.island",{player:d,count:u.length})}
                    t=${o}
                    places=${m}
                    lens=${r}
                    chosen=${i&&B(i.x,i.y)}
                    onTile=${({x:h,y:$})=>c({x:h,y:$})}
                />
            </div>
            <${fn} counts=${Ce(u,l,e.options)} t=${o} />
            ${i&&a`<${Ec} key=${B(i.x,i.y)} ...${{draft:e,change:t,player:s,t:o,tiles:l,chosen:i,choose:c}} />`}
        </section>
    `}function Ec({draft:e,change:t,player:s,t:n,tiles:o,chosen:r,choose:l}){let i=j(null),c=mr(s.island,r);E(()=>i.current?.focus(),[c?.tile]);let d=(f,m)=>t(fr(e,s.id,{tile:f,...r,rotation:m})),u=()=>{
t(hr(e,s.id,r)),l(null)},p=a`<${Ut} tiles=${o} used=${$r(e)} pick=${d} t=${n} />`;return a`
        <div class="al-editor" key=${c?.tile}>
            <h2 ref=${i} tabindex="-1">${n(c?"al.pad.change":"al.pad.pick",r)}</h2>
            ${c&&a`
                <div class="al-turner">
                    <${pn} turn=${f=>d(c.tile,(c.rotation+90*f+360)%360)} t=${n} />
                    <button type="button" class="al-button" data-remove onClick=${u}>${n("al.pad.remove")}</button>
                    <button type="button" class="al-button" onClick=${()=>l(null)}>${n("al.pad.close")}</button>
                </div>
            `}
            ${c?a`<details><summary>${n("al.pad.another")}</summary>${p}</details>`:p}
        </div>
    `}var yr={"al.park":"Park","al.housing":"Wohnen","al.forest":"Wald","al.water":"Wasser","al.peace":"Frieden","al.love":"Liebe","al.music":"Musik","al.side.n":"Norden","al.side.e":"Osten","al.side.s":"Sü\
den","al.side.w":"Westen","al.region":"{terrain}: {sides}","al.inside":"eingeschlossen","al.counted":"{what} × {count}","al.bare":"leeres Land","al.market":"Markt","al.market.choose":"Wähle ein Plätt\
chen. Jedes übergangene bekommt 1 deiner Münzen.","al.market.order":"Das älteste liegt vorn und ist umsonst; jedes übergangene kostet 1.","al.stall":"Position {position}: Plättchen {tile}. {what}",
"al.stall.money":". Münzen darauf: {money}","al.free":"umsonst","al.cost":"kostet {cost}","al.stack":"Plättchen im Stapel: {count}","al.stack.name":"Stapel","al.removed":"Aus dem Spiel: {tiles}","al\
.round":"Zug {round}","al.due.claim":"{auctioneer} nimmt ein Plättchen vom Markt.","al.due.bonus":"Eine Viererreihe! {player} nimmt ein Bonusplättchen.","al.due.place.claim":"{player} legt das Plätt\
chen vom Markt an.","al.due.place.auction":"{player} legt das Plättchen aus der Auktion an.","al.due.place.bonus":"{player} legt das Bonusplättchen an.","al.due.offer":"{auctioneer} wählt ein Plättc\
hen für die Auktion.","al.due.bidding":"{auctioneer} versteigert dieses Plättchen.","al.due.settling":"{bidder} bietet {amount}. {auctioneer} verkauft oder behält.","al.due.reveal":"Der Markt warte\
t auf neue Plättchen vom Stapel.","al.due.finished":"Das Spiel ist aus: {reason}.","al.ended.island-full":"Eine Insel ist voll","al.ended.market-empty":"Der Markt ist leer","al.in-hand":"In der Hand:\
 Plättchen {tile}. {what}","al.turn":"Plättchen drehen","al.turn.left":"Nach links","al.turn.right":"Nach rechts","al.turned":"Um {rotation}° gedreht","al.place.hint":"Die blassen Plättchen zeigen,\
 wie es läge.","al.effect":"{what}: {before} → {after}","al.effect.none":"Park, Küste, Wohnen und Wald blieben, wie sie sind.","al.count.park":"Plättchen des größten Parks","al.count.water":"Pl\
ättchen mit Wasser an der Küste","al.count.housing":"Wohnflächen","al.count.forest":"Waldflächen","al.lot":"In der Auktion: Plättchen {tile}. {what}","al.bid":"Gebot: {amount}","al.no-bid":"noch \
kein Gebot","al.highest":"höchstes","al.highest.amount":"höchstes Gebot: {amount}","al.passed":"ausgestiegen","al.money":"Münzen: {money}","al.money.hidden":"Münzen: verdeckt","al.auctioneer":"Auk\
tionsleitung","al.to-act":"am Zug","al.bonus":"Bonus","al.island":"Insel von {player}, {count} von 16 Plättchen","al.island.empty":"Offenes Meer","al.cell.tile":"Spalte {x}, Zeile {y}: Plättchen {til\
e}, um {rotation}° gedreht. {what}","al.lens":"Genauer ansehen","al.lens.park":"✓ ist der größte Park.","al.lens.water":"✓ ist Wasser an der Küste; jedes Plättchen zählt einmal.","al.lens.ho\
using":"Jede getrennte Wohnfläche hat ihre Nummer.","al.lens.forest":"Jede getrennte Waldfläche hat ihre Nummer.","al.reference":"Was zählt","al.grid.caption":"Punktetabelle für Park und Wasser","\
al.grid.entry":"{count} Plättchen: {points}","al.way.park":"Plättchen deines größten zusammenhängenden Parks, nach der Tabelle.","al.way.water.open-side":"Plättchen mit Wasser an einer Seite, hin\
ter der kein eigenes Plättchen liegt, nach der Tabelle.","al.way.water.frame":"Plättchen mit Wasser am Rahmen um deine Insel, nach der Tabelle.","al.way.product":"Getrennte Wohnflächen mal getrennte\
 Waldflächen.","al.way.icons":"Am meisten von einer Art: {first}, dann {second}, dann {third}; bei Gleichstand bekommen alle die vollen Punkte ihres Platzes, danach entfällt ein Platz weniger, als Pe\
rsonen gleichstehen.","al.source.reference":"Plättchen und Punktetabelle sind Gavels eigener Referenzsatz, nicht die des Verlags.","al.source.reference.tiles-own":"Die Plättchen hat dieser Tisch mitg\
ebracht. Die Punktetabelle ist Gavels Referenztabelle, nicht die des Verlags.","al.source.reference.grid-own":"Die Punktetabelle hat dieser Tisch mitgebracht. Die Plättchen sind Gavels Referenzsatz, n\
icht die des Verlags.","al.source.own":"Plättchen und Punktetabelle hat dieser Tisch mitgebracht.","al.do.claim.free":"Plättchen {tile} nehmen: Position {position}, umsonst","al.do.claim.paid":"Plät\
tchen {tile} nehmen: Position {position}, kostet {cost}","al.do.offer.free":"Plättchen {tile} versteigern: Position {position}, umsonst","al.do.offer.paid":"Plättchen {tile} versteigern: Position {po\
sition}, kostet {cost}","al.do.finds":", Münzen darauf: {money}","al.do.place":"In Spalte {x}, Zeile {y} legen, um {rotation}° gedreht","al.do.bid":"{amount} bieten","al.do.bid-open":"{minimum} bis \
{maximum} bieten","al.do.pass":"Aussteigen","al.do.decline":"Auf den Bonus verzichten","al.do.sell":"Für {amount} an {bidder} verkaufen","al.do.keep":"Das Plättchen behalten und {bidder} {price} zahl\
en","al.do.reveal":"{count} Plättchen auslegen","al.choose.cell":"Wähle ein Feld auf der Insel.","al.choose.stall":"Wähle ein Plättchen auf dem Markt.","al.choose.list":"Als Liste: {count}","al.sh\
eet":"Aufschlüsselung für {player}","al.sheet.what":"Was","al.sheet.how":"Wie","al.sheet.points":"Punkte","al.sheet.park":"Größter Park","al.sheet.water":"Wasser an der Küste","al.sheet.tiles":"P\
lättchen: {tiles}","al.sheet.product":"Wohnen × Wald","al.sheet.shapes":"{housing} × {forest} Flächen","al.sheet.place":"{count}, Platz {place}","al.sheet.tied":"{count}, Platz {place} mit {others\
}","al.sheet.no-place":"{count}, kein Platz","al.sheet.total":"Ergebnis","al.pad.islands":"Die Inseln am Ende","al.pad.tiles":"Plättchen: {count}","al.pad.choice":"Plättchen {tile}, um {rotation}° ge\
dreht. {what}","al.pad.money":"Münzen von {player}","al.pad.hint":"Wähle ein Feld, dann sein Plättchen. Wähle ein Plättchen der Insel, um es zu drehen, zu tauschen oder wegzunehmen.","al.pad.cell":"\
Leeres Feld Spalte {x}, Zeile {y}: Plättchen wählen","al.pad.pick":"Plättchen für Spalte {x}, Zeile {y}","al.pad.change":"Plättchen in Spalte {x}, Zeile {y}","al.pad.another":"Ein anderes Plättch\
en","al.pad.find":"Nummer oder Name","al.pad.sides":"Seite: {side}","al.pad.any":"beliebig","al.pad.none":"leer","al.pad.found":"Gefundene Plättchen: {count}","al.pad.remove":"Wegnehmen","al.pad.clos\
e":"Fertig","al.pad.more":"Nur die ersten {count} sind zu sehen: Suche eingrenzen.","al.deal.laid":"Plättchen, die auf dem Markt liegen: {count} von {due}. Die Reihenfolge ist egal.","al.deal.take-ba\
ck":"Plättchen {tile}: zurücknehmen","al.correct.money":"Münzen","al.correct.tile":"Ein Plättchen","al.correct.lying":"Wie ein Plättchen liegt","al.correct.holding":"anzulegen","al.correct.auctio\
n":"in der Auktion","al.correct.x":"Spalte, nach rechts","al.correct.y":"Zeile, nach unten","al.correct.rotation":"gedreht um, in Grad"};var kr={"al.park":"park","al.housing":"housing","al.forest":"forest","al.water":"water","al.peace":"peace","al.love":"love","al.music":"music","al.side.n":"north","al.side.e":"east","al.side.s":"south",
"al.side.w":"west","al.region":"{terrain}: {sides}","al.inside":"enclosed","al.counted":"{what} × {count}","al.bare":"bare land","al.market":"Market","al.market.choose":"Choose a tile. Each one that \
you skip gets 1 of your coins.","al.market.order":"The oldest comes first and is free; each one skipped costs 1.","al.stall":"Position {position}: tile {tile}. {what}","al.stall.money":". Coins on it:\
 {money}","al.free":"free","al.cost":"costs {cost}","al.stack":"Tiles in the stack: {count}","al.stack.name":"stack","al.removed":"Out of the game: {tiles}","al.round":"Turn {round}","al.due.claim":"{\
auctioneer} claims a tile from the market.","al.due.bonus":"A line of four! {player} claims a bonus tile.","al.due.place.claim":"{player} places the tile from the market.","al.due.place.auction":"{pla\
yer} places the tile from the auction.","al.due.place.bonus":"{player} places the bonus tile.","al.due.offer":"{auctioneer} chooses a tile for the auction.","al.due.bidding":"{auctioneer} auctions thi\
s tile.","al.due.settling":"{bidder} bids {amount}. {auctioneer} sells or keeps.","al.due.reveal":"The market waits for new tiles from the stack.","al.due.finished":"The game is over: {reason}.","al.e\
nded.island-full":"an island is full","al.ended.market-empty":"the market is empty","al.in-hand":"In hand: tile {tile}. {what}","al.turn":"Turn the tile","al.turn.left":"Turn left","al.turn.right":"Tu\
rn right","al.turned":"Turned by {rotation}°","al.place.hint":"The faint tiles show how it would lie.","al.effect":"{what}: {before} → {after}","al.effect.none":"Park, coast, housing and forest wou\
ld stay as they are.","al.count.park":"Tiles of the largest park","al.count.water":"Tiles with water at the coast","al.count.housing":"Housing shapes","al.count.forest":"Forest shapes","al.lot":"Up fo\
r auction: tile {tile}. {what}","al.bid":"Bid: {amount}","al.no-bid":"no bid yet","al.highest":"highest","al.highest.amount":"highest bid: {amount}","al.passed":"passed","al.money":"Coins: {money}","a\
l.money.hidden":"Coins: hidden","al.auctioneer":"auctioneer","al.to-act":"to act","al.bonus":"bonus","al.island":"Island of {player}, {count} of 16 tiles","al.island.empty":"Open sea","al.cell.tile":"\
Column {x}, row {y}: tile {tile}, turned by {rotation}°. {what}","al.lens":"Look closer","al.lens.park":"✓ is the largest park.","al.lens.water":"✓ is water at the coast; each tile counts once.",
"al.lens.housing":"Every separate housing shape has its number.","al.lens.forest":"Every separate forest shape has its number.","al.reference":"What counts","al.grid.caption":"Score grid for parks and\
 water","al.grid.entry":"{count} tiles: {points}","al.way.park":"Tiles of your largest connected park, by the grid.","al.way.water.open-side":"Tiles with water on a side without a tile of yours beyond\
, by the grid.","al.way.water.frame":"Tiles with water on the frame around your island, by the grid.","al.way.product":"Separate housing shapes times separate forest shapes.","al.way.icons":"Most of a\
 kind: {first}, then {second}, then {third}; those who tie all get their place’s points in full, and one place fewer than there are tied players is then skipped.","al.source.reference":"Tiles and sc\
ore grid are Gavel’s own reference set, not the publisher’s.","al.source.reference.tiles-own":"The tiles are this table’s own. The score grid is Gavel’s reference grid, not the publisher’s.",
"al.source.reference.grid-own":"The score grid is this table’s own. The tiles are Gavel’s reference set, not the publisher’s.","al.source.own":"Tiles and score grid are this table’s own.","al.\
do.claim.free":"Claim tile {tile}: position {position}, free","al.do.claim.paid":"Claim tile {tile}: position {position}, costs {cost}","al.do.offer.free":"Auction tile {tile}: position {position}, fr\
ee","al.do.offer.paid":"Auction tile {tile}: position {position}, costs {cost}","al.do.finds":", coins on it: {money}","al.do.place":"Place in column {x}, row {y}, turned by {rotation}°","al.do.bid":"\
Bid {amount}","al.do.bid-open":"Bid {minimum} to {maximum}","al.do.pass":"Pass","al.do.decline":"Do without the bonus","al.do.sell":"Sell to {bidder} for {amount}","al.do.keep":"Keep the tile and pay \
{bidder} {price}","al.do.reveal":"Lay out {count}","al.choose.cell":"Choose a cell on the island.","al.choose.stall":"Choose a tile on the market.","al.choose.list":"As a list: {count}","al.sheet":"Br\
eakdown for {player}","al.sheet.what":"What","al.sheet.how":"How","al.sheet.points":"Points","al.sheet.park":"Largest park","al.sheet.water":"Water at the coast","al.sheet.tiles":"tiles: {tiles}","al.\
sheet.product":"Housing × forest","al.sheet.shapes":"{housing} × {forest} shapes","al.sheet.place":"{count}, place {place}","al.sheet.tied":"{count}, place {place} with {others}","al.sheet.no-place":"\
{count}, no place","al.sheet.total":"Total","al.pad.islands":"Islands at the end","al.pad.tiles":"tiles: {count}","al.pad.choice":"Tile {tile}, turned by {rotation}°. {what}","al.pad.money":"Coins of\
 {player}","al.pad.hint":"Choose a cell, then its tile. Choose a tile on the island to turn, change or remove it.","al.pad.cell":"Empty cell column {x}, row {y}: choose a tile","al.pad.pick":"Tile for\
 column {x}, row {y}","al.pad.change":"Tile in column {x}, row {y}","al.pad.another":"Another tile","al.pad.find":"Number or name","al.pad.sides":"Side: {side}","al.pad.any":"any","al.pad.none":"bare",
"al.pad.found":"Tiles found: {count}","al.pad.remove":"Remove","al.pad.close":"Done","al.pad.more":"Only the first {count} are shown: narrow it down.","al.deal.laid":"Tiles that lie on the market: {co\
unt} of {due}. Any order will do.","al.deal.take-back":"Tile {tile}: take it back","al.correct.money":"Coins","al.correct.tile":"A tile","al.correct.lying":"How a tile lies","al.correct.holding":"to b\
e placed","al.correct.auction":"up for auction","al.correct.x":"column, to the right","al.correct.y":"row, downwards","al.correct.rotation":"turned by, in degrees"};var vr={"al.park":"parc","al.housing":"habitations","al.forest":"forêt","al.water":"eau","al.peace":"paix","al.love":"amour","al.music":"musique","al.side.n":"nord","al.side.e":"est","al.side.s":"sud",
"al.side.w":"ouest","al.region":"{terrain} : {sides}","al.inside":"enclavé","al.counted":"{what} × {count}","al.bare":"terrain nu","al.market":"Marché","al.market.choose":"Choisissez une tuile. Ch\
aque tuile sautée reçoit 1 de vos pièces.","al.market.order":"La plus ancienne est la première et ne coûte rien ; chaque tuile sautée coûte 1.","al.stall":"Position {position} : tuile {tile}. \
{what}","al.stall.money":". Pièces posées dessus : {money}","al.free":"gratuite","al.cost":"coûte {cost}","al.stack":"Tuiles dans la pile : {count}","al.stack.name":"pile","al.removed":"Hors jeu \
: {tiles}","al.round":"Tour {round}","al.due.claim":"{auctioneer} prend une tuile au marché.","al.due.bonus":"Une ligne de quatre ! {player} prend une tuile bonus.","al.due.place.claim":"{player} pl\
ace la tuile prise au marché.","al.due.place.auction":"{player} place la tuile obtenue aux enchères.","al.due.place.bonus":"{player} place la tuile bonus.","al.due.offer":"{auctioneer} choisit une t\
uile à mettre aux enchères.","al.due.bidding":"{auctioneer} met cette tuile aux enchères.","al.due.settling":"{bidder} enchérit à {amount}. À {auctioneer} de vendre ou de garder.","al.due.reveal":"\
Le marché attend de nouvelles tuiles de la pile.","al.due.finished":"La partie est terminée : {reason}.","al.ended.island-full":"une île est pleine","al.ended.market-empty":"le marché est vide","\
al.in-hand":"En main : tuile {tile}. {what}","al.turn":"Tourner la tuile","al.turn.left":"À gauche","al.turn.right":"À droite","al.turned":"Tournée de {rotation}°","al.place.hint":"Les tuiles pâl\
es montrent comment elle serait posée.","al.effect":"{what} : {before} → {after}","al.effect.none":"Parc, côte, habitations et forêts resteraient tels quels.","al.count.park":"Tuiles du plus gra\
nd parc","al.count.water":"Tuiles avec de l’eau sur la côte","al.count.housing":"Ensembles d’habitations","al.count.forest":"Forêts distinctes","al.lot":"Aux enchères : tuile {tile}. {what}","\
al.bid":"Enchère : {amount}","al.no-bid":"pas encore d’enchère","al.highest":"la plus haute","al.highest.amount":"plus haute enchère : {amount}","al.passed":"a passé","al.money":"Pièces : {mon\
ey}","al.money.hidden":"Pièces : cachées","al.auctioneer":"commissaire-priseur","al.to-act":"doit jouer","al.bonus":"bonus","al.island":"Île de {player}, {count} tuiles sur 16","al.island.empty":"\
Pleine mer","al.cell.tile":"Colonne {x}, ligne {y} : tuile {tile}, tournée de {rotation}°. {what}","al.lens":"Regarder de près","al.lens.park":"✓ marque le plus grand parc.","al.lens.water":"✓ m\
arque l’eau sur la côte ; chaque tuile compte une fois.","al.lens.housing":"Chaque ensemble d’habitations porte son numéro.","al.lens.forest":"Chaque forêt porte son numéro.","al.reference":"\
Ce qui compte","al.grid.caption":"Barème des parcs et de l’eau","al.grid.entry":"{count} tuiles : {points}","al.way.park":"Tuiles de votre plus grand parc d’un seul tenant, selon le barème.","a\
l.way.water.open-side":"Tuiles avec de l’eau sur un côté qu’aucune de vos tuiles ne borde, selon le barème.","al.way.water.frame":"Tuiles avec de l’eau au bord du cadre qui entoure votre île, s\
elon le barème.","al.way.product":"Ensembles d’habitations distincts fois forêts distinctes.","al.way.icons":"Le plus d’une sorte : {first}, puis {second}, puis {third} ; les ex æquo reçoivent tou\
s les points entiers de leur place, et l’on saute ensuite une place de moins qu’il n’y a d’ex æquo.","al.source.reference":"Les tuiles et le barème sont le jeu de référence de Gavel, et non c\
eux de l’éditeur.","al.source.reference.tiles-own":"Les tuiles sont celles de cette table. Le barème est celui de référence de Gavel, et non celui de l’éditeur.","al.source.reference.grid-own":"\
Le barème est celui de cette table. Les tuiles sont le jeu de référence de Gavel, et non celles de l’éditeur.","al.source.own":"Les tuiles et le barème sont ceux de cette table.","al.do.claim.f\
ree":"Prendre la tuile {tile} : position {position}, gratuite","al.do.claim.paid":"Prendre la tuile {tile} : position {position}, coûte {cost}","al.do.offer.free":"Mettre la tuile {tile} aux enchèr\
es : position {position}, gratuite","al.do.offer.paid":"Mettre la tuile {tile} aux enchères : position {position}, coûte {cost}","al.do.finds":", pièces posées dessus : {money}","al.do.place":"\
Placer en colonne {x}, ligne {y}, tournée de {rotation}°","al.do.bid":"Enchérir à {amount}","al.do.bid-open":"Enchérir de {minimum} à {maximum}","al.do.pass":"Passer","al.do.decline":"Renoncer a\
u bonus","al.do.sell":"Vendre à {bidder} pour {amount}","al.do.keep":"Garder la tuile et payer {price} à {bidder}","al.do.reveal":"Poser {count} tuiles","al.choose.cell":"Choisissez une case sur l’î\
le.","al.choose.stall":"Choisissez une tuile au marché.","al.choose.list":"En liste : {count}","al.sheet":"Détail pour {player}","al.sheet.what":"Quoi","al.sheet.how":"Comment","al.sheet.points":"P\
oints","al.sheet.park":"Plus grand parc","al.sheet.water":"Eau sur la côte","al.sheet.tiles":"tuiles : {tiles}","al.sheet.product":"Habitations × forêts","al.sheet.shapes":"{housing} × {forest} en\
sembles","al.sheet.place":"{count}, place {place}","al.sheet.tied":"{count}, place {place} avec {others}","al.sheet.no-place":"{count}, sans place","al.sheet.total":"Total","al.pad.islands":"Les îles \
à la fin","al.pad.tiles":"tuiles : {count}","al.pad.choice":"Tuile {tile}, tournée de {rotation}°. {what}","al.pad.money":"Pièces de {player}","al.pad.hint":"Choisissez une case, puis sa tuile. C\
hoisissez une tuile de l’île pour la tourner, la changer ou l’enlever.","al.pad.cell":"Case vide colonne {x}, ligne {y} : choisir une tuile","al.pad.pick":"Tuile pour colonne {x}, ligne {y}","al\
.pad.change":"Tuile en colonne {x}, ligne {y}","al.pad.another":"Une autre tuile","al.pad.find":"Numéro ou nom","al.pad.sides":"Côté : {side}","al.pad.any":"peu importe","al.pad.none":"rien","al.p\
ad.found":"Tuiles trouvées : {count}","al.pad.remove":"Enlever","al.pad.close":"Terminé","al.pad.more":"Seules les {count} premières sont affichées : précisez la recherche.","al.deal.laid":"Tui\
les posées au marché : {count} sur {due}. L’ordre est libre.","al.deal.take-back":"Tuile {tile} : la reprendre","al.correct.money":"Pièces","al.correct.tile":"Une tuile","al.correct.lying":"La \
pose d’une tuile","al.correct.holding":"à poser","al.correct.auction":"aux enchères","al.correct.x":"colonne, vers la droite","al.correct.y":"ligne, vers le bas","al.correct.rotation":"tournée de,\
 en degrés"};var wr={id:"auctionland",turns:!0,words:{en:kr,fr:vr,de:yr},Board:or,Actions:Qo,Deal:cr,Emblem:ur,label:ke,Piece:jt,Breakdown:rr,scorePad:{empty:dr,Form:br,request:gr},corrections:ar,said:lr};var qc=[22,58,94].flatMap(e=>[22,54].map(t=>`M${t} ${e+22}V${e+8}l12-10 12 10v14z`)).join(""),xr=()=>a`<svg viewBox="0 0 100 140" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="98" height="138" rx="9" fill="#fdf8ec" stroke="#b9a987" stroke-width="1.5" />
    <rect x="7" y="7" width="86" height="126" rx="5" fill="#7a2f2a" />
    <g fill="none" stroke="#c98b6a" stroke-width="2" stroke-linejoin="round"><path d=${qc} /></g>
    <rect x="11" y="11" width="78" height="118" rx="3" fill="none" stroke="#d9a883" stroke-opacity=".6" />
</svg>`,_r=()=>a`<svg viewBox="0 0 140 88" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="138" height="86" rx="6" fill="#fdf8ec" stroke="#9b8d6d" stroke-width="1.5" />
    <rect x="6" y="6" width="128" height="76" rx="4" fill="#28563f" />
    <g fill="none" stroke="#79ac8a" stroke-width="1.6">
        ${[1,2,3,4].map(e=>a`<ellipse cx="70" cy="44" rx=${e*14} ry=${e*8.5} />`)}
    </g>
    <text x="70" y="54" text-anchor="middle" font-size="30" font-weight="800" fill="#cfe7d4">$</text>
</svg>`;var Lc=[14,24,34,44,54].flatMap(e=>[Sr(e,9),Sr(e,-9)]);function Sr(e,t){return`M8 ${e}c11 ${-t} 20 ${t} 31 0s20 ${t} 31 0 20 ${t} 31 0 20 ${t} 31 0`}function Rc(e){if(e===0)return{fill:"#e9e6e1",line:"\
#b3aca2",ink:"#574f47"};let t=Math.min(e,20)/20,s=155-t*112;return{fill:`hsl(${s} ${38+t*34}% ${90-t*6}%)`,line:`hsl(${s} 35% ${70-t*8}%)`,ink:`hsl(${s} 60% 16%)`}}var Nc=()=>a`<path d="M12 78L128 10" stroke="#a8433a" stroke-width="3" stroke-opacity=".7" />`,
Bc=e=>a`
    <path d="M86 70c3-9 7-9 5-2s6-8 8-3 5-6 8 0 6-3 10-4" fill="none" stroke=${e} stroke-width="1.5"
        stroke-linecap="round" />`,jc=(e,t)=>a`
    <circle cx="28" cy="34" r="17" fill=${e} stroke=${t} stroke-width="1.8" />
    <circle cx="28" cy="34" r="13.5" fill="none" stroke=${t} stroke-width=".8" stroke-dasharray="1.5 1.5" />
    <text x="28" y="42" text-anchor="middle" font-size="22" font-weight="700" fill=${t}>$</text>`;function Mr({value:e}){let{fill:t,line:s,ink:n}=Rc(e);return a`<svg viewBox="0 0 140 88" aria-hidden="true" focusable="false">
        <rect x="1" y="1" width="138" height="86" rx="6" fill=${t} stroke="#9b8d6d" stroke-width="1.5" />
        <g fill="none" stroke=${s}>${Lc.map(o=>a`<path d=${o} />`)}</g>
        <rect x="6" y="6" width="128" height="76" rx="3" fill="none" stroke=${n} stroke-opacity=".45" />
        ${jc(t,n)}
        <text x="126" y="50" text-anchor="end" font-size=${e>99?36:44} font-weight="800" fill=${n}>
            ${e}
        </text>
        <path d="M14 72h52M80 72h46" stroke=${n} stroke-opacity=".55" />
        ${e===0?Nc():Bc(n)}
    </svg>`}var Pr=()=>a`
    <path d="M26 84h40v34H26z" fill="#c99a5b" /><path d="M66 84l14-9v34l-14 9z" fill="#a1743d" />
    <path d="M26 84l14-9h40l-14 9z" fill="#6d4a26" /><path d="M26 84l-11-7 13-9 12 7z" fill="#dab174" />
    <path d="M66 84l8 6 14-9-8-6z" fill="#b98a4c" />
    <path d="M38 100h14v18H38z" fill="#5b3d1e" /><path d="M38 100l-9 4v16l9-2z" fill="#dab174" />
    <path d="M57 90h6M57 94h6" stroke="#8a6232" stroke-width="1.6" /><path d="M12 118c3-5 8-5 10 0z" fill="#7d9a5a" />`,Or=()=>a`
    <path d="M50 62L16 118h68z" fill="#d87f52" /><path d="M50 62L30 118h12z" fill="#e79a70" />
    <path d="M50 62l34 56H62z" fill="#b5613a" />
    <path d="M50 70L39 118h22z" fill="#4d2a1f" /><path d="M50 70l-11 48h6z" fill="#f0b08a" />
    <path d="M50 62V52" stroke="#5d4330" stroke-width="2" /><path d="M50 52l11 4-11 4z" fill="#f3d25f" />
    <path d="M16 118l-6 4M84 118l6 4" stroke="#5d4330" stroke-width="1.6" />
    <path d="M79 116l6-7 5 7z" fill="#e8792b" /><path d="M76 119h17" stroke="#5d4330" stroke-width="2.4" />`,Cr=()=>a`
    <path d="M27 86h46v32H27z" fill="#a9764a" />
    <path d="M27 94h46M27 102h46M27 110h46" stroke="#825633" stroke-width="1.4" />
    <path d="M20 88l30-25 30 25z" fill="#6b4a3b" /><path d="M29 80l21-17 4 3-20 17z" fill="#85604d" />
    <path d="M33 97h14v21H33z" fill="#553722" /><circle cx="44" cy="108" r="1.3" fill="#e5c15d" />
    <path d="M54 95h13v11H54z" fill="#f5dc8b" stroke="#553722" stroke-width="2" />
    <path d="M60.5 95v11" stroke="#553722" stroke-width="1.6" />
    <path d="M65 62h6v12l-6-5z" fill="#74675f" />
    <path d="M76 118v-9h10v9" fill="none" stroke="#825633" stroke-width="2" />`,Tr=()=>a`
    <path d="M16 110V88c0-10 6-15 15-15h36c9 0 14 5 14 13v24z" fill="#f4ead3" />
    <path d="M16 97h65v9H16z" fill="#c5523a" />
    <path d="M23 80h20v12H23z" fill="#9ecbd6" stroke="#6f5a48" stroke-width="1.6" />
    <path d="M23 80h20l-3 4H26z" fill="#e9b44a" />
    <path d="M55 80h16v30H55z" fill="#e0cfa8" stroke="#6f5a48" stroke-width="1.6" />
    <path d="M58 83h10v8H58z" fill="#9ecbd6" />
    <path d="M81 109h11" stroke="#514337" stroke-width="3" /><circle cx="38" cy="111" r="8" fill="#3c342f" />
    <circle cx="38" cy="111" r="3.4" fill="#cfc4b2" />
    <path d="M90 110v8" stroke="#514337" stroke-width="2" /><path d="M46 73v-6h7v6" fill="#8d7a68" />`,Ar=()=>a`
    <path d="M64 58h8v18h-8z" fill="#a2543f" />
    <path d="M68 54c-4-4 3-6 0-11" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3" />
    <path d="M24 84h52v34H24z" fill="#f3e6c8" /><path d="M15 88c9-15 18-24 27-25h18c9 1 17 10 25 25z" fill="#b98541" />
    <path d="M15 88c9-15 18-24 27-25h6c-9 4-17 13-23 25z" fill="#cf9d57" />
    <path d="M44 95c0-7 12-7 12 0v23H44z" fill="#5c7a4a" /><circle cx="53.5" cy="108" r="1.3" fill="#f1d37a" />
    <path d="M29 95h10v10H29zM61 95h10v10H61z" fill="#a8d2dc" stroke="#7a5a3a" stroke-width="1.8" />
    <path d="M34 95v10M66 95v10" stroke="#7a5a3a" stroke-width="1.4" />
    <path d="M24 118c2-6 8-7 11-2 3-4 8-2 9 2zM60 118c3-6 8-5 10-1 3-4 8-2 9 1z" fill="#6f9a52" />
    <circle cx="30" cy="113" r="1.7" fill="#e0607a" /><circle cx="71" cy="114" r="1.7" fill="#f1c84b" />`,gn=(e,t,s,n)=>a`
    <path d=${`M${e} ${t+14}h24V118H${e}z`} fill=${s} />
    <path d=${`M${e-1} ${t+15}L${e+12} ${t}l13 15z`} fill=${n} />
    ${[t+21,t+35].map(o=>a`
        <path d=${`M${e+4} ${o}h6v8h-6zM${e+14} ${o}h6v8h-6z`} fill="#fbeec0" stroke="#5a4636" />`)}
    <path d=${`M${e+8} 118v-12h8v12z`} fill="#4f3a2c" />`,zr=()=>[gn(13,64,"#c96b4f","#6d4038"),gn(38,56,"#e2c07c","#7a5540"),gn(63,66,"#88a9a8","#4d5a62")];var le=(e,t,s,n,o)=>e.flatMap(r=>t.map(l=>a`<path d=${`M${r} ${l}h${s}v${n}h${-s}z`} fill=${o} />`)),Er=()=>a`
    <path d="M18 82h64v36H18z" fill="#f7f1e3" /><path d="M14 82l10-14h52l10 14z" fill="#b4573f" />
    <path d="M34 82l16-13 16 13z" fill="#f7f1e3" stroke="#c9b99a" stroke-width="1.4" />
    <circle cx="50" cy="77" r="2.6" fill="#9ecbd6" />
    ${le([22,71],[87,101],7,9,"#8fbfce")}<path d="M34 82h32v4H34z" fill="#e0d3b8" />
    ${le([36,45,52,61],[86],4,28,"#fff")}
    <path d="M46.5 98h7v16h-7z" fill="#5d4637" /><path d="M32 114h36v4H32z" fill="#d8caac" />
    <circle cx="12" cy="110" r="8" fill="#5f8f4e" /><circle cx="89" cy="111" r="7" fill="#5f8f4e" />`,qr=()=>a`
    <path d="M30 80h40v38H30z" fill="#d9c7a3" /><path d="M28 81l5-16h34l5 16z" fill="#4e5a6b" />
    <path d="M14 72h17v46H14zM69 72h17v46H69z" fill="#e6d8b9" />
    <path d="M12 73l10.5-23L33 73zM67 73l10.5-23L88 73z" fill="#3f4a5c" />
    <path d="M22.5 50v-6M77.5 50v-6" stroke="#3f4a5c" stroke-width="1.6" />
    <circle cx="22.5" cy="43" r="1.8" fill="#e9bf4a" /><circle cx="77.5" cy="43" r="1.8" fill="#e9bf4a" />
    ${le([19.5,74.5],[79,94],6,10,"#7d6a54")}
    ${le([35,59],[86,100],6,9,"#7d6a54")}
    ${le([38,47,56],[69],5,7,"#f3df9b")}
    <path d="M44 118v-16c0-8 12-8 12 0v16z" fill="#5b3f2f" /><path d="M10 118h80" stroke="#6b8a55" stroke-width="3" />`,Lr=()=>a`
    <path d="M12 84h20v34H12z" fill="#6d8296" /><path d="M72 76h18v42H72z" fill="#5b7288" />
    <path d="M34 60h32v58H34z" fill="#88a6bd" /><path d="M54 60h12v58H54z" fill="#6c8ba4" />
    <path d="M39 52h22v8H39z" fill="#7897af" /><path d="M50 52V41" stroke="#46586a" stroke-width="2" />
    <circle cx="50" cy="41" r="1.8" fill="#e0533d" />
    ${le([37,44,51,58],[64,72,80,88,96],4.5,5,"#fff3c2")}
    ${le([15,21,27],[88,96,104],3,4,"#e9edf0")}
    ${le([75,82],[80,88,96,104],4,4,"#e9edf0")}
    <path d="M44 106h12v12H44z" fill="#33424f" /><path d="M40 105h20v2.500H40z" fill="#e9bf4a" />`,Vt=(e,t,s)=>{let n=Array.from({length:s},(o,r)=>`M${e+r*6} ${t}h4v5h-4z`);return a`<path d=${n.join("")} fill="#a39a8b" />`},
Rr=()=>a`
    <path d="M24 86h52v32H24z" fill="#b7ae9e" />${Vt(26,82,8)}
    <path d="M12 70h16v48H12zM72 70h16v48H72z" fill="#a39a8b" />${Vt(12,66,3)}${Vt(72,66,3)}
    <path d="M41 58h18v30H41z" fill="#c6bdad" />${Vt(41,54,3)}
    <path d="M50 54V41" stroke="#544a3e" stroke-width="1.8" />
    <path d="M50 41h14l-4 4 4 4H50z" fill="#b9382f" />
    ${le([18.5,78.5],[78,94],3,9,"#4b4238")}${le([48.5],[64],3,9,"#4b4238")}
    <path d="M40 118v-14c0-11 20-11 20 0v14z" fill="#4f3826" />
    <path d="M45 97v21M50 96v22M55 97v21M40 106h20" stroke="#8a6a49" stroke-width="1.2" />`,bn=(e,t,s,n)=>a`
    <path fill="#e0ab36" d=${`M${e-s} ${t}
        c${-s*.55} ${-n*.6} ${s*.7} ${-n*.7} ${s} ${-n}
        c${s*.3} ${n*.3} ${s*1.55} ${n*.4} ${s} ${n}z`} />
    <path d=${`M${e} ${t-n}v-5`} stroke="#a97a1d" stroke-width="1.6" />`,Nr=()=>a`
    <path d="M14 88h72v30H14z" fill="#f8ecd9" /><path d="M14 88h72v4H14z" fill="#e2bf7a" />
    <path d="M36 74h28v44H36z" fill="#fff6e6" />
    <path d="M15 74h11v44H15zM74 74h11v44H74z" fill="#fff6e6" />
    ${bn(50,74,13,24)}${bn(20.5,75,6,14)}${bn(79.5,75,6,14)}
    <path d="M29 112v-11c0-6 7-6 7 0v11zM67 112v-11c0-6 7-6 7 0v11z" fill="#7f6fa0" />
    <path d="M18 90v-7c0-4 5-4 5 0v7zM77 90v-7c0-4 5-4 5 0v7z" fill="#7f6fa0" />
    ${[40,47.5,55].map(e=>a`<path d=${`M${e} 92v-8c0-4 5-4 5 0v8z`} fill="#7f6fa0" />`)}
    <path d="M43 118v-13c0-9 14-9 14 0v13z" fill="#6a4b8a" />
    <path d="M43 118v-13c0-9 14-9 14 0v13" fill="none" stroke="#e0ab36" stroke-width="1.6" />
    <path d="M10 118h80v3H10z" fill="#e2bf7a" />`,Dc=[[14,52],[28,46],[84,58],[72,48],[90,84],[12,96],[22,76],[80,104],[60,122],[38,126]],Br=()=>a`
    ${Dc.map(([e,t],s)=>a`<circle cx=${e} cy=${t} r=${s%3?.9:1.5} fill="#fff" />`)}
    <path d="M6 134v-8c28-14 60-14 88 0v8z" fill="#3f8fb0" />
    <path d="M26 121c10-3 18-2 22 1s-8 4-14 4zM62 120c8 0 16 2 20 5-8 2-18 0-20-5z" fill="#6fb37f" />
    <path d="M12 76h20v18H12zM68 76h20v18H68z" fill="#3c63a8" stroke="#c9d3e2" stroke-width="1.4" />
    <path d="M18.5 76v18M25.5 76v18M12 85h20M74.5 76v18M81.5 76v18M68 85h20" stroke="#c9d3e2" stroke-width=".9" />
    <path d="M32 83h36v4H32z" fill="#98a5b8" />
    <ellipse cx="50" cy="85" rx="21" ry="8" fill="none" stroke="#e6ebf2" stroke-width="4" />
    <path d="M43 64h14v40H43z" fill="#d7dee8" /><path d="M50 64h7v40h-7z" fill="#b3bfce" />
    <path d="M43 64c0-8 14-8 14 0z" fill="#f2f5f9" /><path d="M45 104h10l-2 6h-6z" fill="#7f8ca0" />
    ${le([46,51],[69,92,98],3,3,"#ffd766")}
    <path d="M29 85a21 8 0 0 0 42 0" fill="none" stroke="#f7f9fc" stroke-width="4" />
    <path d="M50 56V46" stroke="#c9d3e2" stroke-width="1.4" /><circle cx="50" cy="45" r="2" fill="#ff6b57" />`;var Hc=[[2,"box",Pr],[4,"tent",Or],[6,"hut",Cr],[9,"caravan",Tr],[12,"cottage",Ar],[15,"terrace",zr],[18,"villa",Er],[20,"manor",qr],[22,"tower",Lr],[25,"castle",Rr],[28,"palace",Nr],[1/0,"station",Br]],
jr=e=>Hc.find(([t])=>e<=t),Jt=e=>`fs.home.${jr(e)[1]}`;function Fc(e,t){if(t==="station")return{sky:"#161d3f",ground:"#161d3f"};let s=Math.min(e,28)/28;return{sky:`hsl(${205+(s<.7?0:(s-.7)*560)} ${25+
s*45}% ${80-Math.max(0,s-.75)*30}%)`,ground:`hsl(${70+s*45} ${22+s*14}% ${66-s*8}%)`}}function Kt({value:e,at:t}){let[,s,n]=jr(e),{sky:o,ground:r}=Fc(e,s);return a`<svg viewBox="0 0 100 140" aria-hidden="true" focusable="false" ...${t}>
        <rect x="1" y="1" width="98" height="138" rx="9" fill="#fdf8ec" stroke="#b9a987" stroke-width="1.5" />
        <rect x="6" y="40" width="88" height="94" rx="4" fill=${o} />
        ${s!=="station"&&a`
            <circle cx=${86-e%4*4} cy=${52+e%3*2} r="5" fill="#fff" opacity=".65" />
            <path d="M6 116h88v14a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4z" fill=${r} />`}
        <${n} />
        <rect x="6" y="40" width="88" height="94" rx="4" fill="none" stroke="#6b5a3c" stroke-opacity=".45" />
        <text x="10" y="32" font-size=${e>99?27:33} font-weight="800" fill="#2c2418">${e}</text>
        <path d="M74 30V19l10-8 10 8v11z" fill="none" stroke="#8a774f" stroke-width="2.5" stroke-linejoin="round" />
    </svg>`}var Dr={houses:Kt,cheques:Mr},yn={houses:xr,cheques:_r},Ic=10;function Hr(e,t,s){return e==="cheques"?s("fs.cheque",{cheque:t}):s("fs.house.named",{house:t,home:s(Jt(t))})}function ie({kind:e,value:t,
t:s,chosen:n=!1}){let o=Dr[e];return a`
        <span class="fs-card fs-${e} ${n?"is-chosen":""}" role="img" aria-label=${Hr(e,t,s)}>
            <${o} value=${t} />
        </span>`}function Te({kind:e,value:t,props:s}){let n=Dr[e];return a`
        <button type="button" class="fs-card fs-playable fs-${e}" ...${s}><${n} value=${t} /></button>`}function Fr({kind:e,label:t}){let s=yn[e];return a`<span class="fs-card fs-${e}" role="img" aria-label=${t}><${s} /></span>`}
function Ir({kind:e,count:t,t:s}){let n=yn[e],o=s(`fs.deck.${e}`,{count:t});return a`
        <div class="fs-deck ${t===0?"is-empty":""}" data-deck=${e} role="img" aria-label=${o}>
            <span class="fs-card fs-${e}">${t>0&&a`<${n} />`}</span>
            <span class="fs-deck-count" aria-hidden="true">${t}</span>
        </div>`}var Wc={houses:{box:"0 0 36 42",outline:"M2 16L18 2l16 14v24H2z",x:18,y:32},cheques:{box:"0 6 42 30",outline:"M2 8h38v26H2z",x:21,y:27}};function Gc({kind:e,value:t,t:s}){let{box:n,outline:o,
x:r,y:l}=Wc[e];return a`
        <svg class="fs-mini fs-mini-${e}" viewBox=${n} role="img" aria-label=${Hr(e,t,s)}>
            <path d=${o} />
            <text x=${r} y=${l} text-anchor="middle" font-size=${t>99?13:17}>${t}</text>
        </svg>`}var Fe=({kind:e,cards:t,t:s})=>a`
    <span class="fs-pile">
        ${t.map((n,o)=>a`<${Gc} key=${`${n}/${o}`} kind=${e} value=${n} t=${s} />`)}
    </span>`;function Wr({kind:e,count:t}){let s=yn[e],n=Array.from({length:Math.min(t,Ic)},()=>a`<span><${s} /></span>`);return a`<span class="fs-fan" aria-hidden="true">${n}</span>`}var Ae=e=>Array.isArray(e),ze=e=>Ae(e)?e.length:typeof e=="number"?e:e.hidden,fe=(e,t)=>Object.hasOwn(e,t)?e[t]:void 0,Gr=e=>e.reduce((t,s)=>t+s,0),Uc=new Set(["left-empty-handed","house-taken","house\
-won","house-sold","sweep"]);function Ur(e){let t=[],s=[];for(let n of e)(n.type==="houses-revealed"||n.type==="cheques-revealed")&&(t=[]),Uc.has(n.type)&&(t.push(n),s=t);return s}function kn(e){return e.phase==="selling"?e.players.filter(t=>ze(t.houses)>0):e.players.filter(t=>!e.passed.includes(t.id))}function Zt(e){let{houses:t}=e.market;return t.length===0?null:{house:kn(e).
length>t.length?null:t[0]}}var Vr=e=>Math.max(0,...Object.values(e.bids)),Jr=({cheques:e,coins:t})=>Gr(e)+(t??0);function Kr(e,t){let s=new Map,n=(o,r)=>s.set(o,(s.get(o)??0)+r);for(let o of Vc(e,t))n(
o,1);for(let o of e.players.flatMap(({cheques:r})=>r))n(o,-1);return[...s].sort(([o],[r])=>o-r)}var Vc=(e,t)=>e.options.cheques??Ne(t,e,"cheques");function Jc(e,t,s){let n=Zt(s);return n===null?t("fs.pass"):n.house!==null?t("fs.pass.house",{house:n.house}):t(fe(s.bids,e)===void 0?"fs.pass.nothing":"fs.pass.bid-back")}function Ie(e,t,s){switch(e.
type){case"bid":return t("fs.bid");case"pass":return Jc(e.player,t,s);case"sell":return t("fs.sell.named",{house:e.house,home:t(Jt(e.house))});case"reveal":return t(e.houses?"fs.reveal.houses":"fs.rev\
eal.cheques")}}function Zr({view:e,legal:t,act:s,t:n,player:o}){let r=t.filter(({type:u})=>u==="sell"),l=t.filter(u=>!r.includes(u)),i=Ae(e.players.find(({id:u})=>u===o).houses),c=u=>Ie(u,n,e),d=u=>F({label:c(u),action:u,
onAct:()=>s(u)});return a`<div class="fs-actions">
        ${l.map(u=>a`
            <button type="button" class="action" key=${u.type} ...${d(u)}>${c(u)}</button>`)}
        ${r.length>0&&a`<p>${n(i?"fs.sell.from-hand":"fs.sell.which",{player:o})}</p>`}
        ${r.length>0&&!i&&a`<ul class="fs-picks">
            ${r.map(u=>a`<li key=${u.house}>
                <${Te} kind="houses" value=${u.house} props=${d(u)} />
            </li>`)}
        </ul>`}
    </div>`}var Qt=5,Kc=6,Zc=(e,t)=>a`<g>
    <path d=${`M${e-9} ${t}v3a9 3.5 0 0 0 18 0v-3z`} fill="#a8761a" />
    <ellipse cx=${e} cy=${t} rx="9" ry="3.5" fill="#efc550" stroke="#8f6414" stroke-width=".8" />
    <ellipse cx=${e} cy=${t} rx="5.5" ry="1.9" fill="none" stroke="#b98a25" stroke-width=".7" /></g>`;function We({count:e}){if(e===0)return null;let t=Math.min(e,Qt*Kc),s=Math.ceil(t/Qt),n=Array.from(
{length:t},(o,r)=>Zc(10+Math.floor(r/Qt)*16,24-r%Qt*4));return a`<svg class="fs-coins" viewBox=${`0 0 ${s*16+4} 32`} aria-hidden="true" focusable="false">
        ${n}</svg>`}var Qr=()=>a`<svg class="fs-coins" viewBox="0 0 28 32" aria-hidden="true" focusable="false">
    <path d="M10 10C2 16 2 30 14 30s12-14 4-20z" fill="#94623a" stroke="#5f3d22" stroke-width="1.2" />
    <path d="M9 3l5 3 5-3-2 7h-6z" fill="#b07a4b" stroke="#5f3d22" stroke-width="1.2" />
    <path d="M9 10h10" stroke="#e5bf57" stroke-width="2" stroke-linecap="round" />
    <text x="14" y="25" text-anchor="middle" font-size="12" font-weight="700" fill="#fff3dc">?</text></svg>`;var Yt=e=>({"--seat":`var(--player-${e})`}),Xt=({id:e,number:t})=>a`
    <h4><span class="fs-number" aria-hidden="true">${t}</span><span class="fs-name">${e}</span></h4>`;function Qc({player:e,number:t,standing:s,t:n}){let{cheque_total:o,coins:r}=s.breakdown;return a`<li class="fs-final-row" data-seat=${e.id} style=${Yt(t)}>
        <${Xt} id=${e.id} number=${t} />
        <ul class="fs-spread" aria-label=${n("fs.cheques")}>
            ${e.cheques.map((l,i)=>a`
                <li key=${i}><${ie} kind="cheques" value=${l} t=${n} /></li>`)}
        </ul>
        <dl class="fs-sums">
            <div><dt>${n("fs.cheques")}</dt><dd>${o}</dd></div>
            <div><dt>${n("fs.coins")}</dt><dd><${We} count=${r} />${r}</dd></div>
            <div class="fs-total"><dt>${n("fs.total")}</dt><dd>${s.total}</dd></div>
        </dl>
    </li>`}function Yr({view:e,scores:t,t:s}){let n=({id:o})=>t.standings.find(({player:r})=>r===o);return a`<section class="fs-market" aria-label=${s("fs.phase.finished")}>
        <h3>${s("fs.phase.finished")}</h3>
        <ol class="fs-final">
            ${e.players.map((o,r)=>a`
                <${Qc} key=${o.id} player=${o} number=${r+1} standing=${n(o)} t=${s} />`)}
        </ol>
    </section>`}function Yc({house:e,sell:t,act:s,chosen:n,t:o}){if(!t)return a`<${ie} kind="houses" value=${e} t=${o} chosen=${n} />`;let r=F({label:Ie(t,o),action:t,onAct:()=>s(t)});return a`<${Te} kind="houses" value=${e} props=${r} />`}
function Xc(e,t){return e.length>0?"fs.hand.choose":t===null?"fs.hand":"fs.hand.chosen"}function Xr({view:e,legal:t,act:s,seat:n,t:o}){let r=e.players.find(({id:c})=>c===n);if(!r||!Ae(r.houses)||r.houses.
length===0)return null;let l=t.filter(({type:c})=>c==="sell"),i=fe(e.choices,n)??null;return a`<section class="fs-hand" data-hand=${n} aria-label=${o("fs.hand.of",{player:n})}>
        <h3>${o(Xc(l,i),{house:i})}</h3>
        <ul>
            ${r.houses.map(c=>a`<li key=${c} data-house=${c}>
                <${Yc} house=${c} sell=${l.find(d=>d.house===c)} act=${s}
                    chosen=${c===i} t=${o} />
            </li>`)}
        </ul>
    </section>`}var ea=e=>({"--cards":Math.max(e.length,3)});function eu(e,t,s,n){return e===s.house?n("fs.note.next"):e===t.at(-1)?n("fs.note.last"):""}function tu({view:e,t}){let{houses:s}=e.market,n=Zt(e);return a`
        <ul class="fs-offer" style=${ea(s)} aria-label=${t("fs.offer.houses")}>
            ${s.map(o=>a`<li key=${o} data-house=${o}>
                <${ie} kind="houses" value=${o} t=${t} />
                <span class="fs-note">${eu(o,s,n,t)}</span>
            </li>`)}
        </ul>
        ${n&&n.house===null&&a`<p class="fs-hint">${t("fs.note.empty-handed")}</p>`}`}function su({player:e,view:t,t:s}){let n=fe(t.choices,e),o=n!==void 0,r=s("fs.sealed.awaited",{player:e});return a`<li data-sealed=${e} data-chosen=${String(
o)}>
        ${!o&&a`<span class="fs-card fs-houses fs-blank" role="img" aria-label=${r}></span>`}
        ${n===null&&a`<${Fr} kind="houses" label=${s("fs.sealed.chosen",{player:e})} />`}
        ${o&&n!==null&&a`<${ie} kind="houses" value=${n} t=${s} />`}
        <span class="fs-note">${e}</span>
    </li>`}function nu({view:e,t}){let{cheques:s}=e.market;return a`
        <ul class="fs-offer fs-offer-cheques" style=${ea(s)} aria-label=${t("fs.offer.cheques")}>
            ${s.map((n,o)=>a`<li key=${o} data-cheque=${n}>
                <${ie} kind="cheques" value=${n} t=${t} />
            </li>`)}
        </ul>
        <ul class="fs-offer fs-sealed-row" aria-label=${t("fs.sealed")}>
            ${kn(e).map(({id:n})=>a`<${su} key=${n} player=${n} view=${e} t=${t} />`)}
        </ul>`}function ou({view:e,t}){if(e.phase!=="buying"||e.market.houses.length===0)return null;let s=Vr(e);return a`<p class="fs-high">${s===0?t("fs.bid.none"):t("fs.bid.highest",{bid:s})}</p>`}
function ta({view:e,toAct:t,t:s}){let n=e.phase==="buying",o=n?"houses":"cheques",r=n?tu:nu,l=i=>a`<${Ir} kind=${i} count=${ze(e.decks[i])} t=${s} />`;return a`<section class="fs-market" data-fs="market" aria-label=${s(
"fs.market")}>
        <header>
            <h3>${s(`fs.phase.${e.phase}`,{round:e.round})}</h3>
            <${ou} view=${e} t=${s} />
        </header>
        <div class="fs-middle">
            ${l(o)}
            <div class="fs-laid">
                ${t.includes("table")&&a`<p class="fs-hint">${s(`fs.awaited.${o}`)}</p>`}
                <${r} view=${e} t=${s} />
            </div>
            ${n&&l("cheques")}
        </div>
    </section>`}var es=(e,t,s)=>a`<${Fe} kind=${e} cards=${t} t=${s} />`,sa=(e,t,s,n)=>a`<span>${e+t===0?n("fs.outcome.free"):n(s,{paid:e,refund:t})}</span>`,na=(e,t,s)=>a`
    ${es("houses",e,s)}
    <span role="img" aria-label=${s("fs.sold-for")}>→</span>
    ${es("cheques",t,s)}`,ru={"left-empty-handed":({refund:e},t)=>a`<span>${t("fs.outcome.nothing",{refund:e})}</span>`,"house-taken":({house:e,paid:t,refund:s},n)=>[es("houses",[e],n),sa(t,s,"fs.outc\
ome.taken",n)],"house-won":({house:e,paid:t},s)=>[es("houses",[e],s),sa(t,0,"fs.outcome.won",s)],"house-sold":({house:e,cheque:t},s)=>na([e],[t],s),sweep:({houses:e,cheques:t},s)=>na(e,t,s)};function oa({
events:e,t}){let s=Ur(e);return s.length===0?null:a`<section class="fs-outcome" aria-label=${t("fs.outcome")}>
        <h3>${t("fs.outcome")}</h3>
        <ul>
            ${s.map((n,o)=>a`
                <li key=${o} data-outcome=${n.player}><b>${n.player}</b>${ru[n.type](n,t)}</li>`)}
        </ul>
    </section>`}function au(e,t,s,n){let{id:o}=e,r=t.phase==="selling";return[o===n&&"you",s.includes(o)&&"to-act",t.forfeits?.some(({seat:l})=>l===o)&&"forfeited",t.passed.includes(o)&&"passed",r&&fe(t.choices,o)!==
void 0&&"chosen",r&&ze(e.houses)===0&&"sold-out",!r&&t.first_player===o&&"starts"].filter(Boolean)}function ra({count:e,t}){return e===null?a`<${Qr} /><span class="fs-soft">${t("fs.hidden")}</span>`:a`<b class="fs-figure">${e}</b><${We} count=${e} />`}
function aa({kind:e,cards:t,t:s,inHand:n=!1}){let o=ze(t),r=Ae(t)&&!n;return a`
        <b class="fs-figure">${o}</b>
        ${r&&a`<${Fe} kind=${e} cards=${t} t=${s} />`}
        ${!r&&a`<${Wr} kind=${e} count=${o} />`}`}var ts=({name:e,term:t,children:s})=>a`
    <div class="fs-line fs-line-${e}" data-line=${e}><dt>${t}</dt><dd>${s}</dd></div>`,lu=({signs:e,t})=>a`
    <ul class="fs-signs" aria-label=${t("fs.signs")}>
        ${e.map(s=>a`<li key=${s} class="fs-sign fs-sign-${s}">${t(`fs.sign.${s}`)}</li>`)}
    </ul>`;function iu({player:e,number:t,view:s,toAct:n,seat:o,t:r}){let{id:l,coins:i,houses:c,cheques:d}=e,u=au(e,s,n,o),p=fe(s.bids,l),f=u.map(m=>`is-${m}`).join(" ");return a`<li class="fs-seat ${f}" data-seat=${l} style=${Yt(
t)}>
        <${Xt} id=${l} number=${t} />
        <${lu} signs=${u} t=${r} />
        <dl>
            ${p!==void 0&&a`<${ts} name="bid" term=${r("fs.bid")}><${ra} count=${p} /><//>`}
            <${ts} name="coins" term=${r("fs.coins")}><${ra} count=${i} t=${r} /><//>
            <${ts} name="houses" term=${r("fs.houses")}>
                <${aa} kind="houses" cards=${c} inHand=${l===o} t=${r} />
            <//>
            ${s.phase==="selling"&&a`<${ts} name="cheques" term=${r("fs.cheques")}>
                <${aa} kind="cheques" cards=${d} t=${r} />
            <//>`}
        </dl>
    </li>`}function la({view:e,toAct:t,seat:s,t:n}){let o={view:e,toAct:t,seat:s,t:n};return a`<section class="fs-seats" aria-label=${n("fs.seats")}>
        <ol data-seats=${e.players.length}>
            ${e.players.map((r,l)=>a`
                <${iu} key=${r.id} player=${r} number=${l+1} ...${o} />`)}
        </ol>
    </section>`}function ia({view:e,legal:t,act:s,t:n,seat:o,toAct:r,scores:l,last:i,log:c=i}){let d=a`<${oa} events=${c} t=${n} />`;return e.phase==="finished"?a`<div class="fs-board" data-phase="finished"><${Yr} view=${e} scores=${l} t=${n} />${d}</div>`:
a`<div class="fs-board" data-phase=${e.phase}>
        <${ta} view=${e} toAct=${r} t=${n} />
        <${Xr} view=${e} legal=${t} act=${s} seat=${o} t=${n} />
        ${d}
        <${la} view=${e} toAct=${r} seat=${o} t=${n} />
    </div>`}var vn=({name:e,amount:t,total:s=!1,children:n})=>a`
    <li class="fs-score-line ${s?"is-total":""}">
        <span class="fs-score-name">${e}</span>
        <span class="fs-score-of">${n}</span>
        <b class="fs-amount">${t}</b>
    </li>`;function ca({standing:e,t}){let{cheques:s,cheque_total:n,coins:o}=e.breakdown;return a`<ul class="fs-breakdown" aria-label=${t("fs.breakdown.of",{player:e.player})}>
        <${vn} name=${t("fs.cheques")} amount=${n}>
            <${Fe} kind="cheques" cards=${s} t=${t} />
            <span class="fs-sum">${s.join(" + ")}</span>
        <//>
        <${vn} name=${t("fs.coins.left")} amount=${o}><${We} count=${o} /><//>
        <${vn} name=${t("fs.total")} amount=${e.total} total=${!0} />
    </ul>`}var ua=[{kind:"coins",name:"fs.coins",at:{"/players/*/coins":""}},{kind:"house",name:"fs.correct.house",at:{"/market/houses/*":"fs.market","/players/*/houses/*":"","/sold/*":"fs.correct.sold"},of:"hou\
ses",unseen:["/decks/houses/*","/removed/houses/*"],ascending:["/market/houses","/players/*/houses","/sold","/removed/houses"],follow:["/choices/*"]},{kind:"cheque",name:"fs.correct.cheque",at:{"/mark\
et/cheques/*":"fs.market","/players/*/cheques/*":""},of:"cheques",unseen:["/decks/cheques/*","/removed/cheques/*"],ascending:["/market/cheques","/players/*/cheques","/removed/cheques"]}];var cu={x:60,y:12,width:80,height:112},uu=[[2,"rotate(-26 100 210)"],[24,"rotate(26 100 210)"],[12,"rotate(0)"]],da=()=>a`<svg viewBox="-25 0 250 150" aria-hidden="true" focusable="false">
    ${uu.map(([e,t])=>a`<g transform=${t}><${Kt} value=${e} at=${cu} /></g>`)}
</svg>`;var pa=({ruleset:e,variant:t,options:s,players:n})=>({ruleset:e,variant:t,options:s,players:n.map(o=>({id:o,coins:null,cheques:[]}))}),wn=(e,t,s)=>({...e,players:e.players.map(n=>n.id===t?{...n,...s(n)}:
n)}),fa=(e,t,s)=>wn(e,t,()=>({coins:s})),ha=(e,t,s)=>wn(e,t,({cheques:n})=>({cheques:[...n,s].sort((o,r)=>o-r)})),ma=(e,t,s)=>wn(e,t,({cheques:n})=>({cheques:n.filter((o,r)=>r!==s)})),$a=({ruleset:e,variant:t,
options:s,players:n})=>({ruleset:e,variant:t,options:s,players:n.map(({id:o,coins:r,cheques:l})=>({id:o,...r!==null&&{coins:r},cheques:l}))});var du=(e,t)=>e.some(({pointer:s})=>s?.startsWith(`/players/${t}/`));function pu({player:e,active:t,choose:s,error:n,t:o}){let{id:r,cheques:l}=e,i={count:l.length,total:Jr(e)};return a`
        <button type="button" aria-pressed=${String(t)} data-pad-player=${r} onClick=${()=>s(r)}>
            <b>${r}</b>
            <span>${o("fs.pad.so-far",i)}</span>
            ${n&&a`<span class="fs-error">${o("fs.pad.error")}</span>`}
        </button>`}function fu({player:e,draft:t,change:s,t:n}){let o=({currentTarget:{value:r}})=>s(fa(t,e.id,r===""?null:Math.max(0,Math.trunc(Number(r)))));return a`<label class="fs-coin-field">
        <span>${n("fs.pad.coins",{player:e.id})}</span>
        <input type="number" inputmode="numeric" min="0" step="1" name=${`coins/${e.id}`} onInput=${o}
            value=${e.coins??""} data-pointer=${`/players/${t.players.indexOf(e)}/coins`} />
    </label>`}function hu({player:e,draft:t,change:s,t:n}){if(e.cheques.length===0)return a`<p class="fs-soft">${n("fs.pad.none")}</p>`;let o=(r,l)=>({"aria-label":n("fs.pad.remove",{cheque:r,player:e.
id}),"data-taken":r,onClick:()=>s(ma(t,e.id,l))});return a`<ul class="fs-picks" aria-label=${n("fs.pad.taken",{player:e.id})}>
        ${e.cheques.map((r,l)=>a`<li key=${`${r}/${l}`}>
            <${Te} kind="cheques" value=${r} props=${o(r,l)} />
        </li>`)}
    </ul>`}function mu({player:e,draft:t,change:s,gameSheet:n,t:o}){let r=(l,i)=>({"aria-label":o("fs.pad.add",{cheque:l,player:e.id,count:i}),"data-pick":l,disabled:i<=0,onClick:()=>s(ha(t,e.id,l))});
return a`<ul class="fs-picks" aria-label=${o("fs.pad.left")}>
        ${Kr(t,n).map(([l,i])=>a`<li key=${l}>
            <${Te} kind="cheques" value=${l} props=${r(l,i)} />
            <span class="fs-note" aria-hidden="true">× ${i}</span>
        </li>`)}
    </ul>`}function ga({draft:e,change:t,gameSheet:s,t:n,errors:o=[]}){let[r,l]=g(null),i=e.players.find(({id:d})=>d===r)??e.players[0],c={player:i,draft:e,change:t,t:n};return a`<div class="fs-pad">
        <div class="fs-tabs" role="group" aria-label=${n("fs.pad.who")}>
            ${e.players.map((d,u)=>a`<${pu} key=${d.id} player=${d} active=${d===i}
                choose=${l} error=${du(o,u)} t=${n} />`)}
        </div>
        <section class="fs-pad-player" aria-label=${i.id}>
            <${fu} key=${i.id} ...${c} />
            <h3>${n("fs.pad.taken",{player:i.id})}</h3>
            <${hu} ...${c} />
            <h3>${n("fs.pad.left")}</h3>
            <${mu} ...${c} gameSheet=${s} />
        </section>
    </div>`}var ba={"fs.phase.buying":"Kauf · Runde {round}","fs.phase.selling":"Verkauf · Runde {round}","fs.phase.finished":"Alle Gebäude sind verkauft","fs.market":"Der Markt","fs.offer.houses":"Ausliegende\
 Gebäude","fs.offer.cheques":"Ausliegende Schecks","fs.deck.houses":"Gebäudestapel, Karten übrig: {count}","fs.deck.cheques":"Scheckstapel, Karten übrig: {count}","fs.awaited.houses":"Die nächsten\
 Gebäude werden aufgedeckt.","fs.awaited.cheques":"Die nächsten Schecks werden aufgedeckt.","fs.note.next":"wer aussteigt","fs.note.last":"Höchstgebot","fs.note.empty-handed":"Es liegen weniger Geb\
äude aus, als noch mitbieten: Wer jetzt aussteigt, bekommt keines und sein ganzes Gebot zurück.","fs.bid":"Gebot","fs.bid.none":"Noch kein Gebot","fs.bid.highest":"Höchstes Gebot: {bid}","fs.pass":"\
Aussteigen","fs.pass.house":"Aussteigen und Gebäude {house} nehmen","fs.pass.nothing":"Ohne Gebäude aussteigen","fs.pass.bid-back":"Ohne Gebäude aussteigen und das Gebot zurücknehmen","fs.reveal.h\
ouses":"Gebäude aufdecken","fs.reveal.cheques":"Schecks aufdecken","fs.sealed":"Verdeckt gewählte Gebäude","fs.sealed.awaited":"{player} hat noch nicht gewählt","fs.sealed.chosen":"Gebäude von {pl\
ayer}, verdeckt","fs.house.named":"Gebäude {house}, {home}","fs.cheque":"Scheck über {cheque}","fs.sell.named":"Gebäude {house} verkaufen, {home}","fs.sell.from-hand":"Wähle auf dem Tisch aus deine\
r Hand das Gebäude, das du verkaufst.","fs.sell.which":"Welches Gebäude verkauft {player}?","fs.hand":"Deine Gebäude","fs.hand.choose":"Wähle verdeckt ein Gebäude, das du verkaufst","fs.hand.chos\
en":"Gebäude {house} ist gewählt und bleibt verdeckt, bis alle gewählt haben","fs.hand.of":"Gebäude von {player}","fs.seats":"Mitspielende","fs.coins":"Münzen","fs.coins.left":"Übrige Münzen","\
fs.houses":"Gebäude","fs.cheques":"Schecks","fs.total":"Summe","fs.hidden":"verdeckt","fs.signs":"Gerade","fs.sign.you":"du","fs.sign.to-act":"am Zug","fs.sign.passed":"ausgestiegen","fs.sign.chosen":"\
hat gewählt","fs.sign.forfeited":"aufgegeben","fs.sign.sold-out":"keine Gebäude mehr","fs.sign.starts":"beginnt","fs.outcome":"Letzte Geschäfte","fs.outcome.nothing":"kein Gebäude; {refund} zurück",
"fs.outcome.free":"umsonst","fs.outcome.taken":"zahlt {paid}, {refund} zurück","fs.outcome.won":"zahlt {paid}, das höchste Gebot","fs.sold-for":"verkauft für","fs.breakdown.of":"Wertung von {player\
}","fs.pad.who":"Wessen Karten eingetragen werden","fs.pad.so-far":"Schecks: {count} · Summe: {total}","fs.pad.coins":"Übrige Münzen von {player}","fs.pad.taken":"Schecks von {player}","fs.pad.none":"\
Noch keine: unten auswählen.","fs.pad.left":"Noch nicht vergebene Schecks","fs.pad.add":"{player} einen Scheck über {cheque} geben (übrig: {count})","fs.pad.remove":"{player} den Scheck über {chequ\
e} wieder wegnehmen","fs.pad.error":"zu berichtigen","fs.home.box":"ein Pappkarton","fs.home.tent":"ein Zelt","fs.home.hut":"eine Holzhütte","fs.home.caravan":"ein Wohnwagen","fs.home.cottage":"ein H\
äuschen mit Reetdach","fs.home.terrace":"ein Reihenhaus","fs.home.villa":"eine Villa","fs.home.manor":"ein Herrenhaus","fs.home.tower":"ein Wolkenkratzer","fs.home.castle":"eine Burg","fs.home.palace":"\
ein Palast","fs.home.station":"eine Raumstation","fs.correct.house":"Ein Gebäude","fs.correct.cheque":"Ein Scheck","fs.correct.sold":"verkauft"};var ya={"fs.phase.buying":"Buying · round {round}","fs.phase.selling":"Selling · round {round}","fs.phase.finished":"All houses are sold","fs.market":"The market","fs.offer.houses":"Houses for sale",
"fs.offer.cheques":"Cheques on offer","fs.deck.houses":"House deck, cards left: {count}","fs.deck.cheques":"Cheque deck, cards left: {count}","fs.awaited.houses":"The next houses are being turned up.",
"fs.awaited.cheques":"The next cheques are being turned up.","fs.note.next":"next to pass","fs.note.last":"highest bidder","fs.note.empty-handed":"More players than houses: the next to pass takes none\
 and gets the whole bid back.","fs.bid":"Bid","fs.bid.none":"No bid yet","fs.bid.highest":"Highest bid: {bid}","fs.pass":"Pass","fs.pass.house":"Pass and take house {house}","fs.pass.nothing":"Pass wi\
thout a house","fs.pass.bid-back":"Pass without a house and take your bid back","fs.reveal.houses":"Turn up houses","fs.reveal.cheques":"Turn up cheques","fs.sealed":"Houses chosen unseen","fs.sealed.\
awaited":"{player} has not chosen yet","fs.sealed.chosen":"House chosen by {player}, face down","fs.house.named":"House {house}, {home}","fs.cheque":"Cheque of {cheque}","fs.sell.named":"Sell house {h\
ouse}, {home}","fs.sell.from-hand":"Choose the house to sell from your hand on the table.","fs.sell.which":"Which house does {player} sell?","fs.hand":"Your houses","fs.hand.choose":"Choose a house to\
 sell, unseen by the others","fs.hand.chosen":"House {house} is chosen; it stays hidden until everyone has chosen","fs.hand.of":"Houses of {player}","fs.seats":"Players","fs.coins":"Coins","fs.coins.l\
eft":"Coins left","fs.houses":"Houses","fs.cheques":"Cheques","fs.total":"Total","fs.hidden":"hidden","fs.signs":"Now","fs.sign.you":"you","fs.sign.to-act":"to act","fs.sign.passed":"passed","fs.sign.\
chosen":"has chosen","fs.sign.forfeited":"forfeited","fs.sign.sold-out":"no houses left","fs.sign.starts":"starts","fs.outcome":"Last deals","fs.outcome.nothing":"no house; {refund} back","fs.outcome.\
free":"for nothing","fs.outcome.taken":"paid {paid}, {refund} back","fs.outcome.won":"paid {paid}, the highest bid","fs.sold-for":"sold for","fs.breakdown.of":"Score of {player}","fs.pad.who":"Whose c\
ards are entered","fs.pad.so-far":"cheques: {count} · total: {total}","fs.pad.coins":"Coins left to {player}","fs.pad.taken":"Cheques of {player}","fs.pad.none":"None yet: pick them below.","fs.pad.l\
eft":"Cheques not given out yet","fs.pad.add":"Give {player} a cheque of {cheque} (left: {count})","fs.pad.remove":"Take the cheque of {cheque} back from {player}","fs.pad.error":"to be corrected","fs\
.home.box":"a cardboard box","fs.home.tent":"a tent","fs.home.hut":"a wooden hut","fs.home.caravan":"a caravan","fs.home.cottage":"a cottage","fs.home.terrace":"a terraced house","fs.home.villa":"a vi\
lla","fs.home.manor":"a manor","fs.home.tower":"a skyscraper","fs.home.castle":"a castle","fs.home.palace":"a palace","fs.home.station":"a space station","fs.correct.house":"A house","fs.correct.chequ\
e":"A cheque","fs.correct.sold":"sold"};var ka={"fs.phase.buying":"Achat · manche {round}","fs.phase.selling":"Vente · manche {round}","fs.phase.finished":"Toutes les maisons sont vendues","fs.market":"Le marché","fs.offer.houses":"Maiso\
ns à vendre","fs.offer.cheques":"Chèques proposés","fs.deck.houses":"Pioche des maisons, cartes restantes : {count}","fs.deck.cheques":"Pioche des chèques, cartes restantes : {count}","fs.awaite\
d.houses":"On révèle les maisons suivantes.","fs.awaited.cheques":"On révèle les chèques suivants.","fs.note.next":"à qui passe","fs.note.last":"au plus offrant","fs.note.empty-handed":"Il y a m\
oins de maisons que de joueurs : qui passe maintenant n’en prend aucune et récupère toute sa mise.","fs.bid":"Enchère","fs.bid.none":"Pas encore d’enchère","fs.bid.highest":"Enchère la plus h\
aute : {bid}","fs.pass":"Passer","fs.pass.house":"Passer et prendre la maison {house}","fs.pass.nothing":"Passer sans prendre de maison","fs.pass.bid-back":"Passer sans maison et reprendre sa mise","\
fs.reveal.houses":"Révéler des maisons","fs.reveal.cheques":"Révéler des chèques","fs.sealed":"Maisons choisies en secret","fs.sealed.awaited":"{player} n’a pas encore choisi","fs.sealed.chosen":"\
Maison choisie par {player}, face cachée","fs.house.named":"Maison {house}, {home}","fs.cheque":"Chèque de {cheque}","fs.sell.named":"Vendre la maison {house}, {home}","fs.sell.from-hand":"Choisisse\
z sur la table, dans votre main, la maison que vous vendez.","fs.sell.which":"Quelle maison vend {player} ?","fs.hand":"Vos maisons","fs.hand.choose":"Choisissez une maison à vendre, à l’insu des aut\
res","fs.hand.chosen":"Maison {house} choisie ; elle reste cachée jusqu’à ce que tout le monde ait choisi","fs.hand.of":"Maisons de {player}","fs.seats":"Joueurs","fs.coins":"Pièces","fs.coins.l\
eft":"Pièces restantes","fs.houses":"Maisons","fs.cheques":"Chèques","fs.total":"Total","fs.hidden":"cachées","fs.signs":"En ce moment","fs.sign.you":"vous","fs.sign.to-act":"à jouer","fs.sign.pas\
sed":"a passé","fs.sign.chosen":"a choisi","fs.sign.forfeited":"forfait","fs.sign.sold-out":"plus de maison","fs.sign.starts":"commence","fs.outcome":"Dernières affaires","fs.outcome.nothing":"aucun\
e maison ; récupère {refund}","fs.outcome.free":"pour rien","fs.outcome.taken":"paie {paid}, récupère {refund}","fs.outcome.won":"paie {paid}, la plus haute enchère","fs.sold-for":"vendue contre",
"fs.breakdown.of":"Score de {player}","fs.pad.who":"À qui sont les cartes saisies","fs.pad.so-far":"chèques : {count} · total : {total}","fs.pad.coins":"Pièces restant à {player}","fs.pad.taken":"\
Chèques de {player}","fs.pad.none":"Aucun pour l’instant : prenez-les ci-dessous.","fs.pad.left":"Chèques pas encore attribués","fs.pad.add":"Donner à {player} un chèque de {cheque} (restants : \
{count})","fs.pad.remove":"Reprendre à {player} le chèque de {cheque}","fs.pad.error":"à corriger","fs.home.box":"une boîte en carton","fs.home.tent":"une tente","fs.home.hut":"une cabane en bois",
"fs.home.caravan":"une caravane","fs.home.cottage":"une chaumière","fs.home.terrace":"une maison de ville","fs.home.villa":"une villa","fs.home.manor":"un manoir","fs.home.tower":"un gratte-ciel","fs\
.home.castle":"un château fort","fs.home.palace":"un palais","fs.home.station":"une station spatiale","fs.correct.house":"Une maison","fs.correct.cheque":"Un chèque","fs.correct.sold":"vendue"};var va={id:"for-sale",words:{en:ya,fr:ka,de:ba},Emblem:da,Board:ia,label:Ie,Actions:Zr,Piece:({component:e,value:t,t:s})=>a`<${ie} kind=${e} value=${t} t=${s} />`,Breakdown:ca,scorePad:{empty:pa,Form:ga,
request:$a},corrections:ua,sealed:["sell"]};var ve=["blue","green","yellow","purple","red","white"],$u=[12,24,36].map(e=>`M3 ${e}q5.25-6 10.5 0t10.5 0 10.5 0 10.5 0`).join(""),gu=[9,24,39].map(e=>[9,19,29,39].map(t=>`M${t} ${e}h.01`).join("")).
join(""),wa="M3 15L15 3M3 27L27 3M3 39L39 3M9 45L45 9M21 45L45 21M33 45L45 33",bu=`${wa}M33 3L45 15M21 3L45 27M9 3L45 39M3 9L39 45M3 21L27 45M3 33L15 45`,yu="M3 13.5h42M3 24h42M3 34.5h42M17 3v10.5M33 \
3v10.5M9 13.5v10.5M40 13.5v10.5M8 24v10.5M39 24v10.5M17 34.5v10.5M33 34.5v10.5",ku={blue:$u,green:gu,yellow:wa,purple:bu,red:yu,white:"M9 9h30v30h-30z"},dt=({box:e,kind:t,children:s})=>a`<svg class=${`\
es-piece ${t}`} viewBox=${e} aria-hidden="true" focusable="false">${s}</svg>`,Z=({colour:e,value:t})=>a`
    <${dt} box="0 0 48 48" kind=${`es-cube es-${e}`}>
        <rect class="es-face" x="1.5" y="1.5" width="45" height="45" rx="5" />
        <path class=${`es-pattern${e==="green"?" es-pattern--dots":""}`} d=${ku[e]} />
        <path class="es-gleam" d="M6 4.5h36" />
        ${t!=null&&a`<circle class="es-plate" cx="24" cy="24" r="13.5" /><text x="24" y="32">${t}</text>`}
    <//>`,he=({value:e})=>a`
    <${dt} box="0 0 60 32" kind=${`es-roof${e==null?" es-roof--back":""}`}>
        <path class="es-face" d="M1.5 30.5L13 4.5Q14 2.5 16.5 2.5H43.5Q46 2.5 47 4.5L58.5 30.5Z" />
        <path class="es-pattern" d="M10 12h8M42 12h8M7 21h11M42 21h11" />
        <text x="30" y="25">${e??"?"}</text>
    <//>`,vu={shorten:"−",lengthen:"+"},xn=(e,t)=>`${vu[t]??"±"}${e}`,_n=({value:e,effect:t})=>a`
    <${dt} box="0 0 48 48" kind=${`es-permit es-permit--${t??"open"}`}>
        <path class="es-post" d="M24 30v17" />
        <rect class="es-face" x="2" y="5" width="44" height="27" rx="3" />
        <path class="es-pattern" d="M6 9h36v19H6z" />
        <text x="24" y="26">${xn(e,t)}</text>
    <//>`,Ge=()=>a`
    <${dt} box="0 0 48 48" kind="es-mayor">
        <path class="es-face" d="M12 5Q24 1 36 5L34 31H14Z" />
        <path class="es-band" d="M13.6 23H34.4L34 30H14Z" />
        <path class="es-face" d="M3 31Q24 25 45 31Q46 37 24 39Q2 37 3 31Z" />
        <text x="24" y="19">×2</text>
    <//>`,wu=()=>a`
    <${dt} box="0 0 48 48" kind="es-cancel">
        <rect class="es-face" x="3" y="3" width="42" height="42" rx="5" />
        <path class="es-cross" d="M14 14L34 34M34 14L14 34" />
    <//>`,ss=()=>a`
    <svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true"><path class="es-gavel" d="M3 17.5h8M5.5 5.5l5-3.5 4 5.5-5 3.5zM12 9l6 6" /></svg>`;function se({piece:e,effect:t}){return e.kind==="cube"?
a`<${Z} colour=${e.colour} value=${e.value} />`:e.kind==="rooftop"?a`<${he} value=${e.value} />`:e.kind==="permit"?a`<${_n} value=${e.value} effect=${t} />`:e.kind==="mayor"?a`<${Ge} />`:a`<${wu} />`}
function D(e,t){let s=e.colour&&t(`es.colour.${e.colour}`);return t(`es.piece.${e.kind}`,{colour:s,value:e.value})}var Mn=e=>e.lots.length===e.requirement&&e.lots.every(t=>t.rooftop!==null),Sn=({value:e,effect:t})=>t==="shorten"?-e:e,xa=(e,t)=>e.reduce((s,n)=>s+Sn(n),t.requirement);function pt(e,{row:t,effect:s,permit:n}){
let o=e.board[t];return s?o.requirement+Sn({value:e.placing.piece.value,effect:s}):o.requirement-Sn(o.permits.find(r=>r.value===n))}function ns({piece:e},t){if(e.kind!=="cube")return e;let s=t.market[e.
row-1];return{kind:"cube",...s[e.end==="left"?0:s.length-1]}}function ft(e){let t=Object.entries(e.bids).sort(([,s],[,n])=>n-s);return t.length>0?{player:t[0][0],amount:t[0][1]}:null}function _a(e,t,s){
let n=t.at(-1);return n===void 0||!s&&n.value>e.value}var Sa=(e,t)=>t.cash*e.length,Ma={rows:3,length:8};function we(e,t,s){return e.type==="offer"?xu(e,t,s):e.type==="place"?_u(e,t,s):e.type==="sell"||e.type==="keep"?t(`es.${e.type}`,ft(s.auction)):e.type==="reveal"?D({kind:"rooftop",value:e.rooftop},t):
t(`es.${e.type}`,{amount:e.amount})}function xu(e,t,s){let{piece:n}=e;if(n.kind==="rooftop")return t("es.offer.rooftop");if(n.kind!=="cube")return t("es.offer.piece",{piece:D(n,t)});let o=t(`es.end.${n.
end}`,{row:n.row});return t("es.offer.cube",{piece:D(ns(e,s),t),where:o})}function _u(e,t,s){let n=t(`es.row.${e.row}`);if(e.effect)return t(`es.place.${e.effect}`,{row:n,to:pt(s,e)});if(e.permit)return t(
"es.place.cancel",{row:n,permit:e.permit,to:pt(s,e)});if(!e.lot)return t("es.place.mayor",{row:n});let o=s.board[e.row].lots[e.lot-1];return o?t("es.place.building",{row:n,lot:e.lot,building:ht(o,t)}):
t("es.place.lot",{row:n,lot:e.lot})}var ht=(e,t)=>e.cubes.map(s=>t("es.cube",{colour:t(`es.colour.${s.colour}`),value:s.value})).join(", ");var os=e=>JSON.stringify(e);function Su({action:e,act:t,t:s,view:n}){let o=ns(e,n),r=o.kind==="rooftop"?s("es.supply.next"):D(o,s);return a`
        <button type="button" class="es-actions__offer" data-action=${os(e)} onClick=${()=>t(e)}>
            <${se} piece=${o} /><span>${r}</span>
        </button>`}function Pa({view:e,legal:t,act:s,t:n}){let o=t.filter(({type:l})=>l==="offer"),r=t.filter(({type:l})=>l!=="offer");return a`
        <div class="es es-actions">
            ${r.map(l=>a`
                <button type="button" class=${`action ${l.type}`} key=${os(l)} data-action=${os(l)} onClick=${()=>s(l)}>
                    ${we(l,n,e)}
                </button>`)}
            ${o.length>0&&a`
                <div role="group" aria-label=${n("es.offers")}>
                    <p class="es-note" aria-hidden="true">${n("es.offers")}</p>
                    <div class="es-actions__offers">
                        ${o.map(l=>a`<${Su} key=${os(l)} action=${l} act=${s} t=${n} view=${e} />`)}
                    </div>
                </div>`}
        </div>`}var Mu={offer:(e,t)=>[t("es.block.offer",{player:e.auctioneer}),e.stowed?t("es.block.stowed"):""],reveal:(e,t)=>[t("es.block.reveal",{player:e.auctioneer}),t("es.block.reveal.do")],bidding:(e,t)=>[Oa(
e,t),Pu(e,t)],settling:(e,t)=>[Oa(e,t),t("es.block.settle",{...ft(e.auction),auctioneer:e.auctioneer})],placing:(e,t)=>[t("es.block.placing",{player:e.placing.player,piece:D(e.placing.piece,t)}),t(`es\
.block.placing.${e.placing.piece.kind}`)],finished:(e,t)=>[t("es.block.finished"),t(`es.end.by.${e.ended_by}`)]},Oa=(e,t)=>t("es.block.offered",{player:e.auctioneer,piece:D(e.auction.piece,t)});function Pu(e,t){
let s=ft(e.auction);return s?t("es.block.bid",s):t("es.block.no-bid")}function Ou({phase:e,auction:t,placing:s}){return e==="reveal"?{kind:"rooftop"}:t?.piece??s?.piece}function Ca({view:e,t}){let s=Ou(
e),[n,o]=Mu[e.phase](e,t);return a`
        <section class="es-block" aria-labelledby="es-block">
            <div class="es-block__piece">${s?a`<${se} piece=${s} />`:a`<${ss} />`}</div>
            <div>
                <h2 id="es-block">${n}</h2>
                <p class="es-block__line">${o}</p>
            </div>
        </section>`}var Ta={"permit-1":{kind:"permit",value:1},"permit-2":{kind:"permit",value:2},"permit-3":{kind:"permit",value:3},mayor:{kind:"mayor"},cancel:{kind:"cancel"}},Aa=(e,t)=>e.kind===t.kind&&e.value===t.value;
function Pn({action:e,name:t,kind:s,act:n,t:o,view:r,children:l}){if(!e)return a`<span class=${`es-offer ${s}`} role="img" aria-label=${t}>${l}</span>`;let i=F({label:we(e,o,r),onAct:()=>n(e),action:e});
return a`<button type="button" class=${`es-offer es-target ${s}`} ...${i}>${l}</button>`}function Cu({cubes:e,number:t,offers:s,...n}){let o=l=>l===0?"left":l===e.length-1?"right":null,r=l=>s.find(({piece:i})=>i.
row===t&&i.end===o(l));return a`
        <li class="es-market__row">
            <span class="es-market__number" aria-hidden="true">${t}</span>
            ${e.map((l,i)=>a`
                <${Pn} action=${r(i)} name=${D({kind:"cube",...l},n.t)} kind="es-offer--cube" ...${n}>
                    <${Z} ...${l} />
                <//>`)}
            ${e.length===0&&a`<span class="es-note">${n.t("es.market.empty")}</span>`}
        </li>`}function za({view:e,legal:t,act:s,t:n}){let o=t.filter(({type:r,piece:l})=>r==="offer"&&l.kind==="cube");return a`
        <section class="es-panel es-market" aria-labelledby="es-market">
            <h2 id="es-market">${n("es.market")}</h2>
            <ol class="es-market__rows">
                ${e.market.map((r,l)=>a`
                    <${Cu} cubes=${r} number=${l+1} offers=${o} act=${s} t=${n} view=${e} />`)}
            </ol>
            <${qu} certificates=${e.certificates} t=${n} />
        </section>`}var Tu=e=>e.hidden??e.length??e;function Au({view:e,legal:t,act:s,t:n}){let o=Tu(e.rooftops),r=t.find(({type:l,piece:i})=>l==="offer"&&i.kind==="rooftop");return a`
        <li class="es-slot">
            <${Pn} action=${r} name=${n("es.rooftops.left",{count:o})} kind="es-offer--pile" act=${s} t=${n} view=${e}>
                ${o>0?a`<${he} />`:a`<span class="es-gone"></span>`}
            <//>
            <span class="es-slot__note">${n("es.rooftops.left",{count:o})}</span>
        </li>`}function zu({id:e,view:t,legal:s,act:n,t:o}){let r=Ta[e],l=D(r,o),i=t.specials.includes(e),c=s.find(d=>d.type==="offer"&&Aa(d.piece,r));return a`
        <li class="es-slot">
            ${i?a`<${Pn} action=${c} name=${l} kind="es-offer--special" act=${n} t=${o} view=${t}>
                    <${se} piece=${r} />
                <//>`:a`<span class="es-offer es-gone" aria-hidden="true"></span>`}
            <span class="es-slot__note">${i?l:o("es.gone",{name:l,where:o(Eu(e,r,t))})}</span>
        </li>`}function Eu(e,t,s){if(s.out_of_game.includes(e))return"es.gone.out";let n=s.auction?.piece??s.placing?.piece;return n&&Aa(n,t)?"es.gone.auction":"es.gone.board"}var Ea=e=>a`
    <section class="es-panel es-supply" aria-labelledby="es-supply">
        <h2 id="es-supply">${e.t("es.supply")}</h2>
        <ul class="es-slots">
            <${Au} ...${e} />
            ${Object.keys(Ta).map(t=>a`<${zu} key=${t} id=${t} ...${e} />`)}
        </ul>
    </section>`,On=({colour:e,t})=>a`
    <li class="es-deed"><${Z} colour=${e} /><span>${t(`es.colour.${e}`)}</span></li>`;function qu({certificates:e,t}){let s=ve.filter(n=>!(n in e));return s.length===0?null:a`
        <h3 class="es-market__free">${t("es.certificates.free")}</h3>
        <ul class="es-deeds">${s.map(n=>a`<${On} key=${n} colour=${n} t=${t} />`)}</ul>`}var rs=({cubes:e,rooftop:t,ghost:s})=>a`
    <span class="es-stack">
        ${e.map(n=>a`<${Z} ...${n} />`)}
        ${t!=null&&a`<${he} value=${t} />`}
        ${s&&a`<span class="es-ghost"><${se} piece=${s} /></span>`}
    </span>`;var ce=["upper","middle","lower"],Cn=e=>e<0?`−${-e}`:`${e}`,Ue=e=>e>0?`+${e}`:Cn(e);var Ve=({target:e,kind:t,children:s})=>a`
    <span class=${`es-spot ${t}`}><button type="button" class="es-target" ...${F(e)}></button>${s}</span>`;function Lu({lot:e,building:t,oneCube:s,beyond:n,t:o}){let r=s?` ${o("es.lot.one-cube")}`:"";if(!t)return`${o(n?"es.lot.beyond":"es.lot.empty",{lot:e})}${r}`;let l=t.rooftop===null?o("es.lot.open"):o(
"es.lot.roofed",{value:t.rooftop});return`${o("es.lot.built",{lot:e,stack:ht(t,o)})} ${l}${r}`}function Ru({permit:e,target:t,t:s}){let n=a`<${se} piece=${{kind:"permit",value:e.value}} effect=${e.effect} />`;
if(t)return a`<${Ve} kind="es-sign" target=${t}>${n}<span class="es-strike"></span><//>`;let o=s("es.sign",{permit:e.value,sign:xn(e.value,e.effect)});return a`<span class="es-sign" role="img" aria-label=${o}>${n}</span>`}
var Nu=({target:e})=>a`
    <${Ve} kind="es-sign" target=${e}>
        <span class="es-ghost"><${se} piece=${e.ghost} effect=${e.effect} /></span>
    <//>`,Bu=({points:e,player:t})=>a`
    <span class=${`es-points ${e<0?"es-points--bad":"es-points--good"}`}>
        <b>${Ue(e)}</b>
        <span class="es-points__holder">${t}</span>
    </span>`;function qa({lot:e,building:t,row:s,beyond:n,beside:o,oneCube:r,targets:l,fresh:i,scored:c,t:d}){let u=l.lots[e],p=["es-lot",n&&"es-lot--beyond",e===s.requirement&&"es-lot--last",r&&"es-l\
ot--dirt",i&&"es-lot--fresh",u?.pressed&&"es-lot--chosen"],f=a`<${rs} cubes=${t?.cubes??[]} rooftop=${t?.rooftop} ghost=${u?.ghost} />`,m=e===s.requirement+1?s.permits:[];return a`
        <li class=${p.filter(Boolean).join(" ")}>
            <div class="es-lot__air">
                ${m.map(h=>a`<${Ru} permit=${h} target=${l.cancels[h.value]} t=${d} />`)}
                ${l.signs[e]&&a`<${Nu} target=${l.signs[e]} />`}
                ${u?a`<${Ve} kind="es-lot__hit" target=${u}>${f}<//>`:t&&f}
            </div>
            ${!o&&a`
                <span class="es-ground" aria-hidden="true"><span>${e}</span>${r&&a`<small>${d("es.one-floor")}</small>`}</span>`}
            ${!u&&!o&&a`<span class="es-hidden">${Lu({lot:e,building:t,oneCube:r,beyond:n,t:d})}</span>`}
            ${c&&(t?a`<${Bu} ...${c.find(h=>h.lot===e)} />`:a`<span class="es-points"></span>`)}
        </li>`}var ju={lots:{},signs:{},cancels:{},mayor:null};function Du({mayor:e,target:t,t:s}){if(t)return a`<${Ve} kind="es-street" target=${t}><span class="es-ghost"><${Ge} /></span><//>`;let n=e&&a`<span role="img" aria-label=${s(
"es.mayor-here")}><${Ge} /></span>`;return a`<div class="es-street">${n}</div>`}function Hu({name:e,row:t,t:s}){let n=Mn(t),o=t.lots.filter(r=>r.rooftop!==null).length;return a`
        <div class="es-row__head">
            <h2>${s(`es.row.${e}`)}</h2>
            <p class="es-row__need">${s("es.row.finished",{roofed:o,requirement:t.requirement})}</p>
            <p class=${`es-row__state${n?" es-row__state--complete":""}`}>
                ${n?a`<span aria-hidden="true">✓ </span>`:""}${s(n?"es.row.complete":"es.row.incomplete")}
            </p>
        </div>`}function Fu(e,t,s){let n=Math.max(e.lots,t.requirement+1,...Object.keys(s).map(Number));return Array.from({length:n},(o,r)=>r+1)}function Iu({name:e,row:t,components:s,targets:n,fresh:o,
scored:r,t:l}){let i=s.requirement,c=p=>a`
        <${qa} key=${p} lot=${p} building=${t.lots[p-1]} row=${t} beyond=${p>t.requirement}
            beside=${p>s.lots} oneCube=${s.one_cube_lots[e].includes(p)} targets=${n}
            fresh=${o===p} scored=${r} t=${l} />`,d=(p,f)=>a`<ol class=${`es-lots es-lots--${f}`} start=${p[0]}>${p.map(c)}</ol>`,u=Fu(s,t,n.signs);return a`
        <section class=${`es-row${Mn(t)?" es-row--complete":""}`} aria-label=${l(`es.row.${e}`)} data-pointer=${`/board/${e}`}>
            <${Hu} name=${e} row=${t} t=${l} />
            <div class="es-row__land">
                <${Du} mayor=${t.mayor} target=${n.mayor} t=${l} />
                ${d(u.slice(0,i),"near")}
                <span class="es-river" aria-hidden="true"></span>
                ${d(u.slice(i),"far")}
            </div>
        </section>`}function Wu(e){let t=[...e.querySelectorAll(".es-target")].map(o=>o.offsetLeft-e.offsetLeft+o.offsetWidth),s=Math.min(...t),n=e.scrollLeft+e.clientWidth;t.length>0&&(s>n||s<e.scrollLeft)&&
(e.scrollLeft=s-e.clientWidth/2)}function as({board:e,components:t,targets:s={},fresh:n,scores:o,t:r}){let l=j(null),i=o?.standings.flatMap(({player:c,breakdown:d})=>d.buildings.map(u=>({...u,player:c})));
return E(()=>Wu(l.current),[e]),a`
        <div class="es-rows" ref=${l} role="region" aria-label=${r("es.rows")} tabindex="0">
            ${ce.map(c=>a`
                <${Iu} key=${c} name=${c} row=${e[c]} components=${t} targets=${s[c]??ju}
                    fresh=${n?.row===c?n.lot:void 0} scored=${i?.filter(d=>d.row===c)} t=${r} />`)}
        </div>`}var Gu=()=>a`
    <svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true">
        <circle class="es-coin" cx="10" cy="10" r="8.5" /><circle class="es-coin__rim" cx="10" cy="10" r="5.5" />
    </svg>`,Uu=()=>a`
    <svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true">
        <rect class="es-box" x="2" y="6" width="16" height="11" rx="2" /><path class="es-box__lid" d="M2 10h16M6 3.5h8" />
    </svg>`,La=({icon:e,name:t,figure:s,t:n})=>a`
    <div class="es-money">
        <dt><${e} />${n(t)}</dt>
        <dd>${s===null?a`<i>${n("es.hidden")}</i>`:s}</dd>
    </div>`;function Vu(e,{auctioneer:t,auction:s,placing:n,phase:o},r){return o==="finished"?null:n?.player===e?r("es.seat.places"):e===t?r("es.seat.auctioneer"):s?e in s.bids?r("es.seat.bid",{amount:s.
bids[e]}):s.passed.includes(e)?r("es.seat.passed"):r(s.turn===e?"es.seat.speaks":"es.seat.waits"):null}function Ju({player:e,number:t,view:s,acts:n,own:o,t:r}){let l=ve.filter(d=>s.certificates[d]===e.
id),i=Vu(e.id,s,r),c=s.auction&&e.id in s.auction.bids;return a`
        <li class=${`es-seat${n?" es-seat--acts":""}`} style=${{"--seat":`var(--player-${t})`}} data-player=${e.id}>
            <div class="es-seat__name">
                <span class="es-seat__number" aria-hidden="true">${t}</span>
                <b>${e.id}</b>
                ${o&&a`<span class="es-seat__own">${r("es.seat.own")}</span>`}
                ${s.forfeits?.some(({seat:d})=>d===e.id)&&a`<span class="es-seat__doing">${r("scores.forfeited")}</span>`}
                ${i&&a`<span class=${`es-seat__doing${c?" es-seat__doing--bid":""}`}>
                    ${e.id===s.auctioneer&&a`<${ss} />`}${i}
                </span>`}
            </div>
            <dl class="es-seat__money">
                <${La} icon=${Gu} name="es.cash" figure=${e.cash} t=${r} />
                <${La} icon=${Uu} name="es.cash-box" figure=${e.cash_box} t=${r} />
            </dl>
            ${l.length>0?a`<ul class="es-deeds" aria-label=${r("es.certificates")}>
                    ${l.map(d=>a`<${On} key=${d} colour=${d} t=${r} />`)}
                </ul>`:a`<p class="es-note">${r("es.certificates.none")}</p>`}
        </li>`}var Ra=({view:e,toAct:t,seat:s,t:n})=>a`
    <section aria-labelledby="es-seats">
        <h2 id="es-seats" class="es-hidden">${n("es.seats")}</h2>
        <ol class="es-seats">
            ${e.players.map((o,r)=>a`
                <${Ju} key=${o.id} player=${o} number=${r+1} view=${e} acts=${t.includes(o.id)}
                    own=${o.id===s} t=${n} />`)}
        </ol>
    </section>`;var Tn=()=>({lots:{},signs:{},cancels:{},mayor:null});function Na({view:e,legal:t,act:s,name:n}){let o={upper:Tn(),middle:Tn(),lower:Tn()};for(let r of t.filter(l=>l.type==="place")){let l={label:n(r),
onAct:()=>s(r),action:r,ghost:e.placing.piece};Ku(o[r.row],r,l,e)}return o}function Ku(e,t,s,n){t.lot?e.lots[t.lot]=s:t.effect?e.signs[pt(n,t)+1]={...s,effect:t.effect}:t.permit?e.cancels[t.permit]=s:
e.mayor=s}var Zu=e=>e.find(t=>t.type==="placed"&&t.lot);function Ba({view:e,gameSheet:t,legal:s,act:n,t:o,seat:r,toAct:l,scores:i,last:c=[]}){let d=Na({view:e,legal:s,act:n,name:u=>we(u,o,e)});return a`
        <div class="es">
            <div class=${`es-layout es-layout--${e.phase}`}>
                <${Ca} view=${e} t=${o} />
                <${Ra} view=${e} toAct=${l} seat=${r} t=${o} />
                <${as} board=${e.board} components=${t.components} targets=${d}
                    fresh=${Zu(c)} scores=${i} t=${o} />
                <div class="es-stocks">
                    <${za} view=${e} legal=${s} act=${n} t=${o} />
                    <${Ea} view=${e} legal=${s} act=${n} t=${o} />
                </div>
            </div>
        </div>`}var ja=e=>e.reduce((t,s)=>t+s,0),Qu=({building:e})=>a`
    <span class="es-lying" aria-hidden="true">
        ${e.cubes.map((t,s)=>a`
            <${Z} colour=${s===e.cubes.length-1?e.colour:"plain"} value=${t} />`)}
        ${e.rooftop!==null&&a`<${he} value=${e.rooftop} />`}
    </span>`;function Yu({cubes:e,rooftop:t,mayor:s},n){let o=t===null?e:[...e,t],r=ja(o),l=o.length>1?`${o.join(" + ")} = ${r}`:`${r}`;return s?`${l}; ${n("es.sheet.doubled",{sum:r,doubled:2*r})}`:l}
function Xu({rooftop:e,complete:t,points:s},n){return n(e===null?s===0?"es.sheet.unroofed-nothing":"es.sheet.unroofed":t?"es.sheet.complete":"es.sheet.incomplete")}var ed=({building:e,t})=>a`
    <tr>
        <td>
            <${Qu} building=${e} />
            <span class="es-sheet__where">${t("es.sheet.where",{row:t(`es.row.${e.row}`),lot:e.lot})}</span>
            <span class="es-sheet__sum">${Yu(e,t)}</span>
            <span class="es-sheet__why">${Xu(e,t)}</span>
        </td>
        <td class="es-number">${Ue(e.points)}</td>
    </tr>`,td=({colour:e,buildings:t,t:s})=>a`
    <tbody>
        <tr class="es-sheet__company">
            <th scope="rowgroup"><${Z} colour=${e} /> ${s(`es.colour.${e}`)}</th>
            <td class="es-number">${Ue(ja(t.map(({points:n})=>n)))}</td>
        </tr>
        ${t.map(n=>a`<${ed} key=${`${n.row}${n.lot}`} building=${n} t=${s} />`)}
    </tbody>`;function Da({standing:e,t}){let{buildings:s,cash_box:n}=e.breakdown,o=ve.map(r=>[r,s.filter(l=>l.colour===r)]);return a`
        <div class="es"><table class="es-sheet">
            <caption class="es-hidden">${t("es.sheet.of",{player:e.player})}</caption>
            <thead class="es-hidden"><tr><th scope="col">${t("es.sheet.buildings")}</th><th scope="col">${t("es.sheet.points")}</th></tr></thead>
            ${o.filter(([,r])=>r.length).map(([r,l])=>a`
                <${td} key=${r} colour=${r} buildings=${l} t=${t} />`)}
            <tbody>
                <tr><th scope="row">${t("es.cash-box")}</th><td class="es-number">${Ue(n)}</td></tr>
            </tbody>
            <tfoot>
                <tr><th scope="row">${t("es.sheet.total")}</th><td class="es-number"><b>${Cn(e.total)}</b></td></tr>
            </tfoot>
        </table></div>`}var Ha=[{kind:"cash",name:"es.cash",at:{"/players/*/cash":"es.cash","/players/*/cash_box":"es.cash-box"}},{kind:"certificate",name:"es.certificates",at:{"/certificates/*":""},choices:{"/certificates/*":"\
players"}},{kind:"cube",name:"es.correct.cube",at:{"/market/*/*":"es.correct.market","/auction/piece":"es.gone.auction","/placing/piece":"es.correct.placing","/board/*/lots/*/cubes/*":"es.correct.boar\
d"},of:"cubes"},{kind:"rooftop",name:"es.correct.rooftop",at:{"/auction/piece":"es.gone.auction","/placing/piece":"es.correct.placing","/board/*/lots/*/rooftop":"es.correct.board"},of:"rooftops",unseen:[
"/rooftops/*"]},{kind:"placed",name:"es.correct.placed",at:{"/board/*/lots":"es.correct.board"},pile:"cubes",empty:{cubes:[],rooftop:null}}];function Fa(e,t){if(e!==null&&typeof e=="object")return t("\
es.cube",{colour:t(`es.colour.${e.colour}`),value:e.value});let s={upper:"es.row.upper",middle:"es.row.middle",lower:"es.row.lower"}[e];return s!==void 0?t(s):["blue","green","yellow","purple","red","\
white"].includes(e)?t(`es.colour.${e}`):String(e)}function Ia({ruleset:e,variant:t,options:s,players:n},{components:o}){return{components:o,ruleset:e,variant:t,options:s,players:n.map(r=>({id:r,cash:o.cash,cash_box:0})),certificates:{},rows:{upper:[],
middle:[],lower:[]},permits:{},mayor:null,chosen:{row:"upper",lot:1}}}function Wa({ruleset:e,variant:t,options:s,players:n,certificates:o,...r}){let l=zn(r).filter(i=>o[i]);return{ruleset:e,variant:t,
options:s,players:n,certificates:Object.fromEntries(l.map(i=>[i,o[i]])),board:An(r)}}var An=e=>Object.fromEntries(ce.map(t=>[t,sd(e,t)]));function sd({rows:e,permits:t,mayor:s,components:n},o){let l=Object.
entries(t).filter(([,i])=>i.row===o).map(([i,{effect:c}])=>({value:Number(i),effect:c}));return{lots:e[o],permits:l,requirement:xa(l,n),mayor:s===o}}var Ga=({rows:e})=>ce.flatMap(t=>e[t]).flatMap(t=>t.
cubes),zn=e=>[...new Set(Ga(e).map(({colour:t})=>t))],nd=(e,t)=>Ga(e).some(({colour:s,value:n})=>s===t.colour&&n===t.value),od=({rows:e},t)=>ce.flatMap(s=>e[s]).filter(s=>s.rooftop===t).length,xe=({rows:e,
chosen:t})=>e[t.row][t.lot-1]??{cubes:[],rooftop:null};function mt(e,t){let{row:s,lot:n}=e.chosen,o=e.rows[s].slice();return o.splice(n-1,1,...t.cubes.length?[t]:[]),{...e,rows:{...e.rows,[s]:o}}}function Ua(e,t){
let{cubes:s,rooftop:n}=xe(e);return mt(e,{cubes:[...s,t],rooftop:n})}var Va=(e,t)=>mt(e,{...xe(e),rooftop:t}),Ja=e=>mt(e,{cubes:xe(e).cubes.slice(0,-1),rooftop:null});function Ka(e,t){let{row:s,lot:n}=e.
chosen,o=e.components.one_cube_lots[s].includes(n);return!nd(e,t)&&_a(t,xe(e).cubes,o)}function Za(e,t){let{cubes:s,rooftop:n}=xe(e),o=e.components.rooftops.filter(r=>r===t).length;return s.length>0&&
(n===t||od(e,t)<o)}var Qa=({players:e})=>e.reduce((t,{cash:s,cash_box:n})=>t+s+n,0);var En=({cubes:e,disabled:t,pick:s,t:n})=>a`
    <div class="es-palette__cubes" role="group" aria-label=${n("es.pad.cubes")}>
        ${e.map(o=>a`
            <button type="button" class="es-pick" key=${o.colour+o.value} aria-label=${D({kind:"cube",...o},n)}
                disabled=${t(o)} onClick=${()=>s(o)}><${Z} ...${o} /></button>`)}
    </div>`;function rd({value:e,draft:t,change:s,t:n}){let o=xe(t).rooftop===e;return a`
        <button type="button" class="es-pick es-pick--roof" aria-label=${D({kind:"rooftop",value:e},n)} aria-pressed=${String(o)}
            disabled=${!Za(t,e)} onClick=${()=>s(Va(t,o?null:e))}><${he} value=${e} /></button>`}function Ya({draft:e,change:t,t:s}){let{components:n}=e,{row:o,lot:r}=e.chosen,i=xe(e).cubes.length>0;return a`
        <section class="es-panel es-palette" aria-labelledby="es-palette">
            <h2 id="es-palette">${s("es.pad.building",{row:s(`es.row.${o}`),lot:r})}</h2>
            <p class="es-note">${s(i?"es.pad.next-cube":"es.pad.first-cube")}</p>
            <${En} cubes=${n.cubes} disabled=${c=>!Ka(e,c)}
                pick=${c=>t(Ua(e,c))} t=${s} />
            <div class="es-palette__roofs" role="group" aria-label=${s("es.pad.rooftop")}>
                ${[...new Set(n.rooftops)].map(c=>a`<${rd} key=${c} value=${c} draft=${e} change=${t} t=${s} />`)}
            </div>
            <div class="es-palette__undo">
                <button type="button" class="es-button" disabled=${!i} onClick=${()=>t(Ja(e))}>
                    ${s("es.pad.take-off")}
                </button>
                <button type="button" class="es-button" disabled=${!i} onClick=${()=>t(mt(e,{cubes:[]}))}>
                    ${s("es.pad.clear")}
                </button>
            </div>
        </section>`}var{rows:ls,length:Je}=Ma,ad=e=>e?.cubes?.flat()??[];function Xa(e){return e.length===0?null:{cubes:Array.from({length:ls},(t,s)=>e.slice(s*Je,(s+1)*Je))}}function el({deal:e,change:t,gameSheet:s,t:n}){
let o=ad(e),r=o.length===ls*Je,l=i=>r||o.some(({colour:c,value:d})=>c===i.colour&&d===i.value);return a`
        <div class="es es-deal">
            <p role="status">${n("es.deal.laid",{there:o.length,due:ls*Je})}</p>
            <ol class="es-deal__rows">
                ${Array.from({length:ls},(i,c)=>a`
                    <li class="es-deal__row" key=${c} aria-label=${n("es.deal.row",{row:c+1})}>
                        ${Array.from({length:Je},(d,u)=>o[c*Je+u]).map(d=>d?a`<${Z} ...${d} />`:a`<span class="es-gone"></span>`)}
                    </li>`)}
            </ol>
            <${En} cubes=${s.components.cubes} disabled=${l} pick=${i=>t(Xa([...o,i]))} t=${n} />
            <button type="button" class="es-button" disabled=${o.length===0} onClick=${()=>t(Xa(o.slice(0,-1)))}>
                ${n("es.deal.undo")}
            </button>
        </div>`}var ld=[{cubes:[{colour:"red",value:5},{colour:"yellow",value:2}],rooftop:4},{cubes:[{colour:"blue",value:6},{colour:"white",value:4},{colour:"green",value:1}],rooftop:6},{cubes:[{colour:"purple",value:3}],
rooftop:2}],tl=()=>a`<span class="es es-loose es-emblem">${ld.map(e=>a`<${rs} ...${e} />`)}</span>`;function id({draft:e,change:t,t:s}){let n=(r,l)=>{let i=e.rows[r][l-1],c=e.chosen.row===r&&e.chosen.lot===l,d={row:s(`es.row.${r}`),lot:l,building:i&&ht(i,s)};return{label:s(i?"es.place.building":"es.\
place.lot",d),pressed:c,onAct:()=>t({...e,chosen:{row:r,lot:l}})}},o=r=>{let l=Math.min(e.rows[r].length+1,e.components.lots);return{lots:Object.fromEntries(Array.from({length:l},(c,d)=>[d+1,n(r,d+1)])),
signs:{},cancels:{},mayor:null}};return Object.fromEntries(ce.map(r=>[r,o(r)]))}var qn=({name:e,picture:t,value:s,options:n,onPick:o})=>a`
    <label class="es-choice">
        <span class="es-choice__name">${t}${e}</span>
        <select value=${s} aria-label=${e} onChange=${r=>o(r.currentTarget.value)}>
            ${n.map(([r,l])=>a`<option key=${r} value=${r} selected=${r===s}>${l}</option>`)}
        </select>
    </label>`;function cd({draft:e,change:t,t:s}){let n=ce.flatMap(i=>["shorten","lengthen"].map(c=>[`${i} ${c}`,s(`es.pad.${c}`,{row:s(`es.row.${i}`)})])),o=["",s("es.pad.not-on-board")],r=(i,c)=>{let[
d,u]=c.split(" "),{[i]:p,...f}=e.permits;t({...e,permits:c?{...f,[i]:{row:d,effect:u}}:f})},l=i=>e.permits[i]?`${e.permits[i].row} ${e.permits[i].effect}`:"";return a`
        <fieldset class="es-panel es-fields">
            <legend>${s("es.pad.specials")}</legend>
            ${e.components.permits.map(i=>a`
                <${qn} key=${i} name=${D({kind:"permit",value:i},s)} picture=${a`<${_n} value=${i} />`}
                    value=${l(i)} options=${[o,...n]} onPick=${c=>r(i,c)} />`)}
            <${qn} name=${D({kind:"mayor"},s)} picture=${a`<${Ge} />`} value=${e.mayor??""}
                options=${[o,...ce.map(i=>[i,s(`es.row.${i}`)])]}
                onPick=${i=>t({...e,mayor:i||null})} />
        </fieldset>`}function ud({draft:e,change:t,t:s}){let n=zn(e),o=[["",s("es.pad.choose")],...e.players.map(({id:r})=>[r,r])];return a`
        <fieldset class="es-panel es-fields" data-pointer="/certificates">
            <legend>${s("es.certificates")}</legend>
            ${n.length===0&&a`<p class="es-note">${s("es.pad.no-certificates")}</p>`}
            ${ve.filter(r=>n.includes(r)).map(r=>a`
                <${qn} key=${r} name=${s(`es.colour.${r}`)} picture=${a`<${Z} colour=${r} />`}
                    value=${e.certificates[r]??""} options=${o}
                    onPick=${l=>t({...e,certificates:{...e.certificates,[r]:l}})} />`)}
        </fieldset>`}function dd({draft:e,change:t,t:s}){let[n,o]=[Qa(e),Sa(e.players,e.components)],r=(i,c,d)=>t({...e,players:e.players.map(u=>u.id===i?{...u,[c]:d}:u)}),l=(i,c,d)=>a`
        <label>${s(d)}
            <input type="number" inputmode="numeric" min="0" step="1" value=${i[c]}
                onInput=${u=>r(i.id,c,Number(u.currentTarget.value))} />
        </label>`;return a`
        <fieldset class="es-panel es-fields" data-pointer="/players">
            <legend>${s("es.pad.money")}</legend>
            ${e.players.map(i=>a`
                <div class="es-purse" role="group" aria-label=${i.id} key=${i.id}>
                    <b>${i.id}</b>${l(i,"cash","es.cash")}${l(i,"cash_box","es.cash-box")}
                </div>`)}
            <p class=${`es-note${n===o?"":" es-note--bad"}`} role="status">${s("es.pad.sum",{there:n,due:o})}</p>
        </fieldset>`}function pd({draft:e,change:t,t:s}){let n={draft:e,change:t,t:s};return a`
        <div class="es es-pad">
            <${as} board=${An(e)} components=${e.components} targets=${id(n)} t=${s} />
            <${Ya} ...${n} />
            <div class="es-pad__rest">
                <${cd} ...${n} /><${ud} ...${n} /><${dd} ...${n} />
            </div>
        </div>`}var sl={empty:Ia,Form:pd,request:Wa};var nl={"es.colour.blue":"Blau","es.colour.green":"Grün","es.colour.yellow":"Gelb","es.colour.purple":"Violett","es.colour.red":"Rot","es.colour.white":"Weiß","es.cube":"{colour} {value}","es.piece.\
cube":"Baustein {colour} {value}","es.piece.rooftop":"Dach {value}","es.piece.permit":"Bau­genehmigung {value}","es.piece.mayor":"Bürgermeister","es.piece.cancel":"Stornostein","es.block.offer":"{pl\
ayer} sucht ein Teil zum Anbieten aus","es.block.stowed":"1 Million liegt jetzt in der Geldkassette.","es.block.reveal":"{player} bietet ein Dach an","es.block.reveal.do":"Deckt es auf, dann wird gebo\
ten.","es.block.offered":"{player} bietet an: {piece}","es.block.no-bid":"Noch kein Gebot.","es.block.bid":"Höchstes Gebot: {amount}, von {player}.","es.block.settle":"{player} bietet {amount}. Verka\
uft {auctioneer} es, oder behält und zahlt?","es.block.placing":"{player} nimmt: {piece}","es.block.placing.cube":"Er kommt auf den nächsten Bauplatz einer Reihe oder auf einen höheren Baustein.","\
es.block.placing.rooftop":"Es macht ein beliebiges Gebäude ohne Dach fertig.","es.block.placing.permit":"Sie verkürzt oder verlängert eine Reihe um genau ihren Wert.","es.block.placing.mayor":"Vor \
einer Reihe zählen deren Gebäude doppelt.","es.block.placing.cancel":"Er nimmt eine Baugenehmigung vom Spielplan.","es.block.finished":"Das Spiel ist aus","es.end.by.two-rows-complete":"Zwei Reihen \
sind fertig.","es.end.by.nothing-left-to-complete":"Es lässt sich nichts mehr fertigstellen.","es.seats":"Mitspielende","es.seat.own":"du","es.seat.auctioneer":"Auktionsleitung","es.seat.bid":"bietet\
 {amount}","es.seat.passed":"ausgestiegen","es.seat.speaks":"ist dran","es.seat.waits":"bietet noch","es.seat.places":"setzt","es.cash":"Geld auf der Hand","es.cash-box":"Geldkassette","es.hidden":"ve\
rdeckt","es.certificates":"Zertifikate","es.certificates.none":"Noch kein Zertifikat","es.certificates.free":"Zertifikate, die noch niemand hat","es.rows":"Die Reihen der Bauplätze","es.row.upper":"O\
bere Reihe","es.row.middle":"Mittlere Reihe","es.row.lower":"Untere Reihe","es.row.finished":"{roofed} von {requirement} fertig","es.row.complete":"fertig: zählt plus","es.row.incomplete":"unfertig: \
zählt minus","es.mayor-here":"Der Bürgermeister: Hier zählt alles doppelt","es.one-floor":"1 Stock","es.lot.one-cube":"(nur ein Baustein)","es.lot.empty":"Bauplatz {lot}, leer.","es.lot.beyond":"Ba\
uplatz {lot}, hinter dem Bausoll der Reihe.","es.lot.built":"Bauplatz {lot}: {stack},","es.lot.open":"ohne Dach.","es.lot.roofed":"Dach {value}.","es.sign":"Baugenehmigung {permit}: {sign}","es.market":"\
Markt","es.market.empty":"ausverkauft","es.supply":"Dächer und Sonderteile","es.rooftops.left":"Dächer: {count}","es.gone":"{name}: {where}","es.gone.out":"aus dem Spiel","es.gone.auction":"in der A\
uktion","es.gone.board":"auf dem Spielplan","es.deal.laid":"Ausgelegt: {there} von {due}, Reihe für Reihe von links.","es.deal.row":"Marktreihe {row}","es.deal.undo":"Den letzten Baustein zurücknehme\
n","es.stow":"1 Million in die Geldkassette legen","es.offer.cube":"{piece} anbieten ({where})","es.end.left":"Marktreihe {row}, links","es.end.right":"Marktreihe {row}, rechts","es.offer.rooftop":"Da\
s nächste Dach anbieten","es.offer.piece":"Anbieten: {piece}","es.offers":"Ein Teil anbieten","es.supply.next":"nächstes Dach","es.bid":"{amount} bieten","es.pass":"Aussteigen","es.sell":"An {player\
} verkaufen, für {amount}","es.keep":"Behalten und {player} {amount} zahlen","es.place.lot":"{row}, Bauplatz {lot}: neues Gebäude","es.place.building":"{row}, Bauplatz {lot}: auf {building}","es.pla\
ce.shorten":"{row} auf {to} verkürzen","es.place.lengthen":"{row} auf {to} verlängern","es.place.cancel":"{row}: Baugenehmigung {permit} stornieren, das ergibt {to}","es.place.mayor":"{row}: Hier st\
eht der Bürgermeister","es.discard":"Aus dem Spiel nehmen","es.sheet.of":"So kommen die Punkte von {player} zustande","es.sheet.buildings":"Gebäude","es.sheet.points":"Punkte","es.sheet.where":"{row\
}, Bauplatz {lot}","es.sheet.doubled":"vom Bürgermeister verdoppelt: {doubled}","es.sheet.complete":"plus: Die Reihe ist fertig","es.sheet.incomplete":"minus: Die Reihe ist nicht fertig","es.sheet.un\
roofed":"minus: kein Dach","es.sheet.unroofed-nothing":"kein Dach: zählt nicht","es.sheet.total":"Summe","es.pad.building":"{row}, Bauplatz {lot}","es.pad.first-cube":"Den untersten Baustein des Gebä\
udes wählen.","es.pad.next-cube":"Den nächsten Baustein darauf, zuletzt das Dach.","es.pad.cubes":"Bausteine","es.pad.rooftop":"Dach","es.pad.take-off":"Obersten wegnehmen","es.pad.clear":"Bauplatz \
räumen","es.pad.specials":"Baugenehmigungen und Bürgermeister","es.pad.shorten":"{row}, verkürzt sie","es.pad.lengthen":"{row}, verlängert sie","es.pad.not-on-board":"nicht auf dem Spielplan","es.\
pad.choose":"wer hat es?","es.pad.no-certificates":"Sie richten sich nach den Farben auf dem Spielplan.","es.pad.money":"Geld auf der Hand und Geldkassetten","es.pad.sum":"Zusammen {there} von {due}.",
"es.correct.cube":"Ein Baustein","es.correct.placed":"Wo ein Baustein steht","es.correct.rooftop":"Ein Dach","es.correct.market":"Marktreihe {at}","es.correct.placing":"zu setzen","es.correct.board":"\
Spielplan: {at}"};var ol={"es.colour.blue":"blue","es.colour.green":"green","es.colour.yellow":"yellow","es.colour.purple":"purple","es.colour.red":"red","es.colour.white":"white","es.cube":"{colour} {value}","es.piece\
.cube":"{colour} cube {value}","es.piece.rooftop":"rooftop {value}","es.piece.permit":"permit {value}","es.piece.mayor":"mayor","es.piece.cancel":"cancel cube","es.block.offer":"{player} chooses a pie\
ce to offer","es.block.stowed":"1 million has gone into the cash box.","es.block.reveal":"{player} offers a rooftop","es.block.reveal.do":"Turn it up, then bidding begins.","es.block.offered":"{player\
} offers: {piece}","es.block.no-bid":"No bid yet.","es.block.bid":"Highest bid: {amount}, by {player}.","es.block.settle":"{player} bids {amount}. Does {auctioneer} sell, or keep and pay?","es.block.p\
lacing":"{player} takes: {piece}","es.block.placing.cube":"It goes on a row’s next lot, or on a higher cube.","es.block.placing.rooftop":"It finishes any building that has no rooftop.","es.block.pla\
cing.permit":"It shortens or lengthens a row by exactly its value.","es.block.placing.mayor":"In front of a row, it makes the row’s buildings count double.","es.block.placing.cancel":"It takes one p\
ermit off the board.","es.block.finished":"The game is over","es.end.by.two-rows-complete":"Two rows are complete.","es.end.by.nothing-left-to-complete":"Nothing is left to be completed.","es.seats":"\
Players","es.seat.own":"you","es.seat.auctioneer":"auctioneer","es.seat.bid":"bids {amount}","es.seat.passed":"passed","es.seat.speaks":"to bid","es.seat.waits":"bids later","es.seat.places":"places",
"es.cash":"Cash","es.cash-box":"Cash box","es.hidden":"hidden","es.certificates":"Certificates","es.certificates.none":"No certificate yet","es.certificates.free":"Certificates that nobody has","es.ro\
ws":"The rows of lots","es.row.upper":"Upper row","es.row.middle":"Middle row","es.row.lower":"Lower row","es.row.finished":"{roofed} of {requirement} finished","es.row.complete":"complete: counts plu\
s","es.row.incomplete":"incomplete: counts minus","es.mayor-here":"The mayor: everything here counts double","es.one-floor":"1 floor","es.lot.one-cube":"(one cube only)","es.lot.empty":"Lot {lot}, emp\
ty.","es.lot.beyond":"Lot {lot}, beyond what the row requires.","es.lot.built":"Lot {lot}: {stack},","es.lot.open":"no rooftop.","es.lot.roofed":"rooftop {value}.","es.sign":"Permit {permit}: {sign}",
"es.market":"Market","es.market.empty":"sold out","es.supply":"Rooftops and special pieces","es.rooftops.left":"rooftops: {count}","es.gone":"{name}: {where}","es.gone.out":"out of the game","es.gone.\
auction":"up for auction","es.gone.board":"on the board","es.deal.laid":"Laid out: {there} of {due}, row by row from the left.","es.deal.row":"Market row {row}","es.deal.undo":"Take the last cube back",
"es.stow":"Put 1 million into the cash box","es.offer.cube":"Offer {piece} ({where})","es.end.left":"market row {row}, left end","es.end.right":"market row {row}, right end","es.offer.rooftop":"Offer \
the next rooftop","es.offer.piece":"Offer: {piece}","es.offers":"Offer a piece","es.supply.next":"next rooftop","es.bid":"Bid {amount}","es.pass":"Pass","es.sell":"Sell to {player} for {amount}","es.k\
eep":"Keep it and pay {player} {amount}","es.place.lot":"{row}, lot {lot}: a new building","es.place.building":"{row}, lot {lot}: on {building}","es.place.shorten":"{row}: shorten to {to}","es.place.l\
engthen":"{row}: lengthen to {to}","es.place.cancel":"{row}: cancel permit {permit}, which makes it {to}","es.place.mayor":"{row}: the mayor stands here","es.discard":"Remove it from the game","es.she\
et.of":"How {player}’s points come about","es.sheet.buildings":"Building","es.sheet.points":"Points","es.sheet.where":"{row}, lot {lot}","es.sheet.doubled":"doubled by the mayor: {doubled}","es.shee\
t.complete":"plus: the row is complete","es.sheet.incomplete":"minus: the row is incomplete","es.sheet.unroofed":"minus: no rooftop","es.sheet.unroofed-nothing":"no rooftop: counts nothing","es.sheet.\
total":"Total","es.pad.building":"{row}, lot {lot}","es.pad.first-cube":"Choose the building’s lowest cube.","es.pad.next-cube":"Add the next cube upwards, then the rooftop.","es.pad.cubes":"Cubes",
"es.pad.rooftop":"Rooftop","es.pad.take-off":"Take the top off","es.pad.clear":"Clear the lot","es.pad.specials":"Permits and mayor","es.pad.shorten":"{row}, shortens it","es.pad.lengthen":"{row}, len\
gthens it","es.pad.not-on-board":"not on the board","es.pad.choose":"who holds it?","es.pad.no-certificates":"They follow the colours on the board.","es.pad.money":"Cash and cash boxes","es.pad.sum":"\
Together {there} of {due}.","es.correct.cube":"A cube","es.correct.placed":"Where a cube stands","es.correct.rooftop":"A rooftop","es.correct.market":"market row {at}","es.correct.placing":"to be plac\
ed","es.correct.board":"board: {at}"};var rl={"es.colour.blue":"bleu","es.colour.green":"vert","es.colour.yellow":"jaune","es.colour.purple":"violet","es.colour.red":"rouge","es.colour.white":"blanc","es.cube":"{colour} {value}","es.piece\
.cube":"cube {colour} {value}","es.piece.rooftop":"toit {value}","es.piece.permit":"permis {value}","es.piece.mayor":"maire","es.piece.cancel":"cube d’annulation","es.block.offer":"{player} choisit \
une pièce à proposer","es.block.stowed":"1 million a été mis dans la caisse.","es.block.reveal":"{player} propose un toit","es.block.reveal.do":"Révélez-le, puis les enchères commencent.","es.b\
lock.offered":"{player} propose : {piece}","es.block.no-bid":"Aucune enchère pour l’instant.","es.block.bid":"Plus haute enchère : {amount}, par {player}.","es.block.settle":"{player} enchérit à\
 {amount}. {auctioneer} vend, ou garde la pièce et paie ?","es.block.placing":"{player} prend : {piece}","es.block.placing.cube":"Il va sur la prochaine parcelle d’une rangée ou sur un cube plus gr\
and.","es.block.placing.rooftop":"Il achève n’importe quel bâtiment sans toit.","es.block.placing.permit":"Il raccourcit ou allonge une rangée d’exactement sa valeur.","es.block.placing.mayor":"\
Les bâtiments de sa rangée comptent double.","es.block.placing.cancel":"Il enlève un permis du plateau.","es.block.finished":"La partie est terminée","es.end.by.two-rows-complete":"Deux rangées so\
nt achevées.","es.end.by.nothing-left-to-complete":"Plus rien ne peut être achevé.","es.seats":"Joueurs","es.seat.own":"vous","es.seat.auctioneer":"commissaire-priseur","es.seat.bid":"enchérit à {a\
mount}","es.seat.passed":"a passé","es.seat.speaks":"doit parler","es.seat.waits":"parlera ensuite","es.seat.places":"place la pièce","es.cash":"En main","es.cash-box":"Caisse","es.hidden":"caché",
"es.certificates":"Certificats","es.certificates.none":"Aucun certificat","es.certificates.free":"Certificats encore libres","es.rows":"Les rangées de parcelles","es.row.upper":"Rangée du haut","es.\
row.middle":"Rangée du milieu","es.row.lower":"Rangée du bas","es.row.finished":"{roofed} sur {requirement} finis","es.row.complete":"achevée : compte en plus","es.row.incomplete":"inachevée : com\
pte en moins","es.mayor-here":"Le maire : ici, tout compte double","es.one-floor":"1 étage","es.lot.one-cube":"(un seul cube)","es.lot.empty":"Parcelle {lot}, vide.","es.lot.beyond":"Parcelle {lot},\
 au-delà de la longueur exigée.","es.lot.built":"Parcelle {lot} : {stack},","es.lot.open":"sans toit.","es.lot.roofed":"toit {value}.","es.sign":"Permis {permit} : {sign}","es.market":"Marché","e\
s.market.empty":"épuisée","es.supply":"Toits et pièces spéciales","es.rooftops.left":"toits : {count}","es.gone":"{name} : {where}","es.gone.out":"hors jeu","es.gone.auction":"aux enchères","es\
.gone.board":"sur le plateau","es.deal.laid":"Posés : {there} sur {due}, rangée par rangée depuis la gauche.","es.deal.row":"Rangée {row} du marché","es.deal.undo":"Reprendre le dernier cube","e\
s.stow":"Mettre 1 million dans la caisse","es.offer.cube":"Proposer : {piece} ({where})","es.end.left":"marché, rangée {row}, à gauche","es.end.right":"marché, rangée {row}, à droite","es.offer\
.rooftop":"Proposer le prochain toit","es.offer.piece":"Proposer : {piece}","es.offers":"Proposer une pièce","es.supply.next":"prochain toit","es.bid":"Enchérir à {amount}","es.pass":"Passer","es.\
sell":"Vendre à {player} pour {amount}","es.keep":"Garder et payer {amount} à {player}","es.place.lot":"{row}, parcelle {lot} : nouveau bâtiment","es.place.building":"{row}, parcelle {lot} : sur {\
building}","es.place.shorten":"{row} : raccourcir à {to}","es.place.lengthen":"{row} : allonger à {to}","es.place.cancel":"{row} : annuler le permis {permit}, ce qui donne {to}","es.place.mayor":"\
{row} : le maire se place ici","es.discard":"Retirer la pièce de la partie","es.sheet.of":"Détail des points de {player}","es.sheet.buildings":"Bâtiment","es.sheet.points":"Points","es.sheet.where":"\
{row}, parcelle {lot}","es.sheet.doubled":"doublé par le maire : {doubled}","es.sheet.complete":"en plus : la rangée est achevée","es.sheet.incomplete":"en moins : la rangée est inachevée","es\
.sheet.unroofed":"en moins : sans toit","es.sheet.unroofed-nothing":"sans toit : ne compte pas","es.sheet.total":"Total","es.pad.building":"{row}, parcelle {lot}","es.pad.first-cube":"Choisissez le \
cube le plus bas du bâtiment.","es.pad.next-cube":"Ajoutez le cube suivant vers le haut, puis le toit.","es.pad.cubes":"Cubes","es.pad.rooftop":"Toit","es.pad.take-off":"Enlever le dernier cube","es.\
pad.clear":"Vider la parcelle","es.pad.specials":"Permis et maire","es.pad.shorten":"{row}, la raccourcit","es.pad.lengthen":"{row}, l’allonge","es.pad.not-on-board":"hors plateau","es.pad.choose":"\
à qui ?","es.pad.no-certificates":"Ils suivent les couleurs du plateau.","es.pad.money":"Argent en main et caisses","es.pad.sum":"En tout {there} sur {due}.","es.correct.cube":"Un cube","es.correct.\
placed":"La place d’un cube","es.correct.rooftop":"Un toit","es.correct.market":"rangée {at} du marché","es.correct.placing":"à placer","es.correct.board":"plateau : {at}"};var fd=({value:e})=>a`<span class="es es-loose"><${se} piece=${{kind:"rooftop",value:e}} /></span>`,al={id:"the-estates",turns:!0,words:{en:ol,fr:rl,de:nl},Board:Ba,label:we,Piece:fd,Breakdown:Da,scorePad:sl,
Actions:Pa,Deal:el,Emblem:tl,corrections:Ha,said:Fa};var I=Object.fromEntries([wr,va,al].map(e=>[e.id,e]));var ll={skip:"Zum Tisch springen",back:"Zurück",copied:"Kopiert",yes:"ja",no:"nein","header.home":"zum Anfang","header.language":"Sprache","header.scheme":"Farben","header.scheme.auto":"Auto","header\
.scheme.light":"Hell","header.scheme.dark":"Dunkel","problem.unreachable":"Der Dienst antwortet nicht.","problem.here":"Das geht nicht.","start.title":"Nehmt Platz","start.lead":"Spielt an einem Gerät\
, das herumgeht, leitet einen echten Tisch, oder rechnet eine beendete Partie ab.","start.games":"Spiele","start.players":"{fewest} bis {most} Personen","start.play":"Neue Partie","start.play-game":"N\
eue Partie {game}","start.pad":"Wertungsblock","start.pad-game":"Wertungsblock für {game}","start.import":"Eine Aufzeichnung öffnen …","start.resume-title":"Eure Partie {game}","start.resume-text":"\
{players}; bisher {ply} Aktionen.","start.resume":"Weiterspielen","setup.ruleset":"Ausgabe","setup.variant":"Variante","setup.players":"Mitspielende","setup.players-hint":"Im Uhrzeigersinn, in Sitzrei\
henfolge.","setup.player":"Person {n}","setup.up":"{name} nach oben","setup.down":"{name} nach unten","setup.remove":"{name} entfernen","setup.add":"Jemanden hinzufügen","setup.first":"Wer beginnt","\
setup.dealer":"Wer gibt","setup.dealer.service":"Der Dienst","setup.dealer.service-hint":"mischt; das Gerät geht von Hand zu Hand.","setup.dealer.table":"Ihr, an einem echten Tisch","setup.dealer.tab\
le-hint":"Die Spielleitung gibt ein, was aufgedeckt wird und was alle tun.","setup.seed":"Startwert","setup.seed-hint":"Freiwillig. Derselbe Startwert mischt gleich; wer ihn kennt, kennt die Karten.",
"setup.deal":"Was offen liegt","setup.options":"Hausregeln und Auslegungen","setup.changed":"geändert: {n}","setup.unchanged":"wie in der Regel","setup.default":"Standard","setup.invalid":"An den mar\
kierten Feldern stimmt etwas nicht.","setup.start":"Beginnen","open.title":"Offener Tisch","open.hint":"Alle schauen auf einen Bildschirm: Das Gerät geht nicht herum.","play.board":"Tisch","play.turn":"\
{player} ist am Zug","play.table-turn":"Aufdecken","play.round":"Runde {round}","play.turn-number":"Zug {round}","play.referee":"Spielleitung","play.history":"Vor und zurück","play.undo":"Zurück","p\
lay.redo":"Wieder vor","undo.learnt":"Was gesehen wurde, lässt sich nicht zurücknehmen: {players} wissen es jetzt.","undo.seen":"Was gesehen wurde","undo.anyway":"Trotzdem zurück","undo.leave":"So \
lassen","play.ply-label":"{n} von {of} Aktionen","play.nothing":"{player} hat gerade nichts zu tun.","play.who":"Wer handelt","pass.news":"Was geschah","pass.hand":"Gebt das Gerät an","pass.confirm":"\
Ich bin {player}","pass.hint":"Der Tisch bleibt verdeckt, bis {player} bereit ist.","hand.others":"Oder weitergeben an","hand.over":"Weitergeben an {player}","bid.label":"Gebot, von {minimum} bis {max\
imum}","bid.label.exactly":"Gebot, genau {minimum}","bid.less":"Eins weniger","bid.more":"Eins mehr","bid.send":"{amount} bieten","bid.quick":"Schnellwahl","bid.all":"Alles: {amount}","reveal.due":"No\
ch zu wählen: {n} von {of}","reveal.complete":"Alles gewählt.","reveal.picked":"Gewählt","reveal.send":"Das wurde aufgedeckt","reveal.undo":"Letzte Wahl zurücknehmen","reveal.choices":"Was aufgede\
ckt werden kann","reveal.pick":"{card} wählen","reveal.pick-of":"{card} wählen, noch {n}","refusal.legal":"Erlaubt wäre:","refusal.bid":"{player} bietet {minimum} bis {maximum}","refusal.bid.exactl\
y":"{player} bietet genau {minimum}","refusal.more":"und {n} weitere","referee.for":"Eingeben für","referee.sealed":"Verdeckte Eingabe","referee.sealed-hint":"Alle geben ihre Wahl ungesehen ein; das \
Gerät geht herum.","ruling.open":"Spielleitung","ruling.hint":"Wenn etwas schiefging: Rat, Berichtigungen, Aufgeben, Strafpunkte","ruling.title":"Die Spielleitung","ruling.back":"Zurück an den Tisch",
"ruling.task.advice":"Was tun, wenn …","ruling.task.correct":"Berichtigen","ruling.task.forfeit":"Jemand geht","ruling.task.penalty":"Strafpunkte","ruling.word.correct":"berichtigen","ruling.word.fo\
rfeit":"aufgeben","ruling.word.default":"für den Platz spielen","ruling.word.penalty":"Strafpunkte","ruling.seat":"Wer","ruling.reason":"Warum","ruling.reason-hint":"Alle können es lesen. Nennt nicht\
s Verdecktes.","ruling.covered":"Was jetzt kommt, zeigt verdeckte Karten und Münzen. Es ist nur für die Spielleitung.","ruling.uncover":"Ich bin die Spielleitung","advice.lead":"Was zu tun ist, wenn\
 am Tisch etwas schiefgeht, und warum.","correct.lead":"Für das, was falsch aufgezeichnet wurde. Was herauskommt, muss nach den Regeln möglich sein; die Berichtigung bleibt vermerkt.","correct.what":"\
Was wurde falsch aufgezeichnet?","correct.choose":"Bitte wählen","correct.which":"Welches?","correct.figures":"So steht es jetzt da. Ändert, was falsch ist.","correct.none":"So etwas liegt nicht auf\
 dem Tisch.","correct.wrong":"Aufgezeichnet wurde","correct.right":"Richtig ist","correct.right-hint":"Liegt es anderswo, tauschen die beiden den Platz.","correct.add":"Und noch etwas","correct.change\
d":"{what}: {after} statt {before}","correct.changes":"Was sich ändert","correct.drop":"Alles verwerfen","correct.patch":"Etwas anderes, als JSON Patch","correct.patch-hint":"Eine Liste von Änderunge\
n am Zustand, nach RFC 6902.","correct.no-patch":"Das ist keine Liste in JSON.","correct.nothing":"Noch wurde nichts geändert.","correct.send":"Berichtigung festhalten","forfeit.lead":"Dieser Platz k\
ann nicht mehr gewinnen. Von nun an spielt die Spielleitung für ihn. Nur „Zurück“ nimmt das wieder zurück.","forfeit.send":"Für aufgegeben erklären","forfeit.all":"Alle Plätze sind aufgegeben\
.","forfeited.turn":"Die Spielleitung handelt","forfeited.due":"Der Platz von {player} gilt als aufgegeben. Die Spielleitung spielt für ihn.","forfeited.play":"Für {player} spielen: {action}","forfe\
ited.sealed":"ungesehen wählen","penalty.lead":"Punkte neben denen, die die Regeln geben. Für die Reihenfolge am Ende zählt beides zusammen.","penalty.points":"Punkte","penalty.points-hint":"Unter \
0 werden Punkte abgezogen, über 0 welche gegeben.","penalty.send":"Punkte geben","record.title":"Von der Spielleitung","record.correction":"Berichtigt: {what}. {reason}","record.something":"der Spiel\
stand","record.forfeit":"Der Platz von {player} gilt als aufgegeben. {reason}","record.penalty":"Punkte für {player}: {points}. {reason}","log.title":"Was geschah","scores.title":"Wertungsbogen","sco\
res.winner":"{names} gewinnt","scores.winners":"Geteilter Sieg: {names}","scores.nobody":"Niemand gewinnt","scores.by.total":"nach der Summe","scores.by.tiebreak":"nach dem Stichentscheid","scores.by.\
shared":"auch der Stichentscheid ist gleich","scores.by.none":"es bleibt beim Gleichstand","scores.rank":"Platz {rank}","scores.tiebreak":"Stichentscheid: {figures}","scores.forfeited":"aufgegeben","s\
cores.penalties":"Von der Spielleitung: {points}","scores.together":"Zusammen {sum} {unit}","scores.rulings":"Geltende Auslegungen ({n})","scores.ruling":"Auslegung","scores.value":"Wert","scores.why":"\
Warum","scores.again":"Noch einmal","scores.board":"Der Tisch, wie er liegt","unit.points":"Punkte","unit.million":"Millionen","unit.thousand dollars":"tausend Dollar","pad.title":"Wertungsblock: {gam\
e}","pad.lead":"Gebt ein, wie die Partie endete. Der Dienst rechnet und sagt, was nicht sein kann.","pad.setup":"Ausgabe, Mitspielende und Hausregeln","pad.setup-hint":"Zuerst einstellen: Eine Änderun\
g leert den Block.","pad.end":"Das Ende der Partie","pad.count":"Auswerten","transcript.title":"Aufzeichnung","transcript.hint":"Alles, was in der Partie geschah: Alle können sie nachspielen und die P\
rüfsumme vergleichen.","transcript.secret":"Sie verrät auch die verdeckten Karten. Behaltet sie für euch, bis die Partie zu Ende ist.","transcript.download":"Herunterladen","transcript.copy":"Kopie\
ren","transcript.verify":"Prüfen","import.title":"Eine Aufzeichnung öffnen","import.lead":"Der Dienst spielt jede Aktion nach und vergleicht die Prüfsumme.","import.file":"Datei","import.text":"ode\
r der Text","import.verify":"Prüfen","import.no-json":"Das ist kein JSON:","import.no-game":"Die Aufzeichnung nennt kein Spiel, das hier gespielt wird.","import.no-actions":"Die Aufzeichnung hat kein\
e Liste von Aktionen.","import.sound":"Die Aufzeichnung stimmt","import.broken":"Die Aufzeichnung stimmt nicht","import.applied":"{applied} von {of} Aktionen sind erlaubt.","import.finished":"Die Part\
ie ist zu Ende.","import.history":"Die Prüfsumme stimmt.","import.no-history":"Die Prüfsumme stimmt nicht: An der Aufzeichnung wurde etwas geändert.","import.scores":"Die Wertung stimmt.","import.n\
o-scores":"Die Wertung stimmt nicht: So endet das Spiel nicht.","import.refused":"Aktion {n} wird abgelehnt:","import.open":"Die Partie öffnen","import.open-last":"Die letzte gültige Stellung öffnen",
"rules.title":"Die Regeln in eigenen Worten","exchanges.title":"Anfragen und Antworten ({n})","exchanges.secret":"Sie zeigen auch die verdeckten Karten.","exchanges.curl":"Als curl kopieren","exchange\
s.request":"Anfrage","exchanges.response":"Antwort"};var il={skip:"Skip to the table",back:"Back",copied:"Copied",yes:"yes",no:"no","header.home":"to the start","header.language":"Language","header.scheme":"Colours","header.scheme.auto":"Auto","header.s\
cheme.light":"Light","header.scheme.dark":"Dark","problem.unreachable":"The service does not answer.","problem.here":"This does not work.","start.title":"Pull up a chair","start.lead":"Play on one dev\
ice that goes round, referee a real table, or count a game that you have just finished.","start.games":"Games","start.players":"{fewest} to {most} players","start.play":"New game","start.play-game":"N\
ew game of {game}","start.pad":"Score pad","start.pad-game":"Score pad for {game}","start.import":"Open a transcript …","start.resume-title":"Your game of {game}","start.resume-text":"{players}; {pl\
y} actions so far.","start.resume":"Go on","setup.ruleset":"Edition","setup.variant":"Variant","setup.players":"Players","setup.players-hint":"Clockwise, in the order in which they sit.","setup.player":"\
Player {n}","setup.up":"Move {name} up","setup.down":"Move {name} down","setup.remove":"Remove {name}","setup.add":"Add a player","setup.first":"First player","setup.dealer":"Who deals","setup.dealer.\
service":"The service","setup.dealer.service-hint":"shuffles; the device goes from hand to hand.","setup.dealer.table":"You, at a real table","setup.dealer.table-hint":"The referee enters what is turn\
ed up, and what everybody does.","setup.seed":"Seed","setup.seed-hint":"Optional. The same seed gives the same shuffle; whoever knows it knows the cards.","setup.deal":"What lies open","setup.options":"\
House rules and rulings","setup.changed":"changed: {n}","setup.unchanged":"as in the rulebook","setup.default":"Default","setup.invalid":"Something is wrong with the marked fields.","setup.start":"Beg\
in","open.title":"Open table","open.hint":"Everyone looks at one screen: no handing round.","play.board":"Table","play.turn":"{player} to act","play.table-turn":"Turn up","play.round":"Round {round}",
"play.turn-number":"Turn {round}","play.referee":"referee","play.history":"Back and forth","play.undo":"Undo","play.redo":"Redo","undo.learnt":"Taking this back does not take back what was seen: {play\
ers} know it now.","undo.seen":"What was seen","undo.anyway":"Take it back all the same","undo.leave":"Leave it","play.ply-label":"{n} of {of} actions","play.nothing":"{player} has nothing to do just \
now.","play.who":"Who acts","pass.news":"What happened","pass.hand":"Hand the device to","pass.confirm":"I am {player}","pass.hint":"The table stays covered until {player} is ready.","hand.others":"Or\
 hand over to","hand.over":"Hand over to {player}","bid.label":"Bid, from {minimum} to {maximum}","bid.label.exactly":"Bid, exactly {minimum}","bid.less":"One less","bid.more":"One more","bid.send":"B\
id {amount}","bid.quick":"Quick choice","bid.all":"All in: {amount}","reveal.due":"Still to pick: {n} of {of}","reveal.complete":"All picked.","reveal.picked":"Picked","reveal.send":"These were turned\
 up","reveal.undo":"Undo the last pick","reveal.choices":"What can turn up","reveal.pick":"Pick {card}","reveal.pick-of":"Pick {card}, {n} left","refusal.legal":"Legal would be:","refusal.bid":"{playe\
r} bids from {minimum} to {maximum}","refusal.bid.exactly":"{player} bids exactly {minimum}","refusal.more":"and {n} more","referee.for":"Enter for","referee.sealed":"Sealed entry","referee.sealed-hin\
t":"Each player enters the choice unseen; the device goes round.","ruling.open":"Referee","ruling.hint":"When something went wrong: advice, corrections, forfeits, penalties","ruling.title":"The refere\
e","ruling.back":"Back to the table","ruling.task.advice":"What to do when …","ruling.task.correct":"Correct the record","ruling.task.forfeit":"A player leaves","ruling.task.penalty":"Penalty","ruli\
ng.word.correct":"correct","ruling.word.forfeit":"forfeit","ruling.word.default":"play for the seat","ruling.word.penalty":"penalty","ruling.seat":"Player","ruling.reason":"Why","ruling.reason-hint":"\
Everybody may read it. Name nothing that is hidden.","ruling.covered":"What comes now shows hidden cards and coins. It is for the referee alone.","ruling.uncover":"I am the referee","advice.lead":"Wha\
t to do when something goes wrong at the table, and why.","correct.lead":"For what was recorded wrongly. What results must be possible by the rules; the correction stays on record.","correct.what":"Wh\
at was recorded wrongly?","correct.choose":"Please choose","correct.which":"Which one?","correct.figures":"As it stands now. Change what is wrong.","correct.none":"There is nothing of this kind on the\
 table.","correct.wrong":"This was recorded","correct.right":"This is right","correct.right-hint":"If it lies elsewhere, the two change places.","correct.add":"And something else","correct.changed":"{\
what}: {after} instead of {before}","correct.changes":"What changes","correct.drop":"Drop all of it","correct.patch":"Something else, as JSON Patch","correct.patch-hint":"A list of changes to the stat\
e, by RFC 6902.","correct.no-patch":"This is not a list in JSON.","correct.nothing":"Nothing has been changed yet.","correct.send":"Record the correction","forfeit.lead":"The player cannot win any mor\
e. From now on the referee plays for the seat. Only Undo takes this back.","forfeit.send":"Declare it forfeited","forfeit.all":"All seats have forfeited.","forfeited.turn":"The referee acts","forfeite\
d.due":"{player} has forfeited. The referee plays for this seat.","forfeited.play":"Play for {player}: {action}","forfeited.sealed":"choose unseen","penalty.lead":"Points that stand apart from those o\
f the rules. The order at the end goes by both together.","penalty.points":"Points","penalty.points-hint":"Below 0 takes points away, above 0 gives some.","penalty.send":"Give the points","record.titl\
e":"By the referee","record.correction":"Corrected: {what}. {reason}","record.something":"the record","record.forfeit":"{player} has forfeited. {reason}","record.penalty":"Points for {player}: {points\
}. {reason}","log.title":"What happened","scores.title":"Scoresheet","scores.winner":"{names} wins","scores.winners":"Shared victory: {names}","scores.nobody":"Nobody wins","scores.by.total":"by the t\
otal","scores.by.tiebreak":"by the tie-break","scores.by.shared":"the tie-break is equal too","scores.by.none":"the tie stands","scores.rank":"Place {rank}","scores.tiebreak":"Tie-break: {figures}","s\
cores.forfeited":"forfeited","scores.penalties":"By the referee: {points}","scores.together":"Together {sum} {unit}","scores.rulings":"Rulings in force ({n})","scores.ruling":"Ruling","scores.value":"\
Value","scores.why":"Why","scores.again":"Play again","scores.board":"The table as it lies","unit.points":"points","unit.million":"million","unit.thousand dollars":"thousand dollars","pad.title":"Scor\
e pad: {game}","pad.lead":"Enter how the game ended. The service counts, and says what cannot be.","pad.setup":"Edition, players and house rules","pad.setup-hint":"Set these first: a change clears the\
 pad.","pad.end":"The end of the game","pad.count":"Count","transcript.title":"Transcript","transcript.hint":"The record of the game so far: anyone can replay it and check its digest.","transcript.sec\
ret":"It gives the hidden cards away too. Keep it to yourself until the game is over.","transcript.download":"Download","transcript.copy":"Copy","transcript.verify":"Verify","import.title":"Open a tra\
nscript","import.lead":"The service replays every action and checks the digest.","import.file":"File","import.text":"or its text","import.verify":"Verify","import.no-json":"This is not JSON:","import.\
no-game":"The transcript does not name a game that is played here.","import.no-actions":"The transcript has no list of actions.","import.sound":"The transcript is valid","import.broken":"The transcrip\
t is not valid","import.applied":"{applied} of {of} actions are legal.","import.finished":"The game is finished.","import.history":"The digest matches.","import.no-history":"The digest does not match:\
 something in the record has been changed.","import.scores":"The scores match.","import.no-scores":"The scores do not match: the game does not end like this.","import.refused":"Action {n} is refused:",
"import.open":"Open the game","import.open-last":"Open the last good position","rules.title":"Rules in our own words","exchanges.title":"Requests and responses ({n})","exchanges.secret":"They also sho\
w the cards that are hidden.","exchanges.curl":"Copy as curl","exchanges.request":"Request","exchanges.response":"Response"};var cl={skip:"Aller à la table",back:"Retour",copied:"Copié",yes:"oui",no:"non","header.home":"à l’accueil","header.language":"Langue","header.scheme":"Couleurs","header.scheme.auto":"Auto","head\
er.scheme.light":"Clair","header.scheme.dark":"Sombre","problem.unreachable":"Le service ne répond pas.","problem.here":"Cela ne fonctionne pas.","start.title":"Prenez place","start.lead":"Jouez sur \
un appareil qui passe de main en main, arbitrez une vraie table, ou comptez une partie terminée.","start.games":"Jeux","start.players":"De {fewest} à {most} joueurs","start.play":"Nouvelle partie","\
start.play-game":"Nouvelle partie de {game}","start.pad":"Bloc de score","start.pad-game":"Bloc de score pour {game}","start.import":"Ouvrir une transcription…","start.resume-title":"Votre partie de\
 {game}","start.resume-text":"{players} ; {ply} actions jusqu’ici.","start.resume":"Continuer","setup.ruleset":"Édition","setup.variant":"Variante","setup.players":"Joueurs","setup.players-hint":"\
Dans le sens horaire, comme ils sont assis.","setup.player":"Joueur {n}","setup.up":"Monter {name}","setup.down":"Descendre {name}","setup.remove":"Retirer {name}","setup.add":"Ajouter un joueur","set\
up.first":"Premier joueur","setup.dealer":"Qui distribue","setup.dealer.service":"Le service","setup.dealer.service-hint":"mélange ; l’appareil passe de main en main.","setup.dealer.table":"Vous, \
à une vraie table","setup.dealer.table-hint":"L’arbitre saisit ce qui est révélé et ce que chacun fait.","setup.seed":"Graine","setup.seed-hint":"Facultative. La même graine donne le même mélang\
e ; qui la connaît connaît les cartes.","setup.deal":"Ce qui est visible","setup.options":"Règles maison et arbitrages","setup.changed":"modifiées : {n}","setup.unchanged":"comme dans la règle",
"setup.default":"Par défaut","setup.invalid":"Les champs marqués sont à corriger.","setup.start":"Commencer","open.title":"Table ouverte","open.hint":"Tous regardent le même écran : l’appareil ne p\
asse pas.","play.board":"Table","play.turn":"À {player} d’agir","play.table-turn":"À révéler","play.round":"Manche {round}","play.turn-number":"Tour {round}","play.referee":"arbitre","play.histo\
ry":"En arrière et en avant","play.undo":"Annuler","play.redo":"Rétablir","undo.learnt":"Revenir en arrière n’efface pas ce qui a été vu : {players} le savent désormais.","undo.seen":"Ce qui \
a été vu","undo.anyway":"Revenir en arrière quand même","undo.leave":"Laisser","play.ply-label":"{n} actions sur {of}","play.nothing":"{player} n’a rien à faire pour l’instant.","play.who":"Q\
ui joue","pass.news":"Ce qui s’est passé","pass.hand":"Passez l’appareil à","pass.confirm":"Je suis {player}","pass.hint":"La table reste couverte tant que {player} n’a pas confirmé.","hand.o\
thers":"Ou passez l’appareil à","hand.over":"Passer à {player}","bid.label":"Enchère, de {minimum} à {maximum}","bid.label.exactly":"Enchère, exactement {minimum}","bid.less":"Un de moins","bid\
.more":"Un de plus","bid.send":"Enchérir {amount}","bid.quick":"Choix rapide","bid.all":"Tout : {amount}","reveal.due":"Encore à choisir : {n} sur {of}","reveal.complete":"Tout est choisi.","revea\
l.picked":"Choisi","reveal.send":"Voilà ce qui est révélé","reveal.undo":"Annuler le dernier choix","reveal.choices":"Ce qui peut apparaître","reveal.pick":"Choisir {card}","reveal.pick-of":"Choi\
sir {card}, il en reste {n}","refusal.legal":"Serait permis :","refusal.bid":"{player} enchérit de {minimum} à {maximum}","refusal.bid.exactly":"{player} enchérit à exactement {minimum}","refusal\
.more":"et {n} de plus","referee.for":"Saisir pour","referee.sealed":"Saisie secrète","referee.sealed-hint":"Chaque joueur saisit son choix sans être vu ; l’appareil circule.","ruling.open":"Arbi\
tre","ruling.hint":"Quand quelque chose a mal tourné : conseils, corrections, forfaits, pénalités","ruling.title":"L’arbitre","ruling.back":"Retour à la table","ruling.task.advice":"Que faire q\
uand …","ruling.task.correct":"Corriger","ruling.task.forfeit":"Quelqu’un s’en va","ruling.task.penalty":"Pénalité","ruling.word.correct":"corriger","ruling.word.forfeit":"forfait","ruling.wor\
d.default":"jouer pour la place","ruling.word.penalty":"pénalité","ruling.seat":"Joueur","ruling.reason":"Pourquoi","ruling.reason-hint":"Tout le monde peut le lire. Ne nommez rien de caché.","ruli\
ng.covered":"Ce qui suit montre des cartes et des pièces cachées. C’est pour l’arbitre seul.","ruling.uncover":"Je suis l’arbitre","advice.lead":"Que faire quand quelque chose tourne mal à la \
table, et pourquoi.","correct.lead":"Pour ce qui a été mal enregistré. Le résultat doit être possible selon les règles ; la correction reste enregistrée.","correct.what":"Qu’est-ce qui a été m\
al enregistré ?","correct.choose":"À choisir","correct.which":"Laquelle ?","correct.figures":"Ce qui est enregistré. Changez ce qui est faux.","correct.none":"Il n’y a rien de tel sur la table.",
"correct.wrong":"Enregistré","correct.right":"Juste","correct.right-hint":"Si l’élément se trouve ailleurs, les deux changent de place.","correct.add":"Et autre chose","correct.changed":"{what} :\
 {after} au lieu de {before}","correct.changes":"Ce qui change","correct.drop":"Tout abandonner","correct.patch":"Autre chose, en JSON Patch","correct.patch-hint":"Une liste de changements de l’état, \
selon la RFC 6902.","correct.no-patch":"Ce n’est pas une liste en JSON.","correct.nothing":"Rien n’a encore été changé.","correct.send":"Enregistrer la correction","forfeit.lead":"Cette personn\
e ne peut plus gagner. Désormais, l’arbitre joue pour sa place. Seul Annuler permet de revenir en arrière.","forfeit.send":"Déclarer forfait","forfeit.all":"Toutes les places sont déclarées forfa\
it.","forfeited.turn":"À l’arbitre d’agir","forfeited.due":"{player} est déclaré forfait. L’arbitre joue pour cette place.","forfeited.play":"Jouer pour {player} : {action}","forfeited.seale\
d":"choisir à l’insu des autres","penalty.lead":"Des points à part de ceux des règles. Le classement tient compte des deux ensemble.","penalty.points":"Points","penalty.points-hint":"Au-dessous d\
e 0 on en retire, au-dessus on en donne.","penalty.send":"Donner les points","record.title":"Par l’arbitre","record.correction":"Corrigé : {what}. {reason}","record.something":"l’enregistrement",
"record.forfeit":"{player} est forfait. {reason}","record.penalty":"Points pour {player} : {points}. {reason}","log.title":"Ce qui s’est passé","scores.title":"Feuille de score","scores.winner":"V\
ictoire : {names}","scores.winners":"Victoire partagée : {names}","scores.nobody":"Personne ne gagne","scores.by.total":"par le total","scores.by.tiebreak":"par le départage","scores.by.shared":"l\
e départage est égal aussi","scores.by.none":"l’égalité demeure","scores.rank":"Place {rank}","scores.tiebreak":"Départage : {figures}","scores.forfeited":"forfait","scores.penalties":"Par l’a\
rbitre : {points}","scores.together":"En tout {sum} {unit}","scores.rulings":"Arbitrages en vigueur ({n})","scores.ruling":"Arbitrage","scores.value":"Valeur","scores.why":"Pourquoi","scores.again":"\
Rejouer","scores.board":"La table telle quelle","unit.points":"points","unit.million":"millions","unit.thousand dollars":"milliers de dollars","pad.title":"Bloc de score : {game}","pad.lead":"Saisiss\
ez la fin de la partie. Le service compte et dit ce qui est impossible.","pad.setup":"Édition, joueurs et règles maison","pad.setup-hint":"À régler d’abord : un changement vide le bloc.","pad.e\
nd":"La fin de la partie","pad.count":"Compter","transcript.title":"Transcription","transcript.hint":"L’enregistrement de la partie : chacun peut la rejouer et vérifier son empreinte.","transcript\
.secret":"Elle révèle aussi les cartes cachées. Gardez-la pour vous jusqu’à la fin.","transcript.download":"Télécharger","transcript.copy":"Copier","transcript.verify":"Vérifier","import.titl\
e":"Ouvrir une transcription","import.lead":"Le service rejoue chaque action et vérifie l’empreinte.","import.file":"Fichier","import.text":"ou son texte","import.verify":"Vérifier","import.no-jso\
n":"Ce n’est pas du JSON :","import.no-game":"La transcription ne nomme aucun jeu que l’on joue ici.","import.no-actions":"La transcription n’a pas de liste d’actions.","import.sound":"La tra\
nscription est valable","import.broken":"La transcription n’est pas valable","import.applied":"{applied} actions sur {of} sont permises.","import.finished":"La partie est terminée.","import.history":"\
L’empreinte correspond.","import.no-history":"L’empreinte ne correspond pas : quelque chose y a été modifié.","import.scores":"Les scores correspondent.","import.no-scores":"Les scores ne corr\
espondent pas : la partie ne finit pas ainsi.","import.refused":"L’action {n} est refusée :","import.open":"Ouvrir la partie","import.open-last":"Ouvrir la dernière position valable","rules.titl\
e":"La règle, dans nos mots","exchanges.title":"Requêtes et réponses ({n})","exchanges.secret":"Elles montrent aussi les cartes cachées.","exchanges.curl":"Copier en curl","exchanges.request":"Req\
uête","exchanges.response":"Réponse"};var is=["en","fr","de"],hd={en:il,fr:cl,de:ll},md=Object.fromEntries(is.map(e=>[e,Object.assign({},hd[e],...Object.values(I).map(t=>t.words[e]))]));function ul(e){let t=md[e],s=(n,o={})=>{let r=t[n];return r===
void 0?(console.error(`no words in ${e} for ${n}`),n):r.replace(/\{(\w+)\}/g,(l,i)=>i in o?String(o[i]):l)};return s.language=e,s}function dl(e=navigator.languages){return e.map(s=>s.slice(0,2).toLowerCase()).
find(s=>is.includes(s))??"en"}var $d={en:"English",fr:"Français",de:"Deutsch"};function pl({t:e,language:t,setLanguage:s,scheme:n,setScheme:o,go:r,screen:l}){return a`
        <header class="bar">
            <button type="button" class="brand" onClick=${()=>r("start")} aria-current=${l==="start"?"page":void 0}>
                <${gd} /><span>Gavel</span><span class="visually-hidden"> – ${e("header.home")}</span>
            </button>
            <div class="bar-end">
                <label class="compact">
                    <span class="visually-hidden">${e("header.language")}</span>
                    <select name="language" value=${t} onChange=${i=>s(i.target.value)}>
                        ${is.map(i=>a`<option value=${i} lang=${i} selected=${i===t}>${$d[i]}</option>`)}
                    </select>
                </label>
                <label class="compact">
                    <span class="visually-hidden">${e("header.scheme")}</span>
                    <select name="scheme" value=${n} onChange=${i=>o(i.target.value)}>
                        ${["auto","light","dark"].map(i=>a`<option value=${i} selected=${i===n}>${e(`header.scheme.${i}`)}</option>`)}
                    </select>
                </label>
            </div>
        </header>
    `}var gd=()=>a`
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
        <rect x="4" y="26" width="24" height="3" rx="1" />
        <g transform="rotate(-40 15 14)">
            <rect x="6" y="9" width="14" height="9" rx="1.5" /><rect x="4" y="8" width="3" height="11" rx="1" />
            <rect x="19" y="8" width="3" height="11" rx="1" /><rect x="12" y="18" width="2.6" height="13" rx="1" />
        </g>
    </svg>
`;function ne(e,t){let[s,n]=g({value:null,of:[],problem:null});return E(()=>{let o=!0;return e().then(r=>o&&n({value:r,of:t,problem:null}),r=>o&&n({value:null,of:t,problem:r})),()=>{o=!1}},t),s}var Ln=To(
{current:!0});function W(...e){let t=j(null),s=zo(Ln);return E(()=>{if(!s.current){s.current=!0;return}let n=t.current;if(n===null)return;n.focus({preventScroll:!0});let{top:o,bottom:r}=n.getBoundingClientRect();
(o<0||r>innerHeight)&&n.scrollIntoView({block:"nearest"})},e),t}function Q(){E(()=>window.scrollTo(0,0),[])}var Y=(e,t)=>e.filter(s=>s.pointer===t||s.pointer?.startsWith(`${t}/`));function L({name:e,label:t,hint:s,errors:n=[],control:o,children:r}){let l=`field-${e}`,i=[s&&`${l}-hint`,n.length>0&&`${l}-erro\
rs`].filter(Boolean).join(" "),c={id:l,name:e,"aria-invalid":n.length>0?"true":void 0,"aria-describedby":i||void 0};return a`
        <div class="field ${n.length>0?"invalid":""}">
            <label for=${l}>${t}</label>
            ${s&&a`<p class="hint" id="${l}-hint">${s}</p>`}
            <div class="control">${o(c)}${r}</div>
            <${Rn} id="${l}-errors" errors=${n} />
        </div>
    `}var Rn=({id:e,errors:t})=>t.length>0&&a`<ul class="errors" id=${e} data-errors>${t.map(s=>a`<li><${Ee} text=${s.detail} /></li>`)}</ul>`,G=({choices:e,value:t,onChange:s,...n})=>a`
    <select ...${n} onChange=${o=>s(e[o.target.selectedIndex][0])}>
        ${e.map(([o,r])=>a`<option key=${o} value=${String(o)} selected=${o===t}>${r}</option>`)}
    </select>
`,Ee=({text:e})=>e.split(/`([^`]+)`/).map((t,s)=>s%2===1?a`<code>${t}</code>`:t);function fl(e){e?.querySelector('[aria-invalid="true"], .invalid :is(button, input, select, textarea):enabled')?.focus()}function A({problem:e,t,errors:s,hint:n}){if(!e)return null;let o=e.problem??{},r=s??o.errors??o.violations??[];return a`
        <div class="problem" role="alert" data-problem=${o.type??e.name}>
            <strong>${o.title??t(e instanceof V?"problem.unreachable":"problem.here")}</strong>
            ${(n||o.detail)&&a`<p>${n||o.detail}</p>`}
            ${!o.type&&a`<p>${e.message}</p>`}
            ${r.length>0&&a`<ul>${r.map(l=>a`<li><${bd} error=${l} /></li>`)}</ul>`}
        </div>
    `}var bd=({error:e})=>a`
    <${Ee} text=${e.detail} />
    ${e.pointer&&a` <code class="pointer">${e.pointer}</code>`}
    ${e.clause&&a`<p class="clause">${e.clause}</p>`}
`;function cs({refusal:e,table:t,view:s}){let n=j(null);if(E(()=>n.current?.scrollIntoView({block:"nearest"}),[e]),e===null)return null;let{t:o}=t,{problem:r}=e,l=r.kind==="illegal-action";return a`
        <div ref=${n}>
            ${l?a`<${Nn} document=${r.problem} game=${t.game} t=${o} view=${s} />`:a`<${A} problem=${r} t=${o} />`}
        </div>
    `}function Nn({document:e,game:t,t:s,view:n,instead:o=[]}){let{violations:r,legal_actions:l}=e,i=l.length>0?l:o;return a`
        <div class="refusal" role="alert" data-refusal>
            <h3>${e.title}</h3>
            <ul>${r.map(c=>a`
                <li data-code=${c.code}>
                    <p>${c.detail}</p>
                    ${c.clause&&a`<blockquote class="clause" data-clause=${c.rule}>${c.clause}</blockquote>`}
                    ${c.against?.length>0&&a`<ul data-against=${c.against.length}>${c.against.map(d=>a`<li data-code=${d.code}>${d.detail}</li>`)}</ul>`}
                </li>`)}
            </ul>
            ${i.length>0&&a`
                <p class="small">${s("refusal.legal")}</p>
                <ul class="small legal-list">${i.slice(0,8).map(c=>a`<li>${yd(c,t,s,n)}</li>`)}
                    ${i.length>8&&a`<li>${s("refusal.more",{n:i.length-8})}</li>`}</ul>`}
        </div>
    `}function yd(e,t,s,n){if(e.amount?.minimum!==void 0){let r=e.amount.minimum===e.amount.maximum?"refusal.bid.exactly":"refusal.bid";return s(r,{player:e.player,...e.amount})}let o=Object.values(e).
find(r=>r?.count!==void 0);return o?s("reveal.due",{n:o.count,of:o.count}):t.label(e,s,n)}function kd(e,t){let s;try{s=JSON.parse(e)}catch(o){throw new Error(`${t("import.no-json")} ${o.message}`)}let n=s?.game??s?.state?.game;if(!(n in I))throw new Error(t("import.no-game"));if(!Array.isArray(
s.actions))throw new Error(t("import.no-actions"));return{game:n,body:s}}function hl({t:e,client:t,go:s,enter:n,given:o}){Q();let r=W(),[l,i]=g(o??""),[c,d]=g(null),[u,p]=g(null),f=async h=>{d(null),p(
null);try{let{game:$,body:b}=kd(h,e);p({game:$,body:b,answer:await t.game($).replay(b)})}catch($){d($)}},m=h=>(i(h),f(h));return E(()=>{o&&f(o)},[o]),a`
        <main id="content" class="import" data-screen="import">
            <h1 ref=${r} tabindex="-1">${e("import.title")}</h1>
            <p>${e("import.lead")}</p>
            <form class="sheet" onSubmit=${h=>{h.preventDefault(),f(l)}}>
                <div class="field">
                    <label for="import-file">${e("import.file")}</label>
                    <input id="import-file" name="file" type="file" accept="application/json,.json" onChange=${async({target:h})=>h.files[0]&&m(await h.files[0].text())} />
                </div>
                <div class="field">
                    <label for="import-text">${e("import.text")}</label>
                    <textarea id="import-text" name="transcript" class="code" rows="8" spellcheck="false" value=${l} onInput=${h=>i(h.target.value)} />
                </div>
                <div class="row end">
                    <button type="button" onClick=${()=>s("start")}>${e("back")}</button>
                    <button type="submit" class="primary" data-verify>${e("import.verify")}</button>
                </div>
            </form>
            <${A} problem=${c} t=${e} />
            ${u&&a`<${vd} ...${u} t=${e} enter=${n} />`}
        </main>
    `}function vd({game:e,body:t,answer:s,t:n,enter:o}){let{position:r,applied:l,refused:i,history_matches:c,scores_match:d}=s,{game:u,actions:p,history:f,scores:m,...h}=t,$=i===null&&c!==!1&&d!==!1,b=()=>o(
{game:e,start:h,actions:p.slice(0,l),cursor:l});return a`
        <section class="verdict-box ${$?"sound":"broken"}" role="status" data-verdict=${$?"sound":"broken"} data-applied=${l}>
            <h2>${n($?"import.sound":"import.broken")}</h2>
            <p>${n("import.applied",{applied:l,of:p.length})} ${r.finished?n("import.finished"):""}</p>
            ${c!==null&&a`<p data-history=${String(c)}>${n(c?"import.history":"import.no-history")}</p>`}
            ${d!==null&&a`<p data-scores=${String(d)}>${n(d?"import.scores":"import.no-scores")}</p>`}
            ${i!==null&&a`
                <p data-refused-index=${i.index}>${n("import.refused",{n:i.index+1})} <code>${JSON.stringify(p[i.index])}</code></p>
                <${wd} problem=${i.problem} game=${I[e]} t=${n} position=${r} />`}
            <button type="button" class="primary" data-open onClick=${b}>${n($?"import.open":"import.open-last")}</button>
        </section>
    `}var wd=({problem:e,game:t,t:s,position:n})=>e.type==="/problems/illegal-action"?a`<${Nn} document=${e} game=${t} t=${s} view=${n.state} instead=${n.legal_actions} />`:a`<${A} problem=${{problem:e}} t=${s} />`;var xd=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function ml({option:e,standard:t,value:s,change:n,errors:o,t:r}){let{id:l,ruling:i,schema:c,decides:d}=e,u=m=>n(xd(m,t)?void 0:m),p=a`<code class="option-id">${l}</code>${i&&
a` <span class="ruling">${i}</span>`}`,f=_d(c);return a`
        <div class="option ${s===void 0?"":"changed"}">
            <${L} name="option-${l}" label=${p} hint=${a`<${Ee} text=${d} />`} errors=${o}
                control=${m=>a`<${f} ...${m} schema=${c} value=${s===void 0?t:s} set=${u} t=${r} />`}>
                ${s!==void 0&&a`<button type="button" class="quiet" onClick=${()=>n(void 0)}>${r("setup.default")}</button>`}
            <//>
        </div>
    `}function _d(e){return"const"in e||e.enum?.length===1?Sd:e.type==="boolean"?Md:e.enum?Pd:e.type==="integer"?Od:Cd}var Sd=({schema:e,set:t,t:s,value:n,...o})=>a`
    <input ...${o} type="text" readonly value=${String(e.const??e.enum[0])} />`,Md=({schema:e,set:t,t:s,value:n,...o})=>a`
    <${G} ...${o} value=${n} choices=${[[!1,s("no")],[!0,s("yes")]]} onChange=${t} />`,Pd=({schema:e,set:t,t:s,value:n,...o})=>a`
    <${G} ...${o} value=${n} choices=${e.enum.map(r=>[r,String(r)])} onChange=${t} />`,Od=({schema:e,set:t,t:s,value:n,...o})=>a`
    <input ...${o} type="number" step="1" value=${n} onChange=${({target:r})=>t(r.value===""?void 0:Number(r.value))} />`;function Cd({schema:e,set:t,t:s,value:n,...o}){let[r,l]=g(null),i=({target:c})=>{
try{t(JSON.parse(c.value)),l(null)}catch{t(c.value),l(c.value)}};return a`<textarea ...${o} class="code" rows="3" spellcheck="false" value=${r??JSON.stringify(n)} onChange=${i} />`}var Bn="gavel.";function _e(e){try{return JSON.parse(localStorage.getItem(Bn+e))}catch{return null}}function qe(e,t){try{return t===null?localStorage.removeItem(Bn+e):localStorage.setItem(Bn+e,JSON.stringify(
t)),!0}catch{return!1}}function $l(e){e==="auto"?delete document.documentElement.dataset.scheme:document.documentElement.dataset.scheme=e}var gl=["Ann","Bob","Cy","Dee","Eve","Flo"];function us(e){let t=e.rulesets.find(({id:n})=>n===e.default_ruleset),s=_e("players")??gl.slice(0,3);return yl({ruleset:"",variant:"",players:s,options:{}},
t)}var bl=e=>gl.find(t=>!e.includes(t))??`${e.length+1}`;function yl(e,t){let s=e.players.slice(0,t.player_counts.at(-1));for(;s.length<t.player_counts[0];)s.push(bl(s));let n=t.variants.includes(e.variant)?
e.variant:t.variants[0];return{...e,ruleset:t.id,variant:n,players:s}}function ds({sheet:e,draft:t,change:s,errors:n,t:o}){let r=e.rulesets.find(({id:l})=>l===t.ruleset);return a`
        <${L} name="ruleset" label=${o("setup.ruleset")} hint=${r.sources.join("; ")} errors=${Y(n,"/ruleset")}
            control=${l=>a`<${G} ...${l} value=${t.ruleset} choices=${e.rulesets.map(({id:i,name:c})=>[i,c])}
                onChange=${i=>s(yl(t,e.rulesets.find(c=>c.id===i)))} />`} />
        ${(r.variants.length>1||Y(n,"/variant").length>0)&&a`
            <${L} name="variant" label=${o("setup.variant")} errors=${Y(n,"/variant")}
                control=${l=>a`<${G} ...${l} value=${t.variant} choices=${r.variants.map(i=>[i,i])}
                    onChange=${i=>s({...t,variant:i})} />`} />`}
    `}function ps({sheet:e,draft:t,change:s,errors:n,t:o}){let{players:r}=t,l=e.rulesets.find(({id:u})=>u===t.ruleset).player_counts,i=u=>s({...t,players:u}),c=(u,p)=>{let f=[...r];[f[u],f[p]]=[f[p],f[u]],
i(f)},d=n.filter(({pointer:u})=>u==="/players");return a`
        <fieldset class="players">
            <legend>${o("setup.players")}</legend>
            <p class="hint">${o("setup.players-hint")}</p>
            <ol>
                ${r.map((u,p)=>a`
                    <li key=${p} class="player-row player-${p+1}">
                        <${L} name="player-${p+1}" label=${a`<span class="visually-hidden">${o("setup.player",{n:p+1})}</span>`}
                            errors=${[...Y(n,`/players/${p}`),...p===0?d:[]]}
                            control=${f=>a`<input ...${f} type="text" maxlength="64" autocomplete="off" value=${u}
                                onInput=${m=>i(r.map((h,$)=>$===p?m.target.value:h))} />`}>
                            <button type="button" class="icon" disabled=${p===0} aria-label=${o("setup.up",{name:u})}
                                onClick=${()=>c(p,p-1)}>↑</button>
                            <button type="button" class="icon" disabled=${p===r.length-1} aria-label=${o("setup.down",{name:u})}
                                onClick=${()=>c(p,p+1)}>↓</button>
                            <button type="button" class="icon" disabled=${r.length<=l[0]} aria-label=${o("setup.remove",{name:u})}
                                onClick=${()=>i(r.filter((f,m)=>m!==p))}>×</button>
                        <//>
                    </li>`)}
            </ol>
            <button type="button" data-add-player disabled=${r.length>=l.at(-1)}
                onClick=${()=>i([...r,bl(r)])}>+ ${o("setup.add")}</button>
        </fieldset>
    `}function fs({sheet:e,draft:t,change:s,errors:n,t:o}){let{options:r}=t,l=Object.keys(r).length,i=(d,u)=>{let{[d]:p,...f}=r;s({...t,options:u===void 0?f:{...f,[d]:u}})},c=Y(n,"/options").length>0;
return a`
        <details class="options" open=${c||void 0} data-options>
            <summary>${o("setup.options")} <span class="count">${l>0?o("setup.changed",{n:l}):o("setup.unchanged")}</span></summary>
            <div class="option-list">
                ${e.options.map(d=>a`
                    <${ml} key=${d.id} option=${d} standard=${Ne(e,t,d.id)} value=${r[d.id]}
                        change=${u=>i(d.id,u)} errors=${Y(n,`/options/${d.id}`)} t=${o} />`)}
            </div>
        </details>
    `}var wl=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function hs(e,t){let s=t.players.map(({id:n})=>n);return Object.entries(e.at).flatMap(([n,o])=>{let r=e.choices?.[n]??null,l=r==="players"?s:r;return Se(
t,n).map(([i,c])=>({place:i,value:ee(t,i),choices:l,where:{key:o,names:c}}))})}var $t=(e,t)=>t.filter(([s,n])=>!wl(ee(e,s),n)).map(([s,n])=>({op:"replace",path:gt(s),value:n}));function jn(e,t){let s=structuredClone(
e);for(let{path:n,value:o}of t){let r=n.split("/").slice(1).map(l=>l.replaceAll("~1","/").replaceAll("~0","~"));ee(s,r.slice(0,-1))[r.at(-1)]=o}return s}function Dn(e,t){return Object.entries(e.at).flatMap(
([s,n])=>Se(t,s).flatMap(([o,r])=>{let l=Td(ee(t,o),e.kind);if(l===null)return[];let i=r.length>0&&(r.at(-1)===l||s.endsWith("/*")&&zd(o.at(-1)));return[{value:l,place:o,where:{key:n,names:i?r.slice(0,
-1):r}}]}))}function xl(e,t,s,n){let o=Dn(e,t),r=(e.unseen??[]).flatMap(p=>Se(t,p).map(([f])=>({value:ee(t,f),place:f,where:null}))),l=Ed(kl(e,t,s).map(ue));for(let{value:p}of[...o,...r])l.set(ue(p),(l.
get(ue(p))??0)-1);let i=new Map;for(let p of kl(e,t,s))l.get(ue(p))>0&&i.set(ue(p),{value:p,place:null,where:null});for(let p of r.reverse())i.set(ue(p.value),p);let c=Sl(e,t),d=p=>gt(p.slice(0,-1)),u=new Map;
for(let p of o)d(p.place)===d(n.place)&&c.has(d(p.place))||u.set(JSON.stringify([ue(p.value),p.where]),p);return[...i.values(),...u.values()].filter(({value:p})=>!wl(p,n.value))}function _l(e,t,s,n){let o=[
[s.place,vl(ee(t,s.place),n.value)]],r=new Map([[ue(s.value),n.value]]);n.place!==null&&(o.push([n.place,vl(ee(t,n.place),s.value)]),r.set(ue(n.value),s.value));for(let[u]of(e.follow??[]).flatMap(p=>Se(
t,p))){let p=ue(ee(t,u));r.has(p)&&o.push([u,r.get(p)])}let l=Sl(e,t),i=new Map,c=[];for(let[u,p]of o){let f=gt(u.slice(0,-1));if(!l.has(f)){c.push([u,p]);continue}i.has(f)||i.set(f,[u.slice(0,-1),[...ee(
t,u.slice(0,-1))]]),i.get(f)[1][Number(u.at(-1))]=p}let d=[...i.values()].map(([u,p])=>[u,p.sort((f,m)=>f-m)]);return $t(t,[...d,...c])}function Sl(e,t){return new Set((e.ascending??[]).flatMap(s=>Se(
t,s).map(([n])=>gt(n))))}function kl(e,t,s){let{components:n}=s,o=t.options[e.of];return(Array.isArray(o)?o:(n[t.ruleset]??n)[e.of]).map(l=>l?.id??l)}function Td(e,t){if(e===null||typeof e!="object")return e;
let{kind:s=t,...n}=e;return s!==t?null:Object.keys(n).join()==="value"?n.value:n}function vl(e,t){return e===null||typeof e!="object"?t:{...e,...typeof t=="object"?t:{value:t}}}function Ml(e,t,s){return s.
flatMap(n=>{let o=n.split("/").length,r=e.flatMap(l=>{let i=Object.keys(l.at).flatMap(c=>Se(t,c.split("/").slice(0,o).join("/"))).find(([c])=>gt(c)===n)?.[1];return i===void 0?[]:[[l,i]]});return r.length===
1?r:[]})}function Se(e,t){return Pl(e,t.split("/").slice(1),[],[])}function Pl(e,t,s,n){if(t.length===0)return[[s,n]];let[o,...r]=t;return Ad(e).filter(([l])=>o==="*"||o===l).flatMap(([l,i,c])=>Pl(c,r,
[...s,l],o==="*"?[...n,i]:n))}function Ad(e){return Array.isArray(e)?e.map((t,s)=>[String(s),String(t?.id??t?.tile??s+1),t]):e===null||typeof e!="object"?[]:Object.entries(e).map(([t,s])=>[t,t,s])}var ee=(e,t)=>t.
reduce((s,n)=>s[n],e),zd=e=>/^\d+$/.test(e),gt=e=>e.map(t=>`/${t.replaceAll("~","~0").replaceAll("/","~1")}`).join(""),ue=e=>e!==null&&typeof e=="object"?JSON.stringify(Object.entries(e).sort()):e;function Ed(e){
let t=new Map;for(let s of e)t.set(s,(t.get(s)??0)+1);return t}function me(e,{game:t,t:s}){return typeof e=="boolean"?s(e?"yes":"no"):t.said?.(e,s)??String(e)}function $e(e,t){if(e===null)return"";let s=e.names.map(o=>me(o,t)).join(", ");if(e.key==="")return s;let n=t.
t(e.key,{at:s});return s===""||n.includes(s)?n:`${s}, ${n}`}function Ke({record:e,state:t,game:s,t:n}){let{corrections:o=[],forfeits:r=[],penalties:l=[]}=e??{},i=[...o.map(c=>[c.ply,"correction",n("record.correction",{what:qd(c,t,s,n),reason:c.reason})]),...r.
map(c=>[c.ply,"forfeit",n("record.forfeit",{player:c.seat,reason:c.reason})]),...l.map(c=>[c.ply,"penalty",n("record.penalty",{player:c.seat,points:Hn(c.points),reason:c.reason})])].sort(([c],[d])=>c-
d);return i.length===0?null:a`
        <section class="referee-record" aria-labelledby="referee-record-title" data-referee-record>
            <h2 class="small" id="referee-record-title">${n("record.title")}</h2>
            <ul>${i.map(([c,d,u])=>a`<li key=${c} data-record=${d}>${u}</li>`)}</ul>
        </section>
    `}function qd({paths:e},t,s,n){let o=Ml(s.corrections??[],t,e).map(([r,l])=>Ld(n(r.name),$e({key:"",names:l},{game:s,t:n})));return o.length>0?[...new Set(o)].join("; "):n("record.something")}var Ld=(e,t)=>t===
""?e:`${e} (${t})`,Hn=e=>e<0?`−${-e}`:`+${e}`;function ms({sheet:e,state:t,game:s,t:n}){let o=(e.referee?.forfeits??[]).map(({seat:u})=>u),{standings:r,winners:l,decided_by:i,unit:c,rulings:d}=e;return a`
        <div class="scoresheet" data-scoresheet>
            <p class="verdict" role="status">
                <strong>${l.length===0?n("scores.nobody"):n(l.length>1?"scores.winners":"scores.winner",{names:l.join(", ")})}</strong>
                <span class="soft" data-decided-by=${i}>${n(`scores.by.${i}`)}</span>
            </p>
            <ol class="standings">
                ${r.map(u=>a`
                    <li key=${u.player} class="standing ${u.winner?"winner":""}" data-standing=${u.player} data-total=${u.total}>
                        <div class="standing-head">
                            <span class="rank" aria-label=${n("scores.rank",{rank:u.rank})}>${u.rank}</span>
                            <h2>${u.player}</h2>
                            ${o.includes(u.player)&&a`<span class="soft" data-has-forfeited>${n("scores.forfeited")}</span>`}
                            <span class="total"><strong>${u.total}</strong> <span class="soft">${n(`unit.${c}`)}</span></span>
                        </div>
                        <div class="breakdown"><${s.Breakdown} sheet=${e} standing=${u} t=${n} /></div>
                        ${u.penalties!==void 0&&a`
                            <p class="penalties" data-penalties=${u.penalties}>
                                <span>${n("scores.penalties",{points:Hn(u.penalties)})}</span>
                                <strong>${n("scores.together",{sum:String(u.total+u.penalties).replace("-","−"),unit:n(`unit.${c}`)})}</strong>
                            </p>`}
                        <p class="tiebreak soft">${n("scores.tiebreak",{figures:u.tiebreak.join(", ")})}</p>
                    </li>`)}
            </ol>
            ${t&&a`<${Ke} record=${e.referee} state=${t} game=${s} t=${n} />`}
            <details class="rulings">
                <summary>${n("scores.rulings",{n:d.length})}</summary>
                <div class="scrolling" tabindex="0" role="region" aria-label=${n("scores.rulings",{n:d.length})}><table>
                    <thead><tr><th scope="col">${n("scores.ruling")}</th><th scope="col">${n("scores.value")}</th><th scope="col">${n("scores.why")}</th></tr></thead>
                    <tbody>${d.map(u=>a`
                        <tr><th scope="row">${u.id}<br /><code>${u.option}</code></th><td><code>${JSON.stringify(u.value)}</code></td><td>${u.why}</td></tr>`)}
                    </tbody>
                </table></div>
            </details>
        </div>
    `}function Ol({t:e,client:t,go:s,game:n}){let{value:o,problem:r}=ne(()=>t.game(n).sheet(),[n,t]);Q();let l=W(o===null);return a`
        <main id="content" class="pad" data-screen="pad" data-game=${n}>
            <h1 ref=${l} tabindex="-1">${e("pad.title",{game:o?.name??"…"})}</h1>
            <p>${e("pad.lead")}</p>
            <${A} problem=${r} t=${e} />
            ${o&&a`<${Rd} sheet=${o} game=${I[n]} t=${e} client=${t} go=${s} />`}
        </main>
    `}function Rd({sheet:e,game:t,t:s,client:n,go:o}){let[r,l]=g(()=>us(e)),[i,c]=g(()=>t.scorePad.empty(r,e)),[d,u]=g(null),[p,f]=g(null),m=j(null),h=d?.problem?.errors??d?.problem?.violations??[],$=v=>{
c(v),f(null)},b=v=>{l(v),$(t.scorePad.empty(v,e)),u(null)},k=async v=>{v.preventDefault();try{f(await n.game(t.id).tally(t.scorePad.request(i))),u(null)}catch(y){u(y),f(null)}};Nd(m,h);let w={sheet:e,
draft:r,change:b,errors:[],t:s};return a`
        <form class="sheet" ref=${m} novalidate onSubmit=${k} data-pad=${t.id}>
            <details class="pad-setup" open>
                <summary>${s("pad.setup")}</summary>
                <p class="hint">${s("pad.setup-hint")}</p>
                <${ds} ...${w} /><${ps} ...${w} /><${fs} ...${w} />
            </details>
            <fieldset class="pad-form">
                <legend>${s("pad.end")}</legend>
                <${t.scorePad.Form} draft=${i} change=${$} gameSheet=${e} t=${s} errors=${h} />
            </fieldset>
            <${A} problem=${d} t=${s} />
            <div class="row end">
                <button type="button" onClick=${()=>o("start")}>${s("back")}</button>
                <button type="submit" class="primary large" data-tally>${s("pad.count")}</button>
            </div>
        </form>
        ${p&&a`<section aria-label=${s("scores.title")}><h2>${s("scores.title")}</h2><${ms} sheet=${p} game=${t} t=${s} /></section>`}
    `}function Nd(e,t){E(()=>{let s=()=>Bd(e.current,t),n=new MutationObserver(s);return n.observe(e.current,{childList:!0,subtree:!0}),s(),()=>n.disconnect()})}function Bd(e,t){for(let s of e.querySelectorAll(
"[data-pointer]")){let{pointer:n}=s.dataset,o=Y(t,n).map(({detail:i})=>i).join(" "),r=s.matches("input, select, textarea"),l=r?s.parentElement:s;o===""?(delete l.dataset.error,r&&s.removeAttribute("ar\
ia-invalid")):l.dataset.error!==o&&(l.dataset.error=o,r&&s.setAttribute("aria-invalid","true"))}}function Cl({draft:e,change:t,errors:s,t:n}){let o=r=>()=>t({...e,dealer:r});return a`
        <${L} name="first_player" label=${n("setup.first")} errors=${Y(s,"/first_player")}
            control=${r=>a`<${G} ...${r} value=${e.players.includes(e.first)?e.first:e.players[0]}
                choices=${e.players.map(l=>[l,l])} onChange=${l=>t({...e,first:l})} />`} />
        <fieldset class="choice">
            <legend>${n("setup.dealer")}</legend>
            ${["service","table"].map(r=>a`
                <label class="radio">
                    <input type="radio" name="dealer" value=${r} checked=${e.dealer===r} onChange=${o(r)} />
                    <span><strong>${n(`setup.dealer.${r}`)}</strong> <span class="hint">${n(`setup.dealer.${r}-hint`)}</span></span>
                </label>`)}
        </fieldset>
        ${e.dealer==="service"&&a`
            <${L} name="seed" label=${n("setup.seed")} hint=${n("setup.seed-hint")} errors=${Y(s,"/seed")}
                control=${r=>a`<input ...${r} type="text" autocomplete="off" spellcheck="false" value=${e.seed}
                    onInput=${l=>t({...e,seed:l.target.value})} />`} />`}
    `}var $s=({t:e,open:t,setOpen:s})=>a`
    <label class="switch">
        <input type="checkbox" name="open" checked=${t} onChange=${n=>s(n.target.checked)} />
        <span><strong>${e("open.title")}</strong> <span class="hint">${e("open.hint")}</span></span>
    </label>
`;function Tl({sheet:e,draft:t,change:s,errors:n,t:o,Deal:r}){let l=Y(n,"/deal"),{ruleset:i,variant:c,options:d,players:u}=t;return a`
        <fieldset class="deal ${l.length>0?"invalid":""}">
            <legend>${o("setup.deal")}</legend>
            <${Rn} id="deal-errors" errors=${l} />
            <${r} deal=${t.deal} change=${p=>s({...t,deal:p})} gameSheet=${e} t=${o}
                setup=${{ruleset:i,variant:c,options:d,players:u}} />
        </fieldset>
    `}function Fn({log:e,t}){let s=e.at(-1);return a`
        <section class="log" aria-labelledby="log-title">
            <h2 id="log-title" class="small">${t("log.title")}</h2>
            <p class="visually-hidden" role="status" aria-live="polite">${s?.text??""}</p>
            <ol reversed class="events" tabindex="0" aria-labelledby="log-title">
                ${e.map((n,o)=>a`<li key=${o} data-event-type=${n.type} value=${o+1}>${n.text}</li>`).reverse()}
            </ol>
        </section>
    `}function In({to_act:e,state:t}){let s=(t.forfeits??[]).map(({seat:n})=>n);return e.filter(n=>s.includes(n))}function Ze(e){let t=In(e);return e.to_act.filter(s=>!t.includes(s))}function Al(e){let t=e.
findLast(({type:s,player:n})=>n!=="referee"||s==="default");return t?.seat??t?.player}function zl(e,t){let s=e.state.players.map(({id:r})=>r),n=r=>(s.indexOf(r)-s.indexOf(t)-1+s.length)%s.length,[o=null]=Ze(
e).sort((r,l)=>n(r)-n(l));return o}function El(e,{open:t,holder:s,wanted:n,last:o,sealed:r}){let l=Ze(e),i=e.state.dealer==="table";if(e.finished||l.length===0)return{referee:i,seat:null,actor:null,pass:null};
let c=l.includes(n)?n:zl(e,o),d=l.includes(s)?s:null;if(i){let u=r&&l.length>1;return u&&d===null?{referee:i,seat:null,actor:null,pass:c}:{referee:i,seat:null,actor:u?d:c,pass:null}}return t?{referee:i,
seat:c,actor:c,pass:null}:{referee:i,seat:d,actor:d,pass:d===null?c:null}}function ql(e,t,s){return Ze(t).length<2||zl(s,e)===e?e:null}function Wn({position:e,table:t,view:s,rule:n}){let{game:o,t:r,busy:l}=t;return In(e).map(i=>{let c=e.default_actions[i],d=o.sealed?.includes(c.type)?r("forfeited.sealed"):jd(c,o,r,s);return a`
            <div class="forfeited" key=${i} data-forfeited=${i}>
                <p>${r("forfeited.due",{player:i})}</p>
                <button type="button" class="primary" data-default disabled=${l} onClick=${()=>n({type:"default",player:"referee",seat:i})}>
                    ${r("forfeited.play",{player:i,action:d})}</button>
            </div>`})}function jd(e,t,s,n){return e.type==="bid"?s("bid.send",{amount:e.amount}):t.label(e,s,n)}function Ll({viewer:e,toAct:t,goesRound:s,choose:n,sealed:o,setSealed:r,t:l}){return s&&!e.referee?null:a`
        <div class="who-enters">
            ${!s&&a`
                <div class="row tight" role="group" aria-label=${l(e.referee?"referee.for":"play.who")}>
                    ${t.map(i=>a`<button type="button" key=${i} data-enter-for=${i} aria-pressed=${String(i===e.actor)}
                        onClick=${()=>n(i)}>${i}</button>`)}
                </div>`}
            ${e.referee&&a`
                <label class="switch">
                    <input type="checkbox" name="sealed" checked=${o} onChange=${i=>r(i.target.checked)} />
                    <span><strong>${l("referee.sealed")}</strong> <span class="hint">${l("referee.sealed-hint")}</span></span>
                </label>`}
        </div>
    `}function gs({toAct:e,not:t,hand:s,t:n}){let o=e.filter(r=>r!==t);return o.length===0?null:a`
        <div class="hand-over row tight" role="group" aria-labelledby="hand-over-title">
            <span class="hint" id="hand-over-title">${n("hand.others")}</span>
            ${o.map(r=>a`<button type="button" key=${r} data-hand-to=${r} aria-label=${n("hand.over",{player:r})} onClick=${()=>s(r)}>${r}</button>`)}
        </div>
    `}function Rl({player:e,state:t,t:s,bar:n,events:o,confirm:r,hand:l,toAct:i,children:c}){Q();let d=W(e),u=t.players.findIndex(({id:p})=>p===e)+1;return a`
        <main id="content" class="pass player-${u}" data-screen="play" data-ply=${t.ply} data-to-act=${i.join(" ")}>
            ${n}
            <div class="pass-card">
                ${o.length>0&&a`
                    <section aria-labelledby="pass-news">
                        <h2 id="pass-news" class="small">${s("pass.news")}</h2>
                        <ul class="news">${o.map(p=>a`<li>${p.text}</li>`)}</ul>
                    </section>`}
                <div class="pass-to" data-pass=${e}>
                    <p class="soft">${s("pass.hand")}</p>
                    <h1 ref=${d} tabindex="-1">${e}</h1>
                    <button type="button" class="primary large" onClick=${r}>${s("pass.confirm",{player:e})}</button>
                    <p class="hint">${s("pass.hint",{player:e})}</p>
                </div>
                <${gs} toAct=${i} not=${e} hand=${l} t=${s} />
                ${c}
            </div>
        </main>
    `}var Nl=({undo:e,state:t})=>e?.safe===!1&&t.dealer!=="table";function Bl({position:e,undo:t,leave:s,t:n}){let o=W(e),r=Object.keys(e.undo.learnt??{}).join(", ");return a`
        <section class="undo-box" data-undo-box aria-labelledby="undo-title">
            <h2 id="undo-title" class="small" ref=${o} tabindex="-1">${n("undo.seen")}</h2>
            <ul>${e.events.filter(({reveals:l})=>l?.length>0).map((l,i)=>a`<li key=${i}>${l.text}</li>`)}</ul>
            <p>${n("undo.learnt",{players:r})}</p>
            <div class="row tight">
                <button type="button" data-undo-anyway onClick=${t}>${n("undo.anyway")}</button>
                <button type="button" data-undo-leave onClick=${s}>${n("undo.leave")}</button>
            </div>
        </section>
    `}function jl({session:e,sheet:t,t:s,move:n,isHeading:o,callReferee:r}){let{cursor:l,actions:i,steps:c}=e,{position:d}=c[l],{state:u,finished:p}=d,[f,m]=g(null),h=()=>(m(null),n(l-1)),$=()=>Nl(d)?m(d):h(),
k=[t?.rulesets.find(({id:y})=>y===u.ruleset)?.name??u.ruleset,u.variant!=="standard"&&u.variant,u.dealer==="table"&&s("play.referee")].filter(Boolean),w=t?.name??"",v=I[u.game]?.turns?"play.turn-numbe\
r":"play.round";return a`
        <div class="play-bar">
            <div class="play-title">
                ${o?a`<h1>${w}</h1>`:a`<strong>${w}</strong>`} <span class="soft wide">${k.join(" · ")}</span>
                ${!p&&a` <span class="round">${s(v,{round:u.round})}</span>`}
            </div>
            <div class="row tight" role="group" aria-label=${s("play.history")}>
                <button type="button" data-undo disabled=${l===0} onClick=${$}>
                    <span aria-hidden="true">↶</span> <span class="wide">${s("play.undo")}</span></button>
                <span class="ply" aria-label=${s("play.ply-label",{n:l,of:i.length})}>${l}<span class="soft"> / ${i.length}</span></span>
                <button type="button" data-redo disabled=${l>=i.length} onClick=${()=>n(l+1)}>
                    <span class="wide">${s("play.redo")}</span> <span aria-hidden="true">↷</span></button>
                <button type="button" data-referee title=${s("ruling.hint")} onClick=${r}>
                    <span aria-hidden="true">⚖</span> <span class="wide">${s("ruling.open")}</span></button>
            </div>
        </div>
        ${f===d&&a`<${Bl} position=${d} undo=${h} leave=${()=>m(null)} t=${s} />`}
    `}var Dd=["correct","forfeit","penalty"];function Dl({game:e,client:t,t:s,choose:n}){let{value:o,problem:r}=ne(()=>t.game(e).rules(),[e,t]);return a`
        <p class="soft">${s("advice.lead")}</p>
        <${A} problem=${r} t=${s} />
        ${(o?.irregularities??[]).map(l=>a`
            <details key=${l.id} class="advice" data-irregularity=${l.id}>
                <summary>${l.happened}</summary>
                <p><${Fd} text=${l.advice} t=${s} /></p>
                <p class="soft">${l.reason}</p>
                <div class="row tight">${Hd(l.advice).map(i=>a`
                    <button type="button" key=${i} data-choose=${i} onClick=${()=>n(i)}>${s(`ruling.task.${i}`)}</button>`)}</div>
            </details>`)}
    `}var Hd=e=>Dd.filter(t=>e.includes(`\`${t}\``)),Fd=({text:e,t})=>e.replace(/ \(`(correct|forfeit|default|penalty)`\)/g,"").replace(/`(\w+)`/g,(s,n)=>t(`ruling.word.${n}`));function Hl(e,t){return Gl(e,t).flatMap(([s,n,o])=>ee(t,n).flatMap((r,l)=>{let i=r[e.pile].at(-1);return i===void 0?[]:[{value:i,...Wl(s,n,o,l)}]}))}function Fl(e,t,s){return Gl(e,t).flatMap(([n,o,r])=>Array.
from({length:ee(t,o).length+1},(l,i)=>({value:null,...Wl(n,o,r,i)}))).filter(({place:n})=>n.join("/")!==s.place.join("/"))}function Il(e,t,s,n){let[o,r]=[s,n].map(({place:f})=>f.slice(0,-1)),l=structuredClone(
ee(t,o)),i=o.join("/")===r.join("/")?l:structuredClone(ee(t,r)),[c,d]=[s,n].map(({place:f})=>Number(f.at(-1))),u=l[c][e.pile].pop();return d===i.length&&i.push({...e.empty,[e.pile]:[]}),i[d][e.pile].push(
u),JSON.stringify(l[c])===JSON.stringify({...l[c],...e.empty,[e.pile]:[]})&&c===l.length-1&&l.pop(),$t(t,l===i?[[o,l]]:[[o,l],[r,i]])}var Wl=(e,t,s,n)=>({place:[...t,String(n)],where:{key:e,names:[...s,
String(n+1)]}}),Gl=(e,t)=>Object.entries(e.at).flatMap(([s,n])=>Se(t,s).map(([o,r])=>[n,o,r]));var Gn=e=>({base:e,state:e,patch:[],told:[],figures:[]});function Ul(e,t,s,n){let o=s.join("/"),r=hs(t,e.base).find(i=>i.place.join("/")===o),l=e.figures.filter(i=>i.figure.place.join("/")!==o);return{
...e,figures:r.value===n?l:[...l,{kind:t,figure:r,value:n}]}}var bs=e=>e.of!==void 0||e.pile!==void 0,ys=(e,t)=>e.pile===void 0?Dn(e,t):Hl(e,t),ks=(e,t,s,n)=>e.pile===void 0?xl(e,t,s,n):Fl(e,t,n);function Vl(e,t,s,n,o){
let r=(t.pile===void 0?_l:Il)(t,e.state,s,n);return{...e,state:jn(e.state,r),patch:[...e.patch,...r],told:[...e.told,o]}}var Jl=e=>$t(e.state,e.figures.map(({figure:t,value:s})=>[t.place,s])),Kl=e=>jn(
e.state,Jl(e)),Zl=e=>[...e.patch,...Jl(e)];function Yl({kind:e,state:t,words:s,change:n}){let{t:o}=s,r=hs(e,t),l=[...new Set(r.map(Ql))],[i,c]=g(e.oneByOne?null:void 0);if(r.length===0)return a`<p>${o("correct.none")}</p>`;let d=r.filter(p=>i===
void 0||Ql(p)===i),u=[[null,o("correct.choose")],...l.map(p=>[p,Id(p,s)])];return a`
        ${e.oneByOne&&a`
            <${L} name="group" label=${o("correct.which")}
                control=${p=>a`<${G} ...${p} value=${i} choices=${u} onChange=${c} />`} />`}
        <fieldset class="figures">
            <legend>${o("correct.figures")}</legend>
            ${d.map(p=>a`<${Wd} key=${p.place.join("/")} figure=${p} words=${s} change=${n} />`)}
        </fieldset>
    `}var Ql=({where:e})=>JSON.stringify(e.names),Id=(e,t)=>JSON.parse(e).map(s=>me(s,t)).join(", ");function Wd({figure:e,words:t,change:s}){let{place:n,value:o,choices:r,where:l}=e,i=d=>a`<${G} ...${d} value=${o} choices=${r.
map(u=>[u,me(u,t)])} onChange=${u=>s(e,u)} />`,c=d=>a`<input ...${d} type="number" step="1" value=${o}
        onChange=${({target:u})=>u.value!==""&&s(e,Number(u.value))} />`;return a`<${L} name=${`figure-${n.join("-")}`} label=${$e(l,t)} control=${r===null?c:i} />`}function Xl({kind:e,state:t,gameSheet:s,
words:n,pair:o,setPair:r,add:l}){let{t:i}=n,c=ys(e,t);if(c.length===0)return a`<p>${i("correct.none")}</p>`;let d=({value:m,where:h})=>[m!==null&&me(m,n),$e(h,n)].filter(Boolean).join(" · "),u=(m,h)=>[
h,d(m)],p=[null,i("correct.choose")],f=o.wrong===null?[]:ks(e,t,s,c[o.wrong]);return a`
        <${L} name="wrong" label=${i("correct.wrong")}
            control=${m=>a`<${G} ...${m} value=${o.wrong} choices=${[p,...c.map(u)]} onChange=${h=>r({wrong:h,right:null})} />`} />
        ${o.wrong!==null&&a`
            <${L} name="right" label=${i("correct.right")} hint=${e.pile===void 0&&i("correct.right-hint")}
                control=${m=>a`<${G} ...${m} value=${o.right} choices=${[p,...f.map(u)]} onChange=${h=>r({...o,right:h})} />`}>
                <button type="button" data-add disabled=${o.right===null} onClick=${l}>${i("correct.add")}</button>
            <//>`}
    `}function ei({state:e,t,busy:s,send:n}){let o=(e.forfeits??[]).map(({seat:u})=>u),r=e.players.map(({id:u})=>u).filter(u=>!o.includes(u)),[l,i]=g(r[0]??null),[c,d]=g("");return r.length===0?a`<p>${t("fo\
rfeit.all")}</p>`:a`
        <${vs} kind="forfeit" lead=${t("forfeit.lead")} button=${t("forfeit.send")} busy=${s} reason=${c} setReason=${d} t=${t}
            submit=${()=>n({type:"forfeit",seat:l,reason:c})}>
            <${si} seat=${l} setSeat=${i} seats=${r} t=${t} />
        <//>
    `}function ti({state:e,t,busy:s,send:n}){let o=e.players.map(({id:p})=>p),[r,l]=g(o[0]),[i,c]=g(""),[d,u]=g("");return a`
        <${vs} kind="penalty" lead=${t("penalty.lead")} button=${t("penalty.send")} busy=${s} reason=${d} setReason=${u} t=${t}
            submit=${()=>n({type:"penalty",seat:r,points:Number(i),reason:d})}>
            <${si} seat=${r} setSeat=${l} seats=${o} t=${t} />
            <${L} name="points" label=${t("penalty.points")} hint=${t("penalty.points-hint")}
                control=${p=>a`<input ...${p} type="number" step="1" required value=${i} onInput=${({target:f})=>c(f.value)} />`} />
        <//>
    `}function vs({kind:e,lead:t,button:s,busy:n,reason:o,setReason:r,submit:l,t:i,children:c}){return a`
        <form class="ruling-form" data-ruling=${e} onSubmit=${d=>{d.preventDefault(),n||l()}}>
            <p class="soft">${t}</p>
            ${c}
            <${L} name="reason" label=${i("ruling.reason")} hint=${i("ruling.reason-hint")}
                control=${d=>a`<input ...${d} type="text" required maxlength="500" value=${o} onInput=${({target:u})=>r(u.value)} />`} />
            <div><button type="submit" class="primary" data-send>${s}</button></div>
        </form>
    `}var si=({seat:e,setSeat:t,seats:s,t:n})=>a`
    <${L} name="seat" label=${n("ruling.seat")}
        control=${o=>a`<${G} ...${o} value=${e} choices=${s.map(r=>[r,r])} onChange=${t} />`} />`;function ni({game:e,gameSheet:t,state:s,t:n,busy:o,send:r}){let[l,i]=g(()=>Gn(s)),[c,d]=g(""),[u,p]=g({wrong:null,right:null}),[f,m]=g(""),[h,$]=g({}),[b,k]=g("");if(t===null)return null;let w=e.corrections??
[],v=w.find(S=>S.kind===c),y={game:e,t:n},M=(S,O,te,Qe)=>{let Ye=$e(O,y),xs=O.key===S?Ye:[n(S),Ye].filter(Boolean).join(", ");return n("correct.changed",{what:xs,before:me(te,y),after:me(Qe,y)})},z=(S,O,te)=>n(
"correct.changed",{what:`${n(S)}, ${me(O.value,y)}`,before:$e(O.where,y),after:$e(te.where,y)}),R=()=>{if(v===void 0||!bs(v)||u.wrong===null||u.right===null)return l;let S=ys(v,l.state)[u.wrong],O=ks(
v,l.state,t,S)[u.right],te=O.value===null?z(v.name,S,O):M(v.name,S.where,S.value,O.value);return Vl(l,v,S,O,te)},U=()=>{i(R()),p({wrong:null,right:null})},P=S=>{U(),d(S)},T=()=>{let S=Gd(f),O=[...Zl(R()),
...S??[]],te=S===null?{patch:"correct.no-patch"}:O.length===0?{kind:"correct.nothing"}:{};$(te),Object.keys(te).length===0&&r({type:"correct",patch:O,reason:b})},_=S=>h[S]===void 0?[]:[{detail:n(h[S])}],
X=[...l.told,...l.figures.map(({kind:{name:S},figure:O,value:te})=>M(S,O.where,O.value,te))],Me=[["",n("correct.choose")],...w.map(S=>[S.kind,n(S.name)]),["patch",n("correct.patch")]];return a`
        <${vs} kind="correct" lead=${n("correct.lead")} button=${n("correct.send")} busy=${o} reason=${b} setReason=${k} t=${n} submit=${T}>
            <${L} name="kind" label=${n("correct.what")} errors=${_("kind")}
                control=${S=>a`<${G} ...${S} value=${c} choices=${Me} onChange=${P} />`} />
            ${v!==void 0&&!bs(v)&&a`<${Yl} key=${c} kind=${v} state=${Kl(l)} words=${y}
                change=${({place:S},O)=>i(Ul(l,v,S,O))} />`}
            ${v!==void 0&&bs(v)&&a`<${Xl} key=${`${c} ${l.told.length}`} kind=${v} state=${l.state} gameSheet=${t}
                words=${y} pair=${u} setPair=${p} add=${U} />`}
            ${(c==="patch"||f!=="")&&a`
                <${L} name="patch" label=${n("correct.patch")} hint=${n("correct.patch-hint")} errors=${_("patch")}
                    control=${S=>a`<textarea ...${S} class="code" rows="5" spellcheck="false" value=${f} onInput=${({target:O})=>m(O.value)} />`} />`}
            ${X.length>0&&a`
                <div class="changes" data-changes=${X.length}>
                    <h3>${n("correct.changes")}</h3>
                    <ul>${X.map((S,O)=>a`<li key=${O}>${S}</li>`)}</ul>
                    <button type="button" class="quiet" data-drop onClick=${()=>i(Gn(s))}>${n("correct.drop")}</button>
                </div>`}
        <//>
    `}function Gd(e){if(e.trim()==="")return[];try{let t=JSON.parse(e);return Array.isArray(t)?t:null}catch{return null}}var Ud=["advice","correct","forfeit","penalty"];function oi({table:e,position:t,client:s,t:n,rule:o,refusal:r,busy:l,close:i,hides:c}){Q();let d=W(),[u,p]=g("advice"),{state:f}=t,m={...e,state:f,t:n,busy:l,
send:$=>o({...$,player:"referee"})},h={advice:()=>a`<${Dl} game=${f.game} client=${s} t=${n} choose=${p} />`,correct:()=>a`<${Vd} hides=${c} t=${n}><${ni} ...${m} /><//>`,forfeit:()=>a`<${ei} ...${m} />`,
penalty:()=>a`<${ti} ...${m} />`};return a`
        <main id="content" class="referee" data-screen="referee" data-ply=${f.ply} aria-busy=${String(l)}>
            <button type="button" data-close onClick=${i}>${n("ruling.back")}</button>
            <h1 ref=${d} tabindex="-1">${n("ruling.title")}</h1>
            <div class="row tight" role="group" aria-label=${n("ruling.title")}>
                ${Ud.map($=>a`<button type="button" class="chip" key=${$} data-task=${$} aria-pressed=${String($===u)}
                    onClick=${()=>p($)}>${n(`ruling.task.${$}`)}</button>`)}
            </div>
            <${cs} refusal=${r} table=${{...e,t:n}} view=${f} />
            <section class="sheet" aria-label=${n(`ruling.task.${u}`)} key=${u}>${h[u]()}</section>
            <${Ke} record=${f} state=${f} game=${e.game} t=${n} />
        </main>
    `}function Vd({hides:e,t,children:s}){let[n,o]=g(!e);return n?s:a`
        <p>${t("ruling.covered")}</p>
        <div><button type="button" class="primary" data-uncover onClick=${()=>o(!0)}>${t("ruling.uncover")}</button></div>
    `}function ri({game:e,ruleset:t,client:s,t:n}){let[o,r]=g(!1);return a`
        <details class="rules" onToggle=${l=>r(l.target.open)} data-rules>
            <summary>${n("rules.title")}</summary>
            ${o&&a`<${Jd} game=${e} ruleset=${t} client=${s} t=${n} />`}
        </details>
    `}function Jd({game:e,ruleset:t,client:s,t:n}){let{value:o,problem:r}=ne(()=>s.game(e).rules(),[e,s]),l=(o?.clauses??[]).filter(({rulesets:i})=>i.includes(t));return a`
        <${A} problem=${r} t=${n} />
        <div class="clauses" tabindex="0" role="region" aria-label=${n("rules.title")}>
            <dl>${l.map(({id:i,text:c})=>a`<div key=${i}><dt><code>${i}</code></dt><dd><${Ee} text=${c} /></dd></div>`)}</dl>
        </div>
    `}function ai(e,t,s){let{seed:n,nonce:o}=s.state.deal??{},r={setup:{...t,...n!==void 0&&{seed:n},...o!==void 0&&{nonce:o}}};return{game:e,start:r,actions:[],cursor:0,steps:[{position:s,log:s.events}]}}function li(e,t,s){
let{cursor:n}=e,o=[...e.steps[n].log,...s.events];return{...e,actions:[...e.actions.slice(0,n),t],cursor:n+1,steps:[...e.steps.slice(0,n+1),{position:s,log:o}]}}function ii(e,t,s){let n=e.steps.slice();
return n[t]=s,{...e,cursor:t,steps:n}}function Un({game:e,start:t,actions:s,cursor:n}){return{game:e,start:t,actions:s,cursor:Math.min(n,s.length),steps:[]}}var Vn=(e,t)=>({...e.start,actions:e.actions.
slice(0,t)}),ci=e=>({position:e.position,log:e.events});function ws(e){let{finished:t,state:s}=e.steps[e.cursor].position;return!t&&s.dealer!=="table"}function ui(e){let{state:t,scores:s}=e.steps[e.cursor].
position,n={game:e.game,...Vn(e,e.cursor),history:t.history};return s===null?n:{...n,scores:s}}function di({session:e,t,go:s}){let[n,o]=g(!1),[r,l]=g(!1),i=JSON.stringify(ui(e),null,2);return a`
        <details class="transcript" onToggle=${c=>o(c.target.open)} data-transcript>
            <summary>${t("transcript.title")}</summary>
            ${n&&a`
                <p class="hint">${t("transcript.hint")}</p>
                ${ws(e)&&a`<p class="warning">${t("transcript.secret")}</p>`}
                <div class="row tight">
                    <button type="button" data-download onClick=${()=>Kd(`gavel-${e.game}-${e.cursor}.json`,i)}>${t("transcript.download")}</button>
                    <button type="button" data-copy onClick=${async()=>l(await Lt(i))}>${t(r?"copied":"transcript.copy")}</button>
                    <button type="button" data-verify onClick=${()=>s("import",{given:i})}>${t("transcript.verify")}</button>
                </div>`}
        </details>
    `}function Kd(e,t){let s=document.createElement("a");s.href=URL.createObjectURL(new Blob([t],{type:"application/json"})),s.download=e,s.click(),setTimeout(()=>URL.revokeObjectURL(s.href),6e4)}function pi({t:e,client:t,go:s,session:n,updateSession:o,moveTo:r,open:l,setOpen:i}){let{game:c,cursor:d}=n,{position:u,log:p}=n.steps[d],[f,m]=g(null),[h,$]=g(null),[b,k]=g(!1),[w,v]=g(!1),[y,M]=g(null),
[z,R]=g(!1),{value:U,problem:P}=ne(()=>t.game(c).sheet(),[c,t]),T=Al(n.actions.slice(0,d)),_=El(u,{open:l,holder:f,wanted:h,last:T,sealed:b}),X=Zd(t,n,u,_),Me=async de=>{if(!z){R(!0);try{let bt=await t.
game(c).act(u.state,de,{names:n.start.names});o(li(n,de,bt)),M(null),$(null),m(_.seat===null?null:ql(f,u,bt)),v(!1)}catch(bt){M({problem:bt,action:de})}R(!1)}},S=de=>(M(null),$(null),r(de));E(()=>M(null),
[d,_.actor]);let O=de=>{m(null),$(de)},te=de=>{M(null),m(null),v(de)},Qe={game:I[c],gameSheet:U,t:e,act:Me,busy:z};if(w)return a`<${oi} table=${Qe} position=${u} client=${t} t=${e} rule=${Me} refusal=${y} busy=${z}
            close=${()=>te(!1)} hides=${!l&&!u.finished} />`;let Ye=a`<${jl} session=${n} sheet=${U} t=${e} move=${S} callReferee=${()=>te(!0)} isHeading=${!u.finished&&_.pass===null} />`,xs=a`
        <div class="tools">
            <${ri} game=${c} ruleset=${u.state.ruleset} client=${t} t=${e} />
            <${di} session=${n} t=${e} go=${s} />
            ${!_.referee&&!u.finished&&a`<${$s} t=${e} open=${l} setOpen=${i} />`}
        </div>`,Jn={table:Qe,position:u,log:p,t:e,bar:Ye,tools:xs,shown:X,problem:P??X.problem};return u.finished?a`<${Xd} ...${Jn} go=${s} />`:_.pass!==null?a`<${Rl} player=${_.pass} state=${u.state} t=${e} bar=${Ye}
            events=${u.events} confirm=${()=>m(_.pass)} hand=${O} toAct=${Ze(u)}>
            <${Wn} position=${u} table=${Qe} view=${u.state} rule=${Me} />
        <//>`:a`<${Qd} ...${Jn} viewer=${_} refusal=${y} open=${l} hand=${O} choose=${$} sealed=${b} setSealed=${k} />`}function Zd(e,t,s,n){let o=s.finished||n.pass!==null?null:n.seat??"spectator",r=async()=>o===
null?{view:s.state,legal_actions:[]}:e.game(t.game).view(s.state,o),{value:l,of:i,problem:c}=ne(r,[s,o,e]),d=i[0]===s&&i[1]===o,u=i[1]===o?l:null,p=n.referee?s.legal_actions:l?.legal_actions??[],f=d?p.
filter(({player:m})=>m===n.actor):[];return{view:u?.view??null,current:d,legal:f,problem:c}}function Qd({table:e,position:t,log:s,t:n,bar:o,tools:r,shown:l,problem:i,viewer:c,refusal:d,open:u,hand:p,choose:f,
sealed:m,setSealed:h}){Q();let $=W(t,c.actor),[b,k]=g(null),{game:w,gameSheet:v,act:y}=e,{view:M,current:z,legal:R}=l,U=M!==null&&v!==null,P=Ze(t),T=c.referee?m:!u,_=t.state.players.findIndex(({id:X})=>X===
c.actor)+1;return a`
        <main id="content" class="play" data-screen="play" data-game=${w.id} data-ply=${t.state.ply} data-to-act=${t.to_act.join(" ")}
            data-seat=${c.seat??""} aria-busy=${String(!U||!z)}>
            ${o}
            <${A} problem=${i} t=${n} />
            <div class="table-top">
                <section class="board-area" aria-label=${n("play.board")}>
                    ${U&&a`<${w.Board} view=${M} gameSheet=${v} legal=${R} act=${y} t=${n}
                        seat=${c.seat} toAct=${t.to_act} scores=${null} last=${t.events} log=${s} prepared=${b} prepare=${k} />`}
                </section>
                <aside class="side">
                    <section class="actions player-${_}" aria-labelledby="turn">
                        <h2 id="turn" ref=${$} tabindex="-1">
                            ${Yd(c,n)}
                        </h2>
                        <${Wn} position=${t} table=${e} view=${M??t.state} rule=${y} />
                        ${P.length>1&&a`<${Ll} viewer=${c} toAct=${P} goesRound=${T} choose=${f} sealed=${m} setSealed=${h} t=${n} />`}
                        <${cs} refusal=${d} table=${e} view=${M} />
                        ${U&&z&&c.actor!==null&&R.length===0&&a`<p class="nothing">${n("play.nothing",{player:c.actor})}</p>`}
                        ${U&&a`<${Ho} ...${e} view=${M} legal=${R} player=${c.actor} prepared=${b} prepare=${k}
                            key=${`${t.state.ply} ${c.actor}`} />`}
                        ${T&&a`<${gs} toAct=${P} not=${c.actor} hand=${p} t=${n} />`}
                    </section>
                    <${Ke} record=${t.state} state=${t.state} game=${w} t=${n} />
                    <${Fn} log=${s} t=${n} />
                </aside>
            </div>
            ${r}
        </main>
    `}function Yd({actor:e},t){return e===null?t("forfeited.turn"):e==="table"?t("play.table-turn"):t("play.turn",{player:e})}function Xd({table:e,position:t,log:s,t:n,bar:o,tools:r,shown:l,problem:i,
go:c}){let{game:d,gameSheet:u,act:p}=e;Q();let f=W(t);return a`
        <main id="content" class="play finished" data-screen="scores" data-game=${d.id} data-ply=${t.state.ply} data-to-act="">
            ${o}
            <${A} problem=${i} t=${n} />
            <h1 ref=${f} tabindex="-1">${n("scores.title")}</h1>
            <${ms} sheet=${t.scores} state=${t.state} game=${d} t=${n} />
            <div class="row end"><button type="button" class="primary" onClick=${()=>c("setup",{game:d.id})}>${n("scores.again")}</button></div>
            <details class="last-look">
                <summary>${n("scores.board")}</summary>
                ${l.view&&u&&a`<${d.Board} view=${l.view} gameSheet=${u} legal=${[]} act=${p} t=${n} seat=${null}
                    toAct=${[]} scores=${t.scores} last=${t.events} log=${s} />`}
            </details>
            <${Fn} log=${s} t=${n} />
            ${r}
        </main>
    `}function fi({t:e,client:t,go:s,game:n,begin:o,open:r,setOpen:l}){let{value:i,problem:c}=ne(()=>t.game(n).sheet(),[n,t]);Q();let d=W(i===null);return a`
        <main id="content" class="setup" data-screen="setup" data-game=${n}>
            <h1 ref=${d} tabindex="-1">${i?.name??"…"}</h1>
            <${A} problem=${c} t=${e} />
            ${i&&a`<${tp} sheet=${i} t=${e} client=${t} go=${s} begin=${o} open=${r} setOpen=${l} />`}
        </main>
    `}function ep(e){let{ruleset:t,variant:s,options:n,players:o,first:r,dealer:l,seed:i,deal:c}=e;return{ruleset:t,variant:s,options:n,players:o,...o.includes(r)&&{first_player:r},dealer:l,...l==="se\
rvice"&&i!==""&&{seed:i},...l==="table"&&c!==null&&{deal:c}}}function tp({sheet:e,t,client:s,go:n,begin:o,open:r,setOpen:l}){let[i,c]=g(()=>({...us(e),first:"",dealer:"service",seed:"",deal:null})),[d,
u]=g(null),[p,f]=g(!1),m=j(null),h=d?.problem?.errors??[],$=async M=>{M.preventDefault(),f(!0);try{let z=ep(i),R=await s.game(e.id).setup(z);qe("players",z.players),o(e.id,z,R)}catch(z){u(z),f(!1),setTimeout(
()=>fl(m.current))}},b={sheet:e,draft:i,change:c,errors:h,t},{Deal:k}=I[e.id],w=k!==void 0&&i.dealer==="table",v=["/ruleset","/variant","/players","/options","/first_player","/dealer","/seed",...w?["/\
deal"]:[]],y=h.filter(M=>!v.some(z=>Y([M],z).length>0));return a`
        <form ref=${m} class="sheet" novalidate onSubmit=${$} data-setup=${e.id}>
            <${A} problem=${d} t=${t} errors=${y} hint=${h.length>y.length&&t("setup.invalid")} />
            <${ds} ...${b} />
            <${ps} ...${b} />
            <${Cl} ...${b} />
            ${w&&a`<${Tl} ...${b} Deal=${k} />`}
            ${i.dealer==="service"&&a`<${$s} t=${t} open=${r} setOpen=${l} />`}
            <${fs} ...${b} />
            <div class="row end">
                <button type="button" onClick=${()=>n("start")}>${t("back")}</button>
                <button type="submit" class="primary large" data-start disabled=${p}>${t("setup.start")}</button>
            </div>
        </form>
    `}function hi({t:e,client:t,go:s,enter:n}){let{value:o,problem:r}=ne(()=>t.games(),[t]);Q();let l=W(),i=_e("game");return a`
        <main id="content" class="start" data-screen="start">
            <div class="welcome">
                <h1 ref=${l} tabindex="-1">${e("start.title")}</h1>
                <p>${e("start.lead")}</p>
            </div>
            <${A} problem=${r} t=${e} />
            ${i&&i.game in I&&a`<${np} kept=${i} games=${o} enter=${n} t=${e} />`}
            <ul class="game-cards" aria-label=${e("start.games")}>
                ${(o??[]).filter(({id:c})=>c in I).map(c=>a`
                    <li key=${c.id}><${sp} entry=${c} go=${s} t=${e} /></li>`)}
            </ul>
            <p class="aside">
                <button type="button" class="quiet" data-go="import" onClick=${()=>s("import")}>${e("start.import")}</button>
            </p>
        </main>
    `}function sp({entry:e,go:t,t:s}){let{id:n,name:o,player_counts:r}=e,{Emblem:l}=I[n];return a`
        <article class="game-card" data-game=${n}>
            <div class="emblem" aria-hidden="true">${l?a`<${l} />`:a`<span class="monogram">${o[0]}</span>`}</div>
            <h2>${o}</h2>
            <p>${s("start.players",{fewest:r[0],most:r[r.length-1]})}</p>
            <div class="row">
                <button type="button" class="primary" data-go="setup" aria-label=${s("start.play-game",{game:o})}
                    onClick=${()=>t("setup",{game:n})}>${s("start.play")}</button>
                <button type="button" data-go="pad" aria-label=${s("start.pad-game",{game:o})}
                    onClick=${()=>t("pad",{game:n})}>${s("start.pad")}</button>
            </div>
        </article>
    `}function np({kept:e,games:t,enter:s,t:n}){let o=t?.find(({id:l})=>l===e.game)?.name??e.game,r=(e.start.setup??e.start.state).players.map(l=>l.id??l).join(", ");return a`
        <section class="resume">
            <div>
                <h2>${n("start.resume-title",{game:o})}</h2>
                <p>${n("start.resume-text",{players:r,ply:e.cursor})}</p>
            </div>
            <button type="button" class="primary" data-go="resume" onClick=${()=>s(e)}>${n("start.resume")}</button>
        </section>
    `}var op=200,rp=()=>document.querySelector('meta[name="gavel-api"]')?.getAttribute("content")??"";function mi(){let[e,t]=g(()=>_e("language")??dl()),[s,n]=g(()=>_e("scheme")??"auto"),[o,r]=g([]),[l,i]=g(
{name:"start"}),[c,d]=g(null),[u,p]=g(()=>_e("open")??!1),[f,m]=g(null),h=j(!1),$=rt(()=>ul(e),[e]),b=rt(()=>{let P=T=>r(_=>[..._.slice(1-op),T]);return new tt(rp(),{language:e,onExchange:P})},[e]);E(
()=>{document.documentElement.lang=e,qe("language",e)},[e]),E(()=>{$l(s),qe("scheme",s)},[s]),E(()=>{qe("open",u)},[u]);let k=Xs((P,T={})=>{m(null),i({name:P,...T})},[]),w=Xs(P=>{d(P);let{game:T,start:_,
actions:X,cursor:Me}=P;qe("game",{game:T,start:_,actions:X,cursor:Me})},[]),v=async(P,T)=>{m(null);try{let _=P.steps[T]??ci(await b.game(P.game).replay(Vn(P,T)));return w(ii(P,T,_)),!0}catch(_){return m(
_),!1}},y=async P=>{let T=Un(P);await v(T,T.cursor)&&i({name:"play"})},[M,z]=g(e);E(()=>{M!==e&&(z(e),c!==null&&v(Un(c),c.cursor))},[e]);let R={t:$,client:b,go:k},U={start:()=>a`<${hi} ...${R} enter=${y} />`,
setup:()=>a`<${fi} ...${R} game=${l.game} key=${l.game} open=${u} setOpen=${p}
            begin=${(P,T,_)=>{w(ai(P,T,_)),k("play")}} />`,pad:()=>a`<${Ol} ...${R} game=${l.game} key=${l.game} />`,import:()=>a`<${hl} ...${R} enter=${y} given=${l.given} />`,play:()=>a`<${pi} ...${R} session=${c} updateSession=${w} moveTo=${P=>v(
c,P)}
            open=${u} setOpen=${p} />`};return a`
        <div class="page">
            <a class="skip" href="#content">${$("skip")}</a>
            <${pl} t=${$} language=${e} setLanguage=${t} scheme=${s} setScheme=${n}
                go=${k} screen=${l.name} />
            <div class="screen">
                <${A} problem=${f} t=${$} />
                <${Ln.Provider} value=${h}>${U[l.name]()}<//>
            </div>
            <${Ro} exchanges=${o} secret=${c!==null&&ws(c)} t=${$} />
        </div>
    `}function $i(){let e=new URL("..",import.meta.url),t=new URL("table",e).href,s=location.href.startsWith(t)?t:e.href;navigator.serviceWorker?.register(new URL("table-offline.js",e),{scope:s}).catch(()=>{})}qt(a`<${mi} />`,document.getElementById("app"));$i();
