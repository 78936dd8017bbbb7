/** Whether an application can be ordered as it stands. */
import { DECLARATION_VERSION } from '../../../../shared/insurance/payment.ts';
import type { Money } from '../../../../shared/model/billing.ts';
import { AppError } from '../../../kit/app-error.ts';
import type { ApplicationRow, ChangesRow } from '../application-rows.ts';
import { findUnchanged, isSameCover } from '../changed-policy.ts';
import { isAnyListed } from '../exclusion-list.ts';
import { checkRow } from '../quote-application.ts';
import { findVoucher } from '../vouchers.ts';
import type { OrderPrice } from './price-order.ts';

export type Checkout = {
  /** As the screen showed it. */
  total: Money;
  consent: { declaration: true; termsVersion: string };
};

/**
 * Throws `application_not_accepted`, `quote_needed` (also for a price that holds no more), `price_changed`,
 * `consent_required`, `application_incomplete` with what is missing, `voucher_invalid`, and `change_outdated` and
 * `change_empty` for the change of a policy.
 */
export async function checkOrder(
  row: ApplicationRow,
  priced: OrderPrice,
  { total, consent }: Checkout,
  now: Date,
): Promise<void> {
  const { definition, today, quote } = priced;
  if (row.state !== 'accepted') throw new AppError('application_not_accepted');
  if (row.changes !== null) await checkChange(row, row.changes, today);
  if (today > quote.validUntil || quote.version !== row.version) throw new AppError('quote_needed');
  if (total.amount !== priced.total.amount || total.currency !== priced.total.currency) {
    throw new AppError('price_changed');
  }
  if (consent.termsVersion !== DECLARATION_VERSION) throw new AppError('consent_required');
  const problems = await checkRow(row, 'details', now);
  if (problems.length > 0) throw new AppError('application_incomplete', { problems });
  // The list may be longer than when it was quoted. Nobody is told why.
  if (await isAnyListed(row.companyId, row.answers)) throw new AppError('application_not_accepted');
  const { companyId, channelCode } = row;
  const place = { companyId, definition, channelCode, today };
  if (quote.voucherCode !== null && (await findVoucher(quote.voucherCode, place)) === null) {
    throw new AppError('voucher_invalid');
  }
}

async function checkChange(row: ApplicationRow, changes: ChangesRow, today: string): Promise<void> {
  const policy = await findUnchanged(changes, today);
  if (policy === null) throw new AppError('change_outdated');
  if (isSameCover(policy, row)) throw new AppError('change_empty');
}
