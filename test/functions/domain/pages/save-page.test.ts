import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { nameKey, type PageRow } from '../../../../functions/domain/pages/page-rows.ts';
import { saveDraft } from '../../../../functions/domain/pages/save-page.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { onlyTransaction, store, transactionCanceled, useDynamo, type Row } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { accountRow, pageRow, publicPage } from '../../../kit/rows.ts';

const dynamo = useDynamo();

/** Saves a draft whose name was `from` under the name `to`; gives what happened to names. */
async function rename(from: string, to: string, state: Partial<PageRow> = {}) {
  store(dynamo, [pageRow(state, { agentName: from }), accountRow()]);
  await saveDraft(ownerContext(), 3, (draft) => ({ ...draft, profile: { ...draft.profile, agentName: to } }));
  const [page, ...names] = onlyTransaction(dynamo) as { Put?: Row; Delete?: Row; Update?: Row }[];
  return {
    page,
    claimed: names.flatMap(({ Put: put }) => (put ? [(put['Item'] as Row)['agentName']] : [])),
    released: names.flatMap(({ Delete: remove }) => (remove ? [(remove['Key'] as Row)['pk']] : [])),
    conditions: names.map(({ Put: put, Delete: remove }) => (put ?? remove)?.['ConditionExpression']),
  };
}
const key = (name: string): string => nameKey(name).pk;

describe('a save', () => {
  test('writes draft, version and time alone: what goes live meanwhile is not undone', async () => {
    store(dynamo, [pageRow({ status: 'pending', pending: publicPage(), previewHash: 'x' })]);
    await saveDraft(ownerContext(), 3, (draft) => draft);
    const [{ Update: update } = {}] = onlyTransaction(dynamo) as { Update?: Row }[];

    expect(update).toMatchObject({
      UpdateExpression: 'SET draft = :draft, version = :version, savedAt = :savedAt',
      ConditionExpression: 'version = :before',
    });
    expect(Object.keys(update?.['ExpressionAttributeValues'] as Row)).toEqual([
      ':draft',
      ':version',
      ':savedAt',
      ':before',
    ]);
  });

  test('makes the page when there is none, once', async () => {
    store(dynamo, [accountRow()]);
    await saveDraft(ownerContext(), 0, (draft) => draft);

    expect(onlyTransaction(dynamo)).toMatchObject([
      {
        Put: {
          Item: { pk: `OWN#${accountId}`, sk: 'PAGE', version: 1, liveName: null },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
    ]);
  });
});

describe('a name', () => {
  test('is claimed with the first save that has it', async () => {
    expect(await rename('', 'mara')).toMatchObject({ claimed: ['mara'], released: [] });
  });

  test('that was never live is free again when another is chosen', async () => {
    expect(await rename('mara', 'lina')).toMatchObject({
      claimed: ['lina'],
      released: [key('mara')],
      conditions: [
        'attribute_not_exists(pk) OR accountId = :me OR expiresAt <= :now',
        'attribute_not_exists(pk) OR accountId = :me',
      ],
    });
  });

  test('that is given up is free again', async () => {
    expect(await rename('mara', '')).toMatchObject({ claimed: [], released: [key('mara')] });
  });

  test('that is live is kept until another page is published', async () => {
    expect(await rename('mara', 'lina', { status: 'live', liveName: 'mara' })).toMatchObject({
      claimed: ['lina'],
      released: [],
    });
    dynamo.resetHistory();
    expect(await rename('mara', '', { status: 'live', liveName: 'mara' })).toMatchObject({ claimed: [], released: [] });
  });

  test('that is on its way to be live is kept', async () => {
    const state = { status: 'pending', pending: publicPage({ agentName: 'mara' }) } as const;

    expect(await rename('mara', 'lina', state)).toMatchObject({ claimed: ['lina'], released: [] });
  });

  test('between the live one and a new one is free again', async () => {
    expect(await rename('lina', 'nina', { status: 'live', liveName: 'mara' })).toMatchObject({
      claimed: ['nina'],
      released: [key('lina')],
    });
  });

  test('that is live can be gone back to', async () => {
    expect(await rename('lina', 'mara', { status: 'live', liveName: 'mara' })).toMatchObject({
      claimed: ['mara'],
      released: [key('lina')],
    });
  });

  test.each([
    ['jose', 'josé'],
    ['mara', 'rnara'],
    ['lili', '1i1i'],
  ])('%s and %s are one row, which is never released by the change between them', async (from, to) => {
    expect(await rename(from, to)).toMatchObject({ claimed: [to], released: [] });
  });

  test('changes only while the page is in the state in which the save saw it', async () => {
    const { page } = await rename('mara', 'lina', { status: 'pending', pending: publicPage() });

    expect(page?.Update).toMatchObject({
      ConditionExpression: 'version = :before AND #status = :status',
      ExpressionAttributeValues: { ':status': 'pending' },
    });
  });

  test.each([
    [['ConditionalCheckFailed', 'None', 'None'], 'conflict'],
    [['ConditionalCheckFailed', 'ConditionalCheckFailed', 'None'], 'conflict'],
    [['None', 'ConditionalCheckFailed', 'None'], 'name_taken'],
  ])('whose claim fails with %j answers %s', async (reasons, code) => {
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled(...reasons));

    await expect(rename('mara', 'lina')).rejects.toMatchObject({ code });
  });

  test('is not called taken because of a conflict of transactions', async () => {
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled('None', 'TransactionConflict'));

    await expect(rename('', 'lina')).rejects.toThrow('TransactionConflict');
  });
});
