import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';
import { checkWallet } from '../../../../functions/calls/billing/check-wallet.ts';
import { subscriptionKey } from '../../../../functions/domain/billing/billing-rows.ts';
import { linkGoPayAccount } from '../../../../functions/domain/billing/providers/gopay-wallet.ts';
import { customerRow, subscriptionRow } from '../../../kit/billing-customer.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { usePaymentStandIns } from '../../../kit/payment-stand-ins.ts';
import { useSecrets } from '../../../kit/secrets.ts';

useSecrets();
const standIns = usePaymentStandIns();
const { put, table } = useMemoryTable();

async function pending(): Promise<string> {
  const phone = '+6281234567890';
  const { methodId } = await linkGoPayAccount(phone, ulid());
  put([customerRow({ wallet: { phone, state: 'pending', methodId } })]);
  return methodId;
}
const walletNow = async () => (await checkWallet({}, ownerContext())).customer?.wallet;

describe('checkWallet', () => {
  test('tells when the holder has agreed', async () => {
    const methodId = await pending();

    expect(await walletNow()).toMatchObject({ state: 'pending' });
    await standIns.answerWallet('link', methodId, 'agree');
    expect(await walletNow()).toMatchObject({ state: 'linked' });
  });

  test('forgets a wallet whose holder refused, and the renewal that it was to pay', async () => {
    const methodId = await pending();
    put([subscriptionRow({ method: { payWay: 'gopay', methodId } })]);
    await standIns.answerWallet('link', methodId, 'refuse');

    expect(await walletNow()).toBeNull();
    expect(table().row(subscriptionKey(accountId))).toMatchObject({ method: null });
  });

  test('asks nobody while there is no wallet', async () => {
    expect(await checkWallet({}, ownerContext())).toEqual({ customer: null });
    expect(standIns.sent()).toEqual([]);
  });
});
