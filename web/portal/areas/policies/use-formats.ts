/** Money and days of policies, as the reader's language writes them; western digits, as in all figures of the suite. */
import { useMemo } from 'react';
import type { Money } from '../../../../shared/model/billing.ts';
import { moneyText } from '../../../../shared/rules/money-text.ts';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';

export type Formats = {
  money(money: Money): string;
  /** Without digits behind a whole amount. */
  whole(money: Money): string;
  /** "14 January 2027". @param day `YYYY-MM-DD` */
  day(day: string): string;
  /** "12 – 20 Dec 2026". */
  range(from: string, to: string): string;
  /** "14 Jan". */
  shortDay(day: string): string;
  /** A moment's day and time, where the reader is. */
  moment(iso: string): string;
};

const western = { numberingSystem: 'latn', calendar: 'gregory' } as const;

export function useFormats(): Formats {
  const tag = useLanguageTag();
  return useMemo(() => {
    const days = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC', ...western });
    const ranges = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC', ...western });
    const shortDays = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC', ...western });
    const moments = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', ...western });
    const atNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);
    return {
      money: (money) => moneyText(tag, money),
      whole: (money) => moneyText(tag, money, 'stripIfInteger'),
      day: (day) => days.format(atNoon(day)),
      range: (from, to) => ranges.formatRange(atNoon(from), atNoon(to)),
      shortDay: (day) => shortDays.format(atNoon(day)),
      moment: (iso) => moments.format(new Date(iso)),
    };
  }, [tag]);
}
