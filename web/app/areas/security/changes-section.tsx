/** What changed of how the account is opened and who is told of its leads: whoever has it back looks here first. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/use-call.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import styles from './lifecycle.module.css';
import { useMomentText } from './use-moment-text.ts';

export function ChangesSection(): ReactNode {
  const { t } = useTranslation('security');
  const momentText = useMomentText();
  const { data, error, mutate } = useCall('getAccountChanges', {});
  return (
    <Card title={t('changes.title')} text={t('changes.text')}>
      {error !== undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && error === undefined && <SkeletonRows rows={2} height={44} />}
      {data?.changes.length === 0 && <p className={styles.soft}>{t('changes.empty')}</p>}
      {data !== undefined && data.changes.length > 0 && (
        <ul className={styles.acts}>
          {data.changes.map(({ change, at }, index) => (
            <li key={index}>
              <strong>{t(`changes.change.${change}`)}</strong>
              <span className={styles.soft}>{momentText(at)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
