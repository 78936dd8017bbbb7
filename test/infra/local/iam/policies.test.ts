import { aws_iam as iam, aws_lambda as lambda, aws_s3 as s3 } from 'aws-cdk-lib';
import { expect, test } from 'vitest';
import { evaluateNeed } from '../../../../infra/local/iam/evaluate.ts';
import { statementsOfRole } from '../../../../infra/local/iam/policies.ts';
import { resourcesOf } from '../fixtures/resources.ts';

const lambdaService = new iam.ServicePrincipal('lambda.amazonaws.com');

test('a role has its inline, attached and managed statements, and no other role’s', () => {
  const resources = resourcesOf((stack) => {
    const statement = (action: string) => new iam.PolicyStatement({ actions: [action], resources: ['*'] });
    const role = new iam.Role(stack, 'Role', {
      assumedBy: lambdaService,
      inlinePolicies: { Inline: new iam.PolicyDocument({ statements: [statement('s3:Inline')] }) },
      managedPolicies: [new iam.ManagedPolicy(stack, 'Managed', { statements: [statement('s3:Managed')] })],
    });
    role.addToPolicy(statement('s3:Attached'));
    new iam.Role(stack, 'Other', { assumedBy: lambdaService }).addToPolicy(statement('s3:Other'));
  });
  const role = resources.ofType('AWS::IAM::Role').find((candidate) => candidate.logicalId.startsWith('Role'));

  const statements = role ? statementsOfRole(role, resources) : [];

  expect(statements.flatMap((statement) => statement.Action).sort()).toEqual([
    's3:Attached',
    's3:Inline',
    's3:Managed',
  ]);
});

test('the grants of the CDK’s constructs mean what they say', () => {
  const resources = resourcesOf((stack) => {
    const bucket = new s3.Bucket(stack, 'Bucket');
    const code = lambda.Code.fromInline('exports.handler = () => 1');
    const runtime = lambda.Runtime.NODEJS_24_X;
    bucket.grantRead(new lambda.Function(stack, 'Function', { runtime, code, handler: 'index.handler' }), 'public/*');
  });
  const [role] = resources.ofType('AWS::IAM::Role');
  const arn = resources.ofType('AWS::S3::Bucket')[0]?.attribute('Arn');
  const statements = role ? statementsOfRole(role, resources) : [];

  const decisions = ['public/a', 'private/a'].map((key) =>
    evaluateNeed(statements, { action: 's3:GetObject', resource: `${arn}/${key}` }),
  );

  expect(decisions).toEqual(['allowed', 'not allowed']);
});

test('a managed policy of AWS that is not known stops with its name', () => {
  const resources = resourcesOf((stack) => {
    const managedPolicies = [iam.ManagedPolicy.fromAwsManagedPolicyName('AdministratorAccess')];
    new iam.Role(stack, 'Role', { assumedBy: lambdaService, managedPolicies });
  });
  const [role] = resources.ofType('AWS::IAM::Role');

  const read = (): unknown => role && statementsOfRole(role, resources);

  expect(read).toThrow('AdministratorAccess, whose statements are not known here');
});
