import { describe, expect, test } from 'vitest';
import { getProductFile } from '../../../../functions/calls/document-chat/get-product-file.ts';
import * as contracts from '../../../../shared/calls/product-chat.ts';
import { callContext } from '../../../kit/call-context.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { chatRows, companyId, documentRow, fileId, productId } from '../../../kit/product-chat.ts';

const { put } = useMemoryTable();
const OTHER = '01JGFJJZ0000000000000000QQ';
const version = 3;

describe('getProductFile', () => {
  test('signs the shared files of the product for five minutes, to be saved under their own names', async () => {
    put([
      ...chatRows(),
      documentRow({ fileId: OTHER, isShared: false }),
      documentRow({ version, readyVersion: version }),
    ]);
    const { files: found } = contracts.getProductFile.output.parse(await getProductFile({ productId }, callContext()));
    const url = new URL(found[0]?.url ?? '');

    expect(found).toMatchObject([{ fileId, name: 'policy-wording.pdf', expiresAt: '2026-03-10T12:05:00.000Z' }]);
    expect(decodeURIComponent(url.pathname)).toContain(
      `knowledge/${companyId}/${productId}/${fileId}/${version}/source`,
    );
    expect(url.searchParams.get('X-Amz-Expires')).toBe('300');
    expect(url.searchParams.get('response-content-disposition')).toMatch(/^attachment; filename="policy-wording\.pdf"/);
  });
});
