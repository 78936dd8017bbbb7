import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { plans, type PlanId } from '../../../../shared/model/account.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CheckIcon } from '../../../ui/icons.tsx';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import styles from './plan-area.module.css';

/** What each plan holds (specification 1, section 6): keys of the settings namespace. */
const contents: Partial<Record<PlanId, readonly string[]>> = {
  free: ['page', 'bio', 'templates', 'leads'],
  individual: ['free', 'assistant', 'questions', 'card', 'templates'],
};

export function PlanCard({ id, isCurrent }: { id: PlanId; isCurrent: boolean }): ReactNode {
  const { t } = useTranslation(['settings', 'app']);
  const tag = useLanguageTag();
  const number = new Intl.NumberFormat(tag).format(plans[id].questionsPerMonth);
  return (
    <section className={classNames(styles.plan, isCurrent && styles.current)} aria-labelledby={`plan-${id}`}>
      <div className={styles.head}>
        <div className={styles.row}>
          <h2 id={`plan-${id}`} className={styles.name}>
            {t(`app:plan.${id}`)}
          </h2>
          {isCurrent && <span className={styles.badge}>{t('plan.current')}</span>}
        </div>
        <p className={styles.text}>{t(`plan.${id}.text`)}</p>
      </div>
      <ul className={styles.list}>
        {contents[id]?.map((part) => (
          <li key={part}>
            <CheckIcon size={20} />
            <span>{t(`plan.${id}.${part}`, { number })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
