import type { checkWallet as contract } from '../../../shared/calls/billing.ts';
import type { CustomerRow } from '../../domain/billing/billing-rows.ts';
import { changeCustomer, dropMethod, findCustomer, shownCustomer } from '../../domain/billing/customers.ts';
import { readWalletState } from '../../domain/billing/providers/gopay-wallet.ts';
import type { Handler } from '../../kit/call-group.ts';

export const checkWallet: Handler<typeof contract> = async (_, { actor }) => {
  const row = await findCustomer(actor.id);
  return { customer: row && shownCustomer(await withWalletAsItIs(row)) };
};

async function withWalletAsItIs(row: CustomerRow): Promise<CustomerRow> {
  const { accountId, wallet } = row;
  if (!wallet) return row;
  const state = await readWalletState(wallet.methodId);
  if (state === wallet.state) return row;
  if (state === 'ended') return dropMethod(accountId, wallet.methodId, (now) => ({ ...now, wallet: null }));
  return changeCustomer(accountId, (now) => ({ ...now, wallet: now.wallet && { ...now.wallet, state } }));
}
