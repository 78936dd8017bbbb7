/**
 * The address of a screen of ours for somebody else, who reads it in the same language: `?lang=de_de` (docs/languages.md).
 * What stands behind the hash stays there.
 * @param address whole, or a path
 */
export function inLanguage(address: string, language: string): string {
  const [before = '', ...behind] = address.split('#');
  const named = `${before}${before.includes('?') ? '&' : '?'}lang=${language}`;
  return [named, ...behind].join('#');
}
