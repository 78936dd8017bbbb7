import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { MyPolicy } from '../../../../shared/insurance/portal.ts';
import { useCall } from '../../../lib/use-call.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useDocumentTitle } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { AgentLine } from './agent-line.tsx';
import { askAgainAfter } from './ask-again-after.ts';
import { PolicyAsk } from './ask/policy-ask.tsx';
import { CoverSection } from './cover-section.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { LineMark } from './line-mark.tsx';
import { portalPaths } from '../../portal-paths.ts';
import { PaymentsSection } from './payments-section.tsx';
import { PolicyActions } from './policy-actions.tsx';
import styles from './policy-area.module.css';
import { stateTones } from './policy-card.tsx';
import { TimelineSection } from './timeline-section.tsx';
import { useFormats } from './use-formats.ts';

/** One policy: what it covers first, then its papers, and what can be done with it. */
export function PolicyArea(): ReactNode {
  const { t } = useTranslation('policies');
  const { policyId = '' } = useParams();
  const { data, error, mutate } = useCall(
    'getMyPolicy',
    { policyId },
    { swr: { refreshInterval: (own) => askAgainAfter(own, Date.now()) } },
  );
  return (
    <div className={styles.page}>
      <BackLink to={portalPaths.policies}>{t('policy.back')}</BackLink>
      {data === undefined && error !== undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && error === undefined && <SkeletonRows rows={4} height={140} />}
      {data !== undefined && <Contents own={data} onChanged={() => void mutate()} />}
    </div>
  );
}

function Contents({ own, onChanged }: { own: MyPolicy; onChanged: () => void }): ReactNode {
  const { policy, agent } = own;
  return (
    <>
      <Head own={own} />
      <Standing own={own} />
      <PolicyActions own={own} onChanged={onChanged} />
      <PolicyAsk policyId={policy.policyId} line={own.line} agent={agent && <AgentLine agent={agent} />} />
      <CoverSection own={own} />
      <DocumentsSection policy={policy} />
      <Facts own={own} />
      <PaymentsSection own={own} />
      {agent !== null && (
        <Card>
          <AgentLine agent={agent} />
        </Card>
      )}
      <TimelineSection entries={own.timeline} />
    </>
  );
}

function Head({ own: { policy, line } }: { own: MyPolicy }): ReactNode {
  const { t } = useTranslation('policies');
  useDocumentTitle(policy.productName);
  const isOver = policy.state === 'ended' || policy.state === 'cancelled';
  const cover = [policy.coverFor.join(', '), policy.destinations.join(', ')].filter((text) => text !== '');
  return (
    <header className={styles.head}>
      <LineMark line={line} isOver={isOver} />
      <div className={styles.titles}>
        <h1 className={styles.title}>
          <bdi>{policy.productName}</bdi>
        </h1>
        <p className={styles.soft}>
          <bdi>{[policy.planName, ...cover].join(' · ')}</bdi>
        </p>
      </div>
      <Chip tone={stateTones[policy.state]}>{t(`state.${policy.state}`)}</Chip>
    </header>
  );
}

function Standing({ own: { policy, daysLeft } }: { own: MyPolicy }): ReactNode {
  const { t } = useTranslation('policies');
  const { day, range } = useFormats();
  if (policy.cancelledOn !== null)
    return <Notice>{t('policy.cancelledNote', { day: day(policy.cancelledOn) })}</Notice>;
  if (policy.state === 'ended') return <Notice>{t('policy.endedNote', { day: day(policy.end) })}</Notice>;
  const left = t(policy.state === 'upcoming' ? 'beginsIn' : 'endsIn', { count: daysLeft ?? 0 });
  return (
    <div className={styles.standing}>
      <p>
        <strong className={styles.left}>{left}</strong>
        <span className={styles.soft}>{range(policy.start, policy.end)}</span>
      </p>
      {policy.coolingOffUntil !== null && (
        <p className={styles.soft}>{t('policy.coolingOff', { day: day(policy.coolingOffUntil) })}</p>
      )}
    </div>
  );
}

function Facts({ own: { policy } }: { own: MyPolicy }): ReactNode {
  const { t } = useTranslation('policies');
  const { day, money, range } = useFormats();
  const facts = [
    { id: 'number', label: t('policy.number'), value: <bdi dir="ltr">{policy.number}</bdi> },
    {
      id: 'holder',
      label: t('policy.holder'),
      value: <bdi>{`${policy.holderFirstName} ${policy.holderLastName}`}</bdi>,
    },
    { id: 'plan', label: t('policy.plan'), value: <bdi>{policy.planName}</bdi> },
    { id: 'term', label: t('policy.term'), value: range(policy.start, policy.end) },
    { id: 'price', label: t('policy.price'), value: money(policy.total) },
    { id: 'issued', label: t('policy.issued'), value: day(policy.issuedOn) },
    ...policy.schedule.map(({ id, label, value }) => ({
      id: `schedule-${id}`,
      label: <bdi>{label}</bdi>,
      value: <bdi>{value}</bdi>,
    })),
  ];
  return (
    <Card title={t('policy.details')}>
      <dl className={styles.facts}>
        {facts.map(({ id, label, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
