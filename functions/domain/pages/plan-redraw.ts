/**
 * A page with links that show for a time is drawn anew when the next of them comes or goes: one due row an account, which
 * going live writes with the page, and each drawing for the change after.
 */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { PublicPage } from '../../../shared/model/page.ts';
import { nextShownChange } from '../../../shared/rules/shown-time.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { duePut } from '../../kit/due-rows.ts';
import type { TransactItem } from '../../kit/outbox.ts';

/** Nothing when no change is to come; a row of an earlier state draws the page once more, and changes nothing. */
export function redrawItems(accountId: string, { contacts }: PublicPage, now: Date): TransactItem[] {
  const at = nextShownChange(contacts, now);
  const payload = { action: 'republish-own', accountId };
  return at ? [duePut({ id: `REDRAW#${accountId}`, job: 'publish-page', payload }, at)] : [];
}

export async function planRedraw(accountId: string, page: PublicPage, now: Date): Promise<void> {
  for (const { Put: row } of redrawItems(accountId, page, now)) if (row) await dynamo.send(new PutCommand(row));
}
