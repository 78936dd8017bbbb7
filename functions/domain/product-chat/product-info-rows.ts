/**
 * What is made once from a product's documents for a language: a summary, and questions that they answer. A row of the
 * `knowledge` table (../documents/document-rows.ts). It counts for the version of the knowledge that it was made from.
 */
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { readRow } from '../../kit/read-row.ts';
import { productInfoKey, type DocumentProductRow } from '../documents/document-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'knowledge', actions: ['GetItem', 'UpdateItem'] }] };

/** A maker that has not ended by then has died. */
const MAKING_MS = 30_000;

/** A question, and the page that was found to answer it. */
export const InfoQuestion = z.object({ question: z.string(), fileId: z.string(), page: z.number().int() });
export type InfoQuestion = z.infer<typeof InfoQuestion>;

export const ProductInfo = z.object({ summary: z.string(), questions: z.array(InfoQuestion) });
export type ProductInfo = z.infer<typeof ProductInfo>;

const InfoRow = ProductInfo.extend({ knowledgeVersion: z.number().int() });

/** Null while there is none for what the chat knows now. */
export async function readProductInfo(
  { companyId, productId, knowledgeVersion }: DocumentProductRow,
  language: LanguageValue,
): Promise<ProductInfo | null> {
  const item = await readRow('knowledge', productInfoKey(companyId, productId, language));
  const row = InfoRow.safeParse(item);
  return row.success && row.data.knowledgeVersion === knowledgeVersion ? row.data : null;
}

/** Whether this caller is the one to make it: one at a time does, and none when it stands already. */
export async function claimProductInfo(product: DocumentProductRow, language: LanguageValue): Promise<boolean> {
  return update(product, language, {
    UpdateExpression: 'SET makingUntil = :until',
    ConditionExpression:
      '(attribute_not_exists(knowledgeVersion) OR knowledgeVersion <> :version) AND ' +
      '(attribute_not_exists(makingUntil) OR makingUntil < :now)',
    ExpressionAttributeValues: {
      ':until': Date.now() + MAKING_MS,
      ':now': Date.now(),
      ':version': product.knowledgeVersion,
    },
  });
}

/** Ends the making. Nothing is kept of a product that was removed in between. */
export async function saveProductInfo(
  product: DocumentProductRow,
  language: LanguageValue,
  { summary, questions }: ProductInfo,
): Promise<void> {
  await update(product, language, {
    UpdateExpression: 'SET summary = :summary, questions = :questions, knowledgeVersion = :version REMOVE makingUntil',
    ConditionExpression: 'attribute_exists(makingUntil)',
    ExpressionAttributeValues: {
      ':summary': summary,
      ':questions': questions,
      ':version': product.knowledgeVersion,
    },
  });
}

type Change = Pick<UpdateCommandInput, 'UpdateExpression' | 'ConditionExpression' | 'ExpressionAttributeValues'>;

/** Whether its condition held. */
async function update(
  { companyId, productId }: DocumentProductRow,
  language: LanguageValue,
  change: Change,
): Promise<boolean> {
  const place = { TableName: environment.table('knowledge'), Key: productInfoKey(companyId, productId, language) };
  try {
    await dynamo.send(new UpdateCommand({ ...place, ...change }));
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}
