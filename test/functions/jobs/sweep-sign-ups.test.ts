import { AdminDeleteUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HALF_SIGN_UPS, phoneKey } from '../../../functions/domain/accounts/account-rows.ts';
import { createAccount } from '../../../functions/domain/accounts/create-account.ts';
import { handler } from '../../../functions/jobs/sweep-sign-ups/index.ts';
import { callContext, NOW } from '../../kit/call-context.ts';
import { codeHash, SESSION_CODE } from '../../kit/codes.ts';
import { named, useCognito } from '../../kit/cognito.ts';
import { useLog } from '../../kit/log.ts';
import { useMemoryTable } from '../../kit/memory-table.ts';
import { useSecrets } from '../../kit/secrets.ts';

const store = useMemoryTable();
const cognito = useCognito();
const log = useLog();
useSecrets();

const PHONE = '+46701234567';
const HOUR_MS = 3_600_000;
const half = { ...phoneKey(PHONE), status: 'pending', accountId: 'half-1', gsiPk: HALF_SIGN_UPS };

const sweepAfter = (hours: number): Promise<void> => {
  vi.setSystemTime(NOW.getTime() + hours * HOUR_MS);
  return handler();
};
const deleted = () => cognito.commandCalls(AdminDeleteUserCommand).map(({ args: [{ input }] }) => input.Username);
const signUp = (now: Date) => {
  store.put([{ pk: `CODE#sign-up#${PHONE}`, sk: 'CODE', hash: codeHash('sign-up', SESSION_CODE, PHONE) }]);
  const wishes = { fullName: 'Mara', language: 'en_us', country: 'SE', timeZone: 'UTC', termsVersion: '1' } as const;
  const request = { ...wishes, address: { phone: PHONE }, password: 'Long-Sunday-42', code: SESSION_CODE };
  return createAccount(request, callContext({ now }));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  cognito.on(AdminDeleteUserCommand).resolves({});
  store.put([{ ...half, gsiSk: NOW.toISOString() }]);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a sign-up that was begun and not finished', () => {
  test('keeps its number for a day, then frees it; an hour later the user of the pool is gone as well', async () => {
    await sweepAfter(23);
    expect(store.table().row(phoneKey(PHONE))).toBeDefined();
    await sweepAfter(24);
    expect([store.table().row(phoneKey(PHONE)), deleted()]).toEqual([undefined, []]);
    await sweepAfter(25);

    expect(deleted()).toEqual(['half-1']);
    expect(store.table().rows.size).toBe(0);
  });

  test('that somebody takes up again starts its day anew', async () => {
    cognito.on(AdminDeleteUserCommand).resolves({});
    const again = new Date(NOW.getTime() + 23 * HOUR_MS);
    store.put([{ ...half, gsiSk: again.toISOString() }]);
    await sweepAfter(30);

    expect(store.table().row(phoneKey(PHONE))?.['status']).toBe('pending');
  });

  test('that is finished in time is an account, and nothing of it goes', async () => {
    const { accountId } = await signUp(new Date(NOW.getTime() + HOUR_MS));
    await sweepAfter(48);
    await sweepAfter(49);

    expect(accountId).toBe('half-1');
    expect(store.table().row(phoneKey(PHONE))?.['status']).toBe('active');
    expect(deleted()).toEqual([]);
  });

  test('whose number was freed under somebody who was about to go on keeps its user', async () => {
    await sweepAfter(24);
    store.put([{ ...half, gsiSk: new Date(NOW.getTime() + 24 * HOUR_MS).toISOString() }]);
    await sweepAfter(25);

    expect(deleted()).toEqual([]);
  });

  test('whose user never came to be goes, too', async () => {
    cognito.on(AdminDeleteUserCommand).rejects(named('UserNotFoundException'));
    await sweepAfter(24);
    await sweepAfter(25);

    expect(store.table().rows.size).toBe(0);
  });

  test('that cannot be swept now is reported, tried again, and holds no other one up', async () => {
    store.put([{ ...half, ...phoneKey('+46701234568'), accountId: 'half-2', gsiSk: NOW.toISOString() }]);
    await sweepAfter(24);
    cognito.on(AdminDeleteUserCommand, { Username: 'half-1' }, false).rejectsOnce(named('InternalErrorException'));
    await sweepAfter(25);
    expect(log().map(({ event }) => event)).toContain('sign_up.not_swept');
    await sweepAfter(26);

    expect(store.table().rows.size).toBe(0);
  });
});
