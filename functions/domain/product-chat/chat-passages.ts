/** What a chat may answer from: passages of the product's documents, the company's own answers, and the product's texts. */
import type { OwnAnswer } from '../../../shared/model/assistant-coach.ts';
import type { Sentence } from '../../../shared/model/conversation.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { textLanguage } from '../assistant/answer-language.ts';
import { documentCitation } from '../assistant/check-sentence.ts';
import { splitText, type Part, type Passage } from '../assistant/passages.ts';
import { wordsOf } from '../assistant/words-of.ts';
import { readyFile, type DocumentProductRow, type DocumentRow } from '../documents/document-rows.ts';
import type { FoundPassage } from '../knowledge/document-page.ts';
import { findPlaces } from './page-places.ts';

/** Own answers that are read for one question. */
const MOST_ANSWERS = 8;

/** Passages that are shown where no model is asked, and the longest of them. */
const MOST_EXTRACTS = 2;
const LONGEST_EXTRACT = 300;

export type ChatKnowledge = {
  product: DocumentProductRow;
  /** As the tables have them now. */
  documents: readonly DocumentRow[];
  found: readonly FoundPassage[];
  answers: readonly OwnAnswer[];
  question: string;
  /** Of the answer. */
  language: LanguageValue;
};

/** The company's own words first: what it answered stands above what is printed. */
export async function chatPassages(knowledge: ChatKnowledge): Promise<Passage[]> {
  const { product, documents, found, answers, question, language } = knowledge;
  const cited = await Promise.all(found.map((passage) => documentPart(passage, product, documents)));
  const parts: Part[] = [
    ...relatedAnswers(answers, question).map((one) => ({ source: 'answer', label: one.question, text: one.answer })),
    ...cited.flat(),
    ...splitText('product', product.name, product.texts.description),
  ];
  return passagesInLanguage(product, parts, language);
}

/** Numbered, each with its language where that is not the answer's. */
export function passagesInLanguage(
  { texts }: DocumentProductRow,
  parts: readonly Part[],
  language: LanguageValue,
): Passage[] {
  return parts.map((part, index) => {
    const written = textLanguage(part.text, texts.language);
    const isForeign = written.slice(0, 2) !== language.slice(0, 2);
    return { ...part, ...(isForeign && { foreign: written }), number: index + 1 };
  });
}

/**
 * Nothing unless the passage is of a version that this product answers from: whatever an index gives, the rows decide
 * (SECURITY.md T39).
 */
async function documentPart(
  passage: FoundPassage,
  { companyId, productId }: DocumentProductRow,
  rows: readonly DocumentRow[],
): Promise<Part[]> {
  const { fileId, version, page, start, end, headings, text } = passage;
  const row = rows.find((one) => one.fileId === fileId);
  const file = row?.companyId === companyId && row.productId === productId ? readyFile(row) : null;
  if (file?.version !== version) return [];
  const { name } = file;
  const label = headings.length > 0 ? headings.join(' › ') : name;
  const places = await findPlaces({ companyId, productId }, passage);
  const document = { fileId, version, page, start, end, name, ...places };
  return [{ source: `documents/${fileId}`, label, text, document }];
}

/** Those that share most words with the question. */
function relatedAnswers(answers: readonly OwnAnswer[], question: string): OwnAnswer[] {
  const asked = new Set(wordsOf(question));
  return answers
    .map((answer) => ({ answer, score: sharedWords(`${answer.question} ${answer.answer}`, asked) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_ANSWERS)
    .map(({ answer }) => answer);
}

const sharedWords = (text: string, asked: ReadonlySet<string>): number =>
  [...new Set(wordsOf(text))].filter((word) => asked.has(word)).length;

/** Without a model: the best of what was found in the documents, as it stands there, with its place. */
export function chatExtracts(question: string, passages: readonly Passage[]): Sentence[] {
  return passages
    .flatMap((passage) => (passage.document ? [{ passage, place: passage.document }] : []))
    .slice(0, MOST_EXTRACTS)
    .map(({ passage, place }, index) => {
      const citation = documentCitation(passage, place, index + 1, { text: question, quotes: [] });
      return { text: citation.excerpt.slice(0, LONGEST_EXTRACT), citations: [citation] };
    });
}
