/**
 * Vectors in an SQLite file, and in memory from the first use on: there those with the same metadata stand together, so a
 * filter is asked once for each kind of metadata instead of for each vector.
 */
import { Buffer } from 'node:buffer';
import { inTransaction, openStore } from '../store.ts';
import type { Filter, Metadata } from './metadata-filter.ts';

export type KeptVector = {
  key: string;
  /** Of length 1. */
  values: Float32Array;
  /** JSON. */
  metadata: string;
};

export type VectorStore = {
  put(index: string, vectors: readonly KeptVector[]): void;
  get(index: string, key: string): KeptVector | undefined;
  /** By key, those after the given one. */
  list(index: string, after: string, most: number): KeptVector[];
  /** The nearest first. */
  query(index: string, values: Float32Array, most: number, fits: Filter): { vector: KeptVector; cosine: number }[];
  delete(index: string, keys: readonly string[]): void;
  close(): void;
};

type Group = { metadata: Metadata; vectors: Map<string, KeptVector> };
/** Of one index. */
type Loaded = { groups: Map<string, Group>; groupOf: Map<string, Group> };

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS vector (
    index_arn TEXT NOT NULL,
    key TEXT NOT NULL,
    numbers BLOB NOT NULL,
    metadata TEXT NOT NULL,
    PRIMARY KEY (index_arn, key)
  ) WITHOUT ROWID;
`;

export function openVectorStore(file: string): VectorStore {
  const store = openStore(file, SCHEMA);
  const write = store.prepare('INSERT OR REPLACE INTO vector (index_arn, key, numbers, metadata) VALUES (?, ?, ?, ?)');
  const remove = store.prepare('DELETE FROM vector WHERE index_arn = ? AND key = ?');
  const readAll = store.prepare('SELECT key, numbers, metadata FROM vector WHERE index_arn = ?');
  const listKeys = store.prepare('SELECT key FROM vector WHERE index_arn = ? AND key > ? ORDER BY key LIMIT ?');
  const loaded = new Map<string, Loaded>();
  const load = (index: string): Loaded => {
    const known = loaded.get(index);
    if (known) return known;
    const fresh: Loaded = { groups: new Map(), groupOf: new Map() };
    for (const { key, numbers, metadata } of readAll.iterate(index)) {
      keep(fresh, { key: String(key), values: asNumbers(numbers as Uint8Array), metadata: String(metadata) });
    }
    loaded.set(index, fresh);
    return fresh;
  };
  const get = (index: string, key: string) => load(index).groupOf.get(key)?.vectors.get(key);
  return {
    put: (index, vectors) => {
      inTransaction(store, () => {
        for (const { key, values, metadata } of vectors) write.run(index, key, asBytes(values), metadata);
      });
      for (const vector of vectors) keep(load(index), vector);
    },
    get,
    list: (index, after, most) => listKeys.all(index, after, most).flatMap(({ key }) => get(index, String(key)) ?? []),
    query: (index, values, most, fits) => nearest(load(index), values, most, fits),
    delete: (index, keys) => {
      inTransaction(store, () => {
        for (const key of keys) remove.run(index, key);
      });
      for (const key of keys) drop(load(index), key);
    },
    close: () => store.close(),
  };
}

const asBytes = (values: Float32Array): Uint8Array => Buffer.from(values.buffer, values.byteOffset, values.byteLength);

/** A copy: numbers must stand at a multiple of four bytes. */
const asNumbers = (bytes: Uint8Array): Float32Array => new Float32Array(Uint8Array.from(bytes).buffer);

function keep(loaded: Loaded, vector: KeptVector): void {
  drop(loaded, vector.key);
  const group = loaded.groups.get(vector.metadata) ?? {
    metadata: JSON.parse(vector.metadata) as Metadata,
    vectors: new Map<string, KeptVector>(),
  };
  group.vectors.set(vector.key, vector);
  loaded.groups.set(vector.metadata, group);
  loaded.groupOf.set(vector.key, group);
}

function drop(loaded: Loaded, key: string): void {
  const group = loaded.groupOf.get(key);
  const vector = group?.vectors.get(key);
  if (!group || !vector) return;
  group.vectors.delete(key);
  loaded.groupOf.delete(key);
  if (group.vectors.size === 0) loaded.groups.delete(vector.metadata);
}

function nearest({ groups }: Loaded, values: Float32Array, most: number, fits: Filter) {
  const best: { vector: KeptVector; cosine: number }[] = [];
  for (const group of groups.values()) {
    if (!fits(group.metadata)) continue;
    for (const vector of group.vectors.values()) {
      const cosine = product(vector.values, values);
      if (best.length === most && cosine <= (best.at(-1)?.cosine ?? -1)) continue;
      const place = best.findIndex((found) => found.cosine < cosine);
      best.splice(place === -1 ? best.length : place, 0, { vector, cosine });
      if (best.length > most) best.pop();
    }
  }
  return best;
}

function product(left: Float32Array, right: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < left.length; index += 1) sum += (left[index] as number) * (right[index] as number);
  return sum;
}
