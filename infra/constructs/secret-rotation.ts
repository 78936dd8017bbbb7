/** A job that renews a secret, called by Secrets Manager: at once after the first deployment, then by the calendar. */
import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnRotationSchedule, type ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { FunctionSettings } from '../functions.ts';
import { AppFunction } from './app-function.ts';
import { keyStatements } from './key-statements.ts';
import type { Surroundings } from './surroundings.ts';

export type SecretRotationProps = {
  settings: FunctionSettings;
  secret: ISecret;
  everyDays: number;
  around: Surroundings;
};

export class SecretRotation extends AppFunction {
  constructor(scope: Construct, id: string, { settings, secret, everyDays, around }: SecretRotationProps) {
    super(scope, id, { settings, around });
    this.grantRotation(secret, around);
    this.handler.addPermission('SecretsManager', {
      principal: new ServicePrincipal('secretsmanager.amazonaws.com'),
      sourceAccount: Stack.of(this).account,
      sourceArn: secret.secretArn,
    });
    const schedule = new CfnRotationSchedule(this, 'Schedule', {
      secretId: secret.secretArn,
      rotationLambdaArn: this.handler.functionArn,
      rotationRules: { automaticallyAfterDays: everyDays },
      rotateImmediatelyOnUpdate: true,
    });
    // The permission and the rights must be there when the first rotation starts.
    schedule.node.addDependency(this.handler);
  }

  /** The four steps of a rotation (AWS Secrets Manager User Guide, Lambda rotation functions). */
  private grantRotation(secret: ISecret, { key }: Surroundings): void {
    this.handler.addToRolePolicy(
      new PolicyStatement({
        actions: [
          'secretsmanager:DescribeSecret',
          'secretsmanager:GetSecretValue',
          'secretsmanager:PutSecretValue',
          'secretsmanager:UpdateSecretVersionStage',
        ],
        resources: [secret.secretArn],
      }),
    );
    for (const statement of keyStatements(key, 'write')) this.handler.addToRolePolicy(statement);
  }
}
