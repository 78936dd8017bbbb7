/** What the picture of a link says. Parts can be left out where there are no letters for them. */
import type { PublicPage } from '../../../shared/model/page.ts';
import { pageAddress } from '../page-address.ts';

export type LinkTexts = { name: string; title: string; tagline: string; address: string };

/** Longer addresses would stand across the picture. */
const MAX_ADDRESS = 42;

export function linkTexts(page: PublicPage, appOrigin: string): LinkTexts {
  const { displayName, agentName, title, tagline, pageLanguage } = page.profile;
  const address = decodeURI(pageAddress({ appOrigin, page }, pageLanguage)).replace(/^https?:\/\/(?:www\.)?/, '');
  return {
    name: displayName.trim() || agentName,
    title: title.trim(),
    tagline: tagline.trim(),
    address: address.length > MAX_ADDRESS ? '' : address,
  };
}
