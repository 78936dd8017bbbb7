// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  changeLock,
  dropForeignLock,
  forgetLock,
  isLeftAlone,
  isLocked,
  noteTouch,
  readLock,
  saveLock,
  type AppLock,
} from '../../../../web/lib/app-lock/lock-store.ts';
import { lockNow, startLockWatch } from '../../../../web/lib/app-lock/lock-watch.ts';
import { clearTokens, readTokens, storeTokens } from '../../../../web/lib/tokens/token-store.ts';

const MINUTE = 60_000;

const tokenOf = (sub: string): string => `e30.${btoa(JSON.stringify({ sub }))}.x`;
const tokensOf = (sub: string) => ({ accessToken: 'a', idToken: tokenOf(sub), refreshToken: 'r' });

const lock: AppLock = {
  accountId: 'account-1',
  subject: 'mara',
  fullName: 'Mara Lindqvist',
  deviceId: 'device-1',
  hasPasskey: false,
  minutes: 15,
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00.000Z') });
  storeTokens(tokensOf('mara'));
});
afterEach(() => {
  clearTokens();
  forgetLock();
  vi.useRealTimers();
});

describe('the lock of a browser', () => {
  it('locks nothing where there is none', () => {
    clearTokens();

    expect([readLock(), isLocked(), isLeftAlone()]).toEqual([null, false, false]);
  });

  it('is closed when the tokens are gone, and holds none itself', () => {
    saveLock(lock);
    lockNow();

    expect([isLocked(), readTokens()]).toEqual([true, null]);
    expect(JSON.stringify({ ...localStorage })).not.toContain('refreshToken');
  });

  it('closes when nobody touches the app for as long as was chosen, and not before', () => {
    saveLock(lock);
    const stop = startLockWatch();
    vi.advanceTimersByTime(15 * MINUTE);
    const before = isLocked();
    vi.advanceTimersByTime(MINUTE);

    expect([before, isLocked()]).toEqual([false, true]);
    stop();
  });

  it('stays open while somebody works', () => {
    saveLock(lock);
    const stop = startLockWatch();
    for (let minutes = 0; minutes < 60; minutes += 10) {
      vi.advanceTimersByTime(10 * MINUTE);
      document.dispatchEvent(new Event('keydown'));
    }

    expect(isLocked()).toBe(false);
    stop();
  });

  it('is closed at opening when the app was left alone in the meantime', () => {
    saveLock({ ...lock, minutes: 5 });
    vi.setSystemTime(new Date('2026-03-10T12:06:00.000Z'));
    const stop = startLockWatch();

    expect(isLocked()).toBe(true);
    stop();
  });

  it('goes when somebody else signs in', () => {
    saveLock(lock);
    storeTokens(tokensOf('khalid'));
    dropForeignLock();

    expect(readLock()).toBeNull();
  });

  it('stays when the same person signs in, and takes another time', () => {
    saveLock(lock);
    storeTokens(tokensOf('mara'));
    dropForeignLock();
    changeLock({ minutes: 60 });
    noteTouch();

    expect(readLock()).toEqual({ ...lock, minutes: 60 });
  });

  it('is none when what is stored is damaged', () => {
    localStorage.setItem('xpage-lock', '{"accountId":1');

    expect(readLock()).toBeNull();
  });
});
