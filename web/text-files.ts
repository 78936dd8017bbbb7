/**
 * The texts of the app as files of their own: `assets/texts/<hash>/<language>/<namespace>.json`, each of them whole. Were
 * they chunks, the app's first file would carry the names of all 42 languages' chunks.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { industryIds } from '../shared/model/industries.ts';
import { languageValues, textChain, type LanguageValue } from '../shared/places/languages.ts';
import { mergeTexts, type TextTree } from '../shared/rules/merge-texts.ts';
import { labelsOf } from './help/guide.ts';
import { guideIds, guides } from './help/guides.ts';

const folder = join(import.meta.dirname, 'locales');

/**
 * Namespaces that are a group of another one, because a screen needs no more of it: of the words of public pages the names
 * of channels, of examples those of one industry.
 */
const groups: Readonly<Record<string, readonly [namespace: string, group: string]>> = {
  channels: ['page', 'channels'],
  ...Object.fromEntries(industryIds.map((id) => [`industry-examples-${id}`, ['industry-examples', id]])),
};

/** The names on the screens that guides show, as `<namespace>.<key>`: a guide needs a few names of many namespaces. */
const GUIDE_LABELS = 'guide-labels';

/** A namespace in a language: what a variant does not word in its own way is its relative's. */
export function readTexts(language: LanguageValue, namespace: string): TextTree {
  if (namespace === GUIDE_LABELS) return guideLabels(language);
  const [whole, group] = groups[namespace] ?? [namespace];
  const texts = textChain(language)
    .map((one) => readFile(one, whole))
    .reduce(mergeTexts);
  return group === undefined ? texts : (texts[group] as TextTree);
}

function guideLabels(language: LanguageValue): TextTree {
  const keys = new Set(guideIds.flatMap((id) => labelsOf(guides[id])));
  return [...keys]
    .map((label) => {
      const [namespace = '', key = ''] = label.split(':');
      return { [namespace]: pick(readTexts(language, namespace), key.split('.')) };
    })
    .reduce(mergeTexts, {});
}

/** The texts with nothing but what lies on the path. */
function pick(texts: TextTree, [key = '', ...rest]: readonly string[]): TextTree {
  const part = texts[key];
  if (part === undefined) return {};
  return { [key]: typeof part === 'string' ? part : pick(part, rest) };
}

function readFile(language: LanguageValue, namespace: string): TextTree {
  const file = join(folder, language, `${namespace}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TextTree) : {};
}

export type TextFiles = {
  /** In the built app; another one whenever any text is another one. */
  folder: string;
  /** Contents by path in the folder. */
  files: ReadonlyMap<string, string>;
};

export function textFiles(): TextFiles {
  const namespaces = [
    ...readdirSync(join(folder, 'en_us')).map((file) => file.replace(/\.json$/, '')),
    ...Object.keys(groups),
    GUIDE_LABELS,
  ];
  const files = new Map(
    languageValues.flatMap((language) =>
      namespaces.map((name) => [`${language}/${name}.json`, JSON.stringify(readTexts(language, name))] as const),
    ),
  );
  const hash = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
    .slice(0, 8);
  return { folder: `assets/texts/${hash}`, files };
}
