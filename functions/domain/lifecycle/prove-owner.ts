/** Whoever deletes an account proves again that it is theirs: with the password, or a code that was sent for this alone. */
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { DeletionProof } from '../../../shared/model/lifecycle.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { canonicalVerificationCode } from '../../../shared/rules/verification-code.ts';
import { AppError } from '../../kit/app-error.ts';
import { dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { provePassword } from '../accounts/prove-password.ts';
import type { TryContext } from '../accounts/sign-in-tries.ts';
import type { AccountRow } from '../accounts/account-rows.ts';
import { findAccount } from '../accounts/find-account.ts';
import { codeBurn, tryCode } from '../accounts/verification-codes.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['DeleteItem'] }] };

/** Where codes go: the address, or the number of an account that has none. Throws `token_invalid` when the account is gone. */
export async function proofAddress(accountId: string): Promise<{ account: AccountRow; address: string }> {
  const account = await findAccount(accountId);
  if (!account) throw new AppError('token_invalid');
  return { account, address: account.email || (account.phone ?? '') };
}

/** Throws `password_wrong`, `account_locked`, `too_many_requests` or `code_incorrect`. */
export async function proveOwner(
  { accountId, address }: { accountId: string; address: string },
  proof: DeletionProof,
  context: TryContext,
): Promise<void> {
  if (proof.kind === 'password') return provePassword(accountId, proof.password, context);
  const tried = { codeId: proof.codeId, code: canonicalVerificationCode(proof.code) };
  await tryCode('delete-account', address, tried, context.now);
  try {
    await dynamo.send(new DeleteCommand((await codeBurn('delete-account', address, tried)).Delete));
  } catch (error) {
    throw isConditionFailure(error) ? new AppError('code_incorrect') : error;
  }
}
