/** The level that an agent has reached: worked out from their tests, and kept where others ask for it. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { reachedLevel } from '../../../shared/rules/learning-level.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { passedTests } from './attempt-state.ts';
import { findLevel, listAttempts } from './find-records.ts';
import type { Learner } from './find-learner.ts';
import { levelKey, type AttemptRow, type LevelRow } from './learning-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'knowledge', actions: ['PutItem'] }] };

/** Nothing but the tests counts, so working it out twice gives the same. */
export async function keepLevel(learner: Learner, productId: string, context: OwnerContext): Promise<LevelRow> {
  const { now } = context;
  const { accountId, company } = learner;
  const [before, attempts] = await Promise.all([findLevel(accountId, productId), listAttempts(accountId)]);
  const reached = levelOf(attempts, productId, now);
  const isSame = before?.level === reached.level && before.reachedAt === reached.reachedAt;
  const certificateId =
    reached.level === 0 ? null : isSame && before.certificateId ? before.certificateId : context.newId();
  const row: LevelRow = { productId, companyId: company.companyId, ...reached, certificateId };
  await dynamo.send(
    new PutCommand({ TableName: environment.table('knowledge'), Item: { ...levelKey(accountId, productId), ...row } }),
  );
  return row;
}

export function levelOf(attempts: readonly AttemptRow[], productId: string, now: Date) {
  const ofProduct = attempts.filter((attempt) => attempt.productId === productId);
  return reachedLevel(passedTests(ofProduct, now), now);
}
