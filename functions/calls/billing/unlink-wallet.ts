import type { unlinkWallet as contract } from '../../../shared/calls/billing.ts';
import { dropMethod, findCustomer, shownCustomer } from '../../domain/billing/customers.ts';
import { unlinkGoPayAccount } from '../../domain/billing/providers/gopay-wallet.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const unlinkWallet: Handler<typeof contract> = async (_, { actor }) => {
  const wallet = (await findCustomer(actor.id))?.wallet;
  if (!wallet) throw new AppError('not_found');
  await unlinkGoPayAccount(wallet.methodId);
  return shownCustomer(await dropMethod(actor.id, wallet.methodId, (row) => ({ ...row, wallet: null })));
};
