/** Without marks above letters and without capitals, so that `gunstig` finds `günstig`. */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
}

/** What somebody typed, as the words that are looked for. */
export function typedWords(typed: string): readonly string[] {
  return plainWords(typed)
    .split(/\s+/u)
    .filter((word) => word !== '');
}
