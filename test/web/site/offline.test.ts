// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { languages, languageValues, type LanguageValue } from '../../../shared/places/languages.ts';
import { keepOfflinePage } from '../../../web/lib/offline-page.ts';
import { offlinePages } from '../../../web/site/error-documents.ts';
import type { SiteTexts } from '../../../web/site/site-texts.ts';
import { siteIn } from './site-kit.ts';

const script = { text: 'run()', hash: 'sha256-abc=' };
const texts = Object.fromEntries(languageValues.map((language) => [language, siteIn(language).texts])) as Record<
  LanguageValue,
  SiteTexts
>;
const pages = offlinePages(script, texts);
const reload = vi.fn();
const network = vi.fn<typeof fetch>();

async function open(language: LanguageValue): Promise<void> {
  document.documentElement.innerHTML = new DOMParser().parseFromString(
    pages[language].replace(/<script>.*<\/script>/, ''),
    'text/html',
  ).documentElement.innerHTML;
  vi.resetModules();
  await import('../../../web/site/islands/offline.ts');
}

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
}

beforeEach(() => {
  vi.useFakeTimers();
  network.mockReset();
  reload.mockReset();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

describe('the page that tells of a missing connection', () => {
  test.each(languages)(
    'says so in $value, whole, under a policy that allows its own script alone',
    ({ value, code, dir }) => {
      const html = pages[value];

      expect(html).toContain(`<html lang="${code}" dir="${dir}">`);
      expect(html).toContain(`script-src 'sha256-abc=';`);
      expect(html.indexOf('content-security-policy')).toBeLessThan(html.indexOf('<style'));
      expect(html).not.toMatch(/undefined|<img|<link|url\(|<script [^>]*src/);
      expect(html).toContain('<script>run()</script>');
      expect(html).toContain(texts[value].site.offline.title);
    },
  );

  test('says what was asked for, and has a button that asks for it again', async () => {
    await open('en_us');

    expect(document.querySelector<HTMLElement>('small')?.hidden).toBe(false);
    expect(document.querySelector('small')?.textContent).toBe(`Address: ${location.host}${location.pathname}`);
    expect(document.querySelector('#retry')?.getAttribute('href')).toBe('');
  });

  test('opens what was asked for when the connection is back', async () => {
    setOnline(false);
    network.mockResolvedValue(new Response(null));
    await open('en_us');
    expect(reload).not.toHaveBeenCalled();

    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalled();
  });

  test('looks now and then where the device has a network that leads nowhere, and opens the page once it answers', async () => {
    setOnline(true);
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await open('en_us');

    await vi.advanceTimersByTimeAsync(10_000);
    expect(network).toHaveBeenCalledWith(location.href, { method: 'HEAD', cache: 'no-store' });
    expect(reload).not.toHaveBeenCalled();

    network.mockResolvedValue(new Response(null, { status: 404 }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).toHaveBeenCalled();
  });

  test('asks for nothing while the device says that it has no network', async () => {
    setOnline(false);
    await open('en_us');
    await vi.advanceTimersByTimeAsync(60_000);

    expect(network).not.toHaveBeenCalled();
  });
});

describe('what lets the browser keep it', () => {
  test('names the language that is read, and is quiet where nothing can be kept', async () => {
    const register = vi.fn(async () => Promise.reject(new Error('no room')));
    vi.stubGlobal('navigator', { serviceWorker: { register } });
    keepOfflinePage('th_th');
    await vi.runAllTimersAsync();

    expect(register).toHaveBeenCalledWith('/service-worker.js?language=th_th');
    vi.stubGlobal('navigator', {});
    expect(() => keepOfflinePage('th_th')).not.toThrow();
  });
});
