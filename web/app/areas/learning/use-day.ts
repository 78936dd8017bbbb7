import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import { useOwner } from '../conversations/use-owner.ts';

/** "10 March 2026", a day of the owner's time zone. */
export function useDay(): (iso: string) => string {
  const tag = useLanguageTag();
  const { timeZone } = useOwner();
  const format = new Intl.DateTimeFormat(tag, {
    dateStyle: 'long',
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
  });
  return (iso) => format.format(new Date(iso));
}
