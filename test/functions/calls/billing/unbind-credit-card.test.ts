import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';
import { bindCreditCard } from '../../../../functions/calls/billing/bind-credit-card.ts';
import { startCard } from '../../../../functions/calls/billing/start-card.ts';
import { unbindCreditCard } from '../../../../functions/calls/billing/unbind-credit-card.ts';
import { subscriptionKey } from '../../../../functions/domain/billing/billing-rows.ts';
import { customerRow, subscriptionRow } from '../../../kit/billing-customer.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { usePaymentStandIns } from '../../../kit/payment-stand-ins.ts';
import { useSecrets } from '../../../kit/secrets.ts';

useSecrets();
const standIns = usePaymentStandIns();
const { put, table } = useMemoryTable();

async function boundCard(): Promise<string> {
  put([customerRow()]);
  const { clientSecret } = await startCard({}, ownerContext({ newId: () => ulid() }));
  await standIns.typeCard(clientSecret, '4242424242424242');
  const setupId = clientSecret.split('_secret_')[0] ?? '';
  const { cards } = await bindCreditCard({ setupId, nameOnCard: 'Mara' }, ownerContext());
  return cards[0]?.cardId ?? '';
}

describe('unbindCreditCard', () => {
  test('removes the card here and at Stripe', async () => {
    const cardId = await boundCard();

    expect((await unbindCreditCard({ cardId }, ownerContext())).cards).toEqual([]);
    expect(standIns.sent().at(-1)?.what).toBe(`POST /v1/payment_methods/${cardId}/detach`);
  });

  test('makes the renewal that it was to pay one by hand', async () => {
    const cardId = await boundCard();
    put([subscriptionRow({ method: { payWay: 'card', methodId: cardId } })]);
    await unbindCreditCard({ cardId }, ownerContext());

    expect(table().row(subscriptionKey(accountId))).toMatchObject({ method: null, version: 5 });
  });

  test('leaves a renewal alone that another card pays', async () => {
    const cardId = await boundCard();
    put([subscriptionRow({ method: { payWay: 'card', methodId: 'pm_other' } })]);
    await unbindCreditCard({ cardId }, ownerContext());

    expect(table().row(subscriptionKey(accountId))).toMatchObject({ method: { methodId: 'pm_other' }, version: 4 });
  });

  test('knows no card that is not the account’s own', async () => {
    put([customerRow()]);

    await expect(unbindCreditCard({ cardId: 'pm_other' }, ownerContext())).rejects.toMatchObject({ code: 'not_found' });
    expect(standIns.sent()).toEqual([]);
  });
});
