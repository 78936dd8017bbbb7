import { AdminInitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { login } from '../../../../functions/calls/account/login.ts';
import { callContext } from '../../../kit/call-context.ts';
import { named, tokens, useCognito } from '../../../kit/cognito.ts';
import { conditionFailed, store, useDynamo } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { accountRow, emailRow } from '../../../kit/rows.ts';
import { phoneKey } from '../../../../functions/domain/accounts/account-rows.ts';

const dynamo = useDynamo();
const cognito = useCognito();

const signIn = (account = 'mara@example.com', password = 'Long-Sunday-42') =>
  login({ account, password }, callContext());

describe('login', () => {
  test('gives tokens and the account as its owner sees it', async () => {
    store(dynamo, [emailRow(), accountRow()]);
    const answer = await signIn(' MARA@example.com', ' Long-Sunday-42 ');

    expect(answer.tokens).toEqual(tokens);
    expect(Object.keys(answer.account ?? {}).sort()).toEqual(
      [
        'accountId',
        'country',
        'createdAt',
        'email',
        'fullName',
        'image',
        'language',
        'phone',
        'plan',
        'timeZone',
      ].sort(),
    );
    expect(cognito.commandCalls(AdminInitiateAuthCommand)[0]?.args[0].input).toMatchObject({
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: accountId, PASSWORD: 'Long-Sunday-42' },
    });
  });

  test.each(['NotAuthorizedException', 'UserNotFoundException', 'InvalidParameterException'])(
    'has one message for a wrong password and an unknown address (%s)',
    async (name) => {
      cognito.on(AdminInitiateAuthCommand).rejects(named(name));
      store(dynamo, [emailRow(), accountRow()]);
      await expect(signIn()).rejects.toMatchObject({ code: 'account_or_password_wrong' });
      store(dynamo, []);
      await expect(signIn()).rejects.toMatchObject({ code: 'account_or_password_wrong' });
    },
  );

  test('lets nobody into an account that is deleted', async () => {
    store(dynamo, [emailRow(), accountRow({ status: 'deleted' })]);

    await expect(signIn()).rejects.toMatchObject({ code: 'account_or_password_wrong' });
  });

  test('lets the owner of a suspended account in: the gate says what they may do then', async () => {
    store(dynamo, [emailRow(), accountRow({ status: 'suspended' })]);

    await expect(signIn()).resolves.toHaveProperty('tokens');
  });

  test('lets nobody into a sign-up that was not finished', async () => {
    store(dynamo, [emailRow('mara@example.com', null)]);

    await expect(signIn()).rejects.toMatchObject({ code: 'account_or_password_wrong' });
  });

  test('knows an account by its phone number, however it is spaced', async () => {
    store(dynamo, [{ ...phoneKey('+46701234567'), status: 'active', accountId }, accountRow({ email: '' })]);

    expect(await signIn('+46 70-123 45 67')).toMatchObject({ tokens, account: { accountId, email: '' } });
  });

  test('says that an account is locked, and does not look at the password any more', async () => {
    store(dynamo, [emailRow(), accountRow()]);
    dynamo.on(UpdateCommand).rejects(conditionFailed());

    await expect(signIn()).rejects.toMatchObject({ code: 'account_locked' });
    expect(cognito.calls()).toHaveLength(0);
  });

  test('says that an account was never confirmed', async () => {
    store(dynamo, [emailRow(), accountRow()]);
    cognito.on(AdminInitiateAuthCommand).rejects(named('UserNotConfirmedException'));

    await expect(signIn()).rejects.toMatchObject({ code: 'account_not_confirmed' });
  });

  test.each([
    ['', 'email_required'],
    ['mara', 'email_invalid'],
    ['0701234567', 'phone_invalid'],
  ])('answers the address %j', async (account, code) => {
    await expect(signIn(account)).rejects.toMatchObject({ code });
  });

  test('passes on that the pool is overloaded', async () => {
    store(dynamo, [emailRow(), accountRow()]);
    cognito.on(AdminInitiateAuthCommand).rejects(named('TooManyRequestsException'));

    await expect(signIn()).rejects.toMatchObject({ name: 'TooManyRequestsException' });
  });
});
