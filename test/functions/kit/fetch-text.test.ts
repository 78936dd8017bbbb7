import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { redirectStatuses } from '../../../bin/proof/addresses/hostile-addresses.ts';
import { fetchText } from '../../../functions/kit/fetch-text.ts';

const TIMEOUT_MS = 500;
const PIECE = Buffer.alloc(65_536, 0x61);

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('the answer is given with its status, whatever that is', async () => {
  const url = await serve((request, response) => {
    request.setEncoding('utf8').on('data', (sent) => {
      response.writeHead(404).end(`äöü ${request.method} ${String(sent)}`);
    });
  });

  const answer = await fetchText(url, { method: 'POST', body: 'a=b' }, TIMEOUT_MS);

  expect(answer).toEqual({ status: 404, text: 'äöü POST a=b' });
});

test.each(redirectStatuses)('a redirect (%i) is an error, and nobody is asked where it leads', async (status) => {
  const hits: string[] = [];
  const canary = await serve((request, response) => {
    hits.push(request.url ?? '');
    response.end('secret');
  });
  const url = await serve((_, response) => void response.writeHead(status, { location: `${canary}/inside` }).end());

  await expect(fetchText(url, {}, TIMEOUT_MS)).rejects.toThrow();
  expect(hits).toEqual([]);
});

test('an answer that is packed smaller than it is, is given up at a megabyte', async () => {
  const packed = gzipSync(Buffer.alloc(20_000_000));
  const url = await serve((_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed));

  await expect(fetchText(url, {}, 10_000)).rejects.toThrow('larger than 1000000 bytes');
});

test('an answer without an end is given up at a megabyte, and its connection ends', async () => {
  const closed = Promise.withResolvers<void>();
  const url = await serve((_, response) => {
    const write = (): void => void (response.write(PIECE) ? setImmediate(write) : response.once('drain', write));
    response.on('close', closed.resolve);
    write();
  });

  await expect(fetchText(url, {}, 10_000)).rejects.toThrow('larger than 1000000 bytes');
  await closed.promise;
});

test.each([
  ['that does not begin', () => undefined],
  ['whose body does not end', (_request, response) => void response.writeHead(200).write('a')],
] satisfies [string, RequestListener][])('an answer %s is given up in its time', async (_, listener) => {
  const url = await serve(listener);

  await expect(fetchText(url, {}, TIMEOUT_MS)).rejects.toMatchObject({ name: 'TimeoutError' });
});
