import { systemStack } from '../fonts.ts';

/** Landing page: one promise, one button, proof under it; offers are price tags, and the form stands beside them all. */
export const salesCss = `
.page{max-width:1200px;margin:auto;padding-inline:20px}
.fill,.line,.on,.question,.question button{border-radius:12px}
.brand{display:flex;flex-wrap:wrap;gap:0 12px;margin-inline:-20px;padding:12px 20px;background:var(--t)}
.brand>div:nth-child(2){flex:1 1 100px;align-self:center;min-width:0}
.brand .top{align-self:start;margin-block:6px;margin-inline:auto -12px}
.portrait{flex:none;position:relative;width:56px;height:56px;border-radius:16px;overflow:hidden;background:var(--b)}
.seal{display:grid;place-items:center;font:700 1.3125rem var(--nf);color:var(--ob);box-shadow:inset 0 0 0 1.5px var(--be)}
h1{font-size:1.1875rem;line-height:1.2;text-wrap:wrap}
.title{margin-top:2px;color:var(--s)}
.promise{margin-inline:-20px;padding:28px 20px 36px;background:var(--t)}
.says{font:var(--nw) min(2.75rem,calc(158vw/var(--w)))/1.12 var(--nf);letter-spacing:var(--nt);text-wrap:balance;hyphens:auto}
.long{font-size:min(1.875rem,calc(158vw/var(--w)))}
.says span{background:linear-gradient(#0000 68%,var(--m) 0 94%,#0000 0);-webkit-box-decoration-break:clone;box-decoration-break:clone;--m:color-mix(in srgb,var(--a) 26%,var(--t))}
.place{display:flex;align-items:center;gap:4px;margin-top:16px;color:var(--s);font-size:.9375rem}
.place svg{width:17px;height:17px;margin-inline-start:-2px}
.act{display:grid;gap:4px;margin-top:24px}
.act .fill{min-height:60px;font-size:1.1875rem;line-height:1.2}
.also{display:flex;align-items:center;justify-content:center;min-height:44px;color:var(--a);font-weight:600;text-decoration:underline;text-underline-offset:5px;text-decoration-thickness:1px}
main>section{margin-top:56px}
main>.promise{margin-top:0}
main :not(.who)>h2{margin-bottom:18px;font:var(--nw) 1.75rem/1.2 var(--nf);letter-spacing:var(--nt)}
.links>div+div{margin-top:40px}
main>.features{margin-top:36px}
main .features h2{font:600 .9375rem/1.4 ${systemStack};letter-spacing:0;color:var(--f);margin-bottom:12px}
.features ul{display:grid;gap:16px}
.features li{position:relative;padding-inline-start:42px}
.features li::before,.features li::after{content:"";position:absolute;inset-inline-start:0;top:-1px;width:28px;height:28px;border-radius:50%;background:var(--t)}
.features li::after{inset-inline-start:10px;top:5px;width:8px;height:14px;border:solid var(--a);border-width:0 2.5px 2.5px 0;border-radius:1px;background:none;transform:rotate(45deg)}
.features p{color:var(--s);font-size:.9375rem}
.offers ul{display:grid;gap:14px}
.offer{display:flex;flex-direction:column;overflow:hidden;border:1px solid var(--l);border-radius:16px;background:var(--c)}
.offer>div{flex:1;display:flex;flex-direction:column;padding:20px}
.price{order:-1;margin-bottom:6px;font:var(--nw) 2.125rem/1.1 var(--nf);letter-spacing:var(--nt);color:var(--a);text-wrap:balance}
.offer .text{margin-top:8px;margin-bottom:16px;color:var(--s);font-size:.9375rem}
.offer .on{justify-content:center;min-height:52px;margin-top:auto;padding:6px 16px;border:1.5px solid var(--be);text-align:center}
.ask{margin-inline:-20px;padding:36px 20px;background:var(--t)}
.who{display:flex;flex-wrap:wrap;align-items:center;column-gap:10px}
.who h2{font-size:1.3125rem}
.who p{width:100%;color:var(--f);font-size:.8125rem}
.face{color:var(--a)}
.hello{margin:16px 0 12px;padding:16px 20px;border-radius:18px;border-start-start-radius:4px;background:var(--c);font-size:1.1875rem;line-height:1.4}
.chips{display:flex;flex-wrap:wrap;gap:8px;margin-bottom:16px}
.chips button{min-height:44px;padding:8px 16px;border:1px solid var(--e);border-radius:12px;font-size:.9375rem;line-height:1.35;text-align:start;color:var(--a)}
.question{padding-inline:16px 4px;border:1px solid var(--e);background:var(--c)}
.question:focus-within{outline:2px solid var(--a);outline-offset:1px}
.question input{outline:0}
.ask .note{margin-top:12px}
.post+.post{margin-top:28px;padding-top:28px;border-top:1px solid var(--l)}
.post .picture{margin-bottom:14px;border-radius:16px}
.post h3{margin:2px 0 8px;font-size:1.3125rem}
.contact .label{font-weight:600}
.contact .shown{max-width:50vw;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.contact button{grid-template-columns:24px minmax(80px,1fr) auto 18px}
.quote{padding:28px 20px 20px;border:2px solid var(--be);border-radius:16px;background:var(--c)}
main .quote h2{margin-bottom:6px}
.quote .intro{color:var(--s)}
.quote .field :is(input,select,textarea){background:var(--p)}
.bar .line{background:var(--b);color:var(--ob);border:0;box-shadow:inset 0 0 0 1.5px var(--be)}
.bar .line+.fill{background:var(--c);color:var(--i);box-shadow:inset 0 0 0 1px var(--e)}
footer{margin-top:40px}
@media(min-width:56em){
.page{padding-inline:40px}
.brand,.promise,.ask{margin-inline:0;background:none;padding-inline:0}
.brand{padding-block:20px}
.promise{padding:24px 0 20px;--t:var(--p)}
.features ul,.offers ul{grid-template-columns:repeat(auto-fit,minmax(250px,1fr))}
.post:has(.picture){display:grid;grid-template-columns:240px minmax(0,1fr);gap:24px;align-items:start}
.post .picture{margin-bottom:0}
.ask{padding:32px;background:var(--t);border-radius:20px}
.bar{justify-content:start;padding-inline:40px}
}
`;

/** The form in a column of its own, in sight all the way down. */
export const salesLeftCss = `
@media(min-width:56em){
main{display:grid;grid-template-columns:minmax(0,1fr) 380px;column-gap:72px;grid-template-rows:repeat(8,auto) 1fr}
main>*{grid-column:1}
main>.quote{grid-column:2;grid-row:1/10;align-self:start;position:sticky;top:24px;margin-top:12px}
.says{font-size:min(4rem,calc(76vw/var(--w)))}
.long{font-size:min(2.75rem,calc(76vw/var(--w)))}
.act{justify-items:start}
.act .fill{padding-inline:32px}
.also{display:none}
.offer:last-child:nth-child(odd){grid-column:1/-1;flex-direction:row}
.offer:last-child:nth-child(odd) .picture{width:calc(50% - 7px);aspect-ratio:4/3}
}
`;

/** Everything on one axis. */
export const salesCentredCss = `
.promise{text-align:center}
.place{justify-content:center}
main :not(.who)>h2{text-align:center}
main .quote h2,.quote .intro{text-align:center}
@media(min-width:56em){
.page{max-width:1040px}
.promise{padding-block:48px 24px}
.says{max-width:17em;margin-inline:auto;font-size:min(4.25rem,calc(100vw/var(--w)))}
.long{font-size:min(2.75rem,calc(100vw/var(--w)))}
.act{justify-items:center}
.act .fill{padding-inline:40px}
main>:is(.about,.description,.news,.ask,.quote,.links){width:100%;max-width:640px;margin-inline:auto}
.bar{justify-content:end}
}
`;
