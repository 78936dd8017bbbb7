import { describe, expect, test } from 'vitest';
import { getProductLevelList } from '../../../../functions/calls/learning-portal/get-product-level-list.ts';
import { agencyKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { COMPANY, companyRows, PRODUCT, productRow } from '../../../kit/learning.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { accountRow } from '../../../kit/rows.ts';

const memory = useMemoryTable();
const OTHER = '01KKBZJR00THEOTHER00000000';
const list = (context = ownerContext()) => getProductLevelList({}, context);

describe('getProductLevelList', () => {
  test('lists the products that an agent may show, with the level of each', async () => {
    memory.put([...companyRows(PRODUCT), productRow(OTHER, ['somebody-else'])]);
    const { company, products } = await list();

    expect(company).toBe('Nordic Cover');
    expect(products).toEqual([
      { productId: PRODUCT, name: 'Travel cover', level: 0, reachedAt: null, validUntil: null, due: 0 },
    ]);
  });

  test('lists all of them for a member of the company', async () => {
    memory.put([...companyRows(PRODUCT), productRow(OTHER, ['somebody-else'])]);
    const context = ownerContext();
    const actor = { ...context.actor, company: { companyId: COMPANY, role: 'editor' as const } };

    expect((await list({ ...context, actor })).products).toHaveLength(2);
  });

  test('is empty for who belongs to no company, and once its plan is over', async () => {
    memory.put(companyRows(PRODUCT));
    memory.put([accountRow({ accountId: COMPANY, plan: { id: 'free', trialEndsAt: null } })]);
    expect(await list()).toEqual({ company: '', products: [] });

    memory.table().rows.delete(`${agencyKey(accountId).pk} ${agencyKey(accountId).sk}`);
    expect(await list()).toEqual({ company: '', products: [] });
  });
});
