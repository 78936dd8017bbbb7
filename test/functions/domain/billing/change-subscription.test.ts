/** What an owner changes of a subscription without paying now. */
import { DeleteCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test, vi } from 'vitest';
import {
  customerKey,
  subscriptionKey,
  type CustomerRow,
  type SubscriptionRow,
} from '../../../../functions/domain/billing/billing-rows.ts';
import { dynamo } from '../../../../functions/kit/clients/dynamo.ts';
import {
  cancelSubscription,
  planChange,
  resumeSubscription,
  saveRenewal,
} from '../../../../functions/domain/billing/change-subscription.ts';
import { toSubscription } from '../../../../functions/domain/billing/subscription-view.ts';
import { hasFeature, planAt } from '../../../../shared/model/account.ts';
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
} from '../../../kit/billing.ts';
import { transactionCanceled } from '../../../kit/dynamo.ts';
import { useFakeProvider } from '../../../kit/payment-provider.ts';
import { useRealTables } from '../../../kit/real-tables.ts';
import type { OwnerContext } from '../../../../functions/kit/context.ts';

vi.mock(
  '../../../../functions/domain/billing/provider-of.ts',
  async () => (await import('../../../kit/payment-provider.ts')).providerModule,
);

useRealTables();
useFakeProvider();
const START = new Date('2026-01-31T10:00:00.000Z');
const END = '2026-02-28T10:00:00.000Z';

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

describe('a planned change', () => {
  test('to a smaller plan begins with the new period, to the second, though it was paid before', async () => {
    const owner = await subscriber({ planId: 'pro' });
    await planChange({ planId: 'individual', cycle: 'monthly' }, at(owner, '2026-02-10T10:00:00.000Z'));
    await passUntil(owner, '2026-02-25T10:00:00.000Z');
    const plan = await planOf(owner);
    const [, second] = await rowsOf(owner, 'INVOICE#');

    expect(second).toMatchObject({ planId: 'individual', net: { amount: 1_200 } });
    expect(hasFeature(plan, 'document-chat', new Date('2026-02-28T09:59:59.999Z'))).toBe(true);
    expect(hasFeature(plan, 'document-chat', new Date(END))).toBe(false);
    expect(planAt(plan, new Date(END))).toBe('individual');
    expect(await shown(owner, '2026-02-26')).toMatchObject({
      planId: 'pro',
      next: { planId: 'individual', cycle: 'monthly' },
    });
    expect(await shown(owner, '2026-03-01')).toMatchObject({ planId: 'individual', next: null });
  });

  test('of the cycle costs ten months for a year, from the period’s end', async () => {
    const owner = await subscriber();
    await planChange({ planId: 'individual', cycle: 'yearly' }, at(owner, '2026-02-10T10:00:00.000Z'));
    await passUntil(owner, END);

    expect(await rowOf(owner)).toMatchObject({
      cycle: 'yearly',
      price: { amount: 12_000 },
      periodEnd: '2027-02-28T10:00:00.000Z',
    });
  });

  test('is called off by the present plan, and one that begins at once has to be paid for', async () => {
    const owner = await subscriber({ planId: 'pro' });
    const now = at(owner, '2026-02-10T10:00:00.000Z');
    await planChange({ planId: 'individual', cycle: 'monthly' }, now);
    await planChange({ planId: 'pro', cycle: 'monthly' }, at(owner, '2026-02-11T10:00:00.000Z'));

    expect([(await rowOf(owner)).next, await historyOf(owner)]).toEqual([
      null,
      ['started', 'change-planned', 'change-called-off'],
    ]);
    await expect(planChange({ planId: 'team1', cycle: 'yearly' }, now)).rejects.toMatchObject({
      code: 'payment_needed',
    });
  });
});

/** Writes the subscription as it is to be found. */
const keep = async (owner: OwnerContext, changes: Partial<SubscriptionRow>) =>
  dynamo.send(
    new PutCommand({
      TableName: 'billing',
      Item: { ...subscriptionKey(owner.actor.id), ...(await rowOf(owner)), ...changes },
    }),
  );

const keepCustomer = ({ actor: { id } }: OwnerContext, changes: Partial<CustomerRow>) =>
  dynamo.send(new PutCommand({ TableName: 'billing', Item: { ...customerKey(id), ...customerRow(id, changes) } }));

describe('a change that is there already', () => {
  const yearly = { planId: 'individual', cycle: 'yearly' } as const;

  test('is not made again: of the next period, of its end, and of going on', async () => {
    const owner = await subscriber();
    const now = at(owner, '2026-02-10T10:00:00.000Z');
    await planChange({ planId: 'individual', cycle: 'monthly' }, now);
    await resumeSubscription(now);
    await planChange(yearly, now);
    await planChange(yearly, now);

    expect(await historyOf(owner)).toEqual(['started', 'change-planned']);
    expect((await rowOf(owner)).next).toEqual(yearly);
  });

  test('is made when only its plan or only its cycle is the planned one', async () => {
    const owner = await subscriber({ planId: 'pro' });
    for (const wish of [yearly, { planId: 'pro', cycle: 'yearly' }, yearly, { ...yearly, cycle: 'monthly' }] as const) {
      await planChange(wish, owner);
      expect((await rowOf(owner)).next).toEqual(wish);
    }

    expect((await historyOf(owner)).filter((kind) => kind === 'change-planned')).toHaveLength(4);
  });
});

describe('who cancelled', () => {
  const yearly = { planId: 'individual', cycle: 'yearly' } as const;

  test('goes on by resuming, as it is told; without a way of paying nothing is charged', async () => {
    const owner = await subscriber();
    await cancelSubscription(at(owner, '2026-02-09T10:00:00.000Z'));
    await keep(owner, { method: null });
    await resumeSubscription(at(owner, '2026-02-10T10:00:00.000Z'));

    expect(await rowOf(owner)).toMatchObject({ status: 'active', isAutoRenewing: false });
    expect(await historyOf(owner)).toEqual(['started', 'cancelled', 'resumed']);
  });

  test('goes on by planning a change', async () => {
    const owner = await subscriber();
    await cancelSubscription(owner);
    await planChange(yearly, owner);

    expect(await rowOf(owner)).toMatchObject({ status: 'active', isAutoRenewing: true, next: yearly });
  });

  test('while who pays by hand and plans a change still pays by hand', async () => {
    const owner = await subscriber({ isAutoRenewing: false });
    await planChange(yearly, owner);

    expect(await rowOf(owner)).toMatchObject({ status: 'active', isAutoRenewing: false, next: yearly });
  });

  test('is not charged for having chosen another way of paying', async () => {
    const owner = await subscriber();
    await cancelSubscription(owner);
    await saveRenewal({ isAutoRenewing: true, payWay: 'card', cardId: 'pm_1' }, owner);

    expect(await rowOf(owner)).toMatchObject({ status: 'cancelled', isAutoRenewing: false });
  });
});

describe('how the next period is paid', () => {
  const by = (payWay: 'card' | 'paypal' | 'gopay', cardId: string | null = null) =>
    ({ isAutoRenewing: true, payWay, cardId }) as const;
  const wallet = { phone: '+62811', state: 'linked', methodId: 'gp_1' } as const;

  test('is what the customer has kept of that way, and it is in the history', async () => {
    const owner = await subscriber();
    await keepCustomer(owner, {
      cards: [card, { ...card, cardId: 'pm_2' }],
      paypal: { payer: 'mara@example.com', methodId: 'pp_1' },
      wallet,
    });
    const methods: unknown[] = [];
    for (const renewal of [by('card', 'pm_2'), by('paypal'), by('gopay')]) {
      await saveRenewal(renewal, at(owner, '2026-02-10T10:00:00.000Z'));
      methods.push((await rowOf(owner)).method);
    }

    expect(methods).toEqual([
      { payWay: 'card', methodId: 'pm_2' },
      { payWay: 'paypal', methodId: 'pp_1' },
      { payWay: 'gopay', methodId: 'gp_1' },
    ]);
    expect(await historyOf(owner)).toEqual(['started', 'renewal-set', 'renewal-set', 'renewal-set']);
  });

  test('is not a wallet that is not linked yet', async () => {
    const owner = await subscriber();
    await keepCustomer(owner, { wallet: { ...wallet, state: 'pending' } });

    await expect(saveRenewal(by('gopay'), owner)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('may stay as it is when the customer has kept nothing else, or is not known any more', async () => {
    const owner = await subscriber();
    const method = { payWay: 'card', methodId: 'pm_old' } as const;
    await keep(owner, { method });
    await keepCustomer(owner, { cards: [] });
    await saveRenewal(by('card', 'pm_old'), owner);
    await dynamo.send(new DeleteCommand({ TableName: 'billing', Key: customerKey(owner.actor.id) }));
    await saveRenewal(by('card', 'pm_old'), owner);

    expect((await rowOf(owner)).method).toEqual(method);
    for (const other of [by('card', 'pm_1'), by('paypal'), by('gopay')]) {
      await expect(saveRenewal(other, owner)).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  test('is never charged by itself without a way of paying', async () => {
    const owner = await subscriber();
    await saveRenewal({ isAutoRenewing: true, payWay: null, cardId: null }, owner);

    expect(await rowOf(owner)).toMatchObject({ isAutoRenewing: false, method: null });
  });

  test('is by hand for who switches it off and keeps the card', async () => {
    const owner = await subscriber();
    await saveRenewal({ ...by('card', 'pm_1'), isAutoRenewing: false }, owner);

    expect(await rowOf(owner)).toMatchObject({ isAutoRenewing: false, method: { methodId: 'pm_1' } });
  });

  test('is tried at once after a failure, unless it is by hand', async () => {
    const owner = await subscriber();
    const failure = { at: START.toISOString(), label: 'card_declined', nextTryAt: null, count: 2 };
    await keep(owner, { failure });
    const now = at(owner, '2026-02-26T12:00:00.000Z');
    await saveRenewal(by('card', 'pm_1'), now);
    const tried = (await rowOf(owner)).failure;
    await saveRenewal({ ...by('card', 'pm_1'), isAutoRenewing: false }, now);

    expect(tried).toEqual({ ...failure, nextTryAt: '2026-02-26T12:00:00.000Z' });
    expect((await rowOf(owner)).failure).toEqual(failure);
  });
});

describe('changes', () => {
  /** Has the next transactions meet another one; tells how many there were. */
  function meetAnother(times: number): () => number {
    let tries = 0;
    const send = dynamo.send.bind(dynamo) as (command: unknown) => Promise<unknown>;
    vi.spyOn(dynamo, 'send').mockImplementation((async (command: unknown) => {
      if (!(command instanceof TransactWriteCommand)) return send(command);
      tries += 1;
      if (tries <= times) throw transactionCanceled('ConditionalCheckFailed');
      return send(command);
    }) as never);
    return () => tries;
  }

  test('that meet another one each time are given up after five tries', async () => {
    const owner = await subscriber();
    const before = await rowOf(owner);
    const tries = meetAnother(9);
    await expect(cancelSubscription(owner)).rejects.toMatchObject({ code: 'conflict' });

    expect([tries(), await rowOf(owner)]).toEqual([5, before]);
  });

  test('that meet another one four times are made', async () => {
    const owner = await subscriber();
    const tries = meetAnother(4);
    await cancelSubscription(owner);

    expect([tries(), (await rowOf(owner)).status]).toEqual([5, 'cancelled']);
  });

  test('need a subscription that runs, which is ours to change', async () => {
    const owner = await newBuyer(START);
    await expect(cancelSubscription(owner)).rejects.toMatchObject({ code: 'no_subscription' });
    const other = await subscriber();
    await expect(cancelSubscription(at(other, END))).rejects.toMatchObject({ code: 'no_subscription' });
    const Item = { ...subscriptionKey(other.actor.id), ...(await rowOf(other)), billedBy: 'store' };
    await dynamo.send(new PutCommand({ TableName: 'billing', Item }));

    await expect(cancelSubscription(other)).rejects.toMatchObject({ code: 'billed_by_store' });
    await expect(buy(other, { planId: 'pro' })).rejects.toMatchObject({ code: 'billed_by_store' });
  });

  test('of how it is paid take only what the customer has', async () => {
    const owner = await subscriber();
    const renewal = { isAutoRenewing: true, payWay: 'card', cardId: 'pm_of_somebody' } as const;
    await expect(saveRenewal(renewal, owner)).rejects.toMatchObject({ code: 'not_found' });
    await expect(saveRenewal({ ...renewal, payWay: 'paypal' }, owner)).rejects.toMatchObject({ code: 'not_found' });
    await saveRenewal({ isAutoRenewing: false, payWay: null, cardId: null }, owner);

    expect(await rowOf(owner)).toMatchObject({ isAutoRenewing: false, method: null });
  });

  test('by ten at once are each made on what the others left', async () => {
    const owner = await subscriber();
    const runs = await Promise.allSettled(Array.from({ length: 10 }, () => cancelSubscription(owner)));

    expect(runs.every(({ status }) => status === 'fulfilled')).toBe(true);
    expect([(await rowOf(owner)).version, await historyOf(owner)]).toEqual([2, expect.arrayContaining(['cancelled'])]);
  });
});
