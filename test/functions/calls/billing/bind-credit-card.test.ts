import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';
import { bindCreditCard } from '../../../../functions/calls/billing/bind-credit-card.ts';
import { startCard } from '../../../../functions/calls/billing/start-card.ts';
import { makeStripeCustomer, startCardSetup } from '../../../../functions/domain/billing/providers/stripe-cards.ts';
import { customerRow } from '../../../kit/billing-customer.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { usePaymentStandIns } from '../../../kit/payment-stand-ins.ts';
import { useSecrets } from '../../../kit/secrets.ts';

useSecrets();
const standIns = usePaymentStandIns();
const { put } = useMemoryTable();
const nameOnCard = 'Mara Lindqvist';

async function typed(number: string): Promise<{ setupId: string; clientSecret: string }> {
  put([customerRow()]);
  const { clientSecret } = await startCard({}, ownerContext({ newId: () => ulid() }));
  await standIns.typeCard(clientSecret, number);
  return { setupId: clientSecret.split('_secret_')[0] ?? '', clientSecret };
}

describe('bindCreditCard', () => {
  test('keeps what Stripe tells of the card, once', async () => {
    const { setupId } = await typed('4242424242424242');
    await bindCreditCard({ setupId, nameOnCard }, ownerContext());
    const { cards } = await bindCreditCard({ setupId, nameOnCard }, ownerContext());

    expect(cards).toEqual([
      {
        cardId: expect.stringMatching(/^pm_/),
        brand: 'visa',
        last4: '4242',
        expiryMonth: 4,
        expiryYear: 2030,
        nameOnCard,
      },
    ]);
  });

  test('keeps a card only after its bank has said yes', async () => {
    const { setupId, clientSecret } = await typed('4000002500003155');
    await standIns.answerBank(clientSecret, 'fail');
    const again = await standIns.typeCard(clientSecret, '4000002500003155');
    const early = await bindCreditCard({ setupId, nameOnCard }, ownerContext()).catch((error: unknown) => error);
    await standIns.answerBank(clientSecret, 'complete');

    expect(again).toMatchObject({ intent: { status: 'requires_action' } });
    expect(early).toMatchObject({ code: 'card_invalid' });
    expect((await bindCreditCard({ setupId, nameOnCard }, ownerContext())).cards).toHaveLength(1);
  });

  test('never keeps the card of another customer', async () => {
    await typed('4242424242424242');
    const secret = await startCardSetup(await makeStripeCustomer('somebody-else'), ulid());
    await standIns.typeCard(secret, '4242424242424242');
    const setupId = secret.split('_secret_')[0] ?? '';

    await expect(bindCreditCard({ setupId, nameOnCard }, ownerContext())).rejects.toMatchObject({
      code: 'card_invalid',
    });
  });

  test('needs the name on the card', async () => {
    await expect(bindCreditCard({ setupId: 'seti_1', nameOnCard: ' ' }, ownerContext())).rejects.toMatchObject({
      code: 'card_name_required',
    });
  });
});
