/** The coach's last suggestions and what became of them: a row of the `pages` table (see page-rows.ts). */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { CoachField, CoachSuggestion } from '../../../../shared/model/assistant-coach.ts';
import type { StoreNeeds } from '../../../../shared/model/needs.ts';
import { dynamo } from '../../../kit/clients/dynamo.ts';
import { environment } from '../../../kit/environment.ts';
import { readRow } from '../../../kit/read-row.ts';
import { coachKey, CoachRow } from '../../pages/page-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['GetItem', 'PutItem'] }] };

export type CoachNotes = { suggestions: CoachSuggestion[]; madeAt: string | null; isTemplate: boolean };

export async function loadCoachNotes(accountId: string): Promise<CoachNotes> {
  const item = await readRow('pages', coachKey(accountId));
  return item ? CoachRow.parse(item) : { suggestions: [], madeAt: null, isTemplate: environment.isLocalReader() };
}

export async function saveCoachNotes(accountId: string, notes: CoachRow): Promise<CoachRow> {
  await dynamo.send(
    new PutCommand({ TableName: environment.table('pages'), Item: { ...coachKey(accountId), ...notes } }),
  );
  return notes;
}

export function decide(
  suggestions: readonly CoachSuggestion[],
  field: CoachField,
  decision: CoachSuggestion['decision'],
): CoachSuggestion[] {
  return suggestions.map((one) => (one.field === field ? { ...one, decision } : one));
}
