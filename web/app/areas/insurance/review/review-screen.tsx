/** Everything once more, each with a way to change it; then voucher, ways to pay, consent and the payment. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationView } from '../../../../../shared/insurance/application.ts';
import type { PaymentStepView } from '../../../../../shared/insurance/payment.ts';
import { Button } from '../../../../ui/button.tsx';
import { BackIcon } from '../../../../ui/area-icons.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { ChangeDeclined } from '../change/change-declined.tsx';
import { ChangeLines } from '../change/change-lines.tsx';
import { ChangePriceTag } from '../change/change-price.tsx';
import { useFlow } from '../flow/flow-context.ts';
import type { Way } from '../flow/flow-screen.tsx';
import { PLANS, stepOfProblem, type Step } from '../flow/steps.ts';
import { Breakdown } from '../plans/breakdown.tsx';
import { Declined } from '../plans/declined.tsx';
import plans from '../plans/plans.module.css';
import { PriceChanges } from '../plans/price-changes.tsx';
import { PriceTag } from '../flow/price-tag.tsx';
import { useProblemText } from '../questions/use-problem-text.ts';
import { AnswerList } from './answer-list.tsx';
import { Checkout } from '../pay/checkout.tsx';
import { Instalments } from './instalments.tsx';
import { Referred } from './referred.tsx';
import styles from './review.module.css';
import { useMembersKept } from './use-members-kept.ts';
import { Voucher } from './voucher.tsx';

type ReviewScreenProps = {
  steps: readonly Step[];
  /** A payment that came to nothing. */
  failed: PaymentStepView | null;
  onBack: (() => void) | undefined;
  onGo: Way['go'];
  onStep: (step: PaymentStepView) => void;
};

export function ReviewScreen({ steps, failed, onBack, onGo, onStep }: ReviewScreenProps): ReactNode {
  const { t } = useTranslation('insurance');
  const { state, texts } = useFlow();
  const kept = useMembersKept();
  const problemText = useProblemText();
  const { server } = state;
  if (kept.problems.length > 0) {
    const target = kept.problems.map((problem) => stepOfProblem(steps, problem)).find((step) => step !== undefined);
    // What is wrong with several answers stands at none of them.
    const together = kept.problems.filter(({ question }) => question === '');
    return (
      <div className={styles.screen}>
        <h1 className={plans.title}>{t('review.missing')}</h1>
        {together.length > 0 && <Notice tone="bad">{together.map(problemText).join(' ')}</Notice>}
        <div>
          <Button
            variant="primary"
            onClick={() => (target === undefined ? onBack?.() : onGo(target.id, kept.problems))}
          >
            {t('review.fillIn')}
          </Button>
        </div>
      </div>
    );
  }
  const price = server?.quote?.prices.find(({ plan }) => plan === state.plan);
  if (!kept.isReady || server === null || server.quote === null) {
    return kept.error === null ? (
      <SkeletonRows rows={4} height={110} />
    ) : (
      <ErrorState error={kept.error} onRetry={kept.again} />
    );
  }
  const { changes } = server;
  if (server.state === 'declined') {
    return changes === null ? (
      <Declined quote={server.quote} onBack={onBack} />
    ) : (
      <ChangeDeclined quote={server.quote} changes={changes} onBack={onBack} />
    );
  }
  const change = server.quote.changes?.find(({ plan }) => plan === price?.plan) ?? null;
  if (price === undefined) {
    return (
      <Button variant="primary" onClick={() => onGo(PLANS)}>
        {t('plans.title')}
      </Button>
    );
  }
  return (
    <div className={styles.screen}>
      <h1 className={plans.title} tabIndex={-1}>
        {t(titleOf(server))}
      </h1>
      <PriceChanges />
      {server.state === 'referred' && <Referred quote={server.quote} />}
      <section className={styles.card} aria-label={t('price.title')}>
        <div className={styles.plan}>
          <div>
            <p className={styles.caption}>{texts.plans[price.plan]?.name}</p>
            {change === null ? (
              <PriceTag className={styles.price} price={{ amount: price.total, currency: price.currency }} />
            ) : (
              <ChangePriceTag className={styles.price} change={change} />
            )}
          </div>
          <Button variant="plain" onClick={() => onGo(PLANS)}>
            {t('review.changePlan')}
          </Button>
        </div>
        {change === null ? <Breakdown price={price} /> : <ChangeLines change={change} />}
        {change !== null && change.back > 0 && <p className={styles.caption}>{t('amend.way')}</p>}
        {changes === null && <Voucher />}
      </section>
      <AnswerList steps={steps} onGo={onGo} />
      {server.state === 'accepted' && (
        <>
          {changes === null && <Instalments price={price} />}
          <Checkout price={price} failed={failed} onStep={onStep} />
        </>
      )}
      <div className={plans.back}>
        <Button variant="plain" onClick={onBack}>
          <BackIcon size={18} data-flip="" />
          {t('back')}
        </Button>
      </div>
    </div>
  );
}

function titleOf({ state, changes }: ApplicationView) {
  if (changes === null) return state === 'referred' ? 'referred.title' : 'review.title';
  return state === 'referred' ? 'amend.referredTitle' : 'amend.reviewTitle';
}
