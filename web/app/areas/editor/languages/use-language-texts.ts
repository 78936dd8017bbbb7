import type { TextPair } from '../../../../../shared/model/page-languages.ts';
import { progressOf } from '../../../../../shared/model/page-languages.ts';
import type { LanguageValue } from '../../../../../shared/places/languages.ts';
import type { OutputOfCall } from '../../../../lib/api/call-types.ts';
import { useCall, type CallState } from '../../../../lib/use-call.ts';

type Answer = OutputOfCall<'getPageLanguages'>;

/** While the model translates, what it has done comes in. */
const LOOK_MS = 5_000;

const isUnderWay = (answer: Answer | undefined): boolean =>
  answer?.hasTranslator === true && answer.texts.some(({ state }) => state === 'missing');

export type LanguageTexts = CallState<'getPageLanguages'> & {
  /** A text as it was just saved. */
  onText: (text: TextPair) => void;
};

export function useLanguageTexts(language: LanguageValue): LanguageTexts {
  const swr = { refreshInterval: (answer: Answer | undefined) => (isUnderWay(answer) ? LOOK_MS : 0) };
  const state = useCall('getPageLanguages', { language }, { swr });
  const { mutate } = state;
  const onText = (text: TextPair): void =>
    void mutate((answer) => answer && withText(answer, language, text), { revalidate: false });
  return { ...state, onText };
}

function withText(answer: Answer, language: LanguageValue, text: TextPair): Answer {
  const texts = answer.texts.map((one) => (one.path === text.path ? text : one));
  const progress = progressOf(language, texts);
  return { ...answer, texts, languages: answer.languages.map((one) => (one.language === language ? progress : one)) };
}
