import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { resendCode } from '../../../../functions/calls/agent/resend-code.ts';
import { sendVerifyCode } from '../../../../shared/calls/account.ts';
import { resendCode as contract } from '../../../../shared/calls/agent.ts';
import { callContext } from '../../../kit/call-context.ts';
import { conditionFailed, useDynamo } from '../../../kit/dynamo.ts';
import { useMails } from '../../../kit/mails.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const dynamo = useDynamo();
const mails = useMails();
useSecrets();

test('a code is sent again once the countdown is over, and not before', async () => {
  expect(await resendCode(contract.example.input, callContext())).toMatchObject({ resendAfterSeconds: 60 });
  dynamo.on(PutCommand).rejects(conditionFailed());

  await expect(resendCode(contract.example.input, callContext())).rejects.toMatchObject({ code: 'too_many_requests' });
  expect(mails.sent()).toHaveLength(1);
  expect(contract.countedAs).toBe(sendVerifyCode.path);
});
