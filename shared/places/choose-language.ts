import { defaultLanguageFor, languageOfTag, languageOfText, type LanguageValue } from './languages.ts';

/** What is known of the language that somebody wants. Nothing in it needs to be valid. */
export type LanguageHints = {
  /** In the address: `/mara/de_de` or `?lang=de_de`. */
  address?: string | null | undefined;
  /** What was chosen before: the consumer-language key, or the language of an account. */
  remembered?: string | null | undefined;
  /** What the browser prefers, best first, as BCP 47 tags. */
  browser?: readonly string[];
  /** Where somebody is, or where their number is from: a country code or a dial code. */
  place?: string | null | undefined;
};

/**
 * The one rule for the language of somebody: the address, then what was chosen before, then what the browser prefers,
 * then the country that is known, or that a browser's tag names whose language is not among the 42; else en_us.
 */
export function chooseLanguage({ address, remembered, browser = [], place }: LanguageHints): LanguageValue {
  const asked = [address, remembered].map((text) => languageOfText(text ?? '')).find((value) => value !== undefined);
  const spoken = browser.map(languageOfTag).find((value) => value !== undefined);
  return asked ?? spoken ?? defaultLanguageFor(place ?? browser.map(regionOf).find(Boolean) ?? '');
}

/** The tags of an `Accept-Language` header, best first as browsers send them. */
export function tagsOfHeader(header: string | null | undefined): string[] {
  return (header ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? '');
}

/** The country of a tag: `jv-Latn-ID` names ID. */
const regionOf = (tag: string): string | undefined => /-([A-Z]{2})(?:-|$)/i.exec(tag)?.[1];
