// @vitest-environment happy-dom
// @vitest-environment-options {"url": "https://app.test/app"}
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEffectRunner } from '../../../../web/lib/api/effect-runner.ts';
import { storeTokens } from '../../../../web/lib/tokens/token-store.ts';
import { openCleanBrowser } from '../kit/clean-browser.ts';
import { envelope, failure, networkFailure, startFakeServer, type FakeServer } from '../kit/fake-server.ts';
import { makeTokens } from '../kit/tokens.ts';

const SAVE_LEAD = '/v1/xlp/saveLead';
const change = { leadId: 'lead-1', status: 'contacted' } as const;

let server: FakeServer;
let clock: number;

beforeEach(() => {
  openCleanBrowser();
  server = startFakeServer();
  storeTokens(makeTokens(1));
  clock = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => vi.unstubAllGlobals());

const saved = (): Response => envelope(200, { leadId: 'lead-1' });
const sentKeys = (): (string | null)[] =>
  server.requestsTo(SAVE_LEAD).map(({ headers }) => headers.get('idempotency-key'));

describe('a user action', () => {
  it('keeps its idempotency key when it is tried again after a failure', async () => {
    server.reply(SAVE_LEAD, networkFailure(), failure(503, 'unavailable', 'Poor internet connection'), saved());
    const run = createEffectRunner('saveLead');

    for (let time = 0; time < 3; time += 1) {
      await run(change).catch(() => undefined);
      clock += 600;
    }

    const keys = sentKeys();
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  it('is another one, with another key, when its input is another', async () => {
    server.reply(SAVE_LEAD, networkFailure(), saved());
    const run = createEffectRunner('saveLead');

    await run(change).catch(() => undefined);
    await run({ ...change, status: 'done' });

    expect(new Set(sentKeys()).size).toBe(2);
  });

  it('is another one, with another key, when it is done again later', async () => {
    server.reply(SAVE_LEAD, saved);
    const run = createEffectRunner('saveLead');

    await run(change);
    clock += 500;
    await run(change);

    expect(new Set(sentKeys()).size).toBe(2);
  });

  it('is one when it is repeated within 500 ms or while it runs', async () => {
    server.reply(SAVE_LEAD, saved);
    const run = createEffectRunner('saveLead');

    await Promise.all([run(change), run(change)]);
    clock += 499;
    await run(change);

    expect(server.requestsTo(SAVE_LEAD)).toHaveLength(1);
  });

  it('is not lost with the signing session: it is made again with the same key', async () => {
    server.reply(SAVE_LEAD, failure(104, 'signing_failed', 'The request could not be verified.'), saved());
    const run = createEffectRunner('saveLead');

    await expect(run(change)).resolves.toEqual({ leadId: 'lead-1' });
    expect(new Set(sentKeys()).size).toBe(1);
  });
});
