/** Cuts a model's stream into sentences with their citation marks. */

export type DraftSentence = { text: string; numbers: number[] };

/** A sentence ends at its marks: final punctuation, or none, followed by `[1]` or `[1][3]`. */
const CITED = /^([\s\S]*?)((?:\s*\[\d{1,3}\])+)/;

/** What may still become another mark of the same sentence: nothing, spaces, or the beginning of a mark. */
const UNDECIDED = /^\s*(?:\[\d{0,3})?$/;

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
  const numbers = [...marks.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  return { text: text.replaceAll(/\s+/g, ' ').trim(), numbers: [...new Set(numbers)] };
}
