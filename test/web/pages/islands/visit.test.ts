// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownPageKey } from '../../../../shared/rules/own-page-key.ts';
import { countOpened, countVisit } from '../../../../web/pages/islands/visit.ts';
import type { PageClick, PageView } from '../../../../web/pages/islands/api.ts';
import { openPage } from './page-kit.ts';

const api = vi.hoisted(() => ({
  countView: vi.fn<(view: PageView) => Promise<void>>(),
  countClick: vi.fn<(click: PageClick) => Promise<void>>(),
}));
vi.mock('../../../../web/pages/islands/api.ts', () => api);

/** Where the visitor came from and to. */
function arrive(search: string, referrer = ''): void {
  history.replaceState(null, '', `/mara${search}`);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
}

beforeEach(() => {
  openPage();
  arrive('');
  api.countView.mockReset().mockResolvedValue(undefined);
  api.countClick.mockReset().mockResolvedValue(undefined);
});
afterEach(() => vi.useRealTimers());

test('counts a visit once, however often the page is looked at in the tab', async () => {
  await countVisit();
  await countVisit();
  expect(api.countView.mock.calls).toEqual([
    [{ agentName: 'mara', visitId: expect.stringMatching(/^[0-9a-f]{8}-/) as string }],
  ]);
});

test('two that count at once count one visit', async () => {
  const [first, second] = await Promise.all([countVisit(), countVisit()]);
  expect(api.countView).toHaveBeenCalledOnce();
  expect(first).toBe(second);
});

test('a tab that is still open hours later is another visit', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-10T08:00:00Z'), toFake: ['Date'] });
  const first = await countVisit();
  vi.setSystemTime(new Date('2026-03-10T13:59:00Z'));
  expect(await countVisit()).toBe(first);
  vi.setSystemTime(new Date('2026-03-10T14:00:00Z'));
  expect(await countVisit()).not.toBe(first);
  expect(api.countView).toHaveBeenCalledTimes(2);
});

test('a count that failed is tried again as the same visit', async () => {
  api.countView.mockRejectedValueOnce(new Error('network'));
  await expect(countVisit()).rejects.toThrow('network');
  await countVisit();
  const [first, second] = api.countView.mock.calls;
  expect(second).toEqual(first);
});

test.each([
  ['', 'https://www.google.com/search?q=secret', { referrer: 'www.google.com' }],
  ['?utm_source=letter&utm_medium=mail', '', { campaign: 'letter' }],
  ['?p=Shop1', '', { place: 'Shop1' }],
  ['?p=not+a+place', '', {}],
  ['', `${location.origin}/somebody-else`, {}],
])('at %j after %j it says %j and nothing more', async (search, referrer, said) => {
  arrive(search, referrer);
  await countVisit();
  expect(api.countView.mock.calls).toEqual([[{ agentName: 'mara', visitId: expect.any(String) as string, ...said }]]);
});

test('what is opened is counted in the visit, after it', async () => {
  await countOpened('c1');
  await countOpened('share');
  const visitId = await countVisit();
  expect(api.countView).toHaveBeenCalledOnce();
  expect(api.countClick.mock.calls).toEqual([
    [{ agentName: 'mara', visitId, target: 'c1' }],
    [{ agentName: 'mara', visitId, target: 'share' }],
  ]);
});

test('nothing is opened in a visit that could not be counted', async () => {
  api.countView.mockRejectedValueOnce(new Error('network'));
  await expect(countOpened('c1')).rejects.toThrow('network');
  expect(api.countClick).not.toHaveBeenCalled();
});

test('a preview counts nothing', async () => {
  openPage({ isPreview: true });
  await countOpened('c1');
  expect(api.countView).not.toHaveBeenCalled();
  expect(api.countClick).not.toHaveBeenCalled();
});

test('the owner of this page counts nothing, the owner of another one is a visitor', async () => {
  localStorage.setItem(ownPageKey, JSON.stringify('mara'));
  await countOpened('c1');
  expect(api.countView).not.toHaveBeenCalled();

  localStorage.setItem(ownPageKey, JSON.stringify('somebody-else'));
  await countOpened('c1');
  expect(api.countView).toHaveBeenCalledOnce();
});
