import { createServer } from "node:http"; import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "playwright-core";
const root="/tmp/h/club/web/node_modules/pdfjs-dist/";
const s=createServer((q,r)=>{try{const u=decodeURIComponent(q.url); if(u==="/"){r.setHeader("content-type","text/html");return r.end("<canvas></canvas>");}
 const f=u.startsWith("/pdf/")?"/tmp/h/clubshots/"+u.slice(5):root+u.slice(1); r.setHeader("content-type",f.endsWith("mjs")?"text/javascript":"application/octet-stream"); r.end(readFileSync(f));}catch{r.statusCode=404;r.end();}}).listen(0);
const a=`http://127.0.0.1:${s.address().port}/`;
const b=await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox","--disable-gpu"]});
const p=await b.newPage(); await p.goto(a);
for (const [f,n] of [["records1280",1],["records1280",2],["sheets1280",1],["records360",2]]) {
 const d=await p.evaluate(async([f,n])=>{const m=await import("/legacy/build/pdf.mjs"); m.GlobalWorkerOptions.workerSrc="/legacy/build/pdf.worker.mjs";
 const doc=await m.getDocument({url:"/pdf/"+f+".pdf",standardFontDataUrl:"/standard_fonts/"}).promise; const pg=await doc.getPage(n); const v=pg.getViewport({scale:1.5}); const c=document.querySelector("canvas"); c.width=v.width;c.height=v.height; await pg.render({canvasContext:c.getContext("2d"),viewport:v}).promise; return c.toDataURL();},[f,n]);
 writeFileSync(`/tmp/h/clubshots/${f}-${n}.png`,Buffer.from(d.split(",")[1],"base64"));
}
await b.close(); s.close(); s.closeAllConnections();
