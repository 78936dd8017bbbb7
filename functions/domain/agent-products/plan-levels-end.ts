/** A product that needs a level leaves a page when its agent's level lapses: one due row an account, for the next of them. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { duePut } from '../../kit/due-rows.ts';
import type { CompanyCards } from './company-cards.ts';

/** A row of an earlier state finds nothing that has ended. */
export async function planLevelsEnd(accountId: string, { levelsEndAt }: CompanyCards): Promise<void> {
  if (levelsEndAt === null) return;
  const work = {
    id: `LEVELS#${accountId}`,
    job: 'publish-page',
    payload: { action: 'levels-ended', accountId },
  } as const;
  const { Put: row } = duePut(work, new Date(levelsEndAt));
  if (row) await dynamo.send(new PutCommand(row));
}
