/** What the demo knows of a person. */
import type { AssistantSettings } from '../../shared/model/assistant.ts';
import type { ContactEntry, Design, Feature, Offer, Profile } from '../../shared/model/page.ts';
import type { LanguageValue } from '../../shared/places/languages.ts';
import type { Portrait, Scene } from './art.ts';
import { demoIdAt } from './random.ts';
import type { ShowcaseIndustry } from '../../shared/model/industries.ts';

export type DemoPerson = {
  email: string;
  country: string;
  timeZone: string;
  profile: Omit<Profile, 'profilePhoto' | 'coverPhoto' | 'mainPhoto' | 'organisation' | 'organisationLink'> & {
    organisation?: string;
    organisationLink?: string;
  };
  contacts: ContactEntry[];
  offers: Offer[];
  features: Feature[];
  /** Newest first. */
  news: { daysAgo: number; title: string; text: string; link: string }[];
  /** What the owner wrote in another language, by the paths of the texts; news and products by their place in their list. */
  translation?: { language: LanguageValue; texts: Readonly<Record<string, string>> };
  design: Design;
  /** The showcase has the page under it; without it, not at all. */
  industry?: ShowcaseIndustry;
  assistant: AssistantSettings;
  portrait: Portrait;
  scene: Scene | null;
  /** Questions that visitors ask, most asked first, each with words of the page that answer it. */
  questions: { question: string; answer: string; source: string; label: string }[];
  /** One that the page does not answer. */
  unanswered: string;
  leads: { name: string; phone: string; message: string }[];
  /** Page views on an average day. */
  views: number;
  /** What the visits are, by weight. */
  traffic: {
    sources: Record<string, number>;
    /** ISO alpha-2. */
    countries: Record<string, number>;
    /** Share of phones, from 0 to 1. */
    phones: number;
    /** QR places by their codes: their names, and how the views by QR code share out. */
    places: Record<string, { name: string; share: number }>;
  };
};

/** An entry of the news has the same id wherever the demo speaks of it. */
export const postIdOf = (email: string, { title, daysAgo }: { title: string; daysAgo: number }, now: Date): string =>
  demoIdAt(new Date(now.getTime() - daysAgo * 86_400_000), `${email} ${title}`);

export const contactEntry = (
  id: string,
  channel: ContactEntry['channel'],
  value: string,
  isHighlight = false,
): ContactEntry => ({ id, channel, value, displayText: '', isHighlight, isEnabled: true });

export const offer = (id: string, title: string, price: string, text: string, link = ''): Offer => ({
  id,
  title,
  text,
  price,
  photo: null,
  link,
});
