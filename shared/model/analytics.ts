/** What an owner is told about the traffic of their page (specification 1, sections 2 and 9); docs/analytics.md says how it is counted. */
import * as z from 'zod';
import { channelIds } from './page.ts';

/** Windows of the analytics, in days (specification 1, section 9). */
export const analyticsWindows = [7, 14, 28] as const;

const count = z.number().int().nonnegative();

export const Figures = z.strictObject({
  /** Visits: one for each tab in which somebody did something on the page. */
  views: count,
  /** People told apart by a salted hash that lives for a day; a sum over days counts who came on two days twice. */
  visitors: count,
  /** Visits in which at least one link was opened: never more than views. */
  clickers: count,
  /** Links opened, each once a visit. */
  clicks: count,
  conversations: count,
  /** Questions that got an answer of any kind, the standard reply too. */
  questions: count,
  /** Questions answered from the page's own words. */
  answered: count,
  /** As many as stand in the inbox. */
  leads: count,
});
export type Figures = z.infer<typeof Figures>;

export const DayFigures = Figures.extend({
  /** In the owner's time zone, yyyy-mm-dd. */
  date: z.iso.date(),
});
export type DayFigures = z.infer<typeof DayFigures>;

/** What can be opened on a page; `save` puts the owner into the phone's address book. */
export const linkKinds = ['contact', 'offer', 'post', 'share', 'save'] as const;

export const LinkClicks = z.strictObject({
  kind: z.enum(linkKinds),
  /** Tells links of one kind apart. */
  code: z.string(),
  /** In the owner's words; empty for a contact that has none of its own, and for what is no longer on the page. */
  name: z.string(),
  channel: z.enum(channelIds).nullable(),
  /** The owner has taken it off the page since. */
  isRemoved: z.boolean(),
  clicks: count,
});
export type LinkClicks = z.infer<typeof LinkClicks>;

export const sourceGroups = ['direct', 'place', 'search', 'social', 'campaign', 'site', 'other'] as const;
export type SourceGroup = (typeof sourceGroups)[number];

export const SourceViews = z.strictObject({
  /** A key of `knownSources`, `direct`, `qr`, `other`, `site:<host>` or `utm:<name>` (shared/rules/traffic-source.ts). */
  source: z.string(),
  group: z.enum(sourceGroups),
  views: count,
});
export type SourceViews = z.infer<typeof SourceViews>;

/** `ZZ` is a country that the edge does not know. */
export const CountryViews = z.strictObject({ country: z.string().length(2), views: count });
export type CountryViews = z.infer<typeof CountryViews>;

export const devices = ['phone', 'computer'] as const;
export type Device = (typeof devices)[number];

export const DeviceViews = z.strictObject({ device: z.enum(devices), views: count });
export type DeviceViews = z.infer<typeof DeviceViews>;

/** What a QR code in a place carries in its address (`?p=`). */
export const VisitPlace = z.string().regex(/^[A-Za-z0-9]{1,12}$/);

export const PlaceViews = z.strictObject({ code: VisitPlace, views: count });
export type PlaceViews = z.infer<typeof PlaceViews>;

/** What a click is on: a contact or an offer by its code, an entry of the news by its id, sharing, saving the contact. */
export const ClickTarget = z.string().regex(/^(?:[co][0-9a-z]{1,7}|post-[0-9A-Z]{26}|share|save)$/);
