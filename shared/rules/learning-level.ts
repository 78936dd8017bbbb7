/** The level that tests prove: each level needs a test of its own that is still valid, and all levels below. */
import { levelRules } from '../model/learning.ts';
import { learningLevels, type LearningLevel } from '../model/learning-level.ts';

/** A test that was passed. */
export type PassedTest = { level: LearningLevel; passedAt: string };

export type ReachedLevel = {
  level: 0 | LearningLevel;
  /** When its own test was passed. */
  reachedAt: string | null;
  /** The earliest end of the tests that it rests on. */
  validUntil: string | null;
};

const DAY_MS = 86_400_000;

export const validUntilOf = ({ level, passedAt }: PassedTest): string =>
  new Date(Date.parse(passedAt) + levelRules[level].validDays * DAY_MS).toISOString();

/** The newest test that was passed at the level and still counts at `now`. */
export function validTest(tests: readonly PassedTest[], level: LearningLevel, now: Date): PassedTest | undefined {
  return tests
    .filter((test) => test.level === level && validUntilOf(test) > now.toISOString())
    .toSorted((one, other) => other.passedAt.localeCompare(one.passedAt))[0];
}

export function reachedLevel(tests: readonly PassedTest[], now: Date): ReachedLevel {
  let reached: ReachedLevel = { level: 0, reachedAt: null, validUntil: null };
  for (const level of learningLevels) {
    const test = validTest(tests, level, now);
    if (!test) return reached;
    const end = validUntilOf(test);
    const validUntil = reached.validUntil !== null && reached.validUntil < end ? reached.validUntil : end;
    reached = { level, reachedAt: test.passedAt, validUntil };
  }
  return reached;
}
