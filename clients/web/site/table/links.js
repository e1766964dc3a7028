if (globalThis.gavelParts?.release !== "c896035061ed") throw new Error("another release");
var on=Object.create;var We=Object.defineProperty;var an=Object.getOwnPropertyDescriptor;var rn=Object.getOwnPropertyNames;var ln=Object.getPrototypeOf,cn=Object.prototype.hasOwnProperty;var g=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(s){throw t=0,s}};var pn=(e,t,s,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of rn(t))!cn.call(e,o)&&o!==s&&We(e,o,{get:()=>t[o],enumerable:!(n=an(t,o))||n.enumerable});return e};var r=(e,t,s)=>(s=e!=null?on(ln(e)):{},pn(t||!e||!e.__esModule?We(s,"default",{value:e,enumerable:!0}):s,e));var x=g((Bn,De)=>{De.exports=globalThis.gavelParts["src/lib/preact.js"]});var Ge=g((Nn,qe)=>{qe.exports=globalThis.gavelParts["src/app/clipboard.js"]});var Q=g((Fn,Je)=>{Je.exports=globalThis.gavelParts["src/app/hooks.js"]});var Ce=g((_n,ze)=>{ze.exports=globalThis.gavelParts["src/app/links/codes.js"]});var Oe=g((In,Ve)=>{Ve.exports=globalThis.gavelParts["src/app/links/paste-form.js"]});var He=g((Mn,Ye)=>{Ye.exports=globalThis.gavelParts["src/app/links/secrets.js"]});var Ee=g((Kn,et)=>{et.exports=globalThis.gavelParts["src/games/index.js"]});var st=g((Wn,tt)=>{tt.exports=globalThis.gavelParts["src/app/preferences.js"]});var Le=g((Dn,nt)=>{nt.exports=globalThis.gavelParts["src/app/links/kept-list.js"]});var A=g((qn,ot)=>{ot.exports=globalThis.gavelParts["src/app/links/open.js"]});var ut=g((Jn,pt)=>{pt.exports=globalThis.gavelParts["src/app/links/connection.js"]});var $t=g((zn,dt)=>{dt.exports=globalThis.gavelParts["src/lib/client/index.js"]});var z=g((Zn,gt)=>{gt.exports=globalThis.gavelParts["src/app/links/kept.js"]});var fe=g((eo,bt)=>{bt.exports=globalThis.gavelParts["src/app/links/link-problem.js"]});var V=g((to,yt)=>{yt.exports=globalThis.gavelParts["src/app/links/holders.js"]});var Ae=g((no,xt)=>{xt.exports=globalThis.gavelParts["src/app/event-log.js"]});var St=g((oo,jt)=>{jt.exports=globalThis.gavelParts["src/app/scoresheet.js"]});var re=g((ao,Tt)=>{Tt.exports=globalThis.gavelParts["src/app/links/link-box.js"]});var ie=g((ro,Pt)=>{Pt.exports=globalThis.gavelParts["src/app/home.js"]});var le=g((io,Ct)=>{Ct.exports=globalThis.gavelParts["src/app/links/link.js"]});var At=g((po,Rt)=>{Rt.exports=globalThis.gavelParts["src/app/download.js"]});var Wt=g((ho,Kt)=>{Kt.exports=globalThis.gavelParts["src/app/action-panel.js"]});var qt=g((go,Dt)=>{Dt.exports=globalThis.gavelParts["src/app/motion.js"]});var Jt=g((bo,Gt)=>{Gt.exports=globalThis.gavelParts["src/app/referee-record.js"]});var Vt=g((yo,zt)=>{zt.exports=globalThis.gavelParts["src/app/refusal.js"]});var Ht=g((vo,Yt)=>{Yt.exports=globalThis.gavelParts["src/app/links/clock.js"]});var Xt=g((wo,Qt)=>{Qt.exports=globalThis.gavelParts["src/app/use-sounds.js"]});var es=g((xo,Zt)=>{Zt.exports=globalThis.gavelParts["src/app/referee-screen.js"]});var ss=g((jo,ts)=>{ts.exports=globalThis.gavelParts["src/app/viewer.js"]});var vs=g((Eo,ys)=>{ys.exports=globalThis.gavelParts["src/app/rules-box.js"]});var R=r(x(),1),Qe=r(Ge(),1),ue=r(Q(),1),oe=r(Ce(),1),Xe=r(Oe(),1),de=r(He(),1);function Ze({t:e,go:t,open:s}){(0,ue.useTop)();let n=(0,ue.useFocus)(),[o,a]=(0,R.useState)(""),[i,l]=(0,R.useState)(!0),
$=async()=>{let c=(0,oe.newSecret)();l(await(0,de.keepSecret)(c)),a((0,oe.codeOf)(c))};return(0,R.useEffect)(()=>{(0,de.secrets)().then(([c])=>c?a((0,oe.codeOf)(c)):$())},[]),R.html`
        <main id="content" class="import join" data-screen="join">
            <h1 ref=${n} tabindex="-1">${e("join.title")}</h1>
            <div class="sheet">
                <p>${e("join.lead")}</p>
                <${un} code=${o} t=${e} />
                ${!i&&R.html`<p class="warning" role="alert">${e("links.not-stored")}</p>`}
                <p class="hint">${e("join.hint")}</p>
                <div><button type="button" class="quiet" data-another-code onClick=${$}>${e("join.another")}</button></div>
                <${Xe.PasteForm} t=${e} open=${s} hint=${e("join.paste-hint")} />
                <div class="row end"><button type="button" onClick=${()=>t("start")}>${e("back")}</button></div>
            </div>
        </main>
    `}function un({code:e,t}){let[s,n]=(0,R.useState)("");return R.html`
        <div class="field">
            <label for="join-code">${t("join.code")}</label>
            <div class="control">
                <input id="join-code" name="code" type="text" readonly class="code" value=${e} onFocus=${o=>o.target.select()} />
                <button type="button" class="primary" data-copy-code onClick=${async()=>n(await(0,Qe.copy)(e)?e:"")}>
                    ${t(s!==""&&s===e?"copied":"links.copy")}</button>
                ${"share"in navigator&&R.html`<button type="button" data-share onClick=${()=>navigator.share({text:e}).catch(()=>{})}>${t("links.share")}</button>`}
            </div>
        </div>
    `}var Ds=r(Ee(),1),I=r(x(),1),qs=r(Q(),1);var U=r(x(),1),$e=r(st(),1),rt=r(Le(),1),it=r(A(),1),at="calls",dn='link[rel="icon"]',$n=`data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><g fill="\
#7a3e00"><rect x="4" y="26" width="24" height="3" rx="1"/><g transform="rotate(-40 15 14)"><rect x="6" y="9" width="14" height="9" rx="1.5"/><rect x="12" y="18" width="2.6" height="13" rx="1"/></g></g\
><circle cx="24" cy="8" r="7.5" fill="#c40000"/></svg>')}`,mn=e=>!e.finished&&e.heldBy===null&&(0,it.canAct)(e);function lt({kept:e,name:t,calls:s,t:n}){let o=e!==null&&mn(e),a=e===null?null:`${o?"● ":
""}${(0,rt.turnOf)(e,n)} – ${t}`,i=(0,U.useRef)(document.title);(0,U.useEffect)(()=>{a!==null&&(document.title=a)},[a]),(0,U.useEffect)(()=>()=>{document.title=i.current},[]),(0,U.useEffect)(()=>{let $=document.
querySelector(dn);if(!o||$===null)return;let{href:c}=$;return $.href=$n,()=>{$.href=c}},[o]);let l=e?.id;(0,U.useEffect)(()=>{o&&s&&document.hidden&&fn(a,l)},[o,s])}function ct(){let[e,t]=(0,U.useState)(
()=>(0,$e.stored)(at)===!0);return{calls:e,change:async n=>{t(n),(0,$e.store)(at,n),n&&"Notification"in globalThis&&Notification.permission==="default"&&await Notification.requestPermission()}}}async function fn(e,t){
if(!("Notification"in globalThis)||Notification.permission!=="granted")return;let s=await navigator.serviceWorker?.getRegistration();s?await s.showNotification(e,{tag:t}):new Notification(e,{tag:t})}var Gs=r(ut(),1);var kt=r($t(),1),F=r(x(),1);var[Re,kn,hn]=[1e3,5e3,3e4],[gn,bn]=[1e3,1e4],yn=6e4,vn=3e3;function mt({idle:e,failures:t,alone:s,hidden:n,calls:o},a=Math.random){if(n&&!o)return null;let i=.8+.4*a();if(t>0)return Math.min(bn,gn*2**
(t-1))*i;if(n)return hn*i;let l=Re+(kn-Re)*Math.min(1,e/yn);return Math.max(s?vn:Re,l)*i}var ft=[[document,"visibilitychange"],[document,"resume"],[window,"online"],[window,"pageshow"]],me=class{#t;#s=0;#e=null;#o=Date.now();#a=0;#r=!1;constructor(t){this.#t=t,ft.forEach(([s,n])=>s.addEventListener(
n,this.wake)),this.#n()}wake=()=>{document.hidden?this.#n():this.#i()};touched(){this.#o=Date.now(),this.#n()}end(){this.#r=!0,clearTimeout(this.#s),this.#e?.abort(),ft.forEach(([t,s])=>t.removeEventListener(
s,this.wake))}#n(){if(clearTimeout(this.#s),this.#r||this.#e!==null)return;let t=mt({idle:Date.now()-this.#o,failures:this.#a,hidden:document.hidden,...this.#t.now()});t!==null&&(this.#s=setTimeout(()=>this.#i(),
t))}async#i(){if(clearTimeout(this.#s),this.#e?.abort(),this.#r)return;let t=this.#e=new AbortController;try{let s=await this.#t.ask(t.signal);if(t.signal.aborted)return;s&&(this.#o=Date.now()),this.#a=
0,this.#t.answered()}catch(s){if(t.signal.aborted)return;this.#a+=1,this.#t.failed(s)||this.end()}this.#e===t&&(this.#e=null),this.#n()}};var X=r(A(),1),wn=1e4,ae=e=>e.guarded&&!e.finished;function ht({client:e,opened:t,busy:s,calls:n,take:o}){let[a,i]=(0,F.useState)(null),l=(0,F.useRef)(null),$=(0,F.useMemo)(()=>new kt.Client(e.baseUrl,
{language:e.language,retries:0,timeout:wn}),[e]),c=(0,F.useRef)(null);c.current={asker:$,opened:t,busy:s,calls:n,take:o};let d=t!==null&&(t.stale===!0||ae(t.answer)),p=t?.kept.id;return(0,F.useEffect)(
()=>{if(d)return l.current=new me({ask:u=>xn(c,u),now:()=>({alone:jn(c.current.opened.kept),calls:c.current.calls}),failed:u=>(i(u),u.transient===!0),answered:()=>i(null)}),c.current.opened.stale&&l.current.
wake(),()=>{l.current?.end(),l.current=null,i(null)}},[d,p]),(0,F.useEffect)(()=>l.current?.touched(),[t,n]),{lost:a,ask:()=>l.current?.wake()}}async function xn(e,t){let{asker:s,opened:n,take:o}=e.current;
if(e.current.busy)return!1;let a=await(0,X.see)(s,n.kept,{signal:t});return e.current.busy||e.current.opened!==n?!1:o(a)}var jn=e=>(0,X.canAct)(e)&&e.heldBy===null&&e.toAct.every(t=>t===((0,X.seatIn)(
e)??"table"));var Js=r(z(),1),_e=r(fe(),1);var vt=r(Ee(),1),D=r(x(),1),ke=r(V(),1);function wt({kept:e,view:t,finished:s,sheet:n,t:o,again:a,busy:i,callReferee:l,calls:$,setCalls:c}){let d=n?.rulesets.find(({id:m})=>m===t.ruleset)?.name??t.ruleset,
p=vt.GAMES[e.game].turns?"play.turn-number":"play.round",u=n?.name??"";return D.html`
        <div class="play-bar">
            <div class="play-title">
                ${s?D.html`<strong>${u}</strong>`:D.html`<h1>${u}</h1>`} <span class="soft wide">${d}</span>
                ${!s&&D.html` <span class="round">${o(p,{round:t.round})}</span>`}
            </div>
            <div class="row tight">
                <span class="sits" data-as-now=${e.as??""}>${e.as===null?o("links.watching"):o("links.you",{player:(0,ke.holderName)(e,e.as,o)})}</span>
                ${e.as===ke.REFEREE&&D.html`<button type="button" data-referee title=${o("ruling.hint")} onClick=${l}>
                    <span aria-hidden="true">⚖</span> <span class="wide">${o("ruling.open")}</span></button>`}
                ${c!==null&&D.html`<button type="button" data-calls aria-pressed=${String($)} aria-label=${o("links.calls")} title=${o("links.calls-hint")} onClick=${()=>c(!$)}>
                    <${Sn} /> <span class="wide">${o("links.calls")}</span></button>`}
                <button type="button" data-again disabled=${i} title=${o("links.again-hint")} onClick=${a}>
                    <span aria-hidden="true">⟳</span> <span class="wide">${o("links.again")}</span></button>
            </div>
        </div>
    `}var Sn=()=>D.html`
    <svg class="bell" viewBox="0 0 16 16" aria-hidden="true"><path d="M8 1a1 1 0 0 1 1 1v.6A4.5 4.5 0 0 1 12.5 7v3l1.5 2H2l1.5-2V7A4.5 4.5 0 0 1 7 2.6V2a1 1 0 0 1 1-1zM6.3 13h3.4a1.7 1.7 0 0 1-3.4 0z" /></svg>
`;var ve=r(x(),1),It=r(Ae(),1),we=r(Q(),1),Mt=r(St(),1);var Be=r(x(),1),Ot=r(re(),1),Et=r(ie(),1),Lt=r(le(),1),he=r(A(),1);function ge({kept:e,atOnce:t,follows:s,t:n}){if(s)return Be.html`<p class="hint" data-follows>${n(e.finished?"links.follows.finished":
"links.follows")}</p>`;let{game:o,place:a,players:i,clock:l}=e,$=(0,Lt.linkTo)((0,Et.pageAddress)(),{game:o,token:a.token,clock:l});return Be.html`
        <div class="pass-on" data-pass-on>
            <p>${Tn(e,t,n)}</p>
            <${Ot.LinkBox} url=${$} name=${n("links.move",{players:i.join(", ")})} t=${n} kind="move" />
        </div>
    `}function Tn(e,t,s){let{heldBy:n,finished:o,toAct:a}=e,i=(0,he.seatIn)(e),l=a.filter($=>$!==i&&$!=="table").join(", ");return o?s("links.pass.finished"):n!==null?s(n===i?"links.pass.held-own":"li\
nks.pass.held",{player:n}):l===""?s("links.pass.any"):t?s("links.pass.at-once",{players:l}):s((0,he.canAct)(e)?"links.pass.or":"links.pass.next",{players:l})}function be({told:e,played:t,place:s},n,o){let a=e.filter(({language:p=o.language})=>p===o.language),i=p=>a.some(({ply:u,from:m=u})=>m<=p&&p<=u),l=t.filter(({ply:p})=>!i(p)).map(p=>({ply:p.ply,events:[
Cn(p,n,o)]})),$=new Set(t.map(({ply:p})=>p)),d=Pn(s.settled,p=>i(p)||$.has(p)).map(({last:p,n:u})=>({ply:p,events:[{type:"missed",text:o(u===1?"links.missed-one":"links.missed",{n:u})}]}));return[...a,
...l,...d].sort((p,u)=>p.ply-u.ply).flatMap(({events:p})=>p)}function Pn(e,t){let s=[];for(let n=1;n<=e;n++)t(n)||(s.at(-1)?.last===n-1?s.push({last:n,n:s.pop().n+1}):s.push({last:n,n:1}));return s}var ye=({
told:e})=>e.flatMap(({events:t})=>t);function Cn({type:e,player:t,action:s},n,o){let a=n?.action_types?.find(({id:$})=>$===e)?.name??e,i=["amount","house"].map($=>s?.[$]).find($=>typeof $=="number"),l=o(
i===void 0?"links.played":"links.played-figure",{player:t,action:a,figure:i});return{type:`played-${e}`,text:l}}var q=r(x(),1),Bt=r(At(),1),Nt=r(fe(),1),Ft=r(A(),1);function _t({kept:e,client:t,t:s}){let[n,o]=(0,q.useState)(""),[a,i]=(0,q.useState)(null),[l,$]=(0,q.useState)(null),[c,d]=(0,q.useState)(!1),p=async v=>{
d(!0),$(null);try{await v()}catch(k){$(k)}d(!1)},u=async()=>n||(await(0,Ft.sealedOf)(t,e).receipt()).receipt,m=()=>p(async()=>{let v=await u();o(v),(0,Bt.download)(`gavel-${e.game}-${e.id}.receipt`,new Blob(
[v],{type:"text/plain"}))}),h=()=>p(async()=>{let v=await u();o(v),i(await t.verifyReceipt(v))});return q.html`
        <details class="receipt" data-receipt-box>
            <summary>${s("receipt.title")}</summary>
            <p class="hint">${s("receipt.hint")}</p>
            <${Nt.LinkProblem} problem=${l} t=${s} />
            <div class="row tight">
                <button type="button" data-download-receipt disabled=${c} onClick=${m}>${s("receipt.download")}</button>
                <button type="button" data-check-receipt disabled=${c} onClick=${h}>${s("receipt.check")}</button>
            </div>
            ${a!==null&&q.html`<p role="status" data-checked=${a.kid}>${s(a.payload.guarded?"receipt.holds-guarded":"receipt.holds",{key:a.kid})}</p>`}
        </details>
    `}function Ut({opened:e,waits:t,turn:s,table:n,bar:o,notes:a,connection:i,tools:l,go:$,client:c}){let{kept:d,answer:p}=e,{game:u,gameSheet:m,t:h,act:v}=n;(0,we.useTop)();let k=be(d,m,h),w=(0,we.useFocus)(
d.id);return ve.html`
        <main id="content" class="play finished linked" data-screen="scores" data-game=${u.id} data-ply=${p.view.ply} data-to-act="" data-head=${p.head} data-turn=${s} aria-busy=${String(t)}>
            ${o}
            ${a}
            ${i}
            <h1 ref=${w} tabindex="-1">${h("scores.title")}</h1>
            <${Mt.Scoresheet} sheet=${p.scores} state=${p.view} game=${u} t=${h} />
            <section class="tool"><${_t} kept=${d} client=${c} t=${h} key=${d.place.token} /></section>
            <section class="tool"><${ge} kept=${d} atOnce=${!1} follows=${p.guarded} t=${h} /></section>
            <div class="row end"><button type="button" class="primary" onClick=${()=>$("setup",{game:u.id})}>${h("scores.again")}</button></div>
            <details class="last-look">
                <summary>${h("scores.board")}</summary>
                ${m&&ve.html`<${u.Board} view=${p.view} gameSheet=${m} legal=${[]} act=${v} t=${h} seat=${null}
                    toAct=${[]} scores=${p.scores} last=${p.events} log=${ye(d)} />`}
            </details>
            ${k.length>0&&ve.html`<${It.EventLog} log=${k} t=${h} />`}
            ${l}
        </main>
    `}var G=r(x(),1),us=r(Wt(),1),ds=r(Ae(),1),Z=r(Q(),1),$s=r(qt(),1),ms=r(Jt(),1),fs=r(Vt(),1),ks=r(Ht(),1),hs=r(Xt(),1),gs=r(Le(),1);var xe=r(x(),1),ns=r(es(),1),os=r(ss(),1),as=r(V(),1),rs=r(z(),1),is=r(A(),1);function ls({table:e,opened:t,state:s,client:n,refusal:o,close:a,unseal:i}){let{t:l,act:$,busy:c}=e,d={state:s??t.answer.view};
return xe.html`<${ns.RefereeScreen} table=${e} position=${d} client=${n} t=${l} rule=${$} refusal=${o} busy=${c}
        close=${a} hides=${s===null} uncover=${i} />`}async function cs(e,t){let{token:s,state:n}=await(0,is.sealedOf)(e,t).unseal(),o={...t,place:{...t.place,token:s}};return{kept:(await(0,rs.keep)(o,
t)).kept,state:n}}function ps({kept:e,view:t,table:s}){let{t:n,act:o,busy:a}=s;return(0,os.forfeitedToAct)({to_act:e.toAct,state:t}).map(i=>xe.html`
        <div class="forfeited" key=${i} data-forfeited=${i}>
            <p>${n("forfeited.due",{player:i})}</p>
            ${e.as===as.REFEREE&&xe.html`
                <button type="button" class="primary" data-default disabled=${a} onClick=${()=>o({type:"default",player:"referee",seat:i})}>
                    ${n("links.referee.default",{player:i})}</button>`}
        </div>`)}var ce=r(A(),1);function bs({opened:e,waits:t,turn:s,table:n,refusal:o,bar:a,notes:i,connection:l,tools:$}){let{kept:c,answer:d}=e,{game:p,gameSheet:u,t:m,act:h,busy:v}=n,{view:k,legal_actions:w}=d;(0,Z.useTop)();let M=be(
c,u,m),W=(0,Z.useFocus)(s);(0,Z.useScene)(s,u);let J=M.at(-1),[H,L]=(0,G.useState)(null),B=(0,ce.seatIn)(c),ne=(0,$s.useMotion)(p.motion,k,{ply:k.ply,events:d.events});(0,hs.useSounds)({motion:p.motion,
ply:k.ply,events:d.events,finished:!1,turn:(0,ce.canAct)(c)?B:null,refusal:o});let j=w[0]?.player??null,f=u!==null,y=k.players.findIndex(({id:N})=>N===(j??c.toAct[0]))+1,b=c.toAct.some(N=>N!==j),T=w.some(
({type:N})=>p.sealed?.includes(N))||c.place.pending>0;return G.html`
        <main id="content" class="play linked" data-screen="play" data-game=${p.id} data-ply=${k.ply} data-to-act=${c.toAct.join(" ")}
            data-seat=${B??""} data-actor=${j??""} data-held=${c.heldBy??""} data-head=${d.head} data-turn=${s} aria-busy=${String(!f||v||t)}>
            ${a}
            ${i}
            <div class="table-top">
                <section class="board-area" aria-label=${m("play.board")} ref=${ne}>
                    ${f&&G.html`<${p.Board} view=${k} gameSheet=${u} legal=${w} act=${h} t=${m} seat=${B}
                        toAct=${c.toAct} scores=${null} last=${d.events} log=${ye(c)} prepared=${H} prepare=${L} />`}
                </section>
                <aside class="side">
                    <section class="actions player-${y}" aria-labelledby="turn">
                        <h2 id="turn" ref=${W} tabindex="-1">${(0,gs.turnOf)(c,m)}</h2>
                        ${l}
                        ${J&&G.html`<p class="hint last-act" data-last-act>${m("links.last",{what:J.text})}</p>`}
                        <${ks.Clock} kept=${c} t=${m} />
                        <${ps} kept=${c} view=${k} table=${n} />
                        <${fs.Refusal} refusal=${o} table=${n} view=${k} />
                        ${f&&w.length>0&&G.html`<${us.ActionPanel} ...${n} view=${k} legal=${w} player=${j}
                            prepared=${H} prepare=${L} key=${`${s} ${j}`} />`}
                        ${(w.length===0||b)&&G.html`<${ge} kept=${c} atOnce=${T} follows=${d.guarded} t=${m} />`}
                    </section>
                    <${ms.RefereeRecord} record=${k} state=${k} game=${p} t=${m} />
                    <${ds.EventLog} log=${M} t=${m} then=${(0,ce.canAct)(c)?m("links.turn"):void 0} />
                </aside>
            </div>
            ${$}
        </main>
    `}var K=r(x(),1),As=r(vs(),1),Bs=r(re(),1),Ns=r(ie(),1),Fs=r(le(),1),_s=r(Oe(),1);var ee=r(x(),1),te=r(Ce(),1),ws=r(V(),1),xs=r(z(),1),js=r(fe(),1),Y=r(A(),1);function Ss({kept:e,client:t,t:s,go:n,change:o,finished:a}){let[i,l]=(0,ee.useState)(null),$=(0,Y.seatIn)(e),c=u=>async()=>{
l(null);try{await u()}catch(m){l(m)}},d=c(async()=>{let u=(0,te.newSecret)(),{token:m}=await(0,Y.sealedOf)(t,e).newKey($,{verifier:(0,te.codeOf)(u)}),h=(0,Y.withKey)(e,(0,te.keyOf)(Number(e.as),u));await o(
{...h,place:{...e.place,token:m}})}),p=(u,m)=>c(async()=>{let{token:h,seat_keys:v}=await(0,Y.sealedOf)(t,e).newKey(u);await(0,xs.amend)(e.id,k=>({...k,place:{...e.place,token:h},given:{...k.given,[m]:v[u]}})),
n("seats",{id:e.id})});return a||$===null&&e.as!==ws.REFEREE?null:ee.html`
        <${js.LinkProblem} problem=${i} t=${s} />
        <p class="hint">${s($===null?"links.reissue.referee":"links.reissue.own")}</p>
        <div class="row tight">
            ${$!==null&&ee.html`<button type="button" data-reissue=${e.as} onClick=${d}>${s("links.reissue.own-do")}</button>`}
            ${$===null&&e.players.map((u,m)=>ee.html`
                <button type="button" key=${u} data-reissue=${m+1} onClick=${p(u,String(m+1))}>${s("links.reissue.for",{player:u})}</button>`)}
        </div>
    `}var O=r(x(),1),Ts=r(ie(),1),je=r(V(),1),Ps=r(re(),1),Cs=r(le(),1),Os=r(A(),1);function On({tokens:e={},place:t,played:s}){return Object.keys(e).map(Number).filter(o=>o<t.settled).sort((o,a)=>a-o).map(
o=>({ply:o,token:e[o],done:s.find(a=>a.ply===o+1)??null}))}async function Es(e,t,s){return await e.game(t.game).sealed(s,t.keys[je.REFEREE]).heads(),(0,Os.look)(e,t)}function Ls({kept:e,sheet:t,t:s,back:n,
busy:o}){let a=On(e),[i,l]=(0,O.useState)(null),[$,c]=(0,O.useState)(!1),d=a.find(({ply:u})=>u===i)??a[0],p=je.REFEREE in e.keys;return O.html`
        <details data-taking-back>
            <summary>${s("back.title")}</summary>
            <p class="hint">${s(p?"back.referee":"back.player")}</p>
            ${a.length===0?O.html`<p>${s("back.nothing")}</p>`:O.html`
                    <label>${s("back.before")}
                        <select name="point" value=${d.ply} onChange=${u=>l(Number(u.target.value))}>
                            ${a.map(u=>O.html`<option key=${u.ply} value=${u.ply} selected=${u===d}>${En(u,t,s)}</option>`)}
                        </select>
                    </label>
                    ${p?O.html`<div class="row tight">
                            <button type="button" data-take-back disabled=${o} onClick=${()=>$?n(d.token):c(!0)}>
                                ${s($?"back.sure":"back.do")}</button></div>`:O.html`<${Ps.LinkBox} url=${(0,Cs.linkTo)((0,Ts.pageAddress)(),{game:e.game,token:d.token,undo:d.ply})} name=${s("back.lin\
k")} t=${s} kind="undo" />`}`}
        </details>
    `}function Rs({kept:e,asked:t,t:s,back:n,busy:o}){let a=je.REFEREE in e.keys,i=t.ply>=e.place.settled;return O.html`
        <div class="warning" role="alert" data-note="asked-back">
            <p><strong>${s("back.asked",{n:e.place.settled-t.ply})}</strong></p>
            <p>${s(i?"back.asked-gone":a?"back.asked-referee":"back.asked-player")}</p>
            ${a&&!i&&O.html`<button type="button" data-take-back disabled=${o} onClick=${()=>n(t.token)}>${s("back.sure")}</button>`}
        </div>
    `}function En({ply:e,done:t},s,n){if(t===null)return n("back.point",{n:e+1});let o=s?.action_types?.find(({id:i})=>i===t.type)?.name??t.type,a=["amount","house"].map(i=>t.action?.[i]).find(i=>typeof i==
"number");return n(a===void 0?"links.played":"links.played-figure",{player:t.player,action:o,figure:a})}var Is=r(z(),1);function Ms({opened:e,sheet:t,client:s,t:n,go:o,open:a,change:i,back:l,busy:$}){let{kept:c,answer:d}=e,p=(0,Fs.linkTo)((0,Ns.pageAddress)(),{game:c.game,token:c.place.token,clock:c.clock});
return K.html`
        <div class="tools">
            <section class="tool" aria-label=${n("links.paste-title")}><${_s.PasteForm} t=${n} open=${a} hint=${n("links.paste-hint")} /></section>
            <${As.RulesBox} game=${c.game} ruleset=${d.view.ruleset} client=${s} t=${n} />
            <details data-compare>
                <summary>${n("links.compare")}</summary>
                <p class="hint">${n("links.compare-hint")}</p>
                <p><code data-head>${d.head}</code></p>
                <p class="hint">${n(d.guarded?"links.guarded":"links.unguarded")}</p>
            </details>
            <details data-spectators>
                <summary>${n("links.spectators")}</summary>
                <p class="hint">${n("links.spectators-hint")}</p>
                <${Bs.LinkBox} url=${p} name=${n("links.spectators")} t=${n} kind="spectator" />
            </details>
            ${d.guarded&&K.html`<${Ls} kept=${c} sheet=${t} t=${n} back=${l} busy=${$} key=${`back ${c.place.settled}`} />`}
            <details data-keys>
                <summary>${n("links.keys")}</summary>
                ${Object.keys(c.given).length>0&&K.html`
                    <p class="hint">${n("links.given")}</p>
                    <div><button type="button" data-go="seats" onClick=${()=>o("seats",{id:c.id})}>${n("links.given-open")}</button></div>`}
                <${Ss} kept=${c} client=${s} t=${n} go=${o} change=${i} finished=${d.finished} />
                <${Ln} kept=${c} t=${n} go=${o} />
            </details>
        </div>
    `}function Ln({kept:e,t,go:s}){let[n,o]=(0,K.useState)(!1),a=async()=>{await(0,Is.forget)(e.id),s("start")};return K.html`
        <p class="hint">${t("links.forget-hint")}</p>
        <div class="row tight">
            ${n?K.html`<button type="button" data-forget-anyway onClick=${a}>${t("links.forget-anyway")}</button>
                    <button type="button" onClick=${()=>o(!1)}>${t("undo.leave")}</button>`:K.html`<button type="button" data-forget onClick=${()=>o(!0)}>${t("links.forget")}</button>`}
        </div>
    `}var _=r(x(),1),Ne=r(V(),1);function Us({opened:e,other:t,choose:s,back:n,busy:o,t:a}){let{kept:i,note:l,asked:$,stored:c}=e,d=Object.keys(i.keys);return _.html`
        ${l==="older"&&_.html`<p class="note" role="status" data-note="older">${a("links.note.older")}</p>`}
        ${l==="joined"&&_.html`<p class="note" role="status" data-note="joined">${a("links.note.joined")}</p>`}
        ${["overtaken","undone","followed"].includes(l)&&_.html`<p class="note" role="status" data-note=${l}>${a(`links.note.${l}`)}</p>`}
        ${["line","window"].includes(l)&&_.html`
            <div class="warning" role="alert" data-note=${l}>
                <p><strong>${a("links.note.line-title")}</strong></p>
                <p>${a(`links.note.${l}`)}</p>
                <button type="button" data-switch-line onClick=${t}>${a("links.note.line-switch")}</button>
            </div>`}
        ${$&&_.html`<${Rs} kept=${i} asked=${$} t=${a} back=${n} busy=${o} />`}
        ${!c&&_.html`<p class="warning" role="alert" data-note="not-stored">${a("links.not-stored")}</p>`}
        ${d.length>1&&_.html`
            <div class="warning" data-note="several">
                <p>${a("links.note.several",{seats:d.map(p=>(0,Ne.holderName)(i,p,a)).join(", ")})}</p>
                <div class="row tight" role="group" aria-label=${a("links.as")}>
                    ${d.map(p=>_.html`<button type="button" class="chip" key=${p} data-as=${p} aria-pressed=${String(p===i.as)}
                        onClick=${()=>s(p)}>${(0,Ne.holderName)(i,p,a)}</button>`)}
                </div>
            </div>`}
    `}var se=r(A(),1);var S=r(x(),1);var pe=r(z(),1),P=r(A(),1);function Fe({action:e,kept:t},{actions:s}){let n=Ks(e);return s.some(o=>o.ply>t.place.settled&&o.type===e.type&&o.player===e.player&&(o.action===null||Ks(o.action)===n))}var Ks=e=>JSON.stringify(Object.
entries(e).sort(([t],[s])=>t<s?-1:1));function Ws({client:e,id:t,given:s,calls:n,gone:o}){let[a,i]=(0,S.useState)({from:s,to:s,turn:0}),l=a.from===s?a.to:s,[$,c]=(0,S.useState)(null),[d,p]=(0,S.useState)(null),[u,m]=(0,S.useState)(null),[
h,v]=(0,S.useState)(!1),k=(0,S.useRef)(!1),w=async(f,y=c)=>{if(k.current)return!1;k.current=!0,v(!0),c(null);try{let b=await f();return i(({turn:T})=>({from:s,to:b,turn:T+1})),p(null),m(null),!0}catch(b){
return await y(b),!1}finally{k.current=!1,v(!1)}},M=(f=l.kept)=>w(()=>(0,P.look)(e,f)),W=(f,y=l.kept)=>w(()=>(0,P.act)(e,y,f),async b=>{if(p(null),b.transient)return m({action:f,kept:y,problem:b});if(m(
null),b.kind==="branched")return J(f,y);p({problem:b,action:f})}),J=async(f,y)=>{try{let b=await(0,P.look)(e,y),T=Fe({action:f,kept:y,problem:null},b.answer);i(({turn:N})=>({from:s,to:{...b,note:T?b.note:
"overtaken"},turn:T?N+1:N}))}catch(b){c(b)}},H=async f=>{let y=u!==null&&Fe(u,f);if(u!==null&&!y)return W(u.action,u.kept),!0;if(f.token===l.kept.place.token&&!l.stale)return!1;let b=await(0,P.taken)(
e,l.kept,f,null);return y&&m(null),i(T=>k.current||T.from===s&&T.to!==l&&T.to!==null?T:{from:s,to:b,turn:T.turn+Number(y)}),!0},L=(0,S.useRef)(async()=>{});L.current=async()=>{if(l===null||k.current)return;
let f=await(0,pe.table)(t);if(f===null)return o();if(f.changed===l.kept.changed||k.current)return;let y=(0,P.inSeatOf)(l.kept,f);y.place.token===l.kept.place.token?i(b=>b===a?{...a,from:s,to:{...l,kept:y}}:
b):await w(async()=>({...await(0,P.look)(e,y),note:ae(l.answer)?null:"followed"}))},(0,S.useEffect)(()=>(0,pe.onChange)(f=>{f===t&&L.current()}),[t]),(0,S.useEffect)(()=>{h||L.current()},[h]);let{lost:B,
ask:ne}=ht({client:e,opened:l,busy:h,calls:n,take:H});(0,S.useEffect)(()=>{if(u===null)return;let f=()=>W(u.action,u.kept);return addEventListener("online",f),()=>removeEventListener("online",f)},[u]),
(0,S.useEffect)(()=>{p(null),m(null),s===null&&(0,pe.table)(t).then(f=>{if(f===null)return o();let y=(0,P.lastSeen)(f);y===null?M(f):i(({turn:b})=>({from:s,to:y,turn:b}))})},[s,t]);let j=(0,S.useRef)(
e);return(0,S.useEffect)(()=>{j.current!==e&&l!==null&&w(()=>(0,P.retold)(e,l.kept)),j.current=e},[e]),{opened:l,turn:a.turn,problem:$,refusal:d,setRefusal:p,unsent:u,busy:h,step:w,again:M,play:W,lost:B,
ask:ne}}function zs({t:e,client:t,go:s,id:n,opened:o,open:a}){let{calls:i,change:l}=ct(),[$,c]=(0,I.useState)(null),{opened:d,turn:p,problem:u,refusal:m,setRefusal:h,unsent:v,busy:k,step:w,again:M,play:W,lost:J,
ask:H}=Ws({client:t,id:n,given:o,calls:i,gone:()=>s("unknown",{kept:!0})}),L=d?.kept.game,{value:B,problem:ne}=(0,qs.useLoaded)(async()=>L?t.game(L).sheet():null,[L,t]);if(lt({kept:d?.kept.id===n&&!d.
stale?d.kept:null,name:B?.name??"Gavel",calls:i,t:e}),d===null||d.kept.id!==n)return I.html`<main id="content" class="play" data-screen="play" aria-busy=${String(u===null)}><h1>…</h1><${_e.LinkProblem} problem=${u} t=${e} /></main>`;
let{kept:j,answer:f}=d,y=async C=>{await W(C)&&c(null)},b=()=>w(async()=>{let{kept:C,state:nn}=await cs(t,j);return c({state:nn}),(0,se.look)(t,C)},C=>h({problem:C,action:null})),T=C=>{h(null),c(C?{state:null}:
null)},N=async C=>{await M((await(0,Js.keep)(C,j)).kept)},Ue=C=>w(()=>Es(t,j,C)),Ke={game:Ds.GAMES[L],gameSheet:B,t:e,act:y,busy:k};if($!==null)return I.html`<${ls} table=${Ke} opened=${d} state=${$.state} client=${t} refusal=${m}
            close=${()=>T(!1)} unseal=${b} />`;let Qs=I.html`<${wt} callReferee=${()=>T(!0)} kept=${j} view=${f.view} finished=${f.finished} sheet=${B} t=${e} again=${()=>M()} busy=${k}
        calls=${i} setCalls=${ae(f)&&(0,se.seatIn)(j)!==null?l:null} />`,Xs=I.html`
        <${_e.LinkProblem} problem=${u??ne} t=${e} />
        <${Us} opened=${d} t=${e} other=${()=>w(()=>(0,se.switchLine)(t,j,d.other))} choose=${C=>M({...j,as:C})}
            back=${Ue} busy=${k} />`,Zs=I.html`<${Gs.Connection} lost=${J} unsent=${v} stale=${d.stale} ask=${H} resend=${()=>W(v.action,v.kept)} busy=${k} t=${e} />`,en=I.html`<${Ms} opened=${d} sheet=${B} client=${t} t=${e} go=${s} open=${a} change=${N} back=${Ue} busy=${k} />`,
tn=f.finished?Ut:bs,sn=d.stale===!0&&J===null;return I.html`<${tn} opened=${d} waits=${sn} turn=${p} table=${Ke} refusal=${m} bar=${Qs} notes=${Xs} connection=${Zs} tools=${en} go=${s} client=${t} />`}var E=r(x(),1),Se=r(Q(),1),Ie=r(V(),1),Me=r(re(),1),Vs=r(ie(),1),Ys=r(le(),1),Te=r(z(),1);function Hs({t:e,go:t,id:s}){let[n,o]=(0,E.useState)(null);(0,E.useEffect)(()=>{(0,Te.table)(s).then(i=>i===null?
t("unknown",{kept:!0}):o(i))},[s]),(0,Se.useTop)();let a=(0,Se.useFocus)(n===null);return E.html`
        <main id="content" class="import seats" data-screen="seats" data-link=${s}>
            <h1 ref=${a} tabindex="-1">${e("seats.title")}</h1>
            ${n&&E.html`<${Rn} kept=${n} t=${e} go=${t} />`}
        </main>
    `}function Rn({kept:e,t,go:s}){let{game:n,place:o,given:a,players:i,keys:l,clock:$}=e,c=m=>(0,Ys.linkTo)((0,Vs.pageAddress)(),{game:n,token:o.token,key:m,clock:$}),d=i.filter((m,h)=>!a[h+1]&&!l[h+
1]),p=()=>s("linked",{id:e.id}),u=async()=>{await(0,Te.amend)(e.id,m=>({...m,given:{}})),p()};return E.html`
        <div class="sheet">
            ${Object.keys(a).length>0&&E.html`
                <p>${t("seats.lead")}</p>
                <p class="warning" data-quick-warning>${t("seats.warning")}</p>`}
            ${Object.entries(a).map(([m,h])=>E.html`
                <section class="seat-link player-${m}" key=${m} data-seat-link=${m} aria-labelledby="seat-${m}">
                    <h2 id="seat-${m}">${(0,Ie.holderName)(e,m,t)}</h2>
                    <${Me.LinkBox} url=${c(h)} name=${t("seats.link",{player:(0,Ie.holderName)(e,m,t)})} t=${t} kind="seat" />
                </section>`)}
            ${d.length>0&&E.html`
                <section class="seat-link" data-seat-link="table" aria-labelledby="seat-guests">
                    <h2 id="seat-guests">${d.join(", ")}</h2>
                    <p>${t("seats.guests")}</p>
                    <${Me.LinkBox} url=${c(void 0)} name=${t("links.move",{players:i.join(", ")})} t=${t} kind="move" />
                </section>`}
            <div class="row end">
                ${Object.keys(a).length>0&&E.html`<button type="button" data-forget-given onClick=${u}>${t("seats.forget")}</button>`}
                <button type="button" class="primary large" data-to-table onClick=${p}>${t("seats.go")}</button>
            </div>
        </div>
    `}var Pe=r(x(),1);function na({t:e,client:t,go:s,screen:n,openLinks:o}){let a={t:e,client:t,go:s},{id:i}=n;return{linked:()=>Pe.html`<${zs} ...${a} id=${i} opened=${n.opened??null} open=${o} key=${i} />`,
seats:()=>Pe.html`<${Hs} ...${a} id=${i} key=${i} />`,join:()=>Pe.html`<${Ze} ...${a} open=${o} />`}}export{na as screens};
