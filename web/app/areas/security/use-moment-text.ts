import { useLanguageTag } from '../../../ui/use-language-tag.ts';

/** A moment in the language of the app, on the clocks of whoever reads. */
export function useMomentText(): (iso: string) => string {
  const tag = useLanguageTag();
  return (iso) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}
