import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SetupAnswers } from '../../../shared/model/assistant.ts';
import { currentIndustry, industries, industryIds, showcaseIndustries } from '../../../shared/model/industries.ts';

type Examples = { keyInformation: string; clientConcerns: string };

function read<Text>(language: string, namespace: string): Record<string, Text> {
  const file = new URL(`../../../web/locales/${language}/${namespace}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Text>;
}

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
  const names = read<string>(language, 'industry-names');
  const roles = read<Record<string, string>>(language, 'industry-roles');
  const examples = read<Examples>(language, 'industry-examples');

  test('each industry and role has a name, and no other has', () => {
    expect(Object.keys(names)).toEqual(industryIds);
    expect(Object.keys(roles)).toEqual(industryIds);
    expect(Object.values(roles).map((names) => Object.keys(names))).toEqual(Object.values(industries));
  });

  test('names tell industries apart, and what they offer can be saved as it stands', () => {
    expect(new Set(Object.values(names)).size).toBe(industryIds.length);
    for (const [id, industry] of Object.entries(names)) {
      for (const profession of Object.values(roles[id] ?? {})) {
        expect(SetupAnswers.parse({ industry, profession, ...examples[id] }).industry).toBe(industry);
      }
    }
  });
});
