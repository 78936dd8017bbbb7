/**
 * Each sign of an attack that an alarm watches: the attack itself, by the calls, then what functions print of it, as the
 * alarm counts it. And what people do every day, of which there must be none.
 */
import { AdminInitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { existsUserByAccount } from '../../functions/calls/account/exists-user-by-account.ts';
import { exportAccount } from '../../functions/calls/account/export-account.ts';
import { forgotPassword } from '../../functions/calls/account/forgot-password.ts';
import { login } from '../../functions/calls/account/login.ts';
import { saveLeadSettings } from '../../functions/calls/landing-page/save-lead-settings.ts';
import { stripe } from '../../functions/calls/payment/stripe.ts';
import { policyReport } from '../../functions/calls/service/policy-report.ts';
import { openSupportSession } from '../../functions/calls/support/open-support-session.ts';
import { startStaffSignIn } from '../../functions/calls/support/start-staff-sign-in.ts';
import { alarmChanges } from '../../infra/local/engines/cloudwatch/alarm-changes.ts';
import { figureKey, sumsOfLine } from '../../infra/local/engines/cloudwatch/metric-lines.ts';
import { existsUserByAccount as existsContract, getUserInfo } from '../../shared/calls/account.ts';
import { saveDataValue } from '../../shared/calls/page-assets.ts';
import { securitySignals, type SecuritySignalName } from '../../shared/model/security-signals.ts';
import { callContext, clientAt, NOW } from '../kit/call-context.ts';
import { codeRow, SESSION_CODE } from '../kit/codes.ts';
import { named } from '../kit/cognito.ts';
import { toHandlers } from '../kit/handlers.ts';
import { expiredToken, idToken, keys } from '../kit/id-tokens.ts';
import { owner, sessionRow, useLock, visitor } from '../kit/lock.ts';
import { contextOf } from '../kit/provider-webhooks.ts';
import { accountRow, emailRow } from '../kit/rows.ts';
import { handshake, signRequest, type SigningSession } from '../kit/signed-client.ts';
import { staff } from '../kit/support-desk.ts';

const lock = useLock();
let session: SigningSession;
beforeEach(async () => {
  session ??= await handshake(toHandlers);
  // Limits count by the minute.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / 60_000) * 60_000 });
  const seconds = Math.floor(Date.now() / 1_000);
  lock.put([accountRow(), emailRow(), openSession(owner().actor.signedInAt), openSession(seconds - 60)]);
});
afterEach(() => vi.useRealTimers());

/** Of the account; the token of a test is from a minute before it. */
const openSession = (signedInAt: number) => ({
  ...sessionRow('password', signedInAt),
  userAgent: '',
  country: null,
  seenAt: new Date().toISOString(),
});

const RIGHT = 'Long-Sunday-42';
const MINUTE_SECONDS = 60;
const refused = () => undefined;
const addressOf = (number: number): string => `person${number}@example.com`;

/** A visitor from a country, some minutes after NOW. */
function visitorFrom(country: string, minute = 0) {
  const context = visitor(minute * MINUTE_SECONDS);
  return { ...context, client: { ...context.client, country } };
}

const signIn = (context = visitor(), account = 'mara@example.com') => login({ account, password: RIGHT }, context);
const poolRefuses = () => lock.cognito.on(AdminInitiateAuthCommand).rejects(named('NotAuthorizedException'));
const reset = (account: string, code: string = SESSION_CODE.code) =>
  forgotPassword({ account, ...SESSION_CODE, code, password: 'Quiet-Monday-43' }, visitor());
const setWebhook = () => saveLeadSettings({ webhook: { url: 'https://crm.example.com/leads' } }, owner());

const violation = {
  type: 'csp-violation',
  body: { documentURL: 'https://xpage.example/mara', blockedURL: 'https://evil.example/x.js' },
};
const report = (reports: object[]) =>
  policyReport({}, callContext({ raw: { body: Buffer.from(JSON.stringify(reports)), header: () => undefined } }));

const answerOf = async (contract: { method: 'GET' | 'POST'; path: string }, more: object): Promise<number> =>
  (await toHandlers(signRequest(session, { method: contract.method, path: contract.path, ...more }))).status;
const saveValue = (value: number) =>
  answerOf(saveDataValue, { input: { name: 'x.y', value }, token: idToken(), idempotencyKey: 'the-same-key' });

/** One step of each attack, as often as the alarm needs; each step is seen once. */
const attacks: Record<SecuritySignalName, (step: number) => Promise<unknown>> = {
  // From one end of the world to the other and back, every ten minutes.
  ImpossibleTravel: async (step) => {
    if (step === 0) await signIn(visitorFrom('SE'));
    return signIn(visitorFrom(step % 2 === 0 ? 'BR' : 'SE', (step + 1) * 10));
  },
  WrongCodes: (step) => reset(addressOf(step), '000000').catch(refused),
  WrongPasswords: (step) => {
    poolRefuses();
    return login({ account: addressOf(step), password: 'Summer-2026!' }, visitor()).catch(refused);
  },
  AccountsLocked: async (step) => {
    poolRefuses();
    lock.put([emailRow(addressOf(step), `account-${step}`)]);
    // From a place of its own each, as one place has to wait after the third.
    for (let miss = 0; miss < 10; miss += 1) {
      await signIn({ ...visitor(), client: clientAt(miss) }, addressOf(step)).catch(refused);
    }
  },
  UnknownAccounts: (step) => existsUserByAccount({ account: addressOf(step) }, visitor()),
  // After those that the limit lets through.
  RequestsRefused: async (step) => {
    const ask = () => answerOf(existsContract, { input: { account: 'mara@example.com' } });
    if (step === 0) for (let call = 0; call < 60; call += 1) await ask();
    return ask();
  },
  StaffSignInsRefused: (step) => {
    poolRefuses();
    return startStaffSignIn({ email: addressOf(step), password: 'Summer-2026!' }, callContext()).catch(refused);
  },
  LeadsRedirected: async () => {
    lock.put([codeRow('reset-password', 'mara@example.com')]);
    await reset('mara@example.com');
    return setWebhook();
  },
  DataExports: (step) => {
    const context = owner();
    return exportAccount({}, { ...context, actor: { ...context.actor, id: `account-${step}` } });
  },
  StaffLookups: () => openSupportSession({ lookup: 'mara@example.com', reason: 'Ticket 4711' }, staff()),
  ForgedWebhooks: (step) =>
    stripe({}, contextOf({ body: `{"id":"evt_${step}"}`, headers: { 'stripe-signature': 't=1,v1=0' } })).catch(refused),
  TokensRefused: () => answerOf(getUserInfo, { token: idToken({}, {}, keys.stranger.privateKey) }),
  KeysReused: async (step) => {
    if (step === 0) await saveValue(-1);
    return saveValue(step);
  },
  PolicyViolations: () => report([violation]),
};

const names = Object.keys(securitySignals) as SecuritySignalName[];
const signalsOf = (name: SecuritySignalName) => lock.log().filter(({ signal }) => signal === name);

/** Whether the alarm of that signal, as it is declared, goes off by these lines. */
function rings(name: SecuritySignalName, lines: readonly object[]): boolean {
  const { most, minutes } = securitySignals[name];
  const figure = figureKey({ namespace: 'xpage', name, dimensions: { stage: 'local' } });
  const counts = lines
    .flatMap((line) => sumsOfLine(JSON.stringify(line)))
    .filter((one) => one.figure === figure)
    .map(({ sum }) => ({ at: NOW.getTime(), count: sum }));
  const alarm = { name, arn: '', figure, threshold: most, periodMs: minutes * 60_000 };
  return alarmChanges(alarm, counts, NOW.getTime()).at(-1)?.to === 'ALARM';
}

describe('an attack', () => {
  test.each(names)('is counted step by step, and its alarm goes off: %s', async (name) => {
    const steps = securitySignals[name].most + 1;
    for (let step = 0; step < steps; step += 1) await attacks[name](step);

    const seen = signalsOf(name);
    expect(seen).toHaveLength(steps);
    expect(rings(name, lock.log())).toBe(true);
    expect(
      rings(
        name,
        lock.log().slice(
          0,
          lock.log().findLastIndex(({ signal }) => signal === name),
        ),
      ),
    ).toBe(false);
  });

  test.each(names)('leaves nobody’s address or words in the log: %s', async (name) => {
    for (let step = 0; step < 2; step += 1) await attacks[name](step);

    expect(signalsOf(name)).toHaveLength(2);
    expect(JSON.stringify(lock.log())).not.toMatch(/@example\.com|203\.0\.113|Summer-2026|crm\.example/);
  });
});

describe('what people do every day', () => {
  const everyday: [string, () => Promise<unknown>][] = [
    ['signs in, again and again, where they are', () => twice(() => signIn(visitorFrom('SE')))],
    ['signs in after a flight', async () => [await signIn(visitorFrom('SE')), await signIn(visitorFrom('BR', 60))]],
    ['signs in where the edge does not know the country', () => twice(() => signIn(visitor()))],
    [
      'asks for their account before they sign in',
      () => existsUserByAccount({ account: 'mara@example.com' }, visitor()),
    ],
    [
      'forgets their password',
      () => (lock.put([codeRow('reset-password', 'mara@example.com')]), reset('mara@example.com')),
    ],
    ['sets a webhook at home', setWebhook],
    ['comes with a token that is too old', () => answerOf(getUserInfo, { token: expiredToken() })],
    [
      'saves something whose answer was lost, with its key',
      () => twice(async () => expect(await saveValue(1)).toBe(200)),
    ],
  ];

  test.each(everyday)('raises nothing: %s', async (_, act) => {
    await act();

    expect(lock.log().filter(({ event }) => event === 'security.signal')).toEqual([]);
  });
});

async function twice(act: () => Promise<unknown>): Promise<void> {
  await act();
  await act();
}
