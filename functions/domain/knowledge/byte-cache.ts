/** Keeps what was read in memory while the function is warm, up to so many bytes: what was not used longest goes first. */

export type ByteCache<Value> = {
  /** Reads what is not there; two who ask at once share one reading. What fails is not kept. */
  get(key: string, read: () => Promise<{ value: Value; bytes: number }>): Promise<Value>;
};

type Entry<Value> = { value: Promise<Value>; bytes: number };

export function createByteCache<Value>(mostBytes: number): ByteCache<Value> {
  const entries = new Map<string, Entry<Value>>();
  let held = 0;
  const drop = (key: string): void => {
    held -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  const begin = (key: string, read: () => Promise<{ value: Value; bytes: number }>): Entry<Value> => {
    const entry: Entry<Value> = {
      bytes: 0,
      value: read().then(({ value, bytes }) => settle(key, entry, value, bytes)),
    };
    entry.value.catch(() => drop(key));
    return entry;
  };
  const settle = (key: string, entry: Entry<Value>, value: Value, bytes: number): Value => {
    if (entries.get(key) !== entry) return value;
    entry.bytes = bytes;
    held += bytes;
    for (const oldest of entries.keys()) {
      if (held <= mostBytes) break;
      drop(oldest);
    }
    return value;
  };
  return {
    get: (key, read) => {
      const entry = entries.get(key) ?? begin(key, read);
      // Maps keep the order in which keys came: the last one is the one used last.
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
  };
}
