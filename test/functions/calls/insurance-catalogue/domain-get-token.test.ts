import { describe, expect, test } from 'vitest';
import { domainGetToken } from '../../../../functions/calls/insurance-catalogue/domain-get-token.ts';
import { verifyIdToken } from '../../../../functions/kit/tokens.ts';
import { callContext } from '../../../kit/call-context.ts';
import { CHANNEL, DOMAIN, useInsurer } from '../../../kit/insurance/published.ts';
import { useSecrets } from '../../../kit/secrets.ts';

useInsurer();
useSecrets();

describe('domainGetToken', () => {
  const ask = () => domainGetToken({ domain: DOMAIN }, callContext());

  test('says from which channel a guest comes, for an hour', async () => {
    const { channelCode, token, expiresAt } = await ask();
    const body: unknown = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8'));

    expect([channelCode, expiresAt]).toEqual([CHANNEL, '2026-03-10T13:00:00.000Z']);
    expect(body).toEqual({ channelCode: CHANNEL, scope: 'guest', exp: Date.parse(expiresAt) / 1_000 });
  });

  test('is taken for no sign-in by any pool', async () => {
    const { token } = await ask();

    for (const pool of ['owners', 'customers', 'staff'] as const) {
      await expect(verifyIdToken(pool, token)).rejects.toMatchObject({ code: 'token_invalid' });
    }
  });

  test('knows no domain that nobody entered', async () => {
    await expect(domainGetToken({ domain: 'other.example.com' }, callContext())).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
