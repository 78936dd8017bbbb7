import type { undoEmailChange as contract } from '../../../shared/calls/account.ts';
import { changedAt, findEmailUndo, takeEmailBack } from '../../domain/accounts/change-address.ts';
import { endSessionsExcept } from '../../domain/accounts/find-sessions.ts';
import { setPassword, signOutEverywhere } from '../../domain/accounts/identity-provider.ts';
import { subjectOfToken } from '../../domain/accounts/link-token.ts';
import { endWaysSince } from '../../domain/lock/end-ways-since.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';
import { foundOnce } from '../../kit/found-once.ts';

/**
 * Whoever changed the address may also know the password, and have made other ways in: these stop counting first, so that no
 * crash leaves them in, and once more when their sessions have ended, as they may have been at it.
 */
export const undoEmailChange: Handler<typeof contract> = async ({ token }, context) => {
  const id = await subjectOfToken('undo-email', token);
  const undo = await foundOnce('undo', () => findEmailUndo(id, context.now));
  if (!undo) throw new AppError('link_lapsed');
  await setPassword(undo.accountId, `Aa1-${context.randomBytes(32).toString('base64url')}`);
  await endWaysSince(undo.accountId, changedAt(undo));
  await takeEmailBack(id, undo, context);
  await signOutEverywhere(undo.accountId);
  await endSessionsExcept(undo.accountId, null);
  await endWaysSince(undo.accountId, changedAt(undo));
  return { undone: true };
};
