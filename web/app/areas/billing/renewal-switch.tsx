/** Auto-renewal, on or off; saved when it is pressed. */
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Customer, Subscription } from '../../../../shared/model/billing.ts';
import type { InputOfCall } from '../../../lib/api/call-types.ts';
import { pathTo } from '../../../lib/routes.ts';
import { useCall, useEffectCall } from '../../../lib/use-call.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { useToasts } from '../../../ui/use-toasts.ts';
import billing from './billing.module.css';
import styles from './standing.module.css';
import { useRefreshBilling } from './use-billing.ts';
import { useFormats } from './use-formats.ts';

export function RenewalSwitch({ subscription }: { subscription: Subscription }): ReactNode {
  const { t } = useTranslation('billing');
  const { date } = useFormats();
  const textOf = useErrorText();
  const id = useId();
  const { data } = useCall('customerDetail', {});
  const { save, isRunning, error } = useSave();
  const { isAutoRenewing, nextBillingAt, periodEnd } = subscription;
  const method = keptMethod(subscription, data?.customer ?? null);
  const hasNone = data !== undefined && method === null;
  return (
    <div className={styles.renewal}>
      <button
        type="button"
        role="switch"
        aria-checked={isAutoRenewing}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-help`}
        aria-busy={isRunning || undefined}
        aria-disabled={isRunning || (hasNone && !isAutoRenewing)}
        className={styles.switch}
        onClick={() => {
          const isToBe = !isAutoRenewing;
          if (!isRunning && (method !== null || !isToBe)) {
            void save({ isAutoRenewing: isToBe, ...(method ?? { payWay: null, cardId: null }) });
          }
        }}
      >
        <span className={styles.knob} />
      </button>
      <div>
        <p id={`${id}-label`} className={styles.label}>
          {t('renewal.label')}
        </p>
        <p id={`${id}-help`} className={billing.quiet}>
          {t(isAutoRenewing ? 'renewal.on' : 'renewal.off', { date: date(nextBillingAt ?? periodEnd) })}
        </p>
        {hasNone && !isAutoRenewing && (
          <p className={billing.quiet}>
            <RichText text={t('renewal.noMethod')} parts={{ link: paymentLink }} />
          </p>
        )}
        {error !== undefined && (
          <p role="alert" className={billing.problem}>
            {textOf(error)}
          </p>
        )}
      </div>
    </div>
  );
}

function paymentLink(words: string): ReactNode {
  return <Link to={pathTo('payment')}>{words}</Link>;
}

function useSave() {
  const toasts = useToasts();
  const refresh = useRefreshBilling();
  const { run, isRunning, error } = useEffectCall('saveRenewal');
  const save = async (renewal: InputOfCall<'saveRenewal'>): Promise<void> => {
    if ((await run(renewal)) === null) return;
    await refresh();
    toasts.saved();
  };
  return { save, isRunning, error };
}

type Method = Pick<InputOfCall<'saveRenewal'>, 'payWay' | 'cardId'>;

/** What the next cycle is paid with: what it is now, else the first thing that is kept; null when nothing is. */
function keptMethod({ payWay, cardId }: Subscription, customer: Customer | null): Method | null {
  const card = customer?.cards.find((kept) => kept.cardId === cardId) ?? customer?.cards[0];
  if (payWay === 'paypal' || payWay === 'gopay') return { payWay, cardId: null };
  if (card !== undefined) return { payWay: 'card', cardId: card.cardId };
  if (customer?.paypal) return { payWay: 'paypal', cardId: null };
  return customer?.wallet?.state === 'linked' ? { payWay: 'gopay', cardId: null } : null;
}
