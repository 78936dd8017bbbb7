/** Reads a synthesized cloud assembly: its stacks with their templates, and where the assets lie on this disk. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';

export type RawResource = {
  Type: string;
  Properties?: Record<string, unknown> | undefined;
  Condition?: string | undefined;
};

export type Template = {
  Resources: Record<string, RawResource>;
  Outputs: Record<string, { Value: unknown; Export?: { Name: unknown } | undefined }>;
  Parameters: Record<string, { Default?: unknown }>;
  Mappings: Record<string, unknown>;
  Conditions: Record<string, unknown>;
};

export type Stack = {
  name: string;
  account: string;
  region: string;
  template: Template;
};

export type Assembly = {
  stacks: Stack[];
  /** The file or folder behind an asset's object key (`<hash>.zip`), as an absolute path. */
  assets: Map<string, string>;
};

/** Stands in for what an environment-agnostic stack leaves open. */
const FALLBACK = { account: '000000000000', region: 'eu-central-1' };

const TemplateSchema = z.object({
  Resources: z.record(
    z.string(),
    z.object({
      Type: z.string(),
      Properties: z.record(z.string(), z.unknown()).optional(),
      Condition: z.string().optional(),
    }),
  ),
  Outputs: z
    .record(z.string(), z.object({ Value: z.unknown(), Export: z.object({ Name: z.unknown() }).optional() }))
    .default({}),
  Parameters: z.record(z.string(), z.object({ Default: z.unknown().optional() })).default({}),
  Mappings: z.record(z.string(), z.unknown()).default({}),
  Conditions: z.record(z.string(), z.unknown()).default({}),
});

const ArtifactSchema = z.object({
  type: z.string(),
  environment: z.string().optional(),
  properties: z
    .object({
      templateFile: z.string().optional(),
      stackName: z.string().optional(),
      file: z.string().optional(),
      directoryName: z.string().optional(),
    })
    .default({}),
});
const ManifestSchema = z.object({ artifacts: z.record(z.string(), ArtifactSchema).default({}) });
type Artifact = z.infer<typeof ArtifactSchema>;

const AssetManifestSchema = z.object({
  files: z
    .record(
      z.string(),
      z.object({
        source: z.object({ path: z.string().optional() }),
        destinations: z.record(z.string(), z.object({ objectKey: z.string() })),
      }),
    )
    .default({}),
});

/** Nested assemblies (CDK stages) are read too. Throws when a file is missing or isn't what the CDK writes. */
export function readAssembly(directory: string): Assembly {
  const assembly: Assembly = { stacks: [], assets: new Map() };
  const { artifacts } = ManifestSchema.parse(readJson(join(directory, 'manifest.json')));
  for (const [name, artifact] of Object.entries(artifacts)) addArtifact(assembly, directory, name, artifact);
  return assembly;
}

function addArtifact(assembly: Assembly, directory: string, name: string, artifact: Artifact): void {
  const { templateFile, stackName, file, directoryName } = artifact.properties;
  if (artifact.type === 'aws:cloudformation:stack' && templateFile) {
    const template = TemplateSchema.parse(readJson(join(directory, templateFile)));
    assembly.stacks.push({ name: stackName ?? name, ...readEnvironment(artifact.environment), template });
  }
  if (artifact.type === 'cdk:asset-manifest' && file) addAssets(assembly.assets, directory, file);
  if (artifact.type === 'cdk:cloud-assembly' && directoryName) {
    const nested = readAssembly(join(directory, directoryName));
    assembly.stacks.push(...nested.stacks);
    for (const [key, path] of nested.assets) assembly.assets.set(key, path);
  }
}

function addAssets(assets: Map<string, string>, directory: string, file: string): void {
  const { files } = AssetManifestSchema.parse(readJson(join(directory, file)));
  for (const { source, destinations } of Object.values(files)) {
    if (source.path === undefined) continue;
    for (const { objectKey } of Object.values(destinations)) assets.set(objectKey, resolve(directory, source.path));
  }
}

/** `aws://<account>/<region>`, either of which may be `unknown-…`. */
function readEnvironment(environment = ''): { account: string; region: string } {
  const [, account = '', region = ''] = /^aws:\/\/([^/]+)\/(.+)$/.exec(environment) ?? [];
  return {
    account: /^\d{12}$/.test(account) ? account : FALLBACK.account,
    region: region && region !== 'unknown-region' ? region : FALLBACK.region,
  };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8')) as unknown;
}
