/** Addresses that an owner may have set for a webhook, and what the resolver says of their names. */
import {
  hostileAnswers,
  hostileHosts,
  hostileShapes,
  publicAddresses,
  rebindingAnswers,
  redirectStatuses,
  type Rounds,
} from '../../../bin/proof/addresses/hostile-addresses.ts';
import type { Names } from '../kit/internet.ts';

const PUBLIC: Rounds = [[publicAddresses.ipv4]];

/** A name that leads where its own answers say. */
const named = (kind: string, index: number): string => `${kind}-${index}.attacker.example`;

const redirects = [...hostileHosts.map((host) => `https://${host}/`), ...hostileShapes].map((to, index) => {
  const status = redirectStatuses[index % redirectStatuses.length];
  return `https://public.attacker.example/redirect-${status}?to=${encodeURIComponent(to)}`;
});

/** A chain that goes on outside before it leads in. */
const chain = [
  'https://public.attacker.example/loop',
  `https://public.attacker.example/redirect-302?to=${encodeURIComponent('https://public.attacker.example/redirect-307')}`,
];

/** None of them may lead to a connection inside. */
export const webhookTargets: readonly string[] = [
  ...hostileHosts.map((host) => `https://${host}/`),
  ...hostileShapes,
  ...hostileAnswers.map((_, index) => `https://${named('private', index)}/`),
  ...redirects,
  ...chain,
];

/** Each is public when it is looked at, and is delivered there. */
export const rebindingTargets: readonly string[] = rebindingAnswers.map(
  (_, index) => `https://${named('rebinding', index)}/`,
);

const namesOf = (kind: string, answers: readonly Rounds[]): Names =>
  Object.fromEntries(answers.map((rounds, index) => [named(kind, index), { rounds }]));

export const SLOW_NAME = 'slow.attacker.example';
/** IPv6 first. */
export const BOTH_KINDS = 'both.attacker.example';
const LONGER_THAN_A_DELIVERY_MS = 30_000;

export const webhookNames: Names = {
  'public.attacker.example': { rounds: PUBLIC },
  [SLOW_NAME]: { rounds: PUBLIC, delayMs: LONGER_THAN_A_DELIVERY_MS },
  [BOTH_KINDS]: { rounds: [[publicAddresses.ipv6, publicAddresses.ipv4]] },
  ...namesOf('private', hostileAnswers),
  ...namesOf('rebinding', rebindingAnswers),
};
