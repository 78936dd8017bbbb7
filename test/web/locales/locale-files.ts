/** The texts as they lie in the folder: by language, then by namespace, then by dotted key. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = new URL('../../../web/locales/', import.meta.url).pathname;

export type Texts = Map<string, string>;

export function languagesWithTexts(): string[] {
  return readdirSync(folder).filter((name) => /^[a-z]{2}_[a-z]{2}$/.test(name));
}

export function namespacesOf(language: string): string[] {
  return readdirSync(join(folder, language)).map((file) => file.replace(/\.json$/, ''));
}

export function readTexts(language: string, namespace: string): Texts {
  return flatten(JSON.parse(readFileSync(join(folder, language, `${namespace}.json`), 'utf8')), '');
}

function flatten(value: unknown, path: string): Texts {
  if (typeof value !== 'object' || value === null) return new Map([[path, String(value)]]);
  return new Map(
    Object.entries(value).flatMap(([key, part]) => [...flatten(part, path === '' ? key : `${path}.${key}`)]),
  );
}

const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** `trial.left_one` and `trial.left_other` are one text in two forms: `trial.left`. */
export function baseKey(key: string): string {
  return key.replace(pluralEnding, '');
}

/** The forms in which a text stands, by its base key; empty for one that does not count anything. */
export function pluralForms(texts: Texts): Map<string, string[]> {
  const counted = [...texts.keys()].filter((key) => pluralEnding.test(key));
  return Map.groupBy(counted, baseKey) as Map<string, string[]>;
}

/** `{{names}}` and `<tags>` of a text, sorted. */
export function placesIn(text: string): string[] {
  return [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}|<(\w+)>/g)].map(([, name, tag]) => name ?? `<${tag}>`).sort();
}
