/** What a business card says and looks like, worked out once from its page. */
import type { PublicPage } from '../../../shared/model/page.ts';
import { directionOf, type Direction } from '../../../shared/places/languages.ts';
import { pageLinks } from '../channels.ts';
import { familyOf, nameWeight } from '../fonts.ts';
import { initialsOf } from '../name-parts.ts';
import { pageAddress } from '../page-address.ts';
import type { PageTexts } from '../page-texts.ts';
import { pageColours, type PageColours } from '../theme.ts';
import type { CardCode } from './card-code.ts';
import { cardSize, type CardSize } from './card-size.ts';

export type CardInput = {
  page: PublicPage;
  texts: PageTexts;
  appOrigin: string;
  /** Data URI of the owner's picture; null for none. */
  photo: string | null;
  /** How the code on its back looks. */
  code: CardCode;
  /** Address of the island, when it is built. */
  island: string | undefined;
};

export type CardModel = CardInput & {
  size: CardSize;
  dir: Direction;
  colours: PageColours;
  name: string;
  title: string;
  tagline: string;
  initials: string;
  /** Ways to the owner in short, at most four. */
  lines: string[];
  /** Where the code leads. */
  address: string;
  /** The same as people read it. */
  shownAddress: string;
  nameFont: { family: string; weight: string };
  bodyFont: string;
};

export function cardModel(input: CardInput): CardModel {
  const { page, appOrigin } = input;
  const { profile, design } = page;
  const name = profile.displayName.trim() || profile.agentName || profile.title;
  const address = pageAddress({ appOrigin, page }, profile.pageLanguage);
  const shownAddress = decodeURI(address).replace(/^https?:\/\/(?:www\.)?/, '');
  return {
    ...input,
    size: cardSize(profile.pageLanguage),
    dir: directionOf(profile.pageLanguage),
    colours: pageColours(design.themeColour, design.pageTheme === 'dark' ? 'dark' : 'light'),
    name,
    title: profile.title.trim(),
    tagline: profile.tagline.trim(),
    initials: initialsOf(name),
    lines: cardLines(page, shownAddress),
    address,
    shownAddress,
    nameFont: { family: familyOf(design.nameFont), weight: nameWeight(design.nameFont) },
    bodyFont: familyOf(design.aboutFont),
  };
}

/** The first number and the first mail address, the page and the town: what fits and what is asked for. */
function cardLines({ contacts, profile }: PublicPage, shownAddress: string): string[] {
  const links = pageLinks(contacts);
  const shownOf = (...channels: string[]): string =>
    links.find(({ channel }) => channels.includes(channel))?.shown ?? '';
  const phone = shownOf('phone') || shownOf('whatsapp');
  return [phone, shownOf('email'), shownAddress, profile.location.trim()].filter((line) => line !== '');
}
