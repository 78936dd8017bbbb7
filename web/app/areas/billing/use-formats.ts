/** Money, dates and figures of the billing screens. Western digits and years everywhere, as in all figures of the app. */
import type { Money } from '../../../../shared/model/billing.ts';
import { moneyText } from '../../../../shared/rules/money-text.ts';
import { westernDigits } from '../../../ui/western-digits.ts';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import { useOwner } from '../conversations/use-owner.ts';

export type Formats = {
  /** "€14.28", with the digits that the currency has. */
  money(money: Money): string;
  /** "€12" where there is nothing behind the sign. */
  price(money: Money): string;
  /** "February 1, 2026", a day of the owner's time zone. */
  date(iso: string): string;
  number(value: number): string;
  /** "19%", for 19. */
  percent(value: number): string;
};

export function useFormats(): Formats {
  const tag = useLanguageTag();
  const { timeZone } = useOwner();
  return {
    money: (money) => moneyText(tag, money),
    price: (money) => moneyText(tag, money, 'stripIfInteger'),
    date: (iso) =>
      new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone, ...westernDigits, calendar: 'gregory' }).format(
        new Date(iso),
      ),
    number: (value) => new Intl.NumberFormat(tag, westernDigits).format(value),
    percent: (value) =>
      new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2, ...westernDigits }).format(value / 100),
  };
}
