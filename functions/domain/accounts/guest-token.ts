/**
 * Guests of the mobile host. A token says that the same guest is back and nothing else (SECURITY.md T25): it is no
 * identity, it is not made by a pool, and no call takes it for a sign-in. `<body>.<HMAC with the pepper>`.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { readSecret } from '../../kit/clients/secrets.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';

export const needs: StoreNeeds = { secrets: ['pepper'] };

const TOKEN_SECONDS = 30 * 86_400;
/** Whoever is back within this time is the same guest. */
const KNOWN_SECONDS = 90 * 86_400;
const ID_BYTES = 16;

const Body = z.strictObject({ guestId: z.string(), applicationId: z.string(), exp: z.number().int() });

export type Guest = { guestId: string; guestToken: string; expiresAt: string };

export async function welcomeGuest(
  applicationId: string,
  former: string | undefined,
  { now, randomBytes }: { now: Date; randomBytes(length: number): Buffer },
): Promise<Guest> {
  const guestId = (await findGuest(applicationId, former, now)) ?? randomBytes(ID_BYTES).toString('base64url');
  const exp = epochSeconds(now) + TOKEN_SECONDS;
  const body = Buffer.from(JSON.stringify({ guestId, applicationId, exp })).toString('base64url');
  const guestToken = `${body}.${(await macOf(body)).toString('base64url')}`;
  return { guestId, guestToken, expiresAt: new Date(exp * 1_000).toISOString() };
}

/** Null for a token that is not ours, is of another application, or is too old. */
async function findGuest(applicationId: string, token: string | undefined, now: Date): Promise<string | null> {
  const [body = '', mac = ''] = token?.split('.') ?? [];
  const [sent, expected] = [Buffer.from(mac, 'base64url'), await macOf(body)];
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return null;
  const guest = Body.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
  const isKnown = guest.exp - TOKEN_SECONDS + KNOWN_SECONDS > epochSeconds(now);
  return isKnown && guest.applicationId === applicationId ? guest.guestId : null;
}

async function macOf(body: string): Promise<Buffer> {
  return createHmac('sha256', await readSecret('pepper'))
    .update(`guest\n${body}`)
    .digest();
}
