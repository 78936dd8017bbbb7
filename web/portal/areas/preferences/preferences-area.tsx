import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/use-call.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { PreferencesForm } from './preferences-form.tsx';

/** Marketing Preferences: no, or yes and in which ways. */
export function PreferencesArea(): ReactNode {
  const { t } = useTranslation('portal');
  const { data, error, mutate } = useCall('selectPreferences', {});
  return (
    <>
      <PageHeader title={t('menu.preferences')} text={t('preferences.text')} />
      {error !== undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && error === undefined && <SkeletonRows rows={3} />}
      {data !== undefined && (
        <PreferencesForm key={data.at} kept={data} onSaved={(saved) => void mutate(saved, { revalidate: false })} />
      )}
    </>
  );
}
