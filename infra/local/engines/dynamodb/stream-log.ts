/**
 * Reads the stream records of the DynamoDB engine straight from its SQLite file, and keeps that part of the file fast:
 * without two more indexes each write searches all records, and old ones are never removed by the engine itself.
 */
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { isDiskFull } from '../../full-disk.ts';

export type StreamRecord = {
  /** Grows with each record of the file, over all tables. */
  position: number;
  eventName: 'INSERT' | 'MODIFY' | 'REMOVE';
  keys: Record<string, unknown>;
  newImage?: Record<string, unknown>;
  oldImage?: Record<string, unknown>;
  sequenceNumber: string;
  /** Seconds since the epoch. */
  createdAt: number;
};

export type StreamLog = {
  /** The oldest records of a table after a position. */
  read(tableName: string, after: number, limit: number): StreamRecord[];
  /** The position of the newest record, 0 when there is none. */
  newest(tableName: string): number;
  /**
   * Removes records up to a position, a few at a time, and none while the engine is writing; the newest of each table stays
   * (it carries the numbering).
   */
  trim(tableName: string, upTo: number): void;
  close(): void;
};

const TRIM_STEP = 500;

const json = z.string().transform((text) => JSON.parse(text) as Record<string, unknown>);
const RowSchema = z.object({
  id: z.number(),
  event_name: z.enum(['INSERT', 'MODIFY', 'REMOVE']),
  keys_json: json,
  new_image: json.nullable(),
  old_image: json.nullable(),
  sequence_number: z.string(),
  created_at: z.number(),
});

/** To be opened once the engine has made its tables. */
export function openStreamLog(file: string): StreamLog {
  const database = new DatabaseSync(file);
  database.exec(`
    PRAGMA busy_timeout = 5000;
    CREATE INDEX IF NOT EXISTS stream_by_number ON _stream_records (table_name, CAST(sequence_number AS INTEGER));
    CREATE INDEX IF NOT EXISTS stream_by_shard ON _stream_records (table_name, shard_id, CAST(sequence_number AS INTEGER));
    CREATE INDEX IF NOT EXISTS stream_by_position ON _stream_records (table_name, id);
  `);
  const select = database.prepare('SELECT * FROM _stream_records WHERE table_name = ? AND id > ? ORDER BY id LIMIT ?');
  const selectNewest = database.prepare('SELECT max(id) AS newest FROM _stream_records WHERE table_name = ?');
  // Its own connection, that waits for nobody and needs no room: tidying up must neither hold up the system nor end it.
  const tidier = new DatabaseSync(file);
  const remove = tidier.prepare(
    `DELETE FROM _stream_records WHERE id IN (
       SELECT id FROM _stream_records
       WHERE table_name = $table AND id <= $upTo AND id < (SELECT max(id) FROM _stream_records WHERE table_name = $table)
       LIMIT ${TRIM_STEP})`,
  );
  return {
    read: (tableName, after, limit) => select.all(tableName, after, limit).map(toRecord),
    newest: (tableName) => Number(selectNewest.get(tableName)?.['newest'] ?? 0),
    trim: (tableName, upTo) => {
      try {
        remove.run({ $table: tableName, $upTo: upTo });
      } catch (error) {
        if (!isLocked(error) && !isDiskFull(error)) throw error;
      }
    },
    close: () => {
      tidier.close();
      database.close();
    },
  };
}

const SQLITE_BUSY = 5;

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

function toRecord(row: unknown): StreamRecord {
  const { id, event_name, keys_json, new_image, old_image, sequence_number, created_at } = RowSchema.parse(row);
  return {
    position: id,
    eventName: event_name,
    keys: keys_json,
    ...(new_image ? { newImage: new_image } : {}),
    ...(old_image ? { oldImage: old_image } : {}),
    sequenceNumber: sequence_number,
    createdAt: created_at,
  };
}
