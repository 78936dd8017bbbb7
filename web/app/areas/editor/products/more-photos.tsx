import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_MORE_PHOTOS } from '../../../../../shared/model/product.ts';
import type { Photo } from '../../../../../shared/model/photo.ts';
import { CloseIcon } from '../../../../ui/area-icons.tsx';
import { Thumb } from '../content/thumb.tsx';
import { PhotoField } from '../profile/photo-field.tsx';
import styles from './products.module.css';

/** Pictures beside the main one: small ones that can be taken away, and the place for the next. */
export function MorePhotos({ photos, onChange }: { photos: Photo[]; onChange: (photos: Photo[]) => void }): ReactNode {
  const { t } = useTranslation(['product-form', 'editor-profile']);
  return (
    <div className={styles.more}>
      {photos.length > 0 && (
        <ul className={styles.thumbs}>
          {photos.map((photo, index) => (
            <li key={photo.mediaId} className={styles.thumb}>
              <Thumb photo={photo} />
              <button
                type="button"
                className={styles.away}
                aria-label={t('removePhoto', { number: index + 2 })}
                onClick={() => onChange(photos.filter((other) => other !== photo))}
              >
                <CloseIcon size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {photos.length < MAX_MORE_PHOTOS && (
        <PhotoField
          key={photos.length}
          label={t('morePhotos')}
          photo={null}
          use="main"
          shape="wide"
          question={{ title: t('editor-profile:content.deletePhoto'), text: t('photoGone') }}
          onChange={(photo) => photo && onChange([...photos.filter(({ mediaId }) => mediaId !== photo.mediaId), photo])}
        />
      )}
    </div>
  );
}
