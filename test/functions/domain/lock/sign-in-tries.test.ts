import { AdminInitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  forgetMisses,
  getTokensOrThrow,
  MAX_MISSES,
  provePasswordIn,
  unknownName,
} from '../../../../functions/domain/accounts/sign-in-tries.ts';
import { knownKey, MAX_DEVICE_MISSES, rememberDevice } from '../../../../functions/domain/accounts/known-devices.ts';
import { dynamo } from '../../../../functions/kit/clients/dynamo.ts';
import type { CallContext, Device } from '../../../../functions/kit/context.ts';
import { customers, owners, triesKey, type Realm } from '../../../../functions/kit/realms.ts';
import { clientAt, cookieJar, NOW } from '../../../kit/call-context.ts';
import { named, tokens } from '../../../kit/cognito.ts';
import { throttled, transactionCanceled } from '../../../kit/dynamo.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { useLock, visitor } from '../../../kit/lock.ts';

const lock = useLock();

const known = { accountId, address: 'mara@example.com' };
const stranger = { accountId: null, address: 'nobody@example.com' };
const RIGHT = 'Long-Sunday-42';
const WRONG = 'account_or_password_wrong';

const signedIn = {
  AuthenticationResult: { AccessToken: 'access', IdToken: tokens.idToken, RefreshToken: 'refresh' },
};

/** The pool knows the account's password alone. */
beforeEach(() => {
  lock.cognito.on(AdminInitiateAuthCommand).callsFake(({ AuthParameters: sent }) => {
    if (sent?.USERNAME !== accountId || sent?.PASSWORD !== RIGHT) throw named('NotAuthorizedException');
    return signedIn;
  });
});

let clients = 0;
beforeEach(() => void (clients = 0));

/** Each time from another client, unless one is given: limits of a client are those of sign-in-waits.test.ts. */
const from = (changes: Partial<CallContext> = {}) => ({
  ...visitor(),
  client: clientAt((clients += 1)),
  device: cookieJar(),
  ...changes,
});
type Who = typeof known | typeof stranger;
const signIn = (password: string, who: Who = known, realm: Realm = owners, context = from()) =>
  getTokensOrThrow(realm, who, password, context);
const prove = (password: string, context = from(), realm: Realm = owners) =>
  provePasswordIn(realm, accountId, password, context);
const row = (realm: Realm = owners, id = accountId) => lock.table().row(triesKey(realm, id));
const put = (fields: object, realm: Realm = owners) => lock.put([{ ...triesKey(realm, accountId), ...fields }]);
const codeOf = (error: unknown) => (error as { code?: string }).code;

/** A browser that the account knows. */
async function knownBrowser(realm: Realm = owners) {
  const device = cookieJar();
  await rememberDevice(realm, accountId, from({ device }));
  return device;
}
const isKnown = (device: Device) => lock.table().row(knownKey(owners, accountId, device.name ?? '')) !== undefined;

describe('a sign-in', () => {
  test('with the right password gives the tokens, and its try stands until it is forgotten', async () => {
    const context = from();
    const { counted, ...signedIn } = await signIn(RIGHT, known, owners, context);
    expect(signedIn).toEqual({ accountId, tokens });
    expect(row()).toMatchObject({ tries: 1 });
    await forgetMisses(owners, accountId, counted, context);
    expect(row()).toMatchObject({ tries: 0 });
  });

  test('with a wrong password says no more than that something is wrong, and is counted', async () => {
    await expect(signIn('x')).rejects.toMatchObject({ code: WRONG });
    await expect(signIn('x')).rejects.toMatchObject({ code: WRONG });

    expect(row()).toEqual({ ...triesKey(owners, accountId), tries: 2 });
    expect(lock.mailsOf()).toEqual([]);
  });

  test('locks the account with the tenth miss, and the owner is told once', async () => {
    put({ tries: MAX_MISSES - 2 });
    await expect(signIn('x')).rejects.toMatchObject({ code: WRONG });
    expect(row()).not.toHaveProperty('lockedAt');
    await expect(signIn('x')).rejects.toMatchObject({ code: WRONG });

    expect(row()).toMatchObject({ tries: MAX_MISSES, lockedAt: NOW.toISOString() });
    await expect(signIn('x')).rejects.toMatchObject({ code: 'account_locked' });
    await expect(signIn(RIGHT)).rejects.toMatchObject({ code: 'account_locked' });
    expect(lock.mailsOf()).toEqual([{ template: 'account-locked', accountId }]);
  });

  test('with the right password as the tenth try is one', async () => {
    put({ tries: MAX_MISSES - 1 });

    expect(await signIn(RIGHT)).toMatchObject({ accountId, tokens });
    expect(row()).not.toHaveProperty('lockedAt');
  });

  test('into a locked account is looked at no more', async () => {
    put({ tries: 0, lockedAt: NOW.toISOString() });

    await expect(signIn(RIGHT)).rejects.toMatchObject({ code: 'account_locked' });
    expect(lock.cognito.calls()).toHaveLength(0);
  });

  test('of an address that nobody has takes the same steps and answers the same, for thirty days', async () => {
    for (let miss = 0; miss < MAX_MISSES; miss += 1)
      await expect(signIn(RIGHT, stranger)).rejects.toMatchObject({ code: WRONG });

    await expect(signIn(RIGHT, stranger)).rejects.toMatchObject({ code: 'account_locked' });
    const unknown = await unknownName('nobody@example.com');
    expect(row(owners, unknown)).toEqual({
      ...triesKey(owners, unknown),
      tries: MAX_MISSES,
      expiresAt: NOW.getTime() / 1_000 + 30 * 86_400,
    });
    expect(lock.cognito.calls()).toHaveLength(MAX_MISSES);
    expect(lock.mailsOf()).toEqual([]);
  });

  test('of an address that nobody has gives no tokens, whatever the pool says', async () => {
    lock.cognito.on(AdminInitiateAuthCommand).resolves(signedIn);

    await expect(signIn(RIGHT, stranger)).rejects.toMatchObject({ code: WRONG });
  });

  test('of a customer is counted apart, in their own table, and they are told in their own mail', async () => {
    put({ tries: MAX_MISSES - 1 }, customers);
    await expect(signIn('x', known, customers)).rejects.toMatchObject({ code: WRONG });

    expect(row(customers)).toMatchObject({ tries: MAX_MISSES, lockedAt: NOW.toISOString() });
    expect(row(owners)).toBeUndefined();
    expect(lock.mailsOf()).toEqual([{ template: 'customer-locked', customerId: accountId }]);
  });
});

describe('somebody who is signed in', () => {
  test('proves that it is them with the password, and earlier misses are forgotten', async () => {
    put({ tries: 4 });
    await prove(RIGHT);

    expect(row()).toMatchObject({ tries: 0 });
  });

  test('locks the account with the tenth wrong password, and not before', async () => {
    put({ tries: MAX_MISSES - 2 });
    await expect(prove('x')).rejects.toMatchObject({ code: 'password_wrong' });
    expect(row()).toEqual({ ...triesKey(owners, accountId), tries: MAX_MISSES - 1 });
    await expect(prove('x')).rejects.toMatchObject({ code: 'password_wrong' });

    expect(row()).toMatchObject({ lockedAt: NOW.toISOString() });
    await expect(prove(RIGHT)).rejects.toMatchObject({ code: 'account_locked' });
    expect(lock.mailsOf()).toEqual([{ template: 'account-locked', accountId }]);
  });

  test('proves nothing when others used up the last tries in the meantime', async () => {
    put({ tries: 1, lockedAt: NOW.toISOString() });
    const counted = { claimed: accountId, tries: 1, deviceKey: null };

    await expect(forgetMisses(owners, accountId, counted, from())).rejects.toMatchObject({ code: 'account_locked' });
    expect(row()).toMatchObject({ tries: 1 });
  });
});

/** Answers a lock with this, and carries everything else out. */
function lockingAnswers(error: Error): void {
  vi.mocked(dynamo.send).mockImplementation((async (command: { input: { TransactItems?: unknown } }) => {
    if (command.input.TransactItems) throw error;
    return lock.table().run(command);
  }) as never);
}

describe('strangers', () => {
  test('are slowed down from one place: of a hundred guesses at once three are looked at, and the account is not locked', async () => {
    const guess = () => signIn('x', known, owners, from({ client: clientAt(1) })).catch(codeOf);
    const codes = await Promise.all(Array.from({ length: 100 }, guess));

    expect(codes.filter((code) => code === WRONG)).toHaveLength(3);
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(97);
    expect(row()).toMatchObject({ tries: 3 });
    await expect(signIn(RIGHT)).resolves.toMatchObject({ accountId });
  });

  test('have ten of a hundred guesses at once looked at, from wherever they come', async () => {
    const codes = await Promise.all(Array.from({ length: 100 }, () => signIn('x').catch(codeOf)));

    expect(codes.filter((code) => code === WRONG)).toHaveLength(MAX_MISSES);
    expect(codes.filter((code) => code === 'account_locked')).toHaveLength(90);
    expect(lock.cognito.calls()).toHaveLength(MAX_MISSES);
  });

  test('do not lock a browser out that the account knows, only all others', async () => {
    const device = await knownBrowser();
    for (let miss = 0; miss < MAX_MISSES; miss += 1) await signIn('x').catch(codeOf);

    await expect(signIn(RIGHT)).rejects.toMatchObject({ code: 'account_locked' });
    await expect(signIn(RIGHT, known, owners, from({ device }))).resolves.toMatchObject({ accountId, tokens });
    await expect(prove(RIGHT, from({ device }))).resolves.toBeUndefined();
    expect(row()).toMatchObject({ lockedAt: NOW.toISOString() });
  });

  test('do not gain by a name that they made up, or that another account knows', async () => {
    const device = cookieJar();
    await rememberDevice(owners, otherAccountId, from({ device }));
    put({ tries: MAX_MISSES, lockedAt: NOW.toISOString() });

    await expect(signIn(RIGHT, known, owners, from({ device }))).rejects.toMatchObject({ code: 'account_locked' });
    const invented = cookieJar('x'.repeat(43));
    await expect(signIn(RIGHT, known, owners, from({ device: invented }))).rejects.toMatchObject({
      code: 'account_locked',
    });
  });

  test('learn by no wait whether an address has an account', async () => {
    const codesOf = async (who: Who) => {
      const codes = [];
      for (let tries = 0; tries < 6; tries += 1) {
        codes.push(
          await signIn('x', who, owners, from({ client: clientAt(1), device: cookieJar('x'.repeat(43)) })).catch(
            codeOf,
          ),
        );
      }
      return codes;
    };
    const commands = vi.mocked(dynamo.send).mock.calls;
    const ofKnown = await codesOf(known);
    const steps = commands.splice(0).map(([command]) => command.constructor.name);
    const ofStranger = await codesOf(stranger);

    expect(ofKnown).toEqual([WRONG, WRONG, WRONG, ...Array.from({ length: 3 }, () => 'too_many_requests')]);
    expect(ofStranger).toEqual(ofKnown);
    expect(commands.map(([command]) => command.constructor.name)).toEqual(steps);
  });
});

describe('a browser that the account knows', () => {
  test('has a count of its own, and does not wait', async () => {
    const device = await knownBrowser();
    for (let miss = 0; miss < MAX_DEVICE_MISSES - 1; miss += 1) {
      await expect(signIn('x', known, owners, from({ device, client: clientAt(1) }))).rejects.toMatchObject({
        code: WRONG,
      });
    }
    const { counted } = await signIn(RIGHT, known, owners, from({ device, client: clientAt(1) }));
    await forgetMisses(owners, accountId, counted, from());

    expect(row(), 'nothing counts for the account').toBeUndefined();
    expect(lock.table().row(knownKey(owners, accountId, device.name ?? ''))).toMatchObject({ misses: 0 });
  });

  test('is forgotten with the fifth miss of a day, and counts as a stranger then', async () => {
    const device = await knownBrowser();
    for (let miss = 0; miss < MAX_DEVICE_MISSES; miss += 1) {
      expect(isKnown(device)).toBe(true);
      await expect(prove('x', from({ device }))).rejects.toMatchObject({ code: 'password_wrong' });
    }
    expect([isKnown(device), row()]).toEqual([false, undefined]);
    await expect(signIn('x', known, owners, from({ device }))).rejects.toMatchObject({ code: WRONG });

    expect(row()).toMatchObject({ tries: 1 });
    put({ tries: MAX_MISSES, lockedAt: NOW.toISOString() });
    await expect(signIn(RIGHT, known, owners, from({ device }))).rejects.toMatchObject({ code: 'account_locked' });
  });

  test('has no more than ten guesses looked at for whoever took it, at once or in a quarter of an hour', async () => {
    const client = clientAt(1);
    const guessWith = (device: Device) => (seconds: number) =>
      signIn('x', known, owners, { ...from({ device, client }), now: visitor(seconds).now }).catch(codeOf);
    const atOnce = guessWith(await knownBrowser());
    await Promise.all(Array.from({ length: 100 }, () => atOnce(0)));
    expect(lock.cognito.calls().length).toBeGreaterThanOrEqual(MAX_DEVICE_MISSES);
    expect(lock.cognito.calls().length).toBeLessThanOrEqual(10);

    lock.table().rows.clear();
    lock.cognito.resetHistory();
    const patiently = guessWith(await knownBrowser());
    for (let seconds = 0; seconds < 900; seconds += 1) await patiently(seconds);
    expect(lock.cognito.calls()).toHaveLength(10);
  });

  test('is not blamed for the brake of the pool, which others set off', async () => {
    const device = await knownBrowser();
    lock.cognito
      .on(AdminInitiateAuthCommand)
      .rejects(Object.assign(named('NotAuthorizedException'), { message: 'Password attempts exceeded' }));
    for (let tries = 0; tries < 10; tries += 1) {
      const busy = { code: 'too_many_requests', details: { retryAfterSeconds: 60 } };
      await expect(signIn(RIGHT, known, owners, from({ device }))).rejects.toMatchObject(busy);
      await expect(prove(RIGHT, from({ device }))).rejects.toMatchObject(busy);
    }

    expect(isKnown(device)).toBe(true);
    await expect(signIn(RIGHT)).rejects.toMatchObject({ code: WRONG });
    await expect(prove(RIGHT)).rejects.toMatchObject({ code: 'password_wrong' });
    expect(row()).toMatchObject({ tries: 2 });
  });

  test('of a customer is known in the same way', async () => {
    const device = await knownBrowser(customers);
    put({ tries: MAX_MISSES, lockedAt: NOW.toISOString() }, customers);

    await expect(signIn(RIGHT, known, customers)).rejects.toMatchObject({ code: 'account_locked' });
    await expect(signIn(RIGHT, known, customers, from({ device }))).resolves.toMatchObject({ tokens });
  });
});

describe('when the table does not do what it should', () => {
  test('an account that another try locks at the same moment is locked once', async () => {
    put({ tries: MAX_MISSES - 1 });
    lockingAnswers(transactionCanceled('ConditionalCheckFailed', 'None'));

    await expect(signIn('x')).rejects.toMatchObject({ code: WRONG });
  });

  test.each([throttled(), transactionCanceled('TransactionConflict', 'None')])(
    'a lock that cannot be kept is no wrong password: %s',
    async (error) => {
      put({ tries: MAX_MISSES - 1 });
      lockingAnswers(error);

      await expect(signIn('x')).rejects.toBe(error);
    },
  );

  test('nobody is told that the account is locked: it is the table that is away', async () => {
    const error = throttled();
    const counted = { claimed: accountId, tries: 1, deviceKey: null };
    vi.mocked(dynamo.send).mockRejectedValue(error as never);

    await expect(signIn(RIGHT)).rejects.toBe(error);
    await expect(prove(RIGHT)).rejects.toBe(error);
    await expect(forgetMisses(owners, accountId, counted, from())).rejects.toBe(error);
    expect(lock.cognito.calls()).toHaveLength(0);
  });
});
