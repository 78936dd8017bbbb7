import { AdminCreateUserCommand, AdminSetUserPasswordCommand } from '@aws-sdk/client-cognito-identity-provider';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { createAccount, type NewAccount } from '../../../../functions/domain/accounts/create-account.ts';
import { callContext } from '../../../kit/call-context.ts';
import { codeHash, SESSION_CODE } from '../../../kit/codes.ts';
import { named, useCognito } from '../../../kit/cognito.ts';
import { store, transactionCanceled, useDynamo, type Row } from '../../../kit/dynamo.ts';
import '../../../kit/function-environment.ts';
import { emailRow, pendingAccountId } from '../../../kit/rows.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const dynamo = useDynamo();
const cognito = useCognito();
useSecrets();

const request: NewAccount = {
  fullName: 'Mara Lindqvist',
  address: { email: 'mara@example.com' },
  password: 'Long-Sunday-42',
  code: SESSION_CODE,
  termsVersion: '2025-01-01',
  language: 'en_us',
  country: 'SE',
  timeZone: 'Europe/Stockholm',
};
const create = () => createAccount(request, callContext());
const transactions = (): Row[][] =>
  dynamo.commandCalls(TransactWriteCommand).map(({ args: [{ input }] }) => (input.TransactItems ?? []) as Row[]);

describe('a sign-up', () => {
  test('reserves the address and uses the code up in one write, makes the user, then becomes active in one write', async () => {
    const account = await create();
    const [reservation, activation] = transactions();

    const { accountId } = account;
    expect(accountId).toMatch(/^[0-9a-z]{26}$/);
    expect(account.status).toBe('active');
    expect(reservation).toMatchObject([
      {
        Put: {
          Item: { pk: 'EMAIL#mara@example.com', status: 'pending', accountId },
          ConditionExpression: 'attribute_not_exists(pk) OR (#status = :pending AND accountId = :id)',
        },
      },
      { Delete: { ExpressionAttributeValues: { ':hash': codeHash('sign-up') } } },
    ]);
    expect(activation).toMatchObject([
      {
        Put: {
          Item: { pk: 'EMAIL#mara@example.com', status: 'active', accountId },
          ConditionExpression: '#status = :pending',
        },
      },
      { Put: { Item: { pk: `ACC#${accountId}`, sk: 'ACCOUNT', email: 'mara@example.com' } } },
      { Put: { Item: { pk: `DUE#RENEW#${accountId}`, gsiSk: '2026-03-21T12:00:00.000Z' } } },
    ]);
    expect(cognito.commandCalls(AdminCreateUserCommand)[0]?.args[0].input).toMatchObject({
      Username: accountId,
      MessageAction: 'SUPPRESS',
    });
  });

  const crash = new Error('crash');
  test.each([
    ['the reservation', () => dynamo.on(TransactWriteCommand).rejectsOnce(crash).resolves({})],
    [
      'making the user',
      () => cognito.on(AdminCreateUserCommand).rejectsOnce(crash).rejects(named('UsernameExistsException')),
    ],
    ['setting the password', () => cognito.on(AdminSetUserPasswordCommand).rejectsOnce(crash).resolves({})],
    ['becoming active', () => dynamo.on(TransactWriteCommand).resolvesOnce({}).rejectsOnce(crash).resolves({})],
  ])('that was interrupted at %s is finished by whoever proves the address again', async (_, arrange) => {
    arrange();
    await expect(create()).rejects.toThrow('crash');
    store(dynamo, [emailRow('mara@example.com', null)]);
    const account = await create();

    expect(account).toMatchObject({ accountId: pendingAccountId, status: 'active' });
    expect(transactions().at(-1)).toMatchObject([{ Put: { Item: { status: 'active' } } }, { Put: {} }, { Put: {} }]);
  });

  test('takes the user that an interrupted one left, with the new password', async () => {
    cognito.on(AdminCreateUserCommand).rejects(named('UsernameExistsException'));
    store(dynamo, [emailRow('mara@example.com', null)]);
    await create();

    expect(cognito.commandCalls(AdminCreateUserCommand)[0]?.args[0].input.Username).toBe(pendingAccountId);
    expect(cognito.commandCalls(AdminSetUserPasswordCommand)).toHaveLength(1);
  });

  test.each([
    [['ConditionalCheckFailed', 'None'], 'account_exists'],
    [['ConditionalCheckFailed', 'ConditionalCheckFailed'], 'account_exists'],
    [['None', 'ConditionalCheckFailed'], 'code_incorrect'],
  ])('whose reservation fails with %j answers %s and touches no user', async (reasons, code) => {
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled(...reasons));

    await expect(create()).rejects.toMatchObject({ code });
    expect(cognito.calls()).toHaveLength(0);
  });

  test('that ran beside a faster one changes nothing of the account', async () => {
    dynamo.on(TransactWriteCommand).resolvesOnce({}).rejects(transactionCanceled('ConditionalCheckFailed', 'None'));

    await expect(create()).rejects.toMatchObject({ code: 'account_exists' });
  });

  test('does not take a conflict of transactions for an account that exists', async () => {
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled('TransactionConflict', 'None'));

    await expect(create()).rejects.toThrow('TransactionConflict');
  });

  test('with a phone number reserves the number, and has no address', async () => {
    const account = await createAccount({ ...request, address: { phone: '+46701234567' } }, callContext());

    expect(account).toMatchObject({ email: '', phone: '+46701234567' });
    expect(transactions()[0]?.[0]).toMatchObject({ Put: { Item: { pk: 'PHONE#+46701234567', sk: 'PHONE' } } });
  });
});
