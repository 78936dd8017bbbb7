/** Where an insurer sells: a channel with its products, languages and web domains, directly or on the pages of its agents. */
import * as z from 'zod';
import { Money } from '../model/billing.ts';
import { languageValues } from '../places/languages.ts';
import { shortText } from '../rules/short-text.ts';
import { ProductCode } from './definition.ts';

/** As it stands in addresses: `/insurance/harbour-vale`. */
export const ChannelCode = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/);

/** A host name in lower case, without scheme and port. */
export const Domain = z
  .string()
  .max(253)
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/);

export const MAX_CHANNEL_PRODUCTS = 50;

/** What an insurer's people write. */
export const ChannelContent = z.strictObject({
  channelCode: ChannelCode,
  name: shortText(120),
  /** In the order in which they are shown. */
  products: z.array(ProductCode).max(MAX_CHANNEL_PRODUCTS),
  /** Which languages visitors can choose; the first is shown to those who speak none of them. */
  languages: z.array(z.enum(languageValues)).min(1),
  domains: z.array(Domain).max(20),
  /** Whether visitors can buy without an agent. */
  isDirect: z.boolean(),
  /** Whether it sells at all; a channel that is off answers like one that is not there. */
  isOn: z.boolean(),
});
export type ChannelContent = z.infer<typeof ChannelContent>;

export const Channel = ChannelContent.extend({ companyId: z.string(), updatedAt: z.iso.datetime() });
export type Channel = z.infer<typeof Channel>;

/** Ways in which a product is passed on. */
export const spreadWays = [
  'link',
  'qr',
  'mail',
  'whatsapp',
  'wechat',
  'line',
  'telegram',
  'facebook',
  'other',
] as const;

/** What visitors see of a channel. */
export const ChannelView = z.strictObject({
  channelCode: ChannelCode,
  name: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  /** Path of the insurer's logo on the media host; null without one. */
  logo: z.string().nullable(),
  languages: z.array(z.enum(languageValues)),
  isDirect: z.boolean(),
});
export type ChannelView = z.infer<typeof ChannelView>;

/** A product as a list shows it. */
export const InsuranceCard = z.strictObject({
  code: ProductCode,
  version: z.number().int(),
  line: z.enum(['travel', 'pet', 'motor', 'accident']),
  country: z.string(),
  /** The language that the words are in. */
  language: z.enum(languageValues),
  name: z.string(),
  tagline: z.string(),
  /** The lowest price of the product's examples; null where it shows none. */
  from: Money.nullable(),
});
export type InsuranceCard = z.infer<typeof InsuranceCard>;

/** An agent as their insurance page and the portal show them. */
export const AgentCard = z.strictObject({
  agentName: z.string(),
  name: z.string(),
  title: z.string(),
  /** Path of the photo on the media host; null without one. */
  photo: z.string().nullable(),
});
export type AgentCard = z.infer<typeof AgentCard>;
