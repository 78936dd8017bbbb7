/**
 * What is answered at a product's address where no file stands: an address that the product had before, or below a name
 * that the page had before, leads on (301); a removed product says so (410).
 */
import type { APIGatewayProxyResult } from 'aws-lambda';
import { findLivePageByName } from '../../domain/pages/find-page.ts';
import { pageLink } from '../../domain/pages/page-links.ts';
import type { NameRow } from '../../domain/pages/page-rows.ts';
import { findUnavailablePage } from '../../domain/pages/unavailable-page.ts';
import { findProductAt } from '../../domain/products/find-products.ts';

/** Kept at the edge for a minute: a product that comes back is there again soon. */
const GONE_HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0, s-maxage=60' };

/**
 * null when the key is not that of a product, or nothing was ever there.
 *
 * @param holder who has the name in the key, or had it
 * @param typed the name in the key
 */
export async function findProductAnswer(
  holder: NameRow,
  typed: string,
  key: string,
): Promise<APIGatewayProxyResult | null> {
  const slug = slugIn(key);
  const agentName = holder.renamedTo ?? holder.agentName;
  const live = slug === null ? null : await findLivePageByName(agentName);
  const product = slug !== null && live && (await findProductAt(live.accountId, slug));
  if (!product) return null;
  if (product === 'removed') return gone(agentName);
  // A page that is just being drawn has no file yet; sending its visitor to the same address would never end.
  if (agentName === typed && product.slug === slug) return null;
  const location = `${pageLink(agentName)}/${encodeURIComponent(product.slug)}`;
  return { statusCode: 301, headers: { location, 'cache-control': 'no-cache' }, body: '' };
}

async function gone(agentName: string): Promise<APIGatewayProxyResult | null> {
  const body = await findUnavailablePage(agentName);
  return body === null ? null : { statusCode: 410, headers: GONE_HEADERS, body };
}

/** `live/mara/room-plan.html` → `room-plan`. */
function slugIn(key: string): string | null {
  const [, slug] = /^live\/[^/]+\/([^/.]+)\.html$/.exec(key) ?? [];
  try {
    return slug === undefined ? null : decodeURIComponent(slug);
  } catch {
    return null;
  }
}
