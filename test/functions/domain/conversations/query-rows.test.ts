import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { queryRows } from '../../../../functions/domain/conversations/query-rows.ts';
import { queries, useDynamo } from '../../../kit/dynamo.ts';
import '../../../kit/function-environment.ts';

const dynamo = useDynamo();
const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ pk: 'x', sk: String(from + index) }));

test('rows are read over all pages of the answer, up to the cap and no further', async () => {
  dynamo
    .on(QueryCommand)
    .resolvesOnce({ Items: rows(0, 2), LastEvaluatedKey: { sk: '1' } })
    .resolvesOnce({ Items: [], LastEvaluatedKey: { sk: '5' } })
    .resolves({ Items: rows(2, 9), LastEvaluatedKey: { sk: '10' } });

  expect(await queryRows({ KeyConditionExpression: 'pk = pk' }, 10)).toEqual(rows(0, 10));
  expect(queries(dynamo).map((query) => query['ExclusiveStartKey'])).toEqual([undefined, { sk: '1' }, { sk: '5' }]);
});
