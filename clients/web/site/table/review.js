if (globalThis.gavelParts?.release !== "c896035061ed") throw new Error("another release");
var ps=Object.create;var Te=Object.defineProperty;var us=Object.getOwnPropertyDescriptor;var $s=Object.getOwnPropertyNames;var ds=Object.getPrototypeOf,ms=Object.prototype.hasOwnProperty;var w=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(s){throw t=0,s}};var fs=(e,t,s,o)=>{if(t&&typeof t=="object"||typeof t=="function")for(let n of $s(t))!ms.call(e,n)&&n!==s&&Te(e,n,{get:()=>t[n],enumerable:!(o=us(t,n))||o.enumerable});return e};var $=(e,t,s)=>(s=e!=null?ps(ds(e)):{},fs(t||!e||!e.__esModule?Te(s,"default",{value:e,enumerable:!0}):s,e));var C=w((Ns,Pe)=>{Pe.exports=globalThis.gavelParts["src/lib/preact.js"]});var te=w((Fs,je)=>{je.exports=globalThis.gavelParts["src/games/index.js"]});var q=w((Ws,Ee)=>{Ee.exports=globalThis.gavelParts["src/app/hooks.js"]});var W=w((zs,Ce)=>{Ce.exports=globalThis.gavelParts["src/app/problem-box.js"]});var Oe=w((qs,Be)=>{Be.exports=globalThis.gavelParts["src/app/action-panel.js"]});var Re=w((Qs,Le)=>{Le.exports=globalThis.gavelParts["src/app/forfeited.js"]});var Me=w((Vs,_e)=>{_e.exports=globalThis.gavelParts["src/app/referee-screen.js"]});var Ie=w((Ys,Ae)=>{Ae.exports=globalThis.gavelParts["src/app/viewer.js"]});var ie=w((Zs,Ve)=>{Ve.exports=globalThis.gavelParts["src/app/refusal.js"]});var Ue=w((to,Ke)=>{Ke.exports=globalThis.gavelParts["src/app/session.js"]});var at=w((Po,rt)=>{rt.exports=globalThis.gavelParts["src/app/router.js"]});var lt=w((jo,it)=>{it.exports=globalThis.gavelParts["src/app/rules-box.js"]});var pt=w((Eo,ct)=>{ct.exports=globalThis.gavelParts["src/app/scoresheet.js"]});var $e=w((Co,ut)=>{ut.exports=globalThis.gavelParts["src/app/home.js"]});var dt=w((Bo,$t)=>{$t.exports=globalThis.gavelParts["src/app/links/link-box.js"]});var de=w((Oo,mt)=>{mt.exports=globalThis.gavelParts["src/app/review/packed.js"]});var ht=w((Lo,ft)=>{ft.exports=globalThis.gavelParts["src/app/download.js"]});var me=w((Ro,gt)=>{gt.exports=globalThis.gavelParts["src/app/figure.js"]});var fe=w((_o,bt)=>{bt.exports=globalThis.gavelParts["src/app/winners.js"]});var he=w((Mo,vt)=>{vt.exports=globalThis.gavelParts["src/app/dates.js"]});var Rt=w((No,Lt)=>{Lt.exports=globalThis.gavelParts["src/app/fields.js"]});var be=w((Fo,_t)=>{_t.exports=globalThis.gavelParts["src/app/rulings-table.js"]});var zt=w((Xo,Wt)=>{Wt.exports=globalThis.gavelParts["src/app/links/qr.js"]});var qt=w((Zo,Jt)=>{Jt.exports=globalThis.gavelParts["src/app/option-value.js"]});var Vt=w((en,Qt)=>{Qt.exports=globalThis.gavelParts["src/app/referee-record.js"]});var J=$(C(),1);var nt=$(te(),1),E=$(C(),1),z=$(q(),1),pe=$(W(),1);var _=e=>e.map(({text:t})=>t).join(" ");var A=$(C(),1),De=$(Oe(),1),Ge=$(Re(),1),He=$(Me(),1),Ne=$(Ie(),1);function se({position:e,log:t,table:s,client:o,choose:n,t:r}){let{game:a,gameSheet:i}=s,l=(0,Ne.choosing)(e),[u,c]=(0,A.useState)(null),
[p,m]=(0,A.useState)(null),[g,h]=(0,A.useState)(!1),d=l.includes(u)?u:l[0]??null,{state:f}=e;if(g)return A.html`<${He.RefereeScreen} table=${{...s,act:n}} position=${e} client=${o} t=${r} rule=${n} refusal=${null} busy=${!1}
            close=${()=>h(!1)} hides=${!1} part=${!0} />`;let y={view:f,gameSheet:i,legal:e.legal_actions.filter(({player:v})=>v===d),act:n,t:r,prepared:p,prepare:m};return A.html`
        <div class="table-top" data-chooser=${d}>
            <section class="board-area" aria-label=${r("play.board")}>
                <${a.Board} ...${y} seat=${d} toAct=${e.to_act} scores=${e.scores} last=${e.events} log=${t} />
            </section>
            <aside class="side">
                <section class="actions" aria-labelledby="turn">
                    <h2 id="turn">${d===null?r("correcting.nobody"):d==="table"?r("play.table-turn"):r("play.turn",{player:d})}</h2>
                    <p class="hint">${r("correcting.choose-hint")}</p>
                    ${l.length>1&&A.html`<div class="row tight" role="group" aria-label=${r("play.who")}>
                        ${l.map(v=>A.html`<button type="button" key=${v} data-enter-for=${v} aria-pressed=${String(v===d)} onClick=${()=>c(v)}>${v}</button>`)}
                    </div>`}
                    <${Ge.Forfeited} position=${e} table=${s} view=${f} rule=${n} />
                    <${De.ActionPanel} ...${y} game=${a} busy=${!1} player=${d} key=${d} />
                    <div><button type="button" data-referee onClick=${()=>h(!0)}><span aria-hidden="true">⚖</span> ${r("correcting.by-referee")}</button></div>
                </section>
            </aside>
        </div>
    `}var Fe=(e,t)=>({position:e,judged:[],refused:null,rest:t,cut:[]});async function Y(e,t){if(t.rest.length===0||t.refused!==null)return t;let{position:s,applied:o,refused:n}=await e(t.position.state,t.rest.
map(({action:a})=>a)),r=t.rest.slice(0,o).map(a=>({...a,problem:null}));return{...t,position:s,judged:[...t.judged,...r],refused:n===null?null:{...t.rest[o],problem:n.problem},rest:t.rest.slice(o+1)}}
var K=e=>({...e,judged:[...e.judged,e.refused],refused:null}),We=(e,t)=>({...K(e),rest:[{action:t,was:null},...e.rest]}),ze=e=>({...K(e),rest:[],cut:e.rest});async function Je(e,t,s){for(;s.refused!==
null;){let{position:o,rest:n,judged:r}=K(s),i=(await t(o.state,n.map(({action:l})=>l))).map((l,u)=>({...n[u],problem:l}));s=await Y(e,{...s,refused:null,judged:[...r,...i],rest:n.slice(i.length)})}return s}
var qe=e=>e.judged.filter(({problem:t})=>t===null).map(({action:t})=>t);function Qe(e,t,s,o){let n=e.map((r,a)=>({action:r,was:a})).slice(s==="insert"?t:t+1);return[...o.map(r=>({action:r,was:null})),
...n]}var Q=({finished:e,state:t},{known:s,open:o})=>e||s||o||t.dealer==="table";var O=$(C(),1),ce=$(W(),1),st=$(ie(),1);var P=$(C(),1),et=$(W(),1);var U=$(C(),1),Ye={ArrowLeft:e=>e-1,ArrowRight:e=>e+1,Home:()=>0,End:(e,t)=>t},hs="input, select, textarea, dialog, [contenteditable], [role=button], .scrolling, .clauses";function gs({key:e,ctrlKey:t,
metaKey:s,altKey:o,shiftKey:n,target:r},a,i){return t||s||o||n||!(e in Ye)||r.closest?.(hs)?null:Math.max(0,Math.min(i,Ye[e](a,i)))}function V({at:e,last:t,move:s,t:o}){(0,U.useLayoutEffect)(()=>{let r=a=>{
let i=gs(a,e,t);i!==null&&(a.preventDefault(),s(i))};return addEventListener("keydown",r),()=>removeEventListener("keydown",r)},[e,t,s]);let n=(r,a,i,l)=>U.html`
        <button type="button" class="icon" data-step=${r} aria-label=${o(`review.${r}`)} disabled=${l} onClick=${()=>s(i)}>
            <span aria-hidden="true">${a}</span></button>`;return U.html`
        <div class="stepper-bar" role="group" aria-label=${o("review.steps")}>
            ${n("first","|◀",0,e===0)}
            ${n("back","◀",e-1,e===0)}
            <input type="range" name="at" min="0" max=${t} step="1" value=${e} aria-label=${o("review.slider")}
                aria-valuetext=${o("review.at",{at:e,of:t})} onInput=${({target:r})=>s(Number(r.value))} />
            ${n("on","▶",e+1,e>=t)}
            ${n("last","▶|",t,e>=t)}
            <span class="ply" data-at=${e}>${e}<span class="soft"> / ${t}</span></span>
        </div>
    `}var I=$(C(),1);var Xe=$(Ue(),1),Ze=16,bs=e=>Math.max(Ze,Math.ceil(Math.sqrt(e))),oe=class{#s;#e;#t=Ze;#n=null;#o=new Map;steps=[];constructor(t,s){this.#s=t,this.#e=s}async judge(){let{game:t,start:s,actions:o,history:n,
scores:r}=this.#e,a={...n!==void 0&&{history:n},...r!==void 0&&{scores:r}},i=await this.#s.game(t).replay({...s,actions:o,...a}),{position:l,applied:u}=i;return this.#e={...this.#e,start:(0,Xe.repeatable)(
s,l.state),actions:o.slice(0,u)},this.#t=bs(u),this.steps[u]={position:l,events:l.events},i}get record(){return this.#e}async load(t){if(this.steps[t]!==void 0)return;this.#n??=this.#a(),await this.#n;
let s=t-t%this.#t;this.#o.has(s)||this.#o.set(s,this.#i(s)),await this.#o.get(s)}nextMissing(t){let s=[];for(let o=0;o<this.#e.actions.length;o+=this.#t){let n=Math.min(o+this.#t,this.#e.actions.length);
for(let r=o;r<n;r++)if(this.steps[r]===void 0){s.push(r);break}}return s.sort((o,n)=>Math.abs(o-t)-Math.abs(n-t))[0]??-1}log(t){let s=t;for(;s>0&&this.steps[s-1]!==void 0;)s--;return this.steps.slice(
s,t+1).flatMap(({events:o})=>o)}async#a(){let{start:t,actions:s}=this.#e,o=[];for(let n=0;n<s.length;n+=this.#t)o.push(n);await this.#r(o.map(n=>[n,{...t,actions:s.slice(0,n)}]))}async#i(t){let{start:s,
actions:o}=this.#e,{state:n}=this.steps[t].position,r=[];for(let a=t+1;a<Math.min(t+this.#t,o.length);a++)r.push([a,{state:n,actions:o.slice(t,a),...s.names&&{names:s.names}}]);await this.#r(r)}async#r(t){
let{game:s}=this.#e,o=t.map(([n,r])=>({id:n,operation:"replays",game:s,body:r}));for await(let n of this.#s.batch(o)){let{position:r}=n.unwrap();this.steps[n.id]={position:r,events:r.events}}}};function D(e,t,s){let{start:o,actions:n,history:r}=t,a=(0,I.useMemo)(()=>new oe(e,t),[e,o,n,r]),[i,l]=(0,I.useState)({of:null,verdict:null,problem:null}),[u,c]=(0,I.useState)(0),p=i.of===a?i:{verdict:null,
problem:null},{verdict:m}=p,g=m===null?0:Math.max(0,Math.min(s??m.applied,m.applied)),h=()=>c(a.steps.filter(Boolean).length),d=f=>l(y=>({...y,of:a,problem:f}));return(0,I.useEffect)(()=>{let f=!1;return a.
judge().then(y=>!f&&l({of:a,verdict:y,problem:null}),y=>!f&&d(y)),()=>{f=!0}},[a]),(0,I.useEffect)(()=>{if(m===null)return;let f=!1;return(async()=>{for(let v=g;v>=0&&!f;v=a.nextMissing(g))await a.load(
v),f||h()})().catch(v=>!f&&d(v)),()=>{f=!0}},[a,m,g]),{positions:a,...p,at:g,loaded:u}}var le=e=>e&&_(e.events);function vs({judged:e,cut:t},s,o,n){let r=s;return[...e.map(({was:i,problem:l})=>{let u=i===null?void 0:le(o[i+1]);if(l!==null)return{fate:"out",was:i,old:u,problem:l};r+=1;let c=le(
n[r]);return{fate:i===null?"new":c!==void 0&&u!==void 0&&c!==u?"changed":"kept",was:i,old:u,now:c,place:r}}),...t.map(({was:i})=>({fate:"cut",was:i,old:i===null?void 0:le(o[i+1])}))]}function tt({line:e,
before:t,old:s,record:o,table:n,client:r,playOn:a,t:i}){let{game:l,gameSheet:u}=n,c=(0,P.useMemo)(()=>{let{start:j,actions:x}=s.record;return{game:o.game,start:j,actions:[...x.slice(0,t),...qe(e)]}},[
e]),p=c.actions.length,[m,g]=(0,P.useState)(p);(0,P.useEffect)(()=>g(p),[p]);let{positions:h,at:d,loaded:f,problem:y}=D(r,c,m),v=vs(e,t,s.steps,h.steps),b=j=>v.filter(({fate:x})=>x===j).length,k=h.steps[d],
T=i("correcting.name",{game:o.name||u.name});return P.html`
        <${et.ProblemBox} problem=${y} t=${i} />
        <p class="now" role="status" data-kept=${b("kept")} data-changed=${b("changed")} data-out=${b("out")}>
            ${i("correcting.summary",{kept:b("kept"),changed:b("changed"),out:b("out")+b("cut")})}</p>
        <div class="stepping"><${V} at=${d} last=${p} move=${j=>g(Math.max(t,j))} t=${i} /></div>
        <div class="row tight">
            <button type="button" class="primary" data-confirm onClick=${()=>a({...c,actions:c.actions.slice(0,d),cursor:d,name:T})}>
                ${i(d===p?"correcting.confirm":"correcting.confirm-to",{n:d})}</button>
            <span class="hint">${i("correcting.confirm-hint")}</span>
        </div>
        <div class="table-top" data-loaded=${f}>
            <section class="board-area" aria-label=${i("play.board")}>
                ${k&&P.html`<${l.Board} view=${k.position.state} gameSheet=${u} legal=${[]} act=${()=>{}} t=${i} seat=${null} toAct=${k.position.to_act}
                    scores=${k.position.scores} last=${k.events} log=${h.log(d)} prepared=${null} prepare=${()=>{}} />`}
            </section>
            <aside class="side">
                <section class="log" aria-labelledby="fates">
                    <h2 class="small" id="fates">${i("correcting.fates")}</h2>
                    <ol class="review-log fates" tabindex="0" aria-labelledby="fates">${v.map((j,x)=>P.html`<${ys} key=${x} ...${j} at=${d} setEnd=${g} t=${i} />`)}</ol>
                </section>
            </aside>
        </div>
    `}function ys({fate:e,was:t,old:s,now:o,place:n,problem:r,at:a,setEnd:i,t:l}){let u=P.html`
        <span class="number">${t===null?"+":t+1}</span>
        <span>
            <strong class="fate">${l(`correcting.fate.${e}`)}</strong>
            ${e==="kept"||e==="new"?P.html` ${o??s}`:P.html` <span class="soft">${s}</span>`}
            ${e==="changed"&&P.html`<span class="told">${l("correcting.now",{told:o})}</span>`}
            ${r?.violations?.map(c=>P.html`<span class="told" data-code=${c.code}>${c.detail} ${c.clause&&P.html`<em data-clause=${c.rule}>${c.clause}</em>`}</span>`)}
        </span>`;return P.html`<li data-fate=${e}>
        ${n===void 0?P.html`<div class="fate-line">${u}</div>`:P.html`<button type="button" data-end=${n} tabindex=${n===a?0:-1} aria-current=${n===a?"step":void 0} onClick=${()=>i(n)}>${u}</button>`}
    </li>`}function ws(e,t,s){let o=(n,r)=>({state:n,actions:r,...s&&{names:s}});return{play:(n,r)=>e.game(t).replay(o(n,r)),firstLegal:async(n,r)=>{let a=[],i=r.map((l,u)=>({id:u,operation:"replays",game:t,body:o(
n,[l])}));for await(let l of e.batch(i)){let{refused:u}=l.unwrap();if(u===null)break;a.push(u.problem)}return a}}}function ot({t:e,client:t,table:s,record:o,positions:n,entries:r,before:a,playOn:i}){let[
l,u]=(0,O.useState)(null),[c,p]=(0,O.useState)(null),[m,g]=(0,O.useState)(!1),[h,d]=(0,O.useState)(!1),{start:f}=n.record,{play:y,firstLegal:v}=ws(t,o.game,f.names),b=async x=>{if(!m){g(!0),d(!1),p(null);
try{u(await x())}catch(N){p(N)}g(!1)}};if((0,O.useEffect)(()=>{b(async()=>(await n.load(a),Y(y,Fe(n.steps[a].position,r))))},[r]),l===null)return O.html`<p role="status">${e("correcting.judging")}</p><${ce.ProblemBox} problem=${c} t=${e} />`;
let{refused:k}=l,T=x=>_(n.steps[x+1]?.events??[]),j=l.judged.filter(x=>x.problem===null).length;return O.html`
        <${ce.ProblemBox} problem=${c} t=${e} />
        ${k!==null&&O.html`
            <section class="tool refused-here" aria-busy=${String(m)} data-waiting=${k.was??"new"}>
                <h2>${k.was===null?e("correcting.refused-new"):e("correcting.refused",{n:k.was+1})}</h2>
                ${k.was!==null&&O.html`<p>${e("correcting.told",{told:T(k.was)})}</p>`}
                <p class="soft">${e("correcting.so-far",{kept:j,rest:l.rest.length})}</p>
                <${st.RefusedThere} problem=${k.problem} position=${l.position} game=${s.game} t=${e} />
                <div class="row tight">
                    <button type="button" class="primary" data-decide="instead" onClick=${()=>d(!h)} aria-expanded=${String(h)}>${e("correcting.instead")}</button>
                    <button type="button" data-decide="out" disabled=${m} onClick=${()=>b(()=>Y(y,K(l)))}>${e("correcting.out")}</button>
                    <button type="button" data-decide="out-all" disabled=${m} onClick=${()=>b(()=>Je(y,v,l))}>${e("correcting.out-all")}</button>
                    <button type="button" data-decide="end" disabled=${m} onClick=${()=>u(ze(l))}>${e("correcting.end-here")}</button>
                </div>
            </section>
            ${h&&O.html`<${se} position=${l.position} log=${l.position.events} table=${s} client=${t} t=${e}
                choose=${x=>b(()=>Y(y,We(l,x)))} />`}`}
        ${k===null&&O.html`<${tt} line=${l} before=${a} told=${T} old=${n} record=${o} table=${s} client=${t} playOn=${i} t=${e} />`}
    `}var M=$(C(),1);function ne({positions:e,at:t,last:s,loaded:o,move:n,t:r}){let a=(0,M.useRef)(null);return(0,M.useEffect)(()=>{let i=a.current?.querySelector("[aria-current]");if(!i)return;let{offsetTop:l,
offsetHeight:u}=i.parentElement,{scrollTop:c,clientHeight:p}=a.current;(l<c||l+u>c+p)&&(a.current.scrollTop=l-p/2)},[t,o]),M.html`
        <section class="log" aria-labelledby="log-title">
            <h2 id="log-title" class="small">${r("log.title")}</h2>
            <ol class="review-log" ref=${a}>
                ${Array.from({length:s+1},(i,l)=>M.html`
                    <li key=${l}><button type="button" data-go-to=${l} tabindex=${l===t?0:-1}
                        aria-current=${l===t?"step":void 0} onClick=${()=>n(l)}>
                        <span class="number">${l}</span>
                        <span><${ks} step=${e.steps[l]} index=${l} t=${r} /></span>
                    </button></li>`)}
            </ol>
        </section>
    `}function ks({step:e,index:t,t:s}){return e===void 0?M.html`<span class="soft">…</span>`:e.events.length===0?M.html`<span class="soft">${s(t===0?"review.start":"review.silent")}</span>`:e.events.
map(({text:o,type:n},r)=>M.html`<span key=${r} class="told" data-event-type=${n}>${o} </span>`)}function ue({t:e,client:t,record:s,at:o,known:n=!1,open:r=!1,leave:a,playOn:i}){let[l,u]=(0,E.useState)(o??null),[c,p]=(0,E.useState)(null),[m,g]=(0,E.useState)(null),[h,d]=(0,E.useState)(!1),f=D(t,s,
l),{value:y,problem:v}=(0,z.useLoaded)(()=>t.game(s.game).sheet(),[s.game,t]);(0,z.useTop)();let b=m!==null?"line":c!==null?"chooser":"choice",k=(0,z.useFocus)(b,f.verdict===null),{positions:T,verdict:j,
at:x}=f,N=j!==null&&y!==null,ee=N&&!h&&!Q(j.position,{known:n,open:r}),as={game:nt.GAMES[s.game],gameSheet:y,t:e,busy:!1,act:()=>{}},ae={t:e,client:t,table:as,record:s},Se=(F,cs)=>g({entries:Qe(T.record.
actions,x-1,F,cs),before:x-1}),is=F=>F==="remove"?Se(F,[]):p(F),ls=()=>m===null&&c===null?a():(g(null),p(null));return E.html`
        <main id="content" class="play review correcting" data-screen="correcting" data-stage=${b} data-at=${x} aria-busy=${String(!N)}>
            <div class="play-bar">
                <div class="play-title"><h1 ref=${k} tabindex="-1">${e(`correcting.title.${b}`,{n:x})}</h1></div>
                <button type="button" data-back onClick=${ls}>${e("back")}</button>
            </div>
            <${pe.ProblemBox} problem=${f.problem??v} t=${e} />
            ${ee&&E.html`<p>${e("ruling.covered")}</p>
                <div><button type="button" class="primary" data-uncover onClick=${()=>d(!0)}>${e("ruling.uncover")}</button></div>`}
            ${N&&!ee&&b==="choice"&&E.html`<${Ss} ...${ae} ...${f} move=${u} take=${is} />`}
            ${N&&!ee&&b==="chooser"&&E.html`<${xs} positions=${T} at=${x-1} ...${ae} choose=${F=>Se(c,[F])} />`}
            ${N&&!ee&&b==="line"&&E.html`<${ot} ...${ae} positions=${T} ...${m} playOn=${i} />`}
        </main>
    `}function xs({positions:e,at:t,...s}){let{value:o,problem:n}=(0,z.useLoaded)(async()=>(await e.load(t),e.steps[t]),[e,t]);return o===null?E.html`<${pe.ProblemBox} problem=${n} t=${s.t} />`:E.html`<${se} position=${{
...o.position,events:o.events}} log=${e.log(t)} ...${s} />`}function Ss({t:e,table:t,positions:s,verdict:o,at:n,loaded:r,move:a,take:i}){let{game:l,gameSheet:u}=t,c=s.steps[n],{applied:p}=o;return E.html`
        <p class="hint">${e("correcting.lead")}</p>
        <div class="stepping">
            <${V} at=${n} last=${p} move=${a} t=${e} />
            <p class="now" role="status" data-now>${_(c?.events??[])}</p>
        </div>
        <div class="row tight correcting-ways" role="group" aria-label=${e("correcting.ways",{n})}>
            ${["replace","insert","remove"].map(m=>E.html`
                <button type="button" key=${m} class=${m==="replace"?"primary":""} data-way=${m} disabled=${n===0} onClick=${()=>i(m)}>${e(`correcting.way.${m}`,{n})}</button>`)}
        </div>
        <div class="table-top">
            <section class="board-area" aria-label=${e("play.board")}>
                ${c&&E.html`<${l.Board} view=${c.position.state} gameSheet=${u} legal=${[]} act=${()=>{}} t=${e} seat=${null} toAct=${c.position.to_act}
                    scores=${c.position.scores} last=${c.events} log=${s.log(n)} prepared=${null} prepare=${()=>{}} />`}
            </section>
            <aside class="side"><${ne} positions=${s} at=${n} last=${p} loaded=${r} move=${a} t=${e} /></aside>
        </div>
    `}var Dt=$(te(),1),S=$(C(),1),G=$(q(),1),we=$(W(),1),Gt=$(ie(),1),Ht=$(at(),1),Nt=$(lt(),1),Ft=$(pt(),1);var X=$(C(),1),jt=$($e(),1),Et=$(q(),1),Ct=$(dt(),1),Bt=$(de(),1);var B=$(C(),1),kt=$(ht(),1),xt=$(me(),1),St=$(fe(),1),Tt=$(he(),1);var Ts=e=>Math.max(630,236+e*84+96);function Ps(e,t,s){if(s(e)<=t)return e;let o=[...e];for(;o.length>0&&s(`${o.join("")}…`)>t;)o.pop();return`${o.join("")}…`}function yt(e,{title:t,verdict:s,standings:o,
foot:n},r){e.width=1200,e.height=Ts(o.length);let a=e.getContext("2d"),i=(l,u,c,{size:p,weight:m=400,ink:g="--ink",width:h=1136-u,family:d="--type-text",end:f=!1})=>{a.font=`${m} ${p}px ${r(d)}`,a.fillStyle=
r(g),a.textAlign=f?"right":"left",a.fillText(Ps(l,h,y=>a.measureText(y).width),u,c)};return a.fillStyle=r("--felt"),a.fillRect(0,0,e.width,e.height),a.fillStyle=r("--wood"),a.fillRect(0,0,e.width,16),
i(t,64,96,{size:40,ink:"--ink-soft",family:"--type-title"}),i(s,64,176,{size:64,weight:600,family:"--type-title"}),o.forEach(({rank:l,player:u,total:c,winner:p,place:m},g)=>{let h=236+g*84;a.fillStyle=
r(p?"--gold":"--paper"),a.fillRect(64,h,1072,72),a.fillStyle=r(`--player-${m}`),a.fillRect(64,h,14,72);let d=p?"--gold-ink":"--ink";i(String(l),104,h+50,{size:36,weight:700,ink:d,width:60}),i(u,174,h+
50,{size:36,weight:p?700:400,ink:d,width:640}),i(c,1108,h+50,{size:36,weight:700,ink:d,width:280,end:!0})}),i(n,64,e.height-36,{size:24,ink:"--ink-soft"}),e}var wt=e=>new Promise((t,s)=>e.toBlob(o=>o?
t(o):s(new Error("no picture")),"image/png"));function js(e){return t=>{let s=getComputedStyle(e),o=s.getPropertyValue(t).trim();return o.startsWith("light-dark(")?(e.style.color=o,s.color):o}}function Es(e,t,s,o){let{scores:n,state:r}=e,{standings:a,
winners:i,unit:l}=n,u=p=>s.start.names?.[p]??p,c=a.map(({rank:p,player:m,total:g,penalties:h=0,winner:d})=>({rank:p,player:u(m),total:`${(0,xt.figure)(g+h)} ${o(`unit.${l}`)}`,winner:d,place:r.players.
findIndex(({id:f})=>f===m)+1}));return{title:t.name,verdict:(0,St.winnersIn)(i.map(u),o),standings:c,foot:[(0,Tt.dateOf)(s,o),o("review.picture-foot")].filter(Boolean).join(" · ")}}var Cs=e=>navigator.
canShare?.({files:[e]})??!1;function Pt({position:e,sheet:t,record:s,t:o}){let[n,r]=(0,B.useState)(!1);return B.html`
        <details class="picture" data-picture onToggle=${({target:a})=>r(a.open)}>
            <summary>${o("review.picture")}</summary>
            ${n&&B.html`<${Bs} result=${Es(e,t,s,o)} game=${s.game} t=${o} />`}
        </details>
    `}function Bs({result:e,game:t,t:s}){let o=(0,B.useRef)(null),[n,r]=(0,B.useState)(null),[a,i]=(0,B.useState)(!1);(0,B.useEffect)(()=>{let c=!1;return wt(yt(o.current,e,js(o.current))).then(p=>!c&&
r(new File([p],`gavel-${t}.png`,{type:p.type}))),()=>{c=!0}},[JSON.stringify(e)]);let l=async()=>{try{await navigator.clipboard.write([new ClipboardItem({"image/png":n})]),i(!0)}catch{i(!1)}},u=[e.title,
e.verdict,...e.standings.map(({rank:c,player:p,total:m})=>`${c}. ${p}: ${m}`)].join("; ");return B.html`
        <canvas ref=${o} role="img" aria-label=${u} data-canvas=${String(n!==null)}></canvas>
        <div class="row tight">
            ${n&&Cs(n)&&B.html`<button type="button" data-share-picture onClick=${()=>navigator.share({files:[n],title:e.title}).catch(()=>{})}>${s("review.picture-share")}</button>`}
            ${n&&B.html`<button type="button" data-save-picture onClick=${()=>(0,kt.download)(n.name,n)}>${s("review.picture-save")}</button>`}
            ${n&&"ClipboardItem"in globalThis&&B.html`<button type="button" data-copy-picture onClick=${l}>${s(a?"copied":"review.picture-copy")}</button>`}
        </div>
    `}function ge(e,t){let{game:s,start:o,actions:n}=e.record,{setup:r,state:a,names:i}=o;return{game:s,...r?{setup:r}:{state:a},actions:n,...i&&{names:i},history:t.position.state.history}}function Ot({positions:e,
verdict:t,at:s,sheet:o,record:n,playOn:r,toSheet:a,toCorrect:i,t:l}){let{value:u,problem:c}=(0,Et.useLoaded)(()=>(0,Bt.linkTo)((0,jt.pageAddress)(),ge(e,t),s),[t,s]),{game:p,start:m,actions:g}=e.record,
h=l("review.what-if-name",{game:n.name||o.name,at:s}),d=t.position.finished&&s===t.applied;return X.html`
        <section class="tool position-tools" aria-labelledby="position-tools" data-position-tools>
            <h2 class="small" id="position-tools">${l("review.here",{at:s})}</h2>
            <div class="tool-columns">
                <div>
                    <p class="hint">${l("review.link-hint")}</p>
                    ${c?X.html`<p>${l("review.no-link")}</p>`:X.html`<${Ct.LinkBox} url=${u??""} name=${l("review.link",{at:s})} t=${l} kind="position" />`}
                </div>
                <div>
                    <p class="hint">${l(d?"review.what-if-over":"review.what-if-hint")}</p>
                    <div class="row tight">
                        <button type="button" data-what-if disabled=${d}
                            onClick=${()=>r({game:p,start:m,actions:g.slice(0,s),cursor:s,name:h})}>${l("review.what-if")}</button>
                        <button type="button" data-go="correct" disabled=${s===0}
                            onClick=${()=>i(s)}>${l("correcting.open-here")}</button>
                        <button type="button" data-go="sheet" onClick=${()=>a(s)}>${l("review.sheet")}</button>
                    </div>
                    ${t.position.finished&&X.html`<${Pt} position=${t.position} sheet=${o} record=${n} t=${l} />`}
                </div>
            </div>
        </section>
    `}var L=$(C(),1),Mt=$(Rt(),1),ve=$(q(),1),ye=$(W(),1),At=$(be(),1);function It({game:e,state:t,events:s,client:o,scored:n,t:r}){let{value:a,problem:i}=(0,ve.useLoaded)(()=>o.game(e).rules(),[e,o]),u=[...new Set(
s.map(({rule:c})=>c))].flatMap(c=>(a?.clauses??[]).filter(p=>p.id===c));return L.html`
        <section class="tool rules-here" aria-labelledby="rules-here" data-rules-here>
            <h2 class="small" id="rules-here">${r("review.rules")}</h2>
            <${ye.ProblemBox} problem=${i} t=${r} />
            ${u.length===0&&a&&L.html`<p class="soft">${r("review.no-rules")}</p>`}
            <dl>${u.map(({id:c,text:p})=>L.html`
                <div key=${c} data-clause=${c}><dt><code>${c}</code></dt><dd><${Mt.Prose} text=${p} /></dd></div>`)}</dl>
            ${!n&&L.html`<${Os} game=${e} state=${t} client=${o} t=${r} />`}
        </section>
    `}function Os({t:e,...t}){let[s,o]=(0,L.useState)(!1);return L.html`
        <details class="rulings" data-rulings onToggle=${({target:n})=>o(n.open)}>
            <summary>${e("review.rulings")}</summary>
            ${s&&L.html`<${Ls} t=${e} ...${t} />`}
        </details>
    `}function Ls({game:e,state:t,client:s,t:o}){let{ruleset:n,variant:r,options:a}=t,{value:i,problem:l}=(0,ve.useLoaded)(()=>s.game(e).scores(t),[s,JSON.stringify([n,r,a])]);return L.html`
        <${ye.ProblemBox} problem=${l} t=${o} />
        ${i&&L.html`<${At.RulingsTable} rulings=${i.rulings} t=${o} />`}
    `}var Rs=200;function ke({t:e,client:t,record:s,at:o,open:n=!1,known:r=!1,leave:a,playOn:i,toSheet:l,toCorrect:u}){let[c,p]=(0,S.useState)(o??null),{positions:m,verdict:g,problem:h,at:d,loaded:f}=D(t,s,
c),{value:y,problem:v}=(0,G.useLoaded)(()=>t.game(s.game).sheet(),[s.game,t]),b=(0,S.useCallback)(T=>p(T),[]);(0,S.useEffect)(()=>{if(c===null)return;let T=setTimeout(()=>(0,Ht.remember)({at:c}),Rs);return()=>clearTimeout(
T)},[c]),(0,G.useTop)();let k=(0,G.useFocus)(g===null);return g===null||y===null?S.html`
            <main id="content" class="review" data-screen="review" aria-busy=${String(!h)}>
                <h1 ref=${k} tabindex="-1">${e("review.title")}</h1>
                <${we.ProblemBox} problem=${h??v} t=${e} />
                ${(h??v)&&S.html`<button type="button" data-leave onClick=${a}>${e("back")}</button>`}
            </main>`:Q(g.position,{known:r,open:n})?S.html`<${Ms} ...${{t:e,client:t,sheet:y,record:s,known:r,positions:m,verdict:g,at:d,loaded:f,move:b,leave:a,playOn:i,toSheet:l,toCorrect:u,problem:h}} />`:
S.html`<${_s} sheet=${y} leave=${a} t=${e} />`}function _s({sheet:e,leave:t,t:s}){let o=(0,G.useFocus)();return S.html`
        <main id="content" class="review" data-screen="review" data-not-yet>
            <h1 ref=${o} tabindex="-1">${s("review.of",{game:e.name})}</h1>
            <p>${s("review.not-yet")}</p>
            <p>${s("review.not-yet-but")}</p>
            <div><button type="button" class="primary" data-leave onClick=${t}>${s("review.leave")}</button></div>
        </main>
    `}function Ms({t:e,client:t,sheet:s,record:o,known:n,positions:r,verdict:a,at:i,loaded:l,move:u,leave:c,playOn:p,toSheet:m,toCorrect:g,problem:h}){let d=(0,G.useFocus)(a),[f,y]=(0,S.useState)(i),v=r.
steps[i];v!==void 0&&f!==i&&y(i);let{position:b,events:k}=v??r.steps[f]??r.steps[a.applied],{state:T}=b,j=Dt.GAMES[o.game],x=a.applied;return S.html`
        <main id="content" class="play review" data-screen="review" data-game=${o.game} data-ply=${T.ply} data-at=${i} data-loaded=${l}
            aria-busy=${String(v===void 0)}>
            <div class="play-bar">
                <div class="play-title">
                    <h1 ref=${d} tabindex="-1">${e("review.of",{game:s.name})}</h1>
                    ${!b.finished&&S.html` <span class="round">${e(j.turns?"play.turn-number":"play.round",{round:T.round})}</span>`}
                </div>
                <button type="button" data-leave onClick=${c}>${e(n?"back":"review.leave")}</button>
            </div>
            <${we.ProblemBox} problem=${h} t=${e} />
            <${As} verdict=${a} record=${o} game=${j} t=${e} />
            <div class="stepping">
                <${V} at=${i} last=${x} move=${u} t=${e} />
                <p class="now" role="status" data-now>${k.length>0?_(k):e(i===0?"review.start":"review.silent")}</p>
            </div>
            <div class="table-top">
                <section class="board-area" aria-label=${e("play.board")}>
                    <${j.Board} view=${T} gameSheet=${s} legal=${[]} act=${()=>{}} t=${e} seat=${null} toAct=${b.to_act}
                        scores=${b.scores} last=${k} log=${r.log(v?i:f)} prepared=${null} prepare=${()=>{}} />
                </section>
                <aside class="side">
                    <${ne} positions=${r} at=${i} last=${x} loaded=${l} move=${u} t=${e} />
                </aside>
            </div>
            <${Ot} ...${{positions:r,verdict:a,at:i,sheet:s,record:o,playOn:p,toSheet:m,toCorrect:g,t:e}} />
            ${b.finished&&S.html`<${Ft.Scoresheet} sheet=${b.scores} state=${T} game=${j} t=${e} />`}
            <div class="tools">
                <${It} game=${o.game} state=${T} events=${k} client=${t} scored=${b.finished} t=${e} />
                <${Nt.RulesBox} game=${o.game} ruleset=${T.ruleset} client=${t} t=${e} />
            </div>
        </main>
    `}function As({verdict:e,record:t,game:s,t:o}){let{refused:n,history_matches:r,scores_match:a,position:i}=e;return S.html`
        ${r===!1&&S.html`<p class="warning" data-history="false">${o("import.no-history")}</p>`}
        ${a===!1&&S.html`<p class="warning" data-scores="false">${o("import.no-scores")}</p>`}
        ${n!==null&&S.html`
            <details class="refused-here" open data-refused-index=${n.index}>
                <summary>${o("review.refused",{n:n.index+1,of:t.actions.length})}</summary>
                <${Gt.RefusedThere} problem=${n.problem} game=${s} t=${o} position=${i} />
            </details>`}
    `}var Xt=$(te(),1),R=$(C(),1),Zt=$($e(),1),H=$(q(),1),es=$(zt(),1),ts=$(qt(),1),ss=$(W(),1),os=$(be(),1),ns=$(he(),1);var rs=$(de(),1);var Z=$(C(),1),re=$(me(),1),Yt=$(Vt(),1),Kt=$(fe(),1);function Ut({scores:e,state:t,names:s,game:o,t:n}){let{standings:r,winners:a,unit:i,decided_by:l,final:u}=e,c=p=>s[p]??p;return Z.html`
        ${u&&Z.html`<p><strong>${(0,Kt.winnersIn)(a.map(c),n)}</strong> <span class="soft">${n(`scores.by.${l}`)}</span></p>`}
        <div class="sheet-standings">
            ${r.map(p=>Z.html`
                <section key=${p.player} class="sheet-standing" data-standing=${p.player} data-total=${p.total}>
                    <h3><span class="rank">${p.rank}</span> ${c(p.player)} <span class="total">${(0,re.figure)(p.total)} <small>${n(`unit.${i}`)}</small></span></h3>
                    <div class="breakdown"><${o.Breakdown} sheet=${e} standing=${p} t=${n} /></div>
                    ${p.penalties!==void 0&&Z.html`<p>${n("scores.penalties",{points:(0,re.signed)(p.penalties)})}</p>`}
                    <p class="soft small">${n("scores.tiebreak",{figures:p.tiebreak.join(", ")})}</p>
                </section>`)}
        </div>
        <${Yt.RefereeRecord} record=${e.referee} state=${t} game=${o} t=${n} />
    `}function xe({t:e,client:t,record:s,known:o=!1,open:n=!1,leave:r}){let{positions:a,verdict:i,problem:l,loaded:u}=D(t,s,null),{value:c,problem:p}=(0,H.useLoaded)(()=>t.game(s.game).sheet(),[s.game,t]),{
value:m,problem:g}=(0,H.useLoaded)(async()=>i&&t.game(s.game).scores(i.position.state),[i,t]);(0,H.useTop)();let h=(0,H.useFocus)(i===null),d=i!==null&&Q(i.position,{known:o,open:n}),f=d&&c!==null&&m!==
null&&u===i.applied+1;return R.html`
        <main id="content" class="print-sheet" data-screen="sheet" data-game=${s.game} aria-busy=${String(!f&&!l)}>
            <div class="row unprinted">
                <button type="button" data-leave onClick=${r}>${e("back")}</button>
                ${d&&R.html`<button type="button" class="primary" data-print disabled=${!f} onClick=${()=>print()}>${e("review.print")}</button>`}
            </div>
            <h1 ref=${h} tabindex="-1">${c?.name??"…"}</h1>
            <${ss.ProblemBox} problem=${l??p??g} t=${e} />
            ${i!==null&&!d&&R.html`<p>${e("review.not-yet")}</p><p>${e("review.not-yet-but")}</p>`}
            ${f&&R.html`<${Is} ...${{t:e,sheet:c,scores:m,record:s,positions:a,verdict:i}} />`}
        </main>
    `}function Is({t:e,sheet:t,scores:s,record:o,positions:n,verdict:r}){let{state:a}=r.position,i=o.start.names??{},u=[["review.sheet.edition",[t.rulesets.find(({id:c})=>c===a.ruleset)?.name??a.ruleset,
a.variant!=="standard"&&(0,ts.valueName)("variant",a.variant,e)].filter(Boolean).join(", ")],["review.sheet.players",a.players.map(({id:c})=>i[c]??c).join(", ")],["setup.dealer",e(`setup.dealer.${a.dealer}`)],
["review.sheet.date",(0,ns.dateOf)(o,e)||"________________"],["review.sheet.actions",String(r.applied)]];return R.html`
        <dl class="facts">${u.map(([c,p])=>R.html`<div key=${c}><dt>${e(c)}</dt><dd>${p}</dd></div>`)}</dl>
        ${!r.position.finished&&R.html`<p class="warning" data-unfinished>${e("review.sheet.unfinished")}</p>`}
        <h2>${e("scores.title")}</h2>
        <${Ut} scores=${s} state=${a} names=${i} game=${Xt.GAMES[o.game]} t=${e} />
        <h2>${e("review.sheet.check")}</h2>
        <${Ds} state=${a} positions=${n} verdict=${r} t=${e} />
        <h2>${e("scores.rulings",{n:s.rulings.length})}</h2>
        <${os.RulingsTable} rulings=${s.rulings} t=${e} />
        <h2>${e("transcript.title")}</h2>
        <ol class="told-all" start="0">
            ${n.steps.map(({events:c},p)=>R.html`<li key=${p} value=${p}>${_(c)||e("review.silent")}</li>`)}
        </ol>
    `}function Ds({state:e,positions:t,verdict:s,t:o}){let{value:n}=(0,H.useLoaded)(()=>(0,rs.linkTo)((0,Zt.pageAddress)(),ge(t,s),s.applied),[s]),{code:r}=(0,es.useQr)(n,o("review.sheet.code")),{seed:a,
nonce:i,commitment:l}=e.deal??{},u=[["review.sheet.history",e.history],["review.sheet.commitment",l],["setup.seed",a],["review.sheet.nonce",i]].filter(([,c])=>c);return R.html`
        <div class="check">
            <div>
                <p>${o(r===null?"review.sheet.check-file":"review.sheet.check-code")}</p>
                <dl class="facts digests">${u.map(([c,p])=>R.html`<div key=${c}><dt>${o(c)}</dt><dd><code>${p}</code></dd></div>`)}</dl>
            </div>
            ${r}
        </div>
    `}function Gs({t:e,client:t,go:s,screen:o,session:n,open:r,enter:a}){let{id:i,at:l,record:u}=o,c={t:e,client:t,at:l,open:r,playOn:a},p={...c,record:n,key:i,toSheet:f=>s("sheet",{id:i,at:f}),toCorrect:f=>s(
"correct",{id:i,at:f})},m={...c,record:u,known:!0,key:u,toSheet:f=>s("seen-sheet",{record:u,at:f}),toCorrect:f=>s("seen-correct",{record:u,at:f})},g=()=>s("play",{id:i}),h=()=>s("review",{id:i,at:l}),
d=()=>s("seen",{record:u,at:l});return{review:()=>J.html`<${ke} ...${p} leave=${g} />`,sheet:()=>J.html`<${xe} ...${p} leave=${h} />`,correct:()=>J.html`<${ue} ...${p} leave=${h} />`,seen:()=>J.html`<${ke} ...${m} leave=${()=>s(
"start")} />`,"seen-sheet":()=>J.html`<${xe} ...${m} leave=${d} />`,"seen-correct":()=>J.html`<${ue} ...${m} leave=${d} />`}}export{Gs as screens};
