// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AnalyticsSwitch } from '../../../web/site/legal/analytics-switch.tsx';
import { ConsentAsk } from '../../../web/site/legal/consent-ask.tsx';
import { siteIn } from './site-kit.ts';

type HappyWindow = { happyDOM: { settings: object } };

const KEY = 'xpage-analytics-consent';
const TAG = 'https://count.example/tag.js';
const site = siteIn('en_us');
const home = <ConsentAsk site={site} />;
const policy = <AnalyticsSwitch language="en_us" labels={site.texts.legal} />;

/** Loads the page under a deployment's configuration, and lets all that it began come to an end. */
async function open(page: React.ReactElement, analytics: unknown = { scriptUrl: TAG }): Promise<void> {
  const fetched = vi.fn(() => Promise.resolve(Response.json({ analytics })));
  vi.stubGlobal('fetch', fetched);
  document.head.innerHTML = '';
  document.body.innerHTML = renderToStaticMarkup(page);
  vi.resetModules();
  await import('../../../web/site/islands/consent.ts');
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve));
}

const tags = (): (string | null)[] =>
  Array.from(document.querySelectorAll('head script'), (script) => script.getAttribute('src'));
const asked = (): Element | null => document.querySelector('section.consent');
const answer = (choice: 'allow' | 'refuse'): void =>
  asked()?.querySelector<HTMLElement>(`[data-choice=${choice}]`)?.click();
const kept = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const line = (): HTMLElement | null => document.querySelector('p[data-analytics=switch]');

beforeEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.stubGlobal('navigator', { globalPrivacyControl: undefined });
  // Nothing is fetched from elsewhere: what counts is whether the tag was put there.
  Object.assign((window as unknown as HappyWindow).happyDOM.settings, {
    disableJavaScriptFileLoading: true,
    handleDisabledFileLoadingAsSuccess: true,
  });
});

describe('the home page', () => {
  test.each([null, 'no', {}, { scriptUrl: 7 }])('asks nothing and loads nothing with %o configured', async (none) => {
    await open(home, none);

    expect(asked()).toBeNull();
    expect(tags()).toEqual([]);
  });

  test('asks before anything is loaded', async () => {
    await open(home);

    expect(asked()?.textContent).toContain('May we use analytics?');
    expect(tags()).toEqual([]);
    expect(kept()).toBeNull();
  });

  test('loads the tag after a yes, keeps it with version and time, and loads it again without asking', async () => {
    await open(home);
    answer('allow');

    expect(tags()).toEqual([TAG]);
    expect(asked()).toBeNull();
    expect(kept()).toEqual({
      isAllowed: true,
      version: '2025-01-01',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });

    await open(home);
    expect(asked()).toBeNull();
    expect(tags()).toEqual([TAG]);
  });

  test('loads nothing after a no, which takes one press like a yes, and asks no more', async () => {
    await open(home);
    answer('refuse');
    expect(kept()).toMatchObject({ isAllowed: false });

    await open(home);
    expect(asked()).toBeNull();
    expect(tags()).toEqual([]);
  });

  test('asks again under another version of the policy', async () => {
    localStorage.setItem(
      KEY,
      JSON.stringify({ isAllowed: true, version: '2024-01-01', at: '2024-01-01T00:00:00.000Z' }),
    );
    await open(home);

    expect(asked()).not.toBeNull();
    expect(tags()).toEqual([]);
  });

  test.each(['{', '7', '{"isAllowed":"yes","version":"2025-01-01"}'])(
    'takes the damaged record %s for none',
    async (text) => {
      localStorage.setItem(KEY, text);
      await open(home);

      expect(asked()).not.toBeNull();
      expect(tags()).toEqual([]);
    },
  );

  test('takes Global Privacy Control for a no, whatever was said before', async () => {
    localStorage.setItem(
      KEY,
      JSON.stringify({ isAllowed: true, version: '2025-01-01', at: '2025-01-01T00:00:00.000Z' }),
    );
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    await open(home);

    expect(asked()).toBeNull();
    expect(tags()).toEqual([]);
  });
});

describe('the cookie policy', () => {
  test('says that there is no tool where none is configured', async () => {
    await open(policy, null);

    expect(line()?.hidden).toBe(true);
    expect(document.querySelector<HTMLElement>('[data-analytics=none]')?.hidden).toBe(false);
  });

  test('has a switch that shows the choice and changes it, and never loads the tag itself', async () => {
    localStorage.setItem(
      KEY,
      JSON.stringify({ isAllowed: true, version: '2025-01-01', at: '2025-01-01T00:00:00.000Z' }),
    );
    await open(policy);
    const box = document.querySelector<HTMLInputElement>('input[type=checkbox]');
    expect([line()?.hidden, box?.checked]).toEqual([false, true]);

    box?.click();

    expect(kept()).toMatchObject({ isAllowed: false, version: '2025-01-01' });
    expect(document.querySelector('[role=status]')?.textContent).toBe('Your choice is saved.');
    expect(tags()).toEqual([]);
  });

  test('shows the switch off and fixed where the browser refuses for the visitor', async () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    await open(policy);
    const box = document.querySelector<HTMLInputElement>('input[type=checkbox]');

    expect([box?.checked, box?.disabled]).toEqual([false, true]);
  });
});
