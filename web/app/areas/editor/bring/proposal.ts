/** What a file of somebody's holds that a page can use. Nothing of it is in the draft until the owner says so. */
import type { ChannelId } from '../../../../../shared/model/page.ts';

/** Texts of the profile that files bring. */
export const broughtFields = ['displayName', 'title', 'tagline', 'location', 'organisation', 'aboutMe'] as const;
export type BroughtField = (typeof broughtFields)[number];

export type BroughtContact = { channel: ChannelId; value: string; displayText: string };

export type BroughtPart = { title: string; text: string };

export type Proposal = {
  texts: Partial<Record<BroughtField, string>>;
  contacts: BroughtContact[];
  photo: Blob | null;
  offers: BroughtPart[];
  features: BroughtPart[];
};

/** What a reader gives: most files know of no offers and no key facts. */
export type Found = Pick<Proposal, 'texts' | 'contacts' | 'photo'> & Partial<Proposal>;

/** `bring_unknown`: none of the forms that are read; `bring_empty`: nothing in it; `bring_damaged`: it can't be read whole. */
export type BringCode = 'bring_unknown' | 'bring_empty' | 'bring_damaged' | 'bring_too_large' | 'bring_newer';

export class BringError extends Error {
  readonly code: BringCode;
  constructor(code: BringCode, cause?: unknown) {
    super(code, { cause });
    this.name = 'BringError';
    this.code = code;
  }
}

/** Most characters of each text (shared/model/page.ts). */
const longest: Record<BroughtField, number> = {
  displayName: 80,
  title: 100,
  tagline: 160,
  location: 120,
  organisation: 100,
  aboutMe: 2_000,
};
const LONGEST_WORDS = 60;
const longestPart = { offers: { title: 80, text: 1_000 }, features: { title: 60, text: 200 } };
const MOST_CONTACTS = 40;
const MOST_PARTS = 24;

/** As much of it as a page takes: texts of one line where one line is wanted, each contact once. */
export function tidyProposal({ texts, contacts, photo, offers = [], features = [] }: Found): Proposal {
  const tidyTexts = broughtFields.flatMap((field) => {
    const text = clip(oneLine(field, texts[field] ?? ''), longest[field]);
    return text === '' ? [] : [[field, text] as const];
  });
  const once = new Map(contacts.map((contact) => [`${contact.channel} ${contact.value}`, contact]));
  return {
    texts: Object.fromEntries(tidyTexts),
    contacts: [...once.values()]
      .slice(0, MOST_CONTACTS)
      .map((contact) => ({ ...contact, displayText: clip(oneLine('title', contact.displayText), LONGEST_WORDS) })),
    photo,
    offers: tidyParts(offers, longestPart.offers),
    features: tidyParts(features, longestPart.features),
  };
}

function tidyParts(parts: readonly BroughtPart[], most: Record<keyof BroughtPart, number>): BroughtPart[] {
  return parts
    .map(({ title, text }) => ({
      title: clip(oneLine('title', title), most.title),
      text: clip(oneLine('title', text), most.text),
    }))
    .filter(({ title }) => title !== '')
    .slice(0, MOST_PARTS);
}

export function isEmptyProposal({ texts, contacts, photo, offers, features }: Proposal): boolean {
  const lists = [Object.keys(texts), contacts, offers, features];
  return photo === null && lists.every((list) => list.length === 0);
}

function oneLine(field: BroughtField, text: string): string {
  const plain = text.replaceAll('\r\n', '\n').replaceAll(/[^\P{C}\n\t]/gu, '');
  return field === 'aboutMe' ? plain.replaceAll(/\n{3,}/g, '\n\n').trim() : plain.replaceAll(/\s+/g, ' ').trim();
}

/** Whole words, as far as they fit. */
function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = cut.lastIndexOf(' ');
  return (end > most / 2 ? cut.slice(0, end) : cut).replace(/[\uD800-\uDBFF]$/, '').trimEnd();
}
