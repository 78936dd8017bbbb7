/** The outbox as a web page: what this machine would have sent, for people who try the product and need the code. */
import { createHash } from 'node:crypto';
import type { Channel, OutboxMessage } from '../engines/messages/outbox.ts';
import { findCodes, renderFrame, renderText, visibleText } from './outbox-page/body.ts';
import { escapeMarkup } from '../../../shared/rules/escape-markup.ts';
import { SCRIPT } from './outbox-page/script.ts';
import { STYLE } from './outbox-page/style.ts';

const CHANNELS: Record<Channel, { name: string; icon: string }> = {
  email: { name: 'Mail', icon: '<rect x="3" y="5" width="18" height="14" rx="2.5"/><path d="m4 7 8 6 8-6"/>' },
  sms: { name: 'SMS', icon: '<path d="M4 5h16v11H11l-4.5 3.5V16H4z"/><path d="M8 9h8M8 12h5"/>' },
  whatsapp: {
    name: 'WhatsApp',
    icon: '<path d="m4 20 1.2-4A8 8 0 1 1 8 18.8z"/><path d="M9 9.5c.4 2.8 2.7 5 5.5 5.5"/>',
  },
  webhook: { name: 'Webhook', icon: '<path d="M9 7 4 12l5 5M15 7l5 5-5 5"/>' },
};

/** Only this page's own script runs, by its hash: a mistake in escaping would still not run a message's script. */
const POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`,
  "style-src 'unsafe-inline'",
  'img-src data: http://localhost:* http://127.0.0.1:*',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * A complete HTML page of the messages, in the order given (the outbox lists newest first).
 *
 * It needs nothing else from the network, and fetches its own address again every two seconds.
 */
export function renderOutboxPage(messages: OutboxMessage[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Outbox</title>
<style>${STYLE}</style>
<noscript><meta http-equiv="refresh" content="5"></noscript>
</head>
<body>
<header class="top">
<h1>Outbox</h1>
<p>Mail and messages stay on this machine. <span data-count aria-live="polite">${countInWords(messages.length)}</span></p>
</header>
<div class="finder"><label><span>Search messages</span>
<input type="search" placeholder="Search by person, subject or text" autocomplete="off" spellcheck="false"></label></div>
<main>
${messages.map(renderMessage).join('\n')}
<p class="quiet" data-empty${messages.length > 0 ? ' hidden' : ''}>Nothing has been sent yet. Codes, notices and receipts will appear here.</p>
<p class="quiet" data-none hidden>No message fits this search.</p>
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

function countInWords(count: number): string {
  return count === 1 ? '1 message' : `${count} messages`;
}

function renderMessage(message: OutboxMessage): string {
  const readable = message.text === '' && message.html !== undefined ? visibleText(message.html) : message.text;
  const recipients = message.to.join(', ');
  const found = [message.channel, recipients, message.from, message.subject ?? '', readable].join(' ').toLowerCase();
  return `<article id="m-${escapeMarkup(message.id)}" data-search="${escapeMarkup(found)}">
<div class="line">${renderChannel(message.channel)}<span class="to">${escapeMarkup(recipients)}</span>
<time datetime="${escapeMarkup(message.at)}">${escapeMarkup(message.at.replace('T', ' ').replace(/\.\d+Z$/, ' UTC'))}</time></div>
${message.subject === undefined ? '' : `<h2 dir="auto">${escapeMarkup(message.subject)}</h2>`}
${renderCodes(findCodes(`${message.subject ?? ''}\n${readable}`))}
${renderBody(message)}
${renderDetails(message)}
</article>`;
}

function renderChannel(channel: Channel): string {
  const { name, icon } = CHANNELS[channel];
  return `<span class="channel"><svg viewBox="0 0 24 24" aria-hidden="true">${icon}</svg>${name}</span>`;
}

function renderCodes(codes: string[]): string {
  if (codes.length === 0) return '';
  const chips = codes.map(
    (code) =>
      `<span class="code"><b>${code}</b><button type="button" data-copy="${code}" aria-label="Copy the code ${code}">Copy</button></span>`,
  );
  return `<div class="codes">${chips.join('')}</div>`;
}

function renderBody(message: OutboxMessage): string {
  if (message.html === undefined) return renderText(message.text);
  const frame = renderFrame(message.html, message.subject ?? 'Mail without a subject');
  if (message.text === '') return frame;
  return `${frame}<details><summary>Plain text</summary>${renderText(message.text)}</details>`;
}

function renderDetails(message: OutboxMessage): string {
  const attachments = (message.attachments ?? []).map(
    ({ name, contentType, sizeBytes }) => `${name} (${contentType}, ${sizeBytes} bytes)`,
  );
  const rows: [string, string][] = [
    ['From', message.from],
    ...Object.entries(message.headers ?? {}),
    ...attachments.map((text): [string, string] => ['Attachment', text]),
    ['Message id', message.id],
  ];
  const list = rows.map(([name, value]) => `<dt>${escapeMarkup(name)}</dt><dd>${escapeMarkup(value)}</dd>`);
  return `<details><summary>Details</summary><dl>${list.join('')}</dl></details>`;
}
