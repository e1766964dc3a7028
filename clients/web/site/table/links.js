if (globalThis.gavelParts?.release !== "3851cb9448da") throw new Error("another release");
var ns=Object.create;var De=Object.defineProperty;var ss=Object.getOwnPropertyDescriptor;var os=Object.getOwnPropertyNames;var as=Object.getPrototypeOf,rs=Object.prototype.hasOwnProperty;var h=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}};var is=(e,t,n,s)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of os(t))!rs.call(e,o)&&o!==n&&De(e,o,{get:()=>t[o],enumerable:!(s=ss(t,o))||s.enumerable});return e};var r=(e,t,n)=>(n=e!=null?ns(as(e)):{},is(t||!e||!e.__esModule?De(n,"default",{value:e,enumerable:!0}):n,e));var x=h((Ls,qe)=>{qe.exports=globalThis.gavelParts["src/lib/preact.js"]});var Je=h((Rs,Ge)=>{Ge.exports=globalThis.gavelParts["src/app/clipboard.js"]});var Q=h((As,ze)=>{ze.exports=globalThis.gavelParts["src/app/hooks.js"]});var Pe=h((Bs,Ve)=>{Ve.exports=globalThis.gavelParts["src/app/links/codes.js"]});var D=h((Ns,Ye)=>{Ye.exports=globalThis.gavelParts["src/app/links/kept.js"]});var Oe=h((Fs,He)=>{He.exports=globalThis.gavelParts["src/app/links/paste-form.js"]});var Ee=h((Is,et)=>{et.exports=globalThis.gavelParts["src/games/index.js"]});var nt=h((Ms,tt)=>{tt.exports=globalThis.gavelParts["src/app/preferences.js"]});var Le=h((Us,st)=>{st.exports=globalThis.gavelParts["src/app/links/kept-list.js"]});var A=h((Ks,ot)=>{ot.exports=globalThis.gavelParts["src/app/links/open.js"]});var oe=h((Ds,pt)=>{pt.exports=globalThis.gavelParts["src/app/links/link-problem.js"]});var mt=h((Gs,$t)=>{$t.exports=globalThis.gavelParts["src/lib/client/index.js"]});var z=h((Qs,bt)=>{bt.exports=globalThis.gavelParts["src/app/links/holders.js"]});var Be=h((Zs,wt)=>{wt.exports=globalThis.gavelParts["src/app/event-log.js"]});var jt=h((eo,xt)=>{xt.exports=globalThis.gavelParts["src/app/scoresheet.js"]});var re=h((to,St)=>{St.exports=globalThis.gavelParts["src/app/links/link-box.js"]});var ie=h((no,Tt)=>{Tt.exports=globalThis.gavelParts["src/app/home.js"]});var le=h((so,Ct)=>{Ct.exports=globalThis.gavelParts["src/app/links/link.js"]});var Rt=h((ro,Lt)=>{Lt.exports=globalThis.gavelParts["src/app/download.js"]});var Kt=h(($o,Ut)=>{Ut.exports=globalThis.gavelParts["src/app/action-panel.js"]});var Dt=h((mo,Wt)=>{Wt.exports=globalThis.gavelParts["src/app/motion.js"]});var Gt=h((fo,qt)=>{qt.exports=globalThis.gavelParts["src/app/referee-record.js"]});var zt=h((ko,Jt)=>{Jt.exports=globalThis.gavelParts["src/app/refusal.js"]});var Yt=h((ho,Vt)=>{Vt.exports=globalThis.gavelParts["src/app/links/clock.js"]});var Qt=h((go,Ht)=>{Ht.exports=globalThis.gavelParts["src/app/use-sounds.js"]});var Zt=h((bo,Xt)=>{Xt.exports=globalThis.gavelParts["src/app/referee-screen.js"]});var tn=h((yo,en)=>{en.exports=globalThis.gavelParts["src/app/viewer.js"]});var vn=h((To,yn)=>{yn.exports=globalThis.gavelParts["src/app/rules-box.js"]});var R=r(x(),1),Qe=r(Je(),1),de=r(Q(),1),se=r(Pe(),1),$e=r(D(),1),Xe=r(Oe(),1);function Ze({t:e,go:t,open:n}){(0,de.useTop)();let s=(0,de.useFocus)(),[o,a]=(0,R.useState)(""),[i,p]=(0,R.useState)(!0),c=async()=>{
let u=(0,se.newSecret)();p(await(0,$e.keepSecret)(u)),a((0,se.codeOf)(u))};return(0,R.useEffect)(()=>{(0,$e.secrets)().then(([u])=>u?a((0,se.codeOf)(u)):c())},[]),R.html`
        <main id="content" class="import join" data-screen="join">
            <h1 ref=${s} tabindex="-1">${e("join.title")}</h1>
            <div class="sheet">
                <p>${e("join.lead")}</p>
                <${ls} code=${o} t=${e} />
                ${!i&&R.html`<p class="warning" role="alert">${e("links.not-stored")}</p>`}
                <p class="hint">${e("join.hint")}</p>
                <div><button type="button" class="quiet" data-another-code onClick=${c}>${e("join.another")}</button></div>
                <${Xe.PasteForm} t=${e} open=${n} hint=${e("join.paste-hint")} />
                <div class="row end"><button type="button" onClick=${()=>t("start")}>${e("back")}</button></div>
            </div>
        </main>
    `}function ls({code:e,t}){let[n,s]=(0,R.useState)("");return R.html`
        <div class="field">
            <label for="join-code">${t("join.code")}</label>
            <div class="control">
                <input id="join-code" name="code" type="text" readonly class="code" value=${e} onFocus=${o=>o.target.select()} />
                <button type="button" class="primary" data-copy-code onClick=${async()=>s(await(0,Qe.copy)(e)?e:"")}>
                    ${t(n!==""&&n===e?"copied":"links.copy")}</button>
                ${"share"in navigator&&R.html`<button type="button" data-share onClick=${()=>navigator.share({text:e}).catch(()=>{})}>${t("links.share")}</button>`}
            </div>
        </div>
    `}var Dn=r(Ee(),1),F=r(x(),1),qn=r(Q(),1);var M=r(x(),1),me=r(nt(),1),rt=r(Le(),1),it=r(A(),1),at="calls",cs='link[rel="icon"]',ps=`data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><g fill="\
#7a3e00"><rect x="4" y="26" width="24" height="3" rx="1"/><g transform="rotate(-40 15 14)"><rect x="6" y="9" width="14" height="9" rx="1.5"/><rect x="12" y="18" width="2.6" height="13" rx="1"/></g></g\
><circle cx="24" cy="8" r="7.5" fill="#c40000"/></svg>')}`,us=e=>!e.finished&&e.heldBy===null&&(0,it.canAct)(e);function lt({kept:e,name:t,calls:n,t:s}){let o=e!==null&&us(e),a=e===null?null:`${o?"● ":
""}${(0,rt.turnOf)(e,s)} – ${t}`,i=(0,M.useRef)(document.title);(0,M.useEffect)(()=>{a!==null&&(document.title=a)},[a]),(0,M.useEffect)(()=>()=>{document.title=i.current},[]),(0,M.useEffect)(()=>{let c=document.
querySelector(cs);if(!o||c===null)return;let{href:u}=c;return c.href=ps,()=>{c.href=u}},[o]);let p=e?.id;(0,M.useEffect)(()=>{o&&n&&document.hidden&&ds(a,p)},[o,n])}function ct(){let[e,t]=(0,M.useState)(
()=>(0,me.stored)(at)===!0);return{calls:e,change:async s=>{t(s),(0,me.store)(at,s),s&&"Notification"in globalThis&&Notification.permission==="default"&&await Notification.requestPermission()}}}async function ds(e,t){
if(!("Notification"in globalThis)||Notification.permission!=="granted")return;let n=await navigator.serviceWorker?.getRegistration();n?await n.showNotification(e,{tag:t}):new Notification(e,{tag:t})}var Re=r(x(),1),ut=r(oe(),1);function dt({lost:e,unsent:t,ask:n,resend:s,busy:o,t:a}){return e===null&&t===null?null:t===null&&e.transient!==!0?Re.html`<${ut.LinkProblem} problem=${e} t=${a} />`:Re.html`
        <div class="warning" data-connection=${t===null?"lost":"unsent"}>
            <p role="status">${a(t===null?"links.lost":"links.unsent")}</p>
            <button type="button" data-retry disabled=${o} onClick=${t===null?n:s}>${a(t===null?"links.lost-ask":"links.unsent-send")}</button>
        </div>
    `}var ht=r(mt(),1),B=r(x(),1);var[Ae,$s,ms]=[1e3,5e3,3e4],[fs,ks]=[1e3,1e4],hs=6e4,gs=3e3;function ft({idle:e,failures:t,alone:n,hidden:s,calls:o},a=Math.random){if(s&&!o)return null;let i=.8+.4*a();if(t>0)return Math.min(ks,fs*2**
(t-1))*i;if(s)return ms*i;let p=Ae+($s-Ae)*Math.min(1,e/hs);return Math.max(n?gs:Ae,p)*i}var kt=[[document,"visibilitychange"],[document,"resume"],[window,"online"],[window,"pageshow"]],fe=class{#t;#n=0;#e=null;#o=Date.now();#a=0;#r=!1;constructor(t){this.#t=t,kt.forEach(([n,s])=>n.addEventListener(
s,this.wake)),this.#s()}wake=()=>{document.hidden?this.#s():this.#i()};touched(){this.#o=Date.now(),this.#s()}end(){this.#r=!0,clearTimeout(this.#n),this.#e?.abort(),kt.forEach(([t,n])=>t.removeEventListener(
n,this.wake))}#s(){if(clearTimeout(this.#n),this.#r||this.#e!==null)return;let t=ft({idle:Date.now()-this.#o,failures:this.#a,hidden:document.hidden,...this.#t.now()});t!==null&&(this.#n=setTimeout(()=>this.#i(),
t))}async#i(){if(clearTimeout(this.#n),this.#e?.abort(),this.#r)return;let t=this.#e=new AbortController;try{let n=await this.#t.ask(t.signal);if(t.signal.aborted)return;n&&(this.#o=Date.now()),this.#a=
0,this.#t.answered()}catch(n){if(t.signal.aborted)return;this.#a+=1,this.#t.failed(n)||this.end()}this.#e===t&&(this.#e=null),this.#s()}};var X=r(A(),1),bs=1e4,ae=e=>e.guarded&&!e.finished;function gt({client:e,opened:t,busy:n,calls:s,take:o}){let[a,i]=(0,B.useState)(null),p=(0,B.useRef)(null),c=(0,B.useMemo)(()=>new ht.Client(e.baseUrl,
{language:e.language,retries:0,timeout:bs}),[e]),u=(0,B.useRef)(null);u.current={asker:c,opened:t,busy:n,calls:s,take:o};let $=t!==null&&ae(t.answer),d=t?.kept.id;return(0,B.useEffect)(()=>{if($)return p.
current=new fe({ask:l=>ys(u,l),now:()=>({alone:vs(u.current.opened.kept),calls:u.current.calls}),failed:l=>(i(l),l.transient===!0),answered:()=>i(null)}),()=>{p.current?.end(),p.current=null,i(null)}},
[$,d]),(0,B.useEffect)(()=>p.current?.touched(),[t,s]),{lost:a,ask:()=>p.current?.wake()}}async function ys(e,t){let{asker:n,opened:s,take:o}=e.current;if(e.current.busy)return!1;let a=await(0,X.see)(
n,s.kept,{signal:t});return e.current.busy||e.current.opened!==s?!1:o(a)}var vs=e=>(0,X.canAct)(e)&&e.heldBy===null&&e.toAct.every(t=>t===((0,X.seatIn)(e)??"table"));var Gn=r(D(),1),Ie=r(oe(),1);var yt=r(Ee(),1),q=r(x(),1),ke=r(z(),1);function vt({kept:e,view:t,finished:n,sheet:s,t:o,again:a,busy:i,callReferee:p,calls:c,setCalls:u}){let $=s?.rulesets.find(({id:m})=>m===t.ruleset)?.name??t.ruleset,
d=yt.GAMES[e.game].turns?"play.turn-number":"play.round",l=s?.name??"";return q.html`
        <div class="play-bar">
            <div class="play-title">
                ${n?q.html`<strong>${l}</strong>`:q.html`<h1>${l}</h1>`} <span class="soft wide">${$}</span>
                ${!n&&q.html` <span class="round">${o(d,{round:t.round})}</span>`}
            </div>
            <div class="row tight">
                <span class="sits" data-as-now=${e.as??""}>${e.as===null?o("links.watching"):o("links.you",{player:(0,ke.holderName)(e,e.as,o)})}</span>
                ${e.as===ke.REFEREE&&q.html`<button type="button" data-referee title=${o("ruling.hint")} onClick=${p}>
                    <span aria-hidden="true">⚖</span> <span class="wide">${o("ruling.open")}</span></button>`}
                ${u!==null&&q.html`<button type="button" data-calls aria-pressed=${String(c)} aria-label=${o("links.calls")} title=${o("links.calls-hint")} onClick=${()=>u(!c)}>
                    <${ws} /> <span class="wide">${o("links.calls")}</span></button>`}
                <button type="button" data-again disabled=${i} title=${o("links.again-hint")} onClick=${a}>
                    <span aria-hidden="true">⟳</span> <span class="wide">${o("links.again")}</span></button>
            </div>
        </div>
    `}var ws=()=>q.html`
    <svg class="bell" viewBox="0 0 16 16" aria-hidden="true"><path d="M8 1a1 1 0 0 1 1 1v.6A4.5 4.5 0 0 1 12.5 7v3l1.5 2H2l1.5-2V7A4.5 4.5 0 0 1 7 2.6V2a1 1 0 0 1 1-1zM6.3 13h3.4a1.7 1.7 0 0 1-3.4 0z" /></svg>
`;var ve=r(x(),1),_t=r(Be(),1),we=r(Q(),1),It=r(jt(),1);var Ne=r(x(),1),Pt=r(re(),1),Ot=r(ie(),1),Et=r(le(),1),he=r(A(),1);function ge({kept:e,atOnce:t,follows:n,t:s}){if(n)return Ne.html`<p class="hint" data-follows>${s(e.finished?"links.follows.finished":
"links.follows")}</p>`;let{game:o,place:a,players:i,clock:p}=e,c=(0,Et.linkTo)((0,Ot.pageAddress)(),{game:o,token:a.token,clock:p});return Ne.html`
        <div class="pass-on" data-pass-on>
            <p>${xs(e,t,s)}</p>
            <${Pt.LinkBox} url=${c} name=${s("links.move",{players:i.join(", ")})} t=${s} kind="move" />
        </div>
    `}function xs(e,t,n){let{heldBy:s,finished:o,toAct:a}=e,i=(0,he.seatIn)(e),p=a.filter(c=>c!==i&&c!=="table").join(", ");return o?n("links.pass.finished"):s!==null?n(s===i?"links.pass.held-own":"li\
nks.pass.held",{player:s}):p===""?n("links.pass.any"):t?n("links.pass.at-once",{players:p}):n((0,he.canAct)(e)?"links.pass.or":"links.pass.next",{players:p})}function be({told:e,played:t,place:n},s,o){let a=e.filter(({language:d=o.language})=>d===o.language),i=d=>a.some(({ply:l,from:m=l})=>m<=d&&d<=l),p=t.filter(({ply:d})=>!i(d)).map(d=>({ply:d.ply,events:[
Ss(d,s,o)]})),c=new Set(t.map(({ply:d})=>d)),$=js(n.settled,d=>i(d)||c.has(d)).map(({last:d,n:l})=>({ply:d,events:[{type:"missed",text:o(l===1?"links.missed-one":"links.missed",{n:l})}]}));return[...a,
...p,...$].sort((d,l)=>d.ply-l.ply).flatMap(({events:d})=>d)}function js(e,t){let n=[];for(let s=1;s<=e;s++)t(s)||(n.at(-1)?.last===s-1?n.push({last:s,n:n.pop().n+1}):n.push({last:s,n:1}));return n}var ye=({
told:e})=>e.flatMap(({events:t})=>t);function Ss({type:e,player:t,action:n},s,o){let a=s?.action_types?.find(({id:c})=>c===e)?.name??e,i=["amount","house"].map(c=>n?.[c]).find(c=>typeof c=="number"),p=o(
i===void 0?"links.played":"links.played-figure",{player:t,action:a,figure:i});return{type:`played-${e}`,text:p}}var G=r(x(),1),At=r(Rt(),1),Bt=r(oe(),1),Nt=r(A(),1);function Ft({kept:e,client:t,t:n}){let[s,o]=(0,G.useState)(""),[a,i]=(0,G.useState)(null),[p,c]=(0,G.useState)(null),[u,$]=(0,G.useState)(!1),d=async k=>{
$(!0),c(null);try{await k()}catch(g){c(g)}$(!1)},l=async()=>s||(await(0,Nt.sealedOf)(t,e).receipt()).receipt,m=()=>d(async()=>{let k=await l();o(k),(0,At.download)(`gavel-${e.game}-${e.id}.receipt`,new Blob(
[k],{type:"text/plain"}))}),b=()=>d(async()=>{let k=await l();o(k),i(await t.verifyReceipt(k))});return G.html`
        <details class="receipt" data-receipt-box>
            <summary>${n("receipt.title")}</summary>
            <p class="hint">${n("receipt.hint")}</p>
            <${Bt.LinkProblem} problem=${p} t=${n} />
            <div class="row tight">
                <button type="button" data-download-receipt disabled=${u} onClick=${m}>${n("receipt.download")}</button>
                <button type="button" data-check-receipt disabled=${u} onClick=${b}>${n("receipt.check")}</button>
            </div>
            ${a!==null&&G.html`<p role="status" data-checked=${a.kid}>${n(a.payload.guarded?"receipt.holds-guarded":"receipt.holds",{key:a.kid})}</p>`}
        </details>
    `}function Mt({opened:e,turn:t,table:n,bar:s,notes:o,tools:a,go:i,client:p}){let{kept:c,answer:u}=e,{game:$,gameSheet:d,t:l,act:m}=n;(0,we.useTop)();let b=be(c,d,l),k=(0,we.useFocus)(c.id);return ve.html`
        <main id="content" class="play finished linked" data-screen="scores" data-game=${$.id} data-ply=${u.view.ply} data-to-act="" data-head=${u.head} data-turn=${t}>
            ${s}
            ${o}
            <h1 ref=${k} tabindex="-1">${l("scores.title")}</h1>
            <${It.Scoresheet} sheet=${u.scores} state=${u.view} game=${$} t=${l} />
            <section class="tool"><${Ft} kept=${c} client=${p} t=${l} key=${c.place.token} /></section>
            <section class="tool"><${ge} kept=${c} atOnce=${!1} follows=${u.guarded} t=${l} /></section>
            <div class="row end"><button type="button" class="primary" onClick=${()=>i("setup",{game:$.id})}>${l("scores.again")}</button></div>
            <details class="last-look">
                <summary>${l("scores.board")}</summary>
                ${d&&ve.html`<${$.Board} view=${u.view} gameSheet=${d} legal=${[]} act=${m} t=${l} seat=${null}
                    toAct=${[]} scores=${u.scores} last=${u.events} log=${ye(c)} />`}
            </details>
            ${b.length>0&&ve.html`<${_t.EventLog} log=${b} t=${l} />`}
            ${a}
        </main>
    `}var J=r(x(),1),un=r(Kt(),1),dn=r(Be(),1),Z=r(Q(),1),$n=r(Dt(),1),mn=r(Gt(),1),fn=r(zt(),1),kn=r(Yt(),1),hn=r(Qt(),1),gn=r(Le(),1);var xe=r(x(),1),nn=r(Zt(),1),sn=r(tn(),1),on=r(z(),1),an=r(D(),1),rn=r(A(),1);function ln({table:e,opened:t,state:n,client:s,refusal:o,close:a,unseal:i}){let{t:p,act:c,busy:u}=e,$={state:n??t.answer.view};
return xe.html`<${nn.RefereeScreen} table=${e} position=${$} client=${s} t=${p} rule=${c} refusal=${o} busy=${u}
        close=${a} hides=${n===null} uncover=${i} />`}async function cn(e,t){let{token:n,state:s}=await(0,rn.sealedOf)(e,t).unseal(),o={...t,place:{...t.place,token:n}};return{kept:(await(0,an.keep)(o,
t)).kept,state:s}}function pn({kept:e,view:t,table:n}){let{t:s,act:o,busy:a}=n;return(0,sn.forfeitedToAct)({to_act:e.toAct,state:t}).map(i=>xe.html`
        <div class="forfeited" key=${i} data-forfeited=${i}>
            <p>${s("forfeited.due",{player:i})}</p>
            ${e.as===on.REFEREE&&xe.html`
                <button type="button" class="primary" data-default disabled=${a} onClick=${()=>o({type:"default",player:"referee",seat:i})}>
                    ${s("links.referee.default",{player:i})}</button>`}
        </div>`)}var ce=r(A(),1);function bn({opened:e,turn:t,table:n,refusal:s,bar:o,notes:a,connection:i,tools:p}){let{kept:c,answer:u}=e,{game:$,gameSheet:d,t:l,act:m,busy:b}=n,{view:k,legal_actions:g}=u;(0,Z.useTop)();let C=be(c,
d,l),K=(0,Z.useFocus)(t);(0,Z.useScene)(t,d);let _=C.at(-1),[Y,H]=(0,J.useState)(null),P=(0,ce.seatIn)(c),W=(0,$n.useMotion)($.motion,k,{ply:k.ply,events:u.events});(0,hn.useSounds)({motion:$.motion,ply:k.
ply,events:u.events,finished:!1,turn:(0,ce.canAct)(c)?P:null,refusal:s});let I=g[0]?.player??null,S=d!==null,f=k.players.findIndex(({id:w})=>w===(I??c.toAct[0]))+1,v=c.toAct.some(w=>w!==I),y=g.some(({
type:w})=>$.sealed?.includes(w))||c.place.pending>0;return J.html`
        <main id="content" class="play linked" data-screen="play" data-game=${$.id} data-ply=${k.ply} data-to-act=${c.toAct.join(" ")}
            data-seat=${P??""} data-actor=${I??""} data-held=${c.heldBy??""} data-head=${u.head} data-turn=${t} aria-busy=${String(!S||b)}>
            ${o}
            ${a}
            <div class="table-top">
                <section class="board-area" aria-label=${l("play.board")} ref=${W}>
                    ${S&&J.html`<${$.Board} view=${k} gameSheet=${d} legal=${g} act=${m} t=${l} seat=${P}
                        toAct=${c.toAct} scores=${null} last=${u.events} log=${ye(c)} prepared=${Y} prepare=${H} />`}
                </section>
                <aside class="side">
                    <section class="actions player-${f}" aria-labelledby="turn">
                        <h2 id="turn" ref=${K} tabindex="-1">${(0,gn.turnOf)(c,l)}</h2>
                        ${i}
                        ${_&&J.html`<p class="hint last-act" data-last-act>${l("links.last",{what:_.text})}</p>`}
                        <${kn.Clock} kept=${c} t=${l} />
                        <${pn} kept=${c} view=${k} table=${n} />
                        <${fn.Refusal} refusal=${s} table=${n} view=${k} />
                        ${S&&g.length>0&&J.html`<${un.ActionPanel} ...${n} view=${k} legal=${g} player=${I}
                            prepared=${Y} prepare=${H} key=${`${t} ${I}`} />`}
                        ${(g.length===0||v)&&J.html`<${ge} kept=${c} atOnce=${y} follows=${u.guarded} t=${l} />`}
                    </section>
                    <${mn.RefereeRecord} record=${k} state=${k} game=${$} t=${l} />
                    <${dn.EventLog} log=${C} t=${l} then=${(0,ce.canAct)(c)?l("links.turn"):void 0} />
                </aside>
            </div>
            ${p}
        </main>
    `}var U=r(x(),1),An=r(vn(),1),Bn=r(re(),1),Nn=r(ie(),1),Fn=r(le(),1),_n=r(Oe(),1);var ee=r(x(),1),te=r(Pe(),1),wn=r(z(),1),xn=r(D(),1),jn=r(oe(),1),V=r(A(),1);function Sn({kept:e,client:t,t:n,go:s,change:o,finished:a}){let[i,p]=(0,ee.useState)(null),c=(0,V.seatIn)(e),u=l=>async()=>{
p(null);try{await l()}catch(m){p(m)}},$=u(async()=>{let l=(0,te.newSecret)(),{token:m}=await(0,V.sealedOf)(t,e).newKey(c,{verifier:(0,te.codeOf)(l)}),b=(0,V.withKey)(e,(0,te.keyOf)(Number(e.as),l));await o(
{...b,place:{...e.place,token:m}})}),d=(l,m)=>u(async()=>{let{token:b,seat_keys:k}=await(0,V.sealedOf)(t,e).newKey(l);await(0,xn.amend)(e.id,g=>({...g,place:{...e.place,token:b},given:{...g.given,[m]:k[l]}})),
s("seats",{id:e.id})});return a||c===null&&e.as!==wn.REFEREE?null:ee.html`
        <${jn.LinkProblem} problem=${i} t=${n} />
        <p class="hint">${n(c===null?"links.reissue.referee":"links.reissue.own")}</p>
        <div class="row tight">
            ${c!==null&&ee.html`<button type="button" data-reissue=${e.as} onClick=${$}>${n("links.reissue.own-do")}</button>`}
            ${c===null&&e.players.map((l,m)=>ee.html`
                <button type="button" key=${l} data-reissue=${m+1} onClick=${d(l,String(m+1))}>${n("links.reissue.for",{player:l})}</button>`)}
        </div>
    `}var O=r(x(),1),Tn=r(ie(),1),je=r(z(),1),Cn=r(re(),1),Pn=r(le(),1),On=r(A(),1);function Ts({tokens:e={},place:t,played:n}){return Object.keys(e).map(Number).filter(o=>o<t.settled).sort((o,a)=>a-o).map(
o=>({ply:o,token:e[o],done:n.find(a=>a.ply===o+1)??null}))}async function En(e,t,n){return await e.game(t.game).sealed(n,t.keys[je.REFEREE]).heads(),(0,On.look)(e,t)}function Ln({kept:e,sheet:t,t:n,back:s,
busy:o}){let a=Ts(e),[i,p]=(0,O.useState)(null),[c,u]=(0,O.useState)(!1),$=a.find(({ply:l})=>l===i)??a[0],d=je.REFEREE in e.keys;return O.html`
        <details data-taking-back>
            <summary>${n("back.title")}</summary>
            <p class="hint">${n(d?"back.referee":"back.player")}</p>
            ${a.length===0?O.html`<p>${n("back.nothing")}</p>`:O.html`
                    <label>${n("back.before")}
                        <select name="point" value=${$.ply} onChange=${l=>p(Number(l.target.value))}>
                            ${a.map(l=>O.html`<option key=${l.ply} value=${l.ply} selected=${l===$}>${Cs(l,t,n)}</option>`)}
                        </select>
                    </label>
                    ${d?O.html`<div class="row tight">
                            <button type="button" data-take-back disabled=${o} onClick=${()=>c?s($.token):u(!0)}>
                                ${n(c?"back.sure":"back.do")}</button></div>`:O.html`<${Cn.LinkBox} url=${(0,Pn.linkTo)((0,Tn.pageAddress)(),{game:e.game,token:$.token,undo:$.ply})} name=${n("back.lin\
k")} t=${n} kind="undo" />`}`}
        </details>
    `}function Rn({kept:e,asked:t,t:n,back:s,busy:o}){let a=je.REFEREE in e.keys,i=t.ply>=e.place.settled;return O.html`
        <div class="warning" role="alert" data-note="asked-back">
            <p><strong>${n("back.asked",{n:e.place.settled-t.ply})}</strong></p>
            <p>${n(i?"back.asked-gone":a?"back.asked-referee":"back.asked-player")}</p>
            ${a&&!i&&O.html`<button type="button" data-take-back disabled=${o} onClick=${()=>s(t.token)}>${n("back.sure")}</button>`}
        </div>
    `}function Cs({ply:e,done:t},n,s){if(t===null)return s("back.point",{n:e+1});let o=n?.action_types?.find(({id:i})=>i===t.type)?.name??t.type,a=["amount","house"].map(i=>t.action?.[i]).find(i=>typeof i==
"number");return s(a===void 0?"links.played":"links.played-figure",{player:t.player,action:o,figure:a})}var In=r(D(),1);function Mn({opened:e,sheet:t,client:n,t:s,go:o,open:a,change:i,back:p,busy:c}){let{kept:u,answer:$}=e,d=(0,Fn.linkTo)((0,Nn.pageAddress)(),{game:u.game,token:u.place.token,clock:u.clock});
return U.html`
        <div class="tools">
            <section class="tool" aria-label=${s("links.paste-title")}><${_n.PasteForm} t=${s} open=${a} hint=${s("links.paste-hint")} /></section>
            <${An.RulesBox} game=${u.game} ruleset=${$.view.ruleset} client=${n} t=${s} />
            <details data-compare>
                <summary>${s("links.compare")}</summary>
                <p class="hint">${s("links.compare-hint")}</p>
                <p><code data-head>${$.head}</code></p>
                <p class="hint">${s($.guarded?"links.guarded":"links.unguarded")}</p>
            </details>
            <details data-spectators>
                <summary>${s("links.spectators")}</summary>
                <p class="hint">${s("links.spectators-hint")}</p>
                <${Bn.LinkBox} url=${d} name=${s("links.spectators")} t=${s} kind="spectator" />
            </details>
            ${$.guarded&&U.html`<${Ln} kept=${u} sheet=${t} t=${s} back=${p} busy=${c} key=${`back ${u.place.settled}`} />`}
            <details data-keys>
                <summary>${s("links.keys")}</summary>
                ${Object.keys(u.given).length>0&&U.html`
                    <p class="hint">${s("links.given")}</p>
                    <div><button type="button" data-go="seats" onClick=${()=>o("seats",{id:u.id})}>${s("links.given-open")}</button></div>`}
                <${Sn} kept=${u} client=${n} t=${s} go=${o} change=${i} finished=${$.finished} />
                <${Ps} kept=${u} t=${s} go=${o} />
            </details>
        </div>
    `}function Ps({kept:e,t,go:n}){let[s,o]=(0,U.useState)(!1),a=async()=>{await(0,In.forget)(e.id),n("start")};return U.html`
        <p class="hint">${t("links.forget-hint")}</p>
        <div class="row tight">
            ${s?U.html`<button type="button" data-forget-anyway onClick=${a}>${t("links.forget-anyway")}</button>
                    <button type="button" onClick=${()=>o(!1)}>${t("undo.leave")}</button>`:U.html`<button type="button" data-forget onClick=${()=>o(!0)}>${t("links.forget")}</button>`}
        </div>
    `}var N=r(x(),1),Fe=r(z(),1);function Un({opened:e,other:t,choose:n,back:s,busy:o,t:a}){let{kept:i,note:p,asked:c,stored:u}=e,$=Object.keys(i.keys);return N.html`
        ${p==="older"&&N.html`<p class="note" role="status" data-note="older">${a("links.note.older")}</p>`}
        ${p==="joined"&&N.html`<p class="note" role="status" data-note="joined">${a("links.note.joined")}</p>`}
        ${["overtaken","undone","followed"].includes(p)&&N.html`<p class="note" role="status" data-note=${p}>${a(`links.note.${p}`)}</p>`}
        ${["line","window"].includes(p)&&N.html`
            <div class="warning" role="alert" data-note=${p}>
                <p><strong>${a("links.note.line-title")}</strong></p>
                <p>${a(`links.note.${p}`)}</p>
                <button type="button" data-switch-line onClick=${t}>${a("links.note.line-switch")}</button>
            </div>`}
        ${c&&N.html`<${Rn} kept=${i} asked=${c} t=${a} back=${s} busy=${o} />`}
        ${!u&&N.html`<p class="warning" role="alert" data-note="not-stored">${a("links.not-stored")}</p>`}
        ${$.length>1&&N.html`
            <div class="warning" data-note="several">
                <p>${a("links.note.several",{seats:$.map(d=>(0,Fe.holderName)(i,d,a)).join(", ")})}</p>
                <div class="row tight" role="group" aria-label=${a("links.as")}>
                    ${$.map(d=>N.html`<button type="button" class="chip" key=${d} data-as=${d} aria-pressed=${String(d===i.as)}
                        onClick=${()=>n(d)}>${(0,Fe.holderName)(i,d,a)}</button>`)}
                </div>
            </div>`}
    `}var ne=r(A(),1);var j=r(x(),1);var pe=r(D(),1),E=r(A(),1);function _e({action:e,kept:t},{actions:n}){let s=Kn(e);return n.some(o=>o.ply>t.place.settled&&o.type===e.type&&o.player===e.player&&(o.action===null||Kn(o.action)===s))}var Kn=e=>JSON.stringify(Object.
entries(e).sort(([t],[n])=>t<n?-1:1));function Wn({client:e,id:t,given:n,calls:s,gone:o}){let[a,i]=(0,j.useState)({from:n,to:n,turn:0}),p=a.from===n?a.to:n,[c,u]=(0,j.useState)(null),[$,d]=(0,j.useState)(null),[l,m]=(0,j.useState)(null),[
b,k]=(0,j.useState)(!1),g=(0,j.useRef)(!1),C=async(f,v=u)=>{if(g.current)return!1;g.current=!0,k(!0),u(null);try{let y=await f();return i(({turn:w})=>({from:n,to:y,turn:w+1})),d(null),m(null),!0}catch(y){
return await v(y),!1}finally{g.current=!1,k(!1)}},K=(f=p.kept)=>C(()=>(0,E.look)(e,f)),_=(f,v=p.kept)=>C(()=>(0,E.act)(e,v,f),async y=>{if(d(null),y.transient)return m({action:f,kept:v,problem:y});if(m(
null),y.kind==="branched")return Y(f,v);d({problem:y,action:f})}),Y=async(f,v)=>{try{let y=await(0,E.look)(e,v),w=_e({action:f,kept:v,problem:null},y.answer);i(({turn:ue})=>({from:n,to:{...y,note:w?y.
note:"overtaken"},turn:w?ue+1:ue}))}catch(y){u(y)}},H=async f=>{let v=l!==null&&_e(l,f);if(l!==null&&!v)return _(l.action,l.kept),!0;if(f.token===p.kept.place.token)return!1;let y=await(0,E.taken)(e,p.
kept,f,null);return v&&m(null),i(w=>g.current||w.from===n&&w.to!==p&&w.to!==null?w:{from:n,to:y,turn:w.turn+Number(v)}),!0},P=(0,j.useRef)(async()=>{});P.current=async()=>{if(p===null||g.current)return;
let f=await(0,pe.table)(t);if(f===null)return o();if(f.changed===p.kept.changed||g.current)return;let v=(0,E.inSeatOf)(p.kept,f);v.place.token===p.kept.place.token?i(y=>y===a?{...a,from:n,to:{...p,kept:v}}:
y):await C(async()=>({...await(0,E.look)(e,v),note:ae(p.answer)?null:"followed"}))},(0,j.useEffect)(()=>(0,pe.onChange)(f=>{f===t&&P.current()}),[t]),(0,j.useEffect)(()=>{b||P.current()},[b]);let{lost:W,
ask:I}=gt({client:e,opened:p,busy:b,calls:s,take:H});(0,j.useEffect)(()=>{if(l===null)return;let f=()=>_(l.action,l.kept);return addEventListener("online",f),()=>removeEventListener("online",f)},[l]),
(0,j.useEffect)(()=>{d(null),m(null),n===null&&(0,pe.table)(t).then(f=>{f===null?o():K(f)})},[n,t]);let S=(0,j.useRef)(e);return(0,j.useEffect)(()=>{S.current!==e&&p!==null&&C(()=>(0,E.retold)(e,p.kept)),
S.current=e},[e]),{opened:p,turn:a.turn,problem:c,refusal:$,setRefusal:d,unsent:l,busy:b,step:C,again:K,play:_,lost:W,ask:I}}function Jn({t:e,client:t,go:n,id:s,opened:o,open:a}){let{calls:i,change:p}=ct(),[c,u]=(0,F.useState)(null),{opened:$,turn:d,problem:l,refusal:m,setRefusal:b,unsent:k,busy:g,step:C,again:K,play:_,lost:Y,
ask:H}=Wn({client:t,id:s,given:o,calls:i,gone:()=>n("unknown",{kept:!0})}),P=$?.kept.game,{value:W,problem:I}=(0,qn.useLoaded)(async()=>P?t.game(P).sheet():null,[P,t]);if(lt({kept:$?.kept.id===s?$.kept:
null,name:W?.name??"Gavel",calls:i,t:e}),$===null||$.kept.id!==s)return F.html`<main id="content" class="play" data-screen="play" aria-busy=${String(l===null)}><h1>…</h1><${Ie.LinkProblem} problem=${l} t=${e} /></main>`;
let{kept:S,answer:f}=$,v=async T=>{await _(T)&&u(null)},y=()=>C(async()=>{let{kept:T,state:ts}=await cn(t,S);return u({state:ts}),(0,ne.look)(t,T)},T=>b({problem:T,action:null})),w=T=>{b(null),u(T?{state:null}:
null)},ue=async T=>{await K((await(0,Gn.keep)(T,S)).kept)},Ke=T=>C(()=>En(t,S,T)),We={game:Dn.GAMES[P],gameSheet:W,t:e,act:v,busy:g};if(c!==null)return F.html`<${ln} table=${We} opened=${$} state=${c.
state} client=${t} refusal=${m}
            close=${()=>w(!1)} unseal=${y} />`;let Hn=F.html`<${vt} callReferee=${()=>w(!0)} kept=${S} view=${f.view} finished=${f.finished} sheet=${W} t=${e} again=${()=>K()} busy=${g}
        calls=${i} setCalls=${ae(f)&&(0,ne.seatIn)(S)!==null?p:null} />`,Qn=F.html`
        <${Ie.LinkProblem} problem=${l??I} t=${e} />
        <${Un} opened=${$} t=${e} other=${()=>C(()=>(0,ne.switchLine)(t,S,$.other))} choose=${T=>K({...S,as:T})}
            back=${Ke} busy=${g} />`,Xn=F.html`<${dt} lost=${Y} unsent=${k} ask=${H} resend=${()=>_(k.action,k.kept)} busy=${g} t=${e} />`,Zn=F.html`<${Mn} opened=${$} sheet=${W} client=${t} t=${e} go=${n} open=${a} change=${ue} back=${Ke} busy=${g} />`,
es=f.finished?Mt:bn;return F.html`<${es} opened=${$} turn=${d} table=${We} refusal=${m} bar=${Hn} notes=${Qn} connection=${Xn} tools=${Zn} go=${n} client=${t} />`}var L=r(x(),1),Se=r(Q(),1),Me=r(z(),1),Ue=r(re(),1),zn=r(ie(),1),Vn=r(le(),1),Te=r(D(),1);function Yn({t:e,go:t,id:n}){let[s,o]=(0,L.useState)(null);(0,L.useEffect)(()=>{(0,Te.table)(n).then(i=>i===null?
t("unknown",{kept:!0}):o(i))},[n]),(0,Se.useTop)();let a=(0,Se.useFocus)(s===null);return L.html`
        <main id="content" class="import seats" data-screen="seats" data-link=${n}>
            <h1 ref=${a} tabindex="-1">${e("seats.title")}</h1>
            ${s&&L.html`<${Os} kept=${s} t=${e} go=${t} />`}
        </main>
    `}function Os({kept:e,t,go:n}){let{game:s,place:o,given:a,players:i,keys:p,clock:c}=e,u=m=>(0,Vn.linkTo)((0,zn.pageAddress)(),{game:s,token:o.token,key:m,clock:c}),$=i.filter((m,b)=>!a[b+1]&&!p[b+
1]),d=()=>n("linked",{id:e.id}),l=async()=>{await(0,Te.amend)(e.id,m=>({...m,given:{}})),d()};return L.html`
        <div class="sheet">
            ${Object.keys(a).length>0&&L.html`
                <p>${t("seats.lead")}</p>
                <p class="warning" data-quick-warning>${t("seats.warning")}</p>`}
            ${Object.entries(a).map(([m,b])=>L.html`
                <section class="seat-link player-${m}" key=${m} data-seat-link=${m} aria-labelledby="seat-${m}">
                    <h2 id="seat-${m}">${(0,Me.holderName)(e,m,t)}</h2>
                    <${Ue.LinkBox} url=${u(b)} name=${t("seats.link",{player:(0,Me.holderName)(e,m,t)})} t=${t} kind="seat" />
                </section>`)}
            ${$.length>0&&L.html`
                <section class="seat-link" data-seat-link="table" aria-labelledby="seat-guests">
                    <h2 id="seat-guests">${$.join(", ")}</h2>
                    <p>${t("seats.guests")}</p>
                    <${Ue.LinkBox} url=${u(void 0)} name=${t("links.move",{players:i.join(", ")})} t=${t} kind="move" />
                </section>`}
            <div class="row end">
                ${Object.keys(a).length>0&&L.html`<button type="button" data-forget-given onClick=${l}>${t("seats.forget")}</button>`}
                <button type="button" class="primary large" data-to-table onClick=${d}>${t("seats.go")}</button>
            </div>
        </div>
    `}var Ce=r(x(),1);function ea({t:e,client:t,go:n,screen:s,openLinks:o}){let a={t:e,client:t,go:n},{id:i}=s;return{linked:()=>Ce.html`<${Jn} ...${a} id=${i} opened=${s.opened??null} open=${o} key=${i} />`,
seats:()=>Ce.html`<${Yn} ...${a} id=${i} key=${i} />`,join:()=>Ce.html`<${Ze} ...${a} open=${o} />`}}export{ea as screens};
