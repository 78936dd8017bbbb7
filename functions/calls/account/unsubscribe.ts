import type { unsubscribe as contract } from '../../../shared/calls/account.ts';
import { subjectOfToken } from '../../domain/accounts/link-token.ts';
import { readUnsubscribeSubject, saveMailChoice } from '../../domain/accounts/mail-choice.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const unsubscribe: Handler<typeof contract> = async ({ token }) => {
  const asked = readUnsubscribeSubject(await subjectOfToken('unsubscribe', token));
  if (!asked) throw new AppError('link_lapsed');
  await saveMailChoice(asked.accountId, { [asked.kind]: false });
  return { ended: true };
};
