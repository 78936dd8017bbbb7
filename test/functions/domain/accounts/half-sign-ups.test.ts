import { AdminDeleteUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { dropHalfSignUp, dropLeftUser, findHalfSignUps } from '../../../../functions/domain/accounts/half-sign-ups.ts';
import { customers, owners } from '../../../../functions/kit/realms.ts';
import { NOW } from '../../../kit/call-context.ts';
import { useCognito } from '../../../kit/cognito.ts';
import { customerEmailRow, customerId } from '../../../kit/customers.ts';
import { store, useDynamo, writes } from '../../../kit/dynamo.ts';

const dynamo = useDynamo();
const cognito = useCognito();

const half = { ...customerEmailRow('wei@example.com', 'pending'), gsiSk: NOW.toISOString() };
const of = { pk: half.pk, sk: half.sk };

test("customers' unfinished sign-ups are found and freed in their own table", async () => {
  dynamo.on(QueryCommand).callsFake(({ TableName }) => ({ Items: TableName === 'insurance' ? [half] : [] }));
  const [found] = await findHalfSignUps(customers, NOW);
  if (!found) throw new Error('Nothing was found.');
  await dropHalfSignUp(customers, found, NOW);

  expect(await findHalfSignUps(owners, NOW)).toEqual([]);
  expect(writes(dynamo).map(({ item }) => item['TableName'])).toEqual(['insurance', 'insurance']);
});

test('their users are deleted in their own pool, unless the sign-up went on', async () => {
  await dropLeftUser(customers, { accountId: customerId, of });
  expect(cognito.commandCalls(AdminDeleteUserCommand).map(({ args: [{ input }] }) => input)).toEqual([
    { UserPoolId: 'eu-central-1_Customers1', Username: customerId },
  ]);

  store(dynamo, [half]);
  await dropLeftUser(customers, { accountId: customerId, of });
  expect(cognito.commandCalls(AdminDeleteUserCommand)).toHaveLength(1);
});
