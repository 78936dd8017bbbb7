import { changePasswordOfAgent } from '../../../functions/calls/agent/change-password-of-agent.ts';
import { forgetPassword } from '../../../functions/calls/agent/forget-password.ts';
import { resendCode } from '../../../functions/calls/agent/resend-code.ts';
import { updatePassword } from '../../../functions/calls/agent/update-password.ts';
import * as contracts from '../../../shared/calls/agent.ts';
import { effect, testBrokenOff } from '../../kit/broken-off.ts';
import { callContext, ownerContext } from '../../kit/call-context.ts';
import { codeRow, SESSION_CODE } from '../../kit/codes.ts';
import { accountId } from '../../kit/id-tokens.ts';
import { useMails } from '../../kit/mails.ts';
import { useMemoryTable } from '../../kit/memory-table.ts';
import { useMemoryUsers } from '../../kit/memory-users.ts';
import { accountRow, emailRow, sessionRow } from '../../kit/rows.ts';
import { useSecrets } from '../../kit/secrets.ts';

const { table, put } = useMemoryTable();
const passwords = useMemoryUsers();
useMails();
useSecrets();

const account = 'mara@example.com';
const PASSWORD = 'Long-Sunday-42';
const here = ownerContext().actor.signedInAt;

function signedInTwice(): void {
  put([accountRow(), emailRow(), sessionRow(here), sessionRow(here - 5_000)]);
  passwords.set(accountId, PASSWORD);
}

testBrokenOff('agent', { table, maps: () => ({ passwords }) }, [
  effect(
    contracts.changePasswordOfAgent,
    changePasswordOfAgent,
  )(() => {
    signedInTwice();
    return { input: { password: PASSWORD, newPassword: 'Quiet-Monday-43' }, context: ownerContext() };
  }),
  effect(
    contracts.forgetPassword,
    forgetPassword,
  )(() => {
    signedInTwice();
    return { input: { account, channel: 'email' }, context: callContext() };
  }),
  effect(
    contracts.resendCode,
    resendCode,
  )(() => ({
    input: { account, channel: 'email', purpose: 'sign-up' },
    context: callContext(),
  })),
  effect(contracts.updatePassword, updatePassword)(
    () => {
      signedInTwice();
      put([codeRow('reset-password', account)]);
      return { input: { account, ...SESSION_CODE, password: 'Quiet-Monday-43' }, context: callContext() };
    },
    { differing: { tokensValidAfter: 'Whoever signs in until the very end is out.' } },
  ),
]);
