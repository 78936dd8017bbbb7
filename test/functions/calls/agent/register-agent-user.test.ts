import { expect, test } from 'vitest';
import { registerAgentUser } from '../../../../functions/calls/agent/register-agent-user.ts';
import { register } from '../../../../shared/calls/account.ts';
import { registerAgentUser as contract } from '../../../../shared/calls/agent.ts';
import { callContext } from '../../../kit/call-context.ts';
import { codeIsSent, SESSION_CODE } from '../../../kit/codes.ts';
import { tokens, useCognito } from '../../../kit/cognito.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { accountRow, emailRow } from '../../../kit/rows.ts';
import { useLog } from '../../../kit/log.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const dynamo = useDynamo();
useCognito();
useSecrets();
useLog();

test('an agent signs up as every owner does', async () => {
  codeIsSent(dynamo, 'sign-up');
  store(dynamo, [emailRow(), accountRow()]);

  expect(await registerAgentUser({ ...contract.example.input, ...SESSION_CODE }, callContext())).toMatchObject({
    tokens,
    account: { email: 'mara@example.com' },
  });
  expect(contract.limits).toEqual(register.limits);
  expect(contract.countedAs).toBe(register.path);
});
