import { beforeEach, expect, test } from 'vitest';
import { closeSupportSession } from '../../../../functions/calls/support/close-support-session.ts';
import { getSupportAccount } from '../../../../functions/calls/support/get-support-account.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { staff, useSupportDesk } from '../../../kit/support-desk.ts';

const desk = useSupportDesk();
beforeEach(() => desk.fill());

test('closeSupportSession: nothing is seen after it, and it is noted', async () => {
  await desk.open();
  await closeSupportSession({ accountId }, staff());

  await expect(getSupportAccount({ accountId }, staff())).rejects.toMatchObject({ code: 'support_session_over' });
  expect(desk.acts().map(([act]) => act)).toEqual(['open-session', 'close-session']);
});

test('closeSupportSession: there has to be one', async () => {
  await expect(closeSupportSession({ accountId }, staff())).rejects.toMatchObject({ code: 'support_session_over' });
  expect(desk.acts()).toEqual([]);
});
