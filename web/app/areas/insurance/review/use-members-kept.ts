import { useEffect, useState } from 'react';
import type { AnswerProblem } from '../../../../../shared/insurance/check-answers.ts';
import { useFlow } from '../flow/flow-context.ts';
import { useQuoted, type Quoted } from '../flow/use-quoted.ts';

/** Applicant and insured persons as the server has them, checked as a whole; and its decision with them. */
export function useMembersKept(): Quoted {
  const { store, state } = useFlow();
  const quoted = useQuoted();
  const [checked, setChecked] = useState<{ answers: unknown; problems: readonly AnswerProblem[] } | null>(null);
  const [tries, setTries] = useState(0);
  const { answers } = state;
  const isChecked = checked?.answers === answers;
  const needsCheck = quoted.isReady && !isChecked;
  useEffect(() => {
    if (!needsCheck) return;
    const { applicant, insured } = answers;
    void store.ask('addPreMemberV2', { applicant, insured }).then((answer) => {
      if (answer !== null) setChecked({ answers, problems: answer.problems });
    });
  }, [needsCheck, answers, store, tries]);
  const again = (): void => {
    quoted.again();
    setTries((count) => count + 1);
  };
  const problems = quoted.problems.length > 0 ? quoted.problems : isChecked ? checked.problems : [];
  const isReady = quoted.isReady && isChecked;
  return { isReady, problems, error: isReady ? null : state.error, again };
}
