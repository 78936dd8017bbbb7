/** Looks at screens in a window of 320 px, in one language after the other, in a real browser. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { toBcp47, type LanguageValue } from '../../../shared/places/languages.ts';
import { createLeftoverCheck, type LeftoverCheck } from './find-leftovers.ts';
import { findLayoutProblems, readPageTexts } from './layout-problems.ts';
import { createSay, ownTexts } from './own-texts.ts';
import { QUESTION, screens as allScreens, type Screen, type ScreenOptions } from './screens.ts';
import { switchLanguage } from './switch-language.ts';
import { settle, watchRequests } from './settle.ts';
import { writtenTexts } from './written-texts.ts';
import { createPageOwner, showPageIn, type Actor, type PageOwner, type World } from './world.ts';

export const NARROW = { width: 320, height: 700 };

/** What one screen showed in one language. */
export type Look = { language: LanguageValue; screen: string; problems: string[] };

export type WalkOptions = {
  screens?: readonly Screen[];
  /** Where pictures go, by language; none are taken without it. */
  out?: string;
};

const written = writtenTexts();
const PIN = '4071';
const STEP_MS = 15_000;

/** `screen` is what it shows; empty while that is not known. */
type Visited = { page: Page; screen: string };

/** A browser of its own for each of those whom screens are shown to; they stay open from language to language. */
export async function openWalker(browser: Browser, world: World) {
  const visited = new Map<string, Visited>();
  let owner: PageOwner | undefined;

  const open = async (key: string, actor: Actor): Promise<Visited> => {
    const known = visited.get(key);
    if (known) return known;
    const page = await openPage(browser, world, actor);
    if (actor === 'locking') await lockApp(page, world);
    const visit: Visited = { page, screen: '' };
    visited.set(key, visit);
    return visit;
  };

  const goTo = async (screen: Screen, options: ScreenOptions): Promise<Page> => {
    const { language } = options;
    const key = screen.language === 'menu' ? screen.name : `${screen.as} ${screen.language}`;
    const visit = await open(key, screen.as);
    const { page } = visit;
    const isKept = screen.language === 'query' || screen.language === 'menu';
    const isOpen = isKept && visit.screen === screen.name;
    visit.screen = '';
    if (isOpen) {
      await switchLanguage(page, language);
    } else {
      const path = screen.path({ ...options, agentName: owner?.agentName ?? '' });
      await page.goto(`${world.urls.app}${isKept ? withLanguage(path, language) : path}`);
    }
    await mustSettle(page);
    if (!isOpen && screen.prepare) {
      await screen.prepare(page, options);
      await mustSettle(page);
    }
    visit.screen = screen.name;
    return page;
  };

  const look = async (screen: Screen, language: LanguageValue, out: string | undefined): Promise<Look> => {
    const texts = ownTexts(language);
    const problems: string[] = [];
    try {
      const page = await goTo(screen, { world, language, say: createSay(texts) });
      const lang = await page.getAttribute('html', 'lang');
      if (lang !== toBcp47(language)) problems.push(`speaks ${lang}`);
      const layout = await page.evaluate(findLayoutProblems);
      // What people wrote may end in an ellipsis, and an address within a line.
      const own = new Set([...texts.values()].map(asShown));
      const counted = layout.filter(({ kind, text }) => !/^(shortened|broken)$/.test(kind) || own.has(text));
      problems.push(...counted.map(({ kind, text, box }) => `${kind}: ${text} (${box})`));
      const seen = await page.evaluate(readPageTexts);
      problems.push(...leftoversIn(language)(seen.filter((text) => !written.has(text) && text !== QUESTION)));
      if (out !== undefined) await takePicture(page, join(out, language), screen.name);
    } catch (error) {
      problems.push(`could not be opened: ${String(error).split('\n')[0]}`);
    }
    return { language, screen: screen.name, problems };
  };

  return {
    /** Each screen in all languages, before the next one. */
    async walk(languages: readonly LanguageValue[], { screens = allScreens, out }: WalkOptions = {}): Promise<Look[]> {
      await world.control.setViewer(newAddress(), 'SE');
      const looks: Look[] = [];
      for (const screen of screens.filter((one) => one.language !== 'page')) {
        const spoken = languages.filter((language) => screen.languages?.includes(language) ?? true);
        for (const language of spoken) looks.push(await look(screen, language, out));
      }
      const ofPages = screens.filter((one) => one.language === 'page');
      for (const language of ofPages.length > 0 ? languages : []) {
        owner ??= await createPageOwner(world);
        await showPageIn(world, owner, language);
        for (const screen of ofPages) looks.push(await look(screen, language, out));
      }
      return looks;
    },
    async close(): Promise<void> {
      for (const { page } of visited.values()) await page.context().close();
    },
  };
}

const asShown = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').slice(0, 60);

const checks = new Map<LanguageValue, LeftoverCheck>();

/** Made once for a language. */
function leftoversIn(language: LanguageValue): LeftoverCheck {
  const check = checks.get(language) ?? createLeftoverCheck(language, ownTexts(language));
  checks.set(language, check);
  return check;
}

async function mustSettle(page: Page): Promise<void> {
  const why = await settle(page);
  if (why !== null) throw new Error(why);
}

function withLanguage(path: string, language: LanguageValue): string {
  const address = new URL(path, 'https://own.invalid');
  address.searchParams.set('lang', language);
  return `${address.pathname}${address.search}${address.hash}`;
}

async function openPage(browser: Browser, { kept, urls }: World, actor: Actor): Promise<Page> {
  const localStorage = Object.entries(await kept(actor)).map(([name, value]) => ({ name, value }));
  const context: BrowserContext = await browser.newContext({
    ...{ viewport: NARROW, hasTouch: true, isMobile: true, reducedMotion: 'reduce', locale: 'en-US' },
    storageState: { cookies: [], origins: [{ origin: urls.app, localStorage }] },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(STEP_MS);
  watchRequests(page);
  return page;
}

/** With a PIN of its own in this browser; every screen is Welcome back from then on. */
async function lockApp(page: Page, { urls }: World): Promise<void> {
  const say = createSay(ownTexts('en_us'));
  const type = async (): Promise<void> => {
    for (const digit of PIN) await page.locator(`[data-digit="${digit}"]`).click();
  };
  const press = (key: string): Promise<void> =>
    page
      .getByRole('button', { name: say(key), exact: true })
      .last()
      .click();
  await page.goto(`${urls.app}/app/security?lang=en_us`);
  await press('security:pin.create');
  await type();
  await page.getByRole('heading', { name: say('security:pin.steps.verify') }).waitFor();
  await type();
  await press('security:pin.confirm');
  await press('security:done');
  await page
    .getByRole('main')
    .getByRole('button', { name: say('security:pin.lockNow') })
    .click();
  await page.locator('[data-digit="1"]').waitFor();
}

async function takePicture(page: Page, folder: string, name: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const file = name.replaceAll(/[^a-z0-9]+/gi, '-');
  await page.screenshot({ path: join(folder, `${file}.jpg`), type: 'jpeg', quality: 60, fullPage: true });
}

/** Of a block that is reserved for tests (RFC 3849), so that limits for one address do not meet. */
function newAddress(): string {
  const part = (): string => Math.floor(Math.random() * 65_536).toString(16);
  return `2001:db8:${part()}:${part()}::1`;
}
