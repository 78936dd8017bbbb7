import { expect, test } from 'vitest';
import { getPtxShareInfo } from '../../../../functions/calls/document-chat-editor/get-ptx-share-info.ts';
import { agencyAgentKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { asEditor, chatProductRow, companyRows, personRow, productId } from '../../../kit/company.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { livePageRows, productListRow, publicPage } from '../../../kit/rows.ts';
import { productListKey } from '../../../../functions/domain/products/product-rows.ts';

const memory = useMemoryTable();

const tie = (agentId: string, state: 'asked' | 'bound') => ({
  ...agencyAgentKey(accountId, agentId),
  ...{
    state,
    agentId,
    agencyId: accountId,
    email: 'mara@example.com',
    requestId: 'r',
    since: '2026-03-01T12:00:00.000Z',
  },
  ...(state === 'asked' ? { expiresAt: 4_000_000_000 } : {}),
});

test('getPtxShareInfo names the agents who are bound to the company, each with the chat on their live page', async () => {
  const live = personRow({ accountId: 'a1', fullName: 'Tom Berg' });
  memory.put(companyRows());
  memory.put(livePageRows(publicPage({ agentName: 'tom' }), live));
  memory.put([personRow({ accountId: 'a2', fullName: 'Ann' }), personRow({ accountId: 'a3' })]);
  memory.put([tie('a1', 'bound'), tie('a2', 'bound'), tie('a3', 'asked')]);

  expect(await getPtxShareInfo({ productId }, asEditor())).toEqual({
    share: { visibility: 'public', allowedAgents: null, requiredLevel: null, embedSites: [] },
    link: `https://xpage.example/chat/${productId}`,
    agents: [
      {
        ...{ agentId: 'a1', fullName: 'Tom Berg', agentName: 'tom' },
        link: `https://xpage.example/chat/tom/nordic-cover/${productId}`,
      },
      { agentId: 'a2', fullName: 'Ann', agentName: null, link: null },
    ],
    showing: [],
  });
});

test('getPtxShareInfo names those on whose live pages the product stands now, and nobody else', async () => {
  const chosen = (id: string) => ({
    ...productListRow({ products: [{ productId, slugs: [], companyId: accountId }] }),
    ...productListKey(id),
  });
  const page = (agentName: string, id: string, fullName: string) =>
    livePageRows(publicPage({ agentName }), personRow({ accountId: id, fullName }));
  memory.put(companyRows());
  memory.put([...page('tom', 'a1', 'Tom Berg'), ...page('ann', 'a2', 'Ann'), ...page('kim', 'a4', 'Kim')]);
  memory.put([personRow({ accountId: 'a3' })]);
  memory.put(['a1', 'a2', 'a3', 'a4'].map((id) => tie(id, 'bound')));
  // Ann did not choose it, the third has no live page, Kim is not allowed.
  memory.put([chosen('a1'), chosen('a3'), chosen('a4')]);
  memory.put([chatProductRow({ share: { ...chatProductRow().share, allowedAgents: ['a1', 'a2', 'a3'] } })]);
  const showing = async () => (await getPtxShareInfo({ productId }, asEditor())).showing;

  expect(await showing()).toEqual([{ agentId: 'a1', fullName: 'Tom Berg', page: 'https://xpage.example/tom' }]);
  memory.put([chatProductRow({ share: { ...chatProductRow().share, requiredLevel: 1 } })]);
  expect(await showing()).toEqual([]);
});
