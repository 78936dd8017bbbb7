// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { downloadInvoice } from '../../../../../web/lib/api/download.ts';
import { saveFile } from '../../../../../web/lib/save-file.ts';
import { closeApp, openApp } from '../../render-app.tsx';
import { failure, fill, person, press } from '../account/sign-in-kit.ts';
import { answer, callsTo, forgetCalls } from '../conversations/fake-api.ts';
import {
  answerBilling,
  answerSubscribed,
  catalogue,
  confirmCard,
  customer,
  inDays,
  invoice,
  subscription,
} from './billing-kit.ts';

vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);
vi.mock('../../../../../web/app/payment/card-fields.tsx', () => import('./fake-card-fields.tsx'));
vi.mock('../../../../../web/lib/api/download.ts', () => ({ downloadInvoice: vi.fn() }));
vi.mock('../../../../../web/lib/save-file.ts', () => ({ saveFile: vi.fn() }));

const second = { ...customer.cards[0], cardId: 'pm_2', brand: 'mastercard', last4: '4444' } as const;
const twoCards = { ...customer, cards: [...customer.cards, second] } as typeof customer;

beforeEach(() => {
  forgetCalls();
  answerBilling();
  answer('startCard', () => ({ clientSecret: 'seti_1_secret' }));
  confirmCard.mockReset().mockResolvedValue({ errorLabel: null, setupId: 'seti_1' });
});
afterEach(closeApp);

const openPayment = (): Promise<void> => openApp('/app/payment', { isSignedIn: true });
const rowOf = async (text: RegExp): Promise<HTMLElement> => {
  const row = (await screen.findByText(text)).closest('li');
  if (row === null) throw new Error(`${text} stands in no row.`);
  return row;
};

describe('cards', () => {
  it('show brand and last four, and which one pays renewals', async () => {
    answerSubscribed();
    answer('customerDetail', () => ({ customer: twoCards }));
    await openPayment();

    expect(within(await rowOf(/Visa/)).getByText('Pays renewals')).toBeDefined();
    expect(within(await rowOf(/Mastercard/)).getByText('Mastercard •••• 4444')).toBeDefined();
  });

  it('are made the one that pays renewals', async () => {
    answerSubscribed();
    answer('customerDetail', () => ({ customer: twoCards }));
    answer('saveRenewal', () => ({ ...subscription, cardId: 'pm_2' }));
    await openPayment();

    await person.click(within(await rowOf(/Mastercard/)).getByRole('button', { name: 'Use for renewals' }));

    await screen.findByText('successfully saved');
    expect(callsTo('saveRenewal').map(({ input }) => input)).toEqual([
      { isAutoRenewing: true, payWay: 'card', cardId: 'pm_2' },
    ]);
  });

  it('that have expired are not offered for renewals', async () => {
    answerSubscribed({ payWay: 'paypal', cardId: null });
    const old = { ...customer, cards: [{ ...second, expiryYear: 2020 }], paypal: { payer: 'm•••a@example.com' } };
    answer('customerDetail', () => ({ customer: old as typeof customer }));
    await openPayment();

    expect(within(await rowOf(/PayPal/)).getByText('Pays renewals')).toBeDefined();
    expect(within(await rowOf(/Mastercard/)).queryByRole('button', { name: 'Use for renewals' })).toBeNull();
  });

  it('are added with the name on them, and nothing is charged', async () => {
    answer('bindCreditCard', () => twoCards);
    await openPayment();
    await press('Add a card');
    expect(await screen.findByText(/Nothing is charged now/)).toBeDefined();

    await press('Keep card');
    expect(await screen.findByText('Please enter the name on the card.')).toBeDefined();
    await fill('Name on card', 'Mara Lindqvist');
    await press('Keep card');

    expect(await screen.findByText('Mastercard •••• 4444')).toBeDefined();
    expect(callsTo('bindCreditCard')[0]?.input).toEqual({ setupId: 'seti_1', nameOnCard: 'Mara Lindqvist' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are removed after a question that says what becomes of renewals', async () => {
    answerSubscribed();
    answer('unbindCreditCard', () => ({ ...customer, cards: [] }));
    await openPayment();

    await press('Remove Visa 4242');
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this card?' }));
    expect(dialog.getByText(/no longer renews by itself/)).toBeDefined();
    await person.click(dialog.getByRole('button', { name: 'Remove' }));

    expect(await screen.findByText(/Nothing is kept yet/)).toBeDefined();
    expect(callsTo('unbindCreditCard')[0]?.input).toEqual({ cardId: 'pm_1' });
  });
});

describe('GoPay', () => {
  const linked = { ...customer, wallet: { phone: '+62 ••• 7890', state: 'linked' } } as const;

  it('is not spoken of where it is not offered', async () => {
    await openPayment();

    expect(await screen.findByText(/Visa/)).toBeDefined();
    expect(screen.queryByText('GoPay')).toBeNull();
  });

  it('is linked by phone in steps, with the consent of its holder', async () => {
    const pending = { ...customer, wallet: { phone: '+62 ••• 7890', state: 'pending' } } as const;
    answer('officialWebsiteList', () => ({ ...catalogue, payWays: ['card', 'gopay'] }));
    answer('linkWallet', () => ({ customer: pending, activationUrl: 'https://gopay.example/link' }));
    answer('checkWallet', () => ({ customer: pending }));
    await openPayment();
    await press('Link by phone');
    await press('Go on');
    expect(await screen.findByText('Please enter a valid phone number.')).toBeDefined();

    await fill('Billing phone', '081234567890');
    answer('checkWallet', () => ({ customer: pending }));
    await press('Go on');
    const agree = await screen.findByRole('link', { name: 'Open GoPay to agree' });
    expect(agree.getAttribute('href')).toBe('https://gopay.example/link');
    expect(callsTo('linkWallet')[0]?.input).toEqual({ phone: '+6281234567890' });

    answer('checkWallet', () => ({ customer: linked }));
    answer('customerDetail', () => ({ customer: linked }));
    await waitFor(() => screen.getByText('Your GoPay account is linked.'));
  });

  it('is unlinked after a question', async () => {
    answer('customerDetail', () => ({ customer: linked }));
    answer('unlinkWallet', () => customer);
    await openPayment();

    await press('Unlink GoPay');
    await press('Unlink');

    await waitFor(() => expect(screen.queryByText('GoPay')).toBeNull());
    expect(callsTo('unlinkWallet')).toHaveLength(1);
  });
});

describe('PayPal', () => {
  const agreed = { ...customer, paypal: { payer: 'm•••@example.com' } };

  it('is removed after a question that says what becomes of renewals', async () => {
    answerSubscribed({ payWay: 'paypal', cardId: null });
    answer('customerDetail', () => ({ customer: agreed }));
    answer('unlinkPaypal', () => customer);
    await openPayment();

    await press('Remove PayPal');
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove PayPal?' }));
    expect(dialog.getByText(/m•••@example\.com.* pays your renewals.*no longer renews by itself/)).toBeDefined();
    await person.click(dialog.getByRole('button', { name: 'Remove' }));

    await waitFor(() => expect(screen.queryByText('PayPal')).toBeNull());
    expect(callsTo('unlinkPaypal')).toHaveLength(1);
  });

  it('stays, and says why, while PayPal does not answer', async () => {
    answer('customerDetail', () => ({ customer: agreed }));
    answer('unlinkPaypal', () => {
      throw failure('unavailable');
    });
    await openPayment();

    await press('Remove PayPal');
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove PayPal?' }));
    await person.click(dialog.getByRole('button', { name: 'Remove' }));

    expect(await dialog.findByRole('alert')).toBeDefined();
    expect(screen.getByText('PayPal')).toBeDefined();
  });
});

describe('invoices', () => {
  const upcoming = { ...invoice, invoiceId: 'upcoming', number: null, status: 'upcoming', hasFile: false } as const;

  it('begin with the upcoming one and say number, date and total of those that are paid', async () => {
    answer('invoicePage', () => ({ invoices: [{ ...upcoming, billedAt: inDays(20) }, invoice], count: 2 }));
    await openPayment();

    const rows = (await screen.findByText('Upcoming')).closest('ul')?.children;
    expect(rows?.[0]?.textContent).toContain('Upcoming');
    expect(rows?.[1]?.textContent).toContain('XP-2026-000001');
    expect(rows?.[1]?.textContent).toContain('Paid€15.00');
  });

  it('are downloaded under their number', async () => {
    const file = new Blob(['%PDF'], { type: 'application/pdf' });
    vi.mocked(downloadInvoice).mockResolvedValue(file);
    answer('invoicePage', () => ({ invoices: [invoice], count: 1 }));
    await openPayment();

    await press('Download invoice XP-2026-000001');

    await waitFor(() => expect(vi.mocked(saveFile)).toHaveBeenCalledWith(file, 'XP-2026-000001.pdf'));
    expect(vi.mocked(downloadInvoice)).toHaveBeenCalledWith('invoice-1');
  });

  it('that cannot be downloaded say why', async () => {
    vi.mocked(downloadInvoice).mockRejectedValue(failure('unavailable'));
    answer('invoicePage', () => ({ invoices: [invoice], count: 1 }));
    await openPayment();

    await press('Download invoice XP-2026-000001');

    expect(await screen.findByText('Poor internet connection')).toBeDefined();
  });

  it('go on where there are more', async () => {
    answer('invoicePage', (_, { paging }) => ({
      invoices: (paging?.pageSize ?? 0) > 20 ? [invoice, { ...invoice, invoiceId: 'invoice-2' }] : [invoice],
      count: 2,
    }));
    await openPayment();

    await press('Show more');

    await waitFor(() => expect(screen.getAllByRole('button', { name: /Download invoice/ })).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('say what will stand there while there are none', async () => {
    await openPayment();

    expect(await screen.findByText(/Your invoices will stand here/)).toBeDefined();
  });
});
