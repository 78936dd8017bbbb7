import type { LanguageValue } from '../../shared/places/languages.ts';
import type { RenderInput } from './render-input.ts';

/** Full address of a page in one of its languages: the page's own language is at the bare address. */
export function pageAddress(
  { appOrigin, page }: Pick<RenderInput, 'appOrigin' | 'page'>,
  language: LanguageValue,
): string {
  const address = `${appOrigin}/${encodeURIComponent(page.profile.agentName)}`;
  return language === page.profile.pageLanguage ? address : `${address}/${language}`;
}
