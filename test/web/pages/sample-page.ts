/** A believable page for the tests of the public page, and the input that renders it. */
import {
  designDefaults,
  type ChannelId,
  type ContactEntry,
  type Design,
  type Feature,
  type Offer,
  type Profile,
  type PublicPage,
} from '../../../shared/model/page.ts';
import type { Post } from '../../../shared/model/post.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import type { PageTexts } from '../../../web/pages/page-texts.ts';
import type { RenderInput } from '../../../web/pages/render-input.ts';
import { readTexts } from '../../../web/text-files.ts';

/** Those that differ most in what they need of a page. */
export const unlikeLanguages = ['en_us', 'ar_ae', 'de_de', 'zh_hk'] as const satisfies LanguageValue[];

export const pageTexts = (language: LanguageValue): PageTexts => readTexts(language, 'page') as PageTexts;

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
  organisation: '',
  organisationLink: '',
  aboutMe:
    'I plan homes for people who work in them. For twelve years I have drawn kitchens that double as offices, bedrooms ' +
    'that stay quiet and living rooms that forgive a bad day.\n' +
    'Every project starts with a free first talk of thirty minutes: you show me the rooms on your phone, I tell you ' +
    'honestly what is worth changing and what it costs. After that I draw two proposals with a fixed price.\n' +
    'I work in Stockholm and online, in Swedish, English and German. My clients are families, small studios and two ' +
    'hotels on the coast.',
  description:
    'A first talk, a visit, two proposals: that is how a project starts. You see plans, materials and a price before ' +
    'anything is ordered, and you decide room by room how far we go.',
  profilePhoto: { mediaId: 'p1', path: '/m/mara/p1.webp', width: 640, height: 800 },
  coverPhoto: null,
  mainPhoto: null,
  pageLanguage: 'en_us',
};

const offers: Offer[] = [
  {
    id: 'o1',
    title: 'One room, drawn',
    text: 'Two proposals with plan, light and materials, and a list of what to buy where.',
    price: 'from 390 €',
    photo: { mediaId: 'o1', path: '/m/mara/o1.webp', width: 1200, height: 800 },
    link: 'https://lindqvist.studio/one-room',
  },
  {
    id: 'o2',
    title: 'A home office that fits',
    text: 'For rooms that have to do two things: work by day, family at night.',
    price: 'from 780 €',
    photo: null,
    link: '',
  },
  {
    id: 'o3',
    title: 'First talk',
    text: 'Thirty minutes, on the phone or online.',
    price: 'free',
    photo: null,
    link: '',
  },
];

const features: Feature[] = [
  { id: 'f1', title: '12 years of practice', text: 'Homes, studios and two hotels on the coast.' },
  { id: 'f2', title: 'Fixed prices', text: 'Known before you decide.' },
  { id: 'f3', title: 'Swedish, English, German', text: '' },
];

export const samplePosts: Post[] = [
  {
    postId: '01JZZZZZZZZZZZZZZZZZZZZZ03',
    title: 'Open studio on the first Saturday of December',
    text: 'Come by between ten and four, look through the materials and bring the plan of your room.',
    photo: { mediaId: 'n1', path: '/m/mara/n1.webp', width: 1200, height: 800 },
    link: 'https://lindqvist.studio/open-studio',
    publishedAt: '2025-11-20T09:00:00.000Z',
  },
  {
    postId: '01JZZZZZZZZZZZZZZZZZZZZZ02',
    title: 'A kitchen of nine square metres',
    text: 'Finished in three weeks, with a table for six. The plan and the pictures are on my site.',
    photo: null,
    link: '',
    publishedAt: '2025-09-02T09:00:00.000Z',
  },
  {
    postId: '01JZZZZZZZZZZZZZZZZZZZZZ01',
    title: 'Back from Copenhagen',
    text: 'Three days of lamps, and one of them is small enough for every hallway.',
    photo: null,
    link: '',
    publishedAt: '2025-06-14T09:00:00.000Z',
  },
];

const design: Design = {
  template: 'professional',
  layout: 'left',
  pageTheme: 'light',
  themeColour: '#1f3a5f',
  nameFont: 'serif',
  aboutFont: 'system',
  ...designDefaults,
};

export type PageChanges = {
  profile?: Partial<Profile>;
  design?: Partial<Design>;
  contacts?: ContactEntry[];
  offers?: Offer[];
  features?: Feature[];
};

/** A page whose owner has filled in nothing beyond the basic information. */
export const bareChanges = {
  profile: { tagline: '', location: '', description: '', profilePhoto: null },
  contacts: [],
  offers: [],
  features: [],
} satisfies PageChanges;

export const bareInput = { posts: [], hasMorePosts: false } satisfies Partial<RenderInput>;

export function samplePage(changes: PageChanges = {}): PublicPage {
  return {
    profile: { ...profile, ...changes.profile },
    contacts: changes.contacts ?? contacts,
    offers: changes.offers ?? offers,
    features: changes.features ?? features,
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
    offers: { de_de: pageTexts('de_de').offer, ar_ae: pageTexts('ar_ae').offer },
    appOrigin: 'https://xpage.example',
    mediaOrigin: 'https://media.xpage.example',
    photos: {},
    posts: samplePosts,
    hasMorePosts: true,
    islands: {
      inlineScriptHashes: [],
      islands: { first: '/assets/p/first.ABCDEFGH.js', 'texts-en_us': '/assets/p/texts-en_us.ABCDEFGH.js' },
    },
    version: '0.1.0',
    ...input,
  };
}
