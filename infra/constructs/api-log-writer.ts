/** Lets API Gateway write logs. It does so with one role for the whole account and region. */
import { CfnAccount } from 'aws-cdk-lib/aws-apigateway';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { Stage } from '../stages.ts';

export class ApiLogWriter extends Construct {
  readonly account: CfnAccount;

  constructor(scope: Construct, id: string, props: { stage: Stage }) {
    super(scope, id);
    const { region, account } = props.stage;
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
      description: 'API Gateway writes access and error logs',
    });
    role.addToPolicy(
      new PolicyStatement({
        actions: [
          'logs:CreateLogGroup',
          'logs:CreateLogStream',
          'logs:DescribeLogGroups',
          'logs:DescribeLogStreams',
          'logs:PutLogEvents',
          'logs:GetLogEvents',
          'logs:FilterLogEvents',
        ],
        resources: [`arn:aws:logs:${region}:${account}:log-group:*`],
      }),
    );
    this.account = new CfnAccount(this, 'Account', { cloudWatchRoleArn: role.roleArn });
    this.account.node.addDependency(role);
  }
}
