/**
 * Which parts of a text speak of what was asked: by the words that they share with the question, each by how rare it is
 * among all parts (../../knowledge/lexical-search.ts).
 */
import { makeLexicalIndex, openLexicalIndex } from '../../knowledge/lexical-index.ts';
import { searchLexical } from '../../knowledge/lexical-search.ts';
import { wordsOfQuestion } from '../../knowledge/question-words.ts';

export type SpokenOf<Part> = {
  part: Part;
  /** Share of the question's words, by how rare they are, that it holds: 0 to 1. */
  coverage: number;
};

/** What more parts hold says nothing about which of them is meant: "insured", and in a motor policy "car". */
const COMMON = 0.08;
/** With fewer parts a word of three of them is not common. */
const FEWEST = 40;

/** The best first. */
export function spokenOf<Part>(
  question: string,
  parts: readonly Part[],
  textOf: (part: Part) => string,
): SpokenOf<Part>[] {
  const index = openLexicalIndex(makeLexicalIndex(parts.map(textOf)));
  const most = COMMON * Math.max(parts.length, FEWEST);
  const words = wordsOfQuestion(question, []).words.filter(
    ({ word }) => (index.find(word)?.passages.length ?? 0) <= most,
  );
  const hits = searchLexical(new Map([[null, index]]), words, parts.length);
  return hits.flatMap(({ passage, coverage }) => {
    const part = parts[passage];
    return part === undefined ? [] : [{ part, coverage }];
  });
}
