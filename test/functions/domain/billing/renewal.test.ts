/** Subscriptions over time: the clock runs from one due row to the next. */
import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test, vi } from 'vitest';
import { accountKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { customerKey } from '../../../../functions/domain/billing/billing-rows.ts';
import { followUpOrder } from '../../../../functions/domain/billing/follow-up.ts';
import { AppError } from '../../../../functions/kit/app-error.ts';
import { dynamo } from '../../../../functions/kit/clients/dynamo.ts';
import {
  cancelSubscription,
  resumeSubscription,
  saveRenewal,
} from '../../../../functions/domain/billing/change-subscription.ts';
import { rehearseChange } from '../../../../functions/domain/billing/rehearse-change.ts';
import { renewSubscription } from '../../../../functions/domain/billing/renew-subscription.ts';
import { toSubscription } from '../../../../functions/domain/billing/subscription-view.ts';
import { trialClock } from '../../../../functions/domain/billing/trial.ts';
import { planAt } from '../../../../shared/model/account.ts';
import {
  at,
  buy,
  card,
  customerRow,
  historyOf,
  newBuyer,
  passUntil,
  planOf,
  rowsOf,
  subscriptionOf,
  workFor,
} from '../../../kit/billing.ts';
import { accountRow } from '../../../kit/rows.ts';
import { useFakeProvider } from '../../../kit/payment-provider.ts';
import { useRealTables } from '../../../kit/real-tables.ts';
import type { OwnerContext } from '../../../../functions/kit/context.ts';

vi.mock(
  '../../../../functions/domain/billing/provider-of.ts',
  async () => (await import('../../../kit/payment-provider.ts')).providerModule,
);
vi.mock(
  '../../../../functions/domain/billing/providers/stripe-cards.ts',
  async () => (await import('../../../kit/payment-provider.ts')).cardsModule,
);

useRealTables();
const provider = useFakeProvider();
const START = new Date('2026-01-31T10:00:00.000Z');
const END = '2026-02-28T10:00:00.000Z';
const NEXT_END = '2026-03-31T10:00:00.000Z';

async function subscriber(buying: Parameters<typeof buy>[1] = {}): Promise<OwnerContext> {
  const owner = await newBuyer(START);
  await buy(owner, { cardId: 'pm_1', ...buying });
  return owner;
}

const rowOf = async (owner: OwnerContext) => {
  const row = await subscriptionOf(owner);
  if (!row) throw new Error('There is no subscription.');
  return row;
};
const shown = async (owner: OwnerContext, now: string) => toSubscription(await rowOf(owner), new Date(now));

describe('a renewal', () => {
  test('is charged three days before the end, and the new period begins at the old one’s end', async () => {
    const owner = await subscriber();
    expect((await shown(owner, '2026-02-01')).nextBillingAt).toBe('2026-02-25T10:00:00.000Z');
    await passUntil(owner, '2026-02-25T09:59:00.000Z');
    expect(provider().paid()).toHaveLength(1);
    await passUntil(owner, '2026-02-25T10:00:00.000Z');

    expect(provider().paid()).toHaveLength(2);
    expect(await rowOf(owner)).toMatchObject({ periodStart: END, periodEnd: NEXT_END, startedAt: START.toISOString() });
    expect(await shown(owner, '2026-02-26')).toMatchObject({
      periodStart: START.toISOString(),
      periodEnd: NEXT_END,
      next: null,
    });
    expect((await planOf(owner)).paidUntil).toBe(NEXT_END);
  });

  test('is called at the provider what the payer’s screens call the plan, at the purchase and after', async () => {
    const owner = await newBuyer(START, { language: 'de_de' });
    await buy(owner, { cardId: 'pm_1', planId: 'pro' });
    await passUntil(owner, '2026-02-25T10:00:00.000Z');

    const told = [...provider().payments.values()].map(({ description }) => description);
    expect(told).toEqual(['XPage Pro für Dokumente, monatlich', 'XPage Pro für Dokumente, monatlich']);
  });

  test('comes once a month for years, on the last day of shorter months', async () => {
    const owner = await subscriber();
    await passUntil(owner, '2028-03-01T00:00:00.000Z');
    const ends = (await rowsOf(owner, 'INVOICE#')).map(({ periodEnd }) => String(periodEnd).slice(0, 10));

    expect(ends.slice(0, 4)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
    expect(ends.slice(-2)).toEqual(['2028-02-29', '2028-03-31']);
    expect(new Set(ends).size).toBe(26);
  });

  test('that the clock asks for twenty times, at once and again, is one (T67)', async () => {
    const owner = await subscriber();
    const moment = at(owner, '2026-02-25T10:00:00.000Z');
    const runs = await Promise.allSettled(Array.from({ length: 20 }, () => renewSubscription(owner.actor.id, moment)));
    await renewSubscription(owner.actor.id, moment);

    expect(runs.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect([provider().paid().length, (await rowOf(owner)).periodEnd]).toEqual([2, NEXT_END]);
    expect(await rowsOf(owner, 'INVOICE#')).toHaveLength(2);
  });

  test('whose provider was away is charged by the next run of the job, as the same payment', async () => {
    const owner = await subscriber();
    const moment = at(owner, '2026-02-25T10:00:00.000Z');
    provider().charges = 'away';
    await expect(renewSubscription(owner.actor.id, moment)).rejects.toMatchObject({ code: 'unavailable' });
    provider().charges = 'paid';
    await renewSubscription(owner.actor.id, moment);

    expect([provider().paid().length, (await rowOf(owner)).periodEnd]).toEqual([2, NEXT_END]);
  });

  test('that fails is tried three more times, told each time, and then the plan is Free', async () => {
    const owner = await subscriber();
    provider().charges = 'failed';
    await passUntil(owner, '2026-02-25T10:00:00.000Z');
    expect((await shown(owner, '2026-02-25T10:01:00Z')).failure).toEqual({
      at: '2026-02-25T10:00:00.000Z',
      label: 'card_declined',
      nextTryAt: '2026-02-26T10:00:00.000Z',
    });
    await passUntil(owner, '2026-02-28T09:59:59.000Z');
    expect([(await rowOf(owner)).failure?.count, (await rowOf(owner)).failure?.nextTryAt]).toEqual([4, null]);
    const plan = await planOf(owner);
    expect([planAt(plan, new Date('2026-02-28T09:59:59.999Z')), planAt(plan, new Date(END))]).toEqual([
      'individual',
      'free',
    ]);
    await passUntil(owner, END);

    expect([await subscriptionOf(owner), (await planOf(owner)).id]).toEqual([null, 'free']);
    const failed = Array.from({ length: 4 }, () => 'renewal-failed');
    expect(await historyOf(owner)).toEqual(['started', ...failed, 'ended']);
    expect((await workFor(owner)).toSorted()).toEqual([
      'issue-invoice',
      'plan-ended',
      'publish-page',
      'publish-page',
      ...failed,
    ]);
    expect(provider().paid()).toHaveLength(1);
  });

  test.each(['open', 'refused'] as const)('that nobody can confirm counts as failed: %s', async (outcome) => {
    const owner = await subscriber();
    provider().charges = outcome;
    await passUntil(owner, '2026-02-25T10:00:00.000Z');

    expect((await rowOf(owner)).failure?.label).toBe(outcome === 'open' ? 'authentication_required' : 'refused');
    expect(await rowsOf(owner, 'OPEN-ORDER')).toEqual([]);
  });

  test('that fails is mended by another card at once', async () => {
    const owner = await subscriber();
    provider().charges = 'failed';
    await passUntil(owner, '2026-02-25T10:00:00.000Z');
    provider().charges = 'paid';
    await saveRenewal({ isAutoRenewing: true, payWay: 'card', cardId: 'pm_1' }, at(owner, '2026-02-25T12:00:00.000Z'));
    await passUntil(owner, '2026-02-25T12:00:00.000Z');

    expect(await rowOf(owner)).toMatchObject({ failure: null, periodEnd: NEXT_END });
  });

  test('that fails can be paid by hand, and still begins at the old period’s end', async () => {
    const owner = await subscriber();
    provider().charges = 'failed';
    await passUntil(owner, '2026-02-25T10:00:00.000Z');
    provider().charges = 'paid';
    await buy(at(owner, '2026-02-27T12:00:00.000Z'), { cardId: 'pm_1' });

    expect(await rowOf(owner)).toMatchObject({ failure: null, periodStart: END, periodEnd: NEXT_END });
    expect(await historyOf(owner)).toEqual(['started', 'renewal-failed', 'renewed']);
  });

  test('that was not confirmed by the end counts from there when it is', async () => {
    const owner = await subscriber();
    provider().charges = 'pending';
    await passUntil(owner, '2026-02-28T12:00:00.000Z');
    expect(planAt(await planOf(owner), new Date('2026-02-28T12:00:00.000Z'))).toBe('free');
    for (const [reference] of provider().payments) provider().pay(reference);
    await passUntil(owner, '2026-03-01T12:00:00.000Z');

    expect(await rowOf(owner)).toMatchObject({ periodStart: END, periodEnd: NEXT_END });
    expect(planAt(await planOf(owner), new Date('2026-03-01T12:00:00.000Z'))).toBe('individual');
  });

  test('whose provider does not answer at the end ends all the same, an hour later', async () => {
    const owner = await subscriber();
    provider().charges = 'pending';
    await passUntil(owner, '2026-02-28T09:59:59.000Z');
    provider().before = () => Promise.reject(new AppError('unavailable'));
    await expect(passUntil(owner, END)).rejects.toMatchObject({ code: 'unavailable' });
    provider().before = () => undefined;
    await passUntil(owner, '2026-02-28T11:00:00.000Z');

    expect([await subscriptionOf(owner), await historyOf(owner)]).toEqual([null, ['started', 'ended']]);
  });

  test.each([
    ['at the end', '2026-02-28T10:00:00.000Z'],
    ['a day after it', '2026-03-01T10:00:00.000Z'],
    ['in the last second of three days', '2026-03-03T09:59:59.000Z'],
  ])(
    'that no job was there for in time is charged when it is back %s, for the period from there',
    async (_when, back) => {
      const owner = await subscriber();
      await renewSubscription(owner.actor.id, at(owner, back));
      await renewSubscription(owner.actor.id, at(owner, back));

      expect(await rowOf(owner)).toMatchObject({ status: 'active', periodStart: END, periodEnd: NEXT_END });
      expect([provider().paid().length, await historyOf(owner)]).toEqual([2, ['started', 'renewed']]);
      expect(planAt(await planOf(owner), new Date(back))).toBe('individual');
    },
  );

  test('that no job was there for within three days of the end is none: too little of its period is left', async () => {
    const owner = await subscriber();
    await renewSubscription(owner.actor.id, at(owner, '2026-03-03T10:00:00.000Z'));

    expect([provider().paid().length, await historyOf(owner)]).toEqual([1, ['started', 'ended']]);
  });

  test('that fails when it is made up for ends with the plan, told once as failed and once as over', async () => {
    const owner = await subscriber();
    provider().charges = 'failed';
    await renewSubscription(owner.actor.id, at(owner, '2026-03-01T10:00:00.000Z'));
    await renewSubscription(owner.actor.id, at(owner, '2026-03-01T10:01:00.000Z'));

    expect([provider().paid().length, await historyOf(owner)]).toEqual([1, ['started', 'renewal-failed', 'ended']]);
  });

  test('that is made up for while the provider is away is charged by the next run, once', async () => {
    const owner = await subscriber();
    const moment = at(owner, '2026-02-28T10:00:00.000Z');
    provider().charges = 'away';
    await expect(renewSubscription(owner.actor.id, moment)).rejects.toMatchObject({ code: 'unavailable' });
    provider().charges = 'paid';
    await renewSubscription(owner.actor.id, moment);

    expect([provider().paid().length, (await rowOf(owner)).periodEnd]).toEqual([2, NEXT_END]);
  });

  test.each([
    ['an hour', '2026-02-25T09:00:00.000Z'],
    ['a day', '2026-02-24T10:00:00.000Z'],
    ['to before the purchase', '2026-01-30T10:00:00.000Z'],
  ])('is not charged again when the clock goes back by %s, and nothing more is given', async (_how, then) => {
    const owner = await subscriber();
    await passUntil(owner, '2026-02-25T10:00:00.000Z');
    await renewSubscription(owner.actor.id, at(owner, then));
    const wish = { planId: 'individual', cycle: 'monthly' } as const;

    expect([provider().paid().length, (await rowOf(owner)).periodEnd]).toEqual([2, NEXT_END]);
    expect((await rehearseChange(owner.actor.id, wish, new Date(then))).kind).toBe('none');
  });

  test('of an account that is suspended is not charged', async () => {
    const owner = await subscriber();
    const account = { ...accountRow({ accountId: owner.actor.id, status: 'suspended' }), plan: await planOf(owner) };
    await dynamo.send(new PutCommand({ TableName: 'accounts', Item: { ...accountKey(owner.actor.id), ...account } }));
    await passUntil(owner, END);

    expect([provider().paid().length, await subscriptionOf(owner)]).toEqual([1, null]);
  });

  test('is not kept from its time by an order that was left lying', async () => {
    const owner = await subscriber();
    await buy(at(owner, '2026-02-25T09:00:00.000Z'), { planId: 'pro' });
    await passUntil(owner, '2026-02-25T10:00:00.000Z');

    expect(await rowOf(owner)).toMatchObject({ planId: 'individual', periodEnd: NEXT_END });
  });
});

describe('a card that renews a plan', () => {
  const keepCard = ({ actor: { id } }: OwnerContext, expiryMonth: number) => {
    const customer = customerRow(id, { cards: [{ ...card, expiryMonth, expiryYear: 2026 }] });
    return dynamo.send(new PutCommand({ TableName: 'billing', Item: { ...customerKey(id), ...customer } }));
  };

  test.each([
    ['ends before it is charged', 1, 1],
    ['is good to the end of that month', 2, 0],
  ])('and %s', async (_, expiryMonth, mails) => {
    const owner = await subscriber();
    await keepCard(owner, expiryMonth);
    await passUntil(owner, '2026-02-21T09:59:59.000Z');
    expect(await workFor(owner)).not.toContain('card-expiring');
    await passUntil(owner, END);

    expect((await workFor(owner)).filter((work) => work === 'card-expiring')).toHaveLength(mails);
  });
});

describe('a trial', () => {
  const trialEndsAt = '2026-02-14T10:00:00.000Z';

  async function onTrial(): Promise<OwnerContext> {
    const owner = await newBuyer(START, { plan: { id: 'individual', trialEndsAt, paidUntil: null } });
    await dynamo.send(new TransactWriteCommand({ TransactItems: [trialClock(owner.actor.id, trialEndsAt)] }));
    return owner;
  }

  test('is told of three days before its end, and at its end, when the live page follows', async () => {
    const owner = await onTrial();
    await passUntil(owner, '2026-02-11T09:59:59.000Z');
    expect(await workFor(owner)).toEqual([]);
    await passUntil(owner, '2026-02-14T09:59:59.000Z');
    expect(await workFor(owner)).toEqual(['trial-ending']);
    await passUntil(owner, END);

    expect((await workFor(owner)).toSorted()).toEqual(['plan-ended', 'publish-page', 'trial-ending']);
  });

  test('that became a subscription is not told of any more', async () => {
    const owner = await onTrial();
    await buy(owner, { cardId: 'pm_1' });
    await renewSubscription(owner.actor.id, at(owner, '2026-02-11T10:00:00.000Z'));
    await passUntil(owner, '2026-02-20T10:00:00.000Z');

    expect(await workFor(owner)).not.toContain('trial-ending');
    expect(await workFor(owner)).not.toContain('plan-ended');
  });
});

describe('a subscription that is paid by hand', () => {
  test('asks seven days and one day before, and ends', async () => {
    const owner = await subscriber({ isAutoRenewing: false });
    await passUntil(owner, '2026-02-27T10:00:00.000Z');
    expect((await workFor(owner)).filter((work) => work === 'renewal-due')).toHaveLength(2);
    await passUntil(owner, END);

    expect([provider().paid().length, await subscriptionOf(owner)]).toEqual([1, null]);
  });

  test('is renewed within the last seven days, once', async () => {
    const owner = await subscriber({ isAutoRenewing: false });
    const wish = { planId: 'individual', cycle: 'monthly' } as const;
    const kindOn = async (now: string) => (await rehearseChange(owner.actor.id, wish, new Date(now))).kind;
    expect([await kindOn('2026-02-20T10:00:00Z'), await kindOn('2026-02-22T10:00:00Z')]).toEqual(['none', 'renew']);
    await buy(at(owner, '2026-02-22T10:00:00.000Z'), { cardId: 'pm_1', isAutoRenewing: false });

    expect([await kindOn('2026-02-23T10:00:00Z'), (await rowOf(owner)).periodEnd]).toEqual(['none', NEXT_END]);
  });
});

describe('a subscription that was cancelled', () => {
  test('stays to the second at which its period ends, is charged no more, and is told', async () => {
    const owner = await subscriber();
    const now = at(owner, '2026-02-10T10:00:00.000Z');
    await cancelSubscription(now);
    await cancelSubscription(now);
    const preview = await shown(owner, '2026-02-10T10:00:00Z');
    await passUntil(owner, '2026-03-10T00:00:00.000Z');

    expect(preview).toMatchObject({ status: 'cancelled', nextBillingAt: null, periodEnd: END, isAutoRenewing: false });
    expect(await historyOf(owner)).toEqual(['started', 'cancelled', 'ended']);
    expect([provider().paid().length, await subscriptionOf(owner)]).toEqual([1, null]);
    expect((await workFor(owner)).toSorted()).toEqual([
      'issue-invoice',
      'plan-ended',
      'publish-page',
      'publish-page',
      'subscription-cancelled',
    ]);
  });

  test('is resumed as it was; in the last days it is charged at once', async () => {
    const owner = await subscriber();
    await cancelSubscription(at(owner, '2026-02-10T10:00:00.000Z'));
    await resumeSubscription(at(owner, '2026-02-28T09:00:00.000Z'));
    await passUntil(owner, '2026-02-28T09:00:00.000Z');

    expect(await rowOf(owner)).toMatchObject({ status: 'active', isAutoRenewing: true, periodEnd: NEXT_END });
  });

  test('takes no renewal that was confirmed after it: the money goes back', async () => {
    const owner = await subscriber();
    provider().charges = 'pending';
    await passUntil(owner, '2026-02-25T10:00:00.000Z');
    await cancelSubscription(at(owner, '2026-02-25T11:00:00.000Z'));
    for (const [reference] of provider().payments) provider().pay(reference);
    await passUntil(owner, '2026-02-26T10:00:00.000Z');
    const [order] = [...provider().payments.values()].slice(-1);
    await followUpOrder(order?.orderId ?? '', at(owner, '2026-02-26T10:00:00.000Z'));

    expect([provider().paid().length, provider().refunds.size, (await rowOf(owner)).periodEnd]).toEqual([1, 1, END]);
  });
});
