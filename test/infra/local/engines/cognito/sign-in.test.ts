import {
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  InitiateAuthCommand,
  type AuthFlowType,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addUser,
  allTokens,
  CLIENT_ID,
  freshEmail,
  PASSWORD,
  POOL_ID,
  poolWith,
  signIn,
  startPasswordSignIn,
  startPools,
  type Pools,
} from './cognito-kit.ts';

let pools: Pools;
beforeAll(async () => {
  pools = await startPools();
});
afterAll(() => pools.close());

const WRONG = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };

describe('a password', () => {
  it('signs in, with the address in any case', async () => {
    const email = await addUser(pools);
    await expect(signIn(pools, email.toUpperCase())).resolves.toBeDefined();
  });

  it('that is wrong answers exactly like a user that does not exist', async () => {
    const email = await addUser(pools);
    await expect(startPasswordSignIn(pools, email, 'Wrong-Horse-99')).rejects.toMatchObject(WRONG);
    await expect(startPasswordSignIn(pools, 'nobody@example.com')).rejects.toMatchObject(WRONG);
  });

  it('of an unknown user tells that only where the client does not hide it', async () => {
    const open = await startPools({ pools: [poolWith({}, { PreventUserExistenceErrors: 'LEGACY' })] });
    const attempt = startPasswordSignIn(open, 'nobody@example.com');
    await expect(attempt).rejects.toMatchObject({ name: 'UserNotFoundException' });
    await open.close();
  });

  it.each(['known', 'unknown'])('of a %s name is not even tried for a second after five wrong ones', async (kind) => {
    const email = kind === 'known' ? await addUser(pools) : freshEmail();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(startPasswordSignIn(pools, email, 'Wrong-Horse-99')).rejects.toMatchObject(WRONG);
    }
    const locked = startPasswordSignIn(pools, email);
    await expect(locked).rejects.toMatchObject({ message: 'Password attempts exceeded' });
    pools.advanceSeconds(2);
    const later = startPasswordSignIn(pools, email);
    await (kind === 'known' ? expect(later).resolves.toBeDefined() : expect(later).rejects.toMatchObject(WRONG));
  });

  it('does not sign in a disabled user, and does again once the user is enabled', async () => {
    const email = await addUser(pools);
    const user = { UserPoolId: POOL_ID, Username: email };
    await pools.client.send(new AdminDisableUserCommand(user));
    await expect(signIn(pools, email)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'User is disabled.',
    });
    await pools.client.send(new AdminEnableUserCommand(user));
    await expect(signIn(pools, email)).resolves.toBeDefined();
  });

  it('alone signs nobody in where the pool requires a second factor', async () => {
    const strict = await startPools({ pools: [poolWith({ MfaConfiguration: 'ON' })] });
    const answer = await startPasswordSignIn(strict, await addUser(strict));
    expect(answer.ChallengeName).toBe('MFA_SETUP');
    expect(answer.AuthenticationResult).toBeUndefined();
    await strict.close();
  });
});

describe('a temporary password', () => {
  const TEMPORARY = 'Temporary-Horse-1';

  async function invite(): Promise<string> {
    const email = freshEmail();
    await pools.client.send(
      new AdminCreateUserCommand({
        UserPoolId: POOL_ID,
        Username: email,
        TemporaryPassword: TEMPORARY,
        MessageAction: 'SUPPRESS',
      }),
    );
    return email;
  }

  function choose(email: string, Session: string | undefined, password: string) {
    return pools.client.send(
      new AdminRespondToAuthChallengeCommand({
        UserPoolId: POOL_ID,
        ClientId: CLIENT_ID,
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        Session,
        ChallengeResponses: { USERNAME: email, NEW_PASSWORD: password },
      }),
    );
  }

  it('must be exchanged for an own one, which signs in from then on', async () => {
    const email = await invite();
    const asked = await startPasswordSignIn(pools, email, TEMPORARY);
    expect(asked.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    const answer = await choose(email, asked.Session, PASSWORD);
    expect(allTokens(answer.AuthenticationResult)).toBeDefined();
    await expect(signIn(pools, email)).resolves.toBeDefined();
    await expect(startPasswordSignIn(pools, email, TEMPORARY)).rejects.toMatchObject(WRONG);
  });

  it('can be exchanged only once per session and only by its own user', async () => {
    const email = await invite();
    const stranger = await addUser(pools);
    const asked = await startPasswordSignIn(pools, email, TEMPORARY);
    await expect(choose(stranger, asked.Session, PASSWORD)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await choose(email, asked.Session, PASSWORD);
    await expect(choose(email, asked.Session, 'Another-Horse-1')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
  });

  it('asks again when the chosen one breaks the policy of the pool', async () => {
    const email = await invite();
    const asked = await startPasswordSignIn(pools, email, TEMPORARY);
    await expect(choose(email, asked.Session, 'short')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    await expect(choose(email, asked.Session, PASSWORD)).resolves.toBeDefined();
  });

  it('stops working after a week', async () => {
    const email = await invite();
    pools.advanceSeconds(7 * 86_400);
    await expect(startPasswordSignIn(pools, email, TEMPORARY)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
  });

  it('leaves a session that dies after three minutes', async () => {
    const email = await invite();
    const asked = await startPasswordSignIn(pools, email, TEMPORARY);
    pools.advanceSeconds(180);
    await expect(choose(email, asked.Session, PASSWORD)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });
});

describe('flows', () => {
  const PARAMETERS = { USERNAME: 'a@example.com', PASSWORD, SRP_A: 'abc', REFRESH_TOKEN: 'x' };

  it.each<[AuthFlowType, string]>([
    ['ADMIN_USER_PASSWORD_AUTH', 'Initiate Auth method not supported.'],
    ['ADMIN_NO_SRP_AUTH', 'Initiate Auth method not supported.'],
    ['USER_PASSWORD_AUTH', 'USER_PASSWORD_AUTH flow not enabled for this client'],
    ['USER_SRP_AUTH', 'USER_SRP_AUTH is not enabled for the client.'],
    ['USER_AUTH', 'USER_AUTH is not enabled for the client.'],
    ['REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN_AUTH is not enabled for the client.'],
  ])('%s is refused to everybody who is not an administrator', async (AuthFlow, message) => {
    const call = pools.client.send(
      new InitiateAuthCommand({ ClientId: CLIENT_ID, AuthFlow, AuthParameters: PARAMETERS }),
    );
    await expect(call).rejects.toMatchObject({ name: 'InvalidParameterException', message });
  });

  it.each<[AuthFlowType, string]>([
    ['ADMIN_USER_PASSWORD_AUTH', 'Auth flow not enabled for this client'],
    ['CUSTOM_AUTH', 'CUSTOM_AUTH is not enabled for the client.'],
  ])('%s is refused to administrators when the client does not allow it', async (AuthFlow, message) => {
    const bare = await startPools({ pools: [poolWith({}, { ExplicitAuthFlows: [] })] });
    const call = bare.client.send(
      new AdminInitiateAuthCommand({ UserPoolId: POOL_ID, ClientId: CLIENT_ID, AuthFlow, AuthParameters: PARAMETERS }),
    );
    await expect(call).rejects.toMatchObject({ name: 'InvalidParameterException', message });
    await bare.close();
  });

  it('that a client allows without anybody needing them are an error and not ignored', async () => {
    const wide = await startPools({ pools: [poolWith({}, { ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'] })] });
    const call = wide.client.send(
      new InitiateAuthCommand({ ClientId: CLIENT_ID, AuthFlow: 'USER_SRP_AUTH', AuthParameters: PARAMETERS }),
    );
    await expect(call).rejects.toMatchObject({ name: 'UnknownOperationException' });
    await wide.close();
  });
});
