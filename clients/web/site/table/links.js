if (globalThis.gavelParts?.release !== "7e0f09eeb7ba") throw new Error("another release");
var ns=Object.create;var Ke=Object.defineProperty;var ss=Object.getOwnPropertyDescriptor;var os=Object.getOwnPropertyNames;var as=Object.getPrototypeOf,rs=Object.prototype.hasOwnProperty;var g=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}};var is=(e,t,n,s)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of os(t))!rs.call(e,o)&&o!==n&&Ke(e,o,{get:()=>t[o],enumerable:!(s=ss(t,o))||s.enumerable});return e};var r=(e,t,n)=>(n=e!=null?ns(as(e)):{},is(t||!e||!e.__esModule?Ke(n,"default",{value:e,enumerable:!0}):n,e));var w=g((Ls,We)=>{We.exports=globalThis.gavelParts["src/lib/preact.js"]});var qe=g((Os,De)=>{De.exports=globalThis.gavelParts["src/app/clipboard.js"]});var Q=g((Rs,Ge)=>{Ge.exports=globalThis.gavelParts["src/app/hooks.js"]});var Te=g((As,Je)=>{Je.exports=globalThis.gavelParts["src/app/links/codes.js"]});var D=g((Bs,ze)=>{ze.exports=globalThis.gavelParts["src/app/links/kept.js"]});var Se=g((Ns,Ve)=>{Ve.exports=globalThis.gavelParts["src/app/links/paste-form.js"]});var Pe=g((_s,Xe)=>{Xe.exports=globalThis.gavelParts["src/games/index.js"]});var et=g((Ms,Ze)=>{Ze.exports=globalThis.gavelParts["src/app/preferences.js"]});var Ce=g((Is,tt)=>{tt.exports=globalThis.gavelParts["src/app/links/kept-list.js"]});var O=g((Us,nt)=>{nt.exports=globalThis.gavelParts["src/app/links/open.js"]});var oe=g((Ws,lt)=>{lt.exports=globalThis.gavelParts["src/app/links/link-problem.js"]});var dt=g((qs,ut)=>{ut.exports=globalThis.gavelParts["src/lib/client/index.js"]});var z=g((Hs,gt)=>{gt.exports=globalThis.gavelParts["src/app/links/holders.js"]});var Re=g((Xs,yt)=>{yt.exports=globalThis.gavelParts["src/app/event-log.js"]});var wt=g((Zs,vt)=>{vt.exports=globalThis.gavelParts["src/app/scoresheet.js"]});var ae=g((eo,xt)=>{xt.exports=globalThis.gavelParts["src/app/links/link-box.js"]});var re=g((to,jt)=>{jt.exports=globalThis.gavelParts["src/app/home.js"]});var ie=g((no,Tt)=>{Tt.exports=globalThis.gavelParts["src/app/links/link.js"]});var Lt=g((ao,Et)=>{Et.exports=globalThis.gavelParts["src/app/download.js"]});var It=g((uo,Mt)=>{Mt.exports=globalThis.gavelParts["src/app/action-panel.js"]});var Kt=g(($o,Ut)=>{Ut.exports=globalThis.gavelParts["src/app/motion.js"]});var Dt=g((mo,Wt)=>{Wt.exports=globalThis.gavelParts["src/app/referee-record.js"]});var Gt=g((fo,qt)=>{qt.exports=globalThis.gavelParts["src/app/refusal.js"]});var zt=g((ko,Jt)=>{Jt.exports=globalThis.gavelParts["src/app/links/clock.js"]});var Yt=g((go,Vt)=>{Vt.exports=globalThis.gavelParts["src/app/use-sounds.js"]});var Qt=g((ho,Ht)=>{Ht.exports=globalThis.gavelParts["src/app/referee-screen.js"]});var Zt=g((bo,Xt)=>{Xt.exports=globalThis.gavelParts["src/app/viewer.js"]});var bn=g((To,hn)=>{hn.exports=globalThis.gavelParts["src/app/rules-box.js"]});var L=r(w(),1),Ye=r(qe(),1),ce=r(Q(),1),se=r(Te(),1),pe=r(D(),1),He=r(Se(),1);function Qe({t:e,go:t,open:n}){(0,ce.useTop)();let s=(0,ce.useFocus)(),[o,a]=(0,L.useState)(""),[i,c]=(0,L.useState)(!0),l=async()=>{
let u=(0,se.newSecret)();c(await(0,pe.keepSecret)(u)),a((0,se.codeOf)(u))};return(0,L.useEffect)(()=>{(0,pe.secrets)().then(([u])=>u?a((0,se.codeOf)(u)):l())},[]),L.html`
        <main id="content" class="import join" data-screen="join">
            <h1 ref=${s} tabindex="-1">${e("join.title")}</h1>
            <div class="sheet">
                <p>${e("join.lead")}</p>
                <${ls} code=${o} t=${e} />
                ${!i&&L.html`<p class="warning" role="alert">${e("links.not-stored")}</p>`}
                <p class="hint">${e("join.hint")}</p>
                <div><button type="button" class="quiet" data-another-code onClick=${l}>${e("join.another")}</button></div>
                <${He.PasteForm} t=${e} open=${n} hint=${e("join.paste-hint")} />
                <div class="row end"><button type="button" onClick=${()=>t("start")}>${e("back")}</button></div>
            </div>
        </main>
    `}function ls({code:e,t}){let[n,s]=(0,L.useState)("");return L.html`
        <div class="field">
            <label for="join-code">${t("join.code")}</label>
            <div class="control">
                <input id="join-code" name="code" type="text" readonly class="code" value=${e} onFocus=${o=>o.target.select()} />
                <button type="button" class="primary" data-copy-code onClick=${async()=>s(await(0,Ye.copy)(e)?e:"")}>
                    ${t(n!==""&&n===e?"copied":"links.copy")}</button>
                ${"share"in navigator&&L.html`<button type="button" data-share onClick=${()=>navigator.share({text:e}).catch(()=>{})}>${t("links.share")}</button>`}
            </div>
        </div>
    `}var Wn=r(Pe(),1),F=r(w(),1),Dn=r(Q(),1);var M=r(w(),1),ue=r(et(),1),ot=r(Ce(),1),at=r(O(),1),st="calls",cs='link[rel="icon"]',ps=`data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><g fill="\
#7a3e00"><rect x="4" y="26" width="24" height="3" rx="1"/><g transform="rotate(-40 15 14)"><rect x="6" y="9" width="14" height="9" rx="1.5"/><rect x="12" y="18" width="2.6" height="13" rx="1"/></g></g\
><circle cx="24" cy="8" r="7.5" fill="#c40000"/></svg>')}`,us=e=>!e.finished&&e.heldBy===null&&(0,at.canAct)(e);function rt({kept:e,name:t,calls:n,t:s}){let o=e!==null&&us(e),a=e===null?null:`${o?"● ":
""}${(0,ot.turnOf)(e,s)} – ${t}`,i=(0,M.useRef)(document.title);(0,M.useEffect)(()=>{a!==null&&(document.title=a)},[a]),(0,M.useEffect)(()=>()=>{document.title=i.current},[]),(0,M.useEffect)(()=>{let l=document.
querySelector(cs);if(!o||l===null)return;let{href:u}=l;return l.href=ps,()=>{l.href=u}},[o]);let c=e?.id;(0,M.useEffect)(()=>{o&&n&&document.hidden&&ds(a,c)},[o,n])}function it(){let[e,t]=(0,M.useState)(
()=>(0,ue.stored)(st)===!0);return{calls:e,change:async s=>{t(s),(0,ue.store)(st,s),s&&"Notification"in globalThis&&Notification.permission==="default"&&await Notification.requestPermission()}}}async function ds(e,t){
if(!("Notification"in globalThis)||Notification.permission!=="granted")return;let n=await navigator.serviceWorker?.getRegistration();n?await n.showNotification(e,{tag:t}):new Notification(e,{tag:t})}var Ee=r(w(),1),ct=r(oe(),1);function pt({lost:e,unsent:t,ask:n,resend:s,busy:o,t:a}){return e===null&&t===null?null:t===null&&e.transient!==!0?Ee.html`<${ct.LinkProblem} problem=${e} t=${a} />`:Ee.html`
        <div class="warning" data-connection=${t===null?"lost":"unsent"}>
            <p role="status">${a(t===null?"links.lost":"links.unsent")}</p>
            <button type="button" data-retry disabled=${o} onClick=${t===null?n:s}>${a(t===null?"links.lost-ask":"links.unsent-send")}</button>
        </div>
    `}var ft=r(dt(),1),B=r(w(),1);var[Le,$s,ms]=[1e3,5e3,3e4],[fs,ks]=[1e3,1e4],gs=6e4,hs=3e3;function $t({idle:e,failures:t,alone:n,hidden:s,calls:o},a=Math.random){if(s&&!o)return null;let i=.8+.4*a();if(t>0)return Math.min(ks,fs*2**
(t-1))*i;if(s)return ms*i;let c=Le+($s-Le)*Math.min(1,e/gs);return Math.max(n?hs:Le,c)*i}var mt=[[document,"visibilitychange"],[document,"resume"],[window,"online"],[window,"pageshow"]],de=class{#t;#n=0;#e=null;#o=Date.now();#a=0;#r=!1;constructor(t){this.#t=t,mt.forEach(([n,s])=>n.addEventListener(
s,this.wake)),this.#s()}wake=()=>{document.hidden?this.#s():this.#i()};touched(){this.#o=Date.now(),this.#s()}end(){this.#r=!0,clearTimeout(this.#n),this.#e?.abort(),mt.forEach(([t,n])=>t.removeEventListener(
n,this.wake))}#s(){if(clearTimeout(this.#n),this.#r||this.#e!==null)return;let t=$t({idle:Date.now()-this.#o,failures:this.#a,hidden:document.hidden,...this.#t.now()});t!==null&&(this.#n=setTimeout(()=>this.#i(),
t))}async#i(){if(clearTimeout(this.#n),this.#e?.abort(),this.#r)return;let t=this.#e=new AbortController;try{let n=await this.#t.ask(t.signal);if(t.signal.aborted)return;n&&(this.#o=Date.now()),this.#a=
0,this.#t.answered()}catch(n){if(t.signal.aborted)return;this.#a+=1,this.#t.failed(n)||this.end()}this.#e===t&&(this.#e=null),this.#s()}};var X=r(O(),1),bs=1e4,Oe=e=>e.guarded&&!e.finished;function kt({client:e,opened:t,busy:n,calls:s,take:o}){let[a,i]=(0,B.useState)(null),c=(0,B.useRef)(null),l=(0,B.useMemo)(()=>new ft.Client(e.baseUrl,
{language:e.language,retries:0,timeout:bs}),[e]),u=(0,B.useRef)(null);u.current={asker:l,opened:t,busy:n,calls:s,take:o};let d=t!==null&&Oe(t.answer),$=t?.kept.id;return(0,B.useEffect)(()=>{if(d)return c.
current=new de({ask:p=>ys(u,p),now:()=>({alone:vs(u.current.opened.kept),calls:u.current.calls}),failed:p=>(i(p),p.transient===!0),answered:()=>i(null)}),()=>{c.current?.end(),c.current=null,i(null)}},
[d,$]),(0,B.useEffect)(()=>c.current?.touched(),[t,s]),{lost:a,ask:()=>c.current?.wake()}}async function ys(e,t){let{asker:n,opened:s,take:o}=e.current;if(e.current.busy)return!1;let a=await(0,X.see)(
n,s.kept,{signal:t});return e.current.busy||e.current.opened!==s?!1:o(a)}var vs=e=>(0,X.canAct)(e)&&e.heldBy===null&&e.toAct.every(t=>t===((0,X.seatIn)(e)??"table"));var qn=r(D(),1),Fe=r(oe(),1);var ht=r(Pe(),1),q=r(w(),1),$e=r(z(),1);function bt({kept:e,view:t,finished:n,sheet:s,t:o,again:a,busy:i,callReferee:c,calls:l,setCalls:u}){let d=s?.rulesets.find(({id:m})=>m===t.ruleset)?.name??t.ruleset,
$=ht.GAMES[e.game].turns?"play.turn-number":"play.round",p=s?.name??"";return q.html`
        <div class="play-bar">
            <div class="play-title">
                ${n?q.html`<strong>${p}</strong>`:q.html`<h1>${p}</h1>`} <span class="soft wide">${d}</span>
                ${!n&&q.html` <span class="round">${o($,{round:t.round})}</span>`}
            </div>
            <div class="row tight">
                <span class="sits" data-as-now=${e.as??""}>${e.as===null?o("links.watching"):o("links.you",{player:(0,$e.holderName)(e,e.as,o)})}</span>
                ${e.as===$e.REFEREE&&q.html`<button type="button" data-referee title=${o("ruling.hint")} onClick=${c}>
                    <span aria-hidden="true">⚖</span> <span class="wide">${o("ruling.open")}</span></button>`}
                ${u!==null&&q.html`<button type="button" data-calls aria-pressed=${String(l)} aria-label=${o("links.calls")} title=${o("links.calls-hint")} onClick=${()=>u(!l)}>
                    <${ws} /> <span class="wide">${o("links.calls")}</span></button>`}
                <button type="button" data-again disabled=${i} title=${o("links.again-hint")} onClick=${a}>
                    <span aria-hidden="true">⟳</span> <span class="wide">${o("links.again")}</span></button>
            </div>
        </div>
    `}var ws=()=>q.html`
    <svg class="bell" viewBox="0 0 16 16" aria-hidden="true"><path d="M8 1a1 1 0 0 1 1 1v.6A4.5 4.5 0 0 1 12.5 7v3l1.5 2H2l1.5-2V7A4.5 4.5 0 0 1 7 2.6V2a1 1 0 0 1 1-1zM6.3 13h3.4a1.7 1.7 0 0 1-3.4 0z" /></svg>
`;var he=r(w(),1),Nt=r(Re(),1),be=r(Q(),1),Ft=r(wt(),1);var Ae=r(w(),1),St=r(ae(),1),Pt=r(re(),1),Ct=r(ie(),1),me=r(O(),1);function fe({kept:e,atOnce:t,follows:n,t:s}){if(n)return Ae.html`<p class="hint" data-follows>${s(e.finished?"links.follows.finished":
"links.follows")}</p>`;let{game:o,place:a,players:i,clock:c}=e,l=(0,Ct.linkTo)((0,Pt.pageAddress)(),{game:o,token:a.token,clock:c});return Ae.html`
        <div class="pass-on" data-pass-on>
            <p>${xs(e,t,s)}</p>
            <${St.LinkBox} url=${l} name=${s("links.move",{players:i.join(", ")})} t=${s} kind="move" />
        </div>
    `}function xs(e,t,n){let{heldBy:s,finished:o,toAct:a}=e,i=(0,me.seatIn)(e),c=a.filter(l=>l!==i&&l!=="table").join(", ");return o?n("links.pass.finished"):s!==null?n(s===i?"links.pass.held-own":"li\
nks.pass.held",{player:s}):c===""?n("links.pass.any"):t?n("links.pass.at-once",{players:c}):n((0,me.canAct)(e)?"links.pass.or":"links.pass.next",{players:c})}function ke({told:e,played:t},n,s){let o=e.filter(({language:c=s.language})=>c===s.language),a=c=>o.some(({ply:l,from:u=l})=>u<=c&&c<=l),i=t.filter(({ply:c})=>!a(c)).map(c=>({ply:c.ply,events:[js(c,n,
s)]}));return[...o,...i].sort((c,l)=>c.ply-l.ply).flatMap(({events:c})=>c)}var ge=({told:e})=>e.flatMap(({events:t})=>t);function js({type:e,player:t,action:n},s,o){let a=s?.action_types?.find(({id:l})=>l===
e)?.name??e,i=["amount","house"].map(l=>n?.[l]).find(l=>typeof l=="number"),c=o(i===void 0?"links.played":"links.played-figure",{player:t,action:a,figure:i});return{type:`played-${e}`,text:c}}var G=r(w(),1),Ot=r(Lt(),1),Rt=r(oe(),1),At=r(O(),1);function Bt({kept:e,client:t,t:n}){let[s,o]=(0,G.useState)(""),[a,i]=(0,G.useState)(null),[c,l]=(0,G.useState)(null),[u,d]=(0,G.useState)(!1),$=async k=>{
d(!0),l(null);try{await k()}catch(y){l(y)}d(!1)},p=async()=>s||(await(0,At.sealedOf)(t,e).receipt()).receipt,m=()=>$(async()=>{let k=await p();o(k),(0,Ot.download)(`gavel-${e.game}-${e.id}.receipt`,new Blob(
[k],{type:"text/plain"}))}),h=()=>$(async()=>{let k=await p();o(k),i(await t.verifyReceipt(k))});return G.html`
        <details class="receipt" data-receipt-box>
            <summary>${n("receipt.title")}</summary>
            <p class="hint">${n("receipt.hint")}</p>
            <${Rt.LinkProblem} problem=${c} t=${n} />
            <div class="row tight">
                <button type="button" data-download-receipt disabled=${u} onClick=${m}>${n("receipt.download")}</button>
                <button type="button" data-check-receipt disabled=${u} onClick=${h}>${n("receipt.check")}</button>
            </div>
            ${a!==null&&G.html`<p role="status" data-checked=${a.kid}>${n(a.payload.guarded?"receipt.holds-guarded":"receipt.holds",{key:a.kid})}</p>`}
        </details>
    `}function _t({opened:e,turn:t,table:n,bar:s,notes:o,tools:a,go:i,client:c}){let{kept:l,answer:u}=e,{game:d,gameSheet:$,t:p,act:m}=n;(0,be.useTop)();let h=ke(l,$,p),k=(0,be.useFocus)(l.id);return he.html`
        <main id="content" class="play finished linked" data-screen="scores" data-game=${d.id} data-ply=${u.view.ply} data-to-act="" data-head=${u.head} data-turn=${t}>
            ${s}
            ${o}
            <h1 ref=${k} tabindex="-1">${p("scores.title")}</h1>
            <${Ft.Scoresheet} sheet=${u.scores} state=${u.view} game=${d} t=${p} />
            <section class="tool"><${Bt} kept=${l} client=${c} t=${p} key=${l.place.token} /></section>
            <section class="tool"><${fe} kept=${l} atOnce=${!1} follows=${u.guarded} t=${p} /></section>
            <div class="row end"><button type="button" class="primary" onClick=${()=>i("setup",{game:d.id})}>${p("scores.again")}</button></div>
            <details class="last-look">
                <summary>${p("scores.board")}</summary>
                ${$&&he.html`<${d.Board} view=${u.view} gameSheet=${$} legal=${[]} act=${m} t=${p} seat=${null}
                    toAct=${[]} scores=${u.scores} last=${u.events} log=${ge(l)} />`}
            </details>
            ${h.length>0&&he.html`<${Nt.EventLog} log=${h} t=${p} />`}
            ${a}
        </main>
    `}var J=r(w(),1),cn=r(It(),1),pn=r(Re(),1),Z=r(Q(),1),un=r(Kt(),1),dn=r(Dt(),1),$n=r(Gt(),1),mn=r(zt(),1),fn=r(Yt(),1),kn=r(Ce(),1);var ye=r(w(),1),en=r(Qt(),1),tn=r(Zt(),1),nn=r(z(),1),sn=r(D(),1),on=r(O(),1);function an({table:e,opened:t,state:n,client:s,refusal:o,close:a,unseal:i}){let{t:c,act:l,busy:u}=e,d={state:n??t.answer.view};
return ye.html`<${en.RefereeScreen} table=${e} position=${d} client=${s} t=${c} rule=${l} refusal=${o} busy=${u}
        close=${a} hides=${n===null} uncover=${i} />`}async function rn(e,t){let{token:n,state:s}=await(0,on.sealedOf)(e,t).unseal(),o={...t,place:{...t.place,token:n}};return await(0,sn.keep)(o),{kept:o,
state:s}}function ln({kept:e,view:t,table:n}){let{t:s,act:o,busy:a}=n;return(0,tn.forfeitedToAct)({to_act:e.toAct,state:t}).map(i=>ye.html`
        <div class="forfeited" key=${i} data-forfeited=${i}>
            <p>${s("forfeited.due",{player:i})}</p>
            ${e.as===nn.REFEREE&&ye.html`
                <button type="button" class="primary" data-default disabled=${a} onClick=${()=>o({type:"default",player:"referee",seat:i})}>
                    ${s("links.referee.default",{player:i})}</button>`}
        </div>`)}var le=r(O(),1);function gn({opened:e,turn:t,table:n,refusal:s,bar:o,notes:a,connection:i,tools:c}){let{kept:l,answer:u}=e,{game:d,gameSheet:$,t:p,act:m,busy:h}=n,{view:k,legal_actions:y}=u;(0,Z.useTop)();let C=ke(l,
$,p),K=(0,Z.useFocus)(t);(0,Z.useScene)(t,$);let _=C.at(-1),[Y,H]=(0,J.useState)(null),R=(0,le.seatIn)(l),W=(0,un.useMotion)(d.motion,k,{ply:k.ply,events:u.events});(0,fn.useSounds)({motion:d.motion,ply:k.
ply,events:u.events,finished:!1,turn:(0,le.canAct)(l)?R:null,refusal:s});let A=y[0]?.player??null,f=$!==null,v=k.players.findIndex(({id:E})=>E===(A??l.toAct[0]))+1,b=l.toAct.some(E=>E!==A),x=y.some(({
type:E})=>d.sealed?.includes(E))||l.place.pending>0;return J.html`
        <main id="content" class="play linked" data-screen="play" data-game=${d.id} data-ply=${k.ply} data-to-act=${l.toAct.join(" ")}
            data-seat=${R??""} data-actor=${A??""} data-held=${l.heldBy??""} data-head=${u.head} data-turn=${t} aria-busy=${String(!f||h)}>
            ${o}
            ${a}
            <div class="table-top">
                <section class="board-area" aria-label=${p("play.board")} ref=${W}>
                    ${f&&J.html`<${d.Board} view=${k} gameSheet=${$} legal=${y} act=${m} t=${p} seat=${R}
                        toAct=${l.toAct} scores=${null} last=${u.events} log=${ge(l)} prepared=${Y} prepare=${H} />`}
                </section>
                <aside class="side">
                    <section class="actions player-${v}" aria-labelledby="turn">
                        <h2 id="turn" ref=${K} tabindex="-1">${(0,kn.turnOf)(l,p)}</h2>
                        ${i}
                        ${_&&J.html`<p class="hint last-act" data-last-act>${p("links.last",{what:_.text})}</p>`}
                        <${mn.Clock} kept=${l} t=${p} />
                        <${ln} kept=${l} view=${k} table=${n} />
                        <${$n.Refusal} refusal=${s} table=${n} view=${k} />
                        ${f&&y.length>0&&J.html`<${cn.ActionPanel} ...${n} view=${k} legal=${y} player=${A}
                            prepared=${Y} prepare=${H} key=${`${t} ${A}`} />`}
                        ${(y.length===0||b)&&J.html`<${fe} kept=${l} atOnce=${x} follows=${u.guarded} t=${p} />`}
                    </section>
                    <${dn.RefereeRecord} record=${k} state=${k} game=${d} t=${p} />
                    <${pn.EventLog} log=${C} t=${p} then=${(0,le.canAct)(l)?p("links.turn"):void 0} />
                </aside>
            </div>
            ${c}
        </main>
    `}var I=r(w(),1),On=r(bn(),1),Rn=r(ae(),1),An=r(re(),1),Bn=r(ie(),1),Nn=r(Se(),1);var ee=r(w(),1),te=r(Te(),1),yn=r(z(),1),vn=r(D(),1),wn=r(oe(),1),V=r(O(),1);function xn({kept:e,client:t,t:n,go:s,change:o,finished:a}){let[i,c]=(0,ee.useState)(null),l=(0,V.seatIn)(e),u=p=>async()=>{
c(null);try{await p()}catch(m){c(m)}},d=u(async()=>{let p=(0,te.newSecret)(),{token:m}=await(0,V.sealedOf)(t,e).newKey(l,{verifier:(0,te.codeOf)(p)}),h=(0,V.withKey)(e,(0,te.keyOf)(Number(e.as),p));await o(
{...h,place:{...e.place,token:m}})}),$=(p,m)=>u(async()=>{let{token:h,seat_keys:k}=await(0,V.sealedOf)(t,e).newKey(p);await(0,vn.keep)({...e,place:{...e.place,token:h},given:{...e.given,[m]:k[p]}}),s(
"seats",{id:e.id})});return a||l===null&&e.as!==yn.REFEREE?null:ee.html`
        <${wn.LinkProblem} problem=${i} t=${n} />
        <p class="hint">${n(l===null?"links.reissue.referee":"links.reissue.own")}</p>
        <div class="row tight">
            ${l!==null&&ee.html`<button type="button" data-reissue=${e.as} onClick=${d}>${n("links.reissue.own-do")}</button>`}
            ${l===null&&e.players.map((p,m)=>ee.html`
                <button type="button" key=${p} data-reissue=${m+1} onClick=${$(p,String(m+1))}>${n("links.reissue.for",{player:p})}</button>`)}
        </div>
    `}var S=r(w(),1),jn=r(re(),1),ve=r(z(),1),Tn=r(ae(),1),Sn=r(ie(),1),Pn=r(O(),1);function Ts({tokens:e={},place:t,played:n}){return Object.keys(e).map(Number).filter(o=>o<t.settled).sort((o,a)=>a-o).map(
o=>({ply:o,token:e[o],done:n.find(a=>a.ply===o+1)??null}))}async function Cn(e,t,n){return await e.game(t.game).sealed(n,t.keys[ve.REFEREE]).heads(),(0,Pn.look)(e,t)}function En({kept:e,sheet:t,t:n,back:s,
busy:o}){let a=Ts(e),[i,c]=(0,S.useState)(null),[l,u]=(0,S.useState)(!1),d=a.find(({ply:p})=>p===i)??a[0],$=ve.REFEREE in e.keys;return S.html`
        <details data-taking-back>
            <summary>${n("back.title")}</summary>
            <p class="hint">${n($?"back.referee":"back.player")}</p>
            ${a.length===0?S.html`<p>${n("back.nothing")}</p>`:S.html`
                    <label>${n("back.before")}
                        <select name="point" value=${d.ply} onChange=${p=>c(Number(p.target.value))}>
                            ${a.map(p=>S.html`<option key=${p.ply} value=${p.ply} selected=${p===d}>${Ss(p,t,n)}</option>`)}
                        </select>
                    </label>
                    ${$?S.html`<div class="row tight">
                            <button type="button" data-take-back disabled=${o} onClick=${()=>l?s(d.token):u(!0)}>
                                ${n(l?"back.sure":"back.do")}</button></div>`:S.html`<${Tn.LinkBox} url=${(0,Sn.linkTo)((0,jn.pageAddress)(),{game:e.game,token:d.token,undo:d.ply})} name=${n("back.lin\
k")} t=${n} kind="undo" />`}`}
        </details>
    `}function Ln({kept:e,asked:t,t:n,back:s,busy:o}){let a=ve.REFEREE in e.keys,i=t.ply>=e.place.settled;return S.html`
        <div class="warning" role="alert" data-note="asked-back">
            <p><strong>${n("back.asked",{n:e.place.settled-t.ply})}</strong></p>
            <p>${n(i?"back.asked-gone":a?"back.asked-referee":"back.asked-player")}</p>
            ${a&&!i&&S.html`<button type="button" data-take-back disabled=${o} onClick=${()=>s(t.token)}>${n("back.sure")}</button>`}
        </div>
    `}function Ss({ply:e,done:t},n,s){if(t===null)return s("back.point",{n:e+1});let o=n?.action_types?.find(({id:i})=>i===t.type)?.name??t.type,a=["amount","house"].map(i=>t.action?.[i]).find(i=>typeof i==
"number");return s(a===void 0?"links.played":"links.played-figure",{player:t.player,action:o,figure:a})}var Fn=r(D(),1);function _n({opened:e,sheet:t,client:n,t:s,go:o,open:a,change:i,back:c,busy:l}){let{kept:u,answer:d}=e,$=(0,Bn.linkTo)((0,An.pageAddress)(),{game:u.game,token:u.place.token,clock:u.clock});
return I.html`
        <div class="tools">
            <section class="tool" aria-label=${s("links.paste-title")}><${Nn.PasteForm} t=${s} open=${a} hint=${s("links.paste-hint")} /></section>
            <${On.RulesBox} game=${u.game} ruleset=${d.view.ruleset} client=${n} t=${s} />
            <details data-compare>
                <summary>${s("links.compare")}</summary>
                <p class="hint">${s("links.compare-hint")}</p>
                <p><code data-head>${d.head}</code></p>
                <p class="hint">${s(d.guarded?"links.guarded":"links.unguarded")}</p>
            </details>
            <details data-spectators>
                <summary>${s("links.spectators")}</summary>
                <p class="hint">${s("links.spectators-hint")}</p>
                <${Rn.LinkBox} url=${$} name=${s("links.spectators")} t=${s} kind="spectator" />
            </details>
            ${d.guarded&&I.html`<${En} kept=${u} sheet=${t} t=${s} back=${c} busy=${l} key=${`back ${u.place.settled}`} />`}
            <details data-keys>
                <summary>${s("links.keys")}</summary>
                ${Object.keys(u.given).length>0&&I.html`
                    <p class="hint">${s("links.given")}</p>
                    <div><button type="button" data-go="seats" onClick=${()=>o("seats",{id:u.id})}>${s("links.given-open")}</button></div>`}
                <${xn} kept=${u} client=${n} t=${s} go=${o} change=${i} finished=${d.finished} />
                <${Ps} kept=${u} t=${s} go=${o} />
            </details>
        </div>
    `}function Ps({kept:e,t,go:n}){let[s,o]=(0,I.useState)(!1),a=async()=>{await(0,Fn.forget)(e.id),n("start")};return I.html`
        <p class="hint">${t("links.forget-hint")}</p>
        <div class="row tight">
            ${s?I.html`<button type="button" data-forget-anyway onClick=${a}>${t("links.forget-anyway")}</button>
                    <button type="button" onClick=${()=>o(!1)}>${t("undo.leave")}</button>`:I.html`<button type="button" data-forget onClick=${()=>o(!0)}>${t("links.forget")}</button>`}
        </div>
    `}var N=r(w(),1),Be=r(z(),1);function Mn({opened:e,other:t,choose:n,back:s,busy:o,t:a}){let{kept:i,note:c,asked:l,stored:u}=e,d=Object.keys(i.keys);return N.html`
        ${c==="older"&&N.html`<p class="note" role="status" data-note="older">${a("links.note.older")}</p>`}
        ${c==="joined"&&N.html`<p class="note" role="status" data-note="joined">${a("links.note.joined")}</p>`}
        ${["overtaken","undone"].includes(c)&&N.html`<p class="note" role="status" data-note=${c}>${a(`links.note.${c}`)}</p>`}
        ${c==="line"&&N.html`
            <div class="warning" role="alert" data-note="line">
                <p><strong>${a("links.note.line-title")}</strong></p>
                <p>${a("links.note.line")}</p>
                <button type="button" data-switch-line onClick=${t}>${a("links.note.line-switch")}</button>
            </div>`}
        ${l&&N.html`<${Ln} kept=${i} asked=${l} t=${a} back=${s} busy=${o} />`}
        ${!u&&N.html`<p class="warning" role="alert" data-note="not-stored">${a("links.not-stored")}</p>`}
        ${d.length>1&&N.html`
            <div class="warning" data-note="several">
                <p>${a("links.note.several",{seats:d.map($=>(0,Be.holderName)(i,$,a)).join(", ")})}</p>
                <div class="row tight" role="group" aria-label=${a("links.as")}>
                    ${d.map($=>N.html`<button type="button" class="chip" key=${$} data-as=${$} aria-pressed=${String($===i.as)}
                        onClick=${()=>n($)}>${(0,Be.holderName)(i,$,a)}</button>`)}
                </div>
            </div>`}
    `}var ne=r(O(),1);var T=r(w(),1);var Un=r(D(),1),U=r(O(),1);function Ne({action:e,kept:t},{actions:n}){let s=In(e);return n.some(o=>o.ply>t.place.settled&&o.type===e.type&&o.player===e.player&&(o.action===null||In(o.action)===s))}var In=e=>JSON.stringify(Object.
entries(e).sort(([t],[n])=>t<n?-1:1));function Kn({client:e,id:t,given:n,calls:s,gone:o}){let[a,i]=(0,T.useState)({from:n,to:n,turn:0}),c=a.from===n?a.to:n,[l,u]=(0,T.useState)(null),[d,$]=(0,T.useState)(null),[p,m]=(0,T.useState)(null),[
h,k]=(0,T.useState)(!1),y=(0,T.useRef)(!1),C=async(f,v=u)=>{if(y.current)return!1;y.current=!0,k(!0),u(null);try{let b=await f();return i(({turn:x})=>({from:n,to:b,turn:x+1})),$(null),m(null),!0}catch(b){
return await v(b),!1}finally{y.current=!1,k(!1)}},K=(f=c.kept)=>C(()=>(0,U.look)(e,f)),_=(f,v=c.kept)=>C(()=>(0,U.act)(e,v,f),async b=>{if($(null),b.transient)return m({action:f,kept:v,problem:b});if(m(
null),b.kind==="branched")return Y(f,v);$({problem:b,action:f})}),Y=async(f,v)=>{try{let b=await(0,U.look)(e,v),x=Ne({action:f,kept:v,problem:null},b.answer);i(({turn:E})=>({from:n,to:{...b,note:x?b.note:
"overtaken"},turn:x?E+1:E}))}catch(b){u(b)}},H=async f=>{let v=p!==null&&Ne(p,f);if(p!==null&&!v)return _(p.action,p.kept),!0;if(f.token===c.kept.place.token)return!1;let b=await(0,U.taken)(c.kept,f,null,
e.language);return v&&m(null),i(x=>y.current||x.from===n&&x.to!==c&&x.to!==null?x:{from:n,to:b,turn:x.turn+Number(v)}),!0},{lost:R,ask:W}=kt({client:e,opened:c,busy:h,calls:s,take:H});(0,T.useEffect)(
()=>{if(p===null)return;let f=()=>_(p.action,p.kept);return addEventListener("online",f),()=>removeEventListener("online",f)},[p]),(0,T.useEffect)(()=>{$(null),m(null),n===null&&(0,Un.table)(t).then(f=>{
f===null?o():K(f)})},[n,t]);let A=(0,T.useRef)(e);return(0,T.useEffect)(()=>{A.current!==e&&c!==null&&C(()=>(0,U.retold)(e,c.kept)),A.current=e},[e]),{opened:c,turn:a.turn,problem:l,refusal:d,setRefusal:$,
unsent:p,busy:h,step:C,again:K,play:_,lost:R,ask:W}}function Gn({t:e,client:t,go:n,id:s,opened:o,open:a}){let{calls:i,change:c}=it(),[l,u]=(0,F.useState)(null),{opened:d,turn:$,problem:p,refusal:m,setRefusal:h,unsent:k,busy:y,step:C,again:K,play:_,lost:Y,
ask:H}=Kn({client:t,id:s,given:o,calls:i,gone:()=>n("unknown",{kept:!0})}),R=d?.kept.game,{value:W,problem:A}=(0,Dn.useLoaded)(async()=>R?t.game(R).sheet():null,[R,t]);if(rt({kept:d?.kept.id===s?d.kept:
null,name:W?.name??"Gavel",calls:i,t:e}),d===null||d.kept.id!==s)return F.html`<main id="content" class="play" data-screen="play" aria-busy=${String(p===null)}><h1>…</h1><${Fe.LinkProblem} problem=${p} t=${e} /></main>`;
let{kept:f,answer:v}=d,b=async j=>{await _(j)&&u(null)},x=()=>C(async()=>{let{kept:j,state:ts}=await rn(t,f);return u({state:ts}),(0,ne.look)(t,j)},j=>h({problem:j,action:null})),E=j=>{h(null),u(j?{state:null}:
null)},Yn=async j=>{await(0,qn.keep)(j),await K(j)},Ie=j=>C(()=>Cn(t,f,j)),Ue={game:Wn.GAMES[R],gameSheet:W,t:e,act:b,busy:y};if(l!==null)return F.html`<${an} table=${Ue} opened=${d} state=${l.state} client=${t} refusal=${m}
            close=${()=>E(!1)} unseal=${x} />`;let Hn=F.html`<${bt} callReferee=${()=>E(!0)} kept=${f} view=${v.view} finished=${v.finished} sheet=${W} t=${e} again=${()=>K()} busy=${y}
        calls=${i} setCalls=${Oe(v)&&(0,ne.seatIn)(f)!==null?c:null} />`,Qn=F.html`
        <${Fe.LinkProblem} problem=${p??A} t=${e} />
        <${Mn} opened=${d} t=${e} other=${()=>C(()=>(0,ne.switchLine)(t,f,d.other))} choose=${j=>K({...f,as:j})}
            back=${Ie} busy=${y} />`,Xn=F.html`<${pt} lost=${Y} unsent=${k} ask=${H} resend=${()=>_(k.action,k.kept)} busy=${y} t=${e} />`,Zn=F.html`<${_n} opened=${d} sheet=${W} client=${t} t=${e} go=${n} open=${a} change=${Yn} back=${Ie} busy=${y} />`,
es=v.finished?_t:gn;return F.html`<${es} opened=${d} turn=${$} table=${Ue} refusal=${m} bar=${Hn} notes=${Qn} connection=${Xn} tools=${Zn} go=${n} client=${t} />`}var P=r(w(),1),we=r(Q(),1),_e=r(z(),1),Me=r(ae(),1),Jn=r(re(),1),zn=r(ie(),1),xe=r(D(),1);function Vn({t:e,go:t,id:n}){let[s,o]=(0,P.useState)(null);(0,P.useEffect)(()=>{(0,xe.table)(n).then(i=>i===null?
t("unknown",{kept:!0}):o(i))},[n]),(0,we.useTop)();let a=(0,we.useFocus)(s===null);return P.html`
        <main id="content" class="import seats" data-screen="seats" data-link=${n}>
            <h1 ref=${a} tabindex="-1">${e("seats.title")}</h1>
            ${s&&P.html`<${Cs} kept=${s} t=${e} go=${t} />`}
        </main>
    `}function Cs({kept:e,t,go:n}){let{game:s,place:o,given:a,players:i,keys:c,clock:l}=e,u=m=>(0,zn.linkTo)((0,Jn.pageAddress)(),{game:s,token:o.token,key:m,clock:l}),d=i.filter((m,h)=>!a[h+1]&&!c[h+
1]),$=()=>n("linked",{id:e.id}),p=async()=>{await(0,xe.keep)({...e,given:{}}),$()};return P.html`
        <div class="sheet">
            ${Object.keys(a).length>0&&P.html`
                <p>${t("seats.lead")}</p>
                <p class="warning" data-quick-warning>${t("seats.warning")}</p>`}
            ${Object.entries(a).map(([m,h])=>P.html`
                <section class="seat-link player-${m}" key=${m} data-seat-link=${m} aria-labelledby="seat-${m}">
                    <h2 id="seat-${m}">${(0,_e.holderName)(e,m,t)}</h2>
                    <${Me.LinkBox} url=${u(h)} name=${t("seats.link",{player:(0,_e.holderName)(e,m,t)})} t=${t} kind="seat" />
                </section>`)}
            ${d.length>0&&P.html`
                <section class="seat-link" data-seat-link="table" aria-labelledby="seat-guests">
                    <h2 id="seat-guests">${d.join(", ")}</h2>
                    <p>${t("seats.guests")}</p>
                    <${Me.LinkBox} url=${u(void 0)} name=${t("links.move",{players:i.join(", ")})} t=${t} kind="move" />
                </section>`}
            <div class="row end">
                ${Object.keys(a).length>0&&P.html`<button type="button" data-forget-given onClick=${p}>${t("seats.forget")}</button>`}
                <button type="button" class="primary large" data-to-table onClick=${$}>${t("seats.go")}</button>
            </div>
        </div>
    `}var je=r(w(),1);function Zo({t:e,client:t,go:n,screen:s,openLinks:o}){let a={t:e,client:t,go:n},{id:i}=s;return{linked:()=>je.html`<${Gn} ...${a} id=${i} opened=${s.opened??null} open=${o} key=${i} />`,
seats:()=>je.html`<${Vn} ...${a} id=${i} key=${i} />`,join:()=>je.html`<${Qe} ...${a} open=${o} />`}}export{Zo as screens};
