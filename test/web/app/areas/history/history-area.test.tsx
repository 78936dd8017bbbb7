// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultAssistant } from '../../../../../shared/model/assistant.ts';
import type { Message } from '../../../../../shared/model/conversation.ts';
import { HistoryArea } from '../../../../../web/app/areas/history/history-area.tsx';
import { ApiError, networkError } from '../../../../../web/lib/api/api-error.ts';
import { answer, callsTo, forgetCalls, later } from '../conversations/fake-api.ts';
import { account, renderScreen, setWindow } from '../conversations/render-screen.tsx';
import { answered, unanswered, withTom, withVisitor } from './sample-history.ts';

vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);

const nothing = { conversations: [], messages: [], hasMore: false };

function answerHistory(messages: Message[] = [answered, unanswered]): void {
  const all = [withTom, withVisitor];
  answer('getChatHistory', ({ conversationId }) =>
    conversationId
      ? { conversations: all.filter((one) => one.conversationId === conversationId), messages, hasMore: false }
      : { conversations: all, messages: [], hasMore: false },
  );
}

beforeEach(() => {
  forgetCalls();
  setWindow('wide');
  answer('getUserInfo', () => account);
  answer('getAiAssistant', () => ({
    settings: { ...defaultAssistant('Mara'), name: 'Ava' },
    usage: { used: 1, limit: 10 },
    isIncluded: true,
  }));
  answerHistory();
});
afterEach(cleanup);

const listCalls = () => callsTo('getChatHistory').filter(({ input }) => input.conversationId === undefined);
const tomsPath = `/app/history?conversation=${withTom.conversationId}`;

describe('the list of conversations', () => {
  it('names customers, calls others visitors and marks who left a number', async () => {
    await renderScreen(<HistoryArea />, '/app/history');

    const [tom, visitor] = await screen.findAllByRole('link', { name: /question/ });
    expect(tom?.textContent).toContain('Tom Berg');
    expect(tom?.textContent).toContain('Left a number');
    expect(visitor?.textContent).toContain('Visitor');
    expect(visitor?.textContent).not.toContain('Left a number');
  });

  it('applies words, days and leads only when asked to, and keeps them in the address', async () => {
    const app = await renderScreen(<HistoryArea />, '/app/history');
    await userEvent.type(await screen.findByRole('searchbox'), 'price');
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-01-01' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-01-31' } });
    await userEvent.click(screen.getByLabelText('Only with a lead'));
    expect(listCalls()).toHaveLength(1);

    await userEvent.click(screen.getByRole('button', { name: 'Apply filters' }));

    expect(app.address()).toBe('/app/history?text=price&from=2026-01-01&to=2026-01-31&lead=yes');
    expect(listCalls().at(-1)?.input).toEqual({ text: 'price', from: '2026-01-01', to: '2026-01-31', withLead: true });
    expect(screen.getByRole('button', { name: 'Filter (3)' })).toBeTruthy();
  });

  it('asks for the oldest first', async () => {
    await renderScreen(<HistoryArea />, '/app/history');

    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Order' }), 'oldest');

    await waitFor(() => expect(listCalls().at(-1)?.options.paging?.orderBy).toBe('oldest'));
  });

  it('asks for a longer list by show more', async () => {
    answer('getChatHistory', ({ conversationId }, { paging }) =>
      conversationId
        ? { conversations: [withTom], messages: [answered], hasMore: false }
        : { conversations: [withTom], messages: [], hasMore: paging?.pageSize === 20 },
    );
    await renderScreen(<HistoryArea />, '/app/history');

    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));

    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull());
    expect(listCalls().map(({ options }) => options.paging?.pageSize)).toEqual([20, 40]);
  });

  it('offers to clear filters that match nothing', async () => {
    answer('getChatHistory', ({ text }) => (text ? nothing : { ...nothing, conversations: [withTom] }));
    const app = await renderScreen(<HistoryArea />, '/app/history?text=nothing');

    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));

    expect(await screen.findByRole('link', { name: /Tom Berg/ })).toBeTruthy();
    expect(app.address()).toBe('/app/history');
  });

  it("shows what a conversation will look like, in the owner's name, when there is none", async () => {
    answer('getChatHistory', () => nothing);
    await renderScreen(<HistoryArea />, '/app/history');

    expect(await screen.findByRole('heading', { name: 'Mara, nobody has asked anything yet' })).toBeTruthy();
    expect(screen.getByText('Hello! How can Mara help me?')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Try your assistant' }).getAttribute('href')).toBe('/app/assistant');
  });

  it('says that it is loading', async () => {
    answer('getChatHistory', () => later<never>().promise);
    await renderScreen(<HistoryArea />, '/app/history');

    expect(screen.getByText('Loading…').closest('[role="status"]')).not.toBeNull();
  });

  it('shows why it failed, and the conversations after trying again', async () => {
    answer('getChatHistory', () => {
      throw networkError(new TypeError('Failed to fetch'));
    });
    await renderScreen(<HistoryArea />, '/app/history');
    expect((await screen.findByRole('alert')).textContent).toContain('Poor internet connection');

    answerHistory();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('link', { name: /Visitor/ })).toBeTruthy();
  });

  it('opens the try-out of the assistant by new chat', async () => {
    await renderScreen(<HistoryArea />, '/app/history');

    expect(screen.getByRole('link', { name: 'New chat' }).getAttribute('href')).toBe('/app/assistant');
  });
});

describe('an open conversation', () => {
  it('is the first one on a wide screen until another is chosen', async () => {
    const app = await renderScreen(<HistoryArea />, '/app/history');
    expect(await screen.findByRole('article', { name: 'Conversation with Tom Berg' })).toBeTruthy();

    await userEvent.click(screen.getByRole('link', { name: /Visitor/ }));

    expect(await screen.findByRole('article', { name: 'Conversation with Visitor' })).toBeTruthy();
    expect(app.address()).toBe(`/app/history?conversation=${withVisitor.conversationId}`);
    expect(screen.getByRole('link', { name: /Visitor/ }).getAttribute('aria-current')).toBe('true');
  });

  it('names the assistant and leads to the lead', async () => {
    await renderScreen(<HistoryArea />, tomsPath);

    const conversation = within(await screen.findByRole('article'));
    expect((await conversation.findAllByText('Ava')).length).toBe(2);
    expect(conversation.getByRole('link', { name: 'See the lead' }).getAttribute('href')).toBe(
      '/app/leads?text=Tom+Berg',
    );
  });

  it('opens the passage behind a source and closes it with Escape', async () => {
    await renderScreen(<HistoryArea />, tomsPath);
    const chip = await screen.findByRole('button', { name: 'Source 1: About me' });

    await userEvent.click(chip);
    expect(screen.getByText('The first session is on me.')).toBeTruthy();
    expect(chip.getAttribute('aria-expanded')).toBe('true');

    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('The first session is on me.')).toBeNull();
  });

  it.each([
    ['no_answer', 'Your standard reply: the page held no answer to this.'],
    ['limited', 'Extracts from your page, without the assistant.'],
    ['partial', 'Ends early: the answer was cut off.'],
    ['cancelled', 'The visitor stopped the answer.'],
  ] as const)('says plainly what a %s answer was', async (kind, words) => {
    answerHistory([{ ...answered, kind }]);
    await renderScreen(<HistoryArea />, tomsPath);

    expect(await screen.findByText(words, { exact: false })).toBeTruthy();
  });

  it('shows what the visitor thought of an answer', async () => {
    await renderScreen(<HistoryArea />, tomsPath);

    expect(await screen.findAllByText('Found helpful')).toHaveLength(1);
  });

  it('is a screen of its own on a phone, with a way back to the filtered list', async () => {
    setWindow('narrow');
    const app = await renderScreen(<HistoryArea />, `${tomsPath}&lead=yes`);
    expect(await screen.findByRole('heading', { name: 'Tom Berg' })).toBe(document.activeElement);
    expect(screen.queryByRole('searchbox')).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'All conversations' }));

    expect(app.address()).toBe('/app/history?lead=yes');
    expect(await screen.findByRole('link', { name: /Tom Berg/ })).toBe(document.activeElement);
  });

  it('that is gone is said so, without a retry that cannot help', async () => {
    setWindow('narrow');
    answer('getChatHistory', ({ conversationId }) => {
      if (conversationId) throw new ApiError({ code: 'not_found', status: 404, message: 'It could not be found.' });
      return { ...nothing, conversations: [withTom] };
    });
    await renderScreen(<HistoryArea />, tomsPath);

    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'All conversations' })).toBeTruthy();
  });

  it('speaks Arabic', async () => {
    await renderScreen(<HistoryArea />, tomsPath, 'ar_ae');

    expect(await screen.findByRole('button', { name: 'المصدر 1: About me' })).toBeTruthy();
    expect(screen.getByText('ردّك الموحّد: لم تكن في الصفحة إجابة عن هذا السؤال.', { exact: false })).toBeTruthy();
  });
});
