import type { getPaymentInfo as contract } from '../../../shared/calls/payment.ts';
import { DECLARATION_VERSION } from '../../../shared/insurance/payment.ts';
import { openApplication } from '../../domain/insurance/applications.ts';
import { findPolicyOrder } from '../../domain/insurance/orders/find-policy-orders.ts';
import { offersOf } from '../../domain/insurance/orders/offered-ways.ts';
import { openPolicyStep } from '../../domain/insurance/orders/policy-payment-step.ts';
import { priceOrder } from '../../domain/insurance/orders/price-order.ts';
import { checkRow, toApplicationView } from '../../domain/insurance/quote-application.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getPaymentInfo: Handler<typeof contract> = async (input, { now }) => {
  const row = await openApplication(input, now);
  const { price, quote, total, dueNow, instalments } = await priceOrder(row, now);
  const [application, problems, offers, order] = await Promise.all([
    toApplicationView(row, now),
    checkRow(row, 'details', now),
    offersOf(row),
    row.orderId === null ? null : findPolicyOrder(row.orderId),
  ]);
  return {
    ...{ application, lines: price.lines, total, dueNow, problems, ...offers },
    instalments: instalments?.map(({ number, due, money }) => ({ number, due, money })) ?? null,
    ...{ validUntil: quote.validUntil, declarationVersion: DECLARATION_VERSION },
    order: order && (await openPolicyStep(order)),
  };
};
