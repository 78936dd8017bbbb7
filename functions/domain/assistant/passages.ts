/** What the assistant may know of a page: short passages, each with the place it stands at. */
import type { SetupAnswers } from '../../../shared/model/assistant.ts';
import type { OwnAnswer } from '../../../shared/model/assistant-coach.ts';
import type { DocumentPlace } from '../../../shared/model/document-product.ts';
import type { ChannelId, Offer, PublicPage } from '../../../shared/model/page.ts';
import type { Post } from '../../../shared/model/post.ts';
import type { Product } from '../../../shared/model/product.ts';
import { dateText } from '../../../shared/places/date-text.ts';
import { toBcp47, type LanguageValue } from '../../../shared/places/languages.ts';
import { inLanguage, type Translations } from '../../../shared/model/page-languages.ts';

export type Passage = {
  /** From 1, as the model cites it. */
  number: number;
  /**
   * Where it stands: a section of the page, `setup:<field>`, `products/<slug>`, whose label is its title, or
   * `documents/<file id>`; the client's key for a label and for going there.
   */
  source: string;
  /** In English, for the model and as a fallback; of an answer by the owner, the question. */
  label: string;
  text: string;
  /** What the owner wrote there, when `text` is a translation of it. */
  original?: string;
  /** The language that `text` is in, where it is not the one of the answer. */
  foreign?: LanguageValue;
  /** Where in which document it stands; its label is then the headings that it stands under. */
  document?: DocumentSource;
};

export type DocumentSource = DocumentPlace & {
  /** What visitors know the document by. */
  name: string;
  /** Of each code unit of the passage its place on the page, -1 for none; absent where the text is the page's from `start` on. */
  places?: readonly number[];
};

const CHANNEL_NAMES: Record<ChannelId, string> = {
  email: 'E-mail',
  phone: 'Phone',
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  twitter: 'Twitter',
  whatsapp: 'WhatsApp',
  youtube: 'YouTube',
  messenger: 'Messenger',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  dribbble: 'Dribbble',
  wechat: 'WeChat',
  telegram: 'Telegram',
  line: 'Line',
  calendly: 'Calendly',
  discord: 'Discord',
  business: 'Website',
};

/** Longest passage, in characters: longer texts are split between paragraphs, then between sentences. */
const LONGEST = 600;

/** Most characters of one news entry. */
const MOST_OF_A_POST = 1_200;

/** Most characters of a product's description, but for the one that the visitor reads about. */
const MOST_OF_A_PRODUCT = 1_200;

/** Most characters of all passages: what a question costs does not grow with the page any further. */
const MOST_IN_ALL = 40_000;

/** The newest entries that the assistant reads. */
export const READ_POSTS = 20;

export type Knowledge = {
  page: PublicPage;
  setup: SetupAnswers;
  greeting: string;
  /** Newest first. */
  posts: readonly Post[];
  /** What the owner answered to questions that the page left open. */
  answers: readonly OwnAnswer[];
  /** Into the visitor's language, where the page is in it. */
  translations?: Translations;
  /** Those that visitors see. */
  products?: readonly Product[];
  /** The product whose page the visitor reads: it comes first, and whole. */
  readProductId?: string | undefined;
};

export type Part = Omit<Passage, 'number'>;

/** A text of the page before it is split; `isLong` for one that may be. */
type Unit = { source: string; label: string; text: string; most?: number; isLong?: true };

/** The most important first: what is too much is left out at the end, where the oldest news are. */
export function passagesOf(knowledge: Knowledge): Passage[] {
  const units = unitsOf(knowledge);
  const shown = knowledge.translations ? unitsOf(translated(knowledge, knowledge.translations)) : units;
  const parts = units.flatMap((unit, index) => partsOf(unit, shown[index] ?? unit));
  return upTo(MOST_IN_ALL, parts).map((part, index) => ({ ...part, number: index + 1 }));
}

/** Also those that are empty, so that the same place has the same index in every language. */
function unitsOf({ page, setup, greeting, posts, answers, products = [], readProductId }: Knowledge): Unit[] {
  const { profile, contacts, offers, features } = page;
  const isRead = ({ productId }: Product): boolean => productId === readProductId;
  const who = [profile.displayName, profile.title, profile.organisation, profile.tagline];
  const trade = [setup.profession, setup.industry];
  return [
    ...products.filter(isRead).flatMap((product) => productUnits(product)),
    { source: 'greeting', label: 'greeting', text: greeting },
    { source: 'profile', label: 'who', text: who.filter(Boolean).join('\n') },
    { source: 'location', label: 'location', text: profile.location },
    { source: 'about-me', label: 'about me', text: profile.aboutMe, isLong: true },
    { source: 'contact', label: 'contact', text: contacts.map((entry) => contactLine(entry)).join('\n') },
    { source: 'setup:profession', label: 'profession', text: trade.filter(Boolean).join('\n') },
    { source: 'setup:keyInformation', label: 'what I offer', text: setup.keyInformation, isLong: true },
    { source: 'setup:clientConcerns', label: 'common questions', text: setup.clientConcerns, isLong: true },
    ...answers.map(({ question, answer }): Unit => ({ source: 'answer', label: question, text: answer })),
    { source: 'description', label: 'description', text: profile.description, isLong: true },
    ...features.map(({ title, text }): Unit => ({
      source: 'features',
      label: 'key facts',
      text: linesOf(title, text),
    })),
    ...offers.map((offer): Unit => ({ source: 'offers', label: 'offers', text: offerText(offer) })),
    ...products.filter((product) => !isRead(product)).flatMap((product) => productUnits(product, MOST_OF_A_PRODUCT)),
    ...posts.map((post): Unit => ({
      source: 'news',
      label: 'news',
      text: postText(post, page),
      isLong: true,
      most: MOST_OF_A_POST,
    })),
  ];
}

/** The greeting is the settings', which may be newer than the page. */
function translated(knowledge: Knowledge, translations: Translations): Knowledge {
  const { page, posts, products = [], greeting } = knowledge;
  const { greetings } = page.assistant;
  const content = {
    page: { ...page, assistant: { ...page.assistant, greetings: { ...greetings, afternoon: greeting } } },
  };
  const original = { ...content, posts: [...posts], products: [...products], standardReply: '' };
  const shown = inLanguage(original, translations);
  return {
    ...knowledge,
    page: shown.page,
    posts: shown.posts,
    products: shown.products,
    greeting: shown.page.assistant.greetings.afternoon,
  };
}

function partsOf(original: Unit, { source, label, text, isLong, most = Number.POSITIVE_INFINITY }: Unit): Part[] {
  const split = isLong ? splitText : one;
  const parts = upTo(most, split(source, label, text));
  if (text === original.text) return parts;
  // Translations keep the paragraphs; where one does not, the whole original stands for each part.
  const originals = split(source, label, original.text);
  const isAlike = originals.length === split(source, label, text).length;
  return parts.map((part, index) => ({
    ...part,
    original: (isAlike && originals[index]?.text) || original.text.trim(),
  }));
}

function contactLine({ channel, value, displayText }: PublicPage['contacts'][number]): string {
  return `${CHANNEL_NAMES[channel]}: ${value}${displayText ? ` (${displayText})` : ''}`;
}

const linesOf = (...lines: string[]): string => lines.filter((line) => line !== '').join('\n');

function offerText({ title, price, text, link }: Offer): string {
  return linesOf(title, price, text, link);
}

/** What it is called and costs in one, so that neither is cited without the other; then what it is. */
function productUnits({ slug, title, price, summary, description, link }: Product, most?: number): Unit[] {
  const source = `products/${slug}`;
  return [
    { source, label: title, text: linesOf(title, price, summary, link) },
    { source, label: title, text: description, isLong: true, ...(most !== undefined && { most }) },
  ];
}

/** With the day as the page shows it. */
function postText({ title, publishedAt, text, link }: Post, { profile }: PublicPage): string {
  return linesOf(`${title} (${dateText(toBcp47(profile.pageLanguage), publishedAt)})`, text, link);
}

/** The first of the parts that hold no more than so many characters together. */
function upTo(most: number, parts: readonly Part[]): Part[] {
  let characters = 0;
  return parts.filter(({ text }) => (characters += text.length) <= most);
}

function one(source: string, label: string, text: string): Part[] {
  return text.trim() === '' ? [] : [{ source, label, text: text.trim() }];
}

/** A long text as passages: its paragraphs, and the sentences of long ones. */
export function splitText(source: string, label: string, text: string): Part[] {
  return text
    .split(/\n{2,}/)
    .flatMap(splitLong)
    .flatMap((part) => one(source, label, part));
}

function splitLong(paragraph: string): string[] {
  if (paragraph.length <= LONGEST) return [paragraph];
  const parts: string[] = [''];
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(paragraph)) {
    const last = parts.at(-1) ?? '';
    if (last.length + segment.length > LONGEST) parts.push(segment);
    else parts[parts.length - 1] = last + segment;
  }
  return parts;
}
