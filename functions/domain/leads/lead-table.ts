/** Leads as a table: CSV (RFC 4180) with a byte order mark, without which Excel takes UTF-8 for something else. */
import type { Lead } from '../../../shared/model/conversation.ts';
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

const LINE_END = '\r\n';

/** What spreadsheets take for a formula when a cell begins with it (SECURITY.md T62). */
const FORMULA = /^[=+\-@\t\r]/;

export const TABLE_HEAD = `\uFEFF${COLUMNS.join(',')}${LINE_END}`;

/** @param timeZone in which times are written, with their distance from UTC */
export function toTableLine(lead: Lead, timeZone: string): string {
  const time = (iso: string | null): string => (iso === null ? '' : writeInZone(timeZone, new Date(iso)));
  const cells = [
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
  ];
  return cells.map(toCell).join(',') + LINE_END;
}

/** An apostrophe before what could be a formula; quotation marks where the format needs them. */
function toCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
