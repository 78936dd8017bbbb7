/**
 * The one way in which engines keep state: an SQLite file each, in write-ahead mode with full synchronisation, so that
 * whatever was acknowledged survives a `kill -9` and nothing is ever half written.
 */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type Store = DatabaseSync;

/** Opens (and creates) the database file; `schema` is run each time and must be written with `IF NOT EXISTS`. */
export function openStore(file: string, schema: string): Store {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const store = new DatabaseSync(file);
  store.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;');
  store.exec(schema);
  return store;
}

/** Runs `work` in one transaction: all of it is kept, or nothing. Within another one it is a part of that. */
export function inTransaction<Result>(store: Store, work: () => Result): Result {
  if (store.isTransaction) return work();
  store.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    store.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk has rolled it back already.
    if (store.isTransaction) store.exec('ROLLBACK');
    throw error;
  }
}
