/** Leads as a table (shared/rules/csv.ts). */
import type { Lead } from '../../../shared/model/conversation.ts';
import { BYTE_ORDER_MARK, toCsvLine } from '../../../shared/rules/csv.ts';
import { writeInZone } from '../../../shared/rules/zoned-time.ts';

const COLUMNS = [
  'Created',
  'Name',
  'Phone',
  'Country',
  'Status',
  'Message',
  'Asked',
  'Note',
  'First contact',
  'Reminder',
  'Consent',
  'Product',
];

export const TABLE_HEAD = BYTE_ORDER_MARK + toCsvLine(COLUMNS);

/** @param timeZone in which times are written, with their distance from UTC */
export function toTableLine(lead: Lead, timeZone: string): string {
  const time = (iso: string | null): string => (iso === null ? '' : writeInZone(timeZone, new Date(iso)));
  return toCsvLine([
    time(lead.createdAt),
    lead.name,
    lead.phone,
    lead.country,
    lead.status,
    lead.message,
    lead.asked,
    lead.note,
    time(lead.firstContactAt),
    time(lead.remindAt),
    lead.consentText,
    lead.product ?? '',
  ]);
}
