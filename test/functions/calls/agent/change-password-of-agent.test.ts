import { AdminInitiateAuthCommand, AdminSetUserPasswordCommand } from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { changePasswordOfAgent } from '../../../../functions/calls/agent/change-password-of-agent.ts';
import { changePasswordOfAgent as contract } from '../../../../shared/calls/agent.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { named, useCognito } from '../../../kit/cognito.ts';
import { useDynamo } from '../../../kit/dynamo.ts';

useDynamo();
const cognito = useCognito();
const change = () => changePasswordOfAgent(contract.example.input, ownerContext());

test('the current password is asked for, in the specified words', async () => {
  cognito.on(AdminInitiateAuthCommand).rejects(named('NotAuthorizedException'));

  await expect(change()).rejects.toMatchObject({
    code: 'password_wrong',
    publicMessage: 'Existing or current password incorrect',
  });
  expect(cognito.commandCalls(AdminSetUserPasswordCommand)).toHaveLength(0);
});

test('with it the new one is set', async () => {
  expect(await change()).toEqual({ changed: true });
  expect(cognito.commandCalls(AdminSetUserPasswordCommand)[0]?.args[0].input).toMatchObject({
    Password: contract.example.input.newPassword,
  });
});
