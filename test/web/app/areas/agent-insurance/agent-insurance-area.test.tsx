// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AgentInsuranceArea } from '../../../../../web/app/areas/agent-insurance/agent-insurance-area.tsx';
import { answer, callsTo, forgetCalls } from '../conversations/fake-api.ts';
import { account, renderScreen } from '../conversations/render-screen.tsx';
import { ana, ben } from './sample-cases.ts';

vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);

const figures = [{ productCode: 'travel-hk', productName: 'Wayfarer Travel', begun: 7, issued: 3 }];
const some = { cases: [ana, ben], total: 2, hasMore: false, toDecide: 1, due: 0, figures };

beforeEach(() => {
  forgetCalls();
  answer('getUserInfo', () => account);
  answer('getMyApplications', () => some);
});
afterEach(cleanup);

describe('the list of applications and policies', () => {
  it('says who, what, how far, and where somebody stopped; each leads to its own screen', async () => {
    await renderScreen(<AgentInsuranceArea />, '/app/insurance');

    const link = await screen.findByRole('link', { name: 'Ana Lim' });
    expect(link.getAttribute('href')).toBe(`/app/insurance/application/${ana.case.id}`);
    expect(screen.getByText('Your decision')).toBeTruthy();
    expect(screen.getByText('HK$56.00')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'ben@example.com' })).toBeTruthy();
    expect(screen.getByText('Stopped at “When are you back?”')).toBeTruthy();
  });

  it('shows what waits for a decision by one press, and keeps that in the address', async () => {
    const app = await renderScreen(<AgentInsuranceArea />, '/app/insurance');
    await screen.findByText('1 application waits for your decision.');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));

    await waitFor(() => expect(callsTo('getMyApplications').at(-1)?.input).toEqual({ status: 'referred' }));
    expect(app.address()).toBe('/app/insurance?status=referred');
  });

  it('counts what was begun and issued by product', async () => {
    await renderScreen(<AgentInsuranceArea />, '/app/insurance');

    const cells = await screen.findAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['7', '3']);
  });

  it('shows what it will look like while there is nothing, with the owner’s own name', async () => {
    answer('getMyApplications', () => ({ ...some, cases: [], total: 0, toDecide: 0, figures: [] }));
    await renderScreen(<AgentInsuranceArea />, '/app/insurance');

    const [firstName = ''] = account.fullName.split(' ');
    expect(
      await screen.findByRole('heading', { name: `Your first customer will stand here, ${firstName}` }),
    ).toBeTruthy();
  });
});
