/** The exam as the screen holds it: its questions are asked one after another until all are, or the owner stops. */
import { useEffect, useRef, useState } from 'react';
import type { Exam } from '../../../../../shared/model/assistant-coach.ts';
import { ApiError, isAborted } from '../../../../lib/api/api-error.ts';
import { callApi } from '../../../../lib/api/call.ts';
import { useAskAgain, useCall, useEffectCall } from '../../../../lib/use-call.ts';

export type ExamRun = {
  exam: Exam | null;
  isOutdated: boolean;
  isTemplate: boolean;
  isLoading: boolean;
  loadError: Error | undefined;
  reload: () => void;
  /** The questions are being made, or asked. */
  phase: 'idle' | 'writing' | 'asking';
  error: Error | undefined;
  start: () => Promise<void>;
  /** Goes on with the questions that were not asked yet. */
  resume: () => Promise<void>;
  stop: () => void;
};

export function useExam(): ExamRun {
  const { data, error: loadError, isLoading, mutate } = useCall('getExam', {});
  const starting = useEffectCall('startExam');
  const askAgain = useAskAgain();
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<Error | undefined>(undefined);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const ask = async (exam: Exam): Promise<void> => {
    const stop = new AbortController();
    abort.current = stop;
    setError(undefined);
    setAsking(true);
    try {
      for (const { questionId, result } of exam.questions) {
        if (result !== null || stop.signal.aborted) continue;
        const input = { examId: exam.examId, questionId };
        const answer = await callApi('runExamQuestion', input, { signal: stop.signal });
        await mutate((known) => known && withResult(known, answer), { revalidate: false });
      }
      await askAgain('getAssistantCoachInfo');
    } catch (failure) {
      if (!isAborted(failure)) setError(failure instanceof ApiError ? failure : new Error(String(failure)));
    } finally {
      setAsking(false);
    }
  };

  return {
    exam: data?.exam ?? null,
    isOutdated: data?.isOutdated ?? false,
    isTemplate: data?.isTemplate ?? false,
    isLoading,
    loadError,
    reload: () => void mutate(),
    phase: starting.isRunning ? 'writing' : isAsking ? 'asking' : 'idle',
    error: starting.error ?? error,
    async start() {
      setError(undefined);
      const begun = await starting.run({});
      if (!begun) return;
      const { isTemplate = false } = data ?? {};
      await mutate({ exam: begun.exam, isOutdated: false, isTemplate }, { revalidate: false });
      await ask(begun.exam);
    },
    async resume() {
      if (data?.exam) await ask(data.exam);
    },
    stop: () => abort.current?.abort(),
  };
}

type Known = { exam: Exam | null; isOutdated: boolean; isTemplate: boolean };

export function withResult(
  known: Known,
  { questionId, result }: { questionId: string; result: NonNullable<Exam['questions'][number]['result']> },
): Known {
  if (!known.exam) return known;
  const questions = known.exam.questions.map((one) => (one.questionId === questionId ? { ...one, result } : one));
  return { ...known, exam: { ...known.exam, questions } };
}
