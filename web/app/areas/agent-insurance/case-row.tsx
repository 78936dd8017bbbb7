/** One application or policy in the list: who, what, how far it is. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AgentCase } from '../../../../shared/insurance/agent-case.ts';
import { moneyText } from '../../../../shared/rules/money-text.ts';
import { agentInsurancePath } from '../../../lib/routes.ts';
import { ClockIcon } from '../../../ui/icons.tsx';
import { relativeMoment, type Clock } from '../conversations/moments.ts';
import { Monogram } from '../conversations/monogram.tsx';
import styles from './case-row.module.css';
import { CaseChip } from './case-chip.tsx';
import { useCaseWords } from './use-case-words.ts';

export function CaseRow({ one, clock }: { one: AgentCase; clock: Clock }): ReactNode {
  const { t } = useTranslation('agent-insurance');
  const words = useCaseWords(clock.tag);
  const name = one.customer.name || one.customer.email || t('nobody');
  const remark = words.unpaid(one) || words.remark(one);
  return (
    <li className={styles.row}>
      <Monogram name={name} />
      <div className={styles.words}>
        <Link to={agentInsurancePath(one.case)} className={styles.name}>
          <bdi>{name}</bdi>
        </Link>
        <p className={styles.product}>
          <bdi>
            {[one.isChange && t('changeOf', { number: one.policyNumber }), one.productName, one.planName]
              .filter(Boolean)
              .join(' · ')}
          </bdi>
        </p>
        {remark !== '' && <p className={styles.remark}>{remark}</p>}
      </div>
      <div className={styles.state}>
        <CaseChip one={one} />
        {one.total && <span className={styles.total}>{moneyText(clock.tag, one.total)}</span>}
        <span className={styles.when}>
          {one.remindAt !== null && (
            <ClockIcon size={14} role="img" aria-hidden={undefined} aria-label={t('reminderSet')} />
          )}
          <time dateTime={one.at}>{relativeMoment(one.at, new Date(), clock)}</time>
        </span>
      </div>
    </li>
  );
}
