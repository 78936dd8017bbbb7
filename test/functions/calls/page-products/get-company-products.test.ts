import { describe, expect, test } from 'vitest';
import { getCompanyProducts } from '../../../../functions/calls/page-products/get-company-products.ts';
import { agencyKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { COMPANY, companyRows, PRODUCT, productRow } from '../../../kit/learning.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { accountRow, productListRow } from '../../../kit/rows.ts';

const memory = useMemoryTable();
const get = () => getCompanyProducts({}, ownerContext());

describe('getCompanyProducts', () => {
  test('offers an agent what their company lets them show, and says what is chosen', async () => {
    memory.put([
      ...companyRows(PRODUCT),
      productListRow({ products: [{ productId: PRODUCT, slugs: [], companyId: COMPANY }] }),
    ]);

    expect(await get()).toEqual({
      products: [
        {
          productId: PRODUCT,
          company: 'Nordic Cover',
          card: {
            ...{ productId: PRODUCT, source: 'company', agencyName: 'nordic-cover' },
            ...{ title: 'Travel cover', summary: '', photo: null },
          },
          ...{ isChosen: true, requiredLevel: null, level: 0, validUntil: null, isAllowed: true },
        },
      ],
      order: [PRODUCT],
    });
  });

  test('says which level is lacking', async () => {
    memory.put([...companyRows(PRODUCT), productRow(PRODUCT, null, 2)]);

    expect((await get()).products).toMatchObject([{ requiredLevel: 2, level: 0, isAllowed: false, isChosen: false }]);
  });

  test.each([
    ['for other agents alone', [productRow(PRODUCT, ['somebody'])]],
    ['that is off', [{ ...productRow(PRODUCT), share: { visibility: 'off', allowedAgents: null, embedSites: [] } }]],
    ['of a company whose account is suspended', [accountRow({ accountId: COMPANY, status: 'suspended' })]],
    ['of an agency that has not confirmed', [{ ...agencyKey(accountId), ...asked }]],
  ])('offers nothing %s', async (_, rows) => {
    memory.put([...companyRows(PRODUCT), ...rows]);

    expect((await get()).products).toEqual([]);
  });
});

const asked = {
  ...{ state: 'asked', agentId: accountId, agencyId: COMPANY, email: 'team@nordic.example', requestId: 'r1' },
  ...{ since: '2026-03-10T11:00:00.000Z', expiresAt: 4_000_000_000 },
};
