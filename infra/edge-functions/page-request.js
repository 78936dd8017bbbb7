/**
 * CloudFront function (cloudfront-js-2.0) of the public site: makes the key of the pages bucket from the path.
 *
 *   /                  _site/index.html
 *   /robots.txt        _site/robots.txt         (files of the site's own)
 *   /legal/terms       _site/legal/terms.html   (pages of the site's own)
 *   /waitlist          _site/waitlist.html      (and /waitlist/ar_ae)
 *   /showcase          _site/showcase.html      (and /showcase/ar_ae)
 *   /showcase/mara     _site/showcase-page.html (and /showcase/mara/ar_ae)
 *   /chat/ID           _site/chat/de_de.html   (in the language that the browser asks for; and /chat/ID/ar_ae)
 *   /embed/ID          _site/chat/de_de.html   (the same in the frames of other sites)
 *   /embed/chat.js     _site/embed/chat.js
 *   /mara              live/mara/index.html
 *   /mara/de_de        live/mara/de_de.html
 *   /mara/contact.vcf  live/mara/contact.vcf
 *
 * Who takes brotli gets the packed form of a live page, which stands beside it: live/mara/index.html.br.
 *
 * What is not there falls back to the function edge-page-fallback, which gets the same key.
 */
const SITE_SEGMENTS = ['legal', '.well-known', 'waitlist', 'embed'];

/** The documents of the chat, by the first words of a language (BCP 47); Chinese is written in two ways. */
const CHAT_LANGUAGES = new Map([
  ['en', 'en_us'],
  ['de', 'de_de'],
  ['ar', 'ar_ae'],
  ['zh-hk', 'zh_hk'],
  ['zh-tw', 'zh_hk'],
  ['zh-hant', 'zh_hk'],
]);

function handler(event) {
  const request = event.request;
  const segments = request.uri.split('/').filter((segment) => segment !== '');
  const key = isChat(segments) ? '/_site/' + chatFile(segments, request) : keyOf(segments);
  const isPage = key.startsWith('/live/') && key.endsWith('.html');
  request.uri = isPage && takesBrotli(request) ? key + '.br' : key;
  return request;
}

/** `br`, also with a weight, unless that is 0 (RFC 9110, section 12.5.3). */
function takesBrotli(request) {
  const accepted = request.headers['accept-encoding'];
  const entries = accepted === undefined ? [] : accepted.value.split(',');
  return entries.some((entry) => /^\s*br\s*(;(?!\s*q=0(\.0*)?\s*$).*)?$/i.test(entry));
}

function keyOf(segments) {
  const first = segments[0];
  if (first === undefined) return '/_site/index.html';
  const isOfSite = SITE_SEGMENTS.includes(first) || (segments.length === 1 && isFile(first));
  if (first === 'showcase') return '/_site/' + showcaseFile(segments);
  if (isOfSite) return '/_site/' + withEnding(segments.join('/'));
  if (segments.length === 1) return '/live/' + first.toLowerCase() + '/index.html';
  return '/live/' + withEnding([first.toLowerCase()].concat(segments.slice(1)).join('/'));
}

/** Files beside it have an ending, which no part of a chat's address has. */
function isChat(segments) {
  return (segments[0] === 'chat' || segments[0] === 'embed') && !isFile(segments[segments.length - 1]);
}

/** A chat has one document for all products; which one it is, the document reads from its address. */
function chatFile(segments, request) {
  const last = segments[segments.length - 1];
  const isNamed = Array.from(CHAT_LANGUAGES.values()).includes(last);
  return 'chat/' + (isNamed ? last : askedLanguage(request)) + '.html';
}

/** Browsers name their languages in the order of their owner's wish. */
function askedLanguage(request) {
  const asked = request.headers['accept-language'];
  const tags = asked === undefined ? [] : asked.value.toLowerCase().split(',');
  const found = tags
    .map((tag) => tag.trim().split(';')[0].split('-'))
    .map((parts) => CHAT_LANGUAGES.get(parts.slice(0, 2).join('-')) || CHAT_LANGUAGES.get(parts[0]))
    .find((language) => language !== undefined);
  return found === undefined ? 'en_us' : found;
}

/** Pages of the showcase have one document for all; which one it is, the document reads from its address. */
function showcaseFile(segments) {
  const last = segments[segments.length - 1];
  const language = /^[a-z]{2}_[a-z]{2}$/.test(last) ? '/' + last : '';
  const isOnePage = segments.length > (language === '' ? 1 : 2);
  return (isOnePage ? 'showcase-page' : 'showcase') + language + '.html';
}

function withEnding(path) {
  return isFile(path.slice(path.lastIndexOf('/') + 1)) ? path : path + '.html';
}

function isFile(segment) {
  return segment.includes('.');
}
