import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import styles from './save-state.module.css';

export type SaveStatus = 'unsaved' | 'saving' | 'saved' | 'failed';

export type SaveStateProps = {
  status: SaveStatus;
  /** When it was last saved. */
  savedAt?: Date | null;
};

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;

/** Whether the work is safe, in words: "Saved 2 s ago". */
export function SaveState({ status, savedAt = null }: SaveStateProps): ReactNode {
  const { t } = useTranslation('app');
  const now = useNow(status === 'saved' && savedAt !== null);
  return (
    <span className={classNames(styles.state, styles[status])}>
      <span className={styles.dot} aria-hidden="true" />
      {status === 'saved' && savedAt !== null ? t(...savedWords(savedAt, now)) : t(`save.${status}`)}
    </span>
  );
}

function savedWords(savedAt: Date, now: number): [key: string, values: { count: number }] {
  const seconds = Math.max(0, Math.round((now - savedAt.getTime()) / 1_000));
  if (seconds < MINUTE_SECONDS) return ['save.secondsAgo', { count: seconds }];
  if (seconds < HOUR_SECONDS) return ['save.minutesAgo', { count: Math.floor(seconds / MINUTE_SECONDS) }];
  return ['save.hoursAgo', { count: Math.floor(seconds / HOUR_SECONDS) }];
}

/** The time, told again each second while somebody looks. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
