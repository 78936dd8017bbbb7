/** What a table in memory holds of work that is to follow. */
import type { MemoryTable } from './memory-table.ts';

/** The payloads of its outbox rows, in the order in which they were written. */
export function payloadsIn(table: MemoryTable): Record<string, unknown>[] {
  return [...table.rows.values()]
    .filter((row) => row['gsiPk'] === 'OUTBOX')
    .map((row) => row['payload'] as Record<string, unknown>);
}

/** Which work it is, in the same order. */
export function jobsIn(table: MemoryTable): unknown[] {
  return [...table.rows.values()].filter((row) => row['gsiPk'] === 'OUTBOX').map((row) => row['job']);
}
