/** What the engines' stores do when there is no room left: SQLite counts its pages as it would those of a full disk. */
import { expect, test } from 'vitest';
import { explainFullDisk } from '../../../../infra/local/full-disk.ts';
import { inTransaction, openStore, type Store } from '../../../../infra/local/engines/store.ts';

const SCHEMA = 'CREATE TABLE IF NOT EXISTS notes (text TEXT)';

function openFull(): Store {
  const store = openStore(':memory:', SCHEMA);
  const { page_count } = store.prepare('PRAGMA page_count').get() as { page_count: number };
  store.exec(`PRAGMA max_page_count = ${page_count}`);
  return store;
}

const insertMuch = (store: Store): void => {
  store.prepare('INSERT INTO notes VALUES (?)').run('long '.repeat(10_000));
};

function failureOf(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail.');
}

test('a transaction that finds no room says so, keeps nothing, and the next one works', () => {
  const store = openFull();

  const failure = failureOf(() => inTransaction(store, () => insertMuch(store)));
  store.exec('PRAGMA max_page_count = 1000');
  inTransaction(store, () => insertMuch(store));

  expect(String(failure)).toContain('full');
  expect(store.prepare('SELECT count(*) AS kept FROM notes').get()).toEqual({ kept: 1 });
});

test.each([
  ['SQLite', failureOf(() => insertMuch(openFull()))],
  ['a file system', Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })],
])('what %s says about a full disk is told with the folder and how to go on', (_, failure) => {
  expect(String(explainFullDisk(failure, '.local'))).toBe(
    'Error: The disk that holds .local is full. Make room and start again; what was saved is still there.',
  );
});

test('other failures are told as they are', () => {
  const failure = new Error('The state folder is in use.');

  expect(explainFullDisk(failure, '.local')).toBe(failure);
});
