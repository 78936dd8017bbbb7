import { motion } from '../../ui/tokens.ts';

/** Style of the document beside the answer. */
export const viewerCss = `
.viewer{position:fixed;inset:auto 0 0;width:100%;max-width:none;height:92dvh;max-height:none;margin:0;padding:0;border:0;border-radius:20px 20px 0 0;background:var(--p);color:var(--i);overflow:hidden}
.viewer[open]{display:flex;flex-direction:column;animation:rise ${motion.calm}ms ${motion.easing}}
.viewer::backdrop{background:#0008}
.viewer>header{display:flex;align-items:center;gap:8px;padding:8px 8px 8px 20px;padding-inline:20px 8px;border-bottom:1px solid var(--l)}
.viewer>header div{flex:1;min-width:0}
.viewer h2{font-size:.9375rem;font-weight:600;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.viewer header p{font-size:.8125rem;color:var(--f);font-variant-numeric:tabular-nums}
.viewer .stage{--zoom:1;flex:1;min-height:0;overflow:auto;overscroll-behavior:contain;padding:16px;background:color-mix(in srgb,var(--i) 6%,var(--p));touch-action:pan-x pan-y}
.sheet-page{position:relative;width:calc(100%*var(--zoom));margin-inline:auto;background:#fff;border-radius:4px;box-shadow:0 1px 2px #16181d1a,0 6px 20px #16181d1a;overflow:hidden}
.sheet-page.waiting{aspect-ratio:595/842;background:var(--c);animation:breathe 1.1s infinite alternate}
.sheet-page img{object-fit:fill}
.sheet-page .mark{position:absolute;box-sizing:content-box;margin:-2px -3px;padding:2px 3px;border-radius:3px;background:#ffd54a80;mix-blend-mode:multiply}
.viewer .words{max-width:62ch;margin-inline:auto;padding:20px;border-radius:14px;background:var(--c);white-space:pre-line;line-height:1.62}
.viewer .words .note{margin-bottom:12px}
.viewer .words .line{margin-top:16px}
.viewer mark{padding:2px 0;border-radius:3px;background:#ffd54a80;color:inherit;box-decoration-break:clone;-webkit-box-decoration-break:clone}
.viewer footer{display:flex;align-items:center;gap:4px;padding:4px 12px calc(4px + env(safe-area-inset-bottom));border-top:1px solid var(--l)}
.viewer footer .gap{flex:1}
.viewer footer .word{display:inline-flex;align-items:center;min-height:44px;padding-inline:8px;font-size:.875rem;font-weight:500;color:var(--a)}
.viewer :disabled{opacity:.35}
.viewer .back svg,[dir=rtl] .viewer .turn svg{transform:scaleX(-1)}
[dir=rtl] .viewer .back svg{transform:none}
@media(prefers-color-scheme:dark){.viewer mark{background:#ffd54a40}}
@media(min-width:56em){.viewer{position:relative;inset:auto;height:100dvh;border-radius:0;border-inline-start:1px solid var(--l)}.viewer .stage{padding:24px}.sheet-page{max-width:calc(760px*var(--zoom))}}
`;
