import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStreamLog, type StreamLog } from '../../../../../infra/local/engines/dynamodb/stream-log.ts';

const TABLE = 'pages';

let folder: string;
let engine: DatabaseSync;
let log: StreamLog;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stream-log-'));
  engine = new DatabaseSync(join(folder, 'data.sqlite'));
  engine.exec(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE _stream_records (
      id INTEGER PRIMARY KEY, table_name TEXT, shard_id TEXT, event_name TEXT, keys_json TEXT, new_image TEXT,
      old_image TEXT, sequence_number TEXT, created_at INTEGER);
    INSERT INTO _stream_records
      SELECT value, '${TABLE}', 's', 'INSERT', '{}', '{}', NULL, CAST(value AS TEXT), 1 FROM json_each('[1,2,3]');
  `);
  log = openStreamLog(join(folder, 'data.sqlite'));
});
afterEach(() => {
  log.close();
  engine.close();
  rmSync(folder, { recursive: true });
});

const positions = (): number[] => log.read(TABLE, 0, 10).map(({ position }) => position);

test('trimming leaves the newest record', () => {
  log.trim(TABLE, 3);

  expect(positions()).toEqual([3]);
});

test('trimming neither waits nor fails while the engine is writing; the next time it is done', () => {
  engine.exec('BEGIN IMMEDIATE');
  const start = performance.now();
  log.trim(TABLE, 3);
  expect(performance.now() - start).toBeLessThan(4_000);
  expect(positions()).toEqual([1, 2, 3]);
  engine.exec('COMMIT');
  log.trim(TABLE, 3);

  expect(positions()).toEqual([3]);
});
