/** Sentences of a text in any script. */

/** A full stop after one of these does not end a sentence; single letters (initials, `z. B.`) neither. */
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{L}|dr|prof|mr|mrs|ms|st|str|nr|no|tel|bzw|ca|inkl|approx|incl|vs|jr|sr|e\.g|i\.e|z\.b)\.\s*$/iu;

/** Numbers in square brackets would read as citations in the answer. */
const CITATION_LIKE = /\s*\[\d+\]/g;

/** Line breaks end a sentence too: a list's entries are sentences of their own. */
export function splitSentences(text: string): string[] {
  return text
    .split(/[\r\n\u2028\u2029]+/)
    .flatMap(splitLine)
    .map((sentence) => sentence.replace(CITATION_LIKE, '').replace(/\s+/g, ' ').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

function splitLine(line: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(line)) {
    const before = sentences.at(-1);
    if (before !== undefined && ABBREVIATION.test(before)) sentences[sentences.length - 1] = before + segment;
    else sentences.push(segment);
  }
  return sentences;
}
