import { beforeEach, describe, expect, test } from 'vitest';
import { getProductList } from '../../../../functions/calls/document-chat/get-product-list.ts';
import * as contracts from '../../../../shared/calls/product-chat.ts';
import { callContext } from '../../../kit/call-context.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { agentRows, chatProductRow, chatRows } from '../../../kit/product-chat.ts';

const { put } = useMemoryTable();

describe('getProductList', () => {
  const list = (input: object, orderBy = 'newest', pageSize = 20) =>
    getProductList(
      { agencyName: 'nordic-cover', ...input },
      callContext({ paging: { nowPage: 1, pageSize, orderBy } }),
    );
  const named = async (...args: Parameters<typeof list>): Promise<string[]> =>
    contracts.getProductList.output.parse(await list(...args)).products.map(({ name }) => name);

  beforeEach(() => {
    put([
      ...chatRows(),
      chatProductRow({ productId: '01JGFJJZ00000000000000000A', name: 'For agents', share: { visibility: 'agency' } }),
      chatProductRow({ productId: '01JGFJJZ00000000000000000B', name: 'Off', share: { visibility: 'off' } }),
      chatProductRow({ productId: '01JGFJJZ00000000000000000C', name: 'Of Tim', share: { allowedAgents: ['tim'] } }),
      ...agentRows(),
    ]);
  });

  test('names the public products of a company, the newest first or by name, page by page', async () => {
    expect(await named({})).toEqual(['Travel cover', 'Of Tim']);
    expect(await named({}, 'name')).toEqual(['Of Tim', 'Travel cover']);
    expect(await list({}, 'newest', 1)).toMatchObject({ hasMore: true, products: [{ name: 'Travel cover' }] });
  });

  test('names on the page of an agent those that they may show', async () => {
    expect(await named({ agentName: 'tom' })).toEqual(['Travel cover', 'For agents']);
  });

  test('leaves out those for which the agent lacks a level', async () => {
    put([chatProductRow({ share: { requiredLevel: 1 } })]);

    expect(await named({ agentName: 'tom' })).toEqual(['For agents']);
    expect(await named({})).toEqual(['Travel cover', 'Of Tim']);
  });

  test.each([
    ['company', { agencyName: 'another-cover' }],
    ['agent of the company', { agentName: 'nobody' }],
  ])('does not find a %s that there is not', async (_, input) => {
    await expect(list(input)).rejects.toMatchObject({ code: 'not_found' });
  });
});
