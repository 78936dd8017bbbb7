import { useState, type DragEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LibraryPicture } from '../../../../../shared/calls/page-assets.ts';
import type { Photo } from '../../../../../shared/model/photo.ts';
import { useUploads, type SendFile, type Uploads } from '../../../uploads/use-uploads.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { CloseIcon, ImageIcon } from '../../../../ui/area-icons.tsx';
import { refusedFile } from '../../../../lib/upload-file.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { checkPhotoFile } from '../profile/check-photo-file.ts';
import { uploadPhoto } from '../profile/upload-photo.ts';
import { BackgroundResult, type Cutout } from './background-result.tsx';
import styles from './library.module.css';
import { PictureActions } from './picture-actions.tsx';
import { PictureTile, UploadTile, WaitingTiles } from './tiles.tsx';
import { UploadButton } from './upload-button.tsx';
import { useLibrary, type Library } from './use-library.ts';

export type LibraryDialogProps = {
  /** Takes the chosen picture; null where the library is only looked after. */
  onChoose: ((photo: Photo) => void) | null;
  onClose: () => void;
};

/** All pictures of the owner: to choose from, to add to, to look after. */
export function LibraryDialog({ onChoose, onClose }: LibraryDialogProps): ReactNode {
  const { t } = useTranslation('library');
  const library = useLibrary();
  const uploads = useUploads((file, way) => bringIn(file, way).then(() => void library.refresh()));
  const [cutout, setCutout] = useState<Cutout | null>(null);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  // Hidden pictures are not offered where one is chosen.
  const pictures = library.data?.media.filter(({ isEnabled }) => isEnabled || onChoose === null);
  const selected = pictures?.find(({ photo }) => photo.mediaId === selectedId);
  return (
    <Dialog isOpen onClose={onClose} label={t('library.title')} isWide>
      <div className={styles.head} {...dropInto(uploads)}>
        <h2 className={styles.title}>{t('library.title')}</h2>
        <UploadButton onChoose={uploads.add} />
        <IconButton label={t('library.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      {cutout ? (
        <BackgroundResult
          cutout={cutout}
          onKeep={() => {
            setSelectedId(cutout.after.mediaId);
            setCutout(null);
          }}
          onUndone={() => setCutout(null)}
        />
      ) : (
        <Pictures
          library={library}
          pictures={pictures}
          uploads={uploads}
          selectedId={selectedId}
          onSelect={setSelectedId}
        />
      )}
      {!cutout && selected && (
        <PictureActions
          key={selected.photo.mediaId}
          picture={selected}
          onChoose={onChoose}
          onRemoved={() => setSelectedId(null)}
          onCutout={setCutout}
        />
      )}
    </Dialog>
  );
}

type PicturesProps = {
  library: Library;
  pictures: readonly LibraryPicture[] | undefined;
  uploads: Uploads;
  selectedId: string | null;
  onSelect: (mediaId: string) => void;
};

function Pictures({ library, pictures, uploads, selectedId, onSelect }: PicturesProps): ReactNode {
  const { t } = useTranslation('library');
  const { error, mutate } = library;
  if (error && !pictures) return <ErrorState error={error} onRetry={() => void mutate()} />;
  const isEmpty = pictures?.length === 0 && uploads.list.length === 0;
  if (isEmpty) {
    return (
      <div className={styles.empty} {...dropInto(uploads)}>
        <EmptyState icon={ImageIcon} title={t('library.emptyTitle')} text={t('library.emptyText')} />
      </div>
    );
  }
  return (
    <ul className={styles.grid} {...dropInto(uploads)}>
      {uploads.list.map((upload) => (
        <UploadTile key={upload.id} upload={upload} onDismiss={() => uploads.dismiss(upload.id)} />
      ))}
      {pictures === undefined && <WaitingTiles />}
      {pictures?.map((picture) => (
        <PictureTile
          key={picture.photo.mediaId}
          picture={picture}
          isSelected={picture.photo.mediaId === selectedId}
          onSelect={() => onSelect(picture.photo.mediaId)}
        />
      ))}
    </ul>
  );
}

/** The field that the dialog was opened from takes files too: these are not for it. */
function dropInto(uploads: Uploads) {
  return {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      event.stopPropagation();
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      event.stopPropagation();
      uploads.add([...event.dataTransfer.files]);
    },
  };
}

async function bringIn(file: File, way: Parameters<SendFile>[1]): Promise<void> {
  const refused = await checkPhotoFile(file);
  if (refused) throw refusedFile(refused);
  await uploadPhoto({ file, use: 'library', name: file.name, ...way });
}
