import { minorDigits, type Currency } from '../places/currencies.ts';

/** Factors have six decimals at most. */
const MILLION = 1_000_000n;

/** Minor units of an amount in major units, rounded half up: 185.5 HKD are 18,550. */
export function minorOf(major: number, currency: Currency): number {
  return multiply(10 ** minorDigits(currency), major);
}

/** An integer amount times a factor, rounded half up, without the errors of binary fractions. Throws for what is no number. */
export function multiply(amount: number, factor: number): number {
  return multiplyTo(amount, factor, { plus: 0, unit: 1, mode: 'nearest' });
}

export type Rounding = {
  /** Added to the product before it is rounded. */
  plus: number;
  /** Above 0. */
  unit: number;
  mode: 'nearest' | 'up';
};

/**
 * An integer amount times a factor, as a multiple of a unit: half up, or always up. It is rounded only once, so 0.4 % of
 * 100,100 are more than 400, and 500 when they go up to hundreds.
 */
export function multiplyTo(amount: number, factor: number, { plus, unit, mode }: Rounding): number {
  const millionths = BigInt(amount) * BigInt(Math.round(factor * 1e6)) + BigInt(plus) * MILLION;
  const divide = mode === 'up' ? divideUp : divideHalfUp;
  return Number(divide(millionths, BigInt(unit) * MILLION)) * unit;
}

/** As much of an amount as `part` is of `whole`, rounded half up. All are integers, `whole` above 0. */
export function shareOf(amount: number, part: number, whole: number): number {
  return Number(divideHalfUp(BigInt(amount) * BigInt(part), BigInt(whole)));
}

/** The nearest multiple of a unit, half up. Both are integers, the unit above 0. */
export function roundTo(amount: number, unit: number): number {
  return shareOf(amount, 1, unit) * unit;
}

function divideUp(dividend: bigint, divisor: bigint): bigint {
  const whole = dividend / divisor;
  return dividend % divisor > 0n ? whole + 1n : whole;
}

/** Rounded half up also below zero: -2.5 is -2. */
function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const doubled = 2n * dividend + divisor;
  const by = 2n * divisor;
  const whole = doubled / by;
  return doubled % by < 0n ? whole - 1n : whole;
}
