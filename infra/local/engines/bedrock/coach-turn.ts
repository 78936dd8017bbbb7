/** The local reader as a coach: what the page says to the owner's words, the next open step, and a draft for it. */
import { coachTexts, type Draft } from './coach-texts.ts';
import { coachWords, fill } from './coach-words.ts';
import { answerFromPassages } from './extracts.ts';
import type { Passage } from './prompt.ts';

const FIELDS: Record<string, readonly string[]> = {
  trade: ['profession'],
  keyInformation: ['keyInformation'],
  clientConcerns: ['clientConcerns'],
  greetings: ['morning', 'afternoon', 'evening'],
  standardReply: ['standardReply'],
};

export type CoachPrompt = { passages: Passage[]; message: string; open: string[] };

/** Lines of the contract in reader.ts. */
export function coachTurn({ passages, message, open }: CoachPrompt, language: string): string {
  const words = coachWords(language);
  const found = answerFromPassages(passages, message, '').map(({ text }) => text);
  const step = open[0];
  if (step === undefined) return lines(foundLine(found, words.found), words.done);
  const drafts = coachTexts(passages, language).suggestions.filter(({ field }) => FIELDS[step]?.includes(field));
  const offer = FIELDS[step] ? [drafts.length > 0 ? words.draft : words.noDraft] : [];
  return lines(foundLine(found, words.found), words.next[step] ?? '', ...offer, ...drafts.map(suggestion));
}

function foundLine(found: readonly string[], template: string): string {
  return found.length === 0 ? '' : fill(template, { text: found.join(' ') });
}

function suggestion({ field, text }: Draft): string {
  return `SUGGEST ${field}: ${text.replaceAll('\n', ' / ')}`;
}

function lines(...all: string[]): string {
  return all.filter((line) => line !== '').join('\n');
}
