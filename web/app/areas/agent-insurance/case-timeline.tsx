import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgentCaseDetail } from '../../../../shared/insurance/agent-case.ts';
import { Card } from '../../../ui/card.tsx';
import { exactMoment, type Clock } from '../conversations/moments.ts';
import styles from './case-timeline.module.css';

/** What has happened, the oldest first. */
export function CaseTimeline({ timeline, clock }: { timeline: AgentCaseDetail['timeline']; clock: Clock }): ReactNode {
  const { t } = useTranslation('agent-insurance');
  if (timeline.length === 0) return null;
  return (
    <Card title={t('timeline.title')} className={styles.card}>
      <ol className={styles.events}>
        {timeline.map(({ kind, at }) => (
          <li key={`${kind} ${at}`} className={styles.event}>
            <span>{t(`timeline.${kind}`)}</span>
            <time dateTime={at}>{exactMoment(at, new Date(), clock)}</time>
          </li>
        ))}
      </ol>
    </Card>
  );
}
