/** Tokens by rule of thumb: a token is about four characters of text. */

const CHARACTERS_PER_TOKEN = 4;

/** At least 1, because no real request or answer counts as nothing. */
export function countTokens(text: string): number {
  return Math.max(1, Math.ceil(text.length / CHARACTERS_PER_TOKEN));
}

/** The beginning of the text that fits; never ends in half a surrogate pair. */
export function cutToTokens(text: string, maxTokens: number): string {
  const cut = text.slice(0, maxTokens * CHARACTERS_PER_TOKEN);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}
