import { describe, expect, test } from 'vitest';
import { checkSentence } from '../../../../functions/domain/assistant/check-sentence.ts';
import type { Passage } from '../../../../functions/domain/assistant/passages.ts';

const texts = [
  'A first session is free and takes 45 minutes.',
  'Prices start at 1,200 SEK. Write to mara@example.com or see https://mara.example/prices.',
  'I plan homes for people who work in them.',
  'ساعات العمل من 9 إلى 17',
  `${'A long passage. '.repeat(40)}`,
];
const passages: Passage[] = texts.map((text, index) => ({
  number: index + 1,
  source: `s${index + 1}`,
  label: 'label',
  text,
}));
const ownLanguage = 'en_us';
const same = { isSameLanguage: true, ownLanguage } as const;
const check = (text: string, numbers: number[], isSameLanguage = true, quotes: string[] = []) =>
  checkSentence({ text, numbers, quotes }, passages, { isSameLanguage, ownLanguage });

describe('a sentence', () => {
  test('that its passages support is kept with its sources', () => {
    expect(check('The first session is free.', [1])).toEqual({
      text: 'The first session is free.',
      citations: [{ number: 1, source: 's1', label: 'label', excerpt: texts[0] }],
    });
  });

  test('may rest on several passages', () => {
    expect(check('A first session is free; I plan homes.', [1, 3])?.citations.map(({ source }) => source)).toEqual([
      's1',
      's3',
    ]);
  });

  test('shows at most 300 characters of its source', () => {
    const [citation] = check('A long passage.', [5])?.citations ?? [];

    expect(citation?.excerpt).toHaveLength(300);
    expect(citation?.excerpt.endsWith('…')).toBe(true);
  });

  test.each([
    ['without a source', 'A first session is free.', []],
    ['with a passage that is not there', 'A first session is free.', [99]],
    ['with one such passage among others', 'A first session is free.', [1, 99]],
    ['with passage 0', 'A first session is free.', [0]],
    ['without words', '', [1]],
    ['that says something else', 'She won an award in Paris last spring.', [1]],
    ['with the wrong source', 'A first session is free.', [3]],
    ['with another number', 'A first session is free and takes 30 minutes.', [1]],
    ['with part of a number', 'A first session is free and takes 4 minutes.', [1]],
    ['with a longer number', 'A first session is free and takes 450 minutes.', [1]],
    ['with another price', 'Prices start at 1,300 SEK.', [2]],
    ['with part of a price', 'Prices start at 200 SEK.', [2]],
    ['with another address', 'Write to tom@example.com or see the prices.', [2]],
    ['with an address that only begins the same', 'Write to mara@example.com.evil.example, see prices.', [2]],
    ['with another link', 'See https://evil.example/prices, prices start there.', [2]],
    ['with a link that only begins the same', 'See https://mara.example/prices-evil for prices.', [2]],
    ['with a host without a protocol', 'I plan homes for people, see evil.example.', [3]],
  ] as const)('%s is dropped', (_, text, numbers) => {
    expect(check(text, [...numbers])).toBeNull();
  });

  test.each([
    ['Prices start at 1,200 SEK.', [2]],
    ['Write to mara@example.com.', [2]],
    ['Write (mara@example.com), or see "https://mara.example/prices"!', [2]],
  ] as const)('keeps numbers, addresses and links that stand in the source: %s', (text, numbers) => {
    expect(check(text, [...numbers])).not.toBeNull();
  });

  test('made of words that stand everywhere is dropped: its rare words decide', () => {
    const common = ['city', 'office', 'house', 'street', 'garden', 'night'].map((word) => `I work in the ${word}.`);
    const more = common.map((text, index) => ({ number: index + 1, source: 's', label: 'l', text }));

    expect(checkSentence({ text: 'I work in the Louvre.', numbers: [3], quotes: [] }, more, same)).toBeNull();
    expect(checkSentence({ text: 'I work in the house.', numbers: [3], quotes: [] }, more, same)).not.toBeNull();
  });

  test('of another place is dropped, though its source holds half of its words', () => {
    const two = ['The first session at home costs nothing.', 'The first session at the office costs 80 euros.'];
    const alike = two.map((text, index) => ({ number: index + 1, source: 's', label: 'l', text }));

    expect(
      checkSentence({ text: 'The first session at home costs nothing.', numbers: [2], quotes: [] }, alike, same),
    ).toBeNull();
    expect(
      checkSentence({ text: 'The first session at home costs nothing.', numbers: [1], quotes: [] }, alike, same),
    ).not.toBeNull();
  });

  test('of an answer by the owner is also supported by its question, and its figures by the answer alone', () => {
    const own = [{ number: 1, source: 'answer', label: 'Is parking 5 euros?', text: 'Yes, beside the house.' }];

    expect(
      checkSentence({ text: 'Yes, parking is beside the house.', numbers: [1], quotes: [] }, own, same),
    ).not.toBeNull();
    expect(checkSentence({ text: 'Yes, parking is 5 euros.', numbers: [1], quotes: [] }, own, same)).toBeNull();
  });

  test('in another language needs the words of its passage, and the same numbers', () => {
    const quote = ['a first session is free and takes 45 minutes'];
    expect(check('Ein Erstgespräch dauert 45 Minuten.', [1], false, quote)?.citations).toEqual([
      {
        number: 1,
        source: 's1',
        label: 'label',
        excerpt: texts[0],
        original: { text: quote[0], language: 'en_us' },
      },
    ]);
    expect(check('Ein Erstgespräch dauert 50 Minuten.', [1], false, quote)).toBeNull();
    expect(check('Ein Erstgespräch dauert 45 Minuten.', [1], true, quote)).toBeNull();
  });

  test.each([
    ['none', []],
    ['words of another passage', ['I plan homes for people who work in them']],
    ['words that are nowhere', ['The first talk takes 45 minutes']],
    ['words too short to say it', ['free']],
    ['words of which one part is made up', ['A first session is free', 'and so is the second']],
  ])('in another language is dropped when it brings %s', (_, quotes) => {
    expect(check('Ein Erstgespräch dauert 45 Minuten und kostet nichts.', [1], false, quotes)).toBeNull();
  });

  test('in another language that is the passage itself is its own original', () => {
    expect(check(texts[2] ?? '', [3], false)?.citations[0]?.original).toEqual({ text: texts[2], language: 'en_us' });
  });

  test('of a model that cites at random is never sent in another language', () => {
    const sentences = ['Das Erstgespräch ist kostenlos.', 'Ich plane Wohnungen.', 'Schreiben Sie mir eine Nachricht.'];
    const random = (seed: number, most: number): number => (Math.imul(seed, 2_654_435_761) >>> 8) % most;
    const sent = Array.from({ length: 600 }, (_, seed) => {
      const from = random(seed + 1, texts.length);
      const cited = (from + 1 + random(seed + 7, texts.length - 1)) % texts.length;
      return check(sentences[seed % sentences.length] ?? '', [cited + 1], false, [texts[from] ?? '']);
    });

    expect(sent.filter((sentence) => sentence !== null)).toEqual([]);
  });

  test('on a translated passage is compared with it, and shows what the owner wrote', () => {
    const [german] = [
      { number: 1, source: 's1', label: 'label', text: 'Das Erstgespräch ist kostenlos.', original: texts[0] ?? '' },
    ];
    const foreign = { isSameLanguage: false, ownLanguage } as const;
    const draft = { numbers: [1], quotes: [] };

    expect(
      checkSentence({ text: 'Das Erstgespräch kostet nichts und ist kostenlos.', ...draft }, [german], foreign),
    ).toMatchObject({
      citations: [{ excerpt: german.text, original: { text: texts[0], language: 'en_us' } }],
    });
    expect(checkSentence({ text: 'Wir renovieren Küchen.', ...draft }, [german], foreign)).toBeNull();
  });

  test.each([
    ['تستغرق الجلسة ٤٥ دقيقة', 1, true],
    ['تستغرق الجلسة ٤٦ دقيقة', 1, false],
    ['सत्र ४५ मिनट का है', 1, true],
    ['सत्र ४९ मिनट का है', 1, false],
    ['เซสชัน ๔๕ นาที', 1, true],
    ['Open from ９ to １７', 4, true],
    ['Open from ９ to １８', 4, false],
  ])('counts the digits of every script: %s', (text, number, isKept) => {
    expect(check(text, [number], false, [texts[number - 1] ?? '']) !== null).toBe(isKept);
  });
});
