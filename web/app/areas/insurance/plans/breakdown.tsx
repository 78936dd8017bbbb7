import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceView } from '../../../../../shared/insurance/application.ts';
import { useFlow } from '../flow/flow-context.ts';
import { useAmounts } from '../use-amounts.ts';
import styles from './plans.module.css';

/** How a price comes about, line by line; the lines add up to the total. */
export function Breakdown({ price }: { price: PriceView }): ReactNode {
  const { t } = useTranslation('insurance');
  const { texts, state } = useFlow();
  const { plain } = useAmounts();
  const relations = texts.questions['insured.relation']?.options ?? {};
  const nameOf = ({ id, kind, person }: PriceView['lines'][number]): string => {
    const words =
      kind === 'rounding'
        ? t('price.rounding')
        : kind === 'voucher'
          ? t('price.voucher', { code: id })
          : (texts.lines[id] ?? id);
    if (person === null || state.answers.insured.length < 2) return words;
    const relation = relations[String(state.answers.insured[person]?.['relation'])];
    return t('price.ofPerson', { line: words, person: relation ?? t('persons.one', { number: person + 1 }) });
  };
  return (
    <details className={styles.breakdown}>
      <summary>{t('price.breakdown')}</summary>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{t('price.part')}</th>
            <th scope="col">{price.currency}</th>
          </tr>
        </thead>
        <tbody>
          {price.lines.map((line, index) => (
            <tr key={index}>
              <th scope="row">{nameOf(line)}</th>
              <td dir="ltr">{plain({ amount: line.amount, currency: price.currency })}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('price.total')}</th>
            <td dir="ltr">{plain({ amount: price.total, currency: price.currency })}</td>
          </tr>
        </tfoot>
      </table>
    </details>
  );
}
