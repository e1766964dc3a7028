var h="gavel-table";var r=/-[0-9a-f]{12}\.[a-z]+$/u,c=self,s=c.registration.scope;c.addEventListener("install",t=>{t.waitUntil(fetch(s,{cache:"no-cache"}).then(l).then(()=>c.skipWaiting()))});c.addEventListener("activate",
t=>t.waitUntil(c.clients.claim()));c.addEventListener("fetch",t=>{let{request:e}=t;e.mode==="navigate"?t.respondWith(w(t)):e.method==="GET"&&!e.url.includes("/v1/")&&t.respondWith(d(e))});async function w(t){
let e=fetch(t.request);t.waitUntil(e.then(n=>n.ok&&l(n.clone())).catch(()=>{}));try{return await Promise.race([e,f()])}catch{return await caches.match(s)??e}}async function d(t){let e=await caches.match(
t);if(e&&r.test(t.url))return e;try{return await fetch(t)}catch(n){if(e)return e;throw n}}var f=()=>new Promise((t,e)=>setTimeout(()=>e(new Error("no answer")),3e3));async function l(t){let n=[...(await t.
clone().text()).matchAll(/="(table\/[^"]+)"/gu)].map(([,a])=>new URL(a,t.url).href),i=await caches.open(h),o=(await i.keys()).map(({url:a})=>a);await i.addAll(n.filter(a=>!r.test(a)||!o.includes(a))),
await i.put(s,t),await Promise.all(o.filter(a=>a!==s&&!n.includes(a)).map(a=>i.delete(a)))}
