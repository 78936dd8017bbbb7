import { describe, expect, test } from 'vitest';
import { getSessions } from '../../../../functions/calls/account/get-sessions.ts';
import { SESSION_IDLE_MS } from '../../../../functions/kit/account-session.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { otherAccountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { accountRow, sessionRow } from '../../../kit/rows.ts';

const memory = useMemoryTable();
const here = ownerContext().actor.signedInAt;
const seenBefore = (milliseconds: number) => ({ seenAt: new Date(NOW.getTime() - milliseconds).toISOString() });

describe('getSessions', () => {
  test('names browser, system, country and when it was seen, this one first, then those seen last', async () => {
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0';
    memory.put([
      accountRow(),
      sessionRow(here, seenBefore(60_000)),
      sessionRow(here - 300, { ...seenBefore(30_000), userAgent, country: 'DE' }),
      sessionRow(here - 200, seenBefore(10_000)),
    ]);
    const { sessions } = await getSessions({}, ownerContext());

    expect(sessions.map(({ signedInAt }) => signedInAt)).toEqual([here, here - 200, here - 300]);
    expect(sessions.map(({ isThis }) => isThis)).toEqual([true, false, false]);
    expect(sessions[2]).toEqual({
      signedInAt: here - 300,
      browser: 'Firefox',
      system: 'Windows',
      country: 'DE',
      ...{ lastSeenAt: seenBefore(30_000).seenAt },
      isThis: false,
    });
  });

  test('leaves out what counts no more: idle for a week, expired, signed out everywhere, or of others', async () => {
    memory.put([
      accountRow({ tokensValidAfter: here - 1_000 }),
      sessionRow(here),
      sessionRow(here - 1, seenBefore(SESSION_IDLE_MS)),
      sessionRow(here - 2, { expiresAt: NOW.getTime() / 1_000 }),
      sessionRow(here - 1_001),
      sessionRow(here - 3, {}, otherAccountId),
    ]);

    expect((await getSessions({}, ownerContext())).sessions.map(({ signedInAt }) => signedInAt)).toEqual([here]);
  });
});
