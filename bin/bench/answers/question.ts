/** Questions about the documents of the bench, as data. */

export const questionKinds = ['literal', 'paraphrase', 'multi-passage', 'cross-language', 'unanswerable'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export type BenchQuestion = {
  kind: QuestionKind;
  question: string;
  /** Words of the document that an answer must rest on, each of another place; none where it cannot be answered. */
  quotes: readonly string[];
  /** What the answer must hold to the letter. */
  figures: readonly string[];
  /** Two letters; that of the document unless given. */
  language?: string;
};

/** In the words of the document. */
export function literal(question: string, quotes: readonly string[], figures: readonly string[] = []): BenchQuestion {
  return { kind: 'literal', question, quotes, figures };
}

/** As somebody asks who has not read the document. */
export function paraphrase(
  question: string,
  quotes: readonly string[],
  figures: readonly string[] = [],
): BenchQuestion {
  return { kind: 'paraphrase', question, quotes, figures };
}

/** Only two places together answer it. */
export function multiPassage(
  question: string,
  quotes: readonly string[],
  figures: readonly string[] = [],
): BenchQuestion {
  return { kind: 'multi-passage', question, quotes, figures };
}

export function crossLanguage(
  language: string,
  question: string,
  quotes: readonly string[],
  figures: readonly string[] = [],
): BenchQuestion {
  return { kind: 'cross-language', language, question, quotes, figures };
}

/** About something that the document names, or that stands near to it, and does not say. */
export function unanswerable(question: string): BenchQuestion {
  return { kind: 'unanswerable', question, quotes: [], figures: [] };
}
