/** Users of all pools, as rows. Nothing here opens a transaction: the operations do. */
import type { Store } from '../store.ts';

export type UserStatus = 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD';

export type User = {
  poolId: string;
  /** In a pool that signs in with addresses this is the sub, as on AWS. */
  username: string;
  sub: string;
  status: UserStatus;
  isEnabled: boolean;
  /** As `hashPassword` writes it; undefined when the user has no password. */
  passwordHash: string | undefined;
  /** When a temporary password stops working, in milliseconds since the epoch. */
  passwordExpiresAt: number | undefined;
  /** All attributes but `sub`; custom ones with their prefix. */
  attributes: Record<string, string>;
  createdAt: number;
  modifiedAt: number;
};

/** Finds a user by any name under which it signs in: username, sub, and the addresses that the pool allows. */
export function findUser(store: Store, poolId: string, login: string): User | undefined {
  const row = store
    .prepare('SELECT user.* FROM login JOIN user USING (pool_id, username) WHERE login.pool_id = ? AND login.login = ?')
    .get(poolId, normalizeLogin(login));
  return row && toUser(row);
}

export function listUsersOfPool(store: Store, poolId: string): User[] {
  const rows = store.prepare('SELECT * FROM user WHERE pool_id = ? ORDER BY created_at, username').all(poolId);
  return rows.map(toUser);
}

export function insertUser(store: Store, user: User): void {
  store
    .prepare(
      `INSERT INTO user (pool_id, username, sub, status, enabled, password_hash, password_expires_at, attributes,
         created_at, modified_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(user.poolId, user.username, user.sub, ...changeableColumns(user), user.createdAt, user.modifiedAt);
}

export function updateUser(store: Store, user: User, now: number): void {
  store
    .prepare(
      `UPDATE user SET status = ?, enabled = ?, password_hash = ?, password_expires_at = ?, attributes = ?,
         modified_at = ? WHERE pool_id = ? AND username = ?`,
    )
    .run(...changeableColumns(user), now, user.poolId, user.username);
}

/** Takes the user with its names, memberships and refresh tokens. */
export function deleteUser(store: Store, user: User): void {
  store.prepare('DELETE FROM user WHERE pool_id = ? AND username = ?').run(user.poolId, user.username);
}

/** Makes `logins` the only names of the user. Answers the first one that belongs to somebody else; then keeps nothing. */
export function claimLogins(store: Store, user: User, logins: string[]): string | undefined {
  const wanted = [...new Set(logins.map(normalizeLogin))];
  const taken = wanted.find((login) => {
    const owner = findUser(store, user.poolId, login);
    return owner && owner.username !== user.username;
  });
  if (taken !== undefined) return taken;
  store.prepare('DELETE FROM login WHERE pool_id = ? AND username = ?').run(user.poolId, user.username);
  const insert = store.prepare('INSERT INTO login (pool_id, login, username) VALUES (?, ?, ?)');
  for (const login of wanted) insert.run(user.poolId, login, user.username);
  return undefined;
}

/** Names differ by more than case: `Ana@Example.com` and `ana@example.com` are one user. */
export function normalizeLogin(login: string): string {
  return login.toLowerCase();
}

function changeableColumns(user: User): [string, number, string | null, number | null, string] {
  return [
    user.status,
    user.isEnabled ? 1 : 0,
    user.passwordHash ?? null,
    user.passwordExpiresAt ?? null,
    JSON.stringify(user.attributes),
  ];
}

function toUser(row: Record<string, unknown>): User {
  return {
    poolId: String(row['pool_id']),
    username: String(row['username']),
    sub: String(row['sub']),
    status: row['status'] as UserStatus,
    isEnabled: row['enabled'] === 1,
    passwordHash: row['password_hash'] === null ? undefined : String(row['password_hash']),
    passwordExpiresAt: row['password_expires_at'] === null ? undefined : Number(row['password_expires_at']),
    attributes: JSON.parse(String(row['attributes'])) as Record<string, string>,
    createdAt: Number(row['created_at']),
    modifiedAt: Number(row['modified_at']),
  };
}
