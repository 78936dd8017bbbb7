/** Publishes a version of a product (rows: product-rows.ts): from then on it is what is sold, and it never changes. */
import { createHash } from 'node:crypto';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { drawingOfInsurance } from '../agent-products/draw-agents.ts';
import { checkProduct, type ProductContent } from './check-product.ts';
import { findProductRow } from './find-product.ts';
import { insurerProductKey, productKey, textsKey, versionKey, wordingKey, type ProductRow } from './product-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['GetItem', 'PutItem'] }] };

/**
 * Repeating it with the same content changes nothing. Throws `product_invalid` with what is wrong, `not_found` for a code of
 * another insurer, `version_published` for other content under a version that is out, or for a version that is not the next.
 */
export async function publishProduct(companyId: string, content: ProductContent, now: Date): Promise<ProductRow> {
  const problems = checkProduct(content);
  if (problems.length > 0) throw new AppError('product_invalid', { problems: problems.slice(0, 20) });
  const { code, version } = content.definition;
  const contentHash = hashOf(content);
  const before = await findProductRow(code);
  if (before !== null && before.companyId !== companyId) throw new AppError('not_found');
  if (before?.version === version && before.contentHash === contentHash) return before;
  if (version !== (before?.version ?? 0) + 1)
    throw new AppError('version_published', { next: (before?.version ?? 0) + 1 });
  const row: ProductRow = { code, companyId, version, contentHash, publishedAt: now.toISOString() };
  await write(row, content, now);
  return row;
}

/** Languages in the definition's order: files are listed in whatever order. */
function hashOf({ definition, cases, texts, wordings }: ProductContent): string {
  const words = definition.languages.map((language) => [texts[language], wordings[language]]);
  return createHash('sha256')
    .update(JSON.stringify([definition, cases, words]))
    .digest('hex');
}

async function write(row: ProductRow, { definition, texts, wordings }: ProductContent, now: Date): Promise<void> {
  const TableName = environment.table('insurance');
  const { code, companyId, version } = row;
  const put = (Item: Record<string, unknown>) => ({ Put: { TableName, Item } });
  // Only who found the version before may write the next one.
  const isNext =
    version === 1
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : {
          ConditionExpression: 'version = :before AND companyId = :company',
          ExpressionAttributeValues: { ':before': version - 1, ':company': companyId },
        };
  const words = definition.languages.flatMap((language) => [
    put({ ...textsKey(code, version, language), texts: texts[language] }),
    put({ ...wordingKey(code, version, language), wording: wordings[language] }),
  ]);
  try {
    await dynamo.send(
      new TransactWriteCommand({
        TransactItems: [
          { Put: { TableName, Item: { ...productKey(code), ...row }, ...isNext } },
          put({ ...versionKey(code, version), definition }),
          put({ ...insurerProductKey(companyId, code), code }),
          ...words,
          drawingOfInsurance({ companyId, channelCode: null, productCode: code }, `PUBLISHED-${code}-${version}`, now),
        ],
      }),
    );
  } catch (error) {
    if (cancellationReasons(error)?.includes('ConditionalCheckFailed')) throw new AppError('conflict');
    throw error;
  }
}
