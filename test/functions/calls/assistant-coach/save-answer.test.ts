import { QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { saveAnswer } from '../../../../functions/calls/assistant-coach/save-answer.ts';
import { saveAnswer as contract } from '../../../../shared/calls/assistant-coach.ts';
import { MAX_ANSWERS } from '../../../../shared/model/assistant-coach.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { onlyTransaction, store, transactionCanceled, useDynamo, writes } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { answerId, answerRow, gapId } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const content = { question: 'Is there parking?', answer: 'Yes, in the yard.' };
const nothing = { gapId: null, answerId: null, content: null };
const save = (input: object) => saveAnswer(contract.input.parse({ ...nothing, ...input }), ownerContext());
const removedRow = (expiresAt = NOW.getTime() / 1_000 + 60) => ({
  ...answerRow(),
  sk: `REMOVED-ANSWER#${answerId}`,
  expiresAt,
});

describe('saveAnswer', () => {
  test('answers an open question: the answer is knowledge and the question closed, in one transaction', async () => {
    const { answer } = await save({ gapId, content });
    const [put, closing] = onlyTransaction(dynamo);

    expect(answer).toMatchObject(content);
    expect(put).toMatchObject({
      Put: { Item: { pk: `OWN#${accountId}`, sk: `ANSWER#${answer?.answerId}`, ...content } },
    });
    expect(closing).toMatchObject({
      Update: {
        Key: { pk: `PAGE#${accountId}`, sk: `GAP#${gapId}` },
        ExpressionAttributeValues: { ':as': 'answered' },
        ConditionExpression: 'expiresAt > :second',
      },
    });
  });

  test('adds an answer that nobody asked for', async () => {
    await save({ content });

    expect(onlyTransaction(dynamo)).toHaveLength(1);
  });

  test('dismisses a question that needs no answer', async () => {
    expect(await save({ gapId })).toEqual({ answer: null });
    expect(onlyTransaction(dynamo)).toMatchObject([{ Update: { ExpressionAttributeValues: { ':as': 'dismissed' } } }]);
  });

  test('opens a dismissed question again, and no other', async () => {
    expect(await save({ gapId, isReopened: true })).toEqual({ answer: null });
    expect(onlyTransaction(dynamo)).toMatchObject([
      { Update: { UpdateExpression: 'REMOVE closedAs, closedAt', ConditionExpression: 'closedAs = :as' } },
    ]);
  });

  test('changes an answer', async () => {
    store(dynamo, [answerRow()]);
    const { answer } = await save({ answerId, content });

    expect(answer).toMatchObject({ answerId, ...content, answeredAt: NOW.toISOString() });
    expect(onlyTransaction(dynamo)).toMatchObject([{ Put: { ConditionExpression: 'attribute_exists(pk)' } }]);
  });

  test('keeps a removed answer for 30 days and brings it back', async () => {
    store(dynamo, [answerRow()]);
    await save({ answerId });

    expect(onlyTransaction(dynamo)).toMatchObject([
      { Delete: { Key: { sk: `ANSWER#${answerId}` } } },
      { Put: { Item: { sk: `REMOVED-ANSWER#${answerId}`, expiresAt: NOW.getTime() / 1_000 + 30 * 86_400 } } },
    ]);
    dynamo.resetHistory();
    store(dynamo, [removedRow()]);

    expect((await save({ answerId, content })).answer).toMatchObject({ answerId });
    expect(onlyTransaction(dynamo)).toMatchObject([
      { Delete: { Key: { sk: `REMOVED-ANSWER#${answerId}` } } },
      { Put: { Item: { sk: `ANSWER#${answerId}` } } },
    ]);
  });

  test.each([
    ["another's", [], { answerId, content }],
    ['a removed one, to be removed again', [removedRow()], { answerId }],
    ['one whose 30 days are over', [removedRow(NOW.getTime() / 1_000)], { answerId, content }],
  ])('does not find %s', async (_, rows, input) => {
    store(dynamo, rows);

    await expect(save(input)).rejects.toMatchObject({ code: 'not_found' });
    expect(writes(dynamo)).toEqual([]);
  });

  test("does not find another's question, and saves no answer to it", async () => {
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled('None', 'ConditionalCheckFailed'));

    await expect(save({ gapId, content })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('has room for so many, and says so', async () => {
    dynamo.on(QueryCommand).resolves({ Items: Array.from({ length: MAX_ANSWERS }, () => answerRow()) });

    await expect(save({ content })).rejects.toMatchObject({ code: 'answers_full' });
    expect(writes(dynamo)).toEqual([]);
  });

  test.each([
    ['nothing', {}],
    ['a gap and an answer', { gapId, answerId }],
    ['an empty answer', { content: { question: 'Who?', answer: ' ' } }],
    ['601 characters', { content: { question: 'Who?', answer: 'x'.repeat(601) } }],
    ['a key of another kind', { gapId: '../LIVE' }],
  ])('refuses %s', (_, input) => {
    expect(contract.input.safeParse({ ...nothing, ...input }).success).toBe(false);
  });
});
