/** Vouchers of insurers (rows: application-rows.ts): whether one holds for a product in a channel on a day. */
import type { ProductDefinition } from '../../../shared/insurance/definition.ts';
import type { VoucherValue } from '../../../shared/insurance/rate.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { readRow } from '../../kit/read-row.ts';
import { voucherKey, VoucherRow } from './application-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['GetItem'] }] };

export type VoucherPlace = {
  companyId: string;
  definition: ProductDefinition;
  channelCode: string;
  /** Day where the product is sold. */
  today: string;
};

/** Codes are written in capitals, and typed as people type. */
export const plainCode = (code: string): string => code.trim().toUpperCase();

/** Null for a code that there is not, or that does not hold here and now: which of it is nobody's business. */
export async function findVoucher(code: string, place: VoucherPlace): Promise<VoucherRow | null> {
  const item = await readRow('insurance', voucherKey(place.companyId, plainCode(code)));
  const voucher = item === undefined ? null : VoucherRow.parse(item);
  return voucher !== null && isGood(voucher, place) ? voucher : null;
}

function isGood(voucher: VoucherRow, { definition, channelCode, today }: VoucherPlace): boolean {
  const { products, channels, from, until, used, uses } = voucher;
  const isForProduct = products === null || products.includes(definition.code);
  const isForChannel = channels === null || channels.includes(channelCode);
  return isForProduct && isForChannel && from <= today && today <= until && used < uses;
}

/** What it takes off a price. */
export function valueOf({ code, percent, amount }: VoucherRow): VoucherValue {
  return percent === null ? { code, amount: amount ?? 0 } : { code, percent };
}
