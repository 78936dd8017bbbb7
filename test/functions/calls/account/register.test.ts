import { AdminInitiateAuthCommand, AdminSetUserPasswordCommand } from '@aws-sdk/client-cognito-identity-provider';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { register } from '../../../../functions/calls/account/register.ts';
import { register as contract } from '../../../../shared/calls/account.ts';
import { callContext, NOW } from '../../../kit/call-context.ts';
import { codeIsSent, SESSION_CODE } from '../../../kit/codes.ts';
import { named, tokens, useCognito } from '../../../kit/cognito.ts';
import { store, transactionCanceled, useDynamo, writes } from '../../../kit/dynamo.ts';
import { phoneKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { accountRow, emailRow } from '../../../kit/rows.ts';
import { useLog } from '../../../kit/log.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const dynamo = useDynamo();
const cognito = useCognito();
useSecrets();
useLog();

const input = { ...contract.example.input, ...SESSION_CODE };
const signUp = (changes: object = {}) => register({ ...input, ...changes }, callContext());

function ready(): void {
  codeIsSent(dynamo, 'sign-up');
  store(dynamo, [emailRow(), accountRow()]);
}

describe('register', () => {
  test('makes the account with trial and consent, and signs it in', async () => {
    ready();
    const answer = await signUp({
      account: ' Mara@Example.com ',
      fullName: '  Mara Lindqvist ',
      password: '  Long-Sunday-42 ',
    });
    const row = writes(dynamo)
      .map(({ item }) => item['Item'] as Record<string, unknown> | undefined)
      .find((item) => item?.['sk'] === 'ACCOUNT');

    expect(answer.tokens).toEqual(tokens);
    expect(row).toMatchObject({
      email: 'mara@example.com',
      fullName: 'Mara Lindqvist',
      status: 'active',
      plan: { id: 'individual', trialEndsAt: '2026-03-24T12:00:00.000Z' },
      consent: { termsVersion: '2025-01-01', isAdult: true, at: NOW.toISOString() },
      timeZone: 'Europe/Stockholm',
    });
    expect(JSON.stringify(writes(dynamo))).not.toContain('Long-Sunday');
    expect(cognito.commandCalls(AdminSetUserPasswordCommand)[0]?.args[0].input).toMatchObject({
      Password: 'Long-Sunday-42',
      Permanent: true,
    });
  });

  test('makes an account by phone, without an address, whose number tells of leads from the beginning', async () => {
    const phone = '+46701234567';
    codeIsSent(dynamo, 'sign-up', phone);
    store(dynamo, [{ ...phoneKey(phone), status: 'active', accountId }, accountRow({ email: '', phone })]);
    await signUp({ account: '+46 70 123 45 67' });
    const items = writes(dynamo).map(({ item }) => item);

    expect(items.map(({ Item: row }) => row)).toContainEqual(
      expect.objectContaining({ sk: 'ACCOUNT', email: '', phone }),
    );
    expect(items).toContainEqual(
      expect.objectContaining({
        Key: { pk: `PAGE#${accountId}`, sk: 'LEAD-SETTINGS' },
        ExpressionAttributeValues: { ':phone': phone, ':channel': 'sms' },
      }),
    );
  });

  test('needs a code when there is no ticket of Google', async () => {
    ready();

    await expect(signUp({ code: undefined, codeId: undefined })).rejects.toMatchObject({ code: 'code_incorrect' });
  });

  test('takes UTC for a time zone that nobody knows', async () => {
    ready();
    await signUp({ timeZone: 'Mars/Olympus' });

    expect(JSON.stringify(writes(dynamo))).toContain('"timeZone":"UTC"');
  });

  test.each([
    ['no name', { fullName: '   ' }, 'field_required'],
    ['a minor', { isAdult: false }, 'consent_required'],
    ['other terms', { termsVersion: '2020-01-01' }, 'consent_required'],
    ['a short password', { password: 'Ab1!' }, 'password_format'],
    ['a password without a sign', { password: 'Longsunday42' }, 'password_format'],
    ['a common password', { password: 'Password1!' }, 'password_common'],
    ['no address', { account: '' }, 'email_required'],
    ['no real address', { account: 'x' }, 'email_invalid'],
    ['a number that no code can have gone to', { account: '0701234567' }, 'phone_invalid'],
    ['no password', { password: undefined }, 'password_format'],
  ])('answers %s before the code is touched', async (_, changes, code) => {
    await expect(signUp(changes)).rejects.toMatchObject({ code });
    expect(dynamo.calls()).toHaveLength(0);
  });

  test('needs the right code, with the session that it was sent for', async () => {
    ready();

    await expect(signUp({ code: '000000' })).rejects.toMatchObject({ code: 'code_incorrect' });
    await expect(signUp({ codeId: 'AAAAAAAAAAAAAAAAAAAAAA' })).rejects.toMatchObject({ code: 'code_incorrect' });
    expect(cognito.calls()).toHaveLength(0);
  });

  test.each([
    [['ConditionalCheckFailed', 'None'], 'account_exists'],
    [['None', 'ConditionalCheckFailed'], 'code_incorrect'],
  ])('that loses a race (%j) answers %s and makes no user', async (reasons, code) => {
    ready();
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled(...reasons));

    await expect(signUp()).rejects.toMatchObject({ code });
    expect(cognito.calls()).toHaveLength(0);
  });

  test("answers password_format when the pool's own policy is stricter", async () => {
    ready();
    cognito.on(AdminSetUserPasswordCommand).rejects(named('InvalidPasswordException'));

    await expect(signUp()).rejects.toMatchObject({ code: 'password_format' });
  });

  test('keeps the account when signing in fails afterwards', async () => {
    ready();
    cognito.on(AdminInitiateAuthCommand).rejects(named('TooManyRequestsException'));

    await expect(signUp()).rejects.toThrow();
    expect(JSON.stringify(writes(dynamo))).toContain('"status":"active"');
  });
});
