/** The last part of a product's address, `/{agentName}/{productName}` (specification 1, section 2). */
import * as z from 'zod';
import { languageValues } from '../places/languages.ts';
import { countCharacters } from './characters.ts';
import { hyphenatedWords } from './suggest-agent-name.ts';

/** `slug_taken` is the answer of the store; the others come from the address alone. */
export const productSlugErrors = ['slug_taken', 'slug_reserved', 'slug_invalid', 'slug_too_long'] as const;
export type ProductSlugError = (typeof productSlugErrors)[number];

/** Most characters; a Chinese one takes nine bytes of an address. */
export const MAX_SLUG = 60;

/** Far more than the canonical form can have: nothing longer is looked at. */
const MAX_TYPED = 300;

/** Letters of any script, marks and digits in groups with single hyphens between them. */
const grouped = /^[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}]*(?:-[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}]*)*$/u;

/** What stands, or is to stand, below a page besides products. Files with an ending have a dot, which no slug has. */
const reserved: ReadonlySet<string> = new Set([
  ...languageValues.flatMap((value) => [value, value.replace('_', '-')]),
  ...['card', 'contact', 'contact-4', 'index', 'products', 'unavailable', 'wallet', 'og', 'cv'],
]);

/** For titles that leave nothing to make an address of. */
const lastResort = 'product';

/** The one form that is stored and compared. */
export const canonicalSlug = (typed: string): string =>
  typed.slice(0, MAX_TYPED).trim().normalize('NFKC').toLowerCase().normalize('NFKC');

export function checkProductSlug(typed: string): ProductSlugError | undefined {
  if (typed.length > MAX_TYPED) return 'slug_too_long';
  const slug = canonicalSlug(typed);
  if (reserved.has(slug)) return 'slug_reserved';
  if (countCharacters(slug) > MAX_SLUG) return 'slug_too_long';
  return grouped.test(slug) ? undefined : 'slug_invalid';
}

/** An address made of a title in whatever script, that is neither reserved nor among `taken`. */
export function suggestProductSlug(title: string, taken: ReadonlySet<string> = new Set()): string {
  const words = cut(hyphenatedWords(title), MAX_SLUG);
  const base = checkProductSlug(words) === 'slug_invalid' ? lastResort : words;
  const isFree = (slug: string): boolean => checkProductSlug(slug) === undefined && !taken.has(slug);
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : `-${number}`;
    const slug = cut(base, MAX_SLUG - ending.length) + ending;
    if (isFree(slug)) return slug;
  }
}

function cut(slug: string, most: number): string {
  return [...slug].slice(0, most).join('').replace(/-+$/, '');
}

/** Empty, or an address; gives its canonical form. */
export const OptionalProductSlug = z
  .string()
  .max(MAX_TYPED, { error: 'slug_too_long', abort: true })
  .superRefine((typed, context) => {
    const code = typed.trim() === '' ? undefined : checkProductSlug(typed);
    if (code !== undefined) context.addIssue({ code: 'custom', message: code, continue: false });
  })
  .overwrite(canonicalSlug);
