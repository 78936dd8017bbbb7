/** Changes to a customer: details, language, and the answer about marketing. */
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import {
  MARKETING_TEXT_VERSION,
  type Customer,
  type MarketingChoice,
  type MarketingPreferences,
} from '../../../shared/model/customer.ts';
import type { ErrorCode } from '../../../shared/calls/errors.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import {
  canonicalDetails,
  checkCustomerDetails,
  type CustomerDetails,
} from '../../../shared/rules/customer-details.ts';
import { toE164 } from '../../../shared/rules/phone.ts';
import { AppError } from '../../kit/app-error.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import type { CustomerContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { customerKey, CustomerRow, marketingKey, toCustomer } from './customer-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['UpdateItem', 'PutItem'] }] };

type NewDetails = CustomerDetails & Pick<Customer, 'gender' | 'language'>;

/** Throws the first problem with the details, with the problem of each field. */
export async function changeDetails(details: NewDetails, { actor, now }: CustomerContext): Promise<Customer> {
  const fields = checkCustomerDetails(details, now.toISOString().slice(0, 10));
  const [problem] = Object.values(fields);
  if (problem) throw new AppError(problem.startsWith('text_') ? 'input_invalid' : (problem as ErrorCode), { fields });
  const { gender, language, telephone, country, ...rest } = details;
  const changes = {
    ...canonicalDetails({ ...rest, country }),
    ...{ gender, language, telephone: toE164(telephone, country) },
  };
  const { Attributes: row } = await dynamo.send(new UpdateCommand(updateOf(actor.id, changes)));
  return toCustomer(CustomerRow.parse(row));
}

/** Keeps every answer with its words and its moment beside the one that counts. */
export async function changePreferences(
  { marketing, ways }: MarketingChoice,
  { actor, now }: CustomerContext,
): Promise<MarketingPreferences> {
  const at = now.toISOString();
  const preferences = { marketing, ways: marketing ? ways : [], textVersion: MARKETING_TEXT_VERSION, at };
  const { ReturnValues: _, ...Update } = updateOf(actor.id, { preferences });
  const Item = { ...marketingKey(actor.id, at), ...preferences };
  const answer = { Put: { TableName: environment.table('insurance'), Item } };
  await dynamo.send(new TransactWriteCommand({ TransactItems: [{ Update }, answer] }));
  return preferences;
}

function updateOf(customerId: string, changes: Record<string, unknown>) {
  const entries = Object.entries(changes);
  return {
    TableName: environment.table('insurance'),
    Key: customerKey(customerId),
    UpdateExpression: `SET ${entries.map((_, index) => `#n${index} = :v${index}`).join(', ')}`,
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: Object.fromEntries(entries.map(([name], index) => [`#n${index}`, name])),
    ExpressionAttributeValues: Object.fromEntries(entries.map(([, value], index) => [`:v${index}`, value])),
    ReturnValues: 'ALL_NEW' as const,
  };
}
