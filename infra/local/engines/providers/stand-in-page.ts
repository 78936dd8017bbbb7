/** Pages of stand-ins that a person sees: each says plainly what it is. */
import type { ServerResponse } from 'node:http';
import { escapeMarkup } from '../../../../shared/rules/escape-markup.ts';

const CSS =
  ':root{color-scheme:light dark}body{margin:0;min-height:100svh;display:grid;place-items:center;background:#FBFAF7;color:#16181D;font:17px/1.5 system-ui,sans-serif}' +
  'main{width:min(26rem,100% - 48px);padding:32px 0}h1{font-size:28px;line-height:1.15;letter-spacing:-.02em;margin:0 0 12px}p,li,dt{color:#4D4A45}ul{padding-inline-start:20px}' +
  'small{display:inline-block;margin-bottom:20px;padding:4px 10px;border-radius:99px;background:#EDEAE2;color:#4D4A45}' +
  'form{display:flex;flex-wrap:wrap;gap:8px;margin:20px 0 0}label{flex:1 0 100%;display:flex;gap:12px;align-items:center;padding:12px 16px;border:1px solid #CFCAC0;border-radius:10px}' +
  'strong{font-size:24px;font-variant-numeric:tabular-nums}' +
  'button{font:inherit;min-height:44px;padding:10px 20px;border-radius:10px;color:inherit;background:none;border:1px solid #CFCAC0;cursor:pointer}' +
  'button.main{background:#2B46E6;border-color:#2B46E6;color:#fff}:focus-visible{outline:3px solid #2B46E6;outline-offset:2px}' +
  '@media(prefers-color-scheme:dark){body{background:#131316;color:#F3F1EC}p,li,dt{color:#C3BFB7}small{background:#2E2E33;color:#C3BFB7}button,label{border-color:#55524c}}';

/** @param body markup, its values escaped */
export function standInPage(provider: string, title: string, body: string): string {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>Local ${escapeMarkup(provider)}</title><style>${CSS}</style></head>` +
    `<body><main><small>Stand-in for ${escapeMarkup(provider)}, on this machine only</small><h1>${escapeMarkup(title)}</h1>${body}</main></body></html>`
  );
}

export function sendPage(response: ServerResponse, html: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html);
}

export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

export function sendBack(response: ServerResponse, location: string): void {
  response.writeHead(303, { location, 'cache-control': 'no-store' }).end();
}
