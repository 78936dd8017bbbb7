/** What happened to the subscription, newest first. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubscriptionEvent } from '../../../../shared/model/billing.ts';
import styles from './history.module.css';
import { useFormats } from './use-formats.ts';

export function History({ events }: { events: readonly SubscriptionEvent[] }): ReactNode {
  const { t } = useTranslation('billing');
  return (
    <details className={styles.history}>
      <summary>{t('history.title')}</summary>
      <ol className={styles.events}>
        {events.map((event) => (
          <Event key={event.eventId} event={event} />
        ))}
      </ol>
    </details>
  );
}

function Event({ event: { at, kind, planId, cycle, money } }: { event: SubscriptionEvent }): ReactNode {
  const { t } = useTranslation(['billing', 'app']);
  const formats = useFormats();
  const plan = t(`app:plan.${planId}`);
  return (
    <li className={styles.event}>
      <time dateTime={at} className={styles.at}>
        {formats.date(at)}
      </time>
      <span>
        {t(`history.${kind}`)}
        <span className={styles.about}>
          {' · '}
          {cycle === null ? plan : t('planAndCycle', { plan, cycle: t(`cycle.${cycle}`) })}
        </span>
      </span>
      {money !== null && <span className={styles.money}>{formats.money(money)}</span>}
    </li>
  );
}
