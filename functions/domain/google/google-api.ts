/**
 * Google's side of a sign-in: OpenID Connect, authorization code with PKCE (Google Identity, "OpenID Connect"; RFC 7636).
 * Of what Google answers the id token alone is read, and nothing is kept of it but who it is.
 */
import { JwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import * as z from 'zod';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { canonicalEmail, checkEmail } from '../../../shared/rules/email.ts';
import { AppError } from '../../kit/app-error.ts';
import { readSecret } from '../../kit/clients/secrets.ts';
import { environment } from '../../kit/environment.ts';
import { fetchText } from '../../kit/fetch-text.ts';
import type { GooglePerson } from './google-tickets.ts';

export const needs: StoreNeeds = { secrets: ['google'] };

const ISSUER = 'https://accounts.google.com';
const TIMEOUT_MS = 8_000;
/** A clock of ours may be behind Google's. */
const SKEW_SECONDS = 30;

/** Domains whose mailboxes are Google's own; beside them those of Google Workspace, which a token names as `hd`. */
const googleDomains = ['gmail.com', 'googlemail.com'];

const Claims = z.object({
  sub: z.string().regex(/^\d{1,255}$/),
  email: z.string(),
  email_verified: z.literal(true),
  nonce: z.string(),
  name: z.string().default(''),
  hd: z.string().optional(),
});

/** `isAuthoritative`: Google itself runs the mailbox, so whoever is signed in there has the address. */
export type ProvenPerson = GooglePerson & { isAuthoritative: boolean };

/** The path of ours that Google returns the browser to; registered there to the letter. */
const returnAddress = (): string => `${environment.appOrigin()}/x-id-sign-in?type=x_a&step=google`;

const endpoint = (real: string, path: string): string => `${environment.googleEndpoint() ?? real}${path}`;

/** Throws `under_construction` where no client is registered with Google. */
export function googleClientId(): string {
  const clientId = environment.googleClientId();
  if (clientId === undefined) throw new AppError('under_construction');
  return clientId;
}

/** Where the browser asks Google. */
export function consentAddress({ state, nonce, challenge }: Record<'state' | 'nonce' | 'challenge', string>): string {
  const query = new URLSearchParams({
    client_id: googleClientId(),
    redirect_uri: returnAddress(),
    response_type: 'code',
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    prompt: 'select_account',
  });
  return `${endpoint(ISSUER, '/o/oauth2/v2/auth')}?${query}`;
}

/** Who the code stands for. Throws `google_failed` for everything that is not as it must be, `unavailable` without an answer. */
export async function readGooglePerson(request: {
  code: string;
  verifier: string;
  nonce: string;
}): Promise<ProvenPerson> {
  const claims = Claims.safeParse(await verify(await exchange(request)));
  if (!claims.success || claims.data.nonce !== request.nonce || checkEmail(claims.data.email)) {
    throw new AppError('google_failed', {}, 'The id token does not say what it must.');
  }
  const { sub, email: written, name: fullName, hd } = claims.data;
  const email = canonicalEmail(written);
  const isAuthoritative = hd !== undefined || googleDomains.some((domain) => email.endsWith(`@${domain}`));
  return { sub, email, fullName, isAuthoritative };
}

/** The id token for a code. */
async function exchange({ code, verifier }: { code: string; verifier: string }): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    client_id: googleClientId(),
    client_secret: await readSecret('google'),
    redirect_uri: returnAddress(),
  });
  const answer = await ask(endpoint('https://oauth2.googleapis.com', '/token'), { method: 'POST', body });
  return z.object({ id_token: z.string().max(8_192) }).parse(JSON.parse(answer)).id_token;
}

async function ask(address: string, request: { method?: string; body?: URLSearchParams } = {}): Promise<string> {
  const { status, text } = await fetchText(address, request, TIMEOUT_MS).catch((error: unknown) => {
    throw new AppError('unavailable', {}, `Google did not answer: ${error}`);
  });
  if (status >= 500) throw new AppError('unavailable', {}, `Google answered ${status}.`);
  if (status !== 200) throw new AppError('google_failed', {}, `Google answered ${status}.`);
  return text;
}

let verifier: ReturnType<typeof createVerifier> | undefined;

function createVerifier() {
  const jwksUri = endpoint('https://www.googleapis.com', '/oauth2/v3/certs');
  const fetcher = { fetch: async (uri: string) => new TextEncoder().encode(await ask(uri)).buffer };
  return JwtVerifier.create(
    { issuer: ISSUER, audience: googleClientId(), jwksUri, graceSeconds: SKEW_SECONDS },
    { jwksCache: new SimpleJwksCache({ fetcher }) },
  );
}

async function verify(idToken: string): Promise<unknown> {
  verifier ??= createVerifier();
  try {
    return await verifier.verify(idToken);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('google_failed', {}, `The id token was refused: ${error}`);
  }
}
