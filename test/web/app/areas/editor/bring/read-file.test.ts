// @vitest-environment happy-dom
import { product } from '../../../../../../shared/calls/examples.ts';
import { zipSync, strToU8 } from 'fflate';
import { describe, expect, it, test } from 'vitest';
import { defaultAssistant } from '../../../../../../shared/model/assistant.ts';
import type { Photo } from '../../../../../../shared/model/photo.ts';
import { writeArchive, type ArchiveFiles } from '../../../../../../web/app/areas/editor/bring/page-archive.ts';
import { withPhotos } from '../../../../../../web/app/areas/editor/bring/photos-of.ts';
import type { Proposal } from '../../../../../../web/app/areas/editor/bring/proposal.ts';
import { MAX_TEXT_BYTES, readFile } from '../../../../../../web/app/areas/editor/bring/read-file.ts';
import { completeDraft, contact, newsOf, offer } from '../editor-kit.tsx';
import { defaultQrDesign } from '../../../../../../shared/model/place.ts';
import { film } from '../../../../../kit/film.ts';

const { signal } = new AbortController();

async function read(content: string | Uint8Array<ArrayBuffer>, country = 'SE'): Promise<Proposal> {
  const brought = await readFile(new Blob([content]), country, signal);
  if (brought.kind !== 'proposal') throw new Error('This is a whole page.');
  return brought.proposal;
}

const contactsOf = ({ contacts }: Proposal) => contacts.map(({ channel, value }) => [channel, value]);
const lines = (...texts: string[]): string => texts.join('\r\n');

/** As phones and address books write them. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='.padStart(120, 'A');

describe('a contact card', () => {
  it('of version 3 gives name, work, place, words, picture, and every way to get in touch', async () => {
    const card = lines(
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Lindqvist;Mara;;;',
      'FN:Mara Lindqvist',
      'ORG:Studio Norr;Design',
      'TITLE:Interior designer',
      'TEL;TYPE=CELL,VOICE:070-174 06 05',
      'TEL;TYPE=FAX:+46 8 123 456 78',
      'EMAIL;TYPE=INTERNET:mara@example.com',
      'item1.URL:https://www.instagram.com/mara.rooms/',
      'X-SOCIALPROFILE;TYPE=linkedin:https://www.linkedin.com/in/mara',
      'URL:example.org',
      'ADR;TYPE=WORK:;;Götgatan 1;Stockholm;;11646;Sweden',
      'NOTE:I plan homes\\, and I',
      '  like small rooms.\\nAsk me.',
      `PHOTO;ENCODING=b;TYPE=PNG:${pixel}`,
      'END:VCARD',
    );
    const proposal = await read(card);

    expect(proposal.texts).toEqual({
      displayName: 'Mara Lindqvist',
      title: 'Interior designer',
      tagline: 'Studio Norr Design',
      location: 'Stockholm, Sweden',
      aboutMe: 'I plan homes, and I like small rooms.\nAsk me.',
    });
    expect(contactsOf(proposal)).toEqual([
      ['phone', '+46 70 174 06 05'],
      ['email', 'mara@example.com'],
      ['instagram', 'https://www.instagram.com/mara.rooms/'],
      ['linkedin', 'https://www.linkedin.com/in/mara'],
      ['business', 'https://example.org'],
    ]);
    expect(proposal.photo?.size).toBe(88);
  });

  it('of version 4 in another script is read as it is written', async () => {
    const card = lines(
      'BEGIN:VCARD',
      'VERSION:4.0',
      'FN:خالد منصور',
      'TITLE:مستشار',
      'TEL;VALUE=uri:tel:+971-50-123-4567',
      'END:VCARD',
    );

    expect(await read(card, 'AE')).toMatchObject({
      texts: { displayName: 'خالد منصور', title: 'مستشار' },
      contacts: [{ channel: 'phone', value: '+971 50 123 4567' }],
    });
  });

  it('of version 2.1 has its quoted letters decoded', async () => {
    const card = lines(
      'BEGIN:VCARD',
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=B6rg;;;',
      'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:J=C3=B6rg =',
      'M=C3=BCller',
      'TEL;CELL:0151 23456789',
      'END:VCARD',
    );

    expect(await read(card, 'DE')).toMatchObject({
      texts: { displayName: 'Jörg Müller' },
      contacts: [{ channel: 'phone', value: '+49 1512 3456789' }],
    });
  });

  it('that is cut off is called damaged', async () => {
    await expect(read('BEGIN:VCARD\r\nVERSION:3.0\r\nN')).rejects.toMatchObject({ code: 'bring_damaged' });
  });
});

describe('CSV', () => {
  it('of an address book gives the person of its first line', async () => {
    const csv =
      'First Name;Last Name;Job Title;E-mail Address;Mobile Phone;City\nMei;Chan;Broker;mei@example.com;9123 4567;Hong Kong\nNo;Body;;;;';

    const proposal = await read(csv, 'HK');
    expect(proposal.texts).toEqual({ displayName: 'Mei Chan', title: 'Broker', location: 'Hong Kong' });
    expect(contactsOf(proposal)).toEqual([
      ['email', 'mei@example.com'],
      ['phone', '+852 9123 4567'],
    ]);
  });

  it('of links gives each with its words, once', async () => {
    const csv =
      'Title,URL\n"My shop, online",https://shop.example.com\nVideos,youtube.com/@mara\nAgain,https://shop.example.com';

    expect(await read(csv)).toMatchObject({
      texts: {},
      contacts: [
        { channel: 'business', value: 'https://shop.example.com' },
        { channel: 'youtube', value: 'https://youtube.com/@mara', displayText: 'Videos' },
      ],
    });
  });

  it('in the letters of old spreadsheets and with the mark of new ones is the same', async () => {
    const old = Uint8Array.from([...'name\nJ\u00F6rg'].map((character) => character.charCodeAt(0)));

    expect((await read(old)).texts).toEqual({ displayName: 'Jörg' });
    expect((await read('\uFEFFname\nJörg')).texts).toEqual({ displayName: 'Jörg' });
  });
});

test('an export of LinkStack gives words without their markup, and its links', async () => {
  const data = {
    name: 'Mara',
    littlelink_description: '<p>Rooms that <strong>stay calm</strong>.</p><script>alert(1)</script>',
    links: [
      { button_id: 1, link: 'https://wa.me/46701740605', title: 'Write' },
      { button_id: 93, link: null, title: '<p>A text block</p>' },
      { button_id: 2, link: 'javascript:alert(1)', title: 'No' },
    ],
  };

  const proposal = await read(JSON.stringify(data));
  expect(proposal.texts.displayName).toBe('Mara');
  expect(proposal.texts.aboutMe).toContain('Rooms that stay calm.');
  expect(contactsOf(proposal)).toEqual([['whatsapp', '+46 70 174 06 05']]);
});

test('a saved page gives its person and the links that are theirs', async () => {
  const html = `<!doctype html><html><head><link rel="canonical" href="https://links.example/mara">
    <script type="application/ld+json">{"@graph":[{"@type":"Person","name":"Mara Lindqvist","jobTitle":"Designer","description":"Calm rooms."}]}</script></head>
    <body><h1>@mara</h1><a href="https://links.example/other">Another page</a><a href="mailto:mara@example.com?subject=Hi">Mail</a>
    <a href="https://www.tiktok.com/@mara">TikTok</a><a href="https://vendor.example/privacy">Privacy</a></body></html>`;

  const proposal = await read(html);
  expect(proposal.texts).toEqual({ displayName: 'Mara Lindqvist', title: 'Designer', aboutMe: 'Calm rooms.' });
  expect(contactsOf(proposal)).toEqual([
    ['email', 'mara@example.com'],
    ['tiktok', 'https://www.tiktok.com/@mara'],
  ]);
});

describe('a whole page', () => {
  const photo = (mediaId: string): Photo => ({ mediaId, path: `/m/a/${mediaId}.webp`, width: 8, height: 6 });
  const base = completeDraft({ profilePhoto: photo('01A') });
  const draft = {
    ...base,
    // Colours are kept in small letters.
    design: { ...base.design, themeColour: '#1f3a5f', film: film('01F') },
    contacts: [contact('c1'), contact('c2', { isEnabled: false })],
    offers: [offer('o1', { photo: photo('01B') })],
  };
  const page: ArchiveFiles = {
    draft,
    assistant: defaultAssistant('Mara'),
    news: newsOf(2).map((post) => ({ ...post, photo: photo('01C') })),
    products: [{ ...product, photo: photo('01D'), photos: [photo('01E'), photo('01F')] }],
    languages: [{ language: 'de_de', texts: [{ path: 'profile/title', text: 'Innenarchitektin' }] }],
    places: [{ code: 'bcd234', name: 'Van', createdAt: '2026-01-01T09:00:00.000Z' }],
    qrDesign: { ...defaultQrDesign, moduleShape: 'dots' },
    answers: [{ question: 'Is there parking?', answer: 'Yes, in the yard.' }],
    leadSettings: { quietHours: { from: '22:00', to: '07:00' } },
    film: { file: new Blob(['film 01F']), captions: 'WEBVTT' },
    photos: new Map(['01A', '01B', '01C'].map((id) => [id, new Blob([`picture ${id}`])])),
    site: '<!doctype html>',
    leads: null,
  };

  it('that was taken comes back as it was', async () => {
    const brought = await readFile(await writeArchive(page), 'SE', signal);
    if (brought.kind !== 'archive') throw new Error('This is no whole page.');
    const { photos, film: taken, ...rest } = brought.archive;
    const pictures = await Promise.all([...photos].map(async ([id, blob]) => [id, await blob.text()]));

    const { photos: _, film: __, site: ___, leads: ____, ...parts } = page;
    expect(rest).toEqual(parts);
    expect([await taken?.file.text(), taken?.captions]).toEqual(['film 01F', 'WEBVTT']);
    expect(pictures).toEqual(['01A', '01B', '01C'].map((id) => [id, `picture ${id}`]));
  });

  it('has its pictures wherever one may be, and loses those that can’t be had', () => {
    const { news, products } = page;
    const without = withPhotos({ draft, news, products }, ({ mediaId }) =>
      ['01B', '01F'].includes(mediaId) ? photo('new') : null,
    );

    expect(without.draft.profile.profilePhoto).toBeNull();
    expect(without.draft.offers[0]?.photo).toEqual(photo('new'));
    expect(without.news.map((post) => post.photo)).toEqual([null, null]);
    expect(without.products[0]).toMatchObject({ photo: null, photos: [photo('new')] });
    expect(without.draft.contacts).toEqual(draft.contacts);
  });

  const zipOf = (json: unknown) => new Uint8Array(zipSync({ 'page.json': strToU8(JSON.stringify(json)) }));
  test.each([
    ['a ZIP of something else', new Uint8Array(zipSync({ 'a.txt': strToU8('x') })), 'bring_unknown'],
    ['a page of somebody else’s product', zipOf({ format: 'other', version: 1 }), 'bring_unknown'],
    ['a page of a later version', zipOf({ format: 'xpage', version: 3 }), 'bring_newer'],
    [
      'a page that was changed by hand',
      zipOf({ format: 'xpage', version: 1, draft: { profile: {} } }),
      'bring_damaged',
    ],
    ['a ZIP that was cut off', zipOf({ format: 'xpage', version: 1 }).slice(0, 40), 'bring_damaged'],
  ])('%s is refused', async (_, bytes, code) => {
    await expect(readFile(new Blob([bytes]), 'SE', signal)).rejects.toMatchObject({ code });
  });

  it('of the first version is read, and leaves alone what it does not know of', async () => {
    const { draft: first, assistant, news } = page;
    const brought = await readFile(
      new Blob([zipOf({ format: 'xpage', version: 1, draft: first, assistant, news })]),
      'SE',
      signal,
    );

    expect(brought).toEqual({
      kind: 'archive',
      archive: {
        draft,
        assistant,
        news,
        places: [],
        qrDesign: null,
        answers: [],
        leadSettings: null,
        products: [],
        languages: [],
        photos: new Map(),
        film: null,
      },
    });
  });

  it('that would unpack to more than it may is not unpacked', async () => {
    const bomb = zipSync({ 'page.json': new Uint8Array(201 * 1024 * 1024) }, { level: 1 });

    await expect(readFile(new Blob([new Uint8Array(bomb)]), 'SE', signal)).rejects.toMatchObject({
      code: 'bring_too_large',
    });
  });
});

describe('what is none of these', () => {
  test.each([
    ['an empty file', '', 'bring_empty'],
    ['a picture', '\u0000\u0001\u0002PNG', 'bring_unknown'],
    ['a table of other things', 'weight,colour\n3,red', 'bring_unknown'],
    ['a card without anything', 'BEGIN:VCARD\r\nVERSION:3.0\r\nEND:VCARD', 'bring_empty'],
    ['other data', '{"links": 3}', 'bring_unknown'],
    ['data that was cut off', '{"links": [', 'bring_damaged'],
    ['a file that is too large', 'a'.repeat(MAX_TEXT_BYTES + 1), 'bring_too_large'],
  ])('%s says what is wrong', async (_, content, code) => {
    await expect(read(content)).rejects.toMatchObject({ code });
  });
});
