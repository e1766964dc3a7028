if (globalThis.gavelParts?.release !== "dacd41747af0") throw new Error("another release");
var Ue=Object.create;var gt=Object.defineProperty;var Ve=Object.getOwnPropertyDescriptor;var We=Object.getOwnPropertyNames;var Ze=Object.getPrototypeOf,ze=Object.prototype.hasOwnProperty;var j=(t,n)=>()=>{try{return n||t((n={exports:{}}).exports,n),n.exports}catch(e){throw n=0,e}};var He=(t,n,e,o)=>{if(n&&typeof n=="object"||typeof n=="function")for(let s of We(n))!ze.call(t,s)&&s!==e&&gt(t,s,{get:()=>n[s],enumerable:!(o=Ve(n,s))||o.enumerable});return t};var h=(t,n,e)=>(e=t!=null?Ue(Ze(t)):{},He(n||!t||!t.__esModule?gt(e,"default",{value:t,enumerable:!0}):e,t));var z=j((In,bt)=>{bt.exports=globalThis.gavelParts["src/games/index.js"]});var M=j((Fn,vt)=>{vt.exports=globalThis.gavelParts["src/lib/preact.js"]});var q=j((Nn,yt)=>{yt.exports=globalThis.gavelParts["src/app/hooks.js"]});var dt=j((_n,jt)=>{jt.exports=globalThis.gavelParts["src/app/download.js"]});var J=j((Bn,Tt)=>{Tt.exports=globalThis.gavelParts["src/app/problem-box.js"]});var Mt=j((Gn,At)=>{At.exports=globalThis.gavelParts["src/app/home.js"]});var Ft=j((Ln,It)=>{It.exports=globalThis.gavelParts["src/app/review/packed.js"]});var Rt=j((Wn,Bt)=>{Bt.exports=globalThis.gavelParts["src/app/refusal.js"]});var Lt=j((Zn,Gt)=>{Gt.exports=globalThis.gavelParts["src/app/router.js"]});var nt=j((to,Vt)=>{Vt.exports=globalThis.gavelParts["src/app/fields.js"]});var Zt=j((eo,Wt)=>{Wt.exports=globalThis.gavelParts["src/app/game-fields.js"]});var Ht=j((no,zt)=>{zt.exports=globalThis.gavelParts["src/app/option-field.js"]});var Qt=j((oo,Yt)=>{Yt.exports=globalThis.gavelParts["src/app/options.js"]});var ot=j((ao,oe)=>{oe.exports=globalThis.gavelParts["src/storage/games.js"]});var ae=j((ro,se)=>{se.exports=globalThis.gavelParts["src/app/figure.js"]});var le=j((lo,re)=>{re.exports=globalThis.gavelParts["src/app/rulings-table.js"]});var ce=j((io,ie)=>{ie.exports=globalThis.gavelParts["src/app/dealer-fields.js"]});var st=j((co,de)=>{de.exports=globalThis.gavelParts["src/app/organise/matches.js"]});var Fe=j((So,Ie)=>{Ie.exports=globalThis.gavelParts["src/storage/store.js"]});var pt=h(z(),1),T=h(M(),1),K=h(q(),1);var H=h(M(),1);function Y({label:t,hint:n,accept:e,name:o,take:s}){let[r,a]=(0,H.useState)(!1);return H.html`
        <div class="field drop-zone ${r?"over":""}" data-drop onDragOver=${i=>{i.preventDefault(),a(!0)}} onDragLeave=${()=>a(!1)} onDrop=${i=>{i.preventDefault(),a(!1);let c=[...i.dataTransfer.files];
c.length>0&&s(c)}}>
            <label for="files-${o}">${t}</label>
            <p class="hint" id="files-${o}-hint">${n}</p>
            <input id="files-${o}" name=${o} type="file" multiple accept=${e} aria-describedby="files-${o}-hint" onChange=${({target:i})=>{let c=[...i.files];i.value="",c.length>0&&s(c)}} />
        </div>
    `}function W(t,n,e){let o=wt(n);if(o!==void 0)return[xt({file:t,line:null},o,e)];let s=n.replace(/^\ufeff/,"").split(/\r?\n/).map((r,a)=>({each:r,line:a+1})).filter(({each:r})=>r.trim()!=="");return s.length<
2?[{file:t,line:null,fault:"no-json"}]:s.map(({each:r,line:a})=>xt({file:t,line:a},wt(r),e))}function wt(t){try{return JSON.parse(t.replace(/^\ufeff/,""))}catch{return}}function xt(t,n,e){if(n===void 0)
return{...t,fault:"no-json"};let o=n?.game??n?.state?.game;return typeof o!="string"||!e(o)?{...t,fault:"no-game"}:Array.isArray(n.actions)?{...t,record:n}:{...t,fault:"no-actions"}}function Q(t,n){let{
record:e,fault:o}=t,s=e===void 0?{}:{game:e.game??e.state.game,players:Ye(e),of:e.actions.length},a={...{players:[],of:null,applied:null,refusedAt:null,code:"",rule:"",detail:"",finished:!1,winners:[],
game:""},file:t.file,line:t.line,...s};if(o!==void 0)return{...a,verdict:o};if(n===null)return{...a,verdict:"waiting"};if(!n.ok){let{errors:f=[],violations:g=[],detail:m="",title:$=""}=n.body,[v]=[...f,
...g];return{...a,verdict:"not-readable",code:v?.code??"",rule:v?.rule??"",detail:v?[v.pointer,v.detail].filter(Boolean).join(": "):m||$}}let{applied:d,refused:l,position:i,history_matches:c,scores_match:p}=n.
body,u={...a,applied:d,finished:i.finished,winners:i.scores?.winners??[]};if(l!==null){let[f]=l.problem.violations??l.problem.errors??[];return{...u,verdict:"refused",refusedAt:l.index+1,code:f?.code??
"",rule:f?.rule??"",detail:f?.detail??l.problem.title}}return c===!1?{...u,verdict:"digest"}:p===!1?{...u,verdict:"scores"}:{...u,verdict:"right"}}function Ye(t){let{players:n}=t.setup??t.state??{};return Array.
isArray(n)?n.map(e=>String(e?.id??e)):[]}var kt=["file","line","game","players","verdict","actions","applied","refused_at","code","rule","detail","finished","winners"],St=({file:t,line:n,game:e,players:o,
verdict:s,of:r,applied:a,refusedAt:d,code:l,rule:i,detail:c,finished:p,winners:u})=>[t,n,e,o.join("; "),s,r,a,d,l,i,c,p?"yes":"no",u.join("; ")];var C=h(M(),1),Dt=h(dt(),1),Et=h(J(),1);var O=class extends Error{constructor(n,e){super(n),this.line=e}},Qe=[",",";","	"],Ot=/^[=+\-@\t\r\n]/,Xe=/^-?\d+(\.\d+)?$/;function tn(t){let[n]=t.split(/\r?\n/,1),e=n.replace(/"[^"]*"/g,"");return Qe.
map(o=>[o,e.split(o).length]).sort((o,s)=>s[1]-o[1])[0][0]}function Ct(t){let n=t.replace(/^\ufeff/,""),e=tn(n),o=[],[s,r]=[0,1];for(;s<n.length;){let a={line:r,cells:[]};for(;;){let d=n[s]==='"'?en(n,
s,r):nn(n,s,r,e);if(a.cells.push(d.value),r+=d.value.split(`
`).length-1,s=d.end,n[s]!==e)break;s+=1}if(n[s]==="\r"&&n[s+1]===`
`&&(s+=1),s<n.length&&n[s]!==`
`)throw new O("csv.after-quote",r);s+=1,r+=1,(a.cells.length>1||a.cells[0].trim()!=="")&&o.push(a)}return o}function en(t,n,e){let o="";for(let s=n+1;;){let r=t.indexOf('"',s);if(r<0)throw new O("csv.\
open-quote",e);if(o+=t.slice(s,r),t[r+1]!=='"')return{value:o,end:r+1};o+='"',s=r+2}}function nn(t,n,e,o){let s=n;for(;s<t.length&&t[s]!==o&&t[s]!==`
`&&!(t[s]==="\r"&&t[s+1]===`
`);){if(t[s]==='"')throw new O("csv.quote-inside",e);s+=1}return{value:t.slice(n,s),end:s}}var Pt=t=>t.startsWith("'")&&Ot.test(t.slice(1))?t.slice(1):t,X=t=>`\uFEFF${t.map(n=>n.map(on).join(",")).join(
`\r
`)}\r
`;function on(t){let n=t==null?"":String(t),e=Ot.test(n)&&!Xe.test(n)?`'${n}`:n;return/[",;\t\r\n]/.test(e)?`"${e.replaceAll('"','""')}"`:e}var Nt=h(Mt(),1),tt=h(Ft(),1);async function et(t,n,e){let o=(0,tt.asKept)(n);history.pushState({},"",await(0,tt.linkTo)((0,Nt.pageAddress)(),{...n,game:o.game},e)),t("seen",{record:o,at:e})}function _t({found:t,client:n,names:e,go:o,t:s}){let[r,a]=(0,C.useState)({of:null,by:[]}),[d,l]=(0,C.useState)(null),i=r.of===t?r.by:[];(0,C.useEffect)(()=>{let g=!1,m=async()=>{let $=t.flatMap(({record:w},k)=>w===
void 0?[]:[{id:k,operation:"replays",game:w.game??w.state.game,body:w}]),v=[];for await(let w of n.batch($)){if(g)return;v[w.id]=w,a({of:t,by:[...v]})}};return l(null),m().catch($=>!g&&l($)),()=>{g=!0}},
[t,n]);let c=t.map((g,m)=>Q(g,i[m]??null)),p=c.filter(({verdict:g})=>g==="right").length,u=c.filter(({verdict:g})=>g==="waiting").length,f=()=>(0,Dt.download)("gavel-verdicts.csv",new Blob([X([kt,...c.
map(St)])],{type:"text/csv"}));return C.html`
        <section class="verdicts" aria-labelledby="verdicts" aria-busy=${String(u>0&&d===null)} data-verdicts=${c.length} data-right=${p}>
            <h2 id="verdicts">${s("verdicts.title")}</h2>
            <p role="status">${u>0?s("verdicts.waiting",{n:u,of:c.length}):s("verdicts.summary",{right:p,of:c.length,wrong:c.length-p})}</p>
            <${Et.ProblemBox} problem=${d} t=${s} />
            <div><button type="button" data-csv disabled=${u>0} onClick=${f}>${s("verdicts.csv")}</button></div>
            <div class="scrolling" tabindex="0" role="group" aria-labelledby="verdicts"><table>
                <thead><tr>${["file","game","verdict","actions"].map(g=>C.html`<th key=${g} scope="col">${s(`verdicts.${g}`)}</th>`)}<td></td></tr></thead>
                <tbody>${c.map((g,m)=>C.html`<${sn} key=${m} row=${g} names=${e} open=${()=>et(o,t[m].record,g.applied)} t=${s} />`)}</tbody>
            </table></div>
        </section>
    `}function sn({row:t,names:n,open:e,t:o}){let{file:s,line:r,game:a,players:d,verdict:l,of:i,applied:c,refusedAt:p,rule:u,detail:f,finished:g,winners:m}=t;return C.html`
        <tr data-verdict-row=${l}>
            <th scope="row" class="file">${s}${r!==null&&C.html` <span class="soft">${o("verdicts.line",{n:r})}</span>`}</th>
            <td>${n[a]??a}<br /><span class="soft small">${d.join(", ")}</span></td>
            <td>
                <strong class="verdict-word">${o(`verdicts.is.${l}`)}</strong>
                ${p!==null&&C.html` ${o("verdicts.at",{n:p})}`}
                ${f&&C.html`<br /><span class="small">${f}</span>`}
                ${u&&C.html`<br /><code>${u}</code>`}
                ${l==="right"&&C.html`<br /><span class="soft small">${g?o(m.length>0?"verdicts.won":"verdicts.nobody",{names:m.join(", ")}):o("verdicts.running")}</span>`}
            </td>
            <td>${i===null?"":`${c??"–"} / ${i}`}</td>
            <td>${c!==null&&C.html`<button type="button" data-look onClick=${e}>${o("verdicts.look")}</button>`}</td>
        </tr>
    `}var ut=h(J(),1),Jt=h(Rt(),1);var Kt=h(Lt(),1),an=64*1024*1024,qt=t=>t in pt.GAMES;function rn({record:t,fault:n},e,o){if(n==="no-json")throw new Error(`${o("import.no-json")} ${ln(e)}`);if(n!==void 0)throw new Error(o(`import.${n}`));
return{game:t.game??t.state.game,body:t}}function ln(t){try{return JSON.parse(t),""}catch(n){return n.message}}function Ut({t,client:n,go:e,enter:o,given:s}){(0,K.useTop)();let r=(0,K.useFocus)(),[a,d]=(0,T.useState)(
s??""),[l,i]=(0,T.useState)(null),[c,p]=(0,T.useState)(null),[u,f]=(0,T.useState)(null),[g,m]=(0,T.useState)(null),{value:$}=(0,K.useLoaded)(()=>n.games(),[n]),v=Object.fromEntries(($??[]).map(({id:b,
name:F})=>[b,F])),w=async(b,F)=>{i(null),p(null),f(null),m(null);try{if(b.length>1e3)throw new Error(t("import.too-many",{n:b.length,most:1e3}));if(b.length!==1)return m(b);let{game:P,body:N}=rn(b[0],
F,t);p(N),f({game:P,body:N,answer:await n.game(P).replay(N)})}catch(P){i(P)}},k=b=>w(W(t("import.pasted"),b,qt),b),S=async b=>{if(b.reduce((P,{size:N})=>P+N,0)>an)return i(new Error(t("import.too-larg\
e")));let F=await Promise.all(b.map(P=>P.text()));return d(F.length===1?F[0]:""),w(F.flatMap((P,N)=>W(b[N].name,P,qt)),F[0])};return(0,T.useEffect)(()=>{s&&k(s)},[s]),T.html`
        <main id="content" class="import" data-screen="import">
            <h1 ref=${r} tabindex="-1">${t("import.title")}</h1>
            <p>${t("import.lead")}</p>
            <form class="sheet" onSubmit=${b=>{b.preventDefault(),k(a)}}>
                <${Y} label=${t("import.file")} hint=${t("import.file-hint")} accept=".json,.jsonl,.ndjson,application/json,application/x-ndjson" name="file" take=${S} />
                <div class="field">
                    <label for="import-text">${t("import.text")}</label>
                    <textarea id="import-text" name="transcript" class="code" rows="8" spellcheck="false" value=${a} onInput=${b=>d(b.target.value)} />
                </div>
                <div class="row end">
                    <button type="button" onClick=${()=>e("start")}>${t("back")}</button>
                    <button type="submit" class="primary" data-verify>${t("import.verify")}</button>
                </div>
            </form>
            <${ut.ProblemBox} problem=${l} brought=${c} t=${t} />
            ${g&&T.html`<${_t} found=${g} client=${n} names=${v} go=${e} t=${t} />`}
            ${u&&T.html`<${cn} ...${u} t=${t} go=${e} enter=${o} />`}
        </main>
    `}function cn({game:t,body:n,answer:e,t:o,go:s,enter:r}){let{position:a,applied:d,refused:l,history_matches:i,scores_match:c}=e,{game:p,actions:u,history:f,scores:g,...m}=n,$=l===null&&i!==!1&&c!==
!1,v=()=>r({game:t,start:m,actions:u.slice(0,d),cursor:d}),w=()=>((0,Kt.remember)({given:JSON.stringify(n)}),et(s,{...n,game:t},d));return T.html`
        <section class="verdict-box ${$?"sound":"broken"}" role="status" data-verdict=${$?"sound":"broken"} data-applied=${d}>
            <h2>${o($?"import.sound":"import.broken")}</h2>
            <p>${o("import.applied",{applied:d,of:u.length})} ${a.finished?o("import.finished"):""}</p>
            ${i!==null&&T.html`<p data-history=${String(i)}>${o(i?"import.history":"import.no-history")}</p>`}
            ${c!==null&&T.html`<p data-scores=${String(c)}>${o(c?"import.scores":"import.no-scores")}</p>`}
            ${l!==null&&T.html`
                <p data-refused-index=${l.index}>${o("import.refused",{n:l.index+1})} <code>${JSON.stringify(u[l.index])}</code></p>
                <${dn} problem=${l.problem} game=${pt.GAMES[t]} t=${o} position=${a} brought=${n} />`}
            <div class="row tight">
                <button type="button" class="primary" data-open onClick=${v}>${o($?"import.open":"import.open-last")}</button>
                <button type="button" data-review onClick=${w}>${o("review.open")}</button>
            </div>
        </section>
    `}var dn=({problem:t,game:n,t:e,position:o,brought:s})=>t.type==="/problems/illegal-action"?T.html`<${Jt.RefusalText} document=${t} game=${n} t=${e} view=${o.state} instead=${o.legal_actions} />`:
T.html`<${ut.ProblemBox} problem=${{problem:t}} t=${e} brought=${s} />`;var A=h(M(),1),L=h(q(),1),ve=h(J(),1);var U=h(M(),1),Xt=h(nt(),1),E=h(Zt(),1),te=h(Ht(),1),ee=h(Qt(),1);function ne({sheet:t,begin:n,leave:e,t:o}){let[s,r]=(0,U.useState)(()=>({...(0,E.firstDraft)(t),rounds:3,match:{}})),{ruleset:a,variant:d,
options:l,players:i,rounds:c,match:p}=s,u={sheet:t,draft:s,change:r,errors:[],t:o},f=m=>(0,ee.defaultOf)({options:t.match_options},s,m),g=(m,$)=>{let{[m]:v,...w}=p;r({...s,match:$===void 0?w:{...w,[m]:$}})};
return U.html`
        <form class="sheet" data-match-form onSubmit=${m=>{m.preventDefault(),n({rounds:c,options:p,setup:{ruleset:a,variant:d,options:l,players:i}})}}>
            <p>${o("match.lead")}</p>
            <${Xt.Field} name="rounds" label=${o("match.rounds")}
                control=${m=>U.html`<input ...${m} type="number" required min="1" max="100" step="1" value=${c} onInput=${({target:$})=>r({...s,rounds:Number($.value)})} />`} />
            <${E.EditionFields} ...${u} />
            <${E.PlayerFields} ...${u} />
            <details class="options" data-match-options>
                <summary>${o("match.options")}</summary>
                <div class="option-list">${t.match_options.map(m=>U.html`
                    <${te.OptionField} key=${m.id} option=${m} standard=${f(m.id)} value=${p[m.id]} errors=${[]} t=${o}
                        change=${$=>g(m.id,$)} />`)}</div>
            </details>
            <${E.OptionFields} ...${u} />
            <div class="row end">
                <button type="button" onClick=${e}>${o("back")}</button>
                <button type="submit" class="primary large" data-begin-match>${o("match.begin")}</button>
            </div>
        </form>
    `}var y=h(M(),1),he=h(ot(),1),at=h(ae(),1),mt=h(q(),1),rt=h(J(),1),ge=h(le(),1);var pe=h(z(),1),I=h(M(),1),ue=h(ce(),1),_=h(nt(),1),me=h(J(),1),$e=h(st(),1);function fe({match:t,standings:n,number:e,sheet:o,client:s,enter:r,keep:a,t:d}){let{players:l}=t.setup,i=n?.first_player??"",
[c,p]=(0,I.useState)({first:i,dealer:"service",deal:null}),[u,f]=(0,I.useState)(null),[g,m]=(0,I.useState)(!1),$=u?.problem?.errors??[],{Deal:v}=pe.GAMES[t.game],w=async S=>{S.preventDefault(),m(!0);try{
let b=(0,$e.nextSetup)(t,n,c),{state:F}=await s.game(t.game).setup(b),{seed:P,nonce:N}=F.deal??{},Je={setup:{...b,...P!==void 0&&{seed:P},...N!==void 0&&{nonce:N}}},Ke=d("match.game-of",{game:o.name,n:e});
await r({game:t.game,start:Je,actions:[],cursor:0,name:Ke},a)}catch(b){f(b)}m(!1)},k=c.dealer==="service"?[["",d("match.first-drawn")]]:[];return I.html`
        <form class="tool next-game" data-next-game=${e} onSubmit=${w}>
            <h2>${d("match.next",{n:e})}</h2>
            <${me.ProblemBox} problem=${u} t=${d} />
            ${n?.cash&&I.html`<p data-carried>${d("match.carried",{cash:l.map(S=>`${S} ${n.cash[S]}`).join(", ")})}</p>`}
            ${n!==null&&I.html`<p data-first-due=${i}>${i===""?d("match.first-due-drawn"):d("match.first-due",{player:i})}</p>`}
            <${_.Field} name="next-first" label=${d("setup.first")} errors=${(0,_.errorsAt)($,"/first_player")}
                control=${S=>I.html`<${_.Select} ...${S} value=${c.first===""&&k.length===0?l[0]:c.first}
                    choices=${[...k,...l.map(b=>[b,b])]} onChange=${b=>p({...c,first:b})} />`} />
            <${_.Field} name="next-dealer" label=${d("setup.dealer")}
                control=${S=>I.html`<${_.Select} ...${S} value=${c.dealer} choices=${["service","table"].map(b=>[b,d(`setup.dealer.${b}`)])}
                    onChange=${b=>p({...c,dealer:b,first:b==="table"&&c.first===""?l[0]:c.first})} />`} />
            ${c.dealer==="table"&&v&&I.html`<${ue.DealField} sheet=${o} draft=${{...t.setup,deal:c.deal}} errors=${$} t=${d} Deal=${v}
                change=${({deal:S})=>p({...c,deal:S})} />`}
            <div><button type="submit" class="primary" data-begin-next disabled=${g}>${d("match.begin-next",{n:e})}</button></div>
        </form>
    `}var G=h(st(),1);function be({match:t,sheet:n,client:e,go:o,enter:s,changed:r,t:a}){let{value:d,problem:l}=(0,mt.useLoaded)(()=>(0,G.matchNow)(e,t),[t,e]),[i,c]=(0,y.useState)(!1),p=async $=>{await(0,G.changeGames)(
d.match,$),r()};if(d===null)return y.html`<p role="status">…</p><${rt.ProblemBox} problem=${l} t=${a} />`;let{games:u,standings:f}=d,g=u.some(({sheet:$})=>$===null),m=async()=>{await(0,G.dropMatch)(
t.id),r()};return y.html`
        <${rt.ProblemBox} problem=${l??d.problem} t=${a} />
        <section aria-labelledby="standings" class="tool" data-match=${t.id} data-over=${String(f?.over??!1)}>
            <h2 id="standings">${a("match.standings")}</h2>
            <${pn} match=${t} standings=${f} played=${u.filter(({sheet:$})=>$!==null).length} t=${a} />
            ${f&&y.html`<${un} standings=${f} games=${u} t=${a} />`}
        </section>
        <section aria-labelledby="games" class="tool">
            <h2 id="games">${a("match.games",{n:u.length,of:t.rounds})}</h2>
            <ol class="match-games">${u.map(($,v)=>y.html`
                <${mn} key=${$.id} number=${v+1} ...${$} name=${n.name} go=${o} remove=${()=>p(w=>w.filter(k=>k!==$.id))} t=${a} />`)}</ol>
            ${u.length===0&&y.html`<p class="soft">${a("match.no-games")}</p>`}
        </section>
        ${!f?.over&&!g&&u.length<t.rounds&&y.html`
            <${fe} match=${d.match} standings=${f} number=${u.length+1} sheet=${n} client=${e} t=${a}
                enter=${s} keep=${$=>(0,G.changeGames)(d.match,v=>[...v,$])} />
            <${$n} match=${t} add=${$=>p(v=>[...v,$])} t=${a} />`}
        ${f&&y.html`<details class="tool"><summary>${a("scores.rulings",{n:f.rulings.length})}</summary><${ge.RulingsTable} rulings=${f.rulings} t=${a} /></details>`}
        <p class="aside">
            <button type="button" class="quiet" data-drop-match onClick=${()=>c(!i)} aria-expanded=${String(i)}>${a("match.drop")}</button>
            ${i&&y.html` <button type="button" data-drop-anyway onClick=${m}>${a("match.drop-anyway")}</button> <span class="hint">${a("match.drop-hint")}</span>`}
        </p>
    `}function pn({match:t,standings:n,played:e,t:o}){if(!n?.over)return y.html`<p role="status">${o("match.played",{n:e,of:t.rounds})}</p>`;let{winners:s,decided_by:r}=n;return y.html`<p role="status" class="verdict" data-winners=${s.
join(" ")}>
        <strong>${s.length===0?o("scores.nobody"):o(s.length>1?"scores.winners":"scores.winner",{names:s.join(", ")})}</strong>
        <span class="soft">${o(r==="two-wins"?"match.by.two-wins":`scores.by.${r}`)}</span></p>`}function un({standings:t,games:n,t:e}){let o=n.filter(({sheet:a})=>a!==null),s=({sheet:a},d)=>a.standings.
find(l=>l.player===d),r=({total:a,penalties:d=0})=>(0,at.figure)(a+d);return y.html`
        <div class="scrolling" tabindex="0" role="group" aria-labelledby="standings"><table class="figures-table">
            <thead><tr>
                <th scope="col">${e("match.rank")}</th><th scope="col">${e("match.player")}</th>
                ${o.map((a,d)=>y.html`<th scope="col" key=${a.id}>${e("match.game",{n:d+1})}</th>`)}
                <th scope="col">${e("match.total")}</th><th scope="col">${e("match.wins")}</th>${t.cash&&y.html`<th scope="col">${e("match.cash")}</th>`}
            </tr></thead>
            <tbody>${t.standings.map(({rank:a,player:d,total:l,penalties:i,wins:c})=>y.html`
                <tr key=${d} data-standing=${d} data-total=${l} data-wins=${c} class=${t.winners.includes(d)?"winner":""}>
                    <td>${a}</td><th scope="row">${d}</th>
                    ${o.map(p=>y.html`<td key=${p.id}>${r(s(p,d))}${p.sheet.winners.includes(d)&&y.html` <span title=${e("match.won")}>★</span>`}</td>`)}
                    <td><strong>${(0,at.figure)(l)}</strong>${i!==void 0&&` (${e("scores.penalties",{points:(0,at.figure)(i)})})`}</td><td>${c}</td>${t.cash&&y.html`<td data-cash=${t.cash[d]}>${t.cash[d]}</td>`}
                </tr>`)}</tbody>
        </table></div>
    `}function mn({number:t,id:n,record:e,sheet:o,end:s,wrongCash:r,problem:a,name:d,go:l,remove:i,t:c}){let p=e?.name||c("match.game-of",{game:d,n:t}),u=o===null?c("match.running",{players:s?.to_act.
join(", ")??""}):o.winners.length>0?c("scores.winner",{names:o.winners.join(", ")}):c("scores.nobody");return y.html`
        <li data-match-game=${n} data-finished=${String(o!==null)}>
            <div><strong>${p}</strong> <span class="soft">${u}</span>
                ${r&&y.html`<p class="warning" data-wrong-cash>${c("match.wrong-cash")}</p>`}
                ${e===null&&y.html`<p class="hint">${c("match.deleted")}</p>`}
                <${rt.ProblemBox} problem=${a} t=${c} />
            </div>
            <div class="row tight">
                ${e!==null&&o===null&&y.html`<button type="button" class="primary" data-go-on onClick=${()=>l("play",{id:n})}>${c("start.resume")}</button>`}
                ${e!==null&&o!==null&&y.html`<button type="button" data-review onClick=${()=>l("review",{id:n})}>${c("review.open")}</button>`}
                <button type="button" class="icon" data-remove aria-label=${c("match.remove",{n:t})} onClick=${i}>×</button>
            </div>
        </li>
    `}function $n({match:t,add:n,t:e}){let{value:o}=(0,mt.useLoaded)(he.games,[]),s=l=>[...l].sort().join(`
`)===[...t.setup.players].sort().join(`
`),r=({start:l})=>(l.setup??l.state).players.map(i=>i.id??i),a=(o??[]).filter(l=>l.game===t.game&&l.finished&&!t.games.includes(l.id)&&s(r(l)));if(a.length===0)return null;let d=({name:l,changed:i,winners:c=[]})=>[
l,new Intl.DateTimeFormat(e.language,{dateStyle:"medium",timeStyle:"short"}).format(i),c.join(", ")].filter(Boolean).join(" · ");return y.html`
        <label class="row which"><span>${e("match.add")}</span>
            <select name="add-game" onChange=${({target:l})=>l.value!==""&&n(l.value)}>
                <option value="">${e("correct.choose")}</option>
                ${a.map(l=>y.html`<option key=${l.id} value=${l.id}>${d(l)}</option>`)}
            </select>
        </label>
    `}var V=h(st(),1);function ye({t,client:n,go:e,game:o,enter:s}){let[r,a]=(0,A.useState)(0),[d,l]=(0,A.useState)(null),[i,c]=(0,A.useState)(!1),{value:p,problem:u}=(0,L.useLoaded)(()=>n.game(o).sheet(),[
o,n]),{value:f}=(0,L.useLoaded)(()=>(0,V.matchesOf)(o),[o,r]);(0,L.useTop)();let g=(0,L.useFocus)(p===null),m=p!==null&&f!==null,$=f?.find(({id:k})=>k===d)??f?.[0]??null,v=()=>a(k=>k+1),w=async k=>{let S=(0,V.newMatch)(
o,k);await(0,V.keepMatch)(S),l(S.id),c(!1),v()};return A.html`
        <main id="content" class="match" data-screen="match" data-game=${o} aria-busy=${String(!m&&!u)}>
            <div class="play-bar">
                <h1 ref=${g} tabindex="-1">${t("match.title",{game:p?.name??"…"})}</h1>
                ${m&&$!==null&&!i&&A.html`<button type="button" data-new-match onClick=${()=>c(!0)}>${t("match.new")}</button>`}
            </div>
            <${ve.ProblemBox} problem=${u} t=${t} />
            ${m&&(p.match_options??[]).length===0&&A.html`<p>${t("match.none")}</p>`}
            ${m&&p.match_options?.length>0&&(i||$===null)&&A.html`<${ne} sheet=${p} begin=${w} leave=${$===null?()=>e("start"):()=>c(!1)} t=${t} />`}
            ${m&&$!==null&&!i&&A.html`
                ${f.length>1&&A.html`<${hn} matches=${f} match=${$} choose=${l} t=${t} />`}
                <${be} key=${$.id} match=${$} sheet=${p} client=${n} go=${e} enter=${s} changed=${v} t=${t} />`}
        </main>
    `}var fn=({setup:t,created:n},e)=>`${t.players.join(", ")} · ${new Intl.DateTimeFormat(e.language,{dateStyle:"medium"}).format(n)}`,hn=({matches:t,match:n,choose:e,t:o})=>A.html`
    <label class="row which"><span>${o("match.which")}</span>
        <select name="match" onChange=${({target:s})=>e(s.value)}>
            ${t.map(s=>A.html`<option key=${s.id} value=${s.id} selected=${s.id===n.id}>${fn(s,o)}</option>`)}
        </select>
    </label>`;var x=h(M(),1),it=h(q(),1);var Oe=h(z(),1),D=h(M(),1),Ce=h(ot(),1),Pe=h(q(),1);var we=6e3,$t=["table","player","place","total"],gn=1e3,bn=/^\d{1,4}$/,vn=/^[-−]?\d{1,9}(?:[.,]\d{1,4})?$/;function lt(t){let n=t.trim().split(/[\s;]+|,\s+|,(?=\d+(?:,|$))/).filter(s=>s!==""),e=n.map(
s=>Number(s.replace(",","."))),o=(s,r)=>/^\d{1,6}(?:[.,]\d{1,2})?$/.test(n[r])&&Number.isFinite(s);return e.length>0&&e.length<=20&&e.every(o)?e:null}function xe(t){let[n,...e]=Ct(t);if(n===void 0)throw new O(
"tournament.csv.empty",1);let o=n.cells.map(a=>a.trim().toLowerCase());if(o.length!==$t.length||$t.some(a=>!o.includes(a)))throw new O("tournament.csv.columns",n.line);let r=new Map;for(let{line:a,cells:d}of e){
if(d.length!==o.length)throw new O("tournament.csv.cells",a);let{table:l,...i}=yn(Object.fromEntries(o.map((p,u)=>[p,Pt(d[u].trim())])),a),c=r.get(l)??{name:l,placings:[],line:a};if(c.placings.some(({
player:p})=>p===i.player))throw new O("tournament.csv.twice",a);c.placings.push(i),r.set(l,c)}if(r.size>gn)throw new O("tournament.csv.too-many",1);return[...r.values()].map(({name:a,placings:d,line:l})=>{
if(!wn(d))throw new O("tournament.csv.places",l);return{name:a,placings:d}})}function yn({table:t,player:n,place:e,total:o},s){if(t===""||n==="")throw new O("tournament.csv.nameless",s);if(!bn.test(e)||
Number(e)<1)throw new O("tournament.csv.place",s);if(o!==""&&!vn.test(o))throw new O("tournament.csv.total",s);return{table:t,player:n,place:Number(e),total:o===""?null:Number(o.replace("−","-").replace(
",","."))}}var wn=t=>t.every(({place:n})=>t.filter(e=>e.place<n).length===n-1);function ke(t,n,e){let o=n.standings.map(({player:s,rank:r,total:a,penalties:d=0})=>({player:s,place:r,total:a+d}));return{
name:t,placings:o,digest:e}}function xn(t,n,e){let o=s=>Math.round((n[s-1]??0)*100)*(we/100);return new Map(t.map(({player:s,place:r})=>{if(e==="each")return[s,o(r)];let a=t.filter(l=>l.place===r).length,
d=Array.from({length:a},(l,i)=>o(r+i)).reduce((l,i)=>l+i,0);return[s,d/a]}))}function Se({tables:t,points:n,ties:e,order:o}){let s=new Map;for(let{placings:i}of t){let c=xn(i,n,e);for(let{player:p,place:u,
total:f}of i){let g=s.get(p)??{player:p,parts:0,tables:0,wins:0,total:0};s.set(p,{player:p,parts:g.parts+(c.get(p)??0),tables:g.tables+1,wins:g.wins+(u===1?1:0),total:g.total===null||f===null?null:g.total+
f})}}let r={points:1,wins:2,totals:3}[o],a=i=>[i.parts,i.wins,i.total??Number.NEGATIVE_INFINITY].slice(0,r),d=(i,c)=>a(i).map((p,u)=>a(c)[u]===p?0:a(c)[u]>p?1:-1).find(p=>p!==0)??0,l=[...s.values()].sort(
(i,c)=>d(i,c)||i.player.localeCompare(c.player));return l.map(({parts:i,...c})=>({rank:l.filter(p=>d(p,{parts:i,...c})<0).length+1,...c,points:i/we}))}var je=t=>[$t,...t.flatMap(({name:n,placings:e})=>e.
map(({player:o,place:s,total:r})=>[n,o,s,r]))],Te=t=>[["rank","player","points","tables","wins","total"],...t.map(({rank:n,player:e,points:o,tables:s,wins:r,total:a})=>[n,e,Number(o.toFixed(4)),s,r,a])];var Ae=t=>t in Oe.GAMES,kn=".csv,.tsv,.txt,.json,.jsonl,.ndjson,text/csv,application/json,application/x-ndjson";async function Sn(t,n,e){let o=[],s=[],r=[];for(let{file:l,text:i}of t){let c=/^\s*\ufeff?\s*[[{]/.
test(i)?W(l,i,Ae):[];if(r.push(...c),!(c.length>0))try{o.push(...xe(i))}catch(p){if(!(p instanceof O))throw p;s.push(e("tournament.fault",{file:l,line:p.line,what:e(p.message)}))}}if(r.length>1e3)return{
tables:o,faults:[...s,e("import.too-many",{n:r.length,most:1e3})]};let a=r.flatMap(({record:l},i)=>l===void 0?[]:[{id:i,operation:"replays",game:l.game??l.state.game,body:l}]),d=[];for await(let l of n.
batch(a))d[l.id]=l;for(let[l,i]of r.entries()){let{verdict:c,finished:p,refusedAt:u,detail:f}=Q(i,d[l]??null),g=i.line===null?i.file:`${i.file} ${e("verdicts.line",{n:i.line})}`;if(c==="right"&&p){let{
scores:m,state:$}=d[l].body.position;o.push(ke(g,m,$.history))}else{let m=c==="right"?e("verdicts.running"):[e(`verdicts.is.${c}`),u!==null&&e("verdicts.at",{n:u}),f].filter(Boolean).join("; ");s.push(
`${g}: ${m}`)}}return{tables:o,faults:s}}function jn(t,n,e){let o=new Set(n.map(({digest:a})=>a).filter(Boolean)),s=[],r=[];for(let a of t)a.digest!==void 0&&o.has(a.digest)?r.push(e("tournament.there",
{table:a.name})):s.push(a),o.add(a.digest);return{fresh:s,faults:r}}function Me({change:t,client:n,t:e}){let[o,s]=(0,D.useState)(""),[r,a]=(0,D.useState)({added:null,faults:[]}),[d,l]=(0,D.useState)(!1),
{value:i}=(0,Pe.useLoaded)(Ce.games,[]),c=(i??[]).filter(({game:m,finished:$})=>$&&Ae(m)),p=async m=>{l(!0);try{let{tables:$,faults:v}=await Sn(m,n,e),w=[],k=[];await t(S=>({fresh:k,faults:w}=jn($,S.tables,
e),k.length>0?{...S,tables:[...S.tables,...k]}:void 0)),a({added:k.length,faults:[...v,...w]})}catch($){a({added:0,faults:[$.problem?.title??$.message]})}l(!1)},u=async m=>p(await Promise.all(m.map(async $=>({
file:$.name,text:await $.text()})))),f=({game:m,start:$,actions:v,cursor:w})=>({game:m,...$,actions:v.slice(0,w)}),g=()=>p(c.map(m=>({file:m.name||new Intl.DateTimeFormat(e.language,{dateStyle:"medium",
timeStyle:"short"}).format(m.changed),text:JSON.stringify(f(m))})));return D.html`
        <section class="tool add-results unprinted" aria-labelledby="add-results" aria-busy=${String(d)}>
            <h2 id="add-results">${e("tournament.add")}</h2>
            <${Y} label=${e("tournament.files")} hint=${e("tournament.files-hint")} accept=${kn} name="results" take=${u} />
            <form class="field" onSubmit=${m=>{m.preventDefault(),p([{file:e("import.pasted"),text:o}])}}>
                <label for="results-text">${e("tournament.text")}</label>
                <textarea id="results-text" name="results-text" class="code" rows="4" spellcheck="false" value=${o}
                    placeholder=${`table,player,place,total
1,Ann,1,31
1,Bob,2,28`} onInput=${({target:m})=>s(m.value)} />
                <div class="row tight">
                    <button type="submit" data-add-text disabled=${d||o.trim()===""}>${e("tournament.add-text")}</button>
                    ${c.length>0&&D.html`<button type="button" data-add-kept disabled=${d} onClick=${g}>${e("tournament.add-kept",{n:c.length})}</button>`}
                </div>
            </form>
            ${r.added!==null&&D.html`<p role="status" data-added=${r.added}>${e("tournament.added",{n:r.added})}</p>`}
            ${r.faults.length>0&&D.html`<div class="problem" role="alert" data-faults=${r.faults.length}>
                <strong>${e("tournament.not-added")}</strong><ul>${r.faults.map((m,$)=>D.html`<li key=${$}>${m}</li>`)}</ul></div>`}
        </section>
    `}var Le=h(dt(),1);var Ne=h(ot(),1),De=h(Fe(),1),ft=new De.Store("tournaments"),Ee=async()=>(await ft.all()).sort((t,n)=>n.created-t.created),_e=({id:t,...n},e)=>ft.change(t,o=>e(o??{id:t,...n})),Be=t=>ft.remove(t),ht=()=>({
id:(0,Ne.newId)(),name:"",created:Date.now(),points:[5,3,2,1],ties:"shared",order:"totals",tables:[]});var B=h(M(),1),R=h(nt(),1);function Re({tournament:t,change:n,t:e}){let{name:o,points:s,ties:r,order:a}=t,[d,l]=(0,B.useState)(s.join(" ")),i=lt(d),c=u=>n(f=>({...f,...u})),p=(u,f)=>f.map(g=>[g,e(`tournament.${u}.${g}`)]);return B.html`
        <section class="tool counts unprinted" aria-labelledby="counts">
            <h2 id="counts">${e("tournament.counts")}</h2>
            <${R.Field} name="tournament-name" label=${e("tournament.name")}
                control=${u=>B.html`<input ...${u} type="text" maxlength="100" value=${o} onChange=${({target:f})=>c({name:f.value.trim()})} />`} />
            <${R.Field} name="points" label=${e("tournament.by-place")} hint=${e("tournament.by-place-hint")} errors=${i===null?[{detail:e("tournament.no-points")}]:[]}
                control=${u=>B.html`<input ...${u} type="text" inputmode="decimal" value=${d} onInput=${({target:f})=>l(f.value)}
                    onChange=${({target:f})=>lt(f.value)!==null&&c({points:lt(f.value)})} />`} />
            <${R.Field} name="ties" label=${e("tournament.ties")}
                control=${u=>B.html`<${R.Select} ...${u} value=${r} choices=${p("ties",["shared","each"])} onChange=${f=>c({ties:f})} />`} />
            <${R.Field} name="order" label=${e("tournament.order")}
                control=${u=>B.html`<${R.Select} ...${u} value=${a} choices=${p("order",["totals","wins","points"])} onChange=${f=>c({order:f})} />`} />
        </section>
    `}var Ge=(t,n)=>(0,Le.download)(t,new Blob([X(n)],{type:"text/csv"}));function qe({t,client:n}){let[e,o]=(0,x.useState)(null),[s,r]=(0,x.useState)(null),a=()=>Ee().then(o);(0,x.useEffect)(()=>{a()},[]),
(0,it.useTop)();let d=(0,it.useFocus)(),[l]=(0,x.useState)(ht),i=e?.find(({id:u})=>u===s)??e?.[0]??l,c=async(u,f=i)=>{await _e(f,u),r(f.id),await a()},p=async()=>{await Be(i.id),await a()};return x.html`
        <main id="content" class="tournament" data-screen="tournament" aria-busy=${String(e===null)} data-tables=${i.tables.length}>
            <div class="play-bar">
                <h1 ref=${d} tabindex="-1">${i.name||t("tournament.title")}</h1>
                ${e?.length>0&&x.html`<button type="button" class="unprinted" data-new-tournament onClick=${()=>c(u=>u,ht())}>${t("tournament.new")}</button>`}
            </div>
            ${e?.length>1&&x.html`<${Tn} kept=${e} tournament=${i} choose=${r} t=${t} />`}
            ${e!==null&&x.html`
                <${On} tournament=${i} t=${t} />
                <${Me} key=${`add ${i.id}`} change=${c} client=${n} t=${t} />
                <${Re} key=${`rules ${i.id}`} tournament=${i} change=${c} t=${t} />
                <${Pn} tournament=${i} change=${c} t=${t} />
                <${An} drop=${p} key=${`drop ${i.id}`} t=${t} />`}
        </main>
    `}var Tn=({kept:t,tournament:n,choose:e,t:o})=>x.html`
    <label class="row which unprinted"><span>${o("tournament.which")}</span>
        <select name="tournament" onChange=${({target:s})=>e(s.value)}>
            ${t.map(s=>x.html`<option key=${s.id} value=${s.id} selected=${s.id===n.id}>
                ${s.name||o("tournament.title")} · ${new Intl.DateTimeFormat(o.language,{dateStyle:"medium"}).format(s.created)}</option>`)}
        </select>
    </label>`;function On({tournament:t,t:n}){let e=Se(t),o=s=>s===null?"–":new Intl.NumberFormat(n.language,{maximumFractionDigits:2}).format(s).replace("-","−");return x.html`
        <section class="tool" aria-labelledby="standings">
            <h2 id="standings">${n("match.standings")}</h2>
            ${e.length===0?x.html`<p class="soft">${n("tournament.empty")}</p>`:x.html`
                    <div class="scrolling" tabindex="0" role="group" aria-labelledby="standings"><table class="figures-table">
                        <thead><tr>${["rank","player","points","tables","wins","total"].map(s=>x.html`<th scope="col" key=${s}>${n(`tournament.${s}`)}</th>`)}</tr></thead>
                        <tbody>${e.map(({rank:s,player:r,points:a,tables:d,wins:l,total:i})=>x.html`
                            <tr key=${r} data-ranked=${r} data-rank=${s} data-points=${a} class=${s===1?"winner":""}>
                                <td>${s}</td><th scope="row">${r}</th><td><strong>${o(a)}</strong></td><td>${d}</td><td>${l}</td><td>${o(i)}</td>
                            </tr>`)}</tbody>
                    </table></div>
                    <div class="row tight unprinted">
                        <button type="button" data-save="standings" onClick=${()=>Ge("gavel-standings.csv",Te(e))}>${n("tournament.save-standings")}</button>
                        <button type="button" data-save="results" onClick=${()=>Ge("gavel-results.csv",je(t.tables))}>${n("tournament.save-results")}</button>
                        <button type="button" data-print onClick=${()=>print()}>${n("review.print")}</button>
                    </div>`}
        </section>
    `}function Cn(t,n){let e=t.findIndex(o=>JSON.stringify(o)===JSON.stringify(n));return t.filter((o,s)=>s!==e)}function Pn({tournament:t,change:n,t:e}){let{tables:o}=t;if(o.length===0)return null;let s=({
placings:r})=>[...r].sort((a,d)=>a.place-d.place).map(({player:a,place:d,total:l})=>`${d}. ${a}${l===null?"":` (${String(l).replace("-","−")})`}`).join(", ");return x.html`
        <section class="tool" aria-labelledby="tables">
            <h2 id="tables">${e("tournament.results",{n:o.length})}</h2>
            <ol class="match-games">${o.map((r,a)=>x.html`
                <li key=${a} data-table=${r.name}>
                    <div><strong>${r.name}</strong> <span class="soft">${s(r)}</span></div>
                    <button type="button" class="icon unprinted" data-remove aria-label=${e("tournament.remove",{table:r.name})}
                        onClick=${()=>n(d=>({...d,tables:Cn(d.tables,r)}))}>×</button>
                </li>`)}</ol>
        </section>
    `}function An({drop:t,t:n}){let[e,o]=(0,x.useState)(!1);return x.html`<p class="aside unprinted">
        <button type="button" class="quiet" data-drop-tournament aria-expanded=${String(e)} onClick=${()=>o(!e)}>${n("tournament.drop")}</button>
        ${e&&x.html` <button type="button" data-drop-anyway onClick=${t}>${n("match.drop-anyway")}</button>`}
    </p>`}var ct=h(M(),1);function _o({t,client:n,go:e,screen:o,enter:s}){let r={t,client:n,go:e};return{import:()=>ct.html`<${Ut} ...${r} enter=${s} given=${o.given} />`,match:()=>ct.html`<${ye} ...${r} game=${o.
game} enter=${s} key=${o.game} />`,tournament:()=>ct.html`<${qe} ...${r} />`}}export{_o as screens};
