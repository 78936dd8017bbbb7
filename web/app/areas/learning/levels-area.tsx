import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { LevelStanding } from '../../../../shared/model/learning.ts';
import { learningTestPath, pathTo } from '../../../lib/routes.ts';
import { useCall } from '../../../lib/use-call.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { DownloadIcon } from '../../../ui/area-icons.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useFormats } from '../billing/use-formats.ts';
import styles from './learning.module.css';
import { useCertificate } from './use-certificate.ts';
import { useMoment } from './use-moment.ts';

/** The levels of one product: what each needs, and how the agent stands with it. */
export function LevelsArea(): ReactNode {
  const { t } = useTranslation('learning');
  const { productId = '' } = useParams();
  const { data, error, mutate } = useCall('getLevelList', { productId }, { token: 'stored' });
  return (
    <div className={styles.page}>
      <BackLink to={pathTo('learning')}>{t('title')}</BackLink>
      {data === undefined && error !== undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && error === undefined && <SkeletonRows rows={4} height={88} />}
      {data !== undefined && (
        <>
          <PageHeader
            title={data.name}
            text={t('levels.text')}
            actions={<Certificate productId={productId} levels={data.levels} />}
          />
          {data.due > 0 && <Repetition productId={productId} due={data.due} />}
          <ol className={styles.levels}>
            {data.levels.map((level) => (
              <LevelRow key={level.level} productId={productId} level={level} />
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

function Certificate({ productId, levels }: { productId: string; levels: readonly LevelStanding[] }): ReactNode {
  const { t } = useTranslation('learning');
  const { isRunning, download } = useCertificate(productId);
  if (levels[0]?.validUntil === null) return null;
  return (
    <Button isBusy={isRunning} onClick={() => void download()}>
      {!isRunning && <DownloadIcon size={18} />}
      {t('certificate')}
    </Button>
  );
}

function Repetition({ productId, due }: { productId: string; due: number }): ReactNode {
  const { t } = useTranslation('learning');
  return (
    <Card title={t('repetition.title')} text={t('repetition.text', { count: due })}>
      <div>
        <ButtonLink variant="primary" to={learningTestPath(productId, 0)}>
          {t('repetition.begin')}
        </ButtonLink>
      </div>
    </Card>
  );
}

function LevelRow({ productId, level: row }: { productId: string; level: LevelStanding }): ReactNode {
  const { t } = useTranslation(['learning', 'learning-levels']);
  const { percent } = useFormats();
  const { level, standing, questions, passPercent, attemptsPerDay } = row;
  const needs = {
    questions: t('questions', { count: questions }),
    percent: percent(passPercent),
    attempts: t('attempts', { count: attemptsPerDay }),
  };
  return (
    <li className={styles.level} data-standing={standing}>
      <span className={styles.number} aria-hidden="true">
        {standing === 'passed' ? <CheckIcon size={20} /> : level}
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{t(`learning-levels:${level}`)}</p>
        <p className={styles.quiet}>{t('needs', needs)}</p>
        <Standing level={row} />
      </div>
      <div className={styles.action}>
        {standing === 'passed' && <Chip tone="good">{t('standing.passed')}</Chip>}
        {standing === 'open' && (
          <ButtonLink variant="primary" to={learningTestPath(productId, level)}>
            {t(row.openAttemptId === null ? 'begin' : 'goOn')}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

function Standing({ level: { standing, validUntil, retryAt } }: { level: LevelStanding }): ReactNode {
  const { t } = useTranslation('learning');
  const { date } = useFormats();
  const moment = useMoment();
  if (standing === 'passed' && validUntil !== null)
    return <p className={styles.quiet}>{t('until', { day: date(validUntil) })}</p>;
  if (standing === 'resting' && retryAt !== null)
    return <p className={styles.quiet}>{t('retry', { time: moment(retryAt) })}</p>;
  if (standing === 'locked') return <p className={styles.quiet}>{t('lockedText')}</p>;
  if (standing === 'unavailable') return <p className={styles.quiet}>{t('unavailableText')}</p>;
  return null;
}
