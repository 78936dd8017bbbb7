/** How much a page's offers and features may say together. */
import type { PageDraft } from '../../../shared/model/page.ts';

/**
 * In bytes: a row of DynamoDB holds 400 KB, and that of a page holds its draft and, on the way to going live, a copy of
 * it.
 */
const MOST_BYTES = 100_000;

export function isContentTooLarge(content: Pick<PageDraft, 'offers' | 'features'>): boolean {
  return Buffer.byteLength(JSON.stringify(content)) > MOST_BYTES;
}
