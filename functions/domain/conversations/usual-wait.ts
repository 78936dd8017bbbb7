/** How long visitors of a page wait for a person, as far as it can be said. */
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { ConversationRow } from './conversation-rows.ts';
import { queryRows } from './query-rows.ts';

/** The newest conversations that are looked at. */
const LOOKED_AT = 100;

/** With fewer waits than this nothing is promised. */
const FEWEST = 5;

/** What so large a part of the visitors met may be said to the next. */
const MOST = 0.8;

/** What is said, in minutes; who took longer is not said to be quick. */
const steps = [1, 2, 5, 10, 15];

/** Within how many minutes four of five visitors were answered; null when that was too slow, or too few waited. */
export async function readUsualWait(accountId: string, now: Date): Promise<number | null> {
  const items = await queryRows(
    {
      IndexName: 'byTime',
      KeyConditionExpression: 'gsiPk = :conversations',
      FilterExpression: 'expiresAt > :now',
      ExpressionAttributeValues: { ':conversations': `CONVS#${accountId}`, ':now': epochSeconds(now) },
      ScanIndexForward: false,
    },
    LOOKED_AT,
  );
  return usualMinutes(
    items.map((item) => ConversationRow.parse(item)),
    now,
  );
}

/** A visitor whom nobody answered in time waited for ever. Who waits now does not count yet. */
export function usualMinutes(
  conversations: readonly Pick<ConversationRow, 'wasWanted' | 'waitedSeconds' | 'missedAt'>[],
  now: Date,
): number | null {
  const isWaiting = (missedAt: string | undefined): boolean => missedAt !== undefined && missedAt > now.toISOString();
  const waits = conversations
    .filter(
      ({ wasWanted, waitedSeconds, missedAt }) => wasWanted && (waitedSeconds !== undefined || !isWaiting(missedAt)),
    )
    .map(({ waitedSeconds }) => waitedSeconds ?? Infinity)
    .sort((one, other) => one - other);
  if (waits.length < FEWEST) return null;
  const wait = waits[Math.ceil(waits.length * MOST) - 1] ?? Infinity;
  return steps.find((minutes) => wait <= minutes * 60) ?? null;
}
