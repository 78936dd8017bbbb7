/** Orders an application: it takes one open order at most (SECURITY.md T52), and with it one use of its voucher. */
import { AppError } from '../../../kit/app-error.ts';
import { foundOnce } from '../../../kit/found-once.ts';
import { isUndecided, isWritten, type Moment } from '../../billing/order-states.ts';
import type { ApplicationRow } from '../application-rows.ts';
import { takeOrderNumber } from '../policy-numbers.ts';
import type { PolicyOrderRow } from '../policy-rows.ts';
import { checkOrder, type Checkout } from './check-order.ts';
import { findApplication, findPolicyOrder } from './find-policy-orders.ts';
import { markOrderPaid } from './mark-order-paid.ts';
import { applicationOrdered, orderPut, settlePolicyLater, voucherTaken } from './policy-order-items.ts';
import { priceOrder, type OrderPrice } from './price-order.ts';

/** An order is looked at again by then, should nothing tell of its payment. */
const LOOK_AGAIN_MS = 10 * 60_000;

/**
 * The order of an application. The one that is open for the same quote is given again; what costs nothing is issued at once.
 * Throws `payment_open` for another one, `application_closed` once there is a policy, and what `checkOrder` does.
 */
export async function openPolicyOrder(
  row: ApplicationRow,
  checkout: Checkout,
  moment: Moment,
): Promise<PolicyOrderRow> {
  if (row.state === 'issued') throw new AppError('application_closed');
  if (row.state === 'ordered') return sameOrder(row, checkout, moment);
  const priced = await priceOrder(row, moment.now);
  // Once: this very order may take the last use of the voucher.
  await foundOnce('order checked', () => checkOrder(row, priced, checkout, moment.now));
  const order = orderOf(row, priced, checkout, await takeOrderNumber(moment.now), moment);
  const { companyId } = row;
  const written = await isWritten([
    applicationOrdered(row, order.orderId, moment.now),
    orderPut(order),
    ...(order.voucherCode === null ? [] : [voucherTaken(companyId, order.voucherCode)]),
    settlePolicyLater(order.orderId, new Date(moment.now.getTime() + LOOK_AGAIN_MS)),
  ]);
  if (!written) return afterAnother(row, order, checkout, moment);
  return order.total.amount === 0 ? markOrderPaid(order, null, moment) : order;
}

/** Somebody changed or ordered the application in between, or took the last use of the voucher. */
async function afterAnother(
  row: ApplicationRow,
  { voucherCode }: PolicyOrderRow,
  checkout: Checkout,
  moment: Moment,
): Promise<PolicyOrderRow> {
  const present = await findApplication(row.applicationId);
  if (present?.state === 'ordered') return sameOrder(present, checkout, moment);
  const isUsedUp = voucherCode !== null && present?.revision === row.revision;
  throw new AppError(isUsedUp ? 'voucher_invalid' : 'conflict');
}

async function sameOrder(row: ApplicationRow, { total }: Checkout, { now }: Moment): Promise<PolicyOrderRow> {
  const order = row.orderId === null ? null : await findPolicyOrder(row.orderId);
  const priced = await priceOrder(row, now);
  const isSame = total.amount === priced.total.amount && total.currency === priced.total.currency;
  if (!order || !isUndecided(order) || order.quoteId !== priced.quote.quoteId || !isSame) {
    throw new AppError('payment_open');
  }
  return order;
}

function orderOf(
  { applicationId, companyId, language, changes }: ApplicationRow,
  { quote, price, dueNow, instalments }: OrderPrice,
  { consent }: Checkout,
  orderNumber: string,
  { now, newId }: Moment,
): PolicyOrderRow {
  const at = now.toISOString();
  return {
    ...{ orderId: newId(), orderNumber, applicationId, companyId },
    ...{ kind: changes === null ? 'purchase' : 'change', policyId: changes?.policyId ?? null, returned: 0 },
    ...{ total: dueNow, quoteId: quote.quoteId, plan: price.plan, instalments, voucherCode: quote.voucherCode },
    ...{ payWay: null, isHosted: false, providerCustomerId: null, reference: null, approvalUrl: null, qr: null },
    ...{ method: null, state: 'open', refund: null, errorLabel: null },
    ...{ consent: { ...consent, at }, language, createdAt: at, paidAt: null },
  };
}
