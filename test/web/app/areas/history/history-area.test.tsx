// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultAssistant } from '../../../../../shared/model/assistant.ts';
import type { Line, Message, PersonState } from '../../../../../shared/model/conversation.ts';
import { HistoryArea } from '../../../../../web/app/areas/history/history-area.tsx';
import { ApiError, networkError } from '../../../../../web/lib/api/api-error.ts';
import { answer, callsTo, forgetCalls, later } from '../conversations/fake-api.ts';
import { account, renderScreen, setWindow } from '../conversations/render-screen.tsx';
import { answered, unanswered, withTom, withVisitor } from './sample-history.ts';

vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);

const nothing = { conversations: [], messages: [], lines: [], person: null, hasMore: false };
const alone: PersonState = { state: 'none', name: '', fence: 0 };

function answerHistory(
  messages: Message[] = [answered, unanswered],
  { lines = [], person = alone }: { lines?: Line[]; person?: PersonState } = {},
): void {
  const all = [withTom, withVisitor];
  answer('getChatHistory', ({ conversationId }) =>
    conversationId
      ? {
          ...nothing,
          conversations: all.filter((one) => one.conversationId === conversationId),
          messages,
          lines,
          person,
        }
      : { ...nothing, conversations: all },
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
        ? { ...nothing, conversations: [withTom], messages: [answered], person: alone }
        : { ...nothing, conversations: [withTom], hasMore: paging?.pageSize === 20 },
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
    expect(screen.getByText('ردّك الجاهز: لم تكن في الصفحة إجابة عن هذا السؤال.', { exact: false })).toBeTruthy();
  });
});

describe('a person in a conversation', () => {
  const at = (minute: number): string => new Date(Date.now() - 600_000 + minute * 60_000).toISOString();
  const line = (kind: Line['kind'], minute: number, text = ''): Line => ({
    lineId: `${kind}-${minute}`,
    at: at(minute),
    kind,
    name: kind === 'wanted' ? '' : 'Mara',
    text,
  });
  const holding: PersonState = { state: 'present', name: 'Mara', fence: 3 };

  it('is wanted: the list and the conversation say so, and taking over tells the server and looks again', async () => {
    answer('getPersonRequests', () => ({ requests: [] }));
    answer('takeOver', () => ({ person: holding }));
    answerHistory([answered], { lines: [line('wanted', 1)], person: { ...alone, state: 'wanted' } });
    await renderScreen(<HistoryArea />, tomsPath);
    expect(await screen.findByText('This visitor wants to talk to you.')).toBeTruthy();

    answerHistory([answered], { lines: [line('wanted', 1), line('joined', 2)], person: holding });
    await userEvent.click(screen.getByRole('button', { name: 'Take over' }));

    expect(callsTo('takeOver').map(({ input }) => input)).toEqual([{ conversationId: withTom.conversationId }]);
    expect(await screen.findByText('You are in this chat. Your assistant is silent.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Your message' })).toBe(document.activeElement);
  });

  it('writes, and what did not get through stays and is sent again as the same message', async () => {
    answerHistory([answered], { person: holding });
    answer('sendPersonMessage', () => {
      throw new ApiError({ code: 'chat_not_held', status: 409, message: 'Not held.' });
    });
    await renderScreen(<HistoryArea />, tomsPath);
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
    await userEvent.type(field, 'Hello{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Take it over again');
    expect(field.value).toBe('Hello');

    answer('sendPersonMessage', ({ text }) => ({ line: line('said', 3, text) }));
    // What comes within half a second is the same action.
    const later = performance.now() + 1_000;
    vi.spyOn(performance, 'now').mockImplementation(() => later);
    await userEvent.type(field, '{Enter}');

    await waitFor(() => expect(field.value).toBe(''));
    const [first, second] = callsTo('sendPersonMessage').map(({ input }) => input);
    expect(first).toMatchObject({ fence: 3, text: 'Hello' });
    expect(second).toEqual(first);
  });

  it('hands back the hold that is shown', async () => {
    answerHistory([answered], { person: holding });
    answer('handBack', () => ({ person: alone }));
    await renderScreen(<HistoryArea />, tomsPath);
    await userEvent.click(await screen.findByRole('button', { name: 'Hand back to the assistant' }));

    expect(callsTo('handBack').map(({ input }) => input)).toEqual([
      { conversationId: withTom.conversationId, fence: 3 },
    ]);
  });

  it('shows who said what in its order: visitor, assistant, person', async () => {
    const left = { ...unanswered, question: 'Are you there?', sentences: [], kind: 'person' as const, askedAt: at(4) };
    const lines = [line('joined', 2), line('said', 3, 'Hello, Mara here.'), line('left', 5)];
    answerHistory([{ ...answered, askedAt: at(0) }, left], { lines });
    await renderScreen(<HistoryArea />, tomsPath);

    const parts = within(await screen.findByRole('article')).getAllByRole('listitem');
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('A first session is free.'),
      expect.stringContaining('Mara joined'),
      expect.stringContaining('Hello, Mara here.'),
      expect.stringContaining('Are you there?'),
      expect.stringContaining('Mara left. The assistant answers again.'),
    ]);
    expect(parts[3]?.textContent).not.toContain('Ava');
  });

  it('of long ago is not taken over any more', async () => {
    await renderScreen(<HistoryArea />, tomsPath);
    await screen.findByRole('article');

    expect(screen.queryByRole('button', { name: 'Take over' })).toBeNull();
  });
});

describe('a conversation that is going on', () => {
  it('is marked as active and unread, and what is on the screen is read', async () => {
    const fresh = { ...withTom, lastAt: new Date().toISOString(), isUnread: true };
    answer('getChatHistory', ({ conversationId }) =>
      conversationId
        ? { ...nothing, conversations: [fresh], messages: [answered], person: alone }
        : { ...nothing, conversations: [fresh] },
    );
    answer('markConversationRead', () => ({ saved: true }));
    await renderScreen(<HistoryArea />, tomsPath);

    expect(await screen.findByText('Active now')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Unread' })).toBeTruthy();
    await waitFor(() => expect(callsTo('markConversationRead').length).toBeGreaterThan(0));
    expect(callsTo('markConversationRead')[0]?.input).toEqual({
      conversationId: fresh.conversationId,
      upTo: fresh.lastAt,
    });
  });
});
