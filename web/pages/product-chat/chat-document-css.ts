/** Style of the visitor's chat page, beside what it has from the public page and its chat. */
import { appAccent, floatShadow } from '../../ui/tokens.ts';
import { baseCss } from '../css/base.ts';
import { chatCss } from '../islands/chat-css.ts';
import { sheetCss } from '../islands/sheet-css.ts';
import { themeCss } from '../theme.ts';

export function chatDocumentCss(): string {
  const theme = themeCss({ themeColour: appAccent, pageTheme: 'auto', textColour: 'auto' });
  return theme + baseCss + sheetCss + chatCss + ownCss + printCss;
}

/** What is written stands in a column of 720 px in the middle; the document comes beside it on wide screens. */
const ownCss = `
html{--gap:max(20px,calc((100% - 720px)/2));height:100%;scroll-padding:0}
body{display:grid;grid-template-columns:minmax(0,1fr);height:100dvh;overflow:hidden}
[hidden]{display:none!important}
main.chat{display:flex;flex-direction:column;min-width:0;min-height:0;height:100dvh}
.head{display:flex;align-items:center;gap:12px;padding:10px 8px 10px 16px;padding-inline:16px 8px;border-bottom:1px solid var(--l)}
.head .names{flex:1;min-width:0}
.head h1{font:inherit;font-weight:600;line-height:1.25;letter-spacing:-.01em;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.head p{font-size:.8125rem;line-height:1.35;color:var(--f);overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.head p a{color:var(--a)}
.logo{flex:none;display:grid;place-items:center;width:44px;height:44px;border-radius:12px;overflow:hidden;background:var(--t);color:var(--a);font-weight:600}
.logo img{object-fit:contain;background:#fff}
.logo.face img{object-fit:cover}
.logo.face{border-radius:50%}
.menu{position:static}
.menu[open]{padding:0}
.menu>summary,[open].menu>summary{position:static;color:var(--i);text-decoration:none}
.menu svg.o{stroke-width:2.5}
.menu>div{position:absolute;z-index:4;inset-block-start:60px;inset-inline-end:12px;min-width:220px;padding:8px;border:1px solid var(--l);border-radius:14px;background:var(--c);box-shadow:${floatShadow}}
.menu :is(button,a){display:flex;align-items:center;width:100%;min-height:44px;padding:4px 12px;border-radius:10px;font-size:.9375rem;text-align:start}
.menu .language{display:flex;align-items:center;gap:10px;margin-top:8px;padding:8px 12px 0;border-top:1px solid var(--l)}
.menu .language svg{flex:none;width:20px;height:20px;stroke-width:1.5;color:var(--f)}
.menu select{flex:1;min-width:0;min-height:44px;padding-inline:2px;background:var(--c);font-size:.9375rem;text-overflow:ellipsis}
.chat .log{padding:24px var(--gap)}
.chat .log>:first-child{margin-top:auto}
.chat .foot{padding-inline:max(12px,var(--gap))}
.chat .foot>.note:not(:empty){margin:0 4px 8px}
.chat .compose :disabled{opacity:1}
.intro{display:flex;flex-direction:column;gap:16px;padding-bottom:4px}
.intro:only-child{margin-bottom:auto}
.intro h2{font-size:1.75rem;font-weight:600;line-height:1.2;letter-spacing:-.02em;text-wrap:balance;color:var(--i)}
.intro .text{color:var(--s)}
.intro .summary{padding:14px 16px;border-radius:14px;background:var(--t);font-size:.9375rem;color:var(--s)}
.intro .next:empty,.intro:not(:only-child) .next{display:none}
.blank{display:block;width:60%;height:1em;border-radius:8px;background:var(--l);animation:breathe 1.1s infinite alternate}
.blank.wide{width:88%;height:2em}
.blank.chip{width:46%;height:44px;border-radius:22px}
.head .blank{width:9em}
.gone{margin-block:auto;padding:24px 0;text-align:center;display:grid;gap:12px;justify-items:center}
.gone h1{font-size:1.375rem;font-weight:600}
.gone p{max-width:44ch;color:var(--s)}
.bubble .sources{margin-top:12px;padding-top:8px;border-top:1px solid var(--l)}
.sources h3{font-size:.8125rem;font-weight:500;color:var(--f)}
.sources button{display:flex;align-items:center;gap:8px;width:100%;min-height:44px;font-size:.9375rem;text-align:start}
.sources b{flex:none;min-width:22px;padding:0 6px;border-radius:99px;background:var(--t);color:var(--a);font-size:.8125rem;line-height:22px;text-align:center}
.sources span{flex:1;min-width:0;text-decoration:underline;text-decoration-color:var(--e);text-underline-offset:4px}
.bubble.theirs{min-width:min(100%,18rem)}
.bubble>div:first-child .note{margin-bottom:4px}
.tools{display:flex;align-items:center;justify-content:space-between;gap:8px}
.tools>button{min-height:44px;margin-bottom:-8px;padding-inline:8px;font-size:.8125rem;color:var(--f)}
.sheet-body>p+form{margin-top:20px}
.none{padding:24px}
.printed{display:none}
.files a{display:flex;align-items:center;justify-content:space-between;gap:16px;min-height:52px;border-bottom:1px solid var(--l)}
.files small{flex:none}
.embedded .head{padding-inline:12px 4px}
@media(hover:hover){.menu :is(button,a):hover,.sources button:hover span{background:var(--t)}}
@media(min-width:56em){body.beside{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}.head{padding-inline:24px 16px}}
`;

/** On paper stands what was asked and answered, with all its sources, and nothing that one can press. */
const printCss = `
@media print{
:root{color-scheme:light}
html,body{display:block;height:auto;overflow:visible;background:#fff;color:#000;font-size:11pt}
body>:not(.printed){display:none!important}
.printed{display:block}
.printed h1{font:inherit;font-size:18pt;font-weight:600;letter-spacing:0;margin-bottom:4pt}
.printed h2{font-size:11pt;font-weight:600;margin-top:16pt;break-after:avoid}
.printed p{margin-top:4pt;white-space:pre-line}
.printed ol{margin-top:8pt}
.printed li{margin-top:6pt;break-inside:avoid}
.printed blockquote{margin-inline-start:16pt;font-size:10pt;color:#444}
}
`;
