import type { getPageLanguages as contract } from '../../../shared/calls/landing-page.ts';
import { pairOf, progressOf } from '../../../shared/model/page-languages.ts';
import { translatableTexts } from '../../../shared/model/translatable-texts.ts';
import { findPageLanguages } from '../../domain/languages/find-languages.ts';
import { loadDraftContent } from '../../domain/languages/page-content.ts';
import type { Handler } from '../../kit/call-group.ts';
import { environment } from '../../kit/environment.ts';

export const getPageLanguages: Handler<typeof contract> = async ({ language: wanted }, { actor, now }) => {
  const content = await loadDraftContent(actor.id, now);
  const found = await findPageLanguages(actor.id, content.page.profile.pageLanguage);
  const texts = translatableTexts(content);
  const all = found.map(({ language, translations }) => ({
    language,
    pairs: texts.map((text) => pairOf(text, translations)),
  }));
  return {
    languages: all.map(({ language, pairs }) => progressOf(language, pairs)),
    texts: all.find(({ language }) => language === wanted)?.pairs ?? [],
    hasTranslator: !environment.isLocalReader(),
  };
};
