/** ListUsers: a page of the users of a pool, filtered by one attribute. */
import { Buffer } from 'node:buffer';
import type * as z from 'zod';
import { describeUser, listAttributes } from './attributes.ts';
import type { CognitoContext } from './context.ts';
import { invalidParameter } from './errors.ts';
import type { listUsersInput } from './inputs.ts';
import { findPoolOrThrow } from './pool-config.ts';
import { listUsersOfPool, type User } from './user-store.ts';

const PAGE_SIZE = 60;

const FILTERED_ATTRIBUTES = ['email', 'phone_number', 'sub'];

/** `email = "…"` or, for values that begin so, `email ^= "…"`; quotes inside the value are escaped by a backslash. */
const FILTER = /^\s*"?(?<name>[\w:]+)"?\s*(?<operator>\^?=)\s*"(?<value>(?:[^"\\]|\\.)*)"\s*$/;

export function listUsers(context: CognitoContext, input: z.infer<typeof listUsersInput>): object {
  const pool = findPoolOrThrow(context.pools, input.UserPoolId);
  const matches = parseFilter(input.Filter);
  const found = listUsersOfPool(context.store, pool.id).filter(matches);
  const start = readPageStart(input.PaginationToken);
  const end = start + (input.Limit || PAGE_SIZE);
  return {
    Users: found.slice(start, end).map((user) => ({ ...describeUser(user), Attributes: listAttributes(user) })),
    ...(end < found.length ? { PaginationToken: Buffer.from(String(end)).toString('base64url') } : {}),
  };
}

function parseFilter(filter: string | undefined): (user: User) => boolean {
  if (filter === undefined || filter === '') return () => true;
  const { name, operator, value } = FILTER.exec(filter)?.groups ?? {};
  if (name === undefined || value === undefined) throw invalidParameter('Error while parsing filter.');
  if (!FILTERED_ATTRIBUTES.includes(name)) {
    throw invalidParameter(`The local user pools filter only by ${FILTERED_ATTRIBUTES.join(', ')}, not by ${name}.`);
  }
  const wanted = value.replace(/\\(.)/g, '$1').toLowerCase();
  return (user) => {
    const actual = (name === 'sub' ? user.sub : user.attributes[name])?.toLowerCase();
    return actual !== undefined && (operator === '=' ? actual === wanted : actual.startsWith(wanted));
  };
}

function readPageStart(token: string | undefined): number {
  if (token === undefined) return 0;
  const start = Number(Buffer.from(token, 'base64url').toString());
  if (!Number.isInteger(start) || start <= 0) throw invalidParameter('Invalid pagination token.');
  return start;
}
