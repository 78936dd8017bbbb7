/** The plans side by side with the server's own prices; or why there are none. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangePrice, PriceView } from '../../../../../shared/insurance/application.ts';
import { Button } from '../../../../ui/button.tsx';
import { BackIcon } from '../../../../ui/area-icons.tsx';
import { Chip } from '../../../../ui/chip.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import changeStyles from '../change/change.module.css';
import { ChangeDeclined } from '../change/change-declined.tsx';
import { ChangeLines } from '../change/change-lines.tsx';
import { ChangePriceTag } from '../change/change-price.tsx';
import { useFlow } from '../flow/flow-context.ts';
import { PriceTag } from '../flow/price-tag.tsx';
import { useQuoted } from '../flow/use-quoted.ts';
import { BenefitTable } from './benefit-table.tsx';
import { Breakdown } from './breakdown.tsx';
import { Declined } from './declined.tsx';
import { planBenefits } from './plan-benefits.ts';
import { PriceChanges } from './price-changes.tsx';
import styles from './plans.module.css';
import { useBenefitText } from './use-benefit-text.ts';
import { useProblemText } from '../questions/use-problem-text.ts';

type PlansScreenProps = { onBack: (() => void) | undefined; onNext: () => Promise<void> };

export function PlansScreen({ onBack, onNext }: PlansScreenProps): ReactNode {
  const { t } = useTranslation('insurance');
  const { store, state, texts } = useFlow();
  const quoted = useQuoted();
  const problemText = useProblemText();
  const [choosing, setChoosing] = useState<string | null>(null);
  if (quoted.problems.length > 0) {
    return (
      <>
        <Notice tone="bad">{quoted.problems.map(problemText).join(' ')}</Notice>
        <Button onClick={onBack}>{t('back')}</Button>
      </>
    );
  }
  if (!quoted.isReady && choosing === null) {
    return quoted.error === null ? (
      <SkeletonRows rows={3} height={150} />
    ) : (
      <ErrorState error={quoted.error} onRetry={quoted.again} />
    );
  }
  const { server } = state;
  const quote = server?.quote ?? null;
  const changes = server?.changes ?? null;
  if (server?.state === 'declined' && quote !== null) {
    return changes === null ? (
      <Declined quote={quote} onBack={onBack} />
    ) : (
      <ChangeDeclined quote={quote} changes={changes} onBack={onBack} />
    );
  }
  const choose = (plan: string): void => {
    setChoosing(plan);
    store.choosePlan(plan);
    void store.flush().then(onNext);
  };
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {t('plans.title')}
        </h1>
        <p className={styles.text}>{t(changes === null ? 'plans.text' : 'amend.plansText')}</p>
      </div>
      <PriceChanges />
      {server?.state === 'referred' && changes === null && <Notice tone="warning">{t('plans.referred')}</Notice>}
      <ul className={styles.plans}>
        {(quote?.prices ?? []).map((price) => (
          <PlanCard
            key={price.plan}
            price={price}
            change={quote?.changes?.find(({ plan }) => plan === price.plan) ?? null}
            isCurrent={changes?.plan === price.plan}
            isChosen={state.plan === price.plan}
            isBusy={choosing === price.plan}
            onChoose={() => choose(price.plan)}
          />
        ))}
      </ul>
      <BenefitTable plans={(quote?.prices ?? []).map(({ plan }) => plan)} />
      {changes === null && <p className={styles.notice}>{texts.notice}</p>}
      <div className={styles.back}>
        <Button variant="plain" onClick={onBack}>
          <BackIcon size={18} data-flip="" />
          {t('back')}
        </Button>
      </div>
    </div>
  );
}

type PlanCardProps = {
  price: PriceView;
  /** What it costs more or less where a policy is changed. */
  change: ChangePrice | null;
  /** Whether the policy that is changed has this plan now. */
  isCurrent: boolean;
  isChosen: boolean;
  isBusy: boolean;
  onChoose: () => void;
};

/** Benefits that a card names; the table has all. */
const MOST_NAMED = 4;

function PlanCard({ price, change, isCurrent, isChosen, isBusy, onChoose }: PlanCardProps): ReactNode {
  const { t } = useTranslation('insurance');
  const { texts, application } = useFlow();
  const benefitText = useBenefitText();
  const words = texts.plans[price.plan];
  const benefits = planBenefits(application, price.plan).filter(({ limit }) => limit !== 0);
  return (
    <li className={classNames(styles.plan, isChosen && styles.chosen)}>
      <h2 className={styles.planName}>
        {words?.name ?? price.plan}
        {isCurrent && (
          <span className={changeStyles.mine}>
            <Chip>{t('amend.yours')}</Chip>
          </span>
        )}
      </h2>
      {change === null ? (
        <PriceTag className={styles.planPrice} price={{ amount: price.total, currency: price.currency }} />
      ) : (
        <ChangePriceTag className={styles.planPrice} change={change} />
      )}
      <p className={styles.planText}>{words?.summary}</p>
      <ul className={styles.named}>
        {benefits.slice(0, MOST_NAMED).map(({ id, limit }) => (
          <li key={id}>
            <span>{texts.benefits[id]?.name ?? id}</span>
            <span className={styles.limit}>{benefitText(limit)}</span>
          </li>
        ))}
      </ul>
      <Button
        variant={isChosen ? 'primary' : 'quiet'}
        isWide
        isBusy={isBusy}
        className={styles.choose ?? ''}
        onClick={onChoose}
      >
        {t('plans.choose', { plan: words?.name ?? price.plan })}
      </Button>
      {change === null ? <Breakdown price={price} /> : <ChangeLines change={change} />}
    </li>
  );
}
