/** What the islands know of a page, as attributes of its root. */
import type { LanguageValue } from '../../shared/places/languages.ts';
import type { PageModel } from './page-model.ts';

export function islandData(model: PageModel): Record<`data-${string}`, string> {
  const { islands } = model.islands;
  const { assistant, profile } = model.page;
  const texts = islandTexts(islands, model.language);
  return {
    'data-agent': profile.agentName,
    'data-name': model.name,
    'data-title': profile.title,
    'data-assistant': assistant.name,
    'data-language': model.language,
    ...(islands.first === undefined || texts === undefined ? {} : { 'data-first': islands.first, 'data-texts': texts }),
    ...(model.isPreview === true ? { 'data-preview': '' } : {}),
  };
}

/**
 * The texts of the language, of another country's where it is read there too, else English. Chinese is written in two
 * ways, so neither stands in for the other.
 */
function islandTexts(islands: Record<string, string>, language: LanguageValue): string | undefined {
  const family = language.startsWith('zh')
    ? []
    : Object.keys(islands).filter((name) => name.startsWith(`texts-${language.slice(0, 3)}`));
  const found = [`texts-${language}`, ...family, 'texts-en_us'].find((name) => islands[name] !== undefined);
  return found === undefined ? undefined : islands[found];
}
