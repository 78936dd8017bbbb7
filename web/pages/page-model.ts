/** What the components of a page draw: the input, and what follows from it, worked out once. */
import { directionOf, toBcp47, type Direction } from '../../shared/places/languages.ts';
import { linkCode, linkCodes, shortCode } from '../../shared/rules/link-code.ts';
import { pageLinks, type PageLink } from './channels.ts';
import { fillText, type PageTexts } from './page-texts.ts';
import type { RenderInput } from './render-input.ts';
import { suggestedQuestions } from './suggested-questions.ts';

export type PageModel = RenderInput & {
  /** The name that the page speaks of: display name, else user name, else title. */
  name: string;
  dir: Direction;
  /** BCP 47. */
  lang: string;
  links: PageLink[];
  /** The entry of the connection bar. */
  highlight: PageLink | undefined;
  questions: string[];
};

export function pageModel(input: RenderInput): PageModel {
  const { profile, contacts } = input.page;
  const name = profile.displayName.trim() || profile.agentName || profile.title;
  const links = pageLinks(contacts);
  return {
    ...input,
    name,
    dir: directionOf(input.language),
    lang: toBcp47(input.language),
    links,
    highlight: links.find(({ isHighlight }) => isHighlight),
    questions: suggestedQuestions(input.page, links, name, input.texts),
  };
}

/** A text of the page's own part, filled with the owner's and the assistant's name. */
export function pageText(model: PageModel, key: keyof PageTexts['page'], values: Record<string, string> = {}): string {
  return fillText(model.texts.page[key], { name: model.name, assistant: model.page.assistant.name, ...values });
}

/** The same of the texts around products. */
export function productText(
  model: PageModel,
  key: keyof PageTexts['product'],
  values: Record<string, string> = {},
): string {
  return fillText(model.texts.product[key], { name: model.name, assistant: model.page.assistant.name, ...values });
}

/** What a link is called: the owner's words, else the channel's name. */
export function linkLabel(model: PageModel, link: PageLink): string {
  return link.displayText || model.texts.channels[link.channel];
}

/**
 * Under which names the links of a list are counted, in its order: one attribute for all, without the letter of their
 * kind, as every byte of a page has its price.
 */
export function hits(model: PageModel, kind: 'contact' | 'offer', links: readonly { id: string }[]): string {
  const codes = linkCodes(model.page);
  return links.map(({ id }) => shortCode(linkCode(kind, id), codes).slice(1)).join(' ');
}
