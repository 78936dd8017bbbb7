/**
 * What all templates share: resets, controls, forms, lists. Custom properties are those of theme.ts and fonts.ts, short
 * because they travel with every page: p paper, c card, i ink, s soft, f faint, l hairline, e edge, a accent text,
 * b accent fill, be its edge, ob text on it, t tint, x colour field, ox text on it, xs shapes on it, nf/nw/nt name font, af story font.
 */
import { floatShadow, motion, radii, targetSize } from '../../ui/tokens.ts';
import { systemStack } from '../fonts.ts';

const target = `${targetSize}px`;

export const baseCss = `
*{box-sizing:border-box;margin:0;padding:0}
html{-webkit-text-size-adjust:100%;scroll-padding:24px 0 120px;background:var(--p);color:var(--i);font:1.0625rem/1.5 ${systemStack};-webkit-font-smoothing:antialiased;overflow-wrap:anywhere}
ul,ol{list-style:none}
a{color:inherit;text-decoration:none}
img{display:block;width:100%;height:100%;object-fit:cover}
svg{flex:none;width:22px;height:22px;fill:currentColor}
svg.o{fill:none;stroke:currentColor;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}
[dir=rtl] .flip{transform:scaleX(-1)}
button,input,select,textarea{font:inherit;color:inherit;border:0;background:none;border-radius:${radii.field}px}
button,select,summary{cursor:pointer}
input:placeholder-shown{text-overflow:ellipsis}
:focus{outline:0}
:focus-visible{outline:3px solid var(--a);outline-offset:3px}
:root:not(.js) .js-only{display:none}
.skip{position:absolute;inset-inline-start:16px;top:-80px;z-index:9;padding:12px 20px;background:var(--b);color:var(--ob);border-radius:${radii.field}px}
.skip:focus{top:16px}
.away{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.sharp{position:absolute;inset:0}
.top{display:flex;align-items:center;gap:4px;min-height:${target}}
.top .lead{flex:1;min-width:0}
.round{display:flex;align-items:center;justify-content:center;gap:6px;min-width:${target};height:${target};border-radius:99px;font-size:.8125rem;letter-spacing:.04em}
h1{font:var(--nw) 2.375rem/1.04 var(--nf);letter-spacing:var(--nt);text-wrap:balance;hyphens:auto;word-break:keep-all}
h1 span{display:inline-block}
h2,.title,.place{font-size:.8125rem;line-height:1.4}
h3{font-size:1.0625rem;line-height:1.3;text-wrap:balance;hyphens:auto}
.picture{height:auto;aspect-ratio:3/2;background:var(--t)}
.text{white-space:pre-line}
.price{font-weight:600}
.price,time{font-variant-numeric:tabular-nums}
.on{display:inline-flex;align-items:center;gap:6px;min-height:${target};color:var(--a);font-size:.9375rem;font-weight:600}
.on svg{width:18px}
time{display:block}
.news .line{width:100%;margin-top:24px}
[lang|=ar] *,[lang|=th] *,[lang|=zh] *{letter-spacing:normal!important}
[lang|=ar] :is(h1,h2,h3),[lang|=th] :is(h1,h2,h3){line-height:1.3!important}
[lang|=ar] h1{line-height:1.15!important}
.story{font-family:var(--af);line-height:1.62;max-width:62ch}
.story p+p,details p{margin-top:.8em}
details{position:relative}
details[open]{padding-bottom:48px}
summary{display:inline-flex;align-items:center;min-height:${target};color:var(--a);font:600 .9375rem ${systemStack};list-style:none;text-decoration:underline;text-underline-offset:5px;text-decoration-thickness:1px}
summary::-webkit-details-marker{display:none}
[open]>summary{position:absolute;bottom:0}
.less,[open]>summary .more{display:none}
[open]>summary .less{display:inline}
.hello p{display:none;unicode-bidi:plaintext}
.morning .hello .morning,.afternoon .hello .afternoon,.evening .hello .evening{display:block}
.note,.shown,small,time,footer{font-size:.8125rem;color:var(--f)}
.links :is(a,button){display:grid;grid-template-columns:24px minmax(80px,1fr) auto;column-gap:14px;align-items:center;width:100%;min-height:60px;padding:8px 0;text-align:start;border-bottom:1px solid var(--l);border-radius:2px}
.links svg:first-child{color:var(--a)}
.links svg:last-child{width:18px;color:var(--f)}
.social ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));column-gap:20px}
.social :is(a,button){min-height:52px}
.social .shown{display:none}
.question{display:flex;align-items:center}
.question input{flex:1;min-width:0;height:52px}
.question button{display:flex;align-items:center;justify-content:center;width:${target};height:${target};border-radius:99px;background:var(--b);color:var(--ob);box-shadow:inset 0 0 0 1.5px var(--be)}
::placeholder{color:var(--f);opacity:1}
.field{margin-top:16px}
.field label{display:block;margin-bottom:6px;font-size:.9375rem;font-weight:500}
.field :is(input,select,textarea){width:100%;min-height:48px;padding:10px 14px;background:var(--c);border:1px solid var(--e)}
.field textarea{display:block;resize:vertical}
.field [aria-invalid]{border-color:var(--bad);box-shadow:inset 0 0 0 1px var(--bad)}
.phone{display:flex;gap:8px}
.field .phone select{width:7.2em;padding-inline:12px 6px}
.field .phone input{flex:1;min-width:0}
.error{color:var(--bad);font-size:.9375rem}
.error:not(:empty){margin-top:6px}
.consent{margin:16px 0 12px}
.consent a{text-decoration:underline}
.fill,.line{display:flex;align-items:center;justify-content:center;gap:8px;min-height:52px;padding:6px 20px;border-radius:99px;font-weight:600}
.fill{background:var(--b);color:var(--ob);box-shadow:inset 0 0 0 1.5px var(--be)}
.line{background:var(--c);border:1px solid var(--e)}
.quote .fill{width:100%}
.state:not(:empty){margin-top:12px}
footer{display:grid;gap:4px;padding-block:32px}
footer p,nav{display:flex;flex-wrap:wrap;column-gap:20px}
footer :is(a,button){display:inline-flex;align-items:center;min-width:${target};min-height:${target};font-size:.8125rem}
.made{justify-content:space-between;align-items:center}
.made a{font-weight:600;color:var(--s)}
nav [aria-current]{color:var(--i);font-weight:600}
.bar{position:fixed;z-index:5;inset:auto 0 0;display:flex;justify-content:center;gap:8px;padding:36px 16px calc(12px + env(safe-area-inset-bottom));pointer-events:none;background:linear-gradient(#0000,var(--p) 50%)}
.bar>*{pointer-events:auto;flex:auto;max-width:300px;min-width:0;gap:6px;padding-inline:14px;font-size:.9375rem}
.bar .fill{flex-shrink:0;max-width:50%}
.bar .fill:only-child{max-width:300px}
.bar span{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;line-height:1.2}
@media(min-width:56em){.bar{display:none;justify-content:end;padding:24px;background:none}.far .bar{display:flex}.bar>*{flex:none}.bar .line{box-shadow:${floatShadow}}}
.page{padding-bottom:80px}
.marked{animation:mark 2.4s}
@keyframes mark{0%,60%{background:var(--t);box-shadow:0 0 0 12px var(--t)}}
a,button{transition:opacity ${motion.quick}ms}
@media(hover:hover){.fill:hover,.question button:hover{opacity:.88}.links a:hover .label,.on:hover,footer :is(a,button):hover{text-decoration:underline;text-underline-offset:4px}}
@media(prefers-reduced-motion:reduce){*{animation:none!important;transition:none!important}}
@media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
`;
