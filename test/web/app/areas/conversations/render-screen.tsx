/** Draws an area as the app does: router, texts, cache, toasts. */
import { render } from '@testing-library/react';
import { createInstance, type Resource } from 'i18next';
import { useEffect, type ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { vi } from 'vitest';
import type { Account } from '../../../../../shared/model/account.ts';
import { Toaster } from '../../../../../web/ui/toaster.tsx';
import arabicAnalytics from '../../../../../web/locales/ar_ae/analytics.json';
import arabicHistory from '../../../../../web/locales/ar_ae/history.json';
import arabicLeads from '../../../../../web/locales/ar_ae/leads.json';
import englishAgentInsurance from '../../../../../web/locales/en_us/agent-insurance.json';
import englishAnalytics from '../../../../../web/locales/en_us/analytics.json';
import englishApp from '../../../../../web/locales/en_us/app.json';
import englishCallErrors from '../../../../../web/locales/en_us/call-errors.json';
import englishErrors from '../../../../../web/locales/en_us/errors.json';
import englishHistory from '../../../../../web/locales/en_us/history.json';
import englishInsurance from '../../../../../web/locales/en_us/insurance.json';
import englishLeads from '../../../../../web/locales/en_us/leads.json';
import englishPage from '../../../../../web/locales/en_us/page.json';

const resources: Resource = {
  en_us: {
    app: englishApp,
    errors: englishErrors,
    'call-errors': englishCallErrors,
    'agent-insurance': englishAgentInsurance,
    analytics: englishAnalytics,
    history: englishHistory,
    insurance: englishInsurance,
    leads: englishLeads,
    channels: englishPage.channels,
  },
  ar_ae: { analytics: arabicAnalytics, history: arabicHistory, leads: arabicLeads },
};

export type Language = 'en_us' | 'ar_ae';

export type Screen = {
  /** Path and search of the address now. */
  address: () => string;
  /** The owner goes to another screen of the app. */
  leave: () => void;
};

/** @param path where the app stands */
export async function renderScreen(area: ReactNode, path: string, language: Language = 'en_us'): Promise<Screen> {
  const texts = createInstance();
  await texts.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en_us',
    resources,
    defaultNS: 'app',
    interpolation: { escapeValue: false },
  });
  const seen = { address: path };
  const cache = new Map();
  const app = (shown: ReactNode): ReactNode => (
    <I18nextProvider i18n={texts}>
      <SWRConfig value={{ provider: () => cache, shouldRetryOnError: false }}>
        <MemoryRouter initialEntries={[path]}>
          {shown}
          <Address onChange={(address) => (seen.address = address)} />
          <Toaster />
        </MemoryRouter>
      </SWRConfig>
    </I18nextProvider>
  );
  const { rerender } = render(app(area));
  return { address: () => seen.address, leave: () => rerender(app(null)) };
}

function Address({ onChange }: { onChange: (address: string) => void }): null {
  const { pathname, search } = useLocation();
  useEffect(() => {
    onChange(`${pathname}${search}`);
  });
  return null;
}

/** Makes the window as wide as a desk's or as narrow as a phone's. */
export function setWindow(size: 'wide' | 'narrow'): void {
  const list = { matches: size === 'wide', addEventListener: () => {}, removeEventListener: () => {} };
  vi.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
}

export const account: Account = {
  accountId: 'account-1',
  fullName: 'Mara Lindqvist',
  email: 'mara@example.com',
  phone: null,
  image: null,
  language: 'en_us',
  country: 'SE',
  timeZone: 'Europe/Stockholm',
  plan: { id: 'individual', isTrial: false, trialEndsAt: null, paidUntil: null },
  createdAt: '2026-01-01T09:00:00.000Z',
};
