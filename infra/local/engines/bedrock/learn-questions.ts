/**
 * Questions to learn a product by, made of the passages' own sentences: a figure left out, sentences to be told from those
 * of other passages, or what a passage says about its heading. Nothing here understands what it asks.
 */
import { fill } from './coach-words.ts';
import type { Passage } from './prompt.ts';
import { splitSentences } from './sentences.ts';

export type WrittenQuestion = {
  passage: number;
  kind: 'single' | 'multiple' | 'free';
  text: string;
  options: string[];
  right: number[];
  expected: string;
  explanation: string;
};

const english = {
  gap: 'Which figure is right? “{sentence}”',
  one: 'Which of these does the document say about “{topic}”?',
  several: 'Which of these does the document say about “{topic}”? More than one is right.',
  free: 'What does the document say about “{topic}”?',
};
type Words = typeof english;

const german: Words = {
  gap: 'Welche Angabe ist richtig? „{sentence}“',
  one: 'Was davon sagt das Dokument über „{topic}“?',
  several: 'Was davon sagt das Dokument über „{topic}“? Mehreres ist richtig.',
  free: 'Was sagt das Dokument über „{topic}“?',
};

const arabic: Words = {
  gap: 'ما الرقم الصحيح؟ «{sentence}»',
  one: 'أيٌّ مما يلي يقوله المستند عن «{topic}»؟',
  several: 'أيٌّ مما يلي يقوله المستند عن «{topic}»؟ أكثر من إجابة صحيحة.',
  free: 'ماذا يقول المستند عن «{topic}»؟',
};

const chinese: Words = {
  gap: '以下哪個數字正確？「{sentence}」',
  one: '關於「{topic}」，文件說明了以下哪一項？',
  several: '關於「{topic}」，文件說明了以下哪些項目？答案多於一個。',
  free: '關於「{topic}」，文件怎樣說明？',
};

const languages: Record<string, Words> = { de: german, ar: arabic, zh: chinese };

const FIGURE = /\d+(?:[.,]\d+)*/;
/** Of a telephone number, which nobody learns by heart. */
const CALL = /\+\d/;
const GAP = '____';

/** Sentences that can be options: neither a heading nor a paragraph. Languages without spaces have no fewest words. */
const SHORTEST = 20;
const LONGEST = 180;
const FEWEST_WORDS = 5;
const ENDS = /[.!?。！？؟]["”’»」)]?$/u;
/** Of a heading: "2.3 Skiing". */
const NUMBER = /^\d+(?:\.\d+)*\s+/;
const LONGEST_TOPIC = 80;

/** @param kinds that are asked for, in turn */
export function learnQuestions(
  passages: readonly Passage[],
  kinds: readonly string[],
  language: string,
): { questions: WrittenQuestion[] } {
  const words = languages[language] ?? english;
  const questions = passages.flatMap((passage, index) => {
    const others = passages.filter((other) => other !== passage).flatMap(sentencesOf);
    const asked = { passage, others, words };
    switch (kinds[index % Math.max(1, kinds.length)]) {
      case 'multiple':
        return askSeveral(asked) ?? [];
      case 'free':
        return askFreely(asked) ?? [];
      default:
        return askForFigure(asked) ?? askOne(asked) ?? [];
    }
  });
  return { questions };
}

type Asked = { passage: Passage; others: readonly string[]; words: Words };

function sentencesOf({ text }: Passage): string[] {
  return splitSentences(text).filter(isSentence);
}

function isSentence(text: string): boolean {
  const words = text.split(/\s+/).length;
  const isWhole = text.length >= SHORTEST && text.length <= LONGEST && ENDS.test(text);
  return isWhole && !NUMBER.test(text) && (words === 1 || words >= FEWEST_WORDS);
}

function askForFigure({ passage, others, words }: Asked): WrittenQuestion | undefined {
  const sentence = sentencesOf(passage).find((one) => FIGURE.test(one) && !CALL.test(one));
  const figure = sentence?.match(FIGURE)?.[0];
  if (sentence === undefined || figure === undefined) return undefined;
  const elsewhere = others.flatMap((other) => other.match(FIGURE)?.[0] ?? []);
  const wrong = [...new Set([...elsewhere, vary(figure, 2), vary(figure, 3), vary(figure, 5)])]
    .filter((one) => one !== figure && !passage.text.includes(one))
    .slice(0, 3);
  return choice(passage, 'single', fill(words.gap, { sentence: sentence.replace(FIGURE, GAP) }), [figure], wrong);
}

function askOne({ passage, others, words }: Asked): WrittenQuestion | undefined {
  const [right] = sentencesOf(passage);
  if (right === undefined || others.length < 2) return undefined;
  return choice(passage, 'single', fill(words.one, { topic: topicOf(passage) }), [right], others.slice(0, 3));
}

function askSeveral({ passage, others, words }: Asked): WrittenQuestion | undefined {
  const right = sentencesOf(passage).slice(0, 2);
  if (right.length < 2 || others.length < 2) return undefined;
  return choice(passage, 'multiple', fill(words.several, { topic: topicOf(passage) }), right, others.slice(0, 2));
}

function askFreely({ passage, words }: Asked): WrittenQuestion | undefined {
  const sentences = sentencesOf(passage);
  const expected = sentences.find((one) => FIGURE.test(one)) ?? sentences[0];
  if (expected === undefined) return undefined;
  const text = fill(words.free, { topic: topicOf(passage) });
  return { passage: Number(passage.id), kind: 'free', text, options: [], right: [], expected, explanation: '' };
}

function choice(
  { id }: Passage,
  kind: 'single' | 'multiple',
  text: string,
  right: readonly string[],
  wrong: readonly string[],
): WrittenQuestion {
  const options = [...new Set([...right, ...wrong])];
  const places = right.map((one) => options.indexOf(one));
  return { passage: Number(id), kind, text, options, right: places, expected: '', explanation: '' };
}

/** The last heading of its label, else how it begins. */
function topicOf({ source, text }: Passage): string {
  const headings = source.split(' › ').slice(1);
  return (headings.at(-1) ?? splitSentences(text)[0] ?? text).replace(NUMBER, '').slice(0, LONGEST_TOPIC);
}

/** A figure of the same form: `1,500` by 2 is `3,000`. */
function vary(figure: string, factor: number): string {
  const marks = [...figure].toReversed().flatMap((sign, place) => (/\d/.test(sign) ? [] : [{ sign, place }]));
  const digits = [...String(Number(figure.replaceAll(/\D/g, '')) * factor)].toReversed();
  for (const { sign, place } of marks) if (place < digits.length) digits.splice(place, 0, sign);
  return digits.toReversed().join('');
}
