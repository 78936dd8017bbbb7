/** Tables as the templates declare them, and their creation in the engine. */
import * as z from 'zod';
import { flag } from '../../template/flag.ts';
import type { Resource } from '../../template/resources.ts';
import type { DynamoClient } from './client.ts';

const KeySchema = z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }));
const IndexSchema = z.object({ IndexName: z.string(), KeySchema, Projection: z.record(z.string(), z.unknown()) });

const TableSchema = z.object({
  AttributeDefinitions: z.array(z.object({ AttributeName: z.string(), AttributeType: z.string() })),
  KeySchema,
  GlobalSecondaryIndexes: z.array(IndexSchema).default([]),
  LocalSecondaryIndexes: z.array(IndexSchema).default([]),
  StreamSpecification: z.object({ StreamViewType: z.string() }).optional(),
  TimeToLiveSpecification: z.object({ AttributeName: z.string(), Enabled: flag }).optional(),
});

export type TableDefinition = {
  name: string;
  arn: string;
  attributes: { AttributeName: string; AttributeType: string }[];
  keySchema: z.infer<typeof KeySchema>;
  globalIndexes: z.infer<typeof IndexSchema>[];
  localIndexes: z.infer<typeof IndexSchema>[];
  stream?: { arn: string; viewType: string };
  /** The attribute with the time, in seconds since the epoch, after which an item expires. */
  expiryAttribute?: string;
};

export function readTable(resource: Resource): TableDefinition {
  const properties = TableSchema.parse(resource.properties());
  const { StreamSpecification: stream, TimeToLiveSpecification: expiry } = properties;
  return {
    name: resource.name,
    arn: resource.attribute('Arn'),
    attributes: properties.AttributeDefinitions,
    keySchema: properties.KeySchema,
    globalIndexes: properties.GlobalSecondaryIndexes,
    localIndexes: properties.LocalSecondaryIndexes,
    ...(stream ? { stream: { arn: resource.attribute('StreamArn'), viewType: stream.StreamViewType } } : {}),
    ...(expiry?.Enabled ? { expiryAttribute: expiry.AttributeName } : {}),
  };
}

/** The name of the partition key of a table or of one of its indexes; undefined for an index that isn't there. */
export function partitionKeyOf(table: TableDefinition, indexName?: string): string | undefined {
  const index = [...table.globalIndexes, ...table.localIndexes].find((candidate) => candidate.IndexName === indexName);
  const schema = indexName === undefined ? table.keySchema : index?.KeySchema;
  return schema?.find((key) => key.KeyType === 'HASH')?.AttributeName;
}

/** Creates what is missing. Throws when a table's keys changed: it would have to be replaced, which loses its data. */
export async function createTables(client: DynamoClient, tables: readonly TableDefinition[]): Promise<void> {
  const { TableNames } = z.object({ TableNames: z.array(z.string()) }).parse(await client('ListTables', {}));
  for (const table of tables) {
    if (TableNames.includes(table.name)) await updateTable(client, table);
    else await client('CreateTable', creationOf(table));
  }
}

function creationOf(table: TableDefinition): Record<string, unknown> {
  return {
    TableName: table.name,
    AttributeDefinitions: table.attributes,
    KeySchema: table.keySchema,
    BillingMode: 'PAY_PER_REQUEST',
    ...(table.globalIndexes.length > 0 ? { GlobalSecondaryIndexes: table.globalIndexes } : {}),
    ...(table.localIndexes.length > 0 ? { LocalSecondaryIndexes: table.localIndexes } : {}),
    ...(table.stream ? { StreamSpecification: { StreamEnabled: true, StreamViewType: table.stream.viewType } } : {}),
  };
}

const DescriptionSchema = z.object({
  Table: z.object({
    KeySchema,
    GlobalSecondaryIndexes: z.array(z.object({ IndexName: z.string() })).default([]),
    StreamSpecification: z.object({ StreamEnabled: z.boolean() }).optional(),
  }),
});

async function updateTable(client: DynamoClient, table: TableDefinition): Promise<void> {
  const { Table: existing } = DescriptionSchema.parse(await client('DescribeTable', { TableName: table.name }));
  if (JSON.stringify(existing.KeySchema) !== JSON.stringify(table.keySchema)) {
    throw new Error(
      `The keys of the table ${table.name} changed. Start with --reset to make it anew (its data is lost).`,
    );
  }
  if (table.stream && !existing.StreamSpecification?.StreamEnabled) {
    const { StreamSpecification } = creationOf(table);
    await client('UpdateTable', { TableName: table.name, StreamSpecification });
  }
  const known = new Set(existing.GlobalSecondaryIndexes.map((index) => index.IndexName));
  for (const index of table.globalIndexes.filter((candidate) => !known.has(candidate.IndexName))) {
    const GlobalSecondaryIndexUpdates = [{ Create: index }];
    await client('UpdateTable', {
      TableName: table.name,
      AttributeDefinitions: table.attributes,
      GlobalSecondaryIndexUpdates,
    });
  }
}
