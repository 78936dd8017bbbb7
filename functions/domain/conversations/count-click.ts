/** Counts what a visit opened: each link once, on the day of the visit, so that clicks never exceed the visits of a day. */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { readRow } from '../../kit/read-row.ts';
import { visitKey, VisitRow } from './conversation-rows.ts';
import { dayUpdate, type Figure } from './figures.ts';

export const needs: StoreNeeds = { tables: [{ table: 'conversations', actions: ['GetItem', 'UpdateItem'] }] };

/** Two links of one visit may meet; more than that is no person. */
const TRIES = 3;

/** False for a visit that is not counted (programs, the owner, what is over), and for what it opened before. */
export async function countClick(accountId: string, visitId: string, target: string, now: Date): Promise<boolean> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const item = await readRow('conversations', visitKey(accountId, visitId));
    const visit = item ? VisitRow.parse(item) : null;
    if (!visit || visit.expiresAt * 1_000 <= now.getTime() || visit.opened.includes(target)) return false;
    if (await addClick({ accountId, visitId, visit, target }, now)) return true;
  }
  return false;
}

type Click = { accountId: string; visitId: string; visit: VisitRow; target: string };

/** False when the visit has changed since it was read. */
async function addClick({ accountId, visitId, visit, target }: Click, now: Date): Promise<boolean> {
  const figures: Figure[] = visit.opened.length === 0 ? ['clickers', 'clicks'] : ['clicks'];
  try {
    await dynamo.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Update: {
              TableName: environment.table('conversations'),
              Key: visitKey(accountId, visitId),
              UpdateExpression: 'SET opened = :opened',
              ConditionExpression: 'size(opened) = :known',
              ExpressionAttributeValues: { ':opened': [...visit.opened, target], ':known': visit.opened.length },
            },
          },
          dayUpdate(accountId, visit.day, [...figures, `click:${target}`], now),
        ],
      }),
    );
    return true;
  } catch (error) {
    if (cancellationReasons(error)?.[0] === 'ConditionalCheckFailed') return false;
    throw error;
  }
}
