import { AdminInitiateAuthCommand, AdminUserGlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import { customerSignIn } from '../../../../functions/calls/customer-portal/customer-sign-in.ts';
import { deleteCustomerAccount } from '../../../../functions/calls/customer-portal/delete-customer-account.ts';
import { registerCustomer } from '../../../../functions/calls/customer-portal/register-customer.ts';
import { customerEmailKey, customerKey } from '../../../../functions/domain/customers/customer-rows.ts';
import { passCustomerGate } from '../../../../functions/kit/customer-gate.ts';
import { sessionKeyIn } from '../../../../functions/kit/account-session.ts';
import { customers } from '../../../../functions/kit/realms.ts';
import { registerCustomer as registration } from '../../../../shared/calls/customer-portal.ts';
import { callContext, clientAt, NOW, recordingLog } from '../../../kit/call-context.ts';
import { codeRow, SESSION_CODE } from '../../../kit/codes.ts';
import { named, useCognito } from '../../../kit/cognito.ts';
import { customerContext, customerEmailRow, customerId, customerRow } from '../../../kit/customers.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { payloadsIn } from '../../../kit/outbox-rows.ts';
import { sessionRow } from '../../../kit/rows.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const memory = useMemoryTable();
const cognito = useCognito();
useSecrets();

const EMAIL = 'wei@example.com';
const password = 'Long-Sunday-42';
const { signedInAt } = customerContext().actor;
const ready = () =>
  memory.put([
    customerRow(),
    customerEmailRow(),
    { ...sessionRow(signedInAt), ...sessionKeyIn(customers, customerId, signedInAt) },
  ]);
const remove = (context = customerContext()) => deleteCustomerAccount({ password: ` ${password} ` }, context);

describe('deleteCustomerAccount', () => {
  test('marks the customer as deleted, frees the address and orders the rest in one write', async () => {
    ready();
    expect(await remove()).toEqual({ deleted: true, receiptTo: 'w•••@example.com' });

    expect(memory.table().row(customerKey(customerId))).toMatchObject({ status: 'deleted' });
    expect(memory.table().row(customerEmailKey(EMAIL))).toBeUndefined();
    expect(payloadsIn(memory.table())).toEqual([
      { step: 'delete', customerId, deletedAt: NOW.toISOString(), cause: 'customer' },
    ]);
    expect(cognito.commandCalls(AdminUserGlobalSignOutCommand)).toHaveLength(1);
  });

  test('ends every session: the token that asked counts no more, and nobody signs in', async () => {
    ready();
    const claims = { subject: customerId, signedInAt };
    expect(await passCustomerGate(claims, NOW)).toMatchObject({ email: EMAIL });
    await remove();

    await expect(passCustomerGate(claims, NOW)).rejects.toMatchObject({ code: 'token_invalid' });
    await expect(customerSignIn({ email: EMAIL, password }, callContext())).rejects.toMatchObject({
      code: 'account_or_password_wrong',
    });
  });

  test('lets the address register again at once, as somebody else', async () => {
    ready();
    await remove();
    memory.put([codeRow('sign-up', EMAIL)]);
    const { customer } = await registerCustomer({ ...registration.example.input, ...SESSION_CODE }, callContext());

    expect(customer).toMatchObject({ email: EMAIL, birth: null });
    expect(customer.customerId).not.toBe(customerId);
  });

  test('answers a wrong password in the specified words, deletes nothing, and locks the account at the tenth', async () => {
    ready();
    cognito.on(AdminInitiateAuthCommand).rejects(named('NotAuthorizedException'));
    const results = await Promise.all(
      Array.from({ length: 30 }, (_, number) =>
        remove(customerContext({ client: clientAt(number) })).catch(
          (error: unknown) => (error as { code: string }).code,
        ),
      ),
    );

    expect(results.filter((code) => code === 'password_wrong')).toHaveLength(10);
    expect(results.filter((code) => code === 'account_locked')).toHaveLength(20);
    expect(memory.table().row(customerKey(customerId))).toMatchObject({ status: 'active' });
    expect(payloadsIn(memory.table())).toEqual([{ template: 'customer-locked', customerId }]);
  });

  test('is deleted also when the pool cannot sign them out just then', async () => {
    ready();
    cognito.on(AdminUserGlobalSignOutCommand).rejects(named('InternalErrorException'));
    const log = recordingLog();

    expect(await remove(customerContext({ log }))).toMatchObject({ deleted: true });
    expect(log.lines).toEqual([{ level: 'error', event: 'deletion.not_signed_out' }]);
  });
});
