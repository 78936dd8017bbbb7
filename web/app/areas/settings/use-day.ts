import { useCallback } from 'react';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import { useOwner } from '../conversations/use-owner.ts';

/** Writes the date of a moment in the owner's language and time zone: "November 29, 2026". */
export function useDay(): (iso: string) => string {
  const tag = useLanguageTag();
  const { timeZone } = useOwner();
  return useCallback(
    (iso) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', calendar: 'gregory', timeZone }).format(new Date(iso)),
    [tag, timeZone],
  );
}
