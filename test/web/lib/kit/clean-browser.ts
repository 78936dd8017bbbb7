/** A browser that has never been here: no storage, no cookies, ports that only remember. */
import { vi } from 'vitest';
import { setPorts, type Alert } from '../../../../web/lib/ports.ts';

export type SeenByPerson = {
  /** Paths that the page went to. */
  visited: string[];
  alerts: Alert[];
};

/** `path`: where the page is. */
export function openCleanBrowser(path = '/app'): SeenByPerson {
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; Max-Age=0; Path=/`;
  window.history.replaceState(null, '', path);
  const seen: SeenByPerson = { visited: [], alerts: [] };
  setPorts({
    goTo: (target) => void seen.visited.push(target),
    alert: async (alert) => void seen.alerts.push(alert),
    language: () => 'en_us',
    baseAddress: '',
  });
  return seen;
}

/** Lets everything that waits for nothing but other promises run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** Makes `document.visibilityState` answer this, and tells the page. */
export function setVisibility(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}
