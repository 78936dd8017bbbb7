/** Cuts fonts of the library to the characters that are needed of them. */
import { readFontFile } from './font-files.ts';

/** What fonts do for reading; stylistic alternates would double some files. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'rlig', 'liga', 'init', 'medi', 'fina', 'isol', 'curs'];

/**
 * A woff2 with the glyphs of `characters`.
 * @param path as the library of fonts has it
 * @param more features to keep besides those for reading
 */
export async function cutFont(path: string, characters: string, more: readonly string[] = []): Promise<Buffer> {
  // Two files of WebAssembly: loaded for what has a font only.
  const { default: subsetFont } = await import('subset-font');
  const options = { targetFormat: 'woff2', noHinting: true, keepFeatures: [...FEATURES, ...more] } as const;
  return subsetFont(await readFontFile(path), characters, options);
}

/** Those characters of the text that are within a `unicode-range`, as CSS writes it. */
export function charactersIn(text: string, range: string): string {
  const spans = range.split(',').map(spanOf);
  const isWithin = (code: number): boolean => spans.some(([first, last]) => code >= first && code <= last);
  return [...new Set(text)].filter((character) => isWithin(character.codePointAt(0) ?? 0)).join('');
}

/** `U+0100-02BA` or `U+0304`. */
function spanOf(span: string): [first: number, last: number] {
  const [first = '', last = first] = span.trim().slice(2).split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}
