/** The control port of the small cloud: outbox, faults, clock, counters, administrators' functions. */
import * as z from 'zod';
import type { DeliverySettings } from '../../../infra/local/engines/providers/deliveries.ts';
import type { SystemDescription } from '../system/system-description.ts';

const Mail = z.object({
  at: z.string(),
  to: z.array(z.string()),
  subject: z.string().default(''),
  text: z.string(),
  /** Names in lower case. */
  headers: z.record(z.string(), z.string()).default({}),
});
export type Mail = z.infer<typeof Mail>;

export type FaultMode = 'throttle' | 'timeout' | 'error' | 'cut' | 'slow';

export type ControlClient = {
  /** All mails to an address, newest first; all there are without one. */
  mails(to?: string): Promise<Mail[]>;
  setFault(service: string, mode: FaultMode | null): Promise<void>;
  /** How many requests a service has had since the start. */
  countRequests(service: string): Promise<number>;
  /** How the stand-ins of payment providers send their webhooks from now on; a new start forgets it. */
  setDeliveries(settings: DeliverySettings): Promise<void>;
  /** Who the small cloud takes a browser for, which cannot say so itself; `country` as ISO alpha-2. */
  setViewer(address: string, country?: string): Promise<void>;
  /** Moves the clock of the small cloud to so much ahead of this machine's. */
  setClock(offsetMs: number): Promise<void>;
  /** What functions have printed lately, line by line. */
  logs(): Promise<string[]>;
  /** Runs a function by its name without the stage: `job-unlock-account`. */
  invoke(name: string, event: unknown): Promise<unknown>;
};

export type ControlAddress = Pick<SystemDescription, 'urls' | 'controlToken'>;

export function createControl(description: () => ControlAddress): ControlClient {
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const { urls, controlToken } = description();
    const response = await fetch(urls.control + path, {
      method,
      headers: { 'x-control-token': controlToken },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`The control port refused ${method} ${path}: ${await response.text()}`);
    return response.json();
  };
  return {
    mails: async (to) => {
      const query = to === undefined ? '' : `?to=${encodeURIComponent(to)}`;
      return z.array(Mail).parse(await ask('GET', `/outbox.json${query}`));
    },
    setFault: async (service, mode) => void (await ask('PUT', '/faults', { service, mode })),
    countRequests: async (service) => {
      const { calls } = z.object({ calls: z.record(z.string(), z.number()) }).parse(await ask('GET', '/usage.json'));
      return calls[service] ?? 0;
    },
    setDeliveries: async (settings) => void (await ask('PUT', '/deliveries', settings)),
    setViewer: async (address, country) => {
      await ask('PUT', '/viewer', { address, ...(country === undefined ? {} : { country }) });
    },
    setClock: async (offsetMs) => void (await ask('PUT', '/clock', { offsetMs })),
    logs: async () => {
      const lines = z.array(z.object({ text: z.string() })).parse(await ask('GET', '/logs'));
      return lines.map(({ text }) => text);
    },
    invoke: (name, event) => ask('POST', `/invoke/xpage-local-${name}`, event),
  };
}
