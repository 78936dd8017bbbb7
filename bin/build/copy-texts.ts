/** Texts that a function reads travel beside its bundle: `texts/<language>/<namespace>.json` (functions/kit/read-texts.ts). */
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { languageValues } from '../../shared/places/languages.ts';

const folders = [join('functions', 'locales'), join('web', 'locales')];

/** Throws when English has no such namespace. */
export async function copyTexts(rootDir: string, namespaces: readonly string[], target: string): Promise<void> {
  for (const namespace of namespaces) {
    const folder = folders.find((one) => existsSync(join(rootDir, one, 'en_us', `${namespace}.json`)));
    if (folder === undefined) {
      throw new Error(
        `There are no English texts "${namespace}" in ${folders.join(' or ')}, but a function needs them.`,
      );
    }
    for (const language of languageValues) {
      const file = join(language, `${namespace}.json`);
      const source = join(rootDir, folder, file);
      if (existsSync(source)) await cp(source, join(target, 'texts', file));
    }
  }
}
