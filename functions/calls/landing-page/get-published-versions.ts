import { isDeepStrictEqual } from 'node:util';
import type { getPublishedVersions as contract } from '../../../shared/calls/landing-page.ts';
import { pageParts, type PublicPage, type PublishedVersion } from '../../../shared/model/page.ts';
import { findLivePage } from '../../domain/pages/find-page.ts';
import { listVersions } from '../../domain/pages/published-versions.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getPublishedVersions: Handler<typeof contract> = async (_, { actor }) => {
  const [pages, live] = await Promise.all([listVersions(actor.id), findLivePage(actor.id)]);
  return { versions: pages.map((page, index) => describe(page, pages[index + 1], live)) };
};

function describe(page: PublicPage, before: PublicPage | undefined, live: PublicPage | null): PublishedVersion {
  return {
    publishedAt: page.publishedAt,
    title: page.profile.title,
    changed: before ? pageParts.filter((part) => !isDeepStrictEqual(page[part], before[part])) : [],
    isLive: page.publishedAt === live?.publishedAt,
  };
}
