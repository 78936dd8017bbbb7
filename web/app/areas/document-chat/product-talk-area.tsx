/** ProductTalk (specification 1, section 1): the products of a company whose documents visitors can ask. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { hasCompanyRight } from '../../../../shared/model/company-roles.ts';
import { pathTo } from '../../../lib/routes.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { BuildingIcon } from '../../../ui/area-icons.tsx';
import { PageHeader, useDocumentTitle } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { JoinCompany } from './company/join-company.tsx';
import { ForComputers } from './for-computers.tsx';
import { ProductsScreen } from './products/products-screen.tsx';
import { Welcome } from './welcome.tsx';

export function ProductTalkArea(): ReactNode {
  const invitation = new URLSearchParams(useLocation().hash.slice(1)).get('invitation');
  if (invitation !== null) return <JoinCompany token={invitation} />;
  return (
    <ForComputers>
      <CompanyOrWelcome />
    </ForComputers>
  );
}

function CompanyOrWelcome() {
  const { t } = useTranslation('document-chat');
  const { data, error, mutate } = useCall('getCompany', {});
  if (data?.company) {
    const { company, role } = data;
    return hasCompanyRight(role, 'edit-products') ? <ProductsScreen company={company} /> : <ForEditors />;
  }
  if (data) return <Welcome canFound={data.canFound} onFounded={() => void mutate()} />;
  return (
    <>
      <PageHeader title={t('title')} />
      {error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <SkeletonRows rows={5} height={76} />}
    </>
  );
}

/** Who belongs to the company without editing its products. */
function ForEditors() {
  const { t } = useTranslation(['product-talk', 'document-chat']);
  useDocumentTitle(t('document-chat:title'));
  return (
    <EmptyState
      isScreen
      icon={BuildingIcon}
      title={t('forEditors.title')}
      text={t('forEditors.text')}
      actions={<ButtonLink to={pathTo('company')}>{t('company.open')}</ButtonLink>}
    />
  );
}
