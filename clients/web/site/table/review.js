if (globalThis.gavelParts?.release !== "dacd41747af0") throw new Error("another release");
var Xt=Object.create;var xe=Object.defineProperty;var Zt=Object.getOwnPropertyDescriptor;var es=Object.getOwnPropertyNames;var ts=Object.getPrototypeOf,ss=Object.prototype.hasOwnProperty;var x=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(s){throw t=0,s}};var os=(e,t,s,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let n of es(t))!ss.call(e,n)&&n!==s&&xe(e,n,{get:()=>t[n],enumerable:!(o=Zt(t,n))||o.enumerable});return e};var d=(e,t,s)=>(s=e!=null?Xt(ts(e)):{},os(t||!e||!e.__esModule?xe(s,"default",{value:e,enumerable:!0}):s,e));var O=x((Ls,Se)=>{Se.exports=globalThis.gavelParts["src/lib/preact.js"]});var ee=x((Rs,Te)=>{Te.exports=globalThis.gavelParts["src/games/index.js"]});var J=x((_s,je)=>{je.exports=globalThis.gavelParts["src/app/hooks.js"]});var F=x((Bs,Ee)=>{Ee.exports=globalThis.gavelParts["src/app/problem-box.js"]});var Ce=x((Ms,Pe)=>{Pe.exports=globalThis.gavelParts["src/app/action-panel.js"]});var Le=x((As,Oe)=>{Oe.exports=globalThis.gavelParts["src/app/forfeited.js"]});var _e=x((Is,Re)=>{Re.exports=globalThis.gavelParts["src/app/referee-screen.js"]});var Me=x((Ds,Be)=>{Be.exports=globalThis.gavelParts["src/app/viewer.js"]});var ce=x((Fs,qe)=>{qe.exports=globalThis.gavelParts["src/app/refusal.js"]});var et=x((po,Ze)=>{Ze.exports=globalThis.gavelParts["src/app/router.js"]});var st=x((uo,tt)=>{tt.exports=globalThis.gavelParts["src/app/rules-box.js"]});var nt=x(($o,ot)=>{ot.exports=globalThis.gavelParts["src/app/scoresheet.js"]});var de=x((mo,rt)=>{rt.exports=globalThis.gavelParts["src/app/home.js"]});var it=x((fo,at)=>{at.exports=globalThis.gavelParts["src/app/links/link-box.js"]});var me=x((go,lt)=>{lt.exports=globalThis.gavelParts["src/app/review/packed.js"]});var pt=x((ho,ct)=>{ct.exports=globalThis.gavelParts["src/app/download.js"]});var fe=x((bo,ut)=>{ut.exports=globalThis.gavelParts["src/app/figure.js"]});var xt=x((jo,kt)=>{kt.exports=globalThis.gavelParts["src/app/fields.js"]});var he=x((Eo,St)=>{St.exports=globalThis.gavelParts["src/app/rulings-table.js"]});var Bt=x((Ao,_t)=>{_t.exports=globalThis.gavelParts["src/app/links/qr.js"]});var At=x((Io,Mt)=>{Mt.exports=globalThis.gavelParts["src/app/option-value.js"]});var Dt=x((Do,It)=>{It.exports=globalThis.gavelParts["src/app/referee-record.js"]});var z=d(O(),1);var Xe=d(ee(),1),C=d(O(),1),W=d(J(),1),ue=d(F(),1);var A=d(O(),1),Ae=d(Ce(),1),Ie=d(Le(),1),De=d(_e(),1),Ne=d(Me(),1);function te({position:e,log:t,table:s,client:o,choose:n,t:r}){let{game:a,gameSheet:i}=s,l=(0,Ne.choosing)(e),[p,c]=(0,A.useState)(null),
[$,u]=(0,A.useState)(null),[h,g]=(0,A.useState)(!1),m=l.includes(p)?p:l[0]??null,{state:f}=e;if(h)return A.html`<${De.RefereeScreen} table=${{...s,act:n}} position=${e} client=${o} t=${r} rule=${n} refusal=${null} busy=${!1}
            close=${()=>g(!1)} hides=${!1} part=${!0} />`;let v={view:f,gameSheet:i,legal:e.legal_actions.filter(({player:b})=>b===m),act:n,t:r,prepared:$,prepare:u};return A.html`
        <div class="table-top" data-chooser=${m}>
            <section class="board-area" aria-label=${r("play.board")}>
                <${a.Board} ...${v} seat=${m} toAct=${e.to_act} scores=${e.scores} last=${e.events} log=${t} />
            </section>
            <aside class="side">
                <section class="actions" aria-labelledby="turn">
                    <h2 id="turn">${m===null?r("correcting.nobody"):m==="table"?r("play.table-turn"):r("play.turn",{player:m})}</h2>
                    <p class="hint">${r("correcting.choose-hint")}</p>
                    ${l.length>1&&A.html`<div class="row tight" role="group" aria-label=${r("play.who")}>
                        ${l.map(b=>A.html`<button type="button" key=${b} data-enter-for=${b} aria-pressed=${String(b===m)} onClick=${()=>c(b)}>${b}</button>`)}
                    </div>`}
                    <${Ie.Forfeited} position=${e} table=${s} view=${f} rule=${n} />
                    <${Ae.ActionPanel} ...${v} game=${a} busy=${!1} player=${m} key=${m} />
                    <div><button type="button" data-referee onClick=${()=>g(!0)}><span aria-hidden="true">⚖</span> ${r("correcting.by-referee")}</button></div>
                </section>
            </aside>
        </div>
    `}var He=(e,t)=>({position:e,judged:[],refused:null,rest:t,cut:[]});async function V(e,t){if(t.rest.length===0||t.refused!==null)return t;let{position:s,applied:o,refused:n}=await e(t.position.state,t.rest.
map(({action:a})=>a)),r=t.rest.slice(0,o).map(a=>({...a,problem:null}));return{...t,position:s,judged:[...t.judged,...r],refused:n===null?null:{...t.rest[o],problem:n.problem},rest:t.rest.slice(o+1)}}
var Y=e=>({...e,judged:[...e.judged,e.refused],refused:null}),Ge=(e,t)=>({...Y(e),rest:[{action:t,was:null},...e.rest]}),Fe=e=>({...Y(e),rest:[],cut:e.rest});async function We(e,t,s){for(;s.refused!==
null;){let{position:o,rest:n,judged:r}=Y(s),i=(await t(o.state,n.map(({action:l})=>l))).map((l,p)=>({...n[p],problem:l}));s=await V(e,{...s,refused:null,judged:[...r,...i],rest:n.slice(i.length)})}return s}
var ze=e=>e.judged.filter(({problem:t})=>t===null).map(({action:t})=>t);function Je(e,t,s,o){let n=e.map((r,a)=>({action:r,was:a})).slice(s==="insert"?t:t+1);return[...o.map(r=>({action:r,was:null})),
...n]}var q=({finished:e,state:t},{known:s,open:o})=>e||s||o||t.dealer==="table";var P=d(O(),1),oe=d(F(),1),Ke=d(ce(),1);var j=d(O(),1),Ve=d(F(),1);var K=d(O(),1),Qe={ArrowLeft:e=>e-1,ArrowRight:e=>e+1,Home:()=>0,End:(e,t)=>t},ns="input, select, textarea, dialog, [contenteditable], [role=button], .scrolling, .clauses";function rs({key:e,ctrlKey:t,
metaKey:s,altKey:o,shiftKey:n,target:r},a,i){return t||s||o||n||!(e in Qe)||r.closest?.(ns)?null:Math.max(0,Math.min(i,Qe[e](a,i)))}function Q({at:e,last:t,move:s,t:o}){(0,K.useLayoutEffect)(()=>{let r=a=>{
let i=rs(a,e,t);i!==null&&(a.preventDefault(),s(i))};return addEventListener("keydown",r),()=>removeEventListener("keydown",r)},[e,t,s]);let n=(r,a,i,l)=>K.html`
        <button type="button" class="icon" data-step=${r} aria-label=${o(`review.${r}`)} disabled=${l} onClick=${()=>s(i)}>
            <span aria-hidden="true">${a}</span></button>`;return K.html`
        <div class="stepper-bar" role="group" aria-label=${o("review.steps")}>
            ${n("first","|◀",0,e===0)}
            ${n("back","◀",e-1,e===0)}
            <input type="range" name="at" min="0" max=${t} step="1" value=${e} aria-label=${o("review.slider")}
                aria-valuetext=${o("review.at",{at:e,of:t})} onInput=${({target:r})=>s(Number(r.value))} />
            ${n("on","▶",e+1,e>=t)}
            ${n("last","▶|",t,e>=t)}
            <span class="ply" data-at=${e}>${e}<span class="soft"> / ${t}</span></span>
        </div>
    `}var I=d(O(),1);var as=e=>Math.max(16,Math.ceil(Math.sqrt(e)));function is(e,{deal:t}){if(e.setup===void 0||!t?.seed)return e;let{seed:s,nonce:o}=t;return{...e,setup:{...e.setup,seed:s,...o!==void 0&&{nonce:o}}}}var se=class{#s;#e;#t=16;#n=null;#o=new Map;steps=[];constructor(t,s){
this.#s=t,this.#e=s}async judge(){let{game:t,start:s,actions:o,history:n,scores:r}=this.#e,a={...n!==void 0&&{history:n},...r!==void 0&&{scores:r}},i=await this.#s.game(t).replay({...s,actions:o,...a}),
{position:l,applied:p}=i;return this.#e={...this.#e,start:is(s,l.state),actions:o.slice(0,p)},this.#t=as(p),this.steps[p]={position:l,events:l.events},i}get record(){return this.#e}async load(t){if(this.
steps[t]!==void 0)return;this.#n??=this.#a(),await this.#n;let s=t-t%this.#t;this.#o.has(s)||this.#o.set(s,this.#i(s)),await this.#o.get(s)}nextMissing(t){let s=[];for(let o=0;o<this.#e.actions.length;o+=
this.#t){let n=Math.min(o+this.#t,this.#e.actions.length);for(let r=o;r<n;r++)if(this.steps[r]===void 0){s.push(r);break}}return s.sort((o,n)=>Math.abs(o-t)-Math.abs(n-t))[0]??-1}log(t){let s=t;for(;s>
0&&this.steps[s-1]!==void 0;)s--;return this.steps.slice(s,t+1).flatMap(({events:o})=>o)}async#a(){let{start:t,actions:s}=this.#e,o=[];for(let n=0;n<s.length;n+=this.#t)o.push(n);await this.#r(o.map(n=>[
n,{...t,actions:s.slice(0,n)}]))}async#i(t){let{start:s,actions:o}=this.#e,{state:n}=this.steps[t].position,r=[];for(let a=t+1;a<Math.min(t+this.#t,o.length);a++)r.push([a,{state:n,actions:o.slice(t,a),
...s.names&&{names:s.names}}]);await this.#r(r)}async#r(t){let{game:s}=this.#e,o=t.map(([n,r])=>({id:n,operation:"replays",game:s,body:r}));for await(let n of this.#s.batch(o)){let{position:r}=n.unwrap();
this.steps[n.id]={position:r,events:r.events}}}};function D(e,t,s){let{start:o,actions:n,history:r}=t,a=(0,I.useMemo)(()=>new se(e,t),[e,o,n,r]),[i,l]=(0,I.useState)({of:null,verdict:null,problem:null}),[p,c]=(0,I.useState)(0),$=i.of===a?i:{verdict:null,
problem:null},{verdict:u}=$,h=u===null?0:Math.max(0,Math.min(s??u.applied,u.applied)),g=()=>c(a.steps.filter(Boolean).length),m=f=>l(v=>({...v,of:a,problem:f}));return(0,I.useEffect)(()=>{let f=!1;return a.
judge().then(v=>!f&&l({of:a,verdict:v,problem:null}),v=>!f&&m(v)),()=>{f=!0}},[a]),(0,I.useEffect)(()=>{if(u===null)return;let f=!1;return(async()=>{for(let b=h;b>=0&&!f;b=a.nextMissing(h))await a.load(
b),f||g()})().catch(b=>!f&&m(b)),()=>{f=!0}},[a,u,h]),{positions:a,...$,at:h,loaded:p}}var pe=e=>e?.events.map(({text:t})=>t).join(" ");function ls({judged:e,cut:t},s,o,n){let r=s;return[...e.map(({was:i,problem:l})=>{let p=i===null?void 0:pe(o[i+1]);if(l!==null)return{fate:"out",was:i,
old:p,problem:l};r+=1;let c=pe(n[r]);return{fate:i===null?"new":c!==void 0&&p!==void 0&&c!==p?"changed":"kept",was:i,old:p,now:c,place:r}}),...t.map(({was:i})=>({fate:"cut",was:i,old:i===null?void 0:pe(
o[i+1])}))]}function Ye({line:e,before:t,old:s,record:o,table:n,client:r,playOn:a,t:i}){let{game:l,gameSheet:p}=n,c=(0,j.useMemo)(()=>{let{start:E,actions:k}=s.record;return{game:o.game,start:E,actions:[
...k.slice(0,t),...ze(e)]}},[e]),$=c.actions.length,[u,h]=(0,j.useState)($);(0,j.useEffect)(()=>h($),[$]);let{positions:g,at:m,loaded:f,problem:v}=D(r,c,u),b=ls(e,t,s.steps,g.steps),w=E=>b.filter(({fate:k})=>k===
E).length,y=g.steps[m],T=i("correcting.name",{game:o.name||p.name});return j.html`
        <${Ve.ProblemBox} problem=${v} t=${i} />
        <p class="now" role="status" data-kept=${w("kept")} data-changed=${w("changed")} data-out=${w("out")}>
            ${i("correcting.summary",{kept:w("kept"),changed:w("changed"),out:w("out")+w("cut")})}</p>
        <div class="stepping"><${Q} at=${m} last=${$} move=${E=>h(Math.max(t,E))} t=${i} /></div>
        <div class="row tight">
            <button type="button" class="primary" data-confirm onClick=${()=>a({...c,actions:c.actions.slice(0,m),cursor:m,name:T})}>
                ${i(m===$?"correcting.confirm":"correcting.confirm-to",{n:m})}</button>
            <span class="hint">${i("correcting.confirm-hint")}</span>
        </div>
        <div class="table-top" data-loaded=${f}>
            <section class="board-area" aria-label=${i("play.board")}>
                ${y&&j.html`<${l.Board} view=${y.position.state} gameSheet=${p} legal=${[]} act=${()=>{}} t=${i} seat=${null} toAct=${y.position.to_act}
                    scores=${y.position.scores} last=${y.events} log=${g.log(m)} prepared=${null} prepare=${()=>{}} />`}
            </section>
            <aside class="side">
                <section class="log" aria-labelledby="fates">
                    <h2 class="small" id="fates">${i("correcting.fates")}</h2>
                    <ol class="review-log fates" tabindex="0" aria-labelledby="fates">${b.map((E,k)=>j.html`<${cs} key=${k} ...${E} at=${m} setEnd=${h} t=${i} />`)}</ol>
                </section>
            </aside>
        </div>
    `}function cs({fate:e,was:t,old:s,now:o,place:n,problem:r,at:a,setEnd:i,t:l}){let p=j.html`
        <span class="number">${t===null?"+":t+1}</span>
        <span>
            <strong class="fate">${l(`correcting.fate.${e}`)}</strong>
            ${e==="kept"||e==="new"?j.html` ${o??s}`:j.html` <span class="soft">${s}</span>`}
            ${e==="changed"&&j.html`<span class="told">${l("correcting.now",{told:o})}</span>`}
            ${r?.violations?.map(c=>j.html`<span class="told" data-code=${c.code}>${c.detail} ${c.clause&&j.html`<em data-clause=${c.rule}>${c.clause}</em>`}</span>`)}
        </span>`;return j.html`<li data-fate=${e}>
        ${n===void 0?j.html`<div class="fate-line">${p}</div>`:j.html`<button type="button" data-end=${n} tabindex=${n===a?0:-1} aria-current=${n===a?"step":void 0} onClick=${()=>i(n)}>${p}</button>`}
    </li>`}function ps(e,t,s){let o=(n,r)=>({state:n,actions:r,...s&&{names:s}});return{play:(n,r)=>e.game(t).replay(o(n,r)),firstLegal:async(n,r)=>{let a=[],i=r.map((l,p)=>({id:p,operation:"replays",game:t,body:o(
n,[l])}));for await(let l of e.batch(i)){let{refused:p}=l.unwrap();if(p===null)break;a.push(p.problem)}return a}}}function Ue({t:e,client:t,table:s,record:o,positions:n,entries:r,before:a,playOn:i}){let[
l,p]=(0,P.useState)(null),[c,$]=(0,P.useState)(null),[u,h]=(0,P.useState)(!1),[g,m]=(0,P.useState)(!1),{start:f}=n.record,{play:v,firstLegal:b}=ps(t,o.game,f.names),w=async k=>{if(!u){h(!0),m(!1),$(null);
try{p(await k())}catch(R){$(R)}h(!1)}};if((0,P.useEffect)(()=>{w(async()=>(await n.load(a),V(v,He(n.steps[a].position,r))))},[r]),l===null)return P.html`<p role="status">${e("correcting.judging")}</p><${oe.ProblemBox} problem=${c} t=${e} />`;
let{refused:y}=l,T=k=>n.steps[k+1]?.events.map(({text:R})=>R).join(" ")??"",E=l.judged.filter(k=>k.problem===null).length;return P.html`
        <${oe.ProblemBox} problem=${c} t=${e} />
        ${y!==null&&P.html`
            <section class="tool refused-here" aria-busy=${String(u)} data-waiting=${y.was??"new"}>
                <h2>${y.was===null?e("correcting.refused-new"):e("correcting.refused",{n:y.was+1})}</h2>
                ${y.was!==null&&P.html`<p>${e("correcting.told",{told:T(y.was)})}</p>`}
                <p class="soft">${e("correcting.so-far",{kept:E,rest:l.rest.length})}</p>
                <${us} problem=${y.problem} position=${l.position} game=${s.game} t=${e} />
                <div class="row tight">
                    <button type="button" class="primary" data-decide="instead" onClick=${()=>m(!g)} aria-expanded=${String(g)}>${e("correcting.instead")}</button>
                    <button type="button" data-decide="out" disabled=${u} onClick=${()=>w(()=>V(v,Y(l)))}>${e("correcting.out")}</button>
                    <button type="button" data-decide="out-all" disabled=${u} onClick=${()=>w(()=>We(v,b,l))}>${e("correcting.out-all")}</button>
                    <button type="button" data-decide="end" disabled=${u} onClick=${()=>p(Fe(l))}>${e("correcting.end-here")}</button>
                </div>
            </section>
            ${g&&P.html`<${te} position=${l.position} log=${l.position.events} table=${s} client=${t} t=${e}
                choose=${k=>w(()=>V(v,Ge(l,k)))} />`}`}
        ${y===null&&P.html`<${Ye} line=${l} before=${a} told=${T} old=${n} record=${o} table=${s} client=${t} playOn=${i} t=${e} />`}
    `}var us=({problem:e,position:t,game:s,t:o})=>e.type==="/problems/illegal-action"?P.html`<${Ke.RefusalText} document=${e} game=${s} t=${o} view=${t.state} instead=${t.legal_actions} />`:P.html`<${oe.ProblemBox} problem=${{
problem:e}} t=${o} />`;var M=d(O(),1);function ne({positions:e,at:t,last:s,loaded:o,move:n,t:r}){let a=(0,M.useRef)(null);return(0,M.useEffect)(()=>{let i=a.current?.querySelector("[aria-current]");if(!i)return;let{offsetTop:l,
offsetHeight:p}=i.parentElement,{scrollTop:c,clientHeight:$}=a.current;(l<c||l+p>c+$)&&(a.current.scrollTop=l-$/2)},[t,o]),M.html`
        <section class="log" aria-labelledby="log-title">
            <h2 id="log-title" class="small">${r("log.title")}</h2>
            <ol class="review-log" ref=${a}>
                ${Array.from({length:s+1},(i,l)=>M.html`
                    <li key=${l}><button type="button" data-go-to=${l} tabindex=${l===t?0:-1}
                        aria-current=${l===t?"step":void 0} onClick=${()=>n(l)}>
                        <span class="number">${l}</span>
                        <span><${$s} step=${e.steps[l]} index=${l} t=${r} /></span>
                    </button></li>`)}
            </ol>
        </section>
    `}function $s({step:e,index:t,t:s}){return e===void 0?M.html`<span class="soft">…</span>`:e.events.length===0?M.html`<span class="soft">${s(t===0?"review.start":"review.silent")}</span>`:e.events.
map(({text:o,type:n},r)=>M.html`<span key=${r} class="told" data-event-type=${n}>${o} </span>`)}function $e({t:e,client:t,record:s,at:o,known:n=!1,open:r=!1,leave:a,playOn:i}){let[l,p]=(0,C.useState)(o??null),[c,$]=(0,C.useState)(null),[u,h]=(0,C.useState)(null),[g,m]=(0,C.useState)(!1),f=D(t,s,
l),{value:v,problem:b}=(0,W.useLoaded)(()=>t.game(s.game).sheet(),[s.game,t]);(0,W.useTop)();let w=u!==null?"line":c!==null?"chooser":"choice",y=(0,W.useFocus)(w,f.verdict===null),{positions:T,verdict:E,
at:k}=f,R=E!==null&&v!==null,Z=R&&!g&&!q(E.position,{known:n,open:r}),Vt={game:Xe.GAMES[s.game],gameSheet:v,t:e,busy:!1,act:()=>{}},le={t:e,client:t,table:Vt,record:s},ke=(G,Ut)=>h({entries:Je(T.record.
actions,k-1,G,Ut),before:k-1}),Yt=G=>G==="remove"?ke(G,[]):$(G),Kt=()=>u===null&&c===null?a():(h(null),$(null));return C.html`
        <main id="content" class="play review correcting" data-screen="correcting" data-stage=${w} data-at=${k} aria-busy=${String(!R)}>
            <div class="play-bar">
                <div class="play-title"><h1 ref=${y} tabindex="-1">${e(`correcting.title.${w}`,{n:k})}</h1></div>
                <button type="button" data-back onClick=${Kt}>${e("back")}</button>
            </div>
            <${ue.ProblemBox} problem=${f.problem??b} t=${e} />
            ${Z&&C.html`<p>${e("ruling.covered")}</p>
                <div><button type="button" class="primary" data-uncover onClick=${()=>m(!0)}>${e("ruling.uncover")}</button></div>`}
            ${R&&!Z&&w==="choice"&&C.html`<${ms} ...${le} ...${f} move=${p} take=${Yt} />`}
            ${R&&!Z&&w==="chooser"&&C.html`<${ds} positions=${T} at=${k-1} ...${le} choose=${G=>ke(c,[G])} />`}
            ${R&&!Z&&w==="line"&&C.html`<${Ue} ...${le} positions=${T} ...${u} playOn=${i} />`}
        </main>
    `}function ds({positions:e,at:t,...s}){let{value:o,problem:n}=(0,W.useLoaded)(async()=>(await e.load(t),e.steps[t]),[e,t]);return o===null?C.html`<${ue.ProblemBox} problem=${n} t=${s.t} />`:C.html`<${te} position=${{
...o.position,events:o.events}} log=${e.log(t)} ...${s} />`}function ms({t:e,table:t,positions:s,verdict:o,at:n,loaded:r,move:a,take:i}){let{game:l,gameSheet:p}=t,c=s.steps[n],{applied:$}=o;return C.html`
        <p class="hint">${e("correcting.lead")}</p>
        <div class="stepping">
            <${Q} at=${n} last=${$} move=${a} t=${e} />
            <p class="now" role="status" data-now>${c?.events.map(({text:u})=>u).join(" ")}</p>
        </div>
        <div class="row tight correcting-ways" role="group" aria-label=${e("correcting.ways",{n})}>
            ${["replace","insert","remove"].map(u=>C.html`
                <button type="button" key=${u} class=${u==="replace"?"primary":""} data-way=${u} disabled=${n===0} onClick=${()=>i(u)}>${e(`correcting.way.${u}`,{n})}</button>`)}
        </div>
        <div class="table-top">
            <section class="board-area" aria-label=${e("play.board")}>
                ${c&&C.html`<${l.Board} view=${c.position.state} gameSheet=${p} legal=${[]} act=${()=>{}} t=${e} seat=${null} toAct=${c.position.to_act}
                    scores=${c.position.scores} last=${c.events} log=${s.log(n)} prepared=${null} prepare=${()=>{}} />`}
            </section>
            <aside class="side"><${ne} positions=${s} at=${n} last=${$} loaded=${r} move=${a} t=${e} /></aside>
        </div>
    `}var Pt=d(ee(),1),S=d(O(),1),N=d(J(),1),ae=d(F(),1),Ct=d(ce(),1),Ot=d(et(),1),Lt=d(st(),1),Rt=d(nt(),1);var U=d(O(),1),ht=d(de(),1),bt=d(J(),1),vt=d(it(),1),wt=d(me(),1);var L=d(O(),1),mt=d(pt(),1),ft=d(fe(),1);function re({changed:e,created:t},s){let o=new Date(e??t??NaN);return Number.isNaN(o.getTime())?"":new Intl.DateTimeFormat(s.language,{dateStyle:"long"}).format(o)}var fs=e=>Math.max(630,236+e*84+96);function gs(e,t,s){if(s(e)<=t)return e;let o=[...e];for(;o.length>0&&s(`${o.join("")}…`)>t;)o.pop();return`${o.join("")}…`}function $t(e,{title:t,verdict:s,standings:o,
foot:n},r){e.width=1200,e.height=fs(o.length);let a=e.getContext("2d"),i=(l,p,c,{size:$,weight:u=400,ink:h="--ink",width:g=1136-p,family:m="--type-text",end:f=!1})=>{a.font=`${u} ${$}px ${r(m)}`,a.fillStyle=
r(h),a.textAlign=f?"right":"left",a.fillText(gs(l,g,v=>a.measureText(v).width),p,c)};return a.fillStyle=r("--felt"),a.fillRect(0,0,e.width,e.height),a.fillStyle=r("--wood"),a.fillRect(0,0,e.width,16),
i(t,64,96,{size:40,ink:"--ink-soft",family:"--type-title"}),i(s,64,176,{size:64,weight:600,family:"--type-title"}),o.forEach(({rank:l,player:p,total:c,winner:$,place:u},h)=>{let g=236+h*84;a.fillStyle=
r($?"--gold":"--paper"),a.fillRect(64,g,1072,72),a.fillStyle=r(`--player-${u}`),a.fillRect(64,g,14,72);let m=$?"--gold-ink":"--ink";i(String(l),104,g+50,{size:36,weight:700,ink:m,width:60}),i(p,174,g+
50,{size:36,weight:$?700:400,ink:m,width:640}),i(c,1108,g+50,{size:36,weight:700,ink:m,width:280,end:!0})}),i(n,64,e.height-36,{size:24,ink:"--ink-soft"}),e}var dt=e=>new Promise((t,s)=>e.toBlob(o=>o?
t(o):s(new Error("no picture")),"image/png"));function hs(e){return t=>{let s=getComputedStyle(e),o=s.getPropertyValue(t).trim();return o.startsWith("light-dark(")?(e.style.color=o,s.color):o}}function bs(e,t,s,o){let{scores:n,state:r}=e,{standings:a,
winners:i,unit:l}=n,p=h=>s.start.names?.[h]??h,c=i.map(p).join(", "),$=i.length===0?o("scores.nobody"):o(i.length>1?"scores.winners":"scores.winner",{names:c}),u=a.map(({rank:h,player:g,total:m,penalties:f=0,
winner:v})=>({rank:h,player:p(g),total:`${(0,ft.figure)(m+f)} ${o(`unit.${l}`)}`,winner:v,place:r.players.findIndex(({id:b})=>b===g)+1}));return{title:t.name,verdict:$,standings:u,foot:[re(s,o),o("rev\
iew.picture-foot")].filter(Boolean).join(" · ")}}var vs=e=>navigator.canShare?.({files:[e]})??!1;function gt({position:e,sheet:t,record:s,t:o}){let[n,r]=(0,L.useState)(!1);return L.html`
        <details class="picture" data-picture onToggle=${({target:a})=>r(a.open)}>
            <summary>${o("review.picture")}</summary>
            ${n&&L.html`<${ws} result=${bs(e,t,s,o)} game=${s.game} t=${o} />`}
        </details>
    `}function ws({result:e,game:t,t:s}){let o=(0,L.useRef)(null),[n,r]=(0,L.useState)(null),[a,i]=(0,L.useState)(!1);(0,L.useEffect)(()=>{let c=!1;return dt($t(o.current,e,hs(o.current))).then($=>!c&&
r(new File([$],`gavel-${t}.png`,{type:$.type}))),()=>{c=!0}},[JSON.stringify(e)]);let l=async()=>{try{await navigator.clipboard.write([new ClipboardItem({"image/png":n})]),i(!0)}catch{i(!1)}},p=[e.title,
e.verdict,...e.standings.map(({rank:c,player:$,total:u})=>`${c}. ${$}: ${u}`)].join("; ");return L.html`
        <canvas ref=${o} role="img" aria-label=${p} data-canvas=${String(n!==null)}></canvas>
        <div class="row tight">
            ${n&&vs(n)&&L.html`<button type="button" data-share-picture onClick=${()=>navigator.share({files:[n],title:e.title}).catch(()=>{})}>${s("review.picture-share")}</button>`}
            ${n&&L.html`<button type="button" data-save-picture onClick=${()=>(0,mt.download)(n.name,n)}>${s("review.picture-save")}</button>`}
            ${n&&"ClipboardItem"in globalThis&&L.html`<button type="button" data-copy-picture onClick=${l}>${s(a?"copied":"review.picture-copy")}</button>`}
        </div>
    `}function ge(e,t){let{game:s,start:o,actions:n}=e.record,{setup:r,state:a,names:i}=o;return{game:s,...r?{setup:r}:{state:a},actions:n,...i&&{names:i},history:t.position.state.history}}function yt({positions:e,
verdict:t,at:s,sheet:o,record:n,playOn:r,toSheet:a,toCorrect:i,t:l}){let{value:p,problem:c}=(0,bt.useLoaded)(()=>(0,wt.linkTo)((0,ht.pageAddress)(),ge(e,t),s),[t,s]),{game:$,start:u,actions:h}=e.record,
g=l("review.what-if-name",{game:n.name||o.name,at:s}),m=t.position.finished&&s===t.applied;return U.html`
        <section class="tool position-tools" aria-labelledby="position-tools" data-position-tools>
            <h2 class="small" id="position-tools">${l("review.here",{at:s})}</h2>
            <div class="tool-columns">
                <div>
                    <p class="hint">${l("review.link-hint")}</p>
                    ${c?U.html`<p>${l("review.no-link")}</p>`:U.html`<${vt.LinkBox} url=${p??""} name=${l("review.link",{at:s})} t=${l} kind="position" />`}
                </div>
                <div>
                    <p class="hint">${l(m?"review.what-if-over":"review.what-if-hint")}</p>
                    <div class="row tight">
                        <button type="button" data-what-if disabled=${m}
                            onClick=${()=>r({game:$,start:u,actions:h.slice(0,s),cursor:s,name:g})}>${l("review.what-if")}</button>
                        <button type="button" data-go="correct" disabled=${s===0}
                            onClick=${()=>i(s)}>${l("correcting.open-here")}</button>
                        <button type="button" data-go="sheet" onClick=${()=>a(s)}>${l("review.sheet")}</button>
                    </div>
                    ${t.position.finished&&U.html`<${gt} position=${t.position} sheet=${o} record=${n} t=${l} />`}
                </div>
            </div>
        </section>
    `}var _=d(O(),1),Tt=d(xt(),1),be=d(J(),1),ve=d(F(),1),jt=d(he(),1);function Et({game:e,state:t,events:s,client:o,scored:n,t:r}){let{value:a,problem:i}=(0,be.useLoaded)(()=>o.game(e).rules(),[e,o]),p=[...new Set(
s.map(({rule:c})=>c))].flatMap(c=>(a?.clauses??[]).filter($=>$.id===c));return _.html`
        <section class="tool rules-here" aria-labelledby="rules-here" data-rules-here>
            <h2 class="small" id="rules-here">${r("review.rules")}</h2>
            <${ve.ProblemBox} problem=${i} t=${r} />
            ${p.length===0&&a&&_.html`<p class="soft">${r("review.no-rules")}</p>`}
            <dl>${p.map(({id:c,text:$})=>_.html`
                <div key=${c} data-clause=${c}><dt><code>${c}</code></dt><dd><${Tt.Prose} text=${$} /></dd></div>`)}</dl>
            ${!n&&_.html`<${ys} game=${e} state=${t} client=${o} t=${r} />`}
        </section>
    `}function ys({t:e,...t}){let[s,o]=(0,_.useState)(!1);return _.html`
        <details class="rulings" data-rulings onToggle=${({target:n})=>o(n.open)}>
            <summary>${e("review.rulings")}</summary>
            ${s&&_.html`<${ks} t=${e} ...${t} />`}
        </details>
    `}function ks({game:e,state:t,client:s,t:o}){let{ruleset:n,variant:r,options:a}=t,{value:i,problem:l}=(0,be.useLoaded)(()=>s.game(e).scores(t),[s,JSON.stringify([n,r,a])]);return _.html`
        <${ve.ProblemBox} problem=${l} t=${o} />
        ${i&&_.html`<${jt.RulingsTable} rulings=${i.rulings} t=${o} />`}
    `}var xs=200;function we({t:e,client:t,record:s,at:o,open:n=!1,known:r=!1,leave:a,playOn:i,toSheet:l,toCorrect:p}){let[c,$]=(0,S.useState)(o??null),{positions:u,verdict:h,problem:g,at:m,loaded:f}=D(t,s,
c),{value:v,problem:b}=(0,N.useLoaded)(()=>t.game(s.game).sheet(),[s.game,t]),w=(0,S.useCallback)(T=>$(T),[]);(0,S.useEffect)(()=>{if(c===null)return;let T=setTimeout(()=>(0,Ot.remember)({at:c}),xs);return()=>clearTimeout(
T)},[c]),(0,N.useTop)();let y=(0,N.useFocus)(h===null);return h===null||v===null?S.html`
            <main id="content" class="review" data-screen="review" aria-busy=${String(!g)}>
                <h1 ref=${y} tabindex="-1">${e("review.title")}</h1>
                <${ae.ProblemBox} problem=${g??b} t=${e} />
                ${(g??b)&&S.html`<button type="button" data-leave onClick=${a}>${e("back")}</button>`}
            </main>`:q(h.position,{known:r,open:n})?S.html`<${Ts} ...${{t:e,client:t,sheet:v,record:s,known:r,positions:u,verdict:h,at:m,loaded:f,move:w,leave:a,playOn:i,toSheet:l,toCorrect:p,problem:g}} />`:
S.html`<${Ss} sheet=${v} leave=${a} t=${e} />`}function Ss({sheet:e,leave:t,t:s}){let o=(0,N.useFocus)();return S.html`
        <main id="content" class="review" data-screen="review" data-not-yet>
            <h1 ref=${o} tabindex="-1">${s("review.of",{game:e.name})}</h1>
            <p>${s("review.not-yet")}</p>
            <p>${s("review.not-yet-but")}</p>
            <div><button type="button" class="primary" data-leave onClick=${t}>${s("review.leave")}</button></div>
        </main>
    `}function Ts({t:e,client:t,sheet:s,record:o,known:n,positions:r,verdict:a,at:i,loaded:l,move:p,leave:c,playOn:$,toSheet:u,toCorrect:h,problem:g}){let m=(0,N.useFocus)(a),[f,v]=(0,S.useState)(i),b=r.
steps[i];b!==void 0&&f!==i&&v(i);let{position:w,events:y}=b??r.steps[f]??r.steps[a.applied],{state:T}=w,E=Pt.GAMES[o.game],k=a.applied;return S.html`
        <main id="content" class="play review" data-screen="review" data-game=${o.game} data-ply=${T.ply} data-at=${i} data-loaded=${l}
            aria-busy=${String(b===void 0)}>
            <div class="play-bar">
                <div class="play-title">
                    <h1 ref=${m} tabindex="-1">${e("review.of",{game:s.name})}</h1>
                    ${!w.finished&&S.html` <span class="round">${e(E.turns?"play.turn-number":"play.round",{round:T.round})}</span>`}
                </div>
                <button type="button" data-leave onClick=${c}>${e(n?"back":"review.leave")}</button>
            </div>
            <${ae.ProblemBox} problem=${g} t=${e} />
            <${js} verdict=${a} record=${o} game=${E} t=${e} />
            <div class="stepping">
                <${Q} at=${i} last=${k} move=${p} t=${e} />
                <p class="now" role="status" data-now>${y.length>0?y.map(({text:R})=>R).join(" "):e(i===0?"review.start":"review.silent")}</p>
            </div>
            <div class="table-top">
                <section class="board-area" aria-label=${e("play.board")}>
                    <${E.Board} view=${T} gameSheet=${s} legal=${[]} act=${()=>{}} t=${e} seat=${null} toAct=${w.to_act}
                        scores=${w.scores} last=${y} log=${r.log(b?i:f)} prepared=${null} prepare=${()=>{}} />
                </section>
                <aside class="side">
                    <${ne} positions=${r} at=${i} last=${k} loaded=${l} move=${p} t=${e} />
                </aside>
            </div>
            <${yt} ...${{positions:r,verdict:a,at:i,sheet:s,record:o,playOn:$,toSheet:u,toCorrect:h,t:e}} />
            ${w.finished&&S.html`<${Rt.Scoresheet} sheet=${w.scores} state=${T} game=${E} t=${e} />`}
            <div class="tools">
                <${Et} game=${o.game} state=${T} events=${y} client=${t} scored=${w.finished} t=${e} />
                <${Lt.RulesBox} game=${o.game} ruleset=${T.ruleset} client=${t} t=${e} />
            </div>
        </main>
    `}function js({verdict:e,record:t,game:s,t:o}){let{refused:n,history_matches:r,scores_match:a,position:i}=e;return S.html`
        ${r===!1&&S.html`<p class="warning" data-history="false">${o("import.no-history")}</p>`}
        ${a===!1&&S.html`<p class="warning" data-scores="false">${o("import.no-scores")}</p>`}
        ${n!==null&&S.html`
            <details class="refused-here" open data-refused-index=${n.index}>
                <summary>${o("review.refused",{n:n.index+1,of:t.actions.length})}</summary>
                ${n.problem.type==="/problems/illegal-action"?S.html`<${Ct.RefusalText} document=${n.problem} game=${s} t=${o} view=${i.state} instead=${i.legal_actions} />`:S.html`<${ae.ProblemBox} problem=${{
problem:n.problem}} t=${o} />`}
            </details>`}
    `}var Gt=d(ee(),1),B=d(O(),1),Ft=d(de(),1),H=d(J(),1),Wt=d(Bt(),1),zt=d(At(),1),Jt=d(F(),1),qt=d(he(),1);var Qt=d(me(),1);var X=d(O(),1),Nt=d(fe(),1),ie=d(Dt(),1);function Ht({scores:e,state:t,names:s,game:o,t:n}){let{standings:r,winners:a,unit:i,decided_by:l,final:p}=e,c=u=>s[u]??u,$=a.length===0?n("scores.nobody"):n(a.
length>1?"scores.winners":"scores.winner",{names:a.map(c).join(", ")});return X.html`
        ${p&&X.html`<p><strong>${$}</strong> <span class="soft">${n(`scores.by.${l}`)}</span></p>`}
        <div class="sheet-standings">
            ${r.map(u=>X.html`
                <section key=${u.player} class="sheet-standing" data-standing=${u.player} data-total=${u.total}>
                    <h3><span class="rank">${u.rank}</span> ${c(u.player)} <span class="total">${(0,Nt.figure)(u.total)} <small>${n(`unit.${i}`)}</small></span></h3>
                    <div class="breakdown"><${o.Breakdown} sheet=${e} standing=${u} t=${n} /></div>
                    ${u.penalties!==void 0&&X.html`<p>${n("scores.penalties",{points:(0,ie.signed)(u.penalties)})}</p>`}
                    <p class="soft small">${n("scores.tiebreak",{figures:u.tiebreak.join(", ")})}</p>
                </section>`)}
        </div>
        <${ie.RefereeRecord} record=${e.referee} state=${t} game=${o} t=${n} />
    `}function ye({t:e,client:t,record:s,known:o=!1,open:n=!1,leave:r}){let{positions:a,verdict:i,problem:l,loaded:p}=D(t,s,null),{value:c,problem:$}=(0,H.useLoaded)(()=>t.game(s.game).sheet(),[s.game,t]),{
value:u,problem:h}=(0,H.useLoaded)(async()=>i&&t.game(s.game).scores(i.position.state),[i,t]);(0,H.useTop)();let g=(0,H.useFocus)(i===null),m=i!==null&&q(i.position,{known:o,open:n}),f=m&&c!==null&&u!==
null&&p===i.applied+1;return B.html`
        <main id="content" class="print-sheet" data-screen="sheet" data-game=${s.game} aria-busy=${String(!f&&!l)}>
            <div class="row unprinted">
                <button type="button" data-leave onClick=${r}>${e("back")}</button>
                ${m&&B.html`<button type="button" class="primary" data-print disabled=${!f} onClick=${()=>print()}>${e("review.print")}</button>`}
            </div>
            <h1 ref=${g} tabindex="-1">${c?.name??"…"}</h1>
            <${Jt.ProblemBox} problem=${l??$??h} t=${e} />
            ${i!==null&&!m&&B.html`<p>${e("review.not-yet")}</p><p>${e("review.not-yet-but")}</p>`}
            ${f&&B.html`<${Es} ...${{t:e,sheet:c,scores:u,record:s,positions:a,verdict:i}} />`}
        </main>
    `}function Es({t:e,sheet:t,scores:s,record:o,positions:n,verdict:r}){let{state:a}=r.position,i=o.start.names??{},p=[["review.sheet.edition",[t.rulesets.find(({id:c})=>c===a.ruleset)?.name??a.ruleset,
a.variant!=="standard"&&(0,zt.valueName)("variant",a.variant,e)].filter(Boolean).join(", ")],["review.sheet.players",a.players.map(({id:c})=>i[c]??c).join(", ")],["setup.dealer",e(`setup.dealer.${a.dealer}`)],
["review.sheet.date",re(o,e)||"________________"],["review.sheet.actions",String(r.applied)]];return B.html`
        <dl class="facts">${p.map(([c,$])=>B.html`<div key=${c}><dt>${e(c)}</dt><dd>${$}</dd></div>`)}</dl>
        ${!r.position.finished&&B.html`<p class="warning" data-unfinished>${e("review.sheet.unfinished")}</p>`}
        <h2>${e("scores.title")}</h2>
        <${Ht} scores=${s} state=${a} names=${i} game=${Gt.GAMES[o.game]} t=${e} />
        <h2>${e("review.sheet.check")}</h2>
        <${Ps} state=${a} positions=${n} verdict=${r} t=${e} />
        <h2>${e("scores.rulings",{n:s.rulings.length})}</h2>
        <${qt.RulingsTable} rulings=${s.rulings} t=${e} />
        <h2>${e("transcript.title")}</h2>
        <ol class="told-all" start="0">
            ${n.steps.map(({events:c},$)=>B.html`<li key=${$} value=${$}>${c.map(({text:u})=>u).join(" ")||e("review.silent")}</li>`)}
        </ol>
    `}function Ps({state:e,positions:t,verdict:s,t:o}){let{value:n}=(0,H.useLoaded)(()=>(0,Qt.linkTo)((0,Ft.pageAddress)(),ge(t,s),s.applied),[s]),{code:r}=(0,Wt.useQr)(n,o("review.sheet.code")),{seed:a,
nonce:i,commitment:l}=e.deal??{},p=[["review.sheet.history",e.history],["review.sheet.commitment",l],["setup.seed",a],["review.sheet.nonce",i]].filter(([,c])=>c);return B.html`
        <div class="check">
            <div>
                <p>${o(r===null?"review.sheet.check-file":"review.sheet.check-code")}</p>
                <dl class="facts digests">${p.map(([c,$])=>B.html`<div key=${c}><dt>${o(c)}</dt><dd><code>${$}</code></dd></div>`)}</dl>
            </div>
            ${r}
        </div>
    `}function Cs({t:e,client:t,go:s,screen:o,session:n,open:r,enter:a}){let{id:i,at:l,record:p}=o,c={t:e,client:t,at:l,open:r,playOn:a},$={...c,record:n,key:i,toSheet:f=>s("sheet",{id:i,at:f}),toCorrect:f=>s(
"correct",{id:i,at:f})},u={...c,record:p,known:!0,key:p,toSheet:f=>s("seen-sheet",{record:p,at:f}),toCorrect:f=>s("seen-correct",{record:p,at:f})},h=()=>s("play",{id:i}),g=()=>s("review",{id:i,at:l}),
m=()=>s("seen",{record:p,at:l});return{review:()=>z.html`<${we} ...${$} leave=${h} />`,sheet:()=>z.html`<${ye} ...${$} leave=${g} />`,correct:()=>z.html`<${$e} ...${$} leave=${g} />`,seen:()=>z.html`<${we} ...${u} leave=${()=>s(
"start")} />`,"seen-sheet":()=>z.html`<${ye} ...${u} leave=${m} />`,"seen-correct":()=>z.html`<${$e} ...${u} leave=${m} />`}}export{Cs as screens};
