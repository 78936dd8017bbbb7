/** Reads channels (rows: channel-rows.ts). */
import type { ChannelView } from '../../../shared/insurance/channel.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { readRow } from '../../kit/read-row.ts';
import { findAccount } from '../accounts/find-account.ts';
import { readCompany } from '../companies/read-company.ts';
import { channelKey, ChannelRow, domainKey } from './channel-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['GetItem'] }] };

/** A channel that sells. Throws `not_found` for one that is off, or whose insurer is no more, like for none. */
export async function getChannelOrThrow(channelCode: string): Promise<{ channel: ChannelRow; view: ChannelView }> {
  const item = await readRow('insurance', channelKey(channelCode));
  const channel = item === undefined ? null : ChannelRow.parse(item);
  if (channel === null || !channel.isOn) throw new AppError('not_found');
  const [company, founder] = await Promise.all([readCompany(channel.companyId), findAccount(channel.companyId)]);
  if (company === null || founder?.status !== 'active') throw new AppError('not_found');
  const { name, companyId, languages, isDirect } = channel;
  const view = {
    channelCode,
    name,
    companyId,
    companyName: company.name,
    logo: company.logo?.path ?? null,
    languages,
    isDirect,
  };
  return { channel, view };
}

/** The code of the channel that a domain belongs to. Throws `not_found`. */
export async function getChannelCodeOfDomain(domain: string): Promise<string> {
  const item = await readRow('insurance', domainKey(domain));
  if (item === undefined) throw new AppError('not_found');
  return String(item['channelCode']);
}
