import { describe, expect, test } from 'vitest';
import { getVerifyAgentUser } from '../../../../functions/calls/agent/get-verify-agent-user.ts';
import { callContext } from '../../../kit/call-context.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { emailRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();

describe('getVerifyAgentUser', () => {
  test.each([
    ['an account', [emailRow()], { exists: true, isVerified: true }],
    ['a sign-up that was not finished', [emailRow('mara@example.com', null)], { exists: true, isVerified: false }],
    ['nobody', [], { exists: false, isVerified: false }],
  ])('says of the address of %s yes or no, and nothing else', async (_, rows, expected) => {
    store(dynamo, rows);

    expect(await getVerifyAgentUser({ account: ' Mara@Example.com' }, callContext())).toEqual(expected);
    expect(dynamo.calls()).toHaveLength(1);
  });

  test('judges the address', async () => {
    await expect((async () => getVerifyAgentUser({ account: 'x' }, callContext()))()).rejects.toMatchObject({
      code: 'email_invalid',
    });
  });
});
