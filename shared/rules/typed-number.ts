import { toLatinDigits } from './card-number.ts';

const ARABIC_SEPARATORS: Readonly<Record<string, string>> = { '٫': '.', '٬': ',' };

/**
 * A number as people type it, with separators or without: `12,500.5`, `12.500,5` and `12 500,5` are the same wherever they
 * are typed. `12.500` is what the language reads in it: twelve thousand in German, and no amount in English, because there
 * are no thousandths. Undefined for what is no number of at most two decimals.
 * @param tag BCP 47
 */
export function typedNumber(typed: string, tag: string): number | undefined {
  const text = toLatinDigits(typed).replaceAll(/[٫٬]/g, (sign) => ARABIC_SEPARATORS[sign] ?? sign);
  const plain = text.replaceAll(/[\s'’]/g, '');
  if (!/^\d[\d.,]*$/.test(plain) || plain.length > 20) return undefined;
  const [whole, decimals] = partsOf(plain, decimalSign(tag));
  if (whole.includes('.') && whole.includes(',')) return undefined;
  const digits = whole.replaceAll(/[.,]/g, '');
  return digits.length > 12 || decimals.length > 2 ? undefined : Number(`${digits}.${decimals || '0'}`);
}

/** What stands between whole and parts in a language: a point or a comma. */
export function decimalSign(tag: string): string {
  const parts = new Intl.NumberFormat(tag, { numberingSystem: 'latn' }).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

/** Of two signs the last is the decimal one. A sign that stands once is it unless it parts three digits as the language does. */
function partsOf(plain: string, sign: string): [whole: string, decimals: string] {
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last === -1) return [plain, ''];
  const [own = ''] = plain.slice(last);
  const before = plain.slice(0, last);
  const isRepeated = before.includes(own);
  const isGroup = !/[.,]/.test(before) && own !== sign && plain.length - last === 4;
  return isRepeated || isGroup ? [plain, ''] : [before, plain.slice(last + 1)];
}
