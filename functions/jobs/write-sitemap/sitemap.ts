/** Sitemaps as text (sitemaps.org protocol 0.9). */
export type SitemapEntry = { address: string; changedAt: Date };

/** Most addresses of one file, by the protocol. */
export const MAX_ADDRESSES = 50_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export function sitemap(entries: readonly SitemapEntry[]): string {
  return `${HEAD}<urlset ${NAMESPACE}>\n${entries.map((entry) => `<url>${fields(entry)}</url>\n`).join('')}</urlset>\n`;
}

/** Of several sitemaps. */
export function sitemapIndex(entries: readonly SitemapEntry[]): string {
  const items = entries.map((entry) => `<sitemap>${fields(entry)}</sitemap>\n`).join('');
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${items}</sitemapindex>\n`;
}

function fields({ address, changedAt }: SitemapEntry): string {
  return `<loc>${escapeXml(address)}</loc><lastmod>${changedAt.toISOString()}</lastmod>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
