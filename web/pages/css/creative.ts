import { systemStack } from '../fonts.ts';

/** Gallery wall: a field of the owner's colour, a picture that hangs out of it, square corners, oversized type. */
export const creativeCss = `
.fill,.line,.question,.question button,.bar>*,button,input,textarea,select{border-radius:0}
.wall{position:relative;display:flex;flex-direction:column;padding:8px 20px 0;margin-bottom:88px;background:var(--x);color:var(--ox)}
.wall .top{margin-inline-end:-8px;font-size:.8125rem}
:is(.wall,.ask,.offer) :focus-visible{outline-color:currentColor}
h1{padding-top:20px;font-size:clamp(2.25rem,calc(160vw/var(--w)),7rem);line-height:.92;text-wrap:wrap;margin-inline-start:-.04em}
.wall .title{margin-top:16px;font-size:1.0625rem;font-weight:600}
.frame{position:relative;aspect-ratio:1;margin-block:28px -64px;margin-inline:18% -20px;overflow:hidden;background:var(--xs)}
.poster{background:var(--ox);color:var(--x)}
.poster i{position:absolute;inset-inline-end:-22%;bottom:-22%;width:78%;aspect-ratio:1;border-radius:50%;background:var(--x)}
.poster b{position:absolute;inset-inline-start:.06em;top:.02em;font:var(--nw) 11rem/1 var(--nf);letter-spacing:-.06em}
.poster b::before{content:attr(data-initials)}
main,footer{padding-inline:20px}
.statement{font:var(--nw) clamp(1.75rem,8vw,2.375rem)/1.14 var(--nf);letter-spacing:var(--nt);text-wrap:balance;hyphens:auto}
main>section{margin-top:72px}
main>:first-child{margin-top:0}
main :not(.who)>h2{margin-bottom:24px;font:var(--nw) clamp(2.375rem,12vw,3.25rem)/1 var(--nf);letter-spacing:var(--nt);hyphens:auto}
main .links h2,main .quote h2{font:600 .9375rem/1.4 ${systemStack};letter-spacing:0;color:var(--f)}
.offers ul,.news ol{display:grid;gap:48px}
.offers li{margin-inline:-20px 14%}
.offers li:nth-child(even){margin-inline:14% -20px}
.offers li>div{padding:14px 20px 0}
.picture{aspect-ratio:1}
.offer:not(:has(.picture)){display:flex;flex-direction:column;justify-content:end;min-height:240px;background:var(--x);color:var(--ox)}
.offer:nth-child(even):not(:has(.picture)){background:var(--t);color:var(--i)}
.offer:not(:has(.picture))>div{padding:40px 20px 20px}
.offer:not(:has(.picture)) h3{font-size:1.75rem;line-height:1.12}
.offer h3,.post h3{font-family:var(--nf);font-weight:var(--nw);font-size:1.3125rem;letter-spacing:var(--nt)}
.price{margin-top:4px;font-size:.9375rem}
.offer .text{margin-top:8px;font-size:.9375rem}
.offer:has(.picture) .text{color:var(--s)}
.offer:not(:has(.picture)) .on{color:inherit}
.about{display:grid;gap:0}
.about .picture{width:112px;aspect-ratio:4/5;margin-bottom:24px}
.features li{display:grid;gap:4px;padding:18px 0;border-top:2px solid var(--i)}
.features h3{font:var(--nw) 1.75rem/1.12 var(--nf);letter-spacing:var(--nt)}
.features p{color:var(--s)}
.post .picture{margin-bottom:14px}
.post h3{margin:4px 0 8px}
.post:not(:has(.picture)){padding-top:14px;border-top:2px solid var(--i)}
.ask{margin-inline:-20px;padding:40px 20px;background:var(--x);color:var(--ox)}
.ask .who p,.ask .note{color:inherit;font-size:.8125rem}
.who{display:flex;flex-wrap:wrap;align-items:center;column-gap:10px}
.who p{width:100%}
.who h2{font:var(--nw) 1.75rem/1.2 var(--nf)}
.hello{margin:18px 0 20px;font-size:1.3125rem;line-height:1.4}
.chips{display:grid;gap:8px;margin-bottom:16px}
.chips button{width:100%;min-height:52px;padding:8px 16px;border:1.5px solid;text-align:start}
.question{padding-inline:16px 4px;background:var(--c);color:var(--i);border:1.5px solid var(--e)}
.question input{height:56px;outline:0}
.question:focus-within{outline:2px solid var(--ox);outline-offset:2px}
.ask .note{margin-top:14px}
.quote{max-width:560px}
.quote .intro{font:1.3125rem/1.4 var(--nf);margin-bottom:20px}
.links{display:grid;gap:32px}
.links h2{margin-bottom:4px!important}
.links svg:first-child{display:none}
.links :is(a,button){grid-template-columns:minmax(0,1fr) auto;min-height:52px;border:0}
.contact li+li{border-top:1px solid var(--l)}
.contact .shown{max-width:52vw;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.contact button{grid-template-columns:minmax(0,1fr) auto 18px}
.social ul{display:flex;flex-wrap:wrap;gap:0 28px}
.social :is(a,button){width:auto;text-decoration:underline;text-underline-offset:5px;text-decoration-thickness:1px}
footer{margin-top:56px;border-top:1px solid var(--l)}
@media(min-width:56em){
.wall{display:grid;grid-template-columns:minmax(0,7fr) minmax(0,5fr);grid-template-rows:auto 1fr;column-gap:48px;min-height:min(86vh,760px);margin-bottom:136px;padding:20px max(56px,calc(50vw - 584px)) 0}
.wall .top{grid-column:1/-1}
.lines{align-self:end;padding-bottom:48px}
h1{font-size:clamp(3rem,calc(82vw/var(--w)),10rem);line-height:.9}
.wall .title{font-size:1.3125rem;margin-top:24px}
.frame{aspect-ratio:auto;min-height:460px;margin:16px 0 -72px;margin-inline:0}
.poster b{font-size:18rem}
main,footer{max-width:1280px;margin-inline:auto;padding-inline:56px}
.statement{max-width:22em;font-size:2.75rem}
main>section{margin-top:112px}
.offers ul{grid-template-columns:repeat(12,minmax(0,1fr));gap:72px 32px}
.offers li>div{padding-inline:0}
.news ol{grid-template-columns:repeat(auto-fill,minmax(300px,1fr));gap:56px 32px}
.news .line{width:auto;margin-top:56px;min-width:300px;margin-inline:auto}
.features li{grid-template-columns:minmax(0,5fr) minmax(0,7fr);gap:32px;align-items:baseline}
.ask{margin-inline:-56px;padding:64px 56px}
.ask>*{max-width:640px}
.links{grid-template-columns:1fr 1fr;gap:56px}
.contact .shown{max-width:22vw}
}
`;

/** Works hang where the eye does not expect them: now at one edge, now at the other. */
export const creativeLeftCss = `
@media(min-width:56em){
.about,.description{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,7fr);column-gap:32px;align-items:start}
.about .picture{grid-column:1;width:220px}
.about .story,.description .story{grid-column:2;grid-row:1/3}
.offers li,.offers li:nth-child(even){margin-inline:0}
.offers li{grid-column:1/8}
.offers li:nth-child(4n+2){grid-column:9/13;margin-top:120px}
.offers li:nth-child(4n+3){grid-column:2/7}
.offers li:nth-child(4n){grid-column:8/13;margin-top:72px}
.offers li:nth-child(4n+1) .picture{aspect-ratio:4/3}
.offers li:nth-child(4n+3) .picture{aspect-ratio:4/5}
}
`;

/** The same works in two even columns, everything on the axis. */
export const creativeCentredCss = `
.lines,.statement{text-align:center}
.statement{margin-inline:auto}
main :not(.who)>h2{text-align:center}
.frame{width:82%;margin-inline:auto}
.offers li,.offers li:nth-child(even){margin-inline:0}
.offers li>div{padding-inline:0}
.story,.quote,.about .picture{margin-inline:auto}
@media(min-width:56em){
.wall{display:flex;align-items:center;min-height:0}
.wall .top{align-self:stretch}
h1{font-size:clamp(3rem,calc(120vw/var(--w)),10rem)}
.frame{width:min(100%,820px);aspect-ratio:16/9;min-height:0;margin-inline:auto}
.offers li{grid-column:span 6}
.ask>*{margin-inline:auto}
.links{width:100%;max-width:860px;margin-inline:auto}
main :is(.contact,.social)>h2{text-align:start}
}
`;
