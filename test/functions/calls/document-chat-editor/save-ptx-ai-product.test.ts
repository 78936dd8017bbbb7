import { describe, expect, test } from 'vitest';
import { savePtxAiProduct } from '../../../../functions/calls/document-chat-editor/save-ptx-ai-product.ts';
import { companyKey } from '../../../../functions/domain/companies/company-rows.ts';
import {
  documentKey,
  documentProductKey,
  productInfoKey,
  productOwnerKey,
} from '../../../../functions/domain/documents/document-rows.ts';
import { answerKey } from '../../../../functions/domain/pages/page-rows.ts';
import {
  asEditor,
  asFounder,
  asStranger,
  chatProductRow,
  companyRow,
  companyRows,
  documentRow,
  productId,
} from '../../../kit/company.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { payloadsIn } from '../../../kit/outbox-rows.ts';

const memory = useMemoryTable();
const answerId = '01JGFJJZ00000000000000000D';
const row = (key: { pk: string; sk: string }) => memory.table().row(key);

describe('savePtxAiProduct', () => {
  test('creates a product that nobody but its editors sees yet', async () => {
    memory.put(companyRows());
    const { product } = await savePtxAiProduct({ action: 'create', name: 'Home cover' }, asEditor());

    expect(product).toMatchObject({ name: 'Home cover', visibility: 'off', files: 0, knowledgeVersion: 0 });
    const id = product?.productId ?? '';
    expect(row(productOwnerKey(id))).toMatchObject({ companyId: accountId, isRemoved: false });
    expect(row(companyKey(accountId))).toMatchObject({ products: 2 });
  });

  test('creates exactly as many as the plan allows, however many come at once', async () => {
    memory.put(companyRows({ plan: { id: 'pro', trialEndsAt: null } }));
    const context = asFounder();
    let ids = 0;
    const newId = () => `01KKBZJR0000000000000000${String((ids += 1)).padStart(2, '0')}`;
    const created = await Promise.allSettled(
      Array.from({ length: 50 }, () => savePtxAiProduct({ action: 'create', name: 'Cover' }, { ...context, newId })),
    );

    expect(created.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect(new Set(created.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.code)] : [])))).toEqual(
      new Set(['products_full']),
    );
    expect(row(companyKey(accountId))).toMatchObject({ products: 5 });
  });

  test('removes a product with all that belongs to it, and remembers that it was removed', async () => {
    const fileIds = Array.from(
      { length: 95 },
      (_, index) => `01JGFJJZ000000000000000${String(index).padStart(3, '0')}`,
    );
    const info = { ...productInfoKey(accountId, productId, 'de_de'), summary: '' };
    const answer = {
      ...answerKey(productId, answerId),
      answerId,
      question: 'Q',
      answer: 'A',
      answeredAt: '2026-03-01T00:00:00.000Z',
    };
    memory.put([...companyRows(), chatProductRow({ files: 95 }), info, answer]);
    memory.put(fileIds.map((fileId) => documentRow({ fileId })));
    let ids = 0;
    const context = { ...asEditor(), newId: () => `id-${(ids += 1)}` };

    expect(await savePtxAiProduct({ action: 'remove', productId }, context)).toEqual({ product: null });
    expect(row(documentProductKey(accountId, productId))).toBeUndefined();
    expect(row(productOwnerKey(productId))).toMatchObject({ isRemoved: true });
    expect(row(companyKey(accountId))).toMatchObject({ products: 0 });
    expect([info, answer, ...fileIds.map((fileId) => documentKey(accountId, productId, fileId))].map(row)).toEqual(
      Array.from({ length: 97 }, () => undefined),
    );
    expect(payloadsIn(memory.table())).toEqual([
      ...fileIds.map((fileId) => ({ companyId: accountId, productId, fileId, version: null })),
      { companyId: accountId, productId, fileId: null, version: null },
      { action: 'republish-agents', companyId: accountId, productId, isLevelRaised: false },
    ]);
    await expect(savePtxAiProduct({ action: 'remove', productId }, context)).rejects.toThrow('not_found');
  });

  test("changes a name; another company's product is not there", async () => {
    memory.put(companyRows());
    const change = { action: 'change', productId, name: 'Cover for trips' } as const;

    expect(await savePtxAiProduct(change, asEditor())).toMatchObject({ product: { name: 'Cover for trips' } });
    await expect(savePtxAiProduct(change, asStranger())).rejects.toThrow('not_found');
    await expect(savePtxAiProduct({ action: 'remove', productId }, asStranger())).rejects.toThrow('not_found');
  });

  test('creates none where the plan has lapsed', async () => {
    memory.put([...companyRows({ plan: { id: 'team1', trialEndsAt: null, paidUntil: '2026-03-01T00:00:00.000Z' } })]);
    memory.put([companyRow({ products: 0 })]);

    await expect(savePtxAiProduct({ action: 'create', name: 'Cover' }, asEditor())).rejects.toThrow('plan_needed');
  });
});
