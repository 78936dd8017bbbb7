import { AdminSetUserPasswordCommand } from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { updatePassword } from '../../../../functions/calls/agent/update-password.ts';
import { callContext } from '../../../kit/call-context.ts';
import { codeIsSent, SESSION_CODE } from '../../../kit/codes.ts';
import { useCognito } from '../../../kit/cognito.ts';
import { store, useDynamo, writes } from '../../../kit/dynamo.ts';
import { useLog } from '../../../kit/log.ts';
import { accountRow, emailRow } from '../../../kit/rows.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const dynamo = useDynamo();
const cognito = useCognito();
useSecrets();
useLog();

const update = (code = SESSION_CODE.code) =>
  updatePassword(
    { account: 'mara@example.com', codeId: SESSION_CODE.codeId, code, password: 'Quiet-Monday-43' },
    callContext(),
  );

test('a code sets a new password and ends all sessions; a wrong one changes nothing', async () => {
  codeIsSent(dynamo, 'reset-password');
  store(dynamo, [emailRow(), accountRow()]);

  await expect(update('000000')).rejects.toMatchObject({ code: 'code_incorrect' });
  expect(cognito.calls()).toHaveLength(0);
  expect(await update()).toEqual({ changed: true });
  expect(cognito.commandCalls(AdminSetUserPasswordCommand)).toHaveLength(1);
  expect(JSON.stringify(writes(dynamo))).toContain('tokensValidAfter');
});
