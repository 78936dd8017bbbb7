import { describe, expect, test } from 'vitest';
import {
  canFound,
  companyOf,
  companyToChange,
  needs,
  readMembership,
} from '../../../../functions/domain/companies/own-company.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { asEditor, asNobody, companyRows, editorId, personRow } from '../../../kit/company.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

const memory = useMemoryTable();

const withPlan = (id: 'free' | 'individual' | 'team1', trialEndsAt: string | null = null) =>
  ownerContext({ actor: { ...ownerContext().actor, plan: { id, trialEndsAt } } });

describe('the company that somebody works for', () => {
  test('is read as it is in the table now, with the role there', async () => {
    memory.put(companyRows());

    expect(await readMembership(editorId)).toEqual({ companyId: accountId, role: 'editor' });
    expect(await readMembership(otherAccountId)).toEqual({ companyId: otherAccountId, role: 'admin' });
  });

  test('is none for an account without one, and for an account that is gone', async () => {
    memory.put([personRow()]);

    expect(await readMembership(accountId)).toBeNull();
    expect(await readMembership('gone')).toBeNull();
  });

  test.each([{ companyId: 'c1' }, { companyRole: 'admin' }, { companyId: null, companyRole: 'admin' }])(
    'is none where only half of it is known: %j',
    async (half) => {
      memory.put([{ ...personRow(), ...half }]);

      expect(await readMembership(accountId)).toBeNull();
    },
  );

  test('is none that we know where the row names a role that nobody has', async () => {
    memory.put([{ ...personRow(), companyId: 'c1', companyRole: 'owner' }]);

    await expect(readMembership(accountId)).rejects.toThrow();
  });

  test('may be read by functions that read accounts, and asks for nothing else', () => {
    expect(needs).toEqual({ tables: [{ table: 'accounts', actions: ['GetItem'] }] });
  });

  test('is what the caller acts for; who has none may not', () => {
    expect(companyOf(asEditor())).toBe(accountId);
    expect(() => companyOf(asNobody())).toThrow(expect.objectContaining({ code: 'forbidden' }) as Error);
  });
});

describe('a change in the company', () => {
  test('is made under the plan of its founder', async () => {
    memory.put(companyRows());

    expect(await companyToChange(asEditor())).toMatchObject({ companyId: accountId, plan: { isIncluded: true } });
  });

  test("needs a founder's plan with document chat, whatever the caller's own is", async () => {
    memory.put(companyRows({ plan: { id: 'individual', trialEndsAt: null } }));

    await expect(companyToChange(asEditor())).rejects.toMatchObject({ code: 'plan_needed' });
  });

  test('is not made by somebody who has none', async () => {
    memory.put(companyRows());

    await expect(companyToChange(asNobody())).rejects.toMatchObject({ code: 'forbidden' });
  });
});

test('a company may be founded by who has a plan with document chat, as long as it lasts', () => {
  expect(canFound(withPlan('team1'))).toBe(true);
  expect(canFound(withPlan('individual'))).toBe(false);
  expect(canFound(withPlan('free'))).toBe(false);
  expect(canFound(withPlan('team1', NOW.toISOString()))).toBe(false);
});
