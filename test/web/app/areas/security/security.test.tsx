// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeApp, openApp } from '../../render-app.tsx';
import { failure, fill, person, press } from '../account/sign-in-kit.ts';
import { answer, callsTo } from '../conversations/fake-api.ts';
import { answerAsAccount, here, waysWith } from '../settings/account-kit.ts';

vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);

beforeEach(answerAsAccount);
afterEach(closeApp);

const open = () => openApp('/app/security', { isSignedIn: true });
const confirm = async (name: string) =>
  person.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

describe('the password', () => {
  async function type(current: string, fresh: string, repeated = fresh): Promise<void> {
    await open();
    await press('Change password');
    await fill('Current password', current);
    await fill('New password', fresh);
    await fill('New password, once more', repeated);
    await press('Save password');
  }

  it('is changed with the current one, and the others are signed out', async () => {
    answer('changePassword', () => ({ changed: true }));
    await type('Long-Sunday-42', 'Quiet-Monday-43');

    await screen.findByText('Your password is changed. All other devices are signed out.');
    const sent = { password: 'Long-Sunday-42', newPassword: 'Quiet-Monday-43' };
    expect(callsTo('changePassword').map(({ input }) => input)).toEqual([sent]);
  });

  it('says under its field when the current one is wrong, in the specified words, until it is put right', async () => {
    answer('changePassword', () => {
      throw failure('password_wrong');
    });
    await type('wrong', 'Quiet-Monday-43');
    await screen.findByText('Existing or current password incorrect');
    await fill('Current password', 'Long-Sunday-42');

    expect(screen.queryByText('Existing or current password incorrect')).toBeNull();
  });

  it.each([
    ['', 'Quiet-Monday-43', 'Quiet-Monday-43', 'This field is required.'],
    ['Long-Sunday-42', 'short', 'short', 'the password does not meet the required format'],
    ['Long-Sunday-42', 'Quiet-Monday-43', 'Quiet-Monday-44', "These passwords don't match"],
  ])('%j, %j, %j: %s', async (current, fresh, repeated, words) => {
    await open();
    await press('Change password');
    if (current !== '') await fill('Current password', current);
    await fill('New password', fresh);
    await fill('New password, once more', repeated);
    await press('Save password');

    await screen.findByText(words);
    expect(callsTo('changePassword')).toEqual([]);
  });
});

describe('the sessions', () => {
  it('are ended one by one, after a question; this one has no button', async () => {
    answer('endSession', () => ({ sessions: [here] }));
    await open();
    await person.click(await screen.findByRole('button', { name: /^Sign out ?: Firefox on Windows$/ }));
    expect(callsTo('endSession')).toEqual([]);
    await confirm('Sign out');

    await screen.findByText('That device is signed out.');
    expect(callsTo('endSession')[0]?.input).toEqual({ signedInAt: 1_000 });
    expect(screen.queryByText('Firefox on Windows')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Sign out ?:/ })).toBeNull();
  });

  it('are ended all but this one', async () => {
    answer('endOtherSessions', () => ({ sessions: [here] }));
    await open();
    await press('Sign out all others');
    await confirm('Sign out all others');

    await screen.findByText('All other devices are signed out.');
    expect(screen.queryByRole('button', { name: 'Sign out all others' })).toBeNull();
  });

  it('stay when it did not work, and the question says why', async () => {
    answer('endSession', () => {
      throw failure('unavailable');
    });
    await open();
    await person.click(await screen.findByRole('button', { name: /^Sign out ?: Firefox on Windows$/ }));
    await confirm('Sign out');

    expect(await within(await screen.findByRole('dialog')).findByText('Poor internet connection')).toBeDefined();
  });
});

describe('recovery codes', () => {
  const isOn = (recoveryCodesLeft: number) => waysWith({ authenticator: { isOn: true, recoveryCodesLeft } });
  const codes = Array.from({ length: 10 }, (_, index) => `4f7kq9x-2abm3c${index}`);

  it('are renewed after a question, shown once, and gone when they are kept', async () => {
    answer('getSignInWays', () => isOn(2));
    answer('renewRecoveryCodes', () => ({ recoveryCodes: codes }));
    await open();
    await screen.findByText(/^2 recovery codes are left\./);
    await press('New recovery codes');
    await screen.findByText(/The codes that you have now stop working at once/);
    expect(callsTo('renewRecoveryCodes')).toEqual([]);
    answer('getSignInWays', () => isOn(10));
    await confirm('Get new codes');

    const dialog = within(await screen.findByRole('dialog'));
    expect((await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(codes);
    await person.keyboard('{Escape}');
    expect(dialog.getByText(codes[0] ?? '')).toBeDefined();
    await person.click(dialog.getByRole('checkbox'));
    await confirm('Done');
    await screen.findByText('10 recovery codes are left.');
    expect(screen.queryByText(codes[0] ?? '')).toBeNull();
    expect(callsTo('renewRecoveryCodes')).toHaveLength(1);
  });

  it('are renewed after the password, when the sign-in is no recent one', async () => {
    answer('getSignInWays', () => isOn(9));
    answer('renewRecoveryCodes', () => {
      throw failure('sign_in_again');
    });
    await open();
    await press('New recovery codes');
    await confirm('Get new codes');

    await screen.findByText('So that nobody but you can change this, enter your password once more.');
  });
});
