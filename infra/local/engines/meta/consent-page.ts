/** The consent page of the local Meta: says plainly what it is, and asks what the real one asks. */
import { escapeMarkup } from '../../../../shared/rules/escape-markup.ts';

const CSS =
  ':root{color-scheme:light dark}body{margin:0;min-height:100svh;display:grid;place-items:center;background:#FBFAF7;color:#16181D;font:17px/1.5 system-ui,sans-serif}' +
  'main{width:min(26rem,100% - 48px)}h1{font-size:28px;line-height:1.15;letter-spacing:-.02em;margin:0 0 12px}p,li{color:#4D4A45}ul{padding-inline-start:20px}' +
  'small{display:inline-block;margin-bottom:20px;padding:4px 10px;border-radius:99px;background:#EDEAE2;color:#4D4A45}' +
  'a{display:inline-block;padding:12px 20px;margin:8px 8px 0 0;border-radius:10px;text-decoration:none;color:inherit;border:1px solid #CFCAC0}' +
  'a.main{background:#2B46E6;border-color:#2B46E6;color:#fff}@media(prefers-color-scheme:dark){body{background:#131316;color:#F3F1EC}p,li{color:#C3BFB7}small{background:#2E2E33;color:#C3BFB7}a{border-color:#55524c}}';

/** @param address of the dialog, with its query: the answers are links to it */
export function consentPage(name: string, address: URL): string {
  const answer = (value: string): string => {
    const query = new URLSearchParams(address.searchParams);
    query.set('answer', value);
    return escapeMarkup(`${address.pathname}?${query}`);
  };
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>Local Meta</title><style>${CSS}</style></head><body><main>` +
    `<small>Stand-in for Meta, on this machine only</small><h1>Continue as ${escapeMarkup(name)}?</h1>` +
    `<p>XPage asks to read:</p><ul><li>your name</li><li>the list of your pages</li><li>the handles of their Instagram accounts</li></ul>` +
    `<a class="main" href="${answer('allow')}">Continue</a><a href="${answer('deny')}">Cancel</a></main></body></html>`
  );
}
