/** An action that waits for a pause, as the component that renders now would do it. */
import { useCallback, useEffect, useRef } from 'react';
import { debounce, type Debounced } from '../../../lib/debounce.ts';

export type DebouncedAction<Arguments extends unknown[]> = {
  run: (...args: Arguments) => void;
  /** Does now what waits. */
  flush: () => void;
};

/** @param atEnd what becomes of a waiting action when the component goes */
export function useDebounced<Arguments extends unknown[]>(
  action: (...args: Arguments) => void,
  atEnd: 'flush' | 'cancel',
): DebouncedAction<Arguments> {
  const latest = useRef(action);
  const waiting = useRef<Debounced<Arguments> | null>(null);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => {
    const debounced = debounce((...args: Arguments) => latest.current(...args));
    waiting.current = debounced;
    return () => debounced[atEnd]();
  }, [atEnd]);
  const run = useCallback((...args: Arguments) => waiting.current?.(...args), []);
  const flush = useCallback(() => waiting.current?.flush(), []);
  return { run, flush };
}
