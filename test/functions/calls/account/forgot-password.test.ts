import { AdminSetUserPasswordCommand, AdminUserGlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider';
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { forgotPassword } from '../../../../functions/calls/account/forgot-password.ts';
import { callContext, NOW } from '../../../kit/call-context.ts';
import { codeHash, codeIsSent, SESSION_CODE } from '../../../kit/codes.ts';
import { named, useCognito } from '../../../kit/cognito.ts';
import {
  conditionFailed,
  onlyTransaction,
  store,
  transactionCanceled,
  useDynamo,
  writes,
} from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { accountRow, emailRow } from '../../../kit/rows.ts';
import { useLog } from '../../../kit/log.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const dynamo = useDynamo();
const cognito = useCognito();
useSecrets();
useLog();

const reset = (changes: object = {}) =>
  forgotPassword(
    { account: 'Mara@example.com', ...SESSION_CODE, password: ' Quiet-Monday-43 ', ...changes },
    callContext(),
  );

function ready(): void {
  codeIsSent(dynamo, 'reset-password');
  store(dynamo, [emailRow(), accountRow()]);
}

describe('forgotPassword', () => {
  test('uses the code up, ends all sessions and has the owner told in one write, then sets the password', async () => {
    ready();
    expect(await reset()).toEqual({ changed: true });
    const [burn, sessions, mail, note] = onlyTransaction(dynamo) as Record<string, Record<string, unknown>>[];

    expect(burn?.['Delete']).toMatchObject({ ExpressionAttributeValues: { ':hash': codeHash('reset-password') } });
    expect(sessions?.['Update']).toMatchObject({ ExpressionAttributeValues: { ':now': NOW.getTime() / 1_000 } });
    expect(mail?.['Put']).toMatchObject({ Item: { job: 'send-message', payload: { template: 'password-changed' } } });
    expect(note?.['Put']).toMatchObject({ Item: { change: 'password-reset' } });
    expect(cognito.commandCalls(AdminSetUserPasswordCommand)[0]?.args[0].input.Password).toBe('Quiet-Monday-43');
    expect(cognito.commandCalls(AdminUserGlobalSignOutCommand)).toHaveLength(1);
  });

  test('ends what was signed in with the old password while it was being replaced', async () => {
    ready();
    await reset();
    const last = writes(dynamo)
      .map(({ item }) => item)
      .findLast(({ UpdateExpression: text }) => text === 'SET tokensValidAfter = :now');

    expect((last?.['ExpressionAttributeValues'] as Record<string, number>)[':now']).toBeGreaterThan(
      NOW.getTime() / 1_000,
    );
  });

  test.each([
    ['a weak password', { password: 'short' }, 'password_format'],
    ['a common password', { password: 'Passw0rd!' }, 'password_common'],
    ['no address', { account: ' ' }, 'email_required'],
    ['no real address', { account: 'x' }, 'email_invalid'],
    ['a number from home', { account: '0701234567' }, 'phone_invalid'],
  ])('answers %s before the code is touched', async (_, changes, code) => {
    await expect(reset(changes)).rejects.toMatchObject({ code });
    expect(dynamo.calls()).toHaveLength(0);
  });

  test('answers a wrong code, one of another session, and a right one for an address without an account, alike', async () => {
    ready();
    await expect(reset({ code: '000000' })).rejects.toMatchObject({ code: 'code_incorrect' });
    await expect(reset({ codeId: 'AAAAAAAAAAAAAAAAAAAAAA' })).rejects.toMatchObject({ code: 'code_incorrect' });
    store(dynamo, []);
    await expect(reset()).rejects.toMatchObject({ code: 'code_incorrect' });
    expect(cognito.calls()).toHaveLength(0);
  });

  test('lets one of two that come with the same code at once through', async () => {
    ready();
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled('ConditionalCheckFailed', 'None', 'None'));

    await expect(reset()).rejects.toMatchObject({ code: 'code_incorrect' });
    expect(cognito.calls()).toHaveLength(0);
  });

  test("answers password_format when the pool's own policy is stricter", async () => {
    ready();
    cognito.on(AdminSetUserPasswordCommand).rejects(named('InvalidPasswordException'));

    await expect(reset()).rejects.toMatchObject({ code: 'password_format' });
  });
});

describe('what somebody who had the account may have left behind', () => {
  test('loses its hold before the new password counts: the preview link ends, a webhook of the last two weeks waits', async () => {
    ready();
    await reset();
    const closing = writes(dynamo)
      .map(({ item }) => item)
      .filter(({ UpdateExpression: text }) => /previewHash|webhookPausedAt/.test(String(text)));

    expect(closing).toMatchObject([
      { UpdateExpression: 'SET previewHash = :none', Key: { pk: `OWN#${accountId}` } },
      {
        UpdateExpression: 'SET webhookPausedAt = :now',
        Key: { pk: `PAGE#${accountId}`, sk: 'LEAD-SETTINGS' },
        ExpressionAttributeValues: { ':since': new Date(NOW.getTime() - 14 * 86_400_000).toISOString() },
      },
    ]);
  });

  test('is of no hindrance where there is neither', async () => {
    ready();
    dynamo.on(UpdateCommand).callsFake(({ UpdateExpression: text }: { UpdateExpression: string }) => {
      if (/previewHash|webhookPausedAt/.test(text)) throw conditionFailed();
      return { Attributes: { hash: codeHash('reset-password') } };
    });

    expect(await reset()).toEqual({ changed: true });
  });
});
