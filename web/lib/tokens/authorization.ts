import type { CallEntry, CallOptions } from '../api/call-types.ts';
import { ports } from '../ports.ts';
import { readIdToken } from './token-store.ts';

export type Authorization = {
  /** The header's value; null: no header. */
  value: string | null;
  /** Whether it came from the stored tokens: only those are refreshed. */
  isStored: boolean;
};

/**
 * The Authorization of a request (DESIGN: the token rules): what the caller gives; else the stored id token, but none for
 * calls that must not carry one and for agent and learning calls, which take only what they are given. A customer's token
 * goes with calls for customers alone: all others would refuse it.
 */
export function authorizationFor(
  { token: rule, caller }: Pick<CallEntry, 'token' | 'caller'>,
  given: CallOptions['token'],
): Authorization {
  const isForeign = ports.realm === 'customers' && caller !== 'customer';
  if (rule === 'none' || given === 'none' || isForeign) return { value: null, isStored: false };
  if (given !== undefined && given !== 'stored') return { value: given, isStored: false };
  return rule === 'stored' || given === 'stored'
    ? { value: readIdToken(), isStored: true }
    : { value: null, isStored: false };
}

/** Calls that nobody can make without a token. */
export function needsToken({ caller }: CallEntry): boolean {
  return caller === 'owner' || caller === 'customer' || caller === 'staff';
}
