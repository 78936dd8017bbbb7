import { describe, expect, it } from 'vitest';
import { guessCountry } from '../../../../../web/app/areas/account/guess-place.ts';

describe('the country that the browser suggests', () => {
  it.each([
    [['sv-SE', 'en'], 'Europe/Stockholm', 'SE'],
    [['en-US'], 'Europe/Stockholm', 'SE'],
    [['en-GB', 'de-DE'], 'Europe/Berlin', 'DE'],
    [['ja'], 'Asia/Tokyo', 'JP'],
    [['zh-Hant-HK'], 'Etc/Unknown', 'HK'],
    [['de-LI'], 'Etc/Unknown', 'US'],
    [[], 'UTC', 'US'],
  ] as const)('with %j in %s is %s', (languages, timeZone, country) => {
    expect(guessCountry({ languages, timeZone })).toBe(country);
  });
});
