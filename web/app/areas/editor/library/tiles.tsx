import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LibraryPicture } from '../../../../../shared/calls/page-assets.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { CheckIcon, EyeOffIcon } from '../../../../ui/icons.tsx';
import { TextButton } from '../../../../ui/text-button.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { useMediaOrigin } from '../../../../lib/use-media-origin.ts';
import { useCodeText } from '../use-code-text.ts';
import styles from './library.module.css';
import type { Upload } from '../../../uploads/use-uploads.ts';

export type PictureTileProps = { picture: LibraryPicture; isSelected: boolean; onSelect: () => void };

export function PictureTile({ picture, isSelected, onSelect }: PictureTileProps): ReactNode {
  const { t } = useTranslation('library');
  const origin = useMediaOrigin();
  const { photo, name, isEnabled, isUsed } = picture;
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.tile, !isEnabled && styles.hidden)}
        aria-pressed={isSelected}
        onClick={onSelect}
      >
        {origin !== null && <img src={`${origin}${photo.path}`} alt="" loading="lazy" decoding="async" />}
        <VisuallyHidden>{name || t('library.nameless')}</VisuallyHidden>
        {isSelected && (
          <span className={styles.tick}>
            <CheckIcon size={16} />
          </span>
        )}
        {isUsed && <span className={styles.mark}>{t('library.used')}</span>}
        {!isEnabled && (
          <span className={styles.mark}>
            <EyeOffIcon size={14} />
            {t('library.hidden')}
          </span>
        )}
      </button>
    </li>
  );
}

/** A file on its way, or why it did not get there. */
export function UploadTile({ upload, onDismiss }: { upload: Upload; onDismiss: () => void }): ReactNode {
  const { t } = useTranslation('library');
  const textOf = useCodeText();
  const percent = Math.round(upload.share * 100);
  return (
    <li className={styles.sending}>
      <span className={styles.fileName}>
        <bdi>{upload.name}</bdi>
      </span>
      {upload.code === null ? (
        <div
          className={styles.bar}
          role="progressbar"
          aria-label={t('library.uploading', { name: upload.name })}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <div className={styles.fill} style={{ inlineSize: `${percent}%` }} />
        </div>
      ) : (
        <p className={styles.refused} role="alert">
          {textOf(upload.code)} <TextButton onClick={onDismiss}>{t('library.dismiss')}</TextButton>
        </p>
      )}
    </li>
  );
}

/** The shape of what is coming. */
export function WaitingTiles(): ReactNode {
  return Array.from({ length: 8 }, (_, index) => <li key={index} className={styles.waiting} aria-hidden="true" />);
}
