import { useEffect, useState } from 'react';
import type { AnswerProblem } from '../../../../../shared/insurance/check-answers.ts';
import { clockTimeIn } from '../../../../../shared/rules/zoned-time.ts';
import { serverNow } from '../../../../lib/session/server-time.ts';
import { useFlow } from './flow-context.ts';

export type Quoted = {
  /** Whether decision and prices are those of the answers as they stand. */
  isReady: boolean;
  problems: readonly AnswerProblem[];
  /** The call failed. */
  error: Error | null;
  again: () => void;
};

/** The server's own decision and prices; worked out anew where the answers have changed since. */
export function useQuoted(): Quoted {
  const { store, state, definition } = useFlow();
  const [problems, setProblems] = useState<readonly AnswerProblem[]>([]);
  const [tries, setTries] = useState(0);
  const isKept = state.saveState === 'saved' && state.server !== null;
  const quote = state.server?.quote ?? null;
  const today = clockTimeIn(definition.timeZone, new Date(serverNow())).date;
  // Tomorrow a change counts for a day less. What was declined stays so until something else is answered.
  const isAccepted = (state.server?.changes ?? null) !== null && state.server?.state === 'accepted';
  const isPast = isAccepted && quote !== null && quote.validUntil < today;
  const isReady = isKept && state.server?.state !== 'draft' && quote !== null && !isPast;
  const needsQuote = !isReady && problems.length === 0;
  useEffect(() => {
    if (!needsQuote) return;
    let isCurrent = true;
    void store.ask('quotes', {}).then((answer) => {
      if (answer !== null && isCurrent) setProblems(answer.problems);
    });
    return () => {
      isCurrent = false;
    };
  }, [needsQuote, store, tries]);
  const error = isReady ? null : state.error;
  return { isReady, problems, error, again: () => setTries((count) => count + 1) };
}
