/**
 * Words that the server writes: mails, messages, documents. They lie in `functions/locales/<language>/<namespace>.json`, those
 * of public pages in `web/locales`; a bundle has those that its modules declare in its folder `texts`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { relativeOf, textChain, type LanguageValue } from '../../shared/places/languages.ts';
import { mergeTexts, type TextTree } from '../../shared/rules/merge-texts.ts';

const beside = join(import.meta.dirname, 'texts');
const root = join(import.meta.dirname, '..', '..');
const folders = existsSync(beside) ? [beside] : [join(root, 'functions', 'locales'), join(root, 'web', 'locales')];

/** What has been read, by language and namespace. */
const kept = new Map<string, TextTree>();

/**
 * The words of a namespace; what a variant does not word in its own way is its relative's. Whoever reads a namespace names
 * it in its `needs`. Throws when the namespace is not there.
 */
export function readTexts<Texts>(namespace: string, language: LanguageValue): Texts {
  const key = `${language}/${namespace}`;
  const texts =
    kept.get(key) ??
    textChain(language)
      .map((one) => readFile(one, namespace))
      .reduce(mergeTexts);
  kept.set(key, texts);
  return texts as Texts;
}

const fileOf = (language: LanguageValue, namespace: string): string | undefined =>
  folders.map((folder) => join(folder, language, `${namespace}.json`)).find((file) => existsSync(file));

function readFile(language: LanguageValue, namespace: string): TextTree {
  const file = fileOf(language, namespace);
  if (file !== undefined) return JSON.parse(readFileSync(file, 'utf8')) as TextTree;
  if (relativeOf(language) !== null) return {};
  throw new Error(
    `There are no texts "${namespace}" in ${folders.join(' or ')}. Name them in the needs of who reads them.`,
  );
}

/** Fills the `{{places}}` of a text. Line breaks in a value become spaces: it may end up in a subject. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => (values[name] ?? '').replaceAll(/\s+/g, ' ').trim());
}
