import { radii } from '../../ui/tokens.ts';

/** Letterhead: white card for the assistant, hairlines for the rest, small capitals as labels. */
export const professionalCss = `
body{border-top:4px solid var(--b)}
.page{max-width:640px;margin:auto;padding-inline:24px}
.top{padding-top:8px;margin-inline-end:-12px;color:var(--s)}
.hero{display:grid;grid-template-columns:112px minmax(0,1fr);column-gap:20px;align-items:end;padding:4px 0 24px}
.portrait{align-self:start;position:relative;width:112px;height:140px;border-radius:${radii.card}px;overflow:hidden;background:var(--t)}
.seal{display:grid;place-items:center;font:var(--nw) 2.5rem var(--nf);color:var(--a);box-shadow:inset 0 0 0 1px var(--p),inset 0 0 0 7px var(--t),inset 0 0 0 8px var(--a)}
h1{font-size:clamp(1.5rem,calc(88vw/var(--w)),2.375rem)}
.title{margin-top:10px;color:var(--a);font-weight:600;font-size:.9375rem}
.place{display:flex;align-items:center;gap:4px;margin-top:2px;color:var(--f);font-size:.9375rem}
.place svg{width:17px;height:17px;margin-inline-start:-2px}
.tagline{grid-column:1/-1;margin-top:24px;padding-top:20px;border-top:1px solid var(--l);position:relative;font:1.3125rem/1.4 var(--nf);text-wrap:balance}
.tagline::before{content:"";position:absolute;top:-2px;inset-inline-start:0;width:112px;height:3px;background:var(--b)}
.ask{padding:20px;border:1px solid var(--l);border-radius:${radii.card}px;background:var(--c)}
.who{display:grid;grid-template-columns:40px 1fr;column-gap:12px;align-items:center}
.face{grid-row:1/3;display:grid;place-items:center;height:40px;border-radius:50%;background:var(--t);color:var(--a)}
.face svg{width:20px}
.who h2{font-size:1.0625rem;line-height:1.3}
.who p{font-size:.8125rem;color:var(--f);line-height:1.3}
.hello{margin:14px 0 16px}
.chips{display:flex;flex-wrap:wrap;gap:8px;margin-bottom:16px}
.chips button{min-height:44px;padding:8px 16px;border:1px solid var(--l);border-radius:22px;font-size:.9375rem;line-height:1.35;text-align:start;color:var(--a)}
.question{padding-inline:18px 4px;border:1px solid var(--e);border-radius:99px;background:var(--p)}
.question:focus-within{outline:2px solid var(--a);outline-offset:1px}
.question input{outline:0}
.ask .note{margin-top:12px}
main>:not(.ask,.links),.links>div{margin-top:44px}
main :not(.who)>h2{display:flex;align-items:center;gap:14px;margin-bottom:14px;color:var(--f);font-weight:600;letter-spacing:.09em;text-transform:uppercase}
main :not(.who)>h2::after{content:"";flex:1;height:1px;background:var(--l)}
.features li{padding:12px 0;border-bottom:1px solid var(--l)}
.features li:first-child{padding-top:0}
.features p{color:var(--s);font-size:.9375rem}
.offer{display:flex;gap:20px;padding:20px 0;border-bottom:1px solid var(--l)}
.offer:first-child,.post:first-child{padding-top:4px}
.offer .picture{flex:none;width:112px;aspect-ratio:3/2;border-radius:${radii.field}px}
.offer>div{flex:1;min-width:0}
.offer h3,.post h3{font:var(--nw) 1.3125rem/1.25 var(--nf)}
.price{margin-top:4px;color:var(--a);font-size:.9375rem}
.offer .text{margin-top:8px;font-size:.9375rem;color:var(--s)}
.post{padding:24px 0}
.post+.post{border-top:1px solid var(--l)}
.post .picture{margin-bottom:16px;border-radius:${radii.card}px}
.post h3{margin:4px 0 8px}
.contact .label{font-weight:500;hyphens:auto}
.contact .shown{max-width:50vw;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-size:.9375rem;font-variant-numeric:tabular-nums}
.contact button{grid-template-columns:24px minmax(80px,1fr) auto 18px}
.quote .intro{font:1.3125rem/1.4 var(--nf);margin-bottom:20px}
footer{margin-top:44px;border-top:1px solid var(--l);padding-block:16px}
.cta{display:none}
@media(min-width:56em){
.seal{font-size:3.25rem}
.cta{display:flex;flex-wrap:wrap;gap:12px;margin-top:28px}
.features li{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:24px}
.post:has(.picture){display:grid;grid-template-columns:200px minmax(0,1fr);gap:28px;align-items:start}
.post .picture{margin-bottom:0}
}
`;

/** Portrait beside the name; on wide screens the ways to the owner stand under it. */
export const professionalLeftCss = `
@media(min-width:56em){
.page{max-width:1120px;padding-inline:48px}
.hero{grid-template-columns:280px minmax(0,1fr);grid-template-rows:1fr auto auto;column-gap:72px;padding:24px 0 64px}
.portrait{width:280px;height:340px;grid-row:1/4}
.seal{font-size:6rem}
h1{font-size:clamp(2.375rem,calc(42vw/var(--w)),4rem)}
.names{align-self:end}
.tagline{grid-column:2;align-self:start;margin-top:22px}
.title,.place{font-size:1.0625rem}
main{display:grid;grid-template-columns:280px minmax(0,1fr);column-gap:72px;grid-template-rows:repeat(7,auto) 1fr}
main>*{grid-column:2}
.links{grid-column:1;grid-row:1/9;margin-top:-44px}
.offers ul{display:grid;grid-template-columns:1fr 1fr;column-gap:40px}
.offer:nth-child(2){padding-top:4px}
.links ul{grid-template-columns:1fr}
.contact .shown{grid-area:2/2;justify-self:start}
.contact svg{grid-row:1/3}
.contact button svg:last-child{grid-column:3}
.cta{grid-column:2}
.ask{padding:28px}
}
`;

/** Everything on one axis. */
export const professionalCentredCss = `
.hero{grid-template-columns:minmax(0,1fr);justify-items:center;text-align:center;row-gap:20px}
.portrait{width:136px;height:170px}
.place{justify-content:center}
.tagline{width:100%;margin-top:4px}
.tagline::before{inset-inline:calc(50% - 56px)}
@media(min-width:56em){
.portrait{width:168px;height:210px}
h1{font-size:3.25rem}
}
`;
