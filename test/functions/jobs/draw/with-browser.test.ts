/** In the packaged browser: one for each drawing, gone after it, and a second one when the first went away. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { drawDocument } from '../../../../functions/jobs/draw/draw-document.ts';
import { handler } from '../../../../functions/jobs/draw/index.ts';
import { withBrowser } from '../../../../functions/jobs/draw/with-browser.ts';
import { useLog } from '../../../kit/log.ts';

const SMALL = { width: 300, height: 200, format: 'png' } as const;

/** Processes of browsers that this process started, with the folder of each one's profile. */
function browsers(): { pid: number; profile: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === process.pid)
    .map((name) => ({ pid: Number(name), profile: /--user-data-dir=([^\0]+)/.exec(read(name, 'cmdline'))?.[1] ?? '' }))
    .filter(({ profile }) => profile !== '');
}

function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It ended meanwhile.
    return '';
  }
}

const parentOf = (pid: string): number => Number(/^PPid:\s*(\d+)/m.exec(read(pid, 'status'))?.[1]);

const killBrowsers = (): void => browsers().forEach(({ pid }) => process.kill(pid, 'SIGKILL'));

const lines = useLog();

const pictureOf = (browser: Browser, html = '<p>x</p>'): Promise<string> =>
  drawDocument(browser, html, SMALL).then(({ body }) => body.toString('base64'));

afterEach(() => expect(browsers()).toEqual([]));

describe('drawings', () => {
  test('succeed one after the other in one process, and each is of its own document', async () => {
    const drawn: string[] = [];
    for (const color of ['#f00', '#0f0', '#00f', '#f00']) {
      const { body } = await handler({ html: `<body style="background:${color}">`, drawing: SMALL });
      drawn.push(body);
    }

    expect(new Set(drawn).size).toBe(3);
    expect(drawn[3]).toBe(drawn[0]);
  });

  test('have a process and a profile of their own, of which nothing is left', async () => {
    const seen: ReturnType<typeof browsers> = [];
    for (const html of ['<p>one</p>', '<p>two</p>']) {
      await withBrowser(async (browser) => {
        await drawDocument(browser, html, SMALL);
        seen.push(...browsers());
      });
    }

    expect(new Set(seen.map(({ pid }) => pid)).size).toBe(2);
    expect(new Set(seen.map(({ profile }) => profile)).size).toBe(2);
    expect(seen.filter(({ profile }) => existsSync(profile))).toEqual([]);
  });

  test('see nothing of the one before: no page, no cookie', async () => {
    const seen: [name: string, contexts: number, pages: number, cookies: number][] = [];
    for (const name of ['one', 'two']) {
      await withBrowser(async (browser) => {
        const contexts = browser.contexts().length;
        const context = await browser.newContext();
        seen.push([name, contexts, context.pages().length, (await context.cookies()).length]);
        await context.addCookies([{ name: 'owner', value: name, domain: 'xpage.example', path: '/' }]);
      });
    }

    expect(seen).toEqual([
      ['one', 0, 0, 0],
      ['two', 0, 0, 0],
    ]);
  });
});

describe('a browser that goes away under a drawing', () => {
  test('is replaced once, with one calm line in the log', async () => {
    let tries = 0;
    const drawn = await withBrowser((browser) => {
      tries += 1;
      if (tries === 1) killBrowsers();
      return pictureOf(browser);
    });

    expect(drawn).not.toBe('');
    expect(tries).toBe(2);
    expect(lines().map(({ level, event }) => [level, event])).toEqual([['warn', 'draw.again']]);
  });

  test('twice fails the drawing', async () => {
    let tries = 0;
    const drawing = withBrowser((browser) => {
      tries += 1;
      killBrowsers();
      return pictureOf(browser);
    });

    await expect(drawing).rejects.toThrow('has been closed');
    expect(tries).toBe(2);
  });
});

test('a drawing that fails for another reason is not tried again', async () => {
  let tries = 0;
  const drawing = withBrowser(() => {
    tries += 1;
    return Promise.reject(new Error('no drawing'));
  });

  await expect(drawing).rejects.toThrow('no drawing');
  expect(tries).toBe(1);
});

test('a drawing that takes too long is given up, and its browser with it', async () => {
  const drawing = withBrowser(() => new Promise(() => undefined), undefined, 1_500);

  await expect(drawing).rejects.toThrow('took too long');
});
