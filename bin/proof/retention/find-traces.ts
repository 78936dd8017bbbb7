/** Where words stand in what a running system keeps: tables, files, vectors, queues and pools, read from the files of its engines. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Proof } from '../client/proof.ts';

type Kept = { place: string; text: string; expiresAt: number };

/**
 * The places that hold one of the texts, in any case. Streams are left out: DynamoDB forgets them after 24 hours, by itself.
 * @param now what has expired by then counts as gone; without it nothing does that still stands
 */
export function findTraces(stateDir: string, texts: readonly string[], now?: Date): string[] {
  const wanted = texts.map((text) => text.toLowerCase());
  const until = now === undefined ? -Infinity : now.getTime() / 1_000;
  return [...tables(stateDir), ...files(stateDir), ...vectors(stateDir), ...messages(stateDir), ...users(stateDir)]
    .filter(({ expiresAt }) => expiresAt > until)
    .filter(({ text }) => wanted.some((one) => text.toLowerCase().includes(one)))
    .map(({ place }) => place);
}

/** The same of the system of a proof, with what has expired and was not removed yet. */
export const tracesOf = ({ system }: Proof, texts: readonly string[]): string[] =>
  findTraces(system.description().stateDir, texts);

function tables(stateDir: string): Kept[] {
  return read(stateDir, 'dynamodb', (store) =>
    namesOf(store)
      .filter((name) => name.startsWith('xpage-local-') && !name.includes('::'))
      .flatMap((name) =>
        rowsOf(store, `SELECT pk, sk, item_json FROM "${name}"`).map(({ pk, sk, item_json: text }) => ({
          place: `${name} ${String(pk)} ${String(sk)}`,
          expiresAt: Number(/"expiresAt":\{"N":"(\d+)"\}/.exec(String(text))?.[1] ?? Infinity),
          text: String(text),
        })),
      ),
  );
}

function files(stateDir: string): Kept[] {
  return read(stateDir, 's3', (store) =>
    rowsOf(store, 'SELECT bucket, key, body FROM objects').map(({ bucket, key, body }) =>
      lasting(
        `${String(bucket)} ${String(key)}`,
        `${String(key)} ${Buffer.from(body as Uint8Array).toString('latin1')}`,
      ),
    ),
  );
}

function vectors(stateDir: string): Kept[] {
  return read(stateDir, 's3-vectors', (store) =>
    rowsOf(store, 'SELECT key, metadata FROM vector').map(({ key, metadata }) =>
      lasting(`vector ${String(key)}`, `${String(key)} ${String(metadata)}`),
    ),
  );
}

function messages(stateDir: string): Kept[] {
  return read(stateDir, 'sqs', (store) =>
    rowsOf(store, 'SELECT queue, id, body FROM message').map(({ queue, id, body }) =>
      lasting(`queue ${String(queue)} ${String(id)}`, String(body)),
    ),
  );
}

/** How often a name was tried in vain is the pool's own to forget: it is noted of names that no user has, too. */
const OF_THE_POOL = 'sign_in_failure';

function users(stateDir: string): Kept[] {
  return read(stateDir, 'cognito', (store) =>
    namesOf(store)
      .filter((name) => name !== OF_THE_POOL)
      .flatMap((name) =>
        rowsOf(store, `SELECT * FROM "${name}"`).map((row) => lasting(`pool ${name}`, JSON.stringify(row))),
      ),
  );
}

const lasting = (place: string, text: string): Kept => ({ place, text, expiresAt: Infinity });

const rowsOf = (store: DatabaseSync, query: string): Record<string, unknown>[] => store.prepare(query).all();

const namesOf = (store: DatabaseSync): string[] =>
  rowsOf(store, "SELECT name FROM sqlite_master WHERE type = 'table'").map(({ name }) => String(name));

function read(stateDir: string, engine: string, query: (store: DatabaseSync) => Kept[]): Kept[] {
  const store = new DatabaseSync(join(stateDir, `${engine}.sqlite`), { readOnly: true });
  try {
    return query(store);
  } finally {
    store.close();
  }
}
