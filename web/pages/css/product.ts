/**
 * A product's own page, the page with all products, and the one in place of a removed product: the same quiet sheet in all
 * templates, in the colours and fonts of the owner's page.
 */
import { radii } from '../../ui/tokens.ts';

export const productCss = `
.page{max-width:1120px;margin:auto;padding:0 24px}
.top{padding-top:8px;margin-inline:-8px;color:var(--s)}
.back{display:inline-flex;align-items:center;gap:10px;min-height:44px;max-width:100%;padding-inline:8px;font-weight:600}
.back svg{width:20px}
.back .o{transform:scaleX(-1)}
[dir=rtl] .back .o{transform:none}
.back img{flex:none;width:32px;height:32px;border-radius:50%}
h1{font-size:clamp(1.75rem,calc(84vw/var(--w)),2.75rem)}
.product{display:grid;gap:28px;padding-top:12px}
.shot{position:relative;overflow:hidden;aspect-ratio:4/3;border-radius:${radii.card}px;background:var(--t)}
.shots{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:8px;margin-top:8px}
.shots img{aspect-ratio:1;border-radius:${radii.field}px;background:var(--t)}
.cost{margin-top:10px;color:var(--a);font-size:1.3125rem;font-weight:600;font-variant-numeric:tabular-nums}
.brief{margin-top:14px;color:var(--s);font-size:1.1875rem;line-height:1.45;text-wrap:pretty}
.buy{display:grid;gap:4px;margin-top:24px}
.plain{display:flex;align-items:center;justify-content:center;gap:8px;min-height:48px;border-radius:99px;color:var(--a);font-weight:600}
.plain svg{width:20px}
.tale{margin-top:28px;padding-top:24px;border-top:1px solid var(--l)}
main>section{margin-top:56px}
main :not(.who)>h2{margin-bottom:18px;font:var(--nw) 1.5rem/1.2 var(--nf);letter-spacing:var(--nt)}
.ask{padding:24px;border:1px solid var(--l);border-radius:${radii.card}px;background:var(--c)}
.who{display:grid;grid-template-columns:40px 1fr;column-gap:12px;align-items:center}
.face{grid-row:1/3;display:grid;place-items:center;height:40px;border-radius:50%;background:var(--t);color:var(--a)}
.who h2{font-size:1.0625rem;line-height:1.3}
.who p{font-size:.8125rem;color:var(--f)}
.hello{margin:14px 0 16px}
.chips{display:flex;flex-wrap:wrap;gap:8px;margin-bottom:16px}
.chips button{min-height:44px;padding:8px 16px;border:1px solid var(--l);border-radius:22px;font-size:.9375rem;line-height:1.35;text-align:start;color:var(--a)}
.question{padding-inline:18px 4px;border:1px solid var(--e);border-radius:99px;background:var(--p)}
.question:focus-within{outline:2px solid var(--a);outline-offset:1px}
.question input{outline:0}
.ask .note{margin-top:12px}
.intro{margin-bottom:8px;color:var(--s)}
.quote b{display:block;margin-bottom:4px;color:var(--i)}
.offers ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,260px),1fr));gap:20px}
.offer{overflow:hidden;border:1px solid var(--l);border-radius:${radii.card}px;background:var(--c)}
.offer>div{padding:18px 20px 20px}
.offer h3{font:var(--nw) 1.1875rem/1.3 var(--nf)}
.offer .price{margin-top:4px;color:var(--a);font-size:.9375rem}
.offer .text{margin-top:8px;color:var(--s);font-size:.9375rem}
.gone{max-width:34rem;padding-block:12vh 0}
.gone>svg{width:44px;height:44px;color:var(--a)}
.gone h1{margin:20px 0 12px}
.gone p{color:var(--s);font-size:1.1875rem}
.gone .buy{justify-items:start}
.wide{padding-top:20px}
footer{margin-top:56px;border-top:1px solid var(--l);padding-block:16px}
@media(min-width:56em){
.page{padding:0 48px}
.product{grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:64px;align-items:start;padding-top:24px}
.product:not(:has(.shot)){grid-template-columns:minmax(0,44rem)}
.both{display:grid;grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:64px;align-items:start;margin-top:72px}
.both>section{margin-top:0}
.quote{padding:24px;border:1px solid var(--l);border-radius:${radii.card}px;background:var(--c)}
.quote .field :is(input,select,textarea){background:var(--p)}
.buy{grid-template-columns:auto auto;justify-content:start;gap:12px}
.buy .fill{padding-inline:32px}
main>section{margin-top:72px}
}
@media(width<56em){.both>section{margin-top:48px}}
`;
