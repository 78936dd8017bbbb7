import { useState, type DragEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Photo } from '../../../../../shared/model/page.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { useDraftActions } from '../editor-context.tsx';
import { CameraIcon } from '../editor-icons.tsx';
import { useCodeText } from '../use-code-text.ts';
import { photoAccept } from './check-photo-file.ts';
import { CropDialog } from './crop-dialog.tsx';
import { useMediaOrigin } from './use-media-origin.ts';
import styles from './profile.module.css';
import { usePhotoUpload, type PhotoUpload } from './use-photo-upload.ts';

export type ShownPhotoUse = 'profile' | 'main';

const fields = { profile: 'profilePhoto', main: 'mainPhoto' } as const;

/** One picture: drop or choose, cut, see it go up, take it away again. */
export function PhotoField({ use }: { use: ShownPhotoUse }): ReactNode {
  const { t } = useTranslation('editor');
  const { draft, setProfile } = useDraftActions();
  const photo = draft.profile[fields[use]];
  const setPhoto = (next: Photo | null): void => setProfile({ [fields[use]]: next });
  const upload = usePhotoUpload(use, setPhoto);
  const drop = useDrop(upload.choose);
  const { step } = upload;
  return (
    <div
      className={classNames(styles.photo, drop.isOver && styles.over, photo !== null && styles.filled)}
      role="group"
      aria-label={t(`photos.${use}`)}
      {...drop.handlers}
    >
      <PhotoPicture use={use} photo={photo} />
      <div className={styles.photoWords}>
        <span className={styles.photoTitle}>{t(`photos.${use}`)}</span>
        <UploadWords upload={upload} />
        {step.at !== 'sending' && (
          <div className={styles.photoActions}>
            <FileLink
              label={photo ? t('photos.replace') : t('photos.choose')}
              of={t(`photos.${use}`)}
              onChoose={upload.choose}
            />
            {photo && <RemoveLink use={use} onRemove={() => setPhoto(null)} />}
          </div>
        )}
      </div>
      {step.at === 'cropping' && (
        <CropDialog
          use={use}
          address={step.address}
          onCancel={upload.cancel}
          onDone={(crop) => upload.send(step.file, crop)}
        />
      )}
    </div>
  );
}

function PhotoPicture({ use, photo }: { use: ShownPhotoUse; photo: Photo | null }): ReactNode {
  const origin = useMediaOrigin();
  return (
    <span className={classNames(styles.frame, use === 'profile' ? styles.round : styles.tall)}>
      {photo && origin !== null ? <img src={`${origin}${photo.path}`} alt="" /> : <CameraIcon size={24} />}
    </span>
  );
}

/** What is going on with the file, in words. */
function UploadWords({ upload }: { upload: PhotoUpload }): ReactNode {
  const { t } = useTranslation('editor');
  const textOf = useCodeText();
  const { step } = upload;
  if (step.at === 'sending') return <Progress share={step.share} onCancel={upload.cancel} />;
  if (step.at === 'refused' || step.at === 'failed') {
    return (
      <p className={styles.photoError} role="alert">
        {textOf(step.code)}{' '}
        {step.at === 'failed' && (
          <button type="button" className={styles.link} onClick={() => upload.send(step.file, step.crop)}>
            {t('photos.retry')}
          </button>
        )}
      </p>
    );
  }
  return <span className={styles.photoHelp}>{t('photos.help')}</span>;
}

function Progress({ share, onCancel }: { share: number; onCancel: () => void }): ReactNode {
  const { t } = useTranslation('editor');
  const percent = Math.round(share * 100);
  return (
    <>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={t('photos.uploading')}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <div className={styles.fill} style={{ inlineSize: `${percent}%` }} />
      </div>
      <span className={styles.photoHelp}>
        {percent < 100 ? t('photos.progress', { percent }) : t('photos.finishing')}{' '}
        <button type="button" className={styles.link} onClick={onCancel}>
          {t('photos.cancel')}
        </button>
      </span>
    </>
  );
}

type FileLinkProps = { label: string; of: string; onChoose: (file: Blob) => void };

function FileLink({ label, of, onChoose }: FileLinkProps): ReactNode {
  return (
    <label className={styles.link}>
      {label}
      <VisuallyHidden>{`: ${of}`}</VisuallyHidden>
      <input
        type="file"
        accept={photoAccept}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onChoose(file);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
    </label>
  );
}

function RemoveLink({ use, onRemove }: { use: ShownPhotoUse; onRemove: () => void }): ReactNode {
  const { t } = useTranslation('editor');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className={classNames(styles.link, styles.remove)} onClick={() => setAsking(true)}>
        {t('photos.remove')}
        <VisuallyHidden>{`: ${t(`photos.${use}`)}`}</VisuallyHidden>
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(`photos.deleteTitle.${use}`)}
        text={t('photos.deleteText')}
        confirmLabel={t('delete')}
        isDanger
        onConfirm={() => {
          setAsking(false);
          onRemove();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function useDrop(onFile: (file: Blob) => void) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer.files[0];
      if (file) onFile(file);
    },
  };
  return { isOver, handlers };
}
