/**
 * What an owner may write for a channel of the page (specification 1, section 3): the editor says it while somebody
 * types, insertSocialMedia refuses everything else.
 */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { ChannelId } from '../model/page.ts';
import { checkEmail } from './email.ts';
import { isValidPhoneForCountry } from './phone.ts';
import { checkLink } from './safe-link.ts';
import { checkText, type TextError } from './short-text.ts';

export type ChannelValueError =
  | TextError
  | 'email_format_invalid'
  | 'phone_invalid'
  | 'user_name_invalid'
  | 'id_invalid'
  | 'web_invalid'
  /** A link without https. */
  | 'link_not_secure'
  /** A link to another site than the channel's. */
  | 'link_of_another_site';

/** What a value is: an address, a number, a user name or a link of the channel, an ID or a link, any web address. */
export type ChannelForm = 'email' | 'phone' | 'user-name' | 'id' | 'web';

type ChannelRule = { form: ChannelForm; hosts: RegExp | null };

/** Most characters of a value. */
export const MAX_CHANNEL_VALUE = 300;

const rules: Record<ChannelId, ChannelRule> = {
  email: { form: 'email', hosts: null },
  phone: { form: 'phone', hosts: null },
  facebook: userOf('facebook.com', 'fb.com', 'fb.me'),
  instagram: userOf('instagram.com', 'instagr.am', 'ig.me'),
  tiktok: userOf('tiktok.com'),
  twitter: userOf('x.com', 'twitter.com'),
  whatsapp: { form: 'phone', hosts: null },
  youtube: userOf('youtube.com', 'youtu.be'),
  messenger: userOf('m.me', 'messenger.com', 'facebook.com'),
  linkedin: userOf('linkedin.com', 'lnkd.in'),
  // It has an address of its own in many countries: pinterest.de, pinterest.co.uk, pinterest.com.au.
  pinterest: { form: 'user-name', hosts: /^(?:.+\.)?(?:pin\.it|pinterest\.(?:com|(?:com?\.)?[a-z]{2}))$/ },
  dribbble: userOf('dribbble.com'),
  wechat: idOf('wechat.com', 'weixin.qq.com'),
  telegram: userOf('t.me', 'telegram.me', 'telegram.org'),
  line: idOf('line.me', 'lin.ee'),
  calendly: userOf('calendly.com'),
  discord: idOf('discord.gg', 'discord.com', 'discordapp.com'),
  business: { form: 'web', hosts: null },
};

/** Names that services give their users, with parts behind them such as `mara/intro`; the length is a bound of ours. */
const userName = /^@?[\p{L}\p{N}._-]{1,60}(?:\/[\p{L}\p{N}._-]{1,60}){0,2}$/u;

/** A part of a path that browsers read as "here" or "one up". */
const dotsOnly = /(?:^@?|\/)\.{1,2}(?:\/|$)/;

const channelId = /^[^\s<>"]{1,100}$/u;

/** A scheme, a www, or a host with a path behind it. */
const typedLink = /^(?:[a-z][a-z0-9+.-]*:|www\.|[^\s/]+\.[^\s/]+\/)/i;

/** `example.com:8080` begins like a scheme and has none. */
const hostWithPort = /^[^:/]+\.[^:/]+:\d/;

const longestPhone = 40;

export function channelForm(channel: ChannelId): ChannelForm {
  return rules[channel].form;
}

/** The code of a value that the channel doesn't take, undefined for a good one. Linear, length first. */
export function checkChannelValue(channel: ChannelId, value: string): ChannelValueError | undefined {
  const fault = checkText(value, { max: MAX_CHANNEL_VALUE, min: 1, multiLine: false });
  return fault ?? checks[channelForm(channel)](value.trim(), rules[channel].hosts);
}

type Check = (value: string, hosts: RegExp | null) => ChannelValueError | undefined;

const checks: Record<ChannelForm, Check> = {
  email: (value) => (checkEmail(value) === undefined ? undefined : 'email_format_invalid'),
  phone: (value) => (isInternationalNumber(value) ? undefined : 'phone_invalid'),
  'user-name': (value, hosts) => {
    if (typedLink.test(value)) return checkWebLink(value, hosts, 'user_name_invalid');
    return userName.test(value) && !dotsOnly.test(value) ? undefined : 'user_name_invalid';
  },
  id: (value, hosts) => {
    if (typedLink.test(value)) return checkWebLink(value, hosts, 'id_invalid');
    return channelId.test(value) ? undefined : 'id_invalid';
  },
  web: (value, hosts) => checkWebLink(value, hosts, 'web_invalid'),
};

/** Visitors call from everywhere, so a number is kept with its dial code. */
function isInternationalNumber(value: string): boolean {
  if (value.length > longestPhone || !value.startsWith('+')) return false;
  const country = parsePhoneNumberFromString(value, { extract: false })?.country;
  return country !== undefined && isValidPhoneForCountry(value, country);
}

/** An https link; a scheme that is missing is https. `hosts`: the sites it may lead to, null for all. */
function checkWebLink(value: string, hosts: RegExp | null, invalid: ChannelValueError): ChannelValueError | undefined {
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(value) && !hostWithPort.test(value);
  const link = checkLink(hasScheme ? value : `https://${value}`);
  const [, scheme, host] = (link.ok && /^(https?):\/\/([^/?#]+)/.exec(link.href)) || [];
  if (host === undefined || !/[^.]\.[^.]/.test(host)) return invalid;
  if (scheme !== 'https') return 'link_not_secure';
  return hosts === null || hosts.test(host) ? undefined : 'link_of_another_site';
}

function userOf(...hosts: string[]): ChannelRule {
  return { form: 'user-name', hosts: hostsPattern(hosts) };
}

function idOf(...hosts: string[]): ChannelRule {
  return { form: 'id', hosts: hostsPattern(hosts) };
}

/** The hosts and all below them, such as `www.` and `de.`. */
function hostsPattern(hosts: readonly string[]): RegExp {
  return new RegExp(`^(?:.+\\.)?(?:${hosts.map((host) => host.replaceAll('.', '\\.')).join('|')})$`);
}
