import { describe, expect, test } from 'vitest';
import { saveMember } from '../../../../functions/calls/document-chat-editor/save-member.ts';
import { accountKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { memberKey } from '../../../../functions/domain/companies/company-rows.ts';
import { asFounder, companyRows, editorId, invitationRow, memberRow, personRow } from '../../../kit/company.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { payloadsIn } from '../../../kit/outbox-rows.ts';

const memory = useMemoryTable();
const invite = (email: string) => ({ action: 'invite', email, role: 'editor' }) as const;
const account = (id: string) => memory.table().row(accountKey(id));

describe('saveMember', () => {
  test.each(['mara.l@example.com', 'nobody@example.com', 'eve@example.com'])(
    'invites %s without a look at whether they have an account',
    async (email) => {
      memory.put(companyRows());
      const { invitations, members } = await saveMember(invite(email), asFounder());

      expect(members).toHaveLength(2);
      expect(invitations).toMatchObject([{ email, role: 'editor', expiresAt: '2026-03-17T12:00:00.000Z' }]);
      expect(payloadsIn(memory.table())).toEqual([
        {
          ...{ template: 'company-invitation', companyId: accountId },
          invitationId: invitations[0]?.invitationId ?? 'none',
        },
      ]);
    },
  );

  test('puts an invitation in the place of an older one for the same address, however it is written', async () => {
    memory.put([...companyRows(), invitationRow()]);
    const { invitations } = await saveMember(
      { action: 'invite', email: ' EVE@example.com', role: 'admin' },
      asFounder(),
    );

    expect(invitations).toMatchObject([{ email: 'eve@example.com', role: 'admin' }]);
  });

  test('invites nobody who is a member', async () => {
    memory.put(companyRows());

    expect((await saveMember(invite('tom@example.com'), asFounder())).invitations).toEqual([]);
    expect(payloadsIn(memory.table())).toEqual([]);
  });

  test.each([
    ['', 'email_required'],
    ['tom', 'email_invalid'],
  ])('refuses the address "%s": %s', async (email, code) => {
    memory.put(companyRows());

    await expect(saveMember(invite(email), asFounder())).rejects.toThrow(code);
  });

  test('has room for fifty, invitations included', async () => {
    const people = Array.from({ length: 47 }, (_, index) => `0000000000000000000000000${index}`);
    memory.put([...companyRows(), ...people.map((id) => memberRow(id, 'editor')), invitationRow()]);
    memory.put(people.map((id) => personRow({ accountId: id, email: `${id}@example.com` })));

    await expect(saveMember(invite('one@example.com'), asFounder())).rejects.toThrow('members_full');
    const { invitationId } = invitationRow();
    expect((await saveMember({ action: 'take-back', invitationId }, asFounder())).invitations).toEqual([]);
    expect((await saveMember(invite('one@example.com'), asFounder())).invitations).toHaveLength(1);
  });

  test('changes a role with the account, which is what rights are read from', async () => {
    memory.put(companyRows());
    await saveMember({ action: 'change', accountId: editorId, role: 'admin' }, asFounder());

    expect(memory.table().row(memberKey(accountId, editorId))).toMatchObject({ role: 'admin' });
    expect(account(editorId)).toMatchObject({ companyId: accountId, companyRole: 'admin' });
  });

  test('removes a member, whose account has no company then', async () => {
    memory.put(companyRows());
    const { members } = await saveMember({ action: 'remove', accountId: editorId }, asFounder());

    expect(members).toHaveLength(1);
    expect(account(editorId)).not.toHaveProperty('companyId');
    expect(account(editorId)).not.toHaveProperty('companyRole');
  });

  test.each(['change', 'remove'] as const)('never %ss the founder', async (action) => {
    memory.put(companyRows());
    const input = action === 'change' ? { action, accountId, role: 'editor' as const } : { action, accountId };

    await expect(saveMember(input, asFounder())).rejects.toThrow('forbidden');
    expect(account(accountId)).toMatchObject({ companyRole: 'admin' });
  });

  test("touches nobody of another company's", async () => {
    memory.put([...companyRows(), memberRow('8d3b2b20', 'editor', otherAccountId)]);
    memory.put([personRow({ accountId: '8d3b2b20', companyId: otherAccountId, companyRole: 'editor' })]);

    await expect(saveMember({ action: 'remove', accountId: '8d3b2b20' }, asFounder())).rejects.toThrow('not_found');
    expect(account('8d3b2b20')).toMatchObject({ companyId: otherAccountId });
  });
});
