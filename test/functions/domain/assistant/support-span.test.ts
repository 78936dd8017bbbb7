import { describe, expect, test } from 'vitest';
import { partsOf, supportSpan } from '../../../../functions/domain/assistant/support-span.ts';

const marked = (text: string, sentence: string, quotes: string[] = []): string => {
  const { start, end } = supportSpan(text, { text: sentence, quotes });
  return text.slice(start, end);
};

const POLICY =
  'Baggage is covered worldwide. Lost luggage is covered up to 2,000 euros for each traveller. A claim must be reported within 30 days.';

describe('the marked part of a passage', () => {
  test.each([
    [
      'the sentence that an answer repeats in other words',
      'You get up to 2,000 euros for lost luggage.',
      [],
      'Lost luggage is covered up to 2,000 euros for each traveller.',
    ],
    [
      'the sentence that is repeated word for word, whatever its case',
      'BAGGAGE IS COVERED  worldwide.',
      [],
      'Baggage is covered worldwide.',
    ],
    [
      'the sentence that holds the words brought from it, in whatever language the answer is',
      'Verlorenes Gepäck ist versichert.',
      ['Lost luggage is covered'],
      'Lost luggage is covered up to 2,000 euros for each traveller.',
    ],
    [
      'neighbours too, when an answer takes from both',
      'Lost luggage is covered up to 2,000 euros when the claim is reported within 30 days.',
      [],
      'Lost luggage is covered up to 2,000 euros for each traveller. A claim must be reported within 30 days.',
    ],
  ])('is %s', (_, sentence, quotes, expected) => {
    expect(marked(POLICY, sentence, quotes)).toBe(expected);
  });

  test('is the whole passage when no part of it shares a word', () => {
    expect(marked(POLICY, 'Гарантия')).toBe(POLICY);
  });

  test('is one row of a table, not its neighbours', () => {
    const table = 'Plan | Price | Limit\nBasic | 40 | 1,000\nFamily | 90 | 5,000';

    expect(marked(table, 'The family plan costs 90.')).toBe('Family | 90 | 5,000');
  });

  test.each([
    ['Chinese', '行李遺失最高賠償二千歐元。索償須於三十日內提出。', '索償須於三十日內提出。'],
    ['Arabic', 'الأمتعة المفقودة مغطاة حتى 2000 يورو. يجب الإبلاغ خلال 30 يومًا.', 'يجب الإبلاغ خلال 30 يومًا.'],
  ])('is found in %s', (_, text, sentence) => {
    expect(marked(text, sentence)).toBe(sentence);
  });

  test('stands where it stands, also after signs that change their length when they are compared', () => {
    const text = 'Die ﬁnale Prämie beträgt ½ Anteil 😀 im Jahr. Der Selbstbehalt beträgt 150 Euro.';

    expect(marked(text, 'der selbstbehalt beträgt 150 euro.')).toBe('Der Selbstbehalt beträgt 150 Euro.');
  });
});

test('the parts of a text cover its words, in their order and without blanks at their ends', () => {
  const text = '  One. Two goes on here.\n\n- three\n- four  ';

  expect(partsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'One.',
    'Two goes on here.',
    '- three',
    '- four',
  ]);
});
