import { AdminInitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { signInAgentUser } from '../../../../functions/calls/agent/sign-in-agent-user.ts';
import { login } from '../../../../shared/calls/account.ts';
import { signInAgentUser as contract } from '../../../../shared/calls/agent.ts';
import { callContext } from '../../../kit/call-context.ts';
import { named, tokens, useCognito } from '../../../kit/cognito.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { accountRow, emailRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const cognito = useCognito();
const signIn = () => signInAgentUser(contract.example.input, callContext());

test('an agent signs in as every owner does', async () => {
  store(dynamo, [emailRow(), accountRow()]);
  expect(await signIn()).toMatchObject({ tokens, challenge: null });

  cognito.on(AdminInitiateAuthCommand).rejects(named('NotAuthorizedException'));
  await expect(signIn()).rejects.toMatchObject({ code: 'account_or_password_wrong' });
});

test('guesses at either door count together', () => {
  expect(contract.countedAs).toBe(login.path);
  expect(contract.limits).toEqual(login.limits);
});
