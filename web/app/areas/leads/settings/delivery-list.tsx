/** The last deliveries of the webhook and what became of them. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookDelivery } from '../../../../../shared/model/lead-settings.ts';
import { useLanguageTag } from '../../../../ui/use-language-tag.ts';
import { exactMoment, type Clock } from '../../conversations/moments.ts';
import { useOwner } from '../../conversations/use-owner.ts';
import styles from './webhook.module.css';

export function DeliveryList({ deliveries }: { deliveries: readonly WebhookDelivery[] }): ReactNode {
  const { t } = useTranslation('leads');
  const tag = useLanguageTag();
  const { timeZone } = useOwner();
  return (
    <section className={styles.deliveries} aria-labelledby="deliveries-title">
      <h3 id="deliveries-title" className={styles.listTitle}>
        {t('delivery.title')}
      </h3>
      <ul>
        {deliveries.map((delivery) => (
          <Delivery key={delivery.deliveryId} delivery={delivery} clock={{ tag, timeZone }} />
        ))}
      </ul>
    </section>
  );
}

function Delivery({ delivery, clock }: { delivery: WebhookDelivery; clock: Clock }) {
  const { t } = useTranslation('leads');
  const now = new Date();
  const { type, createdAt, state, nextTryAt } = delivery;
  return (
    <li className={styles.delivery}>
      <span className={styles.mark} data-state={state} aria-hidden="true" />
      <span className={styles.what}>{t(type === 'test' ? 'delivery.test' : 'delivery.lead')}</span>
      <time className={styles.when} dateTime={createdAt}>
        {exactMoment(createdAt, now, clock)}
      </time>
      <span className={styles.outcome}>
        <OutcomeWords delivery={delivery} />
        {nextTryAt !== null && ` · ${t('delivery.again', { time: exactMoment(nextTryAt, now, clock) })}`}
      </span>
    </li>
  );
}

function OutcomeWords({ delivery: { state, failure, httpStatus, tries } }: { delivery: WebhookDelivery }) {
  const { t } = useTranslation('leads');
  if (state === 'delivered') return t('delivery.delivered', { status: httpStatus });
  if (failure === null) return t(state === 'failed' ? 'delivery.notSent' : 'delivery.waiting');
  return t(`delivery.${failure}`, { status: httpStatus, count: tries });
}
