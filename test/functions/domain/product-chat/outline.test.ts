import { describe, expect, test } from 'vitest';
import { topicOf } from '../../../../functions/domain/product-chat/outline.ts';

describe('what a passage is called', () => {
  test.each([
    [
      'the heading that it begins with',
      ['2 Cover'],
      '2.3 Skiing and diving\nCovered on marked runs.',
      'Skiing and diving',
    ],
    ['else the nearest heading above it', ['Cover', '2 Medical expenses'], 'We pay the hospital.', 'Medical expenses'],
    ['not the row of a table', ['Prices'], 'Basic | 40\nFamily | 90', 'Prices'],
    ['not the first sentence', ['Prices'], 'We pay at once.\nThere is no excess.', 'Prices'],
    ['nothing where there is no heading', [], 'We pay the hospital.', ''],
  ])('is %s', (_, headings, text, topic) => {
    expect(topicOf({ headings, text })).toBe(topic);
  });

  test.each([
    ['2 Medical expenses', 'Medical expenses'],
    ['10.4 خصم عدم المطالبة', 'خصم عدم المطالبة'],
    ['§ 5. Kündigung', 'Kündigung'],
    ['B2 Haftung', 'Haftung'],
    ['A. Scope', 'Scope'],
    ['30 days to cancel', '30 days to cancel'],
    ['A claim and its proof', 'A claim and its proof'],
  ])('of %s is %s', (heading, topic) => {
    expect(topicOf({ headings: [heading], text: 'Words.' })).toBe(topic);
  });
});
