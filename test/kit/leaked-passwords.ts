/** The stand-in for the list of leaked passwords, and functions that know of it. */
import { afterAll, beforeAll } from 'vitest';
import { createLeakedPasswordsEngine } from '../../infra/local/engines/leaked-passwords.ts';
import { serveEngine, type EngineSurroundings } from '../../infra/local/engines/serve-engine.ts';

/** To be called once in a test file, outside of tests. Gives the paths that it was asked for; `fault` is set on it. */
export function useLeakedPasswords() {
  const asked: string[] = [];
  const state: { asked: string[]; fault?: ReturnType<NonNullable<EngineSurroundings['fault']>> } = { asked };
  let server: Awaited<ReturnType<typeof serveEngine>>;
  beforeAll(async () => {
    server = await serveEngine(createLeakedPasswordsEngine(), 0, {
      fault: () => state.fault,
      onRequest: (_, { url }) => void asked.push(url.pathname),
    });
    process.env['AWS_ENDPOINT_URL_LEAKED_PASSWORDS'] = server.url;
  });
  afterAll(async () => {
    delete process.env['AWS_ENDPOINT_URL_LEAKED_PASSWORDS'];
    await server.close();
  });
  return state;
}
