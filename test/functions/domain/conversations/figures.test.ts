import { describe, expect, test } from 'vitest';
import { countQuestion, figureUpdate, normaliseQuestion } from '../../../../functions/domain/conversations/figures.ts';
import { NOW } from '../../../kit/call-context.ts';
import { useDynamo, writes } from '../../../kit/dynamo.ts';
import '../../../kit/function-environment.ts';

const dynamo = useDynamo();
const owner = { accountId: 'a', timeZone: 'Asia/Tokyo' };

describe('figures', () => {
  test('of several kinds are added to one row of the day of the owner, kept 60 days', () => {
    const { Update: update } = figureUpdate(
      owner,
      ['questions', 'conversations'],
      new Date('2026-03-10T15:00:00.000Z'),
    );

    expect(update).toMatchObject({
      Key: { pk: 'PAGE#a', sk: 'DAY#2026-03-11' },
      UpdateExpression: 'ADD #c0 :one, #c1 :one SET expiresAt = :expiry',
      ExpressionAttributeNames: { '#c0': 'questions', '#c1': 'conversations' },
      ExpressionAttributeValues: { ':expiry': Date.parse('2026-05-09T15:00:00.000Z') / 1_000 },
    });
  });

  test.each([
    ['What does it cost?', 'what does it COST'],
    ['What does it cost?', '  what   does it cost!!! '],
    ['Ｗｈａｔ does it cost', 'what does it cost'],
    ['是多少錢?', '是多少錢'],
  ])('take %j and %j for one question', (one, other) => {
    expect(normaliseQuestion(one)).toBe(normaliseQuestion(other));
  });

  test('count a question of the day by its words, in the words of whoever asked first', async () => {
    await countQuestion(owner, 'What does it cost?', NOW);
    await countQuestion(owner, 'what does it cost', NOW);
    await countQuestion(owner, '???', NOW);
    const [first, second, ...others] = writes(dynamo).map(({ item }) => item);

    expect(first?.['Key']).toEqual(second?.['Key']);
    expect(first?.['UpdateExpression']).toContain('question = if_not_exists(question, :question)');
    expect(others).toEqual([]);
  });
});
