/** Everything that a function finds in `process.env` on this machine. */
import { dirname } from 'node:path';
import type { FunctionDefinition } from './compute/function-definition.ts';
import type { Keyring } from './iam/credentials.ts';

export type EnvironmentSources = {
  region: string;
  keyring: Keyring;
  /** Addresses by service, as in `AWS_ENDPOINT_URL_<service>`. */
  endpoints: Record<string, string>;
  /** JWKS documents by pool id; on AWS functions fetch them. */
  poolKeys: Record<string, unknown>;
  /** No language model answers here, only the local reader. */
  isLocalReader: boolean;
  /** An installed browser, where the packaged one does not run. */
  browserPath?: string | undefined;
};

/** Later entries win, so that a template cannot point a function at anything outside this machine. */
export function environmentOf(definition: FunctionDefinition, sources: EnvironmentSources): Record<string, string> {
  const { accessKeyId, secretAccessKey } = sources.keyring.credentialsOf(definition.name);
  return {
    AWS_REQUEST_CHECKSUM_CALCULATION: 'WHEN_REQUIRED',
    AWS_RESPONSE_CHECKSUM_VALIDATION: 'WHEN_REQUIRED',
    ...definition.environment,
    ...Object.fromEntries(
      Object.entries(sources.endpoints).map(([service, url]) => [`AWS_ENDPOINT_URL_${service}`, url]),
    ),
    AWS_REGION: sources.region,
    AWS_DEFAULT_REGION: sources.region,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_LAMBDA_FUNCTION_NAME: definition.name,
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(definition.memoryMb),
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
    LAMBDA_TASK_ROOT: dirname(definition.file),
    TZ: 'UTC',
    ...(sources.isLocalReader ? { LOCAL_READER: 'yes' } : {}),
    ...(sources.browserPath === undefined ? {} : { LOCAL_BROWSER: sources.browserPath }),
    POOL_KEYS: JSON.stringify(sources.poolKeys),
  };
}
