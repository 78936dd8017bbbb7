import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangePrice } from '../../../../../shared/insurance/application.ts';
import { PriceTag } from '../flow/price-tag.tsx';
import review from '../review/review.module.css';
import { shownChange } from './shown-change.ts';

/** What a plan costs more or less than the policy does now. */
export function ChangePriceTag({
  change,
  className,
}: {
  change: ChangePrice;
  className?: string | undefined;
}): ReactNode {
  const { t } = useTranslation('insurance');
  const { key, amount } = shownChange(change.due - change.takenOff - change.back);
  return (
    <div>
      <p className={review.caption}>{t(key)}</p>
      <PriceTag className={className} price={{ amount, currency: change.currency }} />
    </div>
  );
}
