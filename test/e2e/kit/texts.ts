/** The words of the screens, out of the locale files that the app reads. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCALES = join(import.meta.dirname, '../../../web/locales');

export type Say = (key: string, values?: Record<string, string | number>) => string;

/** `say('account:signUp.title')`. Throws when there is no such text. */
export function textsOf(language: string): Say {
  return (key, values = {}) => {
    const [namespace = '', path = ''] = key.split(':');
    const texts: unknown = JSON.parse(readFileSync(join(LOCALES, language, `${namespace}.json`), 'utf8'));
    const text = path.split('.').reduce((part, name) => (part as Record<string, unknown> | undefined)?.[name], texts);
    if (typeof text !== 'string') throw new Error(`${language} has no text "${key}". Look into web/locales.`);
    return text.replaceAll(/\{\{(\w+)[^}]*\}\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
}

/** A text as a pattern; what is filled in may be anything. */
export function patternOf(text: string): RegExp {
  const parts = text.split(/\{\{[^}]*\}\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(parts.join('.+'));
}

/** English, in which most tests speak. */
export const say = textsOf('en_us');
