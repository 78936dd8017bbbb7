/** An action that waits for a pause, as the component that renders now would do it. */
import { useEffect, useMemo, useRef } from 'react';
import { debounce, type Debounced } from '../../../lib/debounce.ts';

/** @param atEnd what becomes of a waiting action when the component goes */
export function useDebounced<Arguments extends unknown[]>(
  action: (...args: Arguments) => void,
  atEnd: 'flush' | 'cancel',
): Debounced<Arguments> {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  const debounced = useMemo(() => debounce((...args: Arguments) => latest.current(...args)), []);
  useEffect(() => () => debounced[atEnd](), [debounced, atEnd]);
  return debounced;
}
