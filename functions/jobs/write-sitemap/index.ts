/** Job `write-sitemap`, every hour: `/sitemap.xml` with all that is live; beyond 50,000 addresses an index of several. */
import { findLiveFiles, findSiteFiles, type FoundPage, writeSiteFile } from '../../domain/pages/site-files.ts';
import { toBcp47 } from '../../../shared/places/languages.ts';
import { environment } from '../../kit/environment.ts';
import { createLogger } from '../../kit/logger.ts';
import { MAX_ADDRESSES, sitemap, type SitemapEntry, sitemapIndex } from './sitemap.ts';

const TYPE = 'application/xml; charset=utf-8';

export async function handler(): Promise<void> {
  const parts: SitemapEntry[] = [];
  let entries: SitemapEntry[] = [];
  let count = 0;
  const writePart = async (): Promise<void> => {
    const name = `sitemap-${parts.length + 1}.xml`;
    await writeSiteFile(name, sitemap(entries), TYPE);
    parts.push({ address: addressOf(name), changedAt: newest(entries) });
    entries = [];
  };
  for await (const page of allPages()) {
    if (entries.length === MAX_ADDRESSES) await writePart();
    entries.push(entryOf(page));
    count += 1;
  }
  if (parts.length > 0) await writePart();
  await writeSiteFile('sitemap.xml', parts.length > 0 ? sitemapIndex(parts) : sitemap(entries), TYPE);
  createLogger().info('sitemap.written', { addresses: count, files: Math.max(1, parts.length) });
}

async function* allPages(): AsyncGenerator<FoundPage> {
  yield* findSiteFiles();
  yield* findLiveFiles();
}

function entryOf({ path, changedAt, languages = [] }: FoundPage): SitemapEntry {
  const [own] = languages;
  const alternates = languages.map((one) => ({ tag: toBcp47(one.language), address: addressOf(one.path) }));
  const neutral = own ? [{ tag: 'x-default', address: addressOf(own.path) }] : [];
  return { address: addressOf(path), changedAt, alternates: [...alternates, ...neutral] };
}

/** Names stand in keys as people read them, in addresses encoded. */
function addressOf(path: string): string {
  return `${environment.appOrigin()}/${path.split('/').map(encodeURIComponent).join('/')}`;
}

function newest(entries: readonly SitemapEntry[]): Date {
  return new Date(Math.max(...entries.map(({ changedAt }) => changedAt.getTime())));
}
