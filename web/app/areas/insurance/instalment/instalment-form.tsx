/** The instalment that is due, the ways to pay it, and the press that does. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InstalmentToPay, PaymentStepView } from '../../../../../shared/insurance/payment.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useErrorText } from '../../../../ui/use-error-text.ts';
import { PayWayChoice, waysOf, type PolicyPayWay } from '../pay/pay-way-choice.tsx';
import plans from '../plans/plans.module.css';
import review from '../review/review.module.css';
import { useAmounts } from '../use-amounts.ts';
import { beginInstalment, type Opened } from './pay-calls.ts';

type InstalmentFormProps = {
  opened: Opened;
  toPay: InstalmentToPay;
  due: NonNullable<InstalmentToPay['due']>;
  /** It stands below the thanks for another one. */
  isNext: boolean;
  /** The last try, where it came to nothing. */
  failed: PaymentStepView | null;
  onStep: (step: PaymentStepView) => void;
  /** It is not as it stands here any more. */
  onOutdated: () => void;
};

export function InstalmentForm(props: InstalmentFormProps): ReactNode {
  const { opened, toPay, due, isNext, failed, onStep, onOutdated } = props;
  const Title = isNext ? 'h2' : 'h1';
  const { t } = useTranslation('insurance');
  const { money, day } = useAmounts();
  const textOf = useErrorText();
  const ways = waysOf(toPay);
  const [chosen, setChosen] = useState<PolicyPayWay | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const way = chosen ?? ways[0];
  const total = money(due.money);
  const pay = async (): Promise<void> => {
    if (isBusy || way === undefined) return;
    setBusy(true);
    setFailure(null);
    try {
      onStep(await beginInstalment(opened, due.number, way));
    } catch (error) {
      setFailure(error);
      onOutdated();
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <div className={plans.head}>
        <Title className={plans.title} tabIndex={-1}>
          {t('instalment.title', { number: due.number, count: due.count })}
        </Title>
        <p className={plans.text}>
          <bdi>{toPay.productName}</bdi> · <bdi dir="ltr">{toPay.policyNumber}</bdi>
        </p>
      </div>
      <section className={review.card} aria-label={t('instalment.title', { number: due.number, count: due.count })}>
        <div>
          <p className={review.caption}>{t('instalment.since', { day: day(due.due) })}</p>
          <p className={review.price}>{total}</p>
        </div>
        {failed !== null && <Notice tone="bad">{failed.errorLabel || t('pay.failed')}</Notice>}
        {failure !== null && <Notice tone="bad">{textOf(failure)}</Notice>}
        {toPay.isBeingCharged ? (
          <>
            <Notice>{t('instalment.isBeingCharged')}</Notice>
            <Button onClick={onOutdated}>{t('instalment.lookAgain')}</Button>
          </>
        ) : (
          way !== undefined && (
            <>
              <PayWayChoice ways={ways} value={way} onChange={setChosen} />
              {toPay.coming !== null && (way === 'card' || way === 'paypal') && <p>{t('instalment.kept')}</p>}
              <Button variant="primary" isWide isBusy={isBusy} className={review.pay ?? ''} onClick={() => void pay()}>
                {t('pay.now', { total })}
              </Button>
              <p className={review.fine}>{t('pay.safe')}</p>
            </>
          )
        )}
      </section>
    </>
  );
}
