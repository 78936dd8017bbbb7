import { beforeEach, describe, expect, test } from 'vitest';
import { answerChallenge } from '../../../../functions/calls/account/answer-challenge.ts';
import { googleLogin } from '../../../../functions/calls/agent/google-login.ts';
import { login } from '../../../../functions/calls/account/login.ts';
import { register } from '../../../../functions/calls/account/register.ts';
import { accountKey, emailKey, signInKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { register as registerContract } from '../../../../shared/calls/account.ts';
import { callContext, cookieJar, NOW } from '../../../kit/call-context.ts';
import { named, tokens, useCognito } from '../../../kit/cognito.ts';
import { challenge, useGoogle, verifier } from '../../../kit/google.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { enrolledApp, sessionRow } from '../../../kit/lock.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { accountRow, emailRow } from '../../../kit/rows.ts';
import { useSecrets } from '../../../kit/secrets.ts';
import { AdminInitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import { randomBytes } from 'node:crypto';

const store = useMemoryTable();
const cognito = useCognito();
const google = useGoogle();
useSecrets();

const GMAIL = 'noor.haddad@gmail.com';
const OWN = 'tom@berger-advice.example';

/** With randomness that is none would all states be one. */
const context = (now = NOW) => ({ ...callContext({ now }), randomBytes: (length: number) => randomBytes(length) });
const begin = async (): Promise<string> => (await googleLogin({ challenge }, context())).url ?? '';
async function comeBack(email = GMAIL): Promise<{ code: string; state: string; verifier: string }> {
  return { ...(await google.choose(await begin(), email)), verifier };
}
const accountOf = (email: string) => [emailRow(email), accountRow({ email })];
const keysOf = (prefix: string) => [...store.table().rows.keys()].filter((key) => key.startsWith(prefix));

beforeEach(() => {
  google.clock.ahead = 0;
  cognito.on(AdminInitiateAuthCommand, { AuthFlow: 'CUSTOM_AUTH' }, false).resolves({
    ChallengeName: 'CUSTOM_CHALLENGE',
    Session: 'session',
  });
});

describe('googleLogin', () => {
  test('leads to Google with state, nonce and the hash of the verifier, and keeps none of the state itself', async () => {
    const query = new URL(await begin()).searchParams;

    expect(query.get('code_challenge')).toBe(challenge);
    expect(query.get('code_challenge_method')).toBe('S256');
    expect(query.get('nonce')).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify([...store.table().rows])).not.toContain(query.get('state'));
  });

  test('signs in whoever tied their account of Google, whatever address it has by now', async () => {
    store.put(accountOf(GMAIL));
    await googleLogin(await comeBack(), context());
    store.table().rows.delete(`${emailKey(GMAIL).pk} EMAIL`);

    const answer = await googleLogin(await comeBack(), context());

    expect(answer).toMatchObject({ tokens, account: { accountId }, signUp: null, link: null });
  });

  test('ties Google by itself to the account of an address that Google runs', async () => {
    store.put(accountOf(GMAIL));

    expect(await googleLogin(await comeBack(), context())).toMatchObject({ tokens, account: { email: GMAIL } });
    expect(keysOf('GOOGLE#')).toHaveLength(1);
    expect(keysOf(`ACC#${accountId} SESSION#`)).toHaveLength(1);
  });

  test('asks for the password once where the address is not run by Google, and then ties the two', async () => {
    store.put(accountOf(OWN));
    const { tokens: none, link } = await googleLogin(await comeBack(OWN), context());
    expect([none, link?.email, keysOf('GOOGLE#')]).toEqual([null, OWN, []]);

    await login({ account: OWN, password: 'Long-Sunday-42', googleTicket: link?.ticket }, context());

    expect(keysOf('GOOGLE#')).toHaveLength(1);
    expect(await googleLogin(await comeBack(OWN), context())).toMatchObject({ tokens });
  });

  test('ties nothing when the password was wrong, or was that of another account', async () => {
    store.put([...accountOf(OWN), { ...emailRow('mara@example.com', 'other'), status: 'active' }]);
    store.put([accountRow({ accountId: 'other', email: 'mara@example.com' })]);
    const { link } = await googleLogin(await comeBack(OWN), context());

    await login({ account: 'mara@example.com', password: 'Long-Sunday-42', googleTicket: link?.ticket }, context());
    cognito.on(AdminInitiateAuthCommand).rejects(named('NotAuthorizedException'));
    await expect(
      login({ account: OWN, password: 'Wrong-Sunday-42', googleTicket: link?.ticket }, context()),
    ).rejects.toMatchObject({ code: 'account_or_password_wrong' });

    expect(keysOf('GOOGLE#')).toEqual([]);
  });

  test('hands somebody new a ticket, with which they sign up once and without a password of their own', async () => {
    const { signUp } = await googleLogin(await comeBack(), context());
    expect(signUp).toMatchObject({ email: GMAIL, fullName: 'Noor Haddad' });
    const { fullName, isAdult, termsVersion, timeZone, language, country } = registerContract.example.input;
    const wishes = { fullName, isAdult, termsVersion, timeZone, language, country };
    const signUpWith = (ticket = '', email = GMAIL) =>
      register({ ...wishes, account: email, googleTicket: ticket }, context());

    await expect(signUpWith(signUp?.ticket, OWN)).rejects.toMatchObject({ code: 'google_state_invalid' });
    await expect(signUpWith('made-up')).rejects.toMatchObject({ code: 'google_state_invalid' });
    expect(await signUpWith(signUp?.ticket)).toMatchObject({ tokens, account: { email: GMAIL } });
    expect(keysOf('GOOGLE#')).toHaveLength(1);
    await expect(signUpWith(signUp?.ticket)).rejects.toMatchObject({ code: 'google_state_invalid' });
  });

  test.each([
    ['another browser', (sent: object) => ({ ...sent, verifier: `${verifier.slice(0, -1)}A` }), NOW],
    ['a state that was made up', (sent: object) => ({ ...sent, state: 'x'.repeat(32) }), NOW],
    ['ten minutes later', (sent: object) => sent, new Date(NOW.getTime() + 600_000)],
  ])('refuses %s before Google is asked', async (_, change, at) => {
    const sent = await comeBack();

    await expect(googleLogin(change(sent), context(at))).rejects.toMatchObject({ code: 'google_state_invalid' });
  });

  test('takes a state and a code once', async () => {
    store.put(accountOf(GMAIL));
    const sent = await comeBack();
    await googleLogin(sent, context());

    await expect(googleLogin(sent, context())).rejects.toMatchObject({ code: 'google_state_invalid' });
    const other = await comeBack();
    await expect(googleLogin({ ...other, code: sent.code }, context())).rejects.toMatchObject({
      code: 'google_failed',
    });
  });

  test('refuses the code of a sign-in that somebody else began: its nonce is another', async () => {
    const [theirs, mine] = [await comeBack(), await comeBack()];

    await expect(googleLogin({ ...mine, code: theirs.code }, context())).rejects.toMatchObject({
      code: 'google_failed',
    });
  });

  test('refuses a token that has lapsed', async () => {
    google.clock.ahead = -7_200_000;
    const sent = await comeBack();

    await expect(googleLogin(sent, context())).rejects.toMatchObject({ code: 'google_failed' });
  });

  test('lets the owner of a suspended account in: the gate says what they may do then', async () => {
    store.put([emailRow(GMAIL), accountRow({ email: GMAIL, status: 'suspended' })]);

    expect((await googleLogin(await comeBack(), context())).tokens).toEqual(tokens);
    expect(keysOf(`ACC#${accountId} SESSION#`)).toHaveLength(1);
  });

  test('lets the owner in after ten wrong passwords, and has the account know the browser', async () => {
    store.put([...accountOf(GMAIL), { ...signInKey(accountId), tries: 10, lockedAt: NOW.toISOString() }]);
    const device = cookieJar();

    expect((await googleLogin(await comeBack(), { ...context(), device })).tokens).toEqual(tokens);
    expect(keysOf(`ACC#${accountId} KNOWN#`)).toHaveLength(1);
    expect(device.name).toHaveLength(43);
    expect(await login({ account: GMAIL, password: 'Long-Sunday-42' }, { ...context(), device })).toMatchObject({
      tokens,
    });
  });

  test('with a second factor the two are tied after the code, and not after the password alone', async () => {
    store.put([...accountOf(OWN), sessionRow()]);
    const app = await enrolledApp();
    const { link } = await googleLogin(await comeBack(OWN), context());
    const googleTicket = link?.ticket;
    const { challenge } = await login({ account: OWN, password: 'Long-Sunday-42', googleTicket }, context());
    const challengeId = challenge?.challengeId ?? '';
    expect([challengeId.length, keysOf('GOOGLE#')]).toEqual([43, []]);
    await expect(answerChallenge({ challengeId, code: 'abcdef', googleTicket }, context())).rejects.toMatchObject({
      code: 'code_incorrect',
    });
    expect(keysOf('GOOGLE#')).toEqual([]);

    await answerChallenge({ challengeId, code: app.codeAfter(30), googleTicket }, context());

    expect(keysOf('GOOGLE#')).toHaveLength(1);
    expect((await googleLogin(await comeBack(OWN), context())).challenge).toMatchObject({ kind: 'authenticator' });
  });

  test('takes an account of Google whose account here is gone for somebody new', async () => {
    store.put(accountOf(GMAIL));
    await googleLogin(await comeBack(), context());
    store.put([{ ...accountRow({ email: GMAIL, status: 'deleted' }), ...accountKey(accountId) }]);
    store.table().rows.delete(`${emailKey(GMAIL).pk} EMAIL`);

    expect((await googleLogin(await comeBack(), context())).signUp?.email).toBe(GMAIL);
  });

  test('is not offered where no client is registered, and asks for all that it needs', async () => {
    await expect((async () => googleLogin({}, context()))()).rejects.toMatchObject({ code: 'input_invalid' });
    const clientId = process.env['GOOGLE_CLIENT_ID'];
    delete process.env['GOOGLE_CLIENT_ID'];

    await expect((async () => googleLogin({ challenge }, context()))()).rejects.toMatchObject({
      code: 'under_construction',
    });
    process.env['GOOGLE_CLIENT_ID'] = clientId;
  });
});
