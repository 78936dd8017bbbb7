import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MyPolicies } from '../../../../shared/insurance/portal.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { DocumentIcon } from '../../../ui/icons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { AgentLine } from './agent-line.tsx';
import { portalPaths } from '../../portal-paths.ts';
import page from '../portal-page.module.css';
import styles from './policies-area.module.css';
import { PolicyCard } from './policy-card.tsx';
import cardStyles from './policy-card.module.css';
import { useCustomerEmail } from './use-customer-email.ts';

/** Everything that the customer is covered for: agent by agent, or together where they agreed to it. */
export function PoliciesArea(): ReactNode {
  const { t } = useTranslation('policies');
  const { data, error, mutate } = useCall('selectMyPolicies', {});
  const isMerged = data?.consent?.isGiven === true && data.hasSeveralAgents;
  return (
    <div className={page.page}>
      <PageHeader title={t('title')} text={isMerged ? t('merged') : t('text')} />
      {data === undefined && error !== undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && error === undefined && <SkeletonRows rows={3} height={120} />}
      {data !== undefined && <Groups found={data} isMerged={isMerged} />}
    </div>
  );
}

function Groups({ found, isMerged }: { found: MyPolicies; isMerged: boolean }): ReactNode {
  const groups = found.groups.filter(({ policies }) => policies.length > 0);
  const quotes = found.groups.reduce((count, group) => count + group.quotes.length, 0);
  return (
    <>
      {groups.length === 0 && <NoPolicies quotes={quotes} />}
      {groups.map((group) => (
        <Group key={group.agent?.agentName ?? ''} group={group} isMerged={isMerged} />
      ))}
      {groups.length > 0 && quotes > 0 && <OpenQuotes count={quotes} />}
      {found.hasSeveralAgents && !isMerged && groups.length > 1 && <MergeHint />}
    </>
  );
}

function Group({
  group: { agent, policies },
  isMerged,
}: {
  group: MyPolicies['groups'][number];
  isMerged: boolean;
}): ReactNode {
  const { t } = useTranslation('policies');
  return (
    <section className={styles.group} aria-label={agent === null ? t('direct') : t('withAgent', { name: agent.name })}>
      {agent !== null && <AgentLine agent={agent} />}
      {agent === null && !isMerged && <h2 className={styles.direct}>{t('direct')}</h2>}
      <ul className={cardStyles.list}>
        {policies.map((policy) => (
          <PolicyCard
            key={policy.policyId}
            policy={policy}
            agentName={isMerged ? (policy.agent?.name ?? undefined) : undefined}
          />
        ))}
      </ul>
    </section>
  );
}

function NoPolicies({ quotes }: { quotes: number }): ReactNode {
  const { t } = useTranslation('policies');
  const email = useCustomerEmail();
  const actions =
    quotes === 0 ? undefined : (
      <ButtonLink variant="primary" to={portalPaths.quotes}>
        {t('empty.quotes')}
      </ButtonLink>
    );
  return (
    <EmptyState icon={DocumentIcon} title={t('empty.title')} text={t('empty.text', { email })} actions={actions} />
  );
}

function OpenQuotes({ count }: { count: number }): ReactNode {
  const { t } = useTranslation('policies');
  return (
    <aside className={styles.hint}>
      <p>{t('openQuotes', { count })}</p>
      <ButtonLink to={portalPaths.quotes}>{t('empty.quotes')}</ButtonLink>
    </aside>
  );
}

function MergeHint(): ReactNode {
  const { t } = useTranslation('policies');
  return (
    <aside className={styles.hint}>
      <div>
        <h2 className={styles.hintTitle}>{t('mergeHint.title')}</h2>
        <p className={styles.soft}>{t('mergeHint.text')}</p>
      </div>
      <ButtonLink to={portalPaths.agents}>{t('mergeHint.open')}</ButtonLink>
    </aside>
  );
}
