/** What the functions print: kept in a ring, shown when asked for. */
import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline';
import type { Clock } from '../engines/engine.ts';

export type LogLine = { at: string; source: string; level: 'info' | 'error'; text: string };

export type LogBook = {
  /** Errors are always printed, the rest only in verbose mode. */
  add(source: string, level: LogLine['level'], text: string): void;
  /** Takes every line of a stream. */
  follow(source: string, level: LogLine['level'], stream: Readable): void;
  /** Is told each line that comes from now on. */
  onLine(listener: (line: LogLine) => void): void;
  /** Oldest first. */
  lines(): LogLine[];
};

export type LogPrinter = { info(line: string): void; error(line: string): void };

const CAPACITY = 5_000;

export function createLogBook(clock: Clock, printer: LogPrinter, verbose = false): LogBook {
  const lines: LogLine[] = [];
  const listeners: ((line: LogLine) => void)[] = [];
  const add: LogBook['add'] = (source, level, text) => {
    const line = { at: new Date(clock()).toISOString(), source, level, text };
    lines.push(line);
    for (const listener of listeners) listener(line);
    if (lines.length > CAPACITY) lines.splice(0, lines.length - CAPACITY);
    if (level === 'error') printer.error(`[${source}] ${text}`);
    else if (verbose) printer.info(`[${source}] ${text}`);
  };
  return {
    add,
    follow: (source, level, stream) => {
      createInterface({ input: stream }).on('line', (text) => add(source, level, text));
    },
    onLine: (listener) => void listeners.push(listener),
    lines: () => [...lines],
  };
}
