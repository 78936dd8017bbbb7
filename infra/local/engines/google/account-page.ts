/** The page of the local Google on which an account is chosen: says plainly what it is, and offers what the real one does. */
import { escapeMarkup } from '../../../../shared/rules/escape-markup.ts';
import { people, type Person } from './people.ts';

const CSS =
  ':root{color-scheme:light dark}body{margin:0;min-height:100svh;display:grid;place-items:center;background:#FBFAF7;color:#16181D;font:17px/1.5 system-ui,sans-serif}' +
  'main{width:min(26rem,100% - 48px);padding-block:32px}h1{font-size:28px;line-height:1.15;letter-spacing:-.02em;margin:0 0 20px}' +
  'small{display:inline-block;margin-bottom:20px;padding:4px 10px;border-radius:99px;background:#EDEAE2;color:#4D4A45}' +
  'a,button,input{display:block;box-sizing:border-box;width:100%;min-height:52px;padding:12px 16px;border-radius:10px;border:1px solid #CFCAC0;background:none;color:inherit;font:inherit;text-align:start;text-decoration:none;margin-bottom:8px}' +
  'a span{display:block;color:#4D4A45;font-size:15px}label{display:block;margin:16px 0 4px;font-size:15px}form{margin-top:28px}button{background:#2B46E6;border-color:#2B46E6;color:#fff;text-align:center;margin-top:16px;cursor:pointer}' +
  '@media(prefers-color-scheme:dark){body{background:#131316;color:#F3F1EC}a span{color:#C3BFB7}small{background:#2E2E33;color:#C3BFB7}a,input{border-color:#55524c}}';

/** @param address of the page, with its query: the answers are links to it */
export function accountPage(address: URL): string {
  const link = (changes: Record<string, string>): string => {
    const query = new URLSearchParams(address.searchParams);
    for (const [name, value] of Object.entries(changes)) query.set(name, value);
    return escapeMarkup(`${address.pathname}?${query}`);
  };
  const choice = ({ name, email }: Person): string =>
    `<a href="${link({ answer: 'choose', email })}">${escapeMarkup(name)}<span>${escapeMarkup(email)}</span></a>`;
  const hidden = [...address.searchParams, ['answer', 'choose']]
    .map(
      ([name = '', value = '']) => `<input type="hidden" name="${escapeMarkup(name)}" value="${escapeMarkup(value)}">`,
    )
    .join('');
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>Local Google</title><style>${CSS}</style></head><body><main>` +
    `<small>Stand-in for Google, on this machine only</small><h1>Choose an account</h1>${people.map(choice).join('')}` +
    `<a href="${link({ answer: 'cancel' })}">Cancel</a>` +
    `<form action="${escapeMarkup(address.pathname)}">${hidden}<label for="name">Somebody else: name</label><input id="name" name="name" required>` +
    `<label for="email">E-mail at Google</label><input id="email" name="email" type="email" required><button>Continue</button></form></main></body></html>`
  );
}
