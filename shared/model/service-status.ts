/** How the service is, in the parts that its users know. */
import * as z from 'zod';

export const serviceParts = [
  'pages',
  'assistant',
  'account',
  'payments',
  'insurance',
  'documents',
  'messages',
] as const;
export const ServicePart = z.enum(serviceParts);
export type ServicePart = z.infer<typeof ServicePart>;

/** What an alarm can mean; the worst is last. */
export const troubles = ['degraded', 'down'] as const;
export const Trouble = z.enum(troubles);
export type Trouble = z.infer<typeof Trouble>;

export const PartStatus = z.strictObject({
  part: ServicePart,
  state: z.enum(['ok', ...troubles, 'unknown']),
  /** Since when it is so; null while it is not known. */
  since: z.iso.datetime().nullable(),
});
export type PartStatus = z.infer<typeof PartStatus>;

export const Incident = z.strictObject({
  part: ServicePart,
  /** The worst that it was. */
  state: Trouble,
  startedAt: z.iso.datetime(),
  /** Null while it lasts. */
  endedAt: z.iso.datetime().nullable(),
});
export type Incident = z.infer<typeof Incident>;

/** For how long CloudWatch keeps what alarms did (CloudWatch API reference, DescribeAlarmHistory). */
export const INCIDENT_DAYS = 30;

/** Most that are told, the newest first. */
export const MAX_INCIDENTS = 20;
