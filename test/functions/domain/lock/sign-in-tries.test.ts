import { AdminInitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  forgetMisses,
  getTokensOrThrow,
  MAX_MISSES,
  provePasswordIn,
  triesKey,
} from '../../../../functions/domain/accounts/sign-in-tries.ts';
import { dynamo } from '../../../../functions/kit/clients/dynamo.ts';
import { customers, owners, type Realm } from '../../../../functions/kit/realms.ts';
import { NOW } from '../../../kit/call-context.ts';
import { named, tokens } from '../../../kit/cognito.ts';
import { throttled, transactionCanceled } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useLock, visitor } from '../../../kit/lock.ts';

const lock = useLock();

const known = { accountId, address: 'mara@example.com' };
const stranger = { accountId: null, address: 'nobody@example.com' };
const RIGHT = 'Long-Sunday-42';
const [WRONG, UNKNOWN] = ['account_or_password_wrong', 'unknown-nobody@example.com'];

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

const signIn = (password: string, who: typeof known | typeof stranger = known, realm: Realm = owners) =>
  getTokensOrThrow(realm, who, password, visitor());
const prove = (password: string, realm: Realm = owners) => provePasswordIn(realm, accountId, password, visitor());
const row = (realm: Realm = owners, id = accountId) => lock.table().row(triesKey(realm, id));
const put = (fields: object, realm: Realm = owners) => lock.put([{ ...triesKey(realm, accountId), ...fields }]);

describe('a sign-in', () => {
  test('with the right password gives the tokens, and its try stands until it is forgotten', async () => {
    expect(await signIn(RIGHT)).toEqual({ accountId, tokens });
    expect(row()).toMatchObject({ tries: 1 });
    await forgetMisses(owners, accountId);
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

    expect(await signIn(RIGHT)).toEqual({ accountId, tokens });
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
    expect(row(owners, UNKNOWN)).toEqual({
      ...triesKey(owners, UNKNOWN),
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

    await expect(forgetMisses(owners, accountId)).rejects.toMatchObject({ code: 'account_locked' });
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
    vi.mocked(dynamo.send).mockRejectedValue(error as never);

    await expect(signIn(RIGHT)).rejects.toBe(error);
    await expect(prove(RIGHT)).rejects.toBe(error);
    await expect(forgetMisses(owners, accountId)).rejects.toBe(error);
    expect(lock.cognito.calls()).toHaveLength(0);
  });
});
