import { describe, expect, test } from 'vitest';
import { customerDetail } from '../../../../functions/calls/billing/customer-detail.ts';
import { customerRow } from '../../../kit/billing-customer.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

const { put } = useMemoryTable();

describe('customerDetail', () => {
  test('tells that there is none', async () => {
    expect(await customerDetail({}, ownerContext())).toEqual({ customer: null });
  });

  test('shows of wallet and agreement what they are known by, and no id of a provider’s customer', async () => {
    put([
      customerRow({
        stripeCustomerId: 'cus_secret',
        wallet: { phone: '+6281234567890', state: 'linked', methodId: 'wallet-secret' },
        paypal: { payer: 'b•••@paypal.example', methodId: 'token-secret' },
      }),
    ]);
    const { customer } = await customerDetail({}, ownerContext());

    expect(customer).toMatchObject({
      wallet: { phone: '+62 ••• 7890', state: 'linked' },
      paypal: { payer: 'b•••@paypal.example' },
    });
    expect(JSON.stringify(customer)).not.toMatch(/secret|8123456/);
  });
});
