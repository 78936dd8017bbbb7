import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { policyPayWays } from '../../../../../shared/insurance/payment.ts';
import type { PayWay } from '../../../../../shared/model/billing.ts';
import { RadioCards } from '../../../../ui/radio-cards.tsx';

export type PolicyPayWay = (typeof policyPayWays)[number];

export const waysOf = (offers: { payWays: PayWay[]; offersTestPayment: boolean }): PolicyPayWay[] => [
  ...offers.payWays,
  ...(offers.offersTestPayment ? (['test'] as const) : []),
];

type PayWayChoiceProps = { ways: readonly PolicyPayWay[]; value: PolicyPayWay; onChange: (way: PolicyPayWay) => void };

/** Where there is one way only, nothing is to be chosen. */
export function PayWayChoice({ ways, value, onChange }: PayWayChoiceProps): ReactNode {
  const { t } = useTranslation('insurance');
  if (ways.length < 2) return null;
  return (
    <RadioCards
      label={t('pay.title')}
      value={value}
      options={ways.map((way) => ({ value: way, label: t(`pay.way.${way}`), help: t(`pay.help.${way}`) }))}
      onChange={onChange}
    />
  );
}
