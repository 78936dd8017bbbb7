/** Where an insurer sells: directly, or on the page of one of its agents. */
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { defaultLanguage, isLanguageValue } from '../../../../shared/places/languages.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { enterChannel } from '../../../lib/insurance-session.ts';
import { useCall } from '../../../lib/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SearchIcon } from '../../../ui/area-icons.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { AgentChoice } from './channel/agent-choice.tsx';
import { ProductCards } from './channel/product-cards.tsx';
import styles from './channel/channel.module.css';
import { InsuranceFrame, InsuranceReads } from './frame/insurance-frame.tsx';
import { OpenApplication } from './channel/open-application.tsx';

export function ChannelArea(): ReactNode {
  return (
    <InsuranceReads>
      <Channel />
    </InsuranceReads>
  );
}

const swr = { revalidateIfStale: false, keepPreviousData: true } as const;

function Channel(): ReactNode {
  const { t, i18n } = useTranslation('insurance');
  const { channelCode = '' } = useParams();
  const [search] = useSearchParams();
  const agentName = search.get('agent');
  const language = isLanguageValue(i18n.language) ? i18n.language : defaultLanguage;
  const channel = useCall('getChannel', { channelCode }, { swr });
  const isDirect = channel.data?.isDirect === true;
  const direct = useCall('getDirectPageInfo', agentName === null && isDirect ? { channelCode, language } : null, {
    swr,
  });
  const ofAgent = useCall('selectAgentPageNew', agentName === null ? null : { agentName, channelCode, language }, {
    swr,
  });
  const { data } = channel;
  useEffect(() => {
    if (data !== undefined) enterChannel(data);
  }, [data]);
  const error = channel.error ?? direct.error ?? ofAgent.error;
  const products = (agentName === null ? direct : ofAgent).data?.products;
  if (error !== undefined) {
    return (
      <InsuranceFrame channel={error && null} agentName={null} isNarrow>
        {isMissing(error) ? (
          <EmptyState isScreen icon={SearchIcon} title={t('gone.title')} text={t('gone.text')} />
        ) : (
          <ErrorState
            error={error}
            onRetry={() => void Promise.all([channel, direct, ofAgent].map((one) => one.mutate()))}
          />
        )}
      </InsuranceFrame>
    );
  }
  const needsAgent = data !== undefined && !isDirect && agentName === null;
  return (
    <InsuranceFrame channel={data} agentName={agentName} written={products?.[0]?.language}>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1 className={styles.title}>{t(needsAgent ? 'channel.agentTitle' : 'channel.title')}</h1>
          <p className={styles.text}>
            {needsAgent ? t('agent.first') : data !== undefined && t('channel.text', { company: data.companyName })}
          </p>
        </div>
        <OpenApplication channelCode={channelCode} />
        {needsAgent && <AgentChoice channel={data} />}
        {!needsAgent && products === undefined && <SkeletonRows rows={4} height={132} />}
        {!needsAgent && products !== undefined && (
          <ProductCards channelCode={channelCode} agentName={agentName} products={products} />
        )}
      </div>
    </InsuranceFrame>
  );
}

const isMissing = (error: Error): boolean => error instanceof ApiError && error.code === 'not_found';
