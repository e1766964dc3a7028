if (globalThis.gavelParts?.release !== "c9d26ca8c85c") throw new Error("another release");
var en=Object.create;var wt=Object.defineProperty;var nn=Object.getOwnPropertyDescriptor;var on=Object.getOwnPropertyNames;var sn=Object.getPrototypeOf,an=Object.prototype.hasOwnProperty;var k=(t,n)=>()=>{try{return n||t((n={exports:{}}).exports,n),n.exports}catch(e){throw n=0,e}};var rn=(t,n,e,o)=>{if(n&&typeof n=="object"||typeof n=="function")for(let s of on(n))!an.call(t,s)&&s!==e&&wt(t,s,{get:()=>n[s],enumerable:!(o=nn(n,s))||o.enumerable});return t};var h=(t,n,e)=>(e=t!=null?en(sn(t)):{},rn(n||!t||!t.__esModule?wt(e,"default",{value:t,enumerable:!0}):e,t));var H=k((qn,xt)=>{xt.exports=globalThis.gavelParts["src/games/index.js"]});var M=k((Jn,kt)=>{kt.exports=globalThis.gavelParts["src/lib/preact.js"]});var q=k((Kn,St)=>{St.exports=globalThis.gavelParts["src/app/hooks.js"]});var pt=k((Wn,Pt)=>{Pt.exports=globalThis.gavelParts["src/app/download.js"]});var J=k((Zn,At)=>{At.exports=globalThis.gavelParts["src/app/problem-box.js"]});var Ft=k((Hn,It)=>{It.exports=globalThis.gavelParts["src/app/home.js"]});var Bt=k((Yn,_t)=>{_t.exports=globalThis.gavelParts["src/app/review/packed.js"]});var Jt=k((oo,qt)=>{qt.exports=globalThis.gavelParts["src/app/refusal.js"]});var Ut=k((so,Kt)=>{Kt.exports=globalThis.gavelParts["src/app/router.js"]});var z=k((po,Ht)=>{Ht.exports=globalThis.gavelParts["src/app/dates.js"]});var ot=k((uo,Yt)=>{Yt.exports=globalThis.gavelParts["src/app/fields.js"]});var Xt=k((mo,Qt)=>{Qt.exports=globalThis.gavelParts["src/app/game-fields.js"]});var ee=k(($o,te)=>{te.exports=globalThis.gavelParts["src/app/option-field.js"]});var oe=k((fo,ne)=>{ne.exports=globalThis.gavelParts["src/app/options.js"]});var st=k((go,ie)=>{ie.exports=globalThis.gavelParts["src/storage/games.js"]});var $t=k((bo,ce)=>{ce.exports=globalThis.gavelParts["src/app/figure.js"]});var pe=k((vo,de)=>{de.exports=globalThis.gavelParts["src/app/rulings-table.js"]});var me=k((yo,ue)=>{ue.exports=globalThis.gavelParts["src/app/winners.js"]});var fe=k((wo,$e)=>{$e.exports=globalThis.gavelParts["src/app/dealer-fields.js"]});var at=k((xo,he)=>{he.exports=globalThis.gavelParts["src/app/organise/matches.js"]});var qe=k((_o,Le)=>{Le.exports=globalThis.gavelParts["src/storage/store.js"]});var ut=h(H(),1),T=h(M(),1),K=h(q(),1);var Y=h(M(),1);function Q({label:t,hint:n,accept:e,name:o,take:s}){let[r,a]=(0,Y.useState)(!1);return Y.html`
        <div class="field drop-zone ${r?"over":""}" data-drop onDragOver=${i=>{i.preventDefault(),a(!0)}} onDragLeave=${()=>a(!1)} onDrop=${i=>{i.preventDefault(),a(!1);let c=[...i.dataTransfer.files];
c.length>0&&s(c)}}>
            <label for="files-${o}">${t}</label>
            <p class="hint" id="files-${o}-hint">${n}</p>
            <input id="files-${o}" name=${o} type="file" multiple accept=${e} aria-describedby="files-${o}-hint" onChange=${({target:i})=>{let c=[...i.files];i.value="",c.length>0&&s(c)}} />
        </div>
    `}function W(t,n,e){let o=jt(n);if(o!==void 0)return[Tt({file:t,line:null},o,e)];let s=n.replace(/^\ufeff/,"").split(/\r?\n/).map((r,a)=>({each:r,line:a+1})).filter(({each:r})=>r.trim()!=="");return s.length<
2?[{file:t,line:null,fault:"no-json"}]:s.map(({each:r,line:a})=>Tt({file:t,line:a},jt(r),e))}function jt(t){try{return JSON.parse(t.replace(/^\ufeff/,""))}catch{return}}function Tt(t,n,e){if(n===void 0)
return{...t,fault:"no-json"};let o=n?.game??n?.state?.game;return typeof o!="string"||!e(o)?{...t,fault:"no-game"}:Array.isArray(n.actions)?{...t,record:n}:{...t,fault:"no-actions"}}function X(t,n){let{
record:e,fault:o}=t,s=e===void 0?{}:{game:e.game??e.state.game,players:ln(e),of:e.actions.length},a={...{players:[],of:null,applied:null,refusedAt:null,code:"",rule:"",detail:"",finished:!1,winners:[],
game:""},file:t.file,line:t.line,...s};if(o!==void 0)return{...a,verdict:o};if(n===null)return{...a,verdict:"waiting"};if(!n.ok){let{errors:f=[],violations:g=[],detail:m="",title:$=""}=n.body,[v]=[...f,
...g];return{...a,verdict:"not-readable",code:v?.code??"",rule:v?.rule??"",detail:v?[v.pointer,v.detail].filter(Boolean).join(": "):m||$}}let{applied:d,refused:l,position:i,history_matches:c,scores_match:p}=n.
body,u={...a,applied:d,finished:i.finished,winners:i.scores?.winners??[]};if(l!==null){let[f]=l.problem.violations??l.problem.errors??[];return{...u,verdict:"refused",refusedAt:l.index+1,code:f?.code??
"",rule:f?.rule??"",detail:f?.detail??l.problem.title}}return c===!1?{...u,verdict:"digest"}:p===!1?{...u,verdict:"scores"}:{...u,verdict:"right"}}function ln(t){let{players:n}=t.setup??t.state??{};return Array.
isArray(n)?n.map(e=>String(e?.id??e)):[]}var Ot=["file","line","game","players","verdict","actions","applied","refused_at","code","rule","detail","finished","winners"],Ct=({file:t,line:n,game:e,players:o,
verdict:s,of:r,applied:a,refusedAt:d,code:l,rule:i,detail:c,finished:p,winners:u})=>[t,n,e,o.join("; "),s,r,a,d,l,i,c,p?"yes":"no",u.join("; ")];var C=h(M(),1),Rt=h(pt(),1),Gt=h(J(),1);var O=class extends Error{constructor(n,e){super(n),this.line=e}},cn=[",",";","	"],Mt=/^[=+\-@\t\r\n]/,dn=/^-?\d+(\.\d+)?$/;function pn(t){let[n]=t.split(/\r?\n/,1),e=n.replace(/"[^"]*"/g,"");return cn.
map(o=>[o,e.split(o).length]).sort((o,s)=>s[1]-o[1])[0][0]}function Nt(t){let n=t.replace(/^\ufeff/,""),e=pn(n),o=[],[s,r]=[0,1];for(;s<n.length;){let a={line:r,cells:[]};for(;;){let d=n[s]==='"'?un(n,
s,r):mn(n,s,r,e);if(a.cells.push(d.value),r+=d.value.split(`
`).length-1,s=d.end,n[s]!==e)break;s+=1}if(n[s]==="\r"&&n[s+1]===`
`&&(s+=1),s<n.length&&n[s]!==`
`)throw new O("csv.after-quote",r);s+=1,r+=1,(a.cells.length>1||a.cells[0].trim()!=="")&&o.push(a)}return o}function un(t,n,e){let o="";for(let s=n+1;;){let r=t.indexOf('"',s);if(r<0)throw new O("csv.\
open-quote",e);if(o+=t.slice(s,r),t[r+1]!=='"')return{value:o,end:r+1};o+='"',s=r+2}}function mn(t,n,e,o){let s=n;for(;s<t.length&&t[s]!==o&&t[s]!==`
`&&!(t[s]==="\r"&&t[s+1]===`
`);){if(t[s]==='"')throw new O("csv.quote-inside",e);s+=1}return{value:t.slice(n,s),end:s}}var Et=t=>t.startsWith("'")&&Mt.test(t.slice(1))?t.slice(1):t,tt=t=>`\uFEFF${t.map(n=>n.map($n).join(",")).join(
`\r
`)}\r
`;function $n(t){let n=t==null?"":String(t),e=Mt.test(n)&&!dn.test(n)?`'${n}`:n;return/[",;\t\r\n]/.test(e)?`"${e.replaceAll('"','""')}"`:e}var Dt=h(Ft(),1),et=h(Bt(),1);async function nt(t,n,e){let o=(0,et.asKept)(n);history.pushState({},"",await(0,et.linkTo)((0,Dt.pageAddress)(),{...n,game:o.game},e)),t("seen",{record:o,at:e})}function Lt({found:t,client:n,names:e,go:o,t:s}){let[r,a]=(0,C.useState)({of:null,by:[]}),[d,l]=(0,C.useState)(null),i=r.of===t?r.by:[];(0,C.useEffect)(()=>{let g=!1,m=async()=>{let $=t.flatMap(({record:w},S)=>w===
void 0?[]:[{id:S,operation:"replays",game:w.game??w.state.game,body:w}]),v=[];for await(let w of n.batch($)){if(g)return;v[w.id]=w,a({of:t,by:[...v]})}};return l(null),m().catch($=>!g&&l($)),()=>{g=!0}},
[t,n]);let c=t.map((g,m)=>X(g,i[m]??null)),p=c.filter(({verdict:g})=>g==="right").length,u=c.filter(({verdict:g})=>g==="waiting").length,f=()=>(0,Rt.download)("gavel-verdicts.csv",new Blob([tt([Ot,...c.
map(Ct)])],{type:"text/csv"}));return C.html`
        <section class="verdicts" aria-labelledby="verdicts" aria-busy=${String(u>0&&d===null)} data-verdicts=${c.length} data-right=${p}>
            <h2 id="verdicts">${s("verdicts.title")}</h2>
            <p role="status">${u>0?s("verdicts.waiting",{n:u,of:c.length}):s("verdicts.summary",{right:p,of:c.length,wrong:c.length-p})}</p>
            <${Gt.ProblemBox} problem=${d} t=${s} />
            <div><button type="button" data-csv disabled=${u>0} onClick=${f}>${s("verdicts.csv")}</button></div>
            <div class="scrolling" tabindex="0" role="group" aria-labelledby="verdicts"><table>
                <thead><tr>${["file","game","verdict","actions"].map(g=>C.html`<th key=${g} scope="col">${s(`verdicts.${g}`)}</th>`)}<td></td></tr></thead>
                <tbody>${c.map((g,m)=>C.html`<${fn} key=${m} row=${g} names=${e} open=${()=>nt(o,t[m].record,g.applied)} t=${s} />`)}</tbody>
            </table></div>
        </section>
    `}function fn({row:t,names:n,open:e,t:o}){let{file:s,line:r,game:a,players:d,verdict:l,of:i,applied:c,refusedAt:p,rule:u,detail:f,finished:g,winners:m}=t;return C.html`
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
    `}var mt=h(J(),1),Wt=h(Jt(),1);var Zt=h(Ut(),1),hn=64*1024*1024,Vt=t=>t in ut.GAMES;function gn({record:t,fault:n},e,o){if(n==="no-json")throw new Error(`${o("import.no-json")} ${bn(e)}`);if(n!==void 0)throw new Error(o(`import.${n}`));
return{game:t.game??t.state.game,body:t}}function bn(t){try{return JSON.parse(t),""}catch(n){return n.message}}function zt({t,client:n,go:e,enter:o,given:s}){(0,K.useTop)();let r=(0,K.useFocus)(),[a,d]=(0,T.useState)(
s??""),[l,i]=(0,T.useState)(null),[c,p]=(0,T.useState)(null),[u,f]=(0,T.useState)(null),[g,m]=(0,T.useState)(null),{value:$}=(0,K.useLoaded)(()=>n.games(),[n]),v=Object.fromEntries(($??[]).map(({id:b,
name:E})=>[b,E])),w=async(b,E)=>{i(null),p(null),f(null),m(null);try{if(b.length>1e3)throw new Error(t("import.too-many",{n:b.length,most:1e3}));if(b.length!==1)return m(b);let{game:P,body:I}=gn(b[0],
E,t);p(I),f({game:P,body:I,answer:await n.game(P).replay(I)})}catch(P){i(P)}},S=b=>w(W(t("import.pasted"),b,Vt),b),j=async b=>{if(b.reduce((P,{size:I})=>P+I,0)>hn)return i(new Error(t("import.too-larg\
e")));let E=await Promise.all(b.map(P=>P.text()));return d(E.length===1?E[0]:""),w(E.flatMap((P,I)=>W(b[I].name,P,Vt)),E[0])};return(0,T.useEffect)(()=>{s&&S(s)},[s]),T.html`
        <main id="content" class="import" data-screen="import">
            <h1 ref=${r} tabindex="-1">${t("import.title")}</h1>
            <p>${t("import.lead")}</p>
            <form class="sheet" onSubmit=${b=>{b.preventDefault(),S(a)}}>
                <${Q} label=${t("import.file")} hint=${t("import.file-hint")} accept=".json,.jsonl,.ndjson,application/json,application/x-ndjson" name="file" take=${j} />
                <div class="field">
                    <label for="import-text">${t("import.text")}</label>
                    <textarea id="import-text" name="transcript" class="code" rows="8" spellcheck="false" value=${a} onInput=${b=>d(b.target.value)} />
                </div>
                <div class="row end">
                    <button type="button" onClick=${()=>e("start")}>${t("back")}</button>
                    <button type="submit" class="primary" data-verify>${t("import.verify")}</button>
                </div>
            </form>
            <${mt.ProblemBox} problem=${l} brought=${c} t=${t} />
            ${g&&T.html`<${Lt} found=${g} client=${n} names=${v} go=${e} t=${t} />`}
            ${u&&T.html`<${vn} ...${u} t=${t} go=${e} enter=${o} />`}
        </main>
    `}function vn({game:t,body:n,answer:e,t:o,go:s,enter:r}){let{position:a,applied:d,refused:l,history_matches:i,scores_match:c}=e,{game:p,actions:u,history:f,scores:g,...m}=n,$=l===null&&i!==!1&&c!==
!1,v=()=>r({game:t,start:m,actions:u.slice(0,d),cursor:d}),w=()=>((0,Zt.remember)({given:JSON.stringify(n)}),nt(s,{...n,game:t},d));return T.html`
        <section class="verdict-box ${$?"sound":"broken"}" role="status" data-verdict=${$?"sound":"broken"} data-applied=${d}>
            <h2>${o($?"import.sound":"import.broken")}</h2>
            <p>${o("import.applied",{applied:d,of:u.length})} ${a.finished?o("import.finished"):""}</p>
            ${i!==null&&T.html`<p data-history=${String(i)}>${o(i?"import.history":"import.no-history")}</p>`}
            ${c!==null&&T.html`<p data-scores=${String(c)}>${o(c?"import.scores":"import.no-scores")}</p>`}
            ${l!==null&&T.html`
                <p data-refused-index=${l.index}>${o("import.refused",{n:l.index+1})} <code>${JSON.stringify(u[l.index])}</code></p>
                <${yn} problem=${l.problem} game=${ut.GAMES[t]} t=${o} position=${a} brought=${n} />`}
            <div class="row tight">
                <button type="button" class="primary" data-open onClick=${v}>${o($?"import.open":"import.open-last")}</button>
                <button type="button" data-review onClick=${w}>${o("review.open")}</button>
            </div>
        </section>
    `}var yn=({problem:t,game:n,t:e,position:o,brought:s})=>t.type==="/problems/illegal-action"?T.html`<${Wt.RefusalText} document=${t} game=${n} t=${e} view=${o.state} instead=${o.legal_actions} />`:
T.html`<${mt.ProblemBox} problem=${{problem:t}} t=${e} brought=${s} />`;var A=h(M(),1),Te=h(z(),1),L=h(q(),1),Oe=h(J(),1);var U=h(M(),1),se=h(ot(),1),_=h(Xt(),1),ae=h(ee(),1),re=h(oe(),1);function le({sheet:t,begin:n,leave:e,t:o}){let[s,r]=(0,U.useState)(()=>({...(0,_.firstDraft)(t),rounds:3,match:{}})),{ruleset:a,variant:d,
options:l,players:i,rounds:c,match:p}=s,u={sheet:t,draft:s,change:r,errors:[],t:o},f=m=>(0,re.defaultOf)({options:t.match_options},s,m),g=(m,$)=>{let{[m]:v,...w}=p;r({...s,match:$===void 0?w:{...w,[m]:$}})};
return U.html`
        <form class="sheet" data-match-form onSubmit=${m=>{m.preventDefault(),n({rounds:c,options:p,setup:{ruleset:a,variant:d,options:l,players:i}})}}>
            <p>${o("match.lead")}</p>
            <${se.Field} name="rounds" label=${o("match.rounds")}
                control=${m=>U.html`<input ...${m} type="number" required min="1" max="100" step="1" value=${c} onInput=${({target:$})=>r({...s,rounds:Number($.value)})} />`} />
            <${_.EditionFields} ...${u} />
            <${_.PlayerFields} ...${u} />
            <details class="options" data-match-options>
                <summary>${o("match.options")}</summary>
                <div class="option-list">${t.match_options.map(m=>U.html`
                    <${ae.OptionField} key=${m.id} option=${m} standard=${f(m.id)} value=${p[m.id]} errors=${[]} t=${o}
                        change=${$=>g(m.id,$)} />`)}</div>
            </details>
            <${_.OptionFields} ...${u} />
            <div class="row end">
                <button type="button" onClick=${e}>${o("back")}</button>
                <button type="submit" class="primary large" data-begin-match>${o("match.begin")}</button>
            </div>
        </form>
    `}var y=h(M(),1),xe=h(st(),1),ke=h(z(),1),rt=h($t(),1),ft=h(q(),1),lt=h(J(),1),Se=h(pe(),1),ht=h(me(),1);var ge=h(H(),1),N=h(M(),1),be=h(fe(),1),B=h(ot(),1),ve=h(J(),1),ye=h(at(),1);function we({match:t,standings:n,number:e,sheet:o,client:s,enter:r,keep:a,t:d}){let{players:l}=t.setup,i=n?.first_player??"",
[c,p]=(0,N.useState)({first:i,dealer:"service",deal:null}),[u,f]=(0,N.useState)(null),[g,m]=(0,N.useState)(!1),$=u?.problem?.errors??[],{Deal:v}=ge.GAMES[t.game],w=async j=>{j.preventDefault(),m(!0);try{
let b=(0,ye.nextSetup)(t,n,c),{state:E}=await s.game(t.game).setup(b),{seed:P,nonce:I}=E.deal??{},Xe={setup:{...b,...P!==void 0&&{seed:P},...I!==void 0&&{nonce:I}}},tn=d("match.game-of",{game:o.name,n:e});
await r({game:t.game,start:Xe,actions:[],cursor:0,name:tn},a)}catch(b){f(b)}m(!1)},S=c.dealer==="service"?[["",d("match.first-drawn")]]:[];return N.html`
        <form class="tool next-game" data-next-game=${e} onSubmit=${w}>
            <h2>${d("match.next",{n:e})}</h2>
            <${ve.ProblemBox} problem=${u} t=${d} />
            ${n?.cash&&N.html`<p data-carried>${d("match.carried",{cash:l.map(j=>`${j} ${n.cash[j]}`).join(", ")})}</p>`}
            ${n!==null&&N.html`<p data-first-due=${i}>${i===""?d("match.first-due-drawn"):d("match.first-due",{player:i})}</p>`}
            <${B.Field} name="next-first" label=${d("setup.first")} errors=${(0,B.errorsAt)($,"/first_player")}
                control=${j=>N.html`<${B.Select} ...${j} value=${c.first===""&&S.length===0?l[0]:c.first}
                    choices=${[...S,...l.map(b=>[b,b])]} onChange=${b=>p({...c,first:b})} />`} />
            <${B.Field} name="next-dealer" label=${d("setup.dealer")}
                control=${j=>N.html`<${B.Select} ...${j} value=${c.dealer} choices=${["service","table"].map(b=>[b,d(`setup.dealer.${b}`)])}
                    onChange=${b=>p({...c,dealer:b,first:b==="table"&&c.first===""?l[0]:c.first})} />`} />
            ${c.dealer==="table"&&v&&N.html`<${be.DealField} sheet=${o} draft=${{...t.setup,deal:c.deal}} errors=${$} t=${d} Deal=${v}
                change=${({deal:j})=>p({...c,deal:j})} />`}
            <div><button type="submit" class="primary" data-begin-next disabled=${g}>${d("match.begin-next",{n:e})}</button></div>
        </form>
    `}var G=h(at(),1);function je({match:t,sheet:n,client:e,go:o,enter:s,changed:r,t:a}){let{value:d,problem:l}=(0,ft.useLoaded)(()=>(0,G.matchNow)(e,t),[t,e]),[i,c]=(0,y.useState)(!1),p=async $=>{await(0,G.changeGames)(
d.match,$),r()};if(d===null)return y.html`<p role="status">…</p><${lt.ProblemBox} problem=${l} t=${a} />`;let{games:u,standings:f}=d,g=u.some(({sheet:$})=>$===null),m=async()=>{await(0,G.dropMatch)(
t.id),r()};return y.html`
        <${lt.ProblemBox} problem=${l??d.problem} t=${a} />
        <section aria-labelledby="standings" class="tool" data-match=${t.id} data-over=${String(f?.over??!1)}>
            <h2 id="standings">${a("match.standings")}</h2>
            <${wn} match=${t} standings=${f} played=${u.filter(({sheet:$})=>$!==null).length} t=${a} />
            ${f&&y.html`<${xn} standings=${f} games=${u} t=${a} />`}
        </section>
        <section aria-labelledby="games" class="tool">
            <h2 id="games">${a("match.games",{n:u.length,of:t.rounds})}</h2>
            <ol class="match-games">${u.map(($,v)=>y.html`
                <${kn} key=${$.id} number=${v+1} ...${$} name=${n.name} go=${o} remove=${()=>p(w=>w.filter(S=>S!==$.id))} t=${a} />`)}</ol>
            ${u.length===0&&y.html`<p class="soft">${a("match.no-games")}</p>`}
        </section>
        ${!f?.over&&!g&&u.length<t.rounds&&y.html`
            <${we} match=${d.match} standings=${f} number=${u.length+1} sheet=${n} client=${e} t=${a}
                enter=${s} keep=${$=>(0,G.changeGames)(d.match,v=>[...v,$])} />
            <${Sn} match=${t} add=${$=>p(v=>[...v,$])} t=${a} />`}
        ${f&&y.html`<details class="tool"><summary>${a("scores.rulings",{n:f.rulings.length})}</summary><${Se.RulingsTable} rulings=${f.rulings} t=${a} /></details>`}
        <p class="aside">
            <button type="button" class="quiet" data-drop-match onClick=${()=>c(!i)} aria-expanded=${String(i)}>${a("match.drop")}</button>
            ${i&&y.html` <button type="button" data-drop-anyway onClick=${m}>${a("match.drop-anyway")}</button> <span class="hint">${a("match.drop-hint")}</span>`}
        </p>
    `}function wn({match:t,standings:n,played:e,t:o}){if(!n?.over)return y.html`<p role="status">${o("match.played",{n:e,of:t.rounds})}</p>`;let{winners:s,decided_by:r}=n;return y.html`<p role="status" class="verdict" data-winners=${s.
join(" ")}>
        <strong>${(0,ht.winnersIn)(s,o)}</strong>
        <span class="soft">${o(r==="two-wins"?"match.by.two-wins":`scores.by.${r}`)}</span></p>`}function xn({standings:t,games:n,t:e}){let o=n.filter(({sheet:a})=>a!==null),s=({sheet:a},d)=>a.standings.
find(l=>l.player===d),r=({total:a,penalties:d=0})=>(0,rt.figure)(a+d);return y.html`
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
                    <td><strong>${(0,rt.figure)(l)}</strong>${i!==void 0&&` (${e("scores.penalties",{points:(0,rt.figure)(i)})})`}</td><td>${c}</td>${t.cash&&y.html`<td data-cash=${t.cash[d]}>${t.cash[d]}</td>`}
                </tr>`)}</tbody>
        </table></div>
    `}function kn({number:t,id:n,record:e,sheet:o,end:s,wrongCash:r,problem:a,name:d,go:l,remove:i,t:c}){let p=e?.name||c("match.game-of",{game:d,n:t}),u=o===null?c("match.running",{players:s?.to_act.
join(", ")??""}):(0,ht.winnersIn)(o.winners,c);return y.html`
        <li data-match-game=${n} data-finished=${String(o!==null)}>
            <div><strong>${p}</strong> <span class="soft">${u}</span>
                ${r&&y.html`<p class="warning" data-wrong-cash>${c("match.wrong-cash")}</p>`}
                ${e===null&&y.html`<p class="hint">${c("match.deleted")}</p>`}
                <${lt.ProblemBox} problem=${a} t=${c} />
            </div>
            <div class="row tight">
                ${e!==null&&o===null&&y.html`<button type="button" class="primary" data-go-on onClick=${()=>l("play",{id:n})}>${c("start.resume")}</button>`}
                ${e!==null&&o!==null&&y.html`<button type="button" data-review onClick=${()=>l("review",{id:n})}>${c("review.open")}</button>`}
                <button type="button" class="icon" data-remove aria-label=${c("match.remove",{n:t})} onClick=${i}>×</button>
            </div>
        </li>
    `}function Sn({match:t,add:n,t:e}){let{value:o}=(0,ft.useLoaded)(xe.games,[]),s=l=>[...l].sort().join(`
`)===[...t.setup.players].sort().join(`
`),r=({start:l})=>(l.setup??l.state).players.map(i=>i.id??i),a=(o??[]).filter(l=>l.game===t.game&&l.finished&&!t.games.includes(l.id)&&s(r(l)));if(a.length===0)return null;let d=({name:l,changed:i,winners:c=[]})=>[
l,(0,ke.momentOf)(i,e),c.join(", ")].filter(Boolean).join(" · ");return y.html`
        <label class="row which"><span>${e("match.add")}</span>
            <select name="add-game" onChange=${({target:l})=>l.value!==""&&n(l.value)}>
                <option value="">${e("correct.choose")}</option>
                ${a.map(l=>y.html`<option key=${l.id} value=${l.id}>${d(l)}</option>`)}
            </select>
        </label>
    `}var V=h(at(),1);function Ce({t,client:n,go:e,game:o,enter:s}){let[r,a]=(0,A.useState)(0),[d,l]=(0,A.useState)(null),[i,c]=(0,A.useState)(!1),{value:p,problem:u}=(0,L.useLoaded)(()=>n.game(o).sheet(),[
o,n]),{value:f}=(0,L.useLoaded)(()=>(0,V.matchesOf)(o),[o,r]);(0,L.useTop)();let g=(0,L.useFocus)(p===null),m=p!==null&&f!==null,$=f?.find(({id:S})=>S===d)??f?.[0]??null,v=()=>a(S=>S+1),w=async S=>{let j=(0,V.newMatch)(
o,S);await(0,V.keepMatch)(j),l(j.id),c(!1),v()};return A.html`
        <main id="content" class="match" data-screen="match" data-game=${o} aria-busy=${String(!m&&!u)}>
            <div class="play-bar">
                <h1 ref=${g} tabindex="-1">${t("match.title",{game:p?.name??"…"})}</h1>
                ${m&&$!==null&&!i&&A.html`<button type="button" data-new-match onClick=${()=>c(!0)}>${t("match.new")}</button>`}
            </div>
            <${Oe.ProblemBox} problem=${u} t=${t} />
            ${m&&(p.match_options??[]).length===0&&A.html`<p>${t("match.none")}</p>`}
            ${m&&p.match_options?.length>0&&(i||$===null)&&A.html`<${le} sheet=${p} begin=${w} leave=${$===null?()=>e("start"):()=>c(!1)} t=${t} />`}
            ${m&&$!==null&&!i&&A.html`
                ${f.length>1&&A.html`<${Tn} matches=${f} match=${$} choose=${l} t=${t} />`}
                <${je} key=${$.id} match=${$} sheet=${p} client=${n} go=${e} enter=${s} changed=${v} t=${t} />`}
        </main>
    `}var jn=({setup:t,created:n},e)=>`${t.players.join(", ")} · ${(0,Te.dayOf)(n,e)}`,Tn=({matches:t,match:n,choose:e,t:o})=>A.html`
    <label class="row which"><span>${o("match.which")}</span>
        <select name="match" onChange=${({target:s})=>e(s.value)}>
            ${t.map(s=>A.html`<option key=${s.id} value=${s.id} selected=${s.id===n.id}>${jn(s,o)}</option>`)}
        </select>
    </label>`;var x=h(M(),1),ct=h(q(),1);var Fe=h(H(),1),F=h(M(),1),_e=h(st(),1),Be=h(z(),1),De=h(q(),1);var Pe=6e3,gt=["table","player","place","total"],On=1e3,Cn=/^\d{1,4}$/,Pn=/^[-−]?\d{1,9}(?:[.,]\d{1,4})?$/;function it(t){let n=t.trim().split(/[\s;]+|,\s+|,(?=\d+(?:,|$))/).filter(s=>s!==""),e=n.map(
s=>Number(s.replace(",","."))),o=(s,r)=>/^\d{1,6}(?:[.,]\d{1,2})?$/.test(n[r])&&Number.isFinite(s);return e.length>0&&e.length<=20&&e.every(o)?e:null}function Ae(t){let[n,...e]=Nt(t);if(n===void 0)throw new O(
"tournament.csv.empty",1);let o=n.cells.map(a=>a.trim().toLowerCase());if(o.length!==gt.length||gt.some(a=>!o.includes(a)))throw new O("tournament.csv.columns",n.line);let r=new Map;for(let{line:a,cells:d}of e){
if(d.length!==o.length)throw new O("tournament.csv.cells",a);let{table:l,...i}=An(Object.fromEntries(o.map((p,u)=>[p,Et(d[u].trim())])),a),c=r.get(l)??{name:l,placings:[],line:a};if(c.placings.some(({
player:p})=>p===i.player))throw new O("tournament.csv.twice",a);c.placings.push(i),r.set(l,c)}if(r.size>On)throw new O("tournament.csv.too-many",1);return[...r.values()].map(({name:a,placings:d,line:l})=>{
if(!Mn(d))throw new O("tournament.csv.places",l);return{name:a,placings:d}})}function An({table:t,player:n,place:e,total:o},s){if(t===""||n==="")throw new O("tournament.csv.nameless",s);if(!Cn.test(e)||
Number(e)<1)throw new O("tournament.csv.place",s);if(o!==""&&!Pn.test(o))throw new O("tournament.csv.total",s);return{table:t,player:n,place:Number(e),total:o===""?null:Number(o.replace("−","-").replace(
",","."))}}var Mn=t=>t.every(({place:n})=>t.filter(e=>e.place<n).length===n-1);function Me(t,n,e){let o=n.standings.map(({player:s,rank:r,total:a,penalties:d=0})=>({player:s,place:r,total:a+d}));return{
name:t,placings:o,digest:e}}function Nn(t,n,e){let o=s=>Math.round((n[s-1]??0)*100)*(Pe/100);return new Map(t.map(({player:s,place:r})=>{if(e==="each")return[s,o(r)];let a=t.filter(l=>l.place===r).length,
d=Array.from({length:a},(l,i)=>o(r+i)).reduce((l,i)=>l+i,0);return[s,d/a]}))}function Ne({tables:t,points:n,ties:e,order:o}){let s=new Map;for(let{placings:i}of t){let c=Nn(i,n,e);for(let{player:p,place:u,
total:f}of i){let g=s.get(p)??{player:p,parts:0,tables:0,wins:0,total:0};s.set(p,{player:p,parts:g.parts+(c.get(p)??0),tables:g.tables+1,wins:g.wins+(u===1?1:0),total:g.total===null||f===null?null:g.total+
f})}}let r={points:1,wins:2,totals:3}[o],a=i=>[i.parts,i.wins,i.total??Number.NEGATIVE_INFINITY].slice(0,r),d=(i,c)=>a(i).map((p,u)=>a(c)[u]===p?0:a(c)[u]>p?1:-1).find(p=>p!==0)??0,l=[...s.values()].sort(
(i,c)=>d(i,c)||i.player.localeCompare(c.player));return l.map(({parts:i,...c})=>({rank:l.filter(p=>d(p,{parts:i,...c})<0).length+1,...c,points:i/Pe}))}var Ee=t=>[gt,...t.flatMap(({name:n,placings:e})=>e.
map(({player:o,place:s,total:r})=>[n,o,s,r]))],Ie=t=>[["rank","player","points","tables","wins","total"],...t.map(({rank:n,player:e,points:o,tables:s,wins:r,total:a})=>[n,e,Number(o.toFixed(4)),s,r,a])];var Re=t=>t in Fe.GAMES,En=".csv,.tsv,.txt,.json,.jsonl,.ndjson,text/csv,application/json,application/x-ndjson";async function In(t,n,e){let o=[],s=[],r=[];for(let{file:l,text:i}of t){let c=/^\s*\ufeff?\s*[[{]/.
test(i)?W(l,i,Re):[];if(r.push(...c),!(c.length>0))try{o.push(...Ae(i))}catch(p){if(!(p instanceof O))throw p;s.push(e("tournament.fault",{file:l,line:p.line,what:e(p.message)}))}}if(r.length>1e3)return{
tables:o,faults:[...s,e("import.too-many",{n:r.length,most:1e3})]};let a=r.flatMap(({record:l},i)=>l===void 0?[]:[{id:i,operation:"replays",game:l.game??l.state.game,body:l}]),d=[];for await(let l of n.
batch(a))d[l.id]=l;for(let[l,i]of r.entries()){let{verdict:c,finished:p,refusedAt:u,detail:f}=X(i,d[l]??null),g=i.line===null?i.file:`${i.file} ${e("verdicts.line",{n:i.line})}`;if(c==="right"&&p){let{
scores:m,state:$}=d[l].body.position;o.push(Me(g,m,$.history))}else{let m=c==="right"?e("verdicts.running"):[e(`verdicts.is.${c}`),u!==null&&e("verdicts.at",{n:u}),f].filter(Boolean).join("; ");s.push(
`${g}: ${m}`)}}return{tables:o,faults:s}}function Fn(t,n,e){let o=new Set(n.map(({digest:a})=>a).filter(Boolean)),s=[],r=[];for(let a of t)a.digest!==void 0&&o.has(a.digest)?r.push(e("tournament.there",
{table:a.name})):s.push(a),o.add(a.digest);return{fresh:s,faults:r}}function Ge({change:t,client:n,t:e}){let[o,s]=(0,F.useState)(""),[r,a]=(0,F.useState)({added:null,faults:[]}),[d,l]=(0,F.useState)(!1),
{value:i}=(0,De.useLoaded)(_e.games,[]),c=(i??[]).filter(({game:m,finished:$})=>$&&Re(m)),p=async m=>{l(!0);try{let{tables:$,faults:v}=await In(m,n,e),w=[],S=[];await t(j=>({fresh:S,faults:w}=Fn($,j.tables,
e),S.length>0?{...j,tables:[...j.tables,...S]}:void 0)),a({added:S.length,faults:[...v,...w]})}catch($){a({added:0,faults:[$.problem?.title??$.message]})}l(!1)},u=async m=>p(await Promise.all(m.map(async $=>({
file:$.name,text:await $.text()})))),f=({game:m,start:$,actions:v,cursor:w})=>({game:m,...$,actions:v.slice(0,w)}),g=()=>p(c.map(m=>({file:m.name||(0,Be.momentOf)(m.changed,e),text:JSON.stringify(f(m))})));
return F.html`
        <section class="tool add-results unprinted" aria-labelledby="add-results" aria-busy=${String(d)}>
            <h2 id="add-results">${e("tournament.add")}</h2>
            <${Q} label=${e("tournament.files")} hint=${e("tournament.files-hint")} accept=${En} name="results" take=${u} />
            <form class="field" onSubmit=${m=>{m.preventDefault(),p([{file:e("import.pasted"),text:o}])}}>
                <label for="results-text">${e("tournament.text")}</label>
                <textarea id="results-text" name="results-text" class="code" rows="4" spellcheck="false" value=${o}
                    placeholder=${`table,player,place,total
1,Ann,1,31
1,Bob,2,28`} onInput=${({target:m})=>s(m.value)} />
                <div class="row tight">
                    <button type="submit" data-add-text disabled=${d||o.trim()===""}>${e("tournament.add-text")}</button>
                    ${c.length>0&&F.html`<button type="button" data-add-kept disabled=${d} onClick=${g}>${e("tournament.add-kept",{n:c.length})}</button>`}
                </div>
            </form>
            ${r.added!==null&&F.html`<p role="status" data-added=${r.added}>${e("tournament.added",{n:r.added})}</p>`}
            ${r.faults.length>0&&F.html`<div class="problem" role="alert" data-faults=${r.faults.length}>
                <strong>${e("tournament.not-added")}</strong><ul>${r.faults.map((m,$)=>F.html`<li key=${$}>${m}</li>`)}</ul></div>`}
        </section>
    `}var He=h(z(),1),Ye=h(pt(),1),yt=h($t(),1);var Je=h(st(),1),Ke=h(qe(),1),bt=new Ke.Store("tournaments"),Ue=async()=>(await bt.all()).sort((t,n)=>n.created-t.created),Ve=({id:t,...n},e)=>bt.change(t,o=>e(o??{id:t,...n})),We=t=>bt.remove(t),vt=()=>({
id:(0,Je.newId)(),name:"",created:Date.now(),points:[5,3,2,1],ties:"shared",order:"totals",tables:[]});var D=h(M(),1),R=h(ot(),1);function Ze({tournament:t,change:n,t:e}){let{name:o,points:s,ties:r,order:a}=t,[d,l]=(0,D.useState)(s.join(" ")),i=it(d),c=u=>n(f=>({...f,...u})),p=(u,f)=>f.map(g=>[g,e(`tournament.${u}.${g}`)]);return D.html`
        <section class="tool counts unprinted" aria-labelledby="counts">
            <h2 id="counts">${e("tournament.counts")}</h2>
            <${R.Field} name="tournament-name" label=${e("tournament.name")}
                control=${u=>D.html`<input ...${u} type="text" maxlength="100" value=${o} onChange=${({target:f})=>c({name:f.value.trim()})} />`} />
            <${R.Field} name="points" label=${e("tournament.by-place")} hint=${e("tournament.by-place-hint")} errors=${i===null?[{detail:e("tournament.no-points")}]:[]}
                control=${u=>D.html`<input ...${u} type="text" inputmode="decimal" value=${d} onInput=${({target:f})=>l(f.value)}
                    onChange=${({target:f})=>it(f.value)!==null&&c({points:it(f.value)})} />`} />
            <${R.Field} name="ties" label=${e("tournament.ties")}
                control=${u=>D.html`<${R.Select} ...${u} value=${r} choices=${p("ties",["shared","each"])} onChange=${f=>c({ties:f})} />`} />
            <${R.Field} name="order" label=${e("tournament.order")}
                control=${u=>D.html`<${R.Select} ...${u} value=${a} choices=${p("order",["totals","wins","points"])} onChange=${f=>c({order:f})} />`} />
        </section>
    `}var ze=(t,n)=>(0,Ye.download)(t,new Blob([tt(n)],{type:"text/csv"}));function Qe({t,client:n}){let[e,o]=(0,x.useState)(null),[s,r]=(0,x.useState)(null),a=()=>Ue().then(o);(0,x.useEffect)(()=>{a()},[]),
(0,ct.useTop)();let d=(0,ct.useFocus)(),[l]=(0,x.useState)(vt),i=e?.find(({id:u})=>u===s)??e?.[0]??l,c=async(u,f=i)=>{await Ve(f,u),r(f.id),await a()},p=async()=>{await We(i.id),await a()};return x.html`
        <main id="content" class="tournament" data-screen="tournament" aria-busy=${String(e===null)} data-tables=${i.tables.length}>
            <div class="play-bar">
                <h1 ref=${d} tabindex="-1">${i.name||t("tournament.title")}</h1>
                ${e?.length>0&&x.html`<button type="button" class="unprinted" data-new-tournament onClick=${()=>c(u=>u,vt())}>${t("tournament.new")}</button>`}
            </div>
            ${e?.length>1&&x.html`<${_n} kept=${e} tournament=${i} choose=${r} t=${t} />`}
            ${e!==null&&x.html`
                <${Bn} tournament=${i} t=${t} />
                <${Ge} key=${`add ${i.id}`} change=${c} client=${n} t=${t} />
                <${Ze} key=${`rules ${i.id}`} tournament=${i} change=${c} t=${t} />
                <${Rn} tournament=${i} change=${c} t=${t} />
                <${Gn} drop=${p} key=${`drop ${i.id}`} t=${t} />`}
        </main>
    `}var _n=({kept:t,tournament:n,choose:e,t:o})=>x.html`
    <label class="row which unprinted"><span>${o("tournament.which")}</span>
        <select name="tournament" onChange=${({target:s})=>e(s.value)}>
            ${t.map(s=>x.html`<option key=${s.id} value=${s.id} selected=${s.id===n.id}>
                ${s.name||o("tournament.title")} · ${(0,He.dayOf)(s.created,o)}</option>`)}
        </select>
    </label>`;function Bn({tournament:t,t:n}){let e=Ne(t),o=s=>s===null?"–":(0,yt.figure)(new Intl.NumberFormat(n.language,{maximumFractionDigits:2}).format(s));return x.html`
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
                        <button type="button" data-save="standings" onClick=${()=>ze("gavel-standings.csv",Ie(e))}>${n("tournament.save-standings")}</button>
                        <button type="button" data-save="results" onClick=${()=>ze("gavel-results.csv",Ee(t.tables))}>${n("tournament.save-results")}</button>
                        <button type="button" data-print onClick=${()=>print()}>${n("review.print")}</button>
                    </div>`}
        </section>
    `}function Dn(t,n){let e=t.findIndex(o=>JSON.stringify(o)===JSON.stringify(n));return t.filter((o,s)=>s!==e)}function Rn({tournament:t,change:n,t:e}){let{tables:o}=t;if(o.length===0)return null;let s=({
placings:r})=>[...r].sort((a,d)=>a.place-d.place).map(({player:a,place:d,total:l})=>`${d}. ${a}${l===null?"":` (${(0,yt.figure)(l)})`}`).join(", ");return x.html`
        <section class="tool" aria-labelledby="tables">
            <h2 id="tables">${e("tournament.results",{n:o.length})}</h2>
            <ol class="match-games">${o.map((r,a)=>x.html`
                <li key=${a} data-table=${r.name}>
                    <div><strong>${r.name}</strong> <span class="soft">${s(r)}</span></div>
                    <button type="button" class="icon unprinted" data-remove aria-label=${e("tournament.remove",{table:r.name})}
                        onClick=${()=>n(d=>({...d,tables:Dn(d.tables,r)}))}>×</button>
                </li>`)}</ol>
        </section>
    `}function Gn({drop:t,t:n}){let[e,o]=(0,x.useState)(!1);return x.html`<p class="aside unprinted">
        <button type="button" class="quiet" data-drop-tournament aria-expanded=${String(e)} onClick=${()=>o(!e)}>${n("tournament.drop")}</button>
        ${e&&x.html` <button type="button" data-drop-anyway onClick=${t}>${n("match.drop-anyway")}</button>`}
    </p>`}var dt=h(M(),1);function zo({t,client:n,go:e,screen:o,enter:s}){let r={t,client:n,go:e};return{import:()=>dt.html`<${zt} ...${r} enter=${s} given=${o.given} />`,match:()=>dt.html`<${Ce} ...${r} game=${o.
game} enter=${s} key=${o.game} />`,tournament:()=>dt.html`<${Qe} ...${r} />`}}export{zo as screens};
