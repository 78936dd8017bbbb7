import { describe, expect, test } from 'vitest';
import type { SubscriptionRow } from '../../../../functions/domain/billing/billing-rows.ts';
import { toInvoice, upcomingInvoice } from '../../../../functions/domain/billing/invoice-view.ts';
import { invoiceRow, subscriptionRow } from '../../../kit/invoices.ts';

const { details } = invoiceRow();
const upcoming = (changes: Partial<SubscriptionRow> = {}, buyer = details) =>
  upcomingInvoice(subscriptionRow(changes), buyer, 'en_us');

describe('the invoice to come', () => {
  test('has the price of the next cycle with the tax of the buyer’s country, and no number yet', () => {
    expect(upcoming()).toEqual({
      invoiceId: 'upcoming',
      number: null,
      description: 'Individual, monthly',
      planId: 'individual',
      cycle: 'monthly',
      billedAt: '2026-04-07T12:00:00.000Z',
      net: { amount: 1_200, currency: 'EUR' },
      vat: { amount: 300, currency: 'EUR' },
      total: { amount: 1_500, currency: 'EUR' },
      status: 'upcoming',
      payWay: 'card',
      hasFile: false,
    });
  });

  test('has no tax where the buyer owes it', () => {
    expect(upcoming({}, { ...details, vatNumber: 'SE556677889901' })?.total.amount).toBe(1_200);
  });

  test('is paid by hand when nothing renews it', () => {
    expect(upcoming({ isAutoRenewing: false })?.payWay).toBeNull();
  });

  test('is of the plan that follows, at its price', () => {
    const row = subscriptionRow({ next: { planId: 'pro', cycle: 'yearly' } });
    const planned = upcomingInvoice(row, details, 'de_de', { amount: 29_000, currency: 'EUR' });

    expect(planned).toMatchObject({
      description: 'Pro für Dokumente, jährlich',
      planId: 'pro',
      net: { amount: 29_000 },
    });
  });

  test.each([
    ['cancelled', { status: 'cancelled' }],
    ['not confirmed yet', { status: 'pending' }],
    ['billed by a store', { billedBy: 'store' }],
    ['becoming the Free plan', { next: { planId: 'free', cycle: 'monthly' } }],
  ] as const)('is none of a subscription that is %s', (_, changes) => {
    expect(upcoming(changes)).toBeNull();
  });
});

test('an issued invoice says in the reader’s language what it is for, and whether its PDF is there', () => {
  expect(toInvoice(invoiceRow(), 'ar_ae')).toMatchObject({ description: 'الفردية، شهريًا', hasFile: false });
  expect(toInvoice(invoiceRow({ file: 'invoices/a/b.pdf' }), 'fr_fr')).toMatchObject({
    description: 'Individuel, au mois',
    hasFile: true,
  });
});
