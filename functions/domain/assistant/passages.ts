/** What the assistant may know of a page: short passages, each with the place it stands at. */
import type { SetupAnswers } from '../../../shared/model/assistant.ts';
import type { OwnAnswer } from '../../../shared/model/assistant-coach.ts';
import type { ChannelId, Offer, PublicPage } from '../../../shared/model/page.ts';
import type { Post } from '../../../shared/model/post.ts';
import type { Product } from '../../../shared/model/product.ts';
import { dateText } from '../../../shared/places/date-text.ts';
import { toBcp47 } from '../../../shared/places/languages.ts';

export type Passage = {
  /** From 1, as the model cites it. */
  number: number;
  /**
   * Where it stands: a section of the page, `setup:<field>`, or `products/<slug>`, whose label is its title; the client's
   * key for a label and for going there.
   */
  source: string;
  /** In English, for the model and as a fallback; of an answer by the owner, the question. */
  label: string;
  text: string;
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

/** Most characters of a product, but for the one that the visitor reads about. */
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
  /** Those that visitors see. */
  products?: readonly Product[];
  /** The product whose page the visitor reads: it comes first, and whole. */
  readProductId?: string | undefined;
};

type Part = Omit<Passage, 'number'>;

/** The most important first: what is too much is left out at the end, where the oldest news are. */
export function passagesOf(knowledge: Knowledge): Passage[] {
  const { page, setup, greeting, posts, answers, products = [], readProductId } = knowledge;
  const { profile, contacts, offers, features } = page;
  const isRead = ({ productId }: Product): boolean => productId === readProductId;
  const parts: Part[] = [
    ...products.filter(isRead).flatMap(productParts),
    ...one('greeting', 'greeting', greeting),
    ...one(
      'profile',
      'who',
      [profile.displayName, profile.title, profile.organisation, profile.tagline].filter(Boolean).join('\n'),
    ),
    ...one('location', 'location', profile.location),
    ...many('about-me', 'about me', profile.aboutMe),
    ...one('contact', 'contact', contacts.map((entry) => contactLine(entry)).join('\n')),
    ...one('setup:profession', 'profession', [setup.profession, setup.industry].filter(Boolean).join('\n')),
    ...many('setup:keyInformation', 'what I offer', setup.keyInformation),
    ...many('setup:clientConcerns', 'common questions', setup.clientConcerns),
    ...answers.flatMap(({ question, answer }) => one('answer', question, answer)),
    ...many('description', 'description', profile.description),
    ...features.flatMap(({ title, text }) => one('features', 'key facts', linesOf(title, text))),
    ...offers.flatMap((offer) => one('offers', 'offers', offerText(offer))),
    ...products.filter((product) => !isRead(product)).flatMap((one) => upTo(MOST_OF_A_PRODUCT, productParts(one))),
    ...posts.flatMap((post) => upTo(MOST_OF_A_POST, many('news', 'news', postText(post, page)))),
  ];
  return upTo(MOST_IN_ALL, parts).map((part, index) => ({ ...part, number: index + 1 }));
}

function contactLine({ channel, value, displayText }: PublicPage['contacts'][number]): string {
  return `${CHANNEL_NAMES[channel]}: ${value}${displayText ? ` (${displayText})` : ''}`;
}

const linesOf = (...lines: string[]): string => lines.filter((line) => line !== '').join('\n');

function offerText({ title, price, text, link }: Offer): string {
  return linesOf(title, price, text, link);
}

/** What it is called and costs in one, so that neither is cited without the other; then what it is. */
function productParts({ slug, title, price, summary, description, link }: Product): Part[] {
  const source = `products/${slug}`;
  return [...one(source, title, linesOf(title, price, summary, link)), ...many(source, title, description)];
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

function many(source: string, label: string, text: string): Part[] {
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
