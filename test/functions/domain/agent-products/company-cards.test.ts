import { describe, expect, test } from 'vitest';
import { findCompanyCards } from '../../../../functions/domain/agent-products/company-cards.ts';
import { agencyKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { endTie, findTie } from '../../../../functions/domain/accounts/agency.ts';
import { documentProductKey } from '../../../../functions/domain/documents/document-rows.ts';
import { levelKey } from '../../../../functions/domain/learning/learning-rows.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { COMPANY, companyRows, PRODUCT, productRow } from '../../../kit/learning.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { payloadsIn } from '../../../kit/outbox-rows.ts';
import { productListRow } from '../../../kit/rows.ts';

const memory = useMemoryTable();
const chosen = productListRow({ products: [{ productId: PRODUCT, slugs: [], companyId: COMPANY }] });
const find = () => findCompanyCards(accountId, NOW);
const rows = () => [...companyRows(PRODUCT), chosen];

describe('the cards of a company', () => {
  test('lead to the chat, with the beginning of its description', async () => {
    const { texts } = productRow(PRODUCT);
    const description = 'Cover for journeys.\n\n' + 'It pays for luggage and delays. '.repeat(9);
    memory.put([...rows(), { ...productRow(PRODUCT), texts: { ...texts, description } }]);
    const { cards } = await find();

    expect(cards).toMatchObject([{ productId: PRODUCT, agencyName: 'nordic-cover', title: 'Travel cover' }]);
    expect(cards[0]?.summary).toMatch(/^Cover for journeys\. It pays .* …$/);
    expect(cards[0]?.summary.length).toBeLessThanOrEqual(162);
  });

  test('cost an owner without any one read', async () => {
    memory.put([...companyRows(PRODUCT), productListRow()]);

    expect(await find()).toMatchObject({ cards: [], levelsEndAt: null });
  });

  test('go when the product is removed', async () => {
    memory.put(rows());
    const { pk, sk } = documentProductKey(COMPANY, PRODUCT);
    memory.table().rows.delete(`${pk} ${sk}`);

    expect((await find()).cards).toEqual([]);
  });

  test('go when the agent leaves, whose page is drawn anew with that', async () => {
    memory.put(rows());
    const tie = await findTie(accountId, NOW);
    if (tie) await endTie(tie, ownerContext());

    expect(memory.table().row(agencyKey(accountId))).toBeUndefined();
    expect((await find()).cards).toEqual([]);
    expect(payloadsIn(memory.table())).toEqual([{ action: 'republish-own', accountId }]);
  });

  test('say until when the levels hold that they need', async () => {
    const validUntil = '2026-11-01T00:00:00.000Z';
    const level = {
      productId: PRODUCT,
      companyId: COMPANY,
      level: 2,
      reachedAt: '2025-11-01T00:00:00.000Z',
      validUntil,
    };
    memory.put([...rows(), productRow(PRODUCT, null, 1)]);
    memory.put([{ ...levelKey(accountId, PRODUCT), ...level, certificateId: 'c' }]);

    expect(await find()).toMatchObject({ cards: [{ productId: PRODUCT }], levelsEndAt: validUntil });
    memory.put([productRow(PRODUCT)]);
    expect(await find()).toMatchObject({ levelsEndAt: null });
  });
});
