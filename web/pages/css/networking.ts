/** Badge: a card to hold up, with its code; the ways to the owner as large keys, the rest as cards under it. */
export const networkingCss = `
html,body{background:var(--t)}
.page{max-width:480px;margin:auto;padding-inline:16px}
.badge{overflow:hidden;padding:0 20px 20px;border-radius:28px;background:var(--c);text-align:center;box-shadow:0 1px 2px #16181d14,0 16px 40px #16181d1f}
.badge::before{content:"";display:block;height:116px;margin-inline:-20px;background:linear-gradient(var(--t),var(--t)) 50% 22px/52px 12px,radial-gradient(closest-side,var(--t) 97%,#0000) calc(50% - 26px) 22px/12px 12px,radial-gradient(closest-side,var(--t) 97%,#0000) calc(50% + 26px) 22px/12px 12px,var(--x);background-repeat:no-repeat}
.portrait{position:relative;width:128px;height:128px;margin:-64px auto 0;border-radius:50%;overflow:hidden;background:var(--t);box-shadow:0 0 0 5px var(--c)}
.seal{display:grid;place-items:center;font:var(--nw) 3rem var(--nf);color:var(--a)}
h1{margin-top:16px;font-size:clamp(1.75rem,calc(140vw/var(--w)),2.375rem);line-height:1.1}
.title{margin-top:8px;font-size:1.0625rem;font-weight:600;color:var(--a)}
.place{display:flex;align-items:center;justify-content:center;gap:4px;margin-top:4px;color:var(--s);font-size:1.0625rem}
.place svg{width:19px}
.tagline{margin-top:12px;font-size:1.0625rem;color:var(--s);text-wrap:balance}
.pass{display:flex;flex-wrap:wrap;justify-content:center;align-items:center;gap:16px;margin-top:20px;padding:12px;border-radius:20px;background:var(--t);text-align:start}
.code{width:124px;height:124px;border-radius:12px;background:#fff}
.pass>div,.offer>div{flex:1;min-width:0}
.pass>div{flex-basis:9rem}
.pass p{font-weight:600;line-height:1.3}
.pass .fill{width:100%;min-height:56px;margin-top:12px;padding-inline:12px}
main>section{margin-top:16px}
main h2{font-size:1.1875rem;line-height:1.3}
main :not(.who)>h2{margin-bottom:12px}
main>:not(.links){padding:24px 20px;border-radius:24px;background:var(--c)}
.links h2{margin-inline:4px;padding-top:8px}
.links>div+div{margin-top:16px}
.links ul{display:grid;grid-template-columns:repeat(auto-fit,minmax(100px,1fr));gap:8px}
.links li{display:flex}
.links :is(a,button){display:flex;flex-direction:column;align-items:center;gap:10px;min-height:128px;padding:18px 6px 14px;border:0;border-radius:20px;background:var(--c);text-align:center;line-height:1.25}
.links svg:first-child{width:64px;height:64px;padding:17px;border-radius:50%;background:var(--b);color:var(--ob);box-shadow:inset 0 0 0 1.5px var(--be)}
.links .label{font-size:.9375rem;font-weight:600;hyphens:auto;max-width:100%}
.links a .shown{display:none}
.links button .shown{display:block;margin-top:-8px;color:var(--s)}
.links svg:last-child{display:none}
.social :is(a,button){min-height:104px;padding-top:14px}
main .social svg:first-child{width:52px;height:52px;padding:14px;background:var(--t);color:var(--a);box-shadow:none}
.who{display:grid;grid-template-columns:48px 1fr;column-gap:12px;align-items:center}
.face{grid-row:1/3;display:grid;place-items:center;height:48px;border-radius:50%;background:var(--t);color:var(--a)}
.who p{font-size:.8125rem;color:var(--f);line-height:1.3}
.hello{margin:14px 0 16px}
.chips{display:grid;gap:8px;margin-bottom:16px}
.chips button{width:100%;min-height:52px;padding:8px 18px;border-radius:16px;background:var(--t);line-height:1.35;text-align:start;color:var(--a);font-weight:500}
.question{padding-inline:18px 4px;border:1px solid var(--e);border-radius:99px;background:var(--p)}
.question:focus-within{outline:2px solid var(--a);outline-offset:1px}
.question input{outline:0}
.ask .note{margin-top:12px}
.post+.post,.offer+.offer{margin-top:20px;padding-top:20px;border-top:1px solid var(--l)}
.post .picture{margin-bottom:12px;border-radius:16px}
.post h3{margin:2px 0 6px}
.offer{display:flex;gap:16px}
.offer .picture{flex:none;width:72px;height:72px;aspect-ratio:1;border-radius:16px}
.price{color:var(--a)}
.offer .text{margin-top:4px;color:var(--s);font-size:.9375rem}
.features ul{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:8px}
.features h3{font-size:.9375rem}
.features li{padding:14px;border-radius:16px;background:var(--t)}
.features p{margin-top:2px;color:var(--s);font-size:.9375rem}
.quote .intro{color:var(--s)}
.quote :is(input,select,textarea){background:var(--p)}
.bar{background:linear-gradient(#0000,var(--t) 50%)}
footer{margin-top:16px;padding-inline:4px}
`;

/** On wide screens the badge hangs beside what it belongs to. */
export const networkingLeftCss = `
@media(min-width:56em){
.page{display:grid;grid-template-columns:400px minmax(0,1fr);column-gap:48px;grid-template-rows:1fr auto;max-width:1160px;padding:24px 40px 0}
header{grid-row:1/3;align-self:start;position:sticky;top:24px}
main>section:first-child{margin-top:0}
.links h2{padding-top:0}
.links ul{grid-template-columns:repeat(auto-fill,minmax(124px,1fr))}
main>:not(.links){padding:28px}
main,footer{grid-column:2}
.post:has(.picture){display:grid;grid-template-columns:200px minmax(0,1fr);gap:20px;align-items:start}
.post .picture{margin-bottom:0}
footer{padding-bottom:96px}
.bar{background:none}
}
`;

/** One narrow column at every width. */
export const networkingCentredCss = `
main :not(.who)>h2{text-align:center}
@media(min-width:56em){
.page{max-width:560px;padding-top:16px}
.bar{background:none}
}
`;
