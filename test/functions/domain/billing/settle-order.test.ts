/** Payments and what tells of them: in any order, any number of times, with crashes in between, one effect (SECURITY.md T51). */
import fc from 'fast-check';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test, vi } from 'vitest';
import { accountKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { findOrder } from '../../../../functions/domain/billing/find-orders.ts';
import { checkOrder, giveUpOwnOrder } from '../../../../functions/domain/billing/follow-order.ts';
import { followUpOrder, followUpPayment } from '../../../../functions/domain/billing/follow-up.ts';
import { refundOrder } from '../../../../functions/domain/billing/refund-order.ts';
import { settlePayment } from '../../../../functions/domain/billing/settle-order.ts';
import { dynamo } from '../../../../functions/kit/clients/dynamo.ts';
import type { OwnerContext } from '../../../../functions/kit/context.ts';
import { amount } from '../../../kit/amounts.ts';
import { at, buy, historyOf, newBuyer, planOf, rowsOf, subscriptionOf, workFor } from '../../../kit/billing.ts';
import { useFakeProvider } from '../../../kit/payment-provider.ts';
import { useRealTables } from '../../../kit/real-tables.ts';

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
const NOW = new Date('2026-01-20T10:00:00.000Z');

const referenceOf = (orderId: string): string => `pi_${orderId}`;
const settle = (orderId: string, owner: OwnerContext) => settlePayment('card', referenceOf(orderId), owner);
const stateOf = async (orderId: string) => (await findOrder(orderId))?.state;

/** Everything that a payment has effected for the account. */
async function effects(owner: OwnerContext) {
  const [invoices, history, work] = await Promise.all([rowsOf(owner, 'INVOICE#'), historyOf(owner), workFor(owner)]);
  return {
    invoices: invoices.length,
    history,
    work: work.toSorted(),
    version: (await subscriptionOf(owner))?.version ?? 0,
  };
}
const ONCE = { invoices: 1, history: ['started'], work: ['issue-invoice', 'publish-page'], version: 1 };

describe('a payment', () => {
  test('that twenty webhooks tell of at once has one effect', async () => {
    const owner = await newBuyer(NOW);
    const { orderId } = await buy(owner);
    provider().pay(referenceOf(orderId));
    await Promise.all(Array.from({ length: 20 }, () => settle(orderId, owner)));
    await settle(orderId, owner);

    expect(await effects(owner)).toEqual(ONCE);
  });

  test('of twenty owners at once gets invoices without a gap or a double', async () => {
    const owners = await Promise.all(Array.from({ length: 20 }, () => newBuyer(NOW)));
    await Promise.all(owners.map((owner) => buy(owner, { cardId: 'pm_1' })));
    const rows = (await Promise.all(owners.map((owner) => rowsOf(owner, 'INVOICE#')))).flat();
    const numbers = rows.map(({ number }) => Number(String(number).slice(-6))).toSorted((one, other) => one - other);

    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => (numbers[0] ?? 0) + index));
  });

  test.each(['a webhook', 'the clock, then a webhook'])(
    'survives a crash before our note of it: %s settles it, once',
    async (teller) => {
      const owner = await newBuyer(NOW);
      let orderId = '';
      provider().before = async (operation) => {
        const [open] = await rowsOf(owner, 'OPEN-ORDER');
        if (operation === 'chargeKept') orderId = String(open?.['orderId']);
      };
      // The charge is made, and then our process is no more.
      const whole = dynamo.send.bind(dynamo);
      let isGone = false;
      const broken = vi.spyOn(dynamo, 'send').mockImplementation(((command: never) => {
        isGone ||= provider().payments.size > 0;
        return isGone ? Promise.reject(new Error('crash')) : whole(command);
      }) as never);
      await expect(buy(owner, { cardId: 'pm_1' })).rejects.toThrow('crash');
      broken.mockRestore();
      expect([await stateOf(orderId), provider().paid()]).toEqual(['open', [referenceOf(orderId)]]);
      if (teller !== 'a webhook') await followUpOrder(orderId, owner);
      await followUpPayment('card', referenceOf(orderId), owner);
      await followUpPayment('card', referenceOf(orderId), owner);

      expect(await effects(owner)).toEqual(ONCE);
    },
  );

  test('of another amount or currency is not taken: it goes back whole (T49)', async () => {
    for (const money of [
      { amount: 1, currency: 'EUR' as const },
      { amount: 1_428, currency: 'HUF' as const },
    ]) {
      const owner = await newBuyer(NOW);
      const { orderId } = await buy(owner);
      provider().pay(referenceOf(orderId), { money });
      await settle(orderId, owner);
      await followUpOrder(orderId, owner);

      expect([await stateOf(orderId), (await planOf(owner)).id]).toEqual(['refunded', 'free']);
      expect(provider().refunds.get(orderId)).toEqual({ reference: referenceOf(orderId), money });
      expect(await effects(owner)).toMatchObject({ invoices: 0, history: [] });
    }
  });

  test('for what was bought meanwhile in another way goes back', async () => {
    const owner = await newBuyer(NOW);
    const { orderId } = await buy(owner, { payWay: 'paypal' });
    await giveUpOwnOrder(orderId, owner);
    await buy(owner, { cardId: 'pm_1' });
    provider().pay(referenceOf(orderId), { isLate: true });
    await followUpPayment('paypal', referenceOf(orderId), owner);
    await followUpOrder(orderId, owner);

    expect([await stateOf(orderId), [...provider().refunds.keys()]]).toEqual(['refunded', [orderId]]);
    expect((await effects(owner)).invoices).toBe(1);
  });

  test('beside the one of its order goes back, and the order stays', async () => {
    const owner = await newBuyer(NOW);
    const { orderId } = await buy(owner, { cardId: 'pm_1' });
    const [payment] = provider().payments.values();
    if (payment) provider().payments.set('pi_second', { ...payment, reference: 'pi_second' });
    await followUpPayment('card', 'pi_second', owner);

    expect(provider().paid()).toEqual([referenceOf(orderId)]);
    expect(await stateOf(orderId)).toBe('paid');
  });

  test('that is nobody’s order of ours changes nothing', async () => {
    const owner = await newBuyer(NOW);
    const { orderId } = await buy(owner, { cardId: 'pm_1' });

    expect(await settlePayment('paypal', referenceOf(orderId), owner)).toBeNull();
    expect((await effects(owner)).invoices).toBe(1);
  });

  test('for an account that is gone goes back', async () => {
    const owner = await newBuyer(NOW);
    const { orderId } = await buy(owner);
    await dynamo.send(new DeleteCommand({ TableName: 'accounts', Key: accountKey(owner.actor.id) }));
    provider().pay(referenceOf(orderId));
    await settle(orderId, owner);
    await followUpOrder(orderId, owner);

    expect([await stateOf(orderId), provider().paid()]).toEqual(['refunded', []]);
  });
});

describe('any order of steps', () => {
  const steps = fc.array(
    fc.constantFrom('pays', 'pays late', 'webhook', 'returns', 'gives up', 'clock', 'two at once', 'crash'),
    { minLength: 1, maxLength: 12 },
  );

  test('ends in one effect and one payment, or in none of both', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const owner = await newBuyer(NOW);
        const { orderId } = await buy(owner);
        for (const step of sequence) await take(step, orderId, owner);
        provider().before = () => undefined;
        // What a webhook and the clock do in the end in any case.
        await followUpPayment('card', referenceOf(orderId), owner);
        await followUpOrder(orderId, owner);

        const { invoices, history } = await effects(owner);
        const isPaid = provider().payments.get(referenceOf(orderId))?.state === 'paid';
        expect([invoices, history]).toEqual(isPaid ? [1, ['started']] : [0, []]);
        expect((await planOf(owner)).id).toBe(isPaid ? 'individual' : 'free');
        if (isPaid) expect(await stateOf(orderId)).toBe('paid');
        expect(await rowsOf(owner, 'OPEN-ORDER')).toHaveLength((await stateOf(orderId)) === 'open' ? 1 : 0);
      }),
      { numRuns: amount(40, 2_000) },
    );
  });

  async function take(step: string, orderId: string, owner: OwnerContext): Promise<void> {
    const reference = referenceOf(orderId);
    if (step === 'pays') provider().pay(reference);
    if (step === 'pays late') provider().pay(reference, { isLate: true });
    if (step === 'webhook') await followUpPayment('card', reference, owner);
    if (step === 'returns') await checkOrder(orderId, owner);
    if (step === 'gives up') await giveUpOwnOrder(orderId, owner);
    if (step === 'clock') await followUpOrder(orderId, owner);
    if (step === 'two at once') {
      await Promise.all([followUpPayment('card', reference, owner), checkOrder(orderId, owner)]);
    }
    if (step === 'crash') await crash(() => followUpPayment('card', reference, owner));
  }

  /** The provider is asked, and nothing is written. */
  async function crash(work: () => Promise<unknown>): Promise<void> {
    provider().before = () => Promise.reject(new Error('crash'));
    await expect(work()).rejects.toThrow('crash');
    provider().before = () => undefined;
  }
});

describe('a refund by staff', () => {
  test('gives the money back, marks the invoice, and leaves the time of a first purchase', async () => {
    const owner = await newBuyer(NOW);
    const { orderId } = await buy(owner, { cardId: 'pm_1' });
    const later = at(owner, '2026-01-21T10:00:00.000Z');
    await refundOrder(orderId, { reason: 'They asked within a day.', by: 'staff-1' }, later);
    await followUpOrder(orderId, later);
    await followUpOrder(orderId, later);

    expect([...provider().refunds]).toEqual([
      [orderId, { reference: referenceOf(orderId), money: { amount: 1_428, currency: 'EUR' } }],
    ]);
    expect(await rowsOf(owner, 'INVOICE#')).toMatchObject([{ status: 'refunded' }]);
    expect([await historyOf(owner), (await planOf(owner)).id]).toEqual([['started', 'refunded'], 'individual']);
    expect((await workFor(owner)).filter((work) => work === 'payment-refunded')).toHaveLength(1);
  });

  test('is made once, of what was paid', async () => {
    const owner = await newBuyer(NOW);
    const { orderId } = await buy(owner);
    const refund = { reason: 'They asked within a day.', by: 'staff-1' } as const;
    await expect(refundOrder(orderId, refund, owner)).rejects.toMatchObject({ code: 'already_decided' });
    await expect(refundOrder('nothing', refund, owner)).rejects.toMatchObject({ code: 'not_found' });
    provider().pay(referenceOf(orderId));
    await settle(orderId, owner);
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => refundOrder(orderId, refund, owner)));

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
