import type { findOneDtxEVoucher as contract } from '../../../shared/calls/insurance-quote.ts';
import { todayOf } from '../../domain/insurance/applications.ts';
import { getChannelOrThrow } from '../../domain/insurance/find-channel.ts';
import { currentDefinition } from '../../domain/insurance/find-product.ts';
import { findVoucher } from '../../domain/insurance/vouchers.ts';
import type { Handler } from '../../kit/call-group.ts';

export const findOneDtxEVoucher: Handler<typeof contract> = async ({ code, productCode, channelCode }, { now }) => {
  const { channel } = await getChannelOrThrow(channelCode);
  const definition = await currentDefinition(productCode);
  const { companyId } = channel;
  const voucher = await findVoucher(code, { companyId, definition, channelCode, today: todayOf(definition, now) });
  if (voucher === null) return { isGood: false, percent: null, amount: null, until: null };
  const { percent, amount, until } = voucher;
  return { isGood: true, percent, amount, until };
};
