import { describe, expect, test } from 'vitest';
import { checkSentence } from '../../../../functions/domain/assistant/check-sentence.ts';
import type { Passage } from '../../../../functions/domain/assistant/passages.ts';

const LUGGAGE = 'Lost luggage is covered up to 2,000 euros for each traveller.';
const CLAIMS = 'A claim must be reported within 30 days of the loss.';
const place = { fileId: 'F', version: 2, page: 12, start: 500, end: 500 + LUGGAGE.length + 1 + CLAIMS.length };
const reading = { isSameLanguage: true, ownLanguage: 'en_us' } as const;

const passage = (changes: Partial<Passage> = {}): Passage => ({
  number: 1,
  source: 'documents/F',
  label: 'Baggage › Section 4.2',
  text: `${LUGGAGE} ${CLAIMS}`,
  document: { ...place, name: 'wording.pdf' },
  ...changes,
});

const check = (text: string, passages = [passage()], quotes: string[] = []) =>
  checkSentence({ text, numbers: [1], quotes }, passages, reading);

describe('a sentence that rests on a document', () => {
  test('names the document, and the place of the very words on their page', () => {
    const sentence = check('A loss must be reported as a claim within 30 days.');

    expect(sentence?.citations).toEqual([
      {
        number: 1,
        source: 'documents/F',
        label: 'wording.pdf',
        excerpt: CLAIMS,
        document: {
          fileId: 'F',
          version: 2,
          page: 12,
          start: 500 + LUGGAGE.length + 1,
          end: 500 + LUGGAGE.length + 1 + CLAIMS.length,
        },
      },
    ]);
  });

  test('takes its places from the page where the passage is not the page to the letter', () => {
    const text = `Limits\n${LUGGAGE}`;
    const places = [...'Limits\n'].map(() => -1).concat([...LUGGAGE].map((_, index) => 700 + index));
    const document = { ...place, start: 690, end: 800, name: 'wording.pdf', places };
    const sentence = check('Lost luggage is covered up to 2,000 euros.', [passage({ text, document })]);

    expect(sentence?.citations[0]?.document).toMatchObject({ start: 700, end: 700 + LUGGAGE.length });
  });

  test('may use figures and words of the headings above the passage', () => {
    expect(check('Section 4.2 covers lost luggage up to 2,000 euros.')).not.toBeNull();
    expect(check('Section 4.3 covers lost luggage up to 2,000 euros.')).toBeNull();
  });

  test.each([
    ['another figure than the document', 'Lost luggage is covered up to 3,000 euros for each traveller.'],
    ['what the document does not say', 'Ski equipment is rented free of charge on every holiday.'],
  ])('is dropped when it says %s', (_, text) => {
    expect(check(text)).toBeNull();
  });

  test('in another language needs the words of the passage, and brings them along', () => {
    const foreign = passage({ foreign: 'en_us' });
    const text = 'Verlorenes Gepäck ist bis 2,000 Euro versichert.';

    expect(check(text, [foreign])).toBeNull();
    expect(check(text, [foreign], ['covered up to 9,000 euros'])).toBeNull();
    expect(check(text, [foreign], ['Lost luggage is covered up to 2,000 euros'])?.citations[0]).toMatchObject({
      excerpt: LUGGAGE,
      original: { text: LUGGAGE, language: 'en_us' },
      document: { start: 500, end: 500 + LUGGAGE.length },
    });
  });

  test('that repeats the document is its own original', () => {
    expect(check(LUGGAGE, [passage({ foreign: 'de_de' })])?.citations[0]).not.toHaveProperty('original');
  });
});
