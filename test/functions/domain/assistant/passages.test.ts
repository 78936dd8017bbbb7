import { describe, expect, test } from 'vitest';
import { passagesOf } from '../../../../functions/domain/assistant/passages.ts';
import * as examples from '../../../../shared/calls/examples.ts';
import { post, time } from '../../../../shared/calls/examples.ts';
import { channelIds, MAX_OFFERS, type ContactEntry, type Offer, emptyDraft } from '../../../../shared/model/page.ts';
import type { Post } from '../../../../shared/model/post.ts';
import type { Product } from '../../../../shared/model/product.ts';
import '../../../kit/function-environment.ts';
import { publicPage } from '../../../kit/rows.ts';

const setup = {
  industry: 'Design',
  profession: 'Architect',
  keyInformation: 'Drawings.\n\nModels.',
  clientConcerns: 'Cost?',
};
const of = (profile: object = {}, posts: Post[] = []) =>
  passagesOf({ page: publicPage(profile), setup, greeting: 'Good afternoon!', posts, answers: [] });

describe('passages', () => {
  test('hold every field that visitors may be told of, numbered from 1', () => {
    const passages = of({}, [post]);

    expect(passages.map(({ number }) => number)).toEqual(passages.map((_, index) => index + 1));
    expect(passages.map(({ source, text }) => [source, text])).toEqual([
      ['greeting', 'Good afternoon!'],
      ['profile', 'Mara Lindqvist\nInterior designer\nRooms that stay calm.'],
      ['location', 'Stockholm'],
      ['about-me', 'I plan homes for people who work in them.'],
      ['contact', 'E-mail: mara@example.com'],
      ['setup:profession', 'Architect\nDesign'],
      ['setup:keyInformation', 'Drawings.'],
      ['setup:keyInformation', 'Models.'],
      ['setup:clientConcerns', 'Cost?'],
      ['description', 'Plans for homes in which people work, by video or in person.'],
      ['features', 'Twelve years of offices\nand now homes'],
      ['offers', 'Room plan\n390 €\nA plan of one room with furniture and colours, in ten days.'],
      [
        'news',
        'Three rooms in one (January 1, 2026)\nA flat in Södermalm that works, sleeps and hosts in the same thirty square metres.',
      ],
    ]);
  });

  test('leave out what is empty', () => {
    const empty = { industry: '', profession: '', keyInformation: ' ', clientConcerns: '' };
    const { profile } = emptyDraft('', 'en_us');
    const page = { ...publicPage(profile), contacts: [], offers: [], features: [] };

    expect(passagesOf({ page, setup: empty, greeting: '', posts: [], answers: [] })).toEqual([]);
  });

  test('name each channel', () => {
    const contacts = channelIds.map((channel): ContactEntry => ({
      id: channel,
      channel,
      displayText: 'shown',
      value: 'v',
      isHighlight: false,
      isEnabled: true,
    }));
    const passages = passagesOf({ page: { ...publicPage(), contacts }, setup, greeting: '', posts: [], answers: [] });
    const passage = passages.find(({ source }) => source === 'contact');

    expect(passage?.text.split('\n')).toHaveLength(channelIds.length);
    expect(passage?.text).not.toContain('undefined');
    expect(passage?.text).toContain('WhatsApp: v (shown)');
  });

  test('split long paragraphs between sentences, and lose nothing', () => {
    const sentence = 'This is one sentence of the text about me. ';
    const aboutMe = sentence.repeat(40).trim();
    const parts = of({ aboutMe }).filter(({ source }) => source === 'about-me');

    expect(parts.length).toBeGreaterThan(2);
    expect(parts.every(({ text }) => text.length <= 600 && text.endsWith('.'))).toBe(true);
    expect(parts.map(({ text }) => text).join(' ')).toBe(aboutMe);
  });

  test('keep one endless sentence whole', () => {
    const parts = of({ aboutMe: 'word '.repeat(300).trim() }).filter(({ source }) => source === 'about-me');

    expect(parts.map(({ text }) => text)).toEqual(['word '.repeat(300).trim()]);
  });

  test('tell the day of news in the language of the page', () => {
    const [news] = of({ pageLanguage: 'de_de' }, [post]).filter(({ source }) => source === 'news');

    expect(news?.text).toContain('1. Januar 2026');
  });

  test('hold an offer with its price and where there is more', () => {
    const offer: Offer = { id: 'o', title: 'Plan', text: '', price: '390 €', photo: null, link: 'https://a.example/' };
    const page = publicPage({}, { offers: [offer] });
    const passages = passagesOf({ page, setup, greeting: '', posts: [], answers: [] });

    expect(passages.find(({ source }) => source === 'offers')?.text).toBe('Plan\n390 €\nhttps://a.example/');
  });
});

describe('passages of a page that says as much as it may', () => {
  const sentence = 'This sentence has sixty characters, the full stop included. ';
  const posts = Array.from({ length: 20 }, (_, index): Post => ({
    ...post,
    title: `News ${index}`,
    text: sentence.repeat(80),
  }));
  const lengthOf = (texts: { text: string }[]): number => texts.reduce((sum, { text }) => sum + text.length, 0);

  test('hold the beginning of each news entry', () => {
    const news = of({}, posts).filter(({ source }) => source === 'news');

    expect(news.filter(({ text }) => text.startsWith('News '))).toHaveLength(20);
    expect(lengthOf(news)).toBeLessThanOrEqual(20 * 1_200);
  });

  test('stay within a prompt that can be paid for, and leave out the oldest news first', () => {
    const offers = Array.from({ length: MAX_OFFERS }, (_, index): Offer => ({
      id: `o${index}`,
      title: `Offer ${index}`,
      text: sentence.repeat(16),
      price: '',
      photo: null,
      link: '',
    }));
    const page = publicPage({ aboutMe: sentence.repeat(33), description: sentence.repeat(66) }, { offers });
    const passages = passagesOf({ page, setup, greeting: '', posts, answers: [] });
    const titles = passages.filter(({ text }) => text.startsWith('News ')).map(({ text }) => text.slice(0, 6));

    expect(lengthOf(passages)).toBeLessThanOrEqual(40_000);
    expect(passages.filter(({ source }) => source === 'offers')).toHaveLength(MAX_OFFERS);
    expect(titles.slice(0, 2)).toEqual(['News 0', 'News 1']);
    expect(titles.length).toBeLessThan(20);
  });
});

test('an answer by the owner is a passage of its own kind, under its question', () => {
  const answers = [
    { answerId: '01JGFJJZ00000000000000000D', answeredAt: time, question: 'Is there parking?', answer: 'In the yard.' },
  ];
  const found = passagesOf({ page: publicPage(), setup, greeting: '', posts: [], answers });

  expect(found.filter(({ source }) => source === 'answer')).toMatchObject([
    { label: 'Is there parking?', text: 'In the yard.' },
  ]);
});

describe('products', () => {
  const product = (slug: string, changes: Partial<Product> = {}): Product => ({
    ...examples.product,
    productId: slug,
    slug,
    title: slug.toUpperCase(),
    ...changes,
  });
  const products = [product('plan'), product('lamp', { summary: '', description: 'Warm.\n\nDimmed.', price: '148 €' })];
  const passages = (readProductId?: string) =>
    passagesOf({ page: publicPage(), setup, greeting: 'Hello!', posts: [], answers: [], products, readProductId });

  test('are known by their titles: what one costs stands with its name, then what it is', () => {
    expect(
      passages()
        .filter(({ source }) => source === 'products/lamp')
        .map(({ label, text }) => [label, text]),
    ).toEqual([
      ['LAMP', 'LAMP\n148 €'],
      ['LAMP', 'Warm.'],
      ['LAMP', 'Dimmed.'],
    ]);
  });

  test('come before all else when the visitor reads about one of them, once', () => {
    const sources = passages('lamp').map(({ source }) => source);

    expect(sources.slice(0, 3)).toEqual(['products/lamp', 'products/lamp', 'products/lamp']);
    expect(sources.filter((source) => source === 'products/lamp')).toHaveLength(3);
    expect(passages()[0]?.source).toBe('greeting');
  });

  test('that are long leave room for the others, and the one that is read is whole', () => {
    const description = Array.from({ length: 12 }, (_, index) => `Paragraph ${index} ${'word '.repeat(60)}`).join(
      '\n\n',
    );
    const long = [product('long', { description }), product('lamp')];
    const count = (readProductId?: string) =>
      passagesOf({
        page: publicPage(),
        setup,
        greeting: '',
        posts: [],
        answers: [],
        products: long,
        readProductId,
      }).filter(({ source }) => source === 'products/long').length;

    expect(count()).toBeLessThan(6);
    expect(count('long')).toBe(13);
  });
});
