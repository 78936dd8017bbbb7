import { beforeEach, describe, expect, test } from 'vitest';
import { syncPtxKnowledgeBase } from '../../../../functions/calls/document-chat-editor/sync-ptx-knowledge-base.ts';
import { NOW } from '../../../kit/call-context.ts';
import { asEditor, companyRows, documentRow, productId } from '../../../kit/company.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMemoryBuckets } from '../../../kit/memory-bucket.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { payloadsIn } from '../../../kit/outbox-rows.ts';

const memory = useMemoryTable();
const files = useMemoryBuckets();
const idOf = (name: string): string => `01JGFJJZ0000000000000000${name}`;
const minutesAgo = (minutes: number): string => new Date(NOW.getTime() - minutes * 60_000).toISOString();

const rows = [
  documentRow({ fileId: idOf('F1') }),
  documentRow({ fileId: idOf('F2'), state: 'failed', failure: 'internal', readyVersion: null }),
  documentRow({ fileId: idOf('F3'), state: 'reading', readyVersion: null, queuedAt: minutesAgo(31) }),
  documentRow({ fileId: idOf('F4'), state: 'waiting', readyVersion: null, queuedAt: minutesAgo(29) }),
];

beforeEach(() => {
  memory.put([...companyRows(), ...rows]);
  for (const { fileId } of rows) files.set(`documents/knowledge/${accountId}/${productId}/${fileId}/1/source`, '%PDF-');
});

const queued = () =>
  payloadsIn(memory.table()).flatMap(({ fileId, version }) => (version === 2 ? [String(fileId).slice(-2)] : []));

describe('syncPtxKnowledgeBase', () => {
  test('has read again what failed or came to nothing, and leaves what is ready or under way', async () => {
    const { files: after } = await syncPtxKnowledgeBase({ productId, isFull: false }, asEditor());

    expect(queued().toSorted()).toEqual(['F2', 'F3']);
    expect(after.map(({ state, version }) => [state, version])).toEqual([
      ['ready', 1],
      ['waiting', 2],
      ['waiting', 2],
      ['waiting', 1],
    ]);
  });

  test('has all read again when all is asked for', async () => {
    await syncPtxKnowledgeBase({ productId, isFull: true }, asEditor());

    expect(queued().toSorted()).toEqual(['F1', 'F2', 'F3', 'F4']);
  });
});
