/** One view of the questions: what is asked, why, and the way on with the price beside it. */
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../../../shared/insurance/answers.ts';
import type { AnswerProblem } from '../../../../../shared/insurance/check-answers.ts';
import type { AskedQuestion } from '../../../../../shared/insurance/product.ts';
import { codeOf } from '../../../../lib/api/api-error.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useErrorText } from '../../../../ui/use-error-text.ts';
import { QuestionField } from '../fields/question-field.tsx';
import { useQuestionWords } from '../fields/use-question-words.ts';
import { Why } from '../fields/why.tsx';
import type { PriceNow } from '../flow/estimate.ts';
import { useFlow } from '../flow/flow-context.ts';
import { isTap, type View } from '../flow/views.ts';
import { AddressLookup } from '../lookups/address-lookup.tsx';
import { PlateLookup } from '../lookups/plate-lookup.tsx';
import { PersonsView } from './persons-view.tsx';
import { QuestionFoot } from './question-foot.tsx';
import styles from './questions.module.css';
import { useContactCheck } from './use-contact-check.ts';
import { useProblemText } from './use-problem-text.ts';
import { useSuggestions } from './use-suggestions.ts';

type QuestionScreenProps = {
  view: View;
  found: readonly AnswerProblem[];
  price: PriceNow | null;
  onBack: (() => void) | undefined;
  onNext: () => Promise<void>;
};

export function QuestionScreen({ view, found, price, onBack, onNext }: QuestionScreenProps): ReactNode {
  const { t } = useTranslation('insurance');
  const { store, state, texts } = useFlow();
  const textOf = useErrorText();
  const problemText = useProblemText();
  const contacts = useContactCheck(view.asked);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isBusy, setBusy] = useState(false);
  useSuggestions(view);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [view.id]);

  const isPersons = view.block.about === 'insured';
  const alone = !isPersons && view.asked.length === 1 ? view.asked[0] : undefined;
  const errorOf = ({ question, person }: AskedQuestion): string | undefined => {
    const problem = found.find((one) => one.question === question.id && one.person === person);
    return problem === undefined ? contacts.errors[question.id] : problemText(problem);
  };
  const together = found.filter(({ question }) => question === '').map(problemText);
  const goOn = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    if (await contacts.check()) await onNext();
    setBusy(false);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void goOn();
  };
  const change = ({ block, question, person }: AskedQuestion, value: Answer | undefined): void => {
    if (person !== null) store.answerPerson(person, question.id, value);
    else store.answer(block.about as 'answer' | 'applicant', question.id, value);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.head}>
        {alone !== undefined && <p className={styles.over}>{texts.blocks[view.block.id]}</p>}
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {alone === undefined ? texts.blocks[view.block.id] : <Label asked={alone} />}
        </h1>
        {alone !== undefined && <Help asked={alone} />}
      </div>
      {view.hasLookup && <Lookup view={view} errorOf={errorOf} onChange={change} />}
      {isPersons ? (
        <PersonsView view={view} errorOf={errorOf} onChange={change} />
      ) : (
        !(view.hasLookup && view.block.lookup?.kind !== 'plate') && (
          <div className={styles.questions}>
            {(view.hasLookup ? view.asked.slice(1) : view.asked).map((asked) => (
              <div key={asked.question.id} className={styles.question}>
                <QuestionField
                  asked={asked}
                  value={asked.answer}
                  onChange={(value) => change(asked, value)}
                  onTap={
                    alone !== undefined && (isTap(asked) || asked.question.kind === 'choice')
                      ? () => void goOn()
                      : undefined
                  }
                  error={errorOf(asked)}
                  isAlone={alone !== undefined}
                  {...(view.isCompact && { look: 'select' as const })}
                />
                {alone === undefined && <Reason asked={asked} />}
              </div>
            ))}
          </div>
        )
      )}
      {alone !== undefined && <Reason asked={alone} />}
      {together.map((text) => (
        <Notice key={text} tone="bad">
          {text}
        </Notice>
      ))}
      {state.saveState === 'failed' && state.error !== null && codeOf(state.error) !== 'conflict' && (
        <Notice tone="warning">{textOf(state.error)}</Notice>
      )}
      <QuestionFoot price={price} onBack={onBack}>
        <Button type="submit" variant="primary" isBusy={isBusy} className={styles.next ?? ''}>
          {t('next')}
        </Button>
      </QuestionFoot>
    </form>
  );
}

function Label({ asked }: { asked: AskedQuestion }): ReactNode {
  return useQuestionWords(asked).label;
}

function Help({ asked }: { asked: AskedQuestion }): ReactNode {
  const { help } = useQuestionWords(asked);
  return help === undefined ? null : <p className={styles.help}>{help}</p>;
}

function Reason({ asked }: { asked: AskedQuestion }): ReactNode {
  const { why } = useQuestionWords(asked);
  return why === undefined ? null : <Why text={why} />;
}

export type LookupProps = {
  view: View;
  errorOf: (asked: AskedQuestion) => string | undefined;
  onChange: (asked: AskedQuestion, value: Answer | undefined) => void;
};

function Lookup(props: LookupProps): ReactNode {
  return props.view.block.lookup?.kind === 'plate' ? <PlateLookup {...props} /> : <AddressLookup {...props} />;
}
