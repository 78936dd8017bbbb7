/** When a subscription is worked on before its period ends on 31 March at ten. */
import { describe, expect, test } from 'vitest';
import {
  firstStepAt,
  isCardCheckTime,
  isCharged,
  isChargeTime,
  nextPaymentAt,
  nextStepAt,
} from '../../../../functions/domain/billing/renewal-steps.ts';

type Steps = Parameters<typeof isCharged>[0];

const byCard: Steps = {
  ...{ status: 'active', isAutoRenewing: true, billedBy: 'us', periodEnd: '2026-03-31T10:00:00.000Z' },
  method: { payWay: 'card', methodId: 'pm_1' },
};
const byPayPal: Steps = { ...byCard, method: { payWay: 'paypal', methodId: 'pp_1' } };
const byHand: Steps = { ...byCard, isAutoRenewing: false };
const cancelled: Steps = { ...byCard, status: 'cancelled' };
const cancelledByHand: Steps = { ...byHand, status: 'cancelled' };
const byStore: Steps = { ...byCard, billedBy: 'store' };

const march = (time: string): Date => new Date(`2026-03-${time}.000Z`);
const before = (date: Date): Date => new Date(date.getTime() - 1);

/** All moments of work from the first of March on. */
function stepsOf(subscription: Steps): string[] {
  const steps: string[] = [];
  for (let now = march('01T00:00:00'); ; now = new Date(steps.at(-1) ?? '')) {
    const next = nextStepAt(subscription, now).toISOString();
    if (next === steps.at(-1)) return steps.map((step) => step.slice(8, 13));
    steps.push(next);
  }
}

describe('a subscription is charged without anybody there', () => {
  test.each([
    ['by a kept card', byCard, true],
    ['by PayPal', byPayPal, true],
    ['but not when it is paid by hand', byHand, false],
    ['but not without a way of paying', { ...byCard, method: null }, false],
    ['but not once it was cancelled', cancelled, false],
    ['but not before its first payment is confirmed', { ...byCard, status: 'pending' }, false],
    ['but not where a store bills it', byStore, false],
  ] as const)('%s', (_, subscription, expected) => {
    expect(isCharged(subscription)).toBe(expected);
  });
});

describe('work comes', () => {
  test.each([
    ['to a card: a look at it, four charges, the end', byCard, ['24T10', '28T10', '29T10', '30T10', '31T07', '31T10']],
    ['to PayPal: four charges, the end', byPayPal, ['28T10', '29T10', '30T10', '31T07', '31T10']],
    ['to who pays by hand: two reminders, the end', byHand, ['24T10', '30T10', '31T10']],
    ['to who cancelled: the end', cancelled, ['31T10']],
    ['to who pays by hand and cancelled: the end', cancelledByHand, ['31T10']],
    ['to who is billed by a store: the end', byStore, ['31T10']],
  ] as const)('%s', (_, subscription, steps) => {
    expect(stepsOf(subscription)).toEqual(steps);
  });

  test('first at once when a charge is due already, else at its next moment', () => {
    const due = march('29T12:00:00');

    expect(firstStepAt(byCard, due)).toEqual(due);
    expect(firstStepAt(byCard, march('27T12:00:00'))).toEqual(march('28T10:00:00'));
    expect(firstStepAt(byHand, due)).toEqual(march('30T10:00:00'));
    expect(firstStepAt(cancelled, due)).toEqual(march('31T10:00:00'));
  });
});

describe('the time of charges or reminders', () => {
  test.each([
    ['of a card begins three days before the end', byCard, march('28T10:00:00')],
    ['of PayPal begins three days before the end', byPayPal, march('28T10:00:00')],
    ['of who pays by hand begins with the first reminder', byHand, march('24T10:00:00')],
  ] as const)('%s, and is over at the end', (_, subscription, begin) => {
    const end = march('31T10:00:00');

    expect([before(begin), begin, before(end), end].map((now) => isChargeTime(subscription, now))).toEqual([
      ...[false, true, true, false],
    ]);
  });

  test.each([
    ['who cancelled', cancelled],
    ['who is billed by a store', byStore],
  ])('never comes to %s', (_, subscription) => {
    for (const now of ['24T10:00:00', '30T10:00:00', '31T10:00:00', '31T11:00:00']) {
      expect(isChargeTime(subscription, march(now))).toBe(false);
    }
  });
});

describe('the card is looked at', () => {
  test('from seven days before the end until it is charged', () => {
    const [begin, charged] = [march('24T10:00:00'), march('28T10:00:00')];

    expect([before(begin), begin, before(charged), charged].map((now) => isCardCheckTime(byCard, now))).toEqual([
      ...[false, true, true, false],
    ]);
  });

  test.each([
    ['PayPal', byPayPal],
    ['who pays by hand with a kept card', byHand],
    ['who cancelled', cancelled],
    ['who has kept nothing', { ...byCard, method: null }],
  ] as const)('but not of %s', (_, subscription) => {
    expect(isCardCheckTime(subscription, march('26T10:00:00'))).toBe(false);
  });
});

describe('the next payment', () => {
  test.each([
    ['is taken three days before the end', byCard, march('28T10:00:00')],
    ['is to be made by hand until the end', byHand, march('31T10:00:00')],
    ['does not come to who cancelled', cancelled, null],
    ['is not ours where a store bills', byStore, null],
  ] as const)('%s', (_, subscription, at) => {
    expect(nextPaymentAt(subscription)).toEqual(at);
  });
});
