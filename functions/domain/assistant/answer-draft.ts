/** An answer from the owner's draft, made as visitors get theirs; nothing is counted and nothing is kept. */
import type { Sentence } from '../../../shared/model/conversation.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { answerQuestion } from './answer-question.ts';
import { readingOf } from './answer-language.ts';
import type { DraftKnowledge } from './draft-knowledge.ts';
import { numberCitations } from './number-citations.ts';
import { answerPrompt } from './prompt.ts';

/** The sentences that hold; none when the draft does not hold the answer. Throws what the model throws. */
export async function* answerDraft(
  { page, settings, passages }: DraftKnowledge,
  { question, language }: { question: string; language: LanguageValue },
  signal: AbortSignal,
): AsyncGenerator<Sentence> {
  const reading = readingOf(language, page.profile.pageLanguage);
  const prompt = answerPrompt({
    passages,
    question,
    history: [],
    lines: [],
    language,
    style: settings.style,
    isForeign: !reading.isSameLanguage,
  });
  const said: Sentence[] = [];
  for await (const sentence of answerQuestion({ prompt, passages, reading, signal })) {
    if (said.some((one) => one.text === sentence.text)) continue;
    const numbered = numberCitations(sentence, said);
    said.push(numbered);
    yield numbered;
  }
}
