/** Sends new outbox rows to the queue of their job, as the tables' streams tell of them. */
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping, FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { outboxTables, type TableName } from '../../shared/model/resources.ts';
import type { FunctionSettings } from '../functions.ts';
import { AppFunction } from './app-function.ts';
import { keyStatements } from './key-statements.ts';
import type { Surroundings } from './surroundings.ts';

export type OutboxDispatcherProps = { settings: FunctionSettings; deadLetters: IQueue; around: Surroundings };

const RETRIES = 5;

/** Everything else that happens in a table is not work to follow. */
const newOutboxRows = FilterCriteria.filter({
  eventName: FilterRule.isEqual('INSERT'),
  dynamodb: { Keys: { pk: { S: FilterRule.beginsWith('OUTBOX#') } } },
});

export class OutboxDispatcher extends AppFunction {
  constructor(scope: Construct, id: string, { settings, deadLetters, around }: OutboxDispatcherProps) {
    super(scope, id, { settings, around });
    this.handler.addToRolePolicy(
      new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [deadLetters.queueArn] }),
    );
    for (const statement of keyStatements(around.key, 'write')) this.handler.addToRolePolicy(statement);
    for (const name of outboxTables) this.listenTo(name, around.tables[name], deadLetters);
  }

  private listenTo(name: TableName, table: TableV2, deadLetters: IQueue): void {
    if (!table.tableStreamArn) throw new Error(`The table ${name} has outbox rows but no stream. Give it one.`);
    this.handler.addToRolePolicy(
      new PolicyStatement({
        actions: [
          'dynamodb:DescribeStream',
          'dynamodb:GetRecords',
          'dynamodb:GetShardIterator',
          'dynamodb:ListStreams',
        ],
        resources: [table.tableStreamArn],
      }),
    );
    new EventSourceMapping(this, `Stream-${name}`, {
      target: this.handler,
      eventSourceArn: table.tableStreamArn,
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 25,
      filters: [newOutboxRows],
      bisectBatchOnError: true,
      retryAttempts: RETRIES,
      reportBatchItemFailures: true,
      onFailure: { bind: () => ({ destination: deadLetters.queueArn }) },
    });
  }
}
