/** The application on the screen: one step of it, the way through all of them, and the price. */
import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Answers } from '../../../../../shared/insurance/answers.ts';
import { checkAnswers, type AnswerProblem } from '../../../../../shared/insurance/check-answers.ts';
import type { ChannelView } from '../../../../../shared/insurance/channel.ts';
import type { ProductDefinition } from '../../../../../shared/insurance/definition.ts';
import { productOf, readApplication } from '../../../../../shared/insurance/product.ts';
import type { ProductTexts } from '../../../../../shared/insurance/product-texts.ts';
import type { LanguageValue } from '../../../../../shared/places/languages.ts';
import { clockTimeIn } from '../../../../../shared/rules/zoned-time.ts';
import { applicationPath } from '../../../../lib/routes.ts';
import { serverNow } from '../../../../lib/session/server-time.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { TextButton } from '../../../../ui/text-button.tsx';
import { InsuranceFrame } from '../frame/insurance-frame.tsx';
import { PlansScreen } from '../plans/plans-screen.tsx';
import { QuestionScreen } from '../questions/question-screen.tsx';
import { ReviewScreen } from '../review/review-screen.tsx';
import type { ApplicationStore } from './application-store.ts';
import { usePayment } from '../pay/use-payment.tsx';
import { ChangeBanner } from '../change/change-banner.tsx';
import { ChangeOutdated } from '../change/change-outdated.tsx';
import { withoutAddress } from '../change/without-address.ts';
import { priceNow } from './estimate.ts';
import { FlowContext, type Flow } from './flow-context.ts';
import styles from './flow.module.css';
import { KeepForLater } from './keep-for-later.tsx';
import { PriceAside } from './price-aside.tsx';
import { findStep, firstOpenStep, PLANS, REVIEW, stepOfProblem, stepsOf, type Step } from './steps.ts';
import { stillThere } from './still-there.ts';
import { useIsWide } from '../../editor/use-is-wide.ts';

type FlowScreenProps = {
  store: ApplicationStore;
  product: { definition: ProductDefinition; language: LanguageValue; texts: ProductTexts };
  channel: ChannelView;
  agentName: string | null;
};

export function FlowScreen({ store, product, channel, agentName }: FlowScreenProps): ReactNode {
  const { definition, texts } = product;
  const { t } = useTranslation('insurance');
  const state = useSyncExternalStore(store.subscribe, store.read);
  const isWide = useIsWide();
  const { answers, plan, voucher, server } = state;
  const changes = server?.changes ?? null;
  // A change is worked out as on the day of its policy's issue, so that the change alone makes a difference.
  const today = changes?.issuedOn ?? clockTimeIn(definition.timeZone, new Date(serverNow())).date;
  const isRenewal = changes?.isRenewal ?? false;
  const isChange = changes !== null;
  const application = useMemo(() => {
    const read = readApplication(productOf(definition), answers, { today, plan, isRenewal });
    return isChange ? withoutAddress(read) : read;
  }, [definition, answers, today, plan, isRenewal, isChange]);
  const price = useMemo(() => priceNow(application, answers, voucher), [application, answers, voucher]);
  const flow: Flow = { store, state, definition, texts, application, agentName };
  const steps = stepsOf(application, isWide);
  const way = useWay(flow, steps);
  const { step, index, found } = way;
  const payment = usePayment(flow);
  const isDeclined = step.id === REVIEW && server?.state === 'declined';
  if (changes?.isOutdated && payment.screen === null) {
    return (
      <FlowContext value={flow}>
        <InsuranceFrame channel={channel} agentName={agentName} isNarrow>
          <ChangeOutdated changes={changes} />
        </InsuranceFrame>
      </FlowContext>
    );
  }
  return (
    <FlowContext value={flow}>
      <InsuranceFrame
        channel={channel}
        agentName={agentName}
        written={product.language}
        actions={server !== null && !payment.isDone && <KeepForLater />}
        progress={{ share: payment.isDone ? 1 : (index + 1) / (steps.length + 1), label: t('progress') }}
      >
        <div className={styles.columns}>
          <div className={styles.step} key={step.id}>
            {changes !== null && !payment.isDone && <ChangeBanner changes={changes} />}
            {state.isReplaced && (
              <Notice tone="warning">
                {t('save.replaced')} <TextButton onClick={() => store.noticed()}>{t('save.understood')}</TextButton>
              </Notice>
            )}
            {payment.screen}
            {payment.screen === null && step.view !== null && (
              <QuestionScreen view={step.view} found={found} price={price} onBack={way.back} onNext={way.next} />
            )}
            {payment.screen === null && step.id === PLANS && <PlansScreen onBack={way.back} onNext={way.next} />}
            {payment.screen === null && step.id === REVIEW && (
              <ReviewScreen
                steps={steps}
                failed={payment.failed}
                onBack={way.back}
                onGo={way.go}
                onStep={payment.take}
              />
            )}
          </div>
          {isWide && payment.screen === null && step.id !== PLANS && !isDeclined && <PriceAside price={price} />}
        </div>
      </InsuranceFrame>
    </FlowContext>
  );
}

export type Way = {
  step: Step;
  index: number;
  /** What was found wrong when somebody wanted to go on. */
  found: readonly AnswerProblem[];
  back: (() => void) | undefined;
  next: () => Promise<void>;
  /** @param problems to be mended there */
  go: (id: string, problems?: readonly AnswerProblem[]) => void;
};

type Found = {
  at: string;
  problems: readonly AnswerProblem[];
  /** The answers that the server found wrong; null for what was found here. */
  seen: Answers | null;
};

const nothingFound: Found = { at: '', problems: [], seen: null };

/** What only the server can find holds until something else is answered. */
function leftOf({ problems, seen }: Found, { state, application }: Flow, { view }: Step): readonly AnswerProblem[] {
  if (seen === null) return stillThere(problems, application, view?.block.stage ?? null);
  return seen === state.answers ? problems : [];
}

/** On a phone a block is several steps: who changes it goes through all of them. */
const isSameBlock = ({ view }: Step, other: Step | undefined): boolean =>
  view !== null && view.block.id === other?.view?.block.id;

/** From step to step; each is an entry of the browser's history. */
function useWay(flow: Flow, steps: readonly Step[]): Way {
  const { store, state, application } = flow;
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [found, setFound] = useState<Found>(nothingFound);
  // Where somebody who comes back goes on is decided once: not again with each answer.
  const [entry] = useState(() => (state.server === null ? steps[0] : firstOpenStep(steps, application, state.server)));
  const asked = findStep(steps, search.get('at'));
  const step = asked ?? findStep(steps, entry?.id ?? null) ?? (steps[0] as Step);
  const index = steps.findIndex(({ id }) => id === step.id);
  const goTo = (id: string, isChange = false): void => {
    const known = store.read().server;
    const query = new URLSearchParams({ at: id, ...(isChange && { change: '1' }) });
    const agent = flow.agentName !== null && known === null ? `&${new URLSearchParams({ agent: flow.agentName })}` : '';
    void navigate(`${known === null ? pathname : applicationPath(known.applicationId)}?${query}${agent}`);
  };
  useEffect(() => {
    // Newer browsers give a promise here, which React would take for the function that cleans up.
    void window.scrollTo(0, 0);
  }, [step.id]);
  const isChange = search.has('change');
  const hasPolicy = (state.server?.changes ?? null) !== null;

  const show = (problems: readonly AnswerProblem[]): void => {
    const target = problems.map((problem) => stepOfProblem(steps, problem)).find((one) => one !== undefined) ?? step;
    setFound({ at: target.id, problems, seen: null });
    if (target.id !== step.id) goTo(target.id);
  };
  const next = async (): Promise<void> => {
    const stage = step.view?.block.stage ?? null;
    const following = steps[index + 1];
    const isOfOneBlock = isSameBlock(step, following);
    if (stage !== null) {
      const isLastOfStage = following?.view?.block.stage !== stage;
      const problems = checkAnswers(application, stage);
      const here = problems.filter((problem) => stepOfProblem([step], problem) !== undefined);
      const shown = isLastOfStage || (isChange && !isOfOneBlock) ? problems : here;
      if (shown.length > 0) return show(shown);
    }
    setFound(nothingFound);
    void store.flush();
    if (isChange && !isOfOneBlock) return goTo(REVIEW);
    if (following !== undefined) goTo(following.id, isChange);
  };
  // Who goes on a moment after an answer goes on by the steps that there are with it: a plan may ask for more.
  const latest = useRef(next);
  useEffect(() => {
    latest.current = next;
  });
  const before = steps[index - 1];
  const back = (id: string): void => (isChange && !isSameBlock(step, before) ? goTo(REVIEW) : goTo(id, isChange));
  return {
    step,
    index,
    found: found.at === step.id ? leftOf(found, flow, step) : [],
    back: before === undefined ? undefined : () => back(before.id),
    next: () => latest.current(),
    go: (id, problems = []) => {
      setFound({ at: id, problems, seen: state.answers });
      // Who changes a policy has answered everything: the plan leads back as well.
      goTo(id, step.id === REVIEW && id !== REVIEW && (id !== PLANS || hasPolicy));
    },
  };
}
