/** What the control port offers, route by route. */
import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod';
import type { MovableClock } from '../clock.ts';
import { FunctionError } from '../compute/function-error.ts';
import type { FunctionPool } from '../compute/function-pool.ts';
import type { LogBook } from '../compute/log-book.ts';
import type { Outbox, OutboxMessage } from '../engines/messages/outbox.ts';
import type { Deliveries } from '../engines/providers/deliveries.ts';
import type { Viewer } from '../gateway/serve-edge.ts';
import { ControlError } from './control-error.ts';
import type { Faults } from './faults.ts';
import { renderOutboxPage } from './outbox-page.ts';
import type { UsageMeter } from './usage.ts';

export type Invalidation = { at: string; distributionId: string; paths: string[] };

/** What the routes work on. */
export type ControlDesk = {
  outbox: Outbox;
  faults: Faults;
  deliveries: Deliveries;
  /** Services that faults can be set on. */
  services: string[];
  clock: MovableClock;
  /** Runs what has become due after the clock was moved. */
  onClockMoved(): Promise<void>;
  meter: UsageMeter;
  logs: LogBook;
  viewer: { get(): Viewer; set(viewer: Viewer): void };
  pool: FunctionPool;
  invalidations(): Invalidation[];
};

export type ControlRequest = { url: URL; body: unknown; headers: IncomingHttpHeaders };

/** Gives a web page (a string) or what is sent as JSON. */
type ControlRoute = (desk: ControlDesk, request: ControlRequest) => unknown;

const WAIT_MS = 30_000;

const FaultSchema = z.strictObject({
  service: z.string(),
  mode: z.enum(['throttle', 'timeout', 'error', 'cut', 'slow']).nullish(),
  forMs: z.number().positive().optional(),
});
const ClockSchema = z.strictObject({ offsetMs: z.number() });
const DeliveriesSchema = z.strictObject({
  delayMs: z.number().min(0),
  copies: z.int().min(1).max(20),
  isReversed: z.boolean(),
});
const ViewerSchema = z.strictObject({ address: z.string().min(1), country: z.string().length(2).exactOptional() });

const ROUTES: Record<string, ControlRoute> = {
  'GET /': ({ outbox }) => renderOutboxPage(outbox.list()),
  'GET /outbox.json': ({ outbox }, { url }) => outbox.list(readOutboxFilter(url)),
  'GET /outbox/wait': waitForMessage,
  'POST /webhooks': takeWebhook,
  'GET /provider-log.json': ({ meter }) => meter.requests(),
  'GET /usage.json': ({ meter }) => meter.usage(),
  'GET /invalidations.json': (desk) => desk.invalidations(),
  'GET /logs': ({ logs }) => logs.lines(),
  'GET /faults': ({ faults }) => faults.list(),
  'PUT /faults': setFault,
  'GET /deliveries': ({ deliveries }) => deliveries.get(),
  'PUT /deliveries': ({ deliveries }, { body }) => {
    deliveries.set(DeliveriesSchema.parse(body));
    return deliveries.get();
  },
  'GET /clock': ({ clock }) => describeClock(clock),
  'PUT /clock': setClock,
  'GET /viewer': ({ viewer }) => viewer.get(),
  'PUT /viewer': ({ viewer }, { body }) => {
    viewer.set(ViewerSchema.parse(body));
    return viewer.get();
  },
};

/** Undefined when there is no such route. */
export function findControlRoute(method: string, path: string): ControlRoute | undefined {
  const key = `${method} ${path}`;
  const route = Object.hasOwn(ROUTES, key) ? ROUTES[key] : undefined;
  if (route) return route;
  const name = /^POST \/invoke\/([\w:-]+)$/.exec(key)?.[1];
  return name === undefined ? undefined : (desk, { body }) => invoke(desk, name, body);
}

function readOutboxFilter(url: URL): { to?: string; since?: string } {
  const [to, since] = [url.searchParams.get('to'), url.searchParams.get('since')];
  return { ...(to === null ? {} : { to }), ...(since === null ? {} : { since }) };
}

/** The newest message to `to` that was sent at `since` or later, or the next one. Answers 408 after `timeoutMs`. */
async function waitForMessage({ outbox }: ControlDesk, { url }: ControlRequest): Promise<unknown> {
  const { to, since } = readOutboxFilter(url);
  const timeoutMs = Number(url.searchParams.get('timeoutMs') ?? WAIT_MS);
  const fits = (message: OutboxMessage): boolean =>
    (to === undefined || message.to.some((address) => address.toLowerCase() === to.toLowerCase())) &&
    (since === undefined || message.at >= since);
  try {
    return await outbox.waitFor(fits, timeoutMs);
  } catch (error) {
    throw new ControlError(408, (error as Error).message);
  }
}

/** A receiver to try webhooks with: what comes stands in the outbox, with the headers that sign it. */
function takeWebhook({ outbox }: ControlDesk, { url, body, headers }: ControlRequest): unknown {
  const signing = Object.entries(headers).filter(([name]) => name.startsWith('webhook-'));
  outbox.add({
    channel: 'webhook',
    from: String(headers['user-agent'] ?? ''),
    to: [url.pathname],
    subject: String((body as { type?: unknown } | undefined)?.type ?? ''),
    text: JSON.stringify(body, null, 2) ?? '',
    headers: Object.fromEntries(signing.map(([name, value]) => [name, String(value)])),
  });
  return { received: true };
}

function setFault({ faults, services }: ControlDesk, { body }: ControlRequest): unknown {
  const { mode, forMs, service } = FaultSchema.extend({ service: z.enum(services) }).parse(body);
  faults.set(service, mode ?? undefined, forMs);
  return faults.list();
}

async function setClock(desk: ControlDesk, { body }: ControlRequest): Promise<unknown> {
  desk.clock.setOffset(ClockSchema.parse(body).offsetMs);
  await desk.onClockMoved();
  return describeClock(desk.clock);
}

function describeClock(clock: MovableClock): { now: string; offsetMs: number } {
  return { now: new Date(clock.now()).toISOString(), offsetMs: clock.offsetMs() };
}

async function invoke({ pool }: ControlDesk, name: string, event: unknown): Promise<unknown> {
  try {
    return { result: await pool.invoke(name, { event: event ?? {} }) };
  } catch (error) {
    if (!(error instanceof FunctionError)) throw error;
    return { error: { errorType: error.errorType, message: error.message } };
  }
}
