/** From what an owner typed for a channel (specification 1, section 3) to what the page shows: a link, an id to copy, or nothing. */
import type { ChannelId, ContactEntry } from '../../shared/model/page.ts';
import { checkEmail } from '../../shared/rules/email.ts';
import { safeHref } from '../../shared/rules/safe-link.ts';

/** Where a channel stands on the page: ways to talk to the owner, or places to follow them. */
export type ChannelKind = 'contact' | 'social';

type ChannelTarget = { href: string; shown: string } | { copy: string };

/** A contact entry as the page draws it. `href` and `copy` exclude each other. */
export type PageLink = {
  id: string;
  channel: ChannelId;
  kind: ChannelKind;
  isHighlight: boolean;
  /** The owner's own words, else empty: then the channel's name is shown. */
  displayText: string;
  /** Safe to put into an attribute; undefined for an id. */
  href: string | undefined;
  /** The id that a button copies; undefined for a link. */
  copy: string | undefined;
  /** The address in short, as people read it. */
  shown: string;
  /** Whether it opens another site. */
  isExternal: boolean;
};

type Channel = { kind: ChannelKind; target: (value: string) => ChannelTarget | undefined };

/** Names that services give their users, with parts behind them such as `mara/intro`; the length is a bound of ours. */
const userName = /^[\p{L}\p{N}._-]{1,60}(?:\/[\p{L}\p{N}._-]{1,60}){0,2}$/u;

const typedLink = /^(?:[a-z][a-z0-9+.-]*:|www\.|[^\s/]+\.[^\s/]+\/)/i;

const phoneCharacters = /^\+?[0-9 ().\u00a0/-]+$/;

/** Every channel and how its value becomes a target. The key of its label is `channels.<id>`. */
export const channels: Record<ChannelId, Channel> = {
  email: { kind: 'contact', target: mailTarget },
  phone: { kind: 'contact', target: phoneTarget },
  facebook: social('https://www.facebook.com/'),
  instagram: social('https://www.instagram.com/'),
  tiktok: social('https://www.tiktok.com/@'),
  twitter: social('https://x.com/'),
  whatsapp: { kind: 'contact', target: whatsappTarget },
  youtube: social('https://www.youtube.com/@'),
  messenger: contact('https://m.me/'),
  linkedin: social('https://www.linkedin.com/in/'),
  pinterest: social('https://www.pinterest.com/'),
  dribbble: social('https://dribbble.com/'),
  wechat: { kind: 'contact', target: idTarget },
  telegram: contact('https://t.me/'),
  line: { kind: 'contact', target: idTarget },
  calendly: contact('https://calendly.com/'),
  discord: { kind: 'social', target: idTarget },
  business: { kind: 'contact', target: webTarget },
};

/** The enabled entries that can be shown, in the owner's order; an invalid value gives no entry. */
export function pageLinks(contacts: readonly ContactEntry[]): PageLink[] {
  return contacts.filter(({ isEnabled }) => isEnabled).flatMap((entry) => toPageLink(entry) ?? []);
}

function toPageLink(entry: ContactEntry): PageLink | undefined {
  const { kind, target } = channels[entry.channel];
  const found = target(entry.value.trim());
  if (found === undefined) return undefined;
  const { id, channel, isHighlight, displayText } = entry;
  const shared = { id, channel, kind, isHighlight, displayText: displayText.trim() };
  if ('copy' in found) return { ...shared, href: undefined, copy: found.copy, shown: found.copy, isExternal: false };
  return { ...shared, ...found, copy: undefined, isExternal: /^https?:/.test(found.href) };
}

function social(prefix: string): Channel {
  return { kind: 'social', target: (value) => userTarget(prefix, value) };
}

function contact(prefix: string): Channel {
  return { kind: 'contact', target: (value) => userTarget(prefix, value) };
}

function userTarget(prefix: string, value: string): ChannelTarget | undefined {
  if (typedLink.test(value)) return webTarget(value);
  const name = value.replace(/^@/, '');
  if (!userName.test(name)) return undefined;
  const address = prefix + name.split('/').map(encodeURIComponent).join('/');
  return linkTarget(address, name.includes('/') ? shortAddress(address) : `@${name}`);
}

/** A scheme that is missing is https; one that isn't of the web is refused. */
function webTarget(value: string): ChannelTarget | undefined {
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(value) && !/^[^:/]+\.[^:/]+:\d/.test(value);
  const href = safeHref(hasScheme ? value : `https://${value}`);
  if (href === undefined || !/^https?:/.test(href) || !/^https?:\/\/[^/]+\.[^/]/.test(href)) return undefined;
  return { href, shown: shortAddress(href) };
}

function linkTarget(address: string, shown: string): ChannelTarget | undefined {
  const href = safeHref(address);
  return href === undefined ? undefined : { href, shown };
}

function mailTarget(value: string): ChannelTarget | undefined {
  const address = value.replace(/^mailto:/i, '');
  return checkEmail(address) === undefined ? linkTarget(`mailto:${address}`, address) : undefined;
}

function phoneTarget(value: string): ChannelTarget | undefined {
  const typed = value.replace(/^tel:/i, '');
  const digits = phoneDigits(typed);
  return digits === undefined ? undefined : linkTarget(`tel:${typed.startsWith('+') ? '+' : ''}${digits}`, typed);
}

function whatsappTarget(value: string): ChannelTarget | undefined {
  if (/^https?:/i.test(value) || /^(wa\.me|api\.whatsapp\.com)\//i.test(value)) return webTarget(value);
  const digits = phoneDigits(value)?.replace(/^00/, '');
  return digits === undefined ? undefined : linkTarget(`https://wa.me/${digits}`, value);
}

/** An id that has no web address is shown to be copied; some owners give a link all the same. */
function idTarget(value: string): ChannelTarget | undefined {
  if (typedLink.test(value)) return webTarget(value);
  return /^[^\s<>"]{1,100}$/u.test(value) ? { copy: value } : undefined;
}

function phoneDigits(value: string): string | undefined {
  const digits = value.replace(/[^0-9]/g, '');
  return phoneCharacters.test(value) && digits.length >= 5 && digits.length <= 15 ? digits : undefined;
}

function shortAddress(href: string): string {
  const short = href.replace(/^https?:\/\/(?:www\.)?/, '').replace(/[/?#]*$/, '');
  return short.length > 40 ? `${short.slice(0, 39)}…` : short;
}
