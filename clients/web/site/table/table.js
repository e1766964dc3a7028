var At=class extends Error{status;requestId;transient;retryAfter;constructor(t,n){super(t,n.cause===void 0?void 0:{cause:n.cause}),this.name=new.target.name,this.status=n.status??null,this.requestId=n.requestId??null,this.transient=n.transient??!1,this.retryAfter=n.retryAfter??null}},te=class extends At{constructor(t,n={}){super(t,n)}},W=class extends At{problem;type;kind;title;detail;constructor(t,n={}){let o=Lt(t.status)??n.status??0,s=typeof t.instance=="string"?t.instance:n.requestId??null;super(D$(t,o,s),{...n,status:o,requestId:s}),this.problem=t,this.type=String(t.type??"about:blank"),this.kind=Qr(t),this.title=String(t.title??this.kind),this.detail=String(t.detail??"")}},Cr=class extends W{offset=Lt(this.problem.offset)},Tr=class extends W{errors=ct(this.problem.errors);more=Lt(this.problem.more)??0},Ar=class extends W{violations=ct(this.problem.violations);more=Lt(this.problem.more)??0},Lr=class extends W{violations=ct(this.problem.violations);more=Lt(this.problem.more)??0;toAct=ct(this.problem.to_act);legalActions=ct(this.problem.legal_actions)},Nr=class extends W{},Rr=class extends W{games=ct(this.problem.games)},Br=class extends W{},jr=class extends W{},Pr=class extends W{},Ir=class extends W{},Fr=class extends W{limit=Lt(this.problem.limit)},Dr=class extends W{},Hr=class extends W{},Ur=class extends W{},qr=class extends W{},zr=class extends W{},Gr=class extends W{},Wr=class extends W{},Kr=class extends W{},Jr=class extends W{},Vr=class extends W{},Zr=class extends W{},Yr=class extends W{},Vi={"malformed-json":Cr,"seal-broken":Kr,"receipt-broken":Zr,"invalid-request":Tr,"invalid-state":Ar,"illegal-action":Lr,"not-finished":Nr,"unknown-game":Rr,"not-found":Br,"method-not-allowed":jr,"not-acceptable":Pr,"unsupported-media-type":Ir,"too-large":Fr,internal:Dr,unavailable:Hr,"key-missing":Ur,"key-refused":qr,"too-many-requests":zr,sealed:Jr,held:Vr,branched:Gr,"table-unknown":Wr,"sealing-not-configured":Yr};function $o(e,t={}){let n=e,o=Qr(n),s=Object.hasOwn(
Vi,o)?Vi[o]:void 0;return new(s??W)(n,t)}function Qr(e){return String(e.type??"").replace(/\/+$/,"").split("/").at(-1)??""}function D$(e,t,n){let o=`${e.title??Qr(e)} (${t})`,s=[e.detail?`${o}: ${e.detail}`:o,...H$(e)];return(n?[...s,`request id: ${n}`]:s).join(`
  `)}function H$(e){let t=[...ct(e.errors),...ct(e.violations)].map(U$),n=Lt(e.more);return n?[...t,`and ${n} more`]:t}function U$(e){let t=e.pointer?` at ${e.pointer}`:"",n=e.rule?` (${e.rule})`:"";return`${e.code}${t}${n}: ${e.detail}`}function ct(e){return Array.isArray(e)?e:[]}function Lt(e){return typeof e=="number"?e:null}function ea(e){let t=["curl","--silent","--show-error"];(e.method!=="GET"||e.body!==null)&&t.push("--request",e.method),t.push(Xr(e.url));for(let[n,o]of Object.entries(e.headers))t.push("--header",Xr(o===""?`${n};`:`${n}: ${o}`));return e.body!==null&&t.push("--data-raw",Xr(e.body)),t.join(" ")}var ho=class{#t;#e;#n=performance.now();#o="";constructor(t,n){this.#t=t,this.#e=n}add(t){this.#o+=t}ended(){let t=this.#e?this.#o.split(`
`).filter(Boolean).map(Zi):Zi(this.#o);return{...this.#t,answer:t,milliseconds:performance.now()-this.#n}}};function Zi(e){try{return JSON.parse(e)}catch{return e===""?null:e}}function Xr(e){return`'${e.replaceAll("'",String.raw`'\''`)}'`}var q$=new Set([429,502,503,504]);function Yi(e){return q$.has(e)}function Qi(e,t,n=Math.random,o=Date.now()){let s=t===null?NaN:z$(t.trim(),o);return Number.isNaN(s)?Math.min(1e4,200*2**(e-1))*(.5+n()/2):s>6e4?null:s}function z$(e,t){return/^\d+$/.test(e)?Number(e)*1e3:Math.max(0,Date.parse(e)-t)}function Xi(e,t){return new Promise((n,o)=>{let s=()=>{clearTimeout(r),o(t?.reason)},r=setTimeout(()=>{t?.removeEventListener("abort",s),n()},e);t?.aborted?s():t?.addEventListener("abort",s,{once:!0})})}var G$=2**31-1,bo=class{#t=new AbortController;#e;#n;#o;constructor(t,n){this.#e=t,this.#n=n,n?.addEventListener("abort",this.#s),this.start()}get signal(){return this.#t.signal}start(){this.#e<=G$&&(this.#o=setTimeout(this.#r,this.#e))}stop(){clearTimeout(this.#o)}end(){this.stop(),this.#n?.removeEventListener("abort",this.#s),this.#t.abort()}#s=()=>{this.#t.abort(this.#n?.reason)};#r=()=>{let t=`no answer within ${this.#e} milliseconds`;this.#t.abort(new te(t,{transient:!0}))}};var el="application/problem+json",go=class{baseUrl;#t;#e;#n;constructor(t,n){if(this.baseUrl=W$(t),this.#t={...n},this.#e=n.retries??3,this.#n=n.timeout??3e4,!(this.#e>=0)||!(this.#n>0))throw new RangeError("retries cannot be negative, and a timeout must be positive")}async json(t){let n=await this.text({...t,accept:"application/json"});return yo(n)}async text(t){for(let n=1;;n++)try{let o="";for await(let s of this.pieces(t))o+=s;return o}catch(o){await this.untilNextTry(o,n,t.signal)}}async untilNextTry(t,n,o){if(!(t instanceof At)||!t.transient||n>this.#e)throw t;let s=Qi(n,t.retryAfter);if(s===null)throw t;await Xi(s,o)}async*pieces(t){t.signal?.throwIfAborted();let n=new bo(this.#n,t.signal),o=this.#o(t),s=this.#t.onExchange,r=s&&new ho(o,t.streamed??!1);try{let a=await this.#s(o,t.key,n.signal);if(o.status=a.status,a.status!==200){let i=await a.text();throw r?.add(i),J$(o,a,i)}for await(let i of K$(a))r?.add(i),t.streamed&&n.stop(),yield i,t.streamed&&n.start()}catch(a){throw n.signal.aborted?n.signal.reason:V$(o,a)}finally{n.end(),r&&s(r.ended())}}#o(t){let n=new Headers(this.#t.headers);n.set("accept",`${t.accept}, ${el}`);let o=t.language??this.#t.language;return o!==void 0&&n.set("accept-language",o),t.requestId!==void 0&&n.set("x-request-id",t.requestId),t.body!==void 0&&n.set("content-type",t.body.type),{method:t.method,url:this.baseUrl+t.path,headers:Object.fromEntries(n),body:t.body?.text??null,status:null,answer:null,milliseconds:0}}#s({method:t,url:n,headers:o,body:s},r,a){let i=r===void 0?o:{...o,authorization:`Bearer ${r}`};return(this.#t.fetch??globalThis.fetch)(n,{method:t,headers:i,body:s,signal:a,redirect:"manual"})}};function yo(e){let t;try{t=JSON.parse(e)}catch(n){throw new te("the answer is no JSON",{status:200,cause:n})}if(typeof t!="object"||t===null||Array.isArray(t))throw new te("the answer is no JSON object",{status:200});return t}function W$(e){let t=globalThis.document?.baseURI??globalThis.location?.href,n=new URL(e||".",t);if(n.protocol!==
"http:"&&n.protocol!=="https:")throw new TypeError(`the base URL must begin with http: or https:, not ${n.protocol}`);return n.search=n.hash="",n.href.replace(/\/+$/,"")}async function*K$(e){let t=e.body?.getReader(),n=new TextDecoder;for(;t;){let{done:o,value:s}=await t.read(),r=o?n.decode():n.decode(s,{stream:!0});if(r&&(yield r),o)return}}function J$(e,t,n){let o={status:t.status,requestId:t.headers.get("x-request-id"),retryAfter:t.headers.get("retry-after"),transient:Yi(t.status)};if((t.headers.get("content-type")??"").split(";")[0]?.trim().toLowerCase()===el)return $o(yo(n),o);if(t.type==="opaqueredirect"||t.headers.has("location")){let a=t.headers.get("location")??"another address";return new te(`${e.url} redirects to ${a}: use that base URL`,o)}let r=`${t.status} ${t.statusText}`.trim();return new te(`${e.url} answered ${r}, which is no answer of this service`,o)}function V$({method:e,url:t,status:n},o){if(o instanceof At)return o;let s=n===null?`${e} ${t} got no answer`:`${t} answered ${n}, but broke off`;return new te(`${s}: ${tl(o)}`,{status:n,transient:!0,cause:o})}function tl(e){return e instanceof Error?e.cause instanceof Error?tl(e.cause):e.message||e.name:String(e)}var Z$=64*1024,nl="application/x-ndjson",xo=class{id;status;body;constructor(t){this.id=t.id,this.status=t.status,this.body=t.body}get ok(){return this.status===200}get problem(){return this.ok?null:$o(this.body,{status:this.status})}unwrap(){if(this.problem!==null)throw this.problem;return this.body}};async function*ol(e,t,{portion:n=Z$,...o}){for await(let s of Y$(t,n))for(let r=1;s.length>0;r++)try{yield*Q$(e,s,o)}catch(a){await e.untilNextTry(a,r,o.signal)}}async function*Y$(e,t){let n=new TextEncoder,o=[],s=0;for await(let r of e){let a=`${JSON.stringify(r)}
`,i=n.encode(a).length;o.length>0&&s+i>t&&(yield o,[o,s]=[[],0]),o.push(a),s+=i,s>=t&&(yield o,[o,s]=[[],0])}o.length>0&&(yield o)}async function*Q$(e,t,n){let o={text:t.join(""),type:nl},s={...n,method:"POST",path:"/v1/batch",accept:nl,body:o,streamed:!0};for await(let r of X$(e.pieces(s))){if(t.shift()===void 0)throw new te("the batch has more answers than lines",{status:200});yield new xo(yo(r))}if(t.length>0)throw new te("the batch has fewer answers than lines",{status:200,transient:!0})}async function*X$(e){let t="";for await(let n of e){let o=(t+n).split(`
`);t=o.pop()??"",yield*o.filter(s=>s.trim()!=="")}t.trim()!==""&&(yield t)}var Rn=class e{token;#t;#e;#n;constructor(t,n,o,s){if(s!==void 0&&!/^[\x21-\x7e]+$/.test(s))throw new TypeError("a key is one line of letters, digits and signs, without spaces");this.token=o,this.#t=t,this.#e=n,this.#n=s}at(t){return new e(this.#t,this.#e,t,this.#n)}act(t,n){return this.#o("actions",{token:this.token,action:t},n)}view(t){return this.#o("views",{token:this.token},t)}merge(t,n){return this.#o("merges",{tokens:[this.token,...t]},n)}newKey(t,n){return this.#o("seats",{token:this.token,seat:t},n)}unseal(t){return this.#o("unseal",{token:this.token},t)}receipt(t){return this.#o("receipts",{token:this.token},t)}heads(t){return this.#o("heads",{token:this.token},t)}#o(t,n,o={}){let{signal:s,requestId:r,language:a,...i}=o,c={text:JSON.stringify({...n,...i}),type:"application/json"},p={signal:s,requestId:r,language:a,method:"POST",path:`${this.#e}/sealed/${t}`,body:c};return this.#t.json(this.#n===void 0?p:{...p,key:this.#n})}};var wo=class{id;#t;#e;constructor(t,n){this.id=n,this.#t=t,this.#e=`/v1/games/${encodeURIComponent(n)}`}sheet(t){return this.#t.json({...t,method:"GET",path:this.#e})}rules(t){return this.#t.json({...t,method:"GET",path:`${this.#e}/rules`})}messages(t){return this.#t.json({...t,method:"GET",path:`${this.#e}/messages`})}setup(t,n){return this.post("setup",t,n)}act(t,n,o){return this.post("actions",{state:t,action:n},o)}legalActions(t,n){return this.post("legal-actions",{state:t},n)}scores(t,n){return this.post("scores",{state:t},n)}tally(t,n){return this.post("tallies",t,n)}view(t,n,o){return this.post("views",{state:t,viewer:n},o)}views(t,n,o){return this.post("views",{state:t,viewers:n},o)}inspect(t,n){return this.post("inspections",{state:t},n)}replay(t,n){return this.post("replays",t,n)}sealedSetup(t,n){return this.post("sealed/setup",t,n)}sealed(t,n){return new Rn(this.#t,this.#e,t,n)}post(t,n,o={}){let{signal:s,requestId:r,language:a,...i}=o,c={text:JSON.stringify({...n,...i}),type:"application/json"},p=`${this.#e}/${t}`;return this.#t.json({signal:s,requestId:r,language:a,method:"POST",path:p,body:c})}},Bn=class extends wo{match(t,n){return this.post("matches",t,n)}};var Nt=class{#t;constructor(t,n={}){this.#t=new go(t,n)}get baseUrl(){return this.#t.baseUrl}async games(t){return(await this.#e("/v1/games",t)).games}game(t){return new Bn(this.#t,t)}batch(t,n={}){return ol(this.#t,t,n)}keys(t){return this.#e("/v1/keys",t)}verifyReceipt(t,n){let o={text:JSON.stringify({receipt:t}),type:"application/json"};return this.#t.json({...n,method:"POST",path:"/v1/receipts/verify",body:o})}health(t){return this.#e("/healthz",t)}ready(t){return this.#e("/readyz",t)}openapi(t){return this.#e("/openapi.json",t)}openapiYaml(t){return this.#n("/openapi.yaml","application/yaml",t)}async transcriptSchema(t){return JSON.parse(await this.#n("/transcript.schema.json","application/schema+json",t))}docs(t){return this.#n("/docs","text/html",t)}problem(t,n){return this.#n(`/problems/${encodeURIComponent(t)}`,"text/html",n)}#e(t,n){return this.#t.json({...n,method:"GET",path:t})}#n(t,n,o){return this.#t.text({...o,method:"GET",path:t,accept:n})}};var Mo,P,hl,jn,bl,sl,gl,Oo={},yl=[],eh=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function ut(e,t){for(var n in t)e[n]=t[n];return e}function xl(e){var t=e.parentNode;t&&t.removeChild(e)}function wl(e,t,n){var o,s,r,a={};for(r in t)r=="key"?o=t[r]:r=="ref"?s=t[r]:a[r]=t[r];if(arguments.length>2&&(a.children=arguments.length>3?Mo.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=null)for(r in e.defaultProps)a[r]===void 0&&(a[r]=e.defaultProps[r]);return ko(e,a,o,s,null)}function ko(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:s??++hl};return P.vnode!=null&&P.vnode(r),r}function Co(e){return e.children}function _o(e,t){this.props=e,this.context=t}function Vt(e,t){if(t==null)return e.__?Vt(e.__,e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type=="function"?Vt(e):null}function vl(e){var t,n;if((e=e.__)!=null&&e.__c!=null){for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return vl(e)}}function ta(e){(!e.__d&&(e.__d=!0)&&jn.push(e)&&!Eo.__r++||sl!==P.debounceRendering)&&((sl=P.debounceRendering)||bl)(Eo)}function Eo(){for(var e;Eo.__r=jn.length;)e=jn.sort(function(t,n){return t.__v.__b-n.__v.__b}),jn=[],e.some(function(t){var n,o,s,r,a,i;t.__d&&(a=(r=(n=t).__v).__e,(i=n.__P)&&(o=[],(s=ut({},r)).__v=r.__v+1,sa(i,r,s,n.__n,i.ownerSVGElement!==void 0,r.__h!=null?[a]:null,o,a??Vt(r),r.__h),Ol(o,r),r.__e!=a&&vl(r)))})}function kl(e,t,n,o,s,r,a,i,c,p){var u,d,f,m,b,$,h,y=o&&o.__k||yl,x=y.length;for(n.__k=[],u=0;u<t.length;u++)if((m=n.__k[u]=(m=t[u])==null||typeof m=="boolean"?null:typeof m=="string"||typeof m=="number"||typeof m=="bigint"?ko(null,m,null,null,m):Array.isArray(m)?ko(Co,{children:m},null,null,null):m.__b>0?ko(m.type,m.props,m.key,null,m.__v):m)!=null){if(m.__=n,m.__b=n.__b+1,(f=y[u])===null||f&&m.key==f.key&&m.
type===f.type)y[u]=void 0;else for(d=0;d<x;d++){if((f=y[d])&&m.key==f.key&&m.type===f.type){y[d]=void 0;break}f=null}sa(e,m,f=f||Oo,s,r,a,i,c,p),b=m.__e,(d=m.ref)&&f.ref!=d&&(h||(h=[]),f.ref&&h.push(f.ref,null,m),h.push(d,m.__c||b,m)),b!=null?($==null&&($=b),typeof m.type=="function"&&m.__k!=null&&m.__k===f.__k?m.__d=c=_l(m,c,e):c=Sl(e,m,f,y,b,c),p||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):e.value=""):c&&f.__e==c&&c.parentNode!=e&&(c=Vt(f))}for(n.__e=$,u=x;u--;)y[u]!=null&&(typeof n.type=="function"&&y[u].__e!=null&&y[u].__e==n.__d&&(n.__d=Vt(o,u+1)),Ml(y[u],y[u]));if(h)for(u=0;u<h.length;u++)El(h[u],h[++u],h[++u])}function _l(e,t,n){var o,s;for(o=0;o<e.__k.length;o++)(s=e.__k[o])&&(s.__=e,t=typeof s.type=="function"?_l(s,t,n):Sl(n,s,s,e.__k,s.__e,t));return t}function Sl(e,t,n,o,s,r){var a,i,c;if(t.__d!==void 0)a=t.__d,t.__d=void 0;else if(n==null||s!=r||s.parentNode==null)e:if(r==null||r.parentNode!==e)e.appendChild(s),a=null;else{for(i=r,c=0;(i=i.nextSibling)&&c<o.length;c+=2)if(i==s)break e;e.insertBefore(s,r),a=r}return a!==void 0?a:s.nextSibling}function rl(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="number"||eh.test(t)?n:n+"px"}function vo(e,t,n,o,s){var r;e:if(t==="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||rl(e.style,t,"");if(n)for(t in n)o&&n[t]===o[t]||rl(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")r=t!==(t=t.replace(/Capture$/,"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+r]=n,n?o||e.addEventListener(t,r?il:al,r):e.removeEventListener(t,r?il:al,r);else if(t!=="dangerouslySetInnerHTML"){if(s)t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break e}catch{}typeof n=="function"||(n!=null&&(n!==!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function al(e){this.l[e.type+!1](P.event?P.event(
e):e)}function il(e){this.l[e.type+!0](P.event?P.event(e):e)}function sa(e,t,n,o,s,r,a,i,c){var p,u,d,f,m,b,$,h,y,x,_,v=t.type;if(t.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,i=t.__e=n.__e,t.__h=null,r=[i]),(p=P.__b)&&p(t);try{e:if(typeof v=="function"){if(h=t.props,y=(p=v.contextType)&&o[p.__c],x=p?y?y.props.value:p.__:o,n.__c?$=(u=t.__c=n.__c).__=u.__E:("prototype"in v&&v.prototype.render?t.__c=u=new v(h,x):(t.__c=u=new _o(h,x),u.constructor=v,u.render=nh),y&&y.sub(u),u.props=h,u.state||(u.state={}),u.context=x,u.__n=o,d=u.__d=!0,u.__h=[]),u.__s==null&&(u.__s=u.state),v.getDerivedStateFromProps!=null&&(u.__s==u.state&&(u.__s=ut({},u.__s)),ut(u.__s,v.getDerivedStateFromProps(h,u.__s))),f=u.props,m=u.state,d)v.getDerivedStateFromProps==null&&u.componentWillMount!=null&&u.componentWillMount(),u.componentDidMount!=null&&u.__h.push(u.componentDidMount);else{if(v.getDerivedStateFromProps==null&&h!==f&&u.componentWillReceiveProps!=null&&u.componentWillReceiveProps(h,x),!u.__e&&u.shouldComponentUpdate!=null&&u.shouldComponentUpdate(h,u.__s,x)===!1||t.__v===n.__v){u.props=h,u.state=u.__s,t.__v!==n.__v&&(u.__d=!1),u.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(E){E&&(E.__=t)}),u.__h.length&&a.push(u);break e}u.componentWillUpdate!=null&&u.componentWillUpdate(h,u.__s,x),u.componentDidUpdate!=null&&u.__h.push(function(){u.componentDidUpdate(f,m,b)})}u.context=x,u.props=h,u.state=u.__s,(p=P.__r)&&p(t),u.__d=!1,u.__v=t,u.__P=e,p=u.render(u.props,u.state,u.context),u.state=u.__s,u.getChildContext!=null&&(o=ut(ut({},o),u.getChildContext())),d||u.getSnapshotBeforeUpdate==null||(b=u.getSnapshotBeforeUpdate(f,m)),_=p!=null&&p.type===Co&&p.key==null?p.props.children:p,kl(e,Array.isArray(_)?_:[_],t,n,o,s,r,a,i,c),u.base=t.__e,t.__h=null,u.__h.length&&a.push(u),$&&(u.__E=u.__=null),u.__e=!1}else r==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=th(n.__e,t,n,o,s,r,a,c);(p=P.diffed)&&p(t)}catch(E){t.__v=null,(c||r!=null)&&(t.__e=i,t.__h=!!c,r[r.indexOf(i)]=null),
P.__e(E,t,n)}}function Ol(e,t){P.__c&&P.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(o){o.call(n)})}catch(o){P.__e(o,n.__v)}})}function th(e,t,n,o,s,r,a,i){var c,p,u,d=n.props,f=t.props,m=t.type,b=0;if(m==="svg"&&(s=!0),r!=null){for(;b<r.length;b++)if((c=r[b])&&(c===e||(m?c.localName==m:c.nodeType==3))){e=c,r[b]=null;break}}if(e==null){if(m===null)return document.createTextNode(f);e=s?document.createElementNS("http://www.w3.org/2000/svg",m):document.createElement(m,f.is&&f),r=null,i=!1}if(m===null)d===f||i&&e.data===f||(e.data=f);else{if(r=r&&Mo.call(e.childNodes),p=(d=n.props||Oo).dangerouslySetInnerHTML,u=f.dangerouslySetInnerHTML,!i){if(r!=null)for(d={},b=0;b<e.attributes.length;b++)d[e.attributes[b].name]=e.attributes[b].value;(u||p)&&(u&&(p&&u.__html==p.__html||u.__html===e.innerHTML)||(e.innerHTML=u&&u.__html||""))}if((function($,h,y,x,_){var v;for(v in y)v==="children"||v==="key"||v in h||vo($,v,null,y[v],x);for(v in h)_&&typeof h[v]!="function"||v==="children"||v==="key"||v==="value"||v==="checked"||y[v]===h[v]||vo($,v,h[v],y[v],x)})(e,f,d,s,i),u)t.__k=[];else if(b=t.props.children,kl(e,Array.isArray(b)?b:[b],t,n,o,s&&m!=="foreignObject",r,a,r?r[0]:n.__k&&Vt(n,0),i),r!=null)for(b=r.length;b--;)r[b]!=null&&xl(r[b]);i||("value"in f&&(b=f.value)!==void 0&&(b!==e.value||m==="progress"&&!b)&&vo(e,"value",b,d.value,!1),"checked"in f&&(b=f.checked)!==void 0&&b!==e.checked&&vo(e,"checked",b,d.checked,!1))}return e}function El(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(o){P.__e(o,n)}}function Ml(e,t,n){var o,s;if(P.unmount&&P.unmount(e),(o=e.ref)&&(o.current&&o.current!==e.__e||El(o,null,t)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(r){P.__e(r,t)}o.base=o.__P=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&Ml(o[s],t,typeof e.type!="function");n||e.__e==null||xl(e.__e),e.__e=e.__d=void 0}function nh(e,t,n){return this.constructor(e,n)}function To(e,t,n){var o,s,r;P.__&&P.__(e,t),s=(o=typeof n=="function")?
null:n&&n.__k||t.__k,r=[],sa(t,e=(!o&&n||t).__k=wl(Co,null,[e]),s||Oo,Oo,t.ownerSVGElement!==void 0,!o&&n?[n]:s?null:t.firstChild?Mo.call(t.childNodes):null,r,!o&&n?n:s?s.__e:t.firstChild,o),Ol(r,e)}function Ao(e,t){var n={__c:t="__cC"+gl++,__:e,Consumer:function(o,s){return o.children(s)},Provider:function(o){var s,r;return this.getChildContext||(s=[],(r={})[t]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(a){this.props.value!==a.value&&s.some(ta)},this.sub=function(a){s.push(a);var i=a.componentWillUnmount;a.componentWillUnmount=function(){s.splice(s.indexOf(a),1),i&&i.call(a)}}),o.children}};return n.Provider.__=n.Consumer.contextType=n}Mo=yl.slice,P={__e:function(e,t){for(var n,o,s;t=t.__;)if((n=t.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(e)),s=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),s=n.__d),s)return n.__E=n}catch(r){e=r}throw e}},hl=0,_o.prototype.setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=ut({},this.state),typeof e=="function"&&(e=e(ut({},n),this.props)),e&&ut(n,e),e!=null&&this.__v&&(t&&this.__h.push(t),ta(this))},_o.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),ta(this))},_o.prototype.render=Co,jn=[],bl=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Eo.__r=0,gl=0;var Zt,$e,ll,Pn=0,na=[],cl=P.__b,ul=P.__r,pl=P.diffed,dl=P.__c,fl=P.unmount;function In(e,t){P.__h&&P.__h($e,e,Pn||t),Pn=0;var n=$e.__H||($e.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function g(e){return Pn=1,oh(Cl,e)}function oh(e,t,n){var o=In(Zt++,2);return o.t=e,o.__c||(o.__=[n?n(t):Cl(void 0,t),function(s){var r=o.t(o.__[0],s);o.__[0]!==r&&(o.__=[r,o.__[1]],o.__c.setState({}))}],o.__c=$e),o.__}function k(e,t){var n=In(Zt++,3);!P.__s&&ra(n.__H,t)&&(n.__=e,n.__H=t,$e.__H.__h.push(n))}function ue(e,t){var n=In(Zt++,4);!P.__s&&ra(n.__H,t)&&(n.
__=e,n.__H=t,$e.__h.push(n))}function T(e){return Pn=5,pe(function(){return{current:e}},[])}function pe(e,t){var n=In(Zt++,7);return ra(n.__H,t)&&(n.__=e(),n.__H=t,n.__h=e),n.__}function Re(e,t){return Pn=8,pe(function(){return e},t)}function Yt(e){var t=$e.context[e.__c],n=In(Zt++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub($e)),t.props.value):e.__}function sh(){na.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(So),e.__H.__h.forEach(oa),e.__H.__h=[]}catch(t){e.__H.__h=[],P.__e(t,e.__v)}}),na=[]}P.__b=function(e){$e=null,cl&&cl(e)},P.__r=function(e){ul&&ul(e),Zt=0;var t=($e=e.__c).__H;t&&(t.__h.forEach(So),t.__h.forEach(oa),t.__h=[])},P.diffed=function(e){pl&&pl(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(na.push(t)!==1&&ll===P.requestAnimationFrame||((ll=P.requestAnimationFrame)||function(n){var o,s=function(){clearTimeout(r),ml&&cancelAnimationFrame(o),setTimeout(n)},r=setTimeout(s,100);ml&&(o=requestAnimationFrame(s))})(sh)),$e=void 0},P.__c=function(e,t){t.some(function(n){try{n.__h.forEach(So),n.__h=n.__h.filter(function(o){return!o.__||oa(o)})}catch(o){t.some(function(s){s.__h&&(s.__h=[])}),t=[],P.__e(o,n.__v)}}),dl&&dl(e,t)},P.unmount=function(e){fl&&fl(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(So)}catch(n){P.__e(n,t.__v)}};var ml=typeof requestAnimationFrame=="function";function So(e){var t=$e;typeof e.__c=="function"&&e.__c(),$e=t}function oa(e){var t=$e;e.__c=e.__(),$e=t}function ra(e,t){return!e||e.length!==t.length||t.some(function(n,o){return n!==e[o]})}function Cl(e,t){return typeof t=="function"?t(e):t}var Tl=function(e,t,n,o){var s;t[0]=0;for(var r=1;r<t.length;r++){var a=t[r++],i=t[r]?(t[0]|=a?1:2,n[t[r++]]):t[++r];a===3?o[0]=i:a===4?o[1]=Object.assign(o[1]||{},i):a===5?(o[1]=o[1]||{})[t[++r]]=i:a===6?o[1][t[++r]]+=i+"":a?(s=e.apply(i,Tl(e,i,n,["",null])),o.push(s),i[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(i)}return o},$l=new Map,l=function(e){var t=$l.get(this);return t||(t=new Map,$l.set(this,t)),(t=Tl(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,r=1,a="",i="",c=[0],p=function(f){r===1&&(f||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,f,a):r===3&&(f||a)?(c.push(3,f,a),r=2):r===2&&a==="..."&&f?c.push(4,f,0):r===2&&a&&!f?c.push(5,0,!0,a):r>=5&&((a||!f&&r===5)&&(c.push(r,0,a,s),r=6),f&&(c.push(r,f,0,s),r=6)),a=""},u=0;u<n.length;u++){u&&(r===1&&p(),p(u));for(var d=0;d<n[u].length;d++)
o=n[u][d],r===1?o==="<"?(p(),c=[c],r=3):a+=o:r===4?a==="--"&&o===">"?(r=1,a=""):a=o+a[0]:i?o===i?i="":a+=o:o==='"'||o==="'"?i=o:o===">"?(p(),r=1):r&&(o==="="?(r=5,s=a,a=""):o==="/"&&(r<5||n[u][d+1]===">")?(p(),r===3&&(c=c[0]),r=c,(c=c[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(p(),r=2):a+=o),r===3&&a==="!--"&&(r=4,c=c[0])}return p(),c})(e)),t),arguments,[])).length>1?t:t[0]}.bind(wl);var rh=[502,503,504],[Al,ah]=[3e4,5e3],[ih,lh]=[1e3,3e4],Lo=class{#t;#e=new Set;#n=new Set;#o=0;#s=0;#r=!1;constructor(t){this.#t=new URL("healthz",t).href;for(let n of["online","pageshow"])globalThis.addEventListener(n,()=>this.waits&&this.again())}get waits(){return this.#e.size>0}listen(t){return this.#n.add(t),()=>this.#n.delete(t)}fetch=async(t,n)=>{if(t.includes("/sealed/"))return aa(Al,t,n);for(;;){try{let o=await aa(Al,t,n);if(!rh.includes(o.status))return this.#o=0,o}catch(o){if(n.signal?.aborted)throw o}await this.#a()}};again=async()=>{if(clearTimeout(this.#s),this.#r)return;this.#r=!0;let t=await aa(ah,this.#t,{cache:"no-store",headers:{accept:"application/json"}}).then(({ok:n})=>n,()=>!1);this.#r=!1,t?this.#l(({resolve:n})=>n()):this.waits&&this.#i()};stop=()=>{clearTimeout(this.#s),this.#l(({reject:t})=>t(new te("waiting was stopped")))};#a(){return new Promise((t,n)=>{this.#e.add({resolve:t,reject:n}),this.#e.size===1&&this.#i(),this.#c()})}#i(){clearTimeout(this.#s),this.#s=setTimeout(this.again,Math.min(lh,ih*2**this.#o)),this.#o+=1}#l(t){let n=[...this.#e];this.#e.clear(),n.forEach(t),this.#c()}#c(){this.#n.forEach(t=>t(this.waits))}};async function aa(e,t,n){let o=new AbortController,s=setTimeout(()=>o.abort(new DOMException("no answer","TimeoutError")),e),r=()=>o.abort(n.signal.reason);n.signal?.aborted&&r(),n.signal?.addEventListener("abort",r,{once:!0});try{return await fetch(t,{...n,signal:o.signal})}finally{clearTimeout(s)}}var ca=(e,t)=>t.some(n=>e instanceof n),Ll,Nl;function ch(){return Ll||(Ll=[IDBIndex,IDBObjectStore,IDBCursor,IDBDatabase,IDBTransaction])}function uh(){return Nl||(Nl=["advance","continue","continuePrimaryKey"].map(e=>IDBCursor.prototype[e]))}var ua=new WeakMap,ia=new WeakMap,No=new WeakMap;function ph(e){let t=new Promise((n,o)=>{let s=()=>{e.removeEventListener("success",r),e.removeEventListener("error",a)},r=()=>{n(Rt(e.result)),s()},a=()=>{o(e.error),s()};e.addEventListener("success",r),e.addEventListener("error",a)});return No.set(t,e),t}function dh(e){if(ua.has(e))return;let t=new Promise((n,o)=>{let s=()=>{e.removeEventListener("complete",r),e.removeEventListener("error",a),e.removeEventListener("abort",a)},r=()=>{n(),s()},a=()=>{o(e.error||new DOMException("AbortError","AbortError")),s()};e.addEventListener("complete",r),e.addEventListener("error",a),e.addEventListener("abort",a)});ua.set(e,t)}var pa={get(e,t,n){if(e instanceof IDBTransaction){if(t==="done")return ua.get(e);if(t==="store")return n.objectStoreNames[1]?void 0:n.objectStore(n.objectStoreNames[0])}return Rt(e[t])},set(e,t,n){return e[t]=n,!0},has(e,t){return e instanceof IDBTransaction&&(t==="done"||t==="store")?!0:t in e}};function Pl(e){pa=e(pa)}function fh(e){return uh().includes(e)?function(...t){return e.apply(da(this),t),Rt(this.request)}:function(...t){return Rt(e.apply(da(this),t))}}function mh(e){return typeof e=="function"?fh(e):(e instanceof IDBTransaction&&dh(e),ca(e,ch())?new Proxy(e,pa):e)}function Rt(e){if(e instanceof IDBRequest)return ph(e);if(ia.has(e))return ia.get(e);let t=mh(e);return Object.is(t,e)||(ia.set(e,t),No.set(t,e)),t}var da=e=>No.get(e);function Il(e,t,{blocked:n,upgrade:o,blocking:s,terminated:r}={}){let a=indexedDB.open(e,t),i=Rt(a);return o&&a.addEventListener("upgradeneeded",c=>{o(Rt(a.result),c.oldVersion,c.newVersion,Rt(a.transaction),c)}),n&&a.addEventListener("blocked",c=>n(c.oldVersion,c.newVersion,c)),i.then(c=>{r&&c.addEventListener("close",()=>r()),s&&
c.addEventListener("versionchange",p=>s(p.oldVersion,p.newVersion,p))}).catch(()=>{}),i}var $h=["get","getKey","getAll","getAllKeys","count"],hh=["put","add","delete","clear"],la={};function Rl(e,t){if(!(e instanceof IDBDatabase&&!(t in e)&&typeof t=="string"))return;if(la[t])return la[t];let n=t.replace(/FromIndex$/,""),o=t!==n,s=hh.includes(n);if(!(n in(o?IDBIndex:IDBObjectStore).prototype)||!(s||$h.includes(n)))return;let r=async function(a,...i){let c=this.transaction(a,s?"readwrite":"readonly"),p=c.store;return o&&(p=p.index(i.shift())),(await Promise.all([p[n](...i),s&&c.done]))[0]};return la[t]=r}Pl(e=>({...e,get:(t,n,o)=>Rl(t,n)||e.get(t,n,o),has:(t,n)=>!!Rl(t,n)||e.has(t,n)}));var bh=["advance","continue","continuePrimaryKey"],Bl={},fa=new WeakMap,Fl=new WeakMap,gh={get(e,t){if(!bh.includes(t))return e[t];let n=Bl[t];return n||(n=Bl[t]=function(...o){fa.set(this,Fl.get(this)[t](...o))}),n}};async function*yh(...e){let t=this;if(t instanceof IDBCursor||(t=await t.openCursor(...e)),!t)return;t=t;let n=new Proxy(t,gh);for(Fl.set(n,t),No.set(n,da(t));t;)yield n,t=await(fa.get(n)||t.continue()),fa.delete(n)}function jl(e,t){return t===Symbol.asyncIterator&&ca(e,[IDBIndex,IDBObjectStore,IDBCursor])||t==="iterate"&&ca(e,[IDBIndex,IDBObjectStore])}Pl(e=>({...e,get(t,n,o){return jl(t,n)?yh:e.get(t,n,o)},has(t,n){return jl(t,n)||e.has(t,n)}}));var Dl="gavel.game",Hl="gavel.tables",Ul="gavel.join-secrets",xh="earlier";async function ql(e){let[t,n,o]=[Dl,Hl,Ul].map(wh);if(!ma(t)&&n===null&&o===null)return;let s=e.transaction(["games","tables","secrets"],"readwrite"),r=async(u,d)=>await u.get(d.id)??u.put(d),a=Date.now(),{start:i,actions:c,cursor:p}=t??{};await Promise.all([ma(t)&&r(s.objectStore("games"),{id:xh,game:t.game,name:"",start:i,actions:c,cursor:p,created:a,changed:a,finished:!1}),...Object.values(n??{}).filter(u=>typeof u?.id=="string").map(u=>r(s.objectStore("tables"),u)),...[o??[]].flat().filter(u=>typeof u=="string").map((u,d)=>r(s.objectStore("secrets"),{id:u,created:a-d})),s.done]),ma(t)&&localStorage.removeItem(Dl),[Hl,Ul].forEach(u=>localStorage.removeItem(u))}var ma=e=>typeof e?.game=="string"&&Array.isArray(e.actions)&&Number.isInteger(e.cursor)&&!!e.start;function wh(e){try{return JSON.parse(localStorage.getItem(e)??"null")}catch{return null}}var vh="gavel",kh=3,_h=3e3,Sh=["games","tables","secrets","steps","answers","matches","tournaments"],Ro=null;function $a(){return Ro??=Promise.race([Oh(),Eh()]).catch(e=>{throw Ro=null,e}),Ro}async function Oh(){let e=()=>{Ro=null},t=await Il(vh,kh,{upgrade(n){Sh.filter(o=>!n.objectStoreNames.contains(o)).forEach(o=>n.createObjectStore(o,{keyPath:"id"}))},blocking(n,o,s){s.target.close(),e()},terminated:e});return await ql(t),t}var Eh=()=>new Promise((e,t)=>setTimeout(()=>t(new Error("the database does not open")),_h));var Bo,jo=new Promise(e=>{Bo=e}).then(e=>console.info(`kept in memory only: ${e}`));var me=class{#t;#e=new Map;constructor(t){this.#t=t}async all(){return[...(await this.#n(o=>o.getAll(),[])).filter(({id:o})=>!this.#e.has(o)),...[...this.#e.values()].filter(o=>o!==null)]}async get(t){return this.#e.has(t)?this.#e.get(t):await this.#n(n=>n.get(t),null)??null}put=t=>this.change(t.id,()=>t);remove=t=>this.change(t,()=>null);async change(t,n){let o=this.#e.get(t)??null;try{let s=(await $a()).transaction(this.#t,"readwrite");s.done.catch(()=>{}),o=this.#e.has(t)?o:await s.store.get(t)??null;let r=n(o);return r===null?await s.store.delete(t):r!==void 0&&await s.store.put(r),await s.done,this.#e.delete(t),!0}catch(s){Bo(s);let r=n(o);return r!==void 0&&this.#e.set(t,r),!1}}async#n(t,n){try{return await t((await $a()).transaction(this.#t).store)}catch(o){return Bo(o),n}}};var Gl=new me("answers"),Mh=/\/v1\/games(?:\/[a-z0-9-]+(?:\/(?:rules|messages))?)?(?:\?[^#]*)?$/,Wl=(e,t)=>async(n,o)=>{if(o.method!=="GET"||!Mh.test(n))return e(n,o);let s=`${o.headers["accept-language"]??""} ${n}`,r=await Gl.get(s);return r===null?zl(e(n,o),s,null):(zl(fetch(n,{...o,signal:void 0}),s,r.text).then(({isOther:i})=>i&&t(),()=>{}),new Response(r.text,{headers:{"content-type":"application/json"}}))};async function zl(e,t,n){let o=await e;if(!o.ok)return o;let s=await o.clone().text();return s!==n&&await Gl.put({id:t,text:s}),Object.assign(o,{isOther:s!==n})}function pt({text:e,label:t,t:n,...o}){let[s,r]=g(null);return l`<button type="button" ...${o} onClick=${async()=>r(await Ch(e)?e:null)}>${s===e?n("copied"):t}</button>`}async function Ch(e){try{return await navigator.clipboard.writeText(e),!0}catch{let t=Object.assign(document.createElement("textarea"),{value:e,readOnly:!0,className:"visually-hidden"});document.body.append(t),t.select();let n=document.execCommand("copy");return t.remove(),n}}var ha="gavel.";function ke(e){try{return JSON.parse(localStorage.getItem(ha+e))}catch{return null}}function Ee(e,t){try{return t===null?localStorage.removeItem(ha+e):localStorage.setItem(ha+e,JSON.stringify(t)),!0}catch{return!1}}function Kl(e){e==="auto"?delete document.documentElement.dataset.scheme:document.documentElement.dataset.scheme=e}var Th={turn:[[587,0,.16],[784,.12,.22]],refusal:[[196,0,.14],[165,.13,.24]],award:[[523,0,.12],[659,.1,.12],[784,.2,.28]],end:[[392,0,.2],[523,.18,.2],[659,.36,.2],[784,.54,.6]]},Ah=.12,Fn=class{#t;#e=null;constructor(t){this.#t=t}play(t){if(!this.#t||!("AudioContext"in globalThis))return;this.#e??=new AudioContext;let n=this.#e;n.resume().catch(()=>{});for(let[o,s,r]of Th[t])Lh(n,o,n.currentTime+s,r)}};function Lh(e,t,n,o){let s=e.createOscillator(),r=e.createGain();s.type="triangle",s.frequency.value=t,r.gain.setValueAtTime(0,n),r.gain.linearRampToValueAtTime(Ah,n+.015),r.gain.exponentialRampToValueAtTime(1e-4,n+o),s.connect(r).connect(e.destination),s.start(n),s.stop(n+o)}var ba=["sound","developer"],Dn=Ao({sound:!1,developer:!1,sounds:new Fn(!1)}),dt=()=>Yt(Dn).developer;function Jl(){let[e,t]=g(()=>Object.fromEntries(ba.map(s=>[s,ke(s)??!1]))),n=pe(()=>new Fn(e.sound),[e.sound]);return k(()=>{for(let s of ba)Ee(s,e[s])},[e]),[pe(()=>({...e,sounds:n}),[e,n]),s=>t(r=>({...r,[s]:!r[s]}))]}function Vl({settings:e,flip:t,t:n}){return l`
<details class="settings">
<summary><span aria-hidden="true">⚙</span><span class="visually-hidden">${n("settings.title")}</span></summary>
<div class="settings-box">
${ba.map(o=>l`
<label class="switch" key=${o}>
<input type="checkbox" name=${o} checked=${e[o]} onChange=${()=>t(o)} />
<span><strong>${n(`settings.${o}`)}</strong> <span class="hint">${n(`settings.${o}-hint`)}</span></span>
</label>`)}
</div>
</details>
`}function Yl({exchanges:e,hides:t,secret:n,t:o}){let[s,r]=g(!1);return dt()?t?l`<footer class="exchanges"><p class="hint" data-exchanges-off>${o("exchanges.off")}</p></footer>`:l`
<footer class="exchanges">
<details onToggle=${a=>r(a.target.open)} data-exchanges>
<summary>${o("exchanges.title",{n:e.length})}${n&&l` <span class="hint" data-secret>${o("exchanges.secret")}</span>`}</summary>
${s&&l`<ol>${e.map((a,i)=>l`<${Nh} key=${i} number=${i+1} exchange=${a} t=${o} />`).reverse()}</ol>`}
</details>
</footer>
`:null}function Nh({exchange:e,number:t,t:n}){let{method:o,url:s,headers:r,body:a,status:i,answer:c,milliseconds:p}=e,[u,d]=g(!1);return l`
<li value=${t}>
<details onToggle=${f=>d(f.target.open)}>
<summary><code>${o} ${new URL(s).pathname}</code> <span class="status">${i??"–"} · ${Math.round(p)} ms</span></summary>
${u&&l`
<${pt} text=${ea(e)} label=${n("exchanges.curl")} t=${n} data-curl />
<h3>${n("exchanges.request")}</h3><pre tabindex="0">${Rh(o,s,r)}${a===null?"":Zl(JSON.parse(a))}</pre>
<h3>${n("exchanges.response")}</h3><pre tabindex="0">${Zl(c)}</pre>`}
</details>
</li>
`}var Rh=(e,t,n)=>`${e} ${t}
${Object.entries(n).map(([o,s])=>`${o}: ${s}
`).join("")}
`,Zl=e=>typeof e=="string"?e:JSON.stringify(e,null,2);var Bh=globalThis.document?.baseURI;function Bt(e){let t=document.querySelector(`meta[name="gavel-${e}"]`)?.getAttribute("content")??"";return new URL(t,Bh).href}var Po=["en","fr","de"],Io=()=>ke("language")??jh();function jh(){return navigator.languages.map(t=>t.slice(0,2).toLowerCase()).find(t=>Po.includes(t))??Po[0]}var Ql=e=>Bt(`words-${e}`);var Ph={en:"English",fr:"Français",de:"Deutsch"};function Xl({t:e,language:t,setLanguage:n,scheme:o,setScheme:s,settings:r,flip:a,go:i,screen:c}){return l`
<header class="bar">
<button type="button" class="brand" onClick=${()=>i("start")} aria-current=${c==="start"?"page":void 0}>
<${Ih} /><span>Gavel</span><span class="visually-hidden"> – ${e("header.home")}</span>
</button>
<div class="bar-end">
<label class="compact">
<span class="visually-hidden">${e("header.language")}</span>
<select name="language" value=${t} onChange=${p=>n(p.target.value)}>
${Po.map(p=>l`<option value=${p} lang=${p} selected=${p===t}>${Ph[p]}</option>`)}
</select>
</label>
<label class="compact">
<span class="visually-hidden">${e("header.scheme")}</span>
<select name="scheme" value=${o} onChange=${p=>s(p.target.value)}>
${["auto","light","dark"].map(p=>l`<option value=${p} selected=${p===o}>${e(`header.scheme.${p}`)}</option>`)}
</select>
</label>
<${Vl} settings=${r} flip=${a} t=${e} />
</div>
</header>
`}var Ih=()=>l`
<svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
<rect x="4" y="26" width="24" height="3" rx="1" />
<g transform="rotate(-40 15 14)">
<rect x="6" y="9" width="14" height="9" rx="1.5" /><rect x="4" y="8" width="3" height="11" rx="1" />
<rect x="19" y="8" width="3" height="11" rx="1" /><rect x="12" y="18" width="2.6" height="13" rx="1" />
</g>
</svg>
`;var jt=new URL("..",import.meta.url),Hn=new URL("table",jt).href,ga=()=>document.querySelector('meta[name="gavel-api"]')?.getAttribute("content")||jt.href,Fo=()=>location.href.split(/[?#]/)[0],Un=()=>Fo()===Hn||Fo().startsWith(`${Hn}/`),X=()=>Un()?Hn:Fo();function Do(){return Un()?Fo().slice(Hn.length).replace(/^\//,""):location.hash.startsWith("#/")?location.hash.slice(2):""}function ya(e){return e===""?X():Un()?`${Hn}/${e}`:`${X()}#/${e}`}function ec(){let e=document.querySelector("link[rel=icon]");e!==null&&(e.href=e.href)}var Fh=[1,2,5];function xa({amount:{minimum:e,maximum:t}}){return t===null?".from":e===t?".exactly":""}function tc({action:e,act:t,t:n}){let{minimum:o,maximum:s}=e.amount,r=s??1/0,[a,i]=g(null),c=a??String(o),p=Number(c),u=b=>()=>i(String(Math.min(r,Math.max(o,(Number.isFinite(p)?p:o)+b)))),d=b=>()=>i(String(b)),f=b=>{b.preventDefault(),t({...e,amount:c.trim()===""?null:p})},m=[...new Set([o,...Fh.map(b=>o+b).filter(b=>b<r),...s===null?[]:[s]])];return l`
<form class="bid" novalidate onSubmit=${f} data-action-type="bid" data-action=${JSON.stringify(e)}>
<label for="bid-amount">${n(`bid.label${xa(e)}`,e.amount)}</label>
<div class="stepper">
<button type="button" class="icon" aria-label=${n("bid.less")} disabled=${p<=o} onClick=${u(-1)}>−</button>
<input id="bid-amount" name="amount" type="number" inputmode="numeric" step="1" min=${o} max=${s??void 0} value=${c}
autocomplete="off" onInput=${b=>i(b.target.value)} />
<button type="button" class="icon" aria-label=${n("bid.more")} disabled=${p>=r} onClick=${u(1)}>+</button>
<button type="submit" class="primary">${n("bid.send",{amount:c})}</button>
</div>
${m.length>1&&l`
<div class="row tight" role="group" aria-label=${n("bid.quick")}>
${m.map(b=>l`<button type="button" class="chip" aria-pressed=${String(b===p)} onClick=${d(b)}>
${b===s?n("bid.all",{amount:b}):b}</button>`)}
</div>`}
</form>
`}function Ho(e){let t=new Map;for(let n of e)t.set(n,(t.get(n)??0)+1);return t}var Uo=e=>{},Me=e=>Uo(e);function nc(){let[e,t]=g("");return k(()=>(Uo=t,()=>{Uo===t&&(Uo=()=>{})}),[]),e}function qo({action:e,component:t,game:n,gameSheet:o,view:s,act:r,t:a}){let{count:i,from:c}=e[t],[p,u]=g([]),d=Ho(c);for(let $ of p)d.set($,d.get($)-1);let f=i-p.length,m=f>0?a("reveal.due",{n:f,of:i}):a("reveal.complete");k(()=>{p.length>0&&Me(m)},[f]);let b=$=>l`<span class="piece" aria-hidden="true"><${n.Piece} component=${t} value=${$} t=${a} gameSheet=${o} view=${s} /></span>`;return l`
<form class="reveal" data-action-type="reveal" data-action=${JSON.stringify(e)} data-component=${t} onSubmit=${$=>{$.preventDefault(),r({...e,[t]:p})}}>
<p data-due=${f}>${m}</p>
<ol class="picked" aria-label=${a("reveal.picked")}>
${p.map(($,h)=>l`<li key=${h}>${b($)}<span class="visually-hidden">${String($)}</span></li>`)}
${Array.from({length:f},($,h)=>l`<li key=${p.length+h} class="free" aria-hidden="true"></li>`)}
</ol>
<div class="row tight">
<button type="submit" class="primary" data-reveal disabled=${f>0}>${a("reveal.send")}</button>
<button type="button" data-unpick disabled=${p.length===0} onClick=${()=>u(p.slice(0,-1))}>${a("reveal.undo")}</button>
</div>
<div class="choices" role="group" aria-label=${a("reveal.choices")}>
${[...d].map(([$,h])=>l`
<button type="button" class="choice-piece" key=${$} data-pick=${$} disabled=${h===0||f===0}
aria-label=${a(h>1?"reveal.pick-of":"reveal.pick",{card:$,n:h})}
onClick=${()=>u([...p,$])}>
${b($)}${h>1&&l`<span class="times" aria-hidden="true">×${h}</span>`}
</button>`)}
</div>
</form>
`}var ae=(e,t)=>JSON.stringify(e)===JSON.stringify(t);var oc=!1;if(typeof document<"u"){let e=t=>n=>oc=t(n);document.addEventListener("pointerdown",e(({pointerType:t})=>t==="touch"),!0),document.addEventListener("keydown",e(()=>!1),!0)}function qn(e,t,n){return!e?.tapped||e.ply!==n.ply?null:t.find(o=>ae(o,e.tapped))??null}var ft=e=>({...e,tapped:void 0,at:void 0});function ze({act:e,legal:t,view:n,prepared:o,prepare:s}){let r=qn(o,t,n);return a=>{let i=ae(a,r);return{action:a,onAct:()=>oc&&!i?s(p=>({...p,ply:n.ply,tapped:a})):(s(ft),e(a)),...i&&{pressed:!0}}}}var sc=({amount:e})=>e!==null&&typeof e=="object",rc=e=>Object.keys(e).find(t=>e[t]?.count!==void 0&&Array.isArray(e[t]?.from))??null;function Qt({game:e,gameSheet:t,t:n,act:o,busy:s,view:r,legal:a,player:i,prepared:c,prepare:p}){let u=e.Panel?[]:a.filter(sc),d=e.Panel?[]:a.filter(h=>!sc(h)&&rc(h)!==null),f=a.filter(h=>!u.includes(h)&&!d.includes(h)),m=r&&qn(c,f,r),b=h=>(p(ft),o(h)),$={view:r,gameSheet:t,legal:f,act:o,t:n,player:i,prepared:c,prepare:p,isConfirming:!!m};return l`
<div class="panel" aria-busy=${String(s)}>
${m&&l`<${Dh} action=${m} name=${e.label(m,n,r)} act=${b} leave=${()=>p(ft)} t=${n} />`}
${u.map(h=>l`<${tc} action=${h} act=${o} t=${n} />`)}
${d.map(h=>l`<${qo} action=${h} component=${rc(h)} game=${e} gameSheet=${t} view=${r} act=${o} t=${n} />`)}
${f.length>0&&(e.Panel?l`<${e.Panel} ...${$} game=${e} />`:e.Actions&&!f.every(ac)?l`<${e.Actions} ...${$} />`:l`<${wa} ...${$} game=${e} />`)}
</div>
`}function Dh({action:e,name:t,act:n,leave:o,t:s}){return k(()=>Me(`${t}: ${s("confirm.do")}?`),[t]),l`
<div class="confirm" role="group" aria-labelledby="confirm-what" data-confirming=${JSON.stringify(e)}>
<p id="confirm-what">${t}</p>
<div class="confirm-buttons">
<button type="button" class="primary" data-confirm onClick=${()=>n(e)}>${s("confirm.do")}</button>
<button type="button" data-leave onClick=${o}>${s("confirm.back")}</button>
</div>
</div>
`}var ac=({type:e})=>e==="reveal";function wa({game:e,gameSheet:t,legal:n,act:o,t:s,view:r}){return l`
<div class="action-buttons">
${n.map(a=>l`
<button type="button" key=${JSON.stringify(a)} class="action ${a.type}" data-action=${JSON.stringify(a)} onClick=${()=>o(a)}>
${ac(a)&&l`<span class="piece" aria-hidden="true"><${Hh} game=${e} gameSheet=${t} action=${a} t=${s} view=${r} /></span>`}
<span>${e.label(a,s,r)}</span>
</button>`)}
</div>
`}function Hh({game:e,gameSheet:t,action:n,t:o,view:s}){let r=Object.keys(n).find(a=>a!=="type"&&a!=="player");return l`<${e.Piece} component=${r} value=${n[r]} t=${o} gameSheet=${t} view=${s} />`}function zn(e,{ruleset:t,variant:n,players:o},s){let{defaults:r}=e.options.find(i=>i.id===s),a=i=>i.ruleset===t&&i.variant===n&&i.players===o.length;return r.find(a)?.value}var ne=(e,t,n)=>t.options[n]??zn(e,t,n);var Uh={park:l`
<path d="M0 1 -6 9.5H6Z" />
<circle r="7" cy="-1" />
<path d="M0-8V6M-7-1H7M-5-6 5 4M5-6-5 4" />
`,housing:l`
<path class="al-solid" d="M-9 0 0-8.5 9 0H6.5V8.5H2V2.5H-2V8.5H-6.5V0Z" />
`,forest:l`
<path class="al-solid" d="M0-9.5 6-2H3.5L8 5H1.6V9.5H-1.6V5H-8L-3.5-2H-6Z" />
`,water:l`
<path d="M-9-3Q-6.5-7-4-3T1-3 6-3 9-5M-9 4.5Q-6.5.5-4 4.5T1 4.5 6 4.5 9 2.5" />
`},qh={peace:l`<circle r="7.6" /><path d="M0-7.6V7.6M0 0-5.4 5.4M0 0 5.4 5.4" />`,love:l`<path class="al-solid" d="M0 8C-13-1-7-9.5 0-4 7-9.5 13-1 0 8Z" />`,music:l`
<path d="M-3.4 5.5V-6.8L6-8.6V3.6" />
<path class="al-solid" d="M-3.4 5.5a2.9 2.4 0 1 1-.01-.1ZM6 3.6a2.9 2.4 0 1 1-.01-.1Z" />
`},zo=({terrain:e,x:t,y:n,scale:o=1})=>l`
<g class=${`al-sign al-sign-${e}`} transform=${`translate(${t} ${n}) scale(${o})`}>${Uh[e]}</g>
`,va=({icon:e,x:t,y:n,scale:o=1,count:s=1})=>l`
<g class=${`al-icon al-icon-${e}`} transform=${`translate(${t} ${n}) scale(${o})`}>
<circle class="al-disc" r="13" />
${qh[e]}
${s>1&&l`<text class="al-times" x="15" y="6">×${s}</text>`}
</g>
`,Xt=({icon:e})=>l`
<svg class="al-inline" viewBox="-14 -14 28 28" aria-hidden="true"><${va} icon=${e} x=${0} y=${0} /></svg>
`,de=({terrain:e})=>(ka(),l`
<svg class="al-inline" viewBox="-14 -14 28 28" aria-hidden="true">
<rect class=${`al-fill al-${e}`} x="-13" y="-13" width="26" height="26" rx="6" />
<rect class="al-texture" fill=${`url(#al-texture-${e})`} x="-13" y="-13" width="26" height="26" rx="6" />
<${zo} terrain=${e} x=${0} y=${0} />
</svg>
`),en=({amount:e,label:t})=>l`
<span class="al-coin" ...${t?{role:"img","aria-label":t}:{"aria-hidden":"true"}}>
<span aria-hidden="true">${e??"?"}</span>
</span>
`,zh=l`
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
`;function ka(){if(document.querySelector("body > .al-textures")!==null)return;let e=document.createElement("div");e.className="al-textures",document.body.append(e),To(zh,e)}var Go=["park","housing","forest","water"],Be=["peace","love","music"],oe=["n","e","s","w"],ic=[0,90,180,270],Pt={n:[0,-1],e:[1,0],s:[0,1],w:[-1,0]};function Ge(e,t){let n=Array.isArray(t?.tiles)?t.tiles:e.components.tiles;return new Map(n.map(o=>[o.id,o]))}function ee(e,t){return e.get(t)??{id:t,regions:[],icons:[]}}function Gh(e,t){return oe[(oe.indexOf(e)+t/90)%4]}function Qe(e,t){return e.regions.map(({terrain:n,sides:o})=>({terrain:n,sides:o.map(s=>Gh(s,t))}))}function lc(e,t,n){return Qe(e,t).findIndex(({sides:o})=>o.includes(n))}function Gn(e){return Be.map(t=>[t,e.icons.filter(n=>n===t).length]).filter(([,t])=>t>0)}function J(e){return e.replace(/^ref-/,"")}function Ce(e,t,n){let o=Qe(e,t).map(({terrain:r,sides:a})=>{let i=oe.filter(c=>a.includes(c)).map(c=>n(`al.side.${c}`));return n("al.region",{terrain:n(`al.${r}`),sides:i.length>0?i.join(", "):n("al.inside")})}),s=Gn(e).map(([r,a])=>n("al.counted",{what:n(`al.${r}`),count:a}));return[...o,...s].join("; ")||n("al.bare")}var Ko=4,se=(e,t)=>`${e},${t}`;function It(e){if(e.length===0)return null;let t=e.map(({x:i})=>i),n=e.map(({y:i})=>i),[o,s]=[Math.min(...t),Math.max(...t)],[r,a]=[Math.min(...n),Math.max(...n)];return{left:o,right:s,top:r,bottom:a,width:s-o+1,height:a-r+1}}function Wn(e,t,n){let o=new Map(e.map(a=>[se(a.x,a.y),a])),s=new Set,r=[];for(let a of Wh(e,t,n)){if(s.has(Wo(a)))continue;s.add(Wo(a));let i=[a];for(let c of i)for(let p of Kh(c,o,t,n))s.has(Wo(p))||(s.add(Wo(p)),i.push(p));r.push({parts:i,tiles:new Set(i.map(({x:c,y:p})=>se(c,p))).size})}return r}var Wo=({x:e,y:t,region:n})=>`${e},${t},${n}`;function Wh(e,t,n){return e.flatMap(({tile:o,x:s,y:r})=>ee(t,o).regions.flatMap((a,i)=>a.terrain===n?[{x:s,y:r,region:i}]:[]))}function Kh({x:e,y:t,region:n},o,s,r){let a=o.get(se(e,t));return Qe(ee(s,a.tile),a.rotation)[n].sides.flatMap(i=>{let[c,p]=Pt[i],u=o.get(se(e+c,t+p));if(u===void 0)return[];let d=ee(s,u.tile),f=lc(d,u.rotation,oe[(oe.indexOf(i)+2)%4]);return d.regions[f]?.terrain===r?[{x:u.x,y:u.y,region:f}]:[]})}function cc(e,t,n){let o=It(e),s=new Set(e.map(({x:a,y:i})=>se(a,i))),r=(a,i)=>n==="frame"?a<o.left||a>o.right||i<o.top||i>o.bottom:!s.has(se(a,i));return e.map(({tile:a,x:i,y:c,rotation:p})=>Qe(ee(t,a),p).flatMap(({terrain:u,sides:d},f)=>u==="water"&&d.some(m=>r(i+Pt[m][0],c+Pt[m][1]))?[{x:i,y:c,region:f}]:[])).filter(a=>a.length>0)}function Ft(e,t,n){let o=Object.fromEntries(Be.map(s=>[s,0]));for(let{tile:s}of e)for(let[r,a]of Gn(ee(t,s)))o[r]+=a;return{park:Math.max(0,...Wn(e,t,"park").map(s=>s.tiles)),water:cc(e,t,n).length,housing:Wn(e,t,"housing").length,forest:Wn(e,t,"forest").length,icons:o}}function Jo(e){if(It(e)===null)return[{x:0,y:0}];let n=new Set(e.map(({x:s,y:r})=>se(s,r))),o=new Map;for(let{x:s,y:r}of e)for(let[a,i]of Object.values(Pt)){let c={x:s+a,y:r+i},p=It([...e,c]);n.has(se(c.x,c.y))||p.width>Ko||p.height>Ko||o.set(se(c.x,c.y),c)}return[...o.values()].sort((s,r)=>s.y-r.y||s.x-r.x)}function uc(e,t,n,o){let s=new Map,r=({x:a,y:i,region:c},p)=>{
let u=se(a,i);s.set(u,[...s.get(u)??[],{region:c,text:p}])};if(o==="water")for(let a of cc(e,t,n))a.forEach(i=>r(i,"✓"));else o==="park"?Wn(e,t,"park").sort((i,c)=>c.tiles-i.tiles)[0]?.parts.forEach(i=>r(i,"✓")):Wn(e,t,o).forEach((a,i)=>a.parts.forEach(c=>r(c,String(i+1))));return s}var Jh=["park","water","housing","forest"];function Vh({placing:e,turning:t,view:n,gameSheet:o}){let[s,r]=[Ge(o,n.options),ne(o,n,"coast")],{island:a}=n.players.find(({id:u})=>u===e.player),{at:i}=t,c=Ft(a,s,r),p=i?Ft([...a,{...i,tile:e.tile}],s,r):c;return Jh.map(u=>({what:u,before:c[u],after:p[u]}))}function pc({view:e,gameSheet:t,placing:n,turning:o,t:s}){let r=Vh({placing:n,turning:o,view:e,gameSheet:t}),a=({what:c,before:p,after:u})=>s(u===p?"al.effect.same":"al.effect",{what:s(`al.count.${c}`),before:p,after:u}),i=o.at?`${o.at.x},${o.at.y}`:"";return k(()=>{let c=r.filter(({before:p,after:u})=>p!==u);i!==""&&Me(c.map(a).join("; ")||s("al.effect.none"))},[i,o.rotation]),l`
<ul class="al-effect" aria-label=${s("al.effect.title")} data-at=${i}>
${r.map(({what:c,before:p,after:u})=>l`
<li key=${c} class=${u===p?"":"al-changes"} title=${s(`al.count.${c}`)}>
<${de} terrain=${c} />
<span aria-hidden="true">${u===p?p:`${p} → ${u}`}</span>
<span class="al-unseen">${a({what:c,before:p,after:u})}</span>
</li>
`)}
</ul>
`}function Kn({x:e,y:t},n,o){for(let s of oe){let[r,a]=Pt[s],i=n.find(c=>c.x+r===e&&c.y+a===t);if(i!==void 0)return o(`al.beside.${s}`,{tile:J(i.tile)})}return o("al.beside.none")}function Vo({x:e,y:t},n,o){let{left:s,top:r}=It(n);return o("al.cell",{row:t-r+1,place:o(`al.nth.${e-s+1}`)})}var tn=e=>e-1;function _a({auction:e,options:t}){let n=e.high_bidder,o=e.bids[n];return{bidder:n,amount:o,price:o+(t.keep_surcharge??1)}}function dc(e,t,n){return Math.min(ne(e,t,"market_size"),n.size)}function mt(e,t,n){let o=Zh[e.type];return o===void 0?e.type:o(e,t,n)}var Zh={claim:(e,t,n)=>fc("al.do.claim",e,t,n),offer:(e,t,n)=>fc("al.do.offer",e,t,n),place:(e,t,n)=>{let{island:o}=n.players.find(({id:s})=>s===e.player);return t("al.do.place",{beside:Kn(e,o,t),rotation:e.rotation})},bid:({amount:e},t)=>{let n=typeof e=="number"?e:e.minimum===e.maximum&&e.minimum;return typeof n=="number"?t("al.do.bid",{amount:n}):t("al.do.bid-open",e)},pass:(e,t)=>t("al.do.pass"),decline:(e,t)=>t("al.do.decline"),sell:(e,t,n)=>t("al.do.sell",_a(n)),keep:(e,t,n)=>t("al.do.keep",_a(n)),reveal:({tiles:e},t)=>t("al.do.reveal",{count:Array.isArray(e)?e.length:e.count})};function fc(e,{position:t},n,o){let s=o.market[t-1],r={position:t,tile:J(s.tile),cost:tn(t),money:s.money},a=tn(t)===0?"free":"paid";return n(`${e}.${a}`,r)+(s.money>0?n("al.do.finds",r):"")}var Sa={short:[[6,-6],[94,-6],[94,0],[65,29],[35,29],[6,0]],joined:[[6,-6],[94,-6],[94,0],[65,29],[65,40],[35,40],[35,29],[6,0]],pointed:[[6,-6],[94,-6],[94,0],[50,44],[6,0]]},Yh=[[90,-6],[106,-6],[106,10],[71,39],[61,29]],Qh=[[31,31],[69,31],[69,69],[31,69]],Xh=[[43,24],[57,24],[57,76],[43,76]],Jn={n:[50,14],e:[86,50],s:[50,86],w:[14,50]},Ea={n:[83,17],e:[83,83],s:[17,83],w:[17,17]};function mc(e){let t=Ma(e),n=e.some(({sides:o})=>o.length===0);return e.map(({terrain:o,sides:s},r)=>({terrain:o,region:r,path:s.length===0?"":eb(s,r===t,t===-1&&!n)})).filter(({path:o})=>o!=="").sort((o,s)=>+(s.region===t)-+(o.region===t))}function Zo(e){let t=e.map((s,r)=>({...s,region:r})).filter(({sides:s})=>s.length===0),n=Math.ceil(Math.sqrt(t.length)),o=36/n;return t.map(({terrain:s,region:r},a)=>({terrain:s,region:r,radius:(t.length===1?.46:.42)*o,x:50+o*(a%n-(n-1)/2),y:50+o*(Math.floor(a/n)-(Math.ceil(t.length/n)-1)/2)}))}function Ma(e){let t=({sides:o})=>o.length<2?0:o.length*2+Number($c(o)),n=Math.max(0,...e.map(t));return n===0?-1:e.findIndex(o=>t(o)===n)}function $c(e){return e.includes("n")&&e.includes("s")||e.includes("e")&&e.includes("w")}function Ca(e){return oe.filter((t,n)=>e.includes(t)&&e.includes(oe[(n+1)%4]))}function eb(e,t,n){let o=t?Sa.joined:n?Sa.pointed:Sa.short,s=[...e.map(r=>Oa(o,r)),...Ca(e).map(r=>Oa(Yh,r))];return t?s.push(Qh):e.length===2&&$c(e)&&s.push(Oa(Xh,e[0])),s.map(r=>`M${r.map(a=>a.join(" ")).join("L")}Z`).join("")}function Oa(e,t){let n=oe.indexOf(t);return e.map(([o,s])=>[[o,s],[100-s,o],[100-o,100-s],[s,100-o]][n])}function Te({tile:e,rotation:t=0,label:n,lens:o,marks:s=[]}){ka();let r=Qe(e,t),a=n?{role:"img","aria-label":n}:{"aria-hidden":"true"};return l`
<svg class=${`al-tile${o?` al-lens-${o}`:""}`} viewBox="0 0 100 100" focusable="false" ...${a}>
<rect class="al-ground" width="100" height="100" />
${mc(r).map(i=>l`<${tb} ...${i} key=${i.region} />`)}
${Zo(r).map(i=>l`<${nb} ...${i} key=${i.region} />`)}
${r.flatMap(({terrain:i,sides:c})=>c.map(p=>l`<${zo} terrain=${i} x=${Jn[p][0]} y=${Jn[p][1]} />`))}
<${ob} tile=${e} regions=${r} />
${s.map(({region:i,text:c})=>l`<${ab} at=${rb(r,i)} text=${c} />`)}
<rect class="al-edge" x="0.5" y="0.5" width="99" height="99" />
</svg>
`}var tb=({path:e,terrain:t})=>l`
<g class=${`al-land al-land-${t}`}>
<path class=${`al-shore al-${t}`} d=${e} />
<path class=${`al-fill al-${t}`} d=${e} />
<path class="al-texture" fill=${`url(#al-texture-${t})`} d=${e} />
</g>
`,nb=({x:e,y:t,radius:n,terrain:o})=>l`
<g class=${`al-land al-land-${o}`}>
<circle class="al-bank" cx=${e} cy=${t} r=${n+3.5} />
<circle class=${`al-shore al-${o}`} cx=${e} cy=${t} r=${n} />
<circle class=${`al-fill al-${o}`} cx=${e} cy=${t} r=${n} />
<circle class="al-texture" fill=${`url(#al-texture-${o})`} cx=${e} cy=${t} r=${n} />
<${zo} terrain=${o} x=${e} y=${t} scale=${Math.min(1.1,n/12)} />
</g>
`;function ob({tile:e,regions:t}){let n=sb(t);return(e.icons.length<=n.length?Be.flatMap(r=>e.icons.filter(a=>a===r).map(()=>[r,1])):Gn(e)).map(([r,a],i)=>{let[c,p]=n[i];return l`<${va} icon=${r} count=${a} x=${c} y=${p} scale=${.92} />`})}function sb(e){let t=e.flatMap(({sides:r})=>Ca(r)),n=oe.filter(r=>!e.some(({sides:a})=>a.includes(r))),o=Ma(e)!==-1&&Zo(e).length===0?[[50,50]]:[],s=oe.filter(r=>!t.includes(r));return[...t.map(r=>Ea[r]),...o,...n.map(r=>Jn[r]),...s.map(r=>Ea[r])]}function rb(e,t){let n=Zo(e).find(o=>o.region===t);return n?[n.x,n.y]:Jn[oe.find(o=>e[t].sides.includes(o))]}var ab=({at:[e,t],text:n})=>l`
<g class="al-badge">
<circle cx=${e} cy=${t} r="13" />
<text x=${e} y=${t+6.5}>${n}</text>
</g>
`,nn=({tile:e,rotation:t,label:n,name:o})=>l`
<span class="al-named">
<${Te} tile=${e} rotation=${t} label=${n} />
<span class="al-name" aria-hidden="true">${o}</span>
</span>
`;function Yo({value:e,t,gameSheet:n,view:o}){let s=ee(Ge(n,o.options),e);return l`<${nn} tile=${s} name=${J(e)} label=${`${J(e)}: ${Ce(s,0,t)}`} />`}function Qo(e,t){let n=t.filter(({type:o})=>o==="place");return n.length===0||e.holding===null?null:{player:n[0].player,tile:e.holding.tile,key:`${e.ply} ${e.holding.tile}`,actions:n,rotations:[...new Set(n.map(({rotation:o})=>o))].sort((o,s)=>o-s)}}function Xo(e,t,n){let{key:o,rotations:s,actions:r}=e??{key:"",rotations:[],actions:[]},a=d=>d?.key===o?d:{},i=d=>s.includes(a(d).rotation)?d.rotation:s[0]??0,c=(d,f)=>r.find(m=>d&&m.x===d.x&&m.y===d.y&&m.rotation===f),p=(d,f)=>{let m=(s.indexOf(i(d))+f+s.length)%s.length,b=s[m]??0;return{...d,key:o,rotation:b,tapped:c(d?.tapped,b)}},u=i(t);return{rotation:u,at:c(a(t).at??t?.tapped,u)??null,turn:d=>n(f=>p(f,d)),look:d=>n(f=>({...f,key:o,rotation:i(f),at:d}))}}function ib(e,t){let n={player:e.holding?.player??e.bonus??e.auctioneer,auctioneer:e.auctioneer,bidder:e.auction?.high_bidder??"",amount:e.auction?.bids[e.auction.high_bidder]??0,reason:e.ended_by?t(`al.ended.${e.ended_by}`):""};return e.phase==="place"?t(`al.due.place.${e.holding.from}`,n):t(`al.due.${e.phase==="claim"&&e.bonus!==null?"bonus":e.phase}`,n)}function hc({view:e,tiles:t,placing:n,turning:o,t:s}){return l`
<section class="al-stage" aria-labelledby="al-stage-title" data-here=${["bidding","settling"].includes(e.phase)||void 0}>
<h2 id="al-stage-title" class="al-round">${s("al.round",{round:e.round})}</h2>
<p class="al-due">${ib(e,s)}</p>
${e.holding&&l`<${lb} ...${{view:e,tiles:t,placing:n,turning:o,t:s}} />`}
${e.auction&&l`<${cb} view=${e} tiles=${t} t=${s} />`}
</section>
`}function lb({view:e,tiles:t,placing:n,turning:o,t:s}){let r=ee(t,e.holding.tile),a=n?o.rotation:0,i=Ce(r,a,s);return l`
<div class="al-hand" data-held=${r.id}>
<div class="al-held" key=${a}>
<${Te} tile=${r} rotation=${a} label=${s("al.in-hand",{tile:J(r.id),what:i})} />
</div>
${n&&l`
<div class="al-how">
<${Ta} turning=${o} t=${s} />
<p>
${s("al.turned",{rotation:a})}<span class="al-unseen">: ${i}</span>
</p>
<p class="al-hint">${s("al.place.hint")}</p>
</div>
`}
</div>
`}var Ta=({turning:e,t})=>l`
<div class="al-turner" role="group" aria-label=${t("al.turn")}>
<${Aa} turn=${e.turn} t=${t} keyed=${!0} />
</div>
`,Aa=({turn:e,t,keyed:n})=>l`
<button type="button" class="al-button" data-turn="-90" onClick=${()=>e(-1)}>
<span aria-hidden="true" class="al-arrow">↺</span> ${t("al.turn.left")}
</button>
<button type="button" class="al-button" data-turn="90" aria-keyshortcuts=${n?"R":void 0} onClick=${()=>e(1)}>
<span aria-hidden="true" class="al-arrow">↻</span> ${t("al.turn.right")} ${n&&l`<kbd aria-hidden="true">R</kbd>`}
</button>
`;function bc(e,t,n){ue(()=>{if(t===null)return;let o=s=>{let r=e.current,a=r?.contains(document.activeElement)||r?.matches(":hover"),i=s.target.closest?.("input, textarea, select");s.key.toLowerCase()!=="r"||s.ctrlKey||s.metaKey||s.altKey||!a||i||(s.preventDefault(),n.turn(s.shiftKey?-1:1))};return document.addEventListener("keydown",o),()=>document.removeEventListener("keydown",o)})}function gc(e,{rotation:t},n,o){let s=T({key:"",rotation:0});k(()=>{let r=e?.key??"";s.current.key===r&&s.current.rotation!==t&&Me(`${o("al.turned",{rotation:t})}: ${Ce(ee(n,e.tile),t,o)}`),s.current={key:r,rotation:t}},[e?.key,t])}function cb({view:e,tiles:t,t:n}){let{auction:o,players:s,auctioneer:r}=e,a=ee(t,o.tile),i=s.filter(({id:c})=>c!==r);return l`
<div class="al-lot" data-lot=${o.tile}>
<${Te}
tile=${a}
label=${n("al.lot",{tile:J(o.tile),what:Ce(a,0,n)})}
/>
<ul class="al-bids">
${i.map(({id:c})=>l`
<li key=${c} class=${c===o.high_bidder?"al-high":""} data-bidder=${c} data-bid=${o.bids[c]??""}>
<span class="al-who">${c}</span>
<${ub} auction=${o} player=${c} t=${n} />
</li>
`)}
</ul>
</div>
`}function ub({auction:e,player:t,t:n}){let o=e.bids[t],s=e.passed.includes(t);return l`
${o!==void 0&&l`<${en} amount=${o} label=${n("al.bid",{amount:o})} />`}
${o===void 0&&!s&&l`<span class="al-soft">${n("al.no-bid")}</span>`}
${t===e.high_bidder&&l`<span class="al-tag">${n("al.highest")}</span>`}
${s&&l`<span class="al-soft">${n("al.passed")}</span>`}
`}var pb=["claim","offer","place"];function yc({view:e,gameSheet:t,legal:n,act:o,prepared:s,prepare:r,isConfirming:a,t:i}){let c=Qo(e,n),p=Xo(c,s,r),u=c?c.actions.filter(({rotation:f})=>f===p.rotation):n,d=l`<${wa} game=${{label:mt,Piece:Yo}} gameSheet=${t} legal=${u} act=${o} t=${i} view=${e} />`;return n.some(({type:f})=>pb.includes(f))?l`
<div class="al-actions">
${!a&&l`<p>${i(`al.choose.${c?"cell":"stall"}`)}</p>`}
${c&&l`<${pc} ...${{view:e,gameSheet:t,placing:c,turning:p,t:i}} /><${Ta} turning=${p} t=${i} />`}
${!a&&l`
<details>
<summary>${i("al.choose.list",{count:u.length})}</summary>
${d}
</details>`}
</div>
`:d}function es({lens:e,setLens:t,t:n}){return l`
<div class="al-lenses" role="group" aria-label=${n("al.lens")}>
<span class="al-soft" aria-hidden="true">${n("al.lens")}</span>
${Go.map(o=>l`
<button
type="button"
key=${o}
class="al-button"
data-lens=${o}
aria-pressed=${String(e===o)}
onClick=${()=>t(e===o?null:o)}
>
<${de} terrain=${o} /> ${n(`al.${o}`)}
</button>
`)}
${e&&l`<p class="al-hint">${n(`al.lens.${e}`)}</p>`}
</div>
`}function ie({label:e,onAct:t,action:n,pressed:o}){return{role:"button",tabindex:"0","aria-label":e,...n!==void 0&&{"data-action":JSON.stringify(n)},...o!==void 0&&{"aria-pressed":String(o)},onClick:t,onKeyDown:s=>{s.key!=="Enter"&&s.key!==" "||s.currentTarget instanceof HTMLButtonElement||(s.preventDefault(),t(s))}}}var xc={ArrowUp:[0,-1],ArrowRight:[1,0],ArrowDown:[0,1],ArrowLeft:[-1,0]};function ye(e,t,n){let o=T(null);ue(()=>{let s=e.current;if(s===null)return;let r=[...s.querySelectorAll(t)],a=p=>{o.current=p;for(let u of r)u.tabIndex=u===p?0:-1};a(r.find(p=>p===document.activeElement)??r.find(p=>p===o.current)??r[0]);let i=({target:p})=>r.includes(p)&&a(p),c=p=>{if(p.key==="Escape")return n?.();let u=db(p,r);u!==void 0&&(p.preventDefault(),u.focus())};return s.addEventListener("focusin",i),s.addEventListener("keydown",c),()=>{s.removeEventListener("focusin",i),s.removeEventListener("keydown",c)}})}function db({key:e,target:t,ctrlKey:n,metaKey:o,altKey:s},r){if(!(n||o||s||!r.includes(t)))return e==="Home"?r[0]:e==="End"?r.at(-1):e in xc?fb(t,xc[e],r):void 0}function fb(e,[t,n],o){let[s,r]=La(e);return o.map(a=>{let[i,c]=[La(a)[0]-s,La(a)[1]-r],p=i*t+c*n,u=Math.abs(i*n+c*t);return{place:a,isAhead:p>1&&3*p>u,far:p+2*u}}).filter(({isAhead:a})=>a).sort((a,i)=>a.far-i.far)[0]?.place}function La(e){let{left:t,top:n,width:o,height:s}=e.getBoundingClientRect();return[t+o/2,n+s/2]}function wc({view:e,tiles:t,legal:n,onTap:o,t:s}){let r=T(null);ye(r,".al-can");let a=n.filter(({type:i})=>i==="claim"||i==="offer");return l`
<section class="al-market" aria-labelledby="al-market-title" data-here=${["claim","offer"].includes(e.phase)||void 0}>
<header class="al-head">
<h2 id="al-market-title">${s("al.market")}</h2>
<p class="al-hint">${s(a.length>0?"al.market.choose":"al.market.order")}</p>
</header>
<div class="al-row">
<ol class="al-stalls" ref=${r} style=${{"--al-across":mb(e.market.length)}}>
${e.market.map((i,c)=>{let p=a.find(({position:u})=>u===c+1);return l`
<li key=${i.tile} data-stall=${i.tile} data-money=${i.money}>
<${$b} ...${{stall:i,position:c+1,action:p,onTap:o,t:s,tiles:t,view:e}} />
</li>
`})}
</ol>
<${hb} view=${e} t=${s} />
</div>
</section>
`}function mb(e){return e<=9?Math.max(8,e):Math.ceil(e/2)}function $b({stall:e,position:t,action:n,onTap:o,t:s,tiles:r,view:a}){let i=ee(r,e.tile),c={position:t,tile:J(e.tile),what:Ce(i,0,s),money:e.money},p=s("al.stall",c)+(e.money>0?s("al.stall.money",c):""),u=l`
<span class="al-position" aria-hidden="true">${t}</span>
<${Te} tile=${i} label=${n?void 0:p} />
${e.money>0&&l`<${en} amount=${e.money} />`}
<span class="al-price" aria-hidden="true">
${tn(t)===0?s("al.free"):s("al.cost",{cost:tn(t)})}
</span>
`;if(n===void 0)return l`<div class="al-stall" title=${c.tile}>${u}</div>`;let d=`${mt(n,s,a)}. ${c.what}`,f={...ie({label:d,...o(n)}),"aria-label":void 0};return l`
<button type="button" class="al-stall al-can" title=${c.tile} ...${f}>
<span class="al-unseen">${d}</span>${u}
</button>
`}function hb({view:e,t}){let n=bb(e.stack);return l`
<div class="al-stack">
<div class="al-pile" role="img" data-stack=${n} aria-label=${t("al.stack",{count:n})}>
<span aria-hidden="true">${n}</span>
</div>
<span class="al-price" aria-hidden="true">${t("al.stack.name")}</span>
${e.removed.length>0&&l`<span class="al-removed">${t("al.removed",{tiles:e.removed.map(J).join(", ")})}</span>`}
</div>
`}function bb(e){return typeof e=="number"?e:e.hidden??e.length}function vc({view:e,coast:t,gameSheet:n,t:o}){let{options:s}=e,r=Array.isArray(s.score_grid)?s.score_grid:n.components.score_grid,a=s.icon_awards??n.components.icon_awards;return l`
<details class="al-reference">
<summary>${o("al.reference")}</summary>
<p><${de} terrain="park" /> <${de} terrain="water" /> ${o("al.grid.caption")}</p>
<ol class="al-grid">
${r.map((i,c)=>l`
<li key=${c}>
<span aria-hidden="true">${c}</span><b aria-hidden="true">${i}</b>
<span class="al-unseen">${o("al.grid.entry",{count:c,points:i})}</span>
</li>
`)}
</ol>
<ul class="al-ways">
<li><${de} terrain="park" /> ${o("al.way.park")}</li>
<li><${de} terrain="water" /> ${o(`al.way.water.${t}`)}</li>
<li><${de} terrain="housing" /><${de} terrain="forest" /> ${o("al.way.product")}</li>
<li>
${Be.map(i=>l`<${Xt} icon=${i} key=${i} />`)}
${" "}${o("al.way.icons",{first:a[0],second:a[1],third:a[2]})}
</li>
</ul>
<p class="al-soft">${gb(s,o)}</p>
</details>
`}function gb(e,t){let n=[Array.isArray(e.tiles)&&"tiles",Array.isArray(e.score_grid)&&"grid"].filter(Boolean);return n.length===2?t("al.source.own"):t(`al.source.reference${n.length?`.${n[0]}-own`:""}`)}function ts({island:e,tiles:t,coast:n,name:o,t:s,places:r=[],newest:a,lens:i,onTile:c,chosen:p}){let u=T(null);ye(u,".al-place",r[0]?.onEscape);let d=It([...e,...r])??{left:0,top:0,right:0,bottom:0,width:1,height:1},f=i?uc(e,t,n,i):new Map,m=({x:$,y:h})=>({gridColumn:$-d.left+2,gridRow:h-d.top+2}),b=Math.max(Ko,d.width);return l`
<div
class=${`al-island${r.length>0?" al-open":""}`}
ref=${u}
role="group"
aria-label=${o}
style=${{"--al-columns":d.width,"--al-rows":d.height,"--al-size":b}}
>
${e.map($=>{let h=ee(t,$.tile),y=s("al.cell.tile",{rotation:$.rotation,cell:Vo($,e,s),tile:J($.tile),what:Ce(h,$.rotation,s)}),x=l`<${Te}
tile=${h}
rotation=${$.rotation}
label=${c?void 0:y}
lens=${i}
marks=${f.get(se($.x,$.y))}
/>`,_={key:$.tile,class:`al-cell${$.tile===a?" al-newest":""}`,style:m($),title:J($.tile),"data-tile":$.tile,"data-cell":`${$.x},${$.y},${$.rotation}`};if(!c)return l`<div ...${_}>${x}</div>`;let v=p===se($.x,$.y),E=ie({label:y,onAct:()=>c($),pressed:v});return l`<button type="button" ...${_} ...${E}>${x}</button>`})}
${r.map($=>l`
<button
type="button"
key=${`place ${se($.x,$.y)}`}
class="al-cell al-place"
style=${m($)}
data-x=${$.x}
data-y=${$.y}
...${ie($)}
onMouseEnter=${$.onHover}
onMouseLeave=${$.onLeave}
onFocus=${$.onHover}
onBlur=${$.onLeave}
>
${$.ghost??l`<span class="al-plus" aria-hidden="true"></span>`}
</button>
`)}
</div>
`}function kc({player:e,number:t,view:n,tiles:o,coast:s,t:r,toAct:a,lens:i,places:c,newest:p,featured:u}){let d=a.includes(e.id);return l`
<section
class=${`al-seat al-player-${t}${u?" al-featured":""}${d?" al-acts":""}`}
aria-labelledby=${`al-seat-${t}`}
data-seat=${e.id}
data-here=${u&&n.phase==="place"||void 0}
data-money=${e.money??"hidden"}
>
<header class="al-head">
<span class="al-number" aria-hidden="true">${t}</span>
<h2 id=${`al-seat-${t}`}>${e.id}</h2>
<${_c} money=${e.money} t=${r} />
<${yb} player=${e} view=${n} acts=${d} t=${r} />
</header>
<div class="al-sea">
<${ts}
island=${e.island}
tiles=${o}
coast=${s}
name=${r("al.island",{player:e.id,count:e.island.length})}
t=${r}
places=${c}
newest=${p}
lens=${i}
/>
${e.island.length===0&&!c?.length&&l`<p class="al-soft">${r("al.island.empty")}</p>`}
</div>
<${Na} counts=${Ft(e.island,o,s)} t=${r} />
</section>
`}function _c({money:e,t}){let n=e===null?t("al.money.hidden"):t("al.money",{money:e});return l`<${en} amount=${e} label=${n} />`}function yb({player:e,view:t,acts:n,t:o}){let{auction:s,auctioneer:r,bonus:a,holding:i}=t,c=[e.id===r&&t.phase!=="finished"&&o("al.auctioneer"),n&&o("al.to-act"),t.forfeits?.some(({seat:p})=>p===e.id)&&o("scores.forfeited"),s?.high_bidder===e.id&&o("al.highest.amount",{amount:s.bids[e.id]}),s?.passed.includes(e.id)&&o("al.passed"),(a===e.id||i?.player===e.id&&i.from==="bonus")&&o("al.bonus")];return l`<span class="al-tags">${c.filter(Boolean).map(p=>l`<span class="al-tag" key=${p}>${p}</span>`)}</span>`}function Na({counts:e,t}){return l`
<dl class="al-counts">
${["park","water","housing","forest"].map(o=>l`
<div key=${o} title=${t(`al.count.${o}`)}>
<dt><${de} terrain=${o} /><span class="al-unseen">${t(`al.count.${o}`)}</span></dt>
<dd data-count=${o}>${e[o]}</dd>
</div>
`)}
${Be.map(o=>l`
<div key=${o} title=${t(`al.${o}`)}>
<dt><${Xt} icon=${o} /><span class="al-unseen">${t(`al.${o}`)}</span></dt>
<dd data-count=${o}>${e.icons[o]}</dd>
</div>
`)}
</dl>
`}var Sc=({view:e,seat:t,t:n})=>{let{money:o}=e.players.find(({id:s})=>s===t);return l`<p class="al-own"><${_c} money=${o} t=${n} /> <span>${n("al.money",{money:o})}</span></p>`};function Oc({view:e,gameSheet:t,legal:n,act:o,t:s,seat:r,toAct:a,prepared:i,prepare:c,last:p=[]}){let u=T(null),[d,f]=g(null),m=Ge(t,e.options),b=ne(t,e,"coast"),$=Qo(e,n),h=Xo($,i,c);bc(u,$,h),gc($,h,m,s);let y=ze({act:o,legal:n,view:e,prepared:i,prepare:c}),x=$?wb({placing:$,turning:h,tiles:m,view:e,onTap:y,t:s,leave:()=>c(ft)}):[],_=xb({view:e,legal:n,seat:r,placing:$}),v=e.players.map((w,C)=>({player:w,number:C+1})),E=(w,C)=>l`
<${kc}
key=${w.player.id}
...${{...w,view:e,tiles:m,coast:b,t:s,toAct:a,lens:d,featured:C}}
places=${w.player.id===$?.player?x:[]}
newest=${e.phase==="finished"?void 0:vb(p,w.player.id)}
/>
`,O=e.phase!=="finished"&&l`<${wc} key="market" ...${{view:e,tiles:m,legal:n,onTap:y,t:s}} />`,M=l`<${hc} key="stage" ...${{view:e,tiles:m,placing:$,turning:h,t:s}} />`,L=_&&E(v.find(({player:w})=>w.id===_),!0),S=["claim","offer"].includes(e.phase)?[O,M,L]:[M,L,O];return l`
<div class="al-frame" data-phase=${e.phase} ref=${u}>
<div class=${`al-board${_?"":" al-equal"}`}>
${S}
<${es} lens=${d} setLens=${f} t=${s} />
<div class="al-seats">
${v.filter(({player:w})=>w.id!==_).map(w=>E(w,!1))}
</div>
<${vc} view=${e} coast=${b} gameSheet=${t} t=${s} />
</div>
</div>
`}function xb({view:e,legal:t,seat:n,placing:o}){return e.phase==="finished"?null:[o?.player,n,t[0]?.player].find(r=>e.players.some(a=>a.id===r))??null}function wb({placing:e,turning:t,tiles:n,view:o,onTap:s,t:r,leave:a}){let{rotation:i,look:c}=t,p=ee(n,e.tile);return e.actions.filter(u=>u.rotation===i).map(u=>({x:u.x,y:u.y,label:mt(u,r,o),...s(u),ghost:l`<${Te} tile=${p} rotation=${i} />`,onHover:()=>c({x:u.x,y:u.y}),onLeave:()=>c(void 0),onEscape:a}))}function vb(e,t){return e.findLast(n=>n.type==="placed"&&n.player===t)?.tile}function Ec({sheet:e,standing:t,t:n}){let o=[..._b(t.breakdown,n),...Sb(e,t,n)];return l`
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
<th scope="row"><span class="al-signs">${r}</span> ${kb(a,n)}</th>
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
${t===e.standings[0]&&l`<p class="al-soft">${Ob(e,n)}</p>`}
</div>
`}var kb=(e,t)=>`${e.charAt(0).toLocaleUpperCase(t.language)}${e.slice(1)}`;function _b({park:e,water:t,housing:n,forest:o,product:s},r){let a=(i,{tiles:c,points:p})=>({id:i,signs:l`<${de} terrain=${i} />`,name:r(`al.sheet.${i}`),how:r("al.sheet.tiles",{tiles:c}),points:p});return[a("park",e),a("water",t),{id:"product",signs:l`<${de} terrain="housing" /><${de} terrain="forest" />`,name:r("al.sheet.product"),how:r("al.sheet.shapes",{housing:n,forest:o}),points:s}]}function Sb(e,{player:t,breakdown:n},o){return Be.map(s=>{let{count:r,place:a,points:i}=n.icons[s],c=e.standings.filter(u=>u.player!==t&&u.breakdown.icons[s].place===a).map(u=>u.player).join(", "),p=a===null?"no-place":c?"tied":"place";return{id:s,signs:l`<${Xt} icon=${s} />`,name:o(`al.${s}`),how:o(`al.sheet.${p}`,{count:r,place:a,others:c}),points:i}})}function Ob(e,t){let n=r=>e.rulings.find(a=>a.option===r)?.value==="custom",[o,s]=[n("tiles"),n("score_grid")];return t(o&&s?"al.source.own":`al.source.reference${o?".tiles-own":s?".grid-own":""}`)}var Mc=[{kind:"money",name:"al.correct.money",at:{"/players/*/money":"","/market/*/money":"al.market"}},{kind:"tile",name:"al.correct.tile",at:{"/market/*/tile":"al.market","/holding/tile":"al.correct.holding","/auction/tile":"al.correct.auction","/players/*/island/*/tile":""},of:"tiles",unseen:["/stack/*","/removed/*"]},{kind:"lying",name:"al.correct.lying",at:{"/players/*/island/*/x":"al.correct.x","/players/*/island/*/y":"al.correct.y","/players/*/island/*/rotation":"al.correct.rotation"},choices:{"/players/*/island/*/rotation":[0,90,180,270]},oneByOne:!0}],Cc=e=>typeof e=="string"?J(e):String(e);var Ra=36,Tc="none";function ns({tiles:e,used:t,pick:n,t:o,turned:s=!0}){let[r,a]=g(""),[i,c]=g({}),p=[...e.values()].filter(({id:u})=>!t.has(u)&&u.toLowerCase().includes(r.trim().toLowerCase())).map(u=>({tile:u,rotation:Cb(u,i,s)})).filter(({rotation:u})=>u!==void 0);return l`
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
${oe.map(u=>l`
<${Eb} key=${u} side=${u} value=${i[u]??""} t=${o} set=${d=>c({...i,[u]:d})} />
`)}
</div>
<p class="al-hint" role="status">
${o("al.pad.found",{count:p.length})}${p.length>Ra&&` ${o("al.pad.more",{count:Ra})}`}
</p>
<ul class="al-found">
${p.slice(0,Ra).map(({tile:u,rotation:d})=>l`
<li key=${u.id}><${Mb} ...${{tile:u,rotation:d,pick:n,t:o}} /></li>
`)}
</ul>
</div>
`}function Eb({side:e,value:t,set:n,t:o}){return l`
<label class="al-field">
<span>${o("al.pad.sides",{side:o(`al.side.${e}`)})}</span>
<select data-side=${e} value=${t} onChange=${s=>n(s.target.value)}>
<option value="">${o("al.pad.any")}</option>
${Go.map(s=>l`<option value=${s} key=${s}>${o(`al.${s}`)}</option>`)}
<option value=${Tc}>${o("al.pad.none")}</option>
</select>
</label>
`}function Mb({tile:e,rotation:t,pick:n,t:o}){let s=J(e.id),r=o("al.pad.choice",{tile:s,rotation:t,what:Ce(e,t,o)});return l`
<button type="button" class="al-choice" data-pick=${e.id} ...${ie({label:r,onAct:()=>n(e.id,t)})}>
<${nn} tile=${e} rotation=${t} name=${s} />
</button>
`}function Cb(e,t,n){let o=oe.filter(s=>t[s]);return(n?ic:[0]).find(s=>{let r=Qe(e,s),a=i=>r.find(c=>c.sides.includes(i))?.terrain??Tc;return o.every(i=>a(i)===t[i])})}function Ac({deal:e,change:t,gameSheet:n,t:o,setup:s}){let r=Ge(n,s.options),a=e?.market??[],i=dc(n,s,r),c=p=>t({market:p});return l`
<div class="al-deal">
<p role="status">${o("al.deal.laid",{count:a.length,due:i})}</p>
<ul class="al-found">
${a.map(p=>l`
<li key=${p}>
<button
type="button"
class="al-choice"
data-laid=${p}
...${ie({label:o("al.deal.take-back",{tile:J(p)}),onAct:()=>c(a.filter(u=>u!==p))})}
>
<${nn} tile=${ee(r,p)} name=${J(p)} />
</button>
</li>
`)}
</ul>
${a.length<i&&l`<${ns} tiles=${r} used=${new Set(a)} pick=${p=>c([...a,p])} t=${o} turned=${!1} />`}
</div>
`}var Tb=[[{terrain:"water",sides:["n","w"]},{terrain:"forest",sides:["e","s"]}],[{terrain:"forest",sides:["w","s"]},{terrain:"park",sides:["n","e"]}],[{terrain:"housing",sides:["s","w"]},{terrain:"forest",sides:["n","e"]}],[{terrain:"forest",sides:["n","w"]},{terrain:"water",sides:["e","s"]}]],Ab=[[],["music"],["love"],["peace"]],Lc=()=>l`
<span class="al-emblem">
${Tb.map((e,t)=>l`<${Te} key=${t} tile=${{id:"",regions:e,icons:Ab[t]}} />`)}
</span>
`;var Nc={pieces:{"[data-held] .al-tile":e=>e.closest("[data-held]").dataset.held,"[data-lot] .al-tile":e=>e.closest("[data-lot]").dataset.lot,"[data-tile] .al-tile":e=>e.closest("[data-tile]").dataset.tile,"[data-stall] .al-tile":e=>e.closest("[data-stall]").dataset.stall},bids:"[data-bid] .al-coin",payments({type:e,player:t,buyer:n,bidder:o,price:s,paid:r,found:a}){return e==="sold"?[{from:n,to:t,amount:s}]:e==="kept"?[{from:t,to:o,amount:s}]:[{from:t,to:null,amount:r??0},{from:null,to:t,amount:a??0}]},awards:["sold","kept","taken-free"]};function jc({legal:e,player:t,view:n,gameSheet:o}){let s=n.players.find(({id:r})=>r===t);return!(n.phase in Rc)||s.money!==null?e:Rc[n.phase]({legal:e,player:t,view:n,gameSheet:o,seat:s})}var Rc={claim:e=>Bc("claim",e),offer:e=>Bc("offer",e),bidding:({player:e,view:t,gameSheet:n})=>[{type:"bid",player:e,amount:{minimum:Lb(t,n),maximum:null}},...t.auction.high_bidder===e?[]:[{type:"pass",player:e}]],settling:({player:e,seat:t})=>[{type:"sell",player:e},...Jo(t.island).length>0?[{type:"keep",player:e}]:[]]},Bc=(e,{legal:t,player:n,view:o})=>[...o.market.map((s,r)=>({type:e,player:n,position:r+1})),...t.filter(s=>s.type!==e)];function Lb(e,t){let{auction:n}=e;return n.high_bidder===null?ne(t,e,"minimum_bid"):n.bids[n.high_bidder]+1}var Pc=({ruleset:e,variant:t,options:n,players:o})=>({ruleset:e,variant:t,options:n??{},players:o.map(s=>({id:s,money:null,island:[]}))}),Ba=(e,t,n)=>({...e,players:e.players.map(o=>o.id===t?{...o,...n(o)}:o)}),ja=e=>({x:t,y:n})=>t===e.x&&n===e.y,Ic=(e,t,n)=>Ba(e,t,()=>({money:n})),Fc=(e,t,n)=>Ba(e,t,({island:o})=>{let s=o.findIndex(ja(n));return{island:s===-1?[...o,n]:o.with(s,n)}}),Dc=(e,t,n)=>Ba(e,t,({island:o})=>({island:o.filter(s=>!ja(n)(s))})),Hc=(e,t)=>e.find(ja(t)),Uc=e=>new Set(e.players.flatMap(({island:t})=>t.map(({tile:n})=>n))),qc=({ruleset:e,variant:t,options:n,players:o})=>({ruleset:e,variant:t,options:n,players:o.map(({id:s,money:r,island:a})=>({id:s,...r!==null&&{money:r},island:a}))});function zc({draft:e,change:t,gameSheet:n,t:o,errors:s=[]}){let[r,a]=g(null),[i,c]=g(null),p=Math.max(0,e.players.findIndex(({id:f})=>f===r)),u=e.players[p],d={draft:e,change:t,player:u,seat:p,t:o,lens:i,tiles:Ge(n,e.options),coast:ne(n,e,"coast")};return l`
<div class="al-pad">
<div class="al-tabs" role="group" aria-label=${o("al.pad.islands")}>
${e.players.map(({id:f,island:m},b)=>l`
<button
type="button"
key=${f}
class="al-button"
data-pad-player=${f}
aria-pressed=${String(b===p)}
onClick=${()=>a(f)}
>
<b>${f}</b> ${o("al.pad.tiles",{count:m.length})}
${s.some(({pointer:$})=>$?.startsWith(`/players/${b}/`))&&l`<span class="al-tag">!</span>`}
</button>
`)}
</div>
<${Nb} key=${u.id} ...${d} />
<${es} lens=${i} setLens=${c} t=${o} />
</div>
`}function Nb({draft:e,change:t,player:n,seat:o,t:s,lens:r,tiles:a,coast:i}){let[c,p]=g(null),{id:u,island:d,money:f}=n,m=$=>t(Ic(e,u,$===""?null:Number($))),b=Jo(d).map($=>({...$,label:s("al.pad.cell",{beside:Kn($,d,s)}),pressed:c!==null&&se(c.x,c.y)===se($.x,$.y),onAct:()=>p($)}));return l`
<section class=${`al-seat al-featured al-player-${o+1}`} aria-label=${u}>
<label class="al-field">
<span>${s("al.pad.money",{player:u})}</span>
<input
type="number"
inputmode="numeric"
min="0"
step="1"
name=${`money/${u}`}
data-pointer=${`/players/${o}/money`}
value=${f??""}
onInput=${$=>m($.currentTarget.value)}
/>
</label>
<p class="al-hint">${s("al.pad.hint")}</p>
<div class="al-sea" data-pointer=${`/players/${o}/island`}>
<${ts}
island=${d}
tiles=${a}
coast=${i}
name=${s("al.island",{player:u,count:d.length})}
t=${s}
places=${b}
lens=${r}
chosen=${c&&se(c.x,c.y)}
onTile=${({x:$,y:h})=>p({x:$,y:h})}
/>
</div>
<${Na} counts=${Ft(d,a,i)} t=${s} />
${c&&l`<${Rb} key=${se(c.x,c.y)} ...${{draft:e,change:t,player:n,t:s,tiles:a,chosen:c,choose:p}} />`}
</section>
`}function Rb({draft:e,change:t,player:n,t:o,tiles:s,chosen:r,choose:a}){let i=T(null),c=Hc(n.island,r);k(()=>i.current?.focus(),[c?.tile]);let p=(f,m)=>t(Fc(e,n.id,{tile:f,...r,rotation:m})),u=()=>{t(Dc(e,n.id,r)),a(null)},d=l`<${ns} tiles=${s} used=${Uc(e)} pick=${p} t=${o} />`;return l`
<div class="al-editor" key=${c?.tile}>
<h2 ref=${i} tabindex="-1">${c?o("al.pad.change",{cell:Vo(r,n.island,o)}):o("al.pad.pick",{beside:Kn(r,n.island,o)})}</h2>
${c&&l`
<div class="al-turner">
<${Aa} turn=${f=>p(c.tile,(c.rotation+90*f+360)%360)} t=${o} />
<button type="button" class="al-button" data-remove onClick=${u}>${o("al.pad.remove")}</button>
<button type="button" class="al-button" onClick=${()=>a(null)}>${o("al.pad.close")}</button>
</div>
`}
${c?l`<details><summary>${o("al.pad.another")}</summary>${d}</details>`:d}
</div>
`}var Gc={id:"auctionland",turns:!0,Board:Oc,Actions:yc,Deal:Ac,Emblem:Lc,label:mt,Piece:Yo,Breakdown:Ec,scorePad:{empty:Pc,Form:zc,request:qc},corrections:Mc,pieceText:Cc,publicActions:jc,Own:Sc,motion:Nc};var Bb=[22,58,94].flatMap(e=>[22,54].map(t=>`M${t} ${e+22}V${e+8}l12-10 12 10v14z`)).join(""),Wc=()=>l`<svg viewBox="0 0 100 140" aria-hidden="true" focusable="false">
<rect x="1" y="1" width="98" height="138" rx="9" fill="#fdf8ec" stroke="#b9a987" stroke-width="1.5" />
<rect x="7" y="7" width="86" height="126" rx="5" fill="#7a2f2a" />
<g fill="none" stroke="#c98b6a" stroke-width="2" stroke-linejoin="round"><path d=${Bb} /></g>
<rect x="11" y="11" width="78" height="118" rx="3" fill="none" stroke="#d9a883" stroke-opacity=".6" />
</svg>`,Kc=()=>l`<svg viewBox="0 0 140 88" aria-hidden="true" focusable="false">
<rect x="1" y="1" width="138" height="86" rx="6" fill="#fdf8ec" stroke="#9b8d6d" stroke-width="1.5" />
<rect x="6" y="6" width="128" height="76" rx="4" fill="#28563f" />
<g fill="none" stroke="#79ac8a" stroke-width="1.6">
${[1,2,3,4].map(e=>l`<ellipse cx="70" cy="44" rx=${e*14} ry=${e*8.5} />`)}
</g>
<text x="70" y="54" text-anchor="middle" font-size="30" font-weight="800" fill="#cfe7d4">$</text>
</svg>`;var jb=[14,24,34,44,54].flatMap(e=>[Jc(e,9),Jc(e,-9)]);function Jc(e,t){return`M8 ${e}c11 ${-t} 20 ${t} 31 0s20 ${t} 31 0 20 ${t} 31 0 20 ${t} 31 0`}function Pb(e){if(e===0)return{fill:"#e9e6e1",line:"#b3aca2",ink:"#574f47"};let t=Math.min(e,20)/20,n=155-t*112;return{fill:`hsl(${n} ${38+t*34}% ${90-t*6}%)`,line:`hsl(${n} 35% ${70-t*8}%)`,ink:`hsl(${n} 60% 16%)`}}var Ib=()=>l`<path d="M12 78L128 10" stroke="#a8433a" stroke-width="3" stroke-opacity=".7" />`,Fb=e=>l`
<path d="M86 70c3-9 7-9 5-2s6-8 8-3 5-6 8 0 6-3 10-4" fill="none" stroke=${e} stroke-width="1.5"
stroke-linecap="round" />`,Db=(e,t)=>l`
<circle cx="28" cy="34" r="17" fill=${e} stroke=${t} stroke-width="1.8" />
<circle cx="28" cy="34" r="13.5" fill="none" stroke=${t} stroke-width=".8" stroke-dasharray="1.5 1.5" />
<text x="28" y="42" text-anchor="middle" font-size="22" font-weight="700" fill=${t}>$</text>`;function Vc({value:e}){let{fill:t,line:n,ink:o}=Pb(e);return l`<svg viewBox="0 0 140 88" aria-hidden="true" focusable="false">
<rect x="1" y="1" width="138" height="86" rx="6" fill=${t} stroke="#9b8d6d" stroke-width="1.5" />
<g fill="none" stroke=${n}>${jb.map(s=>l`<path d=${s} />`)}</g>
<rect x="6" y="6" width="128" height="76" rx="3" fill="none" stroke=${o} stroke-opacity=".45" />
${Db(t,o)}
<text x="126" y="50" text-anchor="end" font-size=${e>99?36:44} font-weight="800" fill=${o}>
${e}
</text>
<path d="M14 72h52M80 72h46" stroke=${o} stroke-opacity=".55" />
${e===0?Ib():Fb(o)}
</svg>`}var Zc=()=>l`
<path d="M26 84h40v34H26z" fill="#c99a5b" /><path d="M66 84l14-9v34l-14 9z" fill="#a1743d" />
<path d="M26 84l14-9h40l-14 9z" fill="#6d4a26" /><path d="M26 84l-11-7 13-9 12 7z" fill="#dab174" />
<path d="M66 84l8 6 14-9-8-6z" fill="#b98a4c" />
<path d="M38 100h14v18H38z" fill="#5b3d1e" /><path d="M38 100l-9 4v16l9-2z" fill="#dab174" />
<path d="M57 90h6M57 94h6" stroke="#8a6232" stroke-width="1.6" /><path d="M12 118c3-5 8-5 10 0z" fill="#7d9a5a" />`,Yc=()=>l`
<path d="M50 62L16 118h68z" fill="#d87f52" /><path d="M50 62L30 118h12z" fill="#e79a70" />
<path d="M50 62l34 56H62z" fill="#b5613a" />
<path d="M50 70L39 118h22z" fill="#4d2a1f" /><path d="M50 70l-11 48h6z" fill="#f0b08a" />
<path d="M50 62V52" stroke="#5d4330" stroke-width="2" /><path d="M50 52l11 4-11 4z" fill="#f3d25f" />
<path d="M16 118l-6 4M84 118l6 4" stroke="#5d4330" stroke-width="1.6" />
<path d="M79 116l6-7 5 7z" fill="#e8792b" /><path d="M76 119h17" stroke="#5d4330" stroke-width="2.4" />`,Qc=()=>l`
<path d="M27 86h46v32H27z" fill="#a9764a" />
<path d="M27 94h46M27 102h46M27 110h46" stroke="#825633" stroke-width="1.4" />
<path d="M20 88l30-25 30 25z" fill="#6b4a3b" /><path d="M29 80l21-17 4 3-20 17z" fill="#85604d" />
<path d="M33 97h14v21H33z" fill="#553722" /><circle cx="44" cy="108" r="1.3" fill="#e5c15d" />
<path d="M54 95h13v11H54z" fill="#f5dc8b" stroke="#553722" stroke-width="2" />
<path d="M60.5 95v11" stroke="#553722" stroke-width="1.6" />
<path d="M65 62h6v12l-6-5z" fill="#74675f" />
<path d="M76 118v-9h10v9" fill="none" stroke="#825633" stroke-width="2" />`,Xc=()=>l`
<path d="M16 110V88c0-10 6-15 15-15h36c9 0 14 5 14 13v24z" fill="#f4ead3" />
<path d="M16 97h65v9H16z" fill="#c5523a" />
<path d="M23 80h20v12H23z" fill="#9ecbd6" stroke="#6f5a48" stroke-width="1.6" />
<path d="M23 80h20l-3 4H26z" fill="#e9b44a" />
<path d="M55 80h16v30H55z" fill="#e0cfa8" stroke="#6f5a48" stroke-width="1.6" />
<path d="M58 83h10v8H58z" fill="#9ecbd6" />
<path d="M81 109h11" stroke="#514337" stroke-width="3" /><circle cx="38" cy="111" r="8" fill="#3c342f" />
<circle cx="38" cy="111" r="3.4" fill="#cfc4b2" />
<path d="M90 110v8" stroke="#514337" stroke-width="2" /><path d="M46 73v-6h7v6" fill="#8d7a68" />`,eu=()=>l`
<path d="M64 58h8v18h-8z" fill="#a2543f" />
<path d="M68 54c-4-4 3-6 0-11" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3" />
<path d="M24 84h52v34H24z" fill="#f3e6c8" /><path d="M15 88c9-15 18-24 27-25h18c9 1 17 10 25 25z" fill="#b98541" />
<path d="M15 88c9-15 18-24 27-25h6c-9 4-17 13-23 25z" fill="#cf9d57" />
<path d="M44 95c0-7 12-7 12 0v23H44z" fill="#5c7a4a" /><circle cx="53.5" cy="108" r="1.3" fill="#f1d37a" />
<path d="M29 95h10v10H29zM61 95h10v10H61z" fill="#a8d2dc" stroke="#7a5a3a" stroke-width="1.8" />
<path d="M34 95v10M66 95v10" stroke="#7a5a3a" stroke-width="1.4" />
<path d="M24 118c2-6 8-7 11-2 3-4 8-2 9 2zM60 118c3-6 8-5 10-1 3-4 8-2 9 1z" fill="#6f9a52" />
<circle cx="30" cy="113" r="1.7" fill="#e0607a" /><circle cx="71" cy="114" r="1.7" fill="#f1c84b" />`,Pa=(e,t,n,o)=>l`
<path d=${`M${e} ${t+14}h24V118H${e}z`} fill=${n} />
<path d=${`M${e-1} ${t+15}L${e+12} ${t}l13 15z`} fill=${o} />
${[t+21,t+35].map(s=>l`
<path d=${`M${e+4} ${s}h6v8h-6zM${e+14} ${s}h6v8h-6z`} fill="#fbeec0" stroke="#5a4636" />`)}
<path d=${`M${e+8} 118v-12h8v12z`} fill="#4f3a2c" />`,tu=()=>[Pa(13,64,"#c96b4f","#6d4038"),Pa(38,56,"#e2c07c","#7a5540"),Pa(63,66,"#88a9a8","#4d5a62")];var je=(e,t,n,o,s)=>e.flatMap(r=>t.map(a=>l`<path d=${`M${r} ${a}h${n}v${o}h${-n}z`} fill=${s} />`)),nu=()=>l`
<path d="M18 82h64v36H18z" fill="#f7f1e3" /><path d="M14 82l10-14h52l10 14z" fill="#b4573f" />
<path d="M34 82l16-13 16 13z" fill="#f7f1e3" stroke="#c9b99a" stroke-width="1.4" />
<circle cx="50" cy="77" r="2.6" fill="#9ecbd6" />
${je([22,71],[87,101],7,9,"#8fbfce")}<path d="M34 82h32v4H34z" fill="#e0d3b8" />
${je([36,45,52,61],[86],4,28,"#fff")}
<path d="M46.5 98h7v16h-7z" fill="#5d4637" /><path d="M32 114h36v4H32z" fill="#d8caac" />
<circle cx="12" cy="110" r="8" fill="#5f8f4e" /><circle cx="89" cy="111" r="7" fill="#5f8f4e" />`,ou=()=>l`
<path d="M30 80h40v38H30z" fill="#d9c7a3" /><path d="M28 81l5-16h34l5 16z" fill="#4e5a6b" />
<path d="M14 72h17v46H14zM69 72h17v46H69z" fill="#e6d8b9" />
<path d="M12 73l10.5-23L33 73zM67 73l10.5-23L88 73z" fill="#3f4a5c" />
<path d="M22.5 50v-6M77.5 50v-6" stroke="#3f4a5c" stroke-width="1.6" />
<circle cx="22.5" cy="43" r="1.8" fill="#e9bf4a" /><circle cx="77.5" cy="43" r="1.8" fill="#e9bf4a" />
${je([19.5,74.5],[79,94],6,10,"#7d6a54")}
${je([35,59],[86,100],6,9,"#7d6a54")}
${je([38,47,56],[69],5,7,"#f3df9b")}
<path d="M44 118v-16c0-8 12-8 12 0v16z" fill="#5b3f2f" /><path d="M10 118h80" stroke="#6b8a55" stroke-width="3" />`,su=()=>l`
<path d="M12 84h20v34H12z" fill="#6d8296" /><path d="M72 76h18v42H72z" fill="#5b7288" />
<path d="M34 60h32v58H34z" fill="#88a6bd" /><path d="M54 60h12v58H54z" fill="#6c8ba4" />
<path d="M39 52h22v8H39z" fill="#7897af" /><path d="M50 52V41" stroke="#46586a" stroke-width="2" />
<circle cx="50" cy="41" r="1.8" fill="#e0533d" />
${je([37,44,51,58],[64,72,80,88,96],4.5,5,"#fff3c2")}
${je([15,21,27],[88,96,104],3,4,"#e9edf0")}
${je([75,82],[80,88,96,104],4,4,"#e9edf0")}
<path d="M44 106h12v12H44z" fill="#33424f" /><path d="M40 105h20v2.500H40z" fill="#e9bf4a" />`,os=(e,t,n)=>{let o=Array.from({length:n},(s,r)=>`M${e+r*6} ${t}h4v5h-4z`);return l`<path d=${o.join("")} fill="#a39a8b" />`},ru=()=>l`
<path d="M24 86h52v32H24z" fill="#b7ae9e" />${os(26,82,8)}
<path d="M12 70h16v48H12zM72 70h16v48H72z" fill="#a39a8b" />${os(12,66,3)}${os(72,66,3)}
<path d="M41 58h18v30H41z" fill="#c6bdad" />${os(41,54,3)}
<path d="M50 54V41" stroke="#544a3e" stroke-width="1.8" />
<path d="M50 41h14l-4 4 4 4H50z" fill="#b9382f" />
${je([18.5,78.5],[78,94],3,9,"#4b4238")}${je([48.5],[64],3,9,"#4b4238")}
<path d="M40 118v-14c0-11 20-11 20 0v14z" fill="#4f3826" />
<path d="M45 97v21M50 96v22M55 97v21M40 106h20" stroke="#8a6a49" stroke-width="1.2" />`,Ia=(e,t,n,o)=>l`
<path fill="#e0ab36" d=${`M${e-n} ${t}
c${-n*.55} ${-o*.6} ${n*.7} ${-o*.7} ${n} ${-o}
c${n*.3} ${o*.3} ${n*1.55} ${o*.4} ${n} ${o}z`} />
<path d=${`M${e} ${t-o}v-5`} stroke="#a97a1d" stroke-width="1.6" />`,au=()=>l`
<path d="M14 88h72v30H14z" fill="#f8ecd9" /><path d="M14 88h72v4H14z" fill="#e2bf7a" />
<path d="M36 74h28v44H36z" fill="#fff6e6" />
<path d="M15 74h11v44H15zM74 74h11v44H74z" fill="#fff6e6" />
${Ia(50,74,13,24)}${Ia(20.5,75,6,14)}${Ia(79.5,75,6,14)}
<path d="M29 112v-11c0-6 7-6 7 0v11zM67 112v-11c0-6 7-6 7 0v11z" fill="#7f6fa0" />
<path d="M18 90v-7c0-4 5-4 5 0v7zM77 90v-7c0-4 5-4 5 0v7z" fill="#7f6fa0" />
${[40,47.5,55].map(e=>l`<path d=${`M${e} 92v-8c0-4 5-4 5 0v8z`} fill="#7f6fa0" />`)}
<path d="M43 118v-13c0-9 14-9 14 0v13z" fill="#6a4b8a" />
<path d="M43 118v-13c0-9 14-9 14 0v13" fill="none" stroke="#e0ab36" stroke-width="1.6" />
<path d="M10 118h80v3H10z" fill="#e2bf7a" />`,Hb=[[14,52],[28,46],[84,58],[72,48],[90,84],[12,96],[22,76],[80,104],[60,122],[38,126]],iu=()=>l`
${Hb.map(([e,t],n)=>l`<circle cx=${e} cy=${t} r=${n%3?.9:1.5} fill="#fff" />`)}
<path d="M6 134v-8c28-14 60-14 88 0v8z" fill="#3f8fb0" />
<path d="M26 121c10-3 18-2 22 1s-8 4-14 4zM62 120c8 0 16 2 20 5-8 2-18 0-20-5z" fill="#6fb37f" />
<path d="M12 76h20v18H12zM68 76h20v18H68z" fill="#3c63a8" stroke="#c9d3e2" stroke-width="1.4" />
<path d="M18.5 76v18M25.5 76v18M12 85h20M74.5 76v18M81.5 76v18M68 85h20" stroke="#c9d3e2" stroke-width=".9" />
<path d="M32 83h36v4H32z" fill="#98a5b8" />
<ellipse cx="50" cy="85" rx="21" ry="8" fill="none" stroke="#e6ebf2" stroke-width="4" />
<path d="M43 64h14v40H43z" fill="#d7dee8" /><path d="M50 64h7v40h-7z" fill="#b3bfce" />
<path d="M43 64c0-8 14-8 14 0z" fill="#f2f5f9" /><path d="M45 104h10l-2 6h-6z" fill="#7f8ca0" />
${je([46,51],[69,92,98],3,3,"#ffd766")}
<path d="M29 85a21 8 0 0 0 42 0" fill="none" stroke="#f7f9fc" stroke-width="4" />
<path d="M50 56V46" stroke="#c9d3e2" stroke-width="1.4" /><circle cx="50" cy="45" r="2" fill="#ff6b57" />`;var Ub=[[2,"box",Zc],[4,"tent",Yc],[6,"hut",Qc],[9,"caravan",Xc],[12,"cottage",eu],[15,"terrace",tu],[18,"villa",nu],[20,"manor",ou],[22,"tower",su],[25,"castle",ru],[28,"palace",au],[1/0,"station",iu]],lu=e=>Ub.find(([t])=>e<=t),ss=e=>`fs.home.${lu(e)[1]}`;function qb(e,t){if(t==="station")return{sky:"#161d3f",ground:"#161d3f"};let n=Math.min(e,28)/28;return{sky:`hsl(${205+(n<.7?0:(n-.7)*560)} ${25+n*45}% ${80-Math.max(0,n-.75)*30}%)`,ground:`hsl(${70+n*45} ${22+n*14}% ${66-n*8}%)`}}function rs({value:e,at:t}){let[,n,o]=lu(e),{sky:s,ground:r}=qb(e,n);return l`<svg viewBox="0 0 100 140" aria-hidden="true" focusable="false" ...${t}>
<rect x="1" y="1" width="98" height="138" rx="9" fill="#fdf8ec" stroke="#b9a987" stroke-width="1.5" />
<rect x="6" y="40" width="88" height="94" rx="4" fill=${s} />
${n!=="station"&&l`
<circle cx=${86-e%4*4} cy=${52+e%3*2} r="5" fill="#fff" opacity=".65" />
<path d="M6 116h88v14a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4z" fill=${r} />`}
<${o} />
<rect x="6" y="40" width="88" height="94" rx="4" fill="none" stroke="#6b5a3c" stroke-opacity=".45" />
<text x="10" y="32" font-size=${e>99?27:33} font-weight="800" fill="#2c2418">${e}</text>
<path d="M74 30V19l10-8 10 8v11z" fill="none" stroke="#8a774f" stroke-width="2.5" stroke-linejoin="round" />
</svg>`}var cu={houses:rs,cheques:Vc},Fa={houses:Wc,cheques:Kc},zb=10;function uu(e,t,n){return e==="cheques"?n("fs.cheque",{cheque:t}):n("fs.house.named",{house:t,home:n(ss(t))})}function We({kind:e,value:t,t:n,chosen:o=!1}){let s=cu[e];return l`
<span class="fs-card fs-${e} ${o?"is-chosen":""}" role="img" aria-label=${uu(e,t,n)}>
<${s} value=${t} />
</span>`}function Dt({kind:e,value:t,props:n}){let o=cu[e];return l`
<button type="button" class="fs-card fs-playable fs-${e}" ...${n}><${o} value=${t} /></button>`}function pu({kind:e,label:t}){let n=Fa[e];return l`<span class="fs-card fs-${e}" role="img" aria-label=${t}><${n} /></span>`}function du({kind:e,count:t,t:n}){let o=Fa[e],s=n(`fs.deck.${e}`,{count:t});return l`
<div class="fs-deck ${t===0?"is-empty":""}" data-deck=${e} role="img" aria-label=${s}>
<span class="fs-card fs-${e}">${t>0&&l`<${o} />`}</span>
<span class="fs-deck-count" aria-hidden="true">${t}</span>
</div>`}var Gb={houses:{box:"0 0 36 42",outline:"M2 16L18 2l16 14v24H2z",x:18,y:32},cheques:{box:"0 6 42 30",outline:"M2 8h38v26H2z",x:21,y:27}};function Wb({kind:e,value:t,t:n}){let{box:o,outline:s,x:r,y:a}=Gb[e];return l`
<svg class="fs-mini fs-mini-${e}" data-mini=${`${e}-${t}`} viewBox=${o} role="img" aria-label=${uu(e,t,n)}>
<path d=${s} />
<text x=${r} y=${a} text-anchor="middle" font-size=${t>99?13:17}>${t}</text>
</svg>`}var $t=({kind:e,cards:t,t:n})=>l`
<span class="fs-pile">
${t.map((o,s)=>l`<${Wb} key=${`${o}/${s}`} kind=${e} value=${o} t=${n} />`)}
</span>`;function fu({kind:e,count:t}){let n=Fa[e],o=Array.from({length:Math.min(t,zb)},()=>l`<span><${n} /></span>`);return l`<span class="fs-fan" aria-hidden="true">${o}</span>`}var Xe=e=>Array.isArray(e),et=e=>Xe(e)?e.length:typeof e=="number"?e:e.hidden,Pe=(e,t)=>Object.hasOwn(e,t)?e[t]:void 0,mu=e=>e.reduce((t,n)=>t+n,0),Kb=new Set(["left-empty-handed","house-taken","house-won","house-sold","sweep"]);function $u(e){let t=[],n=[];for(let o of e)(o.type==="houses-revealed"||o.type==="cheques-revealed")&&(t=[]),Kb.has(o.type)&&(t.push(o),n=t);return n}function Da(e){return e.phase==="selling"?e.players.filter(t=>et(t.houses)>0):e.players.filter(t=>!e.passed.includes(t.id))}function as(e){let{houses:t}=e.market;return t.length===0?null:{house:Da(e).length>t.length?null:t[0]}}var is=e=>Math.max(0,...Object.values(e.bids)),hu=({cheques:e,coins:t})=>mu(e)+(t??0);function bu(e,t){let n=new Map,o=(s,r)=>n.set(s,(n.get(s)??0)+r);for(let s of Jb(e,t))o(s,1);for(let s of e.players.flatMap(({cheques:r})=>r))o(s,-1);return[...n].sort(([s],[r])=>s-r)}var Jb=(e,t)=>ne(t,e,"cheques");function Vb(e,t,n){let o=as(n);return o===null?t("fs.pass"):o.house!==null?t("fs.pass.house",{house:o.house}):t(Pe(n.bids,e)===void 0?"fs.pass.nothing":"fs.pass.bid-back")}function on(e,t,n){switch(e.type){case"bid":return t("fs.bid");case"pass":return Vb(e.player,t,n);case"sell":return e.house===void 0?t("fs.sell.last"):t("fs.sell.named",{house:e.house,home:t(ss(e.house))});case"reveal":return t(e.houses?"fs.reveal.houses":"fs.reveal.cheques")}}function gu({view:e,legal:t,act:n,t:o,player:s,prepared:r,prepare:a,isConfirming:i}){let c=t.filter(({type:h,house:y})=>h==="sell"&&y!==void 0),p=t.filter(h=>!c.includes(h)),u=Xe(e.players.find(({id:h})=>h===s).houses),d=h=>on(h,o,e),f=T(null);ye(f,".fs-playable");let m=h=>ie({label:d(h),action:h,onAct:()=>n(h)}),b=ze({act:n,legal:t,view:e,prepared:r,prepare:a}),$=h=>ie({label:d(h),...b(h)});return i&&u?null:l`<div class="fs-actions">
${p.map(h=>l`
<button type="button" class="action" key=${h.type} ...${m(h)}>${d(h)}</button>`)}
${c.length>0&&l`<p>${o(u?"fs.sell.from-hand":"fs.sell.which",{player:s})}</p>`}
${c.length>0&&!u&&l`<ul class="fs-picks" ref=${f}>
${c.map(h=>l`<li key=${h.house}>
<${Dt} kind="houses" value=${h.house} props=${$(h)} />
</li>`)}
</ul>`}
</div>`}var ls=5,Zb=6,Yb=(e,t)=>l`<g>
<path d=${`M${e-9} ${t}v3a9 3.5 0 0 0 18 0v-3z`} fill="#a8761a" />
<ellipse cx=${e} cy=${t} rx="9" ry="3.5" fill="#efc550" stroke="#8f6414" stroke-width=".8" />
<ellipse cx=${e} cy=${t} rx="5.5" ry="1.9" fill="none" stroke="#b98a25" stroke-width=".7" /></g>`;function ht({count:e}){if(e===0)return null;let t=Math.min(e,ls*Zb),n=Math.ceil(t/ls),o=Array.from({length:t},(s,r)=>Yb(10+Math.floor(r/ls)*16,24-r%ls*4));return l`<svg class="fs-coins" viewBox=${`0 0 ${n*16+4} 32`} aria-hidden="true" focusable="false">
${o}</svg>`}var yu=()=>l`<svg class="fs-coins" viewBox="0 0 28 32" aria-hidden="true" focusable="false">
<path d="M10 10C2 16 2 30 14 30s12-14 4-20z" fill="#94623a" stroke="#5f3d22" stroke-width="1.2" />
<path d="M9 3l5 3 5-3-2 7h-6z" fill="#b07a4b" stroke="#5f3d22" stroke-width="1.2" />
<path d="M9 10h10" stroke="#e5bf57" stroke-width="2" stroke-linecap="round" />
<text x="14" y="25" text-anchor="middle" font-size="12" font-weight="700" fill="#fff3dc">?</text></svg>`;var cs=e=>({"--seat":`var(--player-${e})`}),us=({id:e,number:t})=>l`
<h3><span class="fs-number" aria-hidden="true">${t}</span><span class="fs-name">${e}</span></h3>`;function Qb({player:e,number:t,standing:n,t:o}){let{cheque_total:s,coins:r}=n.breakdown;return l`<li class="fs-final-row" data-seat=${e.id} style=${cs(t)}>
<${us} id=${e.id} number=${t} />
<ul class="fs-spread" aria-label=${o("fs.cheques")}>
${e.cheques.map((a,i)=>l`
<li key=${i}><${We} kind="cheques" value=${a} t=${o} /></li>`)}
</ul>
<dl class="fs-sums">
<div><dt>${o("fs.cheques")}</dt><dd>${s}</dd></div>
<div><dt>${o("fs.coins")}</dt><dd><${ht} count=${r} />${r}</dd></div>
<div class="fs-total"><dt>${o("fs.total")}</dt><dd>${n.total}</dd></div>
</dl>
</li>`}function xu({view:e,scores:t,t:n}){let o=({id:s})=>t.standings.find(({player:r})=>r===s);return l`<section class="fs-market" aria-label=${n("fs.phase.finished")}>
<h2>${n("fs.phase.finished")}</h2>
<ol class="fs-final">
${e.players.map((s,r)=>l`
<${Qb} key=${s.id} player=${s} number=${r+1} standing=${o(s)} t=${n} />`)}
</ol>
</section>`}function Xb({house:e,sell:t,onTap:n,chosen:o,t:s}){if(!t)return l`<${We} kind="houses" value=${e} t=${s} chosen=${o} />`;let r=ie({label:on(t,s),...n(t)});return l`<${Dt} kind="houses" value=${e} props=${r} />`}function eg(e,t){return e.length>0?"fs.hand.choose":t===null?"fs.hand":"fs.hand.chosen"}function wu({view:e,legal:t,onTap:n,seat:o,t:s}){let r=T(null);ye(r,".fs-playable");let a=e.players.find(({id:p})=>p===o);if(!a||!Xe(a.houses)||a.houses.length===0)return null;let i=t.filter(({type:p})=>p==="sell"),c=Pe(e.choices,o)??null;return l`<section class="fs-hand" data-hand=${o} data-here=${i.length>0||void 0} aria-label=${s("fs.hand.of",{player:o})}>
<h2>${s(eg(i,c),{house:c})}</h2>
<ul ref=${r} style=${{"--cards":a.houses.length}}>
${a.houses.map(p=>l`<li key=${p} data-house=${p}>
<${Xb} house=${p} sell=${i.find(u=>u.house===p)} onTap=${n}
chosen=${p===c} t=${s} />
</li>`)}
</ul>
</section>`}var vu=e=>({"--cards":Math.max(e.length,3)});function tg(e,t,n,o){return e===n.house?o("fs.note.next"):e===t.at(-1)?o("fs.note.last"):""}function ng({view:e,t}){let{houses:n}=e.market,o=as(e);return l`
<ul class="fs-offer" style=${vu(n)} aria-label=${t("fs.offer.houses")}>
${n.map(s=>l`<li key=${s} data-house=${s}>
<${We} kind="houses" value=${s} t=${t} />
<span class="fs-note">${tg(s,n,o,t)}</span>
</li>`)}
</ul>
${o&&o.house===null&&l`<p class="fs-hint">${t("fs.note.empty-handed")}</p>`}`}function og({player:e,view:t,t:n}){let o=Pe(t.choices,e),s=o!==void 0,r=n("fs.sealed.awaited",{player:e});return l`<li data-sealed=${e} data-chosen=${String(s)}>
${!s&&l`<span class="fs-card fs-houses fs-blank" role="img" aria-label=${r}></span>`}
${o===null&&l`<${pu} kind="houses" label=${n("fs.sealed.chosen",{player:e})} />`}
${s&&o!==null&&l`<${We} kind="houses" value=${o} t=${n} />`}
<span class="fs-note">${e}</span>
</li>`}function sg({view:e,t}){let{cheques:n}=e.market;return l`
<ul class="fs-offer fs-offer-cheques" style=${vu(n)} aria-label=${t("fs.offer.cheques")}>
${n.map((o,s)=>l`<li key=${s} data-cheque=${o}>
<${We} kind="cheques" value=${o} t=${t} />
</li>`)}
</ul>
<ul class="fs-offer fs-sealed-row" aria-label=${t("fs.sealed")}>
${Da(e).map(({id:o})=>l`<${og} key=${o} player=${o} view=${e} t=${t} />`)}
</ul>`}function rg({view:e,t}){if(e.phase!=="buying"||e.market.houses.length===0)return null;let n=is(e);return l`<p class="fs-high">${n===0?t("fs.bid.none"):t("fs.bid.highest",{bid:n})}</p>`}function ku({view:e,toAct:t,isHere:n,t:o}){let s=e.phase==="buying",r=s?"houses":"cheques",a=s?ng:sg,i=c=>l`<${du} kind=${c} count=${et(e.decks[c])} t=${o} />`;return l`<section class="fs-market" data-fs="market" data-here=${n||void 0} aria-label=${o("fs.market")}>
<header>
<h2>${o(`fs.phase.${e.phase}`,{round:e.round})}</h2>
<${rg} view=${e} t=${o} />
</header>
<div class="fs-middle">
${i(r)}
<div class="fs-laid">
${t.includes("table")&&l`<p class="fs-hint">${o(`fs.awaited.${r}`)}</p>`}
<${a} view=${e} t=${o} />
</div>
${s&&i("cheques")}
</div>
</section>`}var ps=(e,t,n)=>l`<${$t} kind=${e} cards=${t} t=${n} />`,_u=(e,t,n,o)=>l`<span>${e+t===0?o("fs.outcome.free"):o(n,{paid:e,refund:t})}</span>`,Su=(e,t,n)=>l`
${ps("houses",e,n)}
<span role="img" aria-label=${n("fs.sold-for")}>→</span>
${ps("cheques",t,n)}`,ag={"left-empty-handed":({refund:e},t)=>l`<span>${t("fs.outcome.nothing",{refund:e})}</span>`,"house-taken":({house:e,paid:t,refund:n},o)=>[ps("houses",[e],o),_u(t,n,"fs.outcome.taken",o)],"house-won":({house:e,paid:t},n)=>[ps("houses",[e],n),_u(t,0,"fs.outcome.won",n)],"house-sold":({house:e,cheque:t},n)=>Su([e],[t],n),sweep:({houses:e,cheques:t},n)=>Su(e,t,n)};function Ou({events:e,t}){let n=$u(e);return n.length===0?null:l`<section class="fs-outcome" aria-label=${t("fs.outcome")}>
<h2>${t("fs.outcome")}</h2>
<ul>
${n.map((o,s)=>l`
<li key=${s} data-outcome=${o.player}><b>${o.player}</b>${ag[o.type](o,t)}</li>`)}
</ul>
</section>`}function ig(e,t,n,o){let{id:s}=e,r=t.phase==="selling";return[s===o&&"you",n.includes(s)&&"to-act",t.forfeits?.some(({seat:a})=>a===s)&&"forfeited",t.passed.includes(s)&&"passed",r&&Pe(t.choices,s)!==void 0&&"chosen",r&&et(e.houses)===0&&"sold-out",!r&&t.first_player===s&&"starts"].filter(Boolean)}function Eu({count:e,t}){return e===null?l`<${yu} /><span class="fs-soft">${t("fs.hidden")}</span>`:l`<b class="fs-figure">${e}</b><${ht} count=${e} />`}function Mu({kind:e,cards:t,t:n,inHand:o=!1}){let s=et(t),r=Xe(t)&&!o;return l`
<b class="fs-figure">${s}</b>
${r&&l`<${$t} kind=${e} cards=${t} t=${n} />`}
${!r&&l`<${fu} kind=${e} count=${s} />`}`}var ds=({name:e,term:t,children:n})=>l`
<div class="fs-line fs-line-${e}" data-line=${e}><dt>${t}</dt><dd>${n}</dd></div>`,lg=({signs:e,t})=>l`
<ul class="fs-signs" aria-label=${t("fs.signs")}>
${e.map(n=>l`<li key=${n} class="fs-sign fs-sign-${n}">${t(`fs.sign.${n}`)}</li>`)}
</ul>`;function cg({player:e,number:t,view:n,toAct:o,seat:s,t:r}){let{id:a,coins:i,houses:c,cheques:p}=e,u=ig(e,n,o,s),d=Pe(n.bids,a),f=u.map(m=>`is-${m}`).join(" ");return l`<li class="fs-seat ${f}" data-seat=${a} style=${cs(t)}>
<${us} id=${a} number=${t} />
${u.length>0&&l`<${lg} signs=${u} t=${r} />`}
<dl>
${d!==void 0&&l`<${ds} name="bid" term=${r("fs.bid")}><${Eu} count=${d} /><//>`}
<${ds} name="coins" term=${r("fs.coins")}><${Eu} count=${i} t=${r} /><//>
<${ds} name="houses" term=${r("fs.houses")}>
<${Mu} kind="houses" cards=${c} inHand=${a===s} t=${r} />
<//>
${n.phase==="selling"&&l`<${ds} name="cheques" term=${r("fs.cheques")}>
<${Mu} kind="cheques" cards=${p} t=${r} />
<//>`}
</dl>
</li>`}function Cu({view:e,toAct:t,seat:n,t:o}){let s={view:e,toAct:t,seat:n,t:o};return l`<section class="fs-seats" aria-label=${o("fs.seats")}>
<ol data-seats=${e.players.length}>
${e.players.map((r,a)=>l`
<${cg} key=${r.id} player=${r} number=${a+1} ...${s} />`)}
</ol>
</section>`}function Tu({view:e,legal:t,act:n,t:o,seat:s,toAct:r,scores:a,prepared:i,prepare:c,last:p,log:u=p}){let d=l`<${Ou} events=${u} t=${o} />`;return e.phase==="finished"?l`<div class="fs-board" data-phase="finished"><div class="fs-layout"><${xu} view=${e} scores=${a} t=${o} />${d}</div></div>`:l`<div class="fs-board" data-phase=${e.phase}><div class="fs-layout fs-playing">
<${ku} view=${e} toAct=${r} isHere=${!ug(e,t,s)} t=${o} />
<${wu} view=${e} legal=${t} onTap=${ze({act:n,legal:t,view:e,prepared:i,prepare:c})} seat=${s} t=${o} />
${d}
<${Cu} view=${e} toAct=${r} seat=${s} t=${o} />
</div></div>`}function ug(e,t,n){let o=e.players.find(({id:s})=>s===n)?.houses;return Array.isArray(o)&&t.some(({type:s})=>s==="sell")}var Ha=({name:e,amount:t,total:n=!1,children:o})=>l`
<li class="fs-score-line ${n?"is-total":""}">
<span class="fs-score-name">${e}</span>
<span class="fs-score-of">${o}</span>
<b class="fs-amount">${t}</b>
</li>`;function Au({standing:e,t}){let{cheques:n,cheque_total:o,coins:s}=e.breakdown;return l`<ul class="fs-breakdown" aria-label=${t("fs.breakdown.of",{player:e.player})}>
<${Ha} name=${t("fs.cheques")} amount=${o}>
<${$t} kind="cheques" cards=${n} t=${t} />
<span class="fs-sum">${n.join(" + ")}</span>
<//>
<${Ha} name=${t("fs.coins.left")} amount=${s}><${ht} count=${s} /><//>
<${Ha} name=${t("fs.total")} amount=${e.total} total=${!0} />
</ul>`}var Lu=[{kind:"coins",name:"fs.coins",at:{"/players/*/coins":""},bank:["/players/*/coins","/bids/*"]},{kind:"house",name:"fs.correct.house",at:{"/market/houses/*":"fs.market","/players/*/houses/*":"","/sold/*":"fs.correct.sold"},of:"houses",unseen:["/decks/houses/*","/removed/houses/*"],ascending:["/market/houses","/players/*/houses","/sold","/removed/houses"],follow:["/choices/*"]},{kind:"cheque",name:"fs.correct.cheque",at:{"/market/cheques/*":"fs.market","/players/*/cheques/*":""},of:"cheques",unseen:["/decks/cheques/*","/removed/cheques/*"],ascending:["/market/cheques","/players/*/cheques","/removed/cheques"]}];var pg={x:60,y:12,width:80,height:112},dg=[[2,"rotate(-26 100 210)"],[24,"rotate(26 100 210)"],[12,"rotate(0)"]],Nu=()=>l`<svg viewBox="-25 0 250 150" aria-hidden="true" focusable="false">
${dg.map(([e,t])=>l`<g transform=${t}><${rs} value=${e} at=${pg} /></g>`)}
</svg>`;var Ru={pieces:{".fs-offer > [data-house]":({dataset:e})=>`houses-${e.house}`,".fs-offer > [data-cheque]":({dataset:e})=>`cheques-${e.cheque}`,"[data-sealed][data-chosen=true]":({dataset:e})=>`sealed-${e.sealed}`,"[data-mini]":({dataset:e})=>e.mini},bids:".fs-line-bid .fs-figure",payments({type:e,player:t,amount:n,refund:o}){return e==="bid"?[{from:t,to:null,amount:n}]:o>0?[{from:null,to:t,amount:o}]:[]},awards:["house-taken","house-won","house-sold","sweep"]};function Bu({legal:e,player:t,view:n,gameSheet:o}){let s=n.players.find(({id:a})=>a===t);if(n.phase==="selling")return fg({legal:e,player:t,seat:s});if(s.coins!==null)return e;let r={minimum:mg(n,t,o),maximum:null};return[{type:"bid",player:t,amount:r},{type:"pass",player:t}]}function fg({legal:e,player:t,seat:n}){return et(n.houses)>1?null:Xe(n.houses)?e:[{type:"sell",player:t}]}function mg(e,t,n){if(Object.keys(e.bids).length===0)return ne(n,e,"minimum_opening_bid");let o=is(e);return ne(n,e,"raise")==="exceed"?o+1:Math.max(o,(Pe(e.bids,t)??0)+1)}function ju({view:e,seat:t,t:n}){let{coins:o,houses:s,cheques:r}=e.players.find(({id:i})=>i===t),a=(i,c)=>c.length>0&&l`
<div class="fs-line"><dt>${n(`fs.${i}`)}</dt><dd><${$t} kind=${i} cards=${c} t=${n} /></dd></div>`;return l`
<dl class="fs-own">
<div class="fs-line"><dt>${n("fs.coins")}</dt><dd><b class="fs-figure">${o}</b><${ht} count=${o} /></dd></div>
${a("houses",s)}
${a("cheques",r)}
</dl>`}var Pu=({ruleset:e,variant:t,options:n,players:o})=>({ruleset:e,variant:t,options:n,players:o.map(s=>({id:s,coins:null,cheques:[]}))}),Ua=(e,t,n)=>({...e,players:e.players.map(o=>o.id===t?{...o,...n(o)}:o)}),Iu=(e,t,n)=>Ua(e,t,()=>({coins:n})),Fu=(e,t,n)=>Ua(e,t,({cheques:o})=>({cheques:[...o,n].sort((s,r)=>s-r)})),Du=(e,t,n)=>Ua(e,t,({cheques:o})=>({cheques:o.filter((s,r)=>r!==n)})),Hu=({ruleset:e,variant:t,options:n,players:o})=>({ruleset:e,variant:t,options:n,players:o.map(({id:s,coins:r,cheques:a})=>({id:s,...r!==null&&{coins:r},cheques:a}))});var $g=(e,t)=>e.some(({pointer:n})=>n?.startsWith(`/players/${t}/`));function hg({player:e,active:t,choose:n,error:o,t:s}){let{id:r,cheques:a}=e,i={count:a.length,total:hu(e)};return l`
<button type="button" aria-pressed=${String(t)} data-pad-player=${r} onClick=${()=>n(r)}>
<b>${r}</b>
<span>${s("fs.pad.so-far",i)}</span>
${o&&l`<span class="fs-error">${s("fs.pad.error")}</span>`}
</button>`}function bg({player:e,draft:t,change:n,t:o}){let s=({currentTarget:{value:r}})=>n(Iu(t,e.id,r===""?null:Math.max(0,Math.trunc(Number(r)))));return l`<label class="fs-coin-field">
<span>${o("fs.pad.coins",{player:e.id})}</span>
<input type="number" inputmode="numeric" min="0" step="1" name=${`coins/${e.id}`} onInput=${s}
value=${e.coins??""} data-pointer=${`/players/${t.players.indexOf(e)}/coins`} />
</label>`}function gg({player:e,draft:t,change:n,t:o}){if(e.cheques.length===0)return l`<p class="fs-soft">${o("fs.pad.none")}</p>`;let s=(r,a)=>({"aria-label":o("fs.pad.remove",{cheque:r,player:e.id}),"data-taken":r,onClick:()=>n(Du(t,e.id,a))});return l`<ul class="fs-picks" aria-label=${o("fs.pad.taken",{player:e.id})}>
${e.cheques.map((r,a)=>l`<li key=${`${r}/${a}`}>
<${Dt} kind="cheques" value=${r} props=${s(r,a)} />
</li>`)}
</ul>`}function yg({player:e,draft:t,change:n,gameSheet:o,t:s}){let r=(a,i)=>({"aria-label":s("fs.pad.add",{cheque:a,player:e.id,count:i}),"data-pick":a,disabled:i<=0,onClick:()=>n(Fu(t,e.id,a))});return l`<ul class="fs-picks" aria-label=${s("fs.pad.left")}>
${bu(t,o).map(([a,i])=>l`<li key=${a}>
<${Dt} kind="cheques" value=${a} props=${r(a,i)} />
<span class="fs-note" aria-hidden="true">× ${i}</span>
</li>`)}
</ul>`}function Uu({draft:e,change:t,gameSheet:n,t:o,errors:s=[]}){let[r,a]=g(null),i=e.players.find(({id:p})=>p===r)??e.players[0],c={player:i,draft:e,change:t,t:o};return l`<div class="fs-pad">
<div class="fs-tabs" role="group" aria-label=${o("fs.pad.who")}>
${e.players.map((p,u)=>l`<${hg} key=${p.id} player=${p} active=${p===i}
choose=${a} error=${$g(s,u)} t=${o} />`)}
</div>
<section class="fs-pad-player" aria-label=${i.id}>
<${bg} key=${i.id} ...${c} />
<h2>${o("fs.pad.taken",{player:i.id})}</h2>
<${gg} ...${c} />
<h2>${o("fs.pad.left")}</h2>
<${yg} ...${c} gameSheet=${n} />
</section>
</div>`}var qu={id:"for-sale",Emblem:Nu,Board:Tu,label:on,Actions:gu,Piece:({component:e,value:t,t:n})=>l`<${We} kind=${e} value=${t} t=${n} />`,Breakdown:Au,scorePad:{empty:Pu,Form:Uu,request:Hu},corrections:Lu,sealed:["sell"],publicActions:Bu,Own:ju,motion:Ru};var xg={html:l,useEffect:k,useRef:T,useState:g,useRoving:ye,tapFirst:ze,RevealForm:qo},wg={pieces:{},bids:"[data-bid]",payments:()=>[],awards:[]},vg={includes:e=>e!=="reveal"},fs;function kg(){return fs??=Promise.all([import(Bt("plain")),_g(Bt("plain-style"))]).then(([e])=>e),fs.catch(()=>fs=void 0),fs}function _g(e){return new Promise((t,n)=>{let o=Object.assign(document.createElement("link"),{rel:"stylesheet",href:e});o.onload=()=>t(),o.onerror=()=>{o.remove(),n(new Error("The style of the plain table could not be loaded."))},document.head.append(o)})}function zu(e){let t={id:e,isPlain:!0,motion:wg,sealed:vg,scorePad:null};return t.load=async n=>Object.assign(t,await(await kg()).tableOf(e,n,xg)),t}var K=e=>String(e).replace("-","−"),xe=e=>e>0?`+${e}`:K(e);var Ie=["upper","middle","lower"],ms=({before:e,after:t})=>e===t?K(e):`${K(e)} → ${K(t)}`;var $s=e=>e.lots.length===e.requirement&&e.lots.every(t=>t.rooftop!==null),qa=({value:e,effect:t})=>t==="shorten"?-e:e,Wu=(e,t)=>e.reduce((n,o)=>n+qa(o),t.requirement);function Ht(e,{row:t,effect:n,permit:o}){let s=e.board[t];return n?s.requirement+qa({value:e.placing.piece.value,effect:n}):s.requirement-qa(s.permits.find(r=>r.value===o))}function Sg(e,t){let n=e.board[t.row];return{...e.board,[t.row]:{...n,...Eg[e.placing.piece.kind](n,t,e)}}}var Og=({permits:e},t)=>e.filter(({value:n})=>n!==t),Eg={cube:(e,{lot:t},{placing:{piece:n}})=>{let{cubes:o}=e.lots[t-1]??{cubes:[]};return Gu(e,t,{cubes:[...o,{colour:n.colour,value:n.value}],rooftop:null})},rooftop:(e,{lot:t},{placing:{piece:n}})=>Gu(e,t,{...e.lots[t-1],rooftop:n.value}),permit:(e,t,n)=>({permits:[...e.permits,{value:n.placing.piece.value,effect:t.effect}],requirement:Ht(n,t)}),cancel:(e,t,n)=>({permits:Og(e,t.permit),requirement:Ht(n,t)}),mayor:()=>({mayor:!0})},Gu=({lots:e},t,n)=>({lots:Object.assign([...e],{[t-1]:n})});function Mg(e,t){let n=ne(t,e,"unroofed");return Object.entries(e.board).flatMap(([o,s])=>s.lots.map((r,a)=>{let i=e.certificates[r.cubes.at(-1).colour];return{row:o,lot:a+1,player:i,points:Cg(r,s,n)}}))}function Cg({cubes:e,rooftop:t},n,o){let s=e.reduce((a,{value:i})=>a+i,t??0),r=t===null?o==="negative"?-1:0:$s(n)?1:-1;return s*r*(n.mayor?2:1)||0}function hs(e,t,n){let[o,s]=[e,t===null?e:Tg(e,t)].map(i=>Mg(i,n)),r=(i,c,p)=>i.filter(u=>u[c]===p).reduce((u,{points:d})=>u+d,0),a=(i,c)=>({before:r(o,i,c),after:r(s,i,c)});return{players:e.players.map(({id:i})=>({player:i,...a("player",i)})),rows:Object.fromEntries(Object.keys(e.board).map(i=>[i,a("row",i)]))}}function Tg(e,t){let{piece:n,player:o}=e.placing,s=n.kind==="cube"?{[n.colour]:o,...e.certificates}:e.certificates;return{...e,board:Sg(e,t),certificates:s}}function bs({piece:e},t){if(e.kind!=="cube")return e;let n=t.market[e.row-1];return{kind:"cube",...n[e.end==="left"?0:n.length-1]}}function Ut(e){let t=Object.entries(e.bids).sort(([,
n],[,o])=>o-n);return t.length>0?{player:t[0][0],amount:t[0][1]}:null}function Ku(e,t,n){let o=t.at(-1);return o===void 0||!n&&o.value>e.value}var Ju=(e,t)=>t.cash*e.length,Vu={rows:3,length:8};function Zu({view:e,gameSheet:t,at:n,t:o}){let{players:s}=hs(e,n,t),r=({player:i,before:c,after:p})=>o(c===p?"es.effect.same":"es.effect",{player:i,before:K(c),after:K(p)}),a=n===null?"":JSON.stringify(n);return k(()=>{let i=s.filter(({before:c,after:p})=>c!==p);a!==""&&Me(i.map(r).join("; ")||o("es.effect.none"))},[a]),l`
<div class="es-effect" data-at=${a}>
<p class="es-note" id="es-effect">${o("es.effect.title")}</p>
<ul aria-labelledby="es-effect">
${s.map((i,c)=>l`
<li key=${i.player} class=${i.before===i.after?"":"es-effect__changes"} style=${{"--seat":`var(--player-${c+1})`}}
data-effect=${i.player}>
<span class="es-effect__who" aria-hidden="true">${i.player}</span>
<span class="es-effect__figures" aria-hidden="true">${ms(i)}</span>
<span class="es-hidden">${r(i)}</span>
</li>`)}
</ul>
</div>`}var bt=["blue","green","yellow","purple","red","white"],Ag=[12,24,36].map(e=>`M3 ${e}q5.25-6 10.5 0t10.5 0 10.5 0 10.5 0`).join(""),Lg=[9,24,39].map(e=>[9,19,29,39].map(t=>`M${t} ${e}h.01`).join("")).join(""),Yu="M3 15L15 3M3 27L27 3M3 39L39 3M9 45L45 9M21 45L45 21M33 45L45 33",Ng=`${Yu}M33 3L45 15M21 3L45 27M9 3L45 39M3 9L39 45M3 21L27 45M3 33L15 45`,Rg="M3 13.5h42M3 24h42M3 34.5h42M17 3v10.5M33 3v10.5M9 13.5v10.5M40 13.5v10.5M8 24v10.5M39 24v10.5M17 34.5v10.5M33 34.5v10.5",Bg={blue:Ag,green:Lg,yellow:Yu,purple:Ng,red:Rg,white:"M9 9h30v30h-30z"},Vn=({box:e,kind:t,piece:n,children:o})=>l`<svg class=${`es-piece ${t}`} data-piece=${n} viewBox=${e} aria-hidden="true" focusable="false">${o}</svg>`,he=({colour:e,value:t})=>l`
<${Vn} box="0 0 48 48" kind=${`es-cube es-${e}`} piece=${t==null?void 0:`${e}-${t}`}>
<rect class="es-face" x="1.5" y="1.5" width="45" height="45" rx="5" />
<path class=${`es-pattern${e==="green"?" es-pattern--dots":""}`} d=${Bg[e]} />
<path class="es-gleam" d="M6 4.5h36" />
${t!=null&&l`<circle class="es-plate" cx="24" cy="24" r="13.5" /><text x="24" y="32">${t}</text>`}
<//>`,tt=({value:e})=>l`
<${Vn} box="0 0 60 32" kind=${`es-roof${e==null?" es-roof--back":""}`}>
<path class="es-face" d="M1.5 30.5L13 4.5Q14 2.5 16.5 2.5H43.5Q46 2.5 47 4.5L58.5 30.5Z" />
<path class="es-pattern" d="M10 12h8M42 12h8M7 21h11M42 21h11" />
<text x="30" y="25">${e??"?"}</text>
<//>`,jg={shorten:"−",lengthen:"+"},za=(e,t)=>`${jg[t]??"±"}${e}`,Ga=({value:e,effect:t})=>l`
<${Vn} box="0 0 48 48" kind=${`es-permit es-permit--${t??"open"}`} piece=${`permit-${e}`}>
<path class="es-post" d="M24 30v17" />
<rect class="es-face" x="2" y="5" width="44" height="27" rx="3" />
<path class="es-pattern" d="M6 9h36v19H6z" />
<text x="24" y="26">${za(e,t)}</text>
<//>`,sn=()=>l`
<${Vn} box="0 0 48 48" kind="es-mayor" piece="mayor">
<path class="es-face" d="M12 5Q24 1 36 5L34 31H14Z" />
<path class="es-band" d="M13.6 23H34.4L34 30H14Z" />
<path class="es-face" d="M3 31Q24 25 45 31Q46 37 24 39Q2 37 3 31Z" />
<text x="24" y="19">×2</text>
<//>`,Pg=()=>l`
<${Vn} box="0 0 48 48" kind="es-cancel" piece="cancel">
<rect class="es-face" x="3" y="3" width="42" height="42" rx="5" />
<path class="es-cross" d="M14 14L34 34M34 14L14 34" />
<//>`,gs=()=>l`
<svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true"><path class="es-gavel" d="M3 17.5h8M5.5 5.5l5-3.5 4 5.5-5 3.5zM12 9l6 6" /></svg>`;function _e({piece:e,effect:t}){return e.kind==="cube"?l`<${he} colour=${e.colour} value=${e.value} />`:e.kind==="rooftop"?l`<${tt} value=${e.value} />`:e.kind==="permit"?l`<${Ga} value=${e.value} effect=${t} />`:e.kind==="mayor"?l`<${sn} />`:l`<${Pg} />`}function le(e,t){let n=e.colour&&t(`es.colour.${e.colour}`);return t(`es.piece.${e.kind}`,{colour:n,value:e.value})}function gt(e,t,n){return e.type==="offer"?Ig(e,t,n):e.type==="place"?Fg(e,t,n):e.type==="sell"||e.type==="keep"?t(`es.${e.type}`,Ut(n.auction)):e.type==="reveal"?le({kind:"rooftop",value:e.rooftop},t):t(`es.${e.type}`,{amount:e.amount})}function Ig(e,t,n){let{piece:o}=e;if(o.kind==="rooftop")return t("es.offer.rooftop");if(o.kind!=="cube")return t("es.offer.piece",{piece:le(o,t)});let s=t(`es.end.${o.end}`,{row:o.row});return t("es.offer.cube",{piece:le(bs(e,n),t),where:s})}function Fg(e,t,n){let o=t(`es.row.${e.row}`);if(e.effect)return t(`es.place.${e.effect}`,{row:o,to:Ht(n,e)});if(e.permit)return t("es.place.cancel",{row:o,permit:e.permit,to:Ht(n,e)});if(!e.lot)return t("es.place.mayor",{row:o});let s=n.board[e.row].lots[e.lot-1];return s?t("es.place.building",{row:o,lot:e.lot,building:Zn(s,t)}):t("es.place.lot",{row:o,lot:e.lot})}var Zn=(e,t)=>e.cubes.map(n=>t("es.cube",{colour:t(`es.colour.${n.colour}`),value:n.value})).join(", ");var Wa=()=>({lots:{},signs:{},cancels:{},mayor:null});function ys(e,t,n){let o=t.filter(({type:s})=>s==="place");return qn(e&&{...e,tapped:e.at??e.tapped},o,n)}function Qu({view:e,legal:t,onTap:n,prepare:o,name:s}){let r={upper:Wa(),middle:Wa(),lower:Wa()},a=i=>o(c=>({...c,ply:e.ply,at:i}));for(let i of t.filter(c=>c.type==="place")){let c={onHover:()=>a(i),onLeave:()=>a(void 0)},p={label:s(i),...n(i),...c,ghost:e.placing.piece};Dg(r[i.row],i,p,e)}return r}function Dg(e,t,n,o){t.lot?e.lots[t.lot]=n:t.effect?e.signs[Ht(o,t)+1]={...n,effect:t.effect}:t.permit?e.cancels[t.permit]=n:e.mayor=n}var Hg={offer:"pieces",place:"land"},xs=e=>JSON.stringify(e);function Ug({action:e,act:t,t:n,view:o}){let s=bs(e,o),r=s.kind==="rooftop"?n("es.supply.next"):le(s,n);return l`
<button type="button" class="es-actions__offer" data-action=${xs(e)} onClick=${()=>t(e)}>
<${_e} piece=${s} /><span>${r}</span>
</button>`}function Xu({view:e,gameSheet:t,legal:n,act:o,prepared:s,isConfirming:r,t:a}){let c=n.some(({type:b})=>b==="place")&&l`<${Zu} view=${e} gameSheet=${t} at=${ys(s,n,e)} t=${a} />`;if(r)return c&&l`<div class="es">${c}</div>`;let p=b=>n.filter(({type:$})=>b===(Hg[$]??"words")),[u,d,f]=["pieces","land","words"].map(p),m=b=>l`
<button type="button" class=${`action ${b.type}`} key=${xs(b)} data-action=${xs(b)} onClick=${()=>o(b)}>
${gt(b,a,e)}
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
${u.map(b=>l`<${Ug} key=${xs(b)} action=${b} act=${o} t=${a} view=${e} />`)}
</div>
</div>`}
</div>`}var qg={offer:(e,t)=>[t("es.block.offer",{player:e.auctioneer}),e.stowed?t("es.block.stowed"):""],reveal:(e,t)=>[t("es.block.reveal",{player:e.auctioneer}),t("es.block.reveal.do")],bidding:(e,t)=>[ep(e,t),zg(e,t)],settling:(e,t)=>[ep(e,t),t("es.block.settle",{...Ut(e.auction),auctioneer:e.auctioneer})],placing:(e,t)=>[t("es.block.placing",{player:e.placing.player,piece:le(e.placing.piece,t)}),t(`es.block.placing.${e.placing.piece.kind}`)],finished:(e,t)=>[t("es.block.finished"),t(`es.end.by.${e.ended_by}`)]},ep=(e,t)=>t("es.block.offered",{player:e.auctioneer,piece:le(e.auction.piece,t)});function zg(e,t){let n=Ut(e.auction);return n?t("es.block.bid",n):t("es.block.no-bid")}function Gg({phase:e,auction:t,placing:n}){return e==="reveal"?{kind:"rooftop"}:t?.piece??n?.piece}function tp({view:e,t}){let n=Gg(e),[o,s]=qg[e.phase](e,t);return l`
<section class="es-block" aria-labelledby="es-block" data-here=${["bidding","settling","reveal"].includes(e.phase)||void 0}>
<div class="es-block__piece">${n?l`<${_e} piece=${n} />`:l`<${gs} />`}</div>
<div>
<h2 id="es-block">${o}</h2>
<p class="es-block__line">${s}</p>
</div>
</section>`}var np={"permit-1":{kind:"permit",value:1},"permit-2":{kind:"permit",value:2},"permit-3":{kind:"permit",value:3},mayor:{kind:"mayor"},cancel:{kind:"cancel"}},op=(e,t)=>e.kind===t.kind&&e.value===t.value;function Ka({action:e,name:t,kind:n,onTap:o,t:s,view:r,children:a}){if(!e)return l`<span class=${`es-offer ${n}`} role="img" aria-label=${t}>${a}</span>`;let i=ie({label:gt(e,s,r),...o(e)});return l`<button type="button" class=${`es-offer es-target ${n}`} ...${i}>${a}</button>`}function Wg({cubes:e,number:t,offers:n,...o}){let s=a=>a===0?"left":a===e.length-1?"right":null,r=a=>n.find(({piece:i})=>i.row===t&&i.end===s(a));return l`
<li class="es-market__row">
<span class="es-market__number" aria-hidden="true">${t}</span>
${e.map((a,i)=>l`
<${Ka} action=${r(i)} name=${le({kind:"cube",...a},o.t)} kind="es-offer--cube" ...${o}>
<${he} ...${a} />
<//>`)}
${e.length===0&&l`<span class="es-note">${o.t("es.market.empty")}</span>`}
</li>`}function sp({view:e,legal:t,onTap:n,t:o}){let s=t.filter(({type:r,piece:a})=>r==="offer"&&a.kind==="cube");return l`
<section class="es-panel es-market" aria-labelledby="es-market">
<h2 id="es-market">${o("es.market")}</h2>
<ol class="es-market__rows">
${e.market.map((r,a)=>l`
<${Wg} cubes=${r} number=${a+1} offers=${s} onTap=${n} t=${o} view=${e} />`)}
</ol>
<${Yg} certificates=${e.certificates} t=${o} />
</section>`}var Kg=e=>e.hidden??e.length??e;function Jg({view:e,legal:t,onTap:n,t:o}){let s=Kg(e.rooftops),r=t.find(({type:a,piece:i})=>a==="offer"&&i.kind==="rooftop");return l`
<li class="es-slot">
<${Ka} action=${r} name=${o("es.rooftops.left",{count:s})} kind="es-offer--pile" onTap=${n} t=${o} view=${e}>
${s>0?l`<${tt} />`:l`<span class="es-gone"></span>`}
<//>
<span class="es-slot__note" aria-hidden="true">${o("es.rooftops.left",{count:s})}</span>
</li>`}function Vg({id:e,view:t,legal:n,onTap:o,t:s}){let r=np[e],a=le(r,s),i=t.specials.includes(e),c=n.find(p=>p.type==="offer"&&op(p.piece,r));return l`
<li class="es-slot">
${i?l`<${Ka} action=${c} name=${a} kind="es-offer--special" onTap=${o} t=${s} view=${t}>
<${_e} piece=${r} />
<//>`:l`<span class="es-offer es-gone" aria-hidden="true"></span>`}
<span class="es-slot__note" aria-hidden=${i?"true":void 0}>${i?a:s("es.gone",{name:a,where:s(Zg(e,r,t))})}</span>
</li>`}function Zg(e,t,n){if(n.out_of_game.includes(e))return"es.gone.out";let o=n.auction?.piece??n.placing?.piece;return o&&op(o,t)?"es.gone.auction":"es.gone.board"}var rp=e=>l`
<section class="es-panel es-supply" aria-labelledby="es-supply">
<h2 id="es-supply">${e.t("es.supply")}</h2>
<ul class="es-slots">
<${Jg} ...${e} />
${Object.keys(np).map(t=>l`<${Vg} key=${t} id=${t} ...${e} />`)}
</ul>
</section>`,Ja=({colour:e,t})=>l`
<li class="es-deed"><${he} colour=${e} /><span>${t(`es.colour.${e}`)}</span></li>`;function Yg({certificates:e,t}){let n=bt.filter(o=>!(o in e));return n.length===0?null:l`
<h3 class="es-market__free">${t("es.certificates.free")}</h3>
<ul class="es-deeds">${n.map(o=>l`<${Ja} key=${o} colour=${o} t=${t} />`)}</ul>`}var ws=({cubes:e,rooftop:t,ghost:n})=>l`
<span class="es-stack">
${e.map(o=>l`<${he} ...${o} />`)}
${t!=null&&l`<${tt} value=${t} />`}
${n&&l`<span class="es-ghost"><${_e} piece=${n} /></span>`}
</span>`;var rn=({target:e,kind:t,children:n})=>l`
<span class=${`es-spot ${t}`}><button type="button" class="es-target" ...${ie(e)}
onMouseEnter=${e.onHover} onMouseLeave=${e.onLeave} onFocus=${e.onHover} onBlur=${e.onLeave}></button>${n}</span>`;function Qg({lot:e,building:t,oneCube:n,beyond:o,t:s}){let r=n?` ${s("es.lot.one-cube")}`:"";if(!t)return`${s(o?"es.lot.beyond":"es.lot.empty",{lot:e})}${r}`;let a=t.rooftop===null?s("es.lot.open"):s("es.lot.roofed",{value:t.rooftop});return`${s("es.lot.built",{lot:e,stack:Zn(t,s)})} ${a}${r}`}function Xg({permit:e,target:t,t:n}){let o=l`<${_e} piece=${{kind:"permit",value:e.value}} effect=${e.effect} />`;if(t)return l`<${rn} kind="es-sign" target=${t}>${o}<span class="es-strike"></span><//>`;let s=n("es.sign",{permit:e.value,sign:za(e.value,e.effect)});return l`<span class="es-sign" role="img" aria-label=${s}>${o}</span>`}var ey=({target:e})=>l`
<${rn} kind="es-sign" target=${e}>
<span class="es-ghost"><${_e} piece=${e.ghost} effect=${e.effect} /></span>
<//>`,ty=({points:e,player:t})=>l`
<span class=${`es-points ${e<0?"es-points--bad":"es-points--good"}`}>
<b>${xe(e)}</b>
<span class="es-points__holder">${t}</span>
</span>`;function ap({lot:e,building:t,row:n,beyond:o,beside:s,oneCube:r,targets:a,fresh:i,scored:c,t:p}){let u=a.lots[e],d=["es-lot",o&&"es-lot--beyond",e===n.requirement&&"es-lot--last",r&&"es-lot--dirt",i&&"es-lot--fresh",u?.pressed&&"es-lot--chosen"],f=l`<${ws} cubes=${t?.cubes??[]} rooftop=${t?.rooftop} ghost=${u?.ghost} />`,m=e===n.requirement+1?n.permits:[];return l`
<li class=${d.filter(Boolean).join(" ")}>
<div class="es-lot__air">
${m.map(b=>l`<${Xg} permit=${b} target=${a.cancels[b.value]} t=${p} />`)}
${a.signs[e]&&l`<${ey} target=${a.signs[e]} />`}
${u?l`<${rn} kind="es-lot__hit" target=${u}>${f}<//>`:t&&f}
</div>
${!s&&l`
<span class="es-ground" aria-hidden="true"><span>${e}</span>${r&&l`<small>${p("es.one-floor")}</small>`}</span>`}
${!u&&!s&&l`<span class="es-hidden">${Qg({lot:e,building:t,oneCube:r,beyond:o,t:p})}</span>`}
${c&&(t?l`<${ty} ...${c.find(b=>b.lot===e)} />`:l`<span class="es-points"></span>`)}
</li>`}var ip={lots:{},signs:{},cancels:{},mayor:null};function ny({mayor:e,target:t,t:n}){if(t)return l`<${rn} kind="es-street" target=${t}><span class="es-ghost"><${sn} /></span><//>`;let o=e&&l`<span role="img" aria-label=${n("es.mayor-here")}><${sn} /></span>`;return l`<div class="es-street">${o}</div>`}function oy({name:e,row:t,t:n}){let o=$s(t),s=t.lots.filter(r=>r.rooftop!==null).length;return l`
<div class="es-row__head">
<h2>${n(`es.row.${e}`)}</h2>
<p class="es-row__need">${n("es.row.finished",{roofed:s,requirement:t.requirement})}</p>
<p class=${`es-row__state${o?" es-row__state--complete":""}`}>
${o?l`<span aria-hidden="true">✓ </span>`:""}${n(o?"es.row.complete":"es.row.incomplete")}
</p>
</div>`}function sy(e,t,n){let o=Math.max(e.lots,t.requirement+1,...Object.keys(n).map(Number));return Array.from({length:o},(s,r)=>r+1)}function ry({name:e,row:t,components:n,targets:o,effect:s,fresh:r,scored:a,t:i}){let c=n.requirement,p=f=>l`
<${ap} key=${f} lot=${f} building=${t.lots[f-1]} row=${t} beyond=${f>t.requirement}
beside=${f>n.lots} oneCube=${n.one_cube_lots[e].includes(f)} targets=${o}
fresh=${r===f} scored=${a} t=${i} />`,u=(f,m)=>l`<ol class=${`es-lots es-lots--${m}`} start=${f[0]}>${f.map(p)}</ol>`,d=sy(n,t,o.signs);return l`
<section class=${`es-row${$s(t)?" es-row--complete":""}`} aria-label=${i(`es.row.${e}`)} data-pointer=${`/board/${e}`}>
<${oy} name=${e} row=${t} t=${i} />
<div class="es-row__land">
<${ny} mayor=${t.mayor} target=${o.mayor} t=${i} />
${u(d.slice(0,c),"near")}
<span class="es-river" aria-hidden="true"></span>
${u(d.slice(c),"far")}
${s&&l`<p class="es-row__points" title=${i("es.effect.title")} data-row-effect=${e}>${ms(s)}</p>`}
</div>
</section>`}var lp=2/3,ay=e=>e?e.ghost?.kind==="rooftop"?lp:1:0;function iy(e,t){let n=e.lots.map(({cubes:s,rooftop:r},a)=>s.length+(r===null?0:lp)+ay(t.lots[a+1])),o=e.permits.length+Object.keys(t.signs).length;return Math.max(2,o,...n)}function ly(e){let t=[...e.querySelectorAll(".es-target")].map(s=>s.offsetLeft-e.offsetLeft+s.offsetWidth),n=Math.min(...t),o=e.scrollLeft+e.clientWidth;t.length>0&&(n>o||n<e.scrollLeft)&&(e.scrollLeft=n-e.clientWidth/2)}function vs({board:e,components:t,targets:n={},effect:o={},fresh:s,scores:r,isHere:a=!1,leave:i,t:c}){let p=T(null);ye(p,".es-target",i);let u=r?.standings.flatMap(({player:f,breakdown:m})=>m.buildings.map(b=>({...b,player:f})));k(()=>ly(p.current),[e]);let d=Ie.reduce((f,m)=>f+iy(e[m],n[m]??ip),0);return l`
<div class="es-rows" data-here=${a||void 0} ref=${p} role="region" aria-label=${c("es.rows")} tabindex="0" style=${{"--es-floors":d.toFixed(2)}}>
${Ie.map(f=>l`
<${ry} key=${f} name=${f} row=${e[f]} components=${t} targets=${n[f]??ip} effect=${o[f]}
fresh=${s?.row===f?s.lot:void 0} scored=${u?.filter(m=>m.row===f)} t=${c} />`)}
</div>`}var cp=()=>l`
<svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true">
<circle class="es-coin" cx="10" cy="10" r="8.5" /><circle class="es-coin__rim" cx="10" cy="10" r="5.5" />
</svg>`,up=()=>l`
<svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true">
<rect class="es-box" x="2" y="6" width="16" height="11" rx="2" /><path class="es-box__lid" d="M2 10h16M6 3.5h8" />
</svg>`,ks=({icon:e,name:t,figure:n,t:o})=>l`
<div class="es-money">
<dt title=${o(t)}><${e} /><span>${o(t)}</span></dt>
<dd>${n===null?l`<i>${o("es.hidden")}</i>`:n}</dd>
</div>`;function cy(e,{auctioneer:t,auction:n,placing:o,phase:s},r){return s==="finished"?null:o?.player===e?r("es.seat.places"):e===t?r("es.seat.auctioneer"):n?e in n.bids?r("es.seat.bid",{amount:n.bids[e]}):n.passed.includes(e)?r("es.seat.passed"):r(n.turn===e?"es.seat.speaks":"es.seat.waits"):null}function uy({player:e,number:t,view:n,acts:o,own:s,t:r}){let a=bt.filter(p=>n.certificates[p]===e.id),i=cy(e.id,n,r),c=n.auction&&e.id in n.auction.bids;return l`
<li class=${`es-seat${o?" es-seat--acts":""}`} style=${{"--seat":`var(--player-${t})`}} data-player=${e.id}>
<div class="es-seat__name">
<span class="es-seat__number" aria-hidden="true">${t}</span>
<b>${e.id}</b>
${s&&l`<span class="es-seat__own">${r("es.seat.own")}</span>`}
${n.forfeits?.some(({seat:p})=>p===e.id)&&l`<span class="es-seat__doing">${r("scores.forfeited")}</span>`}
${i&&l`<span class=${`es-seat__doing${c?" es-seat__doing--bid":""}`}>
${e.id===n.auctioneer&&l`<${gs} />`}${i}
</span>`}
</div>
<dl class="es-seat__money">
<${ks} icon=${cp} name="es.cash" figure=${e.cash} t=${r} />
<${ks} icon=${up} name="es.cash-box" figure=${e.cash_box} t=${r} />
</dl>
${a.length>0?l`<ul class="es-deeds" aria-label=${r("es.certificates")}>
${a.map(p=>l`<${Ja} key=${p} colour=${p} t=${r} />`)}
</ul>`:l`<p class="es-note">${r("es.certificates.none")}</p>`}
</li>`}var pp=({view:e,toAct:t,seat:n,t:o})=>l`
<section class="es-players" aria-labelledby="es-seats">
<h2 id="es-seats" class="es-hidden">${o("es.seats")}</h2>
<ol class="es-seats">
${e.players.map((s,r)=>l`
<${uy} key=${s.id} player=${s} number=${r+1} view=${e} acts=${t.includes(s.id)}
own=${s.id===n} t=${o} />`)}
</ol>
</section>`;function dp({view:e,seat:t,t:n}){let{cash:o,cash_box:s}=e.players.find(({id:r})=>r===t);return l`
<dl class="es es-own es-seat__money">
<${ks} icon=${cp} name="es.cash" figure=${o} t=${n} />
<${ks} icon=${up} name="es.cash-box" figure=${s} t=${n} />
</dl>`}var py=e=>e.find(t=>t.type==="placed"&&t.lot);function fp({view:e,gameSheet:t,legal:n,act:o,t:s,seat:r,toAct:a,scores:i,prepared:c,prepare:p,last:u=[]}){let d=ze({act:o,legal:n,view:e,prepared:c,prepare:p}),f=Qu({view:e,legal:n,onTap:d,prepare:p,name:y=>gt(y,s,e)}),b=n.some(({type:y})=>y==="place")?hs(e,ys(c,n,e),t).rows:{},$=T(null),h=()=>p?.(ft);return ye($,".es-target",h),l`
<div class="es">
<div class=${`es-layout es-layout--${e.phase}`}>
<${tp} view=${e} t=${s} />
<${vs} board=${e.board} components=${t.components} targets=${f} effect=${b} leave=${h} isHere=${e.phase==="placing"}
fresh=${py(u)} scores=${i} t=${s} />
<div class="es-stocks" ref=${$} data-here=${e.phase==="offer"||void 0}>
<${sp} view=${e} legal=${n} onTap=${d} t=${s} />
<${rp} view=${e} legal=${n} onTap=${d} t=${s} />
</div>
<${pp} view=${e} toAct=${a} seat=${r} t=${s} />
</div>
</div>`}var mp=e=>e.reduce((t,n)=>t+n,0),dy=({building:e})=>l`
<span class="es-lying" aria-hidden="true">
${e.cubes.map((t,n)=>l`
<${he} colour=${n===e.cubes.length-1?e.colour:"plain"} value=${t} />`)}
${e.rooftop!==null&&l`<${tt} value=${e.rooftop} />`}
</span>`;function fy({cubes:e,rooftop:t,mayor:n},o){let s=t===null?e:[...e,t],r=mp(s),a=s.length>1?`${s.join(" + ")} = ${r}`:`${r}`;return n?`${a}; ${o("es.sheet.doubled",{sum:r,doubled:2*r})}`:a}function my({rooftop:e,complete:t,points:n},o){return o(e===null?n===0?"es.sheet.unroofed-nothing":"es.sheet.unroofed":t?"es.sheet.complete":"es.sheet.incomplete")}var $y=({building:e,t})=>l`
<tr>
<td><div class="es-sheet__building">
<${dy} building=${e} />
<span class="es-sheet__where">${t("es.sheet.where",{row:t(`es.row.${e.row}`),lot:e.lot})}</span>
<span class="es-sheet__sum">${fy(e,t)}</span>
<span class="es-sheet__why">${my(e,t)}</span>
</div></td>
<td class="es-number">${xe(e.points)}</td>
</tr>`,hy=({colour:e,buildings:t,t:n})=>l`
<tbody>
<tr class="es-sheet__company">
<th scope="rowgroup"><span class="es-sheet__colour"><${he} colour=${e} /> ${n(`es.colour.${e}`)}</span></th>
<td class="es-number">${xe(mp(t.map(({points:o})=>o)))}</td>
</tr>
${t.map(o=>l`<${$y} key=${`${o.row}${o.lot}`} building=${o} t=${n} />`)}
</tbody>`;function $p({standing:e,t}){let{buildings:n,cash_box:o}=e.breakdown,s=bt.map(r=>[r,n.filter(a=>a.colour===r)]);return l`
<div class="es"><table class="es-sheet">
<caption class="es-hidden">${t("es.sheet.of",{player:e.player})}</caption>
<thead class="es-hidden"><tr><th scope="col">${t("es.sheet.buildings")}</th><th scope="col">${t("es.sheet.points")}</th></tr></thead>
${s.filter(([,r])=>r.length).map(([r,a])=>l`
<${hy} key=${r} colour=${r} buildings=${a} t=${t} />`)}
<tbody>
<tr><th scope="row">${t("es.cash-box")}</th><td class="es-number">${xe(o)}</td></tr>
</tbody>
<tfoot>
<tr><th scope="row">${t("es.sheet.total")}</th><td class="es-number"><b>${K(e.total)}</b></td></tr>
</tfoot>
</table></div>`}var hp=[{kind:"cash",name:"es.cash",at:{"/players/*/cash":"es.cash","/players/*/cash_box":"es.cash-box"}},{kind:"certificate",name:"es.certificates",at:{"/certificates/*":""},choices:{"/certificates/*":"players"}},{kind:"cube",name:"es.correct.cube",at:{"/market/*/*":"es.correct.market","/auction/piece":"es.gone.auction","/placing/piece":"es.correct.placing","/board/*/lots/*/cubes/*":"es.correct.board"},of:"cubes"},{kind:"rooftop",name:"es.correct.rooftop",at:{"/auction/piece":"es.gone.auction","/placing/piece":"es.correct.placing","/board/*/lots/*/rooftop":"es.correct.board"},of:"rooftops",unseen:["/rooftops/*"]},{kind:"placed",name:"es.correct.placed",at:{"/board/*/lots":"es.correct.board"},pile:"cubes",empty:{cubes:[],rooftop:null}}];function bp(e,t){if(e!==null&&typeof e=="object")return t("es.cube",{colour:t(`es.colour.${e.colour}`),value:e.value});let n={upper:"es.row.upper",middle:"es.row.middle",lower:"es.row.lower"}[e];return n!==void 0?t(n):["blue","green","yellow","purple","red","white"].includes(e)?t(`es.colour.${e}`):String(e)}function gp({ruleset:e,variant:t,options:n,players:o},{components:s}){return{components:s,ruleset:e,variant:t,options:n,players:o.map(r=>({id:r,cash:s.cash,cash_box:0})),certificates:{},rows:{upper:[],middle:[],lower:[]},permits:{},mayor:null,chosen:{row:"upper",lot:1}}}function yp({ruleset:e,variant:t,options:n,players:o,certificates:s,...r}){let a=Za(r).filter(i=>s[i]);return{ruleset:e,variant:t,options:n,players:o,certificates:Object.fromEntries(a.map(i=>[i,s[i]])),board:Va(r)}}var Va=e=>Object.fromEntries(Ie.map(t=>[t,by(e,t)]));function by({rows:e,permits:t,mayor:n,components:o},s){let a=Object.entries(t).filter(([,i])=>i.row===s).map(([i,{effect:c}])=>({value:Number(i),effect:c}));return{lots:e[s],permits:a,requirement:Wu(a,o),mayor:n===s}}var xp=({rows:e})=>Ie.flatMap(t=>e[t]).flatMap(t=>t.cubes),Za=e=>[...new Set(xp(e).map(({colour:t})=>t))],gy=(e,t)=>xp(e).some(({colour:n,value:o})=>n===t.colour&&o===t.value),yy=({rows:e},t)=>Ie.flatMap(n=>e[n]).filter(n=>n.rooftop===t).length,yt=({rows:e,chosen:t})=>e[t.row][t.lot-1]??{cubes:[],rooftop:null};function Yn(e,t){let{row:n,lot:o}=e.chosen,s=e.rows[n].slice();return s.splice(o-1,1,...t.cubes.length?[t]:[]),{...e,rows:{...e.rows,[n]:s}}}function wp(e,t){let{cubes:n,rooftop:o}=yt(e);return Yn(e,{cubes:[...n,t],rooftop:o})}var vp=(e,t)=>Yn(e,{...yt(e),rooftop:t}),kp=e=>Yn(e,{cubes:yt(e).cubes.slice(0,-1),rooftop:null});function _p(e,t){let{row:n,lot:o}=e.chosen,s=e.components.one_cube_lots[n].includes(o);return!gy(e,t)&&Ku(t,yt(e).cubes,s)}function Sp(e,t){let{cubes:n,rooftop:o}=yt(e),s=e.components.rooftops.filter(r=>r===t).length;return n.length>0&&(o===t||yy(e,t)<s)}var Op=({players:e})=>e.reduce((t,{cash:n,cash_box:o})=>t+n+o,0);var Ya=({cubes:e,disabled:t,pick:n,t:o})=>l`
<div class="es-palette__cubes" role="group" aria-label=${o("es.pad.cubes")}>
${e.map(s=>l`
<button type="button" class="es-pick" key=${s.colour+s.value} aria-label=${le({kind:"cube",...s},o)}
disabled=${t(s)} onClick=${()=>n(s)}><${he} ...${s} /></button>`)}
</div>`;function xy({value:e,draft:t,change:n,t:o}){let s=yt(t).rooftop===e;return l`
<button type="button" class="es-pick es-pick--roof" aria-label=${le({kind:"rooftop",value:e},o)} aria-pressed=${String(s)}
disabled=${!Sp(t,e)} onClick=${()=>n(vp(t,s?null:e))}><${tt} value=${e} /></button>`}function Ep({draft:e,change:t,t:n}){let{components:o}=e,{row:s,lot:r}=e.chosen,i=yt(e).cubes.length>0;return l`
<section class="es-panel es-palette" aria-labelledby="es-palette">
<h2 id="es-palette">${n("es.pad.building",{row:n(`es.row.${s}`),lot:r})}</h2>
<p class="es-note">${n(i?"es.pad.next-cube":"es.pad.first-cube")}</p>
<${Ya} cubes=${o.cubes} disabled=${c=>!_p(e,c)}
pick=${c=>t(wp(e,c))} t=${n} />
<div class="es-palette__roofs" role="group" aria-label=${n("es.pad.rooftop")}>
${[...new Set(o.rooftops)].map(c=>l`<${xy} key=${c} value=${c} draft=${e} change=${t} t=${n} />`)}
</div>
<div class="es-palette__undo">
<button type="button" class="es-button" disabled=${!i} onClick=${()=>t(kp(e))}>
${n("es.pad.take-off")}
</button>
<button type="button" class="es-button" disabled=${!i} onClick=${()=>t(Yn(e,{cubes:[]}))}>
${n("es.pad.clear")}
</button>
</div>
</section>`}var{rows:_s,length:an}=Vu,wy=e=>e?.cubes?.flat()??[];function Mp(e){return e.length===0?null:{cubes:Array.from({length:_s},(t,n)=>e.slice(n*an,(n+1)*an))}}function Cp({deal:e,change:t,gameSheet:n,t:o}){let s=wy(e),r=s.length===_s*an,a=i=>r||s.some(({colour:c,value:p})=>c===i.colour&&p===i.value);return l`
<div class="es es-deal">
<p role="status">${o("es.deal.laid",{there:s.length,due:_s*an})}</p>
<ol class="es-deal__rows">
${Array.from({length:_s},(i,c)=>l`
<li class="es-deal__row" key=${c} aria-label=${o("es.deal.row",{row:c+1})}>
${Array.from({length:an},(p,u)=>s[c*an+u]).map(p=>p?l`<${he} ...${p} />`:l`<span class="es-gone"></span>`)}
</li>`)}
</ol>
<${Ya} cubes=${n.components.cubes} disabled=${a} pick=${i=>t(Mp([...s,i]))} t=${o} />
<button type="button" class="es-button" disabled=${s.length===0} onClick=${()=>t(Mp(s.slice(0,-1)))}>
${o("es.deal.undo")}
</button>
</div>`}var vy=[{cubes:[{colour:"red",value:5},{colour:"yellow",value:2}],rooftop:4},{cubes:[{colour:"blue",value:6},{colour:"white",value:4},{colour:"green",value:1}],rooftop:6},{cubes:[{colour:"purple",value:3}],rooftop:2}],Tp=()=>l`<span class="es es-loose es-emblem">${vy.map(e=>l`<${ws} ...${e} />`)}</span>`;var ky=".es-lot--fresh .es-roof",Ap={pieces:{"[data-piece]:not(.es-ghost *)":({dataset:e})=>e.piece,".es-block__piece .es-roof":()=>"roof",[ky]:()=>"roof"},bids:".es-seat__doing--bid",payments({type:e,player:t,buyer:n,bidder:o,price:s}){return e==="sold"?[{from:n,to:t,amount:s}]:e==="kept"?[{from:t,to:o,amount:s}]:[]},awards:["sold","kept","taken-free"]};function Np({legal:e,player:t,view:n,gameSheet:o}){let{cash:s}=n.players.find(({id:r})=>r===t);return!(n.phase in Lp)||s!==null?e:Lp[n.phase]({legal:e,player:t,view:n,gameSheet:o})}var Lp={offer:({legal:e,player:t,view:n})=>[...n.stowed?[]:[{type:"stow",player:t}],...e.filter(({type:o})=>o==="offer")],bidding:({player:e,view:t,gameSheet:n})=>[{type:"bid",player:e,amount:{minimum:_y(t,n),maximum:null}},{type:"pass",player:e}],settling:({player:e})=>[{type:"sell",player:e},{type:"keep",player:e}]};function _y(e,t){let n=Ut(e.auction);return n===null?ne(t,e,"minimum_bid"):n.amount+1}function Sy({draft:e,change:t,t:n}){let o=(r,a)=>{let i=e.rows[r][a-1],c=e.chosen.row===r&&e.chosen.lot===a,p={row:n(`es.row.${r}`),lot:a,building:i&&Zn(i,n)};return{label:n(i?"es.place.building":"es.place.lot",p),pressed:c,onAct:()=>t({...e,chosen:{row:r,lot:a}})}},s=r=>{let a=Math.min(e.rows[r].length+1,e.components.lots);return{lots:Object.fromEntries(Array.from({length:a},(c,p)=>[p+1,o(r,p+1)])),signs:{},cancels:{},mayor:null}};return Object.fromEntries(Ie.map(r=>[r,s(r)]))}var Qa=({name:e,picture:t,value:n,options:o,onPick:s})=>l`
<label class="es-choice">
<span class="es-choice__name">${t}${e}</span>
<select value=${n} aria-label=${e} onChange=${r=>s(r.currentTarget.value)}>
${o.map(([r,a])=>l`<option key=${r} value=${r} selected=${r===n}>${a}</option>`)}
</select>
</label>`;function Oy({draft:e,change:t,t:n}){let o=Ie.flatMap(i=>["shorten","lengthen"].map(c=>[`${i} ${c}`,n(`es.pad.${c}`,{row:n(`es.row.${i}`)})])),s=["",n("es.pad.not-on-board")],r=(i,c)=>{let[p,u]=c.split(" "),{[i]:d,...f}=e.permits;t({...e,permits:c?{...f,[i]:{row:p,effect:u}}:f})},a=i=>e.permits[i]?`${e.permits[i].row} ${e.permits[i].effect}`:"";return l`
<fieldset class="es-panel es-fields">
<legend>${n("es.pad.specials")}</legend>
${e.components.permits.map(i=>l`
<${Qa} key=${i} name=${le({kind:"permit",value:i},n)} picture=${l`<${Ga} value=${i} />`}
value=${a(i)} options=${[s,...o]} onPick=${c=>r(i,c)} />`)}
<${Qa} name=${le({kind:"mayor"},n)} picture=${l`<${sn} />`} value=${e.mayor??""}
options=${[s,...Ie.map(i=>[i,n(`es.row.${i}`)])]}
onPick=${i=>t({...e,mayor:i||null})} />
</fieldset>`}function Ey({draft:e,change:t,t:n}){let o=Za(e),s=[["",n("es.pad.choose")],...e.players.map(({id:r})=>[r,r])];return l`
<fieldset class="es-panel es-fields" data-pointer="/certificates">
<legend>${n("es.certificates")}</legend>
${o.length===0&&l`<p class="es-note">${n("es.pad.no-certificates")}</p>`}
${bt.filter(r=>o.includes(r)).map(r=>l`
<${Qa} key=${r} name=${n(`es.colour.${r}`)} picture=${l`<${he} colour=${r} />`}
value=${e.certificates[r]??""} options=${s}
onPick=${a=>t({...e,certificates:{...e.certificates,[r]:a}})} />`)}
</fieldset>`}function My({draft:e,change:t,t:n}){let[o,s]=[Op(e),Ju(e.players,e.components)],r=(i,c,p)=>t({...e,players:e.players.map(u=>u.id===i?{...u,[c]:p}:u)}),a=(i,c,p)=>l`
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
</fieldset>`}function Cy({draft:e,change:t,t:n}){let o={draft:e,change:t,t:n};return l`
<div class="es es-pad">
<${vs} board=${Va(e)} components=${e.components} targets=${Sy(o)} t=${n} />
<${Ep} ...${o} />
<div class="es-pad__rest">
<${Oy} ...${o} /><${Ey} ...${o} /><${My} ...${o} />
</div>
</div>`}var Rp={empty:gp,Form:Cy,request:yp};var Ty=({value:e})=>l`<span class="es es-loose"><${_e} piece=${{kind:"rooftop",value:e}} /></span>`,Bp={id:"the-estates",turns:!0,Board:fp,label:gt,Piece:Ty,Breakdown:$p,scorePad:Rp,Actions:Xu,Deal:Cp,Emblem:Tp,corrections:hp,pieceText:bp,publicActions:Np,Own:dp,motion:Ap};var j=Object.fromEntries([Gc,qu,Bp].map(e=>[e.id,e])),jp="plain-games";function Xa(e){let t=e.filter(n=>!(n in j));if(t.length!==0){for(let n of t)j[n]=zu(n);Ee(jp,Object.keys(j).filter(n=>j[n].isPlain))}}Xa(ke(jp)??[]);async function qt(e){let t=await e.games();return Xa(t.map(({id:n})=>n)),t}async function Pp(e,t){return t in j||await qt(e),t in j}async function Ss(e,t){let[n]=await Promise.all([e.game(t).sheet(),j[t]?.load?.(e)]);return n}function z(e,t){let[n,o]=g({value:null,of:[],problem:null});return k(()=>{let s=!0;return e().then(r=>s&&o({value:r,of:t,problem:null}),r=>s&&o({value:null,of:t,problem:r})),()=>{s=!1}},t),n}var we=(e,t)=>z(()=>Ss(e,t),[t,e]),ln=(e,t)=>z(()=>e.game(t).rules(),[t,e]),ti=Ao({current:!0});function F(...e){let t=T(null),n=Yt(ti),o=T(!1);return ue(()=>{o.current=n.current&&t.current!==null,n.current=!0,o.current&&t.current.focus({preventScroll:!0})},e),k(()=>{if(!o.current||t.current===null)return;let{top:s,bottom:r}=t.current.getBoundingClientRect();(s<0||r>innerHeight)&&t.current.scrollIntoView({block:"nearest"})},e),t}var Ay="(min-width: 64rem)",Os=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;function Es(...e){k(()=>{let t=document.querySelector("[data-here]"),n=document.querySelector(".actions");if(t===null||n===null||matchMedia(Ay).matches)return;let{top:o,bottom:s}=t.getBoundingClientRect(),r=Math.min(innerHeight,n.getBoundingClientRect().top);if(o>=0&&s<=r)return;let a=o<0||s-o>r-2*ei?o-ei:s-r+ei;window.scrollBy({top:a,behavior:Os()?"instant":"smooth"})},e)}var ei=8;function q(){k(()=>window.scrollTo(0,0),[])}function Ms(e){let t=T(e);t.current=e,k(()=>{let n=()=>t.current(),o=()=>document.hidden&&n();return window.addEventListener("blur",n),window.addEventListener("pagehide",n),document.addEventListener("visibilitychange",o),()=>{window.removeEventListener("blur",n),window.removeEventListener("pagehide",n),document.removeEventListener("visibilitychange",o)}},[])}function Cs({label:e,hint:t,accept:n,name:o,take:s}){let[r,a]=g(!1);return l`
<div class="field drop-zone ${r?"over":""}" data-drop onDragOver=${p=>{p.preventDefault(),a(!0)}} onDragLeave=${()=>a(!1)} onDrop=${p=>{p.preventDefault(),a(!1);let u=[...p.dataTransfer.files];u.length>0&&s(u)}}>
<label for="files-${o}">${e}</label>
<p class="hint" id="files-${o}-hint">${t}</p>
<input id="files-${o}" name=${o} type="file" multiple accept=${n} aria-describedby="files-${o}-hint" onChange=${({target:p})=>{let u=[...p.files];p.value="",u.length>0&&s(u)}} />
</div>
`}function Qn(e,t,n){let o=Ip(t);if(o!==void 0)return[Fp({file:e,line:null},o,n)];let s=t.replace(/^\ufeff/,"").split(/\r?\n/).map((r,a)=>({each:r,line:a+1})).filter(({each:r})=>r.trim()!=="");return s.length<2?[{file:e,line:null,fault:"no-json"}]:s.map(({each:r,line:a})=>Fp({file:e,line:a},Ip(r),n))}function Ip(e){try{return JSON.parse(e.replace(/^\ufeff/,""))}catch{return}}var Ts=e=>e.flatMap(({record:t},n)=>t===void 0?[]:[{id:n,operation:"replays",game:t.game??t.state.game,body:t}]);function Fp(e,t,n){if(t===void 0)return{...e,fault:"no-json"};let o=t?.game??t?.state?.game;return typeof o!="string"||!n(o)?{...e,fault:"no-game"}:Array.isArray(t.actions)?{...e,record:t}:{...e,fault:"no-actions"}}function As(e,t){let{record:n,fault:o}=e,s=n===void 0?{}:{game:n.game??n.state.game,players:Ly(n),of:n.actions.length},a={...{players:[],of:null,applied:null,refusedAt:null,code:"",rule:"",detail:"",finished:!1,winners:[],game:""},file:e.file,line:e.line,...s};if(o!==void 0)return{...a,verdict:o};if(t===null)return{...a,verdict:"waiting"};if(!t.ok){let{errors:m=[],violations:b=[],detail:$="",title:h=""}=t.body,[y]=[...m,...b];return{...a,verdict:"not-readable",code:y?.code??"",rule:y?.rule??"",detail:y?[y.pointer,y.detail].filter(Boolean).join(": "):$||h}}let{applied:i,refused:c,position:p,history_matches:u,scores_match:d}=t.body,f={...a,applied:i,finished:p.finished,winners:p.scores?.winners??[]};if(c!==null){let[m]=c.problem.violations??c.problem.errors??[];return{...f,verdict:"refused",refusedAt:c.index+1,code:m?.code??"",rule:m?.rule??"",detail:m?.detail??c.problem.title}}return u===!1?{...f,verdict:"digest"}:d===!1?{...f,verdict:"scores"}:{...f,verdict:"right"}}function Ly(e){let{players:t}=e.setup??e.state??{};return Array.isArray(t)?t.map(n=>String(n?.id??n)):[]}var Dp=["file","line","game","players","verdict","actions","applied","refused_at","code","rule","detail","finished","winners"],Hp=({file:e,line:t,game:n,players:o,verdict:s,of:r,applied:a,refusedAt:i,code:c,rule:p,
detail:u,finished:d,winners:f})=>[e,t,n,o.join("; "),s,r,a,i,c,p,u,d?"yes":"no",f.join("; ")];function Ae(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var re=(e,t)=>e.filter(n=>n.pointer===t||n.pointer?.startsWith(`${t}/`));function U({name:e,label:t,hint:n,errors:o=[],control:s,children:r}){let a=`field-${e}`,i=[n&&`${a}-hint`,o.length>0&&`${a}-errors`].filter(Boolean).join(" "),c={id:a,name:e,"aria-invalid":o.length>0?"true":void 0,"aria-describedby":i||void 0};return l`
<div class="field ${o.length>0?"invalid":""}">
<label for=${a}>${t}</label>
${n&&l`<p class="hint" id="${a}-hint">${n}</p>`}
<div class="control">${s(c)}${r}</div>
<${ni} id="${a}-errors" errors=${o} />
</div>
`}var ni=({id:e,errors:t})=>t.length>0&&l`<ul class="errors" id=${e} data-errors>${t.map(n=>l`<li lang=${n.lang}><${nt} text=${n.detail} /></li>`)}</ul>`,G=({choices:e,value:t,onChange:n,...o})=>l`
<select ...${o} onChange=${s=>n(e[s.target.selectedIndex][0])}>
${e.map(([s,r])=>l`<option key=${s} value=${String(s)} selected=${s===t}>${r}</option>`)}
</select>
`,nt=({text:e})=>e.split(/`([^`]+)`/).map((t,n)=>n%2===1?l`<code>${t}</code>`:t);function Up(e){e?.querySelector('[aria-invalid="true"], .invalid :is(button, input, select, textarea):enabled')?.focus()}var Ls=e=>e.split("/").slice(1).map(t=>t.replaceAll("~1","/").replaceAll("~0","~")),xt=e=>e.map(t=>`/${t.replaceAll("~","~0").replaceAll("/","~1")}`).join("");function qp(e,t,n){let o=Ls(e);return o.flatMap((s,r)=>Ry(s,o[r-1],Ny(t,o.slice(0,r+1)),n)).join(", ")}var Ny=(e,t)=>t.reduce((n,o)=>n?.[o],e);function Ry(e,t,n,o){return/^\d+$/.test(e)?[By(Number(e)+1,t,n,o)]:e==="actions"||e==="players"?[]:[o.has(`place.of.${e}`)?o(`place.of.${e}`):o("place.other",{name:e})]}function By(e,t,n,o){let s=n?.id??n;return t==="players"&&typeof s=="string"?s:o(t==="actions"?"place.action":"place.number",{n:e})}function R({problem:e,t,errors:n,hint:o,plain:s,brought:r}){if(!e)return null;let a=e.problem??{},i=n??a.errors??a.violations??[];return l`
<div class="problem" role="alert" data-problem=${a.type??e.name}>
<strong>${a.title??t(e instanceof te?"problem.unreachable":"problem.here")}</strong>
${(o||a.detail)&&l`<p>${o||a.detail}</p>`}
${!a.type&&e.message&&l`<p>${e.message}</p>`}
${s&&l`<p data-plainly>${s}</p>`}
${i.length>0&&l`<ul>${i.map(c=>l`<li><${jy} error=${c} brought=${r} t=${t} /></li>`)}</ul>`}
</div>
`}var jy=({error:e,brought:t,t:n})=>l`
${t&&e.pointer&&l`<strong data-place=${e.pointer}>${qp(e.pointer,t,n)}</strong><br />`}
<${nt} text=${e.detail} />
<${ot} error=${e} />
${e.clause&&l`<p class="clause">${e.clause}</p>`}
`;function ot({error:{code:e,rule:t,pointer:n}}){return dt()?[e,t,n].filter(Boolean).map(o=>l` <code class="pointer">${o}</code>`):null}var fe=class extends Error{constructor(t,n){super(t),this.line=n}},Py=[",",";","	"],zp=/^[=+\-@\t\r\n]/,Iy=/^-?\d+(\.\d+)?$/;function Fy(e){let[t]=e.split(/\r?\n/,1),n=t.replace(/"[^"]*"/g,"");return Py.map(o=>[o,n.split(o).length]).sort((o,s)=>s[1]-o[1])[0][0]}function Gp(e){let t=e.replace(/^\ufeff/,""),n=Fy(t),o=[],[s,r]=[0,1];for(;s<t.length;){let a={line:r,cells:[]};for(;;){let i=t[s]==='"'?Dy(t,s,r):Hy(t,s,r,n);if(a.cells.push(i.value),r+=i.value.split(`
`).length-1,s=i.end,t[s]!==n)break;s+=1}if(t[s]==="\r"&&t[s+1]===`
`&&(s+=1),s<t.length&&t[s]!==`
`)throw new fe("csv.after-quote",r);s+=1,r+=1,(a.cells.length>1||a.cells[0].trim()!=="")&&o.push(a)}return o}function Dy(e,t,n){let o="";for(let s=t+1;;){let r=e.indexOf('"',s);if(r<0)throw new fe("csv.open-quote",n);if(o+=e.slice(s,r),e[r+1]!=='"')return{value:o,end:r+1};o+='"',s=r+2}}function Hy(e,t,n,o){let s=t;for(;s<e.length&&e[s]!==o&&e[s]!==`
`&&!(e[s]==="\r"&&e[s+1]===`
`);){if(e[s]==='"')throw new fe("csv.quote-inside",n);s+=1}return{value:e.slice(t,s),end:s}}var Wp=e=>e.startsWith("'")&&zp.test(e.slice(1))?e.slice(1):e,Ns=e=>`\uFEFF${e.map(t=>t.map(Uy).join(",")).join(`\r
`)}\r
`;function Uy(e){let t=e==null?"":String(e),n=zp.test(t)&&!Iy.test(t)?`'${t}`:t;return/[",;\t\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function Xn(e){let t="";for(let n of e)t+=String.fromCharCode(n);return btoa(t).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}var Rs=e=>Uint8Array.from(atob(e.replaceAll("-","+").replaceAll("_","/")),t=>t.charCodeAt(0));var qy=/^#review=([A-Za-z0-9_-]*)(?:&at=(\d{1,5}))?$/,zy=2e6,Gy=["game","setup","state","actions","names","history","scores"],Fe=class extends Error{},Bs=e=>e.startsWith("#review=");async function cn(e,t,n){return`${e}#review=${await Wy(JSON.stringify(t))}&at=${n}`}async function Kp(e){let t=qy.exec(e);if(t===null)throw new Fe("review.link-broken");return{record:Vy(await Ky(t[1])),at:t[2]===void 0?null:Number(t[2])}}function un({game:e=void 0,actions:t,history:n,scores:o,...s}){let r={...n!==void 0&&{history:n},...o!==void 0&&{scores:o}};return{game:e??s.state.game,start:s,actions:t,...r}}async function Wy(e){let t=Jp(new CompressionStream("deflate-raw"),new TextEncoder().encode(e));return Xn(new Uint8Array(await new Response(t).arrayBuffer()))}async function Ky(e){try{return await Jy(Jp(new DecompressionStream("deflate-raw"),Rs(e)))}catch(t){throw t instanceof Fe?t:new Fe("review.link-broken")}}var Jp=(e,t)=>new Blob([t]).stream().pipeThrough(e);async function Jy(e){let t=new TextDecoder("utf-8",{fatal:!0}),n=e.getReader(),o="";for(let s=0;;){let{done:r,value:a}=await n.read();if(r)return o+t.decode();if(s+=a.length,s>zy)throw await n.cancel(),new Fe("review.link-too-long");o+=t.decode(a,{stream:!0})}}function Vy(e){let t;try{t=JSON.parse(e)}catch{throw new Fe("review.link-broken")}if(!(typeof t?.game=="string"&&Array.isArray(t.actions)&&t.setup===void 0!=(t.state===void 0))||Object.keys(t).some(o=>!Gy.includes(o)))throw new Fe("review.link-foreign");return t}async function js(e,t,n){let o=un(t);history.pushState({},"",await cn(X(),{...t,game:o.game},n)),e("seen",{record:o,at:n})}var oi={start:"",import:"import",join:"join",setup:"new/:game",pad:"pad/:game",match:"match/:game",tournament:"tournament",play:"g/:id",review:"g/:id/review",sheet:"g/:id/sheet",correct:"g/:id/correct",linked:"l/:id",seats:"l/:id/seats"},Zy=/^[A-Za-z0-9_-]{1,64}$/;function Vp(e){for(let[t,n]of Object.entries(oi)){let o=Yy(n.split("/"),e.split("/"));if(o!==null)return{name:t,...o}}return null}function si(e){if(!(e.name in oi))return null;let t=oi[e.name].split("/").map(n=>n.startsWith(":")?e[n.slice(1)]:n);return t.includes(void 0)?null:t.join("/")}function Yy(e,t){if(e.length!==t.length)return null;let n={};for(let[o,s]of e.entries())if(s.startsWith(":")){if(!Zy.test(t[o]))return null;n[s.slice(1)]=t[o]}else if(s!==t[o])return null;return n}var ri="#join",Qy=/^[a-z0-9-]{1,64}$/,Xy=/^[A-Za-z0-9_.-]{1,20000}$/,[e0,t0]=[/^[1-9][0-9]{0,4}$/,/^(0|[1-9][0-9]{0,4})$/],n0=/^gvs1\.[1-9rt]\.[A-Za-z0-9_-]{43}$/,Zp={game:Qy,token:Xy,key:n0,clock:e0,undo:t0};function wt(e,{game:t,token:n,key:o,clock:s,undo:r}){let a=Object.entries({game:t,token:n,key:o,clock:s,undo:r}).filter(([,c])=>c!==void 0),i=new URLSearchParams(a.map(([c,p])=>[c,String(p)]));return`${e}#${i}`}var Yp=e=>e+ri,eo=e=>e===ri||/^#(?:game|token|key)=/.test(e);function o0(e){if(e===ri)return{invitation:!0};let t=new URLSearchParams(e.slice(1)),n=[...t.keys()];if(n.some((c,p)=>!Object.hasOwn(Zp,c)||n.indexOf(c)<p))return null;let{game:o,token:s,key:r,clock:a,undo:i}=Object.fromEntries(t);return o===void 0||s===void 0||n.some(c=>!Zp[c].test(t.get(c)))?null:{game:o,token:s,...r&&{key:r},...a&&{clock:Number(a)},...i&&{undo:Number(i)}}}function Ps(e){let n=(e.match(/#[^\s<>"]*/g)??[]).filter(eo).map(o0);return n.length===0||n.includes(null)?null:n}var s0=["given","at"],Xp=["seen","seen-sheet","seen-correct"],Qp={name:"unknown"};function ed(){let[e,t]=g(ai);k(()=>{let s=()=>eo(location.hash)||Bs(location.hash)||t(r=>si(r)===Do()?r:ai());return s(),addEventListener("popstate",s),()=>removeEventListener("popstate",s)},[]);let n=Re((s,r={})=>{let a={name:s,...r},i=si(a);i!==null?r0(i,a):Xp.includes(s)&&s!==li()&&history.pushState({...ii(a),seen:s},"",location.href),t(a)},[]),o=Re(()=>t(ai()),[]);return{screen:e,go:n,again:o}}function ai(){let e=Vp(Do());return e===null||e.game!==void 0&&!(e.game in j)||e.name==="pad"&&j[e.game].scorePad===null?Qp:{...e,...history.state}}var li=()=>history.state?.seen??Xp[0],pn=e=>history.replaceState({...history.state,...e},""),ii=e=>Object.fromEntries(s0.filter(t=>e[t]!==void 0).map(t=>[t,e[t]]));function r0(e,t){e===Do()?history.replaceState(ii(t),"",ya(e)):history.pushState(ii(t),"",ya(e))}function td({found:e,client:t,names:n,go:o,t:s}){let[r,a]=g({of:null,by:[]}),[i,c]=g(null),p=r.of===e?r.by:[];k(()=>{let $=!1,h=async()=>{let y=[];for await(let x of t.batch(Ts(e))){if($)return;y[x.id]=x,a({of:e,by:[...y]})}};return c(null),h().catch(y=>!$&&c(y)),()=>{$=!0}},[e,t]);let u=e.map(($,h)=>As($,p[h]??null)),d=u.filter(({verdict:$})=>$==="right").length,f=u.filter(({verdict:$})=>$==="waiting").length,m=()=>Ae("gavel-verdicts.csv",new Blob([Ns([Dp,...u.map(Hp)])],{type:"text/csv"})),b=($,h)=>{try{pn({found:e})}catch{}return js(o,e[$].record,h)};return l`
<section class="verdicts" aria-labelledby="verdicts" aria-busy=${String(f>0&&i===null)} data-verdicts=${u.length} data-right=${d}>
<h2 id="verdicts">${s("verdicts.title")}</h2>
<p role="status">${f>0?s("verdicts.waiting",{n:f,of:u.length}):s("verdicts.summary",{right:d,of:u.length,wrong:u.length-d})}</p>
<${R} problem=${i} t=${s} />
<div><button type="button" data-csv disabled=${f>0} onClick=${m}>${s("verdicts.csv")}</button></div>
<div class="scrolling" tabindex="0" role="group" aria-labelledby="verdicts"><table>
<thead><tr>${["file","game","verdict","actions"].map($=>l`<th key=${$} scope="col">${s(`verdicts.${$}`)}</th>`)}<td></td></tr></thead>
<tbody>${u.map(($,h)=>l`<${a0} key=${h} row=${$} names=${n} open=${()=>b(h,$.applied)} t=${s} />`)}</tbody>
</table></div>
</section>
`}function a0({row:e,names:t,open:n,t:o}){let{file:s,line:r,game:a,players:i,verdict:c,of:p,applied:u,refusedAt:d,rule:f,detail:m,finished:b,winners:$}=e;return l`
<tr data-verdict-row=${c}>
<th scope="row" class="file">${s}${r!==null&&l` <span class="soft">${o("verdicts.line",{n:r})}</span>`}</th>
<td>${t[a]??a}<br /><span class="soft small">${i.join(", ")}</span></td>
<td>
<strong class="verdict-word">${o(`verdicts.is.${c}`)}</strong>
${d!==null&&l` ${o("verdicts.at",{n:d})}`}
${m&&l`<br /><span class="small">${m}</span>`}
${f&&l`<br /><code>${f}</code>`}
${c==="right"&&l`<br /><span class="soft small">${b?o($.length>0?"verdicts.won":"verdicts.nobody",{names:$.join(", ")}):o("verdicts.running")}</span>`}
</td>
<td>${p===null?"":`${u??"–"} / ${p}`}</td>
<td>${u!==null&&l`<button type="button" data-look onClick=${n}>${o("verdicts.look")}</button>`}</td>
</tr>
`}function dn({refusal:e,table:t,view:n,legal:o}){let s=T(null),r=e?.problem.kind==="illegal-action";if(ue(()=>{s.current?.scrollIntoView({block:"nearest"}),r&&s.current?.focus({preventScroll:!0})},[e]),e===null)return null;let{t:a}=t,{problem:i}=e,c=r&&[i.problem.title,...i.problem.violations.map(({detail:p})=>p)].join(" ");return l`
<div class="refusal-place" ref=${s} ...${r&&{role:"group",tabindex:"0","aria-label":c}}>
${r?l`<${nd} document=${i.problem} game=${t.game} t=${a} view=${n} legal=${o} />`:l`<${R} problem=${i} t=${a} />`}
</div>
`}function nd({document:e,game:t,t:n,view:o,instead:s=[],legal:r}){let{violations:a,legal_actions:i}=e,c=r??(i.length>0?i:s);return l`
<div class="refusal" data-refusal>
<h2>${e.title}</h2>
<ul>${a.map(p=>l`
<li data-code=${p.code} lang=${p.lang}>
<p>${p.detail}<${ot} error=${p} /></p>
${p.clause&&l`<blockquote class="clause" data-clause=${p.rule}>${p.clause}</blockquote>`}
${p.against?.length>0&&l`<ul data-against=${p.against.length}>${p.against.map(u=>l`<li data-code=${u.code}>${u.detail}</li>`)}</ul>`}
</li>`)}
</ul>
${c.length>0&&l`
<p class="small">${n("refusal.legal")}</p>
<ul class="small legal-list">${c.slice(0,8).map(p=>l`<li>${i0(p,t,n,o)}</li>`)}
${c.length>8&&l`<li>${n("refusal.more",{n:c.length-8})}</li>`}</ul>`}
</div>
`}var fn=({problem:e,game:t,t:n,position:o,brought:s})=>e.type==="/problems/illegal-action"?l`<${nd} document=${e} game=${t} t=${n} view=${o.state} instead=${o.legal_actions} />`:l`<${R} problem=${{problem:e}} t=${n} brought=${s} />`;function i0(e,t,n,o){if(e.amount?.minimum!==void 0)return n(`refusal.bid${xa(e)}`,{player:e.player,...e.amount});let s=Object.values(e).find(r=>r?.count!==void 0);return s?n("reveal.due",{n:s.count,of:s.count}):t.label(e,n,o)}var l0=64*1024*1024,od=e=>e in j;function c0({record:e,fault:t},n,o){if(t==="no-json")throw new Error(`${o("import.no-json")} ${u0(n)}`);if(t!==void 0)throw new Error(o(`import.${t}`));return{game:e.game??e.state.game,body:e}}function u0(e){try{return JSON.parse(e),""}catch(t){return t.message}}function sd({t:e,client:t,go:n,enter:o,given:s,found:r=null}){q();let a=F(),[i,c]=g(s??""),[p,u]=g(null),[d,f]=g(null),[m,b]=g(null),[$,h]=g(r),{value:y}=z(()=>qt(t),[t]),x=Object.fromEntries((y??[]).map(({id:O,name:M})=>[O,M])),_=async(O,M)=>{u(null),f(null),b(null),h(null);try{if(O.length>1e3)throw new Error(e("import.too-many",{n:O.length,most:1e3}));if(O.length!==1)return h(O);let{game:L,body:S}=c0(O[0],M,e);f(S),b({game:L,body:S,answer:await t.game(L).replay(S)})}catch(L){u(L)}},v=O=>_(Qn(e("import.pasted"),O,od),O),E=async O=>{if(O.reduce((L,{size:S})=>L+S,0)>l0)return u(new Error(e("import.too-large")));let M=await Promise.all(O.map(L=>L.text()));return c(M.length===1?M[0]:""),_(M.flatMap((L,S)=>Qn(O[S].name,L,od)),M[0])};return k(()=>{s&&v(s)},[s]),l`
<main id="content" class="import" data-screen="import">
<h1 ref=${a} tabindex="-1">${e("import.title")}</h1>
<p>${e("import.lead")}</p>
<form class="sheet" onSubmit=${O=>{O.preventDefault(),v(i)}}>
<${Cs} label=${e("import.file")} hint=${e("import.file-hint")} accept=".json,.jsonl,.ndjson,application/json,application/x-ndjson" name="file" take=${E} />
<div class="field">
<label for="import-text">${e("import.text")}</label>
<textarea id="import-text" name="transcript" class="code" rows="8" spellcheck="false" value=${i} onInput=${O=>c(O.target.value)} />
</div>
<div class="row end">
<button type="button" onClick=${()=>n("start")}>${e("back")}</button>
<button type="submit" class="primary" data-verify>${e("import.verify")}</button>
</div>
</form>
<${R} problem=${p} brought=${d} t=${e} />
${$&&l`<${td} found=${$} client=${t} names=${x} go=${n} t=${e} />`}
${m&&l`<${p0} ...${m} t=${e} go=${n} enter=${o} />`}
</main>
`}function p0({game:e,body:t,answer:n,t:o,go:s,enter:r}){let{position:a,applied:i,refused:c,history_matches:p,scores_match:u}=n,{start:d,actions:f}=un({...t,game:e}),m=c===null&&p!==!1&&u!==!1,b=()=>r({game:e,start:d,actions:f.slice(0,i),cursor:i}),$=()=>(pn({given:JSON.stringify(t)}),js(s,{...t,game:e},i));return l`
<section class="verdict-box ${m?"sound":"broken"}" role="status" data-verdict=${m?"sound":"broken"} data-applied=${i}>
<h2>${o(m?"import.sound":"import.broken")}</h2>
<p>${o("import.applied",{applied:i,of:f.length})} ${a.finished?o("import.finished"):""}</p>
${p!==null&&l`<p data-history=${String(p)}>${o(p?"import.history":"import.no-history")}</p>`}
${u!==null&&l`<p data-scores=${String(u)}>${o(u?"import.scores":"import.no-scores")}</p>`}
${c!==null&&l`
<p data-refused-index=${c.index}>${o("import.refused",{n:c.index+1})} <code>${JSON.stringify(f[c.index])}</code></p>
<${fn} problem=${c.problem} game=${j[e]} t=${o} position=${a} brought=${t} />`}
<div class="row tight">
<button type="button" class="primary" data-open onClick=${b}>${o(m?"import.open":"import.open-last")}</button>
<button type="button" data-review onClick=${$}>${o("review.open")}</button>
</div>
</section>
`}var d0=["sealing-not-configured","seal-broken","key-refused","branched","held","table-unknown"],ci=(e,t)=>d0.includes(e?.kind)?t(`links.problem.${e.kind}`):void 0,De=({problem:e,t})=>l`<${R} problem=${e} t=${t} plain=${ci(e,t)} />`;function Is({lost:e,unsent:t=null,stale:n=!1,ask:o,resend:s,busy:r,t:a}){return e===null&&t===null?null:t===null&&e.transient!==!0?l`<${De} problem=${e} t=${a} />`:l`
<div class="warning" data-connection=${t===null?"lost":"unsent"}>
<p role="status">${a(t!==null?"links.unsent":n?"links.lost-stale":"links.lost")}</p>
<button type="button" data-retry disabled=${r} onClick=${t===null?o:s}>${a(t===null?"links.lost-ask":"links.unsent-send")}</button>
</div>
`}var f0=e=>e/2**32|0,m0=e=>e>>>0;function rd(e,t,n,o){let s=f0(n),r=m0(n);e.setUint32(t,o?r:s,o),e.setUint32(t+4,o?s:r,o)}function ad(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name==="Uint8Array"&&"BYTES_PER_ELEMENT"in e&&e.BYTES_PER_ELEMENT===1}var ui=e=>e?`"${e}" `:"";function h0(e,t=""){if(typeof e!="number")throw new TypeError(ui(t)+"expected number, got "+typeof e);if(!Number.isSafeInteger(e)||e<0)throw new RangeError(ui(t)+"expected integer >= 0, got "+e);return e}function pi(e,t,n=""){if(ad(e)&&(t===void 0||e.length===t))return e;t!==void 0&&h0(t,"length");let o=ad(e),s=t!==void 0?` of length ${t}`:"",r=o?`length=${e.length}`:`type=${typeof e}`,a=ui(n)+"expected Uint8Array"+s+", got "+r;throw o?new RangeError(a):new TypeError(a)}var b0=(e,t)=>{if(e===null||typeof e!="object"||Array.isArray(e))throw new TypeError((t==="object"?"":`"${t}" `)+"expected object, got type="+typeof e)},id=(e,t)=>{b0(e,t);let n=Object.getPrototypeOf(e);if(n!==Object.prototype&&n!==null)throw new TypeError(`"${t}" expected plain object`);if(Object.hasOwn(e,"__proto__"))throw new TypeError(`"${t}.__proto__" is not allowed`)};function di(e,t=!0){if(e.destroyed)throw new Error("hash was destroyed");if(t&&e.finished)throw new Error("digest() was already called")}function ld(e,t){pi(e,void 0,"output");let n=t.outputLen;if(!(e.length>=n))throw new RangeError('"output" expected length >= '+n)}function fi(...e){for(let t=0;t<e.length;t++)e[t].fill(0)}function Fs(e){return new DataView(e.buffer,e.byteOffset,e.byteLength)}function He(e,t){return e<<32-t|e>>>t}function g0(e,t,n="opts"){return id(e,"defaults"),t!==void 0&&id(t,n),Object.assign(Object.create(null),e,t)}function cd(e,t={}){if(typeof e!="function")throw new TypeError('"hashCons" expected function, got type='+typeof e);t=g0({},t,"info");let n=(s,r)=>e(r).update(s).digest(),o=e(void 0);return n.outputLen=o.outputLen,n.blockLen=o.blockLen,n.canXOF=o.canXOF,n.create=s=>e(s),Object.assign(n,t),Object.freeze(n)}var ud=e=>({oid:Uint8Array.from([6,9,96,134,72,1,101,3,4,2,e])});function pd(e,t,n){return e&t^~e&n}function dd(e,t,n){return e&t^e&n^t&n}var Ds=class{blockLen;outputLen;canXOF=!1;padOffset;isLE;buffer;view;finished=!1;length=0;pos=0;destroyed=!1;constructor(t,n,o,s){this.blockLen=t,this.outputLen=n,this.padOffset=o,this.isLE=s,this.buffer=new Uint8Array(t),this.view=Fs(this.buffer)}update(t){di(this),pi(t);let{view:n,buffer:o,blockLen:s}=this,r=t.length,a=!1;for(let i=0;i<r;){let c=Math.min(s-this.pos,r-i);if(c===s){let p=Fs(t);for(;s<=r-i;i+=s)this.process(p,i);a=!0;continue}o.set(i===0&&c===r?t:t.subarray(i,i+c),this.pos),this.pos+=c,i+=c,this.pos===s&&(this.process(n,0),this.pos=0,a=!0)}return this.length+=t.length,a&&this.roundClean(),this}digestInto(t){di(this),ld(t,this),this.finished=!0;let{buffer:n,view:o,blockLen:s,isLE:r}=this,{pos:a}=this;n[a++]=128,n.fill(0,a),this.padOffset>s-a&&(this.process(o,0),n.fill(0)),rd(o,s-8,this.length*8,r),this.process(o,0),this.roundClean();let i=t===n?o:Fs(t),c=this.outputLen,p=c/4,u=this.get();if(c%4||p>u.length)throw new Error("invalid outputLen");for(let d=0;d<p;d++)i.setUint32(4*d,u[d],r)}digest(){let{buffer:t,outputLen:n}=this;this.digestInto(t);let o=t.slice(0,n);return this.destroy(),o}_cloneIntoMeta(t){let{buffer:n,length:o,finished:s,destroyed:r,pos:a}=this;return t.destroyed=r,t.finished=s,t.length=o,t.pos=a,a&&t.buffer.set(n),t}clone(){return this._cloneInto()}},fd=Uint32Array.from([1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225]);var y0=Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298]),vt=new Uint32Array(64),mi=class extends Ds{A=0;B=0;C=0;D=0;E=0;F=0;G=0;H=0;constructor(t,n){super(64,t,8,!1),this.A=n[0]|0,this.B=n[1]|0,this.C=n[2]|0,this.D=n[3]|0,this.E=n[4]|0,this.F=n[5]|0,this.G=n[6]|0,this.H=n[7]|0}get(){let{A:t,B:n,C:o,D:s,E:r,F:a,G:i,H:c}=this;return[t,n,o,s,r,a,i,c]}set(t,n,o,s,r,a,i,c){this.A=t|0,this.B=n|0,this.C=o|0,this.D=s|0,this.E=r|0,this.F=a|0,this.G=i|0,this.H=c|0}_cloneInto(t){return(t||=new this.constructor).set(...this.get()),this._cloneIntoMeta(t)}process(t,n){for(let d=0;d<16;d++,n+=4)vt[d]=t.getUint32(n,!1);for(let d=16;d<64;d++){let f=vt[d-15],m=vt[d-2],b=He(f,7)^He(f,18)^f>>>3,$=He(m,17)^He(m,19)^m>>>10;vt[d]=$+vt[d-7]+b+vt[d-16]|0}let{A:o,B:s,C:r,D:a,E:i,F:c,G:p,H:u}=this;for(let d=0;d<64;d++){let f=He(i,6)^He(i,11)^He(i,25),m=u+f+pd(i,c,p)+y0[d]+vt[d]|0,$=(He(o,2)^He(o,13)^He(o,22))+dd(o,s,r)|0;u=p,p=c,c=i,i=a+m|0,a=r,r=s,s=o,o=m+$|0}o=o+this.A|0,s=s+this.B|0,r=r+this.C|0,a=a+this.D|0,i=i+this.E|0,c=c+this.F|0,p=p+this.G|0,u=u+this.H|0,this.set(o,s,r,a,i,c,p,u)}roundClean(){fi(vt)}destroy(){this.destroyed=!0,this.set(0,0,0,0,0,0,0,0),fi(this.buffer)}},$i=class extends mi{constructor(){super(32,fd)}};var md=cd(()=>new $i,ud(1));var x0=32,w0=/^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/,mn=()=>Xn(crypto.getRandomValues(new Uint8Array(x0))),zt=e=>Xn(md(Rs(e))),$d=e=>w0.test(e),$n=(e,t)=>`gvs1.${e}.${t}`,hd=e=>e.split(".")[1];function hn({t:e,open:t,hint:n}){let[o,s]=g(""),[r,a]=g(!1);return l`
<form class="paste" novalidate onSubmit=${async c=>{c.preventDefault();let p=Ps(o);a(p===null),p!==null&&(s(""),await t(p))}}>
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
`}var Hs=new me("secrets"),v0=3,bn=async()=>(await Hs.all()).sort((e,t)=>t.created-e.created).map(({id:e})=>e);async function bd(e){let[t,n]=[await Hs.put({id:e,created:Date.now()}),await bn()];return await Promise.all(n.filter(o=>o!==e).slice(v0-1).map(Hs.remove)),t}async function Us(e){let t=(await bn()).filter(n=>Object.values(e).some(o=>o.endsWith(`.${n}`)));await Promise.all(t.map(Hs.remove))}function gd({t:e,go:t,open:n}){q();let o=F(),[s,r]=g(""),[a,i]=g(!0),c=async()=>{let p=mn();i(await bd(p)),r(zt(p))};return k(()=>{bn().then(([p])=>p?r(zt(p)):c())},[]),l`
<main id="content" class="import join" data-screen="join">
<h1 ref=${o} tabindex="-1">${e("join.title")}</h1>
<div class="sheet">
<p>${e("join.lead")}</p>
<${k0} code=${s} t=${e} />
${!a&&l`<p class="warning" role="alert">${e("links.not-stored")}</p>`}
<p class="hint">${e("join.hint")}</p>
<div><button type="button" class="quiet" data-another-code onClick=${c}>${e("join.another")}</button></div>
<${hn} t=${e} open=${n} hint=${e("join.paste-hint")} />
<div class="row end"><button type="button" onClick=${()=>t("start")}>${e("back")}</button></div>
</div>
</main>
`}var k0=({code:e,t})=>l`
<div class="field">
<label for="join-code">${t("join.code")}</label>
<div class="control">
<input id="join-code" name="code" type="text" readonly class="code" value=${e} onFocus=${n=>n.target.select()} />
<${pt} text=${e} label=${t("links.copy")} t=${t} class="primary" data-copy-code />
${"share"in navigator&&l`<button type="button" data-share onClick=${()=>navigator.share({text:e}).catch(()=>{})}>${t("links.share")}</button>`}
</div>
</div>
`;var kt=({players:e},t,n)=>e[Number(t)-1]??n(`links.holder.${t}`),[Ke,yd]=["r","t"];var gn=class{#t;#e=void 0;constructor(t){this.#t=t}announce(t){this.#n()?.postMessage(t)}listen(t){let n=({data:o})=>t(o);return this.#n()?.addEventListener("message",n),()=>this.#n()?.removeEventListener("message",n)}#n(){return this.#e!==void 0?this.#e:(this.#e=globalThis.BroadcastChannel===void 0?null:new BroadcastChannel(this.#t),this.#e?.unref?.(),this.#e)}};var qs=new me("tables"),wd=new gn("gavel-tables"),xd=400,vd=async()=>(await qs.all()).sort((e,t)=>t.changed-e.changed),Gt=e=>qs.get(e),kd=e=>wd.listen(e);async function st(e,t=e,n=!1){let[o,s]=[e.told.slice(-xd),e.played.slice(-xd)],r={...e,told:o,played:s,changed:Math.max(Date.now(),t.changed+1)},a=null,i=!1,c=u=>{let d=u!==null&&u.changed!==t.changed;return a=d&&u.place.token!==t.place.token?u:null,i=u===null&&t.changed!==0,d&&(r={...r,keys:{...u.keys,...e.keys},given:u.given}),a!==null||i?void 0:r},p=await(n?qs.change(e.id,c):Ws(e.id,c));return{kept:a===null?r:t,stored:p&&!i,newer:a}}var zs=(e,t)=>Ws(e,n=>n===null?void 0:{...t(n),changed:Math.max(Date.now(),n.changed+1)}),_d=e=>Ws(e.id,()=>e);async function Gs(e){let t={},n=await Ws(e,o=>(t=o?.keys??{},null));return await Us(t),n}async function Ws(e,t){let n=!1,o=await qs.change(e,s=>{let r=t(s);return n=r!==void 0,r});return n&&wd.announce(e),o}function Ks({token:e,head:t,view:n,actions:o}){let s=o.findLastIndex(a=>a.action!==null||a.player==="referee"),r=o.slice(s+1);return{token:e,head:t,settled:r.length>0?r[0].ply-1:n.ply,pending:r.length}}function Sd({place:e,heads:t},n){if(n.settled>e.settled)return"newer";let o=n.settled===e.settled?e.head:t[n.settled];return o!==void 0&&o!==n.head?"line":n.settled<e.settled?"older":n.token===e.token?"same":n.pending>0&&e.pending>0?"choices":n.pending>=e.pending?"newer":"older"}function Od({place:e,played:t},n,{guarded:o,actions:s}){if(!o)return e.settled;let r=new Map(t.map(i=>[i.ply,JSON.stringify(i)])),a=s.find(i=>i.ply<=n&&r.has(i.ply)&&r.get(i.ply)!==JSON.stringify(i));return Math.min(e.settled,n,a===void 0?n:a.ply-1)}var hi=(e,t)=>Object.fromEntries(Object.entries(t).filter(([n])=>Number(n)<=e));function Ed(e,t,{guarded:n,events:o,view:s,actions:r},a,i){let c=e.changed===0,p=a===e.place.settled&&(!n||t.settled===a),u=p?e.told:e.told.filter(({ply:f})=>f<=a);if(o.length===0)return u;if(!n||p&&!c)return[...u,{ply:s.ply,from:s.ply,events:o,language:i}];let d=c?r[0]?.ply??1:Math.max(a+1,t.settled+1-8);return[...u,{ply:t.settled,from:d,events:o,language:i}]}function Md(e,{settled:t,token:n,pending:o},s,{guarded:r}){if(!r)return{};let a={...hi(s,e.tokens??{}),...o===0&&{[t]:n}};return Object.fromEntries(Object.entries(a).filter(([i])=>Number(i)>=t-8))}var Js={since:0},S0=/^[1-9r]$/;async function Cd(e,{undo:t,...n}){let o=await e.game(n.game).sealed(n.token,n.key).view(Js),s=await O0(e,n,o);return await Us(s.kept.keys),t!==void 0&&s.answer.guarded?{...s,asked:{ply:o.token_ply,token:n.token}}:s}async function O0(e,{game:t,token:n,key:o,clock:s},r){let a=e.game(t),i=await Gt(r.table)??{...bi(t,r),...s&&{clock:s}},c=o===void 0?await E0(a,n,i):yn(i,o),p=gi(c);if(r.guarded&&c.changed!==0)return be(e,c);let u=p===o?r:await a.sealed(n,p).view(Js);return Rd(e,c,u)}var Vs=(e,t,n={})=>Je(e,t).view({...Js,...n}),be=async(e,t)=>Wt(e,t,await Vs(e,t),null);function Td(e){return e.seen===void 0||e.seen.as!==e.as?null:{kept:e,answer:e.seen.answer,note:null,stored:!0,stale:!0}}async function Ad(e,t){let[[n,o]=[t.place.settled,t.place.token]]=Object.entries(t.tokens??{});return be(e,{...t,place:{...t.place,settled:Number(n),token:o}})}async function Ld(e,t,n){let o=await Je(e,t).act(n);return Bd(e,t,o,null)}async function Nd(e,t,n){let o=await e.game(t.game).sealed(n,gi(t)).view(Js);return Wt(e,{...t,heads:{},told:[],played:[]},o,null)}function bi(e,{table:t,view:n,...o}){return{...{id:t,game:e,players:n.players.map(r=>r.id),keys:{},as:null,heads:{},told:[],played:[],given:{},changed:0},...Pd({view:n,actions:[],...o})}}function yn(e,t){let n=hd(t);return{...e,keys:{...e.keys,[n]:t},as:n}}var gi=({keys:e,as:t})=>t===null?void 0:e[t],Se=({players:e,as:t})=>e[Number(t)-1]??null,Ue=e=>e.able&&e.toAct.includes(Se(e)??(e.as===yd?"table":null)),Je=(e,t)=>e.game(t.game).sealed(t.place.token,gi(t));async function E0(e,t,n){if(n.as!==null)return n;for(let o of await bn())for(let s of n.players.keys()){let r=$n(s+1,o);if(await M0(e,t,r))return yn(n,r)}return n}async function M0(e,t,n){try{return await e.sealed(t,n).view(),!0}catch(o){if(o.kind==="key-refused")return!1;throw o}}async function Rd(e,t,n){let o=Ks(n);switch(t.changed===0?"newer":Sd(t,o)){case"older":return{...await be(e,t),note:"older"};case"line":return{...await be(e,t),note:"l\
ine",other:n.token};case"choices":return C0(e,t,n);default:return Wt(e,t,n,null)}}async function C0(e,t,n){let{token:o}=n;if(!S0.test(t.as??""))return Ks(n).pending>t.place.pending?Wt(e,t,n,null):be(e,t);try{return await Bd(e,t,await Je(e,t).merge([o]),"joined")}catch(s){if(s.kind!=="invalid-request")throw s;return{...await be(e,t),note:"line",other:o}}}async function Bd(e,t,n,o){let{kept:s,newer:r}=await st({...t,place:{...t.place,token:n.token}},t,!0),a=await Vs(e,n.guarded?t:{...t,place:{...t.place,token:n.token}});if(r!==null)return jd(e,t,r,a,o);let i=n.guarded&&a.events.length>0?a.events:[...n.events,...a.events];return Wt(e,{...t,changed:s.changed},{...a,events:i},o)}async function Wt(e,t,n,o){let s={...t,...Pd(n)},r=Od(t,s.place.settled,n);s.heads={...hi(r,t.heads),[s.place.settled]:s.place.head},s.told=Ed(t,s.place,n,r,e.language),s.tokens=Md(t,s.place,r,n);let a=t.played.filter(({ply:m})=>m<=r),i=new Set(a.map(({ply:m})=>m)),c=n.actions.filter(({ply:m})=>m<=s.place.settled);s.played=[...a,...c.filter(({ply:m})=>!i.has(m))],s.moved=A0(t,s)?Date.now():t.moved,s.seen={as:t.as,answer:n};let{kept:p,stored:u,newer:d}=await st(s,t);if(d!==null)return jd(e,t,d,n,o);let f=r<t.place.settled&&t.changed!==0;return{kept:p,answer:n,note:f?"undone":o,stored:u}}async function jd(e,t,n,o,s){let r=yi(t,n);if(o.token===r.place.token)return{kept:r,answer:o,note:s,stored:!0};if(o.guarded)return be(e,r);let a=await Rd(e,r,o);return{...a,note:T0[a.note]??"followed"}}var T0={line:"window",joined:"joined"},yi=({as:e},t)=>({...t,as:e!==null&&e in t.keys?e:t.as});function A0(e,{place:t,heldBy:n}){let{settled:o,pending:s,head:r}=e.place;return e.moved===void 0||t.settled!==o||t.pending!==s||t.head!==r||n!==e.heldBy}function Pd(e){let{to_act:t,held:n,finished:o,legal_actions:s}=e;return{place:Ks(e),toAct:[...t],able:s===void 0||s.length>0,heldBy:n?.by??null,finished:o}}function xn(e,t){let{finished:n,heldBy:o,toAct:s}=e,r=Se(e);if(n)return t("links.finished");if(o!==null)return o===r?t("links.held-own"):t("links.held",{player:o});if(Ue(e))return t("links.turn");let a=s.filter(i=>i!==r);return t("play.turn",{player:(a.length>0?a:s).map(i=>i==="table"?t("links.holder.t"):i).join(", ")})}var Id="calls",L0='link[rel="icon"]',N0=`data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><g fill="#7a3e00"><rect x="4" y="26" width="24" height="3" rx="1"/><g transform="rotate(-40 15 14)"><rect x="6" y="9" width="14" height="9" rx="1.5"/><rect x="12" y="18" width="2.6" height="13" rx="1"/></g></g><circle cx="24" cy="8" r="7.5" fill="#c40000"/></svg>')}`,R0=e=>!e.finished&&e.heldBy===null&&Ue(e);function Fd({kept:e,name:t,calls:n,t:o}){let s=e!==null&&R0(e),r=e===null?null:`${s?"● ":""}${xn(e,o)} – ${t}`,a=T(document.title);k(()=>{r!==null&&(document.title=r)},[r]),k(()=>()=>{document.title=a.current},[]),k(()=>{let c=document.querySelector(L0);if(!s||c===null)return;let{href:p}=c;return c.href=N0,()=>{c.href=p}},[s]);let i=e?.id;k(()=>{s&&n&&document.hidden&&B0(r,i)},[s,n])}function Dd(){let[e,t]=g(()=>ke(Id)===!0);return{calls:e,change:async o=>{t(o),Ee(Id,o),o&&"Notification"in globalThis&&Notification.permission==="default"&&await Notification.requestPermission()}}}async function B0(e,t){if(!("Notification"in globalThis)||Notification.permission!=="granted")return;let n=await navigator.serviceWorker?.getRegistration();n?await n.showNotification(e,{tag:t}):new Notification(e,{tag:t})}var[xi,j0,P0]=[1e3,5e3,3e4],[I0,F0]=[1e3,1e4],D0=6e4,H0=3e3;function Hd({idle:e,failures:t,alone:n,hidden:o,calls:s},r=Math.random){if(o&&!s)return null;let a=.8+.4*r();if(t>0)return Math.min(F0,I0*2**(t-1))*a;if(o)return P0*a;let i=xi+(j0-xi)*Math.min(1,e/D0);return Math.max(n?H0:xi,i)*a}var Ud=[[document,"visibilitychange"],[document,"resume"],[window,"online"],[window,"pageshow"]],Zs=class{#t;#e=0;#n=null;#o=Date.now();#s=0;#r=!1;constructor(t){this.#t=t,Ud.forEach(([n,o])=>n.addEventListener(o,this.wake)),this.#a()}wake=()=>{document.hidden?this.#a():this.#i()};touched(){this.#o=Date.now(),this.#a()}end(){this.#r=!0,clearTimeout(this.#e),this.#n?.abort(),Ud.forEach(([t,n])=>t.removeEventListener(n,this.wake))}#a(){if(clearTimeout(this.#e),this.#r||this.#n!==null)return;let t=Hd({idle:Date.now()-this.#o,failures:this.#s,hidden:document.hidden,...this.#t.now()});t!==null&&(this.#e=setTimeout(()=>this.#i(),t))}async#i(){if(clearTimeout(this.#e),this.#n?.abort(),this.#r)return;let t=this.#n=new AbortController;try{let n=await this.#t.ask(t.signal);if(t.signal.aborted)return;n&&(this.#o=Date.now()),this.#s=0,this.#t.answered()}catch(n){if(t.signal.aborted)return;this.#s+=1,this.#t.failed(n)||this.end()}this.#n===t&&(this.#n=null),this.#a()}};var U0=1e4,no=e=>e.guarded&&!e.finished;function qd({client:e,opened:t,busy:n,calls:o,take:s}){let[r,a]=g(null),i=T(null),c=pe(()=>new Nt(e.baseUrl,{language:e.language,retries:0,timeout:U0}),[e]),p=T(null);p.current={asker:c,opened:t,busy:n,calls:o,take:s};let u=t!==null&&(t.stale===!0||no(t.answer)),d=t?.kept.id;return k(()=>{if(u)return i.current=new Zs({ask:f=>q0(p,f),now:()=>({alone:z0(p.current.opened.kept),calls:p.current.calls}),failed:f=>(a(f),f.transient===!0),answered:()=>a(null)}),p.current.opened.stale&&i.current.wake(),()=>{i.current?.end(),i.current=null,a(null)}},[u,d]),k(()=>i.current?.touched(),[t,o]),{lost:r,ask:()=>i.current?.wake()}}async function q0(e,t){let{asker:n,opened:o,take:s}=e.current;if(e.current.busy)return!1;let r=await Vs(n,o.kept,{signal:t});return e.current.busy||e.current.opened!==o?!1:s(r)}var z0=e=>Ue(e)&&e.heldBy===null&&e.toAct.every(t=>t===(Se(e)??"table"));function Le(e,t,n){if(typeof t=="boolean")return n(t?"yes":"no");let o=`value.${e}.${t}`;return typeof t=="string"?n.has(o)?n(o):t:JSON.stringify(t)}var zd=e=>e.replaceAll(/\s?\(`[^`]+`\)/g,"");function wn(e,{ruleset:t,variant:n},o){let s=e?.rulesets.find(({id:r})=>r===t)?.name??t;return n==="standard"?[s]:[s,Le("variant",n,o)]}function Gd({kept:e,view:t,finished:n,sheet:o,t:s,again:r,busy:a,callReferee:i,calls:c,setCalls:p}){let u=j[e.game].turns?"play.turn-number":"play.round",d=o?.name??"";return l`
<div class="play-bar">
<div class="play-title">
${n?l`<strong>${d}</strong>`:l`<h1>${d}</h1>`} <span class="soft wide">${wn(o,t,s).filter(f=>f!==d).join(" · ")}</span>
${!n&&l` <span class="round">${s(u,{round:t.round})}</span>`}
</div>
<div class="row tight">
<span class="sits" data-as-now=${e.as??""}>${e.as===null?s("links.watching"):s("links.you",{player:kt(e,e.as,s)})}</span>
${e.as===Ke&&l`<button type="button" data-referee title=${s("ruling.hint")} onClick=${i}>
<span aria-hidden="true">⚖</span> <span class="wide">${s("ruling.open")}</span></button>`}
${p!==null&&l`<button type="button" data-calls aria-pressed=${String(c)} aria-label=${s("links.calls")} title=${s("links.calls-hint")} onClick=${()=>p(!c)}>
<${G0} /> <span class="wide">${s("links.calls")}</span></button>`}
<button type="button" data-again disabled=${a} title=${s("links.again-hint")} onClick=${r}>
<span aria-hidden="true">⟳</span> <span class="wide">${s("links.again")}</span></button>
</div>
</div>
`}var G0=()=>l`
<svg class="bell" viewBox="0 0 16 16" aria-hidden="true"><path d="M8 1a1 1 0 0 1 1 1v.6A4.5 4.5 0 0 1 12.5 7v3l1.5 2H2l1.5-2V7A4.5 4.5 0 0 1 7 2.6V2a1 1 0 0 1 1-1zM6.3 13h3.4a1.7 1.7 0 0 1-3.4 0z" /></svg>
`;function Kt({log:e,t,then:n}){let o=nc(),s=T(e.length);return k(()=>{let r=e.slice(Math.min(s.current,e.length-1)).map(({text:a})=>a);e.length!==s.current&&Me([...r,...n?[n]:[]].join(" ")),s.current=e.length},[e]),l`
<section class=${e.length>0?"log":"visually-hidden"} aria-labelledby="log-title">
<h2 id="log-title" class="small">${t("log.title")}</h2>
<p class="visually-hidden" role="status" data-said>${o}</p>
<ol reversed class="events" tabindex=${e.length>0?"0":void 0} aria-labelledby="log-title">
${e.map((r,a)=>l`<li key=${a} data-event-type=${r.type} value=${a+1} lang=${r.lang}>${r.text}</li>`).reverse()}
</ol>
</section>
`}function Ys(e,t){let n=t.players.map(({id:o})=>o);return Object.entries(e.at).flatMap(([o,s])=>{let r=e.choices?.[o]??null,a=r==="players"?n:r;return rt(t,o).map(([i,c])=>({place:i,value:ge(t,i),choices:a,where:{key:s,names:c}}))})}var oo=(e,t)=>t.filter(([n,o])=>!ae(ge(e,n),o)).map(([n,o])=>({op:"replace",path:xt(n),value:o}));function wi(e,t,n){let o=s=>e.flatMap(({bank:r=[]})=>r.flatMap(a=>rt(s,a))).reduce((r,[a])=>r+ge(s,a),0);return o(n)-o(t)}function vi(e,t){let n=structuredClone(e);for(let{path:o,value:s}of t){let r=Ls(o);ge(n,r.slice(0,-1))[r.at(-1)]=s}return n}function ki(e,t){return Object.entries(e.at).flatMap(([n,o])=>rt(t,n).flatMap(([s,r])=>{let a=W0(ge(t,s),e.kind);if(a===null)return[];let i=r.length>0&&(r.at(-1)===a||n.endsWith("/*")&&J0(s.at(-1)));return[{value:a,place:s,where:{key:o,names:i?r.slice(0,-1):r}}]}))}function Jd(e,t,n,o){let s=ki(e,t),r=(e.unseen??[]).flatMap(d=>rt(t,d).map(([f])=>({value:ge(t,f),place:f,where:null}))),a=Ho(Wd(e,t,n).map(Ve));for(let{value:d}of[...s,...r])a.set(Ve(d),(a.get(Ve(d))??0)-1);let i=new Map;for(let d of Wd(e,t,n))a.get(Ve(d))>0&&i.set(Ve(d),{value:d,place:null,where:null});for(let d of r.reverse())i.set(Ve(d.value),d);let c=Zd(e,t),p=d=>xt(d.slice(0,-1)),u=new Map;for(let d of s)p(d.place)===p(o.place)&&c.has(p(d.place))||u.set(JSON.stringify([Ve(d.value),d.where]),d);return[...i.values(),...u.values()].filter(({value:d})=>!ae(d,o.value))}function Vd(e,t,n,o){let s=[[n.place,Kd(ge(t,n.place),o.value)]],r=new Map([[Ve(n.value),o.value]]);o.place!==null&&(s.push([o.place,Kd(ge(t,o.place),n.value)]),r.set(Ve(o.value),n.value));for(let[u]of(e.follow??[]).flatMap(d=>rt(t,d))){let d=Ve(ge(t,u));r.has(d)&&s.push([u,r.get(d)])}let a=Zd(e,t),i=new Map,c=[];for(let[u,d]of s){let f=xt(u.slice(0,-1));if(!a.has(f)){c.push([u,d]);continue}i.has(f)||i.set(f,[u.slice(0,-1),[...ge(t,u.slice(0,-1))]]),i.get(f)[1][Number(u.at(-1))]=d}let p=[...i.values()].map(([u,d])=>[u,d.sort((f,m)=>f-m)]);return oo(t,[...p,...c])}function Zd(e,t){
return new Set((e.ascending??[]).flatMap(n=>rt(t,n).map(([o])=>xt(o))))}function Wd(e,t,n){let{components:o}=n,s=t.options[e.of];return(Array.isArray(s)?s:(o[t.ruleset]??o)[e.of]).map(a=>a?.id??a)}function W0(e,t){if(e===null||typeof e!="object")return e;let{kind:n=t,...o}=e;return n!==t?null:Object.keys(o).join()==="value"?o.value:o}function Kd(e,t){return e===null||typeof e!="object"?t:{...e,...typeof t=="object"?t:{value:t}}}function Yd(e,t,n){return n.flatMap(o=>{let s=o.split("/").length,r=e.flatMap(a=>{let i=Object.keys(a.at).flatMap(c=>rt(t,c.split("/").slice(0,s).join("/"))).find(([c])=>xt(c)===o)?.[1];return i===void 0?[]:[[a,i]]});return r.length===1?r:[]})}function rt(e,t){return Qd(e,t.split("/").slice(1),[],[])}function Qd(e,t,n,o){if(t.length===0)return[[n,o]];let[s,...r]=t;return K0(e).filter(([a])=>s==="*"||s===a).flatMap(([a,i,c])=>Qd(c,r,[...n,a],s==="*"?[...o,i]:o))}function K0(e){return Array.isArray(e)?e.map((t,n)=>[String(n),String(t?.id??t?.tile??n+1),t]):e===null||typeof e!="object"?[]:Object.entries(e).map(([t,n])=>[t,t,n])}var ge=(e,t)=>t.reduce((n,o)=>n[o],e),J0=e=>/^\d+$/.test(e),Ve=e=>e!==null&&typeof e=="object"?JSON.stringify(Object.entries(e).sort()):e;function at(e,{game:t,t:n}){return typeof e=="boolean"?n(e?"yes":"no"):t.pieceText?.(e,n)??String(e)}function it(e,t){if(e===null)return"";let n=e.names.map(s=>at(s,t)).join(", ");if(e.key==="")return n;let o=t.t(e.key,{at:n});return n===""||o.includes(n)?o:`${n}, ${o}`}function Ze({state:e,game:t,t:n}){let{corrections:o=[],forfeits:s=[],penalties:r=[],unsealed:a=[],rekeyed:i=[]}=e,c=[...o.map(p=>[p.ply,"correction",n("record.correction",{what:V0(p,e,t,n),reason:p.reason})]),...s.map(p=>[p.ply,"forfeit",n("record.forfeit",{player:p.seat,reason:p.reason})]),...r.map(p=>[p.ply,"penalty",n("record.penalty",{player:p.seat,points:xe(p.points),reason:p.reason})]),...a.map(p=>[p.ply,"unsealed",n("record.unsealed",{n:p.ply})]),...i.map(p=>[p.ply,"rekeyed",n(p.by===p.seat?"record.rekeyed-own":"record.rekeyed",{player:p.seat,n:p.ply})])].sort(([p],[u])=>p-u);return c.length===0?null:l`
<section class="referee-record" aria-labelledby="referee-record-title" data-referee-record>
<h2 class="small" id="referee-record-title">${n("record.title")}</h2>
<ul>${c.map(([p,u,d])=>l`<li key=${p} data-record=${u}>${d}</li>`)}</ul>
</section>
`}function V0({paths:e},t,n,o){let s=Yd(n.corrections??[],t,e).map(([r,a])=>Z0(o(r.name),it({key:"",names:a},{game:n,t:o})));return s.length>0?[...new Set(s)].join("; "):o("record.something")}var Z0=(e,t)=>t===""?e:`${e} (${t})`;var _t=({rulings:e,t})=>l`
<div class="scrolling" tabindex="0" role="region" aria-label=${t("scores.rulings",{n:e.length})}><table>
<thead><tr><th scope="col">${t("scores.ruling")}</th><th scope="col">${t("scores.value")}</th><th scope="col">${t("scores.why")}</th></tr></thead>
<tbody>${e.map(n=>l`
<tr key=${n.id}><th scope="row">${n.id}<${ot} error=${{code:n.option}} /></th><td>${Le(n.option??n.id,n.value,t)}</td><td>${n.why}</td></tr>`)}
</tbody>
</table></div>
`;var Jt=(e,t)=>t.has(`unit.${e}`)?t(`unit.${e}`):e;function qe(e,t){return e.length===0?t("scores.nobody"):t(e.length>1?"scores.winners":"scores.winner",{names:e.join(", ")})}function St({sheet:e,state:t,game:n,t:o}){let s=(e.referee?.forfeits??[]).map(({seat:u})=>u),{standings:r,winners:a,decided_by:i,unit:c,rulings:p}=e;return l`
<div class="scoresheet" data-scoresheet>
<p class="verdict">
<strong>${qe(a,o)}</strong>
<span class="soft" data-decided-by=${i}>${o(`scores.by.${i}`)}</span>
</p>
<ol class="standings">
${r.map(u=>l`
<li key=${u.player} class="standing ${u.winner?"winner":""}" data-standing=${u.player} data-total=${u.total}>
<div class="standing-head">
<span class="rank" aria-label=${o("scores.rank",{rank:u.rank})}>${u.rank}</span>
<h2>${u.player}</h2>
${s.includes(u.player)&&l`<span class="soft" data-has-forfeited>${o("scores.forfeited")}</span>`}
<span class="total"><strong>${K(u.total)}</strong> <span class="soft">${Jt(c,o)}</span></span>
</div>
<div class="breakdown"><${n.Breakdown} sheet=${e} standing=${u} t=${o} /></div>
${u.penalties!==void 0&&l`
<p class="penalties" data-penalties=${u.penalties}>
<span>${o("scores.penalties",{points:xe(u.penalties)})}</span>
<strong>${o("scores.together",{sum:K(u.total+u.penalties),unit:Jt(c,o)})}</strong>
</p>`}
${u.tiebreak.length>0&&l`<p class="tiebreak soft">${o("scores.tiebreak",{figures:u.tiebreak.join(", ")})}</p>`}
</li>`)}
</ol>
${t&&l`<${Ze} state=${t} game=${n} t=${o} />`}
<details class="rulings">
<summary>${o("scores.rulings",{n:p.length})}</summary>
<${_t} rulings=${p} t=${o} />
</details>
</div>
`}var Y0=4;function Qs(e,t){let{value:n,problem:o}=z(X0,[]),s=pe(()=>n===null||e===null?null:Q0(n,e,t),[n,e,t]);return{pending:n===null&&o===null,code:s}}function Q0(e,t,n){let o=ex(e,t);if(o===null)return null;let{size:s,data:r}=o,a=r.flatMap((i,c)=>i.flatMap((p,u)=>p?[`M${u} ${c}h1v1h-1z`]:[]));return l`<svg class="qr" role="img" aria-label=${n} viewBox="0 0 ${s} ${s}" shape-rendering="crispEdges"><path d=${a.join("")} /></svg>`}var X0=async()=>(await import(Bt("qr"))).encode;function ex(e,t){try{return e(t,{ecc:"L",border:Y0})}catch{return null}}function Oe({url:e,name:t,t:n,kind:o}){let s=T(null),[r,a]=g(!1),i=()=>{a(!0),s.current.showModal()};return l`
<div class="link-box" data-link-kind=${o}>
<input type="text" readonly class="code" aria-label=${t} value=${e} data-url onFocus=${c=>c.target.select()} />
<div class="row tight">
<${pt} text=${e} label=${n("links.copy")} t=${n} class="primary" data-copy-link aria-label=${`${n("links.copy")}: ${t}`} />
${"share"in navigator&&l`<button type="button" data-share aria-label=${`${n("links.share")}: ${t}`}
onClick=${()=>navigator.share({title:t,url:e}).catch(()=>{})}>${n("links.share")}</button>`}
<button type="button" data-scan aria-label=${`${n("links.qr")}: ${t}`} onClick=${i}>${n("links.qr")}</button>
</div>
<dialog ref=${s} class="qr-dialog" aria-label=${t} onClose=${()=>a(!1)}>
${r&&l`
<p><strong>${t}</strong></p>
<${tx} url=${e} name=${t} t=${n} />
<button type="button" data-close-qr onClick=${()=>s.current.close()}>${n("links.close")}</button>`}
</dialog>
</div>
`}function tx({url:e,name:t,t:n}){let{pending:o,code:s}=Qs(e,`${n("links.qr")}: ${t}`);return o?null:s??l`<p>${n("links.qr-too-long")}</p>`}function Xs({kept:e,atOnce:t,follows:n,t:o}){if(n)return l`<p class="hint" data-follows>${o(e.finished?"links.follows.finished":"links.follows")}</p>`;let{game:s,place:r,players:a,clock:i}=e,c=wt(X(),{game:s,token:r.token,clock:i});return l`
<div class="pass-on" data-pass-on>
<p>${nx(e,t,o)}</p>
<${Oe} url=${c} name=${o("links.move",{players:a.join(", ")})} t=${o} kind="move" />
</div>
`}function nx(e,t,n){let{heldBy:o,finished:s,toAct:r}=e,a=Se(e),i=r.filter(c=>c!==a&&c!=="table").join(", ");return s?n("links.pass.finished"):o!==null?n(o===a?"links.pass.held-own":"links.pass.held",{player:o}):i===""?n("links.pass.any"):t?n("links.pass.at-once",{players:i}):n(Ue(e)?"links.pass.or":"links.pass.next",{players:i})}function er({told:e,played:t,place:n},o,s){let r=e.filter(({language:d=s.language})=>d===s.language),a=d=>r.some(({ply:f,from:m=f})=>m<=d&&d<=f),i=t.filter(({ply:d})=>!a(d)).map(d=>({ply:d.ply,events:[{type:`played-${d.type}`,text:_i(d,o,s)}]})),c=new Set(t.map(({ply:d})=>d)),u=ox(n.settled,d=>a(d)||c.has(d)).map(({last:d,n:f})=>({ply:d,events:[{type:"missed",text:s(f===1?"links.missed-one":"links.missed",{n:f})}]}));return[...r,...i,...u].sort((d,f)=>d.ply-f.ply).flatMap(({events:d})=>d)}function ox(e,t){let n=[];for(let o=1;o<=e;o++)t(o)||(n.at(-1)?.last===o-1?n.push({last:o,n:n.pop().n+1}):n.push({last:o,n:1}));return n}var tr=({told:e})=>e.flatMap(({events:t})=>t);function _i({type:e,player:t,action:n},o,s){let r=o?.action_types?.find(({id:i})=>i===e)?.name??e,a=["amount","house"].map(i=>n?.[i]).find(i=>typeof i=="number");return s(a===void 0?"links.played":"links.played-figure",{player:t,action:r,figure:a})}function Xd({kept:e,client:t,t:n}){let[o,s]=g(""),[r,a]=g(null),[i,c]=g(null),[p,u]=g(!1),d=async $=>{u(!0),c(null);try{await $()}catch(h){c(h)}u(!1)},f=async()=>o||(await Je(t,e).receipt()).receipt,m=()=>d(async()=>{let $=await f();s($),Ae(`gavel-${e.game}-${e.id}.receipt`,new Blob([$],{type:"text/plain"}))}),b=()=>d(async()=>{let $=await f();s($),a(await t.verifyReceipt($))});return l`
<details class="receipt" data-receipt-box>
<summary>${n("receipt.title")}</summary>
<p class="hint">${n("receipt.hint")}</p>
<${De} problem=${i} t=${n} />
<div class="row tight">
<button type="button" data-download-receipt disabled=${p} onClick=${m}>${n("receipt.download")}</button>
<button type="button" data-check-receipt disabled=${p} onClick=${b}>${n("receipt.check")}</button>
</div>
${r!==null&&l`<p role="status" data-checked=${r.kid}>${n(r.payload.guarded?"receipt.holds-guarded":"receipt.holds",{key:r.kid})}</p>`}
</details>
`}function ef({opened:e,waits:t,turn:n,table:o,bar:s,notes:r,connection:a,tools:i,go:c,client:p}){let{kept:u,answer:d}=e,{game:f,gameSheet:m,t:b,act:$}=o;q();let h=er(u,m,b),y=F(u.id);return l`
<main id="content" class="play finished linked" data-screen="scores" data-game=${f.id} data-ply=${d.view.ply} data-to-act="" data-head=${d.head} data-turn=${n} aria-busy=${String(t)}>
${s}
${r}
${a}
<h1 ref=${y} tabindex="-1">${b("scores.title")}</h1>
<${St} sheet=${d.scores} state=${d.view} game=${f} t=${b} />
<section class="tool"><${Xd} kept=${u} client=${p} t=${b} key=${u.place.token} /></section>
<section class="tool"><${Xs} kept=${u} atOnce=${!1} follows=${d.guarded} t=${b} /></section>
<div class="row end"><button type="button" class="primary" onClick=${()=>c("setup",{game:f.id})}>${b("scores.again")}</button></div>
<details class="last-look">
<summary>${b("scores.board")}</summary>
${m&&l`<${f.Board} view=${d.view} gameSheet=${m} legal=${[]} act=${$} t=${b} seat=${null}
toAct=${[]} scores=${d.scores} last=${d.events} log=${tr(u)} />`}
</details>
${h.length>0&&l`<${Kt} log=${h} t=${b} />`}
${i}
</main>
`}var nf={duration:380,easing:"cubic-bezier(.2, .7, .2, 1)"},of={duration:320,easing:"ease-out"},sx=6;function nr(e,t,{ply:n,events:o}){let s=T(null),r=T({view:null,ply:n,before:tf});return r.current.view!==t&&s.current!==null&&!Os()&&(r.current.before=rx(s.current,e)),ue(()=>{let{view:a,ply:i,before:c}=r.current;if(r.current={view:t,ply:n,before:tf},a===t||a===null||t===null||s.current===null||Os())return;let{pieces:p,bids:u}=sf(s.current,e);for(let[d,f]of p)ax(f,c.places.get(d));for(let[d,f]of u)f.textContent!==c.bids.get(d)&&f.animate([{scale:1.6},{scale:1}],of);if(!(n<=i))for(let d of o.flatMap(f=>e.payments(f)))ix(s.current,d)},[t]),s}var tf={places:new Map,bids:new Map};function sf(e,t){let n=new Map;for(let[s,r]of Object.entries(t.pieces))for(let a of e.querySelectorAll(s)){let i=r(a);!n.has(i)&&a.getClientRects().length>0&&n.set(i,a)}let o=[...e.querySelectorAll(t.bids)].map(s=>[af(s),s]);return{pieces:n,bids:new Map(o)}}function rx(e,t){let{pieces:n,bids:o}=sf(e,t);return{places:new Map([...n].map(([s,r])=>[s,r.getBoundingClientRect()])),bids:new Map([...o].map(([s,r])=>[s,r.textContent]))}}var rf="[data-seat], [data-player], [data-bidder]",af=e=>{let{seat:t,player:n,bidder:o}=e.closest(rf)?.dataset??{};return t??n??o};function ax(e,t){if(t===void 0){e.animate([{transform:"perspective(40rem) rotateY(85deg)",opacity:.3},{transform:"none",opacity:1}],of);return}let n=e.getBoundingClientRect(),[o,s]=[t.left-n.left,t.top-n.top];if(Math.hypot(o,s)<sx)return;let r=n.width>0?t.width/n.width:1;e.animate([{transformOrigin:"0 0",transform:`translate(${o}px, ${s}px) scale(${r})`},{transformOrigin:"0 0",transform:"none"}],nf)}function ix(e,{from:t,to:n,amount:o}){let[s,r]=[t,n].map(a=>cx(a===null?e:lx(e,a)));if(!(s===null||r===null))for(let a=0;a<Math.min(o,5);a+=1){let i=document.createElement("span");i.className="flying-coin",i.setAttribute("aria-hidden","true"),document.body.append(i);let c=[s,r].map(({x:u,y:d})=>({transform:`translate(${u}px, ${d}px)`})),p=i.animate(
c,{...nf,duration:520,delay:a*70,fill:"both"});p.onfinish=p.oncancel=()=>i.remove()}}var lx=(e,t)=>[...e.querySelectorAll(rf)].find(n=>af(n)===t)??null;function cx(e){if(e===null)return null;let{left:t,top:n,width:o,height:s}=e.getBoundingClientRect();return{x:t+Math.min(o/2,120),y:n+Math.min(s/2,40)}}var lf=[1,2,3,5,10,30,60,1440,4320],Si=1e3,[Oi,Ei]=[60,1440];function Mi(e,t){return e>=Ei?t(e===Ei?"clock.day":"clock.days",{n:e/Ei}):e>=Oi?t(e===Oi?"clock.hour":"clock.hours",{n:e/Oi}):t(e===1?"clock.minute":"clock.minutes",{n:e})}function cf({kept:e,t}){let{clock:n,moved:o,finished:s}=e,[r,a]=g(Date.now),i=n!==void 0&&o!==void 0&&!s;if(k(()=>{if(!i)return;a(Date.now());let p=setInterval(()=>a(Date.now()),Si);return()=>clearInterval(p)},[i,o]),!i)return null;let c=Math.round((o+n*60*Si-r)/Si);return l`
<p class="clock ${c<0?"over":""}" data-clock=${c<0?"over":"runs"}>
<span role="timer" aria-live="off">${t(c<0?"clock.over":"clock.left",{time:ux(Math.abs(c))})}</span>
<span class="hint">${t("clock.hint",{time:Mi(n,t)})}</span>
</p>
`}function ux(e){let[t,n,o]=[Math.floor(e/3600),Math.floor(e/60)%60,e%60],s=r=>String(r).padStart(2,"0");return t>0?`${t}:${s(n)}:${s(o)}`:`${n}:${s(o)}`}function or({motion:e,ply:t,events:n,finished:o,turn:s,refusal:r}){let{sounds:a}=Yt(Dn),i=T({ply:t,turn:s});k(()=>{let c=i.current;if(i.current={ply:t,turn:s},t<=c.ply)return;let p=px({motion:e,events:n,finished:o,isTurn:s!==null&&s!==c.turn});p!==null&&a.play(p)},[t,s]),k(()=>{r!==null&&a.play("refusal")},[r])}function px({motion:e,events:t,finished:n,isTurn:o}){return n?"end":t.some(({type:s})=>e.awards.includes(s))?"award":o?"turn":null}var dx=["correct","forfeit","penalty"];function uf({game:e,client:t,t:n,choose:o}){let{value:s,problem:r}=ln(t,e);return l`
<p class="soft">${n("advice.lead")}</p>
<${R} problem=${r} t=${n} />
${(s?.irregularities??[]).map(a=>l`
<details key=${a.id} class="advice" data-irregularity=${a.id}>
<summary>${a.happened}</summary>
<p><${mx} text=${a.advice} t=${n} /></p>
<p class="soft">${a.reason}</p>
<div class="row tight">${fx(a.advice).map(i=>l`
<button type="button" key=${i} data-choose=${i} onClick=${()=>o(i)}>${n(`ruling.task.${i}`)}</button>`)}</div>
</details>`)}
`}var fx=e=>dx.filter(t=>e.includes(`\`${t}\``)),mx=({text:e,t})=>e.replace(/ \(`(correct|forfeit|default|penalty)`\)/g,"").replace(/`(\w+)`/g,(n,o)=>t(`ruling.word.${o}`));function pf(e,t){return $f(e,t).flatMap(([n,o,s])=>ge(t,o).flatMap((r,a)=>{let i=r[e.pile].at(-1);return i===void 0?[]:[{value:i,...mf(n,o,s,a)}]}))}function df(e,t,n){return $f(e,t).flatMap(([o,s,r])=>Array.from({length:ge(t,s).length+1},(a,i)=>({value:null,...mf(o,s,r,i)}))).filter(({place:o})=>o.join("/")!==n.place.join("/"))}function ff(e,t,n,o){let[s,r]=[n,o].map(({place:f})=>f.slice(0,-1)),a=structuredClone(ge(t,s)),i=s.join("/")===r.join("/")?a:structuredClone(ge(t,r)),[c,p]=[n,o].map(({place:f})=>Number(f.at(-1))),u=a[c][e.pile].pop();return p===i.length&&i.push({...e.empty,[e.pile]:[]}),i[p][e.pile].push(u),ae(a[c],{...a[c],...e.empty,[e.pile]:[]})&&c===a.length-1&&a.pop(),oo(t,a===i?[[s,a]]:[[s,a],[r,i]])}var mf=(e,t,n,o)=>({place:[...t,String(o)],where:{key:e,names:[...n,String(o+1)]}}),$f=(e,t)=>Object.entries(e.at).flatMap(([n,o])=>rt(t,n).map(([s,r])=>[o,s,r]));var Ci=e=>({base:e,state:e,patch:[],told:[],figures:[]});function hf(e,t,n,o){let s=n.join("/"),r=Ys(t,e.base).find(i=>i.place.join("/")===s),a=e.figures.filter(i=>i.figure.place.join("/")!==s);return{...e,figures:r.value===o?a:[...a,{kind:t,figure:r,value:o}]}}var sr=e=>e.of!==void 0||e.pile!==void 0,rr=(e,t)=>e.pile===void 0?ki(e,t):pf(e,t),ar=(e,t,n,o)=>e.pile===void 0?Jd(e,t,n,o):df(e,t,o);function bf(e,t,n,o,s){let r=(t.pile===void 0?Vd:ff)(t,e.state,n,o);return{...e,state:vi(e.state,r),patch:[...e.patch,...r],told:[...e.told,s]}}var gf=e=>oo(e.state,e.figures.map(({figure:t,value:n})=>[t.place,n])),ir=e=>vi(e.state,gf(e)),yf=e=>[...e.patch,...gf(e)];function wf({kind:e,state:t,words:n,change:o}){let{t:s}=n,r=Ys(e,t),a=[...new Set(r.map(xf))],[i,c]=g(e.oneByOne?null:void 0);if(r.length===0)return l`<p>${s("correct.none")}</p>`;let p=r.filter(d=>i===void 0||xf(d)===i),u=[[null,s("correct.choose")],...a.map(d=>[d,$x(d,n)])];return l`
${e.oneByOne&&l`
<${U} name="group" label=${s("correct.which")}
control=${d=>l`<${G} ...${d} value=${i} choices=${u} onChange=${c} />`} />`}
<fieldset class="figures">
<legend>${s("correct.figures")}</legend>
${p.map(d=>l`<${hx} key=${d.place.join("/")} figure=${d} words=${n} change=${o} />`)}
</fieldset>
`}var xf=({where:e})=>JSON.stringify(e.names),$x=(e,t)=>JSON.parse(e).map(n=>at(n,t)).join(", ");function hx({figure:e,words:t,change:n}){let{place:o,value:s,choices:r,where:a}=e,i=p=>l`<${G} ...${p} value=${s} choices=${r.map(u=>[u,at(u,t)])} onChange=${u=>n(e,u)} />`,c=p=>l`<input ...${p} type="number" step="1" value=${s}
onChange=${({target:u})=>u.value!==""&&n(e,Number(u.value))} />`;return l`<${U} name=${`figure-${o.join("-")}`} label=${it(a,t)} control=${r===null?c:i} />`}function vf({kind:e,state:t,gameSheet:n,words:o,pair:s,setPair:r,add:a}){let{t:i}=o,c=rr(e,t);if(c.length===0)return l`<p>${i("correct.none")}</p>`;let p=({value:m,where:b})=>[m!==null&&at(m,o),it(b,o)].filter(Boolean).join(" · "),u=(m,b)=>[b,p(m)],d=[null,i("correct.choose")],f=s.wrong===null?[]:ar(e,t,n,c[s.wrong]);return l`
<${U} name="wrong" label=${i("correct.wrong")}
control=${m=>l`<${G} ...${m} value=${s.wrong} choices=${[d,...c.map(u)]} onChange=${b=>r({wrong:b,right:null})} />`} />
${s.wrong!==null&&l`
<${U} name="right" label=${i("correct.right")} hint=${e.pile===void 0&&i("correct.right-hint")}
control=${m=>l`<${G} ...${m} value=${s.right} choices=${[d,...f.map(u)]} onChange=${b=>r({...s,right:b})} />`}>
<button type="button" data-add disabled=${s.right===null} onClick=${a}>${i("correct.add")}</button>
<//>`}
`}function kf({state:e,t,busy:n,send:o}){let s=(e.forfeits??[]).map(({seat:u})=>u),r=e.players.map(({id:u})=>u).filter(u=>!s.includes(u)),[a,i]=g(r[0]??null),[c,p]=g("");return r.length===0?l`<p>${t("forfeit.all")}</p>`:l`
<${lr} kind="forfeit" lead=${t("forfeit.lead")} button=${t("forfeit.send")} busy=${n} reason=${c} setReason=${p} t=${t}
submit=${()=>o({type:"forfeit",seat:a,reason:c})}>
<${Sf} seat=${a} setSeat=${i} seats=${r} t=${t} />
<//>
`}function _f({state:e,t,busy:n,send:o}){let s=e.players.map(({id:d})=>d),[r,a]=g(s[0]),[i,c]=g(""),[p,u]=g("");return l`
<${lr} kind="penalty" lead=${t("penalty.lead")} button=${t("penalty.send")} busy=${n} reason=${p} setReason=${u} t=${t}
submit=${()=>o({type:"penalty",seat:r,points:Number(i),reason:p})}>
<${Sf} seat=${r} setSeat=${a} seats=${s} t=${t} />
<${U} name="points" label=${t("penalty.points")} hint=${t("penalty.points-hint")}
control=${d=>l`<input ...${d} type="number" step="1" required value=${i} onInput=${({target:f})=>c(f.value)} />`} />
<//>
`}function lr({kind:e,lead:t,button:n,busy:o,reason:s,setReason:r,submit:a,t:i,children:c}){return l`
<form class="ruling-form" data-ruling=${e} onSubmit=${p=>{p.preventDefault(),o||a()}}>
<p class="soft">${t}</p>
${c}
<${U} name="reason" label=${i("ruling.reason")} hint=${i("ruling.reason-hint")}
control=${p=>l`<input ...${p} type="text" required maxlength="500" value=${s} onInput=${({target:u})=>r(u.value)} />`} />
<div><button type="submit" class="primary" data-send>${n}</button></div>
</form>
`}var Sf=({seat:e,setSeat:t,seats:n,t:o})=>l`
<${U} name="seat" label=${o("ruling.seat")}
control=${s=>l`<${G} ...${s} value=${e} choices=${n.map(r=>[r,r])} onChange=${t} />`} />`;function Of({game:e,gameSheet:t,state:n,t:o,busy:s,send:r}){let a=dt(),[i,c]=g(()=>Ci(n)),[p,u]=g(""),[d,f]=g({wrong:null,right:null}),[m,b]=g(""),[$,h]=g(""),[y,x]=g({}),[_,v]=g("");if(t===null)return null;let E=e.corrections??[],O=E.find(B=>B.kind===p),M={game:e,t:o},L=(B,H,ce,ve)=>{let Z=it(H,M),Y=H.key===B?Z:[o(B),Z].filter(Boolean).join(", ");return o("correct.changed",{what:Y,before:at(ce,M),after:at(ve,M)})},S=(B,H,ce)=>o("correct.changed",{what:`${o(B)}, ${at(H.value,M)}`,before:it(H.where,M),after:it(ce.where,M)}),w=()=>{if(O===void 0||!sr(O)||d.wrong===null||d.right===null)return i;let B=rr(O,i.state)[d.wrong],H=ar(O,i.state,t,B)[d.right],ce=H.value===null?S(O.name,B,H):L(O.name,B.where,B.value,H.value);return bf(i,O,B,H,ce)},C=()=>{c(w()),f({wrong:null,right:null})},A=B=>{C(),u(B)},N=()=>{let B=bx(m),H=[...yf(w()),...B??[]],ce=B===null?{patch:"correct.no-patch"}:H.length===0?{kind:"correct.nothing"}:{};x(ce);let ve=wi(E,n,ir(w()))+Number($);Object.keys(ce).length===0&&r({type:"correct",patch:H,...ve!==0&&{bank:ve},reason:_})},D=B=>y[B]===void 0?[]:[{detail:o(y[B])}],I=wi(E,n,ir(i)),V=[...i.told,...i.figures.map(({kind:{name:B},figure:H,value:ce})=>L(B,H.where,H.value,ce)),...I===0?[]:[o("correct.bank-changed",{coins:xe(I)})]],Ne=[["",o("correct.choose")],...E.map(B=>[B.kind,o(B.name)]),...a?[["patch",o("correct.patch")]]:[]];return l`
<${lr} kind="correct" lead=${o("correct.lead")} button=${o("correct.send")} busy=${s} reason=${_} setReason=${v} t=${o} submit=${N}>
<${U} name="kind" label=${o("correct.what")} errors=${D("kind")}
control=${B=>l`<${G} ...${B} value=${p} choices=${Ne} onChange=${A} />`} />
${O!==void 0&&!sr(O)&&l`<${wf} key=${p} kind=${O} state=${ir(i)} words=${M}
change=${({place:B},H)=>c(hf(i,O,B,H))} />`}
${O!==void 0&&sr(O)&&l`<${vf} key=${`${p} ${i.told.length}`} kind=${O} state=${i.state} gameSheet=${t}
words=${M} pair=${d} setPair=${f} add=${C} />`}
${(p==="patch"||m!=="")&&l`
<${U} name="patch" label=${o("correct.patch")} hint=${o("correct.patch-hint")} errors=${D("patch")}
control=${B=>l`<textarea ...${B} class="code" rows="5" spellcheck="false" value=${m} onInput=${({target:H})=>b(H.value)} />`} />
${E.some(B=>B.bank!==void 0)&&l`<${U} name="bank" label=${o("correct.bank")}
control=${B=>l`<input ...${B} type="number" step="1" value=${$} onInput=${({target:H})=>h(H.value)} />`} />`}`}
${V.length>0&&l`
<div class="changes" data-changes=${V.length}>
<h3>${o("correct.changes")}</h3>
<ul>${V.map((B,H)=>l`<li key=${H}>${B}</li>`)}</ul>
<button type="button" class="quiet" data-drop onClick=${()=>c(Ci(n))}>${o("correct.drop")}</button>
</div>`}
<//>
`}function bx(e){if(e.trim()==="")return[];try{let t=JSON.parse(e);return Array.isArray(t)?t:null}catch{return null}}var gx=["advice","correct","forfeit","penalty"];function vn({table:e,position:t,client:n,t:o,rule:s,refusal:r,busy:a,close:i,hides:c,uncover:p,earlier:u,part:d=!1}){q();let f=F(),[m,b]=g("advice"),{state:$}=t,h={...e,state:$,t:o,busy:a,send:x=>s({...x,player:"referee"})},y={advice:()=>l`<${uf} game=${$.game} client=${n} t=${o} choose=${b} />`,correct:()=>l`<${yx} hides=${c} uncover=${p} t=${o}><${Of} ...${h} /><//>`,forfeit:()=>l`<${kf} ...${h} />`,penalty:()=>l`<${_f} ...${h} />`};return l`
<${d?"section":"main"} id=${d?void 0:"content"} class="referee" data-screen=${d?void 0:"referee"} data-ply=${$.ply} aria-busy=${String(a)}>
<button type="button" data-close onClick=${i}>${o("ruling.back")}</button>
<${d?"h2":"h1"} ref=${f} tabindex="-1">${o("ruling.title")}<//>
<div class="row tight" role="group" aria-label=${o("ruling.title")}>
${gx.map(x=>l`<button type="button" class="chip" key=${x} data-task=${x} aria-pressed=${String(x===m)}
onClick=${()=>b(x)}>${o(`ruling.task.${x}`)}</button>`)}
${u&&l`<button type="button" class="chip" data-earlier onClick=${u}>${o("correcting.open")}</button>`}
</div>
<${dn} refusal=${r} table=${{...e,t:o}} view=${$} />
<section class="sheet" aria-label=${o(`ruling.task.${m}`)} key=${m}>${y[m]()}</section>
<${Ze} state=${$} game=${e.game} t=${o} />
<//>
`}function yx({hides:e,uncover:t,t:n,children:o}){let[s,r]=g(!1);return s||!e?o:l`
<p>${n(t?"links.referee.unseal":"ruling.covered")}</p>
<div><button type="button" class="primary" data-uncover onClick=${t??(()=>r(!0))}>${n(t?"links.referee.unseal-do":"ruling.uncover")}</button></div>
`}function so({to_act:e,state:t}){let n=(t.forfeits??[]).map(({seat:o})=>o);return e.filter(o=>n.includes(o))}function kn(e){let t=so(e);return e.to_act.filter(n=>!t.includes(n))}function Ef(e){let t=e.findLast(({type:n,player:o})=>o!=="referee"||n==="default");return t?.seat??t?.player}function xx(e,t){let n=e.state.players.map(({id:r})=>r),o=r=>(n.indexOf(r)-n.indexOf(t)-1+n.length)%n.length,[s=null]=kn(e).sort((r,a)=>o(r)-o(a));return s}function Mf(e,{open:t,holder:n,wanted:o,last:s,sealed:r,unseen:a}){let i=kn(e),c=e.state.dealer==="table",p={referee:c,actor:null,alone:!1,pass:null};if(e.finished||i.length===0)return p;let u=i.includes(o)?o:xx(e,s),d=c?r&&i.length>1:!t,f=i.includes(n)?n:null;return!d||!a(f??u)?{...p,actor:u}:f===null?{...p,pass:u}:{...p,actor:f,alone:!0}}function Cf({table:e,opened:t,state:n,client:o,refusal:s,close:r,unseal:a}){let{t:i,act:c,busy:p}=e,u={state:n??t.answer.view};return l`<${vn} table=${e} position=${u} client=${o} t=${i} rule=${c} refusal=${s} busy=${p}
close=${r} hides=${n===null} uncover=${a} />`}async function Tf(e,t){let{token:n,state:o}=await Je(e,t).unseal(),s={...t,place:{...t.place,token:n}};return{kept:(await st(s,t)).kept,state:o}}function Af({kept:e,view:t,table:n}){let{t:o,act:s,busy:r}=n;return so({to_act:e.toAct,state:t}).map(a=>l`
<div class="forfeited" key=${a} data-forfeited=${a}>
<p>${o("forfeited.due",{player:a})}</p>
${e.as===Ke&&l`
<button type="button" class="primary" data-default disabled=${r} onClick=${()=>s({type:"default",player:"referee",seat:a})}>
${o("links.referee.default",{player:a})}</button>`}
</div>`)}function Lf({opened:e,waits:t,turn:n,table:o,refusal:s,bar:r,notes:a,connection:i,tools:c}){let{kept:p,answer:u}=e,{game:d,gameSheet:f,t:m,act:b,busy:$}=o,{view:h,legal_actions:y}=u;q();let x=er(p,f,m),_=F(n);Es(n,f);let v=x.at(-1),[E,O]=g(null),M=Se(p),L=nr(d.motion,h,{ply:h.ply,events:u.events});or({motion:d.motion,ply:h.ply,events:u.events,finished:!1,turn:Ue(p)?M:null,refusal:s});let S=y[0]?.player??null,w=f!==null,C=h.players.findIndex(({id:D})=>D===(S??p.toAct[0]))+1,A=p.toAct.some(D=>D!==S),N=y.some(({type:D})=>d.sealed?.includes(D))||p.place.pending>0;return l`
<main id="content" class="play linked" data-screen="play" data-game=${d.id} data-ply=${h.ply} data-to-act=${p.toAct.join(" ")}
data-seat=${M??""} data-actor=${S??""} data-held=${p.heldBy??""} data-head=${u.head} data-turn=${n} aria-busy=${String(!w||$||t)}>
${r}
${a}
<div class="table-top">
<section class="board-area" aria-label=${m("play.board")} ref=${L}>
${w&&l`<${d.Board} view=${h} gameSheet=${f} legal=${y} act=${b} t=${m} seat=${M}
toAct=${p.toAct} scores=${null} last=${u.events} log=${tr(p)} prepared=${E} prepare=${O} />`}
</section>
<aside class="side">
<section class="actions player-${C}" aria-labelledby="turn">
<h2 id="turn" ref=${_} tabindex="-1">${xn(p,m)}</h2>
${i}
${v&&l`<p class="hint last-act" data-last-act>${m("links.last",{what:v.text})}</p>`}
<${cf} kept=${p} t=${m} />
<${Af} kept=${p} view=${h} table=${o} />
<${dn} refusal=${s} table=${o} view=${h} />
${w&&y.length>0&&l`<${Qt} ...${o} view=${h} legal=${y} player=${S}
prepared=${E} prepare=${O} key=${`${n} ${S}`} />`}
${(y.length===0||A)&&l`<${Xs} kept=${p} atOnce=${N} follows=${u.guarded} t=${m} />`}
</section>
<${Ze} state=${h} game=${d} t=${m} />
<${Kt} log=${x} t=${m} then=${Ue(p)?m("links.turn"):void 0} />
</aside>
</div>
${c}
</main>
`}function _n({game:e,ruleset:t,client:n,t:o}){let[s,r]=g(!1);return l`
<details class="rules" onToggle=${a=>r(a.target.open)} data-rules>
<summary>${o("rules.title")}</summary>
${s&&l`<${wx} game=${e} ruleset=${t} client=${n} t=${o} />`}
</details>
`}function wx({game:e,ruleset:t,client:n,t:o}){let{value:s,problem:r}=ln(n,e),a=(s?.clauses??[]).filter(({rulesets:i})=>i.includes(t));return l`
<${R} problem=${r} t=${o} />
<div class="clauses" tabindex="0" role="region" aria-label=${o("rules.title")}>
<ul>${a.map(({id:i,text:c,lang:p})=>l`<li key=${i} data-clause-id=${i} lang=${p}><${nt} text=${c} /><${ot} error=${{rule:i}} /></li>`)}</ul>
</div>
`}function Nf({kept:e,client:t,t:n,go:o,change:s,finished:r}){let[a,i]=g(null),c=Se(e),p=f=>async()=>{i(null);try{await f()}catch(m){i(m)}},u=p(async()=>{let f=mn(),{token:m}=await Je(t,e).newKey(c,{verifier:zt(f)}),b=yn(e,$n(Number(e.as),f));await s({...b,place:{...e.place,token:m}})}),d=(f,m)=>p(async()=>{let{token:b,seat_keys:$}=await Je(t,e).newKey(f);await zs(e.id,h=>({...h,place:{...e.place,token:b},given:{...h.given,[m]:$[f]}})),o("seats",{id:e.id})});return r||c===null&&e.as!==Ke?null:l`
<${De} problem=${a} t=${n} />
<p class="hint">${n(c===null?"links.reissue.referee":"links.reissue.own")}</p>
<div class="row tight">
${c!==null&&l`<button type="button" data-reissue=${e.as} onClick=${u}>${n("links.reissue.own-do")}</button>`}
${c===null&&e.players.map((f,m)=>l`
<button type="button" key=${f} data-reissue=${m+1} onClick=${d(f,String(m+1))}>${n("links.reissue.for",{player:f})}</button>`)}
</div>
`}function vx({tokens:e={},place:t,played:n}){return Object.keys(e).map(Number).filter(s=>s<t.settled).sort((s,r)=>r-s).map(s=>({ply:s,token:e[s],done:n.find(r=>r.ply===s+1)??null}))}async function Rf(e,t,n){return await e.game(t.game).sealed(n,t.keys[Ke]).heads(),be(e,t)}function Bf({kept:e,sheet:t,t:n,back:o,busy:s}){let r=vx(e),[a,i]=g(null),[c,p]=g(!1),u=r.find(({ply:f})=>f===a)??r[0],d=Ke in e.keys;return l`
<details data-taking-back>
<summary>${n("back.title")}</summary>
<p class="hint">${n(d?"back.referee":"back.player")}</p>
${r.length===0?l`<p>${n("back.nothing")}</p>`:l`
<label>${n("back.before")}
<select name="point" value=${u.ply} onChange=${f=>i(Number(f.target.value))}>
${r.map(f=>l`<option key=${f.ply} value=${f.ply} selected=${f===u}>${kx(f,t,n)}</option>`)}
</select>
</label>
${d?l`<div class="row tight">
<button type="button" data-take-back disabled=${s} onClick=${()=>c?o(u.token):p(!0)}>
${n(c?"back.sure":"back.do")}</button></div>`:l`<${Oe} url=${wt(X(),{game:e.game,token:u.token,undo:u.ply})} name=${n("back.link")} t=${n} kind="undo" />`}`}
</details>
`}function jf({kept:e,asked:t,t:n,back:o,busy:s}){let r=Ke in e.keys,a=t.ply>=e.place.settled;return l`
<div class="warning" role="alert" data-note="asked-back">
<p><strong>${n("back.asked",{n:e.place.settled-t.ply})}</strong></p>
<p>${n(a?"back.asked-gone":r?"back.asked-referee":"back.asked-player")}</p>
${r&&!a&&l`<button type="button" data-take-back disabled=${s} onClick=${()=>o(t.token)}>${n("back.sure")}</button>`}
</div>
`}var kx=({ply:e,done:t},n,o)=>t===null?o("back.point",{n:e+1}):_i(t,n,o);function Pf({opened:e,sheet:t,client:n,t:o,go:s,open:r,change:a,back:i,busy:c}){let{kept:p,answer:u}=e,d=wt(X(),{game:p.game,token:p.place.token,clock:p.clock});return l`
<div class="tools">
<section class="tool" aria-label=${o("links.paste-title")}><${hn} t=${o} open=${r} hint=${o("links.paste-hint")} /></section>
<${_n} game=${p.game} ruleset=${u.view.ruleset} client=${n} t=${o} />
<details data-compare>
<summary>${o("links.compare")}</summary>
<p class="hint">${o("links.compare-hint")}</p>
<p><code data-head>${u.head}</code></p>
<p class="hint">${o(u.guarded?"links.guarded":"links.unguarded")}</p>
</details>
<details data-spectators>
<summary>${o("links.spectators")}</summary>
<p class="hint">${o("links.spectators-hint")}</p>
<${Oe} url=${d} name=${o("links.spectators")} t=${o} kind="spectator" />
</details>
${u.guarded&&l`<${Bf} kept=${p} sheet=${t} t=${o} back=${i} busy=${c} key=${`back ${p.place.settled}`} />`}
<details data-keys>
<summary>${o("links.keys")}</summary>
${Object.keys(p.given).length>0&&l`
<p class="hint">${o("links.given")}</p>
<div><button type="button" data-go="seats" onClick=${()=>s("seats",{id:p.id})}>${o("links.given-open")}</button></div>`}
<${Nf} kept=${p} client=${n} t=${o} go=${s} change=${a} finished=${u.finished} />
<${_x} kept=${p} t=${o} go=${s} />
</details>
</div>
`}function _x({kept:e,t,go:n}){let[o,s]=g(!1),r=async()=>{await Gs(e.id),n("start")};return l`
<p class="hint">${t("links.forget-hint")}</p>
<div class="row tight">
${o?l`<button type="button" data-forget-anyway onClick=${r}>${t("links.forget-anyway")}</button>
<button type="button" onClick=${()=>s(!1)}>${t("undo.leave")}</button>`:l`<button type="button" data-forget onClick=${()=>s(!0)}>${t("links.forget")}</button>`}
</div>
`}function If({opened:e,other:t,choose:n,back:o,busy:s,t:r}){let{kept:a,note:i,asked:c,stored:p}=e,u=Object.keys(a.keys);return l`
${i==="older"&&l`<p class="note" role="status" data-note="older">${r("links.note.older")}</p>`}
${i==="joined"&&l`<p class="note" role="status" data-note="joined">${r("links.note.joined")}</p>`}
${["overtaken","undone","followed"].includes(i)&&l`<p class="note" role="status" data-note=${i}>${r(`links.note.${i}`)}</p>`}
${["line","window"].includes(i)&&l`
<div class="warning" role="alert" data-note=${i}>
<p><strong>${r("links.note.line-title")}</strong></p>
<p>${r(`links.note.${i}`)}</p>
<button type="button" data-switch-line onClick=${t}>${r("links.note.line-switch")}</button>
</div>`}
${c&&l`<${jf} kept=${a} asked=${c} t=${r} back=${o} busy=${s} />`}
${!p&&l`<p class="warning" role="alert" data-note="not-stored">${r("links.not-stored")}</p>`}
${u.length>1&&l`
<div class="warning" data-note="several">
<p>${r("links.note.several",{seats:u.map(d=>kt(a,d,r)).join(", ")})}</p>
<div class="row tight" role="group" aria-label=${r("links.as")}>
${u.map(d=>l`<button type="button" class="chip" key=${d} data-as=${d} aria-pressed=${String(d===a.as)}
onClick=${()=>n(d)}>${kt(a,d,r)}</button>`)}
</div>
</div>`}
`}function Ti({action:e,kept:t},{actions:n}){let o=Ff(e);return n.some(s=>s.ply>t.place.settled&&s.type===e.type&&s.player===e.player&&(s.action===null||Ff(s.action)===o))}var Ff=e=>JSON.stringify(Object.entries(e).sort(([t],[n])=>t<n?-1:1));function Df({client:e,id:t,given:n,calls:o,gone:s}){let[r,a]=g({from:n,to:n,turn:0}),i=r.from===n?r.to:n,[c,p]=g(null),[u,d]=g(null),[f,m]=g(null),[b,$]=g(!1),h=T(!1),y=async(w,C=p)=>{if(h.current)return!1;h.current=!0,$(!0),p(null);try{let A=await w();return a(({turn:N})=>({from:n,to:A,turn:N+1})),d(null),m(null),!0}catch(A){return await C(A),!1}finally{h.current=!1,$(!1)}},x=(w=i.kept)=>y(()=>be(e,w)),_=(w,C=i.kept)=>y(()=>Ld(e,C,w),async A=>{if(d(null),A.transient)return m({action:w,kept:C,problem:A});if(m(null),A.kind==="branched")return v(w,C);d({problem:A,action:w})}),v=async(w,C)=>{try{let A=await be(e,C),N=Ti({action:w,kept:C,problem:null},A.answer);a(({turn:D})=>({from:n,to:{...A,note:N?A.note:"overtaken"},turn:N?D+1:D}))}catch(A){p(A)}},E=async w=>{let C=f!==null&&Ti(f,w);if(f!==null&&!C)return _(f.action,f.kept),!0;if(w.token===i.kept.place.token&&!i.stale)return!1;let A=await Wt(e,i.kept,w,null);return C&&m(null),a(N=>h.current||N.from===n&&N.to!==i&&N.to!==null?N:{from:n,to:A,turn:N.turn+Number(C)}),!0},O=T(async()=>{});O.current=async()=>{if(i===null||h.current)return;let w=await Gt(t);if(w===null)return s();if(w.changed===i.kept.changed||h.current)return;let C=yi(i.kept,w);C.place.token===i.kept.place.token?a(A=>A===r?{...r,from:n,to:{...i,kept:C}}:A):await y(async()=>({...await be(e,C),note:no(i.answer)?null:"followed"}))},k(()=>kd(w=>{w===t&&O.current()}),[t]),k(()=>{b||O.current()},[b]);let{lost:M,ask:L}=qd({client:e,opened:i,busy:b,calls:o,take:E});k(()=>{if(f===null)return;let w=()=>_(f.action,f.kept);return addEventListener("online",w),()=>removeEventListener("online",w)},[f]),k(()=>{d(null),m(null),n===null&&Gt(t).then(w=>{if(w===null)return s();let C=Td(w);C===null?x(w):a(({turn:A})=>({from:n,to:C,turn:A}))})},[n,t]);let S=T(e);return k(()=>{S.current!==e&&i!==null&&y(()=>Ad(e,i.kept)),S.current=e},[e]),{opened:i,turn:r.turn,problem:c,refusal:u,setRefusal:d,unsent:f,busy:b,step:y,again:x,play:_,lost:M,ask:L}}function Hf({t:e,client:t,go:n,id:o,opened:s,open:r}){let{calls:a,change:i}=Dd(),[c,p]=g(null),{opened:u,turn:d,problem:f,refusal:m,setRefusal:b,unsent:$,busy:h,step:y,again:x,play:_,lost:v,ask:E}=Df({client:t,id:o,given:s,calls:a,gone:()=>n("unknown",{kept:!0})}),O=u?.kept.game,{value:M,problem:L}=z(async()=>O?Ss(t,O):null,[O,t]);if(Fd({kept:u?.kept.id===o&&!u.stale?u.kept:null,name:M?.name??"Gavel",calls:a,t:e}),u===null||u.kept.id!==o)return l`<main id="content" class="play" data-screen="play" aria-busy=${String(f===null)}><h1>…</h1><${De} problem=${f} t=${e} /></main>`;let{kept:S,answer:w}=u,C=async Y=>{await _(Y)&&p(null)},A=()=>y(async()=>{let{kept:Y,state:lt}=await Tf(t,S);return p({state:lt}),be(t,Y)},Y=>b({problem:Y,action:null})),N=Y=>{b(null),p(Y?{state:null}:null)},D=async Y=>{await x((await st(Y,S)).kept)},I=Y=>y(()=>Rf(t,S,Y)),V={game:j[O],gameSheet:M,t:e,act:C,busy:h};if(c!==null)return l`<${Cf} table=${V} opened=${u} state=${c.state} client=${t} refusal=${m}
close=${()=>N(!1)} unseal=${A} />`;let Ne=l`<${Gd} callReferee=${()=>N(!0)} kept=${S} view=${w.view} finished=${w.finished} sheet=${M} t=${e} again=${()=>x()} busy=${h}
calls=${a} setCalls=${no(w)&&Se(S)!==null?i:null} />`,B=l`
<${De} problem=${f??L} t=${e} />
<${If} opened=${u} t=${e} other=${()=>y(()=>Nd(t,S,u.other))} choose=${Y=>x({...S,as:Y})}
back=${I} busy=${h} />`,H=l`<${Is} lost=${v} unsent=${$} stale=${u.stale} ask=${E} resend=${()=>_($.action,$.kept)} busy=${h} t=${e} />`,ce=l`<${Pf} opened=${u} sheet=${M} client=${t} t=${e} go=${n} open=${r} change=${D} back=${I} busy=${h} />`,ve=w.finished?ef:Lf,Z=u.stale===!0&&v===null;return l`<${ve} opened=${u} waits=${Z} turn=${d} table=${V} refusal=${m} bar=${Ne} notes=${B} connection=${H} tools=${ce} go=${n} client=${t} />`}function Uf({t:e,go:t,id:n}){let[o,s]=g(null);k(()=>{Gt(n).then(a=>a===null?t("unknown",{kept:!0}):s(a))},[n]),q();let r=F(o===null);return l`
<main id="content" class="import seats" data-screen="seats" data-link=${n}>
<h1 ref=${r} tabindex="-1">${e("seats.title")}</h1>
${o&&l`<${Sx} kept=${o} t=${e} go=${t} />`}
</main>
`}function Sx({kept:e,t,go:n}){let{game:o,place:s,given:r,players:a,keys:i,clock:c}=e,p=m=>wt(X(),{game:o,token:s.token,key:m,clock:c}),u=a.filter((m,b)=>!r[b+1]&&!i[b+1]),d=()=>n("linked",{id:e.id}),f=async()=>{await zs(e.id,m=>({...m,given:{}})),d()};return l`
<div class="sheet">
${Object.keys(r).length>0&&l`
<p>${t("seats.lead")}</p>
<p class="warning" data-quick-warning>${t("seats.warning")}</p>`}
${Object.entries(r).map(([m,b])=>l`
<section class="seat-link player-${m}" key=${m} data-seat-link=${m} aria-labelledby="seat-${m}">
<h2 id="seat-${m}">${kt(e,m,t)}</h2>
<${Oe} url=${p(b)} name=${t("seats.link",{player:kt(e,m,t)})} t=${t} kind="seat" />
</section>`)}
${u.length>0&&l`
<section class="seat-link" data-seat-link="table" aria-labelledby="seat-guests">
<h2 id="seat-guests">${u.join(", ")}</h2>
<p>${t("seats.guests")}</p>
<${Oe} url=${p(void 0)} name=${t("links.move",{players:a.join(", ")})} t=${t} kind="move" />
</section>`}
<div class="row end">
${Object.keys(r).length>0&&l`<button type="button" data-forget-given onClick=${f}>${t("seats.forget")}</button>`}
<button type="button" class="primary large" data-to-table onClick=${d}>${t("seats.go")}</button>
</div>
</div>
`}function qf(){let{hash:e}=location;return eo(e)?(history.replaceState(history.state,"",location.href.split("#")[0]),e):null}var Ox=5e3,ro=qf();function zf({client:e,t,go:n,problem:o,setProblem:s}){let[r,a]=g({opening:!1,opened:0}),[i,c]=g(null),p=async b=>{a(({opened:$})=>({opening:!0,opened:$}));try{if(b===null)throw new Error(t("links.broken"));for(let $ of b)if("invitation"in $)n("join");else if(await Pp(e,$.game)){let h=await Cd(e,$);n("linked",{id:h.kept.id,opened:h})}else throw new Error(t("links.broken"))}catch($){s($),c($.transient===!0?{links:b,problem:$}:null)}a(({opened:$})=>({opening:!1,opened:$+1}))},u=b=>(s(null),p(b)),d=i!==null&&i.problem===o,f=()=>p(i.links);k(()=>{if(!d)return;let b=setTimeout(f,Ox);return addEventListener("online",f),()=>{clearTimeout(b),removeEventListener("online",f)}},[i,d]);let m=b=>u(Ps(b));return k(()=>{let b=()=>{ro=qf()??ro,ro!==null&&m(ro),ro=null};return b(),addEventListener("hashchange",b),()=>removeEventListener("hashchange",b)},[e]),{open:u,waits:d,again:f,...r}}var Ai=(e,{language:t},n)=>new Intl.DateTimeFormat(t,n).format(e),cr=(e,t)=>Ai(e,t,{dateStyle:"medium"}),Sn=(e,t)=>Ai(e,t,{dateStyle:"medium",timeStyle:"short"});function ur({changed:e,created:t},n){let o=new Date(e??t??NaN);return Number.isNaN(o.getTime())?"":Ai(o,n,{dateStyle:"long"})}var Ex=/^[-−]?\d{1,9}$/,Gf=10;function Mx(e){let t=e.split(/[\s,;]+/).filter(n=>n!=="");return t.every(n=>Ex.test(n))?t.map(n=>Number(n.replace("−","-"))):null}var pr=({type:e,items:t})=>e==="array"&&t?.type==="integer";function Li({option:e,schema:t,set:n,t:o,value:s,...r}){let[a,i]=g(null),c=({target:u})=>{let d=Mx(u.value);i(d===null?u.value:null),n(d??u.value)},p=a??(Array.isArray(s)?s.join(", "):s);return l`<textarea ...${r} rows=${t.minItems>Gf||p.split(",").length>Gf?2:1} spellcheck="false" autocomplete="off" placeholder=${o("option.figures")} value=${p} onChange=${c} />`}function Wf({option:e,schema:t,set:n,t:o,value:s,...r}){let a=t.anyOf.flatMap(u=>u.enum??[]),i=t.anyOf.find(pr),c=!a.includes(s),p=[...a.map(u=>[u,Le(e,u,o)]),[null,o("option.own")]];return l`
<${G} ...${r} value=${c?null:s} choices=${p} onChange=${u=>n(u??[])} />
${c&&l`<${Li} option=${e} schema=${i} set=${n} t=${o} value=${s} name="${r.name}-own" aria-label=${o("option.own")}
aria-invalid=${r["aria-invalid"]} aria-describedby=${r["aria-describedby"]} />`}
`}function dr({option:e,standard:t,value:n,change:o,errors:s,t:r}){let{id:a,ruling:i,schema:c,decides:p}=e,u=$=>o(ae($,t)?void 0:$),d=l`<span class="option-name" lang=${e.lang}>${e.name}</span><${ot} error=${{code:a}} />${i&&l` <span class="ruling">${i}</span>`}`,f=dt(),m=Cx(c,f||n!==void 0),b=f||m===Jf?p:zd(p);return l`
<div class="option ${n===void 0?"":"changed"}">
<${U} name="option-${a}" label=${d} hint=${l`<span lang=${e.lang}><${nt} text=${b} /></span>${m===Kf&&l` ${r("option.by-developers")}`}`} errors=${s}
control=${$=>l`<${m} ...${$} option=${a} schema=${c} value=${n===void 0?t:n} set=${u} t=${r} />`}>
${n!==void 0&&l`<button type="button" class="quiet" onClick=${()=>o(void 0)}>${r("setup.default")}</button>`}
<//>
</div>
`}function Cx(e,t){return"const"in e||e.enum?.length===1?Tx:e.type==="boolean"?Ax:e.enum?Lx:e.type==="integer"?Nx:pr(e)?Li:e.anyOf?.some(pr)?Wf:t?Jf:Kf}var Tx=({option:e,schema:t,set:n,t:o,value:s,...r})=>l`
<input ...${r} type="text" readonly value=${Le(e,t.const??t.enum[0],o)} />`,Ax=({option:e,schema:t,set:n,t:o,value:s,...r})=>l`
<${G} ...${r} value=${s} choices=${[[!1,o("no")],[!0,o("yes")]]} onChange=${n} />`,Lx=({option:e,schema:t,set:n,t:o,value:s,...r})=>l`
<${G} ...${r} value=${s} choices=${t.enum.map(a=>[a,Le(e,a,o)])} onChange=${n} />`,Nx=({option:e,schema:t,set:n,t:o,value:s,...r})=>l`
<input ...${r} type="number" step="1" value=${s} onChange=${({target:a})=>n(a.value===""?void 0:Number(a.value))} />`,Kf=({option:e,schema:t,set:n,t:o,value:s,...r})=>l`
<input ...${r} type="text" readonly value=${Le(e,s,o)} />`;function Jf({option:e,schema:t,set:n,t:o,value:s,...r}){let[a,i]=g(null),c=({target:p})=>{try{n(JSON.parse(p.value)),i(null)}catch{n(p.value),i(p.value)}};return l`<textarea ...${r} class="code" rows="3" spellcheck="false" value=${a??JSON.stringify(s)} onChange=${c} />`}var Vf=["Ann","Bob","Cy","Dee","Eve","Flo"];function On(e){let t=e.rulesets.find(({id:o})=>o===e.default_ruleset),n=ke("players")??Vf.slice(0,3);return Yf({ruleset:"",variant:"",players:n,options:{}},t)}var Zf=e=>Vf.find(t=>!e.includes(t))??`${e.length+1}`;function Yf(e,t){let n=e.players.slice(0,t.player_counts.at(-1));for(;n.length<t.player_counts[0];)n.push(Zf(n));let o=t.variants.includes(e.variant)?e.variant:t.variants[0];return{...e,ruleset:t.id,variant:o,players:n}}function En({sheet:e,draft:t,change:n,errors:o,t:s}){let r=e.rulesets.find(({id:a})=>a===t.ruleset);return l`
<${U} name="ruleset" label=${s("setup.ruleset")} hint=${r.sources.join("; ")} errors=${re(o,"/ruleset")}
control=${a=>l`<${G} ...${a} value=${t.ruleset} choices=${e.rulesets.map(({id:i,name:c})=>[i,c])}
onChange=${i=>n(Yf(t,e.rulesets.find(c=>c.id===i)))} />`} />
${(r.variants.length>1||re(o,"/variant").length>0)&&l`
<${U} name="variant" label=${s("setup.variant")} errors=${re(o,"/variant")}
control=${a=>l`<${G} ...${a} value=${t.variant} choices=${r.variants.map(i=>[i,Le("variant",i,s)])}
onChange=${i=>n({...t,variant:i})} />`} />`}
`}function Mn({sheet:e,draft:t,change:n,errors:o,t:s}){let{players:r}=t,a=e.rulesets.find(({id:u})=>u===t.ruleset).player_counts,i=u=>n({...t,players:u}),c=(u,d)=>{let f=[...r];[f[u],f[d]]=[f[d],f[u]],i(f)},p=o.filter(({pointer:u})=>u==="/players");return l`
<fieldset class="players">
<legend>${s("setup.players")}</legend>
<p class="hint">${s("setup.players-hint")}</p>
<ol>
${r.map((u,d)=>l`
<li key=${d} class="player-row player-${d+1}">
<${U} name="player-${d+1}" label=${l`<span class="visually-hidden">${s("setup.player",{n:d+1})}</span>`}
errors=${[...re(o,`/players/${d}`),...d===0?p:[]]}
control=${f=>l`<input ...${f} type="text" maxlength="64" autocomplete="off" value=${u}
onInput=${m=>i(r.map((b,$)=>$===d?m.target.value:b))} />`}>
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
onClick=${()=>i([...r,Zf(r)])}>+ ${s("setup.add")}</button>
</fieldset>
`}function Cn({sheet:e,draft:t,change:n,errors:o,t:s}){let{options:r}=t,a=Object.keys(r).length,i=(p,u)=>{let{[p]:d,...f}=r;n({...t,options:u===void 0?f:{...f,[p]:u}})},c=re(o,"/options").length>0;return l`
<details class="options" open=${c||void 0} data-options>
<summary>${s("setup.options")} <span class="count">${a>0?s("setup.changed",{n:a}):s("setup.unchanged")}</span></summary>
<div class="option-list">
${e.options.map(p=>l`
<${dr} key=${p.id} option=${p} standard=${zn(e,t,p.id)} value=${r[p.id]}
change=${u=>i(p.id,u)} errors=${re(o,`/options/${p.id}`)} t=${s} />`)}
</div>
</details>
`}function Qf({sheet:e,begin:t,leave:n,t:o}){let[s,r]=g(()=>({...On(e),rounds:3,match:{}})),{ruleset:a,variant:i,options:c,players:p,rounds:u,match:d}=s,f={sheet:e,draft:s,change:r,errors:[],t:o},m=$=>zn({options:e.match_options},s,$),b=($,h)=>{let{[$]:y,...x}=d;r({...s,match:h===void 0?x:{...x,[$]:h}})};return l`
<form class="sheet" data-match-form onSubmit=${$=>{$.preventDefault(),t({rounds:u,options:d,setup:{ruleset:a,variant:i,options:c,players:p}})}}>
<p>${o("match.lead")}</p>
<${U} name="rounds" label=${o("match.rounds")}
control=${$=>l`<input ...${$} type="number" required min="1" max="100" step="1" value=${u} onInput=${({target:h})=>r({...s,rounds:Number(h.value)})} />`} />
<${En} ...${f} />
<${Mn} ...${f} />
<details class="options" data-match-options>
<summary>${o("match.options")}</summary>
<div class="option-list">${e.match_options.map($=>l`
<${dr} key=${$.id} option=${$} standard=${m($.id)} value=${d[$.id]} errors=${[]} t=${o}
change=${h=>b($.id,h)} />`)}</div>
</details>
<${Cn} ...${f} />
<div class="row end">
<button type="button" onClick=${n}>${o("back")}</button>
<button type="submit" class="primary large" data-begin-match>${o("match.begin")}</button>
</div>
</form>
`}var Ni=new me("games"),em=new gn("gavel-games"),fr=e=>em.listen(e);async function mr(e,t){let n=await Ni.change(e,t);return em.announce(e),n}var Rx=12,Xf="abcdefghijklmnopqrstuvwxyz234567",Tn=()=>Array.from(crypto.getRandomValues(new Uint8Array(Rx)),e=>Xf[e%Xf.length]).join(""),Et=async()=>(await Ni.all()).sort((e,t)=>t.changed-e.changed),ao=e=>Ni.get(e);async function tm(e){let t=null;return await mr(e,n=>(t=n,null)),t}var nm=e=>mr(e.id,t=>t===null?e:void 0),om=(e,t)=>mr(e,n=>n===null?void 0:{...n,name:t}),Ot=class{#t;#e=Promise.resolve(null);constructor(t){this.#t=t}save(t){return this.#e=this.#e.then(n=>n??this.#n(t)),this.#e}has=({changed:t})=>t===this.#t;async#n(t){let n=Math.max(Date.now(),(this.#t??0)+1),o=null;return await mr(t.id,s=>(o=s!==null&&s.changed!==this.#t?s:null,o===null?{...t,name:s?.name??t.name,changed:n}:void 0)),o===null&&(this.#t=n),o}};function sm({draft:e,change:t,errors:n,byLink:o,t:s}){let r=a=>()=>t({...e,dealer:a});return l`
<${U} name="first_player" label=${s("setup.first")} errors=${re(n,"/first_player")}
control=${a=>l`<${G} ...${a} value=${e.players.includes(e.first)?e.first:e.players[0]}
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
<${U} name="seed" label=${s("setup.seed")} hint=${s("setup.seed-hint")} errors=${re(n,"/seed")}
control=${a=>l`<input ...${a} type="text" autocomplete="off" spellcheck="false" value=${e.seed}
onInput=${i=>t({...e,seed:i.target.value})} />`} />`}
`}var $r=({t:e,open:t,setOpen:n})=>l`
<label class="switch">
<input type="checkbox" name="open" checked=${t} onChange=${o=>n(o.target.checked)} />
<span><strong>${e("open.title")}</strong> <span class="hint">${e("open.hint")}</span></span>
</label>
`;function hr({sheet:e,draft:t,change:n,errors:o,t:s,Deal:r}){let a=re(o,"/deal"),{ruleset:i,variant:c,options:p,players:u}=t;return l`
<fieldset class="deal ${a.length>0?"invalid":""}">
<legend>${s("setup.deal")}</legend>
<${ni} id="deal-errors" errors=${a} />
<${r} deal=${t.deal} change=${d=>n({...t,deal:d})} gameSheet=${e} t=${s}
setup=${{ruleset:i,variant:c,options:p,players:u}} />
</fieldset>
`}function io(e,{deal:t}){if(e.setup===void 0||!t?.seed)return e;let{seed:n,nonce:o}=t;return{...e,setup:{...e.setup,seed:n,...o!==void 0&&{nonce:o}}}}function rm(e,t,n){return{...lo({game:e,start:io({setup:t},n.state),actions:[],cursor:0}),steps:[{position:n,log:n.events}]}}function am(e,t,n){let{cursor:o}=e,s=[...e.steps[o].log,...n.events];return{...e,actions:[...e.actions.slice(0,o),t],cursor:o+1,steps:[...e.steps.slice(0,o+1),{position:n,log:s}]}}function Ri(e,t,n){let o=e.steps.slice();return o[t]=n,{...e,cursor:t,steps:o}}function lo({id:e=Tn(),created:t=Date.now(),name:n="",game:o,start:s,actions:r,cursor:a}){return{id:e,created:t,name:n,game:o,start:s,actions:r,cursor:Math.min(a,r.length),steps:[]}}function br({id:e,created:t,name:n,game:o,start:s,actions:r,cursor:a,steps:i}){let{finished:c,to_act:p,scores:u,state:d}=i[a].position;return{id:e,created:t,name:n,game:o,start:s,actions:r,cursor:a,finished:c,toAct:[...p],history:d.history,scores:u??null}}function im(e,t){let n=e.actions.findIndex((o,s)=>!ae(o,t[s]));return n===-1?e.steps:e.steps.slice(0,n+1)}var lm=(e,t)=>({...e.start,actions:e.actions.slice(0,t)}),cm=e=>({position:e.position,log:e.events});function gr(e){let{finished:t,state:n}=e.steps[e.cursor].position;return!t&&n.dealer!=="table"}function Bi({game:e,start:t,actions:n,cursor:o,history:s,scores:r}){let a={game:e,...t,actions:n.slice(0,o),...s&&{history:s}};return r?{...a,scores:r}:a}var um=e=>Bi(br(e));var co=new me("matches"),pm=async e=>(await co.all()).filter(t=>t.game===e).sort((t,n)=>n.created-t.created),dm=e=>co.put(e),ji=(e,t)=>co.change(e.id,n=>({...e,...n,sheets:{...n?.sheets,...e.sheets},games:t(n?.games??e.games)})),fm=e=>co.remove(e),mm=async e=>(await co.all()).find(({games:t})=>t.includes(e))??null,$m=(e,{rounds:t,options:n,setup:o})=>({id:Tn(),game:e,created:Date.now(),rounds:t,options:n,setup:o,games:[],sheets:{}}),Pi=({setup:e},t)=>t?.cash?e.players.filter(n=>n in t.cash):e.players;function hm(e,t,{first:n,dealer:o,deal:s}){return{...e.setup,players:Pi(e,t),dealer:o,...n===""?{first_player:{draw:!0}}:{first_player:n},...o==="table"&&s!==null&&{deal:s},...t?.cash&&{cash:t.cash}}}async function bm(e,t){let n=await Promise.all(t.games.map(u=>ao(u))),o=await jx(e,t,n),s=Object.fromEntries(o.filter(({sheet:u})=>u!==null).map(({id:u,sheet:d})=>[u,d])),r=o.filter(({sheet:u})=>u!==null),a=[],c=r.map((u,d)=>({rounds:t.rounds,options:t.options,results:r.slice(0,d+1).map(({sheet:f})=>f)})).map((u,d)=>({id:d,operation:"matches",game:t.game,body:u}));for await(let u of e.batch(c))a.push(u);for(let[u,d]of r.entries())d.wrongCash=u>0&&d.begun!==null&&Px(d.begun,a[u-1]);let p=a.at(-1)??null;return{games:o,standings:p?.ok?p.body:null,problem:p&&!p.ok?p.problem:null,match:{...t,sheets:{...t.sheets,...s}}}}async function jx(e,t,n){let o=t.games.map((r,a)=>({id:r,record:n[a],begun:null,end:null,sheet:t.sheets[r]??null,wrongCash:!1,problem:null})),s=o.flatMap(({record:r},a)=>{if(r===null)return[];let i=(c,p)=>({id:[a,c],operation:"replays",game:t.game,body:{...r.start,actions:p}});return[i("begun",[]),i("end",r.actions.slice(0,r.cursor))]});for await(let r of e.batch(s)){let[a,i]=r.id;r.ok?o[a][i]=r.body.position:o[a].problem=r.problem}return o.map(r=>r.end===null?r:{...r,sheet:r.end.scores})}function Px({state:e},t){return!t.ok||t.body.cash===null?!1:e.players.some(({id:n,cash:o})=>t.body.cash[n]!==o)}function gm({match:e,standings:t,number:n,sheet:o,client:s,enter:r,keep:a,t:i}){let c=Pi(e,t),p=t?.first_player??"",[u,d]=g({first:p,dealer:"service",deal:null}),[f,m]=g(null),[b,$]=g(!1),h=f?.problem?.errors??[],{Deal:y}=j[e.game],x=async v=>{v.preventDefault(),$(!0);try{let E=hm(e,t,u),{state:O}=await s.game(e.game).setup(E),M=i("match.game-of",{game:o.name,n});await r({game:e.game,start:io({setup:E},O),actions:[],cursor:0,name:M},a)}catch(E){m(E)}$(!1)},_=u.dealer==="service"?[["",i("match.first-drawn")]]:[];return l`
<form class="tool next-game" data-next-game=${n} onSubmit=${x}>
<h2>${i("match.next",{n})}</h2>
<${R} problem=${f} t=${i} />
${t?.cash&&l`<p data-carried>${i("match.carried",{cash:c.map(v=>`${v} ${t.cash[v]}`).join(", ")})}</p>`}
${t!==null&&l`<p data-first-due=${p}>${p===""?i("match.first-due-drawn"):i("match.first-due",{player:p})}</p>`}
<${U} name="next-first" label=${i("setup.first")} errors=${re(h,"/first_player")}
control=${v=>l`<${G} ...${v} value=${u.first===""&&_.length===0?c[0]:u.first}
choices=${[..._,...c.map(E=>[E,E])]} onChange=${E=>d({...u,first:E})} />`} />
<${U} name="next-dealer" label=${i("setup.dealer")}
control=${v=>l`<${G} ...${v} value=${u.dealer} choices=${["service","table"].map(E=>[E,i(`setup.dealer.${E}`)])}
onChange=${E=>d({...u,dealer:E,first:E==="table"&&u.first===""?c[0]:u.first})} />`} />
${u.dealer==="table"&&y&&l`<${hr} sheet=${o} draft=${{...e.setup,players:c,deal:u.deal}} errors=${h} t=${i} Deal=${y}
change=${({deal:v})=>d({...u,deal:v})} />`}
<div><button type="submit" class="primary" data-begin-next disabled=${b}>${i("match.begin-next",{n})}</button></div>
</form>
`}function ym({match:e,sheet:t,client:n,go:o,enter:s,changed:r,t:a}){let{value:i,problem:c}=z(()=>bm(n,e),[e,n]),[p,u]=g(!1),d=async h=>{await ji(i.match,h),r()};if(i===null)return l`<p role="status">…</p><${R} problem=${c} t=${a} />`;let{games:f,standings:m}=i,b=f.some(({sheet:h})=>h===null),$=async()=>{await fm(e.id),r()};return l`
<${R} problem=${c??i.problem} t=${a} />
<section aria-labelledby="standings" class="tool" data-match=${e.id} data-over=${String(m?.over??!1)}>
<h2 id="standings">${a("match.standings")}</h2>
<${Ix} match=${e} standings=${m} played=${f.filter(({sheet:h})=>h!==null).length} t=${a} />
${m&&l`<${Fx} standings=${m} games=${f} t=${a} />`}
</section>
<section aria-labelledby="games" class="tool">
<h2 id="games">${a("match.games",{n:f.length,of:e.rounds})}</h2>
<ol class="match-games">${f.map((h,y)=>l`
<${Dx} key=${h.id} number=${y+1} ...${h} name=${t.name} go=${o} remove=${()=>d(x=>x.filter(_=>_!==h.id))} t=${a} />`)}</ol>
${f.length===0&&l`<p class="soft">${a("match.no-games")}</p>`}
</section>
${!m?.over&&!b&&f.length<e.rounds&&l`
<${gm} match=${i.match} standings=${m} number=${f.length+1} sheet=${t} client=${n} t=${a}
enter=${s} keep=${h=>ji(i.match,y=>[...y,h])} />
<${Hx} match=${e} add=${h=>d(y=>[...y,h])} t=${a} />`}
${m&&l`<details class="tool"><summary>${a("scores.rulings",{n:m.rulings.length})}</summary><${_t} rulings=${m.rulings} t=${a} /></details>`}
<p class="aside">
<button type="button" class="quiet" data-drop-match onClick=${()=>u(!p)} aria-expanded=${String(p)}>${a("match.drop")}</button>
${p&&l` <button type="button" data-drop-anyway onClick=${$}>${a("match.drop-anyway")}</button> <span class="hint">${a("match.drop-hint")}</span>`}
</p>
`}function Ix({match:e,standings:t,played:n,t:o}){if(!t?.over)return l`<p role="status">${o("match.played",{n,of:e.rounds})}</p>`;let{winners:s,decided_by:r}=t;return l`<p role="status" class="verdict" data-winners=${s.join(" ")}>
<strong>${qe(s,o)}</strong>
<span class="soft">${o(r==="two-wins"?"match.by.two-wins":`scores.by.${r}`)}</span></p>`}function Fx({standings:e,games:t,t:n}){let o=t.filter(({sheet:a})=>a!==null),s=({sheet:a},i)=>a.standings.find(c=>c.player===i),r=a=>a===void 0?"–":K(a.total+(a.penalties??0));return l`
<div class="scrolling" tabindex="0" role="group" aria-labelledby="standings"><table class="figures-table">
<thead><tr>
<th scope="col">${n("match.rank")}</th><th scope="col">${n("match.player")}</th>
${o.map((a,i)=>l`<th scope="col" key=${a.id}>${n("match.game",{n:i+1})}</th>`)}
<th scope="col">${n("match.total")}</th><th scope="col">${n("match.wins")}</th>${e.cash&&l`<th scope="col">${n("match.cash")}</th>`}
</tr></thead>
<tbody>${e.standings.map(({rank:a,player:i,total:c,penalties:p,wins:u,forfeited:d})=>l`
<tr key=${i} data-standing=${i} data-total=${c} data-wins=${u} class=${e.winners.includes(i)?"winner":""}>
<td>${a}</td><th scope="row">${i}${d!==void 0&&l` <span class="soft" data-left-in=${d}>${n("match.forfeited",{n:d})}</span>`}</th>
${o.map(f=>l`<td key=${f.id}>${r(s(f,i))}${f.sheet.winners.includes(i)&&l` <span title=${n("match.won")}>★</span>`}</td>`)}
<td><strong>${K(c)}</strong>${p!==void 0&&` (${n("scores.penalties",{points:K(p)})})`}</td><td>${u}</td>${e.cash&&l`<td data-cash=${e.cash[i]}>${e.cash[i]??"–"}</td>`}
</tr>`)}</tbody>
</table></div>
`}function Dx({number:e,id:t,record:n,sheet:o,end:s,wrongCash:r,problem:a,name:i,go:c,remove:p,t:u}){let d=n?.name||u("match.game-of",{game:i,n:e}),f=o===null?u("match.running",{players:s?.to_act.join(", ")??""}):qe(o.winners,u);return l`
<li data-match-game=${t} data-finished=${String(o!==null)}>
<div><strong>${d}</strong> <span class="soft">${f}</span>
${r&&l`<p class="warning" data-wrong-cash>${u("match.wrong-cash")}</p>`}
${n===null&&l`<p class="hint">${u("match.deleted")}</p>`}
<${R} problem=${a} t=${u} />
</div>
<div class="row tight">
${n!==null&&o===null&&l`<button type="button" class="primary" data-go-on onClick=${()=>c("play",{id:t})}>${u("start.resume")}</button>`}
${n!==null&&o!==null&&l`<button type="button" data-review onClick=${()=>c("review",{id:t})}>${u("review.open")}</button>`}
<button type="button" class="icon" data-remove aria-label=${u("match.remove",{n:e})} onClick=${p}>×</button>
</div>
</li>
`}function Hx({match:e,add:t,t:n}){let{value:o}=z(Et,[]),s=c=>[...c].sort().join(`
`)===[...e.setup.players].sort().join(`
`),r=({start:c})=>(c.setup??c.state).players.map(p=>p.id??p),a=(o??[]).filter(c=>c.game===e.game&&c.finished&&!e.games.includes(c.id)&&s(r(c)));if(a.length===0)return null;let i=({name:c,changed:p,winners:u=[]})=>[c,Sn(p,n),u.join(", ")].filter(Boolean).join(" · ");return l`
<label class="row which"><span>${n("match.add")}</span>
<select name="add-game" onChange=${({target:c})=>c.value!==""&&t(c.value)}>
<option value="">${n("correct.choose")}</option>
${a.map(c=>l`<option key=${c.id} value=${c.id}>${i(c)}</option>`)}
</select>
</label>
`}function xm({t:e,client:t,go:n,game:o,enter:s}){let[r,a]=g(0),[i,c]=g(null),[p,u]=g(!1),{value:d,problem:f}=we(t,o),{value:m}=z(()=>pm(o),[o,r]);q();let b=F(d===null),$=d!==null&&m!==null,h=m?.find(({id:_})=>_===i)??m?.[0]??null,y=()=>a(_=>_+1),x=async _=>{let v=$m(o,_);await dm(v),c(v.id),u(!1),y()};return l`
<main id="content" class="match" data-screen="match" data-game=${o} aria-busy=${String(!$&&!f)}>
<div class="play-bar">
<h1 ref=${b} tabindex="-1">${e("match.title",{game:d?.name??"…"})}</h1>
${$&&h!==null&&!p&&l`<button type="button" data-new-match onClick=${()=>u(!0)}>${e("match.new")}</button>`}
</div>
<${R} problem=${f} t=${e} />
${$&&(d.match_options??[]).length===0&&l`<p>${e("match.none")}</p>`}
${$&&d.match_options?.length>0&&(p||h===null)&&l`<${Qf} sheet=${d} begin=${x} leave=${h===null?()=>n("start"):()=>u(!1)} t=${e} />`}
${$&&h!==null&&!p&&l`
${m.length>1&&l`<${qx} matches=${m} match=${h} choose=${c} t=${e} />`}
<${ym} key=${h.id} match=${h} sheet=${d} client=${t} go=${n} enter=${s} changed=${y} t=${e} />`}
</main>
`}var Ux=({setup:e,created:t},n)=>`${e.players.join(", ")} · ${cr(t,n)}`,qx=({matches:e,match:t,choose:n,t:o})=>l`
<label class="row which"><span>${o("match.which")}</span>
<select name="match" onChange=${({target:s})=>n(s.value)}>
${e.map(s=>l`<option key=${s.id} value=${s.id} selected=${s.id===t.id}>${Ux(s,o)}</option>`)}
</select>
</label>`;var wm=6e3,Ii=["table","player","place","total"],zx=1e3,Gx=/^\d{1,4}$/,Wx=/^[-−]?\d{1,9}(?:[.,]\d{1,4})?$/;function yr(e){let t=e.trim().split(/[\s;]+|,\s+|,(?=\d+(?:,|$))/).filter(s=>s!==""),n=t.map(s=>Number(s.replace(",","."))),o=(s,r)=>/^\d{1,6}(?:[.,]\d{1,2})?$/.test(t[r])&&Number.isFinite(s);return n.length>0&&n.length<=20&&n.every(o)?n:null}function vm(e){let[t,...n]=Gp(e);if(t===void 0)throw new fe("tournament.csv.empty",1);let o=t.cells.map(a=>a.trim().toLowerCase());if(o.length!==Ii.length||Ii.some(a=>!o.includes(a)))throw new fe("tournament.csv.columns",t.line);let r=new Map;for(let{line:a,cells:i}of n){if(i.length!==o.length)throw new fe("tournament.csv.cells",a);let{table:c,...p}=Kx(Object.fromEntries(o.map((d,f)=>[d,Wp(i[f].trim())])),a),u=r.get(c)??{name:c,placings:[],line:a};if(u.placings.some(({player:d})=>d===p.player))throw new fe("tournament.csv.twice",a);u.placings.push(p),r.set(c,u)}if(r.size>zx)throw new fe("tournament.csv.too-many",1);return[...r.values()].map(({name:a,placings:i,line:c})=>{if(!Jx(i))throw new fe("tournament.csv.places",c);return{name:a,placings:i}})}function Kx({table:e,player:t,place:n,total:o},s){if(e===""||t==="")throw new fe("tournament.csv.nameless",s);if(!Gx.test(n)||Number(n)<1)throw new fe("tournament.csv.place",s);if(o!==""&&!Wx.test(o))throw new fe("tournament.csv.total",s);return{table:e,player:t,place:Number(n),total:o===""?null:Number(o.replace("−","-").replace(",","."))}}var Jx=e=>e.every(({place:t})=>e.filter(n=>n.place<t).length===t-1);function km(e,t,n){let o=t.standings.map(({player:s,rank:r,total:a,penalties:i=0})=>({player:s,place:r,total:a+i}));return{name:e,placings:o,digest:n}}function Vx(e,t,n){let o=s=>Math.round((t[s-1]??0)*100)*(wm/100);return new Map(e.map(({player:s,place:r})=>{if(n==="each")return[s,o(r)];let a=e.filter(c=>c.place===r).length,i=Array.from({length:a},(c,p)=>o(r+p)).reduce((c,p)=>c+p,0);return[s,i/a]}))}function _m({tables:e,points:t,ties:n,order:o}){let s=new Map;for(let{placings:p}of e){
let u=Vx(p,t,n);for(let{player:d,place:f,total:m}of p){let b=s.get(d)??{player:d,parts:0,tables:0,wins:0,total:0};s.set(d,{player:d,parts:b.parts+(u.get(d)??0),tables:b.tables+1,wins:b.wins+(f===1?1:0),total:b.total===null||m===null?null:b.total+m})}}let r={points:1,wins:2,totals:3}[o],a=p=>[p.parts,p.wins,p.total??Number.NEGATIVE_INFINITY].slice(0,r),i=(p,u)=>a(p).map((d,f)=>a(u)[f]===d?0:a(u)[f]>d?1:-1).find(d=>d!==0)??0,c=[...s.values()].sort((p,u)=>i(p,u)||p.player.localeCompare(u.player));return c.map(({parts:p,...u})=>({rank:c.filter(d=>i(d,{parts:p,...u})<0).length+1,...u,points:p/wm}))}var Sm=e=>[Ii,...e.flatMap(({name:t,placings:n})=>n.map(({player:o,place:s,total:r})=>[t,o,s,r]))],Om=e=>[["rank","player","points","tables","wins","total"],...e.map(({rank:t,player:n,points:o,tables:s,wins:r,total:a})=>[t,n,Number(o.toFixed(4)),s,r,a])];var Em=e=>e in j,Zx=".csv,.tsv,.txt,.json,.jsonl,.ndjson,text/csv,application/json,application/x-ndjson";async function Yx(e,t,n){let o=[],s=[],r=[];for(let{file:i,text:c}of e){let p=/^\s*\ufeff?\s*[[{]/.test(c)?Qn(i,c,Em):[];if(r.push(...p),!(p.length>0))try{o.push(...vm(c))}catch(u){if(!(u instanceof fe))throw u;s.push(n("tournament.fault",{file:i,line:u.line,what:n(u.message)}))}}if(r.length>1e3)return{tables:o,faults:[...s,n("import.too-many",{n:r.length,most:1e3})]};let a=[];for await(let i of t.batch(Ts(r)))a[i.id]=i;for(let[i,c]of r.entries()){let{verdict:p,finished:u,refusedAt:d,detail:f}=As(c,a[i]??null),m=c.line===null?c.file:`${c.file} ${n("verdicts.line",{n:c.line})}`;if(p==="right"&&u){let{scores:b,state:$}=a[i].body.position;o.push(km(m,b,$.history))}else{let b=p==="right"?n("verdicts.running"):[n(`verdicts.is.${p}`),d!==null&&n("verdicts.at",{n:d}),f].filter(Boolean).join("; ");s.push(`${m}: ${b}`)}}return{tables:o,faults:s}}function Qx(e,t,n){let o=new Set(t.map(({digest:a})=>a).filter(Boolean)),s=[],r=[];for(let a of e)a.digest!==void 0&&o.has(a.digest)?r.push(n("tournament.there",{table:a.name})):s.push(a),o.add(a.digest);return{fresh:s,faults:r}}function Mm({change:e,client:t,t:n}){let[o,s]=g(""),[r,a]=g({added:null,faults:[]}),[i,c]=g(!1),{value:p}=z(Et,[]),u=(p??[]).filter(({game:$,finished:h})=>h&&Em($)),d=async $=>{c(!0);try{let{tables:h,faults:y}=await Yx($,t,n),x=[],_=[];await e(v=>({fresh:_,faults:x}=Qx(h,v.tables,n),_.length>0?{...v,tables:[...v.tables,..._]}:void 0)),a({added:_.length,faults:[...y,...x]})}catch(h){a({added:0,faults:[h.problem?.title??h.message]})}c(!1)},f=async $=>d(await Promise.all($.map(async h=>({file:h.name,text:await h.text()})))),m=({game:$,start:h,actions:y,cursor:x})=>({game:$,...h,actions:y.slice(0,x)}),b=()=>d(u.map($=>({file:$.name||Sn($.changed,n),text:JSON.stringify(m($))})));return l`
<section class="tool add-results unprinted" aria-labelledby="add-results" aria-busy=${String(i)}>
<h2 id="add-results">${n("tournament.add")}</h2>
<${Cs} label=${n("tournament.files")} hint=${n("tournament.files-hint")} accept=${Zx} name="results" take=${f} />
<form class="field" onSubmit=${$=>{$.preventDefault(),d([{file:n("import.pasted"),text:o}])}}>
<label for="results-text">${n("tournament.text")}</label>
<textarea id="results-text" name="results-text" class="code" rows="4" spellcheck="false" value=${o}
placeholder=${`table,player,place,total
1,Ann,1,31
1,Bob,2,28`} onInput=${({target:$})=>s($.value)} />
<div class="row tight">
<button type="submit" data-add-text disabled=${i||o.trim()===""}>${n("tournament.add-text")}</button>
${u.length>0&&l`<button type="button" data-add-kept disabled=${i} onClick=${b}>${n("tournament.add-kept",{n:u.length})}</button>`}
</div>
</form>
${r.added!==null&&l`<p role="status" data-added=${r.added}>${n("tournament.added",{n:r.added})}</p>`}
${r.faults.length>0&&l`<div class="problem" role="alert" data-faults=${r.faults.length}>
<strong>${n("tournament.not-added")}</strong><ul>${r.faults.map(($,h)=>l`<li key=${h}>${$}</li>`)}</ul></div>`}
</section>
`}var Fi=new me("tournaments"),Cm=async()=>(await Fi.all()).sort((e,t)=>t.created-e.created),Tm=({id:e,...t},n)=>Fi.change(e,o=>n(o??{id:e,...t})),Am=e=>Fi.remove(e),Di=()=>({id:Tn(),name:"",created:Date.now(),points:[5,3,2,1],ties:"shared",order:"totals",tables:[]});function Lm({tournament:e,change:t,t:n}){let{name:o,points:s,ties:r,order:a}=e,[i,c]=g(s.join(" ")),p=yr(i),u=f=>t(m=>({...m,...f})),d=(f,m)=>m.map(b=>[b,n(`tournament.${f}.${b}`)]);return l`
<section class="tool counts unprinted" aria-labelledby="counts">
<h2 id="counts">${n("tournament.counts")}</h2>
<${U} name="tournament-name" label=${n("tournament.name")}
control=${f=>l`<input ...${f} type="text" maxlength="100" value=${o} onChange=${({target:m})=>u({name:m.value.trim()})} />`} />
<${U} name="points" label=${n("tournament.by-place")} hint=${n("tournament.by-place-hint")} errors=${p===null?[{detail:n("tournament.no-points")}]:[]}
control=${f=>l`<input ...${f} type="text" inputmode="decimal" value=${i} onInput=${({target:m})=>c(m.value)}
onChange=${({target:m})=>yr(m.value)!==null&&u({points:yr(m.value)})} />`} />
<${U} name="ties" label=${n("tournament.ties")}
control=${f=>l`<${G} ...${f} value=${r} choices=${d("ties",["shared","each"])} onChange=${m=>u({ties:m})} />`} />
<${U} name="order" label=${n("tournament.order")}
control=${f=>l`<${G} ...${f} value=${a} choices=${d("order",["totals","wins","points"])} onChange=${m=>u({order:m})} />`} />
</section>
`}var Nm=(e,t)=>Ae(e,new Blob([Ns(t)],{type:"text/csv"}));function Rm({t:e,client:t}){let[n,o]=g(null),[s,r]=g(null),a=()=>Cm().then(o);k(()=>{a()},[]),q();let i=F(),[c]=g(Di),p=n?.find(({id:f})=>f===s)??n?.[0]??c,u=async(f,m=p)=>{await Tm(m,f),r(m.id),await a()},d=async()=>{await Am(p.id),await a()};return l`
<main id="content" class="tournament" data-screen="tournament" aria-busy=${String(n===null)} data-tables=${p.tables.length}>
<div class="play-bar">
<h1 ref=${i} tabindex="-1">${p.name||e("tournament.title")}</h1>
${n?.length>0&&l`<button type="button" class="unprinted" data-new-tournament onClick=${()=>u(f=>f,Di())}>${e("tournament.new")}</button>`}
</div>
${n?.length>1&&l`<${Xx} kept=${n} tournament=${p} choose=${r} t=${e} />`}
${n!==null&&l`
<${ew} tournament=${p} t=${e} />
<${Mm} key=${`add ${p.id}`} change=${u} client=${t} t=${e} />
<${Lm} key=${`rules ${p.id}`} tournament=${p} change=${u} t=${e} />
<${nw} tournament=${p} change=${u} t=${e} />
<${ow} drop=${d} key=${`drop ${p.id}`} t=${e} />`}
</main>
`}var Xx=({kept:e,tournament:t,choose:n,t:o})=>l`
<label class="row which unprinted"><span>${o("tournament.which")}</span>
<select name="tournament" onChange=${({target:s})=>n(s.value)}>
${e.map(s=>l`<option key=${s.id} value=${s.id} selected=${s.id===t.id}>
${s.name||o("tournament.title")} · ${cr(s.created,o)}</option>`)}
</select>
</label>`;function ew({tournament:e,t}){let n=_m(e),o=s=>s===null?"–":K(new Intl.NumberFormat(t.language,{maximumFractionDigits:2}).format(s));return l`
<section class="tool" aria-labelledby="standings">
<h2 id="standings">${t("match.standings")}</h2>
${n.length===0?l`<p class="soft">${t("tournament.empty")}</p>`:l`
<div class="scrolling" tabindex="0" role="group" aria-labelledby="standings"><table class="figures-table">
<thead><tr>${["rank","player","points","tables","wins","total"].map(s=>l`<th scope="col" key=${s}>${t(`tournament.${s}`)}</th>`)}</tr></thead>
<tbody>${n.map(({rank:s,player:r,points:a,tables:i,wins:c,total:p})=>l`
<tr key=${r} data-ranked=${r} data-rank=${s} data-points=${a} class=${s===1?"winner":""}>
<td>${s}</td><th scope="row">${r}</th><td><strong>${o(a)}</strong></td><td>${i}</td><td>${c}</td><td>${o(p)}</td>
</tr>`)}</tbody>
</table></div>
<div class="row tight unprinted">
<button type="button" data-save="standings" onClick=${()=>Nm("gavel-standings.csv",Om(n))}>${t("tournament.save-standings")}</button>
<button type="button" data-save="results" onClick=${()=>Nm("gavel-results.csv",Sm(e.tables))}>${t("tournament.save-results")}</button>
<button type="button" data-print onClick=${()=>print()}>${t("review.print")}</button>
</div>`}
</section>
`}function tw(e,t){let n=e.findIndex(o=>ae(o,t));return e.filter((o,s)=>s!==n)}function nw({tournament:e,change:t,t:n}){let{tables:o}=e;if(o.length===0)return null;let s=({placings:r})=>[...r].sort((a,i)=>a.place-i.place).map(({player:a,place:i,total:c})=>`${i}. ${a}${c===null?"":` (${K(c)})`}`).join(", ");return l`
<section class="tool" aria-labelledby="tables">
<h2 id="tables">${n("tournament.results",{n:o.length})}</h2>
<ol class="match-games">${o.map((r,a)=>l`
<li key=${a} data-table=${r.name}>
<div><strong>${r.name}</strong> <span class="soft">${s(r)}</span></div>
<button type="button" class="icon unprinted" data-remove aria-label=${n("tournament.remove",{table:r.name})}
onClick=${()=>t(i=>({...i,tables:tw(i.tables,r)}))}>×</button>
</li>`)}</ol>
</section>
`}function ow({drop:e,t}){let[n,o]=g(!1);return l`<p class="aside unprinted">
<button type="button" class="quiet" data-drop-tournament aria-expanded=${String(n)} onClick=${()=>o(!n)}>${t("tournament.drop")}</button>
${n&&l` <button type="button" data-drop-anyway onClick=${e}>${t("match.drop-anyway")}</button>`}
</p>`}function Bm({t:e,client:t,go:n,game:o}){let{value:s,problem:r}=we(t,o);q();let a=F(s===null);return l`
<main id="content" class="pad" data-screen="pad" data-game=${o}>
<h1 ref=${a} tabindex="-1">${e("pad.title",{game:s?.name??"…"})}</h1>
<p>${e("pad.lead")}</p>
<${R} problem=${r} t=${e} />
${s&&l`<${sw} sheet=${s} game=${j[o]} t=${e} client=${t} go=${n} />`}
</main>
`}function sw({sheet:e,game:t,t:n,client:o,go:s}){let[r,a]=g(()=>On(e)),[i,c]=g(()=>t.scorePad.empty(r,e)),[p,u]=g(null),[d,f]=g(null),m=T(null),b=p?.problem?.errors??p?.problem?.violations??[],$=_=>{c(_),f(null)},h=_=>{a(_),$(t.scorePad.empty(_,e)),u(null)},y=async _=>{_.preventDefault();try{f(await o.game(t.id).tally(t.scorePad.request(i))),u(null)}catch(v){u(v),f(null)}};rw(m,b);let x={sheet:e,draft:r,change:h,errors:[],t:n};return l`
<form class="sheet" ref=${m} novalidate onSubmit=${y} data-pad=${t.id}>
<details class="pad-setup" open>
<summary>${n("pad.setup")}</summary>
<p class="hint">${n("pad.setup-hint")}</p>
<${En} ...${x} /><${Mn} ...${x} /><${Cn} ...${x} />
</details>
<fieldset class="pad-form">
<legend>${n("pad.end")}</legend>
<${t.scorePad.Form} draft=${i} change=${$} gameSheet=${e} t=${n} errors=${b} />
</fieldset>
<${R} problem=${p} t=${n} />
<div class="row end">
<button type="button" onClick=${()=>s("start")}>${n("back")}</button>
<button type="submit" class="primary large" data-tally>${n("pad.count")}</button>
</div>
</form>
${d&&l`<section aria-label=${n("scores.title")}><h2>${n("scores.title")}</h2><${St} sheet=${d} game=${t} t=${n} /></section>`}
`}function rw(e,t){k(()=>{let n=()=>aw(e.current,t),o=new MutationObserver(n);return o.observe(e.current,{childList:!0,subtree:!0}),n(),()=>o.disconnect()})}function aw(e,t){for(let n of e.querySelectorAll("[data-pointer]")){let{pointer:o}=n.dataset,s=re(t,o).map(({detail:i})=>i).join(" "),r=n.matches("input, select, textarea"),a=r?n.parentElement:n;s===""?(delete a.dataset.error,r&&n.removeAttribute("aria-invalid")):a.dataset.error!==s&&(a.dataset.error=s,r&&n.setAttribute("aria-invalid","true"))}}function jm(e,t){let n=Object.entries(e),o=t.filter(s=>Object.keys(s).length>n.length&&n.every(([r,a])=>ae(s[r],a)));return o.length===1?o[0]:e}function Pm({viewer:e,toAct:t,choose:n,game:o,sealed:s,setSealed:r,t:a}){return l`
<div class="who-enters">
${!e.alone&&l`
<div class="row tight" role="group" aria-label=${a(e.referee?"referee.for":"play.who")}>
${t.map(i=>l`<button type="button" key=${i} data-enter-for=${i} aria-pressed=${String(i===e.actor)}
onClick=${()=>n(i)}>${i}</button>`)}
</div>`}
${e.referee&&o.sealed&&l`<${iw} sealed=${s} setSealed=${r} t=${a} />`}
</div>
`}var iw=({sealed:e,setSealed:t,t:n})=>l`
<label class="switch">
<input type="checkbox" name="sealed" checked=${e} onChange=${o=>t(o.target.checked)} />
<span><strong>${n("referee.sealed")}</strong> <span class="hint">${n(e?"referee.sealed-hint":"referee.open-hint")}</span></span>
</label>`;function xr({toAct:e,not:t,hand:n,t:o}){let s=e.filter(r=>r!==t);return s.length===0?null:l`
<div class="hand-over row tight" role="group" aria-labelledby="hand-over-title">
<span class="hint" id="hand-over-title">${o("hand.others")}</span>
${s.map(r=>l`<button type="button" key=${r} data-hand-to=${r} aria-label=${o("hand.over",{player:r})} onClick=${()=>n(r)}>${r}</button>`)}
</div>
`}function Im({player:e,toAct:t,confirm:n,hand:o,t:s}){return l`
<div class="cover">
<div class="cover-to" data-pass=${e}>
<p>${s("cover.why",{player:e})}</p>
<button type="button" class="primary large" onClick=${n}>${s("cover.confirm",{player:e})}</button>
</div>
<${xr} toAct=${t} not=${e} hand=${o} t=${s} />
</div>
`}function wr({position:e,table:t,view:n,rule:o}){let{game:s,t:r,busy:a}=t;return so(e).map(i=>{let c=e.default_actions[i],p=s.sealed?.includes(c.type)?r("forfeited.sealed"):lw(c,s,r,n);return l`
<div class="forfeited" key=${i} data-forfeited=${i}>
<p>${r("forfeited.due",{player:i})}</p>
<button type="button" class="primary" data-default disabled=${a} onClick=${()=>o({type:"default",player:"referee",seat:i})}>
${r("forfeited.play",{player:i,action:p})}</button>
</div>`})}function lw(e,t,n,o){return e.type==="bid"?n("bid.send",{amount:e.amount}):t.label(e,n,o)}var cw=400,uw=2e4;function Fm({players:e,views:t,position:n,game:o,gameSheet:s,t:r}){let[a,i]=g(null),c=()=>i(null);ue(c,[n]),Ms(c),k(()=>{if(a===null)return;let u=setTimeout(c,uw);return()=>clearTimeout(u)},[a]);let p=a===null?void 0:t[a]?.view;return l`
<div class="look" role="group" aria-labelledby="look-title">
<span class="hint wide" id="look-title">${r("look.title")}</span>
${e.map(u=>l`<${pw} key=${u} id=${u} seen=${a===u} show=${i} close=${()=>i(d=>d===u?null:d)} t=${r} />`)}
<div class="own-box" aria-live="polite">
${p&&l`<section class="own" data-own=${a} aria-label=${r("look.of",{player:a})}>
<h3>${a}</h3>
<${o.Own} view=${p} seat=${a} gameSheet=${s} t=${r} />
</section>`}
</div>
</div>
`}function pw({id:e,seen:t,show:n,close:o,t:s}){let r=T(null),a=T(!1),i=d=>{r.current={began:d.timeStamp,closes:t},n(e)},c=d=>{if(r.current===null)return;let{began:f,closes:m}=r.current;r.current=null,(m||d.timeStamp-f>cw)&&o()},p=()=>{r.current=null,o()},u=({key:d})=>d==="Enter"||d===" ";return l`
<button type="button" class="look-at" data-look=${e} aria-pressed=${String(t)} aria-label=${s("look.at",{player:e})} title=${s("look.hint")}
onPointerDown=${d=>{d.button===0&&(a.current=!0,d.currentTarget.setPointerCapture?.(d.pointerId),i(d))}}
onPointerUp=${c} onPointerCancel=${p} onBlur=${p} onContextMenu=${d=>d.preventDefault()}
onKeyDown=${d=>{d.key==="Escape"&&p(),u(d)&&(d.preventDefault(),d.repeat||i(d))}}
onKeyUp=${d=>{u(d)&&(d.preventDefault(),c(d))}}
onClick=${()=>{a.current?a.current=!1:t?o():n(e)}}>
<${dw} /> ${e}</button>
`}var dw=()=>l`
<svg class="eye" viewBox="0 0 24 16" aria-hidden="true" focusable="false">
<path d="M1 8Q12-5 23 8 12 21 1 8Z" /><circle cx="12" cy="8" r="4" />
</svg>`;function Dm({id:e,go:t,t:n}){let{value:o}=z(()=>mm(e),[e]);return o===null?null:l`<button type="button" data-go="match" onClick=${()=>t("match",{game:o.game})}>${n("match.to")}</button>`}var Hm=({undo:e,state:t})=>e?.safe===!1&&t.dealer!=="table";function Um({position:e,undo:t,leave:n,t:o}){let s=F(e),r=Object.keys(e.undo.learnt??{}).join(", ");return l`
<section class="undo-box" data-undo-box aria-labelledby="undo-title">
<h2 id="undo-title" class="small" ref=${s} tabindex="-1">${o("undo.seen")}</h2>
<ul>${e.events.filter(({reveals:a})=>a?.length>0).map((a,i)=>l`<li key=${i} lang=${a.lang}>${a.text}</li>`)}</ul>
<p>${o("undo.learnt",{players:r})}</p>
<div class="row tight">
<button type="button" data-undo-anyway onClick=${t}>${o("undo.anyway")}</button>
<button type="button" data-undo-leave onClick=${n}>${o("undo.leave")}</button>
</div>
</section>
`}function qm({session:e,sheet:t,t:n,move:o,isHeading:s,callReferee:r}){let{cursor:a,actions:i,steps:c}=e,{position:p}=c[a],{state:u,finished:d}=p,[f,m]=g(null),b=()=>(m(null),o(a-1)),$=()=>Hm(p)?m(p):b(),h=[...wn(t,u,n).filter(_=>_!==t?.name),...u.dealer==="table"?[n("play.referee")]:[]],y=t?.name??"",x=j[u.game]?.turns?"play.turn-number":"play.round";return l`
<div class="play-bar">
<div class="play-title">
${s?l`<h1>${y}</h1>`:l`<strong>${y}</strong>`} <span class="soft wide">${h.join(" · ")}</span>
${!d&&l` <span class="round">${n(x,{round:u.round})}</span>`}
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
${f===p&&l`<${Um} position=${p} undo=${b} leave=${()=>m(null)} t=${n} />`}
`}function zm({session:e,t,go:n}){let[o,s]=g(!1),r=JSON.stringify(um(e),null,2);return l`
<details class="transcript" onToggle=${a=>s(a.target.open)} data-transcript>
<summary>${t("transcript.title")}</summary>
${o&&l`
<p class="hint">${t("transcript.hint")}</p>
${gr(e)&&l`<p class="warning">${t("transcript.secret")}</p>`}
<div class="row tight">
<button type="button" data-download onClick=${()=>Ae(`gavel-${e.game}-${e.cursor}.json`,new Blob([r],{type:"application/json"}))}>${t("transcript.download")}</button>
<${pt} text=${r} label=${t("transcript.copy")} t=${t} data-copy />
<button type="button" data-verify onClick=${()=>n("import",{given:r})}>${t("transcript.verify")}</button>
<button type="button" data-review onClick=${()=>n("review",{id:e.id})}>${t("review.open")}</button>
</div>`}
</details>
`}var uo=({state:e})=>[...e.players.map(({id:t})=>t),"spectator"];function Gm(e,t,n){let o=async()=>n.finished?{}:n.views??(await e.game(t).views(n.state,uo(n))).views,{value:s,of:r,problem:a}=z(o,[n,e]);return{views:s,current:r[0]===n&&s!==null,problem:a}}function Wm({position:e,views:t,current:n,gameSheet:o,game:s,open:r}){let a=t?.spectator?.view??null,i=e.state.dealer==="table",c=({type:f})=>s.sealed?.includes(f),p=f=>(i||f==="table"?e.legal_actions:t[f]?.legal_actions??[]).filter(m=>m.player===f),u=f=>f==="table"?p(f):s.publicActions({legal:p(f),player:f,view:a,gameSheet:o,own:t[f]?.view,toAct:e.to_act}),d=a!==null&&n&&o!==null;return{views:t,current:n,view:r&&!i?fw(t,a):a,isUnseen:f=>d&&(i?p(f).some(c):u(f)===null),offered:(f,m)=>r||m||i&&p(f).some(c)?p(f):u(f)??p(f)}}function fw(e,t){if(t===null)return null;let n=t.players.map(o=>e[o.id].view.players.find(({id:s})=>s===o.id));return{...t,players:n}}function Km({t:e,client:t,go:n,session:o,updateSession:s,moveTo:r,open:a,setOpen:i}){let{game:c,cursor:p}=o,{position:u,log:d}=o.steps[p],[f,m]=g({by:null,position:null}),b=f.position===u?f.by:null,$=Q=>m({by:Q,position:u});k(()=>$(null),[u]);let[h,y]=g(null),[x,_]=g(!1),[v,E]=g(!1),[O,M]=g(null),[L,S]=g(!1),{value:w,problem:C}=we(t,c),{views:A,current:N,problem:D}=Gm(t,c,u),I=Wm({position:u,views:A,current:N,gameSheet:w,game:j[c],open:a}),V=Mf(u,{open:a,holder:b,wanted:h,last:Ef(o.actions.slice(0,p)),sealed:x,unseen:I.isUnseen});Ms(()=>$(null)),or({motion:j[c].motion,ply:u.state.ply,events:u.events,finished:u.finished,turn:V.actor??V.pass,refusal:O});let Ne=async Q=>{if(L)return;S(!0);let Ct=jm(Q,u.legal_actions);try{let Tt=await t.game(c).act(u.state,Ct,{names:o.start.names,viewers:uo(u)});await s(am(o,Ct,Tt),()=>{S(!1),M(null),y(null),$(null),E(!1)})}catch(Tt){M({problem:Tt,action:Ct}),S(!1)}},B=Q=>(M(null),y(null),r(Q));k(()=>M(null),[p,V.actor]);let H=Q=>{$(null),y(Q)},ce=Q=>{M(null),$(null),E(Q)},ve={game:j[c],gameSheet:w,t:e,act:Ne,busy:L};if(v)return l`<${vn} table=${ve} position=${u} client=${t} t=${e} rule=${Ne} refusal=${O} busy=${L}
close=${()=>ce(!1)} earlier=${p>0&&(()=>n("correct",{id:o.id,at:p}))} hides=${!a&&!u.finished} />`;let Z=l`<${qm} session=${o} sheet=${w} t=${e} move=${B} callReferee=${()=>ce(!0)} isHeading=${!u.finished} />`,Y=l`
<div class="tools">
<${_n} game=${c} ruleset=${u.state.ruleset} client=${t} t=${e} />
<${zm} session=${o} t=${e} go=${n} />
${!V.referee&&!u.finished&&l`<${$r} t=${e} open=${a} setOpen=${i} />`}
</div>`,lt={table:ve,position:u,log:d,t:e,bar:Z,tools:Y,problem:C??D};return(u.finished?w!==null||C!==null:w!==null&&I.view!==null)?u.finished?l`<${hw} ...${lt} go=${n} id=${o.id} review=${()=>n("review",{id:o.id})} />`:l`<${mw} ...${lt} shown=${I} viewer=${V} refusal=${O} open=${a} take=${$} hand=${H} choose=${y}
sealed=${x} setSealed=${_} />`:l`<main id="content" class="play" data-screen="play" data-game=${c} aria-busy="true">${Z}<${R} problem=${lt.problem} t=${e} /></main>`}function mw({table:e,position:t,log:n,t:o,bar:s,tools:r,problem:a,shown:i,viewer:c,refusal:p,open:u,take:d,hand:f,choose:m,sealed:b,setSealed:$}){q();let{actor:h,pass:y,alone:x,referee:_}=c,v=F(t,h,y),[E,O]=g(null),{game:M,gameSheet:L}=e,{views:S,view:w,current:C}=i,A=nr(M.motion,S,{ply:t.state.ply,events:t.events}),N=w!==null&&L!==null,D=N&&C&&h!==null?i.offered(h,x):[];Es(w,D.length);let I=kn(t),V=t.state.players.findIndex(({id:H})=>H===(h??y))+1,Ne={...e,view:w,legal:D},B={prepared:E,prepare:O};return l`
<main id="content" class="play" data-screen="play" data-game=${M.id} data-ply=${t.state.ply} data-to-act=${t.to_act.join(" ")}
data-actor=${h??""} data-open=${String(u)} aria-busy=${String(!N||!C)}>
${s}
<${R} problem=${a} t=${o} />
<div class="table-top">
<section class="board-area" aria-label=${o("play.board")} ref=${A}>
${N&&l`<${M.Board} ...${Ne} legal=${x?[]:D} seat=${u?h:null} toAct=${t.to_act} scores=${null}
last=${t.events} log=${n} ...${B} />`}
</section>
<aside class="side">
<section class="actions player-${V}" aria-labelledby="turn">
<h2 id="turn" ref=${v} tabindex="-1">
${$w(c,o)}
</h2>
<${wr} position=${t} table=${e} view=${w??t.state} rule=${e.act} />
${y!==null&&l`<${Im} player=${y} toAct=${I} confirm=${()=>d(y)} hand=${f} t=${o} />`}
${y===null&&I.length>1&&l`<${Pm} viewer=${c} toAct=${I} choose=${m} game=${M} sealed=${b} setSealed=${$} t=${o} />`}
<${dn} refusal=${p} table=${e} view=${w} legal=${D} />
${N&&C&&h!==null&&D.length===0&&l`<p class="nothing">${o("play.nothing",{player:h})}</p>`}
${N&&l`<${Qt} ...${Ne} player=${h} ...${B} key=${`${t.state.ply} ${h}`} />`}
${x&&l`<${xr} toAct=${I} not=${h} hand=${f} t=${o} />`}
${N&&!u&&!_&&l`<${Fm} players=${x?[h]:t.state.players.map(({id:H})=>H)} views=${S} position=${t}
game=${M} gameSheet=${L} t=${o} />`}
</section>
<${Ze} state=${t.state} game=${M} t=${o} />
<${Kt} log=${n} t=${o} />
</aside>
</div>
${r}
</main>
`}function $w({actor:e,pass:t},n){return t!==null?n("cover.turn",{player:t}):e===null?n("forfeited.turn"):e==="table"?n("play.table-turn"):n("play.turn",{player:e})}function hw({table:e,position:t,log:n,t:o,bar:s,tools:r,problem:a,go:i,id:c,review:p}){let{game:u,gameSheet:d,act:f}=e;q();let m=F(t);return l`
<main id="content" class="play finished" data-screen="scores" data-game=${u.id} data-ply=${t.state.ply} data-to-act="">
${s}
<${R} problem=${a} t=${o} />
<h1 ref=${m} tabindex="-1">${o("scores.title")}</h1>
<${St} sheet=${t.scores} state=${t.state} game=${u} t=${o} />
<div class="row end">
<${Dm} id=${c} go=${i} t=${o} />
<button type="button" data-go="review" onClick=${p}>${o("review.open")}</button>
<button type="button" class="primary" onClick=${()=>i("setup",{game:u.id})}>${o("scores.again")}</button>
</div>
<details class="last-look">
<summary>${o("scores.board")}</summary>
${d&&l`<${u.Board} view=${t.state} gameSheet=${d} legal=${[]} act=${f} t=${o} seat=${null}
toAct=${[]} scores=${t.scores} last=${t.events} log=${n} />`}
</details>
<${Kt} log=${n} t=${o} />
${r}
</main>
`}var Ye=e=>e.map(({text:t})=>t).join(" ");function vr({position:e,log:t,table:n,client:o,choose:s,t:r}){let{game:a,gameSheet:i}=n,c=kn(e),[p,u]=g(null),[d,f]=g(null),[m,b]=g(!1),$=c.includes(p)?p:c[0]??null,{state:h}=e;if(m)return l`<${vn} table=${{...n,act:s}} position=${e} client=${o} t=${r} rule=${s} refusal=${null} busy=${!1}
close=${()=>b(!1)} hides=${!1} part=${!0} />`;let y={view:h,gameSheet:i,legal:e.legal_actions.filter(({player:x})=>x===$),act:s,t:r,prepared:d,prepare:f};return l`
<div class="table-top" data-chooser=${$}>
<section class="board-area" aria-label=${r("play.board")}>
<${a.Board} ...${y} seat=${$} toAct=${e.to_act} scores=${e.scores} last=${e.events} log=${t} />
</section>
<aside class="side">
<section class="actions" aria-labelledby="turn">
<h2 id="turn">${$===null?r("correcting.nobody"):$==="table"?r("play.table-turn"):r("play.turn",{player:$})}</h2>
<p class="hint">${r("correcting.choose-hint")}</p>
${c.length>1&&l`<div class="row tight" role="group" aria-label=${r("play.who")}>
${c.map(x=>l`<button type="button" key=${x} data-enter-for=${x} aria-pressed=${String(x===$)} onClick=${()=>u(x)}>${x}</button>`)}
</div>`}
<${wr} position=${e} table=${n} view=${h} rule=${s} />
<${Qt} ...${y} game=${a} busy=${!1} player=${$} key=${$} />
<div><button type="button" data-referee onClick=${()=>b(!0)}><span aria-hidden="true">⚖</span> ${r("correcting.by-referee")}</button></div>
</section>
</aside>
</div>
`}var Jm=(e,t)=>({position:e,judged:[],refused:null,rest:t,cut:[]});async function po(e,t){if(t.rest.length===0||t.refused!==null)return t;let{position:n,applied:o,refused:s}=await e(t.position.state,t.rest.map(({action:a})=>a)),r=t.rest.slice(0,o).map(a=>({...a,problem:null}));return{...t,position:n,judged:[...t.judged,...r],refused:s===null?null:{...t.rest[o],problem:s.problem},rest:t.rest.slice(o+1)}}var fo=e=>({...e,judged:[...e.judged,e.refused],refused:null}),Vm=(e,t)=>({...fo(e),rest:[{action:t,was:null},...e.rest]}),Zm=e=>({...fo(e),rest:[],cut:e.rest});async function Ym(e,t,n){for(;n.refused!==null;){let{position:o,rest:s,judged:r}=fo(n),i=(await t(o.state,s.map(({action:c})=>c))).map((c,p)=>({...s[p],problem:c}));n=await po(e,{...n,refused:null,judged:[...r,...i],rest:s.slice(i.length)})}return n}var Qm=e=>e.judged.filter(({problem:t})=>t===null).map(({action:t})=>t);function Xm(e,t,n,o){let s=e.map((r,a)=>({action:r,was:a})).slice(n==="insert"?t:t+1);return[...o.map(r=>({action:r,was:null})),...s]}var An=({finished:e,state:t},{known:n,open:o})=>e||n||o||t.dealer==="table";var Ln=({table:{game:e,gameSheet:t,t:n},step:o,log:s})=>l`
<section class="board-area" aria-label=${n("play.board")}>
${o&&l`<${e.Board} view=${o.position.state} gameSheet=${t} legal=${[]} act=${()=>{}} t=${n} seat=${null} toAct=${o.position.to_act}
scores=${o.position.scores} last=${o.events} log=${s} prepared=${null} prepare=${()=>{}} />`}
</section>
`;var e$={ArrowLeft:e=>e-1,ArrowRight:e=>e+1,Home:()=>0,End:(e,t)=>t},bw="input, select, textarea, dialog, [contenteditable], [role=button], .scrolling, .clauses";function gw({key:e,ctrlKey:t,metaKey:n,altKey:o,shiftKey:s,target:r},a,i){return t||n||o||s||!(e in e$)||r.closest?.(bw)?null:Math.max(0,Math.min(i,e$[e](a,i)))}function Nn({at:e,last:t,move:n,t:o}){ue(()=>{let r=a=>{let i=gw(a,e,t);i!==null&&(a.preventDefault(),n(i))};return addEventListener("keydown",r),()=>removeEventListener("keydown",r)},[e,t,n]);let s=(r,a,i,c)=>l`
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
`}var t$=16,yw=e=>Math.max(t$,Math.ceil(Math.sqrt(e))),kr=class{#t;#e;#n=t$;#o=null;#s=new Map;steps=[];constructor(t,n){this.#t=t,this.#e=n}async judge(){let{game:t,start:n,actions:o,history:s,scores:r}=this.#e,a=await this.#t.game(t).replay({...n,actions:o,history:s,scores:r}),{position:i,applied:c}=a;return this.#e={...this.#e,start:io(n,i.state),actions:o.slice(0,c)},this.#n=yw(c),this.steps[c]={position:i,events:i.events},a}get record(){return this.#e}async load(t){if(this.steps[t]!==void 0)return;this.#o??=this.#r(),await this.#o;let n=t-t%this.#n;this.#s.has(n)||this.#s.set(n,this.#a(n)),await this.#s.get(n)}nextMissing(t){let n=[];for(let o=0;o<this.#e.actions.length;o+=this.#n){let s=Math.min(o+this.#n,this.#e.actions.length);for(let r=o;r<s;r++)if(this.steps[r]===void 0){n.push(r);break}}return n.sort((o,s)=>Math.abs(o-t)-Math.abs(s-t))[0]??-1}log(t){let n=t;for(;n>0&&this.steps[n-1]!==void 0;)n--;return this.steps.slice(n,t+1).flatMap(({events:o})=>o)}async#r(){let{start:t,actions:n}=this.#e,o=[];for(let s=0;s<n.length;s+=this.#n)o.push(s);await this.#i(o.map(s=>[s,{...t,actions:n.slice(0,s)}]))}async#a(t){let{start:n,actions:o}=this.#e,{state:s}=this.steps[t].position,r=[];for(let a=t+1;a<Math.min(t+this.#n,o.length);a++)r.push([a,{state:s,actions:o.slice(t,a),...n.names&&{names:n.names}}]);await this.#i(r)}async#i(t){let{game:n}=this.#e,o=t.map(([s,r])=>({id:s,operation:"replays",game:n,body:r}));for await(let s of this.#t.batch(o)){let{position:r}=s.unwrap();this.steps[s.id]={position:r,events:r.events}}}};function Mt(e,t,n){let{start:o,actions:s,history:r}=t,a=pe(()=>new kr(e,t),[e,o,s,r]),[i,c]=g({of:null,verdict:null,problem:null}),[p,u]=g(0),d=i.of===a?i:{verdict:null,problem:null},{verdict:f}=d,m=f===null?0:Math.max(0,Math.min(n??f.applied,f.applied)),b=()=>u(a.steps.filter(Boolean).length),$=h=>c(y=>({...y,of:a,problem:h}));return k(()=>{let h=!1;return a.judge().then(y=>!h&&c({of:a,verdict:y,problem:null}),y=>!h&&$(y)),()=>{h=!0}},[a]),k(()=>{if(f===null)return;let h=!1;return(async()=>{for(let x=m;x>=0&&!h;x=a.nextMissing(m))await a.load(x),h||b()})().catch(x=>!h&&$(x)),()=>{h=!0}},[a,f,m]),{positions:a,...d,at:m,loaded:p}}var Hi=e=>e&&Ye(e.events);function xw({judged:e,cut:t},n,o,s){let r=n;return[...e.map(({was:i,problem:c})=>{let p=i===null?void 0:Hi(o[i+1]);if(c!==null)return{fate:"out",was:i,old:p,problem:c};r+=1;let u=Hi(s[r]);return{fate:i===null?"new":u!==void 0&&p!==void 0&&u!==p?"changed":"kept",was:i,old:p,now:u,place:r}}),...t.map(({was:i})=>({fate:"cut",was:i,old:i===null?void 0:Hi(o[i+1])}))]}function n$({line:e,before:t,old:n,record:o,table:s,client:r,playOn:a,t:i}){let{gameSheet:c}=s,p=pe(()=>{let{start:E,actions:O}=n.record;return{game:o.game,start:E,actions:[...O.slice(0,t),...Qm(e)]}},[e]),u=p.actions.length,[d,f]=g(u);k(()=>f(u),[u]);let{positions:m,at:b,loaded:$,problem:h}=Mt(r,p,d),y=xw(e,t,n.steps,m.steps),x=E=>y.filter(({fate:O})=>O===E).length,_=m.steps[b],v=i("correcting.name",{game:o.name||c.name});return l`
<${R} problem=${h} t=${i} />
<p class="now" role="status" data-kept=${x("kept")} data-changed=${x("changed")} data-out=${x("out")}>
${i("correcting.summary",{kept:x("kept"),changed:x("changed"),out:x("out")+x("cut")})}</p>
<div class="stepping"><${Nn} at=${b} last=${u} move=${E=>f(Math.max(t,E))} t=${i} /></div>
<div class="row tight">
<button type="button" class="primary" data-confirm onClick=${()=>a({...p,actions:p.actions.slice(0,b),cursor:b,name:v})}>
${i(b===u?"correcting.confirm":"correcting.confirm-to",{n:b})}</button>
<span class="hint">${i("correcting.confirm-hint")}</span>
</div>
<div class="table-top" data-loaded=${$}>
<${Ln} table=${s} step=${_} log=${m.log(b)} />
<aside class="side">
<section class="log" aria-labelledby="fates">
<h2 class="small" id="fates">${i("correcting.fates")}</h2>
<ol class="review-log fates" tabindex="0" aria-labelledby="fates">${y.map((E,O)=>l`<${ww} key=${O} ...${E} at=${b} setEnd=${f} t=${i} />`)}</ol>
</section>
</aside>
</div>
`}function ww({fate:e,was:t,old:n,now:o,place:s,problem:r,at:a,setEnd:i,t:c}){let p=l`
<span class="number">${t===null?"+":t+1}</span>
<span>
<strong class="fate">${c(`correcting.fate.${e}`)}</strong>
${e==="kept"||e==="new"?l` ${o??n}`:l` <span class="soft">${n}</span>`}
${e==="changed"&&l`<span class="told">${c("correcting.now",{told:o})}</span>`}
${r?.violations?.map(u=>l`<span class="told" data-code=${u.code}>${u.detail} ${u.clause&&l`<em data-clause=${u.rule}>${u.clause}</em>`}</span>`)}
</span>`;return l`<li data-fate=${e}>
${s===void 0?l`<div class="fate-line">${p}</div>`:l`<button type="button" data-end=${s} tabindex=${s===a?0:-1} aria-current=${s===a?"step":void 0} onClick=${()=>i(s)}>${p}</button>`}
</li>`}function vw(e,t,n){let o=(s,r)=>({state:s,actions:r,...n&&{names:n}});return{play:(s,r)=>e.game(t).replay(o(s,r)),firstLegal:async(s,r)=>{let a=[],i=r.map((c,p)=>({id:p,operation:"replays",game:t,body:o(s,[c])}));for await(let c of e.batch(i)){let{refused:p}=c.unwrap();if(p===null)break;a.push(p.problem)}return a}}}function o$({t:e,client:t,table:n,record:o,positions:s,entries:r,before:a,playOn:i}){let[c,p]=g(null),[u,d]=g(null),[f,m]=g(!1),[b,$]=g(!1),{start:h}=s.record,{play:y,firstLegal:x}=vw(t,o.game,h.names),_=async M=>{if(!f){m(!0),$(!1),d(null);try{p(await M())}catch(L){d(L)}m(!1)}};if(k(()=>{_(async()=>(await s.load(a),po(y,Jm(s.steps[a].position,r))))},[r]),c===null)return l`<p role="status">${e("correcting.judging")}</p><${R} problem=${u} t=${e} />`;let{refused:v}=c,E=M=>Ye(s.steps[M+1]?.events??[]),O=c.judged.filter(M=>M.problem===null).length;return l`
<${R} problem=${u} t=${e} />
${v!==null&&l`
<section class="tool refused-here" aria-busy=${String(f)} data-waiting=${v.was??"new"}>
<h2>${v.was===null?e("correcting.refused-new"):e("correcting.refused",{n:v.was+1})}</h2>
${v.was!==null&&l`<p>${e("correcting.told",{told:E(v.was)})}</p>`}
<p class="soft">${e("correcting.so-far",{kept:O,rest:c.rest.length})}</p>
<${fn} problem=${v.problem} position=${c.position} game=${n.game} t=${e} />
<div class="row tight">
<button type="button" class="primary" data-decide="instead" onClick=${()=>$(!b)} aria-expanded=${String(b)}>${e("correcting.instead")}</button>
<button type="button" data-decide="out" disabled=${f} onClick=${()=>_(()=>po(y,fo(c)))}>${e("correcting.out")}</button>
<button type="button" data-decide="out-all" disabled=${f} onClick=${()=>_(()=>Ym(y,x,c))}>${e("correcting.out-all")}</button>
<button type="button" data-decide="end" disabled=${f} onClick=${()=>p(Zm(c))}>${e("correcting.end-here")}</button>
</div>
</section>
${b&&l`<${vr} position=${c.position} log=${c.position.events} table=${n} client=${t} t=${e}
choose=${M=>_(()=>po(y,Vm(c,M)))} />`}`}
${v===null&&l`<${n$} line=${c} before=${a} old=${s} record=${o} table=${n} client=${t} playOn=${i} t=${e} />`}
`}function _r({positions:e,at:t,last:n,loaded:o,move:s,t:r}){let a=T(null);return k(()=>{let i=a.current?.querySelector("[aria-current]");if(!i)return;let{offsetTop:c,offsetHeight:p}=i.parentElement,{scrollTop:u,clientHeight:d}=a.current;(c<u||c+p>u+d)&&(a.current.scrollTop=c-d/2)},[t,o]),l`
<section class="log" aria-labelledby="log-title">
<h2 id="log-title" class="small">${r("log.title")}</h2>
<ol class="review-log" ref=${a}>
${Array.from({length:n+1},(i,c)=>l`
<li key=${c}><button type="button" data-go-to=${c} tabindex=${c===t?0:-1}
aria-current=${c===t?"step":void 0} onClick=${()=>s(c)}>
<span class="number">${c}</span>
<span><${kw} step=${e.steps[c]} index=${c} t=${r} /></span>
</button></li>`)}
</ol>
</section>
`}function kw({step:e,index:t,t:n}){return e===void 0?l`<span class="soft">…</span>`:e.events.length===0?l`<span class="soft">${n(t===0?"review.start":"review.silent")}</span>`:e.events.map(({text:o,type:s,lang:r},a)=>l`<span key=${a} class="told" data-event-type=${s} lang=${r}>${o} </span>`)}function Ui({t:e,client:t,record:n,at:o,known:s=!1,open:r=!1,leave:a,playOn:i}){let[c,p]=g(o??null),[u,d]=g(null),[f,m]=g(null),[b,$]=g(!1),h=Mt(t,n,c),{value:y,problem:x}=we(t,n.game);q();let _=f!==null?"line":u!==null?"chooser":"choice",v=F(_,h.verdict===null),{positions:E,verdict:O,at:M}=h,L=O!==null&&y!==null,S=L&&!b&&!An(O.position,{known:s,open:r}),w={game:j[n.game],gameSheet:y,t:e,busy:!1,act:()=>{}},C={t:e,client:t,table:w,record:n},A=(I,V)=>m({entries:Xm(E.record.actions,M-1,I,V),before:M-1}),N=I=>I==="remove"?A(I,[]):d(I),D=()=>f===null&&u===null?a():(m(null),d(null));return l`
<main id="content" class="play review correcting" data-screen="correcting" data-stage=${_} data-at=${M} aria-busy=${String(!L)}>
<div class="play-bar">
<div class="play-title"><h1 ref=${v} tabindex="-1">${e(`correcting.title.${_}`,{n:M})}</h1></div>
<button type="button" data-back onClick=${D}>${e("back")}</button>
</div>
<${R} problem=${h.problem??x} t=${e} />
${S&&l`<p>${e("ruling.covered")}</p>
<div><button type="button" class="primary" data-uncover onClick=${()=>$(!0)}>${e("ruling.uncover")}</button></div>`}
${L&&!S&&_==="choice"&&l`<${Sw} ...${C} ...${h} move=${p} take=${N} />`}
${L&&!S&&_==="chooser"&&l`<${_w} positions=${E} at=${M-1} ...${C} choose=${I=>A(u,[I])} />`}
${L&&!S&&_==="line"&&l`<${o$} ...${C} positions=${E} ...${f} playOn=${i} />`}
</main>
`}function _w({positions:e,at:t,...n}){let{value:o,problem:s}=z(async()=>(await e.load(t),e.steps[t]),[e,t]);return o===null?l`<${R} problem=${s} t=${n.t} />`:l`<${vr} position=${{...o.position,events:o.events}} log=${e.log(t)} ...${n} />`}function Sw({t:e,table:t,positions:n,verdict:o,at:s,loaded:r,move:a,take:i}){let c=n.steps[s],{applied:p}=o;return l`
<p class="hint">${e("correcting.lead")}</p>
<div class="stepping">
<${Nn} at=${s} last=${p} move=${a} t=${e} />
<p class="now" role="status" data-now>${Ye(c?.events??[])}</p>
</div>
<div class="row tight correcting-ways" role="group" aria-label=${e("correcting.ways",{n:s})}>
${["replace","insert","remove"].map(u=>l`
<button type="button" key=${u} class=${u==="replace"?"primary":""} data-way=${u} disabled=${s===0} onClick=${()=>i(u)}>${e(`correcting.way.${u}`,{n:s})}</button>`)}
</div>
<div class="table-top">
<${Ln} table=${t} step=${c} log=${n.log(s)} />
<aside class="side"><${_r} positions=${n} at=${s} last=${p} loaded=${r} move=${a} t=${e} /></aside>
</div>
`}var Ow=e=>Math.max(630,236+e*84+96);function Ew(e,t,n){if(n(e)<=t)return e;let o=[...e];for(;o.length>0&&n(`${o.join("")}…`)>t;)o.pop();return`${o.join("")}…`}function s$(e,{title:t,verdict:n,standings:o,foot:s},r){e.width=1200,e.height=Ow(o.length);let a=e.getContext("2d"),i=(c,p,u,{size:d,weight:f=400,ink:m="--ink",width:b=1136-p,family:$="--type-text",end:h=!1})=>{a.font=`${f} ${d}px ${r($)}`,a.fillStyle=r(m),a.textAlign=h?"right":"left",a.fillText(Ew(c,b,y=>a.measureText(y).width),p,u)};return a.fillStyle=r("--felt"),a.fillRect(0,0,e.width,e.height),a.fillStyle=r("--wood"),a.fillRect(0,0,e.width,16),i(t,64,96,{size:40,ink:"--ink-soft",family:"--type-title"}),i(n,64,176,{size:64,weight:600,family:"--type-title"}),o.forEach(({rank:c,player:p,total:u,winner:d,place:f},m)=>{let b=236+m*84;a.fillStyle=r(d?"--gold":"--paper"),a.fillRect(64,b,1072,72),a.fillStyle=r(`--player-${f}`),a.fillRect(64,b,14,72);let $=d?"--gold-ink":"--ink";i(String(c),104,b+50,{size:36,weight:700,ink:$,width:60}),i(p,174,b+50,{size:36,weight:d?700:400,ink:$,width:640}),i(u,1108,b+50,{size:36,weight:700,ink:$,width:280,end:!0})}),i(s,64,e.height-36,{size:24,ink:"--ink-soft"}),e}var r$=e=>new Promise((t,n)=>e.toBlob(o=>o?t(o):n(new Error("no picture")),"image/png"));function Mw(e){return t=>{let n=getComputedStyle(e),o=n.getPropertyValue(t).trim();return o.startsWith("light-dark(")?(e.style.color=o,n.color):o}}function Cw(e,t,n,o){let{scores:s,state:r}=e,{standings:a,winners:i,unit:c}=s,p=d=>n.start.names?.[d]??d,u=a.map(({rank:d,player:f,total:m,penalties:b=0,winner:$})=>({rank:d,player:p(f),total:`${K(m+b)} ${Jt(c,o)}`,winner:$,place:r.players.findIndex(({id:h})=>h===f)+1}));return{title:t.name,verdict:qe(i.map(p),o),standings:u,foot:[ur(n,o),o("review.picture-foot")].filter(Boolean).join(" · ")}}var Tw=e=>navigator.canShare?.({files:[e]})??!1;function a$({position:e,sheet:t,record:n,t:o}){let[s,r]=g(!1);return l`
<details class="picture" data-picture onToggle=${({target:a})=>r(a.open)}>
<summary>${o("review.picture")}</summary>
${s&&l`<${Aw} result=${Cw(e,t,n,o)} game=${n.game} t=${o} />`}
</details>
`}function Aw({result:e,game:t,t:n}){let o=T(null),[s,r]=g(null),[a,i]=g(!1);k(()=>{let u=!1;return r$(s$(o.current,e,Mw(o.current))).then(d=>!u&&r(new File([d],`gavel-${t}.png`,{type:d.type}))),()=>{u=!0}},[JSON.stringify(e)]);let c=async()=>{try{await navigator.clipboard.write([new ClipboardItem({"image/png":s})]),i(!0)}catch{i(!1)}},p=[e.title,e.verdict,...e.standings.map(({rank:u,player:d,total:f})=>`${u}. ${d}: ${f}`)].join("; ");return l`
<canvas ref=${o} role="img" aria-label=${p} data-canvas=${String(s!==null)}></canvas>
<div class="row tight">
${s&&Tw(s)&&l`<button type="button" data-share-picture onClick=${()=>navigator.share({files:[s],title:e.title}).catch(()=>{})}>${n("review.picture-share")}</button>`}
${s&&l`<button type="button" data-save-picture onClick=${()=>Ae(s.name,s)}>${n("review.picture-save")}</button>`}
${s&&"ClipboardItem"in globalThis&&l`<button type="button" data-copy-picture onClick=${c}>${n(a?"copied":"review.picture-copy")}</button>`}
</div>
`}function qi(e,t){let{game:n,start:o,actions:s}=e.record,{setup:r,state:a,names:i}=o;return{game:n,...r?{setup:r}:{state:a},actions:s,...i&&{names:i},history:t.position.state.history}}function i$({positions:e,verdict:t,at:n,sheet:o,record:s,playOn:r,toSheet:a,toCorrect:i,t:c}){let{value:p,problem:u}=z(()=>cn(X(),qi(e,t),n),[t,n]),{game:d,start:f,actions:m}=e.record,b=c("review.what-if-name",{game:s.name||o.name,at:n}),$=t.position.finished&&n===t.applied;return l`
<section class="tool position-tools" aria-labelledby="position-tools" data-position-tools>
<h2 class="small" id="position-tools">${c("review.here",{at:n})}</h2>
<div class="tool-columns">
<div>
<p class="hint">${c("review.link-hint")}</p>
${u?l`<p>${c("review.no-link")}</p>`:l`<${Oe} url=${p??""} name=${c("review.link",{at:n})} t=${c} kind="position" />`}
</div>
<div>
<p class="hint">${c($?"review.what-if-over":"review.what-if-hint")}</p>
<div class="row tight">
<button type="button" data-what-if disabled=${$}
onClick=${()=>r({game:d,start:f,actions:m.slice(0,n),cursor:n,name:b})}>${c("review.what-if")}</button>
<button type="button" data-go="correct" disabled=${n===0}
onClick=${()=>i(n)}>${c("correcting.open-here")}</button>
<button type="button" data-go="sheet" onClick=${()=>a(n)}>${c("review.sheet")}</button>
</div>
${t.position.finished&&l`<${a$} position=${t.position} sheet=${o} record=${s} t=${c} />`}
</div>
</div>
</section>
`}function l$({game:e,state:t,events:n,client:o,scored:s,t:r}){let{value:a,problem:i}=ln(o,e),p=[...new Set(n.map(({rule:u})=>u))].flatMap(u=>(a?.clauses??[]).filter(d=>d.id===u));return l`
<section class="tool rules-here" aria-labelledby="rules-here" data-rules-here>
<h2 class="small" id="rules-here">${r("review.rules")}</h2>
<${R} problem=${i} t=${r} />
${p.length===0&&a&&l`<p class="soft">${r("review.no-rules")}</p>`}
<dl>${p.map(({id:u,text:d})=>l`
<div key=${u} data-clause=${u}><dt><code>${u}</code></dt><dd><${nt} text=${d} /></dd></div>`)}</dl>
${!s&&l`<${Lw} game=${e} state=${t} client=${o} t=${r} />`}
</section>
`}function Lw({t:e,...t}){let[n,o]=g(!1);return l`
<details class="rulings" data-rulings onToggle=${({target:s})=>o(s.open)}>
<summary>${e("review.rulings")}</summary>
${n&&l`<${Nw} t=${e} ...${t} />`}
</details>
`}function Nw({game:e,state:t,client:n,t:o}){let{ruleset:s,variant:r,options:a}=t,{value:i,problem:c}=z(()=>n.game(e).scores(t),[n,JSON.stringify([s,r,a])]);return l`
<${R} problem=${c} t=${o} />
${i&&l`<${_t} rulings=${i.rulings} t=${o} />`}
`}var Rw=200;function zi({t:e,client:t,record:n,at:o,open:s=!1,known:r=!1,leave:a,playOn:i,toSheet:c,toCorrect:p}){let[u,d]=g(o??null),{positions:f,verdict:m,problem:b,at:$,loaded:h}=Mt(t,n,u),{value:y,problem:x}=we(t,n.game),_=Re(E=>d(E),[]);k(()=>{if(u===null)return;let E=setTimeout(()=>pn({at:u}),Rw);return()=>clearTimeout(E)},[u]),q();let v=F(m===null);return m===null||y===null?l`
<main id="content" class="review" data-screen="review" aria-busy=${String(!b)}>
<h1 ref=${v} tabindex="-1">${e("review.title")}</h1>
<${R} problem=${b??x} t=${e} />
${(b??x)&&l`<button type="button" data-leave onClick=${a}>${e("back")}</button>`}
</main>`:An(m.position,{known:r,open:s})?l`<${jw} ...${{t:e,client:t,sheet:y,record:n,known:r,positions:f,verdict:m,at:$,loaded:h,move:_,leave:a,playOn:i,toSheet:c,toCorrect:p,problem:b}} />`:l`<${Bw} sheet=${y} leave=${a} t=${e} />`}function Bw({sheet:e,leave:t,t:n}){let o=F();return l`
<main id="content" class="review" data-screen="review" data-not-yet>
<h1 ref=${o} tabindex="-1">${n("review.of",{game:e.name})}</h1>
<p>${n("review.not-yet")}</p>
<p>${n("review.not-yet-but")}</p>
<div><button type="button" class="primary" data-leave onClick=${t}>${n("review.leave")}</button></div>
</main>
`}function jw({t:e,client:t,sheet:n,record:o,known:s,positions:r,verdict:a,at:i,loaded:c,move:p,leave:u,playOn:d,toSheet:f,toCorrect:m,problem:b}){let $=F(a),[h,y]=g(i),x=r.steps[i];x!==void 0&&h!==i&&y(i);let{position:_,events:v}=x??r.steps[h]??r.steps[a.applied],{state:E}=_,O=j[o.game],M=a.applied;return l`
<main id="content" class="play review" data-screen="review" data-game=${o.game} data-ply=${E.ply} data-at=${i} data-loaded=${c}
aria-busy=${String(x===void 0)}>
<div class="play-bar">
<div class="play-title">
<h1 ref=${$} tabindex="-1">${e("review.of",{game:n.name})}</h1>
${!_.finished&&l` <span class="round">${e(O.turns?"play.turn-number":"play.round",{round:E.round})}</span>`}
</div>
<button type="button" data-leave onClick=${u}>${e(s?"back":"review.leave")}</button>
</div>
<${R} problem=${b} t=${e} />
<${Pw} verdict=${a} record=${o} game=${O} t=${e} />
<div class="stepping">
<${Nn} at=${i} last=${M} move=${p} t=${e} />
<p class="now" role="status" data-now>${v.length>0?Ye(v):e(i===0?"review.start":"review.silent")}</p>
</div>
<div class="table-top">
<${Ln} table=${{game:O,gameSheet:n,t:e}} step=${{position:_,events:v}} log=${r.log(x?i:h)} />
<aside class="side">
<${_r} positions=${r} at=${i} last=${M} loaded=${c} move=${p} t=${e} />
</aside>
</div>
<${i$} ...${{positions:r,verdict:a,at:i,sheet:n,record:o,playOn:d,toSheet:f,toCorrect:m,t:e}} />
${_.finished&&l`<${St} sheet=${_.scores} state=${E} game=${O} t=${e} />`}
<div class="tools">
<${l$} game=${o.game} state=${E} events=${v} client=${t} scored=${_.finished} t=${e} />
<${_n} game=${o.game} ruleset=${E.ruleset} client=${t} t=${e} />
</div>
</main>
`}function Pw({verdict:e,record:t,game:n,t:o}){let{refused:s,history_matches:r,scores_match:a,position:i}=e;return l`
${r===!1&&l`<p class="warning" data-history="false">${o("import.no-history")}</p>`}
${a===!1&&l`<p class="warning" data-scores="false">${o("import.no-scores")}</p>`}
${s!==null&&l`
<details class="refused-here" open data-refused-index=${s.index}>
<summary>${o("review.refused",{n:s.index+1,of:t.actions.length})}</summary>
<${fn} problem=${s.problem} game=${n} t=${o} position=${i} />
</details>`}
`}function c$({scores:e,state:t,names:n,game:o,t:s}){let{standings:r,winners:a,unit:i,decided_by:c,final:p}=e,u=d=>n[d]??d;return l`
${p&&l`<p><strong>${qe(a.map(u),s)}</strong> <span class="soft">${s(`scores.by.${c}`)}</span></p>`}
<div class="sheet-standings">
${r.map(d=>l`
<section key=${d.player} class="sheet-standing" data-standing=${d.player} data-total=${d.total}>
<h3><span class="rank">${d.rank}</span> ${u(d.player)} <span class="total">${K(d.total)} <small>${Jt(i,s)}</small></span></h3>
<div class="breakdown"><${o.Breakdown} sheet=${e} standing=${d} t=${s} /></div>
${d.penalties!==void 0&&l`<p>${s("scores.penalties",{points:xe(d.penalties)})}</p>`}
${d.tiebreak.length>0&&l`<p class="soft small">${s("scores.tiebreak",{figures:d.tiebreak.join(", ")})}</p>`}
</section>`)}
</div>
<${Ze} state=${t} game=${o} t=${s} />
`}function Gi({t:e,client:t,record:n,known:o=!1,open:s=!1,leave:r}){let{positions:a,verdict:i,problem:c,loaded:p}=Mt(t,n,null),{value:u,problem:d}=we(t,n.game),{value:f,problem:m}=z(async()=>i&&t.game(n.game).scores(i.position.state),[i,t]);q();let b=F(i===null),$=i!==null&&An(i.position,{known:o,open:s}),h=$&&u!==null&&f!==null&&p===i.applied+1;return l`
<main id="content" class="print-sheet" data-screen="sheet" data-game=${n.game} aria-busy=${String(!h&&!c)}>
<div class="row unprinted">
<button type="button" data-leave onClick=${r}>${e("back")}</button>
${$&&l`<button type="button" class="primary" data-print disabled=${!h} onClick=${()=>print()}>${e("review.print")}</button>`}
</div>
<h1 ref=${b} tabindex="-1">${u?.name??"…"}</h1>
<${R} problem=${c??d??m} t=${e} />
${i!==null&&!$&&l`<p>${e("review.not-yet")}</p><p>${e("review.not-yet-but")}</p>`}
${h&&l`<${Iw} ...${{t:e,sheet:u,scores:f,record:n,positions:a,verdict:i}} />`}
</main>
`}function Iw({t:e,sheet:t,scores:n,record:o,positions:s,verdict:r}){let{state:a}=r.position,i=o.start.names??{},c=[["review.sheet.edition",wn(t,a,e).join(", ")],["review.sheet.players",a.players.map(({id:p})=>i[p]??p).join(", ")],["setup.dealer",e(`setup.dealer.${a.dealer}`)],["review.sheet.date",ur(o,e)||"________________"],["review.sheet.actions",String(r.applied)]];return l`
<dl class="facts">${c.map(([p,u])=>l`<div key=${p}><dt>${e(p)}</dt><dd>${u}</dd></div>`)}</dl>
${!r.position.finished&&l`<p class="warning" data-unfinished>${e("review.sheet.unfinished")}</p>`}
<h2>${e("scores.title")}</h2>
<${c$} scores=${n} state=${a} names=${i} game=${j[o.game]} t=${e} />
<h2>${e("review.sheet.check")}</h2>
<${Fw} state=${a} positions=${s} verdict=${r} t=${e} />
<h2>${e("scores.rulings",{n:n.rulings.length})}</h2>
<${_t} rulings=${n.rulings} t=${e} />
<h2>${e("transcript.title")}</h2>
<ol class="told-all" start="0">
${s.steps.map(({events:p},u)=>l`<li key=${u} value=${u}>${Ye(p)||e("review.silent")}</li>`)}
</ol>
`}function Fw({state:e,positions:t,verdict:n,t:o}){let{value:s}=z(()=>cn(X(),qi(t,n),n.applied),[n]),{code:r}=Qs(s,o("review.sheet.code")),{seed:a,nonce:i,commitment:c}=e.deal??{},p=[["review.sheet.history",e.history],["review.sheet.commitment",c],["setup.seed",a],["review.sheet.nonce",i]].filter(([,u])=>u);return l`
<div class="check">
<div>
<p>${o(r===null?"review.sheet.check-file":"review.sheet.check-code")}</p>
<dl class="facts digests">${p.map(([u,d])=>l`<div key=${u}><dt>${o(u)}</dt><dd><code>${d}</code></dd></div>`)}</dl>
</div>
${r}
</div>
`}function u$({t:e,client:t,go:n,screen:o,session:s,open:r,enter:a}){let{id:i,at:c,record:p}=o,u={t:e,client:t,at:c,open:r,playOn:a},d={...u,record:s,key:i,toSheet:h=>n("sheet",{id:i,at:h}),toCorrect:h=>n("correct",{id:i,at:h})},f={...u,record:p,known:!0,key:p,toSheet:h=>n("seen-sheet",{record:p,at:h}),toCorrect:h=>n("seen-correct",{record:p,at:h})},m=()=>n("play",{id:i}),b=()=>n("review",{id:i,at:c}),$=()=>n("seen",{record:p,at:c});return{review:()=>l`<${zi} ...${d} leave=${m} />`,sheet:()=>l`<${Gi} ...${d} leave=${b} />`,correct:()=>l`<${Ui} ...${d} leave=${b} />`,seen:()=>l`<${zi} ...${f} leave=${()=>n("start")} />`,"seen-sheet":()=>l`<${Gi} ...${f} leave=${$} />`,"seen-correct":()=>l`<${Ui} ...${f} leave=${$} />`}}function p$({t:e,go:t,setProblem:n}){k(()=>{let o=async()=>{let{hash:s}=location;if(Bs(s))try{let{record:r,at:a}=await Kp(s);if(!(r.game in j))throw new Fe("review.link-other-game");t(li(),{record:un(r),at:history.state?.at??a})}catch(r){t("start"),n(r instanceof Fe?new Error(e(r.message)):r)}};return o(),addEventListener("popstate",o),()=>removeEventListener("popstate",o)},[])}var mo="",d$={place:"device",mine:null,codes:{},referee:!1,held:!0,clock:0},Sr=({mine:e,players:t})=>e===mo||t.includes(e)?e:t[0],Or=e=>e.place==="fair"?e.players.filter(t=>t!==Sr(e)):[];function f$(e,t){let n=Or(e),o=n.map(s=>e.codes[s]??"");return n.flatMap((s,r)=>{let a=$d(o[r])?o.indexOf(o[r])<r?"place.code-twice":null:"place.code-wrong";return a===null?[]:[{pointer:Wi(s),detail:t(a)}]})}var Wi=e=>xt(["verifiers",e]);async function m$(e,t,n,o){let s=Sr(o),r=mn(),a=Object.fromEntries(Or(o).map(f=>[f,o.codes[f]]));s!==mo&&(a[s]=zt(r));let{referee:i,held:c}=o,p=await e.game(t).sealedSetup({...n,verifiers:a,referee:i,held:c}),u={...bi(t,p),...o.clock>0&&{clock:o.clock}},d=s===mo?u:yn(u,$n(o.players.indexOf(s)+1,r));return await st({...d,given:Dw(p,o.players),told:[{ply:0,events:p.events}]}),p.table}function Dw({seat_keys:e,referee_key:t,table_key:n},o){let s=Object.entries(e).map(([r,a])=>[o.indexOf(r)+1,a]);return Object.fromEntries([...s,...t?[["r",t]]:[],...n?[["t",n]]:[]])}function $$({draft:e,change:t,t:n}){return l`
<fieldset class="choice">
<legend>${n("place.title")}</legend>
${["device","quick","fair"].map(o=>l`
<label class="radio" key=${o}>
<input type="radio" name="place" value=${o} checked=${e.place===o} onChange=${()=>t({...e,place:o})} />
<span><strong>${n(`place.${o}`)}</strong> <span class="hint">${n(`place.${o}-hint`)}</span></span>
</label>`)}
</fieldset>
`}function h$({draft:e,change:t,errors:n,t:o}){let s=Or(e);return l`
${e.place==="quick"&&l`<p class="warning" data-quick-warning>${o("place.quick-warning")}</p>`}
<${U} name="mine" label=${o("place.mine")} control=${r=>l`<${G} ...${r} value=${Sr(e)}
choices=${[...e.players.map(a=>[a,a]),[mo,o("place.nobody")]]} onChange=${a=>t({...e,mine:a})} />`} />
${e.place==="fair"&&l`
<fieldset class="codes">
<legend>${o("place.codes")}</legend>
<p class="hint">${o("place.codes-hint")}</p>
<${Oe} url=${Yp(X())} name=${o("place.invitation")} t=${o} kind="invitation" />
${s.map(r=>l`
<${U} key=${r} name=${`code-${e.players.indexOf(r)+1}`} label=${o("place.code",{player:r})} errors=${re(n,Wi(r))}
control=${a=>l`<input ...${a} type="text" class="code" autocomplete="off" spellcheck="false" value=${e.codes[r]??""}
onInput=${i=>t({...e,codes:{...e.codes,[r]:i.target.value.trim()}})} />`} />`)}
</fieldset>`}
<${U} name="clock" label=${o("place.clock")} hint=${o("place.clock-hint")} control=${r=>l`<${G} ...${r} value=${String(e.clock)}
choices=${[["0",o("place.clock-none")],...lf.map(a=>[String(a),Mi(a,o)])]}
onChange=${a=>t({...e,clock:Number(a)})} />`} />
${["held","referee"].map(r=>l`
<label class="switch" key=${r}>
<input type="checkbox" name=${r} checked=${e[r]} onChange=${a=>t({...e,[r]:a.target.checked})} />
<span><strong>${o(`place.${r}`)}</strong> <span class="hint">${o(`place.${r}-hint`)}</span></span>
</label>`)}
`}function b$({t:e,client:t,go:n,game:o,begin:s,open:r,setOpen:a}){let{value:i,problem:c}=we(t,o);q();let p=F(i===null);return l`
<main id="content" class="setup" data-screen="setup" data-game=${o}>
<h1 ref=${p} tabindex="-1">${i?.name??"…"}</h1>
<${R} problem=${c} t=${e} />
${i?.match_options?.length>0&&l`<p><button type="button" class="quiet" data-go="match" onClick=${()=>n("match",{game:o})}>${e("match.open")}</button></p>`}
${i&&l`<${Uw} sheet=${i} t=${e} client=${t} go=${n} begin=${s} open=${r} setOpen=${a} />`}
</main>
`}function Hw(e){let{ruleset:t,variant:n,options:o,players:s,first:r,dealer:a,seed:i,deal:c,place:p}=e;return{ruleset:t,variant:n,options:o,players:s,...s.includes(r)&&{first_player:r},dealer:a,...a==="service"&&p==="device"&&i!==""&&{seed:i},...a==="table"&&c!==null&&{deal:c}}}function Uw({sheet:e,t,client:n,go:o,begin:s,open:r,setOpen:a}){let[i,c]=g(()=>({...On(e),first:"",dealer:"service",seed:"",deal:null,...d$})),p=i.place!=="device",[u,d]=g(null),[f,m]=g(!1),b=T(null),$=u?.problem?.errors??[],h=async M=>{if(!p)return s(e.id,M,await n.game(e.id).setup(M));let L=f$(i,t);if(L.length>0)throw{problem:{title:t("problem.here"),errors:L}};o("seats",{id:await m$(n,e.id,M,i)})},y=async M=>{M.preventDefault(),m(!0);try{let L=Hw(i);await h(L),Ee("players",L.players)}catch(L){d(L),m(!1),setTimeout(()=>Up(b.current))}},x={sheet:e,draft:i,change:c,errors:$,t},{Deal:_}=j[e.id],v=_!==void 0&&i.dealer==="table",E=["/ruleset","/variant","/players","/options","/first_player","/dealer","/seed",...v?["/deal"]:[],...p?["/verifiers"]:[]],O=$.filter(M=>!E.some(L=>re([M],L).length>0));return l`
<form ref=${b} class="sheet" novalidate onSubmit=${y} data-setup=${e.id}>
<${R} problem=${u} t=${t} plain=${ci(u,t)} errors=${O} hint=${$.length>O.length&&t("setup.invalid")} />
<${En} ...${x} />
<${Mn} ...${x} />
<${$$} ...${x} />
${p&&l`<${h$} ...${x} />`}
<${sm} ...${x} byLink=${p} />
${v&&l`<${hr} ...${x} Deal=${_} />`}
${i.dealer==="service"&&!p&&l`<${$r} t=${t} open=${r} setOpen=${a} />`}
<${Cn} ...${x} />
<div class="row end">
<button type="button" onClick=${()=>o("start")}>${t("back")}</button>
<button type="submit" class="primary large" data-start disabled=${f}>${t("setup.start")}</button>
</div>
</form>
`}function g$({t:e,go:t,open:n}){return l`
<section class="by-link" aria-labelledby="by-link-title">
<h2 id="by-link-title">${e("links.title")}</h2>
<${hn} t=${e} open=${n} />
<div><button type="button" class="quiet" data-go="join" onClick=${()=>t("join")}>${e("join.open")}</button></div>
</section>
`}var Ki=new me("steps"),y$=({id:e,cursor:t,actions:n,steps:o},s)=>Ki.put({id:e,cursor:t,language:s,of:JSON.stringify(n),step:o[t]});async function x$({id:e,cursor:t,actions:n},o){let s=await Ki.get(e);return s!==null&&s.cursor===t&&s.language===o&&s.of===JSON.stringify(n)?s.step:null}var w$=e=>Ki.remove(e);async function Er(){return[...(await Et()).map(qw),...(await vd()).map(zw)].filter(({game:t})=>t in j).sort((t,n)=>n.changed-t.changed)}function qw(e){let{id:t,game:n,name:o,start:s,changed:r,finished:a,scores:i}=e,c=(s.setup??s.state).players.map(p=>p.id??p);return{id:t,kind:"game",game:n,name:o,players:c,changed:r,finished:a,winners:i?.winners??[],kept:e}}function zw(e){let{id:t,game:n,players:o,changed:s,finished:r}=e;return{id:t,kind:"table",game:n,name:"",players:o,changed:s,finished:r,winners:[],kept:e}}async function v$({id:e,kind:t}){return t==="table"?Gs(e):(await tm(e),w$(e))}var k$=({kind:e,kept:t})=>e==="game"?nm(t):_d(t),_$=({id:e},t)=>om(e,t);function S$({entry:e,gone:t,games:n,go:o,t:s,load:r,setRemoved:a}){let[i,c]=g(!1),p=n?.find(({id:y})=>y===e.game)?.name??e.game,u=e.name||p,d=`${u}, ${e.players.join(", ")}`,f=T(null);ue(()=>{t&&f.current.focus()},[t]);let m=async()=>{a(y=>[...y.filter(({id:x})=>x!==e.id),e]),await v$(e),r()};if(t)return l`
<li class="list-entry gone" data-gone=${e.id}>
<p role="status">${s("list.deleted",{game:d})}</p>
<button type="button" ref=${f} data-undelete onClick=${()=>k$(e).then(r)}>${s("list.undelete")}</button>
</li>`;let b=async y=>{c(!1),y!==null&&await _$(e,y),r()},$=e.kind==="game",h=()=>$?o("play",{id:e.id}):o("linked",{id:e.id});return l`
<li class="list-entry" data-game-id=${$?e.id:void 0} data-kept=${$?void 0:e.id} data-kind=${e.kind}>
<div class="about">
${i?l`<${Gw} name=${e.name} kind=${p} done=${b} t=${s} />`:l`<h3>${u}</h3>`}
<p>${e.players.join(", ")}</p>
<p data-whose-turn><strong>${Ww(e,s)}</strong></p>
<p class="soft">${e.name!==""&&`${p} · `}<time dateTime=${new Date(e.changed).toISOString()}>${Sn(e.changed,s)}</time>${!$&&` · ${s("list.by-link")}`}</p>
</div>
<div class="row tight">
<button type="button" class="primary" data-go=${$?"resume":"linked"} aria-label=${`${s("start.resume")}: ${d}`} onClick=${h}>${s("start.resume")}</button>
${$&&l`<button type="button" data-rename aria-label=${`${s("list.rename")}: ${d}`} onClick=${()=>c(!0)}>${s("list.rename")}</button>`}
<button type="button" data-delete aria-label=${`${s("list.delete")}: ${d}`} onClick=${m}>${s("list.delete")}</button>
</div>
</li>
`}function Gw({name:e,kind:t,done:n,t:o}){let s=T(null);return ue(()=>s.current.select(),[]),l`
<form class="control" onSubmit=${a=>{a.preventDefault(),n(s.current.value.trim())}} onKeyDown=${a=>a.key==="Escape"&&n(null)}>
<input ref=${s} name="game-name" type="text" maxlength="60" defaultValue=${e} placeholder=${t} aria-label=${o("list.name")} autocomplete="off" />
<button type="submit" data-name-it>${o("list.name-it")}</button>
</form>
`}function Ww(e,t){let{kept:n,finished:o,winners:s}=e;return e.kind==="table"?xn(n,t):o&&s.length===0?t("links.finished"):o?qe(s,t):n.toAct===void 0?t("list.so-far",{n:n.cursor}):n.toAct.includes("table")?t("play.table-turn"):t("play.turn",{player:n.toAct.join(", ")})}var Kw=3;function O$({t:e,go:t,games:n,first:o}){let[s,r]=g(o),[a,i]=g(!1),[c,p]=g([]),u=Re(()=>Er().then(r),[]);k(()=>fr(u),[]);let d=c.filter($=>s.every(({id:h})=>h!==$.id)),f=[...s,...d].sort(($,h)=>h.changed-$.changed);if(f.length===0)return null;let m=a?f:f.slice(0,Kw),b=async()=>{let $=(await Et()).map(h=>`${JSON.stringify(Bi(h))}
`);Ae("gavel-games.ndjson",new Blob($,{type:"application/x-ndjson"}))};return l`
<section class="game-list" aria-labelledby="game-list-title">
<div class="row">
<h2 id="game-list-title">${e("list.title")}</h2>
${s.some(({kind:$})=>$==="game")&&l`<button type="button" class="quiet" data-export-all onClick=${b}>${e("list.export")}</button>`}
</div>
<ul aria-labelledby="game-list-title">
${m.map($=>l`<${S$} key=${$.id} entry=${$} gone=${d.includes($)} games=${n} go=${t} t=${e}
load=${u} setRemoved=${p} />`)}
</ul>
${f.length>m.length&&l`<button type="button" data-whole-list onClick=${()=>i(!0)}>${e("list.all",{n:f.length})}</button>`}
</section>
`}function E$({t:e,client:t,go:n,openLinks:o}){let{value:s,problem:r}=z(()=>qt(t),[t]),{value:a}=z(Er,[]);q();let i=F(),c=a!==null&&(s!==null||r!==null);return l`
<main id="content" class="start" data-screen="start">
<div class="welcome">
<h1 ref=${i} tabindex="-1">${e("start.title")}</h1>
<p>${e("start.lead")}</p>
</div>
<${R} problem=${r} t=${e} />
${c&&l`
<${O$} t=${e} go=${n} games=${s} first=${a} />
<ul class="game-cards" aria-label=${e("start.games")}>
${(s??[]).filter(({id:p})=>p in j).map(p=>l`
<li key=${p.id}><${Jw} entry=${p} go=${n} t=${e} /></li>`)}
</ul>
<${g$} t=${e} go=${n} open=${o} />
<p class="aside">
<button type="button" class="quiet" data-go="import" onClick=${()=>n("import")}>${e("start.import")}</button>
<button type="button" class="quiet" data-go="tournament" onClick=${()=>n("tournament")}>${e("tournament.open")}</button>
</p>`}
</main>
`}function Jw({entry:e,go:t,t:n}){let{id:o,name:s,player_counts:r}=e,{Emblem:a,scorePad:i}=j[o];return l`
<article class="game-card" data-game=${o}>
<div class="emblem" aria-hidden="true">${a?l`<${a} />`:l`<span class="monogram">${s[0]}</span>`}</div>
<h2>${s}</h2>
<p>${n("start.players",{fewest:r[0],most:r[r.length-1]})}</p>
<div class="row">
<button type="button" class="primary" data-go="setup" aria-label=${n("start.play-game",{game:s})}
onClick=${()=>t("setup",{game:o})}>${n("start.play")}</button>
${i!==null&&l`<button type="button" data-go="pad" aria-label=${n("start.pad-game",{game:s})}
onClick=${()=>t("pad",{game:o})}>${n("start.pad")}</button>`}
</div>
</article>
`}function M$(){navigator.serviceWorker?.controller?.postMessage("files");let e=Un()?X():jt.href;navigator.serviceWorker?.register(new URL("table-offline.js",jt),{scope:e}).catch(()=>{})}var Vw=/-[0-9a-f]{12}\.js$/u.test(import.meta.url),C$=new Promise(e=>{globalThis.navigator?.serviceWorker?.addEventListener("message",({data:t})=>{Vw&&t?.files?.includes(import.meta.url)===!1&&e()})});function T$({t:e}){let[t,n]=g(!1);return k(()=>{jo.then(()=>n(!0))},[]),t?l`
<div class="warning row" role="alert" data-note="storage">
<span>${e("storage.trouble")}</span>
<button type="button" data-understood onClick=${()=>n(!1)}>${e("storage.understood")}</button>
</div>
`:null}function A$({t:e}){let[t,n]=g(!1);return k(()=>{C$.then(()=>n(!0))},[]),l`
<div role="status">
${t&&l`
<div class="note row" data-note="newer">
<span>${e("newer.text")}</span>
<button type="button" data-reload onClick=${()=>location.reload()}>${e("newer.reload")}</button>
</div>`}
</div>
`}function L$({t:e,go:t,kept:n=!1}){q();let o=F();return l`
<main id="content" class="import" data-screen="unknown">
<h1 ref=${o} tabindex="-1">${e(n?"unknown.kept":"unknown.title")}</h1>
<div class="sheet">
<p>${e(n?"unknown.kept-text":"unknown.text")}</p>
<div class="row end"><button type="button" class="primary" data-go="start" onClick=${()=>t("start")}>${e("unknown.home")}</button></div>
</div>
</main>
`}function N$({id:e,client:t,language:n,go:o,setProblem:s}){let[r,a]=g(null),[i,c]=g(null),[p,u]=g(null),d=T(n),f=T({session:null,saves:new Ot(null)}),m=(S,w)=>{let C={...S,turn:{saves:w}};return f.current={session:C,saves:w},C},b=(S,w=f.current.saves)=>{let C=m(S,w);y$(C,d.current),a(C)},$=Re(async(S,w=()=>{})=>{let{session:C,saves:A}=f.current,N=C?.id!==S.id;if(N&&S.turn!==void 0)return await S.turn.saves.save(br(S)),w();if(!N&&S.turn!==C.turn)return S.turn.saves!==A&&u("overtaken"),w();u(null);let D=m(S,N?new Ot(null):A),I=f.current.saves.save(br(S)),V=await Promise.race([I,jo.then(()=>null)])!==null;w(),!V&&f.current.session===D&&b(D),!(await I===null||f.current.session.id!==S.id)&&(await M.current(),u("overtaken"))},[]),h=async(S,w)=>{let C=t.game(S.game),A=cm(await C.replay(lm(S,w)));if(A.position.finished)return A;let{views:N}=await C.views(A.position.state,uo(A.position));return{...A,position:{...A.position,views:N}}},y=async(S,w)=>{s(null);try{return Ri(S,w,S.steps[w]??await h(S,w))}catch(C){return s(C),null}},x=async(S,w)=>{let C=await y(S,w);return C!==null&&await $(C),C!==null},_=S=>$(S,()=>{navigator.storage?.persist?.().catch(()=>{}),o("play",{id:S.id})}),v=(S,w,C)=>_(rm(S,w,C)),E=async({game:S,start:w,actions:C,cursor:A,name:N},D=async I=>{})=>{let I=await y(lo({game:S,start:w,actions:C,cursor:A,name:N}),A);I!==null&&(await D(I.id),await _(I))},O=T(!1),M=T((async()=>{}));M.current=async()=>{if(!O.current)for(O.current=!0;O.current;){let{session:S,saves:w}=f.current,C=await ao(S.id),A=C===null||w.has(C)?null:await L(S,C);A===null?O.current=!1:f.current.saves===w&&(b(A,new Ot(C.changed)),u("followed"))}};let L=(S,w)=>y({...lo(w),steps:im(S,w.actions)},w.cursor);return k(()=>fr(S=>S===f.current.session?.id&&M.current()),[]),k(()=>{if(u(null),e===null||e===f.current.session?.id)return;let S=!0;return c(null),(async()=>{let w=await ao(e);if(S&&w===null&&c(e),!S||w===null)return;let C=lo(w),A=await x$(C,n);if(!S)return;A!==null&&b(Ri(C,C.cursor,A),new Ot(w.changed));
let{session:N}=f.current,D=await y(C,C.cursor),{session:I}=f.current;!S||D===null||I!==N&&I.id===e||(A===null||!Zw(D,N))&&b(D,new Ot(w.changed))})(),()=>{S=!1}},[e]),k(()=>{d.current!==n&&(d.current=n,r!==null&&y({...r,steps:[]},r.cursor).then(S=>S!==null&&S.turn===f.current.session.turn&&b(S)))},[n]),{session:r,missing:e!==null&&i===e,followed:p,updateSession:$,moveTo:x,begin:v,enter:E}}var Zw=(e,t)=>ae(e.steps[e.cursor].position.state,t.steps[t.cursor].position.state);function R$({retrying:e,t}){let[n,o]=g(e.waits);return k(()=>(o(e.waits),e.listen(o)),[e]),l`
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
`}var B$={};async function Mr(e){B$[e]??=(await import(Ql(e))).default}function j$(e,t=B$[e]){let n=(o,s={})=>{let r=t[o];return r===void 0?(console.error(`no words in ${e} for ${o}`),o):r.replace(/\{(\w+)\}/g,(a,i)=>i in s?String(s[i]):a)};return n.language=e,n.has=o=>o in t,n}var Yw=200,Qw=["play","review","sheet","correct"];function P$(){let[e,t]=g(Io),[n,o]=g(()=>ke("scheme")??"auto"),[s,r]=g([]),{screen:a,go:i,again:c}=ed(),[p,u]=g(()=>ke("open")??!1),[d,f]=Jl(),[m,b]=g(null),$=T(!1),h=pe(()=>j$(e),[e]),y=pe(()=>new Lo(new URL(ga(),jt).href.replace(/\/*$/,"/")),[]),[x,_]=g(0),v=pe(()=>{let Q=Tt=>r(F$=>[...F$.slice(1-Yw),Tt]),Ct=Wl(y.fetch,()=>_(Tt=>Tt+1));return Object.assign(new Nt(ga(),{language:e,onExchange:Q,fetch:Ct,timeout:1/0}),{language:e})},[e,x]);k(()=>{document.documentElement.lang=e,Ee("language",e)},[e]),k(()=>{Kl(n),Ee("scheme",n)},[n]),k(()=>{Ee("open",p)},[p]),k(()=>{a.name==="unknown"&&qt(v).then(c,()=>{})},[a.name,v]);let E=Re((Q,Ct={})=>{b(null),i(Q,Ct)},[]),O=Q=>Mr(Q).then(()=>t(Q),()=>b(new te(h("problem.unreachable")))),{open:M,opening:L,opened:S,waits:w,again:C}=zf({client:v,t:h,go:E,problem:m,setProblem:b});p$({t:h,go:E,setProblem:b});let A=Qw.includes(a.name)?a.id:null,{session:N,missing:D,followed:I,updateSession:V,moveTo:Ne,begin:B,enter:H}=N$({id:A,client:v,language:e,go:E,setProblem:b}),ce=N!==null&&gr(N),ve=T(N?.id);k(()=>{ve.current!==void 0&&ve.current!==N?.id&&r([]),ve.current=N?.id},[N?.id]);let Z={t:h,client:v,go:E},Y={start:()=>l`<${E$} ...${Z} openLinks=${M} />`,setup:()=>l`<${b$} ...${Z} game=${a.game} key=${a.game} open=${p} setOpen=${u} begin=${B} />`,linked:()=>l`<${Hf} ...${Z} id=${a.id} opened=${a.opened??null} open=${M} key=${a.id} />`,seats:()=>l`<${Uf} ...${Z} id=${a.id} key=${a.id} />`,join:()=>l`<${gd} ...${Z} open=${M} />`,pad:()=>l`<${Bm} ...${Z} game=${a.game} key=${a.game} />`,import:()=>l`<${sd} ...${Z} enter=${H} given=${a.given} found=${a.found} />`,play:()=>l`<${Km} ...${Z} session=${N} updateSession=${V} moveTo=${Q=>Ne(N,Q)}
open=${p} setOpen=${u} key=${N.id} />`,match:()=>l`<${xm} ...${Z} game=${a.game} enter=${H} key=${a.game} />`,tournament:()=>l`<${Rm} ...${Z} />`,...u$({...Z,screen:a,session:N,open:p,enter:H}),unknown:()=>l`<${L$} ...${Z} kept=${D||a.kept} />`},lt=D||!(a.name in Y)?"unknown":a.name,Ji=A!==null&&!D&&N?.id!==A;return l`<${Dn.Provider} value=${d}>
<div class="page">
<a class="skip" href="#content" onClick=${Xw}>${h("skip")}</a>
<${Xl} t=${h} language=${e} setLanguage=${O} scheme=${n} setScheme=${o}
settings=${d} flip=${f} go=${E} screen=${lt} />
<div class="screen" aria-busy=${String(L)} data-links-opened=${S}>
${w?l`<${Is} lost=${m} ask=${C} busy=${L} t=${h} />`:l`<${De} problem=${m} t=${h} />`}
<${T$} t=${h} />
<${A$} t=${h} />
<${R$} retrying=${y} t=${h} />
<div role="status">${A!==null&&I!==null&&l`<p class="note" data-note=${I}>${h(`windows.${I}`)}</p>`}</div>
<${ti.Provider} value=${$}>${Ji?l`<${ev} />`:Y[lt]()}<//>
</div>
<${Yl} exchanges=${s} hides=${ce} secret=${s.some(({url:Q})=>Q.includes("/sealed/"))} t=${h} />
</div>
<//>`}function Xw(e){e.preventDefault();let t=document.getElementById("content");t.tabIndex=-1,t.focus()}var ev=()=>l`<main id="content" class="play" data-screen="play" aria-busy="true"><h1>…</h1></main>`;var I$=document.getElementById("app");ec();try{await Mr(Io()),To(l`<${P$} />`,I$)}catch{I$.textContent="The table could not be loaded. Please reload the page."}M$();
