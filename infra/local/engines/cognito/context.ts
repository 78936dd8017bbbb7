/** What every operation of the local user pools works with. */
import type { Clock } from '../engine.ts';
import type { Store } from '../store.ts';
import type { PoolConfig } from './pool-config.ts';
import type { SigningKeys } from './signing-keys.ts';

/**
 * The event of a Lambda trigger as Cognito sends it: the function answers with the same event, its `response` filled in
 * (developer guide, "Customizing user pool workflows with Lambda triggers").
 */
export type TriggerEvent = {
  version: string;
  region: string;
  userPoolId: string;
  userName: string;
  triggerSource: string;
  callerContext: { awsSdkVersion: string; clientId: string };
  request: Record<string, unknown>;
  response: Record<string, unknown>;
};

/** Runs the function and gives what it returned. Throws when the function fails. */
export type InvokeTrigger = (functionArn: string, event: TriggerEvent) => Promise<unknown>;

export type CognitoContext = {
  store: Store;
  clock: Clock;
  region: string;
  pools: readonly PoolConfig[];
  keys: SigningKeys;
  invokeTrigger: InvokeTrigger | undefined;
};

/** The time of the engine in whole seconds, as tokens carry it. */
export function nowSeconds(context: CognitoContext): number {
  return Math.floor(context.clock() / 1000);
}
