/** Invoices as their owner sees them, the one to come among them. */
import type { BillingDetails, Invoice, Money } from '../../../shared/model/billing.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { vatAmount, vatOf } from '../../../shared/rules/vat.ts';
import type { InvoiceRow, SubscriptionRow } from './billing-rows.ts';
import { descriptionIn } from './invoice-texts.ts';
import { nextPaymentAt } from './renewal-steps.ts';

export function toInvoice(row: InvoiceRow, language: LanguageValue): Invoice {
  const { invoiceId, number, planId, cycle, billedAt, net, vat, total, status, payWay, file } = row;
  const description = descriptionIn(language, planId, cycle);
  return { invoiceId, number, description, planId, cycle, billedAt, net, vat, total, status, payWay, hasFile: !!file };
}

/** What the next cycle costs. @param price of one cycle of `next`, where a change is planned */
export function upcomingInvoice(
  subscription: SubscriptionRow,
  { country, vatNumber }: BillingDetails,
  language: LanguageValue,
  price: Money = subscription.price,
): Invoice | null {
  const { status, billedBy, next, periodEnd, method } = subscription;
  const planId = next?.planId ?? subscription.planId;
  const cycle = next?.cycle ?? subscription.cycle;
  if (status !== 'active' || billedBy === 'store' || planId === 'free') return null;
  const vat = vatAmount(price, vatOf({ country, vatNumber }).percent);
  return {
    invoiceId: 'upcoming',
    number: null,
    description: descriptionIn(language, planId, cycle),
    planId,
    cycle,
    billedAt: nextPaymentAt(subscription)?.toISOString() ?? periodEnd,
    net: price,
    vat,
    total: { amount: price.amount + vat.amount, currency: price.currency },
    status: 'upcoming',
    payWay: subscription.isAutoRenewing ? (method?.payWay ?? null) : null,
    hasFile: false,
  };
}
