import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { OfflineIcon } from '../../ui/icons.tsx';

/** The named chunk-load error (specification 2, section 8): a part of the app did not come, or took over 120 seconds. */
export function ChunkFailure(): ReactNode {
  const { t } = useTranslation('app');
  return (
    <div role="alert">
      <EmptyState
        icon={OfflineIcon}
        title={t('chunk.title')}
        text={t('chunk.text')}
        actions={<Button onClick={() => window.location.reload()}>{t('chunk.reload')}</Button>}
      />
    </div>
  );
}
