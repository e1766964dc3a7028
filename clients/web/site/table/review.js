if (globalThis.gavelParts?.release !== "7ccfed0f2559") throw new Error("another release");
var Vt=Object.create;var ke=Object.defineProperty;var Yt=Object.getOwnPropertyDescriptor;var Kt=Object.getOwnPropertyNames;var Ut=Object.getPrototypeOf,Xt=Object.prototype.hasOwnProperty;var S=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(s){throw t=0,s}};var Zt=(e,t,s,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let n of Kt(t))!Xt.call(e,n)&&n!==s&&ke(e,n,{get:()=>t[n],enumerable:!(o=Yt(t,n))||o.enumerable});return e};var d=(e,t,s)=>(s=e!=null?Vt(Ut(e)):{},Zt(t||!e||!e.__esModule?ke(s,"default",{value:e,enumerable:!0}):s,e));var O=S((js,xe)=>{xe.exports=globalThis.gavelParts["src/lib/preact.js"]});var ee=S((Ps,Se)=>{Se.exports=globalThis.gavelParts["src/games/index.js"]});var J=S((Cs,Te)=>{Te.exports=globalThis.gavelParts["src/app/hooks.js"]});var F=S((Os,Ee)=>{Ee.exports=globalThis.gavelParts["src/app/problem-box.js"]});var Pe=S((Ls,je)=>{je.exports=globalThis.gavelParts["src/app/action-panel.js"]});var Oe=S((Rs,Ce)=>{Ce.exports=globalThis.gavelParts["src/app/forfeited.js"]});var Re=S((_s,Le)=>{Le.exports=globalThis.gavelParts["src/app/referee-screen.js"]});var Be=S((Bs,_e)=>{_e.exports=globalThis.gavelParts["src/app/viewer.js"]});var ce=S((Ds,Je)=>{Je.exports=globalThis.gavelParts["src/app/refusal.js"]});var Ze=S((ro,Xe)=>{Xe.exports=globalThis.gavelParts["src/app/router.js"]});var tt=S((io,et)=>{et.exports=globalThis.gavelParts["src/app/rules-box.js"]});var ot=S((lo,st)=>{st.exports=globalThis.gavelParts["src/app/scoresheet.js"]});var de=S((co,nt)=>{nt.exports=globalThis.gavelParts["src/app/home.js"]});var rt=S((po,at)=>{at.exports=globalThis.gavelParts["src/app/links/link-box.js"]});var me=S(($o,it)=>{it.exports=globalThis.gavelParts["src/app/review/packed.js"]});var ct=S((uo,lt)=>{lt.exports=globalThis.gavelParts["src/app/download.js"]});var wt=S((yo,vt)=>{vt.exports=globalThis.gavelParts["src/app/fields.js"]});var he=S((ko,yt)=>{yt.exports=globalThis.gavelParts["src/app/rulings-table.js"]});var Lt=S((Lo,Ot)=>{Ot.exports=globalThis.gavelParts["src/app/links/qr.js"]});var _t=S((Ro,Rt)=>{Rt.exports=globalThis.gavelParts["src/app/option-value.js"]});var Mt=S((_o,Bt)=>{Bt.exports=globalThis.gavelParts["src/app/referee-record.js"]});var z=d(O(),1);var Ue=d(ee(),1),C=d(O(),1),W=d(J(),1),$e=d(F(),1);var A=d(O(),1),Me=d(Pe(),1),Ae=d(Oe(),1),Ie=d(Re(),1),De=d(Be(),1);function te({position:e,log:t,table:s,client:o,choose:n,t:a}){let{game:r,gameSheet:i}=s,l=(0,De.choosing)(e),[p,c]=(0,A.useState)(null),
[u,$]=(0,A.useState)(null),[g,h]=(0,A.useState)(!1),m=l.includes(p)?p:l[0]??null,{state:f}=e;if(g)return A.html`<${Ie.RefereeScreen} table=${{...s,act:n}} position=${e} client=${o} t=${a} rule=${n} refusal=${null} busy=${!1}
            close=${()=>h(!1)} hides=${!1} part=${!0} />`;let v={view:f,gameSheet:i,legal:e.legal_actions.filter(({player:b})=>b===m),act:n,t:a,prepared:u,prepare:$};return A.html`
        <div class="table-top" data-chooser=${m}>
            <section class="board-area" aria-label=${a("play.board")}>
                <${r.Board} ...${v} seat=${m} toAct=${e.to_act} scores=${e.scores} last=${e.events} log=${t} />
            </section>
            <aside class="side">
                <section class="actions" aria-labelledby="turn">
                    <h2 id="turn">${m===null?a("correcting.nobody"):m==="table"?a("play.table-turn"):a("play.turn",{player:m})}</h2>
                    <p class="hint">${a("correcting.choose-hint")}</p>
                    ${l.length>1&&A.html`<div class="row tight" role="group" aria-label=${a("play.who")}>
                        ${l.map(b=>A.html`<button type="button" key=${b} data-enter-for=${b} aria-pressed=${String(b===m)} onClick=${()=>c(b)}>${b}</button>`)}
                    </div>`}
                    <${Ae.Forfeited} position=${e} table=${s} view=${f} rule=${n} />
                    <${Me.ActionPanel} ...${v} game=${r} busy=${!1} player=${m} key=${m} />
                    <div><button type="button" data-referee onClick=${()=>h(!0)}><span aria-hidden="true">⚖</span> ${a("correcting.by-referee")}</button></div>
                </section>
            </aside>
        </div>
    `}var Ne=(e,t)=>({position:e,judged:[],refused:null,rest:t,cut:[]});async function V(e,t){if(t.rest.length===0||t.refused!==null)return t;let{position:s,applied:o,refused:n}=await e(t.position.state,t.rest.
map(({action:r})=>r)),a=t.rest.slice(0,o).map(r=>({...r,problem:null}));return{...t,position:s,judged:[...t.judged,...a],refused:n===null?null:{...t.rest[o],problem:n.problem},rest:t.rest.slice(o+1)}}
var Y=e=>({...e,judged:[...e.judged,e.refused],refused:null}),He=(e,t)=>({...Y(e),rest:[{action:t,was:null},...e.rest]}),Ge=e=>({...Y(e),rest:[],cut:e.rest});async function Fe(e,t,s){for(;s.refused!==
null;){let{position:o,rest:n,judged:a}=Y(s),i=(await t(o.state,n.map(({action:l})=>l))).map((l,p)=>({...n[p],problem:l}));s=await V(e,{...s,refused:null,judged:[...a,...i],rest:n.slice(i.length)})}return s}
var We=e=>e.judged.filter(({problem:t})=>t===null).map(({action:t})=>t);function ze(e,t,s,o){let n=e.map((a,r)=>({action:a,was:r})).slice(s==="insert"?t:t+1);return[...o.map(a=>({action:a,was:null})),
...n]}var q=({finished:e,state:t},{known:s,open:o})=>e||s||o||t.dealer==="table";var P=d(O(),1),oe=d(F(),1),Ye=d(ce(),1);var E=d(O(),1),Qe=d(F(),1);var K=d(O(),1),qe={ArrowLeft:e=>e-1,ArrowRight:e=>e+1,Home:()=>0,End:(e,t)=>t},es="input, select, textarea, dialog, [contenteditable], [role=button], .scrolling, .clauses";function ts({key:e,ctrlKey:t,
metaKey:s,altKey:o,shiftKey:n,target:a},r,i){return t||s||o||n||!(e in qe)||a.closest?.(es)?null:Math.max(0,Math.min(i,qe[e](r,i)))}function Q({at:e,last:t,move:s,t:o}){(0,K.useLayoutEffect)(()=>{let a=r=>{
let i=ts(r,e,t);i!==null&&(r.preventDefault(),s(i))};return addEventListener("keydown",a),()=>removeEventListener("keydown",a)},[e,t,s]);let n=(a,r,i,l)=>K.html`
        <button type="button" class="icon" data-step=${a} aria-label=${o(`review.${a}`)} disabled=${l} onClick=${()=>s(i)}>
            <span aria-hidden="true">${r}</span></button>`;return K.html`
        <div class="stepper-bar" role="group" aria-label=${o("review.steps")}>
            ${n("first","|◀",0,e===0)}
            ${n("back","◀",e-1,e===0)}
            <input type="range" name="at" min="0" max=${t} step="1" value=${e} aria-label=${o("review.slider")}
                aria-valuetext=${o("review.at",{at:e,of:t})} onInput=${({target:a})=>s(Number(a.value))} />
            ${n("on","▶",e+1,e>=t)}
            ${n("last","▶|",t,e>=t)}
            <span class="ply" data-at=${e}>${e}<span class="soft"> / ${t}</span></span>
        </div>
    `}var I=d(O(),1);var ss=e=>Math.max(16,Math.ceil(Math.sqrt(e)));function os(e,{deal:t}){if(e.setup===void 0||!t?.seed)return e;let{seed:s,nonce:o}=t;return{...e,setup:{...e.setup,seed:s,...o!==void 0&&{nonce:o}}}}var se=class{#s;#e;#t=16;#n=null;#o=new Map;steps=[];constructor(t,s){
this.#s=t,this.#e=s}async judge(){let{game:t,start:s,actions:o,history:n,scores:a}=this.#e,r={...n!==void 0&&{history:n},...a!==void 0&&{scores:a}},i=await this.#s.game(t).replay({...s,actions:o,...r}),
{position:l,applied:p}=i;return this.#e={...this.#e,start:os(s,l.state),actions:o.slice(0,p)},this.#t=ss(p),this.steps[p]={position:l,events:l.events},i}get record(){return this.#e}async load(t){if(this.
steps[t]!==void 0)return;this.#n??=this.#r(),await this.#n;let s=t-t%this.#t;this.#o.has(s)||this.#o.set(s,this.#i(s)),await this.#o.get(s)}nextMissing(t){let s=[];for(let o=0;o<this.#e.actions.length;o+=
this.#t){let n=Math.min(o+this.#t,this.#e.actions.length);for(let a=o;a<n;a++)if(this.steps[a]===void 0){s.push(a);break}}return s.sort((o,n)=>Math.abs(o-t)-Math.abs(n-t))[0]??-1}log(t){let s=t;for(;s>
0&&this.steps[s-1]!==void 0;)s--;return this.steps.slice(s,t+1).flatMap(({events:o})=>o)}async#r(){let{start:t,actions:s}=this.#e,o=[];for(let n=0;n<s.length;n+=this.#t)o.push(n);await this.#a(o.map(n=>[
n,{...t,actions:s.slice(0,n)}]))}async#i(t){let{start:s,actions:o}=this.#e,{state:n}=this.steps[t].position,a=[];for(let r=t+1;r<Math.min(t+this.#t,o.length);r++)a.push([r,{state:n,actions:o.slice(t,r),
...s.names&&{names:s.names}}]);await this.#a(a)}async#a(t){let{game:s}=this.#e,o=t.map(([n,a])=>({id:n,operation:"replays",game:s,body:a}));for await(let n of this.#s.batch(o)){let{position:a}=n.unwrap();
this.steps[n.id]={position:a,events:a.events}}}};function D(e,t,s){let{start:o,actions:n,history:a}=t,r=(0,I.useMemo)(()=>new se(e,t),[e,o,n,a]),[i,l]=(0,I.useState)({of:null,verdict:null,problem:null}),[p,c]=(0,I.useState)(0),u=i.of===r?i:{verdict:null,
problem:null},{verdict:$}=u,g=$===null?0:Math.max(0,Math.min(s??$.applied,$.applied)),h=()=>c(r.steps.filter(Boolean).length),m=f=>l(v=>({...v,of:r,problem:f}));return(0,I.useEffect)(()=>{let f=!1;return r.
judge().then(v=>!f&&l({of:r,verdict:v,problem:null}),v=>!f&&m(v)),()=>{f=!0}},[r]),(0,I.useEffect)(()=>{if($===null)return;let f=!1;return(async()=>{for(let b=g;b>=0&&!f;b=r.nextMissing(g))await r.load(
b),f||h()})().catch(b=>!f&&m(b)),()=>{f=!0}},[r,$,g]),{positions:r,...u,at:g,loaded:p}}var pe=e=>e?.events.map(({text:t})=>t).join(" ");function ns({judged:e,cut:t},s,o,n){let a=s;return[...e.map(({was:i,problem:l})=>{let p=i===null?void 0:pe(o[i+1]);if(l!==null)return{fate:"out",was:i,
old:p,problem:l};a+=1;let c=pe(n[a]);return{fate:i===null?"new":c!==void 0&&p!==void 0&&c!==p?"changed":"kept",was:i,old:p,now:c,place:a}}),...t.map(({was:i})=>({fate:"cut",was:i,old:i===null?void 0:pe(
o[i+1])}))]}function Ve({line:e,before:t,old:s,record:o,table:n,client:a,playOn:r,t:i}){let{game:l,gameSheet:p}=n,c=(0,E.useMemo)(()=>{let{start:j,actions:k}=s.record;return{game:o.game,start:j,actions:[
...k.slice(0,t),...We(e)]}},[e]),u=c.actions.length,[$,g]=(0,E.useState)(u);(0,E.useEffect)(()=>g(u),[u]);let{positions:h,at:m,loaded:f,problem:v}=D(a,c,$),b=ns(e,t,s.steps,h.steps),w=j=>b.filter(({fate:k})=>k===
j).length,y=h.steps[m],T=i("correcting.name",{game:o.name||p.name});return E.html`
        <${Qe.ProblemBox} problem=${v} t=${i} />
        <p class="now" role="status" data-kept=${w("kept")} data-changed=${w("changed")} data-out=${w("out")}>
            ${i("correcting.summary",{kept:w("kept"),changed:w("changed"),out:w("out")+w("cut")})}</p>
        <div class="stepping"><${Q} at=${m} last=${u} move=${j=>g(Math.max(t,j))} t=${i} /></div>
        <div class="row tight">
            <button type="button" class="primary" data-confirm onClick=${()=>r({...c,actions:c.actions.slice(0,m),cursor:m,name:T})}>
                ${i(m===u?"correcting.confirm":"correcting.confirm-to",{n:m})}</button>
            <span class="hint">${i("correcting.confirm-hint")}</span>
        </div>
        <div class="table-top" data-loaded=${f}>
            <section class="board-area" aria-label=${i("play.board")}>
                ${y&&E.html`<${l.Board} view=${y.position.state} gameSheet=${p} legal=${[]} act=${()=>{}} t=${i} seat=${null} toAct=${y.position.to_act}
                    scores=${y.position.scores} last=${y.events} log=${h.log(m)} prepared=${null} prepare=${()=>{}} />`}
            </section>
            <aside class="side">
                <section class="log" aria-labelledby="fates">
                    <h2 class="small" id="fates">${i("correcting.fates")}</h2>
                    <ol class="review-log fates" tabindex="0" aria-labelledby="fates">${b.map((j,k)=>E.html`<${as} key=${k} ...${j} at=${m} setEnd=${g} t=${i} />`)}</ol>
                </section>
            </aside>
        </div>
    `}function as({fate:e,was:t,old:s,now:o,place:n,problem:a,at:r,setEnd:i,t:l}){let p=E.html`
        <span class="number">${t===null?"+":t+1}</span>
        <span>
            <strong class="fate">${l(`correcting.fate.${e}`)}</strong>
            ${e==="kept"||e==="new"?E.html` ${o??s}`:E.html` <span class="soft">${s}</span>`}
            ${e==="changed"&&E.html`<span class="told">${l("correcting.now",{told:o})}</span>`}
            ${a?.violations?.map(c=>E.html`<span class="told" data-code=${c.code}>${c.detail} ${c.clause&&E.html`<em data-clause=${c.rule}>${c.clause}</em>`}</span>`)}
        </span>`;return E.html`<li data-fate=${e}>
        ${n===void 0?E.html`<div class="fate-line">${p}</div>`:E.html`<button type="button" data-end=${n} tabindex=${n===r?0:-1} aria-current=${n===r?"step":void 0} onClick=${()=>i(n)}>${p}</button>`}
    </li>`}function rs(e,t,s){let o=(n,a)=>({state:n,actions:a,...s&&{names:s}});return{play:(n,a)=>e.game(t).replay(o(n,a)),firstLegal:async(n,a)=>{let r=[],i=a.map((l,p)=>({id:p,operation:"replays",game:t,body:o(
n,[l])}));for await(let l of e.batch(i)){let{refused:p}=l.unwrap();if(p===null)break;r.push(p.problem)}return r}}}function Ke({t:e,client:t,table:s,record:o,positions:n,entries:a,before:r,playOn:i}){let[
l,p]=(0,P.useState)(null),[c,u]=(0,P.useState)(null),[$,g]=(0,P.useState)(!1),[h,m]=(0,P.useState)(!1),{start:f}=n.record,{play:v,firstLegal:b}=rs(t,o.game,f.names),w=async k=>{if(!$){g(!0),m(!1),u(null);
try{p(await k())}catch(R){u(R)}g(!1)}};if((0,P.useEffect)(()=>{w(async()=>(await n.load(r),V(v,Ne(n.steps[r].position,a))))},[a]),l===null)return P.html`<p role="status">${e("correcting.judging")}</p><${oe.ProblemBox} problem=${c} t=${e} />`;
let{refused:y}=l,T=k=>n.steps[k+1]?.events.map(({text:R})=>R).join(" ")??"",j=l.judged.filter(k=>k.problem===null).length;return P.html`
        <${oe.ProblemBox} problem=${c} t=${e} />
        ${y!==null&&P.html`
            <section class="tool refused-here" aria-busy=${String($)} data-waiting=${y.was??"new"}>
                <h2>${y.was===null?e("correcting.refused-new"):e("correcting.refused",{n:y.was+1})}</h2>
                ${y.was!==null&&P.html`<p>${e("correcting.told",{told:T(y.was)})}</p>`}
                <p class="soft">${e("correcting.so-far",{kept:j,rest:l.rest.length})}</p>
                <${is} problem=${y.problem} position=${l.position} game=${s.game} t=${e} />
                <div class="row tight">
                    <button type="button" class="primary" data-decide="instead" onClick=${()=>m(!h)} aria-expanded=${String(h)}>${e("correcting.instead")}</button>
                    <button type="button" data-decide="out" disabled=${$} onClick=${()=>w(()=>V(v,Y(l)))}>${e("correcting.out")}</button>
                    <button type="button" data-decide="out-all" disabled=${$} onClick=${()=>w(()=>Fe(v,b,l))}>${e("correcting.out-all")}</button>
                    <button type="button" data-decide="end" disabled=${$} onClick=${()=>p(Ge(l))}>${e("correcting.end-here")}</button>
                </div>
            </section>
            ${h&&P.html`<${te} position=${l.position} log=${l.position.events} table=${s} client=${t} t=${e}
                choose=${k=>w(()=>V(v,He(l,k)))} />`}`}
        ${y===null&&P.html`<${Ve} line=${l} before=${r} told=${T} old=${n} record=${o} table=${s} client=${t} playOn=${i} t=${e} />`}
    `}var is=({problem:e,position:t,game:s,t:o})=>e.type==="/problems/illegal-action"?P.html`<${Ye.RefusalText} document=${e} game=${s} t=${o} view=${t.state} instead=${t.legal_actions} />`:P.html`<${oe.ProblemBox} problem=${{
problem:e}} t=${o} />`;var M=d(O(),1);function ne({positions:e,at:t,last:s,loaded:o,move:n,t:a}){let r=(0,M.useRef)(null);return(0,M.useEffect)(()=>{let i=r.current?.querySelector("[aria-current]");if(!i)return;let{offsetTop:l,
offsetHeight:p}=i.parentElement,{scrollTop:c,clientHeight:u}=r.current;(l<c||l+p>c+u)&&(r.current.scrollTop=l-u/2)},[t,o]),M.html`
        <section class="log" aria-labelledby="log-title">
            <h2 id="log-title" class="small">${a("log.title")}</h2>
            <ol class="review-log" ref=${r}>
                ${Array.from({length:s+1},(i,l)=>M.html`
                    <li key=${l}><button type="button" data-go-to=${l} tabindex=${l===t?0:-1}
                        aria-current=${l===t?"step":void 0} onClick=${()=>n(l)}>
                        <span class="number">${l}</span>
                        <span><${ls} step=${e.steps[l]} index=${l} t=${a} /></span>
                    </button></li>`)}
            </ol>
        </section>
    `}function ls({step:e,index:t,t:s}){return e===void 0?M.html`<span class="soft">…</span>`:e.events.length===0?M.html`<span class="soft">${s(t===0?"review.start":"review.silent")}</span>`:e.events.
map(({text:o,type:n},a)=>M.html`<span key=${a} class="told" data-event-type=${n}>${o} </span>`)}function ue({t:e,client:t,record:s,at:o,known:n=!1,open:a=!1,leave:r,playOn:i}){let[l,p]=(0,C.useState)(o??null),[c,u]=(0,C.useState)(null),[$,g]=(0,C.useState)(null),[h,m]=(0,C.useState)(!1),f=D(t,s,
l),{value:v,problem:b}=(0,W.useLoaded)(()=>t.game(s.game).sheet(),[s.game,t]);(0,W.useTop)();let w=$!==null?"line":c!==null?"chooser":"choice",y=(0,W.useFocus)(w,f.verdict===null),{positions:T,verdict:j,
at:k}=f,R=j!==null&&v!==null,Z=R&&!h&&!q(j.position,{known:n,open:a}),zt={game:Ue.GAMES[s.game],gameSheet:v,t:e,busy:!1,act:()=>{}},le={t:e,client:t,table:zt,record:s},ye=(G,Qt)=>g({entries:ze(T.record.
actions,k-1,G,Qt),before:k-1}),Jt=G=>G==="remove"?ye(G,[]):u(G),qt=()=>$===null&&c===null?r():(g(null),u(null));return C.html`
        <main id="content" class="play review correcting" data-screen="correcting" data-stage=${w} data-at=${k} aria-busy=${String(!R)}>
            <div class="play-bar">
                <div class="play-title"><h1 ref=${y} tabindex="-1">${e(`correcting.title.${w}`,{n:k})}</h1></div>
                <button type="button" data-back onClick=${qt}>${e("back")}</button>
            </div>
            <${$e.ProblemBox} problem=${f.problem??b} t=${e} />
            ${Z&&C.html`<p>${e("ruling.covered")}</p>
                <div><button type="button" class="primary" data-uncover onClick=${()=>m(!0)}>${e("ruling.uncover")}</button></div>`}
            ${R&&!Z&&w==="choice"&&C.html`<${ps} ...${le} ...${f} move=${p} take=${Jt} />`}
            ${R&&!Z&&w==="chooser"&&C.html`<${cs} positions=${T} at=${k-1} ...${le} choose=${G=>ye(c,[G])} />`}
            ${R&&!Z&&w==="line"&&C.html`<${Ke} ...${le} positions=${T} ...${$} playOn=${i} />`}
        </main>
    `}function cs({positions:e,at:t,...s}){let{value:o,problem:n}=(0,W.useLoaded)(async()=>(await e.load(t),e.steps[t]),[e,t]);return o===null?C.html`<${$e.ProblemBox} problem=${n} t=${s.t} />`:C.html`<${te} position=${{
...o.position,events:o.events}} log=${e.log(t)} ...${s} />`}function ps({t:e,table:t,positions:s,verdict:o,at:n,loaded:a,move:r,take:i}){let{game:l,gameSheet:p}=t,c=s.steps[n],{applied:u}=o;return C.html`
        <p class="hint">${e("correcting.lead")}</p>
        <div class="stepping">
            <${Q} at=${n} last=${u} move=${r} t=${e} />
            <p class="now" role="status" data-now>${c?.events.map(({text:$})=>$).join(" ")}</p>
        </div>
        <div class="row tight correcting-ways" role="group" aria-label=${e("correcting.ways",{n})}>
            ${["replace","insert","remove"].map($=>C.html`
                <button type="button" key=${$} class=${$==="replace"?"primary":""} data-way=${$} disabled=${n===0} onClick=${()=>i($)}>${e(`correcting.way.${$}`,{n})}</button>`)}
        </div>
        <div class="table-top">
            <section class="board-area" aria-label=${e("play.board")}>
                ${c&&C.html`<${l.Board} view=${c.position.state} gameSheet=${p} legal=${[]} act=${()=>{}} t=${e} seat=${null} toAct=${c.position.to_act}
                    scores=${c.position.scores} last=${c.events} log=${s.log(n)} prepared=${null} prepare=${()=>{}} />`}
            </section>
            <aside class="side"><${ne} positions=${s} at=${n} last=${u} loaded=${a} move=${r} t=${e} /></aside>
        </div>
    `}var Tt=d(ee(),1),x=d(O(),1),N=d(J(),1),re=d(F(),1),Et=d(ce(),1),jt=d(Ze(),1),Pt=d(tt(),1),Ct=d(ot(),1);var U=d(O(),1),mt=d(de(),1),ft=d(J(),1),ht=d(rt(),1),gt=d(me(),1);var L=d(O(),1),ut=d(ct(),1);function ae({changed:e,created:t},s){let o=new Date(e??t??NaN);return Number.isNaN(o.getTime())?"":new Intl.DateTimeFormat(s.language,{dateStyle:"long"}).format(o)}var $s=e=>Math.max(630,236+e*84+96);function us(e,t,s){if(s(e)<=t)return e;let o=[...e];for(;o.length>0&&s(`${o.join("")}…`)>t;)o.pop();return`${o.join("")}…`}function pt(e,{title:t,verdict:s,standings:o,
foot:n},a){e.width=1200,e.height=$s(o.length);let r=e.getContext("2d"),i=(l,p,c,{size:u,weight:$=400,ink:g="--ink",width:h=1136-p,family:m="--type-text",end:f=!1})=>{r.font=`${$} ${u}px ${a(m)}`,r.fillStyle=
a(g),r.textAlign=f?"right":"left",r.fillText(us(l,h,v=>r.measureText(v).width),p,c)};return r.fillStyle=a("--felt"),r.fillRect(0,0,e.width,e.height),r.fillStyle=a("--wood"),r.fillRect(0,0,e.width,16),
i(t,64,96,{size:40,ink:"--ink-soft",family:"--type-title"}),i(s,64,176,{size:64,weight:600,family:"--type-title"}),o.forEach(({rank:l,player:p,total:c,winner:u,place:$},g)=>{let h=236+g*84;r.fillStyle=
a(u?"--gold":"--paper"),r.fillRect(64,h,1072,72),r.fillStyle=a(`--player-${$}`),r.fillRect(64,h,14,72);let m=u?"--gold-ink":"--ink";i(String(l),104,h+50,{size:36,weight:700,ink:m,width:60}),i(p,174,h+
50,{size:36,weight:u?700:400,ink:m,width:640}),i(c,1108,h+50,{size:36,weight:700,ink:m,width:280,end:!0})}),i(n,64,e.height-36,{size:24,ink:"--ink-soft"}),e}var $t=e=>new Promise((t,s)=>e.toBlob(o=>o?
t(o):s(new Error("no picture")),"image/png"));var ds=e=>getComputedStyle(document.documentElement).getPropertyValue(e).trim();function ms(e,t,s,o){let{scores:n,state:a}=e,{standings:r,winners:i,unit:l}=n,p=g=>s.start.names?.[g]??g,c=i.map(p).join(
", "),u=i.length===0?o("scores.nobody"):o(i.length>1?"scores.winners":"scores.winner",{names:c}),$=r.map(({rank:g,player:h,total:m,penalties:f=0,winner:v})=>({rank:g,player:p(h),total:`${m+f} ${o(`uni\
t.${l}`)}`.replace("-","−"),winner:v,place:a.players.findIndex(({id:b})=>b===h)+1}));return{title:t.name,verdict:u,standings:$,foot:[ae(s,o),o("review.picture-foot")].filter(Boolean).join(" · ")}}var fs=e=>navigator.
canShare?.({files:[e]})??!1;function dt({position:e,sheet:t,record:s,t:o}){let[n,a]=(0,L.useState)(!1);return L.html`
        <details class="picture" data-picture onToggle=${({target:r})=>a(r.open)}>
            <summary>${o("review.picture")}</summary>
            ${n&&L.html`<${hs} result=${ms(e,t,s,o)} game=${s.game} t=${o} />`}
        </details>
    `}function hs({result:e,game:t,t:s}){let o=(0,L.useRef)(null),[n,a]=(0,L.useState)(null),[r,i]=(0,L.useState)(!1);(0,L.useEffect)(()=>{let c=!1;return $t(pt(o.current,e,ds)).then(u=>!c&&a(new File(
[u],`gavel-${t}.png`,{type:u.type}))),()=>{c=!0}},[JSON.stringify(e)]);let l=async()=>{try{await navigator.clipboard.write([new ClipboardItem({"image/png":n})]),i(!0)}catch{i(!1)}},p=[e.title,e.verdict,
...e.standings.map(({rank:c,player:u,total:$})=>`${c}. ${u}: ${$}`)].join("; ");return L.html`
        <canvas ref=${o} role="img" aria-label=${p} data-canvas=${String(n!==null)}></canvas>
        <div class="row tight">
            ${n&&fs(n)&&L.html`<button type="button" data-share-picture onClick=${()=>navigator.share({files:[n],title:e.title}).catch(()=>{})}>${s("review.picture-share")}</button>`}
            ${n&&L.html`<button type="button" data-save-picture onClick=${()=>(0,ut.download)(n.name,n)}>${s("review.picture-save")}</button>`}
            ${n&&"ClipboardItem"in globalThis&&L.html`<button type="button" data-copy-picture onClick=${l}>${s(r?"copied":"review.picture-copy")}</button>`}
        </div>
    `}function fe(e,t){let{game:s,start:o,actions:n}=e.record,{setup:a,state:r,names:i}=o;return{game:s,...a?{setup:a}:{state:r},actions:n,...i&&{names:i},history:t.position.state.history}}function bt({positions:e,
verdict:t,at:s,sheet:o,record:n,playOn:a,toSheet:r,toCorrect:i,t:l}){let{value:p,problem:c}=(0,ft.useLoaded)(()=>(0,gt.linkTo)((0,mt.pageAddress)(),fe(e,t),s),[t,s]),{game:u,start:$,actions:g}=e.record,
h=l("review.what-if-name",{game:n.name||o.name,at:s}),m=t.position.finished&&s===t.applied;return U.html`
        <section class="tool position-tools" aria-labelledby="position-tools" data-position-tools>
            <h2 class="small" id="position-tools">${l("review.here",{at:s})}</h2>
            <div class="tool-columns">
                <div>
                    <p class="hint">${l("review.link-hint")}</p>
                    ${c?U.html`<p>${l("review.no-link")}</p>`:U.html`<${ht.LinkBox} url=${p??""} name=${l("review.link",{at:s})} t=${l} kind="position" />`}
                </div>
                <div>
                    <p class="hint">${l(m?"review.what-if-over":"review.what-if-hint")}</p>
                    <div class="row tight">
                        <button type="button" data-what-if disabled=${m}
                            onClick=${()=>a({game:u,start:$,actions:g.slice(0,s),cursor:s,name:h})}>${l("review.what-if")}</button>
                        <button type="button" data-go="correct" disabled=${s===0}
                            onClick=${()=>i(s)}>${l("correcting.open-here")}</button>
                        <button type="button" data-go="sheet" onClick=${()=>r(s)}>${l("review.sheet")}</button>
                    </div>
                    ${t.position.finished&&U.html`<${dt} position=${t.position} sheet=${o} record=${n} t=${l} />`}
                </div>
            </div>
        </section>
    `}var _=d(O(),1),kt=d(wt(),1),ge=d(J(),1),be=d(F(),1),xt=d(he(),1);function St({game:e,state:t,events:s,client:o,scored:n,t:a}){let{value:r,problem:i}=(0,ge.useLoaded)(()=>o.game(e).rules(),[e,o]),p=[...new Set(
s.map(({rule:c})=>c))].flatMap(c=>(r?.clauses??[]).filter(u=>u.id===c));return _.html`
        <section class="tool rules-here" aria-labelledby="rules-here" data-rules-here>
            <h2 class="small" id="rules-here">${a("review.rules")}</h2>
            <${be.ProblemBox} problem=${i} t=${a} />
            ${p.length===0&&r&&_.html`<p class="soft">${a("review.no-rules")}</p>`}
            <dl>${p.map(({id:c,text:u})=>_.html`
                <div key=${c} data-clause=${c}><dt><code>${c}</code></dt><dd><${kt.Prose} text=${u} /></dd></div>`)}</dl>
            ${!n&&_.html`<${gs} game=${e} state=${t} client=${o} t=${a} />`}
        </section>
    `}function gs({t:e,...t}){let[s,o]=(0,_.useState)(!1);return _.html`
        <details class="rulings" data-rulings onToggle=${({target:n})=>o(n.open)}>
            <summary>${e("review.rulings")}</summary>
            ${s&&_.html`<${bs} t=${e} ...${t} />`}
        </details>
    `}function bs({game:e,state:t,client:s,t:o}){let{ruleset:n,variant:a,options:r}=t,{value:i,problem:l}=(0,ge.useLoaded)(()=>s.game(e).scores(t),[s,JSON.stringify([n,a,r])]);return _.html`
        <${be.ProblemBox} problem=${l} t=${o} />
        ${i&&_.html`<${xt.RulingsTable} rulings=${i.rulings} t=${o} />`}
    `}var vs=200;function ve({t:e,client:t,record:s,at:o,open:n=!1,known:a=!1,leave:r,playOn:i,toSheet:l,toCorrect:p}){let[c,u]=(0,x.useState)(o??null),{positions:$,verdict:g,problem:h,at:m,loaded:f}=D(t,s,
c),{value:v,problem:b}=(0,N.useLoaded)(()=>t.game(s.game).sheet(),[s.game,t]),w=(0,x.useCallback)(T=>u(T),[]);(0,x.useEffect)(()=>{if(c===null)return;let T=setTimeout(()=>(0,jt.remember)({at:c}),vs);return()=>clearTimeout(
T)},[c]),(0,N.useTop)();let y=(0,N.useFocus)(g===null);return g===null||v===null?x.html`
            <main id="content" class="review" data-screen="review" aria-busy=${String(!h)}>
                <h1 ref=${y} tabindex="-1">${e("review.title")}</h1>
                <${re.ProblemBox} problem=${h??b} t=${e} />
                ${(h??b)&&x.html`<button type="button" data-leave onClick=${r}>${e("back")}</button>`}
            </main>`:q(g.position,{known:a,open:n})?x.html`<${ys} ...${{t:e,client:t,sheet:v,record:s,known:a,positions:$,verdict:g,at:m,loaded:f,move:w,leave:r,playOn:i,toSheet:l,toCorrect:p,problem:h}} />`:
x.html`<${ws} sheet=${v} leave=${r} t=${e} />`}function ws({sheet:e,leave:t,t:s}){let o=(0,N.useFocus)();return x.html`
        <main id="content" class="review" data-screen="review" data-not-yet>
            <h1 ref=${o} tabindex="-1">${s("review.of",{game:e.name})}</h1>
            <p>${s("review.not-yet")}</p>
            <p>${s("review.not-yet-but")}</p>
            <div><button type="button" class="primary" data-leave onClick=${t}>${s("review.leave")}</button></div>
        </main>
    `}function ys({t:e,client:t,sheet:s,record:o,known:n,positions:a,verdict:r,at:i,loaded:l,move:p,leave:c,playOn:u,toSheet:$,toCorrect:g,problem:h}){let m=(0,N.useFocus)(r),[f,v]=(0,x.useState)(i),b=a.
steps[i];b!==void 0&&f!==i&&v(i);let{position:w,events:y}=b??a.steps[f]??a.steps[r.applied],{state:T}=w,j=Tt.GAMES[o.game],k=r.applied;return x.html`
        <main id="content" class="play review" data-screen="review" data-game=${o.game} data-ply=${T.ply} data-at=${i} data-loaded=${l}
            aria-busy=${String(b===void 0)}>
            <div class="play-bar">
                <div class="play-title">
                    <h1 ref=${m} tabindex="-1">${e("review.of",{game:s.name})}</h1>
                    ${!w.finished&&x.html` <span class="round">${e(j.turns?"play.turn-number":"play.round",{round:T.round})}</span>`}
                </div>
                <button type="button" data-leave onClick=${c}>${e(n?"back":"review.leave")}</button>
            </div>
            <${re.ProblemBox} problem=${h} t=${e} />
            <${ks} verdict=${r} record=${o} game=${j} t=${e} />
            <div class="stepping">
                <${Q} at=${i} last=${k} move=${p} t=${e} />
                <p class="now" role="status" data-now>${y.length>0?y.map(({text:R})=>R).join(" "):e(i===0?"review.start":"review.silent")}</p>
            </div>
            <div class="table-top">
                <section class="board-area" aria-label=${e("play.board")}>
                    <${j.Board} view=${T} gameSheet=${s} legal=${[]} act=${()=>{}} t=${e} seat=${null} toAct=${w.to_act}
                        scores=${w.scores} last=${y} log=${a.log(b?i:f)} prepared=${null} prepare=${()=>{}} />
                </section>
                <aside class="side">
                    <${ne} positions=${a} at=${i} last=${k} loaded=${l} move=${p} t=${e} />
                </aside>
            </div>
            <${bt} ...${{positions:a,verdict:r,at:i,sheet:s,record:o,playOn:u,toSheet:$,toCorrect:g,t:e}} />
            ${w.finished&&x.html`<${Ct.Scoresheet} sheet=${w.scores} state=${T} game=${j} t=${e} />`}
            <div class="tools">
                <${St} game=${o.game} state=${T} events=${y} client=${t} scored=${w.finished} t=${e} />
                <${Pt.RulesBox} game=${o.game} ruleset=${T.ruleset} client=${t} t=${e} />
            </div>
        </main>
    `}function ks({verdict:e,record:t,game:s,t:o}){let{refused:n,history_matches:a,scores_match:r,position:i}=e;return x.html`
        ${a===!1&&x.html`<p class="warning" data-history="false">${o("import.no-history")}</p>`}
        ${r===!1&&x.html`<p class="warning" data-scores="false">${o("import.no-scores")}</p>`}
        ${n!==null&&x.html`
            <details class="refused-here" open data-refused-index=${n.index}>
                <summary>${o("review.refused",{n:n.index+1,of:t.actions.length})}</summary>
                ${n.problem.type==="/problems/illegal-action"?x.html`<${Et.RefusalText} document=${n.problem} game=${s} t=${o} view=${i.state} instead=${i.legal_actions} />`:x.html`<${re.ProblemBox} problem=${{
problem:n.problem}} t=${o} />`}
            </details>`}
    `}var It=d(ee(),1),B=d(O(),1),Dt=d(de(),1),H=d(J(),1),Nt=d(Lt(),1),Ht=d(_t(),1),Gt=d(F(),1),Ft=d(he(),1);var Wt=d(me(),1);var X=d(O(),1),ie=d(Mt(),1);function At({scores:e,state:t,names:s,game:o,t:n}){let{standings:a,winners:r,unit:i,decided_by:l,final:p}=e,c=$=>s[$]??$,u=r.length===0?n("scores.nobody"):n(r.length>1?"sco\
res.winners":"scores.winner",{names:r.map(c).join(", ")});return X.html`
        ${p&&X.html`<p><strong>${u}</strong> <span class="soft">${n(`scores.by.${l}`)}</span></p>`}
        <div class="sheet-standings">
            ${a.map($=>X.html`
                <section key=${$.player} class="sheet-standing" data-standing=${$.player} data-total=${$.total}>
                    <h3><span class="rank">${$.rank}</span> ${c($.player)} <span class="total">${$.total} <small>${n(`unit.${i}`)}</small></span></h3>
                    <div class="breakdown"><${o.Breakdown} sheet=${e} standing=${$} t=${n} /></div>
                    ${$.penalties!==void 0&&X.html`<p>${n("scores.penalties",{points:(0,ie.signed)($.penalties)})}</p>`}
                    <p class="soft small">${n("scores.tiebreak",{figures:$.tiebreak.join(", ")})}</p>
                </section>`)}
        </div>
        <${ie.RefereeRecord} record=${e.referee} state=${t} game=${o} t=${n} />
    `}function we({t:e,client:t,record:s,known:o=!1,open:n=!1,leave:a}){let{positions:r,verdict:i,problem:l,loaded:p}=D(t,s,null),{value:c,problem:u}=(0,H.useLoaded)(()=>t.game(s.game).sheet(),[s.game,t]),{
value:$,problem:g}=(0,H.useLoaded)(async()=>i&&t.game(s.game).scores(i.position.state),[i,t]);(0,H.useTop)();let h=(0,H.useFocus)(i===null),m=i!==null&&q(i.position,{known:o,open:n}),f=m&&c!==null&&$!==
null&&p===i.applied+1;return B.html`
        <main id="content" class="print-sheet" data-screen="sheet" data-game=${s.game} aria-busy=${String(!f&&!l)}>
            <div class="row unprinted">
                <button type="button" data-leave onClick=${a}>${e("back")}</button>
                ${m&&B.html`<button type="button" class="primary" data-print disabled=${!f} onClick=${()=>print()}>${e("review.print")}</button>`}
            </div>
            <h1 ref=${h} tabindex="-1">${c?.name??"…"}</h1>
            <${Gt.ProblemBox} problem=${l??u??g} t=${e} />
            ${i!==null&&!m&&B.html`<p>${e("review.not-yet")}</p><p>${e("review.not-yet-but")}</p>`}
            ${f&&B.html`<${xs} ...${{t:e,sheet:c,scores:$,record:s,positions:r,verdict:i}} />`}
        </main>
    `}function xs({t:e,sheet:t,scores:s,record:o,positions:n,verdict:a}){let{state:r}=a.position,i=o.start.names??{},p=[["review.sheet.edition",[t.rulesets.find(({id:c})=>c===r.ruleset)?.name??r.ruleset,
r.variant!=="standard"&&(0,Ht.valueName)("variant",r.variant,e)].filter(Boolean).join(", ")],["review.sheet.players",r.players.map(({id:c})=>i[c]??c).join(", ")],["setup.dealer",e(`setup.dealer.${r.dealer}`)],
["review.sheet.date",ae(o,e)||"________________"],["review.sheet.actions",String(a.applied)]];return B.html`
        <dl class="facts">${p.map(([c,u])=>B.html`<div key=${c}><dt>${e(c)}</dt><dd>${u}</dd></div>`)}</dl>
        ${!a.position.finished&&B.html`<p class="warning" data-unfinished>${e("review.sheet.unfinished")}</p>`}
        <h2>${e("scores.title")}</h2>
        <${At} scores=${s} state=${r} names=${i} game=${It.GAMES[o.game]} t=${e} />
        <h2>${e("review.sheet.check")}</h2>
        <${Ss} state=${r} positions=${n} verdict=${a} t=${e} />
        <h2>${e("scores.rulings",{n:s.rulings.length})}</h2>
        <${Ft.RulingsTable} rulings=${s.rulings} t=${e} />
        <h2>${e("transcript.title")}</h2>
        <ol class="told-all" start="0">
            ${n.steps.map(({events:c},u)=>B.html`<li key=${u} value=${u}>${c.map(({text:$})=>$).join(" ")||e("review.silent")}</li>`)}
        </ol>
    `}function Ss({state:e,positions:t,verdict:s,t:o}){let{value:n}=(0,H.useLoaded)(()=>(0,Wt.linkTo)((0,Dt.pageAddress)(),fe(t,s),s.applied),[s]),{code:a}=(0,Nt.useQr)(n,o("review.sheet.code")),{seed:r,
nonce:i,commitment:l}=e.deal??{},p=[["review.sheet.history",e.history],["review.sheet.commitment",l],["setup.seed",r],["review.sheet.nonce",i]].filter(([,c])=>c);return B.html`
        <div class="check">
            <div>
                <p>${o(a===null?"review.sheet.check-file":"review.sheet.check-code")}</p>
                <dl class="facts digests">${p.map(([c,u])=>B.html`<div key=${c}><dt>${o(c)}</dt><dd><code>${u}</code></dd></div>`)}</dl>
            </div>
            ${a}
        </div>
    `}function Ts({t:e,client:t,go:s,screen:o,session:n,open:a,enter:r}){let{id:i,at:l,record:p}=o,c={t:e,client:t,at:l,open:a,playOn:r},u={...c,record:n,key:i,toSheet:f=>s("sheet",{id:i,at:f}),toCorrect:f=>s(
"correct",{id:i,at:f})},$={...c,record:p,known:!0,key:p,toSheet:f=>s("seen-sheet",{record:p,at:f}),toCorrect:f=>s("seen-correct",{record:p,at:f})},g=()=>s("play",{id:i}),h=()=>s("review",{id:i,at:l}),
m=()=>s("seen",{record:p,at:l});return{review:()=>z.html`<${ve} ...${u} leave=${g} />`,sheet:()=>z.html`<${we} ...${u} leave=${h} />`,correct:()=>z.html`<${ue} ...${u} leave=${h} />`,seen:()=>z.html`<${ve} ...${$} leave=${()=>s(
"start")} />`,"seen-sheet":()=>z.html`<${we} ...${$} leave=${m} />`,"seen-correct":()=>z.html`<${ue} ...${$} leave=${m} />`}}export{Ts as screens};
