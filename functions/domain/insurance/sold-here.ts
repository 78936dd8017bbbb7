import type { InsuranceCard } from '../../../shared/insurance/channel.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { AppError } from '../../kit/app-error.ts';
import { findAgent } from '../product-chat/find-chat.ts';
import type { ChannelRow } from './channel-rows.ts';
import { getChannelOrThrow } from './find-channel.ts';
import { findCard } from './list-insurances.ts';

export type SoldPlace = { channelCode: string; productCode: string; agentName: string | null };

/** A product on sale in a channel, and the agent on whose page it is. Throws `not_found` for any of them that there is not. */
export async function soldHere(
  { channelCode, productCode, agentName }: SoldPlace,
  shown: { language: LanguageValue; now: Date },
): Promise<{ channel: ChannelRow; card: InsuranceCard; agentId: string | null }> {
  const { channel } = await getChannelOrThrow(channelCode);
  const card = channel.products.includes(productCode) ? await findCard(productCode, shown) : null;
  const agent = agentName === null ? null : await findAgent(agentName, channel.companyId, shown.now);
  if (card === null || (agentName !== null && agent === null)) throw new AppError('not_found');
  return { channel, card, agentId: agent?.accountId ?? null };
}
