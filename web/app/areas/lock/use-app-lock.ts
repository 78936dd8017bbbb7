import { useSyncExternalStore } from 'react';
import { isLocked, onLock, readLock, type AppLock } from '../../../lib/app-lock/lock-store.ts';

/** The lock of this browser; null when it has none. */
export function useAppLock(): AppLock | null {
  return useSyncExternalStore(onLock, readLock);
}

export function useIsLocked(): boolean {
  return useSyncExternalStore(onLock, isLocked);
}
