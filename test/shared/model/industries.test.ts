import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SetupAnswers } from '../../../shared/model/assistant.ts';
import { currentIndustry, industries, industryIds, showcaseIndustries } from '../../../shared/model/industries.ts';

type Entry = { name: string; roles: Record<string, string>; keyInformation: string; clientConcerns: string };

const textsIn = (language: string): Record<string, Entry> =>
  JSON.parse(
    readFileSync(new URL(`../../../web/locales/${language}/industries.json`, import.meta.url), 'utf8'),
  ) as Record<string, Entry>;

test('there are 24 industries or more, each with three roles or more', () => {
  expect(industryIds.length).toBeGreaterThanOrEqual(24);
  expect(industryIds.filter((id) => industries[id].length < 3)).toEqual([]);
});

test('what the showcase called an industry before there was one list has its place in the list', () => {
  const former =
    'insurance real-estate finance consulting coaching design technology health law education recruitment hospitality other';

  expect(former.split(' ').map(currentIndustry)).toEqual(
    'insurance real-estate finance consulting coaching design it medicine law education recruitment food other'.split(
      ' ',
    ),
  );
  expect(currentIndustry('toString')).toBeNull();
  expect(showcaseIndustries.map(currentIndustry)).toEqual(showcaseIndustries);
});

describe.each(['en_us', 'ar_ae'])('in %s', (language) => {
  const texts = textsIn(language);

  test('each industry and role has a name, and no other has', () => {
    expect(Object.keys(texts)).toEqual(industryIds);
    expect(Object.values(texts).map(({ roles }) => Object.keys(roles))).toEqual(Object.values(industries));
  });

  test('names tell industries apart, and what they offer can be saved as it stands', () => {
    const all = Object.values(texts);

    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    for (const { name, roles, keyInformation, clientConcerns } of all) {
      for (const profession of Object.values(roles)) {
        expect(SetupAnswers.parse({ industry: name, profession, keyInformation, clientConcerns }).industry).toBe(name);
      }
    }
  });
});
