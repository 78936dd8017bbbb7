/** Questions that passages answer, in the passages' own words: templates by what a passage speaks of. */
import { coachWords, fill, type CoachWords } from './coach-words.ts';
import type { Passage } from './prompt.ts';
import { splitSentences } from './sentences.ts';

/** Words of a sentence that its question quotes. */
const WORDS = 7;

export function examQuestions(
  passages: readonly Passage[],
  language: string,
): { questions: { passage: number; question: string }[] } {
  const words = coachWords(language);
  return {
    questions: passages.map((passage) => ({ passage: Number(passage.id), question: questionOf(passage, words) })),
  };
}

function questionOf({ source, text }: Passage, words: CoachWords): string {
  const [first = ''] = text.split('\n');
  switch (source) {
    case 'who':
      return words.who;
    case 'location':
      return words.where;
    case 'contact':
      return words.reach;
    case 'offers':
    case 'key facts':
      return about(first, words);
    case 'news':
      return about(first.replace(/ \([^()]*\)$/, ''), words);
    default:
      // The question to which the owner gave this answer, when it is one.
      return isQuestion(source) ? source : fill(words.about, { topic: quoteOf(text) });
  }
}

const isQuestion = (text: string): boolean => /[?？؟]$/.test(text);

/** A heading that is a question already is asked as it stands. */
function about(topic: string, words: CoachWords): string {
  return isQuestion(topic) ? topic : fill(words.about, { topic });
}

/** How the first sentence begins, in quotation marks. */
function quoteOf(text: string): string {
  const sentence = splitSentences(text)[0] ?? text;
  const segments = [...new Intl.Segmenter('en', { granularity: 'word' }).segment(sentence)];
  const end = segments.filter(({ isWordLike }) => isWordLike)[WORDS];
  return `“${end ? `${sentence.slice(0, end.index).trim()}…` : sentence.replace(/[.。!?؟]$/, '')}”`;
}
