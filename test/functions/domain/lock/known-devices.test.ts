import { describe, expect, test } from 'vitest';
import {
  clearDeviceMisses,
  countDeviceTry,
  forgetDevicesExcept,
  knownKey,
  MAX_DEVICE_MISSES,
  MOST_KNOWN,
  rememberDevice,
  takeDeviceTryBack,
} from '../../../../functions/domain/accounts/known-devices.ts';
import { customers, owners } from '../../../../functions/kit/realms.ts';
import { cookieJar, NOW } from '../../../kit/call-context.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { visitor } from '../../../kit/lock.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

const memory = useMemoryTable();
const DAY = 86_400;
const YEAR = 365 * DAY;

const at = (afterSeconds: number, device = cookieJar()) => ({ ...visitor(afterSeconds), device });
const keyOf = ({ name }: { name: string | null }) => knownKey(owners, accountId, name ?? '');
const row = (device: { name: string | null }) => memory.table().row(keyOf(device));

/** A browser that the account knows since NOW. */
async function known(afterSeconds = 0) {
  const device = cookieJar();
  await rememberDevice(owners, accountId, at(afterSeconds, device));
  return device;
}
const tryIn = (device: { name: string | null }, afterSeconds = 0) =>
  countDeviceTry(owners, accountId, at(afterSeconds, cookieJar(device.name)));

describe('a browser', () => {
  test('gets a name of 256 random bits, of which the account keeps a hash alone', async () => {
    const [one, other] = [await known(), await known()];

    expect(one.name).toMatch(/^[\w-]{43}$/);
    expect(other.name).not.toBe(one.name);
    expect(JSON.stringify([...memory.table().rows])).not.toContain(one.name);
    expect(row(one)).toMatchObject({
      since: NOW.toISOString(),
      lastUsedAt: NOW.toISOString(),
      misses: 0,
      expiresAt: NOW.getTime() / 1_000 + YEAR,
    });
  });

  test('keeps its name at the next sign-in, which renews the year and forgets its misses', async () => {
    const device = await known();
    await tryIn(device);
    const { name } = device;
    await rememberDevice(owners, accountId, at(DAY, device));

    expect(device.name).toBe(name);
    expect(row(device)).toMatchObject({
      since: NOW.toISOString(),
      lastUsedAt: new Date(NOW.getTime() + DAY * 1_000).toISOString(),
      misses: 0,
      expiresAt: NOW.getTime() / 1_000 + YEAR + DAY,
    });
  });

  test('has rows at two accounts that do not tell that it is one browser', async () => {
    const device = await known();
    await rememberDevice(owners, otherAccountId, at(0, device));
    await rememberDevice(customers, accountId, at(0, device));
    const hashes = [...memory.table().rows.values()].map(({ sk }) => String(sk));

    expect(new Set(hashes).size).toBe(2);
    expect(knownKey(customers, accountId, 'x').pk).toBe(`CUSTOMER#${accountId}`);
  });

  test('is known to an account that has twenty others in place of the one that was used longest ago', async () => {
    const devices = [];
    for (let count = 0; count < MOST_KNOWN; count += 1) devices.push(await known(count));
    const [first, second] = devices;
    if (!first || !second) throw new Error('Twenty browsers were expected.');
    await rememberDevice(owners, accountId, at(100, first));
    await known(101);

    expect(memory.table().rows.size).toBe(MOST_KNOWN);
    expect([row(first) !== undefined, row(second) !== undefined]).toEqual([true, false]);
  });
});

describe('a try in a browser', () => {
  test('is counted for it while the account knows it', async () => {
    const device = await known();

    expect(await tryIn(device)).toMatchObject({ misses: 1, key: keyOf(device) });
    expect(await tryIn(device)).toMatchObject({ misses: 2 });
  });

  test('is none of a known one without a name, with another, and when the year is over', async () => {
    const device = await known();

    expect(await tryIn({ name: null })).toBeNull();
    expect(await tryIn({ name: 'x'.repeat(43) })).toBeNull();
    expect(await tryIn(device, YEAR)).toBeNull();
    expect(await countDeviceTry(owners, otherAccountId, at(0, device))).toBeNull();
  });

  test('leaves nothing behind where the browser is not known', async () => {
    await tryIn({ name: 'x'.repeat(43) });

    expect(memory.table().rows.size).toBe(0);
  });

  test('is one of five in a day, however many come at once', async () => {
    const device = await known();
    const tries = await Promise.all(Array.from({ length: 100 }, () => tryIn(device)));

    expect(tries.filter((counted) => counted !== null)).toHaveLength(MAX_DEVICE_MISSES);
    expect(await tryIn(device)).toBeNull();
  });

  test('begins a new count on the next day', async () => {
    const device = await known();
    for (let tries = 0; tries < 4; tries += 1) await tryIn(device);

    expect(await tryIn(device, DAY)).toMatchObject({ misses: 1 });
    expect(await tryIn(device, DAY)).toMatchObject({ misses: 2 });
  });

  test('can be taken back, and all are forgotten after a right password', async () => {
    const device = await known();
    await tryIn(device);
    await tryIn(device);
    await takeDeviceTryBack(owners, keyOf(device));
    expect(row(device)).toMatchObject({ misses: 1 });
    await clearDeviceMisses(owners, keyOf(device));
    await takeDeviceTryBack(owners, keyOf(device));

    expect(row(device)).toMatchObject({ misses: 0 });
  });

  test('makes no browser known that was forgotten in the meantime', async () => {
    const device = await known();
    memory.table().rows.clear();
    await clearDeviceMisses(owners, keyOf(device));
    await takeDeviceTryBack(owners, keyOf(device));

    expect(memory.table().rows.size).toBe(0);
  });
});

describe('forgetting', () => {
  test('leaves the browser that does it, and those of other accounts', async () => {
    const [here, elsewhere] = [await known(), await known()];
    await rememberDevice(owners, otherAccountId, at(0, elsewhere));
    await forgetDevicesExcept(owners, accountId, here);

    expect([row(here) !== undefined, row(elsewhere) !== undefined]).toEqual([true, false]);
    expect(memory.table().row(knownKey(owners, otherAccountId, elsewhere.name ?? ''))).toBeDefined();
  });

  test('leaves none when it is done from a browser without a name', async () => {
    await known();
    await known();
    await forgetDevicesExcept(owners, accountId, { name: null });

    expect(memory.table().rows.size).toBe(0);
  });
});
