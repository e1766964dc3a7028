var yt=class extends Error{status;requestId;transient;retryAfter;constructor(t,n){super(t,n.cause===void 0?void 0:{cause:n.cause}),this.name=new.target.name,this.status=n.status??null,this.requestId=n.
requestId??null,this.transient=n.transient??!1,this.retryAfter=n.retryAfter??null}},Y=class extends yt{constructor(t,n={}){super(t,n)}},q=class extends yt{problem;type;kind;title;detail;constructor(t,n={}){
let o=xt(t.status)??n.status??0,s=typeof t.instance=="string"?t.instance:n.requestId??null;super(Fm(t,o,s),{...n,status:o,requestId:s}),this.problem=t,this.type=String(t.type??"about:blank"),this.kind=
ar(t),this.title=String(t.title??this.kind),this.detail=String(t.detail??"")}},Is=class extends q{offset=xt(this.problem.offset)},Fs=class extends q{errors=Ye(this.problem.errors);more=xt(this.problem.
more)??0},Ds=class extends q{violations=Ye(this.problem.violations);more=xt(this.problem.more)??0},Hs=class extends q{violations=Ye(this.problem.violations);more=xt(this.problem.more)??0;toAct=Ye(this.
problem.to_act);legalActions=Ye(this.problem.legal_actions)},zs=class extends q{},Us=class extends q{games=Ye(this.problem.games)},qs=class extends q{},Gs=class extends q{},Ws=class extends q{},Js=class extends q{},
Ks=class extends q{limit=xt(this.problem.limit)},Vs=class extends q{},Zs=class extends q{},Ys=class extends q{},Qs=class extends q{},Xs=class extends q{},er=class extends q{},tr=class extends q{},nr=class extends q{},
or=class extends q{},sr=class extends q{},rr=class extends q{},si={"malformed-json":Is,"seal-broken":nr,"receipt-broken":sr,"invalid-request":Fs,"invalid-state":Ds,"illegal-action":Hs,"not-finished":zs,
"unknown-game":Us,"not-found":qs,"method-not-allowed":Gs,"not-acceptable":Ws,"unsupported-media-type":Js,"too-large":Ks,internal:Vs,unavailable:Zs,"key-missing":Ys,"key-refused":Qs,"too-many-requests":Xs,
held:or,branched:er,"table-unknown":tr,"sealing-not-configured":rr};function Jn(e,t={}){let n=e,o=ar(n),s=Object.hasOwn(si,o)?si[o]:void 0;return new(s??q)(n,t)}function ar(e){return String(e.type??"").
replace(/\/+$/,"").split("/").at(-1)??""}function Fm(e,t,n){let o=`${e.title??ar(e)} (${t})`,s=[e.detail?`${o}: ${e.detail}`:o,...Dm(e)];return(n?[...s,`request id: ${n}`]:s).join(`
  `)}function Dm(e){let t=[...Ye(e.errors),...Ye(e.violations)].map(Hm),n=xt(e.more);return n?[...t,`and ${n} more`]:t}function Hm(e){let t=e.pointer?` at ${e.pointer}`:"",n=e.rule?` (${e.rule})`:"";return`${e.
code}${t}${n}: ${e.detail}`}function Ye(e){return Array.isArray(e)?e:[]}function xt(e){return typeof e=="number"?e:null}function lr(e){let t=["curl","--silent","--show-error"];(e.method!=="GET"||e.body!==null)&&t.push("--request",e.method),t.push(ir(e.url));for(let[n,o]of Object.entries(e.headers))t.push("--header",ir(
o===""?`${n};`:`${n}: ${o}`));return e.body!==null&&t.push("--data-raw",ir(e.body)),t.join(" ")}var Kn=class{#t;#e;#n=performance.now();#o="";constructor(t,n){this.#t=t,this.#e=n}add(t){this.#o+=t}ended(){
let t=this.#e?this.#o.split(`
`).filter(Boolean).map(ri):ri(this.#o);return{...this.#t,answer:t,milliseconds:performance.now()-this.#n}}};function ri(e){try{return JSON.parse(e)}catch{return e===""?null:e}}function ir(e){return`'${e.
replaceAll("'",String.raw`'\''`)}'`}var zm=new Set([429,502,503,504]);function ai(e){return zm.has(e)}function ii(e,t,n=Math.random,o=Date.now()){let s=t===null?NaN:Um(t.trim(),o);return Number.isNaN(s)?Math.min(1e4,200*2**(e-1))*(.5+n()/
2):s>6e4?null:s}function Um(e,t){return/^\d+$/.test(e)?Number(e)*1e3:Math.max(0,Date.parse(e)-t)}function li(e,t){return new Promise((n,o)=>{let s=()=>{clearTimeout(r),o(t?.reason)},r=setTimeout(()=>{
t?.removeEventListener("abort",s),n()},e);t?.aborted?s():t?.addEventListener("abort",s,{once:!0})})}var qm=2**31-1,Vn=class{#t=new AbortController;#e;#n;#o;constructor(t,n){this.#e=t,this.#n=n,n?.addEventListener("abort",this.#s),this.start()}get signal(){return this.#t.signal}start(){this.#e<=qm&&(this.#o=
setTimeout(this.#r,this.#e))}stop(){clearTimeout(this.#o)}end(){this.stop(),this.#n?.removeEventListener("abort",this.#s),this.#t.abort()}#s=()=>{this.#t.abort(this.#n?.reason)};#r=()=>{let t=`no answ\
er within ${this.#e} milliseconds`;this.#t.abort(new Y(t,{transient:!0}))}};var ci="application/problem+json",Zn=class{baseUrl;#t;#e;#n;constructor(t,n){if(this.baseUrl=Gm(t),this.#t={...n},this.#e=n.retries??3,this.#n=n.timeout??3e4,!(this.#e>=0)||!(this.#n>0))throw new RangeError(
"retries cannot be negative, and a timeout must be positive")}async json(t){let n=await this.text({...t,accept:"application/json"});return Yn(n)}async text(t){for(let n=1;;n++)try{let o="";for await(let s of this.
pieces(t))o+=s;return o}catch(o){await this.untilNextTry(o,n,t.signal)}}async untilNextTry(t,n,o){if(!(t instanceof yt)||!t.transient||n>this.#e)throw t;let s=ii(n,t.retryAfter);if(s===null)throw t;await li(
s,o)}async*pieces(t){t.signal?.throwIfAborted();let n=new Vn(this.#n,t.signal),o=this.#o(t),s=this.#t.onExchange,r=s&&new Kn(o,t.streamed??!1);try{let a=await this.#s(o,t.key,n.signal);if(o.status=a.status,
a.status!==200){let l=await a.text();throw r?.add(l),Jm(o,a,l)}for await(let l of Wm(a))r?.add(l),t.streamed&&n.stop(),yield l,t.streamed&&n.start()}catch(a){throw n.signal.aborted?n.signal.reason:Km(
o,a)}finally{n.end(),r&&s(r.ended())}}#o(t){let n=new Headers(this.#t.headers);n.set("accept",`${t.accept}, ${ci}`);let o=t.language??this.#t.language;return o!==void 0&&n.set("accept-language",o),t.requestId!==
void 0&&n.set("x-request-id",t.requestId),t.body!==void 0&&n.set("content-type",t.body.type),{method:t.method,url:this.baseUrl+t.path,headers:Object.fromEntries(n),body:t.body?.text??null,status:null,
answer:null,milliseconds:0}}#s({method:t,url:n,headers:o,body:s},r,a){let l=r===void 0?o:{...o,authorization:`Bearer ${r}`};return(this.#t.fetch??globalThis.fetch)(n,{method:t,headers:l,body:s,signal:a,
redirect:"manual"})}};function Yn(e){let t;try{t=JSON.parse(e)}catch(n){throw new Y("the answer is no JSON",{status:200,cause:n})}if(typeof t!="object"||t===null||Array.isArray(t))throw new Y("the ans\
wer is no JSON object",{status:200});return t}function Gm(e){let t=globalThis.document?.baseURI??globalThis.location?.href,n=new URL(e||".",t);if(n.protocol!=="http:"&&n.protocol!=="https:")throw new TypeError(
`the base URL must begin with http: or https:, not ${n.protocol}`);return n.search=n.hash="",n.href.replace(/\/+$/,"")}async function*Wm(e){let t=e.body?.getReader(),n=new TextDecoder;for(;t;){let{done:o,
value:s}=await t.read(),r=o?n.decode():n.decode(s,{stream:!0});if(r&&(yield r),o)return}}function Jm(e,t,n){let o={status:t.status,requestId:t.headers.get("x-request-id"),retryAfter:t.headers.get("ret\
ry-after"),transient:ai(t.status)};if((t.headers.get("content-type")??"").split(";")[0]?.trim().toLowerCase()===ci)return Jn(Yn(n),o);if(t.type==="opaqueredirect"||t.headers.has("location")){let a=t.headers.
get("location")??"another address";return new Y(`${e.url} redirects to ${a}: use that base URL`,o)}let r=`${t.status} ${t.statusText}`.trim();return new Y(`${e.url} answered ${r}, which is no answer o\
f this service`,o)}function Km({method:e,url:t,status:n},o){if(o instanceof yt)return o;let s=n===null?`${e} ${t} got no answer`:`${t} answered ${n}, but broke off`;return new Y(`${s}: ${ui(o)}`,{status:n,
transient:!0,cause:o})}function ui(e){return e instanceof Error?e.cause instanceof Error?ui(e.cause):e.message||e.name:String(e)}var Vm=64*1024,di="application/x-ndjson",Qn=class{id;status;body;constructor(t){this.id=t.id,this.status=t.status,this.body=t.body}get ok(){return this.status===200}get problem(){return this.ok?null:Jn(
this.body,{status:this.status})}unwrap(){if(this.problem!==null)throw this.problem;return this.body}};async function*pi(e,t,{portion:n=Vm,...o}){for await(let s of Zm(t,n))for(let r=1;s.length>0;r++)try{
yield*Ym(e,s,o)}catch(a){await e.untilNextTry(a,r,o.signal)}}async function*Zm(e,t){let n=new TextEncoder,o=[],s=0;for await(let r of e){let a=`${JSON.stringify(r)}
`,l=n.encode(a).length;o.length>0&&s+l>t&&(yield o,[o,s]=[[],0]),o.push(a),s+=l,s>=t&&(yield o,[o,s]=[[],0])}o.length>0&&(yield o)}async function*Ym(e,t,n){let o={text:t.join(""),type:di},s={...n,method:"\
POST",path:"/v1/batch",accept:di,body:o,streamed:!0};for await(let r of Qm(e.pieces(s))){if(t.shift()===void 0)throw new Y("the batch has more answers than lines",{status:200});yield new Qn(Yn(r))}if(t.
length>0)throw new Y("the batch has fewer answers than lines",{status:200,transient:!0})}async function*Qm(e){let t="";for await(let n of e){let o=(t+n).split(`
`);t=o.pop()??"",yield*o.filter(s=>s.trim()!=="")}t.trim()!==""&&(yield t)}var mn=class e{token;#t;#e;#n;constructor(t,n,o,s){if(s!==void 0&&!/^[\x21-\x7e]+$/.test(s))throw new TypeError("a key is one line of letters, digits and signs, without spaces");this.token=o,this.#t=t,
this.#e=n,this.#n=s}at(t){return new e(this.#t,this.#e,t,this.#n)}act(t,n){return this.#o("actions",{token:this.token,action:t},n)}view(t){return this.#o("views",{token:this.token},t)}merge(t,n){return this.#o(
"merges",{tokens:[this.token,...t]},n)}newKey(t,n){return this.#o("seats",{token:this.token,seat:t},n)}unseal(t){return this.#o("unseal",{token:this.token},t)}receipt(t){return this.#o("receipts",{token:this.
token},t)}heads(t){return this.#o("heads",{token:this.token},t)}#o(t,n,o={}){let{signal:s,requestId:r,language:a,...l}=o,c={text:JSON.stringify({...n,...l}),type:"application/json"},d={signal:s,requestId:r,
language:a,method:"POST",path:`${this.#e}/sealed/${t}`,body:c};return this.#t.json(this.#n===void 0?d:{...d,key:this.#n})}};var Xn=class{id;#t;#e;constructor(t,n){this.id=n,this.#t=t,this.#e=`/v1/games/${encodeURIComponent(n)}`}sheet(t){return this.#t.json({...t,method:"GET",path:this.#e})}rules(t){return this.#t.json({...t,
method:"GET",path:`${this.#e}/rules`})}messages(t){return this.#t.json({...t,method:"GET",path:`${this.#e}/messages`})}setup(t,n){return this.post("setup",t,n)}act(t,n,o){return this.post("actions",{state:t,
action:n},o)}legalActions(t,n){return this.post("legal-actions",{state:t},n)}scores(t,n){return this.post("scores",{state:t},n)}tally(t,n){return this.post("tallies",t,n)}view(t,n,o){return this.post(
"views",{state:t,viewer:n},o)}views(t,n,o){return this.post("views",{state:t,viewers:n},o)}inspect(t,n){return this.post("inspections",{state:t},n)}replay(t,n){return this.post("replays",t,n)}sealedSetup(t,n){
return this.post("sealed/setup",t,n)}sealed(t,n){return new mn(this.#t,this.#e,t,n)}post(t,n,o={}){let{signal:s,requestId:r,language:a,...l}=o,c={text:JSON.stringify({...n,...l}),type:"application/jso\
n"},d=`${this.#e}/${t}`;return this.#t.json({signal:s,requestId:r,language:a,method:"POST",path:d,body:c})}},$n=class extends Xn{match(t,n){return this.post("matches",t,n)}};var wt=class{#t;constructor(t,n={}){this.#t=new Zn(t,n)}get baseUrl(){return this.#t.baseUrl}async games(t){return(await this.#e("/v1/games",t)).games}game(t){return new $n(this.#t,t)}batch(t,n={}){return pi(
this.#t,t,n)}keys(t){return this.#e("/v1/keys",t)}verifyReceipt(t,n){let o={text:JSON.stringify({receipt:t}),type:"application/json"};return this.#t.json({...n,method:"POST",path:"/v1/receipts/verify",
body:o})}health(t){return this.#e("/healthz",t)}ready(t){return this.#e("/readyz",t)}openapi(t){return this.#e("/openapi.json",t)}openapiYaml(t){return this.#n("/openapi.yaml","application/yaml",t)}async transcriptSchema(t){
return JSON.parse(await this.#n("/transcript.schema.json","application/schema+json",t))}docs(t){return this.#n("/docs","text/html",t)}problem(t,n){return this.#n(`/problems/${encodeURIComponent(t)}`,"\
text/html",n)}#e(t,n){return this.#t.json({...n,method:"GET",path:t})}#n(t,n,o){return this.#t.text({...o,method:"GET",path:t,accept:n})}};var ao,j,_i,hn,Oi,fi,Ei,so={},Mi=[],Xm=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function Qe(e,t){for(var n in t)e[n]=t[n];return e}function Ci(e){var t=e.parentNode;t&&t.removeChild(
e)}function Ai(e,t,n){var o,s,r,a={};for(r in t)r=="key"?o=t[r]:r=="ref"?s=t[r]:a[r]=t[r];if(arguments.length>2&&(a.children=arguments.length>3?ao.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=
null)for(r in e.defaultProps)a[r]===void 0&&(a[r]=e.defaultProps[r]);return to(e,a,o,s,null)}function to(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,
__h:null,constructor:void 0,__v:s??++_i};return j.vnode!=null&&j.vnode(r),r}function io(e){return e.children}function no(e,t){this.props=e,this.context=t}function jt(e,t){if(t==null)return e.__?jt(e.__,
e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type=="function"?jt(e):null}function Ti(e){var t,n;if((e=e.__)!=null&&e.__c!=null){
for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return Ti(e)}}function cr(e){(!e.__d&&(e.__d=!0)&&hn.push(e)&&!ro.__r++||fi!==j.debounceRendering)&&
((fi=j.debounceRendering)||Oi)(ro)}function ro(){for(var e;ro.__r=hn.length;)e=hn.sort(function(t,n){return t.__v.__b-n.__v.__b}),hn=[],e.some(function(t){var n,o,s,r,a,l;t.__d&&(a=(r=(n=t).__v).__e,(l=
n.__P)&&(o=[],(s=Qe({},r)).__v=r.__v+1,pr(l,r,s,n.__n,l.ownerSVGElement!==void 0,r.__h!=null?[a]:null,o,a??jt(r),r.__h),ji(o,r),r.__e!=a&&Ti(r)))})}function Li(e,t,n,o,s,r,a,l,c,d){var u,p,f,m,h,$,b,y=o&&
o.__k||Mi,x=y.length;for(n.__k=[],u=0;u<t.length;u++)if((m=n.__k[u]=(m=t[u])==null||typeof m=="boolean"?null:typeof m=="string"||typeof m=="number"||typeof m=="bigint"?to(null,m,null,null,m):Array.isArray(
m)?to(io,{children:m},null,null,null):m.__b>0?to(m.type,m.props,m.key,null,m.__v):m)!=null){if(m.__=n,m.__b=n.__b+1,(f=y[u])===null||f&&m.key==f.key&&m.type===f.type)y[u]=void 0;else for(p=0;p<x;p++){
if((f=y[p])&&m.key==f.key&&m.type===f.type){y[p]=void 0;break}f=null}pr(e,m,f=f||so,s,r,a,l,c,d),h=m.__e,(p=m.ref)&&f.ref!=p&&(b||(b=[]),f.ref&&b.push(f.ref,null,m),b.push(p,m.__c||h,m)),h!=null?($==null&&
($=h),typeof m.type=="function"&&m.__k!=null&&m.__k===f.__k?m.__d=c=Ni(m,c,e):c=Ri(e,m,f,y,h,c),d||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):e.value=""):c&&f.__e==c&&c.parentNode!=e&&(c=jt(
f))}for(n.__e=$,u=x;u--;)y[u]!=null&&(typeof n.type=="function"&&y[u].__e!=null&&y[u].__e==n.__d&&(n.__d=jt(o,u+1)),Pi(y[u],y[u]));if(b)for(u=0;u<b.length;u++)Bi(b[u],b[++u],b[++u])}function Ni(e,t,n){
var o,s;for(o=0;o<e.__k.length;o++)(s=e.__k[o])&&(s.__=e,t=typeof s.type=="function"?Ni(s,t,n):Ri(n,s,s,e.__k,s.__e,t));return t}function Ri(e,t,n,o,s,r){var a,l,c;if(t.__d!==void 0)a=t.__d,t.__d=void 0;else if(n==
null||s!=r||s.parentNode==null)e:if(r==null||r.parentNode!==e)e.appendChild(s),a=null;else{for(l=r,c=0;(l=l.nextSibling)&&c<o.length;c+=2)if(l==s)break e;e.insertBefore(s,r),a=r}return a!==void 0?a:s.
nextSibling}function mi(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="number"||Xm.test(t)?n:n+"px"}function eo(e,t,n,o,s){var r;e:if(t==="style")if(typeof n=="string")e.style.cssText=
n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||mi(e.style,t,"");if(n)for(t in n)o&&n[t]===o[t]||mi(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")r=t!==(t=t.replace(/Capture$/,
"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+r]=n,n?o||e.addEventListener(t,r?hi:$i,r):e.removeEventListener(t,r?hi:$i,r);else if(t!=="dangerouslySetInnerHTML"){if(s)
t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break e}catch{}typeof n=="function"||(n!=null&&(n!==
!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function $i(e){this.l[e.type+!1](j.event?j.event(e):e)}function hi(e){this.l[e.type+!0](j.event?j.event(e):e)}function pr(e,t,n,o,s,r,a,l,c){
var d,u,p,f,m,h,$,b,y,x,v,w=t.type;if(t.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,l=t.__e=n.__e,t.__h=null,r=[l]),(d=j.__b)&&d(t);try{e:if(typeof w=="function"){if(b=t.props,y=(d=w.contextType)&&
o[d.__c],x=d?y?y.props.value:d.__:o,n.__c?$=(u=t.__c=n.__c).__=u.__E:("prototype"in w&&w.prototype.render?t.__c=u=new w(b,x):(t.__c=u=new no(b,x),u.constructor=w,u.render=t$),y&&y.sub(u),u.props=b,u.state||
(u.state={}),u.context=x,u.__n=o,p=u.__d=!0,u.__h=[]),u.__s==null&&(u.__s=u.state),w.getDerivedStateFromProps!=null&&(u.__s==u.state&&(u.__s=Qe({},u.__s)),Qe(u.__s,w.getDerivedStateFromProps(b,u.__s))),
f=u.props,m=u.state,p)w.getDerivedStateFromProps==null&&u.componentWillMount!=null&&u.componentWillMount(),u.componentDidMount!=null&&u.__h.push(u.componentDidMount);else{if(w.getDerivedStateFromProps==
null&&b!==f&&u.componentWillReceiveProps!=null&&u.componentWillReceiveProps(b,x),!u.__e&&u.shouldComponentUpdate!=null&&u.shouldComponentUpdate(b,u.__s,x)===!1||t.__v===n.__v){u.props=b,u.state=u.__s,
t.__v!==n.__v&&(u.__d=!1),u.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(O){O&&(O.__=t)}),u.__h.length&&a.push(u);break e}u.componentWillUpdate!=null&&u.componentWillUpdate(b,u.__s,x),u.componentDidUpdate!=
null&&u.__h.push(function(){u.componentDidUpdate(f,m,h)})}u.context=x,u.props=b,u.state=u.__s,(d=j.__r)&&d(t),u.__d=!1,u.__v=t,u.__P=e,d=u.render(u.props,u.state,u.context),u.state=u.__s,u.getChildContext!=
null&&(o=Qe(Qe({},o),u.getChildContext())),p||u.getSnapshotBeforeUpdate==null||(h=u.getSnapshotBeforeUpdate(f,m)),v=d!=null&&d.type===io&&d.key==null?d.props.children:d,Li(e,Array.isArray(v)?v:[v],t,n,
o,s,r,a,l,c),u.base=t.__e,t.__h=null,u.__h.length&&a.push(u),$&&(u.__E=u.__=null),u.__e=!1}else r==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=e$(n.__e,t,n,o,s,r,a,c);(d=j.diffed)&&d(t)}catch(O){
t.__v=null,(c||r!=null)&&(t.__e=l,t.__h=!!c,r[r.indexOf(l)]=null),j.__e(O,t,n)}}function ji(e,t){j.__c&&j.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(o){o.call(n)})}catch(o){j.__e(
o,n.__v)}})}function e$(e,t,n,o,s,r,a,l){var c,d,u,p=n.props,f=t.props,m=t.type,h=0;if(m==="svg"&&(s=!0),r!=null){for(;h<r.length;h++)if((c=r[h])&&(c===e||(m?c.localName==m:c.nodeType==3))){e=c,r[h]=null;
break}}if(e==null){if(m===null)return document.createTextNode(f);e=s?document.createElementNS("http://www.w3.org/2000/svg",m):document.createElement(m,f.is&&f),r=null,l=!1}if(m===null)p===f||l&&e.data===
f||(e.data=f);else{if(r=r&&ao.call(e.childNodes),d=(p=n.props||so).dangerouslySetInnerHTML,u=f.dangerouslySetInnerHTML,!l){if(r!=null)for(p={},h=0;h<e.attributes.length;h++)p[e.attributes[h].name]=e.attributes[h].
value;(u||d)&&(u&&(d&&u.__html==d.__html||u.__html===e.innerHTML)||(e.innerHTML=u&&u.__html||""))}if((function($,b,y,x,v){var w;for(w in y)w==="children"||w==="key"||w in b||eo($,w,null,y[w],x);for(w in b)
v&&typeof b[w]!="function"||w==="children"||w==="key"||w==="value"||w==="checked"||y[w]===b[w]||eo($,w,b[w],y[w],x)})(e,f,p,s,l),u)t.__k=[];else if(h=t.props.children,Li(e,Array.isArray(h)?h:[h],t,n,o,
s&&m!=="foreignObject",r,a,r?r[0]:n.__k&&jt(n,0),l),r!=null)for(h=r.length;h--;)r[h]!=null&&Ci(r[h]);l||("value"in f&&(h=f.value)!==void 0&&(h!==e.value||m==="progress"&&!h)&&eo(e,"value",h,p.value,!1),
"checked"in f&&(h=f.checked)!==void 0&&h!==e.checked&&eo(e,"checked",h,p.checked,!1))}return e}function Bi(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(o){j.__e(o,n)}}function Pi(e,t,n){var o,
s;if(j.unmount&&j.unmount(e),(o=e.ref)&&(o.current&&o.current!==e.__e||Bi(o,null,t)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(r){j.__e(r,t)}o.base=o.__P=null}if(o=
e.__k)for(s=0;s<o.length;s++)o[s]&&Pi(o[s],t,typeof e.type!="function");n||e.__e==null||Ci(e.__e),e.__e=e.__d=void 0}function t$(e,t,n){return this.constructor(e,n)}function lo(e,t,n){var o,s,r;j.__&&
j.__(e,t),s=(o=typeof n=="function")?null:n&&n.__k||t.__k,r=[],pr(t,e=(!o&&n||t).__k=Ai(io,null,[e]),s||so,so,t.ownerSVGElement!==void 0,!o&&n?[n]:s?null:t.firstChild?ao.call(t.childNodes):null,r,!o&&
n?n:s?s.__e:t.firstChild,o),ji(r,e)}function co(e,t){var n={__c:t="__cC"+Ei++,__:e,Consumer:function(o,s){return o.children(s)},Provider:function(o){var s,r;return this.getChildContext||(s=[],(r={})[t]=
this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(a){this.props.value!==a.value&&s.some(cr)},this.sub=function(a){s.push(a);var l=a.componentWillUnmount;a.componentWillUnmount=
function(){s.splice(s.indexOf(a),1),l&&l.call(a)}}),o.children}};return n.Provider.__=n.Consumer.contextType=n}ao=Mi.slice,j={__e:function(e,t){for(var n,o,s;t=t.__;)if((n=t.__c)&&!n.__)try{if((o=n.constructor)&&
o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(e)),s=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),s=n.__d),s)return n.__E=n}catch(r){e=r}throw e}},_i=0,no.prototype.
setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=Qe({},this.state),typeof e=="function"&&(e=e(Qe({},n),this.props)),e&&Qe(n,e),e!=null&&this.__v&&(t&&this.__h.push(
t),cr(this))},no.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),cr(this))},no.prototype.render=io,hn=[],Oi=typeof Promise=="function"?Promise.prototype.then.bind(Promise.
resolve()):setTimeout,ro.__r=0,Ei=0;var Bt,le,bi,bn=0,ur=[],gi=j.__b,yi=j.__r,xi=j.diffed,wi=j.__c,vi=j.unmount;function gn(e,t){j.__h&&j.__h(le,e,bn||t),bn=0;var n=le.__H||(le.__H={__:[],__h:[]});return e>=
n.__.length&&n.__.push({}),n.__[e]}function g(e){return bn=1,n$(Ii,e)}function n$(e,t,n){var o=gn(Bt++,2);return o.t=e,o.__c||(o.__=[n?n(t):Ii(void 0,t),function(s){var r=o.t(o.__[0],s);o.__[0]!==r&&(o.
__=[r,o.__[1]],o.__c.setState({}))}],o.__c=le),o.__}function _(e,t){var n=gn(Bt++,3);!j.__s&&fr(n.__H,t)&&(n.__=e,n.__H=t,le.__H.__h.push(n))}function se(e,t){var n=gn(Bt++,4);!j.__s&&fr(n.__H,t)&&(n.
__=e,n.__H=t,le.__h.push(n))}function M(e){return bn=5,re(function(){return{current:e}},[])}function re(e,t){var n=gn(Bt++,7);return fr(n.__H,t)&&(n.__=e(),n.__H=t,n.__h=e),n.__}function je(e,t){return bn=8,re(function(){return e},t)}function Pt(e){var t=le.context[e.__c],n=gn(Bt++,9);return n.
c=e,t?(n.__==null&&(n.__=!0,t.sub(le)),t.props.value):e.__}function o$(){ur.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(oo),e.__H.__h.forEach(dr),e.__H.__h=[]}catch(t){e.__H.__h=[],j.__e(t,e.__v)}}),ur=[]}j.__b=function(e){le=null,gi&&gi(e)},j.__r=function(e){
yi&&yi(e),Bt=0;var t=(le=e.__c).__H;t&&(t.__h.forEach(oo),t.__h.forEach(dr),t.__h=[])},j.diffed=function(e){xi&&xi(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(ur.push(t)!==1&&bi===j.requestAnimationFrame||
((bi=j.requestAnimationFrame)||function(n){var o,s=function(){clearTimeout(r),ki&&cancelAnimationFrame(o),setTimeout(n)},r=setTimeout(s,100);ki&&(o=requestAnimationFrame(s))})(o$)),le=void 0},j.__c=function(e,t){
t.some(function(n){try{n.__h.forEach(oo),n.__h=n.__h.filter(function(o){return!o.__||dr(o)})}catch(o){t.some(function(s){s.__h&&(s.__h=[])}),t=[],j.__e(o,n.__v)}}),wi&&wi(e,t)},j.unmount=function(e){vi&&
vi(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(oo)}catch(n){j.__e(n,t.__v)}};var ki=typeof requestAnimationFrame=="function";function oo(e){var t=le;typeof e.__c=="function"&&e.__c(),le=t}function dr(e){
var t=le;e.__c=e.__(),le=t}function fr(e,t){return!e||e.length!==t.length||t.some(function(n,o){return n!==e[o]})}function Ii(e,t){return typeof t=="function"?t(e):t}var Fi=function(e,t,n,o){var s;t[0]=
0;for(var r=1;r<t.length;r++){var a=t[r++],l=t[r]?(t[0]|=a?1:2,n[t[r++]]):t[++r];a===3?o[0]=l:a===4?o[1]=Object.assign(o[1]||{},l):a===5?(o[1]=o[1]||{})[t[++r]]=l:a===6?o[1][t[++r]]+=l+"":a?(s=e.apply(
l,Fi(e,l,n,["",null])),o.push(s),l[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(l)}return o},Si=new Map,i=function(e){var t=Si.get(this);return t||(t=new Map,Si.set(this,t)),(t=Fi(this,t.get(e)||(t.set(e,t=(function(n){
for(var o,s,r=1,a="",l="",c=[0],d=function(f){r===1&&(f||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,f,a):r===3&&(f||a)?(c.push(3,f,a),r=2):r===2&&a==="..."&&f?c.push(4,f,0):r===2&&a&&!f?c.push(
5,0,!0,a):r>=5&&((a||!f&&r===5)&&(c.push(r,0,a,s),r=6),f&&(c.push(r,f,0,s),r=6)),a=""},u=0;u<n.length;u++){u&&(r===1&&d(),d(u));for(var p=0;p<n[u].length;p++)o=n[u][p],r===1?o==="<"?(d(),c=[c],r=3):a+=
o:r===4?a==="--"&&o===">"?(r=1,a=""):a=o+a[0]:l?o===l?l="":a+=o:o==='"'||o==="'"?l=o:o===">"?(d(),r=1):r&&(o==="="?(r=5,s=a,a=""):o==="/"&&(r<5||n[u][p+1]===">")?(d(),r===3&&(c=c[0]),r=c,(c=c[0]).push(
2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(d(),r=2):a+=o),r===3&&a==="!--"&&(r=4,c=c[0])}return d(),c})(e)),t),arguments,[])).length>1?t:t[0]}.bind(Ai);var s$=[502,503,504],[Di,r$]=[3e4,5e3],[a$,i$]=[1e3,3e4],uo=class{#t;#e=new Set;#n=new Set;#o=0;#s=0;#r=!1;constructor(t){this.#t=new URL("healthz",t).href;for(let n of["online","pageshow"])globalThis.
addEventListener(n,()=>this.waits&&this.again())}get waits(){return this.#e.size>0}listen(t){return this.#n.add(t),()=>this.#n.delete(t)}fetch=async(t,n)=>{if(t.includes("/sealed/"))return mr(Di,t,n);
for(;;){try{let o=await mr(Di,t,n);if(!s$.includes(o.status))return this.#o=0,o}catch(o){if(n.signal?.aborted)throw o}await this.#a()}};again=async()=>{if(clearTimeout(this.#s),this.#r)return;this.#r=
!0;let t=await mr(r$,this.#t,{cache:"no-store",headers:{accept:"application/json"}}).then(({ok:n})=>n,()=>!1);this.#r=!1,t?this.#l(({resolve:n})=>n()):this.waits&&this.#i()};stop=()=>{clearTimeout(this.#s),
this.#l(({reject:t})=>t(new Y("waiting was stopped")))};#a(){return new Promise((t,n)=>{this.#e.add({resolve:t,reject:n}),this.#e.size===1&&this.#i(),this.#c()})}#i(){clearTimeout(this.#s),this.#s=setTimeout(
this.again,Math.min(i$,a$*2**this.#o)),this.#o+=1}#l(t){let n=[...this.#e];this.#e.clear(),n.forEach(t),this.#c()}#c(){this.#n.forEach(t=>t(this.waits))}};async function mr(e,t,n){let o=new AbortController,
s=setTimeout(()=>o.abort(new DOMException("no answer","TimeoutError")),e),r=()=>o.abort(n.signal.reason);n.signal?.aborted&&r(),n.signal?.addEventListener("abort",r,{once:!0});try{return await globalThis.
fetch(t,{...n,signal:o.signal})}finally{clearTimeout(s)}}var br=(e,t)=>t.some(n=>e instanceof n),Hi,zi;function l$(){return Hi||(Hi=[IDBIndex,IDBObjectStore,IDBCursor,IDBDatabase,IDBTransaction])}function c$(){return zi||(zi=["advance","continue","continueP\
rimaryKey"].map(e=>IDBCursor.prototype[e]))}var gr=new WeakMap,$r=new WeakMap,po=new WeakMap;function u$(e){let t=new Promise((n,o)=>{let s=()=>{e.removeEventListener("success",r),e.removeEventListener(
"error",a)},r=()=>{n(vt(e.result)),s()},a=()=>{o(e.error),s()};e.addEventListener("success",r),e.addEventListener("error",a)});return po.set(t,e),t}function d$(e){if(gr.has(e))return;let t=new Promise(
(n,o)=>{let s=()=>{e.removeEventListener("complete",r),e.removeEventListener("error",a),e.removeEventListener("abort",a)},r=()=>{n(),s()},a=()=>{o(e.error||new DOMException("AbortError","AbortError")),
s()};e.addEventListener("complete",r),e.addEventListener("error",a),e.addEventListener("abort",a)});gr.set(e,t)}var yr={get(e,t,n){if(e instanceof IDBTransaction){if(t==="done")return gr.get(e);if(t===
"store")return n.objectStoreNames[1]?void 0:n.objectStore(n.objectStoreNames[0])}return vt(e[t])},set(e,t,n){return e[t]=n,!0},has(e,t){return e instanceof IDBTransaction&&(t==="done"||t==="store")?!0:
t in e}};function Wi(e){yr=e(yr)}function p$(e){return c$().includes(e)?function(...t){return e.apply(xr(this),t),vt(this.request)}:function(...t){return vt(e.apply(xr(this),t))}}function f$(e){return typeof e==
"function"?p$(e):(e instanceof IDBTransaction&&d$(e),br(e,l$())?new Proxy(e,yr):e)}function vt(e){if(e instanceof IDBRequest)return u$(e);if($r.has(e))return $r.get(e);let t=f$(e);return Object.is(t,e)||
($r.set(e,t),po.set(t,e)),t}var xr=e=>po.get(e);function Ji(e,t,{blocked:n,upgrade:o,blocking:s,terminated:r}={}){let a=indexedDB.open(e,t),l=vt(a);return o&&a.addEventListener("upgradeneeded",c=>{o(vt(
a.result),c.oldVersion,c.newVersion,vt(a.transaction),c)}),n&&a.addEventListener("blocked",c=>n(c.oldVersion,c.newVersion,c)),l.then(c=>{r&&c.addEventListener("close",()=>r()),s&&c.addEventListener("v\
ersionchange",d=>s(d.oldVersion,d.newVersion,d))}).catch(()=>{}),l}var m$=["get","getKey","getAll","getAllKeys","count"],$$=["put","add","delete","clear"],hr={};function Ui(e,t){if(!(e instanceof IDBDatabase&&!(t in e)&&typeof t=="string"))return;if(hr[t])return hr[t];
let n=t.replace(/FromIndex$/,""),o=t!==n,s=$$.includes(n);if(!(n in(o?IDBIndex:IDBObjectStore).prototype)||!(s||m$.includes(n)))return;let r=async function(a,...l){let c=this.transaction(a,s?"readwrit\
e":"readonly"),d=c.store;return o&&(d=d.index(l.shift())),(await Promise.all([d[n](...l),s&&c.done]))[0]};return hr[t]=r}Wi(e=>({...e,get:(t,n,o)=>Ui(t,n)||e.get(t,n,o),has:(t,n)=>!!Ui(t,n)||e.has(t,n)}));
var h$=["advance","continue","continuePrimaryKey"],qi={},wr=new WeakMap,Ki=new WeakMap,b$={get(e,t){if(!h$.includes(t))return e[t];let n=qi[t];return n||(n=qi[t]=function(...o){wr.set(this,Ki.get(this)[t](
...o))}),n}};async function*g$(...e){let t=this;if(t instanceof IDBCursor||(t=await t.openCursor(...e)),!t)return;t=t;let n=new Proxy(t,b$);for(Ki.set(n,t),po.set(n,xr(t));t;)yield n,t=await(wr.get(n)||
t.continue()),wr.delete(n)}function Gi(e,t){return t===Symbol.asyncIterator&&br(e,[IDBIndex,IDBObjectStore,IDBCursor])||t==="iterate"&&br(e,[IDBIndex,IDBObjectStore])}Wi(e=>({...e,get(t,n,o){return Gi(
t,n)?g$:e.get(t,n,o)},has(t,n){return Gi(t,n)||e.has(t,n)}}));var Vi="gavel.game",Zi="gavel.tables",y$="earlier";async function Qi(e){let[t,n]=[Yi(Vi),Yi(Zi)];if(!vr(t)&&n===null)return;let o=e.transaction(["games","tables"],"readwrite"),s=async(d,u)=>await d.get(
u.id)??d.put(u),r=Date.now(),{start:a,actions:l,cursor:c}=t??{};await Promise.all([vr(t)&&s(o.objectStore("games"),{id:y$,game:t.game,name:"",start:a,actions:l,cursor:c,created:r,changed:r,finished:!1}),
...Object.values(n??{}).filter(d=>typeof d?.id=="string").map(d=>s(o.objectStore("tables"),d)),o.done]),vr(t)&&localStorage.removeItem(Vi),localStorage.removeItem(Zi)}var vr=e=>typeof e?.game=="string"&&
Array.isArray(e.actions)&&Number.isInteger(e.cursor)&&!!e.start;function Yi(e){try{return JSON.parse(localStorage.getItem(e)??"null")}catch{return null}}var x$="gavel",w$=2,v$=3e3,k$=["games","tables","steps","answers","matches","tournaments"],fo=null;function kr(){return fo??=Promise.race([S$(),_$()]).catch(e=>{throw fo=null,e}),fo}async function S$(){
let e=()=>{fo=null},t=await Ji(x$,w$,{upgrade(n){k$.filter(o=>!n.objectStoreNames.contains(o)).forEach(o=>n.createObjectStore(o,{keyPath:"id"}))},blocking(n,o,s){s.target.close(),e()},terminated:e});return await Qi(
t),t}var _$=()=>new Promise((e,t)=>setTimeout(()=>t(new Error("the database does not open")),v$));var Sr=!1,_r=new Set;function Or(e){Sr||(Sr=!0,console.info(`kept in memory only: ${e}`),_r.forEach(t=>t()))}function Xi(e){return Sr&&e(),_r.add(e),()=>_r.delete(e)}var pe=class{#t;#e=new Map;constructor(t){this.#t=t}async all(){return[...(await this.#n(o=>o.getAll(),[])).filter(({id:o})=>!this.#e.has(o)),...[...this.#e.values()].filter(o=>o!==null)]}async get(t){
return this.#e.has(t)?this.#e.get(t):await this.#n(n=>n.get(t),null)??null}put=t=>this.change(t.id,()=>t);remove=t=>this.change(t,()=>null);async change(t,n){let o=this.#e.get(t)??null;try{let s=(await kr()).
transaction(this.#t,"readwrite");s.done.catch(()=>{}),o=this.#e.has(t)?o:await s.store.get(t)??null;let r=n(o);return r===null?await s.store.delete(t):r!==void 0&&await s.store.put(r),await s.done,this.#e.
delete(t),!0}catch(s){Or(s);let r=n(o);return r!==void 0&&this.#e.set(t,r),!1}}async#n(t,n){try{return await t((await kr()).transaction(this.#t).store)}catch(o){return Or(o),n}}};var tl=new pe("answers"),O$=/\/v1\/games(?:\/[a-z0-9-]+(?:\/rules)?)?(?:\?[^#]*)?$/,nl=(e,t)=>async(n,o)=>{if(o.method!=="GET"||!O$.test(n))return e(n,o);let s=`${o.headers["accept-language"]??""} ${n}`,
r=await tl.get(s);return r===null?el(e(n,o),s,null):(el(globalThis.fetch(n,{...o,signal:void 0}),s,r.text).then(({isOther:l})=>l&&t(),()=>{}),new Response(r.text,{headers:{"content-type":"application/\
json"}}))};async function el(e,t,n){let o=await e;if(!o.ok)return o;let s=await o.clone().text();return s!==n&&await tl.put({id:t,text:s}),Object.assign(o,{isOther:s!==n})}async function Xe(e){try{return await navigator.clipboard.writeText(e),!0}catch{let t=Object.assign(document.createElement("textarea"),{value:e,readOnly:!0,className:"visually-hidden"});document.body.
append(t),t.select();let n=document.execCommand("copy");return t.remove(),n}}var Er="gavel.";function $e(e){try{return JSON.parse(localStorage.getItem(Er+e))}catch{return null}}function he(e,t){try{return t===null?localStorage.removeItem(Er+e):localStorage.setItem(Er+e,JSON.stringify(
t)),!0}catch{return!1}}function ol(e){e==="auto"?delete document.documentElement.dataset.scheme:document.documentElement.dataset.scheme=e}var E$={turn:[[587,0,.16],[784,.12,.22]],refusal:[[196,0,.14],[165,.13,.24]],award:[[523,0,.12],[659,.1,.12],[784,.2,.28]],end:[[392,0,.2],[523,.18,.2],[659,.36,.2],[784,.54,.6]]},M$=.12,yn=class{#t;#e=null;constructor(t){
this.#t=t}play(t){if(!this.#t||!("AudioContext"in globalThis))return;this.#e??=new AudioContext;let n=this.#e;n.resume().catch(()=>{});for(let[o,s,r]of E$[t])C$(n,o,n.currentTime+s,r)}};function C$(e,t,n,o){
let s=e.createOscillator(),r=e.createGain();s.type="triangle",s.frequency.value=t,r.gain.setValueAtTime(0,n),r.gain.linearRampToValueAtTime(M$,n+.015),r.gain.exponentialRampToValueAtTime(1e-4,n+o),s.connect(
r).connect(e.destination),s.start(n),s.stop(n+o)}var Mr=["sound","developer"],xn=co({sound:!1,developer:!1,sounds:new yn(!1)}),It=()=>Pt(xn).developer;function sl(){let[e,t]=g(()=>Object.fromEntries(Mr.map(s=>[s,$e(s)??!1]))),n=re(()=>new yn(e.sound),
[e.sound]);return _(()=>{for(let s of Mr)he(s,e[s])},[e]),[re(()=>({...e,sounds:n}),[e,n]),s=>t(r=>({...r,[s]:!r[s]}))]}function rl({settings:e,flip:t,t:n}){return i`
        <details class="settings">
            <summary><span aria-hidden="true">⚙</span><span class="visually-hidden">${n("settings.title")}</span></summary>
            <div class="settings-box">
                ${Mr.map(o=>i`
                    <label class="switch" key=${o}>
                        <input type="checkbox" name=${o} checked=${e[o]} onChange=${()=>t(o)} />
                        <span><strong>${n(`settings.${o}`)}</strong> <span class="hint">${n(`settings.${o}-hint`)}</span></span>
                    </label>`)}
            </div>
        </details>
    `}function il({exchanges:e,hides:t,secret:n,t:o}){let[s,r]=g(!1);return It()?t?i`<footer class="exchanges"><p class="hint" data-exchanges-off>${o("exchanges.off")}</p></footer>`:i`
        <footer class="exchanges">
            <details onToggle=${a=>r(a.target.open)} data-exchanges>
                <summary>${o("exchanges.title",{n:e.length})}${n&&i` <span class="hint" data-secret>${o("exchanges.secret")}</span>`}</summary>
                ${s&&i`<ol>${e.map((a,l)=>i`<${A$} key=${l} number=${l+1} exchange=${a} t=${o} />`).reverse()}</ol>`}
            </details>
        </footer>
    `:null}function A$({exchange:e,number:t,t:n}){let{method:o,url:s,headers:r,body:a,status:l,answer:c,milliseconds:d}=e,[u,p]=g(!1),[f,m]=g(!1);return i`
        <li value=${t}>
            <details onToggle=${h=>p(h.target.open)}>
                <summary><code>${o} ${new URL(s).pathname}</code> <span class="status">${l??"–"} · ${Math.round(d)} ms</span></summary>
                ${u&&i`
                    <button type="button" data-curl onClick=${async()=>m(await Xe(lr(e)))}>${n(f?"copied":"exchanges.curl")}</button>
                    <h3>${n("exchanges.request")}</h3><pre tabindex="0">${T$(o,s,r)}${a===null?"":al(JSON.parse(a))}</pre>
                    <h3>${n("exchanges.response")}</h3><pre tabindex="0">${al(c)}</pre>`}
            </details>
        </li>
    `}var T$=(e,t,n)=>`${e} ${t}
${Object.entries(n).map(([o,s])=>`${o}: ${s}
`).join("")}
`,al=e=>typeof e=="string"?e:JSON.stringify(e,null,2);var L$=globalThis.document?.baseURI;function mo(e){let t=document.querySelector(`meta[name="gavel-${e}"]`)?.getAttribute("content")??"";return new URL(t,L$).href}var Cr=["en","fr","de"],$o=()=>$e("language")??N$();function N$(e=navigator.languages){return e.map(n=>n.slice(0,2).toLowerCase()).find(n=>Cr.includes(n))??"en"}var ll=e=>mo(`words-${e}`);var R$={en:"English",fr:"Français",de:"Deutsch"};function cl({t:e,language:t,setLanguage:n,scheme:o,setScheme:s,settings:r,flip:a,go:l,screen:c}){return i`
        <header class="bar">
            <button type="button" class="brand" onClick=${()=>l("start")} aria-current=${c==="start"?"page":void 0}>
                <${j$} /><span>Gavel</span><span class="visually-hidden"> – ${e("header.home")}</span>
            </button>
            <div class="bar-end">
                <label class="compact">
                    <span class="visually-hidden">${e("header.language")}</span>
                    <select name="language" value=${t} onChange=${d=>n(d.target.value)}>
                        ${Cr.map(d=>i`<option value=${d} lang=${d} selected=${d===t}>${R$[d]}</option>`)}
                    </select>
                </label>
                <label class="compact">
                    <span class="visually-hidden">${e("header.scheme")}</span>
                    <select name="scheme" value=${o} onChange=${d=>s(d.target.value)}>
                        ${["auto","light","dark"].map(d=>i`<option value=${d} selected=${d===o}>${e(`header.scheme.${d}`)}</option>`)}
                    </select>
                </label>
                <${rl} settings=${r} flip=${a} t=${e} />
            </div>
        </header>
    `}var j$=()=>i`
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
        <rect x="4" y="26" width="24" height="3" rx="1" />
        <g transform="rotate(-40 15 14)">
            <rect x="6" y="9" width="14" height="9" rx="1.5" /><rect x="4" y="8" width="3" height="11" rx="1" />
            <rect x="19" y="8" width="3" height="11" rx="1" /><rect x="12" y="18" width="2.6" height="13" rx="1" />
        </g>
    </svg>
`;var kt=new URL("..",import.meta.url),wn=new URL("table",kt).href,ho=()=>location.href.split(/[?#]/)[0],vn=()=>ho()===wn||ho().startsWith(`${wn}/`),te=()=>vn()?wn:ho();function bo(){return vn()?ho().slice(
wn.length).replace(/^\//,""):location.hash.startsWith("#/")?location.hash.slice(2):""}function Ar(e){return e===""?te():vn()?`${wn}/${e}`:`${te()}#/${e}`}function ul(){let e=document.querySelector("li\
nk[rel=icon]");e!==null&&(e.href=e.href)}function R(e,t){let[n,o]=g({value:null,of:[],problem:null});return _(()=>{let s=!0;return e().then(r=>s&&o({value:r,of:t,problem:null}),r=>s&&o({value:null,of:t,problem:r})),()=>{s=!1}},t),n}var Lr=co(
{current:!0});function I(...e){let t=M(null),n=Pt(Lr),o=M(!1);return se(()=>{o.current=n.current&&t.current!==null,n.current=!0,o.current&&t.current.focus({preventScroll:!0})},e),_(()=>{if(!o.current||
t.current===null)return;let{top:s,bottom:r}=t.current.getBoundingClientRect();(s<0||r>innerHeight)&&t.current.scrollIntoView({block:"nearest"})},e),t}var B$="(min-width: 64rem)",P$="(prefers-reduced-m\
otion: reduce)";function go(...e){_(()=>{let t=document.querySelector("[data-here]"),n=document.querySelector(".actions");if(t===null||n===null||matchMedia(B$).matches)return;let{top:o,bottom:s}=t.getBoundingClientRect(),
r=Math.min(innerHeight,n.getBoundingClientRect().top);if(o>=0&&s<=r)return;let a=o<0||s-o>r-2*Tr?o-Tr:s-r+Tr;window.scrollBy({top:a,behavior:matchMedia(P$).matches?"instant":"smooth"})},e)}var Tr=8;function z(){
_(()=>window.scrollTo(0,0),[])}function yo(e){let t=M(e);t.current=e,_(()=>{let n=()=>t.current(),o=()=>document.hidden&&n();return window.addEventListener("blur",n),window.addEventListener("pagehide",
n),document.addEventListener("visibilitychange",o),()=>{window.removeEventListener("blur",n),window.removeEventListener("pagehide",n),document.removeEventListener("visibilitychange",o)}},[])}var I$=[1,2,5];function Nr({amount:{minimum:e,maximum:t}}){return t===null?".from":e===t?".exactly":""}function dl({action:e,act:t,t:n}){let{minimum:o,maximum:s}=e.amount,r=s??1/0,[a,l]=g(null),c=a??String(
o),d=Number(c),u=h=>()=>l(String(Math.min(r,Math.max(o,(Number.isFinite(d)?d:o)+h)))),p=h=>()=>l(String(h)),f=h=>{h.preventDefault(),t({...e,amount:c.trim()===""?null:d})},m=[...new Set([o,...I$.map(h=>o+
h).filter(h=>h<r),...s===null?[]:[s]])];return i`
        <form class="bid" novalidate onSubmit=${f} data-action-type="bid" data-action=${JSON.stringify(e)}>
            <label for="bid-amount">${n(`bid.label${Nr(e)}`,e.amount)}</label>
            <div class="stepper">
                <button type="button" class="icon" aria-label=${n("bid.less")} disabled=${d<=o} onClick=${u(-1)}>−</button>
                <input id="bid-amount" name="amount" type="number" inputmode="numeric" step="1" min=${o} max=${s??void 0} value=${c}
                    autocomplete="off" onInput=${h=>l(h.target.value)} />
                <button type="button" class="icon" aria-label=${n("bid.more")} disabled=${d>=r} onClick=${u(1)}>+</button>
                <button type="submit" class="primary">${n("bid.send",{amount:c})}</button>
            </div>
            ${m.length>1&&i`
                <div class="row tight" role="group" aria-label=${n("bid.quick")}>
                    ${m.map(h=>i`<button type="button" class="chip" aria-pressed=${String(h===d)} onClick=${p(h)}>
                        ${h===s?n("bid.all",{amount:h}):h}</button>`)}
                </div>`}
        </form>
    `}var xo=e=>{},Be=e=>xo(e);function pl(){let[e,t]=g("");return _(()=>(xo=t,()=>{xo===t&&(xo=()=>{})}),[]),e}function fl({action:e,component:t,game:n,gameSheet:o,view:s,act:r,t:a}){let{count:l,from:c}=e[t],[d,u]=g([]),p=F$(c);for(let $ of d)p.set($,p.get($)-1);let f=l-d.length,m=f>0?a("reveal.due",{n:f,of:l}):
a("reveal.complete");_(()=>{d.length>0&&Be(m)},[f]);let h=$=>i`<span class="piece" aria-hidden="true"><${n.Piece} component=${t} value=${$} t=${a} gameSheet=${o} view=${s} /></span>`;return i`
        <form class="reveal" data-action-type="reveal" data-action=${JSON.stringify(e)} data-component=${t} onSubmit=${$=>{$.preventDefault(),r({...e,[t]:d})}}>
            <p data-due=${f}>${m}</p>
            <ol class="picked" aria-label=${a("reveal.picked")}>
                ${d.map(($,b)=>i`<li key=${b}>${h($)}<span class="visually-hidden">${String($)}</span></li>`)}
                ${Array.from({length:f},($,b)=>i`<li key=${d.length+b} class="free" aria-hidden="true"></li>`)}
            </ol>
            <div class="row tight">
                <button type="submit" class="primary" data-reveal disabled=${f>0}>${a("reveal.send")}</button>
                <button type="button" data-unpick disabled=${d.length===0} onClick=${()=>u(d.slice(0,-1))}>${a("reveal.undo")}</button>
            </div>
            <div class="choices" role="group" aria-label=${a("reveal.choices")}>
                ${[...p].map(([$,b])=>i`
                    <button type="button" class="choice-piece" key=${$} data-pick=${$} disabled=${b===0||f===0}
                        aria-label=${a(b>1?"reveal.pick-of":"reveal.pick",{card:$,n:b})}
                        onClick=${()=>u([...d,$])}>
                        ${h($)}${b>1&&i`<span class="times" aria-hidden="true">×${b}</span>`}
                    </button>`)}
            </div>
        </form>
    `}function F$(e){let t=new Map;for(let n of e)t.set(n,(t.get(n)??0)+1);return t}var ml=!1;if(typeof document<"u"){let e=t=>n=>ml=t(n);document.addEventListener("pointerdown",e(({pointerType:t})=>t==="touch"),!0),document.addEventListener("keydown",e(()=>!1),!0)}var $l=(e,t)=>JSON.
stringify(e)===JSON.stringify(t);function Rr(e,t,n){return!e?.tapped||e.ply!==n.ply?null:t.find(o=>$l(o,e.tapped))??null}var et=e=>({...e,tapped:void 0,at:void 0});function tt({act:e,legal:t,view:n,prepared:o,
prepare:s}){let r=Rr(o,t,n);return a=>{let l=$l(a,r);return{action:a,onAct:()=>ml&&!l?s(d=>({...d,ply:n.ply,tapped:a})):(s(et),e(a)),...l&&{pressed:!0}}}}var hl=({amount:e})=>e!==null&&typeof e=="object",bl=e=>Object.keys(e).find(t=>e[t]?.count!==void 0&&Array.isArray(e[t]?.from))??null;function Ft({game:e,gameSheet:t,t:n,act:o,busy:s,view:r,legal:a,player:l,
prepared:c,prepare:d}){let u=a.filter(hl),p=a.filter(b=>!hl(b)&&bl(b)!==null),f=a.filter(b=>!u.includes(b)&&!p.includes(b)),m=r&&Rr(c,f,r),h=b=>(d(et),o(b)),$={view:r,gameSheet:t,legal:f,act:o,t:n,player:l,
prepared:c,prepare:d,isConfirming:!!m};return i`
        <div class="panel" aria-busy=${String(s)}>
            ${m&&i`<${D$} action=${m} name=${e.label(m,n,r)} act=${h} leave=${()=>d(et)} t=${n} />`}
            ${u.map(b=>i`<${dl} action=${b} act=${o} t=${n} />`)}
            ${p.map(b=>i`<${fl} action=${b} component=${bl(b)} game=${e} gameSheet=${t} view=${r} act=${o} t=${n} />`)}
            ${f.length>0&&(e.Actions&&!f.every(gl)?i`<${e.Actions} ...${$} />`:i`<${jr} ...${$} game=${e} />`)}
        </div>
    `}function D$({action:e,name:t,act:n,leave:o,t:s}){return _(()=>Be(`${t}: ${s("confirm.do")}?`),[t]),i`
        <div class="confirm" role="group" aria-labelledby="confirm-what" data-confirming=${JSON.stringify(e)}>
            <p id="confirm-what">${t}</p>
            <div class="confirm-buttons">
                <button type="button" class="primary" data-confirm onClick=${()=>n(e)}>${s("confirm.do")}</button>
                <button type="button" data-leave onClick=${o}>${s("confirm.back")}</button>
            </div>
        </div>
    `}var gl=({type:e})=>e==="reveal";function jr({game:e,gameSheet:t,legal:n,act:o,t:s,view:r}){return i`
        <div class="action-buttons">
            ${n.map(a=>i`
                <button type="button" key=${JSON.stringify(a)} class="action ${a.type}" data-action=${JSON.stringify(a)} onClick=${()=>o(a)}>
                    ${gl(a)&&i`<span class="piece" aria-hidden="true"><${H$} game=${e} gameSheet=${t} action=${a} t=${s} view=${r} /></span>`}
                    <span>${e.label(a,s,r)}</span>
                </button>`)}
        </div>
    `}function H$({game:e,gameSheet:t,action:n,t:o,view:s}){let r=Object.keys(n).find(a=>a!=="type"&&a!=="player");return i`<${e.Piece} component=${r} value=${n[r]} t=${o} gameSheet=${t} view=${s} />`}var z$={park:i`
        <path d="M0 1 -6 9.5H6Z" />
        <circle r="7" cy="-1" />
        <path d="M0-8V6M-7-1H7M-5-6 5 4M5-6-5 4" />
    `,housing:i`
        <path class="al-solid" d="M-9 0 0-8.5 9 0H6.5V8.5H2V2.5H-2V8.5H-6.5V0Z" />
    `,forest:i`
        <path class="al-solid" d="M0-9.5 6-2H3.5L8 5H1.6V9.5H-1.6V5H-8L-3.5-2H-6Z" />
    `,water:i`
        <path d="M-9-3Q-6.5-7-4-3T1-3 6-3 9-5M-9 4.5Q-6.5.5-4 4.5T1 4.5 6 4.5 9 2.5" />
    `},U$={peace:i`<circle r="7.6" /><path d="M0-7.6V7.6M0 0-5.4 5.4M0 0 5.4 5.4" />`,love:i`<path class="al-solid" d="M0 8C-13-1-7-9.5 0-4 7-9.5 13-1 0 8Z" />`,music:i`
        <path d="M-3.4 5.5V-6.8L6-8.6V3.6" />
        <path class="al-solid" d="M-3.4 5.5a2.9 2.4 0 1 1-.01-.1ZM6 3.6a2.9 2.4 0 1 1-.01-.1Z" />
    `},wo=({terrain:e,x:t,y:n,scale:o=1})=>i`
    <g class=${`al-sign al-sign-${e}`} transform=${`translate(${t} ${n}) scale(${o})`}>${z$[e]}</g>
`,Br=({icon:e,x:t,y:n,scale:o=1,count:s=1})=>i`
    <g class=${`al-icon al-icon-${e}`} transform=${`translate(${t} ${n}) scale(${o})`}>
        <circle class="al-disc" r="13" />
        ${U$[e]}
        ${s>1&&i`<text class="al-times" x="15" y="6">×${s}</text>`}
    </g>
`,Dt=({icon:e})=>i`
    <svg class="al-inline" viewBox="-14 -14 28 28" aria-hidden="true"><${Br} icon=${e} x=${0} y=${0} /></svg>
`,ae=({terrain:e})=>(Pr(),i`
        <svg class="al-inline" viewBox="-14 -14 28 28" aria-hidden="true">
            <rect class=${`al-fill al-${e}`} x="-13" y="-13" width="26" height="26" rx="6" />
            <rect class="al-texture" fill=${`url(#al-texture-${e})`} x="-13" y="-13" width="26" height="26" rx="6" />
            <${wo} terrain=${e} x=${0} y=${0} />
        </svg>
    `),Ht=({amount:e,label:t})=>i`
    <span class="al-coin" ...${t?{role:"img","aria-label":t}:{"aria-hidden":"true"}}>
        <span aria-hidden="true">${e??"?"}</span>
    </span>
`,q$=i`
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
`;function Pr(){if(document.querySelector("body > .al-textures")!==null)return;let e=document.createElement("div");e.className="al-textures",document.body.append(e),lo(q$,e)}var vo=["park","housing","forest","water"],Ee=["peace","love","music"],Q=["n","e","s","w"],yl=[0,90,180,270],St={n:[0,-1],e:[1,0],s:[0,1],w:[-1,0]};function Pe(e,t){let n=Array.isArray(t?.tiles)?t.tiles:
e.components.tiles;return new Map(n.map(o=>[o.id,o]))}function V(e,t){return e.get(t)??{id:t,regions:[],icons:[]}}function G$(e,t){return Q[(Q.indexOf(e)+t/90)%4]}function qe(e,t){return e.regions.map(
({terrain:n,sides:o})=>({terrain:n,sides:o.map(s=>G$(s,t))}))}function xl(e,t,n){return qe(e,t).findIndex(({sides:o})=>o.includes(n))}function kn(e){return Ee.map(t=>[t,e.icons.filter(n=>n===t).length]).
filter(([,t])=>t>0)}function W(e){return e.replace(/^ref-/,"")}function ve(e,t,n){let o=qe(e,t).map(({terrain:r,sides:a})=>{let l=Q.filter(c=>a.includes(c)).map(c=>n(`al.side.${c}`));return n("al.regi\
on",{terrain:n(`al.${r}`),sides:l.length>0?l.join(", "):n("al.inside")})}),s=kn(e).map(([r,a])=>n("al.counted",{what:n(`al.${r}`),count:a}));return[...o,...s].join("; ")||n("al.bare")}var _t=4,X=(e,t)=>`${e},${t}`;function Ot(e){if(e.length===0)return null;let t=e.map(({x:l})=>l),n=e.map(({y:l})=>l),[o,s]=[Math.min(...t),Math.max(...t)],[r,a]=[Math.min(...n),Math.max(...n)];return{
left:o,right:s,top:r,bottom:a,width:s-o+1,height:a-r+1}}function Sn(e,t,n){let o=new Map(e.map(a=>[X(a.x,a.y),a])),s=new Set,r=[];for(let a of W$(e,t,n)){if(s.has(ko(a)))continue;s.add(ko(a));let l=[a];
for(let c of l)for(let d of J$(c,o,t,n))s.has(ko(d))||(s.add(ko(d)),l.push(d));r.push({parts:l,tiles:new Set(l.map(({x:c,y:d})=>X(c,d))).size})}return r}var ko=({x:e,y:t,region:n})=>`${e},${t},${n}`;function W$(e,t,n){
return e.flatMap(({tile:o,x:s,y:r})=>V(t,o).regions.flatMap((a,l)=>a.terrain===n?[{x:s,y:r,region:l}]:[]))}function J$({x:e,y:t,region:n},o,s,r){let a=o.get(X(e,t));return qe(V(s,a.tile),a.rotation)[n].
sides.flatMap(l=>{let[c,d]=St[l],u=o.get(X(e+c,t+d));if(u===void 0)return[];let p=V(s,u.tile),f=xl(p,u.rotation,Q[(Q.indexOf(l)+2)%4]);return p.regions[f]?.terrain===r?[{x:u.x,y:u.y,region:f}]:[]})}function wl(e,t,n){
let o=Ot(e),s=new Set(e.map(({x:a,y:l})=>X(a,l))),r=(a,l)=>n==="frame"?a<o.left||a>o.right||l<o.top||l>o.bottom:!s.has(X(a,l));return e.map(({tile:a,x:l,y:c,rotation:d})=>qe(V(t,a),d).flatMap(({terrain:u,
sides:p},f)=>u==="water"&&p.some(m=>r(l+St[m][0],c+St[m][1]))?[{x:l,y:c,region:f}]:[])).filter(a=>a.length>0)}function Et(e,t,n){let o=Object.fromEntries(Ee.map(s=>[s,0]));for(let{tile:s}of e)for(let[
r,a]of kn(V(t,s)))o[r]+=a;return{park:Math.max(0,...Sn(e,t,"park").map(s=>s.tiles)),water:wl(e,t,n?.coast??"open-side").length,housing:Sn(e,t,"housing").length,forest:Sn(e,t,"forest").length,icons:o}}
function vl(e){if(Ot(e)===null)return[{x:0,y:0}];let n=new Set(e.map(({x:s,y:r})=>X(s,r))),o=new Map;for(let{x:s,y:r}of e)for(let[a,l]of Object.values(St)){let c={x:s+a,y:r+l},d=Ot([...e,c]);n.has(X(c.
x,c.y))||d.width>_t||d.height>_t||o.set(X(c.x,c.y),c)}return[...o.values()].sort((s,r)=>s.y-r.y||s.x-r.x)}function kl(e,t,n,o){let s=new Map,r=({x:a,y:l,region:c},d)=>{let u=X(a,l);s.set(u,[...s.get(u)??
[],{region:c,text:d}])};if(o==="water")for(let a of wl(e,t,n?.coast??"open-side"))a.forEach(l=>r(l,"✓"));else o==="park"?Sn(e,t,"park").sort((l,c)=>c.tiles-l.tiles)[0]?.parts.forEach(l=>r(l,"✓")):
Sn(e,t,o).forEach((a,l)=>a.parts.forEach(c=>r(c,String(l+1))));return s}var K$=["park","water","housing","forest"];function V$({placing:e,turning:t,tiles:n,view:o}){let{island:s}=o.players.find(({id:c})=>c===e.player),{at:r}=t,a=Et(s,n,o.options),l=r?Et([...s,{...r,tile:e.
tile}],n,o.options):a;return K$.map(c=>({what:c,before:a[c],after:l[c]}))}function Sl({view:e,gameSheet:t,placing:n,turning:o,t:s}){let r=V$({placing:n,turning:o,tiles:Pe(t,e.options),view:e}),a=({what:c,
before:d,after:u})=>s(u===d?"al.effect.same":"al.effect",{what:s(`al.count.${c}`),before:d,after:u}),l=o.at?`${o.at.x},${o.at.y}`:"";return _(()=>{let c=r.filter(({before:d,after:u})=>d!==u);l!==""&&Be(
c.map(a).join("; ")||s("al.effect.none"))},[l,o.rotation]),i`
        <ul class="al-effect" aria-label=${s("al.effect.title")} data-at=${l}>
            ${r.map(({what:c,before:d,after:u})=>i`
                <li key=${c} class=${u===d?"":"al-changes"} title=${s(`al.count.${c}`)}>
                    <${ae} terrain=${c} />
                    <span aria-hidden="true">${u===d?d:`${d} → ${u}`}</span>
                    <span class="al-unseen">${a({what:c,before:d,after:u})}</span>
                </li>
            `)}
        </ul>
    `}function _n({x:e,y:t},n,o){for(let s of Q){let[r,a]=St[s],l=n.find(c=>c.x+r===e&&c.y+a===t);if(l!==void 0)return o(`al.beside.${s}`,{tile:W(l.tile)})}return o("al.beside.none")}function So({x:e,y:t},n,o){
let{left:s,top:r}=Ot(n);return o("al.cell",{row:t-r+1,place:o(`al.nth.${e-s+1}`)})}function fe(e,{ruleset:t,variant:n,players:o},s){let{defaults:r}=e.options.find(l=>l.id===s),a=l=>l.ruleset===t&&l.variant===n&&l.players===o.length;return r.find(a)?.value}var zt=e=>e-1;function Ir({auction:e,options:t}){let n=e.high_bidder,o=e.bids[n];return{bidder:n,amount:o,price:o+(t.keep_surcharge??1)}}function _l(e,t,n){return Math.min(t.options.market_size??fe(e,
t,"market_size"),n.size)}function nt(e,t,n){let o=Z$[e.type];return o===void 0?e.type:o(e,t,n)}var Z$={claim:(e,t,n)=>Ol("al.do.claim",e,t,n),offer:(e,t,n)=>Ol("al.do.offer",e,t,n),place:(e,t,n)=>{let{island:o}=n.players.find(
({id:s})=>s===e.player);return t("al.do.place",{beside:_n(e,o,t),rotation:e.rotation})},bid:({amount:e},t)=>{let n=typeof e=="number"?e:e.minimum===e.maximum&&e.minimum;return typeof n=="number"?t("al\
.do.bid",{amount:n}):t("al.do.bid-open",e)},pass:(e,t)=>t("al.do.pass"),decline:(e,t)=>t("al.do.decline"),sell:(e,t,n)=>t("al.do.sell",Ir(n)),keep:(e,t,n)=>t("al.do.keep",Ir(n)),reveal:({tiles:e},t)=>t(
"al.do.reveal",{count:Array.isArray(e)?e.length:e.count})};function Ol(e,{position:t},n,o){let s=o.market[t-1],r={position:t,tile:W(s.tile),cost:zt(t),money:s.money},a=zt(t)===0?"free":"paid";return n(
`${e}.${a}`,r)+(s.money>0?n("al.do.finds",r):"")}var Fr={short:[[6,-6],[94,-6],[94,0],[65,29],[35,29],[6,0]],joined:[[6,-6],[94,-6],[94,0],[65,29],[65,40],[35,40],[35,29],[6,0]],pointed:[[6,-6],[94,-6],[94,0],[50,44],[6,0]]},Y$=[[90,-6],[106,-6],[106,
10],[71,39],[61,29]],Q$=[[31,31],[69,31],[69,69],[31,69]],X$=[[43,24],[57,24],[57,76],[43,76]],On={n:[50,14],e:[86,50],s:[50,86],w:[14,50]},Hr={n:[83,17],e:[83,83],s:[17,83],w:[17,17]};function El(e){
let t=zr(e),n=e.some(({sides:o})=>o.length===0);return e.map(({terrain:o,sides:s},r)=>({terrain:o,region:r,path:s.length===0?"":eh(s,r===t,t===-1&&!n)})).filter(({path:o})=>o!=="").sort((o,s)=>+(s.region===
t)-+(o.region===t))}function _o(e){let t=e.map((s,r)=>({...s,region:r})).filter(({sides:s})=>s.length===0),n=Math.ceil(Math.sqrt(t.length)),o=36/n;return t.map(({terrain:s,region:r},a)=>({terrain:s,region:r,
radius:(t.length===1?.46:.42)*o,x:50+o*(a%n-(n-1)/2),y:50+o*(Math.floor(a/n)-(Math.ceil(t.length/n)-1)/2)}))}function zr(e){let t=({sides:o})=>o.length<2?0:o.length*2+Number(Ml(o)),n=Math.max(0,...e.map(
t));return n===0?-1:e.findIndex(o=>t(o)===n)}function Ml(e){return e.includes("n")&&e.includes("s")||e.includes("e")&&e.includes("w")}function Ur(e){return Q.filter((t,n)=>e.includes(t)&&e.includes(Q[(n+
1)%4]))}function eh(e,t,n){let o=t?Fr.joined:n?Fr.pointed:Fr.short,s=[...e.map(r=>Dr(o,r)),...Ur(e).map(r=>Dr(Y$,r))];return t?s.push(Q$):e.length===2&&Ml(e)&&s.push(Dr(X$,e[0])),s.map(r=>`M${r.map(a=>a.
join(" ")).join("L")}Z`).join("")}function Dr(e,t){let n=Q.indexOf(t);return e.map(([o,s])=>[[o,s],[100-s,o],[100-o,100-s],[s,100-o]][n])}function ke({tile:e,rotation:t=0,label:n,lens:o,marks:s=[]}){Pr();let r=qe(e,t),a=n?{role:"img","aria-label":n}:{"aria-hidden":"true"};return i`
        <svg class=${`al-tile${o?` al-lens-${o}`:""}`} viewBox="0 0 100 100" focusable="false" ...${a}>
            <rect class="al-ground" width="100" height="100" />
            ${El(r).map(l=>i`<${th} ...${l} key=${l.region} />`)}
            ${_o(r).map(l=>i`<${nh} ...${l} key=${l.region} />`)}
            ${r.flatMap(({terrain:l,sides:c})=>c.map(d=>i`<${wo} terrain=${l} x=${On[d][0]} y=${On[d][1]} />`))}
            <${oh} tile=${e} regions=${r} />
            ${s.map(({region:l,text:c})=>i`<${ah} at=${rh(r,l)} text=${c} />`)}
            <rect class="al-edge" x="0.5" y="0.5" width="99" height="99" />
        </svg>
    `}var th=({path:e,terrain:t})=>i`
    <g class=${`al-land al-land-${t}`}>
        <path class=${`al-shore al-${t}`} d=${e} />
        <path class=${`al-fill al-${t}`} d=${e} />
        <path class="al-texture" fill=${`url(#al-texture-${t})`} d=${e} />
    </g>
`,nh=({x:e,y:t,radius:n,terrain:o})=>i`
    <g class=${`al-land al-land-${o}`}>
        <circle class="al-bank" cx=${e} cy=${t} r=${n+3.5} />
        <circle class=${`al-shore al-${o}`} cx=${e} cy=${t} r=${n} />
        <circle class=${`al-fill al-${o}`} cx=${e} cy=${t} r=${n} />
        <circle class="al-texture" fill=${`url(#al-texture-${o})`} cx=${e} cy=${t} r=${n} />
        <${wo} terrain=${o} x=${e} y=${t} scale=${Math.min(1.1,n/12)} />
    </g>
`;function oh({tile:e,regions:t}){let n=sh(t);return(e.icons.length<=n.length?Ee.flatMap(r=>e.icons.filter(a=>a===r).map(()=>[r,1])):kn(e)).map(([r,a],l)=>{let[c,d]=n[l];return i`<${Br} icon=${r} count=${a} x=${c} y=${d} scale=${.92} />`})}
function sh(e){let t=e.flatMap(({sides:r})=>Ur(r)),n=Q.filter(r=>!e.some(({sides:a})=>a.includes(r))),o=zr(e)!==-1&&_o(e).length===0?[[50,50]]:[],s=Q.filter(r=>!t.includes(r));return[...t.map(r=>Hr[r]),
...o,...n.map(r=>On[r]),...s.map(r=>Hr[r])]}function rh(e,t){let n=_o(e).find(o=>o.region===t);return n?[n.x,n.y]:On[Q.find(o=>e[t].sides.includes(o))]}var ah=({at:[e,t],text:n})=>i`
    <g class="al-badge">
        <circle cx=${e} cy=${t} r="13" />
        <text x=${e} y=${t+6.5}>${n}</text>
    </g>
`,Ut=({tile:e,rotation:t,label:n,name:o})=>i`
    <span class="al-named">
        <${ke} tile=${e} rotation=${t} label=${n} />
        <span class="al-name" aria-hidden="true">${o}</span>
    </span>
`;function Oo({value:e,t,gameSheet:n,view:o}){let s=V(Pe(n,o.options),e);return i`<${Ut} tile=${s} name=${W(e)} label=${`${W(e)}: ${ve(s,0,t)}`} />`}function Eo(e,t){let n=t.filter(({type:o})=>o==="place");return n.length===0||e.holding===null?null:{player:n[0].player,tile:e.holding.tile,key:`${e.ply} ${e.holding.tile}`,actions:n,rotations:[...new Set(
n.map(({rotation:o})=>o))].sort((o,s)=>o-s)}}function Mo(e,t,n){let{key:o,rotations:s,actions:r}=e??{key:"",rotations:[],actions:[]},a=p=>p?.key===o?p:{},l=p=>s.includes(a(p).rotation)?p.rotation:s[0]??
0,c=(p,f)=>r.find(m=>p&&m.x===p.x&&m.y===p.y&&m.rotation===f),d=(p,f)=>{let m=(s.indexOf(l(p))+f+s.length)%s.length,h=s[m]??0;return{...p,key:o,rotation:h,tapped:c(p?.tapped,h)}},u=l(t);return{rotation:u,
at:c(a(t).at??t?.tapped,u)??null,turn:p=>n(f=>d(f,p)),look:p=>n(f=>({...f,key:o,rotation:l(f),at:p}))}}function ih(e,t){let n={player:e.holding?.player??e.bonus??e.auctioneer,auctioneer:e.auctioneer,bidder:e.auction?.high_bidder??"",amount:e.auction?.bids[e.auction.high_bidder]??0,reason:e.ended_by?t(`\
al.ended.${e.ended_by}`):""};return e.phase==="place"?t(`al.due.place.${e.holding.from}`,n):t(`al.due.${e.phase==="claim"&&e.bonus!==null?"bonus":e.phase}`,n)}function Cl({view:e,tiles:t,placing:n,turning:o,
t:s}){return i`
        <section class="al-stage" aria-labelledby="al-stage-title" data-here=${["bidding","settling"].includes(e.phase)||void 0}>
            <h2 id="al-stage-title" class="al-round">${s("al.round",{round:e.round})}</h2>
            <p class="al-due">${ih(e,s)}</p>
            ${e.holding&&i`<${lh} ...${{view:e,tiles:t,placing:n,turning:o,t:s}} />`}
            ${e.auction&&i`<${ch} view=${e} tiles=${t} t=${s} />`}
        </section>
    `}function lh({view:e,tiles:t,placing:n,turning:o,t:s}){let r=V(t,e.holding.tile),a=n?o.rotation:0,l=ve(r,a,s);return i`
        <div class="al-hand" data-held=${r.id}>
            <div class="al-held" key=${a}>
                <${ke} tile=${r} rotation=${a} label=${s("al.in-hand",{tile:W(r.id),what:l})} />
            </div>
            ${n&&i`
                <div class="al-how">
                    <${qr} turning=${o} t=${s} />
                    <p>
                        ${s("al.turned",{rotation:a})}<span class="al-unseen">: ${l}</span>
                    </p>
                    <p class="al-hint">${s("al.place.hint")}</p>
                </div>
            `}
        </div>
    `}var qr=({turning:e,t})=>i`
    <div class="al-turner" role="group" aria-label=${t("al.turn")}>
        <${Gr} turn=${e.turn} t=${t} keyed=${!0} />
    </div>
`,Gr=({turn:e,t,keyed:n})=>i`
    <button type="button" class="al-button" data-turn="-90" onClick=${()=>e(-1)}>
        <span aria-hidden="true" class="al-arrow">↺</span> ${t("al.turn.left")}
    </button>
    <button type="button" class="al-button" data-turn="90" aria-keyshortcuts=${n?"R":void 0} onClick=${()=>e(1)}>
        <span aria-hidden="true" class="al-arrow">↻</span> ${t("al.turn.right")} ${n&&i`<kbd aria-hidden="true">R</kbd>`}
    </button>
`;function Al(e,t,n){se(()=>{if(t===null)return;let o=s=>{let r=e.current,a=r?.contains(document.activeElement)||r?.matches(":hover"),l=s.target.closest?.("input, textarea, select");s.key.toLowerCase()!==
"r"||s.ctrlKey||s.metaKey||s.altKey||!a||l||(s.preventDefault(),n.turn(s.shiftKey?-1:1))};return document.addEventListener("keydown",o),()=>document.removeEventListener("keydown",o)})}function Tl(e,{rotation:t},n,o){
let s=M({key:"",rotation:0});_(()=>{let r=e?.key??"";s.current.key===r&&s.current.rotation!==t&&Be(`${o("al.turned",{rotation:t})}: ${ve(V(n,e.tile),t,o)}`),s.current={key:r,rotation:t}},[e?.key,t])}function ch({
view:e,tiles:t,t:n}){let{auction:o,players:s,auctioneer:r}=e,a=V(t,o.tile),l=s.filter(({id:c})=>c!==r);return i`
        <div class="al-lot" data-lot=${o.tile}>
            <${ke}
                tile=${a}
                label=${n("al.lot",{tile:W(o.tile),what:ve(a,0,n)})}
            />
            <ul class="al-bids">
                ${l.map(({id:c})=>i`
                    <li key=${c} class=${c===o.high_bidder?"al-high":""} data-bidder=${c} data-bid=${o.bids[c]??""}>
                        <span class="al-who">${c}</span>
                        <${uh} auction=${o} player=${c} t=${n} />
                    </li>
                `)}
            </ul>
        </div>
    `}function uh({auction:e,player:t,t:n}){let o=e.bids[t],s=e.passed.includes(t);return i`
        ${o!==void 0&&i`<${Ht} amount=${o} label=${n("al.bid",{amount:o})} />`}
        ${o===void 0&&!s&&i`<span class="al-soft">${n("al.no-bid")}</span>`}
        ${t===e.high_bidder&&i`<span class="al-tag">${n("al.highest")}</span>`}
        ${s&&i`<span class="al-soft">${n("al.passed")}</span>`}
    `}var dh=["claim","offer","place"];function Ll({view:e,gameSheet:t,legal:n,act:o,prepared:s,prepare:r,isConfirming:a,t:l}){let c=Eo(e,n),d=Mo(c,s,r),u=c?c.actions.filter(({rotation:f})=>f===d.rotation):
n,p=i`<${jr} game=${{label:nt,Piece:Oo}} gameSheet=${t} legal=${u} act=${o} t=${l} view=${e} />`;return n.some(({type:f})=>dh.includes(f))?i`
        <div class="al-actions">
            ${!a&&i`<p>${l(`al.choose.${c?"cell":"stall"}`)}</p>`}
            ${c&&i`<${Sl} ...${{view:e,gameSheet:t,placing:c,turning:d,t:l}} /><${qr} turning=${d} t=${l} />`}
            ${!a&&i`
                <details>
                    <summary>${l("al.choose.list",{count:u.length})}</summary>
                    ${p}
                </details>`}
        </div>
    `:p}function Co({lens:e,setLens:t,t:n}){return i`
        <div class="al-lenses" role="group" aria-label=${n("al.lens")}>
            <span class="al-soft" aria-hidden="true">${n("al.lens")}</span>
            ${vo.map(o=>i`
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
            ${e&&i`<p class="al-hint">${n(`al.lens.${e}`)}</p>`}
        </div>
    `}function ne({label:e,onAct:t,action:n,pressed:o}){return{role:"button",tabindex:"0","aria-label":e,...n!==void 0&&{"data-action":JSON.stringify(n)},...o!==void 0&&{"aria-pressed":String(o)},onClick:t,
onKeyDown:s=>{s.key!=="Enter"&&s.key!==" "||s.currentTarget instanceof HTMLButtonElement||(s.preventDefault(),t(s))}}}var Nl={ArrowUp:[0,-1],ArrowRight:[1,0],ArrowDown:[0,1],ArrowLeft:[-1,0]};function Se(e,t,n){let o=M(null);se(()=>{let s=e.current;if(s===null)return;let r=[...s.querySelectorAll(t)],a=d=>{o.current=d;
for(let u of r)u.tabIndex=u===d?0:-1};a(r.find(d=>d===document.activeElement)??r.find(d=>d===o.current)??r[0]);let l=({target:d})=>r.includes(d)&&a(d),c=d=>{if(d.key==="Escape")return n?.();let u=ph(d,
r);u!==void 0&&(d.preventDefault(),u.focus())};return s.addEventListener("focusin",l),s.addEventListener("keydown",c),()=>{s.removeEventListener("focusin",l),s.removeEventListener("keydown",c)}})}function ph({
key:e,target:t,ctrlKey:n,metaKey:o,altKey:s},r){if(!(n||o||s||!r.includes(t)))return e==="Home"?r[0]:e==="End"?r.at(-1):e in Nl?fh(t,Nl[e],r):void 0}function fh(e,[t,n],o){let[s,r]=Wr(e);return o.map(
a=>{let[l,c]=[Wr(a)[0]-s,Wr(a)[1]-r],d=l*t+c*n,u=Math.abs(l*n+c*t);return{place:a,isAhead:d>1&&3*d>u,far:d+2*u}}).filter(({isAhead:a})=>a).sort((a,l)=>a.far-l.far)[0]?.place}function Wr(e){let{left:t,
top:n,width:o,height:s}=e.getBoundingClientRect();return[t+o/2,n+s/2]}function Rl({view:e,tiles:t,legal:n,onTap:o,t:s}){let r=M(null);Se(r,".al-can");let a=n.filter(({type:l})=>l==="claim"||l==="offer");return i`
        <section class="al-market" aria-labelledby="al-market-title" data-here=${["claim","offer"].includes(e.phase)||void 0}>
            <header class="al-head">
                <h2 id="al-market-title">${s("al.market")}</h2>
                <p class="al-hint">${s(a.length>0?"al.market.choose":"al.market.order")}</p>
            </header>
            <div class="al-row">
                <ol class="al-stalls" ref=${r} style=${{"--al-across":mh(e.market.length)}}>
                    ${e.market.map((l,c)=>{let d=a.find(({position:u})=>u===c+1);return i`
                            <li key=${l.tile} data-stall=${l.tile} data-money=${l.money}>
                                <${$h} ...${{stall:l,position:c+1,action:d,onTap:o,t:s,tiles:t,view:e}} />
                            </li>
                        `})}
                </ol>
                <${hh} view=${e} t=${s} />
            </div>
        </section>
    `}function mh(e){return e<=9?Math.max(8,e):Math.ceil(e/2)}function $h({stall:e,position:t,action:n,onTap:o,t:s,tiles:r,view:a}){let l=V(r,e.tile),c={position:t,tile:W(e.tile),what:ve(l,0,s),money:e.
money},d=s("al.stall",c)+(e.money>0?s("al.stall.money",c):""),u=i`
        <span class="al-position" aria-hidden="true">${t}</span>
        <${ke} tile=${l} label=${n?void 0:d} />
        ${e.money>0&&i`<${Ht} amount=${e.money} />`}
        <span class="al-price" aria-hidden="true">
            ${zt(t)===0?s("al.free"):s("al.cost",{cost:zt(t)})}
        </span>
    `;if(n===void 0)return i`<div class="al-stall" title=${c.tile}>${u}</div>`;let p=`${nt(n,s,a)}. ${c.what}`,f={...ne({label:p,...o(n)}),"aria-label":void 0};return i`
        <button type="button" class="al-stall al-can" title=${c.tile} ...${f}>
            <span class="al-unseen">${p}</span>${u}
        </button>
    `}function hh({view:e,t}){let n=bh(e.stack);return i`
        <div class="al-stack">
            <div class="al-pile" role="img" data-stack=${n} aria-label=${t("al.stack",{count:n})}>
                <span aria-hidden="true">${n}</span>
            </div>
            <span class="al-price" aria-hidden="true">${t("al.stack.name")}</span>
            ${e.removed.length>0&&i`<span class="al-removed">${t("al.removed",{tiles:e.removed.map(W).join(", ")})}</span>`}
        </div>
    `}function bh(e){return typeof e=="number"?e:e.hidden??e.length}function jl({view:e,gameSheet:t,t:n}){let{options:o}=e,s=Array.isArray(o.score_grid)?o.score_grid:t.components.score_grid,r=o.icon_awards??t.components.icon_awards;return i`
        <details class="al-reference">
            <summary>${n("al.reference")}</summary>
            <p><${ae} terrain="park" /> <${ae} terrain="water" /> ${n("al.grid.caption")}</p>
            <ol class="al-grid">
                ${s.map((a,l)=>i`
                    <li key=${l}>
                        <span aria-hidden="true">${l}</span><b aria-hidden="true">${a}</b>
                        <span class="al-unseen">${n("al.grid.entry",{count:l,points:a})}</span>
                    </li>
                `)}
            </ol>
            <ul class="al-ways">
                <li><${ae} terrain="park" /> ${n("al.way.park")}</li>
                <li><${ae} terrain="water" /> ${n(`al.way.water.${o.coast??"open-side"}`)}</li>
                <li><${ae} terrain="housing" /><${ae} terrain="forest" /> ${n("al.way.product")}</li>
                <li>
                    ${Ee.map(a=>i`<${Dt} icon=${a} key=${a} />`)}
                    ${" "}${n("al.way.icons",{first:r[0],second:r[1],third:r[2]})}
                </li>
            </ul>
            <p class="al-soft">${gh(o,n)}</p>
        </details>
    `}function gh(e,t){let n=[Array.isArray(e.tiles)&&"tiles",Array.isArray(e.score_grid)&&"grid"].filter(Boolean);return n.length===2?t("al.source.own"):t(`al.source.reference${n.length?`.${n[0]}-own`:
""}`)}function Ao({island:e,tiles:t,options:n,name:o,t:s,places:r=[],newest:a,lens:l,onTile:c,chosen:d}){let u=M(null);Se(u,".al-place",r[0]?.onEscape);let p=Ot([...e,...r])??{left:0,top:0,right:0,bottom:0,
width:1,height:1},f=l?kl(e,t,n,l):new Map,m=({x:$,y:b})=>({gridColumn:$-p.left+2,gridRow:b-p.top+2}),h=Math.max(_t,p.width);return i`
        <div
            class=${`al-island${r.length>0?" al-open":""}`}
            ref=${u}
            role="group"
            aria-label=${o}
            style=${{"--al-columns":p.width,"--al-rows":p.height,"--al-size":h}}
        >
            ${e.map($=>{let b=V(t,$.tile),y=s("al.cell.tile",{rotation:$.rotation,cell:So($,e,s),tile:W($.tile),what:ve(b,$.rotation,s)}),x=i`<${ke}
                    tile=${b}
                    rotation=${$.rotation}
                    label=${c?void 0:y}
                    lens=${l}
                    marks=${f.get(X($.x,$.y))}
                />`,v={key:$.tile,class:`al-cell${$.tile===a?" al-newest":""}`,style:m($),title:W($.tile),"data-tile":$.tile,"data-cell":`${$.x},${$.y},${$.rotation}`};if(!c)return i`<div ...${v}>${x}</div>`;
let w=d===X($.x,$.y),O=ne({label:y,onAct:()=>c($),pressed:w});return i`<button type="button" ...${v} ...${O}>${x}</button>`})}
            ${r.map($=>i`
                <button
                    type="button"
                    key=${`place ${X($.x,$.y)}`}
                    class="al-cell al-place"
                    style=${m($)}
                    data-x=${$.x}
                    data-y=${$.y}
                    ...${ne($)}
                    onMouseEnter=${$.onHover}
                    onMouseLeave=${$.onLeave}
                    onFocus=${$.onHover}
                    onBlur=${$.onLeave}
                >
                    ${$.ghost??i`<span class="al-plus" aria-hidden="true"></span>`}
                </button>
            `)}
        </div>
    `}function Bl({player:e,number:t,view:n,tiles:o,t:s,toAct:r,lens:a,places:l,newest:c,featured:d}){let u=r.includes(e.id);return i`
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
                <${Pl} money=${e.money} t=${s} />
                <${yh} player=${e} view=${n} acts=${u} t=${s} />
            </header>
            <div class="al-sea">
                <${Ao}
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
            <${Jr} counts=${Et(e.island,o,n.options)} t=${s} />
        </section>
    `}function Pl({money:e,t}){let n=e===null?t("al.money.hidden"):t("al.money",{money:e});return i`<${Ht} amount=${e} label=${n} />`}function yh({player:e,view:t,acts:n,t:o}){let{auction:s,auctioneer:r,
bonus:a,holding:l}=t,c=[e.id===r&&t.phase!=="finished"&&o("al.auctioneer"),n&&o("al.to-act"),t.forfeits?.some(({seat:d})=>d===e.id)&&o("scores.forfeited"),s?.high_bidder===e.id&&o("al.highest.amount",
{amount:s.bids[e.id]}),s?.passed.includes(e.id)&&o("al.passed"),(a===e.id||l?.player===e.id&&l.from==="bonus")&&o("al.bonus")];return i`<span class="al-tags">${c.filter(Boolean).map(d=>i`<span class="al-tag" key=${d}>${d}</span>`)}</span>`}
function Jr({counts:e,t}){return i`
        <dl class="al-counts">
            ${["park","water","housing","forest"].map(o=>i`
                <div key=${o} title=${t(`al.count.${o}`)}>
                    <dt><${ae} terrain=${o} /><span class="al-unseen">${t(`al.count.${o}`)}</span></dt>
                    <dd data-count=${o}>${e[o]}</dd>
                </div>
            `)}
            ${Ee.map(o=>i`
                <div key=${o} title=${t(`al.${o}`)}>
                    <dt><${Dt} icon=${o} /><span class="al-unseen">${t(`al.${o}`)}</span></dt>
                    <dd data-count=${o}>${e.icons[o]}</dd>
                </div>
            `)}
        </dl>
    `}var Il=({view:e,seat:t,t:n})=>{let{money:o}=e.players.find(({id:s})=>s===t);return i`<p class="al-own"><${Pl} money=${o} t=${n} /> <span>${n("al.money",{money:o})}</span></p>`};function Fl({view:e,gameSheet:t,legal:n,act:o,t:s,seat:r,toAct:a,prepared:l,prepare:c,last:d=[]}){let u=M(null),[p,f]=g(null),m=Pe(t,e.options),h=Eo(e,n),$=Mo(h,l,c);Al(u,h,$),Tl(h,$,m,s);let b=tt({act:o,
legal:n,view:e,prepared:l,prepare:c}),y=h?wh({placing:h,turning:$,tiles:m,view:e,onTap:b,t:s,leave:()=>c(et)}):[],x=xh({view:e,legal:n,seat:r,placing:h}),v=e.players.map((k,E)=>({player:k,number:E+1})),
w=(k,E)=>i`
        <${Bl}
            key=${k.player.id}
            ...${{...k,view:e,tiles:m,t:s,toAct:a,lens:p,featured:E}}
            places=${k.player.id===h?.player?y:[]}
            newest=${e.phase==="finished"?void 0:vh(d,k.player.id)}
        />
    `,O=e.phase!=="finished"&&i`<${Rl} key="market" ...${{view:e,tiles:m,legal:n,onTap:b,t:s}} />`,A=i`<${Cl} key="stage" ...${{view:e,tiles:m,placing:h,turning:$,t:s}} />`,C=x&&w(v.find(({player:k})=>k.
id===x),!0),S=["claim","offer"].includes(e.phase)?[O,A,C]:[A,C,O];return i`
        <div class="al-frame" data-phase=${e.phase} ref=${u}>
            <div class=${`al-board${x?"":" al-equal"}`}>
                ${S}
                <${Co} lens=${p} setLens=${f} t=${s} />
                <div class="al-seats">
                    ${v.filter(({player:k})=>k.id!==x).map(k=>w(k,!1))}
                </div>
                <${jl} view=${e} gameSheet=${t} t=${s} />
            </div>
        </div>
    `}function xh({view:e,legal:t,seat:n,placing:o}){return e.phase==="finished"?null:[o?.player,n,t[0]?.player].find(r=>e.players.some(a=>a.id===r))??null}function wh({placing:e,turning:t,tiles:n,view:o,
onTap:s,t:r,leave:a}){let{rotation:l,look:c}=t,d=V(n,e.tile);return e.actions.filter(u=>u.rotation===l).map(u=>({x:u.x,y:u.y,label:nt(u,r,o),...s(u),ghost:i`<${ke} tile=${d} rotation=${l} />`,onHover:()=>c(
{x:u.x,y:u.y}),onLeave:()=>c(void 0),onEscape:a}))}function vh(e,t){return e.findLast(n=>n.type==="placed"&&n.player===t)?.tile}function Dl({sheet:e,standing:t,t:n}){let o=[...kh(t.breakdown,n),...Sh(e,t,n)];return i`
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
            ${t===e.standings[0]&&i`<p class="al-soft">${_h(e,n)}</p>`}
        </div>
    `}function kh({park:e,water:t,housing:n,forest:o,product:s},r){let a=(l,{tiles:c,points:d})=>({id:l,signs:i`<${ae} terrain=${l} />`,name:r(`al.sheet.${l}`),how:r("al.sheet.tiles",{tiles:c}),points:d});
return[a("park",e),a("water",t),{id:"product",signs:i`<${ae} terrain="housing" /><${ae} terrain="forest" />`,name:r("al.sheet.product"),how:r("al.sheet.shapes",{housing:n,forest:o}),points:s}]}function Sh(e,{
player:t,breakdown:n},o){return Ee.map(s=>{let{count:r,place:a,points:l}=n.icons[s],c=e.standings.filter(u=>u.player!==t&&u.breakdown.icons[s].place===a).map(u=>u.player).join(", "),d=a===null?"no-pla\
ce":c?"tied":"place";return{id:s,signs:i`<${Dt} icon=${s} />`,name:o(`al.${s}`),how:o(`al.sheet.${d}`,{count:r,place:a,others:c}),points:l}})}function _h(e,t){let n=r=>e.rulings.find(a=>a.option===r)?.
value==="custom",[o,s]=[n("tiles"),n("score_grid")];return t(o&&s?"al.source.own":`al.source.reference${o?".tiles-own":s?".grid-own":""}`)}var Hl=[{kind:"money",name:"al.correct.money",at:{"/players/*/money":"","/market/*/money":"al.market"}},{kind:"tile",name:"al.correct.tile",at:{"/market/*/tile":"al.market","/holding/tile":"al.correct\
.holding","/auction/tile":"al.correct.auction","/players/*/island/*/tile":""},of:"tiles",unseen:["/stack/*","/removed/*"]},{kind:"lying",name:"al.correct.lying",at:{"/players/*/island/*/x":"al.correct\
.x","/players/*/island/*/y":"al.correct.y","/players/*/island/*/rotation":"al.correct.rotation"},choices:{"/players/*/island/*/rotation":[0,90,180,270]},oneByOne:!0}],zl=e=>typeof e=="string"?W(e):String(
e);var Kr=36,Ul="none";function To({tiles:e,used:t,pick:n,t:o,turned:s=!0}){let[r,a]=g(""),[l,c]=g({}),d=[...e.values()].filter(({id:u})=>!t.has(u)&&u.toLowerCase().includes(r.trim().toLowerCase())).map(
u=>({tile:u,rotation:Mh(u,l,s)})).filter(({rotation:u})=>u!==void 0);return i`
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
                ${Q.map(u=>i`
                    <${Oh} key=${u} side=${u} value=${l[u]??""} t=${o} set=${p=>c({...l,[u]:p})} />
                `)}
            </div>
            <p class="al-hint" role="status">
                ${o("al.pad.found",{count:d.length})}${d.length>Kr&&` ${o("al.pad.more",{count:Kr})}`}
            </p>
            <ul class="al-found">
                ${d.slice(0,Kr).map(({tile:u,rotation:p})=>i`
                    <li key=${u.id}><${Eh} ...${{tile:u,rotation:p,pick:n,t:o}} /></li>
                `)}
            </ul>
        </div>
    `}function Oh({side:e,value:t,set:n,t:o}){return i`
        <label class="al-field">
            <span>${o("al.pad.sides",{side:o(`al.side.${e}`)})}</span>
            <select data-side=${e} value=${t} onChange=${s=>n(s.target.value)}>
                <option value="">${o("al.pad.any")}</option>
                ${vo.map(s=>i`<option value=${s} key=${s}>${o(`al.${s}`)}</option>`)}
                <option value=${Ul}>${o("al.pad.none")}</option>
            </select>
        </label>
    `}function Eh({tile:e,rotation:t,pick:n,t:o}){let s=W(e.id),r=o("al.pad.choice",{tile:s,rotation:t,what:ve(e,t,o)});return i`
        <button type="button" class="al-choice" data-pick=${e.id} ...${ne({label:r,onAct:()=>n(e.id,t)})}>
            <${Ut} tile=${e} rotation=${t} name=${s} />
        </button>
    `}function Mh(e,t,n){let o=Q.filter(s=>t[s]);return(n?yl:[0]).find(s=>{let r=qe(e,s),a=l=>r.find(c=>c.sides.includes(l))?.terrain??Ul;return o.every(l=>a(l)===t[l])})}function ql({deal:e,change:t,gameSheet:n,t:o,setup:s}){let r=Pe(n,s.options),a=e?.market??[],l=_l(n,s,r),c=d=>t({market:d});return i`
        <div class="al-deal">
            <p role="status">${o("al.deal.laid",{count:a.length,due:l})}</p>
            <ul class="al-found">
                ${a.map(d=>i`
                    <li key=${d}>
                        <button
                            type="button"
                            class="al-choice"
                            data-laid=${d}
                            ...${ne({label:o("al.deal.take-back",{tile:W(d)}),onAct:()=>c(a.filter(u=>u!==d))})}
                        >
                            <${Ut} tile=${V(r,d)} name=${W(d)} />
                        </button>
                    </li>
                `)}
            </ul>
            ${a.length<l&&i`<${To} tiles=${r} used=${new Set(a)} pick=${d=>c([...a,d])} t=${o} turned=${!1} />`}
        </div>
    `}var Ch=[[{terrain:"water",sides:["n","w"]},{terrain:"forest",sides:["e","s"]}],[{terrain:"forest",sides:["w","s"]},{terrain:"park",sides:["n","e"]}],[{terrain:"housing",sides:["s","w"]},{terrain:"fore\
st",sides:["n","e"]}],[{terrain:"forest",sides:["n","w"]},{terrain:"water",sides:["e","s"]}]],Ah=[[],["music"],["love"],["peace"]],Gl=()=>i`
    <span class="al-emblem">
        ${Ch.map((e,t)=>i`<${ke} key=${t} tile=${{id:"",regions:e,icons:Ah[t]}} />`)}
    </span>
`;var Wl={pieces:{"[data-held] .al-tile":e=>e.closest("[data-held]").dataset.held,"[data-lot] .al-tile":e=>e.closest("[data-lot]").dataset.lot,"[data-tile] .al-tile":e=>e.closest("[data-tile]").dataset.
tile,"[data-stall] .al-tile":e=>e.closest("[data-stall]").dataset.stall},bids:"[data-bid] .al-coin",payments({type:e,player:t,buyer:n,bidder:o,price:s,paid:r,found:a}){return e==="sold"?[{from:n,to:t,
amount:s}]:e==="kept"?[{from:t,to:o,amount:s}]:[{from:t,to:null,amount:r??0},{from:null,to:t,amount:a??0}]},awards:["sold","kept","taken-free"]};var Th=_t*_t;function Kl({legal:e,player:t,view:n,gameSheet:o}){let s=Lh[n.phase],r=n.players.find(({id:a})=>a===t);return s===void 0||r===void 0||r.money!==null?e:s({legal:e,player:t,view:n,gameSheet:o,
seat:r})}var Lh={claim:e=>Jl("claim",e),offer:e=>Jl("offer",e),bidding:({player:e,view:t,gameSheet:n})=>[{type:"bid",player:e,amount:{minimum:Nh(t,n),maximum:null}},...t.auction.high_bidder===e?[]:[{type:"\
pass",player:e}]],settling:({player:e,seat:t})=>[{type:"sell",player:e},...t.island.length<Th?[{type:"keep",player:e}]:[]]},Jl=(e,{legal:t,player:n,view:o})=>[...o.market.map((s,r)=>({type:e,player:n,
position:r+1})),...t.filter(s=>s.type!==e)];function Nh(e,t){let{auction:n}=e;return n.high_bidder!==null?n.bids[n.high_bidder]+1:e.options.minimum_bid??fe(t,e,"minimum_bid")}var Vl=({ruleset:e,variant:t,options:n,players:o})=>({ruleset:e,variant:t,options:n??{},players:o.map(s=>({id:s,money:null,island:[]}))}),Vr=(e,t,n)=>({...e,players:e.players.map(o=>o.id===t?{...o,...n(
o)}:o)}),Zr=e=>({x:t,y:n})=>t===e.x&&n===e.y,Zl=(e,t,n)=>Vr(e,t,()=>({money:n})),Yl=(e,t,n)=>Vr(e,t,({island:o})=>{let s=o.findIndex(Zr(n));return{island:s===-1?[...o,n]:o.with(s,n)}}),Ql=(e,t,n)=>Vr(
e,t,({island:o})=>({island:o.filter(s=>!Zr(n)(s))})),Xl=(e,t)=>e.find(Zr(t)),ec=e=>new Set(e.players.flatMap(({island:t})=>t.map(({tile:n})=>n))),tc=({ruleset:e,variant:t,options:n,players:o})=>({ruleset:e,
variant:t,options:n,players:o.map(({id:s,money:r,island:a})=>({id:s,...r!==null&&{money:r},island:a}))});function nc({draft:e,change:t,gameSheet:n,t:o,errors:s=[]}){let[r,a]=g(null),[l,c]=g(null),d=Math.max(0,e.players.findIndex(({id:f})=>f===r)),u=e.players[d],p={draft:e,change:t,player:u,seat:d,t:o,lens:l,
tiles:Pe(n,e.options)};return i`
        <div class="al-pad">
            <div class="al-tabs" role="group" aria-label=${o("al.pad.islands")}>
                ${e.players.map(({id:f,island:m},h)=>i`
                    <button
                        type="button"
                        key=${f}
                        class="al-button"
                        data-pad-player=${f}
                        aria-pressed=${String(h===d)}
                        onClick=${()=>a(f)}
                    >
                        <b>${f}</b> ${o("al.pad.tiles",{count:m.length})}
                        ${s.some(({pointer:$})=>$?.startsWith(`/players/${h}/`))&&i`<span class="al-tag">!</span>`}
                    </button>
                `)}
            </div>
            <${Rh} key=${u.id} ...${p} />
            <${Co} lens=${l} setLens=${c} t=${o} />
        </div>
    `}function Rh({draft:e,change:t,player:n,seat:o,t:s,lens:r,tiles:a}){let[l,c]=g(null),{id:d,island:u,money:p}=n,f=h=>t(Zl(e,d,h===""?null:Number(h))),m=vl(u).map(h=>({...h,label:s("al.pad.cell",{beside:_n(
h,u,s)}),pressed:l!==null&&X(l.x,l.y)===X(h.x,h.y),onAct:()=>c(h)}));return i`
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
                <${Ao}
                    island=${u}
                    tiles=${a}
                    options=${e.options}
                    name=${s("al.island",{player:d,count:u.length})}
                    t=${s}
                    places=${m}
                    lens=${r}
                    chosen=${l&&X(l.x,l.y)}
                    onTile=${({x:h,y:$})=>c({x:h,y:$})}
                />
            </div>
            <${Jr} counts=${Et(u,a,e.options)} t=${s} />
            ${l&&i`<${jh} key=${X(l.x,l.y)} ...${{draft:e,change:t,player:n,t:s,tiles:a,chosen:l,choose:c}} />`}
        </section>
    `}function jh({draft:e,change:t,player:n,t:o,tiles:s,chosen:r,choose:a}){let l=M(null),c=Xl(n.island,r);_(()=>l.current?.focus(),[c?.tile]);let d=(f,m)=>t(Yl(e,n.id,{tile:f,...r,rotation:m})),u=()=>{
t(Ql(e,n.id,r)),a(null)},p=i`<${To} tiles=${s} used=${ec(e)} pick=${d} t=${o} />`;return i`
        <div class="al-editor" key=${c?.tile}>
            <h2 ref=${l} tabindex="-1">${c?o("al.pad.change",{cell:So(r,n.island,o)}):o("al.pad.pick",{beside:_n(r,n.island,o)})}</h2>
            ${c&&i`
                <div class="al-turner">
                    <${Gr} turn=${f=>d(c.tile,(c.rotation+90*f+360)%360)} t=${o} />
                    <button type="button" class="al-button" data-remove onClick=${u}>${o("al.pad.remove")}</button>
                    <button type="button" class="al-button" onClick=${()=>a(null)}>${o("al.pad.close")}</button>
                </div>
            `}
            ${c?i`<details><summary>${o("al.pad.another")}</summary>${p}</details>`:p}
        </div>
    `}var oc={id:"auctionland",turns:!0,Board:Fl,Actions:Ll,Deal:ql,Emblem:Gl,label:nt,Piece:Oo,Breakdown:Dl,scorePad:{empty:Vl,Form:nc,request:tc},corrections:Hl,said:zl,openly:Kl,Own:Il,motion:Wl};var Bh=[22,58,94].flatMap(e=>[22,54].map(t=>`M${t} ${e+22}V${e+8}l12-10 12 10v14z`)).join(""),sc=()=>i`<svg viewBox="0 0 100 140" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="98" height="138" rx="9" fill="#fdf8ec" stroke="#b9a987" stroke-width="1.5" />
    <rect x="7" y="7" width="86" height="126" rx="5" fill="#7a2f2a" />
    <g fill="none" stroke="#c98b6a" stroke-width="2" stroke-linejoin="round"><path d=${Bh} /></g>
    <rect x="11" y="11" width="78" height="118" rx="3" fill="none" stroke="#d9a883" stroke-opacity=".6" />
</svg>`,rc=()=>i`<svg viewBox="0 0 140 88" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="138" height="86" rx="6" fill="#fdf8ec" stroke="#9b8d6d" stroke-width="1.5" />
    <rect x="6" y="6" width="128" height="76" rx="4" fill="#28563f" />
    <g fill="none" stroke="#79ac8a" stroke-width="1.6">
        ${[1,2,3,4].map(e=>i`<ellipse cx="70" cy="44" rx=${e*14} ry=${e*8.5} />`)}
    </g>
    <text x="70" y="54" text-anchor="middle" font-size="30" font-weight="800" fill="#cfe7d4">$</text>
</svg>`;var Ph=[14,24,34,44,54].flatMap(e=>[ac(e,9),ac(e,-9)]);function ac(e,t){return`M8 ${e}c11 ${-t} 20 ${t} 31 0s20 ${t} 31 0 20 ${t} 31 0 20 ${t} 31 0`}function Ih(e){if(e===0)return{fill:"#e9e6e1",line:"\
#b3aca2",ink:"#574f47"};let t=Math.min(e,20)/20,n=155-t*112;return{fill:`hsl(${n} ${38+t*34}% ${90-t*6}%)`,line:`hsl(${n} 35% ${70-t*8}%)`,ink:`hsl(${n} 60% 16%)`}}var Fh=()=>i`<path d="M12 78L128 10" stroke="#a8433a" stroke-width="3" stroke-opacity=".7" />`,
Dh=e=>i`
    <path d="M86 70c3-9 7-9 5-2s6-8 8-3 5-6 8 0 6-3 10-4" fill="none" stroke=${e} stroke-width="1.5"
        stroke-linecap="round" />`,Hh=(e,t)=>i`
    <circle cx="28" cy="34" r="17" fill=${e} stroke=${t} stroke-width="1.8" />
    <circle cx="28" cy="34" r="13.5" fill="none" stroke=${t} stroke-width=".8" stroke-dasharray="1.5 1.5" />
    <text x="28" y="42" text-anchor="middle" font-size="22" font-weight="700" fill=${t}>$</text>`;function ic({value:e}){let{fill:t,line:n,ink:o}=Ih(e);return i`<svg viewBox="0 0 140 88" aria-hidden="true" focusable="false">
        <rect x="1" y="1" width="138" height="86" rx="6" fill=${t} stroke="#9b8d6d" stroke-width="1.5" />
        <g fill="none" stroke=${n}>${Ph.map(s=>i`<path d=${s} />`)}</g>
        <rect x="6" y="6" width="128" height="76" rx="3" fill="none" stroke=${o} stroke-opacity=".45" />
        ${Hh(t,o)}
        <text x="126" y="50" text-anchor="end" font-size=${e>99?36:44} font-weight="800" fill=${o}>
            ${e}
        </text>
        <path d="M14 72h52M80 72h46" stroke=${o} stroke-opacity=".55" />
        ${e===0?Fh():Dh(o)}
    </svg>`}var lc=()=>i`
    <path d="M26 84h40v34H26z" fill="#c99a5b" /><path d="M66 84l14-9v34l-14 9z" fill="#a1743d" />
    <path d="M26 84l14-9h40l-14 9z" fill="#6d4a26" /><path d="M26 84l-11-7 13-9 12 7z" fill="#dab174" />
    <path d="M66 84l8 6 14-9-8-6z" fill="#b98a4c" />
    <path d="M38 100h14v18H38z" fill="#5b3d1e" /><path d="M38 100l-9 4v16l9-2z" fill="#dab174" />
    <path d="M57 90h6M57 94h6" stroke="#8a6232" stroke-width="1.6" /><path d="M12 118c3-5 8-5 10 0z" fill="#7d9a5a" />`,cc=()=>i`
    <path d="M50 62L16 118h68z" fill="#d87f52" /><path d="M50 62L30 118h12z" fill="#e79a70" />
    <path d="M50 62l34 56H62z" fill="#b5613a" />
    <path d="M50 70L39 118h22z" fill="#4d2a1f" /><path d="M50 70l-11 48h6z" fill="#f0b08a" />
    <path d="M50 62V52" stroke="#5d4330" stroke-width="2" /><path d="M50 52l11 4-11 4z" fill="#f3d25f" />
    <path d="M16 118l-6 4M84 118l6 4" stroke="#5d4330" stroke-width="1.6" />
    <path d="M79 116l6-7 5 7z" fill="#e8792b" /><path d="M76 119h17" stroke="#5d4330" stroke-width="2.4" />`,uc=()=>i`
    <path d="M27 86h46v32H27z" fill="#a9764a" />
    <path d="M27 94h46M27 102h46M27 110h46" stroke="#825633" stroke-width="1.4" />
    <path d="M20 88l30-25 30 25z" fill="#6b4a3b" /><path d="M29 80l21-17 4 3-20 17z" fill="#85604d" />
    <path d="M33 97h14v21H33z" fill="#553722" /><circle cx="44" cy="108" r="1.3" fill="#e5c15d" />
    <path d="M54 95h13v11H54z" fill="#f5dc8b" stroke="#553722" stroke-width="2" />
    <path d="M60.5 95v11" stroke="#553722" stroke-width="1.6" />
    <path d="M65 62h6v12l-6-5z" fill="#74675f" />
    <path d="M76 118v-9h10v9" fill="none" stroke="#825633" stroke-width="2" />`,dc=()=>i`
    <path d="M16 110V88c0-10 6-15 15-15h36c9 0 14 5 14 13v24z" fill="#f4ead3" />
    <path d="M16 97h65v9H16z" fill="#c5523a" />
    <path d="M23 80h20v12H23z" fill="#9ecbd6" stroke="#6f5a48" stroke-width="1.6" />
    <path d="M23 80h20l-3 4H26z" fill="#e9b44a" />
    <path d="M55 80h16v30H55z" fill="#e0cfa8" stroke="#6f5a48" stroke-width="1.6" />
    <path d="M58 83h10v8H58z" fill="#9ecbd6" />
    <path d="M81 109h11" stroke="#514337" stroke-width="3" /><circle cx="38" cy="111" r="8" fill="#3c342f" />
    <circle cx="38" cy="111" r="3.4" fill="#cfc4b2" />
    <path d="M90 110v8" stroke="#514337" stroke-width="2" /><path d="M46 73v-6h7v6" fill="#8d7a68" />`,pc=()=>i`
    <path d="M64 58h8v18h-8z" fill="#a2543f" />
    <path d="M68 54c-4-4 3-6 0-11" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3" />
    <path d="M24 84h52v34H24z" fill="#f3e6c8" /><path d="M15 88c9-15 18-24 27-25h18c9 1 17 10 25 25z" fill="#b98541" />
    <path d="M15 88c9-15 18-24 27-25h6c-9 4-17 13-23 25z" fill="#cf9d57" />
    <path d="M44 95c0-7 12-7 12 0v23H44z" fill="#5c7a4a" /><circle cx="53.5" cy="108" r="1.3" fill="#f1d37a" />
    <path d="M29 95h10v10H29zM61 95h10v10H61z" fill="#a8d2dc" stroke="#7a5a3a" stroke-width="1.8" />
    <path d="M34 95v10M66 95v10" stroke="#7a5a3a" stroke-width="1.4" />
    <path d="M24 118c2-6 8-7 11-2 3-4 8-2 9 2zM60 118c3-6 8-5 10-1 3-4 8-2 9 1z" fill="#6f9a52" />
    <circle cx="30" cy="113" r="1.7" fill="#e0607a" /><circle cx="71" cy="114" r="1.7" fill="#f1c84b" />`,Yr=(e,t,n,o)=>i`
    <path d=${`M${e} ${t+14}h24V118H${e}z`} fill=${n} />
    <path d=${`M${e-1} ${t+15}L${e+12} ${t}l13 15z`} fill=${o} />
    ${[t+21,t+35].map(s=>i`
        <path d=${`M${e+4} ${s}h6v8h-6zM${e+14} ${s}h6v8h-6z`} fill="#fbeec0" stroke="#5a4636" />`)}
    <path d=${`M${e+8} 118v-12h8v12z`} fill="#4f3a2c" />`,fc=()=>[Yr(13,64,"#c96b4f","#6d4038"),Yr(38,56,"#e2c07c","#7a5540"),Yr(63,66,"#88a9a8","#4d5a62")];var Me=(e,t,n,o,s)=>e.flatMap(r=>t.map(a=>i`<path d=${`M${r} ${a}h${n}v${o}h${-n}z`} fill=${s} />`)),mc=()=>i`
    <path d="M18 82h64v36H18z" fill="#f7f1e3" /><path d="M14 82l10-14h52l10 14z" fill="#b4573f" />
    <path d="M34 82l16-13 16 13z" fill="#f7f1e3" stroke="#c9b99a" stroke-width="1.4" />
    <circle cx="50" cy="77" r="2.6" fill="#9ecbd6" />
    ${Me([22,71],[87,101],7,9,"#8fbfce")}<path d="M34 82h32v4H34z" fill="#e0d3b8" />
    ${Me([36,45,52,61],[86],4,28,"#fff")}
    <path d="M46.5 98h7v16h-7z" fill="#5d4637" /><path d="M32 114h36v4H32z" fill="#d8caac" />
    <circle cx="12" cy="110" r="8" fill="#5f8f4e" /><circle cx="89" cy="111" r="7" fill="#5f8f4e" />`,$c=()=>i`
    <path d="M30 80h40v38H30z" fill="#d9c7a3" /><path d="M28 81l5-16h34l5 16z" fill="#4e5a6b" />
    <path d="M14 72h17v46H14zM69 72h17v46H69z" fill="#e6d8b9" />
    <path d="M12 73l10.5-23L33 73zM67 73l10.5-23L88 73z" fill="#3f4a5c" />
    <path d="M22.5 50v-6M77.5 50v-6" stroke="#3f4a5c" stroke-width="1.6" />
    <circle cx="22.5" cy="43" r="1.8" fill="#e9bf4a" /><circle cx="77.5" cy="43" r="1.8" fill="#e9bf4a" />
    ${Me([19.5,74.5],[79,94],6,10,"#7d6a54")}
    ${Me([35,59],[86,100],6,9,"#7d6a54")}
    ${Me([38,47,56],[69],5,7,"#f3df9b")}
    <path d="M44 118v-16c0-8 12-8 12 0v16z" fill="#5b3f2f" /><path d="M10 118h80" stroke="#6b8a55" stroke-width="3" />`,hc=()=>i`
    <path d="M12 84h20v34H12z" fill="#6d8296" /><path d="M72 76h18v42H72z" fill="#5b7288" />
    <path d="M34 60h32v58H34z" fill="#88a6bd" /><path d="M54 60h12v58H54z" fill="#6c8ba4" />
    <path d="M39 52h22v8H39z" fill="#7897af" /><path d="M50 52V41" stroke="#46586a" stroke-width="2" />
    <circle cx="50" cy="41" r="1.8" fill="#e0533d" />
    ${Me([37,44,51,58],[64,72,80,88,96],4.5,5,"#fff3c2")}
    ${Me([15,21,27],[88,96,104],3,4,"#e9edf0")}
    ${Me([75,82],[80,88,96,104],4,4,"#e9edf0")}
    <path d="M44 106h12v12H44z" fill="#33424f" /><path d="M40 105h20v2.500H40z" fill="#e9bf4a" />`,Lo=(e,t,n)=>{let o=Array.from({length:n},(s,r)=>`M${e+r*6} ${t}h4v5h-4z`);return i`<path d=${o.join("")} fill="#a39a8b" />`},
bc=()=>i`
    <path d="M24 86h52v32H24z" fill="#b7ae9e" />${Lo(26,82,8)}
    <path d="M12 70h16v48H12zM72 70h16v48H72z" fill="#a39a8b" />${Lo(12,66,3)}${Lo(72,66,3)}
    <path d="M41 58h18v30H41z" fill="#c6bdad" />${Lo(41,54,3)}
    <path d="M50 54V41" stroke="#544a3e" stroke-width="1.8" />
    <path d="M50 41h14l-4 4 4 4H50z" fill="#b9382f" />
    ${Me([18.5,78.5],[78,94],3,9,"#4b4238")}${Me([48.5],[64],3,9,"#4b4238")}
    <path d="M40 118v-14c0-11 20-11 20 0v14z" fill="#4f3826" />
    <path d="M45 97v21M50 96v22M55 97v21M40 106h20" stroke="#8a6a49" stroke-width="1.2" />`,Qr=(e,t,n,o)=>i`
    <path fill="#e0ab36" d=${`M${e-n} ${t}
        c${-n*.55} ${-o*.6} ${n*.7} ${-o*.7} ${n} ${-o}
        c${n*.3} ${o*.3} ${n*1.55} ${o*.4} ${n} ${o}z`} />
    <path d=${`M${e} ${t-o}v-5`} stroke="#a97a1d" stroke-width="1.6" />`,gc=()=>i`
    <path d="M14 88h72v30H14z" fill="#f8ecd9" /><path d="M14 88h72v4H14z" fill="#e2bf7a" />
    <path d="M36 74h28v44H36z" fill="#fff6e6" />
    <path d="M15 74h11v44H15zM74 74h11v44H74z" fill="#fff6e6" />
    ${Qr(50,74,13,24)}${Qr(20.5,75,6,14)}${Qr(79.5,75,6,14)}
    <path d="M29 112v-11c0-6 7-6 7 0v11zM67 112v-11c0-6 7-6 7 0v11z" fill="#7f6fa0" />
    <path d="M18 90v-7c0-4 5-4 5 0v7zM77 90v-7c0-4 5-4 5 0v7z" fill="#7f6fa0" />
    ${[40,47.5,55].map(e=>i`<path d=${`M${e} 92v-8c0-4 5-4 5 0v8z`} fill="#7f6fa0" />`)}
    <path d="M43 118v-13c0-9 14-9 14 0v13z" fill="#6a4b8a" />
    <path d="M43 118v-13c0-9 14-9 14 0v13" fill="none" stroke="#e0ab36" stroke-width="1.6" />
    <path d="M10 118h80v3H10z" fill="#e2bf7a" />`,zh=[[14,52],[28,46],[84,58],[72,48],[90,84],[12,96],[22,76],[80,104],[60,122],[38,126]],yc=()=>i`
    ${zh.map(([e,t],n)=>i`<circle cx=${e} cy=${t} r=${n%3?.9:1.5} fill="#fff" />`)}
    <path d="M6 134v-8c28-14 60-14 88 0v8z" fill="#3f8fb0" />
    <path d="M26 121c10-3 18-2 22 1s-8 4-14 4zM62 120c8 0 16 2 20 5-8 2-18 0-20-5z" fill="#6fb37f" />
    <path d="M12 76h20v18H12zM68 76h20v18H68z" fill="#3c63a8" stroke="#c9d3e2" stroke-width="1.4" />
    <path d="M18.5 76v18M25.5 76v18M12 85h20M74.5 76v18M81.5 76v18M68 85h20" stroke="#c9d3e2" stroke-width=".9" />
    <path d="M32 83h36v4H32z" fill="#98a5b8" />
    <ellipse cx="50" cy="85" rx="21" ry="8" fill="none" stroke="#e6ebf2" stroke-width="4" />
    <path d="M43 64h14v40H43z" fill="#d7dee8" /><path d="M50 64h7v40h-7z" fill="#b3bfce" />
    <path d="M43 64c0-8 14-8 14 0z" fill="#f2f5f9" /><path d="M45 104h10l-2 6h-6z" fill="#7f8ca0" />
    ${Me([46,51],[69,92,98],3,3,"#ffd766")}
    <path d="M29 85a21 8 0 0 0 42 0" fill="none" stroke="#f7f9fc" stroke-width="4" />
    <path d="M50 56V46" stroke="#c9d3e2" stroke-width="1.4" /><circle cx="50" cy="45" r="2" fill="#ff6b57" />`;var Uh=[[2,"box",lc],[4,"tent",cc],[6,"hut",uc],[9,"caravan",dc],[12,"cottage",pc],[15,"terrace",fc],[18,"villa",mc],[20,"manor",$c],[22,"tower",hc],[25,"castle",bc],[28,"palace",gc],[1/0,"station",yc]],
xc=e=>Uh.find(([t])=>e<=t),No=e=>`fs.home.${xc(e)[1]}`;function qh(e,t){if(t==="station")return{sky:"#161d3f",ground:"#161d3f"};let n=Math.min(e,28)/28;return{sky:`hsl(${205+(n<.7?0:(n-.7)*560)} ${25+
n*45}% ${80-Math.max(0,n-.75)*30}%)`,ground:`hsl(${70+n*45} ${22+n*14}% ${66-n*8}%)`}}function Ro({value:e,at:t}){let[,n,o]=xc(e),{sky:s,ground:r}=qh(e,n);return i`<svg viewBox="0 0 100 140" aria-hidden="true" focusable="false" ...${t}>
        <rect x="1" y="1" width="98" height="138" rx="9" fill="#fdf8ec" stroke="#b9a987" stroke-width="1.5" />
        <rect x="6" y="40" width="88" height="94" rx="4" fill=${s} />
        ${n!=="station"&&i`
            <circle cx=${86-e%4*4} cy=${52+e%3*2} r="5" fill="#fff" opacity=".65" />
            <path d="M6 116h88v14a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4z" fill=${r} />`}
        <${o} />
        <rect x="6" y="40" width="88" height="94" rx="4" fill="none" stroke="#6b5a3c" stroke-opacity=".45" />
        <text x="10" y="32" font-size=${e>99?27:33} font-weight="800" fill="#2c2418">${e}</text>
        <path d="M74 30V19l10-8 10 8v11z" fill="none" stroke="#8a774f" stroke-width="2.5" stroke-linejoin="round" />
    </svg>`}var wc={houses:Ro,cheques:ic},Xr={houses:sc,cheques:rc},Gh=10;function vc(e,t,n){return e==="cheques"?n("fs.cheque",{cheque:t}):n("fs.house.named",{house:t,home:n(No(t))})}function Ie({kind:e,value:t,
t:n,chosen:o=!1}){let s=wc[e];return i`
        <span class="fs-card fs-${e} ${o?"is-chosen":""}" role="img" aria-label=${vc(e,t,n)}>
            <${s} value=${t} />
        </span>`}function Mt({kind:e,value:t,props:n}){let o=wc[e];return i`
        <button type="button" class="fs-card fs-playable fs-${e}" ...${n}><${o} value=${t} /></button>`}function kc({kind:e,label:t}){let n=Xr[e];return i`<span class="fs-card fs-${e}" role="img" aria-label=${t}><${n} /></span>`}
function Sc({kind:e,count:t,t:n}){let o=Xr[e],s=n(`fs.deck.${e}`,{count:t});return i`
        <div class="fs-deck ${t===0?"is-empty":""}" data-deck=${e} role="img" aria-label=${s}>
            <span class="fs-card fs-${e}">${t>0&&i`<${o} />`}</span>
            <span class="fs-deck-count" aria-hidden="true">${t}</span>
        </div>`}var Wh={houses:{box:"0 0 36 42",outline:"M2 16L18 2l16 14v24H2z",x:18,y:32},cheques:{box:"0 6 42 30",outline:"M2 8h38v26H2z",x:21,y:27}};function Jh({kind:e,value:t,t:n}){let{box:o,outline:s,
x:r,y:a}=Wh[e];return i`
        <svg class="fs-mini fs-mini-${e}" data-mini=${`${e}-${t}`} viewBox=${o} role="img" aria-label=${vc(e,t,n)}>
            <path d=${s} />
            <text x=${r} y=${a} text-anchor="middle" font-size=${t>99?13:17}>${t}</text>
        </svg>`}var ot=({kind:e,cards:t,t:n})=>i`
    <span class="fs-pile">
        ${t.map((o,s)=>i`<${Jh} key=${`${o}/${s}`} kind=${e} value=${o} t=${n} />`)}
    </span>`;function _c({kind:e,count:t}){let n=Xr[e],o=Array.from({length:Math.min(t,Gh)},()=>i`<span><${n} /></span>`);return i`<span class="fs-fan" aria-hidden="true">${o}</span>`}var Ge=e=>Array.isArray(e),We=e=>Ge(e)?e.length:typeof e=="number"?e:e.hidden,Ce=(e,t)=>Object.hasOwn(e,t)?e[t]:void 0,Oc=e=>e.reduce((t,n)=>t+n,0),Kh=new Set(["left-empty-handed","house-taken","house\
-won","house-sold","sweep"]);function Ec(e){let t=[],n=[];for(let o of e)(o.type==="houses-revealed"||o.type==="cheques-revealed")&&(t=[]),Kh.has(o.type)&&(t.push(o),n=t);return n}function ea(e){return e.phase==="selling"?e.players.filter(t=>We(t.houses)>0):e.players.filter(t=>!e.passed.includes(t.id))}function jo(e){let{houses:t}=e.market;return t.length===0?null:{house:ea(e).
length>t.length?null:t[0]}}var Bo=e=>Math.max(0,...Object.values(e.bids)),Mc=({cheques:e,coins:t})=>Oc(e)+(t??0);function Cc(e,t){let n=new Map,o=(s,r)=>n.set(s,(n.get(s)??0)+r);for(let s of Vh(e,t))o(
s,1);for(let s of e.players.flatMap(({cheques:r})=>r))o(s,-1);return[...n].sort(([s],[r])=>s-r)}var Vh=(e,t)=>e.options.cheques??fe(t,e,"cheques");function Zh(e,t,n){let o=jo(n);return o===null?t("fs.pass"):o.house!==null?t("fs.pass.house",{house:o.house}):t(Ce(n.bids,e)===void 0?"fs.pass.nothing":"fs.pass.bid-back")}function qt(e,t,n){switch(e.
type){case"bid":return t("fs.bid");case"pass":return Zh(e.player,t,n);case"sell":return e.house===void 0?t("fs.sell.last"):t("fs.sell.named",{house:e.house,home:t(No(e.house))});case"reveal":return t(
e.houses?"fs.reveal.houses":"fs.reveal.cheques")}}function Ac({view:e,legal:t,act:n,t:o,player:s,prepared:r,prepare:a,isConfirming:l}){let c=t.filter(({type:b,house:y})=>b==="sell"&&y!==void 0),d=t.filter(b=>!c.includes(b)),u=Ge(e.players.find(({id:b})=>b===
s).houses),p=b=>qt(b,o,e),f=M(null);Se(f,".fs-playable");let m=b=>ne({label:p(b),action:b,onAct:()=>n(b)}),h=tt({act:n,legal:t,view:e,prepared:r,prepare:a}),$=b=>ne({label:p(b),...h(b)});return l&&u?null:
i`<div class="fs-actions">
        ${d.map(b=>i`
            <button type="button" class="action" key=${b.type} ...${m(b)}>${p(b)}</button>`)}
        ${c.length>0&&i`<p>${o(u?"fs.sell.from-hand":"fs.sell.which",{player:s})}</p>`}
        ${c.length>0&&!u&&i`<ul class="fs-picks" ref=${f}>
            ${c.map(b=>i`<li key=${b.house}>
                <${Mt} kind="houses" value=${b.house} props=${$(b)} />
            </li>`)}
        </ul>`}
    </div>`}var Po=5,Yh=6,Qh=(e,t)=>i`<g>
    <path d=${`M${e-9} ${t}v3a9 3.5 0 0 0 18 0v-3z`} fill="#a8761a" />
    <ellipse cx=${e} cy=${t} rx="9" ry="3.5" fill="#efc550" stroke="#8f6414" stroke-width=".8" />
    <ellipse cx=${e} cy=${t} rx="5.5" ry="1.9" fill="none" stroke="#b98a25" stroke-width=".7" /></g>`;function st({count:e}){if(e===0)return null;let t=Math.min(e,Po*Yh),n=Math.ceil(t/Po),o=Array.from(
{length:t},(s,r)=>Qh(10+Math.floor(r/Po)*16,24-r%Po*4));return i`<svg class="fs-coins" viewBox=${`0 0 ${n*16+4} 32`} aria-hidden="true" focusable="false">
        ${o}</svg>`}var Tc=()=>i`<svg class="fs-coins" viewBox="0 0 28 32" aria-hidden="true" focusable="false">
    <path d="M10 10C2 16 2 30 14 30s12-14 4-20z" fill="#94623a" stroke="#5f3d22" stroke-width="1.2" />
    <path d="M9 3l5 3 5-3-2 7h-6z" fill="#b07a4b" stroke="#5f3d22" stroke-width="1.2" />
    <path d="M9 10h10" stroke="#e5bf57" stroke-width="2" stroke-linecap="round" />
    <text x="14" y="25" text-anchor="middle" font-size="12" font-weight="700" fill="#fff3dc">?</text></svg>`;var Io=e=>({"--seat":`var(--player-${e})`}),Fo=({id:e,number:t})=>i`
    <h3><span class="fs-number" aria-hidden="true">${t}</span><span class="fs-name">${e}</span></h3>`;function Xh({player:e,number:t,standing:n,t:o}){let{cheque_total:s,coins:r}=n.breakdown;return i`<li class="fs-final-row" data-seat=${e.id} style=${Io(t)}>
        <${Fo} id=${e.id} number=${t} />
        <ul class="fs-spread" aria-label=${o("fs.cheques")}>
            ${e.cheques.map((a,l)=>i`
                <li key=${l}><${Ie} kind="cheques" value=${a} t=${o} /></li>`)}
        </ul>
        <dl class="fs-sums">
            <div><dt>${o("fs.cheques")}</dt><dd>${s}</dd></div>
            <div><dt>${o("fs.coins")}</dt><dd><${st} count=${r} />${r}</dd></div>
            <div class="fs-total"><dt>${o("fs.total")}</dt><dd>${n.total}</dd></div>
        </dl>
    </li>`}function Lc({view:e,scores:t,t:n}){let o=({id:s})=>t.standings.find(({player:r})=>r===s);return i`<section class="fs-market" aria-label=${n("fs.phase.finished")}>
        <h2>${n("fs.phase.finished")}</h2>
        <ol class="fs-final">
            ${e.players.map((s,r)=>i`
                <${Xh} key=${s.id} player=${s} number=${r+1} standing=${o(s)} t=${n} />`)}
        </ol>
    </section>`}function eb({house:e,sell:t,onTap:n,chosen:o,t:s}){if(!t)return i`<${Ie} kind="houses" value=${e} t=${s} chosen=${o} />`;let r=ne({label:qt(t,s),...n(t)});return i`<${Mt} kind="houses" value=${e} props=${r} />`}
function tb(e,t){return e.length>0?"fs.hand.choose":t===null?"fs.hand":"fs.hand.chosen"}function Nc({view:e,legal:t,onTap:n,seat:o,t:s}){let r=M(null);Se(r,".fs-playable");let a=e.players.find(({id:d})=>d===
o);if(!a||!Ge(a.houses)||a.houses.length===0)return null;let l=t.filter(({type:d})=>d==="sell"),c=Ce(e.choices,o)??null;return i`<section class="fs-hand" data-hand=${o} data-here=${l.length>0||void 0} aria-label=${s(
"fs.hand.of",{player:o})}>
        <h2>${s(tb(l,c),{house:c})}</h2>
        <ul ref=${r} style=${{"--cards":a.houses.length}}>
            ${a.houses.map(d=>i`<li key=${d} data-house=${d}>
                <${eb} house=${d} sell=${l.find(u=>u.house===d)} onTap=${n}
                    chosen=${d===c} t=${s} />
            </li>`)}
        </ul>
    </section>`}var Rc=e=>({"--cards":Math.max(e.length,3)});function nb(e,t,n,o){return e===n.house?o("fs.note.next"):e===t.at(-1)?o("fs.note.last"):""}function ob({view:e,t}){let{houses:n}=e.market,o=jo(e);return i`
        <ul class="fs-offer" style=${Rc(n)} aria-label=${t("fs.offer.houses")}>
            ${n.map(s=>i`<li key=${s} data-house=${s}>
                <${Ie} kind="houses" value=${s} t=${t} />
                <span class="fs-note">${nb(s,n,o,t)}</span>
            </li>`)}
        </ul>
        ${o&&o.house===null&&i`<p class="fs-hint">${t("fs.note.empty-handed")}</p>`}`}function sb({player:e,view:t,t:n}){let o=Ce(t.choices,e),s=o!==void 0,r=n("fs.sealed.awaited",{player:e});return i`<li data-sealed=${e} data-chosen=${String(
s)}>
        ${!s&&i`<span class="fs-card fs-houses fs-blank" role="img" aria-label=${r}></span>`}
        ${o===null&&i`<${kc} kind="houses" label=${n("fs.sealed.chosen",{player:e})} />`}
        ${s&&o!==null&&i`<${Ie} kind="houses" value=${o} t=${n} />`}
        <span class="fs-note">${e}</span>
    </li>`}function rb({view:e,t}){let{cheques:n}=e.market;return i`
        <ul class="fs-offer fs-offer-cheques" style=${Rc(n)} aria-label=${t("fs.offer.cheques")}>
            ${n.map((o,s)=>i`<li key=${s} data-cheque=${o}>
                <${Ie} kind="cheques" value=${o} t=${t} />
            </li>`)}
        </ul>
        <ul class="fs-offer fs-sealed-row" aria-label=${t("fs.sealed")}>
            ${ea(e).map(({id:o})=>i`<${sb} key=${o} player=${o} view=${e} t=${t} />`)}
        </ul>`}function ab({view:e,t}){if(e.phase!=="buying"||e.market.houses.length===0)return null;let n=Bo(e);return i`<p class="fs-high">${n===0?t("fs.bid.none"):t("fs.bid.highest",{bid:n})}</p>`}
function jc({view:e,toAct:t,isHere:n,t:o}){let s=e.phase==="buying",r=s?"houses":"cheques",a=s?ob:rb,l=c=>i`<${Sc} kind=${c} count=${We(e.decks[c])} t=${o} />`;return i`<section class="fs-market" data-fs="market" data-here=${n||
void 0} aria-label=${o("fs.market")}>
        <header>
            <h2>${o(`fs.phase.${e.phase}`,{round:e.round})}</h2>
            <${ab} view=${e} t=${o} />
        </header>
        <div class="fs-middle">
            ${l(r)}
            <div class="fs-laid">
                ${t.includes("table")&&i`<p class="fs-hint">${o(`fs.awaited.${r}`)}</p>`}
                <${a} view=${e} t=${o} />
            </div>
            ${s&&l("cheques")}
        </div>
    </section>`}var Do=(e,t,n)=>i`<${ot} kind=${e} cards=${t} t=${n} />`,Bc=(e,t,n,o)=>i`<span>${e+t===0?o("fs.outcome.free"):o(n,{paid:e,refund:t})}</span>`,Pc=(e,t,n)=>i`
    ${Do("houses",e,n)}
    <span role="img" aria-label=${n("fs.sold-for")}>→</span>
    ${Do("cheques",t,n)}`,ib={"left-empty-handed":({refund:e},t)=>i`<span>${t("fs.outcome.nothing",{refund:e})}</span>`,"house-taken":({house:e,paid:t,refund:n},o)=>[Do("houses",[e],o),Bc(t,n,"fs.outc\
ome.taken",o)],"house-won":({house:e,paid:t},n)=>[Do("houses",[e],n),Bc(t,0,"fs.outcome.won",n)],"house-sold":({house:e,cheque:t},n)=>Pc([e],[t],n),sweep:({houses:e,cheques:t},n)=>Pc(e,t,n)};function Ic({
events:e,t}){let n=Ec(e);return n.length===0?null:i`<section class="fs-outcome" aria-label=${t("fs.outcome")}>
        <h2>${t("fs.outcome")}</h2>
        <ul>
            ${n.map((o,s)=>i`
                <li key=${s} data-outcome=${o.player}><b>${o.player}</b>${ib[o.type](o,t)}</li>`)}
        </ul>
    </section>`}function lb(e,t,n,o){let{id:s}=e,r=t.phase==="selling";return[s===o&&"you",n.includes(s)&&"to-act",t.forfeits?.some(({seat:a})=>a===s)&&"forfeited",t.passed.includes(s)&&"passed",r&&Ce(t.choices,s)!==
void 0&&"chosen",r&&We(e.houses)===0&&"sold-out",!r&&t.first_player===s&&"starts"].filter(Boolean)}function Fc({count:e,t}){return e===null?i`<${Tc} /><span class="fs-soft">${t("fs.hidden")}</span>`:i`<b class="fs-figure">${e}</b><${st} count=${e} />`}
function Dc({kind:e,cards:t,t:n,inHand:o=!1}){let s=We(t),r=Ge(t)&&!o;return i`
        <b class="fs-figure">${s}</b>
        ${r&&i`<${ot} kind=${e} cards=${t} t=${n} />`}
        ${!r&&i`<${_c} kind=${e} count=${s} />`}`}var Ho=({name:e,term:t,children:n})=>i`
    <div class="fs-line fs-line-${e}" data-line=${e}><dt>${t}</dt><dd>${n}</dd></div>`,cb=({signs:e,t})=>i`
    <ul class="fs-signs" aria-label=${t("fs.signs")}>
        ${e.map(n=>i`<li key=${n} class="fs-sign fs-sign-${n}">${t(`fs.sign.${n}`)}</li>`)}
    </ul>`;function ub({player:e,number:t,view:n,toAct:o,seat:s,t:r}){let{id:a,coins:l,houses:c,cheques:d}=e,u=lb(e,n,o,s),p=Ce(n.bids,a),f=u.map(m=>`is-${m}`).join(" ");return i`<li class="fs-seat ${f}" data-seat=${a} style=${Io(
t)}>
        <${Fo} id=${a} number=${t} />
        ${u.length>0&&i`<${cb} signs=${u} t=${r} />`}
        <dl>
            ${p!==void 0&&i`<${Ho} name="bid" term=${r("fs.bid")}><${Fc} count=${p} /><//>`}
            <${Ho} name="coins" term=${r("fs.coins")}><${Fc} count=${l} t=${r} /><//>
            <${Ho} name="houses" term=${r("fs.houses")}>
                <${Dc} kind="houses" cards=${c} inHand=${a===s} t=${r} />
            <//>
            ${n.phase==="selling"&&i`<${Ho} name="cheques" term=${r("fs.cheques")}>
                <${Dc} kind="cheques" cards=${d} t=${r} />
            <//>`}
        </dl>
    </li>`}function Hc({view:e,toAct:t,seat:n,t:o}){let s={view:e,toAct:t,seat:n,t:o};return i`<section class="fs-seats" aria-label=${o("fs.seats")}>
        <ol data-seats=${e.players.length}>
            ${e.players.map((r,a)=>i`
                <${ub} key=${r.id} player=${r} number=${a+1} ...${s} />`)}
        </ol>
    </section>`}function zc({view:e,legal:t,act:n,t:o,seat:s,toAct:r,scores:a,prepared:l,prepare:c,last:d,log:u=d}){let p=i`<${Ic} events=${u} t=${o} />`;return e.phase==="finished"?i`<div class="fs-board" data-phase="finished"><div class="fs-layout"><${Lc} view=${e} scores=${a} t=${o} />${p}</div></div>`:
i`<div class="fs-board" data-phase=${e.phase}><div class="fs-layout fs-playing">
        <${jc} view=${e} toAct=${r} isHere=${!db(e,t,s)} t=${o} />
        <${Nc} view=${e} legal=${t} onTap=${tt({act:n,legal:t,view:e,prepared:l,prepare:c})} seat=${s} t=${o} />
        ${p}
        <${Hc} view=${e} toAct=${r} seat=${s} t=${o} />
    </div></div>`}function db(e,t,n){let o=e.players.find(({id:s})=>s===n)?.houses;return Array.isArray(o)&&t.some(({type:s})=>s==="sell")}var ta=({name:e,amount:t,total:n=!1,children:o})=>i`
    <li class="fs-score-line ${n?"is-total":""}">
        <span class="fs-score-name">${e}</span>
        <span class="fs-score-of">${o}</span>
        <b class="fs-amount">${t}</b>
    </li>`;function Uc({standing:e,t}){let{cheques:n,cheque_total:o,coins:s}=e.breakdown;return i`<ul class="fs-breakdown" aria-label=${t("fs.breakdown.of",{player:e.player})}>
        <${ta} name=${t("fs.cheques")} amount=${o}>
            <${ot} kind="cheques" cards=${n} t=${t} />
            <span class="fs-sum">${n.join(" + ")}</span>
        <//>
        <${ta} name=${t("fs.coins.left")} amount=${s}><${st} count=${s} /><//>
        <${ta} name=${t("fs.total")} amount=${e.total} total=${!0} />
    </ul>`}var qc=[{kind:"coins",name:"fs.coins",at:{"/players/*/coins":""}},{kind:"house",name:"fs.correct.house",at:{"/market/houses/*":"fs.market","/players/*/houses/*":"","/sold/*":"fs.correct.sold"},of:"hou\
ses",unseen:["/decks/houses/*","/removed/houses/*"],ascending:["/market/houses","/players/*/houses","/sold","/removed/houses"],follow:["/choices/*"]},{kind:"cheque",name:"fs.correct.cheque",at:{"/mark\
et/cheques/*":"fs.market","/players/*/cheques/*":""},of:"cheques",unseen:["/decks/cheques/*","/removed/cheques/*"],ascending:["/market/cheques","/players/*/cheques","/removed/cheques"]}];var pb={x:60,y:12,width:80,height:112},fb=[[2,"rotate(-26 100 210)"],[24,"rotate(26 100 210)"],[12,"rotate(0)"]],Gc=()=>i`<svg viewBox="-25 0 250 150" aria-hidden="true" focusable="false">
    ${fb.map(([e,t])=>i`<g transform=${t}><${Ro} value=${e} at=${pb} /></g>`)}
</svg>`;var Wc={pieces:{".fs-offer > [data-house]":({dataset:e})=>`houses-${e.house}`,".fs-offer > [data-cheque]":({dataset:e})=>`cheques-${e.cheque}`,"[data-sealed][data-chosen=true]":({dataset:e})=>`sealed-${e.
sealed}`,"[data-mini]":({dataset:e})=>e.mini},bids:".fs-line-bid .fs-figure",payments({type:e,player:t,amount:n,refund:o}){return e==="bid"?[{from:t,to:null,amount:n}]:o>0?[{from:null,to:t,amount:o}]:
[]},awards:["house-taken","house-won","house-sold","sweep"]};function Jc({legal:e,player:t,view:n,gameSheet:o}){let s=n.players.find(({id:a})=>a===t);if(s===void 0)return e;if(n.phase==="selling")return mb({legal:e,player:t,seat:s});if(n.phase!=="buying"||s.coins!==
null)return e;let r={minimum:$b(n,t,o),maximum:null};return[{type:"bid",player:t,amount:r},{type:"pass",player:t}]}function mb({legal:e,player:t,seat:n}){return We(n.houses)>1?null:Ge(n.houses)?e:[{type:"\
sell",player:t}]}function $b(e,t,n){let o=r=>e.options[r]??fe(n,e,r);if(Object.keys(e.bids).length===0)return o("minimum_opening_bid");let s=Bo(e);return o("raise")==="exceed"?s+1:Math.max(s,(Ce(e.bids,
t)??0)+1)}function Kc({view:e,seat:t,t:n}){let{coins:o,houses:s,cheques:r}=e.players.find(({id:l})=>l===t),a=(l,c)=>c.length>0&&i`
        <div class="fs-line"><dt>${n(`fs.${l}`)}</dt><dd><${ot} kind=${l} cards=${c} t=${n} /></dd></div>`;return i`
        <dl class="fs-own">
            <div class="fs-line"><dt>${n("fs.coins")}</dt><dd><b class="fs-figure">${o}</b><${st} count=${o} /></dd></div>
            ${a("houses",s)}
            ${a("cheques",r)}
        </dl>`}var Vc=({ruleset:e,variant:t,options:n,players:o})=>({ruleset:e,variant:t,options:n,players:o.map(s=>({id:s,coins:null,cheques:[]}))}),na=(e,t,n)=>({...e,players:e.players.map(o=>o.id===t?{...o,...n(o)}:
o)}),Zc=(e,t,n)=>na(e,t,()=>({coins:n})),Yc=(e,t,n)=>na(e,t,({cheques:o})=>({cheques:[...o,n].sort((s,r)=>s-r)})),Qc=(e,t,n)=>na(e,t,({cheques:o})=>({cheques:o.filter((s,r)=>r!==n)})),Xc=({ruleset:e,variant:t,
options:n,players:o})=>({ruleset:e,variant:t,options:n,players:o.map(({id:s,coins:r,cheques:a})=>({id:s,...r!==null&&{coins:r},cheques:a}))});var hb=(e,t)=>e.some(({pointer:n})=>n?.startsWith(`/players/${t}/`));function bb({player:e,active:t,choose:n,error:o,t:s}){let{id:r,cheques:a}=e,l={count:a.length,total:Mc(e)};return i`
        <button type="button" aria-pressed=${String(t)} data-pad-player=${r} onClick=${()=>n(r)}>
            <b>${r}</b>
            <span>${s("fs.pad.so-far",l)}</span>
            ${o&&i`<span class="fs-error">${s("fs.pad.error")}</span>`}
        </button>`}function gb({player:e,draft:t,change:n,t:o}){let s=({currentTarget:{value:r}})=>n(Zc(t,e.id,r===""?null:Math.max(0,Math.trunc(Number(r)))));return i`<label class="fs-coin-field">
        <span>${o("fs.pad.coins",{player:e.id})}</span>
        <input type="number" inputmode="numeric" min="0" step="1" name=${`coins/${e.id}`} onInput=${s}
            value=${e.coins??""} data-pointer=${`/players/${t.players.indexOf(e)}/coins`} />
    </label>`}function yb({player:e,draft:t,change:n,t:o}){if(e.cheques.length===0)return i`<p class="fs-soft">${o("fs.pad.none")}</p>`;let s=(r,a)=>({"aria-label":o("fs.pad.remove",{cheque:r,player:e.
id}),"data-taken":r,onClick:()=>n(Qc(t,e.id,a))});return i`<ul class="fs-picks" aria-label=${o("fs.pad.taken",{player:e.id})}>
        ${e.cheques.map((r,a)=>i`<li key=${`${r}/${a}`}>
            <${Mt} kind="cheques" value=${r} props=${s(r,a)} />
        </li>`)}
    </ul>`}function xb({player:e,draft:t,change:n,gameSheet:o,t:s}){let r=(a,l)=>({"aria-label":s("fs.pad.add",{cheque:a,player:e.id,count:l}),"data-pick":a,disabled:l<=0,onClick:()=>n(Yc(t,e.id,a))});
return i`<ul class="fs-picks" aria-label=${s("fs.pad.left")}>
        ${Cc(t,o).map(([a,l])=>i`<li key=${a}>
            <${Mt} kind="cheques" value=${a} props=${r(a,l)} />
            <span class="fs-note" aria-hidden="true">× ${l}</span>
        </li>`)}
    </ul>`}function eu({draft:e,change:t,gameSheet:n,t:o,errors:s=[]}){let[r,a]=g(null),l=e.players.find(({id:d})=>d===r)??e.players[0],c={player:l,draft:e,change:t,t:o};return i`<div class="fs-pad">
        <div class="fs-tabs" role="group" aria-label=${o("fs.pad.who")}>
            ${e.players.map((d,u)=>i`<${bb} key=${d.id} player=${d} active=${d===l}
                choose=${a} error=${hb(s,u)} t=${o} />`)}
        </div>
        <section class="fs-pad-player" aria-label=${l.id}>
            <${gb} key=${l.id} ...${c} />
            <h2>${o("fs.pad.taken",{player:l.id})}</h2>
            <${yb} ...${c} />
            <h2>${o("fs.pad.left")}</h2>
            <${xb} ...${c} gameSheet=${n} />
        </section>
    </div>`}var tu={id:"for-sale",Emblem:Gc,Board:zc,label:qt,Actions:Ac,Piece:({component:e,value:t,t:n})=>i`<${Ie} kind=${e} value=${t} t=${n} />`,Breakdown:Uc,scorePad:{empty:Vc,Form:eu,request:Xc},corrections:qc,
sealed:["sell"],openly:Jc,Own:Kc,motion:Wc};var rt=["blue","green","yellow","purple","red","white"],wb=[12,24,36].map(e=>`M3 ${e}q5.25-6 10.5 0t10.5 0 10.5 0 10.5 0`).join(""),vb=[9,24,39].map(e=>[9,19,29,39].map(t=>`M${t} ${e}h.01`).join("")).
join(""),nu="M3 15L15 3M3 27L27 3M3 39L39 3M9 45L45 9M21 45L45 21M33 45L45 33",kb=`${nu}M33 3L45 15M21 3L45 27M9 3L45 39M3 9L39 45M3 21L27 45M3 33L15 45`,Sb="M3 13.5h42M3 24h42M3 34.5h42M17 3v10.5M33 \
3v10.5M9 13.5v10.5M40 13.5v10.5M8 24v10.5M39 24v10.5M17 34.5v10.5M33 34.5v10.5",_b={blue:wb,green:vb,yellow:nu,purple:kb,red:Sb,white:"M9 9h30v30h-30z"},En=({box:e,kind:t,piece:n,children:o})=>i`<svg class=${`\
es-piece ${t}`} data-piece=${n} viewBox=${e} aria-hidden="true" focusable="false">${o}</svg>`,ce=({colour:e,value:t})=>i`
    <${En} box="0 0 48 48" kind=${`es-cube es-${e}`} piece=${t==null?void 0:`${e}-${t}`}>
        <rect class="es-face" x="1.5" y="1.5" width="45" height="45" rx="5" />
        <path class=${`es-pattern${e==="green"?" es-pattern--dots":""}`} d=${_b[e]} />
        <path class="es-gleam" d="M6 4.5h36" />
        ${t!=null&&i`<circle class="es-plate" cx="24" cy="24" r="13.5" /><text x="24" y="32">${t}</text>`}
    <//>`,Je=({value:e})=>i`
    <${En} box="0 0 60 32" kind=${`es-roof${e==null?" es-roof--back":""}`}>
        <path class="es-face" d="M1.5 30.5L13 4.5Q14 2.5 16.5 2.5H43.5Q46 2.5 47 4.5L58.5 30.5Z" />
        <path class="es-pattern" d="M10 12h8M42 12h8M7 21h11M42 21h11" />
        <text x="30" y="25">${e??"?"}</text>
    <//>`,Ob={shorten:"−",lengthen:"+"},oa=(e,t)=>`${Ob[t]??"±"}${e}`,sa=({value:e,effect:t})=>i`
    <${En} box="0 0 48 48" kind=${`es-permit es-permit--${t??"open"}`} piece=${`permit-${e}`}>
        <path class="es-post" d="M24 30v17" />
        <rect class="es-face" x="2" y="5" width="44" height="27" rx="3" />
        <path class="es-pattern" d="M6 9h36v19H6z" />
        <text x="24" y="26">${oa(e,t)}</text>
    <//>`,Gt=()=>i`
    <${En} box="0 0 48 48" kind="es-mayor" piece="mayor">
        <path class="es-face" d="M12 5Q24 1 36 5L34 31H14Z" />
        <path class="es-band" d="M13.6 23H34.4L34 30H14Z" />
        <path class="es-face" d="M3 31Q24 25 45 31Q46 37 24 39Q2 37 3 31Z" />
        <text x="24" y="19">×2</text>
    <//>`,Eb=()=>i`
    <${En} box="0 0 48 48" kind="es-cancel" piece="cancel">
        <rect class="es-face" x="3" y="3" width="42" height="42" rx="5" />
        <path class="es-cross" d="M14 14L34 34M34 14L14 34" />
    <//>`,zo=()=>i`
    <svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true"><path class="es-gavel" d="M3 17.5h8M5.5 5.5l5-3.5 4 5.5-5 3.5zM12 9l6 6" /></svg>`;function be({piece:e,effect:t}){return e.kind==="cube"?
i`<${ce} colour=${e.colour} value=${e.value} />`:e.kind==="rooftop"?i`<${Je} value=${e.value} />`:e.kind==="permit"?i`<${sa} value=${e.value} effect=${t} />`:e.kind==="mayor"?i`<${Gt} />`:i`<${Eb} />`}
function oe(e,t){let n=e.colour&&t(`es.colour.${e.colour}`);return t(`es.piece.${e.kind}`,{colour:n,value:e.value})}var aa=e=>e.lots.length===e.requirement&&e.lots.every(t=>t.rooftop!==null),ra=({value:e,effect:t})=>t==="shorten"?-e:e,ou=(e,t)=>e.reduce((n,o)=>n+ra(o),t.requirement);function Mn(e,{row:t,effect:n,permit:o}){
let s=e.board[t];return n?s.requirement+ra({value:e.placing.piece.value,effect:n}):s.requirement-ra(s.permits.find(r=>r.value===o))}function Uo({piece:e},t){if(e.kind!=="cube")return e;let n=t.market[e.
row-1];return{kind:"cube",...n[e.end==="left"?0:n.length-1]}}function Ct(e){let t=Object.entries(e.bids).sort(([,n],[,o])=>o-n);return t.length>0?{player:t[0][0],amount:t[0][1]}:null}function su(e,t,n){
let o=t.at(-1);return o===void 0||!n&&o.value>e.value}var ru=(e,t)=>t.cash*e.length,au={rows:3,length:8};function at(e,t,n){return e.type==="offer"?Mb(e,t,n):e.type==="place"?Cb(e,t,n):e.type==="sell"||e.type==="keep"?t(`es.${e.type}`,Ct(n.auction)):e.type==="reveal"?oe({kind:"rooftop",value:e.rooftop},t):
t(`es.${e.type}`,{amount:e.amount})}function Mb(e,t,n){let{piece:o}=e;if(o.kind==="rooftop")return t("es.offer.rooftop");if(o.kind!=="cube")return t("es.offer.piece",{piece:oe(o,t)});let s=t(`es.end.${o.
end}`,{row:o.row});return t("es.offer.cube",{piece:oe(Uo(e,n),t),where:s})}function Cb(e,t,n){let o=t(`es.row.${e.row}`);if(e.effect)return t(`es.place.${e.effect}`,{row:o,to:Mn(n,e)});if(e.permit)return t(
"es.place.cancel",{row:o,permit:e.permit,to:Mn(n,e)});if(!e.lot)return t("es.place.mayor",{row:o});let s=n.board[e.row].lots[e.lot-1];return s?t("es.place.building",{row:o,lot:e.lot,building:Cn(s,t)}):
t("es.place.lot",{row:o,lot:e.lot})}var Cn=(e,t)=>e.cubes.map(n=>t("es.cube",{colour:t(`es.colour.${n.colour}`),value:n.value})).join(", ");var Ab={offer:"pieces",place:"land"},qo=e=>JSON.stringify(e);function Tb({action:e,act:t,t:n,view:o}){let s=Uo(e,o),r=s.kind==="rooftop"?n("es.supply.next"):oe(s,n);return i`
        <button type="button" class="es-actions__offer" data-action=${qo(e)} onClick=${()=>t(e)}>
            <${be} piece=${s} /><span>${r}</span>
        </button>`}function iu({view:e,legal:t,act:n,isConfirming:o,t:s}){if(o)return null;let r=u=>t.filter(({type:p})=>u===(Ab[p]??"words")),[a,l,c]=["pieces","land","words"].map(r),d=u=>i`
        <button type="button" class=${`action ${u.type}`} key=${qo(u)} data-action=${qo(u)} onClick=${()=>n(u)}>
            ${at(u,s,e)}
        </button>`;return i`
        <div class="es es-actions">
            ${c.map(d)}
            ${l.length>0&&i`
                <p>${s("es.choose.place")}</p>
                <details>
                    <summary>${s("es.choose.list",{count:l.length})}</summary>
                    <div class="es-actions">${l.map(d)}</div>
                </details>`}
            ${a.length>0&&i`
                <div role="group" aria-label=${s("es.offers")}>
                    <p class="es-note" aria-hidden="true">${s("es.offers")}</p>
                    <div class="es-actions__offers">
                        ${a.map(u=>i`<${Tb} key=${qo(u)} action=${u} act=${n} t=${s} view=${e} />`)}
                    </div>
                </div>`}
        </div>`}var Lb={offer:(e,t)=>[t("es.block.offer",{player:e.auctioneer}),e.stowed?t("es.block.stowed"):""],reveal:(e,t)=>[t("es.block.reveal",{player:e.auctioneer}),t("es.block.reveal.do")],bidding:(e,t)=>[lu(
e,t),Nb(e,t)],settling:(e,t)=>[lu(e,t),t("es.block.settle",{...Ct(e.auction),auctioneer:e.auctioneer})],placing:(e,t)=>[t("es.block.placing",{player:e.placing.player,piece:oe(e.placing.piece,t)}),t(`e\
s.block.placing.${e.placing.piece.kind}`)],finished:(e,t)=>[t("es.block.finished"),t(`es.end.by.${e.ended_by}`)]},lu=(e,t)=>t("es.block.offered",{player:e.auctioneer,piece:oe(e.auction.piece,t)});function Nb(e,t){
let n=Ct(e.auction);return n?t("es.block.bid",n):t("es.block.no-bid")}function Rb({phase:e,auction:t,placing:n}){return e==="reveal"?{kind:"rooftop"}:t?.piece??n?.piece}function cu({view:e,t}){let n=Rb(
e),[o,s]=Lb[e.phase](e,t);return i`
        <section class="es-block" aria-labelledby="es-block" data-here=${["bidding","settling","reveal"].includes(e.phase)||void 0}>
            <div class="es-block__piece">${n?i`<${be} piece=${n} />`:i`<${zo} />`}</div>
            <div>
                <h2 id="es-block">${o}</h2>
                <p class="es-block__line">${s}</p>
            </div>
        </section>`}var uu={"permit-1":{kind:"permit",value:1},"permit-2":{kind:"permit",value:2},"permit-3":{kind:"permit",value:3},mayor:{kind:"mayor"},cancel:{kind:"cancel"}},du=(e,t)=>e.kind===t.kind&&e.value===t.value;
function ia({action:e,name:t,kind:n,onTap:o,t:s,view:r,children:a}){if(!e)return i`<span class=${`es-offer ${n}`} role="img" aria-label=${t}>${a}</span>`;let l=ne({label:at(e,s,r),...o(e)});return i`<button type="button" class=${`\
es-offer es-target ${n}`} ...${l}>${a}</button>`}function jb({cubes:e,number:t,offers:n,...o}){let s=a=>a===0?"left":a===e.length-1?"right":null,r=a=>n.find(({piece:l})=>l.row===t&&l.end===s(a));return i`
        <li class="es-market__row">
            <span class="es-market__number" aria-hidden="true">${t}</span>
            ${e.map((a,l)=>i`
                <${ia} action=${r(l)} name=${oe({kind:"cube",...a},o.t)} kind="es-offer--cube" ...${o}>
                    <${ce} ...${a} />
                <//>`)}
            ${e.length===0&&i`<span class="es-note">${o.t("es.market.empty")}</span>`}
        </li>`}function pu({view:e,legal:t,onTap:n,t:o}){let s=t.filter(({type:r,piece:a})=>r==="offer"&&a.kind==="cube");return i`
        <section class="es-panel es-market" aria-labelledby="es-market">
            <h2 id="es-market">${o("es.market")}</h2>
            <ol class="es-market__rows">
                ${e.market.map((r,a)=>i`
                    <${jb} cubes=${r} number=${a+1} offers=${s} onTap=${n} t=${o} view=${e} />`)}
            </ol>
            <${Db} certificates=${e.certificates} t=${o} />
        </section>`}var Bb=e=>e.hidden??e.length??e;function Pb({view:e,legal:t,onTap:n,t:o}){let s=Bb(e.rooftops),r=t.find(({type:a,piece:l})=>a==="offer"&&l.kind==="rooftop");return i`
        <li class="es-slot">
            <${ia} action=${r} name=${o("es.rooftops.left",{count:s})} kind="es-offer--pile" onTap=${n} t=${o} view=${e}>
                ${s>0?i`<${Je} />`:i`<span class="es-gone"></span>`}
            <//>
            <span class="es-slot__note" aria-hidden="true">${o("es.rooftops.left",{count:s})}</span>
        </li>`}function Ib({id:e,view:t,legal:n,onTap:o,t:s}){let r=uu[e],a=oe(r,s),l=t.specials.includes(e),c=n.find(d=>d.type==="offer"&&du(d.piece,r));return i`
        <li class="es-slot">
            ${l?i`<${ia} action=${c} name=${a} kind="es-offer--special" onTap=${o} t=${s} view=${t}>
                    <${be} piece=${r} />
                <//>`:i`<span class="es-offer es-gone" aria-hidden="true"></span>`}
            <span class="es-slot__note" aria-hidden=${l?"true":void 0}>${l?a:s("es.gone",{name:a,where:s(Fb(e,r,t))})}</span>
        </li>`}function Fb(e,t,n){if(n.out_of_game.includes(e))return"es.gone.out";let o=n.auction?.piece??n.placing?.piece;return o&&du(o,t)?"es.gone.auction":"es.gone.board"}var fu=e=>i`
    <section class="es-panel es-supply" aria-labelledby="es-supply">
        <h2 id="es-supply">${e.t("es.supply")}</h2>
        <ul class="es-slots">
            <${Pb} ...${e} />
            ${Object.keys(uu).map(t=>i`<${Ib} key=${t} id=${t} ...${e} />`)}
        </ul>
    </section>`,la=({colour:e,t})=>i`
    <li class="es-deed"><${ce} colour=${e} /><span>${t(`es.colour.${e}`)}</span></li>`;function Db({certificates:e,t}){let n=rt.filter(o=>!(o in e));return n.length===0?null:i`
        <h3 class="es-market__free">${t("es.certificates.free")}</h3>
        <ul class="es-deeds">${n.map(o=>i`<${la} key=${o} colour=${o} t=${t} />`)}</ul>`}var Go=({cubes:e,rooftop:t,ghost:n})=>i`
    <span class="es-stack">
        ${e.map(o=>i`<${ce} ...${o} />`)}
        ${t!=null&&i`<${Je} value=${t} />`}
        ${n&&i`<span class="es-ghost"><${be} piece=${n} /></span>`}
    </span>`;var Ae=["upper","middle","lower"],ca=e=>e<0?`−${-e}`:`${e}`,Wt=e=>e>0?`+${e}`:ca(e);var Jt=({target:e,kind:t,children:n})=>i`
    <span class=${`es-spot ${t}`}><button type="button" class="es-target" ...${ne(e)}></button>${n}</span>`;function Hb({lot:e,building:t,oneCube:n,beyond:o,t:s}){let r=n?` ${s("es.lot.one-cube")}`:"";if(!t)return`${s(o?"es.lot.beyond":"es.lot.empty",{lot:e})}${r}`;let a=t.rooftop===null?s("es.lot.open"):s(
"es.lot.roofed",{value:t.rooftop});return`${s("es.lot.built",{lot:e,stack:Cn(t,s)})} ${a}${r}`}function zb({permit:e,target:t,t:n}){let o=i`<${be} piece=${{kind:"permit",value:e.value}} effect=${e.effect} />`;
if(t)return i`<${Jt} kind="es-sign" target=${t}>${o}<span class="es-strike"></span><//>`;let s=n("es.sign",{permit:e.value,sign:oa(e.value,e.effect)});return i`<span class="es-sign" role="img" aria-label=${s}>${o}</span>`}
var Ub=({target:e})=>i`
    <${Jt} kind="es-sign" target=${e}>
        <span class="es-ghost"><${be} piece=${e.ghost} effect=${e.effect} /></span>
    <//>`,qb=({points:e,player:t})=>i`
    <span class=${`es-points ${e<0?"es-points--bad":"es-points--good"}`}>
        <b>${Wt(e)}</b>
        <span class="es-points__holder">${t}</span>
    </span>`;function mu({lot:e,building:t,row:n,beyond:o,beside:s,oneCube:r,targets:a,fresh:l,scored:c,t:d}){let u=a.lots[e],p=["es-lot",o&&"es-lot--beyond",e===n.requirement&&"es-lot--last",r&&"es-l\
ot--dirt",l&&"es-lot--fresh",u?.pressed&&"es-lot--chosen"],f=i`<${Go} cubes=${t?.cubes??[]} rooftop=${t?.rooftop} ghost=${u?.ghost} />`,m=e===n.requirement+1?n.permits:[];return i`
        <li class=${p.filter(Boolean).join(" ")}>
            <div class="es-lot__air">
                ${m.map(h=>i`<${zb} permit=${h} target=${a.cancels[h.value]} t=${d} />`)}
                ${a.signs[e]&&i`<${Ub} target=${a.signs[e]} />`}
                ${u?i`<${Jt} kind="es-lot__hit" target=${u}>${f}<//>`:t&&f}
            </div>
            ${!s&&i`
                <span class="es-ground" aria-hidden="true"><span>${e}</span>${r&&i`<small>${d("es.one-floor")}</small>`}</span>`}
            ${!u&&!s&&i`<span class="es-hidden">${Hb({lot:e,building:t,oneCube:r,beyond:o,t:d})}</span>`}
            ${c&&(t?i`<${qb} ...${c.find(h=>h.lot===e)} />`:i`<span class="es-points"></span>`)}
        </li>`}var $u={lots:{},signs:{},cancels:{},mayor:null};function Gb({mayor:e,target:t,t:n}){if(t)return i`<${Jt} kind="es-street" target=${t}><span class="es-ghost"><${Gt} /></span><//>`;let o=e&&i`<span role="img" aria-label=${n(
"es.mayor-here")}><${Gt} /></span>`;return i`<div class="es-street">${o}</div>`}function Wb({name:e,row:t,t:n}){let o=aa(t),s=t.lots.filter(r=>r.rooftop!==null).length;return i`
        <div class="es-row__head">
            <h2>${n(`es.row.${e}`)}</h2>
            <p class="es-row__need">${n("es.row.finished",{roofed:s,requirement:t.requirement})}</p>
            <p class=${`es-row__state${o?" es-row__state--complete":""}`}>
                ${o?i`<span aria-hidden="true">✓ </span>`:""}${n(o?"es.row.complete":"es.row.incomplete")}
            </p>
        </div>`}function Jb(e,t,n){let o=Math.max(e.lots,t.requirement+1,...Object.keys(n).map(Number));return Array.from({length:o},(s,r)=>r+1)}function Kb({name:e,row:t,components:n,targets:o,fresh:s,
scored:r,t:a}){let l=n.requirement,c=p=>i`
        <${mu} key=${p} lot=${p} building=${t.lots[p-1]} row=${t} beyond=${p>t.requirement}
            beside=${p>n.lots} oneCube=${n.one_cube_lots[e].includes(p)} targets=${o}
            fresh=${s===p} scored=${r} t=${a} />`,d=(p,f)=>i`<ol class=${`es-lots es-lots--${f}`} start=${p[0]}>${p.map(c)}</ol>`,u=Jb(n,t,o.signs);return i`
        <section class=${`es-row${aa(t)?" es-row--complete":""}`} aria-label=${a(`es.row.${e}`)} data-pointer=${`/board/${e}`}>
            <${Wb} name=${e} row=${t} t=${a} />
            <div class="es-row__land">
                <${Gb} mayor=${t.mayor} target=${o.mayor} t=${a} />
                ${d(u.slice(0,l),"near")}
                <span class="es-river" aria-hidden="true"></span>
                ${d(u.slice(l),"far")}
            </div>
        </section>`}var hu=2/3,Vb=e=>e?e.ghost?.kind==="rooftop"?hu:1:0;function Zb(e,t){let n=e.lots.map(({cubes:s,rooftop:r},a)=>s.length+(r===null?0:hu)+Vb(t.lots[a+1])),o=e.permits.length+Object.keys(
t.signs).length;return Math.max(2,o,...n)}function Yb(e){let t=[...e.querySelectorAll(".es-target")].map(s=>s.offsetLeft-e.offsetLeft+s.offsetWidth),n=Math.min(...t),o=e.scrollLeft+e.clientWidth;t.length>
0&&(n>o||n<e.scrollLeft)&&(e.scrollLeft=n-e.clientWidth/2)}function Wo({board:e,components:t,targets:n={},fresh:o,scores:s,isHere:r=!1,leave:a,t:l}){let c=M(null);Se(c,".es-target",a);let d=s?.standings.
flatMap(({player:p,breakdown:f})=>f.buildings.map(m=>({...m,player:p})));_(()=>Yb(c.current),[e]);let u=Ae.reduce((p,f)=>p+Zb(e[f],n[f]??$u),0);return i`
        <div class="es-rows" data-here=${r||void 0} ref=${c} role="region" aria-label=${l("es.rows")} tabindex="0" style=${{"--es-floors":u.toFixed(2)}}>
            ${Ae.map(p=>i`
                <${Kb} key=${p} name=${p} row=${e[p]} components=${t} targets=${n[p]??$u}
                    fresh=${o?.row===p?o.lot:void 0} scored=${d?.filter(f=>f.row===p)} t=${l} />`)}
        </div>`}var bu=()=>i`
    <svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true">
        <circle class="es-coin" cx="10" cy="10" r="8.5" /><circle class="es-coin__rim" cx="10" cy="10" r="5.5" />
    </svg>`,gu=()=>i`
    <svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true">
        <rect class="es-box" x="2" y="6" width="16" height="11" rx="2" /><path class="es-box__lid" d="M2 10h16M6 3.5h8" />
    </svg>`,Jo=({icon:e,name:t,figure:n,t:o})=>i`
    <div class="es-money">
        <dt><${e} />${o(t)}</dt>
        <dd>${n===null?i`<i>${o("es.hidden")}</i>`:n}</dd>
    </div>`;function Qb(e,{auctioneer:t,auction:n,placing:o,phase:s},r){return s==="finished"?null:o?.player===e?r("es.seat.places"):e===t?r("es.seat.auctioneer"):n?e in n.bids?r("es.seat.bid",{amount:n.
bids[e]}):n.passed.includes(e)?r("es.seat.passed"):r(n.turn===e?"es.seat.speaks":"es.seat.waits"):null}function Xb({player:e,number:t,view:n,acts:o,own:s,t:r}){let a=rt.filter(d=>n.certificates[d]===e.
id),l=Qb(e.id,n,r),c=n.auction&&e.id in n.auction.bids;return i`
        <li class=${`es-seat${o?" es-seat--acts":""}`} style=${{"--seat":`var(--player-${t})`}} data-player=${e.id}>
            <div class="es-seat__name">
                <span class="es-seat__number" aria-hidden="true">${t}</span>
                <b>${e.id}</b>
                ${s&&i`<span class="es-seat__own">${r("es.seat.own")}</span>`}
                ${n.forfeits?.some(({seat:d})=>d===e.id)&&i`<span class="es-seat__doing">${r("scores.forfeited")}</span>`}
                ${l&&i`<span class=${`es-seat__doing${c?" es-seat__doing--bid":""}`}>
                    ${e.id===n.auctioneer&&i`<${zo} />`}${l}
                </span>`}
            </div>
            <dl class="es-seat__money">
                <${Jo} icon=${bu} name="es.cash" figure=${e.cash} t=${r} />
                <${Jo} icon=${gu} name="es.cash-box" figure=${e.cash_box} t=${r} />
            </dl>
            ${a.length>0?i`<ul class="es-deeds" aria-label=${r("es.certificates")}>
                    ${a.map(d=>i`<${la} key=${d} colour=${d} t=${r} />`)}
                </ul>`:i`<p class="es-note">${r("es.certificates.none")}</p>`}
        </li>`}var yu=({view:e,toAct:t,seat:n,t:o})=>i`
    <section class="es-players" aria-labelledby="es-seats">
        <h2 id="es-seats" class="es-hidden">${o("es.seats")}</h2>
        <ol class="es-seats">
            ${e.players.map((s,r)=>i`
                <${Xb} key=${s.id} player=${s} number=${r+1} view=${e} acts=${t.includes(s.id)}
                    own=${s.id===n} t=${o} />`)}
        </ol>
    </section>`;function xu({view:e,seat:t,t:n}){let{cash:o,cash_box:s}=e.players.find(({id:r})=>r===t);return i`
        <dl class="es es-own es-seat__money">
            <${Jo} icon=${bu} name="es.cash" figure=${o} t=${n} />
            <${Jo} icon=${gu} name="es.cash-box" figure=${s} t=${n} />
        </dl>`}var ua=()=>({lots:{},signs:{},cancels:{},mayor:null});function wu({view:e,legal:t,onTap:n,name:o}){let s={upper:ua(),middle:ua(),lower:ua()};for(let r of t.filter(a=>a.type==="place")){let a={label:o(
r),...n(r),ghost:e.placing.piece};eg(s[r.row],r,a,e)}return s}function eg(e,t,n,o){t.lot?e.lots[t.lot]=n:t.effect?e.signs[Mn(o,t)+1]={...n,effect:t.effect}:t.permit?e.cancels[t.permit]=n:e.mayor=n}var tg=e=>e.find(t=>t.type==="placed"&&t.lot);function vu({view:e,gameSheet:t,legal:n,act:o,t:s,seat:r,toAct:a,scores:l,prepared:c,prepare:d,last:u=[]}){let p=tt({act:o,legal:n,view:e,prepared:c,prepare:d}),
f=wu({view:e,legal:n,onTap:p,name:$=>at($,s,e)}),m=M(null),h=()=>d?.(et);return Se(m,".es-target",h),i`
        <div class="es">
            <div class=${`es-layout es-layout--${e.phase}`}>
                <${cu} view=${e} t=${s} />
                <${Wo} board=${e.board} components=${t.components} targets=${f} leave=${h} isHere=${e.phase==="placing"}
                    fresh=${tg(u)} scores=${l} t=${s} />
                <div class="es-stocks" ref=${m} data-here=${e.phase==="offer"||void 0}>
                    <${pu} view=${e} legal=${n} onTap=${p} t=${s} />
                    <${fu} view=${e} legal=${n} onTap=${p} t=${s} />
                </div>
                <${yu} view=${e} toAct=${a} seat=${r} t=${s} />
            </div>
        </div>`}var ku=e=>e.reduce((t,n)=>t+n,0),ng=({building:e})=>i`
    <span class="es-lying" aria-hidden="true">
        ${e.cubes.map((t,n)=>i`
            <${ce} colour=${n===e.cubes.length-1?e.colour:"plain"} value=${t} />`)}
        ${e.rooftop!==null&&i`<${Je} value=${e.rooftop} />`}
    </span>`;function og({cubes:e,rooftop:t,mayor:n},o){let s=t===null?e:[...e,t],r=ku(s),a=s.length>1?`${s.join(" + ")} = ${r}`:`${r}`;return n?`${a}; ${o("es.sheet.doubled",{sum:r,doubled:2*r})}`:a}
function sg({rooftop:e,complete:t,points:n},o){return o(e===null?n===0?"es.sheet.unroofed-nothing":"es.sheet.unroofed":t?"es.sheet.complete":"es.sheet.incomplete")}var rg=({building:e,t})=>i`
    <tr>
        <td>
            <${ng} building=${e} />
            <span class="es-sheet__where">${t("es.sheet.where",{row:t(`es.row.${e.row}`),lot:e.lot})}</span>
            <span class="es-sheet__sum">${og(e,t)}</span>
            <span class="es-sheet__why">${sg(e,t)}</span>
        </td>
        <td class="es-number">${Wt(e.points)}</td>
    </tr>`,ag=({colour:e,buildings:t,t:n})=>i`
    <tbody>
        <tr class="es-sheet__company">
            <th scope="rowgroup"><${ce} colour=${e} /> ${n(`es.colour.${e}`)}</th>
            <td class="es-number">${Wt(ku(t.map(({points:o})=>o)))}</td>
        </tr>
        ${t.map(o=>i`<${rg} key=${`${o.row}${o.lot}`} building=${o} t=${n} />`)}
    </tbody>`;function Su({standing:e,t}){let{buildings:n,cash_box:o}=e.breakdown,s=rt.map(r=>[r,n.filter(a=>a.colour===r)]);return i`
        <div class="es"><table class="es-sheet">
            <caption class="es-hidden">${t("es.sheet.of",{player:e.player})}</caption>
            <thead class="es-hidden"><tr><th scope="col">${t("es.sheet.buildings")}</th><th scope="col">${t("es.sheet.points")}</th></tr></thead>
            ${s.filter(([,r])=>r.length).map(([r,a])=>i`
                <${ag} key=${r} colour=${r} buildings=${a} t=${t} />`)}
            <tbody>
                <tr><th scope="row">${t("es.cash-box")}</th><td class="es-number">${Wt(o)}</td></tr>
            </tbody>
            <tfoot>
                <tr><th scope="row">${t("es.sheet.total")}</th><td class="es-number"><b>${ca(e.total)}</b></td></tr>
            </tfoot>
        </table></div>`}var _u=[{kind:"cash",name:"es.cash",at:{"/players/*/cash":"es.cash","/players/*/cash_box":"es.cash-box"}},{kind:"certificate",name:"es.certificates",at:{"/certificates/*":""},choices:{"/certificates/*":"\
players"}},{kind:"cube",name:"es.correct.cube",at:{"/market/*/*":"es.correct.market","/auction/piece":"es.gone.auction","/placing/piece":"es.correct.placing","/board/*/lots/*/cubes/*":"es.correct.boar\
d"},of:"cubes"},{kind:"rooftop",name:"es.correct.rooftop",at:{"/auction/piece":"es.gone.auction","/placing/piece":"es.correct.placing","/board/*/lots/*/rooftop":"es.correct.board"},of:"rooftops",unseen:[
"/rooftops/*"]},{kind:"placed",name:"es.correct.placed",at:{"/board/*/lots":"es.correct.board"},pile:"cubes",empty:{cubes:[],rooftop:null}}];function Ou(e,t){if(e!==null&&typeof e=="object")return t("\
es.cube",{colour:t(`es.colour.${e.colour}`),value:e.value});let n={upper:"es.row.upper",middle:"es.row.middle",lower:"es.row.lower"}[e];return n!==void 0?t(n):["blue","green","yellow","purple","red","\
white"].includes(e)?t(`es.colour.${e}`):String(e)}function Eu({ruleset:e,variant:t,options:n,players:o},{components:s}){return{components:s,ruleset:e,variant:t,options:n,players:o.map(r=>({id:r,cash:s.cash,cash_box:0})),certificates:{},rows:{upper:[],
middle:[],lower:[]},permits:{},mayor:null,chosen:{row:"upper",lot:1}}}function Mu({ruleset:e,variant:t,options:n,players:o,certificates:s,...r}){let a=pa(r).filter(l=>s[l]);return{ruleset:e,variant:t,
options:n,players:o,certificates:Object.fromEntries(a.map(l=>[l,s[l]])),board:da(r)}}var da=e=>Object.fromEntries(Ae.map(t=>[t,ig(e,t)]));function ig({rows:e,permits:t,mayor:n,components:o},s){let a=Object.
entries(t).filter(([,l])=>l.row===s).map(([l,{effect:c}])=>({value:Number(l),effect:c}));return{lots:e[s],permits:a,requirement:ou(a,o),mayor:n===s}}var Cu=({rows:e})=>Ae.flatMap(t=>e[t]).flatMap(t=>t.
cubes),pa=e=>[...new Set(Cu(e).map(({colour:t})=>t))],lg=(e,t)=>Cu(e).some(({colour:n,value:o})=>n===t.colour&&o===t.value),cg=({rows:e},t)=>Ae.flatMap(n=>e[n]).filter(n=>n.rooftop===t).length,it=({rows:e,
chosen:t})=>e[t.row][t.lot-1]??{cubes:[],rooftop:null};function An(e,t){let{row:n,lot:o}=e.chosen,s=e.rows[n].slice();return s.splice(o-1,1,...t.cubes.length?[t]:[]),{...e,rows:{...e.rows,[n]:s}}}function Au(e,t){
let{cubes:n,rooftop:o}=it(e);return An(e,{cubes:[...n,t],rooftop:o})}var Tu=(e,t)=>An(e,{...it(e),rooftop:t}),Lu=e=>An(e,{cubes:it(e).cubes.slice(0,-1),rooftop:null});function Nu(e,t){let{row:n,lot:o}=e.
chosen,s=e.components.one_cube_lots[n].includes(o);return!lg(e,t)&&su(t,it(e).cubes,s)}function Ru(e,t){let{cubes:n,rooftop:o}=it(e),s=e.components.rooftops.filter(r=>r===t).length;return n.length>0&&
(o===t||cg(e,t)<s)}var ju=({players:e})=>e.reduce((t,{cash:n,cash_box:o})=>t+n+o,0);var fa=({cubes:e,disabled:t,pick:n,t:o})=>i`
    <div class="es-palette__cubes" role="group" aria-label=${o("es.pad.cubes")}>
        ${e.map(s=>i`
            <button type="button" class="es-pick" key=${s.colour+s.value} aria-label=${oe({kind:"cube",...s},o)}
                disabled=${t(s)} onClick=${()=>n(s)}><${ce} ...${s} /></button>`)}
    </div>`;function ug({value:e,draft:t,change:n,t:o}){let s=it(t).rooftop===e;return i`
        <button type="button" class="es-pick es-pick--roof" aria-label=${oe({kind:"rooftop",value:e},o)} aria-pressed=${String(s)}
            disabled=${!Ru(t,e)} onClick=${()=>n(Tu(t,s?null:e))}><${Je} value=${e} /></button>`}function Bu({draft:e,change:t,t:n}){let{components:o}=e,{row:s,lot:r}=e.chosen,l=it(e).cubes.length>0;return i`
        <section class="es-panel es-palette" aria-labelledby="es-palette">
            <h2 id="es-palette">${n("es.pad.building",{row:n(`es.row.${s}`),lot:r})}</h2>
            <p class="es-note">${n(l?"es.pad.next-cube":"es.pad.first-cube")}</p>
            <${fa} cubes=${o.cubes} disabled=${c=>!Nu(e,c)}
                pick=${c=>t(Au(e,c))} t=${n} />
            <div class="es-palette__roofs" role="group" aria-label=${n("es.pad.rooftop")}>
                ${[...new Set(o.rooftops)].map(c=>i`<${ug} key=${c} value=${c} draft=${e} change=${t} t=${n} />`)}
            </div>
            <div class="es-palette__undo">
                <button type="button" class="es-button" disabled=${!l} onClick=${()=>t(Lu(e))}>
                    ${n("es.pad.take-off")}
                </button>
                <button type="button" class="es-button" disabled=${!l} onClick=${()=>t(An(e,{cubes:[]}))}>
                    ${n("es.pad.clear")}
                </button>
            </div>
        </section>`}var{rows:Ko,length:Kt}=au,dg=e=>e?.cubes?.flat()??[];function Pu(e){return e.length===0?null:{cubes:Array.from({length:Ko},(t,n)=>e.slice(n*Kt,(n+1)*Kt))}}function Iu({deal:e,change:t,gameSheet:n,t:o}){
let s=dg(e),r=s.length===Ko*Kt,a=l=>r||s.some(({colour:c,value:d})=>c===l.colour&&d===l.value);return i`
        <div class="es es-deal">
            <p role="status">${o("es.deal.laid",{there:s.length,due:Ko*Kt})}</p>
            <ol class="es-deal__rows">
                ${Array.from({length:Ko},(l,c)=>i`
                    <li class="es-deal__row" key=${c} aria-label=${o("es.deal.row",{row:c+1})}>
                        ${Array.from({length:Kt},(d,u)=>s[c*Kt+u]).map(d=>d?i`<${ce} ...${d} />`:i`<span class="es-gone"></span>`)}
                    </li>`)}
            </ol>
            <${fa} cubes=${n.components.cubes} disabled=${a} pick=${l=>t(Pu([...s,l]))} t=${o} />
            <button type="button" class="es-button" disabled=${s.length===0} onClick=${()=>t(Pu(s.slice(0,-1)))}>
                ${o("es.deal.undo")}
            </button>
        </div>`}var pg=[{cubes:[{colour:"red",value:5},{colour:"yellow",value:2}],rooftop:4},{cubes:[{colour:"blue",value:6},{colour:"white",value:4},{colour:"green",value:1}],rooftop:6},{cubes:[{colour:"purple",value:3}],
rooftop:2}],Fu=()=>i`<span class="es es-loose es-emblem">${pg.map(e=>i`<${Go} ...${e} />`)}</span>`;var fg=".es-lot--fresh .es-roof",Du={pieces:{"[data-piece]:not(.es-ghost *)":({dataset:e})=>e.piece,".es-block__piece .es-roof":()=>"roof",[fg]:()=>"roof"},bids:".es-seat__doing--bid",payments({type:e,
player:t,buyer:n,bidder:o,price:s}){return e==="sold"?[{from:n,to:t,amount:s}]:e==="kept"?[{from:t,to:o,amount:s}]:[]},awards:["sold","kept","taken-free"]};function Hu({legal:e,player:t,view:n,gameSheet:o}){let s=mg[n.phase],{cash:r}=n.players.find(({id:a})=>a===t)??{cash:0};return s===void 0||r!==null?e:s({legal:e,player:t,view:n,gameSheet:o})}var mg={offer:({
legal:e,player:t,view:n})=>[...n.stowed?[]:[{type:"stow",player:t}],...e.filter(({type:o})=>o==="offer")],bidding:({player:e,view:t,gameSheet:n})=>[{type:"bid",player:e,amount:{minimum:$g(t,n),maximum:null}},
{type:"pass",player:e}],settling:({player:e})=>[{type:"sell",player:e},{type:"keep",player:e}]};function $g(e,t){let n=Ct(e.auction);return n===null?e.options.minimum_bid??fe(t,e,"minimum_bid"):n.amount+
1}function hg({draft:e,change:t,t:n}){let o=(r,a)=>{let l=e.rows[r][a-1],c=e.chosen.row===r&&e.chosen.lot===a,d={row:n(`es.row.${r}`),lot:a,building:l&&Cn(l,n)};return{label:n(l?"es.place.building":"es.\
place.lot",d),pressed:c,onAct:()=>t({...e,chosen:{row:r,lot:a}})}},s=r=>{let a=Math.min(e.rows[r].length+1,e.components.lots);return{lots:Object.fromEntries(Array.from({length:a},(c,d)=>[d+1,o(r,d+1)])),
signs:{},cancels:{},mayor:null}};return Object.fromEntries(Ae.map(r=>[r,s(r)]))}var ma=({name:e,picture:t,value:n,options:o,onPick:s})=>i`
    <label class="es-choice">
        <span class="es-choice__name">${t}${e}</span>
        <select value=${n} aria-label=${e} onChange=${r=>s(r.currentTarget.value)}>
            ${o.map(([r,a])=>i`<option key=${r} value=${r} selected=${r===n}>${a}</option>`)}
        </select>
    </label>`;function bg({draft:e,change:t,t:n}){let o=Ae.flatMap(l=>["shorten","lengthen"].map(c=>[`${l} ${c}`,n(`es.pad.${c}`,{row:n(`es.row.${l}`)})])),s=["",n("es.pad.not-on-board")],r=(l,c)=>{let[
d,u]=c.split(" "),{[l]:p,...f}=e.permits;t({...e,permits:c?{...f,[l]:{row:d,effect:u}}:f})},a=l=>e.permits[l]?`${e.permits[l].row} ${e.permits[l].effect}`:"";return i`
        <fieldset class="es-panel es-fields">
            <legend>${n("es.pad.specials")}</legend>
            ${e.components.permits.map(l=>i`
                <${ma} key=${l} name=${oe({kind:"permit",value:l},n)} picture=${i`<${sa} value=${l} />`}
                    value=${a(l)} options=${[s,...o]} onPick=${c=>r(l,c)} />`)}
            <${ma} name=${oe({kind:"mayor"},n)} picture=${i`<${Gt} />`} value=${e.mayor??""}
                options=${[s,...Ae.map(l=>[l,n(`es.row.${l}`)])]}
                onPick=${l=>t({...e,mayor:l||null})} />
        </fieldset>`}function gg({draft:e,change:t,t:n}){let o=pa(e),s=[["",n("es.pad.choose")],...e.players.map(({id:r})=>[r,r])];return i`
        <fieldset class="es-panel es-fields" data-pointer="/certificates">
            <legend>${n("es.certificates")}</legend>
            ${o.length===0&&i`<p class="es-note">${n("es.pad.no-certificates")}</p>`}
            ${rt.filter(r=>o.includes(r)).map(r=>i`
                <${ma} key=${r} name=${n(`es.colour.${r}`)} picture=${i`<${ce} colour=${r} />`}
                    value=${e.certificates[r]??""} options=${s}
                    onPick=${a=>t({...e,certificates:{...e.certificates,[r]:a}})} />`)}
        </fieldset>`}function yg({draft:e,change:t,t:n}){let[o,s]=[ju(e),ru(e.players,e.components)],r=(l,c,d)=>t({...e,players:e.players.map(u=>u.id===l?{...u,[c]:d}:u)}),a=(l,c,d)=>i`
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
            <p class=${`es-note${o===s?"":" es-note--bad"}`} role="status">${n("es.pad.sum",{there:o,due:s})}</p>
        </fieldset>`}function xg({draft:e,change:t,t:n}){let o={draft:e,change:t,t:n};return i`
        <div class="es es-pad">
            <${Wo} board=${da(e)} components=${e.components} targets=${hg(o)} t=${n} />
            <${Bu} ...${o} />
            <div class="es-pad__rest">
                <${bg} ...${o} /><${gg} ...${o} /><${yg} ...${o} />
            </div>
        </div>`}var zu={empty:Eu,Form:xg,request:Mu};var wg=({value:e})=>i`<span class="es es-loose"><${be} piece=${{kind:"rooftop",value:e}} /></span>`,Uu={id:"the-estates",turns:!0,Board:vu,label:at,Piece:wg,Breakdown:Su,scorePad:zu,Actions:iu,Deal:Iu,
Emblem:Fu,corrections:_u,said:Ou,openly:Hu,Own:xu,motion:Du};var P=Object.fromEntries([oc,tu,Uu].map(e=>[e.id,e]));function Vo({label:e,hint:t,accept:n,name:o,take:s}){let[r,a]=g(!1);return i`
        <div class="field drop-zone ${r?"over":""}" data-drop onDragOver=${d=>{d.preventDefault(),a(!0)}} onDragLeave=${()=>a(!1)} onDrop=${d=>{d.preventDefault(),a(!1);let u=[...d.dataTransfer.files];
u.length>0&&s(u)}}>
            <label for="files-${o}">${e}</label>
            <p class="hint" id="files-${o}-hint">${t}</p>
            <input id="files-${o}" name=${o} type="file" multiple accept=${n} aria-describedby="files-${o}-hint" onChange=${({target:d})=>{let u=[...d.files];d.value="",u.length>0&&s(u)}} />
        </div>
    `}function Tn(e,t,n){let o=qu(t);if(o!==void 0)return[Gu({file:e,line:null},o,n)];let s=t.replace(/^\ufeff/,"").split(/\r?\n/).map((r,a)=>({each:r,line:a+1})).filter(({each:r})=>r.trim()!=="");return s.
length<2?[{file:e,line:null,fault:"no-json"}]:s.map(({each:r,line:a})=>Gu({file:e,line:a},qu(r),n))}function qu(e){try{return JSON.parse(e.replace(/^\ufeff/,""))}catch{return}}function Gu(e,t,n){if(t===
void 0)return{...e,fault:"no-json"};let o=t?.game??t?.state?.game;return typeof o!="string"||!n(o)?{...e,fault:"no-game"}:Array.isArray(t.actions)?{...e,record:t}:{...e,fault:"no-actions"}}function Zo(e,t){
let{record:n,fault:o}=e,s=n===void 0?{}:{game:n.game??n.state.game,players:vg(n),of:n.actions.length},a={...{players:[],of:null,applied:null,refusedAt:null,code:"",rule:"",detail:"",finished:!1,winners:[],
game:""},file:e.file,line:e.line,...s};if(o!==void 0)return{...a,verdict:o};if(t===null)return{...a,verdict:"waiting"};if(!t.ok){let{errors:m=[],violations:h=[],detail:$="",title:b=""}=t.body,[y]=[...m,
...h];return{...a,verdict:"not-readable",code:y?.code??"",rule:y?.rule??"",detail:y?[y.pointer,y.detail].filter(Boolean).join(": "):$||b}}let{applied:l,refused:c,position:d,history_matches:u,scores_match:p}=t.
body,f={...a,applied:l,finished:d.finished,winners:d.scores?.winners??[]};if(c!==null){let[m]=c.problem.violations??c.problem.errors??[];return{...f,verdict:"refused",refusedAt:c.index+1,code:m?.code??
"",rule:m?.rule??"",detail:m?.detail??c.problem.title}}return u===!1?{...f,verdict:"digest"}:p===!1?{...f,verdict:"scores"}:{...f,verdict:"right"}}function vg(e){let{players:t}=e.setup??e.state??{};return Array.
isArray(t)?t.map(n=>String(n?.id??n)):[]}var Wu=["file","line","game","players","verdict","actions","applied","refused_at","code","rule","detail","finished","winners"],Ju=({file:e,line:t,game:n,players:o,
verdict:s,of:r,applied:a,refusedAt:l,code:c,rule:d,detail:u,finished:p,winners:f})=>[e,t,n,o.join("; "),s,r,a,l,c,d,u,p?"yes":"no",f.join("; ")];function _e(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var ee=(e,t)=>e.filter(n=>n.pointer===t||n.pointer?.startsWith(`${t}/`));function D({name:e,label:t,hint:n,errors:o=[],control:s,children:r}){let a=`field-${e}`,l=[n&&`${a}-hint`,o.length>0&&`${a}-err\
ors`].filter(Boolean).join(" "),c={id:a,name:e,"aria-invalid":o.length>0?"true":void 0,"aria-describedby":l||void 0};return i`
        <div class="field ${o.length>0?"invalid":""}">
            <label for=${a}>${t}</label>
            ${n&&i`<p class="hint" id="${a}-hint">${n}</p>`}
            <div class="control">${s(c)}${r}</div>
            <${$a} id="${a}-errors" errors=${o} />
        </div>
    `}var $a=({id:e,errors:t})=>t.length>0&&i`<ul class="errors" id=${e} data-errors>${t.map(n=>i`<li><${Ke} text=${n.detail} /></li>`)}</ul>`,U=({choices:e,value:t,onChange:n,...o})=>i`
    <select ...${o} onChange=${s=>n(e[s.target.selectedIndex][0])}>
        ${e.map(([s,r])=>i`<option key=${s} value=${String(s)} selected=${s===t}>${r}</option>`)}
    </select>
`,Ke=({text:e})=>e.split(/`([^`]+)`/).map((t,n)=>n%2===1?i`<code>${t}</code>`:t);function Ku(e){e?.querySelector('[aria-invalid="true"], .invalid :is(button, input, select, textarea):enabled')?.focus()}function N({problem:e,t,errors:n,hint:o,plain:s,places:r=!1}){if(!e)return null;let a=e.problem??{},l=n??a.errors??a.violations??[];return i`
        <div class="problem" role="alert" data-problem=${a.type??e.name}>
            <strong>${a.title??t(e instanceof Y?"problem.unreachable":"problem.here")}</strong>
            ${(o||a.detail)&&i`<p>${o||a.detail}</p>`}
            ${!a.type&&e.message&&i`<p>${e.message}</p>`}
            ${s&&i`<p data-plainly>${s}</p>`}
            ${l.length>0&&i`<ul>${l.map(c=>i`<li><${kg} error=${c} places=${r} /></li>`)}</ul>`}
        </div>
    `}var kg=({error:e,places:t=!1})=>i`
    <${Ke} text=${e.detail} />
    <${At} error=${e} places=${t} />
    ${e.clause&&i`<p class="clause">${e.clause}</p>`}
`;function At({error:{code:e,rule:t,pointer:n},places:o=!1}){return(It()?[e,t,n]:[o&&n]).filter(Boolean).map(r=>i` <code class="pointer">${r}</code>`)}var ie=class extends Error{constructor(t,n){super(t),this.line=n}},Sg=[",",";","	"],Vu=/^[=+\-@\t\r\n]/,_g=/^-?\d+(\.\d+)?$/;function Og(e){let[t]=e.split(/\r?\n/,1),n=t.replace(/"[^"]*"/g,"");return Sg.
map(o=>[o,n.split(o).length]).sort((o,s)=>s[1]-o[1])[0][0]}function Zu(e){let t=e.replace(/^\ufeff/,""),n=Og(t),o=[],[s,r]=[0,1];for(;s<t.length;){let a={line:r,cells:[]};for(;;){let l=t[s]==='"'?Eg(t,
s,r):Mg(t,s,r,n);if(a.cells.push(l.value),r+=l.value.split(`
`).length-1,s=l.end,t[s]!==n)break;s+=1}if(t[s]==="\r"&&t[s+1]===`
`&&(s+=1),s<t.length&&t[s]!==`
`)throw new ie("csv.after-quote",r);s+=1,r+=1,(a.cells.length>1||a.cells[0].trim()!=="")&&o.push(a)}return o}function Eg(e,t,n){let o="";for(let s=t+1;;){let r=e.indexOf('"',s);if(r<0)throw new ie("cs\
v.open-quote",n);if(o+=e.slice(s,r),e[r+1]!=='"')return{value:o,end:r+1};o+='"',s=r+2}}function Mg(e,t,n,o){let s=t;for(;s<e.length&&e[s]!==o&&e[s]!==`
`&&!(e[s]==="\r"&&e[s+1]===`
`);){if(e[s]==='"')throw new ie("csv.quote-inside",n);s+=1}return{value:e.slice(t,s),end:s}}var Yu=e=>e.startsWith("'")&&Vu.test(e.slice(1))?e.slice(1):e,Yo=e=>`\uFEFF${e.map(t=>t.map(Cg).join(",")).join(
`\r
`)}\r
`;function Cg(e){let t=e==null?"":String(e),n=Vu.test(t)&&!_g.test(t)?`'${t}`:t;return/[",;\t\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function Qu({found:e,client:t,names:n,go:o,t:s}){let[r,a]=g({of:null,by:[]}),[l,c]=g(null),d=r.of===e?r.by:[];_(()=>{let h=!1,$=async()=>{let b=e.flatMap(({record:x},v)=>x===void 0?[]:[{id:v,operation:"\
replays",game:x.game??x.state.game,body:x}]),y=[];for await(let x of t.batch(b)){if(h)return;y[x.id]=x,a({of:e,by:[...y]})}};return c(null),$().catch(b=>!h&&c(b)),()=>{h=!0}},[e,t]);let u=e.map((h,$)=>Zo(
h,d[$]??null)),p=u.filter(({verdict:h})=>h==="right").length,f=u.filter(({verdict:h})=>h==="waiting").length,m=()=>_e("gavel-verdicts.csv",new Blob([Yo([Wu,...u.map(Ju)])],{type:"text/csv"}));return i`
        <section class="verdicts" aria-labelledby="verdicts" aria-busy=${String(f>0&&l===null)} data-verdicts=${u.length} data-right=${p}>
            <h2 id="verdicts">${s("verdicts.title")}</h2>
            <p role="status">${f>0?s("verdicts.waiting",{n:f,of:u.length}):s("verdicts.summary",{right:p,of:u.length,wrong:u.length-p})}</p>
            <${N} problem=${l} t=${s} places=${!0} />
            <div><button type="button" data-csv disabled=${f>0} onClick=${m}>${s("verdicts.csv")}</button></div>
            <div class="scrolling" tabindex="0" role="group" aria-labelledby="verdicts"><table>
                <thead><tr>${["file","game","verdict","actions"].map(h=>i`<th key=${h} scope="col">${s(`verdicts.${h}`)}</th>`)}<td></td></tr></thead>
                <tbody>${u.map((h,$)=>i`<${Tg} key=${$} row=${h} names=${n} open=${()=>Ag(e[$].record,o)} t=${s} />`)}</tbody>
            </table></div>
        </section>
    `}function Ag(e,t){let{game:n,actions:o,history:s,scores:r,...a}=e,l={...s!==void 0&&{history:s},...r!==void 0&&{scores:r}};t("seen",{record:{game:n??a.state.game,start:a,actions:o,...l}})}function Tg({
row:e,names:t,open:n,t:o}){let{file:s,line:r,game:a,players:l,verdict:c,of:d,applied:u,refusedAt:p,rule:f,detail:m,finished:h,winners:$}=e;return i`
        <tr data-verdict-row=${c}>
            <th scope="row" class="file">${s}${r!==null&&i` <span class="soft">${o("verdicts.line",{n:r})}</span>`}</th>
            <td>${t[a]??a}<br /><span class="soft small">${l.join(", ")}</span></td>
            <td>
                <strong class="verdict-word">${o(`verdicts.is.${c}`)}</strong>
                ${p!==null&&i` ${o("verdicts.at",{n:p})}`}
                ${m&&i`<br /><span class="small">${m}</span>`}
                ${f&&i`<br /><code>${f}</code>`}
                ${c==="right"&&i`<br /><span class="soft small">${h?o($.length>0?"verdicts.won":"verdicts.nobody",{names:$.join(", ")}):o("verdicts.running")}</span>`}
            </td>
            <td>${d===null?"":`${u??"–"} / ${d}`}</td>
            <td>${u!==null&&i`<button type="button" data-look onClick=${n}>${o("verdicts.look")}</button>`}</td>
        </tr>
    `}function Vt({refusal:e,table:t,view:n,legal:o}){let s=M(null),r=e?.problem.kind==="illegal-action";if(se(()=>{s.current?.scrollIntoView({block:"nearest"}),r&&s.current?.focus({preventScroll:!0})},[e]),
e===null)return null;let{t:a}=t,{problem:l}=e,c=r&&[l.problem.title,...l.problem.violations.map(({detail:d})=>d)].join(" ");return i`
        <div class="refusal-place" ref=${s} ...${r&&{role:"group",tabindex:"0","aria-label":c}}>
            ${r?i`<${Tt} document=${l.problem} game=${t.game} t=${a} view=${n} legal=${o} />`:i`<${N} problem=${l} t=${a} />`}
        </div>
    `}function Tt({document:e,game:t,t:n,view:o,instead:s=[],legal:r}){let{violations:a,legal_actions:l}=e,c=r??(l.length>0?l:s);return i`
        <div class="refusal" data-refusal>
            <h2>${e.title}</h2>
            <ul>${a.map(d=>i`
                <li data-code=${d.code}>
                    <p>${d.detail}<${At} error=${d} /></p>
                    ${d.clause&&i`<blockquote class="clause" data-clause=${d.rule}>${d.clause}</blockquote>`}
                    ${d.against?.length>0&&i`<ul data-against=${d.against.length}>${d.against.map(u=>i`<li data-code=${u.code}>${u.detail}</li>`)}</ul>`}
                </li>`)}
            </ul>
            ${c.length>0&&i`
                <p class="small">${n("refusal.legal")}</p>
                <ul class="small legal-list">${c.slice(0,8).map(d=>i`<li>${Lg(d,t,n,o)}</li>`)}
                    ${c.length>8&&i`<li>${n("refusal.more",{n:c.length-8})}</li>`}</ul>`}
        </div>
    `}function Lg(e,t,n,o){if(e.amount?.minimum!==void 0)return n(`refusal.bid${Nr(e)}`,{player:e.player,...e.amount});let s=Object.values(e).find(r=>r?.count!==void 0);return s?n("reveal.due",{n:s.count,
of:s.count}):t.label(e,n,o)}var Ng=64*1024*1024,Xu=e=>e in P;function Rg({record:e,fault:t},n,o){if(t==="no-json")throw new Error(`${o("import.no-json")} ${jg(n)}`);if(t!==void 0)throw new Error(o(`import.${t}`));return{game:e.game??
e.state.game,body:e}}function jg(e){try{return JSON.parse(e),""}catch(t){return t.message}}function ed({t:e,client:t,go:n,enter:o,given:s}){z();let r=I(),[a,l]=g(s??""),[c,d]=g(null),[u,p]=g(null),[f,
m]=g(null),{value:h}=R(()=>t.games(),[t]),$=Object.fromEntries((h??[]).map(({id:v,name:w})=>[v,w])),b=async(v,w)=>{d(null),p(null),m(null);try{if(v.length>1e3)throw new Error(e("import.too-many",{n:v.
length,most:1e3}));if(v.length!==1)return m(v);let{game:O,body:A}=Rg(v[0],w,e);p({game:O,body:A,answer:await t.game(O).replay(A)})}catch(O){d(O)}},y=v=>b(Tn(e("import.pasted"),v,Xu),v),x=async v=>{if(v.
reduce((O,{size:A})=>O+A,0)>Ng)return d(new Error(e("import.too-large")));let w=await Promise.all(v.map(O=>O.text()));return l(w.length===1?w[0]:""),b(w.flatMap((O,A)=>Tn(v[A].name,O,Xu)),w[0])};return _(
()=>{s&&y(s)},[s]),i`
        <main id="content" class="import" data-screen="import">
            <h1 ref=${r} tabindex="-1">${e("import.title")}</h1>
            <p>${e("import.lead")}</p>
            <form class="sheet" onSubmit=${v=>{v.preventDefault(),y(a)}}>
                <${Vo} label=${e("import.file")} hint=${e("import.file-hint")} accept=".json,.jsonl,.ndjson,application/json,application/x-ndjson" name="file" take=${x} />
                <div class="field">
                    <label for="import-text">${e("import.text")}</label>
                    <textarea id="import-text" name="transcript" class="code" rows="8" spellcheck="false" value=${a} onInput=${v=>l(v.target.value)} />
                </div>
                <div class="row end">
                    <button type="button" onClick=${()=>n("start")}>${e("back")}</button>
                    <button type="submit" class="primary" data-verify>${e("import.verify")}</button>
                </div>
            </form>
            <${N} problem=${c} t=${e} places=${!0} />
            ${f&&i`<${Qu} found=${f} client=${t} names=${$} go=${n} t=${e} />`}
            ${u&&i`<${Bg} ...${u} t=${e} go=${n} enter=${o} />`}
        </main>
    `}function Bg({game:e,body:t,answer:n,t:o,go:s,enter:r}){let{position:a,applied:l,refused:c,history_matches:d,scores_match:u}=n,{game:p,actions:f,history:m,scores:h,...$}=t,b=c===null&&d!==!1&&u!==
!1,y=()=>r({game:e,start:$,actions:f.slice(0,l),cursor:l}),x={...m!==void 0&&{history:m},...h!==void 0&&{scores:h}},v=()=>s("seen",{record:{game:e,start:$,actions:f,...x}});return i`
        <section class="verdict-box ${b?"sound":"broken"}" role="status" data-verdict=${b?"sound":"broken"} data-applied=${l}>
            <h2>${o(b?"import.sound":"import.broken")}</h2>
            <p>${o("import.applied",{applied:l,of:f.length})} ${a.finished?o("import.finished"):""}</p>
            ${d!==null&&i`<p data-history=${String(d)}>${o(d?"import.history":"import.no-history")}</p>`}
            ${u!==null&&i`<p data-scores=${String(u)}>${o(u?"import.scores":"import.no-scores")}</p>`}
            ${c!==null&&i`
                <p data-refused-index=${c.index}>${o("import.refused",{n:c.index+1})} <code>${JSON.stringify(f[c.index])}</code></p>
                <${Pg} problem=${c.problem} game=${P[e]} t=${o} position=${a} />`}
            <div class="row tight">
                <button type="button" class="primary" data-open onClick=${y}>${o(b?"import.open":"import.open-last")}</button>
                <button type="button" data-review onClick=${v}>${o("review.open")}</button>
            </div>
        </section>
    `}var Pg=({problem:e,game:t,t:n,position:o})=>e.type==="/problems/illegal-action"?i`<${Tt} document=${e} game=${t} t=${n} view=${o.state} instead=${o.legal_actions} />`:i`<${N} problem=${{problem:e}} t=${n} places=${!0} />`;var Ig=e=>e/2**32|0,Fg=e=>e>>>0;function td(e,t,n,o){let s=Ig(n),r=Fg(n);e.setUint32(t,o?r:s,o),e.setUint32(t+4,o?s:r,o)}function nd(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name==="Uint8Array"&&"BYTES_PER_ELEMENT"in e&&e.BYTES_PER_ELEMENT===1}var ha=e=>e?`"${e}" `:"";function Hg(e,t=""){if(typeof e!=
"number")throw new TypeError(ha(t)+"expected number, got "+typeof e);if(!Number.isSafeInteger(e)||e<0)throw new RangeError(ha(t)+"expected integer >= 0, got "+e);return e}function ba(e,t,n=""){if(nd(e)&&(t===void 0||e.length===t))return e;t!==void 0&&Hg(t,"length");let o=nd(e),s=t!==void 0?` of length ${t}`:"",r=o?`length=${e.length}`:`type=${typeof e}`,a=ha(n)+"expect\
ed Uint8Array"+s+", got "+r;throw o?new RangeError(a):new TypeError(a)}var zg=(e,t)=>{if(e===null||typeof e!="object"||Array.isArray(e))throw new TypeError((t==="object"?"":`"${t}" `)+"expected object, got type="+typeof e)},od=(e,t)=>{zg(e,t);let n=Object.getPrototypeOf(
e);if(n!==Object.prototype&&n!==null)throw new TypeError(`"${t}" expected plain object`);if(Object.hasOwn(e,"__proto__"))throw new TypeError(`"${t}.__proto__" is not allowed`)};function ga(e,t=!0){if(e.
destroyed)throw new Error("hash was destroyed");if(t&&e.finished)throw new Error("digest() was already called")}function sd(e,t){ba(e,void 0,"output");let n=t.outputLen;if(!(e.length>=n))throw new RangeError(
'"output" expected length >= '+n)}function ya(...e){for(let t=0;t<e.length;t++)e[t].fill(0)}function Qo(e){return new DataView(e.buffer,e.byteOffset,e.byteLength)}function Te(e,t){return e<<32-t|e>>>t}function Ug(e,t,n="opts"){return od(e,"defaults"),t!==void 0&&od(t,n),Object.assign(Object.create(null),e,t)}function rd(e,t={}){if(typeof e!="function")throw new TypeError('"hashCons" expected functi\
on, got type='+typeof e);t=Ug({},t,"info");let n=(s,r)=>e(r).update(s).digest(),o=e(void 0);return n.outputLen=o.outputLen,n.blockLen=o.blockLen,n.canXOF=o.canXOF,n.create=s=>e(s),Object.assign(n,t),Object.
freeze(n)}var ad=e=>({oid:Uint8Array.from([6,9,96,134,72,1,101,3,4,2,e])});function id(e,t,n){return e&t^~e&n}function ld(e,t,n){return e&t^e&n^t&n}var Xo=class{blockLen;outputLen;canXOF=!1;padOffset;isLE;buffer;view;finished=!1;length=0;pos=0;destroyed=!1;constructor(t,n,o,s){
this.blockLen=t,this.outputLen=n,this.padOffset=o,this.isLE=s,this.buffer=new Uint8Array(t),this.view=Qo(this.buffer)}update(t){ga(this),ba(t);let{view:n,buffer:o,blockLen:s}=this,r=t.length,a=!1;for(let l=0;l<
r;){let c=Math.min(s-this.pos,r-l);if(c===s){let d=Qo(t);for(;s<=r-l;l+=s)this.process(d,l);a=!0;continue}o.set(l===0&&c===r?t:t.subarray(l,l+c),this.pos),this.pos+=c,l+=c,this.pos===s&&(this.process(
n,0),this.pos=0,a=!0)}return this.length+=t.length,a&&this.roundClean(),this}digestInto(t){ga(this),sd(t,this),this.finished=!0;let{buffer:n,view:o,blockLen:s,isLE:r}=this,{pos:a}=this;n[a++]=128,n.fill(
0,a),this.padOffset>s-a&&(this.process(o,0),n.fill(0)),td(o,s-8,this.length*8,r),this.process(o,0),this.roundClean();let l=t===n?o:Qo(t),c=this.outputLen,d=c/4,u=this.get();if(c%4||d>u.length)throw new Error(
"invalid outputLen");for(let p=0;p<d;p++)l.setUint32(4*p,u[p],r)}digest(){let{buffer:t,outputLen:n}=this;this.digestInto(t);let o=t.slice(0,n);return this.destroy(),o}_cloneIntoMeta(t){let{buffer:n,length:o,
finished:s,destroyed:r,pos:a}=this;return t.destroyed=r,t.finished=s,t.length=o,t.pos=a,a&&t.buffer.set(n),t}clone(){return this._cloneInto()}},cd=Uint32Array.from([1779033703,3144134277,1013904242,2773480762,
1359893119,2600822924,528734635,1541459225]);var qg=Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,
4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,
1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,
1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298]),lt=new Uint32Array(64),xa=class extends Xo{A=0;B=0;C=0;D=0;E=0;F=0;G=0;H=0;constructor(t,n){super(64,
t,8,!1),this.A=n[0]|0,this.B=n[1]|0,this.C=n[2]|0,this.D=n[3]|0,this.E=n[4]|0,this.F=n[5]|0,this.G=n[6]|0,this.H=n[7]|0}get(){let{A:t,B:n,C:o,D:s,E:r,F:a,G:l,H:c}=this;return[t,n,o,s,r,a,l,c]}set(t,n,o,s,r,a,l,c){
this.A=t|0,this.B=n|0,this.C=o|0,this.D=s|0,this.E=r|0,this.F=a|0,this.G=l|0,this.H=c|0}_cloneInto(t){return(t||=new this.constructor).set(...this.get()),this._cloneIntoMeta(t)}process(t,n){for(let p=0;p<
16;p++,n+=4)lt[p]=t.getUint32(n,!1);for(let p=16;p<64;p++){let f=lt[p-15],m=lt[p-2],h=Te(f,7)^Te(f,18)^f>>>3,$=Te(m,17)^Te(m,19)^m>>>10;lt[p]=$+lt[p-7]+h+lt[p-16]|0}let{A:o,B:s,C:r,D:a,E:l,F:c,G:d,H:u}=this;
for(let p=0;p<64;p++){let f=Te(l,6)^Te(l,11)^Te(l,25),m=u+f+id(l,c,d)+qg[p]+lt[p]|0,$=(Te(o,2)^Te(o,13)^Te(o,22))+ld(o,s,r)|0;u=d,d=c,c=l,l=a+m|0,a=r,r=s,s=o,o=m+$|0}o=o+this.A|0,s=s+this.B|0,r=r+this.
C|0,a=a+this.D|0,l=l+this.E|0,c=c+this.F|0,d=d+this.G|0,u=u+this.H|0,this.set(o,s,r,a,l,c,d,u)}roundClean(){ya(lt)}destroy(){this.destroyed=!0,this.set(0,0,0,0,0,0,0,0),ya(this.buffer)}},wa=class extends xa{constructor(){
super(32,cd)}};var ud=rd(()=>new wa,ad(1));var Gg=32,Wg=/^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/,Zt=()=>fd(crypto.getRandomValues(new Uint8Array(Gg))),Lt=e=>fd(ud(Jg(e))),dd=e=>Wg.test(e),Yt=(e,t)=>`gvs1.${e}.${t}`,pd=e=>e.split(".")[1];function fd(e){
return btoa(String.fromCharCode(...e)).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}function Jg(e){let t=atob(e.replaceAll("-","+").replaceAll("_","/"));return Uint8Array.from(t,n=>n.charCodeAt(
0))}var es=new pe("tables"),va="join-secrets",Kg=3,md=400,$d=async()=>(await es.all()).sort((e,t)=>t.changed-e.changed),Qt=e=>es.get(e);async function ue(e){let[t,n]=[e.told.slice(-md),e.played.slice(-md)];
return es.put({...e,told:t,played:n,changed:Date.now()})}var ts=e=>es.remove(e),Xt=async()=>$e(va)??[];async function hd(e){return he(va,[e,...await Xt()].slice(0,Kg))}async function bd(e){he(va,(await Xt()).
filter(t=>t!==e))}var ka="#join",Vg=/^[a-z0-9-]{1,64}$/,Zg=/^[A-Za-z0-9_.-]{1,20000}$/,[Yg,Qg]=[/^[1-9][0-9]{0,4}$/,/^(0|[1-9][0-9]{0,4})$/],Xg=/^gvs1\.[1-9rt]\.[A-Za-z0-9_-]{43}$/,gd={game:Vg,token:Zg,key:Xg,clock:Yg,
undo:Qg};function ct(e,{game:t,token:n,key:o,clock:s,undo:r}){let a=Object.entries({game:t,token:n,key:o,clock:s,undo:r}).filter(([,c])=>c!==void 0),l=new URLSearchParams(a.map(([c,d])=>[c,String(d)]));
return`${e}#${l}`}var yd=e=>e+ka,Nn=e=>e===ka||/^#(?:game|token|key)=/.test(e);function ey(e){if(e===ka)return{invitation:!0};let t=new URLSearchParams(e.slice(1)),n=[...t.keys()];if(n.some((c,d)=>!(c in
gd)||n.indexOf(c)<d))return null;let{game:o,token:s,key:r,clock:a,undo:l}=Object.fromEntries(t);return o===void 0||s===void 0||n.some(c=>!gd[c].test(t.get(c)))?null:{game:o,token:s,...r&&{key:r},...a&&
{clock:Number(a)},...l&&{undo:Number(l)}}}function ns(e){let n=(e.match(/#[^\s<>"]*/g)??[]).filter(Nn).map(ey);return n.length===0||n.includes(null)?null:n}function en({t:e,open:t,hint:n}){let[o,s]=g(""),[r,a]=g(!1);return i`
        <form class="paste" novalidate onSubmit=${async c=>{c.preventDefault();let d=ns(o);a(d===null),d!==null&&(s(""),await t(d))}}>
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
    `}function xd({t:e,go:t,open:n}){z();let o=I(),[s,r]=g(""),[a,l]=g(!0),c=async()=>{let d=Zt();l(await hd(d)),r(Lt(d))};return _(()=>{Xt().then(([d])=>d?r(Lt(d)):c())},[]),i`
        <main id="content" class="import join" data-screen="join">
            <h1 ref=${o} tabindex="-1">${e("join.title")}</h1>
            <div class="sheet">
                <p>${e("join.lead")}</p>
                <${ty} code=${s} t=${e} />
                ${!a&&i`<p class="warning" role="alert">${e("links.not-stored")}</p>`}
                <p class="hint">${e("join.hint")}</p>
                <div><button type="button" class="quiet" data-another-code onClick=${c}>${e("join.another")}</button></div>
                <${en} t=${e} open=${n} hint=${e("join.paste-hint")} />
                <div class="row end"><button type="button" onClick=${()=>t("start")}>${e("back")}</button></div>
            </div>
        </main>
    `}function ty({code:e,t}){let[n,o]=g("");return i`
        <div class="field">
            <label for="join-code">${t("join.code")}</label>
            <div class="control">
                <input id="join-code" name="code" type="text" readonly class="code" value=${e} onFocus=${s=>s.target.select()} />
                <button type="button" class="primary" data-copy-code onClick=${async()=>o(await Xe(e)?e:"")}>
                    ${t(n!==""&&n===e?"copied":"links.copy")}</button>
                ${"share"in navigator&&i`<button type="button" data-share onClick=${()=>navigator.share({text:e}).catch(()=>{})}>${t("links.share")}</button>`}
            </div>
        </div>
    `}var ny=["sealing-not-configured","seal-broken","key-refused","branched","held","table-unknown"],Sa=(e,t)=>ny.includes(e?.kind)?t(`links.problem.${e.kind}`):void 0,Le=({problem:e,t})=>i`<${N} problem=${e} t=${t} plain=${Sa(
e,t)} />`;var ut=({players:e},t,n)=>e[Number(t)-1]??n(`links.holder.${t}`),[Fe,wd]=["r","t"];function os({token:e,head:t,view:n,actions:o}){let s=o.findLastIndex(a=>a.action!==null||a.player==="referee"),r=o.slice(s+1);return{token:e,head:t,settled:r.length>0?r[0].ply-1:n.ply,pending:r.length}}
function vd({place:e,heads:t},n){if(n.settled>e.settled)return"newer";let o=n.settled===e.settled?e.head:t[n.settled];return o!==void 0&&o!==n.head?"line":n.settled<e.settled?"older":n.token===e.token?
"same":n.pending>0&&e.pending>0?"choices":n.pending>=e.pending?"newer":"older"}function kd({place:e,played:t},n,{guarded:o,actions:s}){if(!o)return e.settled;let r=new Map(t.map(l=>[l.ply,JSON.stringify(l)])),a=s.find(l=>l.ply<=n&&r.has(l.ply)&&r.get(l.ply)!==JSON.stringify(l));
return Math.min(e.settled,n,a===void 0?n:a.ply-1)}var _a=(e,t)=>Object.fromEntries(Object.entries(t).filter(([n])=>Number(n)<=e));function Sd(e,t,{guarded:n,events:o,view:s,actions:r},a,l){let c=e.changed===
0,d=a===e.place.settled&&(!n||t.settled===a),u=d?e.told:e.told.filter(({ply:f})=>f<=a);if(o.length===0)return u;if(!n||d&&!c)return[...u,{ply:s.ply,from:s.ply,events:o,language:l}];let p=c?r[0]?.ply??
1:Math.max(a+1,t.settled+1-8);return[...u,{ply:t.settled,from:p,events:o,language:l}]}function _d(e,{settled:t,token:n,pending:o},s,{guarded:r}){if(!r)return{};let a={..._a(s,e.tokens??{}),...o===0&&{
[t]:n}};return Object.fromEntries(Object.entries(a).filter(([l])=>Number(l)>=t-8))}var ss={since:0},oy=/^[1-9r]$/;async function Od(e,{undo:t,...n}){let o=await sy(e,n);return t!==void 0&&o.answer.guarded?{...o,asked:{ply:t,token:n.token}}:o}async function sy(e,{game:t,token:n,key:o,
clock:s}){let r=e.game(t),a=await r.sealed(n,o).view(ss),l=await Qt(a.table)??{...Oa(t,a),...s&&{clock:s}},c=o===void 0?await ry(r,n,l):tn(l,o),d=Ea(c);if(a.guarded&&c.changed!==0)return ge(e,c);let u=d===
o?a:await r.sealed(n,d).view(ss);return iy(e,c,u)}var rs=(e,t,n={})=>De(e,t).view({...ss,...n}),ge=async(e,t)=>Nt(t,await rs(e,t),null,e.language);async function Ed(e,t){let[[n,o]=[t.place.settled,t.place.
token]]=Object.entries(t.tokens??{});return ge(e,{...t,place:{...t.place,settled:Number(n),token:o}})}async function Md(e,t,n){let o=await De(e,t).act(n);return Ad(e,t,o,null)}async function Cd(e,t,n){
let o=await e.game(t.game).sealed(n,Ea(t)).view(ss);return Nt({...t,heads:{},told:[],played:[]},o,null,e.language)}function Oa(e,{table:t,view:n,...o}){return{...{id:t,game:e,players:n.players.map(r=>r.
id),keys:{},as:null,heads:{},told:[],played:[],given:{},changed:0},...Td({view:n,actions:[],...o})}}function tn(e,t){let n=pd(t);return{...e,keys:{...e.keys,[n]:t},as:n}}var Ea=({keys:e,as:t})=>t===null?
void 0:e[t],ye=({players:e,as:t})=>e[Number(t)-1]??null,Ne=e=>e.able&&e.toAct.includes(ye(e)??(e.as===wd?"table":null)),De=(e,t)=>e.game(t.game).sealed(t.place.token,Ea(t));async function ry(e,t,n){if(n.
as!==null)return n;for(let o of await Xt())for(let s of n.players.keys()){let r=Yt(s+1,o);if(await ay(e,t,r))return await bd(o),tn(n,r)}return n}async function ay(e,t,n){try{return await e.sealed(t,n).
view(),!0}catch(o){if(o.kind==="key-refused")return!1;throw o}}async function iy(e,t,n){let o=os(n);switch(t.changed===0?"newer":vd(t,o)){case"older":return{...await ge(e,t),note:"older"};case"line":return{
...await ge(e,t),note:"line",other:n.token};case"choices":return ly(e,t,n);default:return Nt(t,n,null,e.language)}}async function ly(e,t,n){let{token:o}=n;if(!oy.test(t.as??""))return os(n).pending>t.
place.pending?Nt(t,n,null,e.language):ge(e,t);try{return await Ad(e,t,await De(e,t).merge([o]),"joined")}catch(s){if(s.kind!=="invalid-request")throw s;return{...await ge(e,t),note:"line",other:o}}}async function Ad(e,t,n,o){
let s={...t,place:{...t.place,token:n.token}};await ue(s);let r=await rs(e,n.guarded?t:s),a=n.guarded&&r.events.length>0?r.events:[...n.events,...r.events];return Nt(t,{...r,events:a},o,e.language)}async function Nt(e,t,n,o){
let s={...e,...Td(t)},r=kd(e,s.place.settled,t);s.heads={..._a(r,e.heads),[s.place.settled]:s.place.head},s.told=Sd(e,s.place,t,r,o),s.tokens=_d(e,s.place,r,t);let a=e.played.filter(({ply:u})=>u<=r),l=new Set(
a.map(({ply:u})=>u)),c=t.actions.filter(({ply:u})=>u<=s.place.settled);s.played=[...a,...c.filter(({ply:u})=>!l.has(u))],s.moved=cy(e,s)?Date.now():e.moved;let d=r<e.place.settled&&e.changed!==0;return{
kept:s,answer:t,note:d?"undone":n,stored:await ue(s)}}function cy(e,{place:t,heldBy:n}){let{settled:o,pending:s,head:r}=e.place;return e.moved===void 0||t.settled!==o||t.pending!==s||t.head!==r||n!==e.
heldBy}function Td(e){let{to_act:t,held:n,finished:o,legal_actions:s}=e;return{place:os(e),toAct:[...t],able:s===void 0||s.length>0,heldBy:n?.by??null,finished:o}}function Ld({t:e,go:t,open:n}){return i`
        <section class="by-link" aria-labelledby="by-link-title">
            <h2 id="by-link-title">${e("links.title")}</h2>
            <${en} t=${e} open=${n} />
            <div><button type="button" class="quiet" data-go="join" onClick=${()=>t("join")}>${e("join.open")}</button></div>
        </section>
    `}function nn(e,t){let{finished:n,heldBy:o,toAct:s}=e,r=ye(e);if(n)return t("links.finished");if(o!==null)return o===r?t("links.held-own"):t("links.held",{player:o});if(Ne(e))return t("links.turn");
let a=s.filter(l=>l!==r);return t("play.turn",{player:(a.length>0?a:s).map(l=>l==="table"?t("links.holder.t"):l).join(", ")})}var Nd="calls",uy='link[rel="icon"]',dy=`data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><g fill="#7a3e00"><rect x="4" y="26" width="24" height="3"\
 rx="1"/><g transform="rotate(-40 15 14)"><rect x="6" y="9" width="14" height="9" rx="1.5"/><rect x="12" y="18" width="2.6" height="13" rx="1"/></g></g><circle cx="24" cy="8" r="7.5" fill="#c40000"/><\
/svg>')}`,py=e=>!e.finished&&e.heldBy===null&&Ne(e);function Rd({kept:e,name:t,calls:n,t:o}){let s=e!==null&&py(e),r=e===null?null:`${s?"● ":""}${nn(e,o)} – ${t}`,a=M(document.title);_(()=>{r!==null&&
(document.title=r)},[r]),_(()=>()=>{document.title=a.current},[]),_(()=>{let c=document.querySelector(uy);if(!s||c===null)return;let{href:d}=c;return c.href=dy,()=>{c.href=d}},[s]);let l=e?.id;_(()=>{
s&&n&&document.hidden&&fy(r,l)},[s,n])}function jd(){let[e,t]=g(()=>$e(Nd)===!0);return{calls:e,change:async o=>{t(o),he(Nd,o),o&&"Notification"in globalThis&&Notification.permission==="default"&&await Notification.
requestPermission()}}}async function fy(e,t){if(!("Notification"in globalThis)||Notification.permission!=="granted")return;let n=await navigator.serviceWorker?.getRegistration();n?await n.showNotification(
e,{tag:t}):new Notification(e,{tag:t})}function Bd({lost:e,unsent:t,ask:n,resend:o,busy:s,t:r}){return e===null&&t===null?null:t===null&&e.transient!==!0?i`<${Le} problem=${e} t=${r} />`:i`
        <div class="warning" data-connection=${t===null?"lost":"unsent"}>
            <p role="status">${r(t===null?"links.lost":"links.unsent")}</p>
            <button type="button" data-retry disabled=${s} onClick=${t===null?n:o}>${r(t===null?"links.lost-ask":"links.unsent-send")}</button>
        </div>
    `}var[Ma,my,$y]=[1e3,5e3,3e4],[hy,by]=[1e3,1e4],gy=6e4,yy=3e3;function Pd({idle:e,failures:t,alone:n,hidden:o,calls:s},r=Math.random){if(o&&!s)return null;let a=.8+.4*r();if(t>0)return Math.min(by,hy*2**
(t-1))*a;if(o)return $y*a;let l=Ma+(my-Ma)*Math.min(1,e/gy);return Math.max(n?yy:Ma,l)*a}var Id=[[document,"visibilitychange"],[document,"resume"],[window,"online"],[window,"pageshow"]],as=class{#t;#e=0;#n=null;#o=Date.now();#s=0;#r=!1;constructor(t){this.#t=t,Id.forEach(([n,o])=>n.addEventListener(
o,this.wake)),this.#a()}wake=()=>{document.hidden?this.#a():this.#i()};touched(){this.#o=Date.now(),this.#a()}end(){this.#r=!0,clearTimeout(this.#e),this.#n?.abort(),Id.forEach(([t,n])=>t.removeEventListener(
n,this.wake))}#a(){if(clearTimeout(this.#e),this.#r||this.#n!==null)return;let t=Pd({idle:Date.now()-this.#o,failures:this.#s,hidden:document.hidden,...this.#t.now()});t!==null&&(this.#e=setTimeout(()=>this.#i(),
t))}async#i(){if(clearTimeout(this.#e),this.#n?.abort(),this.#r)return;let t=this.#n=new AbortController;try{let n=await this.#t.ask(t.signal);if(t.signal.aborted)return;n&&(this.#o=Date.now()),this.#s=
0,this.#t.answered()}catch(n){if(t.signal.aborted)return;this.#s+=1,this.#t.failed(n)||this.end()}this.#n===t&&(this.#n=null),this.#a()}};var xy=1e4,Ca=e=>e.guarded&&!e.finished;function Fd({client:e,opened:t,busy:n,calls:o,take:s}){let[r,a]=g(null),l=M(null),c=re(()=>new wt(e.baseUrl,{language:e.language,retries:0,timeout:xy}),[e]),d=M(
null);d.current={asker:c,opened:t,busy:n,calls:o,take:s};let u=t!==null&&Ca(t.answer),p=t?.kept.id;return _(()=>{if(u)return l.current=new as({ask:f=>wy(d,f),now:()=>({alone:vy(d.current.opened.kept),
calls:d.current.calls}),failed:f=>(a(f),f.transient===!0),answered:()=>a(null)}),()=>{l.current?.end(),l.current=null,a(null)}},[u,p]),_(()=>l.current?.touched(),[t,o]),{lost:r,ask:()=>l.current?.wake()}}
async function wy(e,t){let{asker:n,opened:o,take:s}=e.current;if(e.current.busy)return!1;let r=await rs(n,o.kept,{signal:t});return e.current.busy||e.current.opened!==o?!1:s(r)}var vy=e=>Ne(e)&&e.heldBy===
null&&e.toAct.every(t=>t===(ye(e)??"table"));function Dd({kept:e,view:t,finished:n,sheet:o,t:s,again:r,busy:a,callReferee:l,calls:c,setCalls:d}){let u=o?.rulesets.find(({id:m})=>m===t.ruleset)?.name??t.ruleset,p=P[e.game].turns?"play.turn-number":
"play.round",f=o?.name??"";return i`
        <div class="play-bar">
            <div class="play-title">
                ${n?i`<strong>${f}</strong>`:i`<h1>${f}</h1>`} <span class="soft wide">${u}</span>
                ${!n&&i` <span class="round">${s(p,{round:t.round})}</span>`}
            </div>
            <div class="row tight">
                <span class="sits" data-as-now=${e.as??""}>${e.as===null?s("links.watching"):s("links.you",{player:ut(e,e.as,s)})}</span>
                ${e.as===Fe&&i`<button type="button" data-referee title=${s("ruling.hint")} onClick=${l}>
                    <span aria-hidden="true">⚖</span> <span class="wide">${s("ruling.open")}</span></button>`}
                ${d!==null&&i`<button type="button" data-calls aria-pressed=${String(c)} aria-label=${s("links.calls")} title=${s("links.calls-hint")} onClick=${()=>d(!c)}>
                    <${ky} /> <span class="wide">${s("links.calls")}</span></button>`}
                <button type="button" data-again disabled=${a} title=${s("links.again-hint")} onClick=${r}>
                    <span aria-hidden="true">⟳</span> <span class="wide">${s("links.again")}</span></button>
            </div>
        </div>
    `}var ky=()=>i`
    <svg class="bell" viewBox="0 0 16 16" aria-hidden="true"><path d="M8 1a1 1 0 0 1 1 1v.6A4.5 4.5 0 0 1 12.5 7v3l1.5 2H2l1.5-2V7A4.5 4.5 0 0 1 7 2.6V2a1 1 0 0 1 1-1zM6.3 13h3.4a1.7 1.7 0 0 1-3.4 0z" /></svg>
`;function Rt({log:e,t,then:n}){let o=pl(),s=M(e.length);return _(()=>{let r=e.slice(Math.min(s.current,e.length-1)).map(({text:a})=>a);e.length!==s.current&&Be([...r,...n?[n]:[]].join(" ")),s.current=e.
length},[e]),i`
        <section class=${e.length>0?"log":"visually-hidden"} aria-labelledby="log-title">
            <h2 id="log-title" class="small">${t("log.title")}</h2>
            <p class="visually-hidden" role="status" data-said>${o}</p>
            <ol reversed class="events" tabindex=${e.length>0?"0":void 0} aria-labelledby="log-title">
                ${e.map((r,a)=>i`<li key=${a} data-event-type=${r.type} value=${a+1}>${r.text}</li>`).reverse()}
            </ol>
        </section>
    `}var Ud=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function is(e,t){let n=t.players.map(({id:o})=>o);return Object.entries(e.at).flatMap(([o,s])=>{let r=e.choices?.[o]??null,a=r==="players"?n:r;return dt(
t,o).map(([l,c])=>({place:l,value:me(t,l),choices:a,where:{key:s,names:c}}))})}var Rn=(e,t)=>t.filter(([n,o])=>!Ud(me(e,n),o)).map(([n,o])=>({op:"replace",path:jn(n),value:o}));function Aa(e,t){let n=structuredClone(
e);for(let{path:o,value:s}of t){let r=o.split("/").slice(1).map(a=>a.replaceAll("~1","/").replaceAll("~0","~"));me(n,r.slice(0,-1))[r.at(-1)]=s}return n}function Ta(e,t){return Object.entries(e.at).flatMap(
([n,o])=>dt(t,n).flatMap(([s,r])=>{let a=Sy(me(t,s),e.kind);if(a===null)return[];let l=r.length>0&&(r.at(-1)===a||n.endsWith("/*")&&Oy(s.at(-1)));return[{value:a,place:s,where:{key:o,names:l?r.slice(0,
-1):r}}]}))}function qd(e,t,n,o){let s=Ta(e,t),r=(e.unseen??[]).flatMap(p=>dt(t,p).map(([f])=>({value:me(t,f),place:f,where:null}))),a=Ey(Hd(e,t,n).map(He));for(let{value:p}of[...s,...r])a.set(He(p),(a.
get(He(p))??0)-1);let l=new Map;for(let p of Hd(e,t,n))a.get(He(p))>0&&l.set(He(p),{value:p,place:null,where:null});for(let p of r.reverse())l.set(He(p.value),p);let c=Wd(e,t),d=p=>jn(p.slice(0,-1)),u=new Map;
for(let p of s)d(p.place)===d(o.place)&&c.has(d(p.place))||u.set(JSON.stringify([He(p.value),p.where]),p);return[...l.values(),...u.values()].filter(({value:p})=>!Ud(p,o.value))}function Gd(e,t,n,o){let s=[
[n.place,zd(me(t,n.place),o.value)]],r=new Map([[He(n.value),o.value]]);o.place!==null&&(s.push([o.place,zd(me(t,o.place),n.value)]),r.set(He(o.value),n.value));for(let[u]of(e.follow??[]).flatMap(p=>dt(
t,p))){let p=He(me(t,u));r.has(p)&&s.push([u,r.get(p)])}let a=Wd(e,t),l=new Map,c=[];for(let[u,p]of s){let f=jn(u.slice(0,-1));if(!a.has(f)){c.push([u,p]);continue}l.has(f)||l.set(f,[u.slice(0,-1),[...me(
t,u.slice(0,-1))]]),l.get(f)[1][Number(u.at(-1))]=p}let d=[...l.values()].map(([u,p])=>[u,p.sort((f,m)=>f-m)]);return Rn(t,[...d,...c])}function Wd(e,t){return new Set((e.ascending??[]).flatMap(n=>dt(
t,n).map(([o])=>jn(o))))}function Hd(e,t,n){let{components:o}=n,s=t.options[e.of];return(Array.isArray(s)?s:(o[t.ruleset]??o)[e.of]).map(a=>a?.id??a)}function Sy(e,t){if(e===null||typeof e!="object")return e;
let{kind:n=t,...o}=e;return n!==t?null:Object.keys(o).join()==="value"?o.value:o}function zd(e,t){return e===null||typeof e!="object"?t:{...e,...typeof t=="object"?t:{value:t}}}function Jd(e,t,n){return n.
flatMap(o=>{let s=o.split("/").length,r=e.flatMap(a=>{let l=Object.keys(a.at).flatMap(c=>dt(t,c.split("/").slice(0,s).join("/"))).find(([c])=>jn(c)===o)?.[1];return l===void 0?[]:[[a,l]]});return r.length===
1?r:[]})}function dt(e,t){return Kd(e,t.split("/").slice(1),[],[])}function Kd(e,t,n,o){if(t.length===0)return[[n,o]];let[s,...r]=t;return _y(e).filter(([a])=>s==="*"||s===a).flatMap(([a,l,c])=>Kd(c,r,
[...n,a],s==="*"?[...o,l]:o))}function _y(e){return Array.isArray(e)?e.map((t,n)=>[String(n),String(t?.id??t?.tile??n+1),t]):e===null||typeof e!="object"?[]:Object.entries(e).map(([t,n])=>[t,t,n])}var me=(e,t)=>t.
reduce((n,o)=>n[o],e),Oy=e=>/^\d+$/.test(e),jn=e=>e.map(t=>`/${t.replaceAll("~","~0").replaceAll("/","~1")}`).join(""),He=e=>e!==null&&typeof e=="object"?JSON.stringify(Object.entries(e).sort()):e;function Ey(e){
let t=new Map;for(let n of e)t.set(n,(t.get(n)??0)+1);return t}function Ve(e,{game:t,t:n}){return typeof e=="boolean"?n(e?"yes":"no"):t.said?.(e,n)??String(e)}function Ze(e,t){if(e===null)return"";let n=e.names.map(s=>Ve(s,t)).join(", ");if(e.key==="")return n;let o=t.
t(e.key,{at:n});return n===""||o.includes(n)?o:`${n}, ${o}`}function ze({record:e,state:t,game:n,t:o}){let{corrections:s=[],forfeits:r=[],penalties:a=[]}=e??{},l=[...s.map(c=>[c.ply,"correction",o("record.correction",{what:My(c,t,n,o),reason:c.reason})]),...r.
map(c=>[c.ply,"forfeit",o("record.forfeit",{player:c.seat,reason:c.reason})]),...a.map(c=>[c.ply,"penalty",o("record.penalty",{player:c.seat,points:Bn(c.points),reason:c.reason})])].sort(([c],[d])=>c-
d);return l.length===0?null:i`
        <section class="referee-record" aria-labelledby="referee-record-title" data-referee-record>
            <h2 class="small" id="referee-record-title">${o("record.title")}</h2>
            <ul>${l.map(([c,d,u])=>i`<li key=${c} data-record=${d}>${u}</li>`)}</ul>
        </section>
    `}function My({paths:e},t,n,o){let s=Jd(n.corrections??[],t,e).map(([r,a])=>Cy(o(r.name),Ze({key:"",names:a},{game:n,t:o})));return s.length>0?[...new Set(s)].join("; "):o("record.something")}var Cy=(e,t)=>t===
""?e:`${e} (${t})`,Bn=e=>e<0?`−${-e}`:`+${e}`;var pt=({rulings:e,t})=>i`
    <div class="scrolling" tabindex="0" role="region" aria-label=${t("scores.rulings",{n:e.length})}><table>
        <thead><tr><th scope="col">${t("scores.ruling")}</th><th scope="col">${t("scores.value")}</th><th scope="col">${t("scores.why")}</th></tr></thead>
        <tbody>${e.map(n=>i`
            <tr key=${n.id}><th scope="row">${n.id}<br /><code>${n.option}</code></th><td><code>${JSON.stringify(n.value)}</code></td><td>${n.why}</td></tr>`)}
        </tbody>
    </table></div>
`;function ft({sheet:e,state:t,game:n,t:o}){let s=(e.referee?.forfeits??[]).map(({seat:u})=>u),{standings:r,winners:a,decided_by:l,unit:c,rulings:d}=e;return i`
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
                                <span>${o("scores.penalties",{points:Bn(u.penalties)})}</span>
                                <strong>${o("scores.together",{sum:String(u.total+u.penalties).replace("-","−"),unit:o(`unit.${c}`)})}</strong>
                            </p>`}
                        <p class="tiebreak soft">${o("scores.tiebreak",{figures:u.tiebreak.join(", ")})}</p>
                    </li>`)}
            </ol>
            ${t&&i`<${ze} record=${e.referee} state=${t} game=${n} t=${o} />`}
            <details class="rulings">
                <summary>${o("scores.rulings",{n:d.length})}</summary>
                <${pt} rulings=${d} t=${o} />
            </details>
        </div>
    `}var Ay=4;function ls(e,t){let{value:n,problem:o}=R(Ly,[]),s=re(()=>n===null||e===null?null:Ty(n,e,t),[n,e,t]);return{pending:n===null&&o===null,code:s}}function Ty(e,t,n){let o=Ny(e,t);if(o===null)return null;
let{size:s,data:r}=o,a=r.flatMap((l,c)=>l.flatMap((d,u)=>d?[`M${u} ${c}h1v1h-1z`]:[]));return i`<svg class="qr" role="img" aria-label=${n} viewBox="0 0 ${s} ${s}" shape-rendering="crispEdges"><path d=${a.
join("")} /></svg>`}var Ly=async()=>(await import(mo("qr"))).encode;function Ny(e,t){try{return e(t,{ecc:"L",border:Ay})}catch{return null}}function xe({url:e,name:t,t:n,kind:o}){let[s,r]=g(""),a=M(null),[l,c]=g(!1),d=()=>{c(!0),a.current.showModal()};return i`
        <div class="link-box" data-link-kind=${o}>
            <input type="text" readonly class="code" aria-label=${t} value=${e} data-url onFocus=${u=>u.target.select()} />
            <div class="row tight">
                <button type="button" class="primary" data-copy-link aria-label=${`${n("links.copy")}: ${t}`}
                    onClick=${async()=>r(await Xe(e)?e:"")}>${n(s===e?"copied":"links.copy")}</button>
                ${"share"in navigator&&i`<button type="button" data-share aria-label=${`${n("links.share")}: ${t}`}
                    onClick=${()=>navigator.share({title:t,url:e}).catch(()=>{})}>${n("links.share")}</button>`}
                <button type="button" data-scan aria-label=${`${n("links.qr")}: ${t}`} onClick=${d}>${n("links.qr")}</button>
            </div>
            <dialog ref=${a} class="qr-dialog" aria-label=${t} onClose=${()=>c(!1)}>
                ${l&&i`
                    <p><strong>${t}</strong></p>
                    <${Ry} url=${e} name=${t} t=${n} />
                    <button type="button" data-close-qr onClick=${()=>a.current.close()}>${n("links.close")}</button>`}
            </dialog>
        </div>
    `}function Ry({url:e,name:t,t:n}){let{pending:o,code:s}=ls(e,`${n("links.qr")}: ${t}`);return o?null:s??i`<p>${n("links.qr-too-long")}</p>`}function cs({kept:e,atOnce:t,follows:n,t:o}){if(n)return i`<p class="hint" data-follows>${o(e.finished?"links.follows.finished":"links.follows")}</p>`;let{game:s,place:r,players:a,clock:l}=e,c=ct(te(),
{game:s,token:r.token,clock:l});return i`
        <div class="pass-on" data-pass-on>
            <p>${jy(e,t,o)}</p>
            <${xe} url=${c} name=${o("links.move",{players:a.join(", ")})} t=${o} kind="move" />
        </div>
    `}function jy(e,t,n){let{heldBy:o,finished:s,toAct:r}=e,a=ye(e),l=r.filter(c=>c!==a&&c!=="table").join(", ");return s?n("links.pass.finished"):o!==null?n(o===a?"links.pass.held-own":"links.pass.he\
ld",{player:o}):l===""?n("links.pass.any"):t?n("links.pass.at-once",{players:l}):n(Ne(e)?"links.pass.or":"links.pass.next",{players:l})}function us({told:e,played:t},n,o){let s=e.filter(({language:l=o.language})=>l===o.language),r=l=>s.some(({ply:c,from:d=c})=>d<=l&&l<=c),a=t.filter(({ply:l})=>!r(l)).map(l=>({ply:l.ply,events:[By(l,n,
o)]}));return[...s,...a].sort((l,c)=>l.ply-c.ply).flatMap(({events:l})=>l)}var ds=({told:e})=>e.flatMap(({events:t})=>t);function By({type:e,player:t,action:n},o,s){let r=o?.action_types?.find(({id:c})=>c===
e)?.name??e,a=["amount","house"].map(c=>n?.[c]).find(c=>typeof c=="number"),l=s(a===void 0?"links.played":"links.played-figure",{player:t,action:r,figure:a});return{type:`played-${e}`,text:l}}function Vd({kept:e,client:t,t:n}){let[o,s]=g(""),[r,a]=g(null),[l,c]=g(null),[d,u]=g(!1),p=async $=>{u(!0),c(null);try{await $()}catch(b){c(b)}u(!1)},f=async()=>o||(await De(t,e).receipt()).receipt,m=()=>p(
async()=>{let $=await f();s($),_e(`gavel-${e.game}-${e.id}.receipt`,new Blob([$],{type:"text/plain"}))}),h=()=>p(async()=>{let $=await f();s($),a(await t.verifyReceipt($))});return i`
        <details class="receipt" data-receipt-box>
            <summary>${n("receipt.title")}</summary>
            <p class="hint">${n("receipt.hint")}</p>
            <${Le} problem=${l} t=${n} />
            <div class="row tight">
                <button type="button" data-download-receipt disabled=${d} onClick=${m}>${n("receipt.download")}</button>
                <button type="button" data-check-receipt disabled=${d} onClick=${h}>${n("receipt.check")}</button>
            </div>
            ${r!==null&&i`<p role="status" data-checked=${r.kid}>${n(r.payload.guarded?"receipt.holds-guarded":"receipt.holds",{key:r.kid})}</p>`}
        </details>
    `}function Zd({opened:e,turn:t,table:n,bar:o,notes:s,tools:r,go:a,client:l}){let{kept:c,answer:d}=e,{game:u,gameSheet:p,t:f,act:m}=n;z();let h=us(c,p,f),$=I(c.id);return i`
        <main id="content" class="play finished linked" data-screen="scores" data-game=${u.id} data-ply=${d.view.ply} data-to-act="" data-head=${d.head} data-turn=${t}>
            ${o}
            ${s}
            <h1 ref=${$} tabindex="-1">${f("scores.title")}</h1>
            <${ft} sheet=${d.scores} state=${d.view} game=${u} t=${f} />
            <section class="tool"><${Vd} kept=${c} client=${l} t=${f} key=${c.place.token} /></section>
            <section class="tool"><${cs} kept=${c} atOnce=${!1} follows=${d.guarded} t=${f} /></section>
            <div class="row end"><button type="button" class="primary" onClick=${()=>a("setup",{game:u.id})}>${f("scores.again")}</button></div>
            <details class="last-look">
                <summary>${f("scores.board")}</summary>
                ${p&&i`<${u.Board} view=${d.view} gameSheet=${p} legal=${[]} act=${m} t=${f} seat=${null}
                    toAct=${[]} scores=${d.scores} last=${d.events} log=${ds(c)} />`}
            </details>
            ${h.length>0&&i`<${Rt} log=${h} t=${f} />`}
            ${r}
        </main>
    `}var Xd={duration:380,easing:"cubic-bezier(.2, .7, .2, 1)"},ep={duration:320,easing:"ease-out"},Py=6,Yd=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;function ps(e,t,{ply:n,events:o}){let s=M(
null),r=M({view:null,ply:n,before:Qd});return r.current.view!==t&&s.current!==null&&!Yd()&&(r.current.before=Iy(s.current,e)),se(()=>{let{view:a,ply:l,before:c}=r.current;if(r.current={view:t,ply:n,before:Qd},
a===t||a===null||t===null||s.current===null||Yd())return;let{pieces:d,bids:u}=tp(s.current,e);for(let[p,f]of d)Fy(f,c.places.get(p));for(let[p,f]of u)f.textContent!==c.bids.get(p)&&f.animate([{scale:1.6},
{scale:1}],ep);if(!(n<=l))for(let p of o.flatMap(f=>e.payments(f)))Dy(s.current,p)},[t]),s}var Qd={places:new Map,bids:new Map};function tp(e,t){let n=new Map;for(let[s,r]of Object.entries(t.pieces))for(let a of e.
querySelectorAll(s)){let l=r(a);!n.has(l)&&a.getClientRects().length>0&&n.set(l,a)}let o=[...e.querySelectorAll(t.bids)].map(s=>[op(s),s]);return{pieces:n,bids:new Map(o)}}function Iy(e,t){let{pieces:n,
bids:o}=tp(e,t);return{places:new Map([...n].map(([s,r])=>[s,r.getBoundingClientRect()])),bids:new Map([...o].map(([s,r])=>[s,r.textContent]))}}var np="[data-seat], [data-player], [data-bidder]",op=e=>{
let{seat:t,player:n,bidder:o}=e.closest(np)?.dataset??{};return t??n??o};function Fy(e,t){if(t===void 0){e.animate([{transform:"perspective(40rem) rotateY(85deg)",opacity:.3},{transform:"none",opacity:1}],
ep);return}let n=e.getBoundingClientRect(),[o,s]=[t.left-n.left,t.top-n.top];if(Math.hypot(o,s)<Py)return;let r=n.width>0?t.width/n.width:1;e.animate([{transformOrigin:"0 0",transform:`translate(${o}p\
x, ${s}px) scale(${r})`},{transformOrigin:"0 0",transform:"none"}],Xd)}function Dy(e,{from:t,to:n,amount:o}){let[s,r]=[t,n].map(a=>zy(a===null?e:Hy(e,a)));if(!(s===null||r===null))for(let a=0;a<Math.min(
o,5);a+=1){let l=document.createElement("span");l.className="flying-coin",l.setAttribute("aria-hidden","true"),document.body.append(l);let c=[s,r].map(({x:u,y:p})=>({transform:`translate(${u}px, ${p}p\
x)`})),d=l.animate(c,{...Xd,duration:520,delay:a*70,fill:"both"});d.onfinish=d.oncancel=()=>l.remove()}}var Hy=(e,t)=>[...e.querySelectorAll(np)].find(n=>op(n)===t)??null;function zy(e){if(e===null)return null;
let{left:t,top:n,width:o,height:s}=e.getBoundingClientRect();return{x:t+Math.min(o/2,120),y:n+Math.min(s/2,40)}}var sp=[1,2,3,5,10,30,60,1440,4320],La=1e3,[Na,Ra]=[60,1440];function ja(e,t){return e>=Ra?t(e===Ra?"clock.day":"clock.days",{n:e/Ra}):e>=Na?t(e===Na?"clock.hour":"clock.hours",{n:e/Na}):t(e===1?"cloc\
k.minute":"clock.minutes",{n:e})}function rp({kept:e,t}){let{clock:n,moved:o,finished:s}=e,[r,a]=g(Date.now),l=n!==void 0&&o!==void 0&&!s;if(_(()=>{if(!l)return;a(Date.now());let d=setInterval(()=>a(Date.
now()),La);return()=>clearInterval(d)},[l,o]),!l)return null;let c=Math.round((o+n*60*La-r)/La);return i`
        <p class="clock ${c<0?"over":""}" data-clock=${c<0?"over":"runs"}>
            <span role="timer" aria-live="off">${t(c<0?"clock.over":"clock.left",{time:Uy(Math.abs(c))})}</span>
            <span class="hint">${t("clock.hint",{time:ja(n,t)})}</span>
        </p>
    `}function Uy(e){let[t,n,o]=[Math.floor(e/3600),Math.floor(e/60)%60,e%60],s=r=>String(r).padStart(2,"0");return t>0?`${t}:${s(n)}:${s(o)}`:`${n}:${s(o)}`}function fs({motion:e,ply:t,events:n,finished:o,turn:s,refusal:r}){let{sounds:a}=Pt(xn),l=M({ply:t,turn:s});_(()=>{let c=l.current;if(l.current={ply:t,turn:s},t<=c.ply)return;let d=qy({motion:e,events:n,
finished:o,isTurn:s!==null&&s!==c.turn});d!==null&&a.play(d)},[t,s]),_(()=>{r!==null&&a.play("refusal")},[r])}function qy({motion:e,events:t,finished:n,isTurn:o}){return n?"end":t.some(({type:s})=>e.awards.
includes(s))?"award":o?"turn":null}var Gy=["correct","forfeit","penalty"];function ap({game:e,client:t,t:n,choose:o}){let{value:s,problem:r}=R(()=>t.game(e).rules(),[e,t]);return i`
        <p class="soft">${n("advice.lead")}</p>
        <${N} problem=${r} t=${n} />
        ${(s?.irregularities??[]).map(a=>i`
            <details key=${a.id} class="advice" data-irregularity=${a.id}>
                <summary>${a.happened}</summary>
                <p><${Jy} text=${a.advice} t=${n} /></p>
                <p class="soft">${a.reason}</p>
                <div class="row tight">${Wy(a.advice).map(l=>i`
                    <button type="button" key=${l} data-choose=${l} onClick=${()=>o(l)}>${n(`ruling.task.${l}`)}</button>`)}</div>
            </details>`)}
    `}var Wy=e=>Gy.filter(t=>e.includes(`\`${t}\``)),Jy=({text:e,t})=>e.replace(/ \(`(correct|forfeit|default|penalty)`\)/g,"").replace(/`(\w+)`/g,(n,o)=>t(`ruling.word.${o}`));function ip(e,t){return dp(e,t).flatMap(([n,o,s])=>me(t,o).flatMap((r,a)=>{let l=r[e.pile].at(-1);return l===void 0?[]:[{value:l,...up(n,o,s,a)}]}))}function lp(e,t,n){return dp(e,t).flatMap(([o,s,r])=>Array.
from({length:me(t,s).length+1},(a,l)=>({value:null,...up(o,s,r,l)}))).filter(({place:o})=>o.join("/")!==n.place.join("/"))}function cp(e,t,n,o){let[s,r]=[n,o].map(({place:f})=>f.slice(0,-1)),a=structuredClone(
me(t,s)),l=s.join("/")===r.join("/")?a:structuredClone(me(t,r)),[c,d]=[n,o].map(({place:f})=>Number(f.at(-1))),u=a[c][e.pile].pop();return d===l.length&&l.push({...e.empty,[e.pile]:[]}),l[d][e.pile].push(
u),JSON.stringify(a[c])===JSON.stringify({...a[c],...e.empty,[e.pile]:[]})&&c===a.length-1&&a.pop(),Rn(t,a===l?[[s,a]]:[[s,a],[r,l]])}var up=(e,t,n,o)=>({place:[...t,String(o)],where:{key:e,names:[...n,
String(o+1)]}}),dp=(e,t)=>Object.entries(e.at).flatMap(([n,o])=>dt(t,n).map(([s,r])=>[o,s,r]));var Ba=e=>({base:e,state:e,patch:[],told:[],figures:[]});function pp(e,t,n,o){let s=n.join("/"),r=is(t,e.base).find(l=>l.place.join("/")===s),a=e.figures.filter(l=>l.figure.place.join("/")!==s);return{
...e,figures:r.value===o?a:[...a,{kind:t,figure:r,value:o}]}}var ms=e=>e.of!==void 0||e.pile!==void 0,$s=(e,t)=>e.pile===void 0?Ta(e,t):ip(e,t),hs=(e,t,n,o)=>e.pile===void 0?qd(e,t,n,o):lp(e,t,o);function fp(e,t,n,o,s){
let r=(t.pile===void 0?Gd:cp)(t,e.state,n,o);return{...e,state:Aa(e.state,r),patch:[...e.patch,...r],told:[...e.told,s]}}var mp=e=>Rn(e.state,e.figures.map(({figure:t,value:n})=>[t.place,n])),$p=e=>Aa(
e.state,mp(e)),hp=e=>[...e.patch,...mp(e)];function gp({kind:e,state:t,words:n,change:o}){let{t:s}=n,r=is(e,t),a=[...new Set(r.map(bp))],[l,c]=g(e.oneByOne?null:void 0);if(r.length===0)return i`<p>${s("correct.none")}</p>`;let d=r.filter(p=>l===
void 0||bp(p)===l),u=[[null,s("correct.choose")],...a.map(p=>[p,Ky(p,n)])];return i`
        ${e.oneByOne&&i`
            <${D} name="group" label=${s("correct.which")}
                control=${p=>i`<${U} ...${p} value=${l} choices=${u} onChange=${c} />`} />`}
        <fieldset class="figures">
            <legend>${s("correct.figures")}</legend>
            ${d.map(p=>i`<${Vy} key=${p.place.join("/")} figure=${p} words=${n} change=${o} />`)}
        </fieldset>
    `}var bp=({where:e})=>JSON.stringify(e.names),Ky=(e,t)=>JSON.parse(e).map(n=>Ve(n,t)).join(", ");function Vy({figure:e,words:t,change:n}){let{place:o,value:s,choices:r,where:a}=e,l=d=>i`<${U} ...${d} value=${s} choices=${r.
map(u=>[u,Ve(u,t)])} onChange=${u=>n(e,u)} />`,c=d=>i`<input ...${d} type="number" step="1" value=${s}
        onChange=${({target:u})=>u.value!==""&&n(e,Number(u.value))} />`;return i`<${D} name=${`figure-${o.join("-")}`} label=${Ze(a,t)} control=${r===null?c:l} />`}function yp({kind:e,state:t,gameSheet:n,
words:o,pair:s,setPair:r,add:a}){let{t:l}=o,c=$s(e,t);if(c.length===0)return i`<p>${l("correct.none")}</p>`;let d=({value:m,where:h})=>[m!==null&&Ve(m,o),Ze(h,o)].filter(Boolean).join(" · "),u=(m,h)=>[
h,d(m)],p=[null,l("correct.choose")],f=s.wrong===null?[]:hs(e,t,n,c[s.wrong]);return i`
        <${D} name="wrong" label=${l("correct.wrong")}
            control=${m=>i`<${U} ...${m} value=${s.wrong} choices=${[p,...c.map(u)]} onChange=${h=>r({wrong:h,right:null})} />`} />
        ${s.wrong!==null&&i`
            <${D} name="right" label=${l("correct.right")} hint=${e.pile===void 0&&l("correct.right-hint")}
                control=${m=>i`<${U} ...${m} value=${s.right} choices=${[p,...f.map(u)]} onChange=${h=>r({...s,right:h})} />`}>
                <button type="button" data-add disabled=${s.right===null} onClick=${a}>${l("correct.add")}</button>
            <//>`}
    `}function xp({state:e,t,busy:n,send:o}){let s=(e.forfeits??[]).map(({seat:u})=>u),r=e.players.map(({id:u})=>u).filter(u=>!s.includes(u)),[a,l]=g(r[0]??null),[c,d]=g("");return r.length===0?i`<p>${t("fo\
rfeit.all")}</p>`:i`
        <${bs} kind="forfeit" lead=${t("forfeit.lead")} button=${t("forfeit.send")} busy=${n} reason=${c} setReason=${d} t=${t}
            submit=${()=>o({type:"forfeit",seat:a,reason:c})}>
            <${vp} seat=${a} setSeat=${l} seats=${r} t=${t} />
        <//>
    `}function wp({state:e,t,busy:n,send:o}){let s=e.players.map(({id:p})=>p),[r,a]=g(s[0]),[l,c]=g(""),[d,u]=g("");return i`
        <${bs} kind="penalty" lead=${t("penalty.lead")} button=${t("penalty.send")} busy=${n} reason=${d} setReason=${u} t=${t}
            submit=${()=>o({type:"penalty",seat:r,points:Number(l),reason:d})}>
            <${vp} seat=${r} setSeat=${a} seats=${s} t=${t} />
            <${D} name="points" label=${t("penalty.points")} hint=${t("penalty.points-hint")}
                control=${p=>i`<input ...${p} type="number" step="1" required value=${l} onInput=${({target:f})=>c(f.value)} />`} />
        <//>
    `}function bs({kind:e,lead:t,button:n,busy:o,reason:s,setReason:r,submit:a,t:l,children:c}){return i`
        <form class="ruling-form" data-ruling=${e} onSubmit=${d=>{d.preventDefault(),o||a()}}>
            <p class="soft">${t}</p>
            ${c}
            <${D} name="reason" label=${l("ruling.reason")} hint=${l("ruling.reason-hint")}
                control=${d=>i`<input ...${d} type="text" required maxlength="500" value=${s} onInput=${({target:u})=>r(u.value)} />`} />
            <div><button type="submit" class="primary" data-send>${n}</button></div>
        </form>
    `}var vp=({seat:e,setSeat:t,seats:n,t:o})=>i`
    <${D} name="seat" label=${o("ruling.seat")}
        control=${s=>i`<${U} ...${s} value=${e} choices=${n.map(r=>[r,r])} onChange=${t} />`} />`;function kp({game:e,gameSheet:t,state:n,t:o,busy:s,send:r}){let a=It(),[l,c]=g(()=>Ba(n)),[d,u]=g(""),[p,f]=g({wrong:null,right:null}),[m,h]=g(""),[$,b]=g({}),[y,x]=g("");if(t===null)return null;let v=e.
corrections??[],w=v.find(L=>L.kind===d),O={game:e,t:o},A=(L,B,K,we)=>{let G=Ze(B,O),Ue=B.key===L?G:[o(L),G].filter(Boolean).join(", ");return o("correct.changed",{what:Ue,before:Ve(K,O),after:Ve(we,O)})},
C=(L,B,K)=>o("correct.changed",{what:`${o(L)}, ${Ve(B.value,O)}`,before:Ze(B.where,O),after:Ze(K.where,O)}),S=()=>{if(w===void 0||!ms(w)||p.wrong===null||p.right===null)return l;let L=$s(w,l.state)[p.
wrong],B=hs(w,l.state,t,L)[p.right],K=B.value===null?C(w.name,L,B):A(w.name,L.where,L.value,B.value);return fp(l,w,L,B,K)},k=()=>{c(S()),f({wrong:null,right:null})},E=L=>{k(),u(L)},T=()=>{let L=Zy(m),
B=[...hp(S()),...L??[]],K=L===null?{patch:"correct.no-patch"}:B.length===0?{kind:"correct.nothing"}:{};b(K),Object.keys(K).length===0&&r({type:"correct",patch:B,reason:y})},F=L=>$[L]===void 0?[]:[{detail:o(
$[L])}],H=[...l.told,...l.figures.map(({kind:{name:L},figure:B,value:K})=>A(L,B.where,B.value,K))],J=[["",o("correct.choose")],...v.map(L=>[L.kind,o(L.name)]),...a?[["patch",o("correct.patch")]]:[]];return i`
        <${bs} kind="correct" lead=${o("correct.lead")} button=${o("correct.send")} busy=${s} reason=${y} setReason=${x} t=${o} submit=${T}>
            <${D} name="kind" label=${o("correct.what")} errors=${F("kind")}
                control=${L=>i`<${U} ...${L} value=${d} choices=${J} onChange=${E} />`} />
            ${w!==void 0&&!ms(w)&&i`<${gp} key=${d} kind=${w} state=${$p(l)} words=${O}
                change=${({place:L},B)=>c(pp(l,w,L,B))} />`}
            ${w!==void 0&&ms(w)&&i`<${yp} key=${`${d} ${l.told.length}`} kind=${w} state=${l.state} gameSheet=${t}
                words=${O} pair=${p} setPair=${f} add=${k} />`}
            ${(d==="patch"||m!=="")&&i`
                <${D} name="patch" label=${o("correct.patch")} hint=${o("correct.patch-hint")} errors=${F("patch")}
                    control=${L=>i`<textarea ...${L} class="code" rows="5" spellcheck="false" value=${m} onInput=${({target:B})=>h(B.value)} />`} />`}
            ${H.length>0&&i`
                <div class="changes" data-changes=${H.length}>
                    <h3>${o("correct.changes")}</h3>
                    <ul>${H.map((L,B)=>i`<li key=${B}>${L}</li>`)}</ul>
                    <button type="button" class="quiet" data-drop onClick=${()=>c(Ba(n))}>${o("correct.drop")}</button>
                </div>`}
        <//>
    `}function Zy(e){if(e.trim()==="")return[];try{let t=JSON.parse(e);return Array.isArray(t)?t:null}catch{return null}}var Yy=["advice","correct","forfeit","penalty"];function on({table:e,position:t,client:n,t:o,rule:s,refusal:r,busy:a,close:l,hides:c,uncover:d,earlier:u,part:p=!1}){z();let f=I(),[m,h]=g("advice"),{state:$}=t,
b={...e,state:$,t:o,busy:a,send:x=>s({...x,player:"referee"})},y={advice:()=>i`<${ap} game=${$.game} client=${n} t=${o} choose=${h} />`,correct:()=>i`<${Qy} hides=${c} uncover=${d} t=${o}><${kp} ...${b} /><//>`,
forfeit:()=>i`<${xp} ...${b} />`,penalty:()=>i`<${wp} ...${b} />`};return i`
        <${p?"section":"main"} id=${p?void 0:"content"} class="referee" data-screen=${p?void 0:"referee"} data-ply=${$.ply} aria-busy=${String(a)}>
            <button type="button" data-close onClick=${l}>${o("ruling.back")}</button>
            <${p?"h2":"h1"} ref=${f} tabindex="-1">${o("ruling.title")}<//>
            <div class="row tight" role="group" aria-label=${o("ruling.title")}>
                ${Yy.map(x=>i`<button type="button" class="chip" key=${x} data-task=${x} aria-pressed=${String(x===m)}
                    onClick=${()=>h(x)}>${o(`ruling.task.${x}`)}</button>`)}
                ${u&&i`<button type="button" class="chip" data-earlier onClick=${u}>${o("correcting.open")}</button>`}
            </div>
            <${Vt} refusal=${r} table=${{...e,t:o}} view=${$} />
            <section class="sheet" aria-label=${o(`ruling.task.${m}`)} key=${m}>${y[m]()}</section>
            <${ze} record=${$} state=${$} game=${e.game} t=${o} />
        <//>
    `}function Qy({hides:e,uncover:t,t:n,children:o}){let[s,r]=g(!1);return s||!e?o:i`
        <p>${n(t?"links.referee.unseal":"ruling.covered")}</p>
        <div><button type="button" class="primary" data-uncover onClick=${t??(()=>r(!0))}>${n(t?"links.referee.unseal-do":"ruling.uncover")}</button></div>
    `}function Pn({to_act:e,state:t}){let n=(t.forfeits??[]).map(({seat:o})=>o);return e.filter(o=>n.includes(o))}function sn(e){let t=Pn(e);return e.to_act.filter(n=>!t.includes(n))}function Sp(e){let t=e.
findLast(({type:n,player:o})=>o!=="referee"||n==="default");return t?.seat??t?.player}function Xy(e,t){let n=e.state.players.map(({id:r})=>r),o=r=>(n.indexOf(r)-n.indexOf(t)-1+n.length)%n.length,[s=null]=sn(
e).sort((r,a)=>o(r)-o(a));return s}function _p(e,{open:t,holder:n,wanted:o,last:s,sealed:r,unseen:a}){let l=sn(e),c=e.state.dealer==="table",d={referee:c,actor:null,alone:!1,pass:null};if(e.finished||
l.length===0)return d;let u=l.includes(o)?o:Xy(e,s),p=c?r&&l.length>1:!t,f=l.includes(n)?n:null;return!p||!a(f??u)?{...d,actor:u}:f===null?{...d,pass:u}:{...d,actor:f,alone:!0}}function Op({table:e,opened:t,state:n,client:o,refusal:s,close:r,unseal:a}){let{t:l,act:c,busy:d}=e,u={state:n??t.answer.view};return i`<${on} table=${e} position=${u} client=${o} t=${l} rule=${c} refusal=${s} busy=${d}
        close=${r} hides=${n===null} uncover=${a} />`}async function Ep(e,t){let{token:n,state:o}=await De(e,t).unseal(),s={...t,place:{...t.place,token:n}};return await ue(s),{kept:s,state:o}}function Mp({
kept:e,view:t,table:n}){let{t:o,act:s,busy:r}=n;return Pn({to_act:e.toAct,state:t}).map(a=>i`
        <div class="forfeited" key=${a} data-forfeited=${a}>
            <p>${o("forfeited.due",{player:a})}</p>
            ${e.as===Fe&&i`
                <button type="button" class="primary" data-default disabled=${r} onClick=${()=>s({type:"default",player:"referee",seat:a})}>
                    ${o("links.referee.default",{player:a})}</button>`}
        </div>`)}function Cp({opened:e,turn:t,table:n,refusal:o,bar:s,notes:r,connection:a,tools:l}){let{kept:c,answer:d}=e,{game:u,gameSheet:p,t:f,act:m,busy:h}=n,{view:$,legal_actions:b}=d;z();let y=us(c,p,f),x=I(t);
go(t,p);let v=y.at(-1),[w,O]=g(null),A=ye(c),C=ps(u.motion,$,{ply:$.ply,events:d.events});fs({motion:u.motion,ply:$.ply,events:d.events,finished:!1,turn:Ne(c)?A:null,refusal:o});let S=b[0]?.player??null,
k=p!==null,E=$.players.findIndex(({id:H})=>H===(S??c.toAct[0]))+1,T=c.toAct.some(H=>H!==S),F=b.some(({type:H})=>u.sealed?.includes(H))||c.place.pending>0;return i`
        <main id="content" class="play linked" data-screen="play" data-game=${u.id} data-ply=${$.ply} data-to-act=${c.toAct.join(" ")}
            data-seat=${A??""} data-actor=${S??""} data-held=${c.heldBy??""} data-head=${d.head} data-turn=${t} aria-busy=${String(!k||h)}>
            ${s}
            ${r}
            <div class="table-top">
                <section class="board-area" aria-label=${f("play.board")} ref=${C}>
                    ${k&&i`<${u.Board} view=${$} gameSheet=${p} legal=${b} act=${m} t=${f} seat=${A}
                        toAct=${c.toAct} scores=${null} last=${d.events} log=${ds(c)} prepared=${w} prepare=${O} />`}
                </section>
                <aside class="side">
                    <section class="actions player-${E}" aria-labelledby="turn">
                        <h2 id="turn" ref=${x} tabindex="-1">${nn(c,f)}</h2>
                        ${a}
                        ${v&&i`<p class="hint last-act" data-last-act>${f("links.last",{what:v.text})}</p>`}
                        <${rp} kept=${c} t=${f} />
                        <${Mp} kept=${c} view=${$} table=${n} />
                        <${Vt} refusal=${o} table=${n} view=${$} />
                        ${k&&b.length>0&&i`<${Ft} ...${n} view=${$} legal=${b} player=${S}
                            prepared=${w} prepare=${O} key=${`${t} ${S}`} />`}
                        ${(b.length===0||T)&&i`<${cs} kept=${c} atOnce=${F} follows=${d.guarded} t=${f} />`}
                    </section>
                    <${ze} record=${$} state=${$} game=${u} t=${f} />
                    <${Rt} log=${y} t=${f} then=${Ne(c)?f("links.turn"):void 0} />
                </aside>
            </div>
            ${l}
        </main>
    `}function rn({game:e,ruleset:t,client:n,t:o}){let[s,r]=g(!1);return i`
        <details class="rules" onToggle=${a=>r(a.target.open)} data-rules>
            <summary>${o("rules.title")}</summary>
            ${s&&i`<${e0} game=${e} ruleset=${t} client=${n} t=${o} />`}
        </details>
    `}function e0({game:e,ruleset:t,client:n,t:o}){let{value:s,problem:r}=R(()=>n.game(e).rules(),[e,n]),a=(s?.clauses??[]).filter(({rulesets:l})=>l.includes(t));return i`
        <${N} problem=${r} t=${o} />
        <div class="clauses" tabindex="0" role="region" aria-label=${o("rules.title")}>
            <ul>${a.map(({id:l,text:c})=>i`<li key=${l} data-clause-id=${l}><${Ke} text=${c} /><${At} error=${{rule:l}} /></li>`)}</ul>
        </div>
    `}function Ap({kept:e,client:t,t:n,go:o,change:s,finished:r}){let[a,l]=g(null),c=ye(e),d=f=>async()=>{l(null);try{await f()}catch(m){l(m)}},u=d(async()=>{let f=Zt(),{token:m}=await De(t,e).newKey(c,{verifier:Lt(
f)}),h=tn(e,Yt(Number(e.as),f));await s({...h,place:{...e.place,token:m}})}),p=(f,m)=>d(async()=>{let{token:h,seat_keys:$}=await De(t,e).newKey(f);await ue({...e,place:{...e.place,token:h},given:{...e.
given,[m]:$[f]}}),o("seats",{id:e.id})});return r||c===null&&e.as!==Fe?null:i`
        <${Le} problem=${a} t=${n} />
        <p class="hint">${n(c===null?"links.reissue.referee":"links.reissue.own")}</p>
        <div class="row tight">
            ${c!==null&&i`<button type="button" data-reissue=${e.as} onClick=${u}>${n("links.reissue.own-do")}</button>`}
            ${c===null&&e.players.map((f,m)=>i`
                <button type="button" key=${f} data-reissue=${m+1} onClick=${p(f,String(m+1))}>${n("links.reissue.for",{player:f})}</button>`)}
        </div>
    `}function t0({tokens:e={},place:t,played:n}){return Object.keys(e).map(Number).filter(s=>s<t.settled).sort((s,r)=>r-s).map(s=>({ply:s,token:e[s],done:n.find(r=>r.ply===s+1)??null}))}async function Tp(e,t,n){
return await e.game(t.game).sealed(n,t.keys[Fe]).heads(),ge(e,t)}function Lp({kept:e,sheet:t,t:n,back:o,busy:s}){let r=t0(e),[a,l]=g(null),[c,d]=g(!1),u=r.find(({ply:f})=>f===a)??r[0],p=Fe in e.keys;return i`
        <details data-taking-back>
            <summary>${n("back.title")}</summary>
            <p class="hint">${n(p?"back.referee":"back.player")}</p>
            ${r.length===0?i`<p>${n("back.nothing")}</p>`:i`
                    <label>${n("back.before")}
                        <select name="point" value=${u.ply} onChange=${f=>l(Number(f.target.value))}>
                            ${r.map(f=>i`<option key=${f.ply} value=${f.ply} selected=${f===u}>${n0(f,t,n)}</option>`)}
                        </select>
                    </label>
                    ${p?i`<div class="row tight">
                            <button type="button" data-take-back disabled=${s} onClick=${()=>c?o(u.token):d(!0)}>
                                ${n(c?"back.sure":"back.do")}</button></div>`:i`<${xe} url=${ct(te(),{game:e.game,token:u.token,undo:u.ply})} name=${n("back.link")} t=${n} kind="undo" />`}`}
        </details>
    `}function Np({kept:e,asked:t,t:n,back:o,busy:s}){let r=Fe in e.keys,a=t.ply>=e.place.settled;return i`
        <div class="warning" role="alert" data-note="asked-back">
            <p><strong>${n("back.asked",{n:e.place.settled-t.ply})}</strong></p>
            <p>${n(a?"back.asked-gone":r?"back.asked-referee":"back.asked-player")}</p>
            ${r&&!a&&i`<button type="button" data-take-back disabled=${s} onClick=${()=>o(t.token)}>${n("back.sure")}</button>`}
        </div>
    `}function n0({ply:e,done:t},n,o){if(t===null)return o("back.point",{n:e+1});let s=n?.action_types?.find(({id:a})=>a===t.type)?.name??t.type,r=["amount","house"].map(a=>t.action?.[a]).find(a=>typeof a==
"number");return o(r===void 0?"links.played":"links.played-figure",{player:t.player,action:s,figure:r})}function Rp({opened:e,sheet:t,client:n,t:o,go:s,open:r,change:a,back:l,busy:c}){let{kept:d,answer:u}=e,p=ct(te(),{game:d.game,token:d.place.token,clock:d.clock});return i`
        <div class="tools">
            <section class="tool" aria-label=${o("links.paste-title")}><${en} t=${o} open=${r} hint=${o("links.paste-hint")} /></section>
            <${rn} game=${d.game} ruleset=${u.view.ruleset} client=${n} t=${o} />
            <details data-compare>
                <summary>${o("links.compare")}</summary>
                <p class="hint">${o("links.compare-hint")}</p>
                <p><code data-head>${u.head}</code></p>
                <p class="hint">${o(u.guarded?"links.guarded":"links.unguarded")}</p>
            </details>
            <details data-spectators>
                <summary>${o("links.spectators")}</summary>
                <p class="hint">${o("links.spectators-hint")}</p>
                <${xe} url=${p} name=${o("links.spectators")} t=${o} kind="spectator" />
            </details>
            ${u.guarded&&i`<${Lp} kept=${d} sheet=${t} t=${o} back=${l} busy=${c} key=${`back ${d.place.settled}`} />`}
            <details data-keys>
                <summary>${o("links.keys")}</summary>
                ${Object.keys(d.given).length>0&&i`
                    <p class="hint">${o("links.given")}</p>
                    <div><button type="button" data-go="seats" onClick=${()=>s("seats",{id:d.id})}>${o("links.given-open")}</button></div>`}
                <${Ap} kept=${d} client=${n} t=${o} go=${s} change=${a} finished=${u.finished} />
                <${o0} kept=${d} t=${o} go=${s} />
            </details>
        </div>
    `}function o0({kept:e,t,go:n}){let[o,s]=g(!1),r=async()=>{await ts(e.id),n("start")};return i`
        <p class="hint">${t("links.forget-hint")}</p>
        <div class="row tight">
            ${o?i`<button type="button" data-forget-anyway onClick=${r}>${t("links.forget-anyway")}</button>
                    <button type="button" onClick=${()=>s(!1)}>${t("undo.leave")}</button>`:i`<button type="button" data-forget onClick=${()=>s(!0)}>${t("links.forget")}</button>`}
        </div>
    `}function jp({opened:e,other:t,choose:n,back:o,busy:s,t:r}){let{kept:a,note:l,asked:c,stored:d}=e,u=Object.keys(a.keys);return i`
        ${l==="older"&&i`<p class="note" role="status" data-note="older">${r("links.note.older")}</p>`}
        ${l==="joined"&&i`<p class="note" role="status" data-note="joined">${r("links.note.joined")}</p>`}
        ${["overtaken","undone"].includes(l)&&i`<p class="note" role="status" data-note=${l}>${r(`links.note.${l}`)}</p>`}
        ${l==="line"&&i`
            <div class="warning" role="alert" data-note="line">
                <p><strong>${r("links.note.line-title")}</strong></p>
                <p>${r("links.note.line")}</p>
                <button type="button" data-switch-line onClick=${t}>${r("links.note.line-switch")}</button>
            </div>`}
        ${c&&i`<${Np} kept=${a} asked=${c} t=${r} back=${o} busy=${s} />`}
        ${!d&&i`<p class="warning" role="alert" data-note="not-stored">${r("links.not-stored")}</p>`}
        ${u.length>1&&i`
            <div class="warning" data-note="several">
                <p>${r("links.note.several",{seats:u.map(p=>ut(a,p,r)).join(", ")})}</p>
                <div class="row tight" role="group" aria-label=${r("links.as")}>
                    ${u.map(p=>i`<button type="button" class="chip" key=${p} data-as=${p} aria-pressed=${String(p===a.as)}
                        onClick=${()=>n(p)}>${ut(a,p,r)}</button>`)}
                </div>
            </div>`}
    `}function Pa({action:e,kept:t},{actions:n}){let o=Bp(e);return n.some(s=>s.ply>t.place.settled&&s.type===e.type&&s.player===e.player&&(s.action===null||Bp(s.action)===o))}var Bp=e=>JSON.stringify(Object.
entries(e).sort(([t],[n])=>t<n?-1:1));function Pp({client:e,id:t,given:n,calls:o,gone:s}){let[r,a]=g({from:n,to:n,turn:0}),l=r.from===n?r.to:n,[c,d]=g(null),[u,p]=g(null),[f,m]=g(null),[h,$]=g(!1),b=M(!1),y=async(k,E=d)=>{if(b.current)return!1;
b.current=!0,$(!0),d(null);try{let T=await k();return a(({turn:F})=>({from:n,to:T,turn:F+1})),p(null),m(null),!0}catch(T){return await E(T),!1}finally{b.current=!1,$(!1)}},x=(k=l.kept)=>y(()=>ge(e,k)),
v=(k,E=l.kept)=>y(()=>Md(e,E,k),async T=>{if(p(null),T.transient)return m({action:k,kept:E,problem:T});if(m(null),T.kind==="branched")return w(k,E);p({problem:T,action:k})}),w=async(k,E)=>{try{let T=await ge(
e,E),F=Pa({action:k,kept:E,problem:null},T.answer);a(({turn:H})=>({from:n,to:{...T,note:F?T.note:"overtaken"},turn:F?H+1:H}))}catch(T){d(T)}},O=async k=>{let E=f!==null&&Pa(f,k);if(f!==null&&!E)return v(
f.action,f.kept),!0;if(k.token===l.kept.place.token)return!1;let T=await Nt(l.kept,k,null,e.language);return E&&m(null),a(F=>b.current||F.from===n&&F.to!==l&&F.to!==null?F:{from:n,to:T,turn:F.turn+Number(
E)}),!0},{lost:A,ask:C}=Fd({client:e,opened:l,busy:h,calls:o,take:O});_(()=>{if(f===null)return;let k=()=>v(f.action,f.kept);return addEventListener("online",k),()=>removeEventListener("online",k)},[f]),
_(()=>{p(null),m(null),n===null&&Qt(t).then(k=>{k===null?s():x(k)})},[n,t]);let S=M(e);return _(()=>{S.current!==e&&l!==null&&y(()=>Ed(e,l.kept)),S.current=e},[e]),{opened:l,turn:r.turn,problem:c,refusal:u,
setRefusal:p,unsent:f,busy:h,step:y,again:x,play:v,lost:A,ask:C}}function Ip({t:e,client:t,go:n,id:o,opened:s,open:r}){let{calls:a,change:l}=jd(),[c,d]=g(null),{opened:u,turn:p,problem:f,refusal:m,setRefusal:h,unsent:$,busy:b,step:y,again:x,play:v,lost:w,ask:O}=Pp(
{client:t,id:o,given:s,calls:a,gone:()=>n("unknown",{kept:!0})}),A=u?.kept.game,{value:C,problem:S}=R(async()=>A?t.game(A).sheet():null,[A,t]);if(Rd({kept:u?.kept.id===o?u.kept:null,name:C?.name??"Gav\
el",calls:a,t:e}),u===null||u.kept.id!==o)return i`<main id="content" class="play" data-screen="play" aria-busy=${String(f===null)}><h1>…</h1><${Le} problem=${f} t=${e} /></main>`;let{kept:k,answer:E}=u,
T=async Z=>{await v(Z)&&d(null)},F=()=>y(async()=>{let{kept:Z,state:de}=await Ep(t,k);return d({state:de}),ge(t,Z)},Z=>h({problem:Z,action:null})),H=Z=>{h(null),d(Z?{state:null}:null)},J=async Z=>{await ue(
Z),await x(Z)},L=Z=>y(()=>Tp(t,k,Z)),B={game:P[A],gameSheet:C,t:e,act:T,busy:b};if(c!==null)return i`<${Op} table=${B} opened=${u} state=${c.state} client=${t} refusal=${m}
            close=${()=>H(!1)} unseal=${F} />`;let K=i`<${Dd} callReferee=${()=>H(!0)} kept=${k} view=${E.view} finished=${E.finished} sheet=${C} t=${e} again=${()=>x()} busy=${b}
        calls=${a} setCalls=${Ca(E)&&ye(k)!==null?l:null} />`,we=i`
        <${Le} problem=${f??S} t=${e} />
        <${jp} opened=${u} t=${e} other=${()=>y(()=>Cd(t,k,u.other))} choose=${Z=>x({...k,as:Z})}
            back=${L} busy=${b} />`,G=i`<${Bd} lost=${w} unsent=${$} ask=${O} resend=${()=>v($.action,$.kept)} busy=${b} t=${e} />`,Ue=i`<${Rp} opened=${u} sheet=${C} client=${t} t=${e} go=${n} open=${r} change=${J} back=${L} busy=${b} />`,
bt=E.finished?Zd:Cp;return i`<${bt} opened=${u} turn=${p} table=${B} refusal=${m} bar=${K} notes=${we} connection=${G} tools=${Ue} go=${n} client=${t} />`}function Fp({t:e,go:t,id:n}){let[o,s]=g(null);_(()=>{Qt(n).then(a=>a===null?t("unknown",{kept:!0}):s(a))},[n]),z();let r=I(o===null);return i`
        <main id="content" class="import seats" data-screen="seats" data-link=${n}>
            <h1 ref=${r} tabindex="-1">${e("seats.title")}</h1>
            ${o&&i`<${s0} kept=${o} t=${e} go=${t} />`}
        </main>
    `}function s0({kept:e,t,go:n}){let{game:o,place:s,given:r,players:a,keys:l,clock:c}=e,d=m=>ct(te(),{game:o,token:s.token,key:m,clock:c}),u=a.filter((m,h)=>!r[h+1]&&!l[h+1]),p=()=>n("linked",{id:e.
id}),f=async()=>{await ue({...e,given:{}}),p()};return i`
        <div class="sheet">
            ${Object.keys(r).length>0&&i`
                <p>${t("seats.lead")}</p>
                <p class="warning" data-quick-warning>${t("seats.warning")}</p>`}
            ${Object.entries(r).map(([m,h])=>i`
                <section class="seat-link player-${m}" key=${m} data-seat-link=${m} aria-labelledby="seat-${m}">
                    <h2 id="seat-${m}">${ut(e,m,t)}</h2>
                    <${xe} url=${d(h)} name=${t("seats.link",{player:ut(e,m,t)})} t=${t} kind="seat" />
                </section>`)}
            ${u.length>0&&i`
                <section class="seat-link" data-seat-link="table" aria-labelledby="seat-guests">
                    <h2 id="seat-guests">${u.join(", ")}</h2>
                    <p>${t("seats.guests")}</p>
                    <${xe} url=${d(void 0)} name=${t("links.move",{players:a.join(", ")})} t=${t} kind="move" />
                </section>`}
            <div class="row end">
                ${Object.keys(r).length>0&&i`<button type="button" data-forget-given onClick=${f}>${t("seats.forget")}</button>`}
                <button type="button" class="primary large" data-to-table onClick=${p}>${t("seats.go")}</button>
            </div>
        </div>
    `}function Dp(){let{hash:e}=location;return Nn(e)?(history.replaceState(history.state,"",location.href.split("#")[0]),e):null}var In=Dp();function Hp({client:e,t,go:n,setProblem:o}){let[s,r]=g({opening:!1,
opened:0}),a=async c=>{o(null),r(({opened:d})=>({opening:!0,opened:d}));try{if(c===null)throw new Error(t("links.broken"));for(let d of c)if("invitation"in d)n("join");else if(d.game in P){let u=await Od(
e,d);n("linked",{id:u.kept.id,opened:u})}else throw new Error(t("links.broken"))}catch(d){o(d)}r(({opened:d})=>({opening:!1,opened:d+1}))},l=c=>a(ns(c));return _(()=>{let c=()=>{In=Dp()??In,In!==null&&
l(In),In=null};return c(),addEventListener("hashchange",c),()=>removeEventListener("hashchange",c)},[e]),{open:a,...s}}var r0=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function gs({option:e,standard:t,value:n,change:o,errors:s,t:r}){let{id:a,ruling:l,schema:c,decides:d}=e,u=m=>o(r0(m,t)?void 0:m),p=i`<span class="option-name">${e.
name}</span><${At} error=${{code:a}} />${l&&i` <span class="ruling">${l}</span>`}`,f=a0(c);return i`
        <div class="option ${n===void 0?"":"changed"}">
            <${D} name="option-${a}" label=${p} hint=${i`<${Ke} text=${d} />`} errors=${s}
                control=${m=>i`<${f} ...${m} schema=${c} value=${n===void 0?t:n} set=${u} t=${r} />`}>
                ${n!==void 0&&i`<button type="button" class="quiet" onClick=${()=>o(void 0)}>${r("setup.default")}</button>`}
            <//>
        </div>
    `}function a0(e){return"const"in e||e.enum?.length===1?i0:e.type==="boolean"?l0:e.enum?c0:e.type==="integer"?u0:d0}var i0=({schema:e,set:t,t:n,value:o,...s})=>i`
    <input ...${s} type="text" readonly value=${String(e.const??e.enum[0])} />`,l0=({schema:e,set:t,t:n,value:o,...s})=>i`
    <${U} ...${s} value=${o} choices=${[[!1,n("no")],[!0,n("yes")]]} onChange=${t} />`,c0=({schema:e,set:t,t:n,value:o,...s})=>i`
    <${U} ...${s} value=${o} choices=${e.enum.map(r=>[r,String(r)])} onChange=${t} />`,u0=({schema:e,set:t,t:n,value:o,...s})=>i`
    <input ...${s} type="number" step="1" value=${o} onChange=${({target:r})=>t(r.value===""?void 0:Number(r.value))} />`;function d0({schema:e,set:t,t:n,value:o,...s}){let[r,a]=g(null),l=({target:c})=>{
try{t(JSON.parse(c.value)),a(null)}catch{t(c.value),a(c.value)}};return i`<textarea ...${s} class="code" rows="3" spellcheck="false" value=${r??JSON.stringify(o)} onChange=${l} />`}var zp=["Ann","Bob","Cy","Dee","Eve","Flo"];function an(e){let t=e.rulesets.find(({id:o})=>o===e.default_ruleset),n=$e("players")??zp.slice(0,3);return qp({ruleset:"",variant:"",players:n,options:{}},
t)}var Up=e=>zp.find(t=>!e.includes(t))??`${e.length+1}`;function qp(e,t){let n=e.players.slice(0,t.player_counts.at(-1));for(;n.length<t.player_counts[0];)n.push(Up(n));let o=t.variants.includes(e.variant)?
e.variant:t.variants[0];return{...e,ruleset:t.id,variant:o,players:n}}function ln({sheet:e,draft:t,change:n,errors:o,t:s}){let r=e.rulesets.find(({id:a})=>a===t.ruleset);return i`
        <${D} name="ruleset" label=${s("setup.ruleset")} hint=${r.sources.join("; ")} errors=${ee(o,"/ruleset")}
            control=${a=>i`<${U} ...${a} value=${t.ruleset} choices=${e.rulesets.map(({id:l,name:c})=>[l,c])}
                onChange=${l=>n(qp(t,e.rulesets.find(c=>c.id===l)))} />`} />
        ${(r.variants.length>1||ee(o,"/variant").length>0)&&i`
            <${D} name="variant" label=${s("setup.variant")} errors=${ee(o,"/variant")}
                control=${a=>i`<${U} ...${a} value=${t.variant} choices=${r.variants.map(l=>[l,l])}
                    onChange=${l=>n({...t,variant:l})} />`} />`}
    `}function cn({sheet:e,draft:t,change:n,errors:o,t:s}){let{players:r}=t,a=e.rulesets.find(({id:u})=>u===t.ruleset).player_counts,l=u=>n({...t,players:u}),c=(u,p)=>{let f=[...r];[f[u],f[p]]=[f[p],f[u]],
l(f)},d=o.filter(({pointer:u})=>u==="/players");return i`
        <fieldset class="players">
            <legend>${s("setup.players")}</legend>
            <p class="hint">${s("setup.players-hint")}</p>
            <ol>
                ${r.map((u,p)=>i`
                    <li key=${p} class="player-row player-${p+1}">
                        <${D} name="player-${p+1}" label=${i`<span class="visually-hidden">${s("setup.player",{n:p+1})}</span>`}
                            errors=${[...ee(o,`/players/${p}`),...p===0?d:[]]}
                            control=${f=>i`<input ...${f} type="text" maxlength="64" autocomplete="off" value=${u}
                                onInput=${m=>l(r.map((h,$)=>$===p?m.target.value:h))} />`}>
                            <button type="button" class="icon" disabled=${p===0} aria-label=${s("setup.up",{name:u})}
                                onClick=${()=>c(p,p-1)}>↑</button>
                            <button type="button" class="icon" disabled=${p===r.length-1} aria-label=${s("setup.down",{name:u})}
                                onClick=${()=>c(p,p+1)}>↓</button>
                            <button type="button" class="icon" disabled=${r.length<=a[0]} aria-label=${s("setup.remove",{name:u})}
                                onClick=${()=>l(r.filter((f,m)=>m!==p))}>×</button>
                        <//>
                    </li>`)}
            </ol>
            <button type="button" data-add-player disabled=${r.length>=a.at(-1)}
                onClick=${()=>l([...r,Up(r)])}>+ ${s("setup.add")}</button>
        </fieldset>
    `}function un({sheet:e,draft:t,change:n,errors:o,t:s}){let{options:r}=t,a=Object.keys(r).length,l=(d,u)=>{let{[d]:p,...f}=r;n({...t,options:u===void 0?f:{...f,[d]:u}})},c=ee(o,"/options").length>0;
return i`
        <details class="options" open=${c||void 0} data-options>
            <summary>${s("setup.options")} <span class="count">${a>0?s("setup.changed",{n:a}):s("setup.unchanged")}</span></summary>
            <div class="option-list">
                ${e.options.map(d=>i`
                    <${gs} key=${d.id} option=${d} standard=${fe(e,t,d.id)} value=${r[d.id]}
                        change=${u=>l(d.id,u)} errors=${ee(o,`/options/${d.id}`)} t=${s} />`)}
            </div>
        </details>
    `}function Gp({sheet:e,begin:t,leave:n,t:o}){let[s,r]=g(()=>({...an(e),rounds:3,match:{}})),{ruleset:a,variant:l,options:c,players:d,rounds:u,match:p}=s,f={sheet:e,draft:s,change:r,errors:[],t:o},m=$=>fe(
{options:e.match_options},s,$),h=($,b)=>{let{[$]:y,...x}=p;r({...s,match:b===void 0?x:{...x,[$]:b}})};return i`
        <form class="sheet" data-match-form onSubmit=${$=>{$.preventDefault(),t({rounds:u,options:p,setup:{ruleset:a,variant:l,options:c,players:d}})}}>
            <p>${o("match.lead")}</p>
            <${D} name="rounds" label=${o("match.rounds")}
                control=${$=>i`<input ...${$} type="number" required min="1" max="100" step="1" value=${u} onInput=${({target:b})=>r({...s,rounds:Number(b.value)})} />`} />
            <${ln} ...${f} />
            <${cn} ...${f} />
            <details class="options" data-match-options>
                <summary>${o("match.options")}</summary>
                <div class="option-list">${e.match_options.map($=>i`
                    <${gs} key=${$.id} option=${$} standard=${m($.id)} value=${p[$.id]} errors=${[]} t=${o}
                        change=${b=>h($.id,b)} />`)}</div>
            </details>
            <${un} ...${f} />
            <div class="row end">
                <button type="button" onClick=${n}>${o("back")}</button>
                <button type="submit" class="primary large" data-begin-match>${o("match.begin")}</button>
            </div>
        </form>
    `}var Fa=new pe("games"),Ia=globalThis.BroadcastChannel===void 0?null:new BroadcastChannel("gavel-games");function ys(e){let t=({data:n})=>e(n);return Ia?.addEventListener("message",t),()=>Ia?.removeEventListener(
"message",t)}async function xs(e,t){let n=await Fa.change(e,t);return Ia?.postMessage(e),n}var p0=12,Wp="abcdefghijklmnopqrstuvwxyz234567",dn=()=>Array.from(crypto.getRandomValues(new Uint8Array(p0)),
e=>Wp[e%Wp.length]).join(""),$t=async()=>(await Fa.all()).sort((e,t)=>t.changed-e.changed),Fn=e=>Fa.get(e);async function Jp(e){let t=null;return await xs(e,n=>(t=n,null)),t}var Kp=e=>xs(e.id,t=>t===null?e:void 0),Vp=(e,t)=>xs(e,n=>n===null?void 0:{...n,name:t}),mt=class{#t;#e=Promise.resolve(null);constructor(t){
this.#t=t}save(t){return this.#e=this.#e.then(n=>n??this.#n(t)),this.#e}has=({changed:t})=>t===this.#t;async#n(t){let n=Math.max(Date.now(),(this.#t??0)+1),o=null;return await xs(t.id,s=>(o=s!==null&&
s.changed!==this.#t?s:null,o===null?{...t,name:s?.name??t.name,changed:n}:void 0)),o===null&&(this.#t=n),o}};function Zp({draft:e,change:t,errors:n,byLink:o,t:s}){let r=a=>()=>t({...e,dealer:a});return i`
        <${D} name="first_player" label=${s("setup.first")} errors=${ee(n,"/first_player")}
            control=${a=>i`<${U} ...${a} value=${e.players.includes(e.first)?e.first:e.players[0]}
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
            <${D} name="seed" label=${s("setup.seed")} hint=${s("setup.seed-hint")} errors=${ee(n,"/seed")}
                control=${a=>i`<input ...${a} type="text" autocomplete="off" spellcheck="false" value=${e.seed}
                    onInput=${l=>t({...e,seed:l.target.value})} />`} />`}
    `}var ws=({t:e,open:t,setOpen:n})=>i`
    <label class="switch">
        <input type="checkbox" name="open" checked=${t} onChange=${o=>n(o.target.checked)} />
        <span><strong>${e("open.title")}</strong> <span class="hint">${e("open.hint")}</span></span>
    </label>
`;function vs({sheet:e,draft:t,change:n,errors:o,t:s,Deal:r}){let a=ee(o,"/deal"),{ruleset:l,variant:c,options:d,players:u}=t;return i`
        <fieldset class="deal ${a.length>0?"invalid":""}">
            <legend>${s("setup.deal")}</legend>
            <${$a} id="deal-errors" errors=${a} />
            <${r} deal=${t.deal} change=${p=>n({...t,deal:p})} gameSheet=${e} t=${s}
                setup=${{ruleset:l,variant:c,options:d,players:u}} />
        </fieldset>
    `}var Dn=new pe("matches"),Yp=async e=>(await Dn.all()).filter(t=>t.game===e).sort((t,n)=>n.created-t.created),Qp=e=>Dn.put(e),Da=(e,t)=>Dn.change(e.id,n=>({...e,...n,sheets:{...n?.sheets,...e.sheets},games:t(
n?.games??e.games)})),Xp=e=>Dn.remove(e),ef=async e=>(await Dn.all()).find(({games:t})=>t.includes(e))??null,tf=(e,{rounds:t,options:n,setup:o})=>({id:dn(),game:e,created:Date.now(),rounds:t,options:n,
setup:o,games:[],sheets:{}});function nf({setup:e},t,{first:n,dealer:o,deal:s}){return{...e,dealer:o,...n===""?{first_player:{draw:!0}}:{first_player:n},...o==="table"&&s!==null&&{deal:s},...t?.cash&&
{cash:t.cash}}}async function of(e,t){let n=await Promise.all(t.games.map(u=>Fn(u))),o=await m0(e,t,n),s=Object.fromEntries(o.filter(({sheet:u})=>u!==null).map(({id:u,sheet:p})=>[u,p])),r=o.filter(({sheet:u})=>u!==
null),a=[],c=r.map((u,p)=>({rounds:t.rounds,options:t.options,results:r.slice(0,p+1).map(({sheet:f})=>f)})).map((u,p)=>({id:p,operation:"matches",game:t.game,body:u}));for await(let u of e.batch(c))a.
push(u);for(let[u,p]of r.entries())p.wrongCash=u>0&&p.begun!==null&&$0(p.begun,a[u-1]);let d=a.at(-1)??null;return{games:o,standings:d?.ok?d.body:null,problem:d&&!d.ok?d.problem:null,match:{...t,sheets:{
...t.sheets,...s}}}}async function m0(e,t,n){let o=t.games.map((r,a)=>({id:r,record:n[a],begun:null,end:null,sheet:t.sheets[r]??null,wrongCash:!1,problem:null})),s=o.flatMap(({record:r},a)=>{if(r===null)
return[];let l=(c,d)=>({id:[a,c],operation:"replays",game:t.game,body:{...r.start,actions:d}});return[l("begun",[]),l("end",r.actions.slice(0,r.cursor))]});for await(let r of e.batch(s)){let[a,l]=r.id;
r.ok?o[a][l]=r.body.position:o[a].problem=r.problem}return o.map(r=>r.end===null?r:{...r,sheet:r.end.scores})}function $0({state:e},t){return!t.ok||t.body.cash===null?!1:e.players.some(({id:n,cash:o})=>t.
body.cash[n]!==o)}function sf({match:e,standings:t,number:n,sheet:o,client:s,enter:r,keep:a,t:l}){let{players:c}=e.setup,d=t?.first_player??"",[u,p]=g({first:d,dealer:"service",deal:null}),[f,m]=g(null),[h,$]=g(!1),b=f?.
problem?.errors??[],{Deal:y}=P[e.game],x=async w=>{w.preventDefault(),$(!0);try{let O=nf(e,t,u),{state:A}=await s.game(e.game).setup(O),{seed:C,nonce:S}=A.deal??{},k={setup:{...O,...C!==void 0&&{seed:C},
...S!==void 0&&{nonce:S}}},E=l("match.game-of",{game:o.name,n});await r({game:e.game,start:k,actions:[],cursor:0,name:E},a)}catch(O){m(O)}$(!1)},v=u.dealer==="service"?[["",l("match.first-drawn")]]:[];
return i`
        <form class="tool next-game" data-next-game=${n} onSubmit=${x}>
            <h2>${l("match.next",{n})}</h2>
            <${N} problem=${f} t=${l} />
            ${t?.cash&&i`<p data-carried>${l("match.carried",{cash:c.map(w=>`${w} ${t.cash[w]}`).join(", ")})}</p>`}
            ${t!==null&&i`<p data-first-due=${d}>${d===""?l("match.first-due-drawn"):l("match.first-due",{player:d})}</p>`}
            <${D} name="next-first" label=${l("setup.first")} errors=${ee(b,"/first_player")}
                control=${w=>i`<${U} ...${w} value=${u.first===""&&v.length===0?c[0]:u.first}
                    choices=${[...v,...c.map(O=>[O,O])]} onChange=${O=>p({...u,first:O})} />`} />
            <${D} name="next-dealer" label=${l("setup.dealer")}
                control=${w=>i`<${U} ...${w} value=${u.dealer} choices=${["service","table"].map(O=>[O,l(`setup.dealer.${O}`)])}
                    onChange=${O=>p({...u,dealer:O,first:O==="table"&&u.first===""?c[0]:u.first})} />`} />
            ${u.dealer==="table"&&y&&i`<${vs} sheet=${o} draft=${{...e.setup,deal:u.deal}} errors=${b} t=${l} Deal=${y}
                change=${({deal:w})=>p({...u,deal:w})} />`}
            <div><button type="submit" class="primary" data-begin-next disabled=${h}>${l("match.begin-next",{n})}</button></div>
        </form>
    `}function rf({match:e,sheet:t,client:n,go:o,enter:s,changed:r,t:a}){let{value:l,problem:c}=R(()=>of(n,e),[e,n]),[d,u]=g(!1),p=async b=>{await Da(l.match,b),r()};if(l===null)return i`<p role="status">…</p><${N} problem=${c} t=${a} />`;
let{games:f,standings:m}=l,h=f.some(({sheet:b})=>b===null),$=async()=>{await Xp(e.id),r()};return i`
        <${N} problem=${c??l.problem} t=${a} />
        <section aria-labelledby="standings" class="tool" data-match=${e.id} data-over=${String(m?.over??!1)}>
            <h2 id="standings">${a("match.standings")}</h2>
            <${h0} match=${e} standings=${m} played=${f.filter(({sheet:b})=>b!==null).length} t=${a} />
            ${m&&i`<${b0} standings=${m} games=${f} t=${a} />`}
        </section>
        <section aria-labelledby="games" class="tool">
            <h2 id="games">${a("match.games",{n:f.length,of:e.rounds})}</h2>
            <ol class="match-games">${f.map((b,y)=>i`
                <${g0} key=${b.id} number=${y+1} ...${b} name=${t.name} go=${o} remove=${()=>p(x=>x.filter(v=>v!==b.id))} t=${a} />`)}</ol>
            ${f.length===0&&i`<p class="soft">${a("match.no-games")}</p>`}
        </section>
        ${!m?.over&&!h&&f.length<e.rounds&&i`
            <${sf} match=${l.match} standings=${m} number=${f.length+1} sheet=${t} client=${n} t=${a}
                enter=${s} keep=${b=>Da(l.match,y=>[...y,b])} />
            <${y0} match=${e} add=${b=>p(y=>[...y,b])} t=${a} />`}
        ${m&&i`<details class="tool"><summary>${a("scores.rulings",{n:m.rulings.length})}</summary><${pt} rulings=${m.rulings} t=${a} /></details>`}
        <p class="aside">
            <button type="button" class="quiet" data-drop-match onClick=${()=>u(!d)} aria-expanded=${String(d)}>${a("match.drop")}</button>
            ${d&&i` <button type="button" data-drop-anyway onClick=${$}>${a("match.drop-anyway")}</button> <span class="hint">${a("match.drop-hint")}</span>`}
        </p>
    `}function h0({match:e,standings:t,played:n,t:o}){if(!t?.over)return i`<p role="status">${o("match.played",{n,of:e.rounds})}</p>`;let{winners:s,decided_by:r}=t;return i`<p role="status" class="verdict" data-winners=${s.
join(" ")}>
        <strong>${s.length===0?o("scores.nobody"):o(s.length>1?"scores.winners":"scores.winner",{names:s.join(", ")})}</strong>
        <span class="soft">${o(r==="two-wins"?"match.by.two-wins":`scores.by.${r}`)}</span></p>`}var Ha=e=>String(e).replace("-","−");function b0({standings:e,games:t,t:n}){let o=t.filter(({sheet:a})=>a!==
null),s=({sheet:a},l)=>a.standings.find(c=>c.player===l),r=({total:a,penalties:l=0})=>Ha(a+l);return i`
        <div class="scrolling" tabindex="0" role="group" aria-labelledby="standings"><table class="figures-table">
            <thead><tr>
                <th scope="col">${n("match.rank")}</th><th scope="col">${n("match.player")}</th>
                ${o.map((a,l)=>i`<th scope="col" key=${a.id}>${n("match.game",{n:l+1})}</th>`)}
                <th scope="col">${n("match.total")}</th><th scope="col">${n("match.wins")}</th>${e.cash&&i`<th scope="col">${n("match.cash")}</th>`}
            </tr></thead>
            <tbody>${e.standings.map(({rank:a,player:l,total:c,penalties:d,wins:u})=>i`
                <tr key=${l} data-standing=${l} data-total=${c} data-wins=${u} class=${e.winners.includes(l)?"winner":""}>
                    <td>${a}</td><th scope="row">${l}</th>
                    ${o.map(p=>i`<td key=${p.id}>${r(s(p,l))}${p.sheet.winners.includes(l)&&i` <span title=${n("match.won")}>★</span>`}</td>`)}
                    <td><strong>${Ha(c)}</strong>${d!==void 0&&` (${n("scores.penalties",{points:Ha(d)})})`}</td><td>${u}</td>${e.cash&&i`<td data-cash=${e.cash[l]}>${e.cash[l]}</td>`}
                </tr>`)}</tbody>
        </table></div>
    `}function g0({number:e,id:t,record:n,sheet:o,end:s,wrongCash:r,problem:a,name:l,go:c,remove:d,t:u}){let p=n?.name||u("match.game-of",{game:l,n:e}),f=o===null?u("match.running",{players:s?.to_act.
join(", ")??""}):o.winners.length>0?u("scores.winner",{names:o.winners.join(", ")}):u("scores.nobody");return i`
        <li data-match-game=${t} data-finished=${String(o!==null)}>
            <div><strong>${p}</strong> <span class="soft">${f}</span>
                ${r&&i`<p class="warning" data-wrong-cash>${u("match.wrong-cash")}</p>`}
                ${n===null&&i`<p class="hint">${u("match.deleted")}</p>`}
                <${N} problem=${a} t=${u} />
            </div>
            <div class="row tight">
                ${n!==null&&o===null&&i`<button type="button" class="primary" data-go-on onClick=${()=>c("play",{id:t})}>${u("start.resume")}</button>`}
                ${n!==null&&o!==null&&i`<button type="button" data-review onClick=${()=>c("review",{id:t})}>${u("review.open")}</button>`}
                <button type="button" class="icon" data-remove aria-label=${u("match.remove",{n:e})} onClick=${d}>×</button>
            </div>
        </li>
    `}function y0({match:e,add:t,t:n}){let{value:o}=R($t,[]),s=c=>[...c].sort().join(`
`)===[...e.setup.players].sort().join(`
`),r=({start:c})=>(c.setup??c.state).players.map(d=>d.id??d),a=(o??[]).filter(c=>c.game===e.game&&c.finished&&!e.games.includes(c.id)&&s(r(c)));if(a.length===0)return null;let l=({name:c,changed:d,winners:u=[]})=>[
c,new Intl.DateTimeFormat(n.language,{dateStyle:"medium",timeStyle:"short"}).format(d),u.join(", ")].filter(Boolean).join(" · ");return i`
        <label class="row which"><span>${n("match.add")}</span>
            <select name="add-game" onChange=${({target:c})=>c.value!==""&&t(c.value)}>
                <option value="">${n("correct.choose")}</option>
                ${a.map(c=>i`<option key=${c.id} value=${c.id}>${l(c)}</option>`)}
            </select>
        </label>
    `}function af({t:e,client:t,go:n,game:o,enter:s}){let[r,a]=g(0),[l,c]=g(null),[d,u]=g(!1),{value:p,problem:f}=R(()=>t.game(o).sheet(),[o,t]),{value:m}=R(()=>Yp(o),[o,r]);z();let h=I(p===null),$=p!==null&&
m!==null,b=m?.find(({id:v})=>v===l)??m?.[0]??null,y=()=>a(v=>v+1),x=async v=>{let w=tf(o,v);await Qp(w),c(w.id),u(!1),y()};return i`
        <main id="content" class="match" data-screen="match" data-game=${o} aria-busy=${String(!$&&!f)}>
            <div class="play-bar">
                <h1 ref=${h} tabindex="-1">${e("match.title",{game:p?.name??"…"})}</h1>
                ${$&&b!==null&&!d&&i`<button type="button" data-new-match onClick=${()=>u(!0)}>${e("match.new")}</button>`}
            </div>
            <${N} problem=${f} t=${e} />
            ${$&&(p.match_options??[]).length===0&&i`<p>${e("match.none")}</p>`}
            ${$&&p.match_options?.length>0&&(d||b===null)&&i`<${Gp} sheet=${p} begin=${x} leave=${b===null?()=>n("start"):()=>u(!1)} t=${e} />`}
            ${$&&b!==null&&!d&&i`
                ${m.length>1&&i`<${w0} matches=${m} match=${b} choose=${c} t=${e} />`}
                <${rf} key=${b.id} match=${b} sheet=${p} client=${t} go=${n} enter=${s} changed=${y} t=${e} />`}
        </main>
    `}var x0=({setup:e,created:t},n)=>`${e.players.join(", ")} · ${new Intl.DateTimeFormat(n.language,{dateStyle:"medium"}).format(t)}`,w0=({matches:e,match:t,choose:n,t:o})=>i`
    <label class="row which"><span>${o("match.which")}</span>
        <select name="match" onChange=${({target:s})=>n(s.value)}>
            ${e.map(s=>i`<option key=${s.id} value=${s.id} selected=${s.id===t.id}>${x0(s,o)}</option>`)}
        </select>
    </label>`;var lf=6e3,za=["table","player","place","total"],v0=1e3,k0=/^\d{1,4}$/,S0=/^[-−]?\d{1,9}(?:[.,]\d{1,4})?$/;function ks(e){let t=e.trim().split(/[\s;]+|,\s+|,(?=\d+(?:,|$))/).filter(s=>s!==""),n=t.map(
s=>Number(s.replace(",","."))),o=(s,r)=>/^\d{1,6}(?:[.,]\d{1,2})?$/.test(t[r])&&Number.isFinite(s);return n.length>0&&n.length<=20&&n.every(o)?n:null}function cf(e){let[t,...n]=Zu(e);if(t===void 0)throw new ie(
"tournament.csv.empty",1);let o=t.cells.map(a=>a.trim().toLowerCase());if(o.length!==za.length||za.some(a=>!o.includes(a)))throw new ie("tournament.csv.columns",t.line);let r=new Map;for(let{line:a,cells:l}of n){
if(l.length!==o.length)throw new ie("tournament.csv.cells",a);let{table:c,...d}=_0(Object.fromEntries(o.map((p,f)=>[p,Yu(l[f].trim())])),a),u=r.get(c)??{name:c,placings:[],line:a};if(u.placings.some(({
player:p})=>p===d.player))throw new ie("tournament.csv.twice",a);u.placings.push(d),r.set(c,u)}if(r.size>v0)throw new ie("tournament.csv.too-many",1);return[...r.values()].map(({name:a,placings:l,line:c})=>{
if(!O0(l))throw new ie("tournament.csv.places",c);return{name:a,placings:l}})}function _0({table:e,player:t,place:n,total:o},s){if(e===""||t==="")throw new ie("tournament.csv.nameless",s);if(!k0.test(
n)||Number(n)<1)throw new ie("tournament.csv.place",s);if(o!==""&&!S0.test(o))throw new ie("tournament.csv.total",s);return{table:e,player:t,place:Number(n),total:o===""?null:Number(o.replace("−","-").
replace(",","."))}}var O0=e=>e.every(({place:t})=>e.filter(n=>n.place<t).length===t-1);function uf(e,t,n){let o=t.standings.map(({player:s,rank:r,total:a,penalties:l=0})=>({player:s,place:r,total:a+l}));
return{name:e,placings:o,digest:n}}function E0(e,t,n){let o=s=>Math.round((t[s-1]??0)*100)*(lf/100);return new Map(e.map(({player:s,place:r})=>{if(n==="each")return[s,o(r)];let a=e.filter(c=>c.place===
r).length,l=Array.from({length:a},(c,d)=>o(r+d)).reduce((c,d)=>c+d,0);return[s,l/a]}))}function df({tables:e,points:t,ties:n,order:o}){let s=new Map;for(let{placings:d}of e){let u=E0(d,t,n);for(let{player:p,
place:f,total:m}of d){let h=s.get(p)??{player:p,parts:0,tables:0,wins:0,total:0};s.set(p,{player:p,parts:h.parts+(u.get(p)??0),tables:h.tables+1,wins:h.wins+(f===1?1:0),total:h.total===null||m===null?
null:h.total+m})}}let r={points:1,wins:2,totals:3}[o],a=d=>[d.parts,d.wins,d.total??Number.NEGATIVE_INFINITY].slice(0,r),l=(d,u)=>a(d).map((p,f)=>a(u)[f]===p?0:a(u)[f]>p?1:-1).find(p=>p!==0)??0,c=[...s.
values()].sort((d,u)=>l(d,u)||d.player.localeCompare(u.player));return c.map(({parts:d,...u})=>({rank:c.filter(p=>l(p,{parts:d,...u})<0).length+1,...u,points:d/lf}))}var pf=e=>[za,...e.flatMap(({name:t,
placings:n})=>n.map(({player:o,place:s,total:r})=>[t,o,s,r]))],ff=e=>[["rank","player","points","tables","wins","total"],...e.map(({rank:t,player:n,points:o,tables:s,wins:r,total:a})=>[t,n,Number(o.toFixed(
4)),s,r,a])];var mf=e=>e in P,M0=".csv,.tsv,.txt,.json,.jsonl,.ndjson,text/csv,application/json,application/x-ndjson";async function C0(e,t,n){let o=[],s=[],r=[];for(let{file:c,text:d}of e){let u=/^\s*\ufeff?\s*[[{]/.
test(d)?Tn(c,d,mf):[];if(r.push(...u),!(u.length>0))try{o.push(...cf(d))}catch(p){if(!(p instanceof ie))throw p;s.push(n("tournament.fault",{file:c,line:p.line,what:n(p.message)}))}}if(r.length>1e3)return{
tables:o,faults:[...s,n("import.too-many",{n:r.length,most:1e3})]};let a=r.flatMap(({record:c},d)=>c===void 0?[]:[{id:d,operation:"replays",game:c.game??c.state.game,body:c}]),l=[];for await(let c of t.
batch(a))l[c.id]=c;for(let[c,d]of r.entries()){let{verdict:u,finished:p,refusedAt:f,detail:m}=Zo(d,l[c]??null),h=d.line===null?d.file:`${d.file} ${n("verdicts.line",{n:d.line})}`;if(u==="right"&&p){let{
scores:$,state:b}=l[c].body.position;o.push(uf(h,$,b.history))}else{let $=u==="right"?n("verdicts.running"):[n(`verdicts.is.${u}`),f!==null&&n("verdicts.at",{n:f}),m].filter(Boolean).join("; ");s.push(
`${h}: ${$}`)}}return{tables:o,faults:s}}function A0(e,t,n){let o=new Set(t.map(({digest:a})=>a).filter(Boolean)),s=[],r=[];for(let a of e)a.digest!==void 0&&o.has(a.digest)?r.push(n("tournament.there",
{table:a.name})):s.push(a),o.add(a.digest);return{fresh:s,faults:r}}function $f({change:e,client:t,t:n}){let[o,s]=g(""),[r,a]=g({added:null,faults:[]}),[l,c]=g(!1),{value:d}=R($t,[]),u=(d??[]).filter(
({game:$,finished:b})=>b&&mf($)),p=async $=>{c(!0);try{let{tables:b,faults:y}=await C0($,t,n),x=[],v=[];await e(w=>({fresh:v,faults:x}=A0(b,w.tables,n),v.length>0?{...w,tables:[...w.tables,...v]}:void 0)),
a({added:v.length,faults:[...y,...x]})}catch(b){a({added:0,faults:[b.problem?.title??b.message]})}c(!1)},f=async $=>p(await Promise.all($.map(async b=>({file:b.name,text:await b.text()})))),m=({game:$,
start:b,actions:y,cursor:x})=>({game:$,...b,actions:y.slice(0,x)}),h=()=>p(u.map($=>({file:$.name||new Intl.DateTimeFormat(n.language,{dateStyle:"medium",timeStyle:"short"}).format($.changed),text:JSON.
stringify(m($))})));return i`
        <section class="tool add-results unprinted" aria-labelledby="add-results" aria-busy=${String(l)}>
            <h2 id="add-results">${n("tournament.add")}</h2>
            <${Vo} label=${n("tournament.files")} hint=${n("tournament.files-hint")} accept=${M0} name="results" take=${f} />
            <form class="field" onSubmit=${$=>{$.preventDefault(),p([{file:n("import.pasted"),text:o}])}}>
                <label for="results-text">${n("tournament.text")}</label>
                <textarea id="results-text" name="results-text" class="code" rows="4" spellcheck="false" value=${o}
                    placeholder=${`table,player,place,total
1,Ann,1,31
1,Bob,2,28`} onInput=${({target:$})=>s($.value)} />
                <div class="row tight">
                    <button type="submit" data-add-text disabled=${l||o.trim()===""}>${n("tournament.add-text")}</button>
                    ${u.length>0&&i`<button type="button" data-add-kept disabled=${l} onClick=${h}>${n("tournament.add-kept",{n:u.length})}</button>`}
                </div>
            </form>
            ${r.added!==null&&i`<p role="status" data-added=${r.added}>${n("tournament.added",{n:r.added})}</p>`}
            ${r.faults.length>0&&i`<div class="problem" role="alert" data-faults=${r.faults.length}>
                <strong>${n("tournament.not-added")}</strong><ul>${r.faults.map(($,b)=>i`<li key=${b}>${$}</li>`)}</ul></div>`}
        </section>
    `}var Ua=new pe("tournaments"),hf=async()=>(await Ua.all()).sort((e,t)=>t.created-e.created),bf=({id:e,...t},n)=>Ua.change(e,o=>n(o??{id:e,...t})),gf=e=>Ua.remove(e),qa=()=>({id:dn(),name:"",created:Date.
now(),points:[5,3,2,1],ties:"shared",order:"totals",tables:[]});function yf({tournament:e,change:t,t:n}){let{name:o,points:s,ties:r,order:a}=e,[l,c]=g(s.join(" ")),d=ks(l),u=f=>t(m=>({...m,...f})),p=(f,m)=>m.map(h=>[h,n(`tournament.${f}.${h}`)]);return i`
        <section class="tool counts unprinted" aria-labelledby="counts">
            <h2 id="counts">${n("tournament.counts")}</h2>
            <${D} name="tournament-name" label=${n("tournament.name")}
                control=${f=>i`<input ...${f} type="text" maxlength="100" value=${o} onChange=${({target:m})=>u({name:m.value.trim()})} />`} />
            <${D} name="points" label=${n("tournament.by-place")} hint=${n("tournament.by-place-hint")} errors=${d===null?[{detail:n("tournament.no-points")}]:[]}
                control=${f=>i`<input ...${f} type="text" inputmode="decimal" value=${l} onInput=${({target:m})=>c(m.value)}
                    onChange=${({target:m})=>ks(m.value)!==null&&u({points:ks(m.value)})} />`} />
            <${D} name="ties" label=${n("tournament.ties")}
                control=${f=>i`<${U} ...${f} value=${r} choices=${p("ties",["shared","each"])} onChange=${m=>u({ties:m})} />`} />
            <${D} name="order" label=${n("tournament.order")}
                control=${f=>i`<${U} ...${f} value=${a} choices=${p("order",["totals","wins","points"])} onChange=${m=>u({order:m})} />`} />
        </section>
    `}var xf=(e,t)=>_e(e,new Blob([Yo(t)],{type:"text/csv"}));function wf({t:e,client:t}){let[n,o]=g(null),[s,r]=g(null),a=()=>hf().then(o);_(()=>{a()},[]),z();let l=I(),[c]=g(qa),d=n?.find(({id:f})=>f===s)??
n?.[0]??c,u=async(f,m=d)=>{await bf(m,f),r(m.id),await a()},p=async()=>{await gf(d.id),await a()};return i`
        <main id="content" class="tournament" data-screen="tournament" aria-busy=${String(n===null)} data-tables=${d.tables.length}>
            <div class="play-bar">
                <h1 ref=${l} tabindex="-1">${d.name||e("tournament.title")}</h1>
                ${n?.length>0&&i`<button type="button" class="unprinted" data-new-tournament onClick=${()=>u(f=>f,qa())}>${e("tournament.new")}</button>`}
            </div>
            ${n?.length>1&&i`<${T0} kept=${n} tournament=${d} choose=${r} t=${e} />`}
            ${n!==null&&i`
                <${L0} tournament=${d} t=${e} />
                <${$f} key=${`add ${d.id}`} change=${u} client=${t} t=${e} />
                <${yf} key=${`rules ${d.id}`} tournament=${d} change=${u} t=${e} />
                <${R0} tournament=${d} change=${u} t=${e} />
                <${j0} drop=${p} key=${`drop ${d.id}`} t=${e} />`}
        </main>
    `}var T0=({kept:e,tournament:t,choose:n,t:o})=>i`
    <label class="row which unprinted"><span>${o("tournament.which")}</span>
        <select name="tournament" onChange=${({target:s})=>n(s.value)}>
            ${e.map(s=>i`<option key=${s.id} value=${s.id} selected=${s.id===t.id}>
                ${s.name||o("tournament.title")} · ${new Intl.DateTimeFormat(o.language,{dateStyle:"medium"}).format(s.created)}</option>`)}
        </select>
    </label>`;function L0({tournament:e,t}){let n=df(e),o=s=>s===null?"–":new Intl.NumberFormat(t.language,{maximumFractionDigits:2}).format(s).replace("-","−");return i`
        <section class="tool" aria-labelledby="standings">
            <h2 id="standings">${t("match.standings")}</h2>
            ${n.length===0?i`<p class="soft">${t("tournament.empty")}</p>`:i`
                    <div class="scrolling" tabindex="0" role="group" aria-labelledby="standings"><table class="figures-table">
                        <thead><tr>${["rank","player","points","tables","wins","total"].map(s=>i`<th scope="col" key=${s}>${t(`tournament.${s}`)}</th>`)}</tr></thead>
                        <tbody>${n.map(({rank:s,player:r,points:a,tables:l,wins:c,total:d})=>i`
                            <tr key=${r} data-ranked=${r} data-rank=${s} data-points=${a} class=${s===1?"winner":""}>
                                <td>${s}</td><th scope="row">${r}</th><td><strong>${o(a)}</strong></td><td>${l}</td><td>${c}</td><td>${o(d)}</td>
                            </tr>`)}</tbody>
                    </table></div>
                    <div class="row tight unprinted">
                        <button type="button" data-save="standings" onClick=${()=>xf("gavel-standings.csv",ff(n))}>${t("tournament.save-standings")}</button>
                        <button type="button" data-save="results" onClick=${()=>xf("gavel-results.csv",pf(e.tables))}>${t("tournament.save-results")}</button>
                        <button type="button" data-print onClick=${()=>print()}>${t("review.print")}</button>
                    </div>`}
        </section>
    `}function N0(e,t){let n=e.findIndex(o=>JSON.stringify(o)===JSON.stringify(t));return e.filter((o,s)=>s!==n)}function R0({tournament:e,change:t,t:n}){let{tables:o}=e;if(o.length===0)return null;let s=({
placings:r})=>[...r].sort((a,l)=>a.place-l.place).map(({player:a,place:l,total:c})=>`${l}. ${a}${c===null?"":` (${String(c).replace("-","−")})`}`).join(", ");return i`
        <section class="tool" aria-labelledby="tables">
            <h2 id="tables">${n("tournament.results",{n:o.length})}</h2>
            <ol class="match-games">${o.map((r,a)=>i`
                <li key=${a} data-table=${r.name}>
                    <div><strong>${r.name}</strong> <span class="soft">${s(r)}</span></div>
                    <button type="button" class="icon unprinted" data-remove aria-label=${n("tournament.remove",{table:r.name})}
                        onClick=${()=>t(l=>({...l,tables:N0(l.tables,r)}))}>×</button>
                </li>`)}</ol>
        </section>
    `}function j0({drop:e,t}){let[n,o]=g(!1);return i`<p class="aside unprinted">
        <button type="button" class="quiet" data-drop-tournament aria-expanded=${String(n)} onClick=${()=>o(!n)}>${t("tournament.drop")}</button>
        ${n&&i` <button type="button" data-drop-anyway onClick=${e}>${t("match.drop-anyway")}</button>`}
    </p>`}function vf({t:e,client:t,go:n,game:o}){let{value:s,problem:r}=R(()=>t.game(o).sheet(),[o,t]);z();let a=I(s===null);return i`
        <main id="content" class="pad" data-screen="pad" data-game=${o}>
            <h1 ref=${a} tabindex="-1">${e("pad.title",{game:s?.name??"…"})}</h1>
            <p>${e("pad.lead")}</p>
            <${N} problem=${r} t=${e} />
            ${s&&i`<${B0} sheet=${s} game=${P[o]} t=${e} client=${t} go=${n} />`}
        </main>
    `}function B0({sheet:e,game:t,t:n,client:o,go:s}){let[r,a]=g(()=>an(e)),[l,c]=g(()=>t.scorePad.empty(r,e)),[d,u]=g(null),[p,f]=g(null),m=M(null),h=d?.problem?.errors??d?.problem?.violations??[],$=v=>{
c(v),f(null)},b=v=>{a(v),$(t.scorePad.empty(v,e)),u(null)},y=async v=>{v.preventDefault();try{f(await o.game(t.id).tally(t.scorePad.request(l))),u(null)}catch(w){u(w),f(null)}};P0(m,h);let x={sheet:e,
draft:r,change:b,errors:[],t:n};return i`
        <form class="sheet" ref=${m} novalidate onSubmit=${y} data-pad=${t.id}>
            <details class="pad-setup" open>
                <summary>${n("pad.setup")}</summary>
                <p class="hint">${n("pad.setup-hint")}</p>
                <${ln} ...${x} /><${cn} ...${x} /><${un} ...${x} />
            </details>
            <fieldset class="pad-form">
                <legend>${n("pad.end")}</legend>
                <${t.scorePad.Form} draft=${l} change=${$} gameSheet=${e} t=${n} errors=${h} />
            </fieldset>
            <${N} problem=${d} t=${n} />
            <div class="row end">
                <button type="button" onClick=${()=>s("start")}>${n("back")}</button>
                <button type="submit" class="primary large" data-tally>${n("pad.count")}</button>
            </div>
        </form>
        ${p&&i`<section aria-label=${n("scores.title")}><h2>${n("scores.title")}</h2><${ft} sheet=${p} game=${t} t=${n} /></section>`}
    `}function P0(e,t){_(()=>{let n=()=>I0(e.current,t),o=new MutationObserver(n);return o.observe(e.current,{childList:!0,subtree:!0}),n(),()=>o.disconnect()})}function I0(e,t){for(let n of e.querySelectorAll(
"[data-pointer]")){let{pointer:o}=n.dataset,s=ee(t,o).map(({detail:l})=>l).join(" "),r=n.matches("input, select, textarea"),a=r?n.parentElement:n;s===""?(delete a.dataset.error,r&&n.removeAttribute("a\
ria-invalid")):a.dataset.error!==s&&(a.dataset.error=s,r&&n.setAttribute("aria-invalid","true"))}}function kf({viewer:e,toAct:t,choose:n,game:o,sealed:s,setSealed:r,t:a}){return i`
        <div class="who-enters">
            ${!e.alone&&i`
                <div class="row tight" role="group" aria-label=${a(e.referee?"referee.for":"play.who")}>
                    ${t.map(l=>i`<button type="button" key=${l} data-enter-for=${l} aria-pressed=${String(l===e.actor)}
                        onClick=${()=>n(l)}>${l}</button>`)}
                </div>`}
            ${e.referee&&o.sealed&&i`<${F0} sealed=${s} setSealed=${r} t=${a} />`}
        </div>
    `}var F0=({sealed:e,setSealed:t,t:n})=>i`
    <label class="switch">
        <input type="checkbox" name="sealed" checked=${e} onChange=${o=>t(o.target.checked)} />
        <span><strong>${n("referee.sealed")}</strong> <span class="hint">${n("referee.sealed-hint")}</span></span>
    </label>`;function Ss({toAct:e,not:t,hand:n,t:o}){let s=e.filter(r=>r!==t);return s.length===0?null:i`
        <div class="hand-over row tight" role="group" aria-labelledby="hand-over-title">
            <span class="hint" id="hand-over-title">${o("hand.others")}</span>
            ${s.map(r=>i`<button type="button" key=${r} data-hand-to=${r} aria-label=${o("hand.over",{player:r})} onClick=${()=>n(r)}>${r}</button>`)}
        </div>
    `}function Sf({player:e,toAct:t,confirm:n,hand:o,t:s}){return i`
        <div class="cover">
            <div class="cover-to" data-pass=${e}>
                <p>${s("cover.why",{player:e})}</p>
                <button type="button" class="primary large" onClick=${n}>${s("cover.confirm",{player:e})}</button>
            </div>
            <${Ss} toAct=${t} not=${e} hand=${o} t=${s} />
        </div>
    `}function _s({position:e,table:t,view:n,rule:o}){let{game:s,t:r,busy:a}=t;return Pn(e).map(l=>{let c=e.default_actions[l],d=s.sealed?.includes(c.type)?r("forfeited.sealed"):D0(c,s,r,n);return i`
            <div class="forfeited" key=${l} data-forfeited=${l}>
                <p>${r("forfeited.due",{player:l})}</p>
                <button type="button" class="primary" data-default disabled=${a} onClick=${()=>o({type:"default",player:"referee",seat:l})}>
                    ${r("forfeited.play",{player:l,action:d})}</button>
            </div>`})}function D0(e,t,n,o){return e.type==="bid"?n("bid.send",{amount:e.amount}):t.label(e,n,o)}var H0=400,z0=2e4;function _f({players:e,views:t,position:n,game:o,gameSheet:s,t:r}){let[a,l]=g(null),c=()=>l(null);se(c,[n]),yo(c),_(()=>{if(a===null)return;let u=setTimeout(c,z0);return()=>clearTimeout(
u)},[a]);let d=a===null?void 0:t[a]?.view;return i`
        <div class="look" role="group" aria-labelledby="look-title">
            <span class="hint wide" id="look-title">${r("look.title")}</span>
            ${e.map(u=>i`<${U0} key=${u} id=${u} seen=${a===u} show=${l} close=${()=>l(p=>p===u?null:p)} t=${r} />`)}
            <div class="own-box" aria-live="polite">
                ${d&&i`<section class="own" data-own=${a} aria-label=${r("look.of",{player:a})}>
                    <h3>${a}</h3>
                    <${o.Own} view=${d} seat=${a} gameSheet=${s} t=${r} />
                </section>`}
            </div>
        </div>
    `}function U0({id:e,seen:t,show:n,close:o,t:s}){let r=M(null),a=M(!1),l=p=>{r.current={began:p.timeStamp,closes:t},n(e)},c=p=>{if(r.current===null)return;let{began:f,closes:m}=r.current;r.current=
null,(m||p.timeStamp-f>H0)&&o()},d=()=>{r.current=null,o()},u=({key:p})=>p==="Enter"||p===" ";return i`
        <button type="button" class="look-at" data-look=${e} aria-pressed=${String(t)} aria-label=${s("look.at",{player:e})} title=${s("look.hint")}
            onPointerDown=${p=>{p.button===0&&(a.current=!0,p.currentTarget.setPointerCapture?.(p.pointerId),l(p))}}
            onPointerUp=${c} onPointerCancel=${d} onBlur=${d} onContextMenu=${p=>p.preventDefault()}
            onKeyDown=${p=>{p.key==="Escape"&&d(),u(p)&&(p.preventDefault(),p.repeat||l(p))}}
            onKeyUp=${p=>{u(p)&&(p.preventDefault(),c(p))}}
            onClick=${()=>{a.current?a.current=!1:t?o():n(e)}}>
            <${q0} /> ${e}</button>
    `}var q0=()=>i`
    <svg class="eye" viewBox="0 0 24 16" aria-hidden="true" focusable="false">
        <path d="M1 8Q12-5 23 8 12 21 1 8Z" /><circle cx="12" cy="8" r="4" />
    </svg>`;function Of(e,{legal:t,player:n,view:o,gameSheet:s}){return n===null||n==="table"?t:e.openly({legal:t,player:n,view:o,gameSheet:s})}function Ef(e,t){let n=Object.entries(e),o=t.filter(s=>Object.keys(s).
length>n.length&&n.every(([r,a])=>G0(s[r],a)));return o.length===1?o[0]:e}var G0=(e,t)=>JSON.stringify(e)===JSON.stringify(t);function Mf({id:e,go:t,t:n}){let{value:o}=R(()=>ef(e),[e]);return o===null?null:i`<button type="button" data-go="match" onClick=${()=>t("match",{game:o.game})}>${n("match.to")}</button>`}var Cf=({undo:e,state:t})=>e?.safe===!1&&t.dealer!=="table";function Af({position:e,undo:t,leave:n,t:o}){let s=I(e),r=Object.keys(e.undo.learnt??{}).join(", ");return i`
        <section class="undo-box" data-undo-box aria-labelledby="undo-title">
            <h2 id="undo-title" class="small" ref=${s} tabindex="-1">${o("undo.seen")}</h2>
            <ul>${e.events.filter(({reveals:a})=>a?.length>0).map((a,l)=>i`<li key=${l}>${a.text}</li>`)}</ul>
            <p>${o("undo.learnt",{players:r})}</p>
            <div class="row tight">
                <button type="button" data-undo-anyway onClick=${t}>${o("undo.anyway")}</button>
                <button type="button" data-undo-leave onClick=${n}>${o("undo.leave")}</button>
            </div>
        </section>
    `}function Tf({session:e,sheet:t,t:n,move:o,isHeading:s,callReferee:r}){let{cursor:a,actions:l,steps:c}=e,{position:d}=c[a],{state:u,finished:p}=d,[f,m]=g(null),h=()=>(m(null),o(a-1)),$=()=>Cf(d)?m(d):h(),
y=[t?.rulesets.find(({id:w})=>w===u.ruleset)?.name??u.ruleset,u.variant!=="standard"&&u.variant,u.dealer==="table"&&n("play.referee")].filter(Boolean),x=t?.name??"",v=P[u.game]?.turns?"play.turn-numbe\
r":"play.round";return i`
        <div class="play-bar">
            <div class="play-title">
                ${s?i`<h1>${x}</h1>`:i`<strong>${x}</strong>`} <span class="soft wide">${y.join(" · ")}</span>
                ${!p&&i` <span class="round">${n(v,{round:u.round})}</span>`}
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
        ${f===d&&i`<${Af} position=${d} undo=${h} leave=${()=>m(null)} t=${n} />`}
    `}function Lf(e,t,n){let{seed:o,nonce:s}=n.state.deal??{},r={setup:{...t,...o!==void 0&&{seed:o},...s!==void 0&&{nonce:s}}};return{...Hn({game:e,start:r,actions:[],cursor:0}),steps:[{position:n,log:n.events}]}}
function Nf(e,t,n){let{cursor:o}=e,s=[...e.steps[o].log,...n.events];return{...e,actions:[...e.actions.slice(0,o),t],cursor:o+1,steps:[...e.steps.slice(0,o+1),{position:n,log:s}]}}function Ga(e,t,n){let o=e.
steps.slice();return o[t]=n,{...e,cursor:t,steps:o}}function Hn({id:e=dn(),created:t=Date.now(),name:n="",game:o,start:s,actions:r,cursor:a}){return{id:e,created:t,name:n,game:o,start:s,actions:r,cursor:Math.
min(a,r.length),steps:[]}}function Wa({id:e,created:t,name:n,game:o,start:s,actions:r,cursor:a,steps:l}){let{finished:c,to_act:d,scores:u,state:p}=l[a].position;return{id:e,created:t,name:n,game:o,start:s,
actions:r,cursor:a,finished:c,toAct:[...d],history:p.history,scores:u??null}}function Rf(e,t){let n=e.actions.findIndex((o,s)=>JSON.stringify(o)!==JSON.stringify(t[s]));return n===-1?e.steps:e.steps.slice(
0,n+1)}var jf=(e,t)=>({...e.start,actions:e.actions.slice(0,t)}),Bf=e=>({position:e.position,log:e.events});function Os(e){let{finished:t,state:n}=e.steps[e.cursor].position;return!t&&n.dealer!=="tabl\
e"}function Ja({game:e,start:t,actions:n,cursor:o,history:s,scores:r}){let a={game:e,...t,actions:n.slice(0,o),...s&&{history:s}};return r?{...a,scores:r}:a}var Pf=e=>Ja(Wa(e));function If({session:e,t,go:n}){let[o,s]=g(!1),[r,a]=g(!1),l=JSON.stringify(Pf(e),null,2);return i`
        <details class="transcript" onToggle=${c=>s(c.target.open)} data-transcript>
            <summary>${t("transcript.title")}</summary>
            ${o&&i`
                <p class="hint">${t("transcript.hint")}</p>
                ${Os(e)&&i`<p class="warning">${t("transcript.secret")}</p>`}
                <div class="row tight">
                    <button type="button" data-download onClick=${()=>_e(`gavel-${e.game}-${e.cursor}.json`,new Blob([l],{type:"application/json"}))}>${t("transcript.download")}</button>
                    <button type="button" data-copy onClick=${async()=>a(await Xe(l))}>${t(r?"copied":"transcript.copy")}</button>
                    <button type="button" data-verify onClick=${()=>n("import",{given:l})}>${t("transcript.verify")}</button>
                    <button type="button" data-review onClick=${()=>n("review",{id:e.id})}>${t("review.open")}</button>
                </div>`}
        </details>
    `}var zn=({state:e})=>[...e.players.map(({id:t})=>t),"spectator"];function Ff(e,t,n){let o=async()=>n.finished?{}:n.views??(await e.game(t).views(n.state,zn(n))).views,{value:s,of:r,problem:a}=R(o,[n,e]);
return{views:s,current:r[0]===n&&s!==null,problem:a}}function Df({position:e,views:t,current:n,gameSheet:o,game:s,open:r}){let a=t?.spectator?.view??null,l=e.state.dealer==="table",c=({type:f})=>s.sealed?.
includes(f),d=f=>(l||f==="table"?e.legal_actions:t[f]?.legal_actions??[]).filter(m=>m.player===f),u=f=>Of(s,{legal:d(f),player:f,view:a,gameSheet:o}),p=a!==null&&n&&o!==null;return{views:t,current:n,view:r&&
!l?W0(t,a):a,isUnseen:f=>p&&(l?d(f).some(c):u(f)===null),offered:(f,m)=>r||m||l&&d(f).some(c)?d(f):u(f)??d(f)}}function W0(e,t){if(t===null)return null;let n=t.players.map(o=>e[o.id].view.players.find(
({id:s})=>s===o.id));return{...t,players:n}}function Hf({t:e,client:t,go:n,session:o,updateSession:s,moveTo:r,open:a,setOpen:l}){let{game:c,cursor:d}=o,{position:u,log:p}=o.steps[d],[f,m]=g({by:null,position:null}),h=f.position===u?f.by:null,$=Oe=>m(
{by:Oe,position:u});_(()=>$(null),[u]);let[b,y]=g(null),[x,v]=g(!1),[w,O]=g(!1),[A,C]=g(null),[S,k]=g(!1),{value:E,problem:T}=R(()=>t.game(c).sheet(),[c,t]),{views:F,current:H,problem:J}=Ff(t,c,u),L=Df(
{position:u,views:F,current:H,gameSheet:E,game:P[c],open:a}),B=_p(u,{open:a,holder:h,wanted:b,last:Sp(o.actions.slice(0,d)),sealed:x,unseen:L.isUnseen});yo(()=>$(null)),fs({motion:P[c].motion,ply:u.state.
ply,events:u.events,finished:u.finished,turn:B.actor??B.pass,refusal:A});let K=async Oe=>{if(S)return;k(!0);let Bs=Ef(Oe,u.legal_actions);try{let Ps=await t.game(c).act(u.state,Bs,{names:o.start.names,
viewers:zn(u)});s(Nf(o,Bs,Ps)),C(null),y(null),$(null),O(!1)}catch(Ps){C({problem:Ps,action:Bs})}k(!1)},we=Oe=>(C(null),y(null),r(Oe));_(()=>C(null),[d,B.actor]);let G=Oe=>{$(null),y(Oe)},Ue=Oe=>{C(null),
$(null),O(Oe)},bt={game:P[c],gameSheet:E,t:e,act:K,busy:S};if(w)return i`<${on} table=${bt} position=${u} client=${t} t=${e} rule=${K} refusal=${A} busy=${S}
            close=${()=>Ue(!1)} earlier=${d>0&&(()=>n("correct",{id:o.id,at:d}))} hides=${!a&&!u.finished} />`;let Z=i`<${Tf} session=${o} sheet=${E} t=${e} move=${we} callReferee=${()=>Ue(!0)} isHeading=${!u.
finished} />`,de=i`
        <div class="tools">
            <${rn} game=${c} ruleset=${u.state.ruleset} client=${t} t=${e} />
            <${If} session=${o} t=${e} go=${n} />
            ${!B.referee&&!u.finished&&i`<${ws} t=${e} open=${a} setOpen=${l} />`}
        </div>`,gt={table:bt,position:u,log:p,t:e,bar:Z,tools:de,problem:T??J};return(u.finished?E!==null||T!==null:E!==null&&L.view!==null)?u.finished?i`<${V0} ...${gt} go=${n} id=${o.id} review=${()=>n(
"review",{id:o.id})} />`:i`<${J0} ...${gt} shown=${L} viewer=${B} refusal=${A} open=${a} take=${$} hand=${G} choose=${y}
        sealed=${x} setSealed=${v} />`:i`<main id="content" class="play" data-screen="play" data-game=${c} aria-busy="true">${Z}<${N} problem=${gt.problem} t=${e} /></main>`}function J0({table:e,position:t,
log:n,t:o,bar:s,tools:r,problem:a,shown:l,viewer:c,refusal:d,open:u,take:p,hand:f,choose:m,sealed:h,setSealed:$}){z();let{actor:b,pass:y,alone:x,referee:v}=c,w=I(t,b,y),[O,A]=g(null),{game:C,gameSheet:S}=e,
{views:k,view:E,current:T}=l,F=ps(C.motion,k,{ply:t.state.ply,events:t.events}),H=E!==null&&S!==null,J=H&&T&&b!==null?l.offered(b,x):[];go(E,J.length);let L=sn(t),B=t.state.players.findIndex(({id:G})=>G===
(b??y))+1,K={...e,view:E,legal:J},we={prepared:O,prepare:A};return i`
        <main id="content" class="play" data-screen="play" data-game=${C.id} data-ply=${t.state.ply} data-to-act=${t.to_act.join(" ")}
            data-actor=${b??""} data-open=${String(u)} aria-busy=${String(!H||!T)}>
            ${s}
            <${N} problem=${a} t=${o} />
            <div class="table-top">
                <section class="board-area" aria-label=${o("play.board")} ref=${F}>
                    ${H&&i`<${C.Board} ...${K} legal=${x?[]:J} seat=${u?b:null} toAct=${t.to_act} scores=${null}
                        last=${t.events} log=${n} ...${we} />`}
                </section>
                <aside class="side">
                    <section class="actions player-${B}" aria-labelledby="turn">
                        <h2 id="turn" ref=${w} tabindex="-1">
                            ${K0(c,o)}
                        </h2>
                        <${_s} position=${t} table=${e} view=${E??t.state} rule=${e.act} />
                        ${y!==null&&i`<${Sf} player=${y} toAct=${L} confirm=${()=>p(y)} hand=${f} t=${o} />`}
                        ${y===null&&L.length>1&&i`<${kf} viewer=${c} toAct=${L} choose=${m} game=${C} sealed=${h} setSealed=${$} t=${o} />`}
                        <${Vt} refusal=${d} table=${e} view=${E} legal=${J} />
                        ${H&&T&&b!==null&&J.length===0&&i`<p class="nothing">${o("play.nothing",{player:b})}</p>`}
                        ${H&&i`<${Ft} ...${K} player=${b} ...${we} key=${`${t.state.ply} ${b}`} />`}
                        ${x&&i`<${Ss} toAct=${L} not=${b} hand=${f} t=${o} />`}
                        ${H&&!u&&!v&&i`<${_f} players=${x?[b]:t.state.players.map(({id:G})=>G)} views=${k} position=${t}
                            game=${C} gameSheet=${S} t=${o} />`}
                    </section>
                    <${ze} record=${t.state} state=${t.state} game=${C} t=${o} />
                    <${Rt} log=${n} t=${o} />
                </aside>
            </div>
            ${r}
        </main>
    `}function K0({actor:e,pass:t},n){return t!==null?n("cover.turn",{player:t}):e===null?n("forfeited.turn"):e==="table"?n("play.table-turn"):n("play.turn",{player:e})}function V0({table:e,position:t,
log:n,t:o,bar:s,tools:r,problem:a,go:l,id:c,review:d}){let{game:u,gameSheet:p,act:f}=e;z();let m=I(t);return i`
        <main id="content" class="play finished" data-screen="scores" data-game=${u.id} data-ply=${t.state.ply} data-to-act="">
            ${s}
            <${N} problem=${a} t=${o} />
            <h1 ref=${m} tabindex="-1">${o("scores.title")}</h1>
            <${ft} sheet=${t.scores} state=${t.state} game=${u} t=${o} />
            <div class="row end">
                <${Mf} id=${c} go=${l} t=${o} />
                <button type="button" data-go="review" onClick=${d}>${o("review.open")}</button>
                <button type="button" class="primary" onClick=${()=>l("setup",{game:u.id})}>${o("scores.again")}</button>
            </div>
            <details class="last-look">
                <summary>${o("scores.board")}</summary>
                ${p&&i`<${u.Board} view=${t.state} gameSheet=${p} legal=${[]} act=${f} t=${o} seat=${null}
                    toAct=${[]} scores=${t.scores} last=${t.events} log=${n} />`}
            </details>
            <${Rt} log=${n} t=${o} />
            ${r}
        </main>
    `}function Es({position:e,log:t,table:n,client:o,choose:s,t:r}){let{game:a,gameSheet:l}=n,c=sn(e),[d,u]=g(null),[p,f]=g(null),[m,h]=g(!1),$=c.includes(d)?d:c[0]??null,{state:b}=e;if(m)return i`<${on} table=${{
...n,act:s}} position=${e} client=${o} t=${r} rule=${s} refusal=${null} busy=${!1}
            close=${()=>h(!1)} hides=${!1} part=${!0} />`;let y={view:b,gameSheet:l,legal:e.legal_actions.filter(({player:x})=>x===$),act:s,t:r,prepared:p,prepare:f};return i`
        <div class="table-top" data-chooser=${$}>
            <section class="board-area" aria-label=${r("play.board")}>
                <${a.Board} ...${y} seat=${$} toAct=${e.to_act} scores=${e.scores} last=${e.events} log=${t} />
            </section>
            <aside class="side">
                <section class="actions" aria-labelledby="turn">
                    <h2 id="turn">${$===null?r("correcting.nobody"):$==="table"?r("play.table-turn"):r("play.turn",{player:$})}</h2>
                    <p class="hint">${r("correcting.choose-hint")}</p>
                    ${c.length>1&&i`<div class="row tight" role="group" aria-label=${r("play.who")}>
                        ${c.map(x=>i`<button type="button" key=${x} data-enter-for=${x} aria-pressed=${String(x===$)} onClick=${()=>u(x)}>${x}</button>`)}
                    </div>`}
                    <${_s} position=${e} table=${n} view=${b} rule=${s} />
                    <${Ft} ...${y} game=${a} busy=${!1} player=${$} key=${$} />
                    <div><button type="button" data-referee onClick=${()=>h(!0)}><span aria-hidden="true">⚖</span> ${r("correcting.by-referee")}</button></div>
                </section>
            </aside>
        </div>
    `}var zf=(e,t)=>({position:e,judged:[],refused:null,rest:t,cut:[]});async function Un(e,t){if(t.rest.length===0||t.refused!==null)return t;let{position:n,applied:o,refused:s}=await e(t.position.state,t.
rest.map(({action:a})=>a)),r=t.rest.slice(0,o).map(a=>({...a,problem:null}));return{...t,position:n,judged:[...t.judged,...r],refused:s===null?null:{...t.rest[o],problem:s.problem},rest:t.rest.slice(o+
1)}}var qn=e=>({...e,judged:[...e.judged,e.refused],refused:null}),Uf=(e,t)=>({...qn(e),rest:[{action:t,was:null},...e.rest]}),qf=e=>({...qn(e),rest:[],cut:e.rest});async function Gf(e,t,n){for(;n.refused!==
null;){let{position:o,rest:s,judged:r}=qn(n),l=(await t(o.state,s.map(({action:c})=>c))).map((c,d)=>({...s[d],problem:c}));n=await Un(e,{...n,refused:null,judged:[...r,...l],rest:s.slice(l.length)})}return n}
var Wf=e=>e.judged.filter(({problem:t})=>t===null).map(({action:t})=>t);function Jf(e,t,n,o){let s=e.map((r,a)=>({action:r,was:a})).slice(n==="insert"?t:t+1);return[...o.map(r=>({action:r,was:null})),
...s]}var pn=({finished:e,state:t},{known:n,open:o})=>e||n||o||t.dealer==="table";var Kf={ArrowLeft:e=>e-1,ArrowRight:e=>e+1,Home:()=>0,End:(e,t)=>t},Z0="input, select, textarea, dialog, [contenteditable], [role=button], .scrolling, .clauses";function Y0({key:e,ctrlKey:t,metaKey:n,
altKey:o,shiftKey:s,target:r},a,l){return t||n||o||s||!(e in Kf)||r.closest?.(Z0)?null:Math.max(0,Math.min(l,Kf[e](a,l)))}function fn({at:e,last:t,move:n,t:o}){se(()=>{let r=a=>{let l=Y0(a,e,t);l!==null&&
(a.preventDefault(),n(l))};return addEventListener("keydown",r),()=>removeEventListener("keydown",r)},[e,t,n]);let s=(r,a,l,c)=>i`
        <button type="button" class="icon" data-step=${r} aria-label=${o(`review.${r}`)} disabled=${c} onClick=${()=>n(l)}>
            <span aria-hidden="true">${a}</span></button>`;return i`
        <div class="stepper-bar" role="group" aria-label=${o("review.steps")}>
            ${s("first","|◀",0,e===0)}
            ${s("back","◀",e-1,e===0)}
            <input type="range" name="at" min="0" max=${t} step="1" value=${e} aria-label=${o("review.slider")}
                aria-valuetext=${o("review.at",{at:e,of:t})} onInput=${({target:r})=>n(Number(r.value))} />
            ${s("on","▶",e+1,e>=t)}
            ${s("last","▶|",t,e>=t)}
            <span class="ply" data-at=${e}>${e}<span class="soft"> / ${t}</span></span>
        </div>
    `}var Q0=e=>Math.max(16,Math.ceil(Math.sqrt(e)));function X0(e,{deal:t}){if(e.setup===void 0||!t?.seed)return e;let{seed:n,nonce:o}=t;return{...e,setup:{...e.setup,seed:n,...o!==void 0&&{nonce:o}}}}var Ms=class{#t;#e;#n=16;#o=null;#s=new Map;steps=[];constructor(t,n){
this.#t=t,this.#e=n}async judge(){let{game:t,start:n,actions:o,history:s,scores:r}=this.#e,a={...s!==void 0&&{history:s},...r!==void 0&&{scores:r}},l=await this.#t.game(t).replay({...n,actions:o,...a}),
{position:c,applied:d}=l;return this.#e={...this.#e,start:X0(n,c.state),actions:o.slice(0,d)},this.#n=Q0(d),this.steps[d]={position:c,events:c.events},l}get record(){return this.#e}async load(t){if(this.
steps[t]!==void 0)return;this.#o??=this.#r(),await this.#o;let n=t-t%this.#n;this.#s.has(n)||this.#s.set(n,this.#a(n)),await this.#s.get(n)}nextMissing(t){let n=[];for(let o=0;o<this.#e.actions.length;o+=
this.#n){let s=Math.min(o+this.#n,this.#e.actions.length);for(let r=o;r<s;r++)if(this.steps[r]===void 0){n.push(r);break}}return n.sort((o,s)=>Math.abs(o-t)-Math.abs(s-t))[0]??-1}log(t){let n=t;for(;n>
0&&this.steps[n-1]!==void 0;)n--;return this.steps.slice(n,t+1).flatMap(({events:o})=>o)}async#r(){let{start:t,actions:n}=this.#e,o=[];for(let s=0;s<n.length;s+=this.#n)o.push(s);await this.#i(o.map(s=>[
s,{...t,actions:n.slice(0,s)}]))}async#a(t){let{start:n,actions:o}=this.#e,{state:s}=this.steps[t].position,r=[];for(let a=t+1;a<Math.min(t+this.#n,o.length);a++)r.push([a,{state:s,actions:o.slice(t,a),
...n.names&&{names:n.names}}]);await this.#i(r)}async#i(t){let{game:n}=this.#e,o=t.map(([s,r])=>({id:s,operation:"replays",game:n,body:r}));for await(let s of this.#t.batch(o)){let{position:r}=s.unwrap();
this.steps[s.id]={position:r,events:r.events}}}};function ht(e,t,n){let{start:o,actions:s,history:r}=t,a=re(()=>new Ms(e,t),[e,o,s,r]),[l,c]=g({of:null,verdict:null,problem:null}),[d,u]=g(0),p=l.of===a?l:{verdict:null,problem:null},{verdict:f}=p,m=f===
null?0:Math.max(0,Math.min(n??f.applied,f.applied)),h=()=>u(a.steps.filter(Boolean).length),$=b=>c(y=>({...y,of:a,problem:b}));return _(()=>{let b=!1;return a.judge().then(y=>!b&&c({of:a,verdict:y,problem:null}),
y=>!b&&$(y)),()=>{b=!0}},[a]),_(()=>{if(f===null)return;let b=!1;return(async()=>{for(let x=m;x>=0&&!b;x=a.nextMissing(m))await a.load(x),b||h()})().catch(x=>!b&&$(x)),()=>{b=!0}},[a,f,m]),{positions:a,
...p,at:m,loaded:d}}var Ka=e=>e?.events.map(({text:t})=>t).join(" ");function ex({judged:e,cut:t},n,o,s){let r=n;return[...e.map(({was:l,problem:c})=>{let d=l===null?void 0:Ka(o[l+1]);if(c!==null)return{fate:"out",was:l,
old:d,problem:c};r+=1;let u=Ka(s[r]);return{fate:l===null?"new":u!==void 0&&d!==void 0&&u!==d?"changed":"kept",was:l,old:d,now:u,place:r}}),...t.map(({was:l})=>({fate:"cut",was:l,old:l===null?void 0:Ka(
o[l+1])}))]}function Vf({line:e,before:t,old:n,record:o,table:s,client:r,playOn:a,t:l}){let{game:c,gameSheet:d}=s,u=re(()=>{let{start:A,actions:C}=n.record;return{game:o.game,start:A,actions:[...C.slice(
0,t),...Wf(e)]}},[e]),p=u.actions.length,[f,m]=g(p);_(()=>m(p),[p]);let{positions:h,at:$,loaded:b,problem:y}=ht(r,u,f),x=ex(e,t,n.steps,h.steps),v=A=>x.filter(({fate:C})=>C===A).length,w=h.steps[$],O=l(
"correcting.name",{game:o.name||d.name});return i`
        <${N} problem=${y} t=${l} />
        <p class="now" role="status" data-kept=${v("kept")} data-changed=${v("changed")} data-out=${v("out")}>
            ${l("correcting.summary",{kept:v("kept"),changed:v("changed"),out:v("out")+v("cut")})}</p>
        <div class="stepping"><${fn} at=${$} last=${p} move=${A=>m(Math.max(t,A))} t=${l} /></div>
        <div class="row tight">
            <button type="button" class="primary" data-confirm onClick=${()=>a({...u,actions:u.actions.slice(0,$),cursor:$,name:O})}>
                ${l($===p?"correcting.confirm":"correcting.confirm-to",{n:$})}</button>
            <span class="hint">${l("correcting.confirm-hint")}</span>
        </div>
        <div class="table-top" data-loaded=${b}>
            <section class="board-area" aria-label=${l("play.board")}>
                ${w&&i`<${c.Board} view=${w.position.state} gameSheet=${d} legal=${[]} act=${()=>{}} t=${l} seat=${null} toAct=${w.position.to_act}
                    scores=${w.position.scores} last=${w.events} log=${h.log($)} prepared=${null} prepare=${()=>{}} />`}
            </section>
            <aside class="side">
                <section class="log" aria-labelledby="fates">
                    <h2 class="small" id="fates">${l("correcting.fates")}</h2>
                    <ol class="review-log fates" tabindex="0" aria-labelledby="fates">${x.map((A,C)=>i`<${tx} key=${C} ...${A} at=${$} setEnd=${m} t=${l} />`)}</ol>
                </section>
            </aside>
        </div>
    `}function tx({fate:e,was:t,old:n,now:o,place:s,problem:r,at:a,setEnd:l,t:c}){let d=i`
        <span class="number">${t===null?"+":t+1}</span>
        <span>
            <strong class="fate">${c(`correcting.fate.${e}`)}</strong>
            ${e==="kept"||e==="new"?i` ${o??n}`:i` <span class="soft">${n}</span>`}
            ${e==="changed"&&i`<span class="told">${c("correcting.now",{told:o})}</span>`}
            ${r?.violations?.map(u=>i`<span class="told" data-code=${u.code}>${u.detail} ${u.clause&&i`<em data-clause=${u.rule}>${u.clause}</em>`}</span>`)}
        </span>`;return i`<li data-fate=${e}>
        ${s===void 0?i`<div class="fate-line">${d}</div>`:i`<button type="button" data-end=${s} tabindex=${s===a?0:-1} aria-current=${s===a?"step":void 0} onClick=${()=>l(s)}>${d}</button>`}
    </li>`}function nx(e,t,n){let o=(s,r)=>({state:s,actions:r,...n&&{names:n}});return{play:(s,r)=>e.game(t).replay(o(s,r)),firstLegal:async(s,r)=>{let a=[],l=r.map((c,d)=>({id:d,operation:"replays",game:t,body:o(
s,[c])}));for await(let c of e.batch(l)){let{refused:d}=c.unwrap();if(d===null)break;a.push(d.problem)}return a}}}function Zf({t:e,client:t,table:n,record:o,positions:s,entries:r,before:a,playOn:l}){let[
c,d]=g(null),[u,p]=g(null),[f,m]=g(!1),[h,$]=g(!1),{start:b}=s.record,{play:y,firstLegal:x}=nx(t,o.game,b.names),v=async C=>{if(!f){m(!0),$(!1),p(null);try{d(await C())}catch(S){p(S)}m(!1)}};if(_(()=>{
v(async()=>(await s.load(a),Un(y,zf(s.steps[a].position,r))))},[r]),c===null)return i`<p role="status">${e("correcting.judging")}</p><${N} problem=${u} t=${e} />`;let{refused:w}=c,O=C=>s.steps[C+1]?.events.
map(({text:S})=>S).join(" ")??"",A=c.judged.filter(C=>C.problem===null).length;return i`
        <${N} problem=${u} t=${e} />
        ${w!==null&&i`
            <section class="tool refused-here" aria-busy=${String(f)} data-waiting=${w.was??"new"}>
                <h2>${w.was===null?e("correcting.refused-new"):e("correcting.refused",{n:w.was+1})}</h2>
                ${w.was!==null&&i`<p>${e("correcting.told",{told:O(w.was)})}</p>`}
                <p class="soft">${e("correcting.so-far",{kept:A,rest:c.rest.length})}</p>
                <${ox} problem=${w.problem} position=${c.position} game=${n.game} t=${e} />
                <div class="row tight">
                    <button type="button" class="primary" data-decide="instead" onClick=${()=>$(!h)} aria-expanded=${String(h)}>${e("correcting.instead")}</button>
                    <button type="button" data-decide="out" disabled=${f} onClick=${()=>v(()=>Un(y,qn(c)))}>${e("correcting.out")}</button>
                    <button type="button" data-decide="out-all" disabled=${f} onClick=${()=>v(()=>Gf(y,x,c))}>${e("correcting.out-all")}</button>
                    <button type="button" data-decide="end" disabled=${f} onClick=${()=>d(qf(c))}>${e("correcting.end-here")}</button>
                </div>
            </section>
            ${h&&i`<${Es} position=${c.position} log=${c.position.events} table=${n} client=${t} t=${e}
                choose=${C=>v(()=>Un(y,Uf(c,C)))} />`}`}
        ${w===null&&i`<${Vf} line=${c} before=${a} told=${O} old=${s} record=${o} table=${n} client=${t} playOn=${l} t=${e} />`}
    `}var ox=({problem:e,position:t,game:n,t:o})=>e.type==="/problems/illegal-action"?i`<${Tt} document=${e} game=${n} t=${o} view=${t.state} instead=${t.legal_actions} />`:i`<${N} problem=${{problem:e}} t=${o} />`;function Cs({positions:e,at:t,last:n,loaded:o,move:s,t:r}){let a=M(null);return _(()=>{let l=a.current?.querySelector("[aria-current]");if(!l)return;let{offsetTop:c,offsetHeight:d}=l.parentElement,{scrollTop:u,
clientHeight:p}=a.current;(c<u||c+d>u+p)&&(a.current.scrollTop=c-p/2)},[t,o]),i`
        <section class="log" aria-labelledby="log-title">
            <h2 id="log-title" class="small">${r("log.title")}</h2>
            <ol class="review-log" ref=${a}>
                ${Array.from({length:n+1},(l,c)=>i`
                    <li key=${c}><button type="button" data-go-to=${c} tabindex=${c===t?0:-1}
                        aria-current=${c===t?"step":void 0} onClick=${()=>s(c)}>
                        <span class="number">${c}</span>
                        <span><${sx} step=${e.steps[c]} index=${c} t=${r} /></span>
                    </button></li>`)}
            </ol>
        </section>
    `}function sx({step:e,index:t,t:n}){return e===void 0?i`<span class="soft">…</span>`:e.events.length===0?i`<span class="soft">${n(t===0?"review.start":"review.silent")}</span>`:e.events.map(({text:o,
type:s},r)=>i`<span key=${r} class="told" data-event-type=${s}>${o} </span>`)}function Va({t:e,client:t,record:n,at:o,known:s=!1,open:r=!1,leave:a,playOn:l}){let[c,d]=g(o??null),[u,p]=g(null),[f,m]=g(null),[h,$]=g(!1),b=ht(t,n,c),{value:y,problem:x}=R(()=>t.game(n.game).sheet(),
[n.game,t]);z();let v=f!==null?"line":u!==null?"chooser":"choice",w=I(v,b.verdict===null),{positions:O,verdict:A,at:C}=b,S=A!==null&&y!==null,k=S&&!h&&!pn(A.position,{known:s,open:r}),E={game:P[n.game],
gameSheet:y,t:e,busy:!1,act:()=>{}},T={t:e,client:t,table:E,record:n},F=(L,B)=>m({entries:Jf(O.record.actions,C-1,L,B),before:C-1}),H=L=>L==="remove"?F(L,[]):p(L),J=()=>f===null&&u===null?a():(m(null),
p(null));return i`
        <main id="content" class="play review correcting" data-screen="correcting" data-stage=${v} data-at=${C} aria-busy=${String(!S)}>
            <div class="play-bar">
                <div class="play-title"><h1 ref=${w} tabindex="-1">${e(`correcting.title.${v}`,{n:C})}</h1></div>
                <button type="button" data-back onClick=${J}>${e("back")}</button>
            </div>
            <${N} problem=${b.problem??x} t=${e} />
            ${k&&i`<p>${e("ruling.covered")}</p>
                <div><button type="button" class="primary" data-uncover onClick=${()=>$(!0)}>${e("ruling.uncover")}</button></div>`}
            ${S&&!k&&v==="choice"&&i`<${ax} ...${T} ...${b} move=${d} take=${H} />`}
            ${S&&!k&&v==="chooser"&&i`<${rx} positions=${O} at=${C-1} ...${T} choose=${L=>F(u,[L])} />`}
            ${S&&!k&&v==="line"&&i`<${Zf} ...${T} positions=${O} ...${f} playOn=${l} />`}
        </main>
    `}function rx({positions:e,at:t,...n}){let{value:o,problem:s}=R(async()=>(await e.load(t),e.steps[t]),[e,t]);return o===null?i`<${N} problem=${s} t=${n.t} />`:i`<${Es} position=${{...o.position,events:o.
events}} log=${e.log(t)} ...${n} />`}function ax({t:e,table:t,positions:n,verdict:o,at:s,loaded:r,move:a,take:l}){let{game:c,gameSheet:d}=t,u=n.steps[s],{applied:p}=o;return i`
        <p class="hint">${e("correcting.lead")}</p>
        <div class="stepping">
            <${fn} at=${s} last=${p} move=${a} t=${e} />
            <p class="now" role="status" data-now>${u?.events.map(({text:f})=>f).join(" ")}</p>
        </div>
        <div class="row tight correcting-ways" role="group" aria-label=${e("correcting.ways",{n:s})}>
            ${["replace","insert","remove"].map(f=>i`
                <button type="button" key=${f} class=${f==="replace"?"primary":""} data-way=${f} disabled=${s===0} onClick=${()=>l(f)}>${e(`correcting.way.${f}`,{n:s})}</button>`)}
        </div>
        <div class="table-top">
            <section class="board-area" aria-label=${e("play.board")}>
                ${u&&i`<${c.Board} view=${u.position.state} gameSheet=${d} legal=${[]} act=${()=>{}} t=${e} seat=${null} toAct=${u.position.to_act}
                    scores=${u.position.scores} last=${u.events} log=${n.log(s)} prepared=${null} prepare=${()=>{}} />`}
            </section>
            <aside class="side"><${Cs} positions=${n} at=${s} last=${p} loaded=${r} move=${a} t=${e} /></aside>
        </div>
    `}var ix=/^#review=([A-Za-z0-9_-]*)(?:&at=(\d{1,5}))?$/;var lx=["game","setup","state","actions","names","history","scores"],Re=class extends Error{},Yf=e=>e.startsWith("#review=");async function As(e,t,n){return`${e}#review=${await cx(JSON.stringify(t))}&\
at=${n}`}async function Qf(e){let t=ix.exec(e);if(t===null)throw new Re("review.link-broken");return{record:px(await ux(t[1])),at:t[2]===void 0?null:Number(t[2])}}async function cx(e){let t=new Uint8Array(
await new Response(Xf(new CompressionStream("deflate-raw"),new TextEncoder().encode(e))).arrayBuffer()),n="";for(let o of t)n+=String.fromCharCode(o);return btoa(n).replaceAll("+","-").replaceAll("/",
"_").replaceAll("=","")}async function ux(e){try{let t=atob(e.replaceAll("-","+").replaceAll("_","/")),n=Uint8Array.from(t,o=>o.charCodeAt(0));return await dx(Xf(new DecompressionStream("deflate-raw"),
n))}catch(t){throw t instanceof Re?t:new Re("review.link-broken")}}var Xf=(e,t)=>new Blob([t]).stream().pipeThrough(e);async function dx(e){let t=new TextDecoder("utf-8",{fatal:!0}),n=e.getReader(),o="";
for(let s=0;;){let{done:r,value:a}=await n.read();if(r)return o+t.decode();if(s+=a.length,s>2e6)throw await n.cancel(),new Re("review.link-too-long");o+=t.decode(a,{stream:!0})}}function px(e){let t;try{
t=JSON.parse(e)}catch{throw new Re("review.link-broken")}if(!(typeof t?.game=="string"&&Array.isArray(t.actions)&&t.setup===void 0!=(t.state===void 0))||Object.keys(t).some(o=>!lx.includes(o)))throw new Re(
"review.link-foreign");return t}function Ts({changed:e,created:t},n){let o=new Date(e??t??NaN);return Number.isNaN(o.getTime())?"":new Intl.DateTimeFormat(n.language,{dateStyle:"long"}).format(o)}var fx=e=>Math.max(630,236+e*84+96);function mx(e,t,n){if(n(e)<=t)return e;let o=[...e];for(;o.length>0&&n(`${o.join("")}…`)>t;)o.pop();return`${o.join("")}…`}function em(e,{title:t,verdict:n,standings:o,
foot:s},r){e.width=1200,e.height=fx(o.length);let a=e.getContext("2d"),l=(c,d,u,{size:p,weight:f=400,ink:m="--ink",width:h=1136-d,family:$="--type-text",end:b=!1})=>{a.font=`${f} ${p}px ${r($)}`,a.fillStyle=
r(m),a.textAlign=b?"right":"left",a.fillText(mx(c,h,y=>a.measureText(y).width),d,u)};return a.fillStyle=r("--felt"),a.fillRect(0,0,e.width,e.height),a.fillStyle=r("--wood"),a.fillRect(0,0,e.width,16),
l(t,64,96,{size:40,ink:"--ink-soft",family:"--type-title"}),l(n,64,176,{size:64,weight:600,family:"--type-title"}),o.forEach(({rank:c,player:d,total:u,winner:p,place:f},m)=>{let h=236+m*84;a.fillStyle=
r(p?"--gold":"--paper"),a.fillRect(64,h,1072,72),a.fillStyle=r(`--player-${f}`),a.fillRect(64,h,14,72);let $=p?"--gold-ink":"--ink";l(String(c),104,h+50,{size:36,weight:700,ink:$,width:60}),l(d,174,h+
50,{size:36,weight:p?700:400,ink:$,width:640}),l(u,1108,h+50,{size:36,weight:700,ink:$,width:280,end:!0})}),l(s,64,e.height-36,{size:24,ink:"--ink-soft"}),e}var tm=e=>new Promise((t,n)=>e.toBlob(o=>o?
t(o):n(new Error("no picture")),"image/png"));var $x=e=>getComputedStyle(document.documentElement).getPropertyValue(e).trim();function hx(e,t,n,o){let{scores:s,state:r}=e,{standings:a,winners:l,unit:c}=s,d=m=>n.start.names?.[m]??m,u=l.map(d).join(
", "),p=l.length===0?o("scores.nobody"):o(l.length>1?"scores.winners":"scores.winner",{names:u}),f=a.map(({rank:m,player:h,total:$,penalties:b=0,winner:y})=>({rank:m,player:d(h),total:`${$+b} ${o(`uni\
t.${c}`)}`.replace("-","−"),winner:y,place:r.players.findIndex(({id:x})=>x===h)+1}));return{title:t.name,verdict:p,standings:f,foot:[Ts(n,o),o("review.picture-foot")].filter(Boolean).join(" · ")}}var bx=e=>navigator.
canShare?.({files:[e]})??!1;function nm({position:e,sheet:t,record:n,t:o}){let[s,r]=g(!1);return i`
        <details class="picture" data-picture onToggle=${({target:a})=>r(a.open)}>
            <summary>${o("review.picture")}</summary>
            ${s&&i`<${gx} result=${hx(e,t,n,o)} game=${n.game} t=${o} />`}
        </details>
    `}function gx({result:e,game:t,t:n}){let o=M(null),[s,r]=g(null),[a,l]=g(!1);_(()=>{let u=!1;return tm(em(o.current,e,$x)).then(p=>!u&&r(new File([p],`gavel-${t}.png`,{type:p.type}))),()=>{u=!0}},
[JSON.stringify(e)]);let c=async()=>{try{await navigator.clipboard.write([new ClipboardItem({"image/png":s})]),l(!0)}catch{l(!1)}},d=[e.title,e.verdict,...e.standings.map(({rank:u,player:p,total:f})=>`${u}\
. ${p}: ${f}`)].join("; ");return i`
        <canvas ref=${o} role="img" aria-label=${d} data-canvas=${String(s!==null)}></canvas>
        <div class="row tight">
            ${s&&bx(s)&&i`<button type="button" data-share-picture onClick=${()=>navigator.share({files:[s],title:e.title}).catch(()=>{})}>${n("review.picture-share")}</button>`}
            ${s&&i`<button type="button" data-save-picture onClick=${()=>_e(s.name,s)}>${n("review.picture-save")}</button>`}
            ${s&&"ClipboardItem"in globalThis&&i`<button type="button" data-copy-picture onClick=${c}>${n(a?"copied":"review.picture-copy")}</button>`}
        </div>
    `}function Za(e,t){let{game:n,start:o,actions:s}=e.record,{setup:r,state:a,names:l}=o;return{game:n,...r?{setup:r}:{state:a},actions:s,...l&&{names:l},history:t.position.state.history}}function om({positions:e,
verdict:t,at:n,sheet:o,record:s,playOn:r,toSheet:a,toCorrect:l,t:c}){let{value:d,problem:u}=R(()=>As(te(),Za(e,t),n),[t,n]),{game:p,start:f,actions:m}=e.record,h=c("review.what-if-name",{game:s.name||
o.name,at:n}),$=t.position.finished&&n===t.applied;return i`
        <section class="tool position-tools" aria-labelledby="position-tools" data-position-tools>
            <h2 class="small" id="position-tools">${c("review.here",{at:n})}</h2>
            <div class="tool-columns">
                <div>
                    <p class="hint">${c("review.link-hint")}</p>
                    ${u?i`<p>${c("review.no-link")}</p>`:i`<${xe} url=${d??""} name=${c("review.link",{at:n})} t=${c} kind="position" />`}
                </div>
                <div>
                    <p class="hint">${c($?"review.what-if-over":"review.what-if-hint")}</p>
                    <div class="row tight">
                        <button type="button" data-what-if disabled=${$}
                            onClick=${()=>r({game:p,start:f,actions:m.slice(0,n),cursor:n,name:h})}>${c("review.what-if")}</button>
                        <button type="button" data-go="correct" disabled=${n===0}
                            onClick=${()=>l(n)}>${c("correcting.open-here")}</button>
                        <button type="button" data-go="sheet" onClick=${a}>${c("review.sheet")}</button>
                    </div>
                    ${t.position.finished&&i`<${nm} position=${t.position} sheet=${o} record=${s} t=${c} />`}
                </div>
            </div>
        </section>
    `}function sm({game:e,state:t,events:n,client:o,scored:s,t:r}){let{value:a,problem:l}=R(()=>o.game(e).rules(),[e,o]),d=[...new Set(n.map(({rule:u})=>u))].flatMap(u=>(a?.clauses??[]).filter(p=>p.id===u));
return i`
        <section class="tool rules-here" aria-labelledby="rules-here" data-rules-here>
            <h2 class="small" id="rules-here">${r("review.rules")}</h2>
            <${N} problem=${l} t=${r} />
            ${d.length===0&&a&&i`<p class="soft">${r("review.no-rules")}</p>`}
            <dl>${d.map(({id:u,text:p})=>i`
                <div key=${u} data-clause=${u}><dt><code>${u}</code></dt><dd><${Ke} text=${p} /></dd></div>`)}</dl>
            ${!s&&i`<${yx} game=${e} state=${t} client=${o} t=${r} />`}
        </section>
    `}function yx({t:e,...t}){let[n,o]=g(!1);return i`
        <details class="rulings" data-rulings onToggle=${({target:s})=>o(s.open)}>
            <summary>${e("review.rulings")}</summary>
            ${n&&i`<${xx} t=${e} ...${t} />`}
        </details>
    `}function xx({game:e,state:t,client:n,t:o}){let{ruleset:s,variant:r,options:a}=t,{value:l,problem:c}=R(()=>n.game(e).scores(t),[n,JSON.stringify([s,r,a])]);return i`
        <${N} problem=${c} t=${o} />
        ${l&&i`<${pt} rulings=${l.rulings} t=${o} />`}
    `}function Ya({t:e,client:t,record:n,at:o,open:s=!1,known:r=!1,leave:a,playOn:l,toSheet:c,toCorrect:d}){let[u,p]=g(o??null),{positions:f,verdict:m,problem:h,at:$,loaded:b}=ht(t,n,u),{value:y,problem:x}=R(
()=>t.game(n.game).sheet(),[n.game,t]),v=je(O=>p(O),[]);z();let w=I(m===null);return m===null||y===null?i`
            <main id="content" class="review" data-screen="review" aria-busy=${String(!h)}>
                <h1 ref=${w} tabindex="-1">${e("review.title")}</h1>
                <${N} problem=${h??x} t=${e} />
                ${(h??x)&&i`<button type="button" data-leave onClick=${a}>${e("back")}</button>`}
            </main>`:pn(m.position,{known:r,open:s})?i`<${vx} ...${{t:e,client:t,sheet:y,record:n,known:r,positions:f,verdict:m,at:$,loaded:b,move:v,leave:a,playOn:l,toSheet:c,toCorrect:d,problem:h}} />`:
i`<${wx} sheet=${y} leave=${a} t=${e} />`}function wx({sheet:e,leave:t,t:n}){let o=I();return i`
        <main id="content" class="review" data-screen="review" data-not-yet>
            <h1 ref=${o} tabindex="-1">${n("review.of",{game:e.name})}</h1>
            <p>${n("review.not-yet")}</p>
            <p>${n("review.not-yet-but")}</p>
            <div><button type="button" class="primary" data-leave onClick=${t}>${n("review.leave")}</button></div>
        </main>
    `}function vx({t:e,client:t,sheet:n,record:o,known:s,positions:r,verdict:a,at:l,loaded:c,move:d,leave:u,playOn:p,toSheet:f,toCorrect:m,problem:h}){let $=I(a),[b,y]=g(l),x=r.steps[l];x!==void 0&&b!==
l&&y(l);let{position:v,events:w}=x??r.steps[b]??r.steps[a.applied],{state:O}=v,A=P[o.game],C=a.applied;return i`
        <main id="content" class="play review" data-screen="review" data-game=${o.game} data-ply=${O.ply} data-at=${l} data-loaded=${c}
            aria-busy=${String(x===void 0)}>
            <div class="play-bar">
                <div class="play-title">
                    <h1 ref=${$} tabindex="-1">${e("review.of",{game:n.name})}</h1>
                    ${!v.finished&&i` <span class="round">${e(A.turns?"play.turn-number":"play.round",{round:O.round})}</span>`}
                </div>
                <button type="button" data-leave onClick=${u}>${e(s?"back":"review.leave")}</button>
            </div>
            <${N} problem=${h} t=${e} />
            <${kx} verdict=${a} record=${o} game=${A} t=${e} />
            <div class="stepping">
                <${fn} at=${l} last=${C} move=${d} t=${e} />
                <p class="now" role="status" data-now>${w.length>0?w.map(({text:S})=>S).join(" "):e(l===0?"review.start":"review.silent")}</p>
            </div>
            <div class="table-top">
                <section class="board-area" aria-label=${e("play.board")}>
                    <${A.Board} view=${O} gameSheet=${n} legal=${[]} act=${()=>{}} t=${e} seat=${null} toAct=${v.to_act}
                        scores=${v.scores} last=${w} log=${r.log(x?l:b)} prepared=${null} prepare=${()=>{}} />
                </section>
                <aside class="side">
                    <${Cs} positions=${r} at=${l} last=${C} loaded=${c} move=${d} t=${e} />
                </aside>
            </div>
            <${om} ...${{positions:r,verdict:a,at:l,sheet:n,record:o,playOn:p,toSheet:f,toCorrect:m,t:e}} />
            ${v.finished&&i`<${ft} sheet=${v.scores} state=${O} game=${A} t=${e} />`}
            <div class="tools">
                <${sm} game=${o.game} state=${O} events=${w} client=${t} scored=${v.finished} t=${e} />
                <${rn} game=${o.game} ruleset=${O.ruleset} client=${t} t=${e} />
            </div>
        </main>
    `}function kx({verdict:e,record:t,game:n,t:o}){let{refused:s,history_matches:r,scores_match:a,position:l}=e;return i`
        ${r===!1&&i`<p class="warning" data-history="false">${o("import.no-history")}</p>`}
        ${a===!1&&i`<p class="warning" data-scores="false">${o("import.no-scores")}</p>`}
        ${s!==null&&i`
            <details class="refused-here" open data-refused-index=${s.index}>
                <summary>${o("review.refused",{n:s.index+1,of:t.actions.length})}</summary>
                ${s.problem.type==="/problems/illegal-action"?i`<${Tt} document=${s.problem} game=${n} t=${o} view=${l.state} instead=${l.legal_actions} />`:i`<${N} problem=${{problem:s.problem}} t=${o} />`}
            </details>`}
    `}function rm({scores:e,state:t,names:n,game:o,t:s}){let{standings:r,winners:a,unit:l,decided_by:c,final:d}=e,u=f=>n[f]??f,p=a.length===0?s("scores.nobody"):s(a.length>1?"scores.winners":"scores.winner",
{names:a.map(u).join(", ")});return i`
        ${d&&i`<p><strong>${p}</strong> <span class="soft">${s(`scores.by.${c}`)}</span></p>`}
        <div class="sheet-standings">
            ${r.map(f=>i`
                <section key=${f.player} class="sheet-standing" data-standing=${f.player} data-total=${f.total}>
                    <h3><span class="rank">${f.rank}</span> ${u(f.player)} <span class="total">${f.total} <small>${s(`unit.${l}`)}</small></span></h3>
                    <div class="breakdown"><${o.Breakdown} sheet=${e} standing=${f} t=${s} /></div>
                    ${f.penalties!==void 0&&i`<p>${s("scores.penalties",{points:Bn(f.penalties)})}</p>`}
                    <p class="soft small">${s("scores.tiebreak",{figures:f.tiebreak.join(", ")})}</p>
                </section>`)}
        </div>
        <${ze} record=${e.referee} state=${t} game=${o} t=${s} />
    `}function Qa({t:e,client:t,record:n,known:o=!1,open:s=!1,leave:r}){let{positions:a,verdict:l,problem:c,loaded:d}=ht(t,n,null),{value:u,problem:p}=R(()=>t.game(n.game).sheet(),[n.game,t]),{value:f,problem:m}=R(
async()=>l&&t.game(n.game).scores(l.position.state),[l,t]);z();let h=I(l===null),$=l!==null&&pn(l.position,{known:o,open:s}),b=$&&u!==null&&f!==null&&d===l.applied+1;return i`
        <main id="content" class="print-sheet" data-screen="sheet" data-game=${n.game} aria-busy=${String(!b&&!c)}>
            <div class="row unprinted">
                <button type="button" data-leave onClick=${r}>${e("back")}</button>
                ${$&&i`<button type="button" class="primary" data-print disabled=${!b} onClick=${()=>print()}>${e("review.print")}</button>`}
            </div>
            <h1 ref=${h} tabindex="-1">${u?.name??"…"}</h1>
            <${N} problem=${c??p??m} t=${e} />
            ${l!==null&&!$&&i`<p>${e("review.not-yet")}</p><p>${e("review.not-yet-but")}</p>`}
            ${b&&i`<${Sx} ...${{t:e,sheet:u,scores:f,record:n,positions:a,verdict:l}} />`}
        </main>
    `}function Sx({t:e,sheet:t,scores:n,record:o,positions:s,verdict:r}){let{state:a}=r.position,l=o.start.names??{},d=[["review.sheet.edition",[t.rulesets.find(({id:u})=>u===a.ruleset)?.name??a.ruleset,
a.variant!=="standard"&&a.variant].filter(Boolean).join(", ")],["review.sheet.players",a.players.map(({id:u})=>l[u]??u).join(", ")],["setup.dealer",e(`setup.dealer.${a.dealer}`)],["review.sheet.date",
Ts(o,e)||"________________"],["review.sheet.actions",String(r.applied)]];return i`
        <dl class="facts">${d.map(([u,p])=>i`<div key=${u}><dt>${e(u)}</dt><dd>${p}</dd></div>`)}</dl>
        ${!r.position.finished&&i`<p class="warning" data-unfinished>${e("review.sheet.unfinished")}</p>`}
        <h2>${e("scores.title")}</h2>
        <${rm} scores=${n} state=${a} names=${l} game=${P[o.game]} t=${e} />
        <h2>${e("review.sheet.check")}</h2>
        <${_x} state=${a} positions=${s} verdict=${r} t=${e} />
        <h2>${e("scores.rulings",{n:n.rulings.length})}</h2>
        <${pt} rulings=${n.rulings} t=${e} />
        <h2>${e("transcript.title")}</h2>
        <ol class="told-all" start="0">
            ${s.steps.map(({events:u},p)=>i`<li key=${p} value=${p}>${u.map(({text:f})=>f).join(" ")||e("review.silent")}</li>`)}
        </ol>
    `}function _x({state:e,positions:t,verdict:n,t:o}){let{value:s}=R(()=>As(te(),Za(t,n),n.applied),[n]),{code:r}=ls(s,o("review.sheet.code")),{seed:a,nonce:l,commitment:c}=e.deal??{},d=[["review.she\
et.history",e.history],["review.sheet.commitment",c],["setup.seed",a],["review.sheet.nonce",l]].filter(([,u])=>u);return i`
        <div class="check">
            <div>
                <p>${o(r===null?"review.sheet.check-file":"review.sheet.check-code")}</p>
                <dl class="facts digests">${d.map(([u,p])=>i`<div key=${u}><dt>${o(u)}</dt><dd><code>${p}</code></dd></div>`)}</dl>
            </div>
            ${r}
        </div>
    `}function am({t:e,client:t,go:n,screen:o,session:s,open:r,enter:a}){let{id:l,at:c,record:d}=o,u={t:e,client:t,at:c,open:r,playOn:a},p={...u,record:s,key:l,toSheet:()=>n("sheet",{id:l}),toCorrect:b=>n("\
correct",{id:l,at:b})},f={...u,record:d,known:!0,key:d,toSheet:()=>n("seen-sheet",{record:d}),toCorrect:b=>n("seen-correct",{record:d,at:b})},m=()=>n("play",{id:l}),h=()=>n("review",{id:l,at:c}),$=()=>n(
"seen",{record:d,at:c});return{review:()=>i`<${Ya} ...${p} leave=${m} />`,sheet:()=>i`<${Qa} ...${p} leave=${h} />`,correct:()=>i`<${Va} ...${p} leave=${h} />`,seen:()=>i`<${Ya} ...${f} leave=${()=>n(
"start")} />`,"seen-sheet":()=>i`<${Qa} ...${f} leave=${$} />`,"seen-correct":()=>i`<${Va} ...${f} leave=${$} />`}}function im({t:e,go:t,setProblem:n}){_(()=>{let o=async()=>{let{hash:s}=location;if(Yf(s))try{let{record:r,at:a}=await Qf(s);if(!(r.game in P))throw new Re("review.link-other-game");let{game:l,actions:c,
history:d,scores:u,...p}=r,f={...d!==void 0&&{history:d},...u!==void 0&&{scores:u}};t("seen",{record:{game:l,start:p,actions:c,...f},at:a})}catch(r){t("start"),n(r instanceof Re?new Error(e(r.message)):
r)}};return o(),addEventListener("hashchange",o),()=>removeEventListener("hashchange",o)},[])}var Xa={start:"",import:"import",join:"join",setup:"new/:game",pad:"pad/:game",match:"match/:game",tournament:"tournament",play:"g/:id",review:"g/:id/review",sheet:"g/:id/sheet",correct:"g/:id/correct",
linked:"l/:id",seats:"l/:id/seats"},Ox=/^[A-Za-z0-9_-]{1,64}$/;function lm(e){for(let[t,n]of Object.entries(Xa)){let o=Ex(n.split("/"),e.split("/"));if(o!==null)return{name:t,...o}}return null}function ei(e){
if(!(e.name in Xa))return null;let t=Xa[e.name].split("/").map(n=>n.startsWith(":")?e[n.slice(1)]:n);return t.includes(void 0)?null:t.join("/")}function Ex(e,t){if(e.length!==t.length)return null;let n={};
for(let[o,s]of e.entries())if(s.startsWith(":")){if(!Ox.test(t[o]))return null;n[s.slice(1)]=t[o]}else if(s!==t[o])return null;return n}var Mx=["given","at"],Cx={name:"unknown"};function um(){let[e,t]=g(cm);_(()=>{let o=()=>Nn(location.hash)||t(s=>ei(s)===bo()?s:cm());return o(),addEventListener("popstate",o),()=>removeEventListener("\
popstate",o)},[]);let n=je((o,s={})=>{let r={name:o,...s},a=ei(r);a!==null&&Ax(a,r),t(r)},[]);return{screen:e,go:n}}function cm(){let e=lm(bo());return e===null||e.game!==void 0&&!(e.game in P)?Cx:{...e,
...history.state}}function Ax(e,t){let n=Object.fromEntries(Mx.filter(o=>t[o]!==void 0).map(o=>[o,t[o]]));e===bo()?history.replaceState(n,"",Ar(e)):history.pushState(n,"",Ar(e))}var Gn="",dm={place:"device",mine:null,codes:{},referee:!1,held:!0,clock:0},Ls=({mine:e,players:t})=>e===Gn||t.includes(e)?e:t[0],Ns=e=>e.place==="fair"?e.players.filter(t=>t!==Ls(e)):[];function pm(e,t){
let n=Ns(e),o=n.map(s=>e.codes[s]??"");return n.flatMap((s,r)=>{let a=dd(o[r])?o.indexOf(o[r])<r?"place.code-twice":null:"place.code-wrong";return a===null?[]:[{pointer:ti(s),detail:t(a)}]})}var ti=e=>`\
/verifiers/${e.replaceAll("~","~0").replaceAll("/","~1")}`;async function fm(e,t,n,o){let s=Ls(o),r=Zt(),a=Object.fromEntries(Ns(o).map(f=>[f,o.codes[f]]));s!==Gn&&(a[s]=Lt(r));let{referee:l,held:c}=o,
d=await e.game(t).sealedSetup({...n,verifiers:a,referee:l,held:c}),u={...Oa(t,d),...o.clock>0&&{clock:o.clock}},p=s===Gn?u:tn(u,Yt(o.players.indexOf(s)+1,r));return await ue({...p,given:Tx(d,o.players),
told:[{ply:0,events:d.events}]}),d.table}function Tx({seat_keys:e,referee_key:t,table_key:n},o){let s=Object.entries(e).map(([r,a])=>[o.indexOf(r)+1,a]);return Object.fromEntries([...s,...t?[["r",t]]:
[],...n?[["t",n]]:[]])}function mm({draft:e,change:t,t:n}){return i`
        <fieldset class="choice">
            <legend>${n("place.title")}</legend>
            ${["device","quick","fair"].map(o=>i`
                <label class="radio" key=${o}>
                    <input type="radio" name="place" value=${o} checked=${e.place===o} onChange=${()=>t({...e,place:o})} />
                    <span><strong>${n(`place.${o}`)}</strong> <span class="hint">${n(`place.${o}-hint`)}</span></span>
                </label>`)}
        </fieldset>
    `}function $m({draft:e,change:t,errors:n,t:o}){let s=Ns(e);return i`
        ${e.place==="quick"&&i`<p class="warning" data-quick-warning>${o("place.quick-warning")}</p>`}
        <${D} name="mine" label=${o("place.mine")} control=${r=>i`<${U} ...${r} value=${Ls(e)}
            choices=${[...e.players.map(a=>[a,a]),[Gn,o("place.nobody")]]} onChange=${a=>t({...e,mine:a})} />`} />
        ${e.place==="fair"&&i`
            <fieldset class="codes">
                <legend>${o("place.codes")}</legend>
                <p class="hint">${o("place.codes-hint")}</p>
                <${xe} url=${yd(te())} name=${o("place.invitation")} t=${o} kind="invitation" />
                ${s.map(r=>i`
                    <${D} key=${r} name=${`code-${e.players.indexOf(r)+1}`} label=${o("place.code",{player:r})} errors=${ee(n,ti(r))}
                        control=${a=>i`<input ...${a} type="text" class="code" autocomplete="off" spellcheck="false" value=${e.codes[r]??""}
                            onInput=${l=>t({...e,codes:{...e.codes,[r]:l.target.value.trim()}})} />`} />`)}
            </fieldset>`}
        <${D} name="clock" label=${o("place.clock")} hint=${o("place.clock-hint")} control=${r=>i`<${U} ...${r} value=${String(e.clock)}
            choices=${[["0",o("place.clock-none")],...sp.map(a=>[String(a),ja(a,o)])]}
            onChange=${a=>t({...e,clock:Number(a)})} />`} />
        ${["held","referee"].map(r=>i`
            <label class="switch" key=${r}>
                <input type="checkbox" name=${r} checked=${e[r]} onChange=${a=>t({...e,[r]:a.target.checked})} />
                <span><strong>${o(`place.${r}`)}</strong> <span class="hint">${o(`place.${r}-hint`)}</span></span>
            </label>`)}
    `}function hm({t:e,client:t,go:n,game:o,begin:s,open:r,setOpen:a}){let{value:l,problem:c}=R(()=>t.game(o).sheet(),[o,t]);z();let d=I(l===null);return i`
        <main id="content" class="setup" data-screen="setup" data-game=${o}>
            <h1 ref=${d} tabindex="-1">${l?.name??"…"}</h1>
            <${N} problem=${c} t=${e} />
            ${l?.match_options?.length>0&&i`<p><button type="button" class="quiet" data-go="match" onClick=${()=>n("match",{game:o})}>${e("match.open")}</button></p>`}
            ${l&&i`<${Nx} sheet=${l} t=${e} client=${t} go=${n} begin=${s} open=${r} setOpen=${a} />`}
        </main>
    `}function Lx(e){let{ruleset:t,variant:n,options:o,players:s,first:r,dealer:a,seed:l,deal:c,place:d}=e;return{ruleset:t,variant:n,options:o,players:s,...s.includes(r)&&{first_player:r},dealer:a,...a===
"service"&&d==="device"&&l!==""&&{seed:l},...a==="table"&&c!==null&&{deal:c}}}function Nx({sheet:e,t,client:n,go:o,begin:s,open:r,setOpen:a}){let[l,c]=g(()=>({...an(e),first:"",dealer:"service",seed:"",
deal:null,...dm})),d=l.place!=="device",[u,p]=g(null),[f,m]=g(!1),h=M(null),$=u?.problem?.errors??[],b=async C=>{if(!d)return s(e.id,C,await n.game(e.id).setup(C));let S=pm(l,t);if(S.length>0)throw{problem:{
title:t("problem.here"),errors:S}};o("seats",{id:await fm(n,e.id,C,l)})},y=async C=>{C.preventDefault(),m(!0);try{let S=Lx(l);await b(S),he("players",S.players)}catch(S){p(S),m(!1),setTimeout(()=>Ku(h.
current))}},x={sheet:e,draft:l,change:c,errors:$,t},{Deal:v}=P[e.id],w=v!==void 0&&l.dealer==="table",O=["/ruleset","/variant","/players","/options","/first_player","/dealer","/seed",...w?["/deal"]:[],
...d?["/verifiers"]:[]],A=$.filter(C=>!O.some(S=>ee([C],S).length>0));return i`
        <form ref=${h} class="sheet" novalidate onSubmit=${y} data-setup=${e.id}>
            <${N} problem=${u} t=${t} plain=${Sa(u,t)} errors=${A} hint=${$.length>A.length&&t("setup.invalid")} />
            <${ln} ...${x} />
            <${cn} ...${x} />
            <${mm} ...${x} />
            ${d&&i`<${$m} ...${x} />`}
            <${Zp} ...${x} byLink=${d} />
            ${w&&i`<${vs} ...${x} Deal=${v} />`}
            ${l.dealer==="service"&&!d&&i`<${ws} t=${t} open=${r} setOpen=${a} />`}
            <${un} ...${x} />
            <div class="row end">
                <button type="button" onClick=${()=>o("start")}>${t("back")}</button>
                <button type="submit" class="primary large" data-start disabled=${f}>${t("setup.start")}</button>
            </div>
        </form>
    `}var ni=new pe("steps"),bm=({id:e,cursor:t,actions:n,steps:o},s)=>ni.put({id:e,cursor:t,language:s,of:JSON.stringify(n),step:o[t]});async function gm({id:e,cursor:t,actions:n},o){let s=await ni.get(e);
return s!==null&&s.cursor===t&&s.language===o&&s.of===JSON.stringify(n)?s.step:null}var ym=e=>ni.remove(e);async function Rs(){return[...(await $t()).map(Rx),...(await $d()).map(jx)].filter(({game:t})=>t in P).sort((t,n)=>n.changed-t.changed)}function Rx(e){let{id:t,game:n,name:o,start:s,changed:r,finished:a,
scores:l}=e,c=(s.setup??s.state).players.map(d=>d.id??d);return{id:t,kind:"game",game:n,name:o,players:c,changed:r,finished:a,winners:l?.winners??[],kept:e}}function jx(e){let{id:t,game:n,players:o,changed:s,
finished:r}=e;return{id:t,kind:"table",game:n,name:"",players:o,changed:s,finished:r,winners:[],kept:e}}async function xm({id:e,kind:t}){return t==="table"?ts(e):(await Jp(e),ym(e))}var wm=({kind:e,kept:t})=>e===
"game"?Kp(t):ue(t),vm=({id:e},t)=>Vp(e,t);function km({entry:e,gone:t,games:n,go:o,t:s,load:r,setRemoved:a}){let[l,c]=g(!1),d=n?.find(({id:y})=>y===e.game)?.name??e.game,u=e.name||d,p=`${u}, ${e.players.join(", ")}`,f=M(null);se(()=>{t&&f.current.
focus()},[t]);let m=async()=>{a(y=>[...y.filter(({id:x})=>x!==e.id),e]),await xm(e),r()};if(t)return i`
            <li class="list-entry gone" data-gone=${e.id}>
                <p role="status">${s("list.deleted",{game:p})}</p>
                <button type="button" ref=${f} data-undelete onClick=${()=>wm(e).then(r)}>${s("list.undelete")}</button>
            </li>`;let h=async y=>{c(!1),y!==null&&await vm(e,y),r()},$=e.kind==="game",b=()=>$?o("play",{id:e.id}):o("linked",{id:e.id});return i`
        <li class="list-entry" data-game-id=${$?e.id:void 0} data-kept=${$?void 0:e.id} data-kind=${e.kind}>
            <div class="about">
                ${l?i`<${Bx} name=${e.name} kind=${d} done=${h} t=${s} />`:i`<h3>${u}</h3>`}
                <p>${e.players.join(", ")}</p>
                <p data-whose-turn><strong>${Px(e,s)}</strong></p>
                <p class="soft">${e.name!==""&&`${d} · `}<time dateTime=${new Date(e.changed).toISOString()}>${Ix(e.changed,s)}</time>${!$&&` · ${s("list.by-link")}`}</p>
            </div>
            <div class="row tight">
                <button type="button" class="primary" data-go=${$?"resume":"linked"} aria-label=${`${s("start.resume")}: ${p}`} onClick=${b}>${s("start.resume")}</button>
                ${$&&i`<button type="button" data-rename aria-label=${`${s("list.rename")}: ${p}`} onClick=${()=>c(!0)}>${s("list.rename")}</button>`}
                <button type="button" data-delete aria-label=${`${s("list.delete")}: ${p}`} onClick=${m}>${s("list.delete")}</button>
            </div>
        </li>
    `}function Bx({name:e,kind:t,done:n,t:o}){let s=M(null);return se(()=>s.current.select(),[]),i`
        <form class="control" onSubmit=${a=>{a.preventDefault(),n(s.current.value.trim())}} onKeyDown=${a=>a.key==="Escape"&&n(null)}>
            <input ref=${s} name="game-name" type="text" maxlength="60" defaultValue=${e} placeholder=${t} aria-label=${o("list.name")} autocomplete="off" />
            <button type="submit" data-name-it>${o("list.name-it")}</button>
        </form>
    `}function Px(e,t){let{kept:n,finished:o,winners:s}=e;return e.kind==="table"?nn(n,t):o&&s.length===0?t("links.finished"):o?t(s.length>1?"scores.winners":"scores.winner",{names:s.join(", ")}):n.toAct===
void 0?t("list.so-far",{n:n.cursor}):n.toAct.includes("table")?t("play.table-turn"):t("play.turn",{player:n.toAct.join(", ")})}var Ix=(e,{language:t})=>new Intl.DateTimeFormat(t,{dateStyle:"medium",timeStyle:"\
short"}).format(e);var Fx=3;function Sm({t:e,go:t,games:n,first:o}){let[s,r]=g(o),[a,l]=g(!1),[c,d]=g([]),u=je(()=>Rs().then(r),[]);_(()=>ys(u),[]);let p=c.filter($=>s.every(({id:b})=>b!==$.id)),f=[...s,...p].sort(($,b)=>b.
changed-$.changed);if(f.length===0)return null;let m=a?f:f.slice(0,Fx),h=async()=>{let $=(await $t()).map(b=>`${JSON.stringify(Ja(b))}
`);_e("gavel-games.ndjson",new Blob($,{type:"application/x-ndjson"}))};return i`
        <section class="game-list" aria-labelledby="game-list-title">
            <div class="row">
                <h2 id="game-list-title">${e("list.title")}</h2>
                ${s.some(({kind:$})=>$==="game")&&i`<button type="button" class="quiet" data-export-all onClick=${h}>${e("list.export")}</button>`}
            </div>
            <ul aria-labelledby="game-list-title">
                ${m.map($=>i`<${km} key=${$.id} entry=${$} gone=${p.includes($)} games=${n} go=${t} t=${e}
                    load=${u} setRemoved=${d} />`)}
            </ul>
            ${f.length>m.length&&i`<button type="button" data-whole-list onClick=${()=>l(!0)}>${e("list.all",{n:f.length})}</button>`}
        </section>
    `}function _m({t:e,client:t,go:n,openLinks:o}){let{value:s,problem:r}=R(()=>t.games(),[t]),{value:a}=R(Rs,[]);z();let l=I(),c=a!==null&&(s!==null||r!==null);return i`
        <main id="content" class="start" data-screen="start">
            <div class="welcome">
                <h1 ref=${l} tabindex="-1">${e("start.title")}</h1>
                <p>${e("start.lead")}</p>
            </div>
            <${N} problem=${r} t=${e} />
            ${c&&i`
                <${Sm} t=${e} go=${n} games=${s} first=${a} />
                <ul class="game-cards" aria-label=${e("start.games")}>
                    ${(s??[]).filter(({id:d})=>d in P).map(d=>i`
                        <li key=${d.id}><${Dx} entry=${d} go=${n} t=${e} /></li>`)}
                </ul>
                <${Ld} t=${e} go=${n} open=${o} />
                <p class="aside">
                    <button type="button" class="quiet" data-go="import" onClick=${()=>n("import")}>${e("start.import")}</button>
                    <button type="button" class="quiet" data-go="tournament" onClick=${()=>n("tournament")}>${e("tournament.open")}</button>
                </p>`}
        </main>
    `}function Dx({entry:e,go:t,t:n}){let{id:o,name:s,player_counts:r}=e,{Emblem:a}=P[o];return i`
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
    `}function Om(){navigator.serviceWorker?.controller?.postMessage("files");let e=vn()?te():kt.href;navigator.serviceWorker?.register(new URL("table-offline.js",kt),{scope:e}).catch(()=>{})}var Hx=/-[0-9a-f]{12}\.js$/u.
test(import.meta.url),Em=!1,oi=new Set;globalThis.navigator?.serviceWorker?.addEventListener("message",({data:e})=>{!Hx||e?.files?.includes(import.meta.url)!==!1||(Em=!0,oi.forEach(t=>t()))});function Mm(e){
return Em&&e(),oi.add(e),()=>oi.delete(e)}function Cm({t:e}){let[t,n]=g(!1);return _(()=>Xi(()=>n(!0)),[]),t?i`
        <div class="warning row" role="alert" data-note="storage">
            <span>${e("storage.trouble")}</span>
            <button type="button" data-understood onClick=${()=>n(!1)}>${e("storage.understood")}</button>
        </div>
    `:null}function Am({t:e}){let[t,n]=g(!1);return _(()=>Mm(()=>n(!0)),[]),i`
        <div role="status">
            ${t&&i`
                <div class="note row" data-note="newer">
                    <span>${e("newer.text")}</span>
                    <button type="button" data-reload onClick=${()=>location.reload()}>${e("newer.reload")}</button>
                </div>`}
        </div>
    `}function Tm({t:e,go:t,kept:n=!1}){z();let o=I();return i`
        <main id="content" class="import" data-screen="unknown">
            <h1 ref=${o} tabindex="-1">${e(n?"unknown.kept":"unknown.title")}</h1>
            <div class="sheet">
                <p>${e(n?"unknown.kept-text":"unknown.text")}</p>
                <div class="row end"><button type="button" class="primary" data-go="start" onClick=${()=>t("start")}>${e("unknown.home")}</button></div>
            </div>
        </main>
    `}function Lm({id:e,client:t,language:n,go:o,setProblem:s}){let[r,a]=g(null),[l,c]=g(null),[d,u]=g(null),p=M(n),f=M({session:null,saves:new mt(null)}),m=(S,k=f.current.saves)=>{let E={...S,turn:{saves:k}};
f.current={session:E,saves:k},bm(E,p.current),a(E)},h=je(async S=>{let{session:k,saves:E}=f.current,T=k?.id!==S.id;if(!T&&S.turn!==k.turn){S.turn.saves!==E&&u("overtaken");return}u(null),m(S,T?new mt(
null):E),!(!(await f.current.saves.save(Wa(S))!==null)||f.current.session.id!==S.id)&&(await A.current(),u("overtaken"))},[]),$=async(S,k)=>{let E=t.game(S.game),T=Bf(await E.replay(jf(S,k)));if(T.position.
finished)return T;let{views:F}=await E.views(T.position.state,zn(T.position));return{...T,position:{...T.position,views:F}}},b=async(S,k)=>{s(null);try{return Ga(S,k,S.steps[k]??await $(S,k))}catch(E){
return s(E),null}},y=async(S,k)=>{let E=await b(S,k);return E!==null&&h(E),E!==null},x=S=>{h(S),navigator.storage?.persist?.().catch(()=>{}),o("play",{id:S.id})},v=(S,k,E)=>x(Lf(S,k,E)),w=async({game:S,
start:k,actions:E,cursor:T,name:F},H=async J=>{})=>{let J=await b(Hn({game:S,start:k,actions:E,cursor:T,name:F}),T);J!==null&&(await H(J.id),x(J))},O=M(!1),A=M((async()=>{}));A.current=async()=>{if(!O.
current)for(O.current=!0;O.current;){let{session:S,saves:k}=f.current,E=await Fn(S.id),T=E===null||k.has(E)?null:await C(S,E);T===null?O.current=!1:f.current.saves===k&&(m(T,new mt(E.changed)),u("foll\
owed"))}};let C=(S,k)=>b({...Hn(k),steps:Rf(S,k.actions)},k.cursor);return _(()=>ys(S=>S===f.current.session?.id&&A.current()),[]),_(()=>{if(u(null),e===null||e===f.current.session?.id)return;let S=!0;
return c(null),(async()=>{let k=await Fn(e);if(S&&k===null&&c(e),!S||k===null)return;let E=Hn(k),T=await gm(E,n);if(!S)return;T!==null&&m(Ga(E,E.cursor,T),new mt(k.changed));let{session:F}=f.current,H=await b(
E,E.cursor);!S||H===null||f.current.session!==F||(T===null||!zx(H,F))&&m(H,new mt(k.changed))})(),()=>{S=!1}},[e]),_(()=>{p.current!==n&&(p.current=n,r!==null&&b({...r,steps:[]},r.cursor).then(S=>S!==
null&&S.turn===f.current.session.turn&&m(S)))},[n]),{session:r,missing:e!==null&&l===e,followed:d,updateSession:h,moveTo:y,begin:v,enter:w}}var zx=(e,t)=>JSON.stringify(e.steps[e.cursor].position.state)===
JSON.stringify(t.steps[t.cursor].position.state);function Nm({reach:e,t}){let[n,o]=g(e.waits);return _(()=>(o(e.waits),e.listen(o)),[e]),i`
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
    `}var Rm={};async function js(e){Rm[e]??=(await import(ll(e))).default}function jm(e,t=Rm[e]){let n=(o,s={})=>{let r=t[o];return r===void 0?(console.error(`no words in ${e} for ${o}`),o):r.replace(/\{(\w+)\}/g,
(a,l)=>l in s?String(s[l]):a)};return n.language=e,n}var Ux=200,Bm=()=>document.querySelector('meta[name="gavel-api"]')?.getAttribute("content")||kt.href,qx=["play","review","sheet","correct"];function Pm(){let[e,t]=g($o),[n,o]=g(()=>$e("scheme")??"auto"),
[s,r]=g([]),{screen:a,go:l}=um(),[c,d]=g(()=>$e("open")??!1),[u,p]=sl(),[f,m]=g(null),h=M(!1),$=re(()=>jm(e),[e]),b=re(()=>new uo(new URL(Bm(),kt).href.replace(/\/*$/,"/")),[]),[y,x]=g(0),v=re(()=>{let de=Wn=>r(
Oe=>[...Oe.slice(1-Ux),Wn]),gt=nl(b.fetch,()=>x(Wn=>Wn+1));return Object.assign(new wt(Bm(),{language:e,onExchange:de,fetch:gt,timeout:1/0}),{language:e})},[e,y]);_(()=>{document.documentElement.lang=
e,he("language",e)},[e]),_(()=>{ol(n),he("scheme",n)},[n]),_(()=>{he("open",c)},[c]);let w=je((de,gt={})=>{m(null),l(de,gt)},[]),O=de=>js(de).then(()=>t(de),()=>m(new Y($("problem.unreachable")))),{open:A,
opening:C,opened:S}=Hp({client:v,t:$,go:w,setProblem:m});im({t:$,go:w,setProblem:m});let k=qx.includes(a.name)?a.id:null,{session:E,missing:T,followed:F,updateSession:H,moveTo:J,begin:L,enter:B}=Lm({id:k,
client:v,language:e,go:w,setProblem:m}),K=E!==null&&Os(E),we=M(E?.id);_(()=>{we.current!==void 0&&we.current!==E?.id&&r([]),we.current=E?.id},[E?.id]);let G={t:$,client:v,go:w},Ue={start:()=>i`<${_m} ...${G} openLinks=${A} />`,
setup:()=>i`<${hm} ...${G} game=${a.game} key=${a.game} open=${c} setOpen=${d} begin=${L} />`,linked:()=>i`<${Ip} ...${G} id=${a.id} opened=${a.opened??null} open=${A} key=${a.id} />`,seats:()=>i`<${Fp} ...${G} id=${a.
id} key=${a.id} />`,join:()=>i`<${xd} ...${G} open=${A} />`,pad:()=>i`<${vf} ...${G} game=${a.game} key=${a.game} />`,import:()=>i`<${ed} ...${G} enter=${B} given=${a.given} />`,play:()=>i`<${Hf} ...${G} session=${E} updateSession=${H} moveTo=${de=>J(
E,de)}
            open=${c} setOpen=${d} key=${E.id} />`,match:()=>i`<${af} ...${G} game=${a.game} enter=${B} key=${a.game} />`,tournament:()=>i`<${wf} ...${G} />`,...am({...G,screen:a,session:E,open:c,enter:B}),
unknown:()=>i`<${Tm} ...${G} kept=${T||a.kept} />`},bt=T||!(a.name in Ue)?"unknown":a.name,Z=k!==null&&!T&&E?.id!==k;return i`<${xn.Provider} value=${u}>
        <div class="page">
            <a class="skip" href="#content" onClick=${Gx}>${$("skip")}</a>
            <${cl} t=${$} language=${e} setLanguage=${O} scheme=${n} setScheme=${o}
                settings=${u} flip=${p} go=${w} screen=${bt} />
            <div class="screen" aria-busy=${String(C)} data-links-opened=${S}>
                <${Le} problem=${f} t=${$} />
                <${Cm} t=${$} />
                <${Am} t=${$} />
                <${Nm} reach=${b} t=${$} />
                <div role="status">${k!==null&&F!==null&&i`<p class="note" data-note=${F}>${$(`windows.${F}`)}</p>`}</div>
                <${Lr.Provider} value=${h}>${Z?i`<${Wx} />`:Ue[bt]()}<//>
            </div>
            <${il} exchanges=${s} hides=${K} secret=${s.some(({url:de})=>de.includes("/sealed/"))} t=${$} />
        </div>
    <//>`}function Gx(e){e.preventDefault();let t=document.getElementById("content");t.tabIndex=-1,t.focus()}var Wx=()=>i`<main id="content" class="play" data-screen="play" aria-busy="true"><h1>…</h1></main>`;var Im=document.getElementById("app");ul();try{await js($o()),lo(i`<${Pm} />`,Im)}catch{Im.textContent="The table could not be loaded. Please reload the page."}Om();
