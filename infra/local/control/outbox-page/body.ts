/** The body of a message as HTML that is safe whatever the message holds: marked text, or a mail in a sealed frame. */
import { escapeMarkup } from '../../../../shared/rules/escape-markup.ts';

/** Six digits that stand alone: not part of a longer number, a colour, an amount or a word. */
const CODE = /(?<![\w#.,&-])\d{6}(?![\w-])(?![.,]\d)/g;

/** A web address, or a code. Closing punctuation belongs to the sentence, not to the address. */
const MARKED = new RegExp(`(https?://[^\\s<>"]*[^\\s<>"'.,;:!?)\\]])|(${CODE.source})`, 'g');

/**
 * Put before a mail's HTML: nothing is loaded from elsewhere, and links open in a tab of their own. Pictures of this
 * machine's own media host are shown.
 */
const FRAME_HEAD =
  '<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src \'none\'; ' +
  "style-src 'unsafe-inline'; img-src data: http://localhost:* http://127.0.0.1:*\">" +
  '<base target="_blank"><style>body{margin:16px;font-family:system-ui,sans-serif}</style>';

/** The distinct codes of a message, in order. */
export function findCodes(text: string): string[] {
  return [...new Set(text.match(CODE) ?? [])];
}

/** What a reader of the HTML sees, roughly: good enough to find codes and to search in. */
export function visibleText(html: string): string {
  return html
    .replace(/<(style|script|title)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(nbsp|#160);/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Plain text with its links and codes marked. */
export function renderText(text: string): string {
  let html = '';
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
    html += escapeMarkup(text.slice(end, match.index));
    html += match[1] === undefined ? `<mark>${match[0]}</mark>` : renderLink(match[1]);
    end = match.index + match[0].length;
  }
  return `<p class="text" dir="auto">${html}${escapeMarkup(text.slice(end))}</p>`;
}

/** Without allow-scripts and allow-same-origin the mail can run nothing and has no origin; its links still open. */
export function renderFrame(html: string, title: string): string {
  return (
    `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" title="${escapeMarkup(title)}" ` +
    `srcdoc="${escapeMarkup(FRAME_HEAD + html)}"></iframe>`
  );
}

function renderLink(url: string): string {
  return `<a href="${escapeMarkup(url)}" target="_blank" rel="noreferrer">${escapeMarkup(url)}</a>`;
}
