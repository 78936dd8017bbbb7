import type { PublicPage } from '../../shared/model/page.ts';
import type { PageLink } from './channels.ts';
import { fillText, type PageTexts } from './page-texts.ts';

/** More would push the question field out of sight on a phone. */
const mostQuestions = 3;

/** Questions that the page itself holds an answer to, most telling first. */
export function suggestedQuestions(page: PublicPage, links: PageLink[], name: string, texts: PageTexts): string[] {
  const { profile } = page;
  const candidates: [isAnswered: boolean, key: keyof PageTexts['suggest']][] = [
    [profile.title !== '', 'work'],
    [profile.aboutMe !== '', 'offer'],
    [links.some(({ channel }) => channel === 'calendly'), 'book'],
    [profile.location !== '', 'place'],
    [links.length > 0, 'reach'],
  ];
  return candidates
    .filter(([isAnswered]) => isAnswered)
    .slice(0, mostQuestions)
    .map(([, key]) => fillText(texts.suggest[key], { name }));
}
