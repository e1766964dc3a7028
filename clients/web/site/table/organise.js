if (globalThis.gavelParts?.release !== "c896035061ed") throw new Error("another release");
var ln=Object.create;var xt=Object.defineProperty;var cn=Object.getOwnPropertyDescriptor;var pn=Object.getOwnPropertyNames;var dn=Object.getPrototypeOf,mn=Object.prototype.hasOwnProperty;var w=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(n){throw e=0,n}};var un=(t,e,n,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of pn(e))!mn.call(t,s)&&s!==n&&xt(t,s,{get:()=>e[s],enumerable:!(o=cn(e,s))||o.enumerable});return t};var f=(t,e,n)=>(n=t!=null?ln(dn(t)):{},un(e||!t||!t.__esModule?xt(n,"default",{value:t,enumerable:!0}):n,t));var H=w((Wn,kt)=>{kt.exports=globalThis.gavelParts["src/games/index.js"]});var M=w((Zn,jt)=>{jt.exports=globalThis.gavelParts["src/lib/preact.js"]});var q=w((zn,St)=>{St.exports=globalThis.gavelParts["src/app/hooks.js"]});var mt=w((Qn,At)=>{At.exports=globalThis.gavelParts["src/app/download.js"]});var K=w((Xn,Mt)=>{Mt.exports=globalThis.gavelParts["src/app/problem-box.js"]});var Bt=w((eo,Ft)=>{Ft.exports=globalThis.gavelParts["src/app/home.js"]});var ut=w((no,Dt)=>{Dt.exports=globalThis.gavelParts["src/app/review/packed.js"]});var Kt=w((io,qt)=>{qt.exports=globalThis.gavelParts["src/app/refusal.js"]});var Jt=w((co,Ut)=>{Ut.exports=globalThis.gavelParts["src/app/router.js"]});var z=w((ho,Qt)=>{Qt.exports=globalThis.gavelParts["src/app/dates.js"]});var st=w((go,Xt)=>{Xt.exports=globalThis.gavelParts["src/app/fields.js"]});var ee=w((bo,te)=>{te.exports=globalThis.gavelParts["src/app/game-fields.js"]});var oe=w((vo,ne)=>{ne.exports=globalThis.gavelParts["src/app/option-field.js"]});var ae=w((yo,se)=>{se.exports=globalThis.gavelParts["src/app/options.js"]});var at=w((xo,pe)=>{pe.exports=globalThis.gavelParts["src/storage/games.js"]});var ft=w((ko,de)=>{de.exports=globalThis.gavelParts["src/app/figure.js"]});var ue=w((jo,me)=>{me.exports=globalThis.gavelParts["src/app/rulings-table.js"]});var fe=w((So,$e)=>{$e.exports=globalThis.gavelParts["src/app/winners.js"]});var ge=w((To,he)=>{he.exports=globalThis.gavelParts["src/app/dealer-fields.js"]});var ve=w((Oo,be)=>{be.exports=globalThis.gavelParts["src/app/session.js"]});var rt=w((Co,ye)=>{ye.exports=globalThis.gavelParts["src/app/organise/matches.js"]});var We=w((qo,Ve)=>{Ve.exports=globalThis.gavelParts["src/app/same.js"]});var ze=w((Ko,Ze)=>{Ze.exports=globalThis.gavelParts["src/storage/store.js"]});var $t=f(H(),1),C=f(M(),1),U=f(q(),1);var Y=f(M(),1);function Q({label:t,hint:e,accept:n,name:o,take:s}){let[r,a]=(0,Y.useState)(!1);return Y.html`
        <div class="field drop-zone ${r?"over":""}" data-drop onDragOver=${p=>{p.preventDefault(),a(!0)}} onDragLeave=${()=>a(!1)} onDrop=${p=>{p.preventDefault(),a(!1);let i=[...p.dataTransfer.files];
i.length>0&&s(i)}}>
            <label for="files-${o}">${t}</label>
            <p class="hint" id="files-${o}-hint">${e}</p>
            <input id="files-${o}" name=${o} type="file" multiple accept=${n} aria-describedby="files-${o}-hint" onChange=${({target:p})=>{let i=[...p.files];p.value="",i.length>0&&s(i)}} />
        </div>
    `}function W(t,e,n){let o=Tt(e);if(o!==void 0)return[Ot({file:t,line:null},o,n)];let s=e.replace(/^\ufeff/,"").split(/\r?\n/).map((r,a)=>({each:r,line:a+1})).filter(({each:r})=>r.trim()!=="");return s.length<
2?[{file:t,line:null,fault:"no-json"}]:s.map(({each:r,line:a})=>Ot({file:t,line:a},Tt(r),n))}function Tt(t){try{return JSON.parse(t.replace(/^\ufeff/,""))}catch{return}}var X=t=>t.flatMap(({record:e},n)=>e===
void 0?[]:[{id:n,operation:"replays",game:e.game??e.state.game,body:e}]);function Ot(t,e,n){if(e===void 0)return{...t,fault:"no-json"};let o=e?.game??e?.state?.game;return typeof o!="string"||!n(o)?{...t,
fault:"no-game"}:Array.isArray(e.actions)?{...t,record:e}:{...t,fault:"no-actions"}}function tt(t,e){let{record:n,fault:o}=t,s=n===void 0?{}:{game:n.game??n.state.game,players:$n(n),of:n.actions.length},
a={...{players:[],of:null,applied:null,refusedAt:null,code:"",rule:"",detail:"",finished:!1,winners:[],game:""},file:t.file,line:t.line,...s};if(o!==void 0)return{...a,verdict:o};if(e===null)return{...a,
verdict:"waiting"};if(!e.ok){let{errors:u=[],violations:g=[],detail:$="",title:h=""}=e.body,[v]=[...u,...g];return{...a,verdict:"not-readable",code:v?.code??"",rule:v?.rule??"",detail:v?[v.pointer,v.detail].
filter(Boolean).join(": "):$||h}}let{applied:l,refused:c,position:p,history_matches:i,scores_match:m}=e.body,d={...a,applied:l,finished:p.finished,winners:p.scores?.winners??[]};if(c!==null){let[u]=c.
problem.violations??c.problem.errors??[];return{...d,verdict:"refused",refusedAt:c.index+1,code:u?.code??"",rule:u?.rule??"",detail:u?.detail??c.problem.title}}return i===!1?{...d,verdict:"digest"}:m===
!1?{...d,verdict:"scores"}:{...d,verdict:"right"}}function $n(t){let{players:e}=t.setup??t.state??{};return Array.isArray(e)?e.map(n=>String(n?.id??n)):[]}var Ct=["file","line","game","players","verdi\
ct","actions","applied","refused_at","code","rule","detail","finished","winners"],Pt=({file:t,line:e,game:n,players:o,verdict:s,of:r,applied:a,refusedAt:l,code:c,rule:p,detail:i,finished:m,winners:d})=>[
t,e,n,o.join("; "),s,r,a,l,c,p,i,m?"yes":"no",d.join("; ")];var O=f(M(),1),_t=f(mt(),1),Gt=f(K(),1);var S=class extends Error{constructor(e,n){super(e),this.line=n}},fn=[",",";","	"],Et=/^[=+\-@\t\r\n]/,hn=/^-?\d+(\.\d+)?$/;function gn(t){let[e]=t.split(/\r?\n/,1),n=e.replace(/"[^"]*"/g,"");return fn.
map(o=>[o,n.split(o).length]).sort((o,s)=>s[1]-o[1])[0][0]}function It(t){let e=t.replace(/^\ufeff/,""),n=gn(e),o=[],[s,r]=[0,1];for(;s<e.length;){let a={line:r,cells:[]};for(;;){let l=e[s]==='"'?bn(e,
s,r):vn(e,s,r,n);if(a.cells.push(l.value),r+=l.value.split(`
`).length-1,s=l.end,e[s]!==n)break;s+=1}if(e[s]==="\r"&&e[s+1]===`
`&&(s+=1),s<e.length&&e[s]!==`
`)throw new S("csv.after-quote",r);s+=1,r+=1,(a.cells.length>1||a.cells[0].trim()!=="")&&o.push(a)}return o}function bn(t,e,n){let o="";for(let s=e+1;;){let r=t.indexOf('"',s);if(r<0)throw new S("csv.\
open-quote",n);if(o+=t.slice(s,r),t[r+1]!=='"')return{value:o,end:r+1};o+='"',s=r+2}}function vn(t,e,n,o){let s=e;for(;s<t.length&&t[s]!==o&&t[s]!==`
`&&!(t[s]==="\r"&&t[s+1]===`
`);){if(t[s]==='"')throw new S("csv.quote-inside",n);s+=1}return{value:t.slice(e,s),end:s}}var Nt=t=>t.startsWith("'")&&Et.test(t.slice(1))?t.slice(1):t,et=t=>`\uFEFF${t.map(e=>e.map(yn).join(",")).join(
`\r
`)}\r
`;function yn(t){let e=t==null?"":String(t),n=Et.test(e)&&!hn.test(e)?`'${e}`:e;return/[",;\t\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}var Rt=f(Bt(),1),nt=f(ut(),1);async function ot(t,e,n){let o=(0,nt.asKept)(e);history.pushState({},"",await(0,nt.linkTo)((0,Rt.pageAddress)(),{...e,game:o.game},n)),t("seen",{record:o,at:n})}function Lt({found:t,client:e,names:n,go:o,t:s}){let[r,a]=(0,O.useState)({of:null,by:[]}),[l,c]=(0,O.useState)(null),p=r.of===t?r.by:[];(0,O.useEffect)(()=>{let g=!1,$=async()=>{let h=[];for await(let v of e.
batch(X(t))){if(g)return;h[v.id]=v,a({of:t,by:[...h]})}};return c(null),$().catch(h=>!g&&c(h)),()=>{g=!0}},[t,e]);let i=t.map((g,$)=>tt(g,p[$]??null)),m=i.filter(({verdict:g})=>g==="right").length,d=i.
filter(({verdict:g})=>g==="waiting").length,u=()=>(0,_t.download)("gavel-verdicts.csv",new Blob([et([Ct,...i.map(Pt)])],{type:"text/csv"}));return O.html`
        <section class="verdicts" aria-labelledby="verdicts" aria-busy=${String(d>0&&l===null)} data-verdicts=${i.length} data-right=${m}>
            <h2 id="verdicts">${s("verdicts.title")}</h2>
            <p role="status">${d>0?s("verdicts.waiting",{n:d,of:i.length}):s("verdicts.summary",{right:m,of:i.length,wrong:i.length-m})}</p>
            <${Gt.ProblemBox} problem=${l} t=${s} />
            <div><button type="button" data-csv disabled=${d>0} onClick=${u}>${s("verdicts.csv")}</button></div>
            <div class="scrolling" tabindex="0" role="group" aria-labelledby="verdicts"><table>
                <thead><tr>${["file","game","verdict","actions"].map(g=>O.html`<th key=${g} scope="col">${s(`verdicts.${g}`)}</th>`)}<td></td></tr></thead>
                <tbody>${i.map((g,$)=>O.html`<${wn} key=${$} row=${g} names=${n} open=${()=>ot(o,t[$].record,g.applied)} t=${s} />`)}</tbody>
            </table></div>
        </section>
    `}function wn({row:t,names:e,open:n,t:o}){let{file:s,line:r,game:a,players:l,verdict:c,of:p,applied:i,refusedAt:m,rule:d,detail:u,finished:g,winners:$}=t;return O.html`
        <tr data-verdict-row=${c}>
            <th scope="row" class="file">${s}${r!==null&&O.html` <span class="soft">${o("verdicts.line",{n:r})}</span>`}</th>
            <td>${e[a]??a}<br /><span class="soft small">${l.join(", ")}</span></td>
            <td>
                <strong class="verdict-word">${o(`verdicts.is.${c}`)}</strong>
                ${m!==null&&O.html` ${o("verdicts.at",{n:m})}`}
                ${u&&O.html`<br /><span class="small">${u}</span>`}
                ${d&&O.html`<br /><code>${d}</code>`}
                ${c==="right"&&O.html`<br /><span class="soft small">${g?o($.length>0?"verdicts.won":"verdicts.nobody",{names:$.join(", ")}):o("verdicts.running")}</span>`}
            </td>
            <td>${p===null?"":`${i??"–"} / ${p}`}</td>
            <td>${i!==null&&O.html`<button type="button" data-look onClick=${n}>${o("verdicts.look")}</button>`}</td>
        </tr>
    `}var Wt=f(K(),1),Zt=f(Kt(),1);var zt=f(ut(),1),Ht=f(Jt(),1),xn=64*1024*1024,Vt=t=>t in $t.GAMES;function kn({record:t,fault:e},n,o){if(e==="no-json")throw new Error(`${o("import.no-json")} ${jn(n)}`);if(e!==void 0)throw new Error(
o(`import.${e}`));return{game:t.game??t.state.game,body:t}}function jn(t){try{return JSON.parse(t),""}catch(e){return e.message}}function Yt({t,client:e,go:n,enter:o,given:s}){(0,U.useTop)();let r=(0,U.useFocus)(),
[a,l]=(0,C.useState)(s??""),[c,p]=(0,C.useState)(null),[i,m]=(0,C.useState)(null),[d,u]=(0,C.useState)(null),[g,$]=(0,C.useState)(null),{value:h}=(0,U.useLoaded)(()=>e.games(),[e]),v=Object.fromEntries(
(h??[]).map(({id:b,name:I})=>[b,I])),T=async(b,I)=>{p(null),m(null),u(null),$(null);try{if(b.length>1e3)throw new Error(t("import.too-many",{n:b.length,most:1e3}));if(b.length!==1)return $(b);let{game:A,
body:_}=kn(b[0],I,t);m(_),u({game:A,body:_,answer:await e.game(A).replay(_)})}catch(A){p(A)}},j=b=>T(W(t("import.pasted"),b,Vt),b),k=async b=>{if(b.reduce((A,{size:_})=>A+_,0)>xn)return p(new Error(t(
"import.too-large")));let I=await Promise.all(b.map(A=>A.text()));return l(I.length===1?I[0]:""),T(I.flatMap((A,_)=>W(b[_].name,A,Vt)),I[0])};return(0,C.useEffect)(()=>{s&&j(s)},[s]),C.html`
        <main id="content" class="import" data-screen="import">
            <h1 ref=${r} tabindex="-1">${t("import.title")}</h1>
            <p>${t("import.lead")}</p>
            <form class="sheet" onSubmit=${b=>{b.preventDefault(),j(a)}}>
                <${Q} label=${t("import.file")} hint=${t("import.file-hint")} accept=".json,.jsonl,.ndjson,application/json,application/x-ndjson" name="file" take=${k} />
                <div class="field">
                    <label for="import-text">${t("import.text")}</label>
                    <textarea id="import-text" name="transcript" class="code" rows="8" spellcheck="false" value=${a} onInput=${b=>l(b.target.value)} />
                </div>
                <div class="row end">
                    <button type="button" onClick=${()=>n("start")}>${t("back")}</button>
                    <button type="submit" class="primary" data-verify>${t("import.verify")}</button>
                </div>
            </form>
            <${Wt.ProblemBox} problem=${c} brought=${i} t=${t} />
            ${g&&C.html`<${Lt} found=${g} client=${e} names=${v} go=${n} t=${t} />`}
            ${d&&C.html`<${Sn} ...${d} t=${t} go=${n} enter=${o} />`}
        </main>
    `}function Sn({game:t,body:e,answer:n,t:o,go:s,enter:r}){let{position:a,applied:l,refused:c,history_matches:p,scores_match:i}=n,{start:m,actions:d}=(0,zt.asKept)({...e,game:t}),u=c===null&&p!==!1&&
i!==!1,g=()=>r({game:t,start:m,actions:d.slice(0,l),cursor:l}),$=()=>((0,Ht.remember)({given:JSON.stringify(e)}),ot(s,{...e,game:t},l));return C.html`
        <section class="verdict-box ${u?"sound":"broken"}" role="status" data-verdict=${u?"sound":"broken"} data-applied=${l}>
            <h2>${o(u?"import.sound":"import.broken")}</h2>
            <p>${o("import.applied",{applied:l,of:d.length})} ${a.finished?o("import.finished"):""}</p>
            ${p!==null&&C.html`<p data-history=${String(p)}>${o(p?"import.history":"import.no-history")}</p>`}
            ${i!==null&&C.html`<p data-scores=${String(i)}>${o(i?"import.scores":"import.no-scores")}</p>`}
            ${c!==null&&C.html`
                <p data-refused-index=${c.index}>${o("import.refused",{n:c.index+1})} <code>${JSON.stringify(d[c.index])}</code></p>
                <${Zt.RefusedThere} problem=${c.problem} game=${$t.GAMES[t]} t=${o} position=${a} brought=${e} />`}
            <div class="row tight">
                <button type="button" class="primary" data-open onClick=${g}>${o(u?"import.open":"import.open-last")}</button>
                <button type="button" data-review onClick=${$}>${o("review.open")}</button>
            </div>
        </section>
    `}var P=f(M(),1),Me=f(z(),1),L=f(q(),1),Ee=f(K(),1);var J=f(M(),1),re=f(st(),1),F=f(ee(),1),le=f(oe(),1),ie=f(ae(),1);function ce({sheet:t,begin:e,leave:n,t:o}){let[s,r]=(0,J.useState)(()=>({...(0,F.firstDraft)(t),rounds:3,match:{}})),{ruleset:a,variant:l,
options:c,players:p,rounds:i,match:m}=s,d={sheet:t,draft:s,change:r,errors:[],t:o},u=$=>(0,ie.defaultOf)({options:t.match_options},s,$),g=($,h)=>{let{[$]:v,...T}=m;r({...s,match:h===void 0?T:{...T,[$]:h}})};
return J.html`
        <form class="sheet" data-match-form onSubmit=${$=>{$.preventDefault(),e({rounds:i,options:m,setup:{ruleset:a,variant:l,options:c,players:p}})}}>
            <p>${o("match.lead")}</p>
            <${re.Field} name="rounds" label=${o("match.rounds")}
                control=${$=>J.html`<input ...${$} type="number" required min="1" max="100" step="1" value=${i} onInput=${({target:h})=>r({...s,rounds:Number(h.value)})} />`} />
            <${F.EditionFields} ...${d} />
            <${F.PlayerFields} ...${d} />
            <details class="options" data-match-options>
                <summary>${o("match.options")}</summary>
                <div class="option-list">${t.match_options.map($=>J.html`
                    <${le.OptionField} key=${$.id} option=${$} standard=${u($.id)} value=${m[$.id]} errors=${[]} t=${o}
                        change=${h=>g($.id,h)} />`)}</div>
            </details>
            <${F.OptionFields} ...${d} />
            <div class="row end">
                <button type="button" onClick=${n}>${o("back")}</button>
                <button type="submit" class="primary large" data-begin-match>${o("match.begin")}</button>
            </div>
        </form>
    `}var y=f(M(),1),Oe=f(at(),1),Ce=f(z(),1),lt=f(ft(),1),ht=f(q(),1),it=f(K(),1),Pe=f(ue(),1),gt=f(fe(),1);var we=f(H(),1),E=f(M(),1),xe=f(ge(),1),B=f(st(),1),ke=f(K(),1),je=f(ve(),1),Se=f(rt(),1);function Te({match:t,standings:e,number:n,sheet:o,client:s,enter:r,keep:a,t:l}){let{players:c}=t.setup,p=e?.first_player??
"",[i,m]=(0,E.useState)({first:p,dealer:"service",deal:null}),[d,u]=(0,E.useState)(null),[g,$]=(0,E.useState)(!1),h=d?.problem?.errors??[],{Deal:v}=we.GAMES[t.game],T=async k=>{k.preventDefault(),$(!0);
try{let b=(0,Se.nextSetup)(t,e,i),{state:I}=await s.game(t.game).setup(b),A=l("match.game-of",{game:o.name,n});await r({game:t.game,start:(0,je.repeatable)({setup:b},I),actions:[],cursor:0,name:A},a)}catch(b){
u(b)}$(!1)},j=i.dealer==="service"?[["",l("match.first-drawn")]]:[];return E.html`
        <form class="tool next-game" data-next-game=${n} onSubmit=${T}>
            <h2>${l("match.next",{n})}</h2>
            <${ke.ProblemBox} problem=${d} t=${l} />
            ${e?.cash&&E.html`<p data-carried>${l("match.carried",{cash:c.map(k=>`${k} ${e.cash[k]}`).join(", ")})}</p>`}
            ${e!==null&&E.html`<p data-first-due=${p}>${p===""?l("match.first-due-drawn"):l("match.first-due",{player:p})}</p>`}
            <${B.Field} name="next-first" label=${l("setup.first")} errors=${(0,B.errorsAt)(h,"/first_player")}
                control=${k=>E.html`<${B.Select} ...${k} value=${i.first===""&&j.length===0?c[0]:i.first}
                    choices=${[...j,...c.map(b=>[b,b])]} onChange=${b=>m({...i,first:b})} />`} />
            <${B.Field} name="next-dealer" label=${l("setup.dealer")}
                control=${k=>E.html`<${B.Select} ...${k} value=${i.dealer} choices=${["service","table"].map(b=>[b,l(`setup.dealer.${b}`)])}
                    onChange=${b=>m({...i,dealer:b,first:b==="table"&&i.first===""?c[0]:i.first})} />`} />
            ${i.dealer==="table"&&v&&E.html`<${xe.DealField} sheet=${o} draft=${{...t.setup,deal:i.deal}} errors=${h} t=${l} Deal=${v}
                change=${({deal:k})=>m({...i,deal:k})} />`}
            <div><button type="submit" class="primary" data-begin-next disabled=${g}>${l("match.begin-next",{n})}</button></div>
        </form>
    `}var G=f(rt(),1);function Ae({match:t,sheet:e,client:n,go:o,enter:s,changed:r,t:a}){let{value:l,problem:c}=(0,ht.useLoaded)(()=>(0,G.matchNow)(n,t),[t,n]),[p,i]=(0,y.useState)(!1),m=async h=>{await(0,G.changeGames)(
l.match,h),r()};if(l===null)return y.html`<p role="status">…</p><${it.ProblemBox} problem=${c} t=${a} />`;let{games:d,standings:u}=l,g=d.some(({sheet:h})=>h===null),$=async()=>{await(0,G.dropMatch)(
t.id),r()};return y.html`
        <${it.ProblemBox} problem=${c??l.problem} t=${a} />
        <section aria-labelledby="standings" class="tool" data-match=${t.id} data-over=${String(u?.over??!1)}>
            <h2 id="standings">${a("match.standings")}</h2>
            <${Tn} match=${t} standings=${u} played=${d.filter(({sheet:h})=>h!==null).length} t=${a} />
            ${u&&y.html`<${On} standings=${u} games=${d} t=${a} />`}
        </section>
        <section aria-labelledby="games" class="tool">
            <h2 id="games">${a("match.games",{n:d.length,of:t.rounds})}</h2>
            <ol class="match-games">${d.map((h,v)=>y.html`
                <${Cn} key=${h.id} number=${v+1} ...${h} name=${e.name} go=${o} remove=${()=>m(T=>T.filter(j=>j!==h.id))} t=${a} />`)}</ol>
            ${d.length===0&&y.html`<p class="soft">${a("match.no-games")}</p>`}
        </section>
        ${!u?.over&&!g&&d.length<t.rounds&&y.html`
            <${Te} match=${l.match} standings=${u} number=${d.length+1} sheet=${e} client=${n} t=${a}
                enter=${s} keep=${h=>(0,G.changeGames)(l.match,v=>[...v,h])} />
            <${Pn} match=${t} add=${h=>m(v=>[...v,h])} t=${a} />`}
        ${u&&y.html`<details class="tool"><summary>${a("scores.rulings",{n:u.rulings.length})}</summary><${Pe.RulingsTable} rulings=${u.rulings} t=${a} /></details>`}
        <p class="aside">
            <button type="button" class="quiet" data-drop-match onClick=${()=>i(!p)} aria-expanded=${String(p)}>${a("match.drop")}</button>
            ${p&&y.html` <button type="button" data-drop-anyway onClick=${$}>${a("match.drop-anyway")}</button> <span class="hint">${a("match.drop-hint")}</span>`}
        </p>
    `}function Tn({match:t,standings:e,played:n,t:o}){if(!e?.over)return y.html`<p role="status">${o("match.played",{n,of:t.rounds})}</p>`;let{winners:s,decided_by:r}=e;return y.html`<p role="status" class="verdict" data-winners=${s.
join(" ")}>
        <strong>${(0,gt.winnersIn)(s,o)}</strong>
        <span class="soft">${o(r==="two-wins"?"match.by.two-wins":`scores.by.${r}`)}</span></p>`}function On({standings:t,games:e,t:n}){let o=e.filter(({sheet:a})=>a!==null),s=({sheet:a},l)=>a.standings.
find(c=>c.player===l),r=({total:a,penalties:l=0})=>(0,lt.figure)(a+l);return y.html`
        <div class="scrolling" tabindex="0" role="group" aria-labelledby="standings"><table class="figures-table">
            <thead><tr>
                <th scope="col">${n("match.rank")}</th><th scope="col">${n("match.player")}</th>
                ${o.map((a,l)=>y.html`<th scope="col" key=${a.id}>${n("match.game",{n:l+1})}</th>`)}
                <th scope="col">${n("match.total")}</th><th scope="col">${n("match.wins")}</th>${t.cash&&y.html`<th scope="col">${n("match.cash")}</th>`}
            </tr></thead>
            <tbody>${t.standings.map(({rank:a,player:l,total:c,penalties:p,wins:i})=>y.html`
                <tr key=${l} data-standing=${l} data-total=${c} data-wins=${i} class=${t.winners.includes(l)?"winner":""}>
                    <td>${a}</td><th scope="row">${l}</th>
                    ${o.map(m=>y.html`<td key=${m.id}>${r(s(m,l))}${m.sheet.winners.includes(l)&&y.html` <span title=${n("match.won")}>★</span>`}</td>`)}
                    <td><strong>${(0,lt.figure)(c)}</strong>${p!==void 0&&` (${n("scores.penalties",{points:(0,lt.figure)(p)})})`}</td><td>${i}</td>${t.cash&&y.html`<td data-cash=${t.cash[l]}>${t.cash[l]}</td>`}
                </tr>`)}</tbody>
        </table></div>
    `}function Cn({number:t,id:e,record:n,sheet:o,end:s,wrongCash:r,problem:a,name:l,go:c,remove:p,t:i}){let m=n?.name||i("match.game-of",{game:l,n:t}),d=o===null?i("match.running",{players:s?.to_act.
join(", ")??""}):(0,gt.winnersIn)(o.winners,i);return y.html`
        <li data-match-game=${e} data-finished=${String(o!==null)}>
            <div><strong>${m}</strong> <span class="soft">${d}</span>
                ${r&&y.html`<p class="warning" data-wrong-cash>${i("match.wrong-cash")}</p>`}
                ${n===null&&y.html`<p class="hint">${i("match.deleted")}</p>`}
                <${it.ProblemBox} problem=${a} t=${i} />
            </div>
            <div class="row tight">
                ${n!==null&&o===null&&y.html`<button type="button" class="primary" data-go-on onClick=${()=>c("play",{id:e})}>${i("start.resume")}</button>`}
                ${n!==null&&o!==null&&y.html`<button type="button" data-review onClick=${()=>c("review",{id:e})}>${i("review.open")}</button>`}
                <button type="button" class="icon" data-remove aria-label=${i("match.remove",{n:t})} onClick=${p}>×</button>
            </div>
        </li>
    `}function Pn({match:t,add:e,t:n}){let{value:o}=(0,ht.useLoaded)(Oe.games,[]),s=c=>[...c].sort().join(`
`)===[...t.setup.players].sort().join(`
`),r=({start:c})=>(c.setup??c.state).players.map(p=>p.id??p),a=(o??[]).filter(c=>c.game===t.game&&c.finished&&!t.games.includes(c.id)&&s(r(c)));if(a.length===0)return null;let l=({name:c,changed:p,winners:i=[]})=>[
c,(0,Ce.momentOf)(p,n),i.join(", ")].filter(Boolean).join(" · ");return y.html`
        <label class="row which"><span>${n("match.add")}</span>
            <select name="add-game" onChange=${({target:c})=>c.value!==""&&e(c.value)}>
                <option value="">${n("correct.choose")}</option>
                ${a.map(c=>y.html`<option key=${c.id} value=${c.id}>${l(c)}</option>`)}
            </select>
        </label>
    `}var V=f(rt(),1);function Ie({t,client:e,go:n,game:o,enter:s}){let[r,a]=(0,P.useState)(0),[l,c]=(0,P.useState)(null),[p,i]=(0,P.useState)(!1),{value:m,problem:d}=(0,L.useLoaded)(()=>e.game(o).sheet(),[
o,e]),{value:u}=(0,L.useLoaded)(()=>(0,V.matchesOf)(o),[o,r]);(0,L.useTop)();let g=(0,L.useFocus)(m===null),$=m!==null&&u!==null,h=u?.find(({id:j})=>j===l)??u?.[0]??null,v=()=>a(j=>j+1),T=async j=>{let k=(0,V.newMatch)(
o,j);await(0,V.keepMatch)(k),c(k.id),i(!1),v()};return P.html`
        <main id="content" class="match" data-screen="match" data-game=${o} aria-busy=${String(!$&&!d)}>
            <div class="play-bar">
                <h1 ref=${g} tabindex="-1">${t("match.title",{game:m?.name??"…"})}</h1>
                ${$&&h!==null&&!p&&P.html`<button type="button" data-new-match onClick=${()=>i(!0)}>${t("match.new")}</button>`}
            </div>
            <${Ee.ProblemBox} problem=${d} t=${t} />
            ${$&&(m.match_options??[]).length===0&&P.html`<p>${t("match.none")}</p>`}
            ${$&&m.match_options?.length>0&&(p||h===null)&&P.html`<${ce} sheet=${m} begin=${T} leave=${h===null?()=>n("start"):()=>i(!1)} t=${t} />`}
            ${$&&h!==null&&!p&&P.html`
                ${u.length>1&&P.html`<${Mn} matches=${u} match=${h} choose=${c} t=${t} />`}
                <${Ae} key=${h.id} match=${h} sheet=${m} client=${e} go=${n} enter=${s} changed=${v} t=${t} />`}
        </main>
    `}var An=({setup:t,created:e},n)=>`${t.players.join(", ")} · ${(0,Me.dayOf)(e,n)}`,Mn=({matches:t,match:e,choose:n,t:o})=>P.html`
    <label class="row which"><span>${o("match.which")}</span>
        <select name="match" onChange=${({target:s})=>n(s.value)}>
            ${t.map(s=>P.html`<option key=${s.id} value=${s.id} selected=${s.id===e.id}>${An(s,o)}</option>`)}
        </select>
    </label>`;var x=f(M(),1),pt=f(q(),1);var Ge=f(H(),1),N=f(M(),1),Le=f(at(),1),qe=f(z(),1),Ke=f(q(),1);var Ne=6e3,bt=["table","player","place","total"],En=1e3,In=/^\d{1,4}$/,Nn=/^[-−]?\d{1,9}(?:[.,]\d{1,4})?$/;function ct(t){let e=t.trim().split(/[\s;]+|,\s+|,(?=\d+(?:,|$))/).filter(s=>s!==""),n=e.map(
s=>Number(s.replace(",","."))),o=(s,r)=>/^\d{1,6}(?:[.,]\d{1,2})?$/.test(e[r])&&Number.isFinite(s);return n.length>0&&n.length<=20&&n.every(o)?n:null}function Fe(t){let[e,...n]=It(t);if(e===void 0)throw new S(
"tournament.csv.empty",1);let o=e.cells.map(a=>a.trim().toLowerCase());if(o.length!==bt.length||bt.some(a=>!o.includes(a)))throw new S("tournament.csv.columns",e.line);let r=new Map;for(let{line:a,cells:l}of n){
if(l.length!==o.length)throw new S("tournament.csv.cells",a);let{table:c,...p}=Fn(Object.fromEntries(o.map((m,d)=>[m,Nt(l[d].trim())])),a),i=r.get(c)??{name:c,placings:[],line:a};if(i.placings.some(({
player:m})=>m===p.player))throw new S("tournament.csv.twice",a);i.placings.push(p),r.set(c,i)}if(r.size>En)throw new S("tournament.csv.too-many",1);return[...r.values()].map(({name:a,placings:l,line:c})=>{
if(!Bn(l))throw new S("tournament.csv.places",c);return{name:a,placings:l}})}function Fn({table:t,player:e,place:n,total:o},s){if(t===""||e==="")throw new S("tournament.csv.nameless",s);if(!In.test(n)||
Number(n)<1)throw new S("tournament.csv.place",s);if(o!==""&&!Nn.test(o))throw new S("tournament.csv.total",s);return{table:t,player:e,place:Number(n),total:o===""?null:Number(o.replace("−","-").replace(
",","."))}}var Bn=t=>t.every(({place:e})=>t.filter(n=>n.place<e).length===e-1);function Be(t,e,n){let o=e.standings.map(({player:s,rank:r,total:a,penalties:l=0})=>({player:s,place:r,total:a+l}));return{
name:t,placings:o,digest:n}}function Dn(t,e,n){let o=s=>Math.round((e[s-1]??0)*100)*(Ne/100);return new Map(t.map(({player:s,place:r})=>{if(n==="each")return[s,o(r)];let a=t.filter(c=>c.place===r).length,
l=Array.from({length:a},(c,p)=>o(r+p)).reduce((c,p)=>c+p,0);return[s,l/a]}))}function De({tables:t,points:e,ties:n,order:o}){let s=new Map;for(let{placings:p}of t){let i=Dn(p,e,n);for(let{player:m,place:d,
total:u}of p){let g=s.get(m)??{player:m,parts:0,tables:0,wins:0,total:0};s.set(m,{player:m,parts:g.parts+(i.get(m)??0),tables:g.tables+1,wins:g.wins+(d===1?1:0),total:g.total===null||u===null?null:g.total+
u})}}let r={points:1,wins:2,totals:3}[o],a=p=>[p.parts,p.wins,p.total??Number.NEGATIVE_INFINITY].slice(0,r),l=(p,i)=>a(p).map((m,d)=>a(i)[d]===m?0:a(i)[d]>m?1:-1).find(m=>m!==0)??0,c=[...s.values()].sort(
(p,i)=>l(p,i)||p.player.localeCompare(i.player));return c.map(({parts:p,...i})=>({rank:c.filter(m=>l(m,{parts:p,...i})<0).length+1,...i,points:p/Ne}))}var Re=t=>[bt,...t.flatMap(({name:e,placings:n})=>n.
map(({player:o,place:s,total:r})=>[e,o,s,r]))],_e=t=>[["rank","player","points","tables","wins","total"],...t.map(({rank:e,player:n,points:o,tables:s,wins:r,total:a})=>[e,n,Number(o.toFixed(4)),s,r,a])];var Ue=t=>t in Ge.GAMES,Rn=".csv,.tsv,.txt,.json,.jsonl,.ndjson,text/csv,application/json,application/x-ndjson";async function _n(t,e,n){let o=[],s=[],r=[];for(let{file:l,text:c}of t){let p=/^\s*\ufeff?\s*[[{]/.
test(c)?W(l,c,Ue):[];if(r.push(...p),!(p.length>0))try{o.push(...Fe(c))}catch(i){if(!(i instanceof S))throw i;s.push(n("tournament.fault",{file:l,line:i.line,what:n(i.message)}))}}if(r.length>1e3)return{
tables:o,faults:[...s,n("import.too-many",{n:r.length,most:1e3})]};let a=[];for await(let l of e.batch(X(r)))a[l.id]=l;for(let[l,c]of r.entries()){let{verdict:p,finished:i,refusedAt:m,detail:d}=tt(c,a[l]??
null),u=c.line===null?c.file:`${c.file} ${n("verdicts.line",{n:c.line})}`;if(p==="right"&&i){let{scores:g,state:$}=a[l].body.position;o.push(Be(u,g,$.history))}else{let g=p==="right"?n("verdicts.runni\
ng"):[n(`verdicts.is.${p}`),m!==null&&n("verdicts.at",{n:m}),d].filter(Boolean).join("; ");s.push(`${u}: ${g}`)}}return{tables:o,faults:s}}function Gn(t,e,n){let o=new Set(e.map(({digest:a})=>a).filter(
Boolean)),s=[],r=[];for(let a of t)a.digest!==void 0&&o.has(a.digest)?r.push(n("tournament.there",{table:a.name})):s.push(a),o.add(a.digest);return{fresh:s,faults:r}}function Je({change:t,client:e,t:n}){
let[o,s]=(0,N.useState)(""),[r,a]=(0,N.useState)({added:null,faults:[]}),[l,c]=(0,N.useState)(!1),{value:p}=(0,Ke.useLoaded)(Le.games,[]),i=(p??[]).filter(({game:$,finished:h})=>h&&Ue($)),m=async $=>{
c(!0);try{let{tables:h,faults:v}=await _n($,e,n),T=[],j=[];await t(k=>({fresh:j,faults:T}=Gn(h,k.tables,n),j.length>0?{...k,tables:[...k.tables,...j]}:void 0)),a({added:j.length,faults:[...v,...T]})}catch(h){
a({added:0,faults:[h.problem?.title??h.message]})}c(!1)},d=async $=>m(await Promise.all($.map(async h=>({file:h.name,text:await h.text()})))),u=({game:$,start:h,actions:v,cursor:T})=>({game:$,...h,actions:v.
slice(0,T)}),g=()=>m(i.map($=>({file:$.name||(0,qe.momentOf)($.changed,n),text:JSON.stringify(u($))})));return N.html`
        <section class="tool add-results unprinted" aria-labelledby="add-results" aria-busy=${String(l)}>
            <h2 id="add-results">${n("tournament.add")}</h2>
            <${Q} label=${n("tournament.files")} hint=${n("tournament.files-hint")} accept=${Rn} name="results" take=${d} />
            <form class="field" onSubmit=${$=>{$.preventDefault(),m([{file:n("import.pasted"),text:o}])}}>
                <label for="results-text">${n("tournament.text")}</label>
                <textarea id="results-text" name="results-text" class="code" rows="4" spellcheck="false" value=${o}
                    placeholder=${`table,player,place,total
1,Ann,1,31
1,Bob,2,28`} onInput=${({target:$})=>s($.value)} />
                <div class="row tight">
                    <button type="submit" data-add-text disabled=${l||o.trim()===""}>${n("tournament.add-text")}</button>
                    ${i.length>0&&N.html`<button type="button" data-add-kept disabled=${l} onClick=${g}>${n("tournament.add-kept",{n:i.length})}</button>`}
                </div>
            </form>
            ${r.added!==null&&N.html`<p role="status" data-added=${r.added}>${n("tournament.added",{n:r.added})}</p>`}
            ${r.faults.length>0&&N.html`<div class="problem" role="alert" data-faults=${r.faults.length}>
                <strong>${n("tournament.not-added")}</strong><ul>${r.faults.map(($,h)=>N.html`<li key=${h}>${$}</li>`)}</ul></div>`}
        </section>
    `}var on=f(z(),1),sn=f(mt(),1),wt=f(ft(),1),an=f(We(),1);var He=f(at(),1),Ye=f(ze(),1),vt=new Ye.Store("tournaments"),Qe=async()=>(await vt.all()).sort((t,e)=>e.created-t.created),Xe=({id:t,...e},n)=>vt.change(t,o=>n(o??{id:t,...e})),tn=t=>vt.remove(t),yt=()=>({
id:(0,He.newId)(),name:"",created:Date.now(),points:[5,3,2,1],ties:"shared",order:"totals",tables:[]});var D=f(M(),1),R=f(st(),1);function en({tournament:t,change:e,t:n}){let{name:o,points:s,ties:r,order:a}=t,[l,c]=(0,D.useState)(s.join(" ")),p=ct(l),i=d=>e(u=>({...u,...d})),m=(d,u)=>u.map(g=>[g,n(`tournament.${d}.${g}`)]);return D.html`
        <section class="tool counts unprinted" aria-labelledby="counts">
            <h2 id="counts">${n("tournament.counts")}</h2>
            <${R.Field} name="tournament-name" label=${n("tournament.name")}
                control=${d=>D.html`<input ...${d} type="text" maxlength="100" value=${o} onChange=${({target:u})=>i({name:u.value.trim()})} />`} />
            <${R.Field} name="points" label=${n("tournament.by-place")} hint=${n("tournament.by-place-hint")} errors=${p===null?[{detail:n("tournament.no-points")}]:[]}
                control=${d=>D.html`<input ...${d} type="text" inputmode="decimal" value=${l} onInput=${({target:u})=>c(u.value)}
                    onChange=${({target:u})=>ct(u.value)!==null&&i({points:ct(u.value)})} />`} />
            <${R.Field} name="ties" label=${n("tournament.ties")}
                control=${d=>D.html`<${R.Select} ...${d} value=${r} choices=${m("ties",["shared","each"])} onChange=${u=>i({ties:u})} />`} />
            <${R.Field} name="order" label=${n("tournament.order")}
                control=${d=>D.html`<${R.Select} ...${d} value=${a} choices=${m("order",["totals","wins","points"])} onChange=${u=>i({order:u})} />`} />
        </section>
    `}var nn=(t,e)=>(0,sn.download)(t,new Blob([et(e)],{type:"text/csv"}));function rn({t,client:e}){let[n,o]=(0,x.useState)(null),[s,r]=(0,x.useState)(null),a=()=>Qe().then(o);(0,x.useEffect)(()=>{a()},[]),
(0,pt.useTop)();let l=(0,pt.useFocus)(),[c]=(0,x.useState)(yt),p=n?.find(({id:d})=>d===s)??n?.[0]??c,i=async(d,u=p)=>{await Xe(u,d),r(u.id),await a()},m=async()=>{await tn(p.id),await a()};return x.html`
        <main id="content" class="tournament" data-screen="tournament" aria-busy=${String(n===null)} data-tables=${p.tables.length}>
            <div class="play-bar">
                <h1 ref=${l} tabindex="-1">${p.name||t("tournament.title")}</h1>
                ${n?.length>0&&x.html`<button type="button" class="unprinted" data-new-tournament onClick=${()=>i(d=>d,yt())}>${t("tournament.new")}</button>`}
            </div>
            ${n?.length>1&&x.html`<${Ln} kept=${n} tournament=${p} choose=${r} t=${t} />`}
            ${n!==null&&x.html`
                <${qn} tournament=${p} t=${t} />
                <${Je} key=${`add ${p.id}`} change=${i} client=${e} t=${t} />
                <${en} key=${`rules ${p.id}`} tournament=${p} change=${i} t=${t} />
                <${Un} tournament=${p} change=${i} t=${t} />
                <${Jn} drop=${m} key=${`drop ${p.id}`} t=${t} />`}
        </main>
    `}var Ln=({kept:t,tournament:e,choose:n,t:o})=>x.html`
    <label class="row which unprinted"><span>${o("tournament.which")}</span>
        <select name="tournament" onChange=${({target:s})=>n(s.value)}>
            ${t.map(s=>x.html`<option key=${s.id} value=${s.id} selected=${s.id===e.id}>
                ${s.name||o("tournament.title")} · ${(0,on.dayOf)(s.created,o)}</option>`)}
        </select>
    </label>`;function qn({tournament:t,t:e}){let n=De(t),o=s=>s===null?"–":(0,wt.figure)(new Intl.NumberFormat(e.language,{maximumFractionDigits:2}).format(s));return x.html`
        <section class="tool" aria-labelledby="standings">
            <h2 id="standings">${e("match.standings")}</h2>
            ${n.length===0?x.html`<p class="soft">${e("tournament.empty")}</p>`:x.html`
                    <div class="scrolling" tabindex="0" role="group" aria-labelledby="standings"><table class="figures-table">
                        <thead><tr>${["rank","player","points","tables","wins","total"].map(s=>x.html`<th scope="col" key=${s}>${e(`tournament.${s}`)}</th>`)}</tr></thead>
                        <tbody>${n.map(({rank:s,player:r,points:a,tables:l,wins:c,total:p})=>x.html`
                            <tr key=${r} data-ranked=${r} data-rank=${s} data-points=${a} class=${s===1?"winner":""}>
                                <td>${s}</td><th scope="row">${r}</th><td><strong>${o(a)}</strong></td><td>${l}</td><td>${c}</td><td>${o(p)}</td>
                            </tr>`)}</tbody>
                    </table></div>
                    <div class="row tight unprinted">
                        <button type="button" data-save="standings" onClick=${()=>nn("gavel-standings.csv",_e(n))}>${e("tournament.save-standings")}</button>
                        <button type="button" data-save="results" onClick=${()=>nn("gavel-results.csv",Re(t.tables))}>${e("tournament.save-results")}</button>
                        <button type="button" data-print onClick=${()=>print()}>${e("review.print")}</button>
                    </div>`}
        </section>
    `}function Kn(t,e){let n=t.findIndex(o=>(0,an.same)(o,e));return t.filter((o,s)=>s!==n)}function Un({tournament:t,change:e,t:n}){let{tables:o}=t;if(o.length===0)return null;let s=({placings:r})=>[
...r].sort((a,l)=>a.place-l.place).map(({player:a,place:l,total:c})=>`${l}. ${a}${c===null?"":` (${(0,wt.figure)(c)})`}`).join(", ");return x.html`
        <section class="tool" aria-labelledby="tables">
            <h2 id="tables">${n("tournament.results",{n:o.length})}</h2>
            <ol class="match-games">${o.map((r,a)=>x.html`
                <li key=${a} data-table=${r.name}>
                    <div><strong>${r.name}</strong> <span class="soft">${s(r)}</span></div>
                    <button type="button" class="icon unprinted" data-remove aria-label=${n("tournament.remove",{table:r.name})}
                        onClick=${()=>e(l=>({...l,tables:Kn(l.tables,r)}))}>×</button>
                </li>`)}</ol>
        </section>
    `}function Jn({drop:t,t:e}){let[n,o]=(0,x.useState)(!1);return x.html`<p class="aside unprinted">
        <button type="button" class="quiet" data-drop-tournament aria-expanded=${String(n)} onClick=${()=>o(!n)}>${e("tournament.drop")}</button>
        ${n&&x.html` <button type="button" data-drop-anyway onClick=${t}>${e("match.drop-anyway")}</button>`}
    </p>`}var dt=f(M(),1);function ns({t,client:e,go:n,screen:o,enter:s}){let r={t,client:e,go:n};return{import:()=>dt.html`<${Yt} ...${r} enter=${s} given=${o.given} />`,match:()=>dt.html`<${Ie} ...${r} game=${o.
game} enter=${s} key=${o.game} />`,tournament:()=>dt.html`<${rn} ...${r} />`}}export{ns as screens};
