/** Style of sheets, toasts and what stands in them, with the page's own custom properties. */
import { floatShadow, motion } from '../../ui/tokens.ts';

export const sheetCss = `
.sheet{position:fixed;inset:auto 0 0;width:100%;max-width:none;max-height:92dvh;margin:0;padding:0;border:0;border-radius:20px 20px 0 0;background:var(--p);color:var(--i);overflow:hidden;box-shadow:${floatShadow}}
.sheet[open]{display:flex;flex-direction:column;animation:rise ${motion.calm}ms ${motion.easing}}
.sheet::backdrop{background:#0008}
@keyframes rise{from{transform:translateY(24px);opacity:0}}
.sheet>header{display:flex;align-items:center;gap:8px;padding:10px 10px 10px 20px;padding-inline:20px 10px;border-bottom:1px solid var(--l)}
.sheet>header h2{flex:1;font-size:1.0625rem;line-height:1.3}
.sheet-body{padding:20px;overflow:auto;overscroll-behavior:contain}
.sheet .field:first-child{margin-top:0}
.sheet fieldset{border:0;margin-top:16px}
.sheet legend{font-size:.9375rem;font-weight:500;margin-bottom:4px}
.sheet .choice{display:flex;align-items:center;gap:12px;min-height:44px}
.sheet .choice input{flex:none;width:20px;height:20px;accent-color:var(--a)}
.sheet .fill,.sheet .line{width:100%;margin-top:16px}
.sheet .ways{display:grid;gap:10px;margin-top:20px}
.sheet .ways :is(.fill,.line){margin:0}
.ways~.note{margin-top:14px}
.sheet .qr{display:block;width:min(240px,64vw);height:auto;margin:0 auto;padding:16px;background:#fff;border-radius:14px;border:1px solid var(--l)}
.sheet .scan{margin-top:10px;text-align:center;font-size:.9375rem;color:var(--s)}
.toast{position:fixed;inset:auto 16px calc(96px + env(safe-area-inset-bottom));z-index:10;width:fit-content;max-width:calc(100vw - 32px);margin:0 auto;padding:14px 20px;border:0;border-radius:14px;background:var(--i);color:var(--p);font-size:.9375rem;box-shadow:${floatShadow};animation:rise ${motion.calm}ms ${motion.easing}}
.done{padding:20px;border-radius:14px;background:var(--t)}
.done p{font-size:1.0625rem}
.done button{margin-top:8px;min-height:44px;color:var(--a);text-decoration:underline;text-underline-offset:4px}
@media(min-width:56em){.sheet{inset:0;width:440px;height:fit-content;margin:auto;border-radius:20px}}
`;
