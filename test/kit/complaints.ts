/** Rows of support for tests. */
import { complaintKey, suspensionKey } from '../../functions/domain/support/support-rows.ts';
import { NOW, ownerContext } from './call-context.ts';
import { accountId } from './id-tokens.ts';
import { publicPage } from './rows.ts';

export const complaintId = '01JGFJJZ00000000000000000E';

export const complaintRow = (changes: Record<string, unknown> = {}) => ({
  ...complaintKey(complaintId),
  gsiPk: 'COMPLAINT',
  gsiSk: '2026-03-09T12:00:00.000Z',
  accountId,
  agentName: 'mara',
  reason: 'misleading',
  text: 'The prices are not the ones that I was asked to pay.',
  contact: null,
  publishedAt: publicPage().publishedAt,
  ...changes,
});

export const suspensionRow = (changes: Record<string, unknown> = {}) => ({
  ...suspensionKey(accountId),
  scope: 'page',
  reason: 'Prices mislead.',
  at: NOW.toISOString(),
  appealedAt: null,
  page: publicPage(),
  publishedVersion: 3,
  ...changes,
});

export function staffContext() {
  const plan = { id: 'free', trialEndsAt: null } as const;
  return ownerContext({
    actor: { id: 'staff-1', email: 'staff@xpage.example', plan, company: null, signedInAt: 1_770_000_000 },
  });
}
