/** A Lambda function of ours: bundled code, a role of its own, logs, traces, limits. */
import { join } from 'node:path';
import { Duration } from 'aws-cdk-lib';
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  RecursiveLoop,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { JobName, PoolName } from '../../shared/model/resources.ts';
import type { FunctionSettings } from '../functions.ts';
import { readNeeds } from '../needs.ts';
import { environmentFor } from './function-environment.ts';
import { FunctionRole } from './function-role.ts';
import { KeptLogs } from './kept-logs.ts';
import type { Surroundings } from './surroundings.ts';

export type AppFunctionProps = {
  settings: FunctionSettings;
  around: Surroundings;
  /** Pools whose tokens it checks. */
  tokenPools?: readonly PoolName[];
  /** The job whose messages it works on. */
  job?: JobName;
};

export class AppFunction extends Construct {
  readonly handler: LambdaFunction;
  readonly settings: FunctionSettings;

  constructor(scope: Construct, id: string, props: AppFunctionProps) {
    super(scope, id);
    const { settings, around, tokenPools = [], job } = props;
    const { stage } = around;
    const functionName = `xpage-${stage.name}-${settings.name}`;
    const needs = readNeeds(around.buildRoot, settings.name);
    const logs = new KeptLogs(this, 'Logs', { name: `/aws/lambda/${functionName}`, key: around.key }).group;
    const concurrency = stage.reservedConcurrency[settings.name];
    this.settings = settings;
    this.handler = new LambdaFunction(this, 'Function', {
      functionName,
      code: Code.fromAsset(join(around.buildRoot, 'functions', settings.name)),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: needs.x64 ? Architecture.X86_64 : Architecture.ARM_64,
      role: new FunctionRole(this, 'Rights', { name: settings.name, needs, logs, around }).role,
      environment: environmentFor(needs, tokenPools, around),
      timeout: Duration.seconds(settings.timeoutSeconds),
      memorySize: settings.memoryMegabytes,
      tracing: Tracing.ACTIVE,
      logGroup: logs,
      ...(concurrency === undefined ? {} : { reservedConcurrentExecutions: concurrency }),
      // Lambda takes the seventeenth message of a chain for a runaway loop, unless a job is meant to go on by messages.
      ...(job && needs.queues.includes(job) ? { recursiveLoop: RecursiveLoop.ALLOW } : {}),
    });
  }
}
