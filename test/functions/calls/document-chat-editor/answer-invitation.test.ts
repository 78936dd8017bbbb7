import { describe, expect, test } from 'vitest';
import { answerInvitation } from '../../../../functions/calls/document-chat-editor/answer-invitation.ts';
import { accountKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { memberKey } from '../../../../functions/domain/companies/company-rows.ts';
import { invitationToken } from '../../../../functions/domain/companies/invitations.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import {
  asEditor,
  asFounder,
  asNobody,
  asStranger,
  companyRow,
  companyRows,
  editorId,
  invitationRow,
  later,
  personRow,
} from '../../../kit/company.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { payloadsIn } from '../../../kit/outbox-rows.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const memory = useMemoryTable();
useSecrets();

const invited = [companyRow(), invitationRow(), personRow({ accountId: otherAccountId, email: 'eve@example.com' })];
const account = (id: string) => memory.table().row(accountKey(id));
const join = async (context = asNobody()) =>
  answerInvitation({ action: 'join', token: await invitationToken(invitationRow()) }, context);

describe('answerInvitation', () => {
  test('tells who looks the name of the company and no more', async () => {
    memory.put(invited);
    const token = await invitationToken(invitationRow());

    expect(await answerInvitation({ action: 'look', token }, ownerContext())).toEqual({
      company: { name: 'Nordic Cover' },
    });
    expect(account(otherAccountId)).not.toHaveProperty('companyId');
  });

  test('makes a member of who was invited, and has who invited them told', async () => {
    memory.put(invited);

    expect(await join()).toEqual({ company: { name: 'Nordic Cover' } });
    expect(account(otherAccountId)).toMatchObject({ companyId: accountId, companyRole: 'editor' });
    expect(memory.table().row(memberKey(accountId, otherAccountId))).toMatchObject({ role: 'editor' });
    expect(payloadsIn(memory.table())).toEqual([{ template: 'company-joined', accountId, memberId: otherAccountId }]);
  });

  test('is good once, for seven days to the second, and not once it was taken back', async () => {
    memory.put(invited);
    await expect(join(asNobody({ now: later(7 * 86_400_000) }))).rejects.toThrow('link_lapsed');
    await join(asNobody({ now: later(7 * 86_400_000 - 1_000) }));
    await expect(join()).rejects.toThrow('link_lapsed');
  });

  test.each(['', 'x', `${accountId}.01JGFJJZ00000000000000000K.${'A'.repeat(43)}`])(
    'takes no token that is not ours: "%s"',
    async (token) => {
      memory.put(invited);

      await expect(answerInvitation({ action: 'look', token }, ownerContext())).rejects.toThrow('link_lapsed');
    },
  );

  test('lets nobody in who came by the link with another address', async () => {
    memory.put(invited);

    await expect(join(ownerContext())).rejects.toThrow('invitation_not_yours');
    expect(payloadsIn(memory.table())).toEqual([]);
  });

  test('lets nobody into a second company', async () => {
    memory.put([...companyRows(), invitationRow()]);

    await expect(join(asStranger())).rejects.toThrow('in_company_already');
    expect(account(otherAccountId)).toMatchObject({ companyId: otherAccountId });
  });

  test('lets a member leave, and the founder not', async () => {
    memory.put(companyRows());

    expect(await answerInvitation({ action: 'leave' }, asEditor())).toEqual({ company: null });
    expect(account(editorId)).not.toHaveProperty('companyId');
    expect(memory.table().row(memberKey(accountId, editorId))).toBeUndefined();
    await expect(answerInvitation({ action: 'leave' }, asFounder())).rejects.toThrow('forbidden');
    await expect(answerInvitation({ action: 'leave' }, ownerContext())).rejects.toThrow('forbidden');
  });
});
