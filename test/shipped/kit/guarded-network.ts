/**
 * Loaded before a package, so that all ways out of its process lead to the test. Names are answered by the test's resolver.
 * A connection goes to the stand-in for AWS; to one for the public internet, where it was made to an address that is public in
 * the test; and to the canary, wherever else it was made to. What is replaced is the edge alone: `dns.lookup`, by which Node's
 * own HTTP and fetch ask, and the connecting of a TCP handle, which is given the address that is really dialled. It imports
 * nothing of this repository.
 */
import dns, { type LookupAddress } from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net, { isIP } from 'node:net';
import tls from 'node:tls';
import type { InternetSettings } from './internet.ts';

type Callback = (error: Error | null, found?: string | LookupAddress[], family?: number) => void;
type Connect = (request: object, address: string, port: number) => number;
type TcpHandle = { connect: Connect; connect6: Connect };

const HERE = '127.0.0.1';
const WEB_PORTS = [443, 8_443];

const settings = JSON.parse(process.env['TEST_INTERNET'] ?? '') as InternetSettings;
delete process.env['TEST_INTERNET'];
const timesAsked = new Map<string, number>();

tls.setDefaultCACertificates([settings.certificate]);
answerNames();
leadConnections();

/** What nobody has listed leads inside: a name that gets past the check of names has to fail at the check of addresses. */
async function resolve(hostname: string): Promise<LookupAddress[]> {
  if (isIP(hostname) !== 0) return [{ address: hostname, family: isIP(hostname) }];
  const name = hostname.toLowerCase().replace(/\.$/, '');
  const { rounds, delayMs = 0 } = settings.names[name] ?? { rounds: [[HERE]] };
  const time = timesAsked.get(name) ?? 0;
  timesAsked.set(name, time + 1);
  await new Promise((done) => setTimeout(done, delayMs));
  const addresses = rounds[Math.min(time, rounds.length - 1)] ?? [];
  return addresses.map((address) => ({ address, family: isIP(address) }));
}

function answerNames(): void {
  const lookup = (name: string, options: dns.LookupOptions | Callback, callback?: Callback): void => {
    const [give, all] = typeof options === 'function' ? [options, false] : [callback, options.all === true];
    void resolve(name).then((found) => (all ? give?.(null, found) : give?.(null, found[0]?.address, found[0]?.family)));
  };
  const lookupLater = async (name: string, options: dns.LookupOptions = {}): Promise<unknown> => {
    const found = await resolve(name);
    return options.all ? found : found[0];
  };
  Object.assign(dns, { lookup });
  Object.assign(dns.promises, { lookup: lookupLater });
  syncBuiltinESMExports();
}

/** Every TCP connection of the process begins with one of these two, which know no names any more. */
function leadConnections(): void {
  const socket = net.connect({ host: HERE, port: 9 });
  const handle = Object.getPrototypeOf((socket as unknown as { _handle: TcpHandle })._handle) as TcpHandle;
  socket.destroy();
  const connect = handle.connect;
  const leadAway = function (this: TcpHandle, request: object, address: string, port: number): number {
    return connect.call(this, request, HERE, portFor(address, port));
  };
  Object.assign(handle, { connect: leadAway, connect6: leadAway });
}

function portFor(address: string, port: number): number {
  if (address === HERE && port === settings.awsPort) return port;
  const publicPort = WEB_PORTS.includes(port) ? settings.publicPorts[address] : undefined;
  return publicPort ?? settings.canaryPort;
}
