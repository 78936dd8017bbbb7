/** The running system as the browser tests know it: addresses, control port, and a client for what is only preparation. */
import { readFileSync } from 'node:fs';
import { createControl, type ControlClient } from '../../../bin/proof/client/control-client.ts';
import { poll } from '../../../bin/proof/client/poll.ts';
import { createClient, type SystemClient } from '../../../bin/proof/client/system-client.ts';
import type { SystemDescription } from '../../../bin/proof/system/system-description.ts';

/** With `E2E_STATE`, the state folder of a system that runs on the first port already, none is started. */
export const runningState = process.env['E2E_STATE'];

export type TestSystem = { port: number; stateDir: string };

const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4600);
/** More ports than a system takes. */
const PORTS_APART = 50;

/**
 * The system of each worker: clock, faults and the viewer's address are the whole system's, so no two tests may share
 * one at a time.
 */
export const systems: readonly TestSystem[] =
  runningState === undefined
    ? [
        { port: FIRST_PORT, stateDir: '.local/e2e-1' },
        { port: FIRST_PORT + PORTS_APART, stateDir: '.local/e2e-2' },
      ]
    : [{ port: FIRST_PORT, stateDir: runningState }];

/** Playwright numbers the workers that run at a time. */
const { port, stateDir } = systems[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)] ?? { port: 0, stateDir: '' };

/** Where the engines of this worker's system keep what they hold. */
export const stateFolder = stateDir;

export const urls = {
  app: `http://localhost:${port}`,
  media: `http://127.0.0.1:${port + 1}`,
  control: `http://localhost:${port + 2}`,
};

export const control: ControlClient = createControl(describe);

let opened: Promise<SystemClient> | undefined;

/** Makes calls without a browser. */
export function client(): Promise<SystemClient> {
  opened ??= createClient(describe);
  return opened;
}

export type Mail = Awaited<ReturnType<ControlClient['mails']>>[number];

/** Papers are drawn before the mail that brings them, in turn with those of the tests beside. */
const MAIL_MS = 60_000;

/** The newest mail to an address of which `isIt` is true, waited for. */
export function mailTo(address: string, isIt: (mail: Mail) => boolean): Promise<Mail> {
  return poll(`A mail to ${address}`, MAIL_MS, async () => (await control.mails(address)).find(isIt));
}

/** The code in the newest mail that came at `since` (ISO time) or later. */
export async function codeFor(address: string, since: string): Promise<string> {
  const mail = await mailTo(address, ({ at, subject }) => at >= since && /\d{6}/.test(subject));
  return /\d{6}/.exec(mail.subject)?.[0] ?? '';
}

function describe(): SystemDescription {
  const rootCredentials = { accessKeyId: '', secretAccessKey: '' };
  const unused = { endpoints: {}, region: '', rootCredentials, documentsBucket: '', pools: {}, enginePid: 0 };
  return { ...unused, stateDir, urls, controlToken: controlToken() };
}

function controlToken(): string {
  return readFileSync(`${stateDir}/control-token`, 'utf8').trim();
}
