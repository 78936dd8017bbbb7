/** Hostile inputs over all calls: what their schemas expect, with parts of it replaced. */
import { performance } from 'node:perf_hooks';
import type { CallContract } from '../../shared/calls/define-call.ts';
import { registry } from '../../shared/calls/registry.ts';
import { pathOf } from './handlers.ts';
import { signRequest, type SigningSession, type Transport } from './signed-client.ts';
import { seededRandom } from './turns.ts';

const hostile: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER + 1,
  '',
  ' ',
  '\u0000',
  '\u202Egnp.exe',
  '\u200B\u200D\uFEFF',
  '\uD83D\uDE00'.repeat(50),
  'ẞ'.repeat(60),
  'ﷺ'.repeat(30),
  'İ'.repeat(60),
  'Z̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅'.repeat(5),
  'x'.repeat(5_000),
  '-'.repeat(300),
  "'; DROP TABLE accounts; --",
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}#{7*7}',
  '../../../../etc/passwd',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  '//evil.example/\\@evil',
  'a@b.c\r\nBcc: x@example.com',
  `${'a'.repeat(64)}@${'b'.repeat(180)}.example`,
  '😀@example.com',
  '+0000000000000000000000000000000000000',
  '2026-02-30',
  '0000-00-00T99:99:99Z',
  '__proto__',
  'constructor',
  'toString',
  'OWN#x',
  '1'.repeat(400),
  [],
  [[]],
  {},
  { toString: 1, valueOf: 2 },
  { length: 1e9 },
  { $gt: '' },
  { S: 'x' },
  Array.from({ length: 300 }, (_, index) => index),
];

export type FuzzFinding = { call: string; status: number; body: string; sent: string };

type Value = unknown;

function mutate(value: Value, random: () => number): Value {
  const roll = random();
  if (roll < 0.25) return hostile[Math.floor(random() * hostile.length)];
  if (Array.isArray(value)) return value.map((part: unknown) => (random() < 0.5 ? mutate(part, random) : part));
  if (typeof value === 'object' && value !== null) return mutateObject(value, random);
  if (typeof value === 'string') return mutateText(value, random);
  if (typeof value === 'number') return value * (random() * 4 - 2);
  return roll < 0.6 ? value : null;
}

function mutateObject(value: object, random: () => number): Value {
  const entries = Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
    const roll = random();
    if (roll < 0.1) return [];
    return [[roll < 0.15 ? `${name}x` : name, roll < 0.6 ? mutate(part, random) : part]];
  });
  const more: [string, unknown][] = random() < 0.1 ? [['isAdmin', true]] : [];
  return Object.fromEntries([...entries, ...more]);
}

function mutateText(value: string, random: () => number): string {
  const at = Math.floor(random() * (value.length + 1));
  const piece = String(hostile[5 + Math.floor(random() * 20)]);
  return random() < 0.5 ? value.slice(0, at) + piece + value.slice(at) : value.slice(0, at);
}

/** A body that is no JSON at all, or that readers of JSON differ on. */
function brokenBody(random: () => number, text: string): string {
  const bodies = [
    '',
    '[',
    '['.repeat(20_480),
    '{"a":1,"a":2}',
    '{"__proto__":{"x":1}}',
    '"\\ud800"',
    '{"a":"\\ud800"}',
    '\uFEFF{}',
    'null',
    text.slice(1),
    `${text}${text}`,
    text.replaceAll('"', "'"),
  ];
  return bodies[Math.floor(random() * bodies.length)] ?? '';
}

function toQuery(input: Value): Record<string, string> {
  const entries = Object.entries(typeof input === 'object' && input !== null ? input : { value: input });
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}

function nextRequest(contract: CallContract, session: SigningSession, token: string, random: () => number) {
  const input = mutate(structuredClone(contract.example.input), random);
  const options = {
    ...(random() < 0.9 ? { token } : {}),
    ...(random() < 0.3 ? { idempotencyKey: `key-${Math.floor(random() * 1e9)}` } : {}),
  };
  const isBroken = contract.method === 'POST' && contract.body !== 'form' && random() < 0.1;
  if (!isBroken) return toRequest(contract, session, input, options);
  const body = brokenBody(random, JSON.stringify(input) ?? 'null');
  return signRequest(session, { ...options, path: pathOf(contract), inHeaders: true, method: 'POST', rawBody: body });
}

function toRequest(
  contract: CallContract,
  session: SigningSession,
  input: Value,
  options: { token?: string; idempotencyKey?: string },
) {
  const common = { ...options, path: pathOf(contract), inHeaders: true };
  if (contract.method === 'GET') {
    const fields = toQuery(input);
    // What a call takes in headers is hostile there.
    const headers = Object.fromEntries(
      Object.entries(contract.inputHeaders ?? {}).flatMap(([field, name]) =>
        fields[field] === undefined ? [] : [[name, fields[field]]],
      ),
    );
    const query = Object.fromEntries(Object.entries(fields).filter(([field]) => !contract.inputHeaders?.[field]));
    return signRequest(session, { ...common, method: 'GET', input: query, headers });
  }
  if (contract.body === 'form') {
    const rawBody = new URLSearchParams(toQuery(input)).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return signRequest(session, { ...common, method: 'POST', rawBody, headers });
  }
  return signRequest(session, { ...common, method: 'POST', rawBody: JSON.stringify(input) ?? 'null' });
}

export type FuzzResult = {
  /** What was answered with 5xx or without an envelope. */
  findings: FuzzFinding[];
  /**
   * The longest that one request kept the event loop busy, in milliseconds; without the first of each call, with which its code is
   * loaded. The hash of a PIN, which is slow on purpose, is made beside the loop and holds nobody up.
   */
  busiestMs: number;
};

type Fuzzed = { contract: CallContract; request: ReturnType<typeof signRequest> };

export type FuzzOptions = {
  transport: Transport;
  session: SigningSession;
  /** A good one for the call. */
  tokenFor(contract: CallContract): string;
  /** Lets go of what the calls have sent: collecting so much garbage would hold the event loop up. */
  forget(): void;
};

/** Sends `count` hostile requests over all calls; the same seed sends the same. */
export function fuzzCalls(options: FuzzOptions & { count: number; seed: number }): Promise<FuzzResult> {
  return sendAll(options, randomRequests(options));
}

function* randomRequests({
  session,
  tokenFor,
  count,
  seed,
}: FuzzOptions & { count: number; seed: number }): Generator<Fuzzed> {
  const random = seededRandom(seed);
  for (let index = 0; index < count; index += 1) {
    const contract = registry[index % registry.length];
    if (!contract) throw new Error('The registry is empty.');
    yield { contract, request: nextRequest(contract, session, tokenFor(contract), random) };
  }
}

/** Puts each hostile value into each field of each call, the other fields as in its example; sends every n-th. */
export function sendHostileValues(options: FuzzOptions & { every: number }): Promise<FuzzResult> {
  return sendAll(options, hostileRequests(options));
}

function* hostileRequests({ session, tokenFor, every }: FuzzOptions & { every: number }): Generator<Fuzzed> {
  const cases = registry.flatMap((contract) =>
    Object.keys(contract.example.input as object).flatMap((field) =>
      hostile.map((value) => ({ contract, input: { ...(contract.example.input as object), [field]: value } })),
    ),
  );
  for (const [index, { contract, input }] of cases.entries()) {
    if (index % every === 0)
      yield { contract, request: toRequest(contract, session, input, { token: tokenFor(contract) }) };
  }
}

async function sendAll({ transport, forget }: FuzzOptions, requests: Iterable<Fuzzed>): Promise<FuzzResult> {
  const result: FuzzResult = { findings: [], busiestMs: 0 };
  const loaded = new Set<string>();
  for (const { contract, request } of requests) {
    const before = performance.eventLoopUtilization();
    const { status, body } = await transport(request);
    const { active } = performance.eventLoopUtilization(before);
    forget();
    if (loaded.has(contract.name)) result.busiestMs = Math.max(result.busiestMs, active);
    loaded.add(contract.name);
    const isAnswer = status >= 200 && status < 500 && (body.startsWith('{"status":') || body.startsWith(': open'));
    if (!isAnswer) {
      const sent = JSON.stringify(request.body ?? request.query).slice(0, 300);
      result.findings.push({ call: contract.name, status, body: body.slice(0, 300), sent });
    }
  }
  return result;
}
