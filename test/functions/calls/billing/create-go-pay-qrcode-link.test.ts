import { describe, expect, test, vi } from 'vitest';
import { createGoPayQRCodeLink } from '../../../../functions/calls/billing/create-go-pay-qrcode-link.ts';
import { TERMS_VERSION } from '../../../../shared/model/account.ts';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { customerKey } from '../../../../functions/domain/billing/billing-rows.ts';
import { checkOrder } from '../../../../functions/domain/billing/follow-order.ts';
import { dynamo } from '../../../../functions/kit/clients/dynamo.ts';
import { customerRow, newBuyer, subscriptionOf } from '../../../kit/billing.ts';
import { NOW } from '../../../kit/call-context.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { useFakeProvider } from '../../../kit/payment-provider.ts';

vi.mock(
  '../../../../functions/domain/billing/provider-of.ts',
  async () => (await import('../../../kit/payment-provider.ts')).providerModule,
);

useMemoryTable();
const provider = useFakeProvider();

describe('createGoPayQRCodeLink', () => {
  const wish = { planId: 'individual', cycle: 'monthly', isAutoRenewing: true, termsVersion: TERMS_VERSION } as const;
  const purchase = { ...wish, total: { amount: 1_428, currency: 'EUR' } } as const;

  test('gives the code and the link that opens the wallet', async () => {
    const step = await createGoPayQRCodeLink(purchase, await newBuyer(NOW));

    expect(step).toMatchObject({ state: 'open', payWay: 'gopay', qr: { text: `qr of pi_${step.orderId}` } });
  });

  test('renews with the wallet that is linked, as a code pays once', async () => {
    const owner = await newBuyer(NOW);
    const wallet = { phone: '+628123', state: 'linked', methodId: 'wallet-1' } as const;
    const row = customerRow(owner.actor.id, { wallet });
    await dynamo.send(new PutCommand({ TableName: 'billing', Item: { ...customerKey(owner.actor.id), ...row } }));
    const { orderId } = await createGoPayQRCodeLink({ ...purchase, isAutoRenewing: true }, owner);
    provider().pay(`pi_${orderId}`, { keeps: false });
    await checkOrder(orderId, owner);

    expect((await subscriptionOf(owner))?.method).toEqual({ payWay: 'gopay', methodId: 'wallet-1' });
  });
});
