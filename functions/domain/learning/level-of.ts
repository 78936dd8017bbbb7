import { reachedLevel, type ReachedLevel } from '../../../shared/rules/learning-level.ts';
import { passedTests } from './attempt-state.ts';
import type { AttemptRow } from './learning-rows.ts';

/** What the tests say of one product. @param attempts of all products */
export function levelOf(attempts: readonly AttemptRow[], productId: string, now: Date): ReachedLevel {
  const ofProduct = attempts.filter((attempt) => attempt.productId === productId);
  return reachedLevel(passedTests(ofProduct, now), now);
}
