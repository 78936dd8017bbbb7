// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lead } from '../../../../../shared/model/conversation.ts';
import { LeadsArea } from '../../../../../web/app/areas/leads/leads-area.tsx';
import { answer, callsTo, forgetCalls } from '../conversations/fake-api.ts';
import { account, renderScreen } from '../conversations/render-screen.tsx';
import { tom } from './sample-leads.ts';

vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);

const past = '2026-01-02T08:00:00.000Z';

beforeEach(() => {
  forgetCalls();
  answer('getUserInfo', () => account);
});
afterEach(cleanup);

async function show(lead: Lead, path = '/app/leads', figures: object = {}) {
  answer('getLeads', () => ({
    leads: [lead],
    total: 1,
    hasMore: false,
    due: 0,
    medianAnswerSeconds: null,
    ...figures,
  }));
  const app = await renderScreen(<LeadsArea />, path);
  const item = await screen.findByRole('listitem', { name: lead.name });
  return { app, item, inside: within(item) };
}

describe('a reminder', () => {
  it('is set with one press, an hour from now', async () => {
    answer('saveLead', ({ remindAt }) => ({ ...tom, remindAt: remindAt ?? null }));
    const { inside } = await show(tom);

    await userEvent.click(inside.getByText('Remind me'));
    await userEvent.click(screen.getByRole('button', { name: /In an hour/ }));

    expect(await inside.findByText(/^Reminder /)).toBeTruthy();
    const { remindAt } = callsTo('saveLead')[0]?.input ?? {};
    expect(Math.abs(Date.parse(String(remindAt)) - Date.now() - 3_600_000)).toBeLessThan(60_000);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that is due is marked and done with one press', async () => {
    answer('saveLead', ({ remindAt }) => ({ ...tom, remindAt: remindAt ?? null }));
    const { inside } = await show({ ...tom, remindAt: past });
    expect(inside.getByText(/^Due since Fri, Jan 2/)).toBeTruthy();

    await userEvent.click(inside.getByRole('button', { name: 'Done' }));

    expect(await inside.findByText('Remind me')).toBeTruthy();
    expect(callsTo('saveLead')[0]?.input).toEqual({ leadId: tom.leadId, remindAt: null });
  });

  it('asks for a moment that is still to come', async () => {
    const { inside } = await show(tom);
    await userEvent.click(inside.getByText('Remind me'));

    await userEvent.click(screen.getByRole('button', { name: 'Set reminder' }));

    expect(await screen.findByText('Choose a date and a time.')).toBeTruthy();
    expect(callsTo('saveLead')).toEqual([]);
  });

  it('that is due is counted on top and shown alone on demand', async () => {
    const { app } = await show({ ...tom, remindAt: past }, '/app/leads', { due: 1 });
    expect(screen.getByText('1 reminder is due')).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: 'Show' }));

    await waitFor(() => expect(app.address()).toBe('/app/leads?due=1'));
    expect(callsTo('getLeads').at(-1)?.input).toEqual({ isDue: true });
  });
});

describe('the first answer', () => {
  it.each(['Call Tom Berg', 'Write to Tom Berg on WhatsApp'])('is noted by a press on %s, once', async (way) => {
    answer('saveLead', () => ({ ...tom, firstContactAt: '2026-01-01T23:42:00.000Z' }));
    const { inside } = await show(tom);
    const link = inside.getByRole('link', { name: way });
    link.addEventListener('click', (event) => event.preventDefault());

    await userEvent.click(link);
    expect(await inside.findByText('Answered after 12 minutes')).toBeTruthy();
    await userEvent.click(link);

    expect(callsTo('saveLead').map(({ input }) => input)).toEqual([{ leadId: tom.leadId, isContacted: true }]);
  });

  it('is summed up for all visitors', async () => {
    await show(tom, '/app/leads', { medianAnswerSeconds: 3 * 3_600 });

    expect(screen.getByText('Half of your visitors hear from you within 3 hours.')).toBeTruthy();
  });
});

it('the consent is shown with its time', async () => {
  const { inside, item } = await show(tom);

  await userEvent.click(inside.getByRole('button', { name: 'Consent' }));

  expect(item.textContent).toContain(tom.consentText);
  await waitFor(() => expect(item.textContent?.replace(/\s/g, ' ')).toContain('Agreed on Jan 2, 12:30 AM'));
});

describe('a lead', () => {
  it('is deleted after the specified question, and not without it', async () => {
    answer('saveLead', () => ({ ...tom, folder: 'deleted' }));
    const { inside } = await show(tom);
    await userEvent.click(inside.getByRole('button', { name: 'Delete Tom Berg' }));
    expect(screen.getByText('Are you sure you want to delete Tom Berg?')).toBeTruthy();
    expect(callsTo('saveLead')).toEqual([]);

    answer('getLeads', () => ({ leads: [], total: 0, hasMore: false, due: 0, medianAnswerSeconds: null }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Tom Berg' })).toBeNull());
    expect(callsTo('saveLead')[0]?.input).toEqual({ leadId: tom.leadId, folder: 'deleted' });
  });

  it('among the spam says why and can be brought back, but not be moved on or be reminded of', async () => {
    answer('saveLead', () => tom);
    const { inside } = await show({ ...tom, folder: 'spam', spamReason: 'links' }, '/app/leads?folder=spam');
    expect(inside.getByText('The message holds several links.')).toBeTruthy();
    expect(inside.queryByRole('combobox')).toBeNull();
    expect(inside.queryByText('Remind me')).toBeNull();

    await userEvent.click(inside.getByRole('button', { name: 'Not spam' }));

    await waitFor(() => expect(callsTo('saveLead')[0]?.input).toEqual({ leadId: tom.leadId, folder: 'inbox' }));
  });
});

it('an empty inbox still leads to the other folders', async () => {
  answer('getLeads', () => ({ leads: [], total: 0, hasMore: false, due: 0, medianAnswerSeconds: null }));
  const app = await renderScreen(<LeadsArea />, '/app/leads');

  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Folder' }), 'spam');

  await waitFor(() => expect(app.address()).toBe('/app/leads?folder=spam'));
  expect(await screen.findByText('Nothing here')).toBeTruthy();
});

it('what the filters show goes along as a file', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  answer('exportLeads', () => ({
    fileName: 'leads.csv',
    contentType: 'text/csv',
    content: 'x',
    count: 1,
    isCut: false,
  }));
  await show(tom, '/app/leads?status=new&text=berg');

  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(screen.getByRole('button', { name: /^Table/ }));

  expect(await screen.findByText('1 lead is in your downloads.')).toBeTruthy();
  expect(saved).toEqual(['leads.csv']);
  expect(callsTo('exportLeads')[0]?.input).toEqual({ status: 'new', text: 'berg', format: 'csv' });
});
