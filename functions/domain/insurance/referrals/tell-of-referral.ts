/** What a referred application sets going: whoever decides is told, and the insurer finds it in a list of its own. */
import { environment } from '../../../kit/environment.ts';
import { outboxPut, type TransactItem } from '../../../kit/outbox.ts';
import { referredKey, type ApplicationRow } from '../application-rows.ts';

/** An applicant who goes back and forth is told of once in that time. */
const TELL_AGAIN_MS = 3_600_000;

/** The items of the transaction that refers it, and when somebody was told last. */
export function tellOfReferral(row: ApplicationRow, now: Date): { toldAt: string | null; items: TransactItem[] } {
  const { applicationId, companyId, revision, expiresAt, toldAt } = row;
  const Item = { ...referredKey(companyId, applicationId), applicationId, expiresAt };
  const listed = { Put: { TableName: environment.table('insurance'), Item } };
  if (toldAt !== null && now.getTime() - Date.parse(toldAt) < TELL_AGAIN_MS) return { toldAt, items: [listed] };
  const payload = { template: 'application-referred', applicationId };
  const id = `REFERRED-${applicationId}-${revision}`;
  const mail = { id, job: 'send-message', payload } as const;
  const alert = { id: `${id}-ALERT`, job: 'send-alert', payload: { applicationId, at: now.toISOString() } } as const;
  return {
    toldAt: now.toISOString(),
    items: [
      listed,
      ...[mail, ...(row.agentId === null ? [] : [alert])].map((work) => outboxPut('insurance', work, now)),
    ],
  };
}
