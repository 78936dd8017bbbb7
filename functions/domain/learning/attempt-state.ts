/** What a test says of itself: over, passed, and how its learner stands with each level. Nothing of it is stored. */
import { levelRules, type AskedQuestion, type Attempt, type LevelStanding } from '../../../shared/model/learning.ts';
import { learningLevels, type LearningLevel } from '../../../shared/model/learning-level.ts';
import { validTest, validUntilOf, type PassedTest } from '../../../shared/rules/learning-level.ts';
import type { AskedRow, AttemptRow } from './learning-rows.ts';

const DAY_MS = 86_400_000;

export const rightAnswers = ({ answers }: AttemptRow): number =>
  Object.values(answers).filter(({ isRight }) => isRight).length;

const isAnswered = ({ questions, answers }: AttemptRow): boolean =>
  questions.every(({ questionId }) => answers[questionId] !== undefined);

export const isOver = (attempt: AttemptRow, now: Date): boolean =>
  isAnswered(attempt) || attempt.endsAt <= now.toISOString();

/** Null for a round of repetition, and while a test is not over. */
export function isPassed(attempt: AttemptRow, now: Date): boolean | null {
  if (attempt.level === 0 || !isOver(attempt, now)) return null;
  return rightAnswers(attempt) * 100 >= levelRules[attempt.level].passPercent * attempt.questions.length;
}

/** When it was over: with its last answer, or at its end. */
export const endOf = (attempt: AttemptRow): string =>
  isAnswered(attempt) ? (attempt.lastAt ?? attempt.endsAt) : attempt.endsAt;

export function passedTests(attempts: readonly AttemptRow[], now: Date): PassedTest[] {
  return attempts.flatMap((attempt) =>
    attempt.level !== 0 && isPassed(attempt, now) ? [{ level: attempt.level, passedAt: endOf(attempt) }] : [],
  );
}

/** @param available approved questions of the level @param attempts of the product */
export function standingOf(
  level: LearningLevel,
  { available, attempts }: { available: number; attempts: readonly AttemptRow[] },
  now: Date,
): LevelStanding {
  const rule = levelRules[level];
  const tests = passedTests(attempts, now);
  const passed = validTest(tests, level, now);
  const ofLevel = attempts.filter((attempt) => attempt.level === level);
  const open = ofLevel.find((attempt) => !isOver(attempt, now));
  const retryAt = restsUntil(ofLevel, rule.attemptsPerDay, now);
  const isLocked = learningLevels.some((below) => below < level && !validTest(tests, below, now));
  const common = {
    level,
    ...rule,
    retryAt,
    passedAt: passed?.passedAt ?? null,
    validUntil: passed ? validUntilOf(passed) : null,
    openAttemptId: open?.attemptId ?? null,
  };
  if (passed && !open) return { ...common, standing: 'passed' };
  if (isLocked) return { ...common, standing: 'locked' };
  if (open) return { ...common, standing: 'open' };
  if (available < rule.questions) return { ...common, standing: 'unavailable' };
  return { ...common, standing: retryAt === null ? 'open' : 'resting' };
}

/** When the oldest of the tests that count against today's limit no longer does; null while there is one left. */
function restsUntil(ofLevel: readonly AttemptRow[], perDay: number, now: Date): string | null {
  const since = new Date(now.getTime() - DAY_MS).toISOString();
  const recent = ofLevel.map(({ startedAt }) => startedAt).filter((startedAt) => startedAt > since);
  const counting = recent.toSorted().at(-perDay);
  return counting === undefined ? null : new Date(Date.parse(counting) + DAY_MS).toISOString();
}

/** What its learner sees: what is right of a question only when they have answered it, or the test is over. */
export function toAttempt(row: AttemptRow, now: Date): Attempt {
  const { attemptId, productId, level, startedAt, endsAt } = row;
  return {
    attemptId,
    productId,
    level,
    startedAt,
    endsAt,
    isDone: isOver(row, now),
    right: rightAnswers(row),
    isPassed: isPassed(row, now),
    questions: row.questions.map((question) => toAsked(question, row)),
  };
}

export const optionId = (place: number): string => `o${place}`;

function toAsked(question: AskedRow, { answers }: AttemptRow): AskedQuestion {
  const { questionId, kind, text, options, order } = question;
  return {
    questionId,
    kind,
    text,
    options: order.map((place) => ({ optionId: optionId(place), text: options[place] ?? '' })),
    marked: answers[questionId] ?? null,
  };
}
