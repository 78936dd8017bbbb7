/** Money, days and countries as the reader's language writes them. */
import { useMemo } from 'react';
import type { Money } from '../../../../shared/model/billing.ts';
import { countryName } from '../../../../shared/places/country-names.ts';
import { minorDigits } from '../../../../shared/places/currencies.ts';
import { moneyText } from '../../../../shared/rules/money-text.ts';
import { formatNumber } from '../../../../shared/rules/number-format.ts';
import { westernDigits } from '../../../ui/western-digits.ts';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';

export type Amounts = {
  /** "HK$95.10". */
  money(money: Money): string;
  /** "HK$600,000": no digits behind a whole amount. */
  whole(money: Money): string;
  /** An amount of a column whose head names the currency: "1,234.50" (specification 2, section 9). */
  plain(money: Money): string;
  /** "Jan 14, 2027". @param day `YYYY-MM-DD` */
  day(day: string): string;
  /** "42 days". */
  days(count: number): string;
  /** "Japan". */
  country(code: string): string;
};

export function useAmounts(): Amounts {
  const tag = useLanguageTag();
  return useMemo(() => {
    const days = new Intl.DateTimeFormat(tag, {
      ...{ dateStyle: 'medium', timeZone: 'UTC', calendar: 'gregory' },
      ...westernDigits,
    });
    const span = new Intl.NumberFormat(tag, { style: 'unit', unit: 'day', unitDisplay: 'long', ...westernDigits });
    return {
      money: (money) => moneyText(tag, money),
      whole: (money) => moneyText(tag, money, 'stripIfInteger'),
      plain: ({ amount, currency }) => formatNumber(amount / 10 ** minorDigits(currency)),
      day: (day) => days.format(new Date(`${day}T00:00:00Z`)),
      days: (count) => span.format(count),
      country: (code) => countryName(code, tag),
    };
  }, [tag]);
}
