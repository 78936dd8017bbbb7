import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgentCaseDetail } from '../../../../shared/insurance/agent-case.ts';
import { moneyText } from '../../../../shared/rules/money-text.ts';
import { Card } from '../../../ui/card.tsx';
import styles from './case-price.module.css';
import { useCaseWords } from './use-case-words.ts';

type CasePriceProps = {
  price: NonNullable<AgentCaseDetail['price']>;
  validUntil: string | null;
  tag: string;
};

/** How the price is made, line by line. */
export function CasePrice({ price: { currency, lines, total }, validUntil, tag }: CasePriceProps): ReactNode {
  const { t } = useTranslation('agent-insurance');
  const { dayText } = useCaseWords(tag);
  return (
    <Card title={t('price.title')} className={styles.card}>
      <dl className={styles.lines}>
        {lines.map(({ id, kind, label, amount }) => (
          <div key={`${kind} ${id}`} className={styles.line}>
            <dt dir="auto">{label || t(`price.${isNamed(kind) ? kind : 'other'}`)}</dt>
            <dd>{moneyText(tag, { amount, currency })}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('price.total')}</dt>
          <dd>{moneyText(tag, { amount: total, currency })}</dd>
        </div>
      </dl>
      {validUntil !== null && <p className={styles.until}>{t('price.until', { day: dayText(validUntil) })}</p>}
    </Card>
  );
}

/** Lines that are no product's, and so have no words of its own. */
const isNamed = (kind: string): kind is 'rounding' | 'voucher' | 'change' =>
  ['rounding', 'voucher', 'change'].includes(kind);
