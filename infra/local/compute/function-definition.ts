/** What the templates say about a function. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Assembly } from '../template/assembly.ts';
import type { Resource, Resources } from '../template/resources.ts';

export type FunctionDefinition = {
  name: string;
  arn: string;
  roleArn: string;
  /** The module with the handler, as an absolute path. */
  file: string;
  exportName: string;
  timeoutSeconds: number;
  memoryMb: number;
  /** At most so many at once; null: as many as there is room for. */
  reservedConcurrency: number | null;
  /** Variables of the template. */
  environment: Record<string, string>;
};

const FunctionSchema = z.object({
  Code: z.object({ S3Key: z.string().optional() }),
  Handler: z.string(),
  Role: z.string(),
  Runtime: z.string(),
  Timeout: z.coerce.number().default(3),
  MemorySize: z.coerce.number().default(128),
  ReservedConcurrentExecutions: z.coerce.number().nullable().default(null),
  Environment: z.object({ Variables: z.record(z.string(), z.coerce.string()).default({}) }).default({ Variables: {} }),
});

/**
 * All functions that this machine can run. The CDK's own functions behind custom resources are left out: the small
 * cloud does their work. Throws when the code of a function is not there.
 */
export function readFunctions(resources: Resources, assembly: Assembly): FunctionDefinition[] {
  const glue = new Set(
    resources.all
      .filter((resource) => resource.type.startsWith('Custom::'))
      .map((resource) => resource.properties()['ServiceToken']),
  );
  return resources
    .ofType('AWS::Lambda::Function')
    .filter((resource) => !glue.has(resource.attribute('Arn')))
    .flatMap((resource) => readFunction(resource, assembly));
}

function readFunction(resource: Resource, assembly: Assembly): FunctionDefinition[] {
  const properties = FunctionSchema.parse(resource.properties());
  // Inline code and other runtimes only occur in the CDK's own helpers; a route to one of them fails by name.
  if (properties.Code.S3Key === undefined || !properties.Runtime.startsWith('nodejs')) return [];
  const folder = assembly.assets.get(properties.Code.S3Key);
  if (folder === undefined) throw new Error(`The code of ${resource.where} is not among the assets of the assembly.`);
  const { file, exportName } = findHandler(folder, properties.Handler, resource.where);
  return [
    {
      name: resource.name,
      arn: resource.attribute('Arn'),
      roleArn: properties.Role,
      file,
      exportName,
      timeoutSeconds: properties.Timeout,
      memoryMb: properties.MemorySize,
      reservedConcurrency: properties.ReservedConcurrentExecutions,
      environment: properties.Environment.Variables,
    },
  ];
}

/** `index.handler` is the export `handler` of `index.mjs`, `index.js` or `index.cjs`. */
function findHandler(folder: string, handler: string, where: string): { file: string; exportName: string } {
  const dot = handler.lastIndexOf('.');
  const module = join(folder, handler.slice(0, dot));
  const file = ['.mjs', '.js', '.cjs'].map((ending) => module + ending).find((candidate) => existsSync(candidate));
  if (file) return { file, exportName: handler.slice(dot + 1) };
  throw new Error(`${where} runs ${handler}, but ${module}.mjs (or .js, .cjs) is missing. Bundle the functions first.`);
}
