// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ServicePart, serviceParts } from '../../../shared/model/service-status.ts';
import { StatusPage } from '../../../web/site/status-page.tsx';
import { siteIn } from './site-kit.ts';

const calls = vi.hoisted(() => ({ sendCall: vi.fn() }));
vi.mock('../../../web/lib/api/send-call.ts', () => calls);

const CHECKED_AT = '2026-01-02T09:30:00.000Z';
const EARLIER = '2026-01-02T08:40:00.000Z';

type Trouble = { part: ServicePart; state: 'degraded' | 'down' | 'unknown' };
const partsWith = (...troubles: Trouble[]) =>
  serviceParts.map((part) => ({
    part,
    state: troubles.find((trouble) => trouble.part === part)?.state ?? 'ok',
    since: EARLIER,
  }));
const statusWith = (troubles: Trouble[] = [], incidents: object[] | null = []) => ({
  parts: partsWith(...troubles),
  incidents,
  checkedAt: CHECKED_AT,
});

async function open(): Promise<void> {
  const html = renderToStaticMarkup(<StatusPage site={siteIn('en_us')} scripts={[]} />);
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  document.documentElement.lang = 'en-US';
  vi.resetModules();
  await import('../../../web/site/islands/status.ts');
  await vi.advanceTimersByTimeAsync(0);
}

const text = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
const overall = (): string => text('[data-overall]');
const rowOf = (part: string): string => text(`[data-part=${part}]`);
const isShown = (selector: string): boolean => document.querySelector<HTMLElement>(selector)?.hidden === false;

beforeEach(() => {
  vi.useFakeTimers();
  calls.sendCall.mockReset().mockResolvedValue(statusWith());
});
afterEach(() => void vi.useRealTimers());

describe('the status page', () => {
  test('says that everything works, and when it looked', async () => {
    await open();

    expect(overall()).toBe('Everything works.');
    expect(rowOf('payments')).toContain('Works');
    expect(isShown('[data-role=updated]')).toBe(true);
    expect(document.querySelector('[data-role=updated] time')?.getAttribute('datetime')).toBe(CHECKED_AT);
    expect(isShown('[data-role=none]')).toBe(true);
    expect(isShown('.second')).toBe(false);
  });

  test.each([
    [[{ part: 'payments', state: 'degraded' }], 'Some parts have problems.', 'Problems'],
    [
      [
        { part: 'payments', state: 'down' },
        { part: 'pages', state: 'degraded' },
      ],
      'Some parts do not work.',
      'Not working',
    ],
    [[{ part: 'payments', state: 'unknown' }], 'We can’t tell right now.', 'Unknown'],
  ] as [Trouble[], string, string][])('says the worst first, and since when: %j', async (troubles, whole, state) => {
    calls.sendCall.mockResolvedValue(statusWith(troubles));
    await open();

    expect(overall()).toBe(whole);
    expect(rowOf('payments')).toContain(state);
    expect(document.querySelector('[data-part=payments] time')?.getAttribute('datetime')).toBe(EARLIER);
    expect(isShown('[data-part=insurance] [data-role=since]')).toBe(false);
  });

  test('tells what was, and what lasts', async () => {
    calls.sendCall.mockResolvedValue(
      statusWith(
        [],
        [
          { part: 'messages', state: 'down', startedAt: EARLIER, endedAt: null },
          { part: 'pages', state: 'degraded', startedAt: EARLIER, endedAt: CHECKED_AT },
        ],
      ),
    );
    await open();
    const [lasting, over] = document.querySelectorAll('.past li');

    expect(lasting?.textContent).toMatch(/Emails and alerts.*Not working.*Not over yet/);
    expect(over?.textContent).toMatch(/Pages.*Problems.*–/);
    expect(isShown('[data-role=none]')).toBe(false);
  });

  test.each([
    ['the call fails', () => calls.sendCall.mockRejectedValue(new Error('no connection'))],
    [
      'the alarms cannot be read',
      () =>
        calls.sendCall.mockResolvedValue({
          ...statusWith([], null),
          parts: serviceParts.map((part) => ({ part, state: 'unknown', since: null })),
        }),
    ],
  ])('never says that all is well while %s, and asks again when told to', async (_, fail) => {
    fail();
    await open();

    expect(overall()).toBe('We can’t tell right now.');
    expect(isShown('[data-role=unknown]')).toBe(true);
    expect(isShown('section')).toBe(false);
    expect(document.body.textContent).not.toContain('Works');

    calls.sendCall.mockResolvedValue(statusWith());
    document.querySelector<HTMLButtonElement>('main button')?.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(overall()).toBe('Everything works.');
  });

  test('looks again every minute', async () => {
    await open();
    calls.sendCall.mockResolvedValue(statusWith([{ part: 'pages', state: 'down' }]));
    await vi.advanceTimersByTimeAsync(60_000);

    expect(overall()).toBe('Some parts do not work.');
  });
});
