/** Which grants a bundled function needs: the `needs` of all modules whose code is really in its bundle, merged. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import type { StoreNeeds } from '../../shared/model/needs.ts';
import { evaluateNeeds } from './evaluate-needs.ts';

type Output = Metafile['outputs'][string];

/** Where declarations count: stores and clients live there. */
const declaringFolders = /^functions\/(domain|kit)\/.+\.tsx?$/;

/**
 * Needs of each function, by its name. `outputs` holds what each one's files were made of, with input paths relative to
 * `rootDir` (esbuild's `absWorkingDir`). Throws when a declaration cannot be evaluated.
 */
export async function collectNeeds(
  rootDir: string,
  outputs: Record<string, readonly Output[]>,
): Promise<Map<string, StoreNeeds>> {
  const files = new Set(Object.values(outputs).flat().flatMap(bundledModules));
  const declared = new Map<string, StoreNeeds>();
  for (const file of files) {
    declared.set(file, await evaluateNeeds(rootDir, file, await readFile(join(rootDir, file), 'utf8')));
  }
  const needsOf = (parts: readonly Output[]): StoreNeeds =>
    mergeNeeds(parts.flatMap(bundledModules).map((file) => declared.get(file) ?? {}));
  return new Map(Object.entries(outputs).map(([name, parts]) => [name, needsOf(parts)]));
}

function bundledModules(output: Output): string[] {
  return Object.entries(output.inputs)
    .filter(([path, input]) => input.bytesInOutput > 0 && declaringFolders.test(path))
    .map(([path]) => path);
}

/** Everything that any of them declares, once, in a stable order, with `actions` joined for the same resource. */
export function mergeNeeds(declarations: StoreNeeds[]): StoreNeeds {
  const merged: StoreNeeds = {};
  const tables = mergeGrants(declarations.flatMap((needs) => needs.tables ?? []));
  const buckets = mergeGrants(declarations.flatMap((needs) => needs.buckets ?? []));
  const pools = mergeGrants(declarations.flatMap((needs) => needs.pools ?? []));
  const secrets = distinct(declarations.flatMap((needs) => needs.secrets ?? []));
  const models = distinct(declarations.flatMap((needs) => needs.models ?? []));
  const queues = distinct(declarations.flatMap((needs) => needs.queues ?? []));
  const vectors = distinct(declarations.flatMap((needs) => needs.vectors ?? []));
  const texts = distinct(declarations.flatMap((needs) => needs.texts ?? []));
  if (tables.length > 0) merged.tables = tables;
  if (buckets.length > 0) merged.buckets = buckets;
  if (pools.length > 0) merged.pools = pools;
  if (secrets.length > 0) merged.secrets = secrets;
  if (models.length > 0) merged.models = models;
  if (queues.length > 0) merged.queues = queues;
  if (vectors.length > 0) merged.vectors = vectors;
  if (texts.length > 0) merged.texts = texts;
  const permissions = [
    ...(['vision', 'mail', 'sms', 'whatsapp', 'alarms', 'invalidation', 'drawing', 'typesetting'] as const),
  ];
  for (const permission of permissions) {
    if (declarations.some((needs) => needs[permission])) merged[permission] = true;
  }
  return merged;
}

/** Grants on the same resource (all fields but `actions` equal) become one. */
function mergeGrants<Grant extends { actions: readonly string[] }>(grants: Grant[]): Grant[] {
  const byResource = new Map<string, Grant>();
  for (const grant of grants) {
    const { actions, ...resource } = grant;
    const key = JSON.stringify(Object.entries(resource).sort());
    byResource.set(key, { ...grant, actions: distinct([...(byResource.get(key)?.actions ?? []), ...actions]) });
  }
  return [...byResource.keys()].sort().flatMap((key) => byResource.get(key) ?? []);
}

function distinct<Value extends string>(values: Value[]): Value[] {
  return [...new Set(values)].sort();
}
