/** What an assistant says before its owner has chosen other words, and how its styles are shown to choose from. */
import type { AssistantSettings } from '../../../shared/model/assistant.ts';
import type { StartTexts } from '../../../shared/model/assistant-texts.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { readTexts } from '../../kit/read-texts.ts';

export const needs: StoreNeeds = { texts: ['assistant-words'] };

type AssistantWords = {
  start: StartTexts;
  /** A name and an example sentence. */
  styles: Record<AssistantSettings['style'], { name: string; example: string }>;
};

const wordsIn = (language: LanguageValue): AssistantWords => readTexts('assistant-words', language);

export const startTexts = (language: LanguageValue): StartTexts => wordsIn(language).start;

export const styleTexts = (language: LanguageValue): AssistantWords['styles'] => wordsIn(language).styles;
