/**
 * What is outside of a package in a test: servers of the attacker's that stand for the public internet and misbehave as a path
 * says, and a canary that stands for everything else. Both count.
 */
import { once } from 'node:events';
import { createServer as createSecureServer } from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { gzipSync } from 'node:zlib';
import { publicAddresses, type Rounds } from '../../../bin/proof/addresses/hostile-addresses.ts';
import { makeCertificate } from './make-certificate.ts';

export type Names = Record<string, { rounds: Rounds; delayMs?: number }>;

/** For guarded-network.ts, in the process of a package. */
export type InternetSettings = {
  names: Names;
  /** By the address that stands for it. */
  publicPorts: Record<string, number>;
  canaryPort: number;
  awsPort: number;
  /** Of the public servers, PEM. */
  certificate: string;
};

export type Internet = {
  canaryPort: number;
  /** Connections to what is not public, with what was asked first there. */
  canaryHits: string[];
  /** Of each request to what is public: the address that it was made to, host and path. */
  publicHits: string[];
  settingsFor(names: Names, awsUrl: string): InternetSettings;
  close(): void;
};

/** Hosts that the public servers have a certificate for. */
const hosts = ['*.attacker.example', 'api.paypal.com'];

export async function startInternet(): Promise<Internet> {
  const canaryHits: string[] = [];
  const publicHits: string[] = [];
  const { key, certificate } = makeCertificate(hosts);
  const canary = createServer((socket) => {
    const hit = canaryHits.push('nothing was sent') - 1;
    socket.on('data', (sent) => {
      canaryHits[hit] = sent.toString('latin1').slice(0, 200);
      socket.end('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 6\r\n\r\nsecret');
    });
    socket.on('error', () => undefined);
  });
  const servers = Object.values(publicAddresses).map((address) => ({
    address,
    server: createSecureServer({ key, cert: certificate }, (request, response) => {
      publicHits.push(`${address} ${request.headers.host}${request.url}`);
      misbehave(request, response);
    }),
  }));
  const canaryPort = await listen(canary);
  const publicPorts: Record<string, number> = {};
  for (const { address, server } of servers) publicPorts[address] = await listen(server);
  return {
    canaryPort,
    canaryHits,
    publicHits,
    settingsFor: (names, awsUrl) => ({
      names,
      publicPorts,
      canaryPort,
      awsPort: Number(new URL(awsUrl).port),
      certificate,
    }),
    close: () => {
      canary.close();
      for (const { server } of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const INSIDE = 'https://169.254.169.254/latest/meta-data/';
const PIECE = Buffer.alloc(65_536, 0x20);
const BOMB_BYTES = 20 * 2 ** 20;
const PAUSE_MS = 100;

type Misbehaviour = (response: ServerResponse, to: string) => void;

/** By the last part of the path. */
export const misbehaviours = {
  silent: () => undefined,
  endless: (response) => {
    response.writeHead(200);
    repeat(response, () => response.write(PIECE));
  },
  bomb: (response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(BOMB_BYTES)));
  },
  headers: (response) => {
    const many = Array.from({ length: 5_000 }, (_, index) => [`x-${index}`, 'a'.repeat(100)] as const);
    response.writeHead(200, Object.fromEntries(many)).end();
  },
  drip: ({ socket }) => {
    socket?.write('HTTP/1.1 200 OK\r\n');
    if (socket) repeat(socket, () => socket.write('x-a: b\r\n'));
  },
  'early-hints': (response) => repeat(response, () => response.writeEarlyHints({ link: '</a.css>; rel=preload' })),
  upgrade: ({ socket }) => {
    socket?.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
  },
  rubbish: ({ socket }) => {
    socket?.end('220 mail.attacker.example ESMTP\r\n');
  },
} satisfies Record<string, Misbehaviour>;

/** `/redirect-301?to=…`, `/loop`, and the misbehaviours; everything else is taken. A certificate of that name does the same. */
function misbehave(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  response.on('error', () => undefined);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'https://attacker.example');
  const what = pathname.split('/').at(-1) ?? '';
  const [, status] = /^redirect-(\d+)$/.exec(what) ?? [];
  if (status !== undefined) return redirect(response, Number(status), searchParams.get('to') ?? INSIDE);
  if (what === 'loop') return redirect(response, 302, request.url ?? '/');
  const known: Misbehaviour | undefined = (misbehaviours as Record<string, Misbehaviour>)[what];
  if (known) known(response, INSIDE);
  else response.writeHead(204).end();
}

/** What HTTP does not let into a header is what an attacker's own server would not hold back: it goes out as it is. */
function redirect({ socket }: ServerResponse, status: number, location: string): void {
  socket?.end(`HTTP/1.1 ${status} Moved\r\nlocation: ${location}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`);
}

type Closing = { destroyed: boolean; on(event: 'close', listener: () => void): unknown };

/** Until the other side has had enough. */
function repeat(to: Closing, step: () => unknown): void {
  const timer = setInterval(() => (to.destroyed ? clearInterval(timer) : step()), PAUSE_MS);
  to.on('close', () => clearInterval(timer));
}
