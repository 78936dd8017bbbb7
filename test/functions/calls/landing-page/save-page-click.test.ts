import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { savePageClick } from '../../../../functions/calls/landing-page/save-page-click.ts';
import { visitKey } from '../../../../functions/domain/conversations/conversation-rows.ts';
import { savePageClick as contract } from '../../../../shared/calls/landing-page.ts';
import * as examples from '../../../../shared/calls/examples.ts';
import { linkCode } from '../../../../shared/rules/link-code.ts';
import { callContext, NOW } from '../../../kit/call-context.ts';
import { onlyTransaction, store, transactionCanceled, useDynamo } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { livePageRows, postRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const visitId = '0d4c3f0e-9d8e-4a55-8f4a-0f3d8f7a9b10';
const contact = linkCode('contact', examples.publicPage.contacts[0]?.id ?? '');
const seconds = NOW.getTime() / 1_000;

const visitRow = (opened: string[] = [], expiresAt = seconds + 60) => ({
  ...visitKey(accountId, visitId),
  day: '2026-03-09',
  opened,
  expiresAt,
});
const click = (target = contact) => savePageClick({ agentName: 'mara', visitId, target }, callContext());

describe('savePageClick', () => {
  test('counts what a visit opened on the day of the visit, and the visit as one that opened something', async () => {
    store(dynamo, [...livePageRows(), visitRow()]);
    expect(await click()).toEqual({ counted: true });
    const [visit, day] = onlyTransaction(dynamo) as { Update: Record<string, unknown> }[];

    expect(visit?.Update).toMatchObject({
      Key: visitKey(accountId, visitId),
      ConditionExpression: 'size(opened) = :known',
    });
    expect(day?.Update['Key']).toEqual({ pk: `PAGE#${accountId}`, sk: 'DAY#2026-03-09' });
    expect(Object.values(day?.Update['ExpressionAttributeNames'] ?? {})).toEqual([
      'clickers',
      'clicks',
      `click:${contact}`,
    ]);
  });

  test.each(['share', 'save', `post-${examples.post.postId}`])('counts %s', async (target) => {
    store(dynamo, [...livePageRows(), postRow(), visitRow(['c1'])]);

    expect(await click(target)).toEqual({ counted: true });
  });

  test.each([
    ['of a visit that is not counted', []],
    ['of a visit that is over', [visitRow([], seconds)]],
    ['that this visit has made before', [visitRow([contact])]],
  ])('does not count a click %s', async (_, rows) => {
    store(dynamo, [...livePageRows(), ...rows]);

    expect(await click()).toEqual({ counted: false });
    expect(dynamo.commandCalls(TransactWriteCommand)).toEqual([]);
  });

  test('gives up on a visit that changes under every try', async () => {
    store(dynamo, [...livePageRows(), visitRow()]);
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled('ConditionalCheckFailed', 'None'));

    expect(await click()).toEqual({ counted: false });
    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(3);
  });

  test.each([linkCode('contact', 'nobody'), linkCode('offer', 'nothing'), 'post-01JGFJJZ00000000000000000Z'])(
    'does not know %s, which is not on the page',
    async (target) => {
      store(dynamo, [...livePageRows(), visitRow()]);

      await expect(click(target)).rejects.toMatchObject({ code: 'not_found' });
    },
  );

  test('finds no page that is not live', async () => {
    await expect(click()).rejects.toMatchObject({ code: 'not_found' });
  });

  test.each(['', 'c', 'x12', 'c12345678', 'post-1', 'shared', 'c1;'])('refuses the target %j', (target) => {
    expect(contract.input.safeParse({ agentName: 'mara', visitId, target }).success).toBe(false);
  });
});
