/** Points in time, in the reader's language. */
import { useEffect, useState } from 'react';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';

const MINUTE_MS = 60_000;

/** "Tue 3 March, 14:05". Western digits and years everywhere, as in all figures of the app. */
export function useMoment(): (iso: string) => string {
  const format = new Intl.DateTimeFormat(useLanguageTag(), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    calendar: 'gregory',
    numberingSystem: 'latn',
  });
  return (iso) => format.format(new Date(iso));
}

/** Milliseconds since the epoch, told again each minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
