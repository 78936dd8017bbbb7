/** An application from its first question to the policy. It opens by its key alone, on whatever device. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { defaultLanguage, isLanguageValue } from '../../../../shared/places/languages.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { enterApplication, enterProduct, readInsurance } from '../../../lib/insurance-session.ts';
import { insurancePath } from '../../../lib/routes.ts';
import { useCall } from '../../../lib/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { KeyIcon } from '../../../ui/icons.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { heldApplication, holdStore } from './flow/held-store.ts';
import { ApplicationStore, type Start } from './flow/application-store.ts';
import { FlowScreen } from './flow/flow-screen.tsx';
import { InsuranceFrame, InsuranceReads } from './frame/insurance-frame.tsx';
import { InstalmentArea } from './instalment/instalment-area.tsx';
import { useKeyOfAddress } from './use-key-of-address.ts';

export function ApplicationArea(): ReactNode {
  const { applicationId } = useParams();
  const [search] = useSearchParams();
  const isForPayment = applicationId !== undefined && search.get('pay') === 'instalment';
  return (
    <InsuranceReads>{isForPayment ? <InstalmentArea applicationId={applicationId} /> : <Application />}</InsuranceReads>
  );
}

function Application(): ReactNode {
  const { applicationId, channelCode = '', productCode = '' } = useParams();
  const [search] = useSearchParams();
  const key = useKey(applicationId);
  if (applicationId === undefined) {
    const known = readInsurance('productInfo')?.code === productCode ? readInsurance('applicationId') : null;
    const kept = known === null ? null : readInsurance('applicationKey');
    if (known !== null && kept !== null && readInsurance('channelCode') === channelCode) {
      return <Kept key={known} applicationId={known} applicationKey={kept} />;
    }
    return <Loaded key="new" start={{ beginning: { productCode, channelCode, agentName: search.get('agent') } }} />;
  }
  return key === null ? <NoKey /> : <Kept key={applicationId} applicationId={applicationId} applicationKey={key} />;
}

/** The key of the address, from now on in session storage. */
function useKey(applicationId: string | undefined): string | null {
  useKeyOfAddress(applicationId === undefined ? null : (key) => enterApplication(applicationId, key));
  return readInsurance('applicationId') === applicationId ? readInsurance('applicationKey') : null;
}

type KeptProps = { applicationId: string; applicationKey: string };

function Kept({ applicationId, applicationKey: key }: KeptProps): ReactNode {
  const held = heldApplication(applicationId);
  const { data, error, mutate } = useCall('getQuestionJson', held === null ? { applicationId, key } : null, {
    swr: { revalidateIfStale: false, revalidateOnReconnect: false, dedupingInterval: 0 },
  });
  if (held !== null) return <Loaded start={{ opened: held }} />;
  if (data !== undefined) return <Loaded start={{ opened: { application: data.application, key } }} />;
  if (error === undefined) return <Waiting />;
  const isGone = error instanceof ApiError && error.code === 'not_found';
  return isGone ? <NoKey /> : <Failure error={error} onRetry={() => void mutate()} />;
}

/** With the definition that its answers belong to. Where agents alone sell, it begins once one is chosen. */
function Loaded({ start }: { start: Start }): ReactNode {
  const { i18n } = useTranslation('insurance');
  const language = isLanguageValue(i18n.language) ? i18n.language : defaultLanguage;
  const { productCode, channelCode, agentName } = 'opened' in start ? start.opened.application : start.beginning;
  const version = 'opened' in start ? { version: start.opened.application.version } : {};
  const swr = { revalidateIfStale: false, keepPreviousData: true } as const;
  const channel = useCall('getChannel', { channelCode }, { swr });
  const product = useCall('getProductBuild', { productCode, language, ...version }, { swr });
  const error = product.error ?? channel.error;
  if (product.data === undefined || channel.data === undefined) {
    return error === undefined ? (
      <Waiting />
    ) : (
      <Failure error={error} onRetry={() => void Promise.all([product.mutate(), channel.mutate()])} />
    );
  }
  if (!('opened' in start) && agentName === null && !channel.data.isDirect) {
    return <Navigate replace to={insurancePath(channelCode, productCode, null)} />;
  }
  enterProduct(product.data);
  const store = holdStore(start, () => new ApplicationStore(start, language));
  store.speak(language);
  return <FlowScreen store={store} product={product.data} channel={channel.data} agentName={agentName} />;
}

function Waiting(): ReactNode {
  return (
    <InsuranceFrame channel={readInsurance('companyInfo') ?? undefined} agentName={null} isNarrow>
      <SkeletonRows rows={5} height={60} />
    </InsuranceFrame>
  );
}

function Failure(props: { error: Error; onRetry: () => void }): ReactNode {
  return (
    <InsuranceFrame channel={readInsurance('companyInfo')} agentName={null} isNarrow>
      <ErrorState {...props} />
    </InsuranceFrame>
  );
}

/** Without the key, or with a wrong one, there is nothing to see; both say the same. */
function NoKey(): ReactNode {
  const { t } = useTranslation('insurance');
  return (
    <InsuranceFrame channel={readInsurance('companyInfo')} agentName={null} isNarrow>
      <EmptyState isScreen icon={KeyIcon} title={t('noKey.title')} text={t('noKey.text')} />
    </InsuranceFrame>
  );
}
