/** All that the running system keeps: every table, bucket and pool, read from the files of its engines; and the one thing that is written there. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { PlanId } from '../../../shared/model/account.ts';
import { stateFolder } from './system.ts';

type Kept = { place: string; expiresAt: number; text: string };

/** Where one of the texts stands, in any case, in what has not expired at `now`. */
export function placesOf(texts: readonly string[], now: Date): string[] {
  return [...tables(), ...files(), ...users()]
    .filter(({ expiresAt }) => expiresAt * 1_000 > now.getTime())
    .filter(({ text }) => texts.some((one) => text.toLowerCase().includes(one.toLowerCase())))
    .map(({ place }) => place);
}

/** What DynamoDB deletes late counts as gone when it has expired: it is filtered wherever it is read. */
function tables(): Kept[] {
  return read('dynamodb', (file) =>
    namesOf(file)
      .filter((name) => name.startsWith('xpage-local-') && !name.includes('::'))
      .flatMap((name) =>
        file
          .prepare(`SELECT pk, sk, item_json FROM "${name}"`)
          .all()
          .map(({ pk, sk, item_json: text }) => ({
            place: `${name} ${String(pk)} ${String(sk)}`,
            expiresAt: Number(/"expiresAt":\{"N":"(\d+)"\}/.exec(String(text))?.[1] ?? Infinity),
            text: String(text),
          })),
      ),
  );
}

function files(): Kept[] {
  return read('s3', (file) =>
    file
      .prepare('SELECT bucket, key, body FROM objects')
      .all()
      .map(({ bucket, key, body }) => ({
        place: `${String(bucket)} ${String(key)}`,
        expiresAt: Infinity,
        text: `${String(key)} ${Buffer.from(body as Uint8Array).toString('latin1')}`,
      })),
  );
}

function users(): Kept[] {
  return read('cognito', (file) =>
    namesOf(file).flatMap((name) =>
      file
        .prepare(`SELECT * FROM ${name}`)
        .all()
        .map((row) => ({ place: `pool ${name}`, expiresAt: Infinity, text: JSON.stringify(row) })),
    ),
  );
}

const namesOf = (file: DatabaseSync): string[] =>
  file
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
    .all()
    .map(({ name }) => String(name));

function read(engine: string, query: (file: DatabaseSync) => Kept[]): Kept[] {
  const file = new DatabaseSync(join(stateFolder, `${engine}.sqlite`), { readOnly: true });
  try {
    return query(file);
  } finally {
    file.close();
  }
}

/** What would otherwise be paid for: it counts from the next call on. */
export function givePlan(accountId: string, planId: PlanId): void {
  // The engine writes at the same time: its turn is waited for.
  const file = new DatabaseSync(join(stateFolder, 'dynamodb.sqlite'), { timeout: 5_000 });
  const plan = JSON.stringify({ M: { id: { S: planId }, trialEndsAt: { NULL: true } } });
  try {
    file
      .prepare(
        `UPDATE "xpage-local-accounts" SET item_json = json_set(item_json, '$.plan', json(?)) WHERE pk = ? AND sk = 'S:ACCOUNT'`,
      )
      .run(plan, `S:ACC#${accountId}`);
  } finally {
    file.close();
  }
}
