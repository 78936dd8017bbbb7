import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { codeBurn, createCode, tryCode } from '../../../../functions/domain/accounts/verification-codes.ts';
import { NOW } from '../../../kit/call-context.ts';
import { CODE, codeHash } from '../../../kit/codes.ts';
import { conditionFailed, throttled, useDynamo, writes } from '../../../kit/dynamo.ts';
import '../../../kit/function-environment.ts';
import { useLog } from '../../../kit/log.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const dynamo = useDynamo();
useSecrets();
useLog();

const ADDRESS = 'mara@example.com';
const SECONDS = NOW.getTime() / 1_000;

describe('a code', () => {
  test('is six digits of good randomness', async () => {
    const codes = await Promise.all(Array.from({ length: 400 }, () => createCode('sign-up', ADDRESS, NOW)));

    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(395);
  });

  test('takes the place of an older one with all its tries, lives ten minutes, and comes once a minute', async () => {
    await createCode('sign-up', ADDRESS, NOW);

    expect(writes(dynamo)[0]?.item).toMatchObject({
      Item: { pk: `CODE#sign-up#${ADDRESS}`, tries: 0, sentAt: SECONDS, expiresAt: SECONDS + 600 },
      ConditionExpression: 'attribute_not_exists(pk) OR sentAt <= :before',
      ExpressionAttributeValues: { ':before': SECONDS - 60 },
    });
  });

  test('is kept as a hash that binds it to purpose and address', async () => {
    const code = await createCode('reset-password', ADDRESS, NOW);
    const { hash } = dynamo.commandCalls(PutCommand)[0]?.args[0].input.Item as { hash: string };

    expect(hash).toBe(codeHash('reset-password', code));
    expect(hash).not.toBe(codeHash('sign-up', code));
    expect(hash).not.toBe(codeHash('reset-password', code, 'tom@example.com'));
  });

  test('is tried at most five times, however many come at once: each try is counted before it is compared', async () => {
    let tries = 0;
    dynamo.on(UpdateCommand).callsFake(({ ConditionExpression: condition, ExpressionAttributeValues: values }) => {
      expect(condition).toBe('attribute_exists(pk) AND tries < :max AND expiresAt > :now');
      expect(values).toMatchObject({ ':max': 5, ':now': SECONDS });
      if (tries >= 5) throw conditionFailed();
      tries += 1;
      return { Attributes: { hash: codeHash('sign-up'), tries } };
    });
    const guesses = Array.from({ length: 100 }, (_, index) => String(index).padStart(6, '0'));
    const results = await Promise.allSettled([...guesses, CODE].map((code) => tryCode('sign-up', ADDRESS, code, NOW)));

    expect(tries).toBe(5);
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  });

  test('is right or wrong; all faults look alike', async () => {
    dynamo.on(UpdateCommand).resolves({ Attributes: { hash: codeHash('sign-up') } });
    await expect(tryCode('sign-up', ADDRESS, CODE, NOW)).resolves.toBeUndefined();
    const wrong = await tryCode('sign-up', ADDRESS, '000000', NOW).catch((error: unknown) => error);
    dynamo.on(UpdateCommand).rejects(conditionFailed());
    const over = await tryCode('sign-up', ADDRESS, CODE, NOW).catch((error: unknown) => error);

    expect(wrong).toMatchObject({ code: 'code_incorrect', details: {} });
    expect(over).toMatchObject({ code: 'code_incorrect', details: {} });
  });

  test('is not taken for wrong while it cannot be looked up', async () => {
    dynamo.on(UpdateCommand).rejects(throttled());

    await expect(tryCode('sign-up', ADDRESS, CODE, NOW)).rejects.toThrow('Rate exceeded');
  });

  test('is used up once: its row goes only while it is this very code', async () => {
    expect(await codeBurn('sign-up', ADDRESS, CODE)).toEqual({
      Delete: {
        TableName: 'accounts',
        Key: { pk: `CODE#sign-up#${ADDRESS}`, sk: 'CODE' },
        ConditionExpression: '#hash = :hash',
        ExpressionAttributeNames: { '#hash': 'hash' },
        ExpressionAttributeValues: { ':hash': codeHash('sign-up') },
      },
    });
  });
});
