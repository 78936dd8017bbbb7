import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgentCaseDetail } from '../../../../shared/insurance/agent-case.ts';
import { Card } from '../../../ui/card.tsx';
import { exactMoment, type Clock } from '../conversations/moments.ts';
import styles from './case-decision.module.css';

type CaseDecisionProps = {
  detail: Pick<AgentCaseDetail, 'reasons'>;
  decision: NonNullable<AgentCaseDetail['decision']>;
  clock: Clock;
};

/** What was decided: by whom, when and why, and what the applicant was told. */
export function CaseDecision({ detail, decision, clock }: CaseDecisionProps): ReactNode {
  const { t } = useTranslation('agent-insurance');
  const { by, at, reason, note } = decision;
  const verdict = t(`decision.${decision.decision}ed.${by}`, { time: exactMoment(at, new Date(), clock) });
  return (
    <Card title={t('decision.title')} text={verdict}>
      <dl className={styles.words}>
        {detail.reasons.length > 0 && (
          <div>
            <dt>{t('decide.why')}</dt>
            <dd dir="auto">{detail.reasons.join(' ')}</dd>
          </div>
        )}
        <div>
          <dt>{t('decide.reason')}</dt>
          <dd dir="auto">{reason}</dd>
        </div>
        {note !== '' && (
          <div>
            <dt>{t('decide.note')}</dt>
            <dd dir="auto">{note}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
