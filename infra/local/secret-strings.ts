/** The current values of the secrets that templates refer to, read as CloudFormation does at a deployment. */
import type { AwsCaller } from './aws-call.ts';
import type { Resources } from './template/resources.ts';

export type SecretStrings = {
  /** Throws while the secret has not been read. */
  get(secretId: string): string;
  /** Reads all secrets that dynamic references of the templates name. */
  load(resources: Resources, secretsManager: AwsCaller): Promise<void>;
};

export function createSecretStrings(): SecretStrings {
  const values = new Map<string, string>();
  return {
    get: (secretId) => {
      const value = values.get(secretId);
      if (value !== undefined) return value;
      throw new Error(`The secret ${secretId} was asked for before the secrets were read.`);
    },
    load: async (resources, secretsManager) => {
      for (const secretId of resources.referencedSecrets()) {
        const answer = await secretsManager.call('secretsmanager.GetSecretValue', { SecretId: secretId });
        values.set(secretId, String(answer['SecretString']));
      }
    },
  };
}
