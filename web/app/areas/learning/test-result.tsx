import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attempt } from '../../../../shared/model/learning.ts';
import { learningPath } from '../../../lib/routes.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { DownloadIcon } from '../../../ui/area-icons.tsx';
import { LevelRings } from './level-rings.tsx';
import styles from './learning.module.css';
import { useCertificate } from './use-certificate.ts';

/** How a test, or a round of repetition, went. */
export function TestResult({ attempt }: { attempt: Attempt }): ReactNode {
  const { t } = useTranslation('learning');
  const { productId, level, right, isPassed, questions } = attempt;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { isRunning, download } = useCertificate(productId);
  const outcome = isPassed === null ? 'repeated' : isPassed ? 'passed' : 'failed';
  return (
    <div className={styles.result}>
      {level !== 0 && isPassed === true && <LevelRings level={level} />}
      <h2 className={styles.resultTitle} ref={title} tabIndex={-1}>
        {t(`result.${outcome}.title`)}
      </h2>
      <p className={styles.figure}>{t('result.figure', { right, count: questions.length })}</p>
      <p className={styles.quiet}>{t(`result.${outcome}.text`)}</p>
      <div className={styles.resultActions}>
        {isPassed === true && (
          <Button variant="primary" isBusy={isRunning} onClick={() => void download()}>
            {!isRunning && <DownloadIcon size={18} />}
            {t('certificate')}
          </Button>
        )}
        <ButtonLink to={learningPath(productId)}>{t('back')}</ButtonLink>
      </div>
    </div>
  );
}
