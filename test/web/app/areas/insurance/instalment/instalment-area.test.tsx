// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChannelView } from '../../../../../../shared/insurance/channel.ts';
import type { InstalmentToPay, PaymentStepView } from '../../../../../../shared/insurance/payment.ts';
import { ApplicationArea } from '../../../../../../web/app/areas/insurance/application-area.tsx';
import { ApiError } from '../../../../../../web/lib/api/api-error.ts';
import { readInsurance } from '../../../../../../web/lib/insurance-session.ts';
import { routePatterns } from '../../../../../../web/lib/routes.ts';
import { answer, callsTo, forgetCalls } from '../../conversations/fake-api.ts';
import { renderScreen } from '../../conversations/render-screen.tsx';

vi.mock(
  '../../../../../../web/lib/api/call.ts',
  async () => (await import('../../conversations/fake-api.ts')).fakeCallModule,
);

vi.mock('../../../../../../web/lib/use-media-origin.ts', () => ({ useMediaOrigin: () => null }));

const applicationId = 'A'.repeat(22);
const key = 'K'.repeat(43);
const opened = { applicationId, key };
const money = { amount: 14_70, currency: 'HKD' } as const;
const channel: ChannelView = {
  ...{ channelCode: 'harbour-vale', name: 'Harbour & Vale', companyId: 'c', companyName: 'Harbour', logo: null },
  ...{ languages: ['en_us'], isDirect: true },
};
const toPay: InstalmentToPay = {
  ...{
    policyNumber: 'TR26-00000042-53',
    productName: 'Wayfarer Travel',
    channelCode: 'harbour-vale',
    policyId: null,
    agentName: null,
  },
  due: { number: 3, due: '2026-03-01', money, count: 12 },
  coming: { number: 4, due: '2026-04-01', money },
  ...{ isBeingCharged: false, order: null, payWays: ['card', 'paypal'], offersTestPayment: true },
};
const step: PaymentStepView = {
  ...{ orderId: 'P1-3-5', state: 'open', payWay: 'paypal', total: money, clientSecret: null },
  ...{ approvalUrl: 'https://paypal.example/approve', qr: null, errorLabel: null, applicationState: 'issued' },
  ...{ policyId: 'B'.repeat(22), policyNumber: 'TR26-00000042-53' },
};

const open = (search = '', hash = `#${key}`) =>
  renderScreen(
    <Routes>
      <Route path={routePatterns.insuranceApplication} element={<ApplicationArea />} />
    </Routes>,
    `/insurance/-/${applicationId}?pay=instalment${search}${hash}`,
  );

beforeEach(() => {
  forgetCalls();
  sessionStorage.clear();
  answer('getChannel', () => channel);
  answer('getInstalmentToPay', () => toPay);
  answer('orderInstalment', () => ({ orderId: step.orderId, total: money }));
});
afterEach(cleanup);

describe('the page of an instalment', () => {
  it('says what is due and what is kept, and begins the payment in the way that is chosen', async () => {
    answer('checkoutPayment', () => step);
    answer('callBackCheckout', () => step);
    await open();

    expect(await screen.findByRole('heading', { name: 'Payment 3 of 12' })).toBeTruthy();
    expect(screen.getByText('Due since Mar 1, 2026')).toBeTruthy();
    expect(screen.getByText(/is also charged for the payments that follow/)).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /PayPal/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Pay .*14\.70/ }));

    const link = await screen.findByRole('link', { name: 'Go to PayPal' });
    expect(link.getAttribute('href')).toBe(step.approvalUrl);
    expect(callsTo('orderInstalment')[0]?.input).toEqual({ ...opened, number: 3 });
    expect(callsTo('checkoutPayment')[0]?.input).toEqual({ ...opened, orderId: step.orderId, payWay: 'paypal' });
  });

  it('keeps the key of the link for a reload, apart from that of an application that is worked on', async () => {
    await open();
    await screen.findByRole('heading', { name: 'Payment 3 of 12' });
    expect(readInsurance('instalmentKey')).toEqual(opened);
    expect(readInsurance('applicationKey')).toBeNull();
    cleanup();
    await open('', '');

    expect(await screen.findByRole('heading', { name: 'Payment 3 of 12' })).toBeTruthy();
  });

  it('thanks whoever comes back from a provider’s page, and says when the next one is due', async () => {
    answer('getInstalmentToPay', () => ({ ...toPay, due: null }));
    answer('callBackCheckout', () => ({ ...step, state: 'paid' as const }));
    await open('&order=P1-3-5');

    expect(await screen.findByRole('heading', { name: /^Thank you, .*14\.70 received/ })).toBeTruthy();
    expect(screen.getByText(/The next payment, .*14\.70, is due on Apr 1, 2026/)).toBeTruthy();
    expect(callsTo('callBackCheckout')[0]?.input).toEqual({ ...opened, orderId: 'P1-3-5' });
  });

  it.each([
    [
      'the policy in the portal of its customer',
      { policyId: 'B'.repeat(22) },
      'Open my policy',
      `/portal/policies/${'B'.repeat(22)}`,
    ],
    ['the page of the agent', { agentName: 'mara' }, 'To the page of Mara Lindqvist', '/mara'],
    ['the products of who sells it', {}, 'See other products', '/insurance/harbour-vale'],
  ])('leads on from the thanks to %s', async (_, changes, name, path) => {
    answer('getAgentImService', () => ({
      agent: { agentName: 'mara', name: 'Mara Lindqvist', title: '', photo: null },
      contacts: [],
    }));
    answer('getInstalmentToPay', () => ({ ...toPay, ...changes, due: null }));
    answer('callBackCheckout', () => ({ ...step, state: 'paid' as const }));
    await open('&order=P1-3-5');

    expect(await screen.findByRole('heading', { name: /^Thank you/ })).toBeTruthy();
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(path);
  });

  it('offers the next one at once when that is due, too', async () => {
    answer('fakePayment', () => {
      answer('getInstalmentToPay', () => ({
        ...toPay,
        due: { number: 4, due: '2026-04-01', money, count: 12 },
        coming: null,
      }));
      return { ...step, state: 'paid' as const, payWay: 'test' as const };
    });
    await open();
    await userEvent.click(await screen.findByRole('radio', { name: /Test payment/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Pay / }));

    expect(await screen.findByRole('heading', { name: 'Payment 4 of 12' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: /^Thank you/ })).toBeTruthy();
    expect(screen.queryByText(/is also charged for the payments that follow/)).toBeNull();
  });

  it('says what went wrong, and reads anew what is due', async () => {
    answer('orderInstalment', () => {
      answer('getInstalmentToPay', () => ({ ...toPay, isBeingCharged: true }));
      throw new ApiError({ code: 'payment_open', status: 409, message: 'Open.' });
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /^Pay / }));

    expect(await screen.findByText(/is being charged for this right now/)).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('A payment is open already');
    expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
  });

  it('shows the payment that is under way, and gives it up for another way', async () => {
    answer('getInstalmentToPay', () => ({ ...toPay, order: step }));
    answer('callBackCheckout', () => step);
    answer('giveUpOrder', () => {
      answer('getInstalmentToPay', () => toPay);
      return { ...step, state: 'failed' as const, approvalUrl: null };
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Pay another way or change something' }));

    expect(await screen.findByRole('heading', { name: 'Payment 3 of 12' })).toBeTruthy();
    expect(callsTo('giveUpOrder')[0]?.input).toEqual({ ...opened, orderId: step.orderId });
  });

  it('says that nothing is due', async () => {
    answer('getInstalmentToPay', () => ({ ...toPay, due: null }));
    await open();

    expect(await screen.findByRole('heading', { name: 'Nothing is due' })).toBeTruthy();
  });

  it('says the same for a wrong key and for none', async () => {
    answer('getInstalmentToPay', () => {
      throw new ApiError({ code: 'not_found', status: 404, message: 'No.' });
    });
    await open();
    expect(await screen.findByRole('heading', { name: 'This payment cannot be opened' })).toBeTruthy();
    cleanup();
    sessionStorage.clear();
    await open('', '');

    expect(screen.getByRole('heading', { name: 'This payment cannot be opened' })).toBeTruthy();
    await waitFor(() => expect(callsTo('getInstalmentToPay')).toHaveLength(1));
  });
});
