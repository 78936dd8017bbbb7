import type { bindAgencyEmail as contract } from '../../../shared/calls/account.ts';
import { canonicalEmail, checkEmail } from '../../../shared/rules/email.ts';
import { askAgency, endTie, toAgency } from '../../domain/accounts/agency.ts';
import { findAccount, findAccountIdByEmail } from '../../domain/accounts/find-account.ts';
import { sendAgencyMail } from '../../domain/messages/send-agency-mail.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

/** An address that leads nowhere, one's own, and a mail that could not go are answered alike. */
export const bindAgencyEmail: Handler<typeof contract> = async (input, context) => {
  const error = checkEmail(input.email);
  if (error) throw new AppError(error);
  const email = canonicalEmail(input.email);
  const agencyId = await findAccountIdByEmail(email);
  const [agency, agent] = await Promise.all([agencyId ? findAccount(agencyId) : null, findAccount(context.actor.id)]);
  if (!agent || agency?.status !== 'active' || agency.accountId === agent.accountId) {
    throw new AppError('invitation_failed');
  }
  const tie = await askAgency(context, { agencyId: agency.accountId, email });
  try {
    await sendAgencyMail(agency, agent);
  } catch (failure) {
    context.log.error('agency.mail_not_sent', failure);
    await endTie(tie, context);
    throw new AppError('invitation_failed');
  }
  return { agency: toAgency(tie) };
};
