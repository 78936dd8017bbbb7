// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { countVisit } from '../../../../web/pages/islands/visit.ts';
import { openPage } from './page-kit.ts';

const api = vi.hoisted(() => ({ countView: vi.fn<(agentName: string, visitId: string) => Promise<void>>() }));
vi.mock('../../../../web/pages/islands/api.ts', () => api);

beforeEach(() => {
  openPage();
  api.countView.mockReset().mockResolvedValue(undefined);
});

test('counts a visit once, however often the page is looked at in the tab', async () => {
  await countVisit();
  await countVisit();
  expect(api.countView).toHaveBeenCalledOnce();
  expect(api.countView.mock.calls[0]).toEqual(['mara', expect.stringMatching(/^[0-9a-f]{8}-/)]);
});

test('a count that failed is tried again as the same visit', async () => {
  api.countView.mockRejectedValueOnce(new Error('network'));
  await expect(countVisit()).rejects.toThrow('network');
  await countVisit();
  const [first, second] = api.countView.mock.calls;
  expect(second).toEqual(first);
});

test('a preview counts nothing', async () => {
  openPage({ isPreview: true });
  await countVisit();
  expect(api.countView).not.toHaveBeenCalled();
});
