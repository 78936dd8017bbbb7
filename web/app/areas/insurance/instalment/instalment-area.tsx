/** The payment of an instalment: opens by the key of the application, or by that of the link in the mail about it. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { keepInsurance, readInsurance } from '../../../../lib/insurance-session.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { KeyIcon } from '../../../../ui/icons.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import type { Opened } from './pay-calls.ts';
import { InsuranceFrame } from '../frame/insurance-frame.tsx';
import { useKeyOfAddress } from '../use-key-of-address.ts';
import { InstalmentScreen } from './instalment-screen.tsx';

export function InstalmentArea({ applicationId }: { applicationId: string }): ReactNode {
  const { i18n } = useTranslation('insurance');
  useKeyOfAddress((key) => keepInsurance({ instalmentKey: { applicationId, key } }));
  const kept = readInsurance('instalmentKey');
  if (kept?.applicationId !== applicationId) return <NoKey />;
  // In another language the product has another name.
  return <Instalment key={i18n.language} opened={{ applicationId, key: kept.key }} />;
}

function Instalment({ opened }: { opened: Opened }): ReactNode {
  const [search] = useSearchParams();
  const { data, error, mutate } = useCall('getInstalmentToPay', opened, { swr: { keepPreviousData: true } });
  const channel = useCall('getChannel', data === undefined ? null : { channelCode: data.channelCode });
  // Who comes back from the page of a provider's paid this.
  const [returnedTo] = useState(() => search.get('order'));
  if (error instanceof ApiError && error.code === 'not_found') return <NoKey />;
  return (
    <InsuranceFrame channel={channel.data ?? (error && null)} agentName={data?.agentName ?? null} isNarrow>
      {data !== undefined ? (
        <InstalmentScreen opened={opened} toPay={data} returnedTo={returnedTo} onChanged={() => void mutate()} />
      ) : error === undefined ? (
        <SkeletonRows rows={4} height={80} />
      ) : (
        <ErrorState error={error} onRetry={() => void mutate()} />
      )}
    </InsuranceFrame>
  );
}

/** Without the key, or with a wrong one, there is nothing to see; both say the same. */
function NoKey(): ReactNode {
  const { t } = useTranslation('insurance');
  return (
    <InsuranceFrame channel={null} agentName={null} isNarrow>
      <EmptyState isScreen icon={KeyIcon} title={t('instalment.noKey.title')} text={t('instalment.noKey.text')} />
    </InsuranceFrame>
  );
}
