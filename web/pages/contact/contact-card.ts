/**
 * The owner of a page as a contact: what a phone's address book, Google Contacts and Outlook take over from a file. All of
 * them read addresses of the web with a label (`itemN.URL`, `itemN.X-ABLabel`); so profiles of social networks are
 * those in 3.0, and `SOCIALPROFILE` (RFC 9554) in 4.0.
 */
import type { PublicPage } from '../../../shared/model/page.ts';
import { toBcp47 } from '../../../shared/places/languages.ts';
import { pageLinks, type PageLink } from '../channels.ts';
import { pageAddress } from '../page-address.ts';
import type { PageTexts } from '../page-texts.ts';
import { splitName } from './split-name.ts';
import { list, text, uri, writeVcard, type VcardLine, type VcardVersion } from './vcard.ts';

export type ContactInput = {
  page: PublicPage;
  texts: PageTexts;
  appOrigin: string;
  /** A small JPEG, base64; null for none. */
  photo: string | null;
};

/** The whole file. */
export function contactCard(input: ContactInput, version: VcardVersion): string {
  const { page, appOrigin } = input;
  const { profile } = page;
  const address = pageAddress({ appOrigin, page }, profile.pageLanguage);
  const links = pageLinks(page.contacts);
  return writeVcard(version, [
    ...nameLines(page),
    ...(profile.title.trim() === '' ? [] : [{ name: 'TITLE', value: text(profile.title.trim()) }]),
    ...withoutRepetition(links.flatMap((link) => reachLines(link, version))),
    { name: 'URL', value: uri(address) },
    ...webLines(input, links, version),
    ...placeLines(profile.location.trim()),
    ...photoLines(input.photo, version),
    { name: 'NOTE', value: text(note(input, links, address)) },
    ...(version === '4.0' ? [{ name: 'LANG', value: toBcp47(profile.pageLanguage) }] : []),
    { name: 'UID', value: uri(address) },
    { name: 'REV', value: revision(page.publishedAt, version) },
  ]);
}

function nameLines({ profile }: PublicPage): VcardLine[] {
  const name = profile.displayName.trim() || profile.agentName || profile.title;
  const { family, given, additional, prefix, suffix } = splitName(name, profile.pageLanguage);
  return [
    { name: 'N', value: list(family, given, additional, prefix, suffix) },
    { name: 'FN', value: text(name) },
  ];
}

/** Numbers and mail addresses. A number of WhatsApp is a mobile one. */
function reachLines({ channel, href = '', shown }: PageLink, version: VcardVersion): VcardLine[] {
  const [, number] = /^(?:tel:|https:\/\/wa\.me\/)(\+?\d+)$/.exec(href) ?? [];
  if (number !== undefined && (channel === 'phone' || channel === 'whatsapp')) {
    const full = channel === 'whatsapp' ? `+${number}` : number;
    if (version === '4.0') return [{ name: 'TEL', parameters: { VALUE: 'uri', TYPE: 'cell' }, value: `tel:${full}` }];
    return [{ name: 'TEL', parameters: { TYPE: 'CELL' }, value: text(full) }];
  }
  if (channel !== 'email') return [];
  return [{ name: 'EMAIL', ...(version === '3.0' ? { parameters: { TYPE: 'INTERNET' } } : {}), value: text(shown) }];
}

/** A number that is called and written to is one number. */
function withoutRepetition(lines: readonly VcardLine[]): VcardLine[] {
  return [...new Map(lines.map((line) => [`${line.name}:${line.value}`, line])).values()];
}

/** Addresses of the web, each under what it is called. */
function webLines({ texts }: ContactInput, links: readonly PageLink[], version: VcardVersion): VcardLine[] {
  const shown = links.filter(({ href, isExternal }) => isExternal && href !== undefined);
  return shown.flatMap(({ channel, kind, displayText, href = '' }, index): VcardLine[] => {
    const label = displayText || texts.channels[channel];
    if (version === '4.0' && kind === 'social') {
      return [{ name: 'SOCIALPROFILE', parameters: { 'SERVICE-TYPE': texts.channels[channel] }, value: uri(href) }];
    }
    const group = `item${index + 1}`;
    return [
      { group, name: 'URL', value: uri(href) },
      { group, name: 'X-ABLabel', value: text(label) },
    ];
  });
}

/** One line of words is no street: it stands where the town does, and maps find it. */
function placeLines(location: string): VcardLine[] {
  if (location === '') return [];
  return [{ name: 'ADR', parameters: { TYPE: 'WORK' }, value: list('', '', '', location, '', '', '') }];
}

function photoLines(photo: string | null, version: VcardVersion): VcardLine[] {
  if (photo === null) return [];
  if (version === '4.0') return [{ name: 'PHOTO', value: `data:image/jpeg;base64,${photo}` }];
  return [{ name: 'PHOTO', parameters: { ENCODING: 'b', TYPE: 'JPEG' }, value: photo }];
}

/** Where the contact is from, and the ids that no address book has a field for. */
function note({ page, texts }: ContactInput, links: readonly PageLink[], address: string): string {
  const ids = links.flatMap(({ channel, copy }) => (copy === undefined ? [] : [`${texts.channels[channel]}: ${copy}`]));
  return [page.profile.tagline.trim(), ...ids, address].filter((line) => line !== '').join('\n');
}

/** In 4.0 times have no hyphens. */
function revision(publishedAt: string, version: VcardVersion): string {
  return version === '3.0' ? publishedAt : publishedAt.replace(/[-:]|\.\d+/g, '');
}

/**
 * How a browser names the file: the owner's name without what file systems refuse, and plain letters for old browsers.
 * Shown at once where the device can (RFC 6266); all others save it.
 */
export function contactDisposition({ profile }: PublicPage): string {
  const name =
    (profile.displayName.trim() || profile.agentName).replace(/[\p{C}\\/:*?"<>|%]+/gu, ' ').trim() || 'contact';
  const plain = /^[\w-]+$/.test(profile.agentName) ? profile.agentName : 'contact';
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${plain}.vcf"; filename*=UTF-8''${encoded}.vcf`;
}
