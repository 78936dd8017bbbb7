/**
 * CloudFront function (cloudfront-js-2.0) of the public site: makes the key of the pages bucket from the path.
 *
 *   /                  _site/index.html
 *   /robots.txt        _site/robots.txt         (files of the site's own)
 *   /legal/terms       _site/legal/terms.html   (pages of the site's own)
 *   /waitlist          _site/waitlist.html      (and /waitlist/ar_ae)
 *   /showcase          _site/showcase.html      (and /showcase/ar_ae)
 *   /showcase/mara     _site/showcase-page.html (and /showcase/mara/ar_ae)
 *   /mara              live/mara/index.html
 *   /mara/de_de        live/mara/de_de.html
 *   /mara/contact.vcf  live/mara/contact.vcf
 *
 * Who takes brotli gets the packed form of a live page, which stands beside it: live/mara/index.html.br.
 *
 * What is not there falls back to the function edge-page-fallback, which gets the same key.
 */
const SITE_SEGMENTS = ['legal', '.well-known', 'waitlist'];

function handler(event) {
  const request = event.request;
  const segments = request.uri.split('/').filter((segment) => segment !== '');
  const key = keyOf(segments);
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
