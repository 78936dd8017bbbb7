/**
 * Numbers of policies and of orders (form: shared/insurance/policy-number.ts; rows: policy-rows.ts). A count goes up in one
 * write and never goes back, so no number is given twice, however many ask at once and whatever dies in between; one that
 * was taken and not used stays a gap. The transaction of the issue writes a row for the number, which there must not be yet.
 */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { numberText, type numberLetters } from '../../../shared/insurance/policy-number.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { readRow } from '../../kit/read-row.ts';
import { applicationKey, ApplicationRow } from './application-rows.ts';
import { definitionOf } from './find-product.ts';
import { todayOf } from './applications.ts';
import { lastNumberKey } from './policy-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['GetItem', 'UpdateItem'] }] };

/** A new number of an order: `PO26-00000042-17`. */
export const takeOrderNumber = (now: Date): Promise<string> => takeNumber('order', now.getUTCFullYear());

/** The number that an application's policy has or will have: taken once, and kept with the application. */
export async function policyNumberOf(row: ApplicationRow, now: Date): Promise<string> {
  if (row.policyNumber !== null) return row.policyNumber;
  const definition = await definitionOf(row.productCode, row.version);
  const number = await takeNumber(definition.line, Number(todayOf(definition, now).slice(0, 4)));
  try {
    await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('insurance'),
        Key: applicationKey(row.applicationId),
        UpdateExpression: 'SET policyNumber = :number',
        ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(policyNumber) OR policyNumber = :none)',
        ExpressionAttributeValues: { ':number': number, ':none': null },
      }),
    );
    return number;
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    return numberKept(row.applicationId);
  }
}

/** Somebody else was first: theirs counts. */
async function numberKept(applicationId: string): Promise<string> {
  const kept = ApplicationRow.parse(await readRow('insurance', applicationKey(applicationId))).policyNumber;
  if (kept === null) throw new Error(`The application ${applicationId} refuses a number and has none.`);
  return kept;
}

async function takeNumber(kind: keyof typeof numberLetters, year: number): Promise<string> {
  const { Attributes } = await dynamo.send(
    new UpdateCommand({
      TableName: environment.table('insurance'),
      Key: lastNumberKey(kind === 'order' ? 'order' : 'policy'),
      UpdateExpression: 'ADD #last :one',
      ExpressionAttributeNames: { '#last': 'last' },
      ExpressionAttributeValues: { ':one': 1 },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  return numberText(kind, year, Number(Attributes?.['last']));
}
