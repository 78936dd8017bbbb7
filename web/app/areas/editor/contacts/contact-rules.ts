/** What is asked for in each channel, and what is wrong with what was typed. */
import { channelIds, ContactEntry, type ChannelId } from '../../../../../shared/model/page.ts';
import { checkChannelValue } from '../../../../../shared/rules/channel-value.ts';
import { checkShownTime } from '../../../../../shared/rules/shown-time.ts';
import type { TextError } from '../../../../../shared/rules/short-text.ts';
import { refusalOf, type RefusedValue } from '../draft/refused-values.ts';

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

/** What people most often add first, then the rest in the order of the specification. */
export const pickerOrder: readonly ChannelId[] = [
  ...new Set<ChannelId>(['whatsapp', 'phone', 'email', 'linkedin', 'instagram', 'facebook', 'business', ...channelIds]),
];

/** The code of a text that is too long or holds characters that cannot be saved. */
export function checkDisplayText(text: string): TextError | undefined {
  const parsed = ContactEntry.shape.displayText.safeParse(text);
  return parsed.success ? undefined : (parsed.error.issues[0]?.message as TextError | undefined);
}

/** What is wrong with an entry's value: the rule's code, else the server's for this very value. */
export function faultOfValue(entry: ContactEntry, refused: readonly RefusedValue[]): string | undefined {
  const { id, channel, value } = entry;
  return checkChannelValue(channel, value) ?? refusalOf(refused, id, 'value', value);
}

/** Whether an entry can be saved and shown. */
export function isGoodEntry(entry: ContactEntry, refused: readonly RefusedValue[]): boolean {
  return (
    checkDisplayText(entry.displayText) === undefined &&
    faultOfValue(entry, refused) === undefined &&
    checkShownTime(entry) === undefined
  );
}
