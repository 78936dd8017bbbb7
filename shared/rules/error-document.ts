/**
 * The document that tells of an error where there is no app: the same whether a function writes it, the edge or the
 * browser keeps it, or the firewall answers with it (at most 4 KB there). Complete in itself: nothing else may be
 * reachable.
 */
import { directionOf, toBcp47, type LanguageValue } from '../places/languages.ts';
import { escapeMarkup } from './escape-markup.ts';

const CSS =
  ':root{color-scheme:light dark}body{margin:0;min-height:100svh;display:grid;place-items:center;background:#fbfaf7;color:#16181d;font:17px/1.5 system-ui,sans-serif}' +
  'main{width:min(26rem,100% - 48px);padding-block:24px;overflow-wrap:anywhere}p{color:#4d4a45;margin:0 0 16px}h1{font-size:38px;line-height:1.15;margin:0 0 12px;text-wrap:balance}h1:not(:lang(ar)){letter-spacing:-.02em}' +
  'b{color:#16181d}a{display:inline-block;padding-block:12px;margin-block-start:8px;margin-inline-end:20px;border-radius:10px;font-weight:600;text-decoration:none;color:#2b46e6}a:focus-visible{outline:2px solid;outline-offset:2px}' +
  'a.main{padding-inline:20px;background:#2b46e6;color:#fff}small{display:block;margin-block-start:32px;font-size:13px;color:#6b6760}code{font:inherit;user-select:all}[hidden]{display:none}' +
  '@media(prefers-color-scheme:dark){body{background:#131316;color:#f3f1ec}p{color:#c3bfb7}small{color:#a09b92}b{color:#f3f1ec}a{color:#a9b5ff}a.main{background:#4b63f0;color:#fff}}';

export type ErrorDocument = {
  language: LanguageValue;
  title: string;
  text: string;
  /** Markup of what can be done, before the way home. */
  actions?: string;
  home: string;
  /** What the reference is called, and the reference; empty while only a script can find it out. */
  reference: { label: string; id: string };
  /** Address of a module. */
  script?: string;
  /** A script inside: the document then has a policy of its own, which allows nothing but it. */
  inlineScript?: InlineScript;
};

/** `hash`: as a content security policy lists it (CSP level 3, section 2.3.1). */
export type InlineScript = { text: string; hash: string };

export function errorDocument(document: ErrorDocument): string {
  const { language, title, text, actions = '', home, reference, script, inlineScript } = document;
  const { label, id } = reference;
  return (
    `<!doctype html><html lang="${toBcp47(language)}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `${inlineScript === undefined ? '' : policyFor(inlineScript)}<meta name="robots" content="noindex"><title>${escapeMarkup(title)}</title><style>${CSS}</style></head>` +
    `<body><main><h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(text)}</p>${actions}<a id="home" href="/">${escapeMarkup(home)}</a>` +
    `<small${id === '' ? ' hidden' : ''}><span>${escapeMarkup(label)}</span>: <code dir="ltr">${escapeMarkup(id)}</code></small></main>` +
    `${script === undefined ? '' : `<script type="module" src="${escapeMarkup(script)}"></script>`}` +
    `${inlineScript === undefined ? '' : `<script>${inlineScript.text}</script>`}</body></html>`
  );
}

function policyFor({ hash }: InlineScript): string {
  const policy =
    `default-src 'none'; script-src '${hash}'; style-src 'unsafe-inline'; ` +
    "img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";
  return `<meta http-equiv="content-security-policy" content="${policy}">`;
}

/** The same address again. */
export const retryLink = (text: string): string => `<a class="main" id="retry" href="">${escapeMarkup(text)}</a>`;
