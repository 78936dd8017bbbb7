/** A believable page for the tests of the public page, and the input that renders it. */
import type { ChannelId, ContactEntry, Design, Profile, PublicPage } from '../../../shared/model/page.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import arabic from '../../../web/locales/ar_ae/page.json';
import german from '../../../web/locales/de_de/page.json';
import english from '../../../web/locales/en_us/page.json';
import chinese from '../../../web/locales/zh_hk/page.json';
import type { PageTexts } from '../../../web/pages/page-texts.ts';
import type { RenderInput } from '../../../web/pages/render-input.ts';

export const translatedLanguages = ['en_us', 'ar_ae', 'de_de', 'zh_hk'] as const satisfies LanguageValue[];

const texts: Record<(typeof translatedLanguages)[number], PageTexts> = {
  en_us: english,
  ar_ae: arabic,
  de_de: german,
  zh_hk: chinese,
};

export function pageTexts(language: (typeof translatedLanguages)[number]): PageTexts {
  return texts[language];
}

export function contact(channel: ChannelId, value: string, changes: Partial<ContactEntry> = {}): ContactEntry {
  return {
    id: `${channel}-${value}`,
    channel,
    value,
    displayText: '',
    isHighlight: false,
    isEnabled: true,
    ...changes,
  };
}

const contacts = [
  contact('calendly', 'mara/intro', { displayText: 'Book a free first talk', isHighlight: true }),
  contact('phone', '+46 70 123 45 67'),
  contact('email', 'mara@lindqvist.studio'),
  contact('whatsapp', '+46701234567'),
  contact('business', 'lindqvist.studio', { displayText: 'Portfolio' }),
  contact('instagram', 'maralindqvist'),
  contact('linkedin', 'mara-lindqvist'),
  contact('pinterest', 'maralindqvist'),
];

const profile: Profile = {
  agentName: 'mara',
  displayName: 'Mara Lindqvist',
  title: 'Interior designer',
  tagline: 'Rooms that stay calm when life does not.',
  location: 'Stockholm, Sweden',
  aboutMe:
    'I plan homes for people who work in them. For twelve years I have drawn kitchens that double as offices, bedrooms ' +
    'that stay quiet and living rooms that forgive a bad day.\n' +
    'Every project starts with a free first talk of thirty minutes: you show me the rooms on your phone, I tell you ' +
    'honestly what is worth changing and what it costs. After that I draw two proposals with a fixed price.\n' +
    'I work in Stockholm and online, in Swedish, English and German. My clients are families, small studios and two ' +
    'hotels on the coast.',
  profilePhoto: { mediaId: 'p1', path: '/m/mara/p1.webp', width: 640, height: 800 },
  coverPhoto: null,
  mainPhoto: null,
  pageLanguage: 'en_us',
};

const design: Design = {
  template: 'professional',
  layout: 'left',
  pageTheme: 'light',
  themeColour: '#1f3a5f',
  nameFont: 'serif',
  aboutFont: 'system',
};

export type PageChanges = { profile?: Partial<Profile>; design?: Partial<Design>; contacts?: ContactEntry[] };

export function samplePage(changes: PageChanges = {}): PublicPage {
  return {
    profile: { ...profile, ...changes.profile },
    contacts: changes.contacts ?? contacts,
    design: { ...design, ...changes.design },
    assistant: {
      name: 'Ava',
      greetings: {
        morning: 'Good morning! I answer questions about Mara.',
        afternoon: 'Good afternoon! I answer questions about Mara.',
        evening: 'Good evening! I answer questions about Mara.',
      },
      contactMethod: 'contact-page',
    },
    publishedAt: '2026-01-01T09:00:00.000Z',
  };
}

export function sampleInput(changes: PageChanges = {}, input: Partial<RenderInput> = {}): RenderInput {
  return {
    page: samplePage(changes),
    language: 'en_us',
    languages: ['en_us', 'de_de', 'ar_ae'],
    texts: pageTexts('en_us'),
    appOrigin: 'https://xpage.example',
    mediaOrigin: 'https://media.xpage.example',
    photos: {},
    islands: {
      inlineScriptHashes: [],
      islands: { first: '/assets/p/first.ABCDEFGH.js', 'texts-en_us': '/assets/p/texts-en_us.ABCDEFGH.js' },
    },
    version: '0.1.0',
    ...input,
  };
}
