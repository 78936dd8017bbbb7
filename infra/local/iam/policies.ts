/** Collects the statements that the templates give to a role. */
import * as z from 'zod';
import type { Resource, Resources } from '../template/resources.ts';
import type { Statement } from './evaluate.ts';

const texts = z.union([z.string(), z.array(z.string())]).transform((value) => (Array.isArray(value) ? value : [value]));

const StatementSchema = z.object({
  Effect: z.enum(['Allow', 'Deny']),
  Action: texts.optional(),
  NotAction: texts.optional(),
  Resource: texts.optional(),
  NotResource: texts.optional(),
  Condition: z.record(z.string(), z.unknown()).optional(),
  Principal: z.unknown().optional(),
});

const DocumentSchema = z.object({
  Statement: z
    .union([z.array(StatementSchema), StatementSchema])
    .transform((value) => (Array.isArray(value) ? value : [value])),
});

const RoleSchema = z.object({
  Policies: z.array(z.object({ PolicyDocument: DocumentSchema })).default([]),
  ManagedPolicyArns: z.array(z.string()).default([]),
});
const PolicySchema = z.object({ Roles: z.array(z.string()).default([]), PolicyDocument: DocumentSchema });

/** What the managed policies of AWS grant that the templates may name. The small cloud serves neither logs nor traces. */
const AWS_MANAGED: Record<string, Statement[]> = {
  'arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole': [],
  'arn:aws:iam::aws:policy/AWSXRayDaemonWriteAccess': [],
  'arn:aws:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs': [],
};

/** A policy document's statements, with their principals. Throws when it isn't a policy document. */
export function readStatements(document: unknown): (Statement & { Principal?: unknown })[] {
  return DocumentSchema.parse(document).Statement;
}

/** All statements of a role: inline, attached and managed ones. Throws for a managed policy of AWS that isn't known. */
export function statementsOfRole(role: Resource, resources: Resources): Statement[] {
  const { Policies, ManagedPolicyArns } = RoleSchema.parse(role.properties());
  return [
    ...Policies.flatMap((policy) => policy.PolicyDocument.Statement),
    ...attachedStatements(role, resources),
    ...ManagedPolicyArns.flatMap((arn) => managedStatements(arn, role, resources)),
  ];
}

function attachedStatements(role: Resource, resources: Resources): Statement[] {
  return resources
    .ofType('AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy')
    .map((policy) => PolicySchema.parse(policy.properties()))
    .filter((policy) => policy.Roles.includes(role.name))
    .flatMap((policy) => policy.PolicyDocument.Statement);
}

function managedStatements(arn: string, role: Resource, resources: Resources): Statement[] {
  const known = Object.hasOwn(AWS_MANAGED, arn) ? AWS_MANAGED[arn] : undefined;
  if (known) return known;
  const own = resources.ofType('AWS::IAM::ManagedPolicy').find((policy) => policy.ref === arn);
  if (own) return PolicySchema.parse(own.properties()).PolicyDocument.Statement;
  throw new Error(
    `${role.where} uses the managed policy ${arn}, whose statements are not known here. ` +
      'Grant what is needed in the template, or add the policy to infra/local/iam/policies.ts.',
  );
}
