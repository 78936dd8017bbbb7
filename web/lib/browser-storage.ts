/**
 * Local and session storage that never throw: where a browser refuses them (blocked, full, private mode) the values live
 * in memory for as long as the page.
 */
export type StorageArea = {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
};

export const localArea = safeArea(() => window.localStorage);
export const sessionArea = safeArea(() => window.sessionStorage);

function safeArea(open: () => Storage): StorageArea {
  const memory = new Map<string, string>();
  return {
    get: (key) => memory.get(key) ?? attempt(() => open().getItem(key)) ?? null,
    set(key, value) {
      const isKept = attempt(() => {
        open().setItem(key, value);
        return true;
      });
      if (isKept) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt(() => open().removeItem(key));
    },
    clear() {
      memory.clear();
      attempt(() => open().clear());
    },
  };
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
