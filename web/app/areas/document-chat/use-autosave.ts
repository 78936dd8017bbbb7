/** Values that save themselves: a pause in typing, leaving a field or leaving the screen saves what is there. */
import { useEffect, useRef, useState } from 'react';
import type { SaveStatus } from '../../../ui/save-state.tsx';
import { useDebounced } from '../conversations/use-debounced.ts';

export type Autosave<Value> = {
  value: Value;
  edit: (change: Partial<Value>) => void;
  /** Null until something was changed. */
  status: SaveStatus | null;
  savedAt: Date | null;
  retry: () => void;
};

type AutosaveWays<Value> = {
  /** What is not good yet waits for the next change. */
  isGood: (value: Value) => boolean;
  /** False when it failed. */
  send: (value: Value) => Promise<boolean>;
};

export function useAutosave<Value>(first: Value, { isGood, send }: AutosaveWays<Value>): Autosave<Value> {
  const [value, setValue] = useState(first);
  const [status, setStatus] = useState<SaveStatus | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const typed = useRef(first);
  const sending = useRef<Promise<void>>(Promise.resolve());

  const deliver = async (next: Value, before: Promise<void>): Promise<void> => {
    await before;
    if (next !== typed.current) return;
    setStatus('saving');
    const isSaved = await send(next);
    if (isSaved) setSavedAt(new Date());
    if (next === typed.current) setStatus(isSaved ? 'saved' : 'failed');
  };
  /** One after the other, so that an older value never arrives last. */
  const { run, flush } = useDebounced((next: Value) => {
    sending.current = deliver(next, sending.current);
  }, 'flush');
  const retry = (): void => {
    run(typed.current);
    flush();
  };
  useEffect(() => {
    if (status !== 'failed') return;
    const again = (): void => {
      run(typed.current);
      flush();
    };
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [status, run, flush]);

  const edit = (change: Partial<Value>): void => {
    const next = { ...typed.current, ...change };
    typed.current = next;
    setValue(next);
    setStatus('unsaved');
    if (isGood(next)) run(next);
  };
  return { value, edit, status, savedAt, retry };
}
