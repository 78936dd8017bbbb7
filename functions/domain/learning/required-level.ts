/** Whether an agent has the level that a product needs before it stands on their page. */
import type { LearningLevel } from '../../../shared/model/learning-level.ts';
import type { ReachedLevel } from '../../../shared/rules/learning-level.ts';
import type { DocumentProductRow } from '../documents/document-rows.ts';
import { findLevel, listAttempts } from './find-records.ts';
import { levelOf } from './level-of.ts';

export type LevelCheck = {
  /** Null: none. */
  required: LearningLevel | null;
  /** What they have now. */
  reached: ReachedLevel;
  isMet: boolean;
};

const none: ReachedLevel = { level: 0, reachedAt: null, validUntil: null };

/**
 * The kept copy is asked first: as long as it says enough, it is right, as tests are never taken back. Where it does not,
 * the tests decide: a level may be left below one that has lapsed, and a test may have ended without its agent.
 *
 * @param readTests of the agent, over all products
 */
export async function checkLevel(
  product: DocumentProductRow,
  agentId: string,
  now: Date,
  readTests = () => listAttempts(agentId),
): Promise<LevelCheck> {
  const { productId, share } = product;
  const required = share.requiredLevel;
  if (required === null) return { required, reached: none, isMet: true };
  const kept = await findLevel(agentId, productId);
  const isEnough = kept !== null && kept.level >= required && (kept.validUntil ?? '') > now.toISOString();
  const reached = isEnough ? kept : levelOf(await readTests(), productId, now);
  return { required, reached, isMet: reached.level >= required };
}

export async function hasRequiredLevel(product: DocumentProductRow, agentId: string, now: Date): Promise<boolean> {
  return (await checkLevel(product, agentId, now)).isMet;
}
