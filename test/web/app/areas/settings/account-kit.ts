/** What the screens of the account area ask for, answered as for an owner who has set up little. */
import type { SignInWays } from '../../../../../shared/model/lock.ts';
import type { Session } from '../../../../../shared/model/account-area.ts';
// Loaded before the first test, which would otherwise wait for them.
import '../../../../../web/app/areas/security/security-area.tsx';
import '../../../../../web/app/areas/settings/account-area.tsx';
import '../../../../../web/app/areas/settings/settings-area.tsx';
import '../../../../../web/locales/en_us/settings.json';
import { screen } from '@testing-library/react';
import { account, openApp } from '../../render-app.tsx';
import { answer, forgetCalls } from '../conversations/fake-api.ts';

const hereAndNow = { browser: 'Safari', system: 'iPhone', country: 'SE', lastSeenAt: new Date().toISOString() };
export const here: Session = { ...hereAndNow, signedInAt: 2_000, isThis: true };
export const elsewhere: Session = {
  signedInAt: 1_000,
  browser: 'Firefox',
  system: 'Windows',
  country: 'DE',
  lastSeenAt: '2026-01-02T09:00:00.000Z',
  isThis: false,
};

/** Signed in just now, with a password and nothing else. */
export function waysWith(changes: Partial<SignInWays> = {}): SignInWays {
  return {
    pin: { isSet: false, isBlocked: false },
    passkeyCount: 0,
    authenticator: { isOn: false, recoveryCodesLeft: 0 },
    session: { method: 'password', isRecent: true },
    ...changes,
  };
}

export function answerAsAccount(): void {
  forgetCalls();
  answer('getUserInfo', () => account);
  answer('getSessions', () => ({ sessions: [here, elsewhere] }));
  answer('getNotifications', () => ({
    'sign-in-alerts': true,
    'plan-reminders': true,
    'product-news': false,
    tips: false,
  }));
  answer('getSignInWays', () => waysWith());
  answer('getAgency', () => ({ agency: null }));
  answer('getAgencyRequests', () => ({ requests: [], agents: [] }));
}

/** The first one draws all the lists of countries and time zones, which takes its time. */
export async function openSettings(): Promise<void> {
  await openApp('/app/settings', { isSignedIn: true });
  await screen.findByText('mara@example.com');
}
