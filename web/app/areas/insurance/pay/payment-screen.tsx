/** A payment under way: the card's fields, PayPal's page or GoPay's code, until it is decided. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import type { PaymentStepView } from '../../../../../shared/insurance/payment.ts';
import { live } from '../../../../lib/live.ts';
import { Button } from '../../../../ui/button.tsx';
import buttons from '../../../../ui/button.module.css';
import { classNames } from '../../../../ui/class-names.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useErrorText } from '../../../../ui/use-error-text.ts';
import { useSecondsUntil } from '../../../../ui/use-seconds-until.ts';
import { CardFields, type CardFieldsHandle } from '../../../payment/card-fields.tsx';
import { QrPicture } from '../../../payment/qr-picture.tsx';
import plans from '../plans/plans.module.css';
import { useAmounts } from '../use-amounts.ts';
import styles from './pay.module.css';

/** How the payment of an order is followed; whoever shows it has what opens it. */
export type PaymentCalls = {
  check: (orderId: string) => Promise<PaymentStepView>;
  giveUp: (orderId: string) => Promise<PaymentStepView>;
};

type PaymentScreenProps = {
  step: PaymentStepView;
  calls: PaymentCalls;
  /** As it is known; stands on the card, it may be. */
  payerName: string;
  /** Path to which a bank's page sends the payer back. */
  returnPath: string;
  /** Where it stands: paid, failed, given up, or on its way. */
  onStep: (step: PaymentStepView) => void;
};

export function PaymentScreen(props: PaymentScreenProps): ReactNode {
  const { step, calls, payerName, returnPath, onStep } = props;
  const { t } = useTranslation('insurance');
  const { money } = useAmounts();
  const textOf = useErrorText();
  const [isLeaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const askAgain = usePaymentStep(step, calls, onStep);
  const giveUp = async (): Promise<void> => {
    setLeaving(true);
    try {
      onStep(await calls.giveUp(step.orderId));
    } catch (error) {
      setFailure(error);
    }
    setLeaving(false);
  };
  const total = money(step.total);
  return (
    <div className={styles.screen}>
      <h1 className={plans.title} tabIndex={-1}>
        {t('pay.now', { total })}
      </h1>
      {failure !== null && <Notice tone="bad">{textOf(failure)}</Notice>}
      {step.state === 'pending' && <Pending />}
      {step.state === 'open' && step.clientSecret !== null && (
        <CardForm
          step={step}
          clientSecret={step.clientSecret}
          total={total}
          payerName={payerName}
          returnPath={returnPath}
          onConfirmed={askAgain}
        />
      )}
      {step.state === 'open' && step.approvalUrl !== null && <AtPaypal url={step.approvalUrl} />}
      {step.state === 'open' && step.qr !== null && <GoPay qr={step.qr} />}
      {step.state === 'open' && (
        <div>
          <Button variant="plain" isBusy={isLeaving} onClick={() => void giveUp()}>
            {t('pay.otherWay')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Asks where it stands as long as it is undecided; gives the way to ask at once. */
function usePaymentStep(
  step: PaymentStepView,
  calls: PaymentCalls,
  onStep: (step: PaymentStepView) => void,
): () => void {
  const isUndecided = step.state === 'open' || step.state === 'pending';
  const { data, mutate } = useSWR(
    isUndecided ? ['policy-payment', step.orderId] : null,
    () => calls.check(step.orderId),
    live,
  );
  useEffect(() => {
    if (data !== undefined && data.orderId === step.orderId && data.state !== step.state) {
      onStep({ ...data, clientSecret: data.clientSecret ?? step.clientSecret });
    }
  }, [data, step, onStep]);
  return () => void mutate();
}

type CardFormProps = Pick<PaymentScreenProps, 'step' | 'payerName' | 'returnPath'> & {
  clientSecret: string;
  total: string;
  onConfirmed: () => void;
};

/** The number of the card goes from the provider's own fields to the provider, and past us. */
function CardForm(props: CardFormProps): ReactNode {
  const { step, clientSecret, total, payerName, returnPath, onConfirmed } = props;
  const { t } = useTranslation(['insurance', 'errors']);
  const fields = useRef<CardFieldsHandle>(null);
  const [name, setName] = useState(payerName);
  const [isReady, setReady] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isNameMissing, setNameMissing] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const problem = isNameMissing ? t('errors:card_name_required') : (refusal ?? step.errorLabel);
  const pay = async (): Promise<void> => {
    if (isBusy) return;
    setNameMissing(name.trim() === '');
    if (name.trim() === '') return;
    setBusy(true);
    const outcome = await fields.current?.confirm(name.trim());
    setBusy(false);
    if (outcome?.errorLabel) setRefusal(outcome.errorLabel);
    else onConfirmed();
  };
  return (
    <div className={styles.card}>
      <TextField label={t('pay.nameOnCard')} autoComplete="cc-name" value={name} maxLength={80} onChange={setName} />
      <CardFields
        ref={fields}
        clientSecret={clientSecret}
        kind="payment"
        returnPath={returnPath}
        onReady={() => setReady(true)}
      />
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Button
        variant="primary"
        isWide
        isBusy={isBusy}
        aria-disabled={!isReady}
        className={styles.pay ?? ''}
        onClick={() => void pay()}
      >
        {t('pay.now', { total })}
      </Button>
    </div>
  );
}

function Pending(): ReactNode {
  const { t } = useTranslation('insurance');
  return (
    <p className={styles.waiting} role="status">
      <Spinner />
      {t('pay.pending')}
    </p>
  );
}

function AtPaypal({ url }: { url: string }): ReactNode {
  const { t } = useTranslation('insurance');
  return (
    <div className={styles.card}>
      <p>{t('pay.help.paypal')}</p>
      <a className={classNames(buttons.button, buttons.primary, styles.pay)} href={url}>
        {t('pay.toPaypal')}
      </a>
    </div>
  );
}

function GoPay({ qr }: { qr: NonNullable<PaymentStepView['qr']> }): ReactNode {
  const { t } = useTranslation('insurance');
  const seconds = useSecondsUntil(Date.parse(qr.expiresAt));
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <div className={styles.card}>
      <p>{t('pay.help.gopay')}</p>
      <div className={styles.code}>
        <QrPicture text={qr.text} label={t('pay.code')} />
      </div>
      <p role="timer" aria-live="off">
        {seconds === 0 ? t('pay.codeOver') : t('pay.codeLeft', { time })}
      </p>
      {seconds > 0 && (
        <a className={classNames(buttons.button, buttons.primary, styles.pay)} href={qr.deepLink}>
          {t('pay.toGopay')}
        </a>
      )}
    </div>
  );
}
