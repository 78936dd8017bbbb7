/** What a plan costs: the steps of the definition one after another, each a line, so that the lines add up to the total. */
import type { Currency } from '../places/currencies.ts';
import type { Charge, RateStep } from './definition.ts';
import { minorOf, multiply, multiplyTo, roundTo } from './money.ts';
import { holds, readApplication, type Application, type Product } from './product.ts';
import type { LogicData } from './logic.ts';

export type LineKind = 'premium' | 'discount' | 'rounding' | 'voucher' | 'levy' | 'tax' | 'duty' | 'change';

/**
 * A line of the breakdown: `id` is a step's, a charge's, a voucher's code, `rounding`, or the day on which a policy was
 * changed. Minor units, below 0 for what is taken off.
 */
export type PriceLine = { id: string; kind: LineKind; person: number | null; amount: number };

export type Price = {
  plan: string;
  currency: Currency;
  lines: readonly PriceLine[];
  /** After discounts, voucher and rounding; before charges. */
  premium: number;
  /** Levy, tax and duty. */
  charges: number;
  total: number;
};

/** What a voucher takes off the premium, never more than there is. */
export type VoucherValue = { code: string; percent: number } | { code: string; /** Minor units. */ amount: number };

/** Thrown for a definition that gives no price to an application that it accepts; the message names the step. */
export class NoRate extends Error {}

/** Prices of the plans that can be had, in the definition's order. The answers of the stage `quote` are complete. */
export function pricePlans(application: Application, voucher: VoucherValue | null): Price[] {
  const { product, moment, data } = application;
  return product.definition.plans
    .filter(({ when }) => holds(product, when, data))
    .map(({ id }) => pricePlan(withPlan(application, id), voucher, moment.today));
}

/** The application as it is with a plan: expressions may ask for it. */
function withPlan({ product, moment, data }: Application, plan: string): Application {
  const answers = { answer: data.answer, applicant: data.applicant, insured: [...data.insured] };
  return readApplication(product, answers, { ...moment, plan });
}

function pricePlan(application: Application, voucher: VoucherValue | null, today: string): Price {
  const { product, data, moment } = application;
  const { currency, roundPremiumTo, charges } = product.definition;
  const steps = premiumLines(product, data);
  const rounded = withLine(steps, roundingLine(sum(steps), minorOf(roundPremiumTo, currency)));
  if (sum(rounded) < 0) throw new NoRate(`${product.definition.code}: ${moment.plan} costs less than nothing`);
  const reduced = withLine(rounded, voucherLine(sum(rounded), voucher));
  const premium = sum(reduced);
  const charged = chargeLines(product, data, charges, premium, today);
  const lines = [...reduced, ...charged];
  return { plan: String(moment.plan), currency, lines, premium, charges: sum(charged), total: sum(lines) };
}

const sum = (lines: readonly PriceLine[]): number => lines.reduce((total, { amount }) => total + amount, 0);

const withLine = (lines: readonly PriceLine[], line: PriceLine): PriceLine[] =>
  line.amount === 0 ? [...lines] : [...lines, line];

function premiumLines(product: Product, data: LogicData): PriceLine[] {
  const { steps } = product.definition;
  const forPerson = steps.filter(({ per }) => per === 'person');
  const ofPersons = data.insured.flatMap((person, index) =>
    runSteps(product, { ...data, person }, { steps: forPerson, person: index, before: 0 }),
  );
  const forPolicy = steps.filter(({ per }) => per === 'policy');
  return [...ofPersons, ...runSteps(product, data, { steps: forPolicy, person: null, before: sum(ofPersons) })];
}

type Run = { steps: readonly RateStep[]; person: number | null; before: number };

function runSteps(product: Product, data: LogicData, { steps, person, before }: Run): PriceLine[] {
  const lines: PriceLine[] = [];
  let running = before;
  for (const step of steps) {
    if (!holds(product, step.when, data)) continue;
    const next = applyStep(product, step, running, data);
    if (next !== running) {
      lines.push({ id: step.id, kind: step.isDiscount ? 'discount' : 'premium', person, amount: next - running });
    }
    running = next;
  }
  return lines;
}

function applyStep({ definition, tryRun }: Product, step: RateStep, running: number, data: LogicData): number {
  const value = tryRun(step.value, data);
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new NoRate(`${definition.code}: no ${step.id}`);
  if (step.kind === 'amount') return running + minorOf(value, definition.currency);
  if (step.kind === 'factor') return multiply(running, value);
  if (step.kind === 'percent') return running + multiply(running, value / 100);
  return Math.max(running, minorOf(value, definition.currency));
}

function roundingLine(premium: number, unit: number): PriceLine {
  return { id: 'rounding', kind: 'rounding', person: null, amount: roundTo(premium, unit) - premium };
}

function voucherLine(premium: number, voucher: VoucherValue | null): PriceLine {
  const wanted =
    voucher === null ? 0 : 'percent' in voucher ? multiply(premium, voucher.percent / 100) : voucher.amount;
  return { id: voucher?.code ?? '', kind: 'voucher', person: null, amount: 0 - Math.min(wanted, premium) };
}

function chargeLines(
  product: Product,
  data: LogicData,
  charges: readonly Charge[],
  premium: number,
  today: string,
): PriceLine[] {
  const lines: PriceLine[] = [];
  for (const charge of charges) {
    if (!holds(product, charge.when, data)) continue;
    const base = charge.of === 'premium' ? premium : premium + sum(lines);
    const amount = chargeOn(charge, base, { today, currency: product.definition.currency });
    if (amount !== 0) lines.push({ id: charge.id, kind: charge.kind, person: null, amount });
  }
  return lines;
}

/** What goes to regulator and state on a premium (minor units), as far as it follows from the application as it is. */
export function chargesOf({ product, data, moment }: Application, premium: number): PriceLine[] {
  return chargeLines(product, data, product.definition.charges, premium, moment.today);
}

/** A charge on an amount (minor units) by the rule of a day; 0 before its first rule, and on nothing. */
export function chargeOn(
  { rates, rounding }: Charge,
  base: number,
  { today, currency }: { today: string; currency: Currency },
): number {
  const rate = rates.filter(({ from }) => from <= today).at(-1);
  if (rate === undefined || base <= 0) return 0;
  const unit = minorOf(rounding.unit, currency);
  const plus = minorOf(rate.fixed, currency);
  const rounded = multiplyTo(base, rate.percent / 100, { plus, unit, mode: rounding.mode });
  return rate.most === null ? rounded : Math.min(rounded, minorOf(rate.most, currency));
}
