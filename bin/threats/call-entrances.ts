/** The entrances that are calls, counted from the registry: who comes in by which group, and what guards that. */
import { callGroups, type CallGroup } from '../../shared/calls/call-groups.ts';
import type { CallContract, Caller } from '../../shared/calls/define-call.ts';
import { contractsOf } from '../../shared/calls/registry.ts';
import { staticFiles } from '../../shared/calls/static-files.ts';
import { table } from './markdown.ts';

export type CallEntrance = { group: CallGroup; caller: Caller; contracts: readonly CallContract[] };

/** By group in the order of the registry, then by caller in the order of the words below. */
export function callEntrances(): CallEntrance[] {
  return callGroups.flatMap((group) => {
    const byCaller = Map.groupBy(contractsOf(group), ({ caller }) => caller);
    return callers.flatMap((caller) => {
      const contracts = byCaller.get(caller);
      return contracts ? [{ group, caller, contracts }] : [];
    });
  });
}

type Property = { title: string; holds: (contract: CallContract) => boolean };

/** What of a contract decides how much a call can do, and what stands before it. */
const properties: readonly Property[] = [
  { title: 'change something', holds: ({ effect }) => effect },
  { title: 'hash the body', holds: ({ bodyHash }) => bodyHash },
  { title: 'ask for a proof of the last ten minutes', holds: ({ errors }) => errors.includes('sign_in_again') },
  { title: 'answer a secret', holds: ({ holdsSecret }) => holdsSecret === true },
  { title: 'need a plan, a right or a role', holds: needsRight },
  { title: 'refuse when they cannot count', holds: ({ limits }) => limits.some((one) => one.whenDown === 'refuse') },
  { title: 'stream', holds: ({ streaming }) => streaming },
];

function needsRight({ plan, companyRight, staffRole }: CallContract): boolean {
  return plan !== 'any' || companyRight !== undefined || staffRole === 'administrator';
}

/** Who comes as what, in words (shared/calls/define-call.ts). */
export const callerWords: Record<Caller, string> = {
  unsigned: 'anybody, without a signature',
  open: 'anybody, signed; an owner’s token if there is one',
  noToken: 'anybody, signed, without a token',
  owner: 'an owner with an id token',
  customer: 'a customer with an id token of their pool',
  staff: 'somebody of the staff with an id token of theirs',
  none: 'anybody, a static file',
};

const callers = Object.keys(callerWords) as Caller[];

export function renderCallEntrances(): string {
  const rows = callEntrances().map(({ group, caller, contracts }) => [
    group,
    caller,
    contracts.length,
    ...properties.map(({ holds }) => contracts.filter(holds).length || ''),
    limitedBy(contracts),
  ]);
  const files = ['static files', 'none', staticFiles.length, ...properties.map(() => ''), ''];
  return table(
    ['group', 'caller', 'calls', ...properties.map(({ title }) => title), 'are limited by'],
    [...rows, files],
  );
}

/** What their limits count by: a client, an actor, a field of the input. */
const limitedBy = (contracts: readonly CallContract[]): string =>
  [...new Set(contracts.flatMap(({ limits }) => limits.map(({ by }) => by)))].toSorted().join(', ');

/** Each call that answers a secret, or asks for a proof: those that a thief wants first. */
export function renderGuardedCalls(): string {
  const contracts = callEntrances().flatMap((entrance) => entrance.contracts);
  const named = (holds: Property['holds']): string =>
    contracts
      .filter(holds)
      .map(({ name }) => `\`${name}\``)
      .toSorted()
      .join(', ');
  return [
    `Ask for a proof: ${named(({ errors }) => errors.includes('sign_in_again'))}.`,
    `Answer a secret, which is kept for no repetition: ${named(({ holdsSecret }) => holdsSecret === true)}.`,
    `Take the bytes as they came, from a provider or a browser: ${named(({ body }) => body === 'raw')}.`,
  ].join('\n\n');
}
