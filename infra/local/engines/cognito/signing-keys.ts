/** The RSA keys that sign the tokens: one per pool, made when the pool is first served and kept from then on. */
import { Buffer } from 'node:buffer';
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import { inTransaction, type Store } from '../store.ts';

export type Jwk = { kty: 'RSA'; alg: 'RS256'; use: 'sig'; kid: string; n: string; e: string };
export type Jwks = { keys: Jwk[] };
export type Claims = Record<string, unknown>;

type SigningKey = { privateKey: KeyObject; publicKey: KeyObject; jwk: Jwk };

export type SigningKeys = {
  jwks(poolId: string): Jwks | undefined;
  /** A compact JWT (RFC 7519) signed with RS256 by the key of the pool. */
  signToken(poolId: string, claims: Claims): string;
  /** The claims of a token that the key of this pool signed; undefined for anything else. Looks at no claim. */
  readToken(poolId: string, token: string): Claims | undefined;
};

export function loadSigningKeys(store: Store, poolIds: string[]): SigningKeys {
  const keys = new Map(poolIds.map((poolId) => [poolId, loadOrMakeKey(store, poolId)]));
  return {
    jwks: (poolId) => {
      const key = keys.get(poolId);
      return key && { keys: [key.jwk] };
    },
    signToken: (poolId, claims) => {
      const key = keys.get(poolId);
      if (!key)
        throw new Error(`The user pool ${poolId} has no signing key: it must be declared when the engine starts.`);
      return signWith(key, claims);
    },
    readToken: (poolId, token) => {
      const key = keys.get(poolId);
      return key && readWith(key, token);
    },
  };
}

function loadOrMakeKey(store: Store, poolId: string): SigningKey {
  return inTransaction(store, () => {
    const row = store.prepare('SELECT private_key FROM signing_key WHERE pool_id = ?').get(poolId);
    if (row) return toSigningKey(createPrivateKey(String(row['private_key'])));
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    store.prepare('INSERT INTO signing_key (pool_id, private_key) VALUES (?, ?)').run(poolId, pem);
    return toSigningKey(privateKey);
  });
}

function toSigningKey(privateKey: KeyObject): SigningKey {
  const publicKey = createPublicKey(privateKey);
  const { n = '', e = '' } = publicKey.export({ format: 'jwk' });
  return { privateKey, publicKey, jwk: { kty: 'RSA', alg: 'RS256', use: 'sig', kid: thumbprint(n, e), n, e } };
}

/** RFC 7638: the members in this order and without spaces. */
function thumbprint(n: string, e: string): string {
  return createHash('sha256')
    .update(JSON.stringify({ e, kty: 'RSA', n }))
    .digest('base64url');
}

function signWith(key: SigningKey, claims: Claims): string {
  const signed = `${encode({ kid: key.jwk.kid, alg: 'RS256' })}.${encode(claims)}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), key.privateKey).toString('base64url')}`;
}

function readWith(key: SigningKey, token: string): Claims | undefined {
  const [header, payload, signature, ...rest] = token.split('.');
  if (!header || !payload || !signature || rest.length > 0) return undefined;
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    key.publicKey,
    Buffer.from(signature, 'base64url'),
  );
  return isSigned ? (JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims) : undefined;
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
