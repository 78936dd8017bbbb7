/** Style of the chat: a sheet on phones, a panel beside the page on wide screens; bubbles without tails. */
import { motion } from '../../ui/tokens.ts';

export const chatCss = `
.sheet.chat{height:92dvh}
.chat>header .face{display:grid;place-items:center;width:40px;height:40px;margin-inline-start:-4px;border-radius:50%;background:var(--t);color:var(--a)}
.chat .face svg{width:20px;height:20px}
.chat>header div{flex:1;min-width:0}
.chat>header p{font-size:.8125rem;color:var(--f);line-height:1.3}
.chat .sheet-body{flex:1;display:flex;flex-direction:column;min-height:0;padding:0}
.chat .log{flex:1;overflow:auto;overscroll-behavior:contain;padding:20px;display:flex;flex-direction:column;gap:12px}
.chat .log>:first-child{margin-top:auto}
.chat .tip{font-size:.8125rem;color:var(--f);text-align:center;max-width:36ch;margin-inline:auto}
.bubble{max-width:88%;padding:12px 16px;border-radius:18px;overflow-wrap:anywhere}
.bubble.mine{align-self:flex-end;background:var(--b);color:var(--ob);box-shadow:inset 0 0 0 1px var(--be);white-space:pre-wrap}
.bubble.theirs{align-self:flex-start;background:var(--c);box-shadow:inset 0 0 0 1px var(--l)}
.bubble .says span{animation:arrive ${motion.calm}ms ${motion.easing}}
@keyframes arrive{from{opacity:0}}
.cite{display:inline-flex;align-items:center;justify-content:center;position:relative;min-width:22px;height:22px;margin-inline-start:4px;padding:0 6px;border-radius:99px;background:var(--t);color:var(--a);font-size:.8125rem;font-weight:600;line-height:1;vertical-align:1px}
.cite::after{content:"";position:absolute;inset:-11px -9px}
.cite[aria-expanded=true]{background:var(--b);color:var(--ob)}
.originals{margin-top:10px;font-size:.8125rem;color:var(--s)}
.originals:empty{display:none}
.originals p{margin:0;color:var(--f)}
.originals .words{display:flex;gap:8px;margin-top:4px;color:var(--s)}
.originals b{color:var(--a)}
.originals span{flex:1;min-width:0}
.passage{margin-top:10px;padding:12px 14px;border-inline-start:3px solid var(--b);border-radius:4px;background:var(--t);font-size:.9375rem}
.passage b{display:block;font-size:.8125rem;color:var(--s)}
.passage a{display:inline-flex;align-items:center}
.passage :is(a,button),.bubble .again{min-height:44px;color:var(--a);font-size:.9375rem;font-weight:600;text-decoration:underline;text-underline-offset:4px}
.reading{display:flex;align-items:center;gap:8px;color:var(--f);font-size:.9375rem}
.reading::before{content:"";width:8px;height:8px;border-radius:50%;background:var(--a);animation:breathe 1.1s infinite alternate}
@keyframes breathe{from{opacity:.25}}
.after{display:flex;flex-wrap:wrap;align-items:center;gap:8px;margin-top:10px}
.after:empty{display:none}
.after .line,.after .fill{min-height:44px;width:auto;margin:0;font-size:.9375rem;padding:4px 16px}
.rate{display:flex;align-items:center;margin:2px 0 -8px -12px;margin-inline:-12px 0;color:var(--f);font-size:.8125rem}
.rate button{display:grid;place-items:center;width:44px;height:44px;border-radius:99px}
.rate svg{width:18px;height:18px}
.rate .down svg{transform:rotate(180deg)}
.rate [aria-pressed=true]{color:var(--a)}
.rate [aria-pressed=true] svg{fill:var(--t)}
.chat .next{display:flex;flex-wrap:wrap;gap:8px}
.chat .next button{min-height:44px;padding:8px 16px;border:1px solid var(--e);border-radius:22px;color:var(--a);font-size:.9375rem;line-height:1.35;text-align:start}
.chat .foot{padding:10px 16px calc(10px + env(safe-area-inset-bottom));border-top:1px solid var(--l);background:var(--p)}
.chat .compose{display:flex;align-items:flex-end;gap:6px;padding:4px;padding-inline-start:16px;border:1px solid var(--e);border-radius:27px;background:var(--c)}
.chat .compose:focus-within{outline:2px solid var(--a);outline-offset:1px}
.chat .compose textarea{flex:1;min-width:0;max-height:132px;padding:10px 0;line-height:1.4;resize:none;field-sizing:content;outline:0}
.chat .compose textarea::placeholder{color:var(--f);opacity:1}
.chat .compose button{flex:none;display:grid;place-items:center;width:44px;height:44px;border-radius:99px;background:var(--b);color:var(--ob);box-shadow:inset 0 0 0 1.5px var(--be)}
.chat .shortcuts{display:flex;justify-content:space-between;flex-wrap:wrap;column-gap:16px;margin:4px 4px 0}
.chat .shortcuts button{min-height:44px;color:var(--s);font-size:.9375rem;font-weight:500}
.chat .shortcuts button:first-child{color:var(--a)}
.chat .shortcuts a{display:inline-flex;align-items:center;min-height:44px;color:var(--f);font-size:.8125rem}
.chat .shortcuts [hidden]{visibility:hidden;display:block}
.voice{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
html:has(.chat:modal){overflow:hidden}
@media(min-width:56em){.sheet.chat{inset:auto 24px 24px auto;inset-inline:auto 24px;z-index:6;width:420px;height:min(680px,calc(100dvh - 48px));margin:0;border:1px solid var(--l)}}
`;
