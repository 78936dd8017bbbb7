/** Numbers of policies, against the DynamoDB engine of this machine: races decide. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { applicationKey, type ApplicationRow } from '../../../../functions/domain/insurance/application-rows.ts';
import { forgetProducts } from '../../../../functions/domain/insurance/find-product.ts';
import { policyNumberOf, takeOrderNumber } from '../../../../functions/domain/insurance/policy-numbers.ts';
import { dynamo } from '../../../../functions/kit/clients/dynamo.ts';
import { isNumberRight } from '../../../../shared/insurance/policy-number.ts';
import { NOW } from '../../../kit/call-context.ts';
import { beginTrip } from '../../../kit/insurance/applications.ts';
import { readApplicationRow } from '../../../kit/insurance/policies.ts';
import { channelRows, publishedRows } from '../../../kit/insurance/published.ts';
import { companyRows } from '../../../kit/company.ts';
import { useRealTables } from '../../../kit/real-tables.ts';

useRealTables();

const APPLICATIONS = 60;
const ASKED_BY = 4;

const tableOf = ({ pk }: { pk?: unknown }): string =>
  /^(ACC|AGENCY-KEY|EMAIL)/.test(String(pk))
    ? 'accounts'
    : /^(COMPANY|AGENCY)/.test(String(pk))
      ? 'knowledge'
      : 'insurance';

beforeEach(async () => {
  forgetProducts();
  for (const Item of [...companyRows(), ...publishedRows(), ...channelRows()]) {
    await dynamo.send(new PutCommand({ TableName: tableOf(Item), Item }));
  }
});

test('sixty applications that are asked for by four each, all at once, have sixty numbers', async () => {
  const { applicationId } = await beginTrip();
  const sample = await readApplicationRow(applicationId);
  const rows = Array.from({ length: APPLICATIONS }, (_, index): ApplicationRow => {
    return { ...sample, applicationId: String(index).padStart(22, 'A') };
  });
  for (const row of rows) {
    await dynamo.send(
      new PutCommand({ TableName: 'insurance', Item: { ...applicationKey(row.applicationId), ...row } }),
    );
  }
  const asked = rows.flatMap((row) => Array.from({ length: ASKED_BY }, () => row));
  const told = await Promise.all(asked.map((row) => policyNumberOf(row, NOW)));
  const kept = await Promise.all(rows.map(async (row) => (await readApplicationRow(row.applicationId)).policyNumber));

  expect(new Set(told).size).toBe(APPLICATIONS);
  expect(asked.map((row, index) => [row.applicationId, told[index]])).toEqual(
    asked.map((row) => [row.applicationId, kept[rows.indexOf(row)]]),
  );
  expect(told.filter((number) => !isNumberRight(number))).toEqual([]);
}, 60_000);

test('orders are counted apart from policies', async () => {
  const numbers = await Promise.all(Array.from({ length: 20 }, () => takeOrderNumber(NOW)));

  expect(numbers.map((number) => number.slice(5, 13)).toSorted()).toEqual(
    Array.from({ length: 20 }, (_, index) => String(index + 1).padStart(8, '0')),
  );
});
