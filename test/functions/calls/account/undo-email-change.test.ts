import { AdminSetUserPasswordCommand, AdminUserGlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import { undoEmailChange } from '../../../../functions/calls/account/undo-email-change.ts';
import {
  accountKey,
  emailKey,
  emailUndoKey,
  googleKey,
  phoneKey,
} from '../../../../functions/domain/accounts/account-rows.ts';
import { linkToken } from '../../../../functions/domain/accounts/link-token.ts';
import { authenticatorKey, deviceKey, passkeyKey, pinKey } from '../../../../functions/domain/lock/lock-rows.ts';
import { sessionKey } from '../../../../functions/kit/account-session.ts';
import { knownKey, rememberDevice } from '../../../../functions/domain/accounts/known-devices.ts';
import { owners } from '../../../../functions/kit/realms.ts';
import { callContext, cookieJar, NOW } from '../../../kit/call-context.ts';
import { useCognito } from '../../../kit/cognito.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { payloadsIn } from '../../../kit/outbox-rows.ts';
import { accountRow, emailRow } from '../../../kit/rows.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const memory = useMemoryTable();
const cognito = useCognito();
useSecrets();

const WEEK_SECONDS = 7 * 86_400;
const email = 'thief@example.com';
const formerEmail = 'mara@example.com';
const seconds = NOW.getTime() / 1_000;
const undo = async (token?: string, now = NOW) =>
  undoEmailChange({ token: token ?? (await linkToken('undo-email', 'undo-1')) }, callContext({ now }));
const ready = () =>
  memory.put([
    accountRow({ email }),
    emailRow(email),
    { ...emailUndoKey('undo-1'), accountId, formerEmail, email, expiresAt: seconds + WEEK_SECONDS },
  ]);

const passkey = (credentialId: string, createdAt: string) => ({
  ...passkeyKey(accountId, credentialId),
  ...{
    credentialId,
    publicKey: 'key',
    signCount: 0,
    transports: [],
    name: 'iPhone',
    lastUsedAt: null,
    isSynced: false,
  },
  createdAt,
});
const googleLink = (sub: string, linkedAt: string) => ({
  ...googleKey(sub),
  ...{ gsiPk: `OWNED#${accountId}`, gsiSk: linkedAt, accountId, linkedAt },
});
const device = (deviceId: string, signedInAt: number) => ({
  ...deviceKey(accountId, deviceId),
  ...{ deviceId, publicKey: 'key', signedInAt, provedAt: signedInAt, statedAt: 0 },
  ...{ enrolledAt: NOW.toISOString(), expiresAt: seconds + 60 },
});
const pin = (setAt: string) => ({ ...pinKey(accountId), hash: 'hash', salt: 'salt', tries: 0, setAt });
const authenticator = (times: { confirmedAt: number; recoveryMadeAt?: number }) => ({
  ...authenticatorKey(accountId),
  ...{ sealedKey: 'sealed', lastStep: 0, tries: 0, triesHour: 0, recovery: { hash: true }, ...times },
});
const session = () => ({
  ...sessionKey(accountId, seconds),
  ...{ signedInAt: seconds, method: 'password', userAgent: '', country: null, seenAt: NOW.toISOString() },
  expiresAt: seconds + 60,
});

describe('undoEmailChange', () => {
  test('gives the former address back, ends every session and the password, and tells', async () => {
    ready();
    expect(await undo()).toEqual({ undone: true });
    const table = memory.table();

    expect(table.row(accountKey(accountId))).toMatchObject({ email: formerEmail, tokensValidAfter: seconds });
    expect([table.row(emailKey(formerEmail))?.['accountId'], table.row(emailKey(email))]).toEqual([
      accountId,
      undefined,
    ]);
    expect(cognito.commandCalls(AdminSetUserPasswordCommand)).toHaveLength(1);
    expect(cognito.commandCalls(AdminUserGlobalSignOutCommand)).toHaveLength(1);
    expect(payloadsIn(table)).toEqual([{ template: 'email-undone', accountId }]);
  });

  test('has the account know no browser any more', async () => {
    ready();
    await rememberDevice(owners, accountId, callContext({ device: cookieJar('a'.repeat(43)) }));
    await undo();

    expect(memory.table().row(knownKey(owners, accountId, 'a'.repeat(43)))).toBeUndefined();
  });

  test('ends what somebody set up since the change to come back by, and leaves what was there before', async () => {
    ready();
    const [before, after] = [new Date(NOW.getTime() - 1_000).toISOString(), NOW.toISOString()];
    const old = [passkey('old', before), googleLink('google-old', before), device('old', seconds - 1)];
    const since = [passkey('new', after), googleLink('google-new', after), device('new', seconds)];
    memory.put([...old, ...since, pin(after), authenticator({ confirmedAt: seconds }), session()]);
    const phone = '+46701234567';
    memory.put([
      accountRow({ email, phone, phoneSince: seconds }),
      { ...phoneKey(phone), status: 'active', accountId },
    ]);
    await undo();

    const left = [...memory.table().rows.keys()].filter((key) =>
      /PASSKEY|GOOGLE|DEVICE|PIN|AUTHENTICATOR|SESSION|PHONE/.test(key),
    );
    expect(left.sort()).toEqual([`ACC#${accountId} PASSKEY#old`, 'GOOGLE#google-old GOOGLE']);
    expect(memory.table().row(accountKey(accountId))?.['phone']).toBeNull();
  });

  test('leaves PIN, authenticator app and number of before the change; recovery codes of since then end', async () => {
    ready();
    const phone = '+46701234567';
    memory.put([
      accountRow({ email, phone, phoneSince: seconds - 1 }),
      pin(new Date(NOW.getTime() - 1_000).toISOString()),
    ]);
    memory.put([authenticator({ confirmedAt: seconds - 1, recoveryMadeAt: seconds })]);
    await undo();

    const table = memory.table();
    expect(table.row(authenticatorKey(accountId))).toMatchObject({ confirmedAt: seconds - 1 });
    expect(table.row(authenticatorKey(accountId))?.['recovery']).toEqual({});
    expect(table.row(pinKey(accountId))).toBeDefined();
    expect(table.row(accountKey(accountId))).toMatchObject({ phone });
  });

  test('works once, until a week is over to the second, and not with a token that we did not make', async () => {
    ready();
    const end = new Date(NOW.getTime() + WEEK_SECONDS * 1_000);
    const forged = `${await linkToken('unsubscribe', 'undo-1')}`;
    for (const [token, now] of [
      ['undo-1.AAAA', NOW],
      ['', NOW],
      [forged, NOW],
      [undefined, end],
    ] as const) {
      await expect(undo(token, now)).rejects.toMatchObject({ code: 'link_lapsed' });
    }
    expect(cognito.calls()).toHaveLength(0);

    await undo(undefined, new Date(end.getTime() - 1_000));
    await expect(undo()).rejects.toMatchObject({ code: 'link_lapsed' });
  });

  test('works when the address was changed once more, and ends the link to the one between', async () => {
    ready();
    const third = 'third@example.com';
    memory.table().rows.delete(`${emailKey(email).pk} EMAIL`);
    memory.put([accountRow({ email: third }), emailRow(third)]);
    const later = { accountId, formerEmail: email, email: third, expiresAt: seconds + WEEK_SECONDS + 60 };
    const owned = { gsiPk: `OWNED#${accountId}`, gsiSk: new Date(NOW.getTime() + 60_000).toISOString() };
    memory.put([{ ...emailUndoKey('undo-2'), ...owned, ...later }]);
    await undo();

    expect(memory.table().row(accountKey(accountId))).toMatchObject({ email: formerEmail });
    expect(memory.table().row(emailKey(third))).toBeUndefined();
    await expect(undo(await linkToken('undo-email', 'undo-2'))).rejects.toMatchObject({ code: 'link_lapsed' });
  });

  test('has nothing to take back when the address counts already', async () => {
    ready();
    memory.put([accountRow({ email: formerEmail }), emailRow(formerEmail)]);

    await expect(undo()).rejects.toMatchObject({ code: 'link_lapsed' });
  });

  test('does not take the former address from whoever has it by now', async () => {
    ready();
    memory.put([emailRow(formerEmail, otherAccountId)]);

    await expect(undo()).rejects.toMatchObject({ code: 'account_exists' });
    expect(memory.table().row(accountKey(accountId))).toMatchObject({ email });
  });

  test('that broke off at the pool can be repeated: the link is used up last', async () => {
    ready();
    cognito.on(AdminSetUserPasswordCommand).rejectsOnce(new Error('crash')).resolves({});
    await expect(undo()).rejects.toThrow('crash');

    expect(await undo()).toEqual({ undone: true });
  });
});
