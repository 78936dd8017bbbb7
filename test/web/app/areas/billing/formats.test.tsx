// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Money } from '../../../../../shared/model/billing.ts';
import { closeApp, openApp } from '../../render-app.tsx';
import { answer, forgetCalls } from '../conversations/fake-api.ts';
import { answerBilling, invoice } from './billing-kit.ts';

vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);

beforeEach(() => {
  forgetCalls();
  answerBilling();
});
afterEach(closeApp);

const amounts: [string, Money, string][] = [
  ['two digits', { amount: 1_428, currency: 'EUR' }, '€14.28'],
  ['no digits', { amount: 1_990, currency: 'JPY' }, '¥1,990'],
  ['two digits that its country leaves out', { amount: 18_900_000, currency: 'IDR' }, 'Rp 189,000.00'],
];

describe('money', () => {
  it.each(amounts)('of a currency with %s is written with them', async (_, total, words) => {
    answer('invoicePage', () => ({ invoices: [{ ...invoice, total }], count: 1 }));
    await openApp('/app/payment', { isSignedIn: true });

    expect(await screen.findByText(words, { normalizer: (text) => text.replaceAll('\u00a0', ' ') })).toBeDefined();
  });

  it('and dates keep western digits and the Gregorian year in Arabic', async () => {
    answer('invoicePage', () => ({ invoices: [{ ...invoice, billedAt: '2026-03-05T10:00:00.000Z' }], count: 1 }));
    await openApp('/app/payment', { isSignedIn: true, language: 'ar_ae' });

    expect((await screen.findByText(/5 مارس 2026/)).closest('li')?.textContent).toContain('XP-2026-000001');
    expect(screen.getByText(/15\.00/)).toBeDefined();
  });
});
