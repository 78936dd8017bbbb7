import { expect, test } from 'vitest';
import { holdDirection } from '../../../../functions/domain/messages/hold-direction.ts';

/** The marks as one can read them. */
const shown = (text: string): string =>
  holdDirection(text).replaceAll('\u200f', '{').replaceAll('\u2066', '[').replaceAll('\u2069', ']');

test.each([
  ['a number with a plus', 'الهاتف: +46 70 123 45 67', '{الهاتف: [+46 70 123 45 67]'],
  ['a number with signs', 'الفاتورة XP-2026-000001.', '{الفاتورة [XP-2026-000001].'],
  ['a name at the beginning', 'Mara Lindqvist يود التواصل معك', '{[Mara Lindqvist] يود التواصل معك'],
  ['an amount', 'المبلغ $12.50، شكرًا', '{المبلغ [$12.50]، شكرًا'],
  ['a time and a day', 'غدًا 10:30 أو 2026/03/01', '{غدًا [10:30] أو [2026/03/01]'],
  ['a date in words, whose digits need no mark', 'حتى 1 أبريل 2026', '{حتى 1 أبريل 2026'],
  ['brackets, which the line mirrors', 'الخطة (Pro) لك', '{الخطة ([Pro]) لك'],
  ['a list, whose parts follow each other as the line does', 'التغييرات: Name, Plan', '{التغييرات: [Name], [Plan]'],
])('%s keeps its order in a line from right to left', (_, text, expected) => {
  expect(shown(text)).toBe(expected);
});

test.each(['https://xpage.example/app/leads?id=1&lang=ar_ae', 'mara@mail.example.com', 'tel:+46701234567'])(
  'the address %s has a space before it and no mark beside it',
  (address) => {
    expect(shown(`اتصال: ${address}`)).toBe(`{اتصال: ${address}`);
    expect(shown(`راجع ${address} ثم XPage.`)).toBe(`{راجع ${address} ثم [XPage].`);
  },
);

test('lines from left to right have no mark, also beside others', () => {
  expect(shown('481920\n-- \nترسل XPage هذه الرسالة.\nmara@example.com')).toBe(
    '481920\n-- \n{ترسل [XPage] هذه الرسالة.\nmara@example.com',
  );
});
