/** Documents of a policy whose cover was changed, before they are set. */
import { expect, test } from 'vitest';
import type { PolicyPaper } from '../../../../functions/jobs/issue-policy/policy-paper.ts';
import { receiptData } from '../../../../functions/jobs/issue-policy/receipt-data.ts';
import { scheduleData } from '../../../../functions/jobs/issue-policy/schedule-data.ts';
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
    ...{ changedOn: '2026-12-24', changedAt: '2026-12-24T09:00:00.000Z', paidForChanges: CHANGE },
  };
  return { ...paper, policy };
}

const row = (data: ReturnType<typeof receiptData> | ReturnType<typeof scheduleData>, name: string): string => {
  const { lines, total, paid } = data.price;
  const found = [...data.facts, ...lines, total, ...(paid === null ? [] : [paid])].find(([one]) => one === name);
  return found?.[1] ?? `no ${name}`;
};

test('the schedule says when it was changed, with a line for what that cost', () => {
  const text = scheduleData(changed('travel-hk'));

  expect(row(text, 'Changed on')).toBe('December 24, 2026');
  expect(row(text, 'Change on December 24, 2026')).toBe('HK$100.00');
  expect(row(text, 'Total')).toBe('HK$1,755.65');
  expect(row(scheduleData(paperOf('travel-hk', 'en_us')), 'Changed on')).toBe('no Changed on');
});

test('the receipt says all that was paid', () => {
  expect(row(receiptData(changed('travel-hk')), 'Paid')).toBe('HK$1,755.65');
});

test('what payment in parts costs on top stays what it was', () => {
  const before = row(scheduleData(paperOf('accident-id', 'en_us')), 'Charge for payment in parts');

  expect(before).toMatch(/\d/);
  expect(row(scheduleData(changed('accident-id')), 'Charge for payment in parts')).toBe(before);
});
