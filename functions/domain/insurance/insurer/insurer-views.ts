/** What an insurer's people see of what is theirs, also of what is not sold. */
import type { StoreNeeds } from '../../../../shared/model/needs.ts';
import type { Channel } from '../../../../shared/insurance/channel.ts';
import type { InsurerProduct, InsurerVoucher } from '../../../../shared/insurance/insurer.ts';
import { listBelow } from '../../../kit/list-below.ts';
import { readRow } from '../../../kit/read-row.ts';
import { VoucherRow, voucherKey } from '../application-rows.ts';
import { todayOf } from '../applications.ts';
import { channelKey, ChannelRow, insurerChannelKey } from '../channel-rows.ts';
import { definitionOf, findProductRow, textsOf } from '../find-product.ts';
import { codesOfInsurer, isOnSale } from '../list-insurances.ts';
import type { ProductRow } from '../product-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['GetItem', 'Query'] }] };

/** More than an insurer has. */
const MOST_CHANNELS = 200;
const MOST_VOUCHERS = 1_000;

export async function listInsurerProducts(companyId: string, now: Date): Promise<InsurerProduct[]> {
  const rows = await Promise.all((await codesOfInsurer(companyId)).map(findProductRow));
  return Promise.all(rows.flatMap((row) => (row === null ? [] : [toInsurerProduct(row, now)])));
}

export async function toInsurerProduct({ code, version, publishedAt }: ProductRow, now: Date): Promise<InsurerProduct> {
  const definition = await definitionOf(code, version);
  const { line, country, languages, onSale } = definition;
  const [first = 'en_us'] = languages;
  const { texts } = await textsOf(definition, first);
  const isSold = isOnSale(definition, todayOf(definition, now));
  return { code, name: texts.name, line, country, languages, version, publishedAt, onSale, isOnSale: isSold };
}

export async function listInsurerChannels(companyId: string): Promise<Channel[]> {
  const items = await listBelow('insurance', insurerChannelKey(companyId, ''), MOST_CHANNELS);
  const rows = await Promise.all(items.map((item) => readRow('insurance', channelKey(String(item['channelCode'])))));
  return rows.flatMap((row) => (row === undefined ? [] : [ChannelRow.parse(row)]));
}

export async function listInsurerVouchers(companyId: string): Promise<InsurerVoucher[]> {
  const items = await listBelow('insurance', voucherKey(companyId, ''), MOST_VOUCHERS);
  return items.map((item) => VoucherRow.parse(item));
}
