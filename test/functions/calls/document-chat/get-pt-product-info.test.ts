import { beforeEach, describe, expect, test } from 'vitest';
import { getPtProductInfo } from '../../../../functions/calls/document-chat/get-pt-product-info.ts';
import { productOwnerKey } from '../../../../functions/domain/documents/document-rows.ts';
import * as contracts from '../../../../shared/calls/product-chat.ts';
import { callContext } from '../../../kit/call-context.ts';
import { levelKey, type LevelRow } from '../../../../functions/domain/learning/learning-rows.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import {
  agentAddress,
  agentId,
  agentRows,
  chatProductRow,
  chatRows,
  companyId,
  documentRow,
  productId,
} from '../../../kit/product-chat.ts';

const { put, table } = useMemoryTable();
beforeEach(() => put(chatRows()));

const levelRow = (level: LevelRow['level'], validUntil: string) => {
  const row: LevelRow = {
    productId,
    companyId,
    level,
    reachedAt: '2026-01-01T00:00:00.000Z',
    validUntil,
    certificateId: 'c',
  };
  return { ...levelKey(agentId, productId), ...row };
};

describe('getPtProductInfo', () => {
  const show = (input: object) => getPtProductInfo({ productId, ...input }, callContext());

  test('shows the product and its company, on its own page nobody else', async () => {
    put([chatProductRow({ texts: { greeting: 'Ask me.' } })]);
    const shown = contracts.getPtProductInfo.output.parse(await show({}));

    expect(shown).toMatchObject({
      product: { productId, name: 'Travel cover', texts: { greeting: 'Ask me.' } },
      company: { name: 'Nordic Cover', website: 'https://nordic.example/', logo: null },
      agent: null,
      hasFiles: true,
    });
  });

  test('shows the agent on whose page it stands', async () => {
    put(agentRows());
    const shown = contracts.getPtProductInfo.output.parse(await show(agentAddress));

    expect(shown.agent).toMatchObject({ agentName: 'tom', displayName: 'Tom Berg' });
  });

  test('asks for the level of the agent, and not for one by itself', async () => {
    put([...agentRows(), chatProductRow({ share: { requiredLevel: 2 } }), levelRow(1, '2027-01-01T00:00:00.000Z')]);
    await expect(show(agentAddress)).rejects.toMatchObject({ code: 'not_found' });
    await expect(show({})).resolves.toMatchObject({ agent: null });

    put([levelRow(2, '2027-01-01T00:00:00.000Z')]);
    await expect(show(agentAddress)).resolves.toMatchObject({ agent: { agentName: 'tom' } });

    put([levelRow(2, callContext().now.toISOString())]);
    await expect(show(agentAddress)).rejects.toMatchObject({ code: 'not_found' });
  });

  test.each([
    ['not shared', { isShared: false }],
    ['not ready', { readyVersion: null }],
  ])('names no files while the only one is %s', async (_, changes) => {
    put([documentRow(changes)]);

    expect((await show({})).hasFiles).toBe(false);
  });

  test('is not given to a site that may not embed it', async () => {
    await expect(show({ site: 'https://evil.example' })).rejects.toMatchObject({ code: 'forbidden' });
  });
});

test('the product of an id that nobody has is not found', async () => {
  table().rows.delete(`${productOwnerKey(productId).pk} PRODUCT`);

  await expect(getPtProductInfo({ productId }, callContext())).rejects.toMatchObject({ code: 'not_found' });
});
