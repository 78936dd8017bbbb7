// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LeadSettings, WebhookDelivery } from '../../../../../shared/model/lead-settings.ts';
import { LeadSettingsArea } from '../../../../../web/app/areas/leads/settings/lead-settings-area.tsx';
import { MantineFrame } from '../../../../../web/ui/mantine-frame.tsx';
import { ApiError } from '../../../../../web/lib/api/api-error.ts';
import { answer, callsTo, forgetCalls } from '../conversations/fake-api.ts';
import { account, renderScreen } from '../conversations/render-screen.tsx';

vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);

const bare: LeadSettings = { quietHours: null, webhook: null, alert: null };
const url = 'https://crm.example.com/leads';
const withWebhook: LeadSettings = { ...bare, webhook: { url, isOn: true, isPaused: false, failingSince: null } };
const delivery: WebhookDelivery = {
  deliveryId: 'd1',
  type: 'test',
  createdAt: '2026-01-01T09:00:00.000Z',
  state: 'delivered',
  tries: 1,
  httpStatus: 200,
  failure: null,
  nextTryAt: null,
};

beforeEach(() => {
  forgetCalls();
  answer('getUserInfo', () => account);
});
afterEach(cleanup);

async function show(settings: LeadSettings, deliveries: WebhookDelivery[] = []): Promise<void> {
  answer('getLeadSettings', () => ({ settings, deliveries }));
  await renderScreen(
    <MantineFrame direction="ltr">
      <LeadSettingsArea />
    </MantineFrame>,
    '/app/leads/settings',
  );
  await screen.findByRole('heading', { name: 'Webhook' });
}

describe('the quiet hours', () => {
  it('are saved as they are set', async () => {
    const quietHours = { from: '22:00', to: '07:00' };
    answer('saveLeadSettings', () => ({ settings: { ...bare, quietHours }, deliveries: [], secret: null }));
    await show(bare);

    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(callsTo('saveLeadSettings')[0]?.input).toEqual({ quietHours }));
    expect(await screen.findByText(/saved/i)).toBeTruthy();
  });

  it('are taken back by the same box', async () => {
    answer('saveLeadSettings', () => ({ settings: bare, deliveries: [], secret: null }));
    await show({ ...bare, quietHours: { from: '21:00', to: '06:00' } });

    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(callsTo('saveLeadSettings')[0]?.input).toEqual({ quietHours: null }));
  });
});

describe('messages to the phone', () => {
  const phone = '+46701234567';
  const proven: LeadSettings = { ...bare, alert: { phone, channel: 'sms', failure: null } };

  it('begin with a number that is proven by the code sent there', async () => {
    answer('sendAlertCode', () => ({ codeId: 'session', resendAfterSeconds: 60, expiresInSeconds: 600 }));
    answer('proveAlertPhone', () => ({ settings: proven, deliveries: [] }));
    await show(bare);

    await userEvent.type(screen.getByLabelText('Phone number'), '070 123 45 67');
    await userEvent.click(screen.getByRole('radio', { name: 'WhatsApp' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText(/You can ask for another code in/)).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Verification code'), '481920');

    const target = { phone, country: 'SE', channel: 'whatsapp' };
    await waitFor(() => expect(callsTo('sendAlertCode')[0]?.input).toEqual(target));
    await waitFor(() =>
      expect(callsTo('proveAlertPhone')[0]?.input).toEqual({ ...target, codeId: 'session', code: '481920' }),
    );
    expect(await screen.findByText('+46 70 123 45 67')).toBeTruthy();
  });

  it('go to a number of the account’s own country, also when it is typed before the account is known', async () => {
    const { promise: known, resolve: tell } = Promise.withResolvers<typeof account>();
    answer('getUserInfo', () => known);
    answer('sendAlertCode', () => ({ codeId: 'session', resendAfterSeconds: 60, expiresInSeconds: 600 }));
    await show(bare);

    await userEvent.type(screen.getByLabelText('Phone number'), '070 123 45 67');
    tell(account);
    await screen.findByDisplayValue(/Sweden/);
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));

    await waitFor(() => expect(callsTo('sendAlertCode')[0]?.input).toEqual({ phone, country: 'SE', channel: 'sms' }));
  });

  it('are not offered to what is no number', async () => {
    await show(bare);
    await userEvent.type(screen.getByLabelText('Phone number'), '12');
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));

    expect(await screen.findByText('Please enter a valid phone number.')).toBeTruthy();
    expect(callsTo('sendAlertCode')).toEqual([]);
  });

  it('are switched off and keep their number', async () => {
    answer('saveLeadSettings', () => ({ settings: proven, deliveries: [], secret: null }));
    await show(proven);
    await userEvent.click(screen.getByRole('radio', { name: 'Off' }));

    await waitFor(() => expect(callsTo('saveLeadSettings')[0]?.input).toEqual({ alert: { channel: null } }));
  });

  it('tell what could not be sent, and that the mail has it', async () => {
    const failure = { reason: 'not_sent', at: '2026-01-01T09:00:00.000Z' } as const;
    await show({ ...bare, alert: { phone, channel: 'sms', failure } });

    expect(screen.getByText(/could not be sent. The lead came to you by mail/)).toBeTruthy();
  });
});

describe('the webhook', () => {
  it('is set, and its secret is shown once', async () => {
    answer('saveLeadSettings', () => ({ settings: withWebhook, deliveries: [], secret: 'whsec_abc' }));
    await show(bare);

    await userEvent.type(screen.getByLabelText('Address'), ` ${url}`);
    await userEvent.click(screen.getByRole('button', { name: 'Set webhook' }));

    expect(await screen.findByText('whsec_abc')).toBeTruthy();
    expect(callsTo('saveLeadSettings')[0]?.input).toEqual({ webhook: { url } });
    await userEvent.click(screen.getByRole('button', { name: 'I have kept it' }));
    expect(screen.queryByText('whsec_abc')).toBeNull();
    expect(screen.getByText(url)).toBeTruthy();
  });

  it('says under its field why an address cannot be', async () => {
    answer('saveLeadSettings', () => {
      throw new ApiError({ code: 'webhook_url_invalid', status: 422, message: '' });
    });
    await show(bare);

    await userEvent.type(screen.getByLabelText('Address'), 'http://10.0.0.1');
    await userEvent.click(screen.getByRole('button', { name: 'Set webhook' }));

    expect(await screen.findByText(/Use a public address that begins with https/)).toBeTruthy();
  });

  it('sends a test and shows what becomes of it', async () => {
    await show(withWebhook);
    answer('sendTestWebhook', () => ({ deliveryId: 'd1' }));
    answer('getLeadSettings', () => ({ settings: withWebhook, deliveries: [delivery] }));

    await userEvent.click(screen.getByRole('button', { name: 'Send a test' }));

    expect(await screen.findByText('Taken (200)')).toBeTruthy();
  });

  it('tells of failures and of the end in words', async () => {
    const failed = { ...delivery, state: 'failed', tries: 8, httpStatus: 503, failure: 'status' } as const;
    const waiting = { ...delivery, deliveryId: 'd2', state: 'waiting', failure: 'timeout', httpStatus: null } as const;
    await show({ ...bare, webhook: { url, isOn: false, isPaused: false, failingSince: '2026-01-01T09:00:00.000Z' } }, [
      failed,
      waiting,
    ]);

    expect(screen.getByText(/Switched off after three days/)).toBeTruthy();
    expect(screen.getByText('Answered 503, tried 8 times')).toBeTruthy();
    expect(screen.getByText('No answer within ten seconds, tried once')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send a test' })).toBeNull();
  });

  it('is taken away only after a question', async () => {
    answer('saveLeadSettings', () => ({ settings: bare, deliveries: [], secret: null }));
    await show(withWebhook);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(callsTo('saveLeadSettings')).toEqual([]);

    await userEvent.click(screen.getAllByRole('button', { name: 'Remove' }).at(-1) as HTMLElement);

    await waitFor(() => expect(callsTo('saveLeadSettings')[0]?.input).toEqual({ webhook: null }));
    expect(await screen.findByLabelText('Address')).toBeTruthy();
  });
});
