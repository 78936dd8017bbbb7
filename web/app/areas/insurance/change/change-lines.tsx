import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangePrice } from '../../../../../shared/insurance/application.ts';
import plans from '../plans/plans.module.css';
import { useAmounts } from '../use-amounts.ts';

/** How the price of a change comes about; the lines add up to what is paid or comes back. */
export function ChangeLines({ change }: { change: ChangePrice }): ReactNode {
  const { t } = useTranslation('insurance');
  const { plain } = useAmounts();
  const { currency, now, before, difference, daysLeft, daysInAll, due, takenOff, back } = change;
  const text = (amount: number): string => plain({ amount, currency });
  const isPart = daysLeft !== daysInAll && now !== before;
  const lines = [
    [t('amend.now'), text(now)],
    [t('amend.before'), text(-before)],
    [t('amend.difference'), text(now - before)],
    ...(isPart ? [[t('amend.days', { left: daysLeft, all: daysInAll }), text(difference)]] : []),
  ];
  const sums = [
    [t('amend.takenOff'), takenOff],
    [t('amend.back'), back],
    [t('amend.due'), due],
  ] as const;
  const shown = sums.filter(([, amount]) => amount !== 0);
  const isClaim = difference < 0 && takenOff + back === 0;
  return (
    <details className={plans.breakdown}>
      <summary>{t('amend.how')}</summary>
      <table className={plans.lines}>
        <thead>
          <tr>
            <th scope="col">{t('price.part')}</th>
            <th scope="col">{currency}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(([name, amount]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td dir="ltr">{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {(shown.length > 0 ? shown : [[t('amend.nothing'), 0] as const]).map(([name, amount]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td dir="ltr">{text(amount)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      {isClaim && <p className={plans.notice}>{t('amend.claim')}</p>}
    </details>
  );
}
