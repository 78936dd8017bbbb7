import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Photo, PhotoUse } from '../../../../../shared/model/photo.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { CameraIcon } from '../editor-icons.tsx';
import { useCodeText } from '../use-code-text.ts';
import { photoAccept } from './check-photo-file.ts';
import { CropDialog, type PhotoShape } from './crop-dialog.tsx';
import { FileLink, LibraryLink, Progress, RemoveLink, type Question } from './file-parts.tsx';
import { useDrop } from '../use-drop.ts';
import { useMediaOrigin } from '../../../../lib/use-media-origin.ts';
import styles from './profile.module.css';
import { usePhotoUpload, type PhotoUpload } from './use-photo-upload.ts';

export type PhotoFieldProps = {
  label: string;
  photo: Photo | null;
  onChange: (photo: Photo | null) => void;
  /** How large it is kept. */
  use: PhotoUse;
  shape: PhotoShape;
  /** Asked before the photo goes, and what that means (specification 1, section 5). */
  question: Question;
  /** What the server has against the photo. */
  error?: string | undefined;
};

/** One picture: drop or choose, cut, see it go up, take it away again. */
export function PhotoField({ label, photo, onChange, use, shape, question, error }: PhotoFieldProps): ReactNode {
  const { t } = useTranslation('photos');
  const upload = usePhotoUpload(use, onChange);
  const drop = useDrop(upload.choose);
  const { step } = upload;
  return (
    <div
      className={classNames(styles.photo, drop.isOver && styles.over, photo !== null && styles.filled)}
      role="group"
      aria-label={label}
      {...drop.handlers}
    >
      <PhotoPicture shape={shape} photo={photo} />
      <div className={styles.photoWords}>
        <span className={styles.photoTitle}>{label}</span>
        <UploadWords upload={upload} error={error} />
        {step.at !== 'sending' && (
          <div className={styles.photoActions}>
            <FileLink
              label={photo ? t('photos.replace') : t('photos.choose')}
              of={label}
              accept={photoAccept}
              onChoose={upload.choose}
            />
            <LibraryLink label={t('library.from')} of={label} onChoose={onChange} />
            {photo && <RemoveLink of={label} question={question} onRemove={() => onChange(null)} />}
          </div>
        )}
      </div>
      {step.at === 'cropping' && (
        <CropDialog
          shape={shape}
          address={step.address}
          onCancel={upload.cancel}
          onDone={(crop) => upload.send(step.file, crop)}
        />
      )}
    </div>
  );
}

function PhotoPicture({ shape, photo }: { shape: PhotoShape; photo: Photo | null }): ReactNode {
  const origin = useMediaOrigin();
  return (
    <span className={classNames(styles.frame, styles[shape])}>
      {photo && origin !== null ? <img src={`${origin}${photo.path}`} alt="" /> : <CameraIcon size={24} />}
    </span>
  );
}

/** What is going on with the file, in words. */
function UploadWords({ upload, error }: { upload: PhotoUpload; error: string | undefined }): ReactNode {
  const { t } = useTranslation('photos');
  const textOf = useCodeText();
  const { step } = upload;
  if (step.at === 'sending')
    return <Progress label={t('photos.uploading')} share={step.share} onCancel={upload.cancel} />;
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
  if (error !== undefined) {
    return (
      <p className={styles.photoError} role="alert">
        {error}
      </p>
    );
  }
  return <span className={styles.photoHelp}>{t('photos.help')}</span>;
}
