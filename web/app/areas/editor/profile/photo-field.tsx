import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Photo, PhotoUse } from '../../../../../shared/model/photo.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { CameraIcon } from '../editor-icons.tsx';
import { LibraryDialog } from '../library/library-dialog.tsx';
import { useCodeText } from '../use-code-text.ts';
import { photoAccept } from './check-photo-file.ts';
import { CropDialog, type PhotoShape } from './crop-dialog.tsx';
import { useDrop } from '../use-drop.ts';
import { useMediaOrigin } from './use-media-origin.ts';
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
  question: { title: string; text: string };
  /** What the server has against the photo. */
  error?: string | undefined;
};

/** One picture: drop or choose, cut, see it go up, take it away again. */
export function PhotoField({ label, photo, onChange, use, shape, question, error }: PhotoFieldProps): ReactNode {
  const { t } = useTranslation('editor');
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
            <FileLink label={photo ? t('photos.replace') : t('photos.choose')} of={label} onChoose={upload.choose} />
            <LibraryLink of={label} onChoose={onChange} />
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
  if (error !== undefined) {
    return (
      <p className={styles.photoError} role="alert">
        {error}
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

function LibraryLink({ of, onChoose }: { of: string; onChoose: (photo: Photo) => void }): ReactNode {
  const { t } = useTranslation('editor');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.link} onClick={() => setOpen(true)}>
        {t('library.from')}
        <VisuallyHidden>{`: ${of}`}</VisuallyHidden>
      </button>
      {isOpen && (
        <LibraryDialog
          onClose={() => setOpen(false)}
          onChoose={(photo) => {
            setOpen(false);
            onChoose(photo);
          }}
        />
      )}
    </>
  );
}

type RemoveLinkProps = { of: string; question: PhotoFieldProps['question']; onRemove: () => void };

function RemoveLink({ of, question, onRemove }: RemoveLinkProps): ReactNode {
  const { t } = useTranslation('editor');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className={classNames(styles.link, styles.remove)} onClick={() => setAsking(true)}>
        {t('photos.remove')}
        <VisuallyHidden>{`: ${of}`}</VisuallyHidden>
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        title={question.title}
        text={question.text}
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
