/** Groups come from the template; who is in them is state. */
import { EngineError } from '../engine.ts';
import type { Store } from '../store.ts';
import type { GroupConfig, PoolConfig } from './pool-config.ts';
import type { User } from './user-store.ts';

/** Where groups without a precedence stand. */
const LAST = Number.MAX_SAFE_INTEGER;

/** The groups of the user, the one with the lowest precedence number first, as in the claim `cognito:groups`. */
export function groupsOfUser(store: Store, pool: PoolConfig, user: User): GroupConfig[] {
  const rows = store
    .prepare('SELECT group_name FROM membership WHERE pool_id = ? AND username = ?')
    .all(pool.id, user.username);
  const names = new Set(rows.map((row) => String(row['group_name'])));
  const groups = (pool.groups ?? []).filter((group) => names.has(group.GroupName));
  return groups.toSorted((one, other) => (one.Precedence ?? LAST) - (other.Precedence ?? LAST));
}

/** Adding twice changes nothing. Throws EngineError ResourceNotFoundException when the template has no such group. */
export function addToGroup(store: Store, pool: PoolConfig, user: User, groupName: string): void {
  assertGroupExists(pool, groupName);
  store
    .prepare('INSERT OR IGNORE INTO membership (pool_id, username, group_name) VALUES (?, ?, ?)')
    .run(pool.id, user.username, groupName);
}

/** Removing who is not in it changes nothing. Throws EngineError ResourceNotFoundException as `addToGroup` does. */
export function removeFromGroup(store: Store, pool: PoolConfig, user: User, groupName: string): void {
  assertGroupExists(pool, groupName);
  store
    .prepare('DELETE FROM membership WHERE pool_id = ? AND username = ? AND group_name = ?')
    .run(pool.id, user.username, groupName);
}

function assertGroupExists(pool: PoolConfig, groupName: string): void {
  if (!(pool.groups ?? []).some((group) => group.GroupName === groupName)) {
    throw new EngineError('ResourceNotFoundException', 'Group not found.');
  }
}
