import type { getProfile as contract } from '../../../shared/calls/landing-page.ts';
import { pageShownAt } from '../../../shared/rules/shown-time.ts';
import { findLivePage, findLivePageByName } from '../../domain/pages/find-page.ts';
import { pageLink } from '../../domain/pages/page-links.ts';
import { loadPage } from '../../domain/pages/save-page.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getProfile: Handler<typeof contract> = async ({ agentName }, { actor, now }) => {
  if (agentName !== undefined) {
    const found = await findLivePageByName(agentName);
    if (!found) throw new AppError('not_found');
    return { live: pageShownAt(found.page, now), own: null };
  }
  if (!actor) throw new AppError('token_invalid');
  const [row, live] = await Promise.all([loadPage(actor.id), findLivePage(actor.id)]);
  const { draft, version, status, savedAt, liveName, publishedVersion, publishError } = row;
  return {
    live,
    own: {
      draft,
      version,
      status,
      savedAt: version === 0 ? null : savedAt,
      isChanged: publishedVersion !== version,
      liveLink: liveName === null ? null : pageLink(liveName),
      pageAddress: pageLink(draft.profile.agentName),
      publishError,
    },
  };
};
