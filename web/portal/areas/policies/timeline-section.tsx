import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MyPolicy } from '../../../../shared/insurance/portal.ts';
import { Card } from '../../../ui/card.tsx';
import styles from './policy-area.module.css';
import { useFormats } from './use-formats.ts';

/** What happened to the policy, the latest first. */
export function TimelineSection({ entries }: { entries: MyPolicy['timeline'] }): ReactNode {
  const { t } = useTranslation('policies');
  const { moment, money } = useFormats();
  return (
    <Card title={t('policy.timeline')}>
      <ol className={styles.timeline}>
        {entries.toReversed().map(({ id, at, kind, money: amount, text }) => (
          <li key={id} className={styles.moment}>
            <p className={styles.rowName}>
              {t(`policy.event.${kind}`)}
              {amount !== null && amount.amount !== 0 && <span className={styles.quiet}> · {money(amount)}</span>}
            </p>
            <p className={styles.quiet}>{moment(at)}</p>
            {text !== null && text !== '' && (
              <p className={styles.said}>
                <bdi>{text}</bdi>
              </p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
