/** The whole app at a path, as the browser would open it; calls are answered by `conversations/fake-api.ts`. */
import { cleanup, render } from '@testing-library/react';
import type { Account, Tokens } from '../../../shared/model/account.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { App } from '../../../web/app/app.tsx';
import { startTexts } from '../../../web/app/i18n.ts';
// Loaded before the first test, which would otherwise wait for it.
import '../../../web/app/shell/app-shell.tsx';
import { clearTokens, storeTokens } from '../../../web/lib/tokens/token-store.ts';
import { dismissToast, readToasts } from '../../../web/ui/toast.ts';

const DAY_MS = 86_400_000;

export const account: Account = {
  accountId: 'account-1',
  fullName: 'Mara Lindqvist',
  email: 'mara@example.com',
  phone: null,
  image: null,
  language: 'en_us',
  country: 'SE',
  timeZone: 'Europe/Stockholm',
  plan: {
    id: 'individual',
    isTrial: true,
    trialEndsAt: new Date(Date.now() + 11.5 * DAY_MS).toISOString(),
    paidUntil: null,
  },
  createdAt: '2026-01-01T09:00:00.000Z',
};

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

const token = `${encode({ alg: 'none' })}.${encode({ sub: 'account-1' })}.x`;

export const tokens: Tokens = { accessToken: token, idToken: token, refreshToken: 'refresh' };

export type AppSetting = {
  isSignedIn?: boolean;
  language?: LanguageValue;
  /** Texts of an area whose chunk, and they beside it, a test before has loaded. */
  namespaces?: readonly string[];
};

/** Opens the app; signed out unless asked otherwise. */
export async function openApp(
  path: string,
  { isSignedIn = false, language = 'en_us', namespaces = [] }: AppSetting = {},
): Promise<void> {
  await startTexts(language, namespaces);
  if (isSignedIn) storeTokens(tokens);
  window.history.replaceState(null, '', path);
  render(<App />);
}

/** Path and query now. */
export function address(): string {
  return `${window.location.pathname}${window.location.search}`;
}

/** As if the browser had never been here. */
export function closeApp(): void {
  cleanup();
  clearTokens();
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const toast of readToasts()) dismissToast(toast.id);
}
