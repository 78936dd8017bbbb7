import { useSyncExternalStore, type ReactNode } from 'react';
import { CheckIcon, WarningIcon } from './icons.tsx';
import { onToasts, readToasts, type Toast } from './toast.ts';
import styles from './toaster.module.css';

/** Draws the toasts; stands once in the page. */
export function Toaster(): ReactNode {
  const toasts = useSyncExternalStore(onToasts, readToasts);
  return (
    <div className={styles.toaster} role="status" aria-live="polite">
      {toasts.map((toast) => (
        <div key={toast.id} className={styles.toast}>
          <ToneIcon tone={toast.tone} />
          <span>{toast.text}</span>
        </div>
      ))}
    </div>
  );
}

function ToneIcon({ tone }: Pick<Toast, 'tone'>): ReactNode {
  if (tone === 'good') return <CheckIcon size={18} />;
  return tone === 'bad' ? <WarningIcon size={18} /> : null;
}
