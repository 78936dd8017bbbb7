/**
 * Does the work of the CDK's bucket deployments: copies the files of assets into buckets.
 * Source: aws-cdk-lib, module aws-s3-deployment, and the filters of `aws s3 sync`.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as z from 'zod';
import { contentTypeOf } from './content-types.ts';
import type { S3Engine } from './engines/s3.ts';
import { wildcard } from './iam/conditions.ts';
import type { Assembly } from './template/assembly.ts';
import { flag } from './template/flag.ts';
import type { Resource, Resources } from './template/resources.ts';

/** Remembers which deployments are in place, by the hash of their properties (which name their assets by hash). */
export type DeploymentRecord = { get(id: string): string | undefined; set(id: string, hash: string): void };

export type DeployOptions = {
  resources: Resources;
  assembly: Assembly;
  s3: Pick<S3Engine, 'getObject' | 'putObject' | 'listKeys' | 'deleteObject' | 'together'>;
  record: DeploymentRecord;
};

const DeploymentSchema = z.object({
  SourceObjectKeys: z.array(z.string()),
  SourceMarkers: z.array(z.record(z.string(), z.string())).default([]),
  DestinationBucketName: z.string(),
  DestinationBucketKeyPrefix: z.string().default(''),
  Prune: flag.default(true),
  Extract: flag.default(true),
  Exclude: z.array(z.string()).default([]),
  Include: z.array(z.string()).default([]),
  SystemMetadata: z.record(z.string(), z.string()).default({}),
  UserMetadata: z.record(z.string(), z.string()).default({}),
});
type Deployment = z.infer<typeof DeploymentSchema>;

/** Returns how many files were written. Files that are in place already are left as they are. */
export function deployBuckets(options: DeployOptions): number {
  return options.resources
    .ofType('Custom::CDKBucketDeployment')
    .map((resource) => deployIfChanged(resource, options))
    .reduce((sum, written) => sum + written, 0);
}

function deployIfChanged(resource: Resource, options: DeployOptions): number {
  const properties = resource.properties();
  const deployment = DeploymentSchema.parse(properties);
  const hash = createHash('sha256').update(JSON.stringify(properties)).digest('hex');
  const isEmpty = options.s3.listKeys(deployment.DestinationBucketName, prefixOf(deployment)).length === 0;
  if (options.record.get(resource.where) === hash && !isEmpty) return 0;
  if (!deployment.Extract) throw new Error(`${resource.where} copies archives as they are, which is not served here.`);
  const written = options.s3.together(() => deploy(deployment, resource.where, options));
  options.record.set(resource.where, hash);
  return written;
}

function deploy(deployment: Deployment, where: string, { assembly, s3 }: DeployOptions): number {
  const deployed = new Set<string>();
  let written = 0;
  for (const [index, objectKey] of deployment.SourceObjectKeys.entries()) {
    const folder = assembly.assets.get(objectKey);
    if (folder === undefined) throw new Error(`The source ${objectKey} of ${where} is not among the assets.`);
    for (const file of filesOf(folder).filter((name) => isIncluded(name, deployment))) {
      const body = withMarkers(readFileSync(join(folder, file)), deployment.SourceMarkers[index] ?? {});
      const key = prefixOf(deployment) + file;
      deployed.add(key);
      if (putIfChanged(s3, deployment, key, body)) written += 1;
    }
  }
  if (deployment.Prune) prune(deployment, deployed, s3);
  return written;
}

function putIfChanged(s3: DeployOptions['s3'], deployment: Deployment, key: string, body: Buffer): boolean {
  const headers = headersOf(deployment, key);
  const existing = s3.getObject(deployment.DestinationBucketName, key);
  const isSame = existing?.body.equals(body) && JSON.stringify(existing.headers) === JSON.stringify(headers);
  if (isSame) return false;
  s3.putObject(deployment.DestinationBucketName, key, body, headers);
  return true;
}

function headersOf({ SystemMetadata, UserMetadata }: Deployment, key: string): Record<string, string> {
  return {
    'content-type': contentTypeOf(key),
    ...SystemMetadata,
    ...Object.fromEntries(Object.entries(UserMetadata).map(([name, value]) => [`x-amz-meta-${name}`, value])),
  };
}

function prune(deployment: Deployment, deployed: Set<string>, s3: DeployOptions['s3']): void {
  const prefix = prefixOf(deployment);
  for (const key of s3.listKeys(deployment.DestinationBucketName, prefix)) {
    if (deployed.has(key) || !isIncluded(key.slice(prefix.length), deployment)) continue;
    s3.deleteObject(deployment.DestinationBucketName, key);
  }
}

/** Exclusions come first and inclusions after them; the last one that fits decides. */
function isIncluded(name: string, { Exclude, Include }: Deployment): boolean {
  const isAmong = (patterns: string[]): boolean => patterns.some((pattern) => wildcard(pattern).test(name));
  return !isAmong(Exclude) || isAmong(Include);
}

/** Paths below the folder, with `/` between their parts. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Values that are only known at deployment stand as markers in the files. */
function withMarkers(body: Buffer, markers: Record<string, string>): Buffer {
  if (Object.keys(markers).length === 0) return body;
  let text = body.toString('utf8');
  for (const [marker, value] of Object.entries(markers)) text = text.replaceAll(marker, value);
  return Buffer.from(text);
}

function prefixOf({ DestinationBucketKeyPrefix: prefix }: Deployment): string {
  return prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
}
