/** The stand-in for Google, and functions that know of it. */
import { afterAll, beforeAll } from 'vitest';
import { createGoogleEngine } from '../../infra/local/engines/google.ts';
import { serveEngine } from '../../infra/local/engines/serve-engine.ts';
import { APP_ORIGIN } from './function-environment.ts';
import { GOOGLE_SECRET } from './secrets.ts';

export const GOOGLE_CLIENT_ID = '100200300400-xpage.apps.googleusercontent.com';
export const RETURN_ADDRESS = `${APP_ORIGIN}/x-id-sign-in?type=x_a&step=google`;

/** RFC 7636, appendix B. */
export const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
export const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

/** To be called once in a test file, outside of tests, beside `useSecrets`. Its clock is the machine's, moved by `clock.ahead`. */
export function useGoogle() {
  const clock = { ahead: 0 };
  let server: Awaited<ReturnType<typeof serveEngine>>;
  beforeAll(async () => {
    const engine = createGoogleEngine({
      clock: () => Date.now() + clock.ahead,
      clientId: GOOGLE_CLIENT_ID,
      returnAddress: RETURN_ADDRESS,
      readSecret: async () => GOOGLE_SECRET,
    });
    server = await serveEngine(engine, 0);
    Object.assign(process.env, { GOOGLE_CLIENT_ID, AWS_ENDPOINT_URL_GOOGLE: server.url });
  });
  afterAll(async () => {
    delete process.env['GOOGLE_CLIENT_ID'];
    delete process.env['AWS_ENDPOINT_URL_GOOGLE'];
    await server.close();
  });
  return {
    clock,
    url: () => server.url,
    /** What Google returns the browser with when somebody chooses an account. */
    choose: async (address: string, email = 'noor.haddad@gmail.com', name = 'Noor Haddad') => {
      const answer = new URLSearchParams({ answer: 'choose', email, name });
      const response = await fetch(`${address}&${answer}`, { redirect: 'manual' });
      const query = new URL(response.headers.get('location') ?? 'about:blank').searchParams;
      return { code: query.get('code') ?? '', state: query.get('state') ?? '' };
    },
  };
}
