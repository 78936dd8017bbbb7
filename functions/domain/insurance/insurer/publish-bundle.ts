/** Publishes a product that came as one file, or says what is wrong with it in words for who wrote it. */
import { ProductBundle } from '../../../../shared/insurance/insurer.ts';
import { AppError } from '../../../kit/app-error.ts';
import { shapeOf } from '../../../kit/read-body.ts';
import type { ProductRow } from '../product-rows.ts';
import { publishProduct } from '../publish-product.ts';

const MOST_PROBLEMS = 20;
/** Characters of one: it names every key that should not be there. */
const LONGEST_PROBLEM = 300;

/** Rules stand in rules; more than that nobody writes, and looking at them would overflow. */
const MAX_DEPTH = 64;

/** Throws `file_unreadable` for what is no JSON or nests without end, and what `publishProduct` throws but for the problems of the product. */
export async function publishBundle(
  companyId: string,
  text: string,
  now: Date,
): Promise<{ row: ProductRow } | { problems: string[] }> {
  const bundle = ProductBundle.safeParse(parseJson(text));
  if (!bundle.success) {
    const issues = bundle.error.issues.slice(0, MOST_PROBLEMS);
    return {
      problems: issues.map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`.slice(0, LONGEST_PROBLEM)),
    };
  }
  try {
    return { row: await publishProduct(companyId, bundle.data, now) };
  } catch (error) {
    const isRefused = error instanceof AppError && error.code === 'product_invalid';
    if (isRefused) return { problems: error.details['problems'] as string[] };
    throw error;
  }
}

function parseJson(text: string): unknown {
  if (shapeOf(text).deepest > MAX_DEPTH)
    throw new AppError('file_unreadable', { reason: `it nests more than ${MAX_DEPTH} deep` });
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new AppError('file_unreadable', { reason: 'it is not JSON' });
  }
}
