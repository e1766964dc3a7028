var He=class extends Error{status;requestId;transient;retryAfter;constructor(t,n){super(t,n.cause===void 0?void 0:{cause:n.cause}),this.name=new.target.name,this.status=n.status??null,this.requestId=n.
requestId??null,this.transient=n.transient??!1,this.retryAfter=n.retryAfter??null}},X=class extends He{constructor(t,n={}){super(t,n)}},z=class extends He{problem;type;kind;title;detail;constructor(t,n={}){
let s=We(t.status)??n.status??0,o=typeof t.instance=="string"?t.instance:n.requestId??null;super(Ed(t,s,o),{...n,status:s,requestId:o}),this.problem=t,this.type=String(t.type??"about:blank"),this.kind=
Ys(t),this.title=String(t.title??this.kind),this.detail=String(t.detail??"")}},Cs=class extends z{offset=We(this.problem.offset)},Ps=class extends z{errors=Ce(this.problem.errors);more=We(this.problem.
more)??0},Ts=class extends z{violations=Ce(this.problem.violations);more=We(this.problem.more)??0},Os=class extends z{violations=Ce(this.problem.violations);more=We(this.problem.more)??0;toAct=Ce(this.
problem.to_act);legalActions=Ce(this.problem.legal_actions)},Ls=class extends z{},zs=class extends z{games=Ce(this.problem.games)},Bs=class extends z{},Rs=class extends z{},js=class extends z{},qs=class extends z{},
Ds=class extends z{limit=We(this.problem.limit)},Ns=class extends z{},Is=class extends z{},Fs=class extends z{},Hs=class extends z{},Ws=class extends z{},Gs=class extends z{},Us=class extends z{},Vs=class extends z{},
Ks=class extends z{},Js=class extends z{},Zs=class extends z{},Tr={"malformed-json":Cs,"seal-broken":Vs,"receipt-broken":Js,"invalid-request":Ps,"invalid-state":Ts,"illegal-action":Os,"not-finished":Ls,
"unknown-game":zs,"not-found":Bs,"method-not-allowed":Rs,"not-acceptable":js,"unsupported-media-type":qs,"too-large":Ds,internal:Ns,unavailable:Is,"key-missing":Fs,"key-refused":Hs,"too-many-requests":Ws,
held:Ks,branched:Gs,"table-unknown":Us,"sealing-not-configured":Zs};function an(e,t={}){let n=e,s=Ys(n),o=Object.hasOwn(Tr,s)?Tr[s]:void 0;return new(o??z)(n,t)}function Ys(e){return String(e.type??"").
replace(/\/+$/,"").split("/").at(-1)??""}function Ed(e,t,n){let s=`${e.title??Ys(e)} (${t})`,o=[e.detail?`${s}: ${e.detail}`:s,...Cd(e)];return(n?[...o,`request id: ${n}`]:o).join(`
  `)}function Cd(e){let t=[...Ce(e.errors),...Ce(e.violations)].map(Pd),n=We(e.more);return n?[...t,`and ${n} more`]:t}function Pd(e){let t=e.pointer?` at ${e.pointer}`:"",n=e.rule?` (${e.rule})`:"";return`${e.
code}${t}${n}: ${e.detail}`}function Ce(e){return Array.isArray(e)?e:[]}function We(e){return typeof e=="number"?e:null}function Xs(e){let t=["curl","--silent","--show-error"];(e.method!=="GET"||e.body!==null)&&t.push("--request",e.method),t.push(Qs(e.url));for(let[n,s]of Object.entries(e.headers))t.push("--header",Qs(
s===""?`${n};`:`${n}: ${s}`));return e.body!==null&&t.push("--data-raw",Qs(e.body)),t.join(" ")}var ln=class{#e;#t;#n=performance.now();#s="";constructor(t,n){this.#e=t,this.#t=n}add(t){this.#s+=t}ended(){
let t=this.#t?this.#s.split(`
`).filter(Boolean).map(Or):Or(this.#s);return{...this.#e,answer:t,milliseconds:performance.now()-this.#n}}};function Or(e){try{return JSON.parse(e)}catch{return e===""?null:e}}function Qs(e){return`'${e.
replaceAll("'",String.raw`'\''`)}'`}var Td=new Set([429,502,503,504]);function Lr(e){return Td.has(e)}function zr(e,t,n=Math.random,s=Date.now()){let o=t===null?NaN:Od(t.trim(),s);return Number.isNaN(o)?Math.min(1e4,200*2**(e-1))*(.5+n()/
2):o>6e4?null:o}function Od(e,t){return/^\d+$/.test(e)?Number(e)*1e3:Math.max(0,Date.parse(e)-t)}function Br(e,t){return new Promise((n,s)=>{let o=()=>{clearTimeout(r),s(t?.reason)},r=setTimeout(()=>{
t?.removeEventListener("abort",o),n()},e);t?.aborted?o():t?.addEventListener("abort",o,{once:!0})})}var Ld=2**31-1,cn=class{#e=new AbortController;#t;#n;#s;constructor(t,n){this.#t=t,this.#n=n,n?.addEventListener("abort",this.#o),this.start()}get signal(){return this.#e.signal}start(){this.#t<=Ld&&(this.#s=
setTimeout(this.#r,this.#t))}stop(){clearTimeout(this.#s)}end(){this.stop(),this.#n?.removeEventListener("abort",this.#o),this.#e.abort()}#o=()=>{this.#e.abort(this.#n?.reason)};#r=()=>{let t=`no answ\
er within ${this.#t} milliseconds`;this.#e.abort(new X(t,{transient:!0}))}};var Rr="application/problem+json",un=class{baseUrl;#e;#t;#n;constructor(t,n){if(this.baseUrl=zd(t),this.#e={...n},this.#t=n.retries??3,this.#n=n.timeout??3e4,!(this.#t>=0)||!(this.#n>0))throw new RangeError(
"retries cannot be negative, and a timeout must be positive")}async json(t){let n=await this.text({...t,accept:"application/json"});return dn(n)}async text(t){for(let n=1;;n++)try{let s="";for await(let o of this.
pieces(t))s+=o;return s}catch(s){await this.untilNextTry(s,n,t.signal)}}async untilNextTry(t,n,s){if(!(t instanceof He)||!t.transient||n>this.#t)throw t;let o=zr(n,t.retryAfter);if(o===null)throw t;await Br(
o,s)}async*pieces(t){t.signal?.throwIfAborted();let n=new cn(this.#n,t.signal),s=this.#s(t),o=this.#e.onExchange,r=o&&new ln(s,t.streamed??!1);try{let a=await this.#o(s,t.key,n.signal);if(s.status=a.status,
a.status!==200){let l=await a.text();throw r?.add(l),Rd(s,a,l)}for await(let l of Bd(a))r?.add(l),t.streamed&&n.stop(),yield l,t.streamed&&n.start()}catch(a){throw n.signal.aborted?n.signal.reason:jd(
s,a)}finally{n.end(),r&&o(r.ended())}}#s(t){let n=new Headers(this.#e.headers);n.set("accept",`${t.accept}, ${Rr}`);let s=t.language??this.#e.language;return s!==void 0&&n.set("accept-language",s),t.requestId!==
void 0&&n.set("x-request-id",t.requestId),t.body!==void 0&&n.set("content-type",t.body.type),{method:t.method,url:this.baseUrl+t.path,headers:Object.fromEntries(n),body:t.body?.text??null,status:null,
answer:null,milliseconds:0}}#o({method:t,url:n,headers:s,body:o},r,a){let l=r===void 0?s:{...s,authorization:`Bearer ${r}`};return(this.#e.fetch??globalThis.fetch)(n,{method:t,headers:l,body:o,signal:a,
redirect:"manual"})}};function dn(e){let t;try{t=JSON.parse(e)}catch(n){throw new X("the answer is no JSON",{status:200,cause:n})}if(typeof t!="object"||t===null||Array.isArray(t))throw new X("the ans\
wer is no JSON object",{status:200});return t}function zd(e){let t=globalThis.document?.baseURI??globalThis.location?.href,n=new URL(e||".",t);if(n.protocol!=="http:"&&n.protocol!=="https:")throw new TypeError(
`the base URL must begin with http: or https:, not ${n.protocol}`);return n.search=n.hash="",n.href.replace(/\/+$/,"")}async function*Bd(e){let t=e.body?.getReader(),n=new TextDecoder;for(;t;){let{done:s,
value:o}=await t.read(),r=s?n.decode():n.decode(o,{stream:!0});if(r&&(yield r),s)return}}function Rd(e,t,n){let s={status:t.status,requestId:t.headers.get("x-request-id"),retryAfter:t.headers.get("ret\
ry-after"),transient:Lr(t.status)};if((t.headers.get("content-type")??"").split(";")[0]?.trim().toLowerCase()===Rr)return an(dn(n),s);if(t.type==="opaqueredirect"||t.headers.has("location")){let a=t.headers.
get("location")??"another address";return new X(`${e.url} redirects to ${a}: use that base URL`,s)}let r=`${t.status} ${t.statusText}`.trim();return new X(`${e.url} answered ${r}, which is no answer o\
f this service`,s)}function jd({method:e,url:t,status:n},s){if(s instanceof He)return s;let o=n===null?`${e} ${t} got no answer`:`${t} answered ${n}, but broke off`;return new X(`${o}: ${jr(s)}`,{status:n,
transient:!0,cause:s})}function jr(e){return e instanceof Error?e.cause instanceof Error?jr(e.cause):e.message||e.name:String(e)}var qd=64*1024,qr="application/x-ndjson",pn=class{id;status;body;constructor(t){this.id=t.id,this.status=t.status,this.body=t.body}get ok(){return this.status===200}get problem(){return this.ok?null:an(
this.body,{status:this.status})}unwrap(){if(this.problem!==null)throw this.problem;return this.body}};async function*Dr(e,t,{portion:n=qd,...s}){for await(let o of Dd(t,n))for(let r=1;o.length>0;r++)try{
yield*Nd(e,o,s)}catch(a){await e.untilNextTry(a,r,s.signal)}}async function*Dd(e,t){let n=new TextEncoder,s=[],o=0;for await(let r of e){let a=`${JSON.stringify(r)}
`,l=n.encode(a).length;s.length>0&&o+l>t&&(yield s,[s,o]=[[],0]),s.push(a),o+=l,o>=t&&(yield s,[s,o]=[[],0])}s.length>0&&(yield s)}async function*Nd(e,t,n){let s={text:t.join(""),type:qr},o={...n,method:"\
POST",path:"/v1/batch",accept:qr,body:s,streamed:!0};for await(let r of Id(e.pieces(o))){if(t.shift()===void 0)throw new X("the batch has more answers than lines",{status:200});yield new pn(dn(r))}if(t.
length>0)throw new X("the batch has fewer answers than lines",{status:200,transient:!0})}async function*Id(e){let t="";for await(let n of e){let s=(t+n).split(`
`);t=s.pop()??"",yield*s.filter(o=>o.trim()!=="")}t.trim()!==""&&(yield t)}var Tt=class e{token;#e;#t;#n;constructor(t,n,s,o){if(o!==void 0&&!/^[\x21-\x7e]+$/.test(o))throw new TypeError("a key is one line of letters, digits and signs, without spaces");this.token=s,this.#e=t,
this.#t=n,this.#n=o}at(t){return new e(this.#e,this.#t,t,this.#n)}act(t,n){return this.#s("actions",{token:this.token,action:t},n)}view(t){return this.#s("views",{token:this.token},t)}merge(t,n){return this.#s(
"merges",{tokens:[this.token,...t]},n)}newKey(t,n){return this.#s("seats",{token:this.token,seat:t},n)}unseal(t){return this.#s("unseal",{token:this.token},t)}receipt(t){return this.#s("receipts",{token:this.
token},t)}heads(t){return this.#s("heads",{token:this.token},t)}#s(t,n,s={}){let{signal:o,requestId:r,language:a,...l}=s,c={text:JSON.stringify({...n,...l}),type:"application/json"},d={signal:o,requestId:r,
language:a,method:"POST",path:`${this.#t}/sealed/${t}`,body:c};return this.#e.json(this.#n===void 0?d:{...d,key:this.#n})}};var fn=class{id;#e;#t;constructor(t,n){this.id=n,this.#e=t,this.#t=`/v1/games/${encodeURIComponent(n)}`}sheet(t){return this.#e.json({...t,method:"GET",path:this.#t})}rules(t){return this.#e.json({...t,
method:"GET",path:`${this.#t}/rules`})}messages(t){return this.#e.json({...t,method:"GET",path:`${this.#t}/messages`})}setup(t,n){return this.post("setup",t,n)}act(t,n,s){return this.post("actions",{state:t,
action:n},s)}legalActions(t,n){return this.post("legal-actions",{state:t},n)}scores(t,n){return this.post("scores",{state:t},n)}tally(t,n){return this.post("tallies",t,n)}view(t,n,s){return this.post(
"views",{state:t,viewer:n},s)}views(t,n,s){return this.post("views",{state:t,viewers:n},s)}inspect(t,n){return this.post("inspections",{state:t},n)}replay(t,n){return this.post("replays",t,n)}sealedSetup(t,n){
return this.post("sealed/setup",t,n)}sealed(t,n){return new Tt(this.#e,this.#t,t,n)}post(t,n,s={}){let{signal:o,requestId:r,language:a,...l}=s,c={text:JSON.stringify({...n,...l}),type:"application/jso\
n"},d=`${this.#t}/${t}`;return this.#e.json({signal:o,requestId:r,language:a,method:"POST",path:d,body:c})}},Ot=class extends fn{match(t,n){return this.post("matches",t,n)}};var Lt=class{#e;constructor(t,n={}){this.#e=new un(t,n)}get baseUrl(){return this.#e.baseUrl}async games(t){return(await this.#t("/v1/games",t)).games}game(t){return new Ot(this.#e,t)}batch(t,n={}){return Dr(
this.#e,t,n)}keys(t){return this.#t("/v1/keys",t)}verifyReceipt(t,n){let s={text:JSON.stringify({receipt:t}),type:"application/json"};return this.#e.json({...n,method:"POST",path:"/v1/receipts/verify",
body:s})}health(t){return this.#t("/healthz",t)}ready(t){return this.#t("/readyz",t)}openapi(t){return this.#t("/openapi.json",t)}openapiYaml(t){return this.#n("/openapi.yaml","application/yaml",t)}async transcriptSchema(t){
return JSON.parse(await this.#n("/transcript.schema.json","application/schema+json",t))}docs(t){return this.#n("/docs","text/html",t)}problem(t,n){return this.#n(`/problems/${encodeURIComponent(t)}`,"\
text/html",n)}#t(t,n){return this.#e.json({...n,method:"GET",path:t})}#n(t,n,s){return this.#e.text({...s,method:"GET",path:t,accept:n})}};var kn,_,Qr,zt,Xr,Nr,ea,bn={},ta=[],Fd=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function Pe(e,t){for(var n in t)e[n]=t[n];return e}function na(e){var t=e.parentNode;t&&t.removeChild(
e)}function sa(e,t,n){var s,o,r,a={};for(r in t)r=="key"?s=t[r]:r=="ref"?o=t[r]:a[r]=t[r];if(arguments.length>2&&(a.children=arguments.length>3?kn.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=
null)for(r in e.defaultProps)a[r]===void 0&&(a[r]=e.defaultProps[r]);return mn(e,a,s,o,null)}function mn(e,t,n,s,o){var r={type:e,props:t,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,
__h:null,constructor:void 0,__v:o??++Qr};return _.vnode!=null&&_.vnode(r),r}function wn(e){return e.children}function $n(e,t){this.props=e,this.context=t}function st(e,t){if(t==null)return e.__?st(e.__,
e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type=="function"?st(e):null}function oa(e){var t,n;if((e=e.__)!=null&&e.__c!=null){
for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return oa(e)}}function eo(e){(!e.__d&&(e.__d=!0)&&zt.push(e)&&!yn.__r++||Nr!==_.debounceRendering)&&
((Nr=_.debounceRendering)||Xr)(yn)}function yn(){for(var e;yn.__r=zt.length;)e=zt.sort(function(t,n){return t.__v.__b-n.__v.__b}),zt=[],e.some(function(t){var n,s,o,r,a,l;t.__d&&(a=(r=(n=t).__v).__e,(l=
n.__P)&&(s=[],(o=Pe({},r)).__v=r.__v+1,so(l,r,o,n.__n,l.ownerSVGElement!==void 0,r.__h!=null?[a]:null,s,a??st(r),r.__h),la(s,r),r.__e!=a&&oa(r)))})}function ra(e,t,n,s,o,r,a,l,c,d){var u,p,f,h,m,$,y,v=s&&
s.__k||ta,k=v.length;for(n.__k=[],u=0;u<t.length;u++)if((h=n.__k[u]=(h=t[u])==null||typeof h=="boolean"?null:typeof h=="string"||typeof h=="number"||typeof h=="bigint"?mn(null,h,null,null,h):Array.isArray(
h)?mn(wn,{children:h},null,null,null):h.__b>0?mn(h.type,h.props,h.key,null,h.__v):h)!=null){if(h.__=n,h.__b=n.__b+1,(f=v[u])===null||f&&h.key==f.key&&h.type===f.type)v[u]=void 0;else for(p=0;p<k;p++){
if((f=v[p])&&h.key==f.key&&h.type===f.type){v[p]=void 0;break}f=null}so(e,h,f=f||bn,o,r,a,l,c,d),m=h.__e,(p=h.ref)&&f.ref!=p&&(y||(y=[]),f.ref&&y.push(f.ref,null,h),y.push(p,h.__c||m,h)),m!=null?($==null&&
($=m),typeof h.type=="function"&&h.__k!=null&&h.__k===f.__k?h.__d=c=aa(h,c,e):c=ia(e,h,f,v,m,c),d||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):e.value=""):c&&f.__e==c&&c.parentNode!=e&&(c=st(
f))}for(n.__e=$,u=k;u--;)v[u]!=null&&(typeof n.type=="function"&&v[u].__e!=null&&v[u].__e==n.__d&&(n.__d=st(s,u+1)),ua(v[u],v[u]));if(y)for(u=0;u<y.length;u++)ca(y[u],y[++u],y[++u])}function aa(e,t,n){
var s,o;for(s=0;s<e.__k.length;s++)(o=e.__k[s])&&(o.__=e,t=typeof o.type=="function"?aa(o,t,n):ia(n,o,o,e.__k,o.__e,t));return t}function ia(e,t,n,s,o,r){var a,l,c;if(t.__d!==void 0)a=t.__d,t.__d=void 0;else if(n==
null||o!=r||o.parentNode==null)e:if(r==null||r.parentNode!==e)e.appendChild(o),a=null;else{for(l=r,c=0;(l=l.nextSibling)&&c<s.length;c+=2)if(l==o)break e;e.insertBefore(o,r),a=r}return a!==void 0?a:o.
nextSibling}function Ir(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="number"||Fd.test(t)?n:n+"px"}function hn(e,t,n,s,o){var r;e:if(t==="style")if(typeof n=="string")e.style.cssText=
n;else{if(typeof s=="string"&&(e.style.cssText=s=""),s)for(t in s)n&&t in n||Ir(e.style,t,"");if(n)for(t in n)s&&n[t]===s[t]||Ir(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")r=t!==(t=t.replace(/Capture$/,
"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+r]=n,n?s||e.addEventListener(t,r?Hr:Fr,r):e.removeEventListener(t,r?Hr:Fr,r);else if(t!=="dangerouslySetInnerHTML"){if(o)
t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break e}catch{}typeof n=="function"||(n!=null&&(n!==
!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function Fr(e){this.l[e.type+!1](_.event?_.event(e):e)}function Hr(e){this.l[e.type+!0](_.event?_.event(e):e)}function so(e,t,n,s,o,r,a,l,c){
var d,u,p,f,h,m,$,y,v,k,w,b=t.type;if(t.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,l=t.__e=n.__e,t.__h=null,r=[l]),(d=_.__b)&&d(t);try{e:if(typeof b=="function"){if(y=t.props,v=(d=b.contextType)&&
s[d.__c],k=d?v?v.props.value:d.__:s,n.__c?$=(u=t.__c=n.__c).__=u.__E:("prototype"in b&&b.prototype.render?t.__c=u=new b(y,k):(t.__c=u=new $n(y,k),u.constructor=b,u.render=Wd),v&&v.sub(u),u.props=y,u.state||
(u.state={}),u.context=k,u.__n=s,p=u.__d=!0,u.__h=[]),u.__s==null&&(u.__s=u.state),b.getDerivedStateFromProps!=null&&(u.__s==u.state&&(u.__s=Pe({},u.__s)),Pe(u.__s,b.getDerivedStateFromProps(y,u.__s))),
f=u.props,h=u.state,p)b.getDerivedStateFromProps==null&&u.componentWillMount!=null&&u.componentWillMount(),u.componentDidMount!=null&&u.__h.push(u.componentDidMount);else{if(b.getDerivedStateFromProps==
null&&y!==f&&u.componentWillReceiveProps!=null&&u.componentWillReceiveProps(y,k),!u.__e&&u.shouldComponentUpdate!=null&&u.shouldComponentUpdate(y,u.__s,k)===!1||t.__v===n.__v){u.props=y,u.state=u.__s,
t.__v!==n.__v&&(u.__d=!1),u.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(S){S&&(S.__=t)}),u.__h.length&&a.push(u);break e}u.componentWillUpdate!=null&&u.componentWillUpdate(y,u.__s,k),u.componentDidUpdate!=
null&&u.__h.push(function(){u.componentDidUpdate(f,h,m)})}u.context=k,u.props=y,u.state=u.__s,(d=_.__r)&&d(t),u.__d=!1,u.__v=t,u.__P=e,d=u.render(u.props,u.state,u.context),u.state=u.__s,u.getChildContext!=
null&&(s=Pe(Pe({},s),u.getChildContext())),p||u.getSnapshotBeforeUpdate==null||(m=u.getSnapshotBeforeUpdate(f,h)),w=d!=null&&d.type===wn&&d.key==null?d.props.children:d,ra(e,Array.isArray(w)?w:[w],t,n,
s,o,r,a,l,c),u.base=t.__e,t.__h=null,u.__h.length&&a.push(u),$&&(u.__E=u.__=null),u.__e=!1}else r==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=Hd(n.__e,t,n,s,o,r,a,c);(d=_.diffed)&&d(t)}catch(S){
t.__v=null,(c||r!=null)&&(t.__e=l,t.__h=!!c,r[r.indexOf(l)]=null),_.__e(S,t,n)}}function la(e,t){_.__c&&_.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(s){s.call(n)})}catch(s){_.__e(
s,n.__v)}})}function Hd(e,t,n,s,o,r,a,l){var c,d,u,p=n.props,f=t.props,h=t.type,m=0;if(h==="svg"&&(o=!0),r!=null){for(;m<r.length;m++)if((c=r[m])&&(c===e||(h?c.localName==h:c.nodeType==3))){e=c,r[m]=null;
break}}if(e==null){if(h===null)return document.createTextNode(f);e=o?document.createElementNS("http://www.w3.org/2000/svg",h):document.createElement(h,f.is&&f),r=null,l=!1}if(h===null)p===f||l&&e.data===
f||(e.data=f);else{if(r=r&&kn.call(e.childNodes),d=(p=n.props||bn).dangerouslySetInnerHTML,u=f.dangerouslySetInnerHTML,!l){if(r!=null)for(p={},m=0;m<e.attributes.length;m++)p[e.attributes[m].name]=e.attributes[m].
value;(u||d)&&(u&&(d&&u.__html==d.__html||u.__html===e.innerHTML)||(e.innerHTML=u&&u.__html||""))}if((function($,y,v,k,w){var b;for(b in v)b==="children"||b==="key"||b in y||hn($,b,null,v[b],k);for(b in y)
w&&typeof y[b]!="function"||b==="children"||b==="key"||b==="value"||b==="checked"||v[b]===y[b]||hn($,b,y[b],v[b],k)})(e,f,p,o,l),u)t.__k=[];else if(m=t.props.children,ra(e,Array.isArray(m)?m:[m],t,n,s,
o&&h!=="foreignObject",r,a,r?r[0]:n.__k&&st(n,0),l),r!=null)for(m=r.length;m--;)r[m]!=null&&na(r[m]);l||("value"in f&&(m=f.value)!==void 0&&(m!==e.value||h==="progress"&&!m)&&hn(e,"value",m,p.value,!1),
"checked"in f&&(m=f.checked)!==void 0&&m!==e.checked&&hn(e,"checked",m,p.checked,!1))}return e}function ca(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(s){_.__e(s,n)}}function ua(e,t,n){var s,
o;if(_.unmount&&_.unmount(e),(s=e.ref)&&(s.current&&s.current!==e.__e||ca(s,null,t)),(s=e.__c)!=null){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(r){_.__e(r,t)}s.base=s.__P=null}if(s=
e.__k)for(o=0;o<s.length;o++)s[o]&&ua(s[o],t,typeof e.type!="function");n||e.__e==null||na(e.__e),e.__e=e.__d=void 0}function Wd(e,t,n){return this.constructor(e,n)}function vn(e,t,n){var s,o,r;_.__&&
_.__(e,t),o=(s=typeof n=="function")?null:n&&n.__k||t.__k,r=[],so(t,e=(!s&&n||t).__k=sa(wn,null,[e]),o||bn,bn,t.ownerSVGElement!==void 0,!s&&n?[n]:o?null:t.firstChild?kn.call(t.childNodes):null,r,!s&&
n?n:o?o.__e:t.firstChild,s),la(r,e)}function da(e,t){var n={__c:t="__cC"+ea++,__:e,Consumer:function(s,o){return s.children(o)},Provider:function(s){var o,r;return this.getChildContext||(o=[],(r={})[t]=
this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(a){this.props.value!==a.value&&o.some(eo)},this.sub=function(a){o.push(a);var l=a.componentWillUnmount;a.componentWillUnmount=
function(){o.splice(o.indexOf(a),1),l&&l.call(a)}}),s.children}};return n.Provider.__=n.Consumer.contextType=n}kn=ta.slice,_={__e:function(e,t){for(var n,s,o;t=t.__;)if((n=t.__c)&&!n.__)try{if((s=n.constructor)&&
s.getDerivedStateFromError!=null&&(n.setState(s.getDerivedStateFromError(e)),o=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),o=n.__d),o)return n.__E=n}catch(r){e=r}throw e}},Qr=0,$n.prototype.
setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=Pe({},this.state),typeof e=="function"&&(e=e(Pe({},n),this.props)),e&&Pe(n,e),e!=null&&this.__v&&(t&&this.__h.push(
t),eo(this))},$n.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),eo(this))},$n.prototype.render=wn,zt=[],Xr=typeof Promise=="function"?Promise.prototype.then.bind(Promise.
resolve()):setTimeout,yn.__r=0,ea=0;var ot,ee,Wr,Bt=0,to=[],Gr=_.__b,Ur=_.__r,Vr=_.diffed,Kr=_.__c,Jr=_.unmount;function Rt(e,t){_.__h&&_.__h(ee,e,Bt||t),Bt=0;var n=ee.__H||(ee.__H={__:[],__h:[]});return e>=
n.__.length&&n.__.push({}),n.__[e]}function g(e){return Bt=1,Gd(ha,e)}function Gd(e,t,n){var s=Rt(ot++,2);return s.t=e,s.__c||(s.__=[n?n(t):ha(void 0,t),function(o){var r=s.t(s.__[0],o);s.__[0]!==r&&(s.
__=[r,s.__[1]],s.__c.setState({}))}],s.__c=ee),s.__}function A(e,t){var n=Rt(ot++,3);!_.__s&&oo(n.__H,t)&&(n.__=e,n.__H=t,ee.__H.__h.push(n))}function pa(e,t){var n=Rt(ot++,4);!_.__s&&oo(n.__H,t)&&(n.
__=e,n.__H=t,ee.__h.push(n))}function B(e){return Bt=5,Ge(function(){return{current:e}},[])}function Ge(e,t){var n=Rt(ot++,7);return oo(n.__H,t)&&(n.__=e(),n.__H=t,n.__h=e),n.__}function rt(e,t){return Bt=8,Ge(function(){return e},t)}function fa(e){var t=ee.context[e.__c],n=Rt(ot++,9);return n.
c=e,t?(n.__==null&&(n.__=!0,t.sub(ee)),t.props.value):e.__}function Ud(){to.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(gn),e.__H.__h.forEach(no),e.__H.__h=[]}catch(t){e.__H.__h=[],_.__e(t,e.__v)}}),to=[]}_.__b=function(e){ee=null,Gr&&Gr(e)},_.__r=function(e){
Ur&&Ur(e),ot=0;var t=(ee=e.__c).__H;t&&(t.__h.forEach(gn),t.__h.forEach(no),t.__h=[])},_.diffed=function(e){Vr&&Vr(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(to.push(t)!==1&&Wr===_.requestAnimationFrame||
((Wr=_.requestAnimationFrame)||function(n){var s,o=function(){clearTimeout(r),Zr&&cancelAnimationFrame(s),setTimeout(n)},r=setTimeout(o,100);Zr&&(s=requestAnimationFrame(o))})(Ud)),ee=void 0},_.__c=function(e,t){
t.some(function(n){try{n.__h.forEach(gn),n.__h=n.__h.filter(function(s){return!s.__||no(s)})}catch(s){t.some(function(o){o.__h&&(o.__h=[])}),t=[],_.__e(s,n.__v)}}),Kr&&Kr(e,t)},_.unmount=function(e){Jr&&
Jr(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(gn)}catch(n){_.__e(n,t.__v)}};var Zr=typeof requestAnimationFrame=="function";function gn(e){var t=ee;typeof e.__c=="function"&&e.__c(),ee=t}function no(e){
var t=ee;e.__c=e.__(),ee=t}function oo(e,t){return!e||e.length!==t.length||t.some(function(n,s){return n!==e[s]})}function ha(e,t){return typeof t=="function"?t(e):t}var ma=function(e,t,n,s){var o;t[0]=
0;for(var r=1;r<t.length;r++){var a=t[r++],l=t[r]?(t[0]|=a?1:2,n[t[r++]]):t[++r];a===3?s[0]=l:a===4?s[1]=Object.assign(s[1]||{},l):a===5?(s[1]=s[1]||{})[t[++r]]=l:a===6?s[1][t[++r]]+=l+"":a?(o=e.apply(
l,ma(e,l,n,["",null])),s.push(o),l[0]?t[0]|=2:(t[r-2]=0,t[r]=o)):s.push(l)}return s},Yr=new Map,i=function(e){var t=Yr.get(this);return t||(t=new Map,Yr.set(this,t)),(t=ma(this,t.get(e)||(t.set(e,t=(function(n){
for(var s,o,r=1,a="",l="",c=[0],d=function(f){r===1&&(f||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,f,a):r===3&&(f||a)?(c.push(3,f,a),r=2):r===2&&a==="..."&&f?c.push(4,f,0):r===2&&a&&!f?c.push(
5,0,!0,a):r>=5&&((a||!f&&r===5)&&(c.push(r,0,a,o),r=6),f&&(c.push(r,f,0,o),r=6)),a=""},u=0;u<n.length;u++){u&&(r===1&&d(),d(u));for(var p=0;p<n[u].length;p++)s=n[u][p],r===1?s==="<"?(d(),c=[c],r=3):a+=
s:r===4?a==="--"&&s===">"?(r=1,a=""):a=s+a[0]:l?s===l?l="":a+=s:s==='"'||s==="'"?l=s:s===">"?(d(),r=1):r&&(s==="="?(r=5,o=a,a=""):s==="/"&&(r<5||n[u][p+1]===">")?(d(),r===3&&(c=c[0]),r=c,(c=c[0]).push(
2,0,r),r=0):s===" "||s==="	"||s===`
`||s==="\r"?(d(),r=2):a+=s),r===3&&a==="!--"&&(r=4,c=c[0])}return d(),c})(e)),t),arguments,[])).length>1?t:t[0]}.bind(sa);async function Te(e){try{return await navigator.clipboard.writeText(e),!0}catch{let t=Object.assign(document.createElement("textarea"),{value:e,readOnly:!0,className:"visually-hidden"});document.body.
append(t),t.select();let n=document.execCommand("copy");return t.remove(),n}}function ga({exchanges:e,secret:t,t:n}){let[s,o]=g(!1);return i`
        <footer class="exchanges">
            <details onToggle=${r=>o(r.target.open)} data-exchanges>
                <summary>${n("exchanges.title",{n:e.length})}${t&&i` <span class="hint" data-secret>${n("exchanges.secret")}</span>`}</summary>
                ${s&&i`<ol>${e.map((r,a)=>i`<${Vd} key=${a} number=${a+1} exchange=${r} t=${n} />`).reverse()}</ol>`}
            </details>
        </footer>
    `}function Vd({exchange:e,number:t,t:n}){let{method:s,url:o,headers:r,body:a,status:l,answer:c,milliseconds:d}=e,[u,p]=g(!1),[f,h]=g(!1);return i`
        <li value=${t}>
            <details onToggle=${m=>p(m.target.open)}>
                <summary><code>${s} ${new URL(o).pathname}</code> <span class="status">${l??"–"} · ${Math.round(d)} ms</span></summary>
                ${u&&i`
                    <button type="button" data-curl onClick=${async()=>h(await Te(Xs(e)))}>${n(f?"copied":"exchanges.curl")}</button>
                    <h3>${n("exchanges.request")}</h3><pre tabindex="0">${Kd(s,o,r)}${a===null?"":$a(JSON.parse(a))}</pre>
                    <h3>${n("exchanges.response")}</h3><pre tabindex="0">${$a(c)}</pre>`}
            </details>
        </li>
    `}var Kd=(e,t,n)=>`${e} ${t}
${Object.entries(n).map(([s,o])=>`${s}: ${o}
`).join("")}
`,$a=e=>typeof e=="string"?e:JSON.stringify(e,null,2);var Jd=[1,2,5];function ba({action:e,act:t,t:n}){let{minimum:s,maximum:o}=e.amount,[r,a]=g(String(s)),l=Number(r),c=f=>()=>a(String(Math.min(o,Math.max(s,(Number.isFinite(l)?l:s)+f)))),d=f=>()=>a(String(
f)),u=f=>{f.preventDefault(),t({...e,amount:r.trim()===""?null:l})},p=[...new Set([s,...Jd.map(f=>s+f).filter(f=>f<o),o])];return i`
        <form class="bid" novalidate onSubmit=${u} data-action-type="bid" data-action=${JSON.stringify(e)}>
            <label for="bid-amount">${n(s===o?"bid.label.exactly":"bid.label",{minimum:s,maximum:o})}</label>
            <div class="stepper">
                <button type="button" class="icon" aria-label=${n("bid.less")} disabled=${l<=s} onClick=${c(-1)}>−</button>
                <input id="bid-amount" name="amount" type="number" inputmode="numeric" step="1" min=${s} max=${o} value=${r}
                    autocomplete="off" onInput=${f=>a(f.target.value)} />
                <button type="button" class="icon" aria-label=${n("bid.more")} disabled=${l>=o} onClick=${c(1)}>+</button>
                <button type="submit" class="primary">${n("bid.send",{amount:r})}</button>
            </div>
            ${p.length>1&&i`
                <div class="row tight" role="group" aria-label=${n("bid.quick")}>
                    ${p.map(f=>i`<button type="button" class="chip" aria-pressed=${String(f===l)} onClick=${d(f)}>
                        ${f===o?n("bid.all",{amount:f}):f}</button>`)}
                </div>`}
        </form>
    `}function ya({action:e,component:t,game:n,gameSheet:s,view:o,act:r,t:a}){let{count:l,from:c}=e[t],[d,u]=g([]),p=Zd(c);for(let m of d)p.set(m,p.get(m)-1);let f=l-d.length,h=m=>i`<span class="piece" aria-hidden="true"><${n.
Piece} component=${t} value=${m} t=${a} gameSheet=${s} view=${o} /></span>`;return i`
        <form class="reveal" data-action-type="reveal" data-action=${JSON.stringify(e)} data-component=${t} onSubmit=${m=>{m.preventDefault(),r({...e,[t]:d})}}>
            <p aria-live="polite" data-due=${f}>${f>0?a("reveal.due",{n:f,of:l}):a("reveal.complete")}</p>
            <ol class="picked" aria-label=${a("reveal.picked")}>
                ${d.map((m,$)=>i`<li key=${$}>${h(m)}<span class="visually-hidden">${String(m)}</span></li>`)}
                ${Array.from({length:f},(m,$)=>i`<li key=${d.length+$} class="free" aria-hidden="true"></li>`)}
            </ol>
            <div class="row tight">
                <button type="submit" class="primary" data-reveal disabled=${f>0}>${a("reveal.send")}</button>
                <button type="button" data-unpick disabled=${d.length===0} onClick=${()=>u(d.slice(0,-1))}>${a("reveal.undo")}</button>
            </div>
            <div class="choices" role="group" aria-label=${a("reveal.choices")}>
                ${[...p].map(([m,$])=>i`
                    <button type="button" class="choice-piece" key=${m} data-pick=${m} disabled=${$===0||f===0}
                        aria-label=${a($>1?"reveal.pick-of":"reveal.pick",{card:m,n:$})}
                        onClick=${()=>u([...d,m])}>
                        ${h(m)}${$>1&&i`<span class="times" aria-hidden="true">×${$}</span>`}
                    </button>`)}
            </div>
        </form>
    `}function Zd(e){let t=new Map;for(let n of e)t.set(n,(t.get(n)??0)+1);return t}var ka=({amount:e})=>e!==null&&typeof e=="object",wa=e=>Object.keys(e).find(t=>e[t]?.count!==void 0&&Array.isArray(e[t]?.from))??null;function xn({game:e,gameSheet:t,t:n,act:s,busy:o,view:r,legal:a,player:l,
prepared:c,prepare:d}){let u=a.filter(ka),p=a.filter(m=>!ka(m)&&wa(m)!==null),f=a.filter(m=>!u.includes(m)&&!p.includes(m)),h={view:r,gameSheet:t,legal:f,act:s,t:n,player:l,prepared:c,prepare:d};return i`
        <div class="panel" aria-busy=${String(o)}>
            ${u.map(m=>i`<${ba} action=${m} act=${s} t=${n} />`)}
            ${p.map(m=>i`<${ya} action=${m} component=${wa(m)} game=${e} gameSheet=${t} view=${r} act=${s} t=${n} />`)}
            ${f.length>0&&(e.Actions&&!f.every(va)?i`<${e.Actions} ...${h} />`:i`<${ro} ...${h} game=${e} />`)}
        </div>
    `}var va=({type:e})=>e==="reveal";function ro({game:e,gameSheet:t,legal:n,act:s,t:o,view:r}){return i`
        <div class="action-buttons">
            ${n.map(a=>i`
                <button type="button" key=${JSON.stringify(a)} class="action ${a.type}" data-action=${JSON.stringify(a)} onClick=${()=>s(a)}>
                    ${va(a)&&i`<span class="piece" aria-hidden="true"><${Yd} game=${e} gameSheet=${t} action=${a} t=${o} view=${r} /></span>`}
                    <span>${e.label(a,o,r)}</span>
                </button>`)}
        </div>
    `}function Yd({game:e,gameSheet:t,action:n,t:s,view:o}){let r=Object.keys(n).find(a=>a!=="type"&&a!=="player");return i`<${e.Piece} component=${r} value=${n[r]} t=${s} gameSheet=${t} view=${o} />`}function at(e,{ruleset:t,variant:n,players:s},o){let{defaults:r}=e.options.find(l=>l.id===o),a=l=>l.ruleset===t&&l.variant===n&&l.players===s.length;return r.find(a)?.value}var it=e=>e-1;function ao({auction:e,options:t}){let n=e.high_bidder,s=e.bids[n];return{bidder:n,amount:s,price:s+(t.keep_surcharge??1)}}function xa(e,t,n){return Math.min(t.options.market_size??at(e,
t,"market_size"),n.size)}var Sn=["park","housing","forest","water"],ce=["peace","love","music"],Z=["n","e","s","w"],Sa=[0,90,180,270],jt={n:[0,-1],e:[1,0],s:[0,1],w:[-1,0]};function Oe(e,t){let n=Array.isArray(t?.tiles)?t.tiles:
e.components.tiles;return new Map(n.map(s=>[s.id,s]))}function H(e,t){return e.get(t)??{id:t,regions:[],icons:[]}}function Qd(e,t){return Z[(Z.indexOf(e)+t/90)%4]}function be(e,t){return e.regions.map(
({terrain:n,sides:s})=>({terrain:n,sides:s.map(o=>Qd(o,t))}))}function _a(e,t,n){return be(e,t).findIndex(({sides:s})=>s.includes(n))}function qt(e){return ce.map(t=>[t,e.icons.filter(n=>n===t).length]).
filter(([,t])=>t>0)}function N(e){return e.replace(/^ref-/,"")}function ue(e,t,n){let s=be(e,t).map(({terrain:r,sides:a})=>{let l=Z.filter(c=>a.includes(c)).map(c=>n(`al.side.${c}`));return n("al.regi\
on",{terrain:n(`al.${r}`),sides:l.length>0?l.join(", "):n("al.inside")})}),o=qt(e).map(([r,a])=>n("al.counted",{what:n(`al.${r}`),count:a}));return[...s,...o].join("; ")||n("al.bare")}function Le(e,t,n){let s=Xd[e.type];return s===void 0?e.type:s(e,t,n)}var Xd={claim:(e,t,n)=>Aa("al.do.claim",e,t,n),offer:(e,t,n)=>Aa("al.do.offer",e,t,n),place:({x:e,y:t,rotation:n},s)=>s("al.do.pla\
ce",{x:e,y:t,rotation:n}),bid:({amount:e},t)=>{let n=typeof e=="number"?e:e.minimum===e.maximum&&e.minimum;return typeof n=="number"?t("al.do.bid",{amount:n}):t("al.do.bid-open",e)},pass:(e,t)=>t("al.\
do.pass"),decline:(e,t)=>t("al.do.decline"),sell:(e,t,n)=>t("al.do.sell",ao(n)),keep:(e,t,n)=>t("al.do.keep",ao(n)),reveal:({tiles:e},t)=>t("al.do.reveal",{count:Array.isArray(e)?e.length:e.count})};function Aa(e,{
position:t},n,s){let o=s.market[t-1],r={position:t,tile:N(o.tile),cost:it(t),money:o.money},a=it(t)===0?"free":"paid";return n(`${e}.${a}`,r)+(o.money>0?n("al.do.finds",r):"")}var ep={park:i`
        <path d="M0 1 -6 9.5H6Z" />
        <circle r="7" cy="-1" />
        <path d="M0-8V6M-7-1H7M-5-6 5 4M5-6-5 4" />
    `,housing:i`
        <path class="al-solid" d="M-9 0 0-8.5 9 0H6.5V8.5H2V2.5H-2V8.5H-6.5V0Z" />
    `,forest:i`
        <path class="al-solid" d="M0-9.5 6-2H3.5L8 5H1.6V9.5H-1.6V5H-8L-3.5-2H-6Z" />
    `,water:i`
        <path d="M-9-3Q-6.5-7-4-3T1-3 6-3 9-5M-9 4.5Q-6.5.5-4 4.5T1 4.5 6 4.5 9 2.5" />
    `},tp={peace:i`<circle r="7.6" /><path d="M0-7.6V7.6M0 0-5.4 5.4M0 0 5.4 5.4" />`,love:i`<path class="al-solid" d="M0 8C-13-1-7-9.5 0-4 7-9.5 13-1 0 8Z" />`,music:i`
        <path d="M-3.4 5.5V-6.8L6-8.6V3.6" />
        <path class="al-solid" d="M-3.4 5.5a2.9 2.4 0 1 1-.01-.1ZM6 3.6a2.9 2.4 0 1 1-.01-.1Z" />
    `},_n=({terrain:e,x:t,y:n,scale:s=1})=>i`
    <g class=${`al-sign al-sign-${e}`} transform=${`translate(${t} ${n}) scale(${s})`}>${ep[e]}</g>
`,io=({icon:e,x:t,y:n,scale:s=1,count:o=1})=>i`
    <g class=${`al-icon al-icon-${e}`} transform=${`translate(${t} ${n}) scale(${s})`}>
        <circle class="al-disc" r="13" />
        ${tp[e]}
        ${o>1&&i`<text class="al-times" x="15" y="6">×${o}</text>`}
    </g>
`,lt=({icon:e})=>i`
    <svg class="al-inline" viewBox="-14 -14 28 28" aria-hidden="true"><${io} icon=${e} x=${0} y=${0} /></svg>
`,te=({terrain:e})=>(lo(),i`
        <svg class="al-inline" viewBox="-14 -14 28 28" aria-hidden="true">
            <rect class=${`al-fill al-${e}`} x="-13" y="-13" width="26" height="26" rx="6" />
            <rect class="al-texture" fill=${`url(#al-texture-${e})`} x="-13" y="-13" width="26" height="26" rx="6" />
            <${_n} terrain=${e} x=${0} y=${0} />
        </svg>
    `),ct=({amount:e,label:t})=>i`
    <span class="al-coin" ...${t?{role:"img","aria-label":t}:{"aria-hidden":"true"}}>
        <span aria-hidden="true">${e??"?"}</span>
    </span>
`,np=i`
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
`;function lo(){if(document.querySelector("body > .al-textures")!==null)return;let e=document.createElement("div");e.className="al-textures",document.body.append(e),vn(np,e)}var co={short:[[6,-6],[94,-6],[94,0],[65,29],[35,29],[6,0]],joined:[[6,-6],[94,-6],[94,0],[65,29],[65,40],[35,40],[35,29],[6,0]],pointed:[[6,-6],[94,-6],[94,0],[50,44],[6,0]]},sp=[[90,-6],[106,-6],[106,
10],[71,39],[61,29]],op=[[31,31],[69,31],[69,69],[31,69]],rp=[[43,24],[57,24],[57,76],[43,76]],Dt={n:[50,14],e:[86,50],s:[50,86],w:[14,50]},po={n:[83,17],e:[83,83],s:[17,83],w:[17,17]};function Ma(e){
let t=fo(e),n=e.some(({sides:s})=>s.length===0);return e.map(({terrain:s,sides:o},r)=>({terrain:s,region:r,path:o.length===0?"":ap(o,r===t,t===-1&&!n)})).filter(({path:s})=>s!=="").sort((s,o)=>+(o.region===
t)-+(s.region===t))}function An(e){let t=e.map((o,r)=>({...o,region:r})).filter(({sides:o})=>o.length===0),n=Math.ceil(Math.sqrt(t.length)),s=36/n;return t.map(({terrain:o,region:r},a)=>({terrain:o,region:r,
radius:(t.length===1?.46:.42)*s,x:50+s*(a%n-(n-1)/2),y:50+s*(Math.floor(a/n)-(Math.ceil(t.length/n)-1)/2)}))}function fo(e){let t=({sides:s})=>s.length<2?0:s.length*2+Number(Ea(s)),n=Math.max(0,...e.map(
t));return n===0?-1:e.findIndex(s=>t(s)===n)}function Ea(e){return e.includes("n")&&e.includes("s")||e.includes("e")&&e.includes("w")}function ho(e){return Z.filter((t,n)=>e.includes(t)&&e.includes(Z[(n+
1)%4]))}function ap(e,t,n){let s=t?co.joined:n?co.pointed:co.short,o=[...e.map(r=>uo(s,r)),...ho(e).map(r=>uo(sp,r))];return t?o.push(op):e.length===2&&Ea(e)&&o.push(uo(rp,e[0])),o.map(r=>`M${r.map(a=>a.
join(" ")).join("L")}Z`).join("")}function uo(e,t){let n=Z.indexOf(t);return e.map(([s,o])=>[[s,o],[100-o,s],[100-s,100-o],[o,100-s]][n])}function ae({tile:e,rotation:t=0,label:n,lens:s,marks:o=[]}){lo();let r=be(e,t),a=n?{role:"img","aria-label":n}:{"aria-hidden":"true"};return i`
        <svg class=${`al-tile${s?` al-lens-${s}`:""}`} viewBox="0 0 100 100" focusable="false" ...${a}>
            <rect class="al-ground" width="100" height="100" />
            ${Ma(r).map(l=>i`<${ip} ...${l} key=${l.region} />`)}
            ${An(r).map(l=>i`<${lp} ...${l} key=${l.region} />`)}
            ${r.flatMap(({terrain:l,sides:c})=>c.map(d=>i`<${_n} terrain=${l} x=${Dt[d][0]} y=${Dt[d][1]} />`))}
            <${cp} tile=${e} regions=${r} />
            ${o.map(({region:l,text:c})=>i`<${pp} at=${dp(r,l)} text=${c} />`)}
            <rect class="al-edge" x="0.5" y="0.5" width="99" height="99" />
        </svg>
    `}var ip=({path:e,terrain:t})=>i`
    <g class=${`al-land al-land-${t}`}>
        <path class=${`al-shore al-${t}`} d=${e} />
        <path class=${`al-fill al-${t}`} d=${e} />
        <path class="al-texture" fill=${`url(#al-texture-${t})`} d=${e} />
    </g>
`,lp=({x:e,y:t,radius:n,terrain:s})=>i`
    <g class=${`al-land al-land-${s}`}>
        <circle class="al-bank" cx=${e} cy=${t} r=${n+3.5} />
        <circle class=${`al-shore al-${s}`} cx=${e} cy=${t} r=${n} />
        <circle class=${`al-fill al-${s}`} cx=${e} cy=${t} r=${n} />
        <circle class="al-texture" fill=${`url(#al-texture-${s})`} cx=${e} cy=${t} r=${n} />
        <${_n} terrain=${s} x=${e} y=${t} scale=${Math.min(1.1,n/12)} />
    </g>
`;function cp({tile:e,regions:t}){let n=up(t);return(e.icons.length<=n.length?ce.flatMap(r=>e.icons.filter(a=>a===r).map(()=>[r,1])):qt(e)).map(([r,a],l)=>{let[c,d]=n[l];return i`<${io} icon=${r} count=${a} x=${c} y=${d} scale=${.92} />`})}
function up(e){let t=e.flatMap(({sides:r})=>ho(r)),n=Z.filter(r=>!e.some(({sides:a})=>a.includes(r))),s=fo(e)!==-1&&An(e).length===0?[[50,50]]:[],o=Z.filter(r=>!t.includes(r));return[...t.map(r=>po[r]),
...s,...n.map(r=>Dt[r]),...o.map(r=>po[r])]}function dp(e,t){let n=An(e).find(s=>s.region===t);return n?[n.x,n.y]:Dt[Z.find(s=>e[t].sides.includes(s))]}var pp=({at:[e,t],text:n})=>i`
    <g class="al-badge">
        <circle cx=${e} cy=${t} r="13" />
        <text x=${e} y=${t+6.5}>${n}</text>
    </g>
`,ut=({tile:e,rotation:t,label:n,name:s})=>i`
    <span class="al-named">
        <${ae} tile=${e} rotation=${t} label=${n} />
        <span class="al-name" aria-hidden="true">${s}</span>
    </span>
`;function Mn({value:e,t,gameSheet:n,view:s}){let o=H(Oe(n,s.options),e);return i`<${ut} tile=${o} name=${N(e)} label=${`${N(e)}: ${ue(o,0,t)}`} />`}function En(e,t){let n=t.filter(({type:s})=>s==="place");return n.length===0||e.holding===null?null:{player:n[0].player,tile:e.holding.tile,key:`${e.ply} ${e.holding.tile}`,actions:n,rotations:[...new Set(
n.map(({rotation:s})=>s))].sort((s,o)=>s-o)}}function Cn(e,t,n){let{key:s,rotations:o}=e??{key:"",rotations:[]},r=l=>l?.key===s&&o.includes(l.rotation)?l.rotation:o[0]??0,a=(l,c)=>{let d=(o.indexOf(r(
l))+c+o.length)%o.length;return{key:s,rotation:o[d]??0}};return{rotation:r(t),turn:l=>n(c=>a(c,l))}}function fp(e,t){let n={player:e.holding?.player??e.bonus??e.auctioneer,auctioneer:e.auctioneer,bidder:e.auction?.high_bidder??"",amount:e.auction?.bids[e.auction.high_bidder]??0,reason:e.ended_by?t(`\
al.ended.${e.ended_by}`):""};return e.phase==="place"?t(`al.due.place.${e.holding.from}`,n):t(`al.due.${e.phase==="claim"&&e.bonus!==null?"bonus":e.phase}`,n)}function Ca({view:e,tiles:t,placing:n,turning:s,
preview:o,t:r}){return i`
        <section class="al-stage" aria-labelledby="al-stage-title">
            <h3 id="al-stage-title" class="al-round">${r("al.round",{round:e.round})}</h3>
            <p class="al-due">${fp(e,r)}</p>
            ${e.holding&&i`<${hp} ...${{view:e,tiles:t,placing:n,turning:s,preview:o,t:r}} />`}
            ${e.auction&&i`<${$p} view=${e} tiles=${t} t=${r} />`}
        </section>
    `}function hp({view:e,tiles:t,placing:n,turning:s,preview:o,t:r}){let a=H(t,e.holding.tile),l=n?s.rotation:0,c=ue(a,l,r);return i`
        <div class="al-hand" data-held=${a.id}>
            <div class="al-held" key=${l}>
                <${ae} tile=${a} rotation=${l} label=${r("al.in-hand",{tile:N(a.id),what:c})} />
            </div>
            ${n&&i`
                <div class="al-how">
                    <${mo} turning=${s} t=${r} />
                    <p aria-live="polite">
                        ${r("al.turned",{rotation:l})}<span class="al-unseen">: ${c}</span>
                    </p>
                    <p class="al-hint">${r("al.place.hint")}</p>
                </div>
            `}
        </div>
        ${n&&i`<${mp} preview=${o} t=${r} />`}
    `}var mo=({turning:e,t})=>i`
    <div class="al-turner" role="group" aria-label=${t("al.turn")}>
        <${$o} turn=${e.turn} t=${t} keyed=${!0} />
    </div>
`,$o=({turn:e,t,keyed:n})=>i`
    <button type="button" class="al-button" data-turn="-90" onClick=${()=>e(-1)}>
        <span aria-hidden="true" class="al-arrow">↺</span> ${t("al.turn.left")}
    </button>
    <button type="button" class="al-button" data-turn="90" aria-keyshortcuts=${n?"R":void 0} onClick=${()=>e(1)}>
        <span aria-hidden="true" class="al-arrow">↻</span> ${t("al.turn.right")} ${n&&i`<kbd aria-hidden="true">R</kbd>`}
    </button>
`;function Pa(e,t,n){pa(()=>{if(t===null)return;let s=o=>{let r=e.current,a=r?.contains(document.activeElement)||r?.matches(":hover"),l=o.target.closest?.("input, textarea, select");o.key.toLowerCase()!==
"r"||o.ctrlKey||o.metaKey||o.altKey||!a||l||(o.preventDefault(),n.turn(o.shiftKey?-1:1))};return document.addEventListener("keydown",s),()=>document.removeEventListener("keydown",s)})}function mp({preview:e,
t}){let s=(e??[]).filter(({before:o,after:r})=>o!==r).map(({what:o,before:r,after:a})=>t("al.effect",{what:t(`al.count.${o}`),before:r,after:a}));return i`<p class="al-effect">${e&&(s.join(" · ")||t(
"al.effect.none"))}</p>`}function $p({view:e,tiles:t,t:n}){let{auction:s,players:o,auctioneer:r}=e,a=H(t,s.tile),l=o.filter(({id:c})=>c!==r);return i`
        <div class="al-lot" data-lot=${s.tile}>
            <${ae}
                tile=${a}
                label=${n("al.lot",{tile:N(s.tile),what:ue(a,0,n)})}
            />
            <ul class="al-bids">
                ${l.map(({id:c})=>i`
                    <li key=${c} class=${c===s.high_bidder?"al-high":""} data-bidder=${c} data-bid=${s.bids[c]??""}>
                        <span class="al-who">${c}</span>
                        <${gp} auction=${s} player=${c} t=${n} />
                    </li>
                `)}
            </ul>
        </div>
    `}function gp({auction:e,player:t,t:n}){let s=e.bids[t],o=e.passed.includes(t);return i`
        ${s!==void 0&&i`<${ct} amount=${s} label=${n("al.bid",{amount:s})} />`}
        ${s===void 0&&!o&&i`<span class="al-soft">${n("al.no-bid")}</span>`}
        ${t===e.high_bidder&&i`<span class="al-tag">${n("al.highest")}</span>`}
        ${o&&i`<span class="al-soft">${n("al.passed")}</span>`}
    `}var bp=["claim","offer","place"];function Ta({view:e,gameSheet:t,legal:n,act:s,prepared:o,prepare:r,t:a}){let l=En(e,n),c=Cn(l,o,r),d=l?l.actions.filter(({rotation:p})=>p===c.rotation):n,u=i`<${ro} game=${{
label:Le,Piece:Mn}} gameSheet=${t} legal=${d} act=${s} t=${a} view=${e} />`;return n.some(({type:p})=>bp.includes(p))?i`
        <div class="al-actions">
            <p>${a(`al.choose.${l?"cell":"stall"}`)}</p>
            ${l&&i`<${mo} turning=${c} t=${a} />`}
            <details>
                <summary>${a("al.choose.list",{count:d.length})}</summary>
                ${u}
            </details>
        </div>
    `:u}var Tn=4,W=(e,t)=>`${e},${t}`;function It(e){if(e.length===0)return null;let t=e.map(({x:l})=>l),n=e.map(({y:l})=>l),[s,o]=[Math.min(...t),Math.max(...t)],[r,a]=[Math.min(...n),Math.max(...n)];return{
left:s,right:o,top:r,bottom:a,width:o-s+1,height:a-r+1}}function Nt(e,t,n){let s=new Map(e.map(a=>[W(a.x,a.y),a])),o=new Set,r=[];for(let a of yp(e,t,n)){if(o.has(Pn(a)))continue;o.add(Pn(a));let l=[a];
for(let c of l)for(let d of kp(c,s,t,n))o.has(Pn(d))||(o.add(Pn(d)),l.push(d));r.push({parts:l,tiles:new Set(l.map(({x:c,y:d})=>W(c,d))).size})}return r}var Pn=({x:e,y:t,region:n})=>`${e},${t},${n}`;function yp(e,t,n){
return e.flatMap(({tile:s,x:o,y:r})=>H(t,s).regions.flatMap((a,l)=>a.terrain===n?[{x:o,y:r,region:l}]:[]))}function kp({x:e,y:t,region:n},s,o,r){let a=s.get(W(e,t));return be(H(o,a.tile),a.rotation)[n].
sides.flatMap(l=>{let[c,d]=jt[l],u=s.get(W(e+c,t+d));if(u===void 0)return[];let p=H(o,u.tile),f=_a(p,u.rotation,Z[(Z.indexOf(l)+2)%4]);return p.regions[f]?.terrain===r?[{x:u.x,y:u.y,region:f}]:[]})}function Oa(e,t,n){
let s=It(e),o=new Set(e.map(({x:a,y:l})=>W(a,l))),r=(a,l)=>n==="frame"?a<s.left||a>s.right||l<s.top||l>s.bottom:!o.has(W(a,l));return e.map(({tile:a,x:l,y:c,rotation:d})=>be(H(t,a),d).flatMap(({terrain:u,
sides:p},f)=>u==="water"&&p.some(h=>r(l+jt[h][0],c+jt[h][1]))?[{x:l,y:c,region:f}]:[])).filter(a=>a.length>0)}function Ue(e,t,n){let s=Object.fromEntries(ce.map(o=>[o,0]));for(let{tile:o}of e)for(let[
r,a]of qt(H(t,o)))s[r]+=a;return{park:Math.max(0,...Nt(e,t,"park").map(o=>o.tiles)),water:Oa(e,t,n?.coast??"open-side").length,housing:Nt(e,t,"housing").length,forest:Nt(e,t,"forest").length,icons:s}}
function La(e){if(It(e)===null)return[{x:0,y:0}];let n=new Set(e.map(({x:o,y:r})=>W(o,r))),s=new Map;for(let{x:o,y:r}of e)for(let[a,l]of Object.values(jt)){let c={x:o+a,y:r+l},d=It([...e,c]);n.has(W(c.
x,c.y))||d.width>Tn||d.height>Tn||s.set(W(c.x,c.y),c)}return[...s.values()].sort((o,r)=>o.y-r.y||o.x-r.x)}function za(e,t,n,s){let o=new Map,r=({x:a,y:l,region:c},d)=>{let u=W(a,l);o.set(u,[...o.get(u)??
[],{region:c,text:d}])};if(s==="water")for(let a of Oa(e,t,n?.coast??"open-side"))a.forEach(l=>r(l,"✓"));else s==="park"?Nt(e,t,"park").sort((l,c)=>c.tiles-l.tiles)[0]?.parts.forEach(l=>r(l,"✓")):
Nt(e,t,s).forEach((a,l)=>a.parts.forEach(c=>r(c,String(l+1))));return o}function On({lens:e,setLens:t,t:n}){return i`
        <div class="al-lenses" role="group" aria-label=${n("al.lens")}>
            <span class="al-soft" aria-hidden="true">${n("al.lens")}</span>
            ${Sn.map(s=>i`
                <button
                    type="button"
                    key=${s}
                    class="al-button"
                    data-lens=${s}
                    aria-pressed=${String(e===s)}
                    onClick=${()=>t(e===s?null:s)}
                >
                    <${te} terrain=${s} /> ${n(`al.${s}`)}
                </button>
            `)}
            ${e&&i`<p class="al-hint">${n(`al.lens.${e}`)}</p>`}
        </div>
    `}function Y({label:e,onAct:t,action:n,pressed:s}){return{role:"button",tabindex:"0","aria-label":e,...n!==void 0&&{"data-action":JSON.stringify(n)},...s!==void 0&&{"aria-pressed":String(s)},onClick:t,onKeyDown:o=>{
o.key!=="Enter"&&o.key!==" "||o.currentTarget instanceof HTMLButtonElement||(o.preventDefault(),t(o))}}}function Ba({view:e,tiles:t,legal:n,act:s,t:o}){let r=n.filter(({type:a})=>a==="claim"||a==="offer");return i`
        <section class="al-market" aria-labelledby="al-market-title">
            <header class="al-head">
                <h3 id="al-market-title">${o("al.market")}</h3>
                <p class="al-hint">${o(r.length>0?"al.market.choose":"al.market.order")}</p>
            </header>
            <div class="al-row">
                <ol class="al-stalls" style=${{"--al-across":wp(e.market.length)}}>
                    ${e.market.map((a,l)=>{let c=r.find(({position:d})=>d===l+1);return i`
                            <li key=${a.tile} data-stall=${a.tile} data-money=${a.money}>
                                <${vp} ...${{stall:a,position:l+1,action:c,act:s,t:o,tiles:t,view:e}} />
                            </li>
                        `})}
                </ol>
                <${xp} view=${e} t=${o} />
            </div>
        </section>
    `}function wp(e){return e<=9?Math.max(8,e):Math.ceil(e/2)}function vp({stall:e,position:t,action:n,act:s,t:o,tiles:r,view:a}){let l=H(r,e.tile),c={position:t,tile:N(e.tile),what:ue(l,0,o),money:e.
money},d=o("al.stall",c)+(e.money>0?o("al.stall.money",c):""),u=i`
        <span class="al-position" aria-hidden="true">${t}</span>
        <${ae} tile=${l} label=${n?void 0:d} />
        ${e.money>0&&i`<${ct} amount=${e.money} />`}
        <span class="al-price" aria-hidden="true">
            ${it(t)===0?o("al.free"):o("al.cost",{cost:it(t)})}
        </span>
    `;if(n===void 0)return i`<div class="al-stall" title=${c.tile}>${u}</div>`;let p=`${Le(n,o,a)}. ${c.what}`,f={...Y({label:p,onAct:()=>s(n),action:n}),"aria-label":void 0};return i`
        <button type="button" class="al-stall al-can" title=${c.tile} ...${f}>
            <span class="al-unseen">${p}</span>${u}
        </button>
    `}function xp({view:e,t}){let n=Sp(e.stack);return i`
        <div class="al-stack">
            <div class="al-pile" role="img" data-stack=${n} aria-label=${t("al.stack",{count:n})}>
                <span aria-hidden="true">${n}</span>
            </div>
            <span class="al-price" aria-hidden="true">${t("al.stack.name")}</span>
            ${e.removed.length>0&&i`<span class="al-removed">${t("al.removed",{tiles:e.removed.map(N).join(", ")})}</span>`}
        </div>
    `}function Sp(e){return typeof e=="number"?e:e.hidden??e.length}function Ra({view:e,gameSheet:t,t:n}){let{options:s}=e,o=Array.isArray(s.score_grid)?s.score_grid:t.components.score_grid,r=s.icon_awards??t.components.icon_awards;return i`
        <details class="al-reference" open>
            <summary>${n("al.reference")}</summary>
            <p><${te} terrain="park" /> <${te} terrain="water" /> ${n("al.grid.caption")}</p>
            <ol class="al-grid">
                ${o.map((a,l)=>i`
                    <li key=${l}>
                        <span aria-hidden="true">${l}</span><b aria-hidden="true">${a}</b>
                        <span class="al-unseen">${n("al.grid.entry",{count:l,points:a})}</span>
                    </li>
                `)}
            </ol>
            <ul class="al-ways">
                <li><${te} terrain="park" /> ${n("al.way.park")}</li>
                <li><${te} terrain="water" /> ${n(`al.way.water.${s.coast??"open-side"}`)}</li>
                <li><${te} terrain="housing" /><${te} terrain="forest" /> ${n("al.way.product")}</li>
                <li>
                    ${ce.map(a=>i`<${lt} icon=${a} key=${a} />`)}
                    ${" "}${n("al.way.icons",{first:r[0],second:r[1],third:r[2]})}
                </li>
            </ul>
            <p class="al-soft">${_p(s,n)}</p>
        </details>
    `}function _p(e,t){let n=[Array.isArray(e.tiles)&&"tiles",Array.isArray(e.score_grid)&&"grid"].filter(Boolean);return n.length===2?t("al.source.own"):t(`al.source.reference${n.length?`.${n[0]}-own`:
""}`)}function Ln({island:e,tiles:t,options:n,name:s,t:o,places:r=[],newest:a,lens:l,onTile:c,chosen:d}){let u=B(null),p=It([...e,...r])??{left:0,top:0,right:0,bottom:0,width:1,height:1},f=l?za(e,t,n,l):new Map,
h=({x:$,y})=>({gridColumn:$-p.left+2,gridRow:y-p.top+2}),m=Math.max(Tn,p.width);return i`
        <div
            class=${`al-island${r.length>0?" al-open":""}`}
            ref=${u}
            role="group"
            aria-label=${s}
            style=${{"--al-columns":p.width,"--al-rows":p.height,"--al-size":m}}
            onKeyDown=${$=>Ep($,u.current)}
        >
            ${r.length>0&&i`<${Ap} bounds=${p} />`}
            ${e.map($=>{let y=H(t,$.tile),v=o("al.cell.tile",{...$,tile:N($.tile),what:ue(y,$.rotation,o)}),k=i`<${ae}
                    tile=${y}
                    rotation=${$.rotation}
                    label=${c?void 0:v}
                    lens=${l}
                    marks=${f.get(W($.x,$.y))}
                />`,w={key:$.tile,class:`al-cell${$.tile===a?" al-newest":""}`,style:h($),title:N($.tile),"data-tile":$.tile,"data-cell":`${$.x},${$.y},${$.rotation}`};if(!c)return i`<div ...${w}>${k}</div>`;
let b=d===W($.x,$.y),S=Y({label:v,onAct:()=>c($),pressed:b});return i`<button type="button" ...${w} ...${S}>${k}</button>`})}
            ${r.map($=>i`
                <button
                    type="button"
                    key=${`place ${W($.x,$.y)}`}
                    class="al-cell al-place"
                    style=${h($)}
                    data-x=${$.x}
                    data-y=${$.y}
                    ...${Y($)}
                    onMouseEnter=${$.onHover}
                    onMouseLeave=${$.onLeave}
                    onFocus=${$.onHover}
                    onBlur=${$.onLeave}
                >
                    ${$.ghost??i`<span class="al-plus" aria-hidden="true"></span>`}
                </button>
            `)}
        </div>
    `}function Ap({bounds:e}){let t=(n,s)=>Array.from({length:s},(o,r)=>n+r);return i`
        ${t(e.left,e.width).map((n,s)=>i`
            <span class="al-axis" aria-hidden="true" key=${`x${n}`} style=${{gridColumn:s+2,gridRow:1}}>${n}</span>
        `)}
        ${t(e.top,e.height).map((n,s)=>i`
            <span class="al-axis" aria-hidden="true" key=${`y${n}`} style=${{gridColumn:1,gridRow:s+2}}>${n}</span>
        `)}
    `}var Mp={ArrowUp:[0,-1],ArrowRight:[1,0],ArrowDown:[0,1],ArrowLeft:[-1,0]};function Ep(e,t){let n=Mp[e.key],s=e.target.closest?.(".al-place");if(n===void 0||!s)return;let o=c=>[Number(c.dataset.x),
Number(c.dataset.y)],[r,a]=o(s),[l]=[...t.querySelectorAll(".al-place")].map(c=>{let[d,u]=[o(c)[0]-r,o(c)[1]-a],p=d*n[0]+u*n[1],f=Math.abs(d*n[1])+Math.abs(u*n[0]);return{place:c,ahead:p,far:p+2*f}}).
filter(({ahead:c})=>c>0).sort((c,d)=>c.far-d.far);e.preventDefault(),l?.place.focus()}function ja({player:e,number:t,view:n,tiles:s,t:o,toAct:r,lens:a,places:l,newest:c,featured:d}){let u=r.includes(e.id);return i`
        <section
            class=${`al-seat al-player-${t}${d?" al-featured":""}${u?" al-acts":""}`}
            aria-labelledby=${`al-seat-${t}`}
            data-seat=${e.id}
            data-money=${e.money??"hidden"}
        >
            <header class="al-head">
                <span class="al-number" aria-hidden="true">${t}</span>
                <h3 id=${`al-seat-${t}`}>${e.id}</h3>
                <${Cp} money=${e.money} t=${o} />
                <${Pp} player=${e} view=${n} acts=${u} t=${o} />
            </header>
            <div class="al-sea">
                <${Ln}
                    island=${e.island}
                    tiles=${s}
                    options=${n.options}
                    name=${o("al.island",{player:e.id,count:e.island.length})}
                    t=${o}
                    places=${l}
                    newest=${c}
                    lens=${a}
                />
                ${e.island.length===0&&!l?.length&&i`<p class="al-soft">${o("al.island.empty")}</p>`}
            </div>
            <${go} counts=${Ue(e.island,s,n.options)} t=${o} />
        </section>
    `}function Cp({money:e,t}){let n=e===null?t("al.money.hidden"):t("al.money",{money:e});return i`<${ct} amount=${e} label=${n} />`}function Pp({player:e,view:t,acts:n,t:s}){let{auction:o,auctioneer:r,
bonus:a,holding:l}=t,c=[e.id===r&&t.phase!=="finished"&&s("al.auctioneer"),n&&s("al.to-act"),t.forfeits?.some(({seat:d})=>d===e.id)&&s("scores.forfeited"),o?.high_bidder===e.id&&s("al.highest.amount",
{amount:o.bids[e.id]}),o?.passed.includes(e.id)&&s("al.passed"),(a===e.id||l?.player===e.id&&l.from==="bonus")&&s("al.bonus")];return i`<span class="al-tags">${c.filter(Boolean).map(d=>i`<span class="al-tag" key=${d}>${d}</span>`)}</span>`}
function go({counts:e,t}){return i`
        <dl class="al-counts">
            ${["park","water","housing","forest"].map(s=>i`
                <div key=${s} title=${t(`al.count.${s}`)}>
                    <dt><${te} terrain=${s} /><span class="al-unseen">${t(`al.count.${s}`)}</span></dt>
                    <dd data-count=${s}>${e[s]}</dd>
                </div>
            `)}
            ${ce.map(s=>i`
                <div key=${s} title=${t(`al.${s}`)}>
                    <dt><${lt} icon=${s} /><span class="al-unseen">${t(`al.${s}`)}</span></dt>
                    <dd data-count=${s}>${e.icons[s]}</dd>
                </div>
            `)}
        </dl>
    `}function qa({view:e,gameSheet:t,legal:n,act:s,t:o,seat:r,toAct:a,prepared:l,prepare:c,last:d=[]}){let u=B(null),[p,f]=g(null),[h,m]=g(null),$=Oe(t,e.options),y=En(e,n),v=Cn(y,l,c);Pa(u,y,v);let k=y?Op(
{placing:y,turning:v,tiles:$,view:e,act:s,t:o,setHovered:m}):[],w=y&&h?Lp({placing:y,turning:v,tiles:$,view:e,hovered:h}):null,b=Tp({view:e,legal:n,seat:r,placing:y}),S=e.players.map((M,K)=>({player:M,
number:K+1})),j=(M,K)=>i`
        <${ja}
            key=${M.player.id}
            ...${{...M,view:e,tiles:$,t:o,toAct:a,lens:p,featured:K}}
            places=${M.player.id===y?.player?k:[]}
            newest=${e.phase==="finished"?void 0:zp(d,M.player.id)}
        />
    `,P=e.phase!=="finished"&&i`<${Ba} key="market" ...${{view:e,tiles:$,legal:n,act:s,t:o}} />`,E=i`<${Ca} key="stage" ...${{view:e,tiles:$,placing:y,turning:v,preview:w,t:o}} />`,I=b&&j(S.find(({player:M})=>M.
id===b),!0),F=["claim","offer"].includes(e.phase)?[P,E,I]:[E,I,P];return i`
        <div class="al-frame" data-phase=${e.phase} ref=${u}>
            <div class=${`al-board${b?"":" al-equal"}`}>
                ${F}
                <${On} lens=${p} setLens=${f} t=${o} />
                <div class="al-seats">
                    ${S.filter(({player:M})=>M.id!==b).map(M=>j(M,!1))}
                </div>
                <${Ra} view=${e} gameSheet=${t} t=${o} />
            </div>
        </div>
    `}function Tp({view:e,legal:t,seat:n,placing:s}){return e.phase==="finished"?null:[s?.player,n,t[0]?.player].find(r=>e.players.some(a=>a.id===r))??null}function Op({placing:e,turning:t,tiles:n,view:s,
act:o,t:r,setHovered:a}){let{rotation:l}=t,c=H(n,e.tile);return e.actions.filter(d=>d.rotation===l).map(d=>({x:d.x,y:d.y,action:d,label:Le(d,r,s),onAct:()=>o(d),ghost:i`<${ae} tile=${c} rotation=${l} />`,
onHover:()=>a({x:d.x,y:d.y}),onLeave:()=>a(null)}))}function Lp({placing:e,turning:t,tiles:n,view:s,hovered:o}){let{rotation:r}=t;if(!e.actions.some(u=>u.x===o.x&&u.y===o.y&&u.rotation===r))return null;
let{island:l}=s.players.find(({id:u})=>u===e.player),c=Ue(l,n,s.options),d=Ue([...l,{...o,tile:e.tile,rotation:r}],n,s.options);return["park","water","housing","forest"].map(u=>({what:u,before:c[u],after:d[u]}))}
function zp(e,t){return e.findLast(n=>n.type==="placed"&&n.player===t)?.tile}function Da({sheet:e,standing:t,t:n}){let s=[...Bp(t.breakdown,n),...Rp(e,t,n)];return i`
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
                    ${s.map(({id:o,signs:r,name:a,how:l,points:c})=>i`
                        <tr key=${o} data-line=${o}>
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
            ${t===e.standings[0]&&i`<p class="al-soft">${jp(e,n)}</p>`}
        </div>
    `}function Bp({park:e,water:t,housing:n,forest:s,product:o},r){let a=(l,{tiles:c,points:d})=>({id:l,signs:i`<${te} terrain=${l} />`,name:r(`al.sheet.${l}`),how:r("al.sheet.tiles",{tiles:c}),points:d});
return[a("park",e),a("water",t),{id:"product",signs:i`<${te} terrain="housing" /><${te} terrain="forest" />`,name:r("al.sheet.product"),how:r("al.sheet.shapes",{housing:n,forest:s}),points:o}]}function Rp(e,{
player:t,breakdown:n},s){return ce.map(o=>{let{count:r,place:a,points:l}=n.icons[o],c=e.standings.filter(u=>u.player!==t&&u.breakdown.icons[o].place===a).map(u=>u.player).join(", "),d=a===null?"no-pla\
ce":c?"tied":"place";return{id:o,signs:i`<${lt} icon=${o} />`,name:s(`al.${o}`),how:s(`al.sheet.${d}`,{count:r,place:a,others:c}),points:l}})}function jp(e,t){let n=r=>e.rulings.find(a=>a.option===r)?.
value==="custom",[s,o]=[n("tiles"),n("score_grid")];return t(s&&o?"al.source.own":`al.source.reference${s?".tiles-own":o?".grid-own":""}`)}var Na=[{kind:"money",name:"al.correct.money",at:{"/players/*/money":"","/market/*/money":"al.market"}},{kind:"tile",name:"al.correct.tile",at:{"/market/*/tile":"al.market","/holding/tile":"al.correct\
.holding","/auction/tile":"al.correct.auction","/players/*/island/*/tile":""},of:"tiles",unseen:["/stack/*","/removed/*"]},{kind:"lying",name:"al.correct.lying",at:{"/players/*/island/*/x":"al.correct\
.x","/players/*/island/*/y":"al.correct.y","/players/*/island/*/rotation":"al.correct.rotation"},choices:{"/players/*/island/*/rotation":[0,90,180,270]},oneByOne:!0}],Ia=e=>typeof e=="string"?N(e):String(
e);var bo=36,Fa="none";function zn({tiles:e,used:t,pick:n,t:s,turned:o=!0}){let[r,a]=g(""),[l,c]=g({}),d=[...e.values()].filter(({id:u})=>!t.has(u)&&u.toLowerCase().includes(r.trim().toLowerCase())).map(
u=>({tile:u,rotation:Np(u,l,o)})).filter(({rotation:u})=>u!==void 0);return i`
        <div class="al-picker">
            <div class="al-fields">
                <label class="al-field">
                    <span>${s("al.pad.find")}</span>
                    <input
                        type="search"
                        autocomplete="off"
                        value=${r}
                        onInput=${u=>a(u.target.value)}
                        onKeyDown=${u=>u.key==="Enter"&&u.preventDefault()}
                    />
                </label>
                ${Z.map(u=>i`
                    <${qp} key=${u} side=${u} value=${l[u]??""} t=${s} set=${p=>c({...l,[u]:p})} />
                `)}
            </div>
            <p class="al-hint" role="status">
                ${s("al.pad.found",{count:d.length})}${d.length>bo&&` ${s("al.pad.more",{count:bo})}`}
            </p>
            <ul class="al-found">
                ${d.slice(0,bo).map(({tile:u,rotation:p})=>i`
                    <li key=${u.id}><${Dp} ...${{tile:u,rotation:p,pick:n,t:s}} /></li>
                `)}
            </ul>
        </div>
    `}function qp({side:e,value:t,set:n,t:s}){return i`
        <label class="al-field">
            <span>${s("al.pad.sides",{side:s(`al.side.${e}`)})}</span>
            <select data-side=${e} value=${t} onChange=${o=>n(o.target.value)}>
                <option value="">${s("al.pad.any")}</option>
                ${Sn.map(o=>i`<option value=${o} key=${o}>${s(`al.${o}`)}</option>`)}
                <option value=${Fa}>${s("al.pad.none")}</option>
            </select>
        </label>
    `}function Dp({tile:e,rotation:t,pick:n,t:s}){let o=N(e.id),r=s("al.pad.choice",{tile:o,rotation:t,what:ue(e,t,s)});return i`
        <button type="button" class="al-choice" data-pick=${e.id} ...${Y({label:r,onAct:()=>n(e.id,t)})}>
            <${ut} tile=${e} rotation=${t} name=${o} />
        </button>
    `}function Np(e,t,n){let s=Z.filter(o=>t[o]);return(n?Sa:[0]).find(o=>{let r=be(e,o),a=l=>r.find(c=>c.sides.includes(l))?.terrain??Fa;return s.every(l=>a(l)===t[l])})}function Ha({deal:e,change:t,gameSheet:n,t:s,setup:o}){let r=Oe(n,o.options),a=e?.market??[],l=xa(n,o,r),c=d=>t({market:d});return i`
        <div class="al-deal">
            <p role="status">${s("al.deal.laid",{count:a.length,due:l})}</p>
            <ul class="al-found">
                ${a.map(d=>i`
                    <li key=${d}>
                        <button
                            type="button"
                            class="al-choice"
                            data-laid=${d}
                            ...${Y({label:s("al.deal.take-back",{tile:N(d)}),onAct:()=>c(a.filter(u=>u!==d))})}
                        >
                            <${ut} tile=${H(r,d)} name=${N(d)} />
                        </button>
                    </li>
                `)}
            </ul>
            ${a.length<l&&i`<${zn} tiles=${r} used=${new Set(a)} pick=${d=>c([...a,d])} t=${s} turned=${!1} />`}
        </div>
    `}var Ip=[[{terrain:"water",sides:["n","w"]},{terrain:"forest",sides:["e","s"]}],[{terrain:"forest",sides:["w","s"]},{terrain:"park",sides:["n","e"]}],[{terrain:"housing",sides:["s","w"]},{terrain:"fore\
st",sides:["n","e"]}],[{terrain:"forest",sides:["n","w"]},{terrain:"water",sides:["e","s"]}]],Fp=[[],["music"],["love"],["peace"]],Wa=()=>i`
    <span class="al-emblem">
        ${Ip.map((e,t)=>i`<${ae} key=${t} tile=${{id:"",regions:e,icons:Fp[t]}} />`)}
    </span>
`;var Ga=({ruleset:e,variant:t,options:n,players:s})=>({ruleset:e,variant:t,options:n??{},players:s.map(o=>({id:o,money:null,island:[]}))}),yo=(e,t,n)=>({...e,players:e.players.map(s=>s.id===t?{...s,...n(
s)}:s)}),ko=e=>({x:t,y:n})=>t===e.x&&n===e.y,Ua=(e,t,n)=>yo(e,t,()=>({money:n})),Va=(e,t,n)=>yo(e,t,({island:s})=>{let o=s.findIndex(ko(n));return{island:o===-1?[...s,n]:s.with(o,n)}}),Ka=(e,t,n)=>yo(
e,t,({island:s})=>({island:s.filter(o=>!ko(n)(o))})),Ja=(e,t)=>e.find(ko(t)),Za=e=>new Set(e.players.flatMap(({island:t})=>t.map(({tile:n})=>n))),Ya=({ruleset:e,variant:t,options:n,players:s})=>({ruleset:e,
variant:t,options:n,players:s.map(({id:o,money:r,island:a})=>({id:o,...r!==null&&{money:r},island:a}))});function Qa({draft:e,change:t,gameSheet:n,t:s,errors:o=[]}){let[r,a]=g(null),[l,c]=g(null),d=Math.max(0,e.players.findIndex(({id:f})=>f===r)),u=e.players[d],p={draft:e,change:t,player:u,seat:d,t:s,lens:l,
tiles:Oe(n,e.options)};return i`
        <div class="al-pad">
            <div class="al-tabs" role="group" aria-label=${s("al.pad.islands")}>
                ${e.players.map(({id:f,island:h},m)=>i`
                    <button
                        type="button"
                        key=${f}
                        class="al-button"
                        data-pad-player=${f}
                        aria-pressed=${String(m===d)}
                        onClick=${()=>a(f)}
                    >
                        <b>${f}</b> ${s("al.pad.tiles",{count:h.length})}
                        ${o.some(({pointer:$})=>$?.startsWith(`/players/${m}/`))&&i`<span class="al-tag">!</span>`}
                    </button>
                `)}
            </div>
            <${Hp} key=${u.id} ...${p} />
            <${On} lens=${l} setLens=${c} t=${s} />
        </div>
    `}function Hp({draft:e,change:t,player:n,seat:s,t:o,lens:r,tiles:a}){let[l,c]=g(null),{id:d,island:u,money:p}=n,f=m=>t(Ua(e,d,m===""?null:Number(m))),h=La(u).map(m=>({...m,label:o("al.pad.cell",m),
pressed:l!==null&&W(l.x,l.y)===W(m.x,m.y),onAct:()=>c(m)}));return i`
        <section class=${`al-seat al-featured al-player-${s+1}`} aria-label=${d}>
            <label class="al-field">
                <span>${o("al.pad.money",{player:d})}</span>
                <input
                    type="number"
                    inputmode="numeric"
                    min="0"
                    step="1"
                    name=${`money/${d}`}
                    data-pointer=${`/players/${s}/money`}
                    value=${p??""}
                    onInput=${m=>f(m.currentTarget.value)}
                />
            </label>
            <p class="al-hint">${o("al.pad.hint")}</p>
            <div class="al-sea" data-pointer=${`/players/${s}/island`}>
                <${Ln}
                    island=${u}
                    tiles=${a}
                    options=${e.options}
                    name=${o("al.island",{player:d,count:u.length})}
                    t=${o}
                    places=${h}
                    lens=${r}
                    chosen=${l&&W(l.x,l.y)}
                    onTile=${({x:m,y:$})=>c({x:m,y:$})}
                />
            </div>
            <${go} counts=${Ue(u,a,e.options)} t=${o} />
            ${l&&i`<${Wp} key=${W(l.x,l.y)} ...${{draft:e,change:t,player:n,t:o,tiles:a,chosen:l,choose:c}} />`}
        </section>
    `}function Wp({draft:e,change:t,player:n,t:s,tiles:o,chosen:r,choose:a}){let l=B(null),c=Ja(n.island,r);A(()=>l.current?.focus(),[c?.tile]);let d=(f,h)=>t(Va(e,n.id,{tile:f,...r,rotation:h})),u=()=>{
t(Ka(e,n.id,r)),a(null)},p=i`<${zn} tiles=${o} used=${Za(e)} pick=${d} t=${s} />`;return i`
        <div class="al-editor" key=${c?.tile}>
            <h2 ref=${l} tabindex="-1">${s(c?"al.pad.change":"al.pad.pick",r)}</h2>
            ${c&&i`
                <div class="al-turner">
                    <${$o} turn=${f=>d(c.tile,(c.rotation+90*f+360)%360)} t=${s} />
                    <button type="button" class="al-button" data-remove onClick=${u}>${s("al.pad.remove")}</button>
                    <button type="button" class="al-button" onClick=${()=>a(null)}>${s("al.pad.close")}</button>
                </div>
            `}
            ${c?i`<details><summary>${s("al.pad.another")}</summary>${p}</details>`:p}
        </div>
    `}var Xa={"al.park":"Park","al.housing":"Wohnen","al.forest":"Wald","al.water":"Wasser","al.peace":"Frieden","al.love":"Liebe","al.music":"Musik","al.side.n":"Norden","al.side.e":"Osten","al.side.s":"Sü\
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
n":"in der Auktion","al.correct.x":"Spalte, nach rechts","al.correct.y":"Zeile, nach unten","al.correct.rotation":"gedreht um, in Grad"};var ei={"al.park":"park","al.housing":"housing","al.forest":"forest","al.water":"water","al.peace":"peace","al.love":"love","al.music":"music","al.side.n":"north","al.side.e":"east","al.side.s":"south",
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
e placed","al.correct.auction":"up for auction","al.correct.x":"column, to the right","al.correct.y":"row, downwards","al.correct.rotation":"turned by, in degrees"};var ti={"al.park":"parc","al.housing":"habitations","al.forest":"forêt","al.water":"eau","al.peace":"paix","al.love":"amour","al.music":"musique","al.side.n":"nord","al.side.e":"est","al.side.s":"sud",
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
 en degrés"};var ni={id:"auctionland",turns:!0,words:{en:ei,fr:ti,de:Xa},Board:qa,Actions:Ta,Deal:Ha,Emblem:Wa,label:Le,Piece:Mn,Breakdown:Da,scorePad:{empty:Ga,Form:Qa,request:Ya},corrections:Na,said:Ia};var Gp=[22,58,94].flatMap(e=>[22,54].map(t=>`M${t} ${e+22}V${e+8}l12-10 12 10v14z`)).join(""),si=()=>i`<svg viewBox="0 0 100 140" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="98" height="138" rx="9" fill="#fdf8ec" stroke="#b9a987" stroke-width="1.5" />
    <rect x="7" y="7" width="86" height="126" rx="5" fill="#7a2f2a" />
    <g fill="none" stroke="#c98b6a" stroke-width="2" stroke-linejoin="round"><path d=${Gp} /></g>
    <rect x="11" y="11" width="78" height="118" rx="3" fill="none" stroke="#d9a883" stroke-opacity=".6" />
</svg>`,oi=()=>i`<svg viewBox="0 0 140 88" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="138" height="86" rx="6" fill="#fdf8ec" stroke="#9b8d6d" stroke-width="1.5" />
    <rect x="6" y="6" width="128" height="76" rx="4" fill="#28563f" />
    <g fill="none" stroke="#79ac8a" stroke-width="1.6">
        ${[1,2,3,4].map(e=>i`<ellipse cx="70" cy="44" rx=${e*14} ry=${e*8.5} />`)}
    </g>
    <text x="70" y="54" text-anchor="middle" font-size="30" font-weight="800" fill="#cfe7d4">$</text>
</svg>`;var Up=[14,24,34,44,54].flatMap(e=>[ri(e,9),ri(e,-9)]);function ri(e,t){return`M8 ${e}c11 ${-t} 20 ${t} 31 0s20 ${t} 31 0 20 ${t} 31 0 20 ${t} 31 0`}function Vp(e){if(e===0)return{fill:"#e9e6e1",line:"\
#b3aca2",ink:"#574f47"};let t=Math.min(e,20)/20,n=155-t*112;return{fill:`hsl(${n} ${38+t*34}% ${90-t*6}%)`,line:`hsl(${n} 35% ${70-t*8}%)`,ink:`hsl(${n} 60% 16%)`}}var Kp=()=>i`<path d="M12 78L128 10" stroke="#a8433a" stroke-width="3" stroke-opacity=".7" />`,
Jp=e=>i`
    <path d="M86 70c3-9 7-9 5-2s6-8 8-3 5-6 8 0 6-3 10-4" fill="none" stroke=${e} stroke-width="1.5"
        stroke-linecap="round" />`,Zp=(e,t)=>i`
    <circle cx="28" cy="34" r="17" fill=${e} stroke=${t} stroke-width="1.8" />
    <circle cx="28" cy="34" r="13.5" fill="none" stroke=${t} stroke-width=".8" stroke-dasharray="1.5 1.5" />
    <text x="28" y="42" text-anchor="middle" font-size="22" font-weight="700" fill=${t}>$</text>`;function ai({value:e}){let{fill:t,line:n,ink:s}=Vp(e);return i`<svg viewBox="0 0 140 88" aria-hidden="true" focusable="false">
        <rect x="1" y="1" width="138" height="86" rx="6" fill=${t} stroke="#9b8d6d" stroke-width="1.5" />
        <g fill="none" stroke=${n}>${Up.map(o=>i`<path d=${o} />`)}</g>
        <rect x="6" y="6" width="128" height="76" rx="3" fill="none" stroke=${s} stroke-opacity=".45" />
        ${Zp(t,s)}
        <text x="126" y="50" text-anchor="end" font-size=${e>99?36:44} font-weight="800" fill=${s}>
            ${e}
        </text>
        <path d="M14 72h52M80 72h46" stroke=${s} stroke-opacity=".55" />
        ${e===0?Kp():Jp(s)}
    </svg>`}var ii=()=>i`
    <path d="M26 84h40v34H26z" fill="#c99a5b" /><path d="M66 84l14-9v34l-14 9z" fill="#a1743d" />
    <path d="M26 84l14-9h40l-14 9z" fill="#6d4a26" /><path d="M26 84l-11-7 13-9 12 7z" fill="#dab174" />
    <path d="M66 84l8 6 14-9-8-6z" fill="#b98a4c" />
    <path d="M38 100h14v18H38z" fill="#5b3d1e" /><path d="M38 100l-9 4v16l9-2z" fill="#dab174" />
    <path d="M57 90h6M57 94h6" stroke="#8a6232" stroke-width="1.6" /><path d="M12 118c3-5 8-5 10 0z" fill="#7d9a5a" />`,li=()=>i`
    <path d="M50 62L16 118h68z" fill="#d87f52" /><path d="M50 62L30 118h12z" fill="#e79a70" />
    <path d="M50 62l34 56H62z" fill="#b5613a" />
    <path d="M50 70L39 118h22z" fill="#4d2a1f" /><path d="M50 70l-11 48h6z" fill="#f0b08a" />
    <path d="M50 62V52" stroke="#5d4330" stroke-width="2" /><path d="M50 52l11 4-11 4z" fill="#f3d25f" />
    <path d="M16 118l-6 4M84 118l6 4" stroke="#5d4330" stroke-width="1.6" />
    <path d="M79 116l6-7 5 7z" fill="#e8792b" /><path d="M76 119h17" stroke="#5d4330" stroke-width="2.4" />`,ci=()=>i`
    <path d="M27 86h46v32H27z" fill="#a9764a" />
    <path d="M27 94h46M27 102h46M27 110h46" stroke="#825633" stroke-width="1.4" />
    <path d="M20 88l30-25 30 25z" fill="#6b4a3b" /><path d="M29 80l21-17 4 3-20 17z" fill="#85604d" />
    <path d="M33 97h14v21H33z" fill="#553722" /><circle cx="44" cy="108" r="1.3" fill="#e5c15d" />
    <path d="M54 95h13v11H54z" fill="#f5dc8b" stroke="#553722" stroke-width="2" />
    <path d="M60.5 95v11" stroke="#553722" stroke-width="1.6" />
    <path d="M65 62h6v12l-6-5z" fill="#74675f" />
    <path d="M76 118v-9h10v9" fill="none" stroke="#825633" stroke-width="2" />`,ui=()=>i`
    <path d="M16 110V88c0-10 6-15 15-15h36c9 0 14 5 14 13v24z" fill="#f4ead3" />
    <path d="M16 97h65v9H16z" fill="#c5523a" />
    <path d="M23 80h20v12H23z" fill="#9ecbd6" stroke="#6f5a48" stroke-width="1.6" />
    <path d="M23 80h20l-3 4H26z" fill="#e9b44a" />
    <path d="M55 80h16v30H55z" fill="#e0cfa8" stroke="#6f5a48" stroke-width="1.6" />
    <path d="M58 83h10v8H58z" fill="#9ecbd6" />
    <path d="M81 109h11" stroke="#514337" stroke-width="3" /><circle cx="38" cy="111" r="8" fill="#3c342f" />
    <circle cx="38" cy="111" r="3.4" fill="#cfc4b2" />
    <path d="M90 110v8" stroke="#514337" stroke-width="2" /><path d="M46 73v-6h7v6" fill="#8d7a68" />`,di=()=>i`
    <path d="M64 58h8v18h-8z" fill="#a2543f" />
    <path d="M68 54c-4-4 3-6 0-11" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3" />
    <path d="M24 84h52v34H24z" fill="#f3e6c8" /><path d="M15 88c9-15 18-24 27-25h18c9 1 17 10 25 25z" fill="#b98541" />
    <path d="M15 88c9-15 18-24 27-25h6c-9 4-17 13-23 25z" fill="#cf9d57" />
    <path d="M44 95c0-7 12-7 12 0v23H44z" fill="#5c7a4a" /><circle cx="53.5" cy="108" r="1.3" fill="#f1d37a" />
    <path d="M29 95h10v10H29zM61 95h10v10H61z" fill="#a8d2dc" stroke="#7a5a3a" stroke-width="1.8" />
    <path d="M34 95v10M66 95v10" stroke="#7a5a3a" stroke-width="1.4" />
    <path d="M24 118c2-6 8-7 11-2 3-4 8-2 9 2zM60 118c3-6 8-5 10-1 3-4 8-2 9 1z" fill="#6f9a52" />
    <circle cx="30" cy="113" r="1.7" fill="#e0607a" /><circle cx="71" cy="114" r="1.7" fill="#f1c84b" />`,wo=(e,t,n,s)=>i`
    <path d=${`M${e} ${t+14}h24V118H${e}z`} fill=${n} />
    <path d=${`M${e-1} ${t+15}L${e+12} ${t}l13 15z`} fill=${s} />
    ${[t+21,t+35].map(o=>i`
        <path d=${`M${e+4} ${o}h6v8h-6zM${e+14} ${o}h6v8h-6z`} fill="#fbeec0" stroke="#5a4636" />`)}
    <path d=${`M${e+8} 118v-12h8v12z`} fill="#4f3a2c" />`,pi=()=>[wo(13,64,"#c96b4f","#6d4038"),wo(38,56,"#e2c07c","#7a5540"),wo(63,66,"#88a9a8","#4d5a62")];var de=(e,t,n,s,o)=>e.flatMap(r=>t.map(a=>i`<path d=${`M${r} ${a}h${n}v${s}h${-n}z`} fill=${o} />`)),fi=()=>i`
    <path d="M18 82h64v36H18z" fill="#f7f1e3" /><path d="M14 82l10-14h52l10 14z" fill="#b4573f" />
    <path d="M34 82l16-13 16 13z" fill="#f7f1e3" stroke="#c9b99a" stroke-width="1.4" />
    <circle cx="50" cy="77" r="2.6" fill="#9ecbd6" />
    ${de([22,71],[87,101],7,9,"#8fbfce")}<path d="M34 82h32v4H34z" fill="#e0d3b8" />
    ${de([36,45,52,61],[86],4,28,"#fff")}
    <path d="M46.5 98h7v16h-7z" fill="#5d4637" /><path d="M32 114h36v4H32z" fill="#d8caac" />
    <circle cx="12" cy="110" r="8" fill="#5f8f4e" /><circle cx="89" cy="111" r="7" fill="#5f8f4e" />`,hi=()=>i`
    <path d="M30 80h40v38H30z" fill="#d9c7a3" /><path d="M28 81l5-16h34l5 16z" fill="#4e5a6b" />
    <path d="M14 72h17v46H14zM69 72h17v46H69z" fill="#e6d8b9" />
    <path d="M12 73l10.5-23L33 73zM67 73l10.5-23L88 73z" fill="#3f4a5c" />
    <path d="M22.5 50v-6M77.5 50v-6" stroke="#3f4a5c" stroke-width="1.6" />
    <circle cx="22.5" cy="43" r="1.8" fill="#e9bf4a" /><circle cx="77.5" cy="43" r="1.8" fill="#e9bf4a" />
    ${de([19.5,74.5],[79,94],6,10,"#7d6a54")}
    ${de([35,59],[86,100],6,9,"#7d6a54")}
    ${de([38,47,56],[69],5,7,"#f3df9b")}
    <path d="M44 118v-16c0-8 12-8 12 0v16z" fill="#5b3f2f" /><path d="M10 118h80" stroke="#6b8a55" stroke-width="3" />`,mi=()=>i`
    <path d="M12 84h20v34H12z" fill="#6d8296" /><path d="M72 76h18v42H72z" fill="#5b7288" />
    <path d="M34 60h32v58H34z" fill="#88a6bd" /><path d="M54 60h12v58H54z" fill="#6c8ba4" />
    <path d="M39 52h22v8H39z" fill="#7897af" /><path d="M50 52V41" stroke="#46586a" stroke-width="2" />
    <circle cx="50" cy="41" r="1.8" fill="#e0533d" />
    ${de([37,44,51,58],[64,72,80,88,96],4.5,5,"#fff3c2")}
    ${de([15,21,27],[88,96,104],3,4,"#e9edf0")}
    ${de([75,82],[80,88,96,104],4,4,"#e9edf0")}
    <path d="M44 106h12v12H44z" fill="#33424f" /><path d="M40 105h20v2.500H40z" fill="#e9bf4a" />`,Bn=(e,t,n)=>{let s=Array.from({length:n},(o,r)=>`M${e+r*6} ${t}h4v5h-4z`);return i`<path d=${s.join("")} fill="#a39a8b" />`},
$i=()=>i`
    <path d="M24 86h52v32H24z" fill="#b7ae9e" />${Bn(26,82,8)}
    <path d="M12 70h16v48H12zM72 70h16v48H72z" fill="#a39a8b" />${Bn(12,66,3)}${Bn(72,66,3)}
    <path d="M41 58h18v30H41z" fill="#c6bdad" />${Bn(41,54,3)}
    <path d="M50 54V41" stroke="#544a3e" stroke-width="1.8" />
    <path d="M50 41h14l-4 4 4 4H50z" fill="#b9382f" />
    ${de([18.5,78.5],[78,94],3,9,"#4b4238")}${de([48.5],[64],3,9,"#4b4238")}
    <path d="M40 118v-14c0-11 20-11 20 0v14z" fill="#4f3826" />
    <path d="M45 97v21M50 96v22M55 97v21M40 106h20" stroke="#8a6a49" stroke-width="1.2" />`,vo=(e,t,n,s)=>i`
    <path fill="#e0ab36" d=${`M${e-n} ${t}
        c${-n*.55} ${-s*.6} ${n*.7} ${-s*.7} ${n} ${-s}
        c${n*.3} ${s*.3} ${n*1.55} ${s*.4} ${n} ${s}z`} />
    <path d=${`M${e} ${t-s}v-5`} stroke="#a97a1d" stroke-width="1.6" />`,gi=()=>i`
    <path d="M14 88h72v30H14z" fill="#f8ecd9" /><path d="M14 88h72v4H14z" fill="#e2bf7a" />
    <path d="M36 74h28v44H36z" fill="#fff6e6" />
    <path d="M15 74h11v44H15zM74 74h11v44H74z" fill="#fff6e6" />
    ${vo(50,74,13,24)}${vo(20.5,75,6,14)}${vo(79.5,75,6,14)}
    <path d="M29 112v-11c0-6 7-6 7 0v11zM67 112v-11c0-6 7-6 7 0v11z" fill="#7f6fa0" />
    <path d="M18 90v-7c0-4 5-4 5 0v7zM77 90v-7c0-4 5-4 5 0v7z" fill="#7f6fa0" />
    ${[40,47.5,55].map(e=>i`<path d=${`M${e} 92v-8c0-4 5-4 5 0v8z`} fill="#7f6fa0" />`)}
    <path d="M43 118v-13c0-9 14-9 14 0v13z" fill="#6a4b8a" />
    <path d="M43 118v-13c0-9 14-9 14 0v13" fill="none" stroke="#e0ab36" stroke-width="1.6" />
    <path d="M10 118h80v3H10z" fill="#e2bf7a" />`,Yp=[[14,52],[28,46],[84,58],[72,48],[90,84],[12,96],[22,76],[80,104],[60,122],[38,126]],bi=()=>i`
    ${Yp.map(([e,t],n)=>i`<circle cx=${e} cy=${t} r=${n%3?.9:1.5} fill="#fff" />`)}
    <path d="M6 134v-8c28-14 60-14 88 0v8z" fill="#3f8fb0" />
    <path d="M26 121c10-3 18-2 22 1s-8 4-14 4zM62 120c8 0 16 2 20 5-8 2-18 0-20-5z" fill="#6fb37f" />
    <path d="M12 76h20v18H12zM68 76h20v18H68z" fill="#3c63a8" stroke="#c9d3e2" stroke-width="1.4" />
    <path d="M18.5 76v18M25.5 76v18M12 85h20M74.5 76v18M81.5 76v18M68 85h20" stroke="#c9d3e2" stroke-width=".9" />
    <path d="M32 83h36v4H32z" fill="#98a5b8" />
    <ellipse cx="50" cy="85" rx="21" ry="8" fill="none" stroke="#e6ebf2" stroke-width="4" />
    <path d="M43 64h14v40H43z" fill="#d7dee8" /><path d="M50 64h7v40h-7z" fill="#b3bfce" />
    <path d="M43 64c0-8 14-8 14 0z" fill="#f2f5f9" /><path d="M45 104h10l-2 6h-6z" fill="#7f8ca0" />
    ${de([46,51],[69,92,98],3,3,"#ffd766")}
    <path d="M29 85a21 8 0 0 0 42 0" fill="none" stroke="#f7f9fc" stroke-width="4" />
    <path d="M50 56V46" stroke="#c9d3e2" stroke-width="1.4" /><circle cx="50" cy="45" r="2" fill="#ff6b57" />`;var Qp=[[2,"box",ii],[4,"tent",li],[6,"hut",ci],[9,"caravan",ui],[12,"cottage",di],[15,"terrace",pi],[18,"villa",fi],[20,"manor",hi],[22,"tower",mi],[25,"castle",$i],[28,"palace",gi],[1/0,"station",bi]],
yi=e=>Qp.find(([t])=>e<=t),Rn=e=>`fs.home.${yi(e)[1]}`;function Xp(e,t){if(t==="station")return{sky:"#161d3f",ground:"#161d3f"};let n=Math.min(e,28)/28;return{sky:`hsl(${205+(n<.7?0:(n-.7)*560)} ${25+
n*45}% ${80-Math.max(0,n-.75)*30}%)`,ground:`hsl(${70+n*45} ${22+n*14}% ${66-n*8}%)`}}function jn({value:e,at:t}){let[,n,s]=yi(e),{sky:o,ground:r}=Xp(e,n);return i`<svg viewBox="0 0 100 140" aria-hidden="true" focusable="false" ...${t}>
        <rect x="1" y="1" width="98" height="138" rx="9" fill="#fdf8ec" stroke="#b9a987" stroke-width="1.5" />
        <rect x="6" y="40" width="88" height="94" rx="4" fill=${o} />
        ${n!=="station"&&i`
            <circle cx=${86-e%4*4} cy=${52+e%3*2} r="5" fill="#fff" opacity=".65" />
            <path d="M6 116h88v14a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4z" fill=${r} />`}
        <${s} />
        <rect x="6" y="40" width="88" height="94" rx="4" fill="none" stroke="#6b5a3c" stroke-opacity=".45" />
        <text x="10" y="32" font-size=${e>99?27:33} font-weight="800" fill="#2c2418">${e}</text>
        <path d="M74 30V19l10-8 10 8v11z" fill="none" stroke="#8a774f" stroke-width="2.5" stroke-linejoin="round" />
    </svg>`}var ki={houses:jn,cheques:ai},xo={houses:si,cheques:oi},ef=10;function wi(e,t,n){return e==="cheques"?n("fs.cheque",{cheque:t}):n("fs.house.named",{house:t,home:n(Rn(t))})}function he({kind:e,value:t,
t:n,chosen:s=!1}){let o=ki[e];return i`
        <span class="fs-card fs-${e} ${s?"is-chosen":""}" role="img" aria-label=${wi(e,t,n)}>
            <${o} value=${t} />
        </span>`}function Ve({kind:e,value:t,props:n}){let s=ki[e];return i`
        <button type="button" class="fs-card fs-playable fs-${e}" ...${n}><${s} value=${t} /></button>`}function vi({kind:e,label:t}){let n=xo[e];return i`<span class="fs-card fs-${e}" role="img" aria-label=${t}><${n} /></span>`}
function xi({kind:e,count:t,t:n}){let s=xo[e],o=n(`fs.deck.${e}`,{count:t});return i`
        <div class="fs-deck ${t===0?"is-empty":""}" data-deck=${e} role="img" aria-label=${o}>
            <span class="fs-card fs-${e}">${t>0&&i`<${s} />`}</span>
            <span class="fs-deck-count" aria-hidden="true">${t}</span>
        </div>`}var tf={houses:{box:"0 0 36 42",outline:"M2 16L18 2l16 14v24H2z",x:18,y:32},cheques:{box:"0 6 42 30",outline:"M2 8h38v26H2z",x:21,y:27}};function nf({kind:e,value:t,t:n}){let{box:s,outline:o,
x:r,y:a}=tf[e];return i`
        <svg class="fs-mini fs-mini-${e}" viewBox=${s} role="img" aria-label=${wi(e,t,n)}>
            <path d=${o} />
            <text x=${r} y=${a} text-anchor="middle" font-size=${t>99?13:17}>${t}</text>
        </svg>`}var dt=({kind:e,cards:t,t:n})=>i`
    <span class="fs-pile">
        ${t.map((s,o)=>i`<${nf} key=${`${s}/${o}`} kind=${e} value=${s} t=${n} />`)}
    </span>`;function Si({kind:e,count:t}){let n=xo[e],s=Array.from({length:Math.min(t,ef)},()=>i`<span><${n} /></span>`);return i`<span class="fs-fan" aria-hidden="true">${s}</span>`}var Ke=e=>Array.isArray(e),Je=e=>Ke(e)?e.length:typeof e=="number"?e:e.hidden,ye=(e,t)=>Object.hasOwn(e,t)?e[t]:void 0,_i=e=>e.reduce((t,n)=>t+n,0),sf=new Set(["left-empty-handed","house-taken","house\
-won","house-sold","sweep"]);function Ai(e){let t=[],n=[];for(let s of e)(s.type==="houses-revealed"||s.type==="cheques-revealed")&&(t=[]),sf.has(s.type)&&(t.push(s),n=t);return n}function So(e){return e.phase==="selling"?e.players.filter(t=>Je(t.houses)>0):e.players.filter(t=>!e.passed.includes(t.id))}function qn(e){let{houses:t}=e.market;return t.length===0?null:{house:So(e).
length>t.length?null:t[0]}}var Mi=e=>Math.max(0,...Object.values(e.bids)),Ei=({cheques:e,coins:t})=>_i(e)+(t??0);function Ci(e,t){let n=new Map,s=(o,r)=>n.set(o,(n.get(o)??0)+r);for(let o of of(e,t))s(
o,1);for(let o of e.players.flatMap(({cheques:r})=>r))s(o,-1);return[...n].sort(([o],[r])=>o-r)}var of=(e,t)=>e.options.cheques??at(t,e,"cheques");function rf(e,t,n){let s=qn(n);return s===null?t("fs.pass"):s.house!==null?t("fs.pass.house",{house:s.house}):t(ye(n.bids,e)===void 0?"fs.pass.nothing":"fs.pass.bid-back")}function pt(e,t,n){switch(e.
type){case"bid":return t("fs.bid");case"pass":return rf(e.player,t,n);case"sell":return t("fs.sell.named",{house:e.house,home:t(Rn(e.house))});case"reveal":return t(e.houses?"fs.reveal.houses":"fs.rev\
eal.cheques")}}function Pi({view:e,legal:t,act:n,t:s,player:o}){let r=t.filter(({type:u})=>u==="sell"),a=t.filter(u=>!r.includes(u)),l=Ke(e.players.find(({id:u})=>u===o).houses),c=u=>pt(u,s,e),d=u=>Y({label:c(u),action:u,
onAct:()=>n(u)});return i`<div class="fs-actions">
        ${a.map(u=>i`
            <button type="button" class="action" key=${u.type} ...${d(u)}>${c(u)}</button>`)}
        ${r.length>0&&i`<p>${s(l?"fs.sell.from-hand":"fs.sell.which",{player:o})}</p>`}
        ${r.length>0&&!l&&i`<ul class="fs-picks">
            ${r.map(u=>i`<li key=${u.house}>
                <${Ve} kind="houses" value=${u.house} props=${d(u)} />
            </li>`)}
        </ul>`}
    </div>`}var Dn=5,af=6,lf=(e,t)=>i`<g>
    <path d=${`M${e-9} ${t}v3a9 3.5 0 0 0 18 0v-3z`} fill="#a8761a" />
    <ellipse cx=${e} cy=${t} rx="9" ry="3.5" fill="#efc550" stroke="#8f6414" stroke-width=".8" />
    <ellipse cx=${e} cy=${t} rx="5.5" ry="1.9" fill="none" stroke="#b98a25" stroke-width=".7" /></g>`;function ft({count:e}){if(e===0)return null;let t=Math.min(e,Dn*af),n=Math.ceil(t/Dn),s=Array.from(
{length:t},(o,r)=>lf(10+Math.floor(r/Dn)*16,24-r%Dn*4));return i`<svg class="fs-coins" viewBox=${`0 0 ${n*16+4} 32`} aria-hidden="true" focusable="false">
        ${s}</svg>`}var Ti=()=>i`<svg class="fs-coins" viewBox="0 0 28 32" aria-hidden="true" focusable="false">
    <path d="M10 10C2 16 2 30 14 30s12-14 4-20z" fill="#94623a" stroke="#5f3d22" stroke-width="1.2" />
    <path d="M9 3l5 3 5-3-2 7h-6z" fill="#b07a4b" stroke="#5f3d22" stroke-width="1.2" />
    <path d="M9 10h10" stroke="#e5bf57" stroke-width="2" stroke-linecap="round" />
    <text x="14" y="25" text-anchor="middle" font-size="12" font-weight="700" fill="#fff3dc">?</text></svg>`;var Nn=e=>({"--seat":`var(--player-${e})`}),In=({id:e,number:t})=>i`
    <h4><span class="fs-number" aria-hidden="true">${t}</span><span class="fs-name">${e}</span></h4>`;function cf({player:e,number:t,standing:n,t:s}){let{cheque_total:o,coins:r}=n.breakdown;return i`<li class="fs-final-row" data-seat=${e.id} style=${Nn(t)}>
        <${In} id=${e.id} number=${t} />
        <ul class="fs-spread" aria-label=${s("fs.cheques")}>
            ${e.cheques.map((a,l)=>i`
                <li key=${l}><${he} kind="cheques" value=${a} t=${s} /></li>`)}
        </ul>
        <dl class="fs-sums">
            <div><dt>${s("fs.cheques")}</dt><dd>${o}</dd></div>
            <div><dt>${s("fs.coins")}</dt><dd><${ft} count=${r} />${r}</dd></div>
            <div class="fs-total"><dt>${s("fs.total")}</dt><dd>${n.total}</dd></div>
        </dl>
    </li>`}function Oi({view:e,scores:t,t:n}){let s=({id:o})=>t.standings.find(({player:r})=>r===o);return i`<section class="fs-market" aria-label=${n("fs.phase.finished")}>
        <h3>${n("fs.phase.finished")}</h3>
        <ol class="fs-final">
            ${e.players.map((o,r)=>i`
                <${cf} key=${o.id} player=${o} number=${r+1} standing=${s(o)} t=${n} />`)}
        </ol>
    </section>`}function uf({house:e,sell:t,act:n,chosen:s,t:o}){if(!t)return i`<${he} kind="houses" value=${e} t=${o} chosen=${s} />`;let r=Y({label:pt(t,o),action:t,onAct:()=>n(t)});return i`<${Ve} kind="houses" value=${e} props=${r} />`}
function df(e,t){return e.length>0?"fs.hand.choose":t===null?"fs.hand":"fs.hand.chosen"}function Li({view:e,legal:t,act:n,seat:s,t:o}){let r=e.players.find(({id:c})=>c===s);if(!r||!Ke(r.houses)||r.houses.
length===0)return null;let a=t.filter(({type:c})=>c==="sell"),l=ye(e.choices,s)??null;return i`<section class="fs-hand" data-hand=${s} aria-label=${o("fs.hand.of",{player:s})}>
        <h3>${o(df(a,l),{house:l})}</h3>
        <ul>
            ${r.houses.map(c=>i`<li key=${c} data-house=${c}>
                <${uf} house=${c} sell=${a.find(d=>d.house===c)} act=${n}
                    chosen=${c===l} t=${o} />
            </li>`)}
        </ul>
    </section>`}var zi=e=>({"--cards":Math.max(e.length,3)});function pf(e,t,n,s){return e===n.house?s("fs.note.next"):e===t.at(-1)?s("fs.note.last"):""}function ff({view:e,t}){let{houses:n}=e.market,s=qn(e);return i`
        <ul class="fs-offer" style=${zi(n)} aria-label=${t("fs.offer.houses")}>
            ${n.map(o=>i`<li key=${o} data-house=${o}>
                <${he} kind="houses" value=${o} t=${t} />
                <span class="fs-note">${pf(o,n,s,t)}</span>
            </li>`)}
        </ul>
        ${s&&s.house===null&&i`<p class="fs-hint">${t("fs.note.empty-handed")}</p>`}`}function hf({player:e,view:t,t:n}){let s=ye(t.choices,e),o=s!==void 0,r=n("fs.sealed.awaited",{player:e});return i`<li data-sealed=${e} data-chosen=${String(
o)}>
        ${!o&&i`<span class="fs-card fs-houses fs-blank" role="img" aria-label=${r}></span>`}
        ${s===null&&i`<${vi} kind="houses" label=${n("fs.sealed.chosen",{player:e})} />`}
        ${o&&s!==null&&i`<${he} kind="houses" value=${s} t=${n} />`}
        <span class="fs-note">${e}</span>
    </li>`}function mf({view:e,t}){let{cheques:n}=e.market;return i`
        <ul class="fs-offer fs-offer-cheques" style=${zi(n)} aria-label=${t("fs.offer.cheques")}>
            ${n.map((s,o)=>i`<li key=${o} data-cheque=${s}>
                <${he} kind="cheques" value=${s} t=${t} />
            </li>`)}
        </ul>
        <ul class="fs-offer fs-sealed-row" aria-label=${t("fs.sealed")}>
            ${So(e).map(({id:s})=>i`<${hf} key=${s} player=${s} view=${e} t=${t} />`)}
        </ul>`}function $f({view:e,t}){if(e.phase!=="buying"||e.market.houses.length===0)return null;let n=Mi(e);return i`<p class="fs-high">${n===0?t("fs.bid.none"):t("fs.bid.highest",{bid:n})}</p>`}
function Bi({view:e,toAct:t,t:n}){let s=e.phase==="buying",o=s?"houses":"cheques",r=s?ff:mf,a=l=>i`<${xi} kind=${l} count=${Je(e.decks[l])} t=${n} />`;return i`<section class="fs-market" data-fs="market" aria-label=${n(
"fs.market")}>
        <header>
            <h3>${n(`fs.phase.${e.phase}`,{round:e.round})}</h3>
            <${$f} view=${e} t=${n} />
        </header>
        <div class="fs-middle">
            ${a(o)}
            <div class="fs-laid">
                ${t.includes("table")&&i`<p class="fs-hint">${n(`fs.awaited.${o}`)}</p>`}
                <${r} view=${e} t=${n} />
            </div>
            ${s&&a("cheques")}
        </div>
    </section>`}var Fn=(e,t,n)=>i`<${dt} kind=${e} cards=${t} t=${n} />`,Ri=(e,t,n,s)=>i`<span>${e+t===0?s("fs.outcome.free"):s(n,{paid:e,refund:t})}</span>`,ji=(e,t,n)=>i`
    ${Fn("houses",e,n)}
    <span role="img" aria-label=${n("fs.sold-for")}>→</span>
    ${Fn("cheques",t,n)}`,gf={"left-empty-handed":({refund:e},t)=>i`<span>${t("fs.outcome.nothing",{refund:e})}</span>`,"house-taken":({house:e,paid:t,refund:n},s)=>[Fn("houses",[e],s),Ri(t,n,"fs.outc\
ome.taken",s)],"house-won":({house:e,paid:t},n)=>[Fn("houses",[e],n),Ri(t,0,"fs.outcome.won",n)],"house-sold":({house:e,cheque:t},n)=>ji([e],[t],n),sweep:({houses:e,cheques:t},n)=>ji(e,t,n)};function qi({
events:e,t}){let n=Ai(e);return n.length===0?null:i`<section class="fs-outcome" aria-label=${t("fs.outcome")}>
        <h3>${t("fs.outcome")}</h3>
        <ul>
            ${n.map((s,o)=>i`
                <li key=${o} data-outcome=${s.player}><b>${s.player}</b>${gf[s.type](s,t)}</li>`)}
        </ul>
    </section>`}function bf(e,t,n,s){let{id:o}=e,r=t.phase==="selling";return[o===s&&"you",n.includes(o)&&"to-act",t.forfeits?.some(({seat:a})=>a===o)&&"forfeited",t.passed.includes(o)&&"passed",r&&ye(t.choices,o)!==
void 0&&"chosen",r&&Je(e.houses)===0&&"sold-out",!r&&t.first_player===o&&"starts"].filter(Boolean)}function Di({count:e,t}){return e===null?i`<${Ti} /><span class="fs-soft">${t("fs.hidden")}</span>`:i`<b class="fs-figure">${e}</b><${ft} count=${e} />`}
function Ni({kind:e,cards:t,t:n,inHand:s=!1}){let o=Je(t),r=Ke(t)&&!s;return i`
        <b class="fs-figure">${o}</b>
        ${r&&i`<${dt} kind=${e} cards=${t} t=${n} />`}
        ${!r&&i`<${Si} kind=${e} count=${o} />`}`}var Hn=({name:e,term:t,children:n})=>i`
    <div class="fs-line fs-line-${e}" data-line=${e}><dt>${t}</dt><dd>${n}</dd></div>`,yf=({signs:e,t})=>i`
    <ul class="fs-signs" aria-label=${t("fs.signs")}>
        ${e.map(n=>i`<li key=${n} class="fs-sign fs-sign-${n}">${t(`fs.sign.${n}`)}</li>`)}
    </ul>`;function kf({player:e,number:t,view:n,toAct:s,seat:o,t:r}){let{id:a,coins:l,houses:c,cheques:d}=e,u=bf(e,n,s,o),p=ye(n.bids,a),f=u.map(h=>`is-${h}`).join(" ");return i`<li class="fs-seat ${f}" data-seat=${a} style=${Nn(
t)}>
        <${In} id=${a} number=${t} />
        <${yf} signs=${u} t=${r} />
        <dl>
            ${p!==void 0&&i`<${Hn} name="bid" term=${r("fs.bid")}><${Di} count=${p} /><//>`}
            <${Hn} name="coins" term=${r("fs.coins")}><${Di} count=${l} t=${r} /><//>
            <${Hn} name="houses" term=${r("fs.houses")}>
                <${Ni} kind="houses" cards=${c} inHand=${a===o} t=${r} />
            <//>
            ${n.phase==="selling"&&i`<${Hn} name="cheques" term=${r("fs.cheques")}>
                <${Ni} kind="cheques" cards=${d} t=${r} />
            <//>`}
        </dl>
    </li>`}function Ii({view:e,toAct:t,seat:n,t:s}){let o={view:e,toAct:t,seat:n,t:s};return i`<section class="fs-seats" aria-label=${s("fs.seats")}>
        <ol data-seats=${e.players.length}>
            ${e.players.map((r,a)=>i`
                <${kf} key=${r.id} player=${r} number=${a+1} ...${o} />`)}
        </ol>
    </section>`}function Fi({view:e,legal:t,act:n,t:s,seat:o,toAct:r,scores:a,last:l,log:c=l}){let d=i`<${qi} events=${c} t=${s} />`;return e.phase==="finished"?i`<div class="fs-board" data-phase="finished"><${Oi} view=${e} scores=${a} t=${s} />${d}</div>`:
i`<div class="fs-board" data-phase=${e.phase}>
        <${Bi} view=${e} toAct=${r} t=${s} />
        <${Li} view=${e} legal=${t} act=${n} seat=${o} t=${s} />
        ${d}
        <${Ii} view=${e} toAct=${r} seat=${o} t=${s} />
    </div>`}var _o=({name:e,amount:t,total:n=!1,children:s})=>i`
    <li class="fs-score-line ${n?"is-total":""}">
        <span class="fs-score-name">${e}</span>
        <span class="fs-score-of">${s}</span>
        <b class="fs-amount">${t}</b>
    </li>`;function Hi({standing:e,t}){let{cheques:n,cheque_total:s,coins:o}=e.breakdown;return i`<ul class="fs-breakdown" aria-label=${t("fs.breakdown.of",{player:e.player})}>
        <${_o} name=${t("fs.cheques")} amount=${s}>
            <${dt} kind="cheques" cards=${n} t=${t} />
            <span class="fs-sum">${n.join(" + ")}</span>
        <//>
        <${_o} name=${t("fs.coins.left")} amount=${o}><${ft} count=${o} /><//>
        <${_o} name=${t("fs.total")} amount=${e.total} total=${!0} />
    </ul>`}var Wi=[{kind:"coins",name:"fs.coins",at:{"/players/*/coins":""}},{kind:"house",name:"fs.correct.house",at:{"/market/houses/*":"fs.market","/players/*/houses/*":"","/sold/*":"fs.correct.sold"},of:"hou\
ses",unseen:["/decks/houses/*","/removed/houses/*"],ascending:["/market/houses","/players/*/houses","/sold","/removed/houses"],follow:["/choices/*"]},{kind:"cheque",name:"fs.correct.cheque",at:{"/mark\
et/cheques/*":"fs.market","/players/*/cheques/*":""},of:"cheques",unseen:["/decks/cheques/*","/removed/cheques/*"],ascending:["/market/cheques","/players/*/cheques","/removed/cheques"]}];var wf={x:60,y:12,width:80,height:112},vf=[[2,"rotate(-26 100 210)"],[24,"rotate(26 100 210)"],[12,"rotate(0)"]],Gi=()=>i`<svg viewBox="-25 0 250 150" aria-hidden="true" focusable="false">
    ${vf.map(([e,t])=>i`<g transform=${t}><${jn} value=${e} at=${wf} /></g>`)}
</svg>`;var Ui=({ruleset:e,variant:t,options:n,players:s})=>({ruleset:e,variant:t,options:n,players:s.map(o=>({id:o,coins:null,cheques:[]}))}),Ao=(e,t,n)=>({...e,players:e.players.map(s=>s.id===t?{...s,...n(s)}:
s)}),Vi=(e,t,n)=>Ao(e,t,()=>({coins:n})),Ki=(e,t,n)=>Ao(e,t,({cheques:s})=>({cheques:[...s,n].sort((o,r)=>o-r)})),Ji=(e,t,n)=>Ao(e,t,({cheques:s})=>({cheques:s.filter((o,r)=>r!==n)})),Zi=({ruleset:e,variant:t,
options:n,players:s})=>({ruleset:e,variant:t,options:n,players:s.map(({id:o,coins:r,cheques:a})=>({id:o,...r!==null&&{coins:r},cheques:a}))});var xf=(e,t)=>e.some(({pointer:n})=>n?.startsWith(`/players/${t}/`));function Sf({player:e,active:t,choose:n,error:s,t:o}){let{id:r,cheques:a}=e,l={count:a.length,total:Ei(e)};return i`
        <button type="button" aria-pressed=${String(t)} data-pad-player=${r} onClick=${()=>n(r)}>
            <b>${r}</b>
            <span>${o("fs.pad.so-far",l)}</span>
            ${s&&i`<span class="fs-error">${o("fs.pad.error")}</span>`}
        </button>`}function _f({player:e,draft:t,change:n,t:s}){let o=({currentTarget:{value:r}})=>n(Vi(t,e.id,r===""?null:Math.max(0,Math.trunc(Number(r)))));return i`<label class="fs-coin-field">
        <span>${s("fs.pad.coins",{player:e.id})}</span>
        <input type="number" inputmode="numeric" min="0" step="1" name=${`coins/${e.id}`} onInput=${o}
            value=${e.coins??""} data-pointer=${`/players/${t.players.indexOf(e)}/coins`} />
    </label>`}function Af({player:e,draft:t,change:n,t:s}){if(e.cheques.length===0)return i`<p class="fs-soft">${s("fs.pad.none")}</p>`;let o=(r,a)=>({"aria-label":s("fs.pad.remove",{cheque:r,player:e.
id}),"data-taken":r,onClick:()=>n(Ji(t,e.id,a))});return i`<ul class="fs-picks" aria-label=${s("fs.pad.taken",{player:e.id})}>
        ${e.cheques.map((r,a)=>i`<li key=${`${r}/${a}`}>
            <${Ve} kind="cheques" value=${r} props=${o(r,a)} />
        </li>`)}
    </ul>`}function Mf({player:e,draft:t,change:n,gameSheet:s,t:o}){let r=(a,l)=>({"aria-label":o("fs.pad.add",{cheque:a,player:e.id,count:l}),"data-pick":a,disabled:l<=0,onClick:()=>n(Ki(t,e.id,a))});
return i`<ul class="fs-picks" aria-label=${o("fs.pad.left")}>
        ${Ci(t,s).map(([a,l])=>i`<li key=${a}>
            <${Ve} kind="cheques" value=${a} props=${r(a,l)} />
            <span class="fs-note" aria-hidden="true">× ${l}</span>
        </li>`)}
    </ul>`}function Yi({draft:e,change:t,gameSheet:n,t:s,errors:o=[]}){let[r,a]=g(null),l=e.players.find(({id:d})=>d===r)??e.players[0],c={player:l,draft:e,change:t,t:s};return i`<div class="fs-pad">
        <div class="fs-tabs" role="group" aria-label=${s("fs.pad.who")}>
            ${e.players.map((d,u)=>i`<${Sf} key=${d.id} player=${d} active=${d===l}
                choose=${a} error=${xf(o,u)} t=${s} />`)}
        </div>
        <section class="fs-pad-player" aria-label=${l.id}>
            <${_f} key=${l.id} ...${c} />
            <h3>${s("fs.pad.taken",{player:l.id})}</h3>
            <${Af} ...${c} />
            <h3>${s("fs.pad.left")}</h3>
            <${Mf} ...${c} gameSheet=${n} />
        </section>
    </div>`}var Qi={"fs.phase.buying":"Kauf · Runde {round}","fs.phase.selling":"Verkauf · Runde {round}","fs.phase.finished":"Alle Gebäude sind verkauft","fs.market":"Der Markt","fs.offer.houses":"Ausliegende\
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
ein Palast","fs.home.station":"eine Raumstation","fs.correct.house":"Ein Gebäude","fs.correct.cheque":"Ein Scheck","fs.correct.sold":"verkauft"};var Xi={"fs.phase.buying":"Buying · round {round}","fs.phase.selling":"Selling · round {round}","fs.phase.finished":"All houses are sold","fs.market":"The market","fs.offer.houses":"Houses for sale",
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
e":"A cheque","fs.correct.sold":"sold"};var el={"fs.phase.buying":"Achat · manche {round}","fs.phase.selling":"Vente · manche {round}","fs.phase.finished":"Toutes les maisons sont vendues","fs.market":"Le marché","fs.offer.houses":"Maiso\
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
.home.castle":"un château fort","fs.home.palace":"un palais","fs.home.station":"une station spatiale","fs.correct.house":"Une maison","fs.correct.cheque":"Un chèque","fs.correct.sold":"vendue"};var tl={id:"for-sale",words:{en:Xi,fr:el,de:Qi},Emblem:Gi,Board:Fi,label:pt,Actions:Pi,Piece:({component:e,value:t,t:n})=>i`<${he} kind=${e} value=${t} t=${n} />`,Breakdown:Hi,scorePad:{empty:Ui,Form:Yi,
request:Zi},corrections:Wi,sealed:["sell"]};var ze=["blue","green","yellow","purple","red","white"],Ef=[12,24,36].map(e=>`M3 ${e}q5.25-6 10.5 0t10.5 0 10.5 0 10.5 0`).join(""),Cf=[9,24,39].map(e=>[9,19,29,39].map(t=>`M${t} ${e}h.01`).join("")).
join(""),nl="M3 15L15 3M3 27L27 3M3 39L39 3M9 45L45 9M21 45L45 21M33 45L45 33",Pf=`${nl}M33 3L45 15M21 3L45 27M9 3L45 39M3 9L39 45M3 21L27 45M3 33L15 45`,Tf="M3 13.5h42M3 24h42M3 34.5h42M17 3v10.5M33 \
3v10.5M9 13.5v10.5M40 13.5v10.5M8 24v10.5M39 24v10.5M17 34.5v10.5M33 34.5v10.5",Of={blue:Ef,green:Cf,yellow:nl,purple:Pf,red:Tf,white:"M9 9h30v30h-30z"},Ft=({box:e,kind:t,children:n})=>i`<svg class=${`\
es-piece ${t}`} viewBox=${e} aria-hidden="true" focusable="false">${n}</svg>`,ne=({colour:e,value:t})=>i`
    <${Ft} box="0 0 48 48" kind=${`es-cube es-${e}`}>
        <rect class="es-face" x="1.5" y="1.5" width="45" height="45" rx="5" />
        <path class=${`es-pattern${e==="green"?" es-pattern--dots":""}`} d=${Of[e]} />
        <path class="es-gleam" d="M6 4.5h36" />
        ${t!=null&&i`<circle class="es-plate" cx="24" cy="24" r="13.5" /><text x="24" y="32">${t}</text>`}
    <//>`,ke=({value:e})=>i`
    <${Ft} box="0 0 60 32" kind=${`es-roof${e==null?" es-roof--back":""}`}>
        <path class="es-face" d="M1.5 30.5L13 4.5Q14 2.5 16.5 2.5H43.5Q46 2.5 47 4.5L58.5 30.5Z" />
        <path class="es-pattern" d="M10 12h8M42 12h8M7 21h11M42 21h11" />
        <text x="30" y="25">${e??"?"}</text>
    <//>`,Lf={shorten:"−",lengthen:"+"},Mo=(e,t)=>`${Lf[t]??"±"}${e}`,Eo=({value:e,effect:t})=>i`
    <${Ft} box="0 0 48 48" kind=${`es-permit es-permit--${t??"open"}`}>
        <path class="es-post" d="M24 30v17" />
        <rect class="es-face" x="2" y="5" width="44" height="27" rx="3" />
        <path class="es-pattern" d="M6 9h36v19H6z" />
        <text x="24" y="26">${Mo(e,t)}</text>
    <//>`,ht=()=>i`
    <${Ft} box="0 0 48 48" kind="es-mayor">
        <path class="es-face" d="M12 5Q24 1 36 5L34 31H14Z" />
        <path class="es-band" d="M13.6 23H34.4L34 30H14Z" />
        <path class="es-face" d="M3 31Q24 25 45 31Q46 37 24 39Q2 37 3 31Z" />
        <text x="24" y="19">×2</text>
    <//>`,zf=()=>i`
    <${Ft} box="0 0 48 48" kind="es-cancel">
        <rect class="es-face" x="3" y="3" width="42" height="42" rx="5" />
        <path class="es-cross" d="M14 14L34 34M34 14L14 34" />
    <//>`,Wn=()=>i`
    <svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true"><path class="es-gavel" d="M3 17.5h8M5.5 5.5l5-3.5 4 5.5-5 3.5zM12 9l6 6" /></svg>`;function oe({piece:e,effect:t}){return e.kind==="cube"?
i`<${ne} colour=${e.colour} value=${e.value} />`:e.kind==="rooftop"?i`<${ke} value=${e.value} />`:e.kind==="permit"?i`<${Eo} value=${e.value} effect=${t} />`:e.kind==="mayor"?i`<${ht} />`:i`<${zf} />`}
function V(e,t){let n=e.colour&&t(`es.colour.${e.colour}`);return t(`es.piece.${e.kind}`,{colour:n,value:e.value})}var Po=e=>e.lots.length===e.requirement&&e.lots.every(t=>t.rooftop!==null),Co=({value:e,effect:t})=>t==="shorten"?-e:e,sl=(e,t)=>e.reduce((n,s)=>n+Co(s),t.requirement);function Ht(e,{row:t,effect:n,permit:s}){
let o=e.board[t];return n?o.requirement+Co({value:e.placing.piece.value,effect:n}):o.requirement-Co(o.permits.find(r=>r.value===s))}function Gn({piece:e},t){if(e.kind!=="cube")return e;let n=t.market[e.
row-1];return{kind:"cube",...n[e.end==="left"?0:n.length-1]}}function Wt(e){let t=Object.entries(e.bids).sort(([,n],[,s])=>s-n);return t.length>0?{player:t[0][0],amount:t[0][1]}:null}function ol(e,t,n){
let s=t.at(-1);return s===void 0||!n&&s.value>e.value}var rl=(e,t)=>t.cash*e.length,al={rows:3,length:8};function Be(e,t,n){return e.type==="offer"?Bf(e,t,n):e.type==="place"?Rf(e,t,n):e.type==="sell"||e.type==="keep"?t(`es.${e.type}`,Wt(n.auction)):e.type==="reveal"?V({kind:"rooftop",value:e.rooftop},t):
t(`es.${e.type}`,{amount:e.amount})}function Bf(e,t,n){let{piece:s}=e;if(s.kind==="rooftop")return t("es.offer.rooftop");if(s.kind!=="cube")return t("es.offer.piece",{piece:V(s,t)});let o=t(`es.end.${s.
end}`,{row:s.row});return t("es.offer.cube",{piece:V(Gn(e,n),t),where:o})}function Rf(e,t,n){let s=t(`es.row.${e.row}`);if(e.effect)return t(`es.place.${e.effect}`,{row:s,to:Ht(n,e)});if(e.permit)return t(
"es.place.cancel",{row:s,permit:e.permit,to:Ht(n,e)});if(!e.lot)return t("es.place.mayor",{row:s});let o=n.board[e.row].lots[e.lot-1];return o?t("es.place.building",{row:s,lot:e.lot,building:Gt(o,t)}):
t("es.place.lot",{row:s,lot:e.lot})}var Gt=(e,t)=>e.cubes.map(n=>t("es.cube",{colour:t(`es.colour.${n.colour}`),value:n.value})).join(", ");var Un=e=>JSON.stringify(e);function jf({action:e,act:t,t:n,view:s}){let o=Gn(e,s),r=o.kind==="rooftop"?n("es.supply.next"):V(o,n);return i`
        <button type="button" class="es-actions__offer" data-action=${Un(e)} onClick=${()=>t(e)}>
            <${oe} piece=${o} /><span>${r}</span>
        </button>`}function il({view:e,legal:t,act:n,t:s}){let o=t.filter(({type:a})=>a==="offer"),r=t.filter(({type:a})=>a!=="offer");return i`
        <div class="es es-actions">
            ${r.map(a=>i`
                <button type="button" class=${`action ${a.type}`} key=${Un(a)} data-action=${Un(a)} onClick=${()=>n(a)}>
                    ${Be(a,s,e)}
                </button>`)}
            ${o.length>0&&i`
                <div role="group" aria-label=${s("es.offers")}>
                    <p class="es-note" aria-hidden="true">${s("es.offers")}</p>
                    <div class="es-actions__offers">
                        ${o.map(a=>i`<${jf} key=${Un(a)} action=${a} act=${n} t=${s} view=${e} />`)}
                    </div>
                </div>`}
        </div>`}var qf={offer:(e,t)=>[t("es.block.offer",{player:e.auctioneer}),e.stowed?t("es.block.stowed"):""],reveal:(e,t)=>[t("es.block.reveal",{player:e.auctioneer}),t("es.block.reveal.do")],bidding:(e,t)=>[ll(
e,t),Df(e,t)],settling:(e,t)=>[ll(e,t),t("es.block.settle",{...Wt(e.auction),auctioneer:e.auctioneer})],placing:(e,t)=>[t("es.block.placing",{player:e.placing.player,piece:V(e.placing.piece,t)}),t(`es\
.block.placing.${e.placing.piece.kind}`)],finished:(e,t)=>[t("es.block.finished"),t(`es.end.by.${e.ended_by}`)]},ll=(e,t)=>t("es.block.offered",{player:e.auctioneer,piece:V(e.auction.piece,t)});function Df(e,t){
let n=Wt(e.auction);return n?t("es.block.bid",n):t("es.block.no-bid")}function Nf({phase:e,auction:t,placing:n}){return e==="reveal"?{kind:"rooftop"}:t?.piece??n?.piece}function cl({view:e,t}){let n=Nf(
e),[s,o]=qf[e.phase](e,t);return i`
        <section class="es-block" aria-labelledby="es-block">
            <div class="es-block__piece">${n?i`<${oe} piece=${n} />`:i`<${Wn} />`}</div>
            <div>
                <h2 id="es-block">${s}</h2>
                <p class="es-block__line">${o}</p>
            </div>
        </section>`}var ul={"permit-1":{kind:"permit",value:1},"permit-2":{kind:"permit",value:2},"permit-3":{kind:"permit",value:3},mayor:{kind:"mayor"},cancel:{kind:"cancel"}},dl=(e,t)=>e.kind===t.kind&&e.value===t.value;
function To({action:e,name:t,kind:n,act:s,t:o,view:r,children:a}){if(!e)return i`<span class=${`es-offer ${n}`} role="img" aria-label=${t}>${a}</span>`;let l=Y({label:Be(e,o,r),onAct:()=>s(e),action:e});
return i`<button type="button" class=${`es-offer es-target ${n}`} ...${l}>${a}</button>`}function If({cubes:e,number:t,offers:n,...s}){let o=a=>a===0?"left":a===e.length-1?"right":null,r=a=>n.find(({piece:l})=>l.
row===t&&l.end===o(a));return i`
        <li class="es-market__row">
            <span class="es-market__number" aria-hidden="true">${t}</span>
            ${e.map((a,l)=>i`
                <${To} action=${r(l)} name=${V({kind:"cube",...a},s.t)} kind="es-offer--cube" ...${s}>
                    <${ne} ...${a} />
                <//>`)}
            ${e.length===0&&i`<span class="es-note">${s.t("es.market.empty")}</span>`}
        </li>`}function pl({view:e,legal:t,act:n,t:s}){let o=t.filter(({type:r,piece:a})=>r==="offer"&&a.kind==="cube");return i`
        <section class="es-panel es-market" aria-labelledby="es-market">
            <h2 id="es-market">${s("es.market")}</h2>
            <ol class="es-market__rows">
                ${e.market.map((r,a)=>i`
                    <${If} cubes=${r} number=${a+1} offers=${o} act=${n} t=${s} view=${e} />`)}
            </ol>
            <${Uf} certificates=${e.certificates} t=${s} />
        </section>`}var Ff=e=>e.hidden??e.length??e;function Hf({view:e,legal:t,act:n,t:s}){let o=Ff(e.rooftops),r=t.find(({type:a,piece:l})=>a==="offer"&&l.kind==="rooftop");return i`
        <li class="es-slot">
            <${To} action=${r} name=${s("es.rooftops.left",{count:o})} kind="es-offer--pile" act=${n} t=${s} view=${e}>
                ${o>0?i`<${ke} />`:i`<span class="es-gone"></span>`}
            <//>
            <span class="es-slot__note">${s("es.rooftops.left",{count:o})}</span>
        </li>`}function Wf({id:e,view:t,legal:n,act:s,t:o}){let r=ul[e],a=V(r,o),l=t.specials.includes(e),c=n.find(d=>d.type==="offer"&&dl(d.piece,r));return i`
        <li class="es-slot">
            ${l?i`<${To} action=${c} name=${a} kind="es-offer--special" act=${s} t=${o} view=${t}>
                    <${oe} piece=${r} />
                <//>`:i`<span class="es-offer es-gone" aria-hidden="true"></span>`}
            <span class="es-slot__note">${l?a:o("es.gone",{name:a,where:o(Gf(e,r,t))})}</span>
        </li>`}function Gf(e,t,n){if(n.out_of_game.includes(e))return"es.gone.out";let s=n.auction?.piece??n.placing?.piece;return s&&dl(s,t)?"es.gone.auction":"es.gone.board"}var fl=e=>i`
    <section class="es-panel es-supply" aria-labelledby="es-supply">
        <h2 id="es-supply">${e.t("es.supply")}</h2>
        <ul class="es-slots">
            <${Hf} ...${e} />
            ${Object.keys(ul).map(t=>i`<${Wf} key=${t} id=${t} ...${e} />`)}
        </ul>
    </section>`,Oo=({colour:e,t})=>i`
    <li class="es-deed"><${ne} colour=${e} /><span>${t(`es.colour.${e}`)}</span></li>`;function Uf({certificates:e,t}){let n=ze.filter(s=>!(s in e));return n.length===0?null:i`
        <h3 class="es-market__free">${t("es.certificates.free")}</h3>
        <ul class="es-deeds">${n.map(s=>i`<${Oo} key=${s} colour=${s} t=${t} />`)}</ul>`}var Vn=({cubes:e,rooftop:t,ghost:n})=>i`
    <span class="es-stack">
        ${e.map(s=>i`<${ne} ...${s} />`)}
        ${t!=null&&i`<${ke} value=${t} />`}
        ${n&&i`<span class="es-ghost"><${oe} piece=${n} /></span>`}
    </span>`;var me=["upper","middle","lower"],Lo=e=>e<0?`−${-e}`:`${e}`,mt=e=>e>0?`+${e}`:Lo(e);var $t=({target:e,kind:t,children:n})=>i`
    <span class=${`es-spot ${t}`}><button type="button" class="es-target" ...${Y(e)}></button>${n}</span>`;function Vf({lot:e,building:t,oneCube:n,beyond:s,t:o}){let r=n?` ${o("es.lot.one-cube")}`:"";if(!t)return`${o(s?"es.lot.beyond":"es.lot.empty",{lot:e})}${r}`;let a=t.rooftop===null?o("es.lot.open"):o(
"es.lot.roofed",{value:t.rooftop});return`${o("es.lot.built",{lot:e,stack:Gt(t,o)})} ${a}${r}`}function Kf({permit:e,target:t,t:n}){let s=i`<${oe} piece=${{kind:"permit",value:e.value}} effect=${e.effect} />`;
if(t)return i`<${$t} kind="es-sign" target=${t}>${s}<span class="es-strike"></span><//>`;let o=n("es.sign",{permit:e.value,sign:Mo(e.value,e.effect)});return i`<span class="es-sign" role="img" aria-label=${o}>${s}</span>`}
var Jf=({target:e})=>i`
    <${$t} kind="es-sign" target=${e}>
        <span class="es-ghost"><${oe} piece=${e.ghost} effect=${e.effect} /></span>
    <//>`,Zf=({points:e,player:t})=>i`
    <span class=${`es-points ${e<0?"es-points--bad":"es-points--good"}`}>
        <b>${mt(e)}</b>
        <span class="es-points__holder">${t}</span>
    </span>`;function hl({lot:e,building:t,row:n,beyond:s,beside:o,oneCube:r,targets:a,fresh:l,scored:c,t:d}){let u=a.lots[e],p=["es-lot",s&&"es-lot--beyond",e===n.requirement&&"es-lot--last",r&&"es-l\
ot--dirt",l&&"es-lot--fresh",u?.pressed&&"es-lot--chosen"],f=i`<${Vn} cubes=${t?.cubes??[]} rooftop=${t?.rooftop} ghost=${u?.ghost} />`,h=e===n.requirement+1?n.permits:[];return i`
        <li class=${p.filter(Boolean).join(" ")}>
            <div class="es-lot__air">
                ${h.map(m=>i`<${Kf} permit=${m} target=${a.cancels[m.value]} t=${d} />`)}
                ${a.signs[e]&&i`<${Jf} target=${a.signs[e]} />`}
                ${u?i`<${$t} kind="es-lot__hit" target=${u}>${f}<//>`:t&&f}
            </div>
            ${!o&&i`
                <span class="es-ground" aria-hidden="true"><span>${e}</span>${r&&i`<small>${d("es.one-floor")}</small>`}</span>`}
            ${!u&&!o&&i`<span class="es-hidden">${Vf({lot:e,building:t,oneCube:r,beyond:s,t:d})}</span>`}
            ${c&&(t?i`<${Zf} ...${c.find(m=>m.lot===e)} />`:i`<span class="es-points"></span>`)}
        </li>`}var Yf={lots:{},signs:{},cancels:{},mayor:null};function Qf({mayor:e,target:t,t:n}){if(t)return i`<${$t} kind="es-street" target=${t}><span class="es-ghost"><${ht} /></span><//>`;let s=e&&i`<span role="img" aria-label=${n(
"es.mayor-here")}><${ht} /></span>`;return i`<div class="es-street">${s}</div>`}function Xf({name:e,row:t,t:n}){let s=Po(t),o=t.lots.filter(r=>r.rooftop!==null).length;return i`
        <div class="es-row__head">
            <h2>${n(`es.row.${e}`)}</h2>
            <p class="es-row__need">${n("es.row.finished",{roofed:o,requirement:t.requirement})}</p>
            <p class=${`es-row__state${s?" es-row__state--complete":""}`}>
                ${s?i`<span aria-hidden="true">✓ </span>`:""}${n(s?"es.row.complete":"es.row.incomplete")}
            </p>
        </div>`}function eh(e,t,n){let s=Math.max(e.lots,t.requirement+1,...Object.keys(n).map(Number));return Array.from({length:s},(o,r)=>r+1)}function th({name:e,row:t,components:n,targets:s,fresh:o,
scored:r,t:a}){let l=n.requirement,c=p=>i`
        <${hl} key=${p} lot=${p} building=${t.lots[p-1]} row=${t} beyond=${p>t.requirement}
            beside=${p>n.lots} oneCube=${n.one_cube_lots[e].includes(p)} targets=${s}
            fresh=${o===p} scored=${r} t=${a} />`,d=(p,f)=>i`<ol class=${`es-lots es-lots--${f}`} start=${p[0]}>${p.map(c)}</ol>`,u=eh(n,t,s.signs);return i`
        <section class=${`es-row${Po(t)?" es-row--complete":""}`} aria-label=${a(`es.row.${e}`)} data-pointer=${`/board/${e}`}>
            <${Xf} name=${e} row=${t} t=${a} />
            <div class="es-row__land">
                <${Qf} mayor=${t.mayor} target=${s.mayor} t=${a} />
                ${d(u.slice(0,l),"near")}
                <span class="es-river" aria-hidden="true"></span>
                ${d(u.slice(l),"far")}
            </div>
        </section>`}function nh(e){let t=[...e.querySelectorAll(".es-target")].map(o=>o.offsetLeft-e.offsetLeft+o.offsetWidth),n=Math.min(...t),s=e.scrollLeft+e.clientWidth;t.length>0&&(n>s||n<e.scrollLeft)&&
(e.scrollLeft=n-e.clientWidth/2)}function Kn({board:e,components:t,targets:n={},fresh:s,scores:o,t:r}){let a=B(null),l=o?.standings.flatMap(({player:c,breakdown:d})=>d.buildings.map(u=>({...u,player:c})));
return A(()=>nh(a.current),[e]),i`
        <div class="es-rows" ref=${a} role="region" aria-label=${r("es.rows")} tabindex="0">
            ${me.map(c=>i`
                <${th} key=${c} name=${c} row=${e[c]} components=${t} targets=${n[c]??Yf}
                    fresh=${s?.row===c?s.lot:void 0} scored=${l?.filter(d=>d.row===c)} t=${r} />`)}
        </div>`}var sh=()=>i`
    <svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true">
        <circle class="es-coin" cx="10" cy="10" r="8.5" /><circle class="es-coin__rim" cx="10" cy="10" r="5.5" />
    </svg>`,oh=()=>i`
    <svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true">
        <rect class="es-box" x="2" y="6" width="16" height="11" rx="2" /><path class="es-box__lid" d="M2 10h16M6 3.5h8" />
    </svg>`,ml=({icon:e,name:t,figure:n,t:s})=>i`
    <div class="es-money">
        <dt><${e} />${s(t)}</dt>
        <dd>${n===null?i`<i>${s("es.hidden")}</i>`:n}</dd>
    </div>`;function rh(e,{auctioneer:t,auction:n,placing:s,phase:o},r){return o==="finished"?null:s?.player===e?r("es.seat.places"):e===t?r("es.seat.auctioneer"):n?e in n.bids?r("es.seat.bid",{amount:n.
bids[e]}):n.passed.includes(e)?r("es.seat.passed"):r(n.turn===e?"es.seat.speaks":"es.seat.waits"):null}function ah({player:e,number:t,view:n,acts:s,own:o,t:r}){let a=ze.filter(d=>n.certificates[d]===e.
id),l=rh(e.id,n,r),c=n.auction&&e.id in n.auction.bids;return i`
        <li class=${`es-seat${s?" es-seat--acts":""}`} style=${{"--seat":`var(--player-${t})`}} data-player=${e.id}>
            <div class="es-seat__name">
                <span class="es-seat__number" aria-hidden="true">${t}</span>
                <b>${e.id}</b>
                ${o&&i`<span class="es-seat__own">${r("es.seat.own")}</span>`}
                ${n.forfeits?.some(({seat:d})=>d===e.id)&&i`<span class="es-seat__doing">${r("scores.forfeited")}</span>`}
                ${l&&i`<span class=${`es-seat__doing${c?" es-seat__doing--bid":""}`}>
                    ${e.id===n.auctioneer&&i`<${Wn} />`}${l}
                </span>`}
            </div>
            <dl class="es-seat__money">
                <${ml} icon=${sh} name="es.cash" figure=${e.cash} t=${r} />
                <${ml} icon=${oh} name="es.cash-box" figure=${e.cash_box} t=${r} />
            </dl>
            ${a.length>0?i`<ul class="es-deeds" aria-label=${r("es.certificates")}>
                    ${a.map(d=>i`<${Oo} key=${d} colour=${d} t=${r} />`)}
                </ul>`:i`<p class="es-note">${r("es.certificates.none")}</p>`}
        </li>`}var $l=({view:e,toAct:t,seat:n,t:s})=>i`
    <section aria-labelledby="es-seats">
        <h2 id="es-seats" class="es-hidden">${s("es.seats")}</h2>
        <ol class="es-seats">
            ${e.players.map((o,r)=>i`
                <${ah} key=${o.id} player=${o} number=${r+1} view=${e} acts=${t.includes(o.id)}
                    own=${o.id===n} t=${s} />`)}
        </ol>
    </section>`;var zo=()=>({lots:{},signs:{},cancels:{},mayor:null});function gl({view:e,legal:t,act:n,name:s}){let o={upper:zo(),middle:zo(),lower:zo()};for(let r of t.filter(a=>a.type==="place")){let a={label:s(r),
onAct:()=>n(r),action:r,ghost:e.placing.piece};ih(o[r.row],r,a,e)}return o}function ih(e,t,n,s){t.lot?e.lots[t.lot]=n:t.effect?e.signs[Ht(s,t)+1]={...n,effect:t.effect}:t.permit?e.cancels[t.permit]=n:
e.mayor=n}var lh=e=>e.find(t=>t.type==="placed"&&t.lot);function bl({view:e,gameSheet:t,legal:n,act:s,t:o,seat:r,toAct:a,scores:l,last:c=[]}){let d=gl({view:e,legal:n,act:s,name:u=>Be(u,o,e)});return i`
        <div class="es">
            <div class=${`es-layout es-layout--${e.phase}`}>
                <${cl} view=${e} t=${o} />
                <${$l} view=${e} toAct=${a} seat=${r} t=${o} />
                <${Kn} board=${e.board} components=${t.components} targets=${d}
                    fresh=${lh(c)} scores=${l} t=${o} />
                <div class="es-stocks">
                    <${pl} view=${e} legal=${n} act=${s} t=${o} />
                    <${fl} view=${e} legal=${n} act=${s} t=${o} />
                </div>
            </div>
        </div>`}var yl=e=>e.reduce((t,n)=>t+n,0),ch=({building:e})=>i`
    <span class="es-lying" aria-hidden="true">
        ${e.cubes.map((t,n)=>i`
            <${ne} colour=${n===e.cubes.length-1?e.colour:"plain"} value=${t} />`)}
        ${e.rooftop!==null&&i`<${ke} value=${e.rooftop} />`}
    </span>`;function uh({cubes:e,rooftop:t,mayor:n},s){let o=t===null?e:[...e,t],r=yl(o),a=o.length>1?`${o.join(" + ")} = ${r}`:`${r}`;return n?`${a}; ${s("es.sheet.doubled",{sum:r,doubled:2*r})}`:a}
function dh({rooftop:e,complete:t,points:n},s){return s(e===null?n===0?"es.sheet.unroofed-nothing":"es.sheet.unroofed":t?"es.sheet.complete":"es.sheet.incomplete")}var ph=({building:e,t})=>i`
    <tr>
        <td>
            <${ch} building=${e} />
            <span class="es-sheet__where">${t("es.sheet.where",{row:t(`es.row.${e.row}`),lot:e.lot})}</span>
            <span class="es-sheet__sum">${uh(e,t)}</span>
            <span class="es-sheet__why">${dh(e,t)}</span>
        </td>
        <td class="es-number">${mt(e.points)}</td>
    </tr>`,fh=({colour:e,buildings:t,t:n})=>i`
    <tbody>
        <tr class="es-sheet__company">
            <th scope="rowgroup"><${ne} colour=${e} /> ${n(`es.colour.${e}`)}</th>
            <td class="es-number">${mt(yl(t.map(({points:s})=>s)))}</td>
        </tr>
        ${t.map(s=>i`<${ph} key=${`${s.row}${s.lot}`} building=${s} t=${n} />`)}
    </tbody>`;function kl({standing:e,t}){let{buildings:n,cash_box:s}=e.breakdown,o=ze.map(r=>[r,n.filter(a=>a.colour===r)]);return i`
        <div class="es"><table class="es-sheet">
            <caption class="es-hidden">${t("es.sheet.of",{player:e.player})}</caption>
            <thead class="es-hidden"><tr><th scope="col">${t("es.sheet.buildings")}</th><th scope="col">${t("es.sheet.points")}</th></tr></thead>
            ${o.filter(([,r])=>r.length).map(([r,a])=>i`
                <${fh} key=${r} colour=${r} buildings=${a} t=${t} />`)}
            <tbody>
                <tr><th scope="row">${t("es.cash-box")}</th><td class="es-number">${mt(s)}</td></tr>
            </tbody>
            <tfoot>
                <tr><th scope="row">${t("es.sheet.total")}</th><td class="es-number"><b>${Lo(e.total)}</b></td></tr>
            </tfoot>
        </table></div>`}var wl=[{kind:"cash",name:"es.cash",at:{"/players/*/cash":"es.cash","/players/*/cash_box":"es.cash-box"}},{kind:"certificate",name:"es.certificates",at:{"/certificates/*":""},choices:{"/certificates/*":"\
players"}},{kind:"cube",name:"es.correct.cube",at:{"/market/*/*":"es.correct.market","/auction/piece":"es.gone.auction","/placing/piece":"es.correct.placing","/board/*/lots/*/cubes/*":"es.correct.boar\
d"},of:"cubes"},{kind:"rooftop",name:"es.correct.rooftop",at:{"/auction/piece":"es.gone.auction","/placing/piece":"es.correct.placing","/board/*/lots/*/rooftop":"es.correct.board"},of:"rooftops",unseen:[
"/rooftops/*"]},{kind:"placed",name:"es.correct.placed",at:{"/board/*/lots":"es.correct.board"},pile:"cubes",empty:{cubes:[],rooftop:null}}];function vl(e,t){if(e!==null&&typeof e=="object")return t("\
es.cube",{colour:t(`es.colour.${e.colour}`),value:e.value});let n={upper:"es.row.upper",middle:"es.row.middle",lower:"es.row.lower"}[e];return n!==void 0?t(n):["blue","green","yellow","purple","red","\
white"].includes(e)?t(`es.colour.${e}`):String(e)}function xl({ruleset:e,variant:t,options:n,players:s},{components:o}){return{components:o,ruleset:e,variant:t,options:n,players:s.map(r=>({id:r,cash:o.cash,cash_box:0})),certificates:{},rows:{upper:[],
middle:[],lower:[]},permits:{},mayor:null,chosen:{row:"upper",lot:1}}}function Sl({ruleset:e,variant:t,options:n,players:s,certificates:o,...r}){let a=Ro(r).filter(l=>o[l]);return{ruleset:e,variant:t,
options:n,players:s,certificates:Object.fromEntries(a.map(l=>[l,o[l]])),board:Bo(r)}}var Bo=e=>Object.fromEntries(me.map(t=>[t,hh(e,t)]));function hh({rows:e,permits:t,mayor:n,components:s},o){let a=Object.
entries(t).filter(([,l])=>l.row===o).map(([l,{effect:c}])=>({value:Number(l),effect:c}));return{lots:e[o],permits:a,requirement:sl(a,s),mayor:n===o}}var _l=({rows:e})=>me.flatMap(t=>e[t]).flatMap(t=>t.
cubes),Ro=e=>[...new Set(_l(e).map(({colour:t})=>t))],mh=(e,t)=>_l(e).some(({colour:n,value:s})=>n===t.colour&&s===t.value),$h=({rows:e},t)=>me.flatMap(n=>e[n]).filter(n=>n.rooftop===t).length,Re=({rows:e,
chosen:t})=>e[t.row][t.lot-1]??{cubes:[],rooftop:null};function Ut(e,t){let{row:n,lot:s}=e.chosen,o=e.rows[n].slice();return o.splice(s-1,1,...t.cubes.length?[t]:[]),{...e,rows:{...e.rows,[n]:o}}}function Al(e,t){
let{cubes:n,rooftop:s}=Re(e);return Ut(e,{cubes:[...n,t],rooftop:s})}var Ml=(e,t)=>Ut(e,{...Re(e),rooftop:t}),El=e=>Ut(e,{cubes:Re(e).cubes.slice(0,-1),rooftop:null});function Cl(e,t){let{row:n,lot:s}=e.
chosen,o=e.components.one_cube_lots[n].includes(s);return!mh(e,t)&&ol(t,Re(e).cubes,o)}function Pl(e,t){let{cubes:n,rooftop:s}=Re(e),o=e.components.rooftops.filter(r=>r===t).length;return n.length>0&&
(s===t||$h(e,t)<o)}var Tl=({players:e})=>e.reduce((t,{cash:n,cash_box:s})=>t+n+s,0);var jo=({cubes:e,disabled:t,pick:n,t:s})=>i`
    <div class="es-palette__cubes" role="group" aria-label=${s("es.pad.cubes")}>
        ${e.map(o=>i`
            <button type="button" class="es-pick" key=${o.colour+o.value} aria-label=${V({kind:"cube",...o},s)}
                disabled=${t(o)} onClick=${()=>n(o)}><${ne} ...${o} /></button>`)}
    </div>`;function gh({value:e,draft:t,change:n,t:s}){let o=Re(t).rooftop===e;return i`
        <button type="button" class="es-pick es-pick--roof" aria-label=${V({kind:"rooftop",value:e},s)} aria-pressed=${String(o)}
            disabled=${!Pl(t,e)} onClick=${()=>n(Ml(t,o?null:e))}><${ke} value=${e} /></button>`}function Ol({draft:e,change:t,t:n}){let{components:s}=e,{row:o,lot:r}=e.chosen,l=Re(e).cubes.length>0;return i`
        <section class="es-panel es-palette" aria-labelledby="es-palette">
            <h2 id="es-palette">${n("es.pad.building",{row:n(`es.row.${o}`),lot:r})}</h2>
            <p class="es-note">${n(l?"es.pad.next-cube":"es.pad.first-cube")}</p>
            <${jo} cubes=${s.cubes} disabled=${c=>!Cl(e,c)}
                pick=${c=>t(Al(e,c))} t=${n} />
            <div class="es-palette__roofs" role="group" aria-label=${n("es.pad.rooftop")}>
                ${[...new Set(s.rooftops)].map(c=>i`<${gh} key=${c} value=${c} draft=${e} change=${t} t=${n} />`)}
            </div>
            <div class="es-palette__undo">
                <button type="button" class="es-button" disabled=${!l} onClick=${()=>t(El(e))}>
                    ${n("es.pad.take-off")}
                </button>
                <button type="button" class="es-button" disabled=${!l} onClick=${()=>t(Ut(e,{cubes:[]}))}>
                    ${n("es.pad.clear")}
                </button>
            </div>
        </section>`}var{rows:Jn,length:gt}=al,bh=e=>e?.cubes?.flat()??[];function Ll(e){return e.length===0?null:{cubes:Array.from({length:Jn},(t,n)=>e.slice(n*gt,(n+1)*gt))}}function zl({deal:e,change:t,gameSheet:n,t:s}){
let o=bh(e),r=o.length===Jn*gt,a=l=>r||o.some(({colour:c,value:d})=>c===l.colour&&d===l.value);return i`
        <div class="es es-deal">
            <p role="status">${s("es.deal.laid",{there:o.length,due:Jn*gt})}</p>
            <ol class="es-deal__rows">
                ${Array.from({length:Jn},(l,c)=>i`
                    <li class="es-deal__row" key=${c} aria-label=${s("es.deal.row",{row:c+1})}>
                        ${Array.from({length:gt},(d,u)=>o[c*gt+u]).map(d=>d?i`<${ne} ...${d} />`:i`<span class="es-gone"></span>`)}
                    </li>`)}
            </ol>
            <${jo} cubes=${n.components.cubes} disabled=${a} pick=${l=>t(Ll([...o,l]))} t=${s} />
            <button type="button" class="es-button" disabled=${o.length===0} onClick=${()=>t(Ll(o.slice(0,-1)))}>
                ${s("es.deal.undo")}
            </button>
        </div>`}var yh=[{cubes:[{colour:"red",value:5},{colour:"yellow",value:2}],rooftop:4},{cubes:[{colour:"blue",value:6},{colour:"white",value:4},{colour:"green",value:1}],rooftop:6},{cubes:[{colour:"purple",value:3}],
rooftop:2}],Bl=()=>i`<span class="es es-loose es-emblem">${yh.map(e=>i`<${Vn} ...${e} />`)}</span>`;function kh({draft:e,change:t,t:n}){let s=(r,a)=>{let l=e.rows[r][a-1],c=e.chosen.row===r&&e.chosen.lot===a,d={row:n(`es.row.${r}`),lot:a,building:l&&Gt(l,n)};return{label:n(l?"es.place.building":"es.\
place.lot",d),pressed:c,onAct:()=>t({...e,chosen:{row:r,lot:a}})}},o=r=>{let a=Math.min(e.rows[r].length+1,e.components.lots);return{lots:Object.fromEntries(Array.from({length:a},(c,d)=>[d+1,s(r,d+1)])),
signs:{},cancels:{},mayor:null}};return Object.fromEntries(me.map(r=>[r,o(r)]))}var qo=({name:e,picture:t,value:n,options:s,onPick:o})=>i`
    <label class="es-choice">
        <span class="es-choice__name">${t}${e}</span>
        <select value=${n} aria-label=${e} onChange=${r=>o(r.currentTarget.value)}>
            ${s.map(([r,a])=>i`<option key=${r} value=${r} selected=${r===n}>${a}</option>`)}
        </select>
    </label>`;function wh({draft:e,change:t,t:n}){let s=me.flatMap(l=>["shorten","lengthen"].map(c=>[`${l} ${c}`,n(`es.pad.${c}`,{row:n(`es.row.${l}`)})])),o=["",n("es.pad.not-on-board")],r=(l,c)=>{let[
d,u]=c.split(" "),{[l]:p,...f}=e.permits;t({...e,permits:c?{...f,[l]:{row:d,effect:u}}:f})},a=l=>e.permits[l]?`${e.permits[l].row} ${e.permits[l].effect}`:"";return i`
        <fieldset class="es-panel es-fields">
            <legend>${n("es.pad.specials")}</legend>
            ${e.components.permits.map(l=>i`
                <${qo} key=${l} name=${V({kind:"permit",value:l},n)} picture=${i`<${Eo} value=${l} />`}
                    value=${a(l)} options=${[o,...s]} onPick=${c=>r(l,c)} />`)}
            <${qo} name=${V({kind:"mayor"},n)} picture=${i`<${ht} />`} value=${e.mayor??""}
                options=${[o,...me.map(l=>[l,n(`es.row.${l}`)])]}
                onPick=${l=>t({...e,mayor:l||null})} />
        </fieldset>`}function vh({draft:e,change:t,t:n}){let s=Ro(e),o=[["",n("es.pad.choose")],...e.players.map(({id:r})=>[r,r])];return i`
        <fieldset class="es-panel es-fields" data-pointer="/certificates">
            <legend>${n("es.certificates")}</legend>
            ${s.length===0&&i`<p class="es-note">${n("es.pad.no-certificates")}</p>`}
            ${ze.filter(r=>s.includes(r)).map(r=>i`
                <${qo} key=${r} name=${n(`es.colour.${r}`)} picture=${i`<${ne} colour=${r} />`}
                    value=${e.certificates[r]??""} options=${o}
                    onPick=${a=>t({...e,certificates:{...e.certificates,[r]:a}})} />`)}
        </fieldset>`}function xh({draft:e,change:t,t:n}){let[s,o]=[Tl(e),rl(e.players,e.components)],r=(l,c,d)=>t({...e,players:e.players.map(u=>u.id===l?{...u,[c]:d}:u)}),a=(l,c,d)=>i`
        <label>${n(d)}
            <input type="number" inputmode="numeric" min="0" step="1" value=${l[c]}
                onInput=${u=>r(l.id,c,Number(u.currentTarget.value))} />
        </label>`;return i`
        <fieldset class="es-panel es-fields" data-pointer="/players">
            <legend>${n("es.pad.money")}</legend>
            ${e.players.map(l=>i`
                <div class="es-purse" role="group" aria-label=${l.id} key=${l.id}>
                    <b>${l.id}</b>${a(l,"cash","es.cash")}${a(l,"cash_box","es.cash-box")}
                </div>`)}
            <p class=${`es-note${s===o?"":" es-note--bad"}`} role="status">${n("es.pad.sum",{there:s,due:o})}</p>
        </fieldset>`}function Sh({draft:e,change:t,t:n}){let s={draft:e,change:t,t:n};return i`
        <div class="es es-pad">
            <${Kn} board=${Bo(e)} components=${e.components} targets=${kh(s)} t=${n} />
            <${Ol} ...${s} />
            <div class="es-pad__rest">
                <${wh} ...${s} /><${vh} ...${s} /><${xh} ...${s} />
            </div>
        </div>`}var Rl={empty:xl,Form:Sh,request:Sl};var jl={"es.colour.blue":"Blau","es.colour.green":"Grün","es.colour.yellow":"Gelb","es.colour.purple":"Violett","es.colour.red":"Rot","es.colour.white":"Weiß","es.cube":"{colour} {value}","es.piece.\
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
Spielplan: {at}"};var ql={"es.colour.blue":"blue","es.colour.green":"green","es.colour.yellow":"yellow","es.colour.purple":"purple","es.colour.red":"red","es.colour.white":"white","es.cube":"{colour} {value}","es.piece\
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
ed","es.correct.board":"board: {at}"};var Dl={"es.colour.blue":"bleu","es.colour.green":"vert","es.colour.yellow":"jaune","es.colour.purple":"violet","es.colour.red":"rouge","es.colour.white":"blanc","es.cube":"{colour} {value}","es.piece\
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
placed":"La place d’un cube","es.correct.rooftop":"Un toit","es.correct.market":"rangée {at} du marché","es.correct.placing":"à placer","es.correct.board":"plateau : {at}"};var _h=({value:e})=>i`<span class="es es-loose"><${oe} piece=${{kind:"rooftop",value:e}} /></span>`,Nl={id:"the-estates",turns:!0,words:{en:ql,fr:Dl,de:jl},Board:bl,label:Be,Piece:_h,Breakdown:kl,scorePad:Rl,
Actions:il,Deal:zl,Emblem:Bl,corrections:wl,said:vl};var T=Object.fromEntries([ni,tl,Nl].map(e=>[e.id,e]));var Il={skip:"Zum Tisch springen",back:"Zurück",copied:"Kopiert",yes:"ja",no:"nein","header.home":"zum Anfang","header.language":"Sprache","header.scheme":"Farben","header.scheme.auto":"Auto","header\
.scheme.light":"Hell","header.scheme.dark":"Dunkel","problem.unreachable":"Der Dienst antwortet nicht.","problem.here":"Das geht nicht.","start.title":"Nehmt Platz","start.lead":"Spielt an einem Gerät\
, das herumgeht, leitet einen echten Tisch, oder rechnet eine beendete Partie ab.","start.games":"Spiele","start.players":"{fewest} bis {most} Personen","start.play":"Neue Partie","start.play-game":"N\
eue Partie {game}","start.pad":"Wertungsblock","start.pad-game":"Wertungsblock für {game}","start.import":"Eine Aufzeichnung öffnen …","start.resume-title":"Eure Partie {game}","start.resume-text":"\
{players}; bisher {ply} Aktionen.","start.resume":"Weiterspielen","unknown.title":"Unter dieser Adresse steht nichts","unknown.text":"Vielleicht fehlt ein Teil von ihr.","unknown.kept":"Diese Partie i\
st nicht in diesem Browser","unknown.kept-text":"Sie wurde hier gelöscht oder wird in einem anderen Browser gespielt.","unknown.home":"Zum Anfang","storage.trouble":"Dieser Browser behält gerade nich\
ts: Er hat keinen Platz dafür oder erlaubt es nicht. Ihr könnt weiterspielen, aber die Partie ist weg, wenn die Seite geschlossen wird. Ihre Aufzeichnung lässt sich unten auf der Seite herunterladen.",
"storage.understood":"Verstanden","setup.ruleset":"Ausgabe","setup.variant":"Variante","setup.players":"Mitspielende","setup.players-hint":"Im Uhrzeigersinn, in Sitzreihenfolge.","setup.player":"Perso\
n {n}","setup.up":"{name} nach oben","setup.down":"{name} nach unten","setup.remove":"{name} entfernen","setup.add":"Jemanden hinzufügen","setup.first":"Wer beginnt","setup.dealer":"Wer gibt","setup.\
dealer.service":"Der Dienst","setup.dealer.service-hint":"mischt; das Gerät geht von Hand zu Hand.","setup.dealer.table":"Ihr, an einem echten Tisch","setup.dealer.table-hint":"Die Spielleitung gibt \
ein, was aufgedeckt wird und was alle tun.","setup.seed":"Startwert","setup.seed-hint":"Freiwillig. Derselbe Startwert mischt gleich; wer ihn kennt, kennt die Karten.","setup.deal":"Was offen liegt","\
setup.options":"Hausregeln und Auslegungen","setup.changed":"geändert: {n}","setup.unchanged":"wie in der Regel","setup.default":"Standard","setup.invalid":"An den markierten Feldern stimmt etwas nic\
ht.","setup.start":"Beginnen","open.title":"Offener Tisch","open.hint":"Alle schauen auf einen Bildschirm: Das Gerät geht nicht herum.","play.board":"Tisch","play.turn":"{player} ist am Zug","play.ta\
ble-turn":"Aufdecken","play.round":"Runde {round}","play.turn-number":"Zug {round}","play.referee":"Spielleitung","play.history":"Vor und zurück","play.undo":"Zurück","play.redo":"Wieder vor","undo.\
learnt":"Was gesehen wurde, lässt sich nicht zurücknehmen: {players} wissen es jetzt.","undo.seen":"Was gesehen wurde","undo.anyway":"Trotzdem zurück","undo.leave":"So lassen","play.ply-label":"{n}\
 von {of} Aktionen","play.nothing":"{player} hat gerade nichts zu tun.","play.who":"Wer handelt","pass.news":"Was geschah","pass.hand":"Gebt das Gerät an","pass.confirm":"Ich bin {player}","pass.hint":"\
Der Tisch bleibt verdeckt, bis {player} bereit ist.","hand.others":"Oder weitergeben an","hand.over":"Weitergeben an {player}","bid.label":"Gebot, von {minimum} bis {maximum}","bid.label.exactly":"Geb\
ot, genau {minimum}","bid.less":"Eins weniger","bid.more":"Eins mehr","bid.send":"{amount} bieten","bid.quick":"Schnellwahl","bid.all":"Alles: {amount}","reveal.due":"Noch zu wählen: {n} von {of}","r\
eveal.complete":"Alles gewählt.","reveal.picked":"Gewählt","reveal.send":"Das wurde aufgedeckt","reveal.undo":"Letzte Wahl zurücknehmen","reveal.choices":"Was aufgedeckt werden kann","reveal.pick":"\
{card} wählen","reveal.pick-of":"{card} wählen, noch {n}","refusal.legal":"Erlaubt wäre:","refusal.bid":"{player} bietet {minimum} bis {maximum}","refusal.bid.exactly":"{player} bietet genau {minim\
um}","refusal.more":"und {n} weitere","referee.for":"Eingeben für","referee.sealed":"Verdeckte Eingabe","referee.sealed-hint":"Alle geben ihre Wahl ungesehen ein; das Gerät geht herum.","ruling.open":"\
Spielleitung","ruling.hint":"Wenn etwas schiefging: Rat, Berichtigungen, Aufgeben, Strafpunkte","ruling.title":"Die Spielleitung","ruling.back":"Zurück an den Tisch","ruling.task.advice":"Was tun, we\
nn …","ruling.task.correct":"Berichtigen","ruling.task.forfeit":"Jemand geht","ruling.task.penalty":"Strafpunkte","ruling.word.correct":"berichtigen","ruling.word.forfeit":"aufgeben","ruling.word.de\
fault":"für den Platz spielen","ruling.word.penalty":"Strafpunkte","ruling.seat":"Wer","ruling.reason":"Warum","ruling.reason-hint":"Alle können es lesen. Nennt nichts Verdecktes.","ruling.covered":"\
Was jetzt kommt, zeigt verdeckte Karten und Münzen. Es ist nur für die Spielleitung.","ruling.uncover":"Ich bin die Spielleitung","advice.lead":"Was zu tun ist, wenn am Tisch etwas schiefgeht, und w\
arum.","correct.lead":"Für das, was falsch aufgezeichnet wurde. Was herauskommt, muss nach den Regeln möglich sein; die Berichtigung bleibt vermerkt.","correct.what":"Was wurde falsch aufgezeichnet?",
"correct.choose":"Bitte wählen","correct.which":"Welches?","correct.figures":"So steht es jetzt da. Ändert, was falsch ist.","correct.none":"So etwas liegt nicht auf dem Tisch.","correct.wrong":"Auf\
gezeichnet wurde","correct.right":"Richtig ist","correct.right-hint":"Liegt es anderswo, tauschen die beiden den Platz.","correct.add":"Und noch etwas","correct.changed":"{what}: {after} statt {before\
}","correct.changes":"Was sich ändert","correct.drop":"Alles verwerfen","correct.patch":"Etwas anderes, als JSON Patch","correct.patch-hint":"Eine Liste von Änderungen am Zustand, nach RFC 6902.","c\
orrect.no-patch":"Das ist keine Liste in JSON.","correct.nothing":"Noch wurde nichts geändert.","correct.send":"Berichtigung festhalten","forfeit.lead":"Dieser Platz kann nicht mehr gewinnen. Von nun\
 an spielt die Spielleitung für ihn. Nur „Zurück“ nimmt das wieder zurück.","forfeit.send":"Für aufgegeben erklären","forfeit.all":"Alle Plätze sind aufgegeben.","forfeited.turn":"Die Spiell\
eitung handelt","forfeited.due":"Der Platz von {player} gilt als aufgegeben. Die Spielleitung spielt für ihn.","forfeited.play":"Für {player} spielen: {action}","forfeited.sealed":"ungesehen wählen",
"penalty.lead":"Punkte neben denen, die die Regeln geben. Für die Reihenfolge am Ende zählt beides zusammen.","penalty.points":"Punkte","penalty.points-hint":"Unter 0 werden Punkte abgezogen, über 0\
 welche gegeben.","penalty.send":"Punkte geben","record.title":"Von der Spielleitung","record.correction":"Berichtigt: {what}. {reason}","record.something":"der Spielstand","record.forfeit":"Der Platz\
 von {player} gilt als aufgegeben. {reason}","record.penalty":"Punkte für {player}: {points}. {reason}","log.title":"Was geschah","scores.title":"Wertungsbogen","scores.winner":"{names} gewinnt","sco\
res.winners":"Geteilter Sieg: {names}","scores.nobody":"Niemand gewinnt","scores.by.total":"nach der Summe","scores.by.tiebreak":"nach dem Stichentscheid","scores.by.shared":"auch der Stichentscheid i\
st gleich","scores.by.none":"es bleibt beim Gleichstand","scores.rank":"Platz {rank}","scores.tiebreak":"Stichentscheid: {figures}","scores.forfeited":"aufgegeben","scores.penalties":"Von der Spiellei\
tung: {points}","scores.together":"Zusammen {sum} {unit}","scores.rulings":"Geltende Auslegungen ({n})","scores.ruling":"Auslegung","scores.value":"Wert","scores.why":"Warum","scores.again":"Noch einm\
al","scores.board":"Der Tisch, wie er liegt","unit.points":"Punkte","unit.million":"Millionen","unit.thousand dollars":"tausend Dollar","pad.title":"Wertungsblock: {game}","pad.lead":"Gebt ein, wie di\
e Partie endete. Der Dienst rechnet und sagt, was nicht sein kann.","pad.setup":"Ausgabe, Mitspielende und Hausregeln","pad.setup-hint":"Zuerst einstellen: Eine Änderung leert den Block.","pad.end":"\
Das Ende der Partie","pad.count":"Auswerten","transcript.title":"Aufzeichnung","transcript.hint":"Alles, was in der Partie geschah: Alle können sie nachspielen und die Prüfsumme vergleichen.","trans\
cript.secret":"Sie verrät auch die verdeckten Karten. Behaltet sie für euch, bis die Partie zu Ende ist.","transcript.download":"Herunterladen","transcript.copy":"Kopieren","transcript.verify":"Prüf\
en","import.title":"Eine Aufzeichnung öffnen","import.lead":"Der Dienst spielt jede Aktion nach und vergleicht die Prüfsumme.","import.file":"Datei","import.text":"oder der Text","import.verify":"Pr\
üfen","import.no-json":"Das ist kein JSON:","import.no-game":"Die Aufzeichnung nennt kein Spiel, das hier gespielt wird.","import.no-actions":"Die Aufzeichnung hat keine Liste von Aktionen.","import.\
sound":"Die Aufzeichnung stimmt","import.broken":"Die Aufzeichnung stimmt nicht","import.applied":"{applied} von {of} Aktionen sind erlaubt.","import.finished":"Die Partie ist zu Ende.","import.histor\
y":"Die Prüfsumme stimmt.","import.no-history":"Die Prüfsumme stimmt nicht: An der Aufzeichnung wurde etwas geändert.","import.scores":"Die Wertung stimmt.","import.no-scores":"Die Wertung stimmt n\
icht: So endet das Spiel nicht.","import.refused":"Aktion {n} wird abgelehnt:","import.open":"Die Partie öffnen","import.open-last":"Die letzte gültige Stellung öffnen","rules.title":"Die Regeln in\
 eigenen Worten","exchanges.title":"Anfragen und Antworten ({n})","exchanges.secret":"Sie zeigen auch die verdeckten Karten.","exchanges.curl":"Als curl kopieren","exchanges.request":"Anfrage","exchan\
ges.response":"Antwort"};var Fl={skip:"Skip to the table",back:"Back",copied:"Copied",yes:"yes",no:"no","header.home":"to the start","header.language":"Language","header.scheme":"Colours","header.scheme.auto":"Auto","header.s\
cheme.light":"Light","header.scheme.dark":"Dark","problem.unreachable":"The service does not answer.","problem.here":"This does not work.","start.title":"Pull up a chair","start.lead":"Play on one dev\
ice that goes round, referee a real table, or count a game that you have just finished.","start.games":"Games","start.players":"{fewest} to {most} players","start.play":"New game","start.play-game":"N\
ew game of {game}","start.pad":"Score pad","start.pad-game":"Score pad for {game}","start.import":"Open a transcript …","start.resume-title":"Your game of {game}","start.resume-text":"{players}; {pl\
y} actions so far.","start.resume":"Go on","unknown.title":"There is nothing at this address","unknown.text":"Perhaps a part of it is missing.","unknown.kept":"This game is not in this browser","unkno\
wn.kept-text":"It was deleted here, or it is played in another browser.","unknown.home":"To the start","storage.trouble":"This browser keeps nothing now: it has no room for it, or does not allow it. Y\
ou can play on, but the game is gone when the page is closed. Its transcript can be downloaded at the foot of the page.","storage.understood":"Understood","setup.ruleset":"Edition","setup.variant":"Va\
riant","setup.players":"Players","setup.players-hint":"Clockwise, in the order in which they sit.","setup.player":"Player {n}","setup.up":"Move {name} up","setup.down":"Move {name} down","setup.remove":"\
Remove {name}","setup.add":"Add a player","setup.first":"First player","setup.dealer":"Who deals","setup.dealer.service":"The service","setup.dealer.service-hint":"shuffles; the device goes from hand \
to hand.","setup.dealer.table":"You, at a real table","setup.dealer.table-hint":"The referee enters what is turned up, and what everybody does.","setup.seed":"Seed","setup.seed-hint":"Optional. The sa\
me seed gives the same shuffle; whoever knows it knows the cards.","setup.deal":"What lies open","setup.options":"House rules and rulings","setup.changed":"changed: {n}","setup.unchanged":"as in the r\
ulebook","setup.default":"Default","setup.invalid":"Something is wrong with the marked fields.","setup.start":"Begin","open.title":"Open table","open.hint":"Everyone looks at one screen: no handing ro\
und.","play.board":"Table","play.turn":"{player} to act","play.table-turn":"Turn up","play.round":"Round {round}","play.turn-number":"Turn {round}","play.referee":"referee","play.history":"Back and fo\
rth","play.undo":"Undo","play.redo":"Redo","undo.learnt":"Taking this back does not take back what was seen: {players} know it now.","undo.seen":"What was seen","undo.anyway":"Take it back all the sam\
e","undo.leave":"Leave it","play.ply-label":"{n} of {of} actions","play.nothing":"{player} has nothing to do just now.","play.who":"Who acts","pass.news":"What happened","pass.hand":"Hand the device t\
o","pass.confirm":"I am {player}","pass.hint":"The table stays covered until {player} is ready.","hand.others":"Or hand over to","hand.over":"Hand over to {player}","bid.label":"Bid, from {minimum} to\
 {maximum}","bid.label.exactly":"Bid, exactly {minimum}","bid.less":"One less","bid.more":"One more","bid.send":"Bid {amount}","bid.quick":"Quick choice","bid.all":"All in: {amount}","reveal.due":"Sti\
ll to pick: {n} of {of}","reveal.complete":"All picked.","reveal.picked":"Picked","reveal.send":"These were turned up","reveal.undo":"Undo the last pick","reveal.choices":"What can turn up","reveal.pi\
ck":"Pick {card}","reveal.pick-of":"Pick {card}, {n} left","refusal.legal":"Legal would be:","refusal.bid":"{player} bids from {minimum} to {maximum}","refusal.bid.exactly":"{player} bids exactly {min\
imum}","refusal.more":"and {n} more","referee.for":"Enter for","referee.sealed":"Sealed entry","referee.sealed-hint":"Each player enters the choice unseen; the device goes round.","ruling.open":"Refer\
ee","ruling.hint":"When something went wrong: advice, corrections, forfeits, penalties","ruling.title":"The referee","ruling.back":"Back to the table","ruling.task.advice":"What to do when …","rulin\
g.task.correct":"Correct the record","ruling.task.forfeit":"A player leaves","ruling.task.penalty":"Penalty","ruling.word.correct":"correct","ruling.word.forfeit":"forfeit","ruling.word.default":"play\
 for the seat","ruling.word.penalty":"penalty","ruling.seat":"Player","ruling.reason":"Why","ruling.reason-hint":"Everybody may read it. Name nothing that is hidden.","ruling.covered":"What comes now \
shows hidden cards and coins. It is for the referee alone.","ruling.uncover":"I am the referee","advice.lead":"What to do when something goes wrong at the table, and why.","correct.lead":"For what was\
 recorded wrongly. What results must be possible by the rules; the correction stays on record.","correct.what":"What was recorded wrongly?","correct.choose":"Please choose","correct.which":"Which one?",
"correct.figures":"As it stands now. Change what is wrong.","correct.none":"There is nothing of this kind on the table.","correct.wrong":"This was recorded","correct.right":"This is right","correct.ri\
ght-hint":"If it lies elsewhere, the two change places.","correct.add":"And something else","correct.changed":"{what}: {after} instead of {before}","correct.changes":"What changes","correct.drop":"Dro\
p all of it","correct.patch":"Something else, as JSON Patch","correct.patch-hint":"A list of changes to the state, by RFC 6902.","correct.no-patch":"This is not a list in JSON.","correct.nothing":"Not\
hing has been changed yet.","correct.send":"Record the correction","forfeit.lead":"The player cannot win any more. From now on the referee plays for the seat. Only Undo takes this back.","forfeit.send":"\
Declare it forfeited","forfeit.all":"All seats have forfeited.","forfeited.turn":"The referee acts","forfeited.due":"{player} has forfeited. The referee plays for this seat.","forfeited.play":"Play fo\
r {player}: {action}","forfeited.sealed":"choose unseen","penalty.lead":"Points that stand apart from those of the rules. The order at the end goes by both together.","penalty.points":"Points","penalt\
y.points-hint":"Below 0 takes points away, above 0 gives some.","penalty.send":"Give the points","record.title":"By the referee","record.correction":"Corrected: {what}. {reason}","record.something":"t\
he record","record.forfeit":"{player} has forfeited. {reason}","record.penalty":"Points for {player}: {points}. {reason}","log.title":"What happened","scores.title":"Scoresheet","scores.winner":"{name\
s} wins","scores.winners":"Shared victory: {names}","scores.nobody":"Nobody wins","scores.by.total":"by the total","scores.by.tiebreak":"by the tie-break","scores.by.shared":"the tie-break is equal to\
o","scores.by.none":"the tie stands","scores.rank":"Place {rank}","scores.tiebreak":"Tie-break: {figures}","scores.forfeited":"forfeited","scores.penalties":"By the referee: {points}","scores.together":"\
Together {sum} {unit}","scores.rulings":"Rulings in force ({n})","scores.ruling":"Ruling","scores.value":"Value","scores.why":"Why","scores.again":"Play again","scores.board":"The table as it lies","u\
nit.points":"points","unit.million":"million","unit.thousand dollars":"thousand dollars","pad.title":"Score pad: {game}","pad.lead":"Enter how the game ended. The service counts, and says what cannot \
be.","pad.setup":"Edition, players and house rules","pad.setup-hint":"Set these first: a change clears the pad.","pad.end":"The end of the game","pad.count":"Count","transcript.title":"Transcript","tr\
anscript.hint":"The record of the game so far: anyone can replay it and check its digest.","transcript.secret":"It gives the hidden cards away too. Keep it to yourself until the game is over.","transc\
ript.download":"Download","transcript.copy":"Copy","transcript.verify":"Verify","import.title":"Open a transcript","import.lead":"The service replays every action and checks the digest.","import.file":"\
File","import.text":"or its text","import.verify":"Verify","import.no-json":"This is not JSON:","import.no-game":"The transcript does not name a game that is played here.","import.no-actions":"The tra\
nscript has no list of actions.","import.sound":"The transcript is valid","import.broken":"The transcript is not valid","import.applied":"{applied} of {of} actions are legal.","import.finished":"The g\
ame is finished.","import.history":"The digest matches.","import.no-history":"The digest does not match: something in the record has been changed.","import.scores":"The scores match.","import.no-score\
s":"The scores do not match: the game does not end like this.","import.refused":"Action {n} is refused:","import.open":"Open the game","import.open-last":"Open the last good position","rules.title":"R\
ules in our own words","exchanges.title":"Requests and responses ({n})","exchanges.secret":"They also show the cards that are hidden.","exchanges.curl":"Copy as curl","exchanges.request":"Request","ex\
changes.response":"Response"};var Hl={skip:"Aller à la table",back:"Retour",copied:"Copié",yes:"oui",no:"non","header.home":"à l’accueil","header.language":"Langue","header.scheme":"Couleurs","header.scheme.auto":"Auto","head\
er.scheme.light":"Clair","header.scheme.dark":"Sombre","problem.unreachable":"Le service ne répond pas.","problem.here":"Cela ne fonctionne pas.","start.title":"Prenez place","start.lead":"Jouez sur \
un appareil qui passe de main en main, arbitrez une vraie table, ou comptez une partie terminée.","start.games":"Jeux","start.players":"De {fewest} à {most} joueurs","start.play":"Nouvelle partie","\
start.play-game":"Nouvelle partie de {game}","start.pad":"Bloc de score","start.pad-game":"Bloc de score pour {game}","start.import":"Ouvrir une transcription…","start.resume-title":"Votre partie de\
 {game}","start.resume-text":"{players} ; {ply} actions jusqu’ici.","start.resume":"Continuer","unknown.title":"Il n’y a rien à cette adresse","unknown.text":"Il en manque peut-être une partie.",
"unknown.kept":"Cette partie n’est pas dans ce navigateur","unknown.kept-text":"Elle a été supprimée ici, ou elle se joue dans un autre navigateur.","unknown.home":"Au début","storage.trouble":"\
Ce navigateur ne garde rien en ce moment : la place manque, ou il ne l’autorise pas. Vous pouvez continuer, mais la partie disparaît quand la page est fermée. Sa transcription se télécharge au bas de \
la page.","storage.understood":"Compris","setup.ruleset":"Édition","setup.variant":"Variante","setup.players":"Joueurs","setup.players-hint":"Dans le sens horaire, comme ils sont assis.","setup.playe\
r":"Joueur {n}","setup.up":"Monter {name}","setup.down":"Descendre {name}","setup.remove":"Retirer {name}","setup.add":"Ajouter un joueur","setup.first":"Premier joueur","setup.dealer":"Qui distribue",
"setup.dealer.service":"Le service","setup.dealer.service-hint":"mélange ; l’appareil passe de main en main.","setup.dealer.table":"Vous, à une vraie table","setup.dealer.table-hint":"L’arbitre s\
aisit ce qui est révélé et ce que chacun fait.","setup.seed":"Graine","setup.seed-hint":"Facultative. La même graine donne le même mélange ; qui la connaît connaît les cartes.","setup.deal":"\
Ce qui est visible","setup.options":"Règles maison et arbitrages","setup.changed":"modifiées : {n}","setup.unchanged":"comme dans la règle","setup.default":"Par défaut","setup.invalid":"Les champ\
s marqués sont à corriger.","setup.start":"Commencer","open.title":"Table ouverte","open.hint":"Tous regardent le même écran : l’appareil ne passe pas.","play.board":"Table","play.turn":"À {pla\
yer} d’agir","play.table-turn":"À révéler","play.round":"Manche {round}","play.turn-number":"Tour {round}","play.referee":"arbitre","play.history":"En arrière et en avant","play.undo":"Annuler",
"play.redo":"Rétablir","undo.learnt":"Revenir en arrière n’efface pas ce qui a été vu : {players} le savent désormais.","undo.seen":"Ce qui a été vu","undo.anyway":"Revenir en arrière quand \
même","undo.leave":"Laisser","play.ply-label":"{n} actions sur {of}","play.nothing":"{player} n’a rien à faire pour l’instant.","play.who":"Qui joue","pass.news":"Ce qui s’est passé","pass.ha\
nd":"Passez l’appareil à","pass.confirm":"Je suis {player}","pass.hint":"La table reste couverte tant que {player} n’a pas confirmé.","hand.others":"Ou passez l’appareil à","hand.over":"Passe\
r à {player}","bid.label":"Enchère, de {minimum} à {maximum}","bid.label.exactly":"Enchère, exactement {minimum}","bid.less":"Un de moins","bid.more":"Un de plus","bid.send":"Enchérir {amount}","\
bid.quick":"Choix rapide","bid.all":"Tout : {amount}","reveal.due":"Encore à choisir : {n} sur {of}","reveal.complete":"Tout est choisi.","reveal.picked":"Choisi","reveal.send":"Voilà ce qui est ré\
vélé","reveal.undo":"Annuler le dernier choix","reveal.choices":"Ce qui peut apparaître","reveal.pick":"Choisir {card}","reveal.pick-of":"Choisir {card}, il en reste {n}","refusal.legal":"Serait pe\
rmis :","refusal.bid":"{player} enchérit de {minimum} à {maximum}","refusal.bid.exactly":"{player} enchérit à exactement {minimum}","refusal.more":"et {n} de plus","referee.for":"Saisir pour","re\
feree.sealed":"Saisie secrète","referee.sealed-hint":"Chaque joueur saisit son choix sans être vu ; l’appareil circule.","ruling.open":"Arbitre","ruling.hint":"Quand quelque chose a mal tourné : \
conseils, corrections, forfaits, pénalités","ruling.title":"L’arbitre","ruling.back":"Retour à la table","ruling.task.advice":"Que faire quand …","ruling.task.correct":"Corriger","ruling.task.f\
orfeit":"Quelqu’un s’en va","ruling.task.penalty":"Pénalité","ruling.word.correct":"corriger","ruling.word.forfeit":"forfait","ruling.word.default":"jouer pour la place","ruling.word.penalty":"p\
énalité","ruling.seat":"Joueur","ruling.reason":"Pourquoi","ruling.reason-hint":"Tout le monde peut le lire. Ne nommez rien de caché.","ruling.covered":"Ce qui suit montre des cartes et des pièces \
cachées. C’est pour l’arbitre seul.","ruling.uncover":"Je suis l’arbitre","advice.lead":"Que faire quand quelque chose tourne mal à la table, et pourquoi.","correct.lead":"Pour ce qui a été ma\
l enregistré. Le résultat doit être possible selon les règles ; la correction reste enregistrée.","correct.what":"Qu’est-ce qui a été mal enregistré ?","correct.choose":"À choisir","corre\
ct.which":"Laquelle ?","correct.figures":"Ce qui est enregistré. Changez ce qui est faux.","correct.none":"Il n’y a rien de tel sur la table.","correct.wrong":"Enregistré","correct.right":"Juste",
"correct.right-hint":"Si l’élément se trouve ailleurs, les deux changent de place.","correct.add":"Et autre chose","correct.changed":"{what} : {after} au lieu de {before}","correct.changes":"Ce q\
ui change","correct.drop":"Tout abandonner","correct.patch":"Autre chose, en JSON Patch","correct.patch-hint":"Une liste de changements de l’état, selon la RFC 6902.","correct.no-patch":"Ce n’est p\
as une liste en JSON.","correct.nothing":"Rien n’a encore été changé.","correct.send":"Enregistrer la correction","forfeit.lead":"Cette personne ne peut plus gagner. Désormais, l’arbitre joue pou\
r sa place. Seul Annuler permet de revenir en arrière.","forfeit.send":"Déclarer forfait","forfeit.all":"Toutes les places sont déclarées forfait.","forfeited.turn":"À l’arbitre d’agir","forf\
eited.due":"{player} est déclaré forfait. L’arbitre joue pour cette place.","forfeited.play":"Jouer pour {player} : {action}","forfeited.sealed":"choisir à l’insu des autres","penalty.lead":"D\
es points à part de ceux des règles. Le classement tient compte des deux ensemble.","penalty.points":"Points","penalty.points-hint":"Au-dessous de 0 on en retire, au-dessus on en donne.","penalty.se\
nd":"Donner les points","record.title":"Par l’arbitre","record.correction":"Corrigé : {what}. {reason}","record.something":"l’enregistrement","record.forfeit":"{player} est forfait. {reason}","r\
ecord.penalty":"Points pour {player} : {points}. {reason}","log.title":"Ce qui s’est passé","scores.title":"Feuille de score","scores.winner":"Victoire : {names}","scores.winners":"Victoire parta\
gée : {names}","scores.nobody":"Personne ne gagne","scores.by.total":"par le total","scores.by.tiebreak":"par le départage","scores.by.shared":"le départage est égal aussi","scores.by.none":"l’ég\
alité demeure","scores.rank":"Place {rank}","scores.tiebreak":"Départage : {figures}","scores.forfeited":"forfait","scores.penalties":"Par l’arbitre : {points}","scores.together":"En tout {sum} \
{unit}","scores.rulings":"Arbitrages en vigueur ({n})","scores.ruling":"Arbitrage","scores.value":"Valeur","scores.why":"Pourquoi","scores.again":"Rejouer","scores.board":"La table telle quelle","unit\
.points":"points","unit.million":"millions","unit.thousand dollars":"milliers de dollars","pad.title":"Bloc de score : {game}","pad.lead":"Saisissez la fin de la partie. Le service compte et dit ce q\
ui est impossible.","pad.setup":"Édition, joueurs et règles maison","pad.setup-hint":"À régler d’abord : un changement vide le bloc.","pad.end":"La fin de la partie","pad.count":"Compter","tran\
script.title":"Transcription","transcript.hint":"L’enregistrement de la partie : chacun peut la rejouer et vérifier son empreinte.","transcript.secret":"Elle révèle aussi les cartes cachées. Garde\
z-la pour vous jusqu’à la fin.","transcript.download":"Télécharger","transcript.copy":"Copier","transcript.verify":"Vérifier","import.title":"Ouvrir une transcription","import.lead":"Le service \
rejoue chaque action et vérifie l’empreinte.","import.file":"Fichier","import.text":"ou son texte","import.verify":"Vérifier","import.no-json":"Ce n’est pas du JSON :","import.no-game":"La tran\
scription ne nomme aucun jeu que l’on joue ici.","import.no-actions":"La transcription n’a pas de liste d’actions.","import.sound":"La transcription est valable","import.broken":"La transcriptio\
n n’est pas valable","import.applied":"{applied} actions sur {of} sont permises.","import.finished":"La partie est terminée.","import.history":"L’empreinte correspond.","import.no-history":"L’emp\
reinte ne correspond pas : quelque chose y a été modifié.","import.scores":"Les scores correspondent.","import.no-scores":"Les scores ne correspondent pas : la partie ne finit pas ainsi.","import\
.refused":"L’action {n} est refusée :","import.open":"Ouvrir la partie","import.open-last":"Ouvrir la dernière position valable","rules.title":"La règle, dans nos mots","exchanges.title":"Requêt\
es et réponses ({n})","exchanges.secret":"Elles montrent aussi les cartes cachées.","exchanges.curl":"Copier en curl","exchanges.request":"Requête","exchanges.response":"Réponse"};var Wl={"setup.dealer.service-hint-by-link":"mischt; niemand kennt die Karten.","setup.dealer.table-hint-by-link":"Die Karten liegen auf einem echten Tisch; es gibt einen weiteren Link, um Aufgedeckte\
s einzutragen.","place.title":"Wo gespielt wird","place.device":"An diesem Gerät","place.device-hint":"Es geht von Hand zu Hand, oder alle schauen darauf.","place.quick":"Per Link, schnell","place.qu\
ick-hint":"Alle spielen in ihrem eigenen Browser. Du erhältst für jeden Platz einen Link und gibst ihn weiter.","place.fair":"Per Link, fair","place.fair-hint":"Die anderen erzeugen zuerst eigene Sc\
hlüssel und schicken dir ihre Teilnahmecodes. Niemand kann eine fremde Hand einsehen.","place.quick-warning":"Wer so beginnt, erhält die Links aller Plätze und könnte alles sehen. Wähle „fair“, wenn \
es darauf ankommt.","place.mine":"Dein eigener Platz","place.nobody":"Keiner: ich richte nur ein","place.codes":"Teilnahmecodes","place.codes-hint":"Schicke den anderen die Einladung. Alle erhalten do\
rt einen Code aus 43 Zeichen und schicken ihn dir.","place.invitation":"Einladung","place.code":"Teilnahmecode von {player}","place.code-wrong":"Das ist kein Teilnahmecode: Er hat 43 Buchstaben, Ziffe\
rn, - und _.","place.code-twice":"Diesen Code hat schon jemand anderes. Jeder Platz braucht einen eigenen.","place.held":"Niemand sieht zuerst, was die eigene Aktion aufdeckt","place.held-hint":"Es öf\
fnet sich in einem anderen Browser. So kann niemand eine Aktion ausprobieren, nachsehen und zurückgehen.","place.referee":"Mit Spielleitung","place.referee-hint":"Es gibt einen weiteren Link für die \
Spielleitung. Sie entscheidet, wenn etwas schiefgeht, und gibt einem Platz einen neuen Link, wenn seiner verloren ist.","seats.title":"Links weitergeben","seats.lead":"Schicke allen ihren eigenen Link\
 und keinen anderen. Er wird einmal geöffnet; der Browser behält den Schlüssel.","seats.warning":"Wer einen Link hat, hat den Platz. Du hast alle diese Links und könntest alles sehen.","seats.link":"\
Link von {player}","seats.guests":"Sie haben schon eigene Schlüssel. Alle erhalten denselben Link.","seats.forget":"Alles verschickt: diese Links vergessen","seats.go":"Zum Tisch","join.title":"Dein \
Teilnahmecode","join.lead":"Schicke diesen Code der Person, die die Partie beginnt. Er verrät nichts und macht einen Platz zu deinem.","join.code":"Teilnahmecode","join.hint":"Der Schlüssel dazu ist \
nur in diesem Browser. Öffne auch den Link des Tisches in diesem Browser.","join.another":"Einen anderen Code erzeugen","join.paste-hint":"Wenn die Partie begonnen hat, erhältst du den Link des Tisch\
es.","join.open":"Teilnahmecode erzeugen …","links.title":"Per Link spielen","links.tables":"Deine Tische","links.paste":"Link einfügen","links.paste-title":"Links von anderen","links.paste-hint":"\
Ein neuerer Link bringt den Tisch auf den neuesten Stand. Gleichzeitige Entscheidungen werden vereint; du kannst mehrere Links auf einmal einfügen.","links.open":"Öffnen","links.broken":"Das ist kei\
n vollständiger Link eines Tisches. Kopiere ihn noch einmal von Anfang bis Ende.","links.copy":"Kopieren","links.share":"Teilen","links.qr":"QR-Code","links.qr-too-long":"Dieser Link ist zu lang für \
einen QR-Code.","links.close":"Schließen","links.holder.r":"Spielleitung","links.holder.t":"Der Tisch","links.you":"Du bist {player}","links.watching":"Du schaust zu","links.again":"Aktualisieren","l\
inks.again-hint":"Den Dienst noch einmal nach dem Tisch fragen","links.turn":"Du bist am Zug","links.finished":"Die Partie ist zu Ende","links.held":"Was {player} aufgedeckt hat, wartet darauf, geöffn\
et zu werden","links.held-own":"Jemand anderes muss es zuerst öffnen","links.pass.next":"Schicke diesen Link an {players}.","links.pass.or":"Du kannst handeln, {players} ebenso. Schicke diesen Link a\
n die Person, die statt dir handeln soll.","links.pass.at-once":"Alle entscheiden gleichzeitig. Schicke diesen Link an {players} und füge die Links ein, die zurückkommen: Die Entscheidungen werden ver\
eint.","links.pass.any":"Schicke diesen Link den anderen.","links.pass.held-own":"Deine Aktion hat etwas aufgedeckt, das du nicht zuerst siehst. Schicke diesen Link weiter: Er öffnet sich auf einem an\
deren Platz.","links.pass.held":"Diesen Link muss ein anderer Platz als der von {player} öffnen. Schicke ihn weiter.","links.pass.finished":"Schicke diesen Link den anderen: Damit sehen alle das Ende\
.","links.move":"Link des Tisches von {players}","links.played":"{player}: {action}","links.played-figure":"{player}: {action} ({figure})","links.note.older":"Dieser Link ist älter als das, was dieser\
 Browser hat. Gezeigt wird der neueste Stand.","links.note.joined":"Die Entscheidungen beider Links wurden vereint.","links.note.line-title":"Von dieser Partie gibt es zwei Fortsetzungen.","links.note\
.line":"Jemand ist zurückgegangen und hat anders weitergespielt. Dieser Browser bleibt bei der Fortsetzung, die er kennt. Frage die anderen, welche gilt.","links.note.line-switch":"Mit der anderen Fo\
rtsetzung weiterspielen","links.note.several":"Dieser Browser hat die Schlüssel von {seats}. Wer ihn benutzt, kann alle diese Hände sehen.","links.as":"Am Tisch als","links.not-stored":"Dieser Brows\
er behält nichts. Kopiere deine Links selbst, sonst ist der Tisch verloren, wenn die Seite geschlossen wird.","links.compare":"Sind wir in derselben Partie?","links.compare-hint":"Alle, die an dersel\
ben Stelle derselben Partie sind, sehen diese Zeichen. Vergleicht sie im Zweifel.","links.guarded":"Der Dienst kennt den neuesten Stand dieser Partie: Niemand kann zurückgehen, und „Aktualisieren“ zei\
gt, was andere getan haben.","links.unguarded":"Der Dienst behält nichts von dieser Partie. Der Tisch ist so neu wie der letzte Link, der hier geöffnet wurde.","links.spectators":"Ein Link zum Zusch\
auen","links.spectators-hint":"Wer keinen Platz hat, sieht, was jetzt offen liegt.","links.keys":"Schlüssel und Links","links.given":"Dieser Browser hat noch Links, die für andere gemacht wurden.","\
links.given-open":"Diese Links zeigen","links.forget":"Diesen Tisch vergessen","links.forget-hint":"Das nimmt den Tisch und Ihren Schlüssel aus diesem Browser. Ohne den Schlüssel kann niemand den Plat\
z spielen.","links.forget-anyway":"Mit dem Schlüssel vergessen","links.reissue.own":"Ist dein Link in falsche Hände geraten, nimm einen neuen Schlüssel. Er gilt vom nächsten Link an.","links.reiss\
ue.own-do":"Neuen Schlüssel nehmen","links.reissue.referee":"Wer seinen Schlüssel verloren hat, bekommt einen neuen Link für den Platz. Er gilt vom nächsten Link an.","links.reissue.for":"Neuer Li\
nk für {player}","links.referee.unseal":"Für eine Korrektur braucht es den ganzen Stand. Wer ihn öffnet, sieht alle Hände, und am Tisch bleibt vermerkt, dass er geöffnet wurde.","links.referee.un\
seal-do":"Alle Hände öffnen","links.referee.default":"Für {player} spielen","links.problem.sealing-not-configured":"Hier kann nicht per Link gespielt werden. Wer den Dienst betreibt, muss ihm Schlü\
ssel geben. An einem Gerät geht alles.","links.problem.seal-broken":"Der Link ist beschädigt oder kommt von einem anderen Dienst. Bitte noch einmal darum.","links.problem.key-refused":"Der Schlüssel\
 dieses Links oder dieses Browsers gehört nicht zu diesem Tisch oder wurde ersetzt. Bitte um einen neuen Link für den Platz.","links.problem.branched":"Aktualisiere: Der Tisch zeigt, was seitdem ges\
pielt wurde.","links.problem.held":"Schicke den Link zuerst jemand anderem, der ihn öffnet.","links.problem.table-unknown":"Der Dienst kennt diesen Tisch nicht mehr; die Partie kann nicht weitergehen\
."};var Gl={"setup.dealer.service-hint-by-link":"shuffles; nobody knows the cards.","setup.dealer.table-hint-by-link":"The cards lie on a real table; there is one more link, to enter what is turned up.","\
place.title":"Where you play","place.device":"On this device","place.device-hint":"It goes from hand to hand, or all look at it.","place.quick":"By link, quick","place.quick-hint":"Everybody plays in \
a browser of their own. You get a link for each seat and pass it on.","place.fair":"By link, fair","place.fair-hint":"The others make keys of their own first and send you their join codes. Nobody can \
look into another hand.","place.quick-warning":"Whoever starts a game in this way gets the links of all seats, and could see everything. Choose “fair” where that matters.","place.mine":"Your own s\
eat","place.nobody":"None: I only set up","place.codes":"Join codes","place.codes-hint":"Send the invitation to the others. Each gets a code of 43 characters from it and sends it to you.","place.invit\
ation":"Invitation","place.code":"Join code of {player}","place.code-wrong":"This is not a join code: it has 43 letters, digits, - and _.","place.code-twice":"Another player has this code already. Eac\
h seat needs one of its own.","place.held":"Nobody sees first what their own action turns up","place.held-hint":"It opens in another player’s browser. So nobody can try an action, look, and go back.",
"place.referee":"With a referee","place.referee-hint":"There is one more link, for a referee, who rules when something goes wrong and gives a seat a new link when one is lost.","seats.title":"Pass the\
 links on","seats.lead":"Send each player their own link, and nobody else’s. It is opened once; the player’s browser keeps the key.","seats.warning":"Whoever has a link has that seat. You have all\
 of these links, and could see everything.","seats.link":"Link of {player}","seats.guests":"They have keys of their own already. All of them get the same link.","seats.forget":"All sent: forget these \
links","seats.go":"To the table","join.title":"Your join code","join.lead":"Send this code to whoever starts the game. It gives nothing away, and makes one seat yours.","join.code":"Join code","join.h\
int":"The key that belongs to it is in this browser only. Open the link of the table in this browser, too.","join.another":"Make another code","join.paste-hint":"When the game has been started, you ge\
t the link of the table.","join.open":"Get a join code …","links.title":"Play by link","links.tables":"Your tables","links.paste":"Paste a link","links.paste-title":"Links from others","links.paste-\
hint":"A newer link brings the table up to date. Choices that were made at the same time are joined; several links may be pasted at once.","links.open":"Open","links.broken":"This is no whole link of \
a table. Copy it once more, from its beginning to its end.","links.copy":"Copy","links.share":"Share","links.qr":"QR code","links.qr-too-long":"This link is too long for a QR code.","links.close":"Clo\
se","links.holder.r":"Referee","links.holder.t":"The table","links.you":"You are {player}","links.watching":"You are watching","links.again":"Look again","links.again-hint":"Ask the service for the ta\
ble once more","links.turn":"It is your turn","links.finished":"The game is over","links.held":"What {player} has turned up waits to be opened","links.held-own":"Another player has to open it first","\
links.pass.next":"Send this link to {players}.","links.pass.or":"You may act, and so may {players}. Send this link to whoever is to act instead of you.","links.pass.at-once":"All choose at the same ti\
me. Send this link to {players}, and paste the links that come back: the choices are joined.","links.pass.any":"Send this link to the others.","links.pass.held-own":"Your action has turned something u\
p that you do not see first. Send this link to another player: it opens there.","links.pass.held":"This link has to be opened by a player other than {player}, with a seat’s key. Send it on.","links.\
pass.finished":"Send this link to the others: with it everybody sees the end.","links.move":"Link of the table of {players}","links.played":"{player}: {action}","links.played-figure":"{player}: {actio\
n} ({figure})","links.note.older":"That link is older than what this browser has. The newest one is shown.","links.note.joined":"The choices of both links have been joined.","links.note.line-title":"T\
here are two lines of this game.","links.note.line":"Somebody has gone back and played on in another way. This browser keeps to the line that it knows. Ask the others which one counts.","links.note.li\
ne-switch":"Go on with the other line","links.note.several":"This browser has the keys of {seats}. Whoever uses it can see all of these hands.","links.as":"Sit at the table as","links.not-stored":"Thi\
s browser keeps nothing. Copy your links yourself, or the table is lost when the page is closed.","links.compare":"Are we in the same game?","links.compare-hint":"All who are at the same point of the \
same game see these characters. Compare them if in doubt.","links.guarded":"The service keeps the newest point of this game: nobody can go back, and “Look again” shows what others have done.","lin\
ks.unguarded":"The service keeps nothing of this game. The table is as new as the last link that was opened here.","links.spectators":"A link for spectators","links.spectators-hint":"Whoever has no se\
at sees what lies open, as it is now.","links.keys":"Keys and links","links.given":"This browser still has links that were made for others.","links.given-open":"Show these links","links.forget":"Forge\
t this table","links.forget-hint":"Forgetting it takes the table and your key off this browser. Without the key, nobody can play the seat.","links.forget-anyway":"Forget it with its key","links.reissu\
e.own":"If your seat link has come into wrong hands, take a new key. It holds from the next link on.","links.reissue.own-do":"Take a new key","links.reissue.referee":"A player who has lost the key get\
s a new seat link. It holds from the next link on.","links.reissue.for":"New seat link for {player}","links.referee.unseal":"Correcting the record takes the whole state. Opening it shows you all hands\
, and the table keeps a note that it was opened.","links.referee.unseal-do":"Open all hands","links.referee.default":"Play for {player}","links.problem.sealing-not-configured":"Games cannot be played \
by link here. Whoever runs the service has to give it keys. On one device everything works.","links.problem.seal-broken":"The link is damaged, or comes from another service. Ask for it once more.","li\
nks.problem.key-refused":"The key of this link, or of this browser, does not belong to this table, or has been replaced. Ask for a new seat link.","links.problem.branched":"Look again: the table shows\
 what has been played since.","links.problem.held":"Send the link to another player first, who opens it.","links.problem.table-unknown":"The service no longer knows this table, so the game cannot go o\
n."};var Ul={"setup.dealer.service-hint-by-link":"mélange ; personne ne connaît les cartes.","setup.dealer.table-hint-by-link":"Les cartes sont sur une vraie table ; il y a un lien de plus pour saisir c\
e qui est découvert.","place.title":"Où l’on joue","place.device":"Sur cet appareil","place.device-hint":"Il passe de main en main, ou tous le regardent.","place.quick":"Par lien, rapide","place.q\
uick-hint":"Chacun joue dans son propre navigateur. Vous recevez un lien par place et le transmettez.","place.fair":"Par lien, équitable","place.fair-hint":"Les autres créent d’abord leur propre clé \
et vous envoient leur code. Personne ne peut voir la main d’autrui.","place.quick-warning":"Qui commence ainsi reçoit les liens de toutes les places et pourrait tout voir. Choisissez « équitable » s\
i cela importe.","place.mine":"Votre place","place.nobody":"Aucune : je prépare seulement","place.codes":"Codes de participation","place.codes-hint":"Envoyez l’invitation aux autres. Chacun y reçoit\
 un code de 43 caractères et vous l’envoie.","place.invitation":"Invitation","place.code":"Code de {player}","place.code-wrong":"Ce n’est pas un code de participation : il a 43 lettres, chiffres, -\
 et _.","place.code-twice":"Une autre personne a déjà ce code. Il en faut un par place.","place.held":"Personne ne voit en premier ce que découvre sa propre action","place.held-hint":"Cela s’ouvre \
dans le navigateur d’une autre personne. Ainsi, personne ne peut essayer une action, regarder et revenir en arrière.","place.referee":"Avec un arbitre","place.referee-hint":"Il y a un lien de plus,\
 pour un arbitre, qui tranche quand quelque chose va mal et donne un nouveau lien à une place si le sien est perdu.","seats.title":"Transmettre les liens","seats.lead":"Envoyez à chaque personne son \
propre lien, et aucun autre. Il s’ouvre une fois ; son navigateur garde la clé.","seats.warning":"Qui a un lien a la place. Vous avez tous ces liens et pourriez tout voir.","seats.link":"Lien de {\
player}","seats.guests":"Ces personnes ont déjà leur propre clé. Toutes reçoivent le même lien.","seats.forget":"Tout est envoyé : oublier ces liens","seats.go":"À la table","join.title":"Votr\
e code de participation","join.lead":"Envoyez ce code à qui commence la partie. Il ne révèle rien et vous attribue une place.","join.code":"Code de participation","join.hint":"La clé correspondante\
 n’est que dans ce navigateur. Ouvrez-y aussi le lien de la table.","join.another":"Créer un autre code","join.paste-hint":"Une fois la partie commencée, vous recevez le lien de la table.","join.o\
pen":"Obtenir un code de participation…","links.title":"Jouer par lien","links.tables":"Vos tables","links.paste":"Coller un lien","links.paste-title":"Liens des autres","links.paste-hint":"Un lien \
plus récent met la table à jour. Les choix simultanés sont réunis ; on peut coller plusieurs liens à la fois.","links.open":"Ouvrir","links.broken":"Ce n’est pas le lien complet d’une table. Cop\
iez-le encore une fois, du début à la fin.","links.copy":"Copier","links.share":"Partager","links.qr":"Code QR","links.qr-too-long":"Ce lien est trop long pour un code QR.","links.close":"Fermer","l\
inks.holder.r":"Arbitre","links.holder.t":"La table","links.you":"Vous êtes {player}","links.watching":"Vous regardez","links.again":"Actualiser","links.again-hint":"Demander encore une fois la table\
 au service","links.turn":"C’est votre tour","links.finished":"La partie est terminée","links.held":"Ce que {player} a découvert attend d’être ouvert","links.held-own":"Une autre personne doit \
l’ouvrir d’abord","links.pass.next":"Envoyez ce lien à {players}.","links.pass.or":"Vous pouvez agir, et {players} aussi. Envoyez ce lien à qui doit agir à votre place.","links.pass.at-once":"T\
ous choisissent en même temps. Envoyez ce lien à {players} et collez les liens qui reviennent : les choix sont réunis.","links.pass.any":"Envoyez ce lien aux autres.","links.pass.held-own":"Votre \
action a découvert quelque chose que vous ne voyez pas en premier. Envoyez ce lien à une autre personne : il s’y ouvre.","links.pass.held":"Ce lien doit être ouvert depuis une autre place que cel\
le de {player}. Transmettez-le.","links.pass.finished":"Envoyez ce lien aux autres : il montre la fin à tous.","links.move":"Lien de la table de {players}","links.played":"{player} : {action}","lin\
ks.played-figure":"{player} : {action} ({figure})","links.note.older":"Ce lien est plus ancien que ce que connaît ce navigateur. Le plus récent est affiché.","links.note.joined":"Les choix des deu\
x liens ont été réunis.","links.note.line-title":"Il y a deux suites de cette partie.","links.note.line":"Quelqu’un est revenu en arrière et a joué autrement. Ce navigateur garde la suite qu’il con\
naît. Demandez aux autres laquelle compte.","links.note.line-switch":"Continuer avec l’autre suite","links.note.several":"Ce navigateur a les clés de {seats}. Qui l’utilise peut voir toutes ces mai\
ns.","links.as":"À la table en tant que","links.not-stored":"Ce navigateur ne garde rien. Copiez vous-même vos liens, sinon la table est perdue quand la page se ferme.","links.compare":"Sommes-nous \
dans la même partie ?","links.compare-hint":"Tous ceux qui sont au même point de la même partie voient ces caractères. Comparez-les en cas de doute.","links.guarded":"Le service garde le point le\
 plus récent de cette partie : personne ne peut revenir en arrière, et « Actualiser » montre ce que les autres ont fait.","links.unguarded":"Le service ne garde rien de cette partie. La table e\
st aussi récente que le dernier lien ouvert ici.","links.spectators":"Un lien pour le public","links.spectators-hint":"Qui n’a pas de place voit ce qui est visible de tous, tel quel en ce moment.",
"links.keys":"Clés et liens","links.given":"Ce navigateur a encore des liens faits pour d’autres.","links.given-open":"Afficher ces liens","links.forget":"Oublier cette table","links.forget-hint":"\
Cela retire la table et votre clé de ce navigateur. Sans la clé, personne ne peut jouer la place.","links.forget-anyway":"Oublier, avec la clé","links.reissue.own":"Si votre lien est tombé en de ma\
uvaises mains, prenez une nouvelle clé. Elle vaut à partir du prochain lien.","links.reissue.own-do":"Prendre une nouvelle clé","links.reissue.referee":"Qui a perdu sa clé reçoit un nouveau lien de\
 place. Il vaut à partir du prochain lien.","links.reissue.for":"Nouveau lien de place pour {player}","links.referee.unseal":"Pour corriger l’enregistrement, il faut tout l’état. L’ouvrir vous montre\
 toutes les mains, et la table garde la marque qu’elle a été ouverte.","links.referee.unseal-do":"Ouvrir toutes les mains","links.referee.default":"Jouer pour {player}","links.problem.sealing-not-\
configured":"On ne peut pas jouer par lien ici. Celui qui exploite le service doit lui donner des clés. Sur un seul appareil, tout fonctionne.","links.problem.seal-broken":"Le lien est abîmé ou vient\
 d’un autre service. Demandez-le encore une fois.","links.problem.key-refused":"La clé de ce lien, ou de ce navigateur, n’appartient pas à cette table ou a été remplacée. Demandez un nouveau lien de\
 place.","links.problem.branched":"Actualisez : la table montre ce qui a été joué depuis.","links.problem.held":"Envoyez d’abord le lien à une autre personne, qui l’ouvre.","links.problem.tab\
le-unknown":"Le service ne connaît plus cette table ; la partie ne peut pas continuer."};var Zn=["en","fr","de"],Ah={en:{...Fl,...Gl},fr:{...Hl,...Ul},de:{...Il,...Wl}},Mh=Object.fromEntries(Zn.map(e=>[e,Object.assign({},Ah[e],...Object.values(T).map(t=>t.words[e]))]));function Vl(e){let t=Mh[e],
n=(s,o={})=>{let r=t[s];return r===void 0?(console.error(`no words in ${e} for ${s}`),s):r.replace(/\{(\w+)\}/g,(a,l)=>l in o?String(o[l]):a)};return n.language=e,n}function Kl(e=navigator.languages){
return e.map(n=>n.slice(0,2).toLowerCase()).find(n=>Zn.includes(n))??"en"}var Eh={en:"English",fr:"Français",de:"Deutsch"};function Jl({t:e,language:t,setLanguage:n,scheme:s,setScheme:o,go:r,screen:a}){return i`
        <header class="bar">
            <button type="button" class="brand" onClick=${()=>r("start")} aria-current=${a==="start"?"page":void 0}>
                <${Ch} /><span>Gavel</span><span class="visually-hidden"> – ${e("header.home")}</span>
            </button>
            <div class="bar-end">
                <label class="compact">
                    <span class="visually-hidden">${e("header.language")}</span>
                    <select name="language" value=${t} onChange=${l=>n(l.target.value)}>
                        ${Zn.map(l=>i`<option value=${l} lang=${l} selected=${l===t}>${Eh[l]}</option>`)}
                    </select>
                </label>
                <label class="compact">
                    <span class="visually-hidden">${e("header.scheme")}</span>
                    <select name="scheme" value=${s} onChange=${l=>o(l.target.value)}>
                        ${["auto","light","dark"].map(l=>i`<option value=${l} selected=${l===s}>${e(`header.scheme.${l}`)}</option>`)}
                    </select>
                </label>
            </div>
        </header>
    `}var Ch=()=>i`
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
        <rect x="4" y="26" width="24" height="3" rx="1" />
        <g transform="rotate(-40 15 14)">
            <rect x="6" y="9" width="14" height="9" rx="1.5" /><rect x="4" y="8" width="3" height="11" rx="1" />
            <rect x="19" y="8" width="3" height="11" rx="1" /><rect x="12" y="18" width="2.6" height="13" rx="1" />
        </g>
    </svg>
`;var bt=new URL("..",import.meta.url),Vt=new URL("table",bt).href,Yn=()=>location.href.split(/[?#]/)[0],Kt=()=>Yn()===Vt||Yn().startsWith(`${Vt}/`),ie=()=>Kt()?Vt:Yn();function Qn(){return Kt()?Yn().slice(
Vt.length).replace(/^\//,""):location.hash.startsWith("#/")?location.hash.slice(2):""}function Do(e){return e===""?ie():Kt()?`${Vt}/${e}`:`${ie()}#/${e}`}function Zl(){let e=document.querySelector("li\
nk[rel=icon]");e!==null&&(e.href=e.href)}function G(e,t){let[n,s]=g({value:null,of:[],problem:null});return A(()=>{let o=!0;return e().then(r=>o&&s({value:r,of:t,problem:null}),r=>o&&s({value:null,of:t,problem:r})),()=>{o=!1}},t),n}var No=da(
{current:!0});function O(...e){let t=B(null),n=fa(No);return A(()=>{if(!n.current){n.current=!0;return}let s=t.current;if(s===null)return;s.focus({preventScroll:!0});let{top:o,bottom:r}=s.getBoundingClientRect();
(o<0||r>innerHeight)&&s.scrollIntoView({block:"nearest"})},e),t}function R(){A(()=>window.scrollTo(0,0),[])}var Q=(e,t)=>e.filter(n=>n.pointer===t||n.pointer?.startsWith(`${t}/`));function q({name:e,label:t,hint:n,errors:s=[],control:o,children:r}){let a=`field-${e}`,l=[n&&`${a}-hint`,s.length>0&&`${a}-erro\
rs`].filter(Boolean).join(" "),c={id:a,name:e,"aria-invalid":s.length>0?"true":void 0,"aria-describedby":l||void 0};return i`
        <div class="field ${s.length>0?"invalid":""}">
            <label for=${a}>${t}</label>
            ${n&&i`<p class="hint" id="${a}-hint">${n}</p>`}
            <div class="control">${o(c)}${r}</div>
            <${Io} id="${a}-errors" errors=${s} />
        </div>
    `}var Io=({id:e,errors:t})=>t.length>0&&i`<ul class="errors" id=${e} data-errors>${t.map(n=>i`<li><${Ze} text=${n.detail} /></li>`)}</ul>`,U=({choices:e,value:t,onChange:n,...s})=>i`
    <select ...${s} onChange=${o=>n(e[o.target.selectedIndex][0])}>
        ${e.map(([o,r])=>i`<option key=${o} value=${String(o)} selected=${o===t}>${r}</option>`)}
    </select>
`,Ze=({text:e})=>e.split(/`([^`]+)`/).map((t,n)=>n%2===1?i`<code>${t}</code>`:t);function Yl(e){e?.querySelector('[aria-invalid="true"], .invalid :is(button, input, select, textarea):enabled')?.focus()}function D({problem:e,t,errors:n,hint:s,plain:o}){if(!e)return null;let r=e.problem??{},a=n??r.errors??r.violations??[];return i`
        <div class="problem" role="alert" data-problem=${r.type??e.name}>
            <strong>${r.title??t(e instanceof X?"problem.unreachable":"problem.here")}</strong>
            ${(s||r.detail)&&i`<p>${s||r.detail}</p>`}
            ${!r.type&&e.message&&i`<p>${e.message}</p>`}
            ${o&&i`<p data-plainly>${o}</p>`}
            ${a.length>0&&i`<ul>${a.map(l=>i`<li><${Ph} error=${l} /></li>`)}</ul>`}
        </div>
    `}var Ph=({error:e})=>i`
    <${Ze} text=${e.detail} />
    ${e.pointer&&i` <code class="pointer">${e.pointer}</code>`}
    ${e.clause&&i`<p class="clause">${e.clause}</p>`}
`;function yt({refusal:e,table:t,view:n}){let s=B(null);if(A(()=>s.current?.scrollIntoView({block:"nearest"}),[e]),e===null)return null;let{t:o}=t,{problem:r}=e,a=r.kind==="illegal-action";return i`
        <div ref=${s}>
            ${a?i`<${Fo} document=${r.problem} game=${t.game} t=${o} view=${n} />`:i`<${D} problem=${r} t=${o} />`}
        </div>
    `}function Fo({document:e,game:t,t:n,view:s,instead:o=[]}){let{violations:r,legal_actions:a}=e,l=a.length>0?a:o;return i`
        <div class="refusal" role="alert" data-refusal>
            <h3>${e.title}</h3>
            <ul>${r.map(c=>i`
                <li data-code=${c.code}>
                    <p>${c.detail}</p>
                    ${c.clause&&i`<blockquote class="clause" data-clause=${c.rule}>${c.clause}</blockquote>`}
                    ${c.against?.length>0&&i`<ul data-against=${c.against.length}>${c.against.map(d=>i`<li data-code=${d.code}>${d.detail}</li>`)}</ul>`}
                </li>`)}
            </ul>
            ${l.length>0&&i`
                <p class="small">${n("refusal.legal")}</p>
                <ul class="small legal-list">${l.slice(0,8).map(c=>i`<li>${Th(c,t,n,s)}</li>`)}
                    ${l.length>8&&i`<li>${n("refusal.more",{n:l.length-8})}</li>`}</ul>`}
        </div>
    `}function Th(e,t,n,s){if(e.amount?.minimum!==void 0){let r=e.amount.minimum===e.amount.maximum?"refusal.bid.exactly":"refusal.bid";return n(r,{player:e.player,...e.amount})}let o=Object.values(e).
find(r=>r?.count!==void 0);return o?n("reveal.due",{n:o.count,of:o.count}):t.label(e,n,s)}function Oh(e,t){let n;try{n=JSON.parse(e)}catch(o){throw new Error(`${t("import.no-json")} ${o.message}`)}let s=n?.game??n?.state?.game;if(!(s in T))throw new Error(t("import.no-game"));if(!Array.isArray(
n.actions))throw new Error(t("import.no-actions"));return{game:s,body:n}}function Ql({t:e,client:t,go:n,enter:s,given:o}){R();let r=O(),[a,l]=g(o??""),[c,d]=g(null),[u,p]=g(null),f=async m=>{d(null),p(
null);try{let{game:$,body:y}=Oh(m,e);p({game:$,body:y,answer:await t.game($).replay(y)})}catch($){d($)}},h=m=>(l(m),f(m));return A(()=>{o&&f(o)},[o]),i`
        <main id="content" class="import" data-screen="import">
            <h1 ref=${r} tabindex="-1">${e("import.title")}</h1>
            <p>${e("import.lead")}</p>
            <form class="sheet" onSubmit=${m=>{m.preventDefault(),f(a)}}>
                <div class="field">
                    <label for="import-file">${e("import.file")}</label>
                    <input id="import-file" name="file" type="file" accept="application/json,.json" onChange=${async({target:m})=>m.files[0]&&h(await m.files[0].text())} />
                </div>
                <div class="field">
                    <label for="import-text">${e("import.text")}</label>
                    <textarea id="import-text" name="transcript" class="code" rows="8" spellcheck="false" value=${a} onInput=${m=>l(m.target.value)} />
                </div>
                <div class="row end">
                    <button type="button" onClick=${()=>n("start")}>${e("back")}</button>
                    <button type="submit" class="primary" data-verify>${e("import.verify")}</button>
                </div>
            </form>
            <${D} problem=${c} t=${e} />
            ${u&&i`<${Lh} ...${u} t=${e} enter=${s} />`}
        </main>
    `}function Lh({game:e,body:t,answer:n,t:s,enter:o}){let{position:r,applied:a,refused:l,history_matches:c,scores_match:d}=n,{game:u,actions:p,history:f,scores:h,...m}=t,$=l===null&&c!==!1&&d!==!1,y=()=>o(
{game:e,start:m,actions:p.slice(0,a),cursor:a});return i`
        <section class="verdict-box ${$?"sound":"broken"}" role="status" data-verdict=${$?"sound":"broken"} data-applied=${a}>
            <h2>${s($?"import.sound":"import.broken")}</h2>
            <p>${s("import.applied",{applied:a,of:p.length})} ${r.finished?s("import.finished"):""}</p>
            ${c!==null&&i`<p data-history=${String(c)}>${s(c?"import.history":"import.no-history")}</p>`}
            ${d!==null&&i`<p data-scores=${String(d)}>${s(d?"import.scores":"import.no-scores")}</p>`}
            ${l!==null&&i`
                <p data-refused-index=${l.index}>${s("import.refused",{n:l.index+1})} <code>${JSON.stringify(p[l.index])}</code></p>
                <${zh} problem=${l.problem} game=${T[e]} t=${s} position=${r} />`}
            <button type="button" class="primary" data-open onClick=${y}>${s($?"import.open":"import.open-last")}</button>
        </section>
    `}var zh=({problem:e,game:t,t:n,position:s})=>e.type==="/problems/illegal-action"?i`<${Fo} document=${e} game=${t} t=${n} view=${s.state} instead=${s.legal_actions} />`:i`<${D} problem=${{problem:e}} t=${n} />`;var Bh=e=>e/2**32|0,Rh=e=>e>>>0;function Xl(e,t,n,s){let o=Bh(n),r=Rh(n);e.setUint32(t,s?r:o,s),e.setUint32(t+4,s?o:r,s)}function ec(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name==="Uint8Array"&&"BYTES_PER_ELEMENT"in e&&e.BYTES_PER_ELEMENT===1}var Ho=e=>e?`"${e}" `:"";function qh(e,t=""){if(typeof e!=
"number")throw new TypeError(Ho(t)+"expected number, got "+typeof e);if(!Number.isSafeInteger(e)||e<0)throw new RangeError(Ho(t)+"expected integer >= 0, got "+e);return e}function Wo(e,t,n=""){if(ec(e)&&(t===void 0||e.length===t))return e;t!==void 0&&qh(t,"length");let s=ec(e),o=t!==void 0?` of length ${t}`:"",r=s?`length=${e.length}`:`type=${typeof e}`,a=Ho(n)+"expect\
ed Uint8Array"+o+", got "+r;throw s?new RangeError(a):new TypeError(a)}var Dh=(e,t)=>{if(e===null||typeof e!="object"||Array.isArray(e))throw new TypeError((t==="object"?"":`"${t}" `)+"expected object, got type="+typeof e)},tc=(e,t)=>{Dh(e,t);let n=Object.getPrototypeOf(
e);if(n!==Object.prototype&&n!==null)throw new TypeError(`"${t}" expected plain object`);if(Object.hasOwn(e,"__proto__"))throw new TypeError(`"${t}.__proto__" is not allowed`)};function Go(e,t=!0){if(e.
destroyed)throw new Error("hash was destroyed");if(t&&e.finished)throw new Error("digest() was already called")}function nc(e,t){Wo(e,void 0,"output");let n=t.outputLen;if(!(e.length>=n))throw new RangeError(
'"output" expected length >= '+n)}function Uo(...e){for(let t=0;t<e.length;t++)e[t].fill(0)}function Xn(e){return new DataView(e.buffer,e.byteOffset,e.byteLength)}function pe(e,t){return e<<32-t|e>>>t}function Nh(e,t,n="opts"){return tc(e,"defaults"),t!==void 0&&tc(t,n),Object.assign(Object.create(null),e,t)}function sc(e,t={}){if(typeof e!="function")throw new TypeError('"hashCons" expected functi\
on, got type='+typeof e);t=Nh({},t,"info");let n=(o,r)=>e(r).update(o).digest(),s=e(void 0);return n.outputLen=s.outputLen,n.blockLen=s.blockLen,n.canXOF=s.canXOF,n.create=o=>e(o),Object.assign(n,t),Object.
freeze(n)}var oc=e=>({oid:Uint8Array.from([6,9,96,134,72,1,101,3,4,2,e])});function rc(e,t,n){return e&t^~e&n}function ac(e,t,n){return e&t^e&n^t&n}var es=class{blockLen;outputLen;canXOF=!1;padOffset;isLE;buffer;view;finished=!1;length=0;pos=0;destroyed=!1;constructor(t,n,s,o){
this.blockLen=t,this.outputLen=n,this.padOffset=s,this.isLE=o,this.buffer=new Uint8Array(t),this.view=Xn(this.buffer)}update(t){Go(this),Wo(t);let{view:n,buffer:s,blockLen:o}=this,r=t.length,a=!1;for(let l=0;l<
r;){let c=Math.min(o-this.pos,r-l);if(c===o){let d=Xn(t);for(;o<=r-l;l+=o)this.process(d,l);a=!0;continue}s.set(l===0&&c===r?t:t.subarray(l,l+c),this.pos),this.pos+=c,l+=c,this.pos===o&&(this.process(
n,0),this.pos=0,a=!0)}return this.length+=t.length,a&&this.roundClean(),this}digestInto(t){Go(this),nc(t,this),this.finished=!0;let{buffer:n,view:s,blockLen:o,isLE:r}=this,{pos:a}=this;n[a++]=128,n.fill(
0,a),this.padOffset>o-a&&(this.process(s,0),n.fill(0)),Xl(s,o-8,this.length*8,r),this.process(s,0),this.roundClean();let l=t===n?s:Xn(t),c=this.outputLen,d=c/4,u=this.get();if(c%4||d>u.length)throw new Error(
"invalid outputLen");for(let p=0;p<d;p++)l.setUint32(4*p,u[p],r)}digest(){let{buffer:t,outputLen:n}=this;this.digestInto(t);let s=t.slice(0,n);return this.destroy(),s}_cloneIntoMeta(t){let{buffer:n,length:s,
finished:o,destroyed:r,pos:a}=this;return t.destroyed=r,t.finished=o,t.length=s,t.pos=a,a&&t.buffer.set(n),t}clone(){return this._cloneInto()}},ic=Uint32Array.from([1779033703,3144134277,1013904242,2773480762,
1359893119,2600822924,528734635,1541459225]);var Ih=Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,
4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,
1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,
1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298]),je=new Uint32Array(64),Vo=class extends es{A=0;B=0;C=0;D=0;E=0;F=0;G=0;H=0;constructor(t,n){super(64,
t,8,!1),this.A=n[0]|0,this.B=n[1]|0,this.C=n[2]|0,this.D=n[3]|0,this.E=n[4]|0,this.F=n[5]|0,this.G=n[6]|0,this.H=n[7]|0}get(){let{A:t,B:n,C:s,D:o,E:r,F:a,G:l,H:c}=this;return[t,n,s,o,r,a,l,c]}set(t,n,s,o,r,a,l,c){
this.A=t|0,this.B=n|0,this.C=s|0,this.D=o|0,this.E=r|0,this.F=a|0,this.G=l|0,this.H=c|0}_cloneInto(t){return(t||=new this.constructor).set(...this.get()),this._cloneIntoMeta(t)}process(t,n){for(let p=0;p<
16;p++,n+=4)je[p]=t.getUint32(n,!1);for(let p=16;p<64;p++){let f=je[p-15],h=je[p-2],m=pe(f,7)^pe(f,18)^f>>>3,$=pe(h,17)^pe(h,19)^h>>>10;je[p]=$+je[p-7]+m+je[p-16]|0}let{A:s,B:o,C:r,D:a,E:l,F:c,G:d,H:u}=this;
for(let p=0;p<64;p++){let f=pe(l,6)^pe(l,11)^pe(l,25),h=u+f+rc(l,c,d)+Ih[p]+je[p]|0,$=(pe(s,2)^pe(s,13)^pe(s,22))+ac(s,o,r)|0;u=d,d=c,c=l,l=a+h|0,a=r,r=o,o=s,s=h+$|0}s=s+this.A|0,o=o+this.B|0,r=r+this.
C|0,a=a+this.D|0,l=l+this.E|0,c=c+this.F|0,d=d+this.G|0,u=u+this.H|0,this.set(s,o,r,a,l,c,d,u)}roundClean(){Uo(je)}destroy(){this.destroyed=!0,this.set(0,0,0,0,0,0,0,0),Uo(this.buffer)}},Ko=class extends Vo{constructor(){
super(32,ic)}};var lc=sc(()=>new Ko,oc(1));var Fh=32,Hh=/^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/,kt=()=>dc(crypto.getRandomValues(new Uint8Array(Fh))),Ye=e=>dc(lc(Wh(e))),cc=e=>Hh.test(e),wt=(e,t)=>`gvs1.${e}.${t}`,uc=e=>e.split(".")[1];function dc(e){
return btoa(String.fromCharCode(...e)).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function Wh(e){let t=atob(e.replaceAll("-","+").replaceAll("_","/"));return Uint8Array.from(t,n=>n.charCodeAt(
0))}var Yo=(e,t)=>t.some(n=>e instanceof n),pc,fc;function Gh(){return pc||(pc=[IDBIndex,IDBObjectStore,IDBCursor,IDBDatabase,IDBTransaction])}function Uh(){return fc||(fc=["advance","continue","continueP\
rimaryKey"].map(e=>IDBCursor.prototype[e]))}var Qo=new WeakMap,Jo=new WeakMap,ts=new WeakMap;function Vh(e){let t=new Promise((n,s)=>{let o=()=>{e.removeEventListener("success",r),e.removeEventListener(
"error",a)},r=()=>{n(Qe(e.result)),o()},a=()=>{s(e.error),o()};e.addEventListener("success",r),e.addEventListener("error",a)});return ts.set(t,e),t}function Kh(e){if(Qo.has(e))return;let t=new Promise(
(n,s)=>{let o=()=>{e.removeEventListener("complete",r),e.removeEventListener("error",a),e.removeEventListener("abort",a)},r=()=>{n(),o()},a=()=>{s(e.error||new DOMException("AbortError","AbortError")),
o()};e.addEventListener("complete",r),e.addEventListener("error",a),e.addEventListener("abort",a)});Qo.set(e,t)}var Xo={get(e,t,n){if(e instanceof IDBTransaction){if(t==="done")return Qo.get(e);if(t===
"store")return n.objectStoreNames[1]?void 0:n.objectStore(n.objectStoreNames[0])}return Qe(e[t])},set(e,t,n){return e[t]=n,!0},has(e,t){return e instanceof IDBTransaction&&(t==="done"||t==="store")?!0:
t in e}};function gc(e){Xo=e(Xo)}function Jh(e){return Uh().includes(e)?function(...t){return e.apply(er(this),t),Qe(this.request)}:function(...t){return Qe(e.apply(er(this),t))}}function Zh(e){return typeof e==
"function"?Jh(e):(e instanceof IDBTransaction&&Kh(e),Yo(e,Gh())?new Proxy(e,Xo):e)}function Qe(e){if(e instanceof IDBRequest)return Vh(e);if(Jo.has(e))return Jo.get(e);let t=Zh(e);return Object.is(t,e)||
(Jo.set(e,t),ts.set(t,e)),t}var er=e=>ts.get(e);function bc(e,t,{blocked:n,upgrade:s,blocking:o,terminated:r}={}){let a=indexedDB.open(e,t),l=Qe(a);return s&&a.addEventListener("upgradeneeded",c=>{s(Qe(
a.result),c.oldVersion,c.newVersion,Qe(a.transaction),c)}),n&&a.addEventListener("blocked",c=>n(c.oldVersion,c.newVersion,c)),l.then(c=>{r&&c.addEventListener("close",()=>r()),o&&c.addEventListener("v\
ersionchange",d=>o(d.oldVersion,d.newVersion,d))}).catch(()=>{}),l}var Yh=["get","getKey","getAll","getAllKeys","count"],Qh=["put","add","delete","clear"],Zo={};function hc(e,t){if(!(e instanceof IDBDatabase&&!(t in e)&&typeof t=="string"))return;if(Zo[t])return Zo[t];
let n=t.replace(/FromIndex$/,""),s=t!==n,o=Qh.includes(n);if(!(n in(s?IDBIndex:IDBObjectStore).prototype)||!(o||Yh.includes(n)))return;let r=async function(a,...l){let c=this.transaction(a,o?"readwrit\
e":"readonly"),d=c.store;return s&&(d=d.index(l.shift())),(await Promise.all([d[n](...l),o&&c.done]))[0]};return Zo[t]=r}gc(e=>({...e,get:(t,n,s)=>hc(t,n)||e.get(t,n,s),has:(t,n)=>!!hc(t,n)||e.has(t,n)}));
var Xh=["advance","continue","continuePrimaryKey"],mc={},tr=new WeakMap,yc=new WeakMap,em={get(e,t){if(!Xh.includes(t))return e[t];let n=mc[t];return n||(n=mc[t]=function(...s){tr.set(this,yc.get(this)[t](
...s))}),n}};async function*tm(...e){let t=this;if(t instanceof IDBCursor||(t=await t.openCursor(...e)),!t)return;t=t;let n=new Proxy(t,em);for(yc.set(n,t),ts.set(n,er(t));t;)yield n,t=await(tr.get(n)||
t.continue()),tr.delete(n)}function $c(e,t){return t===Symbol.asyncIterator&&Yo(e,[IDBIndex,IDBObjectStore,IDBCursor])||t==="iterate"&&Yo(e,[IDBIndex,IDBObjectStore])}gc(e=>({...e,get(t,n,s){return $c(
t,n)?tm:e.get(t,n,s)},has(t,n){return $c(t,n)||e.has(t,n)}}));var kc="gavel.game",wc="gavel.tables",nm="earlier";async function xc(e){let[t,n]=[vc(kc),vc(wc)];if(!nr(t)&&n===null)return;let s=e.transaction(["games","tables"],"readwrite"),o=async(d,u)=>await d.get(
u.id)??d.put(u),r=Date.now(),{start:a,actions:l,cursor:c}=t??{};await Promise.all([nr(t)&&o(s.objectStore("games"),{id:nm,game:t.game,name:"",start:a,actions:l,cursor:c,created:r,changed:r,finished:!1}),
...Object.values(n??{}).filter(d=>typeof d?.id=="string").map(d=>o(s.objectStore("tables"),d)),s.done]),nr(t)&&localStorage.removeItem(kc),localStorage.removeItem(wc)}var nr=e=>typeof e?.game=="string"&&
Array.isArray(e.actions)&&Number.isInteger(e.cursor)&&!!e.start;function vc(e){try{return JSON.parse(localStorage.getItem(e)??"null")}catch{return null}}var sm="gavel",om=1,rm=3e3,am=["games","tables","steps","answers"],ns=null;function sr(){return ns??=Promise.race([im(),lm()]).catch(e=>{throw ns=null,e}),ns}async function im(){let e=()=>{ns=null},t=await bc(
sm,om,{upgrade(n){am.filter(s=>!n.objectStoreNames.contains(s)).forEach(s=>n.createObjectStore(s,{keyPath:"id"}))},blocking(n,s,o){o.target.close(),e()},terminated:e});return await xc(t),t}var lm=()=>new Promise(
(e,t)=>setTimeout(()=>t(new Error("the database does not open")),rm));var or=!1,rr=new Set;function ar(e){or||(or=!0,console.info(`kept in memory only: ${e}`),rr.forEach(t=>t()))}function Sc(e){return or&&e(),rr.add(e),()=>rr.delete(e)}var vt=class{#e;#t=new Map;constructor(t){this.#e=t}async all(){return[...(await this.#n(s=>s.getAll(),[])).filter(({id:s})=>!this.#t.has(s)),...[...this.#t.values()].filter(s=>s!==null)]}async get(t){
return this.#t.has(t)?this.#t.get(t):await this.#n(n=>n.get(t),null)??null}put=t=>this.change(t.id,()=>t);remove=t=>this.change(t,()=>null);async change(t,n){let s=this.#t.get(t)??null;try{let o=(await sr()).
transaction(this.#e,"readwrite");o.done.catch(()=>{}),s=this.#t.has(t)?s:await o.store.get(t)??null;let r=n(s);return r===null?await o.store.delete(t):r!==void 0&&await o.store.put(r),await o.done,this.#t.
delete(t),!0}catch(o){ar(o);let r=n(s);return r!==void 0&&this.#t.set(t,r),!1}}async#n(t,n){try{return await t((await sr()).transaction(this.#e).store)}catch(s){return ar(s),n}}};var ir="gavel.";function qe(e){try{return JSON.parse(localStorage.getItem(ir+e))}catch{return null}}function we(e,t){try{return t===null?localStorage.removeItem(ir+e):localStorage.setItem(ir+e,JSON.stringify(
t)),!0}catch{return!1}}function _c(e){e==="auto"?delete document.documentElement.dataset.scheme:document.documentElement.dataset.scheme=e}var ss=new vt("tables"),lr="join-secrets",cm=3,Ac=60,Mc=async()=>(await ss.all()).sort((e,t)=>t.changed-e.changed),xt=e=>ss.get(e);async function re(e){let[t,n]=[e.told.slice(-Ac),e.played.slice(-Ac)];
return ss.put({...e,told:t,played:n,changed:Date.now()})}var Ec=e=>ss.remove(e),St=async()=>qe(lr)??[];async function Cc(e){return we(lr,[e,...await St()].slice(0,cm))}async function Pc(e){we(lr,(await St()).
filter(t=>t!==e))}var cr="#join",um=/^[a-z0-9-]{1,64}$/,dm=/^[A-Za-z0-9_.-]{1,20000}$/,pm=/^gvs1\.[1-9rt]\.[A-Za-z0-9_-]{43}$/;function _t(e,{game:t,token:n,key:s}){let o=new URLSearchParams({game:t,token:n,...s!==void 0&&
{key:s}});return`${e}#${o}`}var Tc=e=>e+cr,Jt=e=>e===cr||/^#(?:game|token|key)=/.test(e);function fm(e){if(e===cr)return{invitation:!0};let t=new URLSearchParams(e.slice(1)),[n,s,o]=["game","token","k\
ey"].map(a=>t.getAll(a).length>1?null:t.get(a));return!([...t.keys()].every(a=>["game","token","key"].includes(a))&&t.getAll("key").length<2)||!um.test(n??"")||!dm.test(s??"")?null:o===null?{game:n,token:s}:
pm.test(o)?{game:n,token:s,key:o}:null}function os(e){let n=(e.match(/#[^\s<>"]*/g)??[]).filter(Jt).map(fm);return n.length===0||n.includes(null)?null:n}function At({t:e,open:t,hint:n}){let[s,o]=g(""),[r,a]=g(!1);return i`
        <form class="paste" novalidate onSubmit=${async c=>{c.preventDefault();let d=os(s);a(d===null),d!==null&&(o(""),await t(d))}}>
            <div class="field ${r?"invalid":""}">
                <label for="paste-link">${e("links.paste")}</label>
                ${n&&i`<p class="hint" id="paste-hint">${n}</p>`}
                <div class="control">
                    <input id="paste-link" name="link" type="text" autocomplete="off" spellcheck="false" value=${s}
                        aria-invalid=${r?"true":void 0} aria-describedby=${[n&&"paste-hint",r&&"paste-errors"].filter(Boolean).join(" ")||void 0}
                        onInput=${c=>o(c.target.value)} />
                    <button type="submit" data-open-link>${e("links.open")}</button>
                </div>
                ${r&&i`<p class="errors" id="paste-errors" role="alert" data-errors>${e("links.broken")}</p>`}
            </div>
        </form>
    `}function Oc({t:e,go:t,open:n}){R();let s=O(),[o,r]=g(""),[a,l]=g(!0),c=async()=>{let d=kt();l(await Cc(d)),r(Ye(d))};return A(()=>{St().then(([d])=>d?r(Ye(d)):c())},[]),i`
        <main id="content" class="import join" data-screen="join">
            <h1 ref=${s} tabindex="-1">${e("join.title")}</h1>
            <div class="sheet">
                <p>${e("join.lead")}</p>
                <${hm} code=${o} t=${e} />
                ${!a&&i`<p class="warning" role="alert">${e("links.not-stored")}</p>`}
                <p class="hint">${e("join.hint")}</p>
                <div><button type="button" class="quiet" data-another-code onClick=${c}>${e("join.another")}</button></div>
                <${At} t=${e} open=${n} hint=${e("join.paste-hint")} />
                <div class="row end"><button type="button" onClick=${()=>t("start")}>${e("back")}</button></div>
            </div>
        </main>
    `}function hm({code:e,t}){let[n,s]=g("");return i`
        <div class="field">
            <label for="join-code">${t("join.code")}</label>
            <div class="control">
                <input id="join-code" name="code" type="text" readonly class="code" value=${e} onFocus=${o=>o.target.select()} />
                <button type="button" class="primary" data-copy-code onClick=${async()=>s(await Te(e)?e:"")}>
                    ${t(n!==""&&n===e?"copied":"links.copy")}</button>
                ${"share"in navigator&&i`<button type="button" data-share onClick=${()=>navigator.share({text:e}).catch(()=>{})}>${t("links.share")}</button>`}
            </div>
        </div>
    `}var mm=["sealing-not-configured","seal-broken","key-refused","branched","held","table-unknown"],ur=(e,t)=>mm.includes(e?.kind)?t(`links.problem.${e.kind}`):void 0,Xe=({problem:e,t})=>i`<${D} problem=${e} t=${t} plain=${ur(
e,t)} />`;var De=({players:e},t,n)=>e[Number(t)-1]??n(`links.holder.${t}`),[Mt,Lc]=["r","t"];function zc({kept:e,view:t,finished:n,sheet:s,t:o,again:r,busy:a,callReferee:l}){let c=s?.rulesets.find(({id:p})=>p===t.ruleset)?.name??t.ruleset,d=T[e.game].turns?"play.turn-number":"play.round",u=s?.
name??"";return i`
        <div class="play-bar">
            <div class="play-title">
                ${n?i`<strong>${u}</strong>`:i`<h1>${u}</h1>`} <span class="soft wide">${c}</span>
                ${!n&&i` <span class="round">${o(d,{round:t.round})}</span>`}
            </div>
            <div class="row tight">
                <span class="sits" data-as-now=${e.as??""}>${e.as===null?o("links.watching"):o("links.you",{player:De(e,e.as,o)})}</span>
                ${e.as===Mt&&i`<button type="button" data-referee title=${o("ruling.hint")} onClick=${l}>
                    <span aria-hidden="true">⚖</span> <span class="wide">${o("ruling.open")}</span></button>`}
                <button type="button" data-again disabled=${a} title=${o("links.again-hint")} onClick=${r}>
                    <span aria-hidden="true">⟳</span> <span class="wide">${o("links.again")}</span></button>
            </div>
        </div>
    `}function et({log:e,t}){let n=e.at(-1);return i`
        <section class="log" aria-labelledby="log-title">
            <h2 id="log-title" class="small">${t("log.title")}</h2>
            <p class="visually-hidden" role="status" aria-live="polite">${n?.text??""}</p>
            <ol reversed class="events" tabindex="0" aria-labelledby="log-title">
                ${e.map((s,o)=>i`<li key=${o} data-event-type=${s.type} value=${o+1}>${s.text}</li>`).reverse()}
            </ol>
        </section>
    `}var jc=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function rs(e,t){let n=t.players.map(({id:s})=>s);return Object.entries(e.at).flatMap(([s,o])=>{let r=e.choices?.[s]??null,a=r==="players"?n:r;return Ne(
t,s).map(([l,c])=>({place:l,value:se(t,l),choices:a,where:{key:o,names:c}}))})}var Zt=(e,t)=>t.filter(([n,s])=>!jc(se(e,n),s)).map(([n,s])=>({op:"replace",path:Yt(n),value:s}));function dr(e,t){let n=structuredClone(
e);for(let{path:s,value:o}of t){let r=s.split("/").slice(1).map(a=>a.replaceAll("~1","/").replaceAll("~0","~"));se(n,r.slice(0,-1))[r.at(-1)]=o}return n}function pr(e,t){return Object.entries(e.at).flatMap(
([n,s])=>Ne(t,n).flatMap(([o,r])=>{let a=$m(se(t,o),e.kind);if(a===null)return[];let l=r.length>0&&(r.at(-1)===a||n.endsWith("/*")&&bm(o.at(-1)));return[{value:a,place:o,where:{key:s,names:l?r.slice(0,
-1):r}}]}))}function qc(e,t,n,s){let o=pr(e,t),r=(e.unseen??[]).flatMap(p=>Ne(t,p).map(([f])=>({value:se(t,f),place:f,where:null}))),a=ym(Bc(e,t,n).map($e));for(let{value:p}of[...o,...r])a.set($e(p),(a.
get($e(p))??0)-1);let l=new Map;for(let p of Bc(e,t,n))a.get($e(p))>0&&l.set($e(p),{value:p,place:null,where:null});for(let p of r.reverse())l.set($e(p.value),p);let c=Nc(e,t),d=p=>Yt(p.slice(0,-1)),u=new Map;
for(let p of o)d(p.place)===d(s.place)&&c.has(d(p.place))||u.set(JSON.stringify([$e(p.value),p.where]),p);return[...l.values(),...u.values()].filter(({value:p})=>!jc(p,s.value))}function Dc(e,t,n,s){let o=[
[n.place,Rc(se(t,n.place),s.value)]],r=new Map([[$e(n.value),s.value]]);s.place!==null&&(o.push([s.place,Rc(se(t,s.place),n.value)]),r.set($e(s.value),n.value));for(let[u]of(e.follow??[]).flatMap(p=>Ne(
t,p))){let p=$e(se(t,u));r.has(p)&&o.push([u,r.get(p)])}let a=Nc(e,t),l=new Map,c=[];for(let[u,p]of o){let f=Yt(u.slice(0,-1));if(!a.has(f)){c.push([u,p]);continue}l.has(f)||l.set(f,[u.slice(0,-1),[...se(
t,u.slice(0,-1))]]),l.get(f)[1][Number(u.at(-1))]=p}let d=[...l.values()].map(([u,p])=>[u,p.sort((f,h)=>f-h)]);return Zt(t,[...d,...c])}function Nc(e,t){return new Set((e.ascending??[]).flatMap(n=>Ne(
t,n).map(([s])=>Yt(s))))}function Bc(e,t,n){let{components:s}=n,o=t.options[e.of];return(Array.isArray(o)?o:(s[t.ruleset]??s)[e.of]).map(a=>a?.id??a)}function $m(e,t){if(e===null||typeof e!="object")return e;
let{kind:n=t,...s}=e;return n!==t?null:Object.keys(s).join()==="value"?s.value:s}function Rc(e,t){return e===null||typeof e!="object"?t:{...e,...typeof t=="object"?t:{value:t}}}function Ic(e,t,n){return n.
flatMap(s=>{let o=s.split("/").length,r=e.flatMap(a=>{let l=Object.keys(a.at).flatMap(c=>Ne(t,c.split("/").slice(0,o).join("/"))).find(([c])=>Yt(c)===s)?.[1];return l===void 0?[]:[[a,l]]});return r.length===
1?r:[]})}function Ne(e,t){return Fc(e,t.split("/").slice(1),[],[])}function Fc(e,t,n,s){if(t.length===0)return[[n,s]];let[o,...r]=t;return gm(e).filter(([a])=>o==="*"||o===a).flatMap(([a,l,c])=>Fc(c,r,
[...n,a],o==="*"?[...s,l]:s))}function gm(e){return Array.isArray(e)?e.map((t,n)=>[String(n),String(t?.id??t?.tile??n+1),t]):e===null||typeof e!="object"?[]:Object.entries(e).map(([t,n])=>[t,t,n])}var se=(e,t)=>t.
reduce((n,s)=>n[s],e),bm=e=>/^\d+$/.test(e),Yt=e=>e.map(t=>`/${t.replaceAll("~","~0").replaceAll("/","~1")}`).join(""),$e=e=>e!==null&&typeof e=="object"?JSON.stringify(Object.entries(e).sort()):e;function ym(e){
let t=new Map;for(let n of e)t.set(n,(t.get(n)??0)+1);return t}function ve(e,{game:t,t:n}){return typeof e=="boolean"?n(e?"yes":"no"):t.said?.(e,n)??String(e)}function xe(e,t){if(e===null)return"";let n=e.names.map(o=>ve(o,t)).join(", ");if(e.key==="")return n;let s=t.
t(e.key,{at:n});return n===""||s.includes(n)?s:`${n}, ${s}`}function Ie({record:e,state:t,game:n,t:s}){let{corrections:o=[],forfeits:r=[],penalties:a=[]}=e??{},l=[...o.map(c=>[c.ply,"correction",s("record.correction",{what:km(c,t,n,s),reason:c.reason})]),...r.
map(c=>[c.ply,"forfeit",s("record.forfeit",{player:c.seat,reason:c.reason})]),...a.map(c=>[c.ply,"penalty",s("record.penalty",{player:c.seat,points:fr(c.points),reason:c.reason})])].sort(([c],[d])=>c-
d);return l.length===0?null:i`
        <section class="referee-record" aria-labelledby="referee-record-title" data-referee-record>
            <h2 class="small" id="referee-record-title">${s("record.title")}</h2>
            <ul>${l.map(([c,d,u])=>i`<li key=${c} data-record=${d}>${u}</li>`)}</ul>
        </section>
    `}function km({paths:e},t,n,s){let o=Ic(n.corrections??[],t,e).map(([r,a])=>wm(s(r.name),xe({key:"",names:a},{game:n,t:s})));return o.length>0?[...new Set(o)].join("; "):s("record.something")}var wm=(e,t)=>t===
""?e:`${e} (${t})`,fr=e=>e<0?`−${-e}`:`+${e}`;function Et({sheet:e,state:t,game:n,t:s}){let o=(e.referee?.forfeits??[]).map(({seat:u})=>u),{standings:r,winners:a,decided_by:l,unit:c,rulings:d}=e;return i`
        <div class="scoresheet" data-scoresheet>
            <p class="verdict" role="status">
                <strong>${a.length===0?s("scores.nobody"):s(a.length>1?"scores.winners":"scores.winner",{names:a.join(", ")})}</strong>
                <span class="soft" data-decided-by=${l}>${s(`scores.by.${l}`)}</span>
            </p>
            <ol class="standings">
                ${r.map(u=>i`
                    <li key=${u.player} class="standing ${u.winner?"winner":""}" data-standing=${u.player} data-total=${u.total}>
                        <div class="standing-head">
                            <span class="rank" aria-label=${s("scores.rank",{rank:u.rank})}>${u.rank}</span>
                            <h2>${u.player}</h2>
                            ${o.includes(u.player)&&i`<span class="soft" data-has-forfeited>${s("scores.forfeited")}</span>`}
                            <span class="total"><strong>${u.total}</strong> <span class="soft">${s(`unit.${c}`)}</span></span>
                        </div>
                        <div class="breakdown"><${n.Breakdown} sheet=${e} standing=${u} t=${s} /></div>
                        ${u.penalties!==void 0&&i`
                            <p class="penalties" data-penalties=${u.penalties}>
                                <span>${s("scores.penalties",{points:fr(u.penalties)})}</span>
                                <strong>${s("scores.together",{sum:String(u.total+u.penalties).replace("-","−"),unit:s(`unit.${c}`)})}</strong>
                            </p>`}
                        <p class="tiebreak soft">${s("scores.tiebreak",{figures:u.tiebreak.join(", ")})}</p>
                    </li>`)}
            </ol>
            ${t&&i`<${Ie} record=${e.referee} state=${t} game=${n} t=${s} />`}
            <details class="rulings">
                <summary>${s("scores.rulings",{n:d.length})}</summary>
                <div class="scrolling" tabindex="0" role="region" aria-label=${s("scores.rulings",{n:d.length})}><table>
                    <thead><tr><th scope="col">${s("scores.ruling")}</th><th scope="col">${s("scores.value")}</th><th scope="col">${s("scores.why")}</th></tr></thead>
                    <tbody>${d.map(u=>i`
                        <tr><th scope="row">${u.id}<br /><code>${u.option}</code></th><td><code>${JSON.stringify(u.value)}</code></td><td>${u.why}</td></tr>`)}
                    </tbody>
                </table></div>
            </details>
        </div>
    `}var tt=(e=>(e[e.Border=-1]="Border",e[e.Data=0]="Data",e[e.Function=1]="Function",e[e.Position=2]="Position",e[e.Timing=3]="Timing",e[e.Alignment=4]="Alignment",e))(tt||{}),vm=[0,1],Wc=[1,0],Gc=[2,3],
Uc=[3,2],xm={L:vm,M:Wc,Q:Gc,H:Uc},Sm=/^\d*$/,_m=/^[A-Z0-9 $%*+./:-]*$/,hr="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:",br=1,yr=40,Hc=3,Am=3,as=40,Mm=10,Vc=[[-1,7,10,15,20,26,18,20,24,30,18,20,24,26,
30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,
28,28],[-1,13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,
30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]],Kc=[[-1,1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],[-1,1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,
11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],[-1,1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],[-1,1,1,2,4,4,
4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]],mr=class{constructor(t,n,s,o){if(this.version=t,this.ecc=n,t<br||t>yr)throw new RangeError("Versio\
n value out of range");if(o<-1||o>7)throw new RangeError("Mask value out of range");this.size=t*4+17;let r=Array.from({length:this.size}).fill(!1);for(let l=0;l<this.size;l++)this.modules.push(r.slice()),
this.types.push(r.map(()=>0));this.drawFunctionPatterns();let a=this.addEccAndInterleave(s);if(this.drawCodewords(a),o===-1){let l=1e9;for(let c=0;c<8;c++){this.applyMask(c),this.drawFormatBits(c);let d=this.
getPenaltyScore();d<l&&(o=c,l=d),this.applyMask(c)}}this.mask=o,this.applyMask(o),this.drawFormatBits(o)}size;mask;modules=[];types=[];getModule(t,n){return t>=0&&t<this.size&&n>=0&&n<this.size&&this.
modules[n][t]}drawFunctionPatterns(){for(let s=0;s<this.size;s++)this.setFunctionModule(6,s,s%2===0,tt.Timing),this.setFunctionModule(s,6,s%2===0,tt.Timing);this.drawFinderPattern(3,3),this.drawFinderPattern(
this.size-4,3),this.drawFinderPattern(3,this.size-4);let t=this.getAlignmentPatternPositions(),n=t.length;for(let s=0;s<n;s++)for(let o=0;o<n;o++)s===0&&o===0||s===0&&o===n-1||s===n-1&&o===0||this.drawAlignmentPattern(
t[s],t[o]);this.drawFormatBits(0),this.drawVersion()}drawFormatBits(t){let n=this.ecc[1]<<3|t,s=n;for(let r=0;r<10;r++)s=s<<1^(s>>>9)*1335;let o=(n<<10|s)^21522;for(let r=0;r<=5;r++)this.setFunctionModule(
8,r,Se(o,r));this.setFunctionModule(8,7,Se(o,6)),this.setFunctionModule(8,8,Se(o,7)),this.setFunctionModule(7,8,Se(o,8));for(let r=9;r<15;r++)this.setFunctionModule(14-r,8,Se(o,r));for(let r=0;r<8;r++)
this.setFunctionModule(this.size-1-r,8,Se(o,r));for(let r=8;r<15;r++)this.setFunctionModule(8,this.size-15+r,Se(o,r));this.setFunctionModule(8,this.size-8,!0)}drawVersion(){if(this.version<7)return;let t=this.
version;for(let s=0;s<12;s++)t=t<<1^(t>>>11)*7973;let n=this.version<<12|t;for(let s=0;s<18;s++){let o=Se(n,s),r=this.size-11+s%3,a=Math.floor(s/3);this.setFunctionModule(r,a,o),this.setFunctionModule(
a,r,o)}}drawFinderPattern(t,n){for(let s=-4;s<=4;s++)for(let o=-4;o<=4;o++){let r=Math.max(Math.abs(o),Math.abs(s)),a=t+o,l=n+s;a>=0&&a<this.size&&l>=0&&l<this.size&&this.setFunctionModule(a,l,r!==2&&
r!==4,tt.Position)}}drawAlignmentPattern(t,n){for(let s=-2;s<=2;s++)for(let o=-2;o<=2;o++)this.setFunctionModule(t+o,n+s,Math.max(Math.abs(o),Math.abs(s))!==1,tt.Alignment)}setFunctionModule(t,n,s,o=tt.
Function){this.modules[n][t]=s,this.types[n][t]=o}addEccAndInterleave(t){let n=this.version,s=this.ecc;if(t.length!==is(n,s))throw new RangeError("Invalid argument");let o=Kc[s[0]][n],r=Vc[s[0]][n],a=Math.
floor($r(n)/8),l=o-a%o,c=Math.floor(a/o),d=[],u=Rm(r);for(let f=0,h=0;f<o;f++){let m=t.slice(h,h+c-r+(f<l?0:1));h+=m.length;let $=jm(m,u);f<l&&m.push(0),d.push(m.concat($))}let p=[];for(let f=0;f<d[0].
length;f++)d.forEach((h,m)=>{(f!==c-r||m>=l)&&p.push(h[f])});return p}drawCodewords(t){if(t.length!==Math.floor($r(this.version)/8))throw new RangeError("Invalid argument");let n=0;for(let s=this.size-
1;s>=1;s-=2){s===6&&(s=5);for(let o=0;o<this.size;o++)for(let r=0;r<2;r++){let a=s-r,c=(s+1&2)===0?this.size-1-o:o;!this.types[c][a]&&n<t.length*8&&(this.modules[c][a]=Se(t[n>>>3],7-(n&7)),n++)}}}applyMask(t){
if(t<0||t>7)throw new RangeError("Mask value out of range");for(let n=0;n<this.size;n++)for(let s=0;s<this.size;s++){let o;switch(t){case 0:o=(s+n)%2===0;break;case 1:o=n%2===0;break;case 2:o=s%3===0;
break;case 3:o=(s+n)%3===0;break;case 4:o=(Math.floor(s/3)+Math.floor(n/2))%2===0;break;case 5:o=s*n%2+s*n%3===0;break;case 6:o=(s*n%2+s*n%3)%2===0;break;case 7:o=((s+n)%2+s*n%3)%2===0;break;default:throw new Error(
"Unreachable")}!this.types[n][s]&&o&&(this.modules[n][s]=!this.modules[n][s])}}getPenaltyScore(){let t=0;for(let r=0;r<this.size;r++){let a=!1,l=0,c=[0,0,0,0,0,0,0];for(let d=0;d<this.size;d++)this.modules[r][d]===
a?(l++,l===5?t+=Hc:l>5&&t++):(this.finderPenaltyAddHistory(l,c),a||(t+=this.finderPenaltyCountPatterns(c)*as),a=this.modules[r][d],l=1);t+=this.finderPenaltyTerminateAndCount(a,l,c)*as}for(let r=0;r<this.
size;r++){let a=!1,l=0,c=[0,0,0,0,0,0,0];for(let d=0;d<this.size;d++)this.modules[d][r]===a?(l++,l===5?t+=Hc:l>5&&t++):(this.finderPenaltyAddHistory(l,c),a||(t+=this.finderPenaltyCountPatterns(c)*as),
a=this.modules[d][r],l=1);t+=this.finderPenaltyTerminateAndCount(a,l,c)*as}for(let r=0;r<this.size-1;r++)for(let a=0;a<this.size-1;a++){let l=this.modules[r][a];l===this.modules[r][a+1]&&l===this.modules[r+
1][a]&&l===this.modules[r+1][a+1]&&(t+=Am)}let n=0;for(let r of this.modules)n=r.reduce((a,l)=>a+(l?1:0),n);let s=this.size*this.size,o=Math.ceil(Math.abs(n*20-s*10)/s)-1;return t+=o*Mm,t}getAlignmentPatternPositions(){
if(this.version===1)return[];{let t=Math.floor(this.version/7)+2,n=this.version===32?26:Math.ceil((this.version*4+4)/(t*2-2))*2,s=[6];for(let o=this.size-7;s.length<t;o-=n)s.splice(1,0,o);return s}}finderPenaltyCountPatterns(t){
let n=t[1],s=n>0&&t[2]===n&&t[3]===n*3&&t[4]===n&&t[5]===n;return(s&&t[0]>=n*4&&t[6]>=n?1:0)+(s&&t[6]>=n*4&&t[0]>=n?1:0)}finderPenaltyTerminateAndCount(t,n,s){return t&&(this.finderPenaltyAddHistory(n,
s),n=0),n+=this.size,this.finderPenaltyAddHistory(n,s),this.finderPenaltyCountPatterns(s)}finderPenaltyAddHistory(t,n){n[0]===0&&(t+=this.size),n.pop(),n.unshift(t)}};function _e(e,t,n){if(t<0||t>31||
e>>>t)throw new RangeError("Value out of range");for(let s=t-1;s>=0;s--)n.push(e>>>s&1)}function Se(e,t){return(e>>>t&1)!==0}var Qt=class{constructor(t,n,s){if(this.mode=t,this.numChars=n,this.bitData=
s,n<0)throw new RangeError("Invalid argument");this.bitData=s.slice()}getData(){return this.bitData.slice()}},Em=[1,10,12,14],Cm=[2,9,11,13],Pm=[4,8,16,16];function Jc(e,t){return e[Math.floor((t+7)/17)+
1]}function Zc(e){let t=[];for(let n of e)_e(n,8,t);return new Qt(Pm,e.length,t)}function Tm(e){if(!Yc(e))throw new RangeError("String contains non-numeric characters");let t=[];for(let n=0;n<e.length;){
let s=Math.min(e.length-n,3);_e(Number.parseInt(e.substring(n,n+s),10),s*3+1,t),n+=s}return new Qt(Em,e.length,t)}function Om(e){if(!Qc(e))throw new RangeError("String contains unencodable characters \
in alphanumeric mode");let t=[],n;for(n=0;n+2<=e.length;n+=2){let s=hr.indexOf(e.charAt(n))*45;s+=hr.indexOf(e.charAt(n+1)),_e(s,11,t)}return n<e.length&&_e(hr.indexOf(e.charAt(n)),6,t),new Qt(Cm,e.length,
t)}function Lm(e){return e===""?[]:Yc(e)?[Tm(e)]:Qc(e)?[Om(e)]:[Zc(Bm(e))]}function Yc(e){return Sm.test(e)}function Qc(e){return _m.test(e)}function zm(e,t){let n=0;for(let s of e){let o=Jc(s.mode,t);
if(s.numChars>=1<<o)return Number.POSITIVE_INFINITY;n+=4+o+s.bitData.length}return n}function Bm(e){e=encodeURI(e);let t=[];for(let n=0;n<e.length;n++)e.charAt(n)!=="%"?t.push(e.charCodeAt(n)):(t.push(
Number.parseInt(e.substring(n+1,n+3),16)),n+=2);return t}function $r(e){if(e<br||e>yr)throw new RangeError("Version number out of range");let t=(16*e+128)*e+64;if(e>=2){let n=Math.floor(e/7)+2;t-=(25*
n-10)*n-55,e>=7&&(t-=36)}return t}function is(e,t){return Math.floor($r(e)/8)-Vc[t[0]][e]*Kc[t[0]][e]}function Rm(e){if(e<1||e>255)throw new RangeError("Degree out of range");let t=[];for(let s=0;s<e-
1;s++)t.push(0);t.push(1);let n=1;for(let s=0;s<e;s++){for(let o=0;o<t.length;o++)t[o]=gr(t[o],n),o+1<t.length&&(t[o]^=t[o+1]);n=gr(n,2)}return t}function jm(e,t){let n=t.map(s=>0);for(let s of e){let o=s^
n.shift();n.push(0),t.forEach((r,a)=>n[a]^=gr(r,o))}return n}function gr(e,t){if(e>>>8||t>>>8)throw new RangeError("Byte out of range");let n=0;for(let s=7;s>=0;s--)n=n<<1^(n>>>7)*285,n^=(t>>>s&1)*e;return n}
function qm(e,t,n=1,s=40,o=-1,r=!0){if(!(br<=n&&n<=s&&s<=yr)||o<-1||o>7)throw new RangeError("Invalid value");let a,l;for(a=n;;a++){let p=is(a,t)*8,f=zm(e,a);if(f<=p){l=f;break}if(a>=s)throw new RangeError(
"Data too long")}for(let p of[Wc,Gc,Uc])r&&l<=is(a,p)*8&&(t=p);let c=[];for(let p of e){_e(p.mode[0],4,c),_e(p.numChars,Jc(p.mode,a),c);for(let f of p.getData())c.push(f)}let d=is(a,t)*8;_e(0,Math.min(
4,d-c.length),c),_e(0,(8-c.length%8)%8,c);for(let p=236;c.length<d;p^=253)_e(p,8,c);let u=Array.from({length:Math.ceil(c.length/8)},()=>0);return c.forEach((p,f)=>u[f>>>3]|=p<<7-(f&7)),new mr(a,t,u,o)}
function Xc(e,t){let{ecc:n="L",boostEcc:s=!1,minVersion:o=1,maxVersion:r=40,maskPattern:a=-1,border:l=1}=t||{},c=typeof e=="string"?Lm(e):Array.isArray(e)?[Zc(e)]:void 0;if(!c)throw new Error(`uqr onl\
y supports encoding string and binary data, but got: ${typeof e}`);let d=qm(c,xm[n],o,r,a,s),u=Dm({version:d.version,maskPattern:d.mask,size:d.size,data:d.modules,types:d.types},l);return t?.invert&&(u.
data=u.data.map(p=>p.map(f=>!f))),t?.onEncoded?.(u),u}function Dm(e,t=1){if(!t)return e;let{size:n}=e,s=n+t*2;e.size=s,e.data.forEach(r=>{for(let a=0;a<t;a++)r.unshift(!1),r.push(!1)});for(let r=0;r<t;r++)
e.data.unshift(Array.from({length:s},a=>!1)),e.data.push(Array.from({length:s},a=>!1));let o=tt.Border;e.types.forEach(r=>{for(let a=0;a<t;a++)r.unshift(o),r.push(o)});for(let r=0;r<t;r++)e.types.unshift(
Array.from({length:s},a=>o)),e.types.push(Array.from({length:s},a=>o));return e}var Nm=4;function eu({text:e,label:t}){let n=Im(e);if(n===null)return null;let{size:s,data:o}=n,r=o.flatMap((a,l)=>a.flatMap((c,d)=>c?[`M${d} ${l}h1v1h-1z`]:[]));return i`<svg class="qr" role="img" aria-label=${t} viewBox="0 0 ${s} ${s}" shape-rendering="crispEdges"><path d=${r.
join("")} /></svg>`}function Im(e){try{return Xc(e,{ecc:"L",border:Nm})}catch{return null}}function Ae({url:e,name:t,t:n,kind:s}){let[o,r]=g(""),a=B(null),[l,c]=g(!1),d=()=>{c(!0),a.current.showModal()};return i`
        <div class="link-box" data-link-kind=${s}>
            <input type="text" readonly class="code" aria-label=${t} value=${e} data-url onFocus=${u=>u.target.select()} />
            <div class="row tight">
                <button type="button" class="primary" data-copy-link aria-label=${`${n("links.copy")}: ${t}`}
                    onClick=${async()=>r(await Te(e)?e:"")}>${n(o===e?"copied":"links.copy")}</button>
                ${"share"in navigator&&i`<button type="button" data-share aria-label=${`${n("links.share")}: ${t}`}
                    onClick=${()=>navigator.share({title:t,url:e}).catch(()=>{})}>${n("links.share")}</button>`}
                <button type="button" data-scan aria-label=${`${n("links.qr")}: ${t}`} onClick=${d}>${n("links.qr")}</button>
            </div>
            <dialog ref=${a} class="qr-dialog" aria-label=${t} onClose=${()=>c(!1)}>
                ${l&&i`
                    <p><strong>${t}</strong></p>
                    <${Fm} url=${e} name=${t} t=${n} />
                    <button type="button" data-close-qr onClick=${()=>a.current.close()}>${n("links.close")}</button>`}
            </dialog>
        </div>
    `}function Fm({url:e,name:t,t:n}){return Ge(()=>eu({text:e,label:`${n("links.qr")}: ${t}`}),[e,t])??i`<p>${n("links.qr-too-long")}</p>`}function ls({token:e,head:t,view:n,actions:s}){let o=s.findLastIndex(a=>a.action!==null||a.player==="referee"),r=s.slice(o+1);return{token:e,head:t,settled:r.length>0?r[0].ply-1:n.ply,pending:r.length}}
function tu({place:e,heads:t},n){if(n.settled>e.settled)return"newer";let s=n.settled===e.settled?e.head:t[n.settled];return s!==void 0&&s!==n.head?"line":n.settled<e.settled?"older":n.token===e.token?
"same":n.pending>0&&e.pending>0?"choices":n.pending>=e.pending?"newer":"older"}var Xt={since:0},Hm=/^[1-9r]$/;async function nu(e,{game:t,token:n,key:s}){let o=e.game(t),r=await o.sealed(n,s).view(Xt),a=await xt(r.table)??kr(t,r),l=s===void 0?await Wm(o,n,a):Ct(a,s),c=wr(l),d=c===
s?r:await o.sealed(n,c).view(Xt);return Um(e,l,d)}async function nt(e,t){let n=await Ee(e,t).view(Xt);return en(t,n,null)}async function su(e,t,n){let s=await Ee(e,t).act(n);return ru(e,t,s,null)}async function ou(e,t,n){
let s=await e.game(t.game).sealed(n,wr(t)).view(Xt);return en({...t,heads:{},told:[],played:[]},s,null)}function kr(e,{table:t,view:n,...s}){return{...{id:t,game:e,players:n.players.map(r=>r.id),keys:{},
as:null,heads:{},told:[],played:[],given:{},changed:0},...au({view:n,actions:[],...s})}}function Ct(e,t){let n=uc(t);return{...e,keys:{...e.keys,[n]:t},as:n}}var wr=({keys:e,as:t})=>t===null?void 0:e[t],
Me=({players:e,as:t})=>e[Number(t)-1]??null,cs=e=>e.able&&e.toAct.includes(Me(e)??(e.as===Lc?"table":null)),Ee=(e,t)=>e.game(t.game).sealed(t.place.token,wr(t));async function Wm(e,t,n){if(n.as!==null)
return n;for(let s of await St())for(let o of n.players.keys()){let r=wt(o+1,s);if(await Gm(e,t,r))return await Pc(s),Ct(n,r)}return n}async function Gm(e,t,n){try{return await e.sealed(t,n).view(),!0}catch(s){
if(s.kind==="key-refused")return!1;throw s}}async function Um(e,t,n){let s=ls(n);switch(t.changed===0?"newer":tu(t,s)){case"older":return{...await nt(e,t),note:"older"};case"line":return{...await nt(e,
t),note:"line",other:n.token};case"choices":return Vm(e,t,n);default:return en(t,n,null)}}async function Vm(e,t,n){let{token:s}=n;if(!Hm.test(t.as??""))return ls(n).pending>t.place.pending?en(t,n,null):
nt(e,t);try{return await ru(e,t,await Ee(e,t).merge([s]),"joined")}catch(o){if(o.kind!=="invalid-request")throw o;return{...await nt(e,t),note:"line",other:s}}}async function ru(e,t,n,s){let o={...t,place:{
...t.place,token:n.token}};await re(o);let r=await Ee(e,o).view(Xt);return en(o,{...r,events:[...n.events,...r.events]},s)}async function en(e,t,n){let s={...e,...au(t)};s.heads={...e.heads,[s.place.settled]:s.
place.head},s.told=t.events.length>0?[...e.told,{ply:t.view.ply,events:t.events}]:e.told;let o=new Set(e.played.map(({ply:a})=>a)),r=t.actions.filter(({ply:a})=>a<=s.place.settled);return s.played=[...e.
played,...r.filter(({ply:a})=>!o.has(a))],{kept:s,answer:t,note:n,stored:await re(s)}}function au(e){let{to_act:t,held:n,finished:s,legal_actions:o}=e;return{place:ls(e),toAct:[...t],able:o===void 0||
o.length>0,heldBy:n?.by??null,finished:s}}function us({kept:e,atOnce:t,t:n}){let{game:s,place:o,players:r}=e,a=_t(ie(),{game:s,token:o.token});return i`
        <div class="pass-on" data-pass-on>
            <p>${Km(e,t,n)}</p>
            <${Ae} url=${a} name=${n("links.move",{players:r.join(", ")})} t=${n} kind="move" />
        </div>
    `}function Km(e,t,n){let{heldBy:s,finished:o,toAct:r}=e,a=Me(e),l=r.filter(c=>c!==a&&c!=="table").join(", ");return o?n("links.pass.finished"):s!==null?n(s===a?"links.pass.held-own":"links.pass.he\
ld",{player:s}):l===""?n("links.pass.any"):t?n("links.pass.at-once",{players:l}):n(cs(e)?"links.pass.or":"links.pass.next",{players:l})}function ds({told:e,played:t},n,s){let o=new Set(e.map(({ply:a})=>a)),r=t.filter(({ply:a})=>!o.has(a)).map(a=>({ply:a.ply,events:[Jm(a,n,s)]}));return[...e,...r].sort((a,l)=>a.ply-l.ply).flatMap(({events:a})=>a)}
var ps=({told:e})=>e.flatMap(({events:t})=>t);function Jm({type:e,player:t,action:n},s,o){let r=s?.action_types?.find(({id:c})=>c===e)?.name??e,a=["amount","house"].map(c=>n?.[c]).find(c=>typeof c=="n\
umber"),l=o(a===void 0?"links.played":"links.played-figure",{player:t,action:r,figure:a});return{type:`played-${e}`,text:l}}function iu({opened:e,table:t,bar:n,notes:s,tools:o,go:r}){let{kept:a,answer:l}=e,{game:c,gameSheet:d,t:u,act:p}=t;R();let f=ds(a,d,u),h=O(a.id);return i`
        <main id="content" class="play finished linked" data-screen="scores" data-game=${c.id} data-ply=${l.view.ply} data-to-act="" data-head=${l.head}>
            ${n}
            ${s}
            <h1 ref=${h} tabindex="-1">${u("scores.title")}</h1>
            <${Et} sheet=${l.scores} state=${l.view} game=${c} t=${u} />
            <section class="tool"><${us} kept=${a} atOnce=${!1} t=${u} /></section>
            <div class="row end"><button type="button" class="primary" onClick=${()=>r("setup",{game:c.id})}>${u("scores.again")}</button></div>
            <details class="last-look">
                <summary>${u("scores.board")}</summary>
                ${d&&i`<${c.Board} view=${l.view} gameSheet=${d} legal=${[]} act=${p} t=${u} seat=${null}
                    toAct=${[]} scores=${l.scores} last=${l.events} log=${ps(a)} />`}
            </details>
            ${f.length>0&&i`<${et} log=${f} t=${u} />`}
            ${o}
        </main>
    `}function lu({t:e,go:t,games:n,open:s}){let{value:o}=G(Mc,[]),r=(o??[]).filter(({game:a})=>a in T);return i`
        <section class="by-link" aria-labelledby="by-link-title">
            <h2 id="by-link-title">${e("links.title")}</h2>
            ${r.length>0&&i`
                <ul class="kept-tables" aria-label=${e("links.tables")}>
                    ${r.map(a=>i`<li key=${a.id}><${Zm} kept=${a} games=${n} go=${t} t=${e} /></li>`)}
                </ul>`}
            <${At} t=${e} open=${s} />
            <div><button type="button" class="quiet" data-go="join" onClick=${()=>t("join")}>${e("join.open")}</button></div>
        </section>
    `}function Zm({kept:e,games:t,go:n,t:s}){let o=t?.find(({id:r})=>r===e.game)?.name??e.game;return i`
        <div class="resume kept-table" data-kept=${e.id}>
            <div>
                <h3>${o}</h3>
                <p>${e.players.join(", ")}</p>
                <p data-whose-turn><strong>${vr(e,s)}</strong></p>
            </div>
            <button type="button" class="primary" data-go="linked" aria-label=${`${s("start.resume")}: ${o}, ${e.players.join(", ")}`}
                onClick=${()=>n("linked",{id:e.id})}>${s("start.resume")}</button>
        </div>
    `}function vr(e,t){let{finished:n,heldBy:s,toAct:o}=e,r=Me(e);if(n)return t("links.finished");if(s!==null)return s===r?t("links.held-own"):t("links.held",{player:s});if(cs(e))return t("links.turn");
let a=o.filter(l=>l!==r);return t("play.turn",{player:(a.length>0?a:o).map(l=>l==="table"?t("links.holder.t"):l).join(", ")})}var Ym=["correct","forfeit","penalty"];function cu({game:e,client:t,t:n,choose:s}){let{value:o,problem:r}=G(()=>t.game(e).rules(),[e,t]);return i`
        <p class="soft">${n("advice.lead")}</p>
        <${D} problem=${r} t=${n} />
        ${(o?.irregularities??[]).map(a=>i`
            <details key=${a.id} class="advice" data-irregularity=${a.id}>
                <summary>${a.happened}</summary>
                <p><${Xm} text=${a.advice} t=${n} /></p>
                <p class="soft">${a.reason}</p>
                <div class="row tight">${Qm(a.advice).map(l=>i`
                    <button type="button" key=${l} data-choose=${l} onClick=${()=>s(l)}>${n(`ruling.task.${l}`)}</button>`)}</div>
            </details>`)}
    `}var Qm=e=>Ym.filter(t=>e.includes(`\`${t}\``)),Xm=({text:e,t})=>e.replace(/ \(`(correct|forfeit|default|penalty)`\)/g,"").replace(/`(\w+)`/g,(n,s)=>t(`ruling.word.${s}`));function uu(e,t){return hu(e,t).flatMap(([n,s,o])=>se(t,s).flatMap((r,a)=>{let l=r[e.pile].at(-1);return l===void 0?[]:[{value:l,...fu(n,s,o,a)}]}))}function du(e,t,n){return hu(e,t).flatMap(([s,o,r])=>Array.
from({length:se(t,o).length+1},(a,l)=>({value:null,...fu(s,o,r,l)}))).filter(({place:s})=>s.join("/")!==n.place.join("/"))}function pu(e,t,n,s){let[o,r]=[n,s].map(({place:f})=>f.slice(0,-1)),a=structuredClone(
se(t,o)),l=o.join("/")===r.join("/")?a:structuredClone(se(t,r)),[c,d]=[n,s].map(({place:f})=>Number(f.at(-1))),u=a[c][e.pile].pop();return d===l.length&&l.push({...e.empty,[e.pile]:[]}),l[d][e.pile].push(
u),JSON.stringify(a[c])===JSON.stringify({...a[c],...e.empty,[e.pile]:[]})&&c===a.length-1&&a.pop(),Zt(t,a===l?[[o,a]]:[[o,a],[r,l]])}var fu=(e,t,n,s)=>({place:[...t,String(s)],where:{key:e,names:[...n,
String(s+1)]}}),hu=(e,t)=>Object.entries(e.at).flatMap(([n,s])=>Ne(t,n).map(([o,r])=>[s,o,r]));var xr=e=>({base:e,state:e,patch:[],told:[],figures:[]});function mu(e,t,n,s){let o=n.join("/"),r=rs(t,e.base).find(l=>l.place.join("/")===o),a=e.figures.filter(l=>l.figure.place.join("/")!==o);return{
...e,figures:r.value===s?a:[...a,{kind:t,figure:r,value:s}]}}var fs=e=>e.of!==void 0||e.pile!==void 0,hs=(e,t)=>e.pile===void 0?pr(e,t):uu(e,t),ms=(e,t,n,s)=>e.pile===void 0?qc(e,t,n,s):du(e,t,s);function $u(e,t,n,s,o){
let r=(t.pile===void 0?Dc:pu)(t,e.state,n,s);return{...e,state:dr(e.state,r),patch:[...e.patch,...r],told:[...e.told,o]}}var gu=e=>Zt(e.state,e.figures.map(({figure:t,value:n})=>[t.place,n])),bu=e=>dr(
e.state,gu(e)),yu=e=>[...e.patch,...gu(e)];function wu({kind:e,state:t,words:n,change:s}){let{t:o}=n,r=rs(e,t),a=[...new Set(r.map(ku))],[l,c]=g(e.oneByOne?null:void 0);if(r.length===0)return i`<p>${o("correct.none")}</p>`;let d=r.filter(p=>l===
void 0||ku(p)===l),u=[[null,o("correct.choose")],...a.map(p=>[p,e$(p,n)])];return i`
        ${e.oneByOne&&i`
            <${q} name="group" label=${o("correct.which")}
                control=${p=>i`<${U} ...${p} value=${l} choices=${u} onChange=${c} />`} />`}
        <fieldset class="figures">
            <legend>${o("correct.figures")}</legend>
            ${d.map(p=>i`<${t$} key=${p.place.join("/")} figure=${p} words=${n} change=${s} />`)}
        </fieldset>
    `}var ku=({where:e})=>JSON.stringify(e.names),e$=(e,t)=>JSON.parse(e).map(n=>ve(n,t)).join(", ");function t$({figure:e,words:t,change:n}){let{place:s,value:o,choices:r,where:a}=e,l=d=>i`<${U} ...${d} value=${o} choices=${r.
map(u=>[u,ve(u,t)])} onChange=${u=>n(e,u)} />`,c=d=>i`<input ...${d} type="number" step="1" value=${o}
        onChange=${({target:u})=>u.value!==""&&n(e,Number(u.value))} />`;return i`<${q} name=${`figure-${s.join("-")}`} label=${xe(a,t)} control=${r===null?c:l} />`}function vu({kind:e,state:t,gameSheet:n,
words:s,pair:o,setPair:r,add:a}){let{t:l}=s,c=hs(e,t);if(c.length===0)return i`<p>${l("correct.none")}</p>`;let d=({value:h,where:m})=>[h!==null&&ve(h,s),xe(m,s)].filter(Boolean).join(" · "),u=(h,m)=>[
m,d(h)],p=[null,l("correct.choose")],f=o.wrong===null?[]:ms(e,t,n,c[o.wrong]);return i`
        <${q} name="wrong" label=${l("correct.wrong")}
            control=${h=>i`<${U} ...${h} value=${o.wrong} choices=${[p,...c.map(u)]} onChange=${m=>r({wrong:m,right:null})} />`} />
        ${o.wrong!==null&&i`
            <${q} name="right" label=${l("correct.right")} hint=${e.pile===void 0&&l("correct.right-hint")}
                control=${h=>i`<${U} ...${h} value=${o.right} choices=${[p,...f.map(u)]} onChange=${m=>r({...o,right:m})} />`}>
                <button type="button" data-add disabled=${o.right===null} onClick=${a}>${l("correct.add")}</button>
            <//>`}
    `}function xu({state:e,t,busy:n,send:s}){let o=(e.forfeits??[]).map(({seat:u})=>u),r=e.players.map(({id:u})=>u).filter(u=>!o.includes(u)),[a,l]=g(r[0]??null),[c,d]=g("");return r.length===0?i`<p>${t("fo\
rfeit.all")}</p>`:i`
        <${$s} kind="forfeit" lead=${t("forfeit.lead")} button=${t("forfeit.send")} busy=${n} reason=${c} setReason=${d} t=${t}
            submit=${()=>s({type:"forfeit",seat:a,reason:c})}>
            <${_u} seat=${a} setSeat=${l} seats=${r} t=${t} />
        <//>
    `}function Su({state:e,t,busy:n,send:s}){let o=e.players.map(({id:p})=>p),[r,a]=g(o[0]),[l,c]=g(""),[d,u]=g("");return i`
        <${$s} kind="penalty" lead=${t("penalty.lead")} button=${t("penalty.send")} busy=${n} reason=${d} setReason=${u} t=${t}
            submit=${()=>s({type:"penalty",seat:r,points:Number(l),reason:d})}>
            <${_u} seat=${r} setSeat=${a} seats=${o} t=${t} />
            <${q} name="points" label=${t("penalty.points")} hint=${t("penalty.points-hint")}
                control=${p=>i`<input ...${p} type="number" step="1" required value=${l} onInput=${({target:f})=>c(f.value)} />`} />
        <//>
    `}function $s({kind:e,lead:t,button:n,busy:s,reason:o,setReason:r,submit:a,t:l,children:c}){return i`
        <form class="ruling-form" data-ruling=${e} onSubmit=${d=>{d.preventDefault(),s||a()}}>
            <p class="soft">${t}</p>
            ${c}
            <${q} name="reason" label=${l("ruling.reason")} hint=${l("ruling.reason-hint")}
                control=${d=>i`<input ...${d} type="text" required maxlength="500" value=${o} onInput=${({target:u})=>r(u.value)} />`} />
            <div><button type="submit" class="primary" data-send>${n}</button></div>
        </form>
    `}var _u=({seat:e,setSeat:t,seats:n,t:s})=>i`
    <${q} name="seat" label=${s("ruling.seat")}
        control=${o=>i`<${U} ...${o} value=${e} choices=${n.map(r=>[r,r])} onChange=${t} />`} />`;function Au({game:e,gameSheet:t,state:n,t:s,busy:o,send:r}){let[a,l]=g(()=>xr(n)),[c,d]=g(""),[u,p]=g({wrong:null,right:null}),[f,h]=g(""),[m,$]=g({}),[y,v]=g("");if(t===null)return null;let k=e.corrections??
[],w=k.find(x=>x.kind===c),b={game:e,t:s},S=(x,C,J,Fe)=>{let L=xe(C,b),le=C.key===x?L:[s(x),L].filter(Boolean).join(", ");return s("correct.changed",{what:le,before:ve(J,b),after:ve(Fe,b)})},j=(x,C,J)=>s(
"correct.changed",{what:`${s(x)}, ${ve(C.value,b)}`,before:xe(C.where,b),after:xe(J.where,b)}),P=()=>{if(w===void 0||!fs(w)||u.wrong===null||u.right===null)return a;let x=hs(w,a.state)[u.wrong],C=ms(w,
a.state,t,x)[u.right],J=C.value===null?j(w.name,x,C):S(w.name,x.where,x.value,C.value);return $u(a,w,x,C,J)},E=()=>{l(P()),p({wrong:null,right:null})},I=x=>{E(),d(x)},F=()=>{let x=n$(f),C=[...yu(P()),
...x??[]],J=x===null?{patch:"correct.no-patch"}:C.length===0?{kind:"correct.nothing"}:{};$(J),Object.keys(J).length===0&&r({type:"correct",patch:C,reason:y})},M=x=>m[x]===void 0?[]:[{detail:s(m[x])}],
K=[...a.told,...a.figures.map(({kind:{name:x},figure:C,value:J})=>S(x,C.where,C.value,J))],fe=[["",s("correct.choose")],...k.map(x=>[x.kind,s(x.name)]),["patch",s("correct.patch")]];return i`
        <${$s} kind="correct" lead=${s("correct.lead")} button=${s("correct.send")} busy=${o} reason=${y} setReason=${v} t=${s} submit=${F}>
            <${q} name="kind" label=${s("correct.what")} errors=${M("kind")}
                control=${x=>i`<${U} ...${x} value=${c} choices=${fe} onChange=${I} />`} />
            ${w!==void 0&&!fs(w)&&i`<${wu} key=${c} kind=${w} state=${bu(a)} words=${b}
                change=${({place:x},C)=>l(mu(a,w,x,C))} />`}
            ${w!==void 0&&fs(w)&&i`<${vu} key=${`${c} ${a.told.length}`} kind=${w} state=${a.state} gameSheet=${t}
                words=${b} pair=${u} setPair=${p} add=${E} />`}
            ${(c==="patch"||f!=="")&&i`
                <${q} name="patch" label=${s("correct.patch")} hint=${s("correct.patch-hint")} errors=${M("patch")}
                    control=${x=>i`<textarea ...${x} class="code" rows="5" spellcheck="false" value=${f} onInput=${({target:C})=>h(C.value)} />`} />`}
            ${K.length>0&&i`
                <div class="changes" data-changes=${K.length}>
                    <h3>${s("correct.changes")}</h3>
                    <ul>${K.map((x,C)=>i`<li key=${C}>${x}</li>`)}</ul>
                    <button type="button" class="quiet" data-drop onClick=${()=>l(xr(n))}>${s("correct.drop")}</button>
                </div>`}
        <//>
    `}function n$(e){if(e.trim()==="")return[];try{let t=JSON.parse(e);return Array.isArray(t)?t:null}catch{return null}}var s$=["advice","correct","forfeit","penalty"];function gs({table:e,position:t,client:n,t:s,rule:o,refusal:r,busy:a,close:l,hides:c,uncover:d}){R();let u=O(),[p,f]=g("advice"),{state:h}=t,m={...e,state:h,
t:s,busy:a,send:y=>o({...y,player:"referee"})},$={advice:()=>i`<${cu} game=${h.game} client=${n} t=${s} choose=${f} />`,correct:()=>i`<${o$} hides=${c} uncover=${d} t=${s}><${Au} ...${m} /><//>`,forfeit:()=>i`<${xu} ...${m} />`,
penalty:()=>i`<${Su} ...${m} />`};return i`
        <main id="content" class="referee" data-screen="referee" data-ply=${h.ply} aria-busy=${String(a)}>
            <button type="button" data-close onClick=${l}>${s("ruling.back")}</button>
            <h1 ref=${u} tabindex="-1">${s("ruling.title")}</h1>
            <div class="row tight" role="group" aria-label=${s("ruling.title")}>
                ${s$.map(y=>i`<button type="button" class="chip" key=${y} data-task=${y} aria-pressed=${String(y===p)}
                    onClick=${()=>f(y)}>${s(`ruling.task.${y}`)}</button>`)}
            </div>
            <${yt} refusal=${r} table=${{...e,t:s}} view=${h} />
            <section class="sheet" aria-label=${s(`ruling.task.${p}`)} key=${p}>${$[p]()}</section>
            <${Ie} record=${h} state=${h} game=${e.game} t=${s} />
        </main>
    `}function o$({hides:e,uncover:t,t:n,children:s}){let[o,r]=g(!1);return o||!e?s:i`
        <p>${n(t?"links.referee.unseal":"ruling.covered")}</p>
        <div><button type="button" class="primary" data-uncover onClick=${t??(()=>r(!0))}>${n(t?"links.referee.unseal-do":"ruling.uncover")}</button></div>
    `}function tn({to_act:e,state:t}){let n=(t.forfeits??[]).map(({seat:s})=>s);return e.filter(s=>n.includes(s))}function Pt(e){let t=tn(e);return e.to_act.filter(n=>!t.includes(n))}function Mu(e){let t=e.
findLast(({type:n,player:s})=>s!=="referee"||n==="default");return t?.seat??t?.player}function Eu(e,t){let n=e.state.players.map(({id:r})=>r),s=r=>(n.indexOf(r)-n.indexOf(t)-1+n.length)%n.length,[o=null]=Pt(
e).sort((r,a)=>s(r)-s(a));return o}function Cu(e,{open:t,holder:n,wanted:s,last:o,sealed:r}){let a=Pt(e),l=e.state.dealer==="table";if(e.finished||a.length===0)return{referee:l,seat:null,actor:null,pass:null};
let c=a.includes(s)?s:Eu(e,o),d=a.includes(n)?n:null;if(l){let u=r&&a.length>1;return u&&d===null?{referee:l,seat:null,actor:null,pass:c}:{referee:l,seat:null,actor:u?d:c,pass:null}}return t?{referee:l,
seat:c,actor:c,pass:null}:{referee:l,seat:d,actor:d,pass:d===null?c:null}}function Pu(e,t,n){return Pt(t).length<2||Eu(n,e)===e?e:null}function Tu({table:e,opened:t,state:n,client:s,refusal:o,close:r,unseal:a}){let{t:l,act:c,busy:d}=e,u={state:n??t.answer.view};return i`<${gs} table=${e} position=${u} client=${s} t=${l} rule=${c} refusal=${o} busy=${d}
        close=${r} hides=${n===null} uncover=${a} />`}async function Ou(e,t){let{token:n,state:s}=await Ee(e,t).unseal(),o={...t,place:{...t.place,token:n}};return await re(o),{kept:o,state:s}}function Lu({
kept:e,view:t,table:n}){let{t:s,act:o,busy:r}=n;return tn({to_act:e.toAct,state:t}).map(a=>i`
        <div class="forfeited" key=${a} data-forfeited=${a}>
            <p>${s("forfeited.due",{player:a})}</p>
            ${e.as===Mt&&i`
                <button type="button" class="primary" data-default disabled=${r} onClick=${()=>o({type:"default",player:"referee",seat:a})}>
                    ${s("links.referee.default",{player:a})}</button>`}
        </div>`)}function zu({opened:e,table:t,refusal:n,bar:s,notes:o,tools:r}){let{kept:a,answer:l}=e,{game:c,gameSheet:d,t:u,act:p,busy:f}=t,{view:h,legal_actions:m}=l;R();let $=ds(a,d,u),y=O(a.place.token),[v,k]=g(
null),w=Me(a),b=m[0]?.player??null,S=d!==null,j=h.players.findIndex(({id:I})=>I===(b??a.toAct[0]))+1,P=a.toAct.some(I=>I!==b),E=m.some(({type:I})=>c.sealed?.includes(I))||a.place.pending>0;return i`
        <main id="content" class="play linked" data-screen="play" data-game=${c.id} data-ply=${h.ply} data-to-act=${a.toAct.join(" ")}
            data-seat=${w??""} data-actor=${b??""} data-held=${a.heldBy??""} data-head=${l.head} aria-busy=${String(!S||f)}>
            ${s}
            ${o}
            <div class="table-top">
                <section class="board-area" aria-label=${u("play.board")}>
                    ${S&&i`<${c.Board} view=${h} gameSheet=${d} legal=${m} act=${p} t=${u} seat=${w}
                        toAct=${a.toAct} scores=${null} last=${l.events} log=${ps(a)} prepared=${v} prepare=${k} />`}
                </section>
                <aside class="side">
                    <section class="actions player-${j}" aria-labelledby="turn">
                        <h2 id="turn" ref=${y} tabindex="-1">${vr(a,u)}</h2>
                        <${Lu} kept=${a} view=${h} table=${t} />
                        <${yt} refusal=${n} table=${t} view=${h} />
                        ${S&&m.length>0&&i`<${xn} ...${t} view=${h} legal=${m} player=${b}
                            prepared=${v} prepare=${k} key=${a.place.token} />`}
                        ${(m.length===0||P)&&i`<${us} kept=${a} atOnce=${E} t=${u} />`}
                    </section>
                    <${Ie} record=${h} state=${h} game=${c} t=${u} />
                    ${$.length>0&&i`<${et} log=${$} t=${u} />`}
                </aside>
            </div>
            ${r}
        </main>
    `}function bs({game:e,ruleset:t,client:n,t:s}){let[o,r]=g(!1);return i`
        <details class="rules" onToggle=${a=>r(a.target.open)} data-rules>
            <summary>${s("rules.title")}</summary>
            ${o&&i`<${r$} game=${e} ruleset=${t} client=${n} t=${s} />`}
        </details>
    `}function r$({game:e,ruleset:t,client:n,t:s}){let{value:o,problem:r}=G(()=>n.game(e).rules(),[e,n]),a=(o?.clauses??[]).filter(({rulesets:l})=>l.includes(t));return i`
        <${D} problem=${r} t=${s} />
        <div class="clauses" tabindex="0" role="region" aria-label=${s("rules.title")}>
            <dl>${a.map(({id:l,text:c})=>i`<div key=${l}><dt><code>${l}</code></dt><dd><${Ze} text=${c} /></dd></div>`)}</dl>
        </div>
    `}function Bu({kept:e,client:t,t:n,go:s,change:o,finished:r}){let[a,l]=g(null),c=Me(e),d=f=>async()=>{l(null);try{await f()}catch(h){l(h)}},u=d(async()=>{let f=kt(),{token:h}=await Ee(t,e).newKey(c,{verifier:Ye(
f)}),m=Ct(e,wt(Number(e.as),f));await o({...m,place:{...e.place,token:h}})}),p=(f,h)=>d(async()=>{let{token:m,seat_keys:$}=await Ee(t,e).newKey(f);await re({...e,place:{...e.place,token:m},given:{...e.
given,[h]:$[f]}}),s("seats",{id:e.id})});return r||c===null&&e.as!==Mt?null:i`
        <${Xe} problem=${a} t=${n} />
        <p class="hint">${n(c===null?"links.reissue.referee":"links.reissue.own")}</p>
        <div class="row tight">
            ${c!==null&&i`<button type="button" data-reissue=${e.as} onClick=${u}>${n("links.reissue.own-do")}</button>`}
            ${c===null&&e.players.map((f,h)=>i`
                <button type="button" key=${f} data-reissue=${h+1} onClick=${p(f,String(h+1))}>${n("links.reissue.for",{player:f})}</button>`)}
        </div>
    `}function Ru({opened:e,client:t,t:n,go:s,open:o,change:r}){let{kept:a,answer:l}=e,c=_t(ie(),{game:a.game,token:a.place.token});return i`
        <div class="tools">
            <section class="tool" aria-label=${n("links.paste-title")}><${At} t=${n} open=${o} hint=${n("links.paste-hint")} /></section>
            <${bs} game=${a.game} ruleset=${l.view.ruleset} client=${t} t=${n} />
            <details data-compare>
                <summary>${n("links.compare")}</summary>
                <p class="hint">${n("links.compare-hint")}</p>
                <p><code data-head>${l.head}</code></p>
                <p class="hint">${n(l.guarded?"links.guarded":"links.unguarded")}</p>
            </details>
            <details data-spectators>
                <summary>${n("links.spectators")}</summary>
                <p class="hint">${n("links.spectators-hint")}</p>
                <${Ae} url=${c} name=${n("links.spectators")} t=${n} kind="spectator" />
            </details>
            <details data-keys>
                <summary>${n("links.keys")}</summary>
                ${Object.keys(a.given).length>0&&i`
                    <p class="hint">${n("links.given")}</p>
                    <div><button type="button" data-go="seats" onClick=${()=>s("seats",{id:a.id})}>${n("links.given-open")}</button></div>`}
                <${Bu} kept=${a} client=${t} t=${n} go=${s} change=${r} finished=${l.finished} />
                <${a$} kept=${a} t=${n} go=${s} />
            </details>
        </div>
    `}function a$({kept:e,t,go:n}){let[s,o]=g(!1),r=async()=>{await Ec(e.id),n("start")};return i`
        <p class="hint">${t("links.forget-hint")}</p>
        <div class="row tight">
            ${s?i`<button type="button" data-forget-anyway onClick=${r}>${t("links.forget-anyway")}</button>
                    <button type="button" onClick=${()=>o(!1)}>${t("undo.leave")}</button>`:i`<button type="button" data-forget onClick=${()=>o(!0)}>${t("links.forget")}</button>`}
        </div>
    `}function ju({opened:e,other:t,choose:n,t:s}){let{kept:o,note:r,stored:a}=e,l=Object.keys(o.keys);return i`
        ${r==="older"&&i`<p class="note" role="status" data-note="older">${s("links.note.older")}</p>`}
        ${r==="joined"&&i`<p class="note" role="status" data-note="joined">${s("links.note.joined")}</p>`}
        ${r==="line"&&i`
            <div class="warning" role="alert" data-note="line">
                <p><strong>${s("links.note.line-title")}</strong></p>
                <p>${s("links.note.line")}</p>
                <button type="button" data-switch-line onClick=${t}>${s("links.note.line-switch")}</button>
            </div>`}
        ${!a&&i`<p class="warning" role="alert" data-note="not-stored">${s("links.not-stored")}</p>`}
        ${l.length>1&&i`
            <div class="warning" data-note="several">
                <p>${s("links.note.several",{seats:l.map(c=>De(o,c,s)).join(", ")})}</p>
                <div class="row tight" role="group" aria-label=${s("links.as")}>
                    ${l.map(c=>i`<button type="button" class="chip" key=${c} data-as=${c} aria-pressed=${String(c===o.as)}
                        onClick=${()=>n(c)}>${De(o,c,s)}</button>`)}
                </div>
            </div>`}
    `}function qu({t:e,client:t,go:n,id:s,opened:o,open:r}){let[a,l]=g({from:o,to:o}),c=a.from===o?a.to:o,[d,u]=g(null),[p,f]=g(null),[h,m]=g(!1),[$,y]=g(null),v=c?.kept.game,{value:k,problem:w}=G(async()=>v?
t.game(v).sheet():null,[v,t]),b=async(L,le=u)=>{if(!h){m(!0),u(null);try{l({from:o,to:await L()}),f(null)}catch(on){le(on)}m(!1)}},S=(L=c.kept)=>b(()=>nt(t,L));A(()=>{f(null),o===null&&xt(s).then(L=>L===
null?n("unknown",{kept:!0}):S(L))},[o,s]);let j=B(t);if(A(()=>{j.current!==t&&c!==null&&S(),j.current=t},[t]),c===null||c.kept.id!==s)return i`<main id="content" class="play" data-screen="play" aria-busy=${String(
d===null)}><h1>…</h1><${Xe} problem=${d} t=${e} /></main>`;let{kept:P,answer:E}=c,I=L=>b(async()=>{let le=await su(t,P,L);return y(null),le},le=>f({problem:le,action:L})),F=()=>b(async()=>{let{kept:L,
state:le}=await Ou(t,P);return y({state:le}),nt(t,L)},L=>f({problem:L,action:null})),M=L=>{f(null),y(L?{state:null}:null)},K=async L=>{await re(L),await S(L)},fe={game:T[v],gameSheet:k,t:e,act:I,busy:h};
if($!==null)return i`<${Tu} table=${fe} opened=${c} state=${$.state} client=${t} refusal=${p}
            close=${()=>M(!1)} unseal=${F} />`;let x=i`<${zc} callReferee=${()=>M(!0)} kept=${P} view=${E.view} finished=${E.finished} sheet=${k} t=${e} again=${()=>S()} busy=${h} />`,C=i`
        <${Xe} problem=${d??w} t=${e} />
        <${ju} opened=${c} t=${e} other=${()=>b(()=>ou(t,P,c.other))} choose=${L=>S({...P,as:L})} />`,J=i`<${Ru} opened=${c} client=${t} t=${e} go=${n} open=${r} change=${K} />`,Fe=E.finished?iu:zu;return i`<${Fe} opened=${c} table=${fe} refusal=${p} bar=${x} notes=${C} tools=${J} go=${n} />`}function Du({t:e,go:t,id:n}){let[s,o]=g(null);A(()=>{xt(n).then(a=>a===null?t("unknown",{kept:!0}):o(a))},[n]),R();let r=O(s===null);return i`
        <main id="content" class="import seats" data-screen="seats" data-link=${n}>
            <h1 ref=${r} tabindex="-1">${e("seats.title")}</h1>
            ${s&&i`<${i$} kept=${s} t=${e} go=${t} />`}
        </main>
    `}function i$({kept:e,t,go:n}){let{game:s,place:o,given:r,players:a,keys:l}=e,c=f=>_t(ie(),{game:s,token:o.token,key:f}),d=a.filter((f,h)=>!r[h+1]&&!l[h+1]),u=()=>n("linked",{id:e.id}),p=async()=>{
await re({...e,given:{}}),u()};return i`
        <div class="sheet">
            ${Object.keys(r).length>0&&i`
                <p>${t("seats.lead")}</p>
                <p class="warning" data-quick-warning>${t("seats.warning")}</p>`}
            ${Object.entries(r).map(([f,h])=>i`
                <section class="seat-link player-${f}" key=${f} data-seat-link=${f} aria-labelledby="seat-${f}">
                    <h2 id="seat-${f}">${De(e,f,t)}</h2>
                    <${Ae} url=${c(h)} name=${t("seats.link",{player:De(e,f,t)})} t=${t} kind="seat" />
                </section>`)}
            ${d.length>0&&i`
                <section class="seat-link" data-seat-link="table" aria-labelledby="seat-guests">
                    <h2 id="seat-guests">${d.join(", ")}</h2>
                    <p>${t("seats.guests")}</p>
                    <${Ae} url=${c(void 0)} name=${t("links.move",{players:a.join(", ")})} t=${t} kind="move" />
                </section>`}
            <div class="row end">
                ${Object.keys(r).length>0&&i`<button type="button" data-forget-given onClick=${p}>${t("seats.forget")}</button>`}
                <button type="button" class="primary large" data-to-table onClick=${u}>${t("seats.go")}</button>
            </div>
        </div>
    `}function Nu(){let{hash:e}=location;return Jt(e)?(history.replaceState(history.state,"",location.href.split("#")[0]),e):null}var Sr=Nu();function Iu({client:e,t,go:n,setProblem:s}){let[o,r]=g({opening:!1,
opened:0}),a=async c=>{s(null),r(({opened:d})=>({opening:!0,opened:d}));try{if(c===null)throw new Error(t("links.broken"));for(let d of c)if("invitation"in d)n("join");else if(d.game in T){let u=await nu(
e,d);n("linked",{id:u.kept.id,opened:u})}else throw new Error(t("links.broken"))}catch(d){s(d)}r(({opened:d})=>({opening:!1,opened:d+1}))},l=c=>a(os(c));return A(()=>{Sr!==null&&l(Sr),Sr=null;let c=()=>{
let d=Nu();d!==null&&l(d)};return addEventListener("hashchange",c),()=>removeEventListener("hashchange",c)},[e]),{open:a,...o}}var l$=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function Fu({option:e,standard:t,value:n,change:s,errors:o,t:r}){let{id:a,ruling:l,schema:c,decides:d}=e,u=h=>s(l$(h,t)?void 0:h),p=i`<code class="option-id">${a}</code>${l&&
i` <span class="ruling">${l}</span>`}`,f=c$(c);return i`
        <div class="option ${n===void 0?"":"changed"}">
            <${q} name="option-${a}" label=${p} hint=${i`<${Ze} text=${d} />`} errors=${o}
                control=${h=>i`<${f} ...${h} schema=${c} value=${n===void 0?t:n} set=${u} t=${r} />`}>
                ${n!==void 0&&i`<button type="button" class="quiet" onClick=${()=>s(void 0)}>${r("setup.default")}</button>`}
            <//>
        </div>
    `}function c$(e){return"const"in e||e.enum?.length===1?u$:e.type==="boolean"?d$:e.enum?p$:e.type==="integer"?f$:h$}var u$=({schema:e,set:t,t:n,value:s,...o})=>i`
    <input ...${o} type="text" readonly value=${String(e.const??e.enum[0])} />`,d$=({schema:e,set:t,t:n,value:s,...o})=>i`
    <${U} ...${o} value=${s} choices=${[[!1,n("no")],[!0,n("yes")]]} onChange=${t} />`,p$=({schema:e,set:t,t:n,value:s,...o})=>i`
    <${U} ...${o} value=${s} choices=${e.enum.map(r=>[r,String(r)])} onChange=${t} />`,f$=({schema:e,set:t,t:n,value:s,...o})=>i`
    <input ...${o} type="number" step="1" value=${s} onChange=${({target:r})=>t(r.value===""?void 0:Number(r.value))} />`;function h$({schema:e,set:t,t:n,value:s,...o}){let[r,a]=g(null),l=({target:c})=>{
try{t(JSON.parse(c.value)),a(null)}catch{t(c.value),a(c.value)}};return i`<textarea ...${o} class="code" rows="3" spellcheck="false" value=${r??JSON.stringify(s)} onChange=${l} />`}var Hu=["Ann","Bob","Cy","Dee","Eve","Flo"];function ys(e){let t=e.rulesets.find(({id:s})=>s===e.default_ruleset),n=qe("players")??Hu.slice(0,3);return Gu({ruleset:"",variant:"",players:n,options:{}},
t)}var Wu=e=>Hu.find(t=>!e.includes(t))??`${e.length+1}`;function Gu(e,t){let n=e.players.slice(0,t.player_counts.at(-1));for(;n.length<t.player_counts[0];)n.push(Wu(n));let s=t.variants.includes(e.variant)?
e.variant:t.variants[0];return{...e,ruleset:t.id,variant:s,players:n}}function ks({sheet:e,draft:t,change:n,errors:s,t:o}){let r=e.rulesets.find(({id:a})=>a===t.ruleset);return i`
        <${q} name="ruleset" label=${o("setup.ruleset")} hint=${r.sources.join("; ")} errors=${Q(s,"/ruleset")}
            control=${a=>i`<${U} ...${a} value=${t.ruleset} choices=${e.rulesets.map(({id:l,name:c})=>[l,c])}
                onChange=${l=>n(Gu(t,e.rulesets.find(c=>c.id===l)))} />`} />
        ${(r.variants.length>1||Q(s,"/variant").length>0)&&i`
            <${q} name="variant" label=${o("setup.variant")} errors=${Q(s,"/variant")}
                control=${a=>i`<${U} ...${a} value=${t.variant} choices=${r.variants.map(l=>[l,l])}
                    onChange=${l=>n({...t,variant:l})} />`} />`}
    `}function ws({sheet:e,draft:t,change:n,errors:s,t:o}){let{players:r}=t,a=e.rulesets.find(({id:u})=>u===t.ruleset).player_counts,l=u=>n({...t,players:u}),c=(u,p)=>{let f=[...r];[f[u],f[p]]=[f[p],f[u]],
l(f)},d=s.filter(({pointer:u})=>u==="/players");return i`
        <fieldset class="players">
            <legend>${o("setup.players")}</legend>
            <p class="hint">${o("setup.players-hint")}</p>
            <ol>
                ${r.map((u,p)=>i`
                    <li key=${p} class="player-row player-${p+1}">
                        <${q} name="player-${p+1}" label=${i`<span class="visually-hidden">${o("setup.player",{n:p+1})}</span>`}
                            errors=${[...Q(s,`/players/${p}`),...p===0?d:[]]}
                            control=${f=>i`<input ...${f} type="text" maxlength="64" autocomplete="off" value=${u}
                                onInput=${h=>l(r.map((m,$)=>$===p?h.target.value:m))} />`}>
                            <button type="button" class="icon" disabled=${p===0} aria-label=${o("setup.up",{name:u})}
                                onClick=${()=>c(p,p-1)}>↑</button>
                            <button type="button" class="icon" disabled=${p===r.length-1} aria-label=${o("setup.down",{name:u})}
                                onClick=${()=>c(p,p+1)}>↓</button>
                            <button type="button" class="icon" disabled=${r.length<=a[0]} aria-label=${o("setup.remove",{name:u})}
                                onClick=${()=>l(r.filter((f,h)=>h!==p))}>×</button>
                        <//>
                    </li>`)}
            </ol>
            <button type="button" data-add-player disabled=${r.length>=a.at(-1)}
                onClick=${()=>l([...r,Wu(r)])}>+ ${o("setup.add")}</button>
        </fieldset>
    `}function vs({sheet:e,draft:t,change:n,errors:s,t:o}){let{options:r}=t,a=Object.keys(r).length,l=(d,u)=>{let{[d]:p,...f}=r;n({...t,options:u===void 0?f:{...f,[d]:u}})},c=Q(s,"/options").length>0;
return i`
        <details class="options" open=${c||void 0} data-options>
            <summary>${o("setup.options")} <span class="count">${a>0?o("setup.changed",{n:a}):o("setup.unchanged")}</span></summary>
            <div class="option-list">
                ${e.options.map(d=>i`
                    <${Fu} key=${d.id} option=${d} standard=${at(e,t,d.id)} value=${r[d.id]}
                        change=${u=>l(d.id,u)} errors=${Q(s,`/options/${d.id}`)} t=${o} />`)}
            </div>
        </details>
    `}function Uu({t:e,client:t,go:n,game:s}){let{value:o,problem:r}=G(()=>t.game(s).sheet(),[s,t]);R();let a=O(o===null);return i`
        <main id="content" class="pad" data-screen="pad" data-game=${s}>
            <h1 ref=${a} tabindex="-1">${e("pad.title",{game:o?.name??"…"})}</h1>
            <p>${e("pad.lead")}</p>
            <${D} problem=${r} t=${e} />
            ${o&&i`<${m$} sheet=${o} game=${T[s]} t=${e} client=${t} go=${n} />`}
        </main>
    `}function m$({sheet:e,game:t,t:n,client:s,go:o}){let[r,a]=g(()=>ys(e)),[l,c]=g(()=>t.scorePad.empty(r,e)),[d,u]=g(null),[p,f]=g(null),h=B(null),m=d?.problem?.errors??d?.problem?.violations??[],$=w=>{
c(w),f(null)},y=w=>{a(w),$(t.scorePad.empty(w,e)),u(null)},v=async w=>{w.preventDefault();try{f(await s.game(t.id).tally(t.scorePad.request(l))),u(null)}catch(b){u(b),f(null)}};$$(h,m);let k={sheet:e,
draft:r,change:y,errors:[],t:n};return i`
        <form class="sheet" ref=${h} novalidate onSubmit=${v} data-pad=${t.id}>
            <details class="pad-setup" open>
                <summary>${n("pad.setup")}</summary>
                <p class="hint">${n("pad.setup-hint")}</p>
                <${ks} ...${k} /><${ws} ...${k} /><${vs} ...${k} />
            </details>
            <fieldset class="pad-form">
                <legend>${n("pad.end")}</legend>
                <${t.scorePad.Form} draft=${l} change=${$} gameSheet=${e} t=${n} errors=${m} />
            </fieldset>
            <${D} problem=${d} t=${n} />
            <div class="row end">
                <button type="button" onClick=${()=>o("start")}>${n("back")}</button>
                <button type="submit" class="primary large" data-tally>${n("pad.count")}</button>
            </div>
        </form>
        ${p&&i`<section aria-label=${n("scores.title")}><h2>${n("scores.title")}</h2><${Et} sheet=${p} game=${t} t=${n} /></section>`}
    `}function $$(e,t){A(()=>{let n=()=>g$(e.current,t),s=new MutationObserver(n);return s.observe(e.current,{childList:!0,subtree:!0}),n(),()=>s.disconnect()})}function g$(e,t){for(let n of e.querySelectorAll(
"[data-pointer]")){let{pointer:s}=n.dataset,o=Q(t,s).map(({detail:l})=>l).join(" "),r=n.matches("input, select, textarea"),a=r?n.parentElement:n;o===""?(delete a.dataset.error,r&&n.removeAttribute("ar\
ia-invalid")):a.dataset.error!==o&&(a.dataset.error=o,r&&n.setAttribute("aria-invalid","true"))}}function Vu({draft:e,change:t,errors:n,byLink:s,t:o}){let r=a=>()=>t({...e,dealer:a});return i`
        <${q} name="first_player" label=${o("setup.first")} errors=${Q(n,"/first_player")}
            control=${a=>i`<${U} ...${a} value=${e.players.includes(e.first)?e.first:e.players[0]}
                choices=${e.players.map(l=>[l,l])} onChange=${l=>t({...e,first:l})} />`} />
        <fieldset class="choice">
            <legend>${o("setup.dealer")}</legend>
            ${["service","table"].map(a=>i`
                <label class="radio">
                    <input type="radio" name="dealer" value=${a} checked=${e.dealer===a} onChange=${r(a)} />
                    <span><strong>${o(`setup.dealer.${a}`)}</strong> <span class="hint">${o(`setup.dealer.${a}-hint${s?"-by-link":""}`)}</span></span>
                </label>`)}
        </fieldset>
        ${e.dealer==="service"&&!s&&i`
            <${q} name="seed" label=${o("setup.seed")} hint=${o("setup.seed-hint")} errors=${Q(n,"/seed")}
                control=${a=>i`<input ...${a} type="text" autocomplete="off" spellcheck="false" value=${e.seed}
                    onInput=${l=>t({...e,seed:l.target.value})} />`} />`}
    `}var xs=({t:e,open:t,setOpen:n})=>i`
    <label class="switch">
        <input type="checkbox" name="open" checked=${t} onChange=${s=>n(s.target.checked)} />
        <span><strong>${e("open.title")}</strong> <span class="hint">${e("open.hint")}</span></span>
    </label>
`;function Ku({sheet:e,draft:t,change:n,errors:s,t:o,Deal:r}){let a=Q(s,"/deal"),{ruleset:l,variant:c,options:d,players:u}=t;return i`
        <fieldset class="deal ${a.length>0?"invalid":""}">
            <legend>${o("setup.deal")}</legend>
            <${Io} id="deal-errors" errors=${a} />
            <${r} deal=${t.deal} change=${p=>n({...t,deal:p})} gameSheet=${e} t=${o}
                setup=${{ruleset:l,variant:c,options:d,players:u}} />
        </fieldset>
    `}function _r({position:e,table:t,view:n,rule:s}){let{game:o,t:r,busy:a}=t;return tn(e).map(l=>{let c=e.default_actions[l],d=o.sealed?.includes(c.type)?r("forfeited.sealed"):b$(c,o,r,n);return i`
            <div class="forfeited" key=${l} data-forfeited=${l}>
                <p>${r("forfeited.due",{player:l})}</p>
                <button type="button" class="primary" data-default disabled=${a} onClick=${()=>s({type:"default",player:"referee",seat:l})}>
                    ${r("forfeited.play",{player:l,action:d})}</button>
            </div>`})}function b$(e,t,n,s){return e.type==="bid"?n("bid.send",{amount:e.amount}):t.label(e,n,s)}function Ju({viewer:e,toAct:t,goesRound:n,choose:s,sealed:o,setSealed:r,t:a}){return n&&!e.referee?null:i`
        <div class="who-enters">
            ${!n&&i`
                <div class="row tight" role="group" aria-label=${a(e.referee?"referee.for":"play.who")}>
                    ${t.map(l=>i`<button type="button" key=${l} data-enter-for=${l} aria-pressed=${String(l===e.actor)}
                        onClick=${()=>s(l)}>${l}</button>`)}
                </div>`}
            ${e.referee&&i`
                <label class="switch">
                    <input type="checkbox" name="sealed" checked=${o} onChange=${l=>r(l.target.checked)} />
                    <span><strong>${a("referee.sealed")}</strong> <span class="hint">${a("referee.sealed-hint")}</span></span>
                </label>`}
        </div>
    `}function Ss({toAct:e,not:t,hand:n,t:s}){let o=e.filter(r=>r!==t);return o.length===0?null:i`
        <div class="hand-over row tight" role="group" aria-labelledby="hand-over-title">
            <span class="hint" id="hand-over-title">${s("hand.others")}</span>
            ${o.map(r=>i`<button type="button" key=${r} data-hand-to=${r} aria-label=${s("hand.over",{player:r})} onClick=${()=>n(r)}>${r}</button>`)}
        </div>
    `}function Zu({player:e,state:t,t:n,bar:s,events:o,confirm:r,hand:a,toAct:l,children:c}){R();let d=O(e),u=t.players.findIndex(({id:p})=>p===e)+1;return i`
        <main id="content" class="pass player-${u}" data-screen="play" data-ply=${t.ply} data-to-act=${l.join(" ")}>
            ${s}
            <div class="pass-card">
                ${o.length>0&&i`
                    <section aria-labelledby="pass-news">
                        <h2 id="pass-news" class="small">${n("pass.news")}</h2>
                        <ul class="news">${o.map(p=>i`<li>${p.text}</li>`)}</ul>
                    </section>`}
                <div class="pass-to" data-pass=${e}>
                    <p class="soft">${n("pass.hand")}</p>
                    <h1 ref=${d} tabindex="-1">${e}</h1>
                    <button type="button" class="primary large" onClick=${r}>${n("pass.confirm",{player:e})}</button>
                    <p class="hint">${n("pass.hint",{player:e})}</p>
                </div>
                <${Ss} toAct=${l} not=${e} hand=${a} t=${n} />
                ${c}
            </div>
        </main>
    `}var Yu=({undo:e,state:t})=>e?.safe===!1&&t.dealer!=="table";function Qu({position:e,undo:t,leave:n,t:s}){let o=O(e),r=Object.keys(e.undo.learnt??{}).join(", ");return i`
        <section class="undo-box" data-undo-box aria-labelledby="undo-title">
            <h2 id="undo-title" class="small" ref=${o} tabindex="-1">${s("undo.seen")}</h2>
            <ul>${e.events.filter(({reveals:a})=>a?.length>0).map((a,l)=>i`<li key=${l}>${a.text}</li>`)}</ul>
            <p>${s("undo.learnt",{players:r})}</p>
            <div class="row tight">
                <button type="button" data-undo-anyway onClick=${t}>${s("undo.anyway")}</button>
                <button type="button" data-undo-leave onClick=${n}>${s("undo.leave")}</button>
            </div>
        </section>
    `}function Xu({session:e,sheet:t,t:n,move:s,isHeading:o,callReferee:r}){let{cursor:a,actions:l,steps:c}=e,{position:d}=c[a],{state:u,finished:p}=d,[f,h]=g(null),m=()=>(h(null),s(a-1)),$=()=>Yu(d)?h(d):m(),
v=[t?.rulesets.find(({id:b})=>b===u.ruleset)?.name??u.ruleset,u.variant!=="standard"&&u.variant,u.dealer==="table"&&n("play.referee")].filter(Boolean),k=t?.name??"",w=T[u.game]?.turns?"play.turn-numbe\
r":"play.round";return i`
        <div class="play-bar">
            <div class="play-title">
                ${o?i`<h1>${k}</h1>`:i`<strong>${k}</strong>`} <span class="soft wide">${v.join(" · ")}</span>
                ${!p&&i` <span class="round">${n(w,{round:u.round})}</span>`}
            </div>
            <div class="row tight" role="group" aria-label=${n("play.history")}>
                <button type="button" data-undo disabled=${a===0} onClick=${$}>
                    <span aria-hidden="true">↶</span> <span class="wide">${n("play.undo")}</span></button>
                <span class="ply" aria-label=${n("play.ply-label",{n:a,of:l.length})}>${a}<span class="soft"> / ${l.length}</span></span>
                <button type="button" data-redo disabled=${a>=l.length} onClick=${()=>s(a+1)}>
                    <span class="wide">${n("play.redo")}</span> <span aria-hidden="true">↷</span></button>
                <button type="button" data-referee title=${n("ruling.hint")} onClick=${r}>
                    <span aria-hidden="true">⚖</span> <span class="wide">${n("ruling.open")}</span></button>
            </div>
        </div>
        ${f===d&&i`<${Qu} position=${d} undo=${m} leave=${()=>h(null)} t=${n} />`}
    `}var Ar=new vt("games"),y$=12,ed="abcdefghijklmnopqrstuvwxyz234567",td=()=>Array.from(crypto.getRandomValues(new Uint8Array(y$)),e=>ed[e%ed.length]).join(""),nd=async()=>(await Ar.all()).sort((e,t)=>t.
changed-e.changed),sd=e=>Ar.get(e);var nn=class{#e;#t=Promise.resolve(null);constructor(t){this.#e=t}save(t){return this.#t=this.#t.then(n=>n??this.#n(t)),this.#t}async#n(t){let n=Math.max(Date.now(),(this.#e??0)+1),s=null;return await Ar.
change(t.id,o=>(s=o!==null&&o.changed!==this.#e?o:null,s===null?{...t,name:o?.name??t.name,changed:n}:void 0)),s===null&&(this.#e=n),s}};function od(e,t,n){let{seed:s,nonce:o}=n.state.deal??{},r={setup:{...t,...s!==void 0&&{seed:s},...o!==void 0&&{nonce:o}}};return{..._s({game:e,start:r,actions:[],cursor:0}),steps:[{position:n,log:n.events}]}}
function rd(e,t,n){let{cursor:s}=e,o=[...e.steps[s].log,...n.events];return{...e,actions:[...e.actions.slice(0,s),t],cursor:s+1,steps:[...e.steps.slice(0,s+1),{position:n,log:o}]}}function ad(e,t,n){let s=e.
steps.slice();return s[t]=n,{...e,cursor:t,steps:s}}function _s({id:e=td(),created:t=Date.now(),name:n="",game:s,start:o,actions:r,cursor:a}){return{id:e,created:t,name:n,game:s,start:o,actions:r,cursor:Math.
min(a,r.length),steps:[]}}function id({id:e,created:t,name:n,game:s,start:o,actions:r,cursor:a,steps:l}){let{finished:c,to_act:d,scores:u}=l[a].position;return{id:e,created:t,name:n,game:s,start:o,actions:r,
cursor:a,finished:c,toAct:[...d],winners:u?.winners??[]}}var Mr=(e,t)=>({...e.start,actions:e.actions.slice(0,t)}),ld=e=>({position:e.position,log:e.events});function As(e){let{finished:t,state:n}=e.steps[e.
cursor].position;return!t&&n.dealer!=="table"}function cd(e){let{state:t,scores:n}=e.steps[e.cursor].position,s={game:e.game,...Mr(e,e.cursor),history:t.history};return n===null?s:{...s,scores:n}}function ud({session:e,t,go:n}){let[s,o]=g(!1),[r,a]=g(!1),l=JSON.stringify(cd(e),null,2);return i`
        <details class="transcript" onToggle=${c=>o(c.target.open)} data-transcript>
            <summary>${t("transcript.title")}</summary>
            ${s&&i`
                <p class="hint">${t("transcript.hint")}</p>
                ${As(e)&&i`<p class="warning">${t("transcript.secret")}</p>`}
                <div class="row tight">
                    <button type="button" data-download onClick=${()=>k$(`gavel-${e.game}-${e.cursor}.json`,l)}>${t("transcript.download")}</button>
                    <button type="button" data-copy onClick=${async()=>a(await Te(l))}>${t(r?"copied":"transcript.copy")}</button>
                    <button type="button" data-verify onClick=${()=>n("import",{given:l})}>${t("transcript.verify")}</button>
                </div>`}
        </details>
    `}function k$(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(new Blob([t],{type:"application/json"})),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function dd({t:e,client:t,go:n,session:s,updateSession:o,moveTo:r,open:a,setOpen:l}){let{game:c,cursor:d}=s,{position:u,log:p}=s.steps[d],[f,h]=g(null),[m,$]=g(null),[y,v]=g(!1),[k,w]=g(!1),[b,S]=g(null),
[j,P]=g(!1),{value:E,problem:I}=G(()=>t.game(c).sheet(),[c,t]),F=Mu(s.actions.slice(0,d)),M=Cu(u,{open:a,holder:f,wanted:m,last:F,sealed:y}),K=w$(t,s,u,M),fe=async ge=>{if(!j){P(!0);try{let rn=await t.
game(c).act(u.state,ge,{names:s.start.names});o(rd(s,ge,rn)),S(null),$(null),h(M.seat===null?null:Pu(f,u,rn)),w(!1)}catch(rn){S({problem:rn,action:ge})}P(!1)}},x=ge=>(S(null),$(null),r(ge));A(()=>S(null),
[d,M.actor]);let C=ge=>{h(null),$(ge)},J=ge=>{S(null),h(null),w(ge)},Fe={game:T[c],gameSheet:E,t:e,act:fe,busy:j};if(k)return i`<${gs} table=${Fe} position=${u} client=${t} t=${e} rule=${fe} refusal=${b} busy=${j}
            close=${()=>J(!1)} hides=${!a&&!u.finished} />`;let L=i`<${Xu} session=${s} sheet=${E} t=${e} move=${x} callReferee=${()=>J(!0)} isHeading=${!u.finished&&M.pass===null} />`,le=i`
        <div class="tools">
            <${bs} game=${c} ruleset=${u.state.ruleset} client=${t} t=${e} />
            <${ud} session=${s} t=${e} go=${n} />
            ${!M.referee&&!u.finished&&i`<${xs} t=${e} open=${a} setOpen=${l} />`}
        </div>`,on={table:Fe,position:u,log:p,t:e,bar:L,tools:le,shown:K,problem:I??K.problem};return u.finished?i`<${S$} ...${on} go=${n} />`:M.pass!==null?i`<${Zu} player=${M.pass} state=${u.state} t=${e} bar=${L}
            events=${u.events} confirm=${()=>h(M.pass)} hand=${C} toAct=${Pt(u)}>
            <${_r} position=${u} table=${Fe} view=${u.state} rule=${fe} />
        <//>`:i`<${v$} ...${on} viewer=${M} refusal=${b} open=${a} hand=${C} choose=${$} sealed=${y} setSealed=${v} />`}function w$(e,t,n,s){let o=n.finished||s.pass!==null?null:s.seat??"spectator",r=async()=>o===
null?{view:n.state,legal_actions:[]}:e.game(t.game).view(n.state,o),{value:a,of:l,problem:c}=G(r,[n,o,e]),d=l[0]===n&&l[1]===o,u=l[1]===o?a:null,p=s.referee?n.legal_actions:a?.legal_actions??[],f=d?p.
filter(({player:h})=>h===s.actor):[];return{view:u?.view??null,current:d,legal:f,problem:c}}function v$({table:e,position:t,log:n,t:s,bar:o,tools:r,shown:a,problem:l,viewer:c,refusal:d,open:u,hand:p,choose:f,
sealed:h,setSealed:m}){R();let $=O(t,c.actor),[y,v]=g(null),{game:k,gameSheet:w,act:b}=e,{view:S,current:j,legal:P}=a,E=S!==null&&w!==null,I=Pt(t),F=c.referee?h:!u,M=t.state.players.findIndex(({id:K})=>K===
c.actor)+1;return i`
        <main id="content" class="play" data-screen="play" data-game=${k.id} data-ply=${t.state.ply} data-to-act=${t.to_act.join(" ")}
            data-seat=${c.seat??""} aria-busy=${String(!E||!j)}>
            ${o}
            <${D} problem=${l} t=${s} />
            <div class="table-top">
                <section class="board-area" aria-label=${s("play.board")}>
                    ${E&&i`<${k.Board} view=${S} gameSheet=${w} legal=${P} act=${b} t=${s}
                        seat=${c.seat} toAct=${t.to_act} scores=${null} last=${t.events} log=${n} prepared=${y} prepare=${v} />`}
                </section>
                <aside class="side">
                    <section class="actions player-${M}" aria-labelledby="turn">
                        <h2 id="turn" ref=${$} tabindex="-1">
                            ${x$(c,s)}
                        </h2>
                        <${_r} position=${t} table=${e} view=${S??t.state} rule=${b} />
                        ${I.length>1&&i`<${Ju} viewer=${c} toAct=${I} goesRound=${F} choose=${f} sealed=${h} setSealed=${m} t=${s} />`}
                        <${yt} refusal=${d} table=${e} view=${S} />
                        ${E&&j&&c.actor!==null&&P.length===0&&i`<p class="nothing">${s("play.nothing",{player:c.actor})}</p>`}
                        ${E&&i`<${xn} ...${e} view=${S} legal=${P} player=${c.actor} prepared=${y} prepare=${v}
                            key=${`${t.state.ply} ${c.actor}`} />`}
                        ${F&&i`<${Ss} toAct=${I} not=${c.actor} hand=${p} t=${s} />`}
                    </section>
                    <${Ie} record=${t.state} state=${t.state} game=${k} t=${s} />
                    <${et} log=${n} t=${s} />
                </aside>
            </div>
            ${r}
        </main>
    `}function x$({actor:e},t){return e===null?t("forfeited.turn"):e==="table"?t("play.table-turn"):t("play.turn",{player:e})}function S$({table:e,position:t,log:n,t:s,bar:o,tools:r,shown:a,problem:l,
go:c}){let{game:d,gameSheet:u,act:p}=e;R();let f=O(t);return i`
        <main id="content" class="play finished" data-screen="scores" data-game=${d.id} data-ply=${t.state.ply} data-to-act="">
            ${o}
            <${D} problem=${l} t=${s} />
            <h1 ref=${f} tabindex="-1">${s("scores.title")}</h1>
            <${Et} sheet=${t.scores} state=${t.state} game=${d} t=${s} />
            <div class="row end"><button type="button" class="primary" onClick=${()=>c("setup",{game:d.id})}>${s("scores.again")}</button></div>
            <details class="last-look">
                <summary>${s("scores.board")}</summary>
                ${a.view&&u&&i`<${d.Board} view=${a.view} gameSheet=${u} legal=${[]} act=${p} t=${s} seat=${null}
                    toAct=${[]} scores=${t.scores} last=${t.events} log=${n} />`}
            </details>
            <${et} log=${n} t=${s} />
            ${r}
        </main>
    `}var Er={start:"",import:"import",join:"join",setup:"new/:game",pad:"pad/:game",play:"g/:id",review:"g/:id/review",sheet:"g/:id/sheet",linked:"l/:id",seats:"l/:id/seats"},_$=/^[A-Za-z0-9_-]{1,64}$/;function pd(e){
for(let[t,n]of Object.entries(Er)){let s=A$(n.split("/"),e.split("/"));if(s!==null)return{name:t,...s}}return null}function Cr(e){return e.name in Er?Er[e.name].split("/").map(t=>t.startsWith(":")?e[t.
slice(1)]:t).join("/"):null}function A$(e,t){if(e.length!==t.length)return null;let n={};for(let[s,o]of e.entries())if(o.startsWith(":")){if(!_$.test(t[s]))return null;n[o.slice(1)]=t[s]}else if(o!==t[s])
return null;return n}var M$=["given","at"],E$={name:"unknown"};function hd(){let[e,t]=g(fd);A(()=>{let s=()=>Jt(location.hash)||t(o=>Cr(o)===Qn()?o:fd());return addEventListener("popstate",s),()=>removeEventListener("pops\
tate",s)},[]);let n=rt((s,o={})=>{let r={name:s,...o},a=Cr(r);a!==null&&C$(a,r),t(r)},[]);return{screen:e,go:n}}function fd(){let e=pd(Qn());return e===null||e.game!==void 0&&!(e.game in T)?E$:{...e,...history.
state}}function C$(e,t){let n=Object.fromEntries(M$.filter(s=>t[s]!==void 0).map(s=>[s,t[s]]));e===Qn()?history.replaceState(n,"",Do(e)):history.pushState(n,"",Do(e))}var sn="",md={place:"device",mine:null,codes:{},referee:!1,held:!0},Ms=({mine:e,players:t})=>e===sn||t.includes(e)?e:t[0],Es=e=>e.place==="fair"?e.players.filter(t=>t!==Ms(e)):[];function $d(e,t){let n=Es(
e),s=n.map(o=>e.codes[o]??"");return n.flatMap((o,r)=>{let a=cc(s[r])?s.indexOf(s[r])<r?"place.code-twice":null:"place.code-wrong";return a===null?[]:[{pointer:Pr(o),detail:t(a)}]})}var Pr=e=>`/verifi\
ers/${e.replaceAll("~","~0").replaceAll("/","~1")}`;async function gd(e,t,n,s){let o=Ms(s),r=kt(),a=Object.fromEntries(Es(s).map(f=>[f,s.codes[f]]));o!==sn&&(a[o]=Ye(r));let{referee:l,held:c}=s,d=await e.
game(t).sealedSetup({...n,verifiers:a,referee:l,held:c}),u=kr(t,d),p=o===sn?u:Ct(u,wt(s.players.indexOf(o)+1,r));return await re({...p,given:P$(d,s.players),told:[{ply:0,events:d.events}]}),d.table}function P$({
seat_keys:e,referee_key:t,table_key:n},s){let o=Object.entries(e).map(([r,a])=>[s.indexOf(r)+1,a]);return Object.fromEntries([...o,...t?[["r",t]]:[],...n?[["t",n]]:[]])}function bd({draft:e,change:t,t:n}){return i`
        <fieldset class="choice">
            <legend>${n("place.title")}</legend>
            ${["device","quick","fair"].map(s=>i`
                <label class="radio" key=${s}>
                    <input type="radio" name="place" value=${s} checked=${e.place===s} onChange=${()=>t({...e,place:s})} />
                    <span><strong>${n(`place.${s}`)}</strong> <span class="hint">${n(`place.${s}-hint`)}</span></span>
                </label>`)}
        </fieldset>
    `}function yd({draft:e,change:t,errors:n,t:s}){let o=Es(e);return i`
        ${e.place==="quick"&&i`<p class="warning" data-quick-warning>${s("place.quick-warning")}</p>`}
        <${q} name="mine" label=${s("place.mine")} control=${r=>i`<${U} ...${r} value=${Ms(e)}
            choices=${[...e.players.map(a=>[a,a]),[sn,s("place.nobody")]]} onChange=${a=>t({...e,mine:a})} />`} />
        ${e.place==="fair"&&i`
            <fieldset class="codes">
                <legend>${s("place.codes")}</legend>
                <p class="hint">${s("place.codes-hint")}</p>
                <${Ae} url=${Tc(ie())} name=${s("place.invitation")} t=${s} kind="invitation" />
                ${o.map(r=>i`
                    <${q} key=${r} name=${`code-${e.players.indexOf(r)+1}`} label=${s("place.code",{player:r})} errors=${Q(n,Pr(r))}
                        control=${a=>i`<input ...${a} type="text" class="code" autocomplete="off" spellcheck="false" value=${e.codes[r]??""}
                            onInput=${l=>t({...e,codes:{...e.codes,[r]:l.target.value.trim()}})} />`} />`)}
            </fieldset>`}
        ${["held","referee"].map(r=>i`
            <label class="switch" key=${r}>
                <input type="checkbox" name=${r} checked=${e[r]} onChange=${a=>t({...e,[r]:a.target.checked})} />
                <span><strong>${s(`place.${r}`)}</strong> <span class="hint">${s(`place.${r}-hint`)}</span></span>
            </label>`)}
    `}function kd({t:e,client:t,go:n,game:s,begin:o,open:r,setOpen:a}){let{value:l,problem:c}=G(()=>t.game(s).sheet(),[s,t]);R();let d=O(l===null);return i`
        <main id="content" class="setup" data-screen="setup" data-game=${s}>
            <h1 ref=${d} tabindex="-1">${l?.name??"…"}</h1>
            <${D} problem=${c} t=${e} />
            ${l&&i`<${O$} sheet=${l} t=${e} client=${t} go=${n} begin=${o} open=${r} setOpen=${a} />`}
        </main>
    `}function T$(e){let{ruleset:t,variant:n,options:s,players:o,first:r,dealer:a,seed:l,deal:c,place:d}=e;return{ruleset:t,variant:n,options:s,players:o,...o.includes(r)&&{first_player:r},dealer:a,...a===
"service"&&d==="device"&&l!==""&&{seed:l},...a==="table"&&c!==null&&{deal:c}}}function O$({sheet:e,t,client:n,go:s,begin:o,open:r,setOpen:a}){let[l,c]=g(()=>({...ys(e),first:"",dealer:"service",seed:"",
deal:null,...md})),d=l.place!=="device",[u,p]=g(null),[f,h]=g(!1),m=B(null),$=u?.problem?.errors??[],y=async P=>{if(!d)return o(e.id,P,await n.game(e.id).setup(P));let E=$d(l,t);if(E.length>0)throw{problem:{
title:t("problem.here"),errors:E}};s("seats",{id:await gd(n,e.id,P,l)})},v=async P=>{P.preventDefault(),h(!0);try{let E=T$(l);await y(E),we("players",E.players)}catch(E){p(E),h(!1),setTimeout(()=>Yl(m.
current))}},k={sheet:e,draft:l,change:c,errors:$,t},{Deal:w}=T[e.id],b=w!==void 0&&l.dealer==="table",S=["/ruleset","/variant","/players","/options","/first_player","/dealer","/seed",...b?["/deal"]:[],
...d?["/verifiers"]:[]],j=$.filter(P=>!S.some(E=>Q([P],E).length>0));return i`
        <form ref=${m} class="sheet" novalidate onSubmit=${v} data-setup=${e.id}>
            <${D} problem=${u} t=${t} plain=${ur(u,t)} errors=${j} hint=${$.length>j.length&&t("setup.invalid")} />
            <${ks} ...${k} />
            <${ws} ...${k} />
            <${bd} ...${k} />
            ${d&&i`<${yd} ...${k} />`}
            <${Vu} ...${k} byLink=${d} />
            ${b&&i`<${Ku} ...${k} Deal=${w} />`}
            ${l.dealer==="service"&&!d&&i`<${xs} t=${t} open=${r} setOpen=${a} />`}
            <${vs} ...${k} />
            <div class="row end">
                <button type="button" onClick=${()=>s("start")}>${t("back")}</button>
                <button type="submit" class="primary large" data-start disabled=${f}>${t("setup.start")}</button>
            </div>
        </form>
    `}function wd({t:e,go:t,games:n}){let{value:s}=G(nd,[]);return i`${(s??[]).filter(({game:o})=>o in T).map(o=>i`<${L$} key=${o.id} kept=${o} games=${n} go=${t} t=${e} />`)}`}function L$({kept:e,games:t,go:n,
t:s}){let o=t?.find(({id:a})=>a===e.game)?.name??e.game,r=(e.start.setup??e.start.state).players.map(a=>a.id??a).join(", ");return i`
        <section class="resume" data-game-id=${e.id}>
            <div>
                <h2>${s("start.resume-title",{game:o})}</h2>
                <p>${s("start.resume-text",{players:r,ply:e.cursor})}</p>
            </div>
            <button type="button" class="primary" data-go="resume" onClick=${()=>n("play",{id:e.id})}>${s("start.resume")}</button>
        </section>
    `}function vd({t:e,client:t,go:n,openLinks:s}){let{value:o,problem:r}=G(()=>t.games(),[t]);R();let a=O();return i`
        <main id="content" class="start" data-screen="start">
            <div class="welcome">
                <h1 ref=${a} tabindex="-1">${e("start.title")}</h1>
                <p>${e("start.lead")}</p>
            </div>
            <${D} problem=${r} t=${e} />
            <${wd} t=${e} go=${n} games=${o} />
            <ul class="game-cards" aria-label=${e("start.games")}>
                ${(o??[]).filter(({id:l})=>l in T).map(l=>i`
                    <li key=${l.id}><${z$} entry=${l} go=${n} t=${e} /></li>`)}
            </ul>
            <${lu} t=${e} go=${n} games=${o} open=${s} />
            <p class="aside">
                <button type="button" class="quiet" data-go="import" onClick=${()=>n("import")}>${e("start.import")}</button>
            </p>
        </main>
    `}function z$({entry:e,go:t,t:n}){let{id:s,name:o,player_counts:r}=e,{Emblem:a}=T[s];return i`
        <article class="game-card" data-game=${s}>
            <div class="emblem" aria-hidden="true">${a?i`<${a} />`:i`<span class="monogram">${o[0]}</span>`}</div>
            <h2>${o}</h2>
            <p>${n("start.players",{fewest:r[0],most:r[r.length-1]})}</p>
            <div class="row">
                <button type="button" class="primary" data-go="setup" aria-label=${n("start.play-game",{game:o})}
                    onClick=${()=>t("setup",{game:s})}>${n("start.play")}</button>
                <button type="button" data-go="pad" aria-label=${n("start.pad-game",{game:o})}
                    onClick=${()=>t("pad",{game:s})}>${n("start.pad")}</button>
            </div>
        </article>
    `}function xd({t:e}){let[t,n]=g(!1);return A(()=>Sc(()=>n(!0)),[]),t?i`
        <div class="warning row" role="alert" data-note="storage">
            <span>${e("storage.trouble")}</span>
            <button type="button" data-understood onClick=${()=>n(!1)}>${e("storage.understood")}</button>
        </div>
    `:null}function Sd({t:e,go:t,kept:n=!1}){R();let s=O();return i`
        <main id="content" class="import" data-screen="unknown">
            <h1 ref=${s} tabindex="-1">${e(n?"unknown.kept":"unknown.title")}</h1>
            <div class="sheet">
                <p>${e(n?"unknown.kept-text":"unknown.text")}</p>
                <div class="row end"><button type="button" class="primary" data-go="start" onClick=${()=>t("start")}>${e("unknown.home")}</button></div>
            </div>
        </main>
    `}function _d({id:e,client:t,language:n,go:s,setProblem:o}){let[r,a]=g(null),[l,c]=g(null),d=B({id:null,saves:new nn(null)}),u=(k,w)=>{d.current.id!==k.id&&(d.current={id:k.id,saves:new nn(w)}),a(k)},p=rt(
k=>{u(k,null),d.current.saves.save(id(k))},[]),f=async(k,w)=>{o(null);try{let b=k.steps[w]??ld(await t.game(k.game).replay(Mr(k,w)));return ad(k,w,b)}catch(b){return o(b),null}},h=async(k,w)=>{let b=await f(
k,w);return b!==null&&p(b),b!==null},m=k=>{p(k),navigator.storage?.persist?.().catch(()=>{}),s("play",{id:k.id})},$=(k,w,b)=>m(od(k,w,b)),y=async({game:k,start:w,actions:b,cursor:S})=>{let j=await f(_s(
{game:k,start:w,actions:b,cursor:S}),S);j!==null&&m(j)};A(()=>{if(e===null||e===d.current.id)return;let k=!0;return c(null),(async()=>{let w=await sd(e);if(k&&w===null&&c(e),!k||w===null)return;let b=await f(
_s(w),w.cursor);k&&b!==null&&u(b,w.changed)})(),()=>{k=!1}},[e]);let v=B(n);return A(()=>{v.current!==n&&(v.current=n,r!==null&&f({...r,steps:[]},r.cursor).then(k=>k!==null&&u(k,null)))},[n]),{session:r,
missing:e!==null&&l===e,updateSession:p,moveTo:h,begin:$,enter:y}}var B$=200,R$=()=>document.querySelector('meta[name="gavel-api"]')?.getAttribute("content")||bt.href,j$=["play","review","sheet"];function Ad(){let[e,t]=g(()=>qe("language")??Kl()),[n,s]=g(()=>qe("sch\
eme")??"auto"),[o,r]=g([]),{screen:a,go:l}=hd(),[c,d]=g(()=>qe("open")??!1),[u,p]=g(null),f=B(!1),h=Ge(()=>Vl(e),[e]),m=Ge(()=>{let x=C=>r(J=>[...J.slice(1-B$),C]);return new Lt(R$(),{language:e,onExchange:x})},
[e]);A(()=>{document.documentElement.lang=e,we("language",e)},[e]),A(()=>{_c(n),we("scheme",n)},[n]),A(()=>{we("open",c)},[c]);let $=rt((x,C={})=>{p(null),l(x,C)},[]),{open:y,opening:v,opened:k}=Iu({client:m,
t:h,go:$,setProblem:p}),w=j$.includes(a.name)?a.id:null,{session:b,missing:S,updateSession:j,moveTo:P,begin:E,enter:I}=_d({id:w,client:m,language:e,go:$,setProblem:p}),F={t:h,client:m,go:$},M={start:()=>i`<${vd} ...${F} openLinks=${y} />`,
setup:()=>i`<${kd} ...${F} game=${a.game} key=${a.game} open=${c} setOpen=${d} begin=${E} />`,linked:()=>i`<${qu} ...${F} id=${a.id} opened=${a.opened??null} open=${y} key=${a.id} />`,seats:()=>i`<${Du} ...${F} id=${a.
id} key=${a.id} />`,join:()=>i`<${Oc} ...${F} open=${y} />`,pad:()=>i`<${Uu} ...${F} game=${a.game} key=${a.game} />`,import:()=>i`<${Ql} ...${F} enter=${I} given=${a.given} />`,play:()=>i`<${dd} ...${F} session=${b} updateSession=${j} moveTo=${x=>P(
b,x)}
            open=${c} setOpen=${d} key=${b.id} />`,unknown:()=>i`<${Sd} ...${F} kept=${S||a.kept} />`},K=S||!(a.name in M)?"unknown":a.name,fe=w!==null&&!S&&b?.id!==w;return i`
        <div class="page">
            <a class="skip" href="#content" onClick=${q$}>${h("skip")}</a>
            <${Jl} t=${h} language=${e} setLanguage=${t} scheme=${n} setScheme=${s}
                go=${$} screen=${K} />
            <div class="screen" aria-busy=${String(v)} data-links-opened=${k}>
                <${Xe} problem=${u} t=${h} />
                <${xd} t=${h} />
                <${No.Provider} value=${f}>${fe?i`<${D$} />`:M[K]()}<//>
            </div>
            <${ga} exchanges=${o} secret=${o.some(({url:x})=>x.includes("/sealed/"))||b!==null&&As(b)} t=${h} />
        </div>
    `}function q$(e){e.preventDefault();let t=document.getElementById("content");t.tabIndex=-1,t.focus()}var D$=()=>i`<main id="content" class="play" data-screen="play" aria-busy="true"><h1>…</h1></main>`;function Md(){let e=Kt()?ie():bt.href;navigator.serviceWorker?.register(new URL("table-offline.js",bt),{scope:e}).catch(()=>{})}Zl();vn(i`<${Ad} />`,document.getElementById("app"));Md();
