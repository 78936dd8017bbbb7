import { expect, test } from 'vitest';
import { forgetPassword } from '../../../../functions/calls/agent/forget-password.ts';
import { sendVerifyCode } from '../../../../shared/calls/account.ts';
import { forgetPassword as contract } from '../../../../shared/calls/agent.ts';
import { callContext } from '../../../kit/call-context.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { useMails } from '../../../kit/mails.ts';
import { emailRow } from '../../../kit/rows.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const dynamo = useDynamo();
const mails = useMails();
useSecrets();

test('a code for a new password goes to an account, and to nobody else', async () => {
  await expect(forgetPassword(contract.example.input, callContext())).rejects.toMatchObject({
    code: 'account_not_found',
  });
  store(dynamo, [emailRow()]);
  await forgetPassword(contract.example.input, callContext());

  expect(mails.sent().map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^\d{6} is your code for a new password$/),
  ]);
});

test('codes asked for here are the same five an hour', () => {
  expect(contract.countedAs).toBe(sendVerifyCode.path);
});
