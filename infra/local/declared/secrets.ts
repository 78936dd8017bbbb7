/** Secrets as the templates declare them. */
import * as z from 'zod';
import type { SecretDefinition } from '../engines/secrets-manager.ts';
import { flag } from '../template/flag.ts';
import type { Resource, Resources } from '../template/resources.ts';

const SecretSchema = z.object({
  GenerateSecretString: z
    .strictObject({
      PasswordLength: z.coerce.number().exactOptional(),
      ExcludeCharacters: z.string().exactOptional(),
      ExcludeLowercase: flag.exactOptional(),
      ExcludeUppercase: flag.exactOptional(),
      ExcludeNumbers: flag.exactOptional(),
      ExcludePunctuation: flag.exactOptional(),
      IncludeSpace: flag.exactOptional(),
      RequireEachIncludedType: flag.exactOptional(),
      SecretStringTemplate: z.string().exactOptional(),
      GenerateStringKey: z.string().exactOptional(),
    })
    .optional(),
  SecretString: z.never('a secret in a template is no secret; expected GenerateSecretString').optional(),
});

export function readSecrets(resources: Resources): SecretDefinition[] {
  return resources.ofType('AWS::SecretsManager::Secret').map(readSecret);
}

function readSecret(resource: Resource): SecretDefinition {
  const { GenerateSecretString: generate } = SecretSchema.parse(resource.properties());
  return { name: resource.name, arn: resource.ref, ...(generate ? { generate } : {}) };
}
