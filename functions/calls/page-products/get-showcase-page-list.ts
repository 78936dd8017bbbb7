import type { getShowcasePageList as contract } from '../../../shared/calls/page-products.ts';
import { showcaseIndustries } from '../../../shared/model/industries.ts';
import type { ShowcasePage } from '../../../shared/model/showcase.ts';
import { findLivePage } from '../../domain/pages/find-page.ts';
import { listShowcaseConsents, toShowcasePage, type ShowcaseConsent } from '../../domain/pages/showcase.ts';
import type { Handler } from '../../kit/call-group.ts';
import { takePage } from '../../kit/take-page.ts';

/** Each card is a page that has to be read. */
const MOST_ON_A_PAGE = 24;

export const getShowcasePageList: Handler<typeof contract> = async ({ industry }, { paging, now }) => {
  const consents = await listShowcaseConsents(now);
  const wanted = industry ? consents.filter((consent) => consent.industry === industry) : consents;
  const { rows, hasMore } = takePage(wanted, { ...paging, pageSize: Math.min(paging.pageSize, MOST_ON_A_PAGE) });
  const pages = await Promise.all(rows.map(liveCard));
  const present = new Set(consents.map((consent) => consent.industry));
  return {
    pages: pages.filter((page) => page !== null),
    hasMore,
    industries: showcaseIndustries.filter((name) => present.has(name)),
  };
};

/** Read afresh: a page that was taken down is gone at once. */
async function liveCard({ accountId, industry }: ShowcaseConsent): Promise<ShowcasePage | null> {
  const page = await findLivePage(accountId);
  return page && toShowcasePage(page, industry);
}
