import type { LanguageValue } from '../../../shared/places/languages.ts';

/** Where the example page of the demo stands; what it is drawn from stands beside it, as JSON. */
export const samplePath = (language: LanguageValue): string => `/sample-${language}.html`;
