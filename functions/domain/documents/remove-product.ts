/**
 * Removes products. First what belongs to one, in as many transactions as it takes, then the product itself: whoever is
 * interrupted does it again. Leads stay with those who have them; conversations lapse by themselves.
 */
import { DeleteCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { drawingOfAgents } from '../agent-products/draw-agents.ts';
import { listAnswers } from '../answers/find-answers.ts';
import { companyKey } from '../companies/company-rows.ts';
import { answerKey } from '../pages/page-rows.ts';
import { documentProductKey, productInfoKey, productOwnerKey, type DocumentProductRow } from './document-rows.ts';
import { languageValues } from '../../../shared/places/languages.ts';
import { listDocuments } from './read-documents.ts';
import { forgetting, removeDocuments } from './save-document.ts';

export const needs: StoreNeeds = {
  tables: [
    { table: 'knowledge', actions: ['UpdateItem', 'DeleteItem'] },
    { table: 'pages', actions: ['DeleteItem'] },
  ],
};

/** A transaction has room for a hundred items: two for each document, and one for the product. */
const DOCUMENTS_AT_ONCE = 40;

/** From then on visitors read that it has been removed. Throws `conflict` when documents kept on coming. */
export async function removeProduct(context: OwnerContext, product: DocumentProductRow): Promise<void> {
  const { companyId, productId } = product;
  const rows = await listDocuments(companyId, productId);
  for (let start = 0; start < rows.length; start += DOCUMENTS_AT_ONCE) {
    await removeDocuments(context, rows.slice(start, start + DOCUMENTS_AT_ONCE));
  }
  await removeAnswers(productId);
  await removeRows(context, product);
}

async function removeAnswers(productId: string): Promise<void> {
  const TableName = environment.table('pages');
  const answers = await listAnswers(productId);
  await Promise.all(
    answers.map(({ answerId }) => dynamo.send(new DeleteCommand({ TableName, Key: answerKey(productId, answerId) }))),
  );
}

async function removeRows(context: OwnerContext, { companyId, productId }: DocumentProductRow): Promise<void> {
  const TableName = environment.table('knowledge');
  const Key = documentProductKey(companyId, productId);
  const none = { ExpressionAttributeNames: { '#files': 'files' }, ExpressionAttributeValues: { ':none': 0 } };
  try {
    await dynamo.send(
      new TransactWriteCommand({
        TransactItems: [
          { Delete: { TableName, Key, ConditionExpression: '#files = :none', ...none } },
          {
            Update: {
              TableName,
              Key: productOwnerKey(productId),
              UpdateExpression: 'SET isRemoved = :yes',
              ExpressionAttributeValues: { ':yes': true },
            },
          },
          {
            Update: {
              TableName,
              Key: companyKey(companyId),
              UpdateExpression: 'ADD products :less',
              ExpressionAttributeValues: { ':less': -1 },
            },
          },
          // Also what no row names any more, such as the file of two that came at the same time.
          forgetting(context, { companyId, productId, fileId: null }, null),
          drawingOfAgents({ companyId, productId, isLevelRaised: false }, context),
          ...languageValues.map((language) => ({
            Delete: { TableName, Key: productInfoKey(companyId, productId, language) },
          })),
        ],
      }),
    );
  } catch (error) {
    throw cancellationReasons(error)?.[0] === 'ConditionalCheckFailed' ? new AppError('conflict') : error;
  }
}
