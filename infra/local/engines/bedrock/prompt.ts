/** Takes a prompt of the contract in reader.ts apart. */
import { EngineError } from '../engine.ts';
import type { ConversePrompt, Turn } from './model.ts';

export type Task = (typeof TASKS)[number];

export type Passage = {
  /** The number that is cited. */
  id: string;
  /** The place that the text comes from, in plain words: `about me`. */
  source: string;
  text: string;
};

export type AnswerPrompt = {
  passages: Passage[];
  question: string;
  /** The visitor's question before this one, if there was one. */
  previousQuestion: string;
};

const TASKS = [
  'answer',
  'translate',
  'judge-setup',
  'suggest',
  'coach-texts',
  'coach-turn',
  'exam-questions',
  'learn-questions',
  'judge-answer',
] as const;

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", amp: '&' };

/** Only the system text names the task, and its first `Task:` line counts. Throws ValidationException for another one. */
export function parseTask(system: string): Task {
  const task = /^Task:[ \t]*(.*?)[ \t]*$/m.exec(system)?.[1] ?? 'answer';
  if (isTask(task)) return task;
  const message = `The local reader has no task "${task}": expected one of ${TASKS.join(', ')}.`;
  throw new EngineError('ValidationException', message);
}

function isTask(name: string): name is Task {
  return TASKS.some((task) => task === name);
}

export function parseAnswerPrompt(prompt: ConversePrompt): AnswerPrompt {
  const users = prompt.turns.filter((turn) => turn.role === 'user');
  const last = users.at(-1)?.text ?? '';
  const passages = /<passages>([\s\S]*?)<\/passages>/.exec(last);
  return {
    passages: parsePassages(passages?.[1] ?? ''),
    question: parseQuestion(passages ? last.slice(passages.index + passages[0].length) : last),
    previousQuestion: previousQuestion(users),
  };
}

/** The two letters after `Reply language:` in the system text; English without them. */
export function parseLanguage(system: string): string {
  return /^Reply language: ([a-z]{2})/m.exec(system)?.[1] ?? 'en';
}

/** What the professional says to the coach, and the steps that the system text names as open. */
export function parseCoachPrompt(prompt: ConversePrompt): { passages: Passage[]; message: string; open: string[] } {
  const last = prompt.turns.at(-1)?.text ?? '';
  const open = /^Open steps: (.*)\.$/m.exec(prompt.system)?.[1] ?? '';
  return {
    passages: parseAnswerPrompt(prompt).passages,
    message: unescapeXml(/<message>([\s\S]*)<\/message>/.exec(last)?.[1] ?? '').trim(),
    open: open.split(', ').filter((step) => step !== '' && step !== 'none'),
  };
}

/** The kinds of questions that the system text names. */
export function parseKinds(system: string): string[] {
  return (/^Kinds: (.*)$/m.exec(system)?.[1] ?? 'single').split(', ');
}

/** An answer to a question, and what was expected. */
export function parseFreeAnswer(prompt: ConversePrompt): { expected: string; answer: string } {
  const last = prompt.turns.at(-1)?.text ?? '';
  const within = (name: string): string =>
    unescapeXml(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(last)?.[1] ?? '').trim();
  return { expected: within('expected'), answer: within('answer') };
}

/** The text between `<text>` and `</text>` of the last message, or the whole message when it has no such fence. */
export function parseFencedText(prompt: ConversePrompt): string {
  const last = prompt.turns.at(-1)?.text ?? '';
  const fenced = /<text>([\s\S]*)<\/text>/.exec(last);
  return fenced ? unescapeXml(fenced[1] ?? '').trim() : last;
}

function parsePassages(block: string): Passage[] {
  const pattern = /<passage id="(\d+)" source="([^"]*)"[^>]*>([\s\S]*?)<\/passage>/g;
  return [...block.matchAll(pattern)].map(([, id, source, text]) => ({
    id: id ?? '',
    source: unescapeXml(source ?? ''),
    text: unescapeXml(text ?? '').trim(),
  }));
}

function parseQuestion(text: string): string {
  const fenced = /<question>([\s\S]*)<\/question>/.exec(text);
  return unescapeXml(fenced?.[1] ?? text).trim();
}

function previousQuestion(users: Turn[]): string {
  const text = users.at(-2)?.text ?? '';
  return parseQuestion(text.replace(/<passages>[\s\S]*?<\/passages>/, ''));
}

function unescapeXml(text: string): string {
  return text.replace(/&(lt|gt|quot|apos|#39|amp);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
