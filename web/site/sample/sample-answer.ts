/** What the assistant of the example page answers: from what its reader typed, and nothing else. */
import { fillText } from '../../pages/page-texts.ts';
import type { RenderInput } from '../../pages/render-input.ts';
import { answerFrom, sentencesOf } from '../answer-from.ts';
import type { Typed } from './paint-sample.ts';

/** In the words of the page, and the part of it that they stand in. */
export type SampleAnswer = { text: string; source: 'profile' | 'about-me' | 'contact' };

/** Null where the page does not say it. The questions that the page itself suggests are answered by what they are about. */
export function sampleAnswer(
  { name, work, about }: Pick<Typed, 'name' | 'work' | 'about'>,
  question: string,
  { texts, page }: RenderInput,
): SampleAnswer | null {
  const isAsked = (key: 'work' | 'offer' | 'reach'): boolean => question === fillText(texts.suggest[key], { name });
  const lang = document.documentElement.lang;
  const [contact] = page.contacts;
  if (isAsked('work')) return answer(work, 'profile');
  if (isAsked('offer')) return answer(sentencesOf(about, lang)[0] ?? '', 'about-me');
  if (isAsked('reach')) return answer(contact?.displayText ?? '', 'contact');
  return answer(answerFrom(about, question, lang) ?? '', 'about-me');
}

function answer(text: string, source: SampleAnswer['source']): SampleAnswer | null {
  return text === '' ? null : { text, source };
}
