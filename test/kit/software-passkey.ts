/** A passkey made of software: what a phone or a security key answers to WebAuthn (Level 3, sections 6.1 and 6.5). */
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { NewPasskey, PasskeyAssertion, PasskeyCreation, PasskeyRequest } from '../../shared/model/lock.ts';
import { APP_ORIGIN } from './function-environment.ts';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 0xff]);
}

/** CBOR (RFC 8949) of numbers, texts, bytes and maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  if (typeof value === 'string') return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value]);
  const entries = [...value].flatMap(([key, entry]) => [cbor(key), cbor(entry as never)]);
  return Buffer.concat([cborHead(5, value.size), ...entries]);
}

/** `isForged`: it says of itself that it is attested, by a signature of another key. */
export type AnswerChanges = {
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  count?: number;
  isForged?: boolean;
};

/** A self attestation (Level 3, section 8.2) by a key that is not the passkey's. */
function forgedStatement(signed: Buffer): Map<string, unknown> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return new Map<string, unknown>([
    ['alg', -7],
    ['sig', createSign('sha256').update(signed).sign(privateKey)],
  ]);
}

export function softwarePasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coseKey = cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );

  const clientData = (type: string, challenge: string, { origin = APP_ORIGIN }: AnswerChanges): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (rpId: string, flags: number, { isVerified = true, count = 0 }: AnswerChanges): Buffer => {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags | PRESENT | (isVerified ? VERIFIED : 0));
    rest.writeUInt32BE(count, 1);
    return Buffer.concat([sha256(rpId), rest]);
  };

  return {
    id: id.toString('base64url'),
    create({ challenge, rp }: PasskeyCreation, changes: AnswerChanges = {}): NewPasskey {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const data = Buffer.concat([
        authData(changes.rpId ?? rp.id, HAS_CREDENTIAL, changes),
        Buffer.alloc(16),
        length,
        id,
        coseKey,
      ]);
      const client = clientData('webauthn.create', challenge, changes);
      const attestation = cbor(
        new Map<string, unknown>([
          ['fmt', changes.isForged ? 'packed' : 'none'],
          ['attStmt', changes.isForged ? forgedStatement(Buffer.concat([data, sha256(client)])) : new Map()],
          ['authData', data],
        ]),
      );
      return {
        id: id.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      };
    },
    assert({ challenge, rpId }: PasskeyRequest, accountId: string, changes: AnswerChanges = {}): PasskeyAssertion {
      const client = clientData('webauthn.get', challenge, changes);
      const data = authData(changes.rpId ?? rpId, 0, changes);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return {
        id: id.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: Buffer.from(accountId).toString('base64url'),
      };
    },
  };
}
