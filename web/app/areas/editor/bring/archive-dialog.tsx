import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import type { PageArchive } from './page-archive.ts';
import { photosOf } from './photos-of.ts';

export type ArchiveDialogProps = { archive: PageArchive; onTake: () => void; onCancel: () => void };

/** A whole page is about to take the draft's place: what is in it, and what stays. */
export function ArchiveDialog({ archive, onTake, onCancel }: ArchiveDialogProps): ReactNode {
  const { t } = useTranslation('editor');
  const { draft, news, places, answers } = archive;
  const counts = [
    t('bring.counts.contacts', { count: draft.contacts.length }),
    t('bring.counts.offers', { count: draft.offers.length }),
    t('bring.counts.news', { count: news.length }),
    t('bring.counts.photos', { count: photosOf(archive).length }),
    ...(places.length > 0 ? [t('bring.counts.places', { count: places.length })] : []),
    ...(answers.length > 0 ? [t('bring.counts.answers', { count: answers.length })] : []),
  ];
  return (
    <ConfirmDialog
      isOpen
      title={t('bring.archive', { name: draft.profile.displayName || draft.profile.agentName })}
      text={t('bring.archiveText', { counts: counts.join(' · ') })}
      confirmLabel={t('bring.replace')}
      onConfirm={onTake}
      onCancel={onCancel}
    />
  );
}
