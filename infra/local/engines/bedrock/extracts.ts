/** Picks the sentences of the passages that answer a question (scoring.ts says how they are found). */
import { askedFor, asksMeaning, asksName, countedIn } from './asked-for.ts';
import type { Passage } from './prompt.ts';
import { scoreSentences, type Scored, type Sentence } from './scoring.ts';
import { sectionsOf } from './sections.ts';
import { splitSentences } from './sentences.ts';
import { overlap } from './similarity.ts';
import { foldText, termsOfQuestion, termsOfText } from './words.ts';

export type Extract = {
  text: string;
  /** The passages that hold it, one to three. */
  citedIds: string[];
};

type Choice = { sentence: Sentence; extract: Extract };

const MAX_SENTENCES = 3;
const MAX_CITATIONS = 3;

/** Two sentences with this share of words in common say the same. */
const DUPLICATE_OVERLAP = 0.8;

/** A sentence that speaks to a machine holds no fact about anybody, so it is never quoted. */
const ADDRESSES_A_MODEL = [
  /\b(ignore|disregard|forget|override)\b.{0,40}\b(instruction|prompt|rule|above|previous|prior)/i,
  /\b(system|developer) (prompt|message|instruction)/i,
  /(ignorier|vergiss|missachte).{0,40}(anweisung|regel|vorgabe)/i,
  /(تجاهل|انس).{0,40}(التعليمات|الاوامر|الأوامر)/,
  /(忽略|无视|無視|忘记|忘記).{0,20}(指令|指示|提示|规则|規則)/,
];

/** At most three sentences: best passage first, and within a passage in its own order. Empty when nothing answers. */
export function answerFromPassages(passages: Passage[], question: string, previousQuestion: string): Extract[] {
  const sentences = passages.flatMap(toSentences);
  const previous = termsOfQuestion(previousQuestion);
  const scores = new Map<Sentence, number>();
  for (const part of splitSentences(question)) {
    const terms = termsOfQuestion(part);
    const asked = {
      ...{ text: part, terms, kind: askedFor(part, terms), counted: countedIn(part) },
      ...{ isName: asksName(part), isMeaning: asksMeaning(part), previous },
    };
    for (const { sentence, score } of scoreSentences(sentences, asked)) {
      scores.set(sentence, Math.max(score, scores.get(sentence) ?? 0));
    }
  }
  const scored = sentences.flatMap((sentence) => ({ sentence, score: scores.get(sentence) ?? 0 }));
  return inReadingOrder(choose(scored.filter(({ score }) => score > 0)), sentences);
}

function toSentences(passage: Passage): Sentence[] {
  const sourceTerms = termsOfText(passage.source);
  return sectionsOf(passage.text).flatMap(({ heading, text }) => {
    const headed = [...sourceTerms, ...termsOfText(heading)];
    return splitSentences(text)
      .filter((sentence) => !ADDRESSES_A_MODEL.some((pattern) => pattern.test(sentence)))
      .map((sentence) => ({ text: sentence, passage, terms: termsOfText(sentence), sourceTerms: headed }));
  });
}

function choose(scored: Scored[]): Choice[] {
  const chosen: Choice[] = [];
  for (const { sentence } of scored.toSorted((a, b) => b.score - a.score)) {
    const same = chosen.find((choice) => isDuplicate(choice.sentence, sentence));
    if (same) addCitation(same, sentence);
    else if (chosen.length < MAX_SENTENCES) {
      chosen.push({ sentence, extract: { text: sentence.text, citedIds: [sentence.passage.id] } });
    }
  }
  return chosen;
}

/** Sentences that differ in a number say different things, however alike they are. */
function isDuplicate(a: Sentence, b: Sentence): boolean {
  if (isSameText(a, b)) return true;
  if (numbersOf(a) !== numbersOf(b)) return false;
  return overlap(keysOf(a), keysOf(b)) >= DUPLICATE_OVERLAP;
}

function isSameText(a: Sentence, b: Sentence): boolean {
  return foldText(a.text) === foldText(b.text);
}

function numbersOf(sentence: Sentence): string {
  return (sentence.text.match(/\p{N}+/gu) ?? []).join(' ');
}

function keysOf(sentence: Sentence): Set<string> {
  return new Set(sentence.terms.map((term) => term.key));
}

/** Only a passage that holds the very sentence is cited for it. */
function addCitation({ sentence, extract }: Choice, same: Sentence): void {
  const isNew = isSameText(sentence, same) && !extract.citedIds.includes(same.passage.id);
  if (isNew && extract.citedIds.length < MAX_CITATIONS) extract.citedIds.push(same.passage.id);
}

function inReadingOrder(chosen: Choice[], sentences: Sentence[]): Extract[] {
  const passages = chosen.map(({ sentence }) => sentence.passage);
  return chosen
    .toSorted(
      ({ sentence: a }, { sentence: b }) =>
        passages.indexOf(a.passage) - passages.indexOf(b.passage) || sentences.indexOf(a) - sentences.indexOf(b),
    )
    .map(({ extract }) => extract);
}
