import { AdminUserGlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { customerSignOut } from '../../../../functions/calls/customer-portal/customer-sign-out.ts';
import { customerKey } from '../../../../functions/domain/customers/customer-rows.ts';
import { NOW } from '../../../kit/call-context.ts';
import { useCognito } from '../../../kit/cognito.ts';
import { customerContext, customerId, customerRow } from '../../../kit/customers.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

const memory = useMemoryTable();
const cognito = useCognito();

test('customerSignOut ends refresh tokens and sessions on every device', async () => {
  memory.put([customerRow()]);

  expect(await customerSignOut({}, customerContext())).toEqual({ signedOut: true });
  expect(cognito.commandCalls(AdminUserGlobalSignOutCommand)[0]?.args[0].input).toEqual({
    UserPoolId: 'eu-central-1_Customers1',
    Username: customerId,
  });
  expect(memory.table().row(customerKey(customerId))).toMatchObject({ tokensValidAfter: NOW.getTime() / 1_000 });
});
