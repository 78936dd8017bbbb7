import { describe, expect, test } from 'vitest';
import { downloadChatPtxHistory } from '../../../../functions/calls/document-chat-editor/download-chat-ptx-history.ts';
import { conversationKey, lineKey } from '../../../../functions/domain/conversations/conversation-rows.ts';
import { asEditor, chatProductRow, companyRows, fileId, productId } from '../../../kit/company.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { conversationId, conversationRow, messageRow } from '../../../kit/rows.ts';

const memory = useMemoryTable();

const conversation = {
  ...conversationRow({ customer: '=cmd|calc' }),
  ...conversationKey(productId, conversationId),
  ...{ gsiPk: `CONVS#${productId}`, gsiSk: '2026-03-09T12:00:00.000Z' },
};
const citation = (page: number) => ({
  ...{ number: page, source: `documents/${fileId}`, label: 'policy, "new".pdf', excerpt: 'x' },
  document: { fileId, version: 1, page, start: 0, end: 10 },
});
const answer = [
  { text: 'Up to 500 euros.', citations: [citation(12), citation(14)] },
  { text: 'Report it within a day.', citations: [citation(12)] },
];
const message = (question: string) =>
  messageRow({ accountId: productId, question, sentences: answer, rating: 'up', askedAt: '2026-03-09T12:00:00.000Z' });
const line = {
  ...lineKey(productId, conversationId, 'l1'),
  ...{ accountId: productId, lineId: 'l1', at: '2026-03-09T12:05:00.000Z', kind: 'said', name: 'Mara', text: 'Hello.' },
  expiresAt: 4_000_000_000,
};

async function download(format: 'csv' | 'json', question = 'Is lost luggage covered?') {
  memory.put([...companyRows(), chatProductRow({ name: 'Reise-Schutz Ü' }), conversation, message(question), line]);
  return downloadChatPtxHistory({ productId, format }, asEditor());
}

describe('downloadChatPtxHistory', () => {
  test('writes a table: each question with its answer and the pages that it rests on', async () => {
    const { content, ...about } = await download('csv');

    expect(content.slice(1).split('\r\n')).toEqual([
      'conversation,asked at,question,answer,sources,kind,rating',
      `${conversationId},2026-03-09T13:00:00+01:00,Is lost luggage covered?,Up to 500 euros. Report it within a day.,"policy, ""new"".pdf p. 12; policy, ""new"".pdf p. 14",answered,up`,
      `${conversationId},2026-03-09T13:05:00+01:00,,Mara: Hello.,,said,`,
      '',
    ]);
    expect(about).toEqual({
      ...{ fileName: 'reise-schutz-u-2026-03-10.csv', contentType: 'text/csv; charset=utf-8' },
      ...{ count: 1, isCut: false },
    });
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
    'has no cell that a spreadsheet would run: %j',
    async (question) => {
      const { content } = await download('csv', question);

      expect(content).toContain(`'${question}`);
      expect(content).not.toMatch(/(?:\r\n|[,"])[=+@-]/);
    },
  );

  test('writes all of it as JSON', async () => {
    const { content, fileName } = await download('json');

    expect(fileName).toBe('reise-schutz-u-2026-03-10.json');
    expect(JSON.parse(content)).toMatchObject([
      {
        conversationId,
        messages: [
          { question: 'Is lost luggage covered?', sources: ['policy, "new".pdf p. 12', 'policy, "new".pdf p. 14'] },
        ],
        lines: [{ kind: 'said', name: 'Mara', text: 'Hello.' }],
      },
    ]);
  });

  test('writes a table of nothing, and an empty list', async () => {
    memory.put(companyRows());
    const [table, json] = await Promise.all(
      (['csv', 'json'] as const).map((format) => downloadChatPtxHistory({ productId, format }, asEditor())),
    );

    expect(table?.content).toMatch(/^.conversation,.*\r\n$/);
    expect(JSON.parse(json?.content ?? '')).toEqual([]);
  });
});
