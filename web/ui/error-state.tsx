import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../lib/api/api-error.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { CopyButton } from './copy-button.tsx';
import { OfflineIcon, WarningIcon } from './icons.tsx';
import styles from './state.module.css';
import { useErrorText } from './use-error-text.ts';

export type ErrorStateProps = {
  error: unknown;
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
  /** The words on the button, when it does not simply try again. */
  retryLabel?: string;
};

/** It did not work: why, the way to try again, and for support the id of the request. */
export function ErrorState({ error, onRetry, retryLabel }: ErrorStateProps): ReactNode {
  const { t } = useTranslation('app');
  const textOf = useErrorText();
  const isOffline = error instanceof ApiError && error.code === 'network';
  const Picture = isOffline ? OfflineIcon : WarningIcon;
  return (
    <div className={styles.state} role="alert">
      <div className={classNames(styles.picture, styles.trouble)}>
        <Picture size={26} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('failed')}</h2>
        <p className={styles.text}>{textOf(error)}</p>
      </div>
      {onRetry !== undefined && <Button onClick={onRetry}>{retryLabel ?? t('retry')}</Button>}
      <RequestId id={error instanceof ApiError ? error.requestId : ''} />
    </div>
  );
}

function RequestId({ id }: { id: string }): ReactNode {
  const { t } = useTranslation('app');
  if (id === '') return null;
  return (
    <p className={styles.request}>
      {t('requestId')} <code>{id}</code>
      <CopyButton text={id} label={t('copy')} />
    </p>
  );
}
