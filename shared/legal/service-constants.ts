/**
 * The constants of the specifications that bind us (specification 1, section 9; specification 2, section 9), for the legal
 * documents, the help and the code alike. What code counts with is defined where it is counted and only gathered here.
 */
import { TRIAL_DAYS, type PlanId } from '../model/account.ts';
import { BIN_DAYS } from '../model/bin.ts';
import {
  BACKUP_MONTHS,
  EXPORT_DAYS,
  INACTIVE_DAYS,
  INTERACTION_DAYS,
  KEPT_INVOICE_YEARS,
  KEPT_POLICY_YEARS,
  WARNING_DAYS,
} from '../model/lifecycle.ts';
import { countries } from '../places/countries.ts';
import { minimumAge } from '../rules/age.ts';

/** How urgent a request is. */
export const priorities = ['critical', 'high', 'general'] as const;
export type Priority = (typeof priorities)[number];

/** Counted in the hours of support; a day is a working day. */
export type ResponseTime = { amount: number; unit: 'hours' | 'days' };
export type ResponseTimes = Record<Priority, ResponseTime>;

/** For everyone. */
const standard: ResponseTimes = {
  critical: { amount: 4, unit: 'hours' },
  high: { amount: 1, unit: 'days' },
  general: { amount: 2, unit: 'days' },
};

/** For plans with document chat: there a company's own customers wait for what has to be mended. */
const faster: ResponseTimes = {
  critical: { amount: 2, unit: 'hours' },
  high: { amount: 8, unit: 'hours' },
  general: { amount: 1, unit: 'days' },
};

/** The specifications give two times each and leave open which plan has which. */
export const responseTimes: Record<PlanId, ResponseTimes> = {
  free: standard,
  individual: standard,
  pro: faster,
  team1: faster,
  team2: faster,
};

export const serviceConstants = {
  minimumAge,
  /** Countries and regions in which the service is offered. */
  regions: countries.length,
  trialDays: TRIAL_DAYS,
  /** Of each calendar month. */
  uptimePercent: 99.5,
  maintenanceNoticeHours: 48,
  outageNoticeHours: 2,
  support: { days: 'Monday to Friday', from: '09:00', until: '18:00', timeZone: 'GMT' },
  /** Payments of so many months are the most that we answer for. */
  liabilityMonths: { page: 6, documentChat: 12, account: 12 },
  interactionDays: INTERACTION_DAYS,
  inactiveDays: INACTIVE_DAYS,
  inactiveWarningDays: WARNING_DAYS,
  backupMonths: BACKUP_MONTHS,
  binDays: BIN_DAYS,
  exportDays: EXPORT_DAYS,
  invoiceYears: KEPT_INVOICE_YEARS,
  policyYears: KEPT_POLICY_YEARS,
} as const;
