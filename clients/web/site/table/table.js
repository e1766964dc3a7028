var Ct=class extends Error{status;requestId;transient;retryAfter;constructor(t,n){super(t,n.cause===void 0?void 0:{cause:n.cause}),this.name=new.target.name,this.status=n.status??null,this.requestId=n.requestId??null,this.transient=n.transient??!1,this.retryAfter=n.retryAfter??null}},ne=class extends Ct{constructor(t,n={}){super(t,n)}},W=class extends Ct{problem;type;kind;title;detail;constructor(t,n={}){let o=Tt(t.status)??n.status??0,s=typeof t.instance=="string"?t.instance:n.requestId??null;super(S$(t,o,s),{...n,status:o,requestId:s}),this.problem=t,this.type=String(t.type??"about:blank"),this.kind=Gr(t),this.title=String(t.title??this.kind),this.detail=String(t.detail??"")}},wr=class extends W{offset=Tt(this.problem.offset)},xr=class extends W{errors=lt(this.problem.errors);more=Tt(this.problem.more)??0},Sr=class extends W{violations=lt(this.problem.violations);more=Tt(this.problem.more)??0},_r=class extends W{violations=lt(this.problem.violations);more=Tt(this.problem.more)??0;toAct=lt(this.problem.to_act);legalActions=lt(this.problem.legal_actions)},Or=class extends W{},Er=class extends W{games=lt(this.problem.games)},Mr=class extends W{},Cr=class extends W{},Tr=class extends W{},Ar=class extends W{},Lr=class extends W{limit=Tt(this.problem.limit)},Nr=class extends W{},Rr=class extends W{},jr=class extends W{},Pr=class extends W{},Br=class extends W{},Ir=class extends W{},Fr=class extends W{},Dr=class extends W{},Hr=class extends W{},qr=class extends W{},zr=class extends W{},Ur=class extends W{},Ii={"malformed-json":wr,"seal-broken":Dr,"receipt-broken":zr,"invalid-request":xr,"invalid-state":Sr,"illegal-action":_r,"not-finished":Or,"unknown-game":Er,"not-found":Mr,"method-not-allowed":Cr,"not-acceptable":Tr,"unsupported-media-type":Ar,"too-large":Lr,internal:Nr,unavailable:Rr,"key-missing":jr,"key-refused":Pr,"too-many-requests":Br,sealed:Hr,held:qr,branched:Ir,"table-unknown":Fr,"sealing-not-configured":Ur};function ho(e,t={}){let n=e,o=Gr(n),s=Object.hasOwn(
Ii,o)?Ii[o]:void 0;return new(s??W)(n,t)}function Gr(e){return String(e.type??"").replace(/\/+$/,"").split("/").at(-1)??""}function S$(e,t,n){let o=`${e.title??Gr(e)} (${t})`,s=[e.detail?`${o}: ${e.detail}`:o,..._$(e)];return(n?[...s,`request id: ${n}`]:s).join(`
  `)}function _$(e){let t=[...lt(e.errors),...lt(e.violations)].map(O$),n=Tt(e.more);return n?[...t,`and ${n} more`]:t}function O$(e){let t=e.pointer?` at ${e.pointer}`:"",n=e.rule?` (${e.rule})`:"";return`${e.code}${t}${n}: ${e.detail}`}function lt(e){return Array.isArray(e)?e:[]}function Tt(e){return typeof e=="number"?e:null}function Vr(e){let t=["curl","--silent","--show-error"];(e.method!=="GET"||e.body!==null)&&t.push("--request",e.method),t.push(Wr(e.url));for(let[n,o]of Object.entries(e.headers))t.push("--header",Wr(o===""?`${n};`:`${n}: ${o}`));return e.body!==null&&t.push("--data-raw",Wr(e.body)),t.join(" ")}var go=class{#t;#e;#n=performance.now();#o="";constructor(t,n){this.#t=t,this.#e=n}add(t){this.#o+=t}ended(){let t=this.#e?this.#o.split(`
`).filter(Boolean).map(Fi):Fi(this.#o);return{...this.#t,answer:t,milliseconds:performance.now()-this.#n}}};function Fi(e){try{return JSON.parse(e)}catch{return e===""?null:e}}function Wr(e){return`'${e.replaceAll("'",String.raw`'\''`)}'`}var E$=new Set([429,502,503,504]);function Di(e){return E$.has(e)}function Hi(e,t,n=Math.random,o=Date.now()){let s=t===null?NaN:M$(t.trim(),o);return Number.isNaN(s)?Math.min(1e4,200*2**(e-1))*(.5+n()/2):s>6e4?null:s}function M$(e,t){return/^\d+$/.test(e)?Number(e)*1e3:Math.max(0,Date.parse(e)-t)}function qi(e,t){return new Promise((n,o)=>{let s=()=>{clearTimeout(r),o(t?.reason)},r=setTimeout(()=>{t?.removeEventListener("abort",s),n()},e);t?.aborted?s():t?.addEventListener("abort",s,{once:!0})})}var C$=2**31-1,bo=class{#t=new AbortController;#e;#n;#o;constructor(t,n){this.#e=t,this.#n=n,n?.addEventListener("abort",this.#s),this.start()}get signal(){return this.#t.signal}start(){this.#e<=C$&&(this.#o=setTimeout(this.#r,this.#e))}stop(){clearTimeout(this.#o)}end(){this.stop(),this.#n?.removeEventListener("abort",this.#s),this.#t.abort()}#s=()=>{this.#t.abort(this.#n?.reason)};#r=()=>{let t=`no answer within ${this.#e} milliseconds`;this.#t.abort(new ne(t,{transient:!0}))}};var zi="application/problem+json",yo=class{baseUrl;#t;#e;#n;constructor(t,n){if(this.baseUrl=T$(t),this.#t={...n},this.#e=n.retries??3,this.#n=n.timeout??3e4,!(this.#e>=0)||!(this.#n>0))throw new RangeError("retries cannot be negative, and a timeout must be positive")}async json(t){let n=await this.text({...t,accept:"application/json"});return vo(n)}async text(t){for(let n=1;;n++)try{let o="";for await(let s of this.pieces(t))o+=s;return o}catch(o){await this.untilNextTry(o,n,t.signal)}}async untilNextTry(t,n,o){if(!(t instanceof Ct)||!t.transient||n>this.#e)throw t;let s=Hi(n,t.retryAfter);if(s===null)throw t;await qi(s,o)}async*pieces(t){t.signal?.throwIfAborted();let n=new bo(this.#n,t.signal),o=this.#o(t),s=this.#t.onExchange,r=s&&new go(o,t.streamed??!1);try{let a=await this.#s(o,t.key,n.signal);if(o.status=a.status,a.status!==200){let l=await a.text();throw r?.add(l),L$(o,a,l)}for await(let l of A$(a))r?.add(l),t.streamed&&n.stop(),yield l,t.streamed&&n.start()}catch(a){throw n.signal.aborted?n.signal.reason:N$(o,a)}finally{n.end(),r&&s(r.ended())}}#o(t){let n=new Headers(this.#t.headers);n.set("accept",`${t.accept}, ${zi}`);let o=t.language??this.#t.language;return o!==void 0&&n.set("accept-language",o),t.requestId!==void 0&&n.set("x-request-id",t.requestId),t.body!==void 0&&n.set("content-type",t.body.type),{method:t.method,url:this.baseUrl+t.path,headers:Object.fromEntries(n),body:t.body?.text??null,status:null,answer:null,milliseconds:0}}#s({method:t,url:n,headers:o,body:s},r,a){let l=r===void 0?o:{...o,authorization:`Bearer ${r}`};return(this.#t.fetch??globalThis.fetch)(n,{method:t,headers:l,body:s,signal:a,redirect:"manual"})}};function vo(e){let t;try{t=JSON.parse(e)}catch(n){throw new ne("the answer is no JSON",{status:200,cause:n})}if(typeof t!="object"||t===null||Array.isArray(t))throw new ne("the answer is no JSON object",{status:200});return t}function T$(e){let t=globalThis.document?.baseURI??globalThis.location?.href,n=new URL(e||".",t);if(n.protocol!==
"http:"&&n.protocol!=="https:")throw new TypeError(`the base URL must begin with http: or https:, not ${n.protocol}`);return n.search=n.hash="",n.href.replace(/\/+$/,"")}async function*A$(e){let t=e.body?.getReader(),n=new TextDecoder;for(;t;){let{done:o,value:s}=await t.read(),r=o?n.decode():n.decode(s,{stream:!0});if(r&&(yield r),o)return}}function L$(e,t,n){let o={status:t.status,requestId:t.headers.get("x-request-id"),retryAfter:t.headers.get("retry-after"),transient:Di(t.status)};if((t.headers.get("content-type")??"").split(";")[0]?.trim().toLowerCase()===zi)return ho(vo(n),o);if(t.type==="opaqueredirect"||t.headers.has("location")){let a=t.headers.get("location")??"another address";return new ne(`${e.url} redirects to ${a}: use that base URL`,o)}let r=`${t.status} ${t.statusText}`.trim();return new ne(`${e.url} answered ${r}, which is no answer of this service`,o)}function N$({method:e,url:t,status:n},o){if(o instanceof Ct)return o;let s=n===null?`${e} ${t} got no answer`:`${t} answered ${n}, but broke off`;return new ne(`${s}: ${Ui(o)}`,{status:n,transient:!0,cause:o})}function Ui(e){return e instanceof Error?e.cause instanceof Error?Ui(e.cause):e.message||e.name:String(e)}var R$=64*1024,Gi="application/x-ndjson",ko=class{id;status;body;constructor(t){this.id=t.id,this.status=t.status,this.body=t.body}get ok(){return this.status===200}get problem(){return this.ok?null:ho(this.body,{status:this.status})}unwrap(){if(this.problem!==null)throw this.problem;return this.body}};async function*Wi(e,t,{portion:n=R$,...o}){for await(let s of j$(t,n))for(let r=1;s.length>0;r++)try{yield*P$(e,s,o)}catch(a){await e.untilNextTry(a,r,o.signal)}}async function*j$(e,t){let n=new TextEncoder,o=[],s=0;for await(let r of e){let a=`${JSON.stringify(r)}
`,l=n.encode(a).length;o.length>0&&s+l>t&&(yield o,[o,s]=[[],0]),o.push(a),s+=l,s>=t&&(yield o,[o,s]=[[],0])}o.length>0&&(yield o)}async function*P$(e,t,n){let o={text:t.join(""),type:Gi},s={...n,method:"POST",path:"/v1/batch",accept:Gi,body:o,streamed:!0};for await(let r of B$(e.pieces(s))){if(t.shift()===void 0)throw new ne("the batch has more answers than lines",{status:200});yield new ko(vo(r))}if(t.length>0)throw new ne("the batch has fewer answers than lines",{status:200,transient:!0})}async function*B$(e){let t="";for await(let n of e){let o=(t+n).split(`
`);t=o.pop()??"",yield*o.filter(s=>s.trim()!=="")}t.trim()!==""&&(yield t)}var Rn=class e{token;#t;#e;#n;constructor(t,n,o,s){if(s!==void 0&&!/^[\x21-\x7e]+$/.test(s))throw new TypeError("a key is one line of letters, digits and signs, without spaces");this.token=o,this.#t=t,this.#e=n,this.#n=s}at(t){return new e(this.#t,this.#e,t,this.#n)}act(t,n){return this.#o("actions",{token:this.token,action:t},n)}view(t){return this.#o("views",{token:this.token},t)}merge(t,n){return this.#o("merges",{tokens:[this.token,...t]},n)}newKey(t,n){return this.#o("seats",{token:this.token,seat:t},n)}unseal(t){return this.#o("unseal",{token:this.token},t)}receipt(t){return this.#o("receipts",{token:this.token},t)}heads(t){return this.#o("heads",{token:this.token},t)}#o(t,n,o={}){let{signal:s,requestId:r,language:a,...l}=o,u={text:JSON.stringify({...n,...l}),type:"application/json"},p={signal:s,requestId:r,language:a,method:"POST",path:`${this.#e}/sealed/${t}`,body:u};return this.#t.json(this.#n===void 0?p:{...p,key:this.#n})}};var wo=class{id;#t;#e;constructor(t,n){this.id=n,this.#t=t,this.#e=`/v1/games/${encodeURIComponent(n)}`}sheet(t){return this.#t.json({...t,method:"GET",path:this.#e})}rules(t){return this.#t.json({...t,method:"GET",path:`${this.#e}/rules`})}messages(t){return this.#t.json({...t,method:"GET",path:`${this.#e}/messages`})}setup(t,n){return this.post("setup",t,n)}act(t,n,o){return this.post("actions",{state:t,action:n},o)}legalActions(t,n){return this.post("legal-actions",{state:t},n)}scores(t,n){return this.post("scores",{state:t},n)}tally(t,n){return this.post("tallies",t,n)}view(t,n,o){return this.post("views",{state:t,viewer:n},o)}views(t,n,o){return this.post("views",{state:t,viewers:n},o)}inspect(t,n){return this.post("inspections",{state:t},n)}replay(t,n){return this.post("replays",t,n)}sealedSetup(t,n){return this.post("sealed/setup",t,n)}sealed(t,n){return new Rn(this.#t,this.#e,t,n)}post(t,n,o={}){let{signal:s,requestId:r,language:a,...l}=o,u={text:JSON.stringify({...n,...l}),type:"application/json"},p=`${this.#e}/${t}`;return this.#t.json({signal:s,requestId:r,language:a,method:"POST",path:p,body:u})}},jn=class extends wo{match(t,n){return this.post("matches",t,n)}};var At=class{#t;constructor(t,n={}){this.#t=new yo(t,n)}get baseUrl(){return this.#t.baseUrl}async games(t){return(await this.#e("/v1/games",t)).games}game(t){return new jn(this.#t,t)}batch(t,n={}){return Wi(this.#t,t,n)}keys(t){return this.#e("/v1/keys",t)}verifyReceipt(t,n){let o={text:JSON.stringify({receipt:t}),type:"application/json"};return this.#t.json({...n,method:"POST",path:"/v1/receipts/verify",body:o})}health(t){return this.#e("/healthz",t)}ready(t){return this.#e("/readyz",t)}openapi(t){return this.#e("/openapi.json",t)}openapiYaml(t){return this.#n("/openapi.yaml","application/yaml",t)}async transcriptSchema(t){return JSON.parse(await this.#n("/transcript.schema.json","application/schema+json",t))}docs(t){return this.#n("/docs","text/html",t)}problem(t,n){return this.#n(`/problems/${encodeURIComponent(t)}`,"text/html",n)}#e(t,n){return this.#t.json({...n,method:"GET",path:t})}#n(t,n,o){return this.#t.text({...o,method:"GET",path:t,accept:n})}};var Co,P,rl,Pn,al,Vi,il,Eo={},ll=[],I$=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function ct(e,t){for(var n in t)e[n]=t[n];return e}function cl(e){var t=e.parentNode;t&&t.removeChild(e)}function ul(e,t,n){var o,s,r,a={};for(r in t)r=="key"?o=t[r]:r=="ref"?s=t[r]:a[r]=t[r];if(arguments.length>2&&(a.children=arguments.length>3?Co.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=null)for(r in e.defaultProps)a[r]===void 0&&(a[r]=e.defaultProps[r]);return So(e,a,o,s,null)}function So(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:s??++rl};return P.vnode!=null&&P.vnode(r),r}function To(e){return e.children}function _o(e,t){this.props=e,this.context=t}function Gt(e,t){if(t==null)return e.__?Gt(e.__,e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type=="function"?Gt(e):null}function pl(e){var t,n;if((e=e.__)!=null&&e.__c!=null){for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return pl(e)}}function Jr(e){(!e.__d&&(e.__d=!0)&&Pn.push(e)&&!Mo.__r++||Vi!==P.debounceRendering)&&((Vi=P.debounceRendering)||al)(Mo)}function Mo(){for(var e;Mo.__r=Pn.length;)e=Pn.sort(function(t,n){return t.__v.__b-n.__v.__b}),Pn=[],e.some(function(t){var n,o,s,r,a,l;t.__d&&(a=(r=(n=t).__v).__e,(l=n.__P)&&(o=[],(s=ct({},r)).__v=r.__v+1,Yr(l,r,s,n.__n,l.ownerSVGElement!==void 0,r.__h!=null?[a]:null,o,a??Gt(r),r.__h),$l(o,r),r.__e!=a&&pl(r)))})}function dl(e,t,n,o,s,r,a,l,u,p){var c,d,f,$,h,m,g,y=o&&o.__k||ll,v=y.length;for(n.__k=[],c=0;c<t.length;c++)if(($=n.__k[c]=($=t[c])==null||typeof $=="boolean"?null:typeof $=="string"||typeof $=="number"||typeof $=="bigint"?So(null,$,null,null,$):Array.isArray($)?So(To,{children:$},null,null,null):$.__b>0?So($.type,$.props,$.key,null,$.__v):$)!=null){if($.__=n,$.__b=n.__b+1,(f=y[c])===null||f&&$.key==f.key&&$.
type===f.type)y[c]=void 0;else for(d=0;d<v;d++){if((f=y[d])&&$.key==f.key&&$.type===f.type){y[d]=void 0;break}f=null}Yr(e,$,f=f||Eo,s,r,a,l,u,p),h=$.__e,(d=$.ref)&&f.ref!=d&&(g||(g=[]),f.ref&&g.push(f.ref,null,$),g.push(d,$.__c||h,$)),h!=null?(m==null&&(m=h),typeof $.type=="function"&&$.__k!=null&&$.__k===f.__k?$.__d=u=fl($,u,e):u=ml(e,$,f,y,h,u),p||n.type!=="option"?typeof n.type=="function"&&(n.__d=u):e.value=""):u&&f.__e==u&&u.parentNode!=e&&(u=Gt(f))}for(n.__e=m,c=v;c--;)y[c]!=null&&(typeof n.type=="function"&&y[c].__e!=null&&y[c].__e==n.__d&&(n.__d=Gt(o,c+1)),gl(y[c],y[c]));if(g)for(c=0;c<g.length;c++)hl(g[c],g[++c],g[++c])}function fl(e,t,n){var o,s;for(o=0;o<e.__k.length;o++)(s=e.__k[o])&&(s.__=e,t=typeof s.type=="function"?fl(s,t,n):ml(n,s,s,e.__k,s.__e,t));return t}function ml(e,t,n,o,s,r){var a,l,u;if(t.__d!==void 0)a=t.__d,t.__d=void 0;else if(n==null||s!=r||s.parentNode==null)e:if(r==null||r.parentNode!==e)e.appendChild(s),a=null;else{for(l=r,u=0;(l=l.nextSibling)&&u<o.length;u+=2)if(l==s)break e;e.insertBefore(s,r),a=r}return a!==void 0?a:s.nextSibling}function Ji(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="number"||I$.test(t)?n:n+"px"}function xo(e,t,n,o,s){var r;e:if(t==="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||Ji(e.style,t,"");if(n)for(t in n)o&&n[t]===o[t]||Ji(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")r=t!==(t=t.replace(/Capture$/,"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+r]=n,n?o||e.addEventListener(t,r?Zi:Ki,r):e.removeEventListener(t,r?Zi:Ki,r);else if(t!=="dangerouslySetInnerHTML"){if(s)t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break e}catch{}typeof n=="function"||(n!=null&&(n!==!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function Ki(e){this.l[e.type+!1](P.event?P.event(
e):e)}function Zi(e){this.l[e.type+!0](P.event?P.event(e):e)}function Yr(e,t,n,o,s,r,a,l,u){var p,c,d,f,$,h,m,g,y,v,S,x=t.type;if(t.constructor!==void 0)return null;n.__h!=null&&(u=n.__h,l=t.__e=n.__e,t.__h=null,r=[l]),(p=P.__b)&&p(t);try{e:if(typeof x=="function"){if(g=t.props,y=(p=x.contextType)&&o[p.__c],v=p?y?y.props.value:p.__:o,n.__c?m=(c=t.__c=n.__c).__=c.__E:("prototype"in x&&x.prototype.render?t.__c=c=new x(g,v):(t.__c=c=new _o(g,v),c.constructor=x,c.render=D$),y&&y.sub(c),c.props=g,c.state||(c.state={}),c.context=v,c.__n=o,d=c.__d=!0,c.__h=[]),c.__s==null&&(c.__s=c.state),x.getDerivedStateFromProps!=null&&(c.__s==c.state&&(c.__s=ct({},c.__s)),ct(c.__s,x.getDerivedStateFromProps(g,c.__s))),f=c.props,$=c.state,d)x.getDerivedStateFromProps==null&&c.componentWillMount!=null&&c.componentWillMount(),c.componentDidMount!=null&&c.__h.push(c.componentDidMount);else{if(x.getDerivedStateFromProps==null&&g!==f&&c.componentWillReceiveProps!=null&&c.componentWillReceiveProps(g,v),!c.__e&&c.shouldComponentUpdate!=null&&c.shouldComponentUpdate(g,c.__s,v)===!1||t.__v===n.__v){c.props=g,c.state=c.__s,t.__v!==n.__v&&(c.__d=!1),c.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(M){M&&(M.__=t)}),c.__h.length&&a.push(c);break e}c.componentWillUpdate!=null&&c.componentWillUpdate(g,c.__s,v),c.componentDidUpdate!=null&&c.__h.push(function(){c.componentDidUpdate(f,$,h)})}c.context=v,c.props=g,c.state=c.__s,(p=P.__r)&&p(t),c.__d=!1,c.__v=t,c.__P=e,p=c.render(c.props,c.state,c.context),c.state=c.__s,c.getChildContext!=null&&(o=ct(ct({},o),c.getChildContext())),d||c.getSnapshotBeforeUpdate==null||(h=c.getSnapshotBeforeUpdate(f,$)),S=p!=null&&p.type===To&&p.key==null?p.props.children:p,dl(e,Array.isArray(S)?S:[S],t,n,o,s,r,a,l,u),c.base=t.__e,t.__h=null,c.__h.length&&a.push(c),m&&(c.__E=c.__=null),c.__e=!1}else r==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=F$(n.__e,t,n,o,s,r,a,u);(p=P.diffed)&&p(t)}catch(M){t.__v=null,(u||r!=null)&&(t.__e=l,t.__h=!!u,r[r.indexOf(l)]=null),
P.__e(M,t,n)}}function $l(e,t){P.__c&&P.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(o){o.call(n)})}catch(o){P.__e(o,n.__v)}})}function F$(e,t,n,o,s,r,a,l){var u,p,c,d=n.props,f=t.props,$=t.type,h=0;if($==="svg"&&(s=!0),r!=null){for(;h<r.length;h++)if((u=r[h])&&(u===e||($?u.localName==$:u.nodeType==3))){e=u,r[h]=null;break}}if(e==null){if($===null)return document.createTextNode(f);e=s?document.createElementNS("http://www.w3.org/2000/svg",$):document.createElement($,f.is&&f),r=null,l=!1}if($===null)d===f||l&&e.data===f||(e.data=f);else{if(r=r&&Co.call(e.childNodes),p=(d=n.props||Eo).dangerouslySetInnerHTML,c=f.dangerouslySetInnerHTML,!l){if(r!=null)for(d={},h=0;h<e.attributes.length;h++)d[e.attributes[h].name]=e.attributes[h].value;(c||p)&&(c&&(p&&c.__html==p.__html||c.__html===e.innerHTML)||(e.innerHTML=c&&c.__html||""))}if((function(m,g,y,v,S){var x;for(x in y)x==="children"||x==="key"||x in g||xo(m,x,null,y[x],v);for(x in g)S&&typeof g[x]!="function"||x==="children"||x==="key"||x==="value"||x==="checked"||y[x]===g[x]||xo(m,x,g[x],y[x],v)})(e,f,d,s,l),c)t.__k=[];else if(h=t.props.children,dl(e,Array.isArray(h)?h:[h],t,n,o,s&&$!=="foreignObject",r,a,r?r[0]:n.__k&&Gt(n,0),l),r!=null)for(h=r.length;h--;)r[h]!=null&&cl(r[h]);l||("value"in f&&(h=f.value)!==void 0&&(h!==e.value||$==="progress"&&!h)&&xo(e,"value",h,d.value,!1),"checked"in f&&(h=f.checked)!==void 0&&h!==e.checked&&xo(e,"checked",h,d.checked,!1))}return e}function hl(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(o){P.__e(o,n)}}function gl(e,t,n){var o,s;if(P.unmount&&P.unmount(e),(o=e.ref)&&(o.current&&o.current!==e.__e||hl(o,null,t)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(r){P.__e(r,t)}o.base=o.__P=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&gl(o[s],t,typeof e.type!="function");n||e.__e==null||cl(e.__e),e.__e=e.__d=void 0}function D$(e,t,n){return this.constructor(e,n)}function Ao(e,t,n){var o,s,r;P.__&&P.__(e,t),s=(o=typeof n=="function")?
null:n&&n.__k||t.__k,r=[],Yr(t,e=(!o&&n||t).__k=ul(To,null,[e]),s||Eo,Eo,t.ownerSVGElement!==void 0,!o&&n?[n]:s?null:t.firstChild?Co.call(t.childNodes):null,r,!o&&n?n:s?s.__e:t.firstChild,o),$l(r,e)}function Lo(e,t){var n={__c:t="__cC"+il++,__:e,Consumer:function(o,s){return o.children(s)},Provider:function(o){var s,r;return this.getChildContext||(s=[],(r={})[t]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=function(a){this.props.value!==a.value&&s.some(Jr)},this.sub=function(a){s.push(a);var l=a.componentWillUnmount;a.componentWillUnmount=function(){s.splice(s.indexOf(a),1),l&&l.call(a)}}),o.children}};return n.Provider.__=n.Consumer.contextType=n}Co=ll.slice,P={__e:function(e,t){for(var n,o,s;t=t.__;)if((n=t.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(e)),s=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),s=n.__d),s)return n.__E=n}catch(r){e=r}throw e}},rl=0,_o.prototype.setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=ct({},this.state),typeof e=="function"&&(e=e(ct({},n),this.props)),e&&ct(n,e),e!=null&&this.__v&&(t&&this.__h.push(t),Jr(this))},_o.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),Jr(this))},_o.prototype.render=To,Pn=[],al=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Mo.__r=0,il=0;var Wt,be,Yi,Bn=0,Kr=[],Qi=P.__b,Xi=P.__r,el=P.diffed,tl=P.__c,nl=P.unmount;function In(e,t){P.__h&&P.__h(be,e,Bn||t),Bn=0;var n=be.__H||(be.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function b(e){return Bn=1,H$(bl,e)}function H$(e,t,n){var o=In(Wt++,2);return o.t=e,o.__c||(o.__=[n?n(t):bl(void 0,t),function(s){var r=o.t(o.__[0],s);o.__[0]!==r&&(o.__=[r,o.__[1]],o.__c.setState({}))}],o.__c=be),o.__}function w(e,t){var n=In(Wt++,3);!P.__s&&Qr(n.__H,t)&&(n.__=e,n.__H=t,be.__H.__h.push(n))}function oe(e,t){var n=In(Wt++,4);!P.__s&&Qr(n.__H,t)&&(n.
__=e,n.__H=t,be.__h.push(n))}function T(e){return Bn=5,ue(function(){return{current:e}},[])}function ue(e,t){var n=In(Wt++,7);return Qr(n.__H,t)&&(n.__=e(),n.__H=t,n.__h=e),n.__}function ze(e,t){return Bn=8,ue(function(){return e},t)}function Vt(e){var t=be.context[e.__c],n=In(Wt++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(be)),t.props.value):e.__}function q$(){Kr.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(Oo),e.__H.__h.forEach(Zr),e.__H.__h=[]}catch(t){e.__H.__h=[],P.__e(t,e.__v)}}),Kr=[]}P.__b=function(e){be=null,Qi&&Qi(e)},P.__r=function(e){Xi&&Xi(e),Wt=0;var t=(be=e.__c).__H;t&&(t.__h.forEach(Oo),t.__h.forEach(Zr),t.__h=[])},P.diffed=function(e){el&&el(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(Kr.push(t)!==1&&Yi===P.requestAnimationFrame||((Yi=P.requestAnimationFrame)||function(n){var o,s=function(){clearTimeout(r),ol&&cancelAnimationFrame(o),setTimeout(n)},r=setTimeout(s,100);ol&&(o=requestAnimationFrame(s))})(q$)),be=void 0},P.__c=function(e,t){t.some(function(n){try{n.__h.forEach(Oo),n.__h=n.__h.filter(function(o){return!o.__||Zr(o)})}catch(o){t.some(function(s){s.__h&&(s.__h=[])}),t=[],P.__e(o,n.__v)}}),tl&&tl(e,t)},P.unmount=function(e){nl&&nl(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(Oo)}catch(n){P.__e(n,t.__v)}};var ol=typeof requestAnimationFrame=="function";function Oo(e){var t=be;typeof e.__c=="function"&&e.__c(),be=t}function Zr(e){var t=be;e.__c=e.__(),be=t}function Qr(e,t){return!e||e.length!==t.length||t.some(function(n,o){return n!==e[o]})}function bl(e,t){return typeof t=="function"?t(e):t}var yl=function(e,t,n,o){var s;t[0]=0;for(var r=1;r<t.length;r++){var a=t[r++],l=t[r]?(t[0]|=a?1:2,n[t[r++]]):t[++r];a===3?o[0]=l:a===4?o[1]=Object.assign(o[1]||{},l):a===5?(o[1]=o[1]||{})[t[++r]]=l:a===6?o[1][t[++r]]+=l+"":a?(s=e.apply(l,yl(e,l,n,["",null])),o.push(s),l[0]?t[0]|=2:(t[r-2]=0,t[r]=s)):o.push(l)}return o},sl=new Map,i=function(e){var t=sl.get(this);return t||(t=new Map,sl.set(this,t)),(t=yl(this,t.get(e)||(t.set(e,t=(function(n){for(var o,s,r=1,a="",l="",u=[0],p=function(f){r===1&&(f||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,f,a):r===3&&(f||a)?(u.push(3,f,a),r=2):r===2&&a==="..."&&f?u.push(4,f,0):r===2&&a&&!f?u.push(5,0,!0,a):r>=5&&((a||!f&&r===5)&&(u.push(r,0,a,s),r=6),f&&(u.push(r,f,0,s),r=6)),a=""},c=0;c<n.length;c++){c&&(r===1&&p(),p(c));for(var d=0;d<n[c].length;d++)
o=n[c][d],r===1?o==="<"?(p(),u=[u],r=3):a+=o:r===4?a==="--"&&o===">"?(r=1,a=""):a=o+a[0]:l?o===l?l="":a+=o:o==='"'||o==="'"?l=o:o===">"?(p(),r=1):r&&(o==="="?(r=5,s=a,a=""):o==="/"&&(r<5||n[c][d+1]===">")?(p(),r===3&&(u=u[0]),r=u,(u=u[0]).push(2,0,r),r=0):o===" "||o==="	"||o===`
`||o==="\r"?(p(),r=2):a+=o),r===3&&a==="!--"&&(r=4,u=u[0])}return p(),u})(e)),t),arguments,[])).length>1?t:t[0]}.bind(ul);var z$=[502,503,504],[vl,U$]=[3e4,5e3],[G$,W$]=[1e3,3e4],No=class{#t;#e=new Set;#n=new Set;#o=0;#s=0;#r=!1;constructor(t){this.#t=new URL("healthz",t).href;for(let n of["online","pageshow"])globalThis.addEventListener(n,()=>this.waits&&this.again())}get waits(){return this.#e.size>0}listen(t){return this.#n.add(t),()=>this.#n.delete(t)}fetch=async(t,n)=>{if(t.includes("/sealed/"))return Xr(vl,t,n);for(;;){try{let o=await Xr(vl,t,n);if(!z$.includes(o.status))return this.#o=0,o}catch(o){if(n.signal?.aborted)throw o}await this.#a()}};again=async()=>{if(clearTimeout(this.#s),this.#r)return;this.#r=!0;let t=await Xr(U$,this.#t,{cache:"no-store",headers:{accept:"application/json"}}).then(({ok:n})=>n,()=>!1);this.#r=!1,t?this.#l(({resolve:n})=>n()):this.waits&&this.#i()};stop=()=>{clearTimeout(this.#s),this.#l(({reject:t})=>t(new ne("waiting was stopped")))};#a(){return new Promise((t,n)=>{this.#e.add({resolve:t,reject:n}),this.#e.size===1&&this.#i(),this.#c()})}#i(){clearTimeout(this.#s),this.#s=setTimeout(this.again,Math.min(W$,G$*2**this.#o)),this.#o+=1}#l(t){let n=[...this.#e];this.#e.clear(),n.forEach(t),this.#c()}#c(){this.#n.forEach(t=>t(this.waits))}};async function Xr(e,t,n){let o=new AbortController,s=setTimeout(()=>o.abort(new DOMException("no answer","TimeoutError")),e),r=()=>o.abort(n.signal.reason);n.signal?.aborted&&r(),n.signal?.addEventListener("abort",r,{once:!0});try{return await fetch(t,{...n,signal:o.signal})}finally{clearTimeout(s)}}var na=(e,t)=>t.some(n=>e instanceof n),kl,wl;function V$(){return kl||(kl=[IDBIndex,IDBObjectStore,IDBCursor,IDBDatabase,IDBTransaction])}function J$(){return wl||(wl=["advance","continue","continuePrimaryKey"].map(e=>IDBCursor.prototype[e]))}var oa=new WeakMap,ea=new WeakMap,Ro=new WeakMap;function K$(e){let t=new Promise((n,o)=>{let s=()=>{e.removeEventListener("success",r),e.removeEventListener("error",a)},r=()=>{n(Lt(e.result)),s()},a=()=>{o(e.error),s()};e.addEventListener("success",r),e.addEventListener("error",a)});return Ro.set(t,e),t}function Z$(e){if(oa.has(e))return;let t=new Promise((n,o)=>{let s=()=>{e.removeEventListener("complete",r),e.removeEventListener("error",a),e.removeEventListener("abort",a)},r=()=>{n(),s()},a=()=>{o(e.error||new DOMException("AbortError","AbortError")),s()};e.addEventListener("complete",r),e.addEventListener("error",a),e.addEventListener("abort",a)});oa.set(e,t)}var sa={get(e,t,n){if(e instanceof IDBTransaction){if(t==="done")return oa.get(e);if(t==="store")return n.objectStoreNames[1]?void 0:n.objectStore(n.objectStoreNames[0])}return Lt(e[t])},set(e,t,n){return e[t]=n,!0},has(e,t){return e instanceof IDBTransaction&&(t==="done"||t==="store")?!0:t in e}};function Ol(e){sa=e(sa)}function Y$(e){return J$().includes(e)?function(...t){return e.apply(ra(this),t),Lt(this.request)}:function(...t){return Lt(e.apply(ra(this),t))}}function Q$(e){return typeof e=="function"?Y$(e):(e instanceof IDBTransaction&&Z$(e),na(e,V$())?new Proxy(e,sa):e)}function Lt(e){if(e instanceof IDBRequest)return K$(e);if(ea.has(e))return ea.get(e);let t=Q$(e);return Object.is(t,e)||(ea.set(e,t),Ro.set(t,e)),t}var ra=e=>Ro.get(e);function El(e,t,{blocked:n,upgrade:o,blocking:s,terminated:r}={}){let a=indexedDB.open(e,t),l=Lt(a);return o&&a.addEventListener("upgradeneeded",u=>{o(Lt(a.result),u.oldVersion,u.newVersion,Lt(a.transaction),u)}),n&&a.addEventListener("blocked",u=>n(u.oldVersion,u.newVersion,u)),l.then(u=>{r&&u.addEventListener("close",()=>r()),s&&
u.addEventListener("versionchange",p=>s(p.oldVersion,p.newVersion,p))}).catch(()=>{}),l}var X$=["get","getKey","getAll","getAllKeys","count"],eh=["put","add","delete","clear"],ta={};function xl(e,t){if(!(e instanceof IDBDatabase&&!(t in e)&&typeof t=="string"))return;if(ta[t])return ta[t];let n=t.replace(/FromIndex$/,""),o=t!==n,s=eh.includes(n);if(!(n in(o?IDBIndex:IDBObjectStore).prototype)||!(s||X$.includes(n)))return;let r=async function(a,...l){let u=this.transaction(a,s?"readwrite":"readonly"),p=u.store;return o&&(p=p.index(l.shift())),(await Promise.all([p[n](...l),s&&u.done]))[0]};return ta[t]=r}Ol(e=>({...e,get:(t,n,o)=>xl(t,n)||e.get(t,n,o),has:(t,n)=>!!xl(t,n)||e.has(t,n)}));var th=["advance","continue","continuePrimaryKey"],Sl={},aa=new WeakMap,Ml=new WeakMap,nh={get(e,t){if(!th.includes(t))return e[t];let n=Sl[t];return n||(n=Sl[t]=function(...o){aa.set(this,Ml.get(this)[t](...o))}),n}};async function*oh(...e){let t=this;if(t instanceof IDBCursor||(t=await t.openCursor(...e)),!t)return;t=t;let n=new Proxy(t,nh);for(Ml.set(n,t),Ro.set(n,ra(t));t;)yield n,t=await(aa.get(n)||t.continue()),aa.delete(n)}function _l(e,t){return t===Symbol.asyncIterator&&na(e,[IDBIndex,IDBObjectStore,IDBCursor])||t==="iterate"&&na(e,[IDBIndex,IDBObjectStore])}Ol(e=>({...e,get(t,n,o){return _l(t,n)?oh:e.get(t,n,o)},has(t,n){return _l(t,n)||e.has(t,n)}}));var Cl="gavel.game",Tl="gavel.tables",Al="gavel.join-secrets",sh="earlier";async function Ll(e){let[t,n,o]=[Cl,Tl,Al].map(rh);if(!ia(t)&&n===null&&o===null)return;let s=e.transaction(["games","tables","secrets"],"readwrite"),r=async(c,d)=>await c.get(d.id)??c.put(d),a=Date.now(),{start:l,actions:u,cursor:p}=t??{};await Promise.all([ia(t)&&r(s.objectStore("games"),{id:sh,game:t.game,name:"",start:l,actions:u,cursor:p,created:a,changed:a,finished:!1}),...Object.values(n??{}).filter(c=>typeof c?.id=="string").map(c=>r(s.objectStore("tables"),c)),...[o??[]].flat().filter(c=>typeof c=="string").map((c,d)=>r(s.objectStore("secrets"),{id:c,created:a-d})),s.done]),ia(t)&&localStorage.removeItem(Cl),[Tl,Al].forEach(c=>localStorage.removeItem(c))}var ia=e=>typeof e?.game=="string"&&Array.isArray(e.actions)&&Number.isInteger(e.cursor)&&!!e.start;function rh(e){try{return JSON.parse(localStorage.getItem(e)??"null")}catch{return null}}var ah="gavel",ih=3,lh=3e3,ch=["games","tables","secrets","steps","answers","matches","tournaments"],jo=null;function la(){return jo??=Promise.race([uh(),ph()]).catch(e=>{throw jo=null,e}),jo}async function uh(){let e=()=>{jo=null},t=await El(ah,ih,{upgrade(n){ch.filter(o=>!n.objectStoreNames.contains(o)).forEach(o=>n.createObjectStore(o,{keyPath:"id"}))},blocking(n,o,s){s.target.close(),e()},terminated:e});return await Ll(t),t}var ph=()=>new Promise((e,t)=>setTimeout(()=>t(new Error("the database does not open")),lh));var Po,Bo=new Promise(e=>{Po=e}).then(e=>console.info(`kept in memory only: ${e}`));var me=class{#t;#e=new Map;constructor(t){this.#t=t}async all(){return[...(await this.#n(o=>o.getAll(),[])).filter(({id:o})=>!this.#e.has(o)),...[...this.#e.values()].filter(o=>o!==null)]}async get(t){return this.#e.has(t)?this.#e.get(t):await this.#n(n=>n.get(t),null)??null}put=t=>this.change(t.id,()=>t);remove=t=>this.change(t,()=>null);async change(t,n){let o=this.#e.get(t)??null;try{let s=(await la()).transaction(this.#t,"readwrite");s.done.catch(()=>{}),o=this.#e.has(t)?o:await s.store.get(t)??null;let r=n(o);return r===null?await s.store.delete(t):r!==void 0&&await s.store.put(r),await s.done,this.#e.delete(t),!0}catch(s){Po(s);let r=n(o);return r!==void 0&&this.#e.set(t,r),!1}}async#n(t,n){try{return await t((await la()).transaction(this.#t).store)}catch(o){return Po(o),n}}};var Rl=new me("answers"),dh=/\/v1\/games(?:\/[a-z0-9-]+(?:\/rules)?)?(?:\?[^#]*)?$/,jl=(e,t)=>async(n,o)=>{if(o.method!=="GET"||!dh.test(n))return e(n,o);let s=`${o.headers["accept-language"]??""} ${n}`,r=await Rl.get(s);return r===null?Nl(e(n,o),s,null):(Nl(fetch(n,{...o,signal:void 0}),s,r.text).then(({isOther:l})=>l&&t(),()=>{}),new Response(r.text,{headers:{"content-type":"application/json"}}))};async function Nl(e,t,n){let o=await e;if(!o.ok)return o;let s=await o.clone().text();return s!==n&&await Rl.put({id:t,text:s}),Object.assign(o,{isOther:s!==n})}function ut({text:e,label:t,t:n,...o}){let[s,r]=b(null);return i`<button type="button" ...${o} onClick=${async()=>r(await fh(e)?e:null)}>${s===e?n("copied"):t}</button>`}async function fh(e){try{return await navigator.clipboard.writeText(e),!0}catch{let t=Object.assign(document.createElement("textarea"),{value:e,readOnly:!0,className:"visually-hidden"});document.body.append(t),t.select();let n=document.execCommand("copy");return t.remove(),n}}var ca="gavel.";function Re(e){try{return JSON.parse(localStorage.getItem(ca+e))}catch{return null}}function Ue(e,t){try{return t===null?localStorage.removeItem(ca+e):localStorage.setItem(ca+e,JSON.stringify(t)),!0}catch{return!1}}function Pl(e){e==="auto"?delete document.documentElement.dataset.scheme:document.documentElement.dataset.scheme=e}var mh={turn:[[587,0,.16],[784,.12,.22]],refusal:[[196,0,.14],[165,.13,.24]],award:[[523,0,.12],[659,.1,.12],[784,.2,.28]],end:[[392,0,.2],[523,.18,.2],[659,.36,.2],[784,.54,.6]]},$h=.12,Fn=class{#t;#e=null;constructor(t){this.#t=t}play(t){if(!this.#t||!("AudioContext"in globalThis))return;this.#e??=new AudioContext;let n=this.#e;n.resume().catch(()=>{});for(let[o,s,r]of mh[t])hh(n,o,n.currentTime+s,r)}};function hh(e,t,n,o){let s=e.createOscillator(),r=e.createGain();s.type="triangle",s.frequency.value=t,r.gain.setValueAtTime(0,n),r.gain.linearRampToValueAtTime($h,n+.015),r.gain.exponentialRampToValueAtTime(1e-4,n+o),s.connect(r).connect(e.destination),s.start(n),s.stop(n+o)}var ua=["sound","developer"],Dn=Lo({sound:!1,developer:!1,sounds:new Fn(!1)}),pt=()=>Vt(Dn).developer;function Bl(){let[e,t]=b(()=>Object.fromEntries(ua.map(s=>[s,Re(s)??!1]))),n=ue(()=>new Fn(e.sound),[e.sound]);return w(()=>{for(let s of ua)Ue(s,e[s])},[e]),[ue(()=>({...e,sounds:n}),[e,n]),s=>t(r=>({...r,[s]:!r[s]}))]}function Il({settings:e,flip:t,t:n}){return i`
<details class="settings">
<summary><span aria-hidden="true">⚙</span><span class="visually-hidden">${n("settings.title")}</span></summary>
<div class="settings-box">
${ua.map(o=>i`
<label class="switch" key=${o}>
<input type="checkbox" name=${o} checked=${e[o]} onChange=${()=>t(o)} />
<span><strong>${n(`settings.${o}`)}</strong> <span class="hint">${n(`settings.${o}-hint`)}</span></span>
</label>`)}
</div>
</details>
`}function Dl({exchanges:e,hides:t,secret:n,t:o}){let[s,r]=b(!1);return pt()?t?i`<footer class="exchanges"><p class="hint" data-exchanges-off>${o("exchanges.off")}</p></footer>`:i`
<footer class="exchanges">
<details onToggle=${a=>r(a.target.open)} data-exchanges>
<summary>${o("exchanges.title",{n:e.length})}${n&&i` <span class="hint" data-secret>${o("exchanges.secret")}</span>`}</summary>
${s&&i`<ol>${e.map((a,l)=>i`<${gh} key=${l} number=${l+1} exchange=${a} t=${o} />`).reverse()}</ol>`}
</details>
</footer>
`:null}function gh({exchange:e,number:t,t:n}){let{method:o,url:s,headers:r,body:a,status:l,answer:u,milliseconds:p}=e,[c,d]=b(!1);return i`
<li value=${t}>
<details onToggle=${f=>d(f.target.open)}>
<summary><code>${o} ${new URL(s).pathname}</code> <span class="status">${l??"–"} · ${Math.round(p)} ms</span></summary>
${c&&i`
<${ut} text=${Vr(e)} label=${n("exchanges.curl")} t=${n} data-curl />
<h3>${n("exchanges.request")}</h3><pre tabindex="0">${bh(o,s,r)}${a===null?"":Fl(JSON.parse(a))}</pre>
<h3>${n("exchanges.response")}</h3><pre tabindex="0">${Fl(u)}</pre>`}
</details>
</li>
`}var bh=(e,t,n)=>`${e} ${t}
${Object.entries(n).map(([o,s])=>`${o}: ${s}
`).join("")}
`,Fl=e=>typeof e=="string"?e:JSON.stringify(e,null,2);var yh=globalThis.document?.baseURI;function Jt(e){let t=document.querySelector(`meta[name="gavel-${e}"]`)?.getAttribute("content")??"";return new URL(t,yh).href}var Io=["en","fr","de"],Fo=()=>Re("language")??vh();function vh(){return navigator.languages.map(t=>t.slice(0,2).toLowerCase()).find(t=>Io.includes(t))??Io[0]}var Hl=e=>Jt(`words-${e}`);var kh={en:"English",fr:"Français",de:"Deutsch"};function ql({t:e,language:t,setLanguage:n,scheme:o,setScheme:s,settings:r,flip:a,go:l,screen:u}){return i`
<header class="bar">
<button type="button" class="brand" onClick=${()=>l("start")} aria-current=${u==="start"?"page":void 0}>
<${wh} /><span>Gavel</span><span class="visually-hidden"> – ${e("header.home")}</span>
</button>
<div class="bar-end">
<label class="compact">
<span class="visually-hidden">${e("header.language")}</span>
<select name="language" value=${t} onChange=${p=>n(p.target.value)}>
${Io.map(p=>i`<option value=${p} lang=${p} selected=${p===t}>${kh[p]}</option>`)}
</select>
</label>
<label class="compact">
<span class="visually-hidden">${e("header.scheme")}</span>
<select name="scheme" value=${o} onChange=${p=>s(p.target.value)}>
${["auto","light","dark"].map(p=>i`<option value=${p} selected=${p===o}>${e(`header.scheme.${p}`)}</option>`)}
</select>
</label>
<${Il} settings=${r} flip=${a} t=${e} />
</div>
</header>
`}var wh=()=>i`
<svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
<rect x="4" y="26" width="24" height="3" rx="1" />
<g transform="rotate(-40 15 14)">
<rect x="6" y="9" width="14" height="9" rx="1.5" /><rect x="4" y="8" width="3" height="11" rx="1" />
<rect x="19" y="8" width="3" height="11" rx="1" /><rect x="12" y="18" width="2.6" height="13" rx="1" />
</g>
</svg>
`;var Nt=new URL("..",import.meta.url),Hn=new URL("table",Nt).href,pa=()=>document.querySelector('meta[name="gavel-api"]')?.getAttribute("content")||Nt.href,Do=()=>location.href.split(/[?#]/)[0],qn=()=>Do()===Hn||Do().startsWith(`${Hn}/`),X=()=>qn()?Hn:Do();function Ho(){return qn()?Do().slice(Hn.length).replace(/^\//,""):location.hash.startsWith("#/")?location.hash.slice(2):""}function da(e){return e===""?X():qn()?`${Hn}/${e}`:`${X()}#/${e}`}function zl(){let e=document.querySelector("link[rel=icon]");e!==null&&(e.href=e.href)}function U(e,t){let[n,o]=b({value:null,of:[],problem:null});return w(()=>{let s=!0;return e().then(r=>s&&o({value:r,of:t,problem:null}),r=>s&&o({value:null,of:t,problem:r})),()=>{s=!1}},t),n}var we=(e,t)=>U(()=>e.game(t).sheet(),[t,e]),Kt=(e,t)=>U(()=>e.game(t).rules(),[t,e]),ma=Lo({current:!0});function F(...e){let t=T(null),n=Vt(ma),o=T(!1);return oe(()=>{o.current=n.current&&t.current!==null,n.current=!0,o.current&&t.current.focus({preventScroll:!0})},e),w(()=>{if(!o.current||t.current===null)return;let{top:s,bottom:r}=t.current.getBoundingClientRect();(s<0||r>innerHeight)&&t.current.scrollIntoView({block:"nearest"})},e),t}var xh="(min-width: 64rem)",qo=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;function zo(...e){w(()=>{let t=document.querySelector("[data-here]"),n=document.querySelector(".actions");if(t===null||n===null||matchMedia(xh).matches)return;let{top:o,bottom:s,right:r}=t.getBoundingClientRect(),a=n.getBoundingClientRect(),l=a.left>=r;if(!l&&getComputedStyle(n).position!=="sticky")return;let u=l?innerHeight:Math.min(innerHeight,a.top);if(o>=0&&s<=u)return;let p=o<0||s-o>u-2*fa?o-fa:s-u+fa;window.scrollBy({top:p,behavior:qo()?"instant":"smooth"})},e)}var fa=8;function z(){w(()=>window.scrollTo(0,0),[])}function Uo(e){let t=T(e);t.current=e,w(()=>{let n=()=>t.current(),o=()=>document.hidden&&n();return window.addEventListener("blur",n),window.addEventListener("pagehide",n),document.addEventListener("visibilitychange",o),()=>{window.removeEventListener("blur",n),window.removeEventListener("pagehide",n),document.removeEventListener("visibilitychange",o)}},[])}var Sh=[1,2,5];function $a({amount:{minimum:e,maximum:t}}){return t===null?".from":e===t?".exactly":""}function Ul({action:e,act:t,t:n}){let{minimum:o,maximum:s}=e.amount,r=s??1/0,[a,l]=b(null),u=a??String(o),p=Number(u),c=h=>()=>l(String(Math.min(r,Math.max(o,(Number.isFinite(p)?p:o)+h)))),d=h=>()=>l(String(h)),f=h=>{h.preventDefault(),t({...e,amount:u.trim()===""?null:p})},$=[...new Set([o,...Sh.map(h=>o+h).filter(h=>h<r),...s===null?[]:[s]])];return i`
<form class="bid" novalidate onSubmit=${f} data-action-type="bid" data-action=${JSON.stringify(e)}>
<label for="bid-amount">${n(`bid.label${$a(e)}`,e.amount)}</label>
<div class="stepper">
<button type="button" class="icon" aria-label=${n("bid.less")} disabled=${p<=o} onClick=${c(-1)}>−</button>
<input id="bid-amount" name="amount" type="number" inputmode="numeric" step="1" min=${o} max=${s??void 0} value=${u}
autocomplete="off" onInput=${h=>l(h.target.value)} />
<button type="button" class="icon" aria-label=${n("bid.more")} disabled=${p>=r} onClick=${c(1)}>+</button>
<button type="submit" class="primary">${n("bid.send",{amount:u})}</button>
</div>
${$.length>1&&i`
<div class="row tight" role="group" aria-label=${n("bid.quick")}>
${$.map(h=>i`<button type="button" class="chip" aria-pressed=${String(h===p)} onClick=${d(h)}>
${h===s?n("bid.all",{amount:h}):h}</button>`)}
</div>`}
</form>
`}function Go(e){let t=new Map;for(let n of e)t.set(n,(t.get(n)??0)+1);return t}var Wo=e=>{},Me=e=>Wo(e);function Gl(){let[e,t]=b("");return w(()=>(Wo=t,()=>{Wo===t&&(Wo=()=>{})}),[]),e}function Wl({action:e,component:t,game:n,gameSheet:o,view:s,act:r,t:a}){let{count:l,from:u}=e[t],[p,c]=b([]),d=Go(u);for(let m of p)d.set(m,d.get(m)-1);let f=l-p.length,$=f>0?a("reveal.due",{n:f,of:l}):a("reveal.complete");w(()=>{p.length>0&&Me($)},[f]);let h=m=>i`<span class="piece" aria-hidden="true"><${n.Piece} component=${t} value=${m} t=${a} gameSheet=${o} view=${s} /></span>`;return i`
<form class="reveal" data-action-type="reveal" data-action=${JSON.stringify(e)} data-component=${t} onSubmit=${m=>{m.preventDefault(),r({...e,[t]:p})}}>
<p data-due=${f}>${$}</p>
<ol class="picked" aria-label=${a("reveal.picked")}>
${p.map((m,g)=>i`<li key=${g}>${h(m)}<span class="visually-hidden">${String(m)}</span></li>`)}
${Array.from({length:f},(m,g)=>i`<li key=${p.length+g} class="free" aria-hidden="true"></li>`)}
</ol>
<div class="row tight">
<button type="submit" class="primary" data-reveal disabled=${f>0}>${a("reveal.send")}</button>
<button type="button" data-unpick disabled=${p.length===0} onClick=${()=>c(p.slice(0,-1))}>${a("reveal.undo")}</button>
</div>
<div class="choices" role="group" aria-label=${a("reveal.choices")}>
${[...d].map(([m,g])=>i`
<button type="button" class="choice-piece" key=${m} data-pick=${m} disabled=${g===0||f===0}
aria-label=${a(g>1?"reveal.pick-of":"reveal.pick",{card:m,n:g})}
onClick=${()=>c([...p,m])}>
${h(m)}${g>1&&i`<span class="times" aria-hidden="true">×${g}</span>`}
</button>`)}
</div>
</form>
`}var le=(e,t)=>JSON.stringify(e)===JSON.stringify(t);var Vl=!1;if(typeof document<"u"){let e=t=>n=>Vl=t(n);document.addEventListener("pointerdown",e(({pointerType:t})=>t==="touch"),!0),document.addEventListener("keydown",e(()=>!1),!0)}function zn(e,t,n){return!e?.tapped||e.ply!==n.ply?null:t.find(o=>le(o,e.tapped))??null}var dt=e=>({...e,tapped:void 0,at:void 0});function ft({act:e,legal:t,view:n,prepared:o,prepare:s}){let r=zn(o,t,n);return a=>{let l=le(a,r);return{action:a,onAct:()=>Vl&&!l?s(p=>({...p,ply:n.ply,tapped:a})):(s(dt),e(a)),...l&&{pressed:!0}}}}var Jl=({amount:e})=>e!==null&&typeof e=="object",Kl=e=>Object.keys(e).find(t=>e[t]?.count!==void 0&&Array.isArray(e[t]?.from))??null;function Zt({game:e,gameSheet:t,t:n,act:o,busy:s,view:r,legal:a,player:l,prepared:u,prepare:p}){let c=a.filter(Jl),d=a.filter(g=>!Jl(g)&&Kl(g)!==null),f=a.filter(g=>!c.includes(g)&&!d.includes(g)),$=r&&zn(u,f,r),h=g=>(p(dt),o(g)),m={view:r,gameSheet:t,legal:f,act:o,t:n,player:l,prepared:u,prepare:p,isConfirming:!!$};return i`
<div class="panel" aria-busy=${String(s)}>
${$&&i`<${_h} action=${$} name=${e.label($,n,r)} act=${h} leave=${()=>p(dt)} t=${n} />`}
${c.map(g=>i`<${Ul} action=${g} act=${o} t=${n} />`)}
${d.map(g=>i`<${Wl} action=${g} component=${Kl(g)} game=${e} gameSheet=${t} view=${r} act=${o} t=${n} />`)}
${f.length>0&&(e.Actions&&!f.every(Zl)?i`<${e.Actions} ...${m} />`:i`<${ha} ...${m} game=${e} />`)}
</div>
`}function _h({action:e,name:t,act:n,leave:o,t:s}){return w(()=>Me(`${t}: ${s("confirm.do")}?`),[t]),i`
<div class="confirm" role="group" aria-labelledby="confirm-what" data-confirming=${JSON.stringify(e)}>
<p id="confirm-what">${t}</p>
<div class="confirm-buttons">
<button type="button" class="primary" data-confirm onClick=${()=>n(e)}>${s("confirm.do")}</button>
<button type="button" data-leave onClick=${o}>${s("confirm.back")}</button>
</div>
</div>
`}var Zl=({type:e})=>e==="reveal";function ha({game:e,gameSheet:t,legal:n,act:o,t:s,view:r}){return i`
<div class="action-buttons">
${n.map(a=>i`
<button type="button" key=${JSON.stringify(a)} class="action ${a.type}" data-action=${JSON.stringify(a)} onClick=${()=>o(a)}>
${Zl(a)&&i`<span class="piece" aria-hidden="true"><${Oh} game=${e} gameSheet=${t} action=${a} t=${s} view=${r} /></span>`}
<span>${e.label(a,s,r)}</span>
</button>`)}
</div>
`}function Oh({game:e,gameSheet:t,action:n,t:o,view:s}){let r=Object.keys(n).find(a=>a!=="type"&&a!=="player");return i`<${e.Piece} component=${r} value=${n[r]} t=${o} gameSheet=${t} view=${s} />`}function Un(e,{ruleset:t,variant:n,players:o},s){let{defaults:r}=e.options.find(l=>l.id===s),a=l=>l.ruleset===t&&l.variant===n&&l.players===o.length;return r.find(a)?.value}var se=(e,t,n)=>t.options[n]??Un(e,t,n);var Eh={park:i`
<path d="M0 1 -6 9.5H6Z" />
<circle r="7" cy="-1" />
<path d="M0-8V6M-7-1H7M-5-6 5 4M5-6-5 4" />
`,housing:i`
<path class="al-solid" d="M-9 0 0-8.5 9 0H6.5V8.5H2V2.5H-2V8.5H-6.5V0Z" />
`,forest:i`
<path class="al-solid" d="M0-9.5 6-2H3.5L8 5H1.6V9.5H-1.6V5H-8L-3.5-2H-6Z" />
`,water:i`
<path d="M-9-3Q-6.5-7-4-3T1-3 6-3 9-5M-9 4.5Q-6.5.5-4 4.5T1 4.5 6 4.5 9 2.5" />
`},Mh={peace:i`<circle r="7.6" /><path d="M0-7.6V7.6M0 0-5.4 5.4M0 0 5.4 5.4" />`,love:i`<path class="al-solid" d="M0 8C-13-1-7-9.5 0-4 7-9.5 13-1 0 8Z" />`,music:i`
<path d="M-3.4 5.5V-6.8L6-8.6V3.6" />
<path class="al-solid" d="M-3.4 5.5a2.9 2.4 0 1 1-.01-.1ZM6 3.6a2.9 2.4 0 1 1-.01-.1Z" />
`},Vo=({terrain:e,x:t,y:n,scale:o=1})=>i`
<g class=${`al-sign al-sign-${e}`} transform=${`translate(${t} ${n}) scale(${o})`}>${Eh[e]}</g>
`,ga=({icon:e,x:t,y:n,scale:o=1,count:s=1})=>i`
<g class=${`al-icon al-icon-${e}`} transform=${`translate(${t} ${n}) scale(${o})`}>
<circle class="al-disc" r="13" />
${Mh[e]}
${s>1&&i`<text class="al-times" x="15" y="6">×${s}</text>`}
</g>
`,Yt=({icon:e})=>i`
<svg class="al-inline" viewBox="-14 -14 28 28" aria-hidden="true"><${ga} icon=${e} x=${0} y=${0} /></svg>
`,pe=({terrain:e})=>(ba(),i`
<svg class="al-inline" viewBox="-14 -14 28 28" aria-hidden="true">
<rect class=${`al-fill al-${e}`} x="-13" y="-13" width="26" height="26" rx="6" />
<rect class="al-texture" fill=${`url(#al-texture-${e})`} x="-13" y="-13" width="26" height="26" rx="6" />
<${Vo} terrain=${e} x=${0} y=${0} />
</svg>
`),Qt=({amount:e,label:t})=>i`
<span class="al-coin" ...${t?{role:"img","aria-label":t}:{"aria-hidden":"true"}}>
<span aria-hidden="true">${e??"?"}</span>
</span>
`,Ch=i`
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
`;function ba(){if(document.querySelector("body > .al-textures")!==null)return;let e=document.createElement("div");e.className="al-textures",document.body.append(e),Ao(Ch,e)}var Jo=["park","housing","forest","water"],je=["peace","love","music"],re=["n","e","s","w"],Yl=[0,90,180,270],Rt={n:[0,-1],e:[1,0],s:[0,1],w:[-1,0]};function xe(e,t){let n=Array.isArray(t?.tiles)?t.tiles:e.components.tiles;return new Map(n.map(o=>[o.id,o]))}function J(e,t){return e.get(t)??{id:t,regions:[],icons:[]}}function Th(e,t){return re[(re.indexOf(e)+t/90)%4]}function Ye(e,t){return e.regions.map(({terrain:n,sides:o})=>({terrain:n,sides:o.map(s=>Th(s,t))}))}function Ql(e,t,n){return Ye(e,t).findIndex(({sides:o})=>o.includes(n))}function Gn(e){return je.map(t=>[t,e.icons.filter(n=>n===t).length]).filter(([,t])=>t>0)}function Z(e){return e.replace(/^ref-/,"")}function $e(e,t,n){let o=Ye(e,t).map(({terrain:r,sides:a})=>{let l=re.filter(u=>a.includes(u)).map(u=>n(`al.side.${u}`));return n("al.region",{terrain:n(`al.${r}`),sides:l.length>0?l.join(", "):n("al.inside")})}),s=Gn(e).map(([r,a])=>n("al.counted",{what:n(`al.${r}`),count:a}));return[...o,...s].join("; ")||n("al.bare")}var Zo=4,ae=(e,t)=>`${e},${t}`;function jt(e){if(e.length===0)return null;let t=e.map(({x:l})=>l),n=e.map(({y:l})=>l),[o,s]=[Math.min(...t),Math.max(...t)],[r,a]=[Math.min(...n),Math.max(...n)];return{left:o,right:s,top:r,bottom:a,width:s-o+1,height:a-r+1}}function Wn(e,t,n){let o=new Map(e.map(a=>[ae(a.x,a.y),a])),s=new Set,r=[];for(let a of Ah(e,t,n)){if(s.has(Ko(a)))continue;s.add(Ko(a));let l=[a];for(let u of l)for(let p of Lh(u,o,t,n))s.has(Ko(p))||(s.add(Ko(p)),l.push(p));r.push({parts:l,tiles:new Set(l.map(({x:u,y:p})=>ae(u,p))).size})}return r}var Ko=({x:e,y:t,region:n})=>`${e},${t},${n}`;function Ah(e,t,n){return e.flatMap(({tile:o,x:s,y:r})=>J(t,o).regions.flatMap((a,l)=>a.terrain===n?[{x:s,y:r,region:l}]:[]))}function Lh({x:e,y:t,region:n},o,s,r){let a=o.get(ae(e,t));return Ye(J(s,a.tile),a.rotation)[n].sides.flatMap(l=>{let[u,p]=Rt[l],c=o.get(ae(e+u,t+p));if(c===void 0)return[];let d=J(s,c.tile),f=Ql(d,c.rotation,re[(re.indexOf(l)+2)%4]);return d.regions[f]?.terrain===r?[{x:c.x,y:c.y,region:f}]:[]})}function Xl(e,t,n){let o=jt(e),s=new Set(e.map(({x:a,y:l})=>ae(a,l))),r=(a,l)=>n==="frame"?a<o.left||a>o.right||l<o.top||l>o.bottom:!s.has(ae(a,l));return e.map(({tile:a,x:l,y:u,rotation:p})=>Ye(J(t,a),p).flatMap(({terrain:c,sides:d},f)=>c==="water"&&d.some($=>r(l+Rt[$][0],u+Rt[$][1]))?[{x:l,y:u,region:f}]:[])).filter(a=>a.length>0)}function Pt(e,t,n){let o=Object.fromEntries(je.map(s=>[s,0]));for(let{tile:s}of e)for(let[r,a]of Gn(J(t,s)))o[r]+=a;return{park:Math.max(0,...Wn(e,t,"park").map(s=>s.tiles)),water:Xl(e,t,n).length,housing:Wn(e,t,"housing").length,forest:Wn(e,t,"forest").length,icons:o}}function Yo(e){if(jt(e)===null)return[{x:0,y:0}];let n=new Set(e.map(({x:s,y:r})=>ae(s,r))),o=new Map;for(let{x:s,y:r}of e)for(let[a,l]of Object.values(Rt)){let u={x:s+a,y:r+l},p=jt([...e,u]);n.has(ae(u.x,u.y))||p.width>Zo||p.height>Zo||o.set(ae(u.x,u.y),u)}return[...o.values()].sort((s,r)=>s.y-r.y||s.x-r.x)}function ec(e,t,n,o){let s=new Map,r=({x:a,y:l,region:u},p)=>{
let c=ae(a,l);s.set(c,[...s.get(c)??[],{region:u,text:p}])};if(o==="water")for(let a of Xl(e,t,n))a.forEach(l=>r(l,"✓"));else o==="park"?Wn(e,t,"park").sort((l,u)=>u.tiles-l.tiles)[0]?.parts.forEach(l=>r(l,"✓")):Wn(e,t,o).forEach((a,l)=>a.parts.forEach(u=>r(u,String(l+1))));return s}var Nh=["park","water","housing","forest"];function Rh({placing:e,turning:t,view:n,gameSheet:o}){let[s,r]=[xe(o,n.options),se(o,n,"coast")],{island:a}=n.players.find(({id:c})=>c===e.player),{at:l}=t,u=Pt(a,s,r),p=l?Pt([...a,{...l,tile:e.tile}],s,r):u;return Nh.map(c=>({what:c,before:u[c],after:p[c]}))}function tc({view:e,gameSheet:t,placing:n,turning:o,t:s}){let r=Rh({placing:n,turning:o,view:e,gameSheet:t}),a=({what:u,before:p,after:c})=>s(c===p?"al.effect.same":"al.effect",{what:s(`al.count.${u}`),before:p,after:c}),l=o.at?`${o.at.x},${o.at.y}`:"";return w(()=>{let u=r.filter(({before:p,after:c})=>p!==c);l!==""&&Me(u.map(a).join("; ")||s("al.effect.none"))},[l,o.rotation]),i`
<ul class="al-effect" aria-label=${s("al.effect.title")} data-at=${l}>
${r.map(({what:u,before:p,after:c})=>i`
<li key=${u} class=${c===p?"":"al-changes"} title=${s(`al.count.${u}`)}>
<${pe} terrain=${u} />
<span aria-hidden="true">${c===p?p:`${p} → ${c}`}</span>
<span class="al-unseen">${a({what:u,before:p,after:c})}</span>
</li>
`)}
</ul>
`}function Vn({x:e,y:t},n,o){for(let s of re){let[r,a]=Rt[s],l=n.find(u=>u.x+r===e&&u.y+a===t);if(l!==void 0)return o(`al.beside.${s}`,{tile:Z(l.tile)})}return o("al.beside.none")}function Qo({x:e,y:t},n,o){let{left:s,top:r}=jt(n);return o("al.cell",{row:t-r+1,place:o(`al.nth.${e-s+1}`)})}var Xt=e=>e-1;function ya({auction:e,options:t}){let n=e.high_bidder,o=e.bids[n];return{bidder:n,amount:o,price:o+(t.keep_surcharge??1)}}function nc(e,t,n){return Math.min(se(e,t,"market_size"),n.size)}function mt(e,t,n){let o=jh[e.type];return o===void 0?e.type:o(e,t,n)}var jh={claim:(e,t,n)=>oc("al.do.claim",e,t,n),offer:(e,t,n)=>oc("al.do.offer",e,t,n),place:(e,t,n)=>{let{island:o}=n.players.find(({id:s})=>s===e.player);return t("al.do.place",{beside:Vn(e,o,t),rotation:e.rotation})},bid:({amount:e},t)=>{let n=typeof e=="number"?e:e.minimum===e.maximum&&e.minimum;return typeof n=="number"?t("al.do.bid",{amount:n}):t("al.do.bid-open",e)},pass:(e,t)=>t("al.do.pass"),decline:(e,t)=>t("al.do.decline"),sell:(e,t,n)=>t("al.do.sell",ya(n)),keep:(e,t,n)=>t("al.do.keep",ya(n)),reveal:({tiles:e},t)=>t("al.do.reveal",{count:Array.isArray(e)?e.length:e.count})};function oc(e,{position:t},n,o){let s=o.market[t-1],r={position:t,tile:Z(s.tile),cost:Xt(t),money:s.money},a=Xt(t)===0?"free":"paid";return n(`${e}.${a}`,r)+(s.money>0?n("al.do.finds",r):"")}var va={short:[[6,-6],[94,-6],[94,0],[65,29],[35,29],[6,0]],joined:[[6,-6],[94,-6],[94,0],[65,29],[65,40],[35,40],[35,29],[6,0]],pointed:[[6,-6],[94,-6],[94,0],[50,44],[6,0]]},Ph=[[90,-6],[106,-6],[106,10],[71,39],[61,29]],Bh=[[31,31],[69,31],[69,69],[31,69]],Ih=[[43,24],[57,24],[57,76],[43,76]],Jn={n:[50,14],e:[86,50],s:[50,86],w:[14,50]},wa={n:[83,17],e:[83,83],s:[17,83],w:[17,17]};function sc(e){let t=xa(e),n=e.some(({sides:o})=>o.length===0);return e.map(({terrain:o,sides:s},r)=>({terrain:o,region:r,path:s.length===0?"":Fh(s,r===t,t===-1&&!n)})).filter(({path:o})=>o!=="").sort((o,s)=>+(s.region===t)-+(o.region===t))}function Xo(e){let t=e.map((s,r)=>({...s,region:r})).filter(({sides:s})=>s.length===0),n=Math.ceil(Math.sqrt(t.length)),o=36/n;return t.map(({terrain:s,region:r},a)=>({terrain:s,region:r,radius:(t.length===1?.46:.42)*o,x:50+o*(a%n-(n-1)/2),y:50+o*(Math.floor(a/n)-(Math.ceil(t.length/n)-1)/2)}))}function xa(e){let t=({sides:o})=>o.length<2?0:o.length*2+Number(rc(o)),n=Math.max(0,...e.map(t));return n===0?-1:e.findIndex(o=>t(o)===n)}function rc(e){return e.includes("n")&&e.includes("s")||e.includes("e")&&e.includes("w")}function Sa(e){return re.filter((t,n)=>e.includes(t)&&e.includes(re[(n+1)%4]))}function Fh(e,t,n){let o=t?va.joined:n?va.pointed:va.short,s=[...e.map(r=>ka(o,r)),...Sa(e).map(r=>ka(Ph,r))];return t?s.push(Bh):e.length===2&&rc(e)&&s.push(ka(Ih,e[0])),s.map(r=>`M${r.map(a=>a.join(" ")).join("L")}Z`).join("")}function ka(e,t){let n=re.indexOf(t);return e.map(([o,s])=>[[o,s],[100-s,o],[100-o,100-s],[s,100-o]][n])}function he({tile:e,rotation:t=0,label:n,lens:o,marks:s=[]}){ba();let r=Ye(e,t),a=n?{role:"img","aria-label":n}:{"aria-hidden":"true"};return i`
<svg class=${`al-tile${o?` al-lens-${o}`:""}`} viewBox="0 0 100 100" focusable="false" ...${a}>
<rect class="al-ground" width="100" height="100" />
${sc(r).map(l=>i`<${Dh} ...${l} key=${l.region} />`)}
${Xo(r).map(l=>i`<${Hh} ...${l} key=${l.region} />`)}
${r.flatMap(({terrain:l,sides:u})=>u.map(p=>i`<${Vo} terrain=${l} x=${Jn[p][0]} y=${Jn[p][1]} />`))}
<${qh} tile=${e} regions=${r} />
${s.map(({region:l,text:u})=>i`<${Gh} at=${Uh(r,l)} text=${u} />`)}
<rect class="al-edge" x="0.5" y="0.5" width="99" height="99" />
</svg>
`}var Dh=({path:e,terrain:t})=>i`
<g class=${`al-land al-land-${t}`}>
<path class=${`al-shore al-${t}`} d=${e} />
<path class=${`al-fill al-${t}`} d=${e} />
<path class="al-texture" fill=${`url(#al-texture-${t})`} d=${e} />
</g>
`,Hh=({x:e,y:t,radius:n,terrain:o})=>i`
<g class=${`al-land al-land-${o}`}>
<circle class="al-bank" cx=${e} cy=${t} r=${n+3.5} />
<circle class=${`al-shore al-${o}`} cx=${e} cy=${t} r=${n} />
<circle class=${`al-fill al-${o}`} cx=${e} cy=${t} r=${n} />
<circle class="al-texture" fill=${`url(#al-texture-${o})`} cx=${e} cy=${t} r=${n} />
<${Vo} terrain=${o} x=${e} y=${t} scale=${Math.min(1.1,n/12)} />
</g>
`;function qh({tile:e,regions:t}){let n=zh(t);return(e.icons.length<=n.length?je.flatMap(r=>e.icons.filter(a=>a===r).map(()=>[r,1])):Gn(e)).map(([r,a],l)=>{let[u,p]=n[l];return i`<${ga} icon=${r} count=${a} x=${u} y=${p} scale=${.92} />`})}function zh(e){let t=e.flatMap(({sides:r})=>Sa(r)),n=re.filter(r=>!e.some(({sides:a})=>a.includes(r))),o=xa(e)!==-1&&Xo(e).length===0?[[50,50]]:[],s=re.filter(r=>!t.includes(r));return[...t.map(r=>wa[r]),...o,...n.map(r=>Jn[r]),...s.map(r=>wa[r])]}function Uh(e,t){let n=Xo(e).find(o=>o.region===t);return n?[n.x,n.y]:Jn[re.find(o=>e[t].sides.includes(o))]}var Gh=({at:[e,t],text:n})=>i`
<g class="al-badge">
<circle cx=${e} cy=${t} r="13" />
<text x=${e} y=${t+6.5}>${n}</text>
</g>
`,en=({tile:e,rotation:t,label:n,name:o})=>i`
<span class="al-named">
<${he} tile=${e} rotation=${t} label=${n} />
<span class="al-name" aria-hidden="true">${o}</span>
</span>
`;function es({value:e,t,gameSheet:n,view:o}){let s=J(xe(n,o.options),e);return i`<${en} tile=${s} name=${Z(e)} label=${`${Z(e)}: ${$e(s,0,t)}`} />`}function ts(e,t){let n=t.filter(({type:o})=>o==="place");return n.length===0||e.holding===null?null:{player:n[0].player,tile:e.holding.tile,key:`${e.ply} ${e.holding.tile}`,actions:n,rotations:[...new Set(n.map(({rotation:o})=>o))].sort((o,s)=>o-s)}}function ns(e,t,n){let{key:o,rotations:s,actions:r}=e??{key:"",rotations:[],actions:[]},a=d=>d?.key===o?d:{},l=d=>s.includes(a(d).rotation)?d.rotation:s[0]??0,u=(d,f)=>r.find($=>d&&$.x===d.x&&$.y===d.y&&$.rotation===f),p=(d,f)=>{let $=(s.indexOf(l(d))+f+s.length)%s.length,h=s[$]??0;return{...d,key:o,rotation:h,tapped:u(d?.tapped,h)}},c=l(t);return{rotation:c,at:u(a(t).at??t?.tapped,c)??null,turn:d=>n(f=>p(f,d)),look:d=>n(f=>({...f,key:o,rotation:l(f),at:d}))}}function _a(e,t){let n={player:e.holding?.player??e.bonus??e.auctioneer,auctioneer:e.auctioneer,bidder:e.auction?.high_bidder??"",amount:e.auction?.bids[e.auction.high_bidder]??0,reason:e.ended_by?t(`al.ended.${e.ended_by}`):""};return e.phase==="place"?t(`al.due.place.${e.holding.from}`,n):t(`al.due.${e.phase==="claim"&&e.bonus!==null?"bonus":e.phase}`,n)}function ac({view:e,tiles:t,placing:n,turning:o,t:s}){return i`
<section class="al-stage" aria-labelledby="al-stage-title" data-here=${["bidding","settling"].includes(e.phase)||void 0}>
<h2 id="al-stage-title" class="al-round">${s("al.round",{round:e.round})}</h2>
<p class="al-due">${_a(e,s)}</p>
${e.holding&&i`<${Wh} ...${{view:e,tiles:t,placing:n,turning:o,t:s}} />`}
${e.auction&&i`<${Vh} view=${e} tiles=${t} t=${s} />`}
</section>
`}function Wh({view:e,tiles:t,placing:n,turning:o,t:s}){let r=J(t,e.holding.tile),a=n?o.rotation:0,l=$e(r,a,s);return i`
<div class="al-hand" data-held=${r.id}>
<div class="al-held" key=${a}>
<${he} tile=${r} rotation=${a} label=${s("al.in-hand",{tile:Z(r.id),what:l})} />
</div>
${n&&i`
<div class="al-how">
<${Oa} turning=${o} t=${s} />
<p>
${s("al.turned",{rotation:a})}<span class="al-unseen">: ${l}</span>
</p>
<p class="al-hint">${s("al.place.hint")}</p>
</div>
`}
</div>
`}var Oa=({turning:e,t})=>i`
<div class="al-turner" role="group" aria-label=${t("al.turn")}>
<${Ea} turn=${e.turn} t=${t} keyed=${!0} />
</div>
`,Ea=({turn:e,t,keyed:n})=>i`
<button type="button" class="al-button" data-turn="-90" onClick=${()=>e(-1)}>
<span aria-hidden="true" class="al-arrow">↺</span> ${t("al.turn.left")}
</button>
<button type="button" class="al-button" data-turn="90" aria-keyshortcuts=${n?"R":void 0} onClick=${()=>e(1)}>
<span aria-hidden="true" class="al-arrow">↻</span> ${t("al.turn.right")} ${n&&i`<kbd aria-hidden="true">R</kbd>`}
</button>
`;function ic(e,t,n){oe(()=>{if(t===null)return;let o=s=>{let r=e.current,a=r?.contains(document.activeElement)||r?.matches(":hover"),l=s.target.closest?.("input, textarea, select");s.key.toLowerCase()!=="r"||s.ctrlKey||s.metaKey||s.altKey||!a||l||(s.preventDefault(),n.turn(s.shiftKey?-1:1))};return document.addEventListener("keydown",o),()=>document.removeEventListener("keydown",o)})}function lc(e,{rotation:t},n,o){let s=T({key:"",rotation:0});w(()=>{let r=e?.key??"";s.current.key===r&&s.current.rotation!==t&&Me(`${o("al.turned",{rotation:t})}: ${$e(J(n,e.tile),t,o)}`),s.current={key:r,rotation:t}},[e?.key,t])}function Vh({view:e,tiles:t,t:n}){let{auction:o,players:s,auctioneer:r}=e,a=J(t,o.tile),l=s.filter(({id:u})=>u!==r);return i`
<div class="al-lot" data-lot=${o.tile}>
<${he}
tile=${a}
label=${n("al.lot",{tile:Z(o.tile),what:$e(a,0,n)})}
/>
<ul class="al-bids">
${l.map(({id:u})=>i`
<li key=${u} class=${u===o.high_bidder?"al-high":""} data-bidder=${u} data-bid=${o.bids[u]??""}>
<span class="al-who">${u}</span>
<${Jh} auction=${o} player=${u} t=${n} />
</li>
`)}
</ul>
</div>
`}function Jh({auction:e,player:t,t:n}){let o=e.bids[t],s=e.passed.includes(t);return i`
${o!==void 0&&i`<${Qt} amount=${o} label=${n("al.bid",{amount:o})} />`}
${o===void 0&&!s&&i`<span class="al-soft">${n("al.no-bid")}</span>`}
${t===e.high_bidder&&i`<span class="al-tag">${n("al.highest")}</span>`}
${s&&i`<span class="al-soft">${n("al.passed")}</span>`}
`}var Kh=["claim","offer","place"];function cc({view:e,gameSheet:t,legal:n,act:o,prepared:s,prepare:r,isConfirming:a,t:l}){let u=ts(e,n),p=ns(u,s,r),c=u?u.actions.filter(({rotation:f})=>f===p.rotation):n,d=i`<${ha} game=${{label:mt,Piece:es}} gameSheet=${t} legal=${c} act=${o} t=${l} view=${e} />`;return n.some(({type:f})=>Kh.includes(f))?i`
<div class="al-actions">
${!a&&i`<p>${l(`al.choose.${u?"cell":"stall"}`)}</p>`}
${u&&i`<${tc} ...${{view:e,gameSheet:t,placing:u,turning:p,t:l}} /><${Oa} turning=${p} t=${l} />`}
${!a&&i`
<details>
<summary>${l("al.choose.list",{count:c.length})}</summary>
${d}
</details>`}
</div>
`:d}function uc({view:e,gameSheet:t,t:n}){let o=e.holding?.tile??e.auction?.tile;if(o===void 0)return null;let s=J(xe(t,e.options),o);return i`<span class="al-stake"><${he} tile=${s} label=${$e(s,0,n)} /></span><b>${_a(e,n)}</b>`}function os({lens:e,setLens:t,t:n}){return i`
<div class="al-lenses" role="group" aria-label=${n("al.lens")}>
<span class="al-soft" aria-hidden="true">${n("al.lens")}</span>
${Jo.map(o=>i`
<button
type="button"
key=${o}
class="al-button"
data-lens=${o}
aria-pressed=${String(e===o)}
onClick=${()=>t(e===o?null:o)}
>
<${pe} terrain=${o} /> ${n(`al.${o}`)}
</button>
`)}
${e&&i`<p class="al-hint">${n(`al.lens.${e}`)}</p>`}
</div>
`}function ce({label:e,onAct:t,action:n,pressed:o}){return{role:"button",tabindex:"0","aria-label":e,...n!==void 0&&{"data-action":JSON.stringify(n)},...o!==void 0&&{"aria-pressed":String(o)},onClick:t,onKeyDown:s=>{s.key!=="Enter"&&s.key!==" "||s.currentTarget instanceof HTMLButtonElement||(s.preventDefault(),t(s))}}}var pc={ArrowUp:[0,-1],ArrowRight:[1,0],ArrowDown:[0,1],ArrowLeft:[-1,0]};function Ce(e,t,n){let o=T(null);oe(()=>{let s=e.current;if(s===null)return;let r=[...s.querySelectorAll(t)],a=p=>{o.current=p;for(let c of r)c.tabIndex=c===p?0:-1};a(r.find(p=>p===document.activeElement)??r.find(p=>p===o.current)??r[0]);let l=({target:p})=>r.includes(p)&&a(p),u=p=>{if(p.key==="Escape")return n?.();let c=Zh(p,r);c!==void 0&&(p.preventDefault(),c.focus())};return s.addEventListener("focusin",l),s.addEventListener("keydown",u),()=>{s.removeEventListener("focusin",l),s.removeEventListener("keydown",u)}})}function Zh({key:e,target:t,ctrlKey:n,metaKey:o,altKey:s},r){if(!(n||o||s||!r.includes(t)))return e==="Home"?r[0]:e==="End"?r.at(-1):e in pc?Yh(t,pc[e],r):void 0}function Yh(e,[t,n],o){let[s,r]=Ma(e);return o.map(a=>{let[l,u]=[Ma(a)[0]-s,Ma(a)[1]-r],p=l*t+u*n,c=Math.abs(l*n+u*t);return{place:a,isAhead:p>1&&3*p>c,far:p+2*c}}).filter(({isAhead:a})=>a).sort((a,l)=>a.far-l.far)[0]?.place}function Ma(e){let{left:t,top:n,width:o,height:s}=e.getBoundingClientRect();return[t+o/2,n+s/2]}function dc({view:e,tiles:t,legal:n,onTap:o,t:s}){let r=T(null);Ce(r,".al-can");let a=n.filter(({type:l})=>l==="claim"||l==="offer");return i`
<section class="al-market" aria-labelledby="al-market-title" data-here=${["claim","offer"].includes(e.phase)||void 0}>
<header class="al-head">
<h2 id="al-market-title">${s("al.market")}</h2>
<p class="al-hint">${s(a.length>0?"al.market.choose":"al.market.order")}</p>
</header>
<div class="al-row">
<ol class="al-stalls" ref=${r} style=${{"--al-across":Qh(e.market.length)}}>
${e.market.map((l,u)=>{let p=a.find(({position:c})=>c===u+1);return i`
<li key=${l.tile} data-stall=${l.tile} data-money=${l.money}>
<${Xh} ...${{stall:l,position:u+1,action:p,onTap:o,t:s,tiles:t,view:e}} />
</li>
`})}
</ol>
<${eg} view=${e} t=${s} />
</div>
</section>
`}function Qh(e){return e<=9?Math.max(8,e):Math.ceil(e/2)}function Xh({stall:e,position:t,action:n,onTap:o,t:s,tiles:r,view:a}){let l=J(r,e.tile),u={position:t,tile:Z(e.tile),what:$e(l,0,s),money:e.money},p=s("al.stall",u)+(e.money>0?s("al.stall.money",u):""),c=i`
<span class="al-position" aria-hidden="true">${t}</span>
<${he} tile=${l} label=${n?void 0:p} />
${e.money>0&&i`<${Qt} amount=${e.money} />`}
<span class="al-price" aria-hidden="true">
${Xt(t)===0?s("al.free"):s("al.cost",{cost:Xt(t)})}
</span>
`;if(n===void 0)return i`<div class="al-stall" title=${u.tile}>${c}</div>`;let d=`${mt(n,s,a)}. ${u.what}`,f={...ce({label:d,...o(n)}),"aria-label":void 0};return i`
<button type="button" class="al-stall al-can" title=${u.tile} ...${f}>
<span class="al-unseen">${d}</span>${c}
</button>
`}function eg({view:e,t}){let n=tg(e.stack);return i`
<div class="al-stack">
<div class="al-pile" role="img" data-stack=${n} aria-label=${t("al.stack",{count:n})}>
<span aria-hidden="true">${n}</span>
</div>
<span class="al-price" aria-hidden="true">${t("al.stack.name")}</span>
${e.removed.length>0&&i`<span class="al-removed">${t("al.removed",{tiles:e.removed.map(Z).join(", ")})}</span>`}
</div>
`}function tg(e){return typeof e=="number"?e:e.hidden??e.length}function fc({view:e,coast:t,gameSheet:n,t:o}){let{options:s}=e,r=Array.isArray(s.score_grid)?s.score_grid:n.components.score_grid,a=s.icon_awards??n.components.icon_awards;return i`
<details class="al-reference">
<summary>${o("al.reference")}</summary>
<p><${pe} terrain="park" /> <${pe} terrain="water" /> ${o("al.grid.caption")}</p>
<ol class="al-grid">
${r.map((l,u)=>i`
<li key=${u}>
<span aria-hidden="true">${u}</span><b aria-hidden="true">${l}</b>
<span class="al-unseen">${o("al.grid.entry",{count:u,points:l})}</span>
</li>
`)}
</ol>
<ul class="al-ways">
<li><${pe} terrain="park" /> ${o("al.way.park")}</li>
<li><${pe} terrain="water" /> ${o(`al.way.water.${t}`)}</li>
<li><${pe} terrain="housing" /><${pe} terrain="forest" /> ${o("al.way.product")}</li>
<li>
${je.map(l=>i`<${Yt} icon=${l} key=${l} />`)}
${" "}${o("al.way.icons",{first:a[0],second:a[1],third:a[2]})}
</li>
</ul>
<p class="al-soft">${ng(s,o)}</p>
</details>
`}function ng(e,t){let n=[Array.isArray(e.tiles)&&"tiles",Array.isArray(e.score_grid)&&"grid"].filter(Boolean);return n.length===2?t("al.source.own"):t(`al.source.reference${n.length?`.${n[0]}-own`:""}`)}function ss({island:e,tiles:t,coast:n,name:o,t:s,places:r=[],newest:a,lens:l,onTile:u,chosen:p}){let c=T(null);Ce(c,".al-place",r[0]?.onEscape);let d=jt([...e,...r])??{left:0,top:0,right:0,bottom:0,width:1,height:1},f=l?ec(e,t,n,l):new Map,$=({x:m,y:g})=>({gridColumn:m-d.left+2,gridRow:g-d.top+2}),h=Math.max(Zo,d.width);return i`
<div
class=${`al-island${r.length>0?" al-open":""}`}
ref=${c}
role="group"
aria-label=${o}
style=${{"--al-columns":d.width,"--al-rows":d.height,"--al-size":h}}
>
${e.map(m=>{let g=J(t,m.tile),y=s("al.cell.tile",{rotation:m.rotation,cell:Qo(m,e,s),tile:Z(m.tile),what:$e(g,m.rotation,s)}),v=i`<${he}
tile=${g}
rotation=${m.rotation}
label=${u?void 0:y}
lens=${l}
marks=${f.get(ae(m.x,m.y))}
/>`,S={key:m.tile,class:`al-cell${m.tile===a?" al-newest":""}`,style:$(m),title:Z(m.tile),"data-tile":m.tile,"data-cell":`${m.x},${m.y},${m.rotation}`};if(!u)return i`<div ...${S}>${v}</div>`;let x=p===ae(m.x,m.y),M=ce({label:y,onAct:()=>u(m),pressed:x});return i`<button type="button" ...${S} ...${M}>${v}</button>`})}
${r.map(m=>i`
<button
type="button"
key=${`place ${ae(m.x,m.y)}`}
class="al-cell al-place"
style=${$(m)}
data-x=${m.x}
data-y=${m.y}
...${ce(m)}
onMouseEnter=${m.onHover}
onMouseLeave=${m.onLeave}
onFocus=${m.onHover}
onBlur=${m.onLeave}
>
${m.ghost??i`<span class="al-plus" aria-hidden="true"></span>`}
</button>
`)}
</div>
`}function mc({player:e,number:t,view:n,tiles:o,coast:s,t:r,toAct:a,lens:l,places:u,newest:p,featured:c}){let d=a.includes(e.id);return i`
<section
class=${`al-seat al-player-${t}${c?" al-featured":""}${d?" al-acts":""}`}
aria-labelledby=${`al-seat-${t}`}
data-seat=${e.id}
data-here=${c&&n.phase==="place"||void 0}
data-money=${e.money??"hidden"}
>
<header class="al-head">
<span class="al-number" aria-hidden="true">${t}</span>
<h2 id=${`al-seat-${t}`}>${e.id}</h2>
<${$c} money=${e.money} t=${r} />
<${og} player=${e} view=${n} acts=${d} t=${r} />
</header>
<div class="al-sea">
<${ss}
island=${e.island}
tiles=${o}
coast=${s}
name=${r("al.island",{player:e.id,count:e.island.length})}
t=${r}
places=${u}
newest=${p}
lens=${l}
/>
${e.island.length===0&&!u?.length&&i`<p class="al-soft">${r("al.island.empty")}</p>`}
</div>
<${Ca} counts=${Pt(e.island,o,s)} t=${r} />
</section>
`}function $c({money:e,t}){let n=e===null?t("al.money.hidden"):t("al.money",{money:e});return i`<${Qt} amount=${e} label=${n} />`}function og({player:e,view:t,acts:n,t:o}){let{auction:s,auctioneer:r,bonus:a,holding:l}=t,u=[e.id===r&&t.phase!=="finished"&&o("al.auctioneer"),n&&o("al.to-act"),t.forfeits?.some(({seat:p})=>p===e.id)&&o("scores.forfeited"),s?.high_bidder===e.id&&o("al.highest.amount",{amount:s.bids[e.id]}),s?.passed.includes(e.id)&&o("al.passed"),(a===e.id||l?.player===e.id&&l.from==="bonus")&&o("al.bonus")];return i`<span class="al-tags">${u.filter(Boolean).map(p=>i`<span class="al-tag" key=${p}>${p}</span>`)}</span>`}function Ca({counts:e,t}){return i`
<dl class="al-counts">
${["park","water","housing","forest"].map(o=>i`
<div key=${o} title=${t(`al.count.${o}`)}>
<dt><${pe} terrain=${o} /><span class="al-unseen">${t(`al.count.${o}`)}</span></dt>
<dd data-count=${o}>${e[o]}</dd>
</div>
`)}
${je.map(o=>i`
<div key=${o} title=${t(`al.${o}`)}>
<dt><${Yt} icon=${o} /><span class="al-unseen">${t(`al.${o}`)}</span></dt>
<dd data-count=${o}>${e.icons[o]}</dd>
</div>
`)}
</dl>
`}var hc=({view:e,seat:t,t:n})=>{let{money:o}=e.players.find(({id:s})=>s===t);return i`<p class="al-own"><${$c} money=${o} t=${n} /> <span>${n("al.money",{money:o})}</span></p>`};function gc({view:e,gameSheet:t,legal:n,act:o,t:s,seat:r,toAct:a,prepared:l,prepare:u,last:p=[]}){let c=T(null),[d,f]=b(null),$=xe(t,e.options),h=se(t,e,"coast"),m=ts(e,n),g=ns(m,l,u);ic(c,m,g),lc(m,g,$,s);let y=ft({act:o,legal:n,view:e,prepared:l,prepare:u}),v=m?rg({placing:m,turning:g,tiles:$,view:e,onTap:y,t:s,leave:()=>u(dt)}):[],S=sg({view:e,legal:n,seat:r,placing:m}),x=e.players.map((k,_)=>({player:k,number:_+1})),M=(k,_)=>i`
<${mc}
key=${k.player.id}
...${{...k,view:e,tiles:$,coast:h,t:s,toAct:a,lens:d,featured:_}}
places=${k.player.id===m?.player?v:[]}
newest=${e.phase==="finished"?void 0:ag(p,k.player.id)}
/>
`,O=e.phase!=="finished"&&i`<${dc} key="market" ...${{view:e,tiles:$,legal:n,onTap:y,t:s}} />`,C=i`<${ac} key="stage" ...${{view:e,tiles:$,placing:m,turning:g,t:s}} />`,L=S&&M(x.find(({player:k})=>k.id===S),!0),E=["claim","offer"].includes(e.phase)?[O,C,L]:[C,L,O];return i`
<div class="al-frame" data-phase=${e.phase} ref=${c}>
<div class=${`al-board${S?"":" al-equal"}`}>
${E}
<${os} lens=${d} setLens=${f} t=${s} />
<div class="al-seats">
${x.filter(({player:k})=>k.id!==S).map(k=>M(k,!1))}
</div>
<${fc} view=${e} coast=${h} gameSheet=${t} t=${s} />
</div>
</div>
`}function sg({view:e,legal:t,seat:n,placing:o}){return e.phase==="finished"?null:[o?.player,n,t[0]?.player].find(r=>e.players.some(a=>a.id===r))??null}function rg({placing:e,turning:t,tiles:n,view:o,onTap:s,t:r,leave:a}){let{rotation:l,look:u}=t,p=J(n,e.tile);return e.actions.filter(c=>c.rotation===l).map(c=>({x:c.x,y:c.y,label:mt(c,r,o),...s(c),ghost:i`<${he} tile=${p} rotation=${l} />`,onHover:()=>u({x:c.x,y:c.y}),onLeave:()=>u(void 0),onEscape:a}))}function ag(e,t){return e.findLast(n=>n.type==="placed"&&n.player===t)?.tile}function bc({sheet:e,standing:t,t:n}){let o=[...lg(t.breakdown,n),...cg(e,t,n)];return i`
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
${o.map(({id:s,signs:r,name:a,how:l,points:u})=>i`
<tr key=${s} data-line=${s}>
<th scope="row"><span class="al-signs">${r}</span> ${ig(a,n)}</th>
<td>${l}</td>
<td class="al-figure">${u}</td>
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
${t===e.standings[0]&&i`<p class="al-soft">${ug(e,n)}</p>`}
</div>
`}var ig=(e,t)=>`${e.charAt(0).toLocaleUpperCase(t.language)}${e.slice(1)}`;function lg({park:e,water:t,housing:n,forest:o,product:s},r){let a=(l,{tiles:u,points:p})=>({id:l,signs:i`<${pe} terrain=${l} />`,name:r(`al.sheet.${l}`),how:r("al.sheet.tiles",{tiles:u}),points:p});return[a("park",e),a("water",t),{id:"product",signs:i`<${pe} terrain="housing" /><${pe} terrain="forest" />`,name:r("al.sheet.product"),how:r("al.sheet.shapes",{housing:n,forest:o}),points:s}]}function cg(e,{player:t,breakdown:n},o){return je.map(s=>{let{count:r,place:a,points:l}=n.icons[s],u=e.standings.filter(c=>c.player!==t&&c.breakdown.icons[s].place===a).map(c=>c.player).join(", "),p=a===null?"no-place":u?"tied":"place";return{id:s,signs:i`<${Yt} icon=${s} />`,name:o(`al.${s}`),how:o(`al.sheet.${p}`,{count:r,place:a,others:u}),points:l}})}function ug(e,t){let n=r=>e.rulings.find(a=>a.option===r)?.value==="custom",[o,s]=[n("tiles"),n("score_grid")];return t(o&&s?"al.source.own":`al.source.reference${o?".tiles-own":s?".grid-own":""}`)}var yc=[{kind:"money",name:"al.correct.money",at:{"/players/*/money":"","/market/*/money":"al.market"}},{kind:"tile",name:"al.correct.tile",at:{"/market/*/tile":"al.market","/holding/tile":"al.correct.holding","/auction/tile":"al.correct.auction","/players/*/island/*/tile":""},of:"tiles",unseen:["/stack/*","/removed/*"]},{kind:"lying",name:"al.correct.lying",at:{"/players/*/island/*/x":"al.correct.x","/players/*/island/*/y":"al.correct.y","/players/*/island/*/rotation":"al.correct.rotation"},choices:{"/players/*/island/*/rotation":[0,90,180,270]},oneByOne:!0}],vc=e=>typeof e=="string"?Z(e):String(e);var Ta=36,kc="none";function rs({tiles:e,used:t,pick:n,t:o,turned:s=!0}){let[r,a]=b(""),[l,u]=b({}),p=[...e.values()].filter(({id:c})=>!t.has(c)&&c.toLowerCase().includes(r.trim().toLowerCase())).map(c=>({tile:c,rotation:fg(c,l,s)})).filter(({rotation:c})=>c!==void 0);return i`
<div class="al-picker">
<div class="al-fields">
<label class="al-field">
<span>${o("al.pad.find")}</span>
<input
type="search"
autocomplete="off"
value=${r}
onInput=${c=>a(c.target.value)}
onKeyDown=${c=>c.key==="Enter"&&c.preventDefault()}
/>
</label>
${re.map(c=>i`
<${pg} key=${c} side=${c} value=${l[c]??""} t=${o} set=${d=>u({...l,[c]:d})} />
`)}
</div>
<p class="al-hint" role="status">
${o("al.pad.found",{count:p.length})}${p.length>Ta&&` ${o("al.pad.more",{count:Ta})}`}
</p>
<ul class="al-found">
${p.slice(0,Ta).map(({tile:c,rotation:d})=>i`
<li key=${c.id}><${dg} ...${{tile:c,rotation:d,pick:n,t:o}} /></li>
`)}
</ul>
</div>
`}function pg({side:e,value:t,set:n,t:o}){return i`
<label class="al-field">
<span>${o("al.pad.sides",{side:o(`al.side.${e}`)})}</span>
<select data-side=${e} value=${t} onChange=${s=>n(s.target.value)}>
<option value="">${o("al.pad.any")}</option>
${Jo.map(s=>i`<option value=${s} key=${s}>${o(`al.${s}`)}</option>`)}
<option value=${kc}>${o("al.pad.none")}</option>
</select>
</label>
`}function dg({tile:e,rotation:t,pick:n,t:o}){let s=Z(e.id),r=o("al.pad.choice",{tile:s,rotation:t,what:$e(e,t,o)});return i`
<button type="button" class="al-choice" data-pick=${e.id} ...${ce({label:r,onAct:()=>n(e.id,t)})}>
<${en} tile=${e} rotation=${t} name=${s} />
</button>
`}function fg(e,t,n){let o=re.filter(s=>t[s]);return(n?Yl:[0]).find(s=>{let r=Ye(e,s),a=l=>r.find(u=>u.sides.includes(l))?.terrain??kc;return o.every(l=>a(l)===t[l])})}function wc({deal:e,change:t,gameSheet:n,t:o,setup:s}){let r=xe(n,s.options),a=e?.market??[],l=nc(n,s,r),u=p=>t({market:p});return i`
<div class="al-deal">
<p role="status">${o("al.deal.laid",{count:a.length,due:l})}</p>
<ul class="al-found">
${a.map(p=>i`
<li key=${p}>
<button
type="button"
class="al-choice"
data-laid=${p}
...${ce({label:o("al.deal.take-back",{tile:Z(p)}),onAct:()=>u(a.filter(c=>c!==p))})}
>
<${en} tile=${J(r,p)} name=${Z(p)} />
</button>
</li>
`)}
</ul>
${a.length<l&&i`<${rs} tiles=${r} used=${new Set(a)} pick=${p=>u([...a,p])} t=${o} turned=${!1} />`}
</div>
`}var mg=[[{terrain:"water",sides:["n","w"]},{terrain:"forest",sides:["e","s"]}],[{terrain:"forest",sides:["w","s"]},{terrain:"park",sides:["n","e"]}],[{terrain:"housing",sides:["s","w"]},{terrain:"forest",sides:["n","e"]}],[{terrain:"forest",sides:["n","w"]},{terrain:"water",sides:["e","s"]}]],$g=[[],["music"],["love"],["peace"]],xc=()=>i`
<span class="al-emblem">
${mg.map((e,t)=>i`<${he} key=${t} tile=${{id:"",regions:e,icons:$g[t]}} />`)}
</span>
`;var hg=new Set(["sold","kept","taken-free","tile-removed"]),gg=({log:e,start:t})=>e.slice(t).filter(({type:n})=>hg.has(n)).map(n=>({kind:"auction",events:[n]}));function bg({moment:e,view:t,gameSheet:n,t:o}){let s=J(xe(n,t.options),e.events[0].tile);return i`<div class="al-moment" data-moment-piece><${he} tile=${s} label=${$e(s,0,o)} /></div>`}var Sc={since:gg,title:({events:[{text:e}]})=>e,Picture:bg};var _c={pieces:{"[data-held] .al-tile":e=>e.closest("[data-held]").dataset.held,"[data-lot] .al-tile":e=>e.closest("[data-lot]").dataset.lot,"[data-tile] .al-tile":e=>e.closest("[data-tile]").dataset.tile,"[data-stall] .al-tile":e=>e.closest("[data-stall]").dataset.stall},bids:"[data-bid] .al-coin",payments({type:e,player:t,buyer:n,bidder:o,price:s,paid:r,found:a}){return e==="sold"?[{from:n,to:t,amount:s}]:e==="kept"?[{from:t,to:o,amount:s}]:[{from:t,to:null,amount:r??0},{from:null,to:t,amount:a??0}]},awards:["sold","kept","taken-free"]};function Mc({legal:e,player:t,view:n,gameSheet:o}){let s=n.players.find(({id:r})=>r===t);return!(n.phase in Oc)||s.money!==null?e:Oc[n.phase]({legal:e,player:t,view:n,gameSheet:o,seat:s})}var Oc={claim:e=>Ec("claim",e),offer:e=>Ec("offer",e),bidding:({player:e,view:t,gameSheet:n})=>[{type:"bid",player:e,amount:{minimum:yg(t,n),maximum:null}},...t.auction.high_bidder===e?[]:[{type:"pass",player:e}]],settling:({player:e,seat:t})=>[{type:"sell",player:e},...Yo(t.island).length>0?[{type:"keep",player:e}]:[]]},Ec=(e,{legal:t,player:n,view:o})=>[...o.market.map((s,r)=>({type:e,player:n,position:r+1})),...t.filter(s=>s.type!==e)];function yg(e,t){let{auction:n}=e;return n.high_bidder===null?se(t,e,"minimum_bid"):n.bids[n.high_bidder]+1}var Cc=({ruleset:e,variant:t,options:n,players:o})=>({ruleset:e,variant:t,options:n??{},players:o.map(s=>({id:s,money:null,island:[]}))}),Aa=(e,t,n)=>({...e,players:e.players.map(o=>o.id===t?{...o,...n(o)}:o)}),La=e=>({x:t,y:n})=>t===e.x&&n===e.y,Tc=(e,t,n)=>Aa(e,t,()=>({money:n})),Ac=(e,t,n)=>Aa(e,t,({island:o})=>{let s=o.findIndex(La(n));return{island:s===-1?[...o,n]:o.with(s,n)}}),Lc=(e,t,n)=>Aa(e,t,({island:o})=>({island:o.filter(s=>!La(n)(s))})),Nc=(e,t)=>e.find(La(t)),Rc=e=>new Set(e.players.flatMap(({island:t})=>t.map(({tile:n})=>n))),jc=({ruleset:e,variant:t,options:n,players:o})=>({ruleset:e,variant:t,options:n,players:o.map(({id:s,money:r,island:a})=>({id:s,...r!==null&&{money:r},island:a}))});function Pc({draft:e,change:t,gameSheet:n,t:o,errors:s=[]}){let[r,a]=b(null),[l,u]=b(null),p=Math.max(0,e.players.findIndex(({id:f})=>f===r)),c=e.players[p],d={draft:e,change:t,player:c,seat:p,t:o,lens:l,tiles:xe(n,e.options),coast:se(n,e,"coast")};return i`
<div class="al-pad">
<div class="al-tabs" role="group" aria-label=${o("al.pad.islands")}>
${e.players.map(({id:f,island:$},h)=>i`
<button
type="button"
key=${f}
class="al-button"
data-pad-player=${f}
aria-pressed=${String(h===p)}
onClick=${()=>a(f)}
>
<b>${f}</b> ${o("al.pad.tiles",{count:$.length})}
${s.some(({pointer:m})=>m?.startsWith(`/players/${h}/`))&&i`<span class="al-tag">!</span>`}
</button>
`)}
</div>
<${vg} key=${c.id} ...${d} />
<${os} lens=${l} setLens=${u} t=${o} />
</div>
`}function vg({draft:e,change:t,player:n,seat:o,t:s,lens:r,tiles:a,coast:l}){let[u,p]=b(null),{id:c,island:d,money:f}=n,$=m=>t(Tc(e,c,m===""?null:Number(m))),h=Yo(d).map(m=>({...m,label:s("al.pad.cell",{beside:Vn(m,d,s)}),pressed:u!==null&&ae(u.x,u.y)===ae(m.x,m.y),onAct:()=>p(m)}));return i`
<section class=${`al-seat al-featured al-player-${o+1}`} aria-label=${c}>
<label class="al-field">
<span>${s("al.pad.money",{player:c})}</span>
<input
type="number"
inputmode="numeric"
min="0"
step="1"
name=${`money/${c}`}
data-pointer=${`/players/${o}/money`}
value=${f??""}
onInput=${m=>$(m.currentTarget.value)}
/>
</label>
<p class="al-hint">${s("al.pad.hint")}</p>
<div class="al-sea" data-pointer=${`/players/${o}/island`}>
<${ss}
island=${d}
tiles=${a}
coast=${l}
name=${s("al.island",{player:c,count:d.length})}
t=${s}
places=${h}
lens=${r}
chosen=${u&&ae(u.x,u.y)}
onTile=${({x:m,y:g})=>p({x:m,y:g})}
/>
</div>
<${Ca} counts=${Pt(d,a,l)} t=${s} />
${u&&i`<${kg} key=${ae(u.x,u.y)} ...${{draft:e,change:t,player:n,t:s,tiles:a,chosen:u,choose:p}} />`}
</section>
`}function kg({draft:e,change:t,player:n,t:o,tiles:s,chosen:r,choose:a}){let l=T(null),u=Nc(n.island,r);w(()=>l.current?.focus(),[u?.tile]);let p=(f,$)=>t(Ac(e,n.id,{tile:f,...r,rotation:$})),c=()=>{t(Lc(e,n.id,r)),a(null)},d=i`<${rs} tiles=${s} used=${Rc(e)} pick=${p} t=${o} />`;return i`
<div class="al-editor" key=${u?.tile}>
<h2 ref=${l} tabindex="-1">${u?o("al.pad.change",{cell:Qo(r,n.island,o)}):o("al.pad.pick",{beside:Vn(r,n.island,o)})}</h2>
${u&&i`
<div class="al-turner">
<${Ea} turn=${f=>p(u.tile,(u.rotation+90*f+360)%360)} t=${o} />
<button type="button" class="al-button" data-remove onClick=${c}>${o("al.pad.remove")}</button>
<button type="button" class="al-button" onClick=${()=>a(null)}>${o("al.pad.close")}</button>
</div>
`}
${u?i`<details><summary>${o("al.pad.another")}</summary>${d}</details>`:d}
</div>
`}var Bc={id:"auctionland",turns:!0,Board:gc,Actions:cc,Deal:wc,Emblem:xc,label:mt,Piece:es,Breakdown:bc,scorePad:{empty:Cc,Form:Pc,request:jc},corrections:yc,pieceText:vc,publicActions:Mc,Own:hc,AtStake:uc,moments:Sc,motion:_c};var wg=[22,58,94].flatMap(e=>[22,54].map(t=>`M${t} ${e+22}V${e+8}l12-10 12 10v14z`)).join(""),Ic=()=>i`<svg viewBox="0 0 100 140" aria-hidden="true" focusable="false">
<rect x="1" y="1" width="98" height="138" rx="9" fill="#fdf8ec" stroke="#b9a987" stroke-width="1.5" />
<rect x="7" y="7" width="86" height="126" rx="5" fill="#7a2f2a" />
<g fill="none" stroke="#c98b6a" stroke-width="2" stroke-linejoin="round"><path d=${wg} /></g>
<rect x="11" y="11" width="78" height="118" rx="3" fill="none" stroke="#d9a883" stroke-opacity=".6" />
</svg>`,Fc=()=>i`<svg viewBox="0 0 140 88" aria-hidden="true" focusable="false">
<rect x="1" y="1" width="138" height="86" rx="6" fill="#fdf8ec" stroke="#9b8d6d" stroke-width="1.5" />
<rect x="6" y="6" width="128" height="76" rx="4" fill="#28563f" />
<g fill="none" stroke="#79ac8a" stroke-width="1.6">
${[1,2,3,4].map(e=>i`<ellipse cx="70" cy="44" rx=${e*14} ry=${e*8.5} />`)}
</g>
<text x="70" y="54" text-anchor="middle" font-size="30" font-weight="800" fill="#cfe7d4">$</text>
</svg>`;var xg=[14,24,34,44,54].flatMap(e=>[Dc(e,9),Dc(e,-9)]);function Dc(e,t){return`M8 ${e}c11 ${-t} 20 ${t} 31 0s20 ${t} 31 0 20 ${t} 31 0 20 ${t} 31 0`}function Sg(e){if(e===0)return{fill:"#e9e6e1",line:"#b3aca2",ink:"#574f47"};let t=Math.min(e,20)/20,n=155-t*112;return{fill:`hsl(${n} ${38+t*34}% ${90-t*6}%)`,line:`hsl(${n} 35% ${70-t*8}%)`,ink:`hsl(${n} 60% 16%)`}}var _g=()=>i`<path d="M12 78L128 10" stroke="#a8433a" stroke-width="3" stroke-opacity=".7" />`,Og=e=>i`
<path d="M86 70c3-9 7-9 5-2s6-8 8-3 5-6 8 0 6-3 10-4" fill="none" stroke=${e} stroke-width="1.5"
stroke-linecap="round" />`,Eg=(e,t)=>i`
<circle cx="28" cy="34" r="17" fill=${e} stroke=${t} stroke-width="1.8" />
<circle cx="28" cy="34" r="13.5" fill="none" stroke=${t} stroke-width=".8" stroke-dasharray="1.5 1.5" />
<text x="28" y="42" text-anchor="middle" font-size="22" font-weight="700" fill=${t}>$</text>`;function Hc({value:e}){let{fill:t,line:n,ink:o}=Sg(e);return i`<svg viewBox="0 0 140 88" aria-hidden="true" focusable="false">
<rect x="1" y="1" width="138" height="86" rx="6" fill=${t} stroke="#9b8d6d" stroke-width="1.5" />
<g fill="none" stroke=${n}>${xg.map(s=>i`<path d=${s} />`)}</g>
<rect x="6" y="6" width="128" height="76" rx="3" fill="none" stroke=${o} stroke-opacity=".45" />
${Eg(t,o)}
<text x="126" y="50" text-anchor="end" font-size=${e>99?36:44} font-weight="800" fill=${o}>
${e}
</text>
<path d="M14 72h52M80 72h46" stroke=${o} stroke-opacity=".55" />
${e===0?_g():Og(o)}
</svg>`}var qc=()=>i`
<path d="M26 84h40v34H26z" fill="#c99a5b" /><path d="M66 84l14-9v34l-14 9z" fill="#a1743d" />
<path d="M26 84l14-9h40l-14 9z" fill="#6d4a26" /><path d="M26 84l-11-7 13-9 12 7z" fill="#dab174" />
<path d="M66 84l8 6 14-9-8-6z" fill="#b98a4c" />
<path d="M38 100h14v18H38z" fill="#5b3d1e" /><path d="M38 100l-9 4v16l9-2z" fill="#dab174" />
<path d="M57 90h6M57 94h6" stroke="#8a6232" stroke-width="1.6" /><path d="M12 118c3-5 8-5 10 0z" fill="#7d9a5a" />`,zc=()=>i`
<path d="M50 62L16 118h68z" fill="#d87f52" /><path d="M50 62L30 118h12z" fill="#e79a70" />
<path d="M50 62l34 56H62z" fill="#b5613a" />
<path d="M50 70L39 118h22z" fill="#4d2a1f" /><path d="M50 70l-11 48h6z" fill="#f0b08a" />
<path d="M50 62V52" stroke="#5d4330" stroke-width="2" /><path d="M50 52l11 4-11 4z" fill="#f3d25f" />
<path d="M16 118l-6 4M84 118l6 4" stroke="#5d4330" stroke-width="1.6" />
<path d="M79 116l6-7 5 7z" fill="#e8792b" /><path d="M76 119h17" stroke="#5d4330" stroke-width="2.4" />`,Uc=()=>i`
<path d="M27 86h46v32H27z" fill="#a9764a" />
<path d="M27 94h46M27 102h46M27 110h46" stroke="#825633" stroke-width="1.4" />
<path d="M20 88l30-25 30 25z" fill="#6b4a3b" /><path d="M29 80l21-17 4 3-20 17z" fill="#85604d" />
<path d="M33 97h14v21H33z" fill="#553722" /><circle cx="44" cy="108" r="1.3" fill="#e5c15d" />
<path d="M54 95h13v11H54z" fill="#f5dc8b" stroke="#553722" stroke-width="2" />
<path d="M60.5 95v11" stroke="#553722" stroke-width="1.6" />
<path d="M65 62h6v12l-6-5z" fill="#74675f" />
<path d="M76 118v-9h10v9" fill="none" stroke="#825633" stroke-width="2" />`,Gc=()=>i`
<path d="M16 110V88c0-10 6-15 15-15h36c9 0 14 5 14 13v24z" fill="#f4ead3" />
<path d="M16 97h65v9H16z" fill="#c5523a" />
<path d="M23 80h20v12H23z" fill="#9ecbd6" stroke="#6f5a48" stroke-width="1.6" />
<path d="M23 80h20l-3 4H26z" fill="#e9b44a" />
<path d="M55 80h16v30H55z" fill="#e0cfa8" stroke="#6f5a48" stroke-width="1.6" />
<path d="M58 83h10v8H58z" fill="#9ecbd6" />
<path d="M81 109h11" stroke="#514337" stroke-width="3" /><circle cx="38" cy="111" r="8" fill="#3c342f" />
<circle cx="38" cy="111" r="3.4" fill="#cfc4b2" />
<path d="M90 110v8" stroke="#514337" stroke-width="2" /><path d="M46 73v-6h7v6" fill="#8d7a68" />`,Wc=()=>i`
<path d="M64 58h8v18h-8z" fill="#a2543f" />
<path d="M68 54c-4-4 3-6 0-11" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3" />
<path d="M24 84h52v34H24z" fill="#f3e6c8" /><path d="M15 88c9-15 18-24 27-25h18c9 1 17 10 25 25z" fill="#b98541" />
<path d="M15 88c9-15 18-24 27-25h6c-9 4-17 13-23 25z" fill="#cf9d57" />
<path d="M44 95c0-7 12-7 12 0v23H44z" fill="#5c7a4a" /><circle cx="53.5" cy="108" r="1.3" fill="#f1d37a" />
<path d="M29 95h10v10H29zM61 95h10v10H61z" fill="#a8d2dc" stroke="#7a5a3a" stroke-width="1.8" />
<path d="M34 95v10M66 95v10" stroke="#7a5a3a" stroke-width="1.4" />
<path d="M24 118c2-6 8-7 11-2 3-4 8-2 9 2zM60 118c3-6 8-5 10-1 3-4 8-2 9 1z" fill="#6f9a52" />
<circle cx="30" cy="113" r="1.7" fill="#e0607a" /><circle cx="71" cy="114" r="1.7" fill="#f1c84b" />`,Na=(e,t,n,o)=>i`
<path d=${`M${e} ${t+14}h24V118H${e}z`} fill=${n} />
<path d=${`M${e-1} ${t+15}L${e+12} ${t}l13 15z`} fill=${o} />
${[t+21,t+35].map(s=>i`
<path d=${`M${e+4} ${s}h6v8h-6zM${e+14} ${s}h6v8h-6z`} fill="#fbeec0" stroke="#5a4636" />`)}
<path d=${`M${e+8} 118v-12h8v12z`} fill="#4f3a2c" />`,Vc=()=>[Na(13,64,"#c96b4f","#6d4038"),Na(38,56,"#e2c07c","#7a5540"),Na(63,66,"#88a9a8","#4d5a62")];var Pe=(e,t,n,o,s)=>e.flatMap(r=>t.map(a=>i`<path d=${`M${r} ${a}h${n}v${o}h${-n}z`} fill=${s} />`)),Jc=()=>i`
<path d="M18 82h64v36H18z" fill="#f7f1e3" /><path d="M14 82l10-14h52l10 14z" fill="#b4573f" />
<path d="M34 82l16-13 16 13z" fill="#f7f1e3" stroke="#c9b99a" stroke-width="1.4" />
<circle cx="50" cy="77" r="2.6" fill="#9ecbd6" />
${Pe([22,71],[87,101],7,9,"#8fbfce")}<path d="M34 82h32v4H34z" fill="#e0d3b8" />
${Pe([36,45,52,61],[86],4,28,"#fff")}
<path d="M46.5 98h7v16h-7z" fill="#5d4637" /><path d="M32 114h36v4H32z" fill="#d8caac" />
<circle cx="12" cy="110" r="8" fill="#5f8f4e" /><circle cx="89" cy="111" r="7" fill="#5f8f4e" />`,Kc=()=>i`
<path d="M30 80h40v38H30z" fill="#d9c7a3" /><path d="M28 81l5-16h34l5 16z" fill="#4e5a6b" />
<path d="M14 72h17v46H14zM69 72h17v46H69z" fill="#e6d8b9" />
<path d="M12 73l10.5-23L33 73zM67 73l10.5-23L88 73z" fill="#3f4a5c" />
<path d="M22.5 50v-6M77.5 50v-6" stroke="#3f4a5c" stroke-width="1.6" />
<circle cx="22.5" cy="43" r="1.8" fill="#e9bf4a" /><circle cx="77.5" cy="43" r="1.8" fill="#e9bf4a" />
${Pe([19.5,74.5],[79,94],6,10,"#7d6a54")}
${Pe([35,59],[86,100],6,9,"#7d6a54")}
${Pe([38,47,56],[69],5,7,"#f3df9b")}
<path d="M44 118v-16c0-8 12-8 12 0v16z" fill="#5b3f2f" /><path d="M10 118h80" stroke="#6b8a55" stroke-width="3" />`,Zc=()=>i`
<path d="M12 84h20v34H12z" fill="#6d8296" /><path d="M72 76h18v42H72z" fill="#5b7288" />
<path d="M34 60h32v58H34z" fill="#88a6bd" /><path d="M54 60h12v58H54z" fill="#6c8ba4" />
<path d="M39 52h22v8H39z" fill="#7897af" /><path d="M50 52V41" stroke="#46586a" stroke-width="2" />
<circle cx="50" cy="41" r="1.8" fill="#e0533d" />
${Pe([37,44,51,58],[64,72,80,88,96],4.5,5,"#fff3c2")}
${Pe([15,21,27],[88,96,104],3,4,"#e9edf0")}
${Pe([75,82],[80,88,96,104],4,4,"#e9edf0")}
<path d="M44 106h12v12H44z" fill="#33424f" /><path d="M40 105h20v2.500H40z" fill="#e9bf4a" />`,as=(e,t,n)=>{let o=Array.from({length:n},(s,r)=>`M${e+r*6} ${t}h4v5h-4z`);return i`<path d=${o.join("")} fill="#a39a8b" />`},Yc=()=>i`
<path d="M24 86h52v32H24z" fill="#b7ae9e" />${as(26,82,8)}
<path d="M12 70h16v48H12zM72 70h16v48H72z" fill="#a39a8b" />${as(12,66,3)}${as(72,66,3)}
<path d="M41 58h18v30H41z" fill="#c6bdad" />${as(41,54,3)}
<path d="M50 54V41" stroke="#544a3e" stroke-width="1.8" />
<path d="M50 41h14l-4 4 4 4H50z" fill="#b9382f" />
${Pe([18.5,78.5],[78,94],3,9,"#4b4238")}${Pe([48.5],[64],3,9,"#4b4238")}
<path d="M40 118v-14c0-11 20-11 20 0v14z" fill="#4f3826" />
<path d="M45 97v21M50 96v22M55 97v21M40 106h20" stroke="#8a6a49" stroke-width="1.2" />`,Ra=(e,t,n,o)=>i`
<path fill="#e0ab36" d=${`M${e-n} ${t}
c${-n*.55} ${-o*.6} ${n*.7} ${-o*.7} ${n} ${-o}
c${n*.3} ${o*.3} ${n*1.55} ${o*.4} ${n} ${o}z`} />
<path d=${`M${e} ${t-o}v-5`} stroke="#a97a1d" stroke-width="1.6" />`,Qc=()=>i`
<path d="M14 88h72v30H14z" fill="#f8ecd9" /><path d="M14 88h72v4H14z" fill="#e2bf7a" />
<path d="M36 74h28v44H36z" fill="#fff6e6" />
<path d="M15 74h11v44H15zM74 74h11v44H74z" fill="#fff6e6" />
${Ra(50,74,13,24)}${Ra(20.5,75,6,14)}${Ra(79.5,75,6,14)}
<path d="M29 112v-11c0-6 7-6 7 0v11zM67 112v-11c0-6 7-6 7 0v11z" fill="#7f6fa0" />
<path d="M18 90v-7c0-4 5-4 5 0v7zM77 90v-7c0-4 5-4 5 0v7z" fill="#7f6fa0" />
${[40,47.5,55].map(e=>i`<path d=${`M${e} 92v-8c0-4 5-4 5 0v8z`} fill="#7f6fa0" />`)}
<path d="M43 118v-13c0-9 14-9 14 0v13z" fill="#6a4b8a" />
<path d="M43 118v-13c0-9 14-9 14 0v13" fill="none" stroke="#e0ab36" stroke-width="1.6" />
<path d="M10 118h80v3H10z" fill="#e2bf7a" />`,Mg=[[14,52],[28,46],[84,58],[72,48],[90,84],[12,96],[22,76],[80,104],[60,122],[38,126]],Xc=()=>i`
${Mg.map(([e,t],n)=>i`<circle cx=${e} cy=${t} r=${n%3?.9:1.5} fill="#fff" />`)}
<path d="M6 134v-8c28-14 60-14 88 0v8z" fill="#3f8fb0" />
<path d="M26 121c10-3 18-2 22 1s-8 4-14 4zM62 120c8 0 16 2 20 5-8 2-18 0-20-5z" fill="#6fb37f" />
<path d="M12 76h20v18H12zM68 76h20v18H68z" fill="#3c63a8" stroke="#c9d3e2" stroke-width="1.4" />
<path d="M18.5 76v18M25.5 76v18M12 85h20M74.5 76v18M81.5 76v18M68 85h20" stroke="#c9d3e2" stroke-width=".9" />
<path d="M32 83h36v4H32z" fill="#98a5b8" />
<ellipse cx="50" cy="85" rx="21" ry="8" fill="none" stroke="#e6ebf2" stroke-width="4" />
<path d="M43 64h14v40H43z" fill="#d7dee8" /><path d="M50 64h7v40h-7z" fill="#b3bfce" />
<path d="M43 64c0-8 14-8 14 0z" fill="#f2f5f9" /><path d="M45 104h10l-2 6h-6z" fill="#7f8ca0" />
${Pe([46,51],[69,92,98],3,3,"#ffd766")}
<path d="M29 85a21 8 0 0 0 42 0" fill="none" stroke="#f7f9fc" stroke-width="4" />
<path d="M50 56V46" stroke="#c9d3e2" stroke-width="1.4" /><circle cx="50" cy="45" r="2" fill="#ff6b57" />`;var Cg=[[2,"box",qc],[4,"tent",zc],[6,"hut",Uc],[9,"caravan",Gc],[12,"cottage",Wc],[15,"terrace",Vc],[18,"villa",Jc],[20,"manor",Kc],[22,"tower",Zc],[25,"castle",Yc],[28,"palace",Qc],[1/0,"station",Xc]],eu=e=>Cg.find(([t])=>e<=t),is=e=>`fs.home.${eu(e)[1]}`;function Tg(e,t){if(t==="station")return{sky:"#161d3f",ground:"#161d3f"};let n=Math.min(e,28)/28;return{sky:`hsl(${205+(n<.7?0:(n-.7)*560)} ${25+n*45}% ${80-Math.max(0,n-.75)*30}%)`,ground:`hsl(${70+n*45} ${22+n*14}% ${66-n*8}%)`}}function ls({value:e,at:t}){let[,n,o]=eu(e),{sky:s,ground:r}=Tg(e,n);return i`<svg viewBox="0 0 100 140" aria-hidden="true" focusable="false" ...${t}>
<rect x="1" y="1" width="98" height="138" rx="9" fill="#fdf8ec" stroke="#b9a987" stroke-width="1.5" />
<rect x="6" y="40" width="88" height="94" rx="4" fill=${s} />
${n!=="station"&&i`
<circle cx=${86-e%4*4} cy=${52+e%3*2} r="5" fill="#fff" opacity=".65" />
<path d="M6 116h88v14a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4z" fill=${r} />`}
<${o} />
<rect x="6" y="40" width="88" height="94" rx="4" fill="none" stroke="#6b5a3c" stroke-opacity=".45" />
<text x="10" y="32" font-size=${e>99?27:33} font-weight="800" fill="#2c2418">${e}</text>
<path d="M74 30V19l10-8 10 8v11z" fill="none" stroke="#8a774f" stroke-width="2.5" stroke-linejoin="round" />
</svg>`}var tu={houses:ls,cheques:Hc},ja={houses:Ic,cheques:Fc},Ag=10;function nu(e,t,n){return e==="cheques"?n("fs.cheque",{cheque:t}):n("fs.house.named",{house:t,home:n(is(t))})}function Te({kind:e,value:t,t:n,chosen:o=!1}){let s=tu[e];return i`
<span class="fs-card fs-${e} ${o?"is-chosen":""}" role="img" aria-label=${nu(e,t,n)}>
<${s} value=${t} />
</span>`}function Bt({kind:e,value:t,props:n}){let o=tu[e];return i`
<button type="button" class="fs-card fs-playable fs-${e}" ...${n}><${o} value=${t} /></button>`}function ou({kind:e,label:t}){let n=ja[e];return i`<span class="fs-card fs-${e}" role="img" aria-label=${t}><${n} /></span>`}function su({kind:e,count:t,t:n}){let o=ja[e],s=n(`fs.deck.${e}`,{count:t});return i`
<div class="fs-deck ${t===0?"is-empty":""}" data-deck=${e} role="img" aria-label=${s}>
<span class="fs-card fs-${e}">${t>0&&i`<${o} />`}</span>
<span class="fs-deck-count" aria-hidden="true">${t}</span>
</div>`}var Lg={houses:{box:"0 0 36 42",outline:"M2 16L18 2l16 14v24H2z",x:18,y:32},cheques:{box:"0 6 42 30",outline:"M2 8h38v26H2z",x:21,y:27}};function Ng({kind:e,value:t,t:n}){let{box:o,outline:s,x:r,y:a}=Lg[e];return i`
<svg class="fs-mini fs-mini-${e}" data-mini=${`${e}-${t}`} viewBox=${o} role="img" aria-label=${nu(e,t,n)}>
<path d=${s} />
<text x=${r} y=${a} text-anchor="middle" font-size=${t>99?13:17}>${t}</text>
</svg>`}var Ge=({kind:e,cards:t,t:n})=>i`
<span class="fs-pile">
${t.map((o,s)=>i`<${Ng} key=${`${o}/${s}`} kind=${e} value=${o} t=${n} />`)}
</span>`;function ru({kind:e,count:t}){let n=ja[e],o=Array.from({length:Math.min(t,Ag)},()=>i`<span><${n} /></span>`);return i`<span class="fs-fan" aria-hidden="true">${o}</span>`}var Qe=e=>Array.isArray(e),Xe=e=>Qe(e)?e.length:typeof e=="number"?e:e.hidden,Be=(e,t)=>Object.hasOwn(e,t)?e[t]:void 0,au=e=>e.reduce((t,n)=>t+n,0),Pa=new Set(["left-empty-handed","house-taken","house-won","house-sold","sweep"]);function iu(e){let t=[],n=[];for(let o of e)(o.type==="houses-revealed"||o.type==="cheques-revealed")&&(t=[]),Pa.has(o.type)&&(t.push(o),n=t);return n}function Ba(e){return e.phase==="selling"?e.players.filter(t=>Xe(t.houses)>0):e.players.filter(t=>!e.passed.includes(t.id))}function cs(e){let{houses:t}=e.market;return t.length===0?null:{house:Ba(e).length>t.length?null:t[0]}}var us=e=>Math.max(0,...Object.values(e.bids)),lu=({cheques:e,coins:t})=>au(e)+(t??0);function cu(e,t){let n=new Map,o=(s,r)=>n.set(s,(n.get(s)??0)+r);for(let s of Rg(e,t))o(s,1);for(let s of e.players.flatMap(({cheques:r})=>r))o(s,-1);return[...n].sort(([s],[r])=>s-r)}var Rg=(e,t)=>se(t,e,"cheques");function jg(e,t,n){let o=cs(n);return o===null?t("fs.pass"):o.house!==null?t("fs.pass.house",{house:o.house}):t(Be(n.bids,e)===void 0?"fs.pass.nothing":"fs.pass.bid-back")}function tn(e,t,n){switch(e.type){case"bid":return t("fs.bid");case"pass":return jg(e.player,t,n);case"sell":return e.house===void 0?t("fs.sell.last"):t("fs.sell.named",{house:e.house,home:t(is(e.house))});case"reveal":return t(e.houses?"fs.reveal.houses":"fs.reveal.cheques")}}function uu({view:e,legal:t,act:n,t:o,player:s,prepared:r,prepare:a,isConfirming:l}){let u=t.filter(({type:g,house:y})=>g==="sell"&&y!==void 0),p=t.filter(g=>!u.includes(g)),c=Qe(e.players.find(({id:g})=>g===s).houses),d=g=>tn(g,o,e),f=T(null);Ce(f,".fs-playable");let $=g=>ce({label:d(g),action:g,onAct:()=>n(g)}),h=ft({act:n,legal:t,view:e,prepared:r,prepare:a}),m=g=>ce({label:d(g),...h(g)});return l&&c?null:i`<div class="fs-actions">
${p.map(g=>i`
<button type="button" class="action" key=${g.type} ...${$(g)}>${d(g)}</button>`)}
${u.length>0&&i`<p>${o(c?"fs.sell.from-hand":"fs.sell.which",{player:s})}</p>`}
${u.length>0&&!c&&i`<ul class="fs-picks" ref=${f}>
${u.map(g=>i`<li key=${g.house}>
<${Bt} kind="houses" value=${g.house} props=${m(g)} />
</li>`)}
</ul>`}
</div>`}var pu=e=>({"--cards":Math.max(e.length,3)});function Pg(e,t,n,o){return e===n.house?o("fs.note.next"):e===t.at(-1)?o("fs.note.last"):""}function Bg({view:e,t}){let{houses:n}=e.market,o=cs(e);return i`
<ul class="fs-offer" style=${pu(n)} aria-label=${t("fs.offer.houses")}>
${n.map(s=>i`<li key=${s} data-house=${s}>
<${Te} kind="houses" value=${s} t=${t} />
<span class="fs-note">${Pg(s,n,o,t)}</span>
</li>`)}
</ul>
${o&&o.house===null&&i`<p class="fs-hint">${t("fs.note.empty-handed")}</p>`}`}function Ig({player:e,view:t,t:n}){let o=Be(t.choices,e),s=o!==void 0,r=n("fs.sealed.awaited",{player:e});return i`<li data-sealed=${e} data-chosen=${String(s)}>
${!s&&i`<span class="fs-card fs-houses fs-blank" role="img" aria-label=${r}></span>`}
${o===null&&i`<${ou} kind="houses" label=${n("fs.sealed.chosen",{player:e})} />`}
${s&&o!==null&&i`<${Te} kind="houses" value=${o} t=${n} />`}
<span class="fs-note">${e}</span>
</li>`}function Fg({view:e,t}){let{cheques:n}=e.market;return i`
<ul class="fs-offer fs-offer-cheques" style=${pu(n)} aria-label=${t("fs.offer.cheques")}>
${n.map((o,s)=>i`<li key=${s} data-cheque=${o}>
<${Te} kind="cheques" value=${o} t=${t} />
</li>`)}
</ul>
<ul class="fs-offer fs-sealed-row" aria-label=${t("fs.sealed")}>
${Ba(e).map(({id:o})=>i`<${Ig} key=${o} player=${o} view=${e} t=${t} />`)}
</ul>`}function Ia({view:e,t}){if(e.phase!=="buying"||e.market.houses.length===0)return null;let n=us(e);return i`<p class="fs-high">${n===0?t("fs.bid.none"):t("fs.bid.highest",{bid:n})}</p>`}function du({view:e,toAct:t,isHere:n,t:o}){let s=e.phase==="buying",r=s?"houses":"cheques",a=s?Bg:Fg,l=u=>i`<${su} kind=${u} count=${Xe(e.decks[u])} t=${o} />`;return i`<section class="fs-market" data-fs="market" data-here=${n||void 0} aria-label=${o("fs.market")}>
<header>
<h2>${o(`fs.phase.${e.phase}`,{round:e.round})}</h2>
<${Ia} view=${e} t=${o} />
</header>
<div class="fs-middle">
${l(r)}
<div class="fs-laid">
${t.includes("table")&&i`<p class="fs-hint">${o(`fs.awaited.${r}`)}</p>`}
<${a} view=${e} t=${o} />
</div>
${s&&l("cheques")}
</div>
</section>`}function fu({view:e,t}){let n=e.phase==="buying"?"houses":"cheques";return e.market[n].length===0?null:i`
<b>${t(`fs.offer.${n}`)}</b> <${Ge} kind=${n} cards=${e.market[n]} t=${t} />
<${Ia} view=${e} t=${t} />`}var ps=5,Dg=6,Hg=(e,t)=>i`<g>
<path d=${`M${e-9} ${t}v3a9 3.5 0 0 0 18 0v-3z`} fill="#a8761a" />
<ellipse cx=${e} cy=${t} rx="9" ry="3.5" fill="#efc550" stroke="#8f6414" stroke-width=".8" />
<ellipse cx=${e} cy=${t} rx="5.5" ry="1.9" fill="none" stroke="#b98a25" stroke-width=".7" /></g>`;function $t({count:e}){if(e===0)return null;let t=Math.min(e,ps*Dg),n=Math.ceil(t/ps),o=Array.from({length:t},(s,r)=>Hg(10+Math.floor(r/ps)*16,24-r%ps*4));return i`<svg class="fs-coins" viewBox=${`0 0 ${n*16+4} 32`} aria-hidden="true" focusable="false">
${o}</svg>`}var mu=()=>i`<svg class="fs-coins" viewBox="0 0 28 32" aria-hidden="true" focusable="false">
<path d="M10 10C2 16 2 30 14 30s12-14 4-20z" fill="#94623a" stroke="#5f3d22" stroke-width="1.2" />
<path d="M9 3l5 3 5-3-2 7h-6z" fill="#b07a4b" stroke="#5f3d22" stroke-width="1.2" />
<path d="M9 10h10" stroke="#e5bf57" stroke-width="2" stroke-linecap="round" />
<text x="14" y="25" text-anchor="middle" font-size="12" font-weight="700" fill="#fff3dc">?</text></svg>`;var ds=e=>({"--seat":`var(--player-${e})`}),fs=({id:e,number:t})=>i`
<h3><span class="fs-number" aria-hidden="true">${t}</span><span class="fs-name">${e}</span></h3>`;function qg({player:e,number:t,standing:n,t:o}){let{cheque_total:s,coins:r}=n.breakdown;return i`<li class="fs-final-row" data-seat=${e.id} style=${ds(t)}>
<${fs} id=${e.id} number=${t} />
<ul class="fs-spread" aria-label=${o("fs.cheques")}>
${e.cheques.map((a,l)=>i`
<li key=${l}><${Te} kind="cheques" value=${a} t=${o} /></li>`)}
</ul>
<dl class="fs-sums">
<div><dt>${o("fs.cheques")}</dt><dd>${s}</dd></div>
<div><dt>${o("fs.coins")}</dt><dd><${$t} count=${r} />${r}</dd></div>
<div class="fs-total"><dt>${o("fs.total")}</dt><dd>${n.total}</dd></div>
</dl>
</li>`}function $u({view:e,scores:t,t:n}){let o=({id:s})=>t.standings.find(({player:r})=>r===s);return i`<section class="fs-market" aria-label=${n("fs.phase.finished")}>
<h2>${n("fs.phase.finished")}</h2>
<ol class="fs-final">
${e.players.map((s,r)=>i`
<${qg} key=${s.id} player=${s} number=${r+1} standing=${o(s)} t=${n} />`)}
</ol>
</section>`}function zg({house:e,sell:t,onTap:n,chosen:o,t:s}){if(!t)return i`<${Te} kind="houses" value=${e} t=${s} chosen=${o} />`;let r=ce({label:tn(t,s),...n(t)});return i`<${Bt} kind="houses" value=${e} props=${r} />`}function Ug(e,t){return e.length>0?"fs.hand.choose":t===null?"fs.hand":"fs.hand.chosen"}function hu({view:e,legal:t,onTap:n,seat:o,t:s}){let r=T(null);Ce(r,".fs-playable");let a=e.players.find(({id:p})=>p===o);if(!a||!Qe(a.houses)||a.houses.length===0)return null;let l=t.filter(({type:p})=>p==="sell"),u=Be(e.choices,o)??null;return i`<section class="fs-hand" data-hand=${o} data-here=${l.length>0||void 0} aria-label=${s("fs.hand.of",{player:o})}>
<h2>${s(Ug(l,u),{house:u})}</h2>
<ul ref=${r} style=${{"--cards":a.houses.length}}>
${a.houses.map(p=>i`<li key=${p} data-house=${p}>
<${zg} house=${p} sell=${l.find(c=>c.house===p)} onTap=${n}
chosen=${p===u} t=${s} />
</li>`)}
</ul>
</section>`}var ms=(e,t,n)=>i`<${Ge} kind=${e} cards=${t} t=${n} />`,Gg={"left-empty-handed":"nothing","house-taken":"taken","house-won":"won"};function Kn({type:e,paid:t=0,refund:n=0},o){let s=e!=="left-empty-handed"&&t+n===0?"free":Gg[e];return i`<span>${o(`fs.outcome.${s}`,{paid:t,refund:n})}</span>`}var gu=(e,t,n)=>i`
${ms("houses",e,n)}
<span role="img" aria-label=${n("fs.sold-for")}>→</span>
${ms("cheques",t,n)}`,Wg={"left-empty-handed":Kn,"house-taken":(e,t)=>[ms("houses",[e.house],t),Kn(e,t)],"house-won":(e,t)=>[ms("houses",[e.house],t),Kn(e,t)],"house-sold":({house:e,cheque:t},n)=>gu([e],[t],n),sweep:({houses:e,cheques:t},n)=>gu(e,t,n)};function bu({events:e,t}){let n=iu(e);return n.length===0?null:i`<section class="fs-outcome" aria-label=${t("fs.outcome")}>
<h2>${t("fs.outcome")}</h2>
<ul>
${n.map((o,s)=>i`
<li key=${s} data-outcome=${o.player}><b>${o.player}</b>${Wg[o.type](o,t)}</li>`)}
</ul>
</section>`}function Vg(e,t,n,o){let{id:s}=e,r=t.phase==="selling";return[s===o&&"you",n.includes(s)&&"to-act",t.forfeits?.some(({seat:a})=>a===s)&&"forfeited",t.passed.includes(s)&&"passed",r&&Be(t.choices,s)!==void 0&&"chosen",r&&Xe(e.houses)===0&&"sold-out",!r&&t.first_player===s&&"starts"].filter(Boolean)}function yu({count:e,t}){return e===null?i`<${mu} /><span class="fs-soft">${t("fs.hidden")}</span>`:i`<b class="fs-figure">${e}</b><${$t} count=${e} />`}function vu({kind:e,cards:t,t:n,inHand:o=!1}){let s=Xe(t),r=Qe(t)&&!o;return i`
<b class="fs-figure">${s}</b>
${r&&i`<${Ge} kind=${e} cards=${t} t=${n} />`}
${!r&&i`<${ru} kind=${e} count=${s} />`}`}var $s=({name:e,term:t,children:n})=>i`
<div class="fs-line fs-line-${e}" data-line=${e}><dt>${t}</dt><dd>${n}</dd></div>`,Jg=({signs:e,t})=>i`
<ul class="fs-signs" aria-label=${t("fs.signs")}>
${e.map(n=>i`<li key=${n} class="fs-sign fs-sign-${n}">${t(`fs.sign.${n}`)}</li>`)}
</ul>`;function Kg({player:e,number:t,view:n,toAct:o,seat:s,t:r}){let{id:a,coins:l,houses:u,cheques:p}=e,c=Vg(e,n,o,s),d=Be(n.bids,a),f=c.map($=>`is-${$}`).join(" ");return i`<li class="fs-seat ${f}" data-seat=${a} style=${ds(t)}>
<${fs} id=${a} number=${t} />
${c.length>0&&i`<${Jg} signs=${c} t=${r} />`}
<dl>
${d!==void 0&&i`<${$s} name="bid" term=${r("fs.bid")}><${yu} count=${d} /><//>`}
<${$s} name="coins" term=${r("fs.coins")}><${yu} count=${l} t=${r} /><//>
<${$s} name="houses" term=${r("fs.houses")}>
<${vu} kind="houses" cards=${u} inHand=${a===s} t=${r} />
<//>
${n.phase==="selling"&&i`<${$s} name="cheques" term=${r("fs.cheques")}>
<${vu} kind="cheques" cards=${p} t=${r} />
<//>`}
</dl>
</li>`}function ku({view:e,toAct:t,seat:n,t:o}){let s={view:e,toAct:t,seat:n,t:o};return i`<section class="fs-seats" aria-label=${o("fs.seats")}>
<ol data-seats=${e.players.length}>
${e.players.map((r,a)=>i`
<${Kg} key=${r.id} player=${r} number=${a+1} ...${s} />`)}
</ol>
</section>`}function wu({view:e,legal:t,act:n,t:o,seat:s,toAct:r,scores:a,prepared:l,prepare:u,last:p,log:c=p}){let d=i`<${bu} events=${c} t=${o} />`;return e.phase==="finished"?i`<div class="fs-board" data-phase="finished"><div class="fs-layout"><${$u} view=${e} scores=${a} t=${o} />${d}</div></div>`:i`<div class="fs-board" data-phase=${e.phase}><div class="fs-layout fs-playing">
<${du} view=${e} toAct=${r} isHere=${!Zg(e,t,s)} t=${o} />
<${hu} view=${e} legal=${t} onTap=${ft({act:n,legal:t,view:e,prepared:l,prepare:u})} seat=${s} t=${o} />
${d}
<${ku} view=${e} toAct=${r} seat=${s} t=${o} />
</div></div>`}function Zg(e,t,n){let o=e.players.find(({id:s})=>s===n)?.houses;return Array.isArray(o)&&t.some(({type:s})=>s==="sell")}var Fa=({name:e,amount:t,total:n=!1,children:o})=>i`
<li class="fs-score-line ${n?"is-total":""}">
<span class="fs-score-name">${e}</span>
<span class="fs-score-of">${o}</span>
<b class="fs-amount">${t}</b>
</li>`;function xu({standing:e,t}){let{cheques:n,cheque_total:o,coins:s}=e.breakdown;return i`<ul class="fs-breakdown" aria-label=${t("fs.breakdown.of",{player:e.player})}>
<${Fa} name=${t("fs.cheques")} amount=${o}>
<${Ge} kind="cheques" cards=${n} t=${t} />
<span class="fs-sum">${n.join(" + ")}</span>
<//>
<${Fa} name=${t("fs.coins.left")} amount=${s}><${$t} count=${s} /><//>
<${Fa} name=${t("fs.total")} amount=${e.total} total=${!0} />
</ul>`}var Su=[{kind:"coins",name:"fs.coins",at:{"/players/*/coins":""},bank:["/players/*/coins","/bids/*"]},{kind:"house",name:"fs.correct.house",at:{"/market/houses/*":"fs.market","/players/*/houses/*":"","/sold/*":"fs.correct.sold"},of:"houses",unseen:["/decks/houses/*","/removed/houses/*"],ascending:["/market/houses","/players/*/houses","/sold","/removed/houses"],follow:["/choices/*"]},{kind:"cheque",name:"fs.correct.cheque",at:{"/market/cheques/*":"fs.market","/players/*/cheques/*":""},of:"cheques",unseen:["/decks/cheques/*","/removed/cheques/*"],ascending:["/market/cheques","/players/*/cheques","/removed/cheques"]}];var Yg={x:60,y:12,width:80,height:112},Qg=[[2,"rotate(-26 100 210)"],[24,"rotate(26 100 210)"],[12,"rotate(0)"]],_u=()=>i`<svg viewBox="-25 0 250 150" aria-hidden="true" focusable="false">
${Qg.map(([e,t])=>i`<g transform=${t}><${ls} value=${e} at=${Yg} /></g>`)}
</svg>`;var Xg=new Set(["houses-revealed","cheques-revealed"]),eb={"house-won":"bought","house-sold":"sold",sweep:"sold"};function tb({log:e,start:t}){let n=[],o=[];return e.forEach((s,r)=>{if(Xg.has(s.type)&&(o=[]),!Pa.has(s.type))return;o.push(s);let a=eb[s.type];a===void 0||r<t||n.at(-1)?.events!==o&&n.push({kind:a,events:o})}),n}var Ou=(e,t,n)=>t.map(o=>i`<${Te} kind=${e} value=${o} t=${n} />`);function nb({event:e,t}){let{player:n,house:o,cheque:s,houses:r=o===void 0?[]:[o],cheques:a=s===void 0?[]:[s]}=e;return i`
<li data-deal=${n}>
<b>${n}</b>
<span class="fs-deal-cards">${Ou("houses",r,t)}${Ou("cheques",a,t)}</span>
${a.length===0&&Kn(e,t)}
</li>`}var ob=({moment:e,t})=>i`<ul class="fs-deals">${e.events.map(n=>i`<${nb} event=${n} t=${t} />`)}</ul>`,Eu={since:tb,title:({kind:e},t)=>t(`fs.moment.${e}`),Picture:ob};var Mu={pieces:{".fs-offer > [data-house]":({dataset:e})=>`houses-${e.house}`,".fs-offer > [data-cheque]":({dataset:e})=>`cheques-${e.cheque}`,"[data-sealed][data-chosen=true]":({dataset:e})=>`sealed-${e.sealed}`,"[data-mini]":({dataset:e})=>e.mini},bids:".fs-line-bid .fs-figure",payments({type:e,player:t,amount:n,refund:o}){return e==="bid"?[{from:t,to:null,amount:n}]:o>0?[{from:null,to:t,amount:o}]:[]},awards:["house-taken","house-won","house-sold","sweep"]};function Cu({legal:e,player:t,view:n,gameSheet:o}){let s=n.players.find(({id:a})=>a===t);if(n.phase==="selling")return sb({legal:e,player:t,seat:s});if(s.coins!==null)return e;let r={minimum:rb(n,t,o),maximum:null};return[{type:"bid",player:t,amount:r},{type:"pass",player:t}]}function sb({legal:e,player:t,seat:n}){return Xe(n.houses)>1?null:Qe(n.houses)?e:[{type:"sell",player:t}]}function rb(e,t,n){if(Object.keys(e.bids).length===0)return se(n,e,"minimum_opening_bid");let o=us(e);return se(n,e,"raise")==="exceed"?o+1:Math.max(o,(Be(e.bids,t)??0)+1)}function Tu({view:e,seat:t,t:n}){let{coins:o,houses:s,cheques:r}=e.players.find(({id:l})=>l===t),a=(l,u)=>u.length>0&&i`
<div class="fs-line"><dt>${n(`fs.${l}`)}</dt><dd><${Ge} kind=${l} cards=${u} t=${n} /></dd></div>`;return i`
<dl class="fs-own">
<div class="fs-line"><dt>${n("fs.coins")}</dt><dd><b class="fs-figure">${o}</b><${$t} count=${o} /></dd></div>
${a("houses",s)}
${a("cheques",r)}
</dl>`}var Au=({ruleset:e,variant:t,options:n,players:o})=>({ruleset:e,variant:t,options:n,players:o.map(s=>({id:s,coins:null,cheques:[]}))}),Da=(e,t,n)=>({...e,players:e.players.map(o=>o.id===t?{...o,...n(o)}:o)}),Lu=(e,t,n)=>Da(e,t,()=>({coins:n})),Nu=(e,t,n)=>Da(e,t,({cheques:o})=>({cheques:[...o,n].sort((s,r)=>s-r)})),Ru=(e,t,n)=>Da(e,t,({cheques:o})=>({cheques:o.filter((s,r)=>r!==n)})),ju=({ruleset:e,variant:t,options:n,players:o})=>({ruleset:e,variant:t,options:n,players:o.map(({id:s,coins:r,cheques:a})=>({id:s,...r!==null&&{coins:r},cheques:a}))});var ab=(e,t)=>e.some(({pointer:n})=>n?.startsWith(`/players/${t}/`));function ib({player:e,active:t,choose:n,error:o,t:s}){let{id:r,cheques:a}=e,l={count:a.length,total:lu(e)};return i`
<button type="button" aria-pressed=${String(t)} data-pad-player=${r} onClick=${()=>n(r)}>
<b>${r}</b>
<span>${s("fs.pad.so-far",l)}</span>
${o&&i`<span class="fs-error">${s("fs.pad.error")}</span>`}
</button>`}function lb({player:e,draft:t,change:n,t:o}){let s=({currentTarget:{value:r}})=>n(Lu(t,e.id,r===""?null:Math.max(0,Math.trunc(Number(r)))));return i`<label class="fs-coin-field">
<span>${o("fs.pad.coins",{player:e.id})}</span>
<input type="number" inputmode="numeric" min="0" step="1" name=${`coins/${e.id}`} onInput=${s}
value=${e.coins??""} data-pointer=${`/players/${t.players.indexOf(e)}/coins`} />
</label>`}function cb({player:e,draft:t,change:n,t:o}){if(e.cheques.length===0)return i`<p class="fs-soft">${o("fs.pad.none")}</p>`;let s=(r,a)=>({"aria-label":o("fs.pad.remove",{cheque:r,player:e.id}),"data-taken":r,onClick:()=>n(Ru(t,e.id,a))});return i`<ul class="fs-picks" aria-label=${o("fs.pad.taken",{player:e.id})}>
${e.cheques.map((r,a)=>i`<li key=${`${r}/${a}`}>
<${Bt} kind="cheques" value=${r} props=${s(r,a)} />
</li>`)}
</ul>`}function ub({player:e,draft:t,change:n,gameSheet:o,t:s}){let r=(a,l)=>({"aria-label":s("fs.pad.add",{cheque:a,player:e.id,count:l}),"data-pick":a,disabled:l<=0,onClick:()=>n(Nu(t,e.id,a))});return i`<ul class="fs-picks" aria-label=${s("fs.pad.left")}>
${cu(t,o).map(([a,l])=>i`<li key=${a}>
<${Bt} kind="cheques" value=${a} props=${r(a,l)} />
<span class="fs-note" aria-hidden="true">× ${l}</span>
</li>`)}
</ul>`}function Pu({draft:e,change:t,gameSheet:n,t:o,errors:s=[]}){let[r,a]=b(null),l=e.players.find(({id:p})=>p===r)??e.players[0],u={player:l,draft:e,change:t,t:o};return i`<div class="fs-pad">
<div class="fs-tabs" role="group" aria-label=${o("fs.pad.who")}>
${e.players.map((p,c)=>i`<${ib} key=${p.id} player=${p} active=${p===l}
choose=${a} error=${ab(s,c)} t=${o} />`)}
</div>
<section class="fs-pad-player" aria-label=${l.id}>
<${lb} key=${l.id} ...${u} />
<h2>${o("fs.pad.taken",{player:l.id})}</h2>
<${cb} ...${u} />
<h2>${o("fs.pad.left")}</h2>
<${ub} ...${u} gameSheet=${n} />
</section>
</div>`}var Bu={id:"for-sale",Emblem:_u,Board:wu,label:tn,Actions:uu,Piece:({component:e,value:t,t:n})=>i`<${Te} kind=${e} value=${t} t=${n} />`,Breakdown:xu,scorePad:{empty:Au,Form:Pu,request:ju},corrections:Su,sealed:["sell"],publicActions:Cu,Own:Tu,AtStake:fu,moments:Eu,motion:Mu};var K=e=>String(e).replace("-","−"),Se=e=>e>0?`+${e}`:K(e);var Ie=["upper","middle","lower"],hs=({before:e,after:t})=>e===t?K(e):`${K(e)} → ${K(t)}`;var Ft=e=>e.lots.length===e.requirement&&e.lots.every(t=>t.rooftop!==null),Ha=({value:e,effect:t})=>t==="shorten"?-e:e,Fu=(e,t)=>e.reduce((n,o)=>n+Ha(o),t.requirement);function It(e,{row:t,effect:n,permit:o}){let s=e.board[t];return n?s.requirement+Ha({value:e.placing.piece.value,effect:n}):s.requirement-Ha(s.permits.find(r=>r.value===o))}function pb(e,t){let n=e.board[t.row];return{...e.board,[t.row]:{...n,...fb[e.placing.piece.kind](n,t,e)}}}var db=({permits:e},t)=>e.filter(({value:n})=>n!==t),fb={cube:(e,{lot:t},{placing:{piece:n}})=>{let{cubes:o}=e.lots[t-1]??{cubes:[]};return Iu(e,t,{cubes:[...o,{colour:n.colour,value:n.value}],rooftop:null})},rooftop:(e,{lot:t},{placing:{piece:n}})=>Iu(e,t,{...e.lots[t-1],rooftop:n.value}),permit:(e,t,n)=>({permits:[...e.permits,{value:n.placing.piece.value,effect:t.effect}],requirement:It(n,t)}),cancel:(e,t,n)=>({permits:db(e,t.permit),requirement:It(n,t)}),mayor:()=>({mayor:!0})},Iu=({lots:e},t,n)=>({lots:Object.assign([...e],{[t-1]:n})});function mb(e,t){let n=se(t,e,"unroofed");return Object.entries(e.board).flatMap(([o,s])=>s.lots.map((r,a)=>{let l=e.certificates[r.cubes.at(-1).colour];return{row:o,lot:a+1,player:l,points:$b(r,s,n)}}))}function $b({cubes:e,rooftop:t},n,o){let s=e.reduce((a,{value:l})=>a+l,t??0),r=t===null?o==="negative"?-1:0:Ft(n)?1:-1;return s*r*(n.mayor?2:1)||0}function gs(e,t,n){let[o,s]=[e,t===null?e:hb(e,t)].map(l=>mb(l,n)),r=(l,u,p)=>l.filter(c=>c[u]===p).reduce((c,{points:d})=>c+d,0),a=(l,u)=>({before:r(o,l,u),after:r(s,l,u)});return{players:e.players.map(({id:l})=>({player:l,...a("player",l)})),rows:Object.fromEntries(Object.keys(e.board).map(l=>[l,a("row",l)]))}}function hb(e,t){let{piece:n,player:o}=e.placing,s=n.kind==="cube"?{[n.colour]:o,...e.certificates}:e.certificates;return{...e,board:pb(e,t),certificates:s}}function bs({piece:e},t){if(e.kind!=="cube")return e;let n=t.market[e.row-1];return{kind:"cube",...n[e.end==="left"?0:n.length-1]}}function Dt(e){let t=Object.entries(e.bids).sort(([,
n],[,o])=>o-n);return t.length>0?{player:t[0][0],amount:t[0][1]}:null}function Du(e,t,n){let o=t.at(-1);return o===void 0||!n&&o.value>e.value}var Hu=(e,t)=>t.cash*e.length,qu={rows:3,length:8};function zu({view:e,gameSheet:t,at:n,t:o}){let{players:s}=gs(e,n,t),r=({player:l,before:u,after:p})=>o(u===p?"es.effect.same":"es.effect",{player:l,before:K(u),after:K(p)}),a=n===null?"":JSON.stringify(n);return w(()=>{let l=s.filter(({before:u,after:p})=>u!==p);a!==""&&Me(l.map(r).join("; ")||o("es.effect.none"))},[a]),i`
<div class="es-effect" data-at=${a}>
<p class="es-note" id="es-effect">${o("es.effect.title")}</p>
<ul aria-labelledby="es-effect">
${s.map((l,u)=>i`
<li key=${l.player} class=${l.before===l.after?"":"es-effect__changes"} style=${{"--seat":`var(--player-${u+1})`}}
data-effect=${l.player}>
<span class="es-effect__who" aria-hidden="true">${l.player}</span>
<span class="es-effect__figures" aria-hidden="true">${hs(l)}</span>
<span class="es-hidden">${r(l)}</span>
</li>`)}
</ul>
</div>`}var ht=["blue","green","yellow","purple","red","white"],gb=[12,24,36].map(e=>`M3 ${e}q5.25-6 10.5 0t10.5 0 10.5 0 10.5 0`).join(""),bb=[9,24,39].map(e=>[9,19,29,39].map(t=>`M${t} ${e}h.01`).join("")).join(""),Uu="M3 15L15 3M3 27L27 3M3 39L39 3M9 45L45 9M21 45L45 21M33 45L45 33",yb=`${Uu}M33 3L45 15M21 3L45 27M9 3L45 39M3 9L39 45M3 21L27 45M3 33L15 45`,vb="M3 13.5h42M3 24h42M3 34.5h42M17 3v10.5M33 3v10.5M9 13.5v10.5M40 13.5v10.5M8 24v10.5M39 24v10.5M17 34.5v10.5M33 34.5v10.5",kb={blue:gb,green:bb,yellow:Uu,purple:yb,red:vb,white:"M9 9h30v30h-30z"},Zn=({box:e,kind:t,piece:n,children:o})=>i`<svg class=${`es-piece ${t}`} data-piece=${n} viewBox=${e} aria-hidden="true" focusable="false">${o}</svg>`,ye=({colour:e,value:t})=>i`
<${Zn} box="0 0 48 48" kind=${`es-cube es-${e}`} piece=${t==null?void 0:`${e}-${t}`}>
<rect class="es-face" x="1.5" y="1.5" width="45" height="45" rx="5" />
<path class=${`es-pattern${e==="green"?" es-pattern--dots":""}`} d=${kb[e]} />
<path class="es-gleam" d="M6 4.5h36" />
${t!=null&&i`<circle class="es-plate" cx="24" cy="24" r="13.5" /><text x="24" y="32">${t}</text>`}
<//>`,et=({value:e})=>i`
<${Zn} box="0 0 60 32" kind=${`es-roof${e==null?" es-roof--back":""}`}>
<path class="es-face" d="M1.5 30.5L13 4.5Q14 2.5 16.5 2.5H43.5Q46 2.5 47 4.5L58.5 30.5Z" />
<path class="es-pattern" d="M10 12h8M42 12h8M7 21h11M42 21h11" />
<text x="30" y="25">${e??"?"}</text>
<//>`,wb={shorten:"−",lengthen:"+"},qa=(e,t)=>`${wb[t]??"±"}${e}`,za=({value:e,effect:t})=>i`
<${Zn} box="0 0 48 48" kind=${`es-permit es-permit--${t??"open"}`} piece=${`permit-${e}`}>
<path class="es-post" d="M24 30v17" />
<rect class="es-face" x="2" y="5" width="44" height="27" rx="3" />
<path class="es-pattern" d="M6 9h36v19H6z" />
<text x="24" y="26">${qa(e,t)}</text>
<//>`,nn=()=>i`
<${Zn} box="0 0 48 48" kind="es-mayor" piece="mayor">
<path class="es-face" d="M12 5Q24 1 36 5L34 31H14Z" />
<path class="es-band" d="M13.6 23H34.4L34 30H14Z" />
<path class="es-face" d="M3 31Q24 25 45 31Q46 37 24 39Q2 37 3 31Z" />
<text x="24" y="19">×2</text>
<//>`,xb=()=>i`
<${Zn} box="0 0 48 48" kind="es-cancel" piece="cancel">
<rect class="es-face" x="3" y="3" width="42" height="42" rx="5" />
<path class="es-cross" d="M14 14L34 34M34 14L14 34" />
<//>`,ys=()=>i`
<svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true"><path class="es-gavel" d="M3 17.5h8M5.5 5.5l5-3.5 4 5.5-5 3.5zM12 9l6 6" /></svg>`;function de({piece:e,effect:t}){return e.kind==="cube"?i`<${ye} colour=${e.colour} value=${e.value} />`:e.kind==="rooftop"?i`<${et} value=${e.value} />`:e.kind==="permit"?i`<${za} value=${e.value} effect=${t} />`:e.kind==="mayor"?i`<${nn} />`:i`<${xb} />`}function ee(e,t){let n=e.colour&&t(`es.colour.${e.colour}`);return t(`es.piece.${e.kind}`,{colour:n,value:e.value})}function gt(e,t,n){return e.type==="offer"?Sb(e,t,n):e.type==="place"?_b(e,t,n):e.type==="sell"||e.type==="keep"?t(`es.${e.type}`,Dt(n.auction)):e.type==="reveal"?ee({kind:"rooftop",value:e.rooftop},t):t(`es.${e.type}`,{amount:e.amount})}function Sb(e,t,n){let{piece:o}=e;if(o.kind==="rooftop")return t("es.offer.rooftop");if(o.kind!=="cube")return t("es.offer.piece",{piece:ee(o,t)});let s=t(`es.end.${o.end}`,{row:o.row});return t("es.offer.cube",{piece:ee(bs(e,n),t),where:s})}function _b(e,t,n){let o=t(`es.row.${e.row}`);if(e.effect)return t(`es.place.${e.effect}`,{row:o,to:It(n,e)});if(e.permit)return t("es.place.cancel",{row:o,permit:e.permit,to:It(n,e)});if(!e.lot)return t("es.place.mayor",{row:o});let s=n.board[e.row].lots[e.lot-1];return s?t("es.place.building",{row:o,lot:e.lot,building:Yn(s,t)}):t("es.place.lot",{row:o,lot:e.lot})}var Yn=(e,t)=>e.cubes.map(n=>t("es.cube",{colour:t(`es.colour.${n.colour}`),value:n.value})).join(", ");var Ua=()=>({lots:{},signs:{},cancels:{},mayor:null});function vs(e,t,n){let o=t.filter(({type:s})=>s==="place");return zn(e&&{...e,tapped:e.at??e.tapped},o,n)}function Gu({view:e,legal:t,onTap:n,prepare:o,name:s}){let r={upper:Ua(),middle:Ua(),lower:Ua()},a=l=>o(u=>({...u,ply:e.ply,at:l}));for(let l of t.filter(u=>u.type==="place")){let u={onHover:()=>a(l),onLeave:()=>a(void 0)},p={label:s(l),...n(l),...u,ghost:e.placing.piece};Ob(r[l.row],l,p,e)}return r}function Ob(e,t,n,o){t.lot?e.lots[t.lot]=n:t.effect?e.signs[It(o,t)+1]={...n,effect:t.effect}:t.permit?e.cancels[t.permit]=n:e.mayor=n}var Eb={offer:"pieces",place:"land"},ks=e=>JSON.stringify(e);function Mb({action:e,act:t,t:n,view:o}){let s=bs(e,o),r=s.kind==="rooftop"?n("es.supply.next"):ee(s,n);return i`
<button type="button" class="es-actions__offer" data-action=${ks(e)} onClick=${()=>t(e)}>
<${de} piece=${s} /><span>${r}</span>
</button>`}function Wu({view:e,gameSheet:t,legal:n,act:o,prepared:s,isConfirming:r,t:a}){let u=n.some(({type:h})=>h==="place")&&i`<${zu} view=${e} gameSheet=${t} at=${vs(s,n,e)} t=${a} />`;if(r)return u&&i`<div class="es">${u}</div>`;let p=h=>n.filter(({type:m})=>h===(Eb[m]??"words")),[c,d,f]=["pieces","land","words"].map(p),$=h=>i`
<button type="button" class=${`action ${h.type}`} key=${ks(h)} data-action=${ks(h)} onClick=${()=>o(h)}>
${gt(h,a,e)}
</button>`;return i`
<div class="es es-actions">
${f.map($)}
${d.length>0&&i`
<p>${a("es.choose.place")}</p>
${u}
<details>
<summary>${a("es.choose.list",{count:d.length})}</summary>
<div class="es-actions">${d.map($)}</div>
</details>`}
${c.length>0&&i`
<div role="group" aria-label=${a("es.offers")}>
<p class="es-note" aria-hidden="true">${a("es.offers")}</p>
<div class="es-actions__offers">
${c.map(h=>i`<${Mb} key=${ks(h)} action=${h} act=${o} t=${a} view=${e} />`)}
</div>
</div>`}
</div>`}var Cb={offer:(e,t)=>[t("es.block.offer",{player:e.auctioneer}),e.stowed?t("es.block.stowed"):""],reveal:(e,t)=>[t("es.block.reveal",{player:e.auctioneer}),t("es.block.reveal.do")],bidding:(e,t)=>[Vu(e,t),Tb(e,t)],settling:(e,t)=>[Vu(e,t),t("es.block.settle",{...Dt(e.auction),auctioneer:e.auctioneer})],placing:(e,t)=>[t("es.block.placing",{player:e.placing.player,piece:ee(e.placing.piece,t)}),t(`es.block.placing.${e.placing.piece.kind}`)],finished:(e,t)=>[t("es.block.finished"),t(`es.end.by.${e.ended_by}`)]},Vu=(e,t)=>t("es.block.offered",{player:e.auctioneer,piece:ee(e.auction.piece,t)});function Tb(e,t){let n=Dt(e.auction);return n?t("es.block.bid",n):t("es.block.no-bid")}var Ga=(e,t)=>Cb[e.phase](e,t);function Wa({phase:e,auction:t,placing:n}){return e==="reveal"?{kind:"rooftop"}:t?.piece??n?.piece}function Ju({view:e,t}){let n=Wa(e),[o,s]=Ga(e,t);return i`
<section class="es-block" aria-labelledby="es-block" data-here=${["bidding","settling","reveal"].includes(e.phase)||void 0}>
<div class="es-block__piece">${n?i`<${de} piece=${n} />`:i`<${ys} />`}</div>
<div>
<h2 id="es-block">${o}</h2>
<p class="es-block__line">${s}</p>
</div>
</section>`}function Ku({view:e,t}){let n=Wa(e);if(!n)return null;let[o,s]=Ga(e,t);return i`
<span class="es es-loose es-stake"><${de} piece=${n} /></span>
<span><b>${o}</b><br />${s}</span>`}var Zu={"permit-1":{kind:"permit",value:1},"permit-2":{kind:"permit",value:2},"permit-3":{kind:"permit",value:3},mayor:{kind:"mayor"},cancel:{kind:"cancel"}},Yu=(e,t)=>e.kind===t.kind&&e.value===t.value;function Va({action:e,name:t,kind:n,onTap:o,t:s,view:r,children:a}){if(!e)return i`<span class=${`es-offer ${n}`} role="img" aria-label=${t}>${a}</span>`;let l=ce({label:gt(e,s,r),...o(e)});return i`<button type="button" class=${`es-offer es-target ${n}`} ...${l}>${a}</button>`}function Ab({cubes:e,number:t,offers:n,...o}){let s=a=>a===0?"left":a===e.length-1?"right":null,r=a=>n.find(({piece:l})=>l.row===t&&l.end===s(a));return i`
<li class="es-market__row">
<span class="es-market__number" aria-hidden="true">${t}</span>
${e.map((a,l)=>i`
<${Va} action=${r(l)} name=${ee({kind:"cube",...a},o.t)} kind="es-offer--cube" ...${o}>
<${ye} ...${a} />
<//>`)}
${e.length===0&&i`<span class="es-note">${o.t("es.market.empty")}</span>`}
</li>`}function Qu({view:e,legal:t,onTap:n,t:o}){let s=t.filter(({type:r,piece:a})=>r==="offer"&&a.kind==="cube");return i`
<section class="es-panel es-market" aria-labelledby="es-market">
<h2 id="es-market">${o("es.market")}</h2>
<ol class="es-market__rows">
${e.market.map((r,a)=>i`
<${Ab} cubes=${r} number=${a+1} offers=${s} onTap=${n} t=${o} view=${e} />`)}
</ol>
<${Pb} certificates=${e.certificates} t=${o} />
</section>`}var Lb=e=>e.hidden??e.length??e;function Nb({view:e,legal:t,onTap:n,t:o}){let s=Lb(e.rooftops),r=t.find(({type:a,piece:l})=>a==="offer"&&l.kind==="rooftop");return i`
<li class="es-slot">
<${Va} action=${r} name=${o("es.rooftops.left",{count:s})} kind="es-offer--pile" onTap=${n} t=${o} view=${e}>
${s>0?i`<${et} />`:i`<span class="es-gone"></span>`}
<//>
<span class="es-slot__note" aria-hidden="true">${o("es.rooftops.left",{count:s})}</span>
</li>`}function Rb({id:e,view:t,legal:n,onTap:o,t:s}){let r=Zu[e],a=ee(r,s),l=t.specials.includes(e),u=n.find(p=>p.type==="offer"&&Yu(p.piece,r));return i`
<li class="es-slot">
${l?i`<${Va} action=${u} name=${a} kind="es-offer--special" onTap=${o} t=${s} view=${t}>
<${de} piece=${r} />
<//>`:i`<span class="es-offer es-gone" aria-hidden="true"></span>`}
<span class="es-slot__note" aria-hidden=${l?"true":void 0}>${l?a:s("es.gone",{name:a,where:s(jb(e,r,t))})}</span>
</li>`}function jb(e,t,n){if(n.out_of_game.includes(e))return"es.gone.out";let o=n.auction?.piece??n.placing?.piece;return o&&Yu(o,t)?"es.gone.auction":"es.gone.board"}var Xu=e=>i`
<section class="es-panel es-supply" aria-labelledby="es-supply">
<h2 id="es-supply">${e.t("es.supply")}</h2>
<ul class="es-slots">
<${Nb} ...${e} />
${Object.keys(Zu).map(t=>i`<${Rb} key=${t} id=${t} ...${e} />`)}
</ul>
</section>`,Ja=({colour:e,t})=>i`
<li class="es-deed"><${ye} colour=${e} /><span>${t(`es.colour.${e}`)}</span></li>`;function Pb({certificates:e,t}){let n=ht.filter(o=>!(o in e));return n.length===0?null:i`
<h3 class="es-market__free">${t("es.certificates.free")}</h3>
<ul class="es-deeds">${n.map(o=>i`<${Ja} key=${o} colour=${o} t=${t} />`)}</ul>`}var on=({cubes:e,rooftop:t,ghost:n})=>i`
<span class="es-stack">
${e.map(o=>i`<${ye} ...${o} />`)}
${t!=null&&i`<${et} value=${t} />`}
${n&&i`<span class="es-ghost"><${de} piece=${n} /></span>`}
</span>`;var sn=({target:e,kind:t,children:n})=>i`
<span class=${`es-spot ${t}`}><button type="button" class="es-target" ...${ce(e)}
onMouseEnter=${e.onHover} onMouseLeave=${e.onLeave} onFocus=${e.onHover} onBlur=${e.onLeave}></button>${n}</span>`;function Bb({lot:e,building:t,oneCube:n,beyond:o,t:s}){let r=n?` ${s("es.lot.one-cube")}`:"";if(!t)return`${s(o?"es.lot.beyond":"es.lot.empty",{lot:e})}${r}`;let a=t.rooftop===null?s("es.lot.open"):s("es.lot.roofed",{value:t.rooftop});return`${s("es.lot.built",{lot:e,stack:Yn(t,s)})} ${a}${r}`}function Ib({permit:e,target:t,t:n}){let o=i`<${de} piece=${{kind:"permit",value:e.value}} effect=${e.effect} />`;if(t)return i`<${sn} kind="es-sign" target=${t}>${o}<span class="es-strike"></span><//>`;let s=n("es.sign",{permit:e.value,sign:qa(e.value,e.effect)});return i`<span class="es-sign" role="img" aria-label=${s}>${o}</span>`}var Fb=({target:e})=>i`
<${sn} kind="es-sign" target=${e}>
<span class="es-ghost"><${de} piece=${e.ghost} effect=${e.effect} /></span>
<//>`,Db=({points:e,player:t})=>i`
<span class=${`es-points ${e<0?"es-points--bad":"es-points--good"}`}>
<b>${Se(e)}</b>
<span class="es-points__holder">${t}</span>
</span>`;function ep({lot:e,building:t,row:n,beyond:o,beside:s,oneCube:r,targets:a,fresh:l,scored:u,t:p}){let c=a.lots[e],d=["es-lot",o&&"es-lot--beyond",e===n.requirement&&"es-lot--last",r&&"es-lot--dirt",l&&"es-lot--fresh",c?.pressed&&"es-lot--chosen"],f=i`<${on} cubes=${t?.cubes??[]} rooftop=${t?.rooftop} ghost=${c?.ghost} />`,$=e===n.requirement+1?n.permits:[];return i`
<li class=${d.filter(Boolean).join(" ")}>
<div class="es-lot__air">
${$.map(h=>i`<${Ib} permit=${h} target=${a.cancels[h.value]} t=${p} />`)}
${a.signs[e]&&i`<${Fb} target=${a.signs[e]} />`}
${c?i`<${sn} kind="es-lot__hit" target=${c}>${f}<//>`:t&&f}
</div>
${!s&&i`
<span class="es-ground" aria-hidden="true"><span>${e}</span>${r&&i`<small>${p("es.one-floor")}</small>`}</span>`}
${!c&&!s&&i`<span class="es-hidden">${Bb({lot:e,building:t,oneCube:r,beyond:o,t:p})}</span>`}
${u&&(t?i`<${Db} ...${u.find(h=>h.lot===e)} />`:i`<span class="es-points"></span>`)}
</li>`}var tp={lots:{},signs:{},cancels:{},mayor:null};function Hb({mayor:e,target:t,t:n}){if(t)return i`<${sn} kind="es-street" target=${t}><span class="es-ghost"><${nn} /></span><//>`;let o=e&&i`<span role="img" aria-label=${n("es.mayor-here")}><${nn} /></span>`;return i`<div class="es-street">${o}</div>`}function qb({name:e,row:t,t:n}){let o=Ft(t),s=t.lots.filter(r=>r.rooftop!==null).length;return i`
<div class="es-row__head">
<h2>${n(`es.row.${e}`)}</h2>
<p class="es-row__need">${n("es.row.finished",{roofed:s,requirement:t.requirement})}</p>
<p class=${`es-row__state${o?" es-row__state--complete":""}`}>
${o?i`<span aria-hidden="true">✓ </span>`:""}${n(o?"es.row.complete":"es.row.incomplete")}
</p>
</div>`}function zb(e,t,n){let o=Math.max(e.lots,t.requirement+1,...Object.keys(n).map(Number));return Array.from({length:o},(s,r)=>r+1)}function Ub({name:e,row:t,components:n,targets:o,effect:s,fresh:r,scored:a,t:l}){let u=n.requirement,p=f=>i`
<${ep} key=${f} lot=${f} building=${t.lots[f-1]} row=${t} beyond=${f>t.requirement}
beside=${f>n.lots} oneCube=${n.one_cube_lots[e].includes(f)} targets=${o}
fresh=${r===f} scored=${a} t=${l} />`,c=(f,$)=>i`<ol class=${`es-lots es-lots--${$}`} start=${f[0]}>${f.map(p)}</ol>`,d=zb(n,t,o.signs);return i`
<section class=${`es-row${Ft(t)?" es-row--complete":""}`} aria-label=${l(`es.row.${e}`)} data-pointer=${`/board/${e}`}>
<${qb} name=${e} row=${t} t=${l} />
<div class="es-row__land">
<${Hb} mayor=${t.mayor} target=${o.mayor} t=${l} />
${c(d.slice(0,u),"near")}
<span class="es-river" aria-hidden="true"></span>
${c(d.slice(u),"far")}
${s&&i`<p class="es-row__points" title=${l("es.effect.title")} data-row-effect=${e}>${hs(s)}</p>`}
</div>
</section>`}var np=2/3,Gb=e=>e?e.ghost?.kind==="rooftop"?np:1:0;function Wb(e,t){let n=e.lots.map(({cubes:s,rooftop:r},a)=>s.length+(r===null?0:np)+Gb(t.lots[a+1])),o=e.permits.length+Object.keys(t.signs).length;return Math.max(2,o,...n)}function Vb(e){let t=[...e.querySelectorAll(".es-target")].map(s=>s.offsetLeft-e.offsetLeft+s.offsetWidth),n=Math.min(...t),o=e.scrollLeft+e.clientWidth;t.length>0&&(n>o||n<e.scrollLeft)&&(e.scrollLeft=n-e.clientWidth/2)}function ws({board:e,components:t,targets:n={},effect:o={},fresh:s,scores:r,isHere:a=!1,leave:l,t:u}){let p=T(null);Ce(p,".es-target",l);let c=r?.standings.flatMap(({player:f,breakdown:$})=>$.buildings.map(h=>({...h,player:f})));w(()=>Vb(p.current),[e]);let d=Ie.reduce((f,$)=>f+Wb(e[$],n[$]??tp),0);return i`
<div class="es-rows" data-here=${a||void 0} ref=${p} role="region" aria-label=${u("es.rows")} tabindex="0" style=${{"--es-floors":d.toFixed(2)}}>
${Ie.map(f=>i`
<${Ub} key=${f} name=${f} row=${e[f]} components=${t} targets=${n[f]??tp} effect=${o[f]}
fresh=${s?.row===f?s.lot:void 0} scored=${c?.filter($=>$.row===f)} t=${u} />`)}
</div>`}var op=()=>i`
<svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true">
<circle class="es-coin" cx="10" cy="10" r="8.5" /><circle class="es-coin__rim" cx="10" cy="10" r="5.5" />
</svg>`,sp=()=>i`
<svg class="es-icon" viewBox="0 0 20 20" aria-hidden="true">
<rect class="es-box" x="2" y="6" width="16" height="11" rx="2" /><path class="es-box__lid" d="M2 10h16M6 3.5h8" />
</svg>`,xs=({icon:e,name:t,figure:n,t:o})=>i`
<div class="es-money">
<dt title=${o(t)}><${e} /><span>${o(t)}</span></dt>
<dd>${n===null?i`<i>${o("es.hidden")}</i>`:n}</dd>
</div>`;function Jb(e,{auctioneer:t,auction:n,placing:o,phase:s},r){return s==="finished"?null:o?.player===e?r("es.seat.places"):e===t?r("es.seat.auctioneer"):n?e in n.bids?r("es.seat.bid",{amount:n.bids[e]}):n.passed.includes(e)?r("es.seat.passed"):r(n.turn===e?"es.seat.speaks":"es.seat.waits"):null}function Kb({player:e,number:t,view:n,acts:o,own:s,t:r}){let a=ht.filter(p=>n.certificates[p]===e.id),l=Jb(e.id,n,r),u=n.auction&&e.id in n.auction.bids;return i`
<li class=${`es-seat${o?" es-seat--acts":""}`} style=${{"--seat":`var(--player-${t})`}} data-player=${e.id}>
<div class="es-seat__name">
<span class="es-seat__number" aria-hidden="true">${t}</span>
<b>${e.id}</b>
${s&&i`<span class="es-seat__own">${r("es.seat.own")}</span>`}
${n.forfeits?.some(({seat:p})=>p===e.id)&&i`<span class="es-seat__doing">${r("scores.forfeited")}</span>`}
${l&&i`<span class=${`es-seat__doing${u?" es-seat__doing--bid":""}`}>
${e.id===n.auctioneer&&i`<${ys} />`}${l}
</span>`}
</div>
<dl class="es-seat__money">
<${xs} icon=${op} name="es.cash" figure=${e.cash} t=${r} />
<${xs} icon=${sp} name="es.cash-box" figure=${e.cash_box} t=${r} />
</dl>
${a.length>0?i`<ul class="es-deeds" aria-label=${r("es.certificates")}>
${a.map(p=>i`<${Ja} key=${p} colour=${p} t=${r} />`)}
</ul>`:i`<p class="es-note">${r("es.certificates.none")}</p>`}
</li>`}var rp=({view:e,toAct:t,seat:n,t:o})=>i`
<section class="es-players" aria-labelledby="es-seats">
<h2 id="es-seats" class="es-hidden">${o("es.seats")}</h2>
<ol class="es-seats">
${e.players.map((s,r)=>i`
<${Kb} key=${s.id} player=${s} number=${r+1} view=${e} acts=${t.includes(s.id)}
own=${s.id===n} t=${o} />`)}
</ol>
</section>`;function ap({view:e,seat:t,t:n}){let{cash:o,cash_box:s}=e.players.find(({id:r})=>r===t);return i`
<dl class="es es-own es-seat__money">
<${xs} icon=${op} name="es.cash" figure=${o} t=${n} />
<${xs} icon=${sp} name="es.cash-box" figure=${s} t=${n} />
</dl>`}var Zb=e=>e.find(t=>t.type==="placed"&&t.lot);function ip({view:e,gameSheet:t,legal:n,act:o,t:s,seat:r,toAct:a,scores:l,prepared:u,prepare:p,last:c=[]}){let d=ft({act:o,legal:n,view:e,prepared:u,prepare:p}),f=Gu({view:e,legal:n,onTap:d,prepare:p,name:y=>gt(y,s,e)}),h=n.some(({type:y})=>y==="place")?gs(e,vs(u,n,e),t).rows:{},m=T(null),g=()=>p?.(dt);return Ce(m,".es-target",g),i`
<div class="es">
<div class=${`es-layout es-layout--${e.phase}`}>
<${Ju} view=${e} t=${s} />
<${ws} board=${e.board} components=${t.components} targets=${f} effect=${h} leave=${g} isHere=${e.phase==="placing"}
fresh=${Zb(c)} scores=${l} t=${s} />
<div class="es-stocks" ref=${m} data-here=${e.phase==="offer"||void 0}>
<${Qu} view=${e} legal=${n} onTap=${d} t=${s} />
<${Xu} view=${e} legal=${n} onTap=${d} t=${s} />
</div>
<${rp} view=${e} toAct=${a} seat=${r} t=${s} />
</div>
</div>`}var lp=e=>e.reduce((t,n)=>t+n,0),Yb=({building:e})=>i`
<span class="es-lying" aria-hidden="true">
${e.cubes.map((t,n)=>i`
<${ye} colour=${n===e.cubes.length-1?e.colour:"plain"} value=${t} />`)}
${e.rooftop!==null&&i`<${et} value=${e.rooftop} />`}
</span>`;function Qb({cubes:e,rooftop:t,mayor:n},o){let s=t===null?e:[...e,t],r=lp(s),a=s.length>1?`${s.join(" + ")} = ${r}`:`${r}`;return n?`${a}; ${o("es.sheet.doubled",{sum:r,doubled:2*r})}`:a}function Xb({rooftop:e,complete:t,points:n},o){return o(e===null?n===0?"es.sheet.unroofed-nothing":"es.sheet.unroofed":t?"es.sheet.complete":"es.sheet.incomplete")}var ey=({building:e,t})=>i`
<tr>
<td><div class="es-sheet__building">
<${Yb} building=${e} />
<span class="es-sheet__where">${t("es.sheet.where",{row:t(`es.row.${e.row}`),lot:e.lot})}</span>
<span class="es-sheet__sum">${Qb(e,t)}</span>
<span class="es-sheet__why">${Xb(e,t)}</span>
</div></td>
<td class="es-number">${Se(e.points)}</td>
</tr>`,ty=({colour:e,buildings:t,t:n})=>i`
<tbody>
<tr class="es-sheet__company">
<th scope="rowgroup"><span class="es-sheet__colour"><${ye} colour=${e} /> ${n(`es.colour.${e}`)}</span></th>
<td class="es-number">${Se(lp(t.map(({points:o})=>o)))}</td>
</tr>
${t.map(o=>i`<${ey} key=${`${o.row}${o.lot}`} building=${o} t=${n} />`)}
</tbody>`;function cp({standing:e,t}){let{buildings:n,cash_box:o}=e.breakdown,s=ht.map(r=>[r,n.filter(a=>a.colour===r)]);return i`
<div class="es"><table class="es-sheet">
<caption class="es-hidden">${t("es.sheet.of",{player:e.player})}</caption>
<thead class="es-hidden"><tr><th scope="col">${t("es.sheet.buildings")}</th><th scope="col">${t("es.sheet.points")}</th></tr></thead>
${s.filter(([,r])=>r.length).map(([r,a])=>i`
<${ty} key=${r} colour=${r} buildings=${a} t=${t} />`)}
<tbody>
<tr><th scope="row">${t("es.cash-box")}</th><td class="es-number">${Se(o)}</td></tr>
</tbody>
<tfoot>
<tr><th scope="row">${t("es.sheet.total")}</th><td class="es-number"><b>${K(e.total)}</b></td></tr>
</tfoot>
</table></div>`}var up=[{kind:"cash",name:"es.cash",at:{"/players/*/cash":"es.cash","/players/*/cash_box":"es.cash-box"}},{kind:"certificate",name:"es.certificates",at:{"/certificates/*":""},choices:{"/certificates/*":"players"}},{kind:"cube",name:"es.correct.cube",at:{"/market/*/*":"es.correct.market","/auction/piece":"es.gone.auction","/placing/piece":"es.correct.placing","/board/*/lots/*/cubes/*":"es.correct.board"},of:"cubes"},{kind:"rooftop",name:"es.correct.rooftop",at:{"/auction/piece":"es.gone.auction","/placing/piece":"es.correct.placing","/board/*/lots/*/rooftop":"es.correct.board"},of:"rooftops",unseen:["/rooftops/*"]},{kind:"placed",name:"es.correct.placed",at:{"/board/*/lots":"es.correct.board"},pile:"cubes",empty:{cubes:[],rooftop:null}}];function pp(e,t){if(e!==null&&typeof e=="object")return t("es.cube",{colour:t(`es.colour.${e.colour}`),value:e.value});let n={upper:"es.row.upper",middle:"es.row.middle",lower:"es.row.lower"}[e];return n!==void 0?t(n):["blue","green","yellow","purple","red","white"].includes(e)?t(`es.colour.${e}`):String(e)}function dp({ruleset:e,variant:t,options:n,players:o},{components:s}){return{components:s,ruleset:e,variant:t,options:n,players:o.map(r=>({id:r,cash:s.cash,cash_box:0})),certificates:{},rows:{upper:[],middle:[],lower:[]},permits:{},mayor:null,chosen:{row:"upper",lot:1}}}function fp({ruleset:e,variant:t,options:n,players:o,certificates:s,...r}){let a=Za(r).filter(l=>s[l]);return{ruleset:e,variant:t,options:n,players:o,certificates:Object.fromEntries(a.map(l=>[l,s[l]])),board:Ka(r)}}var Ka=e=>Object.fromEntries(Ie.map(t=>[t,ny(e,t)]));function ny({rows:e,permits:t,mayor:n,components:o},s){let a=Object.entries(t).filter(([,l])=>l.row===s).map(([l,{effect:u}])=>({value:Number(l),effect:u}));return{lots:e[s],permits:a,requirement:Fu(a,o),mayor:n===s}}var mp=({rows:e})=>Ie.flatMap(t=>e[t]).flatMap(t=>t.cubes),Za=e=>[...new Set(mp(e).map(({colour:t})=>t))],oy=(e,t)=>mp(e).some(({colour:n,value:o})=>n===t.colour&&o===t.value),sy=({rows:e},t)=>Ie.flatMap(n=>e[n]).filter(n=>n.rooftop===t).length,bt=({rows:e,chosen:t})=>e[t.row][t.lot-1]??{cubes:[],rooftop:null};function Qn(e,t){let{row:n,lot:o}=e.chosen,s=e.rows[n].slice();return s.splice(o-1,1,...t.cubes.length?[t]:[]),{...e,rows:{...e.rows,[n]:s}}}function $p(e,t){let{cubes:n,rooftop:o}=bt(e);return Qn(e,{cubes:[...n,t],rooftop:o})}var hp=(e,t)=>Qn(e,{...bt(e),rooftop:t}),gp=e=>Qn(e,{cubes:bt(e).cubes.slice(0,-1),rooftop:null});function bp(e,t){let{row:n,lot:o}=e.chosen,s=e.components.one_cube_lots[n].includes(o);return!oy(e,t)&&Du(t,bt(e).cubes,s)}function yp(e,t){let{cubes:n,rooftop:o}=bt(e),s=e.components.rooftops.filter(r=>r===t).length;return n.length>0&&(o===t||sy(e,t)<s)}var vp=({players:e})=>e.reduce((t,{cash:n,cash_box:o})=>t+n+o,0);var Ya=({cubes:e,disabled:t,pick:n,t:o})=>i`
<div class="es-palette__cubes" role="group" aria-label=${o("es.pad.cubes")}>
${e.map(s=>i`
<button type="button" class="es-pick" key=${s.colour+s.value} aria-label=${ee({kind:"cube",...s},o)}
disabled=${t(s)} onClick=${()=>n(s)}><${ye} ...${s} /></button>`)}
</div>`;function ry({value:e,draft:t,change:n,t:o}){let s=bt(t).rooftop===e;return i`
<button type="button" class="es-pick es-pick--roof" aria-label=${ee({kind:"rooftop",value:e},o)} aria-pressed=${String(s)}
disabled=${!yp(t,e)} onClick=${()=>n(hp(t,s?null:e))}><${et} value=${e} /></button>`}function kp({draft:e,change:t,t:n}){let{components:o}=e,{row:s,lot:r}=e.chosen,l=bt(e).cubes.length>0;return i`
<section class="es-panel es-palette" aria-labelledby="es-palette">
<h2 id="es-palette">${n("es.pad.building",{row:n(`es.row.${s}`),lot:r})}</h2>
<p class="es-note">${n(l?"es.pad.next-cube":"es.pad.first-cube")}</p>
<${Ya} cubes=${o.cubes} disabled=${u=>!bp(e,u)}
pick=${u=>t($p(e,u))} t=${n} />
<div class="es-palette__roofs" role="group" aria-label=${n("es.pad.rooftop")}>
${[...new Set(o.rooftops)].map(u=>i`<${ry} key=${u} value=${u} draft=${e} change=${t} t=${n} />`)}
</div>
<div class="es-palette__undo">
<button type="button" class="es-button" disabled=${!l} onClick=${()=>t(gp(e))}>
${n("es.pad.take-off")}
</button>
<button type="button" class="es-button" disabled=${!l} onClick=${()=>t(Qn(e,{cubes:[]}))}>
${n("es.pad.clear")}
</button>
</div>
</section>`}var{rows:Ss,length:rn}=qu,ay=e=>e?.cubes?.flat()??[];function wp(e){return e.length===0?null:{cubes:Array.from({length:Ss},(t,n)=>e.slice(n*rn,(n+1)*rn))}}function xp({deal:e,change:t,gameSheet:n,t:o}){let s=ay(e),r=s.length===Ss*rn,a=l=>r||s.some(({colour:u,value:p})=>u===l.colour&&p===l.value);return i`
<div class="es es-deal">
<p role="status">${o("es.deal.laid",{there:s.length,due:Ss*rn})}</p>
<ol class="es-deal__rows">
${Array.from({length:Ss},(l,u)=>i`
<li class="es-deal__row" key=${u} aria-label=${o("es.deal.row",{row:u+1})}>
${Array.from({length:rn},(p,c)=>s[u*rn+c]).map(p=>p?i`<${ye} ...${p} />`:i`<span class="es-gone"></span>`)}
</li>`)}
</ol>
<${Ya} cubes=${n.components.cubes} disabled=${a} pick=${l=>t(wp([...s,l]))} t=${o} />
<button type="button" class="es-button" disabled=${s.length===0} onClick=${()=>t(wp(s.slice(0,-1)))}>
${o("es.deal.undo")}
</button>
</div>`}var iy=[{cubes:[{colour:"red",value:5},{colour:"yellow",value:2}],rooftop:4},{cubes:[{colour:"blue",value:6},{colour:"white",value:4},{colour:"green",value:1}],rooftop:6},{cubes:[{colour:"purple",value:3}],rooftop:2}],Sp=()=>i`<span class="es es-loose es-emblem">${iy.map(e=>i`<${on} ...${e} />`)}</span>`;var ly=new Set(["sold","kept","taken-free"]);function cy({log:e,start:t,before:n,view:o}){let s=e.slice(t),r=n.auction?.piece,a=s.flatMap(p=>(p.type==="auction-begins"&&(r=p.piece),ly.has(p.type)&&r?[{kind:"auction",events:[p],piece:r}]:[])),l=Object.keys(o.board).filter(p=>Ft(o.board[p])&&!Ft(n.board[p])),u=p=>s.filter(({type:c,row:d})=>c==="placed"&&d===p);return[...a,...l.map(p=>({kind:"row",events:u(p),name:p,row:o.board[p]}))]}var uy=({kind:e,events:t,name:n},o)=>e==="row"?o("es.moment.row",{row:o(`es.row.${n}`)}):t[0].text,py=({moment:e,t})=>i`
<div class="es es-moment" data-moment-piece>
${e.kind==="row"?e.row.lots.map(({cubes:n,rooftop:o})=>i`<${on} cubes=${n} rooftop=${o} />`):i`<span role="img" aria-label=${ee(e.piece,t)}><${de} piece=${e.piece} /></span>`}
</div>`,_p={since:cy,title:uy,Picture:py};var dy=".es-lot--fresh .es-roof",Op={pieces:{"[data-piece]:not(.es-ghost *)":({dataset:e})=>e.piece,".es-block__piece .es-roof":()=>"roof",[dy]:()=>"roof"},bids:".es-seat__doing--bid",payments({type:e,player:t,buyer:n,bidder:o,price:s}){return e==="sold"?[{from:n,to:t,amount:s}]:e==="kept"?[{from:t,to:o,amount:s}]:[]},awards:["sold","kept","taken-free"]};function Mp({legal:e,player:t,view:n,gameSheet:o}){let{cash:s}=n.players.find(({id:r})=>r===t);return!(n.phase in Ep)||s!==null?e:Ep[n.phase]({legal:e,player:t,view:n,gameSheet:o})}var Ep={offer:({legal:e,player:t,view:n})=>[...n.stowed?[]:[{type:"stow",player:t}],...e.filter(({type:o})=>o==="offer")],bidding:({player:e,view:t,gameSheet:n})=>[{type:"bid",player:e,amount:{minimum:fy(t,n),maximum:null}},{type:"pass",player:e}],settling:({player:e})=>[{type:"sell",player:e},{type:"keep",player:e}]};function fy(e,t){let n=Dt(e.auction);return n===null?se(t,e,"minimum_bid"):n.amount+1}function my({draft:e,change:t,t:n}){let o=(r,a)=>{let l=e.rows[r][a-1],u=e.chosen.row===r&&e.chosen.lot===a,p={row:n(`es.row.${r}`),lot:a,building:l&&Yn(l,n)};return{label:n(l?"es.place.building":"es.place.lot",p),pressed:u,onAct:()=>t({...e,chosen:{row:r,lot:a}})}},s=r=>{let a=Math.min(e.rows[r].length+1,e.components.lots);return{lots:Object.fromEntries(Array.from({length:a},(u,p)=>[p+1,o(r,p+1)])),signs:{},cancels:{},mayor:null}};return Object.fromEntries(Ie.map(r=>[r,s(r)]))}var Qa=({name:e,picture:t,value:n,options:o,onPick:s})=>i`
<label class="es-choice">
<span class="es-choice__name">${t}${e}</span>
<select value=${n} aria-label=${e} onChange=${r=>s(r.currentTarget.value)}>
${o.map(([r,a])=>i`<option key=${r} value=${r} selected=${r===n}>${a}</option>`)}
</select>
</label>`;function $y({draft:e,change:t,t:n}){let o=Ie.flatMap(l=>["shorten","lengthen"].map(u=>[`${l} ${u}`,n(`es.pad.${u}`,{row:n(`es.row.${l}`)})])),s=["",n("es.pad.not-on-board")],r=(l,u)=>{let[p,c]=u.split(" "),{[l]:d,...f}=e.permits;t({...e,permits:u?{...f,[l]:{row:p,effect:c}}:f})},a=l=>e.permits[l]?`${e.permits[l].row} ${e.permits[l].effect}`:"";return i`
<fieldset class="es-panel es-fields">
<legend>${n("es.pad.specials")}</legend>
${e.components.permits.map(l=>i`
<${Qa} key=${l} name=${ee({kind:"permit",value:l},n)} picture=${i`<${za} value=${l} />`}
value=${a(l)} options=${[s,...o]} onPick=${u=>r(l,u)} />`)}
<${Qa} name=${ee({kind:"mayor"},n)} picture=${i`<${nn} />`} value=${e.mayor??""}
options=${[s,...Ie.map(l=>[l,n(`es.row.${l}`)])]}
onPick=${l=>t({...e,mayor:l||null})} />
</fieldset>`}function hy({draft:e,change:t,t:n}){let o=Za(e),s=[["",n("es.pad.choose")],...e.players.map(({id:r})=>[r,r])];return i`
<fieldset class="es-panel es-fields" data-pointer="/certificates">
<legend>${n("es.certificates")}</legend>
${o.length===0&&i`<p class="es-note">${n("es.pad.no-certificates")}</p>`}
${ht.filter(r=>o.includes(r)).map(r=>i`
<${Qa} key=${r} name=${n(`es.colour.${r}`)} picture=${i`<${ye} colour=${r} />`}
value=${e.certificates[r]??""} options=${s}
onPick=${a=>t({...e,certificates:{...e.certificates,[r]:a}})} />`)}
</fieldset>`}function gy({draft:e,change:t,t:n}){let[o,s]=[vp(e),Hu(e.players,e.components)],r=(l,u,p)=>t({...e,players:e.players.map(c=>c.id===l?{...c,[u]:p}:c)}),a=(l,u,p)=>i`
<label>${n(p)}
<input type="number" inputmode="numeric" min="0" step="1" value=${l[u]}
onInput=${c=>r(l.id,u,Number(c.currentTarget.value))} />
</label>`;return i`
<fieldset class="es-panel es-fields" data-pointer="/players">
<legend>${n("es.pad.money")}</legend>
${e.players.map(l=>i`
<div class="es-purse" role="group" aria-label=${l.id} key=${l.id}>
<b>${l.id}</b>${a(l,"cash","es.cash")}${a(l,"cash_box","es.cash-box")}
</div>`)}
<p class=${`es-note${o===s?"":" es-note--bad"}`} role="status">${n("es.pad.sum",{there:o,due:s})}</p>
</fieldset>`}function by({draft:e,change:t,t:n}){let o={draft:e,change:t,t:n};return i`
<div class="es es-pad">
<${ws} board=${Ka(e)} components=${e.components} targets=${my(o)} t=${n} />
<${kp} ...${o} />
<div class="es-pad__rest">
<${$y} ...${o} /><${hy} ...${o} /><${gy} ...${o} />
</div>
</div>`}var Cp={empty:dp,Form:by,request:fp};var yy=({value:e})=>i`<span class="es es-loose"><${de} piece=${{kind:"rooftop",value:e}} /></span>`,Tp={id:"the-estates",turns:!0,Board:ip,label:gt,Piece:yy,Breakdown:cp,scorePad:Cp,Actions:Wu,Deal:xp,Emblem:Sp,corrections:up,pieceText:pp,publicActions:Mp,Own:ap,AtStake:Ku,moments:_p,motion:Op};var I=Object.fromEntries([Bc,Bu,Tp].map(e=>[e.id,e]));function _s({label:e,hint:t,accept:n,name:o,take:s}){let[r,a]=b(!1);return i`
<div class="field drop-zone ${r?"over":""}" data-drop onDragOver=${p=>{p.preventDefault(),a(!0)}} onDragLeave=${()=>a(!1)} onDrop=${p=>{p.preventDefault(),a(!1);let c=[...p.dataTransfer.files];c.length>0&&s(c)}}>
<label for="files-${o}">${e}</label>
<p class="hint" id="files-${o}-hint">${t}</p>
<input id="files-${o}" name=${o} type="file" multiple accept=${n} aria-describedby="files-${o}-hint" onChange=${({target:p})=>{let c=[...p.files];p.value="",c.length>0&&s(c)}} />
</div>
`}function Xn(e,t,n){let o=Ap(t);if(o!==void 0)return[Lp({file:e,line:null},o,n)];let s=t.replace(/^\ufeff/,"").split(/\r?\n/).map((r,a)=>({each:r,line:a+1})).filter(({each:r})=>r.trim()!=="");return s.length<2?[{file:e,line:null,fault:"no-json"}]:s.map(({each:r,line:a})=>Lp({file:e,line:a},Ap(r),n))}function Ap(e){try{return JSON.parse(e.replace(/^\ufeff/,""))}catch{return}}var Os=e=>e.flatMap(({record:t},n)=>t===void 0?[]:[{id:n,operation:"replays",game:t.game??t.state.game,body:t}]);function Lp(e,t,n){if(t===void 0)return{...e,fault:"no-json"};let o=t?.game??t?.state?.game;return typeof o!="string"||!n(o)?{...e,fault:"no-game"}:Array.isArray(t.actions)?{...e,record:t}:{...e,fault:"no-actions"}}function Es(e,t){let{record:n,fault:o}=e,s=n===void 0?{}:{game:n.game??n.state.game,players:vy(n),of:n.actions.length},a={...{players:[],of:null,applied:null,refusedAt:null,code:"",rule:"",detail:"",finished:!1,winners:[],game:""},file:e.file,line:e.line,...s};if(o!==void 0)return{...a,verdict:o};if(t===null)return{...a,verdict:"waiting"};if(!t.ok){let{errors:$=[],violations:h=[],detail:m="",title:g=""}=t.body,[y]=[...$,...h];return{...a,verdict:"not-readable",code:y?.code??"",rule:y?.rule??"",detail:y?[y.pointer,y.detail].filter(Boolean).join(": "):m||g}}let{applied:l,refused:u,position:p,history_matches:c,scores_match:d}=t.body,f={...a,applied:l,finished:p.finished,winners:p.scores?.winners??[]};if(u!==null){let[$]=u.problem.violations??u.problem.errors??[];return{...f,verdict:"refused",refusedAt:u.index+1,code:$?.code??"",rule:$?.rule??"",detail:$?.detail??u.problem.title}}return c===!1?{...f,verdict:"digest"}:d===!1?{...f,verdict:"scores"}:{...f,verdict:"right"}}function vy(e){let{players:t}=e.setup??e.state??{};return Array.isArray(t)?t.map(n=>String(n?.id??n)):[]}var Np=["file","line","game","players","verdict","actions","applied","refused_at","code","rule","detail","finished","winners"],Rp=({file:e,line:t,game:n,players:o,verdict:s,of:r,applied:a,refusedAt:l,code:u,rule:p,
detail:c,finished:d,winners:f})=>[e,t,n,o.join("; "),s,r,a,l,u,p,c,d?"yes":"no",f.join("; ")];function Ae(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var ie=(e,t)=>e.filter(n=>n.pointer===t||n.pointer?.startsWith(`${t}/`));function D({name:e,label:t,hint:n,errors:o=[],control:s,children:r}){let a=`field-${e}`,l=[n&&`${a}-hint`,o.length>0&&`${a}-errors`].filter(Boolean).join(" "),u={id:a,name:e,"aria-invalid":o.length>0?"true":void 0,"aria-describedby":l||void 0};return i`
<div class="field ${o.length>0?"invalid":""}">
<label for=${a}>${t}</label>
${n&&i`<p class="hint" id="${a}-hint">${n}</p>`}
<div class="control">${s(u)}${r}</div>
<${Xa} id="${a}-errors" errors=${o} />
</div>
`}var Xa=({id:e,errors:t})=>t.length>0&&i`<ul class="errors" id=${e} data-errors>${t.map(n=>i`<li><${tt} text=${n.detail} /></li>`)}</ul>`,G=({choices:e,value:t,onChange:n,...o})=>i`
<select ...${o} onChange=${s=>n(e[s.target.selectedIndex][0])}>
${e.map(([s,r])=>i`<option key=${s} value=${String(s)} selected=${s===t}>${r}</option>`)}
</select>
`,tt=({text:e})=>e.split(/`([^`]+)`/).map((t,n)=>n%2===1?i`<code>${t}</code>`:t);function jp(e){e?.querySelector('[aria-invalid="true"], .invalid :is(button, input, select, textarea):enabled')?.focus()}var Ms=e=>e.split("/").slice(1).map(t=>t.replaceAll("~1","/").replaceAll("~0","~")),yt=e=>e.map(t=>`/${t.replaceAll("~","~0").replaceAll("/","~1")}`).join("");function Pp(e,t,n){let o=Ms(e);return o.flatMap((s,r)=>wy(s,o[r-1],ky(t,o.slice(0,r+1)),n)).join(", ")}var ky=(e,t)=>t.reduce((n,o)=>n?.[o],e);function wy(e,t,n,o){return/^\d+$/.test(e)?[xy(Number(e)+1,t,n,o)]:e==="actions"||e==="players"?[]:[o.has(`place.of.${e}`)?o(`place.of.${e}`):o("place.other",{name:e})]}function xy(e,t,n,o){let s=n?.id??n;return t==="players"&&typeof s=="string"?s:o(t==="actions"?"place.action":"place.number",{n:e})}function N({problem:e,t,errors:n,hint:o,plain:s,brought:r}){if(!e)return null;let a=e.problem??{},l=n??a.errors??a.violations??[];return i`
<div class="problem" role="alert" data-problem=${a.type??e.name}>
<strong>${a.title??t(e instanceof ne?"problem.unreachable":"problem.here")}</strong>
${(o||a.detail)&&i`<p>${o||a.detail}</p>`}
${!a.type&&e.message&&i`<p>${e.message}</p>`}
${s&&i`<p data-plainly>${s}</p>`}
${l.length>0&&i`<ul>${l.map(u=>i`<li><${Sy} error=${u} brought=${r} t=${t} /></li>`)}</ul>`}
</div>
`}var Sy=({error:e,brought:t,t:n})=>i`
${t&&e.pointer&&i`<strong data-place=${e.pointer}>${Pp(e.pointer,t,n)}</strong><br />`}
<${tt} text=${e.detail} />
<${nt} error=${e} />
${e.clause&&i`<p class="clause">${e.clause}</p>`}
`;function nt({error:{code:e,rule:t,pointer:n}}){return pt()?[e,t,n].filter(Boolean).map(o=>i` <code class="pointer">${o}</code>`):null}var fe=class extends Error{constructor(t,n){super(t),this.line=n}},_y=[",",";","	"],Bp=/^[=+\-@\t\r\n]/,Oy=/^-?\d+(\.\d+)?$/;function Ey(e){let[t]=e.split(/\r?\n/,1),n=t.replace(/"[^"]*"/g,"");return _y.map(o=>[o,n.split(o).length]).sort((o,s)=>s[1]-o[1])[0][0]}function Ip(e){let t=e.replace(/^\ufeff/,""),n=Ey(t),o=[],[s,r]=[0,1];for(;s<t.length;){let a={line:r,cells:[]};for(;;){let l=t[s]==='"'?My(t,s,r):Cy(t,s,r,n);if(a.cells.push(l.value),r+=l.value.split(`
`).length-1,s=l.end,t[s]!==n)break;s+=1}if(t[s]==="\r"&&t[s+1]===`
`&&(s+=1),s<t.length&&t[s]!==`
`)throw new fe("csv.after-quote",r);s+=1,r+=1,(a.cells.length>1||a.cells[0].trim()!=="")&&o.push(a)}return o}function My(e,t,n){let o="";for(let s=t+1;;){let r=e.indexOf('"',s);if(r<0)throw new fe("csv.open-quote",n);if(o+=e.slice(s,r),e[r+1]!=='"')return{value:o,end:r+1};o+='"',s=r+2}}function Cy(e,t,n,o){let s=t;for(;s<e.length&&e[s]!==o&&e[s]!==`
`&&!(e[s]==="\r"&&e[s+1]===`
`);){if(e[s]==='"')throw new fe("csv.quote-inside",n);s+=1}return{value:e.slice(t,s),end:s}}var Fp=e=>e.startsWith("'")&&Bp.test(e.slice(1))?e.slice(1):e,Cs=e=>`\uFEFF${e.map(t=>t.map(Ty).join(",")).join(`\r
`)}\r
`;function Ty(e){let t=e==null?"":String(e),n=Bp.test(t)&&!Oy.test(t)?`'${t}`:t;return/[",;\t\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function eo(e){let t="";for(let n of e)t+=String.fromCharCode(n);return btoa(t).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}var Ts=e=>Uint8Array.from(atob(e.replaceAll("-","+").replaceAll("_","/")),t=>t.charCodeAt(0));var Ay=/^#review=([A-Za-z0-9_-]*)(?:&at=(\d{1,5}))?$/,Ly=2e6,Ny=["game","setup","state","actions","names","history","scores"],Fe=class extends Error{},As=e=>e.startsWith("#review=");async function an(e,t,n){return`${e}#review=${await Ry(JSON.stringify(t))}&at=${n}`}async function Dp(e){let t=Ay.exec(e);if(t===null)throw new Fe("review.link-broken");return{record:By(await jy(t[1])),at:t[2]===void 0?null:Number(t[2])}}function ln({game:e=void 0,actions:t,history:n,scores:o,...s}){let r={...n!==void 0&&{history:n},...o!==void 0&&{scores:o}};return{game:e??s.state.game,start:s,actions:t,...r}}async function Ry(e){let t=Hp(new CompressionStream("deflate-raw"),new TextEncoder().encode(e));return eo(new Uint8Array(await new Response(t).arrayBuffer()))}async function jy(e){try{return await Py(Hp(new DecompressionStream("deflate-raw"),Ts(e)))}catch(t){throw t instanceof Fe?t:new Fe("review.link-broken")}}var Hp=(e,t)=>new Blob([t]).stream().pipeThrough(e);async function Py(e){let t=new TextDecoder("utf-8",{fatal:!0}),n=e.getReader(),o="";for(let s=0;;){let{done:r,value:a}=await n.read();if(r)return o+t.decode();if(s+=a.length,s>Ly)throw await n.cancel(),new Fe("review.link-too-long");o+=t.decode(a,{stream:!0})}}function By(e){let t;try{t=JSON.parse(e)}catch{throw new Fe("review.link-broken")}if(!(typeof t?.game=="string"&&Array.isArray(t.actions)&&t.setup===void 0!=(t.state===void 0))||Object.keys(t).some(o=>!Ny.includes(o)))throw new Fe("review.link-foreign");return t}async function Ls(e,t,n){let o=ln(t);history.pushState({},"",await an(X(),{...t,game:o.game},n)),e("seen",{record:o,at:n})}var ei={start:"",import:"import",join:"join",setup:"new/:game",pad:"pad/:game",match:"match/:game",tournament:"tournament",play:"g/:id",review:"g/:id/review",sheet:"g/:id/sheet",correct:"g/:id/correct",linked:"l/:id",seats:"l/:id/seats"},Iy=/^[A-Za-z0-9_-]{1,64}$/;function qp(e){for(let[t,n]of Object.entries(ei)){let o=Fy(n.split("/"),e.split("/"));if(o!==null)return{name:t,...o}}return null}function ti(e){if(!(e.name in ei))return null;let t=ei[e.name].split("/").map(n=>n.startsWith(":")?e[n.slice(1)]:n);return t.includes(void 0)?null:t.join("/")}function Fy(e,t){if(e.length!==t.length)return null;let n={};for(let[o,s]of e.entries())if(s.startsWith(":")){if(!Iy.test(t[o]))return null;n[s.slice(1)]=t[o]}else if(s!==t[o])return null;return n}var ni="#join",Dy=/^[a-z0-9-]{1,64}$/,Hy=/^[A-Za-z0-9_.-]{1,20000}$/,[qy,zy]=[/^[1-9][0-9]{0,4}$/,/^(0|[1-9][0-9]{0,4})$/],Uy=/^gvs1\.[1-9rt]\.[A-Za-z0-9_-]{43}$/,zp={game:Dy,token:Hy,key:Uy,clock:qy,undo:zy};function vt(e,{game:t,token:n,key:o,clock:s,undo:r}){let a=Object.entries({game:t,token:n,key:o,clock:s,undo:r}).filter(([,u])=>u!==void 0),l=new URLSearchParams(a.map(([u,p])=>[u,String(p)]));return`${e}#${l}`}var Up=e=>e+ni,to=e=>e===ni||/^#(?:game|token|key)=/.test(e);function Gy(e){if(e===ni)return{invitation:!0};let t=new URLSearchParams(e.slice(1)),n=[...t.keys()];if(n.some((u,p)=>!Object.hasOwn(zp,u)||n.indexOf(u)<p))return null;let{game:o,token:s,key:r,clock:a,undo:l}=Object.fromEntries(t);return o===void 0||s===void 0||n.some(u=>!zp[u].test(t.get(u)))?null:{game:o,token:s,...r&&{key:r},...a&&{clock:Number(a)},...l&&{undo:Number(l)}}}function Ns(e){let n=(e.match(/#[^\s<>"]*/g)??[]).filter(to).map(Gy);return n.length===0||n.includes(null)?null:n}var Wy=["given","at"],Wp=["seen","seen-sheet","seen-correct"],Vy={name:"unknown"};function Vp(){let[e,t]=b(Gp);w(()=>{let o=()=>to(location.hash)||As(location.hash)||t(s=>ti(s)===Ho()?s:Gp());return o(),addEventListener("popstate",o),()=>removeEventListener("popstate",o)},[]);let n=ze((o,s={})=>{let r={name:o,...s},a=ti(r);a!==null?Jy(a,r):Wp.includes(o)&&o!==si()&&history.pushState({...oi(r),seen:o},"",location.href),t(r)},[]);return{screen:e,go:n}}function Gp(){let e=qp(Ho());return e===null||e.game!==void 0&&!(e.game in I)?Vy:{...e,...history.state}}var si=()=>history.state?.seen??Wp[0],cn=e=>history.replaceState({...history.state,...e},""),oi=e=>Object.fromEntries(Wy.filter(t=>e[t]!==void 0).map(t=>[t,e[t]]));function Jy(e,t){e===Ho()?history.replaceState(oi(t),"",da(e)):history.pushState(oi(t),"",da(e))}function Jp({found:e,client:t,names:n,go:o,t:s}){let[r,a]=b({of:null,by:[]}),[l,u]=b(null),p=r.of===e?r.by:[];w(()=>{let m=!1,g=async()=>{let y=[];for await(let v of t.batch(Os(e))){if(m)return;y[v.id]=v,a({of:e,by:[...y]})}};return u(null),g().catch(y=>!m&&u(y)),()=>{m=!0}},[e,t]);let c=e.map((m,g)=>Es(m,p[g]??null)),d=c.filter(({verdict:m})=>m==="right").length,f=c.filter(({verdict:m})=>m==="waiting").length,$=()=>Ae("gavel-verdicts.csv",new Blob([Cs([Np,...c.map(Rp)])],{type:"text/csv"})),h=(m,g)=>{try{cn({found:e})}catch{}return Ls(o,e[m].record,g)};return i`
<section class="verdicts" aria-labelledby="verdicts" aria-busy=${String(f>0&&l===null)} data-verdicts=${c.length} data-right=${d}>
<h2 id="verdicts">${s("verdicts.title")}</h2>
<p role="status">${f>0?s("verdicts.waiting",{n:f,of:c.length}):s("verdicts.summary",{right:d,of:c.length,wrong:c.length-d})}</p>
<${N} problem=${l} t=${s} />
<div><button type="button" data-csv disabled=${f>0} onClick=${$}>${s("verdicts.csv")}</button></div>
<div class="scrolling" tabindex="0" role="group" aria-labelledby="verdicts"><table>
<thead><tr>${["file","game","verdict","actions"].map(m=>i`<th key=${m} scope="col">${s(`verdicts.${m}`)}</th>`)}<td></td></tr></thead>
<tbody>${c.map((m,g)=>i`<${Ky} key=${g} row=${m} names=${n} open=${()=>h(g,m.applied)} t=${s} />`)}</tbody>
</table></div>
</section>
`}function Ky({row:e,names:t,open:n,t:o}){let{file:s,line:r,game:a,players:l,verdict:u,of:p,applied:c,refusedAt:d,rule:f,detail:$,finished:h,winners:m}=e;return i`
<tr data-verdict-row=${u}>
<th scope="row" class="file">${s}${r!==null&&i` <span class="soft">${o("verdicts.line",{n:r})}</span>`}</th>
<td>${t[a]??a}<br /><span class="soft small">${l.join(", ")}</span></td>
<td>
<strong class="verdict-word">${o(`verdicts.is.${u}`)}</strong>
${d!==null&&i` ${o("verdicts.at",{n:d})}`}
${$&&i`<br /><span class="small">${$}</span>`}
${f&&i`<br /><code>${f}</code>`}
${u==="right"&&i`<br /><span class="soft small">${h?o(m.length>0?"verdicts.won":"verdicts.nobody",{names:m.join(", ")}):o("verdicts.running")}</span>`}
</td>
<td>${p===null?"":`${c??"–"} / ${p}`}</td>
<td>${c!==null&&i`<button type="button" data-look onClick=${n}>${o("verdicts.look")}</button>`}</td>
</tr>
`}function un({refusal:e,table:t,view:n,legal:o}){let s=T(null),r=e?.problem.kind==="illegal-action";if(oe(()=>{s.current?.scrollIntoView({block:"nearest"}),r&&s.current?.focus({preventScroll:!0})},[e]),e===null)return null;let{t:a}=t,{problem:l}=e,u=r&&[l.problem.title,...l.problem.violations.map(({detail:p})=>p)].join(" ");return i`
<div class="refusal-place" ref=${s} ...${r&&{role:"group",tabindex:"0","aria-label":u}}>
${r?i`<${Kp} document=${l.problem} game=${t.game} t=${a} view=${n} legal=${o} />`:i`<${N} problem=${l} t=${a} />`}
</div>
`}function Kp({document:e,game:t,t:n,view:o,instead:s=[],legal:r}){let{violations:a,legal_actions:l}=e,u=r??(l.length>0?l:s);return i`
<div class="refusal" data-refusal>
<h2>${e.title}</h2>
<ul>${a.map(p=>i`
<li data-code=${p.code}>
<p>${p.detail}<${nt} error=${p} /></p>
${p.clause&&i`<blockquote class="clause" data-clause=${p.rule}>${p.clause}</blockquote>`}
${p.against?.length>0&&i`<ul data-against=${p.against.length}>${p.against.map(c=>i`<li data-code=${c.code}>${c.detail}</li>`)}</ul>`}
</li>`)}
</ul>
${u.length>0&&i`
<p class="small">${n("refusal.legal")}</p>
<ul class="small legal-list">${u.slice(0,8).map(p=>i`<li>${Zy(p,t,n,o)}</li>`)}
${u.length>8&&i`<li>${n("refusal.more",{n:u.length-8})}</li>`}</ul>`}
</div>
`}var pn=({problem:e,game:t,t:n,position:o,brought:s})=>e.type==="/problems/illegal-action"?i`<${Kp} document=${e} game=${t} t=${n} view=${o.state} instead=${o.legal_actions} />`:i`<${N} problem=${{problem:e}} t=${n} brought=${s} />`;function Zy(e,t,n,o){if(e.amount?.minimum!==void 0)return n(`refusal.bid${$a(e)}`,{player:e.player,...e.amount});let s=Object.values(e).find(r=>r?.count!==void 0);return s?n("reveal.due",{n:s.count,of:s.count}):t.label(e,n,o)}var Yy=64*1024*1024,Zp=e=>e in I;function Qy({record:e,fault:t},n,o){if(t==="no-json")throw new Error(`${o("import.no-json")} ${Xy(n)}`);if(t!==void 0)throw new Error(o(`import.${t}`));return{game:e.game??e.state.game,body:e}}function Xy(e){try{return JSON.parse(e),""}catch(t){return t.message}}function Yp({t:e,client:t,go:n,enter:o,given:s,found:r=null}){z();let a=F(),[l,u]=b(s??""),[p,c]=b(null),[d,f]=b(null),[$,h]=b(null),[m,g]=b(r),{value:y}=U(()=>t.games(),[t]),v=Object.fromEntries((y??[]).map(({id:O,name:C})=>[O,C])),S=async(O,C)=>{c(null),f(null),h(null),g(null);try{if(O.length>1e3)throw new Error(e("import.too-many",{n:O.length,most:1e3}));if(O.length!==1)return g(O);let{game:L,body:E}=Qy(O[0],C,e);f(E),h({game:L,body:E,answer:await t.game(L).replay(E)})}catch(L){c(L)}},x=O=>S(Xn(e("import.pasted"),O,Zp),O),M=async O=>{if(O.reduce((L,{size:E})=>L+E,0)>Yy)return c(new Error(e("import.too-large")));let C=await Promise.all(O.map(L=>L.text()));return u(C.length===1?C[0]:""),S(C.flatMap((L,E)=>Xn(O[E].name,L,Zp)),C[0])};return w(()=>{s&&x(s)},[s]),i`
<main id="content" class="import" data-screen="import">
<h1 ref=${a} tabindex="-1">${e("import.title")}</h1>
<p>${e("import.lead")}</p>
<form class="sheet" onSubmit=${O=>{O.preventDefault(),x(l)}}>
<${_s} label=${e("import.file")} hint=${e("import.file-hint")} accept=".json,.jsonl,.ndjson,application/json,application/x-ndjson" name="file" take=${M} />
<div class="field">
<label for="import-text">${e("import.text")}</label>
<textarea id="import-text" name="transcript" class="code" rows="8" spellcheck="false" value=${l} onInput=${O=>u(O.target.value)} />
</div>
<div class="row end">
<button type="button" onClick=${()=>n("start")}>${e("back")}</button>
<button type="submit" class="primary" data-verify>${e("import.verify")}</button>
</div>
</form>
<${N} problem=${p} brought=${d} t=${e} />
${m&&i`<${Jp} found=${m} client=${t} names=${v} go=${n} t=${e} />`}
${$&&i`<${ev} ...${$} t=${e} go=${n} enter=${o} />`}
</main>
`}function ev({game:e,body:t,answer:n,t:o,go:s,enter:r}){let{position:a,applied:l,refused:u,history_matches:p,scores_match:c}=n,{start:d,actions:f}=ln({...t,game:e}),$=u===null&&p!==!1&&c!==!1,h=()=>r({game:e,start:d,actions:f.slice(0,l),cursor:l}),m=()=>(cn({given:JSON.stringify(t)}),Ls(s,{...t,game:e},l));return i`
<section class="verdict-box ${$?"sound":"broken"}" role="status" data-verdict=${$?"sound":"broken"} data-applied=${l}>
<h2>${o($?"import.sound":"import.broken")}</h2>
<p>${o("import.applied",{applied:l,of:f.length})} ${a.finished?o("import.finished"):""}</p>
${p!==null&&i`<p data-history=${String(p)}>${o(p?"import.history":"import.no-history")}</p>`}
${c!==null&&i`<p data-scores=${String(c)}>${o(c?"import.scores":"import.no-scores")}</p>`}
${u!==null&&i`
<p data-refused-index=${u.index}>${o("import.refused",{n:u.index+1})} <code>${JSON.stringify(f[u.index])}</code></p>
<${pn} problem=${u.problem} game=${I[e]} t=${o} position=${a} brought=${t} />`}
<div class="row tight">
<button type="button" class="primary" data-open onClick=${h}>${o($?"import.open":"import.open-last")}</button>
<button type="button" data-review onClick=${m}>${o("review.open")}</button>
</div>
</section>
`}var tv=["sealing-not-configured","seal-broken","key-refused","branched","held","table-unknown"],ri=(e,t)=>tv.includes(e?.kind)?t(`links.problem.${e.kind}`):void 0,De=({problem:e,t})=>i`<${N} problem=${e} t=${t} plain=${ri(e,t)} />`;function Rs({lost:e,unsent:t=null,stale:n=!1,ask:o,resend:s,busy:r,t:a}){return e===null&&t===null?null:t===null&&e.transient!==!0?i`<${De} problem=${e} t=${a} />`:i`
<div class="warning" data-connection=${t===null?"lost":"unsent"}>
<p role="status">${a(t!==null?"links.unsent":n?"links.lost-stale":"links.lost")}</p>
<button type="button" data-retry disabled=${r} onClick=${t===null?o:s}>${a(t===null?"links.lost-ask":"links.unsent-send")}</button>
</div>
`}var nv=32,ov=/^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/,dn=()=>eo(crypto.getRandomValues(new Uint8Array(nv))),sv=()=>import(Jt("sha")),Ht=async(e,t=sv())=>eo((await t).sha256(Ts(e))),Qp=e=>ov.test(e),fn=(e,t)=>`gvs1.${e}.${t}`,Xp=e=>e.split(".")[1];function mn({t:e,open:t,hint:n}){let[o,s]=b(""),[r,a]=b(!1);return i`
<form class="paste" novalidate onSubmit=${async u=>{u.preventDefault();let p=Ns(o);a(p===null),p!==null&&(s(""),await t(p))}}>
<div class="field ${r?"invalid":""}">
<label for="paste-link">${e("links.paste")}</label>
${n&&i`<p class="hint" id="paste-hint">${n}</p>`}
<div class="control">
<input id="paste-link" name="link" type="text" autocomplete="off" spellcheck="false" value=${o}
aria-invalid=${r?"true":void 0} aria-describedby=${[n&&"paste-hint",r&&"paste-errors"].filter(Boolean).join(" ")||void 0}
onInput=${u=>s(u.target.value)} />
<button type="submit" data-open-link>${e("links.open")}</button>
</div>
${r&&i`<p class="errors" id="paste-errors" role="alert" data-errors>${e("links.broken")}</p>`}
</div>
</form>
`}var js=new me("secrets"),rv=3,$n=async()=>(await js.all()).sort((e,t)=>t.created-e.created).map(({id:e})=>e);async function ed(e){let[t,n]=[await js.put({id:e,created:Date.now()}),await $n()];return await Promise.all(n.filter(o=>o!==e).slice(rv-1).map(js.remove)),t}async function Ps(e){let t=(await $n()).filter(n=>Object.values(e).some(o=>o.endsWith(`.${n}`)));await Promise.all(t.map(js.remove))}function td({t:e,go:t,open:n}){z();let o=F(),[s,r]=b(""),[a,l]=b(!0),u=async()=>{let p=dn();l(await ed(p)),r(await Ht(p))};return w(()=>{$n().then(async([p])=>p?r(await Ht(p)):u())},[]),i`
<main id="content" class="import join" data-screen="join">
<h1 ref=${o} tabindex="-1">${e("join.title")}</h1>
<div class="sheet">
<p>${e("join.lead")}</p>
<${av} code=${s} t=${e} />
${!a&&i`<p class="warning" role="alert">${e("links.not-stored")}</p>`}
<p class="hint">${e("join.hint")}</p>
<div><button type="button" class="quiet" data-another-code onClick=${u}>${e("join.another")}</button></div>
<${mn} t=${e} open=${n} hint=${e("join.paste-hint")} />
<div class="row end"><button type="button" onClick=${()=>t("start")}>${e("back")}</button></div>
</div>
</main>
`}var av=({code:e,t})=>i`
<div class="field">
<label for="join-code">${t("join.code")}</label>
<div class="control">
<input id="join-code" name="code" type="text" readonly class="code" value=${e} onFocus=${n=>n.target.select()} />
<${ut} text=${e} label=${t("links.copy")} t=${t} class="primary" data-copy-code />
${"share"in navigator&&i`<button type="button" data-share onClick=${()=>navigator.share({text:e}).catch(()=>{})}>${t("links.share")}</button>`}
</div>
</div>
`;var kt=({players:e},t,n)=>e[Number(t)-1]??n(`links.holder.${t}`),[We,nd]=["r","t"];var hn=class{#t;#e=void 0;constructor(t){this.#t=t}announce(t){this.#n()?.postMessage(t)}listen(t){let n=({data:o})=>t(o);return this.#n()?.addEventListener("message",n),()=>this.#n()?.removeEventListener("message",n)}#n(){return this.#e!==void 0?this.#e:(this.#e=globalThis.BroadcastChannel===void 0?null:new BroadcastChannel(this.#t),this.#e?.unref?.(),this.#e)}};var Bs=new me("tables"),sd=new hn("gavel-tables"),od=400,rd=async()=>(await Bs.all()).sort((e,t)=>t.changed-e.changed),qt=e=>Bs.get(e),ad=e=>sd.listen(e);async function ot(e,t=e,n=!1){let[o,s]=[e.told.slice(-od),e.played.slice(-od)],r={...e,told:o,played:s,changed:Math.max(Date.now(),t.changed+1)},a=null,l=!1,u=c=>{let d=c!==null&&c.changed!==t.changed;return a=d&&c.place.token!==t.place.token?c:null,l=c===null&&t.changed!==0,d&&(r={...r,keys:{...c.keys,...e.keys},given:c.given}),a!==null||l?void 0:r},p=await(n?Bs.change(e.id,u):Ds(e.id,u));return{kept:a===null?r:t,stored:p&&!l,newer:a}}var Is=(e,t)=>Ds(e,n=>n===null?void 0:{...t(n),changed:Math.max(Date.now(),n.changed+1)}),id=e=>Ds(e.id,()=>e);async function Fs(e){let t={},n=await Ds(e,o=>(t=o?.keys??{},null));return await Ps(t),n}async function Ds(e,t){let n=!1,o=await Bs.change(e,s=>{let r=t(s);return n=r!==void 0,r});return n&&sd.announce(e),o}function Hs({token:e,head:t,view:n,actions:o}){let s=o.findLastIndex(a=>a.action!==null||a.player==="referee"),r=o.slice(s+1);return{token:e,head:t,settled:r.length>0?r[0].ply-1:n.ply,pending:r.length}}function ld({place:e,heads:t},n){if(n.settled>e.settled)return"newer";let o=n.settled===e.settled?e.head:t[n.settled];return o!==void 0&&o!==n.head?"line":n.settled<e.settled?"older":n.token===e.token?"same":n.pending>0&&e.pending>0?"choices":n.pending>=e.pending?"newer":"older"}function cd({place:e,played:t},n,{guarded:o,actions:s}){if(!o)return e.settled;let r=new Map(t.map(l=>[l.ply,JSON.stringify(l)])),a=s.find(l=>l.ply<=n&&r.has(l.ply)&&r.get(l.ply)!==JSON.stringify(l));return Math.min(e.settled,n,a===void 0?n:a.ply-1)}var ai=(e,t)=>Object.fromEntries(Object.entries(t).filter(([n])=>Number(n)<=e));function ud(e,t,{guarded:n,events:o,view:s,actions:r},a,l){let u=e.changed===0,p=a===e.place.settled&&(!n||t.settled===a),c=p?e.told:e.told.filter(({ply:f})=>f<=a);if(o.length===0)return c;if(!n||p&&!u)return[...c,{ply:s.ply,from:s.ply,events:o,language:l}];let d=u?r[0]?.ply??1:Math.max(a+1,t.settled+1-8);return[...c,{ply:t.settled,from:d,events:o,language:l}]}function pd(e,{settled:t,token:n,pending:o},s,{guarded:r}){if(!r)return{};let a={...ai(s,e.tokens??{}),...o===0&&{[t]:n}};return Object.fromEntries(Object.entries(a).filter(([l])=>Number(l)>=t-8))}var qs={since:0},lv=/^[1-9r]$/;async function dd(e,{undo:t,...n}){let o=await e.game(n.game).sealed(n.token,n.key).view(qs),s=await cv(e,n,o);return await Ps(s.kept.keys),t!==void 0&&s.answer.guarded?{...s,asked:{ply:o.token_ply,token:n.token}}:s}async function cv(e,{game:t,token:n,key:o,clock:s},r){let a=e.game(t),l=await qt(r.table)??{...ii(t,r),...s&&{clock:s}},u=o===void 0?await uv(a,n,l):gn(l,o),p=li(u);if(r.guarded&&u.changed!==0)return ve(e,u);let c=p===o?r:await a.sealed(n,p).view(qs);return gd(e,u,c)}var zs=(e,t,n={})=>Ve(e,t).view({...qs,...n}),ve=async(e,t)=>zt(e,t,await zs(e,t),null);function fd(e){return e.seen===void 0||e.seen.as!==e.as?null:{kept:e,answer:e.seen.answer,note:null,stored:!0,stale:!0}}async function md(e,t){let[[n,o]=[t.place.settled,t.place.token]]=Object.entries(t.tokens??{});return ve(e,{...t,place:{...t.place,settled:Number(n),token:o}})}async function $d(e,t,n){let o=await Ve(e,t).act(n);return bd(e,t,o,null)}async function hd(e,t,n){let o=await e.game(t.game).sealed(n,li(t)).view(qs);return zt(e,{...t,heads:{},told:[],played:[]},o,null)}function ii(e,{table:t,view:n,...o}){return{...{id:t,game:e,players:n.players.map(r=>r.id),keys:{},as:null,heads:{},told:[],played:[],given:{},changed:0},...vd({view:n,actions:[],...o})}}function gn(e,t){let n=Xp(t);return{...e,keys:{...e.keys,[n]:t},as:n}}var li=({keys:e,as:t})=>t===null?void 0:e[t],Oe=({players:e,as:t})=>e[Number(t)-1]??null,Le=e=>e.able&&e.toAct.includes(Oe(e)??(e.as===nd?"table":null)),Ve=(e,t)=>e.game(t.game).sealed(t.place.token,li(t));async function uv(e,t,n){if(n.as!==null)return n;for(let o of await $n())for(let s of n.players.keys()){let r=fn(s+1,o);if(await pv(e,t,r))return gn(n,r)}return n}async function pv(e,t,n){try{return await e.sealed(t,n).view(),!0}catch(o){if(o.kind==="key-refused")return!1;throw o}}async function gd(e,t,n){let o=Hs(n);switch(t.changed===0?"newer":ld(t,o)){case"older":return{...await ve(e,t),note:"older"};case"line":return{...await ve(e,t),note:"l\
ine",other:n.token};case"choices":return dv(e,t,n);default:return zt(e,t,n,null)}}async function dv(e,t,n){let{token:o}=n;if(!lv.test(t.as??""))return Hs(n).pending>t.place.pending?zt(e,t,n,null):ve(e,t);try{return await bd(e,t,await Ve(e,t).merge([o]),"joined")}catch(s){if(s.kind!=="invalid-request")throw s;return{...await ve(e,t),note:"line",other:o}}}async function bd(e,t,n,o){let{kept:s,newer:r}=await ot({...t,place:{...t.place,token:n.token}},t,!0),a=await zs(e,n.guarded?t:{...t,place:{...t.place,token:n.token}});if(r!==null)return yd(e,t,r,a,o);let l=n.guarded&&a.events.length>0?a.events:[...n.events,...a.events];return zt(e,{...t,changed:s.changed},{...a,events:l},o)}async function zt(e,t,n,o){let s={...t,...vd(n)},r=cd(t,s.place.settled,n);s.heads={...ai(r,t.heads),[s.place.settled]:s.place.head},s.told=ud(t,s.place,n,r,e.language),s.tokens=pd(t,s.place,r,n);let a=t.played.filter(({ply:h})=>h<=r),l=new Set(a.map(({ply:h})=>h)),u=n.actions.filter(({ply:h})=>h<=s.place.settled);s.played=[...a,...u.filter(({ply:h})=>!l.has(h))],s.moved=mv(t,s)?Date.now():t.moved,s.seen={as:t.as,answer:n};let{kept:p,stored:c,newer:d}=await ot(s,t);if(d!==null)return yd(e,t,d,n,o);let f=r<t.place.settled&&t.changed!==0,$=t.seen?.as===t.as?t.seen.answer:null;return{kept:p,answer:n,note:f?"undone":o,stored:c,before:$}}async function yd(e,t,n,o,s){let r=ci(t,n);if(o.token===r.place.token)return{kept:r,answer:o,note:s,stored:!0};if(o.guarded)return ve(e,r);let a=await gd(e,r,o);return{...a,note:fv[a.note]??"followed"}}var fv={line:"window",joined:"joined"},ci=({as:e},t)=>({...t,as:e!==null&&e in t.keys?e:t.as});function mv(e,{place:t,heldBy:n}){let{settled:o,pending:s,head:r}=e.place;return e.moved===void 0||t.settled!==o||t.pending!==s||t.head!==r||n!==e.heldBy}function vd(e){let{to_act:t,held:n,finished:o,legal_actions:s}=e;return{place:Hs(e),toAct:[...t],able:s===void 0||s.length>0,heldBy:n?.by??null,finished:o}}function bn(e,t){let{finished:n,heldBy:o,toAct:s}=e,r=Oe(e);if(n)return t("links.finished");if(o!==null)return o===r?t("links.held-own"):t("links.held",{player:o});if(Le(e))return t("links.turn");let a=s.filter(l=>l!==r);return t("play.turn",{player:(a.length>0?a:s).map(l=>l==="table"?t("links.holder.t"):l).join(", ")})}var kd="calls",$v='link[rel="icon"]',hv=`data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><g fill="#7a3e00"><rect x="4" y="26" width="24" height="3" rx="1"/><g transform="rotate(-40 15 14)"><rect x="6" y="9" width="14" height="9" rx="1.5"/><rect x="12" y="18" width="2.6" height="13" rx="1"/></g></g><circle cx="24" cy="8" r="7.5" fill="#c40000"/></svg>')}`,gv=e=>!e.finished&&e.heldBy===null&&Le(e);function wd({kept:e,name:t,calls:n,t:o}){let s=e!==null&&gv(e),r=e===null?null:`${s?"● ":""}${bn(e,o)} – ${t}`,a=T(document.title);w(()=>{r!==null&&(document.title=r)},[r]),w(()=>()=>{document.title=a.current},[]),w(()=>{let u=document.querySelector($v);if(!s||u===null)return;let{href:p}=u;return u.href=hv,()=>{u.href=p}},[s]);let l=e?.id;w(()=>{s&&n&&document.hidden&&bv(r,l)},[s,n])}function xd(){let[e,t]=b(()=>Re(kd)===!0);return{calls:e,change:async o=>{t(o),Ue(kd,o),o&&"Notification"in globalThis&&Notification.permission==="default"&&await Notification.requestPermission()}}}async function bv(e,t){if(!("Notification"in globalThis)||Notification.permission!=="granted")return;let n=await navigator.serviceWorker?.getRegistration();n?await n.showNotification(e,{tag:t}):new Notification(e,{tag:t})}var[ui,yv,vv]=[1e3,5e3,3e4],[kv,wv]=[1e3,1e4],xv=6e4,Sv=3e3;function Sd({idle:e,failures:t,alone:n,hidden:o,calls:s},r=Math.random){if(o&&!s)return null;let a=.8+.4*r();if(t>0)return Math.min(wv,kv*2**(t-1))*a;if(o)return vv*a;let l=ui+(yv-ui)*Math.min(1,e/xv);return Math.max(n?Sv:ui,l)*a}var _d=[[document,"visibilitychange"],[document,"resume"],[window,"online"],[window,"pageshow"]],Us=class{#t;#e=0;#n=null;#o=Date.now();#s=0;#r=!1;constructor(t){this.#t=t,_d.forEach(([n,o])=>n.addEventListener(o,this.wake)),this.#a()}wake=()=>{document.hidden?this.#a():this.#i()};touched(){this.#o=Date.now(),this.#a()}end(){this.#r=!0,clearTimeout(this.#e),this.#n?.abort(),_d.forEach(([t,n])=>t.removeEventListener(n,this.wake))}#a(){if(clearTimeout(this.#e),this.#r||this.#n!==null)return;let t=Sd({idle:Date.now()-this.#o,failures:this.#s,hidden:document.hidden,...this.#t.now()});t!==null&&(this.#e=setTimeout(()=>this.#i(),t))}async#i(){if(clearTimeout(this.#e),this.#n?.abort(),this.#r)return;let t=this.#n=new AbortController;try{let n=await this.#t.ask(t.signal);if(t.signal.aborted)return;n&&(this.#o=Date.now()),this.#s=0,this.#t.answered()}catch(n){if(t.signal.aborted)return;this.#s+=1,this.#t.failed(n)||this.end()}this.#n===t&&(this.#n=null),this.#a()}};var _v=1e4,oo=e=>e.guarded&&!e.finished;function Od({client:e,opened:t,busy:n,calls:o,take:s}){let[r,a]=b(null),l=T(null),u=ue(()=>new At(e.baseUrl,{language:e.language,retries:0,timeout:_v}),[e]),p=T(null);p.current={asker:u,opened:t,busy:n,calls:o,take:s};let c=t!==null&&(t.stale===!0||oo(t.answer)),d=t?.kept.id;return w(()=>{if(c)return l.current=new Us({ask:f=>Ov(p,f),now:()=>({alone:Ev(p.current.opened.kept),calls:p.current.calls}),failed:f=>(a(f),f.transient===!0),answered:()=>a(null)}),p.current.opened.stale&&l.current.wake(),()=>{l.current?.end(),l.current=null,a(null)}},[c,d]),w(()=>l.current?.touched(),[t,o]),{lost:r,ask:()=>l.current?.wake()}}async function Ov(e,t){let{asker:n,opened:o,take:s}=e.current;if(e.current.busy)return!1;let r=await zs(n,o.kept,{signal:t});return e.current.busy||e.current.opened!==o?!1:s(r)}var Ev=e=>Le(e)&&e.heldBy===null&&e.toAct.every(t=>t===(Oe(e)??"table"));function Ne(e,t,n){if(typeof t=="boolean")return n(t?"yes":"no");let o=`value.${e}.${t}`;return typeof t=="string"?n.has(o)?n(o):t:JSON.stringify(t)}var Ed=e=>e.replaceAll(/\s?\(`[^`]+`\)/g,"");function yn(e,{ruleset:t,variant:n},o){let s=e?.rulesets.find(({id:r})=>r===t)?.name??t;return n==="standard"?[s]:[s,Ne("variant",n,o)]}function Md({kept:e,view:t,finished:n,sheet:o,t:s,again:r,busy:a,callReferee:l,calls:u,setCalls:p}){let c=I[e.game].turns?"play.turn-number":"play.round",d=o?.name??"";return i`
<div class="play-bar">
<div class="play-title">
${n?i`<strong>${d}</strong>`:i`<h1>${d}</h1>`} <span class="soft wide">${yn(o,t,s).join(" · ")}</span>
${!n&&i` <span class="round">${s(c,{round:t.round})}</span>`}
</div>
<div class="row tight">
<span class="sits" data-as-now=${e.as??""}>${e.as===null?s("links.watching"):s("links.you",{player:kt(e,e.as,s)})}</span>
${e.as===We&&i`<button type="button" data-referee title=${s("ruling.hint")} onClick=${l}>
<span aria-hidden="true">⚖</span> <span class="wide">${s("ruling.open")}</span></button>`}
${p!==null&&i`<button type="button" data-calls aria-pressed=${String(u)} aria-label=${s("links.calls")} title=${s("links.calls-hint")} onClick=${()=>p(!u)}>
<${Mv} /> <span class="wide">${s("links.calls")}</span></button>`}
<button type="button" data-again disabled=${a} title=${s("links.again-hint")} onClick=${r}>
<span aria-hidden="true">⟳</span> <span class="wide">${s("links.again")}</span></button>
</div>
</div>
`}var Mv=()=>i`
<svg class="bell" viewBox="0 0 16 16" aria-hidden="true"><path d="M8 1a1 1 0 0 1 1 1v.6A4.5 4.5 0 0 1 12.5 7v3l1.5 2H2l1.5-2V7A4.5 4.5 0 0 1 7 2.6V2a1 1 0 0 1 1-1zM6.3 13h3.4a1.7 1.7 0 0 1-3.4 0z" /></svg>
`;function Ut({log:e,t,then:n}){let o=Gl(),s=T(e.length);return w(()=>{let r=e.slice(Math.min(s.current,e.length-1)).map(({text:a})=>a);e.length!==s.current&&Me([...r,...n?[n]:[]].join(" ")),s.current=e.length},[e]),i`
<section class=${e.length>0?"log":"visually-hidden"} aria-labelledby="log-title">
<h2 id="log-title" class="small">${t("log.title")}</h2>
<p class="visually-hidden" role="status" data-said>${o}</p>
<ol reversed class="events" tabindex=${e.length>0?"0":void 0} aria-labelledby="log-title">
${e.map((r,a)=>i`<li key=${a} data-event-type=${r.type} value=${a+1}>${r.text}</li>`).reverse()}
</ol>
</section>
`}function Gs(e,t){let n=t.players.map(({id:o})=>o);return Object.entries(e.at).flatMap(([o,s])=>{let r=e.choices?.[o]??null,a=r==="players"?n:r;return st(t,o).map(([l,u])=>({place:l,value:ke(t,l),choices:a,where:{key:s,names:u}}))})}var so=(e,t)=>t.filter(([n,o])=>!le(ke(e,n),o)).map(([n,o])=>({op:"replace",path:yt(n),value:o}));function pi(e,t,n){let o=s=>e.flatMap(({bank:r=[]})=>r.flatMap(a=>st(s,a))).reduce((r,[a])=>r+ke(s,a),0);return o(n)-o(t)}function di(e,t){let n=structuredClone(e);for(let{path:o,value:s}of t){let r=Ms(o);ke(n,r.slice(0,-1))[r.at(-1)]=s}return n}function fi(e,t){return Object.entries(e.at).flatMap(([n,o])=>st(t,n).flatMap(([s,r])=>{let a=Cv(ke(t,s),e.kind);if(a===null)return[];let l=r.length>0&&(r.at(-1)===a||n.endsWith("/*")&&Av(s.at(-1)));return[{value:a,place:s,where:{key:o,names:l?r.slice(0,-1):r}}]}))}function Ad(e,t,n,o){let s=fi(e,t),r=(e.unseen??[]).flatMap(d=>st(t,d).map(([f])=>({value:ke(t,f),place:f,where:null}))),a=Go(Cd(e,t,n).map(Je));for(let{value:d}of[...s,...r])a.set(Je(d),(a.get(Je(d))??0)-1);let l=new Map;for(let d of Cd(e,t,n))a.get(Je(d))>0&&l.set(Je(d),{value:d,place:null,where:null});for(let d of r.reverse())l.set(Je(d.value),d);let u=Nd(e,t),p=d=>yt(d.slice(0,-1)),c=new Map;for(let d of s)p(d.place)===p(o.place)&&u.has(p(d.place))||c.set(JSON.stringify([Je(d.value),d.where]),d);return[...l.values(),...c.values()].filter(({value:d})=>!le(d,o.value))}function Ld(e,t,n,o){let s=[[n.place,Td(ke(t,n.place),o.value)]],r=new Map([[Je(n.value),o.value]]);o.place!==null&&(s.push([o.place,Td(ke(t,o.place),n.value)]),r.set(Je(o.value),n.value));for(let[c]of(e.follow??[]).flatMap(d=>st(t,d))){let d=Je(ke(t,c));r.has(d)&&s.push([c,r.get(d)])}let a=Nd(e,t),l=new Map,u=[];for(let[c,d]of s){let f=yt(c.slice(0,-1));if(!a.has(f)){u.push([c,d]);continue}l.has(f)||l.set(f,[c.slice(0,-1),[...ke(t,c.slice(0,-1))]]),l.get(f)[1][Number(c.at(-1))]=d}let p=[...l.values()].map(([c,d])=>[c,d.sort((f,$)=>f-$)]);return so(t,[...p,...u])}function Nd(e,t){
return new Set((e.ascending??[]).flatMap(n=>st(t,n).map(([o])=>yt(o))))}function Cd(e,t,n){let{components:o}=n,s=t.options[e.of];return(Array.isArray(s)?s:(o[t.ruleset]??o)[e.of]).map(a=>a?.id??a)}function Cv(e,t){if(e===null||typeof e!="object")return e;let{kind:n=t,...o}=e;return n!==t?null:Object.keys(o).join()==="value"?o.value:o}function Td(e,t){return e===null||typeof e!="object"?t:{...e,...typeof t=="object"?t:{value:t}}}function Rd(e,t,n){return n.flatMap(o=>{let s=o.split("/").length,r=e.flatMap(a=>{let l=Object.keys(a.at).flatMap(u=>st(t,u.split("/").slice(0,s).join("/"))).find(([u])=>yt(u)===o)?.[1];return l===void 0?[]:[[a,l]]});return r.length===1?r:[]})}function st(e,t){return jd(e,t.split("/").slice(1),[],[])}function jd(e,t,n,o){if(t.length===0)return[[n,o]];let[s,...r]=t;return Tv(e).filter(([a])=>s==="*"||s===a).flatMap(([a,l,u])=>jd(u,r,[...n,a],s==="*"?[...o,l]:o))}function Tv(e){return Array.isArray(e)?e.map((t,n)=>[String(n),String(t?.id??t?.tile??n+1),t]):e===null||typeof e!="object"?[]:Object.entries(e).map(([t,n])=>[t,t,n])}var ke=(e,t)=>t.reduce((n,o)=>n[o],e),Av=e=>/^\d+$/.test(e),Je=e=>e!==null&&typeof e=="object"?JSON.stringify(Object.entries(e).sort()):e;function rt(e,{game:t,t:n}){return typeof e=="boolean"?n(e?"yes":"no"):t.pieceText?.(e,n)??String(e)}function at(e,t){if(e===null)return"";let n=e.names.map(s=>rt(s,t)).join(", ");if(e.key==="")return n;let o=t.t(e.key,{at:n});return n===""||o.includes(n)?o:`${n}, ${o}`}function Ke({state:e,game:t,t:n}){let{corrections:o=[],forfeits:s=[],penalties:r=[],unsealed:a=[],rekeyed:l=[]}=e,u=[...o.map(p=>[p.ply,"correction",n("record.correction",{what:Lv(p,e,t,n),reason:p.reason})]),...s.map(p=>[p.ply,"forfeit",n("record.forfeit",{player:p.seat,reason:p.reason})]),...r.map(p=>[p.ply,"penalty",n("record.penalty",{player:p.seat,points:Se(p.points),reason:p.reason})]),...a.map(p=>[p.ply,"unsealed",n("record.unsealed",{n:p.ply})]),...l.map(p=>[p.ply,"rekeyed",n(p.by===p.seat?"record.rekeyed-own":"record.rekeyed",{player:p.seat,n:p.ply})])].sort(([p],[c])=>p-c);return u.length===0?null:i`
<section class="referee-record" aria-labelledby="referee-record-title" data-referee-record>
<h2 class="small" id="referee-record-title">${n("record.title")}</h2>
<ul>${u.map(([p,c,d])=>i`<li key=${p} data-record=${c}>${d}</li>`)}</ul>
</section>
`}function Lv({paths:e},t,n,o){let s=Rd(n.corrections??[],t,e).map(([r,a])=>Nv(o(r.name),at({key:"",names:a},{game:n,t:o})));return s.length>0?[...new Set(s)].join("; "):o("record.something")}var Nv=(e,t)=>t===""?e:`${e} (${t})`;var wt=({rulings:e,t})=>i`
<div class="scrolling" tabindex="0" role="region" aria-label=${t("scores.rulings",{n:e.length})}><table>
<thead><tr><th scope="col">${t("scores.ruling")}</th><th scope="col">${t("scores.value")}</th><th scope="col">${t("scores.why")}</th></tr></thead>
<tbody>${e.map(n=>i`
<tr key=${n.id}><th scope="row">${n.id}<${nt} error=${{code:n.option}} /></th><td>${Ne(n.option??n.id,n.value,t)}</td><td>${n.why}</td></tr>`)}
</tbody>
</table></div>
`;function He(e,t){return e.length===0?t("scores.nobody"):t(e.length>1?"scores.winners":"scores.winner",{names:e.join(", ")})}function xt({sheet:e,state:t,game:n,t:o}){let s=(e.referee?.forfeits??[]).map(({seat:c})=>c),{standings:r,winners:a,decided_by:l,unit:u,rulings:p}=e;return i`
<div class="scoresheet" data-scoresheet>
<p class="verdict">
<strong>${He(a,o)}</strong>
<span class="soft" data-decided-by=${l}>${o(`scores.by.${l}`)}</span>
</p>
<ol class="standings">
${r.map(c=>i`
<li key=${c.player} class="standing ${c.winner?"winner":""}" data-standing=${c.player} data-total=${c.total}>
<div class="standing-head">
<span class="rank" aria-label=${o("scores.rank",{rank:c.rank})}>${c.rank}</span>
<h2>${c.player}</h2>
${s.includes(c.player)&&i`<span class="soft" data-has-forfeited>${o("scores.forfeited")}</span>`}
<span class="total"><strong>${K(c.total)}</strong> <span class="soft">${o(`unit.${u}`)}</span></span>
</div>
<div class="breakdown"><${n.Breakdown} sheet=${e} standing=${c} t=${o} /></div>
${c.penalties!==void 0&&i`
<p class="penalties" data-penalties=${c.penalties}>
<span>${o("scores.penalties",{points:Se(c.penalties)})}</span>
<strong>${o("scores.together",{sum:K(c.total+c.penalties),unit:o(`unit.${u}`)})}</strong>
</p>`}
<p class="tiebreak soft">${o("scores.tiebreak",{figures:c.tiebreak.join(", ")})}</p>
</li>`)}
</ol>
${t&&i`<${Ke} state=${t} game=${n} t=${o} />`}
<details class="rulings">
<summary>${o("scores.rulings",{n:p.length})}</summary>
<${wt} rulings=${p} t=${o} />
</details>
</div>
`}var Rv=4;function Ws(e,t){let{value:n,problem:o}=U(Pv,[]),s=ue(()=>n===null||e===null?null:jv(n,e,t),[n,e,t]);return{pending:n===null&&o===null,code:s}}function jv(e,t,n){let o=Bv(e,t);if(o===null)return null;let{size:s,data:r}=o,a=r.flatMap((l,u)=>l.flatMap((p,c)=>p?[`M${c} ${u}h1v1h-1z`]:[]));return i`<svg class="qr" role="img" aria-label=${n} viewBox="0 0 ${s} ${s}" shape-rendering="crispEdges"><path d=${a.join("")} /></svg>`}var Pv=async()=>(await import(Jt("qr"))).encode;function Bv(e,t){try{return e(t,{ecc:"L",border:Rv})}catch{return null}}function Ee({url:e,name:t,t:n,kind:o}){let s=T(null),[r,a]=b(!1),l=()=>{a(!0),s.current.showModal()};return i`
<div class="link-box" data-link-kind=${o}>
<input type="text" readonly class="code" aria-label=${t} value=${e} data-url onFocus=${u=>u.target.select()} />
<div class="row tight">
<${ut} text=${e} label=${n("links.copy")} t=${n} class="primary" data-copy-link aria-label=${`${n("links.copy")}: ${t}`} />
${"share"in navigator&&i`<button type="button" data-share aria-label=${`${n("links.share")}: ${t}`}
onClick=${()=>navigator.share({title:t,url:e}).catch(()=>{})}>${n("links.share")}</button>`}
<button type="button" data-scan aria-label=${`${n("links.qr")}: ${t}`} onClick=${l}>${n("links.qr")}</button>
</div>
<dialog ref=${s} class="qr-dialog" aria-label=${t} onClose=${()=>a(!1)}>
${r&&i`
<p><strong>${t}</strong></p>
<${Iv} url=${e} name=${t} t=${n} />
<button type="button" data-close-qr onClick=${()=>s.current.close()}>${n("links.close")}</button>`}
</dialog>
</div>
`}function Iv({url:e,name:t,t:n}){let{pending:o,code:s}=Ws(e,`${n("links.qr")}: ${t}`);return o?null:s??i`<p>${n("links.qr-too-long")}</p>`}function Vs({kept:e,atOnce:t,follows:n,t:o}){if(n)return i`<p class="hint" data-follows>${o(e.finished?"links.follows.finished":"links.follows")}</p>`;let{game:s,place:r,players:a,clock:l}=e,u=vt(X(),{game:s,token:r.token,clock:l});return i`
<div class="pass-on" data-pass-on>
<p>${Fv(e,t,o)}</p>
<${Ee} url=${u} name=${o("links.move",{players:a.join(", ")})} t=${o} kind="move" />
</div>
`}function Fv(e,t,n){let{heldBy:o,finished:s,toAct:r}=e,a=Oe(e),l=r.filter(u=>u!==a&&u!=="table").join(", ");return s?n("links.pass.finished"):o!==null?n(o===a?"links.pass.held-own":"links.pass.held",{player:o}):l===""?n("links.pass.any"):t?n("links.pass.at-once",{players:l}):n(Le(e)?"links.pass.or":"links.pass.next",{players:l})}function Js({told:e,played:t,place:n},o,s){let r=e.filter(({language:d=s.language})=>d===s.language),a=d=>r.some(({ply:f,from:$=f})=>$<=d&&d<=f),l=t.filter(({ply:d})=>!a(d)).map(d=>({ply:d.ply,events:[{type:`played-${d.type}`,text:mi(d,o,s)}]})),u=new Set(t.map(({ply:d})=>d)),c=Dv(n.settled,d=>a(d)||u.has(d)).map(({last:d,n:f})=>({ply:d,events:[{type:"missed",text:s(f===1?"links.missed-one":"links.missed",{n:f})}]}));return[...r,...l,...c].sort((d,f)=>d.ply-f.ply).flatMap(({events:d})=>d)}function Dv(e,t){let n=[];for(let o=1;o<=e;o++)t(o)||(n.at(-1)?.last===o-1?n.push({last:o,n:n.pop().n+1}):n.push({last:o,n:1}));return n}var vn=({told:e})=>e.flatMap(({events:t})=>t);function mi({type:e,player:t,action:n},o,s){let r=o?.action_types?.find(({id:l})=>l===e)?.name??e,a=["amount","house"].map(l=>n?.[l]).find(l=>typeof l=="number");return s(a===void 0?"links.played":"links.played-figure",{player:t,action:r,figure:a})}function Pd({kept:e,client:t,t:n}){let[o,s]=b(""),[r,a]=b(null),[l,u]=b(null),[p,c]=b(!1),d=async m=>{c(!0),u(null);try{await m()}catch(g){u(g)}c(!1)},f=async()=>o||(await Ve(t,e).receipt()).receipt,$=()=>d(async()=>{let m=await f();s(m),Ae(`gavel-${e.game}-${e.id}.receipt`,new Blob([m],{type:"text/plain"}))}),h=()=>d(async()=>{let m=await f();s(m),a(await t.verifyReceipt(m))});return i`
<details class="receipt" data-receipt-box>
<summary>${n("receipt.title")}</summary>
<p class="hint">${n("receipt.hint")}</p>
<${De} problem=${l} t=${n} />
<div class="row tight">
<button type="button" data-download-receipt disabled=${p} onClick=${$}>${n("receipt.download")}</button>
<button type="button" data-check-receipt disabled=${p} onClick=${h}>${n("receipt.check")}</button>
</div>
${r!==null&&i`<p role="status" data-checked=${r.kid}>${n(r.payload.guarded?"receipt.holds-guarded":"receipt.holds",{key:r.kid})}</p>`}
</details>
`}function Bd({opened:e,waits:t,turn:n,table:o,bar:s,notes:r,connection:a,tools:l,held:u,go:p,client:c}){let{kept:d,answer:f}=e,{game:$,gameSheet:h,t:m,act:g}=o;z();let y=Js(d,h,m),v=F(d.id);return i`
<main id="content" class="play finished linked" data-screen="scores" data-game=${$.id} data-ply=${f.view.ply} data-to-act="" data-head=${f.head} data-turn=${n} aria-busy=${String(t)}>
${u}
${s}
${r}
${a}
<h1 ref=${v} tabindex="-1">${m("scores.title")}</h1>
<${xt} sheet=${f.scores} state=${f.view} game=${$} t=${m} />
<section class="tool"><${Pd} kept=${d} client=${c} t=${m} key=${d.place.token} /></section>
<section class="tool"><${Vs} kept=${d} atOnce=${!1} follows=${f.guarded} t=${m} /></section>
<div class="row end"><button type="button" class="primary" onClick=${()=>p("setup",{game:$.id})}>${m("scores.again")}</button></div>
<details class="last-look">
<summary>${m("scores.board")}</summary>
${h&&i`<${$.Board} view=${f.view} gameSheet=${h} legal=${[]} act=${g} t=${m} seat=${null}
toAct=${[]} scores=${f.scores} last=${f.events} log=${vn(d)} />`}
</details>
${y.length>0&&i`<${Ut} log=${y} t=${m} />`}
${l}
</main>
`}var Fd={duration:380,easing:"cubic-bezier(.2, .7, .2, 1)"},Dd={duration:320,easing:"ease-out"},Hv=6;function Ks(e,t,{ply:n,events:o}){let s=T(null),r=T({view:null,ply:n,before:Id});return r.current.view!==t&&s.current!==null&&!qo()&&(r.current.before=qv(s.current,e)),oe(()=>{let{view:a,ply:l,before:u}=r.current;if(r.current={view:t,ply:n,before:Id},a===t||a===null||t===null||s.current===null||qo())return;let{pieces:p,bids:c}=Hd(s.current,e);for(let[d,f]of p)zv(f,u.places.get(d));for(let[d,f]of c)f.textContent!==u.bids.get(d)&&f.animate([{scale:1.6},{scale:1}],Dd);if(!(n<=l))for(let d of o.flatMap(f=>e.payments(f)))Uv(s.current,d)},[t]),s}var Id={places:new Map,bids:new Map};function Hd(e,t){let n=new Map;for(let[s,r]of Object.entries(t.pieces))for(let a of e.querySelectorAll(s)){let l=r(a);!n.has(l)&&a.getClientRects().length>0&&n.set(l,a)}let o=[...e.querySelectorAll(t.bids)].map(s=>[zd(s),s]);return{pieces:n,bids:new Map(o)}}function qv(e,t){let{pieces:n,bids:o}=Hd(e,t);return{places:new Map([...n].map(([s,r])=>[s,r.getBoundingClientRect()])),bids:new Map([...o].map(([s,r])=>[s,r.textContent]))}}var qd="[data-seat], [data-player], [data-bidder]",zd=e=>{let{seat:t,player:n,bidder:o}=e.closest(qd)?.dataset??{};return t??n??o};function zv(e,t){if(t===void 0){e.animate([{transform:"perspective(40rem) rotateY(85deg)",opacity:.3},{transform:"none",opacity:1}],Dd);return}let n=e.getBoundingClientRect(),[o,s]=[t.left-n.left,t.top-n.top];if(Math.hypot(o,s)<Hv)return;let r=n.width>0?t.width/n.width:1;e.animate([{transformOrigin:"0 0",transform:`translate(${o}px, ${s}px) scale(${r})`},{transformOrigin:"0 0",transform:"none"}],Fd)}function Uv(e,{from:t,to:n,amount:o}){let[s,r]=[t,n].map(a=>Wv(a===null?e:Gv(e,a)));if(!(s===null||r===null))for(let a=0;a<Math.min(o,5);a+=1){let l=document.createElement("span");l.className="flying-coin",l.setAttribute("aria-hidden","true"),document.body.append(l);let u=[s,r].map(({x:c,y:d})=>({transform:`translate(${c}px, ${d}px)`})),p=l.animate(
u,{...Fd,duration:520,delay:a*70,fill:"both"});p.onfinish=p.oncancel=()=>l.remove()}}var Gv=(e,t)=>[...e.querySelectorAll(qd)].find(n=>zd(n)===t)??null;function Wv(e){if(e===null)return null;let{left:t,top:n,width:o,height:s}=e.getBoundingClientRect();return{x:t+Math.min(o/2,120),y:n+Math.min(s/2,40)}}var Ud=[1,2,3,5,10,30,60,1440,4320],$i=1e3,[hi,gi]=[60,1440];function bi(e,t){return e>=gi?t(e===gi?"clock.day":"clock.days",{n:e/gi}):e>=hi?t(e===hi?"clock.hour":"clock.hours",{n:e/hi}):t(e===1?"clock.minute":"clock.minutes",{n:e})}function Gd({kept:e,t}){let{clock:n,moved:o,finished:s}=e,[r,a]=b(Date.now),l=n!==void 0&&o!==void 0&&!s;if(w(()=>{if(!l)return;a(Date.now());let p=setInterval(()=>a(Date.now()),$i);return()=>clearInterval(p)},[l,o]),!l)return null;let u=Math.round((o+n*60*$i-r)/$i);return i`
<p class="clock ${u<0?"over":""}" data-clock=${u<0?"over":"runs"}>
<span role="timer" aria-live="off">${t(u<0?"clock.over":"clock.left",{time:Vv(Math.abs(u))})}</span>
<span class="hint">${t("clock.hint",{time:bi(n,t)})}</span>
</p>
`}function Vv(e){let[t,n,o]=[Math.floor(e/3600),Math.floor(e/60)%60,e%60],s=r=>String(r).padStart(2,"0");return t>0?`${t}:${s(n)}:${s(o)}`:`${n}:${s(o)}`}function Zs({motion:e,ply:t,events:n,finished:o,turn:s,refusal:r}){let{sounds:a}=Vt(Dn),l=T({ply:t,turn:s});w(()=>{let u=l.current;if(l.current={ply:t,turn:s},t<=u.ply)return;let p=Jv({motion:e,events:n,finished:o,isTurn:s!==null&&s!==u.turn});p!==null&&a.play(p)},[t,s]),w(()=>{r!==null&&a.play("refusal")},[r])}function Jv({motion:e,events:t,finished:n,isTurn:o}){return n?"end":t.some(({type:s})=>e.awards.includes(s))?"award":o?"turn":null}var Kv=["correct","forfeit","penalty"];function Wd({game:e,client:t,t:n,choose:o}){let{value:s,problem:r}=Kt(t,e);return i`
<p class="soft">${n("advice.lead")}</p>
<${N} problem=${r} t=${n} />
${(s?.irregularities??[]).map(a=>i`
<details key=${a.id} class="advice" data-irregularity=${a.id}>
<summary>${a.happened}</summary>
<p><${Yv} text=${a.advice} t=${n} /></p>
<p class="soft">${a.reason}</p>
<div class="row tight">${Zv(a.advice).map(l=>i`
<button type="button" key=${l} data-choose=${l} onClick=${()=>o(l)}>${n(`ruling.task.${l}`)}</button>`)}</div>
</details>`)}
`}var Zv=e=>Kv.filter(t=>e.includes(`\`${t}\``)),Yv=({text:e,t})=>e.replace(/ \(`(correct|forfeit|default|penalty)`\)/g,"").replace(/`(\w+)`/g,(n,o)=>t(`ruling.word.${o}`));function Vd(e,t){return Yd(e,t).flatMap(([n,o,s])=>ke(t,o).flatMap((r,a)=>{let l=r[e.pile].at(-1);return l===void 0?[]:[{value:l,...Zd(n,o,s,a)}]}))}function Jd(e,t,n){return Yd(e,t).flatMap(([o,s,r])=>Array.from({length:ke(t,s).length+1},(a,l)=>({value:null,...Zd(o,s,r,l)}))).filter(({place:o})=>o.join("/")!==n.place.join("/"))}function Kd(e,t,n,o){let[s,r]=[n,o].map(({place:f})=>f.slice(0,-1)),a=structuredClone(ke(t,s)),l=s.join("/")===r.join("/")?a:structuredClone(ke(t,r)),[u,p]=[n,o].map(({place:f})=>Number(f.at(-1))),c=a[u][e.pile].pop();return p===l.length&&l.push({...e.empty,[e.pile]:[]}),l[p][e.pile].push(c),le(a[u],{...a[u],...e.empty,[e.pile]:[]})&&u===a.length-1&&a.pop(),so(t,a===l?[[s,a]]:[[s,a],[r,l]])}var Zd=(e,t,n,o)=>({place:[...t,String(o)],where:{key:e,names:[...n,String(o+1)]}}),Yd=(e,t)=>Object.entries(e.at).flatMap(([n,o])=>st(t,n).map(([s,r])=>[o,s,r]));var yi=e=>({base:e,state:e,patch:[],told:[],figures:[]});function Qd(e,t,n,o){let s=n.join("/"),r=Gs(t,e.base).find(l=>l.place.join("/")===s),a=e.figures.filter(l=>l.figure.place.join("/")!==s);return{...e,figures:r.value===o?a:[...a,{kind:t,figure:r,value:o}]}}var Ys=e=>e.of!==void 0||e.pile!==void 0,Qs=(e,t)=>e.pile===void 0?fi(e,t):Vd(e,t),Xs=(e,t,n,o)=>e.pile===void 0?Ad(e,t,n,o):Jd(e,t,o);function Xd(e,t,n,o,s){let r=(t.pile===void 0?Ld:Kd)(t,e.state,n,o);return{...e,state:di(e.state,r),patch:[...e.patch,...r],told:[...e.told,s]}}var ef=e=>so(e.state,e.figures.map(({figure:t,value:n})=>[t.place,n])),er=e=>di(e.state,ef(e)),tf=e=>[...e.patch,...ef(e)];function of({kind:e,state:t,words:n,change:o}){let{t:s}=n,r=Gs(e,t),a=[...new Set(r.map(nf))],[l,u]=b(e.oneByOne?null:void 0);if(r.length===0)return i`<p>${s("correct.none")}</p>`;let p=r.filter(d=>l===void 0||nf(d)===l),c=[[null,s("correct.choose")],...a.map(d=>[d,Qv(d,n)])];return i`
${e.oneByOne&&i`
<${D} name="group" label=${s("correct.which")}
control=${d=>i`<${G} ...${d} value=${l} choices=${c} onChange=${u} />`} />`}
<fieldset class="figures">
<legend>${s("correct.figures")}</legend>
${p.map(d=>i`<${Xv} key=${d.place.join("/")} figure=${d} words=${n} change=${o} />`)}
</fieldset>
`}var nf=({where:e})=>JSON.stringify(e.names),Qv=(e,t)=>JSON.parse(e).map(n=>rt(n,t)).join(", ");function Xv({figure:e,words:t,change:n}){let{place:o,value:s,choices:r,where:a}=e,l=p=>i`<${G} ...${p} value=${s} choices=${r.map(c=>[c,rt(c,t)])} onChange=${c=>n(e,c)} />`,u=p=>i`<input ...${p} type="number" step="1" value=${s}
onChange=${({target:c})=>c.value!==""&&n(e,Number(c.value))} />`;return i`<${D} name=${`figure-${o.join("-")}`} label=${at(a,t)} control=${r===null?u:l} />`}function sf({kind:e,state:t,gameSheet:n,words:o,pair:s,setPair:r,add:a}){let{t:l}=o,u=Qs(e,t);if(u.length===0)return i`<p>${l("correct.none")}</p>`;let p=({value:$,where:h})=>[$!==null&&rt($,o),at(h,o)].filter(Boolean).join(" · "),c=($,h)=>[h,p($)],d=[null,l("correct.choose")],f=s.wrong===null?[]:Xs(e,t,n,u[s.wrong]);return i`
<${D} name="wrong" label=${l("correct.wrong")}
control=${$=>i`<${G} ...${$} value=${s.wrong} choices=${[d,...u.map(c)]} onChange=${h=>r({wrong:h,right:null})} />`} />
${s.wrong!==null&&i`
<${D} name="right" label=${l("correct.right")} hint=${e.pile===void 0&&l("correct.right-hint")}
control=${$=>i`<${G} ...${$} value=${s.right} choices=${[d,...f.map(c)]} onChange=${h=>r({...s,right:h})} />`}>
<button type="button" data-add disabled=${s.right===null} onClick=${a}>${l("correct.add")}</button>
<//>`}
`}function rf({state:e,t,busy:n,send:o}){let s=(e.forfeits??[]).map(({seat:c})=>c),r=e.players.map(({id:c})=>c).filter(c=>!s.includes(c)),[a,l]=b(r[0]??null),[u,p]=b("");return r.length===0?i`<p>${t("forfeit.all")}</p>`:i`
<${tr} kind="forfeit" lead=${t("forfeit.lead")} button=${t("forfeit.send")} busy=${n} reason=${u} setReason=${p} t=${t}
submit=${()=>o({type:"forfeit",seat:a,reason:u})}>
<${lf} seat=${a} setSeat=${l} seats=${r} t=${t} />
<//>
`}function af({state:e,t,busy:n,send:o}){let s=e.players.map(({id:d})=>d),[r,a]=b(s[0]),[l,u]=b(""),[p,c]=b("");return i`
<${tr} kind="penalty" lead=${t("penalty.lead")} button=${t("penalty.send")} busy=${n} reason=${p} setReason=${c} t=${t}
submit=${()=>o({type:"penalty",seat:r,points:Number(l),reason:p})}>
<${lf} seat=${r} setSeat=${a} seats=${s} t=${t} />
<${D} name="points" label=${t("penalty.points")} hint=${t("penalty.points-hint")}
control=${d=>i`<input ...${d} type="number" step="1" required value=${l} onInput=${({target:f})=>u(f.value)} />`} />
<//>
`}function tr({kind:e,lead:t,button:n,busy:o,reason:s,setReason:r,submit:a,t:l,children:u}){return i`
<form class="ruling-form" data-ruling=${e} onSubmit=${p=>{p.preventDefault(),o||a()}}>
<p class="soft">${t}</p>
${u}
<${D} name="reason" label=${l("ruling.reason")} hint=${l("ruling.reason-hint")}
control=${p=>i`<input ...${p} type="text" required maxlength="500" value=${s} onInput=${({target:c})=>r(c.value)} />`} />
<div><button type="submit" class="primary" data-send>${n}</button></div>
</form>
`}var lf=({seat:e,setSeat:t,seats:n,t:o})=>i`
<${D} name="seat" label=${o("ruling.seat")}
control=${s=>i`<${G} ...${s} value=${e} choices=${n.map(r=>[r,r])} onChange=${t} />`} />`;function cf({game:e,gameSheet:t,state:n,t:o,busy:s,send:r}){let a=pt(),[l,u]=b(()=>yi(n)),[p,c]=b(""),[d,f]=b({wrong:null,right:null}),[$,h]=b(""),[m,g]=b(""),[y,v]=b({}),[S,x]=b("");if(t===null)return null;let M=e.corrections??[],O=M.find(R=>R.kind===p),C={game:e,t:o},L=(R,H,te,Y)=>{let qe=at(H,C),it=H.key===R?qe:[o(R),qe].filter(Boolean).join(", ");return o("correct.changed",{what:it,before:rt(te,C),after:rt(Y,C)})},E=(R,H,te)=>o("correct.changed",{what:`${o(R)}, ${rt(H.value,C)}`,before:at(H.where,C),after:at(te.where,C)}),k=()=>{if(O===void 0||!Ys(O)||d.wrong===null||d.right===null)return l;let R=Qs(O,l.state)[d.wrong],H=Xs(O,l.state,t,R)[d.right],te=H.value===null?E(O.name,R,H):L(O.name,R.where,R.value,H.value);return Xd(l,O,R,H,te)},_=()=>{u(k()),f({wrong:null,right:null})},A=R=>{_(),c(R)},j=()=>{let R=ek($),H=[...tf(k()),...R??[]],te=R===null?{patch:"correct.no-patch"}:H.length===0?{kind:"correct.nothing"}:{};v(te);let Y=pi(M,n,er(k()))+Number(m);Object.keys(te).length===0&&r({type:"correct",patch:H,...Y!==0&&{bank:Y},reason:S})},q=R=>y[R]===void 0?[]:[{detail:o(y[R])}],B=pi(M,n,er(l)),Q=[...l.told,...l.figures.map(({kind:{name:R},figure:H,value:te})=>L(R,H.where,H.value,te)),...B===0?[]:[o("correct.bank-changed",{coins:Se(B)})]],_e=[["",o("correct.choose")],...M.map(R=>[R.kind,o(R.name)]),...a?[["patch",o("correct.patch")]]:[]];return i`
<${tr} kind="correct" lead=${o("correct.lead")} button=${o("correct.send")} busy=${s} reason=${S} setReason=${x} t=${o} submit=${j}>
<${D} name="kind" label=${o("correct.what")} errors=${q("kind")}
control=${R=>i`<${G} ...${R} value=${p} choices=${_e} onChange=${A} />`} />
${O!==void 0&&!Ys(O)&&i`<${of} key=${p} kind=${O} state=${er(l)} words=${C}
change=${({place:R},H)=>u(Qd(l,O,R,H))} />`}
${O!==void 0&&Ys(O)&&i`<${sf} key=${`${p} ${l.told.length}`} kind=${O} state=${l.state} gameSheet=${t}
words=${C} pair=${d} setPair=${f} add=${_} />`}
${(p==="patch"||$!=="")&&i`
<${D} name="patch" label=${o("correct.patch")} hint=${o("correct.patch-hint")} errors=${q("patch")}
control=${R=>i`<textarea ...${R} class="code" rows="5" spellcheck="false" value=${$} onInput=${({target:H})=>h(H.value)} />`} />
${M.some(R=>R.bank!==void 0)&&i`<${D} name="bank" label=${o("correct.bank")}
control=${R=>i`<input ...${R} type="number" step="1" value=${m} onInput=${({target:H})=>g(H.value)} />`} />`}`}
${Q.length>0&&i`
<div class="changes" data-changes=${Q.length}>
<h3>${o("correct.changes")}</h3>
<ul>${Q.map((R,H)=>i`<li key=${H}>${R}</li>`)}</ul>
<button type="button" class="quiet" data-drop onClick=${()=>u(yi(n))}>${o("correct.drop")}</button>
</div>`}
<//>
`}function ek(e){if(e.trim()==="")return[];try{let t=JSON.parse(e);return Array.isArray(t)?t:null}catch{return null}}var tk=["advice","correct","forfeit","penalty"];function kn({table:e,position:t,client:n,t:o,rule:s,refusal:r,busy:a,close:l,hides:u,uncover:p,earlier:c,part:d=!1}){z();let f=F(),[$,h]=b("advice"),{state:m}=t,g={...e,state:m,t:o,busy:a,send:v=>s({...v,player:"referee"})},y={advice:()=>i`<${Wd} game=${m.game} client=${n} t=${o} choose=${h} />`,correct:()=>i`<${nk} hides=${u} uncover=${p} t=${o}><${cf} ...${g} /><//>`,forfeit:()=>i`<${rf} ...${g} />`,penalty:()=>i`<${af} ...${g} />`};return i`
<${d?"section":"main"} id=${d?void 0:"content"} class="referee" data-screen=${d?void 0:"referee"} data-ply=${m.ply} aria-busy=${String(a)}>
<button type="button" data-close onClick=${l}>${o("ruling.back")}</button>
<${d?"h2":"h1"} ref=${f} tabindex="-1">${o("ruling.title")}<//>
<div class="row tight" role="group" aria-label=${o("ruling.title")}>
${tk.map(v=>i`<button type="button" class="chip" key=${v} data-task=${v} aria-pressed=${String(v===$)}
onClick=${()=>h(v)}>${o(`ruling.task.${v}`)}</button>`)}
${c&&i`<button type="button" class="chip" data-earlier onClick=${c}>${o("correcting.open")}</button>`}
</div>
<${un} refusal=${r} table=${{...e,t:o}} view=${m} />
<section class="sheet" aria-label=${o(`ruling.task.${$}`)} key=${$}>${y[$]()}</section>
<${Ke} state=${m} game=${e.game} t=${o} />
<//>
`}function nk({hides:e,uncover:t,t:n,children:o}){let[s,r]=b(!1);return s||!e?o:i`
<p>${n(t?"links.referee.unseal":"ruling.covered")}</p>
<div><button type="button" class="primary" data-uncover onClick=${t??(()=>r(!0))}>${n(t?"links.referee.unseal-do":"ruling.uncover")}</button></div>
`}function ro({to_act:e,state:t}){let n=(t.forfeits??[]).map(({seat:o})=>o);return e.filter(o=>n.includes(o))}function wn(e){let t=ro(e);return e.to_act.filter(n=>!t.includes(n))}function uf(e){let t=e.findLast(({type:n,player:o})=>o!=="referee"||n==="default");return t?.seat??t?.player}function ok(e,t){let n=e.state.players.map(({id:r})=>r),o=r=>(n.indexOf(r)-n.indexOf(t)-1+n.length)%n.length,[s=null]=wn(e).sort((r,a)=>o(r)-o(a));return s}function pf(e,{open:t,holder:n,wanted:o,last:s,sealed:r,unseen:a}){let l=wn(e),u=e.state.dealer==="table",p={referee:u,actor:null,alone:!1,pass:null};if(e.finished||l.length===0)return p;let c=l.includes(o)?o:ok(e,s),d=u?r&&l.length>1:!t,f=l.includes(n)?n:null;return!d||!a(f??c)?{...p,actor:c}:f===null?{...p,pass:c}:{...p,actor:f,alone:!0}}function df({table:e,opened:t,state:n,client:o,refusal:s,close:r,unseal:a}){let{t:l,act:u,busy:p}=e,c={state:n??t.answer.view};return i`<${kn} table=${e} position=${c} client=${o} t=${l} rule=${u} refusal=${s} busy=${p}
close=${r} hides=${n===null} uncover=${a} />`}async function ff(e,t){let{token:n,state:o}=await Ve(e,t).unseal(),s={...t,place:{...t.place,token:n}};return{kept:(await ot(s,t)).kept,state:o}}function mf({kept:e,view:t,table:n}){let{t:o,act:s,busy:r}=n;return ro({to_act:e.toAct,state:t}).map(a=>i`
<div class="forfeited" key=${a} data-forfeited=${a}>
<p>${o("forfeited.due",{player:a})}</p>
${e.as===We&&i`
<button type="button" class="primary" data-default disabled=${r} onClick=${()=>s({type:"default",player:"referee",seat:a})}>
${o("links.referee.default",{player:a})}</button>`}
</div>`)}function $f({opened:e,waits:t,turn:n,table:o,refusal:s,bar:r,notes:a,connection:l,tools:u,held:p}){let{kept:c,answer:d}=e,{game:f,gameSheet:$,t:h,act:m,busy:g}=o,{view:y,legal_actions:v}=d;z();let S=Js(c,$,h),x=F(n);zo(n,$,`${y.phase} ${y.round} ${Le(c)}`);let M=S.at(-1),[O,C]=b(null),L=Oe(c),E=Ks(f.motion,y,{ply:y.ply,events:d.events});Zs({motion:f.motion,ply:y.ply,events:d.events,finished:!1,turn:Le(c)?L:null,refusal:s});let k=v[0]?.player??null,_=$!==null,A=y.players.findIndex(({id:B})=>B===(k??c.toAct[0]))+1,j=c.toAct.some(B=>B!==k),q=v.some(({type:B})=>f.sealed?.includes(B))||c.place.pending>0;return i`
<main id="content" class="play linked" data-screen="play" data-game=${f.id} data-ply=${y.ply} data-to-act=${c.toAct.join(" ")}
data-seat=${L??""} data-actor=${k??""} data-held=${c.heldBy??""} data-head=${d.head} data-turn=${n} aria-busy=${String(!_||g||t)}>
${r}
${a}
<div class="table-top">
<section class="board-area" aria-label=${h("play.board")}>
<div ref=${E}>
${_&&i`<${f.Board} view=${y} gameSheet=${$} legal=${v} act=${m} t=${h} seat=${L}
toAct=${c.toAct} scores=${null} last=${d.events} log=${vn(c)} prepared=${O} prepare=${C} />`}
</div>
${p}
</section>
<aside class="side">
<section class="actions player-${A}" aria-labelledby="turn">
<h2 id="turn" ref=${x} tabindex="-1">${bn(c,h)}</h2>
${l}
${M&&i`<p class="hint last-act" data-last-act>${h("links.last",{what:M.text})}</p>`}
${_&&i`<div class="at-stake" data-at-stake><${f.AtStake} view=${y} gameSheet=${$} t=${h} /></div>`}
<${Gd} kept=${c} t=${h} />
<${mf} kept=${c} view=${y} table=${o} />
<${un} refusal=${s} table=${o} view=${y} />
${_&&v.length>0&&i`<${Zt} ...${o} view=${y} legal=${v} player=${k}
prepared=${O} prepare=${C} key=${`${n} ${k}`} />`}
${(v.length===0||j)&&i`<${Vs} kept=${c} atOnce=${q} follows=${d.guarded} t=${h} />`}
</section>
<${Ke} state=${y} game=${f} t=${h} />
<${Ut} log=${S} t=${h} then=${Le(c)?h("links.turn"):void 0} />
</aside>
</div>
${u}
</main>
`}function xn({game:e,ruleset:t,client:n,t:o}){let[s,r]=b(!1);return i`
<details class="rules" onToggle=${a=>r(a.target.open)} data-rules>
<summary>${o("rules.title")}</summary>
${s&&i`<${sk} game=${e} ruleset=${t} client=${n} t=${o} />`}
</details>
`}function sk({game:e,ruleset:t,client:n,t:o}){let{value:s,problem:r}=Kt(n,e),a=(s?.clauses??[]).filter(({rulesets:l})=>l.includes(t));return i`
<${N} problem=${r} t=${o} />
<div class="clauses" tabindex="0" role="region" aria-label=${o("rules.title")}>
<ul>${a.map(({id:l,text:u})=>i`<li key=${l} data-clause-id=${l}><${tt} text=${u} /><${nt} error=${{rule:l}} /></li>`)}</ul>
</div>
`}function hf({kept:e,client:t,t:n,go:o,change:s,finished:r}){let[a,l]=b(null),u=Oe(e),p=f=>async()=>{l(null);try{await f()}catch($){l($)}},c=p(async()=>{let f=dn(),{token:$}=await Ve(t,e).newKey(u,{verifier:await Ht(f)}),h=gn(e,fn(Number(e.as),f));await s({...h,place:{...e.place,token:$}})}),d=(f,$)=>p(async()=>{let{token:h,seat_keys:m}=await Ve(t,e).newKey(f);await Is(e.id,g=>({...g,place:{...e.place,token:h},given:{...g.given,[$]:m[f]}})),o("seats",{id:e.id})});return r||u===null&&e.as!==We?null:i`
<${De} problem=${a} t=${n} />
<p class="hint">${n(u===null?"links.reissue.referee":"links.reissue.own")}</p>
<div class="row tight">
${u!==null&&i`<button type="button" data-reissue=${e.as} onClick=${c}>${n("links.reissue.own-do")}</button>`}
${u===null&&e.players.map((f,$)=>i`
<button type="button" key=${f} data-reissue=${$+1} onClick=${d(f,String($+1))}>${n("links.reissue.for",{player:f})}</button>`)}
</div>
`}function rk({tokens:e={},place:t,played:n}){return Object.keys(e).map(Number).filter(s=>s<t.settled).sort((s,r)=>r-s).map(s=>({ply:s,token:e[s],done:n.find(r=>r.ply===s+1)??null}))}async function gf(e,t,n){return await e.game(t.game).sealed(n,t.keys[We]).heads(),ve(e,t)}function bf({kept:e,sheet:t,t:n,back:o,busy:s}){let r=rk(e),[a,l]=b(null),[u,p]=b(!1),c=r.find(({ply:f})=>f===a)??r[0],d=We in e.keys;return i`
<details data-taking-back>
<summary>${n("back.title")}</summary>
<p class="hint">${n(d?"back.referee":"back.player")}</p>
${r.length===0?i`<p>${n("back.nothing")}</p>`:i`
<label>${n("back.before")}
<select name="point" value=${c.ply} onChange=${f=>l(Number(f.target.value))}>
${r.map(f=>i`<option key=${f.ply} value=${f.ply} selected=${f===c}>${ak(f,t,n)}</option>`)}
</select>
</label>
${d?i`<div class="row tight">
<button type="button" data-take-back disabled=${s} onClick=${()=>u?o(c.token):p(!0)}>
${n(u?"back.sure":"back.do")}</button></div>`:i`<${Ee} url=${vt(X(),{game:e.game,token:c.token,undo:c.ply})} name=${n("back.link")} t=${n} kind="undo" />`}`}
</details>
`}function yf({kept:e,asked:t,t:n,back:o,busy:s}){let r=We in e.keys,a=t.ply>=e.place.settled;return i`
<div class="warning" role="alert" data-note="asked-back">
<p><strong>${n("back.asked",{n:e.place.settled-t.ply})}</strong></p>
<p>${n(a?"back.asked-gone":r?"back.asked-referee":"back.asked-player")}</p>
${r&&!a&&i`<button type="button" data-take-back disabled=${s} onClick=${()=>o(t.token)}>${n("back.sure")}</button>`}
</div>
`}var ak=({ply:e,done:t},n,o)=>t===null?o("back.point",{n:e+1}):mi(t,n,o);function vf({opened:e,sheet:t,client:n,t:o,go:s,open:r,change:a,back:l,busy:u}){let{kept:p,answer:c}=e,d=vt(X(),{game:p.game,token:p.place.token,clock:p.clock});return i`
<div class="tools">
<section class="tool" aria-label=${o("links.paste-title")}><${mn} t=${o} open=${r} hint=${o("links.paste-hint")} /></section>
<${xn} game=${p.game} ruleset=${c.view.ruleset} client=${n} t=${o} />
<details data-compare>
<summary>${o("links.compare")}</summary>
<p class="hint">${o("links.compare-hint")}</p>
<p><code data-head>${c.head}</code></p>
<p class="hint">${o(c.guarded?"links.guarded":"links.unguarded")}</p>
</details>
<details data-spectators>
<summary>${o("links.spectators")}</summary>
<p class="hint">${o("links.spectators-hint")}</p>
<${Ee} url=${d} name=${o("links.spectators")} t=${o} kind="spectator" />
</details>
${c.guarded&&i`<${bf} kept=${p} sheet=${t} t=${o} back=${l} busy=${u} key=${`back ${p.place.settled}`} />`}
<details data-keys>
<summary>${o("links.keys")}</summary>
${Object.keys(p.given).length>0&&i`
<p class="hint">${o("links.given")}</p>
<div><button type="button" data-go="seats" onClick=${()=>s("seats",{id:p.id})}>${o("links.given-open")}</button></div>`}
<${hf} kept=${p} client=${n} t=${o} go=${s} change=${a} finished=${c.finished} />
<${ik} kept=${p} t=${o} go=${s} />
</details>
</div>
`}function ik({kept:e,t,go:n}){let[o,s]=b(!1),r=async()=>{await Fs(e.id),n("start")};return i`
<p class="hint">${t("links.forget-hint")}</p>
<div class="row tight">
${o?i`<button type="button" data-forget-anyway onClick=${r}>${t("links.forget-anyway")}</button>
<button type="button" onClick=${()=>s(!1)}>${t("undo.leave")}</button>`:i`<button type="button" data-forget onClick=${()=>s(!0)}>${t("links.forget")}</button>`}
</div>
`}var lk=3e3,ck="a, button, input, select, textarea, summary, [role=button]";function kf(e,t,n){let[o,s]=b([]),r=T(null);return oe(()=>{if(e===null||t===void 0)return;let u=r.current?.table===e.kept.id?r.current:null;r.current={table:e.kept.id,answer:e.answer,turn:n};let p=uk(u?.answer??e.before??null,e,t),c=u!==null&&!e.answer.finished;s(d=>[...u?.turn===n?d:[],...p.map(f=>({...f,isSaid:c}))])},[e?.answer]),{waiting:o,next:()=>s(u=>u.slice(1)),skip:()=>s([])}}function uk(e,{kept:t,answer:n},o){if(e===null||n.view.ply<=e.view.ply)return[];let s=vn(t);return o.moments.since({log:s,start:s.length-n.events.length,before:e.view,view:n.view})}function wf({waiting:e,next:t,skip:n,table:o,view:s}){let[r]=e,{game:a,gameSheet:l,t:u}=o,p=dk(r);fk(r,t,n);let c=T(null);return w(()=>c.current?.scrollIntoView({block:"nearest"}),[r]),i`
<p class="visually-hidden" role="status" data-moment-said>${p}</p>
${r&&l&&i`
<div class="moments" onClick=${t}>
<section class="moment" aria-labelledby="moment-title" data-moment=${r.kind} ref=${c}>
<h2 id="moment-title">${a.moments.title(r,u)}</h2>
<${a.moments.Picture} moment=${r} view=${s} gameSheet=${l} t=${u} />
<div class="row tight">
<button type="button" class="primary" data-moment-next>${u("moment.next")}</button>
${e.length>1&&i`<button type="button" data-moment-skip onClick=${pk(n)}>${u("moment.skip",{n:e.length})}</button>`}
</div>
</section>
</div>`}
`}var pk=e=>t=>{t.stopPropagation(),e()};function dk(e){let[t,n]=b("");return w(()=>n(e===void 0||e.isSaid?"":e.events.map(({text:o})=>o).join(" ")),[e]),t}function fk(e,t,n){w(()=>{if(e===void 0)return;let o=0,s=()=>{clearTimeout(o),document.hidden||(o=setTimeout(t,lk))},r=({key:a,target:l})=>{a==="Escape"&&n(),a==="Enter"&&!l.closest?.(ck)&&t()};return s(),document.addEventListener("visibilitychange",s),document.addEventListener("keydown",r),()=>{clearTimeout(o),document.removeEventListener("visibilitychange",s),document.removeEventListener("keydown",r)}},[e])}function xf({opened:e,other:t,choose:n,back:o,busy:s,t:r}){let{kept:a,note:l,asked:u,stored:p}=e,c=Object.keys(a.keys);return i`
${l==="older"&&i`<p class="note" role="status" data-note="older">${r("links.note.older")}</p>`}
${l==="joined"&&i`<p class="note" role="status" data-note="joined">${r("links.note.joined")}</p>`}
${["overtaken","undone","followed"].includes(l)&&i`<p class="note" role="status" data-note=${l}>${r(`links.note.${l}`)}</p>`}
${["line","window"].includes(l)&&i`
<div class="warning" role="alert" data-note=${l}>
<p><strong>${r("links.note.line-title")}</strong></p>
<p>${r(`links.note.${l}`)}</p>
<button type="button" data-switch-line onClick=${t}>${r("links.note.line-switch")}</button>
</div>`}
${u&&i`<${yf} kept=${a} asked=${u} t=${r} back=${o} busy=${s} />`}
${!p&&i`<p class="warning" role="alert" data-note="not-stored">${r("links.not-stored")}</p>`}
${c.length>1&&i`
<div class="warning" data-note="several">
<p>${r("links.note.several",{seats:c.map(d=>kt(a,d,r)).join(", ")})}</p>
<div class="row tight" role="group" aria-label=${r("links.as")}>
${c.map(d=>i`<button type="button" class="chip" key=${d} data-as=${d} aria-pressed=${String(d===a.as)}
onClick=${()=>n(d)}>${kt(a,d,r)}</button>`)}
</div>
</div>`}
`}function vi({action:e,kept:t},{actions:n}){let o=Sf(e);return n.some(s=>s.ply>t.place.settled&&s.type===e.type&&s.player===e.player&&(s.action===null||Sf(s.action)===o))}var Sf=e=>JSON.stringify(Object.entries(e).sort(([t],[n])=>t<n?-1:1));function _f({client:e,id:t,given:n,calls:o,gone:s}){let[r,a]=b({from:n,to:n,turn:0}),l=r.from===n?r.to:n,[u,p]=b(null),[c,d]=b(null),[f,$]=b(null),[h,m]=b(!1),g=T(!1),y=async(k,_=p)=>{if(g.current)return!1;g.current=!0,m(!0),p(null);try{let A=await k();return a(({turn:j})=>({from:n,to:A,turn:j+1})),d(null),$(null),!0}catch(A){return await _(A),!1}finally{g.current=!1,m(!1)}},v=(k=l.kept)=>y(()=>ve(e,k)),S=(k,_=l.kept)=>y(()=>$d(e,_,k),async A=>{if(d(null),A.transient)return $({action:k,kept:_,problem:A});if($(null),A.kind==="branched")return x(k,_);d({problem:A,action:k})}),x=async(k,_)=>{try{let A=await ve(e,_),j=vi({action:k,kept:_,problem:null},A.answer);a(({turn:q})=>({from:n,to:{...A,note:j?A.note:"overtaken"},turn:j?q+1:q}))}catch(A){p(A)}},M=async k=>{let _=f!==null&&vi(f,k);if(f!==null&&!_)return S(f.action,f.kept),!0;if(k.token===l.kept.place.token&&!l.stale)return!1;let A=await zt(e,l.kept,k,null);return _&&$(null),a(j=>g.current||j.from===n&&j.to!==l&&j.to!==null?j:{from:n,to:A,turn:j.turn+Number(_)}),!0},O=T(async()=>{});O.current=async()=>{if(l===null||g.current)return;let k=await qt(t);if(k===null)return s();if(k.changed===l.kept.changed||g.current)return;let _=ci(l.kept,k);_.place.token===l.kept.place.token?a(A=>A===r?{...r,from:n,to:{...l,kept:_}}:A):await y(async()=>({...await ve(e,_),note:oo(l.answer)?null:"followed"}))},w(()=>ad(k=>{k===t&&O.current()}),[t]),w(()=>{h||O.current()},[h]);let{lost:C,ask:L}=Od({client:e,opened:l,busy:h,calls:o,take:M});w(()=>{if(f===null)return;let k=()=>S(f.action,f.kept);return addEventListener("online",k),()=>removeEventListener("online",k)},[f]),w(()=>{d(null),$(null),n===null&&qt(t).then(k=>{if(k===null)return s();let _=fd(k);_===null?v(k):a(({turn:A})=>({from:n,to:_,turn:A}))})},[n,t]);let E=T(e);return w(()=>{E.current!==e&&l!==null&&y(()=>md(e,l.kept)),E.current=e},[e]),{opened:l,turn:r.turn,problem:u,refusal:c,setRefusal:d,unsent:f,busy:h,step:y,again:v,play:S,lost:C,ask:L}}function Of({t:e,client:t,go:n,id:o,opened:s,open:r}){let{calls:a,change:l}=xd(),[u,p]=b(null),{opened:c,turn:d,problem:f,refusal:$,setRefusal:h,unsent:m,busy:g,step:y,again:v,play:S,lost:x,ask:M}=_f({client:t,id:o,given:s,calls:a,gone:()=>n("unknown",{kept:!0})}),O=c?.kept.game,C=kf(c,I[O],d),{value:L,problem:E}=U(async()=>O?t.game(O).sheet():null,[O,t]);if(wd({kept:c?.kept.id===o&&!c.stale?c.kept:null,name:L?.name??"Gavel",calls:a,t:e}),c===null||c.kept.id!==o)return i`<main id="content" class="play" data-screen="play" aria-busy=${String(f===null)}><h1>…</h1><${De} problem=${f} t=${e} /></main>`;let{kept:k,answer:_}=c,A=async V=>{await S(V)&&p(null)},j=()=>y(async()=>{let{kept:V,state:ge}=await ff(t,k);return p({state:ge}),ve(t,V)},V=>h({problem:V,action:null})),q=V=>{h(null),p(V?{state:null}:null)},B=async V=>{await v((await ot(V,k)).kept)},Q=V=>y(()=>gf(t,k,V)),_e={game:I[O],gameSheet:L,t:e,act:A,busy:g};if(u!==null)return i`<${df} table=${_e} opened=${c} state=${u.state} client=${t} refusal=${$}
close=${()=>q(!1)} unseal=${j} />`;let R=i`<${Md} callReferee=${()=>q(!0)} kept=${k} view=${_.view} finished=${_.finished} sheet=${L} t=${e} again=${()=>v()} busy=${g}
calls=${a} setCalls=${oo(_)&&Oe(k)!==null?l:null} />`,H=i`
<${De} problem=${f??E} t=${e} />
<${xf} opened=${c} t=${e} other=${()=>y(()=>hd(t,k,c.other))} choose=${V=>v({...k,as:V})}
back=${Q} busy=${g} />`,te=i`<${Rs} lost=${x} unsent=${m} stale=${c.stale} ask=${M} resend=${()=>S(m.action,m.kept)} busy=${g} t=${e} />`,Y=i`<${vf} opened=${c} sheet=${L} client=${t} t=${e} go=${n} open=${r} change=${B} back=${Q} busy=${g} />`,qe=i`<${wf} ...${C} table=${_e} view=${_.view} />`,it=_.finished?Bd:$f,Et=c.stale===!0&&x===null;return i`<${it} opened=${c} waits=${Et} turn=${d} table=${_e} refusal=${$} bar=${R} notes=${H} connection=${te} tools=${Y} held=${qe} go=${n} client=${t} />`}function Ef({t:e,go:t,id:n}){let[o,s]=b(null);w(()=>{qt(n).then(a=>a===null?t("unknown",{kept:!0}):s(a))},[n]),z();let r=F(o===null);return i`
<main id="content" class="import seats" data-screen="seats" data-link=${n}>
<h1 ref=${r} tabindex="-1">${e("seats.title")}</h1>
${o&&i`<${mk} kept=${o} t=${e} go=${t} />`}
</main>
`}function mk({kept:e,t,go:n}){let{game:o,place:s,given:r,players:a,keys:l,clock:u}=e,p=$=>vt(X(),{game:o,token:s.token,key:$,clock:u}),c=a.filter(($,h)=>!r[h+1]&&!l[h+1]),d=()=>n("linked",{id:e.id}),f=async()=>{await Is(e.id,$=>({...$,given:{}})),d()};return i`
<div class="sheet">
${Object.keys(r).length>0&&i`
<p>${t("seats.lead")}</p>
<p class="warning" data-quick-warning>${t("seats.warning")}</p>`}
${Object.entries(r).map(([$,h])=>i`
<section class="seat-link player-${$}" key=${$} data-seat-link=${$} aria-labelledby="seat-${$}">
<h2 id="seat-${$}">${kt(e,$,t)}</h2>
<${Ee} url=${p(h)} name=${t("seats.link",{player:kt(e,$,t)})} t=${t} kind="seat" />
</section>`)}
${c.length>0&&i`
<section class="seat-link" data-seat-link="table" aria-labelledby="seat-guests">
<h2 id="seat-guests">${c.join(", ")}</h2>
<p>${t("seats.guests")}</p>
<${Ee} url=${p(void 0)} name=${t("links.move",{players:a.join(", ")})} t=${t} kind="move" />
</section>`}
<div class="row end">
${Object.keys(r).length>0&&i`<button type="button" data-forget-given onClick=${f}>${t("seats.forget")}</button>`}
<button type="button" class="primary large" data-to-table onClick=${d}>${t("seats.go")}</button>
</div>
</div>
`}function Mf(){let{hash:e}=location;return to(e)?(history.replaceState(history.state,"",location.href.split("#")[0]),e):null}var $k=5e3,ao=Mf();function Cf({client:e,t,go:n,problem:o,setProblem:s}){let[r,a]=b({opening:!1,opened:0}),[l,u]=b(null),p=async h=>{a(({opened:m})=>({opening:!0,opened:m}));try{if(h===null)throw new Error(t("links.broken"));for(let m of h)if("invitation"in m)n("join");else if(m.game in I){let g=await dd(e,m);n("linked",{id:g.kept.id,opened:g})}else throw new Error(t("links.broken"))}catch(m){s(m),u(m.transient===!0?{links:h,problem:m}:null)}a(({opened:m})=>({opening:!1,opened:m+1}))},c=h=>(s(null),p(h)),d=l!==null&&l.problem===o,f=()=>p(l.links);w(()=>{if(!d)return;let h=setTimeout(f,$k);return addEventListener("online",f),()=>{clearTimeout(h),removeEventListener("online",f)}},[l,d]);let $=h=>c(Ns(h));return w(()=>{let h=()=>{ao=Mf()??ao,ao!==null&&$(ao),ao=null};return h(),addEventListener("hashchange",h),()=>removeEventListener("hashchange",h)},[e]),{open:c,waits:d,again:f,...r}}var ki=(e,{language:t},n)=>new Intl.DateTimeFormat(t,n).format(e),nr=(e,t)=>ki(e,t,{dateStyle:"medium"}),Sn=(e,t)=>ki(e,t,{dateStyle:"medium",timeStyle:"short"});function or({changed:e,created:t},n){let o=new Date(e??t??NaN);return Number.isNaN(o.getTime())?"":ki(o,n,{dateStyle:"long"})}var hk=/^[-−]?\d{1,9}$/,Tf=10;function gk(e){let t=e.split(/[\s,;]+/).filter(n=>n!=="");return t.every(n=>hk.test(n))?t.map(n=>Number(n.replace("−","-"))):null}var sr=({type:e,items:t})=>e==="array"&&t?.type==="integer";function wi({option:e,schema:t,set:n,t:o,value:s,...r}){let[a,l]=b(null),u=({target:c})=>{let d=gk(c.value);l(d===null?c.value:null),n(d??c.value)},p=a??(Array.isArray(s)?s.join(", "):s);return i`<textarea ...${r} rows=${t.minItems>Tf||p.split(",").length>Tf?2:1} spellcheck="false" autocomplete="off" placeholder=${o("option.figures")} value=${p} onChange=${u} />`}function Af({option:e,schema:t,set:n,t:o,value:s,...r}){let a=t.anyOf.flatMap(c=>c.enum??[]),l=t.anyOf.find(sr),u=!a.includes(s),p=[...a.map(c=>[c,Ne(e,c,o)]),[null,o("option.own")]];return i`
<${G} ...${r} value=${u?null:s} choices=${p} onChange=${c=>n(c??[])} />
${u&&i`<${wi} option=${e} schema=${l} set=${n} t=${o} value=${s} name="${r.name}-own" aria-label=${o("option.own")}
aria-invalid=${r["aria-invalid"]} aria-describedby=${r["aria-describedby"]} />`}
`}function rr({option:e,standard:t,value:n,change:o,errors:s,t:r}){let{id:a,ruling:l,schema:u,decides:p}=e,c=m=>o(le(m,t)?void 0:m),d=i`<span class="option-name">${e.name}</span><${nt} error=${{code:a}} />${l&&i` <span class="ruling">${l}</span>`}`,f=pt(),$=bk(u,f||n!==void 0),h=f||$===Nf?p:Ed(p);return i`
<div class="option ${n===void 0?"":"changed"}">
<${D} name="option-${a}" label=${d} hint=${i`<${tt} text=${h} />${$===Lf&&i` ${r("option.by-developers")}`}`} errors=${s}
control=${m=>i`<${$} ...${m} option=${a} schema=${u} value=${n===void 0?t:n} set=${c} t=${r} />`}>
${n!==void 0&&i`<button type="button" class="quiet" onClick=${()=>o(void 0)}>${r("setup.default")}</button>`}
<//>
</div>
`}function bk(e,t){return"const"in e||e.enum?.length===1?yk:e.type==="boolean"?vk:e.enum?kk:e.type==="integer"?wk:sr(e)?wi:e.anyOf?.some(sr)?Af:t?Nf:Lf}var yk=({option:e,schema:t,set:n,t:o,value:s,...r})=>i`
<input ...${r} type="text" readonly value=${Ne(e,t.const??t.enum[0],o)} />`,vk=({option:e,schema:t,set:n,t:o,value:s,...r})=>i`
<${G} ...${r} value=${s} choices=${[[!1,o("no")],[!0,o("yes")]]} onChange=${n} />`,kk=({option:e,schema:t,set:n,t:o,value:s,...r})=>i`
<${G} ...${r} value=${s} choices=${t.enum.map(a=>[a,Ne(e,a,o)])} onChange=${n} />`,wk=({option:e,schema:t,set:n,t:o,value:s,...r})=>i`
<input ...${r} type="number" step="1" value=${s} onChange=${({target:a})=>n(a.value===""?void 0:Number(a.value))} />`,Lf=({option:e,schema:t,set:n,t:o,value:s,...r})=>i`
<input ...${r} type="text" readonly value=${Ne(e,s,o)} />`;function Nf({option:e,schema:t,set:n,t:o,value:s,...r}){let[a,l]=b(null),u=({target:p})=>{try{n(JSON.parse(p.value)),l(null)}catch{n(p.value),l(p.value)}};return i`<textarea ...${r} class="code" rows="3" spellcheck="false" value=${a??JSON.stringify(s)} onChange=${u} />`}var Rf=["Ann","Bob","Cy","Dee","Eve","Flo"];function _n(e){let t=e.rulesets.find(({id:o})=>o===e.default_ruleset),n=Re("players")??Rf.slice(0,3);return Pf({ruleset:"",variant:"",players:n,options:{}},t)}var jf=e=>Rf.find(t=>!e.includes(t))??`${e.length+1}`;function Pf(e,t){let n=e.players.slice(0,t.player_counts.at(-1));for(;n.length<t.player_counts[0];)n.push(jf(n));let o=t.variants.includes(e.variant)?e.variant:t.variants[0];return{...e,ruleset:t.id,variant:o,players:n}}function On({sheet:e,draft:t,change:n,errors:o,t:s}){let r=e.rulesets.find(({id:a})=>a===t.ruleset);return i`
<${D} name="ruleset" label=${s("setup.ruleset")} hint=${r.sources.join("; ")} errors=${ie(o,"/ruleset")}
control=${a=>i`<${G} ...${a} value=${t.ruleset} choices=${e.rulesets.map(({id:l,name:u})=>[l,u])}
onChange=${l=>n(Pf(t,e.rulesets.find(u=>u.id===l)))} />`} />
${(r.variants.length>1||ie(o,"/variant").length>0)&&i`
<${D} name="variant" label=${s("setup.variant")} errors=${ie(o,"/variant")}
control=${a=>i`<${G} ...${a} value=${t.variant} choices=${r.variants.map(l=>[l,Ne("variant",l,s)])}
onChange=${l=>n({...t,variant:l})} />`} />`}
`}function En({sheet:e,draft:t,change:n,errors:o,t:s}){let{players:r}=t,a=e.rulesets.find(({id:c})=>c===t.ruleset).player_counts,l=c=>n({...t,players:c}),u=(c,d)=>{let f=[...r];[f[c],f[d]]=[f[d],f[c]],l(f)},p=o.filter(({pointer:c})=>c==="/players");return i`
<fieldset class="players">
<legend>${s("setup.players")}</legend>
<p class="hint">${s("setup.players-hint")}</p>
<ol>
${r.map((c,d)=>i`
<li key=${d} class="player-row player-${d+1}">
<${D} name="player-${d+1}" label=${i`<span class="visually-hidden">${s("setup.player",{n:d+1})}</span>`}
errors=${[...ie(o,`/players/${d}`),...d===0?p:[]]}
control=${f=>i`<input ...${f} type="text" maxlength="64" autocomplete="off" value=${c}
onInput=${$=>l(r.map((h,m)=>m===d?$.target.value:h))} />`}>
<button type="button" class="icon" disabled=${d===0} aria-label=${s("setup.up",{name:c})}
onClick=${()=>u(d,d-1)}>↑</button>
<button type="button" class="icon" disabled=${d===r.length-1} aria-label=${s("setup.down",{name:c})}
onClick=${()=>u(d,d+1)}>↓</button>
<button type="button" class="icon" disabled=${r.length<=a[0]} aria-label=${s("setup.remove",{name:c})}
onClick=${()=>l(r.filter((f,$)=>$!==d))}>×</button>
<//>
</li>`)}
</ol>
<button type="button" data-add-player disabled=${r.length>=a.at(-1)}
onClick=${()=>l([...r,jf(r)])}>+ ${s("setup.add")}</button>
</fieldset>
`}function Mn({sheet:e,draft:t,change:n,errors:o,t:s}){let{options:r}=t,a=Object.keys(r).length,l=(p,c)=>{let{[p]:d,...f}=r;n({...t,options:c===void 0?f:{...f,[p]:c}})},u=ie(o,"/options").length>0;return i`
<details class="options" open=${u||void 0} data-options>
<summary>${s("setup.options")} <span class="count">${a>0?s("setup.changed",{n:a}):s("setup.unchanged")}</span></summary>
<div class="option-list">
${e.options.map(p=>i`
<${rr} key=${p.id} option=${p} standard=${Un(e,t,p.id)} value=${r[p.id]}
change=${c=>l(p.id,c)} errors=${ie(o,`/options/${p.id}`)} t=${s} />`)}
</div>
</details>
`}function Bf({sheet:e,begin:t,leave:n,t:o}){let[s,r]=b(()=>({..._n(e),rounds:3,match:{}})),{ruleset:a,variant:l,options:u,players:p,rounds:c,match:d}=s,f={sheet:e,draft:s,change:r,errors:[],t:o},$=m=>Un({options:e.match_options},s,m),h=(m,g)=>{let{[m]:y,...v}=d;r({...s,match:g===void 0?v:{...v,[m]:g}})};return i`
<form class="sheet" data-match-form onSubmit=${m=>{m.preventDefault(),t({rounds:c,options:d,setup:{ruleset:a,variant:l,options:u,players:p}})}}>
<p>${o("match.lead")}</p>
<${D} name="rounds" label=${o("match.rounds")}
control=${m=>i`<input ...${m} type="number" required min="1" max="100" step="1" value=${c} onInput=${({target:g})=>r({...s,rounds:Number(g.value)})} />`} />
<${On} ...${f} />
<${En} ...${f} />
<details class="options" data-match-options>
<summary>${o("match.options")}</summary>
<div class="option-list">${e.match_options.map(m=>i`
<${rr} key=${m.id} option=${m} standard=${$(m.id)} value=${d[m.id]} errors=${[]} t=${o}
change=${g=>h(m.id,g)} />`)}</div>
</details>
<${Mn} ...${f} />
<div class="row end">
<button type="button" onClick=${n}>${o("back")}</button>
<button type="submit" class="primary large" data-begin-match>${o("match.begin")}</button>
</div>
</form>
`}var xi=new me("games"),Ff=new hn("gavel-games"),ar=e=>Ff.listen(e);async function ir(e,t){let n=await xi.change(e,t);return Ff.announce(e),n}var xk=12,If="abcdefghijklmnopqrstuvwxyz234567",Cn=()=>Array.from(crypto.getRandomValues(new Uint8Array(xk)),e=>If[e%If.length]).join(""),_t=async()=>(await xi.all()).sort((e,t)=>t.changed-e.changed),io=e=>xi.get(e);async function Df(e){let t=null;return await ir(e,n=>(t=n,null)),t}var Hf=e=>ir(e.id,t=>t===null?e:void 0),qf=(e,t)=>ir(e,n=>n===null?void 0:{...n,name:t}),St=class{#t;#e=Promise.resolve(null);constructor(t){this.#t=t}save(t){return this.#e=this.#e.then(n=>n??this.#n(t)),this.#e}has=({changed:t})=>t===this.#t;async#n(t){let n=Math.max(Date.now(),(this.#t??0)+1),o=null;return await ir(t.id,s=>(o=s!==null&&s.changed!==this.#t?s:null,o===null?{...t,name:s?.name??t.name,changed:n}:void 0)),o===null&&(this.#t=n),o}};function zf({draft:e,change:t,errors:n,byLink:o,t:s}){let r=a=>()=>t({...e,dealer:a});return i`
<${D} name="first_player" label=${s("setup.first")} errors=${ie(n,"/first_player")}
control=${a=>i`<${G} ...${a} value=${e.players.includes(e.first)?e.first:e.players[0]}
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
<${D} name="seed" label=${s("setup.seed")} hint=${s("setup.seed-hint")} errors=${ie(n,"/seed")}
control=${a=>i`<input ...${a} type="text" autocomplete="off" spellcheck="false" value=${e.seed}
onInput=${l=>t({...e,seed:l.target.value})} />`} />`}
`}var lr=({t:e,open:t,setOpen:n})=>i`
<label class="switch">
<input type="checkbox" name="open" checked=${t} onChange=${o=>n(o.target.checked)} />
<span><strong>${e("open.title")}</strong> <span class="hint">${e("open.hint")}</span></span>
</label>
`;function cr({sheet:e,draft:t,change:n,errors:o,t:s,Deal:r}){let a=ie(o,"/deal"),{ruleset:l,variant:u,options:p,players:c}=t;return i`
<fieldset class="deal ${a.length>0?"invalid":""}">
<legend>${s("setup.deal")}</legend>
<${Xa} id="deal-errors" errors=${a} />
<${r} deal=${t.deal} change=${d=>n({...t,deal:d})} gameSheet=${e} t=${s}
setup=${{ruleset:l,variant:u,options:p,players:c}} />
</fieldset>
`}function lo(e,{deal:t}){if(e.setup===void 0||!t?.seed)return e;let{seed:n,nonce:o}=t;return{...e,setup:{...e.setup,seed:n,...o!==void 0&&{nonce:o}}}}function Uf(e,t,n){return{...co({game:e,start:lo({setup:t},n.state),actions:[],cursor:0}),steps:[{position:n,log:n.events}]}}function Gf(e,t,n){let{cursor:o}=e,s=[...e.steps[o].log,...n.events];return{...e,actions:[...e.actions.slice(0,o),t],cursor:o+1,steps:[...e.steps.slice(0,o+1),{position:n,log:s}]}}function Si(e,t,n){let o=e.steps.slice();return o[t]=n,{...e,cursor:t,steps:o}}function co({id:e=Cn(),created:t=Date.now(),name:n="",game:o,start:s,actions:r,cursor:a}){return{id:e,created:t,name:n,game:o,start:s,actions:r,cursor:Math.min(a,r.length),steps:[]}}function ur({id:e,created:t,name:n,game:o,start:s,actions:r,cursor:a,steps:l}){let{finished:u,to_act:p,scores:c,state:d}=l[a].position;return{id:e,created:t,name:n,game:o,start:s,actions:r,cursor:a,finished:u,toAct:[...p],history:d.history,scores:c??null}}function Wf(e,t){let n=e.actions.findIndex((o,s)=>!le(o,t[s]));return n===-1?e.steps:e.steps.slice(0,n+1)}var Vf=(e,t)=>({...e.start,actions:e.actions.slice(0,t)}),Jf=e=>({position:e.position,log:e.events});function pr(e){let{finished:t,state:n}=e.steps[e.cursor].position;return!t&&n.dealer!=="table"}function _i({game:e,start:t,actions:n,cursor:o,history:s,scores:r}){let a={game:e,...t,actions:n.slice(0,o),...s&&{history:s}};return r?{...a,scores:r}:a}var Kf=e=>_i(ur(e));var uo=new me("matches"),Zf=async e=>(await uo.all()).filter(t=>t.game===e).sort((t,n)=>n.created-t.created),Yf=e=>uo.put(e),Oi=(e,t)=>uo.change(e.id,n=>({...e,...n,sheets:{...n?.sheets,...e.sheets},games:t(n?.games??e.games)})),Qf=e=>uo.remove(e),Xf=async e=>(await uo.all()).find(({games:t})=>t.includes(e))??null,em=(e,{rounds:t,options:n,setup:o})=>({id:Cn(),game:e,created:Date.now(),rounds:t,options:n,setup:o,games:[],sheets:{}}),Ei=({setup:e},t)=>t?.cash?e.players.filter(n=>n in t.cash):e.players;function tm(e,t,{first:n,dealer:o,deal:s}){return{...e.setup,players:Ei(e,t),dealer:o,...n===""?{first_player:{draw:!0}}:{first_player:n},...o==="table"&&s!==null&&{deal:s},...t?.cash&&{cash:t.cash}}}async function nm(e,t){let n=await Promise.all(t.games.map(c=>io(c))),o=await _k(e,t,n),s=Object.fromEntries(o.filter(({sheet:c})=>c!==null).map(({id:c,sheet:d})=>[c,d])),r=o.filter(({sheet:c})=>c!==null),a=[],u=r.map((c,d)=>({rounds:t.rounds,options:t.options,results:r.slice(0,d+1).map(({sheet:f})=>f)})).map((c,d)=>({id:d,operation:"matches",game:t.game,body:c}));for await(let c of e.batch(u))a.push(c);for(let[c,d]of r.entries())d.wrongCash=c>0&&d.begun!==null&&Ok(d.begun,a[c-1]);let p=a.at(-1)??null;return{games:o,standings:p?.ok?p.body:null,problem:p&&!p.ok?p.problem:null,match:{...t,sheets:{...t.sheets,...s}}}}async function _k(e,t,n){let o=t.games.map((r,a)=>({id:r,record:n[a],begun:null,end:null,sheet:t.sheets[r]??null,wrongCash:!1,problem:null})),s=o.flatMap(({record:r},a)=>{if(r===null)return[];let l=(u,p)=>({id:[a,u],operation:"replays",game:t.game,body:{...r.start,actions:p}});return[l("begun",[]),l("end",r.actions.slice(0,r.cursor))]});for await(let r of e.batch(s)){let[a,l]=r.id;r.ok?o[a][l]=r.body.position:o[a].problem=r.problem}return o.map(r=>r.end===null?r:{...r,sheet:r.end.scores})}function Ok({state:e},t){return!t.ok||t.body.cash===null?!1:e.players.some(({id:n,cash:o})=>t.body.cash[n]!==o)}function om({match:e,standings:t,number:n,sheet:o,client:s,enter:r,keep:a,t:l}){let u=Ei(e,t),p=t?.first_player??"",[c,d]=b({first:p,dealer:"service",deal:null}),[f,$]=b(null),[h,m]=b(!1),g=f?.problem?.errors??[],{Deal:y}=I[e.game],v=async x=>{x.preventDefault(),m(!0);try{let M=tm(e,t,c),{state:O}=await s.game(e.game).setup(M),C=l("match.game-of",{game:o.name,n});await r({game:e.game,start:lo({setup:M},O),actions:[],cursor:0,name:C},a)}catch(M){$(M)}m(!1)},S=c.dealer==="service"?[["",l("match.first-drawn")]]:[];return i`
<form class="tool next-game" data-next-game=${n} onSubmit=${v}>
<h2>${l("match.next",{n})}</h2>
<${N} problem=${f} t=${l} />
${t?.cash&&i`<p data-carried>${l("match.carried",{cash:u.map(x=>`${x} ${t.cash[x]}`).join(", ")})}</p>`}
${t!==null&&i`<p data-first-due=${p}>${p===""?l("match.first-due-drawn"):l("match.first-due",{player:p})}</p>`}
<${D} name="next-first" label=${l("setup.first")} errors=${ie(g,"/first_player")}
control=${x=>i`<${G} ...${x} value=${c.first===""&&S.length===0?u[0]:c.first}
choices=${[...S,...u.map(M=>[M,M])]} onChange=${M=>d({...c,first:M})} />`} />
<${D} name="next-dealer" label=${l("setup.dealer")}
control=${x=>i`<${G} ...${x} value=${c.dealer} choices=${["service","table"].map(M=>[M,l(`setup.dealer.${M}`)])}
onChange=${M=>d({...c,dealer:M,first:M==="table"&&c.first===""?u[0]:c.first})} />`} />
${c.dealer==="table"&&y&&i`<${cr} sheet=${o} draft=${{...e.setup,players:u,deal:c.deal}} errors=${g} t=${l} Deal=${y}
change=${({deal:x})=>d({...c,deal:x})} />`}
<div><button type="submit" class="primary" data-begin-next disabled=${h}>${l("match.begin-next",{n})}</button></div>
</form>
`}function sm({match:e,sheet:t,client:n,go:o,enter:s,changed:r,t:a}){let{value:l,problem:u}=U(()=>nm(n,e),[e,n]),[p,c]=b(!1),d=async g=>{await Oi(l.match,g),r()};if(l===null)return i`<p role="status">…</p><${N} problem=${u} t=${a} />`;let{games:f,standings:$}=l,h=f.some(({sheet:g})=>g===null),m=async()=>{await Qf(e.id),r()};return i`
<${N} problem=${u??l.problem} t=${a} />
<section aria-labelledby="standings" class="tool" data-match=${e.id} data-over=${String($?.over??!1)}>
<h2 id="standings">${a("match.standings")}</h2>
<${Ek} match=${e} standings=${$} played=${f.filter(({sheet:g})=>g!==null).length} t=${a} />
${$&&i`<${Mk} standings=${$} games=${f} t=${a} />`}
</section>
<section aria-labelledby="games" class="tool">
<h2 id="games">${a("match.games",{n:f.length,of:e.rounds})}</h2>
<ol class="match-games">${f.map((g,y)=>i`
<${Ck} key=${g.id} number=${y+1} ...${g} name=${t.name} go=${o} remove=${()=>d(v=>v.filter(S=>S!==g.id))} t=${a} />`)}</ol>
${f.length===0&&i`<p class="soft">${a("match.no-games")}</p>`}
</section>
${!$?.over&&!h&&f.length<e.rounds&&i`
<${om} match=${l.match} standings=${$} number=${f.length+1} sheet=${t} client=${n} t=${a}
enter=${s} keep=${g=>Oi(l.match,y=>[...y,g])} />
<${Tk} match=${e} add=${g=>d(y=>[...y,g])} t=${a} />`}
${$&&i`<details class="tool"><summary>${a("scores.rulings",{n:$.rulings.length})}</summary><${wt} rulings=${$.rulings} t=${a} /></details>`}
<p class="aside">
<button type="button" class="quiet" data-drop-match onClick=${()=>c(!p)} aria-expanded=${String(p)}>${a("match.drop")}</button>
${p&&i` <button type="button" data-drop-anyway onClick=${m}>${a("match.drop-anyway")}</button> <span class="hint">${a("match.drop-hint")}</span>`}
</p>
`}function Ek({match:e,standings:t,played:n,t:o}){if(!t?.over)return i`<p role="status">${o("match.played",{n,of:e.rounds})}</p>`;let{winners:s,decided_by:r}=t;return i`<p role="status" class="verdict" data-winners=${s.join(" ")}>
<strong>${He(s,o)}</strong>
<span class="soft">${o(r==="two-wins"?"match.by.two-wins":`scores.by.${r}`)}</span></p>`}function Mk({standings:e,games:t,t:n}){let o=t.filter(({sheet:a})=>a!==null),s=({sheet:a},l)=>a.standings.find(u=>u.player===l),r=a=>a===void 0?"–":K(a.total+(a.penalties??0));return i`
<div class="scrolling" tabindex="0" role="group" aria-labelledby="standings"><table class="figures-table">
<thead><tr>
<th scope="col">${n("match.rank")}</th><th scope="col">${n("match.player")}</th>
${o.map((a,l)=>i`<th scope="col" key=${a.id}>${n("match.game",{n:l+1})}</th>`)}
<th scope="col">${n("match.total")}</th><th scope="col">${n("match.wins")}</th>${e.cash&&i`<th scope="col">${n("match.cash")}</th>`}
</tr></thead>
<tbody>${e.standings.map(({rank:a,player:l,total:u,penalties:p,wins:c,forfeited:d})=>i`
<tr key=${l} data-standing=${l} data-total=${u} data-wins=${c} class=${e.winners.includes(l)?"winner":""}>
<td>${a}</td><th scope="row">${l}${d!==void 0&&i` <span class="soft" data-left-in=${d}>${n("match.forfeited",{n:d})}</span>`}</th>
${o.map(f=>i`<td key=${f.id}>${r(s(f,l))}${f.sheet.winners.includes(l)&&i` <span title=${n("match.won")}>★</span>`}</td>`)}
<td><strong>${K(u)}</strong>${p!==void 0&&` (${n("scores.penalties",{points:K(p)})})`}</td><td>${c}</td>${e.cash&&i`<td data-cash=${e.cash[l]}>${e.cash[l]??"–"}</td>`}
</tr>`)}</tbody>
</table></div>
`}function Ck({number:e,id:t,record:n,sheet:o,end:s,wrongCash:r,problem:a,name:l,go:u,remove:p,t:c}){let d=n?.name||c("match.game-of",{game:l,n:e}),f=o===null?c("match.running",{players:s?.to_act.join(", ")??""}):He(o.winners,c);return i`
<li data-match-game=${t} data-finished=${String(o!==null)}>
<div><strong>${d}</strong> <span class="soft">${f}</span>
${r&&i`<p class="warning" data-wrong-cash>${c("match.wrong-cash")}</p>`}
${n===null&&i`<p class="hint">${c("match.deleted")}</p>`}
<${N} problem=${a} t=${c} />
</div>
<div class="row tight">
${n!==null&&o===null&&i`<button type="button" class="primary" data-go-on onClick=${()=>u("play",{id:t})}>${c("start.resume")}</button>`}
${n!==null&&o!==null&&i`<button type="button" data-review onClick=${()=>u("review",{id:t})}>${c("review.open")}</button>`}
<button type="button" class="icon" data-remove aria-label=${c("match.remove",{n:e})} onClick=${p}>×</button>
</div>
</li>
`}function Tk({match:e,add:t,t:n}){let{value:o}=U(_t,[]),s=u=>[...u].sort().join(`
`)===[...e.setup.players].sort().join(`
`),r=({start:u})=>(u.setup??u.state).players.map(p=>p.id??p),a=(o??[]).filter(u=>u.game===e.game&&u.finished&&!e.games.includes(u.id)&&s(r(u)));if(a.length===0)return null;let l=({name:u,changed:p,winners:c=[]})=>[u,Sn(p,n),c.join(", ")].filter(Boolean).join(" · ");return i`
<label class="row which"><span>${n("match.add")}</span>
<select name="add-game" onChange=${({target:u})=>u.value!==""&&t(u.value)}>
<option value="">${n("correct.choose")}</option>
${a.map(u=>i`<option key=${u.id} value=${u.id}>${l(u)}</option>`)}
</select>
</label>
`}function rm({t:e,client:t,go:n,game:o,enter:s}){let[r,a]=b(0),[l,u]=b(null),[p,c]=b(!1),{value:d,problem:f}=we(t,o),{value:$}=U(()=>Zf(o),[o,r]);z();let h=F(d===null),m=d!==null&&$!==null,g=$?.find(({id:S})=>S===l)??$?.[0]??null,y=()=>a(S=>S+1),v=async S=>{let x=em(o,S);await Yf(x),u(x.id),c(!1),y()};return i`
<main id="content" class="match" data-screen="match" data-game=${o} aria-busy=${String(!m&&!f)}>
<div class="play-bar">
<h1 ref=${h} tabindex="-1">${e("match.title",{game:d?.name??"…"})}</h1>
${m&&g!==null&&!p&&i`<button type="button" data-new-match onClick=${()=>c(!0)}>${e("match.new")}</button>`}
</div>
<${N} problem=${f} t=${e} />
${m&&(d.match_options??[]).length===0&&i`<p>${e("match.none")}</p>`}
${m&&d.match_options?.length>0&&(p||g===null)&&i`<${Bf} sheet=${d} begin=${v} leave=${g===null?()=>n("start"):()=>c(!1)} t=${e} />`}
${m&&g!==null&&!p&&i`
${$.length>1&&i`<${Lk} matches=${$} match=${g} choose=${u} t=${e} />`}
<${sm} key=${g.id} match=${g} sheet=${d} client=${t} go=${n} enter=${s} changed=${y} t=${e} />`}
</main>
`}var Ak=({setup:e,created:t},n)=>`${e.players.join(", ")} · ${nr(t,n)}`,Lk=({matches:e,match:t,choose:n,t:o})=>i`
<label class="row which"><span>${o("match.which")}</span>
<select name="match" onChange=${({target:s})=>n(s.value)}>
${e.map(s=>i`<option key=${s.id} value=${s.id} selected=${s.id===t.id}>${Ak(s,o)}</option>`)}
</select>
</label>`;var am=6e3,Mi=["table","player","place","total"],Nk=1e3,Rk=/^\d{1,4}$/,jk=/^[-−]?\d{1,9}(?:[.,]\d{1,4})?$/;function dr(e){let t=e.trim().split(/[\s;]+|,\s+|,(?=\d+(?:,|$))/).filter(s=>s!==""),n=t.map(s=>Number(s.replace(",","."))),o=(s,r)=>/^\d{1,6}(?:[.,]\d{1,2})?$/.test(t[r])&&Number.isFinite(s);return n.length>0&&n.length<=20&&n.every(o)?n:null}function im(e){let[t,...n]=Ip(e);if(t===void 0)throw new fe("tournament.csv.empty",1);let o=t.cells.map(a=>a.trim().toLowerCase());if(o.length!==Mi.length||Mi.some(a=>!o.includes(a)))throw new fe("tournament.csv.columns",t.line);let r=new Map;for(let{line:a,cells:l}of n){if(l.length!==o.length)throw new fe("tournament.csv.cells",a);let{table:u,...p}=Pk(Object.fromEntries(o.map((d,f)=>[d,Fp(l[f].trim())])),a),c=r.get(u)??{name:u,placings:[],line:a};if(c.placings.some(({player:d})=>d===p.player))throw new fe("tournament.csv.twice",a);c.placings.push(p),r.set(u,c)}if(r.size>Nk)throw new fe("tournament.csv.too-many",1);return[...r.values()].map(({name:a,placings:l,line:u})=>{if(!Bk(l))throw new fe("tournament.csv.places",u);return{name:a,placings:l}})}function Pk({table:e,player:t,place:n,total:o},s){if(e===""||t==="")throw new fe("tournament.csv.nameless",s);if(!Rk.test(n)||Number(n)<1)throw new fe("tournament.csv.place",s);if(o!==""&&!jk.test(o))throw new fe("tournament.csv.total",s);return{table:e,player:t,place:Number(n),total:o===""?null:Number(o.replace("−","-").replace(",","."))}}var Bk=e=>e.every(({place:t})=>e.filter(n=>n.place<t).length===t-1);function lm(e,t,n){let o=t.standings.map(({player:s,rank:r,total:a,penalties:l=0})=>({player:s,place:r,total:a+l}));return{name:e,placings:o,digest:n}}function Ik(e,t,n){let o=s=>Math.round((t[s-1]??0)*100)*(am/100);return new Map(e.map(({player:s,place:r})=>{if(n==="each")return[s,o(r)];let a=e.filter(u=>u.place===r).length,l=Array.from({length:a},(u,p)=>o(r+p)).reduce((u,p)=>u+p,0);return[s,l/a]}))}function cm({tables:e,points:t,ties:n,order:o}){let s=new Map;for(let{placings:p}of e){
let c=Ik(p,t,n);for(let{player:d,place:f,total:$}of p){let h=s.get(d)??{player:d,parts:0,tables:0,wins:0,total:0};s.set(d,{player:d,parts:h.parts+(c.get(d)??0),tables:h.tables+1,wins:h.wins+(f===1?1:0),total:h.total===null||$===null?null:h.total+$})}}let r={points:1,wins:2,totals:3}[o],a=p=>[p.parts,p.wins,p.total??Number.NEGATIVE_INFINITY].slice(0,r),l=(p,c)=>a(p).map((d,f)=>a(c)[f]===d?0:a(c)[f]>d?1:-1).find(d=>d!==0)??0,u=[...s.values()].sort((p,c)=>l(p,c)||p.player.localeCompare(c.player));return u.map(({parts:p,...c})=>({rank:u.filter(d=>l(d,{parts:p,...c})<0).length+1,...c,points:p/am}))}var um=e=>[Mi,...e.flatMap(({name:t,placings:n})=>n.map(({player:o,place:s,total:r})=>[t,o,s,r]))],pm=e=>[["rank","player","points","tables","wins","total"],...e.map(({rank:t,player:n,points:o,tables:s,wins:r,total:a})=>[t,n,Number(o.toFixed(4)),s,r,a])];var dm=e=>e in I,Fk=".csv,.tsv,.txt,.json,.jsonl,.ndjson,text/csv,application/json,application/x-ndjson";async function Dk(e,t,n){let o=[],s=[],r=[];for(let{file:l,text:u}of e){let p=/^\s*\ufeff?\s*[[{]/.test(u)?Xn(l,u,dm):[];if(r.push(...p),!(p.length>0))try{o.push(...im(u))}catch(c){if(!(c instanceof fe))throw c;s.push(n("tournament.fault",{file:l,line:c.line,what:n(c.message)}))}}if(r.length>1e3)return{tables:o,faults:[...s,n("import.too-many",{n:r.length,most:1e3})]};let a=[];for await(let l of t.batch(Os(r)))a[l.id]=l;for(let[l,u]of r.entries()){let{verdict:p,finished:c,refusedAt:d,detail:f}=Es(u,a[l]??null),$=u.line===null?u.file:`${u.file} ${n("verdicts.line",{n:u.line})}`;if(p==="right"&&c){let{scores:h,state:m}=a[l].body.position;o.push(lm($,h,m.history))}else{let h=p==="right"?n("verdicts.running"):[n(`verdicts.is.${p}`),d!==null&&n("verdicts.at",{n:d}),f].filter(Boolean).join("; ");s.push(`${$}: ${h}`)}}return{tables:o,faults:s}}function Hk(e,t,n){let o=new Set(t.map(({digest:a})=>a).filter(Boolean)),s=[],r=[];for(let a of e)a.digest!==void 0&&o.has(a.digest)?r.push(n("tournament.there",{table:a.name})):s.push(a),o.add(a.digest);return{fresh:s,faults:r}}function fm({change:e,client:t,t:n}){let[o,s]=b(""),[r,a]=b({added:null,faults:[]}),[l,u]=b(!1),{value:p}=U(_t,[]),c=(p??[]).filter(({game:m,finished:g})=>g&&dm(m)),d=async m=>{u(!0);try{let{tables:g,faults:y}=await Dk(m,t,n),v=[],S=[];await e(x=>({fresh:S,faults:v}=Hk(g,x.tables,n),S.length>0?{...x,tables:[...x.tables,...S]}:void 0)),a({added:S.length,faults:[...y,...v]})}catch(g){a({added:0,faults:[g.problem?.title??g.message]})}u(!1)},f=async m=>d(await Promise.all(m.map(async g=>({file:g.name,text:await g.text()})))),$=({game:m,start:g,actions:y,cursor:v})=>({game:m,...g,actions:y.slice(0,v)}),h=()=>d(c.map(m=>({file:m.name||Sn(m.changed,n),text:JSON.stringify($(m))})));return i`
<section class="tool add-results unprinted" aria-labelledby="add-results" aria-busy=${String(l)}>
<h2 id="add-results">${n("tournament.add")}</h2>
<${_s} label=${n("tournament.files")} hint=${n("tournament.files-hint")} accept=${Fk} name="results" take=${f} />
<form class="field" onSubmit=${m=>{m.preventDefault(),d([{file:n("import.pasted"),text:o}])}}>
<label for="results-text">${n("tournament.text")}</label>
<textarea id="results-text" name="results-text" class="code" rows="4" spellcheck="false" value=${o}
placeholder=${`table,player,place,total
1,Ann,1,31
1,Bob,2,28`} onInput=${({target:m})=>s(m.value)} />
<div class="row tight">
<button type="submit" data-add-text disabled=${l||o.trim()===""}>${n("tournament.add-text")}</button>
${c.length>0&&i`<button type="button" data-add-kept disabled=${l} onClick=${h}>${n("tournament.add-kept",{n:c.length})}</button>`}
</div>
</form>
${r.added!==null&&i`<p role="status" data-added=${r.added}>${n("tournament.added",{n:r.added})}</p>`}
${r.faults.length>0&&i`<div class="problem" role="alert" data-faults=${r.faults.length}>
<strong>${n("tournament.not-added")}</strong><ul>${r.faults.map((m,g)=>i`<li key=${g}>${m}</li>`)}</ul></div>`}
</section>
`}var Ci=new me("tournaments"),mm=async()=>(await Ci.all()).sort((e,t)=>t.created-e.created),$m=({id:e,...t},n)=>Ci.change(e,o=>n(o??{id:e,...t})),hm=e=>Ci.remove(e),Ti=()=>({id:Cn(),name:"",created:Date.now(),points:[5,3,2,1],ties:"shared",order:"totals",tables:[]});function gm({tournament:e,change:t,t:n}){let{name:o,points:s,ties:r,order:a}=e,[l,u]=b(s.join(" ")),p=dr(l),c=f=>t($=>({...$,...f})),d=(f,$)=>$.map(h=>[h,n(`tournament.${f}.${h}`)]);return i`
<section class="tool counts unprinted" aria-labelledby="counts">
<h2 id="counts">${n("tournament.counts")}</h2>
<${D} name="tournament-name" label=${n("tournament.name")}
control=${f=>i`<input ...${f} type="text" maxlength="100" value=${o} onChange=${({target:$})=>c({name:$.value.trim()})} />`} />
<${D} name="points" label=${n("tournament.by-place")} hint=${n("tournament.by-place-hint")} errors=${p===null?[{detail:n("tournament.no-points")}]:[]}
control=${f=>i`<input ...${f} type="text" inputmode="decimal" value=${l} onInput=${({target:$})=>u($.value)}
onChange=${({target:$})=>dr($.value)!==null&&c({points:dr($.value)})} />`} />
<${D} name="ties" label=${n("tournament.ties")}
control=${f=>i`<${G} ...${f} value=${r} choices=${d("ties",["shared","each"])} onChange=${$=>c({ties:$})} />`} />
<${D} name="order" label=${n("tournament.order")}
control=${f=>i`<${G} ...${f} value=${a} choices=${d("order",["totals","wins","points"])} onChange=${$=>c({order:$})} />`} />
</section>
`}var bm=(e,t)=>Ae(e,new Blob([Cs(t)],{type:"text/csv"}));function ym({t:e,client:t}){let[n,o]=b(null),[s,r]=b(null),a=()=>mm().then(o);w(()=>{a()},[]),z();let l=F(),[u]=b(Ti),p=n?.find(({id:f})=>f===s)??n?.[0]??u,c=async(f,$=p)=>{await $m($,f),r($.id),await a()},d=async()=>{await hm(p.id),await a()};return i`
<main id="content" class="tournament" data-screen="tournament" aria-busy=${String(n===null)} data-tables=${p.tables.length}>
<div class="play-bar">
<h1 ref=${l} tabindex="-1">${p.name||e("tournament.title")}</h1>
${n?.length>0&&i`<button type="button" class="unprinted" data-new-tournament onClick=${()=>c(f=>f,Ti())}>${e("tournament.new")}</button>`}
</div>
${n?.length>1&&i`<${qk} kept=${n} tournament=${p} choose=${r} t=${e} />`}
${n!==null&&i`
<${zk} tournament=${p} t=${e} />
<${fm} key=${`add ${p.id}`} change=${c} client=${t} t=${e} />
<${gm} key=${`rules ${p.id}`} tournament=${p} change=${c} t=${e} />
<${Gk} tournament=${p} change=${c} t=${e} />
<${Wk} drop=${d} key=${`drop ${p.id}`} t=${e} />`}
</main>
`}var qk=({kept:e,tournament:t,choose:n,t:o})=>i`
<label class="row which unprinted"><span>${o("tournament.which")}</span>
<select name="tournament" onChange=${({target:s})=>n(s.value)}>
${e.map(s=>i`<option key=${s.id} value=${s.id} selected=${s.id===t.id}>
${s.name||o("tournament.title")} · ${nr(s.created,o)}</option>`)}
</select>
</label>`;function zk({tournament:e,t}){let n=cm(e),o=s=>s===null?"–":K(new Intl.NumberFormat(t.language,{maximumFractionDigits:2}).format(s));return i`
<section class="tool" aria-labelledby="standings">
<h2 id="standings">${t("match.standings")}</h2>
${n.length===0?i`<p class="soft">${t("tournament.empty")}</p>`:i`
<div class="scrolling" tabindex="0" role="group" aria-labelledby="standings"><table class="figures-table">
<thead><tr>${["rank","player","points","tables","wins","total"].map(s=>i`<th scope="col" key=${s}>${t(`tournament.${s}`)}</th>`)}</tr></thead>
<tbody>${n.map(({rank:s,player:r,points:a,tables:l,wins:u,total:p})=>i`
<tr key=${r} data-ranked=${r} data-rank=${s} data-points=${a} class=${s===1?"winner":""}>
<td>${s}</td><th scope="row">${r}</th><td><strong>${o(a)}</strong></td><td>${l}</td><td>${u}</td><td>${o(p)}</td>
</tr>`)}</tbody>
</table></div>
<div class="row tight unprinted">
<button type="button" data-save="standings" onClick=${()=>bm("gavel-standings.csv",pm(n))}>${t("tournament.save-standings")}</button>
<button type="button" data-save="results" onClick=${()=>bm("gavel-results.csv",um(e.tables))}>${t("tournament.save-results")}</button>
<button type="button" data-print onClick=${()=>print()}>${t("review.print")}</button>
</div>`}
</section>
`}function Uk(e,t){let n=e.findIndex(o=>le(o,t));return e.filter((o,s)=>s!==n)}function Gk({tournament:e,change:t,t:n}){let{tables:o}=e;if(o.length===0)return null;let s=({placings:r})=>[...r].sort((a,l)=>a.place-l.place).map(({player:a,place:l,total:u})=>`${l}. ${a}${u===null?"":` (${K(u)})`}`).join(", ");return i`
<section class="tool" aria-labelledby="tables">
<h2 id="tables">${n("tournament.results",{n:o.length})}</h2>
<ol class="match-games">${o.map((r,a)=>i`
<li key=${a} data-table=${r.name}>
<div><strong>${r.name}</strong> <span class="soft">${s(r)}</span></div>
<button type="button" class="icon unprinted" data-remove aria-label=${n("tournament.remove",{table:r.name})}
onClick=${()=>t(l=>({...l,tables:Uk(l.tables,r)}))}>×</button>
</li>`)}</ol>
</section>
`}function Wk({drop:e,t}){let[n,o]=b(!1);return i`<p class="aside unprinted">
<button type="button" class="quiet" data-drop-tournament aria-expanded=${String(n)} onClick=${()=>o(!n)}>${t("tournament.drop")}</button>
${n&&i` <button type="button" data-drop-anyway onClick=${e}>${t("match.drop-anyway")}</button>`}
</p>`}function vm({t:e,client:t,go:n,game:o}){let{value:s,problem:r}=we(t,o);z();let a=F(s===null);return i`
<main id="content" class="pad" data-screen="pad" data-game=${o}>
<h1 ref=${a} tabindex="-1">${e("pad.title",{game:s?.name??"…"})}</h1>
<p>${e("pad.lead")}</p>
<${N} problem=${r} t=${e} />
${s&&i`<${Vk} sheet=${s} game=${I[o]} t=${e} client=${t} go=${n} />`}
</main>
`}function Vk({sheet:e,game:t,t:n,client:o,go:s}){let[r,a]=b(()=>_n(e)),[l,u]=b(()=>t.scorePad.empty(r,e)),[p,c]=b(null),[d,f]=b(null),$=T(null),h=p?.problem?.errors??p?.problem?.violations??[],m=S=>{u(S),f(null)},g=S=>{a(S),m(t.scorePad.empty(S,e)),c(null)},y=async S=>{S.preventDefault();try{f(await o.game(t.id).tally(t.scorePad.request(l))),c(null)}catch(x){c(x),f(null)}};Jk($,h);let v={sheet:e,draft:r,change:g,errors:[],t:n};return i`
<form class="sheet" ref=${$} novalidate onSubmit=${y} data-pad=${t.id}>
<details class="pad-setup" open>
<summary>${n("pad.setup")}</summary>
<p class="hint">${n("pad.setup-hint")}</p>
<${On} ...${v} /><${En} ...${v} /><${Mn} ...${v} />
</details>
<fieldset class="pad-form">
<legend>${n("pad.end")}</legend>
<${t.scorePad.Form} draft=${l} change=${m} gameSheet=${e} t=${n} errors=${h} />
</fieldset>
<${N} problem=${p} t=${n} />
<div class="row end">
<button type="button" onClick=${()=>s("start")}>${n("back")}</button>
<button type="submit" class="primary large" data-tally>${n("pad.count")}</button>
</div>
</form>
${d&&i`<section aria-label=${n("scores.title")}><h2>${n("scores.title")}</h2><${xt} sheet=${d} game=${t} t=${n} /></section>`}
`}function Jk(e,t){w(()=>{let n=()=>Kk(e.current,t),o=new MutationObserver(n);return o.observe(e.current,{childList:!0,subtree:!0}),n(),()=>o.disconnect()})}function Kk(e,t){for(let n of e.querySelectorAll("[data-pointer]")){let{pointer:o}=n.dataset,s=ie(t,o).map(({detail:l})=>l).join(" "),r=n.matches("input, select, textarea"),a=r?n.parentElement:n;s===""?(delete a.dataset.error,r&&n.removeAttribute("aria-invalid")):a.dataset.error!==s&&(a.dataset.error=s,r&&n.setAttribute("aria-invalid","true"))}}function km(e,t){let n=Object.entries(e),o=t.filter(s=>Object.keys(s).length>n.length&&n.every(([r,a])=>le(s[r],a)));return o.length===1?o[0]:e}function wm({viewer:e,toAct:t,choose:n,game:o,sealed:s,setSealed:r,t:a}){return i`
<div class="who-enters">
${!e.alone&&i`
<div class="row tight" role="group" aria-label=${a(e.referee?"referee.for":"play.who")}>
${t.map(l=>i`<button type="button" key=${l} data-enter-for=${l} aria-pressed=${String(l===e.actor)}
onClick=${()=>n(l)}>${l}</button>`)}
</div>`}
${e.referee&&o.sealed&&i`<${Zk} sealed=${s} setSealed=${r} t=${a} />`}
</div>
`}var Zk=({sealed:e,setSealed:t,t:n})=>i`
<label class="switch">
<input type="checkbox" name="sealed" checked=${e} onChange=${o=>t(o.target.checked)} />
<span><strong>${n("referee.sealed")}</strong> <span class="hint">${n(e?"referee.sealed-hint":"referee.open-hint")}</span></span>
</label>`;function fr({toAct:e,not:t,hand:n,t:o}){let s=e.filter(r=>r!==t);return s.length===0?null:i`
<div class="hand-over row tight" role="group" aria-labelledby="hand-over-title">
<span class="hint" id="hand-over-title">${o("hand.others")}</span>
${s.map(r=>i`<button type="button" key=${r} data-hand-to=${r} aria-label=${o("hand.over",{player:r})} onClick=${()=>n(r)}>${r}</button>`)}
</div>
`}function xm({player:e,toAct:t,confirm:n,hand:o,t:s}){return i`
<div class="cover">
<div class="cover-to" data-pass=${e}>
<p>${s("cover.why",{player:e})}</p>
<button type="button" class="primary large" onClick=${n}>${s("cover.confirm",{player:e})}</button>
</div>
<${fr} toAct=${t} not=${e} hand=${o} t=${s} />
</div>
`}function mr({position:e,table:t,view:n,rule:o}){let{game:s,t:r,busy:a}=t;return ro(e).map(l=>{let u=e.default_actions[l],p=s.sealed?.includes(u.type)?r("forfeited.sealed"):Yk(u,s,r,n);return i`
<div class="forfeited" key=${l} data-forfeited=${l}>
<p>${r("forfeited.due",{player:l})}</p>
<button type="button" class="primary" data-default disabled=${a} onClick=${()=>o({type:"default",player:"referee",seat:l})}>
${r("forfeited.play",{player:l,action:p})}</button>
</div>`})}function Yk(e,t,n,o){return e.type==="bid"?n("bid.send",{amount:e.amount}):t.label(e,n,o)}var Qk=400,Xk=2e4;function Sm({players:e,views:t,position:n,game:o,gameSheet:s,t:r}){let[a,l]=b(null),u=()=>l(null);oe(u,[n]),Uo(u),w(()=>{if(a===null)return;let c=setTimeout(u,Xk);return()=>clearTimeout(c)},[a]);let p=a===null?void 0:t[a]?.view;return i`
<div class="look" role="group" aria-labelledby="look-title">
<span class="hint wide" id="look-title">${r("look.title")}</span>
${e.map(c=>i`<${ew} key=${c} id=${c} seen=${a===c} show=${l} close=${()=>l(d=>d===c?null:d)} t=${r} />`)}
<div class="own-box" aria-live="polite">
${p&&i`<section class="own" data-own=${a} aria-label=${r("look.of",{player:a})}>
<h3>${a}</h3>
<${o.Own} view=${p} seat=${a} gameSheet=${s} t=${r} />
</section>`}
</div>
</div>
`}function ew({id:e,seen:t,show:n,close:o,t:s}){let r=T(null),a=T(!1),l=d=>{r.current={began:d.timeStamp,closes:t},n(e)},u=d=>{if(r.current===null)return;let{began:f,closes:$}=r.current;r.current=null,($||d.timeStamp-f>Qk)&&o()},p=()=>{r.current=null,o()},c=({key:d})=>d==="Enter"||d===" ";return i`
<button type="button" class="look-at" data-look=${e} aria-pressed=${String(t)} aria-label=${s("look.at",{player:e})} title=${s("look.hint")}
onPointerDown=${d=>{d.button===0&&(a.current=!0,d.currentTarget.setPointerCapture?.(d.pointerId),l(d))}}
onPointerUp=${u} onPointerCancel=${p} onBlur=${p} onContextMenu=${d=>d.preventDefault()}
onKeyDown=${d=>{d.key==="Escape"&&p(),c(d)&&(d.preventDefault(),d.repeat||l(d))}}
onKeyUp=${d=>{c(d)&&(d.preventDefault(),u(d))}}
onClick=${()=>{a.current?a.current=!1:t?o():n(e)}}>
<${tw} /> ${e}</button>
`}var tw=()=>i`
<svg class="eye" viewBox="0 0 24 16" aria-hidden="true" focusable="false">
<path d="M1 8Q12-5 23 8 12 21 1 8Z" /><circle cx="12" cy="8" r="4" />
</svg>`;function _m({id:e,go:t,t:n}){let{value:o}=U(()=>Xf(e),[e]);return o===null?null:i`<button type="button" data-go="match" onClick=${()=>t("match",{game:o.game})}>${n("match.to")}</button>`}var Om=({undo:e,state:t})=>e?.safe===!1&&t.dealer!=="table";function Em({position:e,undo:t,leave:n,t:o}){let s=F(e),r=Object.keys(e.undo.learnt??{}).join(", ");return i`
<section class="undo-box" data-undo-box aria-labelledby="undo-title">
<h2 id="undo-title" class="small" ref=${s} tabindex="-1">${o("undo.seen")}</h2>
<ul>${e.events.filter(({reveals:a})=>a?.length>0).map((a,l)=>i`<li key=${l}>${a.text}</li>`)}</ul>
<p>${o("undo.learnt",{players:r})}</p>
<div class="row tight">
<button type="button" data-undo-anyway onClick=${t}>${o("undo.anyway")}</button>
<button type="button" data-undo-leave onClick=${n}>${o("undo.leave")}</button>
</div>
</section>
`}function Mm({session:e,sheet:t,t:n,move:o,isHeading:s,callReferee:r}){let{cursor:a,actions:l,steps:u}=e,{position:p}=u[a],{state:c,finished:d}=p,[f,$]=b(null),h=()=>($(null),o(a-1)),m=()=>Om(p)?$(p):h(),g=[...yn(t,c,n),...c.dealer==="table"?[n("play.referee")]:[]],y=t?.name??"",v=I[c.game]?.turns?"play.turn-number":"play.round";return i`
<div class="play-bar">
<div class="play-title">
${s?i`<h1>${y}</h1>`:i`<strong>${y}</strong>`} <span class="soft wide">${g.join(" · ")}</span>
${!d&&i` <span class="round">${n(v,{round:c.round})}</span>`}
</div>
<div class="row tight" role="group" aria-label=${n("play.history")}>
<button type="button" data-undo disabled=${a===0} onClick=${m}>
<span aria-hidden="true">↶</span> <span class="wide">${n("play.undo")}</span></button>
<span class="ply" aria-label=${n("play.ply-label",{n:a,of:l.length})}>${a}<span class="soft"> / ${l.length}</span></span>
<button type="button" data-redo disabled=${a>=l.length} onClick=${()=>o(a+1)}>
<span class="wide">${n("play.redo")}</span> <span aria-hidden="true">↷</span></button>
<button type="button" data-referee title=${n("ruling.hint")} onClick=${r}>
<span aria-hidden="true">⚖</span> <span class="wide">${n("ruling.open")}</span></button>
</div>
</div>
${f===p&&i`<${Em} position=${p} undo=${h} leave=${()=>$(null)} t=${n} />`}
`}function Cm({session:e,t,go:n}){let[o,s]=b(!1),r=JSON.stringify(Kf(e),null,2);return i`
<details class="transcript" onToggle=${a=>s(a.target.open)} data-transcript>
<summary>${t("transcript.title")}</summary>
${o&&i`
<p class="hint">${t("transcript.hint")}</p>
${pr(e)&&i`<p class="warning">${t("transcript.secret")}</p>`}
<div class="row tight">
<button type="button" data-download onClick=${()=>Ae(`gavel-${e.game}-${e.cursor}.json`,new Blob([r],{type:"application/json"}))}>${t("transcript.download")}</button>
<${ut} text=${r} label=${t("transcript.copy")} t=${t} data-copy />
<button type="button" data-verify onClick=${()=>n("import",{given:r})}>${t("transcript.verify")}</button>
<button type="button" data-review onClick=${()=>n("review",{id:e.id})}>${t("review.open")}</button>
</div>`}
</details>
`}var po=({state:e})=>[...e.players.map(({id:t})=>t),"spectator"];function Tm(e,t,n){let o=async()=>n.finished?{}:n.views??(await e.game(t).views(n.state,po(n))).views,{value:s,of:r,problem:a}=U(o,[n,e]);return{views:s,current:r[0]===n&&s!==null,problem:a}}function Am({position:e,views:t,current:n,gameSheet:o,game:s,open:r}){let a=t?.spectator?.view??null,l=e.state.dealer==="table",u=({type:f})=>s.sealed?.includes(f),p=f=>(l||f==="table"?e.legal_actions:t[f]?.legal_actions??[]).filter($=>$.player===f),c=f=>f==="table"?p(f):s.publicActions({legal:p(f),player:f,view:a,gameSheet:o}),d=a!==null&&n&&o!==null;return{views:t,current:n,view:r&&!l?nw(t,a):a,isUnseen:f=>d&&(l?p(f).some(u):c(f)===null),offered:(f,$)=>r||$||l&&p(f).some(u)?p(f):c(f)??p(f)}}function nw(e,t){if(t===null)return null;let n=t.players.map(o=>e[o.id].view.players.find(({id:s})=>s===o.id));return{...t,players:n}}function Lm({t:e,client:t,go:n,session:o,updateSession:s,moveTo:r,open:a,setOpen:l}){let{game:u,cursor:p}=o,{position:c,log:d}=o.steps[p],[f,$]=b({by:null,position:null}),h=f.position===c?f.by:null,m=ge=>$({by:ge,position:c});w(()=>m(null),[c]);let[g,y]=b(null),[v,S]=b(!1),[x,M]=b(!1),[O,C]=b(null),[L,E]=b(!1),{value:k,problem:_}=we(t,u),{views:A,current:j,problem:q}=Tm(t,u,c),B=Am({position:c,views:A,current:j,gameSheet:k,game:I[u],open:a}),Q=pf(c,{open:a,holder:h,wanted:g,last:uf(o.actions.slice(0,p)),sealed:v,unseen:B.isUnseen});Uo(()=>m(null)),Zs({motion:I[u].motion,ply:c.state.ply,events:c.events,finished:c.finished,turn:Q.actor??Q.pass,refusal:O});let _e=async ge=>{if(L)return;E(!0);let Mt=km(ge,c.legal_actions);try{let Nn=await t.game(u).act(c.state,Mt,{names:o.start.names,viewers:po(c)});await s(Gf(o,Mt,Nn),()=>{E(!1),C(null),y(null),m(null),M(!1)})}catch(Nn){C({problem:Nn,action:Mt}),E(!1)}},R=ge=>(C(null),y(null),r(ge));w(()=>C(null),[p,Q.actor]);let H=ge=>{m(null),y(ge)},te=ge=>{C(null),m(null),M(ge)},Y={game:I[u],gameSheet:k,t:e,act:_e,busy:L};if(x)return i`<${kn} table=${Y} position=${c} client=${t} t=${e} rule=${_e} refusal=${O} busy=${L}
close=${()=>te(!1)} earlier=${p>0&&(()=>n("correct",{id:o.id,at:p}))} hides=${!a&&!c.finished} />`;let qe=i`<${Mm} session=${o} sheet=${k} t=${e} move=${R} callReferee=${()=>te(!0)} isHeading=${!c.finished} />`,it=i`
<div class="tools">
<${xn} game=${u} ruleset=${c.state.ruleset} client=${t} t=${e} />
<${Cm} session=${o} t=${e} go=${n} />
${!Q.referee&&!c.finished&&i`<${lr} t=${e} open=${a} setOpen=${l} />`}
</div>`,Et={table:Y,position:c,log:d,t:e,bar:qe,tools:it,problem:_??q};return(c.finished?k!==null||_!==null:k!==null&&B.view!==null)?c.finished?i`<${rw} ...${Et} go=${n} id=${o.id} review=${()=>n("review",{id:o.id})} />`:i`<${ow} ...${Et} shown=${B} viewer=${Q} refusal=${O} open=${a} take=${m} hand=${H} choose=${y}
sealed=${v} setSealed=${S} />`:i`<main id="content" class="play" data-screen="play" data-game=${u} aria-busy="true">${qe}<${N} problem=${Et.problem} t=${e} /></main>`}function ow({table:e,position:t,log:n,t:o,bar:s,tools:r,problem:a,shown:l,viewer:u,refusal:p,open:c,take:d,hand:f,choose:$,sealed:h,setSealed:m}){z();let{actor:g,pass:y,alone:v,referee:S}=u,x=F(t,g,y),[M,O]=b(null),{game:C,gameSheet:L}=e,{views:E,view:k,current:_}=l,A=Ks(C.motion,E,{ply:t.state.ply,events:t.events}),j=k!==null&&L!==null,q=j&&_&&g!==null?l.offered(g,v):[];zo(k,q.length);let B=wn(t),Q=t.state.players.findIndex(({id:H})=>H===(g??y))+1,_e={...e,view:k,legal:q},R={prepared:M,prepare:O};return i`
<main id="content" class="play" data-screen="play" data-game=${C.id} data-ply=${t.state.ply} data-to-act=${t.to_act.join(" ")}
data-actor=${g??""} data-open=${String(c)} aria-busy=${String(!j||!_)}>
${s}
<${N} problem=${a} t=${o} />
<div class="table-top">
<section class="board-area" aria-label=${o("play.board")} ref=${A}>
${j&&i`<${C.Board} ...${_e} legal=${v?[]:q} seat=${c?g:null} toAct=${t.to_act} scores=${null}
last=${t.events} log=${n} ...${R} />`}
</section>
<aside class="side">
<section class="actions player-${Q}" aria-labelledby="turn">
<h2 id="turn" ref=${x} tabindex="-1">
${sw(u,o)}
</h2>
<${mr} position=${t} table=${e} view=${k??t.state} rule=${e.act} />
${y!==null&&i`<${xm} player=${y} toAct=${B} confirm=${()=>d(y)} hand=${f} t=${o} />`}
${y===null&&B.length>1&&i`<${wm} viewer=${u} toAct=${B} choose=${$} game=${C} sealed=${h} setSealed=${m} t=${o} />`}
<${un} refusal=${p} table=${e} view=${k} legal=${q} />
${j&&_&&g!==null&&q.length===0&&i`<p class="nothing">${o("play.nothing",{player:g})}</p>`}
${j&&i`<${Zt} ...${_e} player=${g} ...${R} key=${`${t.state.ply} ${g}`} />`}
${v&&i`<${fr} toAct=${B} not=${g} hand=${f} t=${o} />`}
${j&&!c&&!S&&i`<${Sm} players=${v?[g]:t.state.players.map(({id:H})=>H)} views=${E} position=${t}
game=${C} gameSheet=${L} t=${o} />`}
</section>
<${Ke} state=${t.state} game=${C} t=${o} />
<${Ut} log=${n} t=${o} />
</aside>
</div>
${r}
</main>
`}function sw({actor:e,pass:t},n){return t!==null?n("cover.turn",{player:t}):e===null?n("forfeited.turn"):e==="table"?n("play.table-turn"):n("play.turn",{player:e})}function rw({table:e,position:t,log:n,t:o,bar:s,tools:r,problem:a,go:l,id:u,review:p}){let{game:c,gameSheet:d,act:f}=e;z();let $=F(t);return i`
<main id="content" class="play finished" data-screen="scores" data-game=${c.id} data-ply=${t.state.ply} data-to-act="">
${s}
<${N} problem=${a} t=${o} />
<h1 ref=${$} tabindex="-1">${o("scores.title")}</h1>
<${xt} sheet=${t.scores} state=${t.state} game=${c} t=${o} />
<div class="row end">
<${_m} id=${u} go=${l} t=${o} />
<button type="button" data-go="review" onClick=${p}>${o("review.open")}</button>
<button type="button" class="primary" onClick=${()=>l("setup",{game:c.id})}>${o("scores.again")}</button>
</div>
<details class="last-look">
<summary>${o("scores.board")}</summary>
${d&&i`<${c.Board} view=${t.state} gameSheet=${d} legal=${[]} act=${f} t=${o} seat=${null}
toAct=${[]} scores=${t.scores} last=${t.events} log=${n} />`}
</details>
<${Ut} log=${n} t=${o} />
${r}
</main>
`}var Ze=e=>e.map(({text:t})=>t).join(" ");function $r({position:e,log:t,table:n,client:o,choose:s,t:r}){let{game:a,gameSheet:l}=n,u=wn(e),[p,c]=b(null),[d,f]=b(null),[$,h]=b(!1),m=u.includes(p)?p:u[0]??null,{state:g}=e;if($)return i`<${kn} table=${{...n,act:s}} position=${e} client=${o} t=${r} rule=${s} refusal=${null} busy=${!1}
close=${()=>h(!1)} hides=${!1} part=${!0} />`;let y={view:g,gameSheet:l,legal:e.legal_actions.filter(({player:v})=>v===m),act:s,t:r,prepared:d,prepare:f};return i`
<div class="table-top" data-chooser=${m}>
<section class="board-area" aria-label=${r("play.board")}>
<${a.Board} ...${y} seat=${m} toAct=${e.to_act} scores=${e.scores} last=${e.events} log=${t} />
</section>
<aside class="side">
<section class="actions" aria-labelledby="turn">
<h2 id="turn">${m===null?r("correcting.nobody"):m==="table"?r("play.table-turn"):r("play.turn",{player:m})}</h2>
<p class="hint">${r("correcting.choose-hint")}</p>
${u.length>1&&i`<div class="row tight" role="group" aria-label=${r("play.who")}>
${u.map(v=>i`<button type="button" key=${v} data-enter-for=${v} aria-pressed=${String(v===m)} onClick=${()=>c(v)}>${v}</button>`)}
</div>`}
<${mr} position=${e} table=${n} view=${g} rule=${s} />
<${Zt} ...${y} game=${a} busy=${!1} player=${m} key=${m} />
<div><button type="button" data-referee onClick=${()=>h(!0)}><span aria-hidden="true">⚖</span> ${r("correcting.by-referee")}</button></div>
</section>
</aside>
</div>
`}var Nm=(e,t)=>({position:e,judged:[],refused:null,rest:t,cut:[]});async function fo(e,t){if(t.rest.length===0||t.refused!==null)return t;let{position:n,applied:o,refused:s}=await e(t.position.state,t.rest.map(({action:a})=>a)),r=t.rest.slice(0,o).map(a=>({...a,problem:null}));return{...t,position:n,judged:[...t.judged,...r],refused:s===null?null:{...t.rest[o],problem:s.problem},rest:t.rest.slice(o+1)}}var mo=e=>({...e,judged:[...e.judged,e.refused],refused:null}),Rm=(e,t)=>({...mo(e),rest:[{action:t,was:null},...e.rest]}),jm=e=>({...mo(e),rest:[],cut:e.rest});async function Pm(e,t,n){for(;n.refused!==null;){let{position:o,rest:s,judged:r}=mo(n),l=(await t(o.state,s.map(({action:u})=>u))).map((u,p)=>({...s[p],problem:u}));n=await fo(e,{...n,refused:null,judged:[...r,...l],rest:s.slice(l.length)})}return n}var Bm=e=>e.judged.filter(({problem:t})=>t===null).map(({action:t})=>t);function Im(e,t,n,o){let s=e.map((r,a)=>({action:r,was:a})).slice(n==="insert"?t:t+1);return[...o.map(r=>({action:r,was:null})),...s]}var Tn=({finished:e,state:t},{known:n,open:o})=>e||n||o||t.dealer==="table";var An=({table:{game:e,gameSheet:t,t:n},step:o,log:s})=>i`
<section class="board-area" aria-label=${n("play.board")}>
${o&&i`<${e.Board} view=${o.position.state} gameSheet=${t} legal=${[]} act=${()=>{}} t=${n} seat=${null} toAct=${o.position.to_act}
scores=${o.position.scores} last=${o.events} log=${s} prepared=${null} prepare=${()=>{}} />`}
</section>
`;var Fm={ArrowLeft:e=>e-1,ArrowRight:e=>e+1,Home:()=>0,End:(e,t)=>t},aw="input, select, textarea, dialog, [contenteditable], [role=button], .scrolling, .clauses";function iw({key:e,ctrlKey:t,metaKey:n,altKey:o,shiftKey:s,target:r},a,l){return t||n||o||s||!(e in Fm)||r.closest?.(aw)?null:Math.max(0,Math.min(l,Fm[e](a,l)))}function Ln({at:e,last:t,move:n,t:o}){oe(()=>{let r=a=>{let l=iw(a,e,t);l!==null&&(a.preventDefault(),n(l))};return addEventListener("keydown",r),()=>removeEventListener("keydown",r)},[e,t,n]);let s=(r,a,l,u)=>i`
<button type="button" class="icon" data-step=${r} aria-label=${o(`review.${r}`)} disabled=${u} onClick=${()=>n(l)}>
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
`}var Dm=16,lw=e=>Math.max(Dm,Math.ceil(Math.sqrt(e))),hr=class{#t;#e;#n=Dm;#o=null;#s=new Map;steps=[];constructor(t,n){this.#t=t,this.#e=n}async judge(){let{game:t,start:n,actions:o,history:s,scores:r}=this.#e,a=await this.#t.game(t).replay({...n,actions:o,history:s,scores:r}),{position:l,applied:u}=a;return this.#e={...this.#e,start:lo(n,l.state),actions:o.slice(0,u)},this.#n=lw(u),this.steps[u]={position:l,events:l.events},a}get record(){return this.#e}async load(t){if(this.steps[t]!==void 0)return;this.#o??=this.#r(),await this.#o;let n=t-t%this.#n;this.#s.has(n)||this.#s.set(n,this.#a(n)),await this.#s.get(n)}nextMissing(t){let n=[];for(let o=0;o<this.#e.actions.length;o+=this.#n){let s=Math.min(o+this.#n,this.#e.actions.length);for(let r=o;r<s;r++)if(this.steps[r]===void 0){n.push(r);break}}return n.sort((o,s)=>Math.abs(o-t)-Math.abs(s-t))[0]??-1}log(t){let n=t;for(;n>0&&this.steps[n-1]!==void 0;)n--;return this.steps.slice(n,t+1).flatMap(({events:o})=>o)}async#r(){let{start:t,actions:n}=this.#e,o=[];for(let s=0;s<n.length;s+=this.#n)o.push(s);await this.#i(o.map(s=>[s,{...t,actions:n.slice(0,s)}]))}async#a(t){let{start:n,actions:o}=this.#e,{state:s}=this.steps[t].position,r=[];for(let a=t+1;a<Math.min(t+this.#n,o.length);a++)r.push([a,{state:s,actions:o.slice(t,a),...n.names&&{names:n.names}}]);await this.#i(r)}async#i(t){let{game:n}=this.#e,o=t.map(([s,r])=>({id:s,operation:"replays",game:n,body:r}));for await(let s of this.#t.batch(o)){let{position:r}=s.unwrap();this.steps[s.id]={position:r,events:r.events}}}};function Ot(e,t,n){let{start:o,actions:s,history:r}=t,a=ue(()=>new hr(e,t),[e,o,s,r]),[l,u]=b({of:null,verdict:null,problem:null}),[p,c]=b(0),d=l.of===a?l:{verdict:null,problem:null},{verdict:f}=d,$=f===null?0:Math.max(0,Math.min(n??f.applied,f.applied)),h=()=>c(a.steps.filter(Boolean).length),m=g=>u(y=>({...y,of:a,problem:g}));return w(()=>{let g=!1;return a.judge().then(y=>!g&&u({of:a,verdict:y,problem:null}),y=>!g&&m(y)),()=>{g=!0}},[a]),w(()=>{if(f===null)return;let g=!1;return(async()=>{for(let v=$;v>=0&&!g;v=a.nextMissing($))await a.load(v),g||h()})().catch(v=>!g&&m(v)),()=>{g=!0}},[a,f,$]),{positions:a,...d,at:$,loaded:p}}var Ai=e=>e&&Ze(e.events);function cw({judged:e,cut:t},n,o,s){let r=n;return[...e.map(({was:l,problem:u})=>{let p=l===null?void 0:Ai(o[l+1]);if(u!==null)return{fate:"out",was:l,old:p,problem:u};r+=1;let c=Ai(s[r]);return{fate:l===null?"new":c!==void 0&&p!==void 0&&c!==p?"changed":"kept",was:l,old:p,now:c,place:r}}),...t.map(({was:l})=>({fate:"cut",was:l,old:l===null?void 0:Ai(o[l+1])}))]}function Hm({line:e,before:t,old:n,record:o,table:s,client:r,playOn:a,t:l}){let{gameSheet:u}=s,p=ue(()=>{let{start:M,actions:O}=n.record;return{game:o.game,start:M,actions:[...O.slice(0,t),...Bm(e)]}},[e]),c=p.actions.length,[d,f]=b(c);w(()=>f(c),[c]);let{positions:$,at:h,loaded:m,problem:g}=Ot(r,p,d),y=cw(e,t,n.steps,$.steps),v=M=>y.filter(({fate:O})=>O===M).length,S=$.steps[h],x=l("correcting.name",{game:o.name||u.name});return i`
<${N} problem=${g} t=${l} />
<p class="now" role="status" data-kept=${v("kept")} data-changed=${v("changed")} data-out=${v("out")}>
${l("correcting.summary",{kept:v("kept"),changed:v("changed"),out:v("out")+v("cut")})}</p>
<div class="stepping"><${Ln} at=${h} last=${c} move=${M=>f(Math.max(t,M))} t=${l} /></div>
<div class="row tight">
<button type="button" class="primary" data-confirm onClick=${()=>a({...p,actions:p.actions.slice(0,h),cursor:h,name:x})}>
${l(h===c?"correcting.confirm":"correcting.confirm-to",{n:h})}</button>
<span class="hint">${l("correcting.confirm-hint")}</span>
</div>
<div class="table-top" data-loaded=${m}>
<${An} table=${s} step=${S} log=${$.log(h)} />
<aside class="side">
<section class="log" aria-labelledby="fates">
<h2 class="small" id="fates">${l("correcting.fates")}</h2>
<ol class="review-log fates" tabindex="0" aria-labelledby="fates">${y.map((M,O)=>i`<${uw} key=${O} ...${M} at=${h} setEnd=${f} t=${l} />`)}</ol>
</section>
</aside>
</div>
`}function uw({fate:e,was:t,old:n,now:o,place:s,problem:r,at:a,setEnd:l,t:u}){let p=i`
<span class="number">${t===null?"+":t+1}</span>
<span>
<strong class="fate">${u(`correcting.fate.${e}`)}</strong>
${e==="kept"||e==="new"?i` ${o??n}`:i` <span class="soft">${n}</span>`}
${e==="changed"&&i`<span class="told">${u("correcting.now",{told:o})}</span>`}
${r?.violations?.map(c=>i`<span class="told" data-code=${c.code}>${c.detail} ${c.clause&&i`<em data-clause=${c.rule}>${c.clause}</em>`}</span>`)}
</span>`;return i`<li data-fate=${e}>
${s===void 0?i`<div class="fate-line">${p}</div>`:i`<button type="button" data-end=${s} tabindex=${s===a?0:-1} aria-current=${s===a?"step":void 0} onClick=${()=>l(s)}>${p}</button>`}
</li>`}function pw(e,t,n){let o=(s,r)=>({state:s,actions:r,...n&&{names:n}});return{play:(s,r)=>e.game(t).replay(o(s,r)),firstLegal:async(s,r)=>{let a=[],l=r.map((u,p)=>({id:p,operation:"replays",game:t,body:o(s,[u])}));for await(let u of e.batch(l)){let{refused:p}=u.unwrap();if(p===null)break;a.push(p.problem)}return a}}}function qm({t:e,client:t,table:n,record:o,positions:s,entries:r,before:a,playOn:l}){let[u,p]=b(null),[c,d]=b(null),[f,$]=b(!1),[h,m]=b(!1),{start:g}=s.record,{play:y,firstLegal:v}=pw(t,o.game,g.names),S=async C=>{if(!f){$(!0),m(!1),d(null);try{p(await C())}catch(L){d(L)}$(!1)}};if(w(()=>{S(async()=>(await s.load(a),fo(y,Nm(s.steps[a].position,r))))},[r]),u===null)return i`<p role="status">${e("correcting.judging")}</p><${N} problem=${c} t=${e} />`;let{refused:x}=u,M=C=>Ze(s.steps[C+1]?.events??[]),O=u.judged.filter(C=>C.problem===null).length;return i`
<${N} problem=${c} t=${e} />
${x!==null&&i`
<section class="tool refused-here" aria-busy=${String(f)} data-waiting=${x.was??"new"}>
<h2>${x.was===null?e("correcting.refused-new"):e("correcting.refused",{n:x.was+1})}</h2>
${x.was!==null&&i`<p>${e("correcting.told",{told:M(x.was)})}</p>`}
<p class="soft">${e("correcting.so-far",{kept:O,rest:u.rest.length})}</p>
<${pn} problem=${x.problem} position=${u.position} game=${n.game} t=${e} />
<div class="row tight">
<button type="button" class="primary" data-decide="instead" onClick=${()=>m(!h)} aria-expanded=${String(h)}>${e("correcting.instead")}</button>
<button type="button" data-decide="out" disabled=${f} onClick=${()=>S(()=>fo(y,mo(u)))}>${e("correcting.out")}</button>
<button type="button" data-decide="out-all" disabled=${f} onClick=${()=>S(()=>Pm(y,v,u))}>${e("correcting.out-all")}</button>
<button type="button" data-decide="end" disabled=${f} onClick=${()=>p(jm(u))}>${e("correcting.end-here")}</button>
</div>
</section>
${h&&i`<${$r} position=${u.position} log=${u.position.events} table=${n} client=${t} t=${e}
choose=${C=>S(()=>fo(y,Rm(u,C)))} />`}`}
${x===null&&i`<${Hm} line=${u} before=${a} old=${s} record=${o} table=${n} client=${t} playOn=${l} t=${e} />`}
`}function gr({positions:e,at:t,last:n,loaded:o,move:s,t:r}){let a=T(null);return w(()=>{let l=a.current?.querySelector("[aria-current]");if(!l)return;let{offsetTop:u,offsetHeight:p}=l.parentElement,{scrollTop:c,clientHeight:d}=a.current;(u<c||u+p>c+d)&&(a.current.scrollTop=u-d/2)},[t,o]),i`
<section class="log" aria-labelledby="log-title">
<h2 id="log-title" class="small">${r("log.title")}</h2>
<ol class="review-log" ref=${a}>
${Array.from({length:n+1},(l,u)=>i`
<li key=${u}><button type="button" data-go-to=${u} tabindex=${u===t?0:-1}
aria-current=${u===t?"step":void 0} onClick=${()=>s(u)}>
<span class="number">${u}</span>
<span><${dw} step=${e.steps[u]} index=${u} t=${r} /></span>
</button></li>`)}
</ol>
</section>
`}function dw({step:e,index:t,t:n}){return e===void 0?i`<span class="soft">…</span>`:e.events.length===0?i`<span class="soft">${n(t===0?"review.start":"review.silent")}</span>`:e.events.map(({text:o,type:s},r)=>i`<span key=${r} class="told" data-event-type=${s}>${o} </span>`)}function Li({t:e,client:t,record:n,at:o,known:s=!1,open:r=!1,leave:a,playOn:l}){let[u,p]=b(o??null),[c,d]=b(null),[f,$]=b(null),[h,m]=b(!1),g=Ot(t,n,u),{value:y,problem:v}=we(t,n.game);z();let S=f!==null?"line":c!==null?"chooser":"choice",x=F(S,g.verdict===null),{positions:M,verdict:O,at:C}=g,L=O!==null&&y!==null,E=L&&!h&&!Tn(O.position,{known:s,open:r}),k={game:I[n.game],gameSheet:y,t:e,busy:!1,act:()=>{}},_={t:e,client:t,table:k,record:n},A=(B,Q)=>$({entries:Im(M.record.actions,C-1,B,Q),before:C-1}),j=B=>B==="remove"?A(B,[]):d(B),q=()=>f===null&&c===null?a():($(null),d(null));return i`
<main id="content" class="play review correcting" data-screen="correcting" data-stage=${S} data-at=${C} aria-busy=${String(!L)}>
<div class="play-bar">
<div class="play-title"><h1 ref=${x} tabindex="-1">${e(`correcting.title.${S}`,{n:C})}</h1></div>
<button type="button" data-back onClick=${q}>${e("back")}</button>
</div>
<${N} problem=${g.problem??v} t=${e} />
${E&&i`<p>${e("ruling.covered")}</p>
<div><button type="button" class="primary" data-uncover onClick=${()=>m(!0)}>${e("ruling.uncover")}</button></div>`}
${L&&!E&&S==="choice"&&i`<${mw} ...${_} ...${g} move=${p} take=${j} />`}
${L&&!E&&S==="chooser"&&i`<${fw} positions=${M} at=${C-1} ...${_} choose=${B=>A(c,[B])} />`}
${L&&!E&&S==="line"&&i`<${qm} ...${_} positions=${M} ...${f} playOn=${l} />`}
</main>
`}function fw({positions:e,at:t,...n}){let{value:o,problem:s}=U(async()=>(await e.load(t),e.steps[t]),[e,t]);return o===null?i`<${N} problem=${s} t=${n.t} />`:i`<${$r} position=${{...o.position,events:o.events}} log=${e.log(t)} ...${n} />`}function mw({t:e,table:t,positions:n,verdict:o,at:s,loaded:r,move:a,take:l}){let u=n.steps[s],{applied:p}=o;return i`
<p class="hint">${e("correcting.lead")}</p>
<div class="stepping">
<${Ln} at=${s} last=${p} move=${a} t=${e} />
<p class="now" role="status" data-now>${Ze(u?.events??[])}</p>
</div>
<div class="row tight correcting-ways" role="group" aria-label=${e("correcting.ways",{n:s})}>
${["replace","insert","remove"].map(c=>i`
<button type="button" key=${c} class=${c==="replace"?"primary":""} data-way=${c} disabled=${s===0} onClick=${()=>l(c)}>${e(`correcting.way.${c}`,{n:s})}</button>`)}
</div>
<div class="table-top">
<${An} table=${t} step=${u} log=${n.log(s)} />
<aside class="side"><${gr} positions=${n} at=${s} last=${p} loaded=${r} move=${a} t=${e} /></aside>
</div>
`}var $w=e=>Math.max(630,236+e*84+96);function hw(e,t,n){if(n(e)<=t)return e;let o=[...e];for(;o.length>0&&n(`${o.join("")}…`)>t;)o.pop();return`${o.join("")}…`}function zm(e,{title:t,verdict:n,standings:o,foot:s},r){e.width=1200,e.height=$w(o.length);let a=e.getContext("2d"),l=(u,p,c,{size:d,weight:f=400,ink:$="--ink",width:h=1136-p,family:m="--type-text",end:g=!1})=>{a.font=`${f} ${d}px ${r(m)}`,a.fillStyle=r($),a.textAlign=g?"right":"left",a.fillText(hw(u,h,y=>a.measureText(y).width),p,c)};return a.fillStyle=r("--felt"),a.fillRect(0,0,e.width,e.height),a.fillStyle=r("--wood"),a.fillRect(0,0,e.width,16),l(t,64,96,{size:40,ink:"--ink-soft",family:"--type-title"}),l(n,64,176,{size:64,weight:600,family:"--type-title"}),o.forEach(({rank:u,player:p,total:c,winner:d,place:f},$)=>{let h=236+$*84;a.fillStyle=r(d?"--gold":"--paper"),a.fillRect(64,h,1072,72),a.fillStyle=r(`--player-${f}`),a.fillRect(64,h,14,72);let m=d?"--gold-ink":"--ink";l(String(u),104,h+50,{size:36,weight:700,ink:m,width:60}),l(p,174,h+50,{size:36,weight:d?700:400,ink:m,width:640}),l(c,1108,h+50,{size:36,weight:700,ink:m,width:280,end:!0})}),l(s,64,e.height-36,{size:24,ink:"--ink-soft"}),e}var Um=e=>new Promise((t,n)=>e.toBlob(o=>o?t(o):n(new Error("no picture")),"image/png"));function gw(e){return t=>{let n=getComputedStyle(e),o=n.getPropertyValue(t).trim();return o.startsWith("light-dark(")?(e.style.color=o,n.color):o}}function bw(e,t,n,o){let{scores:s,state:r}=e,{standings:a,winners:l,unit:u}=s,p=d=>n.start.names?.[d]??d,c=a.map(({rank:d,player:f,total:$,penalties:h=0,winner:m})=>({rank:d,player:p(f),total:`${K($+h)} ${o(`unit.${u}`)}`,winner:m,place:r.players.findIndex(({id:g})=>g===f)+1}));return{title:t.name,verdict:He(l.map(p),o),standings:c,foot:[or(n,o),o("review.picture-foot")].filter(Boolean).join(" · ")}}var yw=e=>navigator.canShare?.({files:[e]})??!1;function Gm({position:e,sheet:t,record:n,t:o}){let[s,r]=b(!1);return i`
<details class="picture" data-picture onToggle=${({target:a})=>r(a.open)}>
<summary>${o("review.picture")}</summary>
${s&&i`<${vw} result=${bw(e,t,n,o)} game=${n.game} t=${o} />`}
</details>
`}function vw({result:e,game:t,t:n}){let o=T(null),[s,r]=b(null),[a,l]=b(!1);w(()=>{let c=!1;return Um(zm(o.current,e,gw(o.current))).then(d=>!c&&r(new File([d],`gavel-${t}.png`,{type:d.type}))),()=>{c=!0}},[JSON.stringify(e)]);let u=async()=>{try{await navigator.clipboard.write([new ClipboardItem({"image/png":s})]),l(!0)}catch{l(!1)}},p=[e.title,e.verdict,...e.standings.map(({rank:c,player:d,total:f})=>`${c}. ${d}: ${f}`)].join("; ");return i`
<canvas ref=${o} role="img" aria-label=${p} data-canvas=${String(s!==null)}></canvas>
<div class="row tight">
${s&&yw(s)&&i`<button type="button" data-share-picture onClick=${()=>navigator.share({files:[s],title:e.title}).catch(()=>{})}>${n("review.picture-share")}</button>`}
${s&&i`<button type="button" data-save-picture onClick=${()=>Ae(s.name,s)}>${n("review.picture-save")}</button>`}
${s&&"ClipboardItem"in globalThis&&i`<button type="button" data-copy-picture onClick=${u}>${n(a?"copied":"review.picture-copy")}</button>`}
</div>
`}function Ni(e,t){let{game:n,start:o,actions:s}=e.record,{setup:r,state:a,names:l}=o;return{game:n,...r?{setup:r}:{state:a},actions:s,...l&&{names:l},history:t.position.state.history}}function Wm({positions:e,verdict:t,at:n,sheet:o,record:s,playOn:r,toSheet:a,toCorrect:l,t:u}){let{value:p,problem:c}=U(()=>an(X(),Ni(e,t),n),[t,n]),{game:d,start:f,actions:$}=e.record,h=u("review.what-if-name",{game:s.name||o.name,at:n}),m=t.position.finished&&n===t.applied;return i`
<section class="tool position-tools" aria-labelledby="position-tools" data-position-tools>
<h2 class="small" id="position-tools">${u("review.here",{at:n})}</h2>
<div class="tool-columns">
<div>
<p class="hint">${u("review.link-hint")}</p>
${c?i`<p>${u("review.no-link")}</p>`:i`<${Ee} url=${p??""} name=${u("review.link",{at:n})} t=${u} kind="position" />`}
</div>
<div>
<p class="hint">${u(m?"review.what-if-over":"review.what-if-hint")}</p>
<div class="row tight">
<button type="button" data-what-if disabled=${m}
onClick=${()=>r({game:d,start:f,actions:$.slice(0,n),cursor:n,name:h})}>${u("review.what-if")}</button>
<button type="button" data-go="correct" disabled=${n===0}
onClick=${()=>l(n)}>${u("correcting.open-here")}</button>
<button type="button" data-go="sheet" onClick=${()=>a(n)}>${u("review.sheet")}</button>
</div>
${t.position.finished&&i`<${Gm} position=${t.position} sheet=${o} record=${s} t=${u} />`}
</div>
</div>
</section>
`}function Vm({game:e,state:t,events:n,client:o,scored:s,t:r}){let{value:a,problem:l}=Kt(o,e),p=[...new Set(n.map(({rule:c})=>c))].flatMap(c=>(a?.clauses??[]).filter(d=>d.id===c));return i`
<section class="tool rules-here" aria-labelledby="rules-here" data-rules-here>
<h2 class="small" id="rules-here">${r("review.rules")}</h2>
<${N} problem=${l} t=${r} />
${p.length===0&&a&&i`<p class="soft">${r("review.no-rules")}</p>`}
<dl>${p.map(({id:c,text:d})=>i`
<div key=${c} data-clause=${c}><dt><code>${c}</code></dt><dd><${tt} text=${d} /></dd></div>`)}</dl>
${!s&&i`<${kw} game=${e} state=${t} client=${o} t=${r} />`}
</section>
`}function kw({t:e,...t}){let[n,o]=b(!1);return i`
<details class="rulings" data-rulings onToggle=${({target:s})=>o(s.open)}>
<summary>${e("review.rulings")}</summary>
${n&&i`<${ww} t=${e} ...${t} />`}
</details>
`}function ww({game:e,state:t,client:n,t:o}){let{ruleset:s,variant:r,options:a}=t,{value:l,problem:u}=U(()=>n.game(e).scores(t),[n,JSON.stringify([s,r,a])]);return i`
<${N} problem=${u} t=${o} />
${l&&i`<${wt} rulings=${l.rulings} t=${o} />`}
`}var xw=200;function Ri({t:e,client:t,record:n,at:o,open:s=!1,known:r=!1,leave:a,playOn:l,toSheet:u,toCorrect:p}){let[c,d]=b(o??null),{positions:f,verdict:$,problem:h,at:m,loaded:g}=Ot(t,n,c),{value:y,problem:v}=we(t,n.game),S=ze(M=>d(M),[]);w(()=>{if(c===null)return;let M=setTimeout(()=>cn({at:c}),xw);return()=>clearTimeout(M)},[c]),z();let x=F($===null);return $===null||y===null?i`
<main id="content" class="review" data-screen="review" aria-busy=${String(!h)}>
<h1 ref=${x} tabindex="-1">${e("review.title")}</h1>
<${N} problem=${h??v} t=${e} />
${(h??v)&&i`<button type="button" data-leave onClick=${a}>${e("back")}</button>`}
</main>`:Tn($.position,{known:r,open:s})?i`<${_w} ...${{t:e,client:t,sheet:y,record:n,known:r,positions:f,verdict:$,at:m,loaded:g,move:S,leave:a,playOn:l,toSheet:u,toCorrect:p,problem:h}} />`:i`<${Sw} sheet=${y} leave=${a} t=${e} />`}function Sw({sheet:e,leave:t,t:n}){let o=F();return i`
<main id="content" class="review" data-screen="review" data-not-yet>
<h1 ref=${o} tabindex="-1">${n("review.of",{game:e.name})}</h1>
<p>${n("review.not-yet")}</p>
<p>${n("review.not-yet-but")}</p>
<div><button type="button" class="primary" data-leave onClick=${t}>${n("review.leave")}</button></div>
</main>
`}function _w({t:e,client:t,sheet:n,record:o,known:s,positions:r,verdict:a,at:l,loaded:u,move:p,leave:c,playOn:d,toSheet:f,toCorrect:$,problem:h}){let m=F(a),[g,y]=b(l),v=r.steps[l];v!==void 0&&g!==l&&y(l);let{position:S,events:x}=v??r.steps[g]??r.steps[a.applied],{state:M}=S,O=I[o.game],C=a.applied;return i`
<main id="content" class="play review" data-screen="review" data-game=${o.game} data-ply=${M.ply} data-at=${l} data-loaded=${u}
aria-busy=${String(v===void 0)}>
<div class="play-bar">
<div class="play-title">
<h1 ref=${m} tabindex="-1">${e("review.of",{game:n.name})}</h1>
${!S.finished&&i` <span class="round">${e(O.turns?"play.turn-number":"play.round",{round:M.round})}</span>`}
</div>
<button type="button" data-leave onClick=${c}>${e(s?"back":"review.leave")}</button>
</div>
<${N} problem=${h} t=${e} />
<${Ow} verdict=${a} record=${o} game=${O} t=${e} />
<div class="stepping">
<${Ln} at=${l} last=${C} move=${p} t=${e} />
<p class="now" role="status" data-now>${x.length>0?Ze(x):e(l===0?"review.start":"review.silent")}</p>
</div>
<div class="table-top">
<${An} table=${{game:O,gameSheet:n,t:e}} step=${{position:S,events:x}} log=${r.log(v?l:g)} />
<aside class="side">
<${gr} positions=${r} at=${l} last=${C} loaded=${u} move=${p} t=${e} />
</aside>
</div>
<${Wm} ...${{positions:r,verdict:a,at:l,sheet:n,record:o,playOn:d,toSheet:f,toCorrect:$,t:e}} />
${S.finished&&i`<${xt} sheet=${S.scores} state=${M} game=${O} t=${e} />`}
<div class="tools">
<${Vm} game=${o.game} state=${M} events=${x} client=${t} scored=${S.finished} t=${e} />
<${xn} game=${o.game} ruleset=${M.ruleset} client=${t} t=${e} />
</div>
</main>
`}function Ow({verdict:e,record:t,game:n,t:o}){let{refused:s,history_matches:r,scores_match:a,position:l}=e;return i`
${r===!1&&i`<p class="warning" data-history="false">${o("import.no-history")}</p>`}
${a===!1&&i`<p class="warning" data-scores="false">${o("import.no-scores")}</p>`}
${s!==null&&i`
<details class="refused-here" open data-refused-index=${s.index}>
<summary>${o("review.refused",{n:s.index+1,of:t.actions.length})}</summary>
<${pn} problem=${s.problem} game=${n} t=${o} position=${l} />
</details>`}
`}function Jm({scores:e,state:t,names:n,game:o,t:s}){let{standings:r,winners:a,unit:l,decided_by:u,final:p}=e,c=d=>n[d]??d;return i`
${p&&i`<p><strong>${He(a.map(c),s)}</strong> <span class="soft">${s(`scores.by.${u}`)}</span></p>`}
<div class="sheet-standings">
${r.map(d=>i`
<section key=${d.player} class="sheet-standing" data-standing=${d.player} data-total=${d.total}>
<h3><span class="rank">${d.rank}</span> ${c(d.player)} <span class="total">${K(d.total)} <small>${s(`unit.${l}`)}</small></span></h3>
<div class="breakdown"><${o.Breakdown} sheet=${e} standing=${d} t=${s} /></div>
${d.penalties!==void 0&&i`<p>${s("scores.penalties",{points:Se(d.penalties)})}</p>`}
<p class="soft small">${s("scores.tiebreak",{figures:d.tiebreak.join(", ")})}</p>
</section>`)}
</div>
<${Ke} state=${t} game=${o} t=${s} />
`}function ji({t:e,client:t,record:n,known:o=!1,open:s=!1,leave:r}){let{positions:a,verdict:l,problem:u,loaded:p}=Ot(t,n,null),{value:c,problem:d}=we(t,n.game),{value:f,problem:$}=U(async()=>l&&t.game(n.game).scores(l.position.state),[l,t]);z();let h=F(l===null),m=l!==null&&Tn(l.position,{known:o,open:s}),g=m&&c!==null&&f!==null&&p===l.applied+1;return i`
<main id="content" class="print-sheet" data-screen="sheet" data-game=${n.game} aria-busy=${String(!g&&!u)}>
<div class="row unprinted">
<button type="button" data-leave onClick=${r}>${e("back")}</button>
${m&&i`<button type="button" class="primary" data-print disabled=${!g} onClick=${()=>print()}>${e("review.print")}</button>`}
</div>
<h1 ref=${h} tabindex="-1">${c?.name??"…"}</h1>
<${N} problem=${u??d??$} t=${e} />
${l!==null&&!m&&i`<p>${e("review.not-yet")}</p><p>${e("review.not-yet-but")}</p>`}
${g&&i`<${Ew} ...${{t:e,sheet:c,scores:f,record:n,positions:a,verdict:l}} />`}
</main>
`}function Ew({t:e,sheet:t,scores:n,record:o,positions:s,verdict:r}){let{state:a}=r.position,l=o.start.names??{},u=[["review.sheet.edition",yn(t,a,e).join(", ")],["review.sheet.players",a.players.map(({id:p})=>l[p]??p).join(", ")],["setup.dealer",e(`setup.dealer.${a.dealer}`)],["review.sheet.date",or(o,e)||"________________"],["review.sheet.actions",String(r.applied)]];return i`
<dl class="facts">${u.map(([p,c])=>i`<div key=${p}><dt>${e(p)}</dt><dd>${c}</dd></div>`)}</dl>
${!r.position.finished&&i`<p class="warning" data-unfinished>${e("review.sheet.unfinished")}</p>`}
<h2>${e("scores.title")}</h2>
<${Jm} scores=${n} state=${a} names=${l} game=${I[o.game]} t=${e} />
<h2>${e("review.sheet.check")}</h2>
<${Mw} state=${a} positions=${s} verdict=${r} t=${e} />
<h2>${e("scores.rulings",{n:n.rulings.length})}</h2>
<${wt} rulings=${n.rulings} t=${e} />
<h2>${e("transcript.title")}</h2>
<ol class="told-all" start="0">
${s.steps.map(({events:p},c)=>i`<li key=${c} value=${c}>${Ze(p)||e("review.silent")}</li>`)}
</ol>
`}function Mw({state:e,positions:t,verdict:n,t:o}){let{value:s}=U(()=>an(X(),Ni(t,n),n.applied),[n]),{code:r}=Ws(s,o("review.sheet.code")),{seed:a,nonce:l,commitment:u}=e.deal??{},p=[["review.sheet.history",e.history],["review.sheet.commitment",u],["setup.seed",a],["review.sheet.nonce",l]].filter(([,c])=>c);return i`
<div class="check">
<div>
<p>${o(r===null?"review.sheet.check-file":"review.sheet.check-code")}</p>
<dl class="facts digests">${p.map(([c,d])=>i`<div key=${c}><dt>${o(c)}</dt><dd><code>${d}</code></dd></div>`)}</dl>
</div>
${r}
</div>
`}function Km({t:e,client:t,go:n,screen:o,session:s,open:r,enter:a}){let{id:l,at:u,record:p}=o,c={t:e,client:t,at:u,open:r,playOn:a},d={...c,record:s,key:l,toSheet:g=>n("sheet",{id:l,at:g}),toCorrect:g=>n("correct",{id:l,at:g})},f={...c,record:p,known:!0,key:p,toSheet:g=>n("seen-sheet",{record:p,at:g}),toCorrect:g=>n("seen-correct",{record:p,at:g})},$=()=>n("play",{id:l}),h=()=>n("review",{id:l,at:u}),m=()=>n("seen",{record:p,at:u});return{review:()=>i`<${Ri} ...${d} leave=${$} />`,sheet:()=>i`<${ji} ...${d} leave=${h} />`,correct:()=>i`<${Li} ...${d} leave=${h} />`,seen:()=>i`<${Ri} ...${f} leave=${()=>n("start")} />`,"seen-sheet":()=>i`<${ji} ...${f} leave=${m} />`,"seen-correct":()=>i`<${Li} ...${f} leave=${m} />`}}function Zm({t:e,go:t,setProblem:n}){w(()=>{let o=async()=>{let{hash:s}=location;if(As(s))try{let{record:r,at:a}=await Dp(s);if(!(r.game in I))throw new Fe("review.link-other-game");t(si(),{record:ln(r),at:history.state?.at??a})}catch(r){t("start"),n(r instanceof Fe?new Error(e(r.message)):r)}};return o(),addEventListener("popstate",o),()=>removeEventListener("popstate",o)},[])}var $o="",Ym={place:"device",mine:null,codes:{},referee:!1,held:!0,clock:0},br=({mine:e,players:t})=>e===$o||t.includes(e)?e:t[0],yr=e=>e.place==="fair"?e.players.filter(t=>t!==br(e)):[];function Qm(e,t){let n=yr(e),o=n.map(s=>e.codes[s]??"");return n.flatMap((s,r)=>{let a=Qp(o[r])?o.indexOf(o[r])<r?"place.code-twice":null:"place.code-wrong";return a===null?[]:[{pointer:Pi(s),detail:t(a)}]})}var Pi=e=>yt(["verifiers",e]);async function Xm(e,t,n,o){let s=br(o),r=dn(),a=Object.fromEntries(yr(o).map(f=>[f,o.codes[f]]));s!==$o&&(a[s]=await Ht(r));let{referee:l,held:u}=o,p=await e.game(t).sealedSetup({...n,verifiers:a,referee:l,held:u}),c={...ii(t,p),...o.clock>0&&{clock:o.clock}},d=s===$o?c:gn(c,fn(o.players.indexOf(s)+1,r));return await ot({...d,given:Cw(p,o.players),told:[{ply:0,events:p.events}]}),p.table}function Cw({seat_keys:e,referee_key:t,table_key:n},o){let s=Object.entries(e).map(([r,a])=>[o.indexOf(r)+1,a]);return Object.fromEntries([...s,...t?[["r",t]]:[],...n?[["t",n]]:[]])}function e$({draft:e,change:t,t:n}){return i`
<fieldset class="choice">
<legend>${n("place.title")}</legend>
${["device","quick","fair"].map(o=>i`
<label class="radio" key=${o}>
<input type="radio" name="place" value=${o} checked=${e.place===o} onChange=${()=>t({...e,place:o})} />
<span><strong>${n(`place.${o}`)}</strong> <span class="hint">${n(`place.${o}-hint`)}</span></span>
</label>`)}
</fieldset>
`}function t$({draft:e,change:t,errors:n,t:o}){let s=yr(e);return i`
${e.place==="quick"&&i`<p class="warning" data-quick-warning>${o("place.quick-warning")}</p>`}
<${D} name="mine" label=${o("place.mine")} control=${r=>i`<${G} ...${r} value=${br(e)}
choices=${[...e.players.map(a=>[a,a]),[$o,o("place.nobody")]]} onChange=${a=>t({...e,mine:a})} />`} />
${e.place==="fair"&&i`
<fieldset class="codes">
<legend>${o("place.codes")}</legend>
<p class="hint">${o("place.codes-hint")}</p>
<${Ee} url=${Up(X())} name=${o("place.invitation")} t=${o} kind="invitation" />
${s.map(r=>i`
<${D} key=${r} name=${`code-${e.players.indexOf(r)+1}`} label=${o("place.code",{player:r})} errors=${ie(n,Pi(r))}
control=${a=>i`<input ...${a} type="text" class="code" autocomplete="off" spellcheck="false" value=${e.codes[r]??""}
onInput=${l=>t({...e,codes:{...e.codes,[r]:l.target.value.trim()}})} />`} />`)}
</fieldset>`}
<${D} name="clock" label=${o("place.clock")} hint=${o("place.clock-hint")} control=${r=>i`<${G} ...${r} value=${String(e.clock)}
choices=${[["0",o("place.clock-none")],...Ud.map(a=>[String(a),bi(a,o)])]}
onChange=${a=>t({...e,clock:Number(a)})} />`} />
${["held","referee"].map(r=>i`
<label class="switch" key=${r}>
<input type="checkbox" name=${r} checked=${e[r]} onChange=${a=>t({...e,[r]:a.target.checked})} />
<span><strong>${o(`place.${r}`)}</strong> <span class="hint">${o(`place.${r}-hint`)}</span></span>
</label>`)}
`}function n$({t:e,client:t,go:n,game:o,begin:s,open:r,setOpen:a}){let{value:l,problem:u}=we(t,o);z();let p=F(l===null);return i`
<main id="content" class="setup" data-screen="setup" data-game=${o}>
<h1 ref=${p} tabindex="-1">${l?.name??"…"}</h1>
<${N} problem=${u} t=${e} />
${l?.match_options?.length>0&&i`<p><button type="button" class="quiet" data-go="match" onClick=${()=>n("match",{game:o})}>${e("match.open")}</button></p>`}
${l&&i`<${Aw} sheet=${l} t=${e} client=${t} go=${n} begin=${s} open=${r} setOpen=${a} />`}
</main>
`}function Tw(e){let{ruleset:t,variant:n,options:o,players:s,first:r,dealer:a,seed:l,deal:u,place:p}=e;return{ruleset:t,variant:n,options:o,players:s,...s.includes(r)&&{first_player:r},dealer:a,...a==="service"&&p==="device"&&l!==""&&{seed:l},...a==="table"&&u!==null&&{deal:u}}}function Aw({sheet:e,t,client:n,go:o,begin:s,open:r,setOpen:a}){let[l,u]=b(()=>({..._n(e),first:"",dealer:"service",seed:"",deal:null,...Ym})),p=l.place!=="device",[c,d]=b(null),[f,$]=b(!1),h=T(null),m=c?.problem?.errors??[],g=async C=>{if(!p)return s(e.id,C,await n.game(e.id).setup(C));let L=Qm(l,t);if(L.length>0)throw{problem:{title:t("problem.here"),errors:L}};o("seats",{id:await Xm(n,e.id,C,l)})},y=async C=>{C.preventDefault(),$(!0);try{let L=Tw(l);await g(L),Ue("players",L.players)}catch(L){d(L),$(!1),setTimeout(()=>jp(h.current))}},v={sheet:e,draft:l,change:u,errors:m,t},{Deal:S}=I[e.id],x=S!==void 0&&l.dealer==="table",M=["/ruleset","/variant","/players","/options","/first_player","/dealer","/seed",...x?["/deal"]:[],...p?["/verifiers"]:[]],O=m.filter(C=>!M.some(L=>ie([C],L).length>0));return i`
<form ref=${h} class="sheet" novalidate onSubmit=${y} data-setup=${e.id}>
<${N} problem=${c} t=${t} plain=${ri(c,t)} errors=${O} hint=${m.length>O.length&&t("setup.invalid")} />
<${On} ...${v} />
<${En} ...${v} />
<${e$} ...${v} />
${p&&i`<${t$} ...${v} />`}
<${zf} ...${v} byLink=${p} />
${x&&i`<${cr} ...${v} Deal=${S} />`}
${l.dealer==="service"&&!p&&i`<${lr} t=${t} open=${r} setOpen=${a} />`}
<${Mn} ...${v} />
<div class="row end">
<button type="button" onClick=${()=>o("start")}>${t("back")}</button>
<button type="submit" class="primary large" data-start disabled=${f}>${t("setup.start")}</button>
</div>
</form>
`}function o$({t:e,go:t,open:n}){return i`
<section class="by-link" aria-labelledby="by-link-title">
<h2 id="by-link-title">${e("links.title")}</h2>
<${mn} t=${e} open=${n} />
<div><button type="button" class="quiet" data-go="join" onClick=${()=>t("join")}>${e("join.open")}</button></div>
</section>
`}var Bi=new me("steps"),s$=({id:e,cursor:t,actions:n,steps:o},s)=>Bi.put({id:e,cursor:t,language:s,of:JSON.stringify(n),step:o[t]});async function r$({id:e,cursor:t,actions:n},o){let s=await Bi.get(e);return s!==null&&s.cursor===t&&s.language===o&&s.of===JSON.stringify(n)?s.step:null}var a$=e=>Bi.remove(e);async function vr(){return[...(await _t()).map(Lw),...(await rd()).map(Nw)].filter(({game:t})=>t in I).sort((t,n)=>n.changed-t.changed)}function Lw(e){let{id:t,game:n,name:o,start:s,changed:r,finished:a,scores:l}=e,u=(s.setup??s.state).players.map(p=>p.id??p);return{id:t,kind:"game",game:n,name:o,players:u,changed:r,finished:a,winners:l?.winners??[],kept:e}}function Nw(e){let{id:t,game:n,players:o,changed:s,finished:r}=e;return{id:t,kind:"table",game:n,name:"",players:o,changed:s,finished:r,winners:[],kept:e}}async function i$({id:e,kind:t}){return t==="table"?Fs(e):(await Df(e),a$(e))}var l$=({kind:e,kept:t})=>e==="game"?Hf(t):id(t),c$=({id:e},t)=>qf(e,t);function u$({entry:e,gone:t,games:n,go:o,t:s,load:r,setRemoved:a}){let[l,u]=b(!1),p=n?.find(({id:y})=>y===e.game)?.name??e.game,c=e.name||p,d=`${c}, ${e.players.join(", ")}`,f=T(null);oe(()=>{t&&f.current.focus()},[t]);let $=async()=>{a(y=>[...y.filter(({id:v})=>v!==e.id),e]),await i$(e),r()};if(t)return i`
<li class="list-entry gone" data-gone=${e.id}>
<p role="status">${s("list.deleted",{game:d})}</p>
<button type="button" ref=${f} data-undelete onClick=${()=>l$(e).then(r)}>${s("list.undelete")}</button>
</li>`;let h=async y=>{u(!1),y!==null&&await c$(e,y),r()},m=e.kind==="game",g=()=>m?o("play",{id:e.id}):o("linked",{id:e.id});return i`
<li class="list-entry" data-game-id=${m?e.id:void 0} data-kept=${m?void 0:e.id} data-kind=${e.kind}>
<div class="about">
${l?i`<${Rw} name=${e.name} kind=${p} done=${h} t=${s} />`:i`<h3>${c}</h3>`}
<p>${e.players.join(", ")}</p>
<p data-whose-turn><strong>${jw(e,s)}</strong></p>
<p class="soft">${e.name!==""&&`${p} · `}<time dateTime=${new Date(e.changed).toISOString()}>${Sn(e.changed,s)}</time>${!m&&` · ${s("list.by-link")}`}</p>
</div>
<div class="row tight">
<button type="button" class="primary" data-go=${m?"resume":"linked"} aria-label=${`${s("start.resume")}: ${d}`} onClick=${g}>${s("start.resume")}</button>
${m&&i`<button type="button" data-rename aria-label=${`${s("list.rename")}: ${d}`} onClick=${()=>u(!0)}>${s("list.rename")}</button>`}
<button type="button" data-delete aria-label=${`${s("list.delete")}: ${d}`} onClick=${$}>${s("list.delete")}</button>
</div>
</li>
`}function Rw({name:e,kind:t,done:n,t:o}){let s=T(null);return oe(()=>s.current.select(),[]),i`
<form class="control" onSubmit=${a=>{a.preventDefault(),n(s.current.value.trim())}} onKeyDown=${a=>a.key==="Escape"&&n(null)}>
<input ref=${s} name="game-name" type="text" maxlength="60" defaultValue=${e} placeholder=${t} aria-label=${o("list.name")} autocomplete="off" />
<button type="submit" data-name-it>${o("list.name-it")}</button>
</form>
`}function jw(e,t){let{kept:n,finished:o,winners:s}=e;return e.kind==="table"?bn(n,t):o&&s.length===0?t("links.finished"):o?He(s,t):n.toAct===void 0?t("list.so-far",{n:n.cursor}):n.toAct.includes("table")?t("play.table-turn"):t("play.turn",{player:n.toAct.join(", ")})}var Pw=3;function p$({t:e,go:t,games:n,first:o}){let[s,r]=b(o),[a,l]=b(!1),[u,p]=b([]),c=ze(()=>vr().then(r),[]);w(()=>ar(c),[]);let d=u.filter(m=>s.every(({id:g})=>g!==m.id)),f=[...s,...d].sort((m,g)=>g.changed-m.changed);if(f.length===0)return null;let $=a?f:f.slice(0,Pw),h=async()=>{let m=(await _t()).map(g=>`${JSON.stringify(_i(g))}
`);Ae("gavel-games.ndjson",new Blob(m,{type:"application/x-ndjson"}))};return i`
<section class="game-list" aria-labelledby="game-list-title">
<div class="row">
<h2 id="game-list-title">${e("list.title")}</h2>
${s.some(({kind:m})=>m==="game")&&i`<button type="button" class="quiet" data-export-all onClick=${h}>${e("list.export")}</button>`}
</div>
<ul aria-labelledby="game-list-title">
${$.map(m=>i`<${u$} key=${m.id} entry=${m} gone=${d.includes(m)} games=${n} go=${t} t=${e}
load=${c} setRemoved=${p} />`)}
</ul>
${f.length>$.length&&i`<button type="button" data-whole-list onClick=${()=>l(!0)}>${e("list.all",{n:f.length})}</button>`}
</section>
`}function d$({t:e,client:t,go:n,openLinks:o}){let{value:s,problem:r}=U(()=>t.games(),[t]),{value:a}=U(vr,[]);z();let l=F(),u=a!==null&&(s!==null||r!==null);return i`
<main id="content" class="start" data-screen="start">
<div class="welcome">
<h1 ref=${l} tabindex="-1">${e("start.title")}</h1>
<p>${e("start.lead")}</p>
</div>
<${N} problem=${r} t=${e} />
${u&&i`
<${p$} t=${e} go=${n} games=${s} first=${a} />
<ul class="game-cards" aria-label=${e("start.games")}>
${(s??[]).filter(({id:p})=>p in I).map(p=>i`
<li key=${p.id}><${Bw} entry=${p} go=${n} t=${e} /></li>`)}
</ul>
<${o$} t=${e} go=${n} open=${o} />
<p class="aside">
<button type="button" class="quiet" data-go="import" onClick=${()=>n("import")}>${e("start.import")}</button>
<button type="button" class="quiet" data-go="tournament" onClick=${()=>n("tournament")}>${e("tournament.open")}</button>
</p>`}
</main>
`}function Bw({entry:e,go:t,t:n}){let{id:o,name:s,player_counts:r}=e,{Emblem:a}=I[o];return i`
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
`}function f$(){navigator.serviceWorker?.controller?.postMessage("files");let e=qn()?X():Nt.href;navigator.serviceWorker?.register(new URL("table-offline.js",Nt),{scope:e}).catch(()=>{})}var Iw=/-[0-9a-f]{12}\.js$/u.test(import.meta.url),m$=new Promise(e=>{globalThis.navigator?.serviceWorker?.addEventListener("message",({data:t})=>{Iw&&t?.files?.includes(import.meta.url)===!1&&e()})});function $$({t:e}){let[t,n]=b(!1);return w(()=>{Bo.then(()=>n(!0))},[]),t?i`
<div class="warning row" role="alert" data-note="storage">
<span>${e("storage.trouble")}</span>
<button type="button" data-understood onClick=${()=>n(!1)}>${e("storage.understood")}</button>
</div>
`:null}function h$({t:e}){let[t,n]=b(!1);return w(()=>{m$.then(()=>n(!0))},[]),i`
<div role="status">
${t&&i`
<div class="note row" data-note="newer">
<span>${e("newer.text")}</span>
<button type="button" data-reload onClick=${()=>location.reload()}>${e("newer.reload")}</button>
</div>`}
</div>
`}function g$({t:e,go:t,kept:n=!1}){z();let o=F();return i`
<main id="content" class="import" data-screen="unknown">
<h1 ref=${o} tabindex="-1">${e(n?"unknown.kept":"unknown.title")}</h1>
<div class="sheet">
<p>${e(n?"unknown.kept-text":"unknown.text")}</p>
<div class="row end"><button type="button" class="primary" data-go="start" onClick=${()=>t("start")}>${e("unknown.home")}</button></div>
</div>
</main>
`}function b$({id:e,client:t,language:n,go:o,setProblem:s}){let[r,a]=b(null),[l,u]=b(null),[p,c]=b(null),d=T(n),f=T({session:null,saves:new St(null)}),$=(E,k)=>{let _={...E,turn:{saves:k}};return f.current={session:_,saves:k},_},h=(E,k=f.current.saves)=>{let _=$(E,k);s$(_,d.current),a(_)},m=ze(async(E,k=()=>{})=>{let{session:_,saves:A}=f.current,j=_?.id!==E.id;if(j&&E.turn!==void 0)return await E.turn.saves.save(ur(E)),k();if(!j&&E.turn!==_.turn)return E.turn.saves!==A&&c("overtaken"),k();c(null);let q=$(E,j?new St(null):A),B=f.current.saves.save(ur(E)),Q=await Promise.race([B,Bo.then(()=>null)])!==null;k(),!Q&&f.current.session===q&&h(q),!(await B===null||f.current.session.id!==E.id)&&(await C.current(),c("overtaken"))},[]),g=async(E,k)=>{let _=t.game(E.game),A=Jf(await _.replay(Vf(E,k)));if(A.position.finished)return A;let{views:j}=await _.views(A.position.state,po(A.position));return{...A,position:{...A.position,views:j}}},y=async(E,k)=>{s(null);try{return Si(E,k,E.steps[k]??await g(E,k))}catch(_){return s(_),null}},v=async(E,k)=>{let _=await y(E,k);return _!==null&&await m(_),_!==null},S=E=>m(E,()=>{navigator.storage?.persist?.().catch(()=>{}),o("play",{id:E.id})}),x=(E,k,_)=>S(Uf(E,k,_)),M=async({game:E,start:k,actions:_,cursor:A,name:j},q=async B=>{})=>{let B=await y(co({game:E,start:k,actions:_,cursor:A,name:j}),A);B!==null&&(await q(B.id),await S(B))},O=T(!1),C=T((async()=>{}));C.current=async()=>{if(!O.current)for(O.current=!0;O.current;){let{session:E,saves:k}=f.current,_=await io(E.id),A=_===null||k.has(_)?null:await L(E,_);A===null?O.current=!1:f.current.saves===k&&(h(A,new St(_.changed)),c("followed"))}};let L=(E,k)=>y({...co(k),steps:Wf(E,k.actions)},k.cursor);return w(()=>ar(E=>E===f.current.session?.id&&C.current()),[]),w(()=>{if(c(null),e===null||e===f.current.session?.id)return;let E=!0;return u(null),(async()=>{let k=await io(e);if(E&&k===null&&u(e),!E||k===null)return;let _=co(k),A=await r$(_,n);if(!E)return;A!==null&&h(Si(_,_.cursor,A),new St(k.changed));
let{session:j}=f.current,q=await y(_,_.cursor),{session:B}=f.current;!E||q===null||B!==j&&B.id===e||(A===null||!Fw(q,j))&&h(q,new St(k.changed))})(),()=>{E=!1}},[e]),w(()=>{d.current!==n&&(d.current=n,r!==null&&y({...r,steps:[]},r.cursor).then(E=>E!==null&&E.turn===f.current.session.turn&&h(E)))},[n]),{session:r,missing:e!==null&&l===e,followed:p,updateSession:m,moveTo:v,begin:x,enter:M}}var Fw=(e,t)=>le(e.steps[e.cursor].position.state,t.steps[t.cursor].position.state);function y$({retrying:e,t}){let[n,o]=b(e.waits);return w(()=>(o(e.waits),e.listen(o)),[e]),i`
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
`}var v$={};async function kr(e){v$[e]??=(await import(Hl(e))).default}function k$(e,t=v$[e]){let n=(o,s={})=>{let r=t[o];return r===void 0?(console.error(`no words in ${e} for ${o}`),o):r.replace(/\{(\w+)\}/g,(a,l)=>l in s?String(s[l]):a)};return n.language=e,n.has=o=>o in t,n}var Dw=200,Hw=["play","review","sheet","correct"];function w$(){let[e,t]=b(Fo),[n,o]=b(()=>Re("scheme")??"auto"),[s,r]=b([]),{screen:a,go:l}=Vp(),[u,p]=b(()=>Re("open")??!1),[c,d]=Bl(),[f,$]=b(null),h=T(!1),m=ue(()=>k$(e),[e]),g=ue(()=>new No(new URL(pa(),Nt).href.replace(/\/*$/,"/")),[]),[y,v]=b(0),S=ue(()=>{let V=Mt=>r(Nn=>[...Nn.slice(1-Dw),Mt]),ge=jl(g.fetch,()=>v(Mt=>Mt+1));return Object.assign(new At(pa(),{language:e,onExchange:V,fetch:ge,timeout:1/0}),{language:e})},[e,y]);w(()=>{document.documentElement.lang=e,Ue("language",e)},[e]),w(()=>{Pl(n),Ue("scheme",n)},[n]),w(()=>{Ue("open",u)},[u]);let x=ze((V,ge={})=>{$(null),l(V,ge)},[]),M=V=>kr(V).then(()=>t(V),()=>$(new ne(m("problem.unreachable")))),{open:O,opening:C,opened:L,waits:E,again:k}=Cf({client:S,t:m,go:x,problem:f,setProblem:$});Zm({t:m,go:x,setProblem:$});let _=Hw.includes(a.name)?a.id:null,{session:A,missing:j,followed:q,updateSession:B,moveTo:Q,begin:_e,enter:R}=b$({id:_,client:S,language:e,go:x,setProblem:$}),H=A!==null&&pr(A),te=T(A?.id);w(()=>{te.current!==void 0&&te.current!==A?.id&&r([]),te.current=A?.id},[A?.id]);let Y={t:m,client:S,go:x},qe={start:()=>i`<${d$} ...${Y} openLinks=${O} />`,setup:()=>i`<${n$} ...${Y} game=${a.game} key=${a.game} open=${u} setOpen=${p} begin=${_e} />`,linked:()=>i`<${Of} ...${Y} id=${a.id} opened=${a.opened??null} open=${O} key=${a.id} />`,seats:()=>i`<${Ef} ...${Y} id=${a.id} key=${a.id} />`,join:()=>i`<${td} ...${Y} open=${O} />`,pad:()=>i`<${vm} ...${Y} game=${a.game} key=${a.game} />`,import:()=>i`<${Yp} ...${Y} enter=${R} given=${a.given} found=${a.found} />`,play:()=>i`<${Lm} ...${Y} session=${A} updateSession=${B} moveTo=${V=>Q(A,V)}
open=${u} setOpen=${p} key=${A.id} />`,match:()=>i`<${rm} ...${Y} game=${a.game} enter=${R} key=${a.game} />`,tournament:()=>i`<${ym} ...${Y} />`,...Km({...Y,screen:a,session:A,open:u,enter:R}),unknown:()=>i`<${g$} ...${Y} kept=${j||a.kept} />`},it=j||!(a.name in qe)?"unknown":a.name,Et=_!==null&&!j&&A?.id!==_;return i`<${Dn.Provider} value=${c}>
<div class="page">
<a class="skip" href="#content" onClick=${qw}>${m("skip")}</a>
<${ql} t=${m} language=${e} setLanguage=${M} scheme=${n} setScheme=${o}
settings=${c} flip=${d} go=${x} screen=${it} />
<div class="screen" aria-busy=${String(C)} data-links-opened=${L}>
${E?i`<${Rs} lost=${f} ask=${k} busy=${C} t=${m} />`:i`<${De} problem=${f} t=${m} />`}
<${$$} t=${m} />
<${h$} t=${m} />
<${y$} retrying=${g} t=${m} />
<div role="status">${_!==null&&q!==null&&i`<p class="note" data-note=${q}>${m(`windows.${q}`)}</p>`}</div>
<${ma.Provider} value=${h}>${Et?i`<${zw} />`:qe[it]()}<//>
</div>
<${Dl} exchanges=${s} hides=${H} secret=${s.some(({url:V})=>V.includes("/sealed/"))} t=${m} />
</div>
<//>`}function qw(e){e.preventDefault();let t=document.getElementById("content");t.tabIndex=-1,t.focus()}var zw=()=>i`<main id="content" class="play" data-screen="play" aria-busy="true"><h1>…</h1></main>`;var x$=document.getElementById("app");zl();try{await kr(Fo()),Ao(i`<${w$} />`,x$)}catch{x$.textContent="The table could not be loaded. Please reload the page."}f$();
