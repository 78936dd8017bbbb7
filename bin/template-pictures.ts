/**
 * The pictures of docs/templates.md: every template in light and in dark, from left to right and from right to left, on
 * a phone and on a desk. Drawn from the demo's people without a running system, as the publish job draws a page.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { build } from 'esbuild';
import sharp from 'sharp';
import { templateIds, type Design, type PublicPage, type TemplateId } from '../shared/model/page.ts';
import arabic from '../web/locales/ar_ae/page.json' with { type: 'json' };
import english from '../web/locales/en_us/page.json' with { type: 'json' };
import type { PagePhoto, RenderInput } from '../web/pages/render-input.ts';
import { drawPortrait, drawScene } from './demo/art.ts';
import { khalid } from './demo/people/khalid.ts';
import { mara } from './demo/people/mara.ts';
import type { DemoPerson } from './demo/person.ts';

type RendererModule = { renderPage(input: RenderInput): string };

const FOLDER = 'docs/screenshots/templates';

const people = [
  { direction: 'ltr', person: mara, texts: english },
  { direction: 'rtl', person: khalid, texts: arabic },
] as const;

/** Pictures for the desk are made smaller: they stand beside those of the phone. */
const devices = [
  { device: 'phone', viewport: { width: 390, height: 844 }, pictureWidth: 390 },
  { device: 'desk', viewport: { width: 1280, height: 900 }, pictureWidth: 900 },
] as const;

const themes = ['light', 'dark'] as const satisfies Design['pageTheme'][];

/** One colour for each, so that five characters are seen and not one. */
const colours: Record<TemplateId, string> = {
  professional: '#1f3a5f',
  'personal-brand': '#b4532a',
  sales: '#0a6b4f',
  creative: '#5b2bd1',
  networking: '#c2185b',
};

/** Greetings follow the hour, dates the year. */
const morning = new Date('2026-06-01T09:00:00.000Z');

export async function takeTemplatePictures(browser: Browser, rootDir: string): Promise<void> {
  const folder = join(rootDir, FOLDER);
  await mkdir(folder, { recursive: true });
  const renderPage = await loadRenderer(rootDir);
  for (const { device, viewport, pictureWidth } of devices) {
    const context = await browser.newContext({ viewport, timezoneId: 'UTC', reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.clock.setFixedTime(morning);
    for (const { direction, person, texts } of people) {
      const photos = await drawPhotos(person);
      for (const template of templateIds) {
        for (const pageTheme of themes) {
          const design: Partial<Design> = { template, pageTheme, themeColour: colours[template] };
          await page.setContent(renderPage(inputOf(person, texts, photos, design)));
          await savePicture(page, join(folder, `${template}-${pageTheme}-${direction}-${device}.webp`), pictureWidth);
        }
      }
    }
    await context.close();
  }
}

/** Node can't read JSX. */
async function loadRenderer(rootDir: string): Promise<RendererModule['renderPage']> {
  const outfile = resolve(rootDir, '.build', 'render-page.mjs');
  await build({
    absWorkingDir: rootDir,
    entryPoints: ['web/pages/render-page.tsx'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    packages: 'external',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const { renderPage } = (await import(pathToFileURL(outfile).href)) as RendererModule;
  return renderPage;
}

function inputOf(
  person: DemoPerson,
  texts: RenderInput['texts'],
  photos: RenderInput['photos'],
  design: Partial<Design>,
): RenderInput {
  const { profile, contacts, offers, features, assistant } = person;
  const page: PublicPage = {
    profile: {
      organisation: '',
      organisationLink: '',
      ...profile,
      profilePhoto: null,
      coverPhoto: null,
      mainPhoto: null,
    },
    contacts,
    offers,
    features,
    design: { ...person.design, layout: 'left', ...design },
    assistant,
    publishedAt: morning.toISOString(),
  };
  return {
    page,
    language: profile.pageLanguage,
    languages: [profile.pageLanguage],
    texts,
    appOrigin: 'https://xpage.example',
    mediaOrigin: 'https://media.xpage.example',
    photos,
    posts: [],
    hasMorePosts: false,
    islands: { inlineScriptHashes: [], islands: {} },
    businessCard: { until: null },
  };
}

async function drawPhotos({ portrait, scene, profile }: DemoPerson): Promise<RenderInput['photos']> {
  const alt = profile.displayName;
  return {
    profile: await inlined(await drawPortrait(portrait), { width: 640, height: 800, alt }),
    main: await inlined(await drawScene(scene ?? 'harbour', portrait), { width: 960, height: 1_200, alt }),
  };
}

async function inlined(picture: Buffer, { width, height, alt }: Omit<PagePhoto, 'src'>): Promise<PagePhoto> {
  const small = await sharp(picture).resize(width, height).webp().toBuffer();
  return { src: `data:image/webp;base64,${small.toString('base64')}`, width, height, alt };
}

async function savePicture(page: Page, file: string, width: number): Promise<void> {
  await page.evaluate('Promise.all([...document.images].map((image) => image.decode()))');
  await writeFile(
    file,
    await sharp(await page.screenshot())
      .resize({ width })
      .webp({ quality: 82 })
      .toBuffer(),
  );
  console.log(file);
}
