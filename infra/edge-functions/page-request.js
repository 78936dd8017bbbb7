/**
 * CloudFront function (cloudfront-js-2.0) of the public site: makes the key of the pages bucket from the path.
 *
 *   /                  _site/index.html
 *   /robots.txt        _site/robots.txt         (files of the site's own)
 *   /de_de             _site/de_de.html
 *   /pricing           _site/pricing.html       (pages of the site's own, and /pricing/de_de)
 *   /legal/terms       _site/legal/terms.html
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
 * What is not there falls back to the function edge-page-fallback, which gets the same key, and the viewer's country as CloudFront
 * knows it: what the viewer itself says about that is dropped.
 */
const SITE_SEGMENTS = [
  'legal',
  '.well-known',
  'waitlist',
  'embed',
  'landing',
  'assistant',
  'document-chat',
  'features',
  'pricing',
  'app-download',
  'help',
  'status',
];
const LANGUAGE = /^[a-z]{2}_[a-z]{2}$/;

/** All of ours (shared/places/languages.ts). */
const LANGUAGES = (
  'en_us en_gb en_ca fr_fr fr_ca es_es es_mx pt_pt pt_br de_de de_at de_ch it_it nl_nl da_dk no_no fi_fi sv_se ar_ae ar_sa pl_pl ' +
  'cs_cz sk_sk hu_hu ro_ro bg_bg ru_ru el_gr tr_tr lv_lv et_ee lt_lt sl_si hr_hr zh_cn zh_hk ja_jp ko_kr th_th id_id vi_vn ms_my'
).split(' ');

function handler(event) {
  const request = event.request;
  const segments = request.uri.split('/').filter((segment) => segment !== '');
  const key = isChat(segments) ? '/_site/' + chatFile(segments, request) : keyOf(segments);
  const isPage = key.startsWith('/live/') && key.endsWith('.html');
  request.uri = isPage && takesBrotli(request) ? key + '.br' : key;
  nameCountry(request.headers);
  return request;
}

function nameCountry(headers) {
  const country = headers['cloudfront-viewer-country'];
  delete headers['x-viewer-country'];
  if (country) headers['x-viewer-country'] = { value: country.value };
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
  const isOfSite = SITE_SEGMENTS.includes(first) || (segments.length === 1 && (isFile(first) || LANGUAGE.test(first)));
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
  const isNamed = LANGUAGES.includes(last);
  return 'chat/' + (isNamed ? last : askedLanguage(request)) + '.html';
}

/** The first of ours that a request asks for: browsers name their languages in the order of their owner's wish. */
function askedLanguage(request) {
  const asked = request.headers['accept-language'];
  const tags = asked === undefined ? [] : asked.value.split(',', 20);
  return (
    tags.map((tag) => languageOfTag(tag.split(';')[0].trim())).find((language) => language !== undefined) || 'en_us'
  );
}

/** As `languageOfTag` in shared/places/languages.ts has it (a test holds both against each other). */
function languageOfTag(tag) {
  const parts = /^([a-z]{2,3})(?:-([a-z]{4}))?(?:-([a-z]{2}|\d{3}))?(?:-|$)/.exec(tag.toLowerCase());
  if (parts === null) return undefined;
  const country = parts[3] || '';
  if (parts[1] === 'zh') {
    return parts[2] === 'hant' || (!parts[2] && /^(hk|mo|tw)$/.test(country)) ? 'zh_hk' : 'zh_cn';
  }
  const language = /^n[bn]$/.test(parts[1]) ? 'no' : parts[1];
  const named = language + '_' + country;
  if (LANGUAGES.includes(named)) return named;
  if (language === 'pt') return country === '' ? 'pt_br' : 'pt_pt';
  if (country !== '' && language === 'en') return 'en_gb';
  if (country !== '' && language === 'es') return 'es_mx';
  return LANGUAGES.find((value) => value.startsWith(language + '_'));
}

/** Pages of the showcase have one document for all; which one it is, the document reads from its address. */
function showcaseFile(segments) {
  const last = segments[segments.length - 1];
  const language = LANGUAGE.test(last) ? '/' + last : '';
  const isOnePage = segments.length > (language === '' ? 1 : 2);
  return (isOnePage ? 'showcase-page' : 'showcase') + language + '.html';
}

function withEnding(path) {
  return isFile(path.slice(path.lastIndexOf('/') + 1)) ? path : path + '.html';
}

function isFile(segment) {
  return segment.includes('.');
}
