/**
 * Counts calls against the limits of their contracts, in fixed windows.
 * Rows of the `requests` table: pk `LIMIT#<call>#<by>#<value hash>#<window start>`, or `LIMIT#<budget>#<window start>`,
 * sk `LIMIT`, hits, expiresAt.
 */
import { createHash } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { CallContract, RateLimit } from '../../shared/calls/define-call.ts';
import type { StoreNeeds } from '../../shared/model/needs.ts';
import { canonicalAgentName } from '../../shared/rules/agent-name.ts';
import { canonicalAccountAddress } from '../../shared/rules/account-address.ts';
import { canonicalEmail } from '../../shared/rules/email.ts';
import { AppError } from './app-error.ts';
import { dynamo } from './clients/dynamo.ts';
import { environment } from './environment.ts';
import { epochSeconds } from './epoch-seconds.ts';
import type { Logger } from './logger.ts';
import { raiseSignal } from './security-signals.ts';
import { clientOf, SITE_SHARE, siteOf } from './viewer-network.ts';

export const needs: StoreNeeds = { tables: [{ table: 'requests', actions: ['UpdateItem'] }] };

/** `address`: the viewer's. */
export type LimitSubject = { address: string; actor: string | null; input: Record<string, unknown> };

/** Throws `too_many_requests`; when the counter cannot be reached, what the limit says. */
export async function countAgainstLimits(
  contract: CallContract,
  subject: LimitSubject,
  now: Date,
  log: Logger,
): Promise<void> {
  const counted = contract.limits.flatMap((limit) => countedFor(limit, subject));
  const hits = await Promise.all(counted.map(({ limit, value }) => count(contract, limit, value, now, log)));
  const exceeded = counted.find(({ max }, index) => (hits[index] ?? 0) > max)?.limit;
  if (!exceeded) return;
  raiseSignal('RequestsRefused', { call: contract.name, countedBy: exceeded.by });
  throw new AppError('too_many_requests', { retryAfterSeconds: exceeded.windowSeconds });
}

type Counted = { limit: RateLimit; value: string; max: number };

/** What a limit counts for this subject: besides its client, the site that the client is of. */
function countedFor(limit: RateLimit, { address, actor, input }: LimitSubject): Counted[] {
  const countedBy = (client: string, max: number): Counted => ({
    limit,
    value: valueOf(limit.by, { client, actor, input }),
    max,
  });
  const client = countedBy(clientOf(address), limit.max);
  const site = siteOf(address);
  if (site === null) return [client];
  const ofSite = countedBy(site, limit.max * SITE_SHARE);
  return ofSite.value === client.value ? [client] : [client, ofSite];
}

async function count(contract: CallContract, limit: RateLimit, value: string, now: Date, log: Logger): Promise<number> {
  const hash = createHash('sha256').update(value).digest('base64url').slice(0, 22);
  try {
    return await addHit(`${contract.countedAs ?? contract.path}#${limit.by}#${hash}`, limit.windowSeconds, now);
  } catch (error) {
    log.error('limit.unreachable', error, { call: contract.name });
    if (limit.whenDown === 'refuse') throw new AppError('unavailable');
    return 0;
  }
}

/** Counts in the window of now; gives how many there have been in it. */
async function addHit(name: string, windowSeconds: number, now: Date): Promise<number> {
  const seconds = epochSeconds(now);
  const start = seconds - (seconds % windowSeconds);
  const { Attributes: attributes } = await dynamo.send(
    new UpdateCommand({
      TableName: environment.table('requests'),
      Key: { pk: `LIMIT#${name}#${start}`, sk: 'LIMIT' },
      UpdateExpression: 'ADD hits :one SET expiresAt = :end',
      ExpressionAttributeValues: { ':one': 1, ':end': start + windowSeconds + 60 },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  return Number(attributes?.['hits'] ?? 0);
}

/**
 * Counts something of all callers together that no call's own limits see, such as messages that are paid for; whether
 * it is still within `max`. Throws when it cannot count.
 */
export async function isWithinBudget(
  name: string,
  { max, windowSeconds }: { max: number; windowSeconds: number },
  now: Date,
): Promise<boolean> {
  return (await addHit(name, windowSeconds, now)) <= max;
}

type Subject = { client: string; actor: string | null; input: Record<string, unknown> };

function valueOf(by: RateLimit['by'], subject: Subject): string {
  if (by === 'client') return subject.client;
  if (by === 'actor') return subject.actor ?? subject.client;
  if (by === 'global') return 'all';
  const value = canonicalValue(by.slice(by.indexOf(':') + 1), subject.input);
  // A value that is not there is nobody's: strangers who leave it out must not use up one limit together.
  if (value === '') return subject.actor ?? subject.client;
  return by.startsWith('client+') ? `${subject.client}\n${value}` : value;
}

/** Spellings that a call takes for the same value count as one. The input has not passed its schema yet. */
function canonicalValue(field: string, input: Record<string, unknown>): string {
  const value = input[field];
  if (typeof value !== 'string') return '';
  if (field === 'agentName') return canonicalAgentName(value);
  return field === 'account' ? canonicalAccountAddress(value) : canonicalEmail(value);
}
