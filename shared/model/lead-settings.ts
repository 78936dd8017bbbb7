/** How an owner is told of leads: quiet hours for mails, and a webhook for the owner's own systems. */
import * as z from 'zod';

/** HH:MM, 24 hours, in the owner's time zone. */
const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

export const QuietHours = z.strictObject({ from: TimeOfDay, to: TimeOfDay });
export type QuietHours = z.infer<typeof QuietHours>;

export const Webhook = z.strictObject({
  url: z.string(),
  isOn: z.boolean(),
  /** It was set shortly before the password was reset: leads wait until the owner says that it is theirs. */
  isPaused: z.boolean(),
  /** The first failure since the last success; null while all is well. */
  failingSince: z.iso.datetime().nullable(),
});
export type Webhook = z.infer<typeof Webhook>;

/** E.164. The rules of each country's numbers are large: who takes a number checks it (shared/rules/phone.ts). */
export const AlertPhone = z.string().regex(/^\+[1-9][0-9]{6,14}$/);

export const alertChannels = ['sms', 'whatsapp'] as const;
export type AlertChannel = (typeof alertChannels)[number];

/** Why a lead was told by mail alone. */
export const alertFailures = ['not_sent', 'stopped', 'used_up'] as const;

/** Messages to the owner's phone, beside the mail. */
export const LeadAlert = z.strictObject({
  /** Proven by a code: another number is proven anew. */
  phone: AlertPhone,
  /** Null: none are wanted. */
  channel: z.enum(alertChannels).nullable(),
  /** The last one that could not be sent, until one is; null while all is well. */
  failure: z.strictObject({ reason: z.enum(alertFailures), at: z.iso.datetime() }).nullable(),
});
export type LeadAlert = z.infer<typeof LeadAlert>;

/** Messages to one owner's phone in a day of theirs; leads beyond come by mail alone. */
export const MOST_ALERTS_A_DAY = 20;

export const LeadSettings = z.strictObject({
  /** Mails about leads wait until the end of these hours and come as one; null: each comes at once. */
  quietHours: QuietHours.nullable(),
  webhook: Webhook.nullable(),
  /** Null: no phone was given. */
  alert: LeadAlert.nullable(),
});
export type LeadSettings = z.infer<typeof LeadSettings>;

export const webhookTypes = ['lead.created', 'test'] as const;

/** Why a delivery was not taken. */
export const webhookFailures = ['status', 'timeout', 'address', 'connection'] as const;
export type WebhookFailure = (typeof webhookFailures)[number];

export const WebhookDelivery = z.strictObject({
  deliveryId: z.string(),
  type: z.enum(webhookTypes),
  createdAt: z.iso.datetime(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.number().int(),
  /** What the receiver answered to the last try; null when it did not answer. */
  httpStatus: z.number().int().nullable(),
  failure: z.enum(webhookFailures).nullable(),
  nextTryAt: z.iso.datetime().nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

/** Deliveries that the owner sees. */
export const SHOWN_DELIVERIES = 20;
