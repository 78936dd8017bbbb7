/** Style of the picture that goes with a link, 1200 × 630: one base, and what each template's character makes of it. */
import type { TemplateId } from '../../../shared/model/page.ts';
import { minifyCss } from '../minify-css.ts';

const base = `
*{box-sizing:border-box;margin:0;padding:0}
html,body{width:1200px;height:630px;overflow:hidden}
body{position:relative;background:var(--p);color:var(--i);font:400 30px/1.4 var(--bf);-webkit-font-smoothing:antialiased;overflow-wrap:anywhere}
h1,h2{font:var(--nw) 80px/1.06 var(--nf);letter-spacing:var(--nt);text-wrap:balance;word-break:keep-all}
[lang|=ar] *,[lang|=th] *,[lang|=zh] *,[lang|=hi] *,[lang|=he] *{letter-spacing:normal!important}
[lang|=ar] :is(h1,h2),[lang|=th] :is(h1,h2),[lang|=hi] :is(h1,h2){line-height:1.25}
img{display:block;width:100%;height:100%;object-fit:cover;object-position:50% 22%}
.art,.face{position:absolute;overflow:hidden}
.face{display:grid;place-items:center;background:var(--t);color:var(--a);font:var(--nw) 120px var(--nf)}
.words{position:absolute;display:flex;flex-direction:column}
.words>*{flex:none}
.title{font-size:34px;line-height:1.3;font-weight:600}
.clip{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.address{position:absolute;font-size:26px;line-height:1;white-space:nowrap}
`;

/** Letterhead. */
const professional = `
body{border-top:18px solid var(--b)}
.face{inset-block:86px 86px;inset-inline-start:84px;width:344px;border-radius:24px}
.face.seal{inset-block:150px auto;height:300px;width:300px;box-shadow:inset 0 0 0 3px var(--p),inset 0 0 0 16px var(--t),inset 0 0 0 18px var(--a)}
.words{inset-inline:492px 84px;inset-block:86px 150px;justify-content:center}
.title{margin-top:18px;color:var(--a)}
.tagline{margin-top:30px;padding-top:28px;border-top:2px solid var(--l);color:var(--s)}
.address{inset-inline-start:492px;bottom:86px;color:var(--f)}
`;

/** Magazine cover: the picture bleeds off the page, the name runs up to it. */
const personalBrand = `
body{background:var(--x);color:var(--ox)}
.art{inset-block:0;inset-inline-end:0;width:690px}
.art::after{content:"";position:absolute;inset:0;background:linear-gradient(to right,var(--x),color-mix(in srgb,var(--x) 45%,transparent) 20%,transparent 46%)}
[dir=rtl] .art::after{background:linear-gradient(to left,var(--x),color-mix(in srgb,var(--x) 45%,transparent) 20%,transparent 46%)}
.words{inset-inline:76px 590px;inset-block:76px 140px;justify-content:end}
.title{margin-top:22px}
.tagline{margin-top:12px;opacity:.86}
.address{inset-inline-start:76px;bottom:76px;opacity:.86}
`;

/** One promise, and who makes it. */
const sales = `
body{background:var(--t)}
.words{inset-inline:84px;inset-block:72px 250px;justify-content:center}
h2{padding-bottom:.2em}
.who{position:absolute;inset-inline:84px;bottom:76px;display:flex;align-items:center;gap:28px}
.face{position:relative;flex:none;width:140px;height:140px;border-radius:50%;font-size:54px;background:var(--c)}
.name{font:var(--nw) 40px/1.15 var(--nf)}
.who>div:last-of-type{flex:1;min-width:0}
.title{font-size:28px;font-weight:400;color:var(--s)}
.address{position:static;padding:26px 36px;border-radius:99px;background:var(--b);color:var(--ob);font-weight:600}
`;

/** Gallery wall: a field of colour, oversized type, the work in a frame. */
const creative = `
body{background:var(--x);color:var(--ox)}
.art{inset:0}
.face{inset-block:64px 64px;inset-inline-end:64px;width:400px;border-radius:4px;background:var(--xs);color:var(--ox);box-shadow:0 24px 60px #0003}
.words{inset-inline:72px 520px;inset-block:64px 130px;justify-content:start}
h1{line-height:.98}
.title{margin-top:24px;font-weight:400}
.address{inset-inline-start:72px;bottom:64px}
`;

/** The badge, hanging. */
const networking = `
body{background:var(--t)}
.card{position:absolute;inset:56px 150px auto;height:600px;border-radius:44px;background:var(--c);box-shadow:0 2px 4px #16181d14,0 30px 80px #16181d26;overflow:hidden}
.card::before{content:"";position:absolute;inset:0 0 auto;height:186px;background:var(--x)}
.card::after{content:"";position:absolute;top:30px;inset-inline-start:calc(50% - 60px);width:120px;height:20px;border-radius:20px;background:var(--t)}
.face{top:84px;inset-inline-start:calc(50% - 102px);width:204px;height:204px;border-radius:50%;font-size:76px;box-shadow:0 0 0 9px var(--c)}
.words{inset-inline:60px;inset-block:312px 114px;align-items:center;justify-content:center;text-align:center}
.title{margin-top:10px;color:var(--a);-webkit-line-clamp:1}
.address{inset-inline:0;bottom:62px;text-align:center;color:var(--s)}
`;

const sheets: Record<TemplateId, string> = {
  professional: minifyCss(base + professional),
  'personal-brand': minifyCss(base + personalBrand),
  sales: minifyCss(base + sales),
  creative: minifyCss(base + creative),
  networking: minifyCss(base + networking),
};

export const linkPictureCss = (template: TemplateId): string => sheets[template];
