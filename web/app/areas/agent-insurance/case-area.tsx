/** One application or policy whole: who it is about, what is to be decided, the answers, the price, what has happened. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { AgentCaseDetail, CaseId } from '../../../../shared/insurance/agent-case.ts';
import { moneyText } from '../../../../shared/rules/money-text.ts';
import { pathTo } from '../../../lib/routes.ts';
import { useCall } from '../../../lib/use-call.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import type { Clock } from '../conversations/moments.ts';
import { useOwner } from '../conversations/use-owner.ts';
import { CaseAnswers } from './case-answers.tsx';
import styles from './case-area.module.css';
import { CaseChip } from './case-chip.tsx';
import { CaseContact } from './case-contact.tsx';
import { CaseDecision } from './case-decision.tsx';
import { CasePrice } from './case-price.tsx';
import { CaseReminder } from './case-reminder.tsx';
import { CaseTimeline } from './case-timeline.tsx';
import { DecisionForm } from './decision-form.tsx';
import { useCaseWords } from './use-case-words.ts';

export function CaseArea(): ReactNode {
  const { t } = useTranslation('agent-insurance');
  const { kind, id = '' } = useParams();
  const about: CaseId = { kind: kind === 'policy' ? 'policy' : 'application', id };
  const { data, error, mutate } = useCall('getMyApplication', { case: about });
  const clock = { tag: useLanguageTag(), timeZone: useOwner().timeZone };
  return (
    <div className={styles.area}>
      <BackLink to={pathTo('agentInsurance')}>{t('title')}</BackLink>
      {data ? (
        <Detail
          detail={data}
          clock={clock}
          onChange={(changed) => void mutate(changed, { revalidate: false })}
          onOutdated={() => void mutate()}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void mutate()} />
      ) : (
        <SkeletonRows rows={3} height={180} />
      )}
    </div>
  );
}

type DetailProps = {
  detail: AgentCaseDetail;
  clock: Clock;
  onChange: (detail: AgentCaseDetail) => void;
  /** Somebody else has changed it. */
  onOutdated: () => void;
};

function Detail({ detail, clock, onChange, onOutdated }: DetailProps) {
  const { t } = useTranslation('agent-insurance');
  const { customer, productName, planName, total, policyNumber, decider, decision, price } = detail;
  const named = detail.isChange ? t('changeOf', { number: policyNumber }) : policyNumber;
  const facts = [productName, planName, named, total && moneyText(clock.tag, total)].filter(Boolean);
  return (
    <>
      <PageHeader title={customer.name || customer.email || t('nobody')} text={facts.join(' · ')} />
      <Standing detail={detail} clock={clock} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {decider === 'you' && <DecisionForm detail={detail} onDecided={onChange} onOutdated={onOutdated} />}
          {decider !== null && decider !== 'you' && <Notice>{t(`decider.${decider}Text`)}</Notice>}
          {decision && <CaseDecision detail={detail} decision={decision} clock={clock} />}
          <CaseAnswers answers={detail.answers} />
        </div>
        <div className={styles.side}>
          <CaseContact detail={detail} />
          {detail.isMine && (
            <CaseReminder detail={detail} clock={clock} onChange={(remindAt) => onChange({ ...detail, remindAt })} />
          )}
          {price && <CasePrice price={price} validUntil={detail.validUntil} tag={clock.tag} />}
          <CaseTimeline timeline={detail.timeline} clock={clock} />
        </div>
      </div>
    </>
  );
}

function Standing({ detail, clock }: Pick<DetailProps, 'detail' | 'clock'>) {
  const words = useCaseWords(clock.tag);
  const [remark, unpaid] = [words.remark(detail), words.unpaid(detail)];
  return (
    <>
      <p className={styles.standing}>
        <CaseChip one={detail} />
        {remark !== '' && <span className={styles.remark}>{remark}</span>}
      </p>
      {unpaid !== '' && <Notice tone="warning">{unpaid}</Notice>}
    </>
  );
}
