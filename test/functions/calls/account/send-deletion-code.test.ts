import { beforeEach, describe, expect, test } from 'vitest';
import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { sendDeletionCode } from '../../../../functions/calls/account/send-deletion-code.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { useMails } from '../../../kit/mails.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { usePhoneMessages } from '../../../kit/phone-messages.ts';
import { accountRow } from '../../../kit/rows.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const mails = useMails();
usePhoneMessages();
useSecrets();
const { put, table } = useMemoryTable();
beforeEach(() => put([accountRow()]));

describe('sendDeletionCode', () => {
  test('goes to the address of the account, which nobody can choose', async () => {
    const answer = await sendDeletionCode({}, ownerContext());

    expect(answer).toMatchObject({ sentTo: 'm•••@example.com', expiresInSeconds: 600 });
    expect(mails.sent().map(({ to }) => to)).toEqual([['mara@example.com']]);
    expect(mails.sent()[0]?.subject).toMatch(/^\d{6} is your code to delete your account$/);
  });

  test('can be asked for again at once when it could not be sent', async () => {
    mails.mock.on(SendEmailCommand).rejectsOnce(new Error('down')).resolves({});

    await expect(sendDeletionCode({}, ownerContext())).rejects.toMatchObject({ code: 'code_not_sent' });
    await expect(sendDeletionCode({}, ownerContext())).resolves.toBeDefined();
  });

  test('goes to the number of an account without an address', async () => {
    table().rows.clear();
    put([accountRow({ email: '', phone: '+4670123456' })]);

    expect(await sendDeletionCode({}, ownerContext())).toMatchObject({ sentTo: '•••456' });
    expect(mails.sent()).toEqual([]);
  });
});
