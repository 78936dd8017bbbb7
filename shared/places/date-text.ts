/**
 * The day of a time in a language (BCP 47), in Gregorian years and Latin digits: the day alone, because a page is drawn
 * once, for readers in every time zone.
 */
export function dateText(lang: string, time: string): string {
  return new Intl.DateTimeFormat(lang, {
    ...{ dateStyle: 'long', timeZone: 'UTC' },
    ...{ calendar: 'gregory', numberingSystem: 'latn' },
  }).format(new Date(time));
}
