import { describe, expect, test } from 'vitest';
import { folderOf, type DocumentRow } from '../../../../functions/domain/documents/document-rows.ts';
import { findDocument } from '../../../../functions/domain/documents/read-documents.ts';
import { forgetKnowledge } from '../../../../functions/domain/knowledge/forget-knowledge.ts';
import { findPassages } from '../../../../functions/domain/knowledge/retrieve.ts';
import type { DocumentVersion } from '../../../../functions/domain/knowledge/stored-knowledge.ts';
import '../../../kit/function-environment.ts';
import {
  changeRow,
  deleteRow,
  newVersion,
  outboxRows,
  passagesOf,
  putReady,
  useKnowledge,
} from '../../../kit/knowledge.ts';
import { useLog } from '../../../kit/log.ts';

const engines = useKnowledge();
const log = useLog();

const terms = passagesOf(
  'The excess for theft is 250 euros for each claim.',
  'Claims are reported by telephone within three days.',
  'Fire, lightning and explosion are covered without an excess.',
  'The premium is due on the first day of each month.',
  'Bicycles are covered up to 2,000 euros when they were locked.',
);

const now = new Date('2026-03-10T12:00:00.000Z');

const ask = ({ companyId, productId }: DocumentVersion, question: string, history: string[] = [], limit = 8) =>
  findPassages({ companyId, productId, question, history, limit, now });
const textsOf = (found: { text: string }[]) => found.map(({ text }) => text);

async function ready(version = newVersion(), passages = terms): Promise<DocumentVersion> {
  await putReady(version, passages);
  return version;
}

describe('passages for a question', () => {
  test('come with the best one first, and say where they stand', async () => {
    const version = await ready();

    const [best] = await ask(version, 'What is the excess when something is stolen, theft?');

    expect(best).toEqual({
      ...terms[0],
      fileId: version.fileId,
      version: 1,
      fileName: 'policy.pdf',
      index: 0,
      score: expect.any(Number),
    });
  });

  test('are none when nothing is near it', async () => {
    const version = await ready();

    expect(await ask(version, 'Who won the football championship in Uruguay?')).toEqual([]);
    expect(await ask(version, '???')).toEqual([]);
    expect(await ask(newVersion(), 'What is the excess?')).toEqual([]);
  });

  test('are as many as were asked for at most', async () => {
    const version = await ready(
      newVersion(),
      passagesOf(...Array.from({ length: 30 }, (_, n) => `Excess number ${n}`)),
    );

    expect(await ask(version, 'excess number', [], 3)).toHaveLength(3);
    expect(await ask(version, 'excess number')).toHaveLength(8);
  });

  test('of a question that leans on the one before are found by both', async () => {
    const version = await ready();

    expect(await ask(version, 'And how much is it?', [])).toEqual([]);
    expect(textsOf(await ask(version, 'And how much is it?', ['Are locked bicycles covered?']))[0]).toContain(
      'Bicycles',
    );
  });

  test('of a question that stands by itself are not drawn away by the one before', async () => {
    const version = await ready();
    const question = 'On which day of the month is the premium due?';

    expect(await ask(version, question, ['Are bicycles covered?'])).toEqual(await ask(version, question));
  });

  test.each(['S3VECTORS', 'BEDROCK_RUNTIME'] as const)(
    'are found by their words alone while %s fails',
    async (service) => {
      const version = await ready();
      engines.setFault(service, 'throttle');

      expect(textsOf(await ask(version, 'excess for theft'))[0]).toContain('250 euros');
      expect(log()).toMatchObject([{ event: 'knowledge.without_vectors' }]);
    },
  );
});

describe('a document of which something is lost', () => {
  const fire = passagesOf('Theft of bicycles is covered with an excess of 100 euros.');
  const question = 'What is the excess for theft?';
  const rowOf = ({ companyId, productId, fileId }: DocumentVersion) => findDocument(companyId, productId, fileId);
  const readings = async ({ fileId }: DocumentVersion) =>
    (await outboxRows()).filter(({ pk }) => String(pk).startsWith(`OUTBOX#READING-${fileId}`));

  /** Two documents of a product: the second one can be read, of the first one a file is not what it was. */
  async function withLost(file: string, content: string | null, changes: Partial<DocumentRow> = {}) {
    const whole = newVersion();
    const lost = { ...newVersion(), companyId: whole.companyId, productId: whole.productId };
    await ready(whole, fire);
    await putReady(lost, terms, { queuedAt: '2026-03-01T00:00:00.000Z', ...changes });
    if (content === null) engines.deleteFile(`${folderOf(lost)}${file}`);
    else engines.putFile(`${folderOf(lost)}${file}`, content);
    return { whole, lost };
  }

  test.each([
    ['index.bin', null],
    ['index.bin', 'XLI1 and then nothing'],
    ['passages.json', null],
    ['passages.json', '[{"page": 1'],
  ])('leaves the answers to the others, and is read again: %s, %j', async (file, content) => {
    const { whole, lost } = await withLost(file, content);

    expect(textsOf(await ask(whole, question))).toContain(fire[0]?.text);

    expect(await rowOf(lost)).toMatchObject({ state: 'waiting', version: 2, versions: 2, readyVersion: 1 });
    expect(await readings(lost)).toMatchObject([{ payload: { fileId: lost.fileId, version: 2, sourceVersion: 1 } }]);
    expect(log()).toMatchObject([{ event: 'knowledge.lost', level: 'error', file: lost.fileId, version: 1 }]);
  });

  test('is read again once, however many ask', async () => {
    const { whole, lost } = await withLost('index.bin', null);

    await Promise.all(Array.from({ length: 5 }, () => ask(whole, question)));
    await ask(whole, question);

    expect(await rowOf(lost)).toMatchObject({ version: 2, versions: 2 });
    expect(await readings(lost)).toHaveLength(1);
  });

  test.each([
    ['was read a moment ago', { queuedAt: '2026-03-10T11:30:00.000Z' }],
    ['is being replaced', { state: 'reading', version: 2, versions: 2 }],
  ] as const)('is left as it is when it %s', async (_, changes) => {
    const { whole, lost } = await withLost('index.bin', null, { ...changes, readyVersion: 1 });
    const before = await rowOf(lost);

    expect(textsOf(await ask(whole, question))).toContain(fire[0]?.text);

    expect(await rowOf(lost)).toEqual(before);
    expect(await readings(lost)).toEqual([]);
  });

  test('makes room for the next best passages', async () => {
    const { whole } = await withLost('passages.json', null);

    expect(textsOf(await ask(whole, question, [], 1))).toEqual([fire[0]?.text]);
  });
});

describe('walls', () => {
  test('passages of another company or product are never found, though they say the same', async () => {
    const own = await ready();
    const { companyId, productId } = own;
    const foreign = await ready(newVersion(), passagesOf('The excess for theft is 999 euros for each claim.'));
    const sibling = await ready({ ...newVersion(), companyId }, passagesOf('The excess for theft is 888 euros.'));

    const found = await ask(own, 'What is the excess for theft?');

    expect(found.every(({ fileId }) => fileId === own.fileId)).toBe(true);
    expect(await ask({ ...foreign, productId }, 'What is the excess for theft?')).toEqual([]);
    expect(await ask({ ...sibling, companyId: foreign.companyId }, 'What is the excess for theft?')).toEqual([]);
  });

  test('what no row names as ready is not used, whatever the indexes still hold', async () => {
    const version = await ready();
    expect(await ask(version, 'excess for theft')).not.toEqual([]);

    await changeRow(version, { readyVersion: null });
    expect(await ask(version, 'excess for theft')).toEqual([]);

    await changeRow(version, { readyVersion: 1 });
    await deleteRow(version);
    expect(await ask(version, 'excess for theft')).toEqual([]);
  });

  test('a vector of an older version is not used', async () => {
    const version = await ready(newVersion(1), passagesOf('The excess for theft is 100 euros.'));
    await ready({ ...version, version: 2 }, passagesOf('The excess for theft is 300 euros.'));

    expect(textsOf(await ask(version, 'What is the excess for theft?'))).toEqual([
      'The excess for theft is 300 euros.',
    ]);
  });

  test('a version that is forgotten between its row and its files is looked for once more', async () => {
    const version = await ready(newVersion(1));
    await ready({ ...version, version: 2 }, passagesOf('The excess for theft is 300 euros.'));
    await changeRow(version, { version: 1, readyVersion: 1 });
    await forgetKnowledge(version);
    engines.onRequest(async (request) => {
      if (request.endsWith('/1/index.bin')) await changeRow(version, { version: 2, readyVersion: 2 });
      return true;
    });

    expect(textsOf(await ask(version, 'excess for theft'))).toEqual(['The excess for theft is 300 euros.']);
  });
});
