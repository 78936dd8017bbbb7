import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_CLAIM_PHOTOS } from '../../../../shared/insurance/portal.ts';
import { fileRules } from '../../../../shared/insurance/uploads.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { CloseIcon, ImageIcon } from '../../../ui/area-icons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './claim-photos.module.css';
import type { ClaimPhoto, ClaimPhotosState } from './use-claim-photos.ts';

/** Picked from the phone's camera or library; each can be taken off again. */
export function ClaimPhotos({ photos: { photos, isFull, add, remove } }: { photos: ClaimPhotosState }): ReactNode {
  const { t } = useTranslation('claims');
  const textOf = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const { megabytes, types } = fileRules.photo;
  const failed = photos.find(({ error }) => error !== null)?.error;
  return (
    <div className={styles.photos} role="group" aria-label={t('photos')}>
      <div>
        <p className={styles.label}>{t('photos')}</p>
        <p className={styles.help}>{t('photosHelp', { megabytes, most: MAX_CLAIM_PHOTOS })}</p>
      </div>
      {photos.length > 0 && (
        <ul className={styles.list}>
          {photos.map((photo, index) => (
            <Photo key={photo.key} photo={photo} number={index + 1} onRemove={() => remove(photo.key)} />
          ))}
        </ul>
      )}
      {failed && <Notice tone="bad">{textOf(failed)}</Notice>}
      {!isFull && (
        <div>
          <Button onClick={() => input.current?.click()}>
            <ImageIcon size={18} />
            {t('addPhoto')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept={types.join(',')}
            aria-label={t('addPhoto')}
            onChange={(event) => {
              add([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </div>
      )}
    </div>
  );
}

type PhotoProps = { photo: ClaimPhoto; number: number; onRemove: () => void };

function Photo({ photo: { preview, share, photoId, error }, number, onRemove }: PhotoProps): ReactNode {
  const { t } = useTranslation('claims');
  const isSending = photoId === null && error === null;
  return (
    <li className={styles.photo} data-failed={error !== null || undefined}>
      <img src={preview} alt={t('photoNumber', { number })} />
      {isSending && (
        <span className={styles.progress} style={{ inlineSize: `${Math.round(share * 100)}%` }}>
          <VisuallyHidden>{t('uploading', { number })}</VisuallyHidden>
        </span>
      )}
      <IconButton className={styles.remove} label={t('removePhoto', { number })} onClick={onRemove}>
        <CloseIcon size={16} />
      </IconButton>
    </li>
  );
}
