// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeApp, openApp } from '../../render-app.tsx';
import { failure, fill, person, press } from '../account/sign-in-kit.ts';
import { answer, callsTo, forgetCalls } from '../conversations/fake-api.ts';

vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);

const GIVEN = 'Given-Once-17!';
const OWN = 'Windy-Tuesday-44';

beforeEach(() => {
  forgetCalls();
  answer('startStaffSignIn', () => ({ session: 'first', setupKey: null, needsPassword: true }));
  answer('chooseStaffPassword', () => ({ session: 'second', setupKey: 'JBSWY3DPEHPK3PXP' }));
  answer('finishStaffSignIn', () => ({ idToken: 'token', isAdministrator: false }));
  answer('getComplaints', () => ({ complaints: [] }));
});
afterEach(closeApp);

async function signInWithGiven(): Promise<void> {
  await openApp('/support');
  await fill('E-mail', 'nils@xpage.example');
  await fill('Password', GIVEN);
  await press('Continue');
}

it('has somebody new exchange the given password before the authenticator app is set up', async () => {
  await signInWithGiven();
  await fill('New password', 'short');
  await press('Save and go on');
  expect(callsTo('chooseStaffPassword')).toEqual([]);

  await fill('New password', OWN);
  await press('Save and go on');
  await screen.findByText('Scan this once, then type the six digits.');
  await person.type(await screen.findByLabelText('Code'), '481920');

  await screen.findByRole('heading', { level: 1, name: 'Complaints' });
  expect(callsTo('chooseStaffPassword')[0]?.input).toEqual({
    email: 'nils@xpage.example',
    session: 'first',
    password: OWN,
  });
  expect(callsTo('finishStaffSignIn')[0]?.input).toMatchObject({ session: 'second', isSetup: true });
});

it('has staff change their password, and says which of the two is wrong', async () => {
  answer('startStaffSignIn', () => ({ session: 'first', setupKey: null, needsPassword: false }));
  answer('changeStaffPassword', ({ password }) => {
    if (password !== OWN) throw failure('password_wrong');
    return { changed: true };
  });
  await signInWithGiven();
  await person.type(await screen.findByLabelText('Code'), '481920');
  await press('Password');
  await fill('Current password', GIVEN);
  await fill('New password', 'Rainy-Friday-45');
  await press('Change');
  await waitFor(() => expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true'));

  await fill('Current password', OWN);
  await press('Change');

  await screen.findByText('Your password is changed.');
  expect(screen.queryByLabelText('Current password')).toBeNull();
  expect(callsTo('changeStaffPassword').at(-1)?.options).toMatchObject({ token: 'token' });
});
