import { expect, test } from 'vitest';
import { savePtxShareInfo } from '../../../../functions/calls/document-chat-editor/save-ptx-share-info.ts';
import { documentProductKey } from '../../../../functions/domain/documents/document-rows.ts';
import { asEditor, companyRows, productId } from '../../../kit/company.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { payloadsIn } from '../../../kit/outbox-rows.ts';

const memory = useMemoryTable();

test('savePtxShareInfo keeps who may open a chat, each agent and site once', async () => {
  memory.put(companyRows());
  const site = 'https://www.example.com';
  const share = {
    visibility: 'agency',
    allowedAgents: ['a1', 'a2', 'a1'],
    requiredLevel: null,
    embedSites: [site, site],
  } as const;
  const kept = { visibility: 'agency', allowedAgents: ['a1', 'a2'], requiredLevel: null, embedSites: [site] };
  const input = {
    productId,
    share: { ...share, allowedAgents: [...share.allowedAgents], embedSites: [...share.embedSites] },
  };

  expect(await savePtxShareInfo(input, asEditor())).toEqual({ share: kept });
  expect(memory.table().row(documentProductKey(accountId, productId))).toMatchObject({
    share: kept,
    changedAt: '2026-03-10T12:00:00.000Z',
  });
});

test('savePtxShareInfo keeps "all agents" apart from "none"', async () => {
  memory.put(companyRows());
  for (const allowedAgents of [null, []]) {
    const share = { visibility: 'public' as const, allowedAgents, requiredLevel: null, embedSites: [] };
    expect(await savePtxShareInfo({ productId, share }, asEditor())).toEqual({ share });
  }
});

test('savePtxShareInfo has the pages of agents drawn anew, and says when they need a higher level', async () => {
  memory.put(companyRows());
  const share = { visibility: 'public' as const, allowedAgents: null, embedSites: [] };
  for (const [index, requiredLevel] of ([2, 1, null, 1] as const).entries()) {
    await savePtxShareInfo({ productId, share: { ...share, requiredLevel } }, asEditor({ newId: () => `${index}` }));
  }

  const drawing = { action: 'republish-agents', companyId: accountId, productId };
  expect(payloadsIn(memory.table())).toEqual(
    [true, false, false, true].map((isLevelRaised) => ({ ...drawing, isLevelRaised })),
  );
});
