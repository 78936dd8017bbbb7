import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/button.tsx';
import { CloseIcon } from '../../../../ui/area-icons.tsx';
import { TextButton } from '../../../../ui/text-button.tsx';
import { useLanguageTag } from '../../../../ui/use-language-tag.ts';
import { errorKeys } from '../../../../ui/use-error-text.ts';
import { formatBytes } from '../../editor/library/format-bytes.ts';
import type { Upload } from '../../../uploads/use-uploads.ts';
import styles from './documents.module.css';
import { KindMark } from './kind-mark.tsx';
import { ProgressLine } from './progress-line.tsx';

type UploadRowProps = { upload: Upload; onRetry: () => void; onDismiss: () => void };

/** A document on its way to us. */
export function UploadRow({ upload, onRetry, onDismiss }: UploadRowProps): ReactNode {
  const { t } = useTranslation(['product-design', 'errors']);
  const tag = useLanguageTag();
  const { name, bytes, share, code } = upload;
  return (
    <li className={styles.row}>
      <KindMark name={name} />
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        {code === null ? (
          <p className={styles.meta}>{formatBytes(bytes, tag)}</p>
        ) : (
          <p className={styles.trouble} role="alert">
            {t(errorKeys(code))}
            {code === 'network' && (
              <>
                {' '}
                <TextButton onClick={onRetry}>{t('documents.again')}</TextButton>
              </>
            )}
          </p>
        )}
      </div>
      {code === null && (
        <ProgressLine label={t('documents.uploading', { percent: Math.floor(share * 100) })} of={name} share={share} />
      )}
      <span className={styles.end}>
        <IconButton label={t(code === null ? 'documents.cancel' : 'documents.dismiss', { name })} onClick={onDismiss}>
          <CloseIcon />
        </IconButton>
      </span>
    </li>
  );
}
