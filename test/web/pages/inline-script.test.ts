// @vitest-environment happy-dom
import { beforeEach, expect, test, vi, type Mock } from 'vitest';
import { inlineScript } from '../../../web/pages/inline-script.ts';

type Start = (kept: [type: string, target: Element][]) => void;
type Load = (address: string) => Promise<{ start: Start }>;
type Started = { load: Mock<Load>; start: Mock<Start> };

/** Runs the script with its import replaced: what it would fetch is what the test sees. */
function run(first: string | undefined): Started {
  const start = vi.fn<Start>();
  const load = vi.fn<Load>(async () => ({ start }));
  if (first !== undefined) document.documentElement.dataset.first = first;
  // The script is ours; a function is the only way to give it another `import`.
  // oxlint-disable-next-line no-new-func
  new Function('load', inlineScript.replace('import(u)', 'load(u)'))(load);
  return { load, start };
}

beforeEach(() => {
  document.documentElement.className = '';
  delete document.documentElement.dataset.first;
  document.body.innerHTML =
    '<button data-act="share">Share</button><form data-act="ask"><input></form><a href="#x">x</a>';
});

test.each([
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])("greets at %i o'clock for the %s, in the visitor's own time", (hour, part) => {
  vi.useFakeTimers({ now: new Date(2026, 0, 1, hour, 30) });
  run(undefined);
  vi.useRealTimers();
  expect([...document.documentElement.classList]).toEqual(['js', part]);
});

test.each(['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'])(
  'fetches the first island on %s, once',
  async (type) => {
    const { load, start } = run('/assets/p/first.js');
    expect(load).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(type));
    window.dispatchEvent(new Event(type));
    await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
    expect(load.mock.calls).toEqual([['/assets/p/first.js']]);
  },
);

test('keeps a click and a send for the island, and lets neither leave the page', async () => {
  const { start } = run('/assets/p/first.js');
  const [button, form] = [document.querySelector('button'), document.querySelector('form')];
  const events = [
    new Event('click', { bubbles: true, cancelable: true }),
    new Event('submit', { bubbles: true, cancelable: true }),
  ];
  button?.dispatchEvent(events[0] ?? new Event('click'));
  form?.dispatchEvent(events[1] ?? new Event('submit'));
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
  expect(start.mock.calls[0]).toEqual([
    [
      ['click', button],
      ['submit', form],
    ],
  ]);
  expect(events.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, true]);
});

test('leaves links and the fields of a form alone; the island is told of the links, to count them', async () => {
  const { start } = run('/assets/p/first.js');
  const events = ['a', 'input'].map((selector) => {
    const event = new Event('click', { bubbles: true, cancelable: true });
    document.querySelector(selector)?.dispatchEvent(event);
    return event;
  });
  window.dispatchEvent(new Event('scroll'));
  await vi.waitFor(() => expect(start).toHaveBeenCalledWith([['click', document.querySelector('a')]]));
  expect(events.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false, false]);
});

test('a fetch that failed is tried again at the next sign of a person', async () => {
  const { load, start } = run('/assets/p/first.js');
  load.mockRejectedValueOnce(new Error('offline'));
  window.dispatchEvent(new Event('scroll'));
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('scroll'));
    expect(start).toHaveBeenCalledOnce();
  });
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([
  ['fetches the island at once for whoever comes from the page in another language', '{}', 1],
  ['fetches nothing for anybody else', null, 0],
])('%s', (_, moved, count) => {
  sessionStorage.clear();
  if (moved !== null) sessionStorage.setItem('xpage-moved', moved);
  const { load } = run('/assets/p/first.js');
  window.dispatchEvent(new Event('DOMContentLoaded'));
  sessionStorage.clear();
  expect(load).toHaveBeenCalledTimes(count);
});
