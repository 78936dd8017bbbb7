/** A payment under way or done: what the payer does now. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanId } from '../../../../shared/model/account.ts';
import type { PaymentStep } from '../../../../shared/model/billing.ts';
import { pathTo } from '../../../lib/routes.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import buttonStyles from '../../../ui/button.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { BankQuestion } from './bank-question.tsx';
import { GoPayCode } from './gopay-code.tsx';
import { Outcome } from './outcome.tsx';
import { PaymentSuccess } from './payment-success.tsx';
import { useGiveUp } from './use-give-up.ts';

type PaymentProgressProps = {
  /** Not a failed one. */
  step: PaymentStep;
  /** What is bought, when the screen knows it. */
  planId?: PlanId;
  /** Given up: where it stands then, for it may have been paid. */
  onLeft: (step: PaymentStep) => void;
  onAskAgain: () => void;
  /** Begins the same once more, after a code of GoPay is over. */
  onNewCode?: () => void;
};

export function PaymentProgress({ step, planId, ...ways }: PaymentProgressProps): ReactNode {
  if (step.state === 'paid') return <PaymentSuccess step={step} {...(planId && { planId })} />;
  if (step.state === 'pending') return <Pending />;
  if (step.clientSecret !== null) {
    return <BankQuestion step={step} clientSecret={step.clientSecret} {...ways} />;
  }
  if (step.qr !== null) return <GoPayCode step={step} qr={step.qr} {...ways} />;
  return <AtPaypal step={step} onLeft={ways.onLeft} />;
}

function Pending(): ReactNode {
  const { t } = useTranslation('billing');
  return (
    <Outcome
      tone="waiting"
      title={t('status.pending')}
      text={t('outcome.pending')}
      actions={<ButtonLink to={pathTo('plan')}>{t('back')}</ButtonLink>}
    >
      <Spinner />
    </Outcome>
  );
}

function AtPaypal({ step, onLeft }: Pick<PaymentProgressProps, 'step' | 'onLeft'>): ReactNode {
  const { t } = useTranslation('billing');
  const { giveUp, isRunning } = useGiveUp();
  const leave = async (): Promise<void> => {
    const left = await giveUp(step.orderId);
    if (left !== null) onLeft(left);
  };
  return (
    <Outcome
      tone="waiting"
      title={t('paypal.title')}
      text={t('paypal.text')}
      actions={
        <>
          <Button isBusy={isRunning} onClick={() => void leave()}>
            {t('open.giveUp')}
          </Button>
          {step.approvalUrl !== null && (
            <a className={classNames(buttonStyles.button, buttonStyles.primary)} href={step.approvalUrl}>
              {t('paypal.goOn')}
            </a>
          )}
        </>
      }
    />
  );
}
