import type { undoEmailChange as contract } from '../../../shared/calls/account.ts';
import { findEmailUndo, takeEmailBack } from '../../domain/accounts/change-address.ts';
import { setPassword, signOutEverywhere } from '../../domain/accounts/identity-provider.ts';
import { subjectOfToken } from '../../domain/accounts/link-token.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

/** Whoever changed the address may also know the password: it stops counting first, so that no crash leaves them in. */
export const undoEmailChange: Handler<typeof contract> = async ({ token }, context) => {
  const id = await subjectOfToken('undo-email', token);
  const undo = await findEmailUndo(id, context.now);
  if (!undo) throw new AppError('link_lapsed');
  await setPassword(undo.accountId, `Aa1-${context.randomBytes(32).toString('base64url')}`);
  await takeEmailBack(id, undo, context);
  await signOutEverywhere(undo.accountId);
  return { undone: true };
};
