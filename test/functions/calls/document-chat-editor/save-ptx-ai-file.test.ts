import { describe, expect, test, vi } from 'vitest';
import { savePtxAiFile } from '../../../../functions/calls/document-chat-editor/save-ptx-ai-file.ts';
import {
  documentKey,
  documentProductKey,
  DocumentRow,
  readyFile,
} from '../../../../functions/domain/documents/document-rows.ts';
import { MAX_DOCUMENT_BYTES } from '../../../../shared/model/document-product.ts';
import {
  asEditor,
  asStranger,
  chatProductRow,
  companyRows,
  documentRow,
  editorId,
  fileId,
  productId,
  uploadId,
} from '../../../kit/company.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { useMemoryBuckets } from '../../../kit/memory-bucket.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { payloadsIn } from '../../../kit/outbox-rows.ts';

const memory = useMemoryTable();
const files = useMemoryBuckets();

const PDF = '%PDF-1.7 the wording';
const place = { companyId: accountId, productId };
const sourceOf = (id: string, version: number) =>
  files.get(`documents/knowledge/${accountId}/${productId}/${id}/${version}/source`);
const product = () => memory.table().row(documentProductKey(accountId, productId));
const stored = (id: string) => memory.table().row(documentKey(accountId, productId, id));
const upload = (content: string | Uint8Array = PDF, by = editorId) =>
  files.set(`incoming/documents/${by}/${uploadId}`, content);
const add = { action: 'add', productId, uploadId, name: 'policy wording.pdf' } as const;
const replace = { action: 'replace', productId, fileId, uploadId, name: 'wording 2.md' } as const;

describe('savePtxAiFile, add', () => {
  test('takes the upload into the folder of the product and queues its reading', async () => {
    memory.put(companyRows());
    upload();
    const { file } = await savePtxAiFile(add, asEditor());

    expect(file).toMatchObject({ fileId: uploadId, kind: 'pdf', bytes: PDF.length, state: 'waiting', version: 1 });
    expect(sourceOf(uploadId, 1)).toEqual(Buffer.from(PDF));
    expect([...files.keys()].filter((name) => name.startsWith('incoming/'))).toEqual([]);
    expect(product()).toMatchObject({ files: 1, knowledgeVersion: 4 });
    expect(payloadsIn(memory.table())).toEqual([{ ...place, fileId: uploadId, version: 1 }]);
  });

  test('attaches an upload once, however often it is sent, also at the same time', async () => {
    memory.put(companyRows());
    upload();
    const sent = [savePtxAiFile(add, asEditor()), savePtxAiFile(add, asEditor())];
    const both = await Promise.all(sent);
    const again = await savePtxAiFile(add, asEditor());

    expect([...both, again].map(({ file }) => file?.fileId)).toEqual([uploadId, uploadId, uploadId]);
    expect(product()).toMatchObject({ files: 1 });
    expect(payloadsIn(memory.table())).toHaveLength(1);
  });

  test('gives the document to who comes while the same request takes the upload away', async () => {
    memory.put(companyRows());
    upload();
    const read = files.get.bind(files);
    vi.spyOn(files, 'get').mockImplementation((name) => {
      const content = read(name);
      if (files.delete(name)) memory.put([documentRow({ fileId: uploadId })]);
      return content;
    });

    expect((await savePtxAiFile(add, asEditor())).file?.fileId).toBe(uploadId);
  });

  test.each([
    { name: 'policy.pdf', content: 'MZ\0 a program', code: 'document_kind_unknown' },
    { name: 'archive.zip', content: 'PK\u0003\u0004', code: 'document_kind_unknown' },
    { name: 'script.js', content: 'alert(1)', code: 'document_kind_unknown' },
    { name: 'long.pdf', content: Buffer.alloc(MAX_DOCUMENT_BYTES + 1, '%PDF-'), code: 'document_too_large' },
  ])('refuses $name for what its bytes are: $code', async ({ name, content, code }) => {
    memory.put(companyRows());
    upload(content);

    await expect(savePtxAiFile({ ...add, name }, asEditor())).rejects.toThrow(code);
    expect(product()).toMatchObject({ files: 0 });
  });

  test("takes the caller's own uploads alone", async () => {
    memory.put(companyRows());
    upload(PDF, otherAccountId);

    await expect(savePtxAiFile(add, asEditor())).rejects.toThrow('not_found');
    await expect(savePtxAiFile({ ...add, uploadId: '../../photos' }, asEditor())).rejects.toThrow('not_found');
  });

  test('takes a hundred documents and no more', async () => {
    memory.put([...companyRows(), chatProductRow({ files: 100 })]);
    upload();

    await expect(savePtxAiFile(add, asEditor())).rejects.toThrow('documents_full');
  });
});

describe('savePtxAiFile, replace', () => {
  test('answers from the old file until the new one is ready, under the name of the old one', async () => {
    memory.put([...companyRows(), documentRow()]);
    upload('# Cover');
    const { file } = await savePtxAiFile(replace, asEditor());
    const row = DocumentRow.parse(stored(fileId));

    expect(file).toMatchObject({ name: 'wording 2.md', kind: 'md', state: 'waiting', version: 2 });
    expect(row).toMatchObject({ version: 2, readyVersion: 1 });
    expect(readyFile(row)).toMatchObject({ version: 1, name: 'policy.pdf', kind: 'pdf', pages: 24 });
    expect(readyFile({ ...row, readyVersion: 2 })).toMatchObject({ version: 2, name: 'wording 2.md' });
    expect(sourceOf(fileId, 2)).toEqual(Buffer.from('# Cover'));
    expect(payloadsIn(memory.table())).toEqual([{ ...place, fileId, version: 2 }]);
  });

  test('does it once for an upload that is sent twice', async () => {
    memory.put([...companyRows(), documentRow()]);
    upload('# Cover');
    await savePtxAiFile(replace, asEditor());

    expect(await savePtxAiFile(replace, asEditor())).toMatchObject({ file: { version: 2 } });
    expect(payloadsIn(memory.table())).toHaveLength(1);
  });

  test('gives two files that come at the same time folders of their own, and one of them the place', async () => {
    memory.put([...companyRows(), documentRow()]);
    upload('# One');
    const other = '01KKBZJR00000000000000000W';
    files.set(`incoming/documents/${editorId}/${other}`, '# Other');
    const results = await Promise.allSettled([
      savePtxAiFile(replace, asEditor()),
      savePtxAiFile({ ...replace, uploadId: other, name: 'other.md' }, asEditor()),
    ]);
    const row = DocumentRow.parse(stored(fileId));

    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(String(sourceOf(fileId, row.version))).toBe(row.name === 'other.md' ? '# Other' : '# One');
  });

  test('has what failed forgotten when another file takes its place', async () => {
    memory.put([...companyRows(), documentRow({ state: 'failed', failure: 'encrypted', readyVersion: null })]);
    upload();
    await savePtxAiFile(replace, asEditor());

    expect(payloadsIn(memory.table())).toEqual([
      { ...place, fileId, version: 2 },
      { ...place, fileId, version: 1 },
    ]);
    expect(stored(fileId)).toMatchObject({ state: 'waiting', failure: null, former: null });
  });
});

describe('savePtxAiFile, the others', () => {
  test('reads a file again as a version of its own', async () => {
    memory.put([...companyRows(), documentRow({ state: 'failed', failure: 'internal', readyVersion: null })]);
    files.set(`documents/knowledge/${accountId}/${productId}/${fileId}/1/source`, PDF);
    const { file } = await savePtxAiFile({ action: 'retry', productId, fileId }, asEditor());

    expect(file).toMatchObject({ state: 'waiting', failure: null, version: 2, name: 'policy.pdf' });
    expect(sourceOf(fileId, 2)).toEqual(Buffer.from(PDF));
  });

  test('renames and shares', async () => {
    memory.put([...companyRows(), documentRow()]);
    const change = { action: 'change', productId, fileId, name: 'Wording.pdf', isShared: true } as const;

    expect(await savePtxAiFile(change, asEditor())).toMatchObject({ file: { name: 'Wording.pdf', isShared: true } });
  });

  test('removes a document at once, and has its files and vectors forgotten', async () => {
    memory.put([...companyRows(), chatProductRow({ files: 1 }), documentRow()]);
    const remove = { action: 'remove', productId, fileId } as const;

    expect(await savePtxAiFile(remove, asEditor())).toEqual({ file: null });
    expect(stored(fileId)).toBeUndefined();
    expect(product()).toMatchObject({ files: 0, knowledgeVersion: 5 });
    expect(payloadsIn(memory.table())).toEqual([{ ...place, fileId, version: null }]);
    await expect(savePtxAiFile(remove, asEditor())).rejects.toThrow('not_found');
    expect(product()).toMatchObject({ files: 0 });
  });

  test("touches no other company's documents", async () => {
    memory.put([...companyRows(), documentRow()]);
    upload(PDF, otherAccountId);
    for (const input of [
      add,
      replace,
      { action: 'retry', productId, fileId } as const,
      { action: 'remove', productId, fileId } as const,
    ]) {
      await expect(savePtxAiFile(input, asStranger())).rejects.toThrow('not_found');
    }
    expect(stored(fileId)).toMatchObject({ version: 1 });
  });
});
