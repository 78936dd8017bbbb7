import { describe, expect, it } from 'vitest';
import { checkLocales } from '../../../bin/locales/check-locales.ts';

describe.each(['web', 'server'] as const)('the texts of the %s', (side) => {
  it.each(checkLocales(side).map(({ language, problems }) => [language, problems] as const))(
    'in %s are complete, filled like English, and translated',
    (_, problems) => {
      expect(problems).toEqual([]);
    },
  );
});
