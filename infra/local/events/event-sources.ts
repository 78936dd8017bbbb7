/** Connects the event source mappings of the templates with the tables and queues that they name. */
import type { FunctionPool } from '../compute/function-pool.ts';
import type { DynamoEngine, TableDefinition } from '../engines/dynamodb.ts';
import type { Clock, Need } from '../engines/engine.ts';
import type { SqsEngine } from '../engines/sqs.ts';
import type { Resources } from '../template/resources.ts';
import type { EventState } from './event-state.ts';
import { readMapping, type EventSourceMapping } from './mapping.ts';
import { startQueueSource } from './queues.ts';
import { startStreamSource, type StreamSource } from './streams.ts';

export type EventSourceOptions = {
  resources: Resources;
  region: string;
  tables: TableDefinition[];
  dynamo: DynamoEngine;
  sqs: SqsEngine;
  pool: FunctionPool;
  state: EventState;
  clock: Clock;
  /** Whether the role of the function allows it. */
  mayFunction(functionArn: string, need: Need): boolean;
  sendToQueue(queueArn: string, body: string): Promise<void>;
  onError(line: string): void;
};

export type EventSources = { close(): Promise<void> };

/** Records that came past the front of the table engine (expired items) are seen within this time. */
const LOOK_AGAIN_MS = 1_000;

const STREAM_ACTIONS = ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'];
const QUEUE_ACTIONS = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];

/** Throws, as a deployment would fail, when a function may not read its source or the source is not there. */
export function startEventSources(options: EventSourceOptions): EventSources {
  const mappings = options.resources
    .ofType('AWS::Lambda::EventSourceMapping')
    .flatMap((resource) => readMapping(resource) ?? []);
  for (const mapping of mappings) checkRights(mapping, options);
  const queues = mappings
    .filter(isOfQueue)
    .map((mapping) =>
      startQueueSource({ mapping, queueName: nameOf(mapping.sourceArn), queues: options.sqs, pool: options.pool }),
    );
  const streams = mappings.filter((mapping) => !isOfQueue(mapping)).map((mapping) => startStream(mapping, options));
  const wake = (): void => {
    for (const source of streams) source.wake();
  };
  const stopListening = options.dynamo.onWrite(wake);
  const timer = setInterval(() => {
    wake();
    trimStreams(streams, options);
  }, LOOK_AGAIN_MS);
  return {
    close: async () => {
      clearInterval(timer);
      stopListening();
      await Promise.all([...queues, ...streams].map((source) => source.close()));
    },
  };
}

function startStream(mapping: EventSourceMapping, options: EventSourceOptions): StreamSource {
  const table = options.tables.find((candidate) => candidate.stream?.arn === mapping.sourceArn);
  if (!table) {
    throw new Error(
      `${mapping.where} reads ${mapping.sourceArn}; expected the stream of a table or a queue of the templates.`,
    );
  }
  const { region, pool, state, clock, sendToQueue, onError } = options;
  return startStreamSource({
    mapping,
    table,
    region,
    streams: options.dynamo.streams,
    pool,
    state,
    clock,
    sendToQueue,
    onError,
  });
}

/** What all readers of a table have taken is no longer needed. */
function trimStreams(sources: StreamSource[], { tables, dynamo }: EventSourceOptions): void {
  for (const table of tables.filter((candidate) => candidate.stream)) {
    const positions = sources.filter((source) => source.tableName === table.name).map((source) => source.position());
    dynamo.streams.trim(table.name, Math.min(dynamo.streams.newest(table.name), ...positions));
  }
}

function checkRights(mapping: EventSourceMapping, { mayFunction }: EventSourceOptions): void {
  for (const action of isOfQueue(mapping) ? QUEUE_ACTIONS : STREAM_ACTIONS) {
    if (mayFunction(mapping.functionArn, { action, resource: mapping.sourceArn })) continue;
    throw new Error(
      `${mapping.where}: the role of ${mapping.functionArn} does not allow ${action} on ${mapping.sourceArn}. ` +
        'On AWS the deployment would fail; grant it in the template.',
    );
  }
}

function isOfQueue(mapping: EventSourceMapping): boolean {
  return mapping.sourceArn.startsWith('arn:aws:sqs:');
}

function nameOf(arn: string): string {
  return arn.slice(arn.lastIndexOf(':') + 1);
}
