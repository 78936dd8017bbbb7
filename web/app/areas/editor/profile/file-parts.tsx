/** What fields for files are made of: links that choose, take from the library and remove, and the progress of an upload. */
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Photo } from '../../../../../shared/model/photo.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { lazyArea } from '../../../lazy-area.tsx';
import styles from './profile.module.css';

const LibraryDialog = lazyArea(
  async () => (await import('../library/library-dialog.tsx')).LibraryDialog,
  ['editor-errors', 'library'],
);

/** Asked before something goes, and what that means. */
export type Question = { title: string; text: string };

type TextLinkProps = { label: string; of: string; onClick: () => void };

/** `of`: what it belongs to, for those who hear it alone. */
export function TextLink({ label, of, onClick }: TextLinkProps): ReactNode {
  return (
    <button type="button" className={styles.link} onClick={onClick}>
      {label}
      <VisuallyHidden>{`: ${of}`}</VisuallyHidden>
    </button>
  );
}

type ProgressProps = { label: string; share: number; onCancel: () => void };

/** How much of a file has been sent. */
export function Progress({ label, share, onCancel }: ProgressProps): ReactNode {
  const { t } = useTranslation('photos');
  const percent = Math.round(share * 100);
  return (
    <>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={label}
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

type FileLinkProps = { label: string; of: string; accept: string; onChoose: (file: Blob) => void };

/** Opens the device's own choice of a file. */
export function FileLink({ label, of, accept, onChoose }: FileLinkProps): ReactNode {
  return (
    <label className={styles.link}>
      {label}
      <VisuallyHidden>{`: ${of}`}</VisuallyHidden>
      <input
        type="file"
        accept={accept}
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

type LibraryLinkProps = { label: string; of: string; onChoose: (photo: Photo) => void };

/** Opens the library, to choose a picture. */
export function LibraryLink({ label, of, onChoose }: LibraryLinkProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextLink label={label} of={of} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <LibraryDialog
            onClose={() => setOpen(false)}
            onChoose={(photo) => {
              setOpen(false);
              onChoose(photo);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

type RemoveLinkProps = { of: string; question: Question; onRemove: () => void };

/** Asks before it removes. */
export function RemoveLink({ of, question, onRemove }: RemoveLinkProps): ReactNode {
  const { t } = useTranslation('photos');
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
