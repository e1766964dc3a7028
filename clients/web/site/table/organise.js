if (globalThis.gavelParts?.release !== "7e0f09eeb7ba") throw new Error("another release");
var Fe=Object.create;var ft=Object.defineProperty;var Ne=Object.getOwnPropertyDescriptor;var De=Object.getOwnPropertyNames;var Ee=Object.getPrototypeOf,_e=Object.prototype.hasOwnProperty;var C=(t,n)=>()=>{try{return n||t((n={exports:{}}).exports,n),n.exports}catch(e){throw n=0,e}};var Re=(t,n,e,s)=>{if(n&&typeof n=="object"||typeof n=="function")for(let o of De(n))!_e.call(t,o)&&o!==e&&ft(t,o,{get:()=>n[o],enumerable:!(s=Ne(n,o))||s.enumerable});return t};var g=(t,n,e)=>(e=t!=null?Fe(Ee(t)):{},Re(n||!t||!t.__esModule?ft(e,"default",{value:t,enumerable:!0}):e,t));var W=C((wn,ht)=>{ht.exports=globalThis.gavelParts["src/games/index.js"]});var M=C((xn,gt)=>{gt.exports=globalThis.gavelParts["src/lib/preact.js"]});var G=C((kn,bt)=>{bt.exports=globalThis.gavelParts["src/app/hooks.js"]});var at=C((Tn,kt)=>{kt.exports=globalThis.gavelParts["src/app/download.js"]});var L=C((On,St)=>{St.exports=globalThis.gavelParts["src/app/problem-box.js"]});var It=C((In,At)=>{At.exports=globalThis.gavelParts["src/app/refusal.js"]});var Q=C((_n,Et)=>{Et.exports=globalThis.gavelParts["src/app/fields.js"]});var Rt=C((Rn,_t)=>{_t.exports=globalThis.gavelParts["src/app/game-fields.js"]});var Gt=C((Bn,Bt)=>{Bt.exports=globalThis.gavelParts["src/app/option-field.js"]});var qt=C((Gn,Lt)=>{Lt.exports=globalThis.gavelParts["src/app/options.js"]});var X=C((qn,Wt)=>{Wt.exports=globalThis.gavelParts["src/storage/games.js"]});var zt=C((Jn,Zt)=>{Zt.exports=globalThis.gavelParts["src/app/rulings-table.js"]});var Yt=C((Un,Ht)=>{Ht.exports=globalThis.gavelParts["src/app/dealer-fields.js"]});var tt=C((Kn,Qt)=>{Qt.exports=globalThis.gavelParts["src/app/organise/matches.js"]});var we=C((as,ye)=>{ye.exports=globalThis.gavelParts["src/storage/store.js"]});var rt=g(W(),1),T=g(M(),1),q=g(G(),1);var Z=g(M(),1);function z({label:t,hint:n,accept:e,name:s,take:o}){let[r,a]=(0,Z.useState)(!1);return Z.html`
        <div class="field drop-zone ${r?"over":""}" data-drop onDragOver=${i=>{i.preventDefault(),a(!0)}} onDragLeave=${()=>a(!1)} onDrop=${i=>{i.preventDefault(),a(!1);let c=[...i.dataTransfer.files];
c.length>0&&o(c)}}>
            <label for="files-${s}">${t}</label>
            <p class="hint" id="files-${s}-hint">${n}</p>
            <input id="files-${s}" name=${s} type="file" multiple accept=${e} aria-describedby="files-${s}-hint" onChange=${({target:i})=>{let c=[...i.files];i.value="",c.length>0&&o(c)}} />
        </div>
    `}function K(t,n,e){let s=vt(n);if(s!==void 0)return[yt({file:t,line:null},s,e)];let o=n.replace(/^\ufeff/,"").split(/\r?\n/).map((r,a)=>({each:r,line:a+1})).filter(({each:r})=>r.trim()!=="");return o.length<
2?[{file:t,line:null,fault:"no-json"}]:o.map(({each:r,line:a})=>yt({file:t,line:a},vt(r),e))}function vt(t){try{return JSON.parse(t.replace(/^\ufeff/,""))}catch{return}}function yt(t,n,e){if(n===void 0)
return{...t,fault:"no-json"};let s=n?.game??n?.state?.game;return typeof s!="string"||!e(s)?{...t,fault:"no-game"}:Array.isArray(n.actions)?{...t,record:n}:{...t,fault:"no-actions"}}function H(t,n){let{
record:e,fault:s}=t,o=e===void 0?{}:{game:e.game??e.state.game,players:Be(e),of:e.actions.length},a={...{players:[],of:null,applied:null,refusedAt:null,code:"",rule:"",detail:"",finished:!1,winners:[],
game:""},file:t.file,line:t.line,...o};if(s!==void 0)return{...a,verdict:s};if(n===null)return{...a,verdict:"waiting"};if(!n.ok){let{errors:$=[],violations:h=[],detail:m="",title:f=""}=n.body,[v]=[...$,
...h];return{...a,verdict:"not-readable",code:v?.code??"",rule:v?.rule??"",detail:v?[v.pointer,v.detail].filter(Boolean).join(": "):m||f}}let{applied:d,refused:l,position:i,history_matches:c,scores_match:p}=n.
body,u={...a,applied:d,finished:i.finished,winners:i.scores?.winners??[]};if(l!==null){let[$]=l.problem.violations??l.problem.errors??[];return{...u,verdict:"refused",refusedAt:l.index+1,code:$?.code??
"",rule:$?.rule??"",detail:$?.detail??l.problem.title}}return c===!1?{...u,verdict:"digest"}:p===!1?{...u,verdict:"scores"}:{...u,verdict:"right"}}function Be(t){let{players:n}=t.setup??t.state??{};return Array.
isArray(n)?n.map(e=>String(e?.id??e)):[]}var wt=["file","line","game","players","verdict","actions","applied","refused_at","code","rule","detail","finished","winners"],xt=({file:t,line:n,game:e,players:s,
verdict:o,of:r,applied:a,refusedAt:d,code:l,rule:i,detail:c,finished:p,winners:u})=>[t,n,e,s.join("; "),o,r,a,d,l,i,c,p?"yes":"no",u.join("; ")];var O=g(M(),1),Ct=g(at(),1),Pt=g(L(),1);var j=class extends Error{constructor(n,e){super(n),this.line=e}},Ge=[",",";","	"],jt=/^[=+\-@\t\r\n]/,Le=/^-?\d+(\.\d+)?$/;function qe(t){let[n]=t.split(/\r?\n/,1),e=n.replace(/"[^"]*"/g,"");return Ge.
map(s=>[s,e.split(s).length]).sort((s,o)=>o[1]-s[1])[0][0]}function Tt(t){let n=t.replace(/^\ufeff/,""),e=qe(n),s=[],[o,r]=[0,1];for(;o<n.length;){let a={line:r,cells:[]};for(;;){let d=n[o]==='"'?Je(n,
o,r):Ue(n,o,r,e);if(a.cells.push(d.value),r+=d.value.split(`
`).length-1,o=d.end,n[o]!==e)break;o+=1}if(n[o]==="\r"&&n[o+1]===`
`&&(o+=1),o<n.length&&n[o]!==`
`)throw new j("csv.after-quote",r);o+=1,r+=1,(a.cells.length>1||a.cells[0].trim()!=="")&&s.push(a)}return s}function Je(t,n,e){let s="";for(let o=n+1;;){let r=t.indexOf('"',o);if(r<0)throw new j("csv.\
open-quote",e);if(s+=t.slice(o,r),t[r+1]!=='"')return{value:s,end:r+1};s+='"',o=r+2}}function Ue(t,n,e,s){let o=n;for(;o<t.length&&t[o]!==s&&t[o]!==`
`&&!(t[o]==="\r"&&t[o+1]===`
`);){if(t[o]==='"')throw new j("csv.quote-inside",e);o+=1}return{value:t.slice(n,o),end:o}}var Ot=t=>t.startsWith("'")&&jt.test(t.slice(1))?t.slice(1):t,Y=t=>`\uFEFF${t.map(n=>n.map(Ke).join(",")).join(
`\r
`)}\r
`;function Ke(t){let n=t==null?"":String(t),e=jt.test(n)&&!Le.test(n)?`'${n}`:n;return/[",;\t\r\n]/.test(e)?`"${e.replaceAll('"','""')}"`:e}function Mt({found:t,client:n,names:e,go:s,t:o}){let[r,a]=(0,O.useState)({of:null,by:[]}),[d,l]=(0,O.useState)(null),i=r.of===t?r.by:[];(0,O.useEffect)(()=>{let h=!1,m=async()=>{let f=t.flatMap(({record:k},b)=>k===
void 0?[]:[{id:b,operation:"replays",game:k.game??k.state.game,body:k}]),v=[];for await(let k of n.batch(f)){if(h)return;v[k.id]=k,a({of:t,by:[...v]})}};return l(null),m().catch(f=>!h&&l(f)),()=>{h=!0}},
[t,n]);let c=t.map((h,m)=>H(h,i[m]??null)),p=c.filter(({verdict:h})=>h==="right").length,u=c.filter(({verdict:h})=>h==="waiting").length,$=()=>(0,Ct.download)("gavel-verdicts.csv",new Blob([Y([wt,...c.
map(xt)])],{type:"text/csv"}));return O.html`
        <section class="verdicts" aria-labelledby="verdicts" aria-busy=${String(u>0&&d===null)} data-verdicts=${c.length} data-right=${p}>
            <h2 id="verdicts">${o("verdicts.title")}</h2>
            <p role="status">${u>0?o("verdicts.waiting",{n:u,of:c.length}):o("verdicts.summary",{right:p,of:c.length,wrong:c.length-p})}</p>
            <${Pt.ProblemBox} problem=${d} t=${o} places=${!0} />
            <div><button type="button" data-csv disabled=${u>0} onClick=${$}>${o("verdicts.csv")}</button></div>
            <div class="scrolling" tabindex="0" role="group" aria-labelledby="verdicts"><table>
                <thead><tr>${["file","game","verdict","actions"].map(h=>O.html`<th key=${h} scope="col">${o(`verdicts.${h}`)}</th>`)}<td></td></tr></thead>
                <tbody>${c.map((h,m)=>O.html`<${We} key=${m} row=${h} names=${e} open=${()=>Ve(t[m].record,s)} t=${o} />`)}</tbody>
            </table></div>
        </section>
    `}function Ve(t,n){let{game:e,actions:s,history:o,scores:r,...a}=t,d={...o!==void 0&&{history:o},...r!==void 0&&{scores:r}};n("seen",{record:{game:e??a.state.game,start:a,actions:s,...d}})}function We({
row:t,names:n,open:e,t:s}){let{file:o,line:r,game:a,players:d,verdict:l,of:i,applied:c,refusedAt:p,rule:u,detail:$,finished:h,winners:m}=t;return O.html`
        <tr data-verdict-row=${l}>
            <th scope="row" class="file">${o}${r!==null&&O.html` <span class="soft">${s("verdicts.line",{n:r})}</span>`}</th>
            <td>${n[a]??a}<br /><span class="soft small">${d.join(", ")}</span></td>
            <td>
                <strong class="verdict-word">${s(`verdicts.is.${l}`)}</strong>
                ${p!==null&&O.html` ${s("verdicts.at",{n:p})}`}
                ${$&&O.html`<br /><span class="small">${$}</span>`}
                ${u&&O.html`<br /><code>${u}</code>`}
                ${l==="right"&&O.html`<br /><span class="soft small">${h?s(m.length>0?"verdicts.won":"verdicts.nobody",{names:m.join(", ")}):s("verdicts.running")}</span>`}
            </td>
            <td>${i===null?"":`${c??"–"} / ${i}`}</td>
            <td>${c!==null&&O.html`<button type="button" data-look onClick=${e}>${s("verdicts.look")}</button>`}</td>
        </tr>
    `}var Nt=g(It(),1),lt=g(L(),1),Ze=64*1024*1024,Ft=t=>t in rt.GAMES;function ze({record:t,fault:n},e,s){if(n==="no-json")throw new Error(`${s("import.no-json")} ${He(e)}`);if(n!==void 0)throw new Error(s(
`import.${n}`));return{game:t.game??t.state.game,body:t}}function He(t){try{return JSON.parse(t),""}catch(n){return n.message}}function Dt({t,client:n,go:e,enter:s,given:o}){(0,q.useTop)();let r=(0,q.useFocus)(),
[a,d]=(0,T.useState)(o??""),[l,i]=(0,T.useState)(null),[c,p]=(0,T.useState)(null),[u,$]=(0,T.useState)(null),{value:h}=(0,q.useLoaded)(()=>n.games(),[n]),m=Object.fromEntries((h??[]).map(({id:b,name:w})=>[
b,w])),f=async(b,w)=>{i(null),p(null),$(null);try{if(b.length>1e3)throw new Error(t("import.too-many",{n:b.length,most:1e3}));if(b.length!==1)return $(b);let{game:x,body:F}=ze(b[0],w,t);p({game:x,body:F,
answer:await n.game(x).replay(F)})}catch(x){i(x)}},v=b=>f(K(t("import.pasted"),b,Ft),b),k=async b=>{if(b.reduce((x,{size:F})=>x+F,0)>Ze)return i(new Error(t("import.too-large")));let w=await Promise.all(
b.map(x=>x.text()));return d(w.length===1?w[0]:""),f(w.flatMap((x,F)=>K(b[F].name,x,Ft)),w[0])};return(0,T.useEffect)(()=>{o&&v(o)},[o]),T.html`
        <main id="content" class="import" data-screen="import">
            <h1 ref=${r} tabindex="-1">${t("import.title")}</h1>
            <p>${t("import.lead")}</p>
            <form class="sheet" onSubmit=${b=>{b.preventDefault(),v(a)}}>
                <${z} label=${t("import.file")} hint=${t("import.file-hint")} accept=".json,.jsonl,.ndjson,application/json,application/x-ndjson" name="file" take=${k} />
                <div class="field">
                    <label for="import-text">${t("import.text")}</label>
                    <textarea id="import-text" name="transcript" class="code" rows="8" spellcheck="false" value=${a} onInput=${b=>d(b.target.value)} />
                </div>
                <div class="row end">
                    <button type="button" onClick=${()=>e("start")}>${t("back")}</button>
                    <button type="submit" class="primary" data-verify>${t("import.verify")}</button>
                </div>
            </form>
            <${lt.ProblemBox} problem=${l} t=${t} places=${!0} />
            ${u&&T.html`<${Mt} found=${u} client=${n} names=${m} go=${e} t=${t} />`}
            ${c&&T.html`<${Ye} ...${c} t=${t} go=${e} enter=${s} />`}
        </main>
    `}function Ye({game:t,body:n,answer:e,t:s,go:o,enter:r}){let{position:a,applied:d,refused:l,history_matches:i,scores_match:c}=e,{game:p,actions:u,history:$,scores:h,...m}=n,f=l===null&&i!==!1&&c!==
!1,v=()=>r({game:t,start:m,actions:u.slice(0,d),cursor:d}),k={...$!==void 0&&{history:$},...h!==void 0&&{scores:h}},b=()=>o("seen",{record:{game:t,start:m,actions:u,...k}});return T.html`
        <section class="verdict-box ${f?"sound":"broken"}" role="status" data-verdict=${f?"sound":"broken"} data-applied=${d}>
            <h2>${s(f?"import.sound":"import.broken")}</h2>
            <p>${s("import.applied",{applied:d,of:u.length})} ${a.finished?s("import.finished"):""}</p>
            ${i!==null&&T.html`<p data-history=${String(i)}>${s(i?"import.history":"import.no-history")}</p>`}
            ${c!==null&&T.html`<p data-scores=${String(c)}>${s(c?"import.scores":"import.no-scores")}</p>`}
            ${l!==null&&T.html`
                <p data-refused-index=${l.index}>${s("import.refused",{n:l.index+1})} <code>${JSON.stringify(u[l.index])}</code></p>
                <${Qe} problem=${l.problem} game=${rt.GAMES[t]} t=${s} position=${a} />`}
            <div class="row tight">
                <button type="button" class="primary" data-open onClick=${v}>${s(f?"import.open":"import.open-last")}</button>
                <button type="button" data-review onClick=${b}>${s("review.open")}</button>
            </div>
        </section>
    `}var Qe=({problem:t,game:n,t:e,position:s})=>t.type==="/problems/illegal-action"?T.html`<${Nt.RefusalText} document=${t} game=${n} t=${e} view=${s.state} instead=${s.legal_actions} />`:T.html`<${lt.ProblemBox} problem=${{
problem:t}} t=${e} places=${!0} />`;var P=g(M(),1),B=g(G(),1),le=g(L(),1);var J=g(M(),1),Jt=g(Q(),1),N=g(Rt(),1),Ut=g(Gt(),1),Kt=g(qt(),1);function Vt({sheet:t,begin:n,leave:e,t:s}){let[o,r]=(0,J.useState)(()=>({...(0,N.firstDraft)(t),rounds:3,match:{}})),{ruleset:a,variant:d,
options:l,players:i,rounds:c,match:p}=o,u={sheet:t,draft:o,change:r,errors:[],t:s},$=m=>(0,Kt.defaultOf)({options:t.match_options},o,m),h=(m,f)=>{let{[m]:v,...k}=p;r({...o,match:f===void 0?k:{...k,[m]:f}})};
return J.html`
        <form class="sheet" data-match-form onSubmit=${m=>{m.preventDefault(),n({rounds:c,options:p,setup:{ruleset:a,variant:d,options:l,players:i}})}}>
            <p>${s("match.lead")}</p>
            <${Jt.Field} name="rounds" label=${s("match.rounds")}
                control=${m=>J.html`<input ...${m} type="number" required min="1" max="100" step="1" value=${c} onInput=${({target:f})=>r({...o,rounds:Number(f.value)})} />`} />
            <${N.EditionFields} ...${u} />
            <${N.PlayerFields} ...${u} />
            <details class="options" data-match-options>
                <summary>${s("match.options")}</summary>
                <div class="option-list">${t.match_options.map(m=>J.html`
                    <${Ut.OptionField} key=${m.id} option=${m} standard=${$(m.id)} value=${p[m.id]} errors=${[]} t=${s}
                        change=${f=>h(m.id,f)} />`)}</div>
            </details>
            <${N.OptionFields} ...${u} />
            <div class="row end">
                <button type="button" onClick=${e}>${s("back")}</button>
                <button type="submit" class="primary large" data-begin-match>${s("match.begin")}</button>
            </div>
        </form>
    `}var y=g(M(),1),oe=g(X(),1),ct=g(G(),1),et=g(L(),1),ae=g(zt(),1);var Xt=g(W(),1),A=g(M(),1),te=g(Yt(),1),D=g(Q(),1),ee=g(L(),1),ne=g(tt(),1);function se({match:t,standings:n,number:e,sheet:s,client:o,enter:r,keep:a,t:d}){let{players:l}=t.setup,i=n?.first_player??"",
[c,p]=(0,A.useState)({first:i,dealer:"service",deal:null}),[u,$]=(0,A.useState)(null),[h,m]=(0,A.useState)(!1),f=u?.problem?.errors??[],{Deal:v}=Xt.GAMES[t.game],k=async w=>{w.preventDefault(),m(!0);try{
let x=(0,ne.nextSetup)(t,n,c),{state:F}=await o.game(t.game).setup(x),{seed:mt,nonce:$t}=F.deal??{},Ae={setup:{...x,...mt!==void 0&&{seed:mt},...$t!==void 0&&{nonce:$t}}},Ie=d("match.game-of",{game:s.
name,n:e});await r({game:t.game,start:Ae,actions:[],cursor:0,name:Ie},a)}catch(x){$(x)}m(!1)},b=c.dealer==="service"?[["",d("match.first-drawn")]]:[];return A.html`
        <form class="tool next-game" data-next-game=${e} onSubmit=${k}>
            <h2>${d("match.next",{n:e})}</h2>
            <${ee.ProblemBox} problem=${u} t=${d} />
            ${n?.cash&&A.html`<p data-carried>${d("match.carried",{cash:l.map(w=>`${w} ${n.cash[w]}`).join(", ")})}</p>`}
            ${n!==null&&A.html`<p data-first-due=${i}>${i===""?d("match.first-due-drawn"):d("match.first-due",{player:i})}</p>`}
            <${D.Field} name="next-first" label=${d("setup.first")} errors=${(0,D.errorsAt)(f,"/first_player")}
                control=${w=>A.html`<${D.Select} ...${w} value=${c.first===""&&b.length===0?l[0]:c.first}
                    choices=${[...b,...l.map(x=>[x,x])]} onChange=${x=>p({...c,first:x})} />`} />
            <${D.Field} name="next-dealer" label=${d("setup.dealer")}
                control=${w=>A.html`<${D.Select} ...${w} value=${c.dealer} choices=${["service","table"].map(x=>[x,d(`setup.dealer.${x}`)])}
                    onChange=${x=>p({...c,dealer:x,first:x==="table"&&c.first===""?l[0]:c.first})} />`} />
            ${c.dealer==="table"&&v&&A.html`<${te.DealField} sheet=${s} draft=${{...t.setup,deal:c.deal}} errors=${f} t=${d} Deal=${v}
                change=${({deal:w})=>p({...c,deal:w})} />`}
            <div><button type="submit" class="primary" data-begin-next disabled=${h}>${d("match.begin-next",{n:e})}</button></div>
        </form>
    `}var R=g(tt(),1);function re({match:t,sheet:n,client:e,go:s,enter:o,changed:r,t:a}){let{value:d,problem:l}=(0,ct.useLoaded)(()=>(0,R.matchNow)(e,t),[t,e]),[i,c]=(0,y.useState)(!1),p=async f=>{await(0,R.changeGames)(
d.match,f),r()};if(d===null)return y.html`<p role="status">…</p><${et.ProblemBox} problem=${l} t=${a} />`;let{games:u,standings:$}=d,h=u.some(({sheet:f})=>f===null),m=async()=>{await(0,R.dropMatch)(
t.id),r()};return y.html`
        <${et.ProblemBox} problem=${l??d.problem} t=${a} />
        <section aria-labelledby="standings" class="tool" data-match=${t.id} data-over=${String($?.over??!1)}>
            <h2 id="standings">${a("match.standings")}</h2>
            <${Xe} match=${t} standings=${$} played=${u.filter(({sheet:f})=>f!==null).length} t=${a} />
            ${$&&y.html`<${tn} standings=${$} games=${u} t=${a} />`}
        </section>
        <section aria-labelledby="games" class="tool">
            <h2 id="games">${a("match.games",{n:u.length,of:t.rounds})}</h2>
            <ol class="match-games">${u.map((f,v)=>y.html`
                <${en} key=${f.id} number=${v+1} ...${f} name=${n.name} go=${s} remove=${()=>p(k=>k.filter(b=>b!==f.id))} t=${a} />`)}</ol>
            ${u.length===0&&y.html`<p class="soft">${a("match.no-games")}</p>`}
        </section>
        ${!$?.over&&!h&&u.length<t.rounds&&y.html`
            <${se} match=${d.match} standings=${$} number=${u.length+1} sheet=${n} client=${e} t=${a}
                enter=${o} keep=${f=>(0,R.changeGames)(d.match,v=>[...v,f])} />
            <${nn} match=${t} add=${f=>p(v=>[...v,f])} t=${a} />`}
        ${$&&y.html`<details class="tool"><summary>${a("scores.rulings",{n:$.rulings.length})}</summary><${ae.RulingsTable} rulings=${$.rulings} t=${a} /></details>`}
        <p class="aside">
            <button type="button" class="quiet" data-drop-match onClick=${()=>c(!i)} aria-expanded=${String(i)}>${a("match.drop")}</button>
            ${i&&y.html` <button type="button" data-drop-anyway onClick=${m}>${a("match.drop-anyway")}</button> <span class="hint">${a("match.drop-hint")}</span>`}
        </p>
    `}function Xe({match:t,standings:n,played:e,t:s}){if(!n?.over)return y.html`<p role="status">${s("match.played",{n:e,of:t.rounds})}</p>`;let{winners:o,decided_by:r}=n;return y.html`<p role="status" class="verdict" data-winners=${o.
join(" ")}>
        <strong>${o.length===0?s("scores.nobody"):s(o.length>1?"scores.winners":"scores.winner",{names:o.join(", ")})}</strong>
        <span class="soft">${s(r==="two-wins"?"match.by.two-wins":`scores.by.${r}`)}</span></p>`}var it=t=>String(t).replace("-","−");function tn({standings:t,games:n,t:e}){let s=n.filter(({sheet:a})=>a!==
null),o=({sheet:a},d)=>a.standings.find(l=>l.player===d),r=({total:a,penalties:d=0})=>it(a+d);return y.html`
        <div class="scrolling" tabindex="0" role="group" aria-labelledby="standings"><table class="figures-table">
            <thead><tr>
                <th scope="col">${e("match.rank")}</th><th scope="col">${e("match.player")}</th>
                ${s.map((a,d)=>y.html`<th scope="col" key=${a.id}>${e("match.game",{n:d+1})}</th>`)}
                <th scope="col">${e("match.total")}</th><th scope="col">${e("match.wins")}</th>${t.cash&&y.html`<th scope="col">${e("match.cash")}</th>`}
            </tr></thead>
            <tbody>${t.standings.map(({rank:a,player:d,total:l,penalties:i,wins:c})=>y.html`
                <tr key=${d} data-standing=${d} data-total=${l} data-wins=${c} class=${t.winners.includes(d)?"winner":""}>
                    <td>${a}</td><th scope="row">${d}</th>
                    ${s.map(p=>y.html`<td key=${p.id}>${r(o(p,d))}${p.sheet.winners.includes(d)&&y.html` <span title=${e("match.won")}>★</span>`}</td>`)}
                    <td><strong>${it(l)}</strong>${i!==void 0&&` (${e("scores.penalties",{points:it(i)})})`}</td><td>${c}</td>${t.cash&&y.html`<td data-cash=${t.cash[d]}>${t.cash[d]}</td>`}
                </tr>`)}</tbody>
        </table></div>
    `}function en({number:t,id:n,record:e,sheet:s,end:o,wrongCash:r,problem:a,name:d,go:l,remove:i,t:c}){let p=e?.name||c("match.game-of",{game:d,n:t}),u=s===null?c("match.running",{players:o?.to_act.
join(", ")??""}):s.winners.length>0?c("scores.winner",{names:s.winners.join(", ")}):c("scores.nobody");return y.html`
        <li data-match-game=${n} data-finished=${String(s!==null)}>
            <div><strong>${p}</strong> <span class="soft">${u}</span>
                ${r&&y.html`<p class="warning" data-wrong-cash>${c("match.wrong-cash")}</p>`}
                ${e===null&&y.html`<p class="hint">${c("match.deleted")}</p>`}
                <${et.ProblemBox} problem=${a} t=${c} />
            </div>
            <div class="row tight">
                ${e!==null&&s===null&&y.html`<button type="button" class="primary" data-go-on onClick=${()=>l("play",{id:n})}>${c("start.resume")}</button>`}
                ${e!==null&&s!==null&&y.html`<button type="button" data-review onClick=${()=>l("review",{id:n})}>${c("review.open")}</button>`}
                <button type="button" class="icon" data-remove aria-label=${c("match.remove",{n:t})} onClick=${i}>×</button>
            </div>
        </li>
    `}function nn({match:t,add:n,t:e}){let{value:s}=(0,ct.useLoaded)(oe.games,[]),o=l=>[...l].sort().join(`
`)===[...t.setup.players].sort().join(`
`),r=({start:l})=>(l.setup??l.state).players.map(i=>i.id??i),a=(s??[]).filter(l=>l.game===t.game&&l.finished&&!t.games.includes(l.id)&&o(r(l)));if(a.length===0)return null;let d=({name:l,changed:i,winners:c=[]})=>[
l,new Intl.DateTimeFormat(e.language,{dateStyle:"medium",timeStyle:"short"}).format(i),c.join(", ")].filter(Boolean).join(" · ");return y.html`
        <label class="row which"><span>${e("match.add")}</span>
            <select name="add-game" onChange=${({target:l})=>l.value!==""&&n(l.value)}>
                <option value="">${e("correct.choose")}</option>
                ${a.map(l=>y.html`<option key=${l.id} value=${l.id}>${d(l)}</option>`)}
            </select>
        </label>
    `}var U=g(tt(),1);function ie({t,client:n,go:e,game:s,enter:o}){let[r,a]=(0,P.useState)(0),[d,l]=(0,P.useState)(null),[i,c]=(0,P.useState)(!1),{value:p,problem:u}=(0,B.useLoaded)(()=>n.game(s).sheet(),[
s,n]),{value:$}=(0,B.useLoaded)(()=>(0,U.matchesOf)(s),[s,r]);(0,B.useTop)();let h=(0,B.useFocus)(p===null),m=p!==null&&$!==null,f=$?.find(({id:b})=>b===d)??$?.[0]??null,v=()=>a(b=>b+1),k=async b=>{let w=(0,U.newMatch)(
s,b);await(0,U.keepMatch)(w),l(w.id),c(!1),v()};return P.html`
        <main id="content" class="match" data-screen="match" data-game=${s} aria-busy=${String(!m&&!u)}>
            <div class="play-bar">
                <h1 ref=${h} tabindex="-1">${t("match.title",{game:p?.name??"…"})}</h1>
                ${m&&f!==null&&!i&&P.html`<button type="button" data-new-match onClick=${()=>c(!0)}>${t("match.new")}</button>`}
            </div>
            <${le.ProblemBox} problem=${u} t=${t} />
            ${m&&(p.match_options??[]).length===0&&P.html`<p>${t("match.none")}</p>`}
            ${m&&p.match_options?.length>0&&(i||f===null)&&P.html`<${Vt} sheet=${p} begin=${k} leave=${f===null?()=>e("start"):()=>c(!1)} t=${t} />`}
            ${m&&f!==null&&!i&&P.html`
                ${$.length>1&&P.html`<${on} matches=${$} match=${f} choose=${l} t=${t} />`}
                <${re} key=${f.id} match=${f} sheet=${p} client=${n} go=${e} enter=${o} changed=${v} t=${t} />`}
        </main>
    `}var sn=({setup:t,created:n},e)=>`${t.players.join(", ")} · ${new Intl.DateTimeFormat(e.language,{dateStyle:"medium"}).format(n)}`,on=({matches:t,match:n,choose:e,t:s})=>P.html`
    <label class="row which"><span>${s("match.which")}</span>
        <select name="match" onChange=${({target:o})=>e(o.value)}>
            ${t.map(o=>P.html`<option key=${o.id} value=${o.id} selected=${o.id===n.id}>${sn(o,s)}</option>`)}
        </select>
    </label>`;var S=g(M(),1),st=g(G(),1);var fe=g(W(),1),I=g(M(),1),he=g(X(),1),ge=g(G(),1);var ce=6e3,dt=["table","player","place","total"],an=1e3,rn=/^\d{1,4}$/,ln=/^[-−]?\d{1,9}(?:[.,]\d{1,4})?$/;function nt(t){let n=t.trim().split(/[\s;]+|,\s+|,(?=\d+(?:,|$))/).filter(o=>o!==""),e=n.map(
o=>Number(o.replace(",","."))),s=(o,r)=>/^\d{1,6}(?:[.,]\d{1,2})?$/.test(n[r])&&Number.isFinite(o);return e.length>0&&e.length<=20&&e.every(s)?e:null}function de(t){let[n,...e]=Tt(t);if(n===void 0)throw new j(
"tournament.csv.empty",1);let s=n.cells.map(a=>a.trim().toLowerCase());if(s.length!==dt.length||dt.some(a=>!s.includes(a)))throw new j("tournament.csv.columns",n.line);let r=new Map;for(let{line:a,cells:d}of e){
if(d.length!==s.length)throw new j("tournament.csv.cells",a);let{table:l,...i}=cn(Object.fromEntries(s.map((p,u)=>[p,Ot(d[u].trim())])),a),c=r.get(l)??{name:l,placings:[],line:a};if(c.placings.some(({
player:p})=>p===i.player))throw new j("tournament.csv.twice",a);c.placings.push(i),r.set(l,c)}if(r.size>an)throw new j("tournament.csv.too-many",1);return[...r.values()].map(({name:a,placings:d,line:l})=>{
if(!dn(d))throw new j("tournament.csv.places",l);return{name:a,placings:d}})}function cn({table:t,player:n,place:e,total:s},o){if(t===""||n==="")throw new j("tournament.csv.nameless",o);if(!rn.test(e)||
Number(e)<1)throw new j("tournament.csv.place",o);if(s!==""&&!ln.test(s))throw new j("tournament.csv.total",o);return{table:t,player:n,place:Number(e),total:s===""?null:Number(s.replace("−","-").replace(
",","."))}}var dn=t=>t.every(({place:n})=>t.filter(e=>e.place<n).length===n-1);function ue(t,n,e){let s=n.standings.map(({player:o,rank:r,total:a,penalties:d=0})=>({player:o,place:r,total:a+d}));return{
name:t,placings:s,digest:e}}function un(t,n,e){let s=o=>Math.round((n[o-1]??0)*100)*(ce/100);return new Map(t.map(({player:o,place:r})=>{if(e==="each")return[o,s(r)];let a=t.filter(l=>l.place===r).length,
d=Array.from({length:a},(l,i)=>s(r+i)).reduce((l,i)=>l+i,0);return[o,d/a]}))}function pe({tables:t,points:n,ties:e,order:s}){let o=new Map;for(let{placings:i}of t){let c=un(i,n,e);for(let{player:p,place:u,
total:$}of i){let h=o.get(p)??{player:p,parts:0,tables:0,wins:0,total:0};o.set(p,{player:p,parts:h.parts+(c.get(p)??0),tables:h.tables+1,wins:h.wins+(u===1?1:0),total:h.total===null||$===null?null:h.total+
$})}}let r={points:1,wins:2,totals:3}[s],a=i=>[i.parts,i.wins,i.total??Number.NEGATIVE_INFINITY].slice(0,r),d=(i,c)=>a(i).map((p,u)=>a(c)[u]===p?0:a(c)[u]>p?1:-1).find(p=>p!==0)??0,l=[...o.values()].sort(
(i,c)=>d(i,c)||i.player.localeCompare(c.player));return l.map(({parts:i,...c})=>({rank:l.filter(p=>d(p,{parts:i,...c})<0).length+1,...c,points:i/ce}))}var me=t=>[dt,...t.flatMap(({name:n,placings:e})=>e.
map(({player:s,place:o,total:r})=>[n,s,o,r]))],$e=t=>[["rank","player","points","tables","wins","total"],...t.map(({rank:n,player:e,points:s,tables:o,wins:r,total:a})=>[n,e,Number(s.toFixed(4)),o,r,a])];var be=t=>t in fe.GAMES,pn=".csv,.tsv,.txt,.json,.jsonl,.ndjson,text/csv,application/json,application/x-ndjson";async function mn(t,n,e){let s=[],o=[],r=[];for(let{file:l,text:i}of t){let c=/^\s*\ufeff?\s*[[{]/.
test(i)?K(l,i,be):[];if(r.push(...c),!(c.length>0))try{s.push(...de(i))}catch(p){if(!(p instanceof j))throw p;o.push(e("tournament.fault",{file:l,line:p.line,what:e(p.message)}))}}if(r.length>1e3)return{
tables:s,faults:[...o,e("import.too-many",{n:r.length,most:1e3})]};let a=r.flatMap(({record:l},i)=>l===void 0?[]:[{id:i,operation:"replays",game:l.game??l.state.game,body:l}]),d=[];for await(let l of n.
batch(a))d[l.id]=l;for(let[l,i]of r.entries()){let{verdict:c,finished:p,refusedAt:u,detail:$}=H(i,d[l]??null),h=i.line===null?i.file:`${i.file} ${e("verdicts.line",{n:i.line})}`;if(c==="right"&&p){let{
scores:m,state:f}=d[l].body.position;s.push(ue(h,m,f.history))}else{let m=c==="right"?e("verdicts.running"):[e(`verdicts.is.${c}`),u!==null&&e("verdicts.at",{n:u}),$].filter(Boolean).join("; ");o.push(
`${h}: ${m}`)}}return{tables:s,faults:o}}function $n(t,n,e){let s=new Set(n.map(({digest:a})=>a).filter(Boolean)),o=[],r=[];for(let a of t)a.digest!==void 0&&s.has(a.digest)?r.push(e("tournament.there",
{table:a.name})):o.push(a),s.add(a.digest);return{fresh:o,faults:r}}function ve({change:t,client:n,t:e}){let[s,o]=(0,I.useState)(""),[r,a]=(0,I.useState)({added:null,faults:[]}),[d,l]=(0,I.useState)(!1),
{value:i}=(0,ge.useLoaded)(he.games,[]),c=(i??[]).filter(({game:m,finished:f})=>f&&be(m)),p=async m=>{l(!0);try{let{tables:f,faults:v}=await mn(m,n,e),k=[],b=[];await t(w=>({fresh:b,faults:k}=$n(f,w.tables,
e),b.length>0?{...w,tables:[...w.tables,...b]}:void 0)),a({added:b.length,faults:[...v,...k]})}catch(f){a({added:0,faults:[f.problem?.title??f.message]})}l(!1)},u=async m=>p(await Promise.all(m.map(async f=>({
file:f.name,text:await f.text()})))),$=({game:m,start:f,actions:v,cursor:k})=>({game:m,...f,actions:v.slice(0,k)}),h=()=>p(c.map(m=>({file:m.name||new Intl.DateTimeFormat(e.language,{dateStyle:"medium",
timeStyle:"short"}).format(m.changed),text:JSON.stringify($(m))})));return I.html`
        <section class="tool add-results unprinted" aria-labelledby="add-results" aria-busy=${String(d)}>
            <h2 id="add-results">${e("tournament.add")}</h2>
            <${z} label=${e("tournament.files")} hint=${e("tournament.files-hint")} accept=${pn} name="results" take=${u} />
            <form class="field" onSubmit=${m=>{m.preventDefault(),p([{file:e("import.pasted"),text:s}])}}>
                <label for="results-text">${e("tournament.text")}</label>
                <textarea id="results-text" name="results-text" class="code" rows="4" spellcheck="false" value=${s}
                    placeholder=${`table,player,place,total
1,Ann,1,31
1,Bob,2,28`} onInput=${({target:m})=>o(m.value)} />
                <div class="row tight">
                    <button type="submit" data-add-text disabled=${d||s.trim()===""}>${e("tournament.add-text")}</button>
                    ${c.length>0&&I.html`<button type="button" data-add-kept disabled=${d} onClick=${h}>${e("tournament.add-kept",{n:c.length})}</button>`}
                </div>
            </form>
            ${r.added!==null&&I.html`<p role="status" data-added=${r.added}>${e("tournament.added",{n:r.added})}</p>`}
            ${r.faults.length>0&&I.html`<div class="problem" role="alert" data-faults=${r.faults.length}>
                <strong>${e("tournament.not-added")}</strong><ul>${r.faults.map((m,f)=>I.html`<li key=${f}>${m}</li>`)}</ul></div>`}
        </section>
    `}var Pe=g(at(),1);var xe=g(X(),1),ke=g(we(),1),ut=new ke.Store("tournaments"),Se=async()=>(await ut.all()).sort((t,n)=>n.created-t.created),je=({id:t,...n},e)=>ut.change(t,s=>e(s??{id:t,...n})),Te=t=>ut.remove(t),pt=()=>({
id:(0,xe.newId)(),name:"",created:Date.now(),points:[5,3,2,1],ties:"shared",order:"totals",tables:[]});var E=g(M(),1),_=g(Q(),1);function Oe({tournament:t,change:n,t:e}){let{name:s,points:o,ties:r,order:a}=t,[d,l]=(0,E.useState)(o.join(" ")),i=nt(d),c=u=>n($=>({...$,...u})),p=(u,$)=>$.map(h=>[h,e(`tournament.${u}.${h}`)]);return E.html`
        <section class="tool counts unprinted" aria-labelledby="counts">
            <h2 id="counts">${e("tournament.counts")}</h2>
            <${_.Field} name="tournament-name" label=${e("tournament.name")}
                control=${u=>E.html`<input ...${u} type="text" maxlength="100" value=${s} onChange=${({target:$})=>c({name:$.value.trim()})} />`} />
            <${_.Field} name="points" label=${e("tournament.by-place")} hint=${e("tournament.by-place-hint")} errors=${i===null?[{detail:e("tournament.no-points")}]:[]}
                control=${u=>E.html`<input ...${u} type="text" inputmode="decimal" value=${d} onInput=${({target:$})=>l($.value)}
                    onChange=${({target:$})=>nt($.value)!==null&&c({points:nt($.value)})} />`} />
            <${_.Field} name="ties" label=${e("tournament.ties")}
                control=${u=>E.html`<${_.Select} ...${u} value=${r} choices=${p("ties",["shared","each"])} onChange=${$=>c({ties:$})} />`} />
            <${_.Field} name="order" label=${e("tournament.order")}
                control=${u=>E.html`<${_.Select} ...${u} value=${a} choices=${p("order",["totals","wins","points"])} onChange=${$=>c({order:$})} />`} />
        </section>
    `}var Ce=(t,n)=>(0,Pe.download)(t,new Blob([Y(n)],{type:"text/csv"}));function Me({t,client:n}){let[e,s]=(0,S.useState)(null),[o,r]=(0,S.useState)(null),a=()=>Se().then(s);(0,S.useEffect)(()=>{a()},[]),
(0,st.useTop)();let d=(0,st.useFocus)(),[l]=(0,S.useState)(pt),i=e?.find(({id:u})=>u===o)??e?.[0]??l,c=async(u,$=i)=>{await je($,u),r($.id),await a()},p=async()=>{await Te(i.id),await a()};return S.html`
        <main id="content" class="tournament" data-screen="tournament" aria-busy=${String(e===null)} data-tables=${i.tables.length}>
            <div class="play-bar">
                <h1 ref=${d} tabindex="-1">${i.name||t("tournament.title")}</h1>
                ${e?.length>0&&S.html`<button type="button" class="unprinted" data-new-tournament onClick=${()=>c(u=>u,pt())}>${t("tournament.new")}</button>`}
            </div>
            ${e?.length>1&&S.html`<${fn} kept=${e} tournament=${i} choose=${r} t=${t} />`}
            ${e!==null&&S.html`
                <${hn} tournament=${i} t=${t} />
                <${ve} key=${`add ${i.id}`} change=${c} client=${n} t=${t} />
                <${Oe} key=${`rules ${i.id}`} tournament=${i} change=${c} t=${t} />
                <${bn} tournament=${i} change=${c} t=${t} />
                <${vn} drop=${p} key=${`drop ${i.id}`} t=${t} />`}
        </main>
    `}var fn=({kept:t,tournament:n,choose:e,t:s})=>S.html`
    <label class="row which unprinted"><span>${s("tournament.which")}</span>
        <select name="tournament" onChange=${({target:o})=>e(o.value)}>
            ${t.map(o=>S.html`<option key=${o.id} value=${o.id} selected=${o.id===n.id}>
                ${o.name||s("tournament.title")} · ${new Intl.DateTimeFormat(s.language,{dateStyle:"medium"}).format(o.created)}</option>`)}
        </select>
    </label>`;function hn({tournament:t,t:n}){let e=pe(t),s=o=>o===null?"–":new Intl.NumberFormat(n.language,{maximumFractionDigits:2}).format(o).replace("-","−");return S.html`
        <section class="tool" aria-labelledby="standings">
            <h2 id="standings">${n("match.standings")}</h2>
            ${e.length===0?S.html`<p class="soft">${n("tournament.empty")}</p>`:S.html`
                    <div class="scrolling" tabindex="0" role="group" aria-labelledby="standings"><table class="figures-table">
                        <thead><tr>${["rank","player","points","tables","wins","total"].map(o=>S.html`<th scope="col" key=${o}>${n(`tournament.${o}`)}</th>`)}</tr></thead>
                        <tbody>${e.map(({rank:o,player:r,points:a,tables:d,wins:l,total:i})=>S.html`
                            <tr key=${r} data-ranked=${r} data-rank=${o} data-points=${a} class=${o===1?"winner":""}>
                                <td>${o}</td><th scope="row">${r}</th><td><strong>${s(a)}</strong></td><td>${d}</td><td>${l}</td><td>${s(i)}</td>
                            </tr>`)}</tbody>
                    </table></div>
                    <div class="row tight unprinted">
                        <button type="button" data-save="standings" onClick=${()=>Ce("gavel-standings.csv",$e(e))}>${n("tournament.save-standings")}</button>
                        <button type="button" data-save="results" onClick=${()=>Ce("gavel-results.csv",me(t.tables))}>${n("tournament.save-results")}</button>
                        <button type="button" data-print onClick=${()=>print()}>${n("review.print")}</button>
                    </div>`}
        </section>
    `}function gn(t,n){let e=t.findIndex(s=>JSON.stringify(s)===JSON.stringify(n));return t.filter((s,o)=>o!==e)}function bn({tournament:t,change:n,t:e}){let{tables:s}=t;if(s.length===0)return null;let o=({
placings:r})=>[...r].sort((a,d)=>a.place-d.place).map(({player:a,place:d,total:l})=>`${d}. ${a}${l===null?"":` (${String(l).replace("-","−")})`}`).join(", ");return S.html`
        <section class="tool" aria-labelledby="tables">
            <h2 id="tables">${e("tournament.results",{n:s.length})}</h2>
            <ol class="match-games">${s.map((r,a)=>S.html`
                <li key=${a} data-table=${r.name}>
                    <div><strong>${r.name}</strong> <span class="soft">${o(r)}</span></div>
                    <button type="button" class="icon unprinted" data-remove aria-label=${e("tournament.remove",{table:r.name})}
                        onClick=${()=>n(d=>({...d,tables:gn(d.tables,r)}))}>×</button>
                </li>`)}</ol>
        </section>
    `}function vn({drop:t,t:n}){let[e,s]=(0,S.useState)(!1);return S.html`<p class="aside unprinted">
        <button type="button" class="quiet" data-drop-tournament aria-expanded=${String(e)} onClick=${()=>s(!e)}>${n("tournament.drop")}</button>
        ${e&&S.html` <button type="button" data-drop-anyway onClick=${t}>${n("match.drop-anyway")}</button>`}
    </p>`}var ot=g(M(),1);function bs({t,client:n,go:e,screen:s,enter:o}){let r={t,client:n,go:e};return{import:()=>ot.html`<${Dt} ...${r} enter=${o} given=${s.given} />`,match:()=>ot.html`<${ie} ...${r} game=${s.
game} enter=${o} key=${s.game} />`,tournament:()=>ot.html`<${Me} ...${r} />`}}export{bs as screens};
