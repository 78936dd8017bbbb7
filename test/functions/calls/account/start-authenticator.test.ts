import { describe, expect, test } from 'vitest';
import { startAuthenticator } from '../../../../functions/calls/account/start-authenticator.ts';
import { setupKey } from '../../../../functions/domain/lock/lock-rows.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { enrolledApp, owner, useLock } from '../../../kit/lock.ts';

const lock = useLock();

describe('startAuthenticator', () => {
  test('gives a key of 160 bits to type and to scan, and keeps it sealed', async () => {
    lock.begin();
    const { key, link } = await startAuthenticator({}, owner());

    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(link).searchParams.get('secret')).toBe(key);
    expect(link).toContain('XPage%3Amara%40example.com');
    expect(JSON.stringify(lock.table().row(setupKey(accountId)))).not.toContain(key);
  });

  test('asks for a recent sign-in', async () => {
    lock.begin('pin');

    await expect(startAuthenticator({}, owner())).rejects.toMatchObject({ code: 'sign_in_again' });
  });

  test('does not put another app in place of the one that is on', async () => {
    lock.begin();
    await enrolledApp();

    await expect(startAuthenticator({}, owner())).rejects.toMatchObject({ code: 'authenticator_is_on' });
  });
});
