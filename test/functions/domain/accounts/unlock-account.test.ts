import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { handler } from '../../../../functions/jobs/unlock-account/index.ts';
import { customerEmailRow, customerId } from '../../../kit/customers.ts';
import { useDynamo, writes } from '../../../kit/dynamo.ts';
import '../../../kit/function-environment.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useLog } from '../../../kit/log.ts';
import { emailRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const log = useLog();

test('an administrator unlocks an account by its address, which is noted for its owner and logged without the address', async () => {
  dynamo
    .on(GetCommand)
    .callsFake(({ TableName }: { TableName: string }) => (TableName === 'accounts' ? { Item: emailRow() } : {}));

  expect(await handler({ account: ' Mara@example.com' })).toEqual({ unlocked: true });
  expect(writes(dynamo)).toMatchObject([
    { kind: 'Delete', item: { Key: { pk: `ACC#${accountId}`, sk: 'SIGN-IN' } } },
    {
      kind: 'Put',
      item: {
        Item: { pk: `ACTS#${accountId}`, by: 'administrator', act: 'unlock', reason: '', complaintId: '' },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
  ]);
  expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(1);
  expect(log()).toMatchObject([{ event: 'account.unlocked', accountId }]);
  expect(JSON.stringify(log())).not.toContain('mara@');
});

test('a customer is unlocked in the same way, alone or with the owner who has the same address', async () => {
  const tries = {
    kind: 'Delete',
    item: { TableName: 'insurance', Key: { pk: `CUSTOMER#${customerId}`, sk: 'SIGN-IN' } },
  };
  const byTable = (rows: Record<string, unknown>[]) =>
    dynamo.on(GetCommand).callsFake(({ TableName, Key }: { TableName: string; Key: { pk: string } }) => ({
      Item: TableName === 'insurance' ? customerEmailRow('mara@example.com') : rows.find(({ pk }) => pk === Key.pk),
    }));
  byTable([]);
  expect(await handler({ account: 'mara@example.com' })).toEqual({ unlocked: true });
  expect(writes(dynamo)).toMatchObject([tries]);

  byTable([emailRow()]);
  await handler({ account: 'mara@example.com' });
  expect(writes(dynamo)).toHaveLength(4);
});

test('nothing is unlocked for an address without an account', async () => {
  expect(await handler({ account: 'tom@example.com' })).toEqual({ unlocked: false });
  expect(writes(dynamo)).toEqual([]);
});

test.each([{}, { account: 7 }, { account: 'mara@example.com', all: true }, 'mara@example.com'])(
  '%j is refused',
  async (event) => {
    await expect(handler(event)).rejects.toThrow();
  },
);
