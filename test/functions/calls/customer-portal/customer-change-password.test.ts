import { AdminInitiateAuthCommand, AdminSetUserPasswordCommand } from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import { customerChangePassword } from '../../../../functions/calls/customer-portal/customer-change-password.ts';
import { sessionKeyIn } from '../../../../functions/kit/account-session.ts';
import { customers } from '../../../../functions/kit/realms.ts';
import { clientAt } from '../../../kit/call-context.ts';
import { named, useCognito } from '../../../kit/cognito.ts';
import { customerContext, customerId, customerRow, otherCustomerId } from '../../../kit/customers.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { payloadsIn } from '../../../kit/outbox-rows.ts';
import { sessionRow } from '../../../kit/rows.ts';

const memory = useMemoryTable();
const cognito = useCognito();
const here = customerContext().actor.signedInAt;

const change = (changes: object = {}, context = customerContext()) =>
  customerChangePassword({ password: 'Long-Sunday-42', newPassword: ' Quiet-Monday-43 ', ...changes }, context);
const changeFrom = (number: number) => change({}, customerContext({ client: clientAt(number) }));
const sessionOf = (id: string, signedInAt: number) => ({
  ...sessionRow(signedInAt),
  ...sessionKeyIn(customers, id, signedInAt),
});
const hasSession = (id: string, signedInAt: number) =>
  memory.table().row(sessionKeyIn(customers, id, signedInAt)) !== undefined;
const ready = () =>
  memory.put([
    customerRow(),
    sessionOf(customerId, here),
    sessionOf(customerId, here - 500),
    sessionOf(otherCustomerId, 1),
  ]);

describe('customerChangePassword', () => {
  test('sets the new one, ends all other sessions of theirs, keeps this one, and has them told', async () => {
    ready();
    expect(await change()).toEqual({ changed: true });

    expect(cognito.commandCalls(AdminSetUserPasswordCommand)[0]?.args[0].input).toMatchObject({
      UserPoolId: 'eu-central-1_Customers1',
      Password: 'Quiet-Monday-43',
    });
    expect([hasSession(customerId, here), hasSession(customerId, here - 500), hasSession(otherCustomerId, 1)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(payloadsIn(memory.table())).toEqual([{ template: 'customer-password-changed', customerId }]);
  });

  test('answers a wrong current one in the specified words, and locks the account at the tenth', async () => {
    ready();
    cognito.on(AdminInitiateAuthCommand).rejects(named('NotAuthorizedException'));
    const results = await Promise.all(
      Array.from({ length: 30 }, (_, number) =>
        changeFrom(number).catch((error: unknown) => (error as { code: string }).code),
      ),
    );

    expect(results.filter((code) => code === 'password_wrong')).toHaveLength(10);
    expect(results.filter((code) => code === 'account_locked')).toHaveLength(20);
  });

  test.each([
    ['short', 'password_format'],
    ['Password1!', 'password_common'],
  ])('refuses %s before the current one is looked at', async (newPassword, code) => {
    ready();

    await expect(change({ newPassword })).rejects.toMatchObject({ code });
    expect(cognito.calls()).toEqual([]);
  });
});
