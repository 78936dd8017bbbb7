import { randomBytes } from 'node:crypto';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { createCodeIn } from '../../../../functions/domain/accounts/code-store.ts';
import { codeBurn, tryCode } from '../../../../functions/domain/accounts/verification-codes.ts';
import { NOW } from '../../../kit/call-context.ts';
import { CODE, codeHash, SESSION_CODE } from '../../../kit/codes.ts';
import { conditionFailed, throttled, useDynamo, writes } from '../../../kit/dynamo.ts';
import '../../../kit/function-environment.ts';
import { useLog } from '../../../kit/log.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const dynamo = useDynamo();
useSecrets();
useLog();

const ADDRESS = 'mara@example.com';
const SECONDS = NOW.getTime() / 1_000;
const OTHER_SESSION = { codeId: 'AAAAAAAAAAAAAAAAAAAAAA', code: CODE };

/** Keeps what is written last, as the table does, and counts the tries. */
function keepCodes(): { tries: number } {
  const row = { hash: '', tries: 0 };
  dynamo.on(PutCommand).callsFake(({ Item }) => {
    Object.assign(row, { hash: Item.hash, tries: Item.tries });
    return {};
  });
  dynamo.on(UpdateCommand).callsFake(() => {
    row.tries += 1;
    return { Attributes: row };
  });
  return row;
}

describe('a code', () => {
  test('is six digits of good randomness, in a session of 128 random bits', async () => {
    const made = await Promise.all(
      Array.from({ length: 400 }, () => createCodeIn('accounts', 'sign-up', ADDRESS, { now: NOW, randomBytes })),
    );

    expect(made.every(({ code }) => /^\d{6}$/.test(code))).toBe(true);
    expect(new Set(made.map(({ code }) => code)).size).toBeGreaterThan(395);
    expect(made.every(({ codeId }) => Buffer.from(codeId, 'base64url').length === 16)).toBe(true);
    expect(new Set(made.map(({ codeId }) => codeId)).size).toBe(400);
  });

  test('takes the place of an older one with all its tries, lives ten minutes, and comes once a minute', async () => {
    await createCodeIn('accounts', 'sign-up', ADDRESS, { now: NOW, randomBytes });

    expect(writes(dynamo)[0]?.item).toMatchObject({
      Item: { pk: `CODE#sign-up#${ADDRESS}`, tries: 0, sentAt: SECONDS, expiresAt: SECONDS + 600 },
    });
  });

  test('is kept as a hash that binds it to purpose, address and session', async () => {
    const made = await createCodeIn('accounts', 'reset-password', ADDRESS, { now: NOW, randomBytes });
    const { hash } = dynamo.commandCalls(PutCommand)[0]?.args[0].input.Item as { hash: string };

    expect(hash).toBe(codeHash('reset-password', made));
    expect(hash).not.toBe(codeHash('sign-up', made));
    expect(hash).not.toBe(codeHash('reset-password', made, 'tom@example.com'));
    expect(hash).not.toBe(codeHash('reset-password', { ...OTHER_SESSION, code: made.code }));
    expect(JSON.stringify(writes(dynamo))).not.toContain(made.codeId);
  });

  test('is refused with the session of another code, and that try counts', async () => {
    const row = keepCodes();
    const made = await createCodeIn('accounts', 'sign-up', ADDRESS, { now: NOW, randomBytes });
    const tried = { ...made, codeId: OTHER_SESSION.codeId };

    await expect(tryCode('sign-up', ADDRESS, tried, NOW)).rejects.toMatchObject({ code: 'code_incorrect' });
    expect(row.tries).toBe(1);
    await expect(tryCode('sign-up', ADDRESS, made, NOW)).resolves.toBeUndefined();
  });

  test('that is sent again makes the session of the older one useless, even with the new digits', async () => {
    keepCodes();
    const older = await createCodeIn('accounts', 'sign-up', ADDRESS, { now: NOW, randomBytes });
    const newer = await createCodeIn('accounts', 'sign-up', ADDRESS, {
      now: new Date(NOW.getTime() + 60_000),
      randomBytes,
    });

    for (const tried of [older, { ...newer, codeId: older.codeId }]) {
      await expect(tryCode('sign-up', ADDRESS, tried, NOW)).rejects.toMatchObject({ code: 'code_incorrect' });
    }
    await expect(tryCode('sign-up', ADDRESS, newer, NOW)).resolves.toBeUndefined();
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
    const codes = [...Array.from({ length: 100 }, (_, index) => String(index).padStart(6, '0')), CODE];
    const guesses = codes.map((code) => tryCode('sign-up', ADDRESS, { ...SESSION_CODE, code }, NOW));
    const results = await Promise.allSettled(guesses);

    expect(tries).toBe(5);
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  });

  test('is right or wrong; all faults look alike', async () => {
    dynamo.on(UpdateCommand).resolves({ Attributes: { hash: codeHash('sign-up') } });
    await expect(tryCode('sign-up', ADDRESS, SESSION_CODE, NOW)).resolves.toBeUndefined();
    const mistaken = { ...SESSION_CODE, code: '000000' };
    const wrong = await tryCode('sign-up', ADDRESS, mistaken, NOW).catch((error: unknown) => error);
    const foreign = await tryCode('sign-up', ADDRESS, OTHER_SESSION, NOW).catch((error: unknown) => error);
    dynamo.on(UpdateCommand).rejects(conditionFailed());
    const over = await tryCode('sign-up', ADDRESS, SESSION_CODE, NOW).catch((error: unknown) => error);

    expect(wrong).toMatchObject({ code: 'code_incorrect', details: {} });
    expect(foreign).toEqual(wrong);
    expect(over).toEqual(wrong);
  });

  test('is not taken for wrong while it cannot be looked up', async () => {
    dynamo.on(UpdateCommand).rejects(throttled());

    await expect(tryCode('sign-up', ADDRESS, SESSION_CODE, NOW)).rejects.toThrow('Rate exceeded');
  });

  test('is used up once: its row goes only while it is this very code', async () => {
    expect(await codeBurn('sign-up', ADDRESS, SESSION_CODE)).toEqual({
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
