import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PublicPage } from '../../../../shared/model/page.ts';
import { languageValues } from '../../../../shared/places/languages.ts';
import { pageLinks } from '../../../../web/pages/channels.ts';
import { contactCard, contactDisposition } from '../../../../web/pages/contact/contact-card.ts';
import { splitName } from '../../../../web/pages/contact/split-name.ts';
import type { VcardVersion } from '../../../../web/pages/contact/vcard.ts';
import { contact, pageTexts, samplePage } from '../sample-page.ts';
import { partsOf, readVcard, type VcardField } from './read-vcard.ts';

const appOrigin = 'https://xpage.example';
const texts = pageTexts('en_us');

function read(page: PublicPage, version: VcardVersion = '3.0', photo: string | null = null): VcardField[] {
  return readVcard(contactCard({ page, texts, appOrigin, photo }, version));
}

const valuesOf = (fields: readonly VcardField[], name: string): string[] =>
  fields.filter((field) => field.name === name).map(({ value }) => value);
const textOf = (fields: readonly VcardField[], name: string): string[] =>
  valuesOf(fields, name).map((value) => partsOf(value).join(';'));

describe('a contact of version 3.0', () => {
  const fields = read(samplePage(), '3.0', 'AAAA');

  test('has the name, whole and in parts, and the title', () => {
    expect(partsOf(valuesOf(fields, 'N')[0] ?? '')).toEqual(['Lindqvist', 'Mara', '', '', '']);
    expect([textOf(fields, 'FN'), textOf(fields, 'TITLE')]).toEqual([['Mara Lindqvist'], ['Interior designer']]);
  });

  test('has a number once that is called and written to, and the mail address', () => {
    expect(fields.filter(({ name }) => name === 'TEL' || name === 'EMAIL')).toEqual([
      { group: '', name: 'TEL', parameters: { TYPE: 'CELL' }, value: '+46701234567' },
      { group: '', name: 'EMAIL', parameters: { TYPE: 'INTERNET' }, value: 'mara@lindqvist.studio' },
    ]);
  });

  test('has every address of the web under its label, the page itself first', () => {
    const labels = new Map(
      fields.filter(({ name }) => name === 'X-ABLabel').map((field) => [field.group, field.value]),
    );
    const addresses = fields
      .filter(({ name }) => name === 'URL')
      .map((field) => [labels.get(field.group), field.value]);
    expect(addresses).toEqual([
      [undefined, 'https://xpage.example/mara'],
      ['Book a free first talk', 'https://calendly.com/mara/intro'],
      ['WhatsApp', 'https://wa.me/46701234567'],
      ['Portfolio', 'https://lindqvist.studio/'],
      ['Instagram', 'https://www.instagram.com/maralindqvist'],
      ['LinkedIn', 'https://www.linkedin.com/in/mara-lindqvist'],
      ['Pinterest', 'https://www.pinterest.com/maralindqvist'],
    ]);
  });

  test('has the photo in itself, the town, and a note that leads back to the page', () => {
    expect(fields.find(({ name }) => name === 'PHOTO')).toEqual({
      group: '',
      name: 'PHOTO',
      parameters: { ENCODING: 'b', TYPE: 'JPEG' },
      value: 'AAAA',
    });
    expect(partsOf(valuesOf(fields, 'ADR')[0] ?? '')[3]).toBe('Stockholm, Sweden');
    expect(textOf(fields, 'NOTE')).toEqual(['Rooms that stay calm when life does not.\nhttps://xpage.example/mara']);
  });

  test('says of foreign letters that they are UTF-8, as Outlook needs it', () => {
    const named = read(samplePage({ profile: { displayName: 'خالد المنصوري', pageLanguage: 'ar_ae' } }));
    expect(named.find(({ name }) => name === 'FN')?.parameters).toEqual({ CHARSET: 'UTF-8' });
  });

  test('has ids without an address in its note', () => {
    const [words] = textOf(read(samplePage({ contacts: [contact('wechat', 'mara-w')] })), 'NOTE');
    expect(words).toContain('WeChat: mara-w');
  });
});

test('a contact of version 4.0 has numbers as addresses, profiles as such and the photo as data', () => {
  const fields = read(samplePage(), '4.0', 'AAAA');
  expect(fields.filter(({ name }) => ['TEL', 'PHOTO', 'REV'].includes(name)).map(({ value }) => value)).toEqual([
    'tel:+46701234567',
    'data:image/jpeg;base64,AAAA',
    '20260101T090000Z',
  ]);
  expect(fields.find(({ name }) => name === 'SOCIALPROFILE')).toMatchObject({
    parameters: { 'SERVICE-TYPE': 'Instagram' },
    value: 'https://www.instagram.com/maralindqvist',
  });
});

test.each([
  ['Mara Lindqvist', 'mara', `inline; filename="mara.vcf"; filename*=UTF-8''Mara%20Lindqvist.vcf`],
  ['', 'mara', `inline; filename="mara.vcf"; filename*=UTF-8''mara.vcf`],
  ['../a"b\\c\u0000', '王小明', `inline; filename="contact.vcf"; filename*=UTF-8''..%20a%20b%20c.vcf`],
  ["خالد's", 'khalid', `inline; filename="khalid.vcf"; filename*=UTF-8''%D8%AE%D8%A7%D9%84%D8%AF%27s.vcf`],
])('the file of %j is saved under its name, safe in every script', (displayName, agentName, expected) => {
  expect(contactDisposition(samplePage({ profile: { displayName, agentName } }))).toBe(expected);
});

/** Letters of many scripts, emoji, marks, and all that vCards give a meaning to. */
const letters = fc.oneof(
  fc.constantFrom(
    ...'abcXYZ äßłžơ ΑΒγ БЖя աბ אבג عبدالرحمنّ ابن ไทยก็ ລາວ ខ្មែរ मराठी বাংলা தமிழ் 王小明欧阳 さくらカナ 김민준 👩🏽‍🎨🇸🇪',
  ),
  fc.constantFrom(...'\\;,:"\n\r\t\'=.-% '),
  fc.constantFrom('\\n', '\\,', '\r\n', 'END:VCARD', '\u2028', '\u0000', '\u202e', '%E0%A4%A'),
);
const words = (most: number) =>
  fc.array(letters, { maxLength: most }).map((parts) => [...parts.join('')].slice(0, most).join(''));

/** As they would be stored: trimmed, without controls. */
const stored = words(80).map((value) =>
  value.replace(/[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, ' ').trim(),
);

const pages = fc
  .record({
    displayName: stored,
    title: stored,
    tagline: stored,
    location: stored,
    pageLanguage: fc.constantFrom(...languageValues),
    labels: fc.array(stored, { minLength: 4, maxLength: 4 }),
    phone: fc.integer({ min: 1_000_000, max: 999_999_999 }),
    version: fc.constantFrom<VcardVersion>('3.0', '4.0'),
    photo: fc.option(fc.base64String({ minLength: 4, maxLength: 400 })),
  })
  .map(({ labels, phone, version, photo, ...profile }) => {
    const [one = '', two = '', three = '', four = ''] = labels;
    const contacts = [
      contact('phone', `+46 ${phone}`, { displayText: one }),
      contact('email', '王.mara_o-x@example.com', { displayText: two }),
      contact('business', 'https://example.com/a,b;c?d=e&f=%2C', { displayText: three }),
      contact('linkedin', 'mara', { displayText: four }),
    ];
    return { page: samplePage({ profile, contacts }), version, photo };
  });

test('two thousand contacts in every script are read back as they were written', () => {
  fc.assert(
    fc.property(pages, ({ page, version, photo }) => {
      const fields = read(page, version, photo);
      const { displayName, title, tagline, location, pageLanguage, agentName } = page.profile;
      const name = displayName || agentName;
      const { family, given, additional, prefix, suffix } = splitName(name, pageLanguage);
      expect(textOf(fields, 'FN')).toEqual([name]);
      expect(partsOf(valuesOf(fields, 'N')[0] ?? '')).toEqual([family, given, additional, prefix, suffix]);
      expect(textOf(fields, 'TITLE')).toEqual(title === '' ? [] : [title]);
      expect(valuesOf(fields, 'ADR').map((value) => partsOf(value)[3])).toEqual(location === '' ? [] : [location]);
      expect(textOf(fields, 'NOTE')).toEqual([[tagline, 'https://xpage.example/mara'].filter(Boolean).join('\n')]);
      expect(valuesOf(fields, 'TEL').map((value) => value.replace('tel:', ''))).toEqual(
        pageLinks(page.contacts).flatMap(({ channel, href = '' }) => (channel === 'phone' ? [href.slice(4)] : [])),
      );
      expect(textOf(fields, 'EMAIL')).toEqual(['王.mara_o-x@example.com']);
      expect(valuesOf(fields, 'URL')).toContain('https://example.com/a,b;c?d=e&f=%2C');
      expect(valuesOf(fields, 'PHOTO').map((value) => value.replace(/^data:[^,]+,/, ''))).toEqual(
        photo === null ? [] : [photo],
      );
    }),
    { numRuns: 2_000 },
  );
}, 30_000);
