/** What event sources and schedules remember over a restart: one number by name. */
import { openStore } from '../engines/store.ts';

export type EventState = {
  get(name: string): number | undefined;
  set(name: string, value: number): void;
  close(): void;
};

const SCHEMA = 'CREATE TABLE IF NOT EXISTS event_state (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT';

export function openEventState(file: string): EventState {
  const store = openStore(file, SCHEMA);
  const select = store.prepare('SELECT value FROM event_state WHERE name = ?');
  const upsert = store.prepare(
    'INSERT INTO event_state (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  );
  return {
    get: (name) => {
      const row = select.get(name);
      return row ? Number(row['value']) : undefined;
    },
    set: (name, value) => void upsert.run(name, value),
    close: () => store.close(),
  };
}
