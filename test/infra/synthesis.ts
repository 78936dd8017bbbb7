/** Makes the templates of a stage from the code. Tests read them from `templates.ts`, which has this done once for all. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { App } from 'aws-cdk-lib';
import { buildApp } from '../../infra/app.ts';
import type { LocalPorts } from '../../infra/stages.ts';

/** A stack as it is deployed; of `template` the form is CloudFormation's. */
export type SynthesizedStack = {
  name: string;
  region: string;
  isProtected: boolean;
  /** Stacks that are deployed before it. */
  after: string[];
  template: unknown;
  /** What is uploaded for it: folders or files below the build, by the key that the template names. */
  packages: Record<string, string>;
};

export type SynthesisProps = {
  stage: string;
  buildRoot: string;
  outdir: string;
  local?: LocalPorts;
  /** What the command line says with `-c`. */
  context?: Record<string, unknown>;
};

/** Templates are the same without copies of what they deploy; these are looked at, not deployed, so placeholders may stay. */
export const unstagedAssets = { 'aws:cdk:disable-asset-staging': true, example: true };

/** @throws when cdk-nag or CloudFormation's own rules find anything */
export function synthesizeAnew(props: SynthesisProps): SynthesizedStack[] {
  return readStacks(buildApp({ ...props, context: { ...unstagedAssets, ...props.context } }), props.buildRoot);
}

/** @throws when cdk-nag or CloudFormation's own rules find anything */
export function readStacks(app: App, buildRoot: string): SynthesizedStack[] {
  const assembly = app.synth();
  return assembly.stacks.map((stack) => ({
    name: stack.stackName,
    region: stack.environment.region,
    isProtected: stack.terminationProtection ?? false,
    after: stack.dependencies.map(({ id }) => id),
    template: JSON.parse(readFileSync(stack.templateFullPath, 'utf8')) as unknown,
    packages: packagesOf(join(assembly.directory, `${stack.id}.assets.json`), buildRoot),
  }));
}

type AssetManifest = {
  files: Record<string, { source: { path: string }; destinations: Record<string, { objectKey: string }> }>;
};

function packagesOf(manifestPath: string, buildRoot: string): Record<string, string> {
  const { files } = JSON.parse(readFileSync(manifestPath, 'utf8')) as AssetManifest;
  return Object.fromEntries(
    Object.values(files).flatMap(({ source, destinations }) =>
      Object.values(destinations).map(({ objectKey }) => [objectKey, relative(buildRoot, source.path)]),
    ),
  );
}
