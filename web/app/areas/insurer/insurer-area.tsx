/**
 * What an insurer sells, and where: products, channels, vouchers, and the list of persons whom it does not insure. Only the
 * people of companies come here.
 */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { hasCompanyRight } from '../../../../shared/model/company-roles.ts';
import { pathTo } from '../../../lib/routes.ts';
import { useCall } from '../../../lib/use-call.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { BuildingIcon } from '../../../ui/area-icons.tsx';
import { HelpLink } from '../../../ui/help-link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { ForComputers } from '../document-chat/for-computers.tsx';
import { ChannelsView } from './channels-view.tsx';
import { ExclusionsView } from './exclusions-view.tsx';
import { InsurerProductsView } from './insurer-products-view.tsx';
import styles from './insurer.module.css';
import { VouchersView } from './vouchers-view.tsx';

const views = {
  products: InsurerProductsView,
  channels: ChannelsView,
  vouchers: VouchersView,
  exclusions: ExclusionsView,
} as const;
type View = keyof typeof views;
const viewNames = Object.keys(views) as View[];

export function InsurerArea(): ReactNode {
  return (
    <ForComputers>
      <Views />
    </ForComputers>
  );
}

function Views(): ReactNode {
  const [search, setSearch] = useSearchParams();
  const view = viewNames.find((name) => name === search.get('view')) ?? 'products';
  const Shown = views[view];
  const { t } = useTranslation('insurer');
  return (
    <div className={styles.area}>
      <BackLink to={pathTo('productTalk')}>{t('back')}</BackLink>
      <PageHeader
        title={t('title')}
        text={
          <>
            {t('intro')} <HelpLink guide="insurer" />
          </>
        }
        actions={
          <Segmented
            label={t('shown')}
            value={view}
            options={viewNames.map((value) => ({ value, label: t(`views.${value}`) }))}
            onChange={(value) => setSearch(value === 'products' ? {} : { view: value }, { replace: true })}
          />
        }
      />
      <ForCompanies>
        <Shown />
      </ForCompanies>
    </div>
  );
}

function ForCompanies({ children }: { children: ReactNode }) {
  const { t } = useTranslation('insurer');
  const { data, error, mutate } = useCall('getCompany', {});
  if (!data)
    return error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <SkeletonRows rows={4} height={76} />;
  if (data.company !== null && hasCompanyRight(data.role, 'edit-products')) return children;
  return (
    <EmptyState
      icon={BuildingIcon}
      title={t('company.title')}
      text={t('company.text')}
      actions={<ButtonLink to={pathTo('productTalk')}>{t('company.open')}</ButtonLink>}
    />
  );
}
