/** What differs by country: every one of the service's has one variant (test/web/site/legal/regions.test.ts). */
import type { CountryAbbr } from '../../../../shared/places/countries.ts';
import { americas } from './americas.ts';
import { asiaPacific } from './asia-pacific.ts';
import { europe } from './europe.ts';
import { middleEast } from './middle-east.ts';
import type { RegionalLaw } from './regional-law.ts';

/** By region group, in the order in which people look for theirs. */
export const regionalLaws: readonly RegionalLaw[] = [...europe, ...americas, ...middleEast, ...asiaPacific];

export function countriesOf({ authorities }: RegionalLaw): CountryAbbr[] {
  return Object.keys(authorities) as CountryAbbr[];
}

/** The variant of a country; undefined for one that is not the service's. */
export function lawOf(country: string): RegionalLaw | undefined {
  return regionalLaws.find(({ authorities }) => Object.hasOwn(authorities, country));
}
