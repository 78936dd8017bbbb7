/** What functions of the CDK library, which work at deployment only, are given instead of the library's defaults. */
import { Validations } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/** The library's own would bring a managed policy that lets it write every log. */
export function makeLibraryRole(scope: Construct, logs: LogGroup, description: string): Role {
  const role = new Role(scope, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com'), description });
  role.addToPolicy(
    new PolicyStatement({ actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [logs.logGroupArn] }),
  );
  return role;
}

/** To be called with the stack: the library puts its function there, beside the construct that asked for it. */
export function acknowledgeLibraryRuntime(stack: Construct): void {
  Validations.of(stack).acknowledge({
    id: 'AwsSolutions-L1',
    reason: 'The function that works at deployment is the CDK library’s; it comes with its runtime.',
  });
}
