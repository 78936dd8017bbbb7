/** Refresh tokens: random, kept only as SHA-256, grouped into families by the sign-in that they come from. */
import { createHash, randomBytes } from 'node:crypto';
import type { Store } from '../store.ts';
import type { User } from './user-store.ts';

export type RefreshTokenRow = {
  tokenHash: string;
  poolId: string;
  clientId: string;
  username: string;
  family: string;
  authTimeSeconds: number;
  /** Milliseconds since the epoch; rotation never moves it. */
  expiresAt: number;
  /** When it was first exchanged for a newer one, in milliseconds since the epoch. */
  rotatedAt: number | undefined;
  isRevoked: boolean;
};

export type NewRefreshToken = Omit<RefreshTokenRow, 'tokenHash' | 'rotatedAt' | 'isRevoked'>;

/** Gives the token itself, which is kept nowhere. */
export function insertRefreshToken(store: Store, row: NewRefreshToken): string {
  const token = randomBytes(64).toString('base64url');
  store
    .prepare(
      `INSERT INTO refresh_token (token_hash, pool_id, client_id, username, family, auth_time_seconds, expires_at)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(hashOf(token), row.poolId, row.clientId, row.username, row.family, row.authTimeSeconds, row.expiresAt);
  return token;
}

export function findRefreshToken(store: Store, token: string): RefreshTokenRow | undefined {
  const row = store.prepare('SELECT * FROM refresh_token WHERE token_hash = ?').get(hashOf(token));
  return row && toRow(row);
}

/** Later calls keep the first time, so that the grace period of a token is never prolonged. */
export function markRotated(store: Store, row: RefreshTokenRow, now: number): void {
  store
    .prepare('UPDATE refresh_token SET rotated_at = coalesce(rotated_at, ?) WHERE token_hash = ?')
    .run(now, row.tokenHash);
}

export function revokeFamily(store: Store, family: string): void {
  store.prepare('UPDATE refresh_token SET revoked = 1 WHERE family = ?').run(family);
}

export function revokeAllOfUser(store: Store, user: User): void {
  store
    .prepare('UPDATE refresh_token SET revoked = 1 WHERE pool_id = ? AND username = ?')
    .run(user.poolId, user.username);
}

/** Whether the access tokens of this sign-in still count for the calls that a user makes with one. */
export function isFamilyAlive(store: Store, family: string): boolean {
  return (
    store.prepare('SELECT 1 FROM refresh_token WHERE family = ? AND revoked = 0 LIMIT 1').get(family) !== undefined
  );
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function toRow(row: Record<string, unknown>): RefreshTokenRow {
  return {
    tokenHash: String(row['token_hash']),
    poolId: String(row['pool_id']),
    clientId: String(row['client_id']),
    username: String(row['username']),
    family: String(row['family']),
    authTimeSeconds: Number(row['auth_time_seconds']),
    expiresAt: Number(row['expires_at']),
    rotatedAt: row['rotated_at'] === null ? undefined : Number(row['rotated_at']),
    isRevoked: row['revoked'] === 1,
  };
}
