/** The way of a lead into the bin and back, on a table that carries out what is written. */
import { describe, expect, test } from 'vitest';
import { binLead, restoreLead } from '../../../../functions/domain/conversations/change-lead.ts';
import { leadListOf } from '../../../../functions/domain/conversations/conversation-rows.ts';
import { toLead } from '../../../../functions/domain/conversations/find-lead.ts';
import { NOW } from '../../../kit/call-context.ts';
import '../../../kit/function-environment.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { leadRow } from '../../../kit/rows.ts';

const { table, put } = useMemoryTable();
const expiresAt = NOW.getTime() / 1_000 + 60;

const storedLead = () => [...table().rows.values()].find(({ sk }) => String(sk).startsWith('LEAD#')) ?? {};

describe('a lead that is restored', () => {
  test.each(['hidden_field', 'too_fast', 'links'] as const)(
    'from the spam stands in the inbox like any other, without the reason %s',
    async (spamReason) => {
      const row = leadRow({ folder: 'spam', spamReason, expiresAt });
      put([row]);
      await restoreLead(accountId, toLead(row), [], NOW);

      expect(toLead(storedLead())).toEqual(toLead(leadRow()));
      expect(storedLead()).not.toHaveProperty('spamReason');
      expect(storedLead()).not.toHaveProperty('expiresAt');
      expect(storedLead()['gsiPk']).toBe(leadListOf(accountId, 'inbox'));
    },
  );

  test('from the bin is what it was before', async () => {
    put([leadRow()]);
    await binLead(accountId, leadRow().leadId, NOW);
    const binned = toLead(storedLead());
    await restoreLead(accountId, binned, [], NOW);

    expect(binned.folder).toBe('deleted');
    expect(toLead(storedLead())).toEqual(toLead(leadRow()));
  });

  test('from a folder where it no longer lies is not there', async () => {
    put([leadRow({ folder: 'spam', spamReason: 'links', expiresAt })]);

    await expect(restoreLead(accountId, { ...toLead(leadRow()), folder: 'deleted' }, [], NOW)).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
