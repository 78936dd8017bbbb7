import { describe, expect, test } from 'vitest';
import { invitationToken } from '../../../../functions/domain/companies/invitations.ts';
import { sendInvitation } from '../../../../functions/domain/messages/company-mails.ts';
import { sendOwnerMail } from '../../../../functions/domain/messages/send-owner-mail.ts';
import { NOW } from '../../../kit/call-context.ts';
import { companyRows, editorId, invitationRow, later, personRow } from '../../../kit/company.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMails } from '../../../kit/mails.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const memory = useMemoryTable();
const mails = useMails();
useSecrets();

const { companyId, invitationId } = invitationRow();
const message = { template: 'company-invitation', companyId, invitationId } as const;

describe('the invitation to a company', () => {
  test('goes to the address that is kept, in the language of who invites, with the token after the hash', async () => {
    memory.put([...companyRows(), personRow({ companyId, companyRole: 'admin', language: 'de_de' }), invitationRow()]);
    await sendInvitation(message, NOW);

    expect(mails.sent()).toMatchObject([
      { to: ['eve@example.com'], subject: 'Mara Lindqvist lädt Sie zu Nordic Cover ein' },
    ]);
    expect(mails.sent()[0]?.text).toContain(
      `https://xpage.example/product-talk#invitation=${await invitationToken(invitationRow())}`,
    );
  });

  test('is not sent any more when it was taken back or has lapsed', async () => {
    memory.put(companyRows());
    await sendInvitation(message, NOW);
    memory.put([invitationRow()]);
    await sendInvitation(message, later(7 * 86_400_000));

    expect(mails.sent()).toEqual([]);
  });
});

test('who invited is told who has joined, unless they have left again', async () => {
  const joined = { template: 'company-joined', accountId, memberId: editorId } as const;
  memory.put(companyRows());
  await sendOwnerMail(joined);
  memory.put([personRow({ accountId: editorId })]);
  await sendOwnerMail(joined);

  expect(mails.sent()).toMatchObject([{ to: ['mara@example.com'], subject: 'Tom Berg has joined Nordic Cover' }]);
});
