/**
 * What an insurance product is: data, checked by this schema and by `check-definition.ts`, read by the engine beside it.
 * docs/insurance-products.md explains how to write one. A version never changes once it is published; quotes keep theirs.
 */
import * as z from 'zod';
import { currencies } from '../places/currencies.ts';
import { languageValues } from '../places/languages.ts';
import { CalendarDateText } from '../rules/calendar-date-text.ts';
import { Logic } from './logic.ts';
import { RateTable } from './rate-table.ts';

/** A name inside of a definition: `sumInsured`. Texts, answers and expressions refer to things by it. */
export const Name = z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/);

/** The code of a product: `travel-hk`. */
export const ProductCode = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);

export const questionKinds = [
  'choice',
  'choices',
  'yes-no',
  'date',
  'number',
  'money',
  'text',
  'name',
  'email',
  'phone',
  'postcode',
  'national-id',
  'plate',
  'photo',
  'video',
  'file',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Long lists that are searched, kept outside of the definition. `models` are those of the make that was answered. */
export const listNames = ['countries', 'nationalities', 'car-makes', 'car-models'] as const;

/** Forms of national ids and plates that are known (shared/rules). */
export const formNames = ['ktp', 'thai-id', 'macao-id', 'plate-my', 'plate-th', 'chip'] as const;

export const Question = z.strictObject({
  id: Name,
  kind: z.enum(questionKinds),
  /** Whether an answer is needed; an expression where it depends. */
  required: Logic.default(true),
  /** Asked only when this holds; always without it. What is not asked has no answer. */
  when: Logic.optional(),
  /** Of a choice: those to choose from, each only when its `when` holds. */
  options: z
    .array(z.strictObject({ id: z.string().min(1).max(40), when: Logic.optional() }))
    .min(1)
    .max(400)
    .optional(),
  /** In place of options. */
  list: z.enum(listNames).optional(),
  /** The form that a national id or plate must have. */
  form: z.enum(formNames).optional(),
  /** Least and most: of a number or money its value, of a date the day, of a text its characters, of choices and files how many. */
  least: Logic.optional(),
  most: Logic.optional(),
  /** What stands there first; the applicant may change it. */
  suggested: Logic.optional(),
  /** What a picture or film must show. */
  check: z
    .strictObject({
      /** Labels of which one must be seen. */
      labels: z.array(z.string()).max(10).optional(),
      /** The question about the risk whose answer must be read in the photo, e.g. a plate. */
      textOf: Name.optional(),
      leastConfidence: z.number().min(50).max(100),
    })
    .optional(),
});
export type Question = z.infer<typeof Question>;

export const lookups = ['hk-address', 'gb-address', 'id-address', 'zip-code', 'plate'] as const;

export const Block = z.strictObject({
  id: Name,
  /** `quote`: asked before there is a price; `details`: asked once a plan is chosen. */
  stage: z.enum(['quote', 'details']),
  /** About the risk, the applicant, or each insured person. */
  about: z.enum(['answer', 'applicant', 'insured']),
  when: Logic.optional(),
  /** A look-up that fills questions of this block: what is found (`line`, `town`, `postcode`, `make`…) → question. */
  lookup: z.strictObject({ kind: z.enum(lookups), fills: z.record(z.string(), Name) }).optional(),
  questions: z.array(Question).min(1).max(20),
});
export type Block = z.infer<typeof Block>;

export const Plan = z.strictObject({
  id: Name,
  /** Offered only when this holds. */
  when: Logic.optional(),
  /** What is paid for what: null is "included", 0 "not covered"; else major units. An expression where it depends. */
  benefits: z
    .array(z.strictObject({ id: Name, limit: Logic }))
    .min(1)
    .max(40),
});
export type Plan = z.infer<typeof Plan>;

/** How many the parts of a price are worked out for. */
const per = z.enum(['person', 'policy']);

export const stepKinds = ['amount', 'factor', 'percent', 'least'] as const;

/** A step of the price, in the order of the definition: each is a line of the breakdown. */
export const RateStep = z.strictObject({
  id: Name,
  /**
   * `amount` adds major units; `factor` multiplies what there is so far; `percent` adds (or takes off) percents of it;
   * `least` raises it to an amount.
   */
  kind: z.enum(stepKinds),
  /** Steps for each person come before those for the policy. */
  per,
  value: Logic,
  when: Logic.optional(),
  /** Whether it is shown as a discount. */
  isDiscount: z.boolean().default(false),
});
export type RateStep = z.infer<typeof RateStep>;

/** What goes to regulator or state on top of the premium. */
export const Charge = z.strictObject({
  id: Name,
  kind: z.enum(['levy', 'tax', 'duty']),
  /** `premium`: after discounts and voucher; `running`: with the charges before it. */
  of: z.enum(['premium', 'running']),
  when: Logic.optional(),
  /** By the day of purchase: the last that has begun counts. Percent, and amounts in major units. */
  rates: z
    .array(
      z.strictObject({
        from: CalendarDateText,
        percent: z.number().min(0).max(100),
        fixed: z.number().min(0).default(0),
        most: z.number().positive().nullable().default(null),
      }),
    )
    .min(1),
  /** The least unit that is charged, in major units, and which way. */
  rounding: z.strictObject({ unit: z.number().positive(), mode: z.enum(['nearest', 'up']) }),
  /** Where the rule stands. */
  source: z.string().max(300),
});
export type Charge = z.infer<typeof Charge>;

export const UnderwritingRule = z.strictObject({
  id: Name,
  /** About one person each, or about the application. */
  per: z.enum(['person', 'policy']),
  when: Logic,
  decision: z.enum(['refer', 'decline']),
});
export type UnderwritingRule = z.infer<typeof UnderwritingRule>;

export const InstalmentWay = z.strictObject({
  id: Name,
  /** Offered only when this holds. */
  when: Logic.optional(),
  /** Payments in all, the first at once. */
  count: z.number().int().min(2).max(24),
  /** Months between two. */
  everyMonths: z.number().int().min(1).max(12),
  /** On top, for paying so. */
  surchargePercent: z.number().min(0).max(50),
  /** The least unit of the payments after the first, in major units: 1000 for thousands of rupiah. The minor unit without it. */
  roundTo: z.number().positive().optional(),
});
export type InstalmentWay = z.infer<typeof InstalmentWay>;

export const AgeLimit = z.strictObject({
  who: z.enum(['applicant', 'insured']),
  /** 1 days, both ends included; 2 full years (specification 2, section 5). */
  unit: z.union([z.literal(1), z.literal(2)]),
  least: z.number().int().min(0),
  most: z.number().int().min(0),
});
export type AgeLimit = z.infer<typeof AgeLimit>;

export const RefundRule = z.strictObject({
  /** Days from the issue in which everything is paid back, as long as nothing was claimed and cover has not ended. */
  coolingOffDays: z.number().int().min(0).max(60),
  /** Whether cooling-off also holds once cover has begun. */
  isOpenAfterStart: z.boolean(),
  /** Afterwards: nothing, by days, or by a scale of the share of the term that is over. */
  afterwards: z.enum(['none', 'pro-rata', 'scale']),
  scale: z
    .array(z.strictObject({ untilPercent: z.number().positive().max(100), refundPercent: z.number().min(0).max(100) }))
    .default([]),
  /** Whether charges are paid back in the same share afterwards; else they stay with the regulator. */
  returnsCharges: z.boolean().default(false),
  /** Kept back afterwards, in major units. */
  fee: z.number().min(0),
});
export type RefundRule = z.infer<typeof RefundRule>;

export const ProductDefinition = z.strictObject({
  code: ProductCode,
  version: z.number().int().min(1),
  line: z.enum(['travel', 'pet', 'motor', 'accident']),
  /** Where it is sold, ISO 3166-1 alpha-2, and the time zone that its days are counted in. */
  country: z.string().length(2),
  timeZone: z.string(),
  currency: z.enum(currencies),
  /** Languages that its texts are written in; the first when the applicant's is none of them. */
  languages: z.array(z.enum(languageValues)).min(1),
  onSale: z.strictObject({ from: CalendarDateText, until: CalendarDateText.nullable() }),
  /** How long a price holds. */
  quoteDays: z.number().int().min(1).max(90),
  tables: z.record(Name, RateTable),
  /** Facts about each insured person, by name, in order; named as `person.age`. */
  personFacts: z.array(z.strictObject({ id: Name, value: Logic })).default([]),
  /** Facts about the application, in order; each may use those before it. */
  facts: z.array(z.strictObject({ id: Name, value: Logic })).default([]),
  blocks: z.array(Block).min(1).max(20),
  /** How many persons are insured. */
  insured: z.strictObject({ least: z.number().int().min(0), most: z.number().int().min(0).max(20) }),
  ageLimits: z.array(AgeLimit),
  term: z.strictObject({
    start: Logic,
    /** 1 days, 2 years, 3 months (specification 2, section 5). */
    unit: Logic,
    length: Logic,
    extraDays: z.number().int(),
  }),
  plans: z.array(Plan).min(1).max(6),
  steps: z.array(RateStep).min(1).max(40),
  /** The least unit of a premium, in major units: 1 rounds to whole dollars. */
  roundPremiumTo: z.number().positive(),
  charges: z.array(Charge).max(6),
  instalments: z.array(InstalmentWay).max(4),
  underwriting: z.array(UnderwritingRule).max(40),
  /** Countries that are not insured (a block's answer of the list `countries`), and the question that names them. */
  excludedAreas: z.strictObject({ question: Name, countries: z.array(z.string().length(2)) }).nullable(),
  /**
   * Applications whose prices are shown before anything is answered. Answers are expressions over `today`, so that they hold
   * on any day: the start of a trip is in two weeks, a person was born thirty years ago.
   */
  examples: z
    .array(
      z.strictObject({
        id: Name,
        answer: z.record(Name, Logic),
        insured: z.array(z.record(Name, Logic)).max(20),
      }),
    )
    .max(4)
    .default([]),
  /** What the policy covers, and what it does not, for people to read before they buy. */
  events: z.array(Name).min(1).max(40),
  exclusions: z.array(Name).min(1).max(40),
  refund: RefundRule,
  /** Days before the end on which the holder is reminded; empty for what is not renewed. */
  renewal: z.strictObject({ when: Logic, remindDays: z.array(z.number().int().min(1).max(90)) }),
  /** Answers that make a price only ever dearer (`up`) or cheaper (`down`) as they grow: held by a property test. */
  monotone: z.array(z.strictObject({ question: Name, direction: z.enum(['up', 'down']) })),
  /** Of the schedule: the facts or answers that say what is insured, where, and for what. */
  schedule: z.array(Name).max(20),
});
export type ProductDefinition = z.infer<typeof ProductDefinition>;
