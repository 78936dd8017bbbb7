/** What staff looked at and did about the account: each look is here, and none can be taken away. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/use-call.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useMomentText } from './use-moment-text.ts';
import styles from './lifecycle.module.css';

export function SupportActsSection(): ReactNode {
  const { t } = useTranslation('security');
  const momentText = useMomentText();
  const { data, error, mutate } = useCall('getSupportActs', {});
  return (
    <Card title={t('supportActs.title')} text={t('supportActs.text')}>
      {error !== undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && error === undefined && <SkeletonRows rows={2} height={44} />}
      {data?.acts.length === 0 && <p className={styles.soft}>{t('supportActs.empty')}</p>}
      {data !== undefined && data.acts.length > 0 && (
        <ul className={styles.acts}>
          {data.acts.map(({ at, by, act, reason }, index) => (
            <li key={index}>
              <strong>{t(`supportActs.act.${act}`)}</strong>
              {reason !== '' && <p dir="auto">{reason}</p>}
              <span className={styles.soft}>
                <bdi>{by}</bdi> · {momentText(at)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
