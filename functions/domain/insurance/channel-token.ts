/**
 * Tokens of web domains: which channel a guest came from, and nothing else (SECURITY.md T25). No call takes one for a
 * sign-in; what it opens is open to everybody. `<body>.<HMAC with the pepper>`.
 */
import { createHmac } from 'node:crypto';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { readSecret } from '../../kit/clients/secrets.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';

export const needs: StoreNeeds = { secrets: ['pepper'] };

const TOKEN_SECONDS = 3_600;

export async function makeChannelToken(channelCode: string, now: Date): Promise<{ token: string; expiresAt: string }> {
  const exp = epochSeconds(now) + TOKEN_SECONDS;
  const body = Buffer.from(JSON.stringify({ channelCode, scope: 'guest', exp })).toString('base64url');
  const mac = createHmac('sha256', await readSecret('pepper'))
    .update(`channel\n${body}`)
    .digest('base64url');
  return { token: `${body}.${mac}`, expiresAt: new Date(exp * 1_000).toISOString() };
}
