// @vitest-environment happy-dom
// @vitest-environment-options {"url": "https://app.test/app/payment"}
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { downloadInvoice } from '../../../../web/lib/api/download.ts';
import { readTokens, storeTokens } from '../../../../web/lib/tokens/token-store.ts';
import { openCleanBrowser } from '../kit/clean-browser.ts';
import { envelope, failure, startFakeServer, type FakeServer } from '../kit/fake-server.ts';
import { makeTokens } from '../kit/tokens.ts';

const fresh = makeTokens(2);
const refreshWithAmplify = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../../../../web/lib/tokens/amplify-refresher.ts', () => ({ refreshWithAmplify }));
vi.mock('../../../../web/lib/session/sign-request.ts', () => ({
  signRequest: async () => ({
    headers: { sign: 'signature' },
    session: { appId: 'app-1', sign: 's', publicKey: 'p', inHeaders: true },
  }),
}));

const DOWNLOAD = '/v1/xid/billing/download';
const pdf = (): Response =>
  new Response(Buffer.from([0x25, 0x50, 0x44, 0x46, 0xff]), { headers: { 'content-type': 'application/pdf' } });

let server: FakeServer;
beforeEach(() => {
  openCleanBrowser('/app/payment');
  storeTokens(makeTokens(1));
  refreshWithAmplify.mockImplementation(async () => {
    storeTokens(fresh);
    return readTokens();
  });
  server = startFakeServer();
});
afterEach(() => vi.unstubAllGlobals());

describe('the download of an invoice', () => {
  it('is signed and authorized like every call, and gives the file as it is', async () => {
    server.reply(DOWNLOAD, pdf);
    const file = await downloadInvoice('INV1');

    expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([0x25, 0x50, 0x44, 0x46, 0xff]);
    const [request] = server.requestsTo(DOWNLOAD);
    expect([request?.method, request?.search]).toEqual(['GET', '?invoiceId=INV1']);
    expect(request?.headers.get('sign')).toBe('signature');
    expect(request?.headers.get('authorization')).toBe(makeTokens(1).idToken);
  });

  it('renews a token that is too old, and asks again', async () => {
    server.reply(DOWNLOAD, envelope(201, null), pdf);

    expect((await downloadInvoice('INV1')).size).toBe(5);
    expect(server.requestsTo(DOWNLOAD).map(({ headers }) => headers.get('authorization'))).toEqual([
      makeTokens(1).idToken,
      fresh.idToken,
    ]);
  });

  it('fails as other calls do when there is none', async () => {
    server.reply(DOWNLOAD, failure(404, 'not_found', 'Not found'));

    await expect(downloadInvoice('INV1')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('takes no other answer for a file', async () => {
    server.reply(DOWNLOAD, envelope(200, { x: 1 }));

    await expect(downloadInvoice('INV1')).rejects.toMatchObject({ code: 'answer_malformed' });
  });
});
