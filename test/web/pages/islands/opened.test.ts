// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { findCode, linkCode, linkCodes } from '../../../../shared/rules/link-code.ts';
import { noteOpened } from '../../../../web/pages/islands/opened.ts';
import { sampleInput } from '../sample-page.ts';
import { find, openPage } from './page-kit.ts';

const visit = vi.hoisted(() => ({ countOpened: vi.fn<(target: string) => Promise<void>>(async () => undefined) }));
vi.mock('../../../../web/pages/islands/visit.ts', () => visit);

beforeEach(() => {
  openPage();
  visit.countOpened.mockClear();
});

const { page } = sampleInput();
const idOf = (channel: string): string => page.contacts.find((entry) => entry.channel === channel)?.id ?? '';

/** What the click counts as, under its whole name. */
async function noted(link: HTMLElement): Promise<string | undefined> {
  await noteOpened(link);
  return findCode(visit.countOpened.mock.calls[0]?.[0] ?? 'none', linkCodes(page));
}

test.each(['email', 'phone', 'instagram', 'pinterest'])('the link to %s counts for its entry', async (channel) => {
  const addresses: Record<string, string> = { email: 'mailto:', phone: 'tel:' };
  const link = find(`.links a[href^="${addresses[channel] ?? `https://www.${channel}`}"]`);

  expect(await noted(link)).toBe(linkCode('contact', idOf(channel)));
});

test('the highlighted contact counts for the same entry wherever it stands', async () => {
  expect(await noted(find('.bar a'))).toBe(linkCode('contact', idOf('calendly')));
});

test('what leads on from an offer counts for the offer', async () => {
  const [index, offer] = [...page.offers.entries()].find(([, { link }]) => link !== '') ?? [];
  const link = find(`.offers li:nth-child(${(index ?? 0) + 1}) a`);

  expect(await noted(link)).toBe(linkCode('offer', offer?.id ?? ''));
});

test('what leads on from an entry of the news counts for the entry', async () => {
  await noteOpened(find('.post a'));
  expect(visit.countOpened.mock.calls).toEqual([[find('.post').id]]);
});

test('sharing counts, and whatever names itself', async () => {
  const saving = find('.legal a');
  saving.dataset.hit = 'save';
  await noteOpened(find('[data-act=share]'));
  await noteOpened(saving);

  expect(visit.countOpened.mock.calls).toEqual([['share'], ['save']]);
});

test.each(['.legal a', '.skip', '.bar [data-act=chat]'])('%s counts for nothing', async (selector) => {
  await noteOpened(find(selector));
  expect(visit.countOpened).not.toHaveBeenCalled();
});
