/**
 * Names of a page's links under which their clicks are counted: the kind, then 32 bits of the id's hash (FNV-1a) in base
 * 36, the most varied digits first. Ids are 36 characters that no compression shortens, and a page has one TCP window, so
 * the page itself carries only as much of a name as tells its links apart.
 */
import type { PublicPage } from '../model/page.ts';

type Links = Pick<PublicPage, 'contacts' | 'offers'>;

/** The letter of the kind and one more. */
const SHORTEST = 2;

export function linkCode(kind: 'contact' | 'offer', id: string): string {
  let hash = 0x811c9dc5;
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (kind === 'contact' ? 'c' : 'o') + [...(hash >>> 0).toString(36).padStart(7, '0')].reverse().join('');
}

/** The names of all links of a page. */
export function linkCodes({ contacts, offers }: Links): string[] {
  return [...contacts.map(({ id }) => linkCode('contact', id)), ...offers.map(({ id }) => linkCode('offer', id))];
}

/** As much of the name as no other link of the page begins with. */
export function shortCode(code: string, codes: readonly string[]): string {
  const lengths = Array.from({ length: code.length }, (_, index) => index + 1).slice(SHORTEST - 1);
  const isOnly = (length: number): boolean =>
    codes.every((other) => other === code || !other.startsWith(code.slice(0, length)));
  return code.slice(0, lengths.find(isOnly) ?? code.length);
}

/** The whole name that a page's short one means; undefined when there is none, or more than one. */
export function findCode(short: string, codes: readonly string[]): string | undefined {
  const found = codes.filter((code) => code.startsWith(short));
  return found.length === 1 ? found[0] : undefined;
}
