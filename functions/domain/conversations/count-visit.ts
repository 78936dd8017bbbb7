/**
 * Counts visits, each once, with what they were. Nothing that a stranger sends can make the row of a day grow without
 * bound: names that anybody can make up end in `other` when a day has had enough of them.
 */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { isOpenSource } from '../../../shared/rules/traffic-source.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { readRow } from '../../kit/read-row.ts';
import { dayKey, visitKey, visitorKey, type VisitRow } from './conversation-rows.ts';
import { dayUpdate, type Figure, type PageOwner, type Tally } from './figures.ts';
import { dayIn } from './owner-days.ts';
import { visitorHash, VISITOR_SECONDS, type Visitor } from './visitor-hash.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'conversations', actions: ['GetItem', 'PutItem', 'UpdateItem'] }],
};

/** Other sites and campaigns of a day, and places of a day; writes at the same moment may go a few over it. */
export const MOST_NAMES = 50;

/** Visits of one visitor on one day: people behind one address with one kind of phone look like one. */
export const MOST_VISITS = 100;

const VISIT_SECONDS = 2 * 86_400;

export type Visit = {
  visitId: string;
  visitor: Visitor;
  /** As `sourceOf` gives it. */
  source: string;
  /** ISO alpha-2, `ZZ` when it is not known. */
  country: string;
  device: string;
  /** Code of the place whose QR code led here. */
  place: string | null;
  /** For the day's first visit. */
  newSalt: Buffer;
};

/** False when the visit was counted before, or when this visitor has had as many today as one can have. */
export async function countVisit(owner: PageOwner, visit: Visit, now: Date): Promise<boolean> {
  const day = dayIn(owner.timeZone, now);
  const { accountId } = owner;
  const [hash, tallies] = await Promise.all([
    visitorHash(visit.visitor, { accountId, day }, visit.newSalt, now),
    boundedTallies(accountId, day, visit),
  ]);
  const write = { accountId, day, visitId: visit.visitId, hash, tallies };
  const first = await tryToCount({ ...write, isNewVisitor: true }, now);
  return (first === 'known-visitor' ? await tryToCount({ ...write, isNewVisitor: false }, now) : first) === 'counted';
}

type Write = {
  accountId: string;
  day: string;
  visitId: string;
  hash: string;
  tallies: Tally[];
  isNewVisitor: boolean;
};

async function tryToCount(write: Write, now: Date): Promise<'counted' | 'known-visit' | 'known-visitor'> {
  const { accountId, day, tallies, isNewVisitor } = write;
  const figures: Figure[] = isNewVisitor ? ['views', 'visitors'] : ['views'];
  try {
    await dynamo.send(
      new TransactWriteCommand({
        TransactItems: [
          visitPut(write, now),
          visitorUpdate(write, now),
          dayUpdate(accountId, day, [...figures, ...tallies], now),
        ],
      }),
    );
    return 'counted';
  } catch (error) {
    const [visit, visitor] = cancellationReasons(error) ?? [];
    if (visit === 'ConditionalCheckFailed') return 'known-visit';
    if (visitor === 'ConditionalCheckFailed') return 'known-visitor';
    throw error;
  }
}

function visitPut({ accountId, visitId, day }: Write, now: Date) {
  const row: VisitRow = { day, opened: [], expiresAt: epochSeconds(now) + VISIT_SECONDS };
  return {
    Put: {
      TableName: environment.table('conversations'),
      Item: { ...visitKey(accountId, visitId), ...row },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

function visitorUpdate({ accountId, day, hash, isNewVisitor }: Write, now: Date) {
  return {
    Update: {
      TableName: environment.table('conversations'),
      Key: visitorKey(accountId, day, hash),
      UpdateExpression: 'ADD visits :one SET expiresAt = :expiry',
      ConditionExpression: isNewVisitor ? 'attribute_not_exists(pk)' : 'visits < :most',
      ExpressionAttributeValues: {
        ':one': 1,
        ':expiry': epochSeconds(now) + VISITOR_SECONDS,
        ...(isNewVisitor ? {} : { ':most': MOST_VISITS }),
      },
    },
  };
}

async function boundedTallies(accountId: string, day: string, visit: Visit): Promise<Tally[]> {
  const { source, country, device, place } = visit;
  const isOpen = isOpenSource(source);
  const row = isOpen || place !== null ? await readRow('conversations', dayKey(accountId, day)) : {};
  const names = Object.keys(row ?? {});
  const hasRoom = (tally: Tally, isSame: (name: string) => boolean): boolean =>
    names.includes(tally) || names.filter(isSame).length < MOST_NAMES;
  const isRoomForSource = !isOpen || hasRoom(`source:${source}`, (name) => /^source:(?:site|utm):/.test(name));
  const isRoomForPlace = place !== null && hasRoom(`place:${place}`, (name) => name.startsWith('place:'));
  return [
    `source:${isRoomForSource ? source : 'other'}`,
    `country:${country}`,
    `device:${device}`,
    ...(isRoomForPlace ? [`place:${place}` as const] : []),
  ];
}
