import { describe, expect, test } from 'vitest';
import type { MyPolicy } from '../../../../../shared/insurance/portal.ts';
import { askAgainAfter } from '../../../../../web/portal/areas/policies/ask-again-after.ts';

const AT = '2026-11-20T10:00:00.000Z';
const now = (seconds: number): number => Date.parse(AT) + seconds * 1_000;

type Entry = MyPolicy['timeline'][number];
const entry = (kind: Entry['kind'], amount: number | null, at = AT): Entry => ({
  ...{ id: `${kind}-${at}`, at, kind, text: null },
  money: amount === null ? null : { amount, currency: 'HKD' },
});

const own = (timeline: Entry[], isReady = true): Parameters<typeof askAgainAfter>[0] => ({
  policy: { documents: [{ kind: 'schedule', isReady }] } as unknown as MyPolicy['policy'],
  timeline,
});

describe('the page of a policy', () => {
  test('asks for nothing again when all is there', () => {
    expect(askAgainAfter(undefined, now(0))).toBe(0);
    expect(askAgainAfter(own([entry('issued', 10_000)]), now(0))).toBe(0);
  });

  test('waits for papers that are being drawn', () => {
    expect(askAgainAfter(own([entry('issued', 10_000)], false), now(3_600))).toBe(3_000);
  });

  test('waits for money that goes back: often at first, now and then when it takes long', () => {
    const cancelled = own([entry('issued', 10_000), entry('cancelled', 10_000)]);

    expect(askAgainAfter(cancelled, now(2))).toBe(3_000);
    expect(askAgainAfter(cancelled, now(3_600))).toBe(60_000);
  });

  test('goes on until all of it is back, and not longer', () => {
    const first = entry('refunded', 4_000, '2026-11-20T10:00:01.000Z');
    const second = entry('refunded', 6_000, '2026-11-20T10:00:02.000Z');

    expect(askAgainAfter(own([entry('cancelled', 10_000), first]), now(3))).toBe(3_000);
    expect(askAgainAfter(own([entry('cancelled', 10_000), first, second]), now(3))).toBe(0);
  });

  test('does not wait where nothing goes back, and does not count what went back before', () => {
    expect(askAgainAfter(own([entry('cancelled', 0)]), now(2))).toBe(0);
    const before = entry('refunded', 10_000, '2026-11-19T10:00:00.000Z');
    expect(askAgainAfter(own([before, entry('cancelled', 10_000)]), now(2))).toBe(3_000);
  });
});
