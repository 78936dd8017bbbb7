import type { addXlgWaitlist as contract } from '../../../shared/calls/page-products.ts';
import { canonicalEmail, checkEmail } from '../../../shared/rules/email.ts';
import { joinWaitingList } from '../../domain/accounts/waiting-list.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

/** Nobody types an address within this time (SECURITY.md T46). */
const FASTEST_MS = 1_000;

export const addXlgWaitlist: Handler<typeof contract> = async ({ email, openedAt, website }, context) => {
  const error = checkEmail(email);
  if (error) throw new AppError(error, { fields: { email: error } });
  const elapsedMs = context.now.getTime() - openedAt;
  const isProgram = Boolean(website) || (elapsedMs >= 0 && elapsedMs < FASTEST_MS);
  if (!isProgram) await joinWaitingList(canonicalEmail(email), context);
  return { received: true };
};
