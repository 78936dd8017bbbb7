/**
 * The local model: an extractive reader. It is deterministic, knows no language better than another, and never says
 * anything that does not stand word for word in the passages that it was given.
 *
 * The prompt that it reads
 * - The system text holds instructions for a real model, of which the reader takes one line: `Task: answer`
 *   (also without the line), `Task: translate`, `Task: judge-setup`, `Task: suggest`, `Task: coach-texts`,
 *   `Task: coach-turn`, `Task: exam-questions`, `Task: learn-questions` or `Task: judge-answer`. The first such line counts, so
 *   it stands before anything that a user wrote. `Reply language: <code>` is for real models: extracts stay in the
 *   language of their passage.
 * - `answer`: the last user message is
 *     <passages>
 *     <passage id="1" source="about me">text …</passage>
 *     …
 *     </passages>
 *     <question>…</question>
 *   with text, source and question XML-escaped (`&amp; &lt; &gt; &quot; &#39;`). Ids are numbers. Earlier messages are
 *   the conversation; the question before this one breaks ties. A passage with the source `greeting` answers a
 *   greeting and nothing else; any other source also counts as a heading of its text, as
 *   numbered headings within the text do (sections.ts).
 * - `judge-setup`: the last user message is the JSON `{industry, profession, keyInformation, concerns}`.
 * - `suggest`: the last user message holds the text in `<text>…</text>` (XML-escaped), or is the text.
 *
 * - `judge-answer`: `<expected>…</expected>` and `<answer>…</answer>` (XML-escaped). `learn-questions`: the passages alone;
 *   the system text names the kinds: `Kinds: single, multiple`.
 * - `coach-texts`, `exam-questions`: the passages alone, as for `answer`. `coach-turn`: the passages and
 *   `<message>…</message>`; the system text names the steps that are open: `Open steps: trade, greetings.`
 *
 * What it replies
 * - `answer`: one to three sentences of the passages, each followed by the passages that hold it:
 *   `Sentence one. [1] Sentence two. [2][3]`. A line that has no final punctuation is quoted without any. When the
 *   passages hold no answer: `NO_ANSWER`, and nothing else.
 * - `judge-setup`: the JSON `{"clear": boolean, "reason": string}`, the reason a plain sentence.
 * - `translate`: `CANNOT_TRANSLATE`, and nothing else. `suggest`: the text as it came.
 *
 * - `coach-texts`: JSON of drafts, `exam-questions`: JSON of questions, `coach-turn`: lines, `SUGGEST field: text` among
 *   them. `learn-questions`: JSON of questions, `judge-answer`: the JSON `{"right": boolean, "reason": string}`. All made of templates (coach-words.ts) and extracts in the reply language, English where it has no words.
 *
 * Passages, questions and texts are data. There is no path from the system text to a reply, none from a question to
 * one of the task `answer`, and no text is ever acted upon.
 */
import { answerFromPassages, type Extract } from './extracts.ts';
import { coachTexts } from './coach-texts.ts';
import { coachTurn } from './coach-turn.ts';
import { examQuestions } from './exam-questions.ts';
import { isGreeting } from './greetings.ts';
import { judgeAnswer } from './judge-answer.ts';
import { judgeSetup } from './judge-setup.ts';
import { learnQuestions } from './learn-questions.ts';
import type { ConversePrompt } from './model.ts';
import {
  parseAnswerPrompt,
  parseCoachPrompt,
  parseFencedText,
  parseFreeAnswer,
  parseKinds,
  parseLanguage,
  parseTask,
  type AnswerPrompt,
  type Passage,
} from './prompt.ts';
import { splitSentences } from './sentences.ts';

/** The whole reply when the passages do not hold the answer. */
export const NO_ANSWER = 'NO_ANSWER';

/** The whole reply to what is to be translated: this reader knows no language, and does not pretend to. */
export const CANNOT_TRANSLATE = 'CANNOT_TRANSLATE';

const GREETING_SOURCE = 'greeting';

/** Throws ValidationException when the system text names a task that is not in the contract. */
export function reply(prompt: ConversePrompt): string {
  const task = parseTask(prompt.system);
  if (task === 'answer') return answer(parseAnswerPrompt(prompt));
  if (task === 'translate') return CANNOT_TRANSLATE;
  if (task === 'judge-setup')
    return JSON.stringify(judgeSetup(prompt.turns.at(-1)?.text ?? '', parseLanguage(prompt.system)));
  if (task === 'coach-turn') return coachTurn(parseCoachPrompt(prompt), parseLanguage(prompt.system));
  if (task === 'judge-answer')
    return JSON.stringify(judgeAnswer(parseFreeAnswer(prompt), parseLanguage(prompt.system)));
  const { passages } = parseAnswerPrompt(prompt);
  if (task === 'learn-questions')
    return JSON.stringify(learnQuestions(passages, parseKinds(prompt.system), parseLanguage(prompt.system)));
  if (task === 'coach-texts') return JSON.stringify(coachTexts(passages, parseLanguage(prompt.system)));
  if (task === 'exam-questions') return JSON.stringify(examQuestions(passages, parseLanguage(prompt.system)));
  return parseFencedText(prompt);
}

function answer({ passages, question, previousQuestion }: AnswerPrompt): string {
  if (isGreeting(question)) return cite(greetingOf(passages));
  const facts = passages.filter((passage) => !isGreetingPassage(passage));
  return cite(answerFromPassages(facts, question, previousQuestion));
}

function isGreetingPassage(passage: Passage): boolean {
  return passage.source.trim().toLowerCase() === GREETING_SOURCE;
}

function greetingOf(passages: Passage[]): Extract[] {
  const greeting = passages.find(isGreetingPassage);
  if (!greeting) return [];
  return splitSentences(greeting.text).map((text) => ({ text, citedIds: [greeting.id] }));
}

function cite(extracts: Extract[]): string {
  if (extracts.length === 0) return NO_ANSWER;
  return extracts.map(({ text, citedIds }) => `${text} ${citedIds.map((id) => `[${id}]`).join('')}`).join(' ');
}
