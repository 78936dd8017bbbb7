/** Creates and changes products (rows: document-rows.ts); removes them: remove-product.ts. */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { ChatPageTexts, ShareSettings } from '../../../shared/model/document-product.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import type { TransactItem } from '../../kit/outbox.ts';
import { drawingOfAgents } from '../agent-products/draw-agents.ts';
import { companyKey } from '../companies/company-rows.ts';
import {
  documentProductKey,
  type DocumentProductRow,
  everyProductOf,
  productOwnerKey,
  type ProductOwnerRow,
} from './document-rows.ts';
import { readDocumentProduct } from './read-documents.ts';

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
    share: { visibility: 'off', allowedAgents: null, requiredLevel: null, embedSites: [] },
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

/** The pages of agents that show it are drawn anew. Throws `not_found` when the product is gone. */
export async function changeProduct(
  context: OwnerContext,
  before: DocumentProductRow,
  changes: Changes,
): Promise<DocumentProductRow> {
  const { companyId, productId } = before;
  const drawing = drawingOfAgents({ companyId, productId, isLevelRaised: isLevelRaised(before, changes) }, context);
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: [updateOf(before, changes, context.now), drawing] }));
  } catch (error) {
    throw cancellationReasons(error)?.[0] === 'ConditionalCheckFailed' ? new AppError('not_found') : error;
  }
  const row = await readDocumentProduct(companyId, productId);
  if (!row) throw new AppError('not_found');
  return row;
}

function updateOf({ companyId, productId }: DocumentProductRow, changes: Changes, now: Date): TransactItem {
  const entries = Object.entries(changes);
  return {
    Update: {
      TableName: environment.table('knowledge'),
      Key: documentProductKey(companyId, productId),
      UpdateExpression: `SET changedAt = :now, ${entries.map((_, index) => `#n${index} = :v${index}`).join(', ')}`,
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: Object.fromEntries(entries.map(([name], index) => [`#n${index}`, name])),
      ExpressionAttributeValues: {
        ':now': now.toISOString(),
        ...Object.fromEntries(entries.map(([, value], index) => [`:v${index}`, value])),
      },
    },
  };
}

const isLevelRaised = ({ share }: DocumentProductRow, changes: Changes): boolean =>
  'share' in changes && (changes.share.requiredLevel ?? 0) > (share.requiredLevel ?? 0);
