/** Where calls are mounted, worked out from their contracts. */
import type { CallGroup } from '../shared/calls/call-groups.ts';
import type { CallContract } from '../shared/calls/define-call.ts';
import { prefixOf } from '../shared/calls/registry.ts';

/** `method` and `path` as API Gateway has them; `functionName` as in `.build/functions`. */
export type ApiRoute = { method: string; path: string; functionName: string; isStreaming: boolean };

/**
 * A group's buffered calls share `<prefix>/{call}`, whatever their method: the function answers for unknown ones. A
 * streaming call has a route of its own, because a streamed answer behind a buffered route fails; so has a call that some
 * stages alone offer, as its function is not deployed elsewhere.
 * @throws when two groups claim the same prefix
 */
export function routesOf(contracts: readonly CallContract[]): ApiRoute[] {
  const streaming = contracts.filter((contract) => contract.streaming);
  const ofSomeStages = contracts.filter(({ stages }) => stages !== undefined);
  return [
    ...[...ownersOfPrefixes(contracts)].map(([prefix, group]) => ({
      method: 'ANY',
      path: `${prefix}/{call}`,
      functionName: group,
      isStreaming: false,
    })),
    ...streaming.map(({ method, path, group }) => ({
      method,
      path,
      functionName: `${group}-stream`,
      isStreaming: true,
    })),
    ...ofSomeStages.map(({ method, path, group }) => ({
      method,
      path,
      functionName: `${group}-trial`,
      isStreaming: false,
    })),
  ];
}

function ownersOfPrefixes(contracts: readonly CallContract[]): Map<string, CallGroup> {
  const owners = new Map<string, CallGroup>();
  for (const contract of contracts.filter(({ streaming }) => !streaming)) {
    const prefix = prefixOf(contract);
    const owner = owners.get(prefix) ?? contract.group;
    if (owner !== contract.group) {
      throw new Error(
        `${prefix} belongs to ${owner} and to ${contract.group}. A prefix belongs to one group: move a call.`,
      );
    }
    owners.set(prefix, owner);
  }
  return owners;
}
