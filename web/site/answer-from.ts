/**
 * The assistant of the home page's demo: finds the sentence of a text that answers a question, by the words that both
 * have. It runs in the browser, so that what somebody tries there goes nowhere. The service itself searches by meaning
 * (docs/knowledge.md).
 */

/** A word must say this much: one that stands in every sentence says nothing. */
const LEAST_WEIGHT = 0.6;
/** Endings differ ("cost", "costs"); so many first letters in common make one word of two. */
const SHORTEST_STEM = 4;

/** The sentence, or null where none has anything of the question in it. @param tag BCP 47 */
export function answerFrom(text: string, question: string, tag: string): string | null {
  const sentences = sentencesOf(text, tag);
  const words = sentences.map((sentence) => wordsOf(sentence, tag));
  const asked = wordsOf(question, tag);
  const scores = words.map((own) => scoreOf(asked, own, words));
  const best = Math.max(0, ...scores);
  return best < LEAST_WEIGHT ? null : (sentences[scores.indexOf(best)] ?? null);
}

export function sentencesOf(text: string, tag: string): string[] {
  const segments = new Intl.Segmenter(tag, { granularity: 'sentence' }).segment(text);
  return Array.from(segments, ({ segment }) => segment.trim()).filter((segment) => segment !== '');
}

/** Words that carry meaning: short ones of alphabets, and single letters of syllabaries, are grammar. */
function wordsOf(text: string, tag: string): string[] {
  const segments = new Intl.Segmenter(tag, { granularity: 'word' }).segment(text.toLocaleLowerCase(tag));
  const words = Array.from(segments).filter(({ isWordLike }) => isWordLike);
  return [...new Set(words.map(({ segment }) => segment).filter(hasMeaning))];
}

function hasMeaning(word: string): boolean {
  if (/^[\p{Script=Hiragana}ー]+$/u.test(word)) return false;
  if (/\p{Script=Han}|\p{Script=Katakana}/u.test(word)) return true;
  return word.length > (/\p{Script=Thai}|\p{Script=Hangul}/u.test(word) ? 1 : 3);
}

function scoreOf(asked: readonly string[], own: readonly string[], all: readonly (readonly string[])[]): number {
  const weights = asked
    .filter((word) => own.some((other) => isSame(word, other)))
    .map((word) => Math.log(all.length / all.filter((words) => words.some((other) => isSame(word, other))).length));
  return weights.reduce((sum, weight) => sum + (all.length === 1 ? 1 : weight), 0);
}

function isSame(one: string, other: string): boolean {
  if (one === other) return true;
  const stem = Math.max(SHORTEST_STEM, Math.ceil(Math.max(one.length, other.length) * 0.6));
  return one.length >= stem && other.length >= stem && one.slice(0, stem) === other.slice(0, stem);
}
