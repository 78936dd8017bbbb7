import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicPage } from '../../../../../shared/model/page.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useEditor } from '../editor-context.tsx';
import { Phone } from '../preview/phone.tsx';
import { previewInput, usePreviewParts } from '../preview/use-preview-input.ts';
import { useMoment } from '../use-moment.ts';
import styles from './page-settings.module.css';
import { restoredDraft } from './restored-draft.ts';

/** A state that was live, in a phone of its own, and the way back to it. */
export function VersionDialog({ publishedAt, onClose }: { publishedAt: string; onClose: () => void }): ReactNode {
  const { t } = useTranslation('page-settings');
  const { runner } = useEditor();
  const { data, error, mutate } = useCall('getPublishedVersion', { publishedAt });
  const title = t('versions.dialog', { moment: useMoment()(publishedAt) });
  const restore = ({ page }: { page: PublicPage }): void => {
    runner.edit((draft) => restoredDraft(draft, page));
    showToast({ text: t('versions.restored'), tone: 'good' });
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} label={title}>
      <h2 className={styles.dialogTitle}>{title}</h2>
      <div className={styles.versionPhone}>
        {error ? (
          <ErrorState error={error} onRetry={() => void mutate()} />
        ) : (
          <VersionPhone page={data?.page ?? null} title={title} />
        )}
      </div>
      <p className={styles.soft}>{t('versions.note')}</p>
      <div className={styles.dialogActions}>
        <Button onClick={onClose}>{t('app:cancel')}</Button>
        <Button variant="primary" disabled={!data} onClick={() => data && restore(data)}>
          {t('versions.restore')}
        </Button>
      </div>
    </Dialog>
  );
}

function VersionPhone({ page, title }: { page: PublicPage | null; title: string }): ReactNode {
  const { draft } = useEditor().state;
  const { profile, design } = page ?? draft;
  const parts = usePreviewParts(profile.pageLanguage, design);
  return <Phone input={page && parts && previewInput(page, parts)} title={title} />;
}
