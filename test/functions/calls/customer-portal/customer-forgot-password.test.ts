import { AdminSetUserPasswordCommand, AdminUserGlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import { customerForgotPassword } from '../../../../functions/calls/customer-portal/customer-forgot-password.ts';
import { customerKey } from '../../../../functions/domain/customers/customer-rows.ts';
import { knownKey, rememberDevice } from '../../../../functions/domain/accounts/known-devices.ts';
import { customers } from '../../../../functions/kit/realms.ts';
import { callContext, cookieJar, NOW } from '../../../kit/call-context.ts';
import { codeRow, SESSION_CODE } from '../../../kit/codes.ts';
import { useCognito } from '../../../kit/cognito.ts';
import { customerEmailRow, customerId, customerRow } from '../../../kit/customers.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { payloadsIn } from '../../../kit/outbox-rows.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const memory = useMemoryTable();
const cognito = useCognito();
useSecrets();

const EMAIL = 'wei@example.com';
const reset = (changes: object = {}) =>
  customerForgotPassword({ email: EMAIL, ...SESSION_CODE, password: ' Quiet-Monday-43 ', ...changes }, callContext());
const codeIsSent = () => memory.put([codeRow('reset-password', EMAIL)]);
const passwords = () => cognito.commandCalls(AdminSetUserPasswordCommand).map(({ args }) => args[0].input);

describe('customerForgotPassword', () => {
  test('sets the password in the pool of customers, ends all sessions and has the customer told', async () => {
    codeIsSent();
    memory.put([customerRow(), customerEmailRow()]);
    expect(await reset()).toEqual({ changed: true });
    const row = memory.table().row(customerKey(customerId));

    expect(passwords()).toMatchObject([{ UserPoolId: 'eu-central-1_Customers1', Password: 'Quiet-Monday-43' }]);
    expect(cognito.commandCalls(AdminUserGlobalSignOutCommand)).toHaveLength(1);
    expect(Number(row?.['tokensValidAfter'])).toBeGreaterThan(NOW.getTime() / 1_000);
    expect(payloadsIn(memory.table())).toEqual([{ template: 'customer-password-changed', customerId }]);
  });

  test('has the customer known in the browser that did it, and in no other', async () => {
    codeIsSent();
    memory.put([customerRow(), customerEmailRow()]);
    const [here, elsewhere] = [cookieJar(), cookieJar('b'.repeat(43))];
    await rememberDevice(customers, customerId, callContext({ device: elsewhere }));
    await customerForgotPassword(
      { email: EMAIL, ...SESSION_CODE, password: 'Quiet-Monday-43' },
      callContext({ device: here }),
    );

    const known = [...memory.table().rows.values()].filter(({ sk }) => String(sk).startsWith('KNOWN#'));
    expect(known.map(({ sk }) => sk)).toEqual([knownKey(customers, customerId, here.name ?? '').sk]);
  });

  test('lets one of two with the same code through', async () => {
    codeIsSent();
    memory.put([customerRow(), customerEmailRow()]);
    const results = await Promise.allSettled([reset(), reset()]);

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(passwords()).toHaveLength(1);
  });

  test('answers a wrong code, and a right one for an address without a customer, alike', async () => {
    codeIsSent();

    await expect(reset()).rejects.toMatchObject({ code: 'code_incorrect' });
    await expect(reset({ code: '000000' })).rejects.toMatchObject({ code: 'code_incorrect' });
    expect(passwords()).toEqual([]);
  });

  test("takes no code that was sent for somebody's sign-up", async () => {
    memory.put([customerRow(), customerEmailRow(), codeRow('sign-up', EMAIL)]);

    await expect(reset()).rejects.toMatchObject({ code: 'code_incorrect' });
  });

  test.each([
    ['a weak password', { password: 'short' }, 'password_format'],
    ['no real address', { email: 'x' }, 'email_invalid'],
  ])('answers %s before the code is touched', async (_, changes, code) => {
    codeIsSent();

    await expect(reset(changes)).rejects.toMatchObject({ code });
    expect(memory.table().row(codeRow('reset-password', EMAIL))).toMatchObject({ tries: 0 });
  });
});
