/** A policy in the list: what it is, whether it holds, for whom, and what comes next. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PolicyCard as Policy } from '../../../../shared/insurance/portal.ts';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';
import { ChevronIcon } from '../../../ui/area-icons.tsx';
import { LineMark } from './line-mark.tsx';
import { policyPath } from '../../portal-paths.ts';
import styles from './policy-card.module.css';
import { useFormats } from './use-formats.ts';

export const stateTones: Record<Policy['state'], ChipTone> = {
  active: 'good',
  upcoming: 'accent',
  ended: 'quiet',
  cancelled: 'quiet',
};

export function PolicyCard({ policy, agentName }: { policy: Policy; agentName?: string | undefined }): ReactNode {
  const { t } = useTranslation('policies');
  const { state, line, productName, planName, number, coverFor, destinations } = policy;
  const isOver = state === 'ended' || state === 'cancelled';
  const about = [planName, coverFor.join(', '), destinations.join(', ')].filter((text) => text !== '');
  return (
    <li className={styles.card} data-over={isOver || undefined}>
      <LineMark line={line} isOver={isOver} />
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 className={styles.name}>
            <Link to={policyPath(policy.policyId)} aria-label={t('openPolicy', { name: productName, number })}>
              <bdi>{productName}</bdi>
            </Link>
          </h3>
          <Chip tone={stateTones[state]}>{t(`state.${state}`)}</Chip>
        </div>
        <p className={styles.about}>
          <bdi>{about.join(' · ')}</bdi>
        </p>
        <Dates policy={policy} />
        {agentName !== undefined && <p className={styles.quiet}>{t('withAgent', { name: agentName })}</p>}
      </div>
      <ChevronIcon size={18} data-flip="" />
    </li>
  );
}

function Dates({ policy }: { policy: Policy }): ReactNode {
  const { t } = useTranslation('policies');
  const { range, shortDay, money } = useFormats();
  const { state, start, end, daysLeft, nextPayment, isRenewable } = policy;
  const left = daysLeft === null ? null : t(state === 'upcoming' ? 'beginsIn' : 'endsIn', { count: daysLeft });
  return (
    <>
      <p className={styles.quiet}>
        <span className={styles.term}>{range(start, end)}</span>
        {left !== null && <span> · {left}</span>}
      </p>
      {nextPayment !== null && (
        <p className={styles.next}>
          {t('nextPayment')}:{' '}
          {t('nextPaymentText', { money: money(nextPayment.money), day: shortDay(nextPayment.due) })}
        </p>
      )}
      {isRenewable && <p className={styles.next}>{t('renewNow')}</p>}
    </>
  );
}
