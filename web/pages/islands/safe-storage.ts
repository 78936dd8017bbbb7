/** Storage that may be switched off or full: what can't be read is absent, what can't be written is forgotten. */
export function readJson(storage: 'localStorage' | 'sessionStorage', key: string): unknown {
  try {
    return JSON.parse(window[storage].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Whether it was kept; null removes it. */
export function writeJson(storage: 'localStorage' | 'sessionStorage', key: string, value: unknown): boolean {
  try {
    if (value === null) window[storage].removeItem(key);
    else window[storage].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
