/** Sitemaps as text (sitemaps.org protocol 0.9). */
import { escapeMarkup } from '../../../shared/rules/escape-markup.ts';

export type SitemapEntry = {
  address: string;
  changedAt: Date;
  /** The page in all its languages, itself among them, by BCP 47 tag or `x-default`. */
  alternates?: { tag: string; address: string }[];
};

/** Most addresses of one file, by the protocol. */
export const MAX_ADDRESSES = 50_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Of the links to other languages (Google Search Central, localized versions of pages). */
const LINKS = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

export function sitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map((entry) => `<url>${fields(entry)}${links(entry)}</url>\n`);
  return `${HEAD}<urlset ${NAMESPACE} ${LINKS}>\n${urls.join('')}</urlset>\n`;
}

/** Of several sitemaps. */
export function sitemapIndex(entries: readonly SitemapEntry[]): string {
  const items = entries.map((entry) => `<sitemap>${fields(entry)}</sitemap>\n`).join('');
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${items}</sitemapindex>\n`;
}

function fields({ address, changedAt }: SitemapEntry): string {
  return `<loc>${escapeMarkup(address)}</loc><lastmod>${changedAt.toISOString()}</lastmod>`;
}

function links({ alternates = [] }: SitemapEntry): string {
  return alternates
    .map(({ tag, address }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeMarkup(address)}"/>`)
    .join('');
}
