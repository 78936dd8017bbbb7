/** A small value that the account keeps: the same on every device of its owner. */
import { useCall, useEffectCall } from '../lib/use-call.ts';

export type AccountValue<Value> = {
  /** Undefined until it is known; null when there is none, or it cannot be had. */
  value: Value | null | undefined;
  /** Shown at once; a failure to keep it only means that other devices do not know of it. */
  keep: (value: Value) => void;
};

/** @param read gives null for what it does not know: an older or newer app may have stored it. */
export function useAccountValue<Value>(name: string, read: (stored: unknown) => Value | null): AccountValue<Value> {
  const { data, error, mutate } = useCall('getDataValue', { name });
  const { run } = useEffectCall('saveDataValue');
  const keep = (value: Value): void => {
    void mutate({ value, savedAt: new Date().toISOString() }, { revalidate: false });
    void run({ name, value });
  };
  if (data !== undefined) return { value: read(data.value), keep };
  return { value: error === undefined ? undefined : null, keep };
}
