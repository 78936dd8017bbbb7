import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';
import { linkWallet } from '../../../../functions/calls/billing/link-wallet.ts';
import { customerRow } from '../../../kit/billing-customer.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { usePaymentStandIns } from '../../../kit/payment-stand-ins.ts';
import { useSecrets } from '../../../kit/secrets.ts';

useSecrets();
const standIns = usePaymentStandIns();
const { put } = useMemoryTable();
const link = (phone: string) => linkWallet({ phone }, ownerContext({ newId: () => ulid() }));

describe('linkWallet', () => {
  test('waits for the holder, whom it sends to their wallet', async () => {
    put([customerRow()]);
    const { customer, activationUrl } = await link('0812 3456 7890');

    expect(customer.wallet).toEqual({ phone: '+62 ••• 7890', state: 'pending' });
    expect(activationUrl).toMatch(`${standIns.url('GOPAY')}/wallet/link/`);
  });

  test('lets go of the wallet that was linked before', async () => {
    put([customerRow()]);
    await link('+6281234567890');
    await link('+6281234567891');

    expect(standIns.sent().at(-1)?.what).toMatch(/^POST \/v2\/pay\/account\/[\w-]+\/unbind$/);
  });

  test.each([
    ['phone_invalid', '+4915112345678'],
    ['phone_invalid', '0812'],
    ['provider_error', '+6281234567404'],
  ])('answers %s to %s', async (code, phone) => {
    put([customerRow()]);

    await expect(link(phone)).rejects.toMatchObject({ code });
  });

  test('asks first whom invoices are made out to', async () => {
    await expect(link('+6281234567890')).rejects.toMatchObject({
      code: 'billing_details_missing',
    });
  });
});
