/** The texts as they lie in a folder of locales: by language, then by namespace, then by dotted key. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** By dotted key: `trial.left_one`. */
export type Texts = Map<string, string>;

export function languagesIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => /^[a-z]{2}_[a-z]{2}$/.test(name));
}

export function namespacesOf(folder: string, language: string): string[] {
  return readdirSync(join(folder, language))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace(/\.json$/, ''));
}

/** @throws SyntaxError, with the file's name, where a file is no JSON */
export function readTexts(folder: string, language: string, namespace: string): Texts {
  const file = join(folder, language, `${namespace}.json`);
  try {
    return flatten(JSON.parse(readFileSync(file, 'utf8')), '');
  } catch (error) {
    throw new SyntaxError(`${file} cannot be read: ${String(error)}`, { cause: error });
  }
}

function flatten(value: unknown, path: string): Texts {
  if (typeof value !== 'object' || value === null) return new Map([[path, String(value)]]);
  return new Map(
    Object.entries(value).flatMap(([key, part]) => [...flatten(part, path === '' ? key : `${path}.${key}`)]),
  );
}
