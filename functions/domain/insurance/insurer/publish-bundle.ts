/** Publishes a product that came as one file, or says what is wrong with it in words for who wrote it. */
import { ProductBundle } from '../../../../shared/insurance/insurer.ts';
import { AppError } from '../../../kit/app-error.ts';
import type { ProductRow } from '../product-rows.ts';
import { publishProduct } from '../publish-product.ts';

const MOST_PROBLEMS = 20;

/** Throws `file_unreadable` for what is no JSON, and what `publishProduct` throws but for the problems of the product. */
export async function publishBundle(
  companyId: string,
  text: string,
  now: Date,
): Promise<{ row: ProductRow } | { problems: string[] }> {
  const bundle = ProductBundle.safeParse(parseJson(text));
  if (!bundle.success) {
    const issues = bundle.error.issues.slice(0, MOST_PROBLEMS);
    return { problems: issues.map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`) };
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
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new AppError('file_unreadable', { reason: 'it is not JSON' });
  }
}
