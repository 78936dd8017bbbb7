import type { getShowcaseByRoute as contract } from '../../../shared/calls/page-products.ts';
import { firstWords } from '../../../shared/rules/first-words.ts';
import { findLivePageByName } from '../../domain/pages/find-page.ts';
import { findShowcaseConsent, toShowcasePage } from '../../domain/pages/showcase.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

const MOST_CHARACTERS = 320;
const MOST_OFFERS = 3;

export const getShowcaseByRoute: Handler<typeof contract> = async ({ route }) => {
  const live = await findLivePageByName(route);
  const consent = live && (await findShowcaseConsent(live.accountId));
  if (!live || !consent) throw new AppError('not_found');
  const { profile, offers } = live.page;
  const [firstParagraph = ''] = profile.aboutMe.trim().split('\n');
  return {
    page: toShowcasePage(live.page, consent.industry),
    about: firstWords(firstParagraph, MOST_CHARACTERS),
    offers: offers.slice(0, MOST_OFFERS).map(({ title, price }) => ({ title, price })),
  };
};
