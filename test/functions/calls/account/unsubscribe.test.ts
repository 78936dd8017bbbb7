import { describe, expect, test } from 'vitest';
import { unsubscribe } from '../../../../functions/calls/account/unsubscribe.ts';
import { linkToken } from '../../../../functions/domain/accounts/link-token.ts';
import { readMailChoice } from '../../../../functions/domain/accounts/mail-choice.ts';
import { callContext } from '../../../kit/call-context.ts';
import { toEvent } from '../../../kit/handlers.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { useSecrets } from '../../../kit/secrets.ts';

useMemoryTable();
useSecrets();

const end = (token: string) => unsubscribe({ token, 'List-Unsubscribe': 'One-Click' }, callContext());

describe('unsubscribe', () => {
  test('ends one kind of mails and no other', async () => {
    expect(await end(await linkToken('unsubscribe', `sign-in-alerts.${accountId}`))).toEqual({ ended: true });

    expect(await readMailChoice(accountId)).toMatchObject({ 'sign-in-alerts': false, 'plan-reminders': true });
  });

  test('takes the form that a mail program posts to the address of the header (RFC 8058)', async () => {
    const { handler } = await import('../../../../functions/calls/account/index.ts');
    const token = await linkToken('unsubscribe', `plan-reminders.${accountId}`);
    const request = {
      method: 'POST',
      path: '/v1/xid/unsubscribe',
      query: { token },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    } as const;
    const answer = await (handler as unknown as (event: object, context: object) => Promise<{ statusCode: number }>)(
      toEvent(request),
      {},
    );

    expect(answer.statusCode).toBe(200);
    expect(await readMailChoice(accountId)).toMatchObject({ 'plan-reminders': false });
  });

  test.each(['', 'tips.', `tips.${accountId}`, `tips.${accountId}.AAAA`])('refuses the token %j', async (token) => {
    await expect(end(token)).rejects.toMatchObject({ code: 'link_lapsed' });
  });

  test('refuses a token for what is no kind of mails', async () => {
    await expect(end(await linkToken('unsubscribe', `leads.${accountId}`))).rejects.toMatchObject({
      code: 'link_lapsed',
    });
  });
});
