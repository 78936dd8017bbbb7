import { describe, expect, test } from 'vitest';
import { browsersKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { beginSession } from '../../../../functions/domain/accounts/sessions.ts';
import { sessionKey } from '../../../../functions/kit/account-session.ts';
import { callContext, cookieJar } from '../../../kit/call-context.ts';
import { accountId, idToken, otherAccountId } from '../../../kit/id-tokens.ts';
import { useLog } from '../../../kit/log.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { payloadsIn } from '../../../kit/outbox-rows.ts';

const memory = useMemoryTable();
const log = useLog();
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
const NEWER_SAFARI = SAFARI.replaceAll('18', '19');
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0';

let ids = 0;
/** Signs in with a browser, `at` seconds after the epoch. */
async function begin(
  userAgent: string,
  at: number,
  country: string | null = 'SE',
  ofAccount = accountId,
): Promise<void> {
  const tokens = { idToken: idToken({ auth_time: at }), accessToken: '', refreshToken: '' };
  const client = { ...callContext().client, userAgent, country };
  const origin = callContext({ now: new Date(at * 1_000), client, newId: () => `id-${(ids += 1)}` });
  await beginSession(ofAccount, tokens, 'password', origin);
}
const session = (at: number) => memory.table().row(sessionKey(accountId, at));

const knownBrowsers = () => [...memory.table().rows.values()].filter(({ sk }) => String(sk).startsWith('KNOWN#'));

describe('a session', () => {
  test('is known by the time of its sign-in, with the browser and the country in which it began', async () => {
    await begin(SAFARI, 1_000);

    expect(session(1_000)).toMatchObject({ userAgent: SAFARI, country: 'SE' });
  });

  test('is a line of the log, with its way and without who it is but for the id', async () => {
    await begin(SAFARI, 1_000);

    expect(log()).toMatchObject([{ event: 'session.begun', pool: 'owners', way: 'password', accountId }]);
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

  test.each([
    ['password', 1],
    ['sign-up', 1],
    ['google', 1],
    ['passkey', 1],
    ['recovery-code', 1],
    ['pin', 0],
  ] as const)('that began with %s makes the browser one that the account knows: %i', async (method, count) => {
    const device = cookieJar();
    const tokens = { idToken: idToken({ auth_time: 1_000 }), accessToken: '', refreshToken: '' };
    await beginSession(accountId, tokens, method, callContext({ device }));

    expect(knownBrowsers()).toHaveLength(count);
    expect(device.name === null).toBe(count === 0);
  });

  test.each([
    ['the first of all', ['SE'], false],
    ['another one of a country', ['SE', 'SE'], false],
    ['one of a country where the account never was', ['SE', 'BR'], true],
    ['one of a country where it was before', ['SE', 'BR', 'SE'], false],
    ['one of nowhere that the edge knows', ['SE', null], false],
  ])('%s says whether its country is new to the account', async (_, countries, isNew) => {
    for (const [index, country] of countries.entries()) await begin(SAFARI, 1_000 + index, country);

    expect(session(999 + countries.length)?.['isFromNewCountry'] ?? false).toBe(isNew);
  });
});

describe('a journey that nobody can make', () => {
  const HOUR = 3_600;
  const travels = () => log().filter(({ signal }) => signal === 'ImpossibleTravel');

  test('is another country less than an hour after the last sign-in', async () => {
    await begin(SAFARI, 0, 'SE');
    await begin(FIREFOX, HOUR - 1, 'BR');

    expect(travels()).toMatchObject([{ accountId, fromCountry: 'SE', toCountry: 'BR' }]);
  });

  test.each([
    ['an hour later', 'SE', HOUR, 'BR'],
    ['from the same country', 'SE', 1, 'SE'],
    ['from somewhere that the edge does not know', 'SE', 1, null],
    ['after a sign-in from somewhere that the edge does not know', null, 1, 'BR'],
  ])('is none %s', async (_, from, seconds, to) => {
    await begin(SAFARI, 0, from);
    await begin(SAFARI, seconds, to);

    expect(travels()).toEqual([]);
  });

  test('is none for two accounts', async () => {
    await begin(SAFARI, 0, 'SE');
    await begin(SAFARI, 1, 'BR', otherAccountId);

    expect(travels()).toEqual([]);
  });

  test('is counted from the last sign-in, not from the first', async () => {
    await begin(SAFARI, 0, 'SE');
    await begin(SAFARI, HOUR, 'BR');
    await begin(SAFARI, HOUR + 1, 'BR');

    expect(travels()).toEqual([]);
  });
});
