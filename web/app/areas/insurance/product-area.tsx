/** A product before anything is asked: what it covers, what it does not, and what typical cases cost. */
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { defaultLanguage, isLanguageValue } from '../../../../shared/places/languages.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { rememberProductPage } from '../../../lib/inactivity.ts';
import { enterChannel, enterProduct } from '../../../lib/insurance-session.ts';
import { channelPath, insurancePath } from '../../../lib/routes.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SearchIcon } from '../../../ui/area-icons.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { InsuranceFrame, InsuranceReads } from './frame/insurance-frame.tsx';
import { ProductPage } from './product/product-page.tsx';

export function ProductArea(): ReactNode {
  return (
    <InsuranceReads>
      <Product />
    </InsuranceReads>
  );
}

const swr = { revalidateIfStale: false, keepPreviousData: true } as const;

function Product(): ReactNode {
  const { t, i18n } = useTranslation('insurance');
  const { channelCode = '', productCode = '' } = useParams();
  const [search] = useSearchParams();
  const agentName = search.get('agent');
  const language = isLanguageValue(i18n.language) ? i18n.language : defaultLanguage;
  const channel = useCall('getChannel', { channelCode }, { swr });
  const product = useCall('getProductBuild', { productCode, language }, { swr });
  const prices = useCall('getPriceShow', { productCode, language }, { swr });
  const usable = useCall('isUsable', { productCode, channelCode }, { swr });
  useEffect(() => {
    if (channel.data === undefined || product.data === undefined) return;
    enterChannel(channel.data);
    enterProduct(product.data);
    rememberProductPage(insurancePath(channelCode, productCode, agentName));
  }, [channel.data, product.data, channelCode, productCode, agentName]);
  const calls = [channel, product, prices, usable];
  const error = calls.find((call) => call.error !== undefined)?.error;
  const isGone = error instanceof ApiError && error.code === 'not_found';
  const isReady = channel.data !== undefined && product.data !== undefined && usable.data !== undefined;
  return (
    <InsuranceFrame channel={channel.data} agentName={agentName} written={product.data?.language}>
      {(isGone || usable.data?.isUsable === false) && (
        <EmptyState
          isScreen
          icon={SearchIcon}
          title={t('unavailable.title')}
          text={t('unavailable.text')}
          actions={<ButtonLink to={channelPath(channelCode, agentName)}>{t('unavailable.others')}</ButtonLink>}
        />
      )}
      {error !== undefined && !isGone && (
        <ErrorState error={error} onRetry={() => void Promise.all(calls.map((call) => call.mutate()))} />
      )}
      {error === undefined && !isReady && <SkeletonRows rows={4} height={120} />}
      {channel.data !== undefined &&
        product.data !== undefined &&
        error === undefined &&
        usable.data?.isUsable === true && (
          <ProductPage
            channel={channel.data}
            product={product.data}
            examples={prices.data?.examples ?? null}
            agentName={agentName}
          />
        )}
    </InsuranceFrame>
  );
}
