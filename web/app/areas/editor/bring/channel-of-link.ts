import { channelIds, type ChannelId } from '../../../../../shared/model/page.ts';
import { channelForm, checkChannelValue } from '../../../../../shared/rules/channel-value.ts';
import { countryOr, toKeptPhone } from '../contacts/phone-value.ts';

export type ChannelValue = { channel: ChannelId; value: string };

/** Channels that are known by the site that a link leads to. Facebook comes before Messenger, which shares its site. */
const siteChannels = channelIds.filter((channel) => ['user-name', 'id'].includes(channelForm(channel)));

const whatsapp = /^https?:\/\/(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?(?:.*&)?phone=)\+?(\d{6,15})/i;

/** The channel that a link belongs to, and what its entry holds; null for what is no link of a page. */
export function channelOfLink(link: string, country: string): ChannelValue | null {
  const mail = /^mailto:([^?]+)/i.exec(link)?.[1];
  if (mail !== undefined) return channelValue('email', decode(mail));
  const call = /^tel:(.+)$/i.exec(link)?.[1];
  if (call !== undefined) return phoneValue(decode(call), country);
  const number = whatsapp.exec(link)?.[1];
  if (number !== undefined)
    return channelValue('whatsapp', toKeptPhone({ country: countryOr(country), phone: `+${number}` }));
  if (!/^https?:\/\//i.test(link)) return null;
  const secure = link.replace(/^http:/i, 'https:');
  const channel = siteChannels.find((one) => checkChannelValue(one, secure) === undefined);
  return channelValue(channel ?? 'business', secure);
}

/** A number as it is typed at home; null when it is none of the country. */
export function phoneValue(number: string, country: string): ChannelValue | null {
  return channelValue('phone', toKeptPhone({ country: countryOr(country), phone: number.trim() }));
}

export function channelValue(channel: ChannelId, value: string): ChannelValue | null {
  const typed = value.trim();
  return checkChannelValue(channel, typed) === undefined ? { channel, value: typed } : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
