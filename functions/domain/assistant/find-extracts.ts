/** Without a model: the passages that share most with the question, as they stand. */
import type { Sentence } from '../../../shared/model/conversation.ts';
import type { Passage } from './passages.ts';

const MOST = 2;

function wordsOf(text: string): Set<string> {
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text.normalize('NFKC').toLowerCase());
  const words = [...segments].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment.slice(0, 5)] : []));
  return new Set(words.filter((word) => word.length > 2 || /[^\p{Script=Latin}\d]/u.test(word)));
}

export function findExtracts(question: string, passages: readonly Passage[]): Sentence[] {
  const asked = wordsOf(question);
  return passages
    .filter((passage) => passage.source !== 'greeting')
    .map((passage) => ({
      passage,
      score: [...wordsOf(`${passage.label} ${passage.text}`)].filter((word) => asked.has(word)).length,
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ passage: { source, label, text } }, index) => ({
      text: text.slice(0, 300),
      citations: [{ number: index + 1, source, label, excerpt: text.slice(0, 300) }],
    }));
}
