import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './learning.module.css';

const LOOK_MS = 15_000;

/** Whole minutes; read out only when somebody asks for it. */
export function TimeLeft({ endsAt }: { endsAt: string }): ReactNode {
  const { t } = useTranslation('learning');
  const minutesLeft = (): number => Math.max(0, Math.ceil((Date.parse(endsAt) - Date.now()) / 60_000));
  const [minutes, setMinutes] = useState(minutesLeft);
  useEffect(() => {
    const timer = setInterval(() => setMinutes(minutesLeft()), LOOK_MS);
    return () => clearInterval(timer);
  });
  return (
    <span className={styles.time} role="timer">
      {t('minutes', { count: minutes })}
    </span>
  );
}
