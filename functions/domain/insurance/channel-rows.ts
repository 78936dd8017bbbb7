/**
 * Rows of the `insurance` table: where insurers sell. Products: product-rows.ts.
 *
 * | what | pk | sk |
 * | --- | --- | --- |
 * | channel | CHANNEL#<code> | CHANNEL |
 * | channel of a web domain | DOMAIN#<host> | DOMAIN |
 * | channel of an insurer | INSURER#<company> | CHANNEL#<code> |
 */
import * as z from 'zod';
import { Channel, type ChannelCode } from '../../../shared/insurance/channel.ts';

export const ChannelRow = z.object(Channel.shape);
export type ChannelRow = z.infer<typeof ChannelRow>;

type Code = z.infer<typeof ChannelCode>;

export const channelKey = (code: Code) => ({ pk: `CHANNEL#${code}`, sk: 'CHANNEL' });
export const domainKey = (host: string) => ({ pk: `DOMAIN#${host}`, sk: 'DOMAIN' });
export const insurerChannelKey = (companyId: string, code: Code) => ({
  pk: `INSURER#${companyId}`,
  sk: `CHANNEL#${code}`,
});
