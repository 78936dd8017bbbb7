/** What is due, how it can be paid, the payment under way, and what became of it. */
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InstalmentToPay, PaymentStepView } from '../../../../../shared/insurance/payment.ts';
import { CheckIcon } from '../../../../ui/icons.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import done from '../done/done.module.css';
import { PaymentScreen } from '../pay/payment-screen.tsx';
import plans from '../plans/plans.module.css';
import review from '../review/review.module.css';
import { useAmounts } from '../use-amounts.ts';
import { InstalmentForm } from './instalment-form.tsx';
import { instalmentPath } from './instalment-path.ts';
import { payCallsOf, type Opened } from './pay-calls.ts';
import { WayOn } from './way-on.tsx';

type InstalmentScreenProps = {
  opened: Opened;
  toPay: InstalmentToPay;
  /** The order whose payment somebody comes back from. */
  returnedTo: string | null;
  onChanged: () => void;
};

export function InstalmentScreen({ opened, toPay, returnedTo, onChanged }: InstalmentScreenProps): ReactNode {
  const { applicationId, key } = opened;
  const calls = useMemo(() => payCallsOf({ applicationId, key }), [applicationId, key]);
  const [taken, setTaken] = useState<PaymentStepView | null>(null);
  const step = taken ?? toPay.order;
  const take = (next: PaymentStepView): void => {
    setTaken(next);
    if (next.state === 'paid' || next.state === 'failed') onChanged();
  };
  useEffect(() => {
    // What it was paid for by then, its screen says; where it cannot be asked, what is due stands here.
    if (returnedTo !== null) void calls.check(returnedTo).then(setTaken, () => undefined);
  }, [calls, returnedTo]);
  if (step?.state === 'open' || step?.state === 'pending') {
    const returnPath = `${instalmentPath(applicationId)}&${new URLSearchParams({ order: step.orderId })}`;
    return <PaymentScreen step={step} calls={calls} payerName="" returnPath={returnPath} onStep={take} />;
  }
  return (
    <div className={review.screen}>
      {step?.state === 'paid' && <Paid step={step} toPay={toPay} />}
      {toPay.due !== null && (
        <InstalmentForm
          key={toPay.due.number}
          opened={opened}
          toPay={toPay}
          due={toPay.due}
          isNext={step?.state === 'paid'}
          failed={step?.state === 'failed' ? step : null}
          onStep={take}
          onOutdated={onChanged}
        />
      )}
      {toPay.due === null && step?.state !== 'paid' && <NothingDue toPay={toPay} />}
    </div>
  );
}

/** Where the next one is due, too, it follows. */
function Paid({ step, toPay }: { step: PaymentStepView; toPay: InstalmentToPay }): ReactNode {
  const { t } = useTranslation('insurance');
  const { money } = useAmounts();
  const isLast = toPay.due === null;
  const comes = useComing(isLast ? toPay.coming : null);
  return (
    <>
      <span className={done.tick}>
        <CheckIcon size={34} />
      </span>
      <div className={plans.head} role="status">
        <h1 className={plans.title}>{t('instalment.paid', { total: money(step.total) })}</h1>
        <p className={plans.text}>{[t('instalment.paidMail'), comes].filter(Boolean).join(' ')}</p>
      </div>
      {isLast && (
        <div className={done.acts}>
          <WayOn toPay={toPay} />
        </div>
      )}
    </>
  );
}

function NothingDue({ toPay }: { toPay: InstalmentToPay }): ReactNode {
  const { t } = useTranslation('insurance');
  const comes = useComing(toPay.coming);
  return (
    <EmptyState
      isScreen
      icon={CheckIcon}
      title={t('instalment.nothing')}
      text={comes || t('instalment.nothingMore')}
      actions={<WayOn toPay={toPay} />}
    />
  );
}

/** When the next one is charged; empty where none comes. */
function useComing(coming: InstalmentToPay['coming']): string {
  const { t } = useTranslation('insurance');
  const { money, day } = useAmounts();
  return coming === null ? '' : t('instalment.next', { total: money(coming.money), day: day(coming.due) });
}
