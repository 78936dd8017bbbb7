/** When functions failed, for as long as CloudWatch tells what alarms did. */
import * as z from 'zod';
import { openStore } from '../store.ts';

export type ErrorCounts = {
  add(functionName: string, at: number): void;
  /** In milliseconds since the epoch. */
  of(functionName: string): number[];
  close(): void;
};

const KEPT_MS = 30 * 86_400_000;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS errors (function_name TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS errors_of ON errors (function_name, at);`;

const Row = z.object({ at: z.number() });

export function openErrorCounts(file: string): ErrorCounts {
  const store = openStore(file, SCHEMA);
  const insert = store.prepare('INSERT INTO errors (function_name, at) VALUES (?, ?)');
  const forget = store.prepare('DELETE FROM errors WHERE at < ?');
  const select = store.prepare('SELECT at FROM errors WHERE function_name = ? ORDER BY at');
  return {
    add: (functionName, at) => {
      forget.run(at - KEPT_MS);
      insert.run(functionName, at);
    },
    of: (functionName) => select.all(functionName).map((row) => Row.parse(row).at),
    close: () => store.close(),
  };
}
