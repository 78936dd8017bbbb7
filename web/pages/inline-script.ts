/**
 * The one script in a page's HTML, the same bytes on every page so that the policy names one hash. It marks that script
 * works and which part of the day it is where the visitor is, then waits. The first sign of a person loads the first
 * island; clicks and sends that come before it has arrived are kept for it, so that none is lost. Links go where they
 * lead all the same. What somebody typed before they changed the language comes along: then the island is fetched at once.
 */
export const inlineScript =
  `{let r=document.documentElement,h=new Date().getHours(),u=r.dataset.first,k=[],n=0,` +
  `w=["pointerdown","touchstart","keydown","focusin","scroll"],v=["click","submit"],` +
  `f=e=>{let t=e.target.closest?.("[data-act],a");` +
  `if(t&&e.type=="submit"==(t.tagName=="FORM")){t.href||e.preventDefault();k.push([e.type,t]);g()}},` +
  `g=()=>{n++||import(u).then(m=>{v.map(x=>removeEventListener(x,f,true));m.start(k)},()=>{n=0;k=[]})};` +
  `r.classList.add("js",h<5||h>17?"evening":h<12?"morning":"afternoon");` +
  `if(u){w.map(x=>addEventListener(x,g,{capture:true,passive:true}));v.map(x=>addEventListener(x,f,true));` +
  `addEventListener("DOMContentLoaded",()=>{try{sessionStorage["xpage-moved"]&&g()}catch{}})}}`;
