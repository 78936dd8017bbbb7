import type { findPriceByVoucher as contract } from '../../../shared/calls/insurance-quote.ts';
import { changeApplication, openApplication, todayOf } from '../../domain/insurance/applications.ts';
import { definitionOf } from '../../domain/insurance/find-product.ts';
import { quoteApplication, toApplicationView } from '../../domain/insurance/quote-application.ts';
import { findVoucher } from '../../domain/insurance/vouchers.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const findPriceByVoucher: Handler<typeof contract> = async ({ code, ...opened }, context) => {
  const { now } = context;
  const row = await openApplication(opened, now);
  const definition = await definitionOf(row.productCode, row.version);
  const { companyId, channelCode } = row;
  const place = { companyId, definition, channelCode, today: todayOf(definition, now) };
  const voucher = code === '' || row.changes !== null ? null : await findVoucher(code, place);
  if (code !== '' && voucher === null) throw new AppError('voucher_invalid');
  const changed = await changeApplication(row, { voucherCode: voucher?.code ?? null }, now);
  const { row: quoted, problems } = await quoteApplication(changed, context);
  return { application: await toApplicationView(quoted, now), problems };
};
