import { appAccent } from '../../ui/tokens.ts';

/** Style of the widget, in its shadow root: nothing of the site's reaches it, nothing of it reaches the site. */
export const embedCss = `
:host{all:initial;position:fixed;z-index:2147483000;inset-block-end:calc(20px + env(safe-area-inset-bottom));inset-inline-end:20px;font:500 15px/1.3 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
:host(.start){inset-inline:20px auto}
button{all:unset;box-sizing:border-box;cursor:pointer}
button:focus-visible{outline:3px solid #fff;box-shadow:0 0 0 6px #000}
svg{flex:none;width:22px;height:22px;fill:none;stroke:currentColor;stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}
.open{display:flex;align-items:center;gap:10px;min-height:52px;max-width:calc(100vw - 40px);padding:8px 20px;border-radius:26px;background:var(--xpage-fill,${appAccent});color:var(--xpage-text,#fff);box-shadow:0 1px 2px #16181d1a,0 10px 28px #16181d33}
dialog{position:fixed;inset:0;box-sizing:border-box;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0;overflow:hidden;background:Canvas;color:CanvasText;color-scheme:light dark}
dialog:not([open]){display:none}
iframe{display:block;width:100%;height:100%;border:0}
.close{position:absolute;inset-block-start:8px;inset-inline-end:8px;display:grid;place-items:center;width:44px;height:44px;border-radius:22px}
[hidden]{display:none}
@media(min-width:40em){dialog{inset:auto;inset-block-end:calc(88px + env(safe-area-inset-bottom));inset-inline-end:20px;width:420px;height:min(680px,calc(100dvh - 116px));border:1px solid #8883;border-radius:18px;box-shadow:0 1px 2px #16181d1a,0 16px 48px #16181d40;animation:rise .2s ease-out}:host(.start) dialog{inset-inline:20px auto}}
@media(prefers-reduced-motion:reduce){dialog{animation:none}}
@keyframes rise{from{transform:translateY(12px);opacity:0}}
`;
