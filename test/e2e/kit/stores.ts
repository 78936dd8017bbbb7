/** What the running system keeps, read from the files of its engines; and the one thing that is written there. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findTraces } from '../../../bin/proof/retention/find-traces.ts';
import type { PlanId } from '../../../shared/model/account.ts';
import { stateFolder } from './system.ts';

/** Where one of the texts stands, in any case. What DynamoDB deletes late counts as gone when it has expired: it is filtered wherever it is read. */
export const placesOf = (texts: readonly string[], now: Date): string[] => findTraces(stateFolder, texts, now);

/** What would otherwise be paid for: it counts from the next call on. */
export function givePlan(accountId: string, planId: PlanId): void {
  // The engine writes at the same time: its turn is waited for.
  const file = new DatabaseSync(join(stateFolder, 'dynamodb.sqlite'), { timeout: 5_000 });
  const plan = JSON.stringify({ M: { id: { S: planId }, trialEndsAt: { NULL: true } } });
  try {
    file
      .prepare(
        `UPDATE "xpage-local-accounts" SET item_json = json_set(item_json, '$.plan', json(?)) WHERE pk = ? AND sk = 'S:ACCOUNT'`,
      )
      .run(plan, `S:ACC#${accountId}`);
  } finally {
    file.close();
  }
}
