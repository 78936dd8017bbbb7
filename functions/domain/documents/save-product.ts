/** Creates and changes products (rows: document-rows.ts); removes them: remove-product.ts. */
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { ChatPageTexts, ShareSettings } from '../../../shared/model/document-product.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { companyKey } from '../companies/company-rows.ts';
import {
  documentProductKey,
  DocumentProductRow,
  everyProductOf,
  productOwnerKey,
  type ProductOwnerRow,
} from './document-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'knowledge', actions: ['PutItem', 'UpdateItem'] }] };

const noTexts = { logo: null, greeting: '', description: '', suggestedQuestions: [], standardReply: '' } as const;

/** Visible to its editors alone until they share it. Throws `products_full`. @param limit of the company's plan */
export async function createProduct(
  { now, newId, language }: OwnerContext,
  companyId: string,
  { name, limit }: { name: string; limit: number },
): Promise<DocumentProductRow> {
  const at = now.toISOString();
  const row: DocumentProductRow = {
    productId: newId(),
    companyId,
    name,
    texts: { ...noTexts, suggestedQuestions: [], language },
    share: { visibility: 'off', allowedAgents: null, embedSites: [] },
    knowledgeVersion: 0,
    files: 0,
    createdAt: at,
    changedAt: at,
  };
  const owner: ProductOwnerRow = { productId: row.productId, companyId, isRemoved: false };
  const TableName = environment.table('knowledge');
  const found = { gsiPk: everyProductOf(companyId), gsiSk: row.productId };
  try {
    await dynamo.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Update: {
              TableName,
              Key: companyKey(companyId),
              UpdateExpression: 'ADD products :one',
              ConditionExpression: 'attribute_exists(pk) AND products < :limit',
              ExpressionAttributeValues: { ':one': 1, ':limit': limit },
            },
          },
          { Put: { TableName, Item: { ...documentProductKey(companyId, row.productId), ...row } } },
          { Put: { TableName, Item: { ...productOwnerKey(row.productId), ...found, ...owner } } },
        ],
      }),
    );
  } catch (error) {
    throw cancellationReasons(error)?.[0] === 'ConditionalCheckFailed' ? new AppError('products_full') : error;
  }
  return row;
}

type Changes = { name: string } | { texts: ChatPageTexts } | { share: ShareSettings };

/** Throws `not_found` when the product is gone. */
export async function changeProduct(
  { now }: OwnerContext,
  { companyId, productId }: DocumentProductRow,
  changes: Changes,
): Promise<DocumentProductRow> {
  const entries = Object.entries(changes);
  try {
    const { Attributes: row } = await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('knowledge'),
        Key: documentProductKey(companyId, productId),
        UpdateExpression: `SET changedAt = :now, ${entries.map((_, index) => `#n${index} = :v${index}`).join(', ')}`,
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: Object.fromEntries(entries.map(([name], index) => [`#n${index}`, name])),
        ExpressionAttributeValues: {
          ':now': now.toISOString(),
          ...Object.fromEntries(entries.map(([, value], index) => [`:v${index}`, value])),
        },
        ReturnValues: 'ALL_NEW',
      }),
    );
    return DocumentProductRow.parse(row);
  } catch (error) {
    throw isConditionFailure(error) ? new AppError('not_found') : error;
  }
}
