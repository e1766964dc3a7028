var gt=class extends Error{status;requestId;transient;retryAfter;constructor(t,n){super(t,n.cause===void 0?void 0:{cause:n.cause}),this.name=new.target.name,this.status=n.status??null,this.requestId=n.
requestId??null,this.transient=n.transient??!1,this.retryAfter=n.retryAfter??null}},oe=class extends gt{constructor(t,n={}){super(t,n)}},H=class extends gt{problem;type;kind;title;detail;constructor(t,n={}){
let s=bt(t.status)??n.status??0,o=typeof t.instance=="string"?t.instance:n.requestId??null;super(Zf(t,s,o),{...n,status:s,requestId:o}),this.problem=t,this.type=String(t.type??"about:blank"),this.kind=
Xo(t),this.title=String(t.title??this.kind),this.detail=String(t.detail??"")}},Mo=class extends H{offset=bt(this.problem.offset)},Po=class extends H{errors=Ye(this.problem.errors);more=bt(this.problem.
more)??0},Lo=class extends H{violations=Ye(this.problem.violations);more=bt(this.problem.more)??0},zo=class extends H{violations=Ye(this.problem.violations);more=bt(this.problem.more)??0;toAct=Ye(this.
problem.to_act);legalActions=Ye(this.problem.legal_actions)},Ro=class extends H{},jo=class extends H{games=Ye(this.problem.games)},Bo=class extends H{},Do=class extends H{},No=class extends H{},qo=class extends H{},
Io=class extends H{limit=bt(this.problem.limit)},Fo=class extends H{},Ho=class extends H{},Wo=class extends H{},Go=class extends H{},Uo=class extends H{},Vo=class extends H{},Jo=class extends H{},Ko=class extends H{},
Zo=class extends H{},Yo=class extends H{},Qo=class extends H{},Xa={"malformed-json":Mo,"seal-broken":Ko,"receipt-broken":Yo,"invalid-request":Po,"invalid-state":Lo,"illegal-action":zo,"not-finished":Ro,
"unknown-game":jo,"not-found":Bo,"method-not-allowed":Do,"not-acceptable":No,"unsupported-media-type":qo,"too-large":Io,internal:Fo,unavailable:Ho,"key-missing":Wo,"key-refused":Go,"too-many-requests":Uo,
held:Zo,branched:Vo,"table-unknown":Jo,"sealing-not-configured":Qo};function Gn(e,t={}){let n=e,s=Xo(n),o=Object.hasOwn(Xa,s)?Xa[s]:void 0;return new(o??H)(n,t)}function Xo(e){return String(e.type??"").
replace(/\/+$/,"").split("/").at(-1)??""}function Zf(e,t,n){let s=`${e.title??Xo(e)} (${t})`,o=[e.detail?`${s}: ${e.detail}`:s,...Yf(e)];return(n?[...o,`request id: ${n}`]:o).join(`
  `)}function Yf(e){let t=[...Ye(e.errors),...Ye(e.violations)].map(Qf),n=bt(e.more);return n?[...t,`and ${n} more`]:t}function Qf(e){let t=e.pointer?` at ${e.pointer}`:"",n=e.rule?` (${e.rule})`:"";return`${e.
code}${t}${n}: ${e.detail}`}function Ye(e){return Array.isArray(e)?e:[]}function bt(e){return typeof e=="number"?e:null}function tr(e){let t=["curl","--silent","--show-error"];(e.method!=="GET"||e.body!==null)&&t.push("--request",e.method),t.push(er(e.url));for(let[n,s]of Object.entries(e.headers))t.push("--header",er(
s===""?`${n};`:`${n}: ${s}`));return e.body!==null&&t.push("--data-raw",er(e.body)),t.join(" ")}var Un=class{#t;#e;#n=performance.now();#s="";constructor(t,n){this.#t=t,this.#e=n}add(t){this.#s+=t}ended(){
let t=this.#e?this.#s.split(`
`).filter(Boolean).map(ei):ei(this.#s);return{...this.#t,answer:t,milliseconds:performance.now()-this.#n}}};function ei(e){try{return JSON.parse(e)}catch{return e===""?null:e}}function er(e){return`'${e.
replaceAll("'",String.raw`'\''`)}'`}var Xf=new Set([429,502,503,504]);function ti(e){return Xf.has(e)}function ni(e,t,n=Math.random,s=Date.now()){let o=t===null?NaN:em(t.trim(),s);return Number.isNaN(o)?Math.min(1e4,200*2**(e-1))*(.5+n()/
2):o>6e4?null:o}function em(e,t){return/^\d+$/.test(e)?Number(e)*1e3:Math.max(0,Date.parse(e)-t)}function si(e,t){return new Promise((n,s)=>{let o=()=>{clearTimeout(r),s(t?.reason)},r=setTimeout(()=>{
t?.removeEventListener("abort",o),n()},e);t?.aborted?o():t?.addEventListener("abort",o,{once:!0})})}var tm=2**31-1,Vn=class{#t=new AbortController;#e;#n;#s;constructor(t,n){this.#e=t,this.#n=n,n?.addEventListener("abort",this.#o),this.start()}get signal(){return this.#t.signal}start(){this.#e<=tm&&(this.#s=
setTimeout(this.#r,this.#e))}stop(){clearTimeout(this.#s)}end(){this.stop(),this.#n?.removeEventListener("abort",this.#o),this.#t.abort()}#o=()=>{this.#t.abort(this.#n?.reason)};#r=()=>{let t=`no answ\
er within ${this.#e} milliseconds`;this.#t.abort(new oe(t,{transient:!0}))}};var oi="application/problem+json",Jn=class{baseUrl;#t;#e;#n;constructor(t,n){if(this.baseUrl=nm(t),this.#t={...n},this.#e=n.retries??3,this.#n=n.timeout??3e4,!(this.#e>=0)||!(this.#n>0))throw new RangeError(
"retries cannot be negative, and a timeout must be positive")}async json(t){let n=await this.text({...t,accept:"application/json"});return Kn(n)}async text(t){for(let n=1;;n++)try{let s="";for await(let o of this.
pieces(t))s+=o;return s}catch(s){await this.untilNextTry(s,n,t.signal)}}async untilNextTry(t,n,s){if(!(t instanceof gt)||!t.transient||n>this.#e)throw t;let o=ni(n,t.retryAfter);if(o===null)throw t;await si(
o,s)}async*pieces(t){t.signal?.throwIfAborted();let n=new Vn(this.#n,t.signal),s=this.#s(t),o=this.#t.onExchange,r=o&&new Un(s,t.streamed??!1);try{let a=await this.#o(s,t.key,n.signal);if(s.status=a.status,
a.status!==200){let i=await a.text();throw r?.add(i),om(s,a,i)}for await(let i of sm(a))r?.add(i),t.streamed&&n.stop(),yield i,t.streamed&&n.start()}catch(a){throw n.signal.aborted?n.signal.reason:rm(
s,a)}finally{n.end(),r&&o(r.ended())}}#s(t){let n=new Headers(this.#t.headers);n.set("accept",`${t.accept}, ${oi}`);let s=t.language??this.#t.language;return s!==void 0&&n.set("accept-language",s),t.requestId!==
void 0&&n.set("x-request-id",t.requestId),t.body!==void 0&&n.set("content-type",t.body.type),{method:t.method,url:this.baseUrl+t.path,headers:Object.fromEntries(n),body:t.body?.text??null,status:null,
answer:null,milliseconds:0}}#o({method:t,url:n,headers:s,body:o},r,a){let i=r===void 0?s:{...s,authorization:`Bearer ${r}`};return(this.#t.fetch??globalThis.fetch)(n,{method:t,headers:i,body:o,signal:a,
redirect:"manual"})}};function Kn(e){let t;try{t=JSON.parse(e)}catch(n){throw new oe("the answer is no JSON",{status:200,cause:n})}if(typeof t!="object"||t===null||Array.isArray(t))throw new oe("the a\
nswer is no JSON object",{status:200});return t}function nm(e){let t=globalThis.document?.baseURI??globalThis.location?.href,n=new URL(e||".",t);if(n.protocol!=="http:"&&n.protocol!=="https:")throw new TypeError(
`the base URL must begin with http: or https:, not ${n.protocol}`);return n.search=n.hash="",n.href.replace(/\/+$/,"")}async function*sm(e){let t=e.body?.getReader(),n=new TextDecoder;for(;t;){let{done:s,
value:o}=await t.read(),r=s?n.decode():n.decode(o,{stream:!0});if(r&&(yield r),s)return}}function om(e,t,n){let s={status:t.status,requestId:t.headers.get("x-request-id"),retryAfter:t.headers.get("ret\
ry-after"),transient:ti(t.status)};if((t.headers.get("content-type")??"").split(";")[0]?.trim().toLowerCase()===oi)return Gn(Kn(n),s);if(t.type==="opaqueredirect"||t.headers.has("location")){let a=t.headers.
get("location")??"another address";return new oe(`${e.url} redirects to ${a}: use that base URL`,s)}let r=`${t.status} ${t.statusText}`.trim();return new oe(`${e.url} answered ${r}, which is no answer\
 of this service`,s)}function rm({method:e,url:t,status:n},s){if(s instanceof gt)return s;let o=n===null?`${e} ${t} got no answer`:`${t} answered ${n}, but broke off`;return new oe(`${o}: ${ri(s)}`,{status:n,
transient:!0,cause:s})}function ri(e){return e instanceof Error?e.cause instanceof Error?ri(e.cause):e.message||e.name:String(e)}var am=64*1024,ai="application/x-ndjson",Zn=class{id;status;body;constructor(t){this.id=t.id,this.status=t.status,this.body=t.body}get ok(){return this.status===200}get problem(){return this.ok?null:Gn(
this.body,{status:this.status})}unwrap(){if(this.problem!==null)throw this.problem;return this.body}};async function*ii(e,t,{portion:n=am,...s}){for await(let o of im(t,n))for(let r=1;o.length>0;r++)try{
yield*lm(e,o,s)}catch(a){await e.untilNextTry(a,r,s.signal)}}async function*im(e,t){let n=new TextEncoder,s=[],o=0;for await(let r of e){let a=`${JSON.stringify(r)}
`,i=n.encode(a).length;s.length>0&&o+i>t&&(yield s,[s,o]=[[],0]),s.push(a),o+=i,o>=t&&(yield s,[s,o]=[[],0])}s.length>0&&(yield s)}async function*lm(e,t,n){let s={text:t.join(""),type:ai},o={...n,method:"\
POST",path:"/v1/batch",accept:ai,body:s,streamed:!0};for await(let r of cm(e.pieces(o))){if(t.shift()===void 0)throw new oe("the batch has more answers than lines",{status:200});yield new Zn(Kn(r))}if(t.
length>0)throw new oe("the batch has fewer answers than lines",{status:200,transient:!0})}async function*cm(e){let t="";for await(let n of e){let s=(t+n).split(`
`);t=s.pop()??"",yield*s.filter(o=>o.trim()!=="")}t.trim()!==""&&(yield t)}var mn=class e{token;#t;#e;#n;constructor(t,n,s,o){if(o!==void 0&&!/^[\x21-\x7e]+$/.test(o))throw new TypeError("a key is one line of letters, digits and signs, without spaces");this.token=s,this.#t=t,
this.#e=n,this.#n=o}at(t){return new e(this.#t,this.#e,t,this.#n)}act(t,n){return this.#s("actions",{token:this.token,action:t},n)}view(t){return this.#s("views",{token:this.token},t)}merge(t,n){return this.#s(
"merges",{tokens:[this.token,...t]},n)}newKey(t,n){return this.#s("seats",{token:this.token,seat:t},n)}unseal(t){return this.#s("unseal",{token:this.token},t)}receipt(t){return this.#s("receipts",{token:this.
token},t)}heads(t){return this.#s("heads",{token:this.token},t)}#s(t,n,s={}){let{signal:o,requestId:r,language:a,...i}=s,c={text:JSON.stringify({...n,...i}),type:"application/json"},d={signal:o,requestId:r,
language:a,method:"POST",path:`${this.#e}/sealed/${t}`,body:c};return this.#t.json(this.#n===void 0?d:{...d,key:this.#n})}};var Yn=class{id;#t;#e;constructor(t,n){this.id=n,this.#t=t,this.#e=`/v1/games/${encodeURIComponent(n)}`}sheet(t){return this.#t.json({...t,method:"GET",path:this.#e})}rules(t){return this.#t.json({...t,
method:"GET",path:`${this.#e}/rules`})}messages(t){return this.#t.json({...t,method:"GET",path:`${this.#e}/messages`})}setup(t,n){return this.post("setup",t,n)}act(t,n,s){return this.post("actions",{state:t,
action:n},s)}legalActions(t,n){return this.post("legal-actions",{state:t},n)}scores(t,n){return this.post("scores",{state:t},n)}tally(t,n){return this.post("tallies",t,n)}view(t,n,s){return this.post(
"views",{state:t,viewer:n},s)}views(t,n,s){return this.post("views",{state:t,viewers:n},s)}inspect(t,n){return this.post("inspections",{state:t},n)}replay(t,n){return this.post("replays",t,n)}sealedSetup(t,n){
return this.post("sealed/setup",t,n)}sealed(t,n){return new mn(this.#t,this.#e,t,n)}post(t,n,s={}){let{signal:o,requestId:r,language:a,...i}=s,c={text:JSON.stringify({...n,...i}),type:"application/jso\
n"},d=`${this.#e}/${t}`;return this.#t.json({signal:o,requestId:r,language:a,method:"POST",path:d,body:c})}},$n=class extends Yn{match(t,n){return this.post("matches",t,n)}};var yt=class{#t;constructor(t,n={}){this.#t=new Jn(t,n)}get baseUrl(){return this.#t.baseUrl}async games(t){return(await this.#e("/v1/games",t)).games}game(t){return new $n(this.#t,t)}batch(t,n={}){return ii(
this.#t,t,n)}keys(t){return this.#e("/v1/keys",t)}verifyReceipt(t,n){let s={text:JSON.stringify({receipt:t}),type:"application/json"};return this.#t.json({...n,method:"POST",path:"/v1/receipts/verify",
body:s})}health(t){return this.#e("/healthz",t)}ready(t){return this.#e("/readyz",t)}openapi(t){return this.#e("/openapi.json",t)}openapiYaml(t){return this.#n("/openapi.yaml","application/yaml",t)}async transcriptSchema(t){
return JSON.parse(await this.#n("/transcript.schema.json","application/schema+json",t))}docs(t){return this.#n("/docs","text/html",t)}problem(t,n){return this.#n(`/problems/${encodeURIComponent(t)}`,"\
text/html",n)}#e(t,n){return this.#t.json({...n,method:"GET",path:t})}#n(t,n,s){return this.#t.text({...s,method:"GET",path:t,accept:n})}};var os,z,wi,gn,ki,li,vi,ns={},xi=[],um=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function Qe(e,t){for(var n in t)e[n]=t[n];return e}function Si(e){var t=e.parentNode;t&&t.removeChild(
e)}function _i(e,t,n){var s,o,r,a={};for(r in t)r=="key"?s=t[r]:r=="ref"?o=t[r]:a[r]=t[r];if(arguments.length>2&&(a.children=arguments.length>3?os.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=
null)for(r in e.defaultProps)a[r]===void 0&&(a[r]=e.defaultProps[r]);return Xn(e,a,s,o,null)}function Xn(e,t,n,s,o){var r={type:e,props:t,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,
__h:null,constructor:void 0,__v:o??++wi};return z.vnode!=null&&z.vnode(r),r}function rs(e){return e.children}function es(e,t){this.props=e,this.context=t}function zt(e,t){if(t==null)return e.__?zt(e.__,
e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type=="function"?zt(e):null}function Ei(e){var t,n;if((e=e.__)!=null&&e.__c!=null){
for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return Ei(e)}}function nr(e){(!e.__d&&(e.__d=!0)&&gn.push(e)&&!ss.__r++||li!==z.debounceRendering)&&
((li=z.debounceRendering)||ki)(ss)}function ss(){for(var e;ss.__r=gn.length;)e=gn.sort(function(t,n){return t.__v.__b-n.__v.__b}),gn=[],e.some(function(t){var n,s,o,r,a,i;t.__d&&(a=(r=(n=t).__v).__e,(i=
n.__P)&&(s=[],(o=Qe({},r)).__v=r.__v+1,rr(i,r,o,n.__n,i.ownerSVGElement!==void 0,r.__h!=null?[a]:null,s,a??zt(r),r.__h),Oi(s,r),r.__e!=a&&Ei(r)))})}function Ai(e,t,n,s,o,r,a,i,c,d){var u,p,h,f,m,$,g,y=s&&
s.__k||xi,w=y.length;for(n.__k=[],u=0;u<t.length;u++)if((f=n.__k[u]=(f=t[u])==null||typeof f=="boolean"?null:typeof f=="string"||typeof f=="number"||typeof f=="bigint"?Xn(null,f,null,null,f):Array.isArray(
f)?Xn(rs,{children:f},null,null,null):f.__b>0?Xn(f.type,f.props,f.key,null,f.__v):f)!=null){if(f.__=n,f.__b=n.__b+1,(h=y[u])===null||h&&f.key==h.key&&f.type===h.type)y[u]=void 0;else for(p=0;p<w;p++){
if((h=y[p])&&f.key==h.key&&f.type===h.type){y[p]=void 0;break}h=null}rr(e,f,h=h||ns,o,r,a,i,c,d),m=f.__e,(p=f.ref)&&h.ref!=p&&(g||(g=[]),h.ref&&g.push(h.ref,null,f),g.push(p,f.__c||m,f)),m!=null?($==null&&
($=m),typeof f.type=="function"&&f.__k!=null&&f.__k===h.__k?f.__d=c=Ci(f,c,e):c=Ti(e,f,h,y,m,c),d||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):e.value=""):c&&h.__e==c&&c.parentNode!=e&&(c=zt(
h))}for(n.__e=$,u=w;u--;)y[u]!=null&&(typeof n.type=="function"&&y[u].__e!=null&&y[u].__e==n.__d&&(n.__d=zt(s,u+1)),Pi(y[u],y[u]));if(g)for(u=0;u<g.length;u++)Mi(g[u],g[++u],g[++u])}function Ci(e,t,n){
var s,o;for(s=0;s<e.__k.length;s++)(o=e.__k[s])&&(o.__=e,t=typeof o.type=="function"?Ci(o,t,n):Ti(n,o,o,e.__k,o.__e,t));return t}function Ti(e,t,n,s,o,r){var a,i,c;if(t.__d!==void 0)a=t.__d,t.__d=void 0;else if(n==
null||o!=r||o.parentNode==null)e:if(r==null||r.parentNode!==e)e.appendChild(o),a=null;else{for(i=r,c=0;(i=i.nextSibling)&&c<s.length;c+=2)if(i==o)break e;e.insertBefore(o,r),a=r}return a!==void 0?a:o.
nextSibling}function ci(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="number"||um.test(t)?n:n+"px"}function Qn(e,t,n,s,o){var r;e:if(t==="style")if(typeof n=="string")e.style.cssText=
n;else{if(typeof s=="string"&&(e.style.cssText=s=""),s)for(t in s)n&&t in n||ci(e.style,t,"");if(n)for(t in n)s&&n[t]===s[t]||ci(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")r=t!==(t=t.replace(/Capture$/,
"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+r]=n,n?s||e.addEventListener(t,r?di:ui,r):e.removeEventListener(t,r?di:ui,r);else if(t!=="dangerouslySetInnerHTML"){if(o)
t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break e}catch{}typeof n=="function"||(n!=null&&(n!==
!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function ui(e){this.l[e.type+!1](z.event?z.event(e):e)}function di(e){this.l[e.type+!0](z.event?z.event(e):e)}function rr(e,t,n,s,o,r,a,i,c){
var d,u,p,h,f,m,$,g,y,w,v,k=t.type;if(t.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,i=t.__e=n.__e,t.__h=null,r=[i]),(d=z.__b)&&d(t);try{e:if(typeof k=="function"){if(g=t.props,y=(d=k.contextType)&&
s[d.__c],w=d?y?y.props.value:d.__:s,n.__c?$=(u=t.__c=n.__c).__=u.__E:("prototype"in k&&k.prototype.render?t.__c=u=new k(g,w):(t.__c=u=new es(g,w),u.constructor=k,u.render=pm),y&&y.sub(u),u.props=g,u.state||
(u.state={}),u.context=w,u.__n=s,p=u.__d=!0,u.__h=[]),u.__s==null&&(u.__s=u.state),k.getDerivedStateFromProps!=null&&(u.__s==u.state&&(u.__s=Qe({},u.__s)),Qe(u.__s,k.getDerivedStateFromProps(g,u.__s))),
h=u.props,f=u.state,p)k.getDerivedStateFromProps==null&&u.componentWillMount!=null&&u.componentWillMount(),u.componentDidMount!=null&&u.__h.push(u.componentDidMount);else{if(k.getDerivedStateFromProps==
null&&g!==h&&u.componentWillReceiveProps!=null&&u.componentWillReceiveProps(g,w),!u.__e&&u.shouldComponentUpdate!=null&&u.shouldComponentUpdate(g,u.__s,w)===!1||t.__v===n.__v){u.props=g,u.state=u.__s,
t.__v!==n.__v&&(u.__d=!1),u.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(E){E&&(E.__=t)}),u.__h.length&&a.push(u);break e}u.componentWillUpdate!=null&&u.componentWillUpdate(g,u.__s,w),u.componentDidUpdate!=
null&&u.__h.push(function(){u.componentDidUpdate(h,f,m)})}u.context=w,u.props=g,u.state=u.__s,(d=z.__r)&&d(t),u.__d=!1,u.__v=t,u.__P=e,d=u.render(u.props,u.state,u.context),u.state=u.__s,u.getChildContext!=
null&&(s=Qe(Qe({},s),u.getChildContext())),p||u.getSnapshotBeforeUpdate==null||(m=u.getSnapshotBeforeUpdate(h,f)),v=d!=null&&d.type===rs&&d.key==null?d.props.children:d,Ai(e,Array.isArray(v)?v:[v],t,n,
s,o,r,a,i,c),u.base=t.__e,t.__h=null,u.__h.length&&a.push(u),$&&(u.__E=u.__=null),u.__e=!1}else r==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=dm(n.__e,t,n,s,o,r,a,c);(d=z.diffed)&&d(t)}catch(E){
t.__v=null,(c||r!=null)&&(t.__e=i,t.__h=!!c,r[r.indexOf(i)]=null),z.__e(E,t,n)}}function Oi(e,t){z.__c&&z.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(s){s.call(n)})}catch(s){z.__e(
s,n.__v)}})}function dm(e,t,n,s,o,r,a,i){var c,d,u,p=n.props,h=t.props,f=t.type,m=0;if(f==="svg"&&(o=!0),r!=null){for(;m<r.length;m++)if((c=r[m])&&(c===e||(f?c.localName==f:c.nodeType==3))){e=c,r[m]=null;
break}}if(e==null){if(f===null)return document.createTextNode(h);e=o?document.createElementNS("http://www.w3.org/2000/svg",f):document.createElement(f,h.is&&h),r=null,i=!1}if(f===null)p===h||i&&e.data===
h||(e.data=h);else{if(r=r&&os.call(e.childNodes),d=(p=n.props||ns).dangerouslySetInnerHTML,u=h.dangerouslySetInnerHTML,!i){if(r!=null)for(p={},m=0;m<e.attributes.length;m++)p[e.attributes[m].name]=e.attributes[m].
value;(u||d)&&(u&&(d&&u.__html==d.__html||u.__html===e.innerHTML)||(e.innerHTML=u&&u.__html||""))}if((function($,g,y,w,v){var k;for(k in y)k==="children"||k==="key"||k in g||Qn($,k,null,y[k],w);for(k in g)
v&&typeof g[k]!="function"||k==="children"||k==="key"||k==="value"||k==="checked"||y[k]===g[k]||Qn($,k,g[k],y[k],w)})(e,h,p,o,i),u)t.__k=[];else if(m=t.props.children,Ai(e,Array.isArray(m)?m:[m],t,n,s,
o&&f!=="foreignObject",r,a,r?r[0]:n.__k&&zt(n,0),i),r!=null)for(m=r.length;m--;)r[m]!=null&&Si(r[m]);i||("value"in h&&(m=h.value)!==void 0&&(m!==e.value||f==="progress"&&!m)&&Qn(e,"value",m,p.value,!1),
"checked"in h&&(m=h.checked)!==void 0&&m!==e.checked&&Qn(e,"checked",m,p.checked,!1))}return e}function Mi(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(s){z.__e(s,n)}}function Pi(e,t,n){var s,
o;if(z.unmount&&z.unmount(e),(s=e.ref)&&(s.current&&s.current!==e.__e||Mi(s,null,t)),(s=e.__c)!=null){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(r){z.__e(r,t)}s.base=s.__P=null}if(s=
e.__k)for(o=0;o<s.length;o++)s[o]&&Pi(s[o],t,typeof e.type!="function");n||e.__e==null||Si(e.__e),e.__e=e.__d=void 0}function pm(e,t,n){return this.constructor(e,n)}function as(e,t,n){var s,o,r;z.__&&
z.__(e,t),o=(s=typeof n=="function")?null:n&&n.__k||t.__k,r=[],rr(t,e=(!s&&n||t).__k=_i(rs,null,[e]),o||ns,ns,t.ownerSVGElement!==void 0,!s&&n?[n]:o?null:t.firstChild?os.call(t.childNodes):null,r,!s&&
n?n:o?o.__e:t.firstChild,s),Oi(r,e)}function is(e,t){var n={__c:t="__cC"+vi++,__:e,Consumer:function(s,o){return s.children(o)},Provider:function(s){var o,r;return this.getChildContext||(o=[],(r={})[t]=
this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(a){this.props.value!==a.value&&o.some(nr)},this.sub=function(a){o.push(a);var i=a.componentWillUnmount;a.componentWillUnmount=
function(){o.splice(o.indexOf(a),1),i&&i.call(a)}}),s.children}};return n.Provider.__=n.Consumer.contextType=n}os=xi.slice,z={__e:function(e,t){for(var n,s,o;t=t.__;)if((n=t.__c)&&!n.__)try{if((s=n.constructor)&&
s.getDerivedStateFromError!=null&&(n.setState(s.getDerivedStateFromError(e)),o=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),o=n.__d),o)return n.__E=n}catch(r){e=r}throw e}},wi=0,es.prototype.
setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=Qe({},this.state),typeof e=="function"&&(e=e(Qe({},n),this.props)),e&&Qe(n,e),e!=null&&this.__v&&(t&&this.__h.push(
t),nr(this))},es.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),nr(this))},es.prototype.render=rs,gn=[],ki=typeof Promise=="function"?Promise.prototype.then.bind(Promise.
resolve()):setTimeout,ss.__r=0,vi=0;var Rt,ae,pi,bn=0,sr=[],hi=z.__b,fi=z.__r,mi=z.diffed,$i=z.__c,gi=z.unmount;function yn(e,t){z.__h&&z.__h(ae,e,bn||t),bn=0;var n=ae.__H||(ae.__H={__:[],__h:[]});return e>=
n.__.length&&n.__.push({}),n.__[e]}function b(e){return bn=1,hm(Li,e)}function hm(e,t,n){var s=yn(Rt++,2);return s.t=e,s.__c||(s.__=[n?n(t):Li(void 0,t),function(o){var r=s.t(s.__[0],o);s.__[0]!==r&&(s.
__=[r,s.__[1]],s.__c.setState({}))}],s.__c=ae),s.__}function S(e,t){var n=yn(Rt++,3);!z.__s&&ar(n.__H,t)&&(n.__=e,n.__H=t,ae.__H.__h.push(n))}function jt(e,t){var n=yn(Rt++,4);!z.__s&&ar(n.__H,t)&&(n.
__=e,n.__H=t,ae.__h.push(n))}function T(e){return bn=5,Z(function(){return{current:e}},[])}function Z(e,t){var n=yn(Rt++,7);return ar(n.__H,t)&&(n.__=e(),n.__H=t,n.__h=e),n.__}function Me(e,t){return bn=8,Z(function(){return e},t)}function Bt(e){var t=ae.context[e.__c],n=yn(Rt++,9);return n.
c=e,t?(n.__==null&&(n.__=!0,t.sub(ae)),t.props.value):e.__}function fm(){sr.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(ts),e.__H.__h.forEach(or),e.__H.__h=[]}catch(t){e.__H.__h=[],z.__e(t,e.__v)}}),sr=[]}z.__b=function(e){ae=null,hi&&hi(e)},z.__r=function(e){
fi&&fi(e),Rt=0;var t=(ae=e.__c).__H;t&&(t.__h.forEach(ts),t.__h.forEach(or),t.__h=[])},z.diffed=function(e){mi&&mi(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(sr.push(t)!==1&&pi===z.requestAnimationFrame||
((pi=z.requestAnimationFrame)||function(n){var s,o=function(){clearTimeout(r),bi&&cancelAnimationFrame(s),setTimeout(n)},r=setTimeout(o,100);bi&&(s=requestAnimationFrame(o))})(fm)),ae=void 0},z.__c=function(e,t){
t.some(function(n){try{n.__h.forEach(ts),n.__h=n.__h.filter(function(s){return!s.__||or(s)})}catch(s){t.some(function(o){o.__h&&(o.__h=[])}),t=[],z.__e(s,n.__v)}}),$i&&$i(e,t)},z.unmount=function(e){gi&&
gi(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(ts)}catch(n){z.__e(n,t.__v)}};var bi=typeof requestAnimationFrame=="function";function ts(e){var t=ae;typeof e.__c=="function"&&e.__c(),ae=t}function or(e){
var t=ae;e.__c=e.__(),ae=t}function ar(e,t){return!e||e.length!==t.length||t.some(function(n,s){return n!==e[s]})}function Li(e,t){return typeof t=="function"?t(e):t}var zi=function(e,t,n,s){var o;t[0]=
0;for(var r=1;r<t.length;r++){var a=t[r++],i=t[r]?(t[0]|=a?1:2,n[t[r++]]):t[++r];a===3?s[0]=i:a===4?s[1]=Object.assign(s[1]||{},i):a===5?(s[1]=s[1]||{})[t[++r]]=i:a===6?s[1][t[++r]]+=i+"":a?(o=e.apply(
i,zi(e,i,n,["",null])),s.push(o),i[0]?t[0]|=2:(t[r-2]=0,t[r]=o)):s.push(i)}return s},yi=new Map,l=function(e){var t=yi.get(this);return t||(t=new Map,yi.set(this,t)),(t=zi(this,t.get(e)||(t.set(e,t=(function(n){
for(var s,o,r=1,a="",i="",c=[0],d=function(h){r===1&&(h||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,h,a):r===3&&(h||a)?(c.push(3,h,a),r=2):r===2&&a==="..."&&h?c.push(4,h,0):r===2&&a&&!h?c.push(
5,0,!0,a):r>=5&&((a||!h&&r===5)&&(c.push(r,0,a,o),r=6),h&&(c.push(r,h,0,o),r=6)),a=""},u=0;u<n.length;u++){u&&(r===1&&d(),d(u));for(var p=0;p<n[u].length;p++)s=n[u][p],r===1?s==="<"?(d(),c=[c],r=3):a+=
s:r===4?a==="--"&&s===">"?(r=1,a=""):a=s+a[0]:i?s===i?i="":a+=s:s==='"'||s==="'"?i=s:s===">"?(d(),r=1):r&&(s==="="?(r=5,o=a,a=""):s==="/"&&(r<5||n[u][p+1]===">")?(d(),r===3&&(c=c[0]),r=c,(c=c[0]).push(
2,0,r),r=0):s===" "||s==="	"||s===`
`||s==="\r"?(d(),r=2):a+=s),r===3&&a==="!--"&&(r=4,c=c[0])}return d(),c})(e)),t),arguments,[])).length>1?t:t[0]}.bind(_i);var mm=[502,503,504],[Ri,$m]=[3e4,5e3],[gm,bm]=[1e3,3e4],ls=class{#t;#e=new Set;#n=new Set;#s=0;#o=0;#r=!1;constructor(t){this.#t=new URL("healthz",t).href;for(let n of["online","pageshow"])globalThis.
addEventListener(n,()=>this.waits&&this.again())}get waits(){return this.#e.size>0}listen(t){return this.#n.add(t),()=>this.#n.delete(t)}fetch=async(t,n)=>{if(t.includes("/sealed/"))return ir(Ri,t,n);
for(;;){try{let s=await ir(Ri,t,n);if(!mm.includes(s.status))return this.#s=0,s}catch(s){if(n.signal?.aborted)throw s}await this.#a()}};again=async()=>{if(clearTimeout(this.#o),this.#r)return;this.#r=
!0;let t=await ir($m,this.#t,{cache:"no-store",headers:{accept:"application/json"}}).then(({ok:n})=>n,()=>!1);this.#r=!1,t?this.#l(({resolve:n})=>n()):this.waits&&this.#i()};stop=()=>{clearTimeout(this.#o),
this.#l(({reject:t})=>t(new oe("waiting was stopped")))};#a(){return new Promise((t,n)=>{this.#e.add({resolve:t,reject:n}),this.#e.size===1&&this.#i(),this.#c()})}#i(){clearTimeout(this.#o),this.#o=setTimeout(
this.again,Math.min(bm,gm*2**this.#s)),this.#s+=1}#l(t){let n=[...this.#e];this.#e.clear(),n.forEach(t),this.#c()}#c(){this.#n.forEach(t=>t(this.waits))}};async function ir(e,t,n){let s=new AbortController,
o=setTimeout(()=>s.abort(new DOMException("no answer","TimeoutError")),e),r=()=>s.abort(n.signal.reason);n.signal?.aborted&&r(),n.signal?.addEventListener("abort",r,{once:!0});try{return await globalThis.
fetch(t,{...n,signal:s.signal})}finally{clearTimeout(o)}}var ur=(e,t)=>t.some(n=>e instanceof n),ji,Bi;function ym(){return ji||(ji=[IDBIndex,IDBObjectStore,IDBCursor,IDBDatabase,IDBTransaction])}function wm(){return Bi||(Bi=["advance","continue","continueP\
rimaryKey"].map(e=>IDBCursor.prototype[e]))}var dr=new WeakMap,lr=new WeakMap,cs=new WeakMap;function km(e){let t=new Promise((n,s)=>{let o=()=>{e.removeEventListener("success",r),e.removeEventListener(
"error",a)},r=()=>{n(wt(e.result)),o()},a=()=>{s(e.error),o()};e.addEventListener("success",r),e.addEventListener("error",a)});return cs.set(t,e),t}function vm(e){if(dr.has(e))return;let t=new Promise(
(n,s)=>{let o=()=>{e.removeEventListener("complete",r),e.removeEventListener("error",a),e.removeEventListener("abort",a)},r=()=>{n(),o()},a=()=>{s(e.error||new DOMException("AbortError","AbortError")),
o()};e.addEventListener("complete",r),e.addEventListener("error",a),e.addEventListener("abort",a)});dr.set(e,t)}var pr={get(e,t,n){if(e instanceof IDBTransaction){if(t==="done")return dr.get(e);if(t===
"store")return n.objectStoreNames[1]?void 0:n.objectStore(n.objectStoreNames[0])}return wt(e[t])},set(e,t,n){return e[t]=n,!0},has(e,t){return e instanceof IDBTransaction&&(t==="done"||t==="store")?!0:
t in e}};function Ii(e){pr=e(pr)}function xm(e){return wm().includes(e)?function(...t){return e.apply(hr(this),t),wt(this.request)}:function(...t){return wt(e.apply(hr(this),t))}}function Sm(e){return typeof e==
"function"?xm(e):(e instanceof IDBTransaction&&vm(e),ur(e,ym())?new Proxy(e,pr):e)}function wt(e){if(e instanceof IDBRequest)return km(e);if(lr.has(e))return lr.get(e);let t=Sm(e);return Object.is(t,e)||
(lr.set(e,t),cs.set(t,e)),t}var hr=e=>cs.get(e);function Fi(e,t,{blocked:n,upgrade:s,blocking:o,terminated:r}={}){let a=indexedDB.open(e,t),i=wt(a);return s&&a.addEventListener("upgradeneeded",c=>{s(wt(
a.result),c.oldVersion,c.newVersion,wt(a.transaction),c)}),n&&a.addEventListener("blocked",c=>n(c.oldVersion,c.newVersion,c)),i.then(c=>{r&&c.addEventListener("close",()=>r()),o&&c.addEventListener("v\
ersionchange",d=>o(d.oldVersion,d.newVersion,d))}).catch(()=>{}),i}var _m=["get","getKey","getAll","getAllKeys","count"],Em=["put","add","delete","clear"],cr={};function Di(e,t){if(!(e instanceof IDBDatabase&&!(t in e)&&typeof t=="string"))return;if(cr[t])return cr[t];
let n=t.replace(/FromIndex$/,""),s=t!==n,o=Em.includes(n);if(!(n in(s?IDBIndex:IDBObjectStore).prototype)||!(o||_m.includes(n)))return;let r=async function(a,...i){let c=this.transaction(a,o?"readwrit\
e":"readonly"),d=c.store;return s&&(d=d.index(i.shift())),(await Promise.all([d[n](...i),o&&c.done]))[0]};return cr[t]=r}Ii(e=>({...e,get:(t,n,s)=>Di(t,n)||e.get(t,n,s),has:(t,n)=>!!Di(t,n)||e.has(t,n)}));
var Am=["advance","continue","continuePrimaryKey"],Ni={},fr=new WeakMap,Hi=new WeakMap,Cm={get(e,t){if(!Am.includes(t))return e[t];let n=Ni[t];return n||(n=Ni[t]=function(...s){fr.set(this,Hi.get(this)[t](
...s))}),n}};async function*Tm(...e){let t=this;if(t instanceof IDBCursor||(t=await t.openCursor(...e)),!t)return;t=t;let n=new Proxy(t,Cm);for(Hi.set(n,t),cs.set(n,hr(t));t;)yield n,t=await(fr.get(n)||
t.continue()),fr.delete(n)}function qi(e,t){return t===Symbol.asyncIterator&&ur(e,[IDBIndex,IDBObjectStore,IDBCursor])||t==="iterate"&&ur(e,[IDBIndex,IDBObjectStore])}Ii(e=>({...e,get(t,n,s){return qi(
t,n)?Tm:e.get(t,n,s)},has(t,n){return qi(t,n)||e.has(t,n)}}));var Wi="gavel.game",Gi="gavel.tables",Om="earlier";async function Vi(e){let[t,n]=[Ui(Wi),Ui(Gi)];if(!mr(t)&&n===null)return;let s=e.transaction(["games","tables"],"readwrite"),o=async(d,u)=>await d.get(
u.id)??d.put(u),r=Date.now(),{start:a,actions:i,cursor:c}=t??{};await Promise.all([mr(t)&&o(s.objectStore("games"),{id:Om,game:t.game,name:"",start:a,actions:i,cursor:c,created:r,changed:r,finished:!1}),
...Object.values(n??{}).filter(d=>typeof d?.id=="string").map(d=>o(s.objectStore("tables"),d)),s.done]),mr(t)&&localStorage.removeItem(Wi),localStorage.removeItem(Gi)}var mr=e=>typeof e?.game=="string"&&
Array.isArray(e.actions)&&Number.isInteger(e.cursor)&&!!e.start;function Ui(e){try{return JSON.parse(localStorage.getItem(e)??"null")}catch{return null}}var Mm="gavel",Pm=2,Lm=3e3,zm=["games","tables","steps","answers","matches","tournaments"],us=null;function $r(){return us??=Promise.race([Rm(),jm()]).catch(e=>{throw us=null,e}),us}async function Rm(){
let e=()=>{us=null},t=await Fi(Mm,Pm,{upgrade(n){zm.filter(s=>!n.objectStoreNames.contains(s)).forEach(s=>n.createObjectStore(s,{keyPath:"id"}))},blocking(n,s,o){o.target.close(),e()},terminated:e});return await Vi(
t),t}var jm=()=>new Promise((e,t)=>setTimeout(()=>t(new Error("the database does not open")),Lm));var gr=!1,br=new Set;function yr(e){gr||(gr=!0,console.info(`kept in memory only: ${e}`),br.forEach(t=>t()))}function Ji(e){return gr&&e(),br.add(e),()=>br.delete(e)}var be=class{#t;#e=new Map;constructor(t){this.#t=t}async all(){return[...(await this.#n(s=>s.getAll(),[])).filter(({id:s})=>!this.#e.has(s)),...[...this.#e.values()].filter(s=>s!==null)]}async get(t){
return this.#e.has(t)?this.#e.get(t):await this.#n(n=>n.get(t),null)??null}put=t=>this.change(t.id,()=>t);remove=t=>this.change(t,()=>null);async change(t,n){let s=this.#e.get(t)??null;try{let o=(await $r()).
transaction(this.#t,"readwrite");o.done.catch(()=>{}),s=this.#e.has(t)?s:await o.store.get(t)??null;let r=n(s);return r===null?await o.store.delete(t):r!==void 0&&await o.store.put(r),await o.done,this.#e.
delete(t),!0}catch(o){yr(o);let r=n(s);return r!==void 0&&this.#e.set(t,r),!1}}async#n(t,n){try{return await t((await $r()).transaction(this.#t).store)}catch(s){return yr(s),n}}};var Zi=new be("answers"),Bm=/\/v1\/games(?:\/[a-z0-9-]+(?:\/rules)?)?(?:\?[^#]*)?$/,Yi=(e,t)=>async(n,s)=>{if(s.method!=="GET"||!Bm.test(n))return e(n,s);let o=`${s.headers["accept-language"]??""} ${n}`,
r=await Zi.get(o);return r===null?Ki(e(n,s),o,null):(Ki(globalThis.fetch(n,{...s,signal:void 0}),o,r.text).then(({isOther:i})=>i&&t(),()=>{}),new Response(r.text,{headers:{"content-type":"application/\
json"}}))};async function Ki(e,t,n){let s=await e;if(!s.ok)return s;let o=await s.clone().text();return o!==n&&await Zi.put({id:t,text:o}),Object.assign(s,{isOther:o!==n})}async function Xe(e){try{return await navigator.clipboard.writeText(e),!0}catch{let t=Object.assign(document.createElement("textarea"),{value:e,readOnly:!0,className:"visually-hidden"});document.body.
append(t),t.select();let n=document.execCommand("copy");return t.remove(),n}}var wr="gavel.";function ye(e){try{return JSON.parse(localStorage.getItem(wr+e))}catch{return null}}function pe(e,t){try{return t===null?localStorage.removeItem(wr+e):localStorage.setItem(wr+e,JSON.stringify(
t)),!0}catch{return!1}}function Qi(e){e==="auto"?delete document.documentElement.dataset.scheme:document.documentElement.dataset.scheme=e}var Dm={turn:[[587,0,.16],[784,.12,.22]],refusal:[[196,0,.14],[165,.13,.24]],award:[[523,0,.12],[659,.1,.12],[784,.2,.28]],end:[[392,0,.2],[523,.18,.2],[659,.36,.2],[784,.54,.6]]},Nm=.12,wn=class{#t;#e=null;constructor(t){
this.#t=t}play(t){if(!this.#t||!("AudioContext"in globalThis))return;this.#e??=new AudioContext;let n=this.#e;n.resume().catch(()=>{});for(let[s,o,r]of Dm[t])qm(n,s,n.currentTime+o,r)}};function qm(e,t,n,s){
let o=e.createOscillator(),r=e.createGain();o.type="triangle",o.frequency.value=t,r.gain.setValueAtTime(0,n),r.gain.linearRampToValueAtTime(Nm,n+.015),r.gain.exponentialRampToValueAtTime(1e-4,n+s),o.connect(
r).connect(e.destination),o.start(n),o.stop(n+s)}var kr=["sound","developer"],kn=is({sound:!1,developer:!1,sounds:new wn(!1)}),Dt=()=>Bt(kn).developer;function Xi(){let[e,t]=b(()=>Object.fromEntries(kr.map(o=>[o,ye(o)??!1]))),n=Z(()=>new wn(e.sound),
[e.sound]);return S(()=>{for(let o of kr)pe(o,e[o])},[e]),[Z(()=>({...e,sounds:n}),[e,n]),o=>t(r=>({...r,[o]:!r[o]}))]}function el({settings:e,flip:t,t:n}){return l`
        <details class="settings">
            <summary><span aria-hidden="true">⚙</span><span class="visually-hidden">${n("settings.title")}</span></summary>
            <div class="settings-box">
                ${kr.map(s=>l`
                    <label class="switch" key=${s}>
                        <input type="checkbox" name=${s} checked=${e[s]} onChange=${()=>t(s)} />
                        <span><strong>${n(`settings.${s}`)}</strong> <span class="hint">${n(`settings.${s}-hint`)}</span></span>
                    </label>`)}
            </div>
        </details>
    `}function nl({exchanges:e,hides:t,secret:n,t:s}){let[o,r]=b(!1);return Dt()?t?l`<footer class="exchanges"><p class="hint" data-exchanges-off>${s("exchanges.off")}</p></footer>`:l`
        <footer class="exchanges">
            <details onToggle=${a=>r(a.target.open)} data-exchanges>
                <summary>${s("exchanges.title",{n:e.length})}${n&&l` <span class="hint" data-secret>${s("exchanges.secret")}</span>`}</summary>
                ${o&&l`<ol>${e.map((a,i)=>l`<${Im} key=${i} number=${i+1} exchange=${a} t=${s} />`).reverse()}</ol>`}
            </details>
        </footer>
    `:null}function Im({exchange:e,number:t,t:n}){let{method:s,url:o,headers:r,body:a,status:i,answer:c,milliseconds:d}=e,[u,p]=b(!1),[h,f]=b(!1);return l`
        <li value=${t}>
            <details onToggle=${m=>p(m.target.open)}>
                <summary><code>${s} ${new URL(o).pathname}</code> <span class="status">${i??"–"} · ${Math.round(d)} ms</span></summary>
                ${u&&l`
                    <button type="button" data-curl onClick=${async()=>f(await Xe(tr(e)))}>${n(h?"copied":"exchanges.curl")}</button>
                    <h3>${n("exchanges.request")}</h3><pre tabindex="0">${Fm(s,o,r)}${a===null?"":tl(JSON.parse(a))}</pre>
                    <h3>${n("exchanges.response")}</h3><pre tabindex="0">${tl(c)}</pre>`}
            </details>
        </li>
    `}var Fm=(e,t,n)=>`${e} ${t}
${Object.entries(n).map(([s,o])=>`${s}: ${o}
`).join("")}
`,tl=e=>typeof e=="string"?e:JSON.stringify(e,null,2);var Hm=[1,2,5];function vr({amount:{minimum:e,maximum:t}}){return t===null?".from":e===t?".exactly":""}function sl({action:e,act:t,t:n}){let{minimum:s,maximum:o}=e.amount,r=o??1/0,[a,i]=b(null),c=a??String(
s),d=Number(c),u=m=>()=>i(String(Math.min(r,Math.max(s,(Number.isFinite(d)?d:s)+m)))),p=m=>()=>i(String(m)),h=m=>{m.preventDefault(),t({...e,amount:c.trim()===""?null:d})},f=[...new Set([s,...Hm.map(m=>s+
m).filter(m=>m<r),...o===null?[]:[o]])];return l`
        <form class="bid" novalidate onSubmit=${h} data-action-type="bid" data-action=${JSON.stringify(e)}>
            <label for="bid-amount">${n(`bid.label${vr(e)}`,e.amount)}</label>
            <div class="stepper">
                <button type="button" class="icon" aria-label=${n("bid.less")} disabled=${d<=s} onClick=${u(-1)}>−</button>
                <input id="bid-amount" name="amount" type="number" inputmode="numeric" step="1" min=${s} max=${o??void 0} value=${c}
                    autocomplete="off" onInput=${m=>i(m.target.value)} />
                <button type="button" class="icon" aria-label=${n("bid.more")} disabled=${d>=r} onClick=${u(1)}>+</button>
                <button type="submit" class="primary">${n("bid.send",{amount:c})}</button>
            </div>
            ${f.length>1&&l`
                <div class="row tight" role="group" aria-label=${n("bid.quick")}>
                    ${f.map(m=>l`<button type="button" class="chip" aria-pressed=${String(m===d)} onClick=${p(m)}>
                        ${m===o?n("bid.all",{amount:m}):m}</button>`)}
                </div>`}
        </form>
    `}var ds=e=>{},Pe=e=>ds(e);function ol(){let[e,t]=b("");return S(()=>(ds=t,()=>{ds===t&&(ds=()=>{})}),[]),e}function rl({action:e,component:t,game:n,gameSheet:s,view:o,act:r,t:a}){let{count:i,from:c}=e[t],[d,u]=b([]),p=Wm(c);for(let $ of d)p.set($,p.get($)-1);let h=i-d.length,f=h>0?a("reveal.due",{n:h,of:i}):
a("reveal.complete");S(()=>{d.length>0&&Pe(f)},[h]);let m=$=>l`<span class="piece" aria-hidden="true"><${n.Piece} component=${t} value=${$} t=${a} gameSheet=${s} view=${o} /></span>`;return l`
        <form class="reveal" data-action-type="reveal" data-action=${JSON.stringify(e)} data-component=${t} onSubmit=${$=>{$.preventDefault(),r({...e,[t]:d})}}>
            <p data-due=${h}>${f}</p>
            <ol class="picked" aria-label=${a("reveal.picked")}>
                ${d.map(($,g)=>l`<li key=${g}>${m($)}<span class="visually-hidden">${String($)}</span></li>`)}
                ${Array.from({length:h},($,g)=>l`<li key=${d.length+g} class="free" aria-hidden="true"></li>`)}
            </ol>
            <div class="row tight">
                <button type="submit" class="primary" data-reveal disabled=${h>0}>${a("reveal.send")}</button>
                <button type="button" data-unpick disabled=${d.length===0} onClick=${()=>u(d.slice(0,-1))}>${a("reveal.undo")}</button>
            </div>
            <div class="choices" role="group" aria-label=${a("reveal.choices")}>
                ${[...p].map(([$,g])=>l`
                    <button type="button" class="choice-piece" key=${$} data-pick=${$} disabled=${g===0||h===0}
                        aria-label=${a(g>1?"reveal.pick-of":"reveal.pick",{card:$,n:g})}
                        onClick=${()=>u([...d,$])}>
                        ${m($)}${g>1&&l`<span class="times" aria-hidden="true">×${g}</span>`}
                    </button>`)}
            </div>
        </form>
    `}function Wm(e){let t=new Map;for(let n of e)t.set(n,(t.get(n)??0)+1);return t}var al=!1;if(typeof document<"u"){let e=t=>n=>al=t(n);document.addEventListener("pointerdown",e(({pointerType:t})=>t==="touch"),!0),document.addEventListener("keydown",e(()=>!1),!0)}var il=(e,t)=>JSON.
stringify(e)===JSON.stringify(t);function xr(e,t,n){return!e?.tapped||e.ply!==n.ply?null:t.find(s=>il(s,e.tapped))??null}var et=e=>({...e,tapped:void 0,at:void 0});function tt({act:e,legal:t,view:n,prepared:s,
prepare:o}){let r=xr(s,t,n);return a=>{let i=il(a,r);return{action:a,onAct:()=>al&&!i?o(d=>({...d,ply:n.ply,tapped:a})):(o(et),e(a)),...i&&{pressed:!0}}}}var ll=({amount:e})=>e!==null&&typeof e=="object",cl=e=>Object.keys(e).find(t=>e[t]?.count!==void 0&&Array.isArray(e[t]?.from))??null;function Nt({game:e,gameSheet:t,t:n,act:s,busy:o,view:r,legal:a,player:i,
prepared:c,prepare:d}){let u=a.filter(ll),p=a.filter(g=>!ll(g)&&cl(g)!==null),h=a.filter(g=>!u.includes(g)&&!p.includes(g)),f=r&&xr(c,h,r),m=g=>(d(et),s(g)),$={view:r,gameSheet:t,legal:h,act:s,t:n,player:i,
prepared:c,prepare:d,isConfirming:!!f};return l`
        <div class="panel" aria-busy=${String(o)}>
            ${f&&l`<${Gm} action=${f} name=${e.label(f,n,r)} act=${m} leave=${()=>d(et)} t=${n} />`}
            ${u.map(g=>l`<${sl} action=${g} act=${s} t=${n} />`)}
            ${p.map(g=>l`<${rl} action=${g} component=${cl(g)} game=${e} gameSheet=${t} view=${r} act=${s} t=${n} />`)}
            ${h.length>0&&(e.Actions&&!h.every(ul)?l`<${e.Actions} ...${$} />`:l`<${Sr} ...${$} game=${e} />`)}
        </div>
    `}function Gm({action:e,name:t,act:n,leave:s,t:o}){return S(()=>Pe(`${t}: ${o("confirm.do")}?`),[t]),l`
        <div class="confirm" role="group" aria-labelledby="confirm-what" data-confirming=${JSON.stringify(e)}>
            <p id="confirm-what">${t}</p>
            <div class="confirm-buttons">
                <button type="button" class="primary" data-confirm onClick=${()=>n(e)}>${o("confirm.do")}</button>
                <button type="button" data-leave onClick=${s}>${o("confirm.back")}</button>
            </div>
        </div>
    `}var ul=({type:e})=>e==="reveal";function Sr({game:e,gameSheet:t,legal:n,act:s,t:o,view:r}){return l`
        <div class="action-buttons">
            ${n.map(a=>l`
                <button type="button" key=${JSON.stringify(a)} class="action ${a.type}" data-action=${JSON.stringify(a)} onClick=${()=>s(a)}>
                    ${ul(a)&&l`<span class="piece" aria-hidden="true"><${Um} game=${e} gameSheet=${t} action=${a} t=${o} view=${r} /></span>`}
                    <span>${e.label(a,o,r)}</span>
                </button>`)}
        </div>
    `}function Um({game:e,gameSheet:t,action:n,t:s,view:o}){let r=Object.keys(n).find(a=>a!=="type"&&a!=="player");return l`<${e.Piece} component=${r} value=${n[r]} t=${s} gameSheet=${t} view=${o} />`}var Vm={park:l`
        <path d="M0 1 -6 9.5H6Z" />
        <circle r="7" cy="-1" />
        <path d="M0-8V6M-7-1H7M-5-6 5 4M5-6-5 4" />
    `,housing:l`
        <path class="al-solid" d="M-9 0 0-8.5 9 0H6.5V8.5H2V2.5H-2V8.5H-6.5V0Z" />
    `,forest:l`
        <path class="al-solid" d="M0-9.5 6-2H3.5L8 5H1.6V9.5H-1.6V5H-8L-3.5-2H-6Z" />
    `,water:l`
        <path d="M-9-3Q-6.5-7-4-3T1-3 6-3 9-5M-9 4.5Q-6.5.5-4 4.5T1 4.5 6 4.5 9 2.5" />
    `},Jm={peace:l`<circle r="7.6" /><path d="M0-7.6V7.6M0 0-5.4 5.4M0 0 5.4 5.4" />`,love:l`<path class="al-solid" d="M0 8C-13-1-7-9.5 0-4 7-9.5 13-1 0 8Z" />`,music:l`
        <path d="M-3.4 5.5V-6.8L6-8.6V3.6" />
        <path class="al-solid" d="M-3.4 5.5a2.9 2.4 0 1 1-.01-.1ZM6 3.6a2.9 2.4 0 1 1-.01-.1Z" />
    `},ps=({terrain:e,x:t,y:n,scale:s=1})=>l`
    <g class=${`al-sign al-sign-${e}`} transform=${`translate(${t} ${n}) scale(${s})`}>${Vm[e]}</g>
`,_r=({icon:e,x:t,y:n,scale:s=1,count:o=1})=>l`
    <g class=${`al-icon al-icon-${e}`} transform=${`translate(${t} ${n}) scale(${s})`}>
        <circle class="al-disc" r="13" />
        ${Jm[e]}
        ${o>1&&l`<text class="al-times" x="15" y="6">×${o}</text>`}
    </g>
`,qt=({icon:e})=>l`
    <svg class="al-inline" viewBox="-14 -14 28 28" aria-hidden="true"><${_r} icon=${e} x=${0} y=${0} /></svg>
`,re=({terrain:e})=>(Er(),l`
        <svg class="al-inline" viewBox="-14 -14 28 28" aria-hidden="true">
            <rect class=${`al-fill al-${e}`} x="-13" y="-13" width="26" height="26" rx="6" />
            <rect class="al-texture" fill=${`url(#al-texture-${e})`} x="-13" y="-13" width="26" height="26" rx="6" />
            <${ps} terrain=${e} x=${0} y=${0} />
        </svg>
    `),It=({amount:e,label:t})=>l`
    <span class="al-coin" ...${t?{role:"img","aria-label":t}:{"aria-hidden":"true"}}>
        <span aria-hidden="true">${e??"?"}</span>
    </span>
`,Km=l`
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
`;function Er(){if(document.querySelector("body > .al-textures")!==null)return;let e=document.createElement("div");e.className="al-textures",document.body.append(e),as(Km,e)}var hs=["park","housing","forest","water"],Se=["peace","love","music"],Y=["n","e","s","w"],dl=[0,90,180,270],kt={n:[0,-1],e:[1,0],s:[0,1],w:[-1,0]};function Le(e,t){let n=Array.isArray(t?.tiles)?t.tiles:
e.components.tiles;return new Map(n.map(s=>[s.id,s]))}function K(e,t){return e.get(t)??{id:t,regions:[],icons:[]}}function Zm(e,t){return Y[(Y.indexOf(e)+t/90)%4]}function Ie(e,t){return e.regions.map(
({terrain:n,sides:s})=>({terrain:n,sides:s.map(o=>Zm(o,t))}))}function pl(e,t,n){return Ie(e,t).findIndex(({sides:s})=>s.includes(n))}function vn(e){return Se.map(t=>[t,e.icons.filter(n=>n===t).length]).
filter(([,t])=>t>0)}function G(e){return e.replace(/^ref-/,"")}function we(e,t,n){let s=Ie(e,t).map(({terrain:r,sides:a})=>{let i=Y.filter(c=>a.includes(c)).map(c=>n(`al.side.${c}`));return n("al.regi\
on",{terrain:n(`al.${r}`),sides:i.length>0?i.join(", "):n("al.inside")})}),o=vn(e).map(([r,a])=>n("al.counted",{what:n(`al.${r}`),count:a}));return[...s,...o].join("; ")||n("al.bare")}var vt=4,Q=(e,t)=>`${e},${t}`;function xt(e){if(e.length===0)return null;let t=e.map(({x:i})=>i),n=e.map(({y:i})=>i),[s,o]=[Math.min(...t),Math.max(...t)],[r,a]=[Math.min(...n),Math.max(...n)];return{
left:s,right:o,top:r,bottom:a,width:o-s+1,height:a-r+1}}function xn(e,t,n){let s=new Map(e.map(a=>[Q(a.x,a.y),a])),o=new Set,r=[];for(let a of Ym(e,t,n)){if(o.has(fs(a)))continue;o.add(fs(a));let i=[a];
for(let c of i)for(let d of Qm(c,s,t,n))o.has(fs(d))||(o.add(fs(d)),i.push(d));r.push({parts:i,tiles:new Set(i.map(({x:c,y:d})=>Q(c,d))).size})}return r}var fs=({x:e,y:t,region:n})=>`${e},${t},${n}`;function Ym(e,t,n){
return e.flatMap(({tile:s,x:o,y:r})=>K(t,s).regions.flatMap((a,i)=>a.terrain===n?[{x:o,y:r,region:i}]:[]))}function Qm({x:e,y:t,region:n},s,o,r){let a=s.get(Q(e,t));return Ie(K(o,a.tile),a.rotation)[n].
sides.flatMap(i=>{let[c,d]=kt[i],u=s.get(Q(e+c,t+d));if(u===void 0)return[];let p=K(o,u.tile),h=pl(p,u.rotation,Y[(Y.indexOf(i)+2)%4]);return p.regions[h]?.terrain===r?[{x:u.x,y:u.y,region:h}]:[]})}function hl(e,t,n){
let s=xt(e),o=new Set(e.map(({x:a,y:i})=>Q(a,i))),r=(a,i)=>n==="frame"?a<s.left||a>s.right||i<s.top||i>s.bottom:!o.has(Q(a,i));return e.map(({tile:a,x:i,y:c,rotation:d})=>Ie(K(t,a),d).flatMap(({terrain:u,
sides:p},h)=>u==="water"&&p.some(f=>r(i+kt[f][0],c+kt[f][1]))?[{x:i,y:c,region:h}]:[])).filter(a=>a.length>0)}function St(e,t,n){let s=Object.fromEntries(Se.map(o=>[o,0]));for(let{tile:o}of e)for(let[
r,a]of vn(K(t,o)))s[r]+=a;return{park:Math.max(0,...xn(e,t,"park").map(o=>o.tiles)),water:hl(e,t,n?.coast??"open-side").length,housing:xn(e,t,"housing").length,forest:xn(e,t,"forest").length,icons:s}}
function fl(e){if(xt(e)===null)return[{x:0,y:0}];let n=new Set(e.map(({x:o,y:r})=>Q(o,r))),s=new Map;for(let{x:o,y:r}of e)for(let[a,i]of Object.values(kt)){let c={x:o+a,y:r+i},d=xt([...e,c]);n.has(Q(c.
x,c.y))||d.width>vt||d.height>vt||s.set(Q(c.x,c.y),c)}return[...s.values()].sort((o,r)=>o.y-r.y||o.x-r.x)}function ml(e,t,n,s){let o=new Map,r=({x:a,y:i,region:c},d)=>{let u=Q(a,i);o.set(u,[...o.get(u)??
[],{region:c,text:d}])};if(s==="water")for(let a of hl(e,t,n?.coast??"open-side"))a.forEach(i=>r(i,"✓"));else s==="park"?xn(e,t,"park").sort((i,c)=>c.tiles-i.tiles)[0]?.parts.forEach(i=>r(i,"✓")):
xn(e,t,s).forEach((a,i)=>a.parts.forEach(c=>r(c,String(i+1))));return o}var Xm=["park","water","housing","forest"];function e$({placing:e,turning:t,tiles:n,view:s}){let{island:o}=s.players.find(({id:c})=>c===e.player),{at:r}=t,a=St(o,n,s.options),i=r?St([...o,{...r,tile:e.
tile}],n,s.options):a;return Xm.map(c=>({what:c,before:a[c],after:i[c]}))}function $l({view:e,gameSheet:t,placing:n,turning:s,t:o}){let r=e$({placing:n,turning:s,tiles:Le(t,e.options),view:e}),a=({what:c,
before:d,after:u})=>o(u===d?"al.effect.same":"al.effect",{what:o(`al.count.${c}`),before:d,after:u}),i=s.at?`${s.at.x},${s.at.y}`:"";return S(()=>{let c=r.filter(({before:d,after:u})=>d!==u);i!==""&&Pe(
c.map(a).join("; ")||o("al.effect.none"))},[i,s.rotation]),l`
        <ul class="al-effect" aria-label=${o("al.effect.title")} data-at=${i}>
            ${r.map(({what:c,before:d,after:u})=>l`
                <li key=${c} class=${u===d?"":"al-changes"} title=${o(`al.count.${c}`)}>
                    <${re} terrain=${c} />
                    <span aria-hidden="true">${u===d?d:`${d} → ${u}`}</span>
                    <span class="al-unseen">${a({what:c,before:d,after:u})}</span>
                </li>
            `)}
        </ul>
    `}function Sn({x:e,y:t},n,s){for(let o of Y){let[r,a]=kt[o],i=n.find(c=>c.x+r===e&&c.y+a===t);if(i!==void 0)return s(`al.beside.${o}`,{tile:G(i.tile)})}return s("al.beside.none")}function ms({x:e,y:t},n,s){
let{left:o,top:r}=xt(n);return s("al.cell",{row:t-r+1,place:s(`al.nth.${e-o+1}`)})}function ue(e,{ruleset:t,variant:n,players:s},o){let{defaults:r}=e.options.find(i=>i.id===o),a=i=>i.ruleset===t&&i.variant===n&&i.players===s.length;return r.find(a)?.value}var Ft=e=>e-1;function Ar({auction:e,options:t}){let n=e.high_bidder,s=e.bids[n];return{bidder:n,amount:s,price:s+(t.keep_surcharge??1)}}function gl(e,t,n){return Math.min(t.options.market_size??ue(e,
t,"market_size"),n.size)}function nt(e,t,n){let s=t$[e.type];return s===void 0?e.type:s(e,t,n)}var t$={claim:(e,t,n)=>bl("al.do.claim",e,t,n),offer:(e,t,n)=>bl("al.do.offer",e,t,n),place:(e,t,n)=>{let{island:s}=n.players.find(
({id:o})=>o===e.player);return t("al.do.place",{beside:Sn(e,s,t),rotation:e.rotation})},bid:({amount:e},t)=>{let n=typeof e=="number"?e:e.minimum===e.maximum&&e.minimum;return typeof n=="number"?t("al\
.do.bid",{amount:n}):t("al.do.bid-open",e)},pass:(e,t)=>t("al.do.pass"),decline:(e,t)=>t("al.do.decline"),sell:(e,t,n)=>t("al.do.sell",Ar(n)),keep:(e,t,n)=>t("al.do.keep",Ar(n)),reveal:({tiles:e},t)=>t(
"al.do.reveal",{count:Array.isArray(e)?e.length:e.count})};function bl(e,{position:t},n,s){let o=s.market[t-1],r={position:t,tile:G(o.tile),cost:Ft(t),money:o.money},a=Ft(t)===0?"free":"paid";return n(
`${e}.${a}`,r)+(o.money>0?n("al.do.finds",r):"")}var Cr={short:[[6,-6],[94,-6],[94,0],[65,29],[35,29],[6,0]],joined:[[6,-6],[94,-6],[94,0],[65,29],[65,40],[35,40],[35,29],[6,0]],pointed:[[6,-6],[94,-6],[94,0],[50,44],[6,0]]},n$=[[90,-6],[106,-6],[106,
10],[71,39],[61,29]],s$=[[31,31],[69,31],[69,69],[31,69]],o$=[[43,24],[57,24],[57,76],[43,76]],_n={n:[50,14],e:[86,50],s:[50,86],w:[14,50]},Or={n:[83,17],e:[83,83],s:[17,83],w:[17,17]};function yl(e){
let t=Mr(e),n=e.some(({sides:s})=>s.length===0);return e.map(({terrain:s,sides:o},r)=>({terrain:s,region:r,path:o.length===0?"":r$(o,r===t,t===-1&&!n)})).filter(({path:s})=>s!=="").sort((s,o)=>+(o.region===
t)-+(s.region===t))}function $s(e){let t=e.map((o,r)=>({...o,region:r})).filter(({sides:o})=>o.length===0),n=Math.ceil(Math.sqrt(t.length)),s=36/n;return t.map(({terrain:o,region:r},a)=>({terrain:o,region:r,
radius:(t.length===1?.46:.42)*s,x:50+s*(a%n-(n-1)/2),y:50+s*(Math.floor(a/n)-(Math.ceil(t.length/n)-1)/2)}))}function Mr(e){let t=({sides:s})=>s.length<2?0:s.length*2+Number(wl(s)),n=Math.max(0,...e.map(
t));return n===0?-1:e.findIndex(s=>t(s)===n)}function wl(e){return e.includes("n")&&e.includes("s")||e.includes("e")&&e.includes("w")}function Pr(e){return Y.filter((t,n)=>e.includes(t)&&e.includes(Y[(n+
1)%4]))}function r$(e,t,n){let s=t?Cr.joined:n?Cr.pointed:Cr.short,o=[...e.map(r=>Tr(s,r)),...Pr(e).map(r=>Tr(n$,r))];return t?o.push(s$):e.length===2&&wl(e)&&o.push(Tr(o$,e[0])),o.map(r=>`M${r.map(a=>a.
join(" ")).join("L")}Z`).join("")}function Tr(e,t){let n=Y.indexOf(t);return e.map(([s,o])=>[[s,o],[100-o,s],[100-s,100-o],[o,100-s]][n])}function ke({tile:e,rotation:t=0,label:n,lens:s,marks:o=[]}){Er();let r=Ie(e,t),a=n?{role:"img","aria-label":n}:{"aria-hidden":"true"};return l`
        <svg class=${`al-tile${s?` al-lens-${s}`:""}`} viewBox="0 0 100 100" focusable="false" ...${a}>
            <rect class="al-ground" width="100" height="100" />
            ${yl(r).map(i=>l`<${a$} ...${i} key=${i.region} />`)}
            ${$s(r).map(i=>l`<${i$} ...${i} key=${i.region} />`)}
            ${r.flatMap(({terrain:i,sides:c})=>c.map(d=>l`<${ps} terrain=${i} x=${_n[d][0]} y=${_n[d][1]} />`))}
            <${l$} tile=${e} regions=${r} />
            ${o.map(({region:i,text:c})=>l`<${d$} at=${u$(r,i)} text=${c} />`)}
            <rect class="al-edge" x="0.5" y="0.5" width="99" height="99" />
        </svg>
    `}var a$=({path:e,terrain:t})=>l`
    <g class=${`al-land al-land-${t}`}>
        <path class=${`al-shore al-${t}`} d=${e} />
        <path class=${`al-fill al-${t}`} d=${e} />
        <path class="al-texture" fill=${`url(#al-texture-${t})`} d=${e} />
    </g>
`,i$=({x:e,y:t,radius:n,terrain:s})=>l`
    <g class=${`al-land al-land-${s}`}>
        <circle class="al-bank" cx=${e} cy=${t} r=${n+3.5} />
        <circle class=${`al-shore al-${s}`} cx=${e} cy=${t} r=${n} />
        <circle class=${`al-fill al-${s}`} cx=${e} cy=${t} r=${n} />
        <circle class="al-texture" fill=${`url(#al-texture-${s})`} cx=${e} cy=${t} r=${n} />
        <${ps} terrain=${s} x=${e} y=${t} scale=${Math.min(1.1,n/12)} />
    </g>
`;function l$({tile:e,regions:t}){let n=c$(t);return(e.icons.length<=n.length?Se.flatMap(r=>e.icons.filter(a=>a===r).map(()=>[r,1])):vn(e)).map(([r,a],i)=>{let[c,d]=n[i];return l`<${_r} icon=${r} count=${a} x=${c} y=${d} scale=${.92} />`})}
function c$(e){let t=e.flatMap(({sides:r})=>Pr(r)),n=Y.filter(r=>!e.some(({sides:a})=>a.includes(r))),s=Mr(e)!==-1&&$s(e).length===0?[[50,50]]:[],o=Y.filter(r=>!t.includes(r));return[...t.map(r=>Or[r]),
...s,...n.map(r=>_n[r]),...o.map(r=>Or[r])]}function u$(e,t){let n=$s(e).find(s=>s.region===t);return n?[n.x,n.y]:_n[Y.find(s=>e[t].sides.includes(s))]}var d$=({at:[e,t],text:n})=>l`
    <g class="al-badge">
        <circle cx=${e} cy=${t} r="13" />
        <text x=${e} y=${t+6.5}>${n}</text>
    </g>
`,Ht=({tile:e,rotation:t,label:n,name:s})=>l`
    <span class="al-named">
        <${ke} tile=${e} rotation=${t} label=${n} />
        <span class="al-name" aria-hidden="true">${s}</span>
    </span>
`;function gs({value:e,t,gameSheet:n,view:s}){let o=K(Le(n,s.options),e);return l`<${Ht} tile=${o} name=${G(e)} label=${`${G(e)}: ${we(o,0,t)}`} />`}function bs(e,t){let n=t.filter(({type:s})=>s==="place");return n.length===0||e.holding===null?null:{player:n[0].player,tile:e.holding.tile,key:`${e.ply} ${e.holding.tile}`,actions:n,rotations:[...new Set(
n.map(({rotation:s})=>s))].sort((s,o)=>s-o)}}function ys(e,t,n){let{key:s,rotations:o,actions:r}=e??{key:"",rotations:[],actions:[]},a=p=>p?.key===s?p:{},i=p=>o.includes(a(p).rotation)?p.rotation:o[0]??
0,c=(p,h)=>r.find(f=>p&&f.x===p.x&&f.y===p.y&&f.rotation===h),d=(p,h)=>{let f=(o.indexOf(i(p))+h+o.length)%o.length,m=o[f]??0;return{...p,key:s,rotation:m,tapped:c(p?.tapped,m)}},u=i(t);return{rotation:u,
at:c(a(t).at??t?.tapped,u)??null,turn:p=>n(h=>d(h,p)),look:p=>n(h=>({...h,key:s,rotation:i(h),at:p}))}}function p$(e,t){let n={player:e.holding?.player??e.bonus??e.auctioneer,auctioneer:e.auctioneer,bidder:e.auction?.high_bidder??"",amount:e.auction?.bids[e.auction.high_bidder]??0,reason:e.ended_by?t(`\
al.ended.${e.ended_by}`):""};return e.phase==="place"?t(`al.due.place.${e.holding.from}`,n):t(`al.due.${e.phase==="claim"&&e.bonus!==null?"bonus":e.phase}`,n)}function kl({view:e,tiles:t,placing:n,turning:s,
t:o}){return l`
        <section class="al-stage" aria-labelledby="al-stage-title" data-here=${["bidding","settling"].includes(e.phase)||void 0}>
            <h2 id="al-stage-title" class="al-round">${o("al.round",{round:e.round})}</h2>
            <p class="al-due">${p$(e,o)}</p>
            ${e.holding&&l`<${h$} ...${{view:e,tiles:t,placing:n,turning:s,t:o}} />`}
            ${e.auction&&l`<${f$} view=${e} tiles=${t} t=${o} />`}
        </section>
    `}function h$({view:e,tiles:t,placing:n,turning:s,t:o}){let r=K(t,e.holding.tile),a=n?s.rotation:0,i=we(r,a,o);return l`
        <div class="al-hand" data-held=${r.id}>
            <div class="al-held" key=${a}>
                <${ke} tile=${r} rotation=${a} label=${o("al.in-hand",{tile:G(r.id),what:i})} />
            </div>
            ${n&&l`
                <div class="al-how">
                    <${Lr} turning=${s} t=${o} />
                    <p>
                        ${o("al.turned",{rotation:a})}<span class="al-unseen">: ${i}</span>
                    </p>
                    <p class="al-hint">${o("al.place.hint")}</p>
                </div>
            `}
        </div>
    `}var Lr=({turning:e,t})=>l`
    <div class="al-turner" role="group" aria-label=${t("al.turn")}>
        <${zr} turn=${e.turn} t=${t} keyed=${!0} />
    </div>
`,zr=({turn:e,t,keyed:n})=>l`
    <button type="button" class="al-button" data-turn="-90" onClick=${()=>e(-1)}>
        <span aria-hidden="true" class="al-arrow">↺</span> ${t("al.turn.left")}
    </button>
    <button type="button" class="al-button" data-turn="90" aria-keyshortcuts=${n?"R":void 0} onClick=${()=>e(1)}>
        <span aria-hidden="true" class="al-arrow">↻</span> ${t("al.turn.right")} ${n&&l`<kbd aria-hidden="true">R</kbd>`}
    </button>
`;function vl(e,t,n){jt(()=>{if(t===null)return;let s=o=>{let r=e.current,a=r?.contains(document.activeElement)||r?.matches(":hover"),i=o.target.closest?.("input, textarea, select");o.key.toLowerCase()!==
"r"||o.ctrlKey||o.metaKey||o.altKey||!a||i||(o.preventDefault(),n.turn(o.shiftKey?-1:1))};return document.addEventListener("keydown",s),()=>document.removeEventListener("keydown",s)})}function xl(e,{rotation:t},n,s){
let o=T({key:"",rotation:0});S(()=>{let r=e?.key??"";o.current.key===r&&o.current.rotation!==t&&Pe(`${s("al.turned",{rotation:t})}: ${we(K(n,e.tile),t,s)}`),o.current={key:r,rotation:t}},[e?.key,t])}function f$({
view:e,tiles:t,t:n}){let{auction:s,players:o,auctioneer:r}=e,a=K(t,s.tile),i=o.filter(({id:c})=>c!==r);return l`
        <div class="al-lot" data-lot=${s.tile}>
            <${ke}
                tile=${a}
                label=${n("al.lot",{tile:G(s.tile),what:we(a,0,n)})}
            />
            <ul class="al-bids">
                ${i.map(({id:c})=>l`
                    <li key=${c} class=${c===s.high_bidder?"al-high":""} data-bidder=${c} data-bid=${s.bids[c]??""}>
                        <span class="al-who">${c}</span>
                        <${m$} auction=${s} player=${c} t=${n} />
                    </li>
                `)}
            </ul>
        </div>
    `}function m$({auction:e,player:t,t:n}){let s=e.bids[t],o=e.passed.includes(t);return l`
        ${s!==void 0&&l`<${It} amount=${s} label=${n("al.bid",{amount:s})} />`}
        ${s===void 0&&!o&&l`<span class="al-soft">${n("al.no-bid")}</span>`}
        ${t===e.high_bidder&&l`<span class="al-tag">${n("al.highest")}</span>`}
        ${o&&l`<span class="al-soft">${n("al.passed")}</span>`}
    `}var $$=["claim","offer","place"];function Sl({view:e,gameSheet:t,legal:n,act:s,prepared:o,prepare:r,isConfirming:a,t:i}){let c=bs(e,n),d=ys(c,o,r),u=c?c.actions.filter(({rotation:h})=>h===d.rotation):
n,p=l`<${Sr} game=${{label:nt,Piece:gs}} gameSheet=${t} legal=${u} act=${s} t=${i} view=${e} />`;return n.some(({type:h})=>$$.includes(h))?l`
        <div class="al-actions">
            ${!a&&l`<p>${i(`al.choose.${c?"cell":"stall"}`)}</p>`}
            ${c&&l`<${$l} ...${{view:e,gameSheet:t,placing:c,turning:d,t:i}} /><${Lr} turning=${d} t=${i} />`}
            ${!a&&l`
                <details>
                    <summary>${i("al.choose.list",{count:u.length})}</summary>
                    ${p}
                </details>`}
        </div>
    `:p}function ws({lens:e,setLens:t,t:n}){return l`
        <div class="al-lenses" role="group" aria-label=${n("al.lens")}>
            <span class="al-soft" aria-hidden="true">${n("al.lens")}</span>
            ${hs.map(s=>l`
                <button
                    type="button"
                    key=${s}
                    class="al-button"
                    data-lens=${s}
                    aria-pressed=${String(e===s)}
                    onClick=${()=>t(e===s?null:s)}
                >
                    <${re} terrain=${s} /> ${n(`al.${s}`)}
                </button>
            `)}
            ${e&&l`<p class="al-hint">${n(`al.lens.${e}`)}</p>`}
        </div>
    `}function te({label:e,onAct:t,action:n,pressed:s}){return{role:"button",tabindex:"0","aria-label":e,...n!==void 0&&{"data-action":JSON.stringify(n)},...s!==void 0&&{"aria-pressed":String(s)},onClick:t,
onKeyDown:o=>{o.key!=="Enter"&&o.key!==" "||o.currentTarget instanceof HTMLButtonElement||(o.preventDefault(),t(o))}}}var _l={ArrowUp:[0,-1],ArrowRight:[1,0],ArrowDown:[0,1],ArrowLeft:[-1,0]};function ve(e,t,n){let s=T(null);jt(()=>{let o=e.current;if(o===null)return;let r=[...o.querySelectorAll(t)],a=d=>{s.current=d;
for(let u of r)u.tabIndex=u===d?0:-1};a(r.find(d=>d===document.activeElement)??r.find(d=>d===s.current)??r[0]);let i=({target:d})=>r.includes(d)&&a(d),c=d=>{if(d.key==="Escape")return n?.();let u=g$(d,
r);u!==void 0&&(d.preventDefault(),u.focus())};return o.addEventListener("focusin",i),o.addEventListener("keydown",c),()=>{o.removeEventListener("focusin",i),o.removeEventListener("keydown",c)}})}function g$({
key:e,target:t,ctrlKey:n,metaKey:s,altKey:o},r){if(!(n||s||o||!r.includes(t)))return e==="Home"?r[0]:e==="End"?r.at(-1):e in _l?b$(t,_l[e],r):void 0}function b$(e,[t,n],s){let[o,r]=Rr(e);return s.map(
a=>{let[i,c]=[Rr(a)[0]-o,Rr(a)[1]-r],d=i*t+c*n,u=Math.abs(i*n+c*t);return{place:a,isAhead:d>1&&3*d>u,far:d+2*u}}).filter(({isAhead:a})=>a).sort((a,i)=>a.far-i.far)[0]?.place}function Rr(e){let{left:t,
top:n,width:s,height:o}=e.getBoundingClientRect();return[t+s/2,n+o/2]}function El({view:e,tiles:t,legal:n,onTap:s,t:o}){let r=T(null);ve(r,".al-can");let a=n.filter(({type:i})=>i==="claim"||i==="offer");return l`
        <section class="al-market" aria-labelledby="al-market-title" data-here=${["claim","offer"].includes(e.phase)||void 0}>
            <header class="al-head">
                <h2 id="al-market-title">${o("al.market")}</h2>
                <p class="al-hint">${o(a.length>0?"al.market.choose":"al.market.order")}</p>
            </header>
            <div class="al-row">
                <ol class="al-stalls" ref=${r} style=${{"--al-across":y$(e.market.length)}}>
                    ${e.market.map((i,c)=>{let d=a.find(({position:u})=>u===c+1);return l`
                            <li key=${i.tile} data-stall=${i.tile} data-money=${i.money}>
                                <${w$} ...${{stall:i,position:c+1,action:d,onTap:s,t:o,tiles:t,view:e}} />
                            </li>
                        `})}
                </ol>
                <${k$} view=${e} t=${o} />
            </div>
        </section>
    `}function y$(e){return e<=9?Math.max(8,e):Math.ceil(e/2)}function w$({stall:e,position:t,action:n,onTap:s,t:o,tiles:r,view:a}){let i=K(r,e.tile),c={position:t,tile:G(e.tile),what:we(i,0,o),money:e.
money},d=o("al.stall",c)+(e.money>0?o("al.stall.money",c):""),u=l`
        <span class="al-position" aria-hidden="true">${t}</span>
        <${ke} tile=${i} label=${n?void 0:d} />
        ${e.money>0&&l`<${It} amount=${e.money} />`}
        <span class="al-price" aria-hidden="true">
            ${Ft(t)===0?o("al.free"):o("al.cost",{cost:Ft(t)})}
        </span>
    `;if(n===void 0)return l`<div class="al-stall" title=${c.tile}>${u}</div>`;let p=`${nt(n,o,a)}. ${c.what}`,h={...te({label:p,...s(n)}),"aria-label":void 0};return l`
        <button type="button" class="al-stall al-can" title=${c.tile} ...${h}>
            <span class="al-unseen">${p}</span>${u}
        </button>
    `}function k$({view:e,t}){let n=v$(e.stack);return l`
        <div class="al-stack">
            <div class="al-pile" role="img" data-stack=${n} aria-label=${t("al.stack",{count:n})}>
                <span aria-hidden="true">${n}</span>
            </div>
            <span class="al-price" aria-hidden="true">${t("al.stack.name")}</span>
            ${e.removed.length>0&&l`<span class="al-removed">${t("al.removed",{tiles:e.removed.map(G).join(", ")})}</span>`}
        </div>
    `}function v$(e){return typeof e=="number"?e:e.hidden??e.length}function Al({view:e,gameSheet:t,t:n}){let{options:s}=e,o=Array.isArray(s.score_grid)?s.score_grid:t.components.score_grid,r=s.icon_awards??t.components.icon_awards;return l`
        <details class="al-reference">
            <summary>${n("al.reference")}</summary>
            <p><${re} terrain="park" /> <${re} terrain="water" /> ${n("al.grid.caption")}</p>
            <ol class="al-grid">
                ${o.map((a,i)=>l`
                    <li key=${i}>
                        <span aria-hidden="true">${i}</span><b aria-hidden="true">${a}</b>
                        <span class="al-unseen">${n("al.grid.entry",{count:i,points:a})}</span>
                    </li>
                `)}
            </ol>
            <ul class="al-ways">
                <li><${re} terrain="park" /> ${n("al.way.park")}</li>
                <li><${re} terrain="water" /> ${n(`al.way.water.${s.coast??"open-side"}`)}</li>
                <li><${re} terrain="housing" /><${re} terrain="forest" /> ${n("al.way.product")}</li>
                <li>
                    ${Se.map(a=>l`<${qt} icon=${a} key=${a} />`)}
                    ${" "}${n("al.way.icons",{first:r[0],second:r[1],third:r[2]})}
                </li>
            </ul>
            <p class="al-soft">${x$(s,n)}</p>
        </details>
    `}function x$(e,t){let n=[Array.isArray(e.tiles)&&"tiles",Array.isArray(e.score_grid)&&"grid"].filter(Boolean);return n.length===2?t("al.source.own"):t(`al.source.reference${n.length?`.${n[0]}-own`:
""}`)}function ks({island:e,tiles:t,options:n,name:s,t:o,places:r=[],newest:a,lens:i,onTile:c,chosen:d}){let u=T(null);ve(u,".al-place",r[0]?.onEscape);let p=xt([...e,...r])??{left:0,top:0,right:0,bottom:0,
width:1,height:1},h=i?ml(e,t,n,i):new Map,f=({x:$,y:g})=>({gridColumn:$-p.left+2,gridRow:g-p.top+2}),m=Math.max(vt,p.width);return l`
        <div
            class=${`al-island${r.length>0?" al-open":""}`}
            ref=${u}
            role="group"
            aria-label=${s}
            style=${{"--al-columns":p.width,"--al-rows":p.height,"--al-size":m}}
        >
            ${e.map($=>{let g=K(t,$.tile),y=o("al.cell.tile",{rotation:$.rotation,cell:ms($,e,o),tile:G($.tile),what:we(g,$.rotation,o)}),w=l`<${ke}
                    tile=${g}
                    rotation=${$.rotation}
                    label=${c?void 0:y}
                    lens=${i}
                    marks=${h.get(Q($.x,$.y))}
                />`,v={key:$.tile,class:`al-cell${$.tile===a?" al-newest":""}`,style:f($),title:G($.tile),"data-tile":$.tile,"data-cell":`${$.x},${$.y},${$.rotation}`};if(!c)return l`<div ...${v}>${w}</div>`;
let k=d===Q($.x,$.y),E=te({label:y,onAct:()=>c($),pressed:k});return l`<button type="button" ...${v} ...${E}>${w}</button>`})}
            ${r.map($=>l`
                <button
                    type="button"
                    key=${`place ${Q($.x,$.y)}`}
                    class="al-cell al-place"
                    style=${f($)}
                    data-x=${$.x}
                    data-y=${$.y}
                    ...${te($)}
                    onMouseEnter=${$.onHover}
                    onMouseLeave=${$.onLeave}
                    onFocus=${$.onHover}
                    onBlur=${$.onLeave}
                >
                    ${$.ghost??l`<span class="al-plus" aria-hidden="true"></span>`}
                </button>
            `)}
        </div>
    `}function Cl({player:e,number:t,view:n,tiles:s,t:o,toAct:r,lens:a,places:i,newest:c,featured:d}){let u=r.includes(e.id);return l`
        <section
            class=${`al-seat al-player-${t}${d?" al-featured":""}${u?" al-acts":""}`}
            aria-labelledby=${`al-seat-${t}`}
            data-seat=${e.id}
            data-here=${d&&n.phase==="place"||void 0}
            data-money=${e.money??"hidden"}
        >
            <header class="al-head">
                <span class="al-number" aria-hidden="true">${t}</span>
                <h2 id=${`al-seat-${t}`}>${e.id}</h2>
                <${Tl} money=${e.money} t=${o} />
                <${S$} player=${e} view=${n} acts=${u} t=${o} />
            </header>
            <div class="al-sea">
                <${ks}
                    island=${e.island}
                    tiles=${s}
                    options=${n.options}
                    name=${o("al.island",{player:e.id,count:e.island.length})}
                    t=${o}
                    places=${i}
                    newest=${c}
                    lens=${a}
                />
                ${e.island.length===0&&!i?.length&&l`<p class="al-soft">${o("al.island.empty")}</p>`}
            </div>
            <${jr} counts=${St(e.island,s,n.options)} t=${o} />
        </section>
    `}function Tl({money:e,t}){let n=e===null?t("al.money.hidden"):t("al.money",{money:e});return l`<${It} amount=${e} label=${n} />`}function S$({player:e,view:t,acts:n,t:s}){let{auction:o,auctioneer:r,
bonus:a,holding:i}=t,c=[e.id===r&&t.phase!=="finished"&&s("al.auctioneer"),n&&s("al.to-act"),t.forfeits?.some(({seat:d})=>d===e.id)&&s("scores.forfeited"),o?.high_bidder===e.id&&s("al.highest.amount",
{amount:o.bids[e.id]}),o?.passed.includes(e.id)&&s("al.passed"),(a===e.id||i?.player===e.id&&i.from==="bonus")&&s("al.bonus")];return l`<span class="al-tags">${c.filter(Boolean).map(d=>l`<span class="al-tag" key=${d}>${d}</span>`)}</span>`}
function jr({counts:e,t}){return l`
        <dl class="al-counts">
            ${["park","water","housing","forest"].map(s=>l`
                <div key=${s} title=${t(`al.count.${s}`)}>
                    <dt><${re} terrain=${s} /><span class="al-unseen">${t(`al.count.${s}`)}</span></dt>
                    <dd data-count=${s}>${e[s]}</dd>
                </div>
            `)}
            ${Se.map(s=>l`
                <div key=${s} title=${t(`al.${s}`)}>
                    <dt><${qt} icon=${s} /><span class="al-unseen">${t(`al.${s}`)}</span></dt>
                    <dd data-count=${s}>${e.icons[s]}</dd>
                </div>
            `)}
        </dl>
    `}var Ol=({view:e,seat:t,t:n})=>{let{money:s}=e.players.find(({id:o})=>o===t);return l`<p class="al-own"><${Tl} money=${s} t=${n} /> <span>${n("al.money",{money:s})}</span></p>`};function Ml({view:e,gameSheet:t,legal:n,act:s,t:o,seat:r,toAct:a,prepared:i,prepare:c,last:d=[]}){let u=T(null),[p,h]=b(null),f=Le(t,e.options),m=bs(e,n),$=ys(m,i,c);vl(u,m,$),xl(m,$,f,o);let g=tt({act:s,
legal:n,view:e,prepared:i,prepare:c}),y=m?E$({placing:m,turning:$,tiles:f,view:e,onTap:g,t:o,leave:()=>c(et)}):[],w=_$({view:e,legal:n,seat:r,placing:m}),v=e.players.map((x,A)=>({player:x,number:A+1})),
k=(x,A)=>l`
        <${Cl}
            key=${x.player.id}
            ...${{...x,view:e,tiles:f,t:o,toAct:a,lens:p,featured:A}}
            places=${x.player.id===m?.player?y:[]}
            newest=${e.phase==="finished"?void 0:A$(d,x.player.id)}
        />
    `,E=e.phase!=="finished"&&l`<${El} key="market" ...${{view:e,tiles:f,legal:n,onTap:g,t:o}} />`,O=l`<${kl} key="stage" ...${{view:e,tiles:f,placing:m,turning:$,t:o}} />`,C=w&&k(v.find(({player:x})=>x.
id===w),!0),_=["claim","offer"].includes(e.phase)?[E,O,C]:[O,C,E];return l`
        <div class="al-frame" data-phase=${e.phase} ref=${u}>
            <div class=${`al-board${w?"":" al-equal"}`}>
                ${_}
                <${ws} lens=${p} setLens=${h} t=${o} />
                <div class="al-seats">
                    ${v.filter(({player:x})=>x.id!==w).map(x=>k(x,!1))}
                </div>
                <${Al} view=${e} gameSheet=${t} t=${o} />
            </div>
        </div>
    `}function _$({view:e,legal:t,seat:n,placing:s}){return e.phase==="finished"?null:[s?.player,n,t[0]?.player].find(r=>e.players.some(a=>a.id===r))??null}function E$({placing:e,turning:t,tiles:n,view:s,
onTap:o,t:r,leave:a}){let{rotation:i,look:c}=t,d=K(n,e.tile);return e.actions.filter(u=>u.rotation===i).map(u=>({x:u.x,y:u.y,label:nt(u,r,s),...o(u),ghost:l`<${ke} tile=${d} rotation=${i} />`,onHover:()=>c(
{x:u.x,y:u.y}),onLeave:()=>c(void 0),onEscape:a}))}function A$(e,t){return e.findLast(n=>n.type==="placed"&&n.player===t)?.tile}function Pl({sheet:e,standing:t,t:n}){let s=[...C$(t.breakdown,n),...T$(e,t,n)];return l`
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
                    ${s.map(({id:o,signs:r,name:a,how:i,points:c})=>l`
                        <tr key=${o} data-line=${o}>
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
            ${t===e.standings[0]&&l`<p class="al-soft">${O$(e,n)}</p>`}
        </div>
    `}function C$({park:e,water:t,housing:n,forest:s,product:o},r){let a=(i,{tiles:c,points:d})=>({id:i,signs:l`<${re} terrain=${i} />`,name:r(`al.sheet.${i}`),how:r("al.sheet.tiles",{tiles:c}),points:d});
return[a("park",e),a("water",t),{id:"product",signs:l`<${re} terrain="housing" /><${re} terrain="forest" />`,name:r("al.sheet.product"),how:r("al.sheet.shapes",{housing:n,forest:s}),points:o}]}function T$(e,{
player:t,breakdown:n},s){return Se.map(o=>{let{count:r,place:a,points:i}=n.icons[o],c=e.standings.filter(u=>u.player!==t&&u.breakdown.icons[o].place===a).map(u=>u.player).join(", "),d=a===null?"no-pla\
ce":c?"tied":"place";return{id:o,signs:l`<${qt} icon=${o} />`,name:s(`al.${o}`),how:s(`al.sheet.${d}`,{count:r,place:a,others:c}),points:i}})}function O$(e,t){let n=r=>e.rulings.find(a=>a.option===r)?.
value==="custom",[s,o]=[n("tiles"),n("score_grid")];return t(s&&o?"al.source.own":`al.source.reference${s?".tiles-own":o?".grid-own":""}`)}var Ll=[{kind:"money",name:"al.correct.money",at:{"/players/*/money":"","/market/*/money":"al.market"}},{kind:"tile",name:"al.correct.tile",at:{"/market/*/tile":"al.market","/holding/tile":"al.correct\
.holding","/auction/tile":"al.correct.auction","/players/*/island/*/tile":""},of:"tiles",unseen:["/stack/*","/removed/*"]},{kind:"lying",name:"al.correct.lying",at:{"/players/*/island/*/x":"al.correct\
.x","/players/*/island/*/y":"al.correct.y","/players/*/island/*/rotation":"al.correct.rotation"},choices:{"/players/*/island/*/rotation":[0,90,180,270]},oneByOne:!0}],zl=e=>typeof e=="string"?G(e):String(
e);var Br=36,Rl="none";function vs({tiles:e,used:t,pick:n,t:s,turned:o=!0}){let[r,a]=b(""),[i,c]=b({}),d=[...e.values()].filter(({id:u})=>!t.has(u)&&u.toLowerCase().includes(r.trim().toLowerCase())).map(
u=>({tile:u,rotation:L$(u,i,o)})).filter(({rotation:u})=>u!==void 0);return l`
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
                ${Y.map(u=>l`
                    <${M$} key=${u} side=${u} value=${i[u]??""} t=${s} set=${p=>c({...i,[u]:p})} />
                `)}
            </div>
            <p class="al-hint" role="status">
                ${s("al.pad.found",{count:d.length})}${d.length>Br&&` ${s("al.pad.more",{count:Br})}`}
            </p>
            <ul class="al-found">
                ${d.slice(0,Br).map(({tile:u,rotation:p})=>l`
                    <li key=${u.id}><${P$} ...${{tile:u,rotation:p,pick:n,t:s}} /></li>
                `)}
            </ul>
        </div>
    `}function M$({side:e,value:t,set:n,t:s}){return l`
        <label class="al-field">
            <span>${s("al.pad.sides",{side:s(`al.side.${e}`)})}</span>
            <select data-side=${e} value=${t} onChange=${o=>n(o.target.value)}>
                <option value="">${s("al.pad.any")}</option>
                ${hs.map(o=>l`<option value=${o} key=${o}>${s(`al.${o}`)}</option>`)}
                <option value=${Rl}>${s("al.pad.none")}</option>
            </select>
        </label>
    `}function P$({tile:e,rotation:t,pick:n,t:s}){let o=G(e.id),r=s("al.pad.choice",{tile:o,rotation:t,what:we(e,t,s)});return l`
        <button type="button" class="al-choice" data-pick=${e.id} ...${te({label:r,onAct:()=>n(e.id,t)})}>
            <${Ht} tile=${e} rotation=${t} name=${o} />
        </button>
    `}function L$(e,t,n){let s=Y.filter(o=>t[o]);return(n?dl:[0]).find(o=>{let r=Ie(e,o),a=i=>r.find(c=>c.sides.includes(i))?.terrain??Rl;return s.every(i=>a(i)===t[i])})}function jl({deal:e,change:t,gameSheet:n,t:s,setup:o}){let r=Le(n,o.options),a=e?.market??[],i=gl(n,o,r),c=d=>t({market:d});return l`
        <div class="al-deal">
            <p role="status">${s("al.deal.laid",{count:a.length,due:i})}</p>
            <ul class="al-found">
                ${a.map(d=>l`
                    <li key=${d}>
                        <button
                            type="button"
                            class="al-choice"
                            data-laid=${d}
                            ...${te({label:s("al.deal.take-back",{tile:G(d)}),onAct:()=>c(a.filter(u=>u!==d))})}
                        >
                            <${Ht} tile=${K(r,d)} name=${G(d)} />
                        </button>
                    </li>
                `)}
            </ul>
            ${a.length<i&&l`<${vs} tiles=${r} used=${new Set(a)} pick=${d=>c([...a,d])} t=${s} turned=${!1} />`}
        </div>
    `}var z$=[[{terrain:"water",sides:["n","w"]},{terrain:"forest",sides:["e","s"]}],[{terrain:"forest",sides:["w","s"]},{terrain:"park",sides:["n","e"]}],[{terrain:"housing",sides:["s","w"]},{terrain:"fore\
st",sides:["n","e"]}],[{terrain:"forest",sides:["n","w"]},{terrain:"water",sides:["e","s"]}]],R$=[[],["music"],["love"],["peace"]],Bl=()=>l`
    <span class="al-emblem">
        ${z$.map((e,t)=>l`<${ke} key=${t} tile=${{id:"",regions:e,icons:R$[t]}} />`)}
    </span>
`;var Dl={pieces:{"[data-held] .al-tile":e=>e.closest("[data-held]").dataset.held,"[data-lot] .al-tile":e=>e.closest("[data-lot]").dataset.lot,"[data-tile] .al-tile":e=>e.closest("[data-tile]").dataset.
tile,"[data-stall] .al-tile":e=>e.closest("[data-stall]").dataset.stall},bids:"[data-bid] .al-coin",payments({type:e,player:t,buyer:n,bidder:s,price:o,paid:r,found:a}){return e==="sold"?[{from:n,to:t,
amount:o}]:e==="kept"?[{from:t,to:s,amount:o}]:[{from:t,to:null,amount:r??0},{from:null,to:t,amount:a??0}]},awards:["sold","kept","taken-free"]};var j$=vt*vt;function ql({legal:e,player:t,view:n,gameSheet:s}){let o=B$[n.phase],r=n.players.find(({id:a})=>a===t);return o===void 0||r===void 0||r.money!==null?e:o({legal:e,player:t,view:n,gameSheet:s,
seat:r})}var B$={claim:e=>Nl("claim",e),offer:e=>Nl("offer",e),bidding:({player:e,view:t,gameSheet:n})=>[{type:"bid",player:e,amount:{minimum:D$(t,n),maximum:null}},...t.auction.high_bidder===e?[]:[{type:"\
pass",player:e}]],settling:({player:e,seat:t})=>[{type:"sell",player:e},...t.island.length<j$?[{type:"keep",player:e}]:[]]},Nl=(e,{legal:t,player:n,view:s})=>[...s.market.map((o,r)=>({type:e,player:n,
position:r+1})),...t.filter(o=>o.type!==e)];function D$(e,t){let{auction:n}=e;return n.high_bidder!==null?n.bids[n.high_bidder]+1:e.options.minimum_bid??ue(t,e,"minimum_bid")}var Il=({ruleset:e,variant:t,options:n,players:s})=>({ruleset:e,variant:t,options:n??{},players:s.map(o=>({id:o,money:null,island:[]}))}),Dr=(e,t,n)=>({...e,players:e.players.map(s=>s.id===t?{...s,...n(
s)}:s)}),Nr=e=>({x:t,y:n})=>t===e.x&&n===e.y,Fl=(e,t,n)=>Dr(e,t,()=>({money:n})),Hl=(e,t,n)=>Dr(e,t,({island:s})=>{let o=s.findIndex(Nr(n));return{island:o===-1?[...s,n]:s.with(o,n)}}),Wl=(e,t,n)=>Dr(
e,t,({island:s})=>({island:s.filter(o=>!Nr(n)(o))})),Gl=(e,t)=>e.find(Nr(t)),Ul=e=>new Set(e.players.flatMap(({island:t})=>t.map(({tile:n})=>n))),Vl=({ruleset:e,variant:t,options:n,players:s})=>({ruleset:e,
variant:t,options:n,players:s.map(({id:o,money:r,island:a})=>({id:o,...r!==null&&{money:r},island:a}))});function Jl({draft:e,change:t,gameSheet:n,t:s,errors:o=[]}){let[r,a]=b(null),[i,c]=b(null),d=Math.max(0,e.players.findIndex(({id:h})=>h===r)),u=e.players[d],p={draft:e,change:t,player:u,seat:d,t:s,lens:i,
tiles:Le(n,e.options)};return l`
        <div class="al-pad">
            <div class="al-tabs" role="group" aria-label=${s("al.pad.islands")}>
                ${e.players.map(({id:h,island:f},m)=>l`
                    <button
                        type="button"
                        key=${h}
                        class="al-button"
                        data-pad-player=${h}
                        aria-pressed=${String(m===d)}
                        onClick=${()=>a(h)}
                    >
                        <b>${h}</b> ${s("al.pad.tiles",{count:f.length})}
                        ${o.some(({pointer:$})=>$?.startsWith(`/players/${m}/`))&&l`<span class="al-tag">!</span>`}
                    </button>
                `)}
            </div>
            <${N$} key=${u.id} ...${p} />
            <${ws} lens=${i} setLens=${c} t=${s} />
        </div>
    `}function N$({draft:e,change:t,player:n,seat:s,t:o,lens:r,tiles:a}){let[i,c]=b(null),{id:d,island:u,money:p}=n,h=m=>t(Fl(e,d,m===""?null:Number(m))),f=fl(u).map(m=>({...m,label:o("al.pad.cell",{beside:Sn(
m,u,o)}),pressed:i!==null&&Q(i.x,i.y)===Q(m.x,m.y),onAct:()=>c(m)}));return l`
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
                    onInput=${m=>h(m.currentTarget.value)}
                />
            </label>
            <p class="al-hint">${o("al.pad.hint")}</p>
            <div class="al-sea" data-pointer=${`/players/${s}/island`}>
                <${ks}
                    island=${u}
                    tiles=${a}
                    options=${e.options}
                    name=${o("al.island",{player:d,count:u.length})}
                    t=${o}
                    places=${f}
                    lens=${r}
                    chosen=${i&&Q(i.x,i.y)}
                    onTile=${({x:m,y:$})=>c({x:m,y:$})}
                />
            </div>
            <${jr} counts=${St(u,a,e.options)} t=${o} />
            ${i&&l`<${q$} key=${Q(i.x,i.y)} ...${{draft:e,change:t,player:n,t:o,tiles:a,chosen:i,choose:c}} />`}
        </section>
    `}function q$({draft:e,change:t,player:n,t:s,tiles:o,chosen:r,choose:a}){let i=T(null),c=Gl(n.island,r);S(()=>i.current?.focus(),[c?.tile]);let d=(h,f)=>t(Hl(e,n.id,{tile:h,...r,rotation:f})),u=()=>{
t(Wl(e,n.id,r)),a(null)},p=l`<${vs} tiles=${o} used=${Ul(e)} pick=${d} t=${s} />`;return l`
        <div class="al-editor" key=${c?.tile}>
            <h2 ref=${i} tabindex="-1">${c?s("al.pad.change",{cell:ms(r,n.island,s)}):s("al.pad.pick",{beside:Sn(r,n.island,s)})}</h2>
            ${c&&l`
                <div class="al-turner">
                    <${zr} turn=${h=>d(c.tile,(c.rotation+90*h+360)%360)} t=${s} />
                    <button type="button" class="al-button" data-remove onClick=${u}>${s("al.pad.remove")}</button>
                    <button type="button" class="al-button" onClick=${()=>a(null)}>${s("al.pad.close")}</button>
                </div>
            `}
            ${c?l`<details><summary>${s("al.pad.another")}</summary>${p}</details>`:p}
        </div>
    `}var Kl={"al.park":"Park","al.housing":"Wohnen","al.forest":"Wald","al.water":"Wasser","al.peace":"Frieden","al.love":"Liebe","al.music":"Musik","al.side.n":"Norden","al.side.e":"Osten","al.side.s":"Sü\
den","al.side.w":"Westen","al.region":"{terrain}: {sides}","al.inside":"eingeschlossen","al.counted":"{what} × {count}","al.bare":"leeres Land","al.market":"Markt","al.market.choose":"Wähle ein Plätt\
chen. Jedes übergangene bekommt 1 deiner Münzen.","al.market.order":"Das älteste liegt vorn und ist umsonst; jedes übergangene kostet 1.","al.stall":"Position {position}: Plättchen {tile}. {what}",
"al.stall.money":". Münzen darauf: {money}","al.free":"umsonst","al.cost":"kostet {cost}","al.stack":"Plättchen im Stapel: {count}","al.stack.name":"Stapel","al.removed":"Aus dem Spiel: {tiles}","al\
.round":"Zug {round}","al.due.claim":"{auctioneer} nimmt ein Plättchen vom Markt.","al.due.bonus":"Eine Viererreihe! {player} nimmt ein Bonusplättchen.","al.due.place.claim":"{player} legt das Plätt\
chen vom Markt an.","al.due.place.auction":"{player} legt das Plättchen aus der Auktion an.","al.due.place.bonus":"{player} legt das Bonusplättchen an.","al.due.offer":"{auctioneer} wählt ein Plättc\
hen für die Auktion.","al.due.bidding":"{auctioneer} versteigert dieses Plättchen.","al.due.settling":"{bidder} bietet {amount}. {auctioneer} verkauft oder behält.","al.due.reveal":"Der Markt warte\
t auf neue Plättchen vom Stapel.","al.due.finished":"Das Spiel ist aus: {reason}.","al.ended.island-full":"Eine Insel ist voll","al.ended.market-empty":"Der Markt ist leer","al.in-hand":"In der Hand:\
 Plättchen {tile}. {what}","al.turn":"Plättchen drehen","al.turn.left":"Nach links","al.turn.right":"Nach rechts","al.turned":"Um {rotation}° gedreht","al.place.hint":"Die blassen Plättchen zeigen,\
 wie es läge.","al.effect":"{what}: {before} → {after}","al.effect.same":"{what}: {before}","al.effect.none":"Park, Küste, Wohnen und Wald blieben, wie sie sind.","al.effect.title":"Was es ändern \
würde","al.count.park":"Plättchen des größten Parks","al.count.water":"Plättchen mit Wasser an der Küste","al.count.housing":"Wohnflächen","al.count.forest":"Waldflächen","al.lot":"In der Aukt\
ion: Plättchen {tile}. {what}","al.bid":"Gebot: {amount}","al.no-bid":"noch kein Gebot","al.highest":"höchstes","al.highest.amount":"höchstes Gebot: {amount}","al.passed":"ausgestiegen","al.money":"\
Münzen: {money}","al.money.hidden":"Münzen: verdeckt","al.auctioneer":"Auktionsleitung","al.to-act":"am Zug","al.bonus":"Bonus","al.island":"Insel von {player}, {count} von 16 Plättchen","al.island\
.empty":"Offenes Meer","al.cell.tile":"{cell}: Plättchen {tile}, um {rotation}° gedreht. {what}","al.cell":"Zeile {row}, {place} Feld von links","al.nth.1":"erstes","al.nth.2":"zweites","al.nth.3":"\
drittes","al.nth.4":"viertes","al.beside.n":"nördlich von Plättchen {tile}","al.beside.e":"östlich von Plättchen {tile}","al.beside.s":"südlich von Plättchen {tile}","al.beside.w":"westlich von \
Plättchen {tile}","al.beside.none":"am Anfang der Insel","al.lens":"Genauer ansehen","al.lens.park":"✓ ist der größte Park.","al.lens.water":"✓ ist Wasser an der Küste; jedes Plättchen zählt einm\
al.","al.lens.housing":"Jede getrennte Wohnfläche hat ihre Nummer.","al.lens.forest":"Jede getrennte Waldfläche hat ihre Nummer.","al.reference":"Was zählt","al.grid.caption":"Punktetabelle für Par\
k und Wasser","al.grid.entry":"{count} Plättchen: {points}","al.way.park":"Plättchen deines größten zusammenhängenden Parks, nach der Tabelle.","al.way.water.open-side":"Plättchen mit Wasser an e\
iner Seite, hinter der kein eigenes Plättchen liegt, nach der Tabelle.","al.way.water.frame":"Plättchen mit Wasser am Rahmen um deine Insel, nach der Tabelle.","al.way.product":"Getrennte Wohnfläche\
n mal getrennte Waldflächen.","al.way.icons":"Am meisten von einer Art: {first}, dann {second}, dann {third}; bei Gleichstand bekommen alle die vollen Punkte ihres Platzes, danach entfällt ein Platz \
weniger, als Personen gleichstehen.","al.source.reference":"Plättchen und Punktetabelle sind Gavels eigener Referenzsatz, nicht die des Verlags.","al.source.reference.tiles-own":"Die Plättchen hat di\
eser Tisch mitgebracht. Die Punktetabelle ist Gavels Referenztabelle, nicht die des Verlags.","al.source.reference.grid-own":"Die Punktetabelle hat dieser Tisch mitgebracht. Die Plättchen sind Gavels \
Referenzsatz, nicht die des Verlags.","al.source.own":"Plättchen und Punktetabelle hat dieser Tisch mitgebracht.","al.do.claim.free":"Plättchen {tile} nehmen: Position {position}, umsonst","al.do.cl\
aim.paid":"Plättchen {tile} nehmen: Position {position}, kostet {cost}","al.do.offer.free":"Plättchen {tile} versteigern: Position {position}, umsonst","al.do.offer.paid":"Plättchen {tile} versteige\
rn: Position {position}, kostet {cost}","al.do.finds":", Münzen darauf: {money}","al.do.place":"Anlegen {beside}, um {rotation}° gedreht","al.do.bid":"{amount} bieten","al.do.bid-open":"{minimum} bi\
s {maximum} bieten","al.do.pass":"Aussteigen","al.do.decline":"Auf den Bonus verzichten","al.do.sell":"Für {amount} an {bidder} verkaufen","al.do.keep":"Das Plättchen behalten und {bidder} {price} za\
hlen","al.do.reveal":"{count} Plättchen auslegen","al.choose.cell":"Wähle ein Feld auf der Insel.","al.choose.stall":"Wähle ein Plättchen auf dem Markt.","al.choose.list":"Als Liste: {count}","al.\
sheet":"Aufschlüsselung für {player}","al.sheet.what":"Was","al.sheet.how":"Wie","al.sheet.points":"Punkte","al.sheet.park":"Größter Park","al.sheet.water":"Wasser an der Küste","al.sheet.tiles":"\
Plättchen: {tiles}","al.sheet.product":"Wohnen × Wald","al.sheet.shapes":"{housing} × {forest} Flächen","al.sheet.place":"{count}, Platz {place}","al.sheet.tied":"{count}, Platz {place} mit {other\
s}","al.sheet.no-place":"{count}, kein Platz","al.sheet.total":"Ergebnis","al.pad.islands":"Die Inseln am Ende","al.pad.tiles":"Plättchen: {count}","al.pad.choice":"Plättchen {tile}, um {rotation}° g\
edreht. {what}","al.pad.money":"Münzen von {player}","al.pad.hint":"Wähle ein Feld, dann sein Plättchen. Wähle ein Plättchen der Insel, um es zu drehen, zu tauschen oder wegzunehmen.","al.pad.cel\
l":"Leeres Feld {beside}: Plättchen wählen","al.pad.pick":"Plättchen {beside}","al.pad.change":"Plättchen in {cell}","al.pad.another":"Ein anderes Plättchen","al.pad.find":"Nummer oder Name","al.\
pad.sides":"Seite: {side}","al.pad.any":"beliebig","al.pad.none":"leer","al.pad.found":"Gefundene Plättchen: {count}","al.pad.remove":"Wegnehmen","al.pad.close":"Fertig","al.pad.more":"Nur die ersten\
 {count} sind zu sehen: Suche eingrenzen.","al.deal.laid":"Plättchen, die auf dem Markt liegen: {count} von {due}. Die Reihenfolge ist egal.","al.deal.take-back":"Plättchen {tile}: zurücknehmen","a\
l.correct.money":"Münzen","al.correct.tile":"Ein Plättchen","al.correct.lying":"Wie ein Plättchen liegt","al.correct.holding":"anzulegen","al.correct.auction":"in der Auktion","al.correct.x":"Spalt\
en rechts vom ersten Plättchen","al.correct.y":"Zeilen unter dem ersten Plättchen","al.correct.rotation":"gedreht um, in Grad"};var Zl={"al.park":"park","al.housing":"housing","al.forest":"forest","al.water":"water","al.peace":"peace","al.love":"love","al.music":"music","al.side.n":"north","al.side.e":"east","al.side.s":"south",
"al.side.w":"west","al.region":"{terrain}: {sides}","al.inside":"enclosed","al.counted":"{what} × {count}","al.bare":"bare land","al.market":"Market","al.market.choose":"Choose a tile. Each one that \
you skip gets 1 of your coins.","al.market.order":"The oldest comes first and is free; each one skipped costs 1.","al.stall":"Position {position}: tile {tile}. {what}","al.stall.money":". Coins on it:\
 {money}","al.free":"free","al.cost":"costs {cost}","al.stack":"Tiles in the stack: {count}","al.stack.name":"stack","al.removed":"Out of the game: {tiles}","al.round":"Turn {round}","al.due.claim":"{\
auctioneer} claims a tile from the market.","al.due.bonus":"A line of four! {player} claims a bonus tile.","al.due.place.claim":"{player} places the tile from the market.","al.due.place.auction":"{pla\
yer} places the tile from the auction.","al.due.place.bonus":"{player} places the bonus tile.","al.due.offer":"{auctioneer} chooses a tile for the auction.","al.due.bidding":"{auctioneer} auctions thi\
s tile.","al.due.settling":"{bidder} bids {amount}. {auctioneer} sells or keeps.","al.due.reveal":"The market waits for new tiles from the stack.","al.due.finished":"The game is over: {reason}.","al.e\
nded.island-full":"an island is full","al.ended.market-empty":"the market is empty","al.in-hand":"In hand: tile {tile}. {what}","al.turn":"Turn the tile","al.turn.left":"Turn left","al.turn.right":"Tu\
rn right","al.turned":"Turned by {rotation}°","al.place.hint":"The faint tiles show how it would lie.","al.effect":"{what}: {before} → {after}","al.effect.same":"{what}: {before}","al.effect.none":"\
Park, coast, housing and forest would stay as they are.","al.effect.title":"What it would change","al.count.park":"Tiles of the largest park","al.count.water":"Tiles with water at the coast","al.count\
.housing":"Housing shapes","al.count.forest":"Forest shapes","al.lot":"Up for auction: tile {tile}. {what}","al.bid":"Bid: {amount}","al.no-bid":"no bid yet","al.highest":"highest","al.highest.amount":"\
highest bid: {amount}","al.passed":"passed","al.money":"Coins: {money}","al.money.hidden":"Coins: hidden","al.auctioneer":"auctioneer","al.to-act":"to act","al.bonus":"bonus","al.island":"Island of {p\
layer}, {count} of 16 tiles","al.island.empty":"Open sea","al.cell.tile":"{cell}: tile {tile}, turned by {rotation}°. {what}","al.cell":"row {row}, {place} from the left","al.nth.1":"first","al.nth.2":"\
second","al.nth.3":"third","al.nth.4":"fourth","al.beside.n":"north of tile {tile}","al.beside.e":"east of tile {tile}","al.beside.s":"south of tile {tile}","al.beside.w":"west of tile {tile}","al.bes\
ide.none":"where the island begins","al.lens":"Look closer","al.lens.park":"✓ is the largest park.","al.lens.water":"✓ is water at the coast; each tile counts once.","al.lens.housing":"Every separ\
ate housing shape has its number.","al.lens.forest":"Every separate forest shape has its number.","al.reference":"What counts","al.grid.caption":"Score grid for parks and water","al.grid.entry":"{coun\
t} tiles: {points}","al.way.park":"Tiles of your largest connected park, by the grid.","al.way.water.open-side":"Tiles with water on a side without a tile of yours beyond, by the grid.","al.way.water.\
frame":"Tiles with water on the frame around your island, by the grid.","al.way.product":"Separate housing shapes times separate forest shapes.","al.way.icons":"Most of a kind: {first}, then {second},\
 then {third}; those who tie all get their place’s points in full, and one place fewer than there are tied players is then skipped.","al.source.reference":"Tiles and score grid are Gavel’s own refer\
ence set, not the publisher’s.","al.source.reference.tiles-own":"The tiles are this table’s own. The score grid is Gavel’s reference grid, not the publisher’s.","al.source.reference.grid-own":"\
The score grid is this table’s own. The tiles are Gavel’s reference set, not the publisher’s.","al.source.own":"Tiles and score grid are this table’s own.","al.do.claim.free":"Claim tile {tile\
}: position {position}, free","al.do.claim.paid":"Claim tile {tile}: position {position}, costs {cost}","al.do.offer.free":"Auction tile {tile}: position {position}, free","al.do.offer.paid":"Auction \
tile {tile}: position {position}, costs {cost}","al.do.finds":", coins on it: {money}","al.do.place":"Place it {beside}, turned by {rotation}°","al.do.bid":"Bid {amount}","al.do.bid-open":"Bid {minim\
um} to {maximum}","al.do.pass":"Pass","al.do.decline":"Do without the bonus","al.do.sell":"Sell to {bidder} for {amount}","al.do.keep":"Keep the tile and pay {bidder} {price}","al.do.reveal":"Lay out \
{count}","al.choose.cell":"Choose a cell on the island.","al.choose.stall":"Choose a tile on the market.","al.choose.list":"As a list: {count}","al.sheet":"Breakdown for {player}","al.sheet.what":"Wha\
t","al.sheet.how":"How","al.sheet.points":"Points","al.sheet.park":"Largest park","al.sheet.water":"Water at the coast","al.sheet.tiles":"tiles: {tiles}","al.sheet.product":"Housing × forest","al.she\
et.shapes":"{housing} × {forest} shapes","al.sheet.place":"{count}, place {place}","al.sheet.tied":"{count}, place {place} with {others}","al.sheet.no-place":"{count}, no place","al.sheet.total":"Tot\
al","al.pad.islands":"Islands at the end","al.pad.tiles":"tiles: {count}","al.pad.choice":"Tile {tile}, turned by {rotation}°. {what}","al.pad.money":"Coins of {player}","al.pad.hint":"Choose a cell,\
 then its tile. Choose a tile on the island to turn, change or remove it.","al.pad.cell":"Empty cell {beside}: choose a tile","al.pad.pick":"Tile {beside}","al.pad.change":"Tile in {cell}","al.pad.ano\
ther":"Another tile","al.pad.find":"Number or name","al.pad.sides":"Side: {side}","al.pad.any":"any","al.pad.none":"bare","al.pad.found":"Tiles found: {count}","al.pad.remove":"Remove","al.pad.close":"\
Done","al.pad.more":"Only the first {count} are shown: narrow it down.","al.deal.laid":"Tiles that lie on the market: {count} of {due}. Any order will do.","al.deal.take-back":"Tile {tile}: take it ba\
ck","al.correct.money":"Coins","al.correct.tile":"A tile","al.correct.lying":"How a tile lies","al.correct.holding":"to be placed","al.correct.auction":"up for auction","al.correct.x":"columns to the \
right of the first tile","al.correct.y":"rows below the first tile","al.correct.rotation":"turned by, in degrees"};var Yl={"al.park":"parc","al.housing":"habitations","al.forest":"forêt","al.water":"eau","al.peace":"paix","al.love":"amour","al.music":"musique","al.side.n":"nord","al.side.e":"est","al.side.s":"sud",
"al.side.w":"ouest","al.region":"{terrain} : {sides}","al.inside":"enclavé","al.counted":"{what} × {count}","al.bare":"terrain nu","al.market":"Marché","al.market.choose":"Choisissez une tuile. Ch\
aque tuile sautée reçoit 1 de vos pièces.","al.market.order":"La plus ancienne est la première et ne coûte rien ; chaque tuile sautée coûte 1.","al.stall":"Position {position} : tuile {tile}. \
{what}","al.stall.money":". Pièces posées dessus : {money}","al.free":"gratuite","al.cost":"coûte {cost}","al.stack":"Tuiles dans la pile : {count}","al.stack.name":"pile","al.removed":"Hors jeu \
: {tiles}","al.round":"Tour {round}","al.due.claim":"{auctioneer} prend une tuile au marché.","al.due.bonus":"Une ligne de quatre ! {player} prend une tuile bonus.","al.due.place.claim":"{player} pl\
ace la tuile prise au marché.","al.due.place.auction":"{player} place la tuile obtenue aux enchères.","al.due.place.bonus":"{player} place la tuile bonus.","al.due.offer":"{auctioneer} choisit une t\
uile à mettre aux enchères.","al.due.bidding":"{auctioneer} met cette tuile aux enchères.","al.due.settling":"{bidder} enchérit à {amount}. À {auctioneer} de vendre ou de garder.","al.due.reveal":"\
Le marché attend de nouvelles tuiles de la pile.","al.due.finished":"La partie est terminée : {reason}.","al.ended.island-full":"une île est pleine","al.ended.market-empty":"le marché est vide","\
al.in-hand":"En main : tuile {tile}. {what}","al.turn":"Tourner la tuile","al.turn.left":"À gauche","al.turn.right":"À droite","al.turned":"Tournée de {rotation}°","al.place.hint":"Les tuiles pâl\
es montrent comment elle serait posée.","al.effect":"{what} : {before} → {after}","al.effect.same":"{what} : {before}","al.effect.none":"Parc, côte, habitations et forêts resteraient tels quels.",
"al.effect.title":"Ce que cela changerait","al.count.park":"Tuiles du plus grand parc","al.count.water":"Tuiles avec de l’eau sur la côte","al.count.housing":"Ensembles d’habitations","al.count.f\
orest":"Forêts distinctes","al.lot":"Aux enchères : tuile {tile}. {what}","al.bid":"Enchère : {amount}","al.no-bid":"pas encore d’enchère","al.highest":"la plus haute","al.highest.amount":"plu\
s haute enchère : {amount}","al.passed":"a passé","al.money":"Pièces : {money}","al.money.hidden":"Pièces : cachées","al.auctioneer":"commissaire-priseur","al.to-act":"doit jouer","al.bonus":"\
bonus","al.island":"Île de {player}, {count} tuiles sur 16","al.island.empty":"Pleine mer","al.cell.tile":"{cell} : tuile {tile}, tournée de {rotation}°. {what}","al.cell":"ligne {row}, {place} à \
partir de la gauche","al.nth.1":"première","al.nth.2":"deuxième","al.nth.3":"troisième","al.nth.4":"quatrième","al.beside.n":"au nord de la tuile {tile}","al.beside.e":"à l’est de la tuile {tile}",
"al.beside.s":"au sud de la tuile {tile}","al.beside.w":"à l’ouest de la tuile {tile}","al.beside.none":"au début de l’île","al.lens":"Regarder de près","al.lens.park":"✓ marque le plus grand \
parc.","al.lens.water":"✓ marque l’eau sur la côte ; chaque tuile compte une fois.","al.lens.housing":"Chaque ensemble d’habitations porte son numéro.","al.lens.forest":"Chaque forêt porte so\
n numéro.","al.reference":"Ce qui compte","al.grid.caption":"Barème des parcs et de l’eau","al.grid.entry":"{count} tuiles : {points}","al.way.park":"Tuiles de votre plus grand parc d’un seul ten\
ant, selon le barème.","al.way.water.open-side":"Tuiles avec de l’eau sur un côté qu’aucune de vos tuiles ne borde, selon le barème.","al.way.water.frame":"Tuiles avec de l’eau au bord du cadr\
e qui entoure votre île, selon le barème.","al.way.product":"Ensembles d’habitations distincts fois forêts distinctes.","al.way.icons":"Le plus d’une sorte : {first}, puis {second}, puis {third} \
; les ex æquo reçoivent tous les points entiers de leur place, et l’on saute ensuite une place de moins qu’il n’y a d’ex æquo.","al.source.reference":"Les tuiles et le barème sont le jeu de\
 référence de Gavel, et non ceux de l’éditeur.","al.source.reference.tiles-own":"Les tuiles sont celles de cette table. Le barème est celui de référence de Gavel, et non celui de l’éditeur.",
"al.source.reference.grid-own":"Le barème est celui de cette table. Les tuiles sont le jeu de référence de Gavel, et non celles de l’éditeur.","al.source.own":"Les tuiles et le barème sont ceux \
de cette table.","al.do.claim.free":"Prendre la tuile {tile} : position {position}, gratuite","al.do.claim.paid":"Prendre la tuile {tile} : position {position}, coûte {cost}","al.do.offer.free":"Me\
ttre la tuile {tile} aux enchères : position {position}, gratuite","al.do.offer.paid":"Mettre la tuile {tile} aux enchères : position {position}, coûte {cost}","al.do.finds":", pièces posées dess\
us : {money}","al.do.place":"Placer {beside}, tournée de {rotation}°","al.do.bid":"Enchérir à {amount}","al.do.bid-open":"Enchérir de {minimum} à {maximum}","al.do.pass":"Passer","al.do.decline":"\
Renoncer au bonus","al.do.sell":"Vendre à {bidder} pour {amount}","al.do.keep":"Garder la tuile et payer {price} à {bidder}","al.do.reveal":"Poser {count} tuiles","al.choose.cell":"Choisissez une ca\
se sur l’île.","al.choose.stall":"Choisissez une tuile au marché.","al.choose.list":"En liste : {count}","al.sheet":"Détail pour {player}","al.sheet.what":"Quoi","al.sheet.how":"Comment","al.she\
et.points":"Points","al.sheet.park":"Plus grand parc","al.sheet.water":"Eau sur la côte","al.sheet.tiles":"tuiles : {tiles}","al.sheet.product":"Habitations × forêts","al.sheet.shapes":"{housing} \
× {forest} ensembles","al.sheet.place":"{count}, place {place}","al.sheet.tied":"{count}, place {place} avec {others}","al.sheet.no-place":"{count}, sans place","al.sheet.total":"Total","al.pad.islan\
ds":"Les îles à la fin","al.pad.tiles":"tuiles : {count}","al.pad.choice":"Tuile {tile}, tournée de {rotation}°. {what}","al.pad.money":"Pièces de {player}","al.pad.hint":"Choisissez une case, p\
uis sa tuile. Choisissez une tuile de l’île pour la tourner, la changer ou l’enlever.","al.pad.cell":"Case vide {beside} : choisir une tuile","al.pad.pick":"Tuile {beside}","al.pad.change":"Tuil\
e en {cell}","al.pad.another":"Une autre tuile","al.pad.find":"Numéro ou nom","al.pad.sides":"Côté : {side}","al.pad.any":"peu importe","al.pad.none":"rien","al.pad.found":"Tuiles trouvées : {coun\
t}","al.pad.remove":"Enlever","al.pad.close":"Terminé","al.pad.more":"Seules les {count} premières sont affichées : précisez la recherche.","al.deal.laid":"Tuiles posées au marché : {count} sur {\
due}. L’ordre est libre.","al.deal.take-back":"Tuile {tile} : la reprendre","al.correct.money":"Pièces","al.correct.tile":"Une tuile","al.correct.lying":"La pose d’une tuile","al.correct.holding":"\
à poser","al.correct.auction":"aux enchères","al.correct.x":"colonnes à droite de la première tuile","al.correct.y":"lignes au-dessous de la première tuile","al.correct.rotation":"tournée de, en \
degrés"};var Ql={id:"auctionland",turns:!0,words:{en:Zl,fr:Yl,de:Kl},Board:Ml,Actions:Sl,Deal:jl,Emblem:Bl,label:nt,Piece:gs,Breakdown:Pl,scorePad:{empty:Il,Form:Jl,request:Vl},corrections:Ll,said:zl,openly:ql,
Own:Ol,motion:Dl};var I$=[22,58,94].flatMap(e=>[22,54].map(t=>`M${t} ${e+22}V${e+8}l12-10 12 10v14z`)).join(""),Xl=()=>l`<svg viewBox="0 0 100 140" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="98" height="138" rx="9" fill="#fdf8ec" stroke="#b9a987" stroke-width="1.5" />
    <rect x="7" y="7" width="86" height="126" rx="5" fill="#7a2f2a" />
    <g fill="none" stroke="#c98b6a" stroke-width="2" stroke-linejoin="round"><path d=${I$} /></g>
    <rect x="11" y="11" width="78" height="118" rx="3" fill="none" stroke="#d9a883" stroke-opacity=".6" />
</svg>`,ec=()=>l`<svg viewBox="0 0 140 88" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="138" height="86" rx="6" fill="#fdf8ec" stroke="#9b8d6d" stroke-width="1.5" />
    <rect x="6" y="6" width="128" height="76" rx="4" fill="#28563f" />
    <g fill="none" stroke="#79ac8a" stroke-width="1.6">
        ${[1,2,3,4].map(e=>l`<ellipse cx="70" cy="44" rx=${e*14} ry=${e*8.5} />`)}
    </g>
    <text x="70" y="54" text-anchor="middle" font-size="30" font-weight="800" fill="#cfe7d4">$</text>
</svg>`;var F$=[14,24,34,44,54].flatMap(e=>[tc(e,9),tc(e,-9)]);function tc(e,t){return`M8 ${e}c11 ${-t} 20 ${t} 31 0s20 ${t} 31 0 20 ${t} 31 0 20 ${t} 31 0`}function H$(e){if(e===0)return{fill:"#e9e6e1",line:"\
#b3aca2",ink:"#574f47"};let t=Math.min(e,20)/20,n=155-t*112;return{fill:`hsl(${n} ${38+t*34}% ${90-t*6}%)`,line:`hsl(${n} 35% ${70-t*8}%)`,ink:`hsl(${n} 60% 16%)`}}var W$=()=>l`<path d="M12 78L128 10" stroke="#a8433a" stroke-width="3" stroke-opacity=".7" />`,
G$=e=>l`
    <path d="M86 70c3-9 7-9 5-2s6-8 8-3 5-6 8 0 6-3 10-4" fill="none" stroke=${e} stroke-width="1.5"
        stroke-linecap="round" />`,U$=(e,t)=>l`
    <circle cx="28" cy="34" r="17" fill=${e} stroke=${t} stroke-width="1.8" />
    <circle cx="28" cy="34" r="13.5" fill="none" stroke=${t} stroke-width=".8" stroke-dasharray="1.5 1.5" />
    <text x="28" y="42" text-anchor="middle" font-size="22" font-weight="700" fill=${t}>$</text>`;function nc({value:e}){let{fill:t,line:n,ink:s}=H$(e);return l`<svg viewBox="0 0 140 88" aria-hidden="true" focusable="false">
        <rect x="1" y="1" width="138" height="86" rx="6" fill=${t} stroke="#9b8d6d" stroke-width="1.5" />
        <g fill="none" stroke=${n}>${F$.map(o=>l`<path d=${o} />`)}</g>
        <rect x="6" y="6" width="128" height="76" rx="3" fill="none" stroke=${s} stroke-opacity=".45" />
        ${U$(t,s)}
        <text x="126" y="50" text-anchor="end" font-size=${e>99?36:44} font-weight="800" fill=${s}>
            ${e}
        </text>
        <path d="M14 72h52M80 72h46" stroke=${s} stroke-opacity=".55" />
        ${e===0?W$():G$(s)}
    </svg>`}var sc=()=>l`
    <path d="M26 84h40v34H26z" fill="#c99a5b" /><path d="M66 84l14-9v34l-14 9z" fill="#a1743d" />
    <path d="M26 84l14-9h40l-14 9z" fill="#6d4a26" /><path d="M26 84l-11-7 13-9 12 7z" fill="#dab174" />
    <path d="M66 84l8 6 14-9-8-6z" fill="#b98a4c" />
    <path d="M38 100h14v18H38z" fill="#5b3d1e" /><path d="M38 100l-9 4v16l9-2z" fill="#dab174" />
    <path d="M57 90h6M57 94h6" stroke="#8a6232" stroke-width="1.6" /><path d="M12 118c3-5 8-5 10 0z" fill="#7d9a5a" />`,oc=()=>l`
    <path d="M50 62L16 118h68z" fill="#d87f52" /><path d="M50 62L30 118h12z" fill="#e79a70" />
    <path d="M50 62l34 56H62z" fill="#b5613a" />
    <path d="M50 70L39 118h22z" fill="#4d2a1f" /><path d="M50 70l-11 48h6z" fill="#f0b08a" />
    <path d="M50 62V52" stroke="#5d4330" stroke-width="2" /><path d="M50 52l11 4-11 4z" fill="#f3d25f" />
    <path d="M16 118l-6 4M84 118l6 4" stroke="#5d4330" stroke-width="1.6" />
    <path d="M79 116l6-7 5 7z" fill="#e8792b" /><path d="M76 119h17" stroke="#5d4330" stroke-width="2.4" />`,rc=()=>l`
    <path d="M27 86h46v32H27z" fill="#a9764a" />
    <path d="M27 94h46M27 102h46M27 110h46" stroke="#825633" stroke-width="1.4" />
    <path d="M20 88l30-25 30 25z" fill="#6b4a3b" /><path d="M29 80l21-17 4 3-20 17z" fill="#85604d" />
    <path d="M33 97h14v21H33z" fill="#553722" /><circle cx="44" cy="108" r="1.3" fill="#e5c15d" />
    <path d="M54 95h13v11H54z" fill="#f5dc8b" stroke="#553722" stroke-width="2" />
    <path d="M60.5 95v11" stroke="#553722" stroke-width="1.6" />
    <path d="M65 62h6v12l-6-5z" fill="#74675f" />
    <path d="M76 118v-9h10v9" fill="none" stroke="#825633" stroke-width="2" />`,ac=()=>l`
    <path d="M16 110V88c0-10 6-15 15-15h36c9 0 14 5 14 13v24z" fill="#f4ead3" />
    <path d="M16 97h65v9H16z" fill="#c5523a" />
    <path d="M23 80h20v12H23z" fill="#9ecbd6" stroke="#6f5a48" stroke-width="1.6" />
    <path d="M23 80h20l-3 4H26z" fill="#e9b44a" />
    <path d="M55 80h16v30H55z" fill="#e0cfa8" stroke="#6f5a48" stroke-width="1.6" />
    <path d="M58 83h10v8H58z" fill="#9ecbd6" />
    <path d="M81 109h11" stroke="#514337" stroke-width="3" /><circle cx="38" cy="111" r="8" fill="#3c342f" />
    <circle cx="38" cy="111" r="3.4" fill="#cfc4b2" />
    <path d="M90 110v8" stroke="#514337" stroke-width="2" /><path d="M46 73v-6h7v6" fill="#8d7a68" />`,ic=()=>l`
    <path d="M64 58h8v18h-8z" fill="#a2543f" />
    <path d="M68 54c-4-4 3-6 0-11" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3" />
    <path d="M24 84h52v34H24z" fill="#f3e6c8" /><path d="M15 88c9-15 18-24 27-25h18c9 1 17 10 25 25z" fill="#b98541" />
    <path d="M15 88c9-15 18-24 27-25h6c-9 4-17 13-23 25z" fill="#cf9d57" />
    <path d="M44 95c0-7 12-7 12 0v23H44z" fill="#5c7a4a" /><circle cx="53.5" cy="108" r="1.3" fill="#f1d37a" />
    <path d="M29 95h10v10H29zM61 95h10v10H61z" fill="#a8d2dc" stroke="#7a5a3a" stroke-width="1.8" />
    <path d="M34 95v10M66 95v10" stroke="#7a5a3a" stroke-width="1.4" />
    <path d="M24 118c2-6 8-7 11-2 3-4 8-2 9 2zM60 118c3-6 8-5 10-1 3-4 8-2 9 1z" fill="#6f9a52" />
    <circle cx="30" cy="113" r="1.7" fill="#e0607a" /><circle cx="71" cy="114" r="1.7" fill="#f1c84b" />`,qr=(e,t,n,s)=>l`
    <path d=${`M${e} ${t+14}h24V118H${e}z`} fill=${n} />
    <path d=${`M${e-1} ${t+15}L${e+12} ${t}l13 15z`} fill=${s} />
    ${[t+21,t+35].map(o=>l`
        <path d=${`M${e+4} ${o}h6v8h-6zM${e+14} ${o}h6v8h-6z`} fill="#fbeec0" stroke="#5a4636" />`)}
    <path d=${`M${e+8} 118v-12h8v12z`} fill="#4f3a2c" />`,lc=()=>[qr(13,64,"#c96b4f","#6d4038"),qr(38,56,"#e2c07c","#7a5540"),qr(63,66,"#88a9a8","#4d5a62")];var _e=(e,t,n,s,o)=>e.flatMap(r=>t.map(a=>l`<path d=${`M${r} ${a}h${n}v${s}h${-n}z`} fill=${o} />`)),cc=()=>l`
    <path d="M18 82h64v36H18z" fill="#f7f1e3" /><path d="M14 82l10-14h52l10 14z" fill="#b4573f" />
    <path d="M34 82l16-13 16 13z" fill="#f7f1e3" stroke="#c9b99a" stroke-width="1.4" />
    <circle cx="50" cy="77" r="2.6" fill="#9ecbd6" />
    ${_e([22,71],[87,101],7,9,"#8fbfce")}<path d="M34 82h32v4H34z" fill="#e0d3b8" />
    ${_e([36,45,52,61],[86],4,28,"#fff")}
    <path d="M46.5 98h7v16h-7z" fill="#5d4637" /><path d="M32 114h36v4H32z" fill="#d8caac" />
    <circle cx="12" cy="110" r="8" fill="#5f8f4e" /><circle cx="89" cy="111" r="7" fill="#5f8f4e" />`,uc=()=>l`
    <path d="M30 80h40v38H30z" fill="#d9c7a3" /><path d="M28 81l5-16h34l5 16z" fill="#4e5a6b" />
    <path d="M14 72h17v46H14zM69 72h17v46H69z" fill="#e6d8b9" />
    <path d="M12 73l10.5-23L33 73zM67 73l10.5-23L88 73z" fill="#3f4a5c" />
    <path d="M22.5 50v-6M77.5 50v-6" stroke="#3f4a5c" stroke-width="1.6" />
    <circle cx="22.5" cy="43" r="1.8" fill="#e9bf4a" /><circle cx="77.5" cy="43" r="1.8" fill="#e9bf4a" />
    ${_e([19.5,74.5],[79,94],6,10,"#7d6a54")}
    ${_e([35,59],[86,100],6,9,"#7d6a54")}
    ${_e([38,47,56],[69],5,7,"#f3df9b")}
    <path d="M44 118v-16c0-8 12-8 12 0v16z" fill="#5b3f2f" /><path d="M10 118h80" stroke="#6b8a55" stroke-width="3" />`,dc=()=>l`
    <path d="M12 84h20v34H12z" fill="#6d8296" /><path d="M72 76h18v42H72z" fill="#5b7288" />
    <path d="M34 60h32v58H34z" fill="#88a6bd" /><path d="M54 60h12v58H54z" fill="#6c8ba4" />
    <path d="M39 52h22v8H39z" fill="#7897af" /><path d="M50 52V41" stroke="#46586a" stroke-width="2" />
    <circle cx="50" cy="41" r="1.8" fill="#e0533d" />
    ${_e([37,44,51,58],[64,72,80,88,96],4.5,5,"#fff3c2")}
    ${_e([15,21,27],[88,96,104],3,4,"#e9edf0")}
    ${_e([75,82],[80,88,96,104],4,4,"#e9edf0")}
    <path d="M44 106h12v12H44z" fill="#33424f" /><path d="M40 105h20v2.500H40z" fill="#e9bf4a" />`,xs=(e,t,n)=>{let s=Array.from({length:n},(o,r)=>`M${e+r*6} ${t}h4v5h-4z`);return l`<path d=${s.join("")} fill="#a39a8b" />`},
pc=()=>l`
    <path d="M24 86h52v32H24z" fill="#b7ae9e" />${xs(26,82,8)}
    <path d="M12 70h16v48H12zM72 70h16v48H72z" fill="#a39a8b" />${xs(12,66,3)}${xs(72,66,3)}
    <path d="M41 58h18v30H41z" fill="#c6bdad" />${xs(41,54,3)}
    <path d="M50 54V41" stroke="#544a3e" stroke-width="1.8" />
    <path d="M50 41h14l-4 4 4 4H50z" fill="#b9382f" />
    ${_e([18.5,78.5],[78,94],3,9,"#4b4238")}${_e([48.5],[64],3,9,"#4b4238")}
    <path d="M40 118v-14c0-11 20-11 20 0v14z" fill="#4f3826" />
    <path d="M45 97v21M50 96v22M55 97v21M40 106h20" stroke="#8a6a49" stroke-width="1.2" />`,Ir=(e,t,n,s)=>l`
    <path fill="#e0ab36" d=${`M${e-n} ${t}
        c${-n*.55} ${-s*.6} ${n*.7} ${-s*.7} ${n} ${-s}
        c${n*.3} ${s*.3} ${n*1.55} ${s*.4} ${n} ${s}z`} />
    <path d=${`M${e} ${t-s}v-5`} stroke="#a97a1d" stroke-width="1.6" />`,hc=()=>l`
    <path d="M14 88h72v30H14z" fill="#f8ecd9" /><path d="M14 88h72v4H14z" fill="#e2bf7a" />
    <path d="M36 74h28v44H36z" fill="#fff6e6" />
    <path d="M15 74h11v44H15zM74 74h11v44H74z" fill="#fff6e6" />
    ${Ir(50,74,13,24)}${Ir(20.5,75,6,14)}${Ir(79.5,75,6,14)}
    <path d="M29 112v-11c0-6 7-6 7 0v11zM67 112v-11c0-6 7-6 7 0v11z" fill="#7f6fa0" />
    <path d="M18 90v-7c0-4 5-4 5 0v7zM77 90v-7c0-4 5-4 5 0v7z" fill="#7f6fa0" />
    ${[40,47.5,55].map(e=>l`<path d=${`M${e} 92v-8c0-4 5-4 5 0v8z`} fill="#7f6fa0" />`)}
    <path d="M43 118v-13c0-9 14-9 14 0v13z" fill="#6a4b8a" />
    <path d="M43 118v-13c0-9 14-9 14 0v13" fill="none" stroke="#e0ab36" stroke-width="1.6" />
    <path d="M10 118h80v3H10z" fill="#e2bf7a" />`,V$=[[14,52],[28,46],[84,58],[72,48],[90,84],[12,96],[22,76],[80,104],[60,122],[38,126]],fc=()=>l`
    ${V$.map(([e,t],n)=>l`<circle cx=${e} cy=${t} r=${n%3?.9:1.5} fill="#fff" />`)}
    <path d="M6 134v-8c28-14 60-14 88 0v8z" fill="#3f8fb0" />
    <path d="M26 121c10-3 18-2 22 1s-8 4-14 4zM62 120c8 0 16 2 20 5-8 2-18 0-20-5z" fill="#6fb37f" />
    <path d="M12 76h20v18H12zM68 76h20v18H68z" fill="#3c63a8" stroke="#c9d3e2" stroke-width="1.4" />
    <path d="M18.5 76v18M25.5 76v18M12 85h20M74.5 76v18M81.5 76v18M68 85h20" stroke="#c9d3e2" stroke-width=".9" />
    <path d="M32 83h36v4H32z" fill="#98a5b8" />
    <ellipse cx="50" cy="85" rx="21" ry="8" fill="none" stroke="#e6ebf2" stroke-width="4" />
    <path d="M43 64h14v40H43z" fill="#d7dee8" /><path d="M50 64h7v40h-7z" fill="#b3bfce" />
    <path d="M43 64c0-8 14-8 14 0z" fill="#f2f5f9" /><path d="M45 104h10l-2 6h-6z" fill="#7f8ca0" />
    ${_e([46,51],[69,92,98],3,3,"#ffd766")}
    <path d="M29 85a21 8 0 0 0 42 0" fill="none" stroke="#f7f9fc" stroke-width="4" />
    <path d="M50 56V46" stroke="#c9d3e2" stroke-width="1.4" /><circle cx="50" cy="45" r="2" fill="#ff6b57" />`;var J$=[[2,"box",sc],[4,"tent",oc],[6,"hut",rc],[9,"caravan",ac],[12,"cottage",ic],[15,"terrace",lc],[18,"villa",cc],[20,"manor",uc],[22,"tower",dc],[25,"castle",pc],[28,"palace",hc],[1/0,"station",fc]],
mc=e=>J$.find(([t])=>e<=t),Ss=e=>`fs.home.${mc(e)[1]}`;function K$(e,t){if(t==="station")return{sky:"#161d3f",ground:"#161d3f"};let n=Math.min(e,28)/28;return{sky:`hsl(${205+(n<.7?0:(n-.7)*560)} ${25+
n*45}% ${80-Math.max(0,n-.75)*30}%)`,ground:`hsl(${70+n*45} ${22+n*14}% ${66-n*8}%)`}}function _s({value:e,at:t}){let[,n,s]=mc(e),{sky:o,ground:r}=K$(e,n);return l`<svg viewBox="0 0 100 140" aria-hidden="true" focusable="false" ...${t}>
        <rect x="1" y="1" width="98" height="138" rx="9" fill="#fdf8ec" stroke="#b9a987" stroke-width="1.5" />
        <rect x="6" y="40" width="88" height="94" rx="4" fill=${o} />
        ${n!=="station"&&l`
            <circle cx=${86-e%4*4} cy=${52+e%3*2} r="5" fill="#fff" opacity=".65" />
            <path d="M6 116h88v14a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4z" fill=${r} />`}
        <${s} />
        <rect x="6" y="40" width="88" height="94" rx="4" fill="none" stroke="#6b5a3c" stroke-opacity=".45" />
        <text x="10" y="32" font-size=${e>99?27:33} font-weight="800" fill="#2c2418">${e}</text>
        <path d="M74 30V19l10-8 10 8v11z" fill="none" stroke="#8a774f" stroke-width="2.5" stroke-linejoin="round" />
    </svg>`}var $c={houses:_s,cheques:nc},Fr={houses:Xl,cheques:ec},Z$=10;function gc(e,t,n){return e==="cheques"?n("fs.cheque",{cheque:t}):n("fs.house.named",{house:t,home:n(Ss(t))})}function ze({kind:e,value:t,
t:n,chosen:s=!1}){let o=$c[e];return l`
        <span class="fs-card fs-${e} ${s?"is-chosen":""}" role="img" aria-label=${gc(e,t,n)}>
            <${o} value=${t} />
        </span>`}function _t({kind:e,value:t,props:n}){let s=$c[e];return l`
        <button type="button" class="fs-card fs-playable fs-${e}" ...${n}><${s} value=${t} /></button>`}function bc({kind:e,label:t}){let n=Fr[e];return l`<span class="fs-card fs-${e}" role="img" aria-label=${t}><${n} /></span>`}
function yc({kind:e,count:t,t:n}){let s=Fr[e],o=n(`fs.deck.${e}`,{count:t});return l`
        <div class="fs-deck ${t===0?"is-empty":""}" data-deck=${e} role="img" aria-label=${o}>
            <span class="fs-card fs-${e}">${t>0&&l`<${s} />`}</span>
            <span class="fs-deck-count" aria-hidden="true">${t}</span>
        </div>`}var Y$={houses:{box:"0 0 36 42",outline:"M2 16L18 2l16 14v24H2z",x:18,y:32},cheques:{box:"0 6 42 30",outline:"M2 8h38v26H2z",x:21,y:27}};function Q$({kind:e,value:t,t:n}){let{box:s,outline:o,
x:r,y:a}=Y$[e];return l`
        <svg class="fs-mini fs-mini-${e}" data-mini=${`${e}-${t}`} viewBox=${s} role="img" aria-label=${gc(e,t,n)}>
            <path d=${o} />
            <text x=${r} y=${a} text-anchor="middle" font-size=${t>99?13:17}>${t}</text>
        </svg>`}var st=({kind:e,cards:t,t:n})=>l`
    <span class="fs-pile">
        ${t.map((s,o)=>l`<${Q$} key=${`${s}/${o}`} kind=${e} value=${s} t=${n} />`)}
    </span>`;function wc({kind:e,count:t}){let n=Fr[e],s=Array.from({length:Math.min(t,Z$)},()=>l`<span><${n} /></span>`);return l`<span class="fs-fan" aria-hidden="true">${s}</span>`}var Fe=e=>Array.isArray(e),He=e=>Fe(e)?e.length:typeof e=="number"?e:e.hidden,Ee=(e,t)=>Object.hasOwn(e,t)?e[t]:void 0,kc=e=>e.reduce((t,n)=>t+n,0),X$=new Set(["left-empty-handed","house-taken","house\
-won","house-sold","sweep"]);function vc(e){let t=[],n=[];for(let s of e)(s.type==="houses-revealed"||s.type==="cheques-revealed")&&(t=[]),X$.has(s.type)&&(t.push(s),n=t);return n}function Hr(e){return e.phase==="selling"?e.players.filter(t=>He(t.houses)>0):e.players.filter(t=>!e.passed.includes(t.id))}function Es(e){let{houses:t}=e.market;return t.length===0?null:{house:Hr(e).
length>t.length?null:t[0]}}var As=e=>Math.max(0,...Object.values(e.bids)),xc=({cheques:e,coins:t})=>kc(e)+(t??0);function Sc(e,t){let n=new Map,s=(o,r)=>n.set(o,(n.get(o)??0)+r);for(let o of eg(e,t))s(
o,1);for(let o of e.players.flatMap(({cheques:r})=>r))s(o,-1);return[...n].sort(([o],[r])=>o-r)}var eg=(e,t)=>e.options.cheques??ue(t,e,"cheques");function tg(e,t,n){let s=Es(n);return s===null?t("fs.pass"):s.house!==null?t("fs.pass.house",{house:s.house}):t(Ee(n.bids,e)===void 0?"fs.pass.nothing":"fs.pass.bid-back")}function Wt(e,t,n){switch(e.
type){case"bid":return t("fs.bid");case"pass":return tg(e.player,t,n);case"sell":return e.house===void 0?t("fs.sell.last"):t("fs.sell.named",{house:e.house,home:t(Ss(e.house))});case"reveal":return t(
e.houses?"fs.reveal.houses":"fs.reveal.cheques")}}function _c({view:e,legal:t,act:n,t:s,player:o,prepared:r,prepare:a,isConfirming:i}){let c=t.filter(({type:g,house:y})=>g==="sell"&&y!==void 0),d=t.filter(g=>!c.includes(g)),u=Fe(e.players.find(({id:g})=>g===
o).houses),p=g=>Wt(g,s,e),h=T(null);ve(h,".fs-playable");let f=g=>te({label:p(g),action:g,onAct:()=>n(g)}),m=tt({act:n,legal:t,view:e,prepared:r,prepare:a}),$=g=>te({label:p(g),...m(g)});return i&&u?null:
l`<div class="fs-actions">
        ${d.map(g=>l`
            <button type="button" class="action" key=${g.type} ...${f(g)}>${p(g)}</button>`)}
        ${c.length>0&&l`<p>${s(u?"fs.sell.from-hand":"fs.sell.which",{player:o})}</p>`}
        ${c.length>0&&!u&&l`<ul class="fs-picks" ref=${h}>
            ${c.map(g=>l`<li key=${g.house}>
                <${_t} kind="houses" value=${g.house} props=${$(g)} />
            </li>`)}
        </ul>`}
    </div>`}var Cs=5,ng=6,sg=(e,t)=>l`<g>
    <path d=${`M${e-9} ${t}v3a9 3.5 0 0 0 18 0v-3z`} fill="#a8761a" />
    <ellipse cx=${e} cy=${t} rx="9" ry="3.5" fill="#efc550" stroke="#8f6414" stroke-width=".8" />
    <ellipse cx=${e} cy=${t} rx="5.5" ry="1.9" fill="none" stroke="#b98a25" stroke-width=".7" /></g>`;function ot({count:e}){if(e===0)return null;let t=Math.min(e,Cs*ng),n=Math.ceil(t/Cs),s=Array.from(
{length:t},(o,r)=>sg(10+Math.floor(r/Cs)*16,24-r%Cs*4));return l`<svg class="fs-coins" viewBox=${`0 0 ${n*16+4} 32`} aria-hidden="true" focusable="false">
        ${s}</svg>`}var Ec=()=>l`<svg class="fs-coins" viewBox="0 0 28 32" aria-hidden="true" focusable="false">
    <path d="M10 10C2 16 2 30 14 30s12-14 4-20z" fill="#94623a" stroke="#5f3d22" stroke-width="1.2" />
    <path d="M9 3l5 3 5-3-2 7h-6z" fill="#b07a4b" stroke="#5f3d22" stroke-width="1.2" />
    <path d="M9 10h10" stroke="#e5bf57" stroke-width="2" stroke-linecap="round" />
    <text x="14" y="25" text-anchor="middle" font-size="12" font-weight="700" fill="#fff3dc">?</text></svg>`;var Ts=e=>({"--seat":`var(--player-${e})`}),Os=({id:e,number:t})=>l`
    <h3><span class="fs-number" aria-hidden="true">${t}</span><span class="fs-name">${e}</span></h3>`;function og({player:e,number:t,standing:n,t:s}){let{cheque_total:o,coins:r}=n.breakdown;return l`<li class="fs-final-row" data-seat=${e.id} style=${Ts(t)}>
        <${Os} id=${e.id} number=${t} />
        <ul class="fs-spread" aria-label=${s("fs.cheques")}>
            ${e.cheques.map((a,i)=>l`
                <li key=${i}><${ze} kind="cheques" value=${a} t=${s} /></li>`)}
        </ul>
        <dl class="fs-sums">
            <div><dt>${s("fs.cheques")}</dt><dd>${o}</dd></div>
            <div><dt>${s("fs.coins")}</dt><dd><${ot} count=${r} />${r}</dd></div>
            <div class="fs-total"><dt>${s("fs.total")}</dt><dd>${n.total}</dd></div>
        </dl>
    </li>`}function Ac({view:e,scores:t,t:n}){let s=({id:o})=>t.standings.find(({player:r})=>r===o);return l`<section class="fs-market" aria-label=${n("fs.phase.finished")}>
        <h2>${n("fs.phase.finished")}</h2>
        <ol class="fs-final">
            ${e.players.map((o,r)=>l`
                <${og} key=${o.id} player=${o} number=${r+1} standing=${s(o)} t=${n} />`)}
        </ol>
    </section>`}function rg({house:e,sell:t,onTap:n,chosen:s,t:o}){if(!t)return l`<${ze} kind="houses" value=${e} t=${o} chosen=${s} />`;let r=te({label:Wt(t,o),...n(t)});return l`<${_t} kind="houses" value=${e} props=${r} />`}
function ag(e,t){return e.length>0?"fs.hand.choose":t===null?"fs.hand":"fs.hand.chosen"}function Cc({view:e,legal:t,onTap:n,seat:s,t:o}){let r=T(null);ve(r,".fs-playable");let a=e.players.find(({id:d})=>d===
s);if(!a||!Fe(a.houses)||a.houses.length===0)return null;let i=t.filter(({type:d})=>d==="sell"),c=Ee(e.choices,s)??null;return l`<section class="fs-hand" data-hand=${s} data-here=${i.length>0||void 0} aria-label=${o(
"fs.hand.of",{player:s})}>
        <h2>${o(ag(i,c),{house:c})}</h2>
        <ul ref=${r} style=${{"--cards":a.houses.length}}>
            ${a.houses.map(d=>l`<li key=${d} data-house=${d}>
                <${rg} house=${d} sell=${i.find(u=>u.house===d)} onTap=${n}
                    chosen=${d===c} t=${o} />
            </li>`)}
        </ul>
    </section>`}var Tc=e=>({"--cards":Math.max(e.length,3)});function ig(e,t,n,s){return e===n.house?s("fs.note.next"):e===t.at(-1)?s("fs.note.last"):""}function lg({view:e,t}){let{houses:n}=e.market,s=Es(e);return l`
        <ul class="fs-offer" style=${Tc(n)} aria-label=${t("fs.offer.houses")}>
            ${n.map(o=>l`<li key=${o} data-house=${o}>
                <${ze} kind="houses" value=${o} t=${t} />
                <span class="fs-note">${ig(o,n,s,t)}</span>
            </li>`)}
        </ul>
        ${s&&s.house===null&&l`<p class="fs-hint">${t("fs.note.empty-handed")}</p>`}`}function cg({player:e,view:t,t:n}){let s=Ee(t.choices,e),o=s!==void 0,r=n("fs.sealed.awaited",{player:e});return l`<li data-sealed=${e} data-chosen=${String(
o)}>
        ${!o&&l`<span class="fs-card fs-houses fs-blank" role="img" aria-label=${r}></span>`}
        ${s===null&&l`<${bc} kind="houses" label=${n("fs.sealed.chosen",{player:e})} />`}
        ${o&&s!==null&&l`<${ze} kind="houses" value=${s} t=${n} />`}
        <span class="fs-note">${e}</span>
    </li>`}function ug({view:e,t}){let{cheques:n}=e.market;return l`
        <ul class="fs-offer fs-offer-cheques" style=${Tc(n)} aria-label=${t("fs.offer.cheques")}>
            ${n.map((s,o)=>l`<li key=${o} data-cheque=${s}>
                <${ze} kind="cheques" value=${s} t=${t} />
            </li>`)}
        </ul>
        <ul class="fs-offer fs-sealed-row" aria-label=${t("fs.sealed")}>
            ${Hr(e).map(({id:s})=>l`<${cg} key=${s} player=${s} view=${e} t=${t} />`)}
        </ul>`}function dg({view:e,t}){if(e.phase!=="buying"||e.market.houses.length===0)return null;let n=As(e);return l`<p class="fs-high">${n===0?t("fs.bid.none"):t("fs.bid.highest",{bid:n})}</p>`}
function Oc({view:e,toAct:t,isHere:n,t:s}){let o=e.phase==="buying",r=o?"houses":"cheques",a=o?lg:ug,i=c=>l`<${yc} kind=${c} count=${He(e.decks[c])} t=${s} />`;return l`<section class="fs-market" data-fs="market" data-here=${n||
void 0} aria-label=${s("fs.market")}>
        <header>
            <h2>${s(`fs.phase.${e.phase}`,{round:e.round})}</h2>
            <${dg} view=${e} t=${s} />
        </header>
        <div class="fs-middle">
            ${i(r)}
            <div class="fs-laid">
                ${t.includes("table")&&l`<p class="fs-hint">${s(`fs.awaited.${r}`)}</p>`}
                <${a} view=${e} t=${s} />
            </div>
            ${o&&i("cheques")}
        </div>
    </section>`}var Ms=(e,t,n)=>l`<${st} kind=${e} cards=${t} t=${n} />`,Mc=(e,t,n,s)=>l`<span>${e+t===0?s("fs.outcome.free"):s(n,{paid:e,refund:t})}</span>`,Pc=(e,t,n)=>l`
    ${Ms("houses",e,n)}
    <span role="img" aria-label=${n("fs.sold-for")}>→</span>
    ${Ms("cheques",t,n)}`,pg={"left-empty-handed":({refund:e},t)=>l`<span>${t("fs.outcome.nothing",{refund:e})}</span>`,"house-taken":({house:e,paid:t,refund:n},s)=>[Ms("houses",[e],s),Mc(t,n,"fs.outc\
ome.taken",s)],"house-won":({house:e,paid:t},n)=>[Ms("houses",[e],n),Mc(t,0,"fs.outcome.won",n)],"house-sold":({house:e,cheque:t},n)=>Pc([e],[t],n),sweep:({houses:e,cheques:t},n)=>Pc(e,t,n)};function Lc({
events:e,t}){let n=vc(e);return n.length===0?null:l`<section class="fs-outcome" aria-label=${t("fs.outcome")}>
        <h2>${t("fs.outcome")}</h2>
        <ul>
            ${n.map((s,o)=>l`
                <li key=${o} data-outcome=${s.player}><b>${s.player}</b>${pg[s.type](s,t)}</li>`)}
        </ul>
    </section>`}function hg(e,t,n,s){let{id:o}=e,r=t.phase==="selling";return[o===s&&"you",n.includes(o)&&"to-act",t.forfeits?.some(({seat:a})=>a===o)&&"forfeited",t.passed.includes(o)&&"passed",r&&Ee(t.choices,o)!==
void 0&&"chosen",r&&He(e.houses)===0&&"sold-out",!r&&t.first_player===o&&"starts"].filter(Boolean)}function zc({count:e,t}){return e===null?l`<${Ec} /><span class="fs-soft">${t("fs.hidden")}</span>`:l`<b class="fs-figure">${e}</b><${ot} count=${e} />`}
function Rc({kind:e,cards:t,t:n,inHand:s=!1}){let o=He(t),r=Fe(t)&&!s;return l`
        <b class="fs-figure">${o}</b>
        ${r&&l`<${st} kind=${e} cards=${t} t=${n} />`}
        ${!r&&l`<${wc} kind=${e} count=${o} />`}`}var Ps=({name:e,term:t,children:n})=>l`
    <div class="fs-line fs-line-${e}" data-line=${e}><dt>${t}</dt><dd>${n}</dd></div>`,fg=({signs:e,t})=>l`
    <ul class="fs-signs" aria-label=${t("fs.signs")}>
        ${e.map(n=>l`<li key=${n} class="fs-sign fs-sign-${n}">${t(`fs.sign.${n}`)}</li>`)}
    </ul>`;function mg({player:e,number:t,view:n,toAct:s,seat:o,t:r}){let{id:a,coins:i,houses:c,cheques:d}=e,u=hg(e,n,s,o),p=Ee(n.bids,a),h=u.map(f=>`is-${f}`).join(" ");return l`<li class="fs-seat ${h}" data-seat=${a} style=${Ts(
t)}>
        <${Os} id=${a} number=${t} />
        <${fg} signs=${u} t=${r} />
        <dl>
            ${p!==void 0&&l`<${Ps} name="bid" term=${r("fs.bid")}><${zc} count=${p} /><//>`}
            <${Ps} name="coins" term=${r("fs.coins")}><${zc} count=${i} t=${r} /><//>
            <${Ps} name="houses" term=${r("fs.houses")}>
                <${Rc} kind="houses" cards=${c} inHand=${a===o} t=${r} />
            <//>
            ${n.phase==="selling"&&l`<${Ps} name="cheques" term=${r("fs.cheques")}>
                <${Rc} kind="cheques" cards=${d} t=${r} />
            <//>`}
        </dl>
    </li>`}function jc({view:e,toAct:t,seat:n,t:s}){let o={view:e,toAct:t,seat:n,t:s};return l`<section class="fs-seats" aria-label=${s("fs.seats")}>
        <ol data-seats=${e.players.length}>
            ${e.players.map((r,a)=>l`
                <${mg} key=${r.id} player=${r} number=${a+1} ...${o} />`)}
        </ol>
    </section>`}function Bc({view:e,legal:t,act:n,t:s,seat:o,toAct:r,scores:a,prepared:i,prepare:c,last:d,log:u=d}){let p=l`<${Lc} events=${u} t=${s} />`;return e.phase==="finished"?l`<div class="fs-board" data-phase="finished"><div class="fs-layout"><${Ac} view=${e} scores=${a} t=${s} />${p}</div></div>`:
l`<div class="fs-board" data-phase=${e.phase}><div class="fs-layout fs-playing">
        <${Oc} view=${e} toAct=${r} isHere=${!$g(e,t,o)} t=${s} />
        <${Cc} view=${e} legal=${t} onTap=${tt({act:n,legal:t,view:e,prepared:i,prepare:c})} seat=${o} t=${s} />
        ${p}
        <${jc} view=${e} toAct=${r} seat=${o} t=${s} />
    </div></div>`}function $g(e,t,n){let s=e.players.find(({id:o})=>o===n)?.houses;return Array.isArray(s)&&t.some(({type:o})=>o==="sell")}var Wr=({name:e,amount:t,total:n=!1,children:s})=>l`
    <li class="fs-score-line ${n?"is-total":""}">
        <span class="fs-score-name">${e}</span>
        <span class="fs-score-of">${s}</span>
        <b class="fs-amount">${t}</b>
    </li>`;function Dc({standing:e,t}){let{cheques:n,cheque_total:s,coins:o}=e.breakdown;return l`<ul class="fs-breakdown" aria-label=${t("fs.breakdown.of",{player:e.player})}>
        <${Wr} name=${t("fs.cheques")} amount=${s}>
            <${st} kind="cheques" cards=${n} t=${t} />
            <span class="fs-sum">${n.join(" + ")}</span>
        <//>
        <${Wr} name=${t("fs.coins.left")} amount=${o}><${ot} count=${o} /><//>
        <${Wr} name=${t("fs.total")} amount=${e.total} total=${!0} />
    </ul>`}var Nc=[{kind:"coins",name:"fs.coins",at:{"/players/*/coins":""}},{kind:"house",name:"fs.correct.house",at:{"/market/houses/*":"fs.market","/players/*/houses/*":"","/sold/*":"fs.correct.sold"},of:"hou\
ses",unseen:["/decks/houses/*","/removed/houses/*"],ascending:["/market/houses","/players/*/houses","/sold","/removed/houses"],follow:["/choices/*"]},{kind:"cheque",name:"fs.correct.cheque",at:{"/mark\
et/cheques/*":"fs.market","/players/*/cheques/*":""},of:"cheques",unseen:["/decks/cheques/*","/removed/cheques/*"],ascending:["/market/cheques","/players/*/cheques","/removed/cheques"]}];var gg={x:60,y:12,width:80,height:112},bg=[[2,"rotate(-26 100 210)"],[24,"rotate(26 100 210)"],[12,"rotate(0)"]],qc=()=>l`<svg viewBox="-25 0 250 150" aria-hidden="true" focusable="false">
    ${bg.map(([e,t])=>l`<g transform=${t}><${_s} value=${e} at=${gg} /></g>`)}
</svg>`;var Ic={pieces:{".fs-offer > [data-house]":({dataset:e})=>`houses-${e.house}`,".fs-offer > [data-cheque]":({dataset:e})=>`cheques-${e.cheque}`,"[data-sealed][data-chosen=true]":({dataset:e})=>`sealed-${e.
sealed}`,"[data-mini]":({dataset:e})=>e.mini},bids:".fs-line-bid .fs-figure",payments({type:e,player:t,amount:n,refund:s}){return e==="bid"?[{from:t,to:null,amount:n}]:s>0?[{from:null,to:t,amount:s}]:
[]},awards:["house-taken","house-won","house-sold","sweep"]};function Fc({legal:e,player:t,view:n,gameSheet:s}){let o=n.players.find(({id:a})=>a===t);if(o===void 0)return e;if(n.phase==="selling")return yg({legal:e,player:t,seat:o});if(n.phase!=="buying"||o.coins!==
null)return e;let r={minimum:wg(n,t,s),maximum:null};return[{type:"bid",player:t,amount:r},{type:"pass",player:t}]}function yg({legal:e,player:t,seat:n}){return He(n.houses)>1?null:Fe(n.houses)?e:[{type:"\
sell",player:t}]}function wg(e,t,n){let s=r=>e.options[r]??ue(n,e,r);if(Object.keys(e.bids).length===0)return s("minimum_opening_bid");let o=As(e);return s("raise")==="exceed"?o+1:Math.max(o,(Ee(e.bids,
t)??0)+1)}function Hc({view:e,seat:t,t:n}){let{coins:s,houses:o,cheques:r}=e.players.find(({id:i})=>i===t),a=(i,c)=>c.length>0&&l`
        <div class="fs-line"><dt>${n(`fs.${i}`)}</dt><dd><${st} kind=${i} cards=${c} t=${n} /></dd></div>`;return l`
        <dl class="fs-own">
            <div class="fs-line"><dt>${n("fs.coins")}</dt><dd><b class="fs-figure">${s}</b><${ot} count=${s} /></dd></div>
            ${a("houses",o)}
            ${a("cheques",r)}
        </dl>`}var Wc=({ruleset:e,variant:t,options:n,players:s})=>({ruleset:e,variant:t,options:n,players:s.map(o=>({id:o,coins:null,cheques:[]}))}),Gr=(e,t,n)=>({...e,players:e.players.map(s=>s.id===t?{...s,...n(s)}:
s)}),Gc=(e,t,n)=>Gr(e,t,()=>({coins:n})),Uc=(e,t,n)=>Gr(e,t,({cheques:s})=>({cheques:[...s,n].sort((o,r)=>o-r)})),Vc=(e,t,n)=>Gr(e,t,({cheques:s})=>({cheques:s.filter((o,r)=>r!==n)})),Jc=({ruleset:e,variant:t,
options:n,players:s})=>({ruleset:e,variant:t,options:n,players:s.map(({id:o,coins:r,cheques:a})=>({id:o,...r!==null&&{coins:r},cheques:a}))});var kg=(e,t)=>e.some(({pointer:n})=>n?.startsWith(`/players/${t}/`));function vg({player:e,active:t,choose:n,error:s,t:o}){let{id:r,cheques:a}=e,i={count:a.length,total:xc(e)};return l`
        <button type="button" aria-pressed=${String(t)} data-pad-player=${r} onClick=${()=>n(r)}>
            <b>${r}</b>
            <span>${o("fs.pad.so-far",i)}</span>
            ${s&&l`<span class="fs-error">${o("fs.pad.error")}</span>`}
        </button>`}function xg({player:e,draft:t,change:n,t:s}){let o=({currentTarget:{value:r}})=>n(Gc(t,e.id,r===""?null:Math.max(0,Math.trunc(Number(r)))));return l`<label class="fs-coin-field">
        <span>${s("fs.pad.coins",{player:e.id})}</span>
        <input type="number" inputmode="numeric" min="0" step="1" name=${`coins/${e.id}`} onInput=${o}
            value=${e.coins??""} data-pointer=${`/players/${t.players.indexOf(e)}/coins`} />
    </label>`}function Sg({player:e,draft:t,change:n,t:s}){if(e.cheques.length===0)return l`<p class="fs-soft">${s("fs.pad.none")}</p>`;let o=(r,a)=>({"aria-label":s("fs.pad.remove",{cheque:r,player:e.
id}),"data-taken":r,onClick:()=>n(Vc(t,e.id,a))});return l`<ul class="fs-picks" aria-label=${s("fs.pad.taken",{player:e.id})}>
        ${e.cheques.map((r,a)=>l`<li key=${`${r}/${a}`}>
            <${_t} kind="cheques" value=${r} props=${o(r,a)} />
        </li>`)}
    </ul>`}function _g({player:e,draft:t,change:n,gameSheet:s,t:o}){let r=(a,i)=>({"aria-label":o("fs.pad.add",{cheque:a,player:e.id,count:i}),"data-pick":a,disabled:i<=0,onClick:()=>n(Uc(t,e.id,a))});
return l`<ul class="fs-picks" aria-label=${o("fs.pad.left")}>
        ${Sc(t,s).map(([a,i])=>l`<li key=${a}>
            <${_t} kind="cheques" value=${a} props=${r(a,i)} />
            <span class="fs-note" aria-hidden="true">× ${i}</span>
        </li>`)}
    </ul>`}function Kc({draft:e,change:t,gameSheet:n,t:s,errors:o=[]}){let[r,a]=b(null),i=e.players.find(({id:d})=>d===r)??e.players[0],c={player:i,draft:e,change:t,t:s};return l`<div class="fs-pad">
        <div class="fs-tabs" role="group" aria-label=${s("fs.pad.who")}>
            ${e.players.map((d,u)=>l`<${vg} key=${d.id} player=${d} active=${d===i}
                choose=${a} error=${kg(o,u)} t=${s} />`)}
        </div>
        <section class="fs-pad-player" aria-label=${i.id}>
            <${xg} key=${i.id} ...${c} />
            <h2>${s("fs.pad.taken",{player:i.id})}</h2>
            <${Sg} ...${c} />
            <h2>${s("fs.pad.left")}</h2>
            <${_g} ...${c} gameSheet=${n} />
        </section>
    </div>`}var Zc={"fs.phase.buying":"Kauf · Runde {round}","fs.phase.selling":"Verkauf · Runde {round}","fs.phase.finished":"Alle Gebäude sind verkauft","fs.market":"Der Markt","fs.offer.houses":"Ausliegende\
 Gebäude","fs.offer.cheques":"Ausliegende Schecks","fs.deck.houses":"Gebäudestapel, Karten übrig: {count}","fs.deck.cheques":"Scheckstapel, Karten übrig: {count}","fs.awaited.houses":"Die nächsten\
 Gebäude werden aufgedeckt.","fs.awaited.cheques":"Die nächsten Schecks werden aufgedeckt.","fs.note.next":"wer aussteigt","fs.note.last":"Höchstgebot","fs.note.empty-handed":"Es liegen weniger Geb\
äude aus, als noch mitbieten: Wer jetzt aussteigt, bekommt keines und sein ganzes Gebot zurück.","fs.bid":"Gebot","fs.bid.none":"Noch kein Gebot","fs.bid.highest":"Höchstes Gebot: {bid}","fs.pass":"\
Aussteigen","fs.pass.house":"Aussteigen und Gebäude {house} nehmen","fs.pass.nothing":"Ohne Gebäude aussteigen","fs.pass.bid-back":"Ohne Gebäude aussteigen und das Gebot zurücknehmen","fs.reveal.h\
ouses":"Gebäude aufdecken","fs.reveal.cheques":"Schecks aufdecken","fs.sealed":"Verdeckt gewählte Gebäude","fs.sealed.awaited":"{player} hat noch nicht gewählt","fs.sealed.chosen":"Gebäude von {pl\
ayer}, verdeckt","fs.house.named":"Gebäude {house}, {home}","fs.cheque":"Scheck über {cheque}","fs.sell.named":"Gebäude {house} verkaufen, {home}","fs.sell.last":"Das letzte Haus auslegen","fs.sell\
.from-hand":"Wähle auf dem Tisch aus deiner Hand das Gebäude, das du verkaufst.","fs.sell.which":"Welches Gebäude verkauft {player}?","fs.hand":"Deine Gebäude","fs.hand.choose":"Wähle verdeckt ein\
 Gebäude, das du verkaufst","fs.hand.chosen":"Gebäude {house} ist gewählt und bleibt verdeckt, bis alle gewählt haben","fs.hand.of":"Gebäude von {player}","fs.seats":"Mitspielende","fs.coins":"Mü\
nzen","fs.coins.left":"Übrige Münzen","fs.houses":"Gebäude","fs.cheques":"Schecks","fs.total":"Summe","fs.hidden":"verdeckt","fs.signs":"Gerade","fs.sign.you":"du","fs.sign.to-act":"am Zug","fs.sig\
n.passed":"ausgestiegen","fs.sign.chosen":"hat gewählt","fs.sign.forfeited":"aufgegeben","fs.sign.sold-out":"keine Gebäude mehr","fs.sign.starts":"beginnt","fs.outcome":"Letzte Geschäfte","fs.outco\
me.nothing":"kein Gebäude; {refund} zurück","fs.outcome.free":"umsonst","fs.outcome.taken":"zahlt {paid}, {refund} zurück","fs.outcome.won":"zahlt {paid}, das höchste Gebot","fs.sold-for":"verkauf\
t für","fs.breakdown.of":"Wertung von {player}","fs.pad.who":"Wessen Karten eingetragen werden","fs.pad.so-far":"Schecks: {count} · Summe: {total}","fs.pad.coins":"Übrige Münzen von {player}","fs.\
pad.taken":"Schecks von {player}","fs.pad.none":"Noch keine: unten auswählen.","fs.pad.left":"Noch nicht vergebene Schecks","fs.pad.add":"{player} einen Scheck über {cheque} geben (übrig: {count})",
"fs.pad.remove":"{player} den Scheck über {cheque} wieder wegnehmen","fs.pad.error":"zu berichtigen","fs.home.box":"ein Pappkarton","fs.home.tent":"ein Zelt","fs.home.hut":"eine Holzhütte","fs.home.\
caravan":"ein Wohnwagen","fs.home.cottage":"ein Häuschen mit Reetdach","fs.home.terrace":"ein Reihenhaus","fs.home.villa":"eine Villa","fs.home.manor":"ein Herrenhaus","fs.home.tower":"ein Wolkenkrat\
zer","fs.home.castle":"eine Burg","fs.home.palace":"ein Palast","fs.home.station":"eine Raumstation","fs.correct.house":"Ein Gebäude","fs.correct.cheque":"Ein Scheck","fs.correct.sold":"verkauft"};var Yc={"fs.phase.buying":"Buying · round {round}","fs.phase.selling":"Selling · round {round}","fs.phase.finished":"All houses are sold","fs.market":"The market","fs.offer.houses":"Houses for sale",
"fs.offer.cheques":"Cheques on offer","fs.deck.houses":"House deck, cards left: {count}","fs.deck.cheques":"Cheque deck, cards left: {count}","fs.awaited.houses":"The next houses are being turned up.",
"fs.awaited.cheques":"The next cheques are being turned up.","fs.note.next":"next to pass","fs.note.last":"highest bidder","fs.note.empty-handed":"More players than houses: the next to pass takes none\
 and gets the whole bid back.","fs.bid":"Bid","fs.bid.none":"No bid yet","fs.bid.highest":"Highest bid: {bid}","fs.pass":"Pass","fs.pass.house":"Pass and take house {house}","fs.pass.nothing":"Pass wi\
thout a house","fs.pass.bid-back":"Pass without a house and take your bid back","fs.reveal.houses":"Turn up houses","fs.reveal.cheques":"Turn up cheques","fs.sealed":"Houses chosen unseen","fs.sealed.\
awaited":"{player} has not chosen yet","fs.sealed.chosen":"House chosen by {player}, face down","fs.house.named":"House {house}, {home}","fs.cheque":"Cheque of {cheque}","fs.sell.named":"Sell house {h\
ouse}, {home}","fs.sell.last":"Lay down your last house","fs.sell.from-hand":"Choose the house to sell from your hand on the table.","fs.sell.which":"Which house does {player} sell?","fs.hand":"Your h\
ouses","fs.hand.choose":"Choose a house to sell, unseen by the others","fs.hand.chosen":"House {house} is chosen; it stays hidden until everyone has chosen","fs.hand.of":"Houses of {player}","fs.seats":"\
Players","fs.coins":"Coins","fs.coins.left":"Coins left","fs.houses":"Houses","fs.cheques":"Cheques","fs.total":"Total","fs.hidden":"hidden","fs.signs":"Now","fs.sign.you":"you","fs.sign.to-act":"to a\
ct","fs.sign.passed":"passed","fs.sign.chosen":"has chosen","fs.sign.forfeited":"forfeited","fs.sign.sold-out":"no houses left","fs.sign.starts":"starts","fs.outcome":"Last deals","fs.outcome.nothing":"\
no house; {refund} back","fs.outcome.free":"for nothing","fs.outcome.taken":"paid {paid}, {refund} back","fs.outcome.won":"paid {paid}, the highest bid","fs.sold-for":"sold for","fs.breakdown.of":"Sco\
re of {player}","fs.pad.who":"Whose cards are entered","fs.pad.so-far":"cheques: {count} · total: {total}","fs.pad.coins":"Coins left to {player}","fs.pad.taken":"Cheques of {player}","fs.pad.none":"\
None yet: pick them below.","fs.pad.left":"Cheques not given out yet","fs.pad.add":"Give {player} a cheque of {cheque} (left: {count})","fs.pad.remove":"Take the cheque of {cheque} back from {player}",
"fs.pad.error":"to be corrected","fs.home.box":"a cardboard box","fs.home.tent":"a tent","fs.home.hut":"a wooden hut","fs.home.caravan":"a caravan","fs.home.cottage":"a cottage","fs.home.terrace":"a t\
erraced house","fs.home.villa":"a villa","fs.home.manor":"a manor","fs.home.tower":"a skyscraper","fs.home.castle":"a castle","fs.home.palace":"a palace","fs.home.station":"a space station","fs.correc\
t.house":"A house","fs.correct.cheque":"A cheque","fs.correct.sold":"sold"};var Qc={"fs.phase.buying":"Achat · manche {round}","fs.phase.selling":"Vente · manche {round}","fs.phase.finished":"Toutes les maisons sont vendues","fs.market":"Le marché","fs.offer.houses":"Maiso\
ns à vendre","fs.offer.cheques":"Chèques proposés","fs.deck.houses":"Pioche des maisons, cartes restantes : {count}","fs.deck.cheques":"Pioche des chèques, cartes restantes : {count}","fs.awaite\
d.houses":"On révèle les maisons suivantes.","fs.awaited.cheques":"On révèle les chèques suivants.","fs.note.next":"à qui passe","fs.note.last":"au plus offrant","fs.note.empty-handed":"Il y a m\
oins de maisons que de joueurs : qui passe maintenant n’en prend aucune et récupère toute sa mise.","fs.bid":"Enchère","fs.bid.none":"Pas encore d’enchère","fs.bid.highest":"Enchère la plus h\
aute : {bid}","fs.pass":"Passer","fs.pass.house":"Passer et prendre la maison {house}","fs.pass.nothing":"Passer sans prendre de maison","fs.pass.bid-back":"Passer sans maison et reprendre sa mise","\
fs.reveal.houses":"Révéler des maisons","fs.reveal.cheques":"Révéler des chèques","fs.sealed":"Maisons choisies en secret","fs.sealed.awaited":"{player} n’a pas encore choisi","fs.sealed.chosen":"\
Maison choisie par {player}, face cachée","fs.house.named":"Maison {house}, {home}","fs.cheque":"Chèque de {cheque}","fs.sell.named":"Vendre la maison {house}, {home}","fs.sell.last":"Poser votre de\
rnière maison","fs.sell.from-hand":"Choisissez sur la table, dans votre main, la maison que vous vendez.","fs.sell.which":"Quelle maison vend {player} ?","fs.hand":"Vos maisons","fs.hand.choose":"Ch\
oisissez une maison à vendre, à l’insu des autres","fs.hand.chosen":"Maison {house} choisie ; elle reste cachée jusqu’à ce que tout le monde ait choisi","fs.hand.of":"Maisons de {player}","fs\
.seats":"Joueurs","fs.coins":"Pièces","fs.coins.left":"Pièces restantes","fs.houses":"Maisons","fs.cheques":"Chèques","fs.total":"Total","fs.hidden":"cachées","fs.signs":"En ce moment","fs.sign.yo\
u":"vous","fs.sign.to-act":"à jouer","fs.sign.passed":"a passé","fs.sign.chosen":"a choisi","fs.sign.forfeited":"forfait","fs.sign.sold-out":"plus de maison","fs.sign.starts":"commence","fs.outcome":"\
Dernières affaires","fs.outcome.nothing":"aucune maison ; récupère {refund}","fs.outcome.free":"pour rien","fs.outcome.taken":"paie {paid}, récupère {refund}","fs.outcome.won":"paie {paid}, la p\
lus haute enchère","fs.sold-for":"vendue contre","fs.breakdown.of":"Score de {player}","fs.pad.who":"À qui sont les cartes saisies","fs.pad.so-far":"chèques : {count} · total : {total}","fs.pad.\
coins":"Pièces restant à {player}","fs.pad.taken":"Chèques de {player}","fs.pad.none":"Aucun pour l’instant : prenez-les ci-dessous.","fs.pad.left":"Chèques pas encore attribués","fs.pad.add":"\
Donner à {player} un chèque de {cheque} (restants : {count})","fs.pad.remove":"Reprendre à {player} le chèque de {cheque}","fs.pad.error":"à corriger","fs.home.box":"une boîte en carton","fs.ho\
me.tent":"une tente","fs.home.hut":"une cabane en bois","fs.home.caravan":"une caravane","fs.home.cottage":"une chaumière","fs.home.terrace":"une maison de ville","fs.home.villa":"une villa","fs.home\
.manor":"un manoir","fs.home.tower":"un gratte-ciel","fs.home.castle":"un château fort","fs.home.palace":"un palais","fs.home.station":"une station spatiale","fs.correct.house":"Une maison","fs.corre\
ct.cheque":"Un chèque","fs.correct.sold":"vendue"};var Xc={id:"for-sale",words:{en:Yc,fr:Qc,de:Zc},Emblem:qc,Board:Bc,label:Wt,Actions:_c,Piece:({component:e,value:t,t:n})=>l`<${ze} kind=${e} value=${t} t=${n} />`,Breakdown:Dc,scorePad:{empty:Wc,Form:Kc,
request:Jc},corrections:Nc,sealed:["sell"],openly:Fc,Own:Hc,motion:Ic};var rt=["blue","green","yellow","purple","red","white"],Eg=[12,24,36].map(e=>`M3 ${e}q5.25-6 10.5 0t10.5 0 10.5 0 10.5 0`).join(""),Ag=[9,24,39].map(e=>[9,19,29,39].map(t=>`M${t} ${e}h.01`).join("")).
join(""),eu="M3 15L15 3M3 27L27 3M3 39L39 3M9 45L45 9M21 45L45 21M33 45L45 33",Cg=`${eu}M33 3L45 15M21 3L45 27M9 3L45 39M3 9L39 45M3 21L27 45M3 33L15 45`,Tg="M3 13.5h42M3 24h42M3 34.5h42M17 3v10.5M33 \
3v10.5M9 13.5v10.5M40 13.5v10.5M8 24v10.5M39 24v10.5M17 34.5v10.5M33 34.5v10.5",Og={blue:Eg,green:Ag,yellow:eu,purple:Cg,red:Tg,white:"M9 9h30v30h-30z"},En=({box:e,kind:t,piece:n,children:s})=>l`<svg class=${`\
es-piece ${t}`} data-piece=${n} viewBox=${e} aria-hidden="true" focusable="false">${s}</svg>`,ie=({colour:e,value:t})=>l`
    <${En} box="0 0 48 48" kind=${`es-cube es-${e}`} piece=${t==null?void 0:`${e}-${t}`}>
        <rect class="es-face" x="1.5" y="1.5" width="45" height="45" rx="5" />
        <path class=${`es-pattern${e==="green"?" es-pattern--dots":""}`} d=${Og[e]} />
        <path class="es-gleam" d="M6 4.5h36" />
        ${t!=null&&l`<circle class="es-plate" cx="24" cy="24" r="13.5" /><text x="24" y="32">${t}</text>`}
    <//>`,We=({value:e})=>l`
    <${En} box="0 0 60 32" kind=${`es-roof${e==null?" es-roof--back":""}`}>
        <path class="es-face" d="M1.5 30.5L13 4.5Q14 2.5 16.5 2.5H43.5Q46 2.5 47 4.5L58.5 30.5Z" />
        <path class="es-pattern" d="M10 12h8M42 12h8M7 21h11M42 21h11" />
        <text x="30" y="25">${e??"?"}</text>
    <//>`,Mg={shorten:"−",lengthen:"+"},Ur=(e,t)=>`${Mg[t]??"±"}${e}`,Vr=({value:e,effect:t})=>l`
    <${En} box="0 0 48 48" kind=${`es-permit es-permit--${t??"open"}`} piece=${`permit-${e}`}>
        <path class="es-post" d="M24 30v17" />
        <rect class="es-face" x="2" y="5" width="44" height="27" rx="3" />
        <path class="es-pattern" d="M6 9h36v19H6z" />
        <text x="24" y="26">${Ur(e,t)}</text>
    <//>`,Gt=()=>l`
    <${En} box="0 0 48 48" kind="es-mayor" piece="mayor">
        <path class="es-face" d="M12 5Q24 1 36 5L34 31H14Z" />
        <path class="es-band" d="M13.6 23H34.4L34 30H14Z" />
        <path class="es-face" d="M3 31Q24 25 45 31Q46 37 24 39Q2 37 3 31Z" />
        <text x="24" y="19">×2</text>
    <//>`,Pg=()=>l`
    <${En} box="0 0 48 48" kind="es-cancel" piece="cancel">
        <rect class="es-face" x="3" y="3" width="42" height="42" rx="5" />
        <path class="es-cross" d="M14 14L34 34M34 14L14 34" />
    <//>`,Ls=()=>l`
    <svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true"><path class="es-gavel" d="M3 17.5h8M5.5 5.5l5-3.5 4 5.5-5 3.5zM12 9l6 6" /></svg>`;function he({piece:e,effect:t}){return e.kind==="cube"?
l`<${ie} colour=${e.colour} value=${e.value} />`:e.kind==="rooftop"?l`<${We} value=${e.value} />`:e.kind==="permit"?l`<${Vr} value=${e.value} effect=${t} />`:e.kind==="mayor"?l`<${Gt} />`:l`<${Pg} />`}
function ne(e,t){let n=e.colour&&t(`es.colour.${e.colour}`);return t(`es.piece.${e.kind}`,{colour:n,value:e.value})}var Kr=e=>e.lots.length===e.requirement&&e.lots.every(t=>t.rooftop!==null),Jr=({value:e,effect:t})=>t==="shorten"?-e:e,tu=(e,t)=>e.reduce((n,s)=>n+Jr(s),t.requirement);function An(e,{row:t,effect:n,permit:s}){
let o=e.board[t];return n?o.requirement+Jr({value:e.placing.piece.value,effect:n}):o.requirement-Jr(o.permits.find(r=>r.value===s))}function zs({piece:e},t){if(e.kind!=="cube")return e;let n=t.market[e.
row-1];return{kind:"cube",...n[e.end==="left"?0:n.length-1]}}function Et(e){let t=Object.entries(e.bids).sort(([,n],[,s])=>s-n);return t.length>0?{player:t[0][0],amount:t[0][1]}:null}function nu(e,t,n){
let s=t.at(-1);return s===void 0||!n&&s.value>e.value}var su=(e,t)=>t.cash*e.length,ou={rows:3,length:8};function at(e,t,n){return e.type==="offer"?Lg(e,t,n):e.type==="place"?zg(e,t,n):e.type==="sell"||e.type==="keep"?t(`es.${e.type}`,Et(n.auction)):e.type==="reveal"?ne({kind:"rooftop",value:e.rooftop},t):
t(`es.${e.type}`,{amount:e.amount})}function Lg(e,t,n){let{piece:s}=e;if(s.kind==="rooftop")return t("es.offer.rooftop");if(s.kind!=="cube")return t("es.offer.piece",{piece:ne(s,t)});let o=t(`es.end.${s.
end}`,{row:s.row});return t("es.offer.cube",{piece:ne(zs(e,n),t),where:o})}function zg(e,t,n){let s=t(`es.row.${e.row}`);if(e.effect)return t(`es.place.${e.effect}`,{row:s,to:An(n,e)});if(e.permit)return t(
"es.place.cancel",{row:s,permit:e.permit,to:An(n,e)});if(!e.lot)return t("es.place.mayor",{row:s});let o=n.board[e.row].lots[e.lot-1];return o?t("es.place.building",{row:s,lot:e.lot,building:Cn(o,t)}):
t("es.place.lot",{row:s,lot:e.lot})}var Cn=(e,t)=>e.cubes.map(n=>t("es.cube",{colour:t(`es.colour.${n.colour}`),value:n.value})).join(", ");var Rg={offer:"pieces",place:"land"},Rs=e=>JSON.stringify(e);function jg({action:e,act:t,t:n,view:s}){let o=zs(e,s),r=o.kind==="rooftop"?n("es.supply.next"):ne(o,n);return l`
        <button type="button" class="es-actions__offer" data-action=${Rs(e)} onClick=${()=>t(e)}>
            <${he} piece=${o} /><span>${r}</span>
        </button>`}function ru({view:e,legal:t,act:n,isConfirming:s,t:o}){if(s)return null;let r=u=>t.filter(({type:p})=>u===(Rg[p]??"words")),[a,i,c]=["pieces","land","words"].map(r),d=u=>l`
        <button type="button" class=${`action ${u.type}`} key=${Rs(u)} data-action=${Rs(u)} onClick=${()=>n(u)}>
            ${at(u,o,e)}
        </button>`;return l`
        <div class="es es-actions">
            ${c.map(d)}
            ${i.length>0&&l`
                <p>${o("es.choose.place")}</p>
                <details>
                    <summary>${o("es.choose.list",{count:i.length})}</summary>
                    <div class="es-actions">${i.map(d)}</div>
                </details>`}
            ${a.length>0&&l`
                <div role="group" aria-label=${o("es.offers")}>
                    <p class="es-note" aria-hidden="true">${o("es.offers")}</p>
                    <div class="es-actions__offers">
                        ${a.map(u=>l`<${jg} key=${Rs(u)} action=${u} act=${n} t=${o} view=${e} />`)}
                    </div>
                </div>`}
        </div>`}var Bg={offer:(e,t)=>[t("es.block.offer",{player:e.auctioneer}),e.stowed?t("es.block.stowed"):""],reveal:(e,t)=>[t("es.block.reveal",{player:e.auctioneer}),t("es.block.reveal.do")],bidding:(e,t)=>[au(
e,t),Dg(e,t)],settling:(e,t)=>[au(e,t),t("es.block.settle",{...Et(e.auction),auctioneer:e.auctioneer})],placing:(e,t)=>[t("es.block.placing",{player:e.placing.player,piece:ne(e.placing.piece,t)}),t(`e\
s.block.placing.${e.placing.piece.kind}`)],finished:(e,t)=>[t("es.block.finished"),t(`es.end.by.${e.ended_by}`)]},au=(e,t)=>t("es.block.offered",{player:e.auctioneer,piece:ne(e.auction.piece,t)});function Dg(e,t){
let n=Et(e.auction);return n?t("es.block.bid",n):t("es.block.no-bid")}function Ng({phase:e,auction:t,placing:n}){return e==="reveal"?{kind:"rooftop"}:t?.piece??n?.piece}function iu({view:e,t}){let n=Ng(
e),[s,o]=Bg[e.phase](e,t);return l`
        <section class="es-block" aria-labelledby="es-block" data-here=${["bidding","settling","reveal"].includes(e.phase)||void 0}>
            <div class="es-block__piece">${n?l`<${he} piece=${n} />`:l`<${Ls} />`}</div>
            <div>
                <h2 id="es-block">${s}</h2>
                <p class="es-block__line">${o}</p>
            </div>
        </section>`}var lu={"permit-1":{kind:"permit",value:1},"permit-2":{kind:"permit",value:2},"permit-3":{kind:"permit",value:3},mayor:{kind:"mayor"},cancel:{kind:"cancel"}},cu=(e,t)=>e.kind===t.kind&&e.value===t.value;
function Zr({action:e,name:t,kind:n,onTap:s,t:o,view:r,children:a}){if(!e)return l`<span class=${`es-offer ${n}`} role="img" aria-label=${t}>${a}</span>`;let i=te({label:at(e,o,r),...s(e)});return l`<button type="button" class=${`\
es-offer es-target ${n}`} ...${i}>${a}</button>`}function qg({cubes:e,number:t,offers:n,...s}){let o=a=>a===0?"left":a===e.length-1?"right":null,r=a=>n.find(({piece:i})=>i.row===t&&i.end===o(a));return l`
        <li class="es-market__row">
            <span class="es-market__number" aria-hidden="true">${t}</span>
            ${e.map((a,i)=>l`
                <${Zr} action=${r(i)} name=${ne({kind:"cube",...a},s.t)} kind="es-offer--cube" ...${s}>
                    <${ie} ...${a} />
                <//>`)}
            ${e.length===0&&l`<span class="es-note">${s.t("es.market.empty")}</span>`}
        </li>`}function uu({view:e,legal:t,onTap:n,t:s}){let o=t.filter(({type:r,piece:a})=>r==="offer"&&a.kind==="cube");return l`
        <section class="es-panel es-market" aria-labelledby="es-market">
            <h2 id="es-market">${s("es.market")}</h2>
            <ol class="es-market__rows">
                ${e.market.map((r,a)=>l`
                    <${qg} cubes=${r} number=${a+1} offers=${o} onTap=${n} t=${s} view=${e} />`)}
            </ol>
            <${Gg} certificates=${e.certificates} t=${s} />
        </section>`}var Ig=e=>e.hidden??e.length??e;function Fg({view:e,legal:t,onTap:n,t:s}){let o=Ig(e.rooftops),r=t.find(({type:a,piece:i})=>a==="offer"&&i.kind==="rooftop");return l`
        <li class="es-slot">
            <${Zr} action=${r} name=${s("es.rooftops.left",{count:o})} kind="es-offer--pile" onTap=${n} t=${s} view=${e}>
                ${o>0?l`<${We} />`:l`<span class="es-gone"></span>`}
            <//>
            <span class="es-slot__note">${s("es.rooftops.left",{count:o})}</span>
        </li>`}function Hg({id:e,view:t,legal:n,onTap:s,t:o}){let r=lu[e],a=ne(r,o),i=t.specials.includes(e),c=n.find(d=>d.type==="offer"&&cu(d.piece,r));return l`
        <li class="es-slot">
            ${i?l`<${Zr} action=${c} name=${a} kind="es-offer--special" onTap=${s} t=${o} view=${t}>
                    <${he} piece=${r} />
                <//>`:l`<span class="es-offer es-gone" aria-hidden="true"></span>`}
            <span class="es-slot__note">${i?a:o("es.gone",{name:a,where:o(Wg(e,r,t))})}</span>
        </li>`}function Wg(e,t,n){if(n.out_of_game.includes(e))return"es.gone.out";let s=n.auction?.piece??n.placing?.piece;return s&&cu(s,t)?"es.gone.auction":"es.gone.board"}var du=e=>l`
    <section class="es-panel es-supply" aria-labelledby="es-supply">
        <h2 id="es-supply">${e.t("es.supply")}</h2>
        <ul class="es-slots">
            <${Fg} ...${e} />
            ${Object.keys(lu).map(t=>l`<${Hg} key=${t} id=${t} ...${e} />`)}
        </ul>
    </section>`,Yr=({colour:e,t})=>l`
    <li class="es-deed"><${ie} colour=${e} /><span>${t(`es.colour.${e}`)}</span></li>`;function Gg({certificates:e,t}){let n=rt.filter(s=>!(s in e));return n.length===0?null:l`
        <h3 class="es-market__free">${t("es.certificates.free")}</h3>
        <ul class="es-deeds">${n.map(s=>l`<${Yr} key=${s} colour=${s} t=${t} />`)}</ul>`}var js=({cubes:e,rooftop:t,ghost:n})=>l`
    <span class="es-stack">
        ${e.map(s=>l`<${ie} ...${s} />`)}
        ${t!=null&&l`<${We} value=${t} />`}
        ${n&&l`<span class="es-ghost"><${he} piece=${n} /></span>`}
    </span>`;var Ae=["upper","middle","lower"],Qr=e=>e<0?`−${-e}`:`${e}`,Ut=e=>e>0?`+${e}`:Qr(e);var Vt=({target:e,kind:t,children:n})=>l`
    <span class=${`es-spot ${t}`}><button type="button" class="es-target" ...${te(e)}></button>${n}</span>`;function Ug({lot:e,building:t,oneCube:n,beyond:s,t:o}){let r=n?` ${o("es.lot.one-cube")}`:"";if(!t)return`${o(s?"es.lot.beyond":"es.lot.empty",{lot:e})}${r}`;let a=t.rooftop===null?o("es.lot.open"):o(
"es.lot.roofed",{value:t.rooftop});return`${o("es.lot.built",{lot:e,stack:Cn(t,o)})} ${a}${r}`}function Vg({permit:e,target:t,t:n}){let s=l`<${he} piece=${{kind:"permit",value:e.value}} effect=${e.effect} />`;
if(t)return l`<${Vt} kind="es-sign" target=${t}>${s}<span class="es-strike"></span><//>`;let o=n("es.sign",{permit:e.value,sign:Ur(e.value,e.effect)});return l`<span class="es-sign" role="img" aria-label=${o}>${s}</span>`}
var Jg=({target:e})=>l`
    <${Vt} kind="es-sign" target=${e}>
        <span class="es-ghost"><${he} piece=${e.ghost} effect=${e.effect} /></span>
    <//>`,Kg=({points:e,player:t})=>l`
    <span class=${`es-points ${e<0?"es-points--bad":"es-points--good"}`}>
        <b>${Ut(e)}</b>
        <span class="es-points__holder">${t}</span>
    </span>`;function pu({lot:e,building:t,row:n,beyond:s,beside:o,oneCube:r,targets:a,fresh:i,scored:c,t:d}){let u=a.lots[e],p=["es-lot",s&&"es-lot--beyond",e===n.requirement&&"es-lot--last",r&&"es-l\
ot--dirt",i&&"es-lot--fresh",u?.pressed&&"es-lot--chosen"],h=l`<${js} cubes=${t?.cubes??[]} rooftop=${t?.rooftop} ghost=${u?.ghost} />`,f=e===n.requirement+1?n.permits:[];return l`
        <li class=${p.filter(Boolean).join(" ")}>
            <div class="es-lot__air">
                ${f.map(m=>l`<${Vg} permit=${m} target=${a.cancels[m.value]} t=${d} />`)}
                ${a.signs[e]&&l`<${Jg} target=${a.signs[e]} />`}
                ${u?l`<${Vt} kind="es-lot__hit" target=${u}>${h}<//>`:t&&h}
            </div>
            ${!o&&l`
                <span class="es-ground" aria-hidden="true"><span>${e}</span>${r&&l`<small>${d("es.one-floor")}</small>`}</span>`}
            ${!u&&!o&&l`<span class="es-hidden">${Ug({lot:e,building:t,oneCube:r,beyond:s,t:d})}</span>`}
            ${c&&(t?l`<${Kg} ...${c.find(m=>m.lot===e)} />`:l`<span class="es-points"></span>`)}
        </li>`}var hu={lots:{},signs:{},cancels:{},mayor:null};function Zg({mayor:e,target:t,t:n}){if(t)return l`<${Vt} kind="es-street" target=${t}><span class="es-ghost"><${Gt} /></span><//>`;let s=e&&l`<span role="img" aria-label=${n(
"es.mayor-here")}><${Gt} /></span>`;return l`<div class="es-street">${s}</div>`}function Yg({name:e,row:t,t:n}){let s=Kr(t),o=t.lots.filter(r=>r.rooftop!==null).length;return l`
        <div class="es-row__head">
            <h2>${n(`es.row.${e}`)}</h2>
            <p class="es-row__need">${n("es.row.finished",{roofed:o,requirement:t.requirement})}</p>
            <p class=${`es-row__state${s?" es-row__state--complete":""}`}>
                ${s?l`<span aria-hidden="true">✓ </span>`:""}${n(s?"es.row.complete":"es.row.incomplete")}
            </p>
        </div>`}function Qg(e,t,n){let s=Math.max(e.lots,t.requirement+1,...Object.keys(n).map(Number));return Array.from({length:s},(o,r)=>r+1)}function Xg({name:e,row:t,components:n,targets:s,fresh:o,
scored:r,t:a}){let i=n.requirement,c=p=>l`
        <${pu} key=${p} lot=${p} building=${t.lots[p-1]} row=${t} beyond=${p>t.requirement}
            beside=${p>n.lots} oneCube=${n.one_cube_lots[e].includes(p)} targets=${s}
            fresh=${o===p} scored=${r} t=${a} />`,d=(p,h)=>l`<ol class=${`es-lots es-lots--${h}`} start=${p[0]}>${p.map(c)}</ol>`,u=Qg(n,t,s.signs);return l`
        <section class=${`es-row${Kr(t)?" es-row--complete":""}`} aria-label=${a(`es.row.${e}`)} data-pointer=${`/board/${e}`}>
            <${Yg} name=${e} row=${t} t=${a} />
            <div class="es-row__land">
                <${Zg} mayor=${t.mayor} target=${s.mayor} t=${a} />
                ${d(u.slice(0,i),"near")}
                <span class="es-river" aria-hidden="true"></span>
                ${d(u.slice(i),"far")}
            </div>
        </section>`}var fu=2/3,eb=e=>e?e.ghost?.kind==="rooftop"?fu:1:0;function tb(e,t){let n=e.lots.map(({cubes:o,rooftop:r},a)=>o.length+(r===null?0:fu)+eb(t.lots[a+1])),s=e.permits.length+Object.keys(
t.signs).length;return Math.max(2,s,...n)}function nb(e){let t=[...e.querySelectorAll(".es-target")].map(o=>o.offsetLeft-e.offsetLeft+o.offsetWidth),n=Math.min(...t),s=e.scrollLeft+e.clientWidth;t.length>
0&&(n>s||n<e.scrollLeft)&&(e.scrollLeft=n-e.clientWidth/2)}function Bs({board:e,components:t,targets:n={},fresh:s,scores:o,isHere:r=!1,leave:a,t:i}){let c=T(null);ve(c,".es-target",a);let d=o?.standings.
flatMap(({player:p,breakdown:h})=>h.buildings.map(f=>({...f,player:p})));S(()=>nb(c.current),[e]);let u=Ae.reduce((p,h)=>p+tb(e[h],n[h]??hu),0);return l`
        <div class="es-rows" data-here=${r||void 0} ref=${c} role="region" aria-label=${i("es.rows")} tabindex="0" style=${{"--es-floors":u.toFixed(2)}}>
            ${Ae.map(p=>l`
                <${Xg} key=${p} name=${p} row=${e[p]} components=${t} targets=${n[p]??hu}
                    fresh=${s?.row===p?s.lot:void 0} scored=${d?.filter(h=>h.row===p)} t=${i} />`)}
        </div>`}var mu=()=>l`
    <svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true">
        <circle class="es-coin" cx="10" cy="10" r="8.5" /><circle class="es-coin__rim" cx="10" cy="10" r="5.5" />
    </svg>`,$u=()=>l`
    <svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true">
        <rect class="es-box" x="2" y="6" width="16" height="11" rx="2" /><path class="es-box__lid" d="M2 10h16M6 3.5h8" />
    </svg>`,Ds=({icon:e,name:t,figure:n,t:s})=>l`
    <div class="es-money">
        <dt><${e} />${s(t)}</dt>
        <dd>${n===null?l`<i>${s("es.hidden")}</i>`:n}</dd>
    </div>`;function sb(e,{auctioneer:t,auction:n,placing:s,phase:o},r){return o==="finished"?null:s?.player===e?r("es.seat.places"):e===t?r("es.seat.auctioneer"):n?e in n.bids?r("es.seat.bid",{amount:n.
bids[e]}):n.passed.includes(e)?r("es.seat.passed"):r(n.turn===e?"es.seat.speaks":"es.seat.waits"):null}function ob({player:e,number:t,view:n,acts:s,own:o,t:r}){let a=rt.filter(d=>n.certificates[d]===e.
id),i=sb(e.id,n,r),c=n.auction&&e.id in n.auction.bids;return l`
        <li class=${`es-seat${s?" es-seat--acts":""}`} style=${{"--seat":`var(--player-${t})`}} data-player=${e.id}>
            <div class="es-seat__name">
                <span class="es-seat__number" aria-hidden="true">${t}</span>
                <b>${e.id}</b>
                ${o&&l`<span class="es-seat__own">${r("es.seat.own")}</span>`}
                ${n.forfeits?.some(({seat:d})=>d===e.id)&&l`<span class="es-seat__doing">${r("scores.forfeited")}</span>`}
                ${i&&l`<span class=${`es-seat__doing${c?" es-seat__doing--bid":""}`}>
                    ${e.id===n.auctioneer&&l`<${Ls} />`}${i}
                </span>`}
            </div>
            <dl class="es-seat__money">
                <${Ds} icon=${mu} name="es.cash" figure=${e.cash} t=${r} />
                <${Ds} icon=${$u} name="es.cash-box" figure=${e.cash_box} t=${r} />
            </dl>
            ${a.length>0?l`<ul class="es-deeds" aria-label=${r("es.certificates")}>
                    ${a.map(d=>l`<${Yr} key=${d} colour=${d} t=${r} />`)}
                </ul>`:l`<p class="es-note">${r("es.certificates.none")}</p>`}
        </li>`}var gu=({view:e,toAct:t,seat:n,t:s})=>l`
    <section class="es-players" aria-labelledby="es-seats">
        <h2 id="es-seats" class="es-hidden">${s("es.seats")}</h2>
        <ol class="es-seats">
            ${e.players.map((o,r)=>l`
                <${ob} key=${o.id} player=${o} number=${r+1} view=${e} acts=${t.includes(o.id)}
                    own=${o.id===n} t=${s} />`)}
        </ol>
    </section>`;function bu({view:e,seat:t,t:n}){let{cash:s,cash_box:o}=e.players.find(({id:r})=>r===t);return l`
        <dl class="es es-own es-seat__money">
            <${Ds} icon=${mu} name="es.cash" figure=${s} t=${n} />
            <${Ds} icon=${$u} name="es.cash-box" figure=${o} t=${n} />
        </dl>`}var Xr=()=>({lots:{},signs:{},cancels:{},mayor:null});function yu({view:e,legal:t,onTap:n,name:s}){let o={upper:Xr(),middle:Xr(),lower:Xr()};for(let r of t.filter(a=>a.type==="place")){let a={label:s(
r),...n(r),ghost:e.placing.piece};rb(o[r.row],r,a,e)}return o}function rb(e,t,n,s){t.lot?e.lots[t.lot]=n:t.effect?e.signs[An(s,t)+1]={...n,effect:t.effect}:t.permit?e.cancels[t.permit]=n:e.mayor=n}var ab=e=>e.find(t=>t.type==="placed"&&t.lot);function wu({view:e,gameSheet:t,legal:n,act:s,t:o,seat:r,toAct:a,scores:i,prepared:c,prepare:d,last:u=[]}){let p=tt({act:s,legal:n,view:e,prepared:c,prepare:d}),
h=yu({view:e,legal:n,onTap:p,name:$=>at($,o,e)}),f=T(null),m=()=>d?.(et);return ve(f,".es-target",m),l`
        <div class="es">
            <div class=${`es-layout es-layout--${e.phase}`}>
                <${iu} view=${e} t=${o} />
                <${Bs} board=${e.board} components=${t.components} targets=${h} leave=${m} isHere=${e.phase==="placing"}
                    fresh=${ab(u)} scores=${i} t=${o} />
                <div class="es-stocks" ref=${f} data-here=${e.phase==="offer"||void 0}>
                    <${uu} view=${e} legal=${n} onTap=${p} t=${o} />
                    <${du} view=${e} legal=${n} onTap=${p} t=${o} />
                </div>
                <${gu} view=${e} toAct=${a} seat=${r} t=${o} />
            </div>
        </div>`}var ku=e=>e.reduce((t,n)=>t+n,0),ib=({building:e})=>l`
    <span class="es-lying" aria-hidden="true">
        ${e.cubes.map((t,n)=>l`
            <${ie} colour=${n===e.cubes.length-1?e.colour:"plain"} value=${t} />`)}
        ${e.rooftop!==null&&l`<${We} value=${e.rooftop} />`}
    </span>`;function lb({cubes:e,rooftop:t,mayor:n},s){let o=t===null?e:[...e,t],r=ku(o),a=o.length>1?`${o.join(" + ")} = ${r}`:`${r}`;return n?`${a}; ${s("es.sheet.doubled",{sum:r,doubled:2*r})}`:a}
function cb({rooftop:e,complete:t,points:n},s){return s(e===null?n===0?"es.sheet.unroofed-nothing":"es.sheet.unroofed":t?"es.sheet.complete":"es.sheet.incomplete")}var ub=({building:e,t})=>l`
    <tr>
        <td>
            <${ib} building=${e} />
            <span class="es-sheet__where">${t("es.sheet.where",{row:t(`es.row.${e.row}`),lot:e.lot})}</span>
            <span class="es-sheet__sum">${lb(e,t)}</span>
            <span class="es-sheet__why">${cb(e,t)}</span>
        </td>
        <td class="es-number">${Ut(e.points)}</td>
    </tr>`,db=({colour:e,buildings:t,t:n})=>l`
    <tbody>
        <tr class="es-sheet__company">
            <th scope="rowgroup"><${ie} colour=${e} /> ${n(`es.colour.${e}`)}</th>
            <td class="es-number">${Ut(ku(t.map(({points:s})=>s)))}</td>
        </tr>
        ${t.map(s=>l`<${ub} key=${`${s.row}${s.lot}`} building=${s} t=${n} />`)}
    </tbody>`;function vu({standing:e,t}){let{buildings:n,cash_box:s}=e.breakdown,o=rt.map(r=>[r,n.filter(a=>a.colour===r)]);return l`
        <div class="es"><table class="es-sheet">
            <caption class="es-hidden">${t("es.sheet.of",{player:e.player})}</caption>
            <thead class="es-hidden"><tr><th scope="col">${t("es.sheet.buildings")}</th><th scope="col">${t("es.sheet.points")}</th></tr></thead>
            ${o.filter(([,r])=>r.length).map(([r,a])=>l`
                <${db} key=${r} colour=${r} buildings=${a} t=${t} />`)}
            <tbody>
                <tr><th scope="row">${t("es.cash-box")}</th><td class="es-number">${Ut(s)}</td></tr>
            </tbody>
            <tfoot>
                <tr><th scope="row">${t("es.sheet.total")}</th><td class="es-number"><b>${Qr(e.total)}</b></td></tr>
            </tfoot>
        </table></div>`}var xu=[{kind:"cash",name:"es.cash",at:{"/players/*/cash":"es.cash","/players/*/cash_box":"es.cash-box"}},{kind:"certificate",name:"es.certificates",at:{"/certificates/*":""},choices:{"/certificates/*":"\
players"}},{kind:"cube",name:"es.correct.cube",at:{"/market/*/*":"es.correct.market","/auction/piece":"es.gone.auction","/placing/piece":"es.correct.placing","/board/*/lots/*/cubes/*":"es.correct.boar\
d"},of:"cubes"},{kind:"rooftop",name:"es.correct.rooftop",at:{"/auction/piece":"es.gone.auction","/placing/piece":"es.correct.placing","/board/*/lots/*/rooftop":"es.correct.board"},of:"rooftops",unseen:[
"/rooftops/*"]},{kind:"placed",name:"es.correct.placed",at:{"/board/*/lots":"es.correct.board"},pile:"cubes",empty:{cubes:[],rooftop:null}}];function Su(e,t){if(e!==null&&typeof e=="object")return t("\
es.cube",{colour:t(`es.colour.${e.colour}`),value:e.value});let n={upper:"es.row.upper",middle:"es.row.middle",lower:"es.row.lower"}[e];return n!==void 0?t(n):["blue","green","yellow","purple","red","\
white"].includes(e)?t(`es.colour.${e}`):String(e)}function _u({ruleset:e,variant:t,options:n,players:s},{components:o}){return{components:o,ruleset:e,variant:t,options:n,players:s.map(r=>({id:r,cash:o.cash,cash_box:0})),certificates:{},rows:{upper:[],
middle:[],lower:[]},permits:{},mayor:null,chosen:{row:"upper",lot:1}}}function Eu({ruleset:e,variant:t,options:n,players:s,certificates:o,...r}){let a=ta(r).filter(i=>o[i]);return{ruleset:e,variant:t,
options:n,players:s,certificates:Object.fromEntries(a.map(i=>[i,o[i]])),board:ea(r)}}var ea=e=>Object.fromEntries(Ae.map(t=>[t,pb(e,t)]));function pb({rows:e,permits:t,mayor:n,components:s},o){let a=Object.
entries(t).filter(([,i])=>i.row===o).map(([i,{effect:c}])=>({value:Number(i),effect:c}));return{lots:e[o],permits:a,requirement:tu(a,s),mayor:n===o}}var Au=({rows:e})=>Ae.flatMap(t=>e[t]).flatMap(t=>t.
cubes),ta=e=>[...new Set(Au(e).map(({colour:t})=>t))],hb=(e,t)=>Au(e).some(({colour:n,value:s})=>n===t.colour&&s===t.value),fb=({rows:e},t)=>Ae.flatMap(n=>e[n]).filter(n=>n.rooftop===t).length,it=({rows:e,
chosen:t})=>e[t.row][t.lot-1]??{cubes:[],rooftop:null};function Tn(e,t){let{row:n,lot:s}=e.chosen,o=e.rows[n].slice();return o.splice(s-1,1,...t.cubes.length?[t]:[]),{...e,rows:{...e.rows,[n]:o}}}function Cu(e,t){
let{cubes:n,rooftop:s}=it(e);return Tn(e,{cubes:[...n,t],rooftop:s})}var Tu=(e,t)=>Tn(e,{...it(e),rooftop:t}),Ou=e=>Tn(e,{cubes:it(e).cubes.slice(0,-1),rooftop:null});function Mu(e,t){let{row:n,lot:s}=e.
chosen,o=e.components.one_cube_lots[n].includes(s);return!hb(e,t)&&nu(t,it(e).cubes,o)}function Pu(e,t){let{cubes:n,rooftop:s}=it(e),o=e.components.rooftops.filter(r=>r===t).length;return n.length>0&&
(s===t||fb(e,t)<o)}var Lu=({players:e})=>e.reduce((t,{cash:n,cash_box:s})=>t+n+s,0);var na=({cubes:e,disabled:t,pick:n,t:s})=>l`
    <div class="es-palette__cubes" role="group" aria-label=${s("es.pad.cubes")}>
        ${e.map(o=>l`
            <button type="button" class="es-pick" key=${o.colour+o.value} aria-label=${ne({kind:"cube",...o},s)}
                disabled=${t(o)} onClick=${()=>n(o)}><${ie} ...${o} /></button>`)}
    </div>`;function mb({value:e,draft:t,change:n,t:s}){let o=it(t).rooftop===e;return l`
        <button type="button" class="es-pick es-pick--roof" aria-label=${ne({kind:"rooftop",value:e},s)} aria-pressed=${String(o)}
            disabled=${!Pu(t,e)} onClick=${()=>n(Tu(t,o?null:e))}><${We} value=${e} /></button>`}function zu({draft:e,change:t,t:n}){let{components:s}=e,{row:o,lot:r}=e.chosen,i=it(e).cubes.length>0;return l`
        <section class="es-panel es-palette" aria-labelledby="es-palette">
            <h2 id="es-palette">${n("es.pad.building",{row:n(`es.row.${o}`),lot:r})}</h2>
            <p class="es-note">${n(i?"es.pad.next-cube":"es.pad.first-cube")}</p>
            <${na} cubes=${s.cubes} disabled=${c=>!Mu(e,c)}
                pick=${c=>t(Cu(e,c))} t=${n} />
            <div class="es-palette__roofs" role="group" aria-label=${n("es.pad.rooftop")}>
                ${[...new Set(s.rooftops)].map(c=>l`<${mb} key=${c} value=${c} draft=${e} change=${t} t=${n} />`)}
            </div>
            <div class="es-palette__undo">
                <button type="button" class="es-button" disabled=${!i} onClick=${()=>t(Ou(e))}>
                    ${n("es.pad.take-off")}
                </button>
                <button type="button" class="es-button" disabled=${!i} onClick=${()=>t(Tn(e,{cubes:[]}))}>
                    ${n("es.pad.clear")}
                </button>
            </div>
        </section>`}var{rows:Ns,length:Jt}=ou,$b=e=>e?.cubes?.flat()??[];function Ru(e){return e.length===0?null:{cubes:Array.from({length:Ns},(t,n)=>e.slice(n*Jt,(n+1)*Jt))}}function ju({deal:e,change:t,gameSheet:n,t:s}){
let o=$b(e),r=o.length===Ns*Jt,a=i=>r||o.some(({colour:c,value:d})=>c===i.colour&&d===i.value);return l`
        <div class="es es-deal">
            <p role="status">${s("es.deal.laid",{there:o.length,due:Ns*Jt})}</p>
            <ol class="es-deal__rows">
                ${Array.from({length:Ns},(i,c)=>l`
                    <li class="es-deal__row" key=${c} aria-label=${s("es.deal.row",{row:c+1})}>
                        ${Array.from({length:Jt},(d,u)=>o[c*Jt+u]).map(d=>d?l`<${ie} ...${d} />`:l`<span class="es-gone"></span>`)}
                    </li>`)}
            </ol>
            <${na} cubes=${n.components.cubes} disabled=${a} pick=${i=>t(Ru([...o,i]))} t=${s} />
            <button type="button" class="es-button" disabled=${o.length===0} onClick=${()=>t(Ru(o.slice(0,-1)))}>
                ${s("es.deal.undo")}
            </button>
        </div>`}var gb=[{cubes:[{colour:"red",value:5},{colour:"yellow",value:2}],rooftop:4},{cubes:[{colour:"blue",value:6},{colour:"white",value:4},{colour:"green",value:1}],rooftop:6},{cubes:[{colour:"purple",value:3}],
rooftop:2}],Bu=()=>l`<span class="es es-loose es-emblem">${gb.map(e=>l`<${js} ...${e} />`)}</span>`;var bb=".es-lot--fresh .es-roof",Du={pieces:{"[data-piece]:not(.es-ghost *)":({dataset:e})=>e.piece,".es-block__piece .es-roof":()=>"roof",[bb]:()=>"roof"},bids:".es-seat__doing--bid",payments({type:e,
player:t,buyer:n,bidder:s,price:o}){return e==="sold"?[{from:n,to:t,amount:o}]:e==="kept"?[{from:t,to:s,amount:o}]:[]},awards:["sold","kept","taken-free"]};function Nu({legal:e,player:t,view:n,gameSheet:s}){let o=yb[n.phase],{cash:r}=n.players.find(({id:a})=>a===t)??{cash:0};return o===void 0||r!==null?e:o({legal:e,player:t,view:n,gameSheet:s})}var yb={offer:({
legal:e,player:t,view:n})=>[...n.stowed?[]:[{type:"stow",player:t}],...e.filter(({type:s})=>s==="offer")],bidding:({player:e,view:t,gameSheet:n})=>[{type:"bid",player:e,amount:{minimum:wb(t,n),maximum:null}},
{type:"pass",player:e}],settling:({player:e})=>[{type:"sell",player:e},{type:"keep",player:e}]};function wb(e,t){let n=Et(e.auction);return n===null?e.options.minimum_bid??ue(t,e,"minimum_bid"):n.amount+
1}function kb({draft:e,change:t,t:n}){let s=(r,a)=>{let i=e.rows[r][a-1],c=e.chosen.row===r&&e.chosen.lot===a,d={row:n(`es.row.${r}`),lot:a,building:i&&Cn(i,n)};return{label:n(i?"es.place.building":"es.\
place.lot",d),pressed:c,onAct:()=>t({...e,chosen:{row:r,lot:a}})}},o=r=>{let a=Math.min(e.rows[r].length+1,e.components.lots);return{lots:Object.fromEntries(Array.from({length:a},(c,d)=>[d+1,s(r,d+1)])),
signs:{},cancels:{},mayor:null}};return Object.fromEntries(Ae.map(r=>[r,o(r)]))}var sa=({name:e,picture:t,value:n,options:s,onPick:o})=>l`
    <label class="es-choice">
        <span class="es-choice__name">${t}${e}</span>
        <select value=${n} aria-label=${e} onChange=${r=>o(r.currentTarget.value)}>
            ${s.map(([r,a])=>l`<option key=${r} value=${r} selected=${r===n}>${a}</option>`)}
        </select>
    </label>`;function vb({draft:e,change:t,t:n}){let s=Ae.flatMap(i=>["shorten","lengthen"].map(c=>[`${i} ${c}`,n(`es.pad.${c}`,{row:n(`es.row.${i}`)})])),o=["",n("es.pad.not-on-board")],r=(i,c)=>{let[
d,u]=c.split(" "),{[i]:p,...h}=e.permits;t({...e,permits:c?{...h,[i]:{row:d,effect:u}}:h})},a=i=>e.permits[i]?`${e.permits[i].row} ${e.permits[i].effect}`:"";return l`
        <fieldset class="es-panel es-fields">
            <legend>${n("es.pad.specials")}</legend>
            ${e.components.permits.map(i=>l`
                <${sa} key=${i} name=${ne({kind:"permit",value:i},n)} picture=${l`<${Vr} value=${i} />`}
                    value=${a(i)} options=${[o,...s]} onPick=${c=>r(i,c)} />`)}
            <${sa} name=${ne({kind:"mayor"},n)} picture=${l`<${Gt} />`} value=${e.mayor??""}
                options=${[o,...Ae.map(i=>[i,n(`es.row.${i}`)])]}
                onPick=${i=>t({...e,mayor:i||null})} />
        </fieldset>`}function xb({draft:e,change:t,t:n}){let s=ta(e),o=[["",n("es.pad.choose")],...e.players.map(({id:r})=>[r,r])];return l`
        <fieldset class="es-panel es-fields" data-pointer="/certificates">
            <legend>${n("es.certificates")}</legend>
            ${s.length===0&&l`<p class="es-note">${n("es.pad.no-certificates")}</p>`}
            ${rt.filter(r=>s.includes(r)).map(r=>l`
                <${sa} key=${r} name=${n(`es.colour.${r}`)} picture=${l`<${ie} colour=${r} />`}
                    value=${e.certificates[r]??""} options=${o}
                    onPick=${a=>t({...e,certificates:{...e.certificates,[r]:a}})} />`)}
        </fieldset>`}function Sb({draft:e,change:t,t:n}){let[s,o]=[Lu(e),su(e.players,e.components)],r=(i,c,d)=>t({...e,players:e.players.map(u=>u.id===i?{...u,[c]:d}:u)}),a=(i,c,d)=>l`
        <label>${n(d)}
            <input type="number" inputmode="numeric" min="0" step="1" value=${i[c]}
                onInput=${u=>r(i.id,c,Number(u.currentTarget.value))} />
        </label>`;return l`
        <fieldset class="es-panel es-fields" data-pointer="/players">
            <legend>${n("es.pad.money")}</legend>
            ${e.players.map(i=>l`
                <div class="es-purse" role="group" aria-label=${i.id} key=${i.id}>
                    <b>${i.id}</b>${a(i,"cash","es.cash")}${a(i,"cash_box","es.cash-box")}
                </div>`)}
            <p class=${`es-note${s===o?"":" es-note--bad"}`} role="status">${n("es.pad.sum",{there:s,due:o})}</p>
        </fieldset>`}function _b({draft:e,change:t,t:n}){let s={draft:e,change:t,t:n};return l`
        <div class="es es-pad">
            <${Bs} board=${ea(e)} components=${e.components} targets=${kb(s)} t=${n} />
            <${zu} ...${s} />
            <div class="es-pad__rest">
                <${vb} ...${s} /><${xb} ...${s} /><${Sb} ...${s} />
            </div>
        </div>`}var qu={empty:_u,Form:_b,request:Eu};var Iu={"es.colour.blue":"Blau","es.colour.green":"Grün","es.colour.yellow":"Gelb","es.colour.purple":"Violett","es.colour.red":"Rot","es.colour.white":"Weiß","es.cube":"{colour} {value}","es.piece.\
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
Spielplan: {at}","es.choose.place":"Wähle einen Platz auf dem Plan.","es.choose.list":"Als Liste: {count}"};var Fu={"es.colour.blue":"blue","es.colour.green":"green","es.colour.yellow":"yellow","es.colour.purple":"purple","es.colour.red":"red","es.colour.white":"white","es.cube":"{colour} {value}","es.piece\
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
ed","es.correct.board":"board: {at}","es.choose.place":"Choose a place on the board.","es.choose.list":"As a list: {count}"};var Hu={"es.colour.blue":"bleu","es.colour.green":"vert","es.colour.yellow":"jaune","es.colour.purple":"violet","es.colour.red":"rouge","es.colour.white":"blanc","es.cube":"{colour} {value}","es.piece\
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
placed":"La place d’un cube","es.correct.rooftop":"Un toit","es.correct.market":"rangée {at} du marché","es.correct.placing":"à placer","es.correct.board":"plateau : {at}","es.choose.place":"Cho\
isissez un emplacement sur le plateau.","es.choose.list":"En liste : {count}"};var Eb=({value:e})=>l`<span class="es es-loose"><${he} piece=${{kind:"rooftop",value:e}} /></span>`,Wu={id:"the-estates",turns:!0,words:{en:Fu,fr:Hu,de:Iu},Board:wu,label:at,Piece:Eb,Breakdown:vu,scorePad:qu,
Actions:ru,Deal:ju,Emblem:Bu,corrections:xu,said:Su,openly:Nu,Own:bu,motion:Du};var B=Object.fromEntries([Ql,Xc,Wu].map(e=>[e.id,e]));var Gu={skip:"Zum Tisch springen",back:"Zurück",copied:"Kopiert",yes:"ja",no:"nein","header.home":"zum Anfang","header.language":"Sprache","header.scheme":"Farben","header.scheme.auto":"Auto","header\
.scheme.light":"Hell","header.scheme.dark":"Dunkel","problem.unreachable":"Der Dienst antwortet nicht.","problem.here":"Das geht nicht.","start.title":"Nehmt Platz","start.lead":"Spielt an einem Gerät\
, das herumgeht, leitet einen echten Tisch, oder rechnet eine beendete Partie ab.","start.games":"Spiele","start.players":"{fewest} bis {most} Personen","start.play":"Neue Partie","start.play-game":"N\
eue Partie {game}","start.pad":"Wertungsblock","start.pad-game":"Wertungsblock für {game}","start.import":"Eine Aufzeichnung öffnen …","start.resume":"Weiterspielen","unknown.title":"Unter dieser \
Adresse steht nichts","unknown.text":"Vielleicht fehlt ein Teil von ihr.","unknown.kept":"Diese Partie ist nicht in diesem Browser","unknown.kept-text":"Sie wurde hier gelöscht oder wird in einem ande\
ren Browser gespielt.","unknown.home":"Zum Anfang","windows.followed":"Diese Partie ging in einem anderen Fenster weiter. So steht sie jetzt.","windows.overtaken":"Ein anderes Fenster war schneller. W\
as dort geschah, gilt; was zugleich hier geschah, gilt nicht.","waiting.text":"Der Dienst antwortet nicht. Was eingegeben wurde, bleibt, und geht von selbst weiter, sobald er wieder da ist.","waiting.\
again":"Noch einmal","waiting.stop":"Nicht warten","newer.text":"Es gibt eine neuere Fassung dieser Seite.","newer.reload":"Neu laden","storage.trouble":"Dieser Browser behält gerade nichts: Er hat ke\
inen Platz dafür oder erlaubt es nicht. Ihr könnt weiterspielen, aber die Partie ist weg, wenn die Seite geschlossen wird. Ihre Aufzeichnung lässt sich unten auf der Seite herunterladen.","storage.\
understood":"Verstanden","list.title":"Eure Partien","list.export":"Alle exportieren","list.all":"Alle {n} zeigen","list.deleted":"Gelöscht: {game}","list.undelete":"Rückgängig","list.rename":"Umbe\
nennen","list.name":"Name der Partie","list.name-it":"Speichern","list.delete":"Löschen","list.by-link":"per Link","list.so-far":"{n} Aktionen bisher","setup.ruleset":"Ausgabe","setup.variant":"Varia\
nte","setup.players":"Mitspielende","setup.players-hint":"Im Uhrzeigersinn, in Sitzreihenfolge.","setup.player":"Person {n}","setup.up":"{name} nach oben","setup.down":"{name} nach unten","setup.remov\
e":"{name} entfernen","setup.add":"Jemanden hinzufügen","setup.first":"Wer beginnt","setup.dealer":"Wer gibt","setup.dealer.service":"Der Dienst","setup.dealer.service-hint":"mischt; was offen liegt,\
 sehen alle auf dem Bildschirm, Verdecktes nur, wem es gehört.","setup.dealer.table":"Ihr, an einem echten Tisch","setup.dealer.table-hint":"Die Spielleitung gibt ein, was aufgedeckt wird und was all\
e tun.","setup.seed":"Startwert","setup.seed-hint":"Freiwillig. Derselbe Startwert mischt gleich; wer ihn kennt, kennt die Karten.","setup.deal":"Was offen liegt","setup.options":"Hausregeln und Ausle\
gungen","setup.changed":"geändert: {n}","setup.unchanged":"wie in der Regel","setup.default":"Standard","setup.invalid":"An den markierten Feldern stimmt etwas nicht.","setup.start":"Beginnen","open.\
title":"Offener Tisch","open.hint":"Alle schauen auf einen Bildschirm, auf dem alle Hände und alles Geld offen liegen. Nur Stapel und was ungesehen gewählt wird bleiben verdeckt.","play.board":"Tisc\
h","play.turn":"{player} ist am Zug","play.table-turn":"Aufdecken","play.round":"Runde {round}","play.turn-number":"Zug {round}","play.referee":"Spielleitung","play.history":"Vor und zurück","play.un\
do":"Zurück","play.redo":"Wieder vor","undo.learnt":"Was gesehen wurde, lässt sich nicht zurücknehmen: {players} wissen es jetzt.","undo.seen":"Was gesehen wurde","undo.anyway":"Trotzdem zurück","\
undo.leave":"So lassen","play.ply-label":"{n} von {of} Aktionen","play.nothing":"{player} hat gerade nichts zu tun.","play.who":"Wer handelt","hand.others":"Oder weitergeben an","hand.over":"Weitergeb\
en an {player}","look.title":"Das Eigene ansehen:","look.at":"{player}: das Eigene ansehen","look.of":"Was {player} gehört","look.hint":"Gedrückt halten. Angetippt bleibt es einen Augenblick offen.",
"cover.turn":"{player} wählt ungesehen","cover.why":"Gebt das Gerät an {player}: Jetzt wird gewählt. Die anderen sehen weg.","cover.confirm":"Ich bin {player}","bid.label":"Gebot, von {minimum} bis\
 {maximum}","bid.label.exactly":"Gebot, genau {minimum}","bid.label.from":"Gebot, mindestens {minimum}","bid.less":"Eins weniger","bid.more":"Eins mehr","bid.send":"{amount} bieten","bid.quick":"Schne\
llwahl","bid.all":"Alles: {amount}","reveal.due":"Noch zu wählen: {n} von {of}","reveal.complete":"Alles gewählt.","reveal.picked":"Gewählt","reveal.send":"Das wurde aufgedeckt","reveal.undo":"Letz\
te Wahl zurücknehmen","reveal.choices":"Was aufgedeckt werden kann","reveal.pick":"{card} wählen","reveal.pick-of":"{card} wählen, noch {n}","refusal.legal":"Erlaubt wäre:","refusal.bid":"{player}\
 bietet {minimum} bis {maximum}","refusal.bid.exactly":"{player} bietet genau {minimum}","refusal.bid.from":"{player} bietet mindestens {minimum}","refusal.more":"und {n} weitere","referee.for":"Einge\
ben für","referee.sealed":"Verdeckte Eingabe","referee.sealed-hint":"Alle geben ihre Wahl ungesehen ein; das Gerät geht herum.","ruling.open":"Spielleitung","ruling.hint":"Wenn etwas schiefging: Rat\
, Berichtigungen, Aufgeben, Strafpunkte","ruling.title":"Die Spielleitung","ruling.back":"Zurück an den Tisch","ruling.task.advice":"Was tun, wenn …","ruling.task.correct":"Berichtigen","ruling.tas\
k.forfeit":"Jemand geht","ruling.task.penalty":"Strafpunkte","ruling.word.correct":"berichtigen","ruling.word.forfeit":"aufgeben","ruling.word.default":"für den Platz spielen","ruling.word.penalty":"\
Strafpunkte","ruling.seat":"Wer","ruling.reason":"Warum","ruling.reason-hint":"Alle können es lesen. Nennt nichts Verdecktes.","ruling.covered":"Was jetzt kommt, zeigt verdeckte Karten und Münzen. Es\
 ist nur für die Spielleitung.","ruling.uncover":"Ich bin die Spielleitung","advice.lead":"Was zu tun ist, wenn am Tisch etwas schiefgeht, und warum.","correct.lead":"Für das, was falsch aufgezeichne\
t wurde. Was herauskommt, muss nach den Regeln möglich sein; die Berichtigung bleibt vermerkt.","correct.what":"Was wurde falsch aufgezeichnet?","correct.choose":"Bitte wählen","correct.which":"Welc\
hes?","correct.figures":"So steht es jetzt da. Ändert, was falsch ist.","correct.none":"So etwas liegt nicht auf dem Tisch.","correct.wrong":"Aufgezeichnet wurde","correct.right":"Richtig ist","corre\
ct.right-hint":"Liegt es anderswo, tauschen die beiden den Platz.","correct.add":"Und noch etwas","correct.changed":"{what}: {after} statt {before}","correct.changes":"Was sich ändert","correct.drop":"\
Alles verwerfen","correct.patch":"Etwas anderes, als JSON Patch","correct.patch-hint":"Eine Liste von Änderungen am Zustand, nach RFC 6902.","correct.no-patch":"Das ist keine Liste in JSON.","correct\
.nothing":"Noch wurde nichts geändert.","correct.send":"Berichtigung festhalten","forfeit.lead":"Dieser Platz kann nicht mehr gewinnen. Von nun an spielt die Spielleitung für ihn. Nur „Zurück“ nimmt \
das wieder zurück.","forfeit.send":"Für aufgegeben erklären","forfeit.all":"Alle Plätze sind aufgegeben.","forfeited.turn":"Die Spielleitung handelt","forfeited.due":"Der Platz von {player} gilt a\
ls aufgegeben. Die Spielleitung spielt für ihn.","forfeited.play":"Für {player} spielen: {action}","forfeited.sealed":"ungesehen wählen","penalty.lead":"Punkte neben denen, die die Regeln geben. Fü\
r die Reihenfolge am Ende zählt beides zusammen.","penalty.points":"Punkte","penalty.points-hint":"Unter 0 werden Punkte abgezogen, über 0 welche gegeben.","penalty.send":"Punkte geben","record.titl\
e":"Von der Spielleitung","record.correction":"Berichtigt: {what}. {reason}","record.something":"der Spielstand","record.forfeit":"Der Platz von {player} gilt als aufgegeben. {reason}","record.penalty":"\
Punkte für {player}: {points}. {reason}","log.title":"Was geschah","scores.title":"Wertungsbogen","scores.winner":"{names} gewinnt","scores.winners":"Geteilter Sieg: {names}","scores.nobody":"Niemand\
 gewinnt","scores.by.total":"nach der Summe","scores.by.tiebreak":"nach dem Stichentscheid","scores.by.shared":"auch der Stichentscheid ist gleich","scores.by.none":"es bleibt beim Gleichstand","score\
s.rank":"Platz {rank}","scores.tiebreak":"Stichentscheid: {figures}","scores.forfeited":"aufgegeben","scores.penalties":"Von der Spielleitung: {points}","scores.together":"Zusammen {sum} {unit}","scor\
es.rulings":"Geltende Auslegungen ({n})","scores.ruling":"Auslegung","scores.value":"Wert","scores.why":"Warum","scores.again":"Noch einmal","scores.board":"Der Tisch, wie er liegt","unit.points":"Pun\
kte","unit.million":"Millionen","unit.thousand dollars":"tausend Dollar","pad.title":"Wertungsblock: {game}","pad.lead":"Gebt ein, wie die Partie endete. Der Dienst rechnet und sagt, was nicht sein ka\
nn.","pad.setup":"Ausgabe, Mitspielende und Hausregeln","pad.setup-hint":"Zuerst einstellen: Eine Änderung leert den Block.","pad.end":"Das Ende der Partie","pad.count":"Auswerten","transcript.title":"\
Aufzeichnung","transcript.hint":"Alles, was in der Partie geschah: Alle können sie nachspielen und die Prüfsumme vergleichen.","transcript.secret":"Sie verrät auch die verdeckten Karten. Behaltet si\
e für euch, bis die Partie zu Ende ist.","transcript.download":"Herunterladen","transcript.copy":"Kopieren","transcript.verify":"Prüfen","import.title":"Eine Aufzeichnung öffnen","import.lead":"Der\
 Dienst spielt jede Aktion nach und vergleicht die Prüfsumme.","import.file":"Datei","import.text":"oder der Text","import.verify":"Prüfen","import.no-json":"Das ist kein JSON:","import.no-game":"Di\
e Aufzeichnung nennt kein Spiel, das hier gespielt wird.","import.no-actions":"Die Aufzeichnung hat keine Liste von Aktionen.","import.sound":"Die Aufzeichnung stimmt","import.broken":"Die Aufzeichnun\
g stimmt nicht","import.applied":"{applied} von {of} Aktionen sind erlaubt.","import.finished":"Die Partie ist zu Ende.","import.history":"Die Prüfsumme stimmt.","import.no-history":"Die Prüfsumme st\
immt nicht: An der Aufzeichnung wurde etwas geändert.","import.scores":"Die Wertung stimmt.","import.no-scores":"Die Wertung stimmt nicht: So endet das Spiel nicht.","import.refused":"Aktion {n} wird\
 abgelehnt:","import.open":"Die Partie öffnen","import.open-last":"Die letzte gültige Stellung öffnen","rules.title":"Die Regeln in eigenen Worten","exchanges.title":"Anfragen und Antworten ({n})",
"exchanges.secret":"Sie zeigen auch die verdeckten Karten.","exchanges.curl":"Als curl kopieren","exchanges.request":"Anfrage","exchanges.response":"Antwort","confirm.do":"Bestätigen","confirm.back":"\
Abbrechen","exchanges.off":"Solange Karten verdeckt sind, werden keine Anfragen gezeigt: In ihnen stehen alle.","settings.title":"Einstellungen","settings.sound":"Töne","settings.sound-hint":"am Zug,\
 abgelehnt, etwas gewonnen, Spielende","settings.developer":"Für Entwickler","settings.developer-hint":"Anfragen und Antworten, Codes, JSON"};var Uu={skip:"Skip to the table",back:"Back",copied:"Copied",yes:"yes",no:"no","header.home":"to the start","header.language":"Language","header.scheme":"Colours","header.scheme.auto":"Auto","header.s\
cheme.light":"Light","header.scheme.dark":"Dark","problem.unreachable":"The service does not answer.","problem.here":"This does not work.","start.title":"Pull up a chair","start.lead":"Play on one dev\
ice that goes round, referee a real table, or count a game that you have just finished.","start.games":"Games","start.players":"{fewest} to {most} players","start.play":"New game","start.play-game":"N\
ew game of {game}","start.pad":"Score pad","start.pad-game":"Score pad for {game}","start.import":"Open a transcript …","start.resume":"Go on","unknown.title":"There is nothing at this address","unk\
nown.text":"Perhaps a part of it is missing.","unknown.kept":"This game is not in this browser","unknown.kept-text":"It was deleted here, or it is played in another browser.","unknown.home":"To the st\
art","windows.followed":"This game was moved on in another window. Here is how it stands now.","windows.overtaken":"Another window was faster. What was done there counts; what was done here at the sam\
e time does not.","waiting.text":"The service does not answer. What was entered is kept, and goes on by itself as soon as it is back.","waiting.again":"Try again","waiting.stop":"Do not wait","newer.t\
ext":"There is a newer version of this page.","newer.reload":"Reload","storage.trouble":"This browser keeps nothing now: it has no room for it, or does not allow it. You can play on, but the game is g\
one when the page is closed. Its transcript can be downloaded at the foot of the page.","storage.understood":"Understood","list.title":"Your games","list.export":"Export all","list.all":"Show all {n}",
"list.deleted":"Deleted: {game}","list.undelete":"Undo","list.rename":"Rename","list.name":"Name of the game","list.name-it":"Save","list.delete":"Delete","list.by-link":"by link","list.so-far":"{n} a\
ctions so far","setup.ruleset":"Edition","setup.variant":"Variant","setup.players":"Players","setup.players-hint":"Clockwise, in the order in which they sit.","setup.player":"Player {n}","setup.up":"M\
ove {name} up","setup.down":"Move {name} down","setup.remove":"Remove {name}","setup.add":"Add a player","setup.first":"First player","setup.dealer":"Who deals","setup.dealer.service":"The service","s\
etup.dealer.service-hint":"shuffles; what lies open is on the screen for all, what is hidden for its owner.","setup.dealer.table":"You, at a real table","setup.dealer.table-hint":"The referee enters w\
hat is turned up, and what everybody does.","setup.seed":"Seed","setup.seed-hint":"Optional. The same seed gives the same shuffle; whoever knows it knows the cards.","setup.deal":"What lies open","set\
up.options":"House rules and rulings","setup.changed":"changed: {n}","setup.unchanged":"as in the rulebook","setup.default":"Default","setup.invalid":"Something is wrong with the marked fields.","setu\
p.start":"Begin","open.title":"Open table","open.hint":"Everyone looks at one screen, where all hands and all coins lie open. Only decks and what is chosen unseen stay face down.","play.board":"Table",
"play.turn":"{player} to act","play.table-turn":"Turn up","play.round":"Round {round}","play.turn-number":"Turn {round}","play.referee":"referee","play.history":"Back and forth","play.undo":"Undo","pl\
ay.redo":"Redo","undo.learnt":"Taking this back does not take back what was seen: {players} know it now.","undo.seen":"What was seen","undo.anyway":"Take it back all the same","undo.leave":"Leave it",
"play.ply-label":"{n} of {of} actions","play.nothing":"{player} has nothing to do just now.","play.who":"Who acts","hand.others":"Or hand over to","hand.over":"Hand over to {player}","look.title":"Loo\
k at your own:","look.at":"{player}: look at your own","look.of":"{player}’s own","look.hint":"Hold it down. A tap keeps it open for a moment.","cover.turn":"{player} chooses unseen","cover.why":"Ha\
nd the device to {player}, who chooses now. The others look away.","cover.confirm":"I am {player}","bid.label":"Bid, from {minimum} to {maximum}","bid.label.exactly":"Bid, exactly {minimum}","bid.labe\
l.from":"Bid, at least {minimum}","bid.less":"One less","bid.more":"One more","bid.send":"Bid {amount}","bid.quick":"Quick choice","bid.all":"All in: {amount}","reveal.due":"Still to pick: {n} of {of}",
"reveal.complete":"All picked.","reveal.picked":"Picked","reveal.send":"These were turned up","reveal.undo":"Undo the last pick","reveal.choices":"What can turn up","reveal.pick":"Pick {card}","reveal\
.pick-of":"Pick {card}, {n} left","refusal.legal":"Legal would be:","refusal.bid":"{player} bids from {minimum} to {maximum}","refusal.bid.exactly":"{player} bids exactly {minimum}","refusal.bid.from":"\
{player} bids at least {minimum}","refusal.more":"and {n} more","referee.for":"Enter for","referee.sealed":"Sealed entry","referee.sealed-hint":"Each player enters the choice unseen; the device goes r\
ound.","ruling.open":"Referee","ruling.hint":"When something went wrong: advice, corrections, forfeits, penalties","ruling.title":"The referee","ruling.back":"Back to the table","ruling.task.advice":"\
What to do when …","ruling.task.correct":"Correct the record","ruling.task.forfeit":"A player leaves","ruling.task.penalty":"Penalty","ruling.word.correct":"correct","ruling.word.forfeit":"forfeit",
"ruling.word.default":"play for the seat","ruling.word.penalty":"penalty","ruling.seat":"Player","ruling.reason":"Why","ruling.reason-hint":"Everybody may read it. Name nothing that is hidden.","rulin\
g.covered":"What comes now shows hidden cards and coins. It is for the referee alone.","ruling.uncover":"I am the referee","advice.lead":"What to do when something goes wrong at the table, and why.","\
correct.lead":"For what was recorded wrongly. What results must be possible by the rules; the correction stays on record.","correct.what":"What was recorded wrongly?","correct.choose":"Please choose",
"correct.which":"Which one?","correct.figures":"As it stands now. Change what is wrong.","correct.none":"There is nothing of this kind on the table.","correct.wrong":"This was recorded","correct.right":"\
This is right","correct.right-hint":"If it lies elsewhere, the two change places.","correct.add":"And something else","correct.changed":"{what}: {after} instead of {before}","correct.changes":"What ch\
anges","correct.drop":"Drop all of it","correct.patch":"Something else, as JSON Patch","correct.patch-hint":"A list of changes to the state, by RFC 6902.","correct.no-patch":"This is not a list in JSO\
N.","correct.nothing":"Nothing has been changed yet.","correct.send":"Record the correction","forfeit.lead":"The player cannot win any more. From now on the referee plays for the seat. Only Undo takes\
 this back.","forfeit.send":"Declare it forfeited","forfeit.all":"All seats have forfeited.","forfeited.turn":"The referee acts","forfeited.due":"{player} has forfeited. The referee plays for this sea\
t.","forfeited.play":"Play for {player}: {action}","forfeited.sealed":"choose unseen","penalty.lead":"Points that stand apart from those of the rules. The order at the end goes by both together.","pen\
alty.points":"Points","penalty.points-hint":"Below 0 takes points away, above 0 gives some.","penalty.send":"Give the points","record.title":"By the referee","record.correction":"Corrected: {what}. {r\
eason}","record.something":"the record","record.forfeit":"{player} has forfeited. {reason}","record.penalty":"Points for {player}: {points}. {reason}","log.title":"What happened","scores.title":"Score\
sheet","scores.winner":"{names} wins","scores.winners":"Shared victory: {names}","scores.nobody":"Nobody wins","scores.by.total":"by the total","scores.by.tiebreak":"by the tie-break","scores.by.share\
d":"the tie-break is equal too","scores.by.none":"the tie stands","scores.rank":"Place {rank}","scores.tiebreak":"Tie-break: {figures}","scores.forfeited":"forfeited","scores.penalties":"By the refere\
e: {points}","scores.together":"Together {sum} {unit}","scores.rulings":"Rulings in force ({n})","scores.ruling":"Ruling","scores.value":"Value","scores.why":"Why","scores.again":"Play again","scores.\
board":"The table as it lies","unit.points":"points","unit.million":"million","unit.thousand dollars":"thousand dollars","pad.title":"Score pad: {game}","pad.lead":"Enter how the game ended. The servi\
ce counts, and says what cannot be.","pad.setup":"Edition, players and house rules","pad.setup-hint":"Set these first: a change clears the pad.","pad.end":"The end of the game","pad.count":"Count","tr\
anscript.title":"Transcript","transcript.hint":"The record of the game so far: anyone can replay it and check its digest.","transcript.secret":"It gives the hidden cards away too. Keep it to yourself \
until the game is over.","transcript.download":"Download","transcript.copy":"Copy","transcript.verify":"Verify","import.title":"Open a transcript","import.lead":"The service replays every action and c\
hecks the digest.","import.file":"File","import.text":"or its text","import.verify":"Verify","import.no-json":"This is not JSON:","import.no-game":"The transcript does not name a game that is played h\
ere.","import.no-actions":"The transcript has no list of actions.","import.sound":"The transcript is valid","import.broken":"The transcript is not valid","import.applied":"{applied} of {of} actions ar\
e legal.","import.finished":"The game is finished.","import.history":"The digest matches.","import.no-history":"The digest does not match: something in the record has been changed.","import.scores":"T\
he scores match.","import.no-scores":"The scores do not match: the game does not end like this.","import.refused":"Action {n} is refused:","import.open":"Open the game","import.open-last":"Open the la\
st good position","rules.title":"Rules in our own words","exchanges.title":"Requests and responses ({n})","exchanges.secret":"They also show the cards that are hidden.","exchanges.curl":"Copy as curl",
"exchanges.request":"Request","exchanges.response":"Response","confirm.do":"Confirm","confirm.back":"Cancel","exchanges.off":"Requests are not shown while cards are hidden: they have all of them.","se\
ttings.title":"Settings","settings.sound":"Sounds","settings.sound-hint":"your turn, a refusal, something won, the end","settings.developer":"For developers","settings.developer-hint":"requests and re\
sponses, codes, JSON"};var Vu={skip:"Aller à la table",back:"Retour",copied:"Copié",yes:"oui",no:"non","header.home":"à l’accueil","header.language":"Langue","header.scheme":"Couleurs","header.scheme.auto":"Auto","head\
er.scheme.light":"Clair","header.scheme.dark":"Sombre","problem.unreachable":"Le service ne répond pas.","problem.here":"Cela ne fonctionne pas.","start.title":"Prenez place","start.lead":"Jouez sur \
un appareil qui passe de main en main, arbitrez une vraie table, ou comptez une partie terminée.","start.games":"Jeux","start.players":"De {fewest} à {most} joueurs","start.play":"Nouvelle partie","\
start.play-game":"Nouvelle partie de {game}","start.pad":"Bloc de score","start.pad-game":"Bloc de score pour {game}","start.import":"Ouvrir une transcription…","start.resume":"Continuer","unknown.t\
itle":"Il n’y a rien à cette adresse","unknown.text":"Il en manque peut-être une partie.","unknown.kept":"Cette partie n’est pas dans ce navigateur","unknown.kept-text":"Elle a été supprimée ici\
, ou elle se joue dans un autre navigateur.","unknown.home":"Au début","windows.followed":"Cette partie a avancé dans une autre fenêtre. Voici où elle en est.","windows.overtaken":"Une autre fenêt\
re a été plus rapide. Ce qui y a été fait compte ; ce qui a été fait ici en même temps ne compte pas.","waiting.text":"Le service ne répond pas. Ce qui a été saisi est gardé, et repart de soi-m\
ême dès qu’il est de retour.","waiting.again":"Réessayer","waiting.stop":"Ne pas attendre","newer.text":"Il y a une version plus récente de cette page.","newer.reload":"Recharger","storage.troub\
le":"Ce navigateur ne garde rien en ce moment : la place manque, ou il ne l’autorise pas. Vous pouvez continuer, mais la partie disparaît quand la page est fermée. Sa transcription se télécharge au ba\
s de la page.","storage.understood":"Compris","list.title":"Vos parties","list.export":"Tout exporter","list.all":"Afficher les {n}","list.deleted":"Supprimée : {game}","list.undelete":"Annuler","lis\
t.rename":"Renommer","list.name":"Nom de la partie","list.name-it":"Enregistrer","list.delete":"Supprimer","list.by-link":"par lien","list.so-far":"{n} actions jusqu’ici","setup.ruleset":"Édition",
"setup.variant":"Variante","setup.players":"Joueurs","setup.players-hint":"Dans le sens horaire, comme ils sont assis.","setup.player":"Joueur {n}","setup.up":"Monter {name}","setup.down":"Descendre {\
name}","setup.remove":"Retirer {name}","setup.add":"Ajouter un joueur","setup.first":"Premier joueur","setup.dealer":"Qui distribue","setup.dealer.service":"Le service","setup.dealer.service-hint":"mé\
lange ; ce qui est visible l’est à l’écran pour tous, ce qui est caché pour qui le possède.","setup.dealer.table":"Vous, à une vraie table","setup.dealer.table-hint":"L’arbitre saisit ce qui \
est révélé et ce que chacun fait.","setup.seed":"Graine","setup.seed-hint":"Facultative. La même graine donne le même mélange ; qui la connaît connaît les cartes.","setup.deal":"Ce qui est vi\
sible","setup.options":"Règles maison et arbitrages","setup.changed":"modifiées : {n}","setup.unchanged":"comme dans la règle","setup.default":"Par défaut","setup.invalid":"Les champs marqués son\
t à corriger.","setup.start":"Commencer","open.title":"Table ouverte","open.hint":"Tous regardent le même écran, où toutes les mains et tout l’argent sont visibles. Seuls les paquets et les choix sec\
rets restent cachés.","play.board":"Table","play.turn":"À {player} d’agir","play.table-turn":"À révéler","play.round":"Manche {round}","play.turn-number":"Tour {round}","play.referee":"arbitre",
"play.history":"En arrière et en avant","play.undo":"Annuler","play.redo":"Rétablir","undo.learnt":"Revenir en arrière n’efface pas ce qui a été vu : {players} le savent désormais.","undo.see\
n":"Ce qui a été vu","undo.anyway":"Revenir en arrière quand même","undo.leave":"Laisser","play.ply-label":"{n} actions sur {of}","play.nothing":"{player} n’a rien à faire pour l’instant.","p\
lay.who":"Qui joue","hand.others":"Ou passez l’appareil à","hand.over":"Passer à {player}","look.title":"Regarder son jeu :","look.at":"{player} : regarder son jeu","look.of":"Le jeu de {player}",
"look.hint":"Maintenir appuyé. Un simple toucher le laisse ouvert un instant.","cover.turn":"{player} choisit en secret","cover.why":"Passez l’appareil à {player}, qui choisit maintenant. Les autres \
regardent ailleurs.","cover.confirm":"Je suis {player}","bid.label":"Enchère, de {minimum} à {maximum}","bid.label.exactly":"Enchère, exactement {minimum}","bid.label.from":"Enchère, au moins {mini\
mum}","bid.less":"Un de moins","bid.more":"Un de plus","bid.send":"Enchérir {amount}","bid.quick":"Choix rapide","bid.all":"Tout : {amount}","reveal.due":"Encore à choisir : {n} sur {of}","reveal.\
complete":"Tout est choisi.","reveal.picked":"Choisi","reveal.send":"Voilà ce qui est révélé","reveal.undo":"Annuler le dernier choix","reveal.choices":"Ce qui peut apparaître","reveal.pick":"Cho\
isir {card}","reveal.pick-of":"Choisir {card}, il en reste {n}","refusal.legal":"Serait permis :","refusal.bid":"{player} enchérit de {minimum} à {maximum}","refusal.bid.exactly":"{player} enchérit\
 à exactement {minimum}","refusal.bid.from":"{player} enchérit d’au moins {minimum}","refusal.more":"et {n} de plus","referee.for":"Saisir pour","referee.sealed":"Saisie secrète","referee.sealed-\
hint":"Chaque joueur saisit son choix sans être vu ; l’appareil circule.","ruling.open":"Arbitre","ruling.hint":"Quand quelque chose a mal tourné : conseils, corrections, forfaits, pénalités",
"ruling.title":"L’arbitre","ruling.back":"Retour à la table","ruling.task.advice":"Que faire quand …","ruling.task.correct":"Corriger","ruling.task.forfeit":"Quelqu’un s’en va","ruling.task.p\
enalty":"Pénalité","ruling.word.correct":"corriger","ruling.word.forfeit":"forfait","ruling.word.default":"jouer pour la place","ruling.word.penalty":"pénalité","ruling.seat":"Joueur","ruling.reas\
on":"Pourquoi","ruling.reason-hint":"Tout le monde peut le lire. Ne nommez rien de caché.","ruling.covered":"Ce qui suit montre des cartes et des pièces cachées. C’est pour l’arbitre seul.","ru\
ling.uncover":"Je suis l’arbitre","advice.lead":"Que faire quand quelque chose tourne mal à la table, et pourquoi.","correct.lead":"Pour ce qui a été mal enregistré. Le résultat doit être possible \
selon les règles ; la correction reste enregistrée.","correct.what":"Qu’est-ce qui a été mal enregistré ?","correct.choose":"À choisir","correct.which":"Laquelle ?","correct.figures":"Ce qu\
i est enregistré. Changez ce qui est faux.","correct.none":"Il n’y a rien de tel sur la table.","correct.wrong":"Enregistré","correct.right":"Juste","correct.right-hint":"Si l’élément se trouve ai\
lleurs, les deux changent de place.","correct.add":"Et autre chose","correct.changed":"{what} : {after} au lieu de {before}","correct.changes":"Ce qui change","correct.drop":"Tout abandonner","correc\
t.patch":"Autre chose, en JSON Patch","correct.patch-hint":"Une liste de changements de l’état, selon la RFC 6902.","correct.no-patch":"Ce n’est pas une liste en JSON.","correct.nothing":"Rien n’\
a encore été changé.","correct.send":"Enregistrer la correction","forfeit.lead":"Cette personne ne peut plus gagner. Désormais, l’arbitre joue pour sa place. Seul Annuler permet de revenir en arriè\
re.","forfeit.send":"Déclarer forfait","forfeit.all":"Toutes les places sont déclarées forfait.","forfeited.turn":"À l’arbitre d’agir","forfeited.due":"{player} est déclaré forfait. L’arbitre \
joue pour cette place.","forfeited.play":"Jouer pour {player} : {action}","forfeited.sealed":"choisir à l’insu des autres","penalty.lead":"Des points à part de ceux des règles. Le classement tient\
 compte des deux ensemble.","penalty.points":"Points","penalty.points-hint":"Au-dessous de 0 on en retire, au-dessus on en donne.","penalty.send":"Donner les points","record.title":"Par l’arbitre","\
record.correction":"Corrigé : {what}. {reason}","record.something":"l’enregistrement","record.forfeit":"{player} est forfait. {reason}","record.penalty":"Points pour {player} : {points}. {reason}",
"log.title":"Ce qui s’est passé","scores.title":"Feuille de score","scores.winner":"Victoire : {names}","scores.winners":"Victoire partagée : {names}","scores.nobody":"Personne ne gagne","scores\
.by.total":"par le total","scores.by.tiebreak":"par le départage","scores.by.shared":"le départage est égal aussi","scores.by.none":"l’égalité demeure","scores.rank":"Place {rank}","scores.tieb\
reak":"Départage : {figures}","scores.forfeited":"forfait","scores.penalties":"Par l’arbitre : {points}","scores.together":"En tout {sum} {unit}","scores.rulings":"Arbitrages en vigueur ({n})","s\
cores.ruling":"Arbitrage","scores.value":"Valeur","scores.why":"Pourquoi","scores.again":"Rejouer","scores.board":"La table telle quelle","unit.points":"points","unit.million":"millions","unit.thousan\
d dollars":"milliers de dollars","pad.title":"Bloc de score : {game}","pad.lead":"Saisissez la fin de la partie. Le service compte et dit ce qui est impossible.","pad.setup":"Édition, joueurs et règl\
es maison","pad.setup-hint":"À régler d’abord : un changement vide le bloc.","pad.end":"La fin de la partie","pad.count":"Compter","transcript.title":"Transcription","transcript.hint":"L’enregist\
rement de la partie : chacun peut la rejouer et vérifier son empreinte.","transcript.secret":"Elle révèle aussi les cartes cachées. Gardez-la pour vous jusqu’à la fin.","transcript.download":"\
Télécharger","transcript.copy":"Copier","transcript.verify":"Vérifier","import.title":"Ouvrir une transcription","import.lead":"Le service rejoue chaque action et vérifie l’empreinte.","import.f\
ile":"Fichier","import.text":"ou son texte","import.verify":"Vérifier","import.no-json":"Ce n’est pas du JSON :","import.no-game":"La transcription ne nomme aucun jeu que l’on joue ici.","import\
.no-actions":"La transcription n’a pas de liste d’actions.","import.sound":"La transcription est valable","import.broken":"La transcription n’est pas valable","import.applied":"{applied} actions\
 sur {of} sont permises.","import.finished":"La partie est terminée.","import.history":"L’empreinte correspond.","import.no-history":"L’empreinte ne correspond pas : quelque chose y a été modifié.",
"import.scores":"Les scores correspondent.","import.no-scores":"Les scores ne correspondent pas : la partie ne finit pas ainsi.","import.refused":"L’action {n} est refusée :","import.open":"Ouvri\
r la partie","import.open-last":"Ouvrir la dernière position valable","rules.title":"La règle, dans nos mots","exchanges.title":"Requêtes et réponses ({n})","exchanges.secret":"Elles montrent auss\
i les cartes cachées.","exchanges.curl":"Copier en curl","exchanges.request":"Requête","exchanges.response":"Réponse","confirm.do":"Confirmer","confirm.back":"Annuler","exchanges.off":"Tant que des\
 cartes sont cachées, les requêtes ne sont pas montrées : elles les contiennent toutes.","settings.title":"Réglages","settings.sound":"Sons","settings.sound-hint":"à vous, un refus, un gain, la f\
in","settings.developer":"Pour les développeurs","settings.developer-hint":"requêtes et réponses, codes, JSON"};var Ju={"setup.dealer.service-hint-by-link":"mischt; niemand kennt die Karten.","setup.dealer.table-hint-by-link":"Die Karten liegen auf einem echten Tisch; es gibt einen weiteren Link, um Aufgedeckte\
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
es.","join.open":"Teilnahmecode erzeugen …","links.title":"Per Link spielen","links.paste":"Link einfügen","links.paste-title":"Links von anderen","links.paste-hint":"Ein neuerer Link bringt den Ti\
sch auf den neuesten Stand. Gleichzeitige Entscheidungen werden vereint; du kannst mehrere Links auf einmal einfügen.","links.open":"Öffnen","links.broken":"Das ist kein vollständiger Link eines Tis\
ches. Kopiere ihn noch einmal von Anfang bis Ende.","links.copy":"Kopieren","links.share":"Teilen","links.qr":"QR-Code","links.qr-too-long":"Dieser Link ist zu lang für einen QR-Code.","links.close":"\
Schließen","links.holder.r":"Spielleitung","links.holder.t":"Der Tisch","links.you":"Du bist {player}","links.watching":"Du schaust zu","links.again":"Aktualisieren","links.again-hint":"Den Dienst no\
ch einmal nach dem Tisch fragen","links.turn":"Du bist am Zug","links.finished":"Die Partie ist zu Ende","links.held":"Was {player} aufgedeckt hat, wartet darauf, geöffnet zu werden","links.held-own":"\
Jemand anderes muss es zuerst öffnen","links.pass.next":"Schicke diesen Link an {players}.","links.pass.or":"Du kannst handeln, {players} ebenso. Schicke diesen Link an die Person, die statt dir hand\
eln soll.","links.pass.at-once":"Alle entscheiden gleichzeitig. Schicke diesen Link an {players} und füge die Links ein, die zurückkommen: Die Entscheidungen werden vereint.","links.pass.any":"Schic\
ke diesen Link den anderen.","links.pass.held-own":"Deine Aktion hat etwas aufgedeckt, das du nicht zuerst siehst. Schicke diesen Link weiter: Er öffnet sich auf einem anderen Platz.","links.pass.hel\
d":"Diesen Link muss ein anderer Platz als der von {player} öffnen. Schicke ihn weiter.","links.pass.finished":"Schicke diesen Link den anderen: Damit sehen alle das Ende.","links.move":"Link des Tis\
ches von {players}","links.played":"{player}: {action}","links.played-figure":"{player}: {action} ({figure})","links.note.older":"Dieser Link ist älter als das, was dieser Browser hat. Gezeigt wird de\
r neueste Stand.","links.note.joined":"Die Entscheidungen beider Links wurden vereint.","links.note.line-title":"Von dieser Partie gibt es zwei Fortsetzungen.","links.note.line":"Jemand ist zurückgega\
ngen und hat anders weitergespielt. Dieser Browser bleibt bei der Fortsetzung, die er kennt. Frage die anderen, welche gilt.","links.note.line-switch":"Mit der anderen Fortsetzung weiterspielen","link\
s.note.several":"Dieser Browser hat die Schlüssel von {seats}. Wer ihn benutzt, kann alle diese Hände sehen.","links.as":"Am Tisch als","links.not-stored":"Dieser Browser behält nichts. Kopiere dein\
e Links selbst, sonst ist der Tisch verloren, wenn die Seite geschlossen wird.","links.compare":"Sind wir in derselben Partie?","links.compare-hint":"Alle, die an derselben Stelle derselben Partie sin\
d, sehen diese Zeichen. Vergleicht sie im Zweifel.","links.guarded":"Der Dienst kennt den neuesten Stand dieser Partie: Niemand kann zurückgehen, und „Aktualisieren“ zeigt, was andere getan haben.",
"links.unguarded":"Der Dienst behält nichts von dieser Partie. Der Tisch ist so neu wie der letzte Link, der hier geöffnet wurde.","links.spectators":"Ein Link zum Zuschauen","links.spectators-hint":"\
Wer keinen Platz hat, sieht, was jetzt offen liegt.","links.keys":"Schlüssel und Links","links.given":"Dieser Browser hat noch Links, die für andere gemacht wurden.","links.given-open":"Diese Links \
zeigen","links.forget":"Diesen Tisch vergessen","links.forget-hint":"Das nimmt den Tisch und Ihren Schlüssel aus diesem Browser. Ohne den Schlüssel kann niemand den Platz spielen.","links.forget-any\
way":"Mit dem Schlüssel vergessen","links.reissue.own":"Ist dein Link in falsche Hände geraten, nimm einen neuen Schlüssel. Er gilt vom nächsten Link an.","links.reissue.own-do":"Neuen Schlüssel n\
ehmen","links.reissue.referee":"Wer seinen Schlüssel verloren hat, bekommt einen neuen Link für den Platz. Er gilt vom nächsten Link an.","links.reissue.for":"Neuer Link für {player}","links.refer\
ee.unseal":"Für eine Korrektur braucht es den ganzen Stand. Wer ihn öffnet, sieht alle Hände, und am Tisch bleibt vermerkt, dass er geöffnet wurde.","links.referee.unseal-do":"Alle Hände öffnen",
"links.referee.default":"Für {player} spielen","links.problem.sealing-not-configured":"Hier kann nicht per Link gespielt werden. Wer den Dienst betreibt, muss ihm Schlüssel geben. An einem Gerät geht\
 alles.","links.problem.seal-broken":"Der Link ist beschädigt oder kommt von einem anderen Dienst. Bitte noch einmal darum.","links.problem.key-refused":"Der Schlüssel dieses Links oder dieses Browse\
rs gehört nicht zu diesem Tisch oder wurde ersetzt. Bitte um einen neuen Link für den Platz.","links.problem.branched":"Aktualisiere: Der Tisch zeigt, was seitdem gespielt wurde.","links.problem.hel\
d":"Schicke den Link zuerst jemand anderem, der ihn öffnet.","links.problem.table-unknown":"Der Dienst kennt diesen Tisch nicht mehr; die Partie kann nicht weitergehen.","links.follows":"Diese Seite \
folgt dem Tisch von selbst: Was die anderen tun, erscheint gleich hier. Kein Link muss verschickt werden.","links.follows.finished":"Wer den Tisch offen hat, sieht das Ende von selbst.","links.lost":"\
Keine Verbindung zum Dienst. Das Spiel geht von selbst weiter, sobald er wieder da ist; nichts geht verloren.","links.lost-ask":"Jetzt versuchen","links.unsent":"Es kam keine Antwort, vielleicht ist d\
ein Zug nicht angekommen. Er bleibt erhalten und wird noch einmal gesendet, sobald der Dienst erreichbar ist; doppelt gespielt wird er nie.","links.unsent-send":"Jetzt noch einmal senden","links.note.\
overtaken":"Jemand war schneller: Dein Zug wurde nicht gespielt. Der Tisch zeigt, wie es jetzt steht, und deine Eingabe ist noch da.","links.note.undone":"Die Spielleitung hat etwas zurückgenommen. De\
r Tisch zeigt, wie es jetzt steht.","links.last":"Zuletzt: {what}","links.calls":"Ruf mich","links.calls-hint":"Ruf mich, wenn ich dran bin: im Titel dieser Seite und, wenn du es erlaubst, durch eine \
Mitteilung des Browsers. Die Seite muss offen bleiben.","place.clock":"Zeit für einen Zug","place.clock-hint":"Nach Absprache: Jede Seite zeigt sie an, niemand erzwingt sie.","place.clock-none":"Kein\
e Uhr","clock.minute":"1 Minute","clock.minutes":"{n} Minuten","clock.hour":"1 Stunde","clock.hours":"{n} Stunden","clock.day":"1 Tag","clock.days":"{n} Tage","clock.left":"noch {time}","clock.over":"\
{time} darüber","clock.hint":"{time} für einen Zug, nach Absprache. Hier gemessen, seit diese Seite den letzten Zug gesehen hat; ist sie um, geschieht nichts von selbst.","back.title":"Etwas zurückn\
ehmen","back.player":"An einem Tisch, den der Dienst überwacht, kann nur der Schlüssel der Spielleitung etwas zurücknehmen; ohne Spielleitung gilt, was gespielt wurde. Wähle einen Punkt und schicke de\
n Link den anderen: Sind alle einverstanden, öffnet ihn, wer den Link der Spielleitung hat.","back.referee":"Alle, die dadurch etwas erfahren haben, sollten vorher einverstanden sein: Niemand vergiss\
t, was er gesehen hat. Was nach diesem Punkt gespielt wurde, ist weg, und aufgedeckte Karten kommen wieder.","back.nothing":"Diese Seite hat keinen früheren Punkt gesehen.","back.before":"Zurück bis \
vor:","back.point":"Zug {n}","back.do":"Zurücknehmen …","back.sure":"Alle sind einverstanden: zurücknehmen","back.link":"Bitte, etwas zurückzunehmen","back.asked":"Jemand bittet, die letzten Züge\
 zurückzunehmen: {n}.","back.asked-referee":"Tu es nur, wenn alle einverstanden sind, die dadurch etwas erfahren haben.","back.asked-player":"Sag den anderen, ob du einverstanden bist. Tun kann es nu\
r, wer den Link der Spielleitung hat.","back.asked-gone":"Der Tisch steht schon vor diesem Punkt.","receipt.title":"Beleg","receipt.hint":"Wie diese Partie ausgegangen ist, vom Dienst signiert. Jeder \
kann ihn später prüfen, auch ohne diese Seite.","receipt.download":"Beleg speichern","receipt.check":"Prüfen","receipt.holds":"Er stimmt: von diesem Dienst mit dem Schlüssel {key} signiert.","rece\
ipt.holds-guarded":"Er stimmt: von diesem Dienst mit dem Schlüssel {key} signiert, und die Partie wurde überwacht: Sie ging nur auf einem Weg weiter."};var Ku={"setup.dealer.service-hint-by-link":"shuffles; nobody knows the cards.","setup.dealer.table-hint-by-link":"The cards lie on a real table; there is one more link, to enter what is turned up.","\
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
t the link of the table.","join.open":"Get a join code …","links.title":"Play by link","links.paste":"Paste a link","links.paste-title":"Links from others","links.paste-hint":"A newer link brings th\
e table up to date. Choices that were made at the same time are joined; several links may be pasted at once.","links.open":"Open","links.broken":"This is no whole link of a table. Copy it once more, f\
rom its beginning to its end.","links.copy":"Copy","links.share":"Share","links.qr":"QR code","links.qr-too-long":"This link is too long for a QR code.","links.close":"Close","links.holder.r":"Referee",
"links.holder.t":"The table","links.you":"You are {player}","links.watching":"You are watching","links.again":"Look again","links.again-hint":"Ask the service for the table once more","links.turn":"It\
 is your turn","links.finished":"The game is over","links.held":"What {player} has turned up waits to be opened","links.held-own":"Another player has to open it first","links.pass.next":"Send this lin\
k to {players}.","links.pass.or":"You may act, and so may {players}. Send this link to whoever is to act instead of you.","links.pass.at-once":"All choose at the same time. Send this link to {players}\
, and paste the links that come back: the choices are joined.","links.pass.any":"Send this link to the others.","links.pass.held-own":"Your action has turned something up that you do not see first. Se\
nd this link to another player: it opens there.","links.pass.held":"This link has to be opened by a player other than {player}, with a seat’s key. Send it on.","links.pass.finished":"Send this link \
to the others: with it everybody sees the end.","links.move":"Link of the table of {players}","links.played":"{player}: {action}","links.played-figure":"{player}: {action} ({figure})","links.note.olde\
r":"That link is older than what this browser has. The newest one is shown.","links.note.joined":"The choices of both links have been joined.","links.note.line-title":"There are two lines of this game\
.","links.note.line":"Somebody has gone back and played on in another way. This browser keeps to the line that it knows. Ask the others which one counts.","links.note.line-switch":"Go on with the othe\
r line","links.note.several":"This browser has the keys of {seats}. Whoever uses it can see all of these hands.","links.as":"Sit at the table as","links.not-stored":"This browser keeps nothing. Copy y\
our links yourself, or the table is lost when the page is closed.","links.compare":"Are we in the same game?","links.compare-hint":"All who are at the same point of the same game see these characters.\
 Compare them if in doubt.","links.guarded":"The service keeps the newest point of this game: nobody can go back, and “Look again” shows what others have done.","links.unguarded":"The service keep\
s nothing of this game. The table is as new as the last link that was opened here.","links.spectators":"A link for spectators","links.spectators-hint":"Whoever has no seat sees what lies open, as it i\
s now.","links.keys":"Keys and links","links.given":"This browser still has links that were made for others.","links.given-open":"Show these links","links.forget":"Forget this table","links.forget-hin\
t":"Forgetting it takes the table and your key off this browser. Without the key, nobody can play the seat.","links.forget-anyway":"Forget it with its key","links.reissue.own":"If your seat link has c\
ome into wrong hands, take a new key. It holds from the next link on.","links.reissue.own-do":"Take a new key","links.reissue.referee":"A player who has lost the key gets a new seat link. It holds fro\
m the next link on.","links.reissue.for":"New seat link for {player}","links.referee.unseal":"Correcting the record takes the whole state. Opening it shows you all hands, and the table keeps a note th\
at it was opened.","links.referee.unseal-do":"Open all hands","links.referee.default":"Play for {player}","links.problem.sealing-not-configured":"Games cannot be played by link here. Whoever runs the \
service has to give it keys. On one device everything works.","links.problem.seal-broken":"The link is damaged, or comes from another service. Ask for it once more.","links.problem.key-refused":"The k\
ey of this link, or of this browser, does not belong to this table, or has been replaced. Ask for a new seat link.","links.problem.branched":"Look again: the table shows what has been played since.","\
links.problem.held":"Send the link to another player first, who opens it.","links.problem.table-unknown":"The service no longer knows this table, so the game cannot go on.","links.follows":"This page \
follows the table by itself: what the others do appears here in a moment. No link has to be sent.","links.follows.finished":"All who have the table open see the end by themselves.","links.lost":"No co\
nnection to the service. The game goes on by itself as soon as it is back; nothing is lost.","links.lost-ask":"Try now","links.unsent":"No answer has come, so your action may not have arrived. It is k\
ept, and sent again as soon as the service can be reached; it is never played twice.","links.unsent-send":"Send it again now","links.note.overtaken":"Somebody else was quicker: your action was not pla\
yed. The table shows how it stands now, and your entry is still there.","links.note.undone":"The referee has taken something back. The table shows how it stands now.","links.last":"Last: {what}","link\
s.calls":"Call me","links.calls-hint":"Call me when it is my turn: by the title of this page, and by a notice of the browser if you allow it. The page has to stay open.","place.clock":"Time for a turn",
"place.clock-hint":"By agreement: every page shows it, nobody enforces it.","place.clock-none":"No clock","clock.minute":"1 minute","clock.minutes":"{n} minutes","clock.hour":"1 hour","clock.hours":"{\
n} hours","clock.day":"1 day","clock.days":"{n} days","clock.left":"{time} left","clock.over":"{time} over","clock.hint":"{time} for a turn, by agreement. Measured here since this page saw the last ac\
tion; nothing happens by itself when it is up.","back.title":"Take something back","back.player":"Only a referee’s key can take something back at a table that the service watches; without a referee, w\
hat was played stands. Choose a point and send the link to the others: if all agree, whoever has the referee’s link opens it.","back.referee":"Everybody who has learnt something by it should agree f\
irst: nobody forgets what they have seen. What was played after that point is gone, and cards that were turned up come again.","back.nothing":"There is no earlier point that this page has seen.","back\
.before":"Back to before:","back.point":"action {n}","back.do":"Take it back …","back.sure":"All agree: take it back","back.link":"Request to take something back","back.asked":"Somebody asks to take\
 the last actions back: {n}.","back.asked-referee":"Do so only if everybody agrees who has learnt something by them.","back.asked-player":"Tell the others whether you agree. Only whoever has the refer\
ee’s link can do it.","back.asked-gone":"The table stands before that point already.","receipt.title":"Receipt","receipt.hint":"What this game has come to, signed by the service. Everybody can check\
 it later, also without this page.","receipt.download":"Save the receipt","receipt.check":"Check it","receipt.holds":"It holds: signed by this service with the key {key}.","receipt.holds-guarded":"It \
holds: signed by this service with the key {key}, and the game was watched: it went on in one line only."};var Zu={"setup.dealer.service-hint-by-link":"mélange ; personne ne connaît les cartes.","setup.dealer.table-hint-by-link":"Les cartes sont sur une vraie table ; il y a un lien de plus pour saisir c\
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
pen":"Obtenir un code de participation…","links.title":"Jouer par lien","links.paste":"Coller un lien","links.paste-title":"Liens des autres","links.paste-hint":"Un lien plus récent met la table à j\
our. Les choix simultanés sont réunis ; on peut coller plusieurs liens à la fois.","links.open":"Ouvrir","links.broken":"Ce n’est pas le lien complet d’une table. Copiez-le encore une fois, du déb\
ut à la fin.","links.copy":"Copier","links.share":"Partager","links.qr":"Code QR","links.qr-too-long":"Ce lien est trop long pour un code QR.","links.close":"Fermer","links.holder.r":"Arbitre","links\
.holder.t":"La table","links.you":"Vous êtes {player}","links.watching":"Vous regardez","links.again":"Actualiser","links.again-hint":"Demander encore une fois la table au service","links.turn":"C’es\
t votre tour","links.finished":"La partie est terminée","links.held":"Ce que {player} a découvert attend d’être ouvert","links.held-own":"Une autre personne doit l’ouvrir d’abord","links.pass\
.next":"Envoyez ce lien à {players}.","links.pass.or":"Vous pouvez agir, et {players} aussi. Envoyez ce lien à qui doit agir à votre place.","links.pass.at-once":"Tous choisissent en même temps. En\
voyez ce lien à {players} et collez les liens qui reviennent : les choix sont réunis.","links.pass.any":"Envoyez ce lien aux autres.","links.pass.held-own":"Votre action a découvert quelque chose q\
ue vous ne voyez pas en premier. Envoyez ce lien à une autre personne : il s’y ouvre.","links.pass.held":"Ce lien doit être ouvert depuis une autre place que celle de {player}. Transmettez-le.","\
links.pass.finished":"Envoyez ce lien aux autres : il montre la fin à tous.","links.move":"Lien de la table de {players}","links.played":"{player} : {action}","links.played-figure":"{player} : {act\
ion} ({figure})","links.note.older":"Ce lien est plus ancien que ce que connaît ce navigateur. Le plus récent est affiché.","links.note.joined":"Les choix des deux liens ont été réunis.","links.\
note.line-title":"Il y a deux suites de cette partie.","links.note.line":"Quelqu’un est revenu en arrière et a joué autrement. Ce navigateur garde la suite qu’il connaît. Demandez aux autres laquelle \
compte.","links.note.line-switch":"Continuer avec l’autre suite","links.note.several":"Ce navigateur a les clés de {seats}. Qui l’utilise peut voir toutes ces mains.","links.as":"À la table en ta\
nt que","links.not-stored":"Ce navigateur ne garde rien. Copiez vous-même vos liens, sinon la table est perdue quand la page se ferme.","links.compare":"Sommes-nous dans la même partie ?","links.co\
mpare-hint":"Tous ceux qui sont au même point de la même partie voient ces caractères. Comparez-les en cas de doute.","links.guarded":"Le service garde le point le plus récent de cette partie : per\
sonne ne peut revenir en arrière, et « Actualiser » montre ce que les autres ont fait.","links.unguarded":"Le service ne garde rien de cette partie. La table est aussi récente que le dernier lien\
 ouvert ici.","links.spectators":"Un lien pour le public","links.spectators-hint":"Qui n’a pas de place voit ce qui est visible de tous, tel quel en ce moment.","links.keys":"Clés et liens","links.\
given":"Ce navigateur a encore des liens faits pour d’autres.","links.given-open":"Afficher ces liens","links.forget":"Oublier cette table","links.forget-hint":"Cela retire la table et votre clé de \
ce navigateur. Sans la clé, personne ne peut jouer la place.","links.forget-anyway":"Oublier, avec la clé","links.reissue.own":"Si votre lien est tombé en de mauvaises mains, prenez une nouvelle clé\
. Elle vaut à partir du prochain lien.","links.reissue.own-do":"Prendre une nouvelle clé","links.reissue.referee":"Qui a perdu sa clé reçoit un nouveau lien de place. Il vaut à partir du prochain li\
en.","links.reissue.for":"Nouveau lien de place pour {player}","links.referee.unseal":"Pour corriger l’enregistrement, il faut tout l’état. L’ouvrir vous montre toutes les mains, et la table garde la \
marque qu’elle a été ouverte.","links.referee.unseal-do":"Ouvrir toutes les mains","links.referee.default":"Jouer pour {player}","links.problem.sealing-not-configured":"On ne peut pas jouer par li\
en ici. Celui qui exploite le service doit lui donner des clés. Sur un seul appareil, tout fonctionne.","links.problem.seal-broken":"Le lien est abîmé ou vient d’un autre service. Demandez-le encore \
une fois.","links.problem.key-refused":"La clé de ce lien, ou de ce navigateur, n’appartient pas à cette table ou a été remplacée. Demandez un nouveau lien de place.","links.problem.branched":"\
Actualisez : la table montre ce qui a été joué depuis.","links.problem.held":"Envoyez d’abord le lien à une autre personne, qui l’ouvre.","links.problem.table-unknown":"Le service ne connaît \
plus cette table ; la partie ne peut pas continuer.","links.follows":"Cette page suit la table d’elle-même : ce que font les autres apparaît ici aussitôt. Aucun lien n’est à envoyer.","links\
.follows.finished":"Tous ceux qui ont la table ouverte voient la fin d’eux-mêmes.","links.lost":"Pas de connexion au service. La partie reprend d’elle-même dès son retour ; rien n’est perdu.",
"links.lost-ask":"Essayer maintenant","links.unsent":"Aucune réponse : votre coup n’est peut-être pas arrivé. Il est conservé et sera renvoyé dès que le service sera joignable ; il n’est jamais joué d\
eux fois.","links.unsent-send":"Le renvoyer maintenant","links.note.overtaken":"Quelqu’un a été plus rapide : votre coup n’a pas été joué. La table montre où l’on en est, et votre saisie est toujours \
là.","links.note.undone":"L’arbitre est revenu en arrière. La table montre où l’on en est.","links.last":"En dernier : {what}","links.calls":"M’appeler","links.calls-hint":"M’appeler quand c\
’est mon tour : par le titre de cette page et, si vous le permettez, par un avis du navigateur. La page doit rester ouverte.","place.clock":"Temps pour un tour","place.clock-hint":"D’un commun acco\
rd : chaque page l’affiche, personne ne l’impose.","place.clock-none":"Pas d’horloge","clock.minute":"1 minute","clock.minutes":"{n} minutes","clock.hour":"1 heure","clock.hours":"{n} heures","\
clock.day":"1 jour","clock.days":"{n} jours","clock.left":"reste {time}","clock.over":"dépassé de {time}","clock.hint":"{time} pour un tour, d’un commun accord. Mesuré ici depuis que cette page a vu\
 la dernière action ; rien ne se passe de soi-même quand le temps est écoulé.","back.title":"Revenir en arrière","back.player":"À une table que le service surveille, seule la clé de l’arbitre pe\
rmet de revenir en arrière ; sans arbitre, ce qui a été joué reste. Choisissez un point et envoyez le lien aux autres : si tous sont d’accord, qui a le lien de l’arbitre l’ouvre.","back.re\
feree":"Tous ceux qui y ont appris quelque chose devraient d’abord être d’accord : personne n’oublie ce qu’il a vu. Ce qui a été joué après ce point disparaît, et les cartes retournées reviendront.",
"back.nothing":"Cette page n’a vu aucun point antérieur.","back.before":"Revenir avant :","back.point":"action {n}","back.do":"Revenir …","back.sure":"Tous sont d’accord : revenir","back.link":"\
Demande de retour en arrière","back.asked":"Quelqu’un demande d’annuler les dernières actions : {n}.","back.asked-referee":"Ne le faites que si tous ceux qui y ont appris quelque chose sont d’a\
ccord.","back.asked-player":"Dites aux autres si vous êtes d’accord. Seul celui qui a le lien de l’arbitre peut le faire.","back.asked-gone":"La table se trouve déjà avant ce point.","receipt.t\
itle":"Reçu","receipt.hint":"L’issue de cette partie, signée par le service. Chacun peut le vérifier plus tard, même sans cette page.","receipt.download":"Enregistrer le reçu","receipt.check":"\
Le vérifier","receipt.holds":"Il est valable : signé par ce service avec la clé {key}.","receipt.holds-guarded":"Il est valable : signé par ce service avec la clé {key}, et la partie a été surveil\
lée : elle n’a suivi qu’un seul fil."};var Yu={"import.file-hint":"Eine oder viele, als .json oder mit einer je Zeile als .jsonl. Sie können hier abgelegt werden.","import.pasted":"Text","import.too-many":"Das sind {n} Aufzeichnungen. Die\
 Seite prüft bis zu {most} auf einmal; für mehr gibt es den Befehl „gavel audit“.","import.too-large":"Diese Dateien sind zu groß für die Seite: zusammen mehr als 64 MB. Der Befehl „gavel audit“\
 nimmt sie.","verdicts.title":"Urteile","verdicts.waiting":"Noch {n} von {of} zu beurteilen …","verdicts.summary":"{right} von {of} stimmen, {wrong} nicht.","verdicts.csv":"Als CSV speichern","verdi\
cts.file":"Datei","verdicts.game":"Spiel, Spielende","verdicts.verdict":"Urteil","verdicts.actions":"Erlaubte Aktionen","verdicts.line":"Zeile {n}","verdicts.at":"bei Aktion {n}","verdicts.look":"Anse\
hen","verdicts.won":"Sieg: {names}","verdicts.nobody":"Niemand gewinnt","verdicts.running":"nicht zu Ende","verdicts.is.right":"stimmt","verdicts.is.waiting":"…","verdicts.is.refused":"falsch","verd\
icts.is.digest":"die Prüfsumme weicht ab","verdicts.is.scores":"die Wertung weicht ab","verdicts.is.not-readable":"keine lesbare Aufzeichnung","verdicts.is.no-json":"kein JSON","verdicts.is.no-game":"\
kein Spiel, das hier gespielt wird","verdicts.is.no-actions":"keine Liste von Aktionen","match.title":"Match: {game}","match.open":"Ein Match aus mehreren Partien spielen …","match.to":"Zum Match","\
match.new":"Neues Match","match.which":"Match","match.none":"Dieses Spiel wird nicht in Matches gespielt.","match.lead":"Mehrere Partien nacheinander: Die Wertungen zählen zusammen, und was mitgenomme\
n wird, kommt von selbst in die nächste Partie.","match.rounds":"Höchstens wie viele Partien","match.options":"Auslegungen für das Match","match.begin":"Das Match beginnen","match.standings":"Stand",
"match.played":"{n} von {of} Partien sind gespielt.","match.by.two-wins":"durch zwei Siege","match.rank":"Platz","match.player":"Name","match.game":"Partie {n}","match.game-of":"{game}, Partie {n} des\
 Matches","match.total":"Summe","match.wins":"Siege","match.won":"hat diese Partie gewonnen","match.cash":"Mitgenommen","match.games":"Partien ({n} von {of})","match.no-games":"Noch hat keine Partie b\
egonnen.","match.running":"läuft noch","match.deleted":"Dieser Browser hat die Partie nicht mehr; ihr Ergebnis zählt.","match.wrong-cash":"Diese Partie begann mit anderem Geld, als die vorige übrig \
ließ.","match.remove":"Partie {n} aus dem Match nehmen","match.next":"Partie {n}","match.carried":"Mitgenommen: {cash}.","match.first-due":"{player} beginnt.","match.first-due-drawn":"Wer beginnt, wi\
rd ausgelost.","match.first-drawn":"wird ausgelost","match.begin-next":"Partie {n} beginnen","match.add":"Oder eine beendete Partie dieser Runde zählen","match.drop":"Dieses Match vergessen","match.d\
rop-anyway":"Vergessen","match.drop-hint":"Die Partien bleiben."};var Qu={"import.file-hint":"One or many, as .json or with one a line as .jsonl. They can be dropped here.","import.pasted":"Text","import.too-many":"These are {n} transcripts. The page judges up to {m\
ost} at once; more are for the command “gavel audit”.","import.too-large":"These files are too large for the page: more than 64 MB together. The command “gavel audit” takes them.","verdicts.ti\
tle":"Verdicts","verdicts.waiting":"{n} of {of} still to judge …","verdicts.summary":"{right} of {of} are right, {wrong} are not.","verdicts.csv":"Save as CSV","verdicts.file":"File","verdicts.game":"\
Game, players","verdicts.verdict":"Verdict","verdicts.actions":"Legal actions","verdicts.line":"line {n}","verdicts.at":"at action {n}","verdicts.look":"Look at it","verdicts.won":"Winner: {names}","v\
erdicts.nobody":"Nobody wins","verdicts.running":"not finished","verdicts.is.right":"right","verdicts.is.waiting":"…","verdicts.is.refused":"wrong","verdicts.is.digest":"the digest differs","verdict\
s.is.scores":"the scores differ","verdicts.is.not-readable":"not a transcript that can be read","verdicts.is.no-json":"not JSON","verdicts.is.no-game":"no game that is played here","verdicts.is.no-act\
ions":"no list of actions","match.title":"Match: {game}","match.open":"Play a match of several games …","match.to":"To the match","match.new":"New match","match.which":"Match","match.none":"This gam\
e is not played in matches.","match.lead":"Several games, one after the other: scores add up, and what is carried over goes into the next game by itself.","match.rounds":"How many games at most","matc\
h.options":"Rulings for the match","match.begin":"Begin the match","match.standings":"Standings","match.played":"{n} of {of} games have been played.","match.by.two-wins":"by two wins","match.rank":"Pl\
ace","match.player":"Player","match.game":"Game {n}","match.game-of":"{game}, game {n} of the match","match.total":"Total","match.wins":"Wins","match.won":"won this game","match.cash":"Carried over","\
match.games":"Games ({n} of {of})","match.no-games":"No game has begun yet.","match.running":"being played","match.deleted":"This browser no longer has the game; its result counts.","match.wrong-cash":"\
This game began with other money than the one before has left.","match.remove":"Take game {n} out of the match","match.next":"Game {n}","match.carried":"Carried over: {cash}.","match.first-due":"{play\
er} begins.","match.first-due-drawn":"Who begins is drawn.","match.first-drawn":"is drawn","match.begin-next":"Begin game {n}","match.add":"Or count a finished game of these players","match.drop":"For\
get this match","match.drop-anyway":"Forget it","match.drop-hint":"Its games stay."};var Xu={"import.file-hint":"Un ou plusieurs, en .json ou un par ligne en .jsonl. On peut les déposer ici.","import.pasted":"Texte","import.too-many":"Cela fait {n} transcriptions. La page en juge jus\
qu’à {most} à la fois ; au-delà, il y a la commande « gavel audit ».","import.too-large":"Ces fichiers sont trop grands pour la page : plus de 64 Mo ensemble. La commande « gavel audit » les\
 accepte.","verdicts.title":"Verdicts","verdicts.waiting":"Encore {n} sur {of} à juger …","verdicts.summary":"{right} sur {of} sont justes, {wrong} ne le sont pas.","verdicts.csv":"Enregistrer en C\
SV","verdicts.file":"Fichier","verdicts.game":"Jeu, joueurs","verdicts.verdict":"Verdict","verdicts.actions":"Actions permises","verdicts.line":"ligne {n}","verdicts.at":"à l’action {n}","verdicts.\
look":"Regarder","verdicts.won":"Victoire : {names}","verdicts.nobody":"Personne ne gagne","verdicts.running":"pas terminée","verdicts.is.right":"juste","verdicts.is.waiting":"…","verdicts.is.refu\
sed":"fausse","verdicts.is.digest":"l’empreinte diffère","verdicts.is.scores":"les scores diffèrent","verdicts.is.not-readable":"pas une transcription lisible","verdicts.is.no-json":"pas du JSON",
"verdicts.is.no-game":"aucun jeu que l’on joue ici","verdicts.is.no-actions":"pas de liste d’actions","match.title":"Match : {game}","match.open":"Jouer un match en plusieurs parties …","match.\
to":"Vers le match","match.new":"Nouveau match","match.which":"Match","match.none":"Ce jeu ne se joue pas en matchs.","match.lead":"Plusieurs parties à la suite : les scores s’additionnent, et ce qui \
se reporte entre de lui-même dans la partie suivante.","match.rounds":"Combien de parties au plus","match.options":"Arbitrages du match","match.begin":"Commencer le match","match.standings":"Classeme\
nt","match.played":"{n} parties sur {of} ont été jouées.","match.by.two-wins":"par deux victoires","match.rank":"Place","match.player":"Joueur","match.game":"Partie {n}","match.game-of":"{game}, pa\
rtie {n} du match","match.total":"Total","match.wins":"Victoires","match.won":"a gagné cette partie","match.cash":"Reporté","match.games":"Parties ({n} sur {of})","match.no-games":"Aucune partie n’a\
 encore commencé.","match.running":"en cours","match.deleted":"Ce navigateur n’a plus la partie ; son résultat compte.","match.wrong-cash":"Cette partie a commencé avec un autre argent que celui \
laissé par la précédente.","match.remove":"Retirer la partie {n} du match","match.next":"Partie {n}","match.carried":"Reporté : {cash}.","match.first-due":"{player} commence.","match.first-due-dr\
awn":"On tire au sort qui commence.","match.first-drawn":"tiré au sort","match.begin-next":"Commencer la partie {n}","match.add":"Ou compter une partie finie de ces joueurs","match.drop":"Oublier ce \
match","match.drop-anyway":"L’oublier","match.drop-hint":"Ses parties restent."};var ed={"review.title":"Rückschau","review.of":"Rückschau: {game}","review.open":"Partie durchsehen","review.leave":"Zurück zur Partie","review.steps":"Durch die Partie gehen","review.slider":"Stel\
lung","review.at":"{at} von {of} Aktionen","review.first":"Zum Anfang","review.back":"Eins zurück","review.on":"Eins vor","review.last":"Zum Ende","review.start":"Die Partie beginnt.","review.silent":"\
Sonst geschieht nichts.","review.rules":"Die Regeln dahinter","review.no-rules":"Hier wurde nichts entschieden.","review.refused":"Die Aufzeichnung bricht ab: Aktion {n} von {of} wird abgelehnt.","rev\
iew.not-yet":"Diese Partie läuft noch, und die Hände sind verdeckt. Eine Rückschau würde sie zeigen.","review.not-yet-but":"Sie öffnet sich, wenn die Partie zu Ende ist, am offenen Tisch oder bei \
einer Partie, die an einem echten Tisch geleitet wird.","review.here":"Diese Stellung ({at})","review.link":"Link zur Stellung {at}","review.link-hint":"Wer den Link öffnet, sieht die Partie an dieser\
 Stelle und kann sie ganz durchgehen. Er braucht kein Konto und nichts, was hier aufbewahrt wird.","review.no-link":"Dieser Browser ist zu alt, um Links zu machen. Gebt stattdessen die Aufzeichnung we\
iter.","review.link-broken":"Der Link ist beschädigt: Ein Teil fehlt oder wurde verändert. Lasst ihn euch noch einmal geben.","review.link-foreign":"Der Link enthält keine Partie dieses Tisches.","\
review.link-other-game":"Der Link gehört zu einem Spiel, das hier nicht gespielt wird.","review.link-too-long":"Der Link enthält mehr als irgendeine Partie. Er wird nicht geöffnet.","review.what-if":"\
Was wäre, wenn? Von hier weiterspielen","review.what-if-hint":"Hier beginnt eine eigene Partie. Diese bleibt, wie sie ist.","review.what-if-over":"Hier ist die Partie zu Ende. Geht zurück, um anders \
weiterzuspielen.","review.what-if-name":"{game}: was wäre, wenn, ab {at}","review.sheet":"Blatt zum Drucken","review.print":"Drucken","review.picture":"Bild des Ergebnisses","review.picture-foot":"Ge\
leitet von Gavel","review.picture-share":"Teilen","review.picture-save":"Als PNG speichern","review.picture-copy":"Bild kopieren","review.sheet.edition":"Ausgabe","review.sheet.players":"Spielende, in\
 Sitzfolge","review.sheet.date":"Datum","review.sheet.actions":"Aktionen","review.sheet.unfinished":"Die Partie ist nicht zu Ende: Die Summen sind die, die sie hätte, wenn sie hier endete.","review.s\
heet.check":"Zum Prüfen","review.sheet.check-code":"Der Code enthält die ganze Partie: Wer ihn scannt, kann jede Aktion nachspielen und die Prüfsumme vergleichen.","review.sheet.check-file":"Wer di\
e Aufzeichnung als Datei hat, kann jede Aktion nachspielen und die Prüfsumme vergleichen.","review.sheet.code":"QR-Code der ganzen Partie","review.sheet.history":"Prüfsumme der Partie","review.sheet\
.commitment":"Siegel des Mischens","review.sheet.nonce":"Zusatz des Mischens","correcting.open":"Eine frühere Aktion berichtigen","correcting.open-here":"Diese Aktion berichtigen","correcting.title.c\
hoice":"Eine frühere Aktion berichtigen","correcting.title.chooser":"Was war Aktion {n} wirklich?","correcting.title.line":"Was aus dem Rest wird","correcting.lead":"Geht zu der Aktion, die falsch is\
t. Was folgte, geht nicht verloren: Jede spätere Aktion wird neu beurteilt, und ihr entscheidet.","correcting.ways":"Was an Aktion {n} falsch war","correcting.way.replace":"Es war eine andere","corre\
cting.way.insert":"Davor fehlt eine","correcting.way.remove":"Sie geschah nicht","correcting.choose-hint":"Wählt, was wirklich geschah. Noch ändert sich nichts.","correcting.nobody":"Hier ist nieman\
d am Zug","correcting.by-referee":"Eine Aktion der Leitung","correcting.judging":"Was folgte, wird beurteilt …","correcting.refused":"Aktion {n} ist nicht mehr möglich","correcting.refused-new":"Di\
ese Aktion ist hier nicht möglich","correcting.told":"Sie war: {told}","correcting.so-far":"Bisher behalten: {kept}. Noch zu beurteilen: {rest}.","correcting.instead":"Eine andere an ihre Stelle setz\
en","correcting.out":"Sie weglassen","correcting.out-all":"Alle weglassen, die abgelehnt werden","correcting.end-here":"Hier enden","correcting.summary":"Unverändert behalten: {kept}. Behalten, aber m\
it anderer Folge: {changed}. Weggelassen: {out}.","correcting.confirm":"Alles übernehmen","correcting.confirm-to":"Bis Aktion {n} übernehmen","correcting.confirm-hint":"Die alte Partie bleibt in der\
 Liste, wie sie war.","correcting.name":"{game}, berichtigt","correcting.fates":"Was aus jeder wurde","correcting.fate.kept":"behalten","correcting.fate.new":"neu","correcting.fate.changed":"andere Fo\
lge","correcting.fate.out":"weggelassen","correcting.fate.cut":"nicht übernommen","correcting.now":"Jetzt: {told}","review.rulings":"Geltende Auslegungen"};var td={"review.title":"Review","review.of":"Review: {game}","review.open":"Review the game","review.leave":"Back to the game","review.steps":"Step through the game","review.slider":"Position","review\
.at":"{at} of {of} actions","review.first":"To the start","review.back":"One back","review.on":"One on","review.last":"To the end","review.start":"The game begins.","review.silent":"Nothing else happe\
ns.","review.rules":"The rules behind it","review.no-rules":"Nothing was decided here.","review.refused":"The record breaks off: action {n} of {of} is refused.","review.not-yet":"This game is still be\
ing played, and its hands are hidden. A review would show them.","review.not-yet-but":"It opens when the game is over, at an open table, or for a game that is refereed at a real table.","review.here":"\
This position ({at})","review.link":"Link to position {at}","review.link-hint":"Whoever opens the link sees the game at this point, and can step through all of it. It needs no account and nothing that\
 is kept here.","review.no-link":"This browser is too old to make links. Hand on the transcript instead.","review.link-broken":"The link is damaged: a part of it is missing, or was changed. Ask for it\
 once more.","review.link-foreign":"The link does not hold a game of this table.","review.link-other-game":"The link is of a game that is not played here.","review.link-too-long":"The link holds more \
than any game. It is not opened.","review.what-if":"What if? Play on from here","review.what-if-hint":"A game of its own begins here. This one stays as it is.","review.what-if-over":"The game is over \
here. Step back to play on in another way.","review.what-if-name":"{game}: what if, from {at}","review.sheet":"Sheet to print","review.print":"Print","review.picture":"Picture of the result","review.p\
icture-foot":"Refereed by Gavel","review.picture-share":"Share","review.picture-save":"Save as PNG","review.picture-copy":"Copy the picture","review.sheet.edition":"Edition","review.sheet.players":"Pl\
ayers, in seat order","review.sheet.date":"Date","review.sheet.actions":"Actions","review.sheet.unfinished":"The game is not over: the totals are those that it would have if it ended here.","review.sh\
eet.check":"To check it","review.sheet.check-code":"The code holds the whole game: whoever scans it can replay every action and compare the digest.","review.sheet.check-file":"Whoever has the transcri\
pt as a file can replay every action and compare the digest.","review.sheet.code":"QR code of the whole game","review.sheet.history":"Digest of the game","review.sheet.commitment":"Commitment of the s\
huffle","review.sheet.nonce":"Nonce of the shuffle","correcting.open":"Correct an earlier action","correcting.open-here":"Correct this action","correcting.title.choice":"Correct an earlier action","co\
rrecting.title.chooser":"What was action {n} really?","correcting.title.line":"What becomes of the rest","correcting.lead":"Go to the action that is wrong. What followed is not lost: each later action\
 is judged anew, and you decide.","correcting.ways":"What was wrong with action {n}","correcting.way.replace":"It was another one","correcting.way.insert":"One is missing before it","correcting.way.re\
move":"It did not happen","correcting.choose-hint":"Choose what really happened. Nothing changes yet.","correcting.nobody":"Nobody is to act here","correcting.by-referee":"A referee’s action","corre\
cting.judging":"The actions that followed are judged …","correcting.refused":"Action {n} is not possible any more","correcting.refused-new":"This action is not possible here","correcting.told":"It w\
as: {told}","correcting.so-far":"Kept so far: {kept}. Still to judge: {rest}.","correcting.instead":"Put another in its place","correcting.out":"Leave it out","correcting.out-all":"Leave out all that \
are refused","correcting.end-here":"End here","correcting.summary":"Kept as they were: {kept}. Kept, but leading elsewhere: {changed}. Left out: {out}.","correcting.confirm":"Take over all of it","cor\
recting.confirm-to":"Take over up to action {n}","correcting.confirm-hint":"The old game stays in the list as it was.","correcting.name":"{game}, corrected","correcting.fates":"What became of each","c\
orrecting.fate.kept":"kept","correcting.fate.new":"new","correcting.fate.changed":"leads elsewhere","correcting.fate.out":"left out","correcting.fate.cut":"not taken over","correcting.now":"Now: {told\
}","review.rulings":"Rulings in force"};var nd={"review.title":"Relecture","review.of":"Relecture : {game}","review.open":"Revoir la partie","review.leave":"Revenir à la partie","review.steps":"Parcourir la partie","review.slider":"Positi\
on","review.at":"{at} actions sur {of}","review.first":"Au début","review.back":"Un pas en arrière","review.on":"Un pas en avant","review.last":"À la fin","review.start":"La partie commence.","revi\
ew.silent":"Rien d’autre ne se passe.","review.rules":"Les règles derrière","review.no-rules":"Rien n’a été décidé ici.","review.refused":"La transcription s’interrompt : l’action {n} sur {o\
f} est refusée.","review.not-yet":"Cette partie est encore en cours et les mains sont cachées. Une relecture les montrerait.","review.not-yet-but":"Elle s’ouvre quand la partie est finie, à une tabl\
e ouverte, ou pour une partie arbitrée à une vraie table.","review.here":"Cette position ({at})","review.link":"Lien vers la position {at}","review.link-hint":"Qui ouvre le lien voit la partie à cet\
 instant et peut la parcourir en entier. Il ne faut ni compte ni rien de ce qui est gardé ici.","review.no-link":"Ce navigateur est trop ancien pour créer des liens. Transmettez plutôt la transcripti\
on.","review.link-broken":"Le lien est abîmé : il en manque une partie, ou elle a été modifiée. Redemandez-le.","review.link-foreign":"Le lien ne contient pas de partie de cette table.","review.\
link-other-game":"Le lien est celui d’un jeu que l’on ne joue pas ici.","review.link-too-long":"Le lien contient plus que n’importe quelle partie. Il n’est pas ouvert.","review.what-if":"Et si\
 ? Continuer à partir d’ici","review.what-if-hint":"Une nouvelle partie commence ici. Celle-ci reste telle quelle.","review.what-if-over":"La partie est finie ici. Revenez en arrière pour continue\
r autrement.","review.what-if-name":"{game} : et si, à partir de {at}","review.sheet":"Feuille à imprimer","review.print":"Imprimer","review.picture":"Image du résultat","review.picture-foot":"Arb\
itré par Gavel","review.picture-share":"Partager","review.picture-save":"Enregistrer en PNG","review.picture-copy":"Copier l’image","review.sheet.edition":"Édition","review.sheet.players":"Joueurs\
, dans l’ordre des sièges","review.sheet.date":"Date","review.sheet.actions":"Actions","review.sheet.unfinished":"La partie n’est pas finie : les totaux sont ceux qu’elle aurait si elle s’arrêtait \
ici.","review.sheet.check":"Pour vérifier","review.sheet.check-code":"Le code contient toute la partie : qui le scanne peut rejouer chaque action et comparer l’empreinte.","review.sheet.check-file":"\
Qui possède la transcription en fichier peut rejouer chaque action et comparer l’empreinte.","review.sheet.code":"Code QR de toute la partie","review.sheet.history":"Empreinte de la partie","review\
.sheet.commitment":"Engagement du mélange","review.sheet.nonce":"Nonce du mélange","correcting.open":"Corriger une action antérieure","correcting.open-here":"Corriger cette action","correcting.titl\
e.choice":"Corriger une action antérieure","correcting.title.chooser":"Quelle était vraiment l’action {n} ?","correcting.title.line":"Ce que devient la suite","correcting.lead":"Allez à l’action \
fautive. La suite n’est pas perdue : chaque action ultérieure est jugée à nouveau, et vous décidez.","correcting.ways":"Ce qui n’allait pas dans l’action {n}","correcting.way.replace":"C’en\
 était une autre","correcting.way.insert":"Il en manque une avant","correcting.way.remove":"Elle n’a pas eu lieu","correcting.choose-hint":"Choisissez ce qui s’est vraiment passé. Rien ne change en\
core.","correcting.nobody":"Personne ne doit agir ici","correcting.by-referee":"Une action de l’arbitre","correcting.judging":"La suite est jugée …","correcting.refused":"L’action {n} n’est plus \
possible","correcting.refused-new":"Cette action n’est pas possible ici","correcting.told":"C’était : {told}","correcting.so-far":"Gardées jusqu’ici : {kept}. Encore à juger : {rest}.","co\
rrecting.instead":"En mettre une autre à sa place","correcting.out":"L’omettre","correcting.out-all":"Omettre toutes celles qui sont refusées","correcting.end-here":"S’arrêter ici","correcting.\
summary":"Gardées telles quelles : {kept}. Gardées, mais avec un autre effet : {changed}. Omises : {out}.","correcting.confirm":"Tout reprendre","correcting.confirm-to":"Reprendre jusqu’à l’actio\
n {n}","correcting.confirm-hint":"L’ancienne partie reste dans la liste telle qu’elle était.","correcting.name":"{game}, corrigée","correcting.fates":"Ce que chacune est devenue","correcting.fat\
e.kept":"gardée","correcting.fate.new":"nouvelle","correcting.fate.changed":"autre effet","correcting.fate.out":"omise","correcting.fate.cut":"non reprise","correcting.now":"Maintenant : {told}","re\
view.rulings":"Arbitrages en vigueur"};var qs=["en","fr","de"],Ab={en:{...Uu,...Ku,...td,...Qu},fr:{...Vu,...Zu,...nd,...Xu},de:{...Gu,...Ju,...ed,...Yu}},Cb=Object.fromEntries(qs.map(e=>[e,Object.assign({},Ab[e],...Object.values(B).map(t=>t.
words[e]))]));function sd(e){let t=Cb[e],n=(s,o={})=>{let r=t[s];return r===void 0?(console.error(`no words in ${e} for ${s}`),s):r.replace(/\{(\w+)\}/g,(a,i)=>i in o?String(o[i]):a)};return n.language=
e,n}function od(e=navigator.languages){return e.map(n=>n.slice(0,2).toLowerCase()).find(n=>qs.includes(n))??"en"}var Tb={en:"English",fr:"Français",de:"Deutsch"};function rd({t:e,language:t,setLanguage:n,scheme:s,setScheme:o,settings:r,flip:a,go:i,screen:c}){return l`
        <header class="bar">
            <button type="button" class="brand" onClick=${()=>i("start")} aria-current=${c==="start"?"page":void 0}>
                <${Ob} /><span>Gavel</span><span class="visually-hidden"> – ${e("header.home")}</span>
            </button>
            <div class="bar-end">
                <label class="compact">
                    <span class="visually-hidden">${e("header.language")}</span>
                    <select name="language" value=${t} onChange=${d=>n(d.target.value)}>
                        ${qs.map(d=>l`<option value=${d} lang=${d} selected=${d===t}>${Tb[d]}</option>`)}
                    </select>
                </label>
                <label class="compact">
                    <span class="visually-hidden">${e("header.scheme")}</span>
                    <select name="scheme" value=${s} onChange=${d=>o(d.target.value)}>
                        ${["auto","light","dark"].map(d=>l`<option value=${d} selected=${d===s}>${e(`header.scheme.${d}`)}</option>`)}
                    </select>
                </label>
                <${el} settings=${r} flip=${a} t=${e} />
            </div>
        </header>
    `}var Ob=()=>l`
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
        <rect x="4" y="26" width="24" height="3" rx="1" />
        <g transform="rotate(-40 15 14)">
            <rect x="6" y="9" width="14" height="9" rx="1.5" /><rect x="4" y="8" width="3" height="11" rx="1" />
            <rect x="19" y="8" width="3" height="11" rx="1" /><rect x="12" y="18" width="2.6" height="13" rx="1" />
        </g>
    </svg>
`;var At=new URL("..",import.meta.url),On=new URL("table",At).href,Is=()=>location.href.split(/[?#]/)[0],Mn=()=>Is()===On||Is().startsWith(`${On}/`),se=()=>Mn()?On:Is();function Fs(){return Mn()?Is().slice(
On.length).replace(/^\//,""):location.hash.startsWith("#/")?location.hash.slice(2):""}function oa(e){return e===""?se():Mn()?`${On}/${e}`:`${se()}#/${e}`}function ad(){let e=document.querySelector("li\
nk[rel=icon]");e!==null&&(e.href=e.href)}function R(e,t){let[n,s]=b({value:null,of:[],problem:null});return S(()=>{let o=!0;return e().then(r=>o&&s({value:r,of:t,problem:null}),r=>o&&s({value:null,of:t,problem:r})),()=>{o=!1}},t),n}var aa=is(
{current:!0});function D(...e){let t=T(null),n=Bt(aa);return S(()=>{if(!n.current){n.current=!0;return}let s=t.current;if(s===null)return;s.focus({preventScroll:!0});let{top:o,bottom:r}=s.getBoundingClientRect();
(o<0||r>innerHeight)&&s.scrollIntoView({block:"nearest"})},e),t}var Mb="(min-width: 64rem)",Pb="(prefers-reduced-motion: reduce)";function Hs(...e){S(()=>{let t=document.querySelector("[data-here]"),n=document.
querySelector(".actions");if(t===null||n===null||matchMedia(Mb).matches)return;let{top:s,bottom:o}=t.getBoundingClientRect(),r=Math.min(innerHeight,n.getBoundingClientRect().top);if(s>=0&&o<=r)return;
let a=s<0||o-s>r-2*ra?s-ra:o-r+ra;window.scrollBy({top:a,behavior:matchMedia(Pb).matches?"instant":"smooth"})},e)}var ra=8;function q(){S(()=>window.scrollTo(0,0),[])}function Ws(e){let t=T(e);t.current=
e,S(()=>{let n=()=>t.current(),s=()=>document.hidden&&n();return window.addEventListener("blur",n),window.addEventListener("pagehide",n),document.addEventListener("visibilitychange",s),()=>{window.removeEventListener(
"blur",n),window.removeEventListener("pagehide",n),document.removeEventListener("visibilitychange",s)}},[])}function id({label:e,hint:t,accept:n,name:s,take:o}){let[r,a]=b(!1);return l`
        <div class="field drop-zone ${r?"over":""}" data-drop onDragOver=${d=>{d.preventDefault(),a(!0)}} onDragLeave=${()=>a(!1)} onDrop=${d=>{d.preventDefault(),a(!1);let u=[...d.dataTransfer.files];
u.length>0&&o(u)}}>
            <label for="files-${s}">${e}</label>
            <p class="hint" id="files-${s}-hint">${t}</p>
            <input id="files-${s}" name=${s} type="file" multiple accept=${n} aria-describedby="files-${s}-hint" onChange=${({target:d})=>{let u=[...d.files];d.value="",u.length>0&&o(u)}} />
        </div>
    `}function ia(e,t,n){let s=ld(t);if(s!==void 0)return[cd({file:e,line:null},s,n)];let o=t.replace(/^\ufeff/,"").split(/\r?\n/).map((r,a)=>({each:r,line:a+1})).filter(({each:r})=>r.trim()!=="");return o.
length<2?[{file:e,line:null,fault:"no-json"}]:o.map(({each:r,line:a})=>cd({file:e,line:a},ld(r),n))}function ld(e){try{return JSON.parse(e.replace(/^\ufeff/,""))}catch{return}}function cd(e,t,n){if(t===
void 0)return{...e,fault:"no-json"};let s=t?.game??t?.state?.game;return typeof s!="string"||!n(s)?{...e,fault:"no-game"}:Array.isArray(t.actions)?{...e,record:t}:{...e,fault:"no-actions"}}function ud(e,t){
let{record:n,fault:s}=e,o=n===void 0?{}:{game:n.game??n.state.game,players:Lb(n),of:n.actions.length},a={...{players:[],of:null,applied:null,refusedAt:null,code:"",rule:"",detail:"",finished:!1,winners:[],
game:""},file:e.file,line:e.line,...o};if(s!==void 0)return{...a,verdict:s};if(t===null)return{...a,verdict:"waiting"};if(!t.ok){let{errors:f=[],violations:m=[],detail:$="",title:g=""}=t.body,[y]=[...f,
...m];return{...a,verdict:"not-readable",code:y?.code??"",rule:y?.rule??"",detail:y?[y.pointer,y.detail].filter(Boolean).join(": "):$||g}}let{applied:i,refused:c,position:d,history_matches:u,scores_match:p}=t.
body,h={...a,applied:i,finished:d.finished,winners:d.scores?.winners??[]};if(c!==null){let[f]=c.problem.violations??c.problem.errors??[];return{...h,verdict:"refused",refusedAt:c.index+1,code:f?.code??
"",rule:f?.rule??"",detail:f?.detail??c.problem.title}}return u===!1?{...h,verdict:"digest"}:p===!1?{...h,verdict:"scores"}:{...h,verdict:"right"}}function Lb(e){let{players:t}=e.setup??e.state??{};return Array.
isArray(t)?t.map(n=>String(n?.id??n)):[]}var dd=["file","line","game","players","verdict","actions","applied","refused_at","code","rule","detail","finished","winners"],pd=({file:e,line:t,game:n,players:s,
verdict:o,of:r,applied:a,refusedAt:i,code:c,rule:d,detail:u,finished:p,winners:h})=>[e,t,n,s.join("; "),o,r,a,i,c,d,u,p?"yes":"no",h.join("; ")];function Re(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var X=(e,t)=>e.filter(n=>n.pointer===t||n.pointer?.startsWith(`${t}/`));function I({name:e,label:t,hint:n,errors:s=[],control:o,children:r}){let a=`field-${e}`,i=[n&&`${a}-hint`,s.length>0&&`${a}-erro\
rs`].filter(Boolean).join(" "),c={id:a,name:e,"aria-invalid":s.length>0?"true":void 0,"aria-describedby":i||void 0};return l`
        <div class="field ${s.length>0?"invalid":""}">
            <label for=${a}>${t}</label>
            ${n&&l`<p class="hint" id="${a}-hint">${n}</p>`}
            <div class="control">${o(c)}${r}</div>
            <${la} id="${a}-errors" errors=${s} />
        </div>
    `}var la=({id:e,errors:t})=>t.length>0&&l`<ul class="errors" id=${e} data-errors>${t.map(n=>l`<li><${Ge} text=${n.detail} /></li>`)}</ul>`,U=({choices:e,value:t,onChange:n,...s})=>l`
    <select ...${s} onChange=${o=>n(e[o.target.selectedIndex][0])}>
        ${e.map(([o,r])=>l`<option key=${o} value=${String(o)} selected=${o===t}>${r}</option>`)}
    </select>
`,Ge=({text:e})=>e.split(/`([^`]+)`/).map((t,n)=>n%2===1?l`<code>${t}</code>`:t);function hd(e){e?.querySelector('[aria-invalid="true"], .invalid :is(button, input, select, textarea):enabled')?.focus()}function L({problem:e,t,errors:n,hint:s,plain:o}){if(!e)return null;let r=e.problem??{},a=n??r.errors??r.violations??[];return l`
        <div class="problem" role="alert" data-problem=${r.type??e.name}>
            <strong>${r.title??t(e instanceof oe?"problem.unreachable":"problem.here")}</strong>
            ${(s||r.detail)&&l`<p>${s||r.detail}</p>`}
            ${!r.type&&e.message&&l`<p>${e.message}</p>`}
            ${o&&l`<p data-plainly>${o}</p>`}
            ${a.length>0&&l`<ul>${a.map(i=>l`<li><${zb} error=${i} /></li>`)}</ul>`}
        </div>
    `}var zb=({error:e})=>l`
    <${Ge} text=${e.detail} />
    <${Ct} error=${e} />
    ${e.clause&&l`<p class="clause">${e.clause}</p>`}
`;function Ct({error:{code:e,rule:t,pointer:n}}){return Dt()?[e,t,n].filter(Boolean).map(s=>l` <code class="pointer">${s}</code>`):null}var Rb=/^[=+\-@\t\r\n]/,jb=/^-?\d+(\.\d+)?$/;var fd=e=>`\uFEFF${e.map(t=>t.map(Bb).join(",")).join(`\r
`)}\r
`;function Bb(e){let t=e==null?"":String(e),n=Rb.test(t)&&!jb.test(t)?`'${t}`:t;return/[",;\t\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function md({found:e,client:t,names:n,go:s,t:o}){let[r,a]=b({of:null,by:[]}),[i,c]=b(null),d=r.of===e?r.by:[];S(()=>{let m=!1,$=async()=>{let g=e.flatMap(({record:w},v)=>w===void 0?[]:[{id:v,operation:"\
replays",game:w.game??w.state.game,body:w}]),y=[];for await(let w of t.batch(g)){if(m)return;y[w.id]=w,a({of:e,by:[...y]})}};return c(null),$().catch(g=>!m&&c(g)),()=>{m=!0}},[e,t]);let u=e.map((m,$)=>ud(
m,d[$]??null)),p=u.filter(({verdict:m})=>m==="right").length,h=u.filter(({verdict:m})=>m==="waiting").length,f=()=>Re("gavel-verdicts.csv",new Blob([fd([dd,...u.map(pd)])],{type:"text/csv"}));return l`
        <section class="verdicts" aria-labelledby="verdicts" aria-busy=${String(h>0&&i===null)} data-verdicts=${u.length} data-right=${p}>
            <h2 id="verdicts">${o("verdicts.title")}</h2>
            <p role="status">${h>0?o("verdicts.waiting",{n:h,of:u.length}):o("verdicts.summary",{right:p,of:u.length,wrong:u.length-p})}</p>
            <${L} problem=${i} t=${o} />
            <div><button type="button" data-csv disabled=${h>0} onClick=${f}>${o("verdicts.csv")}</button></div>
            <div class="scrolling" tabindex="0" role="region" aria-labelledby="verdicts"><table>
                <thead><tr>${["file","game","verdict","actions"].map(m=>l`<th key=${m} scope="col">${o(`verdicts.${m}`)}</th>`)}<td></td></tr></thead>
                <tbody>${u.map((m,$)=>l`<${Nb} key=${$} row=${m} names=${n} open=${()=>Db(e[$].record,s)} t=${o} />`)}</tbody>
            </table></div>
        </section>
    `}function Db(e,t){let{game:n,actions:s,history:o,scores:r,...a}=e,i={...o!==void 0&&{history:o},...r!==void 0&&{scores:r}};t("seen",{record:{game:n??a.state.game,start:a,actions:s,...i}})}function Nb({
row:e,names:t,open:n,t:s}){let{file:o,line:r,game:a,players:i,verdict:c,of:d,applied:u,refusedAt:p,rule:h,detail:f,finished:m,winners:$}=e;return l`
        <tr data-verdict-row=${c}>
            <th scope="row" class="file">${o}${r!==null&&l` <span class="soft">${s("verdicts.line",{n:r})}</span>`}</th>
            <td>${t[a]??a}<br /><span class="soft small">${i.join(", ")}</span></td>
            <td>
                <strong class="verdict-word">${s(`verdicts.is.${c}`)}</strong>
                ${p!==null&&l` ${s("verdicts.at",{n:p})}`}
                ${f&&l`<br /><span class="small">${f}</span>`}
                ${h&&l`<br /><code>${h}</code>`}
                ${c==="right"&&l`<br /><span class="soft small">${m?s($.length>0?"verdicts.won":"verdicts.nobody",{names:$.join(", ")}):s("verdicts.running")}</span>`}
            </td>
            <td>${d===null?"":`${u??"–"} / ${d}`}</td>
            <td>${u!==null&&l`<button type="button" data-look onClick=${n}>${s("verdicts.look")}</button>`}</td>
        </tr>
    `}function Kt({refusal:e,table:t,view:n,legal:s}){let o=T(null),r=e?.problem.kind==="illegal-action";if(S(()=>{o.current?.scrollIntoView({block:"nearest"}),r&&o.current?.focus({preventScroll:!0})},[e]),
e===null)return null;let{t:a}=t,{problem:i}=e,c=r&&[i.problem.title,...i.problem.violations.map(({detail:d})=>d)].join(" ");return l`
        <div class="refusal-place" ref=${o} ...${r&&{role:"group",tabindex:"-1","aria-label":c}}>
            ${r?l`<${Tt} document=${i.problem} game=${t.game} t=${a} view=${n} legal=${s} />`:l`<${L} problem=${i} t=${a} />`}
        </div>
    `}function Tt({document:e,game:t,t:n,view:s,instead:o=[],legal:r}){let{violations:a,legal_actions:i}=e,c=r??(i.length>0?i:o);return l`
        <div class="refusal" data-refusal>
            <h2>${e.title}</h2>
            <ul>${a.map(d=>l`
                <li data-code=${d.code}>
                    <p>${d.detail}<${Ct} error=${d} /></p>
                    ${d.clause&&l`<blockquote class="clause" data-clause=${d.rule}>${d.clause}</blockquote>`}
                    ${d.against?.length>0&&l`<ul data-against=${d.against.length}>${d.against.map(u=>l`<li data-code=${u.code}>${u.detail}</li>`)}</ul>`}
                </li>`)}
            </ul>
            ${c.length>0&&l`
                <p class="small">${n("refusal.legal")}</p>
                <ul class="small legal-list">${c.slice(0,8).map(d=>l`<li>${qb(d,t,n,s)}</li>`)}
                    ${c.length>8&&l`<li>${n("refusal.more",{n:c.length-8})}</li>`}</ul>`}
        </div>
    `}function qb(e,t,n,s){if(e.amount?.minimum!==void 0)return n(`refusal.bid${vr(e)}`,{player:e.player,...e.amount});let o=Object.values(e).find(r=>r?.count!==void 0);return o?n("reveal.due",{n:o.count,
of:o.count}):t.label(e,n,s)}var Ib=64*1024*1024,gd=e=>e in B;function Fb({record:e,fault:t},n,s){if(t==="no-json")throw new Error(`${s("import.no-json")} ${Hb(n)}`);if(t!==void 0)throw new Error(s(`import.${t}`));return{game:e.game??
e.state.game,body:e}}function Hb(e){try{return JSON.parse(e),""}catch(t){return t.message}}function bd({t:e,client:t,go:n,enter:s,given:o}){q();let r=D(),[a,i]=b(o??""),[c,d]=b(null),[u,p]=b(null),[h,
f]=b(null),{value:m}=R(()=>t.games(),[t]),$=Object.fromEntries((m??[]).map(({id:v,name:k})=>[v,k])),g=async(v,k)=>{d(null),p(null),f(null);try{if(v.length>1e3)throw new Error(e("import.too-many",{n:v.
length,most:1e3}));if(v.length!==1)return f(v);let{game:E,body:O}=Fb(v[0],k,e);p({game:E,body:O,answer:await t.game(E).replay(O)})}catch(E){d(E)}},y=v=>g(ia(e("import.pasted"),v,gd),v),w=async v=>{if(v.
reduce((E,{size:O})=>E+O,0)>Ib)return d(new Error(e("import.too-large")));let k=await Promise.all(v.map(E=>E.text()));return i(k.length===1?k[0]:""),g(k.flatMap((E,O)=>ia(v[O].name,E,gd)),k[0])};return S(
()=>{o&&y(o)},[o]),l`
        <main id="content" class="import" data-screen="import">
            <h1 ref=${r} tabindex="-1">${e("import.title")}</h1>
            <p>${e("import.lead")}</p>
            <form class="sheet" onSubmit=${v=>{v.preventDefault(),y(a)}}>
                <${id} label=${e("import.file")} hint=${e("import.file-hint")} accept=".json,.jsonl,.ndjson,application/json,application/x-ndjson" name="file" take=${w} />
                <div class="field">
                    <label for="import-text">${e("import.text")}</label>
                    <textarea id="import-text" name="transcript" class="code" rows="8" spellcheck="false" value=${a} onInput=${v=>i(v.target.value)} />
                </div>
                <div class="row end">
                    <button type="button" onClick=${()=>n("start")}>${e("back")}</button>
                    <button type="submit" class="primary" data-verify>${e("import.verify")}</button>
                </div>
            </form>
            <${L} problem=${c} t=${e} />
            ${h&&l`<${md} found=${h} client=${t} names=${$} go=${n} t=${e} />`}
            ${u&&l`<${Wb} ...${u} t=${e} go=${n} enter=${s} />`}
        </main>
    `}function Wb({game:e,body:t,answer:n,t:s,go:o,enter:r}){let{position:a,applied:i,refused:c,history_matches:d,scores_match:u}=n,{game:p,actions:h,history:f,scores:m,...$}=t,g=c===null&&d!==!1&&u!==
!1,y=()=>r({game:e,start:$,actions:h.slice(0,i),cursor:i}),w={...f!==void 0&&{history:f},...m!==void 0&&{scores:m}},v=()=>o("seen",{record:{game:e,start:$,actions:h,...w}});return l`
        <section class="verdict-box ${g?"sound":"broken"}" role="status" data-verdict=${g?"sound":"broken"} data-applied=${i}>
            <h2>${s(g?"import.sound":"import.broken")}</h2>
            <p>${s("import.applied",{applied:i,of:h.length})} ${a.finished?s("import.finished"):""}</p>
            ${d!==null&&l`<p data-history=${String(d)}>${s(d?"import.history":"import.no-history")}</p>`}
            ${u!==null&&l`<p data-scores=${String(u)}>${s(u?"import.scores":"import.no-scores")}</p>`}
            ${c!==null&&l`
                <p data-refused-index=${c.index}>${s("import.refused",{n:c.index+1})} <code>${JSON.stringify(h[c.index])}</code></p>
                <${Gb} problem=${c.problem} game=${B[e]} t=${s} position=${a} />`}
            <div class="row tight">
                <button type="button" class="primary" data-open onClick=${y}>${s(g?"import.open":"import.open-last")}</button>
                <button type="button" data-review onClick=${v}>${s("review.open")}</button>
            </div>
        </section>
    `}var Gb=({problem:e,game:t,t:n,position:s})=>e.type==="/problems/illegal-action"?l`<${Tt} document=${e} game=${t} t=${n} view=${s.state} instead=${s.legal_actions} />`:l`<${L} problem=${{problem:e}} t=${n} />`;var Ub=e=>e/2**32|0,Vb=e=>e>>>0;function yd(e,t,n,s){let o=Ub(n),r=Vb(n);e.setUint32(t,s?r:o,s),e.setUint32(t+4,s?o:r,s)}function wd(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name==="Uint8Array"&&"BYTES_PER_ELEMENT"in e&&e.BYTES_PER_ELEMENT===1}var ca=e=>e?`"${e}" `:"";function Kb(e,t=""){if(typeof e!=
"number")throw new TypeError(ca(t)+"expected number, got "+typeof e);if(!Number.isSafeInteger(e)||e<0)throw new RangeError(ca(t)+"expected integer >= 0, got "+e);return e}function ua(e,t,n=""){if(wd(e)&&(t===void 0||e.length===t))return e;t!==void 0&&Kb(t,"length");let s=wd(e),o=t!==void 0?` of length ${t}`:"",r=s?`length=${e.length}`:`type=${typeof e}`,a=ca(n)+"expect\
ed Uint8Array"+o+", got "+r;throw s?new RangeError(a):new TypeError(a)}var Zb=(e,t)=>{if(e===null||typeof e!="object"||Array.isArray(e))throw new TypeError((t==="object"?"":`"${t}" `)+"expected object, got type="+typeof e)},kd=(e,t)=>{Zb(e,t);let n=Object.getPrototypeOf(
e);if(n!==Object.prototype&&n!==null)throw new TypeError(`"${t}" expected plain object`);if(Object.hasOwn(e,"__proto__"))throw new TypeError(`"${t}.__proto__" is not allowed`)};function da(e,t=!0){if(e.
destroyed)throw new Error("hash was destroyed");if(t&&e.finished)throw new Error("digest() was already called")}function vd(e,t){ua(e,void 0,"output");let n=t.outputLen;if(!(e.length>=n))throw new RangeError(
'"output" expected length >= '+n)}function pa(...e){for(let t=0;t<e.length;t++)e[t].fill(0)}function Gs(e){return new DataView(e.buffer,e.byteOffset,e.byteLength)}function Ce(e,t){return e<<32-t|e>>>t}function Yb(e,t,n="opts"){return kd(e,"defaults"),t!==void 0&&kd(t,n),Object.assign(Object.create(null),e,t)}function xd(e,t={}){if(typeof e!="function")throw new TypeError('"hashCons" expected functi\
on, got type='+typeof e);t=Yb({},t,"info");let n=(o,r)=>e(r).update(o).digest(),s=e(void 0);return n.outputLen=s.outputLen,n.blockLen=s.blockLen,n.canXOF=s.canXOF,n.create=o=>e(o),Object.assign(n,t),Object.
freeze(n)}var Sd=e=>({oid:Uint8Array.from([6,9,96,134,72,1,101,3,4,2,e])});function _d(e,t,n){return e&t^~e&n}function Ed(e,t,n){return e&t^e&n^t&n}var Us=class{blockLen;outputLen;canXOF=!1;padOffset;isLE;buffer;view;finished=!1;length=0;pos=0;destroyed=!1;constructor(t,n,s,o){
this.blockLen=t,this.outputLen=n,this.padOffset=s,this.isLE=o,this.buffer=new Uint8Array(t),this.view=Gs(this.buffer)}update(t){da(this),ua(t);let{view:n,buffer:s,blockLen:o}=this,r=t.length,a=!1;for(let i=0;i<
r;){let c=Math.min(o-this.pos,r-i);if(c===o){let d=Gs(t);for(;o<=r-i;i+=o)this.process(d,i);a=!0;continue}s.set(i===0&&c===r?t:t.subarray(i,i+c),this.pos),this.pos+=c,i+=c,this.pos===o&&(this.process(
n,0),this.pos=0,a=!0)}return this.length+=t.length,a&&this.roundClean(),this}digestInto(t){da(this),vd(t,this),this.finished=!0;let{buffer:n,view:s,blockLen:o,isLE:r}=this,{pos:a}=this;n[a++]=128,n.fill(
0,a),this.padOffset>o-a&&(this.process(s,0),n.fill(0)),yd(s,o-8,this.length*8,r),this.process(s,0),this.roundClean();let i=t===n?s:Gs(t),c=this.outputLen,d=c/4,u=this.get();if(c%4||d>u.length)throw new Error(
"invalid outputLen");for(let p=0;p<d;p++)i.setUint32(4*p,u[p],r)}digest(){let{buffer:t,outputLen:n}=this;this.digestInto(t);let s=t.slice(0,n);return this.destroy(),s}_cloneIntoMeta(t){let{buffer:n,length:s,
finished:o,destroyed:r,pos:a}=this;return t.destroyed=r,t.finished=o,t.length=s,t.pos=a,a&&t.buffer.set(n),t}clone(){return this._cloneInto()}},Ad=Uint32Array.from([1779033703,3144134277,1013904242,2773480762,
1359893119,2600822924,528734635,1541459225]);var Qb=Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,
4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,
1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,
1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298]),lt=new Uint32Array(64),ha=class extends Us{A=0;B=0;C=0;D=0;E=0;F=0;G=0;H=0;constructor(t,n){super(64,
t,8,!1),this.A=n[0]|0,this.B=n[1]|0,this.C=n[2]|0,this.D=n[3]|0,this.E=n[4]|0,this.F=n[5]|0,this.G=n[6]|0,this.H=n[7]|0}get(){let{A:t,B:n,C:s,D:o,E:r,F:a,G:i,H:c}=this;return[t,n,s,o,r,a,i,c]}set(t,n,s,o,r,a,i,c){
this.A=t|0,this.B=n|0,this.C=s|0,this.D=o|0,this.E=r|0,this.F=a|0,this.G=i|0,this.H=c|0}_cloneInto(t){return(t||=new this.constructor).set(...this.get()),this._cloneIntoMeta(t)}process(t,n){for(let p=0;p<
16;p++,n+=4)lt[p]=t.getUint32(n,!1);for(let p=16;p<64;p++){let h=lt[p-15],f=lt[p-2],m=Ce(h,7)^Ce(h,18)^h>>>3,$=Ce(f,17)^Ce(f,19)^f>>>10;lt[p]=$+lt[p-7]+m+lt[p-16]|0}let{A:s,B:o,C:r,D:a,E:i,F:c,G:d,H:u}=this;
for(let p=0;p<64;p++){let h=Ce(i,6)^Ce(i,11)^Ce(i,25),f=u+h+_d(i,c,d)+Qb[p]+lt[p]|0,$=(Ce(s,2)^Ce(s,13)^Ce(s,22))+Ed(s,o,r)|0;u=d,d=c,c=i,i=a+f|0,a=r,r=o,o=s,s=f+$|0}s=s+this.A|0,o=o+this.B|0,r=r+this.
C|0,a=a+this.D|0,i=i+this.E|0,c=c+this.F|0,d=d+this.G|0,u=u+this.H|0,this.set(s,o,r,a,i,c,d,u)}roundClean(){pa(lt)}destroy(){this.destroyed=!0,this.set(0,0,0,0,0,0,0,0),pa(this.buffer)}},fa=class extends ha{constructor(){
super(32,Ad)}};var Cd=xd(()=>new fa,Sd(1));var Xb=32,ey=/^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/,Zt=()=>Md(crypto.getRandomValues(new Uint8Array(Xb))),Ot=e=>Md(Cd(ty(e))),Td=e=>ey.test(e),Yt=(e,t)=>`gvs1.${e}.${t}`,Od=e=>e.split(".")[1];function Md(e){
return btoa(String.fromCharCode(...e)).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function ty(e){let t=atob(e.replaceAll("-","+").replaceAll("_","/"));return Uint8Array.from(t,n=>n.charCodeAt(
0))}var Vs=new be("tables"),ma="join-secrets",ny=3,Pd=60,Ld=async()=>(await Vs.all()).sort((e,t)=>t.changed-e.changed),Qt=e=>Vs.get(e);async function le(e){let[t,n]=[e.told.slice(-Pd),e.played.slice(-Pd)];
return Vs.put({...e,told:t,played:n,changed:Date.now()})}var Js=e=>Vs.remove(e),Xt=async()=>ye(ma)??[];async function zd(e){return pe(ma,[e,...await Xt()].slice(0,ny))}async function Rd(e){pe(ma,(await Xt()).
filter(t=>t!==e))}var $a="#join",sy=/^[a-z0-9-]{1,64}$/,oy=/^[A-Za-z0-9_.-]{1,20000}$/,[ry,ay]=[/^[1-9][0-9]{0,4}$/,/^(0|[1-9][0-9]{0,4})$/],iy=/^gvs1\.[1-9rt]\.[A-Za-z0-9_-]{43}$/,jd={game:sy,token:oy,key:iy,clock:ry,
undo:ay};function ct(e,{game:t,token:n,key:s,clock:o,undo:r}){let a=Object.entries({game:t,token:n,key:s,clock:o,undo:r}).filter(([,c])=>c!==void 0),i=new URLSearchParams(a.map(([c,d])=>[c,String(d)]));
return`${e}#${i}`}var Bd=e=>e+$a,Pn=e=>e===$a||/^#(?:game|token|key)=/.test(e);function ly(e){if(e===$a)return{invitation:!0};let t=new URLSearchParams(e.slice(1)),n=[...t.keys()];if(n.some((c,d)=>!(c in
jd)||n.indexOf(c)<d))return null;let{game:s,token:o,key:r,clock:a,undo:i}=Object.fromEntries(t);return s===void 0||o===void 0||n.some(c=>!jd[c].test(t.get(c)))?null:{game:s,token:o,...r&&{key:r},...a&&
{clock:Number(a)},...i&&{undo:Number(i)}}}function Ks(e){let n=(e.match(/#[^\s<>"]*/g)??[]).filter(Pn).map(ly);return n.length===0||n.includes(null)?null:n}function en({t:e,open:t,hint:n}){let[s,o]=b(""),[r,a]=b(!1);return l`
        <form class="paste" novalidate onSubmit=${async c=>{c.preventDefault();let d=Ks(s);a(d===null),d!==null&&(o(""),await t(d))}}>
            <div class="field ${r?"invalid":""}">
                <label for="paste-link">${e("links.paste")}</label>
                ${n&&l`<p class="hint" id="paste-hint">${n}</p>`}
                <div class="control">
                    <input id="paste-link" name="link" type="text" autocomplete="off" spellcheck="false" value=${s}
                        aria-invalid=${r?"true":void 0} aria-describedby=${[n&&"paste-hint",r&&"paste-errors"].filter(Boolean).join(" ")||void 0}
                        onInput=${c=>o(c.target.value)} />
                    <button type="submit" data-open-link>${e("links.open")}</button>
                </div>
                ${r&&l`<p class="errors" id="paste-errors" role="alert" data-errors>${e("links.broken")}</p>`}
            </div>
        </form>
    `}function Dd({t:e,go:t,open:n}){q();let s=D(),[o,r]=b(""),[a,i]=b(!0),c=async()=>{let d=Zt();i(await zd(d)),r(Ot(d))};return S(()=>{Xt().then(([d])=>d?r(Ot(d)):c())},[]),l`
        <main id="content" class="import join" data-screen="join">
            <h1 ref=${s} tabindex="-1">${e("join.title")}</h1>
            <div class="sheet">
                <p>${e("join.lead")}</p>
                <${cy} code=${o} t=${e} />
                ${!a&&l`<p class="warning" role="alert">${e("links.not-stored")}</p>`}
                <p class="hint">${e("join.hint")}</p>
                <div><button type="button" class="quiet" data-another-code onClick=${c}>${e("join.another")}</button></div>
                <${en} t=${e} open=${n} hint=${e("join.paste-hint")} />
                <div class="row end"><button type="button" onClick=${()=>t("start")}>${e("back")}</button></div>
            </div>
        </main>
    `}function cy({code:e,t}){let[n,s]=b("");return l`
        <div class="field">
            <label for="join-code">${t("join.code")}</label>
            <div class="control">
                <input id="join-code" name="code" type="text" readonly class="code" value=${e} onFocus=${o=>o.target.select()} />
                <button type="button" class="primary" data-copy-code onClick=${async()=>s(await Xe(e)?e:"")}>
                    ${t(n!==""&&n===e?"copied":"links.copy")}</button>
                ${"share"in navigator&&l`<button type="button" data-share onClick=${()=>navigator.share({text:e}).catch(()=>{})}>${t("links.share")}</button>`}
            </div>
        </div>
    `}var uy=["sealing-not-configured","seal-broken","key-refused","branched","held","table-unknown"],ga=(e,t)=>uy.includes(e?.kind)?t(`links.problem.${e.kind}`):void 0,Te=({problem:e,t})=>l`<${L} problem=${e} t=${t} plain=${ga(
e,t)} />`;var ut=({players:e},t,n)=>e[Number(t)-1]??n(`links.holder.${t}`),[je,Nd]=["r","t"];function Zs({token:e,head:t,view:n,actions:s}){let o=s.findLastIndex(a=>a.action!==null||a.player==="referee"),r=s.slice(o+1);return{token:e,head:t,settled:r.length>0?r[0].ply-1:n.ply,pending:r.length}}
function qd({place:e,heads:t},n){if(n.settled>e.settled)return"newer";let s=n.settled===e.settled?e.head:t[n.settled];return s!==void 0&&s!==n.head?"line":n.settled<e.settled?"older":n.token===e.token?
"same":n.pending>0&&e.pending>0?"choices":n.pending>=e.pending?"newer":"older"}function Id({place:e,played:t},n,{guarded:s,actions:o}){if(!s)return e.settled;let r=new Map(t.map(i=>[i.ply,JSON.stringify(i)])),a=o.find(i=>i.ply<=n&&r.has(i.ply)&&r.get(i.ply)!==JSON.stringify(i));
return Math.min(e.settled,n,a===void 0?n:a.ply-1)}var ba=(e,t)=>Object.fromEntries(Object.entries(t).filter(([n])=>Number(n)<=e));function Fd(e,t,{guarded:n,events:s,view:o,actions:r},a,i){let c=e.changed===
0,d=a===e.place.settled&&(!n||t.settled===a),u=d?e.told:e.told.filter(({ply:h})=>h<=a);if(s.length===0)return u;if(!n||d&&!c)return[...u,{ply:o.ply,from:o.ply,events:s,language:i}];let p=c?r[0]?.ply??
1:Math.max(a+1,t.settled+1-8);return[...u,{ply:t.settled,from:p,events:s,language:i}]}function Hd(e,{settled:t,token:n,pending:s},o,{guarded:r}){if(!r)return{};let a={...ba(o,e.tokens??{}),...s===0&&{
[t]:n}};return Object.fromEntries(Object.entries(a).filter(([i])=>Number(i)>=t-8))}var Ys={since:0},dy=/^[1-9r]$/;async function Wd(e,{undo:t,...n}){let s=await py(e,n);return t!==void 0&&s.answer.guarded?{...s,asked:{ply:t,token:n.token}}:s}async function py(e,{game:t,token:n,key:s,
clock:o}){let r=e.game(t),a=await r.sealed(n,s).view(Ys),i=await Qt(a.table)??{...ya(t,a),...o&&{clock:o}},c=s===void 0?await hy(r,n,i):tn(i,s),d=wa(c);if(a.guarded&&c.changed!==0)return fe(e,c);let u=d===
s?a:await r.sealed(n,d).view(Ys);return my(e,c,u)}var Qs=(e,t,n={})=>De(e,t).view({...Ys,...n}),fe=async(e,t)=>Mt(t,await Qs(e,t),null,e.language);async function Gd(e,t){let[[n,s]=[t.place.settled,t.place.
token]]=Object.entries(t.tokens??{});return fe(e,{...t,place:{...t.place,settled:Number(n),token:s}})}async function Ud(e,t,n){let s=await De(e,t).act(n);return Jd(e,t,s,null)}async function Vd(e,t,n){
let s=await e.game(t.game).sealed(n,wa(t)).view(Ys);return Mt({...t,heads:{},told:[],played:[]},s,null,e.language)}function ya(e,{table:t,view:n,...s}){return{...{id:t,game:e,players:n.players.map(r=>r.
id),keys:{},as:null,heads:{},told:[],played:[],given:{},changed:0},...Kd({view:n,actions:[],...s})}}function tn(e,t){let n=Od(t);return{...e,keys:{...e.keys,[n]:t},as:n}}var wa=({keys:e,as:t})=>t===null?
void 0:e[t],me=({players:e,as:t})=>e[Number(t)-1]??null,Be=e=>e.able&&e.toAct.includes(me(e)??(e.as===Nd?"table":null)),De=(e,t)=>e.game(t.game).sealed(t.place.token,wa(t));async function hy(e,t,n){if(n.
as!==null)return n;for(let s of await Xt())for(let o of n.players.keys()){let r=Yt(o+1,s);if(await fy(e,t,r))return await Rd(s),tn(n,r)}return n}async function fy(e,t,n){try{return await e.sealed(t,n).
view(),!0}catch(s){if(s.kind==="key-refused")return!1;throw s}}async function my(e,t,n){let s=Zs(n);switch(t.changed===0?"newer":qd(t,s)){case"older":return{...await fe(e,t),note:"older"};case"line":return{
...await fe(e,t),note:"line",other:n.token};case"choices":return $y(e,t,n);default:return Mt(t,n,null,e.language)}}async function $y(e,t,n){let{token:s}=n;if(!dy.test(t.as??""))return Zs(n).pending>t.
place.pending?Mt(t,n,null,e.language):fe(e,t);try{return await Jd(e,t,await De(e,t).merge([s]),"joined")}catch(o){if(o.kind!=="invalid-request")throw o;return{...await fe(e,t),note:"line",other:s}}}async function Jd(e,t,n,s){
let o={...t,place:{...t.place,token:n.token}};await le(o);let r=await Qs(e,n.guarded?t:o),a=n.guarded&&r.events.length>0?r.events:[...n.events,...r.events];return Mt(t,{...r,events:a},s,e.language)}async function Mt(e,t,n,s){
let o={...e,...Kd(t)},r=Id(e,o.place.settled,t);o.heads={...ba(r,e.heads),[o.place.settled]:o.place.head},o.told=Fd(e,o.place,t,r,s),o.tokens=Hd(e,o.place,r,t);let a=e.played.filter(({ply:u})=>u<=r),i=new Set(
a.map(({ply:u})=>u)),c=t.actions.filter(({ply:u})=>u<=o.place.settled);o.played=[...a,...c.filter(({ply:u})=>!i.has(u))],o.moved=gy(e,o)?Date.now():e.moved;let d=r<e.place.settled&&e.changed!==0;return{
kept:o,answer:t,note:d?"undone":n,stored:await le(o)}}function gy(e,{place:t,heldBy:n}){let{settled:s,pending:o,head:r}=e.place;return e.moved===void 0||t.settled!==s||t.pending!==o||t.head!==r||n!==e.
heldBy}function Kd(e){let{to_act:t,held:n,finished:s,legal_actions:o}=e;return{place:Zs(e),toAct:[...t],able:o===void 0||o.length>0,heldBy:n?.by??null,finished:s}}function Zd({t:e,go:t,open:n}){return l`
        <section class="by-link" aria-labelledby="by-link-title">
            <h2 id="by-link-title">${e("links.title")}</h2>
            <${en} t=${e} open=${n} />
            <div><button type="button" class="quiet" data-go="join" onClick=${()=>t("join")}>${e("join.open")}</button></div>
        </section>
    `}function nn(e,t){let{finished:n,heldBy:s,toAct:o}=e,r=me(e);if(n)return t("links.finished");if(s!==null)return s===r?t("links.held-own"):t("links.held",{player:s});if(Be(e))return t("links.turn");
let a=o.filter(i=>i!==r);return t("play.turn",{player:(a.length>0?a:o).map(i=>i==="table"?t("links.holder.t"):i).join(", ")})}var Yd="calls",by='link[rel="icon"]',yy=`data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><g fill="#7a3e00"><rect x="4" y="26" width="24" height="3"\
 rx="1"/><g transform="rotate(-40 15 14)"><rect x="6" y="9" width="14" height="9" rx="1.5"/><rect x="12" y="18" width="2.6" height="13" rx="1"/></g></g><circle cx="24" cy="8" r="7.5" fill="#c40000"/><\
/svg>')}`,wy=e=>!e.finished&&e.heldBy===null&&Be(e);function Qd({kept:e,name:t,calls:n,t:s}){let o=e!==null&&wy(e),r=e===null?null:`${o?"● ":""}${nn(e,s)} – ${t}`,a=T(document.title);S(()=>{r!==null&&
(document.title=r)},[r]),S(()=>()=>{document.title=a.current},[]),S(()=>{let c=document.querySelector(by);if(!o||c===null)return;let{href:d}=c;return c.href=yy,()=>{c.href=d}},[o]);let i=e?.id;S(()=>{
o&&n&&document.hidden&&ky(r,i)},[o,n])}function Xd(){let[e,t]=b(()=>ye(Yd)===!0);return{calls:e,change:async s=>{t(s),pe(Yd,s),s&&"Notification"in globalThis&&Notification.permission==="default"&&await Notification.
requestPermission()}}}async function ky(e,t){if(!("Notification"in globalThis)||Notification.permission!=="granted")return;let n=await navigator.serviceWorker?.getRegistration();n?await n.showNotification(
e,{tag:t}):new Notification(e,{tag:t})}function ep({lost:e,unsent:t,ask:n,resend:s,busy:o,t:r}){return e===null&&t===null?null:t===null&&e.transient!==!0?l`<${Te} problem=${e} t=${r} />`:l`
        <div class="warning" data-connection=${t===null?"lost":"unsent"}>
            <p role="status">${r(t===null?"links.lost":"links.unsent")}</p>
            <button type="button" data-retry disabled=${o} onClick=${t===null?n:s}>${r(t===null?"links.lost-ask":"links.unsent-send")}</button>
        </div>
    `}var[ka,vy,xy]=[1e3,5e3,3e4],[Sy,_y]=[1e3,2e4],Ey=6e4,Ay=3e3;function tp({idle:e,failures:t,alone:n,hidden:s,calls:o},r=Math.random){if(s&&!o)return null;let a=.8+.4*r();if(t>0)return Math.min(_y,Sy*2**
(t-1))*a;if(s)return xy*a;let i=ka+(vy-ka)*Math.min(1,e/Ey);return Math.max(n?Ay:ka,i)*a}var np=[[document,"visibilitychange"],[document,"resume"],[window,"online"],[window,"pageshow"]],Xs=class{#t;#e=0;#n=null;#s=Date.now();#o=0;#r=!1;constructor(t){this.#t=t,np.forEach(([n,s])=>n.addEventListener(
s,this.wake)),this.#a()}wake=()=>{document.hidden?this.#a():this.#i()};touched(){this.#s=Date.now(),this.#a()}end(){this.#r=!0,clearTimeout(this.#e),this.#n?.abort(),np.forEach(([t,n])=>t.removeEventListener(
n,this.wake))}#a(){if(clearTimeout(this.#e),this.#r||this.#n!==null)return;let t=tp({idle:Date.now()-this.#s,failures:this.#o,hidden:document.hidden,...this.#t.now()});t!==null&&(this.#e=setTimeout(()=>this.#i(),
t))}async#i(){if(clearTimeout(this.#e),this.#n?.abort(),this.#r)return;let t=this.#n=new AbortController;try{let n=await this.#t.ask(t.signal);if(t.signal.aborted)return;n&&(this.#s=Date.now()),this.#o=
0,this.#t.answered()}catch(n){if(t.signal.aborted)return;this.#o+=1,this.#t.failed(n)||this.end()}this.#n===t&&(this.#n=null),this.#a()}};var Cy=1e4,va=e=>e.guarded&&!e.finished;function sp({client:e,opened:t,busy:n,calls:s,take:o}){let[r,a]=b(null),i=T(null),c=Z(()=>new yt(e.baseUrl,{language:e.language,retries:0,timeout:Cy}),[e]),d=T(
null);d.current={asker:c,opened:t,busy:n,calls:s,take:o};let u=t!==null&&va(t.answer),p=t?.kept.id;return S(()=>{if(u)return i.current=new Xs({ask:h=>Ty(d,h),now:()=>({alone:Oy(d.current.opened.kept),
calls:d.current.calls}),failed:h=>(a(h),h.transient===!0),answered:()=>a(null)}),()=>{i.current?.end(),i.current=null,a(null)}},[u,p]),S(()=>i.current?.touched(),[t,s]),{lost:r,ask:()=>i.current?.wake()}}
async function Ty(e,t){let{asker:n,opened:s,take:o}=e.current;if(e.current.busy)return!1;let r=await Qs(n,s.kept,{signal:t});return e.current.busy||e.current.opened!==s?!1:o(r)}var Oy=e=>Be(e)&&e.heldBy===
null&&e.toAct.every(t=>t===(me(e)??"table"));function op({kept:e,view:t,finished:n,sheet:s,t:o,again:r,busy:a,callReferee:i,calls:c,setCalls:d}){let u=s?.rulesets.find(({id:f})=>f===t.ruleset)?.name??t.ruleset,p=B[e.game].turns?"play.turn-number":
"play.round",h=s?.name??"";return l`
        <div class="play-bar">
            <div class="play-title">
                ${n?l`<strong>${h}</strong>`:l`<h1>${h}</h1>`} <span class="soft wide">${u}</span>
                ${!n&&l` <span class="round">${o(p,{round:t.round})}</span>`}
            </div>
            <div class="row tight">
                <span class="sits" data-as-now=${e.as??""}>${e.as===null?o("links.watching"):o("links.you",{player:ut(e,e.as,o)})}</span>
                ${e.as===je&&l`<button type="button" data-referee title=${o("ruling.hint")} onClick=${i}>
                    <span aria-hidden="true">⚖</span> <span class="wide">${o("ruling.open")}</span></button>`}
                ${d!==null&&l`<button type="button" data-calls aria-pressed=${String(c)} title=${o("links.calls-hint")} onClick=${()=>d(!c)}>
                    <span aria-hidden="true">🔔</span> <span class="wide">${o("links.calls")}</span></button>`}
                <button type="button" data-again disabled=${a} title=${o("links.again-hint")} onClick=${r}>
                    <span aria-hidden="true">⟳</span> <span class="wide">${o("links.again")}</span></button>
            </div>
        </div>
    `}function Pt({log:e,t}){let n=ol(),s=T(e.length);return S(()=>{e.length!==s.current&&Pe(e.slice(Math.min(s.current,e.length-1)).map(({text:o})=>o).join(" ")),s.current=e.length},[e]),l`
        <section class="log" aria-labelledby="log-title">
            <h2 id="log-title" class="small">${t("log.title")}</h2>
            <p class="visually-hidden" role="status" data-said>${n}</p>
            <ol reversed class="events" tabindex="0" aria-labelledby="log-title">
                ${e.map((o,r)=>l`<li key=${r} data-event-type=${o.type} value=${r+1}>${o.text}</li>`).reverse()}
            </ol>
        </section>
    `}var ip=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function eo(e,t){let n=t.players.map(({id:s})=>s);return Object.entries(e.at).flatMap(([s,o])=>{let r=e.choices?.[s]??null,a=r==="players"?n:r;return dt(
t,s).map(([i,c])=>({place:i,value:de(t,i),choices:a,where:{key:o,names:c}}))})}var Ln=(e,t)=>t.filter(([n,s])=>!ip(de(e,n),s)).map(([n,s])=>({op:"replace",path:zn(n),value:s}));function xa(e,t){let n=structuredClone(
e);for(let{path:s,value:o}of t){let r=s.split("/").slice(1).map(a=>a.replaceAll("~1","/").replaceAll("~0","~"));de(n,r.slice(0,-1))[r.at(-1)]=o}return n}function Sa(e,t){return Object.entries(e.at).flatMap(
([n,s])=>dt(t,n).flatMap(([o,r])=>{let a=My(de(t,o),e.kind);if(a===null)return[];let i=r.length>0&&(r.at(-1)===a||n.endsWith("/*")&&Ly(o.at(-1)));return[{value:a,place:o,where:{key:s,names:i?r.slice(0,
-1):r}}]}))}function lp(e,t,n,s){let o=Sa(e,t),r=(e.unseen??[]).flatMap(p=>dt(t,p).map(([h])=>({value:de(t,h),place:h,where:null}))),a=zy(rp(e,t,n).map(Ne));for(let{value:p}of[...o,...r])a.set(Ne(p),(a.
get(Ne(p))??0)-1);let i=new Map;for(let p of rp(e,t,n))a.get(Ne(p))>0&&i.set(Ne(p),{value:p,place:null,where:null});for(let p of r.reverse())i.set(Ne(p.value),p);let c=up(e,t),d=p=>zn(p.slice(0,-1)),u=new Map;
for(let p of o)d(p.place)===d(s.place)&&c.has(d(p.place))||u.set(JSON.stringify([Ne(p.value),p.where]),p);return[...i.values(),...u.values()].filter(({value:p})=>!ip(p,s.value))}function cp(e,t,n,s){let o=[
[n.place,ap(de(t,n.place),s.value)]],r=new Map([[Ne(n.value),s.value]]);s.place!==null&&(o.push([s.place,ap(de(t,s.place),n.value)]),r.set(Ne(s.value),n.value));for(let[u]of(e.follow??[]).flatMap(p=>dt(
t,p))){let p=Ne(de(t,u));r.has(p)&&o.push([u,r.get(p)])}let a=up(e,t),i=new Map,c=[];for(let[u,p]of o){let h=zn(u.slice(0,-1));if(!a.has(h)){c.push([u,p]);continue}i.has(h)||i.set(h,[u.slice(0,-1),[...de(
t,u.slice(0,-1))]]),i.get(h)[1][Number(u.at(-1))]=p}let d=[...i.values()].map(([u,p])=>[u,p.sort((h,f)=>h-f)]);return Ln(t,[...d,...c])}function up(e,t){return new Set((e.ascending??[]).flatMap(n=>dt(
t,n).map(([s])=>zn(s))))}function rp(e,t,n){let{components:s}=n,o=t.options[e.of];return(Array.isArray(o)?o:(s[t.ruleset]??s)[e.of]).map(a=>a?.id??a)}function My(e,t){if(e===null||typeof e!="object")return e;
let{kind:n=t,...s}=e;return n!==t?null:Object.keys(s).join()==="value"?s.value:s}function ap(e,t){return e===null||typeof e!="object"?t:{...e,...typeof t=="object"?t:{value:t}}}function dp(e,t,n){return n.
flatMap(s=>{let o=s.split("/").length,r=e.flatMap(a=>{let i=Object.keys(a.at).flatMap(c=>dt(t,c.split("/").slice(0,o).join("/"))).find(([c])=>zn(c)===s)?.[1];return i===void 0?[]:[[a,i]]});return r.length===
1?r:[]})}function dt(e,t){return pp(e,t.split("/").slice(1),[],[])}function pp(e,t,n,s){if(t.length===0)return[[n,s]];let[o,...r]=t;return Py(e).filter(([a])=>o==="*"||o===a).flatMap(([a,i,c])=>pp(c,r,
[...n,a],o==="*"?[...s,i]:s))}function Py(e){return Array.isArray(e)?e.map((t,n)=>[String(n),String(t?.id??t?.tile??n+1),t]):e===null||typeof e!="object"?[]:Object.entries(e).map(([t,n])=>[t,t,n])}var de=(e,t)=>t.
reduce((n,s)=>n[s],e),Ly=e=>/^\d+$/.test(e),zn=e=>e.map(t=>`/${t.replaceAll("~","~0").replaceAll("/","~1")}`).join(""),Ne=e=>e!==null&&typeof e=="object"?JSON.stringify(Object.entries(e).sort()):e;function zy(e){
let t=new Map;for(let n of e)t.set(n,(t.get(n)??0)+1);return t}function Ue(e,{game:t,t:n}){return typeof e=="boolean"?n(e?"yes":"no"):t.said?.(e,n)??String(e)}function Ve(e,t){if(e===null)return"";let n=e.names.map(o=>Ue(o,t)).join(", ");if(e.key==="")return n;let s=t.
t(e.key,{at:n});return n===""||s.includes(n)?s:`${n}, ${s}`}function qe({record:e,state:t,game:n,t:s}){let{corrections:o=[],forfeits:r=[],penalties:a=[]}=e??{},i=[...o.map(c=>[c.ply,"correction",s("record.correction",{what:Ry(c,t,n,s),reason:c.reason})]),...r.
map(c=>[c.ply,"forfeit",s("record.forfeit",{player:c.seat,reason:c.reason})]),...a.map(c=>[c.ply,"penalty",s("record.penalty",{player:c.seat,points:Rn(c.points),reason:c.reason})])].sort(([c],[d])=>c-
d);return i.length===0?null:l`
        <section class="referee-record" aria-labelledby="referee-record-title" data-referee-record>
            <h2 class="small" id="referee-record-title">${s("record.title")}</h2>
            <ul>${i.map(([c,d,u])=>l`<li key=${c} data-record=${d}>${u}</li>`)}</ul>
        </section>
    `}function Ry({paths:e},t,n,s){let o=dp(n.corrections??[],t,e).map(([r,a])=>jy(s(r.name),Ve({key:"",names:a},{game:n,t:s})));return o.length>0?[...new Set(o)].join("; "):s("record.something")}var jy=(e,t)=>t===
""?e:`${e} (${t})`,Rn=e=>e<0?`−${-e}`:`+${e}`;var pt=({rulings:e,t})=>l`
    <div class="scrolling" tabindex="0" role="region" aria-label=${t("scores.rulings",{n:e.length})}><table>
        <thead><tr><th scope="col">${t("scores.ruling")}</th><th scope="col">${t("scores.value")}</th><th scope="col">${t("scores.why")}</th></tr></thead>
        <tbody>${e.map(n=>l`
            <tr key=${n.id}><th scope="row">${n.id}<br /><code>${n.option}</code></th><td><code>${JSON.stringify(n.value)}</code></td><td>${n.why}</td></tr>`)}
        </tbody>
    </table></div>
`;function ht({sheet:e,state:t,game:n,t:s}){let o=(e.referee?.forfeits??[]).map(({seat:u})=>u),{standings:r,winners:a,decided_by:i,unit:c,rulings:d}=e;return l`
        <div class="scoresheet" data-scoresheet>
            <p class="verdict">
                <strong>${a.length===0?s("scores.nobody"):s(a.length>1?"scores.winners":"scores.winner",{names:a.join(", ")})}</strong>
                <span class="soft" data-decided-by=${i}>${s(`scores.by.${i}`)}</span>
            </p>
            <ol class="standings">
                ${r.map(u=>l`
                    <li key=${u.player} class="standing ${u.winner?"winner":""}" data-standing=${u.player} data-total=${u.total}>
                        <div class="standing-head">
                            <span class="rank" aria-label=${s("scores.rank",{rank:u.rank})}>${u.rank}</span>
                            <h2>${u.player}</h2>
                            ${o.includes(u.player)&&l`<span class="soft" data-has-forfeited>${s("scores.forfeited")}</span>`}
                            <span class="total"><strong>${u.total}</strong> <span class="soft">${s(`unit.${c}`)}</span></span>
                        </div>
                        <div class="breakdown"><${n.Breakdown} sheet=${e} standing=${u} t=${s} /></div>
                        ${u.penalties!==void 0&&l`
                            <p class="penalties" data-penalties=${u.penalties}>
                                <span>${s("scores.penalties",{points:Rn(u.penalties)})}</span>
                                <strong>${s("scores.together",{sum:String(u.total+u.penalties).replace("-","−"),unit:s(`unit.${c}`)})}</strong>
                            </p>`}
                        <p class="tiebreak soft">${s("scores.tiebreak",{figures:u.tiebreak.join(", ")})}</p>
                    </li>`)}
            </ol>
            ${t&&l`<${qe} record=${e.referee} state=${t} game=${n} t=${s} />`}
            <details class="rulings">
                <summary>${s("scores.rulings",{n:d.length})}</summary>
                <${pt} rulings=${d} t=${s} />
            </details>
        </div>
    `}var Lt=(e=>(e[e.Border=-1]="Border",e[e.Data=0]="Data",e[e.Function=1]="Function",e[e.Position=2]="Position",e[e.Timing=3]="Timing",e[e.Alignment=4]="Alignment",e))(Lt||{}),By=[0,1],fp=[1,0],mp=[2,3],
$p=[3,2],Dy={L:By,M:fp,Q:mp,H:$p},Ny=/^\d*$/,qy=/^[A-Z0-9 $%*+./:-]*$/,_a="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:",Ta=1,Oa=40,hp=3,Iy=3,to=40,Fy=10,gp=[[-1,7,10,15,20,26,18,20,24,30,18,20,24,26,
30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,
28,28],[-1,13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,
30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]],bp=[[-1,1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],[-1,1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,
11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],[-1,1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],[-1,1,1,2,4,4,
4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]],Ea=class{constructor(t,n,s,o){if(this.version=t,this.ecc=n,t<Ta||t>Oa)throw new RangeError("Versio\
n value out of range");if(o<-1||o>7)throw new RangeError("Mask value out of range");this.size=t*4+17;let r=Array.from({length:this.size}).fill(!1);for(let i=0;i<this.size;i++)this.modules.push(r.slice()),
this.types.push(r.map(()=>0));this.drawFunctionPatterns();let a=this.addEccAndInterleave(s);if(this.drawCodewords(a),o===-1){let i=1e9;for(let c=0;c<8;c++){this.applyMask(c),this.drawFormatBits(c);let d=this.
getPenaltyScore();d<i&&(o=c,i=d),this.applyMask(c)}}this.mask=o,this.applyMask(o),this.drawFormatBits(o)}size;mask;modules=[];types=[];getModule(t,n){return t>=0&&t<this.size&&n>=0&&n<this.size&&this.
modules[n][t]}drawFunctionPatterns(){for(let s=0;s<this.size;s++)this.setFunctionModule(6,s,s%2===0,Lt.Timing),this.setFunctionModule(s,6,s%2===0,Lt.Timing);this.drawFinderPattern(3,3),this.drawFinderPattern(
this.size-4,3),this.drawFinderPattern(3,this.size-4);let t=this.getAlignmentPatternPositions(),n=t.length;for(let s=0;s<n;s++)for(let o=0;o<n;o++)s===0&&o===0||s===0&&o===n-1||s===n-1&&o===0||this.drawAlignmentPattern(
t[s],t[o]);this.drawFormatBits(0),this.drawVersion()}drawFormatBits(t){let n=this.ecc[1]<<3|t,s=n;for(let r=0;r<10;r++)s=s<<1^(s>>>9)*1335;let o=(n<<10|s)^21522;for(let r=0;r<=5;r++)this.setFunctionModule(
8,r,Je(o,r));this.setFunctionModule(8,7,Je(o,6)),this.setFunctionModule(8,8,Je(o,7)),this.setFunctionModule(7,8,Je(o,8));for(let r=9;r<15;r++)this.setFunctionModule(14-r,8,Je(o,r));for(let r=0;r<8;r++)
this.setFunctionModule(this.size-1-r,8,Je(o,r));for(let r=8;r<15;r++)this.setFunctionModule(8,this.size-15+r,Je(o,r));this.setFunctionModule(8,this.size-8,!0)}drawVersion(){if(this.version<7)return;let t=this.
version;for(let s=0;s<12;s++)t=t<<1^(t>>>11)*7973;let n=this.version<<12|t;for(let s=0;s<18;s++){let o=Je(n,s),r=this.size-11+s%3,a=Math.floor(s/3);this.setFunctionModule(r,a,o),this.setFunctionModule(
a,r,o)}}drawFinderPattern(t,n){for(let s=-4;s<=4;s++)for(let o=-4;o<=4;o++){let r=Math.max(Math.abs(o),Math.abs(s)),a=t+o,i=n+s;a>=0&&a<this.size&&i>=0&&i<this.size&&this.setFunctionModule(a,i,r!==2&&
r!==4,Lt.Position)}}drawAlignmentPattern(t,n){for(let s=-2;s<=2;s++)for(let o=-2;o<=2;o++)this.setFunctionModule(t+o,n+s,Math.max(Math.abs(o),Math.abs(s))!==1,Lt.Alignment)}setFunctionModule(t,n,s,o=Lt.
Function){this.modules[n][t]=s,this.types[n][t]=o}addEccAndInterleave(t){let n=this.version,s=this.ecc;if(t.length!==no(n,s))throw new RangeError("Invalid argument");let o=bp[s[0]][n],r=gp[s[0]][n],a=Math.
floor(Aa(n)/8),i=o-a%o,c=Math.floor(a/o),d=[],u=Yy(r);for(let h=0,f=0;h<o;h++){let m=t.slice(f,f+c-r+(h<i?0:1));f+=m.length;let $=Qy(m,u);h<i&&m.push(0),d.push(m.concat($))}let p=[];for(let h=0;h<d[0].
length;h++)d.forEach((f,m)=>{(h!==c-r||m>=i)&&p.push(f[h])});return p}drawCodewords(t){if(t.length!==Math.floor(Aa(this.version)/8))throw new RangeError("Invalid argument");let n=0;for(let s=this.size-
1;s>=1;s-=2){s===6&&(s=5);for(let o=0;o<this.size;o++)for(let r=0;r<2;r++){let a=s-r,c=(s+1&2)===0?this.size-1-o:o;!this.types[c][a]&&n<t.length*8&&(this.modules[c][a]=Je(t[n>>>3],7-(n&7)),n++)}}}applyMask(t){
if(t<0||t>7)throw new RangeError("Mask value out of range");for(let n=0;n<this.size;n++)for(let s=0;s<this.size;s++){let o;switch(t){case 0:o=(s+n)%2===0;break;case 1:o=n%2===0;break;case 2:o=s%3===0;
break;case 3:o=(s+n)%3===0;break;case 4:o=(Math.floor(s/3)+Math.floor(n/2))%2===0;break;case 5:o=s*n%2+s*n%3===0;break;case 6:o=(s*n%2+s*n%3)%2===0;break;case 7:o=((s+n)%2+s*n%3)%2===0;break;default:throw new Error(
"Unreachable")}!this.types[n][s]&&o&&(this.modules[n][s]=!this.modules[n][s])}}getPenaltyScore(){let t=0;for(let r=0;r<this.size;r++){let a=!1,i=0,c=[0,0,0,0,0,0,0];for(let d=0;d<this.size;d++)this.modules[r][d]===
a?(i++,i===5?t+=hp:i>5&&t++):(this.finderPenaltyAddHistory(i,c),a||(t+=this.finderPenaltyCountPatterns(c)*to),a=this.modules[r][d],i=1);t+=this.finderPenaltyTerminateAndCount(a,i,c)*to}for(let r=0;r<this.
size;r++){let a=!1,i=0,c=[0,0,0,0,0,0,0];for(let d=0;d<this.size;d++)this.modules[d][r]===a?(i++,i===5?t+=hp:i>5&&t++):(this.finderPenaltyAddHistory(i,c),a||(t+=this.finderPenaltyCountPatterns(c)*to),
a=this.modules[d][r],i=1);t+=this.finderPenaltyTerminateAndCount(a,i,c)*to}for(let r=0;r<this.size-1;r++)for(let a=0;a<this.size-1;a++){let i=this.modules[r][a];i===this.modules[r][a+1]&&i===this.modules[r+
1][a]&&i===this.modules[r+1][a+1]&&(t+=Iy)}let n=0;for(let r of this.modules)n=r.reduce((a,i)=>a+(i?1:0),n);let s=this.size*this.size,o=Math.ceil(Math.abs(n*20-s*10)/s)-1;return t+=o*Fy,t}getAlignmentPatternPositions(){
if(this.version===1)return[];{let t=Math.floor(this.version/7)+2,n=this.version===32?26:Math.ceil((this.version*4+4)/(t*2-2))*2,s=[6];for(let o=this.size-7;s.length<t;o-=n)s.splice(1,0,o);return s}}finderPenaltyCountPatterns(t){
let n=t[1],s=n>0&&t[2]===n&&t[3]===n*3&&t[4]===n&&t[5]===n;return(s&&t[0]>=n*4&&t[6]>=n?1:0)+(s&&t[6]>=n*4&&t[0]>=n?1:0)}finderPenaltyTerminateAndCount(t,n,s){return t&&(this.finderPenaltyAddHistory(n,
s),n=0),n+=this.size,this.finderPenaltyAddHistory(n,s),this.finderPenaltyCountPatterns(s)}finderPenaltyAddHistory(t,n){n[0]===0&&(t+=this.size),n.pop(),n.unshift(t)}};function Ke(e,t,n){if(t<0||t>31||
e>>>t)throw new RangeError("Value out of range");for(let s=t-1;s>=0;s--)n.push(e>>>s&1)}function Je(e,t){return(e>>>t&1)!==0}var jn=class{constructor(t,n,s){if(this.mode=t,this.numChars=n,this.bitData=
s,n<0)throw new RangeError("Invalid argument");this.bitData=s.slice()}getData(){return this.bitData.slice()}},Hy=[1,10,12,14],Wy=[2,9,11,13],Gy=[4,8,16,16];function yp(e,t){return e[Math.floor((t+7)/17)+
1]}function wp(e){let t=[];for(let n of e)Ke(n,8,t);return new jn(Gy,e.length,t)}function Uy(e){if(!kp(e))throw new RangeError("String contains non-numeric characters");let t=[];for(let n=0;n<e.length;){
let s=Math.min(e.length-n,3);Ke(Number.parseInt(e.substring(n,n+s),10),s*3+1,t),n+=s}return new jn(Hy,e.length,t)}function Vy(e){if(!vp(e))throw new RangeError("String contains unencodable characters \
in alphanumeric mode");let t=[],n;for(n=0;n+2<=e.length;n+=2){let s=_a.indexOf(e.charAt(n))*45;s+=_a.indexOf(e.charAt(n+1)),Ke(s,11,t)}return n<e.length&&Ke(_a.indexOf(e.charAt(n)),6,t),new jn(Wy,e.length,
t)}function Jy(e){return e===""?[]:kp(e)?[Uy(e)]:vp(e)?[Vy(e)]:[wp(Zy(e))]}function kp(e){return Ny.test(e)}function vp(e){return qy.test(e)}function Ky(e,t){let n=0;for(let s of e){let o=yp(s.mode,t);
if(s.numChars>=1<<o)return Number.POSITIVE_INFINITY;n+=4+o+s.bitData.length}return n}function Zy(e){e=encodeURI(e);let t=[];for(let n=0;n<e.length;n++)e.charAt(n)!=="%"?t.push(e.charCodeAt(n)):(t.push(
Number.parseInt(e.substring(n+1,n+3),16)),n+=2);return t}function Aa(e){if(e<Ta||e>Oa)throw new RangeError("Version number out of range");let t=(16*e+128)*e+64;if(e>=2){let n=Math.floor(e/7)+2;t-=(25*
n-10)*n-55,e>=7&&(t-=36)}return t}function no(e,t){return Math.floor(Aa(e)/8)-gp[t[0]][e]*bp[t[0]][e]}function Yy(e){if(e<1||e>255)throw new RangeError("Degree out of range");let t=[];for(let s=0;s<e-
1;s++)t.push(0);t.push(1);let n=1;for(let s=0;s<e;s++){for(let o=0;o<t.length;o++)t[o]=Ca(t[o],n),o+1<t.length&&(t[o]^=t[o+1]);n=Ca(n,2)}return t}function Qy(e,t){let n=t.map(s=>0);for(let s of e){let o=s^
n.shift();n.push(0),t.forEach((r,a)=>n[a]^=Ca(r,o))}return n}function Ca(e,t){if(e>>>8||t>>>8)throw new RangeError("Byte out of range");let n=0;for(let s=7;s>=0;s--)n=n<<1^(n>>>7)*285,n^=(t>>>s&1)*e;return n}
function Xy(e,t,n=1,s=40,o=-1,r=!0){if(!(Ta<=n&&n<=s&&s<=Oa)||o<-1||o>7)throw new RangeError("Invalid value");let a,i;for(a=n;;a++){let p=no(a,t)*8,h=Ky(e,a);if(h<=p){i=h;break}if(a>=s)throw new RangeError(
"Data too long")}for(let p of[fp,mp,$p])r&&i<=no(a,p)*8&&(t=p);let c=[];for(let p of e){Ke(p.mode[0],4,c),Ke(p.numChars,yp(p.mode,a),c);for(let h of p.getData())c.push(h)}let d=no(a,t)*8;Ke(0,Math.min(
4,d-c.length),c),Ke(0,(8-c.length%8)%8,c);for(let p=236;c.length<d;p^=253)Ke(p,8,c);let u=Array.from({length:Math.ceil(c.length/8)},()=>0);return c.forEach((p,h)=>u[h>>>3]|=p<<7-(h&7)),new Ea(a,t,u,o)}
function xp(e,t){let{ecc:n="L",boostEcc:s=!1,minVersion:o=1,maxVersion:r=40,maskPattern:a=-1,border:i=1}=t||{},c=typeof e=="string"?Jy(e):Array.isArray(e)?[wp(e)]:void 0;if(!c)throw new Error(`uqr onl\
y supports encoding string and binary data, but got: ${typeof e}`);let d=Xy(c,Dy[n],o,r,a,s),u=ew({version:d.version,maskPattern:d.mask,size:d.size,data:d.modules,types:d.types},i);return t?.invert&&(u.
data=u.data.map(p=>p.map(h=>!h))),t?.onEncoded?.(u),u}function ew(e,t=1){if(!t)return e;let{size:n}=e,s=n+t*2;e.size=s,e.data.forEach(r=>{for(let a=0;a<t;a++)r.unshift(!1),r.push(!1)});for(let r=0;r<t;r++)
e.data.unshift(Array.from({length:s},a=>!1)),e.data.push(Array.from({length:s},a=>!1));let o=Lt.Border;e.types.forEach(r=>{for(let a=0;a<t;a++)r.unshift(o),r.push(o)});for(let r=0;r<t;r++)e.types.unshift(
Array.from({length:s},a=>o)),e.types.push(Array.from({length:s},a=>o));return e}var tw=4;function so({text:e,label:t}){let n=nw(e);if(n===null)return null;let{size:s,data:o}=n,r=o.flatMap((a,i)=>a.flatMap((c,d)=>c?[`M${d} ${i}h1v1h-1z`]:[]));return l`<svg class="qr" role="img" aria-label=${t} viewBox="0 0 ${s} ${s}" shape-rendering="crispEdges"><path d=${r.
join("")} /></svg>`}function nw(e){try{return xp(e,{ecc:"L",border:tw})}catch{return null}}function $e({url:e,name:t,t:n,kind:s}){let[o,r]=b(""),a=T(null),[i,c]=b(!1),d=()=>{c(!0),a.current.showModal()};return l`
        <div class="link-box" data-link-kind=${s}>
            <input type="text" readonly class="code" aria-label=${t} value=${e} data-url onFocus=${u=>u.target.select()} />
            <div class="row tight">
                <button type="button" class="primary" data-copy-link aria-label=${`${n("links.copy")}: ${t}`}
                    onClick=${async()=>r(await Xe(e)?e:"")}>${n(o===e?"copied":"links.copy")}</button>
                ${"share"in navigator&&l`<button type="button" data-share aria-label=${`${n("links.share")}: ${t}`}
                    onClick=${()=>navigator.share({title:t,url:e}).catch(()=>{})}>${n("links.share")}</button>`}
                <button type="button" data-scan aria-label=${`${n("links.qr")}: ${t}`} onClick=${d}>${n("links.qr")}</button>
            </div>
            <dialog ref=${a} class="qr-dialog" aria-label=${t} onClose=${()=>c(!1)}>
                ${i&&l`
                    <p><strong>${t}</strong></p>
                    <${sw} url=${e} name=${t} t=${n} />
                    <button type="button" data-close-qr onClick=${()=>a.current.close()}>${n("links.close")}</button>`}
            </dialog>
        </div>
    `}function sw({url:e,name:t,t:n}){return Z(()=>so({text:e,label:`${n("links.qr")}: ${t}`}),[e,t])??l`<p>${n("links.qr-too-long")}</p>`}function oo({kept:e,atOnce:t,follows:n,t:s}){if(n)return l`<p class="hint" data-follows>${s(e.finished?"links.follows.finished":"links.follows")}</p>`;let{game:o,place:r,players:a,clock:i}=e,c=ct(se(),
{game:o,token:r.token,clock:i});return l`
        <div class="pass-on" data-pass-on>
            <p>${ow(e,t,s)}</p>
            <${$e} url=${c} name=${s("links.move",{players:a.join(", ")})} t=${s} kind="move" />
        </div>
    `}function ow(e,t,n){let{heldBy:s,finished:o,toAct:r}=e,a=me(e),i=r.filter(c=>c!==a&&c!=="table").join(", ");return o?n("links.pass.finished"):s!==null?n(s===a?"links.pass.held-own":"links.pass.he\
ld",{player:s}):i===""?n("links.pass.any"):t?n("links.pass.at-once",{players:i}):n(Be(e)?"links.pass.or":"links.pass.next",{players:i})}function ro({told:e,played:t},n,s){let o=e.filter(({language:i=s.language})=>i===s.language),r=i=>o.some(({ply:c,from:d=c})=>d<=i&&i<=c),a=t.filter(({ply:i})=>!r(i)).map(i=>({ply:i.ply,events:[rw(i,n,
s)]}));return[...o,...a].sort((i,c)=>i.ply-c.ply).flatMap(({events:i})=>i)}var ao=({told:e})=>e.flatMap(({events:t})=>t);function rw({type:e,player:t,action:n},s,o){let r=s?.action_types?.find(({id:c})=>c===
e)?.name??e,a=["amount","house"].map(c=>n?.[c]).find(c=>typeof c=="number"),i=o(a===void 0?"links.played":"links.played-figure",{player:t,action:r,figure:a});return{type:`played-${e}`,text:i}}function Sp({kept:e,client:t,t:n}){let[s,o]=b(""),[r,a]=b(null),[i,c]=b(null),[d,u]=b(!1),p=async $=>{u(!0),c(null);try{await $()}catch(g){c(g)}u(!1)},h=async()=>s||(await De(t,e).receipt()).receipt,f=()=>p(
async()=>{let $=await h();o($),Re(`gavel-${e.game}-${e.id}.receipt`,new Blob([$],{type:"text/plain"}))}),m=()=>p(async()=>{let $=await h();o($),a(await t.verifyReceipt($))});return l`
        <details class="receipt" data-receipt-box>
            <summary>${n("receipt.title")}</summary>
            <p class="hint">${n("receipt.hint")}</p>
            <${Te} problem=${i} t=${n} />
            <div class="row tight">
                <button type="button" data-download-receipt disabled=${d} onClick=${f}>${n("receipt.download")}</button>
                <button type="button" data-check-receipt disabled=${d} onClick=${m}>${n("receipt.check")}</button>
            </div>
            ${r!==null&&l`<p role="status" data-checked=${r.kid}>${n(r.payload.guarded?"receipt.holds-guarded":"receipt.holds",{key:r.kid})}</p>`}
        </details>
    `}function _p({opened:e,turn:t,table:n,bar:s,notes:o,tools:r,go:a,client:i}){let{kept:c,answer:d}=e,{game:u,gameSheet:p,t:h,act:f}=n;q();let m=ro(c,p,h),$=D(c.id);return l`
        <main id="content" class="play finished linked" data-screen="scores" data-game=${u.id} data-ply=${d.view.ply} data-to-act="" data-head=${d.head} data-turn=${t}>
            ${s}
            ${o}
            <h1 ref=${$} tabindex="-1">${h("scores.title")}</h1>
            <${ht} sheet=${d.scores} state=${d.view} game=${u} t=${h} />
            <section class="tool"><${Sp} kept=${c} client=${i} t=${h} key=${c.place.token} /></section>
            <section class="tool"><${oo} kept=${c} atOnce=${!1} follows=${d.guarded} t=${h} /></section>
            <div class="row end"><button type="button" class="primary" onClick=${()=>a("setup",{game:u.id})}>${h("scores.again")}</button></div>
            <details class="last-look">
                <summary>${h("scores.board")}</summary>
                ${p&&l`<${u.Board} view=${d.view} gameSheet=${p} legal=${[]} act=${f} t=${h} seat=${null}
                    toAct=${[]} scores=${d.scores} last=${d.events} log=${ao(c)} />`}
            </details>
            ${m.length>0&&l`<${Pt} log=${m} t=${h} />`}
            ${r}
        </main>
    `}var Cp={duration:380,easing:"cubic-bezier(.2, .7, .2, 1)"},Tp={duration:320,easing:"ease-out"},aw=6,Ep=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;function io(e,t,{ply:n,events:s}){let o=T(
null),r=T({view:null,ply:n,before:Ap});return r.current.view!==t&&o.current!==null&&!Ep()&&(r.current.before=iw(o.current,e)),jt(()=>{let{view:a,ply:i,before:c}=r.current;if(r.current={view:t,ply:n,before:Ap},
a===t||a===null||t===null||o.current===null||Ep())return;let{pieces:d,bids:u}=Op(o.current,e);for(let[p,h]of d)lw(h,c.places.get(p));for(let[p,h]of u)h.textContent!==c.bids.get(p)&&h.animate([{scale:1.6},
{scale:1}],Tp);if(!(n<=i))for(let p of s.flatMap(h=>e.payments(h)))cw(o.current,p)},[t]),o}var Ap={places:new Map,bids:new Map};function Op(e,t){let n=new Map;for(let[o,r]of Object.entries(t.pieces))for(let a of e.
querySelectorAll(o)){let i=r(a);!n.has(i)&&a.getClientRects().length>0&&n.set(i,a)}let s=[...e.querySelectorAll(t.bids)].map(o=>[Pp(o),o]);return{pieces:n,bids:new Map(s)}}function iw(e,t){let{pieces:n,
bids:s}=Op(e,t);return{places:new Map([...n].map(([o,r])=>[o,r.getBoundingClientRect()])),bids:new Map([...s].map(([o,r])=>[o,r.textContent]))}}var Mp="[data-seat], [data-player], [data-bidder]",Pp=e=>{
let{seat:t,player:n,bidder:s}=e.closest(Mp)?.dataset??{};return t??n??s};function lw(e,t){if(t===void 0){e.animate([{transform:"perspective(40rem) rotateY(85deg)",opacity:.3},{transform:"none",opacity:1}],
Tp);return}let n=e.getBoundingClientRect(),[s,o]=[t.left-n.left,t.top-n.top];if(Math.hypot(s,o)<aw)return;let r=n.width>0?t.width/n.width:1;e.animate([{transformOrigin:"0 0",transform:`translate(${s}p\
x, ${o}px) scale(${r})`},{transformOrigin:"0 0",transform:"none"}],Cp)}function cw(e,{from:t,to:n,amount:s}){let[o,r]=[t,n].map(a=>dw(a===null?e:uw(e,a)));if(!(o===null||r===null))for(let a=0;a<Math.min(
s,5);a+=1){let i=document.createElement("span");i.className="flying-coin",i.setAttribute("aria-hidden","true"),document.body.append(i);let c=[o,r].map(({x:u,y:p})=>({transform:`translate(${u}px, ${p}p\
x)`})),d=i.animate(c,{...Cp,duration:520,delay:a*70,fill:"both"});d.onfinish=d.oncancel=()=>i.remove()}}var uw=(e,t)=>[...e.querySelectorAll(Mp)].find(n=>Pp(n)===t)??null;function dw(e){if(e===null)return null;
let{left:t,top:n,width:s,height:o}=e.getBoundingClientRect();return{x:t+Math.min(s/2,120),y:n+Math.min(o/2,40)}}var Lp=[1,2,3,5,10,30,60,1440,4320],Ma=1e3,[Pa,La]=[60,1440];function za(e,t){return e>=La?t(e===La?"clock.day":"clock.days",{n:e/La}):e>=Pa?t(e===Pa?"clock.hour":"clock.hours",{n:e/Pa}):t(e===1?"cloc\
k.minute":"clock.minutes",{n:e})}function zp({kept:e,t}){let{clock:n,moved:s,finished:o}=e,[r,a]=b(Date.now),i=n!==void 0&&s!==void 0&&!o;if(S(()=>{if(!i)return;a(Date.now());let d=setInterval(()=>a(Date.
now()),Ma);return()=>clearInterval(d)},[i,s]),!i)return null;let c=Math.round((s+n*60*Ma-r)/Ma);return l`
        <p class="clock ${c<0?"over":""}" data-clock=${c<0?"over":"runs"}>
            <span role="timer" aria-live="off">${t(c<0?"clock.over":"clock.left",{time:pw(Math.abs(c))})}</span>
            <span class="hint">${t("clock.hint",{time:za(n,t)})}</span>
        </p>
    `}function pw(e){let[t,n,s]=[Math.floor(e/3600),Math.floor(e/60)%60,e%60],o=r=>String(r).padStart(2,"0");return t>0?`${t}:${o(n)}:${o(s)}`:`${n}:${o(s)}`}function lo({motion:e,ply:t,events:n,finished:s,turn:o,refusal:r}){let{sounds:a}=Bt(kn),i=T({ply:t,turn:o});S(()=>{let c=i.current;if(i.current={ply:t,turn:o},t<=c.ply)return;let d=hw({motion:e,events:n,
finished:s,isTurn:o!==null&&o!==c.turn});d!==null&&a.play(d)},[t,o]),S(()=>{r!==null&&a.play("refusal")},[r])}function hw({motion:e,events:t,finished:n,isTurn:s}){return n?"end":t.some(({type:o})=>e.awards.
includes(o))?"award":s?"turn":null}var fw=["correct","forfeit","penalty"];function Rp({game:e,client:t,t:n,choose:s}){let{value:o,problem:r}=R(()=>t.game(e).rules(),[e,t]);return l`
        <p class="soft">${n("advice.lead")}</p>
        <${L} problem=${r} t=${n} />
        ${(o?.irregularities??[]).map(a=>l`
            <details key=${a.id} class="advice" data-irregularity=${a.id}>
                <summary>${a.happened}</summary>
                <p><${$w} text=${a.advice} t=${n} /></p>
                <p class="soft">${a.reason}</p>
                <div class="row tight">${mw(a.advice).map(i=>l`
                    <button type="button" key=${i} data-choose=${i} onClick=${()=>s(i)}>${n(`ruling.task.${i}`)}</button>`)}</div>
            </details>`)}
    `}var mw=e=>fw.filter(t=>e.includes(`\`${t}\``)),$w=({text:e,t})=>e.replace(/ \(`(correct|forfeit|default|penalty)`\)/g,"").replace(/`(\w+)`/g,(n,s)=>t(`ruling.word.${s}`));function jp(e,t){return qp(e,t).flatMap(([n,s,o])=>de(t,s).flatMap((r,a)=>{let i=r[e.pile].at(-1);return i===void 0?[]:[{value:i,...Np(n,s,o,a)}]}))}function Bp(e,t,n){return qp(e,t).flatMap(([s,o,r])=>Array.
from({length:de(t,o).length+1},(a,i)=>({value:null,...Np(s,o,r,i)}))).filter(({place:s})=>s.join("/")!==n.place.join("/"))}function Dp(e,t,n,s){let[o,r]=[n,s].map(({place:h})=>h.slice(0,-1)),a=structuredClone(
de(t,o)),i=o.join("/")===r.join("/")?a:structuredClone(de(t,r)),[c,d]=[n,s].map(({place:h})=>Number(h.at(-1))),u=a[c][e.pile].pop();return d===i.length&&i.push({...e.empty,[e.pile]:[]}),i[d][e.pile].push(
u),JSON.stringify(a[c])===JSON.stringify({...a[c],...e.empty,[e.pile]:[]})&&c===a.length-1&&a.pop(),Ln(t,a===i?[[o,a]]:[[o,a],[r,i]])}var Np=(e,t,n,s)=>({place:[...t,String(s)],where:{key:e,names:[...n,
String(s+1)]}}),qp=(e,t)=>Object.entries(e.at).flatMap(([n,s])=>dt(t,n).map(([o,r])=>[s,o,r]));var Ra=e=>({base:e,state:e,patch:[],told:[],figures:[]});function Ip(e,t,n,s){let o=n.join("/"),r=eo(t,e.base).find(i=>i.place.join("/")===o),a=e.figures.filter(i=>i.figure.place.join("/")!==o);return{
...e,figures:r.value===s?a:[...a,{kind:t,figure:r,value:s}]}}var co=e=>e.of!==void 0||e.pile!==void 0,uo=(e,t)=>e.pile===void 0?Sa(e,t):jp(e,t),po=(e,t,n,s)=>e.pile===void 0?lp(e,t,n,s):Bp(e,t,s);function Fp(e,t,n,s,o){
let r=(t.pile===void 0?cp:Dp)(t,e.state,n,s);return{...e,state:xa(e.state,r),patch:[...e.patch,...r],told:[...e.told,o]}}var Hp=e=>Ln(e.state,e.figures.map(({figure:t,value:n})=>[t.place,n])),Wp=e=>xa(
e.state,Hp(e)),Gp=e=>[...e.patch,...Hp(e)];function Vp({kind:e,state:t,words:n,change:s}){let{t:o}=n,r=eo(e,t),a=[...new Set(r.map(Up))],[i,c]=b(e.oneByOne?null:void 0);if(r.length===0)return l`<p>${o("correct.none")}</p>`;let d=r.filter(p=>i===
void 0||Up(p)===i),u=[[null,o("correct.choose")],...a.map(p=>[p,gw(p,n)])];return l`
        ${e.oneByOne&&l`
            <${I} name="group" label=${o("correct.which")}
                control=${p=>l`<${U} ...${p} value=${i} choices=${u} onChange=${c} />`} />`}
        <fieldset class="figures">
            <legend>${o("correct.figures")}</legend>
            ${d.map(p=>l`<${bw} key=${p.place.join("/")} figure=${p} words=${n} change=${s} />`)}
        </fieldset>
    `}var Up=({where:e})=>JSON.stringify(e.names),gw=(e,t)=>JSON.parse(e).map(n=>Ue(n,t)).join(", ");function bw({figure:e,words:t,change:n}){let{place:s,value:o,choices:r,where:a}=e,i=d=>l`<${U} ...${d} value=${o} choices=${r.
map(u=>[u,Ue(u,t)])} onChange=${u=>n(e,u)} />`,c=d=>l`<input ...${d} type="number" step="1" value=${o}
        onChange=${({target:u})=>u.value!==""&&n(e,Number(u.value))} />`;return l`<${I} name=${`figure-${s.join("-")}`} label=${Ve(a,t)} control=${r===null?c:i} />`}function Jp({kind:e,state:t,gameSheet:n,
words:s,pair:o,setPair:r,add:a}){let{t:i}=s,c=uo(e,t);if(c.length===0)return l`<p>${i("correct.none")}</p>`;let d=({value:f,where:m})=>[f!==null&&Ue(f,s),Ve(m,s)].filter(Boolean).join(" · "),u=(f,m)=>[
m,d(f)],p=[null,i("correct.choose")],h=o.wrong===null?[]:po(e,t,n,c[o.wrong]);return l`
        <${I} name="wrong" label=${i("correct.wrong")}
            control=${f=>l`<${U} ...${f} value=${o.wrong} choices=${[p,...c.map(u)]} onChange=${m=>r({wrong:m,right:null})} />`} />
        ${o.wrong!==null&&l`
            <${I} name="right" label=${i("correct.right")} hint=${e.pile===void 0&&i("correct.right-hint")}
                control=${f=>l`<${U} ...${f} value=${o.right} choices=${[p,...h.map(u)]} onChange=${m=>r({...o,right:m})} />`}>
                <button type="button" data-add disabled=${o.right===null} onClick=${a}>${i("correct.add")}</button>
            <//>`}
    `}function Kp({state:e,t,busy:n,send:s}){let o=(e.forfeits??[]).map(({seat:u})=>u),r=e.players.map(({id:u})=>u).filter(u=>!o.includes(u)),[a,i]=b(r[0]??null),[c,d]=b("");return r.length===0?l`<p>${t("fo\
rfeit.all")}</p>`:l`
        <${ho} kind="forfeit" lead=${t("forfeit.lead")} button=${t("forfeit.send")} busy=${n} reason=${c} setReason=${d} t=${t}
            submit=${()=>s({type:"forfeit",seat:a,reason:c})}>
            <${Yp} seat=${a} setSeat=${i} seats=${r} t=${t} />
        <//>
    `}function Zp({state:e,t,busy:n,send:s}){let o=e.players.map(({id:p})=>p),[r,a]=b(o[0]),[i,c]=b(""),[d,u]=b("");return l`
        <${ho} kind="penalty" lead=${t("penalty.lead")} button=${t("penalty.send")} busy=${n} reason=${d} setReason=${u} t=${t}
            submit=${()=>s({type:"penalty",seat:r,points:Number(i),reason:d})}>
            <${Yp} seat=${r} setSeat=${a} seats=${o} t=${t} />
            <${I} name="points" label=${t("penalty.points")} hint=${t("penalty.points-hint")}
                control=${p=>l`<input ...${p} type="number" step="1" required value=${i} onInput=${({target:h})=>c(h.value)} />`} />
        <//>
    `}function ho({kind:e,lead:t,button:n,busy:s,reason:o,setReason:r,submit:a,t:i,children:c}){return l`
        <form class="ruling-form" data-ruling=${e} onSubmit=${d=>{d.preventDefault(),s||a()}}>
            <p class="soft">${t}</p>
            ${c}
            <${I} name="reason" label=${i("ruling.reason")} hint=${i("ruling.reason-hint")}
                control=${d=>l`<input ...${d} type="text" required maxlength="500" value=${o} onInput=${({target:u})=>r(u.value)} />`} />
            <div><button type="submit" class="primary" data-send>${n}</button></div>
        </form>
    `}var Yp=({seat:e,setSeat:t,seats:n,t:s})=>l`
    <${I} name="seat" label=${s("ruling.seat")}
        control=${o=>l`<${U} ...${o} value=${e} choices=${n.map(r=>[r,r])} onChange=${t} />`} />`;function Qp({game:e,gameSheet:t,state:n,t:s,busy:o,send:r}){let a=Dt(),[i,c]=b(()=>Ra(n)),[d,u]=b(""),[p,h]=b({wrong:null,right:null}),[f,m]=b(""),[$,g]=b({}),[y,w]=b("");if(t===null)return null;let v=e.
corrections??[],k=v.find(P=>P.kind===d),E={game:e,t:s},O=(P,N,V,J)=>{let ce=Ve(N,E),Ze=N.key===P?ce:[s(P),ce].filter(Boolean).join(", ");return s("correct.changed",{what:Ze,before:Ue(V,E),after:Ue(J,E)})},
C=(P,N,V)=>s("correct.changed",{what:`${s(P)}, ${Ue(N.value,E)}`,before:Ve(N.where,E),after:Ve(V.where,E)}),_=()=>{if(k===void 0||!co(k)||p.wrong===null||p.right===null)return i;let P=uo(k,i.state)[p.
wrong],N=po(k,i.state,t,P)[p.right],V=N.value===null?C(k.name,P,N):O(k.name,P.where,P.value,N.value);return Fp(i,k,P,N,V)},x=()=>{c(_()),h({wrong:null,right:null})},A=P=>{x(),u(P)},M=()=>{let P=yw(f),
N=[...Gp(_()),...P??[]],V=P===null?{patch:"correct.no-patch"}:N.length===0?{kind:"correct.nothing"}:{};g(V),Object.keys(V).length===0&&r({type:"correct",patch:N,reason:y})},j=P=>$[P]===void 0?[]:[{detail:s(
$[P])}],F=[...i.told,...i.figures.map(({kind:{name:P},figure:N,value:V})=>O(P,N.where,N.value,V))],W=[["",s("correct.choose")],...v.map(P=>[P.kind,s(P.name)]),...a?[["patch",s("correct.patch")]]:[]];return l`
        <${ho} kind="correct" lead=${s("correct.lead")} button=${s("correct.send")} busy=${o} reason=${y} setReason=${w} t=${s} submit=${M}>
            <${I} name="kind" label=${s("correct.what")} errors=${j("kind")}
                control=${P=>l`<${U} ...${P} value=${d} choices=${W} onChange=${A} />`} />
            ${k!==void 0&&!co(k)&&l`<${Vp} key=${d} kind=${k} state=${Wp(i)} words=${E}
                change=${({place:P},N)=>c(Ip(i,k,P,N))} />`}
            ${k!==void 0&&co(k)&&l`<${Jp} key=${`${d} ${i.told.length}`} kind=${k} state=${i.state} gameSheet=${t}
                words=${E} pair=${p} setPair=${h} add=${x} />`}
            ${(d==="patch"||f!=="")&&l`
                <${I} name="patch" label=${s("correct.patch")} hint=${s("correct.patch-hint")} errors=${j("patch")}
                    control=${P=>l`<textarea ...${P} class="code" rows="5" spellcheck="false" value=${f} onInput=${({target:N})=>m(N.value)} />`} />`}
            ${F.length>0&&l`
                <div class="changes" data-changes=${F.length}>
                    <h3>${s("correct.changes")}</h3>
                    <ul>${F.map((P,N)=>l`<li key=${N}>${P}</li>`)}</ul>
                    <button type="button" class="quiet" data-drop onClick=${()=>c(Ra(n))}>${s("correct.drop")}</button>
                </div>`}
        <//>
    `}function yw(e){if(e.trim()==="")return[];try{let t=JSON.parse(e);return Array.isArray(t)?t:null}catch{return null}}var ww=["advice","correct","forfeit","penalty"];function sn({table:e,position:t,client:n,t:s,rule:o,refusal:r,busy:a,close:i,hides:c,uncover:d,earlier:u,part:p=!1}){q();let h=D(),[f,m]=b("advice"),{state:$}=t,
g={...e,state:$,t:s,busy:a,send:w=>o({...w,player:"referee"})},y={advice:()=>l`<${Rp} game=${$.game} client=${n} t=${s} choose=${m} />`,correct:()=>l`<${kw} hides=${c} uncover=${d} t=${s}><${Qp} ...${g} /><//>`,
forfeit:()=>l`<${Kp} ...${g} />`,penalty:()=>l`<${Zp} ...${g} />`};return l`
        <${p?"section":"main"} id=${p?void 0:"content"} class="referee" data-screen=${p?void 0:"referee"} data-ply=${$.ply} aria-busy=${String(a)}>
            <button type="button" data-close onClick=${i}>${s("ruling.back")}</button>
            <${p?"h2":"h1"} ref=${h} tabindex="-1">${s("ruling.title")}<//>
            <div class="row tight" role="group" aria-label=${s("ruling.title")}>
                ${ww.map(w=>l`<button type="button" class="chip" key=${w} data-task=${w} aria-pressed=${String(w===f)}
                    onClick=${()=>m(w)}>${s(`ruling.task.${w}`)}</button>`)}
                ${u&&l`<button type="button" class="chip" data-earlier onClick=${u}>${s("correcting.open")}</button>`}
            </div>
            <${Kt} refusal=${r} table=${{...e,t:s}} view=${$} />
            <section class="sheet" aria-label=${s(`ruling.task.${f}`)} key=${f}>${y[f]()}</section>
            <${qe} record=${$} state=${$} game=${e.game} t=${s} />
        <//>
    `}function kw({hides:e,uncover:t,t:n,children:s}){let[o,r]=b(!1);return o||!e?s:l`
        <p>${n(t?"links.referee.unseal":"ruling.covered")}</p>
        <div><button type="button" class="primary" data-uncover onClick=${t??(()=>r(!0))}>${n(t?"links.referee.unseal-do":"ruling.uncover")}</button></div>
    `}function Bn({to_act:e,state:t}){let n=(t.forfeits??[]).map(({seat:s})=>s);return e.filter(s=>n.includes(s))}function on(e){let t=Bn(e);return e.to_act.filter(n=>!t.includes(n))}function Xp(e){let t=e.
findLast(({type:n,player:s})=>s!=="referee"||n==="default");return t?.seat??t?.player}function vw(e,t){let n=e.state.players.map(({id:r})=>r),s=r=>(n.indexOf(r)-n.indexOf(t)-1+n.length)%n.length,[o=null]=on(
e).sort((r,a)=>s(r)-s(a));return o}function eh(e,{open:t,holder:n,wanted:s,last:o,sealed:r,unseen:a}){let i=on(e),c=e.state.dealer==="table",d={referee:c,actor:null,alone:!1,pass:null};if(e.finished||
i.length===0)return d;let u=i.includes(s)?s:vw(e,o),p=c?r&&i.length>1:!t,h=i.includes(n)?n:null;return!p||!a(h??u)?{...d,actor:u}:h===null?{...d,pass:u}:{...d,actor:h,alone:!0}}function th({table:e,opened:t,state:n,client:s,refusal:o,close:r,unseal:a}){let{t:i,act:c,busy:d}=e,u={state:n??t.answer.view};return l`<${sn} table=${e} position=${u} client=${s} t=${i} rule=${c} refusal=${o} busy=${d}
        close=${r} hides=${n===null} uncover=${a} />`}async function nh(e,t){let{token:n,state:s}=await De(e,t).unseal(),o={...t,place:{...t.place,token:n}};return await le(o),{kept:o,state:s}}function sh({
kept:e,view:t,table:n}){let{t:s,act:o,busy:r}=n;return Bn({to_act:e.toAct,state:t}).map(a=>l`
        <div class="forfeited" key=${a} data-forfeited=${a}>
            <p>${s("forfeited.due",{player:a})}</p>
            ${e.as===je&&l`
                <button type="button" class="primary" data-default disabled=${r} onClick=${()=>o({type:"default",player:"referee",seat:a})}>
                    ${s("links.referee.default",{player:a})}</button>`}
        </div>`)}function oh({opened:e,turn:t,table:n,refusal:s,bar:o,notes:r,tools:a}){let{kept:i,answer:c}=e,{game:d,gameSheet:u,t:p,act:h,busy:f}=n,{view:m,legal_actions:$}=c;q();let g=ro(i,u,p),y=D(t);Hs(t,u);let w=g.
at(-1),[v,k]=b(null),E=me(i),O=io(d.motion,m,{ply:m.ply,events:c.events});lo({motion:d.motion,ply:m.ply,events:c.events,finished:!1,turn:Be(i)?E:null,refusal:s});let C=$[0]?.player??null,_=u!==null,x=m.
players.findIndex(({id:j})=>j===(C??i.toAct[0]))+1,A=i.toAct.some(j=>j!==C),M=$.some(({type:j})=>d.sealed?.includes(j))||i.place.pending>0;return l`
        <main id="content" class="play linked" data-screen="play" data-game=${d.id} data-ply=${m.ply} data-to-act=${i.toAct.join(" ")}
            data-seat=${E??""} data-actor=${C??""} data-held=${i.heldBy??""} data-head=${c.head} data-turn=${t} aria-busy=${String(!_||f)}>
            ${o}
            ${r}
            <div class="table-top">
                <section class="board-area" aria-label=${p("play.board")} ref=${O}>
                    ${_&&l`<${d.Board} view=${m} gameSheet=${u} legal=${$} act=${h} t=${p} seat=${E}
                        toAct=${i.toAct} scores=${null} last=${c.events} log=${ao(i)} prepared=${v} prepare=${k} />`}
                </section>
                <aside class="side">
                    <section class="actions player-${x}" aria-labelledby="turn">
                        <h2 id="turn" ref=${y} tabindex="-1">${nn(i,p)}</h2>
                        ${w&&l`<p class="hint last-act" data-last-act>${p("links.last",{what:w.text})}</p>`}
                        <${zp} kept=${i} t=${p} />
                        <${sh} kept=${i} view=${m} table=${n} />
                        <${Kt} refusal=${s} table=${n} view=${m} />
                        ${_&&$.length>0&&l`<${Nt} ...${n} view=${m} legal=${$} player=${C}
                            prepared=${v} prepare=${k} key=${`${t} ${C}`} />`}
                        ${($.length===0||A)&&l`<${oo} kept=${i} atOnce=${M} follows=${c.guarded} t=${p} />`}
                    </section>
                    <${qe} record=${m} state=${m} game=${d} t=${p} />
                    ${g.length>0&&l`<${Pt} log=${g} t=${p} />`}
                </aside>
            </div>
            ${a}
        </main>
    `}function rn({game:e,ruleset:t,client:n,t:s}){let[o,r]=b(!1);return l`
        <details class="rules" onToggle=${a=>r(a.target.open)} data-rules>
            <summary>${s("rules.title")}</summary>
            ${o&&l`<${xw} game=${e} ruleset=${t} client=${n} t=${s} />`}
        </details>
    `}function xw({game:e,ruleset:t,client:n,t:s}){let{value:o,problem:r}=R(()=>n.game(e).rules(),[e,n]),a=(o?.clauses??[]).filter(({rulesets:i})=>i.includes(t));return l`
        <${L} problem=${r} t=${s} />
        <div class="clauses" tabindex="0" role="region" aria-label=${s("rules.title")}>
            <ul>${a.map(({id:i,text:c})=>l`<li key=${i} data-clause-id=${i}><${Ge} text=${c} /><${Ct} error=${{rule:i}} /></li>`)}</ul>
        </div>
    `}function rh({kept:e,client:t,t:n,go:s,change:o,finished:r}){let[a,i]=b(null),c=me(e),d=h=>async()=>{i(null);try{await h()}catch(f){i(f)}},u=d(async()=>{let h=Zt(),{token:f}=await De(t,e).newKey(c,{verifier:Ot(
h)}),m=tn(e,Yt(Number(e.as),h));await o({...m,place:{...e.place,token:f}})}),p=(h,f)=>d(async()=>{let{token:m,seat_keys:$}=await De(t,e).newKey(h);await le({...e,place:{...e.place,token:m},given:{...e.
given,[f]:$[h]}}),s("seats",{id:e.id})});return r||c===null&&e.as!==je?null:l`
        <${Te} problem=${a} t=${n} />
        <p class="hint">${n(c===null?"links.reissue.referee":"links.reissue.own")}</p>
        <div class="row tight">
            ${c!==null&&l`<button type="button" data-reissue=${e.as} onClick=${u}>${n("links.reissue.own-do")}</button>`}
            ${c===null&&e.players.map((h,f)=>l`
                <button type="button" key=${h} data-reissue=${f+1} onClick=${p(h,String(f+1))}>${n("links.reissue.for",{player:h})}</button>`)}
        </div>
    `}function Sw({tokens:e={},place:t,played:n}){return Object.keys(e).map(Number).filter(o=>o<t.settled).sort((o,r)=>r-o).map(o=>({ply:o,token:e[o],done:n.find(r=>r.ply===o+1)??null}))}async function ah(e,t,n){
return await e.game(t.game).sealed(n,t.keys[je]).heads(),fe(e,t)}function ih({kept:e,sheet:t,t:n,back:s,busy:o}){let r=Sw(e),[a,i]=b(null),[c,d]=b(!1),u=r.find(({ply:h})=>h===a)??r[0],p=je in e.keys;return l`
        <details data-taking-back>
            <summary>${n("back.title")}</summary>
            <p class="hint">${n(p?"back.referee":"back.player")}</p>
            ${r.length===0?l`<p>${n("back.nothing")}</p>`:l`
                    <label>${n("back.before")}
                        <select name="point" value=${u.ply} onChange=${h=>i(Number(h.target.value))}>
                            ${r.map(h=>l`<option key=${h.ply} value=${h.ply} selected=${h===u}>${_w(h,t,n)}</option>`)}
                        </select>
                    </label>
                    ${p?l`<div class="row tight">
                            <button type="button" data-take-back disabled=${o} onClick=${()=>c?s(u.token):d(!0)}>
                                ${n(c?"back.sure":"back.do")}</button></div>`:l`<${$e} url=${ct(se(),{game:e.game,token:u.token,undo:u.ply})} name=${n("back.link")} t=${n} kind="undo" />`}`}
        </details>
    `}function lh({kept:e,asked:t,t:n,back:s,busy:o}){let r=je in e.keys,a=t.ply>=e.place.settled;return l`
        <div class="warning" role="alert" data-note="asked-back">
            <p><strong>${n("back.asked",{n:e.place.settled-t.ply})}</strong></p>
            <p>${n(a?"back.asked-gone":r?"back.asked-referee":"back.asked-player")}</p>
            ${r&&!a&&l`<button type="button" data-take-back disabled=${o} onClick=${()=>s(t.token)}>${n("back.sure")}</button>`}
        </div>
    `}function _w({ply:e,done:t},n,s){if(t===null)return s("back.point",{n:e+1});let o=n?.action_types?.find(({id:a})=>a===t.type)?.name??t.type,r=["amount","house"].map(a=>t.action?.[a]).find(a=>typeof a==
"number");return s(r===void 0?"links.played":"links.played-figure",{player:t.player,action:o,figure:r})}function ch({opened:e,sheet:t,client:n,t:s,go:o,open:r,change:a,back:i,busy:c}){let{kept:d,answer:u}=e,p=ct(se(),{game:d.game,token:d.place.token,clock:d.clock});return l`
        <div class="tools">
            <section class="tool" aria-label=${s("links.paste-title")}><${en} t=${s} open=${r} hint=${s("links.paste-hint")} /></section>
            <${rn} game=${d.game} ruleset=${u.view.ruleset} client=${n} t=${s} />
            <details data-compare>
                <summary>${s("links.compare")}</summary>
                <p class="hint">${s("links.compare-hint")}</p>
                <p><code data-head>${u.head}</code></p>
                <p class="hint">${s(u.guarded?"links.guarded":"links.unguarded")}</p>
            </details>
            <details data-spectators>
                <summary>${s("links.spectators")}</summary>
                <p class="hint">${s("links.spectators-hint")}</p>
                <${$e} url=${p} name=${s("links.spectators")} t=${s} kind="spectator" />
            </details>
            ${u.guarded&&l`<${ih} kept=${d} sheet=${t} t=${s} back=${i} busy=${c} key=${`back ${d.place.settled}`} />`}
            <details data-keys>
                <summary>${s("links.keys")}</summary>
                ${Object.keys(d.given).length>0&&l`
                    <p class="hint">${s("links.given")}</p>
                    <div><button type="button" data-go="seats" onClick=${()=>o("seats",{id:d.id})}>${s("links.given-open")}</button></div>`}
                <${rh} kept=${d} client=${n} t=${s} go=${o} change=${a} finished=${u.finished} />
                <${Ew} kept=${d} t=${s} go=${o} />
            </details>
        </div>
    `}function Ew({kept:e,t,go:n}){let[s,o]=b(!1),r=async()=>{await Js(e.id),n("start")};return l`
        <p class="hint">${t("links.forget-hint")}</p>
        <div class="row tight">
            ${s?l`<button type="button" data-forget-anyway onClick=${r}>${t("links.forget-anyway")}</button>
                    <button type="button" onClick=${()=>o(!1)}>${t("undo.leave")}</button>`:l`<button type="button" data-forget onClick=${()=>o(!0)}>${t("links.forget")}</button>`}
        </div>
    `}function uh({opened:e,other:t,choose:n,back:s,busy:o,t:r}){let{kept:a,note:i,asked:c,stored:d}=e,u=Object.keys(a.keys);return l`
        ${i==="older"&&l`<p class="note" role="status" data-note="older">${r("links.note.older")}</p>`}
        ${i==="joined"&&l`<p class="note" role="status" data-note="joined">${r("links.note.joined")}</p>`}
        ${["overtaken","undone"].includes(i)&&l`<p class="note" role="status" data-note=${i}>${r(`links.note.${i}`)}</p>`}
        ${i==="line"&&l`
            <div class="warning" role="alert" data-note="line">
                <p><strong>${r("links.note.line-title")}</strong></p>
                <p>${r("links.note.line")}</p>
                <button type="button" data-switch-line onClick=${t}>${r("links.note.line-switch")}</button>
            </div>`}
        ${c&&l`<${lh} kept=${a} asked=${c} t=${r} back=${s} busy=${o} />`}
        ${!d&&l`<p class="warning" role="alert" data-note="not-stored">${r("links.not-stored")}</p>`}
        ${u.length>1&&l`
            <div class="warning" data-note="several">
                <p>${r("links.note.several",{seats:u.map(p=>ut(a,p,r)).join(", ")})}</p>
                <div class="row tight" role="group" aria-label=${r("links.as")}>
                    ${u.map(p=>l`<button type="button" class="chip" key=${p} data-as=${p} aria-pressed=${String(p===a.as)}
                        onClick=${()=>n(p)}>${ut(a,p,r)}</button>`)}
                </div>
            </div>`}
    `}function ja({action:e,kept:t},{actions:n}){let s=dh(e);return n.some(o=>o.ply>t.place.settled&&o.type===e.type&&o.player===e.player&&(o.action===null||dh(o.action)===s))}var dh=e=>JSON.stringify(Object.
entries(e).sort(([t],[n])=>t<n?-1:1));function ph({client:e,id:t,given:n,calls:s,gone:o}){let[r,a]=b({from:n,to:n,turn:0}),i=r.from===n?r.to:n,[c,d]=b(null),[u,p]=b(null),[h,f]=b(null),[m,$]=b(!1),g=T(!1),y=async(x,A=d)=>{if(g.current)return!1;
g.current=!0,$(!0),d(null);try{let M=await x();return a(({turn:j})=>({from:n,to:M,turn:j+1})),p(null),f(null),!0}catch(M){return await A(M),!1}finally{g.current=!1,$(!1)}},w=(x=i.kept)=>y(()=>fe(e,x)),
v=(x,A=i.kept)=>y(()=>Ud(e,A,x),async M=>{if(p(null),M.transient)return f({action:x,kept:A,problem:M});if(f(null),M.kind==="branched")return k(x,A);p({problem:M,action:x})}),k=async(x,A)=>{try{let M=await fe(
e,A),j=ja({action:x,kept:A,problem:null},M.answer);a(({turn:F})=>({from:n,to:{...M,note:j?M.note:"overtaken"},turn:j?F+1:F}))}catch(M){d(M)}},E=async x=>{let A=h!==null&&ja(h,x);if(h!==null&&!A)return v(
h.action,h.kept),!0;if(x.token===i.kept.place.token)return!1;let M=await Mt(i.kept,x,null,e.language);return A&&f(null),a(j=>g.current||j.from===n&&j.to!==i&&j.to!==null?j:{from:n,to:M,turn:j.turn+Number(
A)}),!0},{lost:O,ask:C}=sp({client:e,opened:i,busy:m,calls:s,take:E});S(()=>{if(h===null)return;let x=()=>v(h.action,h.kept);return addEventListener("online",x),()=>removeEventListener("online",x)},[h]),
S(()=>{p(null),f(null),n===null&&Qt(t).then(x=>{x===null?o():w(x)})},[n,t]);let _=T(e);return S(()=>{_.current!==e&&i!==null&&y(()=>Gd(e,i.kept)),_.current=e},[e]),{opened:i,turn:r.turn,problem:c,refusal:u,
setRefusal:p,unsent:h,busy:m,step:y,again:w,play:v,lost:O,ask:C}}function hh({t:e,client:t,go:n,id:s,opened:o,open:r}){let{calls:a,change:i}=Xd(),[c,d]=b(null),{opened:u,turn:p,problem:h,refusal:f,setRefusal:m,unsent:$,busy:g,step:y,again:w,play:v,lost:k,ask:E}=ph(
{client:t,id:s,given:o,calls:a,gone:()=>n("unknown",{kept:!0})}),O=u?.kept.game,{value:C,problem:_}=R(async()=>O?t.game(O).sheet():null,[O,t]);if(Qd({kept:u?.kept.id===s?u.kept:null,name:C?.name??"Gav\
el",calls:a,t:e}),u===null||u.kept.id!==s)return l`<main id="content" class="play" data-screen="play" aria-busy=${String(h===null)}><h1>…</h1><${Te} problem=${h} t=${e} /></main>`;let{kept:x,answer:A}=u,
M=async ee=>{await v(ee)&&d(null)},j=()=>y(async()=>{let{kept:ee,state:ge}=await nh(t,x);return d({state:ge}),fe(t,ee)},ee=>m({problem:ee,action:null})),F=ee=>{m(null),d(ee?{state:null}:null)},W=async ee=>{
await le(ee),await w(ee)},P=ee=>y(()=>ah(t,x,ee)),N={game:B[O],gameSheet:C,t:e,act:M,busy:g};if(c!==null)return l`<${th} table=${N} opened=${u} state=${c.state} client=${t} refusal=${f}
            close=${()=>F(!1)} unseal=${j} />`;let V=l`<${op} callReferee=${()=>F(!0)} kept=${x} view=${A.view} finished=${A.finished} sheet=${C} t=${e} again=${()=>w()} busy=${g}
        calls=${a} setCalls=${va(A)&&me(x)!==null?i:null} />`,J=l`
        <${Te} problem=${h??_} t=${e} />
        <${ep} lost=${k} unsent=${$} ask=${E} resend=${()=>v($.action,$.kept)} busy=${g} t=${e} />
        <${uh} opened=${u} t=${e} other=${()=>y(()=>Vd(t,x,u.other))} choose=${ee=>w({...x,as:ee})}
            back=${P} busy=${g} />`,ce=l`<${ch} opened=${u} sheet=${C} client=${t} t=${e} go=${n} open=${r} change=${W} back=${P} busy=${g} />`,Ze=A.finished?_p:oh;return l`<${Ze} opened=${u} turn=${p} table=${N} refusal=${f} bar=${V} notes=${J} tools=${ce} go=${n} client=${t} />`}function fh({t:e,go:t,id:n}){let[s,o]=b(null);S(()=>{Qt(n).then(a=>a===null?t("unknown",{kept:!0}):o(a))},[n]),q();let r=D(s===null);return l`
        <main id="content" class="import seats" data-screen="seats" data-link=${n}>
            <h1 ref=${r} tabindex="-1">${e("seats.title")}</h1>
            ${s&&l`<${Aw} kept=${s} t=${e} go=${t} />`}
        </main>
    `}function Aw({kept:e,t,go:n}){let{game:s,place:o,given:r,players:a,keys:i,clock:c}=e,d=f=>ct(se(),{game:s,token:o.token,key:f,clock:c}),u=a.filter((f,m)=>!r[m+1]&&!i[m+1]),p=()=>n("linked",{id:e.
id}),h=async()=>{await le({...e,given:{}}),p()};return l`
        <div class="sheet">
            ${Object.keys(r).length>0&&l`
                <p>${t("seats.lead")}</p>
                <p class="warning" data-quick-warning>${t("seats.warning")}</p>`}
            ${Object.entries(r).map(([f,m])=>l`
                <section class="seat-link player-${f}" key=${f} data-seat-link=${f} aria-labelledby="seat-${f}">
                    <h2 id="seat-${f}">${ut(e,f,t)}</h2>
                    <${$e} url=${d(m)} name=${t("seats.link",{player:ut(e,f,t)})} t=${t} kind="seat" />
                </section>`)}
            ${u.length>0&&l`
                <section class="seat-link" data-seat-link="table" aria-labelledby="seat-guests">
                    <h2 id="seat-guests">${u.join(", ")}</h2>
                    <p>${t("seats.guests")}</p>
                    <${$e} url=${d(void 0)} name=${t("links.move",{players:a.join(", ")})} t=${t} kind="move" />
                </section>`}
            <div class="row end">
                ${Object.keys(r).length>0&&l`<button type="button" data-forget-given onClick=${h}>${t("seats.forget")}</button>`}
                <button type="button" class="primary large" data-to-table onClick=${p}>${t("seats.go")}</button>
            </div>
        </div>
    `}function mh(){let{hash:e}=location;return Pn(e)?(history.replaceState(history.state,"",location.href.split("#")[0]),e):null}var Ba=mh();function $h({client:e,t,go:n,setProblem:s}){let[o,r]=b({opening:!1,
opened:0}),a=async c=>{s(null),r(({opened:d})=>({opening:!0,opened:d}));try{if(c===null)throw new Error(t("links.broken"));for(let d of c)if("invitation"in d)n("join");else if(d.game in B){let u=await Wd(
e,d);n("linked",{id:u.kept.id,opened:u})}else throw new Error(t("links.broken"))}catch(d){s(d)}r(({opened:d})=>({opening:!1,opened:d+1}))},i=c=>a(Ks(c));return S(()=>{Ba!==null&&i(Ba),Ba=null;let c=()=>{
let d=mh();d!==null&&i(d)};return addEventListener("hashchange",c),()=>removeEventListener("hashchange",c)},[e]),{open:a,...o}}var Cw=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function fo({option:e,standard:t,value:n,change:s,errors:o,t:r}){let{id:a,ruling:i,schema:c,decides:d}=e,u=f=>s(Cw(f,t)?void 0:f),p=l`<span class="option-name">${e.
name}</span><${Ct} error=${{code:a}} />${i&&l` <span class="ruling">${i}</span>`}`,h=Tw(c);return l`
        <div class="option ${n===void 0?"":"changed"}">
            <${I} name="option-${a}" label=${p} hint=${l`<${Ge} text=${d} />`} errors=${o}
                control=${f=>l`<${h} ...${f} schema=${c} value=${n===void 0?t:n} set=${u} t=${r} />`}>
                ${n!==void 0&&l`<button type="button" class="quiet" onClick=${()=>s(void 0)}>${r("setup.default")}</button>`}
            <//>
        </div>
    `}function Tw(e){return"const"in e||e.enum?.length===1?Ow:e.type==="boolean"?Mw:e.enum?Pw:e.type==="integer"?Lw:zw}var Ow=({schema:e,set:t,t:n,value:s,...o})=>l`
    <input ...${o} type="text" readonly value=${String(e.const??e.enum[0])} />`,Mw=({schema:e,set:t,t:n,value:s,...o})=>l`
    <${U} ...${o} value=${s} choices=${[[!1,n("no")],[!0,n("yes")]]} onChange=${t} />`,Pw=({schema:e,set:t,t:n,value:s,...o})=>l`
    <${U} ...${o} value=${s} choices=${e.enum.map(r=>[r,String(r)])} onChange=${t} />`,Lw=({schema:e,set:t,t:n,value:s,...o})=>l`
    <input ...${o} type="number" step="1" value=${s} onChange=${({target:r})=>t(r.value===""?void 0:Number(r.value))} />`;function zw({schema:e,set:t,t:n,value:s,...o}){let[r,a]=b(null),i=({target:c})=>{
try{t(JSON.parse(c.value)),a(null)}catch{t(c.value),a(c.value)}};return l`<textarea ...${o} class="code" rows="3" spellcheck="false" value=${r??JSON.stringify(s)} onChange=${i} />`}var gh=["Ann","Bob","Cy","Dee","Eve","Flo"];function an(e){let t=e.rulesets.find(({id:s})=>s===e.default_ruleset),n=ye("players")??gh.slice(0,3);return yh({ruleset:"",variant:"",players:n,options:{}},
t)}var bh=e=>gh.find(t=>!e.includes(t))??`${e.length+1}`;function yh(e,t){let n=e.players.slice(0,t.player_counts.at(-1));for(;n.length<t.player_counts[0];)n.push(bh(n));let s=t.variants.includes(e.variant)?
e.variant:t.variants[0];return{...e,ruleset:t.id,variant:s,players:n}}function ln({sheet:e,draft:t,change:n,errors:s,t:o}){let r=e.rulesets.find(({id:a})=>a===t.ruleset);return l`
        <${I} name="ruleset" label=${o("setup.ruleset")} hint=${r.sources.join("; ")} errors=${X(s,"/ruleset")}
            control=${a=>l`<${U} ...${a} value=${t.ruleset} choices=${e.rulesets.map(({id:i,name:c})=>[i,c])}
                onChange=${i=>n(yh(t,e.rulesets.find(c=>c.id===i)))} />`} />
        ${(r.variants.length>1||X(s,"/variant").length>0)&&l`
            <${I} name="variant" label=${o("setup.variant")} errors=${X(s,"/variant")}
                control=${a=>l`<${U} ...${a} value=${t.variant} choices=${r.variants.map(i=>[i,i])}
                    onChange=${i=>n({...t,variant:i})} />`} />`}
    `}function cn({sheet:e,draft:t,change:n,errors:s,t:o}){let{players:r}=t,a=e.rulesets.find(({id:u})=>u===t.ruleset).player_counts,i=u=>n({...t,players:u}),c=(u,p)=>{let h=[...r];[h[u],h[p]]=[h[p],h[u]],
i(h)},d=s.filter(({pointer:u})=>u==="/players");return l`
        <fieldset class="players">
            <legend>${o("setup.players")}</legend>
            <p class="hint">${o("setup.players-hint")}</p>
            <ol>
                ${r.map((u,p)=>l`
                    <li key=${p} class="player-row player-${p+1}">
                        <${I} name="player-${p+1}" label=${l`<span class="visually-hidden">${o("setup.player",{n:p+1})}</span>`}
                            errors=${[...X(s,`/players/${p}`),...p===0?d:[]]}
                            control=${h=>l`<input ...${h} type="text" maxlength="64" autocomplete="off" value=${u}
                                onInput=${f=>i(r.map((m,$)=>$===p?f.target.value:m))} />`}>
                            <button type="button" class="icon" disabled=${p===0} aria-label=${o("setup.up",{name:u})}
                                onClick=${()=>c(p,p-1)}>↑</button>
                            <button type="button" class="icon" disabled=${p===r.length-1} aria-label=${o("setup.down",{name:u})}
                                onClick=${()=>c(p,p+1)}>↓</button>
                            <button type="button" class="icon" disabled=${r.length<=a[0]} aria-label=${o("setup.remove",{name:u})}
                                onClick=${()=>i(r.filter((h,f)=>f!==p))}>×</button>
                        <//>
                    </li>`)}
            </ol>
            <button type="button" data-add-player disabled=${r.length>=a.at(-1)}
                onClick=${()=>i([...r,bh(r)])}>+ ${o("setup.add")}</button>
        </fieldset>
    `}function un({sheet:e,draft:t,change:n,errors:s,t:o}){let{options:r}=t,a=Object.keys(r).length,i=(d,u)=>{let{[d]:p,...h}=r;n({...t,options:u===void 0?h:{...h,[d]:u}})},c=X(s,"/options").length>0;
return l`
        <details class="options" open=${c||void 0} data-options>
            <summary>${o("setup.options")} <span class="count">${a>0?o("setup.changed",{n:a}):o("setup.unchanged")}</span></summary>
            <div class="option-list">
                ${e.options.map(d=>l`
                    <${fo} key=${d.id} option=${d} standard=${ue(e,t,d.id)} value=${r[d.id]}
                        change=${u=>i(d.id,u)} errors=${X(s,`/options/${d.id}`)} t=${o} />`)}
            </div>
        </details>
    `}function wh({sheet:e,begin:t,leave:n,t:s}){let[o,r]=b(()=>({...an(e),rounds:3,match:{}})),{ruleset:a,variant:i,options:c,players:d,rounds:u,match:p}=o,h={sheet:e,draft:o,change:r,errors:[],t:s},f=$=>ue(
{options:e.match_options},o,$),m=($,g)=>{let{[$]:y,...w}=p;r({...o,match:g===void 0?w:{...w,[$]:g}})};return l`
        <form class="sheet" data-match-form onSubmit=${$=>{$.preventDefault(),t({rounds:u,options:p,setup:{ruleset:a,variant:i,options:c,players:d}})}}>
            <p>${s("match.lead")}</p>
            <${I} name="rounds" label=${s("match.rounds")}
                control=${$=>l`<input ...${$} type="number" required min="1" max="100" step="1" value=${u} onInput=${({target:g})=>r({...o,rounds:Number(g.value)})} />`} />
            <${ln} ...${h} />
            <${cn} ...${h} />
            <details class="options" data-match-options>
                <summary>${s("match.options")}</summary>
                <div class="option-list">${e.match_options.map($=>l`
                    <${fo} key=${$.id} option=${$} standard=${f($.id)} value=${p[$.id]} errors=${[]} t=${s}
                        change=${g=>m($.id,g)} />`)}</div>
            </details>
            <${un} ...${h} />
            <div class="row end">
                <button type="button" onClick=${n}>${s("back")}</button>
                <button type="submit" class="primary large" data-begin-match>${s("match.begin")}</button>
            </div>
        </form>
    `}var Na=new be("games"),Da=globalThis.BroadcastChannel===void 0?null:new BroadcastChannel("gavel-games");function mo(e){let t=({data:n})=>e(n);return Da?.addEventListener("message",t),()=>Da?.removeEventListener(
"message",t)}async function $o(e,t){let n=await Na.change(e,t);return Da?.postMessage(e),n}var Rw=12,kh="abcdefghijklmnopqrstuvwxyz234567",go=()=>Array.from(crypto.getRandomValues(new Uint8Array(Rw)),
e=>kh[e%kh.length]).join(""),dn=async()=>(await Na.all()).sort((e,t)=>t.changed-e.changed),Dn=e=>Na.get(e);async function vh(e){let t=null;return await $o(e,n=>(t=n,null)),t}var xh=e=>$o(e.id,t=>t===null?e:void 0),Sh=(e,t)=>$o(e,n=>n===null?void 0:{...n,name:t}),ft=class{#t;#e=Promise.resolve(null);constructor(t){
this.#t=t}save(t){return this.#e=this.#e.then(n=>n??this.#n(t)),this.#e}has=({changed:t})=>t===this.#t;async#n(t){let n=Math.max(Date.now(),(this.#t??0)+1),s=null;return await $o(t.id,o=>(s=o!==null&&
o.changed!==this.#t?o:null,s===null?{...t,name:o?.name??t.name,changed:n}:void 0)),s===null&&(this.#t=n),s}};function _h({draft:e,change:t,errors:n,byLink:s,t:o}){let r=a=>()=>t({...e,dealer:a});return l`
        <${I} name="first_player" label=${o("setup.first")} errors=${X(n,"/first_player")}
            control=${a=>l`<${U} ...${a} value=${e.players.includes(e.first)?e.first:e.players[0]}
                choices=${e.players.map(i=>[i,i])} onChange=${i=>t({...e,first:i})} />`} />
        <fieldset class="choice">
            <legend>${o("setup.dealer")}</legend>
            ${["service","table"].map(a=>l`
                <label class="radio">
                    <input type="radio" name="dealer" value=${a} checked=${e.dealer===a} onChange=${r(a)} />
                    <span><strong>${o(`setup.dealer.${a}`)}</strong> <span class="hint">${o(`setup.dealer.${a}-hint${s?"-by-link":""}`)}</span></span>
                </label>`)}
        </fieldset>
        ${e.dealer==="service"&&!s&&l`
            <${I} name="seed" label=${o("setup.seed")} hint=${o("setup.seed-hint")} errors=${X(n,"/seed")}
                control=${a=>l`<input ...${a} type="text" autocomplete="off" spellcheck="false" value=${e.seed}
                    onInput=${i=>t({...e,seed:i.target.value})} />`} />`}
    `}var bo=({t:e,open:t,setOpen:n})=>l`
    <label class="switch">
        <input type="checkbox" name="open" checked=${t} onChange=${s=>n(s.target.checked)} />
        <span><strong>${e("open.title")}</strong> <span class="hint">${e("open.hint")}</span></span>
    </label>
`;function yo({sheet:e,draft:t,change:n,errors:s,t:o,Deal:r}){let a=X(s,"/deal"),{ruleset:i,variant:c,options:d,players:u}=t;return l`
        <fieldset class="deal ${a.length>0?"invalid":""}">
            <legend>${o("setup.deal")}</legend>
            <${la} id="deal-errors" errors=${a} />
            <${r} deal=${t.deal} change=${p=>n({...t,deal:p})} gameSheet=${e} t=${o}
                setup=${{ruleset:i,variant:c,options:d,players:u}} />
        </fieldset>
    `}var wo=new be("matches"),Eh=async e=>(await wo.all()).filter(t=>t.game===e).sort((t,n)=>n.created-t.created),Nn=e=>wo.put(e),Ah=e=>wo.remove(e),Ch=async e=>(await wo.all()).find(({games:t})=>t.includes(
e))??null,Th=(e,{rounds:t,options:n,setup:s})=>({id:go(),game:e,created:Date.now(),rounds:t,options:n,setup:s,games:[],sheets:{}});function Oh({setup:e},t,{first:n,dealer:s,deal:o}){return{...e,dealer:s,
...n===""?{first_player:{draw:!0}}:{first_player:n},...s==="table"&&o!==null&&{deal:o},...t?.cash&&{cash:t.cash}}}async function Mh(e,t){let n=await Promise.all(t.games.map(u=>Dn(u))),s=await Bw(e,t,n),
o=Object.fromEntries(s.filter(({sheet:u})=>u!==null).map(({id:u,sheet:p})=>[u,p])),r=s.filter(({sheet:u})=>u!==null),a=[],c=r.map((u,p)=>({rounds:t.rounds,options:t.options,results:r.slice(0,p+1).map(
({sheet:h})=>h)})).map((u,p)=>({id:p,operation:"matches",game:t.game,body:u}));for await(let u of e.batch(c))a.push(u);for(let[u,p]of r.entries())p.wrongCash=u>0&&p.begun!==null&&Dw(p.begun,a[u-1]);let d=a.
at(-1)??null;return{games:s,standings:d?.ok?d.body:null,problem:d&&!d.ok?d.problem:null,match:{...t,sheets:{...t.sheets,...o}}}}async function Bw(e,t,n){let s=t.games.map((r,a)=>({id:r,record:n[a],begun:null,
end:null,sheet:t.sheets[r]??null,wrongCash:!1,problem:null})),o=s.flatMap(({record:r},a)=>{if(r===null)return[];let i=(c,d)=>({id:[a,c],operation:"replays",game:t.game,body:{...r.start,actions:d}});return[
i("begun",[]),i("end",r.actions.slice(0,r.cursor))]});for await(let r of e.batch(o)){let[a,i]=r.id;r.ok?s[a][i]=r.body.position:s[a].problem=r.problem}return s.map(r=>r.end===null?r:{...r,sheet:r.end.
scores})}function Dw({state:e},t){return!t.ok||t.body.cash===null?!1:e.players.some(({id:n,cash:s})=>t.body.cash[n]!==s)}function Ph({match:e,standings:t,number:n,sheet:s,client:o,enter:r,keep:a,t:i}){let{players:c}=e.setup,d=t?.first_player??"",[u,p]=b({first:d,dealer:"service",deal:null}),[h,f]=b(null),[m,$]=b(!1),g=h?.
problem?.errors??[],{Deal:y}=B[e.game],w=async k=>{k.preventDefault(),$(!0);try{let E=Oh(e,t,u),{state:O}=await o.game(e.game).setup(E),{seed:C,nonce:_}=O.deal??{},x={setup:{...E,...C!==void 0&&{seed:C},
..._!==void 0&&{nonce:_}}},A=i("match.game-of",{game:s.name,n});await r({game:e.game,start:x,actions:[],cursor:0,name:A},a)}catch(E){f(E)}$(!1)},v=u.dealer==="service"?[["",i("match.first-drawn")]]:[];
return l`
        <form class="tool next-game" data-next-game=${n} onSubmit=${w}>
            <h2>${i("match.next",{n})}</h2>
            <${L} problem=${h} t=${i} />
            ${t?.cash&&l`<p data-carried>${i("match.carried",{cash:c.map(k=>`${k} ${t.cash[k]}`).join(", ")})}</p>`}
            ${t!==null&&l`<p data-first-due=${d}>${d===""?i("match.first-due-drawn"):i("match.first-due",{player:d})}</p>`}
            <${I} name="next-first" label=${i("setup.first")} errors=${X(g,"/first_player")}
                control=${k=>l`<${U} ...${k} value=${u.first===""&&v.length===0?c[0]:u.first}
                    choices=${[...v,...c.map(E=>[E,E])]} onChange=${E=>p({...u,first:E})} />`} />
            <${I} name="next-dealer" label=${i("setup.dealer")}
                control=${k=>l`<${U} ...${k} value=${u.dealer} choices=${["service","table"].map(E=>[E,i(`setup.dealer.${E}`)])}
                    onChange=${E=>p({...u,dealer:E,first:E==="table"&&u.first===""?c[0]:u.first})} />`} />
            ${u.dealer==="table"&&y&&l`<${yo} sheet=${s} draft=${{...e.setup,deal:u.deal}} errors=${g} t=${i} Deal=${y}
                change=${({deal:k})=>p({...u,deal:k})} />`}
            <div><button type="submit" class="primary" data-begin-next disabled=${m}>${i("match.begin-next",{n})}</button></div>
        </form>
    `}function Lh({match:e,sheet:t,client:n,go:s,enter:o,changed:r,t:a}){let{value:i,problem:c}=R(()=>Mh(n,e),[e,n]),[d,u]=b(!1),p=async(g,y=i.match)=>{await Nn({...y,games:g}),r()};if(i===null)return l`<p role="status">…</p><${L} problem=${c} t=${a} />`;
let{games:h,standings:f}=i,m=h.some(({sheet:g})=>g===null),$=async()=>{await Ah(e.id),r()};return l`
        <${L} problem=${c??i.problem} t=${a} />
        <section aria-labelledby="standings" class="tool" data-match=${e.id} data-over=${String(f?.over??!1)}>
            <h2 id="standings">${a("match.standings")}</h2>
            <${Nw} match=${e} standings=${f} played=${h.filter(({sheet:g})=>g!==null).length} t=${a} />
            ${f&&l`<${qw} standings=${f} games=${h} t=${a} />`}
        </section>
        <section aria-labelledby="games" class="tool">
            <h2 id="games">${a("match.games",{n:h.length,of:e.rounds})}</h2>
            <ol class="match-games">${h.map((g,y)=>l`
                <${Iw} key=${g.id} number=${y+1} ...${g} name=${t.name} go=${s} remove=${()=>p(e.games.filter(w=>w!==g.id))} t=${a} />`)}</ol>
            ${h.length===0&&l`<p class="soft">${a("match.no-games")}</p>`}
        </section>
        ${!f?.over&&!m&&h.length<e.rounds&&l`
            <${Ph} match=${i.match} standings=${f} number=${h.length+1} sheet=${t} client=${n} t=${a}
                enter=${o} keep=${g=>Nn({...i.match,games:[...e.games,g]})} />
            <${Fw} match=${e} add=${g=>p([...e.games,g])} t=${a} />`}
        ${f&&l`<details class="tool"><summary>${a("scores.rulings",{n:f.rulings.length})}</summary><${pt} rulings=${f.rulings} t=${a} /></details>`}
        <p class="aside">
            <button type="button" class="quiet" data-drop-match onClick=${()=>u(!d)} aria-expanded=${String(d)}>${a("match.drop")}</button>
            ${d&&l` <button type="button" data-drop-anyway onClick=${$}>${a("match.drop-anyway")}</button> <span class="hint">${a("match.drop-hint")}</span>`}
        </p>
    `}function Nw({match:e,standings:t,played:n,t:s}){if(!t?.over)return l`<p role="status">${s("match.played",{n,of:e.rounds})}</p>`;let{winners:o,decided_by:r}=t;return l`<p role="status" class="verdict" data-winners=${o.
join(" ")}>
        <strong>${o.length===0?s("scores.nobody"):s(o.length>1?"scores.winners":"scores.winner",{names:o.join(", ")})}</strong>
        <span class="soft">${s(r==="two-wins"?"match.by.two-wins":`scores.by.${r}`)}</span></p>`}var qa=e=>String(e).replace("-","−");function qw({standings:e,games:t,t:n}){let s=t.filter(({sheet:a})=>a!==
null),o=({sheet:a},i)=>a.standings.find(c=>c.player===i),r=({total:a,penalties:i=0})=>qa(a+i);return l`
        <div class="scrolling" tabindex="0" role="region" aria-labelledby="standings"><table class="figures-table">
            <thead><tr>
                <th scope="col">${n("match.rank")}</th><th scope="col">${n("match.player")}</th>
                ${s.map((a,i)=>l`<th scope="col" key=${a.id}>${n("match.game",{n:i+1})}</th>`)}
                <th scope="col">${n("match.total")}</th><th scope="col">${n("match.wins")}</th>${e.cash&&l`<th scope="col">${n("match.cash")}</th>`}
            </tr></thead>
            <tbody>${e.standings.map(({rank:a,player:i,total:c,penalties:d,wins:u})=>l`
                <tr key=${i} data-standing=${i} data-total=${c} data-wins=${u} class=${e.winners.includes(i)?"winner":""}>
                    <td>${a}</td><th scope="row">${i}</th>
                    ${s.map(p=>l`<td key=${p.id}>${r(o(p,i))}${p.sheet.winners.includes(i)&&l` <span title=${n("match.won")}>★</span>`}</td>`)}
                    <td><strong>${qa(c)}</strong>${d!==void 0&&` (${n("scores.penalties",{points:qa(d)})})`}</td><td>${u}</td>${e.cash&&l`<td data-cash=${e.cash[i]}>${e.cash[i]}</td>`}
                </tr>`)}</tbody>
        </table></div>
    `}function Iw({number:e,id:t,record:n,sheet:s,end:o,wrongCash:r,problem:a,name:i,go:c,remove:d,t:u}){let p=n?.name||u("match.game-of",{game:i,n:e}),h=s===null?u("match.running",{players:o?.to_act.
join(", ")??""}):s.winners.length>0?u("scores.winner",{names:s.winners.join(", ")}):u("scores.nobody");return l`
        <li data-match-game=${t} data-finished=${String(s!==null)}>
            <div><strong>${p}</strong> <span class="soft">${h}</span>
                ${r&&l`<p class="warning" data-wrong-cash>${u("match.wrong-cash")}</p>`}
                ${n===null&&l`<p class="hint">${u("match.deleted")}</p>`}
                <${L} problem=${a} t=${u} />
            </div>
            <div class="row tight">
                ${n!==null&&s===null&&l`<button type="button" class="primary" data-go-on onClick=${()=>c("play",{id:t})}>${u("start.resume")}</button>`}
                ${n!==null&&s!==null&&l`<button type="button" data-review onClick=${()=>c("review",{id:t})}>${u("review.open")}</button>`}
                <button type="button" class="icon" data-remove aria-label=${u("match.remove",{n:e})} onClick=${d}>×</button>
            </div>
        </li>
    `}function Fw({match:e,add:t,t:n}){let{value:s}=R(dn,[]),o=c=>[...c].sort().join(`
`)===[...e.setup.players].sort().join(`
`),r=({start:c})=>(c.setup??c.state).players.map(d=>d.id??d),a=(s??[]).filter(c=>c.game===e.game&&c.finished&&!e.games.includes(c.id)&&o(r(c)));if(a.length===0)return null;let i=({name:c,changed:d,winners:u=[]})=>[
c,new Intl.DateTimeFormat(n.language,{dateStyle:"medium",timeStyle:"short"}).format(d),u.join(", ")].filter(Boolean).join(" · ");return l`
        <label class="row which"><span>${n("match.add")}</span>
            <select name="add-game" onChange=${({target:c})=>c.value!==""&&t(c.value)}>
                <option value="">${n("correct.choose")}</option>
                ${a.map(c=>l`<option key=${c.id} value=${c.id}>${i(c)}</option>`)}
            </select>
        </label>
    `}function zh({t:e,client:t,go:n,game:s,enter:o}){let[r,a]=b(0),[i,c]=b(null),[d,u]=b(!1),{value:p,problem:h}=R(()=>t.game(s).sheet(),[s,t]),{value:f}=R(()=>Eh(s),[s,r]);q();let m=D(p===null),$=p!==null&&
f!==null,g=f?.find(({id:v})=>v===i)??f?.[0]??null,y=()=>a(r+1),w=async v=>{let k=Th(s,v);await Nn(k),c(k.id),u(!1),y()};return l`
        <main id="content" class="match" data-screen="match" data-game=${s} aria-busy=${String(!$&&!h)}>
            <div class="play-bar">
                <h1 ref=${m} tabindex="-1">${e("match.title",{game:p?.name??"…"})}</h1>
                ${$&&g!==null&&!d&&l`<button type="button" data-new-match onClick=${()=>u(!0)}>${e("match.new")}</button>`}
            </div>
            <${L} problem=${h} t=${e} />
            ${$&&(p.match_options??[]).length===0&&l`<p>${e("match.none")}</p>`}
            ${$&&p.match_options?.length>0&&(d||g===null)&&l`<${wh} sheet=${p} begin=${w} leave=${g===null?()=>n("start"):()=>u(!1)} t=${e} />`}
            ${$&&g!==null&&!d&&l`
                ${f.length>1&&l`<${Ww} matches=${f} match=${g} choose=${c} t=${e} />`}
                <${Lh} key=${g.id} match=${g} sheet=${p} client=${t} go=${n} enter=${o} changed=${y} t=${e} />`}
        </main>
    `}var Hw=({setup:e,created:t},n)=>`${e.players.join(", ")} · ${new Intl.DateTimeFormat(n.language,{dateStyle:"medium"}).format(t)}`,Ww=({matches:e,match:t,choose:n,t:s})=>l`
    <label class="row which"><span>${s("match.which")}</span>
        <select name="match" onChange=${({target:o})=>n(o.value)}>
            ${e.map(o=>l`<option key=${o.id} value=${o.id} selected=${o.id===t.id}>${Hw(o,s)}</option>`)}
        </select>
    </label>`;function Rh({t:e,client:t,go:n,game:s}){let{value:o,problem:r}=R(()=>t.game(s).sheet(),[s,t]);q();let a=D(o===null);return l`
        <main id="content" class="pad" data-screen="pad" data-game=${s}>
            <h1 ref=${a} tabindex="-1">${e("pad.title",{game:o?.name??"…"})}</h1>
            <p>${e("pad.lead")}</p>
            <${L} problem=${r} t=${e} />
            ${o&&l`<${Gw} sheet=${o} game=${B[s]} t=${e} client=${t} go=${n} />`}
        </main>
    `}function Gw({sheet:e,game:t,t:n,client:s,go:o}){let[r,a]=b(()=>an(e)),[i,c]=b(()=>t.scorePad.empty(r,e)),[d,u]=b(null),[p,h]=b(null),f=T(null),m=d?.problem?.errors??d?.problem?.violations??[],$=v=>{
c(v),h(null)},g=v=>{a(v),$(t.scorePad.empty(v,e)),u(null)},y=async v=>{v.preventDefault();try{h(await s.game(t.id).tally(t.scorePad.request(i))),u(null)}catch(k){u(k),h(null)}};Uw(f,m);let w={sheet:e,
draft:r,change:g,errors:[],t:n};return l`
        <form class="sheet" ref=${f} novalidate onSubmit=${y} data-pad=${t.id}>
            <details class="pad-setup" open>
                <summary>${n("pad.setup")}</summary>
                <p class="hint">${n("pad.setup-hint")}</p>
                <${ln} ...${w} /><${cn} ...${w} /><${un} ...${w} />
            </details>
            <fieldset class="pad-form">
                <legend>${n("pad.end")}</legend>
                <${t.scorePad.Form} draft=${i} change=${$} gameSheet=${e} t=${n} errors=${m} />
            </fieldset>
            <${L} problem=${d} t=${n} />
            <div class="row end">
                <button type="button" onClick=${()=>o("start")}>${n("back")}</button>
                <button type="submit" class="primary large" data-tally>${n("pad.count")}</button>
            </div>
        </form>
        ${p&&l`<section aria-label=${n("scores.title")}><h2>${n("scores.title")}</h2><${ht} sheet=${p} game=${t} t=${n} /></section>`}
    `}function Uw(e,t){S(()=>{let n=()=>Vw(e.current,t),s=new MutationObserver(n);return s.observe(e.current,{childList:!0,subtree:!0}),n(),()=>s.disconnect()})}function Vw(e,t){for(let n of e.querySelectorAll(
"[data-pointer]")){let{pointer:s}=n.dataset,o=X(t,s).map(({detail:i})=>i).join(" "),r=n.matches("input, select, textarea"),a=r?n.parentElement:n;o===""?(delete a.dataset.error,r&&n.removeAttribute("ar\
ia-invalid")):a.dataset.error!==o&&(a.dataset.error=o,r&&n.setAttribute("aria-invalid","true"))}}function jh({viewer:e,toAct:t,choose:n,game:s,sealed:o,setSealed:r,t:a}){return l`
        <div class="who-enters">
            ${!e.alone&&l`
                <div class="row tight" role="group" aria-label=${a(e.referee?"referee.for":"play.who")}>
                    ${t.map(i=>l`<button type="button" key=${i} data-enter-for=${i} aria-pressed=${String(i===e.actor)}
                        onClick=${()=>n(i)}>${i}</button>`)}
                </div>`}
            ${e.referee&&s.sealed&&l`<${Jw} sealed=${o} setSealed=${r} t=${a} />`}
        </div>
    `}var Jw=({sealed:e,setSealed:t,t:n})=>l`
    <label class="switch">
        <input type="checkbox" name="sealed" checked=${e} onChange=${s=>t(s.target.checked)} />
        <span><strong>${n("referee.sealed")}</strong> <span class="hint">${n("referee.sealed-hint")}</span></span>
    </label>`;function ko({toAct:e,not:t,hand:n,t:s}){let o=e.filter(r=>r!==t);return o.length===0?null:l`
        <div class="hand-over row tight" role="group" aria-labelledby="hand-over-title">
            <span class="hint" id="hand-over-title">${s("hand.others")}</span>
            ${o.map(r=>l`<button type="button" key=${r} data-hand-to=${r} aria-label=${s("hand.over",{player:r})} onClick=${()=>n(r)}>${r}</button>`)}
        </div>
    `}function Bh({player:e,toAct:t,confirm:n,hand:s,t:o}){return l`
        <div class="cover">
            <div class="cover-to" data-pass=${e}>
                <p>${o("cover.why",{player:e})}</p>
                <button type="button" class="primary large" onClick=${n}>${o("cover.confirm",{player:e})}</button>
            </div>
            <${ko} toAct=${t} not=${e} hand=${s} t=${o} />
        </div>
    `}function vo({position:e,table:t,view:n,rule:s}){let{game:o,t:r,busy:a}=t;return Bn(e).map(i=>{let c=e.default_actions[i],d=o.sealed?.includes(c.type)?r("forfeited.sealed"):Kw(c,o,r,n);return l`
            <div class="forfeited" key=${i} data-forfeited=${i}>
                <p>${r("forfeited.due",{player:i})}</p>
                <button type="button" class="primary" data-default disabled=${a} onClick=${()=>s({type:"default",player:"referee",seat:i})}>
                    ${r("forfeited.play",{player:i,action:d})}</button>
            </div>`})}function Kw(e,t,n,s){return e.type==="bid"?n("bid.send",{amount:e.amount}):t.label(e,n,s)}var Zw=400,Yw=2e4;function Dh({players:e,views:t,position:n,game:s,gameSheet:o,t:r}){let[a,i]=b(null),c=()=>i(null);S(c,[n]),Ws(c),S(()=>{if(a===null)return;let u=setTimeout(c,Yw);return()=>clearTimeout(
u)},[a]);let d=a===null?void 0:t[a]?.view;return l`
        <div class="look" role="group" aria-labelledby="look-title">
            <span class="hint wide" id="look-title">${r("look.title")}</span>
            ${e.map(u=>l`<${Qw} key=${u} id=${u} seen=${a===u} show=${i} close=${()=>i(p=>p===u?null:p)} t=${r} />`)}
            <div class="own-box" aria-live="polite">
                ${d&&l`<section class="own" data-own=${a} aria-label=${r("look.of",{player:a})}>
                    <h3>${a}</h3>
                    <${s.Own} view=${d} seat=${a} gameSheet=${o} t=${r} />
                </section>`}
            </div>
        </div>
    `}function Qw({id:e,seen:t,show:n,close:s,t:o}){let r=T(null),a=T(!1),i=p=>{r.current={began:p.timeStamp,closes:t},n(e)},c=p=>{if(r.current===null)return;let{began:h,closes:f}=r.current;r.current=
null,(f||p.timeStamp-h>Zw)&&s()},d=()=>{r.current=null,s()},u=({key:p})=>p==="Enter"||p===" ";return l`
        <button type="button" class="look-at" data-look=${e} aria-pressed=${String(t)} aria-label=${o("look.at",{player:e})} title=${o("look.hint")}
            onPointerDown=${p=>{p.button===0&&(a.current=!0,p.currentTarget.setPointerCapture?.(p.pointerId),i(p))}}
            onPointerUp=${c} onPointerCancel=${d} onBlur=${d} onContextMenu=${p=>p.preventDefault()}
            onKeyDown=${p=>{p.key==="Escape"&&d(),u(p)&&(p.preventDefault(),p.repeat||i(p))}}
            onKeyUp=${p=>{u(p)&&(p.preventDefault(),c(p))}}
            onClick=${()=>{a.current?a.current=!1:t?s():n(e)}}>
            <${Xw} /> ${e}</button>
    `}var Xw=()=>l`
    <svg class="eye" viewBox="0 0 24 16" aria-hidden="true" focusable="false">
        <path d="M1 8Q12-5 23 8 12 21 1 8Z" /><circle cx="12" cy="8" r="4" />
    </svg>`;function Nh(e,{legal:t,player:n,view:s,gameSheet:o}){return n===null||n==="table"?t:e.openly({legal:t,player:n,view:s,gameSheet:o})}function qh(e,t){let n=Object.entries(e),s=t.filter(o=>Object.keys(o).
length>n.length&&n.every(([r,a])=>ek(o[r],a)));return s.length===1?s[0]:e}var ek=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function Ih({id:e,go:t,t:n}){let{value:s}=R(()=>Ch(e),[e]);return s===null?null:l`<button type="button" data-go="match" onClick=${()=>t("match",{game:s.game})}>${n("match.to")}</button>`}var Fh=({undo:e,state:t})=>e?.safe===!1&&t.dealer!=="table";function Hh({position:e,undo:t,leave:n,t:s}){let o=D(e),r=Object.keys(e.undo.learnt??{}).join(", ");return l`
        <section class="undo-box" data-undo-box aria-labelledby="undo-title">
            <h2 id="undo-title" class="small" ref=${o} tabindex="-1">${s("undo.seen")}</h2>
            <ul>${e.events.filter(({reveals:a})=>a?.length>0).map((a,i)=>l`<li key=${i}>${a.text}</li>`)}</ul>
            <p>${s("undo.learnt",{players:r})}</p>
            <div class="row tight">
                <button type="button" data-undo-anyway onClick=${t}>${s("undo.anyway")}</button>
                <button type="button" data-undo-leave onClick=${n}>${s("undo.leave")}</button>
            </div>
        </section>
    `}function Wh({session:e,sheet:t,t:n,move:s,isHeading:o,callReferee:r}){let{cursor:a,actions:i,steps:c}=e,{position:d}=c[a],{state:u,finished:p}=d,[h,f]=b(null),m=()=>(f(null),s(a-1)),$=()=>Fh(d)?f(d):m(),
y=[t?.rulesets.find(({id:k})=>k===u.ruleset)?.name??u.ruleset,u.variant!=="standard"&&u.variant,u.dealer==="table"&&n("play.referee")].filter(Boolean),w=t?.name??"",v=B[u.game]?.turns?"play.turn-numbe\
r":"play.round";return l`
        <div class="play-bar">
            <div class="play-title">
                ${o?l`<h1>${w}</h1>`:l`<strong>${w}</strong>`} <span class="soft wide">${y.join(" · ")}</span>
                ${!p&&l` <span class="round">${n(v,{round:u.round})}</span>`}
            </div>
            <div class="row tight" role="group" aria-label=${n("play.history")}>
                <button type="button" data-undo disabled=${a===0} onClick=${$}>
                    <span aria-hidden="true">↶</span> <span class="wide">${n("play.undo")}</span></button>
                <span class="ply" aria-label=${n("play.ply-label",{n:a,of:i.length})}>${a}<span class="soft"> / ${i.length}</span></span>
                <button type="button" data-redo disabled=${a>=i.length} onClick=${()=>s(a+1)}>
                    <span class="wide">${n("play.redo")}</span> <span aria-hidden="true">↷</span></button>
                <button type="button" data-referee title=${n("ruling.hint")} onClick=${r}>
                    <span aria-hidden="true">⚖</span> <span class="wide">${n("ruling.open")}</span></button>
            </div>
        </div>
        ${h===d&&l`<${Hh} position=${d} undo=${m} leave=${()=>f(null)} t=${n} />`}
    `}function Gh(e,t,n){let{seed:s,nonce:o}=n.state.deal??{},r={setup:{...t,...s!==void 0&&{seed:s},...o!==void 0&&{nonce:o}}};return{...qn({game:e,start:r,actions:[],cursor:0}),steps:[{position:n,log:n.events}]}}
function Uh(e,t,n){let{cursor:s}=e,o=[...e.steps[s].log,...n.events];return{...e,actions:[...e.actions.slice(0,s),t],cursor:s+1,steps:[...e.steps.slice(0,s+1),{position:n,log:o}]}}function Ia(e,t,n){let s=e.
steps.slice();return s[t]=n,{...e,cursor:t,steps:s}}function qn({id:e=go(),created:t=Date.now(),name:n="",game:s,start:o,actions:r,cursor:a}){return{id:e,created:t,name:n,game:s,start:o,actions:r,cursor:Math.
min(a,r.length),steps:[]}}function Fa({id:e,created:t,name:n,game:s,start:o,actions:r,cursor:a,steps:i}){let{finished:c,to_act:d,scores:u,state:p}=i[a].position;return{id:e,created:t,name:n,game:s,start:o,
actions:r,cursor:a,finished:c,toAct:[...d],history:p.history,scores:u??null}}function Vh(e,t){let n=e.actions.findIndex((s,o)=>JSON.stringify(s)!==JSON.stringify(t[o]));return n===-1?e.steps:e.steps.slice(
0,n+1)}var Jh=(e,t)=>({...e.start,actions:e.actions.slice(0,t)}),Kh=e=>({position:e.position,log:e.events});function xo(e){let{finished:t,state:n}=e.steps[e.cursor].position;return!t&&n.dealer!=="tabl\
e"}function Ha({game:e,start:t,actions:n,cursor:s,history:o,scores:r}){let a={game:e,...t,actions:n.slice(0,s),...o&&{history:o}};return r?{...a,scores:r}:a}var Zh=e=>Ha(Fa(e));function Yh({session:e,t,go:n}){let[s,o]=b(!1),[r,a]=b(!1),i=JSON.stringify(Zh(e),null,2);return l`
        <details class="transcript" onToggle=${c=>o(c.target.open)} data-transcript>
            <summary>${t("transcript.title")}</summary>
            ${s&&l`
                <p class="hint">${t("transcript.hint")}</p>
                ${xo(e)&&l`<p class="warning">${t("transcript.secret")}</p>`}
                <div class="row tight">
                    <button type="button" data-download onClick=${()=>Re(`gavel-${e.game}-${e.cursor}.json`,new Blob([i],{type:"application/json"}))}>${t("transcript.download")}</button>
                    <button type="button" data-copy onClick=${async()=>a(await Xe(i))}>${t(r?"copied":"transcript.copy")}</button>
                    <button type="button" data-verify onClick=${()=>n("import",{given:i})}>${t("transcript.verify")}</button>
                    <button type="button" data-review onClick=${()=>n("review",{id:e.id})}>${t("review.open")}</button>
                </div>`}
        </details>
    `}var In=({state:e})=>[...e.players.map(({id:t})=>t),"spectator"];function Qh(e,t,n){let s=async()=>n.finished?{}:n.views??(await e.game(t).views(n.state,In(n))).views,{value:o,of:r,problem:a}=R(s,[n,e]);
return{views:o,current:r[0]===n&&o!==null,problem:a}}function Xh({position:e,views:t,current:n,gameSheet:s,game:o,open:r}){let a=t?.spectator?.view??null,i=e.state.dealer==="table",c=({type:h})=>o.sealed?.
includes(h),d=h=>(i||h==="table"?e.legal_actions:t[h]?.legal_actions??[]).filter(f=>f.player===h),u=h=>Nh(o,{legal:d(h),player:h,view:a,gameSheet:s}),p=a!==null&&n&&s!==null;return{views:t,current:n,view:r&&
!i?tk(t,a):a,isUnseen:h=>p&&(i?d(h).some(c):u(h)===null),offered:(h,f)=>r||f||i&&d(h).some(c)?d(h):u(h)??d(h)}}function tk(e,t){if(t===null)return null;let n=t.players.map(s=>e[s.id].view.players.find(
({id:o})=>o===s.id));return{...t,players:n}}function ef({t:e,client:t,go:n,session:s,updateSession:o,moveTo:r,open:a,setOpen:i}){let{game:c,cursor:d}=s,{position:u,log:p}=s.steps[d],[h,f]=b(null),[m,$]=b(null),[g,y]=b(!1),[w,v]=b(!1),[k,E]=b(null),
[O,C]=b(!1),{value:_,problem:x}=R(()=>t.game(c).sheet(),[c,t]),{views:A,current:M,problem:j}=Qh(t,c,u),F=Xh({position:u,views:A,current:M,gameSheet:_,game:B[c],open:a}),W=eh(u,{open:a,holder:h,wanted:m,
last:Xp(s.actions.slice(0,d)),sealed:g,unseen:F.isUnseen});Ws(()=>f(null)),lo({motion:B[c].motion,ply:u.state.ply,events:u.events,finished:u.finished,turn:W.actor??W.pass,refusal:k});let P=async xe=>{
if(O)return;C(!0);let $t=qh(xe,u.legal_actions);try{let fn=await t.game(c).act(u.state,$t,{names:s.start.names,viewers:In(u)});o(Uh(s,$t,fn)),E(null),$(null),f(null),v(!1)}catch(fn){E({problem:fn,action:$t})}
C(!1)},N=xe=>(E(null),$(null),r(xe));S(()=>E(null),[d,W.actor]);let V=xe=>{f(null),$(xe)},J=xe=>{E(null),f(null),v(xe)},ce={game:B[c],gameSheet:_,t:e,act:P,busy:O};if(w)return l`<${sn} table=${ce} position=${u} client=${t} t=${e} rule=${P} refusal=${k} busy=${O}
            close=${()=>J(!1)} earlier=${d>0&&(()=>n("correct",{id:s.id,at:d}))} hides=${!a&&!u.finished} />`;let Ze=l`<${Wh} session=${s} sheet=${_} t=${e} move=${N} callReferee=${()=>J(!0)} isHeading=${!u.
finished} />`,ee=l`
        <div class="tools">
            <${rn} game=${c} ruleset=${u.state.ruleset} client=${t} t=${e} />
            <${Yh} session=${s} t=${e} go=${n} />
            ${!W.referee&&!u.finished&&l`<${bo} t=${e} open=${a} setOpen=${i} />`}
        </div>`,ge={table:ce,position:u,log:p,t:e,bar:Ze,tools:ee,problem:x??j};return u.finished?l`<${ok} ...${ge} go=${n} id=${s.id} review=${()=>n("review",{id:s.id})} />`:l`<${nk} ...${ge} shown=${F} viewer=${W} refusal=${k} open=${a} take=${f} hand=${V} choose=${$}
        sealed=${g} setSealed=${y} />`}function nk({table:e,position:t,log:n,t:s,bar:o,tools:r,problem:a,shown:i,viewer:c,refusal:d,open:u,take:p,hand:h,choose:f,sealed:m,setSealed:$}){q();let{actor:g,
pass:y,alone:w,referee:v}=c,k=D(t,g,y),[E,O]=b(null),{game:C,gameSheet:_}=e,{views:x,view:A,current:M}=i,j=io(C.motion,x,{ply:t.state.ply,events:t.events}),F=A!==null&&_!==null,W=F&&M&&g!==null?i.offered(
g,w):[];Hs(A,W.length);let P=on(t),N=t.state.players.findIndex(({id:ce})=>ce===(g??y))+1,V={...e,view:A,legal:W},J={prepared:E,prepare:O};return l`
        <main id="content" class="play" data-screen="play" data-game=${C.id} data-ply=${t.state.ply} data-to-act=${t.to_act.join(" ")}
            data-actor=${g??""} data-open=${String(u)} aria-busy=${String(!F||!M)}>
            ${o}
            <${L} problem=${a} t=${s} />
            <div class="table-top">
                <section class="board-area" aria-label=${s("play.board")} ref=${j}>
                    ${F&&l`<${C.Board} ...${V} legal=${w?[]:W} seat=${u?g:null} toAct=${t.to_act} scores=${null}
                        last=${t.events} log=${n} ...${J} />`}
                </section>
                <aside class="side">
                    <section class="actions player-${N}" aria-labelledby="turn">
                        <h2 id="turn" ref=${k} tabindex="-1">
                            ${sk(c,s)}
                        </h2>
                        <${vo} position=${t} table=${e} view=${A??t.state} rule=${e.act} />
                        ${y!==null&&l`<${Bh} player=${y} toAct=${P} confirm=${()=>p(y)} hand=${h} t=${s} />`}
                        ${y===null&&P.length>1&&l`<${jh} viewer=${c} toAct=${P} choose=${f} game=${C} sealed=${m} setSealed=${$} t=${s} />`}
                        <${Kt} refusal=${d} table=${e} view=${A} legal=${W} />
                        ${F&&M&&g!==null&&W.length===0&&l`<p class="nothing">${s("play.nothing",{player:g})}</p>`}
                        ${F&&l`<${Nt} ...${V} player=${g} ...${J} key=${`${t.state.ply} ${g}`} />`}
                        ${w&&l`<${ko} toAct=${P} not=${g} hand=${h} t=${s} />`}
                        ${F&&!u&&!v&&l`<${Dh} players=${w?[g]:t.state.players.map(({id:ce})=>ce)} views=${x} position=${t}
                            game=${C} gameSheet=${_} t=${s} />`}
                    </section>
                    <${qe} record=${t.state} state=${t.state} game=${C} t=${s} />
                    <${Pt} log=${n} t=${s} />
                </aside>
            </div>
            ${r}
        </main>
    `}function sk({actor:e,pass:t},n){return t!==null?n("cover.turn",{player:t}):e===null?n("forfeited.turn"):e==="table"?n("play.table-turn"):n("play.turn",{player:e})}function ok({table:e,position:t,
log:n,t:s,bar:o,tools:r,problem:a,go:i,id:c,review:d}){let{game:u,gameSheet:p,act:h}=e;q();let f=D(t);return l`
        <main id="content" class="play finished" data-screen="scores" data-game=${u.id} data-ply=${t.state.ply} data-to-act="">
            ${o}
            <${L} problem=${a} t=${s} />
            <h1 ref=${f} tabindex="-1">${s("scores.title")}</h1>
            <${ht} sheet=${t.scores} state=${t.state} game=${u} t=${s} />
            <div class="row end">
                <${Ih} id=${c} go=${i} t=${s} />
                <button type="button" data-go="review" onClick=${d}>${s("review.open")}</button>
                <button type="button" class="primary" onClick=${()=>i("setup",{game:u.id})}>${s("scores.again")}</button>
            </div>
            <details class="last-look">
                <summary>${s("scores.board")}</summary>
                ${p&&l`<${u.Board} view=${t.state} gameSheet=${p} legal=${[]} act=${h} t=${s} seat=${null}
                    toAct=${[]} scores=${t.scores} last=${t.events} log=${n} />`}
            </details>
            <${Pt} log=${n} t=${s} />
            ${r}
        </main>
    `}function So({position:e,log:t,table:n,client:s,choose:o,t:r}){let{game:a,gameSheet:i}=n,c=on(e),[d,u]=b(null),[p,h]=b(null),[f,m]=b(!1),$=c.includes(d)?d:c[0]??null,{state:g}=e;if(f)return l`<${sn} table=${{
...n,act:o}} position=${e} client=${s} t=${r} rule=${o} refusal=${null} busy=${!1}
            close=${()=>m(!1)} hides=${!1} part=${!0} />`;let y={view:g,gameSheet:i,legal:e.legal_actions.filter(({player:w})=>w===$),act:o,t:r,prepared:p,prepare:h};return l`
        <div class="table-top" data-chooser=${$}>
            <section class="board-area" aria-label=${r("play.board")}>
                <${a.Board} ...${y} seat=${$} toAct=${e.to_act} scores=${e.scores} last=${e.events} log=${t} />
            </section>
            <aside class="side">
                <section class="actions" aria-labelledby="turn">
                    <h2 id="turn">${$===null?r("correcting.nobody"):$==="table"?r("play.table-turn"):r("play.turn",{player:$})}</h2>
                    <p class="hint">${r("correcting.choose-hint")}</p>
                    ${c.length>1&&l`<div class="row tight" role="group" aria-label=${r("play.who")}>
                        ${c.map(w=>l`<button type="button" key=${w} data-enter-for=${w} aria-pressed=${String(w===$)} onClick=${()=>u(w)}>${w}</button>`)}
                    </div>`}
                    <${vo} position=${e} table=${n} view=${g} rule=${o} />
                    <${Nt} ...${y} game=${a} busy=${!1} player=${$} key=${$} />
                    <div><button type="button" data-referee onClick=${()=>m(!0)}><span aria-hidden="true">⚖</span> ${r("correcting.by-referee")}</button></div>
                </section>
            </aside>
        </div>
    `}var tf=(e,t)=>({position:e,judged:[],refused:null,rest:t,cut:[]});async function Fn(e,t){if(t.rest.length===0||t.refused!==null)return t;let{position:n,applied:s,refused:o}=await e(t.position.state,t.
rest.map(({action:a})=>a)),r=t.rest.slice(0,s).map(a=>({...a,problem:null}));return{...t,position:n,judged:[...t.judged,...r],refused:o===null?null:{...t.rest[s],problem:o.problem},rest:t.rest.slice(s+
1)}}var Hn=e=>({...e,judged:[...e.judged,e.refused],refused:null}),nf=(e,t)=>({...Hn(e),rest:[{action:t,was:null},...e.rest]}),sf=e=>({...Hn(e),rest:[],cut:e.rest});async function of(e,t,n){for(;n.refused!==
null;){let{position:s,rest:o,judged:r}=Hn(n),i=(await t(s.state,o.map(({action:c})=>c))).map((c,d)=>({...o[d],problem:c}));n=await Fn(e,{...n,refused:null,judged:[...r,...i],rest:o.slice(i.length)})}return n}
var rf=e=>e.judged.filter(({problem:t})=>t===null).map(({action:t})=>t);function af(e,t,n,s){let o=e.map((r,a)=>({action:r,was:a})).slice(n==="insert"?t:t+1);return[...s.map(r=>({action:r,was:null})),
...o]}var pn=({finished:e,state:t},{known:n,open:s})=>e||n||s||t.dealer==="table";var lf={ArrowLeft:e=>e-1,ArrowRight:e=>e+1,Home:()=>0,End:(e,t)=>t},rk="input, select, textarea, dialog, [contenteditable], [role=button], .scrolling, .clauses";function ak({key:e,ctrlKey:t,metaKey:n,
altKey:s,shiftKey:o,target:r},a,i){return t||n||s||o||!(e in lf)||r.closest?.(rk)?null:Math.max(0,Math.min(i,lf[e](a,i)))}function hn({at:e,last:t,move:n,t:s}){S(()=>{let r=a=>{let i=ak(a,e,t);i!==null&&
(a.preventDefault(),n(i))};return addEventListener("keydown",r),()=>removeEventListener("keydown",r)},[e,t,n]);let o=(r,a,i,c)=>l`
        <button type="button" class="icon" data-step=${r} aria-label=${s(`review.${r}`)} disabled=${c} onClick=${()=>n(i)}>
            <span aria-hidden="true">${a}</span></button>`;return l`
        <div class="stepper-bar" role="group" aria-label=${s("review.steps")}>
            ${o("first","|◀",0,e===0)}
            ${o("back","◀",e-1,e===0)}
            <input type="range" name="at" min="0" max=${t} step="1" value=${e} aria-label=${s("review.slider")}
                aria-valuetext=${s("review.at",{at:e,of:t})} onInput=${({target:r})=>n(Number(r.value))} />
            ${o("on","▶",e+1,e>=t)}
            ${o("last","▶|",t,e>=t)}
            <span class="ply" data-at=${e}>${e}<span class="soft"> / ${t}</span></span>
        </div>
    `}var ik=e=>Math.max(16,Math.ceil(Math.sqrt(e)));function lk(e,{deal:t}){if(e.setup===void 0||!t?.seed)return e;let{seed:n,nonce:s}=t;return{...e,setup:{...e.setup,seed:n,...s!==void 0&&{nonce:s}}}}var _o=class{#t;#e;#n=16;#s=null;#o=new Map;steps=[];constructor(t,n){
this.#t=t,this.#e=n}async judge(){let{game:t,start:n,actions:s,history:o,scores:r}=this.#e,a={...o!==void 0&&{history:o},...r!==void 0&&{scores:r}},i=await this.#t.game(t).replay({...n,actions:s,...a}),
{position:c,applied:d}=i;return this.#e={...this.#e,start:lk(n,c.state),actions:s.slice(0,d)},this.#n=ik(d),this.steps[d]={position:c,events:c.events},i}get record(){return this.#e}async load(t){if(this.
steps[t]!==void 0)return;this.#s??=this.#r(),await this.#s;let n=t-t%this.#n;this.#o.has(n)||this.#o.set(n,this.#a(n)),await this.#o.get(n)}nextMissing(t){let n=[];for(let s=0;s<this.#e.actions.length;s+=
this.#n){let o=Math.min(s+this.#n,this.#e.actions.length);for(let r=s;r<o;r++)if(this.steps[r]===void 0){n.push(r);break}}return n.sort((s,o)=>Math.abs(s-t)-Math.abs(o-t))[0]??-1}log(t){let n=t;for(;n>
0&&this.steps[n-1]!==void 0;)n--;return this.steps.slice(n,t+1).flatMap(({events:s})=>s)}async#r(){let{start:t,actions:n}=this.#e,s=[];for(let o=0;o<n.length;o+=this.#n)s.push(o);await this.#i(s.map(o=>[
o,{...t,actions:n.slice(0,o)}]))}async#a(t){let{start:n,actions:s}=this.#e,{state:o}=this.steps[t].position,r=[];for(let a=t+1;a<Math.min(t+this.#n,s.length);a++)r.push([a,{state:o,actions:s.slice(t,a),
...n.names&&{names:n.names}}]);await this.#i(r)}async#i(t){let{game:n}=this.#e,s=t.map(([o,r])=>({id:o,operation:"replays",game:n,body:r}));for await(let o of this.#t.batch(s)){let{position:r}=o.unwrap();
this.steps[o.id]={position:r,events:r.events}}}};function mt(e,t,n){let{start:s,actions:o,history:r}=t,a=Z(()=>new _o(e,t),[e,s,o,r]),[i,c]=b({of:null,verdict:null,problem:null}),[d,u]=b(0),p=i.of===a?i:{verdict:null,problem:null},{verdict:h}=p,f=h===
null?0:Math.max(0,Math.min(n??h.applied,h.applied)),m=()=>u(a.steps.filter(Boolean).length),$=g=>c(y=>({...y,of:a,problem:g}));return S(()=>{let g=!1;return a.judge().then(y=>!g&&c({of:a,verdict:y,problem:null}),
y=>!g&&$(y)),()=>{g=!0}},[a]),S(()=>{if(h===null)return;let g=!1;return(async()=>{for(let w=f;w>=0&&!g;w=a.nextMissing(f))await a.load(w),g||m()})().catch(w=>!g&&$(w)),()=>{g=!0}},[a,h,f]),{positions:a,
...p,at:f,loaded:d}}var Wa=e=>e?.events.map(({text:t})=>t).join(" ");function ck({judged:e,cut:t},n,s,o){let r=n;return[...e.map(({was:i,problem:c})=>{let d=i===null?void 0:Wa(s[i+1]);if(c!==null)return{fate:"out",was:i,
old:d,problem:c};r+=1;let u=Wa(o[r]);return{fate:i===null?"new":u!==void 0&&d!==void 0&&u!==d?"changed":"kept",was:i,old:d,now:u,place:r}}),...t.map(({was:i})=>({fate:"cut",was:i,old:i===null?void 0:Wa(
s[i+1])}))]}function cf({line:e,before:t,old:n,record:s,table:o,client:r,playOn:a,t:i}){let{game:c,gameSheet:d}=o,u=Z(()=>{let{start:O,actions:C}=n.record;return{game:s.game,start:O,actions:[...C.slice(
0,t),...rf(e)]}},[e]),p=u.actions.length,[h,f]=b(p);S(()=>f(p),[p]);let{positions:m,at:$,loaded:g,problem:y}=mt(r,u,h),w=ck(e,t,n.steps,m.steps),v=O=>w.filter(({fate:C})=>C===O).length,k=m.steps[$],E=i(
"correcting.name",{game:s.name||d.name});return l`
        <${L} problem=${y} t=${i} />
        <p class="now" role="status" data-kept=${v("kept")} data-changed=${v("changed")} data-out=${v("out")}>
            ${i("correcting.summary",{kept:v("kept"),changed:v("changed"),out:v("out")+v("cut")})}</p>
        <div class="stepping"><${hn} at=${$} last=${p} move=${O=>f(Math.max(t,O))} t=${i} /></div>
        <div class="row tight">
            <button type="button" class="primary" data-confirm onClick=${()=>a({...u,actions:u.actions.slice(0,$),cursor:$,name:E})}>
                ${i($===p?"correcting.confirm":"correcting.confirm-to",{n:$})}</button>
            <span class="hint">${i("correcting.confirm-hint")}</span>
        </div>
        <div class="table-top" data-loaded=${g}>
            <section class="board-area" aria-label=${i("play.board")}>
                ${k&&l`<${c.Board} view=${k.position.state} gameSheet=${d} legal=${[]} act=${()=>{}} t=${i} seat=${null} toAct=${k.position.to_act}
                    scores=${k.position.scores} last=${k.events} log=${m.log($)} prepared=${null} prepare=${()=>{}} />`}
            </section>
            <aside class="side">
                <section class="log" aria-labelledby="fates">
                    <h2 class="small" id="fates">${i("correcting.fates")}</h2>
                    <ol class="review-log fates" tabindex="0" aria-labelledby="fates">${w.map((O,C)=>l`<${uk} key=${C} ...${O} at=${$} setEnd=${f} t=${i} />`)}</ol>
                </section>
            </aside>
        </div>
    `}function uk({fate:e,was:t,old:n,now:s,place:o,problem:r,at:a,setEnd:i,t:c}){let d=l`
        <span class="number">${t===null?"+":t+1}</span>
        <span>
            <strong class="fate">${c(`correcting.fate.${e}`)}</strong>
            ${e==="kept"||e==="new"?l` ${s??n}`:l` <span class="soft">${n}</span>`}
            ${e==="changed"&&l`<span class="told">${c("correcting.now",{told:s})}</span>`}
            ${r?.violations?.map(u=>l`<span class="told" data-code=${u.code}>${u.detail} ${u.clause&&l`<em data-clause=${u.rule}>${u.clause}</em>`}</span>`)}
        </span>`;return l`<li data-fate=${e}>
        ${o===void 0?l`<div class="fate-line">${d}</div>`:l`<button type="button" data-end=${o} tabindex=${o===a?0:-1} aria-current=${o===a?"step":void 0} onClick=${()=>i(o)}>${d}</button>`}
    </li>`}function dk(e,t,n){let s=(o,r)=>({state:o,actions:r,...n&&{names:n}});return{play:(o,r)=>e.game(t).replay(s(o,r)),firstLegal:async(o,r)=>{let a=[],i=r.map((c,d)=>({id:d,operation:"replays",game:t,body:s(
o,[c])}));for await(let c of e.batch(i)){let{refused:d}=c.unwrap();if(d===null)break;a.push(d.problem)}return a}}}function uf({t:e,client:t,table:n,record:s,positions:o,entries:r,before:a,playOn:i}){let[
c,d]=b(null),[u,p]=b(null),[h,f]=b(!1),[m,$]=b(!1),{start:g}=o.record,{play:y,firstLegal:w}=dk(t,s.game,g.names),v=async C=>{if(!h){f(!0),$(!1),p(null);try{d(await C())}catch(_){p(_)}f(!1)}};if(S(()=>{
v(async()=>(await o.load(a),Fn(y,tf(o.steps[a].position,r))))},[r]),c===null)return l`<p role="status">${e("correcting.judging")}</p><${L} problem=${u} t=${e} />`;let{refused:k}=c,E=C=>o.steps[C+1]?.events.
map(({text:_})=>_).join(" ")??"",O=c.judged.filter(C=>C.problem===null).length;return l`
        <${L} problem=${u} t=${e} />
        ${k!==null&&l`
            <section class="tool refused-here" aria-busy=${String(h)} data-waiting=${k.was??"new"}>
                <h2>${k.was===null?e("correcting.refused-new"):e("correcting.refused",{n:k.was+1})}</h2>
                ${k.was!==null&&l`<p>${e("correcting.told",{told:E(k.was)})}</p>`}
                <p class="soft">${e("correcting.so-far",{kept:O,rest:c.rest.length})}</p>
                <${pk} problem=${k.problem} position=${c.position} game=${n.game} t=${e} />
                <div class="row tight">
                    <button type="button" class="primary" data-decide="instead" onClick=${()=>$(!m)} aria-expanded=${String(m)}>${e("correcting.instead")}</button>
                    <button type="button" data-decide="out" disabled=${h} onClick=${()=>v(()=>Fn(y,Hn(c)))}>${e("correcting.out")}</button>
                    <button type="button" data-decide="out-all" disabled=${h} onClick=${()=>v(()=>of(y,w,c))}>${e("correcting.out-all")}</button>
                    <button type="button" data-decide="end" disabled=${h} onClick=${()=>d(sf(c))}>${e("correcting.end-here")}</button>
                </div>
            </section>
            ${m&&l`<${So} position=${c.position} log=${c.position.events} table=${n} client=${t} t=${e}
                choose=${C=>v(()=>Fn(y,nf(c,C)))} />`}`}
        ${k===null&&l`<${cf} line=${c} before=${a} told=${E} old=${o} record=${s} table=${n} client=${t} playOn=${i} t=${e} />`}
    `}var pk=({problem:e,position:t,game:n,t:s})=>e.type==="/problems/illegal-action"?l`<${Tt} document=${e} game=${n} t=${s} view=${t.state} instead=${t.legal_actions} />`:l`<${L} problem=${{problem:e}} t=${s} />`;function Eo({positions:e,at:t,last:n,loaded:s,move:o,t:r}){let a=T(null);return S(()=>{let i=a.current?.querySelector("[aria-current]");if(!i)return;let{offsetTop:c,offsetHeight:d}=i.parentElement,{scrollTop:u,
clientHeight:p}=a.current;(c<u||c+d>u+p)&&(a.current.scrollTop=c-p/2)},[t,s]),l`
        <section class="log" aria-labelledby="log-title">
            <h2 id="log-title" class="small">${r("log.title")}</h2>
            <ol class="review-log" ref=${a}>
                ${Array.from({length:n+1},(i,c)=>l`
                    <li key=${c}><button type="button" data-go-to=${c} tabindex=${c===t?0:-1}
                        aria-current=${c===t?"step":void 0} onClick=${()=>o(c)}>
                        <span class="number">${c}</span>
                        <span><${hk} step=${e.steps[c]} index=${c} t=${r} /></span>
                    </button></li>`)}
            </ol>
        </section>
    `}function hk({step:e,index:t,t:n}){return e===void 0?l`<span class="soft">…</span>`:e.events.length===0?l`<span class="soft">${n(t===0?"review.start":"review.silent")}</span>`:e.events.map(({text:s,
type:o},r)=>l`<span key=${r} class="told" data-event-type=${o}>${s} </span>`)}function Ga({t:e,client:t,record:n,at:s,known:o=!1,open:r=!1,leave:a,playOn:i}){let[c,d]=b(s??null),[u,p]=b(null),[h,f]=b(null),[m,$]=b(!1),g=mt(t,n,c),{value:y,problem:w}=R(()=>t.game(n.game).sheet(),
[n.game,t]);q();let v=h!==null?"line":u!==null?"chooser":"choice",k=D(v,g.verdict===null),{positions:E,verdict:O,at:C}=g,_=O!==null&&y!==null,x=_&&!m&&!pn(O.position,{known:o,open:r}),A={game:B[n.game],
gameSheet:y,t:e,busy:!1,act:()=>{}},M={t:e,client:t,table:A,record:n},j=(P,N)=>f({entries:af(E.record.actions,C-1,P,N),before:C-1}),F=P=>P==="remove"?j(P,[]):p(P),W=()=>h===null&&u===null?a():(f(null),
p(null));return l`
        <main id="content" class="play review correcting" data-screen="correcting" data-stage=${v} data-at=${C} aria-busy=${String(!_)}>
            <div class="play-bar">
                <div class="play-title"><h1 ref=${k} tabindex="-1">${e(`correcting.title.${v}`,{n:C})}</h1></div>
                <button type="button" data-back onClick=${W}>${e("back")}</button>
            </div>
            <${L} problem=${g.problem??w} t=${e} />
            ${x&&l`<p>${e("ruling.covered")}</p>
                <div><button type="button" class="primary" data-uncover onClick=${()=>$(!0)}>${e("ruling.uncover")}</button></div>`}
            ${_&&!x&&v==="choice"&&l`<${mk} ...${M} ...${g} move=${d} take=${F} />`}
            ${_&&!x&&v==="chooser"&&l`<${fk} positions=${E} at=${C-1} ...${M} choose=${P=>j(u,[P])} />`}
            ${_&&!x&&v==="line"&&l`<${uf} ...${M} positions=${E} ...${h} playOn=${i} />`}
        </main>
    `}function fk({positions:e,at:t,...n}){let{value:s,problem:o}=R(async()=>(await e.load(t),e.steps[t]),[e,t]);return s===null?l`<${L} problem=${o} t=${n.t} />`:l`<${So} position=${{...s.position,events:s.
events}} log=${e.log(t)} ...${n} />`}function mk({t:e,table:t,positions:n,verdict:s,at:o,loaded:r,move:a,take:i}){let{game:c,gameSheet:d}=t,u=n.steps[o],{applied:p}=s;return l`
        <p class="hint">${e("correcting.lead")}</p>
        <div class="stepping">
            <${hn} at=${o} last=${p} move=${a} t=${e} />
            <p class="now" role="status" data-now>${u?.events.map(({text:h})=>h).join(" ")}</p>
        </div>
        <div class="row tight correcting-ways" role="group" aria-label=${e("correcting.ways",{n:o})}>
            ${["replace","insert","remove"].map(h=>l`
                <button type="button" key=${h} class=${h==="replace"?"primary":""} data-way=${h} disabled=${o===0} onClick=${()=>i(h)}>${e(`correcting.way.${h}`,{n:o})}</button>`)}
        </div>
        <div class="table-top">
            <section class="board-area" aria-label=${e("play.board")}>
                ${u&&l`<${c.Board} view=${u.position.state} gameSheet=${d} legal=${[]} act=${()=>{}} t=${e} seat=${null} toAct=${u.position.to_act}
                    scores=${u.position.scores} last=${u.events} log=${n.log(o)} prepared=${null} prepare=${()=>{}} />`}
            </section>
            <aside class="side"><${Eo} positions=${n} at=${o} last=${p} loaded=${r} move=${a} t=${e} /></aside>
        </div>
    `}var $k=/^#review=([A-Za-z0-9_-]*)(?:&at=(\d{1,5}))?$/;var gk=["game","setup","state","actions","names","history","scores"],Oe=class extends Error{},df=e=>e.startsWith("#review=");async function Ao(e,t,n){return`${e}#review=${await bk(JSON.stringify(t))}&\
at=${n}`}async function pf(e){let t=$k.exec(e);if(t===null)throw new Oe("review.link-broken");return{record:kk(await yk(t[1])),at:t[2]===void 0?null:Number(t[2])}}async function bk(e){let t=new Uint8Array(
await new Response(hf(new CompressionStream("deflate-raw"),new TextEncoder().encode(e))).arrayBuffer()),n="";for(let s of t)n+=String.fromCharCode(s);return btoa(n).replaceAll("+","-").replaceAll("/",
"_").replaceAll("=","")}async function yk(e){try{let t=atob(e.replaceAll("-","+").replaceAll("_","/")),n=Uint8Array.from(t,s=>s.charCodeAt(0));return await wk(hf(new DecompressionStream("deflate-raw"),
n))}catch(t){throw t instanceof Oe?t:new Oe("review.link-broken")}}var hf=(e,t)=>new Blob([t]).stream().pipeThrough(e);async function wk(e){let t=new TextDecoder("utf-8",{fatal:!0}),n=e.getReader(),s="";
for(let o=0;;){let{done:r,value:a}=await n.read();if(r)return s+t.decode();if(o+=a.length,o>2e6)throw await n.cancel(),new Oe("review.link-too-long");s+=t.decode(a,{stream:!0})}}function kk(e){let t;try{
t=JSON.parse(e)}catch{throw new Oe("review.link-broken")}if(!(typeof t?.game=="string"&&Array.isArray(t.actions)&&t.setup===void 0!=(t.state===void 0))||Object.keys(t).some(s=>!gk.includes(s)))throw new Oe(
"review.link-foreign");return t}function Co({changed:e,created:t},n){let s=new Date(e??t??NaN);return Number.isNaN(s.getTime())?"":new Intl.DateTimeFormat(n.language,{dateStyle:"long"}).format(s)}var vk=e=>Math.max(630,236+e*84+96);function xk(e,t,n){if(n(e)<=t)return e;let s=[...e];for(;s.length>0&&n(`${s.join("")}…`)>t;)s.pop();return`${s.join("")}…`}function ff(e,{title:t,verdict:n,standings:s,
foot:o},r){e.width=1200,e.height=vk(s.length);let a=e.getContext("2d"),i=(c,d,u,{size:p,weight:h=400,ink:f="--ink",width:m=1136-d,family:$="--type-text",end:g=!1})=>{a.font=`${h} ${p}px ${r($)}`,a.fillStyle=
r(f),a.textAlign=g?"right":"left",a.fillText(xk(c,m,y=>a.measureText(y).width),d,u)};return a.fillStyle=r("--felt"),a.fillRect(0,0,e.width,e.height),a.fillStyle=r("--wood"),a.fillRect(0,0,e.width,16),
i(t,64,96,{size:40,ink:"--ink-soft",family:"--type-title"}),i(n,64,176,{size:64,weight:600,family:"--type-title"}),s.forEach(({rank:c,player:d,total:u,winner:p,place:h},f)=>{let m=236+f*84;a.fillStyle=
r(p?"--gold":"--paper"),a.fillRect(64,m,1072,72),a.fillStyle=r(`--player-${h}`),a.fillRect(64,m,14,72);let $=p?"--gold-ink":"--ink";i(String(c),104,m+50,{size:36,weight:700,ink:$,width:60}),i(d,174,m+
50,{size:36,weight:p?700:400,ink:$,width:640}),i(u,1108,m+50,{size:36,weight:700,ink:$,width:280,end:!0})}),i(o,64,e.height-36,{size:24,ink:"--ink-soft"}),e}var mf=e=>new Promise((t,n)=>e.toBlob(s=>s?
t(s):n(new Error("no picture")),"image/png"));var Sk=e=>getComputedStyle(document.documentElement).getPropertyValue(e).trim();function _k(e,t,n,s){let{scores:o,state:r}=e,{standings:a,winners:i,unit:c}=o,d=f=>n.start.names?.[f]??f,u=i.map(d).join(
", "),p=i.length===0?s("scores.nobody"):s(i.length>1?"scores.winners":"scores.winner",{names:u}),h=a.map(({rank:f,player:m,total:$,penalties:g=0,winner:y})=>({rank:f,player:d(m),total:`${$+g} ${s(`uni\
t.${c}`)}`.replace("-","−"),winner:y,place:r.players.findIndex(({id:w})=>w===m)+1}));return{title:t.name,verdict:p,standings:h,foot:[Co(n,s),s("review.picture-foot")].filter(Boolean).join(" · ")}}var Ek=e=>navigator.
canShare?.({files:[e]})??!1;function $f({position:e,sheet:t,record:n,t:s}){let[o,r]=b(!1);return l`
        <details class="picture" data-picture onToggle=${({target:a})=>r(a.open)}>
            <summary>${s("review.picture")}</summary>
            ${o&&l`<${Ak} result=${_k(e,t,n,s)} game=${n.game} t=${s} />`}
        </details>
    `}function Ak({result:e,game:t,t:n}){let s=T(null),[o,r]=b(null),[a,i]=b(!1);S(()=>{let u=!1;return mf(ff(s.current,e,Sk)).then(p=>!u&&r(new File([p],`gavel-${t}.png`,{type:p.type}))),()=>{u=!0}},
[JSON.stringify(e)]);let c=async()=>{try{await navigator.clipboard.write([new ClipboardItem({"image/png":o})]),i(!0)}catch{i(!1)}},d=[e.title,e.verdict,...e.standings.map(({rank:u,player:p,total:h})=>`${u}\
. ${p}: ${h}`)].join("; ");return l`
        <canvas ref=${s} role="img" aria-label=${d} data-canvas=${String(o!==null)}></canvas>
        <div class="row tight">
            ${o&&Ek(o)&&l`<button type="button" data-share-picture onClick=${()=>navigator.share({files:[o],title:e.title}).catch(()=>{})}>${n("review.picture-share")}</button>`}
            ${o&&l`<button type="button" data-save-picture onClick=${()=>Re(o.name,o)}>${n("review.picture-save")}</button>`}
            ${o&&"ClipboardItem"in globalThis&&l`<button type="button" data-copy-picture onClick=${c}>${n(a?"copied":"review.picture-copy")}</button>`}
        </div>
    `}function Ua(e,t){let{game:n,start:s,actions:o}=e.record,{setup:r,state:a,names:i}=s;return{game:n,...r?{setup:r}:{state:a},actions:o,...i&&{names:i},history:t.position.state.history}}function gf({positions:e,
verdict:t,at:n,sheet:s,record:o,playOn:r,toSheet:a,toCorrect:i,t:c}){let{value:d,problem:u}=R(()=>Ao(se(),Ua(e,t),n),[t,n]),{game:p,start:h,actions:f}=e.record,m=c("review.what-if-name",{game:o.name||
s.name,at:n}),$=t.position.finished&&n===t.applied;return l`
        <section class="tool position-tools" aria-labelledby="position-tools" data-position-tools>
            <h2 class="small" id="position-tools">${c("review.here",{at:n})}</h2>
            <div class="tool-columns">
                <div>
                    <p class="hint">${c("review.link-hint")}</p>
                    ${u?l`<p>${c("review.no-link")}</p>`:l`<${$e} url=${d??""} name=${c("review.link",{at:n})} t=${c} kind="position" />`}
                </div>
                <div>
                    <p class="hint">${c($?"review.what-if-over":"review.what-if-hint")}</p>
                    <div class="row tight">
                        <button type="button" data-what-if disabled=${$}
                            onClick=${()=>r({game:p,start:h,actions:f.slice(0,n),cursor:n,name:m})}>${c("review.what-if")}</button>
                        <button type="button" data-go="correct" disabled=${n===0}
                            onClick=${()=>i(n)}>${c("correcting.open-here")}</button>
                        <button type="button" data-go="sheet" onClick=${a}>${c("review.sheet")}</button>
                    </div>
                    ${t.position.finished&&l`<${$f} position=${t.position} sheet=${s} record=${o} t=${c} />`}
                </div>
            </div>
        </section>
    `}function bf({game:e,state:t,events:n,client:s,scored:o,t:r}){let{value:a,problem:i}=R(()=>s.game(e).rules(),[e,s]),d=[...new Set(n.map(({rule:u})=>u))].flatMap(u=>(a?.clauses??[]).filter(p=>p.id===u));
return l`
        <section class="tool rules-here" aria-labelledby="rules-here" data-rules-here>
            <h2 class="small" id="rules-here">${r("review.rules")}</h2>
            <${L} problem=${i} t=${r} />
            ${d.length===0&&a&&l`<p class="soft">${r("review.no-rules")}</p>`}
            <dl>${d.map(({id:u,text:p})=>l`
                <div key=${u} data-clause=${u}><dt><code>${u}</code></dt><dd><${Ge} text=${p} /></dd></div>`)}</dl>
            ${!o&&l`<${Ck} game=${e} state=${t} client=${s} t=${r} />`}
        </section>
    `}function Ck({t:e,...t}){let[n,s]=b(!1);return l`
        <details class="rulings" data-rulings onToggle=${({target:o})=>s(o.open)}>
            <summary>${e("review.rulings")}</summary>
            ${n&&l`<${Tk} t=${e} ...${t} />`}
        </details>
    `}function Tk({game:e,state:t,client:n,t:s}){let{ruleset:o,variant:r,options:a}=t,{value:i,problem:c}=R(()=>n.game(e).scores(t),[n,JSON.stringify([o,r,a])]);return l`
        <${L} problem=${c} t=${s} />
        ${i&&l`<${pt} rulings=${i.rulings} t=${s} />`}
    `}function Va({t:e,client:t,record:n,at:s,open:o=!1,known:r=!1,leave:a,playOn:i,toSheet:c,toCorrect:d}){let[u,p]=b(s??null),{positions:h,verdict:f,problem:m,at:$,loaded:g}=mt(t,n,u),{value:y,problem:w}=R(
()=>t.game(n.game).sheet(),[n.game,t]),v=Me(E=>p(E),[]);q();let k=D(f===null);return f===null||y===null?l`
            <main id="content" class="review" data-screen="review" aria-busy=${String(!m)}>
                <h1 ref=${k} tabindex="-1">${e("review.title")}</h1>
                <${L} problem=${m??w} t=${e} />
                ${(m??w)&&l`<button type="button" data-leave onClick=${a}>${e("back")}</button>`}
            </main>`:pn(f.position,{known:r,open:o})?l`<${Mk} ...${{t:e,client:t,sheet:y,record:n,known:r,positions:h,verdict:f,at:$,loaded:g,move:v,leave:a,playOn:i,toSheet:c,toCorrect:d,problem:m}} />`:
l`<${Ok} sheet=${y} leave=${a} t=${e} />`}function Ok({sheet:e,leave:t,t:n}){let s=D();return l`
        <main id="content" class="review" data-screen="review" data-not-yet>
            <h1 ref=${s} tabindex="-1">${n("review.of",{game:e.name})}</h1>
            <p>${n("review.not-yet")}</p>
            <p>${n("review.not-yet-but")}</p>
            <div><button type="button" class="primary" data-leave onClick=${t}>${n("review.leave")}</button></div>
        </main>
    `}function Mk({t:e,client:t,sheet:n,record:s,known:o,positions:r,verdict:a,at:i,loaded:c,move:d,leave:u,playOn:p,toSheet:h,toCorrect:f,problem:m}){let $=D(a),[g,y]=b(i),w=r.steps[i];w!==void 0&&g!==
i&&y(i);let{position:v,events:k}=w??r.steps[g]??r.steps[a.applied],{state:E}=v,O=B[s.game],C=a.applied;return l`
        <main id="content" class="play review" data-screen="review" data-game=${s.game} data-ply=${E.ply} data-at=${i} data-loaded=${c}
            aria-busy=${String(w===void 0)}>
            <div class="play-bar">
                <div class="play-title">
                    <h1 ref=${$} tabindex="-1">${e("review.of",{game:n.name})}</h1>
                    ${!v.finished&&l` <span class="round">${e(O.turns?"play.turn-number":"play.round",{round:E.round})}</span>`}
                </div>
                <button type="button" data-leave onClick=${u}>${e(o?"back":"review.leave")}</button>
            </div>
            <${L} problem=${m} t=${e} />
            <${Pk} verdict=${a} record=${s} game=${O} t=${e} />
            <div class="stepping">
                <${hn} at=${i} last=${C} move=${d} t=${e} />
                <p class="now" role="status" data-now>${k.length>0?k.map(({text:_})=>_).join(" "):e(i===0?"review.start":"review.silent")}</p>
            </div>
            <div class="table-top">
                <section class="board-area" aria-label=${e("play.board")}>
                    <${O.Board} view=${E} gameSheet=${n} legal=${[]} act=${()=>{}} t=${e} seat=${null} toAct=${v.to_act}
                        scores=${v.scores} last=${k} log=${r.log(w?i:g)} prepared=${null} prepare=${()=>{}} />
                </section>
                <aside class="side">
                    <${Eo} positions=${r} at=${i} last=${C} loaded=${c} move=${d} t=${e} />
                </aside>
            </div>
            <${gf} ...${{positions:r,verdict:a,at:i,sheet:n,record:s,playOn:p,toSheet:h,toCorrect:f,t:e}} />
            ${v.finished&&l`<${ht} sheet=${v.scores} state=${E} game=${O} t=${e} />`}
            <div class="tools">
                <${bf} game=${s.game} state=${E} events=${k} client=${t} scored=${v.finished} t=${e} />
                <${rn} game=${s.game} ruleset=${E.ruleset} client=${t} t=${e} />
            </div>
        </main>
    `}function Pk({verdict:e,record:t,game:n,t:s}){let{refused:o,history_matches:r,scores_match:a,position:i}=e;return l`
        ${r===!1&&l`<p class="warning" data-history="false">${s("import.no-history")}</p>`}
        ${a===!1&&l`<p class="warning" data-scores="false">${s("import.no-scores")}</p>`}
        ${o!==null&&l`
            <details class="refused-here" open data-refused-index=${o.index}>
                <summary>${s("review.refused",{n:o.index+1,of:t.actions.length})}</summary>
                ${o.problem.type==="/problems/illegal-action"?l`<${Tt} document=${o.problem} game=${n} t=${s} view=${i.state} instead=${i.legal_actions} />`:l`<${L} problem=${{problem:o.problem}} t=${s} />`}
            </details>`}
    `}function yf({scores:e,state:t,names:n,game:s,t:o}){let{standings:r,winners:a,unit:i,decided_by:c,final:d}=e,u=h=>n[h]??h,p=a.length===0?o("scores.nobody"):o(a.length>1?"scores.winners":"scores.winner",
{names:a.map(u).join(", ")});return l`
        ${d&&l`<p><strong>${p}</strong> <span class="soft">${o(`scores.by.${c}`)}</span></p>`}
        <div class="sheet-standings">
            ${r.map(h=>l`
                <section key=${h.player} class="sheet-standing" data-standing=${h.player} data-total=${h.total}>
                    <h3><span class="rank">${h.rank}</span> ${u(h.player)} <span class="total">${h.total} <small>${o(`unit.${i}`)}</small></span></h3>
                    <div class="breakdown"><${s.Breakdown} sheet=${e} standing=${h} t=${o} /></div>
                    ${h.penalties!==void 0&&l`<p>${o("scores.penalties",{points:Rn(h.penalties)})}</p>`}
                    <p class="soft small">${o("scores.tiebreak",{figures:h.tiebreak.join(", ")})}</p>
                </section>`)}
        </div>
        <${qe} record=${e.referee} state=${t} game=${s} t=${o} />
    `}function Ja({t:e,client:t,record:n,known:s=!1,open:o=!1,leave:r}){let{positions:a,verdict:i,problem:c,loaded:d}=mt(t,n,null),{value:u,problem:p}=R(()=>t.game(n.game).sheet(),[n.game,t]),{value:h,problem:f}=R(
async()=>i&&t.game(n.game).scores(i.position.state),[i,t]);q();let m=D(i===null),$=i!==null&&pn(i.position,{known:s,open:o}),g=$&&u!==null&&h!==null&&d===i.applied+1;return l`
        <main id="content" class="print-sheet" data-screen="sheet" data-game=${n.game} aria-busy=${String(!g&&!c)}>
            <div class="row unprinted">
                <button type="button" data-leave onClick=${r}>${e("back")}</button>
                ${$&&l`<button type="button" class="primary" data-print disabled=${!g} onClick=${()=>print()}>${e("review.print")}</button>`}
            </div>
            <h1 ref=${m} tabindex="-1">${u?.name??"…"}</h1>
            <${L} problem=${c??p??f} t=${e} />
            ${i!==null&&!$&&l`<p>${e("review.not-yet")}</p><p>${e("review.not-yet-but")}</p>`}
            ${g&&l`<${Lk} ...${{t:e,sheet:u,scores:h,record:n,positions:a,verdict:i}} />`}
        </main>
    `}function Lk({t:e,sheet:t,scores:n,record:s,positions:o,verdict:r}){let{state:a}=r.position,i=s.start.names??{},d=[["review.sheet.edition",[t.rulesets.find(({id:u})=>u===a.ruleset)?.name??a.ruleset,
a.variant!=="standard"&&a.variant].filter(Boolean).join(", ")],["review.sheet.players",a.players.map(({id:u})=>i[u]??u).join(", ")],["setup.dealer",e(`setup.dealer.${a.dealer}`)],["review.sheet.date",
Co(s,e)||"________________"],["review.sheet.actions",String(r.applied)]];return l`
        <dl class="facts">${d.map(([u,p])=>l`<div key=${u}><dt>${e(u)}</dt><dd>${p}</dd></div>`)}</dl>
        ${!r.position.finished&&l`<p class="warning" data-unfinished>${e("review.sheet.unfinished")}</p>`}
        <h2>${e("scores.title")}</h2>
        <${yf} scores=${n} state=${a} names=${i} game=${B[s.game]} t=${e} />
        <h2>${e("review.sheet.check")}</h2>
        <${zk} state=${a} positions=${o} verdict=${r} t=${e} />
        <h2>${e("scores.rulings",{n:n.rulings.length})}</h2>
        <${pt} rulings=${n.rulings} t=${e} />
        <h2>${e("transcript.title")}</h2>
        <ol class="told-all" start="0">
            ${o.steps.map(({events:u},p)=>l`<li key=${p} value=${p}>${u.map(({text:h})=>h).join(" ")||e("review.silent")}</li>`)}
        </ol>
    `}function zk({state:e,positions:t,verdict:n,t:s}){let{value:o}=R(()=>Ao(se(),Ua(t,n),n.applied),[n]),r=Z(()=>o===null?null:so({text:o,label:s("review.sheet.code")}),[o]),{seed:a,nonce:i,commitment:c}=e.
deal??{},d=[["review.sheet.history",e.history],["review.sheet.commitment",c],["setup.seed",a],["review.sheet.nonce",i]].filter(([,u])=>u);return l`
        <div class="check">
            <div>
                <p>${s(r===null?"review.sheet.check-file":"review.sheet.check-code")}</p>
                <dl class="facts digests">${d.map(([u,p])=>l`<div key=${u}><dt>${s(u)}</dt><dd><code>${p}</code></dd></div>`)}</dl>
            </div>
            ${r}
        </div>
    `}function wf({t:e,client:t,go:n,screen:s,session:o,open:r,enter:a}){let{id:i,at:c,record:d}=s,u={t:e,client:t,at:c,open:r,playOn:a},p={...u,record:o,key:i,toSheet:()=>n("sheet",{id:i}),toCorrect:g=>n("\
correct",{id:i,at:g})},h={...u,record:d,known:!0,key:d,toSheet:()=>n("seen-sheet",{record:d}),toCorrect:g=>n("seen-correct",{record:d,at:g})},f=()=>n("play",{id:i}),m=()=>n("review",{id:i,at:c}),$=()=>n(
"seen",{record:d,at:c});return{review:()=>l`<${Va} ...${p} leave=${f} />`,sheet:()=>l`<${Ja} ...${p} leave=${m} />`,correct:()=>l`<${Ga} ...${p} leave=${m} />`,seen:()=>l`<${Va} ...${h} leave=${()=>n(
"start")} />`,"seen-sheet":()=>l`<${Ja} ...${h} leave=${$} />`,"seen-correct":()=>l`<${Ga} ...${h} leave=${$} />`}}function kf({t:e,go:t,setProblem:n}){S(()=>{let s=async()=>{let{hash:o}=location;if(df(o))try{let{record:r,at:a}=await pf(o);if(!(r.game in B))throw new Oe("review.link-other-game");let{game:i,actions:c,
history:d,scores:u,...p}=r,h={...d!==void 0&&{history:d},...u!==void 0&&{scores:u}};t("seen",{record:{game:i,start:p,actions:c,...h},at:a})}catch(r){t("start"),n(r instanceof Oe?new Error(e(r.message)):
r)}};return s(),addEventListener("hashchange",s),()=>removeEventListener("hashchange",s)},[])}var Ka={start:"",import:"import",join:"join",setup:"new/:game",pad:"pad/:game",match:"match/:game",tournament:"tournament",play:"g/:id",review:"g/:id/review",sheet:"g/:id/sheet",correct:"g/:id/correct",
linked:"l/:id",seats:"l/:id/seats"},Rk=/^[A-Za-z0-9_-]{1,64}$/;function vf(e){for(let[t,n]of Object.entries(Ka)){let s=jk(n.split("/"),e.split("/"));if(s!==null)return{name:t,...s}}return null}function Za(e){
if(!(e.name in Ka))return null;let t=Ka[e.name].split("/").map(n=>n.startsWith(":")?e[n.slice(1)]:n);return t.includes(void 0)?null:t.join("/")}function jk(e,t){if(e.length!==t.length)return null;let n={};
for(let[s,o]of e.entries())if(o.startsWith(":")){if(!Rk.test(t[s]))return null;n[o.slice(1)]=t[s]}else if(o!==t[s])return null;return n}var Bk=["given","at"],Dk={name:"unknown"};function Sf(){let[e,t]=b(xf);S(()=>{let s=()=>Pn(location.hash)||t(o=>Za(o)===Fs()?o:xf());return addEventListener("popstate",s),()=>removeEventListener("pops\
tate",s)},[]);let n=Me((s,o={})=>{let r={name:s,...o},a=Za(r);a!==null&&Nk(a,r),t(r)},[]);return{screen:e,go:n}}function xf(){let e=vf(Fs());return e===null||e.game!==void 0&&!(e.game in B)?Dk:{...e,...history.
state}}function Nk(e,t){let n=Object.fromEntries(Bk.filter(s=>t[s]!==void 0).map(s=>[s,t[s]]));e===Fs()?history.replaceState(n,"",oa(e)):history.pushState(n,"",oa(e))}var Wn="",_f={place:"device",mine:null,codes:{},referee:!1,held:!0,clock:0},To=({mine:e,players:t})=>e===Wn||t.includes(e)?e:t[0],Oo=e=>e.place==="fair"?e.players.filter(t=>t!==To(e)):[];function Ef(e,t){
let n=Oo(e),s=n.map(o=>e.codes[o]??"");return n.flatMap((o,r)=>{let a=Td(s[r])?s.indexOf(s[r])<r?"place.code-twice":null:"place.code-wrong";return a===null?[]:[{pointer:Ya(o),detail:t(a)}]})}var Ya=e=>`\
/verifiers/${e.replaceAll("~","~0").replaceAll("/","~1")}`;async function Af(e,t,n,s){let o=To(s),r=Zt(),a=Object.fromEntries(Oo(s).map(h=>[h,s.codes[h]]));o!==Wn&&(a[o]=Ot(r));let{referee:i,held:c}=s,
d=await e.game(t).sealedSetup({...n,verifiers:a,referee:i,held:c}),u={...ya(t,d),...s.clock>0&&{clock:s.clock}},p=o===Wn?u:tn(u,Yt(s.players.indexOf(o)+1,r));return await le({...p,given:qk(d,s.players),
told:[{ply:0,events:d.events}]}),d.table}function qk({seat_keys:e,referee_key:t,table_key:n},s){let o=Object.entries(e).map(([r,a])=>[s.indexOf(r)+1,a]);return Object.fromEntries([...o,...t?[["r",t]]:
[],...n?[["t",n]]:[]])}function Cf({draft:e,change:t,t:n}){return l`
        <fieldset class="choice">
            <legend>${n("place.title")}</legend>
            ${["device","quick","fair"].map(s=>l`
                <label class="radio" key=${s}>
                    <input type="radio" name="place" value=${s} checked=${e.place===s} onChange=${()=>t({...e,place:s})} />
                    <span><strong>${n(`place.${s}`)}</strong> <span class="hint">${n(`place.${s}-hint`)}</span></span>
                </label>`)}
        </fieldset>
    `}function Tf({draft:e,change:t,errors:n,t:s}){let o=Oo(e);return l`
        ${e.place==="quick"&&l`<p class="warning" data-quick-warning>${s("place.quick-warning")}</p>`}
        <${I} name="mine" label=${s("place.mine")} control=${r=>l`<${U} ...${r} value=${To(e)}
            choices=${[...e.players.map(a=>[a,a]),[Wn,s("place.nobody")]]} onChange=${a=>t({...e,mine:a})} />`} />
        ${e.place==="fair"&&l`
            <fieldset class="codes">
                <legend>${s("place.codes")}</legend>
                <p class="hint">${s("place.codes-hint")}</p>
                <${$e} url=${Bd(se())} name=${s("place.invitation")} t=${s} kind="invitation" />
                ${o.map(r=>l`
                    <${I} key=${r} name=${`code-${e.players.indexOf(r)+1}`} label=${s("place.code",{player:r})} errors=${X(n,Ya(r))}
                        control=${a=>l`<input ...${a} type="text" class="code" autocomplete="off" spellcheck="false" value=${e.codes[r]??""}
                            onInput=${i=>t({...e,codes:{...e.codes,[r]:i.target.value.trim()}})} />`} />`)}
            </fieldset>`}
        <${I} name="clock" label=${s("place.clock")} hint=${s("place.clock-hint")} control=${r=>l`<${U} ...${r} value=${String(e.clock)}
            choices=${[["0",s("place.clock-none")],...Lp.map(a=>[String(a),za(a,s)])]}
            onChange=${a=>t({...e,clock:Number(a)})} />`} />
        ${["held","referee"].map(r=>l`
            <label class="switch" key=${r}>
                <input type="checkbox" name=${r} checked=${e[r]} onChange=${a=>t({...e,[r]:a.target.checked})} />
                <span><strong>${s(`place.${r}`)}</strong> <span class="hint">${s(`place.${r}-hint`)}</span></span>
            </label>`)}
    `}function Of({t:e,client:t,go:n,game:s,begin:o,open:r,setOpen:a}){let{value:i,problem:c}=R(()=>t.game(s).sheet(),[s,t]);q();let d=D(i===null);return l`
        <main id="content" class="setup" data-screen="setup" data-game=${s}>
            <h1 ref=${d} tabindex="-1">${i?.name??"…"}</h1>
            <${L} problem=${c} t=${e} />
            ${i?.match_options?.length>0&&l`<p><button type="button" class="quiet" data-go="match" onClick=${()=>n("match",{game:s})}>${e("match.open")}</button></p>`}
            ${i&&l`<${Fk} sheet=${i} t=${e} client=${t} go=${n} begin=${o} open=${r} setOpen=${a} />`}
        </main>
    `}function Ik(e){let{ruleset:t,variant:n,options:s,players:o,first:r,dealer:a,seed:i,deal:c,place:d}=e;return{ruleset:t,variant:n,options:s,players:o,...o.includes(r)&&{first_player:r},dealer:a,...a===
"service"&&d==="device"&&i!==""&&{seed:i},...a==="table"&&c!==null&&{deal:c}}}function Fk({sheet:e,t,client:n,go:s,begin:o,open:r,setOpen:a}){let[i,c]=b(()=>({...an(e),first:"",dealer:"service",seed:"",
deal:null,..._f})),d=i.place!=="device",[u,p]=b(null),[h,f]=b(!1),m=T(null),$=u?.problem?.errors??[],g=async C=>{if(!d)return o(e.id,C,await n.game(e.id).setup(C));let _=Ef(i,t);if(_.length>0)throw{problem:{
title:t("problem.here"),errors:_}};s("seats",{id:await Af(n,e.id,C,i)})},y=async C=>{C.preventDefault(),f(!0);try{let _=Ik(i);await g(_),pe("players",_.players)}catch(_){p(_),f(!1),setTimeout(()=>hd(m.
current))}},w={sheet:e,draft:i,change:c,errors:$,t},{Deal:v}=B[e.id],k=v!==void 0&&i.dealer==="table",E=["/ruleset","/variant","/players","/options","/first_player","/dealer","/seed",...k?["/deal"]:[],
...d?["/verifiers"]:[]],O=$.filter(C=>!E.some(_=>X([C],_).length>0));return l`
        <form ref=${m} class="sheet" novalidate onSubmit=${y} data-setup=${e.id}>
            <${L} problem=${u} t=${t} plain=${ga(u,t)} errors=${O} hint=${$.length>O.length&&t("setup.invalid")} />
            <${ln} ...${w} />
            <${cn} ...${w} />
            <${Cf} ...${w} />
            ${d&&l`<${Tf} ...${w} />`}
            <${_h} ...${w} byLink=${d} />
            ${k&&l`<${yo} ...${w} Deal=${v} />`}
            ${i.dealer==="service"&&!d&&l`<${bo} t=${t} open=${r} setOpen=${a} />`}
            <${un} ...${w} />
            <div class="row end">
                <button type="button" onClick=${()=>s("start")}>${t("back")}</button>
                <button type="submit" class="primary large" data-start disabled=${h}>${t("setup.start")}</button>
            </div>
        </form>
    `}var Qa=new be("steps"),Mf=({id:e,cursor:t,actions:n,steps:s},o)=>Qa.put({id:e,cursor:t,language:o,of:JSON.stringify(n),step:s[t]});async function Pf({id:e,cursor:t,actions:n},s){let o=await Qa.get(e);
return o!==null&&o.cursor===t&&o.language===s&&o.of===JSON.stringify(n)?o.step:null}var Lf=e=>Qa.remove(e);async function zf(){return[...(await dn()).map(Hk),...(await Ld()).map(Wk)].filter(({game:t})=>t in B).sort((t,n)=>n.changed-t.changed)}function Hk(e){let{id:t,game:n,name:s,start:o,changed:r,finished:a,
scores:i}=e,c=(o.setup??o.state).players.map(d=>d.id??d);return{id:t,kind:"game",game:n,name:s,players:c,changed:r,finished:a,winners:i?.winners??[],kept:e}}function Wk(e){let{id:t,game:n,players:s,changed:o,
finished:r}=e;return{id:t,kind:"table",game:n,name:"",players:s,changed:o,finished:r,winners:[],kept:e}}async function Rf({id:e,kind:t}){return t==="table"?Js(e):(await vh(e),Lf(e))}var jf=({kind:e,kept:t})=>e===
"game"?xh(t):le(t),Bf=({id:e},t)=>Sh(e,t);function Df({entry:e,gone:t,games:n,go:s,t:o,load:r,setRemoved:a}){let[i,c]=b(!1),d=n?.find(({id:y})=>y===e.game)?.name??e.game,u=e.name||d,p=`${u}, ${e.players.join(", ")}`,h=T(null);S(()=>{t&&h.current.
focus()},[t]);let f=async()=>{a(y=>[...y.filter(({id:w})=>w!==e.id),e]),await Rf(e),r()};if(t)return l`
            <li class="list-entry gone" data-gone=${e.id}>
                <p role="status">${o("list.deleted",{game:p})}</p>
                <button type="button" ref=${h} data-undelete onClick=${()=>jf(e).then(r)}>${o("list.undelete")}</button>
            </li>`;let m=async y=>{c(!1),y!==null&&await Bf(e,y),r()},$=e.kind==="game",g=()=>$?s("play",{id:e.id}):s("linked",{id:e.id});return l`
        <li class="list-entry" data-game-id=${$?e.id:void 0} data-kept=${$?void 0:e.id} data-kind=${e.kind}>
            <div class="about">
                ${i?l`<${Gk} name=${e.name} kind=${d} done=${m} t=${o} />`:l`<h3>${u}</h3>`}
                <p>${e.players.join(", ")}</p>
                <p data-whose-turn><strong>${Uk(e,o)}</strong></p>
                <p class="soft">${e.name!==""&&`${d} · `}<time dateTime=${new Date(e.changed).toISOString()}>${Vk(e.changed,o)}</time>${!$&&` · ${o("list.by-link")}`}</p>
            </div>
            <div class="row tight">
                <button type="button" class="primary" data-go=${$?"resume":"linked"} aria-label=${`${o("start.resume")}: ${p}`} onClick=${g}>${o("start.resume")}</button>
                ${$&&l`<button type="button" data-rename aria-label=${`${o("list.rename")}: ${p}`} onClick=${()=>c(!0)}>${o("list.rename")}</button>`}
                <button type="button" data-delete aria-label=${`${o("list.delete")}: ${p}`} onClick=${f}>${o("list.delete")}</button>
            </div>
        </li>
    `}function Gk({name:e,kind:t,done:n,t:s}){let o=T(null);return S(()=>o.current.select(),[]),l`
        <form class="control" onSubmit=${a=>{a.preventDefault(),n(o.current.value.trim())}} onKeyDown=${a=>a.key==="Escape"&&n(null)}>
            <input ref=${o} name="game-name" type="text" maxlength="60" defaultValue=${e} placeholder=${t} aria-label=${s("list.name")} autocomplete="off" />
            <button type="submit" data-name-it>${s("list.name-it")}</button>
        </form>
    `}function Uk(e,t){let{kept:n,finished:s,winners:o}=e;return e.kind==="table"?nn(n,t):s&&o.length===0?t("links.finished"):s?t(o.length>1?"scores.winners":"scores.winner",{names:o.join(", ")}):n.toAct===
void 0?t("list.so-far",{n:n.cursor}):n.toAct.includes("table")?t("play.table-turn"):t("play.turn",{player:n.toAct.join(", ")})}var Vk=(e,{language:t})=>new Intl.DateTimeFormat(t,{dateStyle:"medium",timeStyle:"\
short"}).format(e);var Jk=3;function Nf({t:e,go:t,games:n}){let[s,o]=b([]),[r,a]=b(!1),[i,c]=b([]),d=Me(()=>zf().then(o),[]);S(()=>(d(),mo(d)),[]);let u=i.filter(m=>s.every(({id:$})=>$!==m.id)),p=[...s,...u].sort((m,$)=>$.
changed-m.changed);if(p.length===0)return null;let h=r?p:p.slice(0,Jk),f=async()=>{let m=(await dn()).map($=>`${JSON.stringify(Ha($))}
`);Re("gavel-games.ndjson",new Blob(m,{type:"application/x-ndjson"}))};return l`
        <section class="game-list" aria-labelledby="game-list-title">
            <div class="row">
                <h2 id="game-list-title">${e("list.title")}</h2>
                ${s.some(({kind:m})=>m==="game")&&l`<button type="button" class="quiet" data-export-all onClick=${f}>${e("list.export")}</button>`}
            </div>
            <ul aria-labelledby="game-list-title">
                ${h.map(m=>l`<${Df} key=${m.id} entry=${m} gone=${u.includes(m)} games=${n} go=${t} t=${e}
                    load=${d} setRemoved=${c} />`)}
            </ul>
            ${p.length>h.length&&l`<button type="button" data-whole-list onClick=${()=>a(!0)}>${e("list.all",{n:p.length})}</button>`}
        </section>
    `}function qf({t:e,client:t,go:n,openLinks:s}){let{value:o,problem:r}=R(()=>t.games(),[t]);q();let a=D();return l`
        <main id="content" class="start" data-screen="start">
            <div class="welcome">
                <h1 ref=${a} tabindex="-1">${e("start.title")}</h1>
                <p>${e("start.lead")}</p>
            </div>
            <${L} problem=${r} t=${e} />
            <${Nf} t=${e} go=${n} games=${o} />
            <ul class="game-cards" aria-label=${e("start.games")}>
                ${(o??[]).filter(({id:i})=>i in B).map(i=>l`
                    <li key=${i.id}><${Kk} entry=${i} go=${n} t=${e} /></li>`)}
            </ul>
            <${Zd} t=${e} go=${n} open=${s} />
            <p class="aside">
                <button type="button" class="quiet" data-go="import" onClick=${()=>n("import")}>${e("start.import")}</button>
            </p>
        </main>
    `}function Kk({entry:e,go:t,t:n}){let{id:s,name:o,player_counts:r}=e,{Emblem:a}=B[s];return l`
        <article class="game-card" data-game=${s}>
            <div class="emblem" aria-hidden="true">${a?l`<${a} />`:l`<span class="monogram">${o[0]}</span>`}</div>
            <h2>${o}</h2>
            <p>${n("start.players",{fewest:r[0],most:r[r.length-1]})}</p>
            <div class="row">
                <button type="button" class="primary" data-go="setup" aria-label=${n("start.play-game",{game:o})}
                    onClick=${()=>t("setup",{game:s})}>${n("start.play")}</button>
                <button type="button" data-go="pad" aria-label=${n("start.pad-game",{game:o})}
                    onClick=${()=>t("pad",{game:s})}>${n("start.pad")}</button>
            </div>
        </article>
    `}function If(){let e=Mn()?se():At.href;navigator.serviceWorker?.register(new URL("table-offline.js",At),{scope:e}).catch(()=>{})}var Zk=/-[0-9a-f]{12}\.js$/u.test(import.meta.url);function Ff(e){let t=({
data:n})=>Zk&&n?.files?.includes(import.meta.url)===!1&&e();return navigator.serviceWorker?.addEventListener("message",t),()=>navigator.serviceWorker?.removeEventListener("message",t)}function Hf({t:e}){let[t,n]=b(!1);return S(()=>Ji(()=>n(!0)),[]),t?l`
        <div class="warning row" role="alert" data-note="storage">
            <span>${e("storage.trouble")}</span>
            <button type="button" data-understood onClick=${()=>n(!1)}>${e("storage.understood")}</button>
        </div>
    `:null}function Wf({t:e}){let[t,n]=b(!1);return S(()=>Ff(()=>n(!0)),[]),l`
        <div role="status">
            ${t&&l`
                <div class="note row" data-note="newer">
                    <span>${e("newer.text")}</span>
                    <button type="button" data-reload onClick=${()=>location.reload()}>${e("newer.reload")}</button>
                </div>`}
        </div>
    `}function Gf({t:e,go:t,kept:n=!1}){q();let s=D();return l`
        <main id="content" class="import" data-screen="unknown">
            <h1 ref=${s} tabindex="-1">${e(n?"unknown.kept":"unknown.title")}</h1>
            <div class="sheet">
                <p>${e(n?"unknown.kept-text":"unknown.text")}</p>
                <div class="row end"><button type="button" class="primary" data-go="start" onClick=${()=>t("start")}>${e("unknown.home")}</button></div>
            </div>
        </main>
    `}function Uf({id:e,client:t,language:n,go:s,setProblem:o}){let[r,a]=b(null),[i,c]=b(null),[d,u]=b(null),p=T(n),h=T({session:null,saves:new ft(null)}),f=(_,x=h.current.saves)=>{let A={..._,turn:{saves:x}};
h.current={session:A,saves:x},Mf(A,p.current),a(A)},m=Me(async _=>{let{session:x,saves:A}=h.current,M=x?.id!==_.id;if(!M&&_.turn!==x.turn){_.turn.saves!==A&&u("overtaken");return}u(null),f(_,M?new ft(
null):A),!(!(await h.current.saves.save(Fa(_))!==null)||h.current.session.id!==_.id)&&(await O.current(),u("overtaken"))},[]),$=async(_,x)=>{let A=t.game(_.game),M=Kh(await A.replay(Jh(_,x)));if(M.position.
finished)return M;let{views:j}=await A.views(M.position.state,In(M.position));return{...M,position:{...M.position,views:j}}},g=async(_,x)=>{o(null);try{return Ia(_,x,_.steps[x]??await $(_,x))}catch(A){
return o(A),null}},y=async(_,x)=>{let A=await g(_,x);return A!==null&&m(A),A!==null},w=_=>{m(_),navigator.storage?.persist?.().catch(()=>{}),s("play",{id:_.id})},v=(_,x,A)=>w(Gh(_,x,A)),k=async({game:_,
start:x,actions:A,cursor:M,name:j},F=async W=>{})=>{let W=await g(qn({game:_,start:x,actions:A,cursor:M,name:j}),M);W!==null&&(await F(W.id),w(W))},E=T(!1),O=T((async()=>{}));O.current=async()=>{if(!E.
current)for(E.current=!0;E.current;){let{session:_,saves:x}=h.current,A=await Dn(_.id),M=A===null||x.has(A)?null:await C(_,A);M===null?E.current=!1:h.current.saves===x&&(f(M,new ft(A.changed)),u("foll\
owed"))}};let C=(_,x)=>g({...qn(x),steps:Vh(_,x.actions)},x.cursor);return S(()=>mo(_=>_===h.current.session?.id&&O.current()),[]),S(()=>{if(u(null),e===null||e===h.current.session?.id)return;let _=!0;
return c(null),(async()=>{let x=await Dn(e);if(_&&x===null&&c(e),!_||x===null)return;let A=qn(x),M=await Pf(A,n);if(!_)return;M!==null&&f(Ia(A,A.cursor,M),new ft(x.changed));let{session:j}=h.current,F=await g(
A,A.cursor);!_||F===null||h.current.session!==j||(M===null||!Yk(F,j))&&f(F,new ft(x.changed))})(),()=>{_=!1}},[e]),S(()=>{p.current!==n&&(p.current=n,r!==null&&g({...r,steps:[]},r.cursor).then(_=>_!==
null&&_.turn===h.current.session.turn&&f(_)))},[n]),{session:r,missing:e!==null&&i===e,followed:d,updateSession:m,moveTo:y,begin:v,enter:k}}var Yk=(e,t)=>JSON.stringify(e.steps[e.cursor].position.state)===
JSON.stringify(t.steps[t.cursor].position.state);function Vf({reach:e,t}){let[n,s]=b(e.waits);return S(()=>(s(e.waits),e.listen(s)),[e]),l`
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
    `}var Qk=200,Jf=()=>document.querySelector('meta[name="gavel-api"]')?.getAttribute("content")||At.href,Xk=["play","review","sheet","correct"];function Kf(){let[e,t]=b(()=>ye("language")??od()),[n,s]=b(()=>ye(
"scheme")??"auto"),[o,r]=b([]),{screen:a,go:i}=Sf(),[c,d]=b(()=>ye("open")??!1),[u,p]=Xi(),[h,f]=b(null),m=T(!1),$=Z(()=>sd(e),[e]),g=Z(()=>new ls(new URL(Jf(),At).href.replace(/\/*$/,"/")),[]),[y,w]=b(
0),v=Z(()=>{let ge=$t=>r(fn=>[...fn.slice(1-Qk),$t]),xe=Yi(g.fetch,()=>w($t=>$t+1));return Object.assign(new yt(Jf(),{language:e,onExchange:ge,fetch:xe,timeout:1/0}),{language:e})},[e,y]);S(()=>{document.
documentElement.lang=e,pe("language",e)},[e]),S(()=>{Qi(n),pe("scheme",n)},[n]),S(()=>{pe("open",c)},[c]);let k=Me((ge,xe={})=>{f(null),i(ge,xe)},[]),{open:E,opening:O,opened:C}=$h({client:v,t:$,go:k,
setProblem:f});kf({t:$,go:k,setProblem:f});let _=Xk.includes(a.name)?a.id:null,{session:x,missing:A,followed:M,updateSession:j,moveTo:F,begin:W,enter:P}=Uf({id:_,client:v,language:e,go:k,setProblem:f}),
N=x!==null&&xo(x),V=T(x?.id);S(()=>{V.current!==void 0&&V.current!==x?.id&&r([]),V.current=x?.id},[x?.id]);let J={t:$,client:v,go:k},ce={start:()=>l`<${qf} ...${J} openLinks=${E} />`,setup:()=>l`<${Of} ...${J} game=${a.
game} key=${a.game} open=${c} setOpen=${d} begin=${W} />`,linked:()=>l`<${hh} ...${J} id=${a.id} opened=${a.opened??null} open=${E} key=${a.id} />`,seats:()=>l`<${fh} ...${J} id=${a.id} key=${a.id} />`,
join:()=>l`<${Dd} ...${J} open=${E} />`,pad:()=>l`<${Rh} ...${J} game=${a.game} key=${a.game} />`,import:()=>l`<${bd} ...${J} enter=${P} given=${a.given} />`,play:()=>l`<${ef} ...${J} session=${x} updateSession=${j} moveTo=${ge=>F(
x,ge)}
            open=${c} setOpen=${d} key=${x.id} />`,match:()=>l`<${zh} ...${J} game=${a.game} enter=${P} key=${a.game} />`,...wf({...J,screen:a,session:x,open:c,enter:P}),unknown:()=>l`<${Gf} ...${J} kept=${A||
a.kept} />`},Ze=A||!(a.name in ce)?"unknown":a.name,ee=_!==null&&!A&&x?.id!==_;return l`<${kn.Provider} value=${u}>
        <div class="page">
            <a class="skip" href="#content" onClick=${ev}>${$("skip")}</a>
            <${rd} t=${$} language=${e} setLanguage=${t} scheme=${n} setScheme=${s}
                settings=${u} flip=${p} go=${k} screen=${Ze} />
            <div class="screen" aria-busy=${String(O)} data-links-opened=${C}>
                <${Te} problem=${h} t=${$} />
                <${Hf} t=${$} />
                <${Wf} t=${$} />
                <${Vf} reach=${g} t=${$} />
                <div role="status">${_!==null&&M!==null&&l`<p class="note" data-note=${M}>${$(`windows.${M}`)}</p>`}</div>
                <${aa.Provider} value=${m}>${ee?l`<${tv} />`:ce[Ze]()}<//>
            </div>
            <${nl} exchanges=${o} hides=${N} secret=${o.some(({url:ge})=>ge.includes("/sealed/"))} t=${$} />
        </div>
    <//>`}function ev(e){e.preventDefault();let t=document.getElementById("content");t.tabIndex=-1,t.focus()}var tv=()=>l`<main id="content" class="play" data-screen="play" aria-busy="true"><h1>…</h1></main>`;ad();as(l`<${Kf} />`,document.getElementById("app"));If();
