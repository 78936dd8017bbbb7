import { describe, expect, test } from 'vitest';
import { folderOf } from '../../../../functions/domain/documents/document-rows.ts';
import { findDocument, readDocumentProduct } from '../../../../functions/domain/documents/read-documents.ts';
import { forgetKnowledge } from '../../../../functions/domain/knowledge/forget-knowledge.ts';
import { ingestDocument } from '../../../../functions/domain/knowledge/ingest-document.ts';
import { findPassages } from '../../../../functions/domain/knowledge/retrieve.ts';
import type { DocumentVersion } from '../../../../functions/domain/knowledge/stored-knowledge.ts';
import { createLogger } from '../../../../functions/kit/logger.ts';
import '../../../kit/function-environment.ts';
import {
  changeRow,
  deleteRow,
  newVersion,
  outboxRows,
  passagesOf,
  putProduct,
  putReady,
  putWaiting,
  useKnowledge,
} from '../../../kit/knowledge.ts';
import { useLog } from '../../../kit/log.ts';

const engines = useKnowledge();
const log = useLog();

const context = (changes: { isLastTry?: boolean } = {}) => ({
  now: new Date('2026-03-10T12:00:00.000Z'),
  log: createLogger(),
  id: 'work',
  isLastTry: false,
  ...changes,
});

const text = '# Theft\n\nThe excess for theft is 250 euros.\n\n# Fire\n\nFire is covered without an excess.\n';
const ask = ({ companyId, productId }: DocumentVersion, question = 'What is the excess for theft?') =>
  findPassages({ companyId, productId, question, history: [], now: new Date() });
const rowOf = ({ companyId, productId, fileId }: DocumentVersion) => findDocument(companyId, productId, fileId);
const productOf = ({ companyId, productId }: DocumentVersion) => readDocumentProduct(companyId, productId);
const filesOf = ({ companyId }: DocumentVersion) =>
  engines.fileNames().filter((name) => name.includes(`/${companyId}/`));
const vectorsOf = async ({ productId }: DocumentVersion) =>
  (await engines.vectorKeys()).filter((key) => key.startsWith(productId));

async function waiting(version = newVersion(), source: string = text): Promise<DocumentVersion> {
  await putProduct(version);
  await putWaiting(engines, version, source, { kind: 'md', name: 'terms.md' });
  return version;
}

describe('a document that was uploaded', () => {
  test('can be asked when its job is done, and its row and its product say so', async () => {
    const version = await waiting();

    await ingestDocument(version, context());

    const [best] = await ask(version);
    expect(best).toMatchObject({
      fileId: version.fileId,
      version: 1,
      fileName: 'terms.md',
      page: 1,
    });
    expect(best?.text).toContain('The excess for theft is 250 euros.');
    expect(await rowOf(version)).toMatchObject({
      state: 'ready',
      readyVersion: 1,
      readyPassages: 2,
      passages: 2,
      pages: 1,
      former: null,
    });
    expect((await productOf(version))?.knowledgeVersion).toBe(5);
  });

  test('is read once, however often its job comes', async () => {
    const version = await waiting();
    await ingestDocument(version, context());
    const files = filesOf(version);
    const vectors = await vectorsOf(version);

    await ingestDocument(version, context());

    expect(filesOf(version)).toEqual(files);
    expect(await vectorsOf(version)).toEqual(vectors);
    expect((await productOf(version))?.knowledgeVersion).toBe(5);
  });

  test('says why when it cannot be read, and is not tried again', async () => {
    const version = await waiting(newVersion(), '   \n');

    await ingestDocument(version, context());

    expect(await rowOf(version)).toMatchObject({ state: 'failed', failure: 'empty', readyVersion: null });
    expect(await ask(version)).toEqual([]);
  });

  test('fails as our own fault on the last try alone, and is tried again before', async () => {
    const version = await waiting();
    engines.onRequest((request) => request !== 'POST /PutVectors');

    await expect(ingestDocument(version, context())).rejects.toThrow();
    expect(await rowOf(version)).toMatchObject({ state: 'indexing' });

    await ingestDocument(version, context({ isLastTry: true }));
    expect(await rowOf(version)).toMatchObject({ state: 'failed', failure: 'internal' });
    expect(log()).toMatchObject([{ event: 'document.not_ingested' }]);
  });
});

describe('a reading that is cut off', () => {
  const steps = [
    'PUT /documents/…/pages.json',
    'PUT /documents/…/passages.json',
    'POST /model/amazon.titan-embed-text-v2%3A0/invoke',
    'POST /PutVectors',
    'PUT /documents/…/index.bin',
  ];

  test.each(steps)('at %s comes to the same result when it is begun anew', async (step) => {
    const version = await waiting();
    const seen: string[] = [];
    engines.onRequest((request) => {
      seen.push(request.replace(/knowledge\/.*\//, '…/'));
      return seen.at(-1) !== step;
    });

    await expect(ingestDocument(version, context())).rejects.toThrow();
    expect(seen).toContain(step);
    expect(await ask(version)).toEqual([]);

    engines.onRequest(() => true);
    await ingestDocument(version, context());

    expect((await ask(version))[0]?.text).toContain('250 euros');
    expect(await vectorsOf(version)).toHaveLength(2);
    await forgetKnowledge({ ...version, version: null });
    expect([...filesOf(version), ...(await vectorsOf(version))]).toEqual([]);
  });
});

describe('a document that was replaced', () => {
  test('is answered from as it was until the new one is ready, and the old one is then forgotten', async () => {
    const version = newVersion(2);
    const former = { ...version, version: 1 };
    const file = { name: 'old.md', kind: 'md', bytes: 1, pages: 1 } as const;
    await putReady(former, passagesOf('The excess for theft was 100 euros.'));
    await waiting(version);
    await changeRow(version, { readyVersion: 1, readyPassages: 1, former: { ...file, version: 1 } });

    expect(await ask(version)).toMatchObject([
      { text: 'The excess for theft was 100 euros.', version: 1, fileName: 'old.md' },
    ]);
    await ingestDocument(version, context());

    expect((await ask(version)).map((passage) => passage.version)).toEqual([2]);
    expect(await outboxRows()).toContainEqual(
      expect.objectContaining({ job: 'forget-document', payload: { ...former } }),
    );
  });

  test('removes what it wrote when another version came while it was read', async () => {
    const version = await waiting();
    engines.onRequest(async (request) => {
      if (request === 'POST /PutVectors') await changeRow(version, { version: 2 });
      return true;
    });

    await ingestDocument(version, context());

    expect([...filesOf(version), ...(await vectorsOf(version))]).toEqual([]);
    expect((await productOf(version))?.knowledgeVersion).toBe(4);
  });

  test('leaves the version that is answered from alone when its job comes once more', async () => {
    const version = await waiting();
    await ingestDocument(version, context());
    await changeRow(version, { version: 2, state: 'waiting' });

    await ingestDocument(version, context());

    expect((await ask(version))[0]?.version).toBe(1);
  });
});

describe('a document of which something is lost', () => {
  test('is read again from the file that it was read from before', async () => {
    const version = await waiting();
    await ingestDocument(version, context());
    engines.putFile(`${folderOf(version)}index.bin`, 'nothing');
    const { companyId, productId } = version;
    await findPassages({ companyId, productId, question: 'theft', history: [], now: new Date('2026-03-11') });

    await ingestDocument({ ...version, version: 2, sourceVersion: 1 }, context());

    expect(await ask(version)).toMatchObject([{ version: 2, text: expect.stringContaining('250 euros') }]);
    expect(await rowOf(version)).toMatchObject({ state: 'ready', readyVersion: 2, former: null });
    expect(filesOf(version)).toContain(`${folderOf({ ...version, version: 2 })}source`);
    expect(log()).toMatchObject([{ event: 'knowledge.lost' }]);
  });

  test.each(['[{"page": 1', ''])('leaves no trace when it is forgotten, with passages that are %j', async (content) => {
    const version = await waiting();
    await ingestDocument(version, context());
    engines.putFile(`${folderOf(version)}passages.json`, content);

    await forgetKnowledge({ ...version, version: null });

    expect([...filesOf(version), ...(await vectorsOf(version))]).toEqual([]);
  });
});

describe('a document that is gone', () => {
  test('is not read, and leaves nothing', async () => {
    const version = await waiting();
    await deleteRow(version);

    await ingestDocument(version, context());

    expect([...filesOf(version), ...(await vectorsOf(version))]).toEqual([]);
  });

  test('is silent from the moment at which its row goes, and leaves no trace when it is forgotten', async () => {
    const version = await waiting();
    await ingestDocument(version, context());
    await deleteRow(version);

    expect(await ask(version)).toEqual([]);
    await forgetKnowledge({ ...version, version: null });

    expect([...filesOf(version), ...(await vectorsOf(version))]).toEqual([]);
  });
});
