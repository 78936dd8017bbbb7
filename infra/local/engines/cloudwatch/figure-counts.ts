/** How often what alarms watch happened, for as long as CloudWatch tells what they did. */
import * as z from 'zod';
import { unlessFull } from '../../full-disk.ts';
import { openStore } from '../store.ts';
import type { Count } from './alarm-changes.ts';

export type FigureCounts = {
  add(figure: string, at: number, count: number): void;
  /** Oldest first. */
  of(figure: string): Count[];
  close(): void;
};

const KEPT_MS = 30 * 86_400_000;
const SECOND_MS = 1_000;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS figures (
    figure TEXT NOT NULL, at INTEGER NOT NULL, count REAL NOT NULL, PRIMARY KEY (figure, at)
  ) STRICT, WITHOUT ROWID;`;

const Row = z.object({ at: z.number(), count: z.number() });

/**
 * Counts of one second are one row, which is written when the next one begins or somebody asks: a flood that is counted
 * does not become one of writes.
 */
export function openFigureCounts(file: string): FigureCounts {
  const store = openStore(file, SCHEMA);
  const insert = store.prepare(
    'INSERT INTO figures (figure, at, count) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET count = count + excluded.count',
  );
  const forget = store.prepare('DELETE FROM figures WHERE figure = ? AND at < ?');
  const select = store.prepare('SELECT at, count FROM figures WHERE figure = ? ORDER BY at');
  const begun = new Map<string, Count>();

  const write = (figure: string): void => {
    const second = begun.get(figure);
    if (!second) return;
    begun.delete(figure);
    // Without room a second's figure is lost.
    unlessFull(() => {
      forget.run(figure, second.at - KEPT_MS);
      insert.run(figure, second.at, second.count);
    });
  };
  return {
    add: (figure, at, count) => {
      // A function that is being ended may still print.
      if (!store.isOpen) return;
      const second = Math.floor(at / SECOND_MS) * SECOND_MS;
      if (begun.get(figure)?.at !== second) write(figure);
      begun.set(figure, { at: second, count: (begun.get(figure)?.count ?? 0) + count });
    },
    of: (figure) => {
      write(figure);
      return select.all(figure).map((row) => Row.parse(row));
    },
    close: () => {
      for (const figure of [...begun.keys()]) write(figure);
      store.close();
    },
  };
}
