/** Ways to get in touch that stand in a CV, as the links that they would be. */
import type { PdfPage } from '../knowledge/read-pdf.ts';

const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const WEB =
  /(?:https?:\/\/|www\.)[^\s|,;()<>]+|\b(?:linkedin|instagram|facebook|github|xing|wa)\.(?:com|me)\/[^\s|,;()<>]+/gi;
const PHONE = /(?<![\d/.-])(?:\(?\+|00)?\(?\d[\d\s()/.-]{6,20}\d(?!\d)/g;
/** Years and days that look like numbers to call. */
const DATES = /\b(?:\d{1,2}[./-]){0,2}(?:19|20)\d\d(?:\s*[-–/]\s*(?:\d{1,2}[./-]){0,2}(?:19|20)\d\d)?\b/g;

/** `mailto:`, `tel:` and `https:` addresses, each once: those that links lead to, then those that only stand there. */
export function contactsOf(pages: readonly PdfPage[], contactText: string): string[] {
  const text = latinDigits(pages.flatMap(({ lines }) => lines.map((line) => line.text)).join('\n'));
  const linked = pages.flatMap(({ links }) => links).filter((link) => /^(?:https?|mailto|tel):/i.test(link));
  const mails = [...text.matchAll(MAIL)].map(([address]) => `mailto:${address}`);
  const phones = [
    ...latinDigits(contactText).replaceAll(MAIL, ' ').replaceAll(WEB, ' ').replaceAll(DATES, ' ').matchAll(PHONE),
  ].map(([number]) => `tel:${number.trim()}`);
  const written = [...text.replaceAll(MAIL, ' ').matchAll(WEB)].map(([address]) => address.replace(/[.\s]+$/, ''));
  // A written address may be broken by the end of its line: where links are, they are the better source.
  const webs = linked.some((link) => /^http/i.test(link))
    ? []
    : written.map((address) => address.replace(/^(?!https?:)/i, 'https://'));
  return [...new Map([...mails, ...phones, ...linked, ...webs].map((link) => [keyOf(link), link])).values()];
}

const keyOf = (link: string): string =>
  link
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replaceAll(/^mailto:|\/+$|(?<=^tel:.*)[\s()/.-]/g, '');

/** Arabic and other digits as those that addresses and numbers are made of. */
export function latinDigits(text: string): string {
  return text
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0xe50));
}
