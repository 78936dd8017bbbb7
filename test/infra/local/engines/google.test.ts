import { describe, expect, test } from 'vitest';
import { challenge, GOOGLE_CLIENT_ID, RETURN_ADDRESS, useGoogle, verifier } from '../../../kit/google.ts';
import { GOOGLE_SECRET } from '../../../kit/secrets.ts';

const google = useGoogle();
const request = {
  client_id: GOOGLE_CLIENT_ID,
  redirect_uri: RETURN_ADDRESS,
  response_type: 'code',
  scope: 'openid email profile',
  state: 's',
  nonce: 'n',
  code_challenge: challenge,
  code_challenge_method: 'S256',
};
const page = (changes: Record<string, string> = {}): string =>
  `${google.url()}/o/oauth2/v2/auth?${new URLSearchParams({ ...request, ...changes })}`;
const exchange = async (changes: Record<string, string> = {}) => {
  const { code } = await google.choose(page());
  const fields = {
    code,
    code_verifier: verifier,
    client_id: GOOGLE_CLIENT_ID,
    client_secret: GOOGLE_SECRET,
    redirect_uri: RETURN_ADDRESS,
  };
  return fetch(`${google.url()}/token`, { method: 'POST', body: new URLSearchParams({ ...fields, ...changes }) });
};

describe('the stand-in for Google', () => {
  test('asks on a page that says what it is', async () => {
    expect(await (await fetch(page())).text()).toContain('Stand-in for Google, on this machine only');
  });

  test('returns the state as it came, with a code, or with the refusal', async () => {
    expect((await google.choose(page())).state).toBe('s');
    const response = await fetch(`${page()}&answer=cancel`, { redirect: 'manual' });
    expect(response.headers.get('location')).toBe(`${RETURN_ADDRESS}&state=s&error=access_denied`);
  });

  test.each([
    { client_id: 'other' },
    { redirect_uri: 'https://evil.example/' },
    { redirect_uri: `${RETURN_ADDRESS}&x=1` },
    { code_challenge_method: 'plain' },
    { scope: 'email' },
  ])('leads nowhere for %j', async (changes) => {
    const response = await fetch(`${page(changes)}&answer=choose&email=a@gmail.com`, { redirect: 'manual' });

    expect(response.status).toBeGreaterThanOrEqual(400);
  });

  test.each([
    { client_secret: 'x' },
    { code_verifier: `${verifier}x` },
    { redirect_uri: 'https://x.example' },
    { code: 'x' },
  ])('gives no token for %j', async (changes) => {
    expect((await exchange(changes)).status).toBeGreaterThanOrEqual(400);
  });

  test('gives an id token for a code, its secret and its verifier', async () => {
    const { id_token: token } = (await (await exchange()).json()) as { id_token: string };
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

    expect(claims).toMatchObject({ aud: GOOGLE_CLIENT_ID, nonce: 'n', email_verified: true });
  });

  test('knows nothing else', async () => {
    expect((await fetch(`${google.url()}/oauth2/v1/userinfo`)).status).toBe(501);
  });
});
