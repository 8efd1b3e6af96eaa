import { writeFileSync } from "node:fs";
import { open, accessibilityFaults } from "./test/browser.mjs";
const site = await open();
const evening={rules:"kbn",seed:7,boards:8,tables:3,groups:1,perRound:4,system:"schevenings",names:{"A 1":"Ank & Bo"},entries:{
"A 1 1":{declarer:"N",trump:"H",points:"100",nsRoem:"20",ewRoem:"",pit:false,cancelled:false},
"A 1 2":{declarer:"N",trump:"H",points:"60",nsRoem:"20",ewRoem:"50",pit:false,cancelled:false},
"A 1 3":{declarer:"E",trump:"H",points:"162",nsRoem:"",ewRoem:"30",pit:true,cancelled:false}}};
for (const [w,l,cs] of [[1280,"nl-NL","light"],[320,"nl-NL","light"],[360,"en-US","dark"],[768,"en-US","light"]]) {
  const page = await site.page("#home",{viewport:{width:w,height:900},locale:l,colorScheme:cs});
  await page.evaluate(e=>localStorage.setItem("club",JSON.stringify(e)),evening);
  if (w!==360) await page.waitForSelector(".sentence strong"), await page.screenshot({path:`/tmp/h/clubshots/home${w}.png`,fullPage:true});
  await page.goto(site.address+"#club"); await page.waitForSelector(".standings");
  await page.waitForTimeout(1000);
  console.log(w, await page.evaluate(()=>document.documentElement.scrollWidth), await accessibilityFaults(page), page.wrongs);
  await page.screenshot({path:`/tmp/h/clubshots/club${w}.png`,fullPage:true});
  if (w===1280||w===360) for (const b of ["records","sheets"]) {
    const [d]=await Promise.all([page.waitForEvent("download",{timeout:120000}),page.click("."+b)]);
    await d.saveAs(`/tmp/h/clubshots/${b}${w}.pdf`); console.log(d.suggestedFilename());
  }
  console.log(page.wrongs);
}
await site.close();
