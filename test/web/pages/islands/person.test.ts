// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Line, PersonState } from '../../../../shared/model/conversation.ts';
import type { PersonAnswer, QuoteRequest, Records } from '../../../../web/pages/islands/api.ts';
import type { PersonDesk } from '../../../../web/pages/islands/person.ts';
import { fillText } from '../../../../web/pages/page-texts.ts';
import { find, findButton, openPage, texts, until } from './page-kit.ts';

const api = vi.hoisted(() => ({
  askForPerson: vi.fn<() => Promise<PersonAnswer>>(),
  sendQuoteRequest: vi.fn<(request: QuoteRequest, key: string) => Promise<void>>(async () => undefined),
  failureCode: () => 'internal',
  loadRecords: vi.fn<(agentName: string, conversationId: string, since?: string) => Promise<Records>>(),
}));
vi.mock('../../../../web/pages/islands/api.ts', () => api);
vi.mock('../../../../web/pages/islands/load-texts.ts', async () => {
  const kit = await import('./page-kit.ts');
  return { loadTexts: async () => kit.texts };
});

const words = texts.person;
const name = 'Mara Lindqvist';
const say = (text: string): string => fillText(text, { name });
const stateOf = (state: PersonState['state']): PersonState => ({ state, name, fence: 1 });
const line = (lineId: string, kind: Line['kind'], text = ''): Line => ({
  lineId,
  kind,
  text,
  name,
  at: `2026-03-10T12:00:0${lineId}.000Z`,
});

let isOpen = true;
let spoken: string[] = [];
let placeholder = '';
let log: HTMLElement;

async function makeDesk(): Promise<PersonDesk> {
  const { makeDesk: make } = await import('../../../../web/pages/islands/person.ts');
  const { readPageData } = await import('../../../../web/pages/islands/page-data.ts');
  const view = {
    add: (element: HTMLElement) => void log.append(element),
    announce: (text: string) => void spoken.push(text),
    isOpen: () => isOpen,
    setPerson: (words: { placeholder: string } | null) => {
      placeholder = words?.placeholder ?? '';
    },
  };
  return make({ page: { ...readPageData(), name }, view, conversationId: () => 'c1' });
}

/** What the next looks find. */
function answerWith(state: PersonState['state'], lines: Line[] = []): void {
  api.loadRecords.mockResolvedValue({ messages: [], lines, person: stateOf(state) });
}

beforeEach(() => {
  vi.useFakeTimers();
  openPage();
  log = document.createElement('div');
  document.body.append(log);
  isOpen = true;
  spoken = [];
  api.loadRecords.mockReset();
  api.askForPerson.mockReset().mockResolvedValue({ person: stateOf('wanted'), usualMinutes: null });
  answerWith('wanted');
});
afterEach(() => vi.useRealTimers());

test('says that the owner has been told, and promises no time where none is known', async () => {
  await (await makeDesk()).call();

  expect(find('.wait').textContent).toContain(say(words.told));
  expect(find('.wait').textContent).not.toContain('minute');
});

test('says how long it usually takes where that is known', async () => {
  api.askForPerson.mockResolvedValue({ person: stateOf('wanted'), usualMinutes: 5 });
  await (await makeDesk()).call();

  expect(find('.wait').textContent).toContain('Usually answers within 5 minutes.');
});

test('looks every three seconds while a person is wanted or there, and not once more after that', async () => {
  const desk = await makeDesk();
  await desk.call();
  answerWith('present', [line('1', 'joined'), line('2', 'said', 'Hello')]);
  await vi.advanceTimersByTimeAsync(3_000);

  expect(log.textContent).toContain(say(words.joined));
  expect(log.textContent).toContain('Hello');
  expect(placeholder).toBe(say(words.placeholder));
  expect(document.querySelector('.wait')).toBeNull();
  answerWith('none', [line('2', 'said', 'Hello'), line('3', 'left')]);
  await vi.advanceTimersByTimeAsync(3_000);
  const looks = api.loadRecords.mock.calls.length;
  await vi.advanceTimersByTimeAsync(120_000);

  expect(api.loadRecords.mock.calls.length).toBe(looks);
  expect(placeholder).toBe('');
  expect(log.querySelectorAll('.person')).toHaveLength(1);
  expect(spoken).toEqual([say(words.joined), `${say(words.says)}: Hello`, say(words.left)]);
  expect(api.loadRecords.mock.lastCall).toEqual(['mara', 'c1', '2026-03-10T12:00:02.000Z']);
});

test('does not look while the chat is closed, and looks at once when it is opened again', async () => {
  const desk = await makeDesk();
  await desk.call();
  await vi.advanceTimersByTimeAsync(1_000);
  isOpen = false;
  await vi.advanceTimersByTimeAsync(60_000);
  const looks = api.loadRecords.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.loadRecords.mock.calls.length).toBe(looks);

  isOpen = true;
  desk.look();
  expect(api.loadRecords.mock.calls.length).toBe(looks + 1);
});

test('asks for name and number when nobody came, in a form of its own beside the page’s', async () => {
  const desk = await makeDesk();
  await desk.call();
  answerWith('missed');
  await vi.advanceTimersByTimeAsync(3_000);
  const form = find('.wait form');

  expect(find('.wait').textContent).toContain(say(words.missed));
  expect(form.dataset.act).toBe('quote');
  expect(form.querySelector('[name=message]')?.closest('.field')?.hasAttribute('hidden')).toBe(true);
  const idsOnce = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(idsOnce).size).toBe(idsOnce.length);
  const phone = form.querySelector<HTMLInputElement>('[name=phone]');
  expect(form.querySelector(`label[for="${phone?.id}"]`)).not.toBeNull();
});

test('whoever does not want to wait leaves the number at once', async () => {
  await (await makeDesk()).call();
  findButton(words.leaveNumber).click();

  expect(document.activeElement?.getAttribute('name')).toBe('name');
  expect(document.activeElement?.closest('.wait')).not.toBeNull();
});

test('the form in the chat keeps the country that was chosen, and sends name and number with the conversation', async () => {
  vi.useRealTimers();
  sessionStorage.setItem('xpage-chat:mara', JSON.stringify({ conversationId: 'c1', pending: null }));
  await (await makeDesk()).call();
  findButton(words.leaveNumber).click();
  const form = find<HTMLFormElement>('.wait form');
  const country = find<HTMLSelectElement>('.wait [name=country]');
  await until(() => expect(country.options.length).toBeGreaterThan(100));
  country.value = 'SE';
  find<HTMLInputElement>('.wait [name=name]').value = 'Tom Berg';
  find<HTMLInputElement>('.wait [name=phone]').value = '070 123 45 67';
  await (await import('../../../../web/pages/islands/quote.ts')).submitQuote(form);

  expect(api.sendQuoteRequest.mock.calls[0]?.[0]).toMatchObject({
    name: 'Tom Berg',
    phone: '070 123 45 67',
    country: 'SE',
    conversationId: 'c1',
  });
  expect(find('.wait').textContent).toContain(texts.quote.sent);
});

test('who was told is not told again by another press', async () => {
  const desk = await makeDesk();
  await desk.call();
  await desk.call();

  expect(api.askForPerson).toHaveBeenCalledOnce();
});

test('says so when the owner could not be told', async () => {
  api.askForPerson.mockRejectedValue(new Error('network'));
  await (await makeDesk()).call();

  expect(find('.wait').textContent).toContain(say(words.failed));
});

test('what a person writes is text, never markup', async () => {
  const desk = await makeDesk();
  desk.show({ ...line('1', 'said', '<img src=x onerror=alert(1)>'), name: '<b>Mara</b>' });

  expect(log.querySelector('.person img[src=x], .person b b')).toBeNull();
  expect(log.textContent).toContain('<img src=x');
});
