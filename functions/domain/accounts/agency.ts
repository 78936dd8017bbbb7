/**
 * The tie between an agent and an agency, which is an account like any other: asked for by the agent, confirmed by the
 * agency. It is kept on both sides (rows: account-rows.ts), each write of it in one transaction. A request is good once
 * and for seven days. How many agents an agency can be tied to, its plan says; whoever confirms writes the row
 * `CONNECTIONS` as well, so two confirmations never both take the last place.
 */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { planAt, plans } from '../../../shared/model/account.ts';
import type { Agency, AgencyAgent, AgencyRequest } from '../../../shared/model/account-area.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { goesOn } from '../../kit/effect-run.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { outboxPut, type TransactItem } from '../../kit/outbox.ts';
import { listBelow } from '../../kit/list-below.ts';
import { readRow } from '../../kit/read-row.ts';
import { drawingOfAccount } from '../pages/drawing-of-account.ts';
import { agencyAgentKey, agencyKey, connectionsKey } from './account-rows.ts';
import { findAccount } from './find-account.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'accounts', actions: ['GetItem', 'Query', 'PutItem', 'DeleteItem'] }],
};

const REQUEST_SECONDS = 7 * 86_400;
const RESEND_AFTER_MS = 60_000;
const REQUEST_ID_BYTES = 16;
/** Of one agency, requests included. */
const MOST_AGENTS = 500;
/** Confirmations of the same agency at the same time that are waited for. */
const MOST_TRIES = 3;

/** The same on both sides. */
const TieRow = z.object({
  state: z.enum(['asked', 'bound']),
  agentId: z.string(),
  agencyId: z.string(),
  /** As the agent typed it. */
  email: z.string(),
  requestId: z.string(),
  /** Since when it is so. */
  since: z.string(),
  /** Seconds since the epoch; absent once it is bound. */
  expiresAt: z.number().int().optional(),
});
export type TieRow = z.infer<typeof TieRow>;

const isOver = ({ expiresAt }: TieRow, now: Date): boolean => expiresAt !== undefined && expiresAt <= epochSeconds(now);

/** Null when there is none, or what was asked has lapsed. */
export async function findTie(agentId: string, now: Date): Promise<TieRow | null> {
  const item = await readRow('accounts', agencyKey(agentId));
  const row = item ? TieRow.parse(item) : null;
  return row && !isOver(row, now) ? row : null;
}

/** What the agent sees of it. */
export function toAgency({ state, email, since, expiresAt }: TieRow): Agency {
  const isAsked = expiresAt !== undefined;
  return {
    state,
    email,
    since,
    resendAt: isAsked ? new Date(Date.parse(since) + RESEND_AFTER_MS).toISOString() : null,
    expiresAt: isAsked ? new Date(expiresAt * 1_000).toISOString() : null,
  };
}

/**
 * A new request, in place of any older one. Throws `agency_bound`, and `too_many_requests` within a minute of the last.
 */
export async function askAgency(
  { actor, now, randomBytes }: OwnerContext,
  { agencyId, email }: { agencyId: string; email: string },
): Promise<TieRow> {
  const before = await findTie(actor.id, now);
  if (before?.state === 'bound') throw new AppError('agency_bound');
  // This very request, broken off before its mail went.
  if (goesOn() && before?.agencyId === agencyId && before.since === now.toISOString()) return before;
  if (before && now.getTime() - Date.parse(before.since) < RESEND_AFTER_MS) {
    throw new AppError('too_many_requests', { retryAfterSeconds: RESEND_AFTER_MS / 1_000 });
  }
  const row: TieRow = {
    state: 'asked',
    agentId: actor.id,
    agencyId,
    email,
    requestId: randomBytes(REQUEST_ID_BYTES).toString('base64url'),
    since: now.toISOString(),
    expiresAt: epochSeconds(now) + REQUEST_SECONDS,
  };
  const old = before && before.agencyId !== agencyId ? [remove(agencyAgentKey(before.agencyId, actor.id))] : [];
  await writeUnlessChanged(putOnBothSides(row, before), old);
  return row;
}

/** Ends the tie, or takes the request back. The agent's page no longer shows what is the agency's. */
export async function endTie(row: TieRow, moment: Moment, following: TransactItem[] = []): Promise<void> {
  const [agentSide, agencySide] = keysOf(row);
  const drawing = row.state === 'bound' ? [drawingOfAccount('accounts', row.agentId, moment)] : [];
  await writeUnlessChanged([remove(agentSide, row), remove(agencySide)], [...drawing, ...following]);
}

/**
 * Throws `link_lapsed` when the request was answered, taken back or has lapsed, `plan_needed` when the agency's plan has no
 * connections, and `connections_full` when all are taken.
 */
export async function answerRequest(context: OwnerContext, requestId: string, isAccepted: boolean): Promise<void> {
  const { actor, now, newId } = context;
  const ties = await listTies(actor.id, now);
  const tie = ties.find((one) => one.requestId === requestId);
  // Bound by this very answer, which was broken off.
  if (goesOn() && isAccepted && tie?.state === 'bound' && tie.since === now.toISOString()) return;
  if (tie?.state !== 'asked') throw new AppError('link_lapsed');
  const asked = tie;
  const payload = { template: 'agency-answered', accountId: asked.agentId, agencyEmail: asked.email, isAccepted };
  const told = outboxPut('accounts', { id: newId(), job: 'send-message', payload }, now);
  if (!isAccepted) return endTie(asked, context, [told]);
  const { expiresAt: _end, ...rest } = asked;
  const binding = [...putOnBothSides({ ...rest, state: 'bound', since: now.toISOString() }, asked), told];
  const { connections } = plans[planAt(actor.plan, now)];
  if (connections === null) await writeUnlessChanged(binding);
  else await bindWithin(connections, binding, context);
}

/** The agents are counted after the row was read that each binding changes: who counted too early counts again. */
async function bindWithin(most: number, binding: TransactItem[], { actor, now }: OwnerContext): Promise<void> {
  if (most === 0) throw new AppError('plan_needed');
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { version: seen } = Connections.parse((await readRow('accounts', connectionsKey(actor.id))) ?? {});
    const { agents } = await listAgents(actor.id, now);
    if (agents.length >= most) throw new AppError('connections_full');
    const taken = putConnections(actor.id, seen);
    try {
      await dynamo.send(new TransactWriteCommand({ TransactItems: [taken, ...binding] }));
      return;
    } catch (error) {
      const [ofCount, ofTie] = cancellationReasons(error) ?? [];
      if (ofTie === 'ConditionalCheckFailed') throw new AppError('conflict');
      if (ofCount !== 'ConditionalCheckFailed') throw error;
    }
  }
  throw new AppError('conflict');
}

/** Counts the bindings that a plan limits. */
const Connections = z.object({ version: z.number().int().default(0) });

function putConnections(agencyId: string, seen: number): TransactItem {
  return {
    Put: {
      TableName: environment.table('accounts'),
      Item: { ...connectionsKey(agencyId), version: seen + 1 },
      ConditionExpression: 'attribute_not_exists(pk) OR version = :seen',
      ExpressionAttributeValues: { ':seen': seen },
    },
  };
}

/** What an agency sees: who asks and who is bound. */
export async function listAgents(
  agencyId: string,
  now: Date,
): Promise<{ requests: AgencyRequest[]; agents: AgencyAgent[] }> {
  const ties = await listTies(agencyId, now);
  const known = await Promise.all(
    ties.map(async (tie) => {
      const account = await findAccount(tie.agentId);
      if (!account || account.status === 'deleted') return [];
      const { accountId: agentId, fullName, email } = account;
      return [{ tie, agent: { agentId, fullName, email, since: tie.since } }];
    }),
  );
  const people = known.flat();
  return {
    requests: people.flatMap(({ tie: { requestId, expiresAt }, agent }) =>
      expiresAt === undefined ? [] : [{ ...agent, requestId, expiresAt: new Date(expiresAt * 1_000).toISOString() }],
    ),
    agents: people.flatMap(({ tie, agent }) => (tie.state === 'bound' ? [agent] : [])),
  };
}

/** The tie of one agent, as the agency has it. */
export async function findTieOfAgency(agencyId: string, agentId: string): Promise<TieRow | null> {
  const item = await readRow('accounts', agencyAgentKey(agencyId, agentId));
  return item ? TieRow.parse(item) : null;
}

async function listTies(agencyId: string, now: Date): Promise<TieRow[]> {
  const items = await listBelow('accounts', agencyAgentKey(agencyId, ''), MOST_AGENTS);
  return items.map((item) => TieRow.parse(item)).filter((row) => !isOver(row, now));
}

const keysOf = ({ agentId, agencyId }: TieRow) => [agencyKey(agentId), agencyAgentKey(agencyId, agentId)] as const;

type Key = { pk: string; sk: string };
type Moment = { now: Date; newId(): string };

/** The agent's side decides who came first: it must still be as it was read. */
function putOnBothSides(row: TieRow, before: TieRow | null): TransactItem[] {
  const TableName = environment.table('accounts');
  const [agentSide, agencySide] = keysOf(row);
  const condition = before
    ? stillAs(before)
    : {
        // What has lapsed may still lie there.
        ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
        ExpressionAttributeValues: { ':now': epochSeconds(new Date(row.since)) },
      };
  return [
    { Put: { TableName, Item: { ...agentSide, ...row }, ...condition } },
    { Put: { TableName, Item: { ...agencySide, ...row } } },
  ];
}

/** A request that was answered keeps its id, so its state counts too. */
function stillAs({ requestId, state }: TieRow) {
  return {
    ConditionExpression: 'requestId = :id AND #state = :state',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':id': requestId, ':state': state },
  };
}

function remove(key: Key, before?: TieRow): TransactItem {
  return { Delete: { TableName: environment.table('accounts'), Key: key, ...(before && stillAs(before)) } };
}

/** Throws `conflict` when somebody else was at the tie in between. */
async function writeUnlessChanged(items: TransactItem[], following: TransactItem[] = []): Promise<void> {
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: [...items, ...following] }));
  } catch (error) {
    throw cancellationReasons(error)?.[0] === 'ConditionalCheckFailed' ? new AppError('conflict') : error;
  }
}
