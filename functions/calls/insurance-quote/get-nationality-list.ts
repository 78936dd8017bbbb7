import type { getNationalityList as contract } from '../../../shared/calls/insurance-quote.ts';
import { namedCountries } from '../../../shared/places/country-names.ts';
import { toBcp47 } from '../../../shared/places/languages.ts';
import nationalities from '../../../shared/insurance/samples/nationalities.json' with { type: 'json' };
import type { Handler } from '../../kit/call-group.ts';

export const getNationalityList: Handler<typeof contract> = async ({ language }) =>
  namedCountries(nationalities.rows, toBcp47(language));
