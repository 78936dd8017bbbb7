/**
 * What an effect has found out, or was given by a write, for whoever goes on with it after it was broken off. Gone when it is done.
 * Rows of the `requests` table: pk `ONCE#<call>#<who>#<key>`, sk as effect-run.ts numbers them, note, expiresAt.
 */
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { EffectRun } from './effect-run.ts';
import { environment } from './environment.ts';

/** `send`: of a document client. */
type Place = { run: EffectRun; sk: string; send: (command: unknown) => Promise<unknown> };

/**
 * What stands there from the run before, or what `find` gives now, which is noted right after it.
 * @param find gives what a row can hold; what it throws is not kept
 */
export async function noteOnce<Value>({ run, sk, send }: Place, find: () => Promise<Value>): Promise<Value> {
  const TableName = environment.table('requests');
  const key = { pk: run.pk, sk };
  run.notes.add(sk);
  if (run.isTakenOver) {
    const { Item } = (await send(new GetCommand({ TableName, Key: key, ConsistentRead: true }))) as { Item?: object };
    if (Item) return (Item as { note: Value }).note;
  }
  const note = await find();
  await send(new PutCommand({ TableName, Item: { ...key, expiresAt: run.expiresAt, note } }));
  return note;
}
