import { beforeEach, describe, expect, test } from 'vitest';
import { getSupportAccount } from '../../../../functions/calls/support/get-support-account.ts';
import { NOW } from '../../../kit/call-context.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { reason, staff, useSupportDesk } from '../../../kit/support-desk.ts';

const desk = useSupportDesk();
beforeEach(() => desk.fill());
const look = (changes: object = {}) => getSupportAccount({ accountId }, { ...staff(), ...changes });

describe('getSupportAccount', () => {
  test('notes each look', async () => {
    await desk.open();
    await look();
    await look();

    expect(desk.acts()).toEqual([
      ['open-session', reason],
      ['view-account', ''],
      ['view-account', ''],
    ]);
  });

  test('is closed without a session, and closes with it to the second', async () => {
    await expect(look()).rejects.toMatchObject({ code: 'support_session_over' });
    const { endsAt } = await desk.open();
    await expect(look({ now: new Date(Date.parse(endsAt) - 1) })).resolves.toBeDefined();
    await expect(look({ now: new Date(endsAt) })).rejects.toMatchObject({ code: 'support_session_over' });
    expect(Date.parse(endsAt)).toBeGreaterThan(NOW.getTime());
  });

  test('is closed to a colleague, who has to give a reason of their own', async () => {
    await desk.open();
    const { actor } = staff();

    await expect(look({ actor: { ...actor, id: 'staff-2' } })).rejects.toMatchObject({ code: 'support_session_over' });
    expect(desk.acts()).toHaveLength(1);
  });
});
