/** Access keys of this install: made from one random master that never leaves the state folder. */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export type Credentials = { accessKeyId: string; secretAccessKey: string };

export type Keyring = {
  /** The key of a function, or of the small cloud itself; the same at every start. */
  credentialsOf(holder: string): Credentials;
  /** The secret of a key that was handed out; undefined for any other. */
  secretOf(accessKeyId: string): string | undefined;
};

/** Opens the master key file, or makes it (mode 0600) at the first start. */
export function openKeyring(file: string): Keyring {
  const master = readOrCreate(file);
  const issued = new Map<string, string>();
  return {
    credentialsOf: (holder) => {
      const accessKeyId = `AKIALOCAL${createHash('sha256').update(holder).digest('hex').slice(0, 11).toUpperCase()}`;
      const secretAccessKey = createHmac('sha256', master).update(accessKeyId).digest('base64url');
      issued.set(accessKeyId, secretAccessKey);
      return { accessKeyId, secretAccessKey };
    },
    secretOf: (accessKeyId) => issued.get(accessKeyId),
  };
}

/** 32 random bytes in hex, written once. Throws when the file holds something else. */
export function readOrCreate(file: string): string {
  const existing = readIfPresent(file);
  if (existing === undefined) {
    mkdirSync(dirname(file), { recursive: true });
    const made = randomBytes(32).toString('hex');
    writeFileSync(file, made, { mode: 0o600, flag: 'wx' });
    return made;
  }
  if (/^[0-9a-f]{64}$/.test(existing)) return existing;
  throw new Error(
    `${file} should hold 64 hexadecimal digits. Remove it (keys are then made anew) or start with --reset.`,
  );
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
