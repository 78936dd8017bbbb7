/**
 * The landing page as both sides speak of it (specification 1, section 3: page profile, contact and social entry,
 * templates). Lengths are characters after trimming.
 */
import * as z from 'zod';
import { languageValues } from '../places/languages.ts';
import { hexColour } from '../rules/hex-colour.ts';
import { optionalWebLink } from '../rules/web-link.ts';
import { longText, shortText } from '../rules/short-text.ts';
import { Film } from './film.ts';
import { Photo } from './photo.ts';
import { webFontIds } from './web-fonts.ts';

export const templateIds = ['professional', 'personal-brand', 'sales', 'creative', 'networking'] as const;
export type TemplateId = (typeof templateIds)[number];

/** Stacks of fonts that phones and computers already have: a page that uses them waits for none. */
export const systemFontIds = ['system', 'serif', 'humanist', 'rounded', 'condensed', 'mono'] as const;
export type SystemFontId = (typeof systemFontIds)[number];

/** Fonts an owner can choose. */
export const fontIds = [...systemFontIds, ...webFontIds] as const;
export type FontId = (typeof fontIds)[number];

export const layoutIds = ['left', 'centred'] as const;
export const pageThemes = ['light', 'dark', 'auto'] as const;

export const channelIds = [
  'email',
  'phone',
  'facebook',
  'instagram',
  'tiktok',
  'twitter',
  'whatsapp',
  'youtube',
  'messenger',
  'linkedin',
  'pinterest',
  'dribbble',
  'wechat',
  'telegram',
  'line',
  'calendly',
  'discord',
  'business',
] as const;
export type ChannelId = (typeof channelIds)[number];

export const ContactEntry = z.strictObject({
  id: z.string().min(1).max(40),
  channel: z.enum(channelIds),
  /** What the visitor reads; empty: the channel's own name. */
  displayText: shortText(60, { optional: true }),
  /** As the owner typed it: an address, a number, a user name or a link. */
  value: shortText(300),
  /** The one entry that the connection bar shows. */
  isHighlight: z.boolean(),
  isEnabled: z.boolean(),
  /** It shows only from then on, and only until then; null or absent (as before there were times): without that end. */
  shownFrom: z.iso.datetime().nullable().optional(),
  shownUntil: z.iso.datetime().nullable().optional(),
});
export type ContactEntry = z.infer<typeof ContactEntry>;

/** One thing that the owner offers. */
export const Offer = z.strictObject({
  id: z.string().min(1).max(40),
  title: shortText(80),
  text: longText(1_000),
  /** In the owner's words: "from 390 €", "free". */
  price: shortText(60, { optional: true }),
  photo: Photo.nullable(),
  /** Where there is more, or empty. */
  link: optionalWebLink,
});
export type Offer = z.infer<typeof Offer>;

/** A fact that speaks for the owner, in a few words. */
export const Feature = z.strictObject({
  id: z.string().min(1).max(40),
  title: shortText(60),
  text: shortText(200, { optional: true }),
});
export type Feature = z.infer<typeof Feature>;

/** Most offers, and most features, of a page. */
export const MAX_OFFERS = 24;

/** Most contact and social entries of a page. */
export const MAX_CONTACTS = 40;

export const Profile = z.strictObject({
  /** The user name: last part of the page's address. Empty until chosen. */
  agentName: z.string().max(60),
  /** The person's or brand's name as the page shows it. */
  displayName: shortText(80, { optional: true }),
  title: shortText(100, { optional: true }),
  tagline: shortText(160, { optional: true }),
  location: shortText(120, { optional: true }),
  /** The company or practice behind the owner, or empty. */
  organisation: shortText(100, { optional: true }),
  organisationLink: optionalWebLink,
  aboutMe: longText(2_000),
  /** What the page is about beyond its owner: the practice, the way of working. */
  description: longText(4_000),
  profilePhoto: Photo.nullable(),
  coverPhoto: Photo.nullable(),
  mainPhoto: Photo.nullable(),
  pageLanguage: z.enum(languageValues),
});
export type Profile = z.infer<typeof Profile>;

/** Separate buttons, one floating capsule, or a strip along the edge. */
export const barShapes = ['buttons', 'capsule', 'strip'] as const;
export const barColours = ['paper', 'ink', 'theme'] as const;

/** Most entries of the connection bar beside the highlight and the assistant. */
export const MAX_BAR_ENTRIES = 4;

/** The bar at the bottom of a phone (specification 1, section 2: Customization Bottom Bar). */
export const ConnectionBar = z.strictObject({
  isOn: z.boolean(),
  /** Ids of contact entries, in their order; those that are not on the page are passed over. */
  entryIds: z.array(z.string().min(1).max(40)).max(MAX_BAR_ENTRIES),
  hasWords: z.boolean(),
  shape: z.enum(barShapes),
  colour: z.enum(barColours),
});
export type ConnectionBar = z.infer<typeof ConnectionBar>;

/** Covers that are drawn from the theme colour, for pages without a picture of their own. */
export const imageTemplateIds = ['dawn', 'waves', 'arches', 'hills', 'rays', 'grid', 'ribbon', 'orbit'] as const;
export type ImageTemplateId = (typeof imageTemplateIds)[number];

export const Design = z.strictObject({
  template: z.enum(templateIds),
  layout: z.enum(layoutIds),
  pageTheme: z.enum(pageThemes),
  /** The accent of the page. */
  themeColour: hexColour,
  /** Of name and headings; drawn darker or lighter where it could not be read. */
  textColour: z.union([z.literal('auto'), hexColour]),
  nameFont: z.enum(fontIds),
  aboutFont: z.enum(fontIds),
  /** In place of a cover photo; null: the photo, or what the template draws without one. */
  imageTemplate: z.enum(imageTemplateIds).nullable(),
  connectionBar: ConnectionBar,
  /** Behind everything, faint enough for text to stay readable. */
  backgroundImage: Photo.nullable(),
  /** With which the owner introduces himself. */
  film: Film.nullable(),
});
export type Design = z.infer<typeof Design>;

/** What a design has until its owner says otherwise; also those parts of designs that were saved before there was a choice. */
export const designDefaults = {
  textColour: 'auto',
  imageTemplate: null,
  connectionBar: { isOn: true, entryIds: [], hasWords: true, shape: 'buttons', colour: 'paper' },
  backgroundImage: null,
  film: null,
} satisfies Partial<Design>;

/** What the owner edits. */
export const PageDraft = z.strictObject({
  profile: Profile,
  contacts: z.array(ContactEntry).max(MAX_CONTACTS),
  offers: z.array(Offer).max(MAX_OFFERS),
  features: z.array(Feature).max(MAX_OFFERS),
  design: Design,
});
export type PageDraft = z.infer<typeof PageDraft>;

/** `pending`: published, the page is being written; `live`: visitors can open it. */
export const pageStatuses = ['editing', 'pending', 'live'] as const;
export const PageStatus = z.enum(pageStatuses);
export type PageStatus = z.infer<typeof PageStatus>;

/** What every save of the draft answers. */
export const SavedDraft = z.strictObject({
  version: z.number().int().nonnegative(),
  savedAt: z.iso.datetime(),
  status: PageStatus,
});

/** What a live page shows to everyone; also all that the assistant may know of the profile. */
export const PublicPage = z.strictObject({
  profile: Profile,
  contacts: z.array(ContactEntry),
  offers: z.array(Offer),
  features: z.array(Feature),
  design: Design,
  assistant: z.strictObject({
    name: z.string(),
    greetings: z.strictObject({ morning: z.string(), afternoon: z.string(), evening: z.string() }),
    contactMethod: z.enum(['whatsapp', 'contact-page', 'none']),
  }),
  publishedAt: z.iso.datetime(),
});
export type PublicPage = z.infer<typeof PublicPage>;

/** Parts of a live page that a publish can change. */
export const pageParts = ['profile', 'contacts', 'offers', 'features', 'design', 'assistant'] as const;

/** A state of the page that was live. */
export const PublishedVersion = z.strictObject({
  publishedAt: z.iso.datetime(),
  /** What the owner calls himself in it. */
  title: z.string(),
  /** What differs from the state before it; empty for the oldest that is kept. */
  changed: z.array(z.enum(pageParts)),
  isLive: z.boolean(),
});
export type PublishedVersion = z.infer<typeof PublishedVersion>;

/** A page nobody has edited yet. */
export function emptyDraft(displayName: string, pageLanguage: Profile['pageLanguage']): PageDraft {
  return {
    profile: {
      agentName: '',
      displayName,
      title: '',
      tagline: '',
      location: '',
      organisation: '',
      organisationLink: '',
      aboutMe: '',
      description: '',
      profilePhoto: null,
      coverPhoto: null,
      mainPhoto: null,
      pageLanguage,
    },
    contacts: [],
    offers: [],
    features: [],
    design: {
      template: 'professional',
      layout: 'left',
      pageTheme: 'light',
      themeColour: '#1F3A5F',
      nameFont: 'serif',
      aboutFont: 'system',
      ...designDefaults,
    },
  };
}

/** Basic Information: what must be there before preview or go-live (specification 1, section 5). */
export function isBasicInformationComplete(profile: Profile): boolean {
  return profile.agentName !== '' && profile.title.trim() !== '' && profile.aboutMe.trim() !== '';
}
