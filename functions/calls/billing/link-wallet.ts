import type { linkWallet as contract } from '../../../shared/calls/billing.ts';
import { toE164 } from '../../../shared/rules/phone.ts';
import { changeCustomer, dropMethod, getCustomerOrThrow, shownCustomer } from '../../domain/billing/customers.ts';
import { checkOffered } from '../../domain/billing/provider-of.ts';
import { linkGoPayAccount, unlinkGoPayAccount } from '../../domain/billing/providers/gopay-wallet.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const linkWallet: Handler<typeof contract> = async ({ phone: typed }, { actor, newId }) => {
  const phone = toE164(typed, 'ID');
  if (!phone?.startsWith('+62')) throw new AppError('phone_invalid', { fields: { phone: 'phone_invalid' } });
  checkOffered('gopay');
  const customer = await getCustomerOrThrow(actor.id);
  const { wallet: earlier } = customer;
  const { methodId, activationUrl } = await linkGoPayAccount(phone, newId());
  const wallet = { phone, state: 'pending', methodId } as const;
  if (earlier?.methodId === methodId && earlier.state === 'pending') {
    return { customer: shownCustomer(customer), activationUrl };
  }
  if (!earlier || earlier.methodId === methodId) {
    return { customer: shownCustomer(await changeCustomer(actor.id, (row) => ({ ...row, wallet }))), activationUrl };
  }
  await unlinkGoPayAccount(earlier.methodId);
  const after = await dropMethod(actor.id, earlier.methodId, (row) => ({ ...row, wallet }));
  return { customer: shownCustomer(after), activationUrl };
};
