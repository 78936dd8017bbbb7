/** What the assistant may know of a page: short passages, each with the place it stands at. */
import type { SetupAnswers } from '../../../shared/model/assistant.ts';
import type { ChannelId, PublicPage } from '../../../shared/model/page.ts';

export type Passage = {
  /** From 1, as the model cites it. */
  number: number;
  /** Where it stands: a section of the page, or `setup:<field>`; the client's key for a label and for scrolling there. */
  source: string;
  /** In English, for the model and as a fallback. */
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

export function passagesOf(page: PublicPage, setup: SetupAnswers, greeting: string): Passage[] {
  const { profile, contacts } = page;
  const parts: Omit<Passage, 'number'>[] = [
    ...one('greeting', 'greeting', greeting),
    ...one('profile', 'who', [profile.displayName, profile.title, profile.tagline].filter(Boolean).join('\n')),
    ...one('location', 'location', profile.location),
    ...many('about-me', 'about me', profile.aboutMe),
    ...one('contact', 'contact', contacts.map((entry) => contactLine(entry)).join('\n')),
    ...one('setup:profession', 'profession', [setup.profession, setup.industry].filter(Boolean).join('\n')),
    ...many('setup:keyInformation', 'what I offer', setup.keyInformation),
    ...many('setup:clientConcerns', 'common questions', setup.clientConcerns),
  ];
  return parts.map((part, index) => ({ ...part, number: index + 1 }));
}

function contactLine({ channel, value, displayText }: PublicPage['contacts'][number]): string {
  return `${CHANNEL_NAMES[channel]}: ${value}${displayText ? ` (${displayText})` : ''}`;
}

function one(source: string, label: string, text: string): Omit<Passage, 'number'>[] {
  return text.trim() === '' ? [] : [{ source, label, text: text.trim() }];
}

function many(source: string, label: string, text: string): Omit<Passage, 'number'>[] {
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
