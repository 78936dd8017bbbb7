import { describe, expect, test } from 'vitest';
import { unpublish } from '../../../../functions/calls/landing-page/unpublish.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { onlyTransaction, store, useDynamo } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { accountRow, pageRow, publicPage } from '../../../kit/rows.ts';

const dynamo = useDynamo();

const removals = (): unknown[] =>
  (onlyTransaction(dynamo) as { Put?: { Item: { payload: unknown } } }[]).flatMap(({ Put: put }) =>
    put ? [put.Item.payload] : [],
  );

describe('unpublish', () => {
  test('takes the live page away at once and has its files removed', async () => {
    store(dynamo, [pageRow({ status: 'live', liveName: 'mara' })]);
    expect(await unpublish({}, ownerContext())).toEqual({ status: 'editing' });

    expect(onlyTransaction(dynamo)).toContainEqual({
      Delete: { TableName: 'pages', Key: { pk: `OWN#${accountId}`, sk: 'LIVE' } },
    });
    expect(removals()).toEqual([{ action: 'remove', accountId, agentName: 'mara' }]);
  });

  test('keeps a page from going live that is on its way', async () => {
    store(dynamo, [pageRow({ status: 'pending', pending: publicPage() })]);
    await unpublish({}, ownerContext());

    expect(JSON.stringify(onlyTransaction(dynamo))).toContain('pending = :none');
    expect(removals()).toEqual([{ action: 'remove', accountId, agentName: 'mara' }]);
  });

  test('takes both away while the page moves to another name', async () => {
    store(dynamo, [pageRow({ status: 'pending', liveName: 'mara', pending: publicPage({ agentName: 'mara-l' }) })]);
    await unpublish({}, ownerContext());

    expect(removals()).toEqual([
      { action: 'remove', accountId, agentName: 'mara' },
      { action: 'remove', accountId, agentName: 'mara-l' },
    ]);
  });

  test('does nothing when nothing is live', async () => {
    store(dynamo, [pageRow(), accountRow()]);
    await unpublish({}, ownerContext());

    expect(dynamo.calls().map(({ args: [command] }) => command.constructor.name)).toEqual(['GetCommand']);
  });
});
