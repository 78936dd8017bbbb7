import { describe, expect, it } from 'vitest';
import { TRIAL_DAYS } from '../../../shared/model/account.ts';
import { personWait } from '../../../shared/model/assistant.ts';
import { MONTHS_PAID_IN_A_YEAR } from '../../../shared/model/billing.ts';
import { BIN_DAYS } from '../../../shared/model/bin.ts';
import { MOST_ALERTS_A_DAY } from '../../../shared/model/lead-settings.ts';
import { levelRules, TEST_MINUTES } from '../../../shared/model/learning.ts';
import { EXPORT_DAYS, INACTIVE_DAYS, INTERACTION_DAYS, WARNING_DAYS } from '../../../shared/model/lifecycle.ts';
import { MAX_PAGE_LANGUAGES } from '../../../shared/model/page-languages.ts';
import { MAX_PLACES } from '../../../shared/model/place.ts';
import { MAX_MORE_PHOTOS, MAX_PRODUCTS } from '../../../shared/model/product.ts';
import { guideAreas, labelsOf, partsOf, textsOf, WHEN_IT_FAILS, type Guide } from '../../../web/help/guide.ts';
import { guideIds, guides, type GuideId } from '../../../web/help/guides.ts';
import { routePatterns } from '../../../web/lib/routes.ts';
import { portalPaths } from '../../../web/portal/portal-paths.ts';
import { readTexts } from '../../../web/text-files.ts';

const paths: readonly string[] = [...Object.values(routePatterns), ...Object.values(portalPaths)];
const all: [string, Guide][] = guideIds.map((id) => [id, guides[id]]);
const titles = readTexts('en_us', 'help')['guide'] as Record<string, { title: string; text: string }>;

function textOf(key: string): unknown {
  const [namespace = '', path = ''] = key.split(':');
  const find = (part: unknown, name: string): unknown => (part as Record<string, unknown> | undefined)?.[name];
  return path.split('.').reduce(find, readTexts('en_us', namespace));
}

describe.each(all)('the guide %s', (id, guide) => {
  it('has a title and a summary, and no other guide has them', () => {
    expect(titles[id]).toEqual({ title: expect.stringMatching(/\S/), text: expect.stringMatching(/\S/) });
    expect(Object.values(titles).filter(({ title }) => title === titles[id]?.title)).toHaveLength(1);
    expect(guideAreas).toContain(guide.area);
  });

  it('leads to screens that there are, without a place to fill in', () => {
    expect(guide.screens.length).toBeGreaterThan(0);
    expect(guide.screens.map(({ path }) => path).filter((path) => !paths.includes(path) || path.includes(':'))).toEqual(
      [],
    );
  });

  it('names buttons and screens by texts that there are, whole as they stand', () => {
    expect(labelsOf(guide).filter((key) => !isWhole(textOf(key)))).toEqual([]);
  });

  it('holds no mark that is none, and no quoted name of a button', () => {
    const words = textsOf(guide)
      .flatMap(partsOf)
      .map((part) => ('words' in part ? part.words : ''));
    expect(words.filter((text) => /[{}“”"«»*]/.test(text))).toEqual([]);
  });

  it('ends with what to do when it fails', () => {
    expect(guide.sections.at(-1)?.title).toBe(WHEN_IT_FAILS);
    expect(guide.sections.at(-1)?.lines?.length).toBeGreaterThan(0);
  });

  it('names other guides that there are', () => {
    expect(guide.related.filter((other) => other === id || !guideIds.some((known) => known === other))).toEqual([]);
  });

  it('is short', () => {
    expect(textsOf(guide).join(' ').split(/\s+/).length).toBeLessThan(360);
  });
});

it('no title stands without its guide', () => {
  expect(Object.keys(titles)).toEqual([...guideIds]);
});

/** What guides say of limits, with the figures of the code. */
const limits: [GuideId, string][] = [
  ['first-page', `Individual for ${TRIAL_DAYS} days`],
  ['share', `There can be ${MAX_PLACES}.`],
  ['products', `There can be ${MAX_PRODUCTS}.`],
  ['products', `${MAX_MORE_PHOTOS + 1 === 5 ? 'five' : 'other'} photos`],
  ['languages', `up to ${MAX_PAGE_LANGUAGES === 5 ? 'five' : 'other'} more languages`],
  ['conversations', `${personWait.min} to ${personWait.max} minutes`],
  ['conversations', `kept for ${INTERACTION_DAYS} days`],
  ['leads', `at most ${MOST_ALERTS_A_DAY} a day`],
  ['learning', `${levelRules[1].questions}, ${levelRules[2].questions} or ${levelRules[3].questions} questions`],
  ['learning', `${levelRules[1].passPercent} % have to be right, for the highest level ${levelRules[3].passPercent} %`],
  ['learning', `may take ${TEST_MINUTES} minutes`],
  [
    'privacy',
    `for ${INACTIVE_DAYS} days is deleted. We write ${WARNING_DAYS[0]}, ${WARNING_DAYS[1]} and ${WARNING_DAYS[2]} days before`,
  ],
  ['privacy', `within ${EXPORT_DAYS === 7 ? 'seven' : 'other'} days`],
  ['privacy', `${BIN_DAYS} days in the bin`],
  ['plans', `as much as ${MONTHS_PAID_IN_A_YEAR === 10 ? 'ten' : 'other'} months`],
];

it.each(limits)('the guide %s says “%s”, as the code has it', (id, words) => {
  expect(textsOf(guides[id]).join('\n')).toContain(words);
});

function isWhole(text: unknown): boolean {
  return typeof text === 'string' && text !== '' && !text.includes('{{');
}
