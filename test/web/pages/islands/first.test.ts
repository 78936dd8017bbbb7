// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { find, openPage, until } from './page-kit.ts';

const islands = vi.hoisted(() => ({
  openChat: vi.fn<(...given: unknown[]) => Promise<void>>(async () => undefined),
  submitQuote: vi.fn<(...given: unknown[]) => Promise<void>>(async () => undefined),
  prepareQuote: vi.fn<(...given: unknown[]) => Promise<void>>(async () => undefined),
  sendKeptRequests: vi.fn<(...given: unknown[]) => Promise<void>>(async () => undefined),
  sharePage: vi.fn<(...given: unknown[]) => Promise<void>>(async () => undefined),
  openReport: vi.fn<(...given: unknown[]) => Promise<void>>(async () => undefined),
  showMoreNews: vi.fn<(...given: unknown[]) => Promise<void>>(async () => undefined),
  copyText: vi.fn<(...given: unknown[]) => Promise<void>>(async () => undefined),
  countVisit: vi.fn<(...given: unknown[]) => Promise<void>>(async () => undefined),
  noteOpened: vi.fn<(...given: unknown[]) => Promise<void>>(async () => undefined),
}));
vi.mock('../../../../web/pages/islands/chat.ts', () => ({ openChat: islands.openChat }));
vi.mock('../../../../web/pages/islands/quote.ts', () => islands);
vi.mock('../../../../web/pages/islands/share.ts', () => ({ sharePage: islands.sharePage }));
vi.mock('../../../../web/pages/islands/report.ts', () => ({ openReport: islands.openReport }));
vi.mock('../../../../web/pages/islands/news.ts', () => ({ showMoreNews: islands.showMoreNews }));
vi.mock('../../../../web/pages/islands/copy.ts', () => ({ copyText: islands.copyText }));
vi.mock('../../../../web/pages/islands/visit.ts', () => ({ countVisit: islands.countVisit }));
vi.mock('../../../../web/pages/islands/opened.ts', () => ({ noteOpened: islands.noteOpened }));

const { start } = await import('../../../../web/pages/islands/first.ts');

let listeners: [string, EventListener][] = [];
let idleTasks: (() => void)[] = [];

beforeEach(() => {
  // The island lives as long as its page; here each test is a page of its own.
  for (const [type, listener] of listeners.splice(0)) document.removeEventListener(type, listener);
  const add = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation((type, listener, options) => {
    if (typeof listener === 'function') listeners.push([type, listener]);
    add(type, listener, options);
  });
  idleTasks = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idleTasks.push(task));
  openPage();
  Object.values(islands).forEach((island) => island.mockClear());
});

test.each([
  ['[data-act=share]', 'sharePage'],
  ['[data-act=report]', 'openReport'],
  ['[data-act=news]', 'showMoreNews'],
  ['.bar [data-act=chat]', 'openChat'],
] as const)('a click on %s opens its island', async (selector, island) => {
  start([]);
  find(selector).click();
  await until(() => expect(islands[island]).toHaveBeenCalledOnce());
});

test('a suggested question is asked as it is written', async () => {
  start([]);
  find('.chips button').click();
  await until(() => expect(islands.openChat).toHaveBeenCalledWith('What does Mara Lindqvist do?'));
});

test('the question form asks what was typed and never leaves the page', async () => {
  start([]);
  find<HTMLInputElement>('.question input').value = ' What does it cost? ';
  const event = new Event('submit', { bubbles: true, cancelable: true });
  find('.question').dispatchEvent(event);
  await until(() => expect(islands.openChat).toHaveBeenCalledWith('What does it cost?'));
  expect(event.defaultPrevented).toBe(true);
});

test('an empty question opens nothing and puts the cursor into the field', async () => {
  start([]);
  find('.question').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await until(() => expect(document.activeElement).toBe(find('.question input')));
  expect(islands.openChat).not.toHaveBeenCalled();
});

test('does what people did before the island had come', async () => {
  start([['click', find('[data-act=share]')]]);
  await until(() => expect(islands.sharePage).toHaveBeenCalledOnce());
});

test('counts the visit when the browser has time', async () => {
  start([]);
  idleTasks.forEach((task) => task());
  await until(() => expect(islands.countVisit).toHaveBeenCalledOnce());
  expect(islands.sendKeptRequests).not.toHaveBeenCalled();
});

test('has nothing to count or to send in a preview', () => {
  openPage({ isPreview: true });
  localStorage.setItem('xpage-kept-requests', '[{}]');
  start([]);
  expect(idleTasks).toEqual([]);
});

test('sends requests that were kept on an earlier visit', async () => {
  localStorage.setItem('xpage-kept-requests', '[{}]');
  start([]);
  idleTasks.forEach((task) => task());
  await until(() => expect(islands.sendKeptRequests).toHaveBeenCalledOnce());
});

test.each(['.links a[href^=mailto]', '[data-act=share]', '.post a'])(
  'a click on %s is noted, and a link goes where it leads',
  async (selector) => {
    start([]);
    const link = find(selector);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    link.addEventListener('click', () => link.removeAttribute('href'));
    link.dispatchEvent(click);

    await until(() => expect(islands.noteOpened.mock.calls).toEqual([[link]]));
    expect(click.defaultPrevented).toBe(selector.includes('data-act'));
  },
);

test('a click from before the island came is noted too', async () => {
  const link = find('.links a[href^=mailto]');
  start([['click', link]]);

  await until(() => expect(islands.noteOpened.mock.calls).toEqual([[link]]));
});

test('a count that fails troubles nobody', async () => {
  islands.noteOpened.mockRejectedValueOnce(new Error('offline'));
  start([['click', find('.links a[href^=mailto]')]]);

  await until(() => expect(islands.noteOpened).toHaveBeenCalledOnce());
  expect(document.querySelector('.toast')).toBeNull();
});

test('in a preview no click is noted', async () => {
  openPage({ isPreview: true });
  start([]);
  find('[data-act=share]').click();

  await until(() => expect(islands.sharePage).toHaveBeenCalledOnce());
  expect(islands.noteOpened).not.toHaveBeenCalled();
});

test('a page drawn in a trial hides what has ended with it, and nothing before', () => {
  const row = (until: string): string => `<li data-until="${until}"></li>`;
  find('#links ul').insertAdjacentHTML('beforeend', row('2020-01-01T00:00:00.000Z') + row('2999-01-01T00:00:00.000Z'));
  start([]);
  expect([...document.querySelectorAll<HTMLElement>('[data-until]')].map(({ hidden }) => hidden)).toEqual([
    true,
    false,
  ]);
});
