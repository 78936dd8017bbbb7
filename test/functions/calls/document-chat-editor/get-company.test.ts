import { describe, expect, test } from 'vitest';
import { getCompany } from '../../../../functions/calls/document-chat-editor/get-company.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import {
  asEditor,
  asFounder,
  asNobody,
  companyRows,
  invitationRow,
  memberRow,
  personRow,
} from '../../../kit/company.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

const memory = useMemoryTable();

describe('getCompany', () => {
  test('is null for who has none, and says whether their plan lets them found one', async () => {
    const none = { company: null, role: null, members: [], invitations: [] };
    memory.put([personRow({ accountId: otherAccountId })]);

    expect(await getCompany({}, asNobody())).toEqual({ ...none, canLearn: false, hasInsurance: false, canFound: true });
    expect(await getCompany({}, ownerContext())).toEqual({
      ...none,
      canLearn: false,
      hasInsurance: false,
      canFound: false,
    });
  });

  test('shows the company and its people in the order in which they came, without those whose account is gone', async () => {
    memory.put([...companyRows(), memberRow('gone', 'editor')]);
    const { company, role, members } = await getCompany({}, asEditor());

    expect(company).toEqual({
      ...{ companyId: accountId, name: 'Nordic Cover', website: 'https://nordic.example/', logo: null },
      ...{ agencyName: 'nordic-cover', createdAt: '2026-01-01T09:00:00.000Z' },
    });
    expect(role).toBe('editor');
    expect(members.map(({ fullName, role: of, isFounder }) => [fullName, of, isFounder])).toEqual([
      ['Mara Lindqvist', 'admin', true],
      ['Tom Berg', 'editor', false],
    ]);
  });

  test('shows invitations to who manages the company alone, until they lapse', async () => {
    const lapsed = invitationRow({ invitationId: 'lapsed', expiresAt: Math.floor(NOW.getTime() / 1_000) });
    memory.put([...companyRows(), invitationRow(), lapsed]);

    expect((await getCompany({}, asFounder())).invitations).toEqual([
      {
        ...{ invitationId: invitationRow().invitationId, email: 'eve@example.com', role: 'editor' },
        expiresAt: '2026-03-17T12:00:00.000Z',
      },
    ]);
    expect((await getCompany({}, asEditor())).invitations).toEqual([]);
  });
});
