if (globalThis.gavelParts?.release !== "2f157a4a7cac") throw new Error("another release");
var ns=Object.create;var De=Object.defineProperty;var ss=Object.getOwnPropertyDescriptor;var os=Object.getOwnPropertyNames;var as=Object.getPrototypeOf,rs=Object.prototype.hasOwnProperty;var h=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}};var is=(e,t,n,s)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of os(t))!rs.call(e,o)&&o!==n&&De(e,o,{get:()=>t[o],enumerable:!(s=ss(t,o))||s.enumerable});return e};var r=(e,t,n)=>(n=e!=null?ns(as(e)):{},is(t||!e||!e.__esModule?De(n,"default",{value:e,enumerable:!0}):n,e));var x=h((Es,qe)=>{qe.exports=globalThis.gavelParts["src/lib/preact.js"]});var Je=h((Ls,Ge)=>{Ge.exports=globalThis.gavelParts["src/app/clipboard.js"]});var Q=h((Rs,ze)=>{ze.exports=globalThis.gavelParts["src/app/hooks.js"]});var Pe=h((As,Ve)=>{Ve.exports=globalThis.gavelParts["src/app/links/codes.js"]});var D=h((Bs,Ye)=>{Ye.exports=globalThis.gavelParts["src/app/links/kept.js"]});var Oe=h((Ns,He)=>{He.exports=globalThis.gavelParts["src/app/links/paste-form.js"]});var Ee=h((_s,et)=>{et.exports=globalThis.gavelParts["src/games/index.js"]});var nt=h((Ms,tt)=>{tt.exports=globalThis.gavelParts["src/app/preferences.js"]});var Le=h((Is,st)=>{st.exports=globalThis.gavelParts["src/app/links/kept-list.js"]});var A=h((Us,ot)=>{ot.exports=globalThis.gavelParts["src/app/links/open.js"]});var oe=h((Ws,pt)=>{pt.exports=globalThis.gavelParts["src/app/links/link-problem.js"]});var mt=h((qs,$t)=>{$t.exports=globalThis.gavelParts["src/lib/client/index.js"]});var z=h((Hs,bt)=>{bt.exports=globalThis.gavelParts["src/app/links/holders.js"]});var Be=h((Xs,wt)=>{wt.exports=globalThis.gavelParts["src/app/event-log.js"]});var jt=h((Zs,xt)=>{xt.exports=globalThis.gavelParts["src/app/scoresheet.js"]});var re=h((eo,Tt)=>{Tt.exports=globalThis.gavelParts["src/app/links/link-box.js"]});var ie=h((to,St)=>{St.exports=globalThis.gavelParts["src/app/home.js"]});var le=h((no,Ct)=>{Ct.exports=globalThis.gavelParts["src/app/links/link.js"]});var Rt=h((ao,Lt)=>{Lt.exports=globalThis.gavelParts["src/app/download.js"]});var Kt=h((uo,Ut)=>{Ut.exports=globalThis.gavelParts["src/app/action-panel.js"]});var Dt=h(($o,Wt)=>{Wt.exports=globalThis.gavelParts["src/app/motion.js"]});var Gt=h((mo,qt)=>{qt.exports=globalThis.gavelParts["src/app/referee-record.js"]});var zt=h((fo,Jt)=>{Jt.exports=globalThis.gavelParts["src/app/refusal.js"]});var Yt=h((ko,Vt)=>{Vt.exports=globalThis.gavelParts["src/app/links/clock.js"]});var Qt=h((ho,Ht)=>{Ht.exports=globalThis.gavelParts["src/app/use-sounds.js"]});var Zt=h((go,Xt)=>{Xt.exports=globalThis.gavelParts["src/app/referee-screen.js"]});var tn=h((bo,en)=>{en.exports=globalThis.gavelParts["src/app/viewer.js"]});var vn=h((To,yn)=>{yn.exports=globalThis.gavelParts["src/app/rules-box.js"]});var R=r(x(),1),Qe=r(Je(),1),de=r(Q(),1),se=r(Pe(),1),$e=r(D(),1),Xe=r(Oe(),1);function Ze({t:e,go:t,open:n}){(0,de.useTop)();let s=(0,de.useFocus)(),[o,a]=(0,R.useState)(""),[l,i]=(0,R.useState)(!0),c=async()=>{
let u=(0,se.newSecret)();i(await(0,$e.keepSecret)(u)),a((0,se.codeOf)(u))};return(0,R.useEffect)(()=>{(0,$e.secrets)().then(([u])=>u?a((0,se.codeOf)(u)):c())},[]),R.html`
        <main id="content" class="import join" data-screen="join">
            <h1 ref=${s} tabindex="-1">${e("join.title")}</h1>
            <div class="sheet">
                <p>${e("join.lead")}</p>
                <${ls} code=${o} t=${e} />
                ${!l&&R.html`<p class="warning" role="alert">${e("links.not-stored")}</p>`}
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
    `}var Dn=r(Ee(),1),F=r(x(),1),qn=r(Q(),1);var I=r(x(),1),me=r(nt(),1),rt=r(Le(),1),it=r(A(),1),at="calls",cs='link[rel="icon"]',ps=`data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><g fill="\
#7a3e00"><rect x="4" y="26" width="24" height="3" rx="1"/><g transform="rotate(-40 15 14)"><rect x="6" y="9" width="14" height="9" rx="1.5"/><rect x="12" y="18" width="2.6" height="13" rx="1"/></g></g\
><circle cx="24" cy="8" r="7.5" fill="#c40000"/></svg>')}`,us=e=>!e.finished&&e.heldBy===null&&(0,it.canAct)(e);function lt({kept:e,name:t,calls:n,t:s}){let o=e!==null&&us(e),a=e===null?null:`${o?"● ":
""}${(0,rt.turnOf)(e,s)} – ${t}`,l=(0,I.useRef)(document.title);(0,I.useEffect)(()=>{a!==null&&(document.title=a)},[a]),(0,I.useEffect)(()=>()=>{document.title=l.current},[]),(0,I.useEffect)(()=>{let c=document.
querySelector(cs);if(!o||c===null)return;let{href:u}=c;return c.href=ps,()=>{c.href=u}},[o]);let i=e?.id;(0,I.useEffect)(()=>{o&&n&&document.hidden&&ds(a,i)},[o,n])}function ct(){let[e,t]=(0,I.useState)(
()=>(0,me.stored)(at)===!0);return{calls:e,change:async s=>{t(s),(0,me.store)(at,s),s&&"Notification"in globalThis&&Notification.permission==="default"&&await Notification.requestPermission()}}}async function ds(e,t){
if(!("Notification"in globalThis)||Notification.permission!=="granted")return;let n=await navigator.serviceWorker?.getRegistration();n?await n.showNotification(e,{tag:t}):new Notification(e,{tag:t})}var Re=r(x(),1),ut=r(oe(),1);function dt({lost:e,unsent:t,ask:n,resend:s,busy:o,t:a}){return e===null&&t===null?null:t===null&&e.transient!==!0?Re.html`<${ut.LinkProblem} problem=${e} t=${a} />`:Re.html`
        <div class="warning" data-connection=${t===null?"lost":"unsent"}>
            <p role="status">${a(t===null?"links.lost":"links.unsent")}</p>
            <button type="button" data-retry disabled=${o} onClick=${t===null?n:s}>${a(t===null?"links.lost-ask":"links.unsent-send")}</button>
        </div>
    `}var ht=r(mt(),1),B=r(x(),1);var[Ae,$s,ms]=[1e3,5e3,3e4],[fs,ks]=[1e3,1e4],hs=6e4,gs=3e3;function ft({idle:e,failures:t,alone:n,hidden:s,calls:o},a=Math.random){if(s&&!o)return null;let l=.8+.4*a();if(t>0)return Math.min(ks,fs*2**
(t-1))*l;if(s)return ms*l;let i=Ae+($s-Ae)*Math.min(1,e/hs);return Math.max(n?gs:Ae,i)*l}var kt=[[document,"visibilitychange"],[document,"resume"],[window,"online"],[window,"pageshow"]],fe=class{#t;#n=0;#e=null;#o=Date.now();#a=0;#r=!1;constructor(t){this.#t=t,kt.forEach(([n,s])=>n.addEventListener(
s,this.wake)),this.#s()}wake=()=>{document.hidden?this.#s():this.#i()};touched(){this.#o=Date.now(),this.#s()}end(){this.#r=!0,clearTimeout(this.#n),this.#e?.abort(),kt.forEach(([t,n])=>t.removeEventListener(
n,this.wake))}#s(){if(clearTimeout(this.#n),this.#r||this.#e!==null)return;let t=ft({idle:Date.now()-this.#o,failures:this.#a,hidden:document.hidden,...this.#t.now()});t!==null&&(this.#n=setTimeout(()=>this.#i(),
t))}async#i(){if(clearTimeout(this.#n),this.#e?.abort(),this.#r)return;let t=this.#e=new AbortController;try{let n=await this.#t.ask(t.signal);if(t.signal.aborted)return;n&&(this.#o=Date.now()),this.#a=
0,this.#t.answered()}catch(n){if(t.signal.aborted)return;this.#a+=1,this.#t.failed(n)||this.end()}this.#e===t&&(this.#e=null),this.#s()}};var X=r(A(),1),bs=1e4,ae=e=>e.guarded&&!e.finished;function gt({client:e,opened:t,busy:n,calls:s,take:o}){let[a,l]=(0,B.useState)(null),i=(0,B.useRef)(null),c=(0,B.useMemo)(()=>new ht.Client(e.baseUrl,
{language:e.language,retries:0,timeout:bs}),[e]),u=(0,B.useRef)(null);u.current={asker:c,opened:t,busy:n,calls:s,take:o};let d=t!==null&&ae(t.answer),$=t?.kept.id;return(0,B.useEffect)(()=>{if(d)return i.
current=new fe({ask:p=>ys(u,p),now:()=>({alone:vs(u.current.opened.kept),calls:u.current.calls}),failed:p=>(l(p),p.transient===!0),answered:()=>l(null)}),()=>{i.current?.end(),i.current=null,l(null)}},
[d,$]),(0,B.useEffect)(()=>i.current?.touched(),[t,s]),{lost:a,ask:()=>i.current?.wake()}}async function ys(e,t){let{asker:n,opened:s,take:o}=e.current;if(e.current.busy)return!1;let a=await(0,X.see)(
n,s.kept,{signal:t});return e.current.busy||e.current.opened!==s?!1:o(a)}var vs=e=>(0,X.canAct)(e)&&e.heldBy===null&&e.toAct.every(t=>t===((0,X.seatIn)(e)??"table"));var Gn=r(D(),1),Me=r(oe(),1);var yt=r(Ee(),1),q=r(x(),1),ke=r(z(),1);function vt({kept:e,view:t,finished:n,sheet:s,t:o,again:a,busy:l,callReferee:i,calls:c,setCalls:u}){let d=s?.rulesets.find(({id:m})=>m===t.ruleset)?.name??t.ruleset,
$=yt.GAMES[e.game].turns?"play.turn-number":"play.round",p=s?.name??"";return q.html`
        <div class="play-bar">
            <div class="play-title">
                ${n?q.html`<strong>${p}</strong>`:q.html`<h1>${p}</h1>`} <span class="soft wide">${d}</span>
                ${!n&&q.html` <span class="round">${o($,{round:t.round})}</span>`}
            </div>
            <div class="row tight">
                <span class="sits" data-as-now=${e.as??""}>${e.as===null?o("links.watching"):o("links.you",{player:(0,ke.holderName)(e,e.as,o)})}</span>
                ${e.as===ke.REFEREE&&q.html`<button type="button" data-referee title=${o("ruling.hint")} onClick=${i}>
                    <span aria-hidden="true">⚖</span> <span class="wide">${o("ruling.open")}</span></button>`}
                ${u!==null&&q.html`<button type="button" data-calls aria-pressed=${String(c)} aria-label=${o("links.calls")} title=${o("links.calls-hint")} onClick=${()=>u(!c)}>
                    <${ws} /> <span class="wide">${o("links.calls")}</span></button>`}
                <button type="button" data-again disabled=${l} title=${o("links.again-hint")} onClick=${a}>
                    <span aria-hidden="true">⟳</span> <span class="wide">${o("links.again")}</span></button>
            </div>
        </div>
    `}var ws=()=>q.html`
    <svg class="bell" viewBox="0 0 16 16" aria-hidden="true"><path d="M8 1a1 1 0 0 1 1 1v.6A4.5 4.5 0 0 1 12.5 7v3l1.5 2H2l1.5-2V7A4.5 4.5 0 0 1 7 2.6V2a1 1 0 0 1 1-1zM6.3 13h3.4a1.7 1.7 0 0 1-3.4 0z" /></svg>
`;var ve=r(x(),1),_t=r(Be(),1),we=r(Q(),1),Mt=r(jt(),1);var Ne=r(x(),1),Pt=r(re(),1),Ot=r(ie(),1),Et=r(le(),1),he=r(A(),1);function ge({kept:e,atOnce:t,follows:n,t:s}){if(n)return Ne.html`<p class="hint" data-follows>${s(e.finished?"links.follows.finished":
"links.follows")}</p>`;let{game:o,place:a,players:l,clock:i}=e,c=(0,Et.linkTo)((0,Ot.pageAddress)(),{game:o,token:a.token,clock:i});return Ne.html`
        <div class="pass-on" data-pass-on>
            <p>${xs(e,t,s)}</p>
            <${Pt.LinkBox} url=${c} name=${s("links.move",{players:l.join(", ")})} t=${s} kind="move" />
        </div>
    `}function xs(e,t,n){let{heldBy:s,finished:o,toAct:a}=e,l=(0,he.seatIn)(e),i=a.filter(c=>c!==l&&c!=="table").join(", ");return o?n("links.pass.finished"):s!==null?n(s===l?"links.pass.held-own":"li\
nks.pass.held",{player:s}):i===""?n("links.pass.any"):t?n("links.pass.at-once",{players:i}):n((0,he.canAct)(e)?"links.pass.or":"links.pass.next",{players:i})}function be({told:e,played:t},n,s){let o=e.filter(({language:i=s.language})=>i===s.language),a=i=>o.some(({ply:c,from:u=c})=>u<=i&&i<=c),l=t.filter(({ply:i})=>!a(i)).map(i=>({ply:i.ply,events:[js(i,n,
s)]}));return[...o,...l].sort((i,c)=>i.ply-c.ply).flatMap(({events:i})=>i)}var ye=({told:e})=>e.flatMap(({events:t})=>t);function js({type:e,player:t,action:n},s,o){let a=s?.action_types?.find(({id:c})=>c===
e)?.name??e,l=["amount","house"].map(c=>n?.[c]).find(c=>typeof c=="number"),i=o(l===void 0?"links.played":"links.played-figure",{player:t,action:a,figure:l});return{type:`played-${e}`,text:i}}var G=r(x(),1),At=r(Rt(),1),Bt=r(oe(),1),Nt=r(A(),1);function Ft({kept:e,client:t,t:n}){let[s,o]=(0,G.useState)(""),[a,l]=(0,G.useState)(null),[i,c]=(0,G.useState)(null),[u,d]=(0,G.useState)(!1),$=async k=>{
d(!0),c(null);try{await k()}catch(g){c(g)}d(!1)},p=async()=>s||(await(0,Nt.sealedOf)(t,e).receipt()).receipt,m=()=>$(async()=>{let k=await p();o(k),(0,At.download)(`gavel-${e.game}-${e.id}.receipt`,new Blob(
[k],{type:"text/plain"}))}),b=()=>$(async()=>{let k=await p();o(k),l(await t.verifyReceipt(k))});return G.html`
        <details class="receipt" data-receipt-box>
            <summary>${n("receipt.title")}</summary>
            <p class="hint">${n("receipt.hint")}</p>
            <${Bt.LinkProblem} problem=${i} t=${n} />
            <div class="row tight">
                <button type="button" data-download-receipt disabled=${u} onClick=${m}>${n("receipt.download")}</button>
                <button type="button" data-check-receipt disabled=${u} onClick=${b}>${n("receipt.check")}</button>
            </div>
            ${a!==null&&G.html`<p role="status" data-checked=${a.kid}>${n(a.payload.guarded?"receipt.holds-guarded":"receipt.holds",{key:a.kid})}</p>`}
        </details>
    `}function It({opened:e,turn:t,table:n,bar:s,notes:o,tools:a,go:l,client:i}){let{kept:c,answer:u}=e,{game:d,gameSheet:$,t:p,act:m}=n;(0,we.useTop)();let b=be(c,$,p),k=(0,we.useFocus)(c.id);return ve.html`
        <main id="content" class="play finished linked" data-screen="scores" data-game=${d.id} data-ply=${u.view.ply} data-to-act="" data-head=${u.head} data-turn=${t}>
            ${s}
            ${o}
            <h1 ref=${k} tabindex="-1">${p("scores.title")}</h1>
            <${Mt.Scoresheet} sheet=${u.scores} state=${u.view} game=${d} t=${p} />
            <section class="tool"><${Ft} kept=${c} client=${i} t=${p} key=${c.place.token} /></section>
            <section class="tool"><${ge} kept=${c} atOnce=${!1} follows=${u.guarded} t=${p} /></section>
            <div class="row end"><button type="button" class="primary" onClick=${()=>l("setup",{game:d.id})}>${p("scores.again")}</button></div>
            <details class="last-look">
                <summary>${p("scores.board")}</summary>
                ${$&&ve.html`<${d.Board} view=${u.view} gameSheet=${$} legal=${[]} act=${m} t=${p} seat=${null}
                    toAct=${[]} scores=${u.scores} last=${u.events} log=${ye(c)} />`}
            </details>
            ${b.length>0&&ve.html`<${_t.EventLog} log=${b} t=${p} />`}
            ${a}
        </main>
    `}var J=r(x(),1),un=r(Kt(),1),dn=r(Be(),1),Z=r(Q(),1),$n=r(Dt(),1),mn=r(Gt(),1),fn=r(zt(),1),kn=r(Yt(),1),hn=r(Qt(),1),gn=r(Le(),1);var xe=r(x(),1),nn=r(Zt(),1),sn=r(tn(),1),on=r(z(),1),an=r(D(),1),rn=r(A(),1);function ln({table:e,opened:t,state:n,client:s,refusal:o,close:a,unseal:l}){let{t:i,act:c,busy:u}=e,d={state:n??t.answer.view};
return xe.html`<${nn.RefereeScreen} table=${e} position=${d} client=${s} t=${i} rule=${c} refusal=${o} busy=${u}
        close=${a} hides=${n===null} uncover=${l} />`}async function cn(e,t){let{token:n,state:s}=await(0,rn.sealedOf)(e,t).unseal(),o={...t,place:{...t.place,token:n}};return{kept:(await(0,an.keep)(o,
t)).kept,state:s}}function pn({kept:e,view:t,table:n}){let{t:s,act:o,busy:a}=n;return(0,sn.forfeitedToAct)({to_act:e.toAct,state:t}).map(l=>xe.html`
        <div class="forfeited" key=${l} data-forfeited=${l}>
            <p>${s("forfeited.due",{player:l})}</p>
            ${e.as===on.REFEREE&&xe.html`
                <button type="button" class="primary" data-default disabled=${a} onClick=${()=>o({type:"default",player:"referee",seat:l})}>
                    ${s("links.referee.default",{player:l})}</button>`}
        </div>`)}var ce=r(A(),1);function bn({opened:e,turn:t,table:n,refusal:s,bar:o,notes:a,connection:l,tools:i}){let{kept:c,answer:u}=e,{game:d,gameSheet:$,t:p,act:m,busy:b}=n,{view:k,legal_actions:g}=u;(0,Z.useTop)();let C=be(c,
$,p),K=(0,Z.useFocus)(t);(0,Z.useScene)(t,$);let _=C.at(-1),[Y,H]=(0,J.useState)(null),P=(0,ce.seatIn)(c),W=(0,$n.useMotion)(d.motion,k,{ply:k.ply,events:u.events});(0,hn.useSounds)({motion:d.motion,ply:k.
ply,events:u.events,finished:!1,turn:(0,ce.canAct)(c)?P:null,refusal:s});let M=g[0]?.player??null,T=$!==null,f=k.players.findIndex(({id:w})=>w===(M??c.toAct[0]))+1,v=c.toAct.some(w=>w!==M),y=g.some(({
type:w})=>d.sealed?.includes(w))||c.place.pending>0;return J.html`
        <main id="content" class="play linked" data-screen="play" data-game=${d.id} data-ply=${k.ply} data-to-act=${c.toAct.join(" ")}
            data-seat=${P??""} data-actor=${M??""} data-held=${c.heldBy??""} data-head=${u.head} data-turn=${t} aria-busy=${String(!T||b)}>
            ${o}
            ${a}
            <div class="table-top">
                <section class="board-area" aria-label=${p("play.board")} ref=${W}>
                    ${T&&J.html`<${d.Board} view=${k} gameSheet=${$} legal=${g} act=${m} t=${p} seat=${P}
                        toAct=${c.toAct} scores=${null} last=${u.events} log=${ye(c)} prepared=${Y} prepare=${H} />`}
                </section>
                <aside class="side">
                    <section class="actions player-${f}" aria-labelledby="turn">
                        <h2 id="turn" ref=${K} tabindex="-1">${(0,gn.turnOf)(c,p)}</h2>
                        ${l}
                        ${_&&J.html`<p class="hint last-act" data-last-act>${p("links.last",{what:_.text})}</p>`}
                        <${kn.Clock} kept=${c} t=${p} />
                        <${pn} kept=${c} view=${k} table=${n} />
                        <${fn.Refusal} refusal=${s} table=${n} view=${k} />
                        ${T&&g.length>0&&J.html`<${un.ActionPanel} ...${n} view=${k} legal=${g} player=${M}
                            prepared=${Y} prepare=${H} key=${`${t} ${M}`} />`}
                        ${(g.length===0||v)&&J.html`<${ge} kept=${c} atOnce=${y} follows=${u.guarded} t=${p} />`}
                    </section>
                    <${mn.RefereeRecord} record=${k} state=${k} game=${d} t=${p} />
                    <${dn.EventLog} log=${C} t=${p} then=${(0,ce.canAct)(c)?p("links.turn"):void 0} />
                </aside>
            </div>
            ${i}
        </main>
    `}var U=r(x(),1),An=r(vn(),1),Bn=r(re(),1),Nn=r(ie(),1),Fn=r(le(),1),_n=r(Oe(),1);var ee=r(x(),1),te=r(Pe(),1),wn=r(z(),1),xn=r(D(),1),jn=r(oe(),1),V=r(A(),1);function Tn({kept:e,client:t,t:n,go:s,change:o,finished:a}){let[l,i]=(0,ee.useState)(null),c=(0,V.seatIn)(e),u=p=>async()=>{
i(null);try{await p()}catch(m){i(m)}},d=u(async()=>{let p=(0,te.newSecret)(),{token:m}=await(0,V.sealedOf)(t,e).newKey(c,{verifier:(0,te.codeOf)(p)}),b=(0,V.withKey)(e,(0,te.keyOf)(Number(e.as),p));await o(
{...b,place:{...e.place,token:m}})}),$=(p,m)=>u(async()=>{let{token:b,seat_keys:k}=await(0,V.sealedOf)(t,e).newKey(p);await(0,xn.amend)(e.id,g=>({...g,place:{...e.place,token:b},given:{...g.given,[m]:k[p]}})),
s("seats",{id:e.id})});return a||c===null&&e.as!==wn.REFEREE?null:ee.html`
        <${jn.LinkProblem} problem=${l} t=${n} />
        <p class="hint">${n(c===null?"links.reissue.referee":"links.reissue.own")}</p>
        <div class="row tight">
            ${c!==null&&ee.html`<button type="button" data-reissue=${e.as} onClick=${d}>${n("links.reissue.own-do")}</button>`}
            ${c===null&&e.players.map((p,m)=>ee.html`
                <button type="button" key=${p} data-reissue=${m+1} onClick=${$(p,String(m+1))}>${n("links.reissue.for",{player:p})}</button>`)}
        </div>
    `}var O=r(x(),1),Sn=r(ie(),1),je=r(z(),1),Cn=r(re(),1),Pn=r(le(),1),On=r(A(),1);function Ts({tokens:e={},place:t,played:n}){return Object.keys(e).map(Number).filter(o=>o<t.settled).sort((o,a)=>a-o).map(
o=>({ply:o,token:e[o],done:n.find(a=>a.ply===o+1)??null}))}async function En(e,t,n){return await e.game(t.game).sealed(n,t.keys[je.REFEREE]).heads(),(0,On.look)(e,t)}function Ln({kept:e,sheet:t,t:n,back:s,
busy:o}){let a=Ts(e),[l,i]=(0,O.useState)(null),[c,u]=(0,O.useState)(!1),d=a.find(({ply:p})=>p===l)??a[0],$=je.REFEREE in e.keys;return O.html`
        <details data-taking-back>
            <summary>${n("back.title")}</summary>
            <p class="hint">${n($?"back.referee":"back.player")}</p>
            ${a.length===0?O.html`<p>${n("back.nothing")}</p>`:O.html`
                    <label>${n("back.before")}
                        <select name="point" value=${d.ply} onChange=${p=>i(Number(p.target.value))}>
                            ${a.map(p=>O.html`<option key=${p.ply} value=${p.ply} selected=${p===d}>${Ss(p,t,n)}</option>`)}
                        </select>
                    </label>
                    ${$?O.html`<div class="row tight">
                            <button type="button" data-take-back disabled=${o} onClick=${()=>c?s(d.token):u(!0)}>
                                ${n(c?"back.sure":"back.do")}</button></div>`:O.html`<${Cn.LinkBox} url=${(0,Pn.linkTo)((0,Sn.pageAddress)(),{game:e.game,token:d.token,undo:d.ply})} name=${n("back.lin\
k")} t=${n} kind="undo" />`}`}
        </details>
    `}function Rn({kept:e,asked:t,t:n,back:s,busy:o}){let a=je.REFEREE in e.keys,l=t.ply>=e.place.settled;return O.html`
        <div class="warning" role="alert" data-note="asked-back">
            <p><strong>${n("back.asked",{n:e.place.settled-t.ply})}</strong></p>
            <p>${n(l?"back.asked-gone":a?"back.asked-referee":"back.asked-player")}</p>
            ${a&&!l&&O.html`<button type="button" data-take-back disabled=${o} onClick=${()=>s(t.token)}>${n("back.sure")}</button>`}
        </div>
    `}function Ss({ply:e,done:t},n,s){if(t===null)return s("back.point",{n:e+1});let o=n?.action_types?.find(({id:l})=>l===t.type)?.name??t.type,a=["amount","house"].map(l=>t.action?.[l]).find(l=>typeof l==
"number");return s(a===void 0?"links.played":"links.played-figure",{player:t.player,action:o,figure:a})}var Mn=r(D(),1);function In({opened:e,sheet:t,client:n,t:s,go:o,open:a,change:l,back:i,busy:c}){let{kept:u,answer:d}=e,$=(0,Fn.linkTo)((0,Nn.pageAddress)(),{game:u.game,token:u.place.token,clock:u.clock});
return U.html`
        <div class="tools">
            <section class="tool" aria-label=${s("links.paste-title")}><${_n.PasteForm} t=${s} open=${a} hint=${s("links.paste-hint")} /></section>
            <${An.RulesBox} game=${u.game} ruleset=${d.view.ruleset} client=${n} t=${s} />
            <details data-compare>
                <summary>${s("links.compare")}</summary>
                <p class="hint">${s("links.compare-hint")}</p>
                <p><code data-head>${d.head}</code></p>
                <p class="hint">${s(d.guarded?"links.guarded":"links.unguarded")}</p>
            </details>
            <details data-spectators>
                <summary>${s("links.spectators")}</summary>
                <p class="hint">${s("links.spectators-hint")}</p>
                <${Bn.LinkBox} url=${$} name=${s("links.spectators")} t=${s} kind="spectator" />
            </details>
            ${d.guarded&&U.html`<${Ln} kept=${u} sheet=${t} t=${s} back=${i} busy=${c} key=${`back ${u.place.settled}`} />`}
            <details data-keys>
                <summary>${s("links.keys")}</summary>
                ${Object.keys(u.given).length>0&&U.html`
                    <p class="hint">${s("links.given")}</p>
                    <div><button type="button" data-go="seats" onClick=${()=>o("seats",{id:u.id})}>${s("links.given-open")}</button></div>`}
                <${Tn} kept=${u} client=${n} t=${s} go=${o} change=${l} finished=${d.finished} />
                <${Cs} kept=${u} t=${s} go=${o} />
            </details>
        </div>
    `}function Cs({kept:e,t,go:n}){let[s,o]=(0,U.useState)(!1),a=async()=>{await(0,Mn.forget)(e.id),n("start")};return U.html`
        <p class="hint">${t("links.forget-hint")}</p>
        <div class="row tight">
            ${s?U.html`<button type="button" data-forget-anyway onClick=${a}>${t("links.forget-anyway")}</button>
                    <button type="button" onClick=${()=>o(!1)}>${t("undo.leave")}</button>`:U.html`<button type="button" data-forget onClick=${()=>o(!0)}>${t("links.forget")}</button>`}
        </div>
    `}var N=r(x(),1),Fe=r(z(),1);function Un({opened:e,other:t,choose:n,back:s,busy:o,t:a}){let{kept:l,note:i,asked:c,stored:u}=e,d=Object.keys(l.keys);return N.html`
        ${i==="older"&&N.html`<p class="note" role="status" data-note="older">${a("links.note.older")}</p>`}
        ${i==="joined"&&N.html`<p class="note" role="status" data-note="joined">${a("links.note.joined")}</p>`}
        ${["overtaken","undone","followed"].includes(i)&&N.html`<p class="note" role="status" data-note=${i}>${a(`links.note.${i}`)}</p>`}
        ${["line","window"].includes(i)&&N.html`
            <div class="warning" role="alert" data-note=${i}>
                <p><strong>${a("links.note.line-title")}</strong></p>
                <p>${a(`links.note.${i}`)}</p>
                <button type="button" data-switch-line onClick=${t}>${a("links.note.line-switch")}</button>
            </div>`}
        ${c&&N.html`<${Rn} kept=${l} asked=${c} t=${a} back=${s} busy=${o} />`}
        ${!u&&N.html`<p class="warning" role="alert" data-note="not-stored">${a("links.not-stored")}</p>`}
        ${d.length>1&&N.html`
            <div class="warning" data-note="several">
                <p>${a("links.note.several",{seats:d.map($=>(0,Fe.holderName)(l,$,a)).join(", ")})}</p>
                <div class="row tight" role="group" aria-label=${a("links.as")}>
                    ${d.map($=>N.html`<button type="button" class="chip" key=${$} data-as=${$} aria-pressed=${String($===l.as)}
                        onClick=${()=>n($)}>${(0,Fe.holderName)(l,$,a)}</button>`)}
                </div>
            </div>`}
    `}var ne=r(A(),1);var j=r(x(),1);var pe=r(D(),1),E=r(A(),1);function _e({action:e,kept:t},{actions:n}){let s=Kn(e);return n.some(o=>o.ply>t.place.settled&&o.type===e.type&&o.player===e.player&&(o.action===null||Kn(o.action)===s))}var Kn=e=>JSON.stringify(Object.
entries(e).sort(([t],[n])=>t<n?-1:1));function Wn({client:e,id:t,given:n,calls:s,gone:o}){let[a,l]=(0,j.useState)({from:n,to:n,turn:0}),i=a.from===n?a.to:n,[c,u]=(0,j.useState)(null),[d,$]=(0,j.useState)(null),[p,m]=(0,j.useState)(null),[
b,k]=(0,j.useState)(!1),g=(0,j.useRef)(!1),C=async(f,v=u)=>{if(g.current)return!1;g.current=!0,k(!0),u(null);try{let y=await f();return l(({turn:w})=>({from:n,to:y,turn:w+1})),$(null),m(null),!0}catch(y){
return await v(y),!1}finally{g.current=!1,k(!1)}},K=(f=i.kept)=>C(()=>(0,E.look)(e,f)),_=(f,v=i.kept)=>C(()=>(0,E.act)(e,v,f),async y=>{if($(null),y.transient)return m({action:f,kept:v,problem:y});if(m(
null),y.kind==="branched")return Y(f,v);$({problem:y,action:f})}),Y=async(f,v)=>{try{let y=await(0,E.look)(e,v),w=_e({action:f,kept:v,problem:null},y.answer);l(({turn:ue})=>({from:n,to:{...y,note:w?y.
note:"overtaken"},turn:w?ue+1:ue}))}catch(y){u(y)}},H=async f=>{let v=p!==null&&_e(p,f);if(p!==null&&!v)return _(p.action,p.kept),!0;if(f.token===i.kept.place.token)return!1;let y=await(0,E.taken)(e,i.
kept,f,null);return v&&m(null),l(w=>g.current||w.from===n&&w.to!==i&&w.to!==null?w:{from:n,to:y,turn:w.turn+Number(v)}),!0},P=(0,j.useRef)(async()=>{});P.current=async()=>{if(i===null||g.current)return;
let f=await(0,pe.table)(t);if(f===null)return o();if(f.changed===i.kept.changed||g.current)return;let v=(0,E.inSeatOf)(i.kept,f);v.place.token===i.kept.place.token?l(y=>y===a?{...a,from:n,to:{...i,kept:v}}:
y):await C(async()=>({...await(0,E.look)(e,v),note:ae(i.answer)?null:"followed"}))},(0,j.useEffect)(()=>(0,pe.onChange)(f=>{f===t&&P.current()}),[t]),(0,j.useEffect)(()=>{b||P.current()},[b]);let{lost:W,
ask:M}=gt({client:e,opened:i,busy:b,calls:s,take:H});(0,j.useEffect)(()=>{if(p===null)return;let f=()=>_(p.action,p.kept);return addEventListener("online",f),()=>removeEventListener("online",f)},[p]),
(0,j.useEffect)(()=>{$(null),m(null),n===null&&(0,pe.table)(t).then(f=>{f===null?o():K(f)})},[n,t]);let T=(0,j.useRef)(e);return(0,j.useEffect)(()=>{T.current!==e&&i!==null&&C(()=>(0,E.retold)(e,i.kept)),
T.current=e},[e]),{opened:i,turn:a.turn,problem:c,refusal:d,setRefusal:$,unsent:p,busy:b,step:C,again:K,play:_,lost:W,ask:M}}function Jn({t:e,client:t,go:n,id:s,opened:o,open:a}){let{calls:l,change:i}=ct(),[c,u]=(0,F.useState)(null),{opened:d,turn:$,problem:p,refusal:m,setRefusal:b,unsent:k,busy:g,step:C,again:K,play:_,lost:Y,
ask:H}=Wn({client:t,id:s,given:o,calls:l,gone:()=>n("unknown",{kept:!0})}),P=d?.kept.game,{value:W,problem:M}=(0,qn.useLoaded)(async()=>P?t.game(P).sheet():null,[P,t]);if(lt({kept:d?.kept.id===s?d.kept:
null,name:W?.name??"Gavel",calls:l,t:e}),d===null||d.kept.id!==s)return F.html`<main id="content" class="play" data-screen="play" aria-busy=${String(p===null)}><h1>…</h1><${Me.LinkProblem} problem=${p} t=${e} /></main>`;
let{kept:T,answer:f}=d,v=async S=>{await _(S)&&u(null)},y=()=>C(async()=>{let{kept:S,state:ts}=await cn(t,T);return u({state:ts}),(0,ne.look)(t,S)},S=>b({problem:S,action:null})),w=S=>{b(null),u(S?{state:null}:
null)},ue=async S=>{await K((await(0,Gn.keep)(S,T)).kept)},Ke=S=>C(()=>En(t,T,S)),We={game:Dn.GAMES[P],gameSheet:W,t:e,act:v,busy:g};if(c!==null)return F.html`<${ln} table=${We} opened=${d} state=${c.
state} client=${t} refusal=${m}
            close=${()=>w(!1)} unseal=${y} />`;let Hn=F.html`<${vt} callReferee=${()=>w(!0)} kept=${T} view=${f.view} finished=${f.finished} sheet=${W} t=${e} again=${()=>K()} busy=${g}
        calls=${l} setCalls=${ae(f)&&(0,ne.seatIn)(T)!==null?i:null} />`,Qn=F.html`
        <${Me.LinkProblem} problem=${p??M} t=${e} />
        <${Un} opened=${d} t=${e} other=${()=>C(()=>(0,ne.switchLine)(t,T,d.other))} choose=${S=>K({...T,as:S})}
            back=${Ke} busy=${g} />`,Xn=F.html`<${dt} lost=${Y} unsent=${k} ask=${H} resend=${()=>_(k.action,k.kept)} busy=${g} t=${e} />`,Zn=F.html`<${In} opened=${d} sheet=${W} client=${t} t=${e} go=${n} open=${a} change=${ue} back=${Ke} busy=${g} />`,
es=f.finished?It:bn;return F.html`<${es} opened=${d} turn=${$} table=${We} refusal=${m} bar=${Hn} notes=${Qn} connection=${Xn} tools=${Zn} go=${n} client=${t} />`}var L=r(x(),1),Te=r(Q(),1),Ie=r(z(),1),Ue=r(re(),1),zn=r(ie(),1),Vn=r(le(),1),Se=r(D(),1);function Yn({t:e,go:t,id:n}){let[s,o]=(0,L.useState)(null);(0,L.useEffect)(()=>{(0,Se.table)(n).then(l=>l===null?
t("unknown",{kept:!0}):o(l))},[n]),(0,Te.useTop)();let a=(0,Te.useFocus)(s===null);return L.html`
        <main id="content" class="import seats" data-screen="seats" data-link=${n}>
            <h1 ref=${a} tabindex="-1">${e("seats.title")}</h1>
            ${s&&L.html`<${Ps} kept=${s} t=${e} go=${t} />`}
        </main>
    `}function Ps({kept:e,t,go:n}){let{game:s,place:o,given:a,players:l,keys:i,clock:c}=e,u=m=>(0,Vn.linkTo)((0,zn.pageAddress)(),{game:s,token:o.token,key:m,clock:c}),d=l.filter((m,b)=>!a[b+1]&&!i[b+
1]),$=()=>n("linked",{id:e.id}),p=async()=>{await(0,Se.amend)(e.id,m=>({...m,given:{}})),$()};return L.html`
        <div class="sheet">
            ${Object.keys(a).length>0&&L.html`
                <p>${t("seats.lead")}</p>
                <p class="warning" data-quick-warning>${t("seats.warning")}</p>`}
            ${Object.entries(a).map(([m,b])=>L.html`
                <section class="seat-link player-${m}" key=${m} data-seat-link=${m} aria-labelledby="seat-${m}">
                    <h2 id="seat-${m}">${(0,Ie.holderName)(e,m,t)}</h2>
                    <${Ue.LinkBox} url=${u(b)} name=${t("seats.link",{player:(0,Ie.holderName)(e,m,t)})} t=${t} kind="seat" />
                </section>`)}
            ${d.length>0&&L.html`
                <section class="seat-link" data-seat-link="table" aria-labelledby="seat-guests">
                    <h2 id="seat-guests">${d.join(", ")}</h2>
                    <p>${t("seats.guests")}</p>
                    <${Ue.LinkBox} url=${u(void 0)} name=${t("links.move",{players:l.join(", ")})} t=${t} kind="move" />
                </section>`}
            <div class="row end">
                ${Object.keys(a).length>0&&L.html`<button type="button" data-forget-given onClick=${p}>${t("seats.forget")}</button>`}
                <button type="button" class="primary large" data-to-table onClick=${$}>${t("seats.go")}</button>
            </div>
        </div>
    `}var Ce=r(x(),1);function Zo({t:e,client:t,go:n,screen:s,openLinks:o}){let a={t:e,client:t,go:n},{id:l}=s;return{linked:()=>Ce.html`<${Jn} ...${a} id=${l} opened=${s.opened??null} open=${o} key=${l} />`,
seats:()=>Ce.html`<${Yn} ...${a} id=${l} key=${l} />`,join:()=>Ce.html`<${Ze} ...${a} open=${o} />`}}export{Zo as screens};
