/** The languages of a page beside its own, and its texts in them. */
import * as z from 'zod';
import { languageValues, type LanguageValue } from '../places/languages.ts';
import { textFingerprint } from '../rules/text-fingerprint.ts';
import {
  changePost,
  changeTexts,
  textGroups,
  type PageContent,
  type ProductWords,
  type TextChange,
} from './translatable-texts.ts';
import type { Post } from './post.ts';

/** Most languages of a page beside its own. */
export const MAX_PAGE_LANGUAGES = 5;

/** Longest translation: a text of the greatest length, in a language that needs twice the letters. */
export const MAX_TRANSLATION = 10_000;

/** Most texts that an owner brings along at once. */
export const MAX_BROUGHT_TEXTS = 100;

/** Entries of the news that are translated, the newest. */
export const TRANSLATED_POSTS = 20;

/** Where a text stands (translatable-texts.ts). */
export const TextPath = z.string().min(1).max(120);

/** `nobody`: the model's translation did not hold what must stay to the letter, so the original stays. */
export const translators = ['model', 'owner', 'nobody'] as const;

export const Translation = z.strictObject({
  text: z.string().max(MAX_TRANSLATION),
  by: z.enum(translators),
  /** Fingerprint of the text that it was made from. */
  of: z.string(),
});
export type Translation = z.infer<typeof Translation>;

/** By the path of the text. */
export type Translations = Readonly<Record<string, Translation>>;

/** A page in one more language. */
export type PageLanguage = { language: LanguageValue; translations: Translations };

/**
 * `model`, `owner`: who wrote it; `changed`: the owner did, and the original is another one since; `missing`: it is
 * translated with the next publish; `failed`: the model could not; `name`: a name that stays as it is.
 */
export const textStates = ['model', 'owner', 'changed', 'missing', 'failed', 'name'] as const;
export type TextState = (typeof textStates)[number];

/** A text of the page beside its translation. */
export const TextPair = z.strictObject({
  path: TextPath,
  group: z.enum(textGroups),
  original: z.string(),
  /** What the page shows in the language; empty when that is the original. */
  text: z.string(),
  state: z.enum(textStates),
});
export type TextPair = z.infer<typeof TextPair>;

/** How far a language is. */
export const LanguageProgress = z.strictObject({
  language: z.enum(languageValues),
  translated: z.number().int().nonnegative(),
  texts: z.number().int().nonnegative(),
});
export type LanguageProgress = z.infer<typeof LanguageProgress>;

type Text = Parameters<TextChange>[0];

/** What is shown in the place of a text; undefined where that is the text itself. The owner's words stand until they change them. */
function shownFor({ path, text }: Text, translations: Translations): Translation | undefined {
  const found = Object.hasOwn(translations, path) ? translations[path] : undefined;
  if (!found || found.text === '' || found.by === 'nobody') return undefined;
  return found.by === 'owner' || found.of === textFingerprint(text) ? found : undefined;
}

const changeTo =
  (translations: Translations): TextChange =>
  (text) =>
    shownFor(text, translations)?.text ?? text.text;

/** The content in the language of the translations; without any it is the same. Order and ids never change. */
export function inLanguage<Shown extends ProductWords>(
  content: PageContent<Shown>,
  translations: Translations,
): PageContent<Shown> {
  return changeTexts(content, changeTo(translations));
}

/** The content with what the pairs show; without any it is the same. */
export function withPairs<Shown extends ProductWords>(
  content: PageContent<Shown>,
  pairs: readonly TextPair[],
): PageContent<Shown> {
  const texts = new Map(pairs.map(({ path, text }) => [path, text]));
  return changeTexts(content, ({ path, text }) => texts.get(path) || text);
}

/** One entry of the news, like `inLanguage`. */
export function postInLanguage(post: Post, translations: Translations): Post {
  return changePost(post, changeTo(translations));
}

/** Whether any text that is shown was written by the model. */
export function isMachineTranslated(content: PageContent, translations: Translations): boolean {
  let isAny = false;
  changeTexts(content, (text) => {
    isAny ||= shownFor(text, translations)?.by === 'model';
    return text.text;
  });
  return isAny;
}

/** How a text stands in a language. */
export function pairOf(text: Text, translations: Translations): TextPair {
  const { path, group, text: original } = text;
  return { path, group, original, text: shownFor(text, translations)?.text ?? '', state: stateOf(text, translations) };
}

function stateOf(text: Text, translations: Translations): TextState {
  const found = Object.hasOwn(translations, text.path) ? translations[text.path] : undefined;
  const isOfThis = found?.of === textFingerprint(text.text);
  if (found?.by === 'owner' && found.text !== '') return isOfThis ? 'owner' : 'changed';
  if (text.kind === 'name') return 'name';
  if (!found || !isOfThis) return 'missing';
  return found.by === 'nobody' ? 'failed' : 'model';
}

/** Texts that the model is to translate: those that have no translation of what they say now. */
export function isWanted(text: Text, translations: Translations): boolean {
  return stateOf(text, translations) === 'missing';
}

export function progressOf(language: LanguageValue, pairs: readonly TextPair[]): LanguageProgress {
  const isDone = ({ state }: TextPair): boolean => state !== 'missing' && state !== 'failed';
  return { language, translated: pairs.filter(isDone).length, texts: pairs.length };
}
