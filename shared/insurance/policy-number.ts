/** Numbers of policies and of orders for them: `TR26-00000042-53` is letters, year, count and two check digits. */
import type { ProductDefinition } from './definition.ts';
import { PolicyNumber } from './policy.ts';

/** Of the lines of business, and of orders. */
export const numberLetters = {
  travel: 'TR',
  pet: 'PE',
  motor: 'MO',
  accident: 'AC',
  order: 'PO',
} as const satisfies Record<ProductDefinition['line'] | 'order', string>;

/** @param year four digits. Throws for a count of more than eight digits. */
export function numberText(kind: keyof typeof numberLetters, year: number, count: number): string {
  const body = `${numberLetters[kind]}${String(year % 100).padStart(2, '0')}-${String(count).padStart(8, '0')}`;
  const number = `${body}-${String(98 - restOf(`${body}00`)).padStart(2, '0')}`;
  if (!PolicyNumber.safeParse(number).success) throw new Error(`There is no number for the count ${count}.`);
  return number;
}

/** Whether somebody who typed it made no slip: the form is right and the check digits agree. */
export const isNumberRight = (number: string): boolean =>
  PolicyNumber.safeParse(number).success && restOf(number) === 1;

/** What is left after division by 97, letters counting as 10 to 35 (ISO 7064, MOD 97-10); digit by digit, so that it stays exact. */
function restOf(text: string): number {
  const digits = text.replaceAll('-', '').replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}
