import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanId } from '../../../../shared/model/account.ts';
import { planGroups } from '../../../help/plan-groups.ts';
import { priorities, type ResponseTime } from '../../../help/support-terms.ts';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import styles from './help.module.css';

/** How soon support answers, by plan; the reader's own stands out. */
export function ResponseTable({ plan }: { plan: PlanId | null }): ReactNode {
  const { t } = useTranslation(['help', 'app']);
  const list = new Intl.ListFormat(useLanguageTag(), { type: 'conjunction' });
  const groups = planGroups();
  const timeOf = ({ amount, unit }: ResponseTime): string => t(`contact.${unit}Count`, { count: amount });
  return (
    <div className={styles.times}>
      <h3 className={styles.timesTitle}>{t('contact.times')}</h3>
      <p className={styles.text}>{t('contact.timesText')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            {groups.map(({ plans }) => (
              <th key={plans[0]} scope="col" data-own={plan !== null && plans.includes(plan)}>
                {list.format(plans.map((id) => t(`app:plan.${id}`)))}
              </th>
            ))}
          </tr>
        </thead>
        {priorities.map((priority) => (
          <tbody key={priority}>
            <tr>
              <th colSpan={groups.length} scope="rowgroup">
                {t(`contact.${priority}`)}
              </th>
            </tr>
            <tr>
              {groups.map(({ plans, times }) => (
                <td key={plans[0]} data-own={plan !== null && plans.includes(plan)}>
                  {timeOf(times[priority])}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}
