import { useSyncExternalStore, type ReactNode } from 'react';
import { CheckIcon, WarningIcon } from './icons.tsx';
import { dismissToast, onToasts, readToasts, type Toast } from './toast.ts';
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
          <ActionButton toast={toast} />
        </div>
      ))}
    </div>
  );
}

function ActionButton({ toast: { id, action } }: { toast: Toast }): ReactNode {
  if (!action) return null;
  const press = (): void => {
    dismissToast(id);
    action.onPress();
  };
  return (
    <button type="button" className={styles.action} onClick={press}>
      {action.label}
    </button>
  );
}

function ToneIcon({ tone }: Pick<Toast, 'tone'>): ReactNode {
  if (tone === 'good') return <CheckIcon size={18} />;
  return tone === 'bad' ? <WarningIcon size={18} /> : null;
}
