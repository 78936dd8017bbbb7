/** The search of the help: titles and summaries in the reader's language, bodies and further words in English. */
import { partsOf, textsOf } from './guide.ts';
import { guideIds, guides, type GuideId } from './guides.ts';
import { plainWords, typedWords } from './plain-words.ts';

/** Of a guide, in the reader's language. */
export type GuideTitle = { title: string; text: string };

/** Where a word was found counts; a title that begins with it most. */
const weights = { titleStart: 8, title: 5, text: 3, words: 3, body: 1 } as const;

/** Guides in which every word is found, the nearest first. */
export function findGuides(typed: string, titleOf: (id: GuideId) => GuideTitle): readonly GuideId[] {
  const words = typedWords(typed);
  return guideIds
    .map((id) => ({ id, points: pointsOf(id, words, titleOf(id)) }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .map(({ id }) => id);
}

/** None when a word is nowhere. */
function pointsOf(id: GuideId, words: readonly string[], { title, text }: GuideTitle): number {
  const [inTitle, inText, inWords] = [plainWords(title), plainWords(text), plainWords(guides[id].words)];
  const points = words.map((word) => {
    if (inTitle.startsWith(word)) return weights.titleStart;
    if (inTitle.includes(word)) return weights.title;
    if (inText.includes(word)) return weights.text;
    if (inWords.includes(word)) return weights.words;
    return bodyOf(id).includes(word) ? weights.body : 0;
  });
  return points.includes(0) ? 0 : points.reduce<number>((sum, each) => sum + each, 0);
}

const bodies = new Map<GuideId, string>();

function bodyOf(id: GuideId): string {
  const known = bodies.get(id);
  if (known !== undefined) return known;
  const parts = textsOf(guides[id]).flatMap(partsOf);
  const body = plainWords(parts.map((part) => ('words' in part ? part.words : '')).join(' '));
  bodies.set(id, body);
  return body;
}
