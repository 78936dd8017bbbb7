/** Which characters a page's fonts are cut to. */

/** First and last letter of the scripts that the fonts write, and digits and marks that go with them. */
const alphabets: readonly (readonly [script: RegExp, first: number, last: number])[] = [
  [/\p{Script=Latin}/u, 0x20, 0x7e],
  [/\p{Script=Cyrillic}/u, 0x410, 0x44f],
  [/\p{Script=Greek}/u, 0x386, 0x3ce],
  [/\p{Script=Arabic}/u, 0x61b, 0x652],
  [/\p{Script=Arabic}/u, 0x660, 0x669],
  [/\p{Script=Thai}/u, 0xe01, 0xe5b],
];

/** Each character of the text once, with the basic alphabets of the scripts that it is written in. */
export function alphabetsOf(text: string): string {
  const characters = new Set(text);
  for (const [script, first, last] of alphabets) {
    if (!script.test(text)) continue;
    for (let code = first; code <= last; code += 1) characters.add(String.fromCodePoint(code));
  }
  return [...characters].join('');
}
