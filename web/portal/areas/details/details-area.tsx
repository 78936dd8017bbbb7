import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/use-call.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { DeleteAccountSection } from './delete-account-section.tsx';
import { DetailsForm } from './details-form.tsx';

/** Account Detail: who the customer is and where they live. */
export function DetailsArea(): ReactNode {
  const { t } = useTranslation('portal');
  const { data, error, mutate } = useCall('selectAccountDetail', {});
  return (
    <>
      <PageHeader title={t('menu.details')} text={t('details.text')} />
      {error !== undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && error === undefined && <SkeletonRows rows={6} />}
      {data !== undefined && (
        <>
          <DetailsForm customer={data} onSaved={(saved) => void mutate(saved, { revalidate: false })} />
          <DeleteAccountSection email={data.email} />
        </>
      )}
    </>
  );
}
