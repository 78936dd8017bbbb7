import { expect, test } from 'vitest';
import { getPtxShareInfo } from '../../../../functions/calls/document-chat-editor/get-ptx-share-info.ts';
import { agencyAgentKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { asEditor, companyRows, personRow, productId } from '../../../kit/company.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { livePageRows, publicPage } from '../../../kit/rows.ts';

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
    share: { visibility: 'public', allowedAgents: null, embedSites: [] },
    link: `https://xpage.example/chat/${productId}`,
    agents: [
      {
        ...{ agentId: 'a1', fullName: 'Tom Berg', agentName: 'tom' },
        link: `https://xpage.example/chat/tom/nordic-cover/${productId}`,
      },
      { agentId: 'a2', fullName: 'Ann', agentName: null, link: null },
    ],
  });
});
