import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { releaseQuestion, reserveQuestion } from '../../../../functions/domain/conversations/question-quota.ts';
import { NOW } from '../../../kit/call-context.ts';
import { conditionFailed, throttled, useDynamo, writes } from '../../../kit/dynamo.ts';
import '../../../kit/function-environment.ts';

const dynamo = useDynamo();
const owner = { accountId: 'a', timeZone: 'UTC' };

describe('a question of the month', () => {
  test('is reserved before the model is asked, on the condition that there is one left', async () => {
    expect(await reserveQuestion(owner, 10_000, NOW)).toBe(true);
    expect(writes(dynamo)[0]?.item).toMatchObject({
      Key: { pk: 'PAGE#a', sk: 'USAGE#2026-03' },
      ConditionExpression: 'attribute_not_exists(used) OR used < :limit',
      ExpressionAttributeValues: { ':one': 1, ':limit': 10_000, ':expiry': NOW.getTime() / 1_000 + 60 * 86_400 },
    });
  });

  test('is not had beyond the limit, nor on a plan without any', async () => {
    dynamo.on(UpdateCommand).rejects(conditionFailed());

    expect(await reserveQuestion(owner, 10_000, NOW)).toBe(false);
    dynamo.resetHistory();
    expect(await reserveQuestion(owner, 0, NOW)).toBe(false);
    expect(dynamo.calls()).toHaveLength(0);
  });

  test('is not had for free while the count cannot be read', async () => {
    dynamo.on(UpdateCommand).rejects(throttled());

    await expect(reserveQuestion(owner, 10, NOW)).rejects.toThrow('Rate exceeded');
  });

  test('is given back, never below none', async () => {
    await releaseQuestion(owner, NOW);

    expect(writes(dynamo)[0]?.item).toMatchObject({
      ConditionExpression: 'used > :none',
      ExpressionAttributeValues: { ':back': -1, ':none': 0 },
    });
  });
});
