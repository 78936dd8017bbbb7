/** What sessions of support keep, and when they are open. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { supportSessionKey } from '../../../../functions/domain/support/support-rows.ts';
import {
  closeSession,
  needs,
  noteLook,
  openSession,
  requireSession,
  writeAct,
} from '../../../../functions/domain/support/support-sessions.ts';
import { dynamo } from '../../../../functions/kit/clients/dynamo.ts';
import { NOW } from '../../../kit/call-context.ts';
import { throttled, transactionCanceled } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { reason, staff, useSupportDesk } from '../../../kit/support-desk.ts';

const desk = useSupportDesk();
beforeEach(() => desk.fill());

const END = new Date(NOW.getTime() + 30 * 60_000);
const at = (now: Date) => ({ ...staff(), now });
const acts = () =>
  [...desk.table().rows.values()]
    .filter(({ sk }) => String(sk).startsWith('ACT#'))
    .map(({ at: time, by, act, complaintId, reason: words }) => ({ at: time, by, act, complaintId, reason: words }));

describe('a session of support', () => {
  test('keeps who opened it, why, and its thirty minutes, after which the table deletes it', async () => {
    expect(await openSession(accountId, reason, staff())).toBe(END.toISOString());

    expect(desk.table().row(supportSessionKey(accountId, 'staff-1'))).toEqual({
      ...supportSessionKey(accountId, 'staff-1'),
      by: 'staff@xpage.example',
      reason,
      openedAt: NOW.toISOString(),
      endsAt: END.toISOString(),
      expiresAt: END.getTime() / 1_000,
    });
  });

  test('is open for thirty minutes and not a moment longer, though the table may still have it', async () => {
    await openSession(accountId, reason, staff());

    expect(await requireSession(accountId, at(new Date(END.getTime() - 1)))).toBe(END.toISOString());
    await expect(requireSession(accountId, at(END))).rejects.toMatchObject({ code: 'support_session_over' });
  });

  test('is needed by everybody for themselves and for each account', async () => {
    await openSession(accountId, reason, staff());
    const colleague = { ...staff(), actor: { ...staff().actor, id: 'staff-2' } };

    await expect(requireSession(accountId, colleague)).rejects.toMatchObject({ code: 'support_session_over' });
    await expect(requireSession('another', staff())).rejects.toMatchObject({ code: 'support_session_over' });
  });

  test('leaves opening, looking and closing in the audit, with who and when, and of no complaint', async () => {
    await openSession(accountId, reason, staff());
    await noteLook(accountId, staff());
    await closeSession(accountId, staff());
    const whole = { at: NOW.toISOString(), by: 'staff@xpage.example', complaintId: '' };

    expect(acts()).toEqual([
      { ...whole, act: 'open-session', reason },
      { ...whole, act: 'view-account', reason: '' },
      { ...whole, act: 'close-session', reason: '' },
    ]);
    expect(desk.table().row(supportSessionKey(accountId, 'staff-1'))).toBeUndefined();
  });

  test('that is over is neither looked in nor closed, and nothing is noted', async () => {
    await openSession(accountId, reason, staff());
    const before = acts();

    await expect(noteLook(accountId, at(END))).rejects.toMatchObject({ code: 'support_session_over' });
    await expect(closeSession(accountId, at(END))).rejects.toMatchObject({ code: 'support_session_over' });
    expect(acts()).toEqual(before);
  });

  test('may be read, written and deleted in the table of pages, and asks for nothing else', () => {
    expect(needs).toEqual({
      tables: [{ table: 'pages', actions: ['GetItem', 'PutItem', 'DeleteItem', 'ConditionCheckItem'] }],
    });
  });
});

describe('an act of support', () => {
  test.each([
    ['whose session is over', ['ConditionalCheckFailed', 'ConditionalCheckFailed'], 'support_session_over'],
    ['that was done already', ['None', 'ConditionalCheckFailed'], 'already_decided'],
  ])('%s says so', async (_, reasons, code) => {
    vi.mocked(dynamo.send).mockRejectedValueOnce(transactionCanceled(...reasons) as never);

    await expect(writeAct([])).rejects.toMatchObject({ code });
  });

  test.each([
    ['an overloaded table', throttled()],
    ['another write at the same moment', transactionCanceled('TransactionConflict', 'None')],
  ])('that %s keeps from being done is called neither over nor done', async (_, error) => {
    vi.mocked(dynamo.send).mockRejectedValueOnce(error as never);

    await expect(writeAct([])).rejects.toBe(error);
  });
});
