/**
 * The document client of a test: commands are recorded, not carried out. Reads answer from rows that the test gives;
 * every expression that was sent is checked for what DynamoDB itself would refuse.
 */
import {
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
  PutCommand,
  DeleteCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, expect } from 'vitest';

export type Row = Record<string, unknown>;

/** To be called once in a test file, outside of tests. */
export function useDynamo() {
  const dynamo = mockClient(DynamoDBDocumentClient);
  dynamo.send.resolves({ $metadata: {} });
  beforeEach(() => {
    dynamo.reset();
    dynamo.send.resolves({ $metadata: {} });
  });
  afterEach(() => forgetCommands(dynamo));
  return dynamo;
}

type Dynamo = ReturnType<typeof useDynamo>;

/** Checks the commands so far and lets go of them: in a test of very many they would fill the memory. */
export function forgetCommands(dynamo: Dynamo): void {
  for (const call of dynamo.calls()) expectSoundExpressions(call.args[0].input as Row);
  dynamo.resetHistory();
}

/** Reads by key answer with these rows, in whatever table; every sign-in has its session, unless a row says otherwise. */
export function store(dynamo: Dynamo, rows: readonly Row[]): void {
  dynamo.on(GetCommand).callsFake(({ Key: key }: { Key: Row }) => {
    const Item = rows.find((row) => row['pk'] === key['pk'] && row['sk'] === key['sk']);
    if (!Item && String(key['sk']).startsWith('SESSION#')) return { Item: LASTING_SESSION };
    return Item ? { Item } : {};
  });
}

/** Seen just now, whatever the test's clock says. */
const LASTING_SESSION = { method: 'password', seenAt: '2999-01-01T00:00:00.000Z', expiresAt: 32_472_144_000 };

/** The inputs of all writes so far, in order; the items of a transaction one by one. */
export function writes(dynamo: Dynamo): { kind: string; item: Row }[] {
  return dynamo.calls().flatMap(({ args: [command] }): { kind: string; item: Row }[] => {
    if (command instanceof PutCommand) return [{ kind: 'Put', item: command.input as Row }];
    if (command instanceof UpdateCommand) return [{ kind: 'Update', item: command.input as Row }];
    if (command instanceof DeleteCommand) return [{ kind: 'Delete', item: command.input as Row }];
    if (!(command instanceof TransactWriteCommand)) return [];
    return (command.input.TransactItems ?? []).flatMap((entry) =>
      Object.entries(entry).map(([kind, item]) => ({ kind, item: item as Row })),
    );
  });
}

/** The one transaction that was sent; fails when it was none or several. */
export function onlyTransaction(dynamo: Dynamo): Row[] {
  const sent = dynamo.commandCalls(TransactWriteCommand);
  expect(sent).toHaveLength(1);
  return (sent[0]?.args[0].input.TransactItems ?? []) as Row[];
}

export function queries(dynamo: Dynamo): Row[] {
  return dynamo.commandCalls(QueryCommand).map(({ args: [command] }) => command.input as Row);
}

/** What DynamoDB answers when a condition does not hold. */
export function conditionFailed(): Error {
  return Object.assign(new Error('The conditional request failed'), { name: 'ConditionalCheckFailedException' });
}

/** What DynamoDB answers to a refused transaction; one code for each of its items. */
export function transactionCanceled(...codes: string[]): Error {
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes.join(', ')}]`;
  const reasons = codes.map((Code) => ({ Code }));
  return Object.assign(new Error(message), { name: 'TransactionCanceledException', CancellationReasons: reasons });
}

/** What an overloaded service answers. */
export function throttled(): Error {
  return Object.assign(new Error('Rate exceeded'), { name: 'ThrottlingException', $metadata: { httpStatusCode: 400 } });
}

function expectSoundExpressions(input: Row): void {
  const items = input['TransactItems'];
  if (Array.isArray(items)) {
    expect(items.length, 'a transaction holds 1 to 100 items').toBeGreaterThan(0);
    const targets = items.map((entry) => targetOf(Object.values(entry as Row)[0] as Row));
    expect(new Set(targets).size, 'a transaction touches each item once').toBe(targets.length);
    for (const entry of items) expectSoundExpressions(Object.values(entry as Row)[0] as Row);
    return;
  }
  const text = Object.entries(input)
    .filter(([name]) => name.endsWith('Expression'))
    .map(([, expression]) => String(expression))
    .join(' ');
  const used = (mark: RegExp): string[] => [...new Set(text.match(mark) ?? [])].sort();
  expect(used(/:\w+/g), text).toEqual(
    Object.keys((input['ExpressionAttributeValues'] as Row | undefined) ?? {}).sort(),
  );
  expect(used(/#\w+/g), text).toEqual(Object.keys((input['ExpressionAttributeNames'] as Row | undefined) ?? {}).sort());
}

function targetOf(item: Row): string {
  const { pk, sk } = (item['Key'] ?? item['Item']) as Row;
  return `${String(item['TableName'])} ${String(pk)} ${String(sk)}`;
}
