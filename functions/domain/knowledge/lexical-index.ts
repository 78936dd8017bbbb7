/**
 * The lexical index of one version of a document, as it lies in S3 (`index.bin`): words in their order, and for each the
 * passages that hold it. It is read where it lies: nothing is unpacked, so loading it costs no more than its bytes.
 *
 * All numbers are little-endian, each section begins at a multiple of four bytes:
 *
 * | section | type | entries |
 * | --- | --- | --- |
 * | mark (`XLI1`), passages P, words W, postings N, bytes of all words B | uint32 | 5 |
 * | words of each passage | uint32 | P |
 * | where each word begins | uint32 | W + 1 |
 * | where each word's postings begin | uint32 | W + 1 |
 * | passage of a posting | uint16 | N |
 * | how often it holds the word, at most 255 | uint8 | N |
 * | the words, in the order of their bytes | UTF-8 | B |
 */
import { tokenize } from './tokenize.ts';

const MARK = 0x31494c58;
const HEADER = 5;
const MOST_PASSAGES = 65_535;

const encoder = new TextEncoder();
const padded = (bytes: number): number => (bytes + 3) & ~3;

/** What stands in the index of a passage: its headings say what it is about. */
export const indexedText = ({ headings, text }: { headings: readonly string[]; text: string }): string =>
  [...headings, text].join('\n');

/** Throws when there are more passages than a document of a thousand pages can have. */
export function makeLexicalIndex(texts: readonly string[]): Uint8Array {
  if (texts.length > MOST_PASSAGES) throw new Error(`${texts.length} passages; expected at most ${MOST_PASSAGES}.`);
  const postings = new Map<string, Map<number, number>>();
  const lengths = texts.map((text, passage) => {
    const found = tokenize(text);
    for (const word of found) count(postings, word, passage);
    return found.length;
  });
  const entries = [...postings].map(([word, places]) => ({ bytes: encoder.encode(word), places }));
  return pack(
    entries.sort((left, right) => compare(left.bytes, right.bytes)),
    lengths,
  );
}

function count(postings: Map<string, Map<number, number>>, word: string, passage: number): void {
  const places = postings.get(word) ?? new Map<number, number>();
  places.set(passage, (places.get(passage) ?? 0) + 1);
  postings.set(word, places);
}

function pack(words: readonly { bytes: Uint8Array; places: Map<number, number> }[], lengths: number[]): Uint8Array {
  const postings = words.reduce((sum, { places }) => sum + places.size, 0);
  const bytes = words.reduce((sum, word) => sum + word.bytes.length, 0);
  const sections = sectionsOf({ passages: lengths.length, words: words.length, postings, bytes });
  const packed = new Uint8Array(sections.end);
  const view = viewOf(packed, sections);
  view.header.set([MARK, lengths.length, words.length, postings, bytes]);
  view.lengths.set(lengths);
  let [posting, byte] = [0, 0];
  for (const [index, word] of words.entries()) {
    view.wordStarts[index] = byte;
    view.postingStarts[index] = posting;
    view.text.set(word.bytes, byte);
    byte += word.bytes.length;
    for (const [passage, times] of word.places) {
      view.passages[posting] = passage;
      view.times[posting] = Math.min(255, times);
      posting += 1;
    }
  }
  view.wordStarts[words.length] = byte;
  view.postingStarts[words.length] = posting;
  return packed;
}

type Sizes = { passages: number; words: number; postings: number; bytes: number };
type Sections = ReturnType<typeof sectionsOf>;

function sectionsOf(sizes: Sizes) {
  const lengths = HEADER * 4;
  const wordStarts = lengths + sizes.passages * 4;
  const postingStarts = wordStarts + (sizes.words + 1) * 4;
  const passages = postingStarts + (sizes.words + 1) * 4;
  const times = passages + padded(sizes.postings * 2);
  const text = times + padded(sizes.postings);
  return { ...{ lengths, wordStarts, postingStarts, passages, times, text }, end: text + sizes.bytes, sizes };
}

function viewOf({ buffer, byteOffset }: Uint8Array, { sizes, ...at }: Sections) {
  return {
    header: new Uint32Array(buffer, byteOffset, HEADER),
    lengths: new Uint32Array(buffer, byteOffset + at.lengths, sizes.passages),
    wordStarts: new Uint32Array(buffer, byteOffset + at.wordStarts, sizes.words + 1),
    postingStarts: new Uint32Array(buffer, byteOffset + at.postingStarts, sizes.words + 1),
    passages: new Uint16Array(buffer, byteOffset + at.passages, sizes.postings),
    times: new Uint8Array(buffer, byteOffset + at.times, sizes.postings),
    text: new Uint8Array(buffer, byteOffset + at.text, sizes.bytes),
  };
}

export type Postings = { passages: Uint16Array; times: Uint8Array };

export type LexicalIndex = {
  /** Words of each passage. */
  lengths: Uint32Array;
  /** Of all passages. */
  totalLength: number;
  /** Memory that it takes. */
  bytes: number;
  /** The passages that hold a word, which has to come from `tokenize`. */
  find(word: string): Postings | null;
};

/** Throws when the bytes are no index of this form. */
export function openLexicalIndex(packed: Uint8Array): LexicalIndex {
  // Numbers are read at multiples of four bytes of their buffer.
  const bytes = packed.byteOffset % 4 === 0 ? packed : Uint8Array.from(packed);
  const [mark, passages = 0, words = 0, postings = 0, size = 0] =
    bytes.length < HEADER * 4 ? [] : new Uint32Array(bytes.buffer, bytes.byteOffset, HEADER);
  const sections = sectionsOf({ passages, words, postings, bytes: size });
  if (mark !== MARK || sections.end !== bytes.length) throw new Error('This is no lexical index of a document.');
  const view = viewOf(bytes, sections);
  return {
    lengths: view.lengths,
    totalLength: view.lengths.reduce((sum, length) => sum + length, 0),
    bytes: bytes.length,
    find: (word) => {
      const index = placeOf(encoder.encode(word), view);
      if (index === null) return null;
      const [from, to] = [view.postingStarts[index], view.postingStarts[index + 1]];
      return { passages: view.passages.subarray(from, to), times: view.times.subarray(from, to) };
    },
  };
}

function placeOf(word: Uint8Array, { text, wordStarts }: ReturnType<typeof viewOf>): number | null {
  let [low, high] = [0, wordStarts.length - 2];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const order = compare(text.subarray(wordStarts[middle], wordStarts[middle + 1]), word);
    if (order === 0) return middle;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return null;
}

function compare(left: Uint8Array, right: Uint8Array): number {
  const shared = Math.min(left.length, right.length);
  for (let index = 0; index < shared; index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
