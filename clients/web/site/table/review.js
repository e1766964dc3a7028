if (globalThis.gavelParts?.release !== "c9d26ca8c85c") throw new Error("another release");
var rs=Object.create;var Se=Object.defineProperty;var as=Object.getOwnPropertyDescriptor;var is=Object.getOwnPropertyNames;var ls=Object.getPrototypeOf,cs=Object.prototype.hasOwnProperty;var y=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(s){throw t=0,s}};var ps=(e,t,s,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let n of is(t))!cs.call(e,n)&&n!==s&&Se(e,n,{get:()=>t[n],enumerable:!(o=as(t,n))||o.enumerable});return e};var u=(e,t,s)=>(s=e!=null?rs(ls(e)):{},ps(t||!e||!e.__esModule?Se(s,"default",{value:e,enumerable:!0}):s,e));var O=y((Ds,Te)=>{Te.exports=globalThis.gavelParts["src/lib/preact.js"]});var ee=y((Hs,je)=>{je.exports=globalThis.gavelParts["src/games/index.js"]});var J=y((Gs,Pe)=>{Pe.exports=globalThis.gavelParts["src/app/hooks.js"]});var F=y((Ns,Ee)=>{Ee.exports=globalThis.gavelParts["src/app/problem-box.js"]});var Oe=y((Fs,Ce)=>{Ce.exports=globalThis.gavelParts["src/app/action-panel.js"]});var Re=y((Ws,Le)=>{Le.exports=globalThis.gavelParts["src/app/forfeited.js"]});var Be=y((zs,_e)=>{_e.exports=globalThis.gavelParts["src/app/referee-screen.js"]});var Ae=y((Js,Me)=>{Me.exports=globalThis.gavelParts["src/app/viewer.js"]});var le=y((Ys,Qe)=>{Qe.exports=globalThis.gavelParts["src/app/refusal.js"]});var tt=y((bo,et)=>{et.exports=globalThis.gavelParts["src/app/router.js"]});var ot=y((vo,st)=>{st.exports=globalThis.gavelParts["src/app/rules-box.js"]});var rt=y((wo,nt)=>{nt.exports=globalThis.gavelParts["src/app/scoresheet.js"]});var ue=y((yo,at)=>{at.exports=globalThis.gavelParts["src/app/home.js"]});var lt=y((ko,it)=>{it.exports=globalThis.gavelParts["src/app/links/link-box.js"]});var de=y((xo,ct)=>{ct.exports=globalThis.gavelParts["src/app/review/packed.js"]});var $t=y((So,pt)=>{pt.exports=globalThis.gavelParts["src/app/download.js"]});var me=y((To,ut)=>{ut.exports=globalThis.gavelParts["src/app/figure.js"]});var fe=y((jo,dt)=>{dt.exports=globalThis.gavelParts["src/app/winners.js"]});var ge=y((Po,mt)=>{mt.exports=globalThis.gavelParts["src/app/dates.js"]});var Et=y((_o,Pt)=>{Pt.exports=globalThis.gavelParts["src/app/fields.js"]});var be=y((Bo,Ct)=>{Ct.exports=globalThis.gavelParts["src/app/rulings-table.js"]});var Ht=y((Wo,Dt)=>{Dt.exports=globalThis.gavelParts["src/app/links/qr.js"]});var Nt=y((zo,Gt)=>{Gt.exports=globalThis.gavelParts["src/app/option-value.js"]});var Wt=y((Jo,Ft)=>{Ft.exports=globalThis.gavelParts["src/app/referee-record.js"]});var z=u(O(),1);var Ze=u(ee(),1),C=u(O(),1),W=u(J(),1),pe=u(F(),1);var A=u(O(),1),Ie=u(Oe(),1),De=u(Re(),1),He=u(Be(),1),Ge=u(Ae(),1);function te({position:e,log:t,table:s,client:o,choose:n,t:r}){let{game:a,gameSheet:i}=s,l=(0,Ge.choosing)(e),[$,c]=(0,A.useState)(null),
[p,d]=(0,A.useState)(null),[h,g]=(0,A.useState)(!1),m=l.includes($)?$:l[0]??null,{state:f}=e;if(h)return A.html`<${He.RefereeScreen} table=${{...s,act:n}} position=${e} client=${o} t=${r} rule=${n} refusal=${null} busy=${!1}
            close=${()=>g(!1)} hides=${!1} part=${!0} />`;let w={view:f,gameSheet:i,legal:e.legal_actions.filter(({player:v})=>v===m),act:n,t:r,prepared:p,prepare:d};return A.html`
        <div class="table-top" data-chooser=${m}>
            <section class="board-area" aria-label=${r("play.board")}>
                <${a.Board} ...${w} seat=${m} toAct=${e.to_act} scores=${e.scores} last=${e.events} log=${t} />
            </section>
            <aside class="side">
                <section class="actions" aria-labelledby="turn">
                    <h2 id="turn">${m===null?r("correcting.nobody"):m==="table"?r("play.table-turn"):r("play.turn",{player:m})}</h2>
                    <p class="hint">${r("correcting.choose-hint")}</p>
                    ${l.length>1&&A.html`<div class="row tight" role="group" aria-label=${r("play.who")}>
                        ${l.map(v=>A.html`<button type="button" key=${v} data-enter-for=${v} aria-pressed=${String(v===m)} onClick=${()=>c(v)}>${v}</button>`)}
                    </div>`}
                    <${De.Forfeited} position=${e} table=${s} view=${f} rule=${n} />
                    <${Ie.ActionPanel} ...${w} game=${a} busy=${!1} player=${m} key=${m} />
                    <div><button type="button" data-referee onClick=${()=>g(!0)}><span aria-hidden="true">⚖</span> ${r("correcting.by-referee")}</button></div>
                </section>
            </aside>
        </div>
    `}var Ne=(e,t)=>({position:e,judged:[],refused:null,rest:t,cut:[]});async function V(e,t){if(t.rest.length===0||t.refused!==null)return t;let{position:s,applied:o,refused:n}=await e(t.position.state,t.rest.
map(({action:a})=>a)),r=t.rest.slice(0,o).map(a=>({...a,problem:null}));return{...t,position:s,judged:[...t.judged,...r],refused:n===null?null:{...t.rest[o],problem:n.problem},rest:t.rest.slice(o+1)}}
var Y=e=>({...e,judged:[...e.judged,e.refused],refused:null}),Fe=(e,t)=>({...Y(e),rest:[{action:t,was:null},...e.rest]}),We=e=>({...Y(e),rest:[],cut:e.rest});async function ze(e,t,s){for(;s.refused!==
null;){let{position:o,rest:n,judged:r}=Y(s),i=(await t(o.state,n.map(({action:l})=>l))).map((l,$)=>({...n[$],problem:l}));s=await V(e,{...s,refused:null,judged:[...r,...i],rest:n.slice(i.length)})}return s}
var Je=e=>e.judged.filter(({problem:t})=>t===null).map(({action:t})=>t);function qe(e,t,s,o){let n=e.map((r,a)=>({action:r,was:a})).slice(s==="insert"?t:t+1);return[...o.map(r=>({action:r,was:null})),
...n]}var q=({finished:e,state:t},{known:s,open:o})=>e||s||o||t.dealer==="table";var E=u(O(),1),oe=u(F(),1),Ue=u(le(),1);var j=u(O(),1),Ye=u(F(),1);var K=u(O(),1),Ve={ArrowLeft:e=>e-1,ArrowRight:e=>e+1,Home:()=>0,End:(e,t)=>t},$s="input, select, textarea, dialog, [contenteditable], [role=button], .scrolling, .clauses";function us({key:e,ctrlKey:t,
metaKey:s,altKey:o,shiftKey:n,target:r},a,i){return t||s||o||n||!(e in Ve)||r.closest?.($s)?null:Math.max(0,Math.min(i,Ve[e](a,i)))}function Q({at:e,last:t,move:s,t:o}){(0,K.useLayoutEffect)(()=>{let r=a=>{
let i=us(a,e,t);i!==null&&(a.preventDefault(),s(i))};return addEventListener("keydown",r),()=>removeEventListener("keydown",r)},[e,t,s]);let n=(r,a,i,l)=>K.html`
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
    `}var I=u(O(),1);var ds=e=>Math.max(16,Math.ceil(Math.sqrt(e)));function ms(e,{deal:t}){if(e.setup===void 0||!t?.seed)return e;let{seed:s,nonce:o}=t;return{...e,setup:{...e.setup,seed:s,...o!==void 0&&{nonce:o}}}}var se=class{#s;#e;#t=16;#n=null;#o=new Map;steps=[];constructor(t,s){
this.#s=t,this.#e=s}async judge(){let{game:t,start:s,actions:o,history:n,scores:r}=this.#e,a={...n!==void 0&&{history:n},...r!==void 0&&{scores:r}},i=await this.#s.game(t).replay({...s,actions:o,...a}),
{position:l,applied:$}=i;return this.#e={...this.#e,start:ms(s,l.state),actions:o.slice(0,$)},this.#t=ds($),this.steps[$]={position:l,events:l.events},i}get record(){return this.#e}async load(t){if(this.
steps[t]!==void 0)return;this.#n??=this.#a(),await this.#n;let s=t-t%this.#t;this.#o.has(s)||this.#o.set(s,this.#i(s)),await this.#o.get(s)}nextMissing(t){let s=[];for(let o=0;o<this.#e.actions.length;o+=
this.#t){let n=Math.min(o+this.#t,this.#e.actions.length);for(let r=o;r<n;r++)if(this.steps[r]===void 0){s.push(r);break}}return s.sort((o,n)=>Math.abs(o-t)-Math.abs(n-t))[0]??-1}log(t){let s=t;for(;s>
0&&this.steps[s-1]!==void 0;)s--;return this.steps.slice(s,t+1).flatMap(({events:o})=>o)}async#a(){let{start:t,actions:s}=this.#e,o=[];for(let n=0;n<s.length;n+=this.#t)o.push(n);await this.#r(o.map(n=>[
n,{...t,actions:s.slice(0,n)}]))}async#i(t){let{start:s,actions:o}=this.#e,{state:n}=this.steps[t].position,r=[];for(let a=t+1;a<Math.min(t+this.#t,o.length);a++)r.push([a,{state:n,actions:o.slice(t,a),
...s.names&&{names:s.names}}]);await this.#r(r)}async#r(t){let{game:s}=this.#e,o=t.map(([n,r])=>({id:n,operation:"replays",game:s,body:r}));for await(let n of this.#s.batch(o)){let{position:r}=n.unwrap();
this.steps[n.id]={position:r,events:r.events}}}};function D(e,t,s){let{start:o,actions:n,history:r}=t,a=(0,I.useMemo)(()=>new se(e,t),[e,o,n,r]),[i,l]=(0,I.useState)({of:null,verdict:null,problem:null}),[$,c]=(0,I.useState)(0),p=i.of===a?i:{verdict:null,
problem:null},{verdict:d}=p,h=d===null?0:Math.max(0,Math.min(s??d.applied,d.applied)),g=()=>c(a.steps.filter(Boolean).length),m=f=>l(w=>({...w,of:a,problem:f}));return(0,I.useEffect)(()=>{let f=!1;return a.
judge().then(w=>!f&&l({of:a,verdict:w,problem:null}),w=>!f&&m(w)),()=>{f=!0}},[a]),(0,I.useEffect)(()=>{if(d===null)return;let f=!1;return(async()=>{for(let v=h;v>=0&&!f;v=a.nextMissing(h))await a.load(
v),f||g()})().catch(v=>!f&&m(v)),()=>{f=!0}},[a,d,h]),{positions:a,...p,at:h,loaded:$}}var ce=e=>e?.events.map(({text:t})=>t).join(" ");function fs({judged:e,cut:t},s,o,n){let r=s;return[...e.map(({was:i,problem:l})=>{let $=i===null?void 0:ce(o[i+1]);if(l!==null)return{fate:"out",was:i,
old:$,problem:l};r+=1;let c=ce(n[r]);return{fate:i===null?"new":c!==void 0&&$!==void 0&&c!==$?"changed":"kept",was:i,old:$,now:c,place:r}}),...t.map(({was:i})=>({fate:"cut",was:i,old:i===null?void 0:ce(
o[i+1])}))]}function Ke({line:e,before:t,old:s,record:o,table:n,client:r,playOn:a,t:i}){let{game:l,gameSheet:$}=n,c=(0,j.useMemo)(()=>{let{start:P,actions:x}=s.record;return{game:o.game,start:P,actions:[
...x.slice(0,t),...Je(e)]}},[e]),p=c.actions.length,[d,h]=(0,j.useState)(p);(0,j.useEffect)(()=>h(p),[p]);let{positions:g,at:m,loaded:f,problem:w}=D(r,c,d),v=fs(e,t,s.steps,g.steps),b=P=>v.filter(({fate:x})=>x===
P).length,k=g.steps[m],T=i("correcting.name",{game:o.name||$.name});return j.html`
        <${Ye.ProblemBox} problem=${w} t=${i} />
        <p class="now" role="status" data-kept=${b("kept")} data-changed=${b("changed")} data-out=${b("out")}>
            ${i("correcting.summary",{kept:b("kept"),changed:b("changed"),out:b("out")+b("cut")})}</p>
        <div class="stepping"><${Q} at=${m} last=${p} move=${P=>h(Math.max(t,P))} t=${i} /></div>
        <div class="row tight">
            <button type="button" class="primary" data-confirm onClick=${()=>a({...c,actions:c.actions.slice(0,m),cursor:m,name:T})}>
                ${i(m===p?"correcting.confirm":"correcting.confirm-to",{n:m})}</button>
            <span class="hint">${i("correcting.confirm-hint")}</span>
        </div>
        <div class="table-top" data-loaded=${f}>
            <section class="board-area" aria-label=${i("play.board")}>
                ${k&&j.html`<${l.Board} view=${k.position.state} gameSheet=${$} legal=${[]} act=${()=>{}} t=${i} seat=${null} toAct=${k.position.to_act}
                    scores=${k.position.scores} last=${k.events} log=${g.log(m)} prepared=${null} prepare=${()=>{}} />`}
            </section>
            <aside class="side">
                <section class="log" aria-labelledby="fates">
                    <h2 class="small" id="fates">${i("correcting.fates")}</h2>
                    <ol class="review-log fates" tabindex="0" aria-labelledby="fates">${v.map((P,x)=>j.html`<${gs} key=${x} ...${P} at=${m} setEnd=${h} t=${i} />`)}</ol>
                </section>
            </aside>
        </div>
    `}function gs({fate:e,was:t,old:s,now:o,place:n,problem:r,at:a,setEnd:i,t:l}){let $=j.html`
        <span class="number">${t===null?"+":t+1}</span>
        <span>
            <strong class="fate">${l(`correcting.fate.${e}`)}</strong>
            ${e==="kept"||e==="new"?j.html` ${o??s}`:j.html` <span class="soft">${s}</span>`}
            ${e==="changed"&&j.html`<span class="told">${l("correcting.now",{told:o})}</span>`}
            ${r?.violations?.map(c=>j.html`<span class="told" data-code=${c.code}>${c.detail} ${c.clause&&j.html`<em data-clause=${c.rule}>${c.clause}</em>`}</span>`)}
        </span>`;return j.html`<li data-fate=${e}>
        ${n===void 0?j.html`<div class="fate-line">${$}</div>`:j.html`<button type="button" data-end=${n} tabindex=${n===a?0:-1} aria-current=${n===a?"step":void 0} onClick=${()=>i(n)}>${$}</button>`}
    </li>`}function hs(e,t,s){let o=(n,r)=>({state:n,actions:r,...s&&{names:s}});return{play:(n,r)=>e.game(t).replay(o(n,r)),firstLegal:async(n,r)=>{let a=[],i=r.map((l,$)=>({id:$,operation:"replays",game:t,body:o(
n,[l])}));for await(let l of e.batch(i)){let{refused:$}=l.unwrap();if($===null)break;a.push($.problem)}return a}}}function Xe({t:e,client:t,table:s,record:o,positions:n,entries:r,before:a,playOn:i}){let[
l,$]=(0,E.useState)(null),[c,p]=(0,E.useState)(null),[d,h]=(0,E.useState)(!1),[g,m]=(0,E.useState)(!1),{start:f}=n.record,{play:w,firstLegal:v}=hs(t,o.game,f.names),b=async x=>{if(!d){h(!0),m(!1),p(null);
try{$(await x())}catch(R){p(R)}h(!1)}};if((0,E.useEffect)(()=>{b(async()=>(await n.load(a),V(w,Ne(n.steps[a].position,r))))},[r]),l===null)return E.html`<p role="status">${e("correcting.judging")}</p><${oe.ProblemBox} problem=${c} t=${e} />`;
let{refused:k}=l,T=x=>n.steps[x+1]?.events.map(({text:R})=>R).join(" ")??"",P=l.judged.filter(x=>x.problem===null).length;return E.html`
        <${oe.ProblemBox} problem=${c} t=${e} />
        ${k!==null&&E.html`
            <section class="tool refused-here" aria-busy=${String(d)} data-waiting=${k.was??"new"}>
                <h2>${k.was===null?e("correcting.refused-new"):e("correcting.refused",{n:k.was+1})}</h2>
                ${k.was!==null&&E.html`<p>${e("correcting.told",{told:T(k.was)})}</p>`}
                <p class="soft">${e("correcting.so-far",{kept:P,rest:l.rest.length})}</p>
                <${bs} problem=${k.problem} position=${l.position} game=${s.game} t=${e} />
                <div class="row tight">
                    <button type="button" class="primary" data-decide="instead" onClick=${()=>m(!g)} aria-expanded=${String(g)}>${e("correcting.instead")}</button>
                    <button type="button" data-decide="out" disabled=${d} onClick=${()=>b(()=>V(w,Y(l)))}>${e("correcting.out")}</button>
                    <button type="button" data-decide="out-all" disabled=${d} onClick=${()=>b(()=>ze(w,v,l))}>${e("correcting.out-all")}</button>
                    <button type="button" data-decide="end" disabled=${d} onClick=${()=>$(We(l))}>${e("correcting.end-here")}</button>
                </div>
            </section>
            ${g&&E.html`<${te} position=${l.position} log=${l.position.events} table=${s} client=${t} t=${e}
                choose=${x=>b(()=>V(w,Fe(l,x)))} />`}`}
        ${k===null&&E.html`<${Ke} line=${l} before=${a} told=${T} old=${n} record=${o} table=${s} client=${t} playOn=${i} t=${e} />`}
    `}var bs=({problem:e,position:t,game:s,t:o})=>e.type==="/problems/illegal-action"?E.html`<${Ue.RefusalText} document=${e} game=${s} t=${o} view=${t.state} instead=${t.legal_actions} />`:E.html`<${oe.ProblemBox} problem=${{
problem:e}} t=${o} />`;var M=u(O(),1);function ne({positions:e,at:t,last:s,loaded:o,move:n,t:r}){let a=(0,M.useRef)(null);return(0,M.useEffect)(()=>{let i=a.current?.querySelector("[aria-current]");if(!i)return;let{offsetTop:l,
offsetHeight:$}=i.parentElement,{scrollTop:c,clientHeight:p}=a.current;(l<c||l+$>c+p)&&(a.current.scrollTop=l-p/2)},[t,o]),M.html`
        <section class="log" aria-labelledby="log-title">
            <h2 id="log-title" class="small">${r("log.title")}</h2>
            <ol class="review-log" ref=${a}>
                ${Array.from({length:s+1},(i,l)=>M.html`
                    <li key=${l}><button type="button" data-go-to=${l} tabindex=${l===t?0:-1}
                        aria-current=${l===t?"step":void 0} onClick=${()=>n(l)}>
                        <span class="number">${l}</span>
                        <span><${vs} step=${e.steps[l]} index=${l} t=${r} /></span>
                    </button></li>`)}
            </ol>
        </section>
    `}function vs({step:e,index:t,t:s}){return e===void 0?M.html`<span class="soft">…</span>`:e.events.length===0?M.html`<span class="soft">${s(t===0?"review.start":"review.silent")}</span>`:e.events.
map(({text:o,type:n},r)=>M.html`<span key=${r} class="told" data-event-type=${n}>${o} </span>`)}function $e({t:e,client:t,record:s,at:o,known:n=!1,open:r=!1,leave:a,playOn:i}){let[l,$]=(0,C.useState)(o??null),[c,p]=(0,C.useState)(null),[d,h]=(0,C.useState)(null),[g,m]=(0,C.useState)(!1),f=D(t,s,
l),{value:w,problem:v}=(0,W.useLoaded)(()=>t.game(s.game).sheet(),[s.game,t]);(0,W.useTop)();let b=d!==null?"line":c!==null?"chooser":"choice",k=(0,W.useFocus)(b,f.verdict===null),{positions:T,verdict:P,
at:x}=f,R=P!==null&&w!==null,Z=R&&!g&&!q(P.position,{known:n,open:r}),ts={game:Ze.GAMES[s.game],gameSheet:w,t:e,busy:!1,act:()=>{}},ie={t:e,client:t,table:ts,record:s},xe=(N,ns)=>h({entries:qe(T.record.
actions,x-1,N,ns),before:x-1}),ss=N=>N==="remove"?xe(N,[]):p(N),os=()=>d===null&&c===null?a():(h(null),p(null));return C.html`
        <main id="content" class="play review correcting" data-screen="correcting" data-stage=${b} data-at=${x} aria-busy=${String(!R)}>
            <div class="play-bar">
                <div class="play-title"><h1 ref=${k} tabindex="-1">${e(`correcting.title.${b}`,{n:x})}</h1></div>
                <button type="button" data-back onClick=${os}>${e("back")}</button>
            </div>
            <${pe.ProblemBox} problem=${f.problem??v} t=${e} />
            ${Z&&C.html`<p>${e("ruling.covered")}</p>
                <div><button type="button" class="primary" data-uncover onClick=${()=>m(!0)}>${e("ruling.uncover")}</button></div>`}
            ${R&&!Z&&b==="choice"&&C.html`<${ys} ...${ie} ...${f} move=${$} take=${ss} />`}
            ${R&&!Z&&b==="chooser"&&C.html`<${ws} positions=${T} at=${x-1} ...${ie} choose=${N=>xe(c,[N])} />`}
            ${R&&!Z&&b==="line"&&C.html`<${Xe} ...${ie} positions=${T} ...${d} playOn=${i} />`}
        </main>
    `}function ws({positions:e,at:t,...s}){let{value:o,problem:n}=(0,W.useLoaded)(async()=>(await e.load(t),e.steps[t]),[e,t]);return o===null?C.html`<${pe.ProblemBox} problem=${n} t=${s.t} />`:C.html`<${te} position=${{
...o.position,events:o.events}} log=${e.log(t)} ...${s} />`}function ys({t:e,table:t,positions:s,verdict:o,at:n,loaded:r,move:a,take:i}){let{game:l,gameSheet:$}=t,c=s.steps[n],{applied:p}=o;return C.html`
        <p class="hint">${e("correcting.lead")}</p>
        <div class="stepping">
            <${Q} at=${n} last=${p} move=${a} t=${e} />
            <p class="now" role="status" data-now>${c?.events.map(({text:d})=>d).join(" ")}</p>
        </div>
        <div class="row tight correcting-ways" role="group" aria-label=${e("correcting.ways",{n})}>
            ${["replace","insert","remove"].map(d=>C.html`
                <button type="button" key=${d} class=${d==="replace"?"primary":""} data-way=${d} disabled=${n===0} onClick=${()=>i(d)}>${e(`correcting.way.${d}`,{n})}</button>`)}
        </div>
        <div class="table-top">
            <section class="board-area" aria-label=${e("play.board")}>
                ${c&&C.html`<${l.Board} view=${c.position.state} gameSheet=${$} legal=${[]} act=${()=>{}} t=${e} seat=${null} toAct=${c.position.to_act}
                    scores=${c.position.scores} last=${c.events} log=${s.log(n)} prepared=${null} prepare=${()=>{}} />`}
            </section>
            <aside class="side"><${ne} positions=${s} at=${n} last=${p} loaded=${r} move=${a} t=${e} /></aside>
        </div>
    `}var _t=u(ee(),1),S=u(O(),1),H=u(J(),1),re=u(F(),1),Bt=u(le(),1),Mt=u(tt(),1),At=u(ot(),1),It=u(rt(),1);var U=u(O(),1),kt=u(ue(),1),xt=u(J(),1),St=u(lt(),1),Tt=u(de(),1);var L=u(O(),1),ht=u($t(),1),bt=u(me(),1),vt=u(fe(),1),wt=u(ge(),1);var ks=e=>Math.max(630,236+e*84+96);function xs(e,t,s){if(s(e)<=t)return e;let o=[...e];for(;o.length>0&&s(`${o.join("")}…`)>t;)o.pop();return`${o.join("")}…`}function ft(e,{title:t,verdict:s,standings:o,
foot:n},r){e.width=1200,e.height=ks(o.length);let a=e.getContext("2d"),i=(l,$,c,{size:p,weight:d=400,ink:h="--ink",width:g=1136-$,family:m="--type-text",end:f=!1})=>{a.font=`${d} ${p}px ${r(m)}`,a.fillStyle=
r(h),a.textAlign=f?"right":"left",a.fillText(xs(l,g,w=>a.measureText(w).width),$,c)};return a.fillStyle=r("--felt"),a.fillRect(0,0,e.width,e.height),a.fillStyle=r("--wood"),a.fillRect(0,0,e.width,16),
i(t,64,96,{size:40,ink:"--ink-soft",family:"--type-title"}),i(s,64,176,{size:64,weight:600,family:"--type-title"}),o.forEach(({rank:l,player:$,total:c,winner:p,place:d},h)=>{let g=236+h*84;a.fillStyle=
r(p?"--gold":"--paper"),a.fillRect(64,g,1072,72),a.fillStyle=r(`--player-${d}`),a.fillRect(64,g,14,72);let m=p?"--gold-ink":"--ink";i(String(l),104,g+50,{size:36,weight:700,ink:m,width:60}),i($,174,g+
50,{size:36,weight:p?700:400,ink:m,width:640}),i(c,1108,g+50,{size:36,weight:700,ink:m,width:280,end:!0})}),i(n,64,e.height-36,{size:24,ink:"--ink-soft"}),e}var gt=e=>new Promise((t,s)=>e.toBlob(o=>o?
t(o):s(new Error("no picture")),"image/png"));function Ss(e){return t=>{let s=getComputedStyle(e),o=s.getPropertyValue(t).trim();return o.startsWith("light-dark(")?(e.style.color=o,s.color):o}}function Ts(e,t,s,o){let{scores:n,state:r}=e,{standings:a,
winners:i,unit:l}=n,$=p=>s.start.names?.[p]??p,c=a.map(({rank:p,player:d,total:h,penalties:g=0,winner:m})=>({rank:p,player:$(d),total:`${(0,bt.figure)(h+g)} ${o(`unit.${l}`)}`,winner:m,place:r.players.
findIndex(({id:f})=>f===d)+1}));return{title:t.name,verdict:(0,vt.winnersIn)(i.map($),o),standings:c,foot:[(0,wt.dateOf)(s,o),o("review.picture-foot")].filter(Boolean).join(" · ")}}var js=e=>navigator.
canShare?.({files:[e]})??!1;function yt({position:e,sheet:t,record:s,t:o}){let[n,r]=(0,L.useState)(!1);return L.html`
        <details class="picture" data-picture onToggle=${({target:a})=>r(a.open)}>
            <summary>${o("review.picture")}</summary>
            ${n&&L.html`<${Ps} result=${Ts(e,t,s,o)} game=${s.game} t=${o} />`}
        </details>
    `}function Ps({result:e,game:t,t:s}){let o=(0,L.useRef)(null),[n,r]=(0,L.useState)(null),[a,i]=(0,L.useState)(!1);(0,L.useEffect)(()=>{let c=!1;return gt(ft(o.current,e,Ss(o.current))).then(p=>!c&&
r(new File([p],`gavel-${t}.png`,{type:p.type}))),()=>{c=!0}},[JSON.stringify(e)]);let l=async()=>{try{await navigator.clipboard.write([new ClipboardItem({"image/png":n})]),i(!0)}catch{i(!1)}},$=[e.title,
e.verdict,...e.standings.map(({rank:c,player:p,total:d})=>`${c}. ${p}: ${d}`)].join("; ");return L.html`
        <canvas ref=${o} role="img" aria-label=${$} data-canvas=${String(n!==null)}></canvas>
        <div class="row tight">
            ${n&&js(n)&&L.html`<button type="button" data-share-picture onClick=${()=>navigator.share({files:[n],title:e.title}).catch(()=>{})}>${s("review.picture-share")}</button>`}
            ${n&&L.html`<button type="button" data-save-picture onClick=${()=>(0,ht.download)(n.name,n)}>${s("review.picture-save")}</button>`}
            ${n&&"ClipboardItem"in globalThis&&L.html`<button type="button" data-copy-picture onClick=${l}>${s(a?"copied":"review.picture-copy")}</button>`}
        </div>
    `}function he(e,t){let{game:s,start:o,actions:n}=e.record,{setup:r,state:a,names:i}=o;return{game:s,...r?{setup:r}:{state:a},actions:n,...i&&{names:i},history:t.position.state.history}}function jt({positions:e,
verdict:t,at:s,sheet:o,record:n,playOn:r,toSheet:a,toCorrect:i,t:l}){let{value:$,problem:c}=(0,xt.useLoaded)(()=>(0,Tt.linkTo)((0,kt.pageAddress)(),he(e,t),s),[t,s]),{game:p,start:d,actions:h}=e.record,
g=l("review.what-if-name",{game:n.name||o.name,at:s}),m=t.position.finished&&s===t.applied;return U.html`
        <section class="tool position-tools" aria-labelledby="position-tools" data-position-tools>
            <h2 class="small" id="position-tools">${l("review.here",{at:s})}</h2>
            <div class="tool-columns">
                <div>
                    <p class="hint">${l("review.link-hint")}</p>
                    ${c?U.html`<p>${l("review.no-link")}</p>`:U.html`<${St.LinkBox} url=${$??""} name=${l("review.link",{at:s})} t=${l} kind="position" />`}
                </div>
                <div>
                    <p class="hint">${l(m?"review.what-if-over":"review.what-if-hint")}</p>
                    <div class="row tight">
                        <button type="button" data-what-if disabled=${m}
                            onClick=${()=>r({game:p,start:d,actions:h.slice(0,s),cursor:s,name:g})}>${l("review.what-if")}</button>
                        <button type="button" data-go="correct" disabled=${s===0}
                            onClick=${()=>i(s)}>${l("correcting.open-here")}</button>
                        <button type="button" data-go="sheet" onClick=${()=>a(s)}>${l("review.sheet")}</button>
                    </div>
                    ${t.position.finished&&U.html`<${yt} position=${t.position} sheet=${o} record=${n} t=${l} />`}
                </div>
            </div>
        </section>
    `}var _=u(O(),1),Ot=u(Et(),1),ve=u(J(),1),we=u(F(),1),Lt=u(be(),1);function Rt({game:e,state:t,events:s,client:o,scored:n,t:r}){let{value:a,problem:i}=(0,ve.useLoaded)(()=>o.game(e).rules(),[e,o]),$=[...new Set(
s.map(({rule:c})=>c))].flatMap(c=>(a?.clauses??[]).filter(p=>p.id===c));return _.html`
        <section class="tool rules-here" aria-labelledby="rules-here" data-rules-here>
            <h2 class="small" id="rules-here">${r("review.rules")}</h2>
            <${we.ProblemBox} problem=${i} t=${r} />
            ${$.length===0&&a&&_.html`<p class="soft">${r("review.no-rules")}</p>`}
            <dl>${$.map(({id:c,text:p})=>_.html`
                <div key=${c} data-clause=${c}><dt><code>${c}</code></dt><dd><${Ot.Prose} text=${p} /></dd></div>`)}</dl>
            ${!n&&_.html`<${Es} game=${e} state=${t} client=${o} t=${r} />`}
        </section>
    `}function Es({t:e,...t}){let[s,o]=(0,_.useState)(!1);return _.html`
        <details class="rulings" data-rulings onToggle=${({target:n})=>o(n.open)}>
            <summary>${e("review.rulings")}</summary>
            ${s&&_.html`<${Cs} t=${e} ...${t} />`}
        </details>
    `}function Cs({game:e,state:t,client:s,t:o}){let{ruleset:n,variant:r,options:a}=t,{value:i,problem:l}=(0,ve.useLoaded)(()=>s.game(e).scores(t),[s,JSON.stringify([n,r,a])]);return _.html`
        <${we.ProblemBox} problem=${l} t=${o} />
        ${i&&_.html`<${Lt.RulingsTable} rulings=${i.rulings} t=${o} />`}
    `}var Os=200;function ye({t:e,client:t,record:s,at:o,open:n=!1,known:r=!1,leave:a,playOn:i,toSheet:l,toCorrect:$}){let[c,p]=(0,S.useState)(o??null),{positions:d,verdict:h,problem:g,at:m,loaded:f}=D(t,s,
c),{value:w,problem:v}=(0,H.useLoaded)(()=>t.game(s.game).sheet(),[s.game,t]),b=(0,S.useCallback)(T=>p(T),[]);(0,S.useEffect)(()=>{if(c===null)return;let T=setTimeout(()=>(0,Mt.remember)({at:c}),Os);return()=>clearTimeout(
T)},[c]),(0,H.useTop)();let k=(0,H.useFocus)(h===null);return h===null||w===null?S.html`
            <main id="content" class="review" data-screen="review" aria-busy=${String(!g)}>
                <h1 ref=${k} tabindex="-1">${e("review.title")}</h1>
                <${re.ProblemBox} problem=${g??v} t=${e} />
                ${(g??v)&&S.html`<button type="button" data-leave onClick=${a}>${e("back")}</button>`}
            </main>`:q(h.position,{known:r,open:n})?S.html`<${Rs} ...${{t:e,client:t,sheet:w,record:s,known:r,positions:d,verdict:h,at:m,loaded:f,move:b,leave:a,playOn:i,toSheet:l,toCorrect:$,problem:g}} />`:
S.html`<${Ls} sheet=${w} leave=${a} t=${e} />`}function Ls({sheet:e,leave:t,t:s}){let o=(0,H.useFocus)();return S.html`
        <main id="content" class="review" data-screen="review" data-not-yet>
            <h1 ref=${o} tabindex="-1">${s("review.of",{game:e.name})}</h1>
            <p>${s("review.not-yet")}</p>
            <p>${s("review.not-yet-but")}</p>
            <div><button type="button" class="primary" data-leave onClick=${t}>${s("review.leave")}</button></div>
        </main>
    `}function Rs({t:e,client:t,sheet:s,record:o,known:n,positions:r,verdict:a,at:i,loaded:l,move:$,leave:c,playOn:p,toSheet:d,toCorrect:h,problem:g}){let m=(0,H.useFocus)(a),[f,w]=(0,S.useState)(i),v=r.
steps[i];v!==void 0&&f!==i&&w(i);let{position:b,events:k}=v??r.steps[f]??r.steps[a.applied],{state:T}=b,P=_t.GAMES[o.game],x=a.applied;return S.html`
        <main id="content" class="play review" data-screen="review" data-game=${o.game} data-ply=${T.ply} data-at=${i} data-loaded=${l}
            aria-busy=${String(v===void 0)}>
            <div class="play-bar">
                <div class="play-title">
                    <h1 ref=${m} tabindex="-1">${e("review.of",{game:s.name})}</h1>
                    ${!b.finished&&S.html` <span class="round">${e(P.turns?"play.turn-number":"play.round",{round:T.round})}</span>`}
                </div>
                <button type="button" data-leave onClick=${c}>${e(n?"back":"review.leave")}</button>
            </div>
            <${re.ProblemBox} problem=${g} t=${e} />
            <${_s} verdict=${a} record=${o} game=${P} t=${e} />
            <div class="stepping">
                <${Q} at=${i} last=${x} move=${$} t=${e} />
                <p class="now" role="status" data-now>${k.length>0?k.map(({text:R})=>R).join(" "):e(i===0?"review.start":"review.silent")}</p>
            </div>
            <div class="table-top">
                <section class="board-area" aria-label=${e("play.board")}>
                    <${P.Board} view=${T} gameSheet=${s} legal=${[]} act=${()=>{}} t=${e} seat=${null} toAct=${b.to_act}
                        scores=${b.scores} last=${k} log=${r.log(v?i:f)} prepared=${null} prepare=${()=>{}} />
                </section>
                <aside class="side">
                    <${ne} positions=${r} at=${i} last=${x} loaded=${l} move=${$} t=${e} />
                </aside>
            </div>
            <${jt} ...${{positions:r,verdict:a,at:i,sheet:s,record:o,playOn:p,toSheet:d,toCorrect:h,t:e}} />
            ${b.finished&&S.html`<${It.Scoresheet} sheet=${b.scores} state=${T} game=${P} t=${e} />`}
            <div class="tools">
                <${Rt} game=${o.game} state=${T} events=${k} client=${t} scored=${b.finished} t=${e} />
                <${At.RulesBox} game=${o.game} ruleset=${T.ruleset} client=${t} t=${e} />
            </div>
        </main>
    `}function _s({verdict:e,record:t,game:s,t:o}){let{refused:n,history_matches:r,scores_match:a,position:i}=e;return S.html`
        ${r===!1&&S.html`<p class="warning" data-history="false">${o("import.no-history")}</p>`}
        ${a===!1&&S.html`<p class="warning" data-scores="false">${o("import.no-scores")}</p>`}
        ${n!==null&&S.html`
            <details class="refused-here" open data-refused-index=${n.index}>
                <summary>${o("review.refused",{n:n.index+1,of:t.actions.length})}</summary>
                ${n.problem.type==="/problems/illegal-action"?S.html`<${Bt.RefusalText} document=${n.problem} game=${s} t=${o} view=${i.state} instead=${i.legal_actions} />`:S.html`<${re.ProblemBox} problem=${{
problem:n.problem}} t=${o} />`}
            </details>`}
    `}var Qt=u(ee(),1),B=u(O(),1),Vt=u(ue(),1),G=u(J(),1),Yt=u(Ht(),1),Kt=u(Nt(),1),Ut=u(F(),1),Xt=u(be(),1),Zt=u(ge(),1);var es=u(de(),1);var X=u(O(),1),ae=u(me(),1),zt=u(Wt(),1),Jt=u(fe(),1);function qt({scores:e,state:t,names:s,game:o,t:n}){let{standings:r,winners:a,unit:i,decided_by:l,final:$}=e,c=p=>s[p]??p;return X.html`
        ${$&&X.html`<p><strong>${(0,Jt.winnersIn)(a.map(c),n)}</strong> <span class="soft">${n(`scores.by.${l}`)}</span></p>`}
        <div class="sheet-standings">
            ${r.map(p=>X.html`
                <section key=${p.player} class="sheet-standing" data-standing=${p.player} data-total=${p.total}>
                    <h3><span class="rank">${p.rank}</span> ${c(p.player)} <span class="total">${(0,ae.figure)(p.total)} <small>${n(`unit.${i}`)}</small></span></h3>
                    <div class="breakdown"><${o.Breakdown} sheet=${e} standing=${p} t=${n} /></div>
                    ${p.penalties!==void 0&&X.html`<p>${n("scores.penalties",{points:(0,ae.signed)(p.penalties)})}</p>`}
                    <p class="soft small">${n("scores.tiebreak",{figures:p.tiebreak.join(", ")})}</p>
                </section>`)}
        </div>
        <${zt.RefereeRecord} record=${e.referee} state=${t} game=${o} t=${n} />
    `}function ke({t:e,client:t,record:s,known:o=!1,open:n=!1,leave:r}){let{positions:a,verdict:i,problem:l,loaded:$}=D(t,s,null),{value:c,problem:p}=(0,G.useLoaded)(()=>t.game(s.game).sheet(),[s.game,t]),{
value:d,problem:h}=(0,G.useLoaded)(async()=>i&&t.game(s.game).scores(i.position.state),[i,t]);(0,G.useTop)();let g=(0,G.useFocus)(i===null),m=i!==null&&q(i.position,{known:o,open:n}),f=m&&c!==null&&d!==
null&&$===i.applied+1;return B.html`
        <main id="content" class="print-sheet" data-screen="sheet" data-game=${s.game} aria-busy=${String(!f&&!l)}>
            <div class="row unprinted">
                <button type="button" data-leave onClick=${r}>${e("back")}</button>
                ${m&&B.html`<button type="button" class="primary" data-print disabled=${!f} onClick=${()=>print()}>${e("review.print")}</button>`}
            </div>
            <h1 ref=${g} tabindex="-1">${c?.name??"…"}</h1>
            <${Ut.ProblemBox} problem=${l??p??h} t=${e} />
            ${i!==null&&!m&&B.html`<p>${e("review.not-yet")}</p><p>${e("review.not-yet-but")}</p>`}
            ${f&&B.html`<${Bs} ...${{t:e,sheet:c,scores:d,record:s,positions:a,verdict:i}} />`}
        </main>
    `}function Bs({t:e,sheet:t,scores:s,record:o,positions:n,verdict:r}){let{state:a}=r.position,i=o.start.names??{},$=[["review.sheet.edition",[t.rulesets.find(({id:c})=>c===a.ruleset)?.name??a.ruleset,
a.variant!=="standard"&&(0,Kt.valueName)("variant",a.variant,e)].filter(Boolean).join(", ")],["review.sheet.players",a.players.map(({id:c})=>i[c]??c).join(", ")],["setup.dealer",e(`setup.dealer.${a.dealer}`)],
["review.sheet.date",(0,Zt.dateOf)(o,e)||"________________"],["review.sheet.actions",String(r.applied)]];return B.html`
        <dl class="facts">${$.map(([c,p])=>B.html`<div key=${c}><dt>${e(c)}</dt><dd>${p}</dd></div>`)}</dl>
        ${!r.position.finished&&B.html`<p class="warning" data-unfinished>${e("review.sheet.unfinished")}</p>`}
        <h2>${e("scores.title")}</h2>
        <${qt} scores=${s} state=${a} names=${i} game=${Qt.GAMES[o.game]} t=${e} />
        <h2>${e("review.sheet.check")}</h2>
        <${Ms} state=${a} positions=${n} verdict=${r} t=${e} />
        <h2>${e("scores.rulings",{n:s.rulings.length})}</h2>
        <${Xt.RulingsTable} rulings=${s.rulings} t=${e} />
        <h2>${e("transcript.title")}</h2>
        <ol class="told-all" start="0">
            ${n.steps.map(({events:c},p)=>B.html`<li key=${p} value=${p}>${c.map(({text:d})=>d).join(" ")||e("review.silent")}</li>`)}
        </ol>
    `}function Ms({state:e,positions:t,verdict:s,t:o}){let{value:n}=(0,G.useLoaded)(()=>(0,es.linkTo)((0,Vt.pageAddress)(),he(t,s),s.applied),[s]),{code:r}=(0,Yt.useQr)(n,o("review.sheet.code")),{seed:a,
nonce:i,commitment:l}=e.deal??{},$=[["review.sheet.history",e.history],["review.sheet.commitment",l],["setup.seed",a],["review.sheet.nonce",i]].filter(([,c])=>c);return B.html`
        <div class="check">
            <div>
                <p>${o(r===null?"review.sheet.check-file":"review.sheet.check-code")}</p>
                <dl class="facts digests">${$.map(([c,p])=>B.html`<div key=${c}><dt>${o(c)}</dt><dd><code>${p}</code></dd></div>`)}</dl>
            </div>
            ${r}
        </div>
    `}function As({t:e,client:t,go:s,screen:o,session:n,open:r,enter:a}){let{id:i,at:l,record:$}=o,c={t:e,client:t,at:l,open:r,playOn:a},p={...c,record:n,key:i,toSheet:f=>s("sheet",{id:i,at:f}),toCorrect:f=>s(
"correct",{id:i,at:f})},d={...c,record:$,known:!0,key:$,toSheet:f=>s("seen-sheet",{record:$,at:f}),toCorrect:f=>s("seen-correct",{record:$,at:f})},h=()=>s("play",{id:i}),g=()=>s("review",{id:i,at:l}),
m=()=>s("seen",{record:$,at:l});return{review:()=>z.html`<${ye} ...${p} leave=${h} />`,sheet:()=>z.html`<${ke} ...${p} leave=${g} />`,correct:()=>z.html`<${$e} ...${p} leave=${g} />`,seen:()=>z.html`<${ye} ...${d} leave=${()=>s(
"start")} />`,"seen-sheet":()=>z.html`<${ke} ...${d} leave=${m} />`,"seen-correct":()=>z.html`<${$e} ...${d} leave=${m} />`}}export{As as screens};
