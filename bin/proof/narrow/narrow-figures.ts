/** 42 languages at 320 px: every screen of the running system, with the demo in it, looked at by a browser. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { languageValues, type LanguageValue } from '../../../shared/places/languages.ts';
import { browserOptions } from '../../browser.ts';
import { startSystem } from '../../start-system.ts';
import { createControl } from '../client/control-client.ts';
import { createClient } from '../client/system-client.ts';
import type { Proof } from '../client/proof.ts';
import type { Figure } from '../figures.ts';
import { findFreePorts } from '../system/free-ports.ts';
import { screens, type Screen } from './screens.ts';
import { openWalker, type Look } from './walk-screens.ts';
import { openWorld, type NarrowSystem } from './world.ts';

/** Languages to look at, all when there are none; a folder for pictures and for the list of what was seen. */
export type NarrowOptions = { languages: readonly LanguageValue[]; out?: string };

/** More would only wait for the processors. */
const AT_ONCE = 2;
const LIST = '.build/narrow.json';

export async function proveNarrow({ system: empty }: Proof, { languages, out }: NarrowOptions) {
  // It has no app and no demo.
  await empty.stop();
  const port = await findFreePorts();
  const options = { port, isEmpty: false, isReset: true, isVerbose: false, stateDir: '.local/narrow-proof' };
  const cloud = await startSystem(process.cwd(), options, () => undefined);
  try {
    const describe = () => ({ ...cloud, documentsBucket: '', stateDir: '', pools: {} as never, enginePid: 0 });
    const system = { urls: cloud.urls, client: await createClient(describe), control: createControl(describe) };
    const looks = await lookAtAll(system, languages.length > 0 ? languages : languageValues, out);
    const list = out === undefined ? LIST : join(out, 'looks.json');
    mkdirSync(dirname(list), { recursive: true });
    writeFileSync(list, `${JSON.stringify(looks, null, 1)}\n`);
    return { figures: narrowFigures(looks), problems: describeProblems(looks) };
  } finally {
    await cloud.stop();
  }
}

/** Pages of owners change their language one by one: so many languages at a time share the work. */
const PAGES_AT_ONCE = 6;

type Job = { screens: readonly Screen[]; languages: readonly LanguageValue[] };

/** A screen in all languages is one piece of work; the pages of owners are cut by languages. */
function jobsFor(languages: readonly LanguageValue[]): Job[] {
  const ofPages = screens.filter(({ language }) => language === 'page');
  const others = screens
    .filter((screen) => !ofPages.includes(screen))
    .map((screen) => ({ screens: [screen], languages }));
  const parts = Array.from({ length: Math.ceil(languages.length / PAGES_AT_ONCE) }, (_, part) => ({
    screens: ofPages,
    languages: languages.slice(part * PAGES_AT_ONCE, (part + 1) * PAGES_AT_ONCE),
  }));
  return [...others, ...parts];
}

/** Each browser takes the next piece of work as soon as it is done with one. */
async function lookAtAll(system: NarrowSystem, languages: readonly LanguageValue[], out?: string): Promise<Look[]> {
  const world = await openWorld(system);
  const browser = await chromium.launch(await browserOptions());
  const queue = jobsFor(languages);
  const looks: Look[] = [];
  const walkOn = async (): Promise<void> => {
    const walker = await openWalker(browser, world);
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) {
      const seen = await walker.walk(job.languages, { screens: job.screens, ...(out !== undefined && { out }) });
      looks.push(...seen);
      const amiss = seen.filter(({ problems }) => problems.length > 0);
      console.log(`${job.screens.map(({ name }) => name).join(', ')}: ${seen.length} looks, ${amiss.length} amiss`);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, walkOn));
  } finally {
    await browser.close();
  }
  return looks;
}

function narrowFigures(looks: readonly Look[]): Figure[] {
  const languages = new Set(looks.map(({ language }) => language)).size;
  const problems = looks.flatMap((look) => look.problems);
  const isLeftover = (problem: string): boolean => /^(a key|a place left open|English|speaks)\b/.test(problem);
  const count = (name: string, isCounted: (problem: string) => boolean): Figure => {
    const found = problems.filter(isCounted).length;
    const reached = `${found} on ${looks.length} screens in ${languages} languages`;
    return { name, goal: '0', reached, isMet: found === 0 };
  };
  return [
    count(
      'screens at 320 px: sideways, or with a text that is cut, spills, breaks, or wraps too often',
      (one) => !isLeftover(one),
    ),
    count('the same screens: keys, places left open, English in another language', isLeftover),
  ];
}

/** One line for each problem, with the languages that have it. */
function describeProblems(looks: readonly Look[]): string[] {
  const all = looks.flatMap(({ language, screen, problems }) =>
    problems.map((problem) => ({ language, what: `${screen}: ${problem}` })),
  );
  const byProblem = Map.groupBy(all, ({ what }) => what);
  return [...byProblem].map(([what, found]) => `${what} (${found.map(({ language }) => language).join(', ')})`);
}
