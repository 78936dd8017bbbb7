import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { appIdLogin } from '../../../../functions/calls/agent/app-id-login.ts';
import { agentKeyOwnerKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { verifyIdToken } from '../../../../functions/kit/tokens.ts';
import { callContext, NOW } from '../../../kit/call-context.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { accountRow } from '../../../kit/rows.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const dynamo = useDynamo();
useSecrets();

const DAY_MS = 86_400_000;
const welcome = (input: object = {}, days = 0) =>
  appIdLogin(
    { applicationId: 'xpage-mobile', ...input },
    { ...callContext({ now: new Date(NOW.getTime() + days * DAY_MS) }), randomBytes: (length) => randomBytes(length) },
  );

describe('appIdLogin', () => {
  test('welcomes a guest for thirty days', async () => {
    const guest = await welcome();

    expect(guest).toMatchObject({ agentName: null, expiresAt: '2026-04-09T12:00:00.000Z' });
    expect(guest.guestId).toMatch(/^[\w-]{22}$/);
  });

  test('knows a guest who is back, also after the token has lapsed, and renews it', async () => {
    const { guestId, guestToken } = await welcome();
    const back = await welcome({ guestToken }, 89);

    expect(back.guestId).toBe(guestId);
    expect(back.guestToken).not.toBe(guestToken);
    expect((await welcome({ guestToken }, 90)).guestId).not.toBe(guestId);
  });

  test.each([
    ['changed', (token: string) => `${token.slice(0, -4)}AAAA`],
    ['without its end', (token: string) => token.split('.')[0] ?? ''],
    ['made up', () => `${Buffer.from('{"guestId":"me"}').toString('base64url')}.AAAA`],
    ['that is no token', () => 'x.y.z'],
  ])('takes whoever shows a token %s for somebody new', async (_, change) => {
    const { guestId, guestToken } = await welcome();

    expect((await welcome({ guestToken: change(guestToken) })).guestId).not.toBe(guestId);
  });

  test('does not take the guest of one application for one of another', async () => {
    const { guestId, guestToken } = await welcome();

    expect((await welcome({ applicationId: 'xpage-mobile-test', guestToken })).guestId).not.toBe(guestId);
  });

  test.each(['', 'xpage', 'XPAGE-MOBILE', 'xpage-mobile '])(
    'answers the application %j in the specified words',
    async (id) => {
      await expect(welcome({ applicationId: id })).rejects.toMatchObject({
        code: 'application_id_invalid',
        publicMessage: 'Application ID invalid',
      });
    },
  );

  test('gives nobody an identity: no pool takes the token', async () => {
    const { guestToken } = await welcome();

    await expect(verifyIdToken('owners', guestToken)).rejects.toMatchObject({ code: 'token_invalid' });
    await expect(verifyIdToken('customers', guestToken)).rejects.toMatchObject({ code: 'token_invalid' });
  });

  test('says whose app it is to whoever has the link key, and nothing to others', async () => {
    store(dynamo, [{ ...agentKeyOwnerKey('key-1'), accountId }, accountRow()]);

    expect((await welcome({ agentKey: 'key-1' })).agentName).toBe('Mara Lindqvist');
    expect((await welcome({ agentKey: 'key-2' })).agentName).toBeNull();
    store(dynamo, [{ ...agentKeyOwnerKey('key-1'), accountId }, accountRow({ status: 'suspended' })]);
    expect((await welcome({ agentKey: 'key-1' })).agentName).toBeNull();
  });
});
