/**
 * Checks a sentence before it is sent: the passages that it cites exist and support it. What cannot be supported is
 * dropped: an answer whose source is wrong is worse than none.
 */
import type { Citation, Sentence } from '../../../shared/model/conversation.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { holdsWords, isQuoted } from './check-quotes.ts';
import type { DocumentSource, Passage } from './passages.ts';
import type { DraftSentence } from './sentences.ts';
import { supportSpan, type Span } from './support-span.ts';
import { normaliseText, wordsOf } from './words-of.ts';

/** Share of a sentence's words, by their weight, that its passages must hold when both are in one language. */
const SUPPORT = 0.5;

/** What the cited passages must hold of what the best passage holds: a sentence of another place is cited wrongly. */
const NEAR_BEST = 0.75;

const EXCERPT = 300;

/** How the language of an answer stands to that of the page. */
export type Reading = { isSameLanguage: boolean; ownLanguage: LanguageValue };

/**
 * The sentence with its citations; null when nothing supports it. Words are compared where sentence and passages are in
 * one language; where they are not, the sentence must bring the words of its passage that it rests on.
 */
export function checkSentence(draft: DraftSentence, passages: readonly Passage[], reading: Reading): Sentence | null {
  const cited = draft.numbers.map((number) => passages.find((passage) => passage.number === number));
  // One number that is nobody's makes the whole sentence suspect.
  if (draft.text === '' || cited.length === 0 || !cited.every((passage) => passage !== undefined)) return null;
  const source = cited.map((passage) => (passage.document ? wholeText(passage) : passage.text)).join('\n');
  if (!holdsExactParts(draft.text, source)) return null;
  const isComparable = cited.every((passage) => isInLanguage(passage, reading));
  if (!(isComparable ? isSupported(draft.text, cited, passages) : isQuoted(draft, cited))) return null;
  return { text: draft.text, citations: cited.map((passage, index) => toCitation(passage, index + 1, draft, reading)) };
}

function isInLanguage({ foreign, original }: Passage, { isSameLanguage }: Reading): boolean {
  return foreign === undefined && (isSameLanguage || original !== undefined);
}

function toCitation(passage: Passage, number: number, draft: DraftSentence, reading: Reading): Citation {
  if (passage.document) return documentCitation(passage, passage.document, number, draft);
  const { source, label, text } = passage;
  const original = reading.isSameLanguage ? '' : originalOf(passage, draft);
  return {
    number,
    source,
    label,
    excerpt: excerptOf(text),
    ...(original !== '' && { original: { text: excerptOf(original), language: reading.ownLanguage } }),
  };
}

/** Names the words of the document that the sentence rests on, and where they stand. */
export function documentCitation(
  { source, text, foreign }: Passage,
  document: DocumentSource,
  number: number,
  draft: Pick<DraftSentence, 'text' | 'quotes'>,
): Citation {
  const span = supportSpan(text, draft);
  const excerpt = excerptOf(text.slice(span.start, span.end));
  const { fileId, version, page } = document;
  // A sentence that repeats the document is its own original.
  const isTold = foreign !== undefined && !holdsWords(text, draft.text);
  return {
    number,
    source,
    label: document.name,
    excerpt,
    ...(isTold && { original: { text: excerpt, language: foreign } }),
    document: { fileId, version, page, ...placeOnPage(span, document) },
  };
}

/** The whole passage where its words stand in no order that the page has. */
function placeOnPage(span: Span, { start, end, places }: DocumentSource): Span {
  if (!places) return { start: start + span.start, end: start + span.end };
  const known = places.slice(span.start, span.end).filter((place) => place >= 0);
  return known.length === 0 ? { start, end } : { start: Math.min(...known), end: Math.max(...known) + 1 };
}

/** What the owner wrote: of a passage that is no translation, the words that the sentence brought from it. */
function originalOf({ text, original }: Passage, { quotes }: DraftSentence): string {
  if (original !== undefined) return original;
  return quotes.filter((quote) => holdsWords(text, quote)).join(' … ') || text;
}

const excerptOf = (text: string): string => (text.length > EXCERPT ? `${text.slice(0, EXCERPT - 1)}…` : text);

/** Figures, addresses and links must stand in the source to the letter, in whatever language the sentence is. */
export function holdsExactParts(sentence: string, source: string): boolean {
  const known = new Set(exactPartsOf(source));
  return exactPartsOf(sentence).every((part) => known.has(part));
}

/** Links, mail addresses, host names and numbers; each whole, so that 5 is not found in 15. */
const EXACT_PART =
  /https?:\/\/[^\s"'<>()]+|[\p{L}\p{N}.^_+-]+@[\p{L}\p{N}.-]+|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:\/[^\s"'<>()]*)?|\d+(?:[.,:]\d+)*/gu;
const MARKS_AT_END = /[\p{P}\p{S}]+$/u;

function exactPartsOf(text: string): string[] {
  return [...(normaliseText(text).match(EXACT_PART) ?? [])].map((part) => part.replace(MARKS_AT_END, ''));
}

function isSupported(sentence: string, cited: readonly Passage[], passages: readonly Passage[]): boolean {
  const words = [...new Set(wordsOf(sentence))].map((word) => ({ word, weight: weightOf(word, passages) }));
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return false;
  const supportOf = (sources: readonly Passage[]): number =>
    words.reduce((sum, { word, weight }) => sum + (isKnown(word, sources) ? weight : 0), 0) / total;
  const best = Math.max(...passages.map((passage) => supportOf([passage])));
  const support = supportOf(cited);
  return support >= SUPPORT && support >= NEAR_BEST * best;
}

/** A word that many passages hold says little about which of them a sentence comes from. */
function weightOf(word: string, passages: readonly Passage[]): number {
  return 1 / Math.max(1, passages.filter((passage) => knownWords(passage).has(word)).length);
}

function isKnown(word: string, sources: readonly Passage[]): boolean {
  return sources.some((source) => knownWords(source).has(word));
}

const knownByPassage = new WeakMap<Passage, Set<string>>();

const wholeText = ({ label, text }: Passage): string => `${label}\n${text}`;

/** Of an answer by the owner the question says what it speaks of, of a part of a document its headings. */
function knownWords(passage: Passage): Set<string> {
  const isNamed = passage.source === 'answer' || passage.document !== undefined;
  const known = knownByPassage.get(passage) ?? new Set(wordsOf(isNamed ? wholeText(passage) : passage.text));
  knownByPassage.set(passage, known);
  return known;
}
