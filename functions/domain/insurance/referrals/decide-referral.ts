/** A person decides about a referred application. */
import type { InputOf } from '../../../../shared/calls/define-call.ts';
import type { decideApplication } from '../../../../shared/calls/agent-insurance.ts';
import type { StoreNeeds } from '../../../../shared/model/needs.ts';
import { AppError } from '../../../kit/app-error.ts';
import type { OwnerContext } from '../../../kit/context.ts';
import { environment } from '../../../kit/environment.ts';
import { outboxPut, type TransactItem } from '../../../kit/outbox.ts';
import { referredKey, type ApplicationRow, type DecisionRow, type KeptQuote } from '../application-rows.ts';
import { changeApplication, hashOf } from '../applications.ts';
import { rateRow } from '../quote-application.ts';
import { applicationLinkKey } from './application-link.ts';
import { deciderOf, isUnderwriter } from './decider.ts';
import { asDecided, basisOf, personsMark } from './standing-decision.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['PutItem', 'DeleteItem'] }] };

type Choice = InputOf<typeof decideApplication>;

/**
 * Throws `not_found` for whom it is no business of, `forbidden` for an agent where the insurer decides, `conflict` when it is
 * not as it was seen, and `referral_outdated` when it cannot be accepted any more.
 */
export async function decideReferral(
  row: ApplicationRow,
  choice: Choice,
  { actor, now, newId }: OwnerContext,
): Promise<ApplicationRow> {
  const isByInsurer = await checkDecider(row, actor, now);
  if (row.state !== 'referred' || row.quote === null || row.revision !== choice.revision)
    throw new AppError('conflict');
  const { application, rated, isOutdated } = await rateRow(row, now);
  const { decision, reason, note } = choice;
  const quote = decision === 'accept' ? acceptable(isOutdated ? null : rated.quote) : row.quote;
  const at = now.toISOString();
  const decided: DecisionRow = {
    ...{ decision, reason, note, at, isByInsurer, by: actor.id },
    ...{ reasons: row.quote.reasons, basis: basisOf(application), persons: personsMark(row.answers) },
  };
  const changes = {
    state: decision === 'accept' ? ('accepted' as const) : ('declined' as const),
    quote: { ...asDecided(quote, decision), quoteId: newId() },
    decided,
    linkKeyHash: hashOf(await applicationLinkKey(row.applicationId, at)),
    toldAt: null,
  };
  return changeApplication(row, changes, now, followUps(row, at, now));
}

/** Whether it is for the insurer. Who is both decides for the insurer. */
async function checkDecider(row: ApplicationRow, actor: OwnerContext['actor'], now: Date): Promise<boolean> {
  const decider = await deciderOf(row, now);
  if (decider === 'insurer' && isUnderwriter(actor, row.companyId)) return true;
  if (row.agentId !== actor.id) throw new AppError('not_found');
  if (decider === 'insurer') throw new AppError('forbidden');
  return false;
}

/** Today's price, which holds anew. */
function acceptable<Quote extends Omit<KeptQuote, 'quoteId'>>(quote: Quote | null): Quote {
  if (quote === null || quote.decision === 'decline') throw new AppError('referral_outdated');
  return quote;
}

function followUps({ companyId, applicationId }: ApplicationRow, decidedAt: string, now: Date): TransactItem[] {
  const payload = { template: 'application-decided', applicationId, decidedAt };
  const work = { id: `DECIDED-${applicationId}-${decidedAt}`, job: 'send-message', payload } as const;
  return [
    { Delete: { TableName: environment.table('insurance'), Key: referredKey(companyId, applicationId) } },
    outboxPut('insurance', work, now),
  ];
}
