/** What is wrong with the texts of a namespace in a language, beside the English ones. */
import type { Texts } from './locale-files.ts';

export type TextCheck = {
  /** BCP 47, for the plural rules. */
  tag: string;
  english: Texts;
  texts: Texts;
  /** The texts that a variant of a tongue departs from; null for a language that stands by itself. */
  relative: Texts | null;
  /** The plural forms that the namespace is filled with, where these are not the language's own. */
  forms?: readonly string[];
};

const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** `trial.left_one` and `trial.left_other` are one text in two forms: `trial.left`. */
const baseKey = (key: string): string => key.replace(pluralEnding, '');

/** `{{names}}` and `<tags>` of a text, sorted. A plural form may say the number in words, so `count` is not among them. */
export function placesIn(text: string): string[] {
  return [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}|<(\w+)\s*\/?>/g)]
    .map(([, name, tag]) => name ?? `<${tag}>`)
    .filter((place) => place !== 'count')
    .sort();
}

/** One line a problem, beginning with the key. */
export function textProblems(check: TextCheck): string[] {
  return [
    ...keyProblems(check),
    ...pluralProblems(check),
    ...placeProblems(check),
    ...emptyTexts(check),
    ...(check.relative === null ? copies(check) : idleVariants(check.texts, check.relative)),
  ];
}

function keyProblems({ english, texts, relative }: TextCheck): string[] {
  const keys = new Set([...texts.keys()].map(baseKey));
  const wanted = new Set([...english.keys()].map(baseKey));
  const extra = [...keys].filter((key) => !wanted.has(key)).map((key) => `${key}: English has no such text`);
  if (relative !== null) return extra;
  return [...extra, ...[...wanted].filter((key) => !keys.has(key)).map((key) => `${key}: is missing`)];
}

function pluralProblems({ english, texts, tag, forms }: TextCheck): string[] {
  const own = forms ?? new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const isCounted = new Set([...english.keys()].filter((key) => pluralEnding.test(key)).map(baseKey));
  const given = Map.groupBy(
    [...texts.keys()].filter((key) => isCounted.has(baseKey(key))),
    baseKey,
  );
  return [...given].flatMap(([base, keys]) => {
    // Nothing at all may be said in words of its own in any language.
    const wanted: readonly string[] = english.has(`${base}_zero`)
      ? ['zero', ...own.filter((form) => form !== 'zero')]
      : own;
    const had = keys.map((key) => key.slice(base.length + 1));
    const missing = wanted.filter((form) => !had.includes(form)).map((form) => `${base}: the form ${form} is missing`);
    const idle = had.filter((form) => !wanted.includes(form));
    return [
      ...missing,
      ...idle.map((form) => `${base}: the language has no form ${form === '' ? 'without a number' : form}`),
    ];
  });
}

/** A plural form has the places of one of the English forms: these may differ, as "the day before" and "the {{before}} days before". */
function placeProblems({ english, texts }: TextCheck): string[] {
  const forms = Map.groupBy([...english], ([key]) => baseKey(key));
  return [...texts].flatMap(([key, text]) => {
    const wanted = (forms.get(baseKey(key)) ?? []).map(([, form]) => placesIn(form).join(' '));
    const had = placesIn(text).join(' ');
    if (wanted.length === 0 || wanted.includes(had)) return [];
    return [`${key}: has the places "${had}" instead of "${wanted.at(-1)}"`];
  });
}

function emptyTexts({ english, texts }: TextCheck): string[] {
  return [...texts]
    .filter(([key, text]) => text.trim() === '' && english.get(key) !== '')
    .map(([key]) => `${key}: is empty`);
}

/** Names that stand alike in all languages. */
const names =
  /\b(XPage|ProductTalk|X-ID|WhatsApp|Facebook|Messenger|Instagram|TikTok|Twitter|YouTube|LinkedIn|Pinterest|Dribbble|WeChat|Telegram|Line|LINE|Calendly|Discord|Google|Apple|Wallet|Stripe|PayPal|GoPay|Chrome|Safari|Meta|Face ID|Touch ID|iMessage|Pro|Amazon Web Services|Nordic Cover)\b/g;

/** What is left of a text once names, places and tags are out; nothing of an example of a name or an address. */
function words(text: string): string[] {
  if (/^[a-z][\w.@-]*$/.test(text)) return [];
  const bare = text
    .replace(/\{\{[^}]*\}\}|<[^>]*>|https?:\S+|\S+@\S+|\S+\.(com|org|pdf|csv)\b\S*/g, ' ')
    .replace(names, ' ');
  return bare.match(/\p{L}{3,}/gu) ?? [];
}

const otherLetters = new Set(['bg', 'ru', 'el', 'ar', 'zh', 'ja', 'ko', 'th']);

/** A copy of English: three words alike, where one or two are often the same in languages with Latin letters. */
function copies({ english, texts, tag }: TextCheck): string[] {
  const least = otherLetters.has(tag.slice(0, 2)) ? 1 : 3;
  return [...texts]
    .filter(([key, text]) => english.get(key) === text && words(text).filter((word) => !isShort(word)).length >= least)
    .map(([key]) => `${key}: is a copy of English`);
}

/** Abbreviations and formats: PDF, CSV, URL. */
const isShort = (word: string): boolean => word === word.toUpperCase();

function idleVariants(texts: Texts, relative: Texts): string[] {
  return [...texts]
    .filter(([key, text]) => relative.get(key) === text)
    .map(([key]) => `${key}: is the same as in the language it departs from`);
}
