import { expect, test } from 'vitest';
import { getPersonRequests } from '../../../../functions/calls/landing-page/get-person-requests.ts';
import { waitingKey } from '../../../../functions/domain/conversations/conversation-rows.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

const memory = useMemoryTable();
const id = (digit: number): string => `9c0fb2a4-6f0d-4bb4-8a50-00000000000${digit}`;
const row = (digit: number, { owner = accountId, wantedAt = NOW.toISOString(), secondsLeft = 60 } = {}) => ({
  ...waitingKey(owner, id(digit)),
  conversationId: id(digit),
  customer: null,
  wantedAt,
  asked: '',
  expiresAt: NOW.getTime() / 1_000 + secondsLeft,
});

test("gives the caller's visitors who still wait, the one who waits longest first", async () => {
  memory.put([
    row(1),
    row(2, { wantedAt: '2026-03-10T11:59:00.000Z' }),
    row(3, { secondsLeft: 0 }),
    row(4, { owner: otherAccountId }),
  ]);
  const { requests } = await getPersonRequests({}, ownerContext());

  expect(requests.map(({ conversationId }) => conversationId)).toEqual([id(2), id(1)]);
});
