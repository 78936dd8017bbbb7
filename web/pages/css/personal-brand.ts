/** Magazine cover: a picture from edge to edge, the name as large as its longest word allows, numbered questions. */
export const personalBrandCss = `
.cover{position:relative;display:flex;flex-direction:column;min-height:min(88svh,720px);padding:8px 20px 32px;overflow:hidden;background:#16181d;color:#fff;text-shadow:0 0 12px #000a}
.cover>img,.art{position:absolute;inset:0;height:100%;object-position:50% 22%}
.cover::before,.lines::before{content:"";position:absolute;inset:0;z-index:1;background:linear-gradient(#0008,#0000 22%)}
.lines::before{inset:-99px;z-index:-1;background:linear-gradient(#0000,#0006 99px,#000c)}
.cover>.top,.lines{position:relative;z-index:2}
.cover .top{margin-inline-end:-8px;font-size:.8125rem;letter-spacing:.09em;text-transform:uppercase}
.cover :focus-visible{outline-color:currentColor}
.lines{margin-top:auto}
.cover h1{font-size:clamp(2.375rem,calc(158vw/var(--w)),6.5rem);line-height:.94;text-wrap:wrap;margin-inline-start:-.03em}
.cover .title{font-size:.9375rem;font-weight:600;margin-bottom:14px}
.cover .title::before{content:"";display:block;width:40px;height:3px;margin-bottom:14px;background:currentColor}
.tagline{margin-top:18px;font-size:1.3125rem;line-height:1.35;max-width:28em;text-wrap:balance}
.plain{background:var(--x);color:var(--ox);text-shadow:none}
.plain::before,.plain .lines::before{content:none}
.art i{position:absolute;inset-inline-end:-26%;top:-8%;width:104%;aspect-ratio:1;border-radius:50%;background:var(--xs)}
.art b{position:absolute;inset-inline-end:-.04em;top:.14em;font:var(--nw) min(62vw,20rem)/1 var(--nf);letter-spacing:-.06em;color:var(--x)}
.art b::before{content:attr(data-initials)}
main,footer{max-width:640px;margin-inline:auto;padding-inline:20px}
.headline{padding-top:40px;font:var(--nw) clamp(1.75rem,8vw,2.375rem)/1.12 var(--nf);letter-spacing:var(--nt)}
.headline>span{display:block;margin-bottom:12px;font:600 .8125rem/1.4 system-ui,sans-serif;letter-spacing:0;color:var(--f)}
.headline :is(a,button){display:inline;padding:4px 0;text-align:start;font:inherit;letter-spacing:inherit;color:var(--a);text-decoration:underline;text-decoration-thickness:2px;text-underline-offset:.18em;border-radius:2px}
.headline svg{width:.8em;height:.8em;margin-inline-start:.2em;vertical-align:-.04em;stroke-width:2}
.about,.features,.offers,.description,.news{padding-top:56px}
.about h2,.links h2{margin-bottom:14px;font-weight:600;color:var(--f)}
.features h2,.offers h2,.description h2,.news h2{margin-bottom:20px;padding-top:20px;border-top:3px solid var(--i);font:var(--nw) 1.75rem/1.2 var(--nf);letter-spacing:var(--nt)}
.about .story>p:first-child{font-size:1.3125rem;line-height:1.5}
.features ul{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:28px 20px}
.features li{padding-top:12px;border-top:1px solid var(--e)}
.features p{margin-top:2px;color:var(--s);font-size:.9375rem}
.offer+.offer,.post+.post{margin-top:40px;padding-top:40px;border-top:1px solid var(--l)}
.picture{margin-bottom:18px}
.offer h3,.post h3{font:var(--nw) 1.3125rem/1.25 var(--nf)}
.price{margin-top:4px;color:var(--a)}
.offer .text{margin-top:10px;max-width:62ch}
.post h3{margin:4px 0 10px}
.ask{margin:56px -20px 0;padding:40px 20px 32px;background:var(--t)}
.who{display:flex;flex-wrap:wrap;align-items:center;column-gap:10px}
.face{color:var(--a)}
.face svg{width:26px;height:26px}
.who h2{font:var(--nw) 1.75rem/1.2 var(--nf)}
.who p{width:100%;font-size:.8125rem;color:var(--f)}
.hello{margin:18px 0 20px;font-size:1.3125rem;line-height:1.42}
.chips{counter-reset:q;border-top:1px solid var(--e)}
.chips li{counter-increment:q;border-bottom:1px solid var(--e)}
.chips button{display:flex;gap:16px;width:100%;min-height:52px;padding:12px 0;text-align:start;border-radius:2px}
.chips button::before{flex:none;content:counter(q,decimal-leading-zero);color:var(--a);font-weight:600;font-variant-numeric:tabular-nums}
.question{margin-top:20px;padding-inline:20px 6px;border-radius:99px;background:var(--c);border:1px solid var(--e)}
.question input{height:56px;outline:0}
.question:focus-within{outline:2px solid var(--a);outline-offset:1px}
.ask .note{margin-top:14px}
.links>div{padding-top:48px}
.contact .label{font:1.3125rem/1.25 var(--nf)}
.contact .shown{grid-area:2/2;justify-self:start;font-size:.9375rem}
.contact svg{grid-row:1/3}
.contact button svg:last-child{grid-column:3}
.contact :is(a,button){min-height:68px}
.quote{margin-top:64px;padding-top:40px;border-top:3px solid var(--i)}
.quote h2{font:var(--nw) 2.375rem/1.1 var(--nf);letter-spacing:var(--nt);margin-bottom:10px}
.quote .intro{color:var(--s)}
footer{margin-top:40px}
@media(min-width:56em){
.page{display:grid;grid-template-columns:46vw minmax(0,1fr);grid-template-rows:1fr auto;padding:0}
.cover{grid-row:1/3;position:sticky;top:0;height:100vh;padding:20px 40px 56px}
.cover h1{font-size:clamp(2.375rem,calc(70vw/var(--w)),7rem)}
.art b{font-size:26vw}
main,footer{width:100%;max-width:640px;margin:0;margin-inline:clamp(40px,6vw,104px);padding:0}
main{padding-top:24px}
main,footer{width:auto}
.headline{font-size:2.375rem;padding-top:48px}
.ask{margin-inline:0;padding:40px;border-radius:14px}
footer{padding:40px 0 112px}
}
`;

/** The lines of the cover on its axis. */
export const personalBrandCentredCss = `
.lines,.headline{text-align:center}
.cover .title::before{margin-inline:auto}
.tagline{margin-inline:auto}
`;
