import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ChannelView } from '../../../../../shared/insurance/channel.ts';
import { channelPath, insurancePath } from '../../../../lib/routes.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { ChevronIcon } from '../../../../ui/area-icons.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { AgentPhoto } from '../frame/agent-photo.tsx';
import styles from './channel.module.css';

type AgentChoiceProps = { channel: ChannelView; /** Which the visitor is looking at. */ productCode?: string };

/** A channel that sells through its agents alone: one of them first. */
export function AgentChoice({ channel: { channelCode, companyId }, productCode }: AgentChoiceProps): ReactNode {
  const { t } = useTranslation('insurance');
  const { data, error, mutate } = useCall('queryAgentListByCompanyId', { companyId });
  if (error !== undefined) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (data === undefined) return <SkeletonRows rows={3} height={84} />;
  if (data.agents.length === 0) return <EmptyState title={t('agent.nobody')} text={t('agent.nobodyText')} />;
  const pathTo = (agentName: string): string =>
    productCode === undefined
      ? channelPath(channelCode, agentName)
      : insurancePath(channelCode, productCode, agentName);
  return (
    <ul className={styles.agents}>
      {data.agents.map((agent) => (
        <li key={agent.agentName} className={styles.agent}>
          <AgentPhoto agent={agent} size={56} />
          <div className={styles.words}>
            <h2 className={styles.name}>
              <Link className={styles.link} to={pathTo(agent.agentName)}>
                <bdi>{agent.name}</bdi>
              </Link>
            </h2>
            <p className={styles.tagline}>
              <bdi>{agent.title}</bdi>
            </p>
          </div>
          <ChevronIcon data-flip="" />
        </li>
      ))}
    </ul>
  );
}
