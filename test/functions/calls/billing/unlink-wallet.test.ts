import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';
import { unlinkWallet } from '../../../../functions/calls/billing/unlink-wallet.ts';
import { linkGoPayAccount, readWalletState } from '../../../../functions/domain/billing/providers/gopay-wallet.ts';
import { customerRow } from '../../../kit/billing-customer.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { usePaymentStandIns } from '../../../kit/payment-stand-ins.ts';
import { useSecrets } from '../../../kit/secrets.ts';

useSecrets();
const standIns = usePaymentStandIns();
const { put } = useMemoryTable();

describe('unlinkWallet', () => {
  test('ends the link here and in the wallet', async () => {
    const { methodId } = await linkGoPayAccount('+6281234567890', ulid());
    await standIns.answerWallet('link', methodId, 'agree');
    put([customerRow({ wallet: { phone: '+6281234567890', state: 'linked', methodId } })]);

    expect((await unlinkWallet({}, ownerContext())).wallet).toBeNull();
    expect(await readWalletState(methodId)).toBe('ended');
  });

  test('has nothing to unlink without a wallet', async () => {
    put([customerRow()]);

    await expect(unlinkWallet({}, ownerContext())).rejects.toMatchObject({ code: 'not_found' });
  });
});
