/** Marks a free answer by its words: how much of the expected answer it holds, and all of its figures. */
import { fill } from './coach-words.ts';
import { matchCredit } from './similarity.ts';
import { termsOfText } from './words.ts';

const english = {
  right: 'Your answer holds what the document says.',
  figures: 'This is missing: {figures}.',
  words: 'Your answer holds too little of what the document says.',
};
type Words = typeof english;

const german: Words = {
  right: 'Ihre Antwort enthält, was das Dokument sagt.',
  figures: 'Das fehlt: {figures}.',
  words: 'Ihre Antwort enthält zu wenig von dem, was das Dokument sagt.',
};

const arabic: Words = {
  right: 'إجابتك تتضمن ما يقوله المستند.',
  figures: 'ينقص إجابتك: {figures}.',
  words: 'إجابتك لا تتضمن ما يكفي مما يقوله المستند.',
};

const chinese: Words = {
  right: '您的答案包含文件所說的內容。',
  figures: '答案欠缺：{figures}。',
  words: '您的答案未能充分說出文件的內容。',
};

const languages: Record<string, Words> = { de: german, ar: arabic, zh: chinese };

/** Share of the expected words that an answer must hold. */
const ENOUGH = 0.5;

const FIGURES = /\d+(?:[.,]\d+)*/g;

export function judgeAnswer(
  { expected, answer }: { expected: string; answer: string },
  language: string,
): { right: boolean; reason: string } {
  const words = languages[language] ?? english;
  const known: string[] = answer.match(FIGURES) ?? [];
  const missing = [...new Set(expected.match(FIGURES))].filter((figure) => !known.includes(figure));
  if (missing.length > 0) return { right: false, reason: fill(words.figures, { figures: missing.join(', ') }) };
  const isEnough = coverage(expected, answer) >= ENOUGH;
  return { right: isEnough, reason: isEnough ? words.right : words.words };
}

function coverage(expected: string, answer: string): number {
  const wanted = termsOfText(expected).filter(({ key }) => key !== '');
  const given = termsOfText(answer).filter(({ key }) => key !== '');
  const credits = wanted.map((term) => Math.max(0, ...given.map((other) => matchCredit(term, other))));
  return credits.reduce((sum, credit) => sum + credit, 0) / Math.max(1, wanted.length);
}
