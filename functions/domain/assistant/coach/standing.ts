/** Where the coaching of an account stands. */
import type { CoachStep } from '../../../../shared/model/assistant-coach.ts';
import { findAccount } from '../../accounts/find-account.ts';
import { listGaps } from '../../conversations/gaps.ts';
import { fingerprintOf, type DraftKnowledge } from '../draft-knowledge.ts';
import { findExam, withResults } from '../exam/exam-rows.ts';
import { stepsOf, type CoachStanding } from './coach-steps.ts';

export async function findStanding(accountId: string, knowledge: DraftKnowledge, now: Date): Promise<CoachStanding> {
  const [account, hasExam, gaps] = await Promise.all([
    findAccount(accountId),
    hasCurrentExam(accountId, knowledge),
    listGaps(accountId, now),
  ]);
  return {
    settings: knowledge.settings,
    owner: { name: account?.fullName ?? '', language: account?.language ?? 'en_us' },
    hasCurrentExam: hasExam,
    openGaps: gaps.length,
  };
}

export async function openSteps(accountId: string, knowledge: DraftKnowledge, now: Date): Promise<CoachStep[]> {
  const steps = stepsOf(await findStanding(accountId, knowledge, now));
  return steps.filter(({ isDone }) => !isDone).map(({ step }) => step);
}

async function hasCurrentExam(accountId: string, knowledge: DraftKnowledge): Promise<boolean> {
  const exam = await findExam(accountId);
  if (!exam || exam.fingerprint !== fingerprintOf(knowledge)) return false;
  const { questions } = await withResults(accountId, exam);
  return questions.every(({ result }) => result !== null);
}
