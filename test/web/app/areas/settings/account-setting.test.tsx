// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Agency } from '../../../../../shared/model/account-area.ts';
import { account, closeApp, openApp } from '../../render-app.tsx';
import { failure, fill, person, press } from '../account/sign-in-kit.ts';
import { answer, callsTo } from '../conversations/fake-api.ts';
import { answerAsAccount, openSettings } from './account-kit.ts';

vi.mock('../../../../../web/lib/config.ts', () => ({
  loadConfig: async () => ({ mediaOrigin: 'https://media.test', stage: 'local', islands: {} }),
}));
vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);

const sent = { codeId: 'session', resendAfterSeconds: 60, expiresInSeconds: 600 };
const email = 'new@example.com';

beforeEach(() => {
  answerAsAccount();
  answer('sendChangeCode', () => sent);
});
afterEach(closeApp);

describe('another e-mail address', () => {
  it('is typed twice, proved by a code, and shown', async () => {
    answer('changeEmail', () => ({ ...account, email }));
    await openSettings();
    await press('Change e-mail');
    await fill('New e-mail', ' New@example.com');
    await fill('New e-mail, once more', email);
    await press('Send code');
    await fill('Verification code', '481920');

    expect(await screen.findByText('successfully saved')).toBeDefined();
    expect(callsTo('sendChangeCode')[0]?.input).toEqual({ account: email, channel: 'email', country: null });
    const proof = { email, repeatedEmail: email, codeId: 'session', code: '481920' };
    expect(callsTo('changeEmail').map(({ input }) => input)).toEqual([proof]);
  });

  it('that is typed differently is refused in the specified words, and no code goes out', async () => {
    await openSettings();
    await press('Change e-mail');
    await fill('New e-mail', email);
    await fill('New e-mail, once more', 'now@example.com');
    await press('Send code');

    await screen.findByText('The email entered twice is inconsistent!');
    expect(callsTo('sendChangeCode')).toEqual([]);
  });

  it('of another account is said to be tied to one', async () => {
    answer('sendChangeCode', () => {
      throw failure('account_exists');
    });
    await openSettings();
    await press('Change e-mail');
    await fill('New e-mail', email);
    await fill('New e-mail, once more', email);
    await press('Send code');

    await screen.findByText('Tied to an account: log in or reset');
  });

  it('stays as it was with a wrong code', async () => {
    answer('changeEmail', () => {
      throw failure('code_incorrect');
    });
    await openSettings();
    await press('Change e-mail');
    await fill('New e-mail', email);
    await fill('New e-mail, once more', email);
    await press('Send code');
    await fill('Verification code', '000000');

    await screen.findByText('Code incorrect');
    await press('Back');
    await press('Cancel');
    expect(await screen.findByText('mara@example.com')).toBeDefined();
  });
});

describe('the phone number', () => {
  it('is added with a code by WhatsApp', async () => {
    const phone = '+46701234567';
    answer('changePhoneNumber', () => ({ ...account, phone }));
    await openSettings();
    await press('Add phone');
    await fill('Phone number', '070 123 45 67');
    await person.click(screen.getByRole('radio', { name: 'WhatsApp' }));
    await press('Send code');
    await fill('Verification code', '481920');

    await screen.findByText('successfully saved');
    expect(callsTo('sendChangeCode')[0]?.input).toEqual({ account: phone, channel: 'whatsapp', country: 'SE' });
    expect(callsTo('changePhoneNumber')[0]?.input).toEqual({ phone, country: 'SE', codeId: 'session', code: '481920' });
  });

  it('that is none is not asked for a code', async () => {
    await openSettings();
    await press('Add phone');
    await fill('Phone number', '12');
    await press('Send code');

    await screen.findByText('Please enter a valid phone number.');
    expect(callsTo('sendChangeCode')).toEqual([]);
  });
});

describe('mails', () => {
  it('are switched one by one, and essential ones have no switch', async () => {
    answer('saveNotifications', () => ({
      'sign-in-alerts': true,
      'plan-reminders': true,
      'product-news': true,
      tips: false,
    }));
    await openSettings();
    await person.click(await screen.findByRole('checkbox', { name: /Product news/ }));

    await waitFor(() =>
      expect(callsTo('saveNotifications').map(({ input }) => input)).toEqual([{ 'product-news': true }]),
    );
    expect(await screen.findByRole('checkbox', { name: /Product news/, checked: true })).toBeDefined();
    expect(screen.getAllByRole('checkbox')).toHaveLength(4);
    expect(screen.getByText(/they are essential/)).toBeDefined();
  });
});

describe('an agency', () => {
  const asked: Agency = {
    state: 'asked',
    email: 'hello@agency.example',
    since: new Date().toISOString(),
    resendAt: new Date(Date.now() + 60_000).toISOString(),
    expiresAt: '2099-01-08T09:00:00.000Z',
  };

  it('is asked by its address, and asked again only after the countdown', async () => {
    answer('bindAgencyEmail', () => ({ agency: asked }));
    await openSettings();
    await fill('E-mail of your agency', asked.email);
    await press('Send invitation');

    await screen.findByText(/Asked. They can confirm until/);
    expect(screen.getByRole('button', { name: /Send again in \d+ s/ }).getAttribute('aria-disabled')).toBe('true');
  });

  it('that cannot be reached is told in the specified words', async () => {
    answer('bindAgencyEmail', () => {
      throw failure('invitation_failed');
    });
    await openSettings();
    await fill('E-mail of your agency', asked.email);
    await press('Send invitation');

    await screen.findByText('Invitation failed, please resend');
  });

  it('is left only after a question', async () => {
    answer('getAgency', () => ({ agency: { ...asked, state: 'bound', resendAt: null, expiresAt: null } }));
    answer('leaveAgency', () => ({ agency: null }));
    await openSettings();
    await press('Leave agency');
    expect(callsTo('leaveAgency')).toEqual([]);
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave agency' }));

    await screen.findByLabelText('E-mail of your agency');
  });

  it('whose mail led here is told when there is nothing to answer any more', async () => {
    await openApp('/app/settings#agents', { isSignedIn: true });

    await screen.findByText(/There is no open request/);
  });

  it('sees who asks and confirms; who is no agency sees nothing of it', async () => {
    const agent = { agentId: 'a', fullName: 'Tom Berg', email: 'tom@example.com', since: asked.since };
    answer('getAgencyRequests', () => ({
      requests: [{ ...agent, requestId: 'r1', expiresAt: '2099-01-08T09:00:00.000Z' }],
      agents: [],
    }));
    answer('answerAgencyRequest', () => ({ requests: [], agents: [agent] }));
    await openSettings();
    await press('Confirm');

    await screen.findByRole('button', { name: 'End connection' });
    expect(callsTo('answerAgencyRequest')[0]?.input).toEqual({ requestId: 'r1', isAccepted: true });
  });
});
