import { unzipSync, strFromU8 } from 'fflate';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { ulid } from 'ulid';
import { askForExport, findExport } from '../../../../functions/domain/lifecycle/account-export.ts';
import { withoutSecrets } from '../../../../functions/domain/lifecycle/export-rows.ts';
import { handler } from '../../../../functions/jobs/export-account/index.ts';
import { dynamo } from '../../../../functions/kit/clients/dynamo.ts';
import { NOW } from '../../../kit/call-context.ts';
import { useMails } from '../../../kit/mails.ts';
import { useMemoryBuckets } from '../../../kit/memory-bucket.ts';
import { useRealTables } from '../../../kit/real-tables.ts';
import { rowsWith, writeWholeAccount } from '../../../kit/whole-account.ts';

const mails = useMails();
const files = useMemoryBuckets();
useRealTables();

let accountId: string;
let canary: string;
beforeEach(async () => {
  accountId = ulid();
  canary = `Canary${accountId.slice(-10)}`;
  await writeWholeAccount(accountId, canary);
});

const context = { now: NOW, newId: () => ulid() };

/** Runs the order that the outbox holds. */
async function runOrder(): Promise<void> {
  const [order] = (await rowsWith(accountId)).filter((row) => row['job'] === 'export-account');
  const message = { id: 'x', table: 'accounts', payload: order?.['payload'] };
  const record = { messageId: '1', body: JSON.stringify(message), attributes: { ApproximateReceiveCount: '1' } };
  expect(await handler({ Records: [record] } as never)).toEqual({ batchItemFailures: [] });
}

function exportFile(): Uint8Array {
  return [...files].find(([name]) => name.startsWith(`documents/exports/${accountId}/`))?.[1] as Uint8Array;
}

/** What it made, as texts. */
async function makeExport(): Promise<Record<string, string>> {
  await runOrder();
  return Object.fromEntries(Object.entries(unzipSync(exportFile())).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

describe('an export', () => {
  test('holds every kind of row of the account, what was said in conversations, and nothing of another account', async () => {
    const other = ulid();
    await writeWholeAccount(other, `Canary${other.slice(-10)}`);
    await askForExport(accountId, context);
    const zip = await makeExport();

    const names = Object.keys(zip);
    for (const name of [
      'account/account',
      'account/session',
      'page/page',
      'page/product',
      'support/act',
      'billing/invoice',
    ]) {
      expect(names).toContain(`${name}.json`);
    }
    expect(zip[`visitors/conversations/conv-${accountId}.json`]).toContain(canary);
    expect(zip['README.txt']).toContain('as JSON files');
    expect(Object.values(zip).join()).not.toContain(other);
    const own = Object.entries(zip).filter(
      ([name]) => name.endsWith('.json') && !['account/export.json', 'files.json'].includes(name),
    );
    expect(own.filter(([, text]) => !text.includes(canary))).toEqual([]);
  });

  test('holds the pictures and invoices of the account, byte by byte, and names them in an index', async () => {
    const picture = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);
    files.set(`media/m/${accountId}/mara.webp`, picture);
    files.set('media/m/other/else.webp', 'Not theirs');
    files.set(`documents/invoices/${accountId}/inv1.pdf`, '%PDF-1.4');
    await askForExport(accountId, context);
    await runOrder();
    const zip = unzipSync(exportFile());

    expect(zip['pictures/mara.webp']).toEqual(picture);
    expect(strFromU8(zip['invoices/XPage-XP-2026-000001.pdf'] ?? new Uint8Array())).toBe('%PDF-1.4');
    expect(JSON.parse(strFromU8(zip['files.json'] ?? new Uint8Array()))).toEqual([
      { name: 'pictures/mara.webp', key: `m/${accountId}/mara.webp`, bytes: 300_000 },
      { name: 'invoices/XPage-XP-2026-000001.pdf', key: `invoices/${accountId}/inv1.pdf`, bytes: 8 },
    ]);
  });

  test('holds the documents of its company as they were uploaded, below their product, and nothing that is made of them', async () => {
    const folder = `documents/knowledge/${accountId}/p/f`;
    files.set(`${folder}/1/source`, 'an older version');
    files.set(`${folder}/2/source`, 'The terms.');
    files.set(`${folder}/2/pages.json`, '[]');
    await askForExport(accountId, context);
    const zip = await makeExport();

    const documents = Object.entries(zip).filter(([name]) => name.startsWith('documents/'));
    expect(documents).toEqual([['documents/Travel   cover/f/terms.pdf', 'The terms.']]);
    expect(Object.keys(zip)).toEqual(expect.arrayContaining(['company/company.json', 'company/product.json']));
  });

  test('holds every picture where there are more than S3 lists at once', async () => {
    for (let index = 0; index < 1_200; index += 1) files.set(`media/m/${accountId}/${index}.webp`, `picture ${index}`);
    await askForExport(accountId, context);
    await runOrder();

    expect(Object.keys(unzipSync(exportFile())).filter((name) => name.startsWith('pictures/'))).toHaveLength(1_200);
  });

  test('is told by mail once it is there, and has an address for its owner', async () => {
    await askForExport(accountId, context);
    expect(await findExport(accountId, NOW)).toMatchObject({ state: 'making', url: null });
    await makeExport();

    expect(mails.sent().map(({ subject }) => subject)).toEqual(['Your data is ready']);
    const made = await findExport(accountId, NOW);
    expect(made?.state).toBe('ready');
    expect(made?.url).toMatch(new RegExp(`exports/${accountId}/.*X-Amz-Expires=300`));
  });

  test('is made once at a time, and shown for seven days to the second', async () => {
    await Promise.all([1, 2, 3].map(() => askForExport(accountId, context)));

    expect((await rowsWith(accountId)).filter((row) => row['job'] === 'export-account')).toHaveLength(1);
    const end = NOW.getTime() + 7 * 86_400_000;
    expect(await findExport(accountId, new Date(end - 1_000))).not.toBeNull();
    expect(await findExport(accountId, new Date(end))).toBeNull();
  });

  test('gives out no interaction data that is due, deleted yet or not', async () => {
    const over = { pk: `PAGE#${accountId}`, sk: 'CONV#old', firstQuestion: 'Too old', expiresAt: 1_000 };
    await dynamo.send(new PutCommand({ TableName: 'conversations', Item: over }));
    await askForExport(accountId, context);

    expect(Object.values(await makeExport()).join()).not.toContain('Too old');
  });

  test('can be asked for again when one got stuck', async () => {
    await askForExport(accountId, context);
    const later = new Date(NOW.getTime() + 16 * 60_000);

    expect(await findExport(accountId, later)).toMatchObject({ state: 'failed' });
    await askForExport(accountId, { ...context, now: later });
    expect(await findExport(accountId, later)).toMatchObject({ state: 'making', askedAt: later.toISOString() });
  });
});

test('what proves somebody is left out of an export, however deep it stands', () => {
  const row = { name: 'Mara', pinHash: 'x', webhook: { secret: 'x', url: 'y' }, list: [{ refreshToken: 'x', at: 1 }] };

  expect(withoutSecrets(row)).toEqual({ name: 'Mara', webhook: { url: 'y' }, list: [{ at: 1 }] });
});
