/** Publishes a version of a product (rows: product-rows.ts): from then on it is what is sold, and it never changes. */
import { createHash } from 'node:crypto';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { checkDefinition } from '../../../shared/insurance/check-definition.ts';
import { checkTexts } from '../../../shared/insurance/check-texts.ts';
import type { ProductDefinition } from '../../../shared/insurance/definition.ts';
import { runCase, type ProductCase } from '../../../shared/insurance/product-cases.ts';
import type { ProductTexts } from '../../../shared/insurance/product-texts.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { findProductRow } from './find-product.ts';
import { insurerProductKey, productKey, textsKey, versionKey, wordingKey, type ProductRow } from './product-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['GetItem', 'PutItem'] }] };

export type ProductContent = {
  definition: ProductDefinition;
  cases: readonly ProductCase[];
  texts: Readonly<Partial<Record<LanguageValue, ProductTexts>>>;
  wordings: Readonly<Partial<Record<LanguageValue, string>>>;
};

/**
 * Repeating it with the same content changes nothing. Throws `product_invalid` with what is wrong, `not_found` for a code of
 * another insurer, `version_published` for other content under a version that is out, or for a version that is not the next.
 */
export async function publishProduct(companyId: string, content: ProductContent, now: Date): Promise<ProductRow> {
  const problems = problemsOf(content);
  if (problems.length > 0) throw new AppError('product_invalid', { problems: problems.slice(0, 20) });
  const { code, version } = content.definition;
  const contentHash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const before = await findProductRow(code);
  if (before !== null && before.companyId !== companyId) throw new AppError('not_found');
  if (before?.version === version && before.contentHash === contentHash) return before;
  if (version !== (before?.version ?? 0) + 1)
    throw new AppError('version_published', { next: (before?.version ?? 0) + 1 });
  const row: ProductRow = { code, companyId, version, contentHash, publishedAt: now.toISOString() };
  await write(row, content);
  return row;
}

function problemsOf({ definition, cases, texts, wordings }: ProductContent): string[] {
  const problems = checkDefinition(definition);
  for (const language of definition.languages) {
    const words = texts[language];
    if (words === undefined || wordings[language] === undefined)
      problems.push(`${language}: texts or wording are missing`);
    else problems.push(...checkTexts(definition, words).map((problem) => `${language}: ${problem}`));
  }
  if (problems.length > 0) return problems;
  return cases.flatMap((one) => runCase(definition, one).map((failure) => `${one.title}: ${failure}`));
}

async function write(row: ProductRow, { definition, texts, wordings }: ProductContent): Promise<void> {
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
        ],
      }),
    );
  } catch (error) {
    if (cancellationReasons(error)?.includes('ConditionalCheckFailed')) throw new AppError('conflict');
    throw error;
  }
}
