/** The tables of the local user pools. Times are milliseconds since the epoch unless the name says otherwise. */
import { openStore, type Store } from '../store.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS signing_key (
    pool_id TEXT PRIMARY KEY,
    private_key TEXT NOT NULL
  ) STRICT;

  CREATE TABLE IF NOT EXISTS user (
    pool_id TEXT NOT NULL,
    username TEXT NOT NULL,
    sub TEXT NOT NULL,
    status TEXT NOT NULL,
    enabled INTEGER NOT NULL,
    password_hash TEXT,
    password_expires_at INTEGER,
    attributes TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    modified_at INTEGER NOT NULL,
    PRIMARY KEY (pool_id, username)
  ) STRICT;

  -- All names under which a user signs in, in lower case: one row per name makes each unique in its pool.
  CREATE TABLE IF NOT EXISTS login (
    pool_id TEXT NOT NULL,
    login TEXT NOT NULL,
    username TEXT NOT NULL,
    PRIMARY KEY (pool_id, login),
    FOREIGN KEY (pool_id, username) REFERENCES user ON DELETE CASCADE
  ) STRICT;
  CREATE INDEX IF NOT EXISTS login_by_user ON login (pool_id, username);

  CREATE TABLE IF NOT EXISTS membership (
    pool_id TEXT NOT NULL,
    username TEXT NOT NULL,
    group_name TEXT NOT NULL,
    PRIMARY KEY (pool_id, username, group_name),
    FOREIGN KEY (pool_id, username) REFERENCES user ON DELETE CASCADE
  ) STRICT;

  -- A family is all tokens of one sign-in: they share the claim origin_jti.
  CREATE TABLE IF NOT EXISTS refresh_token (
    token_hash TEXT PRIMARY KEY,
    pool_id TEXT NOT NULL,
    client_id TEXT NOT NULL,
    username TEXT NOT NULL,
    family TEXT NOT NULL,
    auth_time_seconds INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    rotated_at INTEGER,
    revoked INTEGER NOT NULL DEFAULT 0,
    FOREIGN KEY (pool_id, username) REFERENCES user ON DELETE CASCADE
  ) STRICT;
  CREATE INDEX IF NOT EXISTS refresh_token_by_family ON refresh_token (family);
  CREATE INDEX IF NOT EXISTS refresh_token_by_user ON refresh_token (pool_id, username);

  -- A challenge that waits for its answer. The user need not exist: unknown users are led through the same challenges.
  CREATE TABLE IF NOT EXISTS auth_session (
    session_hash TEXT PRIMARY KEY,
    pool_id TEXT NOT NULL,
    client_id TEXT NOT NULL,
    login TEXT NOT NULL,
    challenge TEXT NOT NULL,
    state TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT;

  -- last_step: of the code that was used last, so that none is good twice.
  CREATE TABLE IF NOT EXISTS software_token (
    pool_id TEXT NOT NULL,
    username TEXT NOT NULL,
    key TEXT NOT NULL,
    verified INTEGER NOT NULL,
    last_step INTEGER NOT NULL,
    PRIMARY KEY (pool_id, username),
    FOREIGN KEY (pool_id, username) REFERENCES user ON DELETE CASCADE
  ) STRICT;

  CREATE TABLE IF NOT EXISTS sign_in_failure (
    pool_id TEXT NOT NULL,
    login TEXT NOT NULL,
    failures INTEGER NOT NULL,
    last_failed_at INTEGER NOT NULL,
    PRIMARY KEY (pool_id, login)
  ) STRICT;
`;

/** Opens the state of the local user pools; `:memory:` keeps it for this process only. */
export function openDatabase(file: string): Store {
  return openStore(file, SCHEMA);
}
