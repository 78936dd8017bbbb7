/** What the account area shows beside the account: sessions, mails, and the ties between agents and agencies. */
import * as z from 'zod';

/** One sign-in in one browser. */
export const Session = z.strictObject({
  /** Seconds since the epoch: when it began, and its name. */
  signedInAt: z.number().int(),
  /** As people know them; null when unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** ISO 3166-1 alpha-2 of where it was begun, as the edge saw it. */
  country: z.string().nullable(),
  lastSeenAt: z.iso.datetime(),
  /** The one that asks. */
  isThis: z.boolean(),
});
export type Session = z.infer<typeof Session>;

/** Mails that an owner can do without. All others are essential: they tell of money, of rights and of leads. */
export const mailKinds = ['sign-in-alerts', 'plan-reminders', 'product-news', 'tips'] as const;
export type MailKind = (typeof mailKinds)[number];

/** News and tips are advertising: nobody gets them who did not ask for them. */
export const usualMails: Record<MailKind, boolean> = {
  'sign-in-alerts': true,
  'plan-reminders': true,
  'product-news': false,
  tips: false,
};

/** Which of them come. */
export const MailChoice = z.strictObject({
  'sign-in-alerts': z.boolean(),
  'plan-reminders': z.boolean(),
  'product-news': z.boolean(),
  tips: z.boolean(),
} satisfies Record<MailKind, z.ZodBoolean>);
export type MailChoice = z.infer<typeof MailChoice>;

/** The agency that an agent is connected to, or has asked. */
export const Agency = z.strictObject({
  state: z.enum(['asked', 'bound']),
  /** As the agent typed it. */
  email: z.string(),
  /** Since when it is so. */
  since: z.iso.datetime(),
  /** When it may be asked again, and until when it can answer; null once it is bound. */
  resendAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
});
export type Agency = z.infer<typeof Agency>;

/** An agent, as the agency sees them. */
export const AgencyAgent = z.strictObject({
  agentId: z.string(),
  fullName: z.string(),
  email: z.string(),
  since: z.iso.datetime(),
});
export type AgencyAgent = z.infer<typeof AgencyAgent>;

/** Who asks to be connected. */
export const AgencyRequest = z.strictObject({
  ...AgencyAgent.shape,
  requestId: z.string(),
  expiresAt: z.iso.datetime(),
});
export type AgencyRequest = z.infer<typeof AgencyRequest>;
