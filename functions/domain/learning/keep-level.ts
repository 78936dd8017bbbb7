/** The level that an agent has reached: worked out from their tests, and kept where others ask for it. */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { drawingOfAccount } from '../pages/drawing-of-account.ts';
import { findLevel, listAttempts } from './find-records.ts';
import type { Learner } from './find-learner.ts';
import { levelKey, type LevelRow } from './learning-rows.ts';
import { levelOf } from './level-of.ts';

export const needs: StoreNeeds = { tables: [{ table: 'knowledge', actions: ['PutItem'] }] };

/**
 * Nothing but the tests counts, so working it out twice gives the same. With another level than before the agent's page is
 * drawn anew, as it may show the product only now.
 */
export async function keepLevel(learner: Learner, productId: string, context: OwnerContext): Promise<LevelRow> {
  const { now, newId } = context;
  const { accountId, company } = learner;
  const [before, attempts] = await Promise.all([findLevel(accountId, productId), listAttempts(accountId)]);
  const reached = levelOf(attempts, productId, now);
  const isSame = before?.level === reached.level && before.reachedAt === reached.reachedAt;
  const certificateId = reached.level === 0 ? null : isSame && before.certificateId ? before.certificateId : newId();
  const row: LevelRow = { productId, companyId: company.companyId, ...reached, certificateId };
  const put = {
    Put: { TableName: environment.table('knowledge'), Item: { ...levelKey(accountId, productId), ...row } },
  };
  const drawing = isSame ? [] : [drawingOfAccount('knowledge', accountId, context)];
  await dynamo.send(new TransactWriteCommand({ TransactItems: [put, ...drawing] }));
  return row;
}
