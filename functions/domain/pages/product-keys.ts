/** Where the pages of products are, in the bucket of the pages. */

/**
 * Keys of product pages: documents below a page that are neither the page itself nor one of its languages, which no slug
 * can be (shared/rules/product-slug.ts).
 */
export const PRODUCT_KEY = /^live\/([^/]+)\/(?!index\.html|[a-z]{2}_[a-z]{2}\.html)([^/.]+)\.html$/;

export const productFileKey = (agentName: string, slug: string): string => `live/${agentName}/${slug}.html`;

/** No address leads to it, as it has no ending: edge-page-fallback answers with it where a product was removed. */
export const unavailableKey = (agentName: string): string => `live/${agentName}/unavailable`;
