import { createPublicKey } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  enrolDevice,
  moveDevice,
  noteProof,
  removeDevice,
  removeDevices,
  takeStatement,
} from '../../../../functions/domain/lock/devices.ts';
import { deviceKey, DeviceRow } from '../../../../functions/domain/lock/lock-rows.ts';
import { SESSION_SECONDS, sessionKey } from '../../../../functions/kit/account-session.ts';
import { STATEMENT_SECONDS } from '../../../../shared/model/lock.ts';
import { NOW } from '../../../kit/call-context.ts';
import { accountId, keys } from '../../../kit/id-tokens.ts';
import { enrolledApp, newBrowser, owner, useLock } from '../../../kit/lock.ts';
import { accountRow } from '../../../kit/rows.ts';

const lock = useLock();

const SECONDS = NOW.getTime() / 1_000;
const { signedInAt } = owner().actor;

async function enrolled() {
  lock.begin();
  const browser = newBrowser();
  const deviceId = await enrolDevice(browser.publicKey, owner());
  const row = () => lock.table().row(deviceKey(accountId, deviceId));
  return {
    deviceId,
    row,
    device: () => DeviceRow.parse(row()),
    change: (fields: object) => lock.put([{ ...row(), ...fields }]),
    take: (afterSeconds = 0) => takeStatement(browser.state(deviceId, afterSeconds), NOW),
  };
}

describe('an enrolment', () => {
  test('keeps its key, its session and when it ends', async () => {
    const { deviceId, row } = await enrolled();

    expect(row()).toEqual({
      ...deviceKey(accountId, deviceId),
      ...{ deviceId, publicKey: expect.any(String) as string, signedInAt, provedAt: signedInAt, statedAt: 0 },
      enrolledAt: NOW.toISOString(),
      expiresAt: SECONDS + SESSION_SECONDS,
    });
  });

  test.each([
    ['no key', 'AAAA'],
    ['an RSA key', keys.stranger.publicKey.export({ format: 'der', type: 'spki' }).toString('base64url')],
    [
      'a key of another curve',
      createPublicKey({
        key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.alloc(32, 9).toString('base64url') },
        format: 'jwk',
      })
        .export({ format: 'der', type: 'spki' })
        .toString('base64url'),
    ],
  ])('takes a P-256 key and not %s, and says so', async (_, key) => {
    await expect(enrolDevice(key, owner())).rejects.toMatchObject({
      code: 'input_invalid',
      details: { fields: { publicKey: 'a P-256 key, SPKI' } },
    });
  });

  test('goes on in the session that the browser opened last, for 31 days from then, and ends the one before', async () => {
    const { device, row } = await enrolled();
    const later = new Date(NOW.getTime() + 86_400_000);
    await moveDevice(accountId, device(), signedInAt + 86_400, later);

    expect(row()).toMatchObject({
      signedInAt: signedInAt + 86_400,
      expiresAt: SECONDS + 86_400 + SESSION_SECONDS,
      provedAt: signedInAt,
    });
    expect(lock.table().row(sessionKey(accountId, signedInAt))).toBeUndefined();
  });

  test('that goes on in its own session does not end it', async () => {
    const { device } = await enrolled();
    await moveDevice(accountId, device(), signedInAt, NOW);

    expect(lock.table().row(sessionKey(accountId, signedInAt))).toBeDefined();
  });

  test('that has been ended does not come back, and its session stays as it is', async () => {
    const { device, deviceId, row } = await enrolled();
    const before = device();
    await removeDevice(accountId, deviceId);
    await moveDevice(accountId, before, signedInAt + 60, NOW);

    expect(row()).toBeUndefined();
    expect(lock.table().row(sessionKey(accountId, signedInAt))).toBeDefined();
  });

  test('ends with all others', async () => {
    const first = await enrolled();
    const second = await enrolDevice(newBrowser().publicKey, owner());
    await removeDevices(accountId);

    expect(first.row()).toBeUndefined();
    expect(lock.table().row(deviceKey(accountId, second))).toBeUndefined();
  });

  test('knows when its owner last proved more than a PIN, in its own session', async () => {
    const { row } = await enrolled();
    const later = new Date(NOW.getTime() + 60_000);
    await noteProof({ ...owner().actor, signedInAt: signedInAt + 1 }, later);
    expect(row()).toMatchObject({ provedAt: signedInAt });
    await noteProof(owner().actor, later);

    expect(row()).toMatchObject({ provedAt: SECONDS + 60 });
  });
});

describe('a statement', () => {
  test.each([STATEMENT_SECONDS, -STATEMENT_SECONDS])('counts up to %i seconds from now', async (seconds) => {
    // The table keeps the latest statement: none may come before it.
    const { take, change } = await enrolled();
    change({ statedAt: 0 });

    await expect(take(seconds)).resolves.toMatchObject({ account: { accountId } });
    await expect(take(seconds + Math.sign(seconds) / 1_000)).rejects.toMatchObject({ code: 'statement_stale' });
  });

  test('of a browser whose key cannot be read any more is of none', async () => {
    const { take, change } = await enrolled();
    change({ publicKey: 'AAAA' });

    await expect(take()).rejects.toMatchObject({ code: 'device_unknown' });
  });

  test('counts from the second on in which everything was signed out, not before', async () => {
    const { take } = await enrolled();
    lock.put([accountRow({ tokensValidAfter: signedInAt })]);
    await expect(take()).resolves.toBeDefined();
    lock.put([accountRow({ tokensValidAfter: signedInAt + 1 })]);

    await expect(take(1)).rejects.toMatchObject({ code: 'device_unknown' });
  });

  test('counts until the second in which the enrolment ends', async () => {
    const { take, change } = await enrolled();
    change({ expiresAt: SECONDS + 1 });
    await expect(take()).resolves.toBeDefined();
    change({ expiresAt: SECONDS });

    await expect(take(1)).rejects.toMatchObject({ code: 'device_unknown' });
  });

  test('counts with an app that was on when the browser last proved more than a PIN, not with a later one', async () => {
    const { take, change } = await enrolled();
    await enrolledApp();
    change({ provedAt: SECONDS });
    await expect(take()).resolves.toBeDefined();
    change({ provedAt: SECONDS - 1 });

    await expect(take(1)).rejects.toMatchObject({ code: 'device_unknown' });
  });
});
