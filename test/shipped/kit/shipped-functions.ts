/** The functions that the templates of production deploy, with the folders that become their packages. */
import * as z from 'zod';
import { readAssembly } from '../../../infra/local/template/assembly.ts';
import { createResources } from '../../../infra/local/template/resources.ts';
import { shippedAssembly } from './synthesize-once.ts';

export type ShippedFunction = {
  /** Without the project and the stage, as in `functions/<name>` of the build. */
  name: string;
  folder: string;
  /** As in the template. */
  handler: string;
  region: string;
  timeoutSeconds: number;
  memoryMegabytes: number;
  temporaryMegabytes: number;
  environment: Record<string, string>;
};

const Properties = z.object({
  FunctionName: z.string(),
  Code: z.object({ S3Key: z.string() }),
  Handler: z.string(),
  Timeout: z.coerce.number(),
  MemorySize: z.coerce.number(),
  EphemeralStorage: z.object({ Size: z.coerce.number() }).default({ Size: 512 }),
  Environment: z.object({ Variables: z.record(z.string(), z.coerce.string()) }),
});

const PREFIX = 'xpage-prod-';
const NO_QUEUES = 'https://sqs.example';

/** Those of the CDK library, which work at deployment only, have no name and are left out. */
export function shippedFunctions(): ShippedFunction[] {
  const assembly = readAssembly(shippedAssembly);
  const resources = createResources(assembly, { queueBaseUrl: NO_QUEUES, secretString: () => 'secret' });
  return resources
    .ofType('AWS::Lambda::Function')
    .filter((resource) => 'FunctionName' in resource.properties())
    .map((resource) => {
      const properties = Properties.parse(resource.properties());
      const folder = assembly.assets.get(properties.Code.S3Key);
      if (folder === undefined) throw new Error(`The package of ${resource.where} is not among the assets.`);
      return {
        name: properties.FunctionName.slice(PREFIX.length),
        folder,
        handler: properties.Handler,
        region: resource.stack.region,
        timeoutSeconds: properties.Timeout,
        memoryMegabytes: properties.MemorySize,
        temporaryMegabytes: properties.EphemeralStorage.Size,
        environment: properties.Environment.Variables,
      };
    });
}
