import { AdminInitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { MAX_MISSES, unknownName } from '../../../../functions/domain/accounts/sign-in-tries.ts';
import { signIn } from '../../../../functions/domain/accounts/sign-in.ts';
import { sessionKey, signedInAtOf } from '../../../../functions/kit/account-session.ts';
import { callContext, NOW } from '../../../kit/call-context.ts';
import { named, tokens, useCognito } from '../../../kit/cognito.ts';
import {
  conditionFailed,
  onlyTransaction,
  store,
  transactionCanceled,
  useDynamo,
  writes,
  type Row,
} from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { accountRow, emailRow } from '../../../kit/rows.ts';
import { useSecrets } from '../../../kit/secrets.ts';
import { signInKey } from '../../../../functions/domain/accounts/account-rows.ts';

const dynamo = useDynamo();
const cognito = useCognito();
useSecrets();

/** Counts tries as the table would; gives how many there were. */
function counting(from = 0): () => number {
  let tries = from;
  dynamo.on(UpdateCommand).callsFake(({ UpdateExpression: expression, ConditionExpression: condition }: Row) => {
    if (!String(expression).startsWith('ADD tries')) return {};
    expect(condition).toBe('attribute_not_exists(lockedAt) AND (attribute_not_exists(tries) OR tries < :max)');
    if (tries >= MAX_MISSES) throw conditionFailed();
    tries += 1;
    return { Attributes: { tries } };
  });
  return () => tries;
}
const tryOnce = () =>
  signIn({ email: 'mara@example.com' }, 'wrong', callContext()).catch((error: unknown) => error as { code?: string });
/** The updates that counted a try for an account, or for an address that nobody has. */
const counters = () =>
  writes(dynamo)
    .map(({ item }) => item)
    .filter(({ UpdateExpression: text }) => String(text).startsWith('ADD'));
const wrongPassword = () => cognito.on(AdminInitiateAuthCommand).rejects(named('NotAuthorizedException'));

describe('a password', () => {
  test('is looked at ten times at most, of a hundred guesses at once', async () => {
    store(dynamo, [emailRow(), accountRow()]);
    counting();
    wrongPassword();
    const results = await Promise.all(Array.from({ length: 100 }, tryOnce));

    expect(cognito.commandCalls(AdminInitiateAuthCommand)).toHaveLength(MAX_MISSES);
    expect(results.filter((error) => (error as { code: string }).code === 'account_locked')).toHaveLength(90);
  });

  test('that is wrong for the tenth time locks the account and has the owner told, in one write', async () => {
    store(dynamo, [emailRow(), accountRow()]);
    counting(9);
    wrongPassword();

    expect(await tryOnce()).toMatchObject({ code: 'account_or_password_wrong' });
    const [lock, mail] = onlyTransaction(dynamo) as Record<string, Row>[];
    expect(lock?.['Update']).toMatchObject({
      Key: { pk: `ACC#${accountId}`, sk: 'SIGN-IN' },
      ConditionExpression: 'attribute_not_exists(lockedAt)',
    });
    expect(mail?.['Put']).toMatchObject({ Item: { payload: { template: 'account-locked', accountId } } });
  });

  test('that is wrong for the ninth time locks nothing', async () => {
    store(dynamo, [emailRow(), accountRow()]);
    counting(8);
    wrongPassword();
    await tryOnce();

    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(0);
  });

  test('that is right at the tenth try is right, and all misses are forgotten', async () => {
    store(dynamo, [emailRow(), accountRow()]);
    counting(9);

    expect(await tryOnce()).toMatchObject({ account: { accountId } });
    expect(writes(dynamo).map(({ item }) => item)).toContainEqual(
      expect.objectContaining({
        Key: signInKey(accountId),
        UpdateExpression: 'SET tries = :none',
        ConditionExpression: 'attribute_not_exists(lockedAt)',
      }),
    );
  });

  test('that is right begins the session without which no token counts', async () => {
    store(dynamo, [emailRow(), accountRow()]);
    counting();
    await tryOnce();

    const session = { ...sessionKey(accountId, signedInAtOf(tokens.idToken)), method: 'password' };
    expect(writes(dynamo).map(({ item }) => item['Item'])).toContainEqual(
      expect.objectContaining({ ...session, seenAt: NOW.toISOString() }),
    );
  });

  test('that is right just after others used the last tries up does not unlock the account', async () => {
    store(dynamo, [emailRow(), accountRow()]);
    dynamo
      .on(UpdateCommand)
      .resolvesOnce({ Attributes: { tries: 3 } })
      .rejects(conditionFailed());

    expect(await tryOnce()).toMatchObject({ code: 'account_locked' });
  });

  test('that locks an account which is locked already is a wrong password and no more', async () => {
    store(dynamo, [emailRow(), accountRow()]);
    counting(9);
    wrongPassword();
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled('ConditionalCheckFailed', 'None'));

    expect(await tryOnce()).toMatchObject({ code: 'account_or_password_wrong' });
  });
});

describe('an unknown address', () => {
  test('takes the same steps as a known one', async () => {
    wrongPassword();
    const steps = async (rows: Row[]): Promise<string[]> => {
      store(dynamo, rows);
      counting();
      dynamo.resetHistory();
      await tryOnce();
      return dynamo.calls().map(({ args: [command] }) => command.constructor.name);
    };
    const [known, unknown] = [await steps([emailRow(), accountRow()]), await steps([])];

    expect(unknown).toEqual(known);
    expect(cognito.commandCalls(AdminInitiateAuthCommand)).toHaveLength(2);
  });

  test('is locked like a known one, but forgotten after 30 days and never mailed', async () => {
    counting(9);
    wrongPassword();
    const tenth = await tryOnce();
    const eleventh = await tryOnce();

    expect([tenth, eleventh]).toMatchObject([{ code: 'account_or_password_wrong' }, { code: 'account_locked' }]);
    expect(counters()[0]).toMatchObject({
      Key: { pk: `ACC#${await unknownName('mara@example.com')}` },
      UpdateExpression: 'ADD tries :one SET expiresAt = :end',
      ExpressionAttributeValues: { ':end': NOW.getTime() / 1_000 + 30 * 86_400 },
    });
    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(0);
  });

  test('the counter of an account never expires: only an administrator unlocks it', async () => {
    store(dynamo, [emailRow(), accountRow()]);
    counting();
    await tryOnce();

    expect(counters()[0]?.['UpdateExpression']).toBe('ADD tries :one');
  });
});
