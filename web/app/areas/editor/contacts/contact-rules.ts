/** What is asked for in each channel, and what is wrong with what was typed. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { channelIds, ContactEntry, type ChannelId } from '../../../../../shared/model/page.ts';
import { checkEmail } from '../../../../../shared/rules/email.ts';
import { channels } from '../../../../pages/channels.ts';

/** Which input a channel gets. */
export type ContactInput = 'email' | 'phone' | 'user-name' | 'id' | 'web';

/** What stands in front of a user name, so that people type only the rest. */
export const addressPrefixes: Partial<Record<ChannelId, string>> = {
  facebook: 'facebook.com/',
  instagram: 'instagram.com/',
  tiktok: 'tiktok.com/@',
  twitter: 'x.com/',
  youtube: 'youtube.com/@',
  messenger: 'm.me/',
  linkedin: 'linkedin.com/in/',
  pinterest: 'pinterest.com/',
  dribbble: 'dribbble.com/',
  telegram: 't.me/',
  calendly: 'calendly.com/',
};

const otherInputs: Partial<Record<ChannelId, ContactInput>> = {
  email: 'email',
  phone: 'phone',
  whatsapp: 'phone',
  wechat: 'id',
  line: 'id',
  discord: 'id',
  business: 'web',
};

export function contactInput(channel: ChannelId): ContactInput {
  return otherInputs[channel] ?? 'user-name';
}

/** What people most often add first, then the rest in the order of the specification. */
export const pickerOrder: readonly ChannelId[] = [
  ...new Set<ChannelId>(['whatsapp', 'phone', 'email', 'linkedin', 'instagram', 'facebook', 'business', ...channelIds]),
];

export type ContactErrorCode =
  | 'field_required'
  | 'text_too_long'
  | 'text_invalid'
  | 'email_invalid'
  | 'phone_invalid'
  | 'user_name_invalid'
  | 'id_invalid'
  | 'web_invalid';

const codes: Record<ContactInput, ContactErrorCode> = {
  email: 'email_invalid',
  phone: 'phone_invalid',
  'user-name': 'user_name_invalid',
  id: 'id_invalid',
  web: 'web_invalid',
};

/** The code of a value that the page could not show, undefined for a good one. */
export function checkContactValue(channel: ChannelId, value: string): ContactErrorCode | undefined {
  if (value.trim() === '') return 'field_required';
  const input = contactInput(channel);
  if (input === 'email' && checkEmail(value) !== undefined) return 'email_invalid';
  if (input === 'phone' && !isInternationalNumber(value)) return 'phone_invalid';
  const parsed = ContactEntry.shape.value.safeParse(value);
  if (!parsed.success) return value.length > 300 ? 'text_too_long' : 'text_invalid';
  return channels[channel].target(parsed.data) === undefined ? codes[input] : undefined;
}

/** Visitors call from everywhere, so a number is kept with its dial code. */
function isInternationalNumber(value: string): boolean {
  return value.startsWith('+') && parsePhoneNumberFromString(value)?.isValid() === true;
}

/** The code of a text that is too long or holds characters that cannot be saved. */
export function checkDisplayText(text: string): ContactErrorCode | undefined {
  const parsed = ContactEntry.shape.displayText.safeParse(text);
  return parsed.success ? undefined : (parsed.error.issues[0]?.message as ContactErrorCode | undefined);
}

/** Whether an entry can be saved and shown. */
export function isGoodEntry(entry: ContactEntry): boolean {
  const isGoodText = checkDisplayText(entry.displayText) === undefined;
  return isGoodText && checkContactValue(entry.channel, entry.value) === undefined;
}
