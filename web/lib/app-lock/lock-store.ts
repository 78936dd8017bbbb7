/**
 * The app lock of this browser: whose it is and when it closes. The tokens are gone while it is closed; what opens it
 * again is the key of device-key.ts with the PIN, or a passkey.
 */
import { localArea } from '../browser-storage.ts';
import { onTokens, readTokens, signedInAccount } from '../tokens/token-store.ts';

/** Minutes without a touch after which it closes. */
export const lockMinutes = [5, 15, 60, 480] as const;
export type LockMinutes = (typeof lockMinutes)[number];

export const usualLockMinutes: LockMinutes = 15;

export type AppLock = {
  accountId: string;
  /** The account as its tokens name it. */
  subject: string | null;
  fullName: string;
  /** Of the enrolment that the PIN opens. */
  deviceId: string;
  hasPasskey: boolean;
  minutes: LockMinutes;
};

const LOCK_KEY = 'xpage-lock';
const TOUCHED_KEY = 'xpage-lock-touched';

const listeners = new Set<() => void>();

let known: { text: string | null; lock: AppLock | null } = { text: null, lock: null };

/** Null when this browser has none. The same object for as long as nothing changes. */
export function readLock(): AppLock | null {
  const text = localArea.get(LOCK_KEY);
  if (text !== known.text) known = { text, lock: parseLock(text) };
  return known.lock;
}

function parseLock(text: string | null): AppLock | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<AppLock> | null;
    const { accountId, subject = null, fullName, deviceId, hasPasskey = false, minutes } = value ?? {};
    if (typeof accountId !== 'string' || typeof deviceId !== 'string' || typeof fullName !== 'string') return null;
    return {
      accountId,
      subject,
      fullName,
      deviceId,
      hasPasskey,
      minutes: lockMinutes.find((one) => one === minutes) ?? usualLockMinutes,
    };
  } catch {
    return null;
  }
}

export function saveLock(lock: AppLock): void {
  localArea.set(LOCK_KEY, JSON.stringify(lock));
  noteTouch();
  tell();
}

export function changeLock(changes: Partial<Pick<AppLock, 'hasPasskey' | 'minutes' | 'fullName'>>): void {
  const lock = readLock();
  if (lock) saveLock({ ...lock, ...changes });
}

export function forgetLock(): void {
  localArea.remove(LOCK_KEY);
  localArea.remove(TOUCHED_KEY);
  tell();
}

/** Whether the person has to unlock before going on. */
export function isLocked(): boolean {
  return readLock() !== null && readTokens() === null;
}

/** Somebody touched the app just now. */
export function noteTouch(): void {
  localArea.set(TOUCHED_KEY, String(Date.now()));
}

/** Whether the app was left alone for longer than its owner wants. */
export function isLeftAlone(): boolean {
  const lock = readLock();
  const touchedAt = Number(localArea.get(TOUCHED_KEY) ?? NaN);
  return lock !== null && !(Date.now() - touchedAt <= lock.minutes * 60_000);
}

/** Ends the lock of somebody else: another person has signed in here. */
export function dropForeignLock(): void {
  const lock = readLock();
  if (lock && readTokens() && lock.subject !== signedInAccount()) forgetLock();
}

/** Tells of changes here and in other tabs, of the lock and of the tokens. Returns how to stop listening. */
export function onLock(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onTokens(listener);
  const follow = ({ key }: StorageEvent): void => {
    if (key === LOCK_KEY || key === null) listener();
  };
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    stop();
    window.removeEventListener('storage', follow);
  };
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}
