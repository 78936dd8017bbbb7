/** Documents of a policy whose cover was changed, before they are drawn. */
import { expect, test } from 'vitest';
import type { PolicyPaper } from '../../../../functions/jobs/issue-policy/policy-paper.ts';
import { receiptHtml } from '../../../../functions/jobs/issue-policy/receipt-html.ts';
import { scheduleHtml } from '../../../../functions/jobs/issue-policy/schedule-html.ts';
import { paperOf } from '../../../kit/insurance/papers.ts';

const CHANGE = 100_00;

/** Changed for 100 of its currency on 24 December. */
function changed(code: string): PolicyPaper {
  const paper = paperOf(code, 'en_us');
  const { price } = paper.policy;
  const line = { id: '2026-12-24', kind: 'change', person: null, amount: CHANGE } as const;
  const policy = {
    ...paper.policy,
    price: { ...price, lines: [...price.lines, line], total: price.total + CHANGE },
    ...{ changedOn: '2026-12-24', paidForChanges: CHANGE },
  };
  return { ...paper, policy };
}

const textOf = (html: string): string => html.replaceAll(/<style>.*<\/style>/gs, '').replaceAll(/<[^>]*>/g, '|');
const row = (text: string, name: string): string => new RegExp(`\\|${name}\\|+([^|]+)`).exec(text)?.[1] ?? `no ${name}`;

test('the schedule says when it was changed, with a line for what that cost', () => {
  const text = textOf(scheduleHtml(changed('travel-hk'), ''));

  expect(row(text, 'Changed on')).toBe('December 24, 2026');
  expect(row(text, 'Change on December 24, 2026')).toBe('HK$100.00');
  expect(row(text, 'Total')).toBe('HK$1,755.65');
  expect(textOf(scheduleHtml(paperOf('travel-hk', 'en_us'), ''))).not.toContain('Changed on');
});

test('the receipt says all that was paid', () => {
  expect(row(textOf(receiptHtml(changed('travel-hk'), '')), 'Paid')).toBe('HK$1,755.65');
});

test('what payment in parts costs on top stays what it was', () => {
  const before = row(textOf(scheduleHtml(paperOf('accident-id', 'en_us'), '')), 'Charge for payment in parts');

  expect(before).toMatch(/\d/);
  expect(row(textOf(scheduleHtml(changed('accident-id'), '')), 'Charge for payment in parts')).toBe(before);
});
