/**
 * The one script in a page's HTML, the same bytes on every page so that the policy names one hash. It marks that script
 * works and which part of the day it is where the visitor is, then waits. The first sign of a person loads the first
 * island; clicks and sends that come before it has arrived are kept for it, so that none is lost.
 */
export const inlineScript =
  `(d=>{` +
  `let r=d.documentElement,h=new Date().getHours(),u=r.dataset.first,k=[],n=0,` +
  `w=["pointerdown","touchstart","keydown","focusin","scroll"],o={capture:true,passive:true},` +
  `f=e=>{let t=e.target.closest&&e.target.closest("[data-act]");` +
  `if(t&&(e.type=="submit"||t.tagName!="FORM")){e.preventDefault();k.push([e.type,t]);g()}},` +
  `g=()=>{if(n++)return;w.map(x=>removeEventListener(x,g,o));` +
  `import(u).then(m=>{removeEventListener("click",f,true);removeEventListener("submit",f,true);m.start(k)},` +
  `()=>{n=0;k=[];w.map(x=>addEventListener(x,g,o))})};` +
  `r.classList.add("js",h>4&&h<12?"morning":h>11&&h<18?"afternoon":"evening");` +
  `if(u){w.map(x=>addEventListener(x,g,o));addEventListener("click",f,true);addEventListener("submit",f,true)}` +
  `})(document)`;
