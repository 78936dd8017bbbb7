/** The stand-in for Meta, and functions that know of it. */
import { afterAll, beforeAll } from 'vitest';
import { createMetaEngine } from '../../infra/local/engines/meta.ts';
import { serveEngine } from '../../infra/local/engines/serve-engine.ts';
import { APP_ORIGIN } from './function-environment.ts';
import { NOW } from './call-context.ts';
import { META_SECRET } from './secrets.ts';

export const META_APP_ID = '100200300400';

/** To be called once in a test file, outside of tests, beside `useSecrets`. */
export function useMeta() {
  const clock = { now: NOW.getTime() };
  let server: Awaited<ReturnType<typeof serveEngine>>;
  beforeAll(async () => {
    const engine = createMetaEngine({
      clock: () => clock.now,
      appId: META_APP_ID,
      appOrigin: APP_ORIGIN,
      readSecret: async () => META_SECRET,
    });
    server = await serveEngine(engine, 0);
    Object.assign(process.env, { META_APP_ID, AWS_ENDPOINT_URL_META: server.url });
  });
  afterAll(async () => {
    delete process.env['META_APP_ID'];
    delete process.env['AWS_ENDPOINT_URL_META'];
    await server.close();
  });
  return {
    clock,
    url: () => server.url,
    /** What Meta returns the browser with after the person's answer. */
    answerDialog: async (address: string, answer: 'allow' | 'deny'): Promise<URLSearchParams> => {
      const response = await fetch(`${address}&answer=${answer}`, { redirect: 'manual' });
      return new URL(response.headers.get('location') ?? 'about:blank').searchParams;
    },
  };
}
