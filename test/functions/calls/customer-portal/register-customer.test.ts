import { AdminCreateUserCommand, AdminSetUserPasswordCommand } from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import { registerCustomer } from '../../../../functions/calls/customer-portal/register-customer.ts';
import { registerCustomer as contract } from '../../../../shared/calls/customer-portal.ts';
import { customerEmailKey } from '../../../../functions/domain/customers/customer-rows.ts';
import { customerPolicyKey, policyKey } from '../../../../functions/domain/insurance/policy-rows.ts';
import { callContext } from '../../../kit/call-context.ts';
import { codeRow, SESSION_CODE } from '../../../kit/codes.ts';
import { named, tokens, useCognito } from '../../../kit/cognito.ts';
import {
  applicationId,
  customerEmailRow,
  customerRow,
  issuedApplicationRow,
  POLICY_ID,
  policyRowOf,
} from '../../../kit/customers.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const memory = useMemoryTable();
const cognito = useCognito();
useSecrets();

const EMAIL = 'wei@example.com';
const input = { ...contract.example.input, ...SESSION_CODE };
const { email: _email, ...fromPolicy } = { ...input, applicationId };
const signUp = (changes: object = {}) => registerCustomer({ ...input, ...changes }, callContext());
const codeIsSent = () => memory.put([codeRow('sign-up', EMAIL)]);
const users = () => cognito.commandCalls(AdminCreateUserCommand).map(({ args }) => args[0].input);

describe('registerCustomer', () => {
  test('makes the customer in their own pool and table, and signs them in', async () => {
    codeIsSent();
    const { tokens: given, customer } = await signUp({ firstName: ' Wei ', password: ' Long-Sunday-42 ' });

    expect(given).toEqual(tokens);
    expect(customer).toMatchObject({ email: EMAIL, firstName: 'Wei', birth: null, preferences: { marketing: false } });
    expect(users()).toMatchObject([{ UserPoolId: 'eu-central-1_Customers1', Username: customer.customerId }]);
    expect(memory.table().row(customerEmailKey(EMAIL))).toMatchObject({ status: 'active' });
    expect([...memory.table().rows.keys()].filter((key) => key.includes('SESSION#'))).toHaveLength(1);
    expect(cognito.commandCalls(AdminSetUserPasswordCommand)[0]?.args[0].input.Password).toBe('Long-Sunday-42');
    expect(JSON.stringify([...memory.table().rows.values()])).not.toContain('Long-Sunday');
  });

  test('uses the code up: nobody else can register with it', async () => {
    codeIsSent();
    await signUp();

    await expect(signUp({ email: EMAIL })).rejects.toMatchObject({ code: 'code_incorrect' });
  });

  test('gives an address to one of two that come at once', async () => {
    codeIsSent();
    const results = await Promise.allSettled([signUp(), signUp()]);

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('goes on with the id of a sign-up that broke off, once the address is proved again', async () => {
    codeIsSent();
    cognito.on(AdminCreateUserCommand).rejectsOnce(new Error('crash')).resolves({});
    await expect(signUp()).rejects.toThrow('crash');
    expect(memory.table().row(customerEmailKey(EMAIL))).toMatchObject({ status: 'pending' });
    codeIsSent();
    await signUp();
    const [first, second] = users();

    expect(second?.Username).toBe(first?.Username);
  });

  test('refuses an address that has a customer', async () => {
    codeIsSent();
    memory.put([customerRow(), customerEmailRow()]);

    await expect(signUp()).rejects.toMatchObject({ code: 'account_exists' });
    expect(users()).toEqual([]);
  });

  test('binds the policy that the customer comes from, whose address was proved', async () => {
    codeIsSent();
    memory.put([issuedApplicationRow(), policyRowOf(' WEI@example.com')]);
    const { customer } = await registerCustomer(fromPolicy, callContext());

    expect(memory.table().row(policyKey(POLICY_ID))).toMatchObject({ customerId: customer.customerId, revision: 2 });
    expect(memory.table().row(customerPolicyKey(customer.customerId, POLICY_ID))).toMatchObject({ agentId: 'agent-1' });
  });

  test.each([
    ['of somebody else', policyRowOf('other@example.com')],
    ['that is bound already', policyRowOf(EMAIL, 'other-customer')],
  ])('leaves a policy %s alone', async (_, policy) => {
    codeIsSent();
    memory.put([issuedApplicationRow('other@example.com'), policy]);
    await signUp({ applicationId });

    expect(memory.table().row(policyKey(POLICY_ID))).toEqual(policy);
  });

  test('answers a wrong code, one of another session, and an application without an address alike', async () => {
    codeIsSent();

    await expect(signUp({ code: '000000' })).rejects.toMatchObject({ code: 'code_incorrect' });
    await expect(signUp({ codeId: 'AAAAAAAAAAAAAAAAAAAAAA' })).rejects.toMatchObject({ code: 'code_incorrect' });
    await expect(registerCustomer(fromPolicy, callContext())).rejects.toMatchObject({ code: 'code_incorrect' });
    expect(users()).toEqual([]);
  });

  test('takes five wrong codes at most, the right one after that included', async () => {
    codeIsSent();
    await Promise.allSettled(Array.from({ length: 5 }, () => signUp({ code: '000000' })));

    await expect(signUp()).rejects.toMatchObject({ code: 'code_incorrect' });
  });

  test.each([
    ['no first name', { firstName: ' ' }, 'field_required'],
    ['no last name', { lastName: '' }, 'field_required'],
    ['a minor', { isAdult: false }, 'consent_required'],
    ['other terms', { termsVersion: '2020-01-01' }, 'consent_required'],
    ['a short password', { password: 'Ab1!' }, 'password_format'],
    ['a common password', { password: 'Password1!' }, 'password_common'],
    ['no real address', { email: 'x' }, 'email_invalid'],
  ])('answers %s before the code is touched', async (_, changes, code) => {
    codeIsSent();
    const before = structuredClone([...memory.table().rows.values()]);

    await expect(signUp(changes)).rejects.toMatchObject({ code });
    expect([...memory.table().rows.values()]).toEqual(before);
  });

  test("answers password_format when the pool's own policy is stricter", async () => {
    codeIsSent();
    cognito.on(AdminSetUserPasswordCommand).rejects(named('InvalidPasswordException'));

    await expect(signUp()).rejects.toMatchObject({ code: 'password_format' });
  });
});
