import type { ChannelView, InsuranceCard } from '../../../shared/insurance/channel.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import type { ChannelRow } from './channel-rows.ts';
import { getChannelOrThrow } from './find-channel.ts';
import { listInsurances } from './list-insurances.ts';

/** A channel with the products that it sells today, in its order. Throws `not_found` as `getChannelOrThrow` does. */
export async function channelPage(
  { channelCode, language }: { channelCode: string; language: LanguageValue },
  now: Date,
): Promise<{ row: ChannelRow; channel: ChannelView; products: InsuranceCard[] }> {
  const { channel: row, view: channel } = await getChannelOrThrow(channelCode);
  return { row, channel, products: await listInsurances(row.products, { language, now }) };
}
