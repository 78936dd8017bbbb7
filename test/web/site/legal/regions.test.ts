import { describe, expect, it, test } from 'vitest';
import { countries } from '../../../../shared/places/countries.ts';
import { countriesOf, lawOf, regionalLaws } from '../../../../web/site/legal/regions/regions.ts';

test('each of the 46 countries has one variant, and no other country has any', () => {
  const named = regionalLaws.flatMap(countriesOf);

  expect(named.toSorted()).toEqual(countries.map(({ abbr }) => abbr).toSorted());
  expect(new Set(regionalLaws.map(({ id }) => id)).size).toBe(regionalLaws.length);
});

test.each([
  ['FR', 'eea', 14],
  ['GB', 'uk', 14],
  ['CH', 'switzerland', null],
  ['BR', 'brazil', 7],
  ['HK', 'hong-kong', null],
])('%s resolves to the variant %s with %s days to withdraw', (country, id, days) => {
  expect(lawOf(country)).toMatchObject({ id, withdrawalDays: days });
});

test('a country outside the service has no variant', () => {
  expect(lawOf('IN')).toBeUndefined();
});

describe.each(regionalLaws.map((law) => [law.id, law] as const))('%s', (_, law) => {
  it('names laws, rights and an authority, and days to withdraw exactly where there are any', () => {
    const namesDays = law.consumer.some((text) => text.includes('{{days}}'));

    expect(law.consumerLaws.length * law.consumer.length * law.dataLaws.length * law.data.length).toBeGreaterThan(0);
    expect(Object.values(law.authorities).every((name) => name.length > 3)).toBe(true);
    expect(namesDays).toBe(law.withdrawalDays !== null);
  });
});
