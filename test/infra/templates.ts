/** The templates of a stage, read back as CloudFormation would get them. */
import type { App } from 'aws-cdk-lib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getStage, type LocalPorts, type Stage } from '../../infra/stages.ts';
import { templatesFolder } from './kept-templates.ts';
import { localPorts } from './local-ports.ts';
import { readStacks, type SynthesizedStack } from './synthesis.ts';

export type Resource = {
  Type: string;
  Properties: Record<string, unknown>;
  DeletionPolicy?: string;
  DependsOn?: string[] | string;
  Metadata?: Record<string, unknown>;
};
export type Template = {
  Resources: Record<string, Resource>;
  Outputs?: Record<string, { Value: unknown }>;
  Parameters?: Record<string, Record<string, unknown>>;
  Rules?: Record<string, unknown>;
};

export type StackTemplate = Omit<SynthesizedStack, 'template'> & { template: Template };
/** `buildRoot`: what the functions and pages of the templates were taken from. */
export type StageTemplates = { stage: Stage; stacks: StackTemplate[]; buildRoot: string };

/** A resource with the place that it stands in, for messages. */
export type Placed = Resource & { id: string; template: Template; where: string };

/** The build that all templates are made from. */
export const fixtureBuildRoot = join(templatesFolder(), 'build');

export const awsStages = ['dev', 'uat', 'preprod', 'prod'] as const;

/**
 * A copy of the stage's templates, for the caller to change.
 * @throws when cdk-nag or CloudFormation's own rules find anything
 */
export function synthesize(name: string, local?: LocalPorts): StageTemplates {
  if (local && JSON.stringify(local) !== JSON.stringify(localPorts)) {
    throw new Error(`Templates for the ports ${local.port} and ${local.mediaPort} are not kept. Use localPorts.`);
  }
  return readKept(name, getStage(name, name === 'local' ? localPorts : undefined));
}

function readKept(file: string, stage: Stage): StageTemplates {
  const text = readFileSync(join(templatesFolder(), `${file}.json`), 'utf8');
  return { stage, stacks: JSON.parse(text) as StackTemplate[], buildRoot: fixtureBuildRoot };
}

/** A copy of those of prod when it is deployed for the first time (`-c first=true`). */
export const synthesizeFirst = (): StageTemplates => readKept('prod-first', getStage('prod'));

/** Of an app that a test has put together itself. */
export const readTemplates = (app: App, stage: Stage): StageTemplates => ({
  stage,
  stacks: readStacks(app, fixtureBuildRoot) as StackTemplate[],
  buildRoot: fixtureBuildRoot,
});

/** All resources of these types, or all of them. */
export function resourcesOf({ stacks }: StageTemplates, ...types: string[]): Placed[] {
  return stacks.flatMap(({ name, template }) =>
    Object.entries(template.Resources)
      .filter(([, { Type }]) => types.length === 0 || types.includes(Type))
      .map(([id, resource]) => ({ ...resource, id, template, where: `${name}/${id}` })),
  );
}

/** The value at a path of member names and indexes, e.g. `Properties.Rules.0.Name`; undefined where there is none. */
export function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined | null)?.[name], value);
}

export function listAt(value: unknown, path: string): unknown[] {
  const found = at(value, path);
  if (found === undefined) return [];
  return Array.isArray(found) ? found : [found];
}

export function textAt(value: unknown, path: string): string {
  const found = at(value, path);
  return typeof found === 'string' ? found : JSON.stringify(found ?? null);
}

export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** The logical id that a `Ref` or `Fn::GetAtt` of the same template names. */
export function targetOf(reference: unknown): string | undefined {
  const target = at(reference, 'Ref') ?? at(reference, 'Fn::GetAtt.0');
  return typeof target === 'string' ? target : undefined;
}

/** The resource behind a reference, in this template or in that of another stack. */
export function follow(
  templates: StageTemplates,
  reference: unknown,
  from: Template,
): { id: string; template: Template } | undefined {
  const own = targetOf(reference);
  if (own !== undefined) return { id: own, template: from };
  const stackName = at(reference, 'Fn::GetStackOutput.StackName');
  const outputName = at(reference, 'Fn::GetStackOutput.OutputName');
  const stack = templates.stacks.find(({ name }) => name === stackName);
  if (!stack) return undefined;
  return follow(templates, stack.template.Outputs?.[String(outputName)]?.Value, stack.template);
}

export type Statement = {
  Effect: string;
  Action: unknown;
  Resource?: unknown;
  Principal?: unknown;
  Condition?: Record<string, Record<string, unknown>>;
};

/** Statements of a role's policies. */
export function statementsOfRole(template: Template, roleId: string): Statement[] {
  return Object.values(template.Resources)
    .filter(
      ({ Type, Properties }) =>
        Type === 'AWS::IAM::Policy' && listAt(Properties, 'Roles').some((role) => targetOf(role) === roleId),
    )
    .flatMap((policy) => listAt(policy, 'Properties.PolicyDocument.Statement') as Statement[]);
}

/** Statements of all policies of all roles. */
export function roleStatements(templates: StageTemplates): { where: string; statement: Statement }[] {
  return resourcesOf(templates, 'AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy').flatMap((policy) =>
    (listAt(policy, 'Properties.PolicyDocument.Statement') as Statement[]).map((statement) => ({
      where: policy.where,
      statement,
    })),
  );
}

/** Behaviours of all distributions, each with its default. */
export function behavioursIn(templates: StageTemplates): unknown[] {
  return resourcesOf(templates, 'AWS::CloudFront::Distribution').flatMap(behavioursOf);
}

/** Behaviours of a distribution, the default first. */
export function behavioursOf(distribution: unknown): unknown[] {
  const config = at(distribution, 'Properties.DistributionConfig');
  return [at(config, 'DefaultCacheBehavior'), ...listAt(config, 'CacheBehaviors')];
}

/** Our own functions; the CDK library's helper has no name. */
export function ownFunctions(templates: StageTemplates): Placed[] {
  return resourcesOf(templates, 'AWS::Lambda::Function').filter(
    ({ Properties }) => Properties['FunctionName'] !== undefined,
  );
}

/** Name without the project and the stage. */
export function shortName(templates: StageTemplates, lambda: Placed): string {
  return String(lambda.Properties['FunctionName']).replace(`xpage-${templates.stage.name}-`, '');
}
