import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { learningLevels, type LearningLevel } from '../../../../shared/model/learning-level.ts';
import styles from './learning.module.css';

/** As many filled rings as levels are reached. */
export function LevelRings({ level }: { level: 0 | LearningLevel }): ReactNode {
  const { t } = useTranslation('learning');
  return (
    <svg
      className={styles.rings}
      viewBox="0 0 60 18"
      role="img"
      aria-label={t('reached', { level, of: learningLevels.length })}
    >
      {learningLevels.map((one) => (
        <circle key={one} cx={9 + (one - 1) * 21} cy="9" r="7" data-filled={one <= level} />
      ))}
    </svg>
  );
}
