import type { sendMailProductTalk as contract } from '../../../shared/calls/product-chat.ts';
import { findAccount } from '../../domain/accounts/find-account.ts';
import { maskEmail } from '../../domain/accounts/mask-address.ts';
import { sendSetUpLink } from '../../domain/messages/company-mails.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const sendMailProductTalk: Handler<typeof contract> = async (_, { actor }) => {
  const account = await findAccount(actor.id);
  if (!account?.email) throw new AppError('email_required');
  await sendSetUpLink(account);
  return { sentTo: maskEmail(account.email) };
};
