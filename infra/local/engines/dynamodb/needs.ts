/**
 * What a caller must be allowed to do for each DynamoDB operation.
 * Source: Service Authorization Reference, "Actions, resources, and condition keys for Amazon DynamoDB".
 */
import * as z from 'zod';
import { readJson, targetOperation, unknownOperation } from '../aws-json.ts';
import type { EngineRequest, Need } from '../engine.ts';
import { partitionKeyOf, type TableDefinition } from './tables.ts';

export type NeedRules = { region: string; account: string; tables: readonly TableDefinition[] };

const Attribute = z.record(z.string(), z.unknown());
const Item = z.record(z.string(), Attribute);
const Target = z.object({ TableName: z.string() });
const ItemRequest = Target.extend({ Key: Item.optional(), Item: Item.optional() });
const ReadRequest = Target.extend({
  IndexName: z.string().optional(),
  KeyConditionExpression: z.string().optional(),
  ExpressionAttributeNames: z.record(z.string(), z.string()).optional(),
  ExpressionAttributeValues: Item.optional(),
});
const BatchGetRequest = z.object({ RequestItems: z.record(z.string(), z.object({ Keys: z.array(Item) })) });
const BatchWriteRequest = z.object({
  RequestItems: z.record(
    z.string(),
    z.array(
      z.object({
        PutRequest: z.object({ Item: Item }).optional(),
        DeleteRequest: z.object({ Key: Item }).optional(),
      }),
    ),
  ),
});
const TransactRequest = z.object({ TransactItems: z.array(z.record(z.string(), ItemRequest)) });

/** The permission that each part of a transaction needs. */
const TRANSACT_ACTIONS: Record<string, string> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
};

type NeedsOf = (request: EngineRequest, operation: string, rules: NeedRules) => Need[];

const OPERATIONS: Record<string, NeedsOf> = {
  GetItem: needsOfItem,
  PutItem: needsOfItem,
  UpdateItem: needsOfItem,
  DeleteItem: needsOfItem,
  Query: needsOfRead,
  Scan: needsOfRead,
  BatchGetItem: needsOfBatchGet,
  BatchWriteItem: needsOfBatchWrite,
  TransactGetItems: needsOfTransaction,
  TransactWriteItems: needsOfTransaction,
  DescribeTable: (request, operation, rules) => [
    { action: `dynamodb:${operation}`, resource: arnOf(rules, read(request, Target).TableName) },
  ],
};

/** Whether the request may make stream records. */
export function isWrite(request: EngineRequest): boolean {
  return /\.(?:(?:Put|Update|Delete)Item|BatchWriteItem|TransactWriteItems)$/.test(
    String(request.headers['x-amz-target']),
  );
}

/** Throws EngineError UnknownOperationException for what isn't in the list, SerializationException for a broken body. */
export function needsOf(request: EngineRequest, rules: NeedRules): Need[] {
  const operation = targetOperation(request, 'DynamoDB_20120810');
  const needs = Object.hasOwn(OPERATIONS, operation) ? OPERATIONS[operation] : undefined;
  if (!needs) throw unknownOperation(operation);
  return needs(request, operation, rules);
}

function needsOfItem(request: EngineRequest, operation: string, rules: NeedRules): Need[] {
  return [needOfItem(`dynamodb:${operation}`, read(request, ItemRequest), rules)];
}

function needsOfTransaction(request: EngineRequest, _operation: string, rules: NeedRules): Need[] {
  return read(request, TransactRequest).TransactItems.flatMap((entry) =>
    Object.entries(entry).map(([part, item]) => {
      const action = Object.hasOwn(TRANSACT_ACTIONS, part) ? TRANSACT_ACTIONS[part] : undefined;
      if (!action) throw unknownOperation(`${part} in a transaction`);
      return needOfItem(`dynamodb:${action}`, item, rules);
    }),
  );
}

function needsOfBatchGet(request: EngineRequest, operation: string, rules: NeedRules): Need[] {
  return Object.entries(read(request, BatchGetRequest).RequestItems).map(([table, { Keys }]) =>
    needOfItems(`dynamodb:${operation}`, table, Keys, rules),
  );
}

function needsOfBatchWrite(request: EngineRequest, operation: string, rules: NeedRules): Need[] {
  return Object.entries(read(request, BatchWriteRequest).RequestItems).map(([table, writes]) => {
    const items = writes.map((write) => write.PutRequest?.Item ?? write.DeleteRequest?.Key ?? {});
    return needOfItems(`dynamodb:${operation}`, table, items, rules);
  });
}

function needsOfRead(request: EngineRequest, operation: string, rules: NeedRules): Need[] {
  const body = read(request, ReadRequest);
  const table = findTable(rules, body.TableName);
  const suffix = body.IndexName === undefined ? '' : `/index/${body.IndexName}`;
  const key = table ? partitionKeyOf(table, body.IndexName) : undefined;
  const value = key === undefined ? undefined : conditionValue(body, key);
  return [
    {
      action: `dynamodb:${operation}`,
      resource: arnOf(rules, body.TableName) + suffix,
      ...(value === undefined ? {} : { conditions: { 'dynamodb:LeadingKeys': [value] } }),
    },
  ];
}

/** The value that a key condition compares the partition key with. */
function conditionValue(body: z.infer<typeof ReadRequest>, key: string): string | undefined {
  for (const match of (body.KeyConditionExpression ?? '').matchAll(/(#?[\w.-]+)\s*=\s*(:[\w-]+)/g)) {
    const [, name = '', placeholder = ''] = match;
    if ((body.ExpressionAttributeNames?.[name] ?? name) !== key) continue;
    return scalarOf(body.ExpressionAttributeValues?.[placeholder]);
  }
  return undefined;
}

function needOfItem(action: string, item: z.infer<typeof ItemRequest>, rules: NeedRules): Need {
  return needOfItems(action, item.TableName, [item.Key ?? item.Item ?? {}], rules);
}

function needOfItems(action: string, tableName: string, items: z.infer<typeof Item>[], rules: NeedRules): Need {
  const table = findTable(rules, tableName);
  const key = table ? partitionKeyOf(table) : undefined;
  const values = key === undefined ? [] : items.flatMap((item) => scalarOf(item[key]) ?? []);
  return {
    action,
    resource: arnOf(rules, tableName),
    ...(values.length === 0 ? {} : { conditions: { 'dynamodb:LeadingKeys': values } }),
  };
}

function scalarOf(attribute: z.infer<typeof Attribute> | undefined): string | undefined {
  const value = Object.values(attribute ?? {})[0];
  return typeof value === 'string' ? value : undefined;
}

function findTable(rules: NeedRules, nameOrArn: string): TableDefinition | undefined {
  return rules.tables.find((table) => table.name === nameOrArn || table.arn === nameOrArn);
}

function arnOf({ region, account }: NeedRules, nameOrArn: string): string {
  return nameOrArn.startsWith('arn:') ? nameOrArn : `arn:aws:dynamodb:${region}:${account}:table/${nameOrArn}`;
}

function read<Output>(request: EngineRequest, schema: z.ZodType<Output>): Output {
  return readJson(request, schema, 'ValidationException');
}
