// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { InstalmentToPay } from '../../../../../../shared/insurance/payment.ts';
import { UnpaidInstalment } from '../../../../../../web/app/areas/insurance/done/unpaid-instalment.tsx';
import { answer, callsTo, forgetCalls } from '../../conversations/fake-api.ts';
import { renderScreen } from '../../conversations/render-screen.tsx';

vi.mock(
  '../../../../../../web/lib/api/call.ts',
  async () => (await import('../../conversations/fake-api.ts')).fakeCallModule,
);

const opened = { applicationId: 'A'.repeat(22), key: 'K'.repeat(43) };
const money = { amount: 14_70, currency: 'HKD' } as const;
const toPay: InstalmentToPay = {
  ...{
    policyNumber: 'TR26-00000042-53',
    productName: 'Wayfarer Travel',
    channelCode: 'harbour-vale',
    policyId: null,
    agentName: null,
  },
  due: { number: 3, due: '2026-03-01', money, count: 12 },
  ...{ coming: null, isBeingCharged: false, order: null, payWays: ['card'], offersTestPayment: false },
};

beforeEach(forgetCalls);
afterEach(cleanup);

it('says which instalment is not paid, and leads to its payment with the key behind the hash', async () => {
  answer('getInstalmentToPay', () => toPay);
  await renderScreen(<UnpaidInstalment opened={opened} />, '/');

  expect(await screen.findByText(/^Payment 3 of 12, .*14\.70.*, was due on Mar 1, 2026/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Pay .*14\.70/ }).getAttribute('href')).toBe(
    `/insurance/-/${opened.applicationId}?pay=instalment#${opened.key}`,
  );
});

it('says nothing while all is paid', async () => {
  answer('getInstalmentToPay', () => ({ ...toPay, due: null }));
  await renderScreen(<UnpaidInstalment opened={opened} />, '/');

  await waitFor(() => expect(callsTo('getInstalmentToPay')).toHaveLength(1));
  expect(screen.queryByRole('link')).toBeNull();
});
