import { describe, expect, test } from 'vitest';
import { browsersKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { beginSession } from '../../../../functions/domain/accounts/sessions.ts';
import { sessionKey } from '../../../../functions/kit/account-session.ts';
import { callContext } from '../../../kit/call-context.ts';
import { accountId, idToken } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { payloadsIn } from '../../../kit/outbox-rows.ts';

const memory = useMemoryTable();
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
const NEWER_SAFARI = SAFARI.replaceAll('18', '19');
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0';

let ids = 0;
/** Signs in with a browser, `at` seconds after the epoch. */
async function begin(userAgent: string, at: number, country = 'SE'): Promise<void> {
  const tokens = { idToken: idToken({ auth_time: at }), accessToken: '', refreshToken: '' };
  const client = { ...callContext().client, userAgent, country };
  await beginSession(accountId, tokens, 'password', { ...callContext(), client, newId: () => `id-${(ids += 1)}` });
}

describe('a session', () => {
  test('is known by the time of its sign-in, with the browser and the country in which it began', async () => {
    await begin(SAFARI, 1_000);

    expect(memory.table().row(sessionKey(accountId, 1_000))).toMatchObject({ userAgent: SAFARI, country: 'SE' });
  });

  test('of the first browser is told to nobody, nor is another one of it, also in a newer version', async () => {
    await begin(SAFARI, 1_000);
    await begin(SAFARI, 1_001);
    await begin(NEWER_SAFARI, 1_002);

    expect(payloadsIn(memory.table())).toEqual([]);
  });

  test.each([
    ['a browser', FIREFOX, 'SE'],
    ['a country', SAFARI, 'BR'],
  ])('of %s not seen before is told to the owner, once', async (_, userAgent, country) => {
    await begin(SAFARI, 1_000);
    await begin(userAgent, 1_001, country);
    await begin(userAgent, 1_002, country);

    expect(payloadsIn(memory.table())).toEqual([{ template: 'new-sign-in', accountId, signedInAt: 1_001 }]);
  });

  test('keeps in mind fifty browsers and no more', async () => {
    for (let number = 0; number < 60; number += 1) await begin(SAFARI, number, `${number}`);

    expect(memory.table().row(browsersKey(accountId))?.['names']).toHaveLength(50);
  });
});
