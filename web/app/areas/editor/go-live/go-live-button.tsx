import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { hasUnsaved } from '../draft/draft-store.ts';
import { useEditor } from '../editor-context.tsx';

/** Puts the draft on the web; once it is there, puts the changes there. */
export function GoLiveButton({ isWide = false }: { isWide?: boolean }): ReactNode {
  const { t } = useTranslation('editor');
  const { goLive, own, state } = useEditor();
  const isLive = own.liveLink !== null;
  const isCurrent = isLive && !state.isChanged && !hasUnsaved(state) && !goLive.isBusy;
  if (isCurrent) {
    return (
      <Button variant="quiet" isWide={isWide} aria-disabled onClick={() => undefined}>
        {t('goLive.upToDate')}
      </Button>
    );
  }
  return (
    <Button variant="primary" isWide={isWide} isBusy={goLive.isBusy} onClick={goLive.start}>
      {t(isLive ? 'goLive.publish' : 'goLive.button')}
    </Button>
  );
}
