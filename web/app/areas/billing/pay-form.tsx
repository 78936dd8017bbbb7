/** Who is billed, how it is paid, and the press that pays. */
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangePreview, Money, PaymentStep } from '../../../../shared/model/billing.ts';
import { useAskAgain, useCall } from '../../../lib/use-call.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import styles from './billing.module.css';
import type { CardFieldsHandle } from '../../payment/card-fields.tsx';
import type { Choice } from './checkout-path.ts';
import { DetailsCard } from './details-card.tsx';
import { PayCard } from './pay-card.tsx';

export type PayFormProps = {
  choice: Choice;
  preview: ChangePreview;
  total: Money;
  /** The last try, when it failed. */
  failed: PaymentStep | null;
  /** @param repeat orders the same once more */
  onStep: (step: PaymentStep, repeat: () => void) => void;
};

export function PayForm(props: PayFormProps): ReactNode {
  const { t } = useTranslation('billing');
  const { data, error, mutate } = useCall('customerDetail', {});
  const askAgain = useAskAgain();
  const fields = useRef<CardFieldsHandle>(null);
  if (data === undefined) {
    return error === undefined ? (
      <SkeletonRows rows={4} height={72} />
    ) : (
      <ErrorState error={error} onRetry={() => void mutate()} />
    );
  }
  const { customer } = data;
  const take = (changed: typeof customer): void => {
    void mutate({ customer: changed }, { revalidate: false });
  };
  return (
    <div className={styles.stack}>
      <DetailsCard
        customer={customer}
        onSaved={(saved) => {
          take(saved);
          // The tax goes by the address.
          void askAgain('previewSubscription');
        }}
      />
      {customer === null ? (
        <Card title={t('pay.title')} text={t('checkout.detailsFirst')} />
      ) : (
        <PayCard {...props} customer={customer} fields={fields} onCustomer={take} />
      )}
    </div>
  );
}
