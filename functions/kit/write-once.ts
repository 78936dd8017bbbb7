/**
 * Writes of an effect that is run again after it was broken off: each is made in one transaction with a row that says so, and one
 * whose row is there already is left out. A write that gives something back can't be part of a transaction: what it gave is noted
 * right after it. Broken off between the two it is made twice: a number is left out, a try counts for two.
 */
import { DeleteCommand, PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { noteOnce } from './effect-notes.ts';
import { takeWriteKey, type EffectRun } from './effect-run.ts';
import { environment } from './environment.ts';
import type { TransactItem } from './outbox.ts';

type Send = (command: unknown) => Promise<unknown>;

type Row = Record<string, unknown>;

const REFUSED = 'ConditionalCheckFailed';

/** Sends any command; of writes it is the way described above. Throws what the command itself throws. */
export async function writeOnce(run: EffectRun, command: unknown, send: Send): Promise<unknown> {
  const items = itemsOf(command);
  // Limits and the rows of effects themselves: they are counted, and written, in every run.
  if (!items || items.every((item) => tableOf(item) === environment.table('requests'))) return send(command);
  if (givesBack(command)) return giveOnce(run, { items, command, send });
  const { sk, giveBack } = takeWriteKey(run, items.map(describeKey));
  const isSingle = !(command instanceof TransactWriteCommand);
  try {
    const written = await sendWithRow(run, sk, { items, command, send });
    run.hasWritten = true;
    return written;
  } catch (error) {
    const reasons = refusalsOf(error);
    if (reasons?.at(-1)?.Code === REFUSED) {
      run.hasWritten = true;
      return { $metadata: {} };
    }
    giveBack();
    throw isSingle && reasons?.[0]?.Code === REFUSED ? conditionFailed(reasons[0].Item) : withoutOurs(error, reasons);
  }
}

type Sent = { items: TransactItem[]; command: unknown; send: Send };

/** Whether a write gives back what there is or was. */
function givesBack(command: unknown): boolean {
  const { ReturnValues: returned = 'NONE' } = (command as { input: { ReturnValues?: string } }).input;
  return returned !== 'NONE';
}

/** What it gave when it was made. */
async function giveOnce(run: EffectRun, { items, command, send }: Sent): Promise<unknown> {
  const { sk, giveBack } = takeWriteKey(run, items.map(describeKey));
  try {
    const Attributes = await noteOnce({ run, sk, send }, async () => {
      const given = (await send(command)) as { Attributes?: Row };
      run.hasWritten = true;
      return given.Attributes;
    });
    return { $metadata: {}, Attributes };
  } catch (error) {
    giveBack();
    throw error;
  }
}

function sendWithRow({ pk, expiresAt }: EffectRun, sk: string, { items, command, send }: Sent): Promise<unknown> {
  const row: TransactItem = {
    Put: {
      TableName: environment.table('requests'),
      Item: { pk, sk, expiresAt },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
  const settings = command instanceof TransactWriteCommand ? command.input : {};
  return send(new TransactWriteCommand({ ...settings, TransactItems: [...items, row] }));
}

/** Undefined for what is no write. */
function itemsOf(command: unknown): TransactItem[] | undefined {
  if (command instanceof TransactWriteCommand) return command.input.TransactItems ?? [];
  if (command instanceof PutCommand) return single(command.input, 'Put');
  if (command instanceof DeleteCommand) return single(command.input, 'Delete');
  return command instanceof UpdateCommand ? single(command.input, 'Update') : undefined;
}

/** An item of a transaction gives nothing back. */
function single(input: { ReturnValues?: string | undefined }, kind: 'Put' | 'Update' | 'Delete'): TransactItem[] {
  const { ReturnValues: _returned, ...item } = input;
  return [{ [kind]: item }];
}

type Inner = { TableName?: string; Key?: Row; Item?: Row };

const innerOf = (item: TransactItem): Inner => (Object.values(item)[0] ?? {}) as Inner;

const tableOf = (item: TransactItem): string | undefined => innerOf(item).TableName;

/** Its table and key. */
function describeKey(item: TransactItem): string {
  const { TableName: table, Key, Item } = innerOf(item);
  const { pk, sk } = Key ?? Item ?? {};
  return JSON.stringify([table, pk, sk]);
}

type Refusal = { Code?: string; Item?: Row };

/** Why each item of a refused transaction was; null for another error. */
export function refusalsOf(error: unknown): Refusal[] | null {
  if (!(error instanceof Error) || error.name !== 'TransactionCanceledException') return null;
  return (error as Error & { CancellationReasons?: Refusal[] }).CancellationReasons ?? [];
}

/** As the write alone would have been refused. */
function conditionFailed(Item: Refusal['Item']): Error {
  const name = 'ConditionalCheckFailedException';
  return Object.assign(new Error('The conditional request failed'), { name, ...(Item && { Item }) });
}

/** Whoever wrote the items knows nothing of the row behind them. */
function withoutOurs(error: unknown, reasons: Refusal[] | null): unknown {
  return reasons ? Object.assign(error as Error, { CancellationReasons: reasons.slice(0, -1) }) : error;
}
