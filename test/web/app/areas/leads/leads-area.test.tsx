// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lead } from '../../../../../shared/model/conversation.ts';
import { LeadsArea } from '../../../../../web/app/areas/leads/leads-area.tsx';
import { ApiError, networkError } from '../../../../../web/lib/api/api-error.ts';
import { answer, callsTo, forgetCalls, later } from '../conversations/fake-api.ts';
import { account, renderScreen } from '../conversations/render-screen.tsx';
import { jonas, tom } from './sample-leads.ts';

vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);

/** Nothing is due and nobody was answered. */
const quiet = { due: 0, medianAnswerSeconds: null };

beforeEach(() => {
  forgetCalls();
  answer('getUserInfo', () => account);
  answer('getLeads', () => ({ leads: [tom, jonas], total: 2, hasMore: false, ...quiet }));
});
afterEach(cleanup);

const leadOf = (name: string): Promise<HTMLElement> => screen.findByRole('listitem', { name });
const statusOf = (name: string): HTMLSelectElement => screen.getByRole('combobox', { name: `Status of ${name}` });

/** A repetition within half a second counts as the same press. */
function letHalfASecondPass(): void {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 1_000);
}

const internal = (): ApiError => new ApiError({ code: 'internal', status: 500, message: 'Something went wrong.' });

describe('the list of leads', () => {
  it('shows who it is, what was asked and when, in the time zone of the owner', async () => {
    await renderScreen(<LeadsArea />, '/app/leads');

    const lead = await leadOf('Tom Berg');
    expect(lead.textContent).toContain('+46 70 123 45 67');
    expect(lead.textContent).toContain('What does a first session cost?');
    expect(lead.textContent).toContain('A call on Friday would be perfect.');
    await waitFor(() => expect(lead.textContent?.replace(/\s/g, ' ')).toContain('Jan 2, 12:30 AM'));
  });

  it('offers a call, WhatsApp and the conversation', async () => {
    await renderScreen(<LeadsArea />, '/app/leads');

    const lead = within(await leadOf('Tom Berg'));
    const target = (name: string): string | null => lead.getByRole('link', { name }).getAttribute('href');
    expect(target('Call Tom Berg')).toBe('tel:+46701234567');
    expect(target('Write to Tom Berg on WhatsApp')).toBe('https://wa.me/46701234567');
    expect(target('See the conversation')).toBe(`/app/history?conversation=${tom.conversationId}`);
  });

  it('copies the number as it is dialled and says so', async () => {
    const user = userEvent.setup();
    await renderScreen(<LeadsArea />, '/app/leads');

    await user.click(within(await leadOf('Tom Berg')).getByRole('button', { name: 'Copy number' }));

    expect(await navigator.clipboard.readText()).toBe('+46701234567');
    expect(await screen.findByText(/copied/i)).toBeTruthy();
  });

  it('asks for a first page, newest first, and for a longer one by show more', async () => {
    answer('getLeads', (_, { paging }) => ({ leads: [tom], total: 25, hasMore: paging?.pageSize === 20, ...quiet }));
    await renderScreen(<LeadsArea />, '/app/leads');

    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));

    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull());
    expect(callsTo('getLeads').map(({ options }) => options.paging)).toEqual([
      { nowPage: 1, pageSize: 20, orderBy: 'newest' },
      { nowPage: 1, pageSize: 40, orderBy: 'newest' },
    ]);
  });

  it('asks for a status and an order, and keeps both in the address', async () => {
    const app = await renderScreen(<LeadsArea />, '/app/leads');
    await leadOf('Tom Berg');

    await userEvent.click(screen.getByRole('radio', { name: 'Contacted' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Order' }), 'oldest');

    await waitFor(() => expect(app.address()).toBe('/app/leads?status=contacted&order=oldest'));
    expect(callsTo('getLeads').at(-1)).toMatchObject({
      input: { status: 'contacted' },
      options: { paging: { orderBy: 'oldest' } },
    });
  });

  it('searches once the typing pauses', async () => {
    const app = await renderScreen(<LeadsArea />, '/app/leads');

    await userEvent.type(await screen.findByRole('searchbox'), 'berg');

    await waitFor(() => expect(app.address()).toBe('/app/leads?text=berg'));
    expect(callsTo('getLeads').map(({ input }) => input)).toEqual([{}, { text: 'berg' }]);
  });

  it('offers to clear filters that match nothing', async () => {
    answer('getLeads', ({ text }) =>
      text ? { leads: [], total: 0, hasMore: false, ...quiet } : { leads: [tom], total: 1, hasMore: false, ...quiet },
    );
    const app = await renderScreen(<LeadsArea />, '/app/leads?text=nobody');

    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));

    expect(await leadOf('Tom Berg')).toBeTruthy();
    expect(app.address()).toBe('/app/leads');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  it("shows what a lead will look like, in the owner's name, when there is none", async () => {
    answer('getLeads', () => ({ leads: [], total: 0, hasMore: false, ...quiet }));
    await renderScreen(<LeadsArea />, '/app/leads');

    expect(await screen.findByRole('heading', { name: 'Your first lead will stand here, Mara' })).toBeTruthy();
    expect(screen.getByText('How soon could Mara see me?')).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('says that it is loading', async () => {
    answer('getLeads', () => later<never>().promise);
    await renderScreen(<LeadsArea />, '/app/leads');

    expect(screen.getByText('Loading…').closest('[role="status"]')).not.toBeNull();
  });

  it('shows why it failed, and the leads after trying again', async () => {
    answer('getLeads', () => {
      throw networkError(new TypeError('Failed to fetch'));
    });
    await renderScreen(<LeadsArea />, '/app/leads');
    expect((await screen.findByRole('alert')).textContent).toContain('Poor internet connection');

    answer('getLeads', () => ({ leads: [tom], total: 1, hasMore: false, ...quiet }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await leadOf('Tom Berg')).toBeTruthy();
  });

  it('speaks Arabic and keeps phone numbers from left to right', async () => {
    await renderScreen(<LeadsArea />, '/app/leads', 'ar_ae');

    expect(await screen.findByRole('link', { name: 'اتصل بـTom Berg' })).toBeTruthy();
    expect(screen.getByText('+46 70 123 45 67').closest('[dir="ltr"]')).not.toBeNull();
  });
});

describe('the status of a lead', () => {
  it('changes at once, before the server has answered, and stays', async () => {
    const saved = later<Lead>();
    answer('saveLead', () => saved.promise);
    await renderScreen(<LeadsArea />, '/app/leads');
    await leadOf('Tom Berg');

    await userEvent.selectOptions(statusOf('Tom Berg'), 'contacted');

    expect(statusOf('Tom Berg').value).toBe('contacted');
    expect(callsTo('saveLead')[0]?.input).toEqual({ leadId: tom.leadId, status: 'contacted' });
    saved.give({ ...tom, status: 'contacted' });
    await waitFor(() => expect(statusOf('Tom Berg').value).toBe('contacted'));
  });

  it('goes back to what it was, with the reason, when the server refuses', async () => {
    answer('saveLead', () => {
      throw internal();
    });
    await renderScreen(<LeadsArea />, '/app/leads');
    await leadOf('Tom Berg');

    await userEvent.selectOptions(statusOf('Tom Berg'), 'done');

    await waitFor(() => expect(statusOf('Tom Berg').value).toBe('new'));
    expect(screen.getByText(/Something went wrong/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is undone with one press', async () => {
    answer('saveLead', ({ status }) => ({ ...tom, status: status ?? 'new' }));
    await renderScreen(<LeadsArea />, '/app/leads');
    await leadOf('Tom Berg');
    await userEvent.selectOptions(statusOf('Tom Berg'), 'done');

    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));

    expect(statusOf('Tom Berg').value).toBe('new');
    await waitFor(() => expect(callsTo('saveLead').map(({ input }) => input.status)).toEqual(['done', 'new']));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is sent in the order of the choices, one after the other', async () => {
    const first = later<Lead>();
    answer('saveLead', ({ status }) => (status === 'contacted' ? first.promise : { ...tom, status: 'done' }));
    await renderScreen(<LeadsArea />, '/app/leads');
    await leadOf('Tom Berg');

    await userEvent.selectOptions(statusOf('Tom Berg'), 'contacted');
    await userEvent.selectOptions(statusOf('Tom Berg'), 'done');
    expect(callsTo('saveLead')).toHaveLength(1);

    first.fail(internal());
    await waitFor(() => expect(callsTo('saveLead')).toHaveLength(2));
    expect(statusOf('Tom Berg').value).toBe('done');
  });
});

describe('the note about a lead', () => {
  const noteOf = (name: string): HTMLElement => screen.getByRole('textbox', { name: `Your note about ${name}` });

  it('saves itself once the typing pauses and says so', async () => {
    answer('saveLead', ({ note }) => ({ ...tom, note: note ?? '' }));
    await renderScreen(<LeadsArea />, '/app/leads');
    await leadOf('Tom Berg');

    await userEvent.type(noteOf('Tom Berg'), 'Call again');

    await waitFor(() => expect(callsTo('saveLead')).toHaveLength(1));
    expect(callsTo('saveLead')[0]?.input).toEqual({ leadId: tom.leadId, note: 'Call again' });
    expect(await screen.findByText('Saved')).toBeTruthy();
  });

  it('saves itself at once when its field is left', async () => {
    answer('saveLead', ({ note }) => ({ ...jonas, note: note ?? '' }));
    await renderScreen(<LeadsArea />, '/app/leads');
    await leadOf('Jonas Weber');

    await userEvent.type(noteOf('Jonas Weber'), ' Soon.');
    await userEvent.tab();

    expect(callsTo('saveLead')[0]?.input).toEqual({ leadId: jonas.leadId, note: 'Send the offer. Soon.' });
  });

  it('is not lost when the screen is left in the middle of typing', async () => {
    answer('saveLead', ({ note }) => ({ ...tom, note: note ?? '' }));
    const app = await renderScreen(<LeadsArea />, '/app/leads');
    await leadOf('Tom Berg');
    await userEvent.type(noteOf('Tom Berg'), 'Half a');

    app.leave();

    await waitFor(() => expect(callsTo('saveLead')[0]?.input).toEqual({ leadId: tom.leadId, note: 'Half a' }));
  });

  it('keeps the words when saving fails, and saves them on another try', async () => {
    answer('saveLead', () => {
      throw internal();
    });
    await renderScreen(<LeadsArea />, '/app/leads');
    await leadOf('Tom Berg');
    await userEvent.type(noteOf('Tom Berg'), 'Call again');
    await userEvent.tab();
    const retry = await screen.findByRole('button', { name: 'Try again' });

    answer('saveLead', ({ note }) => ({ ...tom, note: note ?? '' }));
    letHalfASecondPass();
    await userEvent.click(retry);

    expect(await screen.findByText('Saved')).toBeTruthy();
    expect((noteOf('Tom Berg') as HTMLTextAreaElement).value).toBe('Call again');
  });
});
