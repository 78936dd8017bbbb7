import { describe, expect, test } from 'vitest';
import { getLearnQuestion } from '../../../../functions/calls/learning-portal/get-learn-question.ts';
import { saveQuestionRecord } from '../../../../functions/calls/learning-portal/save-question-record.ts';
import { saveProduct } from '../../../../functions/calls/landing-page/save-product.ts';
import { saveCompanyProduct } from '../../../../functions/calls/page-products/save-company-product.ts';
import { listPageCards } from '../../../../functions/domain/agent-products/company-cards.ts';
import { productListKey } from '../../../../functions/domain/products/product-rows.ts';
import * as examples from '../../../../shared/calls/examples.ts';
import { MAX_PRODUCTS } from '../../../../shared/model/product.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { COMPANY, companyRows, keyed, PRODUCT, productRow, questionRows } from '../../../kit/learning.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { payloadsIn } from '../../../kit/outbox-rows.ts';
import { productListRow, productRow as ownProductRow } from '../../../kit/rows.ts';

const memory = useMemoryTable();
const YEAR_MS = 365 * 86_400_000;
const choose = (isChosen: boolean, productId = PRODUCT) => saveCompanyProduct({ productId, isChosen }, ownerContext());
const entries = () => memory.table().row(productListKey(accountId))?.['products'];
const entry = { productId: PRODUCT, slugs: [], companyId: COMPANY };
const titles = async (now = NOW) => (await listPageCards(accountId, now)).map(({ title }) => title);

async function passTest(): Promise<void> {
  const { attempt } = await getLearnQuestion({ productId: PRODUCT, level: 1 }, ownerContext());
  for (const { questionId } of attempt.questions) {
    await saveQuestionRecord({ attemptId: attempt.attemptId, questionId, options: ['o0'], text: '' }, ownerContext());
  }
}

describe('saveCompanyProduct', () => {
  test('puts a product among the owner’s own, where it can be moved, and has the page drawn anew', async () => {
    memory.put([...companyRows(PRODUCT), productListRow(), ownProductRow()]);
    const { order } = await choose(true);
    expect(order).toEqual([examples.product.productId, PRODUCT]);
    expect(await titles()).toEqual([examples.product.title, 'Travel cover']);
    expect(payloadsIn(memory.table())).toEqual([{ action: 'republish-own', accountId }]);

    await saveProduct({ productId: null, content: null, order: [...order].reverse() }, ownerContext());
    expect(await titles()).toEqual(['Travel cover', examples.product.title]);
  });

  test('puts it there once, and takes it off as often as it is asked to', async () => {
    memory.put(companyRows(PRODUCT));
    await choose(true);
    await choose(true);
    expect(entries()).toEqual([entry]);

    await choose(false);
    expect(await choose(false)).toMatchObject({ products: [{ isChosen: false }], order: [] });
    expect(await titles()).toEqual([]);
  });

  test('never takes away a product of the owner’s own', async () => {
    memory.put([...companyRows(PRODUCT), productListRow(), ownProductRow()]);
    await choose(false, examples.product.productId);

    expect(await titles()).toEqual([examples.product.title]);
  });

  test('does not find what the company offers to others', async () => {
    memory.put([...companyRows(PRODUCT), productRow(PRODUCT, ['somebody'])]);

    await expect(choose(true)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('has as many as there may be, and makes room where the company took something away', async () => {
    const others = Array.from({ length: MAX_PRODUCTS }, (_, index) => ({
      productId: `P${index}`,
      slugs: [`p-${index}`],
    }));
    memory.put([...companyRows(PRODUCT), productListRow({ products: others })]);
    await expect(choose(true)).rejects.toMatchObject({ code: 'products_full' });

    const gone = { productId: 'GONE', slugs: [], companyId: COMPANY };
    memory.put([productListRow({ products: [...others.slice(1), gone] })]);
    expect((await choose(true)).order).toEqual([...others.slice(1).map(({ productId }) => productId), PRODUCT]);
  });

  test('says which level is needed, shows the product with it, and no longer when it has lapsed', async () => {
    memory.put([...companyRows(PRODUCT), ...keyed(questionRows(PRODUCT, 1, 6)), productRow(PRODUCT, null, 1)]);
    await expect(choose(true)).rejects.toMatchObject({ code: 'level_needed', details: { level: 1 } });
    await passTest();
    await choose(true);

    const end = NOW.getTime() + YEAR_MS;
    expect(await titles(new Date(end - 1))).toEqual(['Travel cover']);
    expect(await titles(new Date(end))).toEqual([]);
  });

  test('the page is drawn anew by itself when the level is passed after all', async () => {
    memory.put([...companyRows(PRODUCT), ...keyed(questionRows(PRODUCT, 1, 6)), productListRow({ products: [entry] })]);
    memory.put([productRow(PRODUCT, null, 1)]);
    expect(await titles()).toEqual([]);
    await passTest();

    expect(await titles()).toEqual(['Travel cover']);
    expect(payloadsIn(memory.table())).toEqual([{ action: 'republish-own', accountId }]);
  });
});
