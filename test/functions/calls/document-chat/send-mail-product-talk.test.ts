import { expect, test } from 'vitest';
import { sendMailProductTalk } from '../../../../functions/calls/document-chat/send-mail-product-talk.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { useMails } from '../../../kit/mails.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { accountRow } from '../../../kit/rows.ts';

const memory = useMemoryTable();
const mails = useMails();

test("sendMailProductTalk mails the way to the editor to the account's own address, and says which", async () => {
  memory.put([accountRow({ language: 'de_de' })]);

  expect(await sendMailProductTalk({}, ownerContext())).toEqual({ sentTo: 'm•••@example.com' });
  expect(mails.sent()).toMatchObject([{ to: ['mara@example.com'], subject: 'Richten Sie Ihren Dokumentenchat ein' }]);
  expect(mails.sent()[0]?.text).toContain('https://xpage.example/product-talk');
});

test('sendMailProductTalk asks for an address where the account has none', async () => {
  memory.put([accountRow({ email: '' })]);

  await expect(sendMailProductTalk({}, ownerContext())).rejects.toThrow('email_required');
  expect(mails.sent()).toEqual([]);
});
