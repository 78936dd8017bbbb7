/** The application id of a signing session: base64url(kid | issuedAt | 128 random bits | MAC). */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { findGeneration, type Generation, type KeyMaterial } from './key-material.ts';

/** Signing cookies live three hours (specification 2, section 9). */
export const SESSION_MS = 10_800_000;

const HEAD_BYTES = 4 + 8 + 16;
const MAC_BYTES = 16;
/** A clock that runs ahead on another machine of ours. */
const AHEAD_MS = 60_000;

export function issueAppId(generation: Generation, now: number): string {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32BE(generation.kid, 0);
  head.writeBigUInt64BE(BigInt(now), 4);
  randomBytes(16).copy(head, 12);
  return Buffer.concat([head, macOf(head, generation)]).toString('base64url');
}

function macOf(head: Buffer, generation: Generation): Buffer {
  const key = Buffer.from(generation.master, 'base64');
  return createHmac('sha256', key).update('app-id\n').update(head).digest().subarray(0, MAC_BYTES);
}

/** The generation that issued it; null when it is malformed, forged, too old or of a retired generation. */
export function verifyAppId(appId: string, material: KeyMaterial, now: number): Generation | null {
  const bytes = Buffer.from(appId, 'base64url');
  if (bytes.length !== HEAD_BYTES + MAC_BYTES || bytes.toString('base64url') !== appId) return null;
  const head = bytes.subarray(0, HEAD_BYTES);
  const generation = findGeneration(material, head.readUInt32BE(0), now);
  if (!generation || !timingSafeEqual(bytes.subarray(HEAD_BYTES), macOf(head, generation))) return null;
  const age = now - Number(head.readBigUInt64BE(4));
  return age >= -AHEAD_MS && age <= SESSION_MS ? generation : null;
}
