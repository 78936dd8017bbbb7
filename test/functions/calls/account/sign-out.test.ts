import { AdminUserGlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import { signOut } from '../../../../functions/calls/account/sign-out.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { named, useCognito } from '../../../kit/cognito.ts';
import { useDynamo, writes } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';

const dynamo = useDynamo();
const cognito = useCognito();

describe('signOut', () => {
  test('ends refresh tokens at the pool and all tokens that were given out', async () => {
    expect(await signOut({}, ownerContext())).toEqual({ signedOut: true });

    expect(cognito.commandCalls(AdminUserGlobalSignOutCommand)[0]?.args[0].input.Username).toBe(accountId);
    expect(writes(dynamo)[0]?.item).toMatchObject({
      Key: { pk: `ACC#${accountId}`, sk: 'ACCOUNT' },
      ExpressionAttributeValues: { ':now': NOW.getTime() / 1_000 },
    });
  });

  test('fails when the pool does, so that it is tried again with a token that still counts', async () => {
    cognito.on(AdminUserGlobalSignOutCommand).rejects(named('InternalErrorException'));

    await expect(signOut({}, ownerContext())).rejects.toThrow();
    expect(dynamo.calls()).toHaveLength(0);
  });
});
