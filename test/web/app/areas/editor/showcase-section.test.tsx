// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, callsTo, forgetCalls } from '../conversations/fake-api.ts';
import { openEditor, refusal, startServer } from './editor-kit.tsx';

vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);
vi.mock('../../../../../web/app/areas/editor/preview/page-frame.tsx', () => ({
  PHONE: { width: 390, height: 844 },
  PageFrame: () => null,
}));
vi.mock('../../../../../web/lib/config.ts', () => ({
  loadConfig: async () => ({ mediaOrigin: 'https://media.test', islands: {} }),
}));

afterEach(() => {
  cleanup();
  forgetCalls();
});

const saved = () => callsTo('saveShowcaseConsent').map(({ input }) => input);
const box = () => screen.findByRole('checkbox', { name: 'Show my page in the gallery' });

describe('the showcase in Page Settings', () => {
  it('is off, and shows the page only once an industry is chosen', async () => {
    startServer();
    const user = await openEditor('/app/settings-page', 'Showcase');

    await user.click(await box());
    expect(saved()).toEqual([]);
    await user.selectOptions(await screen.findByLabelText('Industry'), 'Interior design');

    expect(saved()).toEqual([{ industry: 'interior' }]);
    expect(await screen.findByText(/Your page joins the gallery when it goes live/)).toBeTruthy();
  });

  it('takes the page out when it is switched off', async () => {
    startServer();
    answer('getShowcaseConsent', () => ({ industry: 'law' }));
    const user = await openEditor('/app/settings-page', 'Showcase');

    await user.click(await box());

    expect(saved()).toEqual([{ industry: null }]);
    expect(screen.queryByText(/Your page joins/)).toBeNull();
  });

  it('says why it could not be saved, and does not claim that it was', async () => {
    startServer();
    answer('saveShowcaseConsent', () => {
      throw refusal('unavailable');
    });
    const user = await openEditor('/app/settings-page', 'Showcase');
    await user.click(await box());
    await user.selectOptions(await screen.findByLabelText('Industry'), 'Law');

    const alert = await screen.findByText('Poor internet connection');
    expect(alert.getAttribute('role')).toBe('alert');
    expect(screen.queryByText(/Your page joins/)).toBeNull();
  });
});
