/** Cuts a model's stream into sentences with their citation marks. */

export type DraftSentence = {
  text: string;
  numbers: number[];
  /** The words of its passages that it rests on, in the passages' language. */
  quotes: string[];
};

/**
 * A sentence ends at its marks: final punctuation, or none, followed by `[1]` or `[1][3]`, each with the original words
 * after it where they are asked for: `[1] {{words}}`.
 */
const CITED = /^([\s\S]*?)((?:\s*\[\d{1,3}\](?:\s*\{\{[\s\S]*?\}\})*)+)/;

const QUOTE = /\{\{([\s\S]*?)\}\}/g;

/** What may still become another mark of the same sentence: nothing, spaces, or the beginning of a mark or of its words. */
const UNDECIDED = /^\s*(?:\[\d{0,3}|\{|\{\{(?:(?!\}\})[\s\S])*)?$/;

/** Takes whole sentences off the front of the text; `rest` may still grow. */
export function takeSentences(text: string): { sentences: DraftSentence[]; rest: string } {
  const sentences: DraftSentence[] = [];
  let rest = text;
  for (;;) {
    const match = CITED.exec(rest);
    if (!match || UNDECIDED.test(rest.slice(match[0].length))) return { sentences, rest };
    sentences.push(toSentence(match[1] ?? '', match[2] ?? ''));
    rest = rest.slice(match[0].length).replace(/^[.。!?؟]?\s*/u, '');
  }
}

/** What is left when the stream ends; text without marks has no source and is no sentence. */
export function takeLastSentence(rest: string): DraftSentence[] {
  const match = CITED.exec(rest);
  return match ? [toSentence(match[1] ?? '', match[2] ?? '')] : [];
}

function toSentence(text: string, marks: string): DraftSentence {
  const quotes = [...marks.matchAll(QUOTE)].map(([, quote = '']) => quote.trim());
  const numbers = [...marks.replaceAll(QUOTE, '').matchAll(/\d+/g)].map(([digits]) => Number(digits));
  return { text: text.replaceAll(/\s+/g, ' ').trim(), numbers: [...new Set(numbers)], quotes };
}
