import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import type { PageArchive } from './page-archive.ts';
import { photosOf } from './photos-of.ts';

export type ArchiveDialogProps = { archive: PageArchive; onTake: () => void; onCancel: () => void };

/** A whole page is about to take the draft's place: what is in it, and what stays. */
export function ArchiveDialog({ archive, onTake, onCancel }: ArchiveDialogProps): ReactNode {
  const { t } = useTranslation('bring-found');
  const { draft, news, places, answers } = archive;
  const counts = [
    t('counts.contacts', { count: draft.contacts.length }),
    t('counts.offers', { count: draft.offers.length }),
    t('counts.news', { count: news.length }),
    t('counts.photos', { count: photosOf(archive).length }),
    ...(places.length > 0 ? [t('counts.places', { count: places.length })] : []),
    ...(answers.length > 0 ? [t('counts.answers', { count: answers.length })] : []),
  ];
  return (
    <ConfirmDialog
      isOpen
      title={t('archive', { name: draft.profile.displayName || draft.profile.agentName })}
      text={t('archiveText', { counts: counts.join(' · ') })}
      confirmLabel={t('replace')}
      onConfirm={onTake}
      onCancel={onCancel}
    />
  );
}
