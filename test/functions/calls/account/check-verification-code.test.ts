import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { checkVerificationCode } from '../../../../functions/calls/account/check-verification-code.ts';
import { callContext } from '../../../kit/call-context.ts';
import { CODE, CODE_ID, codeIsSent } from '../../../kit/codes.ts';
import { conditionFailed, useDynamo, writes } from '../../../kit/dynamo.ts';
import { useLog } from '../../../kit/log.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const dynamo = useDynamo();
useSecrets();
useLog();

const check = (code: string, { account = 'mara@example.com', codeId = CODE_ID } = {}) =>
  checkVerificationCode({ account, purpose: 'sign-up', codeId, code }, callContext());

describe('checkVerificationCode', () => {
  test('says that a right code is right and leaves it usable', async () => {
    codeIsSent(dynamo, 'sign-up');

    expect(await check(CODE)).toEqual({ valid: true });
    expect(writes(dynamo).map(({ kind }) => kind)).toEqual(['Update']);
  });

  test.each(['481921', '', '48192', '4819200', ' 481920', '٤٨١٩٢٠'])('answers the wrong code %j', async (code) => {
    codeIsSent(dynamo, 'sign-up');

    await expect(check(code)).rejects.toMatchObject({ code: 'code_incorrect' });
  });

  test.each(['AAAAAAAAAAAAAAAAAAAAAA', '', CODE_ID.toLowerCase(), ` ${CODE_ID}`])(
    'answers the right code with the session %j like a wrong one, and counts it',
    async (codeId) => {
      codeIsSent(dynamo, 'sign-up');

      await expect(check(CODE, { codeId })).rejects.toMatchObject({ code: 'code_incorrect', details: {} });
      expect(writes(dynamo)).toMatchObject([{ kind: 'Update', item: { UpdateExpression: 'ADD tries :one' } }]);
    },
  );

  test('answers a used-up, expired or absent code like a wrong one', async () => {
    dynamo.on(UpdateCommand).rejects(conditionFailed());

    await expect(check(CODE)).rejects.toMatchObject({ code: 'code_incorrect' });
  });

  test.each([
    ['', 'email_required'],
    ['x', 'email_invalid'],
    ['0701234567', 'phone_invalid'],
  ])('answers the address %j', async (account, code) => {
    await expect(check(CODE, { account })).rejects.toMatchObject({ code });
  });
});
