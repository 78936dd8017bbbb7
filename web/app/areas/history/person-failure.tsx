import type { ReactNode } from 'react';
import { useErrorText } from '../../../ui/use-error-text.ts';
import styles from './person-bar.module.css';

/** Why the owner's last step did not work. */
export function Failure({ error }: { error: Error | undefined }): ReactNode {
  const errorText = useErrorText();
  if (error === undefined) return null;
  return (
    <p className={styles.failure} role="alert">
      {errorText(error)}
    </p>
  );
}
