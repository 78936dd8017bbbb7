/** Policies as their holders and agents see them (specification 1, section 3). Days are `YYYY-MM-DD` where the product is sold. */
import * as z from 'zod';
import { Money, orderStates, payWays } from '../model/billing.ts';
import { AgentCard } from './channel.ts';
import { ApplicationId, PriceView } from './application.ts';
import { ProductCode } from './definition.ts';

/** 128 random bits. It names a policy; by itself it opens nothing. */
export const PolicyId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** On paper and on the phone: `TR26-00000042-XX`. It names a policy; by itself it opens nothing. */
export const PolicyNumber = z.string().regex(/^[A-Z]{2}\d{2}-\d{8}-\d{2}$/);

/** `upcoming`, `active` and `ended` follow from the day; `cancelled` stays. */
export const policyStates = ['upcoming', 'active', 'ended', 'cancelled'] as const;
export type PolicyState = (typeof policyStates)[number];

/**
 * What happens to a policy once it is issued; `unbound`: its customer has deleted their account; `change-asked`: a change that
 * its agent or insurer has to make.
 */
export const policyEventKinds = [
  'issued',
  'bound',
  'unbound',
  'changed',
  'change-asked',
  'cancelled',
  'refunded',
  'instalment-paid',
  'instalment-failed',
  'claim-notified',
  'renewed',
] as const;
export type PolicyEventKind = (typeof policyEventKinds)[number];

export const documentKinds = ['schedule', 'certificate', 'receipt', 'wording'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A document of a policy; `isReady` once its PDF is drawn, `isLate` when it is not two minutes after it was paid for. */
export const PolicyDocument = z.strictObject({
  kind: z.enum(documentKinds),
  /** As the file is saved: `TR26-00000042-XX-schedule.pdf`. */
  fileName: z.string(),
  isReady: z.boolean(),
  isLate: z.boolean(),
});
export type PolicyDocument = z.infer<typeof PolicyDocument>;

/** A payment in parts as agreed; what is paid has its day. */
export const PolicyInstalment = z.strictObject({
  number: z.number().int(),
  due: z.string(),
  money: Money,
  paidOn: z.string().nullable(),
});

/** The first instalment that is not paid, once its day has come. */
export const DueInstalment = z.strictObject({
  ...PolicyInstalment.omit({ paidOn: true }).shape,
  /** Of how many. */
  count: z.number().int(),
});
export type DueInstalment = z.infer<typeof DueInstalment>;

/** A line of the schedule in the holder's language: "Destinations", "Japan, South Korea". */
export const ScheduleLine = z.strictObject({ id: z.string(), label: z.string(), value: z.string() });
export type ScheduleLine = z.infer<typeof ScheduleLine>;

export const PolicyView = z.strictObject({
  policyId: PolicyId,
  number: PolicyNumber,
  applicationId: ApplicationId,
  productCode: ProductCode,
  version: z.number().int(),
  state: z.enum(policyStates),
  productName: z.string(),
  policyType: z.string(),
  holderFirstName: z.string(),
  holderLastName: z.string(),
  start: z.string(),
  end: z.string(),
  issuedOn: z.string(),
  /** Who or what is insured: names of persons, a pet, a plate. */
  coverFor: z.array(z.string()),
  /** Countries in the holder's language; empty where the product knows none. */
  destinations: z.array(z.string()),
  planName: z.string(),
  total: Money,
  price: PriceView,
  schedule: z.array(ScheduleLine),
  instalments: z.array(PolicyInstalment),
  documents: z.array(PolicyDocument),
  /** Null where it was bought without one, and when the agent is gone. */
  agent: AgentCard.nullable(),
  /** Last day of the cooling-off period; null when it is over or there is none. */
  coolingOffUntil: z.string().nullable(),
  cancelledOn: z.string().nullable(),
});
export type PolicyView = z.infer<typeof PolicyView>;

/** An order for an application, as its payer sees it. */
export const PolicyOrderView = z.strictObject({
  orderId: z.string(),
  /** On statements and mails: `PO26-00000042-YY`. */
  orderNumber: z.string(),
  state: z.enum(orderStates),
  total: Money,
  payWay: z.enum([...payWays, 'test']).nullable(),
  createdAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
});
export type PolicyOrderView = z.infer<typeof PolicyOrderView>;
