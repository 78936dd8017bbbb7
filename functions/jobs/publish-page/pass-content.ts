/** What a wallet pass of a page says: the job `sign-pass` makes it. */
import { createHash } from 'node:crypto';
import type { PublicPage } from '../../../shared/model/page.ts';
import { languageValues, relativeOf, toBcp47, type LanguageValue } from '../../../shared/places/languages.ts';
import { pageLinks, type PageLink } from '../../../web/pages/channels.ts';
import { pageAddress } from '../../../web/pages/page-address.ts';
import type { PageTexts } from '../../../web/pages/page-texts.ts';
import { pageColours } from '../../../web/pages/theme.ts';
import type { PassContent, PassLabels } from '../../domain/wallet/pass-content.ts';
import { environment } from '../../kit/environment.ts';
import { pageTexts } from '../../domain/pages/page-texts.ts';

/** Phones look for their own language, then for it without the country; these are told apart by more than the letters. */
const passTags: Partial<Record<LanguageValue, string>> = {
  zh_cn: 'zh-Hans',
  zh_hk: 'zh-Hant',
  pt_pt: 'pt-PT',
  pt_br: 'pt-BR',
  no_no: 'nb',
};

const passLanguages = languageValues.filter((value) => relativeOf(value) === null);

export function passContent(accountId: string, page: PublicPage): PassContent {
  const { profile, design, publishedAt } = page;
  const language = toBcp47(profile.pageLanguage);
  const texts = pageTexts<PageTexts>(profile.pageLanguage);
  const labels = passLanguages.map(
    (value) => [passTags[value] ?? value.slice(0, 2), pageTexts<PageTexts>(value)] as const,
  );
  const links = pageLinks(page.contacts);
  const { field, onField } = pageColours(design.themeColour, 'light');
  const photo = profile.profilePhoto ?? profile.mainPhoto;
  return {
    serial: createHash('sha256').update(`pass ${accountId}`).digest('hex').slice(0, 24),
    language,
    labels: Object.fromEntries([...labels, [language, texts] as const].map(labelled)),
    name: profile.displayName.trim() || profile.agentName,
    title: profile.title.trim(),
    company: profile.organisation.trim(),
    phone: phoneOf(links),
    email: shownOf(links, 'email'),
    place: profile.location.trim(),
    tagline: profile.tagline.trim(),
    address: pageAddress({ appOrigin: environment.appOrigin(), page }, profile.pageLanguage),
    links: webLinks(links, texts),
    background: field,
    text: onField,
    photo: photo?.path ?? null,
    publishedAt,
  };
}

function labelled([language, { pass, channels }]: readonly [string, PageTexts]): [string, PassLabels] {
  return [language, { ...pass, phone: channels.phone, email: channels.email }];
}

function shownOf(links: readonly PageLink[], channel: PageLink['channel']): string {
  return links.find((link) => link.channel === channel)?.shown ?? '';
}

/** As its owner wrote it; an address of WhatsApp's is no number. */
function phoneOf(links: readonly PageLink[]): string {
  const numbers = [shownOf(links, 'phone'), shownOf(links, 'whatsapp')];
  return numbers.find((shown) => /^\+?\d[\d ().\u00a0/-]*$/.test(shown)) ?? '';
}

function webLinks(links: readonly PageLink[], texts: PageTexts): PassContent['links'] {
  return links.flatMap(({ href, isExternal, displayText, channel }) =>
    isExternal && href !== undefined ? [{ label: displayText || texts.channels[channel], address: href }] : [],
  );
}
