import { GetTokensFromRefreshTokenCommand } from '@aws-sdk/client-cognito-identity-provider';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { getIdTokenByRefreshToken } from '../../../../functions/calls/account/get-id-token-by-refresh-token.ts';
import { sessionKey } from '../../../../functions/kit/account-session.ts';
import { callContext } from '../../../kit/call-context.ts';
import { named, tokens, useCognito } from '../../../kit/cognito.ts';
import { store, throttled, useDynamo } from '../../../kit/dynamo.ts';
import { accountId, idToken } from '../../../kit/id-tokens.ts';
import { accountRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const cognito = useCognito();
const signedInAt = Math.floor(Date.now() / 1_000) - 3_600;
const fresh = idToken({ auth_time: signedInAt });
const context = () => callContext({ now: new Date() });
const renew = () => getIdTokenByRefreshToken({ refreshToken: 'a-refresh-token-of-the-pool' }, context());
const session = (changes: object = {}) => ({
  ...sessionKey(accountId, signedInAt),
  seenAt: new Date(Date.now() - 3_600_000).toISOString(),
  expiresAt: signedInAt + 86_400,
  ...changes,
});

beforeEach(() => {
  const AuthenticationResult = { AccessToken: 'access', IdToken: fresh, RefreshToken: 'the-next-one' };
  cognito.on(GetTokensFromRefreshTokenCommand).resolves({ AuthenticationResult });
});

describe('getIdTokenByRefreshToken', () => {
  test('gives fresh tokens with the next refresh token, and keeps the session alive', async () => {
    store(dynamo, [accountRow(), session()]);

    expect(await renew()).toEqual({ ...tokens, idToken: fresh, refreshToken: 'the-next-one' });
    expect(dynamo.commandCalls(UpdateCommand)[0]?.args[0].input.Key).toEqual(sessionKey(accountId, signedInAt));
  });

  test.each(['NotAuthorizedException', 'RefreshTokenReuseException'])(
    'answers a refresh token that the pool does not take (%s) like a token that does not count',
    async (name) => {
      cognito.on(GetTokensFromRefreshTokenCommand).rejects(named(name));

      await expect(renew()).rejects.toMatchObject({ code: 'token_invalid' });
    },
  );

  test.each([
    ['that was not opened for a week', accountRow(), { seenAt: new Date(Date.now() - 7 * 86_400_000).toISOString() }],
    ['that is over', accountRow(), { expiresAt: 1 }],
    ['of before a sign-out', accountRow({ tokensValidAfter: signedInAt + 1 }), {}],
    ['of an account that is gone', accountRow({ status: 'deleted' }), {}],
  ])('gives nothing to a session %s', async (_, account, changes) => {
    store(dynamo, [account, session(changes)]);

    await expect(renew()).rejects.toMatchObject({ code: 'token_invalid' });
  });

  test('passes on that the pool is overloaded', async () => {
    cognito.on(GetTokensFromRefreshTokenCommand).rejects(throttled());

    await expect(renew()).rejects.toMatchObject({ name: 'ThrottlingException' });
  });
});
