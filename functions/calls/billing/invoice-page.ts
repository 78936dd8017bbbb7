import type * as contracts from '../../../shared/calls/billing.ts';
import { findCustomer } from '../../domain/billing/customers.ts';
import { findInvoices } from '../../domain/billing/find-invoices.ts';
import { findSubscription } from '../../domain/billing/find-subscription.ts';
import { toInvoice, upcomingInvoice } from '../../domain/billing/invoice-view.ts';
import { priceOfNext } from '../../domain/billing/price-purchase.ts';
import type { Handler } from '../../kit/call-group.ts';
import { takePage } from '../../kit/take-page.ts';

/** What is to come stands before what was, whatever the order. */
export const invoicePage: Handler<typeof contracts.invoicePage> = async (_, { actor, paging, language }) => {
  const [issued, subscription, customer] = await Promise.all([
    findInvoices(actor.id, paging.orderBy),
    findSubscription(actor.id),
    findCustomer(actor.id),
  ]);
  const upcoming =
    subscription && customer && upcomingInvoice(subscription, customer.details, language, priceOfNext(subscription));
  const invoices = [...(upcoming ? [upcoming] : []), ...issued.map((row) => toInvoice(row, language))];
  return { invoices: takePage(invoices, paging).rows, count: invoices.length };
};
