/** The example page of the home page's demo: a new page, with the words of the example on it. */
import { emptyDraft } from '../../../shared/model/page.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { ORIGIN_PLACE } from '../../../shared/rules/origin-place.ts';
import type { PageTexts } from '../../pages/page-texts.ts';
import type { RenderInput } from '../../pages/render-input.ts';
import type { SiteTexts } from '../site-texts.ts';

/** It has no address of its own: its code leads to the home page. @param islands addresses of the islands by name */
export function sampleInput(
  language: LanguageValue,
  { demo }: SiteTexts['site'],
  texts: PageTexts,
  islands: Readonly<Record<string, string>>,
): RenderInput {
  const draft = emptyDraft(demo.sampleName, language);
  const { greeting } = demo;
  return {
    page: {
      ...draft,
      profile: { ...draft.profile, title: demo.sampleWork, aboutMe: demo.sampleAbout },
      contacts: [
        {
          id: 'sample',
          channel: 'email',
          displayText: demo.sampleButton,
          value: 'hello@example.com',
          isHighlight: true,
          isEnabled: true,
        },
      ],
      assistant: {
        name: demo.assistant,
        greetings: { morning: greeting, afternoon: greeting, evening: greeting },
        contactMethod: 'contact-page',
      },
      publishedAt: new Date(0).toISOString(),
    },
    language,
    languages: [language],
    texts,
    appOrigin: ORIGIN_PLACE,
    mediaOrigin: '',
    photos: {},
    posts: [],
    hasMorePosts: false,
    islands: { inlineScriptHashes: [], islands: ofLanguage(islands, language) },
  };
}

/** What a page in this language loads. */
function ofLanguage(islands: Readonly<Record<string, string>>, language: LanguageValue): Record<string, string> {
  const names = ['first', `texts-${language}`];
  return Object.fromEntries(names.flatMap((name) => (islands[name] === undefined ? [] : [[name, islands[name]]])));
}
