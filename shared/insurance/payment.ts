/** Payment for an application, as its payer sees it. */
import * as z from 'zod';
import { PaymentStep, payWays } from '../model/billing.ts';
import { applicationStates } from './application.ts';
import { DueInstalment, PolicyId, PolicyInstalment, PolicyNumber } from './policy.ts';

/**
 * The version of the declaration that is agreed to before paying: that all answers are true and complete, and that wording
 * and exclusions were read. It changes whenever its words do.
 */
export const DECLARATION_VERSION = '2026-11-01';

/** `test` pays nothing; only stages for trying things out have it. */
export const policyPayWays = [...payWays, 'test'] as const;

export const PaymentStepView = z.strictObject({
  ...PaymentStep.shape,
  /** Null until it is chosen, and where there was nothing to pay. */
  payWay: z.enum(policyPayWays).nullable(),
  applicationState: z.enum(applicationStates),
  /** Once it is issued; null for whoever does not show the application's key. */
  policyId: PolicyId.nullable(),
  policyNumber: PolicyNumber.nullable(),
});
export type PaymentStepView = z.infer<typeof PaymentStepView>;

/** What is to be paid for a policy by hand, and how. */
export const InstalmentToPay = z.strictObject({
  policyNumber: PolicyNumber,
  /** Where a customer has it in their portal; null where none does. */
  policyId: z.string().nullable(),
  productName: z.string(),
  channelCode: z.string(),
  /** The page of the agent that it was bought from; null without one. */
  agentName: z.string().nullable(),
  /** Null while everything is paid whose day has come. */
  due: DueInstalment.nullable(),
  /** The one after it; null when there are no more. What is paid with is kept for it. */
  coming: PolicyInstalment.omit({ paidOn: true }).nullable(),
  /** Whether the kept method is being charged for what is due. */
  isBeingCharged: z.boolean(),
  /** The payment by hand that is under way. */
  order: PaymentStepView.nullable(),
  payWays: z.array(z.enum(payWays)),
  offersTestPayment: z.boolean(),
});
export type InstalmentToPay = z.infer<typeof InstalmentToPay>;
