/** What the applicant confirms, how they pay, and the press that pays. */
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceView } from '../../../../../shared/insurance/application.ts';
import type { PaymentStepView } from '../../../../../shared/insurance/payment.ts';
import type { OutputOfCall } from '../../../../lib/api/call-types.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckboxField } from '../../../../ui/checkbox-field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useErrorText } from '../../../../ui/use-error-text.ts';
import { useFlow } from '../flow/flow-context.ts';
import styles from '../review/review.module.css';
import { useAmounts } from '../use-amounts.ts';
import { PayWayChoice, waysOf, type PolicyPayWay } from './pay-way-choice.tsx';

type PaymentInfo = OutputOfCall<'getPaymentInfo'>;

type CheckoutProps = {
  price: PriceView;
  /** What the last try came to, where it failed. */
  failed: PaymentStepView | null;
  onStep: (step: PaymentStepView) => void;
};

export function Checkout({ price, failed, onStep }: CheckoutProps): ReactNode {
  const { t } = useTranslation('insurance');
  const { store, state, texts } = useFlow();
  const { money } = useAmounts();
  const textOf = useErrorText();
  const [info, setInfo] = useState<PaymentInfo | null>(null);
  const [chosen, setChosen] = useState<PolicyPayWay | null>(null);
  const [hasConsent, setConsent] = useState(false);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const revision = state.server?.revision;
  useEffect(() => {
    let isCurrent = true;
    void store.ask('getPaymentInfo', {}).then((answer) => {
      if (answer === null || !isCurrent) return;
      setInfo(answer);
      // Somebody comes back to a payment that is under way.
      if (answer.order !== null && answer.order.state !== 'failed' && answer.order.payWay !== null)
        onStep(answer.order);
    });
    return () => {
      isCurrent = false;
    };
    // Asked anew when the application has changed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [store, revision, price.plan]);
  if (info === null) {
    return (
      <section className={styles.card}>
        {state.error === null ? <Skeleton height={120} /> : <Notice tone="bad">{textOf(state.error)}</Notice>}
      </section>
    );
  }
  const ways = waysOf(info);
  const way = chosen ?? ways[0];
  const isFree = info.dueNow.amount === 0;
  const isChange = info.application.changes !== null;
  const pay = async (): Promise<void> => {
    setTried(true);
    if (!hasConsent || isBusy || (way === undefined && !isFree)) return;
    setBusy(true);
    setFailure(null);
    try {
      onStep(await (isFree ? confirm(info) : begin(info, way ?? 'card')));
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const order = async ({ total, declarationVersion }: PaymentInfo): Promise<string> => {
    const consent = { declaration: true, termsVersion: declarationVersion } as const;
    return (await store.mustAsk('paymentCheckout', { total, consent })).order.orderId;
  };
  /** Where nothing is to be paid it takes effect with the order. */
  const confirm = async (known: PaymentInfo): Promise<PaymentStepView> =>
    store.mustAsk('callBackCheckout', { orderId: await order(known) });
  const begin = async (known: PaymentInfo, payWay: PolicyPayWay): Promise<PaymentStepView> => {
    const orderId = await order(known);
    if (payWay === 'test') return store.mustAsk('fakePayment', { orderId });
    return store.mustAsk('checkoutPayment', { orderId, payWay });
  };
  return (
    <section className={styles.card} aria-label={t('pay.title')}>
      {failed !== null && <Notice tone="bad">{failed.errorLabel || t('pay.failed')}</Notice>}
      {!isFree && way !== undefined && <PayWayChoice ways={ways} value={way} onChange={setChosen} />}
      <CheckboxField
        label={texts.declaration}
        isChecked={hasConsent}
        error={isTried && !hasConsent ? t('pay.consentMissing') : undefined}
        onChange={setConsent}
      />
      {failure !== null && <Notice tone="bad">{textOf(failure)}</Notice>}
      <Button variant="primary" isWide isBusy={isBusy} className={styles.pay ?? ''} onClick={() => void pay()}>
        {isFree && isChange ? t('amend.confirm') : t('pay.now', { total: money(info.dueNow) })}
      </Button>
      {!isFree && <p className={styles.fine}>{t('pay.safe')}</p>}
    </section>
  );
}
