/** The role of one function: its log group, its traces, and what its needs name. */
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { FunctionNeeds } from '../needs.ts';
import { statementsFor } from './needs-statements.ts';
import type { Surroundings } from './surroundings.ts';

export type FunctionRoleProps = { name: string; needs: FunctionNeeds; logs: LogGroup; around: Surroundings };

export class FunctionRole extends Construct {
  readonly role: Role;

  constructor(scope: Construct, id: string, props: FunctionRoleProps) {
    super(scope, id);
    this.role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: `Rights of the function ${props.name}`,
    });
    for (const statement of [...ownTraces(props.logs), ...statementsFor(props.needs, props.around)]) {
      this.role.addToPolicy(statement);
    }
  }
}

/** X-Ray knows no resources for these actions (Service Authorization Reference): the one place with a bare asterisk. */
function ownTraces(logs: LogGroup): PolicyStatement[] {
  return [
    new PolicyStatement({
      actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      resources: [logs.logGroupArn],
    }),
    new PolicyStatement({ actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'], resources: ['*'] }),
  ];
}
