var yt=class extends Error{status;requestId;transient;retryAfter;constructor(t,n){super(t,n.cause===void 0?void 0:{cause:n.cause}),this.name=new.target.name,this.status=n.status??null,this.requestId=n.
requestId??null,this.transient=n.transient??!1,this.retryAfter=n.retryAfter??null}},X=class extends yt{constructor(t,n={}){super(t,n)}},q=class extends yt{problem;type;kind;title;detail;constructor(t,n={}){
let o=wt(t.status)??n.status??0,s=typeof t.instance=="string"?t.instance:n.requestId??null;super(o$(t,o,s),{...n,status:o,requestId:s}),this.problem=t,this.type=String(t.type??"about:blank"),this.kind=
lr(t),this.title=String(t.title??this.kind),this.detail=String(t.detail??"")}},Ds=class extends q{offset=wt(this.problem.offset)},Hs=class extends q{errors=Ze(this.problem.errors);more=wt(this.problem.
more)??0},zs=class extends q{violations=Ze(this.problem.violations);more=wt(this.problem.more)??0},Us=class extends q{violations=Ze(this.problem.violations);more=wt(this.problem.more)??0;toAct=Ze(this.
problem.to_act);legalActions=Ze(this.problem.legal_actions)},qs=class extends q{},Gs=class extends q{games=Ze(this.problem.games)},Ws=class extends q{},Js=class extends q{},Ks=class extends q{},Vs=class extends q{},
Ys=class extends q{limit=wt(this.problem.limit)},Zs=class extends q{},Xs=class extends q{},Qs=class extends q{},er=class extends q{},tr=class extends q{},nr=class extends q{},or=class extends q{},sr=class extends q{},
rr=class extends q{},ar=class extends q{},ir=class extends q{},ui={"malformed-json":Ds,"seal-broken":sr,"receipt-broken":ar,"invalid-request":Hs,"invalid-state":zs,"illegal-action":Us,"not-finished":qs,
"unknown-game":Gs,"not-found":Ws,"method-not-allowed":Js,"not-acceptable":Ks,"unsupported-media-type":Vs,"too-large":Ys,internal:Zs,unavailable:Xs,"key-missing":Qs,"key-refused":er,"too-many-requests":tr,
held:rr,branched:nr,"table-unknown":or,"sealing-not-configured":ir};function Vn(e,t={}){let n=e,o=lr(n),s=Object.hasOwn(ui,o)?ui[o]:void 0;return new(s??q)(n,t)}function lr(e){return String(e.type??"").
replace(/\/+$/,"").split("/").at(-1)??""}function o$(e,t,n){let o=`${e.title??lr(e)} (${t})`,s=[e.detail?`${o}: ${e.detail}`:o,...s$(e)];return(n?[...s,`request id: ${n}`]:s).join(`
  `)}function s$(e){let t=[...Ze(e.errors),...Ze(e.violations)].map(r$),n=wt(e.more);return n?[...t,`and ${n} more`]:t}function r$(e){let t=e.pointer?` at ${e.pointer}`:"",n=e.rule?` (${e.rule})`:"";return`${e.
code}${t}${n}: ${e.detail}`}function Ze(e){return Array.isArray(e)?e:[]}function wt(e){return typeof e=="number"?e:null}function ur(e){let t=["curl","--silent","--show-error"];(e.method!=="GET"||e.body!==null)&&t.push("--request",e.method),t.push(cr(e.url));for(let[n,o]of Object.entries(e.headers))t.push("--header",cr(
o===""?`${n};`:`${n}: ${o}`));return e.body!==null&&t.push("--data-raw",cr(e.body)),t.join(" ")}var Yn=class{#t;#e;#n=performance.now();#o="";constructor(t,n){this.#t=t,this.#e=n}add(t){this.#o+=t}ended(){
let t=this.#e?this.#o.split(`
`).filter(Boolean).map(di):di(this.#o);return{...this.#t,answer:t,milliseconds:performance.now()-this.#n}}};function di(e){try{return JSON.parse(e)}catch{return e===""?null:e}}function cr(e){return`'${e.
replaceAll("'",String.raw`'\''`)}'`}var a$=new Set([429,502,503,504]);function pi(e){return a$.has(e)}function fi(e,t,n=Math.random,o=Date.now()){let s=t===null?NaN:i$(t.trim(),o);return Number.isNaN(s)?Math.min(1e4,200*2**(e-1))*(.5+n()/
2):s>6e4?null:s}function i$(e,t){return/^\d+$/.test(e)?Number(e)*1e3:Math.max(0,Date.parse(e)-t)}function mi(e,t){return new Promise((n,o)=>{let s=()=>{clearTimeout(r),o(t?.reason)},r=setTimeout(()=>{
t?.removeEventListener("abort",s),n()},e);t?.aborted?s():t?.addEventListener("abort",s,{once:!0})})}var l$=2**31-1,Zn=class{#t=new AbortController;#e;#n;#o;constructor(t,n){this.#e=t,this.#n=n,n?.addEventListener("abort",this.#s),this.start()}get signal(){return this.#t.signal}start(){this.#e<=l$&&(this.#o=
setTimeout(this.#r,this.#e))}stop(){clearTimeout(this.#o)}end(){this.stop(),this.#n?.removeEventListener("abort",this.#s),this.#t.abort()}#s=()=>{this.#t.abort(this.#n?.reason)};#r=()=>{let t=`no answ\
er within ${this.#e} milliseconds`;this.#t.abort(new X(t,{transient:!0}))}};var $i="application/problem+json",Xn=class{baseUrl;#t;#e;#n;constructor(t,n){if(this.baseUrl=c$(t),this.#t={...n},this.#e=n.retries??3,this.#n=n.timeout??3e4,!(this.#e>=0)||!(this.#n>0))throw new RangeError(
"retries cannot be negative, and a timeout must be positive")}async json(t){let n=await this.text({...t,accept:"application/json"});return Qn(n)}async text(t){for(let n=1;;n++)try{let o="";for await(let s of this.
pieces(t))o+=s;return o}catch(o){await this.untilNextTry(o,n,t.signal)}}async untilNextTry(t,n,o){if(!(t instanceof yt)||!t.transient||n>this.#e)throw t;let s=fi(n,t.retryAfter);if(s===null)throw t;await mi(
s,o)}async*pieces(t){t.signal?.throwIfAborted();let n=new Zn(this.#n,t.signal),o=this.#o(t),s=this.#t.onExchange,r=s&&new Yn(o,t.streamed??!1);try{let a=await this.#s(o,t.key,n.signal);if(o.status=a.status,
a.status!==200){let i=await a.text();throw r?.add(i),d$(o,a,i)}for await(let i of u$(a))r?.add(i),t.streamed&&n.stop(),yield i,t.streamed&&n.start()}catch(a){throw n.signal.aborted?n.signal.reason:p$(
o,a)}finally{n.end(),r&&s(r.ended())}}#o(t){let n=new Headers(this.#t.headers);n.set("accept",`${t.accept}, ${$i}`);let o=t.language??this.#t.language;return o!==void 0&&n.set("accept-language",o),t.requestId!==
void 0&&n.set("x-request-id",t.requestId),t.body!==void 0&&n.set("content-type",t.body.type),{method:t.method,url:this.baseUrl+t.path,headers:Object.fromEntries(n),body:t.body?.text??null,status:null,
answer:null,milliseconds:0}}#s({method:t,url:n,headers:o,body:s},r,a){let i=r===void 0?o:{...o,authorization:`Bearer ${r}`};return(this.#t.fetch??globalThis.fetch)(n,{method:t,headers:i,body:s,signal:a,
redirect:"manual"})}};function Qn(e){let t;try{t=JSON.parse(e)}catch(n){throw new X("the answer is no JSON",{status:200,cause:n})}if(typeof t!="object"||t===null||Array.isArray(t))throw new X("the ans\
wer is no JSON object",{status:200});return t}function c$(e){let t=globalThis.document?.baseURI??globalThis.location?.href,n=new URL(e||".",t);if(n.protocol!=="http:"&&n.protocol!=="https:")throw new TypeError(
`the base URL must begin with http: or https:, not ${n.protocol}`);return n.search=n.hash="",n.href.replace(/\/+$/,"")}async function*u$(e){let t=e.body?.getReader(),n=new TextDecoder;for(;t;){let{done:o,
value:s}=await t.read(),r=o?n.decode():n.decode(s,{stream:!0});if(r&&(yield r),o)return}}function d$(e,t,n){let o={status:t.status,requestId:t.headers.get("x-request-id"),retryAfter:t.headers.get("ret\
ry-after"),transient:pi(t.status)};if((t.headers.get("content-type")??"").split(";")[0]?.trim().toLowerCase()===$i)return Vn(Qn(n),o);if(t.type==="opaqueredirect"||t.headers.has("location")){let a=t.headers.
get("location")??"another address";return new X(`${e.url} redirects to ${a}: use that base URL`,o)}let r=`${t.status} ${t.statusText}`.trim();return new X(`${e.url} answered ${r}, which is no answer o\
f this service`,o)}function p$({method:e,url:t,status:n},o){if(o instanceof yt)return o;let s=n===null?`${e} ${t} got no answer`:`${t} answered ${n}, but broke off`;return new X(`${s}: ${hi(o)}`,{status:n,
transient:!0,cause:o})}function hi(e){return e instanceof Error?e.cause instanceof Error?hi(e.cause):e.message||e.name:String(e)}var f$=64*1024,bi="application/x-ndjson",eo=class{id;status;body;constructor(t){this.id=t.id,this.status=t.status,this.body=t.body}get ok(){return this.status===200}get problem(){return this.ok?null:Vn(
this.body,{status:this.status})}unwrap(){if(this.problem!==null)throw this.problem;return this.body}};async function*gi(e,t,{portion:n=f$,...o}){for await(let s of m$(t,n))for(let r=1;s.length>0;r++)try{
yield*$$(e,s,o)}catch(a){await e.untilNextTry(a,r,o.signal)}}async function*m$(e,t){let n=new TextEncoder,o=[],s=0;for await(let r of e){let a=`${JSON.stringify(r)}
`,i=n.encode(a).length;o.length>0&&s+i>t&&(yield o,[o,s]=[[],0]),o.push(a),s+=i,s>=t&&(yield o,[o,s]=[[],0])}o.length>0&&(yield o)}async function*$$(e,t,n){let o={text:t.join(""),type:bi},s={...n,method:"\
POST",path:"/v1/batch",accept:bi,body:o,streamed:!0};for await(let r of h$(e.pieces(s))){if(t.shift()===void 0)throw new X("the batch has more answers than lines",{status:200});yield new eo(Qn(r))}if(t.
length>0)throw new X("the batch has fewer answers than lines",{status:200,transient:!0})}async function*h$(e){let t="";for await(let n of e){let o=(t+n).split(`
`);t=o.pop()??"",yield*o.filter(s=>s.trim()!=="")}t.trim()!==""&&(yield t)}var bn=class e{token;#t;#e;#n;constructor(t,n,o,s){if(s!==void 0&&!/^[\x21-\x7e]+$/.test(s))throw new TypeError("a key is one line of letters, digits and signs, without spaces");this.token=o,this.#t=t,
this.#e=n,this.#n=s}at(t){return new e(this.#t,this.#e,t,this.#n)}act(t,n){return this.#o("actions",{token:this.token,action:t},n)}view(t){return this.#o("views",{token:this.token},t)}merge(t,n){return this.#o(
"merges",{tokens:[this.token,...t]},n)}newKey(t,n){return this.#o("seats",{token:this.token,seat:t},n)}unseal(t){return this.#o("unseal",{token:this.token},t)}receipt(t){return this.#o("receipts",{token:this.
token},t)}heads(t){return this.#o("heads",{token:this.token},t)}#o(t,n,o={}){let{signal:s,requestId:r,language:a,...i}=o,c={text:JSON.stringify({...n,...i}),type:"application/json"},d={signal:s,requestId:r,
language:a,method:"POST",path:`${this.#e}/sealed/${t}`,body:c};return this.#t.json(this.#n===void 0?d:{...d,key:this.#n})}};var to=class{id;#t;#e;constructor(t,n){this.id=n,this.#t=t,this.#e=`/v1/games/${encodeURIComponent(n)}`}sheet(t){return this.#t.json({...t,method:"GET",path:this.#e})}rules(t){return this.#t.json({...t,
method:"GET",path:`${this.#e}/rules`})}messages(t){return this.#t.json({...t,method:"GET",path:`${this.#e}/messages`})}setup(t,n){return this.post("setup",t,n)}act(t,n,o){return this.post("actions",{state:t,
action:n},o)}legalActions(t,n){return this.post("legal-actions",{state:t},n)}scores(t,n){return this.post("scores",{state:t},n)}tally(t,n){return this.post("tallies",t,n)}view(t,n,o){return this.post(
"views",{state:t,viewer:n},o)}views(t,n,o){return this.post("views",{state:t,viewers:n},o)}inspect(t,n){return this.post("inspections",{state:t},n)}replay(t,n){return this.post("replays",t,n)}sealedSetup(t,n){
return this.post("sealed/setup",t,n)}sealed(t,n){return new bn(this.#t,this.#e,t,n)}post(t,n,o={}){let{signal:s,requestId:r,language:a,...i}=o,c={text:JSON.stringify({...n,...i}),type:"application/jso\
n"},d=`${this.#e}/${t}`;return this.#t.json({signal:s,requestId:r,language:a,method:"POST",path:d,body:c})}},gn=class extends to{match(t,n){return this.post("matches",t,n)}};var xt=class{#t;constructor(t,n={}){this.#t=new Xn(t,n)}get baseUrl(){return this.#t.baseUrl}async games(t){return(await this.#e("/v1/games",t)).games}game(t){return new gn(this.#t,t)}batch(t,n={}){return gi(
this.#t,t,n)}keys(t){return this.#e("/v1/keys",t)}verifyReceipt(t,n){let o={text:JSON.stringify({receipt:t}),type:"application/json"};return this.#t.json({...n,method:"POST",path:"/v1/receipts/verify",
body:o})}health(t){return this.#e("/healthz",t)}ready(t){return this.#e("/readyz",t)}openapi(t){return this.#e("/openapi.json",t)}openapiYaml(t){return this.#n("/openapi.yaml","application/yaml",t)}async transcriptSchema(t){
return JSON.parse(await this.#n("/transcript.schema.json","application/schema+json",t))}docs(t){return this.#n("/docs","text/html",t)}problem(t,n){return this.#n(`/problems/${encodeURIComponent(t)}`,"\
text/html",n)}#e(t,n){return this.#t.json({...n,method:"GET",path:t})}#n(t,n,o){return this.#t.text({...o,method:"GET",path:t,accept:n})}};var lo,B,Ti,yn,Li,yi,Ni,ao={},Ri=[],b$=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function Xe(e,t){for(var n in t)e[n]=t[n];return e}function Bi(e){var t=e.parentNode;t&&t.removeChild(
e)}function ji(e,t,n){var o,s,r,a={};for(r in t)r=="key"?o=t[r]:r=="ref"?s=t[r]:a[r]=t[r];if(arguments.length>2&&(a.children=arguments.length>3?lo.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=
null)for(r in e.defaultProps)a[r]===void 0&&(a[r]=e.defaultProps[r]);return oo(e,a,o,s,null)}function oo(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,
__h:null,constructor:void 0,__v:s??++Ti};return B.vnode!=null&&B.vnode(r),r}function co(e){return e.children}function so(e,t){this.props=e,this.context=t}function Pt(e,t){if(t==null)return e.__?Pt(e.__,
e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type=="function"?Pt(e):null}function Pi(e){var t,n;if((e=e.__)!=null&&e.__c!=null){
for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return Pi(e)}}function dr(e){(!e.__d&&(e.__d=!0)&&yn.push(e)&&!io.__r++||yi!==B.debounceRendering)&&
((yi=B.debounceRendering)||Li)(io)}function io(){for(var e;io.__r=yn.length;)e=yn.sort(function(t,n){return t.__v.__b-n.__v.__b}),yn=[],e.some(function(t){var n,o,s,r,a,i;t.__d&&(a=(r=(n=t).__v).__e,(i=
n.__P)&&(o=[],(s=Xe({},r)).__v=r.__v+1,mr(i,r,s,n.__n,i.ownerSVGElement!==void 0,r.__h!=null?[a]:null,o,a??Pt(r),r.__h),Hi(o,r),r.__e!=a&&Pi(r)))})}function Ii(e,t,n,o,s,r,a,i,c,d){var u,p,f,m,h,$,b,y=o&&
o.__k||Ri,w=y.length;for(n.__k=[],u=0;u<t.length;u++)if((m=n.__k[u]=(m=t[u])==null||typeof m=="boolean"?null:typeof m=="string"||typeof m=="number"||typeof m=="bigint"?oo(null,m,null,null,m):Array.isArray(
m)?oo(co,{children:m},null,null,null):m.__b>0?oo(m.type,m.props,m.key,null,m.__v):m)!=null){if(m.__=n,m.__b=n.__b+1,(f=y[u])===null||f&&m.key==f.key&&m.type===f.type)y[u]=void 0;else for(p=0;p<w;p++){
if((f=y[p])&&m.key==f.key&&m.type===f.type){y[p]=void 0;break}f=null}mr(e,m,f=f||ao,s,r,a,i,c,d),h=m.__e,(p=m.ref)&&f.ref!=p&&(b||(b=[]),f.ref&&b.push(f.ref,null,m),b.push(p,m.__c||h,m)),h!=null?($==null&&
($=h),typeof m.type=="function"&&m.__k!=null&&m.__k===f.__k?m.__d=c=Fi(m,c,e):c=Di(e,m,f,y,h,c),d||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):e.value=""):c&&f.__e==c&&c.parentNode!=e&&(c=Pt(
f))}for(n.__e=$,u=w;u--;)y[u]!=null&&(typeof n.type=="function"&&y[u].__e!=null&&y[u].__e==n.__d&&(n.__d=Pt(o,u+1)),Ui(y[u],y[u]));if(b)for(u=0;u<b.length;u++)zi(b[u],b[++u],b[++u])}function Fi(e,t,n){
var o,s;for(o=0;o<e.__k.length;o++)(s=e.__k[o])&&(s.__=e,t=typeof s.type=="function"?Fi(s,t,n):Di(n,s,s,e.__k,s.__e,t));return t}function Di(e,t,n,o,s,r){var a,i,c;if(t.__d!==void 0)a=t.__d,t.__d=void 0;else if(n==
null||s!=r||s.parentNode==null)e:if(r==null||r.parentNode!==e)e.appendChild(s),a=null;else{for(i=r,c=0;(i=i.nextSibling)&&c<o.length;c+=2)if(i==s)break e;e.insertBefore(s,r),a=r}return a!==void 0?a:s.
nextSibling}function wi(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="number"||b$.test(t)?n:n+"px"}function no(e,t,n,o,s){var r;e:if(t==="style")if(typeof n=="string")e.style.cssText=
n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||wi(e.style,t,"");if(n)for(t in n)o&&n[t]===o[t]||wi(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")r=t!==(t=t.replace(/Capture$/,
"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+r]=n,n?o||e.addEventListener(t,r?vi:xi,r):e.removeEventListener(t,r?vi:xi,r);else if(t!=="dangerouslySetInnerHTML"){if(s)
t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break e}catch{}typeof n=="function"||(n!=null&&(n!==
!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function xi(e){this.l[e.type+!1](B.event?B.event(e):e)}function vi(e){this.l[e.type+!0](B.event?B.event(e):e)}function mr(e,t,n,o,s,r,a,i,c){
var d,u,p,f,m,h,$,b,y,w,v,x=t.type;if(t.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,i=t.__e=n.__e,t.__h=null,r=[i]),(d=B.__b)&&d(t);try{e:if(typeof x=="function"){if(b=t.props,y=(d=x.contextType)&&
o[d.__c],w=d?y?y.props.value:d.__:o,n.__c?$=(u=t.__c=n.__c).__=u.__E:("prototype"in x&&x.prototype.render?t.__c=u=new x(b,w):(t.__c=u=new so(b,w),u.constructor=x,u.render=y$),y&&y.sub(u),u.props=b,u.state||
(u.state={}),u.context=w,u.__n=o,p=u.__d=!0,u.__h=[]),u.__s==null&&(u.__s=u.state),x.getDerivedStateFromProps!=null&&(u.__s==u.state&&(u.__s=Xe({},u.__s)),Xe(u.__s,x.getDerivedStateFromProps(b,u.__s))),
f=u.props,m=u.state,p)x.getDerivedStateFromProps==null&&u.componentWillMount!=null&&u.componentWillMount(),u.componentDidMount!=null&&u.__h.push(u.componentDidMount);else{if(x.getDerivedStateFromProps==
null&&b!==f&&u.componentWillReceiveProps!=null&&u.componentWillReceiveProps(b,w),!u.__e&&u.shouldComponentUpdate!=null&&u.shouldComponentUpdate(b,u.__s,w)===!1||t.__v===n.__v){u.props=b,u.state=u.__s,
t.__v!==n.__v&&(u.__d=!1),u.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(O){O&&(O.__=t)}),u.__h.length&&a.push(u);break e}u.componentWillUpdate!=null&&u.componentWillUpdate(b,u.__s,w),u.componentDidUpdate!=
null&&u.__h.push(function(){u.componentDidUpdate(f,m,h)})}u.context=w,u.props=b,u.state=u.__s,(d=B.__r)&&d(t),u.__d=!1,u.__v=t,u.__P=e,d=u.render(u.props,u.state,u.context),u.state=u.__s,u.getChildContext!=
null&&(o=Xe(Xe({},o),u.getChildContext())),p||u.getSnapshotBeforeUpdate==null||(h=u.getSnapshotBeforeUpdate(f,m)),v=d!=null&&d.type===co&&d.key==null?d.props.children:d,Ii(e,Array.isArray(v)?v:[v],t,n,
o,s,r,a,i,c),u.base=t.__e,t.__h=null,u.__h.length&&a.push(u),$&&(u.__E=u.__=null),u.__e=!1}else r==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=g$(n.__e,t,n,o,s,r,a,c);(d=B.diffed)&&d(t)}catch(O){
t.__v=null,(c||r!=null)&&(t.__e=i,t.__h=!!c,r[r.indexOf(i)]=null),B.__e(O,t,n)}}function Hi(e,t){B.__c&&B.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(o){o.call(n)})}catch(o){B.__e(
o,n.__v)}})}function g$(e,t,n,o,s,r,a,i){var c,d,u,p=n.props,f=t.props,m=t.type,h=0;if(m==="svg"&&(s=!0),r!=null){for(;h<r.length;h++)if((c=r[h])&&(c===e||(m?c.localName==m:c.nodeType==3))){e=c,r[h]=null;
break}}if(e==null){if(m===null)return document.createTextNode(f);e=s?document.createElementNS("http://www.w3.org/2000/svg",m):document.createElement(m,f.is&&f),r=null,i=!1}if(m===null)p===f||i&&e.data===
f||(e.data=f);else{if(r=r&&lo.call(e.childNodes),d=(p=n.props||ao).dangerouslySetInnerHTML,u=f.dangerouslySetInnerHTML,!i){if(r!=null)for(p={},h=0;h<e.attributes.length;h++)p[e.attributes[h].name]=e.attributes[h].
value;(u||d)&&(u&&(d&&u.__html==d.__html||u.__html===e.innerHTML)||(e.innerHTML=u&&u.__html||""))}if((function($,b,y,w,v){var x;for(x in y)x==="children"||x==="key"||x in b||no($,x,null,y[x],w);for(x in b)
v&&typeof b[x]!="function"||x==="children"||x==="key"||x==="value"||x==="checked"||y[x]===b[x]||no($,x,b[x],y[x],w)})(e,f,p,s,i),u)t.__k=[];else if(h=t.props.children,Ii(e,Array.isArray(h)?h:[h],t,n,o,
s&&m!=="foreignObject",r,a,r?r[0]:n.__k&&Pt(n,0),i),r!=null)for(h=r.length;h--;)r[h]!=null&&Bi(r[h]);i||("value"in f&&(h=f.value)!==void 0&&(h!==e.value||m==="progress"&&!h)&&no(e,"value",h,p.value,!1),
"checked"in f&&(h=f.checked)!==void 0&&h!==e.checked&&no(e,"checked",h,p.checked,!1))}return e}function zi(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(o){B.__e(o,n)}}function Ui(e,t,n){var o,
s;if(B.unmount&&B.unmount(e),(o=e.ref)&&(o.current&&o.current!==e.__e||zi(o,null,t)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(r){B.__e(r,t)}o.base=o.__P=null}if(o=
e.__k)for(s=0;s<o.length;s++)o[s]&&Ui(o[s],t,typeof e.type!="function");n||e.__e==null||Bi(e.__e),e.__e=e.__d=void 0}function y$(e,t,n){return this.constructor(e,n)}function uo(e,t,n){var o,s,r;B.__&&
B.__(e,t),s=(o=typeof n=="function")?null:n&&n.__k||t.__k,r=[],mr(t,e=(!o&&n||t).__k=ji(co,null,[e]),s||ao,ao,t.ownerSVGElement!==void 0,!o&&n?[n]:s?null:t.firstChild?lo.call(t.childNodes):null,r,!o&&
n?n:s?s.__e:t.firstChild,o),Hi(r,e)}function po(e,t){var n={__c:t="__cC"+Ni++,__:e,Consumer:function(o,s){return o.children(s)},Provider:function(o){var s,r;return this.getChildContext||(s=[],(r={})[t]=
this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(a){this.props.value!==a.value&&s.some(dr)},this.sub=function(a){s.push(a);var i=a.componentWillUnmount;a.componentWillUnmount=
function(){s.splice(s.indexOf(a),1),i&&i.call(a)}}),o.children}};return n.Provider.__=n.Consumer.contextType=n}lo=Ri.slice,B={__e:function(e,t){for(var n,o,s;t=t.__;)if((n=t.__c)&&!n.__)try{if((o=n.constructor)&&
o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(e)),s=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),s=n.__d),s)return n.__E=n}catch(r){e=r}throw e}},Ti=0,so.prototype.
setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=Xe({},this.state),typeof e=="function"&&(e=e(Xe({},n),this.props)),e&&Xe(n,e),e!=null&&this.__v&&(t&&this.__h.push(
t),dr(this))},so.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),dr(this))},so.prototype.render=co,yn=[],Li=typeof Promise=="function"?Promise.prototype.then.bind(Promise.
resolve()):setTimeout,io.__r=0,Ni=0;var It,le,ki,wn=0,pr=[],_i=B.__b,Si=B.__r,Oi=B.diffed,Ei=B.__c,Mi=B.unmount;function xn(e,t){B.__h&&B.__h(le,e,wn||t),wn=0;var n=le.__H||(le.__H={__:[],__h:[]});return e>=
n.__.length&&n.__.push({}),n.__[e]}function g(e){return wn=1,w$(qi,e)}function w$(e,t,n){var o=xn(It++,2);return o.t=e,o.__c||(o.__=[n?n(t):qi(void 0,t),function(s){var r=o.t(o.__[0],s);o.__[0]!==r&&(o.
__=[r,o.__[1]],o.__c.setState({}))}],o.__c=le),o.__}function k(e,t){var n=xn(It++,3);!B.__s&&$r(n.__H,t)&&(n.__=e,n.__H=t,le.__H.__h.push(n))}function Ft(e,t){var n=xn(It++,4);!B.__s&&$r(n.__H,t)&&(n.
__=e,n.__H=t,le.__h.push(n))}function M(e){return wn=5,Q(function(){return{current:e}},[])}function Q(e,t){var n=xn(It++,7);return $r(n.__H,t)&&(n.__=e(),n.__H=t,n.__h=e),n.__}function Le(e,t){return wn=8,Q(function(){return e},t)}function Dt(e){var t=le.context[e.__c],n=xn(It++,9);return n.
c=e,t?(n.__==null&&(n.__=!0,t.sub(le)),t.props.value):e.__}function x$(){pr.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(ro),e.__H.__h.forEach(fr),e.__H.__h=[]}catch(t){e.__H.__h=[],B.__e(t,e.__v)}}),pr=[]}B.__b=function(e){le=null,_i&&_i(e)},B.__r=function(e){
Si&&Si(e),It=0;var t=(le=e.__c).__H;t&&(t.__h.forEach(ro),t.__h.forEach(fr),t.__h=[])},B.diffed=function(e){Oi&&Oi(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(pr.push(t)!==1&&ki===B.requestAnimationFrame||
((ki=B.requestAnimationFrame)||function(n){var o,s=function(){clearTimeout(r),Ci&&cancelAnimationFrame(o),setTimeout(n)},r=setTimeout(s,100);Ci&&(o=requestAnimationFrame(s))})(x$)),le=void 0},B.__c=function(e,t){
t.some(function(n){try{n.__h.forEach(ro),n.__h=n.__h.filter(function(o){return!o.__||fr(o)})}catch(o){t.some(function(s){s.__h&&(s.__h=[])}),t=[],B.__e(o,n.__v)}}),Ei&&Ei(e,t)},B.unmount=function(e){Mi&&
Mi(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(ro)}catch(n){B.__e(n,t.__v)}};var Ci=typeof requestAnimationFrame=="function";function ro(e){var t=le;typeof e.__c=="function"&&e.__c(),le=t}function fr(e){
var t=le;e.__c=e.__(),le=t}function $r(e,t){return!e||e.length!==t.length||t.some(function(n,o){return n!==e[o]})}function qi(e,t){return typeof t=="function"?t(e):t}var Gi=function(e,t,n,o){var s;t[0]=
0;for(var r=1;r<t.length;r++){var a=t[r++],i=t[r]?(t[0]|=a?1:2,n[t[r++]]):t[++r];a===3?o[0]=i:a===4?o[1]=Object.assign(o[1]||{},i):a===5?(o[1]=o[1]||{})[t[++r]]=i:a===6?o[1][t[++r]]+=i+"":a?(s=e.apply(
i,Gi(e,i,n,["",null])),o.push(s),i[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(i)}return o},Ai=new Map,l=function(e){var t=Ai.get(this);return t||(t=new Map,Ai.set(this,t)),(t=Gi(this,t.get(e)||(t.set(e,t=(function(n){
for(var o,s,r=1,a="",i="",c=[0],d=function(f){r===1&&(f||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,f,a):r===3&&(f||a)?(c.push(3,f,a),r=2):r===2&&a==="..."&&f?c.push(4,f,0):r===2&&a&&!f?c.push(
5,0,!0,a):r>=5&&((a||!f&&r===5)&&(c.push(r,0,a,s),r=6),f&&(c.push(r,f,0,s),r=6)),a=""},u=0;u<n.length;u++){u&&(r===1&&d(),d(u));for(var p=0;p<n[u].length;p++)o=n[u][p],r===1?o==="<"?(d(),c=[c],r=3):a+=
o:r===4?a==="--"&&o===">"?(r=1,a=""):a=o+a[0]:i?o===i?i="":a+=o:o==='"'||o==="'"?i=o:o===">"?(d(),r=1):r&&(o==="="?(r=5,s=a,a=""):o==="/"&&(r<5||n[u][p+1]===">")?(d(),r===3&&(c=c[0]),r=c,(c=c[0]).push(
2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(d(),r=2):a+=o),r===3&&a==="!--"&&(r=4,c=c[0])}return d(),c})(e)),t),arguments,[])).length>1?t:t[0]}.bind(ji);var v$=[502,503,504],[Wi,k$]=[3e4,5e3],[_$,S$]=[1e3,3e4],fo=class{#t;#e=new Set;#n=new Set;#o=0;#s=0;#r=!1;constructor(t){this.#t=new URL("healthz",t).href;for(let n of["online","pageshow"])globalThis.
addEventListener(n,()=>this.waits&&this.again())}get waits(){return this.#e.size>0}listen(t){return this.#n.add(t),()=>this.#n.delete(t)}fetch=async(t,n)=>{if(t.includes("/sealed/"))return hr(Wi,t,n);
for(;;){try{let o=await hr(Wi,t,n);if(!v$.includes(o.status))return this.#o=0,o}catch(o){if(n.signal?.aborted)throw o}await this.#a()}};again=async()=>{if(clearTimeout(this.#s),this.#r)return;this.#r=
!0;let t=await hr(k$,this.#t,{cache:"no-store",headers:{accept:"application/json"}}).then(({ok:n})=>n,()=>!1);this.#r=!1,t?this.#l(({resolve:n})=>n()):this.waits&&this.#i()};stop=()=>{clearTimeout(this.#s),
this.#l(({reject:t})=>t(new X("waiting was stopped")))};#a(){return new Promise((t,n)=>{this.#e.add({resolve:t,reject:n}),this.#e.size===1&&this.#i(),this.#c()})}#i(){clearTimeout(this.#s),this.#s=setTimeout(
this.again,Math.min(S$,_$*2**this.#o)),this.#o+=1}#l(t){let n=[...this.#e];this.#e.clear(),n.forEach(t),this.#c()}#c(){this.#n.forEach(t=>t(this.waits))}};async function hr(e,t,n){let o=new AbortController,
s=setTimeout(()=>o.abort(new DOMException("no answer","TimeoutError")),e),r=()=>o.abort(n.signal.reason);n.signal?.aborted&&r(),n.signal?.addEventListener("abort",r,{once:!0});try{return await globalThis.
fetch(t,{...n,signal:o.signal})}finally{clearTimeout(s)}}var yr=(e,t)=>t.some(n=>e instanceof n),Ji,Ki;function O$(){return Ji||(Ji=[IDBIndex,IDBObjectStore,IDBCursor,IDBDatabase,IDBTransaction])}function E$(){return Ki||(Ki=["advance","continue","continueP\
rimaryKey"].map(e=>IDBCursor.prototype[e]))}var wr=new WeakMap,br=new WeakMap,mo=new WeakMap;function M$(e){let t=new Promise((n,o)=>{let s=()=>{e.removeEventListener("success",r),e.removeEventListener(
"error",a)},r=()=>{n(vt(e.result)),s()},a=()=>{o(e.error),s()};e.addEventListener("success",r),e.addEventListener("error",a)});return mo.set(t,e),t}function C$(e){if(wr.has(e))return;let t=new Promise(
(n,o)=>{let s=()=>{e.removeEventListener("complete",r),e.removeEventListener("error",a),e.removeEventListener("abort",a)},r=()=>{n(),s()},a=()=>{o(e.error||new DOMException("AbortError","AbortError")),
s()};e.addEventListener("complete",r),e.addEventListener("error",a),e.addEventListener("abort",a)});wr.set(e,t)}var xr={get(e,t,n){if(e instanceof IDBTransaction){if(t==="done")return wr.get(e);if(t===
"store")return n.objectStoreNames[1]?void 0:n.objectStore(n.objectStoreNames[0])}return vt(e[t])},set(e,t,n){return e[t]=n,!0},has(e,t){return e instanceof IDBTransaction&&(t==="done"||t==="store")?!0:
t in e}};function Xi(e){xr=e(xr)}function A$(e){return E$().includes(e)?function(...t){return e.apply(vr(this),t),vt(this.request)}:function(...t){return vt(e.apply(vr(this),t))}}function T$(e){return typeof e==
"function"?A$(e):(e instanceof IDBTransaction&&C$(e),yr(e,O$())?new Proxy(e,xr):e)}function vt(e){if(e instanceof IDBRequest)return M$(e);if(br.has(e))return br.get(e);let t=T$(e);return Object.is(t,e)||
(br.set(e,t),mo.set(t,e)),t}var vr=e=>mo.get(e);function Qi(e,t,{blocked:n,upgrade:o,blocking:s,terminated:r}={}){let a=indexedDB.open(e,t),i=vt(a);return o&&a.addEventListener("upgradeneeded",c=>{o(vt(
a.result),c.oldVersion,c.newVersion,vt(a.transaction),c)}),n&&a.addEventListener("blocked",c=>n(c.oldVersion,c.newVersion,c)),i.then(c=>{r&&c.addEventListener("close",()=>r()),s&&c.addEventListener("v\
ersionchange",d=>s(d.oldVersion,d.newVersion,d))}).catch(()=>{}),i}var L$=["get","getKey","getAll","getAllKeys","count"],N$=["put","add","delete","clear"],gr={};function Vi(e,t){if(!(e instanceof IDBDatabase&&!(t in e)&&typeof t=="string"))return;if(gr[t])return gr[t];
let n=t.replace(/FromIndex$/,""),o=t!==n,s=N$.includes(n);if(!(n in(o?IDBIndex:IDBObjectStore).prototype)||!(s||L$.includes(n)))return;let r=async function(a,...i){let c=this.transaction(a,s?"readwrit\
e":"readonly"),d=c.store;return o&&(d=d.index(i.shift())),(await Promise.all([d[n](...i),s&&c.done]))[0]};return gr[t]=r}Xi(e=>({...e,get:(t,n,o)=>Vi(t,n)||e.get(t,n,o),has:(t,n)=>!!Vi(t,n)||e.has(t,n)}));
var R$=["advance","continue","continuePrimaryKey"],Yi={},kr=new WeakMap,el=new WeakMap,B$={get(e,t){if(!R$.includes(t))return e[t];let n=Yi[t];return n||(n=Yi[t]=function(...o){kr.set(this,el.get(this)[t](
...o))}),n}};async function*j$(...e){let t=this;if(t instanceof IDBCursor||(t=await t.openCursor(...e)),!t)return;t=t;let n=new Proxy(t,B$);for(el.set(n,t),mo.set(n,vr(t));t;)yield n,t=await(kr.get(n)||
t.continue()),kr.delete(n)}function Zi(e,t){return t===Symbol.asyncIterator&&yr(e,[IDBIndex,IDBObjectStore,IDBCursor])||t==="iterate"&&yr(e,[IDBIndex,IDBObjectStore])}Xi(e=>({...e,get(t,n,o){return Zi(
t,n)?j$:e.get(t,n,o)},has(t,n){return Zi(t,n)||e.has(t,n)}}));var tl="gavel.game",nl="gavel.tables",P$="earlier";async function sl(e){let[t,n]=[ol(tl),ol(nl)];if(!_r(t)&&n===null)return;let o=e.transaction(["games","tables"],"readwrite"),s=async(d,u)=>await d.get(
u.id)??d.put(u),r=Date.now(),{start:a,actions:i,cursor:c}=t??{};await Promise.all([_r(t)&&s(o.objectStore("games"),{id:P$,game:t.game,name:"",start:a,actions:i,cursor:c,created:r,changed:r,finished:!1}),
...Object.values(n??{}).filter(d=>typeof d?.id=="string").map(d=>s(o.objectStore("tables"),d)),o.done]),_r(t)&&localStorage.removeItem(tl),localStorage.removeItem(nl)}var _r=e=>typeof e?.game=="string"&&
Array.isArray(e.actions)&&Number.isInteger(e.cursor)&&!!e.start;function ol(e){try{return JSON.parse(localStorage.getItem(e)??"null")}catch{return null}}var I$="gavel",F$=2,D$=3e3,H$=["games","tables","steps","answers","matches","tournaments"],$o=null;function Sr(){return $o??=Promise.race([z$(),U$()]).catch(e=>{throw $o=null,e}),$o}async function z$(){
let e=()=>{$o=null},t=await Qi(I$,F$,{upgrade(n){H$.filter(o=>!n.objectStoreNames.contains(o)).forEach(o=>n.createObjectStore(o,{keyPath:"id"}))},blocking(n,o,s){s.target.close(),e()},terminated:e});return await sl(
t),t}var U$=()=>new Promise((e,t)=>setTimeout(()=>t(new Error("the database does not open")),D$));var Or=!1,Er=new Set;function Mr(e){Or||(Or=!0,console.info(`kept in memory only: ${e}`),Er.forEach(t=>t()))}function rl(e){return Or&&e(),Er.add(e),()=>Er.delete(e)}var de=class{#t;#e=new Map;constructor(t){this.#t=t}async all(){return[...(await this.#n(o=>o.getAll(),[])).filter(({id:o})=>!this.#e.has(o)),...[...this.#e.values()].filter(o=>o!==null)]}async get(t){
return this.#e.has(t)?this.#e.get(t):await this.#n(n=>n.get(t),null)??null}put=t=>this.change(t.id,()=>t);remove=t=>this.change(t,()=>null);async change(t,n){let o=this.#e.get(t)??null;try{let s=(await Sr()).
transaction(this.#t,"readwrite");s.done.catch(()=>{}),o=this.#e.has(t)?o:await s.store.get(t)??null;let r=n(o);return r===null?await s.store.delete(t):r!==void 0&&await s.store.put(r),await s.done,this.#e.
delete(t),!0}catch(s){Mr(s);let r=n(o);return r!==void 0&&this.#e.set(t,r),!1}}async#n(t,n){try{return await t((await Sr()).transaction(this.#t).store)}catch(o){return Mr(o),n}}};var il=new de("answers"),q$=/\/v1\/games(?:\/[a-z0-9-]+(?:\/rules)?)?(?:\?[^#]*)?$/,ll=(e,t)=>async(n,o)=>{if(o.method!=="GET"||!q$.test(n))return e(n,o);let s=`${o.headers["accept-language"]??""} ${n}`,
r=await il.get(s);return r===null?al(e(n,o),s,null):(al(globalThis.fetch(n,{...o,signal:void 0}),s,r.text).then(({isOther:i})=>i&&t(),()=>{}),new Response(r.text,{headers:{"content-type":"application/\
json"}}))};async function al(e,t,n){let o=await e;if(!o.ok)return o;let s=await o.clone().text();return s!==n&&await il.put({id:t,text:s}),Object.assign(o,{isOther:s!==n})}async function Qe(e){try{return await navigator.clipboard.writeText(e),!0}catch{let t=Object.assign(document.createElement("textarea"),{value:e,readOnly:!0,className:"visually-hidden"});document.body.
append(t),t.select();let n=document.execCommand("copy");return t.remove(),n}}var Cr="gavel.";function $e(e){try{return JSON.parse(localStorage.getItem(Cr+e))}catch{return null}}function he(e,t){try{return t===null?localStorage.removeItem(Cr+e):localStorage.setItem(Cr+e,JSON.stringify(
t)),!0}catch{return!1}}function cl(e){e==="auto"?delete document.documentElement.dataset.scheme:document.documentElement.dataset.scheme=e}var G$={turn:[[587,0,.16],[784,.12,.22]],refusal:[[196,0,.14],[165,.13,.24]],award:[[523,0,.12],[659,.1,.12],[784,.2,.28]],end:[[392,0,.2],[523,.18,.2],[659,.36,.2],[784,.54,.6]]},W$=.12,vn=class{#t;#e=null;constructor(t){
this.#t=t}play(t){if(!this.#t||!("AudioContext"in globalThis))return;this.#e??=new AudioContext;let n=this.#e;n.resume().catch(()=>{});for(let[o,s,r]of G$[t])J$(n,o,n.currentTime+s,r)}};function J$(e,t,n,o){
let s=e.createOscillator(),r=e.createGain();s.type="triangle",s.frequency.value=t,r.gain.setValueAtTime(0,n),r.gain.linearRampToValueAtTime(W$,n+.015),r.gain.exponentialRampToValueAtTime(1e-4,n+o),s.connect(
r).connect(e.destination),s.start(n),s.stop(n+o)}var Ar=["sound","developer"],kn=po({sound:!1,developer:!1,sounds:new vn(!1)}),Ht=()=>Dt(kn).developer;function ul(){let[e,t]=g(()=>Object.fromEntries(Ar.map(s=>[s,$e(s)??!1]))),n=Q(()=>new vn(e.sound),
[e.sound]);return k(()=>{for(let s of Ar)he(s,e[s])},[e]),[Q(()=>({...e,sounds:n}),[e,n]),s=>t(r=>({...r,[s]:!r[s]}))]}function dl({settings:e,flip:t,t:n}){return l`
        <details class="settings">
            <summary><span aria-hidden="true">⚙</span><span class="visually-hidden">${n("settings.title")}</span></summary>
            <div class="settings-box">
                ${Ar.map(o=>l`
                    <label class="switch" key=${o}>
                        <input type="checkbox" name=${o} checked=${e[o]} onChange=${()=>t(o)} />
                        <span><strong>${n(`settings.${o}`)}</strong> <span class="hint">${n(`settings.${o}-hint`)}</span></span>
                    </label>`)}
            </div>
        </details>
    `}function fl({exchanges:e,hides:t,secret:n,t:o}){let[s,r]=g(!1);return Ht()?t?l`<footer class="exchanges"><p class="hint" data-exchanges-off>${o("exchanges.off")}</p></footer>`:l`
        <footer class="exchanges">
            <details onToggle=${a=>r(a.target.open)} data-exchanges>
                <summary>${o("exchanges.title",{n:e.length})}${n&&l` <span class="hint" data-secret>${o("exchanges.secret")}</span>`}</summary>
                ${s&&l`<ol>${e.map((a,i)=>l`<${K$} key=${i} number=${i+1} exchange=${a} t=${o} />`).reverse()}</ol>`}
            </details>
        </footer>
    `:null}function K$({exchange:e,number:t,t:n}){let{method:o,url:s,headers:r,body:a,status:i,answer:c,milliseconds:d}=e,[u,p]=g(!1),[f,m]=g(!1);return l`
        <li value=${t}>
            <details onToggle=${h=>p(h.target.open)}>
                <summary><code>${o} ${new URL(s).pathname}</code> <span class="status">${i??"–"} · ${Math.round(d)} ms</span></summary>
                ${u&&l`
                    <button type="button" data-curl onClick=${async()=>m(await Qe(ur(e)))}>${n(f?"copied":"exchanges.curl")}</button>
                    <h3>${n("exchanges.request")}</h3><pre tabindex="0">${V$(o,s,r)}${a===null?"":pl(JSON.parse(a))}</pre>
                    <h3>${n("exchanges.response")}</h3><pre tabindex="0">${pl(c)}</pre>`}
            </details>
        </li>
    `}var V$=(e,t,n)=>`${e} ${t}
${Object.entries(n).map(([o,s])=>`${o}: ${s}
`).join("")}
`,pl=e=>typeof e=="string"?e:JSON.stringify(e,null,2);var ho=["en","fr","de"],bo=()=>$e("language")??Y$();function Y$(e=navigator.languages){return e.map(n=>n.slice(0,2).toLowerCase()).find(n=>ho.includes(n))??"en"}var ml=null;function $l(e){return ml??=
Object.fromEntries(ho.map(t=>[t,new URL(Z$(`gavel-words-${t}`),document.baseURI).href])),ml[e]}var Z$=e=>document.querySelector(`meta[name="${e}"]`)?.getAttribute("content")??"";var X$={en:"English",fr:"Français",de:"Deutsch"};function hl({t:e,language:t,setLanguage:n,scheme:o,setScheme:s,settings:r,flip:a,go:i,screen:c}){return l`
        <header class="bar">
            <button type="button" class="brand" onClick=${()=>i("start")} aria-current=${c==="start"?"page":void 0}>
                <${Q$} /><span>Gavel</span><span class="visually-hidden"> – ${e("header.home")}</span>
            </button>
            <div class="bar-end">
                <label class="compact">
                    <span class="visually-hidden">${e("header.language")}</span>
                    <select name="language" value=${t} onChange=${d=>n(d.target.value)}>
                        ${ho.map(d=>l`<option value=${d} lang=${d} selected=${d===t}>${X$[d]}</option>`)}
                    </select>
                </label>
                <label class="compact">
                    <span class="visually-hidden">${e("header.scheme")}</span>
                    <select name="scheme" value=${o} onChange=${d=>s(d.target.value)}>
                        ${["auto","light","dark"].map(d=>l`<option value=${d} selected=${d===o}>${e(`header.scheme.${d}`)}</option>`)}
                    </select>
                </label>
                <${dl} settings=${r} flip=${a} t=${e} />
            </div>
        </header>
    `}var Q$=()=>l`
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
        <rect x="4" y="26" width="24" height="3" rx="1" />
        <g transform="rotate(-40 15 14)">
            <rect x="6" y="9" width="14" height="9" rx="1.5" /><rect x="4" y="8" width="3" height="11" rx="1" />
            <rect x="19" y="8" width="3" height="11" rx="1" /><rect x="12" y="18" width="2.6" height="13" rx="1" />
        </g>
    </svg>
`;var kt=new URL("..",import.meta.url),_n=new URL("table",kt).href,go=()=>location.href.split(/[?#]/)[0],Sn=()=>go()===_n||go().startsWith(`${_n}/`),oe=()=>Sn()?_n:go();function yo(){return Sn()?go().slice(
_n.length).replace(/^\//,""):location.hash.startsWith("#/")?location.hash.slice(2):""}function Tr(e){return e===""?oe():Sn()?`${_n}/${e}`:`${oe()}#/${e}`}function bl(){let e=document.querySelector("li\
nk[rel=icon]");e!==null&&(e.href=e.href)}function R(e,t){let[n,o]=g({value:null,of:[],problem:null});return k(()=>{let s=!0;return e().then(r=>s&&o({value:r,of:t,problem:null}),r=>s&&o({value:null,of:t,problem:r})),()=>{s=!1}},t),n}var Nr=po(
{current:!0});function P(...e){let t=M(null),n=Dt(Nr);return k(()=>{if(!n.current){n.current=!0;return}let o=t.current;if(o===null)return;o.focus({preventScroll:!0});let{top:s,bottom:r}=o.getBoundingClientRect();
(s<0||r>innerHeight)&&o.scrollIntoView({block:"nearest"})},e),t}var eh="(min-width: 64rem)",th="(prefers-reduced-motion: reduce)";function wo(...e){k(()=>{let t=document.querySelector("[data-here]"),n=document.
querySelector(".actions");if(t===null||n===null||matchMedia(eh).matches)return;let{top:o,bottom:s}=t.getBoundingClientRect(),r=Math.min(innerHeight,n.getBoundingClientRect().top);if(o>=0&&s<=r)return;
let a=o<0||s-o>r-2*Lr?o-Lr:s-r+Lr;window.scrollBy({top:a,behavior:matchMedia(th).matches?"instant":"smooth"})},e)}var Lr=8;function z(){k(()=>window.scrollTo(0,0),[])}function xo(e){let t=M(e);t.current=
e,k(()=>{let n=()=>t.current(),o=()=>document.hidden&&n();return window.addEventListener("blur",n),window.addEventListener("pagehide",n),document.addEventListener("visibilitychange",o),()=>{window.removeEventListener(
"blur",n),window.removeEventListener("pagehide",n),document.removeEventListener("visibilitychange",o)}},[])}var nh=[1,2,5];function Rr({amount:{minimum:e,maximum:t}}){return t===null?".from":e===t?".exactly":""}function gl({action:e,act:t,t:n}){let{minimum:o,maximum:s}=e.amount,r=s??1/0,[a,i]=g(null),c=a??String(
o),d=Number(c),u=h=>()=>i(String(Math.min(r,Math.max(o,(Number.isFinite(d)?d:o)+h)))),p=h=>()=>i(String(h)),f=h=>{h.preventDefault(),t({...e,amount:c.trim()===""?null:d})},m=[...new Set([o,...nh.map(h=>o+
h).filter(h=>h<r),...s===null?[]:[s]])];return l`
        <form class="bid" novalidate onSubmit=${f} data-action-type="bid" data-action=${JSON.stringify(e)}>
            <label for="bid-amount">${n(`bid.label${Rr(e)}`,e.amount)}</label>
            <div class="stepper">
                <button type="button" class="icon" aria-label=${n("bid.less")} disabled=${d<=o} onClick=${u(-1)}>−</button>
                <input id="bid-amount" name="amount" type="number" inputmode="numeric" step="1" min=${o} max=${s??void 0} value=${c}
                    autocomplete="off" onInput=${h=>i(h.target.value)} />
                <button type="button" class="icon" aria-label=${n("bid.more")} disabled=${d>=r} onClick=${u(1)}>+</button>
                <button type="submit" class="primary">${n("bid.send",{amount:c})}</button>
            </div>
            ${m.length>1&&l`
                <div class="row tight" role="group" aria-label=${n("bid.quick")}>
                    ${m.map(h=>l`<button type="button" class="chip" aria-pressed=${String(h===d)} onClick=${p(h)}>
                        ${h===s?n("bid.all",{amount:h}):h}</button>`)}
                </div>`}
        </form>
    `}var vo=e=>{},Ne=e=>vo(e);function yl(){let[e,t]=g("");return k(()=>(vo=t,()=>{vo===t&&(vo=()=>{})}),[]),e}function wl({action:e,component:t,game:n,gameSheet:o,view:s,act:r,t:a}){let{count:i,from:c}=e[t],[d,u]=g([]),p=oh(c);for(let $ of d)p.set($,p.get($)-1);let f=i-d.length,m=f>0?a("reveal.due",{n:f,of:i}):
a("reveal.complete");k(()=>{d.length>0&&Ne(m)},[f]);let h=$=>l`<span class="piece" aria-hidden="true"><${n.Piece} component=${t} value=${$} t=${a} gameSheet=${o} view=${s} /></span>`;return l`
        <form class="reveal" data-action-type="reveal" data-action=${JSON.stringify(e)} data-component=${t} onSubmit=${$=>{$.preventDefault(),r({...e,[t]:d})}}>
            <p data-due=${f}>${m}</p>
            <ol class="picked" aria-label=${a("reveal.picked")}>
                ${d.map(($,b)=>l`<li key=${b}>${h($)}<span class="visually-hidden">${String($)}</span></li>`)}
                ${Array.from({length:f},($,b)=>l`<li key=${d.length+b} class="free" aria-hidden="true"></li>`)}
            </ol>
            <div class="row tight">
                <button type="submit" class="primary" data-reveal disabled=${f>0}>${a("reveal.send")}</button>
                <button type="button" data-unpick disabled=${d.length===0} onClick=${()=>u(d.slice(0,-1))}>${a("reveal.undo")}</button>
            </div>
            <div class="choices" role="group" aria-label=${a("reveal.choices")}>
                ${[...p].map(([$,b])=>l`
                    <button type="button" class="choice-piece" key=${$} data-pick=${$} disabled=${b===0||f===0}
                        aria-label=${a(b>1?"reveal.pick-of":"reveal.pick",{card:$,n:b})}
                        onClick=${()=>u([...d,$])}>
                        ${h($)}${b>1&&l`<span class="times" aria-hidden="true">×${b}</span>`}
                    </button>`)}
            </div>
        </form>
    `}function oh(e){let t=new Map;for(let n of e)t.set(n,(t.get(n)??0)+1);return t}var xl=!1;if(typeof document<"u"){let e=t=>n=>xl=t(n);document.addEventListener("pointerdown",e(({pointerType:t})=>t==="touch"),!0),document.addEventListener("keydown",e(()=>!1),!0)}var vl=(e,t)=>JSON.
stringify(e)===JSON.stringify(t);function Br(e,t,n){return!e?.tapped||e.ply!==n.ply?null:t.find(o=>vl(o,e.tapped))??null}var et=e=>({...e,tapped:void 0,at:void 0});function tt({act:e,legal:t,view:n,prepared:o,
prepare:s}){let r=Br(o,t,n);return a=>{let i=vl(a,r);return{action:a,onAct:()=>xl&&!i?s(d=>({...d,ply:n.ply,tapped:a})):(s(et),e(a)),...i&&{pressed:!0}}}}var kl=({amount:e})=>e!==null&&typeof e=="object",_l=e=>Object.keys(e).find(t=>e[t]?.count!==void 0&&Array.isArray(e[t]?.from))??null;function zt({game:e,gameSheet:t,t:n,act:o,busy:s,view:r,legal:a,player:i,
prepared:c,prepare:d}){let u=a.filter(kl),p=a.filter(b=>!kl(b)&&_l(b)!==null),f=a.filter(b=>!u.includes(b)&&!p.includes(b)),m=r&&Br(c,f,r),h=b=>(d(et),o(b)),$={view:r,gameSheet:t,legal:f,act:o,t:n,player:i,
prepared:c,prepare:d,isConfirming:!!m};return l`
        <div class="panel" aria-busy=${String(s)}>
            ${m&&l`<${sh} action=${m} name=${e.label(m,n,r)} act=${h} leave=${()=>d(et)} t=${n} />`}
            ${u.map(b=>l`<${gl} action=${b} act=${o} t=${n} />`)}
            ${p.map(b=>l`<${wl} action=${b} component=${_l(b)} game=${e} gameSheet=${t} view=${r} act=${o} t=${n} />`)}
            ${f.length>0&&(e.Actions&&!f.every(Sl)?l`<${e.Actions} ...${$} />`:l`<${jr} ...${$} game=${e} />`)}
        </div>
    `}function sh({action:e,name:t,act:n,leave:o,t:s}){return k(()=>Ne(`${t}: ${s("confirm.do")}?`),[t]),l`
        <div class="confirm" role="group" aria-labelledby="confirm-what" data-confirming=${JSON.stringify(e)}>
            <p id="confirm-what">${t}</p>
            <div class="confirm-buttons">
                <button type="button" class="primary" data-confirm onClick=${()=>n(e)}>${s("confirm.do")}</button>
                <button type="button" data-leave onClick=${o}>${s("confirm.back")}</button>
            </div>
        </div>
    `}var Sl=({type:e})=>e==="reveal";function jr({game:e,gameSheet:t,legal:n,act:o,t:s,view:r}){return l`
        <div class="action-buttons">
            ${n.map(a=>l`
                <button type="button" key=${JSON.stringify(a)} class="action ${a.type}" data-action=${JSON.stringify(a)} onClick=${()=>o(a)}>
                    ${Sl(a)&&l`<span class="piece" aria-hidden="true"><${rh} game=${e} gameSheet=${t} action=${a} t=${s} view=${r} /></span>`}
                    <span>${e.label(a,s,r)}</span>
                </button>`)}
        </div>
    `}function rh({game:e,gameSheet:t,action:n,t:o,view:s}){let r=Object.keys(n).find(a=>a!=="type"&&a!=="player");return l`<${e.Piece} component=${r} value=${n[r]} t=${o} gameSheet=${t} view=${s} />`}var ah={park:l`
        <path d="M0 1 -6 9.5H6Z" />
        <circle r="7" cy="-1" />
        <path d="M0-8V6M-7-1H7M-5-6 5 4M5-6-5 4" />
    `,housing:l`
        <path class="al-solid" d="M-9 0 0-8.5 9 0H6.5V8.5H2V2.5H-2V8.5H-6.5V0Z" />
    `,forest:l`
        <path class="al-solid" d="M0-9.5 6-2H3.5L8 5H1.6V9.5H-1.6V5H-8L-3.5-2H-6Z" />
    `,water:l`
        <path d="M-9-3Q-6.5-7-4-3T1-3 6-3 9-5M-9 4.5Q-6.5.5-4 4.5T1 4.5 6 4.5 9 2.5" />
    `},ih={peace:l`<circle r="7.6" /><path d="M0-7.6V7.6M0 0-5.4 5.4M0 0 5.4 5.4" />`,love:l`<path class="al-solid" d="M0 8C-13-1-7-9.5 0-4 7-9.5 13-1 0 8Z" />`,music:l`
        <path d="M-3.4 5.5V-6.8L6-8.6V3.6" />
        <path class="al-solid" d="M-3.4 5.5a2.9 2.4 0 1 1-.01-.1ZM6 3.6a2.9 2.4 0 1 1-.01-.1Z" />
    `},ko=({terrain:e,x:t,y:n,scale:o=1})=>l`
    <g class=${`al-sign al-sign-${e}`} transform=${`translate(${t} ${n}) scale(${o})`}>${ah[e]}</g>
`,Pr=({icon:e,x:t,y:n,scale:o=1,count:s=1})=>l`
    <g class=${`al-icon al-icon-${e}`} transform=${`translate(${t} ${n}) scale(${o})`}>
        <circle class="al-disc" r="13" />
        ${ih[e]}
        ${s>1&&l`<text class="al-times" x="15" y="6">×${s}</text>`}
    </g>
`,Ut=({icon:e})=>l`
    <svg class="al-inline" viewBox="-14 -14 28 28" aria-hidden="true"><${Pr} icon=${e} x=${0} y=${0} /></svg>
`,ae=({terrain:e})=>(Ir(),l`
        <svg class="al-inline" viewBox="-14 -14 28 28" aria-hidden="true">
            <rect class=${`al-fill al-${e}`} x="-13" y="-13" width="26" height="26" rx="6" />
            <rect class="al-texture" fill=${`url(#al-texture-${e})`} x="-13" y="-13" width="26" height="26" rx="6" />
            <${ko} terrain=${e} x=${0} y=${0} />
        </svg>
    `),qt=({amount:e,label:t})=>l`
    <span class="al-coin" ...${t?{role:"img","aria-label":t}:{"aria-hidden":"true"}}>
        <span aria-hidden="true">${e??"?"}</span>
    </span>
`,lh=l`
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
`;function Ir(){if(document.querySelector("body > .al-textures")!==null)return;let e=document.createElement("div");e.className="al-textures",document.body.append(e),uo(lh,e)}var _o=["park","housing","forest","water"],Se=["peace","love","music"],ee=["n","e","s","w"],Ol=[0,90,180,270],_t={n:[0,-1],e:[1,0],s:[0,1],w:[-1,0]};function Re(e,t){let n=Array.isArray(t?.tiles)?t.tiles:
e.components.tiles;return new Map(n.map(o=>[o.id,o]))}function V(e,t){return e.get(t)??{id:t,regions:[],icons:[]}}function ch(e,t){return ee[(ee.indexOf(e)+t/90)%4]}function He(e,t){return e.regions.map(
({terrain:n,sides:o})=>({terrain:n,sides:o.map(s=>ch(s,t))}))}function El(e,t,n){return He(e,t).findIndex(({sides:o})=>o.includes(n))}function On(e){return Se.map(t=>[t,e.icons.filter(n=>n===t).length]).
filter(([,t])=>t>0)}function J(e){return e.replace(/^ref-/,"")}function xe(e,t,n){let o=He(e,t).map(({terrain:r,sides:a})=>{let i=ee.filter(c=>a.includes(c)).map(c=>n(`al.side.${c}`));return n("al.reg\
ion",{terrain:n(`al.${r}`),sides:i.length>0?i.join(", "):n("al.inside")})}),s=On(e).map(([r,a])=>n("al.counted",{what:n(`al.${r}`),count:a}));return[...o,...s].join("; ")||n("al.bare")}var St=4,te=(e,t)=>`${e},${t}`;function Ot(e){if(e.length===0)return null;let t=e.map(({x:i})=>i),n=e.map(({y:i})=>i),[o,s]=[Math.min(...t),Math.max(...t)],[r,a]=[Math.min(...n),Math.max(...n)];return{
left:o,right:s,top:r,bottom:a,width:s-o+1,height:a-r+1}}function En(e,t,n){let o=new Map(e.map(a=>[te(a.x,a.y),a])),s=new Set,r=[];for(let a of uh(e,t,n)){if(s.has(So(a)))continue;s.add(So(a));let i=[
a];for(let c of i)for(let d of dh(c,o,t,n))s.has(So(d))||(s.add(So(d)),i.push(d));r.push({parts:i,tiles:new Set(i.map(({x:c,y:d})=>te(c,d))).size})}return r}var So=({x:e,y:t,region:n})=>`${e},${t},${n}`;
function uh(e,t,n){return e.flatMap(({tile:o,x:s,y:r})=>V(t,o).regions.flatMap((a,i)=>a.terrain===n?[{x:s,y:r,region:i}]:[]))}function dh({x:e,y:t,region:n},o,s,r){let a=o.get(te(e,t));return He(V(s,a.
tile),a.rotation)[n].sides.flatMap(i=>{let[c,d]=_t[i],u=o.get(te(e+c,t+d));if(u===void 0)return[];let p=V(s,u.tile),f=El(p,u.rotation,ee[(ee.indexOf(i)+2)%4]);return p.regions[f]?.terrain===r?[{x:u.x,
y:u.y,region:f}]:[]})}function Ml(e,t,n){let o=Ot(e),s=new Set(e.map(({x:a,y:i})=>te(a,i))),r=(a,i)=>n==="frame"?a<o.left||a>o.right||i<o.top||i>o.bottom:!s.has(te(a,i));return e.map(({tile:a,x:i,y:c,
rotation:d})=>He(V(t,a),d).flatMap(({terrain:u,sides:p},f)=>u==="water"&&p.some(m=>r(i+_t[m][0],c+_t[m][1]))?[{x:i,y:c,region:f}]:[])).filter(a=>a.length>0)}function Et(e,t,n){let o=Object.fromEntries(
Se.map(s=>[s,0]));for(let{tile:s}of e)for(let[r,a]of On(V(t,s)))o[r]+=a;return{park:Math.max(0,...En(e,t,"park").map(s=>s.tiles)),water:Ml(e,t,n?.coast??"open-side").length,housing:En(e,t,"housing").length,
forest:En(e,t,"forest").length,icons:o}}function Cl(e){if(Ot(e)===null)return[{x:0,y:0}];let n=new Set(e.map(({x:s,y:r})=>te(s,r))),o=new Map;for(let{x:s,y:r}of e)for(let[a,i]of Object.values(_t)){let c={
x:s+a,y:r+i},d=Ot([...e,c]);n.has(te(c.x,c.y))||d.width>St||d.height>St||o.set(te(c.x,c.y),c)}return[...o.values()].sort((s,r)=>s.y-r.y||s.x-r.x)}function Al(e,t,n,o){let s=new Map,r=({x:a,y:i,region:c},d)=>{
let u=te(a,i);s.set(u,[...s.get(u)??[],{region:c,text:d}])};if(o==="water")for(let a of Ml(e,t,n?.coast??"open-side"))a.forEach(i=>r(i,"✓"));else o==="park"?En(e,t,"park").sort((i,c)=>c.tiles-i.tiles)[0]?.
parts.forEach(i=>r(i,"✓")):En(e,t,o).forEach((a,i)=>a.parts.forEach(c=>r(c,String(i+1))));return s}var ph=["park","water","housing","forest"];function fh({placing:e,turning:t,tiles:n,view:o}){let{island:s}=o.players.find(({id:c})=>c===e.player),{at:r}=t,a=Et(s,n,o.options),i=r?Et([...s,{...r,tile:e.
tile}],n,o.options):a;return ph.map(c=>({what:c,before:a[c],after:i[c]}))}function Tl({view:e,gameSheet:t,placing:n,turning:o,t:s}){let r=fh({placing:n,turning:o,tiles:Re(t,e.options),view:e}),a=({what:c,
before:d,after:u})=>s(u===d?"al.effect.same":"al.effect",{what:s(`al.count.${c}`),before:d,after:u}),i=o.at?`${o.at.x},${o.at.y}`:"";return k(()=>{let c=r.filter(({before:d,after:u})=>d!==u);i!==""&&Ne(
c.map(a).join("; ")||s("al.effect.none"))},[i,o.rotation]),l`
        <ul class="al-effect" aria-label=${s("al.effect.title")} data-at=${i}>
            ${r.map(({what:c,before:d,after:u})=>l`
                <li key=${c} class=${u===d?"":"al-changes"} title=${s(`al.count.${c}`)}>
                    <${ae} terrain=${c} />
                    <span aria-hidden="true">${u===d?d:`${d} → ${u}`}</span>
                    <span class="al-unseen">${a({what:c,before:d,after:u})}</span>
                </li>
            `)}
        </ul>
    `}function Mn({x:e,y:t},n,o){for(let s of ee){let[r,a]=_t[s],i=n.find(c=>c.x+r===e&&c.y+a===t);if(i!==void 0)return o(`al.beside.${s}`,{tile:J(i.tile)})}return o("al.beside.none")}function Oo({x:e,y:t},n,o){
let{left:s,top:r}=Ot(n);return o("al.cell",{row:t-r+1,place:o(`al.nth.${e-s+1}`)})}function pe(e,{ruleset:t,variant:n,players:o},s){let{defaults:r}=e.options.find(i=>i.id===s),a=i=>i.ruleset===t&&i.variant===n&&i.players===o.length;return r.find(a)?.value}var Gt=e=>e-1;function Fr({auction:e,options:t}){let n=e.high_bidder,o=e.bids[n];return{bidder:n,amount:o,price:o+(t.keep_surcharge??1)}}function Ll(e,t,n){return Math.min(t.options.market_size??pe(e,
t,"market_size"),n.size)}function nt(e,t,n){let o=mh[e.type];return o===void 0?e.type:o(e,t,n)}var mh={claim:(e,t,n)=>Nl("al.do.claim",e,t,n),offer:(e,t,n)=>Nl("al.do.offer",e,t,n),place:(e,t,n)=>{let{island:o}=n.players.find(
({id:s})=>s===e.player);return t("al.do.place",{beside:Mn(e,o,t),rotation:e.rotation})},bid:({amount:e},t)=>{let n=typeof e=="number"?e:e.minimum===e.maximum&&e.minimum;return typeof n=="number"?t("al\
.do.bid",{amount:n}):t("al.do.bid-open",e)},pass:(e,t)=>t("al.do.pass"),decline:(e,t)=>t("al.do.decline"),sell:(e,t,n)=>t("al.do.sell",Fr(n)),keep:(e,t,n)=>t("al.do.keep",Fr(n)),reveal:({tiles:e},t)=>t(
"al.do.reveal",{count:Array.isArray(e)?e.length:e.count})};function Nl(e,{position:t},n,o){let s=o.market[t-1],r={position:t,tile:J(s.tile),cost:Gt(t),money:s.money},a=Gt(t)===0?"free":"paid";return n(
`${e}.${a}`,r)+(s.money>0?n("al.do.finds",r):"")}var Dr={short:[[6,-6],[94,-6],[94,0],[65,29],[35,29],[6,0]],joined:[[6,-6],[94,-6],[94,0],[65,29],[65,40],[35,40],[35,29],[6,0]],pointed:[[6,-6],[94,-6],[94,0],[50,44],[6,0]]},$h=[[90,-6],[106,-6],[106,
10],[71,39],[61,29]],hh=[[31,31],[69,31],[69,69],[31,69]],bh=[[43,24],[57,24],[57,76],[43,76]],Cn={n:[50,14],e:[86,50],s:[50,86],w:[14,50]},zr={n:[83,17],e:[83,83],s:[17,83],w:[17,17]};function Rl(e){
let t=Ur(e),n=e.some(({sides:o})=>o.length===0);return e.map(({terrain:o,sides:s},r)=>({terrain:o,region:r,path:s.length===0?"":gh(s,r===t,t===-1&&!n)})).filter(({path:o})=>o!=="").sort((o,s)=>+(s.region===
t)-+(o.region===t))}function Eo(e){let t=e.map((s,r)=>({...s,region:r})).filter(({sides:s})=>s.length===0),n=Math.ceil(Math.sqrt(t.length)),o=36/n;return t.map(({terrain:s,region:r},a)=>({terrain:s,region:r,
radius:(t.length===1?.46:.42)*o,x:50+o*(a%n-(n-1)/2),y:50+o*(Math.floor(a/n)-(Math.ceil(t.length/n)-1)/2)}))}function Ur(e){let t=({sides:o})=>o.length<2?0:o.length*2+Number(Bl(o)),n=Math.max(0,...e.map(
t));return n===0?-1:e.findIndex(o=>t(o)===n)}function Bl(e){return e.includes("n")&&e.includes("s")||e.includes("e")&&e.includes("w")}function qr(e){return ee.filter((t,n)=>e.includes(t)&&e.includes(ee[(n+
1)%4]))}function gh(e,t,n){let o=t?Dr.joined:n?Dr.pointed:Dr.short,s=[...e.map(r=>Hr(o,r)),...qr(e).map(r=>Hr($h,r))];return t?s.push(hh):e.length===2&&Bl(e)&&s.push(Hr(bh,e[0])),s.map(r=>`M${r.map(a=>a.
join(" ")).join("L")}Z`).join("")}function Hr(e,t){let n=ee.indexOf(t);return e.map(([o,s])=>[[o,s],[100-s,o],[100-o,100-s],[s,100-o]][n])}function ve({tile:e,rotation:t=0,label:n,lens:o,marks:s=[]}){Ir();let r=He(e,t),a=n?{role:"img","aria-label":n}:{"aria-hidden":"true"};return l`
        <svg class=${`al-tile${o?` al-lens-${o}`:""}`} viewBox="0 0 100 100" focusable="false" ...${a}>
            <rect class="al-ground" width="100" height="100" />
            ${Rl(r).map(i=>l`<${yh} ...${i} key=${i.region} />`)}
            ${Eo(r).map(i=>l`<${wh} ...${i} key=${i.region} />`)}
            ${r.flatMap(({terrain:i,sides:c})=>c.map(d=>l`<${ko} terrain=${i} x=${Cn[d][0]} y=${Cn[d][1]} />`))}
            <${xh} tile=${e} regions=${r} />
            ${s.map(({region:i,text:c})=>l`<${_h} at=${kh(r,i)} text=${c} />`)}
            <rect class="al-edge" x="0.5" y="0.5" width="99" height="99" />
        </svg>
    `}var yh=({path:e,terrain:t})=>l`
    <g class=${`al-land al-land-${t}`}>
        <path class=${`al-shore al-${t}`} d=${e} />
        <path class=${`al-fill al-${t}`} d=${e} />
        <path class="al-texture" fill=${`url(#al-texture-${t})`} d=${e} />
    </g>
`,wh=({x:e,y:t,radius:n,terrain:o})=>l`
    <g class=${`al-land al-land-${o}`}>
        <circle class="al-bank" cx=${e} cy=${t} r=${n+3.5} />
        <circle class=${`al-shore al-${o}`} cx=${e} cy=${t} r=${n} />
        <circle class=${`al-fill al-${o}`} cx=${e} cy=${t} r=${n} />
        <circle class="al-texture" fill=${`url(#al-texture-${o})`} cx=${e} cy=${t} r=${n} />
        <${ko} terrain=${o} x=${e} y=${t} scale=${Math.min(1.1,n/12)} />
    </g>
`;function xh({tile:e,regions:t}){let n=vh(t);return(e.icons.length<=n.length?Se.flatMap(r=>e.icons.filter(a=>a===r).map(()=>[r,1])):On(e)).map(([r,a],i)=>{let[c,d]=n[i];return l`<${Pr} icon=${r} count=${a} x=${c} y=${d} scale=${.92} />`})}
function vh(e){let t=e.flatMap(({sides:r})=>qr(r)),n=ee.filter(r=>!e.some(({sides:a})=>a.includes(r))),o=Ur(e)!==-1&&Eo(e).length===0?[[50,50]]:[],s=ee.filter(r=>!t.includes(r));return[...t.map(r=>zr[r]),
...o,...n.map(r=>Cn[r]),...s.map(r=>zr[r])]}function kh(e,t){let n=Eo(e).find(o=>o.region===t);return n?[n.x,n.y]:Cn[ee.find(o=>e[t].sides.includes(o))]}var _h=({at:[e,t],text:n})=>l`
    <g class="al-badge">
        <circle cx=${e} cy=${t} r="13" />
        <text x=${e} y=${t+6.5}>${n}</text>
    </g>
`,Wt=({tile:e,rotation:t,label:n,name:o})=>l`
    <span class="al-named">
        <${ve} tile=${e} rotation=${t} label=${n} />
        <span class="al-name" aria-hidden="true">${o}</span>
    </span>
`;function Mo({value:e,t,gameSheet:n,view:o}){let s=V(Re(n,o.options),e);return l`<${Wt} tile=${s} name=${J(e)} label=${`${J(e)}: ${xe(s,0,t)}`} />`}function Co(e,t){let n=t.filter(({type:o})=>o==="place");return n.length===0||e.holding===null?null:{player:n[0].player,tile:e.holding.tile,key:`${e.ply} ${e.holding.tile}`,actions:n,rotations:[...new Set(
n.map(({rotation:o})=>o))].sort((o,s)=>o-s)}}function Ao(e,t,n){let{key:o,rotations:s,actions:r}=e??{key:"",rotations:[],actions:[]},a=p=>p?.key===o?p:{},i=p=>s.includes(a(p).rotation)?p.rotation:s[0]??
0,c=(p,f)=>r.find(m=>p&&m.x===p.x&&m.y===p.y&&m.rotation===f),d=(p,f)=>{let m=(s.indexOf(i(p))+f+s.length)%s.length,h=s[m]??0;return{...p,key:o,rotation:h,tapped:c(p?.tapped,h)}},u=i(t);return{rotation:u,
at:c(a(t).at??t?.tapped,u)??null,turn:p=>n(f=>d(f,p)),look:p=>n(f=>({...f,key:o,rotation:i(f),at:p}))}}function Sh(e,t){let n={player:e.holding?.player??e.bonus??e.auctioneer,auctioneer:e.auctioneer,bidder:e.auction?.high_bidder??"",amount:e.auction?.bids[e.auction.high_bidder]??0,reason:e.ended_by?t(`\
al.ended.${e.ended_by}`):""};return e.phase==="place"?t(`al.due.place.${e.holding.from}`,n):t(`al.due.${e.phase==="claim"&&e.bonus!==null?"bonus":e.phase}`,n)}function jl({view:e,tiles:t,placing:n,turning:o,
t:s}){return l`
        <section class="al-stage" aria-labelledby="al-stage-title" data-here=${["bidding","settling"].includes(e.phase)||void 0}>
            <h2 id="al-stage-title" class="al-round">${s("al.round",{round:e.round})}</h2>
            <p class="al-due">${Sh(e,s)}</p>
            ${e.holding&&l`<${Oh} ...${{view:e,tiles:t,placing:n,turning:o,t:s}} />`}
            ${e.auction&&l`<${Eh} view=${e} tiles=${t} t=${s} />`}
        </section>
    `}function Oh({view:e,tiles:t,placing:n,turning:o,t:s}){let r=V(t,e.holding.tile),a=n?o.rotation:0,i=xe(r,a,s);return l`
        <div class="al-hand" data-held=${r.id}>
            <div class="al-held" key=${a}>
                <${ve} tile=${r} rotation=${a} label=${s("al.in-hand",{tile:J(r.id),what:i})} />
            </div>
            ${n&&l`
                <div class="al-how">
                    <${Gr} turning=${o} t=${s} />
                    <p>
                        ${s("al.turned",{rotation:a})}<span class="al-unseen">: ${i}</span>
                    </p>
                    <p class="al-hint">${s("al.place.hint")}</p>
                </div>
            `}
        </div>
    `}var Gr=({turning:e,t})=>l`
    <div class="al-turner" role="group" aria-label=${t("al.turn")}>
        <${Wr} turn=${e.turn} t=${t} keyed=${!0} />
    </div>
`,Wr=({turn:e,t,keyed:n})=>l`
    <button type="button" class="al-button" data-turn="-90" onClick=${()=>e(-1)}>
        <span aria-hidden="true" class="al-arrow">↺</span> ${t("al.turn.left")}
    </button>
    <button type="button" class="al-button" data-turn="90" aria-keyshortcuts=${n?"R":void 0} onClick=${()=>e(1)}>
        <span aria-hidden="true" class="al-arrow">↻</span> ${t("al.turn.right")} ${n&&l`<kbd aria-hidden="true">R</kbd>`}
    </button>
`;function Pl(e,t,n){Ft(()=>{if(t===null)return;let o=s=>{let r=e.current,a=r?.contains(document.activeElement)||r?.matches(":hover"),i=s.target.closest?.("input, textarea, select");s.key.toLowerCase()!==
"r"||s.ctrlKey||s.metaKey||s.altKey||!a||i||(s.preventDefault(),n.turn(s.shiftKey?-1:1))};return document.addEventListener("keydown",o),()=>document.removeEventListener("keydown",o)})}function Il(e,{rotation:t},n,o){
let s=M({key:"",rotation:0});k(()=>{let r=e?.key??"";s.current.key===r&&s.current.rotation!==t&&Ne(`${o("al.turned",{rotation:t})}: ${xe(V(n,e.tile),t,o)}`),s.current={key:r,rotation:t}},[e?.key,t])}function Eh({
view:e,tiles:t,t:n}){let{auction:o,players:s,auctioneer:r}=e,a=V(t,o.tile),i=s.filter(({id:c})=>c!==r);return l`
        <div class="al-lot" data-lot=${o.tile}>
            <${ve}
                tile=${a}
                label=${n("al.lot",{tile:J(o.tile),what:xe(a,0,n)})}
            />
            <ul class="al-bids">
                ${i.map(({id:c})=>l`
                    <li key=${c} class=${c===o.high_bidder?"al-high":""} data-bidder=${c} data-bid=${o.bids[c]??""}>
                        <span class="al-who">${c}</span>
                        <${Mh} auction=${o} player=${c} t=${n} />
                    </li>
                `)}
            </ul>
        </div>
    `}function Mh({auction:e,player:t,t:n}){let o=e.bids[t],s=e.passed.includes(t);return l`
        ${o!==void 0&&l`<${qt} amount=${o} label=${n("al.bid",{amount:o})} />`}
        ${o===void 0&&!s&&l`<span class="al-soft">${n("al.no-bid")}</span>`}
        ${t===e.high_bidder&&l`<span class="al-tag">${n("al.highest")}</span>`}
        ${s&&l`<span class="al-soft">${n("al.passed")}</span>`}
    `}var Ch=["claim","offer","place"];function Fl({view:e,gameSheet:t,legal:n,act:o,prepared:s,prepare:r,isConfirming:a,t:i}){let c=Co(e,n),d=Ao(c,s,r),u=c?c.actions.filter(({rotation:f})=>f===d.rotation):
n,p=l`<${jr} game=${{label:nt,Piece:Mo}} gameSheet=${t} legal=${u} act=${o} t=${i} view=${e} />`;return n.some(({type:f})=>Ch.includes(f))?l`
        <div class="al-actions">
            ${!a&&l`<p>${i(`al.choose.${c?"cell":"stall"}`)}</p>`}
            ${c&&l`<${Tl} ...${{view:e,gameSheet:t,placing:c,turning:d,t:i}} /><${Gr} turning=${d} t=${i} />`}
            ${!a&&l`
                <details>
                    <summary>${i("al.choose.list",{count:u.length})}</summary>
                    ${p}
                </details>`}
        </div>
    `:p}function To({lens:e,setLens:t,t:n}){return l`
        <div class="al-lenses" role="group" aria-label=${n("al.lens")}>
            <span class="al-soft" aria-hidden="true">${n("al.lens")}</span>
            ${_o.map(o=>l`
                <button
                    type="button"
                    key=${o}
                    class="al-button"
                    data-lens=${o}
                    aria-pressed=${String(e===o)}
                    onClick=${()=>t(e===o?null:o)}
                >
                    <${ae} terrain=${o} /> ${n(`al.${o}`)}
                </button>
            `)}
            ${e&&l`<p class="al-hint">${n(`al.lens.${e}`)}</p>`}
        </div>
    `}function se({label:e,onAct:t,action:n,pressed:o}){return{role:"button",tabindex:"0","aria-label":e,...n!==void 0&&{"data-action":JSON.stringify(n)},...o!==void 0&&{"aria-pressed":String(o)},onClick:t,
onKeyDown:s=>{s.key!=="Enter"&&s.key!==" "||s.currentTarget instanceof HTMLButtonElement||(s.preventDefault(),t(s))}}}var Dl={ArrowUp:[0,-1],ArrowRight:[1,0],ArrowDown:[0,1],ArrowLeft:[-1,0]};function ke(e,t,n){let o=M(null);Ft(()=>{let s=e.current;if(s===null)return;let r=[...s.querySelectorAll(t)],a=d=>{o.current=d;
for(let u of r)u.tabIndex=u===d?0:-1};a(r.find(d=>d===document.activeElement)??r.find(d=>d===o.current)??r[0]);let i=({target:d})=>r.includes(d)&&a(d),c=d=>{if(d.key==="Escape")return n?.();let u=Ah(d,
r);u!==void 0&&(d.preventDefault(),u.focus())};return s.addEventListener("focusin",i),s.addEventListener("keydown",c),()=>{s.removeEventListener("focusin",i),s.removeEventListener("keydown",c)}})}function Ah({
key:e,target:t,ctrlKey:n,metaKey:o,altKey:s},r){if(!(n||o||s||!r.includes(t)))return e==="Home"?r[0]:e==="End"?r.at(-1):e in Dl?Th(t,Dl[e],r):void 0}function Th(e,[t,n],o){let[s,r]=Jr(e);return o.map(
a=>{let[i,c]=[Jr(a)[0]-s,Jr(a)[1]-r],d=i*t+c*n,u=Math.abs(i*n+c*t);return{place:a,isAhead:d>1&&3*d>u,far:d+2*u}}).filter(({isAhead:a})=>a).sort((a,i)=>a.far-i.far)[0]?.place}function Jr(e){let{left:t,
top:n,width:o,height:s}=e.getBoundingClientRect();return[t+o/2,n+s/2]}function Hl({view:e,tiles:t,legal:n,onTap:o,t:s}){let r=M(null);ke(r,".al-can");let a=n.filter(({type:i})=>i==="claim"||i==="offer");return l`
        <section class="al-market" aria-labelledby="al-market-title" data-here=${["claim","offer"].includes(e.phase)||void 0}>
            <header class="al-head">
                <h2 id="al-market-title">${s("al.market")}</h2>
                <p class="al-hint">${s(a.length>0?"al.market.choose":"al.market.order")}</p>
            </header>
            <div class="al-row">
                <ol class="al-stalls" ref=${r} style=${{"--al-across":Lh(e.market.length)}}>
                    ${e.market.map((i,c)=>{let d=a.find(({position:u})=>u===c+1);return l`
                            <li key=${i.tile} data-stall=${i.tile} data-money=${i.money}>
                                <${Nh} ...${{stall:i,position:c+1,action:d,onTap:o,t:s,tiles:t,view:e}} />
                            </li>
                        `})}
                </ol>
                <${Rh} view=${e} t=${s} />
            </div>
        </section>
    `}function Lh(e){return e<=9?Math.max(8,e):Math.ceil(e/2)}function Nh({stall:e,position:t,action:n,onTap:o,t:s,tiles:r,view:a}){let i=V(r,e.tile),c={position:t,tile:J(e.tile),what:xe(i,0,s),money:e.
money},d=s("al.stall",c)+(e.money>0?s("al.stall.money",c):""),u=l`
        <span class="al-position" aria-hidden="true">${t}</span>
        <${ve} tile=${i} label=${n?void 0:d} />
        ${e.money>0&&l`<${qt} amount=${e.money} />`}
        <span class="al-price" aria-hidden="true">
            ${Gt(t)===0?s("al.free"):s("al.cost",{cost:Gt(t)})}
        </span>
    `;if(n===void 0)return l`<div class="al-stall" title=${c.tile}>${u}</div>`;let p=`${nt(n,s,a)}. ${c.what}`,f={...se({label:p,...o(n)}),"aria-label":void 0};return l`
        <button type="button" class="al-stall al-can" title=${c.tile} ...${f}>
            <span class="al-unseen">${p}</span>${u}
        </button>
    `}function Rh({view:e,t}){let n=Bh(e.stack);return l`
        <div class="al-stack">
            <div class="al-pile" role="img" data-stack=${n} aria-label=${t("al.stack",{count:n})}>
                <span aria-hidden="true">${n}</span>
            </div>
            <span class="al-price" aria-hidden="true">${t("al.stack.name")}</span>
            ${e.removed.length>0&&l`<span class="al-removed">${t("al.removed",{tiles:e.removed.map(J).join(", ")})}</span>`}
        </div>
    `}function Bh(e){return typeof e=="number"?e:e.hidden??e.length}function zl({view:e,gameSheet:t,t:n}){let{options:o}=e,s=Array.isArray(o.score_grid)?o.score_grid:t.components.score_grid,r=o.icon_awards??t.components.icon_awards;return l`
        <details class="al-reference">
            <summary>${n("al.reference")}</summary>
            <p><${ae} terrain="park" /> <${ae} terrain="water" /> ${n("al.grid.caption")}</p>
            <ol class="al-grid">
                ${s.map((a,i)=>l`
                    <li key=${i}>
                        <span aria-hidden="true">${i}</span><b aria-hidden="true">${a}</b>
                        <span class="al-unseen">${n("al.grid.entry",{count:i,points:a})}</span>
                    </li>
                `)}
            </ol>
            <ul class="al-ways">
                <li><${ae} terrain="park" /> ${n("al.way.park")}</li>
                <li><${ae} terrain="water" /> ${n(`al.way.water.${o.coast??"open-side"}`)}</li>
                <li><${ae} terrain="housing" /><${ae} terrain="forest" /> ${n("al.way.product")}</li>
                <li>
                    ${Se.map(a=>l`<${Ut} icon=${a} key=${a} />`)}
                    ${" "}${n("al.way.icons",{first:r[0],second:r[1],third:r[2]})}
                </li>
            </ul>
            <p class="al-soft">${jh(o,n)}</p>
        </details>
    `}function jh(e,t){let n=[Array.isArray(e.tiles)&&"tiles",Array.isArray(e.score_grid)&&"grid"].filter(Boolean);return n.length===2?t("al.source.own"):t(`al.source.reference${n.length?`.${n[0]}-own`:
""}`)}function Lo({island:e,tiles:t,options:n,name:o,t:s,places:r=[],newest:a,lens:i,onTile:c,chosen:d}){let u=M(null);ke(u,".al-place",r[0]?.onEscape);let p=Ot([...e,...r])??{left:0,top:0,right:0,bottom:0,
width:1,height:1},f=i?Al(e,t,n,i):new Map,m=({x:$,y:b})=>({gridColumn:$-p.left+2,gridRow:b-p.top+2}),h=Math.max(St,p.width);return l`
        <div
            class=${`al-island${r.length>0?" al-open":""}`}
            ref=${u}
            role="group"
            aria-label=${o}
            style=${{"--al-columns":p.width,"--al-rows":p.height,"--al-size":h}}
        >
            ${e.map($=>{let b=V(t,$.tile),y=s("al.cell.tile",{rotation:$.rotation,cell:Oo($,e,s),tile:J($.tile),what:xe(b,$.rotation,s)}),w=l`<${ve}
                    tile=${b}
                    rotation=${$.rotation}
                    label=${c?void 0:y}
                    lens=${i}
                    marks=${f.get(te($.x,$.y))}
                />`,v={key:$.tile,class:`al-cell${$.tile===a?" al-newest":""}`,style:m($),title:J($.tile),"data-tile":$.tile,"data-cell":`${$.x},${$.y},${$.rotation}`};if(!c)return l`<div ...${v}>${w}</div>`;
let x=d===te($.x,$.y),O=se({label:y,onAct:()=>c($),pressed:x});return l`<button type="button" ...${v} ...${O}>${w}</button>`})}
            ${r.map($=>l`
                <button
                    type="button"
                    key=${`place ${te($.x,$.y)}`}
                    class="al-cell al-place"
                    style=${m($)}
                    data-x=${$.x}
                    data-y=${$.y}
                    ...${se($)}
                    onMouseEnter=${$.onHover}
                    onMouseLeave=${$.onLeave}
                    onFocus=${$.onHover}
                    onBlur=${$.onLeave}
                >
                    ${$.ghost??l`<span class="al-plus" aria-hidden="true"></span>`}
                </button>
            `)}
        </div>
    `}function Ul({player:e,number:t,view:n,tiles:o,t:s,toAct:r,lens:a,places:i,newest:c,featured:d}){let u=r.includes(e.id);return l`
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
                <${ql} money=${e.money} t=${s} />
                <${Ph} player=${e} view=${n} acts=${u} t=${s} />
            </header>
            <div class="al-sea">
                <${Lo}
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
            <${Kr} counts=${Et(e.island,o,n.options)} t=${s} />
        </section>
    `}function ql({money:e,t}){let n=e===null?t("al.money.hidden"):t("al.money",{money:e});return l`<${qt} amount=${e} label=${n} />`}function Ph({player:e,view:t,acts:n,t:o}){let{auction:s,auctioneer:r,
bonus:a,holding:i}=t,c=[e.id===r&&t.phase!=="finished"&&o("al.auctioneer"),n&&o("al.to-act"),t.forfeits?.some(({seat:d})=>d===e.id)&&o("scores.forfeited"),s?.high_bidder===e.id&&o("al.highest.amount",
{amount:s.bids[e.id]}),s?.passed.includes(e.id)&&o("al.passed"),(a===e.id||i?.player===e.id&&i.from==="bonus")&&o("al.bonus")];return l`<span class="al-tags">${c.filter(Boolean).map(d=>l`<span class="al-tag" key=${d}>${d}</span>`)}</span>`}
function Kr({counts:e,t}){return l`
        <dl class="al-counts">
            ${["park","water","housing","forest"].map(o=>l`
                <div key=${o} title=${t(`al.count.${o}`)}>
                    <dt><${ae} terrain=${o} /><span class="al-unseen">${t(`al.count.${o}`)}</span></dt>
                    <dd data-count=${o}>${e[o]}</dd>
                </div>
            `)}
            ${Se.map(o=>l`
                <div key=${o} title=${t(`al.${o}`)}>
                    <dt><${Ut} icon=${o} /><span class="al-unseen">${t(`al.${o}`)}</span></dt>
                    <dd data-count=${o}>${e.icons[o]}</dd>
                </div>
            `)}
        </dl>
    `}var Gl=({view:e,seat:t,t:n})=>{let{money:o}=e.players.find(({id:s})=>s===t);return l`<p class="al-own"><${ql} money=${o} t=${n} /> <span>${n("al.money",{money:o})}</span></p>`};function Wl({view:e,gameSheet:t,legal:n,act:o,t:s,seat:r,toAct:a,prepared:i,prepare:c,last:d=[]}){let u=M(null),[p,f]=g(null),m=Re(t,e.options),h=Co(e,n),$=Ao(h,i,c);Pl(u,h,$),Il(h,$,m,s);let b=tt({act:o,
legal:n,view:e,prepared:i,prepare:c}),y=h?Fh({placing:h,turning:$,tiles:m,view:e,onTap:b,t:s,leave:()=>c(et)}):[],w=Ih({view:e,legal:n,seat:r,placing:h}),v=e.players.map((_,E)=>({player:_,number:E+1})),
x=(_,E)=>l`
        <${Ul}
            key=${_.player.id}
            ...${{..._,view:e,tiles:m,t:s,toAct:a,lens:p,featured:E}}
            places=${_.player.id===h?.player?y:[]}
            newest=${e.phase==="finished"?void 0:Dh(d,_.player.id)}
        />
    `,O=e.phase!=="finished"&&l`<${Hl} key="market" ...${{view:e,tiles:m,legal:n,onTap:b,t:s}} />`,A=l`<${jl} key="stage" ...${{view:e,tiles:m,placing:h,turning:$,t:s}} />`,C=w&&x(v.find(({player:_})=>_.
id===w),!0),S=["claim","offer"].includes(e.phase)?[O,A,C]:[A,C,O];return l`
        <div class="al-frame" data-phase=${e.phase} ref=${u}>
            <div class=${`al-board${w?"":" al-equal"}`}>
                ${S}
                <${To} lens=${p} setLens=${f} t=${s} />
                <div class="al-seats">
                    ${v.filter(({player:_})=>_.id!==w).map(_=>x(_,!1))}
                </div>
                <${zl} view=${e} gameSheet=${t} t=${s} />
            </div>
        </div>
    `}function Ih({view:e,legal:t,seat:n,placing:o}){return e.phase==="finished"?null:[o?.player,n,t[0]?.player].find(r=>e.players.some(a=>a.id===r))??null}function Fh({placing:e,turning:t,tiles:n,view:o,
onTap:s,t:r,leave:a}){let{rotation:i,look:c}=t,d=V(n,e.tile);return e.actions.filter(u=>u.rotation===i).map(u=>({x:u.x,y:u.y,label:nt(u,r,o),...s(u),ghost:l`<${ve} tile=${d} rotation=${i} />`,onHover:()=>c(
{x:u.x,y:u.y}),onLeave:()=>c(void 0),onEscape:a}))}function Dh(e,t){return e.findLast(n=>n.type==="placed"&&n.player===t)?.tile}function Jl({sheet:e,standing:t,t:n}){let o=[...Hh(t.breakdown,n),...zh(e,t,n)];return l`
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
            ${t===e.standings[0]&&l`<p class="al-soft">${Uh(e,n)}</p>`}
        </div>
    `}function Hh({park:e,water:t,housing:n,forest:o,product:s},r){let a=(i,{tiles:c,points:d})=>({id:i,signs:l`<${ae} terrain=${i} />`,name:r(`al.sheet.${i}`),how:r("al.sheet.tiles",{tiles:c}),points:d});
return[a("park",e),a("water",t),{id:"product",signs:l`<${ae} terrain="housing" /><${ae} terrain="forest" />`,name:r("al.sheet.product"),how:r("al.sheet.shapes",{housing:n,forest:o}),points:s}]}function zh(e,{
player:t,breakdown:n},o){return Se.map(s=>{let{count:r,place:a,points:i}=n.icons[s],c=e.standings.filter(u=>u.player!==t&&u.breakdown.icons[s].place===a).map(u=>u.player).join(", "),d=a===null?"no-pla\
ce":c?"tied":"place";return{id:s,signs:l`<${Ut} icon=${s} />`,name:o(`al.${s}`),how:o(`al.sheet.${d}`,{count:r,place:a,others:c}),points:i}})}function Uh(e,t){let n=r=>e.rulings.find(a=>a.option===r)?.
value==="custom",[o,s]=[n("tiles"),n("score_grid")];return t(o&&s?"al.source.own":`al.source.reference${o?".tiles-own":s?".grid-own":""}`)}var Kl=[{kind:"money",name:"al.correct.money",at:{"/players/*/money":"","/market/*/money":"al.market"}},{kind:"tile",name:"al.correct.tile",at:{"/market/*/tile":"al.market","/holding/tile":"al.correct\
.holding","/auction/tile":"al.correct.auction","/players/*/island/*/tile":""},of:"tiles",unseen:["/stack/*","/removed/*"]},{kind:"lying",name:"al.correct.lying",at:{"/players/*/island/*/x":"al.correct\
.x","/players/*/island/*/y":"al.correct.y","/players/*/island/*/rotation":"al.correct.rotation"},choices:{"/players/*/island/*/rotation":[0,90,180,270]},oneByOne:!0}],Vl=e=>typeof e=="string"?J(e):String(
e);var Vr=36,Yl="none";function No({tiles:e,used:t,pick:n,t:o,turned:s=!0}){let[r,a]=g(""),[i,c]=g({}),d=[...e.values()].filter(({id:u})=>!t.has(u)&&u.toLowerCase().includes(r.trim().toLowerCase())).map(
u=>({tile:u,rotation:Wh(u,i,s)})).filter(({rotation:u})=>u!==void 0);return l`
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
                ${ee.map(u=>l`
                    <${qh} key=${u} side=${u} value=${i[u]??""} t=${o} set=${p=>c({...i,[u]:p})} />
                `)}
            </div>
            <p class="al-hint" role="status">
                ${o("al.pad.found",{count:d.length})}${d.length>Vr&&` ${o("al.pad.more",{count:Vr})}`}
            </p>
            <ul class="al-found">
                ${d.slice(0,Vr).map(({tile:u,rotation:p})=>l`
                    <li key=${u.id}><${Gh} ...${{tile:u,rotation:p,pick:n,t:o}} /></li>
                `)}
            </ul>
        </div>
    `}function qh({side:e,value:t,set:n,t:o}){return l`
        <label class="al-field">
            <span>${o("al.pad.sides",{side:o(`al.side.${e}`)})}</span>
            <select data-side=${e} value=${t} onChange=${s=>n(s.target.value)}>
                <option value="">${o("al.pad.any")}</option>
                ${_o.map(s=>l`<option value=${s} key=${s}>${o(`al.${s}`)}</option>`)}
                <option value=${Yl}>${o("al.pad.none")}</option>
            </select>
        </label>
    `}function Gh({tile:e,rotation:t,pick:n,t:o}){let s=J(e.id),r=o("al.pad.choice",{tile:s,rotation:t,what:xe(e,t,o)});return l`
        <button type="button" class="al-choice" data-pick=${e.id} ...${se({label:r,onAct:()=>n(e.id,t)})}>
            <${Wt} tile=${e} rotation=${t} name=${s} />
        </button>
    `}function Wh(e,t,n){let o=ee.filter(s=>t[s]);return(n?Ol:[0]).find(s=>{let r=He(e,s),a=i=>r.find(c=>c.sides.includes(i))?.terrain??Yl;return o.every(i=>a(i)===t[i])})}function Zl({deal:e,change:t,gameSheet:n,t:o,setup:s}){let r=Re(n,s.options),a=e?.market??[],i=Ll(n,s,r),c=d=>t({market:d});return l`
        <div class="al-deal">
            <p role="status">${o("al.deal.laid",{count:a.length,due:i})}</p>
            <ul class="al-found">
                ${a.map(d=>l`
                    <li key=${d}>
                        <button
                            type="button"
                            class="al-choice"
                            data-laid=${d}
                            ...${se({label:o("al.deal.take-back",{tile:J(d)}),onAct:()=>c(a.filter(u=>u!==d))})}
                        >
                            <${Wt} tile=${V(r,d)} name=${J(d)} />
                        </button>
                    </li>
                `)}
            </ul>
            ${a.length<i&&l`<${No} tiles=${r} used=${new Set(a)} pick=${d=>c([...a,d])} t=${o} turned=${!1} />`}
        </div>
    `}var Jh=[[{terrain:"water",sides:["n","w"]},{terrain:"forest",sides:["e","s"]}],[{terrain:"forest",sides:["w","s"]},{terrain:"park",sides:["n","e"]}],[{terrain:"housing",sides:["s","w"]},{terrain:"fore\
st",sides:["n","e"]}],[{terrain:"forest",sides:["n","w"]},{terrain:"water",sides:["e","s"]}]],Kh=[[],["music"],["love"],["peace"]],Xl=()=>l`
    <span class="al-emblem">
        ${Jh.map((e,t)=>l`<${ve} key=${t} tile=${{id:"",regions:e,icons:Kh[t]}} />`)}
    </span>
`;var Ql={pieces:{"[data-held] .al-tile":e=>e.closest("[data-held]").dataset.held,"[data-lot] .al-tile":e=>e.closest("[data-lot]").dataset.lot,"[data-tile] .al-tile":e=>e.closest("[data-tile]").dataset.
tile,"[data-stall] .al-tile":e=>e.closest("[data-stall]").dataset.stall},bids:"[data-bid] .al-coin",payments({type:e,player:t,buyer:n,bidder:o,price:s,paid:r,found:a}){return e==="sold"?[{from:n,to:t,
amount:s}]:e==="kept"?[{from:t,to:o,amount:s}]:[{from:t,to:null,amount:r??0},{from:null,to:t,amount:a??0}]},awards:["sold","kept","taken-free"]};var Vh=St*St;function tc({legal:e,player:t,view:n,gameSheet:o}){let s=Yh[n.phase],r=n.players.find(({id:a})=>a===t);return s===void 0||r===void 0||r.money!==null?e:s({legal:e,player:t,view:n,gameSheet:o,
seat:r})}var Yh={claim:e=>ec("claim",e),offer:e=>ec("offer",e),bidding:({player:e,view:t,gameSheet:n})=>[{type:"bid",player:e,amount:{minimum:Zh(t,n),maximum:null}},...t.auction.high_bidder===e?[]:[{type:"\
pass",player:e}]],settling:({player:e,seat:t})=>[{type:"sell",player:e},...t.island.length<Vh?[{type:"keep",player:e}]:[]]},ec=(e,{legal:t,player:n,view:o})=>[...o.market.map((s,r)=>({type:e,player:n,
position:r+1})),...t.filter(s=>s.type!==e)];function Zh(e,t){let{auction:n}=e;return n.high_bidder!==null?n.bids[n.high_bidder]+1:e.options.minimum_bid??pe(t,e,"minimum_bid")}var nc=({ruleset:e,variant:t,options:n,players:o})=>({ruleset:e,variant:t,options:n??{},players:o.map(s=>({id:s,money:null,island:[]}))}),Yr=(e,t,n)=>({...e,players:e.players.map(o=>o.id===t?{...o,...n(
o)}:o)}),Zr=e=>({x:t,y:n})=>t===e.x&&n===e.y,oc=(e,t,n)=>Yr(e,t,()=>({money:n})),sc=(e,t,n)=>Yr(e,t,({island:o})=>{let s=o.findIndex(Zr(n));return{island:s===-1?[...o,n]:o.with(s,n)}}),rc=(e,t,n)=>Yr(
e,t,({island:o})=>({island:o.filter(s=>!Zr(n)(s))})),ac=(e,t)=>e.find(Zr(t)),ic=e=>new Set(e.players.flatMap(({island:t})=>t.map(({tile:n})=>n))),lc=({ruleset:e,variant:t,options:n,players:o})=>({ruleset:e,
variant:t,options:n,players:o.map(({id:s,money:r,island:a})=>({id:s,...r!==null&&{money:r},island:a}))});function cc({draft:e,change:t,gameSheet:n,t:o,errors:s=[]}){let[r,a]=g(null),[i,c]=g(null),d=Math.max(0,e.players.findIndex(({id:f})=>f===r)),u=e.players[d],p={draft:e,change:t,player:u,seat:d,t:o,lens:i,
tiles:Re(n,e.options)};return l`
        <div class="al-pad">
            <div class="al-tabs" role="group" aria-label=${o("al.pad.islands")}>
                ${e.players.map(({id:f,island:m},h)=>l`
                    <button
                        type="button"
                        key=${f}
                        class="al-button"
                        data-pad-player=${f}
                        aria-pressed=${String(h===d)}
                        onClick=${()=>a(f)}
                    >
                        <b>${f}</b> ${o("al.pad.tiles",{count:m.length})}
                        ${s.some(({pointer:$})=>$?.startsWith(`/players/${h}/`))&&l`<span class="al-tag">!</span>`}
                    </button>
                `)}
            </div>
            <${Xh} key=${u.id} ...${p} />
            <${To} lens=${i} setLens=${c} t=${o} />
        </div>
    `}function Xh({draft:e,change:t,player:n,seat:o,t:s,lens:r,tiles:a}){let[i,c]=g(null),{id:d,island:u,money:p}=n,f=h=>t(oc(e,d,h===""?null:Number(h))),m=Cl(u).map(h=>({...h,label:s("al.pad.cell",{beside:Mn(
h,u,s)}),pressed:i!==null&&te(i.x,i.y)===te(h.x,h.y),onAct:()=>c(h)}));return l`
        <section class=${`al-seat al-featured al-player-${o+1}`} aria-label=${d}>
            <label class="al-field">
                <span>${s("al.pad.money",{player:d})}</span>
                <input
                    type="number"
                    inputmode="numeric"
                    min="0"
                    step="1"
                    name=${`money/${d}`}
                    data-pointer=${`/players/${o}/money`}
                    value=${p??""}
                    onInput=${h=>f(h.currentTarget.value)}
                />
            </label>
            <p class="al-hint">${s("al.pad.hint")}</p>
            <div class="al-sea" data-pointer=${`/players/${o}/island`}>
                <${Lo}
                    island=${u}
                    tiles=${a}
                    options=${e.options}
                    name=${s("al.island",{player:d,count:u.length})}
                    t=${s}
                    places=${m}
                    lens=${r}
                    chosen=${i&&te(i.x,i.y)}
                    onTile=${({x:h,y:$})=>c({x:h,y:$})}
                />
            </div>
            <${Kr} counts=${Et(u,a,e.options)} t=${s} />
            ${i&&l`<${Qh} key=${te(i.x,i.y)} ...${{draft:e,change:t,player:n,t:s,tiles:a,chosen:i,choose:c}} />`}
        </section>
    `}function Qh({draft:e,change:t,player:n,t:o,tiles:s,chosen:r,choose:a}){let i=M(null),c=ac(n.island,r);k(()=>i.current?.focus(),[c?.tile]);let d=(f,m)=>t(sc(e,n.id,{tile:f,...r,rotation:m})),u=()=>{
t(rc(e,n.id,r)),a(null)},p=l`<${No} tiles=${s} used=${ic(e)} pick=${d} t=${o} />`;return l`
        <div class="al-editor" key=${c?.tile}>
            <h2 ref=${i} tabindex="-1">${c?o("al.pad.change",{cell:Oo(r,n.island,o)}):o("al.pad.pick",{beside:Mn(r,n.island,o)})}</h2>
            ${c&&l`
                <div class="al-turner">
                    <${Wr} turn=${f=>d(c.tile,(c.rotation+90*f+360)%360)} t=${o} />
                    <button type="button" class="al-button" data-remove onClick=${u}>${o("al.pad.remove")}</button>
                    <button type="button" class="al-button" onClick=${()=>a(null)}>${o("al.pad.close")}</button>
                </div>
            `}
            ${c?l`<details><summary>${o("al.pad.another")}</summary>${p}</details>`:p}
        </div>
    `}var uc={id:"auctionland",turns:!0,Board:Wl,Actions:Fl,Deal:Zl,Emblem:Xl,label:nt,Piece:Mo,Breakdown:Jl,scorePad:{empty:nc,Form:cc,request:lc},corrections:Kl,said:Vl,openly:tc,Own:Gl,motion:Ql};var eb=[22,58,94].flatMap(e=>[22,54].map(t=>`M${t} ${e+22}V${e+8}l12-10 12 10v14z`)).join(""),dc=()=>l`<svg viewBox="0 0 100 140" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="98" height="138" rx="9" fill="#fdf8ec" stroke="#b9a987" stroke-width="1.5" />
    <rect x="7" y="7" width="86" height="126" rx="5" fill="#7a2f2a" />
    <g fill="none" stroke="#c98b6a" stroke-width="2" stroke-linejoin="round"><path d=${eb} /></g>
    <rect x="11" y="11" width="78" height="118" rx="3" fill="none" stroke="#d9a883" stroke-opacity=".6" />
</svg>`,pc=()=>l`<svg viewBox="0 0 140 88" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="138" height="86" rx="6" fill="#fdf8ec" stroke="#9b8d6d" stroke-width="1.5" />
    <rect x="6" y="6" width="128" height="76" rx="4" fill="#28563f" />
    <g fill="none" stroke="#79ac8a" stroke-width="1.6">
        ${[1,2,3,4].map(e=>l`<ellipse cx="70" cy="44" rx=${e*14} ry=${e*8.5} />`)}
    </g>
    <text x="70" y="54" text-anchor="middle" font-size="30" font-weight="800" fill="#cfe7d4">$</text>
</svg>`;var tb=[14,24,34,44,54].flatMap(e=>[fc(e,9),fc(e,-9)]);function fc(e,t){return`M8 ${e}c11 ${-t} 20 ${t} 31 0s20 ${t} 31 0 20 ${t} 31 0 20 ${t} 31 0`}function nb(e){if(e===0)return{fill:"#e9e6e1",line:"\
#b3aca2",ink:"#574f47"};let t=Math.min(e,20)/20,n=155-t*112;return{fill:`hsl(${n} ${38+t*34}% ${90-t*6}%)`,line:`hsl(${n} 35% ${70-t*8}%)`,ink:`hsl(${n} 60% 16%)`}}var ob=()=>l`<path d="M12 78L128 10" stroke="#a8433a" stroke-width="3" stroke-opacity=".7" />`,
sb=e=>l`
    <path d="M86 70c3-9 7-9 5-2s6-8 8-3 5-6 8 0 6-3 10-4" fill="none" stroke=${e} stroke-width="1.5"
        stroke-linecap="round" />`,rb=(e,t)=>l`
    <circle cx="28" cy="34" r="17" fill=${e} stroke=${t} stroke-width="1.8" />
    <circle cx="28" cy="34" r="13.5" fill="none" stroke=${t} stroke-width=".8" stroke-dasharray="1.5 1.5" />
    <text x="28" y="42" text-anchor="middle" font-size="22" font-weight="700" fill=${t}>$</text>`;function mc({value:e}){let{fill:t,line:n,ink:o}=nb(e);return l`<svg viewBox="0 0 140 88" aria-hidden="true" focusable="false">
        <rect x="1" y="1" width="138" height="86" rx="6" fill=${t} stroke="#9b8d6d" stroke-width="1.5" />
        <g fill="none" stroke=${n}>${tb.map(s=>l`<path d=${s} />`)}</g>
        <rect x="6" y="6" width="128" height="76" rx="3" fill="none" stroke=${o} stroke-opacity=".45" />
        ${rb(t,o)}
        <text x="126" y="50" text-anchor="end" font-size=${e>99?36:44} font-weight="800" fill=${o}>
            ${e}
        </text>
        <path d="M14 72h52M80 72h46" stroke=${o} stroke-opacity=".55" />
        ${e===0?ob():sb(o)}
    </svg>`}var $c=()=>l`
    <path d="M26 84h40v34H26z" fill="#c99a5b" /><path d="M66 84l14-9v34l-14 9z" fill="#a1743d" />
    <path d="M26 84l14-9h40l-14 9z" fill="#6d4a26" /><path d="M26 84l-11-7 13-9 12 7z" fill="#dab174" />
    <path d="M66 84l8 6 14-9-8-6z" fill="#b98a4c" />
    <path d="M38 100h14v18H38z" fill="#5b3d1e" /><path d="M38 100l-9 4v16l9-2z" fill="#dab174" />
    <path d="M57 90h6M57 94h6" stroke="#8a6232" stroke-width="1.6" /><path d="M12 118c3-5 8-5 10 0z" fill="#7d9a5a" />`,hc=()=>l`
    <path d="M50 62L16 118h68z" fill="#d87f52" /><path d="M50 62L30 118h12z" fill="#e79a70" />
    <path d="M50 62l34 56H62z" fill="#b5613a" />
    <path d="M50 70L39 118h22z" fill="#4d2a1f" /><path d="M50 70l-11 48h6z" fill="#f0b08a" />
    <path d="M50 62V52" stroke="#5d4330" stroke-width="2" /><path d="M50 52l11 4-11 4z" fill="#f3d25f" />
    <path d="M16 118l-6 4M84 118l6 4" stroke="#5d4330" stroke-width="1.6" />
    <path d="M79 116l6-7 5 7z" fill="#e8792b" /><path d="M76 119h17" stroke="#5d4330" stroke-width="2.4" />`,bc=()=>l`
    <path d="M27 86h46v32H27z" fill="#a9764a" />
    <path d="M27 94h46M27 102h46M27 110h46" stroke="#825633" stroke-width="1.4" />
    <path d="M20 88l30-25 30 25z" fill="#6b4a3b" /><path d="M29 80l21-17 4 3-20 17z" fill="#85604d" />
    <path d="M33 97h14v21H33z" fill="#553722" /><circle cx="44" cy="108" r="1.3" fill="#e5c15d" />
    <path d="M54 95h13v11H54z" fill="#f5dc8b" stroke="#553722" stroke-width="2" />
    <path d="M60.5 95v11" stroke="#553722" stroke-width="1.6" />
    <path d="M65 62h6v12l-6-5z" fill="#74675f" />
    <path d="M76 118v-9h10v9" fill="none" stroke="#825633" stroke-width="2" />`,gc=()=>l`
    <path d="M16 110V88c0-10 6-15 15-15h36c9 0 14 5 14 13v24z" fill="#f4ead3" />
    <path d="M16 97h65v9H16z" fill="#c5523a" />
    <path d="M23 80h20v12H23z" fill="#9ecbd6" stroke="#6f5a48" stroke-width="1.6" />
    <path d="M23 80h20l-3 4H26z" fill="#e9b44a" />
    <path d="M55 80h16v30H55z" fill="#e0cfa8" stroke="#6f5a48" stroke-width="1.6" />
    <path d="M58 83h10v8H58z" fill="#9ecbd6" />
    <path d="M81 109h11" stroke="#514337" stroke-width="3" /><circle cx="38" cy="111" r="8" fill="#3c342f" />
    <circle cx="38" cy="111" r="3.4" fill="#cfc4b2" />
    <path d="M90 110v8" stroke="#514337" stroke-width="2" /><path d="M46 73v-6h7v6" fill="#8d7a68" />`,yc=()=>l`
    <path d="M64 58h8v18h-8z" fill="#a2543f" />
    <path d="M68 54c-4-4 3-6 0-11" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3" />
    <path d="M24 84h52v34H24z" fill="#f3e6c8" /><path d="M15 88c9-15 18-24 27-25h18c9 1 17 10 25 25z" fill="#b98541" />
    <path d="M15 88c9-15 18-24 27-25h6c-9 4-17 13-23 25z" fill="#cf9d57" />
    <path d="M44 95c0-7 12-7 12 0v23H44z" fill="#5c7a4a" /><circle cx="53.5" cy="108" r="1.3" fill="#f1d37a" />
    <path d="M29 95h10v10H29zM61 95h10v10H61z" fill="#a8d2dc" stroke="#7a5a3a" stroke-width="1.8" />
    <path d="M34 95v10M66 95v10" stroke="#7a5a3a" stroke-width="1.4" />
    <path d="M24 118c2-6 8-7 11-2 3-4 8-2 9 2zM60 118c3-6 8-5 10-1 3-4 8-2 9 1z" fill="#6f9a52" />
    <circle cx="30" cy="113" r="1.7" fill="#e0607a" /><circle cx="71" cy="114" r="1.7" fill="#f1c84b" />`,Xr=(e,t,n,o)=>l`
    <path d=${`M${e} ${t+14}h24V118H${e}z`} fill=${n} />
    <path d=${`M${e-1} ${t+15}L${e+12} ${t}l13 15z`} fill=${o} />
    ${[t+21,t+35].map(s=>l`
        <path d=${`M${e+4} ${s}h6v8h-6zM${e+14} ${s}h6v8h-6z`} fill="#fbeec0" stroke="#5a4636" />`)}
    <path d=${`M${e+8} 118v-12h8v12z`} fill="#4f3a2c" />`,wc=()=>[Xr(13,64,"#c96b4f","#6d4038"),Xr(38,56,"#e2c07c","#7a5540"),Xr(63,66,"#88a9a8","#4d5a62")];var Oe=(e,t,n,o,s)=>e.flatMap(r=>t.map(a=>l`<path d=${`M${r} ${a}h${n}v${o}h${-n}z`} fill=${s} />`)),xc=()=>l`
    <path d="M18 82h64v36H18z" fill="#f7f1e3" /><path d="M14 82l10-14h52l10 14z" fill="#b4573f" />
    <path d="M34 82l16-13 16 13z" fill="#f7f1e3" stroke="#c9b99a" stroke-width="1.4" />
    <circle cx="50" cy="77" r="2.6" fill="#9ecbd6" />
    ${Oe([22,71],[87,101],7,9,"#8fbfce")}<path d="M34 82h32v4H34z" fill="#e0d3b8" />
    ${Oe([36,45,52,61],[86],4,28,"#fff")}
    <path d="M46.5 98h7v16h-7z" fill="#5d4637" /><path d="M32 114h36v4H32z" fill="#d8caac" />
    <circle cx="12" cy="110" r="8" fill="#5f8f4e" /><circle cx="89" cy="111" r="7" fill="#5f8f4e" />`,vc=()=>l`
    <path d="M30 80h40v38H30z" fill="#d9c7a3" /><path d="M28 81l5-16h34l5 16z" fill="#4e5a6b" />
    <path d="M14 72h17v46H14zM69 72h17v46H69z" fill="#e6d8b9" />
    <path d="M12 73l10.5-23L33 73zM67 73l10.5-23L88 73z" fill="#3f4a5c" />
    <path d="M22.5 50v-6M77.5 50v-6" stroke="#3f4a5c" stroke-width="1.6" />
    <circle cx="22.5" cy="43" r="1.8" fill="#e9bf4a" /><circle cx="77.5" cy="43" r="1.8" fill="#e9bf4a" />
    ${Oe([19.5,74.5],[79,94],6,10,"#7d6a54")}
    ${Oe([35,59],[86,100],6,9,"#7d6a54")}
    ${Oe([38,47,56],[69],5,7,"#f3df9b")}
    <path d="M44 118v-16c0-8 12-8 12 0v16z" fill="#5b3f2f" /><path d="M10 118h80" stroke="#6b8a55" stroke-width="3" />`,kc=()=>l`
    <path d="M12 84h20v34H12z" fill="#6d8296" /><path d="M72 76h18v42H72z" fill="#5b7288" />
    <path d="M34 60h32v58H34z" fill="#88a6bd" /><path d="M54 60h12v58H54z" fill="#6c8ba4" />
    <path d="M39 52h22v8H39z" fill="#7897af" /><path d="M50 52V41" stroke="#46586a" stroke-width="2" />
    <circle cx="50" cy="41" r="1.8" fill="#e0533d" />
    ${Oe([37,44,51,58],[64,72,80,88,96],4.5,5,"#fff3c2")}
    ${Oe([15,21,27],[88,96,104],3,4,"#e9edf0")}
    ${Oe([75,82],[80,88,96,104],4,4,"#e9edf0")}
    <path d="M44 106h12v12H44z" fill="#33424f" /><path d="M40 105h20v2.500H40z" fill="#e9bf4a" />`,Ro=(e,t,n)=>{let o=Array.from({length:n},(s,r)=>`M${e+r*6} ${t}h4v5h-4z`);return l`<path d=${o.join("")} fill="#a39a8b" />`},
_c=()=>l`
    <path d="M24 86h52v32H24z" fill="#b7ae9e" />${Ro(26,82,8)}
    <path d="M12 70h16v48H12zM72 70h16v48H72z" fill="#a39a8b" />${Ro(12,66,3)}${Ro(72,66,3)}
    <path d="M41 58h18v30H41z" fill="#c6bdad" />${Ro(41,54,3)}
    <path d="M50 54V41" stroke="#544a3e" stroke-width="1.8" />
    <path d="M50 41h14l-4 4 4 4H50z" fill="#b9382f" />
    ${Oe([18.5,78.5],[78,94],3,9,"#4b4238")}${Oe([48.5],[64],3,9,"#4b4238")}
    <path d="M40 118v-14c0-11 20-11 20 0v14z" fill="#4f3826" />
    <path d="M45 97v21M50 96v22M55 97v21M40 106h20" stroke="#8a6a49" stroke-width="1.2" />`,Qr=(e,t,n,o)=>l`
    <path fill="#e0ab36" d=${`M${e-n} ${t}
        c${-n*.55} ${-o*.6} ${n*.7} ${-o*.7} ${n} ${-o}
        c${n*.3} ${o*.3} ${n*1.55} ${o*.4} ${n} ${o}z`} />
    <path d=${`M${e} ${t-o}v-5`} stroke="#a97a1d" stroke-width="1.6" />`,Sc=()=>l`
    <path d="M14 88h72v30H14z" fill="#f8ecd9" /><path d="M14 88h72v4H14z" fill="#e2bf7a" />
    <path d="M36 74h28v44H36z" fill="#fff6e6" />
    <path d="M15 74h11v44H15zM74 74h11v44H74z" fill="#fff6e6" />
    ${Qr(50,74,13,24)}${Qr(20.5,75,6,14)}${Qr(79.5,75,6,14)}
    <path d="M29 112v-11c0-6 7-6 7 0v11zM67 112v-11c0-6 7-6 7 0v11z" fill="#7f6fa0" />
    <path d="M18 90v-7c0-4 5-4 5 0v7zM77 90v-7c0-4 5-4 5 0v7z" fill="#7f6fa0" />
    ${[40,47.5,55].map(e=>l`<path d=${`M${e} 92v-8c0-4 5-4 5 0v8z`} fill="#7f6fa0" />`)}
    <path d="M43 118v-13c0-9 14-9 14 0v13z" fill="#6a4b8a" />
    <path d="M43 118v-13c0-9 14-9 14 0v13" fill="none" stroke="#e0ab36" stroke-width="1.6" />
    <path d="M10 118h80v3H10z" fill="#e2bf7a" />`,ab=[[14,52],[28,46],[84,58],[72,48],[90,84],[12,96],[22,76],[80,104],[60,122],[38,126]],Oc=()=>l`
    ${ab.map(([e,t],n)=>l`<circle cx=${e} cy=${t} r=${n%3?.9:1.5} fill="#fff" />`)}
    <path d="M6 134v-8c28-14 60-14 88 0v8z" fill="#3f8fb0" />
    <path d="M26 121c10-3 18-2 22 1s-8 4-14 4zM62 120c8 0 16 2 20 5-8 2-18 0-20-5z" fill="#6fb37f" />
    <path d="M12 76h20v18H12zM68 76h20v18H68z" fill="#3c63a8" stroke="#c9d3e2" stroke-width="1.4" />
    <path d="M18.5 76v18M25.5 76v18M12 85h20M74.5 76v18M81.5 76v18M68 85h20" stroke="#c9d3e2" stroke-width=".9" />
    <path d="M32 83h36v4H32z" fill="#98a5b8" />
    <ellipse cx="50" cy="85" rx="21" ry="8" fill="none" stroke="#e6ebf2" stroke-width="4" />
    <path d="M43 64h14v40H43z" fill="#d7dee8" /><path d="M50 64h7v40h-7z" fill="#b3bfce" />
    <path d="M43 64c0-8 14-8 14 0z" fill="#f2f5f9" /><path d="M45 104h10l-2 6h-6z" fill="#7f8ca0" />
    ${Oe([46,51],[69,92,98],3,3,"#ffd766")}
    <path d="M29 85a21 8 0 0 0 42 0" fill="none" stroke="#f7f9fc" stroke-width="4" />
    <path d="M50 56V46" stroke="#c9d3e2" stroke-width="1.4" /><circle cx="50" cy="45" r="2" fill="#ff6b57" />`;var ib=[[2,"box",$c],[4,"tent",hc],[6,"hut",bc],[9,"caravan",gc],[12,"cottage",yc],[15,"terrace",wc],[18,"villa",xc],[20,"manor",vc],[22,"tower",kc],[25,"castle",_c],[28,"palace",Sc],[1/0,"station",Oc]],
Ec=e=>ib.find(([t])=>e<=t),Bo=e=>`fs.home.${Ec(e)[1]}`;function lb(e,t){if(t==="station")return{sky:"#161d3f",ground:"#161d3f"};let n=Math.min(e,28)/28;return{sky:`hsl(${205+(n<.7?0:(n-.7)*560)} ${25+
n*45}% ${80-Math.max(0,n-.75)*30}%)`,ground:`hsl(${70+n*45} ${22+n*14}% ${66-n*8}%)`}}function jo({value:e,at:t}){let[,n,o]=Ec(e),{sky:s,ground:r}=lb(e,n);return l`<svg viewBox="0 0 100 140" aria-hidden="true" focusable="false" ...${t}>
        <rect x="1" y="1" width="98" height="138" rx="9" fill="#fdf8ec" stroke="#b9a987" stroke-width="1.5" />
        <rect x="6" y="40" width="88" height="94" rx="4" fill=${s} />
        ${n!=="station"&&l`
            <circle cx=${86-e%4*4} cy=${52+e%3*2} r="5" fill="#fff" opacity=".65" />
            <path d="M6 116h88v14a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4z" fill=${r} />`}
        <${o} />
        <rect x="6" y="40" width="88" height="94" rx="4" fill="none" stroke="#6b5a3c" stroke-opacity=".45" />
        <text x="10" y="32" font-size=${e>99?27:33} font-weight="800" fill="#2c2418">${e}</text>
        <path d="M74 30V19l10-8 10 8v11z" fill="none" stroke="#8a774f" stroke-width="2.5" stroke-linejoin="round" />
    </svg>`}var Mc={houses:jo,cheques:mc},ea={houses:dc,cheques:pc},cb=10;function Cc(e,t,n){return e==="cheques"?n("fs.cheque",{cheque:t}):n("fs.house.named",{house:t,home:n(Bo(t))})}function Be({kind:e,value:t,
t:n,chosen:o=!1}){let s=Mc[e];return l`
        <span class="fs-card fs-${e} ${o?"is-chosen":""}" role="img" aria-label=${Cc(e,t,n)}>
            <${s} value=${t} />
        </span>`}function Mt({kind:e,value:t,props:n}){let o=Mc[e];return l`
        <button type="button" class="fs-card fs-playable fs-${e}" ...${n}><${o} value=${t} /></button>`}function Ac({kind:e,label:t}){let n=ea[e];return l`<span class="fs-card fs-${e}" role="img" aria-label=${t}><${n} /></span>`}
function Tc({kind:e,count:t,t:n}){let o=ea[e],s=n(`fs.deck.${e}`,{count:t});return l`
        <div class="fs-deck ${t===0?"is-empty":""}" data-deck=${e} role="img" aria-label=${s}>
            <span class="fs-card fs-${e}">${t>0&&l`<${o} />`}</span>
            <span class="fs-deck-count" aria-hidden="true">${t}</span>
        </div>`}var ub={houses:{box:"0 0 36 42",outline:"M2 16L18 2l16 14v24H2z",x:18,y:32},cheques:{box:"0 6 42 30",outline:"M2 8h38v26H2z",x:21,y:27}};function db({kind:e,value:t,t:n}){let{box:o,outline:s,
x:r,y:a}=ub[e];return l`
        <svg class="fs-mini fs-mini-${e}" data-mini=${`${e}-${t}`} viewBox=${o} role="img" aria-label=${Cc(e,t,n)}>
            <path d=${s} />
            <text x=${r} y=${a} text-anchor="middle" font-size=${t>99?13:17}>${t}</text>
        </svg>`}var ot=({kind:e,cards:t,t:n})=>l`
    <span class="fs-pile">
        ${t.map((o,s)=>l`<${db} key=${`${o}/${s}`} kind=${e} value=${o} t=${n} />`)}
    </span>`;function Lc({kind:e,count:t}){let n=ea[e],o=Array.from({length:Math.min(t,cb)},()=>l`<span><${n} /></span>`);return l`<span class="fs-fan" aria-hidden="true">${o}</span>`}var ze=e=>Array.isArray(e),Ue=e=>ze(e)?e.length:typeof e=="number"?e:e.hidden,Ee=(e,t)=>Object.hasOwn(e,t)?e[t]:void 0,Nc=e=>e.reduce((t,n)=>t+n,0),pb=new Set(["left-empty-handed","house-taken","house\
-won","house-sold","sweep"]);function Rc(e){let t=[],n=[];for(let o of e)(o.type==="houses-revealed"||o.type==="cheques-revealed")&&(t=[]),pb.has(o.type)&&(t.push(o),n=t);return n}function ta(e){return e.phase==="selling"?e.players.filter(t=>Ue(t.houses)>0):e.players.filter(t=>!e.passed.includes(t.id))}function Po(e){let{houses:t}=e.market;return t.length===0?null:{house:ta(e).
length>t.length?null:t[0]}}var Io=e=>Math.max(0,...Object.values(e.bids)),Bc=({cheques:e,coins:t})=>Nc(e)+(t??0);function jc(e,t){let n=new Map,o=(s,r)=>n.set(s,(n.get(s)??0)+r);for(let s of fb(e,t))o(
s,1);for(let s of e.players.flatMap(({cheques:r})=>r))o(s,-1);return[...n].sort(([s],[r])=>s-r)}var fb=(e,t)=>e.options.cheques??pe(t,e,"cheques");function mb(e,t,n){let o=Po(n);return o===null?t("fs.pass"):o.house!==null?t("fs.pass.house",{house:o.house}):t(Ee(n.bids,e)===void 0?"fs.pass.nothing":"fs.pass.bid-back")}function Jt(e,t,n){switch(e.
type){case"bid":return t("fs.bid");case"pass":return mb(e.player,t,n);case"sell":return e.house===void 0?t("fs.sell.last"):t("fs.sell.named",{house:e.house,home:t(Bo(e.house))});case"reveal":return t(
e.houses?"fs.reveal.houses":"fs.reveal.cheques")}}function Pc({view:e,legal:t,act:n,t:o,player:s,prepared:r,prepare:a,isConfirming:i}){let c=t.filter(({type:b,house:y})=>b==="sell"&&y!==void 0),d=t.filter(b=>!c.includes(b)),u=ze(e.players.find(({id:b})=>b===
s).houses),p=b=>Jt(b,o,e),f=M(null);ke(f,".fs-playable");let m=b=>se({label:p(b),action:b,onAct:()=>n(b)}),h=tt({act:n,legal:t,view:e,prepared:r,prepare:a}),$=b=>se({label:p(b),...h(b)});return i&&u?null:
l`<div class="fs-actions">
        ${d.map(b=>l`
            <button type="button" class="action" key=${b.type} ...${m(b)}>${p(b)}</button>`)}
        ${c.length>0&&l`<p>${o(u?"fs.sell.from-hand":"fs.sell.which",{player:s})}</p>`}
        ${c.length>0&&!u&&l`<ul class="fs-picks" ref=${f}>
            ${c.map(b=>l`<li key=${b.house}>
                <${Mt} kind="houses" value=${b.house} props=${$(b)} />
            </li>`)}
        </ul>`}
    </div>`}var Fo=5,$b=6,hb=(e,t)=>l`<g>
    <path d=${`M${e-9} ${t}v3a9 3.5 0 0 0 18 0v-3z`} fill="#a8761a" />
    <ellipse cx=${e} cy=${t} rx="9" ry="3.5" fill="#efc550" stroke="#8f6414" stroke-width=".8" />
    <ellipse cx=${e} cy=${t} rx="5.5" ry="1.9" fill="none" stroke="#b98a25" stroke-width=".7" /></g>`;function st({count:e}){if(e===0)return null;let t=Math.min(e,Fo*$b),n=Math.ceil(t/Fo),o=Array.from(
{length:t},(s,r)=>hb(10+Math.floor(r/Fo)*16,24-r%Fo*4));return l`<svg class="fs-coins" viewBox=${`0 0 ${n*16+4} 32`} aria-hidden="true" focusable="false">
        ${o}</svg>`}var Ic=()=>l`<svg class="fs-coins" viewBox="0 0 28 32" aria-hidden="true" focusable="false">
    <path d="M10 10C2 16 2 30 14 30s12-14 4-20z" fill="#94623a" stroke="#5f3d22" stroke-width="1.2" />
    <path d="M9 3l5 3 5-3-2 7h-6z" fill="#b07a4b" stroke="#5f3d22" stroke-width="1.2" />
    <path d="M9 10h10" stroke="#e5bf57" stroke-width="2" stroke-linecap="round" />
    <text x="14" y="25" text-anchor="middle" font-size="12" font-weight="700" fill="#fff3dc">?</text></svg>`;var Do=e=>({"--seat":`var(--player-${e})`}),Ho=({id:e,number:t})=>l`
    <h3><span class="fs-number" aria-hidden="true">${t}</span><span class="fs-name">${e}</span></h3>`;function bb({player:e,number:t,standing:n,t:o}){let{cheque_total:s,coins:r}=n.breakdown;return l`<li class="fs-final-row" data-seat=${e.id} style=${Do(t)}>
        <${Ho} id=${e.id} number=${t} />
        <ul class="fs-spread" aria-label=${o("fs.cheques")}>
            ${e.cheques.map((a,i)=>l`
                <li key=${i}><${Be} kind="cheques" value=${a} t=${o} /></li>`)}
        </ul>
        <dl class="fs-sums">
            <div><dt>${o("fs.cheques")}</dt><dd>${s}</dd></div>
            <div><dt>${o("fs.coins")}</dt><dd><${st} count=${r} />${r}</dd></div>
            <div class="fs-total"><dt>${o("fs.total")}</dt><dd>${n.total}</dd></div>
        </dl>
    </li>`}function Fc({view:e,scores:t,t:n}){let o=({id:s})=>t.standings.find(({player:r})=>r===s);return l`<section class="fs-market" aria-label=${n("fs.phase.finished")}>
        <h2>${n("fs.phase.finished")}</h2>
        <ol class="fs-final">
            ${e.players.map((s,r)=>l`
                <${bb} key=${s.id} player=${s} number=${r+1} standing=${o(s)} t=${n} />`)}
        </ol>
    </section>`}function gb({house:e,sell:t,onTap:n,chosen:o,t:s}){if(!t)return l`<${Be} kind="houses" value=${e} t=${s} chosen=${o} />`;let r=se({label:Jt(t,s),...n(t)});return l`<${Mt} kind="houses" value=${e} props=${r} />`}
function yb(e,t){return e.length>0?"fs.hand.choose":t===null?"fs.hand":"fs.hand.chosen"}function Dc({view:e,legal:t,onTap:n,seat:o,t:s}){let r=M(null);ke(r,".fs-playable");let a=e.players.find(({id:d})=>d===
o);if(!a||!ze(a.houses)||a.houses.length===0)return null;let i=t.filter(({type:d})=>d==="sell"),c=Ee(e.choices,o)??null;return l`<section class="fs-hand" data-hand=${o} data-here=${i.length>0||void 0} aria-label=${s(
"fs.hand.of",{player:o})}>
        <h2>${s(yb(i,c),{house:c})}</h2>
        <ul ref=${r} style=${{"--cards":a.houses.length}}>
            ${a.houses.map(d=>l`<li key=${d} data-house=${d}>
                <${gb} house=${d} sell=${i.find(u=>u.house===d)} onTap=${n}
                    chosen=${d===c} t=${s} />
            </li>`)}
        </ul>
    </section>`}var Hc=e=>({"--cards":Math.max(e.length,3)});function wb(e,t,n,o){return e===n.house?o("fs.note.next"):e===t.at(-1)?o("fs.note.last"):""}function xb({view:e,t}){let{houses:n}=e.market,o=Po(e);return l`
        <ul class="fs-offer" style=${Hc(n)} aria-label=${t("fs.offer.houses")}>
            ${n.map(s=>l`<li key=${s} data-house=${s}>
                <${Be} kind="houses" value=${s} t=${t} />
                <span class="fs-note">${wb(s,n,o,t)}</span>
            </li>`)}
        </ul>
        ${o&&o.house===null&&l`<p class="fs-hint">${t("fs.note.empty-handed")}</p>`}`}function vb({player:e,view:t,t:n}){let o=Ee(t.choices,e),s=o!==void 0,r=n("fs.sealed.awaited",{player:e});return l`<li data-sealed=${e} data-chosen=${String(
s)}>
        ${!s&&l`<span class="fs-card fs-houses fs-blank" role="img" aria-label=${r}></span>`}
        ${o===null&&l`<${Ac} kind="houses" label=${n("fs.sealed.chosen",{player:e})} />`}
        ${s&&o!==null&&l`<${Be} kind="houses" value=${o} t=${n} />`}
        <span class="fs-note">${e}</span>
    </li>`}function kb({view:e,t}){let{cheques:n}=e.market;return l`
        <ul class="fs-offer fs-offer-cheques" style=${Hc(n)} aria-label=${t("fs.offer.cheques")}>
            ${n.map((o,s)=>l`<li key=${s} data-cheque=${o}>
                <${Be} kind="cheques" value=${o} t=${t} />
            </li>`)}
        </ul>
        <ul class="fs-offer fs-sealed-row" aria-label=${t("fs.sealed")}>
            ${ta(e).map(({id:o})=>l`<${vb} key=${o} player=${o} view=${e} t=${t} />`)}
        </ul>`}function _b({view:e,t}){if(e.phase!=="buying"||e.market.houses.length===0)return null;let n=Io(e);return l`<p class="fs-high">${n===0?t("fs.bid.none"):t("fs.bid.highest",{bid:n})}</p>`}
function zc({view:e,toAct:t,isHere:n,t:o}){let s=e.phase==="buying",r=s?"houses":"cheques",a=s?xb:kb,i=c=>l`<${Tc} kind=${c} count=${Ue(e.decks[c])} t=${o} />`;return l`<section class="fs-market" data-fs="market" data-here=${n||
void 0} aria-label=${o("fs.market")}>
        <header>
            <h2>${o(`fs.phase.${e.phase}`,{round:e.round})}</h2>
            <${_b} view=${e} t=${o} />
        </header>
        <div class="fs-middle">
            ${i(r)}
            <div class="fs-laid">
                ${t.includes("table")&&l`<p class="fs-hint">${o(`fs.awaited.${r}`)}</p>`}
                <${a} view=${e} t=${o} />
            </div>
            ${s&&i("cheques")}
        </div>
    </section>`}var zo=(e,t,n)=>l`<${ot} kind=${e} cards=${t} t=${n} />`,Uc=(e,t,n,o)=>l`<span>${e+t===0?o("fs.outcome.free"):o(n,{paid:e,refund:t})}</span>`,qc=(e,t,n)=>l`
    ${zo("houses",e,n)}
    <span role="img" aria-label=${n("fs.sold-for")}>→</span>
    ${zo("cheques",t,n)}`,Sb={"left-empty-handed":({refund:e},t)=>l`<span>${t("fs.outcome.nothing",{refund:e})}</span>`,"house-taken":({house:e,paid:t,refund:n},o)=>[zo("houses",[e],o),Uc(t,n,"fs.outc\
ome.taken",o)],"house-won":({house:e,paid:t},n)=>[zo("houses",[e],n),Uc(t,0,"fs.outcome.won",n)],"house-sold":({house:e,cheque:t},n)=>qc([e],[t],n),sweep:({houses:e,cheques:t},n)=>qc(e,t,n)};function Gc({
events:e,t}){let n=Rc(e);return n.length===0?null:l`<section class="fs-outcome" aria-label=${t("fs.outcome")}>
        <h2>${t("fs.outcome")}</h2>
        <ul>
            ${n.map((o,s)=>l`
                <li key=${s} data-outcome=${o.player}><b>${o.player}</b>${Sb[o.type](o,t)}</li>`)}
        </ul>
    </section>`}function Ob(e,t,n,o){let{id:s}=e,r=t.phase==="selling";return[s===o&&"you",n.includes(s)&&"to-act",t.forfeits?.some(({seat:a})=>a===s)&&"forfeited",t.passed.includes(s)&&"passed",r&&Ee(t.choices,s)!==
void 0&&"chosen",r&&Ue(e.houses)===0&&"sold-out",!r&&t.first_player===s&&"starts"].filter(Boolean)}function Wc({count:e,t}){return e===null?l`<${Ic} /><span class="fs-soft">${t("fs.hidden")}</span>`:l`<b class="fs-figure">${e}</b><${st} count=${e} />`}
function Jc({kind:e,cards:t,t:n,inHand:o=!1}){let s=Ue(t),r=ze(t)&&!o;return l`
        <b class="fs-figure">${s}</b>
        ${r&&l`<${ot} kind=${e} cards=${t} t=${n} />`}
        ${!r&&l`<${Lc} kind=${e} count=${s} />`}`}var Uo=({name:e,term:t,children:n})=>l`
    <div class="fs-line fs-line-${e}" data-line=${e}><dt>${t}</dt><dd>${n}</dd></div>`,Eb=({signs:e,t})=>l`
    <ul class="fs-signs" aria-label=${t("fs.signs")}>
        ${e.map(n=>l`<li key=${n} class="fs-sign fs-sign-${n}">${t(`fs.sign.${n}`)}</li>`)}
    </ul>`;function Mb({player:e,number:t,view:n,toAct:o,seat:s,t:r}){let{id:a,coins:i,houses:c,cheques:d}=e,u=Ob(e,n,o,s),p=Ee(n.bids,a),f=u.map(m=>`is-${m}`).join(" ");return l`<li class="fs-seat ${f}" data-seat=${a} style=${Do(
t)}>
        <${Ho} id=${a} number=${t} />
        ${u.length>0&&l`<${Eb} signs=${u} t=${r} />`}
        <dl>
            ${p!==void 0&&l`<${Uo} name="bid" term=${r("fs.bid")}><${Wc} count=${p} /><//>`}
            <${Uo} name="coins" term=${r("fs.coins")}><${Wc} count=${i} t=${r} /><//>
            <${Uo} name="houses" term=${r("fs.houses")}>
                <${Jc} kind="houses" cards=${c} inHand=${a===s} t=${r} />
            <//>
            ${n.phase==="selling"&&l`<${Uo} name="cheques" term=${r("fs.cheques")}>
                <${Jc} kind="cheques" cards=${d} t=${r} />
            <//>`}
        </dl>
    </li>`}function Kc({view:e,toAct:t,seat:n,t:o}){let s={view:e,toAct:t,seat:n,t:o};return l`<section class="fs-seats" aria-label=${o("fs.seats")}>
        <ol data-seats=${e.players.length}>
            ${e.players.map((r,a)=>l`
                <${Mb} key=${r.id} player=${r} number=${a+1} ...${s} />`)}
        </ol>
    </section>`}function Vc({view:e,legal:t,act:n,t:o,seat:s,toAct:r,scores:a,prepared:i,prepare:c,last:d,log:u=d}){let p=l`<${Gc} events=${u} t=${o} />`;return e.phase==="finished"?l`<div class="fs-board" data-phase="finished"><div class="fs-layout"><${Fc} view=${e} scores=${a} t=${o} />${p}</div></div>`:
l`<div class="fs-board" data-phase=${e.phase}><div class="fs-layout fs-playing">
        <${zc} view=${e} toAct=${r} isHere=${!Cb(e,t,s)} t=${o} />
        <${Dc} view=${e} legal=${t} onTap=${tt({act:n,legal:t,view:e,prepared:i,prepare:c})} seat=${s} t=${o} />
        ${p}
        <${Kc} view=${e} toAct=${r} seat=${s} t=${o} />
    </div></div>`}function Cb(e,t,n){let o=e.players.find(({id:s})=>s===n)?.houses;return Array.isArray(o)&&t.some(({type:s})=>s==="sell")}var na=({name:e,amount:t,total:n=!1,children:o})=>l`
    <li class="fs-score-line ${n?"is-total":""}">
        <span class="fs-score-name">${e}</span>
        <span class="fs-score-of">${o}</span>
        <b class="fs-amount">${t}</b>
    </li>`;function Yc({standing:e,t}){let{cheques:n,cheque_total:o,coins:s}=e.breakdown;return l`<ul class="fs-breakdown" aria-label=${t("fs.breakdown.of",{player:e.player})}>
        <${na} name=${t("fs.cheques")} amount=${o}>
            <${ot} kind="cheques" cards=${n} t=${t} />
            <span class="fs-sum">${n.join(" + ")}</span>
        <//>
        <${na} name=${t("fs.coins.left")} amount=${s}><${st} count=${s} /><//>
        <${na} name=${t("fs.total")} amount=${e.total} total=${!0} />
    </ul>`}var Zc=[{kind:"coins",name:"fs.coins",at:{"/players/*/coins":""}},{kind:"house",name:"fs.correct.house",at:{"/market/houses/*":"fs.market","/players/*/houses/*":"","/sold/*":"fs.correct.sold"},of:"hou\
ses",unseen:["/decks/houses/*","/removed/houses/*"],ascending:["/market/houses","/players/*/houses","/sold","/removed/houses"],follow:["/choices/*"]},{kind:"cheque",name:"fs.correct.cheque",at:{"/mark\
et/cheques/*":"fs.market","/players/*/cheques/*":""},of:"cheques",unseen:["/decks/cheques/*","/removed/cheques/*"],ascending:["/market/cheques","/players/*/cheques","/removed/cheques"]}];var Ab={x:60,y:12,width:80,height:112},Tb=[[2,"rotate(-26 100 210)"],[24,"rotate(26 100 210)"],[12,"rotate(0)"]],Xc=()=>l`<svg viewBox="-25 0 250 150" aria-hidden="true" focusable="false">
    ${Tb.map(([e,t])=>l`<g transform=${t}><${jo} value=${e} at=${Ab} /></g>`)}
</svg>`;var Qc={pieces:{".fs-offer > [data-house]":({dataset:e})=>`houses-${e.house}`,".fs-offer > [data-cheque]":({dataset:e})=>`cheques-${e.cheque}`,"[data-sealed][data-chosen=true]":({dataset:e})=>`sealed-${e.
sealed}`,"[data-mini]":({dataset:e})=>e.mini},bids:".fs-line-bid .fs-figure",payments({type:e,player:t,amount:n,refund:o}){return e==="bid"?[{from:t,to:null,amount:n}]:o>0?[{from:null,to:t,amount:o}]:
[]},awards:["house-taken","house-won","house-sold","sweep"]};function eu({legal:e,player:t,view:n,gameSheet:o}){let s=n.players.find(({id:a})=>a===t);if(s===void 0)return e;if(n.phase==="selling")return Lb({legal:e,player:t,seat:s});if(n.phase!=="buying"||s.coins!==
null)return e;let r={minimum:Nb(n,t,o),maximum:null};return[{type:"bid",player:t,amount:r},{type:"pass",player:t}]}function Lb({legal:e,player:t,seat:n}){return Ue(n.houses)>1?null:ze(n.houses)?e:[{type:"\
sell",player:t}]}function Nb(e,t,n){let o=r=>e.options[r]??pe(n,e,r);if(Object.keys(e.bids).length===0)return o("minimum_opening_bid");let s=Io(e);return o("raise")==="exceed"?s+1:Math.max(s,(Ee(e.bids,
t)??0)+1)}function tu({view:e,seat:t,t:n}){let{coins:o,houses:s,cheques:r}=e.players.find(({id:i})=>i===t),a=(i,c)=>c.length>0&&l`
        <div class="fs-line"><dt>${n(`fs.${i}`)}</dt><dd><${ot} kind=${i} cards=${c} t=${n} /></dd></div>`;return l`
        <dl class="fs-own">
            <div class="fs-line"><dt>${n("fs.coins")}</dt><dd><b class="fs-figure">${o}</b><${st} count=${o} /></dd></div>
            ${a("houses",s)}
            ${a("cheques",r)}
        </dl>`}var nu=({ruleset:e,variant:t,options:n,players:o})=>({ruleset:e,variant:t,options:n,players:o.map(s=>({id:s,coins:null,cheques:[]}))}),oa=(e,t,n)=>({...e,players:e.players.map(o=>o.id===t?{...o,...n(o)}:
o)}),ou=(e,t,n)=>oa(e,t,()=>({coins:n})),su=(e,t,n)=>oa(e,t,({cheques:o})=>({cheques:[...o,n].sort((s,r)=>s-r)})),ru=(e,t,n)=>oa(e,t,({cheques:o})=>({cheques:o.filter((s,r)=>r!==n)})),au=({ruleset:e,variant:t,
options:n,players:o})=>({ruleset:e,variant:t,options:n,players:o.map(({id:s,coins:r,cheques:a})=>({id:s,...r!==null&&{coins:r},cheques:a}))});var Rb=(e,t)=>e.some(({pointer:n})=>n?.startsWith(`/players/${t}/`));function Bb({player:e,active:t,choose:n,error:o,t:s}){let{id:r,cheques:a}=e,i={count:a.length,total:Bc(e)};return l`
        <button type="button" aria-pressed=${String(t)} data-pad-player=${r} onClick=${()=>n(r)}>
            <b>${r}</b>
            <span>${s("fs.pad.so-far",i)}</span>
            ${o&&l`<span class="fs-error">${s("fs.pad.error")}</span>`}
        </button>`}function jb({player:e,draft:t,change:n,t:o}){let s=({currentTarget:{value:r}})=>n(ou(t,e.id,r===""?null:Math.max(0,Math.trunc(Number(r)))));return l`<label class="fs-coin-field">
        <span>${o("fs.pad.coins",{player:e.id})}</span>
        <input type="number" inputmode="numeric" min="0" step="1" name=${`coins/${e.id}`} onInput=${s}
            value=${e.coins??""} data-pointer=${`/players/${t.players.indexOf(e)}/coins`} />
    </label>`}function Pb({player:e,draft:t,change:n,t:o}){if(e.cheques.length===0)return l`<p class="fs-soft">${o("fs.pad.none")}</p>`;let s=(r,a)=>({"aria-label":o("fs.pad.remove",{cheque:r,player:e.
id}),"data-taken":r,onClick:()=>n(ru(t,e.id,a))});return l`<ul class="fs-picks" aria-label=${o("fs.pad.taken",{player:e.id})}>
        ${e.cheques.map((r,a)=>l`<li key=${`${r}/${a}`}>
            <${Mt} kind="cheques" value=${r} props=${s(r,a)} />
        </li>`)}
    </ul>`}function Ib({player:e,draft:t,change:n,gameSheet:o,t:s}){let r=(a,i)=>({"aria-label":s("fs.pad.add",{cheque:a,player:e.id,count:i}),"data-pick":a,disabled:i<=0,onClick:()=>n(su(t,e.id,a))});
return l`<ul class="fs-picks" aria-label=${s("fs.pad.left")}>
        ${jc(t,o).map(([a,i])=>l`<li key=${a}>
            <${Mt} kind="cheques" value=${a} props=${r(a,i)} />
            <span class="fs-note" aria-hidden="true">× ${i}</span>
        </li>`)}
    </ul>`}function iu({draft:e,change:t,gameSheet:n,t:o,errors:s=[]}){let[r,a]=g(null),i=e.players.find(({id:d})=>d===r)??e.players[0],c={player:i,draft:e,change:t,t:o};return l`<div class="fs-pad">
        <div class="fs-tabs" role="group" aria-label=${o("fs.pad.who")}>
            ${e.players.map((d,u)=>l`<${Bb} key=${d.id} player=${d} active=${d===i}
                choose=${a} error=${Rb(s,u)} t=${o} />`)}
        </div>
        <section class="fs-pad-player" aria-label=${i.id}>
            <${jb} key=${i.id} ...${c} />
            <h2>${o("fs.pad.taken",{player:i.id})}</h2>
            <${Pb} ...${c} />
            <h2>${o("fs.pad.left")}</h2>
            <${Ib} ...${c} gameSheet=${n} />
        </section>
    </div>`}var lu={id:"for-sale",Emblem:Xc,Board:Vc,label:Jt,Actions:Pc,Piece:({component:e,value:t,t:n})=>l`<${Be} kind=${e} value=${t} t=${n} />`,Breakdown:Yc,scorePad:{empty:nu,Form:iu,request:au},corrections:Zc,
sealed:["sell"],openly:eu,Own:tu,motion:Qc};var rt=["blue","green","yellow","purple","red","white"],Fb=[12,24,36].map(e=>`M3 ${e}q5.25-6 10.5 0t10.5 0 10.5 0 10.5 0`).join(""),Db=[9,24,39].map(e=>[9,19,29,39].map(t=>`M${t} ${e}h.01`).join("")).
join(""),cu="M3 15L15 3M3 27L27 3M3 39L39 3M9 45L45 9M21 45L45 21M33 45L45 33",Hb=`${cu}M33 3L45 15M21 3L45 27M9 3L45 39M3 9L39 45M3 21L27 45M3 33L15 45`,zb="M3 13.5h42M3 24h42M3 34.5h42M17 3v10.5M33 \
3v10.5M9 13.5v10.5M40 13.5v10.5M8 24v10.5M39 24v10.5M17 34.5v10.5M33 34.5v10.5",Ub={blue:Fb,green:Db,yellow:cu,purple:Hb,red:zb,white:"M9 9h30v30h-30z"},An=({box:e,kind:t,piece:n,children:o})=>l`<svg class=${`\
es-piece ${t}`} data-piece=${n} viewBox=${e} aria-hidden="true" focusable="false">${o}</svg>`,ce=({colour:e,value:t})=>l`
    <${An} box="0 0 48 48" kind=${`es-cube es-${e}`} piece=${t==null?void 0:`${e}-${t}`}>
        <rect class="es-face" x="1.5" y="1.5" width="45" height="45" rx="5" />
        <path class=${`es-pattern${e==="green"?" es-pattern--dots":""}`} d=${Ub[e]} />
        <path class="es-gleam" d="M6 4.5h36" />
        ${t!=null&&l`<circle class="es-plate" cx="24" cy="24" r="13.5" /><text x="24" y="32">${t}</text>`}
    <//>`,qe=({value:e})=>l`
    <${An} box="0 0 60 32" kind=${`es-roof${e==null?" es-roof--back":""}`}>
        <path class="es-face" d="M1.5 30.5L13 4.5Q14 2.5 16.5 2.5H43.5Q46 2.5 47 4.5L58.5 30.5Z" />
        <path class="es-pattern" d="M10 12h8M42 12h8M7 21h11M42 21h11" />
        <text x="30" y="25">${e??"?"}</text>
    <//>`,qb={shorten:"−",lengthen:"+"},sa=(e,t)=>`${qb[t]??"±"}${e}`,ra=({value:e,effect:t})=>l`
    <${An} box="0 0 48 48" kind=${`es-permit es-permit--${t??"open"}`} piece=${`permit-${e}`}>
        <path class="es-post" d="M24 30v17" />
        <rect class="es-face" x="2" y="5" width="44" height="27" rx="3" />
        <path class="es-pattern" d="M6 9h36v19H6z" />
        <text x="24" y="26">${sa(e,t)}</text>
    <//>`,Kt=()=>l`
    <${An} box="0 0 48 48" kind="es-mayor" piece="mayor">
        <path class="es-face" d="M12 5Q24 1 36 5L34 31H14Z" />
        <path class="es-band" d="M13.6 23H34.4L34 30H14Z" />
        <path class="es-face" d="M3 31Q24 25 45 31Q46 37 24 39Q2 37 3 31Z" />
        <text x="24" y="19">×2</text>
    <//>`,Gb=()=>l`
    <${An} box="0 0 48 48" kind="es-cancel" piece="cancel">
        <rect class="es-face" x="3" y="3" width="42" height="42" rx="5" />
        <path class="es-cross" d="M14 14L34 34M34 14L14 34" />
    <//>`,qo=()=>l`
    <svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true"><path class="es-gavel" d="M3 17.5h8M5.5 5.5l5-3.5 4 5.5-5 3.5zM12 9l6 6" /></svg>`;function be({piece:e,effect:t}){return e.kind==="cube"?
l`<${ce} colour=${e.colour} value=${e.value} />`:e.kind==="rooftop"?l`<${qe} value=${e.value} />`:e.kind==="permit"?l`<${ra} value=${e.value} effect=${t} />`:e.kind==="mayor"?l`<${Kt} />`:l`<${Gb} />`}
function re(e,t){let n=e.colour&&t(`es.colour.${e.colour}`);return t(`es.piece.${e.kind}`,{colour:n,value:e.value})}var ia=e=>e.lots.length===e.requirement&&e.lots.every(t=>t.rooftop!==null),aa=({value:e,effect:t})=>t==="shorten"?-e:e,uu=(e,t)=>e.reduce((n,o)=>n+aa(o),t.requirement);function Tn(e,{row:t,effect:n,permit:o}){
let s=e.board[t];return n?s.requirement+aa({value:e.placing.piece.value,effect:n}):s.requirement-aa(s.permits.find(r=>r.value===o))}function Go({piece:e},t){if(e.kind!=="cube")return e;let n=t.market[e.
row-1];return{kind:"cube",...n[e.end==="left"?0:n.length-1]}}function Ct(e){let t=Object.entries(e.bids).sort(([,n],[,o])=>o-n);return t.length>0?{player:t[0][0],amount:t[0][1]}:null}function du(e,t,n){
let o=t.at(-1);return o===void 0||!n&&o.value>e.value}var pu=(e,t)=>t.cash*e.length,fu={rows:3,length:8};function at(e,t,n){return e.type==="offer"?Wb(e,t,n):e.type==="place"?Jb(e,t,n):e.type==="sell"||e.type==="keep"?t(`es.${e.type}`,Ct(n.auction)):e.type==="reveal"?re({kind:"rooftop",value:e.rooftop},t):
t(`es.${e.type}`,{amount:e.amount})}function Wb(e,t,n){let{piece:o}=e;if(o.kind==="rooftop")return t("es.offer.rooftop");if(o.kind!=="cube")return t("es.offer.piece",{piece:re(o,t)});let s=t(`es.end.${o.
end}`,{row:o.row});return t("es.offer.cube",{piece:re(Go(e,n),t),where:s})}function Jb(e,t,n){let o=t(`es.row.${e.row}`);if(e.effect)return t(`es.place.${e.effect}`,{row:o,to:Tn(n,e)});if(e.permit)return t(
"es.place.cancel",{row:o,permit:e.permit,to:Tn(n,e)});if(!e.lot)return t("es.place.mayor",{row:o});let s=n.board[e.row].lots[e.lot-1];return s?t("es.place.building",{row:o,lot:e.lot,building:Ln(s,t)}):
t("es.place.lot",{row:o,lot:e.lot})}var Ln=(e,t)=>e.cubes.map(n=>t("es.cube",{colour:t(`es.colour.${n.colour}`),value:n.value})).join(", ");var Kb={offer:"pieces",place:"land"},Wo=e=>JSON.stringify(e);function Vb({action:e,act:t,t:n,view:o}){let s=Go(e,o),r=s.kind==="rooftop"?n("es.supply.next"):re(s,n);return l`
        <button type="button" class="es-actions__offer" data-action=${Wo(e)} onClick=${()=>t(e)}>
            <${be} piece=${s} /><span>${r}</span>
        </button>`}function mu({view:e,legal:t,act:n,isConfirming:o,t:s}){if(o)return null;let r=u=>t.filter(({type:p})=>u===(Kb[p]??"words")),[a,i,c]=["pieces","land","words"].map(r),d=u=>l`
        <button type="button" class=${`action ${u.type}`} key=${Wo(u)} data-action=${Wo(u)} onClick=${()=>n(u)}>
            ${at(u,s,e)}
        </button>`;return l`
        <div class="es es-actions">
            ${c.map(d)}
            ${i.length>0&&l`
                <p>${s("es.choose.place")}</p>
                <details>
                    <summary>${s("es.choose.list",{count:i.length})}</summary>
                    <div class="es-actions">${i.map(d)}</div>
                </details>`}
            ${a.length>0&&l`
                <div role="group" aria-label=${s("es.offers")}>
                    <p class="es-note" aria-hidden="true">${s("es.offers")}</p>
                    <div class="es-actions__offers">
                        ${a.map(u=>l`<${Vb} key=${Wo(u)} action=${u} act=${n} t=${s} view=${e} />`)}
                    </div>
                </div>`}
        </div>`}var Yb={offer:(e,t)=>[t("es.block.offer",{player:e.auctioneer}),e.stowed?t("es.block.stowed"):""],reveal:(e,t)=>[t("es.block.reveal",{player:e.auctioneer}),t("es.block.reveal.do")],bidding:(e,t)=>[$u(
e,t),Zb(e,t)],settling:(e,t)=>[$u(e,t),t("es.block.settle",{...Ct(e.auction),auctioneer:e.auctioneer})],placing:(e,t)=>[t("es.block.placing",{player:e.placing.player,piece:re(e.placing.piece,t)}),t(`e\
s.block.placing.${e.placing.piece.kind}`)],finished:(e,t)=>[t("es.block.finished"),t(`es.end.by.${e.ended_by}`)]},$u=(e,t)=>t("es.block.offered",{player:e.auctioneer,piece:re(e.auction.piece,t)});function Zb(e,t){
let n=Ct(e.auction);return n?t("es.block.bid",n):t("es.block.no-bid")}function Xb({phase:e,auction:t,placing:n}){return e==="reveal"?{kind:"rooftop"}:t?.piece??n?.piece}function hu({view:e,t}){let n=Xb(
e),[o,s]=Yb[e.phase](e,t);return l`
        <section class="es-block" aria-labelledby="es-block" data-here=${["bidding","settling","reveal"].includes(e.phase)||void 0}>
            <div class="es-block__piece">${n?l`<${be} piece=${n} />`:l`<${qo} />`}</div>
            <div>
                <h2 id="es-block">${o}</h2>
                <p class="es-block__line">${s}</p>
            </div>
        </section>`}var bu={"permit-1":{kind:"permit",value:1},"permit-2":{kind:"permit",value:2},"permit-3":{kind:"permit",value:3},mayor:{kind:"mayor"},cancel:{kind:"cancel"}},gu=(e,t)=>e.kind===t.kind&&e.value===t.value;
function la({action:e,name:t,kind:n,onTap:o,t:s,view:r,children:a}){if(!e)return l`<span class=${`es-offer ${n}`} role="img" aria-label=${t}>${a}</span>`;let i=se({label:at(e,s,r),...o(e)});return l`<button type="button" class=${`\
es-offer es-target ${n}`} ...${i}>${a}</button>`}function Qb({cubes:e,number:t,offers:n,...o}){let s=a=>a===0?"left":a===e.length-1?"right":null,r=a=>n.find(({piece:i})=>i.row===t&&i.end===s(a));return l`
        <li class="es-market__row">
            <span class="es-market__number" aria-hidden="true">${t}</span>
            ${e.map((a,i)=>l`
                <${la} action=${r(i)} name=${re({kind:"cube",...a},o.t)} kind="es-offer--cube" ...${o}>
                    <${ce} ...${a} />
                <//>`)}
            ${e.length===0&&l`<span class="es-note">${o.t("es.market.empty")}</span>`}
        </li>`}function yu({view:e,legal:t,onTap:n,t:o}){let s=t.filter(({type:r,piece:a})=>r==="offer"&&a.kind==="cube");return l`
        <section class="es-panel es-market" aria-labelledby="es-market">
            <h2 id="es-market">${o("es.market")}</h2>
            <ol class="es-market__rows">
                ${e.market.map((r,a)=>l`
                    <${Qb} cubes=${r} number=${a+1} offers=${s} onTap=${n} t=${o} view=${e} />`)}
            </ol>
            <${sg} certificates=${e.certificates} t=${o} />
        </section>`}var eg=e=>e.hidden??e.length??e;function tg({view:e,legal:t,onTap:n,t:o}){let s=eg(e.rooftops),r=t.find(({type:a,piece:i})=>a==="offer"&&i.kind==="rooftop");return l`
        <li class="es-slot">
            <${la} action=${r} name=${o("es.rooftops.left",{count:s})} kind="es-offer--pile" onTap=${n} t=${o} view=${e}>
                ${s>0?l`<${qe} />`:l`<span class="es-gone"></span>`}
            <//>
            <span class="es-slot__note" aria-hidden="true">${o("es.rooftops.left",{count:s})}</span>
        </li>`}function ng({id:e,view:t,legal:n,onTap:o,t:s}){let r=bu[e],a=re(r,s),i=t.specials.includes(e),c=n.find(d=>d.type==="offer"&&gu(d.piece,r));return l`
        <li class="es-slot">
            ${i?l`<${la} action=${c} name=${a} kind="es-offer--special" onTap=${o} t=${s} view=${t}>
                    <${be} piece=${r} />
                <//>`:l`<span class="es-offer es-gone" aria-hidden="true"></span>`}
            <span class="es-slot__note" aria-hidden=${i?"true":void 0}>${i?a:s("es.gone",{name:a,where:s(og(e,r,t))})}</span>
        </li>`}function og(e,t,n){if(n.out_of_game.includes(e))return"es.gone.out";let o=n.auction?.piece??n.placing?.piece;return o&&gu(o,t)?"es.gone.auction":"es.gone.board"}var wu=e=>l`
    <section class="es-panel es-supply" aria-labelledby="es-supply">
        <h2 id="es-supply">${e.t("es.supply")}</h2>
        <ul class="es-slots">
            <${tg} ...${e} />
            ${Object.keys(bu).map(t=>l`<${ng} key=${t} id=${t} ...${e} />`)}
        </ul>
    </section>`,ca=({colour:e,t})=>l`
    <li class="es-deed"><${ce} colour=${e} /><span>${t(`es.colour.${e}`)}</span></li>`;function sg({certificates:e,t}){let n=rt.filter(o=>!(o in e));return n.length===0?null:l`
        <h3 class="es-market__free">${t("es.certificates.free")}</h3>
        <ul class="es-deeds">${n.map(o=>l`<${ca} key=${o} colour=${o} t=${t} />`)}</ul>`}var Jo=({cubes:e,rooftop:t,ghost:n})=>l`
    <span class="es-stack">
        ${e.map(o=>l`<${ce} ...${o} />`)}
        ${t!=null&&l`<${qe} value=${t} />`}
        ${n&&l`<span class="es-ghost"><${be} piece=${n} /></span>`}
    </span>`;var Me=["upper","middle","lower"],ua=e=>e<0?`−${-e}`:`${e}`,Vt=e=>e>0?`+${e}`:ua(e);var Yt=({target:e,kind:t,children:n})=>l`
    <span class=${`es-spot ${t}`}><button type="button" class="es-target" ...${se(e)}></button>${n}</span>`;function rg({lot:e,building:t,oneCube:n,beyond:o,t:s}){let r=n?` ${s("es.lot.one-cube")}`:"";if(!t)return`${s(o?"es.lot.beyond":"es.lot.empty",{lot:e})}${r}`;let a=t.rooftop===null?s("es.lot.open"):s(
"es.lot.roofed",{value:t.rooftop});return`${s("es.lot.built",{lot:e,stack:Ln(t,s)})} ${a}${r}`}function ag({permit:e,target:t,t:n}){let o=l`<${be} piece=${{kind:"permit",value:e.value}} effect=${e.effect} />`;
if(t)return l`<${Yt} kind="es-sign" target=${t}>${o}<span class="es-strike"></span><//>`;let s=n("es.sign",{permit:e.value,sign:sa(e.value,e.effect)});return l`<span class="es-sign" role="img" aria-label=${s}>${o}</span>`}
var ig=({target:e})=>l`
    <${Yt} kind="es-sign" target=${e}>
        <span class="es-ghost"><${be} piece=${e.ghost} effect=${e.effect} /></span>
    <//>`,lg=({points:e,player:t})=>l`
    <span class=${`es-points ${e<0?"es-points--bad":"es-points--good"}`}>
        <b>${Vt(e)}</b>
        <span class="es-points__holder">${t}</span>
    </span>`;function xu({lot:e,building:t,row:n,beyond:o,beside:s,oneCube:r,targets:a,fresh:i,scored:c,t:d}){let u=a.lots[e],p=["es-lot",o&&"es-lot--beyond",e===n.requirement&&"es-lot--last",r&&"es-l\
ot--dirt",i&&"es-lot--fresh",u?.pressed&&"es-lot--chosen"],f=l`<${Jo} cubes=${t?.cubes??[]} rooftop=${t?.rooftop} ghost=${u?.ghost} />`,m=e===n.requirement+1?n.permits:[];return l`
        <li class=${p.filter(Boolean).join(" ")}>
            <div class="es-lot__air">
                ${m.map(h=>l`<${ag} permit=${h} target=${a.cancels[h.value]} t=${d} />`)}
                ${a.signs[e]&&l`<${ig} target=${a.signs[e]} />`}
                ${u?l`<${Yt} kind="es-lot__hit" target=${u}>${f}<//>`:t&&f}
            </div>
            ${!s&&l`
                <span class="es-ground" aria-hidden="true"><span>${e}</span>${r&&l`<small>${d("es.one-floor")}</small>`}</span>`}
            ${!u&&!s&&l`<span class="es-hidden">${rg({lot:e,building:t,oneCube:r,beyond:o,t:d})}</span>`}
            ${c&&(t?l`<${lg} ...${c.find(h=>h.lot===e)} />`:l`<span class="es-points"></span>`)}
        </li>`}var vu={lots:{},signs:{},cancels:{},mayor:null};function cg({mayor:e,target:t,t:n}){if(t)return l`<${Yt} kind="es-street" target=${t}><span class="es-ghost"><${Kt} /></span><//>`;let o=e&&l`<span role="img" aria-label=${n(
"es.mayor-here")}><${Kt} /></span>`;return l`<div class="es-street">${o}</div>`}function ug({name:e,row:t,t:n}){let o=ia(t),s=t.lots.filter(r=>r.rooftop!==null).length;return l`
        <div class="es-row__head">
            <h2>${n(`es.row.${e}`)}</h2>
            <p class="es-row__need">${n("es.row.finished",{roofed:s,requirement:t.requirement})}</p>
            <p class=${`es-row__state${o?" es-row__state--complete":""}`}>
                ${o?l`<span aria-hidden="true">✓ </span>`:""}${n(o?"es.row.complete":"es.row.incomplete")}
            </p>
        </div>`}function dg(e,t,n){let o=Math.max(e.lots,t.requirement+1,...Object.keys(n).map(Number));return Array.from({length:o},(s,r)=>r+1)}function pg({name:e,row:t,components:n,targets:o,fresh:s,
scored:r,t:a}){let i=n.requirement,c=p=>l`
        <${xu} key=${p} lot=${p} building=${t.lots[p-1]} row=${t} beyond=${p>t.requirement}
            beside=${p>n.lots} oneCube=${n.one_cube_lots[e].includes(p)} targets=${o}
            fresh=${s===p} scored=${r} t=${a} />`,d=(p,f)=>l`<ol class=${`es-lots es-lots--${f}`} start=${p[0]}>${p.map(c)}</ol>`,u=dg(n,t,o.signs);return l`
        <section class=${`es-row${ia(t)?" es-row--complete":""}`} aria-label=${a(`es.row.${e}`)} data-pointer=${`/board/${e}`}>
            <${ug} name=${e} row=${t} t=${a} />
            <div class="es-row__land">
                <${cg} mayor=${t.mayor} target=${o.mayor} t=${a} />
                ${d(u.slice(0,i),"near")}
                <span class="es-river" aria-hidden="true"></span>
                ${d(u.slice(i),"far")}
            </div>
        </section>`}var ku=2/3,fg=e=>e?e.ghost?.kind==="rooftop"?ku:1:0;function mg(e,t){let n=e.lots.map(({cubes:s,rooftop:r},a)=>s.length+(r===null?0:ku)+fg(t.lots[a+1])),o=e.permits.length+Object.keys(
t.signs).length;return Math.max(2,o,...n)}function $g(e){let t=[...e.querySelectorAll(".es-target")].map(s=>s.offsetLeft-e.offsetLeft+s.offsetWidth),n=Math.min(...t),o=e.scrollLeft+e.clientWidth;t.length>
0&&(n>o||n<e.scrollLeft)&&(e.scrollLeft=n-e.clientWidth/2)}function Ko({board:e,components:t,targets:n={},fresh:o,scores:s,isHere:r=!1,leave:a,t:i}){let c=M(null);ke(c,".es-target",a);let d=s?.standings.
flatMap(({player:p,breakdown:f})=>f.buildings.map(m=>({...m,player:p})));k(()=>$g(c.current),[e]);let u=Me.reduce((p,f)=>p+mg(e[f],n[f]??vu),0);return l`
        <div class="es-rows" data-here=${r||void 0} ref=${c} role="region" aria-label=${i("es.rows")} tabindex="0" style=${{"--es-floors":u.toFixed(2)}}>
            ${Me.map(p=>l`
                <${pg} key=${p} name=${p} row=${e[p]} components=${t} targets=${n[p]??vu}
                    fresh=${o?.row===p?o.lot:void 0} scored=${d?.filter(f=>f.row===p)} t=${i} />`)}
        </div>`}var _u=()=>l`
    <svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true">
        <circle class="es-coin" cx="10" cy="10" r="8.5" /><circle class="es-coin__rim" cx="10" cy="10" r="5.5" />
    </svg>`,Su=()=>l`
    <svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true">
        <rect class="es-box" x="2" y="6" width="16" height="11" rx="2" /><path class="es-box__lid" d="M2 10h16M6 3.5h8" />
    </svg>`,Vo=({icon:e,name:t,figure:n,t:o})=>l`
    <div class="es-money">
        <dt><${e} />${o(t)}</dt>
        <dd>${n===null?l`<i>${o("es.hidden")}</i>`:n}</dd>
    </div>`;function hg(e,{auctioneer:t,auction:n,placing:o,phase:s},r){return s==="finished"?null:o?.player===e?r("es.seat.places"):e===t?r("es.seat.auctioneer"):n?e in n.bids?r("es.seat.bid",{amount:n.
bids[e]}):n.passed.includes(e)?r("es.seat.passed"):r(n.turn===e?"es.seat.speaks":"es.seat.waits"):null}function bg({player:e,number:t,view:n,acts:o,own:s,t:r}){let a=rt.filter(d=>n.certificates[d]===e.
id),i=hg(e.id,n,r),c=n.auction&&e.id in n.auction.bids;return l`
        <li class=${`es-seat${o?" es-seat--acts":""}`} style=${{"--seat":`var(--player-${t})`}} data-player=${e.id}>
            <div class="es-seat__name">
                <span class="es-seat__number" aria-hidden="true">${t}</span>
                <b>${e.id}</b>
                ${s&&l`<span class="es-seat__own">${r("es.seat.own")}</span>`}
                ${n.forfeits?.some(({seat:d})=>d===e.id)&&l`<span class="es-seat__doing">${r("scores.forfeited")}</span>`}
                ${i&&l`<span class=${`es-seat__doing${c?" es-seat__doing--bid":""}`}>
                    ${e.id===n.auctioneer&&l`<${qo} />`}${i}
                </span>`}
            </div>
            <dl class="es-seat__money">
                <${Vo} icon=${_u} name="es.cash" figure=${e.cash} t=${r} />
                <${Vo} icon=${Su} name="es.cash-box" figure=${e.cash_box} t=${r} />
            </dl>
            ${a.length>0?l`<ul class="es-deeds" aria-label=${r("es.certificates")}>
                    ${a.map(d=>l`<${ca} key=${d} colour=${d} t=${r} />`)}
                </ul>`:l`<p class="es-note">${r("es.certificates.none")}</p>`}
        </li>`}var Ou=({view:e,toAct:t,seat:n,t:o})=>l`
    <section class="es-players" aria-labelledby="es-seats">
        <h2 id="es-seats" class="es-hidden">${o("es.seats")}</h2>
        <ol class="es-seats">
            ${e.players.map((s,r)=>l`
                <${bg} key=${s.id} player=${s} number=${r+1} view=${e} acts=${t.includes(s.id)}
                    own=${s.id===n} t=${o} />`)}
        </ol>
    </section>`;function Eu({view:e,seat:t,t:n}){let{cash:o,cash_box:s}=e.players.find(({id:r})=>r===t);return l`
        <dl class="es es-own es-seat__money">
            <${Vo} icon=${_u} name="es.cash" figure=${o} t=${n} />
            <${Vo} icon=${Su} name="es.cash-box" figure=${s} t=${n} />
        </dl>`}var da=()=>({lots:{},signs:{},cancels:{},mayor:null});function Mu({view:e,legal:t,onTap:n,name:o}){let s={upper:da(),middle:da(),lower:da()};for(let r of t.filter(a=>a.type==="place")){let a={label:o(
r),...n(r),ghost:e.placing.piece};gg(s[r.row],r,a,e)}return s}function gg(e,t,n,o){t.lot?e.lots[t.lot]=n:t.effect?e.signs[Tn(o,t)+1]={...n,effect:t.effect}:t.permit?e.cancels[t.permit]=n:e.mayor=n}var yg=e=>e.find(t=>t.type==="placed"&&t.lot);function Cu({view:e,gameSheet:t,legal:n,act:o,t:s,seat:r,toAct:a,scores:i,prepared:c,prepare:d,last:u=[]}){let p=tt({act:o,legal:n,view:e,prepared:c,prepare:d}),
f=Mu({view:e,legal:n,onTap:p,name:$=>at($,s,e)}),m=M(null),h=()=>d?.(et);return ke(m,".es-target",h),l`
        <div class="es">
            <div class=${`es-layout es-layout--${e.phase}`}>
                <${hu} view=${e} t=${s} />
                <${Ko} board=${e.board} components=${t.components} targets=${f} leave=${h} isHere=${e.phase==="placing"}
                    fresh=${yg(u)} scores=${i} t=${s} />
                <div class="es-stocks" ref=${m} data-here=${e.phase==="offer"||void 0}>
                    <${yu} view=${e} legal=${n} onTap=${p} t=${s} />
                    <${wu} view=${e} legal=${n} onTap=${p} t=${s} />
                </div>
                <${Ou} view=${e} toAct=${a} seat=${r} t=${s} />
            </div>
        </div>`}var Au=e=>e.reduce((t,n)=>t+n,0),wg=({building:e})=>l`
    <span class="es-lying" aria-hidden="true">
        ${e.cubes.map((t,n)=>l`
            <${ce} colour=${n===e.cubes.length-1?e.colour:"plain"} value=${t} />`)}
        ${e.rooftop!==null&&l`<${qe} value=${e.rooftop} />`}
    </span>`;function xg({cubes:e,rooftop:t,mayor:n},o){let s=t===null?e:[...e,t],r=Au(s),a=s.length>1?`${s.join(" + ")} = ${r}`:`${r}`;return n?`${a}; ${o("es.sheet.doubled",{sum:r,doubled:2*r})}`:a}
function vg({rooftop:e,complete:t,points:n},o){return o(e===null?n===0?"es.sheet.unroofed-nothing":"es.sheet.unroofed":t?"es.sheet.complete":"es.sheet.incomplete")}var kg=({building:e,t})=>l`
    <tr>
        <td>
            <${wg} building=${e} />
            <span class="es-sheet__where">${t("es.sheet.where",{row:t(`es.row.${e.row}`),lot:e.lot})}</span>
            <span class="es-sheet__sum">${xg(e,t)}</span>
            <span class="es-sheet__why">${vg(e,t)}</span>
        </td>
        <td class="es-number">${Vt(e.points)}</td>
    </tr>`,_g=({colour:e,buildings:t,t:n})=>l`
    <tbody>
        <tr class="es-sheet__company">
            <th scope="rowgroup"><${ce} colour=${e} /> ${n(`es.colour.${e}`)}</th>
            <td class="es-number">${Vt(Au(t.map(({points:o})=>o)))}</td>
        </tr>
        ${t.map(o=>l`<${kg} key=${`${o.row}${o.lot}`} building=${o} t=${n} />`)}
    </tbody>`;function Tu({standing:e,t}){let{buildings:n,cash_box:o}=e.breakdown,s=rt.map(r=>[r,n.filter(a=>a.colour===r)]);return l`
        <div class="es"><table class="es-sheet">
            <caption class="es-hidden">${t("es.sheet.of",{player:e.player})}</caption>
            <thead class="es-hidden"><tr><th scope="col">${t("es.sheet.buildings")}</th><th scope="col">${t("es.sheet.points")}</th></tr></thead>
            ${s.filter(([,r])=>r.length).map(([r,a])=>l`
                <${_g} key=${r} colour=${r} buildings=${a} t=${t} />`)}
            <tbody>
                <tr><th scope="row">${t("es.cash-box")}</th><td class="es-number">${Vt(o)}</td></tr>
            </tbody>
            <tfoot>
                <tr><th scope="row">${t("es.sheet.total")}</th><td class="es-number"><b>${ua(e.total)}</b></td></tr>
            </tfoot>
        </table></div>`}var Lu=[{kind:"cash",name:"es.cash",at:{"/players/*/cash":"es.cash","/players/*/cash_box":"es.cash-box"}},{kind:"certificate",name:"es.certificates",at:{"/certificates/*":""},choices:{"/certificates/*":"\
players"}},{kind:"cube",name:"es.correct.cube",at:{"/market/*/*":"es.correct.market","/auction/piece":"es.gone.auction","/placing/piece":"es.correct.placing","/board/*/lots/*/cubes/*":"es.correct.boar\
d"},of:"cubes"},{kind:"rooftop",name:"es.correct.rooftop",at:{"/auction/piece":"es.gone.auction","/placing/piece":"es.correct.placing","/board/*/lots/*/rooftop":"es.correct.board"},of:"rooftops",unseen:[
"/rooftops/*"]},{kind:"placed",name:"es.correct.placed",at:{"/board/*/lots":"es.correct.board"},pile:"cubes",empty:{cubes:[],rooftop:null}}];function Nu(e,t){if(e!==null&&typeof e=="object")return t("\
es.cube",{colour:t(`es.colour.${e.colour}`),value:e.value});let n={upper:"es.row.upper",middle:"es.row.middle",lower:"es.row.lower"}[e];return n!==void 0?t(n):["blue","green","yellow","purple","red","\
white"].includes(e)?t(`es.colour.${e}`):String(e)}function Ru({ruleset:e,variant:t,options:n,players:o},{components:s}){return{components:s,ruleset:e,variant:t,options:n,players:o.map(r=>({id:r,cash:s.cash,cash_box:0})),certificates:{},rows:{upper:[],
middle:[],lower:[]},permits:{},mayor:null,chosen:{row:"upper",lot:1}}}function Bu({ruleset:e,variant:t,options:n,players:o,certificates:s,...r}){let a=fa(r).filter(i=>s[i]);return{ruleset:e,variant:t,
options:n,players:o,certificates:Object.fromEntries(a.map(i=>[i,s[i]])),board:pa(r)}}var pa=e=>Object.fromEntries(Me.map(t=>[t,Sg(e,t)]));function Sg({rows:e,permits:t,mayor:n,components:o},s){let a=Object.
entries(t).filter(([,i])=>i.row===s).map(([i,{effect:c}])=>({value:Number(i),effect:c}));return{lots:e[s],permits:a,requirement:uu(a,o),mayor:n===s}}var ju=({rows:e})=>Me.flatMap(t=>e[t]).flatMap(t=>t.
cubes),fa=e=>[...new Set(ju(e).map(({colour:t})=>t))],Og=(e,t)=>ju(e).some(({colour:n,value:o})=>n===t.colour&&o===t.value),Eg=({rows:e},t)=>Me.flatMap(n=>e[n]).filter(n=>n.rooftop===t).length,it=({rows:e,
chosen:t})=>e[t.row][t.lot-1]??{cubes:[],rooftop:null};function Nn(e,t){let{row:n,lot:o}=e.chosen,s=e.rows[n].slice();return s.splice(o-1,1,...t.cubes.length?[t]:[]),{...e,rows:{...e.rows,[n]:s}}}function Pu(e,t){
let{cubes:n,rooftop:o}=it(e);return Nn(e,{cubes:[...n,t],rooftop:o})}var Iu=(e,t)=>Nn(e,{...it(e),rooftop:t}),Fu=e=>Nn(e,{cubes:it(e).cubes.slice(0,-1),rooftop:null});function Du(e,t){let{row:n,lot:o}=e.
chosen,s=e.components.one_cube_lots[n].includes(o);return!Og(e,t)&&du(t,it(e).cubes,s)}function Hu(e,t){let{cubes:n,rooftop:o}=it(e),s=e.components.rooftops.filter(r=>r===t).length;return n.length>0&&
(o===t||Eg(e,t)<s)}var zu=({players:e})=>e.reduce((t,{cash:n,cash_box:o})=>t+n+o,0);var ma=({cubes:e,disabled:t,pick:n,t:o})=>l`
    <div class="es-palette__cubes" role="group" aria-label=${o("es.pad.cubes")}>
        ${e.map(s=>l`
            <button type="button" class="es-pick" key=${s.colour+s.value} aria-label=${re({kind:"cube",...s},o)}
                disabled=${t(s)} onClick=${()=>n(s)}><${ce} ...${s} /></button>`)}
    </div>`;function Mg({value:e,draft:t,change:n,t:o}){let s=it(t).rooftop===e;return l`
        <button type="button" class="es-pick es-pick--roof" aria-label=${re({kind:"rooftop",value:e},o)} aria-pressed=${String(s)}
            disabled=${!Hu(t,e)} onClick=${()=>n(Iu(t,s?null:e))}><${qe} value=${e} /></button>`}function Uu({draft:e,change:t,t:n}){let{components:o}=e,{row:s,lot:r}=e.chosen,i=it(e).cubes.length>0;return l`
        <section class="es-panel es-palette" aria-labelledby="es-palette">
            <h2 id="es-palette">${n("es.pad.building",{row:n(`es.row.${s}`),lot:r})}</h2>
            <p class="es-note">${n(i?"es.pad.next-cube":"es.pad.first-cube")}</p>
            <${ma} cubes=${o.cubes} disabled=${c=>!Du(e,c)}
                pick=${c=>t(Pu(e,c))} t=${n} />
            <div class="es-palette__roofs" role="group" aria-label=${n("es.pad.rooftop")}>
                ${[...new Set(o.rooftops)].map(c=>l`<${Mg} key=${c} value=${c} draft=${e} change=${t} t=${n} />`)}
            </div>
            <div class="es-palette__undo">
                <button type="button" class="es-button" disabled=${!i} onClick=${()=>t(Fu(e))}>
                    ${n("es.pad.take-off")}
                </button>
                <button type="button" class="es-button" disabled=${!i} onClick=${()=>t(Nn(e,{cubes:[]}))}>
                    ${n("es.pad.clear")}
                </button>
            </div>
        </section>`}var{rows:Yo,length:Zt}=fu,Cg=e=>e?.cubes?.flat()??[];function qu(e){return e.length===0?null:{cubes:Array.from({length:Yo},(t,n)=>e.slice(n*Zt,(n+1)*Zt))}}function Gu({deal:e,change:t,gameSheet:n,t:o}){
let s=Cg(e),r=s.length===Yo*Zt,a=i=>r||s.some(({colour:c,value:d})=>c===i.colour&&d===i.value);return l`
        <div class="es es-deal">
            <p role="status">${o("es.deal.laid",{there:s.length,due:Yo*Zt})}</p>
            <ol class="es-deal__rows">
                ${Array.from({length:Yo},(i,c)=>l`
                    <li class="es-deal__row" key=${c} aria-label=${o("es.deal.row",{row:c+1})}>
                        ${Array.from({length:Zt},(d,u)=>s[c*Zt+u]).map(d=>d?l`<${ce} ...${d} />`:l`<span class="es-gone"></span>`)}
                    </li>`)}
            </ol>
            <${ma} cubes=${n.components.cubes} disabled=${a} pick=${i=>t(qu([...s,i]))} t=${o} />
            <button type="button" class="es-button" disabled=${s.length===0} onClick=${()=>t(qu(s.slice(0,-1)))}>
                ${o("es.deal.undo")}
            </button>
        </div>`}var Ag=[{cubes:[{colour:"red",value:5},{colour:"yellow",value:2}],rooftop:4},{cubes:[{colour:"blue",value:6},{colour:"white",value:4},{colour:"green",value:1}],rooftop:6},{cubes:[{colour:"purple",value:3}],
rooftop:2}],Wu=()=>l`<span class="es es-loose es-emblem">${Ag.map(e=>l`<${Jo} ...${e} />`)}</span>`;var Tg=".es-lot--fresh .es-roof",Ju={pieces:{"[data-piece]:not(.es-ghost *)":({dataset:e})=>e.piece,".es-block__piece .es-roof":()=>"roof",[Tg]:()=>"roof"},bids:".es-seat__doing--bid",payments({type:e,
player:t,buyer:n,bidder:o,price:s}){return e==="sold"?[{from:n,to:t,amount:s}]:e==="kept"?[{from:t,to:o,amount:s}]:[]},awards:["sold","kept","taken-free"]};function Ku({legal:e,player:t,view:n,gameSheet:o}){let s=Lg[n.phase],{cash:r}=n.players.find(({id:a})=>a===t)??{cash:0};return s===void 0||r!==null?e:s({legal:e,player:t,view:n,gameSheet:o})}var Lg={offer:({
legal:e,player:t,view:n})=>[...n.stowed?[]:[{type:"stow",player:t}],...e.filter(({type:o})=>o==="offer")],bidding:({player:e,view:t,gameSheet:n})=>[{type:"bid",player:e,amount:{minimum:Ng(t,n),maximum:null}},
{type:"pass",player:e}],settling:({player:e})=>[{type:"sell",player:e},{type:"keep",player:e}]};function Ng(e,t){let n=Ct(e.auction);return n===null?e.options.minimum_bid??pe(t,e,"minimum_bid"):n.amount+
1}function Rg({draft:e,change:t,t:n}){let o=(r,a)=>{let i=e.rows[r][a-1],c=e.chosen.row===r&&e.chosen.lot===a,d={row:n(`es.row.${r}`),lot:a,building:i&&Ln(i,n)};return{label:n(i?"es.place.building":"es.\
place.lot",d),pressed:c,onAct:()=>t({...e,chosen:{row:r,lot:a}})}},s=r=>{let a=Math.min(e.rows[r].length+1,e.components.lots);return{lots:Object.fromEntries(Array.from({length:a},(c,d)=>[d+1,o(r,d+1)])),
signs:{},cancels:{},mayor:null}};return Object.fromEntries(Me.map(r=>[r,s(r)]))}var $a=({name:e,picture:t,value:n,options:o,onPick:s})=>l`
    <label class="es-choice">
        <span class="es-choice__name">${t}${e}</span>
        <select value=${n} aria-label=${e} onChange=${r=>s(r.currentTarget.value)}>
            ${o.map(([r,a])=>l`<option key=${r} value=${r} selected=${r===n}>${a}</option>`)}
        </select>
    </label>`;function Bg({draft:e,change:t,t:n}){let o=Me.flatMap(i=>["shorten","lengthen"].map(c=>[`${i} ${c}`,n(`es.pad.${c}`,{row:n(`es.row.${i}`)})])),s=["",n("es.pad.not-on-board")],r=(i,c)=>{let[
d,u]=c.split(" "),{[i]:p,...f}=e.permits;t({...e,permits:c?{...f,[i]:{row:d,effect:u}}:f})},a=i=>e.permits[i]?`${e.permits[i].row} ${e.permits[i].effect}`:"";return l`
        <fieldset class="es-panel es-fields">
            <legend>${n("es.pad.specials")}</legend>
            ${e.components.permits.map(i=>l`
                <${$a} key=${i} name=${re({kind:"permit",value:i},n)} picture=${l`<${ra} value=${i} />`}
                    value=${a(i)} options=${[s,...o]} onPick=${c=>r(i,c)} />`)}
            <${$a} name=${re({kind:"mayor"},n)} picture=${l`<${Kt} />`} value=${e.mayor??""}
                options=${[s,...Me.map(i=>[i,n(`es.row.${i}`)])]}
                onPick=${i=>t({...e,mayor:i||null})} />
        </fieldset>`}function jg({draft:e,change:t,t:n}){let o=fa(e),s=[["",n("es.pad.choose")],...e.players.map(({id:r})=>[r,r])];return l`
        <fieldset class="es-panel es-fields" data-pointer="/certificates">
            <legend>${n("es.certificates")}</legend>
            ${o.length===0&&l`<p class="es-note">${n("es.pad.no-certificates")}</p>`}
            ${rt.filter(r=>o.includes(r)).map(r=>l`
                <${$a} key=${r} name=${n(`es.colour.${r}`)} picture=${l`<${ce} colour=${r} />`}
                    value=${e.certificates[r]??""} options=${s}
                    onPick=${a=>t({...e,certificates:{...e.certificates,[r]:a}})} />`)}
        </fieldset>`}function Pg({draft:e,change:t,t:n}){let[o,s]=[zu(e),pu(e.players,e.components)],r=(i,c,d)=>t({...e,players:e.players.map(u=>u.id===i?{...u,[c]:d}:u)}),a=(i,c,d)=>l`
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
            <p class=${`es-note${o===s?"":" es-note--bad"}`} role="status">${n("es.pad.sum",{there:o,due:s})}</p>
        </fieldset>`}function Ig({draft:e,change:t,t:n}){let o={draft:e,change:t,t:n};return l`
        <div class="es es-pad">
            <${Ko} board=${pa(e)} components=${e.components} targets=${Rg(o)} t=${n} />
            <${Uu} ...${o} />
            <div class="es-pad__rest">
                <${Bg} ...${o} /><${jg} ...${o} /><${Pg} ...${o} />
            </div>
        </div>`}var Vu={empty:Ru,Form:Ig,request:Bu};var Fg=({value:e})=>l`<span class="es es-loose"><${be} piece=${{kind:"rooftop",value:e}} /></span>`,Yu={id:"the-estates",turns:!0,Board:Cu,label:at,Piece:Fg,Breakdown:Tu,scorePad:Vu,Actions:mu,Deal:Gu,
Emblem:Wu,corrections:Lu,said:Nu,openly:Ku,Own:Eu,motion:Ju};var j=Object.fromEntries([uc,lu,Yu].map(e=>[e.id,e]));function Zo({label:e,hint:t,accept:n,name:o,take:s}){let[r,a]=g(!1);return l`
        <div class="field drop-zone ${r?"over":""}" data-drop onDragOver=${d=>{d.preventDefault(),a(!0)}} onDragLeave=${()=>a(!1)} onDrop=${d=>{d.preventDefault(),a(!1);let u=[...d.dataTransfer.files];
u.length>0&&s(u)}}>
            <label for="files-${o}">${e}</label>
            <p class="hint" id="files-${o}-hint">${t}</p>
            <input id="files-${o}" name=${o} type="file" multiple accept=${n} aria-describedby="files-${o}-hint" onChange=${({target:d})=>{let u=[...d.files];d.value="",u.length>0&&s(u)}} />
        </div>
    `}function Rn(e,t,n){let o=Zu(t);if(o!==void 0)return[Xu({file:e,line:null},o,n)];let s=t.replace(/^\ufeff/,"").split(/\r?\n/).map((r,a)=>({each:r,line:a+1})).filter(({each:r})=>r.trim()!=="");return s.
length<2?[{file:e,line:null,fault:"no-json"}]:s.map(({each:r,line:a})=>Xu({file:e,line:a},Zu(r),n))}function Zu(e){try{return JSON.parse(e.replace(/^\ufeff/,""))}catch{return}}function Xu(e,t,n){if(t===
void 0)return{...e,fault:"no-json"};let o=t?.game??t?.state?.game;return typeof o!="string"||!n(o)?{...e,fault:"no-game"}:Array.isArray(t.actions)?{...e,record:t}:{...e,fault:"no-actions"}}function Xo(e,t){
let{record:n,fault:o}=e,s=n===void 0?{}:{game:n.game??n.state.game,players:Dg(n),of:n.actions.length},a={...{players:[],of:null,applied:null,refusedAt:null,code:"",rule:"",detail:"",finished:!1,winners:[],
game:""},file:e.file,line:e.line,...s};if(o!==void 0)return{...a,verdict:o};if(t===null)return{...a,verdict:"waiting"};if(!t.ok){let{errors:m=[],violations:h=[],detail:$="",title:b=""}=t.body,[y]=[...m,
...h];return{...a,verdict:"not-readable",code:y?.code??"",rule:y?.rule??"",detail:y?[y.pointer,y.detail].filter(Boolean).join(": "):$||b}}let{applied:i,refused:c,position:d,history_matches:u,scores_match:p}=t.
body,f={...a,applied:i,finished:d.finished,winners:d.scores?.winners??[]};if(c!==null){let[m]=c.problem.violations??c.problem.errors??[];return{...f,verdict:"refused",refusedAt:c.index+1,code:m?.code??
"",rule:m?.rule??"",detail:m?.detail??c.problem.title}}return u===!1?{...f,verdict:"digest"}:p===!1?{...f,verdict:"scores"}:{...f,verdict:"right"}}function Dg(e){let{players:t}=e.setup??e.state??{};return Array.
isArray(t)?t.map(n=>String(n?.id??n)):[]}var Qu=["file","line","game","players","verdict","actions","applied","refused_at","code","rule","detail","finished","winners"],ed=({file:e,line:t,game:n,players:o,
verdict:s,of:r,applied:a,refusedAt:i,code:c,rule:d,detail:u,finished:p,winners:f})=>[e,t,n,o.join("; "),s,r,a,i,c,d,u,p?"yes":"no",f.join("; ")];function _e(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var ne=(e,t)=>e.filter(n=>n.pointer===t||n.pointer?.startsWith(`${t}/`));function H({name:e,label:t,hint:n,errors:o=[],control:s,children:r}){let a=`field-${e}`,i=[n&&`${a}-hint`,o.length>0&&`${a}-err\
ors`].filter(Boolean).join(" "),c={id:a,name:e,"aria-invalid":o.length>0?"true":void 0,"aria-describedby":i||void 0};return l`
        <div class="field ${o.length>0?"invalid":""}">
            <label for=${a}>${t}</label>
            ${n&&l`<p class="hint" id="${a}-hint">${n}</p>`}
            <div class="control">${s(c)}${r}</div>
            <${ha} id="${a}-errors" errors=${o} />
        </div>
    `}var ha=({id:e,errors:t})=>t.length>0&&l`<ul class="errors" id=${e} data-errors>${t.map(n=>l`<li><${Ge} text=${n.detail} /></li>`)}</ul>`,U=({choices:e,value:t,onChange:n,...o})=>l`
    <select ...${o} onChange=${s=>n(e[s.target.selectedIndex][0])}>
        ${e.map(([s,r])=>l`<option key=${s} value=${String(s)} selected=${s===t}>${r}</option>`)}
    </select>
`,Ge=({text:e})=>e.split(/`([^`]+)`/).map((t,n)=>n%2===1?l`<code>${t}</code>`:t);function td(e){e?.querySelector('[aria-invalid="true"], .invalid :is(button, input, select, textarea):enabled')?.focus()}function N({problem:e,t,errors:n,hint:o,plain:s}){if(!e)return null;let r=e.problem??{},a=n??r.errors??r.violations??[];return l`
        <div class="problem" role="alert" data-problem=${r.type??e.name}>
            <strong>${r.title??t(e instanceof X?"problem.unreachable":"problem.here")}</strong>
            ${(o||r.detail)&&l`<p>${o||r.detail}</p>`}
            ${!r.type&&e.message&&l`<p>${e.message}</p>`}
            ${s&&l`<p data-plainly>${s}</p>`}
            ${a.length>0&&l`<ul>${a.map(i=>l`<li><${Hg} error=${i} /></li>`)}</ul>`}
        </div>
    `}var Hg=({error:e})=>l`
    <${Ge} text=${e.detail} />
    <${At} error=${e} />
    ${e.clause&&l`<p class="clause">${e.clause}</p>`}
`;function At({error:{code:e,rule:t,pointer:n}}){return Ht()?[e,t,n].filter(Boolean).map(o=>l` <code class="pointer">${o}</code>`):null}var ie=class extends Error{constructor(t,n){super(t),this.line=n}},zg=[",",";","	"],nd=/^[=+\-@\t\r\n]/,Ug=/^-?\d+(\.\d+)?$/;function qg(e){let[t]=e.split(/\r?\n/,1),n=t.replace(/"[^"]*"/g,"");return zg.
map(o=>[o,n.split(o).length]).sort((o,s)=>s[1]-o[1])[0][0]}function od(e){let t=e.replace(/^\ufeff/,""),n=qg(t),o=[],[s,r]=[0,1];for(;s<t.length;){let a={line:r,cells:[]};for(;;){let i=t[s]==='"'?Gg(t,
s,r):Wg(t,s,r,n);if(a.cells.push(i.value),r+=i.value.split(`
`).length-1,s=i.end,t[s]!==n)break;s+=1}if(t[s]==="\r"&&t[s+1]===`
`&&(s+=1),s<t.length&&t[s]!==`
`)throw new ie("csv.after-quote",r);s+=1,r+=1,(a.cells.length>1||a.cells[0].trim()!=="")&&o.push(a)}return o}function Gg(e,t,n){let o="";for(let s=t+1;;){let r=e.indexOf('"',s);if(r<0)throw new ie("cs\
v.open-quote",n);if(o+=e.slice(s,r),e[r+1]!=='"')return{value:o,end:r+1};o+='"',s=r+2}}function Wg(e,t,n,o){let s=t;for(;s<e.length&&e[s]!==o&&e[s]!==`
`&&!(e[s]==="\r"&&e[s+1]===`
`);){if(e[s]==='"')throw new ie("csv.quote-inside",n);s+=1}return{value:e.slice(t,s),end:s}}var sd=e=>e.startsWith("'")&&nd.test(e.slice(1))?e.slice(1):e,Qo=e=>`\uFEFF${e.map(t=>t.map(Jg).join(",")).join(
`\r
`)}\r
`;function Jg(e){let t=e==null?"":String(e),n=nd.test(t)&&!Ug.test(t)?`'${t}`:t;return/[",;\t\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function rd({found:e,client:t,names:n,go:o,t:s}){let[r,a]=g({of:null,by:[]}),[i,c]=g(null),d=r.of===e?r.by:[];k(()=>{let h=!1,$=async()=>{let b=e.flatMap(({record:w},v)=>w===void 0?[]:[{id:v,operation:"\
replays",game:w.game??w.state.game,body:w}]),y=[];for await(let w of t.batch(b)){if(h)return;y[w.id]=w,a({of:e,by:[...y]})}};return c(null),$().catch(b=>!h&&c(b)),()=>{h=!0}},[e,t]);let u=e.map((h,$)=>Xo(
h,d[$]??null)),p=u.filter(({verdict:h})=>h==="right").length,f=u.filter(({verdict:h})=>h==="waiting").length,m=()=>_e("gavel-verdicts.csv",new Blob([Qo([Qu,...u.map(ed)])],{type:"text/csv"}));return l`
        <section class="verdicts" aria-labelledby="verdicts" aria-busy=${String(f>0&&i===null)} data-verdicts=${u.length} data-right=${p}>
            <h2 id="verdicts">${s("verdicts.title")}</h2>
            <p role="status">${f>0?s("verdicts.waiting",{n:f,of:u.length}):s("verdicts.summary",{right:p,of:u.length,wrong:u.length-p})}</p>
            <${N} problem=${i} t=${s} />
            <div><button type="button" data-csv disabled=${f>0} onClick=${m}>${s("verdicts.csv")}</button></div>
            <div class="scrolling" tabindex="0" role="group" aria-labelledby="verdicts"><table>
                <thead><tr>${["file","game","verdict","actions"].map(h=>l`<th key=${h} scope="col">${s(`verdicts.${h}`)}</th>`)}<td></td></tr></thead>
                <tbody>${u.map((h,$)=>l`<${Vg} key=${$} row=${h} names=${n} open=${()=>Kg(e[$].record,o)} t=${s} />`)}</tbody>
            </table></div>
        </section>
    `}function Kg(e,t){let{game:n,actions:o,history:s,scores:r,...a}=e,i={...s!==void 0&&{history:s},...r!==void 0&&{scores:r}};t("seen",{record:{game:n??a.state.game,start:a,actions:o,...i}})}function Vg({
row:e,names:t,open:n,t:o}){let{file:s,line:r,game:a,players:i,verdict:c,of:d,applied:u,refusedAt:p,rule:f,detail:m,finished:h,winners:$}=e;return l`
        <tr data-verdict-row=${c}>
            <th scope="row" class="file">${s}${r!==null&&l` <span class="soft">${o("verdicts.line",{n:r})}</span>`}</th>
            <td>${t[a]??a}<br /><span class="soft small">${i.join(", ")}</span></td>
            <td>
                <strong class="verdict-word">${o(`verdicts.is.${c}`)}</strong>
                ${p!==null&&l` ${o("verdicts.at",{n:p})}`}
                ${m&&l`<br /><span class="small">${m}</span>`}
                ${f&&l`<br /><code>${f}</code>`}
                ${c==="right"&&l`<br /><span class="soft small">${h?o($.length>0?"verdicts.won":"verdicts.nobody",{names:$.join(", ")}):o("verdicts.running")}</span>`}
            </td>
            <td>${d===null?"":`${u??"–"} / ${d}`}</td>
            <td>${u!==null&&l`<button type="button" data-look onClick=${n}>${o("verdicts.look")}</button>`}</td>
        </tr>
    `}function Xt({refusal:e,table:t,view:n,legal:o}){let s=M(null),r=e?.problem.kind==="illegal-action";if(k(()=>{s.current?.scrollIntoView({block:"nearest"}),r&&s.current?.focus({preventScroll:!0})},[e]),
e===null)return null;let{t:a}=t,{problem:i}=e,c=r&&[i.problem.title,...i.problem.violations.map(({detail:d})=>d)].join(" ");return l`
        <div class="refusal-place" ref=${s} ...${r&&{role:"group",tabindex:"-1","aria-label":c}}>
            ${r?l`<${Tt} document=${i.problem} game=${t.game} t=${a} view=${n} legal=${o} />`:l`<${N} problem=${i} t=${a} />`}
        </div>
    `}function Tt({document:e,game:t,t:n,view:o,instead:s=[],legal:r}){let{violations:a,legal_actions:i}=e,c=r??(i.length>0?i:s);return l`
        <div class="refusal" data-refusal>
            <h2>${e.title}</h2>
            <ul>${a.map(d=>l`
                <li data-code=${d.code}>
                    <p>${d.detail}<${At} error=${d} /></p>
                    ${d.clause&&l`<blockquote class="clause" data-clause=${d.rule}>${d.clause}</blockquote>`}
                    ${d.against?.length>0&&l`<ul data-against=${d.against.length}>${d.against.map(u=>l`<li data-code=${u.code}>${u.detail}</li>`)}</ul>`}
                </li>`)}
            </ul>
            ${c.length>0&&l`
                <p class="small">${n("refusal.legal")}</p>
                <ul class="small legal-list">${c.slice(0,8).map(d=>l`<li>${Yg(d,t,n,o)}</li>`)}
                    ${c.length>8&&l`<li>${n("refusal.more",{n:c.length-8})}</li>`}</ul>`}
        </div>
    `}function Yg(e,t,n,o){if(e.amount?.minimum!==void 0)return n(`refusal.bid${Rr(e)}`,{player:e.player,...e.amount});let s=Object.values(e).find(r=>r?.count!==void 0);return s?n("reveal.due",{n:s.count,
of:s.count}):t.label(e,n,o)}var Zg=64*1024*1024,ad=e=>e in j;function Xg({record:e,fault:t},n,o){if(t==="no-json")throw new Error(`${o("import.no-json")} ${Qg(n)}`);if(t!==void 0)throw new Error(o(`import.${t}`));return{game:e.game??
e.state.game,body:e}}function Qg(e){try{return JSON.parse(e),""}catch(t){return t.message}}function id({t:e,client:t,go:n,enter:o,given:s}){z();let r=P(),[a,i]=g(s??""),[c,d]=g(null),[u,p]=g(null),[f,
m]=g(null),{value:h}=R(()=>t.games(),[t]),$=Object.fromEntries((h??[]).map(({id:v,name:x})=>[v,x])),b=async(v,x)=>{d(null),p(null),m(null);try{if(v.length>1e3)throw new Error(e("import.too-many",{n:v.
length,most:1e3}));if(v.length!==1)return m(v);let{game:O,body:A}=Xg(v[0],x,e);p({game:O,body:A,answer:await t.game(O).replay(A)})}catch(O){d(O)}},y=v=>b(Rn(e("import.pasted"),v,ad),v),w=async v=>{if(v.
reduce((O,{size:A})=>O+A,0)>Zg)return d(new Error(e("import.too-large")));let x=await Promise.all(v.map(O=>O.text()));return i(x.length===1?x[0]:""),b(x.flatMap((O,A)=>Rn(v[A].name,O,ad)),x[0])};return k(
()=>{s&&y(s)},[s]),l`
        <main id="content" class="import" data-screen="import">
            <h1 ref=${r} tabindex="-1">${e("import.title")}</h1>
            <p>${e("import.lead")}</p>
            <form class="sheet" onSubmit=${v=>{v.preventDefault(),y(a)}}>
                <${Zo} label=${e("import.file")} hint=${e("import.file-hint")} accept=".json,.jsonl,.ndjson,application/json,application/x-ndjson" name="file" take=${w} />
                <div class="field">
                    <label for="import-text">${e("import.text")}</label>
                    <textarea id="import-text" name="transcript" class="code" rows="8" spellcheck="false" value=${a} onInput=${v=>i(v.target.value)} />
                </div>
                <div class="row end">
                    <button type="button" onClick=${()=>n("start")}>${e("back")}</button>
                    <button type="submit" class="primary" data-verify>${e("import.verify")}</button>
                </div>
            </form>
            <${N} problem=${c} t=${e} />
            ${f&&l`<${rd} found=${f} client=${t} names=${$} go=${n} t=${e} />`}
            ${u&&l`<${ey} ...${u} t=${e} go=${n} enter=${o} />`}
        </main>
    `}function ey({game:e,body:t,answer:n,t:o,go:s,enter:r}){let{position:a,applied:i,refused:c,history_matches:d,scores_match:u}=n,{game:p,actions:f,history:m,scores:h,...$}=t,b=c===null&&d!==!1&&u!==
!1,y=()=>r({game:e,start:$,actions:f.slice(0,i),cursor:i}),w={...m!==void 0&&{history:m},...h!==void 0&&{scores:h}},v=()=>s("seen",{record:{game:e,start:$,actions:f,...w}});return l`
        <section class="verdict-box ${b?"sound":"broken"}" role="status" data-verdict=${b?"sound":"broken"} data-applied=${i}>
            <h2>${o(b?"import.sound":"import.broken")}</h2>
            <p>${o("import.applied",{applied:i,of:f.length})} ${a.finished?o("import.finished"):""}</p>
            ${d!==null&&l`<p data-history=${String(d)}>${o(d?"import.history":"import.no-history")}</p>`}
            ${u!==null&&l`<p data-scores=${String(u)}>${o(u?"import.scores":"import.no-scores")}</p>`}
            ${c!==null&&l`
                <p data-refused-index=${c.index}>${o("import.refused",{n:c.index+1})} <code>${JSON.stringify(f[c.index])}</code></p>
                <${ty} problem=${c.problem} game=${j[e]} t=${o} position=${a} />`}
            <div class="row tight">
                <button type="button" class="primary" data-open onClick=${y}>${o(b?"import.open":"import.open-last")}</button>
                <button type="button" data-review onClick=${v}>${o("review.open")}</button>
            </div>
        </section>
    `}var ty=({problem:e,game:t,t:n,position:o})=>e.type==="/problems/illegal-action"?l`<${Tt} document=${e} game=${t} t=${n} view=${o.state} instead=${o.legal_actions} />`:l`<${N} problem=${{problem:e}} t=${n} />`;var ny=e=>e/2**32|0,oy=e=>e>>>0;function ld(e,t,n,o){let s=ny(n),r=oy(n);e.setUint32(t,o?r:s,o),e.setUint32(t+4,o?s:r,o)}function cd(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name==="Uint8Array"&&"BYTES_PER_ELEMENT"in e&&e.BYTES_PER_ELEMENT===1}var ba=e=>e?`"${e}" `:"";function ry(e,t=""){if(typeof e!=
"number")throw new TypeError(ba(t)+"expected number, got "+typeof e);if(!Number.isSafeInteger(e)||e<0)throw new RangeError(ba(t)+"expected integer >= 0, got "+e);return e}function ga(e,t,n=""){if(cd(e)&&(t===void 0||e.length===t))return e;t!==void 0&&ry(t,"length");let o=cd(e),s=t!==void 0?` of length ${t}`:"",r=o?`length=${e.length}`:`type=${typeof e}`,a=ba(n)+"expect\
ed Uint8Array"+s+", got "+r;throw o?new RangeError(a):new TypeError(a)}var ay=(e,t)=>{if(e===null||typeof e!="object"||Array.isArray(e))throw new TypeError((t==="object"?"":`"${t}" `)+"expected object, got type="+typeof e)},ud=(e,t)=>{ay(e,t);let n=Object.getPrototypeOf(
e);if(n!==Object.prototype&&n!==null)throw new TypeError(`"${t}" expected plain object`);if(Object.hasOwn(e,"__proto__"))throw new TypeError(`"${t}.__proto__" is not allowed`)};function ya(e,t=!0){if(e.
destroyed)throw new Error("hash was destroyed");if(t&&e.finished)throw new Error("digest() was already called")}function dd(e,t){ga(e,void 0,"output");let n=t.outputLen;if(!(e.length>=n))throw new RangeError(
'"output" expected length >= '+n)}function wa(...e){for(let t=0;t<e.length;t++)e[t].fill(0)}function es(e){return new DataView(e.buffer,e.byteOffset,e.byteLength)}function Ce(e,t){return e<<32-t|e>>>t}function iy(e,t,n="opts"){return ud(e,"defaults"),t!==void 0&&ud(t,n),Object.assign(Object.create(null),e,t)}function pd(e,t={}){if(typeof e!="function")throw new TypeError('"hashCons" expected functi\
on, got type='+typeof e);t=iy({},t,"info");let n=(s,r)=>e(r).update(s).digest(),o=e(void 0);return n.outputLen=o.outputLen,n.blockLen=o.blockLen,n.canXOF=o.canXOF,n.create=s=>e(s),Object.assign(n,t),Object.
freeze(n)}var fd=e=>({oid:Uint8Array.from([6,9,96,134,72,1,101,3,4,2,e])});function md(e,t,n){return e&t^~e&n}function $d(e,t,n){return e&t^e&n^t&n}var ts=class{blockLen;outputLen;canXOF=!1;padOffset;isLE;buffer;view;finished=!1;length=0;pos=0;destroyed=!1;constructor(t,n,o,s){
this.blockLen=t,this.outputLen=n,this.padOffset=o,this.isLE=s,this.buffer=new Uint8Array(t),this.view=es(this.buffer)}update(t){ya(this),ga(t);let{view:n,buffer:o,blockLen:s}=this,r=t.length,a=!1;for(let i=0;i<
r;){let c=Math.min(s-this.pos,r-i);if(c===s){let d=es(t);for(;s<=r-i;i+=s)this.process(d,i);a=!0;continue}o.set(i===0&&c===r?t:t.subarray(i,i+c),this.pos),this.pos+=c,i+=c,this.pos===s&&(this.process(
n,0),this.pos=0,a=!0)}return this.length+=t.length,a&&this.roundClean(),this}digestInto(t){ya(this),dd(t,this),this.finished=!0;let{buffer:n,view:o,blockLen:s,isLE:r}=this,{pos:a}=this;n[a++]=128,n.fill(
0,a),this.padOffset>s-a&&(this.process(o,0),n.fill(0)),ld(o,s-8,this.length*8,r),this.process(o,0),this.roundClean();let i=t===n?o:es(t),c=this.outputLen,d=c/4,u=this.get();if(c%4||d>u.length)throw new Error(
"invalid outputLen");for(let p=0;p<d;p++)i.setUint32(4*p,u[p],r)}digest(){let{buffer:t,outputLen:n}=this;this.digestInto(t);let o=t.slice(0,n);return this.destroy(),o}_cloneIntoMeta(t){let{buffer:n,length:o,
finished:s,destroyed:r,pos:a}=this;return t.destroyed=r,t.finished=s,t.length=o,t.pos=a,a&&t.buffer.set(n),t}clone(){return this._cloneInto()}},hd=Uint32Array.from([1779033703,3144134277,1013904242,2773480762,
1359893119,2600822924,528734635,1541459225]);var ly=Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,
4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,
1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,
1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298]),lt=new Uint32Array(64),xa=class extends ts{A=0;B=0;C=0;D=0;E=0;F=0;G=0;H=0;constructor(t,n){super(64,
t,8,!1),this.A=n[0]|0,this.B=n[1]|0,this.C=n[2]|0,this.D=n[3]|0,this.E=n[4]|0,this.F=n[5]|0,this.G=n[6]|0,this.H=n[7]|0}get(){let{A:t,B:n,C:o,D:s,E:r,F:a,G:i,H:c}=this;return[t,n,o,s,r,a,i,c]}set(t,n,o,s,r,a,i,c){
this.A=t|0,this.B=n|0,this.C=o|0,this.D=s|0,this.E=r|0,this.F=a|0,this.G=i|0,this.H=c|0}_cloneInto(t){return(t||=new this.constructor).set(...this.get()),this._cloneIntoMeta(t)}process(t,n){for(let p=0;p<
16;p++,n+=4)lt[p]=t.getUint32(n,!1);for(let p=16;p<64;p++){let f=lt[p-15],m=lt[p-2],h=Ce(f,7)^Ce(f,18)^f>>>3,$=Ce(m,17)^Ce(m,19)^m>>>10;lt[p]=$+lt[p-7]+h+lt[p-16]|0}let{A:o,B:s,C:r,D:a,E:i,F:c,G:d,H:u}=this;
for(let p=0;p<64;p++){let f=Ce(i,6)^Ce(i,11)^Ce(i,25),m=u+f+md(i,c,d)+ly[p]+lt[p]|0,$=(Ce(o,2)^Ce(o,13)^Ce(o,22))+$d(o,s,r)|0;u=d,d=c,c=i,i=a+m|0,a=r,r=s,s=o,o=m+$|0}o=o+this.A|0,s=s+this.B|0,r=r+this.
C|0,a=a+this.D|0,i=i+this.E|0,c=c+this.F|0,d=d+this.G|0,u=u+this.H|0,this.set(o,s,r,a,i,c,d,u)}roundClean(){wa(lt)}destroy(){this.destroyed=!0,this.set(0,0,0,0,0,0,0,0),wa(this.buffer)}},va=class extends xa{constructor(){
super(32,hd)}};var bd=pd(()=>new va,fd(1));var cy=32,uy=/^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/,Qt=()=>wd(crypto.getRandomValues(new Uint8Array(cy))),Lt=e=>wd(bd(dy(e))),gd=e=>uy.test(e),en=(e,t)=>`gvs1.${e}.${t}`,yd=e=>e.split(".")[1];function wd(e){
return btoa(String.fromCharCode(...e)).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function dy(e){let t=atob(e.replaceAll("-","+").replaceAll("_","/"));return Uint8Array.from(t,n=>n.charCodeAt(
0))}var ns=new de("tables"),ka="join-secrets",py=3,xd=60,vd=async()=>(await ns.all()).sort((e,t)=>t.changed-e.changed),tn=e=>ns.get(e);async function ue(e){let[t,n]=[e.told.slice(-xd),e.played.slice(-xd)];
return ns.put({...e,told:t,played:n,changed:Date.now()})}var os=e=>ns.remove(e),nn=async()=>$e(ka)??[];async function kd(e){return he(ka,[e,...await nn()].slice(0,py))}async function _d(e){he(ka,(await nn()).
filter(t=>t!==e))}var _a="#join",fy=/^[a-z0-9-]{1,64}$/,my=/^[A-Za-z0-9_.-]{1,20000}$/,[$y,hy]=[/^[1-9][0-9]{0,4}$/,/^(0|[1-9][0-9]{0,4})$/],by=/^gvs1\.[1-9rt]\.[A-Za-z0-9_-]{43}$/,Sd={game:fy,token:my,key:by,clock:$y,
undo:hy};function ct(e,{game:t,token:n,key:o,clock:s,undo:r}){let a=Object.entries({game:t,token:n,key:o,clock:s,undo:r}).filter(([,c])=>c!==void 0),i=new URLSearchParams(a.map(([c,d])=>[c,String(d)]));
return`${e}#${i}`}var Od=e=>e+_a,jn=e=>e===_a||/^#(?:game|token|key)=/.test(e);function gy(e){if(e===_a)return{invitation:!0};let t=new URLSearchParams(e.slice(1)),n=[...t.keys()];if(n.some((c,d)=>!(c in
Sd)||n.indexOf(c)<d))return null;let{game:o,token:s,key:r,clock:a,undo:i}=Object.fromEntries(t);return o===void 0||s===void 0||n.some(c=>!Sd[c].test(t.get(c)))?null:{game:o,token:s,...r&&{key:r},...a&&
{clock:Number(a)},...i&&{undo:Number(i)}}}function ss(e){let n=(e.match(/#[^\s<>"]*/g)??[]).filter(jn).map(gy);return n.length===0||n.includes(null)?null:n}function on({t:e,open:t,hint:n}){let[o,s]=g(""),[r,a]=g(!1);return l`
        <form class="paste" novalidate onSubmit=${async c=>{c.preventDefault();let d=ss(o);a(d===null),d!==null&&(s(""),await t(d))}}>
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
    `}function Ed({t:e,go:t,open:n}){z();let o=P(),[s,r]=g(""),[a,i]=g(!0),c=async()=>{let d=Qt();i(await kd(d)),r(Lt(d))};return k(()=>{nn().then(([d])=>d?r(Lt(d)):c())},[]),l`
        <main id="content" class="import join" data-screen="join">
            <h1 ref=${o} tabindex="-1">${e("join.title")}</h1>
            <div class="sheet">
                <p>${e("join.lead")}</p>
                <${yy} code=${s} t=${e} />
                ${!a&&l`<p class="warning" role="alert">${e("links.not-stored")}</p>`}
                <p class="hint">${e("join.hint")}</p>
                <div><button type="button" class="quiet" data-another-code onClick=${c}>${e("join.another")}</button></div>
                <${on} t=${e} open=${n} hint=${e("join.paste-hint")} />
                <div class="row end"><button type="button" onClick=${()=>t("start")}>${e("back")}</button></div>
            </div>
        </main>
    `}function yy({code:e,t}){let[n,o]=g("");return l`
        <div class="field">
            <label for="join-code">${t("join.code")}</label>
            <div class="control">
                <input id="join-code" name="code" type="text" readonly class="code" value=${e} onFocus=${s=>s.target.select()} />
                <button type="button" class="primary" data-copy-code onClick=${async()=>o(await Qe(e)?e:"")}>
                    ${t(n!==""&&n===e?"copied":"links.copy")}</button>
                ${"share"in navigator&&l`<button type="button" data-share onClick=${()=>navigator.share({text:e}).catch(()=>{})}>${t("links.share")}</button>`}
            </div>
        </div>
    `}var wy=["sealing-not-configured","seal-broken","key-refused","branched","held","table-unknown"],Sa=(e,t)=>wy.includes(e?.kind)?t(`links.problem.${e.kind}`):void 0,Ae=({problem:e,t})=>l`<${N} problem=${e} t=${t} plain=${Sa(
e,t)} />`;var ut=({players:e},t,n)=>e[Number(t)-1]??n(`links.holder.${t}`),[je,Md]=["r","t"];function rs({token:e,head:t,view:n,actions:o}){let s=o.findLastIndex(a=>a.action!==null||a.player==="referee"),r=o.slice(s+1);return{token:e,head:t,settled:r.length>0?r[0].ply-1:n.ply,pending:r.length}}
function Cd({place:e,heads:t},n){if(n.settled>e.settled)return"newer";let o=n.settled===e.settled?e.head:t[n.settled];return o!==void 0&&o!==n.head?"line":n.settled<e.settled?"older":n.token===e.token?
"same":n.pending>0&&e.pending>0?"choices":n.pending>=e.pending?"newer":"older"}function Ad({place:e,played:t},n,{guarded:o,actions:s}){if(!o)return e.settled;let r=new Map(t.map(i=>[i.ply,JSON.stringify(i)])),a=s.find(i=>i.ply<=n&&r.has(i.ply)&&r.get(i.ply)!==JSON.stringify(i));
return Math.min(e.settled,n,a===void 0?n:a.ply-1)}var Oa=(e,t)=>Object.fromEntries(Object.entries(t).filter(([n])=>Number(n)<=e));function Td(e,t,{guarded:n,events:o,view:s,actions:r},a,i){let c=e.changed===
0,d=a===e.place.settled&&(!n||t.settled===a),u=d?e.told:e.told.filter(({ply:f})=>f<=a);if(o.length===0)return u;if(!n||d&&!c)return[...u,{ply:s.ply,from:s.ply,events:o,language:i}];let p=c?r[0]?.ply??
1:Math.max(a+1,t.settled+1-8);return[...u,{ply:t.settled,from:p,events:o,language:i}]}function Ld(e,{settled:t,token:n,pending:o},s,{guarded:r}){if(!r)return{};let a={...Oa(s,e.tokens??{}),...o===0&&{
[t]:n}};return Object.fromEntries(Object.entries(a).filter(([i])=>Number(i)>=t-8))}var as={since:0},xy=/^[1-9r]$/;async function Nd(e,{undo:t,...n}){let o=await vy(e,n);return t!==void 0&&o.answer.guarded?{...o,asked:{ply:t,token:n.token}}:o}async function vy(e,{game:t,token:n,key:o,
clock:s}){let r=e.game(t),a=await r.sealed(n,o).view(as),i=await tn(a.table)??{...Ea(t,a),...s&&{clock:s}},c=o===void 0?await ky(r,n,i):sn(i,o),d=Ma(c);if(a.guarded&&c.changed!==0)return ge(e,c);let u=d===
o?a:await r.sealed(n,d).view(as);return Sy(e,c,u)}var is=(e,t,n={})=>Ie(e,t).view({...as,...n}),ge=async(e,t)=>Nt(t,await is(e,t),null,e.language);async function Rd(e,t){let[[n,o]=[t.place.settled,t.place.
token]]=Object.entries(t.tokens??{});return ge(e,{...t,place:{...t.place,settled:Number(n),token:o}})}async function Bd(e,t,n){let o=await Ie(e,t).act(n);return Pd(e,t,o,null)}async function jd(e,t,n){
let o=await e.game(t.game).sealed(n,Ma(t)).view(as);return Nt({...t,heads:{},told:[],played:[]},o,null,e.language)}function Ea(e,{table:t,view:n,...o}){return{...{id:t,game:e,players:n.players.map(r=>r.
id),keys:{},as:null,heads:{},told:[],played:[],given:{},changed:0},...Id({view:n,actions:[],...o})}}function sn(e,t){let n=yd(t);return{...e,keys:{...e.keys,[n]:t},as:n}}var Ma=({keys:e,as:t})=>t===null?
void 0:e[t],ye=({players:e,as:t})=>e[Number(t)-1]??null,Pe=e=>e.able&&e.toAct.includes(ye(e)??(e.as===Md?"table":null)),Ie=(e,t)=>e.game(t.game).sealed(t.place.token,Ma(t));async function ky(e,t,n){if(n.
as!==null)return n;for(let o of await nn())for(let s of n.players.keys()){let r=en(s+1,o);if(await _y(e,t,r))return await _d(o),sn(n,r)}return n}async function _y(e,t,n){try{return await e.sealed(t,n).
view(),!0}catch(o){if(o.kind==="key-refused")return!1;throw o}}async function Sy(e,t,n){let o=rs(n);switch(t.changed===0?"newer":Cd(t,o)){case"older":return{...await ge(e,t),note:"older"};case"line":return{
...await ge(e,t),note:"line",other:n.token};case"choices":return Oy(e,t,n);default:return Nt(t,n,null,e.language)}}async function Oy(e,t,n){let{token:o}=n;if(!xy.test(t.as??""))return rs(n).pending>t.
place.pending?Nt(t,n,null,e.language):ge(e,t);try{return await Pd(e,t,await Ie(e,t).merge([o]),"joined")}catch(s){if(s.kind!=="invalid-request")throw s;return{...await ge(e,t),note:"line",other:o}}}async function Pd(e,t,n,o){
let s={...t,place:{...t.place,token:n.token}};await ue(s);let r=await is(e,n.guarded?t:s),a=n.guarded&&r.events.length>0?r.events:[...n.events,...r.events];return Nt(t,{...r,events:a},o,e.language)}async function Nt(e,t,n,o){
let s={...e,...Id(t)},r=Ad(e,s.place.settled,t);s.heads={...Oa(r,e.heads),[s.place.settled]:s.place.head},s.told=Td(e,s.place,t,r,o),s.tokens=Ld(e,s.place,r,t);let a=e.played.filter(({ply:u})=>u<=r),i=new Set(
a.map(({ply:u})=>u)),c=t.actions.filter(({ply:u})=>u<=s.place.settled);s.played=[...a,...c.filter(({ply:u})=>!i.has(u))],s.moved=Ey(e,s)?Date.now():e.moved;let d=r<e.place.settled&&e.changed!==0;return{
kept:s,answer:t,note:d?"undone":n,stored:await ue(s)}}function Ey(e,{place:t,heldBy:n}){let{settled:o,pending:s,head:r}=e.place;return e.moved===void 0||t.settled!==o||t.pending!==s||t.head!==r||n!==e.
heldBy}function Id(e){let{to_act:t,held:n,finished:o,legal_actions:s}=e;return{place:rs(e),toAct:[...t],able:s===void 0||s.length>0,heldBy:n?.by??null,finished:o}}function Fd({t:e,go:t,open:n}){return l`
        <section class="by-link" aria-labelledby="by-link-title">
            <h2 id="by-link-title">${e("links.title")}</h2>
            <${on} t=${e} open=${n} />
            <div><button type="button" class="quiet" data-go="join" onClick=${()=>t("join")}>${e("join.open")}</button></div>
        </section>
    `}function rn(e,t){let{finished:n,heldBy:o,toAct:s}=e,r=ye(e);if(n)return t("links.finished");if(o!==null)return o===r?t("links.held-own"):t("links.held",{player:o});if(Pe(e))return t("links.turn");
let a=s.filter(i=>i!==r);return t("play.turn",{player:(a.length>0?a:s).map(i=>i==="table"?t("links.holder.t"):i).join(", ")})}var Dd="calls",My='link[rel="icon"]',Cy=`data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><g fill="#7a3e00"><rect x="4" y="26" width="24" height="3"\
 rx="1"/><g transform="rotate(-40 15 14)"><rect x="6" y="9" width="14" height="9" rx="1.5"/><rect x="12" y="18" width="2.6" height="13" rx="1"/></g></g><circle cx="24" cy="8" r="7.5" fill="#c40000"/><\
/svg>')}`,Ay=e=>!e.finished&&e.heldBy===null&&Pe(e);function Hd({kept:e,name:t,calls:n,t:o}){let s=e!==null&&Ay(e),r=e===null?null:`${s?"● ":""}${rn(e,o)} – ${t}`,a=M(document.title);k(()=>{r!==null&&
(document.title=r)},[r]),k(()=>()=>{document.title=a.current},[]),k(()=>{let c=document.querySelector(My);if(!s||c===null)return;let{href:d}=c;return c.href=Cy,()=>{c.href=d}},[s]);let i=e?.id;k(()=>{
s&&n&&document.hidden&&Ty(r,i)},[s,n])}function zd(){let[e,t]=g(()=>$e(Dd)===!0);return{calls:e,change:async o=>{t(o),he(Dd,o),o&&"Notification"in globalThis&&Notification.permission==="default"&&await Notification.
requestPermission()}}}async function Ty(e,t){if(!("Notification"in globalThis)||Notification.permission!=="granted")return;let n=await navigator.serviceWorker?.getRegistration();n?await n.showNotification(
e,{tag:t}):new Notification(e,{tag:t})}function Ud({lost:e,unsent:t,ask:n,resend:o,busy:s,t:r}){return e===null&&t===null?null:t===null&&e.transient!==!0?l`<${Ae} problem=${e} t=${r} />`:l`
        <div class="warning" data-connection=${t===null?"lost":"unsent"}>
            <p role="status">${r(t===null?"links.lost":"links.unsent")}</p>
            <button type="button" data-retry disabled=${s} onClick=${t===null?n:o}>${r(t===null?"links.lost-ask":"links.unsent-send")}</button>
        </div>
    `}var[Ca,Ly,Ny]=[1e3,5e3,3e4],[Ry,By]=[1e3,1e4],jy=6e4,Py=3e3;function qd({idle:e,failures:t,alone:n,hidden:o,calls:s},r=Math.random){if(o&&!s)return null;let a=.8+.4*r();if(t>0)return Math.min(By,Ry*2**
(t-1))*a;if(o)return Ny*a;let i=Ca+(Ly-Ca)*Math.min(1,e/jy);return Math.max(n?Py:Ca,i)*a}var Gd=[[document,"visibilitychange"],[document,"resume"],[window,"online"],[window,"pageshow"]],ls=class{#t;#e=0;#n=null;#o=Date.now();#s=0;#r=!1;constructor(t){this.#t=t,Gd.forEach(([n,o])=>n.addEventListener(
o,this.wake)),this.#a()}wake=()=>{document.hidden?this.#a():this.#i()};touched(){this.#o=Date.now(),this.#a()}end(){this.#r=!0,clearTimeout(this.#e),this.#n?.abort(),Gd.forEach(([t,n])=>t.removeEventListener(
n,this.wake))}#a(){if(clearTimeout(this.#e),this.#r||this.#n!==null)return;let t=qd({idle:Date.now()-this.#o,failures:this.#s,hidden:document.hidden,...this.#t.now()});t!==null&&(this.#e=setTimeout(()=>this.#i(),
t))}async#i(){if(clearTimeout(this.#e),this.#n?.abort(),this.#r)return;let t=this.#n=new AbortController;try{let n=await this.#t.ask(t.signal);if(t.signal.aborted)return;n&&(this.#o=Date.now()),this.#s=
0,this.#t.answered()}catch(n){if(t.signal.aborted)return;this.#s+=1,this.#t.failed(n)||this.end()}this.#n===t&&(this.#n=null),this.#a()}};var Iy=1e4,Aa=e=>e.guarded&&!e.finished;function Wd({client:e,opened:t,busy:n,calls:o,take:s}){let[r,a]=g(null),i=M(null),c=Q(()=>new xt(e.baseUrl,{language:e.language,retries:0,timeout:Iy}),[e]),d=M(
null);d.current={asker:c,opened:t,busy:n,calls:o,take:s};let u=t!==null&&Aa(t.answer),p=t?.kept.id;return k(()=>{if(u)return i.current=new ls({ask:f=>Fy(d,f),now:()=>({alone:Dy(d.current.opened.kept),
calls:d.current.calls}),failed:f=>(a(f),f.transient===!0),answered:()=>a(null)}),()=>{i.current?.end(),i.current=null,a(null)}},[u,p]),k(()=>i.current?.touched(),[t,o]),{lost:r,ask:()=>i.current?.wake()}}
async function Fy(e,t){let{asker:n,opened:o,take:s}=e.current;if(e.current.busy)return!1;let r=await is(n,o.kept,{signal:t});return e.current.busy||e.current.opened!==o?!1:s(r)}var Dy=e=>Pe(e)&&e.heldBy===
null&&e.toAct.every(t=>t===(ye(e)??"table"));function Jd({kept:e,view:t,finished:n,sheet:o,t:s,again:r,busy:a,callReferee:i,calls:c,setCalls:d}){let u=o?.rulesets.find(({id:m})=>m===t.ruleset)?.name??t.ruleset,p=j[e.game].turns?"play.turn-number":
"play.round",f=o?.name??"";return l`
        <div class="play-bar">
            <div class="play-title">
                ${n?l`<strong>${f}</strong>`:l`<h1>${f}</h1>`} <span class="soft wide">${u}</span>
                ${!n&&l` <span class="round">${s(p,{round:t.round})}</span>`}
            </div>
            <div class="row tight">
                <span class="sits" data-as-now=${e.as??""}>${e.as===null?s("links.watching"):s("links.you",{player:ut(e,e.as,s)})}</span>
                ${e.as===je&&l`<button type="button" data-referee title=${s("ruling.hint")} onClick=${i}>
                    <span aria-hidden="true">⚖</span> <span class="wide">${s("ruling.open")}</span></button>`}
                ${d!==null&&l`<button type="button" data-calls aria-pressed=${String(c)} aria-label=${s("links.calls")} title=${s("links.calls-hint")} onClick=${()=>d(!c)}>
                    <${Hy} /> <span class="wide">${s("links.calls")}</span></button>`}
                <button type="button" data-again disabled=${a} title=${s("links.again-hint")} onClick=${r}>
                    <span aria-hidden="true">⟳</span> <span class="wide">${s("links.again")}</span></button>
            </div>
        </div>
    `}var Hy=()=>l`
    <svg class="bell" viewBox="0 0 16 16" aria-hidden="true"><path d="M8 1a1 1 0 0 1 1 1v.6A4.5 4.5 0 0 1 12.5 7v3l1.5 2H2l1.5-2V7A4.5 4.5 0 0 1 7 2.6V2a1 1 0 0 1 1-1zM6.3 13h3.4a1.7 1.7 0 0 1-3.4 0z" /></svg>
`;function Rt({log:e,t}){let n=yl(),o=M(e.length);return k(()=>{e.length!==o.current&&Ne(e.slice(Math.min(o.current,e.length-1)).map(({text:s})=>s).join(" ")),o.current=e.length},[e]),l`
        <section class="log" aria-labelledby="log-title">
            <h2 id="log-title" class="small">${t("log.title")}</h2>
            <p class="visually-hidden" role="status" data-said>${n}</p>
            <ol reversed class="events" tabindex="0" aria-labelledby="log-title">
                ${e.map((s,r)=>l`<li key=${r} data-event-type=${s.type} value=${r+1}>${s.text}</li>`).reverse()}
            </ol>
        </section>
    `}var Yd=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function cs(e,t){let n=t.players.map(({id:o})=>o);return Object.entries(e.at).flatMap(([o,s])=>{let r=e.choices?.[o]??null,a=r==="players"?n:r;return dt(
t,o).map(([i,c])=>({place:i,value:fe(t,i),choices:a,where:{key:s,names:c}}))})}var Pn=(e,t)=>t.filter(([n,o])=>!Yd(fe(e,n),o)).map(([n,o])=>({op:"replace",path:In(n),value:o}));function Ta(e,t){let n=structuredClone(
e);for(let{path:o,value:s}of t){let r=o.split("/").slice(1).map(a=>a.replaceAll("~1","/").replaceAll("~0","~"));fe(n,r.slice(0,-1))[r.at(-1)]=s}return n}function La(e,t){return Object.entries(e.at).flatMap(
([n,o])=>dt(t,n).flatMap(([s,r])=>{let a=zy(fe(t,s),e.kind);if(a===null)return[];let i=r.length>0&&(r.at(-1)===a||n.endsWith("/*")&&qy(s.at(-1)));return[{value:a,place:s,where:{key:o,names:i?r.slice(0,
-1):r}}]}))}function Zd(e,t,n,o){let s=La(e,t),r=(e.unseen??[]).flatMap(p=>dt(t,p).map(([f])=>({value:fe(t,f),place:f,where:null}))),a=Gy(Kd(e,t,n).map(Fe));for(let{value:p}of[...s,...r])a.set(Fe(p),(a.
get(Fe(p))??0)-1);let i=new Map;for(let p of Kd(e,t,n))a.get(Fe(p))>0&&i.set(Fe(p),{value:p,place:null,where:null});for(let p of r.reverse())i.set(Fe(p.value),p);let c=Qd(e,t),d=p=>In(p.slice(0,-1)),u=new Map;
for(let p of s)d(p.place)===d(o.place)&&c.has(d(p.place))||u.set(JSON.stringify([Fe(p.value),p.where]),p);return[...i.values(),...u.values()].filter(({value:p})=>!Yd(p,o.value))}function Xd(e,t,n,o){let s=[
[n.place,Vd(fe(t,n.place),o.value)]],r=new Map([[Fe(n.value),o.value]]);o.place!==null&&(s.push([o.place,Vd(fe(t,o.place),n.value)]),r.set(Fe(o.value),n.value));for(let[u]of(e.follow??[]).flatMap(p=>dt(
t,p))){let p=Fe(fe(t,u));r.has(p)&&s.push([u,r.get(p)])}let a=Qd(e,t),i=new Map,c=[];for(let[u,p]of s){let f=In(u.slice(0,-1));if(!a.has(f)){c.push([u,p]);continue}i.has(f)||i.set(f,[u.slice(0,-1),[...fe(
t,u.slice(0,-1))]]),i.get(f)[1][Number(u.at(-1))]=p}let d=[...i.values()].map(([u,p])=>[u,p.sort((f,m)=>f-m)]);return Pn(t,[...d,...c])}function Qd(e,t){return new Set((e.ascending??[]).flatMap(n=>dt(
t,n).map(([o])=>In(o))))}function Kd(e,t,n){let{components:o}=n,s=t.options[e.of];return(Array.isArray(s)?s:(o[t.ruleset]??o)[e.of]).map(a=>a?.id??a)}function zy(e,t){if(e===null||typeof e!="object")return e;
let{kind:n=t,...o}=e;return n!==t?null:Object.keys(o).join()==="value"?o.value:o}function Vd(e,t){return e===null||typeof e!="object"?t:{...e,...typeof t=="object"?t:{value:t}}}function ep(e,t,n){return n.
flatMap(o=>{let s=o.split("/").length,r=e.flatMap(a=>{let i=Object.keys(a.at).flatMap(c=>dt(t,c.split("/").slice(0,s).join("/"))).find(([c])=>In(c)===o)?.[1];return i===void 0?[]:[[a,i]]});return r.length===
1?r:[]})}function dt(e,t){return tp(e,t.split("/").slice(1),[],[])}function tp(e,t,n,o){if(t.length===0)return[[n,o]];let[s,...r]=t;return Uy(e).filter(([a])=>s==="*"||s===a).flatMap(([a,i,c])=>tp(c,r,
[...n,a],s==="*"?[...o,i]:o))}function Uy(e){return Array.isArray(e)?e.map((t,n)=>[String(n),String(t?.id??t?.tile??n+1),t]):e===null||typeof e!="object"?[]:Object.entries(e).map(([t,n])=>[t,t,n])}var fe=(e,t)=>t.
reduce((n,o)=>n[o],e),qy=e=>/^\d+$/.test(e),In=e=>e.map(t=>`/${t.replaceAll("~","~0").replaceAll("/","~1")}`).join(""),Fe=e=>e!==null&&typeof e=="object"?JSON.stringify(Object.entries(e).sort()):e;function Gy(e){
let t=new Map;for(let n of e)t.set(n,(t.get(n)??0)+1);return t}function We(e,{game:t,t:n}){return typeof e=="boolean"?n(e?"yes":"no"):t.said?.(e,n)??String(e)}function Je(e,t){if(e===null)return"";let n=e.names.map(s=>We(s,t)).join(", ");if(e.key==="")return n;let o=t.
t(e.key,{at:n});return n===""||o.includes(n)?o:`${n}, ${o}`}function De({record:e,state:t,game:n,t:o}){let{corrections:s=[],forfeits:r=[],penalties:a=[]}=e??{},i=[...s.map(c=>[c.ply,"correction",o("record.correction",{what:Wy(c,t,n,o),reason:c.reason})]),...r.
map(c=>[c.ply,"forfeit",o("record.forfeit",{player:c.seat,reason:c.reason})]),...a.map(c=>[c.ply,"penalty",o("record.penalty",{player:c.seat,points:Fn(c.points),reason:c.reason})])].sort(([c],[d])=>c-
d);return i.length===0?null:l`
        <section class="referee-record" aria-labelledby="referee-record-title" data-referee-record>
            <h2 class="small" id="referee-record-title">${o("record.title")}</h2>
            <ul>${i.map(([c,d,u])=>l`<li key=${c} data-record=${d}>${u}</li>`)}</ul>
        </section>
    `}function Wy({paths:e},t,n,o){let s=ep(n.corrections??[],t,e).map(([r,a])=>Jy(o(r.name),Je({key:"",names:a},{game:n,t:o})));return s.length>0?[...new Set(s)].join("; "):o("record.something")}var Jy=(e,t)=>t===
""?e:`${e} (${t})`,Fn=e=>e<0?`−${-e}`:`+${e}`;var pt=({rulings:e,t})=>l`
    <div class="scrolling" tabindex="0" role="region" aria-label=${t("scores.rulings",{n:e.length})}><table>
        <thead><tr><th scope="col">${t("scores.ruling")}</th><th scope="col">${t("scores.value")}</th><th scope="col">${t("scores.why")}</th></tr></thead>
        <tbody>${e.map(n=>l`
            <tr key=${n.id}><th scope="row">${n.id}<br /><code>${n.option}</code></th><td><code>${JSON.stringify(n.value)}</code></td><td>${n.why}</td></tr>`)}
        </tbody>
    </table></div>
`;function ft({sheet:e,state:t,game:n,t:o}){let s=(e.referee?.forfeits??[]).map(({seat:u})=>u),{standings:r,winners:a,decided_by:i,unit:c,rulings:d}=e;return l`
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
                                <span>${o("scores.penalties",{points:Fn(u.penalties)})}</span>
                                <strong>${o("scores.together",{sum:String(u.total+u.penalties).replace("-","−"),unit:o(`unit.${c}`)})}</strong>
                            </p>`}
                        <p class="tiebreak soft">${o("scores.tiebreak",{figures:u.tiebreak.join(", ")})}</p>
                    </li>`)}
            </ol>
            ${t&&l`<${De} record=${e.referee} state=${t} game=${n} t=${o} />`}
            <details class="rulings">
                <summary>${o("scores.rulings",{n:d.length})}</summary>
                <${pt} rulings=${d} t=${o} />
            </details>
        </div>
    `}var Bt=(e=>(e[e.Border=-1]="Border",e[e.Data=0]="Data",e[e.Function=1]="Function",e[e.Position=2]="Position",e[e.Timing=3]="Timing",e[e.Alignment=4]="Alignment",e))(Bt||{}),Ky=[0,1],op=[1,0],sp=[2,3],
rp=[3,2],Vy={L:Ky,M:op,Q:sp,H:rp},Yy=/^\d*$/,Zy=/^[A-Z0-9 $%*+./:-]*$/,Na="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:",Pa=1,Ia=40,np=3,Xy=3,us=40,Qy=10,ap=[[-1,7,10,15,20,26,18,20,24,30,18,20,24,26,
30,22,24,28,30,28,28,28,28,30,30,26,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,10,16,26,18,24,16,18,22,22,26,30,22,22,24,24,28,28,26,26,26,26,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,28,
28,28],[-1,13,22,18,26,18,24,18,22,20,24,28,26,24,20,30,24,28,28,26,30,28,30,30,30,30,28,30,30,30,30,30,30,30,30,30,30,30,30,30,30],[-1,17,28,22,16,22,28,26,26,24,28,24,28,22,24,24,30,28,28,26,28,30,24,
30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30,30]],ip=[[-1,1,1,1,1,1,2,2,2,2,4,4,4,4,4,6,6,6,6,7,8,8,9,9,10,12,12,12,13,14,15,16,17,18,19,19,20,21,22,24,25],[-1,1,1,1,2,2,4,4,4,5,5,5,8,9,9,10,10,
11,13,14,16,17,17,18,20,21,23,25,26,28,29,31,33,35,37,38,40,43,45,47,49],[-1,1,1,2,2,4,4,6,6,8,8,8,10,12,16,12,17,16,18,21,20,23,23,25,27,29,34,34,35,38,40,43,45,48,51,53,56,59,62,65,68],[-1,1,1,2,4,4,
4,5,6,8,8,11,11,16,16,18,16,19,21,25,25,25,34,30,32,35,37,40,42,45,48,51,54,57,60,63,66,70,74,77,81]],Ra=class{constructor(t,n,o,s){if(this.version=t,this.ecc=n,t<Pa||t>Ia)throw new RangeError("Versio\
n value out of range");if(s<-1||s>7)throw new RangeError("Mask value out of range");this.size=t*4+17;let r=Array.from({length:this.size}).fill(!1);for(let i=0;i<this.size;i++)this.modules.push(r.slice()),
this.types.push(r.map(()=>0));this.drawFunctionPatterns();let a=this.addEccAndInterleave(o);if(this.drawCodewords(a),s===-1){let i=1e9;for(let c=0;c<8;c++){this.applyMask(c),this.drawFormatBits(c);let d=this.
getPenaltyScore();d<i&&(s=c,i=d),this.applyMask(c)}}this.mask=s,this.applyMask(s),this.drawFormatBits(s)}size;mask;modules=[];types=[];getModule(t,n){return t>=0&&t<this.size&&n>=0&&n<this.size&&this.
modules[n][t]}drawFunctionPatterns(){for(let o=0;o<this.size;o++)this.setFunctionModule(6,o,o%2===0,Bt.Timing),this.setFunctionModule(o,6,o%2===0,Bt.Timing);this.drawFinderPattern(3,3),this.drawFinderPattern(
this.size-4,3),this.drawFinderPattern(3,this.size-4);let t=this.getAlignmentPatternPositions(),n=t.length;for(let o=0;o<n;o++)for(let s=0;s<n;s++)o===0&&s===0||o===0&&s===n-1||o===n-1&&s===0||this.drawAlignmentPattern(
t[o],t[s]);this.drawFormatBits(0),this.drawVersion()}drawFormatBits(t){let n=this.ecc[1]<<3|t,o=n;for(let r=0;r<10;r++)o=o<<1^(o>>>9)*1335;let s=(n<<10|o)^21522;for(let r=0;r<=5;r++)this.setFunctionModule(
8,r,Ke(s,r));this.setFunctionModule(8,7,Ke(s,6)),this.setFunctionModule(8,8,Ke(s,7)),this.setFunctionModule(7,8,Ke(s,8));for(let r=9;r<15;r++)this.setFunctionModule(14-r,8,Ke(s,r));for(let r=0;r<8;r++)
this.setFunctionModule(this.size-1-r,8,Ke(s,r));for(let r=8;r<15;r++)this.setFunctionModule(8,this.size-15+r,Ke(s,r));this.setFunctionModule(8,this.size-8,!0)}drawVersion(){if(this.version<7)return;let t=this.
version;for(let o=0;o<12;o++)t=t<<1^(t>>>11)*7973;let n=this.version<<12|t;for(let o=0;o<18;o++){let s=Ke(n,o),r=this.size-11+o%3,a=Math.floor(o/3);this.setFunctionModule(r,a,s),this.setFunctionModule(
a,r,s)}}drawFinderPattern(t,n){for(let o=-4;o<=4;o++)for(let s=-4;s<=4;s++){let r=Math.max(Math.abs(s),Math.abs(o)),a=t+s,i=n+o;a>=0&&a<this.size&&i>=0&&i<this.size&&this.setFunctionModule(a,i,r!==2&&
r!==4,Bt.Position)}}drawAlignmentPattern(t,n){for(let o=-2;o<=2;o++)for(let s=-2;s<=2;s++)this.setFunctionModule(t+s,n+o,Math.max(Math.abs(s),Math.abs(o))!==1,Bt.Alignment)}setFunctionModule(t,n,o,s=Bt.
Function){this.modules[n][t]=o,this.types[n][t]=s}addEccAndInterleave(t){let n=this.version,o=this.ecc;if(t.length!==ds(n,o))throw new RangeError("Invalid argument");let s=ip[o[0]][n],r=ap[o[0]][n],a=Math.
floor(Ba(n)/8),i=s-a%s,c=Math.floor(a/s),d=[],u=l0(r);for(let f=0,m=0;f<s;f++){let h=t.slice(m,m+c-r+(f<i?0:1));m+=h.length;let $=c0(h,u);f<i&&h.push(0),d.push(h.concat($))}let p=[];for(let f=0;f<d[0].
length;f++)d.forEach((m,h)=>{(f!==c-r||h>=i)&&p.push(m[f])});return p}drawCodewords(t){if(t.length!==Math.floor(Ba(this.version)/8))throw new RangeError("Invalid argument");let n=0;for(let o=this.size-
1;o>=1;o-=2){o===6&&(o=5);for(let s=0;s<this.size;s++)for(let r=0;r<2;r++){let a=o-r,c=(o+1&2)===0?this.size-1-s:s;!this.types[c][a]&&n<t.length*8&&(this.modules[c][a]=Ke(t[n>>>3],7-(n&7)),n++)}}}applyMask(t){
if(t<0||t>7)throw new RangeError("Mask value out of range");for(let n=0;n<this.size;n++)for(let o=0;o<this.size;o++){let s;switch(t){case 0:s=(o+n)%2===0;break;case 1:s=n%2===0;break;case 2:s=o%3===0;
break;case 3:s=(o+n)%3===0;break;case 4:s=(Math.floor(o/3)+Math.floor(n/2))%2===0;break;case 5:s=o*n%2+o*n%3===0;break;case 6:s=(o*n%2+o*n%3)%2===0;break;case 7:s=((o+n)%2+o*n%3)%2===0;break;default:throw new Error(
"Unreachable")}!this.types[n][o]&&s&&(this.modules[n][o]=!this.modules[n][o])}}getPenaltyScore(){let t=0;for(let r=0;r<this.size;r++){let a=!1,i=0,c=[0,0,0,0,0,0,0];for(let d=0;d<this.size;d++)this.modules[r][d]===
a?(i++,i===5?t+=np:i>5&&t++):(this.finderPenaltyAddHistory(i,c),a||(t+=this.finderPenaltyCountPatterns(c)*us),a=this.modules[r][d],i=1);t+=this.finderPenaltyTerminateAndCount(a,i,c)*us}for(let r=0;r<this.
size;r++){let a=!1,i=0,c=[0,0,0,0,0,0,0];for(let d=0;d<this.size;d++)this.modules[d][r]===a?(i++,i===5?t+=np:i>5&&t++):(this.finderPenaltyAddHistory(i,c),a||(t+=this.finderPenaltyCountPatterns(c)*us),
a=this.modules[d][r],i=1);t+=this.finderPenaltyTerminateAndCount(a,i,c)*us}for(let r=0;r<this.size-1;r++)for(let a=0;a<this.size-1;a++){let i=this.modules[r][a];i===this.modules[r][a+1]&&i===this.modules[r+
1][a]&&i===this.modules[r+1][a+1]&&(t+=Xy)}let n=0;for(let r of this.modules)n=r.reduce((a,i)=>a+(i?1:0),n);let o=this.size*this.size,s=Math.ceil(Math.abs(n*20-o*10)/o)-1;return t+=s*Qy,t}getAlignmentPatternPositions(){
if(this.version===1)return[];{let t=Math.floor(this.version/7)+2,n=this.version===32?26:Math.ceil((this.version*4+4)/(t*2-2))*2,o=[6];for(let s=this.size-7;o.length<t;s-=n)o.splice(1,0,s);return o}}finderPenaltyCountPatterns(t){
let n=t[1],o=n>0&&t[2]===n&&t[3]===n*3&&t[4]===n&&t[5]===n;return(o&&t[0]>=n*4&&t[6]>=n?1:0)+(o&&t[6]>=n*4&&t[0]>=n?1:0)}finderPenaltyTerminateAndCount(t,n,o){return t&&(this.finderPenaltyAddHistory(n,
o),n=0),n+=this.size,this.finderPenaltyAddHistory(n,o),this.finderPenaltyCountPatterns(o)}finderPenaltyAddHistory(t,n){n[0]===0&&(t+=this.size),n.pop(),n.unshift(t)}};function Ve(e,t,n){if(t<0||t>31||
e>>>t)throw new RangeError("Value out of range");for(let o=t-1;o>=0;o--)n.push(e>>>o&1)}function Ke(e,t){return(e>>>t&1)!==0}var Dn=class{constructor(t,n,o){if(this.mode=t,this.numChars=n,this.bitData=
o,n<0)throw new RangeError("Invalid argument");this.bitData=o.slice()}getData(){return this.bitData.slice()}},e0=[1,10,12,14],t0=[2,9,11,13],n0=[4,8,16,16];function lp(e,t){return e[Math.floor((t+7)/17)+
1]}function cp(e){let t=[];for(let n of e)Ve(n,8,t);return new Dn(n0,e.length,t)}function o0(e){if(!up(e))throw new RangeError("String contains non-numeric characters");let t=[];for(let n=0;n<e.length;){
let o=Math.min(e.length-n,3);Ve(Number.parseInt(e.substring(n,n+o),10),o*3+1,t),n+=o}return new Dn(e0,e.length,t)}function s0(e){if(!dp(e))throw new RangeError("String contains unencodable characters \
in alphanumeric mode");let t=[],n;for(n=0;n+2<=e.length;n+=2){let o=Na.indexOf(e.charAt(n))*45;o+=Na.indexOf(e.charAt(n+1)),Ve(o,11,t)}return n<e.length&&Ve(Na.indexOf(e.charAt(n)),6,t),new Dn(t0,e.length,
t)}function r0(e){return e===""?[]:up(e)?[o0(e)]:dp(e)?[s0(e)]:[cp(i0(e))]}function up(e){return Yy.test(e)}function dp(e){return Zy.test(e)}function a0(e,t){let n=0;for(let o of e){let s=lp(o.mode,t);
if(o.numChars>=1<<s)return Number.POSITIVE_INFINITY;n+=4+s+o.bitData.length}return n}function i0(e){e=encodeURI(e);let t=[];for(let n=0;n<e.length;n++)e.charAt(n)!=="%"?t.push(e.charCodeAt(n)):(t.push(
Number.parseInt(e.substring(n+1,n+3),16)),n+=2);return t}function Ba(e){if(e<Pa||e>Ia)throw new RangeError("Version number out of range");let t=(16*e+128)*e+64;if(e>=2){let n=Math.floor(e/7)+2;t-=(25*
n-10)*n-55,e>=7&&(t-=36)}return t}function ds(e,t){return Math.floor(Ba(e)/8)-ap[t[0]][e]*ip[t[0]][e]}function l0(e){if(e<1||e>255)throw new RangeError("Degree out of range");let t=[];for(let o=0;o<e-
1;o++)t.push(0);t.push(1);let n=1;for(let o=0;o<e;o++){for(let s=0;s<t.length;s++)t[s]=ja(t[s],n),s+1<t.length&&(t[s]^=t[s+1]);n=ja(n,2)}return t}function c0(e,t){let n=t.map(o=>0);for(let o of e){let s=o^
n.shift();n.push(0),t.forEach((r,a)=>n[a]^=ja(r,s))}return n}function ja(e,t){if(e>>>8||t>>>8)throw new RangeError("Byte out of range");let n=0;for(let o=7;o>=0;o--)n=n<<1^(n>>>7)*285,n^=(t>>>o&1)*e;return n}
function u0(e,t,n=1,o=40,s=-1,r=!0){if(!(Pa<=n&&n<=o&&o<=Ia)||s<-1||s>7)throw new RangeError("Invalid value");let a,i;for(a=n;;a++){let p=ds(a,t)*8,f=a0(e,a);if(f<=p){i=f;break}if(a>=o)throw new RangeError(
"Data too long")}for(let p of[op,sp,rp])r&&i<=ds(a,p)*8&&(t=p);let c=[];for(let p of e){Ve(p.mode[0],4,c),Ve(p.numChars,lp(p.mode,a),c);for(let f of p.getData())c.push(f)}let d=ds(a,t)*8;Ve(0,Math.min(
4,d-c.length),c),Ve(0,(8-c.length%8)%8,c);for(let p=236;c.length<d;p^=253)Ve(p,8,c);let u=Array.from({length:Math.ceil(c.length/8)},()=>0);return c.forEach((p,f)=>u[f>>>3]|=p<<7-(f&7)),new Ra(a,t,u,s)}
function pp(e,t){let{ecc:n="L",boostEcc:o=!1,minVersion:s=1,maxVersion:r=40,maskPattern:a=-1,border:i=1}=t||{},c=typeof e=="string"?r0(e):Array.isArray(e)?[cp(e)]:void 0;if(!c)throw new Error(`uqr onl\
y supports encoding string and binary data, but got: ${typeof e}`);let d=u0(c,Vy[n],s,r,a,o),u=d0({version:d.version,maskPattern:d.mask,size:d.size,data:d.modules,types:d.types},i);return t?.invert&&(u.
data=u.data.map(p=>p.map(f=>!f))),t?.onEncoded?.(u),u}function d0(e,t=1){if(!t)return e;let{size:n}=e,o=n+t*2;e.size=o,e.data.forEach(r=>{for(let a=0;a<t;a++)r.unshift(!1),r.push(!1)});for(let r=0;r<t;r++)
e.data.unshift(Array.from({length:o},a=>!1)),e.data.push(Array.from({length:o},a=>!1));let s=Bt.Border;e.types.forEach(r=>{for(let a=0;a<t;a++)r.unshift(s),r.push(s)});for(let r=0;r<t;r++)e.types.unshift(
Array.from({length:o},a=>s)),e.types.push(Array.from({length:o},a=>s));return e}var p0=4;function ps({text:e,label:t}){let n=f0(e);if(n===null)return null;let{size:o,data:s}=n,r=s.flatMap((a,i)=>a.flatMap((c,d)=>c?[`M${d} ${i}h1v1h-1z`]:[]));return l`<svg class="qr" role="img" aria-label=${t} viewBox="0 0 ${o} ${o}" shape-rendering="crispEdges"><path d=${r.
join("")} /></svg>`}function f0(e){try{return pp(e,{ecc:"L",border:p0})}catch{return null}}function we({url:e,name:t,t:n,kind:o}){let[s,r]=g(""),a=M(null),[i,c]=g(!1),d=()=>{c(!0),a.current.showModal()};return l`
        <div class="link-box" data-link-kind=${o}>
            <input type="text" readonly class="code" aria-label=${t} value=${e} data-url onFocus=${u=>u.target.select()} />
            <div class="row tight">
                <button type="button" class="primary" data-copy-link aria-label=${`${n("links.copy")}: ${t}`}
                    onClick=${async()=>r(await Qe(e)?e:"")}>${n(s===e?"copied":"links.copy")}</button>
                ${"share"in navigator&&l`<button type="button" data-share aria-label=${`${n("links.share")}: ${t}`}
                    onClick=${()=>navigator.share({title:t,url:e}).catch(()=>{})}>${n("links.share")}</button>`}
                <button type="button" data-scan aria-label=${`${n("links.qr")}: ${t}`} onClick=${d}>${n("links.qr")}</button>
            </div>
            <dialog ref=${a} class="qr-dialog" aria-label=${t} onClose=${()=>c(!1)}>
                ${i&&l`
                    <p><strong>${t}</strong></p>
                    <${m0} url=${e} name=${t} t=${n} />
                    <button type="button" data-close-qr onClick=${()=>a.current.close()}>${n("links.close")}</button>`}
            </dialog>
        </div>
    `}function m0({url:e,name:t,t:n}){return Q(()=>ps({text:e,label:`${n("links.qr")}: ${t}`}),[e,t])??l`<p>${n("links.qr-too-long")}</p>`}function fs({kept:e,atOnce:t,follows:n,t:o}){if(n)return l`<p class="hint" data-follows>${o(e.finished?"links.follows.finished":"links.follows")}</p>`;let{game:s,place:r,players:a,clock:i}=e,c=ct(oe(),
{game:s,token:r.token,clock:i});return l`
        <div class="pass-on" data-pass-on>
            <p>${$0(e,t,o)}</p>
            <${we} url=${c} name=${o("links.move",{players:a.join(", ")})} t=${o} kind="move" />
        </div>
    `}function $0(e,t,n){let{heldBy:o,finished:s,toAct:r}=e,a=ye(e),i=r.filter(c=>c!==a&&c!=="table").join(", ");return s?n("links.pass.finished"):o!==null?n(o===a?"links.pass.held-own":"links.pass.he\
ld",{player:o}):i===""?n("links.pass.any"):t?n("links.pass.at-once",{players:i}):n(Pe(e)?"links.pass.or":"links.pass.next",{players:i})}function ms({told:e,played:t},n,o){let s=e.filter(({language:i=o.language})=>i===o.language),r=i=>s.some(({ply:c,from:d=c})=>d<=i&&i<=c),a=t.filter(({ply:i})=>!r(i)).map(i=>({ply:i.ply,events:[h0(i,n,
o)]}));return[...s,...a].sort((i,c)=>i.ply-c.ply).flatMap(({events:i})=>i)}var $s=({told:e})=>e.flatMap(({events:t})=>t);function h0({type:e,player:t,action:n},o,s){let r=o?.action_types?.find(({id:c})=>c===
e)?.name??e,a=["amount","house"].map(c=>n?.[c]).find(c=>typeof c=="number"),i=s(a===void 0?"links.played":"links.played-figure",{player:t,action:r,figure:a});return{type:`played-${e}`,text:i}}function fp({kept:e,client:t,t:n}){let[o,s]=g(""),[r,a]=g(null),[i,c]=g(null),[d,u]=g(!1),p=async $=>{u(!0),c(null);try{await $()}catch(b){c(b)}u(!1)},f=async()=>o||(await Ie(t,e).receipt()).receipt,m=()=>p(
async()=>{let $=await f();s($),_e(`gavel-${e.game}-${e.id}.receipt`,new Blob([$],{type:"text/plain"}))}),h=()=>p(async()=>{let $=await f();s($),a(await t.verifyReceipt($))});return l`
        <details class="receipt" data-receipt-box>
            <summary>${n("receipt.title")}</summary>
            <p class="hint">${n("receipt.hint")}</p>
            <${Ae} problem=${i} t=${n} />
            <div class="row tight">
                <button type="button" data-download-receipt disabled=${d} onClick=${m}>${n("receipt.download")}</button>
                <button type="button" data-check-receipt disabled=${d} onClick=${h}>${n("receipt.check")}</button>
            </div>
            ${r!==null&&l`<p role="status" data-checked=${r.kid}>${n(r.payload.guarded?"receipt.holds-guarded":"receipt.holds",{key:r.kid})}</p>`}
        </details>
    `}function mp({opened:e,turn:t,table:n,bar:o,notes:s,tools:r,go:a,client:i}){let{kept:c,answer:d}=e,{game:u,gameSheet:p,t:f,act:m}=n;z();let h=ms(c,p,f),$=P(c.id);return l`
        <main id="content" class="play finished linked" data-screen="scores" data-game=${u.id} data-ply=${d.view.ply} data-to-act="" data-head=${d.head} data-turn=${t}>
            ${o}
            ${s}
            <h1 ref=${$} tabindex="-1">${f("scores.title")}</h1>
            <${ft} sheet=${d.scores} state=${d.view} game=${u} t=${f} />
            <section class="tool"><${fp} kept=${c} client=${i} t=${f} key=${c.place.token} /></section>
            <section class="tool"><${fs} kept=${c} atOnce=${!1} follows=${d.guarded} t=${f} /></section>
            <div class="row end"><button type="button" class="primary" onClick=${()=>a("setup",{game:u.id})}>${f("scores.again")}</button></div>
            <details class="last-look">
                <summary>${f("scores.board")}</summary>
                ${p&&l`<${u.Board} view=${d.view} gameSheet=${p} legal=${[]} act=${m} t=${f} seat=${null}
                    toAct=${[]} scores=${d.scores} last=${d.events} log=${$s(c)} />`}
            </details>
            ${h.length>0&&l`<${Rt} log=${h} t=${f} />`}
            ${r}
        </main>
    `}var bp={duration:380,easing:"cubic-bezier(.2, .7, .2, 1)"},gp={duration:320,easing:"ease-out"},b0=6,$p=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;function hs(e,t,{ply:n,events:o}){let s=M(
null),r=M({view:null,ply:n,before:hp});return r.current.view!==t&&s.current!==null&&!$p()&&(r.current.before=g0(s.current,e)),Ft(()=>{let{view:a,ply:i,before:c}=r.current;if(r.current={view:t,ply:n,before:hp},
a===t||a===null||t===null||s.current===null||$p())return;let{pieces:d,bids:u}=yp(s.current,e);for(let[p,f]of d)y0(f,c.places.get(p));for(let[p,f]of u)f.textContent!==c.bids.get(p)&&f.animate([{scale:1.6},
{scale:1}],gp);if(!(n<=i))for(let p of o.flatMap(f=>e.payments(f)))w0(s.current,p)},[t]),s}var hp={places:new Map,bids:new Map};function yp(e,t){let n=new Map;for(let[s,r]of Object.entries(t.pieces))for(let a of e.
querySelectorAll(s)){let i=r(a);!n.has(i)&&a.getClientRects().length>0&&n.set(i,a)}let o=[...e.querySelectorAll(t.bids)].map(s=>[xp(s),s]);return{pieces:n,bids:new Map(o)}}function g0(e,t){let{pieces:n,
bids:o}=yp(e,t);return{places:new Map([...n].map(([s,r])=>[s,r.getBoundingClientRect()])),bids:new Map([...o].map(([s,r])=>[s,r.textContent]))}}var wp="[data-seat], [data-player], [data-bidder]",xp=e=>{
let{seat:t,player:n,bidder:o}=e.closest(wp)?.dataset??{};return t??n??o};function y0(e,t){if(t===void 0){e.animate([{transform:"perspective(40rem) rotateY(85deg)",opacity:.3},{transform:"none",opacity:1}],
gp);return}let n=e.getBoundingClientRect(),[o,s]=[t.left-n.left,t.top-n.top];if(Math.hypot(o,s)<b0)return;let r=n.width>0?t.width/n.width:1;e.animate([{transformOrigin:"0 0",transform:`translate(${o}p\
x, ${s}px) scale(${r})`},{transformOrigin:"0 0",transform:"none"}],bp)}function w0(e,{from:t,to:n,amount:o}){let[s,r]=[t,n].map(a=>v0(a===null?e:x0(e,a)));if(!(s===null||r===null))for(let a=0;a<Math.min(
o,5);a+=1){let i=document.createElement("span");i.className="flying-coin",i.setAttribute("aria-hidden","true"),document.body.append(i);let c=[s,r].map(({x:u,y:p})=>({transform:`translate(${u}px, ${p}p\
x)`})),d=i.animate(c,{...bp,duration:520,delay:a*70,fill:"both"});d.onfinish=d.oncancel=()=>i.remove()}}var x0=(e,t)=>[...e.querySelectorAll(wp)].find(n=>xp(n)===t)??null;function v0(e){if(e===null)return null;
let{left:t,top:n,width:o,height:s}=e.getBoundingClientRect();return{x:t+Math.min(o/2,120),y:n+Math.min(s/2,40)}}var vp=[1,2,3,5,10,30,60,1440,4320],Fa=1e3,[Da,Ha]=[60,1440];function za(e,t){return e>=Ha?t(e===Ha?"clock.day":"clock.days",{n:e/Ha}):e>=Da?t(e===Da?"clock.hour":"clock.hours",{n:e/Da}):t(e===1?"cloc\
k.minute":"clock.minutes",{n:e})}function kp({kept:e,t}){let{clock:n,moved:o,finished:s}=e,[r,a]=g(Date.now),i=n!==void 0&&o!==void 0&&!s;if(k(()=>{if(!i)return;a(Date.now());let d=setInterval(()=>a(Date.
now()),Fa);return()=>clearInterval(d)},[i,o]),!i)return null;let c=Math.round((o+n*60*Fa-r)/Fa);return l`
        <p class="clock ${c<0?"over":""}" data-clock=${c<0?"over":"runs"}>
            <span role="timer" aria-live="off">${t(c<0?"clock.over":"clock.left",{time:k0(Math.abs(c))})}</span>
            <span class="hint">${t("clock.hint",{time:za(n,t)})}</span>
        </p>
    `}function k0(e){let[t,n,o]=[Math.floor(e/3600),Math.floor(e/60)%60,e%60],s=r=>String(r).padStart(2,"0");return t>0?`${t}:${s(n)}:${s(o)}`:`${n}:${s(o)}`}function bs({motion:e,ply:t,events:n,finished:o,turn:s,refusal:r}){let{sounds:a}=Dt(kn),i=M({ply:t,turn:s});k(()=>{let c=i.current;if(i.current={ply:t,turn:s},t<=c.ply)return;let d=_0({motion:e,events:n,
finished:o,isTurn:s!==null&&s!==c.turn});d!==null&&a.play(d)},[t,s]),k(()=>{r!==null&&a.play("refusal")},[r])}function _0({motion:e,events:t,finished:n,isTurn:o}){return n?"end":t.some(({type:s})=>e.awards.
includes(s))?"award":o?"turn":null}var S0=["correct","forfeit","penalty"];function _p({game:e,client:t,t:n,choose:o}){let{value:s,problem:r}=R(()=>t.game(e).rules(),[e,t]);return l`
        <p class="soft">${n("advice.lead")}</p>
        <${N} problem=${r} t=${n} />
        ${(s?.irregularities??[]).map(a=>l`
            <details key=${a.id} class="advice" data-irregularity=${a.id}>
                <summary>${a.happened}</summary>
                <p><${E0} text=${a.advice} t=${n} /></p>
                <p class="soft">${a.reason}</p>
                <div class="row tight">${O0(a.advice).map(i=>l`
                    <button type="button" key=${i} data-choose=${i} onClick=${()=>o(i)}>${n(`ruling.task.${i}`)}</button>`)}</div>
            </details>`)}
    `}var O0=e=>S0.filter(t=>e.includes(`\`${t}\``)),E0=({text:e,t})=>e.replace(/ \(`(correct|forfeit|default|penalty)`\)/g,"").replace(/`(\w+)`/g,(n,o)=>t(`ruling.word.${o}`));function Sp(e,t){return Cp(e,t).flatMap(([n,o,s])=>fe(t,o).flatMap((r,a)=>{let i=r[e.pile].at(-1);return i===void 0?[]:[{value:i,...Mp(n,o,s,a)}]}))}function Op(e,t,n){return Cp(e,t).flatMap(([o,s,r])=>Array.
from({length:fe(t,s).length+1},(a,i)=>({value:null,...Mp(o,s,r,i)}))).filter(({place:o})=>o.join("/")!==n.place.join("/"))}function Ep(e,t,n,o){let[s,r]=[n,o].map(({place:f})=>f.slice(0,-1)),a=structuredClone(
fe(t,s)),i=s.join("/")===r.join("/")?a:structuredClone(fe(t,r)),[c,d]=[n,o].map(({place:f})=>Number(f.at(-1))),u=a[c][e.pile].pop();return d===i.length&&i.push({...e.empty,[e.pile]:[]}),i[d][e.pile].push(
u),JSON.stringify(a[c])===JSON.stringify({...a[c],...e.empty,[e.pile]:[]})&&c===a.length-1&&a.pop(),Pn(t,a===i?[[s,a]]:[[s,a],[r,i]])}var Mp=(e,t,n,o)=>({place:[...t,String(o)],where:{key:e,names:[...n,
String(o+1)]}}),Cp=(e,t)=>Object.entries(e.at).flatMap(([n,o])=>dt(t,n).map(([s,r])=>[o,s,r]));var Ua=e=>({base:e,state:e,patch:[],told:[],figures:[]});function Ap(e,t,n,o){let s=n.join("/"),r=cs(t,e.base).find(i=>i.place.join("/")===s),a=e.figures.filter(i=>i.figure.place.join("/")!==s);return{
...e,figures:r.value===o?a:[...a,{kind:t,figure:r,value:o}]}}var gs=e=>e.of!==void 0||e.pile!==void 0,ys=(e,t)=>e.pile===void 0?La(e,t):Sp(e,t),ws=(e,t,n,o)=>e.pile===void 0?Zd(e,t,n,o):Op(e,t,o);function Tp(e,t,n,o,s){
let r=(t.pile===void 0?Xd:Ep)(t,e.state,n,o);return{...e,state:Ta(e.state,r),patch:[...e.patch,...r],told:[...e.told,s]}}var Lp=e=>Pn(e.state,e.figures.map(({figure:t,value:n})=>[t.place,n])),Np=e=>Ta(
e.state,Lp(e)),Rp=e=>[...e.patch,...Lp(e)];function jp({kind:e,state:t,words:n,change:o}){let{t:s}=n,r=cs(e,t),a=[...new Set(r.map(Bp))],[i,c]=g(e.oneByOne?null:void 0);if(r.length===0)return l`<p>${s("correct.none")}</p>`;let d=r.filter(p=>i===
void 0||Bp(p)===i),u=[[null,s("correct.choose")],...a.map(p=>[p,M0(p,n)])];return l`
        ${e.oneByOne&&l`
            <${H} name="group" label=${s("correct.which")}
                control=${p=>l`<${U} ...${p} value=${i} choices=${u} onChange=${c} />`} />`}
        <fieldset class="figures">
            <legend>${s("correct.figures")}</legend>
            ${d.map(p=>l`<${C0} key=${p.place.join("/")} figure=${p} words=${n} change=${o} />`)}
        </fieldset>
    `}var Bp=({where:e})=>JSON.stringify(e.names),M0=(e,t)=>JSON.parse(e).map(n=>We(n,t)).join(", ");function C0({figure:e,words:t,change:n}){let{place:o,value:s,choices:r,where:a}=e,i=d=>l`<${U} ...${d} value=${s} choices=${r.
map(u=>[u,We(u,t)])} onChange=${u=>n(e,u)} />`,c=d=>l`<input ...${d} type="number" step="1" value=${s}
        onChange=${({target:u})=>u.value!==""&&n(e,Number(u.value))} />`;return l`<${H} name=${`figure-${o.join("-")}`} label=${Je(a,t)} control=${r===null?c:i} />`}function Pp({kind:e,state:t,gameSheet:n,
words:o,pair:s,setPair:r,add:a}){let{t:i}=o,c=ys(e,t);if(c.length===0)return l`<p>${i("correct.none")}</p>`;let d=({value:m,where:h})=>[m!==null&&We(m,o),Je(h,o)].filter(Boolean).join(" · "),u=(m,h)=>[
h,d(m)],p=[null,i("correct.choose")],f=s.wrong===null?[]:ws(e,t,n,c[s.wrong]);return l`
        <${H} name="wrong" label=${i("correct.wrong")}
            control=${m=>l`<${U} ...${m} value=${s.wrong} choices=${[p,...c.map(u)]} onChange=${h=>r({wrong:h,right:null})} />`} />
        ${s.wrong!==null&&l`
            <${H} name="right" label=${i("correct.right")} hint=${e.pile===void 0&&i("correct.right-hint")}
                control=${m=>l`<${U} ...${m} value=${s.right} choices=${[p,...f.map(u)]} onChange=${h=>r({...s,right:h})} />`}>
                <button type="button" data-add disabled=${s.right===null} onClick=${a}>${i("correct.add")}</button>
            <//>`}
    `}function Ip({state:e,t,busy:n,send:o}){let s=(e.forfeits??[]).map(({seat:u})=>u),r=e.players.map(({id:u})=>u).filter(u=>!s.includes(u)),[a,i]=g(r[0]??null),[c,d]=g("");return r.length===0?l`<p>${t("fo\
rfeit.all")}</p>`:l`
        <${xs} kind="forfeit" lead=${t("forfeit.lead")} button=${t("forfeit.send")} busy=${n} reason=${c} setReason=${d} t=${t}
            submit=${()=>o({type:"forfeit",seat:a,reason:c})}>
            <${Dp} seat=${a} setSeat=${i} seats=${r} t=${t} />
        <//>
    `}function Fp({state:e,t,busy:n,send:o}){let s=e.players.map(({id:p})=>p),[r,a]=g(s[0]),[i,c]=g(""),[d,u]=g("");return l`
        <${xs} kind="penalty" lead=${t("penalty.lead")} button=${t("penalty.send")} busy=${n} reason=${d} setReason=${u} t=${t}
            submit=${()=>o({type:"penalty",seat:r,points:Number(i),reason:d})}>
            <${Dp} seat=${r} setSeat=${a} seats=${s} t=${t} />
            <${H} name="points" label=${t("penalty.points")} hint=${t("penalty.points-hint")}
                control=${p=>l`<input ...${p} type="number" step="1" required value=${i} onInput=${({target:f})=>c(f.value)} />`} />
        <//>
    `}function xs({kind:e,lead:t,button:n,busy:o,reason:s,setReason:r,submit:a,t:i,children:c}){return l`
        <form class="ruling-form" data-ruling=${e} onSubmit=${d=>{d.preventDefault(),o||a()}}>
            <p class="soft">${t}</p>
            ${c}
            <${H} name="reason" label=${i("ruling.reason")} hint=${i("ruling.reason-hint")}
                control=${d=>l`<input ...${d} type="text" required maxlength="500" value=${s} onInput=${({target:u})=>r(u.value)} />`} />
            <div><button type="submit" class="primary" data-send>${n}</button></div>
        </form>
    `}var Dp=({seat:e,setSeat:t,seats:n,t:o})=>l`
    <${H} name="seat" label=${o("ruling.seat")}
        control=${s=>l`<${U} ...${s} value=${e} choices=${n.map(r=>[r,r])} onChange=${t} />`} />`;function Hp({game:e,gameSheet:t,state:n,t:o,busy:s,send:r}){let a=Ht(),[i,c]=g(()=>Ua(n)),[d,u]=g(""),[p,f]=g({wrong:null,right:null}),[m,h]=g(""),[$,b]=g({}),[y,w]=g("");if(t===null)return null;let v=e.
corrections??[],x=v.find(L=>L.kind===d),O={game:e,t:o},A=(L,D,Y,me)=>{let W=Je(D,O),Ye=D.key===L?W:[o(L),W].filter(Boolean).join(", ");return o("correct.changed",{what:Ye,before:We(Y,O),after:We(me,O)})},
C=(L,D,Y)=>o("correct.changed",{what:`${o(L)}, ${We(D.value,O)}`,before:Je(D.where,O),after:Je(Y.where,O)}),S=()=>{if(x===void 0||!gs(x)||p.wrong===null||p.right===null)return i;let L=ys(x,i.state)[p.
wrong],D=ws(x,i.state,t,L)[p.right],Y=D.value===null?C(x.name,L,D):A(x.name,L.where,L.value,D.value);return Tp(i,x,L,D,Y)},_=()=>{c(S()),f({wrong:null,right:null})},E=L=>{_(),u(L)},T=()=>{let L=A0(m),
D=[...Rp(S()),...L??[]],Y=L===null?{patch:"correct.no-patch"}:D.length===0?{kind:"correct.nothing"}:{};b(Y),Object.keys(Y).length===0&&r({type:"correct",patch:D,reason:y})},I=L=>$[L]===void 0?[]:[{detail:o(
$[L])}],F=[...i.told,...i.figures.map(({kind:{name:L},figure:D,value:Y})=>A(L,D.where,D.value,Y))],G=[["",o("correct.choose")],...v.map(L=>[L.kind,o(L.name)]),...a?[["patch",o("correct.patch")]]:[]];return l`
        <${xs} kind="correct" lead=${o("correct.lead")} button=${o("correct.send")} busy=${s} reason=${y} setReason=${w} t=${o} submit=${T}>
            <${H} name="kind" label=${o("correct.what")} errors=${I("kind")}
                control=${L=>l`<${U} ...${L} value=${d} choices=${G} onChange=${E} />`} />
            ${x!==void 0&&!gs(x)&&l`<${jp} key=${d} kind=${x} state=${Np(i)} words=${O}
                change=${({place:L},D)=>c(Ap(i,x,L,D))} />`}
            ${x!==void 0&&gs(x)&&l`<${Pp} key=${`${d} ${i.told.length}`} kind=${x} state=${i.state} gameSheet=${t}
                words=${O} pair=${p} setPair=${f} add=${_} />`}
            ${(d==="patch"||m!=="")&&l`
                <${H} name="patch" label=${o("correct.patch")} hint=${o("correct.patch-hint")} errors=${I("patch")}
                    control=${L=>l`<textarea ...${L} class="code" rows="5" spellcheck="false" value=${m} onInput=${({target:D})=>h(D.value)} />`} />`}
            ${F.length>0&&l`
                <div class="changes" data-changes=${F.length}>
                    <h3>${o("correct.changes")}</h3>
                    <ul>${F.map((L,D)=>l`<li key=${D}>${L}</li>`)}</ul>
                    <button type="button" class="quiet" data-drop onClick=${()=>c(Ua(n))}>${o("correct.drop")}</button>
                </div>`}
        <//>
    `}function A0(e){if(e.trim()==="")return[];try{let t=JSON.parse(e);return Array.isArray(t)?t:null}catch{return null}}var T0=["advice","correct","forfeit","penalty"];function an({table:e,position:t,client:n,t:o,rule:s,refusal:r,busy:a,close:i,hides:c,uncover:d,earlier:u,part:p=!1}){z();let f=P(),[m,h]=g("advice"),{state:$}=t,
b={...e,state:$,t:o,busy:a,send:w=>s({...w,player:"referee"})},y={advice:()=>l`<${_p} game=${$.game} client=${n} t=${o} choose=${h} />`,correct:()=>l`<${L0} hides=${c} uncover=${d} t=${o}><${Hp} ...${b} /><//>`,
forfeit:()=>l`<${Ip} ...${b} />`,penalty:()=>l`<${Fp} ...${b} />`};return l`
        <${p?"section":"main"} id=${p?void 0:"content"} class="referee" data-screen=${p?void 0:"referee"} data-ply=${$.ply} aria-busy=${String(a)}>
            <button type="button" data-close onClick=${i}>${o("ruling.back")}</button>
            <${p?"h2":"h1"} ref=${f} tabindex="-1">${o("ruling.title")}<//>
            <div class="row tight" role="group" aria-label=${o("ruling.title")}>
                ${T0.map(w=>l`<button type="button" class="chip" key=${w} data-task=${w} aria-pressed=${String(w===m)}
                    onClick=${()=>h(w)}>${o(`ruling.task.${w}`)}</button>`)}
                ${u&&l`<button type="button" class="chip" data-earlier onClick=${u}>${o("correcting.open")}</button>`}
            </div>
            <${Xt} refusal=${r} table=${{...e,t:o}} view=${$} />
            <section class="sheet" aria-label=${o(`ruling.task.${m}`)} key=${m}>${y[m]()}</section>
            <${De} record=${$} state=${$} game=${e.game} t=${o} />
        <//>
    `}function L0({hides:e,uncover:t,t:n,children:o}){let[s,r]=g(!1);return s||!e?o:l`
        <p>${n(t?"links.referee.unseal":"ruling.covered")}</p>
        <div><button type="button" class="primary" data-uncover onClick=${t??(()=>r(!0))}>${n(t?"links.referee.unseal-do":"ruling.uncover")}</button></div>
    `}function Hn({to_act:e,state:t}){let n=(t.forfeits??[]).map(({seat:o})=>o);return e.filter(o=>n.includes(o))}function ln(e){let t=Hn(e);return e.to_act.filter(n=>!t.includes(n))}function zp(e){let t=e.
findLast(({type:n,player:o})=>o!=="referee"||n==="default");return t?.seat??t?.player}function N0(e,t){let n=e.state.players.map(({id:r})=>r),o=r=>(n.indexOf(r)-n.indexOf(t)-1+n.length)%n.length,[s=null]=ln(
e).sort((r,a)=>o(r)-o(a));return s}function Up(e,{open:t,holder:n,wanted:o,last:s,sealed:r,unseen:a}){let i=ln(e),c=e.state.dealer==="table",d={referee:c,actor:null,alone:!1,pass:null};if(e.finished||
i.length===0)return d;let u=i.includes(o)?o:N0(e,s),p=c?r&&i.length>1:!t,f=i.includes(n)?n:null;return!p||!a(f??u)?{...d,actor:u}:f===null?{...d,pass:u}:{...d,actor:f,alone:!0}}function qp({table:e,opened:t,state:n,client:o,refusal:s,close:r,unseal:a}){let{t:i,act:c,busy:d}=e,u={state:n??t.answer.view};return l`<${an} table=${e} position=${u} client=${o} t=${i} rule=${c} refusal=${s} busy=${d}
        close=${r} hides=${n===null} uncover=${a} />`}async function Gp(e,t){let{token:n,state:o}=await Ie(e,t).unseal(),s={...t,place:{...t.place,token:n}};return await ue(s),{kept:s,state:o}}function Wp({
kept:e,view:t,table:n}){let{t:o,act:s,busy:r}=n;return Hn({to_act:e.toAct,state:t}).map(a=>l`
        <div class="forfeited" key=${a} data-forfeited=${a}>
            <p>${o("forfeited.due",{player:a})}</p>
            ${e.as===je&&l`
                <button type="button" class="primary" data-default disabled=${r} onClick=${()=>s({type:"default",player:"referee",seat:a})}>
                    ${o("links.referee.default",{player:a})}</button>`}
        </div>`)}function Jp({opened:e,turn:t,table:n,refusal:o,bar:s,notes:r,connection:a,tools:i}){let{kept:c,answer:d}=e,{game:u,gameSheet:p,t:f,act:m,busy:h}=n,{view:$,legal_actions:b}=d;z();let y=ms(c,p,f),w=P(t);
wo(t,p);let v=y.at(-1),[x,O]=g(null),A=ye(c),C=hs(u.motion,$,{ply:$.ply,events:d.events});bs({motion:u.motion,ply:$.ply,events:d.events,finished:!1,turn:Pe(c)?A:null,refusal:o});let S=b[0]?.player??null,
_=p!==null,E=$.players.findIndex(({id:F})=>F===(S??c.toAct[0]))+1,T=c.toAct.some(F=>F!==S),I=b.some(({type:F})=>u.sealed?.includes(F))||c.place.pending>0;return l`
        <main id="content" class="play linked" data-screen="play" data-game=${u.id} data-ply=${$.ply} data-to-act=${c.toAct.join(" ")}
            data-seat=${A??""} data-actor=${S??""} data-held=${c.heldBy??""} data-head=${d.head} data-turn=${t} aria-busy=${String(!_||h)}>
            ${s}
            ${r}
            <div class="table-top">
                <section class="board-area" aria-label=${f("play.board")} ref=${C}>
                    ${_&&l`<${u.Board} view=${$} gameSheet=${p} legal=${b} act=${m} t=${f} seat=${A}
                        toAct=${c.toAct} scores=${null} last=${d.events} log=${$s(c)} prepared=${x} prepare=${O} />`}
                </section>
                <aside class="side">
                    <section class="actions player-${E}" aria-labelledby="turn">
                        <h2 id="turn" ref=${w} tabindex="-1">${rn(c,f)}</h2>
                        ${a}
                        ${v&&l`<p class="hint last-act" data-last-act>${f("links.last",{what:v.text})}</p>`}
                        <${kp} kept=${c} t=${f} />
                        <${Wp} kept=${c} view=${$} table=${n} />
                        <${Xt} refusal=${o} table=${n} view=${$} />
                        ${_&&b.length>0&&l`<${zt} ...${n} view=${$} legal=${b} player=${S}
                            prepared=${x} prepare=${O} key=${`${t} ${S}`} />`}
                        ${(b.length===0||T)&&l`<${fs} kept=${c} atOnce=${I} follows=${d.guarded} t=${f} />`}
                    </section>
                    <${De} record=${$} state=${$} game=${u} t=${f} />
                    ${y.length>0&&l`<${Rt} log=${y} t=${f} />`}
                </aside>
            </div>
            ${i}
        </main>
    `}function cn({game:e,ruleset:t,client:n,t:o}){let[s,r]=g(!1);return l`
        <details class="rules" onToggle=${a=>r(a.target.open)} data-rules>
            <summary>${o("rules.title")}</summary>
            ${s&&l`<${R0} game=${e} ruleset=${t} client=${n} t=${o} />`}
        </details>
    `}function R0({game:e,ruleset:t,client:n,t:o}){let{value:s,problem:r}=R(()=>n.game(e).rules(),[e,n]),a=(s?.clauses??[]).filter(({rulesets:i})=>i.includes(t));return l`
        <${N} problem=${r} t=${o} />
        <div class="clauses" tabindex="0" role="region" aria-label=${o("rules.title")}>
            <ul>${a.map(({id:i,text:c})=>l`<li key=${i} data-clause-id=${i}><${Ge} text=${c} /><${At} error=${{rule:i}} /></li>`)}</ul>
        </div>
    `}function Kp({kept:e,client:t,t:n,go:o,change:s,finished:r}){let[a,i]=g(null),c=ye(e),d=f=>async()=>{i(null);try{await f()}catch(m){i(m)}},u=d(async()=>{let f=Qt(),{token:m}=await Ie(t,e).newKey(c,{verifier:Lt(
f)}),h=sn(e,en(Number(e.as),f));await s({...h,place:{...e.place,token:m}})}),p=(f,m)=>d(async()=>{let{token:h,seat_keys:$}=await Ie(t,e).newKey(f);await ue({...e,place:{...e.place,token:h},given:{...e.
given,[m]:$[f]}}),o("seats",{id:e.id})});return r||c===null&&e.as!==je?null:l`
        <${Ae} problem=${a} t=${n} />
        <p class="hint">${n(c===null?"links.reissue.referee":"links.reissue.own")}</p>
        <div class="row tight">
            ${c!==null&&l`<button type="button" data-reissue=${e.as} onClick=${u}>${n("links.reissue.own-do")}</button>`}
            ${c===null&&e.players.map((f,m)=>l`
                <button type="button" key=${f} data-reissue=${m+1} onClick=${p(f,String(m+1))}>${n("links.reissue.for",{player:f})}</button>`)}
        </div>
    `}function B0({tokens:e={},place:t,played:n}){return Object.keys(e).map(Number).filter(s=>s<t.settled).sort((s,r)=>r-s).map(s=>({ply:s,token:e[s],done:n.find(r=>r.ply===s+1)??null}))}async function Vp(e,t,n){
return await e.game(t.game).sealed(n,t.keys[je]).heads(),ge(e,t)}function Yp({kept:e,sheet:t,t:n,back:o,busy:s}){let r=B0(e),[a,i]=g(null),[c,d]=g(!1),u=r.find(({ply:f})=>f===a)??r[0],p=je in e.keys;return l`
        <details data-taking-back>
            <summary>${n("back.title")}</summary>
            <p class="hint">${n(p?"back.referee":"back.player")}</p>
            ${r.length===0?l`<p>${n("back.nothing")}</p>`:l`
                    <label>${n("back.before")}
                        <select name="point" value=${u.ply} onChange=${f=>i(Number(f.target.value))}>
                            ${r.map(f=>l`<option key=${f.ply} value=${f.ply} selected=${f===u}>${j0(f,t,n)}</option>`)}
                        </select>
                    </label>
                    ${p?l`<div class="row tight">
                            <button type="button" data-take-back disabled=${s} onClick=${()=>c?o(u.token):d(!0)}>
                                ${n(c?"back.sure":"back.do")}</button></div>`:l`<${we} url=${ct(oe(),{game:e.game,token:u.token,undo:u.ply})} name=${n("back.link")} t=${n} kind="undo" />`}`}
        </details>
    `}function Zp({kept:e,asked:t,t:n,back:o,busy:s}){let r=je in e.keys,a=t.ply>=e.place.settled;return l`
        <div class="warning" role="alert" data-note="asked-back">
            <p><strong>${n("back.asked",{n:e.place.settled-t.ply})}</strong></p>
            <p>${n(a?"back.asked-gone":r?"back.asked-referee":"back.asked-player")}</p>
            ${r&&!a&&l`<button type="button" data-take-back disabled=${s} onClick=${()=>o(t.token)}>${n("back.sure")}</button>`}
        </div>
    `}function j0({ply:e,done:t},n,o){if(t===null)return o("back.point",{n:e+1});let s=n?.action_types?.find(({id:a})=>a===t.type)?.name??t.type,r=["amount","house"].map(a=>t.action?.[a]).find(a=>typeof a==
"number");return o(r===void 0?"links.played":"links.played-figure",{player:t.player,action:s,figure:r})}function Xp({opened:e,sheet:t,client:n,t:o,go:s,open:r,change:a,back:i,busy:c}){let{kept:d,answer:u}=e,p=ct(oe(),{game:d.game,token:d.place.token,clock:d.clock});return l`
        <div class="tools">
            <section class="tool" aria-label=${o("links.paste-title")}><${on} t=${o} open=${r} hint=${o("links.paste-hint")} /></section>
            <${cn} game=${d.game} ruleset=${u.view.ruleset} client=${n} t=${o} />
            <details data-compare>
                <summary>${o("links.compare")}</summary>
                <p class="hint">${o("links.compare-hint")}</p>
                <p><code data-head>${u.head}</code></p>
                <p class="hint">${o(u.guarded?"links.guarded":"links.unguarded")}</p>
            </details>
            <details data-spectators>
                <summary>${o("links.spectators")}</summary>
                <p class="hint">${o("links.spectators-hint")}</p>
                <${we} url=${p} name=${o("links.spectators")} t=${o} kind="spectator" />
            </details>
            ${u.guarded&&l`<${Yp} kept=${d} sheet=${t} t=${o} back=${i} busy=${c} key=${`back ${d.place.settled}`} />`}
            <details data-keys>
                <summary>${o("links.keys")}</summary>
                ${Object.keys(d.given).length>0&&l`
                    <p class="hint">${o("links.given")}</p>
                    <div><button type="button" data-go="seats" onClick=${()=>s("seats",{id:d.id})}>${o("links.given-open")}</button></div>`}
                <${Kp} kept=${d} client=${n} t=${o} go=${s} change=${a} finished=${u.finished} />
                <${P0} kept=${d} t=${o} go=${s} />
            </details>
        </div>
    `}function P0({kept:e,t,go:n}){let[o,s]=g(!1),r=async()=>{await os(e.id),n("start")};return l`
        <p class="hint">${t("links.forget-hint")}</p>
        <div class="row tight">
            ${o?l`<button type="button" data-forget-anyway onClick=${r}>${t("links.forget-anyway")}</button>
                    <button type="button" onClick=${()=>s(!1)}>${t("undo.leave")}</button>`:l`<button type="button" data-forget onClick=${()=>s(!0)}>${t("links.forget")}</button>`}
        </div>
    `}function Qp({opened:e,other:t,choose:n,back:o,busy:s,t:r}){let{kept:a,note:i,asked:c,stored:d}=e,u=Object.keys(a.keys);return l`
        ${i==="older"&&l`<p class="note" role="status" data-note="older">${r("links.note.older")}</p>`}
        ${i==="joined"&&l`<p class="note" role="status" data-note="joined">${r("links.note.joined")}</p>`}
        ${["overtaken","undone"].includes(i)&&l`<p class="note" role="status" data-note=${i}>${r(`links.note.${i}`)}</p>`}
        ${i==="line"&&l`
            <div class="warning" role="alert" data-note="line">
                <p><strong>${r("links.note.line-title")}</strong></p>
                <p>${r("links.note.line")}</p>
                <button type="button" data-switch-line onClick=${t}>${r("links.note.line-switch")}</button>
            </div>`}
        ${c&&l`<${Zp} kept=${a} asked=${c} t=${r} back=${o} busy=${s} />`}
        ${!d&&l`<p class="warning" role="alert" data-note="not-stored">${r("links.not-stored")}</p>`}
        ${u.length>1&&l`
            <div class="warning" data-note="several">
                <p>${r("links.note.several",{seats:u.map(p=>ut(a,p,r)).join(", ")})}</p>
                <div class="row tight" role="group" aria-label=${r("links.as")}>
                    ${u.map(p=>l`<button type="button" class="chip" key=${p} data-as=${p} aria-pressed=${String(p===a.as)}
                        onClick=${()=>n(p)}>${ut(a,p,r)}</button>`)}
                </div>
            </div>`}
    `}function qa({action:e,kept:t},{actions:n}){let o=ef(e);return n.some(s=>s.ply>t.place.settled&&s.type===e.type&&s.player===e.player&&(s.action===null||ef(s.action)===o))}var ef=e=>JSON.stringify(Object.
entries(e).sort(([t],[n])=>t<n?-1:1));function tf({client:e,id:t,given:n,calls:o,gone:s}){let[r,a]=g({from:n,to:n,turn:0}),i=r.from===n?r.to:n,[c,d]=g(null),[u,p]=g(null),[f,m]=g(null),[h,$]=g(!1),b=M(!1),y=async(_,E=d)=>{if(b.current)return!1;
b.current=!0,$(!0),d(null);try{let T=await _();return a(({turn:I})=>({from:n,to:T,turn:I+1})),p(null),m(null),!0}catch(T){return await E(T),!1}finally{b.current=!1,$(!1)}},w=(_=i.kept)=>y(()=>ge(e,_)),
v=(_,E=i.kept)=>y(()=>Bd(e,E,_),async T=>{if(p(null),T.transient)return m({action:_,kept:E,problem:T});if(m(null),T.kind==="branched")return x(_,E);p({problem:T,action:_})}),x=async(_,E)=>{try{let T=await ge(
e,E),I=qa({action:_,kept:E,problem:null},T.answer);a(({turn:F})=>({from:n,to:{...T,note:I?T.note:"overtaken"},turn:I?F+1:F}))}catch(T){d(T)}},O=async _=>{let E=f!==null&&qa(f,_);if(f!==null&&!E)return v(
f.action,f.kept),!0;if(_.token===i.kept.place.token)return!1;let T=await Nt(i.kept,_,null,e.language);return E&&m(null),a(I=>b.current||I.from===n&&I.to!==i&&I.to!==null?I:{from:n,to:T,turn:I.turn+Number(
E)}),!0},{lost:A,ask:C}=Wd({client:e,opened:i,busy:h,calls:o,take:O});k(()=>{if(f===null)return;let _=()=>v(f.action,f.kept);return addEventListener("online",_),()=>removeEventListener("online",_)},[f]),
k(()=>{p(null),m(null),n===null&&tn(t).then(_=>{_===null?s():w(_)})},[n,t]);let S=M(e);return k(()=>{S.current!==e&&i!==null&&y(()=>Rd(e,i.kept)),S.current=e},[e]),{opened:i,turn:r.turn,problem:c,refusal:u,
setRefusal:p,unsent:f,busy:h,step:y,again:w,play:v,lost:A,ask:C}}function nf({t:e,client:t,go:n,id:o,opened:s,open:r}){let{calls:a,change:i}=zd(),[c,d]=g(null),{opened:u,turn:p,problem:f,refusal:m,setRefusal:h,unsent:$,busy:b,step:y,again:w,play:v,lost:x,ask:O}=tf(
{client:t,id:o,given:s,calls:a,gone:()=>n("unknown",{kept:!0})}),A=u?.kept.game,{value:C,problem:S}=R(async()=>A?t.game(A).sheet():null,[A,t]);if(Hd({kept:u?.kept.id===o?u.kept:null,name:C?.name??"Gav\
el",calls:a,t:e}),u===null||u.kept.id!==o)return l`<main id="content" class="play" data-screen="play" aria-busy=${String(f===null)}><h1>…</h1><${Ae} problem=${f} t=${e} /></main>`;let{kept:_,answer:E}=u,
T=async Z=>{await v(Z)&&d(null)},I=()=>y(async()=>{let{kept:Z,state:K}=await Gp(t,_);return d({state:K}),ge(t,Z)},Z=>h({problem:Z,action:null})),F=Z=>{h(null),d(Z?{state:null}:null)},G=async Z=>{await ue(
Z),await w(Z)},L=Z=>y(()=>Vp(t,_,Z)),D={game:j[A],gameSheet:C,t:e,act:T,busy:b};if(c!==null)return l`<${qp} table=${D} opened=${u} state=${c.state} client=${t} refusal=${m}
            close=${()=>F(!1)} unseal=${I} />`;let Y=l`<${Jd} callReferee=${()=>F(!0)} kept=${_} view=${E.view} finished=${E.finished} sheet=${C} t=${e} again=${()=>w()} busy=${b}
        calls=${a} setCalls=${Aa(E)&&ye(_)!==null?i:null} />`,me=l`
        <${Ae} problem=${f??S} t=${e} />
        <${Qp} opened=${u} t=${e} other=${()=>y(()=>jd(t,_,u.other))} choose=${Z=>w({..._,as:Z})}
            back=${L} busy=${b} />`,W=l`<${Ud} lost=${x} unsent=${$} ask=${O} resend=${()=>v($.action,$.kept)} busy=${b} t=${e} />`,Ye=l`<${Xp} opened=${u} sheet=${C} client=${t} t=${e} go=${n} open=${r} change=${G} back=${L} busy=${b} />`,
jt=E.finished?mp:Jp;return l`<${jt} opened=${u} turn=${p} table=${D} refusal=${m} bar=${Y} notes=${me} connection=${W} tools=${Ye} go=${n} client=${t} />`}function of({t:e,go:t,id:n}){let[o,s]=g(null);k(()=>{tn(n).then(a=>a===null?t("unknown",{kept:!0}):s(a))},[n]),z();let r=P(o===null);return l`
        <main id="content" class="import seats" data-screen="seats" data-link=${n}>
            <h1 ref=${r} tabindex="-1">${e("seats.title")}</h1>
            ${o&&l`<${I0} kept=${o} t=${e} go=${t} />`}
        </main>
    `}function I0({kept:e,t,go:n}){let{game:o,place:s,given:r,players:a,keys:i,clock:c}=e,d=m=>ct(oe(),{game:o,token:s.token,key:m,clock:c}),u=a.filter((m,h)=>!r[h+1]&&!i[h+1]),p=()=>n("linked",{id:e.
id}),f=async()=>{await ue({...e,given:{}}),p()};return l`
        <div class="sheet">
            ${Object.keys(r).length>0&&l`
                <p>${t("seats.lead")}</p>
                <p class="warning" data-quick-warning>${t("seats.warning")}</p>`}
            ${Object.entries(r).map(([m,h])=>l`
                <section class="seat-link player-${m}" key=${m} data-seat-link=${m} aria-labelledby="seat-${m}">
                    <h2 id="seat-${m}">${ut(e,m,t)}</h2>
                    <${we} url=${d(h)} name=${t("seats.link",{player:ut(e,m,t)})} t=${t} kind="seat" />
                </section>`)}
            ${u.length>0&&l`
                <section class="seat-link" data-seat-link="table" aria-labelledby="seat-guests">
                    <h2 id="seat-guests">${u.join(", ")}</h2>
                    <p>${t("seats.guests")}</p>
                    <${we} url=${d(void 0)} name=${t("links.move",{players:a.join(", ")})} t=${t} kind="move" />
                </section>`}
            <div class="row end">
                ${Object.keys(r).length>0&&l`<button type="button" data-forget-given onClick=${f}>${t("seats.forget")}</button>`}
                <button type="button" class="primary large" data-to-table onClick=${p}>${t("seats.go")}</button>
            </div>
        </div>
    `}function sf(){let{hash:e}=location;return jn(e)?(history.replaceState(history.state,"",location.href.split("#")[0]),e):null}var Ga=sf();function rf({client:e,t,go:n,setProblem:o}){let[s,r]=g({opening:!1,
opened:0}),a=async c=>{o(null),r(({opened:d})=>({opening:!0,opened:d}));try{if(c===null)throw new Error(t("links.broken"));for(let d of c)if("invitation"in d)n("join");else if(d.game in j){let u=await Nd(
e,d);n("linked",{id:u.kept.id,opened:u})}else throw new Error(t("links.broken"))}catch(d){o(d)}r(({opened:d})=>({opening:!1,opened:d+1}))},i=c=>a(ss(c));return k(()=>{Ga!==null&&i(Ga),Ga=null;let c=()=>{
let d=sf();d!==null&&i(d)};return addEventListener("hashchange",c),()=>removeEventListener("hashchange",c)},[e]),{open:a,...s}}var F0=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function vs({option:e,standard:t,value:n,change:o,errors:s,t:r}){let{id:a,ruling:i,schema:c,decides:d}=e,u=m=>o(F0(m,t)?void 0:m),p=l`<span class="option-name">${e.
name}</span><${At} error=${{code:a}} />${i&&l` <span class="ruling">${i}</span>`}`,f=D0(c);return l`
        <div class="option ${n===void 0?"":"changed"}">
            <${H} name="option-${a}" label=${p} hint=${l`<${Ge} text=${d} />`} errors=${s}
                control=${m=>l`<${f} ...${m} schema=${c} value=${n===void 0?t:n} set=${u} t=${r} />`}>
                ${n!==void 0&&l`<button type="button" class="quiet" onClick=${()=>o(void 0)}>${r("setup.default")}</button>`}
            <//>
        </div>
    `}function D0(e){return"const"in e||e.enum?.length===1?H0:e.type==="boolean"?z0:e.enum?U0:e.type==="integer"?q0:G0}var H0=({schema:e,set:t,t:n,value:o,...s})=>l`
    <input ...${s} type="text" readonly value=${String(e.const??e.enum[0])} />`,z0=({schema:e,set:t,t:n,value:o,...s})=>l`
    <${U} ...${s} value=${o} choices=${[[!1,n("no")],[!0,n("yes")]]} onChange=${t} />`,U0=({schema:e,set:t,t:n,value:o,...s})=>l`
    <${U} ...${s} value=${o} choices=${e.enum.map(r=>[r,String(r)])} onChange=${t} />`,q0=({schema:e,set:t,t:n,value:o,...s})=>l`
    <input ...${s} type="number" step="1" value=${o} onChange=${({target:r})=>t(r.value===""?void 0:Number(r.value))} />`;function G0({schema:e,set:t,t:n,value:o,...s}){let[r,a]=g(null),i=({target:c})=>{
try{t(JSON.parse(c.value)),a(null)}catch{t(c.value),a(c.value)}};return l`<textarea ...${s} class="code" rows="3" spellcheck="false" value=${r??JSON.stringify(o)} onChange=${i} />`}var af=["Ann","Bob","Cy","Dee","Eve","Flo"];function un(e){let t=e.rulesets.find(({id:o})=>o===e.default_ruleset),n=$e("players")??af.slice(0,3);return cf({ruleset:"",variant:"",players:n,options:{}},
t)}var lf=e=>af.find(t=>!e.includes(t))??`${e.length+1}`;function cf(e,t){let n=e.players.slice(0,t.player_counts.at(-1));for(;n.length<t.player_counts[0];)n.push(lf(n));let o=t.variants.includes(e.variant)?
e.variant:t.variants[0];return{...e,ruleset:t.id,variant:o,players:n}}function dn({sheet:e,draft:t,change:n,errors:o,t:s}){let r=e.rulesets.find(({id:a})=>a===t.ruleset);return l`
        <${H} name="ruleset" label=${s("setup.ruleset")} hint=${r.sources.join("; ")} errors=${ne(o,"/ruleset")}
            control=${a=>l`<${U} ...${a} value=${t.ruleset} choices=${e.rulesets.map(({id:i,name:c})=>[i,c])}
                onChange=${i=>n(cf(t,e.rulesets.find(c=>c.id===i)))} />`} />
        ${(r.variants.length>1||ne(o,"/variant").length>0)&&l`
            <${H} name="variant" label=${s("setup.variant")} errors=${ne(o,"/variant")}
                control=${a=>l`<${U} ...${a} value=${t.variant} choices=${r.variants.map(i=>[i,i])}
                    onChange=${i=>n({...t,variant:i})} />`} />`}
    `}function pn({sheet:e,draft:t,change:n,errors:o,t:s}){let{players:r}=t,a=e.rulesets.find(({id:u})=>u===t.ruleset).player_counts,i=u=>n({...t,players:u}),c=(u,p)=>{let f=[...r];[f[u],f[p]]=[f[p],f[u]],
i(f)},d=o.filter(({pointer:u})=>u==="/players");return l`
        <fieldset class="players">
            <legend>${s("setup.players")}</legend>
            <p class="hint">${s("setup.players-hint")}</p>
            <ol>
                ${r.map((u,p)=>l`
                    <li key=${p} class="player-row player-${p+1}">
                        <${H} name="player-${p+1}" label=${l`<span class="visually-hidden">${s("setup.player",{n:p+1})}</span>`}
                            errors=${[...ne(o,`/players/${p}`),...p===0?d:[]]}
                            control=${f=>l`<input ...${f} type="text" maxlength="64" autocomplete="off" value=${u}
                                onInput=${m=>i(r.map((h,$)=>$===p?m.target.value:h))} />`}>
                            <button type="button" class="icon" disabled=${p===0} aria-label=${s("setup.up",{name:u})}
                                onClick=${()=>c(p,p-1)}>↑</button>
                            <button type="button" class="icon" disabled=${p===r.length-1} aria-label=${s("setup.down",{name:u})}
                                onClick=${()=>c(p,p+1)}>↓</button>
                            <button type="button" class="icon" disabled=${r.length<=a[0]} aria-label=${s("setup.remove",{name:u})}
                                onClick=${()=>i(r.filter((f,m)=>m!==p))}>×</button>
                        <//>
                    </li>`)}
            </ol>
            <button type="button" data-add-player disabled=${r.length>=a.at(-1)}
                onClick=${()=>i([...r,lf(r)])}>+ ${s("setup.add")}</button>
        </fieldset>
    `}function fn({sheet:e,draft:t,change:n,errors:o,t:s}){let{options:r}=t,a=Object.keys(r).length,i=(d,u)=>{let{[d]:p,...f}=r;n({...t,options:u===void 0?f:{...f,[d]:u}})},c=ne(o,"/options").length>0;
return l`
        <details class="options" open=${c||void 0} data-options>
            <summary>${s("setup.options")} <span class="count">${a>0?s("setup.changed",{n:a}):s("setup.unchanged")}</span></summary>
            <div class="option-list">
                ${e.options.map(d=>l`
                    <${vs} key=${d.id} option=${d} standard=${pe(e,t,d.id)} value=${r[d.id]}
                        change=${u=>i(d.id,u)} errors=${ne(o,`/options/${d.id}`)} t=${s} />`)}
            </div>
        </details>
    `}function uf({sheet:e,begin:t,leave:n,t:o}){let[s,r]=g(()=>({...un(e),rounds:3,match:{}})),{ruleset:a,variant:i,options:c,players:d,rounds:u,match:p}=s,f={sheet:e,draft:s,change:r,errors:[],t:o},m=$=>pe(
{options:e.match_options},s,$),h=($,b)=>{let{[$]:y,...w}=p;r({...s,match:b===void 0?w:{...w,[$]:b}})};return l`
        <form class="sheet" data-match-form onSubmit=${$=>{$.preventDefault(),t({rounds:u,options:p,setup:{ruleset:a,variant:i,options:c,players:d}})}}>
            <p>${o("match.lead")}</p>
            <${H} name="rounds" label=${o("match.rounds")}
                control=${$=>l`<input ...${$} type="number" required min="1" max="100" step="1" value=${u} onInput=${({target:b})=>r({...s,rounds:Number(b.value)})} />`} />
            <${dn} ...${f} />
            <${pn} ...${f} />
            <details class="options" data-match-options>
                <summary>${o("match.options")}</summary>
                <div class="option-list">${e.match_options.map($=>l`
                    <${vs} key=${$.id} option=${$} standard=${m($.id)} value=${p[$.id]} errors=${[]} t=${o}
                        change=${b=>h($.id,b)} />`)}</div>
            </details>
            <${fn} ...${f} />
            <div class="row end">
                <button type="button" onClick=${n}>${o("back")}</button>
                <button type="submit" class="primary large" data-begin-match>${o("match.begin")}</button>
            </div>
        </form>
    `}var Ja=new de("games"),Wa=globalThis.BroadcastChannel===void 0?null:new BroadcastChannel("gavel-games");function ks(e){let t=({data:n})=>e(n);return Wa?.addEventListener("message",t),()=>Wa?.removeEventListener(
"message",t)}async function _s(e,t){let n=await Ja.change(e,t);return Wa?.postMessage(e),n}var W0=12,df="abcdefghijklmnopqrstuvwxyz234567",mn=()=>Array.from(crypto.getRandomValues(new Uint8Array(W0)),
e=>df[e%df.length]).join(""),$t=async()=>(await Ja.all()).sort((e,t)=>t.changed-e.changed),zn=e=>Ja.get(e);async function pf(e){let t=null;return await _s(e,n=>(t=n,null)),t}var ff=e=>_s(e.id,t=>t===null?e:void 0),mf=(e,t)=>_s(e,n=>n===null?void 0:{...n,name:t}),mt=class{#t;#e=Promise.resolve(null);constructor(t){
this.#t=t}save(t){return this.#e=this.#e.then(n=>n??this.#n(t)),this.#e}has=({changed:t})=>t===this.#t;async#n(t){let n=Math.max(Date.now(),(this.#t??0)+1),o=null;return await _s(t.id,s=>(o=s!==null&&
s.changed!==this.#t?s:null,o===null?{...t,name:s?.name??t.name,changed:n}:void 0)),o===null&&(this.#t=n),o}};function $f({draft:e,change:t,errors:n,byLink:o,t:s}){let r=a=>()=>t({...e,dealer:a});return l`
        <${H} name="first_player" label=${s("setup.first")} errors=${ne(n,"/first_player")}
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
            <${H} name="seed" label=${s("setup.seed")} hint=${s("setup.seed-hint")} errors=${ne(n,"/seed")}
                control=${a=>l`<input ...${a} type="text" autocomplete="off" spellcheck="false" value=${e.seed}
                    onInput=${i=>t({...e,seed:i.target.value})} />`} />`}
    `}var Ss=({t:e,open:t,setOpen:n})=>l`
    <label class="switch">
        <input type="checkbox" name="open" checked=${t} onChange=${o=>n(o.target.checked)} />
        <span><strong>${e("open.title")}</strong> <span class="hint">${e("open.hint")}</span></span>
    </label>
`;function Os({sheet:e,draft:t,change:n,errors:o,t:s,Deal:r}){let a=ne(o,"/deal"),{ruleset:i,variant:c,options:d,players:u}=t;return l`
        <fieldset class="deal ${a.length>0?"invalid":""}">
            <legend>${s("setup.deal")}</legend>
            <${ha} id="deal-errors" errors=${a} />
            <${r} deal=${t.deal} change=${p=>n({...t,deal:p})} gameSheet=${e} t=${s}
                setup=${{ruleset:i,variant:c,options:d,players:u}} />
        </fieldset>
    `}var Es=new de("matches"),hf=async e=>(await Es.all()).filter(t=>t.game===e).sort((t,n)=>n.created-t.created),Un=e=>Es.put(e),bf=e=>Es.remove(e),gf=async e=>(await Es.all()).find(({games:t})=>t.includes(
e))??null,yf=(e,{rounds:t,options:n,setup:o})=>({id:mn(),game:e,created:Date.now(),rounds:t,options:n,setup:o,games:[],sheets:{}});function wf({setup:e},t,{first:n,dealer:o,deal:s}){return{...e,dealer:o,
...n===""?{first_player:{draw:!0}}:{first_player:n},...o==="table"&&s!==null&&{deal:s},...t?.cash&&{cash:t.cash}}}async function xf(e,t){let n=await Promise.all(t.games.map(u=>zn(u))),o=await K0(e,t,n),
s=Object.fromEntries(o.filter(({sheet:u})=>u!==null).map(({id:u,sheet:p})=>[u,p])),r=o.filter(({sheet:u})=>u!==null),a=[],c=r.map((u,p)=>({rounds:t.rounds,options:t.options,results:r.slice(0,p+1).map(
({sheet:f})=>f)})).map((u,p)=>({id:p,operation:"matches",game:t.game,body:u}));for await(let u of e.batch(c))a.push(u);for(let[u,p]of r.entries())p.wrongCash=u>0&&p.begun!==null&&V0(p.begun,a[u-1]);let d=a.
at(-1)??null;return{games:o,standings:d?.ok?d.body:null,problem:d&&!d.ok?d.problem:null,match:{...t,sheets:{...t.sheets,...s}}}}async function K0(e,t,n){let o=t.games.map((r,a)=>({id:r,record:n[a],begun:null,
end:null,sheet:t.sheets[r]??null,wrongCash:!1,problem:null})),s=o.flatMap(({record:r},a)=>{if(r===null)return[];let i=(c,d)=>({id:[a,c],operation:"replays",game:t.game,body:{...r.start,actions:d}});return[
i("begun",[]),i("end",r.actions.slice(0,r.cursor))]});for await(let r of e.batch(s)){let[a,i]=r.id;r.ok?o[a][i]=r.body.position:o[a].problem=r.problem}return o.map(r=>r.end===null?r:{...r,sheet:r.end.
scores})}function V0({state:e},t){return!t.ok||t.body.cash===null?!1:e.players.some(({id:n,cash:o})=>t.body.cash[n]!==o)}function vf({match:e,standings:t,number:n,sheet:o,client:s,enter:r,keep:a,t:i}){let{players:c}=e.setup,d=t?.first_player??"",[u,p]=g({first:d,dealer:"service",deal:null}),[f,m]=g(null),[h,$]=g(!1),b=f?.
problem?.errors??[],{Deal:y}=j[e.game],w=async x=>{x.preventDefault(),$(!0);try{let O=wf(e,t,u),{state:A}=await s.game(e.game).setup(O),{seed:C,nonce:S}=A.deal??{},_={setup:{...O,...C!==void 0&&{seed:C},
...S!==void 0&&{nonce:S}}},E=i("match.game-of",{game:o.name,n});await r({game:e.game,start:_,actions:[],cursor:0,name:E},a)}catch(O){m(O)}$(!1)},v=u.dealer==="service"?[["",i("match.first-drawn")]]:[];
return l`
        <form class="tool next-game" data-next-game=${n} onSubmit=${w}>
            <h2>${i("match.next",{n})}</h2>
            <${N} problem=${f} t=${i} />
            ${t?.cash&&l`<p data-carried>${i("match.carried",{cash:c.map(x=>`${x} ${t.cash[x]}`).join(", ")})}</p>`}
            ${t!==null&&l`<p data-first-due=${d}>${d===""?i("match.first-due-drawn"):i("match.first-due",{player:d})}</p>`}
            <${H} name="next-first" label=${i("setup.first")} errors=${ne(b,"/first_player")}
                control=${x=>l`<${U} ...${x} value=${u.first===""&&v.length===0?c[0]:u.first}
                    choices=${[...v,...c.map(O=>[O,O])]} onChange=${O=>p({...u,first:O})} />`} />
            <${H} name="next-dealer" label=${i("setup.dealer")}
                control=${x=>l`<${U} ...${x} value=${u.dealer} choices=${["service","table"].map(O=>[O,i(`setup.dealer.${O}`)])}
                    onChange=${O=>p({...u,dealer:O,first:O==="table"&&u.first===""?c[0]:u.first})} />`} />
            ${u.dealer==="table"&&y&&l`<${Os} sheet=${o} draft=${{...e.setup,deal:u.deal}} errors=${b} t=${i} Deal=${y}
                change=${({deal:x})=>p({...u,deal:x})} />`}
            <div><button type="submit" class="primary" data-begin-next disabled=${h}>${i("match.begin-next",{n})}</button></div>
        </form>
    `}function kf({match:e,sheet:t,client:n,go:o,enter:s,changed:r,t:a}){let{value:i,problem:c}=R(()=>xf(n,e),[e,n]),[d,u]=g(!1),p=async(b,y=i.match)=>{await Un({...y,games:b}),r()};if(i===null)return l`<p role="status">…</p><${N} problem=${c} t=${a} />`;
let{games:f,standings:m}=i,h=f.some(({sheet:b})=>b===null),$=async()=>{await bf(e.id),r()};return l`
        <${N} problem=${c??i.problem} t=${a} />
        <section aria-labelledby="standings" class="tool" data-match=${e.id} data-over=${String(m?.over??!1)}>
            <h2 id="standings">${a("match.standings")}</h2>
            <${Y0} match=${e} standings=${m} played=${f.filter(({sheet:b})=>b!==null).length} t=${a} />
            ${m&&l`<${Z0} standings=${m} games=${f} t=${a} />`}
        </section>
        <section aria-labelledby="games" class="tool">
            <h2 id="games">${a("match.games",{n:f.length,of:e.rounds})}</h2>
            <ol class="match-games">${f.map((b,y)=>l`
                <${X0} key=${b.id} number=${y+1} ...${b} name=${t.name} go=${o} remove=${()=>p(e.games.filter(w=>w!==b.id))} t=${a} />`)}</ol>
            ${f.length===0&&l`<p class="soft">${a("match.no-games")}</p>`}
        </section>
        ${!m?.over&&!h&&f.length<e.rounds&&l`
            <${vf} match=${i.match} standings=${m} number=${f.length+1} sheet=${t} client=${n} t=${a}
                enter=${s} keep=${b=>Un({...i.match,games:[...e.games,b]})} />
            <${Q0} match=${e} add=${b=>p([...e.games,b])} t=${a} />`}
        ${m&&l`<details class="tool"><summary>${a("scores.rulings",{n:m.rulings.length})}</summary><${pt} rulings=${m.rulings} t=${a} /></details>`}
        <p class="aside">
            <button type="button" class="quiet" data-drop-match onClick=${()=>u(!d)} aria-expanded=${String(d)}>${a("match.drop")}</button>
            ${d&&l` <button type="button" data-drop-anyway onClick=${$}>${a("match.drop-anyway")}</button> <span class="hint">${a("match.drop-hint")}</span>`}
        </p>
    `}function Y0({match:e,standings:t,played:n,t:o}){if(!t?.over)return l`<p role="status">${o("match.played",{n,of:e.rounds})}</p>`;let{winners:s,decided_by:r}=t;return l`<p role="status" class="verdict" data-winners=${s.
join(" ")}>
        <strong>${s.length===0?o("scores.nobody"):o(s.length>1?"scores.winners":"scores.winner",{names:s.join(", ")})}</strong>
        <span class="soft">${o(r==="two-wins"?"match.by.two-wins":`scores.by.${r}`)}</span></p>`}var Ka=e=>String(e).replace("-","−");function Z0({standings:e,games:t,t:n}){let o=t.filter(({sheet:a})=>a!==
null),s=({sheet:a},i)=>a.standings.find(c=>c.player===i),r=({total:a,penalties:i=0})=>Ka(a+i);return l`
        <div class="scrolling" tabindex="0" role="group" aria-labelledby="standings"><table class="figures-table">
            <thead><tr>
                <th scope="col">${n("match.rank")}</th><th scope="col">${n("match.player")}</th>
                ${o.map((a,i)=>l`<th scope="col" key=${a.id}>${n("match.game",{n:i+1})}</th>`)}
                <th scope="col">${n("match.total")}</th><th scope="col">${n("match.wins")}</th>${e.cash&&l`<th scope="col">${n("match.cash")}</th>`}
            </tr></thead>
            <tbody>${e.standings.map(({rank:a,player:i,total:c,penalties:d,wins:u})=>l`
                <tr key=${i} data-standing=${i} data-total=${c} data-wins=${u} class=${e.winners.includes(i)?"winner":""}>
                    <td>${a}</td><th scope="row">${i}</th>
                    ${o.map(p=>l`<td key=${p.id}>${r(s(p,i))}${p.sheet.winners.includes(i)&&l` <span title=${n("match.won")}>★</span>`}</td>`)}
                    <td><strong>${Ka(c)}</strong>${d!==void 0&&` (${n("scores.penalties",{points:Ka(d)})})`}</td><td>${u}</td>${e.cash&&l`<td data-cash=${e.cash[i]}>${e.cash[i]}</td>`}
                </tr>`)}</tbody>
        </table></div>
    `}function X0({number:e,id:t,record:n,sheet:o,end:s,wrongCash:r,problem:a,name:i,go:c,remove:d,t:u}){let p=n?.name||u("match.game-of",{game:i,n:e}),f=o===null?u("match.running",{players:s?.to_act.
join(", ")??""}):o.winners.length>0?u("scores.winner",{names:o.winners.join(", ")}):u("scores.nobody");return l`
        <li data-match-game=${t} data-finished=${String(o!==null)}>
            <div><strong>${p}</strong> <span class="soft">${f}</span>
                ${r&&l`<p class="warning" data-wrong-cash>${u("match.wrong-cash")}</p>`}
                ${n===null&&l`<p class="hint">${u("match.deleted")}</p>`}
                <${N} problem=${a} t=${u} />
            </div>
            <div class="row tight">
                ${n!==null&&o===null&&l`<button type="button" class="primary" data-go-on onClick=${()=>c("play",{id:t})}>${u("start.resume")}</button>`}
                ${n!==null&&o!==null&&l`<button type="button" data-review onClick=${()=>c("review",{id:t})}>${u("review.open")}</button>`}
                <button type="button" class="icon" data-remove aria-label=${u("match.remove",{n:e})} onClick=${d}>×</button>
            </div>
        </li>
    `}function Q0({match:e,add:t,t:n}){let{value:o}=R($t,[]),s=c=>[...c].sort().join(`
`)===[...e.setup.players].sort().join(`
`),r=({start:c})=>(c.setup??c.state).players.map(d=>d.id??d),a=(o??[]).filter(c=>c.game===e.game&&c.finished&&!e.games.includes(c.id)&&s(r(c)));if(a.length===0)return null;let i=({name:c,changed:d,winners:u=[]})=>[
c,new Intl.DateTimeFormat(n.language,{dateStyle:"medium",timeStyle:"short"}).format(d),u.join(", ")].filter(Boolean).join(" · ");return l`
        <label class="row which"><span>${n("match.add")}</span>
            <select name="add-game" onChange=${({target:c})=>c.value!==""&&t(c.value)}>
                <option value="">${n("correct.choose")}</option>
                ${a.map(c=>l`<option key=${c.id} value=${c.id}>${i(c)}</option>`)}
            </select>
        </label>
    `}function _f({t:e,client:t,go:n,game:o,enter:s}){let[r,a]=g(0),[i,c]=g(null),[d,u]=g(!1),{value:p,problem:f}=R(()=>t.game(o).sheet(),[o,t]),{value:m}=R(()=>hf(o),[o,r]);z();let h=P(p===null),$=p!==null&&
m!==null,b=m?.find(({id:v})=>v===i)??m?.[0]??null,y=()=>a(r+1),w=async v=>{let x=yf(o,v);await Un(x),c(x.id),u(!1),y()};return l`
        <main id="content" class="match" data-screen="match" data-game=${o} aria-busy=${String(!$&&!f)}>
            <div class="play-bar">
                <h1 ref=${h} tabindex="-1">${e("match.title",{game:p?.name??"…"})}</h1>
                ${$&&b!==null&&!d&&l`<button type="button" data-new-match onClick=${()=>u(!0)}>${e("match.new")}</button>`}
            </div>
            <${N} problem=${f} t=${e} />
            ${$&&(p.match_options??[]).length===0&&l`<p>${e("match.none")}</p>`}
            ${$&&p.match_options?.length>0&&(d||b===null)&&l`<${uf} sheet=${p} begin=${w} leave=${b===null?()=>n("start"):()=>u(!1)} t=${e} />`}
            ${$&&b!==null&&!d&&l`
                ${m.length>1&&l`<${t1} matches=${m} match=${b} choose=${c} t=${e} />`}
                <${kf} key=${b.id} match=${b} sheet=${p} client=${t} go=${n} enter=${s} changed=${y} t=${e} />`}
        </main>
    `}var e1=({setup:e,created:t},n)=>`${e.players.join(", ")} · ${new Intl.DateTimeFormat(n.language,{dateStyle:"medium"}).format(t)}`,t1=({matches:e,match:t,choose:n,t:o})=>l`
    <label class="row which"><span>${o("match.which")}</span>
        <select name="match" onChange=${({target:s})=>n(s.value)}>
            ${e.map(s=>l`<option key=${s.id} value=${s.id} selected=${s.id===t.id}>${e1(s,o)}</option>`)}
        </select>
    </label>`;var Sf=6e3,Va=["table","player","place","total"],n1=1e3,o1=/^\d{1,4}$/,s1=/^[-−]?\d{1,9}(?:[.,]\d{1,4})?$/;function Ms(e){let t=e.trim().split(/[\s;]+|,\s+|,(?=\d+(?:,|$))/).filter(s=>s!==""),n=t.map(
s=>Number(s.replace(",","."))),o=(s,r)=>/^\d{1,6}(?:[.,]\d{1,2})?$/.test(t[r])&&Number.isFinite(s);return n.length>0&&n.length<=20&&n.every(o)?n:null}function Of(e){let[t,...n]=od(e);if(t===void 0)throw new ie(
"tournament.csv.empty",1);let o=t.cells.map(a=>a.trim().toLowerCase());if(o.length!==Va.length||Va.some(a=>!o.includes(a)))throw new ie("tournament.csv.columns",t.line);let r=new Map;for(let{line:a,cells:i}of n){
if(i.length!==o.length)throw new ie("tournament.csv.cells",a);let{table:c,...d}=r1(Object.fromEntries(o.map((p,f)=>[p,sd(i[f].trim())])),a),u=r.get(c)??{name:c,placings:[],line:a};if(u.placings.some(({
player:p})=>p===d.player))throw new ie("tournament.csv.twice",a);u.placings.push(d),r.set(c,u)}if(r.size>n1)throw new ie("tournament.csv.too-many",1);return[...r.values()].map(({name:a,placings:i,line:c})=>{
if(!a1(i))throw new ie("tournament.csv.places",c);return{name:a,placings:i}})}function r1({table:e,player:t,place:n,total:o},s){if(e===""||t==="")throw new ie("tournament.csv.nameless",s);if(!o1.test(
n)||Number(n)<1)throw new ie("tournament.csv.place",s);if(o!==""&&!s1.test(o))throw new ie("tournament.csv.total",s);return{table:e,player:t,place:Number(n),total:o===""?null:Number(o.replace("−","-").
replace(",","."))}}var a1=e=>e.every(({place:t})=>e.filter(n=>n.place<t).length===t-1);function Ef(e,t,n){let o=t.standings.map(({player:s,rank:r,total:a,penalties:i=0})=>({player:s,place:r,total:a+i}));
return{name:e,placings:o,digest:n}}function i1(e,t,n){let o=s=>Math.round((t[s-1]??0)*100)*(Sf/100);return new Map(e.map(({player:s,place:r})=>{if(n==="each")return[s,o(r)];let a=e.filter(c=>c.place===
r).length,i=Array.from({length:a},(c,d)=>o(r+d)).reduce((c,d)=>c+d,0);return[s,i/a]}))}function Mf({tables:e,points:t,ties:n,order:o}){let s=new Map;for(let{placings:d}of e){let u=i1(d,t,n);for(let{player:p,
place:f,total:m}of d){let h=s.get(p)??{player:p,parts:0,tables:0,wins:0,total:0};s.set(p,{player:p,parts:h.parts+(u.get(p)??0),tables:h.tables+1,wins:h.wins+(f===1?1:0),total:h.total===null||m===null?
null:h.total+m})}}let r={points:1,wins:2,totals:3}[o],a=d=>[d.parts,d.wins,d.total??Number.NEGATIVE_INFINITY].slice(0,r),i=(d,u)=>a(d).map((p,f)=>a(u)[f]===p?0:a(u)[f]>p?1:-1).find(p=>p!==0)??0,c=[...s.
values()].sort((d,u)=>i(d,u)||d.player.localeCompare(u.player));return c.map(({parts:d,...u})=>({rank:c.filter(p=>i(p,{parts:d,...u})<0).length+1,...u,points:d/Sf}))}var Cf=e=>[Va,...e.flatMap(({name:t,
placings:n})=>n.map(({player:o,place:s,total:r})=>[t,o,s,r]))],Af=e=>[["rank","player","points","tables","wins","total"],...e.map(({rank:t,player:n,points:o,tables:s,wins:r,total:a})=>[t,n,Number(o.toFixed(
4)),s,r,a])];var Tf=e=>e in j,l1=".csv,.tsv,.txt,.json,.jsonl,.ndjson,text/csv,application/json,application/x-ndjson";async function c1(e,t,n){let o=[],s=[],r=[];for(let{file:c,text:d}of e){let u=/^\s*\ufeff?\s*[[{]/.
test(d)?Rn(c,d,Tf):[];if(r.push(...u),!(u.length>0))try{o.push(...Of(d))}catch(p){if(!(p instanceof ie))throw p;s.push(n("tournament.fault",{file:c,line:p.line,what:n(p.message)}))}}if(r.length>1e3)return{
tables:o,faults:[...s,n("import.too-many",{n:r.length,most:1e3})]};let a=r.flatMap(({record:c},d)=>c===void 0?[]:[{id:d,operation:"replays",game:c.game??c.state.game,body:c}]),i=[];for await(let c of t.
batch(a))i[c.id]=c;for(let[c,d]of r.entries()){let{verdict:u,finished:p,refusedAt:f,detail:m}=Xo(d,i[c]??null),h=d.line===null?d.file:`${d.file} ${n("verdicts.line",{n:d.line})}`;if(u==="right"&&p){let{
scores:$,state:b}=i[c].body.position;o.push(Ef(h,$,b.history))}else{let $=u==="right"?n("verdicts.running"):[n(`verdicts.is.${u}`),f!==null&&n("verdicts.at",{n:f}),m].filter(Boolean).join("; ");s.push(
`${h}: ${$}`)}}return{tables:o,faults:s}}function u1(e,t,n){let o=new Set(t.map(({digest:a})=>a).filter(Boolean)),s=[],r=[];for(let a of e)a.digest!==void 0&&o.has(a.digest)?r.push(n("tournament.there",
{table:a.name})):s.push(a),o.add(a.digest);return{fresh:s,faults:r}}function Lf({tournament:e,change:t,client:n,t:o}){let[s,r]=g(""),[a,i]=g({added:null,faults:[]}),[c,d]=g(!1),{value:u}=R($t,[]),p=(u??
[]).filter(({game:b,finished:y})=>y&&Tf(b)),f=async b=>{d(!0);try{let{tables:y,faults:w}=await c1(b,n,o),{fresh:v,faults:x}=u1(y,e.tables,o);v.length>0&&await t({...e,tables:[...e.tables,...v]}),i({added:v.
length,faults:[...w,...x]})}catch(y){i({added:0,faults:[y.problem?.title??y.message]})}d(!1)},m=async b=>f(await Promise.all(b.map(async y=>({file:y.name,text:await y.text()})))),h=({game:b,start:y,actions:w,
cursor:v})=>({game:b,...y,actions:w.slice(0,v)}),$=()=>f(p.map(b=>({file:b.name||new Intl.DateTimeFormat(o.language,{dateStyle:"medium",timeStyle:"short"}).format(b.changed),text:JSON.stringify(h(b))})));
return l`
        <section class="tool add-results unprinted" aria-labelledby="add-results" aria-busy=${String(c)}>
            <h2 id="add-results">${o("tournament.add")}</h2>
            <${Zo} label=${o("tournament.files")} hint=${o("tournament.files-hint")} accept=${l1} name="results" take=${m} />
            <form class="field" onSubmit=${b=>{b.preventDefault(),f([{file:o("import.pasted"),text:s}])}}>
                <label for="results-text">${o("tournament.text")}</label>
                <textarea id="results-text" name="results-text" class="code" rows="4" spellcheck="false" value=${s}
                    placeholder=${`table,player,place,total
1,Ann,1,31
1,Bob,2,28`} onInput=${({target:b})=>r(b.value)} />
                <div class="row tight">
                    <button type="submit" data-add-text disabled=${c||s.trim()===""}>${o("tournament.add-text")}</button>
                    ${p.length>0&&l`<button type="button" data-add-kept disabled=${c} onClick=${$}>${o("tournament.add-kept",{n:p.length})}</button>`}
                </div>
            </form>
            ${a.added!==null&&l`<p role="status" data-added=${a.added}>${o("tournament.added",{n:a.added})}</p>`}
            ${a.faults.length>0&&l`<div class="problem" role="alert" data-faults=${a.faults.length}>
                <strong>${o("tournament.not-added")}</strong><ul>${a.faults.map((b,y)=>l`<li key=${y}>${b}</li>`)}</ul></div>`}
        </section>
    `}var Ya=new de("tournaments"),Nf=async()=>(await Ya.all()).sort((e,t)=>t.created-e.created),Rf=e=>Ya.put(e),Bf=e=>Ya.remove(e),Za=()=>({id:mn(),name:"",created:Date.now(),points:[5,3,2,1],ties:"shared",
order:"totals",tables:[]});function jf({tournament:e,change:t,t:n}){let{name:o,points:s,ties:r,order:a}=e,[i,c]=g(s.join(" ")),d=Ms(i),u=(p,f)=>f.map(m=>[m,n(`tournament.${p}.${m}`)]);return l`
        <section class="tool counts unprinted" aria-labelledby="counts">
            <h2 id="counts">${n("tournament.counts")}</h2>
            <${H} name="tournament-name" label=${n("tournament.name")}
                control=${p=>l`<input ...${p} type="text" maxlength="100" value=${o} onChange=${({target:f})=>t({...e,name:f.value.trim()})} />`} />
            <${H} name="points" label=${n("tournament.by-place")} hint=${n("tournament.by-place-hint")} errors=${d===null?[{detail:n("tournament.no-points")}]:[]}
                control=${p=>l`<input ...${p} type="text" inputmode="decimal" value=${i} onInput=${({target:f})=>c(f.value)}
                    onChange=${({target:f})=>Ms(f.value)!==null&&t({...e,points:Ms(f.value)})} />`} />
            <${H} name="ties" label=${n("tournament.ties")}
                control=${p=>l`<${U} ...${p} value=${r} choices=${u("ties",["shared","each"])} onChange=${f=>t({...e,ties:f})} />`} />
            <${H} name="order" label=${n("tournament.order")}
                control=${p=>l`<${U} ...${p} value=${a} choices=${u("order",["totals","wins","points"])} onChange=${f=>t({...e,order:f})} />`} />
        </section>
    `}var Pf=(e,t)=>_e(e,new Blob([Qo(t)],{type:"text/csv"}));function If({t:e,client:t}){let[n,o]=g(0),[s,r]=g(null),{value:a,problem:i}=R(Nf,[n]);z();let c=P(),[d]=g(Za),u=a?.find(({id:m})=>m===s)??a?.[0]??
d,p=async m=>{await Rf(m),r(m.id),o(h=>h+1)},f=async()=>{await Bf(u.id),o(n+1)};return l`
        <main id="content" class="tournament" data-screen="tournament" aria-busy=${String(a===null)} data-tables=${u.tables.length}>
            <div class="play-bar">
                <h1 ref=${c} tabindex="-1">${u.name||e("tournament.title")}</h1>
                ${a?.length>0&&l`<button type="button" class="unprinted" data-new-tournament onClick=${()=>p(Za())}>${e("tournament.new")}</button>`}
            </div>
            <${N} problem=${i} t=${e} />
            ${a?.length>1&&l`<${d1} kept=${a} tournament=${u} choose=${r} t=${e} />`}
            ${a!==null&&l`
                <${p1} tournament=${u} t=${e} />
                <${Lf} key=${`add ${u.id}`} tournament=${u} change=${p} client=${t} t=${e} />
                <${jf} key=${`rules ${u.id}`} tournament=${u} change=${p} t=${e} />
                <${f1} tournament=${u} change=${p} t=${e} />
                <${m1} drop=${f} key=${`drop ${u.id}`} t=${e} />`}
        </main>
    `}var d1=({kept:e,tournament:t,choose:n,t:o})=>l`
    <label class="row which unprinted"><span>${o("tournament.which")}</span>
        <select name="tournament" onChange=${({target:s})=>n(s.value)}>
            ${e.map(s=>l`<option key=${s.id} value=${s.id} selected=${s.id===t.id}>
                ${s.name||o("tournament.title")} · ${new Intl.DateTimeFormat(o.language,{dateStyle:"medium"}).format(s.created)}</option>`)}
        </select>
    </label>`;function p1({tournament:e,t}){let n=Mf(e),o=s=>s===null?"–":new Intl.NumberFormat(t.language,{maximumFractionDigits:2}).format(s).replace("-","−");return l`
        <section class="tool" aria-labelledby="standings">
            <h2 id="standings">${t("match.standings")}</h2>
            ${n.length===0?l`<p class="soft">${t("tournament.empty")}</p>`:l`
                    <div class="scrolling" tabindex="0" role="group" aria-labelledby="standings"><table class="figures-table">
                        <thead><tr>${["rank","player","points","tables","wins","total"].map(s=>l`<th scope="col" key=${s}>${t(`tournament.${s}`)}</th>`)}</tr></thead>
                        <tbody>${n.map(({rank:s,player:r,points:a,tables:i,wins:c,total:d})=>l`
                            <tr key=${r} data-ranked=${r} data-rank=${s} data-points=${a} class=${s===1?"winner":""}>
                                <td>${s}</td><th scope="row">${r}</th><td><strong>${o(a)}</strong></td><td>${i}</td><td>${c}</td><td>${o(d)}</td>
                            </tr>`)}</tbody>
                    </table></div>
                    <div class="row tight unprinted">
                        <button type="button" data-save="standings" onClick=${()=>Pf("gavel-standings.csv",Af(n))}>${t("tournament.save-standings")}</button>
                        <button type="button" data-save="results" onClick=${()=>Pf("gavel-results.csv",Cf(e.tables))}>${t("tournament.save-results")}</button>
                        <button type="button" data-print onClick=${()=>print()}>${t("review.print")}</button>
                    </div>`}
        </section>
    `}function f1({tournament:e,change:t,t:n}){let{tables:o}=e;if(o.length===0)return null;let s=({placings:r})=>[...r].sort((a,i)=>a.place-i.place).map(({player:a,place:i,total:c})=>`${i}. ${a}${c===
null?"":` (${String(c).replace("-","−")})`}`).join(", ");return l`
        <section class="tool" aria-labelledby="tables">
            <h2 id="tables">${n("tournament.results",{n:o.length})}</h2>
            <ol class="match-games">${o.map((r,a)=>l`
                <li key=${a} data-table=${r.name}>
                    <div><strong>${r.name}</strong> <span class="soft">${s(r)}</span></div>
                    <button type="button" class="icon unprinted" data-remove aria-label=${n("tournament.remove",{table:r.name})}
                        onClick=${()=>t({...e,tables:o.filter(i=>i!==r)})}>×</button>
                </li>`)}</ol>
        </section>
    `}function m1({drop:e,t}){let[n,o]=g(!1);return l`<p class="aside unprinted">
        <button type="button" class="quiet" data-drop-tournament aria-expanded=${String(n)} onClick=${()=>o(!n)}>${t("tournament.drop")}</button>
        ${n&&l` <button type="button" data-drop-anyway onClick=${e}>${t("match.drop-anyway")}</button>`}
    </p>`}function Ff({t:e,client:t,go:n,game:o}){let{value:s,problem:r}=R(()=>t.game(o).sheet(),[o,t]);z();let a=P(s===null);return l`
        <main id="content" class="pad" data-screen="pad" data-game=${o}>
            <h1 ref=${a} tabindex="-1">${e("pad.title",{game:s?.name??"…"})}</h1>
            <p>${e("pad.lead")}</p>
            <${N} problem=${r} t=${e} />
            ${s&&l`<${$1} sheet=${s} game=${j[o]} t=${e} client=${t} go=${n} />`}
        </main>
    `}function $1({sheet:e,game:t,t:n,client:o,go:s}){let[r,a]=g(()=>un(e)),[i,c]=g(()=>t.scorePad.empty(r,e)),[d,u]=g(null),[p,f]=g(null),m=M(null),h=d?.problem?.errors??d?.problem?.violations??[],$=v=>{
c(v),f(null)},b=v=>{a(v),$(t.scorePad.empty(v,e)),u(null)},y=async v=>{v.preventDefault();try{f(await o.game(t.id).tally(t.scorePad.request(i))),u(null)}catch(x){u(x),f(null)}};h1(m,h);let w={sheet:e,
draft:r,change:b,errors:[],t:n};return l`
        <form class="sheet" ref=${m} novalidate onSubmit=${y} data-pad=${t.id}>
            <details class="pad-setup" open>
                <summary>${n("pad.setup")}</summary>
                <p class="hint">${n("pad.setup-hint")}</p>
                <${dn} ...${w} /><${pn} ...${w} /><${fn} ...${w} />
            </details>
            <fieldset class="pad-form">
                <legend>${n("pad.end")}</legend>
                <${t.scorePad.Form} draft=${i} change=${$} gameSheet=${e} t=${n} errors=${h} />
            </fieldset>
            <${N} problem=${d} t=${n} />
            <div class="row end">
                <button type="button" onClick=${()=>s("start")}>${n("back")}</button>
                <button type="submit" class="primary large" data-tally>${n("pad.count")}</button>
            </div>
        </form>
        ${p&&l`<section aria-label=${n("scores.title")}><h2>${n("scores.title")}</h2><${ft} sheet=${p} game=${t} t=${n} /></section>`}
    `}function h1(e,t){k(()=>{let n=()=>b1(e.current,t),o=new MutationObserver(n);return o.observe(e.current,{childList:!0,subtree:!0}),n(),()=>o.disconnect()})}function b1(e,t){for(let n of e.querySelectorAll(
"[data-pointer]")){let{pointer:o}=n.dataset,s=ne(t,o).map(({detail:i})=>i).join(" "),r=n.matches("input, select, textarea"),a=r?n.parentElement:n;s===""?(delete a.dataset.error,r&&n.removeAttribute("a\
ria-invalid")):a.dataset.error!==s&&(a.dataset.error=s,r&&n.setAttribute("aria-invalid","true"))}}function Df({viewer:e,toAct:t,choose:n,game:o,sealed:s,setSealed:r,t:a}){return l`
        <div class="who-enters">
            ${!e.alone&&l`
                <div class="row tight" role="group" aria-label=${a(e.referee?"referee.for":"play.who")}>
                    ${t.map(i=>l`<button type="button" key=${i} data-enter-for=${i} aria-pressed=${String(i===e.actor)}
                        onClick=${()=>n(i)}>${i}</button>`)}
                </div>`}
            ${e.referee&&o.sealed&&l`<${g1} sealed=${s} setSealed=${r} t=${a} />`}
        </div>
    `}var g1=({sealed:e,setSealed:t,t:n})=>l`
    <label class="switch">
        <input type="checkbox" name="sealed" checked=${e} onChange=${o=>t(o.target.checked)} />
        <span><strong>${n("referee.sealed")}</strong> <span class="hint">${n("referee.sealed-hint")}</span></span>
    </label>`;function Cs({toAct:e,not:t,hand:n,t:o}){let s=e.filter(r=>r!==t);return s.length===0?null:l`
        <div class="hand-over row tight" role="group" aria-labelledby="hand-over-title">
            <span class="hint" id="hand-over-title">${o("hand.others")}</span>
            ${s.map(r=>l`<button type="button" key=${r} data-hand-to=${r} aria-label=${o("hand.over",{player:r})} onClick=${()=>n(r)}>${r}</button>`)}
        </div>
    `}function Hf({player:e,toAct:t,confirm:n,hand:o,t:s}){return l`
        <div class="cover">
            <div class="cover-to" data-pass=${e}>
                <p>${s("cover.why",{player:e})}</p>
                <button type="button" class="primary large" onClick=${n}>${s("cover.confirm",{player:e})}</button>
            </div>
            <${Cs} toAct=${t} not=${e} hand=${o} t=${s} />
        </div>
    `}function As({position:e,table:t,view:n,rule:o}){let{game:s,t:r,busy:a}=t;return Hn(e).map(i=>{let c=e.default_actions[i],d=s.sealed?.includes(c.type)?r("forfeited.sealed"):y1(c,s,r,n);return l`
            <div class="forfeited" key=${i} data-forfeited=${i}>
                <p>${r("forfeited.due",{player:i})}</p>
                <button type="button" class="primary" data-default disabled=${a} onClick=${()=>o({type:"default",player:"referee",seat:i})}>
                    ${r("forfeited.play",{player:i,action:d})}</button>
            </div>`})}function y1(e,t,n,o){return e.type==="bid"?n("bid.send",{amount:e.amount}):t.label(e,n,o)}var w1=400,x1=2e4;function zf({players:e,views:t,position:n,game:o,gameSheet:s,t:r}){let[a,i]=g(null),c=()=>i(null);k(c,[n]),xo(c),k(()=>{if(a===null)return;let u=setTimeout(c,x1);return()=>clearTimeout(
u)},[a]);let d=a===null?void 0:t[a]?.view;return l`
        <div class="look" role="group" aria-labelledby="look-title">
            <span class="hint wide" id="look-title">${r("look.title")}</span>
            ${e.map(u=>l`<${v1} key=${u} id=${u} seen=${a===u} show=${i} close=${()=>i(p=>p===u?null:p)} t=${r} />`)}
            <div class="own-box" aria-live="polite">
                ${d&&l`<section class="own" data-own=${a} aria-label=${r("look.of",{player:a})}>
                    <h3>${a}</h3>
                    <${o.Own} view=${d} seat=${a} gameSheet=${s} t=${r} />
                </section>`}
            </div>
        </div>
    `}function v1({id:e,seen:t,show:n,close:o,t:s}){let r=M(null),a=M(!1),i=p=>{r.current={began:p.timeStamp,closes:t},n(e)},c=p=>{if(r.current===null)return;let{began:f,closes:m}=r.current;r.current=
null,(m||p.timeStamp-f>w1)&&o()},d=()=>{r.current=null,o()},u=({key:p})=>p==="Enter"||p===" ";return l`
        <button type="button" class="look-at" data-look=${e} aria-pressed=${String(t)} aria-label=${s("look.at",{player:e})} title=${s("look.hint")}
            onPointerDown=${p=>{p.button===0&&(a.current=!0,p.currentTarget.setPointerCapture?.(p.pointerId),i(p))}}
            onPointerUp=${c} onPointerCancel=${d} onBlur=${d} onContextMenu=${p=>p.preventDefault()}
            onKeyDown=${p=>{p.key==="Escape"&&d(),u(p)&&(p.preventDefault(),p.repeat||i(p))}}
            onKeyUp=${p=>{u(p)&&(p.preventDefault(),c(p))}}
            onClick=${()=>{a.current?a.current=!1:t?o():n(e)}}>
            <${k1} /> ${e}</button>
    `}var k1=()=>l`
    <svg class="eye" viewBox="0 0 24 16" aria-hidden="true" focusable="false">
        <path d="M1 8Q12-5 23 8 12 21 1 8Z" /><circle cx="12" cy="8" r="4" />
    </svg>`;function Uf(e,{legal:t,player:n,view:o,gameSheet:s}){return n===null||n==="table"?t:e.openly({legal:t,player:n,view:o,gameSheet:s})}function qf(e,t){let n=Object.entries(e),o=t.filter(s=>Object.keys(s).
length>n.length&&n.every(([r,a])=>_1(s[r],a)));return o.length===1?o[0]:e}var _1=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function Gf({id:e,go:t,t:n}){let{value:o}=R(()=>gf(e),[e]);return o===null?null:l`<button type="button" data-go="match" onClick=${()=>t("match",{game:o.game})}>${n("match.to")}</button>`}var Wf=({undo:e,state:t})=>e?.safe===!1&&t.dealer!=="table";function Jf({position:e,undo:t,leave:n,t:o}){let s=P(e),r=Object.keys(e.undo.learnt??{}).join(", ");return l`
        <section class="undo-box" data-undo-box aria-labelledby="undo-title">
            <h2 id="undo-title" class="small" ref=${s} tabindex="-1">${o("undo.seen")}</h2>
            <ul>${e.events.filter(({reveals:a})=>a?.length>0).map((a,i)=>l`<li key=${i}>${a.text}</li>`)}</ul>
            <p>${o("undo.learnt",{players:r})}</p>
            <div class="row tight">
                <button type="button" data-undo-anyway onClick=${t}>${o("undo.anyway")}</button>
                <button type="button" data-undo-leave onClick=${n}>${o("undo.leave")}</button>
            </div>
        </section>
    `}function Kf({session:e,sheet:t,t:n,move:o,isHeading:s,callReferee:r}){let{cursor:a,actions:i,steps:c}=e,{position:d}=c[a],{state:u,finished:p}=d,[f,m]=g(null),h=()=>(m(null),o(a-1)),$=()=>Wf(d)?m(d):h(),
y=[t?.rulesets.find(({id:x})=>x===u.ruleset)?.name??u.ruleset,u.variant!=="standard"&&u.variant,u.dealer==="table"&&n("play.referee")].filter(Boolean),w=t?.name??"",v=j[u.game]?.turns?"play.turn-numbe\
r":"play.round";return l`
        <div class="play-bar">
            <div class="play-title">
                ${s?l`<h1>${w}</h1>`:l`<strong>${w}</strong>`} <span class="soft wide">${y.join(" · ")}</span>
                ${!p&&l` <span class="round">${n(v,{round:u.round})}</span>`}
            </div>
            <div class="row tight" role="group" aria-label=${n("play.history")}>
                <button type="button" data-undo disabled=${a===0} onClick=${$}>
                    <span aria-hidden="true">↶</span> <span class="wide">${n("play.undo")}</span></button>
                <span class="ply" aria-label=${n("play.ply-label",{n:a,of:i.length})}>${a}<span class="soft"> / ${i.length}</span></span>
                <button type="button" data-redo disabled=${a>=i.length} onClick=${()=>o(a+1)}>
                    <span class="wide">${n("play.redo")}</span> <span aria-hidden="true">↷</span></button>
                <button type="button" data-referee title=${n("ruling.hint")} onClick=${r}>
                    <span aria-hidden="true">⚖</span> <span class="wide">${n("ruling.open")}</span></button>
            </div>
        </div>
        ${f===d&&l`<${Jf} position=${d} undo=${h} leave=${()=>m(null)} t=${n} />`}
    `}function Vf(e,t,n){let{seed:o,nonce:s}=n.state.deal??{},r={setup:{...t,...o!==void 0&&{seed:o},...s!==void 0&&{nonce:s}}};return{...qn({game:e,start:r,actions:[],cursor:0}),steps:[{position:n,log:n.events}]}}
function Yf(e,t,n){let{cursor:o}=e,s=[...e.steps[o].log,...n.events];return{...e,actions:[...e.actions.slice(0,o),t],cursor:o+1,steps:[...e.steps.slice(0,o+1),{position:n,log:s}]}}function Xa(e,t,n){let o=e.
steps.slice();return o[t]=n,{...e,cursor:t,steps:o}}function qn({id:e=mn(),created:t=Date.now(),name:n="",game:o,start:s,actions:r,cursor:a}){return{id:e,created:t,name:n,game:o,start:s,actions:r,cursor:Math.
min(a,r.length),steps:[]}}function Qa({id:e,created:t,name:n,game:o,start:s,actions:r,cursor:a,steps:i}){let{finished:c,to_act:d,scores:u,state:p}=i[a].position;return{id:e,created:t,name:n,game:o,start:s,
actions:r,cursor:a,finished:c,toAct:[...d],history:p.history,scores:u??null}}function Zf(e,t){let n=e.actions.findIndex((o,s)=>JSON.stringify(o)!==JSON.stringify(t[s]));return n===-1?e.steps:e.steps.slice(
0,n+1)}var Xf=(e,t)=>({...e.start,actions:e.actions.slice(0,t)}),Qf=e=>({position:e.position,log:e.events});function Ts(e){let{finished:t,state:n}=e.steps[e.cursor].position;return!t&&n.dealer!=="tabl\
e"}function ei({game:e,start:t,actions:n,cursor:o,history:s,scores:r}){let a={game:e,...t,actions:n.slice(0,o),...s&&{history:s}};return r?{...a,scores:r}:a}var em=e=>ei(Qa(e));function tm({session:e,t,go:n}){let[o,s]=g(!1),[r,a]=g(!1),i=JSON.stringify(em(e),null,2);return l`
        <details class="transcript" onToggle=${c=>s(c.target.open)} data-transcript>
            <summary>${t("transcript.title")}</summary>
            ${o&&l`
                <p class="hint">${t("transcript.hint")}</p>
                ${Ts(e)&&l`<p class="warning">${t("transcript.secret")}</p>`}
                <div class="row tight">
                    <button type="button" data-download onClick=${()=>_e(`gavel-${e.game}-${e.cursor}.json`,new Blob([i],{type:"application/json"}))}>${t("transcript.download")}</button>
                    <button type="button" data-copy onClick=${async()=>a(await Qe(i))}>${t(r?"copied":"transcript.copy")}</button>
                    <button type="button" data-verify onClick=${()=>n("import",{given:i})}>${t("transcript.verify")}</button>
                    <button type="button" data-review onClick=${()=>n("review",{id:e.id})}>${t("review.open")}</button>
                </div>`}
        </details>
    `}var Gn=({state:e})=>[...e.players.map(({id:t})=>t),"spectator"];function nm(e,t,n){let o=async()=>n.finished?{}:n.views??(await e.game(t).views(n.state,Gn(n))).views,{value:s,of:r,problem:a}=R(o,[n,e]);
return{views:s,current:r[0]===n&&s!==null,problem:a}}function om({position:e,views:t,current:n,gameSheet:o,game:s,open:r}){let a=t?.spectator?.view??null,i=e.state.dealer==="table",c=({type:f})=>s.sealed?.
includes(f),d=f=>(i||f==="table"?e.legal_actions:t[f]?.legal_actions??[]).filter(m=>m.player===f),u=f=>Uf(s,{legal:d(f),player:f,view:a,gameSheet:o}),p=a!==null&&n&&o!==null;return{views:t,current:n,view:r&&
!i?S1(t,a):a,isUnseen:f=>p&&(i?d(f).some(c):u(f)===null),offered:(f,m)=>r||m||i&&d(f).some(c)?d(f):u(f)??d(f)}}function S1(e,t){if(t===null)return null;let n=t.players.map(o=>e[o.id].view.players.find(
({id:s})=>s===o.id));return{...t,players:n}}function sm({t:e,client:t,go:n,session:o,updateSession:s,moveTo:r,open:a,setOpen:i}){let{game:c,cursor:d}=o,{position:u,log:p}=o.steps[d],[f,m]=g(null),[h,$]=g(null),[b,y]=g(!1),[w,v]=g(!1),[x,O]=g(null),
[A,C]=g(!1),{value:S,problem:_}=R(()=>t.game(c).sheet(),[c,t]),{views:E,current:T,problem:I}=nm(t,c,u),F=om({position:u,views:E,current:T,gameSheet:S,game:j[c],open:a}),G=Up(u,{open:a,holder:f,wanted:h,
last:zp(o.actions.slice(0,d)),sealed:b,unseen:F.isUnseen});xo(()=>m(null)),bs({motion:j[c].motion,ply:u.state.ply,events:u.events,finished:u.finished,turn:G.actor??G.pass,refusal:x});let L=async K=>{if(A)
return;C(!0);let bt=qf(K,u.legal_actions);try{let gt=await t.game(c).act(u.state,bt,{names:o.start.names,viewers:Gn(u)});s(Yf(o,bt,gt)),O(null),$(null),m(null),v(!1)}catch(gt){O({problem:gt,action:bt})}
C(!1)},D=K=>(O(null),$(null),r(K));k(()=>O(null),[d,G.actor]);let Y=K=>{m(null),$(K)},me=K=>{O(null),m(null),v(K)},W={game:j[c],gameSheet:S,t:e,act:L,busy:A};if(w)return l`<${an} table=${W} position=${u} client=${t} t=${e} rule=${L} refusal=${x} busy=${A}
            close=${()=>me(!1)} earlier=${d>0&&(()=>n("correct",{id:o.id,at:d}))} hides=${!a&&!u.finished} />`;let Ye=l`<${Kf} session=${o} sheet=${S} t=${e} move=${D} callReferee=${()=>me(!0)} isHeading=${!u.
finished} />`,jt=l`
        <div class="tools">
            <${cn} game=${c} ruleset=${u.state.ruleset} client=${t} t=${e} />
            <${tm} session=${o} t=${e} go=${n} />
            ${!G.referee&&!u.finished&&l`<${Ss} t=${e} open=${a} setOpen=${i} />`}
        </div>`,Z={table:W,position:u,log:p,t:e,bar:Ye,tools:jt,problem:_??I};return u.finished?l`<${M1} ...${Z} go=${n} id=${o.id} review=${()=>n("review",{id:o.id})} />`:l`<${O1} ...${Z} shown=${F} viewer=${G} refusal=${x} open=${a} take=${m} hand=${Y} choose=${$}
        sealed=${b} setSealed=${y} />`}function O1({table:e,position:t,log:n,t:o,bar:s,tools:r,problem:a,shown:i,viewer:c,refusal:d,open:u,take:p,hand:f,choose:m,sealed:h,setSealed:$}){z();let{actor:b,
pass:y,alone:w,referee:v}=c,x=P(t,b,y),[O,A]=g(null),{game:C,gameSheet:S}=e,{views:_,view:E,current:T}=i,I=hs(C.motion,_,{ply:t.state.ply,events:t.events}),F=E!==null&&S!==null,G=F&&T&&b!==null?i.offered(
b,w):[];wo(E,G.length);let L=ln(t),D=t.state.players.findIndex(({id:W})=>W===(b??y))+1,Y={...e,view:E,legal:G},me={prepared:O,prepare:A};return l`
        <main id="content" class="play" data-screen="play" data-game=${C.id} data-ply=${t.state.ply} data-to-act=${t.to_act.join(" ")}
            data-actor=${b??""} data-open=${String(u)} aria-busy=${String(!F||!T)}>
            ${s}
            <${N} problem=${a} t=${o} />
            <div class="table-top">
                <section class="board-area" aria-label=${o("play.board")} ref=${I}>
                    ${F&&l`<${C.Board} ...${Y} legal=${w?[]:G} seat=${u?b:null} toAct=${t.to_act} scores=${null}
                        last=${t.events} log=${n} ...${me} />`}
                </section>
                <aside class="side">
                    <section class="actions player-${D}" aria-labelledby="turn">
                        <h2 id="turn" ref=${x} tabindex="-1">
                            ${E1(c,o)}
                        </h2>
                        <${As} position=${t} table=${e} view=${E??t.state} rule=${e.act} />
                        ${y!==null&&l`<${Hf} player=${y} toAct=${L} confirm=${()=>p(y)} hand=${f} t=${o} />`}
                        ${y===null&&L.length>1&&l`<${Df} viewer=${c} toAct=${L} choose=${m} game=${C} sealed=${h} setSealed=${$} t=${o} />`}
                        <${Xt} refusal=${d} table=${e} view=${E} legal=${G} />
                        ${F&&T&&b!==null&&G.length===0&&l`<p class="nothing">${o("play.nothing",{player:b})}</p>`}
                        ${F&&l`<${zt} ...${Y} player=${b} ...${me} key=${`${t.state.ply} ${b}`} />`}
                        ${w&&l`<${Cs} toAct=${L} not=${b} hand=${f} t=${o} />`}
                        ${F&&!u&&!v&&l`<${zf} players=${w?[b]:t.state.players.map(({id:W})=>W)} views=${_} position=${t}
                            game=${C} gameSheet=${S} t=${o} />`}
                    </section>
                    <${De} record=${t.state} state=${t.state} game=${C} t=${o} />
                    <${Rt} log=${n} t=${o} />
                </aside>
            </div>
            ${r}
        </main>
    `}function E1({actor:e,pass:t},n){return t!==null?n("cover.turn",{player:t}):e===null?n("forfeited.turn"):e==="table"?n("play.table-turn"):n("play.turn",{player:e})}function M1({table:e,position:t,
log:n,t:o,bar:s,tools:r,problem:a,go:i,id:c,review:d}){let{game:u,gameSheet:p,act:f}=e;z();let m=P(t);return l`
        <main id="content" class="play finished" data-screen="scores" data-game=${u.id} data-ply=${t.state.ply} data-to-act="">
            ${s}
            <${N} problem=${a} t=${o} />
            <h1 ref=${m} tabindex="-1">${o("scores.title")}</h1>
            <${ft} sheet=${t.scores} state=${t.state} game=${u} t=${o} />
            <div class="row end">
                <${Gf} id=${c} go=${i} t=${o} />
                <button type="button" data-go="review" onClick=${d}>${o("review.open")}</button>
                <button type="button" class="primary" onClick=${()=>i("setup",{game:u.id})}>${o("scores.again")}</button>
            </div>
            <details class="last-look">
                <summary>${o("scores.board")}</summary>
                ${p&&l`<${u.Board} view=${t.state} gameSheet=${p} legal=${[]} act=${f} t=${o} seat=${null}
                    toAct=${[]} scores=${t.scores} last=${t.events} log=${n} />`}
            </details>
            <${Rt} log=${n} t=${o} />
            ${r}
        </main>
    `}function Ls({position:e,log:t,table:n,client:o,choose:s,t:r}){let{game:a,gameSheet:i}=n,c=ln(e),[d,u]=g(null),[p,f]=g(null),[m,h]=g(!1),$=c.includes(d)?d:c[0]??null,{state:b}=e;if(m)return l`<${an} table=${{
...n,act:s}} position=${e} client=${o} t=${r} rule=${s} refusal=${null} busy=${!1}
            close=${()=>h(!1)} hides=${!1} part=${!0} />`;let y={view:b,gameSheet:i,legal:e.legal_actions.filter(({player:w})=>w===$),act:s,t:r,prepared:p,prepare:f};return l`
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
                    <${As} position=${e} table=${n} view=${b} rule=${s} />
                    <${zt} ...${y} game=${a} busy=${!1} player=${$} key=${$} />
                    <div><button type="button" data-referee onClick=${()=>h(!0)}><span aria-hidden="true">⚖</span> ${r("correcting.by-referee")}</button></div>
                </section>
            </aside>
        </div>
    `}var rm=(e,t)=>({position:e,judged:[],refused:null,rest:t,cut:[]});async function Wn(e,t){if(t.rest.length===0||t.refused!==null)return t;let{position:n,applied:o,refused:s}=await e(t.position.state,t.
rest.map(({action:a})=>a)),r=t.rest.slice(0,o).map(a=>({...a,problem:null}));return{...t,position:n,judged:[...t.judged,...r],refused:s===null?null:{...t.rest[o],problem:s.problem},rest:t.rest.slice(o+
1)}}var Jn=e=>({...e,judged:[...e.judged,e.refused],refused:null}),am=(e,t)=>({...Jn(e),rest:[{action:t,was:null},...e.rest]}),im=e=>({...Jn(e),rest:[],cut:e.rest});async function lm(e,t,n){for(;n.refused!==
null;){let{position:o,rest:s,judged:r}=Jn(n),i=(await t(o.state,s.map(({action:c})=>c))).map((c,d)=>({...s[d],problem:c}));n=await Wn(e,{...n,refused:null,judged:[...r,...i],rest:s.slice(i.length)})}return n}
var cm=e=>e.judged.filter(({problem:t})=>t===null).map(({action:t})=>t);function um(e,t,n,o){let s=e.map((r,a)=>({action:r,was:a})).slice(n==="insert"?t:t+1);return[...o.map(r=>({action:r,was:null})),
...s]}var $n=({finished:e,state:t},{known:n,open:o})=>e||n||o||t.dealer==="table";var dm={ArrowLeft:e=>e-1,ArrowRight:e=>e+1,Home:()=>0,End:(e,t)=>t},C1="input, select, textarea, dialog, [contenteditable], [role=button], .scrolling, .clauses";function A1({key:e,ctrlKey:t,metaKey:n,
altKey:o,shiftKey:s,target:r},a,i){return t||n||o||s||!(e in dm)||r.closest?.(C1)?null:Math.max(0,Math.min(i,dm[e](a,i)))}function hn({at:e,last:t,move:n,t:o}){k(()=>{let r=a=>{let i=A1(a,e,t);i!==null&&
(a.preventDefault(),n(i))};return addEventListener("keydown",r),()=>removeEventListener("keydown",r)},[e,t,n]);let s=(r,a,i,c)=>l`
        <button type="button" class="icon" data-step=${r} aria-label=${o(`review.${r}`)} disabled=${c} onClick=${()=>n(i)}>
            <span aria-hidden="true">${a}</span></button>`;return l`
        <div class="stepper-bar" role="group" aria-label=${o("review.steps")}>
            ${s("first","|◀",0,e===0)}
            ${s("back","◀",e-1,e===0)}
            <input type="range" name="at" min="0" max=${t} step="1" value=${e} aria-label=${o("review.slider")}
                aria-valuetext=${o("review.at",{at:e,of:t})} onInput=${({target:r})=>n(Number(r.value))} />
            ${s("on","▶",e+1,e>=t)}
            ${s("last","▶|",t,e>=t)}
            <span class="ply" data-at=${e}>${e}<span class="soft"> / ${t}</span></span>
        </div>
    `}var T1=e=>Math.max(16,Math.ceil(Math.sqrt(e)));function L1(e,{deal:t}){if(e.setup===void 0||!t?.seed)return e;let{seed:n,nonce:o}=t;return{...e,setup:{...e.setup,seed:n,...o!==void 0&&{nonce:o}}}}var Ns=class{#t;#e;#n=16;#o=null;#s=new Map;steps=[];constructor(t,n){
this.#t=t,this.#e=n}async judge(){let{game:t,start:n,actions:o,history:s,scores:r}=this.#e,a={...s!==void 0&&{history:s},...r!==void 0&&{scores:r}},i=await this.#t.game(t).replay({...n,actions:o,...a}),
{position:c,applied:d}=i;return this.#e={...this.#e,start:L1(n,c.state),actions:o.slice(0,d)},this.#n=T1(d),this.steps[d]={position:c,events:c.events},i}get record(){return this.#e}async load(t){if(this.
steps[t]!==void 0)return;this.#o??=this.#r(),await this.#o;let n=t-t%this.#n;this.#s.has(n)||this.#s.set(n,this.#a(n)),await this.#s.get(n)}nextMissing(t){let n=[];for(let o=0;o<this.#e.actions.length;o+=
this.#n){let s=Math.min(o+this.#n,this.#e.actions.length);for(let r=o;r<s;r++)if(this.steps[r]===void 0){n.push(r);break}}return n.sort((o,s)=>Math.abs(o-t)-Math.abs(s-t))[0]??-1}log(t){let n=t;for(;n>
0&&this.steps[n-1]!==void 0;)n--;return this.steps.slice(n,t+1).flatMap(({events:o})=>o)}async#r(){let{start:t,actions:n}=this.#e,o=[];for(let s=0;s<n.length;s+=this.#n)o.push(s);await this.#i(o.map(s=>[
s,{...t,actions:n.slice(0,s)}]))}async#a(t){let{start:n,actions:o}=this.#e,{state:s}=this.steps[t].position,r=[];for(let a=t+1;a<Math.min(t+this.#n,o.length);a++)r.push([a,{state:s,actions:o.slice(t,a),
...n.names&&{names:n.names}}]);await this.#i(r)}async#i(t){let{game:n}=this.#e,o=t.map(([s,r])=>({id:s,operation:"replays",game:n,body:r}));for await(let s of this.#t.batch(o)){let{position:r}=s.unwrap();
this.steps[s.id]={position:r,events:r.events}}}};function ht(e,t,n){let{start:o,actions:s,history:r}=t,a=Q(()=>new Ns(e,t),[e,o,s,r]),[i,c]=g({of:null,verdict:null,problem:null}),[d,u]=g(0),p=i.of===a?i:{verdict:null,problem:null},{verdict:f}=p,m=f===
null?0:Math.max(0,Math.min(n??f.applied,f.applied)),h=()=>u(a.steps.filter(Boolean).length),$=b=>c(y=>({...y,of:a,problem:b}));return k(()=>{let b=!1;return a.judge().then(y=>!b&&c({of:a,verdict:y,problem:null}),
y=>!b&&$(y)),()=>{b=!0}},[a]),k(()=>{if(f===null)return;let b=!1;return(async()=>{for(let w=m;w>=0&&!b;w=a.nextMissing(m))await a.load(w),b||h()})().catch(w=>!b&&$(w)),()=>{b=!0}},[a,f,m]),{positions:a,
...p,at:m,loaded:d}}var ti=e=>e?.events.map(({text:t})=>t).join(" ");function N1({judged:e,cut:t},n,o,s){let r=n;return[...e.map(({was:i,problem:c})=>{let d=i===null?void 0:ti(o[i+1]);if(c!==null)return{fate:"out",was:i,
old:d,problem:c};r+=1;let u=ti(s[r]);return{fate:i===null?"new":u!==void 0&&d!==void 0&&u!==d?"changed":"kept",was:i,old:d,now:u,place:r}}),...t.map(({was:i})=>({fate:"cut",was:i,old:i===null?void 0:ti(
o[i+1])}))]}function pm({line:e,before:t,old:n,record:o,table:s,client:r,playOn:a,t:i}){let{game:c,gameSheet:d}=s,u=Q(()=>{let{start:A,actions:C}=n.record;return{game:o.game,start:A,actions:[...C.slice(
0,t),...cm(e)]}},[e]),p=u.actions.length,[f,m]=g(p);k(()=>m(p),[p]);let{positions:h,at:$,loaded:b,problem:y}=ht(r,u,f),w=N1(e,t,n.steps,h.steps),v=A=>w.filter(({fate:C})=>C===A).length,x=h.steps[$],O=i(
"correcting.name",{game:o.name||d.name});return l`
        <${N} problem=${y} t=${i} />
        <p class="now" role="status" data-kept=${v("kept")} data-changed=${v("changed")} data-out=${v("out")}>
            ${i("correcting.summary",{kept:v("kept"),changed:v("changed"),out:v("out")+v("cut")})}</p>
        <div class="stepping"><${hn} at=${$} last=${p} move=${A=>m(Math.max(t,A))} t=${i} /></div>
        <div class="row tight">
            <button type="button" class="primary" data-confirm onClick=${()=>a({...u,actions:u.actions.slice(0,$),cursor:$,name:O})}>
                ${i($===p?"correcting.confirm":"correcting.confirm-to",{n:$})}</button>
            <span class="hint">${i("correcting.confirm-hint")}</span>
        </div>
        <div class="table-top" data-loaded=${b}>
            <section class="board-area" aria-label=${i("play.board")}>
                ${x&&l`<${c.Board} view=${x.position.state} gameSheet=${d} legal=${[]} act=${()=>{}} t=${i} seat=${null} toAct=${x.position.to_act}
                    scores=${x.position.scores} last=${x.events} log=${h.log($)} prepared=${null} prepare=${()=>{}} />`}
            </section>
            <aside class="side">
                <section class="log" aria-labelledby="fates">
                    <h2 class="small" id="fates">${i("correcting.fates")}</h2>
                    <ol class="review-log fates" tabindex="0" aria-labelledby="fates">${w.map((A,C)=>l`<${R1} key=${C} ...${A} at=${$} setEnd=${m} t=${i} />`)}</ol>
                </section>
            </aside>
        </div>
    `}function R1({fate:e,was:t,old:n,now:o,place:s,problem:r,at:a,setEnd:i,t:c}){let d=l`
        <span class="number">${t===null?"+":t+1}</span>
        <span>
            <strong class="fate">${c(`correcting.fate.${e}`)}</strong>
            ${e==="kept"||e==="new"?l` ${o??n}`:l` <span class="soft">${n}</span>`}
            ${e==="changed"&&l`<span class="told">${c("correcting.now",{told:o})}</span>`}
            ${r?.violations?.map(u=>l`<span class="told" data-code=${u.code}>${u.detail} ${u.clause&&l`<em data-clause=${u.rule}>${u.clause}</em>`}</span>`)}
        </span>`;return l`<li data-fate=${e}>
        ${s===void 0?l`<div class="fate-line">${d}</div>`:l`<button type="button" data-end=${s} tabindex=${s===a?0:-1} aria-current=${s===a?"step":void 0} onClick=${()=>i(s)}>${d}</button>`}
    </li>`}function B1(e,t,n){let o=(s,r)=>({state:s,actions:r,...n&&{names:n}});return{play:(s,r)=>e.game(t).replay(o(s,r)),firstLegal:async(s,r)=>{let a=[],i=r.map((c,d)=>({id:d,operation:"replays",game:t,body:o(
s,[c])}));for await(let c of e.batch(i)){let{refused:d}=c.unwrap();if(d===null)break;a.push(d.problem)}return a}}}function fm({t:e,client:t,table:n,record:o,positions:s,entries:r,before:a,playOn:i}){let[
c,d]=g(null),[u,p]=g(null),[f,m]=g(!1),[h,$]=g(!1),{start:b}=s.record,{play:y,firstLegal:w}=B1(t,o.game,b.names),v=async C=>{if(!f){m(!0),$(!1),p(null);try{d(await C())}catch(S){p(S)}m(!1)}};if(k(()=>{
v(async()=>(await s.load(a),Wn(y,rm(s.steps[a].position,r))))},[r]),c===null)return l`<p role="status">${e("correcting.judging")}</p><${N} problem=${u} t=${e} />`;let{refused:x}=c,O=C=>s.steps[C+1]?.events.
map(({text:S})=>S).join(" ")??"",A=c.judged.filter(C=>C.problem===null).length;return l`
        <${N} problem=${u} t=${e} />
        ${x!==null&&l`
            <section class="tool refused-here" aria-busy=${String(f)} data-waiting=${x.was??"new"}>
                <h2>${x.was===null?e("correcting.refused-new"):e("correcting.refused",{n:x.was+1})}</h2>
                ${x.was!==null&&l`<p>${e("correcting.told",{told:O(x.was)})}</p>`}
                <p class="soft">${e("correcting.so-far",{kept:A,rest:c.rest.length})}</p>
                <${j1} problem=${x.problem} position=${c.position} game=${n.game} t=${e} />
                <div class="row tight">
                    <button type="button" class="primary" data-decide="instead" onClick=${()=>$(!h)} aria-expanded=${String(h)}>${e("correcting.instead")}</button>
                    <button type="button" data-decide="out" disabled=${f} onClick=${()=>v(()=>Wn(y,Jn(c)))}>${e("correcting.out")}</button>
                    <button type="button" data-decide="out-all" disabled=${f} onClick=${()=>v(()=>lm(y,w,c))}>${e("correcting.out-all")}</button>
                    <button type="button" data-decide="end" disabled=${f} onClick=${()=>d(im(c))}>${e("correcting.end-here")}</button>
                </div>
            </section>
            ${h&&l`<${Ls} position=${c.position} log=${c.position.events} table=${n} client=${t} t=${e}
                choose=${C=>v(()=>Wn(y,am(c,C)))} />`}`}
        ${x===null&&l`<${pm} line=${c} before=${a} told=${O} old=${s} record=${o} table=${n} client=${t} playOn=${i} t=${e} />`}
    `}var j1=({problem:e,position:t,game:n,t:o})=>e.type==="/problems/illegal-action"?l`<${Tt} document=${e} game=${n} t=${o} view=${t.state} instead=${t.legal_actions} />`:l`<${N} problem=${{problem:e}} t=${o} />`;function Rs({positions:e,at:t,last:n,loaded:o,move:s,t:r}){let a=M(null);return k(()=>{let i=a.current?.querySelector("[aria-current]");if(!i)return;let{offsetTop:c,offsetHeight:d}=i.parentElement,{scrollTop:u,
clientHeight:p}=a.current;(c<u||c+d>u+p)&&(a.current.scrollTop=c-p/2)},[t,o]),l`
        <section class="log" aria-labelledby="log-title">
            <h2 id="log-title" class="small">${r("log.title")}</h2>
            <ol class="review-log" ref=${a}>
                ${Array.from({length:n+1},(i,c)=>l`
                    <li key=${c}><button type="button" data-go-to=${c} tabindex=${c===t?0:-1}
                        aria-current=${c===t?"step":void 0} onClick=${()=>s(c)}>
                        <span class="number">${c}</span>
                        <span><${P1} step=${e.steps[c]} index=${c} t=${r} /></span>
                    </button></li>`)}
            </ol>
        </section>
    `}function P1({step:e,index:t,t:n}){return e===void 0?l`<span class="soft">…</span>`:e.events.length===0?l`<span class="soft">${n(t===0?"review.start":"review.silent")}</span>`:e.events.map(({text:o,
type:s},r)=>l`<span key=${r} class="told" data-event-type=${s}>${o} </span>`)}function ni({t:e,client:t,record:n,at:o,known:s=!1,open:r=!1,leave:a,playOn:i}){let[c,d]=g(o??null),[u,p]=g(null),[f,m]=g(null),[h,$]=g(!1),b=ht(t,n,c),{value:y,problem:w}=R(()=>t.game(n.game).sheet(),
[n.game,t]);z();let v=f!==null?"line":u!==null?"chooser":"choice",x=P(v,b.verdict===null),{positions:O,verdict:A,at:C}=b,S=A!==null&&y!==null,_=S&&!h&&!$n(A.position,{known:s,open:r}),E={game:j[n.game],
gameSheet:y,t:e,busy:!1,act:()=>{}},T={t:e,client:t,table:E,record:n},I=(L,D)=>m({entries:um(O.record.actions,C-1,L,D),before:C-1}),F=L=>L==="remove"?I(L,[]):p(L),G=()=>f===null&&u===null?a():(m(null),
p(null));return l`
        <main id="content" class="play review correcting" data-screen="correcting" data-stage=${v} data-at=${C} aria-busy=${String(!S)}>
            <div class="play-bar">
                <div class="play-title"><h1 ref=${x} tabindex="-1">${e(`correcting.title.${v}`,{n:C})}</h1></div>
                <button type="button" data-back onClick=${G}>${e("back")}</button>
            </div>
            <${N} problem=${b.problem??w} t=${e} />
            ${_&&l`<p>${e("ruling.covered")}</p>
                <div><button type="button" class="primary" data-uncover onClick=${()=>$(!0)}>${e("ruling.uncover")}</button></div>`}
            ${S&&!_&&v==="choice"&&l`<${F1} ...${T} ...${b} move=${d} take=${F} />`}
            ${S&&!_&&v==="chooser"&&l`<${I1} positions=${O} at=${C-1} ...${T} choose=${L=>I(u,[L])} />`}
            ${S&&!_&&v==="line"&&l`<${fm} ...${T} positions=${O} ...${f} playOn=${i} />`}
        </main>
    `}function I1({positions:e,at:t,...n}){let{value:o,problem:s}=R(async()=>(await e.load(t),e.steps[t]),[e,t]);return o===null?l`<${N} problem=${s} t=${n.t} />`:l`<${Ls} position=${{...o.position,events:o.
events}} log=${e.log(t)} ...${n} />`}function F1({t:e,table:t,positions:n,verdict:o,at:s,loaded:r,move:a,take:i}){let{game:c,gameSheet:d}=t,u=n.steps[s],{applied:p}=o;return l`
        <p class="hint">${e("correcting.lead")}</p>
        <div class="stepping">
            <${hn} at=${s} last=${p} move=${a} t=${e} />
            <p class="now" role="status" data-now>${u?.events.map(({text:f})=>f).join(" ")}</p>
        </div>
        <div class="row tight correcting-ways" role="group" aria-label=${e("correcting.ways",{n:s})}>
            ${["replace","insert","remove"].map(f=>l`
                <button type="button" key=${f} class=${f==="replace"?"primary":""} data-way=${f} disabled=${s===0} onClick=${()=>i(f)}>${e(`correcting.way.${f}`,{n:s})}</button>`)}
        </div>
        <div class="table-top">
            <section class="board-area" aria-label=${e("play.board")}>
                ${u&&l`<${c.Board} view=${u.position.state} gameSheet=${d} legal=${[]} act=${()=>{}} t=${e} seat=${null} toAct=${u.position.to_act}
                    scores=${u.position.scores} last=${u.events} log=${n.log(s)} prepared=${null} prepare=${()=>{}} />`}
            </section>
            <aside class="side"><${Rs} positions=${n} at=${s} last=${p} loaded=${r} move=${a} t=${e} /></aside>
        </div>
    `}var D1=/^#review=([A-Za-z0-9_-]*)(?:&at=(\d{1,5}))?$/;var H1=["game","setup","state","actions","names","history","scores"],Te=class extends Error{},mm=e=>e.startsWith("#review=");async function Bs(e,t,n){return`${e}#review=${await z1(JSON.stringify(t))}&\
at=${n}`}async function $m(e){let t=D1.exec(e);if(t===null)throw new Te("review.link-broken");return{record:G1(await U1(t[1])),at:t[2]===void 0?null:Number(t[2])}}async function z1(e){let t=new Uint8Array(
await new Response(hm(new CompressionStream("deflate-raw"),new TextEncoder().encode(e))).arrayBuffer()),n="";for(let o of t)n+=String.fromCharCode(o);return btoa(n).replaceAll("+","-").replaceAll("/",
"_").replaceAll("=","")}async function U1(e){try{let t=atob(e.replaceAll("-","+").replaceAll("_","/")),n=Uint8Array.from(t,o=>o.charCodeAt(0));return await q1(hm(new DecompressionStream("deflate-raw"),
n))}catch(t){throw t instanceof Te?t:new Te("review.link-broken")}}var hm=(e,t)=>new Blob([t]).stream().pipeThrough(e);async function q1(e){let t=new TextDecoder("utf-8",{fatal:!0}),n=e.getReader(),o="";
for(let s=0;;){let{done:r,value:a}=await n.read();if(r)return o+t.decode();if(s+=a.length,s>2e6)throw await n.cancel(),new Te("review.link-too-long");o+=t.decode(a,{stream:!0})}}function G1(e){let t;try{
t=JSON.parse(e)}catch{throw new Te("review.link-broken")}if(!(typeof t?.game=="string"&&Array.isArray(t.actions)&&t.setup===void 0!=(t.state===void 0))||Object.keys(t).some(o=>!H1.includes(o)))throw new Te(
"review.link-foreign");return t}function js({changed:e,created:t},n){let o=new Date(e??t??NaN);return Number.isNaN(o.getTime())?"":new Intl.DateTimeFormat(n.language,{dateStyle:"long"}).format(o)}var W1=e=>Math.max(630,236+e*84+96);function J1(e,t,n){if(n(e)<=t)return e;let o=[...e];for(;o.length>0&&n(`${o.join("")}…`)>t;)o.pop();return`${o.join("")}…`}function bm(e,{title:t,verdict:n,standings:o,
foot:s},r){e.width=1200,e.height=W1(o.length);let a=e.getContext("2d"),i=(c,d,u,{size:p,weight:f=400,ink:m="--ink",width:h=1136-d,family:$="--type-text",end:b=!1})=>{a.font=`${f} ${p}px ${r($)}`,a.fillStyle=
r(m),a.textAlign=b?"right":"left",a.fillText(J1(c,h,y=>a.measureText(y).width),d,u)};return a.fillStyle=r("--felt"),a.fillRect(0,0,e.width,e.height),a.fillStyle=r("--wood"),a.fillRect(0,0,e.width,16),
i(t,64,96,{size:40,ink:"--ink-soft",family:"--type-title"}),i(n,64,176,{size:64,weight:600,family:"--type-title"}),o.forEach(({rank:c,player:d,total:u,winner:p,place:f},m)=>{let h=236+m*84;a.fillStyle=
r(p?"--gold":"--paper"),a.fillRect(64,h,1072,72),a.fillStyle=r(`--player-${f}`),a.fillRect(64,h,14,72);let $=p?"--gold-ink":"--ink";i(String(c),104,h+50,{size:36,weight:700,ink:$,width:60}),i(d,174,h+
50,{size:36,weight:p?700:400,ink:$,width:640}),i(u,1108,h+50,{size:36,weight:700,ink:$,width:280,end:!0})}),i(s,64,e.height-36,{size:24,ink:"--ink-soft"}),e}var gm=e=>new Promise((t,n)=>e.toBlob(o=>o?
t(o):n(new Error("no picture")),"image/png"));var K1=e=>getComputedStyle(document.documentElement).getPropertyValue(e).trim();function V1(e,t,n,o){let{scores:s,state:r}=e,{standings:a,winners:i,unit:c}=s,d=m=>n.start.names?.[m]??m,u=i.map(d).join(
", "),p=i.length===0?o("scores.nobody"):o(i.length>1?"scores.winners":"scores.winner",{names:u}),f=a.map(({rank:m,player:h,total:$,penalties:b=0,winner:y})=>({rank:m,player:d(h),total:`${$+b} ${o(`uni\
t.${c}`)}`.replace("-","−"),winner:y,place:r.players.findIndex(({id:w})=>w===h)+1}));return{title:t.name,verdict:p,standings:f,foot:[js(n,o),o("review.picture-foot")].filter(Boolean).join(" · ")}}var Y1=e=>navigator.
canShare?.({files:[e]})??!1;function ym({position:e,sheet:t,record:n,t:o}){let[s,r]=g(!1);return l`
        <details class="picture" data-picture onToggle=${({target:a})=>r(a.open)}>
            <summary>${o("review.picture")}</summary>
            ${s&&l`<${Z1} result=${V1(e,t,n,o)} game=${n.game} t=${o} />`}
        </details>
    `}function Z1({result:e,game:t,t:n}){let o=M(null),[s,r]=g(null),[a,i]=g(!1);k(()=>{let u=!1;return gm(bm(o.current,e,K1)).then(p=>!u&&r(new File([p],`gavel-${t}.png`,{type:p.type}))),()=>{u=!0}},
[JSON.stringify(e)]);let c=async()=>{try{await navigator.clipboard.write([new ClipboardItem({"image/png":s})]),i(!0)}catch{i(!1)}},d=[e.title,e.verdict,...e.standings.map(({rank:u,player:p,total:f})=>`${u}\
. ${p}: ${f}`)].join("; ");return l`
        <canvas ref=${o} role="img" aria-label=${d} data-canvas=${String(s!==null)}></canvas>
        <div class="row tight">
            ${s&&Y1(s)&&l`<button type="button" data-share-picture onClick=${()=>navigator.share({files:[s],title:e.title}).catch(()=>{})}>${n("review.picture-share")}</button>`}
            ${s&&l`<button type="button" data-save-picture onClick=${()=>_e(s.name,s)}>${n("review.picture-save")}</button>`}
            ${s&&"ClipboardItem"in globalThis&&l`<button type="button" data-copy-picture onClick=${c}>${n(a?"copied":"review.picture-copy")}</button>`}
        </div>
    `}function oi(e,t){let{game:n,start:o,actions:s}=e.record,{setup:r,state:a,names:i}=o;return{game:n,...r?{setup:r}:{state:a},actions:s,...i&&{names:i},history:t.position.state.history}}function wm({positions:e,
verdict:t,at:n,sheet:o,record:s,playOn:r,toSheet:a,toCorrect:i,t:c}){let{value:d,problem:u}=R(()=>Bs(oe(),oi(e,t),n),[t,n]),{game:p,start:f,actions:m}=e.record,h=c("review.what-if-name",{game:s.name||
o.name,at:n}),$=t.position.finished&&n===t.applied;return l`
        <section class="tool position-tools" aria-labelledby="position-tools" data-position-tools>
            <h2 class="small" id="position-tools">${c("review.here",{at:n})}</h2>
            <div class="tool-columns">
                <div>
                    <p class="hint">${c("review.link-hint")}</p>
                    ${u?l`<p>${c("review.no-link")}</p>`:l`<${we} url=${d??""} name=${c("review.link",{at:n})} t=${c} kind="position" />`}
                </div>
                <div>
                    <p class="hint">${c($?"review.what-if-over":"review.what-if-hint")}</p>
                    <div class="row tight">
                        <button type="button" data-what-if disabled=${$}
                            onClick=${()=>r({game:p,start:f,actions:m.slice(0,n),cursor:n,name:h})}>${c("review.what-if")}</button>
                        <button type="button" data-go="correct" disabled=${n===0}
                            onClick=${()=>i(n)}>${c("correcting.open-here")}</button>
                        <button type="button" data-go="sheet" onClick=${a}>${c("review.sheet")}</button>
                    </div>
                    ${t.position.finished&&l`<${ym} position=${t.position} sheet=${o} record=${s} t=${c} />`}
                </div>
            </div>
        </section>
    `}function xm({game:e,state:t,events:n,client:o,scored:s,t:r}){let{value:a,problem:i}=R(()=>o.game(e).rules(),[e,o]),d=[...new Set(n.map(({rule:u})=>u))].flatMap(u=>(a?.clauses??[]).filter(p=>p.id===u));
return l`
        <section class="tool rules-here" aria-labelledby="rules-here" data-rules-here>
            <h2 class="small" id="rules-here">${r("review.rules")}</h2>
            <${N} problem=${i} t=${r} />
            ${d.length===0&&a&&l`<p class="soft">${r("review.no-rules")}</p>`}
            <dl>${d.map(({id:u,text:p})=>l`
                <div key=${u} data-clause=${u}><dt><code>${u}</code></dt><dd><${Ge} text=${p} /></dd></div>`)}</dl>
            ${!s&&l`<${X1} game=${e} state=${t} client=${o} t=${r} />`}
        </section>
    `}function X1({t:e,...t}){let[n,o]=g(!1);return l`
        <details class="rulings" data-rulings onToggle=${({target:s})=>o(s.open)}>
            <summary>${e("review.rulings")}</summary>
            ${n&&l`<${Q1} t=${e} ...${t} />`}
        </details>
    `}function Q1({game:e,state:t,client:n,t:o}){let{ruleset:s,variant:r,options:a}=t,{value:i,problem:c}=R(()=>n.game(e).scores(t),[n,JSON.stringify([s,r,a])]);return l`
        <${N} problem=${c} t=${o} />
        ${i&&l`<${pt} rulings=${i.rulings} t=${o} />`}
    `}function si({t:e,client:t,record:n,at:o,open:s=!1,known:r=!1,leave:a,playOn:i,toSheet:c,toCorrect:d}){let[u,p]=g(o??null),{positions:f,verdict:m,problem:h,at:$,loaded:b}=ht(t,n,u),{value:y,problem:w}=R(
()=>t.game(n.game).sheet(),[n.game,t]),v=Le(O=>p(O),[]);z();let x=P(m===null);return m===null||y===null?l`
            <main id="content" class="review" data-screen="review" aria-busy=${String(!h)}>
                <h1 ref=${x} tabindex="-1">${e("review.title")}</h1>
                <${N} problem=${h??w} t=${e} />
                ${(h??w)&&l`<button type="button" data-leave onClick=${a}>${e("back")}</button>`}
            </main>`:$n(m.position,{known:r,open:s})?l`<${tw} ...${{t:e,client:t,sheet:y,record:n,known:r,positions:f,verdict:m,at:$,loaded:b,move:v,leave:a,playOn:i,toSheet:c,toCorrect:d,problem:h}} />`:
l`<${ew} sheet=${y} leave=${a} t=${e} />`}function ew({sheet:e,leave:t,t:n}){let o=P();return l`
        <main id="content" class="review" data-screen="review" data-not-yet>
            <h1 ref=${o} tabindex="-1">${n("review.of",{game:e.name})}</h1>
            <p>${n("review.not-yet")}</p>
            <p>${n("review.not-yet-but")}</p>
            <div><button type="button" class="primary" data-leave onClick=${t}>${n("review.leave")}</button></div>
        </main>
    `}function tw({t:e,client:t,sheet:n,record:o,known:s,positions:r,verdict:a,at:i,loaded:c,move:d,leave:u,playOn:p,toSheet:f,toCorrect:m,problem:h}){let $=P(a),[b,y]=g(i),w=r.steps[i];w!==void 0&&b!==
i&&y(i);let{position:v,events:x}=w??r.steps[b]??r.steps[a.applied],{state:O}=v,A=j[o.game],C=a.applied;return l`
        <main id="content" class="play review" data-screen="review" data-game=${o.game} data-ply=${O.ply} data-at=${i} data-loaded=${c}
            aria-busy=${String(w===void 0)}>
            <div class="play-bar">
                <div class="play-title">
                    <h1 ref=${$} tabindex="-1">${e("review.of",{game:n.name})}</h1>
                    ${!v.finished&&l` <span class="round">${e(A.turns?"play.turn-number":"play.round",{round:O.round})}</span>`}
                </div>
                <button type="button" data-leave onClick=${u}>${e(s?"back":"review.leave")}</button>
            </div>
            <${N} problem=${h} t=${e} />
            <${nw} verdict=${a} record=${o} game=${A} t=${e} />
            <div class="stepping">
                <${hn} at=${i} last=${C} move=${d} t=${e} />
                <p class="now" role="status" data-now>${x.length>0?x.map(({text:S})=>S).join(" "):e(i===0?"review.start":"review.silent")}</p>
            </div>
            <div class="table-top">
                <section class="board-area" aria-label=${e("play.board")}>
                    <${A.Board} view=${O} gameSheet=${n} legal=${[]} act=${()=>{}} t=${e} seat=${null} toAct=${v.to_act}
                        scores=${v.scores} last=${x} log=${r.log(w?i:b)} prepared=${null} prepare=${()=>{}} />
                </section>
                <aside class="side">
                    <${Rs} positions=${r} at=${i} last=${C} loaded=${c} move=${d} t=${e} />
                </aside>
            </div>
            <${wm} ...${{positions:r,verdict:a,at:i,sheet:n,record:o,playOn:p,toSheet:f,toCorrect:m,t:e}} />
            ${v.finished&&l`<${ft} sheet=${v.scores} state=${O} game=${A} t=${e} />`}
            <div class="tools">
                <${xm} game=${o.game} state=${O} events=${x} client=${t} scored=${v.finished} t=${e} />
                <${cn} game=${o.game} ruleset=${O.ruleset} client=${t} t=${e} />
            </div>
        </main>
    `}function nw({verdict:e,record:t,game:n,t:o}){let{refused:s,history_matches:r,scores_match:a,position:i}=e;return l`
        ${r===!1&&l`<p class="warning" data-history="false">${o("import.no-history")}</p>`}
        ${a===!1&&l`<p class="warning" data-scores="false">${o("import.no-scores")}</p>`}
        ${s!==null&&l`
            <details class="refused-here" open data-refused-index=${s.index}>
                <summary>${o("review.refused",{n:s.index+1,of:t.actions.length})}</summary>
                ${s.problem.type==="/problems/illegal-action"?l`<${Tt} document=${s.problem} game=${n} t=${o} view=${i.state} instead=${i.legal_actions} />`:l`<${N} problem=${{problem:s.problem}} t=${o} />`}
            </details>`}
    `}function vm({scores:e,state:t,names:n,game:o,t:s}){let{standings:r,winners:a,unit:i,decided_by:c,final:d}=e,u=f=>n[f]??f,p=a.length===0?s("scores.nobody"):s(a.length>1?"scores.winners":"scores.winner",
{names:a.map(u).join(", ")});return l`
        ${d&&l`<p><strong>${p}</strong> <span class="soft">${s(`scores.by.${c}`)}</span></p>`}
        <div class="sheet-standings">
            ${r.map(f=>l`
                <section key=${f.player} class="sheet-standing" data-standing=${f.player} data-total=${f.total}>
                    <h3><span class="rank">${f.rank}</span> ${u(f.player)} <span class="total">${f.total} <small>${s(`unit.${i}`)}</small></span></h3>
                    <div class="breakdown"><${o.Breakdown} sheet=${e} standing=${f} t=${s} /></div>
                    ${f.penalties!==void 0&&l`<p>${s("scores.penalties",{points:Fn(f.penalties)})}</p>`}
                    <p class="soft small">${s("scores.tiebreak",{figures:f.tiebreak.join(", ")})}</p>
                </section>`)}
        </div>
        <${De} record=${e.referee} state=${t} game=${o} t=${s} />
    `}function ri({t:e,client:t,record:n,known:o=!1,open:s=!1,leave:r}){let{positions:a,verdict:i,problem:c,loaded:d}=ht(t,n,null),{value:u,problem:p}=R(()=>t.game(n.game).sheet(),[n.game,t]),{value:f,problem:m}=R(
async()=>i&&t.game(n.game).scores(i.position.state),[i,t]);z();let h=P(i===null),$=i!==null&&$n(i.position,{known:o,open:s}),b=$&&u!==null&&f!==null&&d===i.applied+1;return l`
        <main id="content" class="print-sheet" data-screen="sheet" data-game=${n.game} aria-busy=${String(!b&&!c)}>
            <div class="row unprinted">
                <button type="button" data-leave onClick=${r}>${e("back")}</button>
                ${$&&l`<button type="button" class="primary" data-print disabled=${!b} onClick=${()=>print()}>${e("review.print")}</button>`}
            </div>
            <h1 ref=${h} tabindex="-1">${u?.name??"…"}</h1>
            <${N} problem=${c??p??m} t=${e} />
            ${i!==null&&!$&&l`<p>${e("review.not-yet")}</p><p>${e("review.not-yet-but")}</p>`}
            ${b&&l`<${ow} ...${{t:e,sheet:u,scores:f,record:n,positions:a,verdict:i}} />`}
        </main>
    `}function ow({t:e,sheet:t,scores:n,record:o,positions:s,verdict:r}){let{state:a}=r.position,i=o.start.names??{},d=[["review.sheet.edition",[t.rulesets.find(({id:u})=>u===a.ruleset)?.name??a.ruleset,
a.variant!=="standard"&&a.variant].filter(Boolean).join(", ")],["review.sheet.players",a.players.map(({id:u})=>i[u]??u).join(", ")],["setup.dealer",e(`setup.dealer.${a.dealer}`)],["review.sheet.date",
js(o,e)||"________________"],["review.sheet.actions",String(r.applied)]];return l`
        <dl class="facts">${d.map(([u,p])=>l`<div key=${u}><dt>${e(u)}</dt><dd>${p}</dd></div>`)}</dl>
        ${!r.position.finished&&l`<p class="warning" data-unfinished>${e("review.sheet.unfinished")}</p>`}
        <h2>${e("scores.title")}</h2>
        <${vm} scores=${n} state=${a} names=${i} game=${j[o.game]} t=${e} />
        <h2>${e("review.sheet.check")}</h2>
        <${sw} state=${a} positions=${s} verdict=${r} t=${e} />
        <h2>${e("scores.rulings",{n:n.rulings.length})}</h2>
        <${pt} rulings=${n.rulings} t=${e} />
        <h2>${e("transcript.title")}</h2>
        <ol class="told-all" start="0">
            ${s.steps.map(({events:u},p)=>l`<li key=${p} value=${p}>${u.map(({text:f})=>f).join(" ")||e("review.silent")}</li>`)}
        </ol>
    `}function sw({state:e,positions:t,verdict:n,t:o}){let{value:s}=R(()=>Bs(oe(),oi(t,n),n.applied),[n]),r=Q(()=>s===null?null:ps({text:s,label:o("review.sheet.code")}),[s]),{seed:a,nonce:i,commitment:c}=e.
deal??{},d=[["review.sheet.history",e.history],["review.sheet.commitment",c],["setup.seed",a],["review.sheet.nonce",i]].filter(([,u])=>u);return l`
        <div class="check">
            <div>
                <p>${o(r===null?"review.sheet.check-file":"review.sheet.check-code")}</p>
                <dl class="facts digests">${d.map(([u,p])=>l`<div key=${u}><dt>${o(u)}</dt><dd><code>${p}</code></dd></div>`)}</dl>
            </div>
            ${r}
        </div>
    `}function km({t:e,client:t,go:n,screen:o,session:s,open:r,enter:a}){let{id:i,at:c,record:d}=o,u={t:e,client:t,at:c,open:r,playOn:a},p={...u,record:s,key:i,toSheet:()=>n("sheet",{id:i}),toCorrect:b=>n("\
correct",{id:i,at:b})},f={...u,record:d,known:!0,key:d,toSheet:()=>n("seen-sheet",{record:d}),toCorrect:b=>n("seen-correct",{record:d,at:b})},m=()=>n("play",{id:i}),h=()=>n("review",{id:i,at:c}),$=()=>n(
"seen",{record:d,at:c});return{review:()=>l`<${si} ...${p} leave=${m} />`,sheet:()=>l`<${ri} ...${p} leave=${h} />`,correct:()=>l`<${ni} ...${p} leave=${h} />`,seen:()=>l`<${si} ...${f} leave=${()=>n(
"start")} />`,"seen-sheet":()=>l`<${ri} ...${f} leave=${$} />`,"seen-correct":()=>l`<${ni} ...${f} leave=${$} />`}}function _m({t:e,go:t,setProblem:n}){k(()=>{let o=async()=>{let{hash:s}=location;if(mm(s))try{let{record:r,at:a}=await $m(s);if(!(r.game in j))throw new Te("review.link-other-game");let{game:i,actions:c,
history:d,scores:u,...p}=r,f={...d!==void 0&&{history:d},...u!==void 0&&{scores:u}};t("seen",{record:{game:i,start:p,actions:c,...f},at:a})}catch(r){t("start"),n(r instanceof Te?new Error(e(r.message)):
r)}};return o(),addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)},[])}var ai={start:"",import:"import",join:"join",setup:"new/:game",pad:"pad/:game",match:"match/:game",tournament:"tournament",play:"g/:id",review:"g/:id/review",sheet:"g/:id/sheet",correct:"g/:id/correct",
linked:"l/:id",seats:"l/:id/seats"},rw=/^[A-Za-z0-9_-]{1,64}$/;function Sm(e){for(let[t,n]of Object.entries(ai)){let o=aw(n.split("/"),e.split("/"));if(o!==null)return{name:t,...o}}return null}function ii(e){
if(!(e.name in ai))return null;let t=ai[e.name].split("/").map(n=>n.startsWith(":")?e[n.slice(1)]:n);return t.includes(void 0)?null:t.join("/")}function aw(e,t){if(e.length!==t.length)return null;let n={};
for(let[o,s]of e.entries())if(s.startsWith(":")){if(!rw.test(t[o]))return null;n[s.slice(1)]=t[o]}else if(s!==t[o])return null;return n}var iw=["given","at"],lw={name:"unknown"};function Em(){let[e,t]=g(Om);k(()=>{let o=()=>jn(location.hash)||t(s=>ii(s)===yo()?s:Om());return addEventListener("popstate",o),()=>removeEventListener("pops\
tate",o)},[]);let n=Le((o,s={})=>{let r={name:o,...s},a=ii(r);a!==null&&cw(a,r),t(r)},[]);return{screen:e,go:n}}function Om(){let e=Sm(yo());return e===null||e.game!==void 0&&!(e.game in j)?lw:{...e,...history.
state}}function cw(e,t){let n=Object.fromEntries(iw.filter(o=>t[o]!==void 0).map(o=>[o,t[o]]));e===yo()?history.replaceState(n,"",Tr(e)):history.pushState(n,"",Tr(e))}var Kn="",Mm={place:"device",mine:null,codes:{},referee:!1,held:!0,clock:0},Ps=({mine:e,players:t})=>e===Kn||t.includes(e)?e:t[0],Is=e=>e.place==="fair"?e.players.filter(t=>t!==Ps(e)):[];function Cm(e,t){
let n=Is(e),o=n.map(s=>e.codes[s]??"");return n.flatMap((s,r)=>{let a=gd(o[r])?o.indexOf(o[r])<r?"place.code-twice":null:"place.code-wrong";return a===null?[]:[{pointer:li(s),detail:t(a)}]})}var li=e=>`\
/verifiers/${e.replaceAll("~","~0").replaceAll("/","~1")}`;async function Am(e,t,n,o){let s=Ps(o),r=Qt(),a=Object.fromEntries(Is(o).map(f=>[f,o.codes[f]]));s!==Kn&&(a[s]=Lt(r));let{referee:i,held:c}=o,
d=await e.game(t).sealedSetup({...n,verifiers:a,referee:i,held:c}),u={...Ea(t,d),...o.clock>0&&{clock:o.clock}},p=s===Kn?u:sn(u,en(o.players.indexOf(s)+1,r));return await ue({...p,given:uw(d,o.players),
told:[{ply:0,events:d.events}]}),d.table}function uw({seat_keys:e,referee_key:t,table_key:n},o){let s=Object.entries(e).map(([r,a])=>[o.indexOf(r)+1,a]);return Object.fromEntries([...s,...t?[["r",t]]:
[],...n?[["t",n]]:[]])}function Tm({draft:e,change:t,t:n}){return l`
        <fieldset class="choice">
            <legend>${n("place.title")}</legend>
            ${["device","quick","fair"].map(o=>l`
                <label class="radio" key=${o}>
                    <input type="radio" name="place" value=${o} checked=${e.place===o} onChange=${()=>t({...e,place:o})} />
                    <span><strong>${n(`place.${o}`)}</strong> <span class="hint">${n(`place.${o}-hint`)}</span></span>
                </label>`)}
        </fieldset>
    `}function Lm({draft:e,change:t,errors:n,t:o}){let s=Is(e);return l`
        ${e.place==="quick"&&l`<p class="warning" data-quick-warning>${o("place.quick-warning")}</p>`}
        <${H} name="mine" label=${o("place.mine")} control=${r=>l`<${U} ...${r} value=${Ps(e)}
            choices=${[...e.players.map(a=>[a,a]),[Kn,o("place.nobody")]]} onChange=${a=>t({...e,mine:a})} />`} />
        ${e.place==="fair"&&l`
            <fieldset class="codes">
                <legend>${o("place.codes")}</legend>
                <p class="hint">${o("place.codes-hint")}</p>
                <${we} url=${Od(oe())} name=${o("place.invitation")} t=${o} kind="invitation" />
                ${s.map(r=>l`
                    <${H} key=${r} name=${`code-${e.players.indexOf(r)+1}`} label=${o("place.code",{player:r})} errors=${ne(n,li(r))}
                        control=${a=>l`<input ...${a} type="text" class="code" autocomplete="off" spellcheck="false" value=${e.codes[r]??""}
                            onInput=${i=>t({...e,codes:{...e.codes,[r]:i.target.value.trim()}})} />`} />`)}
            </fieldset>`}
        <${H} name="clock" label=${o("place.clock")} hint=${o("place.clock-hint")} control=${r=>l`<${U} ...${r} value=${String(e.clock)}
            choices=${[["0",o("place.clock-none")],...vp.map(a=>[String(a),za(a,o)])]}
            onChange=${a=>t({...e,clock:Number(a)})} />`} />
        ${["held","referee"].map(r=>l`
            <label class="switch" key=${r}>
                <input type="checkbox" name=${r} checked=${e[r]} onChange=${a=>t({...e,[r]:a.target.checked})} />
                <span><strong>${o(`place.${r}`)}</strong> <span class="hint">${o(`place.${r}-hint`)}</span></span>
            </label>`)}
    `}function Nm({t:e,client:t,go:n,game:o,begin:s,open:r,setOpen:a}){let{value:i,problem:c}=R(()=>t.game(o).sheet(),[o,t]);z();let d=P(i===null);return l`
        <main id="content" class="setup" data-screen="setup" data-game=${o}>
            <h1 ref=${d} tabindex="-1">${i?.name??"…"}</h1>
            <${N} problem=${c} t=${e} />
            ${i?.match_options?.length>0&&l`<p><button type="button" class="quiet" data-go="match" onClick=${()=>n("match",{game:o})}>${e("match.open")}</button></p>`}
            ${i&&l`<${pw} sheet=${i} t=${e} client=${t} go=${n} begin=${s} open=${r} setOpen=${a} />`}
        </main>
    `}function dw(e){let{ruleset:t,variant:n,options:o,players:s,first:r,dealer:a,seed:i,deal:c,place:d}=e;return{ruleset:t,variant:n,options:o,players:s,...s.includes(r)&&{first_player:r},dealer:a,...a===
"service"&&d==="device"&&i!==""&&{seed:i},...a==="table"&&c!==null&&{deal:c}}}function pw({sheet:e,t,client:n,go:o,begin:s,open:r,setOpen:a}){let[i,c]=g(()=>({...un(e),first:"",dealer:"service",seed:"",
deal:null,...Mm})),d=i.place!=="device",[u,p]=g(null),[f,m]=g(!1),h=M(null),$=u?.problem?.errors??[],b=async C=>{if(!d)return s(e.id,C,await n.game(e.id).setup(C));let S=Cm(i,t);if(S.length>0)throw{problem:{
title:t("problem.here"),errors:S}};o("seats",{id:await Am(n,e.id,C,i)})},y=async C=>{C.preventDefault(),m(!0);try{let S=dw(i);await b(S),he("players",S.players)}catch(S){p(S),m(!1),setTimeout(()=>td(h.
current))}},w={sheet:e,draft:i,change:c,errors:$,t},{Deal:v}=j[e.id],x=v!==void 0&&i.dealer==="table",O=["/ruleset","/variant","/players","/options","/first_player","/dealer","/seed",...x?["/deal"]:[],
...d?["/verifiers"]:[]],A=$.filter(C=>!O.some(S=>ne([C],S).length>0));return l`
        <form ref=${h} class="sheet" novalidate onSubmit=${y} data-setup=${e.id}>
            <${N} problem=${u} t=${t} plain=${Sa(u,t)} errors=${A} hint=${$.length>A.length&&t("setup.invalid")} />
            <${dn} ...${w} />
            <${pn} ...${w} />
            <${Tm} ...${w} />
            ${d&&l`<${Lm} ...${w} />`}
            <${$f} ...${w} byLink=${d} />
            ${x&&l`<${Os} ...${w} Deal=${v} />`}
            ${i.dealer==="service"&&!d&&l`<${Ss} t=${t} open=${r} setOpen=${a} />`}
            <${fn} ...${w} />
            <div class="row end">
                <button type="button" onClick=${()=>o("start")}>${t("back")}</button>
                <button type="submit" class="primary large" data-start disabled=${f}>${t("setup.start")}</button>
            </div>
        </form>
    `}var ci=new de("steps"),Rm=({id:e,cursor:t,actions:n,steps:o},s)=>ci.put({id:e,cursor:t,language:s,of:JSON.stringify(n),step:o[t]});async function Bm({id:e,cursor:t,actions:n},o){let s=await ci.get(e);
return s!==null&&s.cursor===t&&s.language===o&&s.of===JSON.stringify(n)?s.step:null}var jm=e=>ci.remove(e);async function Pm(){return[...(await $t()).map(fw),...(await vd()).map(mw)].filter(({game:t})=>t in j).sort((t,n)=>n.changed-t.changed)}function fw(e){let{id:t,game:n,name:o,start:s,changed:r,finished:a,
scores:i}=e,c=(s.setup??s.state).players.map(d=>d.id??d);return{id:t,kind:"game",game:n,name:o,players:c,changed:r,finished:a,winners:i?.winners??[],kept:e}}function mw(e){let{id:t,game:n,players:o,changed:s,
finished:r}=e;return{id:t,kind:"table",game:n,name:"",players:o,changed:s,finished:r,winners:[],kept:e}}async function Im({id:e,kind:t}){return t==="table"?os(e):(await pf(e),jm(e))}var Fm=({kind:e,kept:t})=>e===
"game"?ff(t):ue(t),Dm=({id:e},t)=>mf(e,t);function Hm({entry:e,gone:t,games:n,go:o,t:s,load:r,setRemoved:a}){let[i,c]=g(!1),d=n?.find(({id:y})=>y===e.game)?.name??e.game,u=e.name||d,p=`${u}, ${e.players.join(", ")}`,f=M(null);k(()=>{t&&f.current.
focus()},[t]);let m=async()=>{a(y=>[...y.filter(({id:w})=>w!==e.id),e]),await Im(e),r()};if(t)return l`
            <li class="list-entry gone" data-gone=${e.id}>
                <p role="status">${s("list.deleted",{game:p})}</p>
                <button type="button" ref=${f} data-undelete onClick=${()=>Fm(e).then(r)}>${s("list.undelete")}</button>
            </li>`;let h=async y=>{c(!1),y!==null&&await Dm(e,y),r()},$=e.kind==="game",b=()=>$?o("play",{id:e.id}):o("linked",{id:e.id});return l`
        <li class="list-entry" data-game-id=${$?e.id:void 0} data-kept=${$?void 0:e.id} data-kind=${e.kind}>
            <div class="about">
                ${i?l`<${$w} name=${e.name} kind=${d} done=${h} t=${s} />`:l`<h3>${u}</h3>`}
                <p>${e.players.join(", ")}</p>
                <p data-whose-turn><strong>${hw(e,s)}</strong></p>
                <p class="soft">${e.name!==""&&`${d} · `}<time dateTime=${new Date(e.changed).toISOString()}>${bw(e.changed,s)}</time>${!$&&` · ${s("list.by-link")}`}</p>
            </div>
            <div class="row tight">
                <button type="button" class="primary" data-go=${$?"resume":"linked"} aria-label=${`${s("start.resume")}: ${p}`} onClick=${b}>${s("start.resume")}</button>
                ${$&&l`<button type="button" data-rename aria-label=${`${s("list.rename")}: ${p}`} onClick=${()=>c(!0)}>${s("list.rename")}</button>`}
                <button type="button" data-delete aria-label=${`${s("list.delete")}: ${p}`} onClick=${m}>${s("list.delete")}</button>
            </div>
        </li>
    `}function $w({name:e,kind:t,done:n,t:o}){let s=M(null);return k(()=>s.current.select(),[]),l`
        <form class="control" onSubmit=${a=>{a.preventDefault(),n(s.current.value.trim())}} onKeyDown=${a=>a.key==="Escape"&&n(null)}>
            <input ref=${s} name="game-name" type="text" maxlength="60" defaultValue=${e} placeholder=${t} aria-label=${o("list.name")} autocomplete="off" />
            <button type="submit" data-name-it>${o("list.name-it")}</button>
        </form>
    `}function hw(e,t){let{kept:n,finished:o,winners:s}=e;return e.kind==="table"?rn(n,t):o&&s.length===0?t("links.finished"):o?t(s.length>1?"scores.winners":"scores.winner",{names:s.join(", ")}):n.toAct===
void 0?t("list.so-far",{n:n.cursor}):n.toAct.includes("table")?t("play.table-turn"):t("play.turn",{player:n.toAct.join(", ")})}var bw=(e,{language:t})=>new Intl.DateTimeFormat(t,{dateStyle:"medium",timeStyle:"\
short"}).format(e);var gw=3;function zm({t:e,go:t,games:n}){let[o,s]=g([]),[r,a]=g(!1),[i,c]=g([]),d=Le(()=>Pm().then(s),[]);k(()=>(d(),ks(d)),[]);let u=i.filter(h=>o.every(({id:$})=>$!==h.id)),p=[...o,...u].sort((h,$)=>$.
changed-h.changed);if(p.length===0)return null;let f=r?p:p.slice(0,gw),m=async()=>{let h=(await $t()).map($=>`${JSON.stringify(ei($))}
`);_e("gavel-games.ndjson",new Blob(h,{type:"application/x-ndjson"}))};return l`
        <section class="game-list" aria-labelledby="game-list-title">
            <div class="row">
                <h2 id="game-list-title">${e("list.title")}</h2>
                ${o.some(({kind:h})=>h==="game")&&l`<button type="button" class="quiet" data-export-all onClick=${m}>${e("list.export")}</button>`}
            </div>
            <ul aria-labelledby="game-list-title">
                ${f.map(h=>l`<${Hm} key=${h.id} entry=${h} gone=${u.includes(h)} games=${n} go=${t} t=${e}
                    load=${d} setRemoved=${c} />`)}
            </ul>
            ${p.length>f.length&&l`<button type="button" data-whole-list onClick=${()=>a(!0)}>${e("list.all",{n:p.length})}</button>`}
        </section>
    `}function Um({t:e,client:t,go:n,openLinks:o}){let{value:s,problem:r}=R(()=>t.games(),[t]);z();let a=P();return l`
        <main id="content" class="start" data-screen="start">
            <div class="welcome">
                <h1 ref=${a} tabindex="-1">${e("start.title")}</h1>
                <p>${e("start.lead")}</p>
            </div>
            <${N} problem=${r} t=${e} />
            <${zm} t=${e} go=${n} games=${s} />
            <ul class="game-cards" aria-label=${e("start.games")}>
                ${(s??[]).filter(({id:i})=>i in j).map(i=>l`
                    <li key=${i.id}><${yw} entry=${i} go=${n} t=${e} /></li>`)}
            </ul>
            <${Fd} t=${e} go=${n} open=${o} />
            <p class="aside">
                <button type="button" class="quiet" data-go="import" onClick=${()=>n("import")}>${e("start.import")}</button>
                <button type="button" class="quiet" data-go="tournament" onClick=${()=>n("tournament")}>${e("tournament.open")}</button>
            </p>
        </main>
    `}function yw({entry:e,go:t,t:n}){let{id:o,name:s,player_counts:r}=e,{Emblem:a}=j[o];return l`
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
    `}function qm(){let e=Sn()?oe():kt.href;navigator.serviceWorker?.register(new URL("table-offline.js",kt),{scope:e}).catch(()=>{})}var ww=/-[0-9a-f]{12}\.js$/u.test(import.meta.url);function Gm(e){let t=({
data:n})=>ww&&n?.files?.includes(import.meta.url)===!1&&e();return navigator.serviceWorker?.addEventListener("message",t),()=>navigator.serviceWorker?.removeEventListener("message",t)}function Wm({t:e}){let[t,n]=g(!1);return k(()=>rl(()=>n(!0)),[]),t?l`
        <div class="warning row" role="alert" data-note="storage">
            <span>${e("storage.trouble")}</span>
            <button type="button" data-understood onClick=${()=>n(!1)}>${e("storage.understood")}</button>
        </div>
    `:null}function Jm({t:e}){let[t,n]=g(!1);return k(()=>Gm(()=>n(!0)),[]),l`
        <div role="status">
            ${t&&l`
                <div class="note row" data-note="newer">
                    <span>${e("newer.text")}</span>
                    <button type="button" data-reload onClick=${()=>location.reload()}>${e("newer.reload")}</button>
                </div>`}
        </div>
    `}function Km({t:e,go:t,kept:n=!1}){z();let o=P();return l`
        <main id="content" class="import" data-screen="unknown">
            <h1 ref=${o} tabindex="-1">${e(n?"unknown.kept":"unknown.title")}</h1>
            <div class="sheet">
                <p>${e(n?"unknown.kept-text":"unknown.text")}</p>
                <div class="row end"><button type="button" class="primary" data-go="start" onClick=${()=>t("start")}>${e("unknown.home")}</button></div>
            </div>
        </main>
    `}function Vm({id:e,client:t,language:n,go:o,setProblem:s}){let[r,a]=g(null),[i,c]=g(null),[d,u]=g(null),p=M(n),f=M({session:null,saves:new mt(null)}),m=(S,_=f.current.saves)=>{let E={...S,turn:{saves:_}};
f.current={session:E,saves:_},Rm(E,p.current),a(E)},h=Le(async S=>{let{session:_,saves:E}=f.current,T=_?.id!==S.id;if(!T&&S.turn!==_.turn){S.turn.saves!==E&&u("overtaken");return}u(null),m(S,T?new mt(
null):E),!(!(await f.current.saves.save(Qa(S))!==null)||f.current.session.id!==S.id)&&(await A.current(),u("overtaken"))},[]),$=async(S,_)=>{let E=t.game(S.game),T=Qf(await E.replay(Xf(S,_)));if(T.position.
finished)return T;let{views:I}=await E.views(T.position.state,Gn(T.position));return{...T,position:{...T.position,views:I}}},b=async(S,_)=>{s(null);try{return Xa(S,_,S.steps[_]??await $(S,_))}catch(E){
return s(E),null}},y=async(S,_)=>{let E=await b(S,_);return E!==null&&h(E),E!==null},w=S=>{h(S),navigator.storage?.persist?.().catch(()=>{}),o("play",{id:S.id})},v=(S,_,E)=>w(Vf(S,_,E)),x=async({game:S,
start:_,actions:E,cursor:T,name:I},F=async G=>{})=>{let G=await b(qn({game:S,start:_,actions:E,cursor:T,name:I}),T);G!==null&&(await F(G.id),w(G))},O=M(!1),A=M((async()=>{}));A.current=async()=>{if(!O.
current)for(O.current=!0;O.current;){let{session:S,saves:_}=f.current,E=await zn(S.id),T=E===null||_.has(E)?null:await C(S,E);T===null?O.current=!1:f.current.saves===_&&(m(T,new mt(E.changed)),u("foll\
owed"))}};let C=(S,_)=>b({...qn(_),steps:Zf(S,_.actions)},_.cursor);return k(()=>ks(S=>S===f.current.session?.id&&A.current()),[]),k(()=>{if(u(null),e===null||e===f.current.session?.id)return;let S=!0;
return c(null),(async()=>{let _=await zn(e);if(S&&_===null&&c(e),!S||_===null)return;let E=qn(_),T=await Bm(E,n);if(!S)return;T!==null&&m(Xa(E,E.cursor,T),new mt(_.changed));let{session:I}=f.current,F=await b(
E,E.cursor);!S||F===null||f.current.session!==I||(T===null||!xw(F,I))&&m(F,new mt(_.changed))})(),()=>{S=!1}},[e]),k(()=>{p.current!==n&&(p.current=n,r!==null&&b({...r,steps:[]},r.cursor).then(S=>S!==
null&&S.turn===f.current.session.turn&&m(S)))},[n]),{session:r,missing:e!==null&&i===e,followed:d,updateSession:h,moveTo:y,begin:v,enter:x}}var xw=(e,t)=>JSON.stringify(e.steps[e.cursor].position.state)===
JSON.stringify(t.steps[t.cursor].position.state);function Ym({reach:e,t}){let[n,o]=g(e.waits);return k(()=>(o(e.waits),e.listen(o)),[e]),l`
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
    `}var Zm={};async function Fs(e){Zm[e]??=(await import($l(e))).default}function Xm(e,t=Zm[e]){let n=(o,s={})=>{let r=t[o];return r===void 0?(console.error(`no words in ${e} for ${o}`),o):r.replace(/\{(\w+)\}/g,
(a,i)=>i in s?String(s[i]):a)};return n.language=e,n}var vw=200,Qm=()=>document.querySelector('meta[name="gavel-api"]')?.getAttribute("content")||kt.href,kw=["play","review","sheet","correct"];function e$(){let[e,t]=g(bo),[n,o]=g(()=>$e("scheme")??"auto"),
[s,r]=g([]),{screen:a,go:i}=Em(),[c,d]=g(()=>$e("open")??!1),[u,p]=ul(),[f,m]=g(null),h=M(!1),$=Q(()=>Xm(e),[e]),b=Q(()=>new fo(new URL(Qm(),kt).href.replace(/\/*$/,"/")),[]),[y,w]=g(0),v=Q(()=>{let K=gt=>r(
n$=>[...n$.slice(1-vw),gt]),bt=ll(b.fetch,()=>w(gt=>gt+1));return Object.assign(new xt(Qm(),{language:e,onExchange:K,fetch:bt,timeout:1/0}),{language:e})},[e,y]);k(()=>{document.documentElement.lang=e,
he("language",e)},[e]),k(()=>{cl(n),he("scheme",n)},[n]),k(()=>{he("open",c)},[c]);let x=Le((K,bt={})=>{m(null),i(K,bt)},[]),O=K=>Fs(K).then(()=>t(K),()=>m(new X($("problem.unreachable")))),{open:A,opening:C,
opened:S}=rf({client:v,t:$,go:x,setProblem:m});_m({t:$,go:x,setProblem:m});let _=kw.includes(a.name)?a.id:null,{session:E,missing:T,followed:I,updateSession:F,moveTo:G,begin:L,enter:D}=Vm({id:_,client:v,
language:e,go:x,setProblem:m}),Y=E!==null&&Ts(E),me=M(E?.id);k(()=>{me.current!==void 0&&me.current!==E?.id&&r([]),me.current=E?.id},[E?.id]);let W={t:$,client:v,go:x},Ye={start:()=>l`<${Um} ...${W} openLinks=${A} />`,
setup:()=>l`<${Nm} ...${W} game=${a.game} key=${a.game} open=${c} setOpen=${d} begin=${L} />`,linked:()=>l`<${nf} ...${W} id=${a.id} opened=${a.opened??null} open=${A} key=${a.id} />`,seats:()=>l`<${of} ...${W} id=${a.
id} key=${a.id} />`,join:()=>l`<${Ed} ...${W} open=${A} />`,pad:()=>l`<${Ff} ...${W} game=${a.game} key=${a.game} />`,import:()=>l`<${id} ...${W} enter=${D} given=${a.given} />`,play:()=>l`<${sm} ...${W} session=${E} updateSession=${F} moveTo=${K=>G(
E,K)}
            open=${c} setOpen=${d} key=${E.id} />`,match:()=>l`<${_f} ...${W} game=${a.game} enter=${D} key=${a.game} />`,tournament:()=>l`<${If} ...${W} />`,...km({...W,screen:a,session:E,open:c,enter:D}),
unknown:()=>l`<${Km} ...${W} kept=${T||a.kept} />`},jt=T||!(a.name in Ye)?"unknown":a.name,Z=_!==null&&!T&&E?.id!==_;return l`<${kn.Provider} value=${u}>
        <div class="page">
            <a class="skip" href="#content" onClick=${_w}>${$("skip")}</a>
            <${hl} t=${$} language=${e} setLanguage=${O} scheme=${n} setScheme=${o}
                settings=${u} flip=${p} go=${x} screen=${jt} />
            <div class="screen" aria-busy=${String(C)} data-links-opened=${S}>
                <${Ae} problem=${f} t=${$} />
                <${Wm} t=${$} />
                <${Jm} t=${$} />
                <${Ym} reach=${b} t=${$} />
                <div role="status">${_!==null&&I!==null&&l`<p class="note" data-note=${I}>${$(`windows.${I}`)}</p>`}</div>
                <${Nr.Provider} value=${h}>${Z?l`<${Sw} />`:Ye[jt]()}<//>
            </div>
            <${fl} exchanges=${s} hides=${Y} secret=${s.some(({url:K})=>K.includes("/sealed/"))} t=${$} />
        </div>
    <//>`}function _w(e){e.preventDefault();let t=document.getElementById("content");t.tabIndex=-1,t.focus()}var Sw=()=>l`<main id="content" class="play" data-screen="play" aria-busy="true"><h1>…</h1></main>`;var t$=document.getElementById("app");bl();try{await Fs(bo()),uo(l`<${e$} />`,t$)}catch{t$.textContent="The table could not be loaded. Please reload the page."}qm();
