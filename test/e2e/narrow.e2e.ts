/**
 * Screens at 320 px in the languages that are the longest, run the other way, stack their marks or write without spaces.
 * The proof `narrow` looks at every screen in all 42.
 */
import { screens } from '../../bin/proof/narrow/screens.ts';
import { openWalker } from '../../bin/proof/narrow/walk-screens.ts';
import { openWorld } from '../../bin/proof/narrow/world.ts';
import type { LanguageValue } from '../../shared/places/languages.ts';
import { test, expect } from './kit/fixtures.ts';
import { client, control, urls } from './kit/system.ts';

const languages: readonly LanguageValue[] = ['de_de', 'fi_fi', 'ar_ae', 'th_th', 'ja_jp', 'vi_vn'];

/** One of each kind. */
const looked = [
  ...['site home', 'site pricing', 'sign up', 'sign up, wrong', 'page', 'leads', 'plan', 'security, deletion'],
  ...['insurance, question', 'insurance, plans', 'portal policy', 'product chat', 'products'],
];

test('nothing is cut, spills over, or is left in another language on a small phone', async ({ browser }) => {
  test.slow();
  const world = await openWorld({ urls, client: await client(), control });
  const walker = await openWalker(browser, world);
  const looks = await walker.walk(languages, { screens: screens.filter(({ name }) => looked.includes(name)) });
  await walker.close();

  expect(new Set(looks.map(({ screen }) => screen)).size).toBe(looked.length);
  expect(
    looks.flatMap(({ language, screen, problems }) => problems.map((one) => `${language} ${screen}: ${one}`)),
  ).toEqual([]);
});
