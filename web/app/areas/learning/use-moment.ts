import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import { useOwner } from '../conversations/use-owner.ts';

/** "11 March, 14:30" in the owner's time zone. */
export function useMoment(): (iso: string) => string {
  const tag = useLanguageTag();
  const { timeZone } = useOwner();
  const format = new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
  });
  return (iso) => format.format(new Date(iso));
}
