import { expect, it } from 'vitest';
import { dateText } from '../../../shared/places/date-text.ts';
import { toBcp47, languageValues } from '../../../shared/places/languages.ts';

it.each(languageValues)('days in %s are in Gregorian years and Latin digits', (language) => {
  expect(dateText(toBcp47(language), '2026-11-23T10:00:00.000Z')).toMatch(/23.*2026|2026.*23/);
});
