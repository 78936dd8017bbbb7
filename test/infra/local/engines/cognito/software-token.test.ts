import {
  AdminRespondToAuthChallengeCommand,
  AssociateSoftwareTokenCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findTotpStep, totpCode, totpStep } from '../../../../../infra/local/engines/cognito/totp.ts';
import { addUser, CLIENT_ID, POOL_ID, poolWith, startPasswordSignIn, startPools, type Pools } from './cognito-kit.ts';

let pools: Pools;
beforeAll(async () => {
  pools = await startPools({ pools: [poolWith({ MfaConfiguration: 'ON' })] });
});
afterAll(() => pools.close());

const answer = (
  challenge: 'MFA_SETUP' | 'SOFTWARE_TOKEN_MFA',
  Session: string | undefined,
  responses: Record<string, string>,
) =>
  pools.client.send(
    new AdminRespondToAuthChallengeCommand({
      UserPoolId: POOL_ID,
      ClientId: CLIENT_ID,
      ChallengeName: challenge,
      Session,
      ChallengeResponses: responses,
    }),
  );

describe('the codes of an authenticator app', () => {
  // RFC 6238, appendix B: the key of the SHA-1 vectors in Base32; the last six of their eight digits.
  const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at second %d', (second, code) => {
    expect(totpCode(key, totpStep(second * 1_000))).toBe(code);
  });

  test('are taken half a minute early or late, and each once', () => {
    const at = 1_000_000_000;
    const step = totpStep(at);
    for (const near of [step - 1, step, step + 1]) expect(findTotpStep(key, totpCode(key, near), at, 0)).toBe(near);
    expect(findTotpStep(key, totpCode(key, step - 2), at, 0)).toBeNull();
    expect(findTotpStep(key, totpCode(key, step), at, step)).toBeNull();
  });
});

test('an app is set up once, and from then on its code is asked for and good once', async () => {
  const email = await addUser(pools);
  const first = await startPasswordSignIn(pools, email);
  const { SecretCode: key = '', Session: setup } = await pools.client.send(
    new AssociateSoftwareTokenCommand({ Session: first.Session }),
  );
  await expect(
    pools.client.send(new VerifySoftwareTokenCommand({ Session: setup, UserCode: '000000' })),
  ).rejects.toMatchObject({ name: 'EnableSoftwareTokenMFAException' });
  const code = totpCode(key, totpStep(Date.now()));
  const { Session: verified } = await pools.client.send(
    new VerifySoftwareTokenCommand({ Session: setup, UserCode: code }),
  );
  const signedIn = await answer('MFA_SETUP', verified, { USERNAME: email });
  expect(signedIn.AuthenticationResult?.IdToken).toBeTruthy();

  const later = await startPasswordSignIn(pools, email);
  expect(later.ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
  const again = (digits: string) =>
    answer('SOFTWARE_TOKEN_MFA', later.Session, { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE: digits });
  await expect(again(code)).rejects.toMatchObject({ name: 'CodeMismatchException' });
  const next = await again(totpCode(key, totpStep(Date.now()) + 1));
  expect(next.AuthenticationResult?.IdToken).toBeTruthy();
});

test('a session without a tried app signs nobody in', async () => {
  const email = await addUser(pools);
  const { Session } = await startPasswordSignIn(pools, email);

  await expect(answer('MFA_SETUP', Session, { USERNAME: email })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  });
});
