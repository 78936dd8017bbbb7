/** Whoever reads the end of a conversation sees what comes to it; whoever reads further up is left in peace. */
import { useEffect, useRef, type RefObject } from 'react';

/** So near to the end counts as at it, in px. */
const NEAR = 240;

/**
 * @param parts how many there are: another number brings the end into sight
 * @param beginsThere whether it is opened at its end
 */
export function useStayAtEnd(parts: number, beginsThere: boolean): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const known = useRef(beginsThere ? 0 : parts);
  useEffect(() => {
    const isFirst = known.current === 0;
    if (known.current === parts) return;
    known.current = parts;
    const place = end.current?.getBoundingClientRect().top ?? 0;
    if (isFirst || place < window.innerHeight + NEAR) end.current?.scrollIntoView({ block: 'nearest' });
  }, [parts]);
  return end;
}
