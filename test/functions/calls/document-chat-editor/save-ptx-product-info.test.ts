import { expect, test } from 'vitest';
import { savePtxProductInfo } from '../../../../functions/calls/document-chat-editor/save-ptx-product-info.ts';
import { documentProductKey } from '../../../../functions/domain/documents/document-rows.ts';
import { asEditor, asFounder, chatProductRow, companyRows, editorId, productId } from '../../../kit/company.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

const memory = useMemoryTable();
const logoOf = (id: string) => ({ mediaId: 'L1', path: `/m/${id}/L1.webp`, width: 100, height: 100 });
const texts = { ...chatProductRow().texts, greeting: 'Hello', suggestedQuestions: ['Is luggage covered?'] };

test('savePtxProductInfo keeps what the chat page shows', async () => {
  memory.put(companyRows());

  expect(await savePtxProductInfo({ productId, texts }, asEditor())).toEqual({ texts });
  expect(memory.table().row(documentProductKey(accountId, productId))).toMatchObject({ texts });
});

test("savePtxProductInfo takes one's own pictures as a logo, and leaves one that a colleague chose", async () => {
  memory.put(companyRows());
  const withLogo = { ...texts, logo: logoOf(editorId) };

  await expect(savePtxProductInfo({ productId, texts: withLogo }, asFounder())).rejects.toThrow('forbidden');
  await savePtxProductInfo({ productId, texts: withLogo }, asEditor());
  expect(await savePtxProductInfo({ productId, texts: withLogo }, asFounder())).toEqual({ texts: withLogo });
});
