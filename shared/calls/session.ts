/** The signing session (specification 2, section 4; exact scheme: docs/decisions/0003-signing-session.md). */
import * as z from 'zod';
import { defineCall } from './define-call.ts';
import { handshake } from './limits.ts';

/** base64url without padding. */
const base64url = z.string().regex(/^[A-Za-z0-9_-]+$/);

export const getPublicKey = defineCall({
  group: 'session',
  name: 'getPublicKey',
  method: 'POST',
  path: '/v1/sign/getPublicKey',
  caller: 'unsigned',
  origin: 'spec',
  summary: "Starts the signing session: the server's public RSA-3072 key, its time and a new application id.",
  plan: 'any',
  limits: handshake,
  bodyBytes: 4_096,
  input: z.strictObject({}),
  output: z.strictObject({
    /** SPKI, base64. */
    publicKey: z.string(),
    /** Milliseconds since the epoch. */
    systemTime: z.number().int(),
    appId: base64url,
  }),
  errors: [],
  example: { input: {}, output: { publicKey: 'MIIBojANBg…', systemTime: 1_790_000_000_000, appId: 'azEuMTc5' } },
  streaming: false,
  effect: false,
  bodyHash: false,
  orderBy: null,
  body: 'json',
});

export const getApiSecureKey = defineCall({
  group: 'session',
  name: 'getApiSecureKey',
  method: 'POST',
  path: '/v2/sign/getApiSecureKey',
  caller: 'unsigned',
  origin: 'spec',
  summary:
    "Takes the client's public key, encrypted for the server, and gives the API secure key of that application id.",
  plan: 'any',
  limits: handshake,
  bodyBytes: 4_096,
  input: z.strictObject({
    appId: base64url.max(200),
    /** The client's SPKI (RSA 1024, e = 65537) under RSA-OAEP-SHA256 in one block, base64. */
    publicKey: z.string().max(1_024),
  }),
  output: z.strictObject({ secureKey: base64url }),
  errors: [],
  example: { input: { appId: 'azEuMTc5', publicKey: 'q83v…' }, output: { secureKey: 'pXr1c0' } },
  streaming: false,
  effect: false,
  bodyHash: false,
  orderBy: null,
  body: 'form',
});
