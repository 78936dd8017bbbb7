import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../../bin/build/build-site.ts';
import { TERMS_VERSION } from '../../../shared/model/account.ts';

const rootDir = new URL('../../../', import.meta.url).pathname;
const pages = ['index.html', 'legal/terms.html', 'legal/privacy.html', '404.html'];

let outDir: string;

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'site-build-'));
  await buildSite({ rootDir, outDir });
}, 60_000);

afterAll(() => rm(outDir, { recursive: true }));

function read(page: string): Promise<string> {
  return readFile(join(outDir, page), 'utf8');
}

describe('the site', () => {
  it.each(pages)('has %s: a whole document with its own title, without script or anything to load', async (page) => {
    const html = await read(page);

    expect(html).toMatch(/^<!doctype html><html lang="en-US" dir="ltr">/);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html).not.toMatch(/<script|<link|<img|url\(["']?https?:/);
    expect([...html.matchAll(/<h1/g)]).toHaveLength(1);
  });

  it('leads from its one button to sign-up', async () => {
    expect(await read('index.html')).toContain('class="start" href="/x-id-sign-in?type=x_a&amp;step=sign-up"');
  });

  it('dates the terms like the version that sign-up records', async () => {
    const date = new Date(`${TERMS_VERSION}T00:00:00Z`).toLocaleDateString('en-GB', {
      dateStyle: 'long',
      timeZone: 'UTC',
    });

    expect(await read('legal/terms.html')).toContain(`Effective from ${date}`);
  });

  it('keeps the page of nobody out of search engines', async () => {
    expect(await read('404.html')).toContain('<meta name="robots" content="noindex"/>');
    expect(await read('index.html')).not.toContain('noindex');
  });
});
