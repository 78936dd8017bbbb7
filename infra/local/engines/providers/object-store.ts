/** What a payment provider remembers: its objects, and the answers that it has given under an idempotency key. */
import { openStore } from '../store.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS objects (id TEXT PRIMARY KEY, kind TEXT NOT NULL, sequence INTEGER NOT NULL, body TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS answers (key TEXT PRIMARY KEY, request TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL);
`;

export type KeptAnswer = { request: string; status: number; body: object };

export type ObjectStore = {
  /** Undefined when there is none of this kind. */
  find<Kept>(kind: string, id: string): Kept | undefined;
  /** The newest first. */
  list<Kept>(kind: string): Kept[];
  save(kind: string, id: string, body: object): void;
  answer(key: string): KeptAnswer | undefined;
  keepAnswer(key: string, answer: KeptAnswer): void;
  close(): void;
};

export function openObjectStore(file: string): ObjectStore {
  const store = openStore(file, SCHEMA);
  const next = () =>
    Number(store.prepare('SELECT COALESCE(MAX(sequence), 0) + 1 AS next FROM objects').get()?.['next']);
  return {
    find: <Kept>(kind: string, id: string) => {
      const row = store.prepare('SELECT body FROM objects WHERE id = ? AND kind = ?').get(id, kind);
      return row && (JSON.parse(String(row['body'])) as Kept);
    },
    list: <Kept>(kind: string) =>
      store
        .prepare('SELECT body FROM objects WHERE kind = ? ORDER BY sequence DESC')
        .all(kind)
        .map((row) => JSON.parse(String(row['body'])) as Kept),
    save: (kind, id, body) => {
      store
        .prepare(
          'INSERT INTO objects (id, kind, sequence, body) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body',
        )
        .run(id, kind, next(), JSON.stringify(body));
    },
    answer: (key) => {
      const row = store.prepare('SELECT request, status, body FROM answers WHERE key = ?').get(key);
      if (!row) return undefined;
      const { request, status, body } = row;
      return { request: String(request), status: Number(status), body: JSON.parse(String(body)) as object };
    },
    keepAnswer: (key, { request, status, body }) => {
      store
        .prepare('INSERT OR REPLACE INTO answers (key, request, status, body) VALUES (?, ?, ?, ?)')
        .run(key, request, status, JSON.stringify(body));
    },
    close: () => store.close(),
  };
}
