/**
 * `npm run smoke [-- <origin>]`: whether a deployed system works, from sign-up to the mail about a lead; of `npm start`
 * without an origin. On AWS somebody reads the mails: `npm run smoke -- https://host --email you@example.com --country DE`,
 * with an address that has no account yet and the country that this machine is in. `--webhook https://…` names a receiver
 * that answers 2xx; without it the system's own site is called, which refuses, and being reached is enough.
 * `--state <folder>` is the state of a small cloud that was started with another one. What this made is removed again.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { createControl } from '../proof/client/control-client.ts';
import { newEmail, newName } from '../proof/client/owners.ts';
import { createClient } from '../proof/client/system-client.ts';
import { outboxPerson, terminalPerson } from '../smoke/person.ts';
import { formatSmoke, runSmoke } from '../smoke/run-smoke.ts';
import type { Smoke } from '../smoke/smoke-checks.ts';

const CONTROL_PORT_OFFSET = 2;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    email: { type: 'string' },
    country: { type: 'string' },
    webhook: { type: 'string' },
    state: { type: 'string', default: '.local' },
  },
});

try {
  const { origin } = new URL(positionals[0] ?? 'http://localhost:4400');
  const smoke = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::|$)/.test(origin)
    ? await smallCloud(origin)
    : await stage(origin);
  const rows = await runSmoke(smoke, ({ name, isGood, seen }) =>
    console.log(`${name.padEnd(18)} ${isGood ? 'good' : 'BAD '}  ${seen}`),
  );
  console.log(`\n${formatSmoke(rows)}`);
  process.exit(rows.every(({ isGood }) => isGood) ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

async function smallCloud(origin: string): Promise<Smoke> {
  const control = new URL(origin);
  control.port = String(Number(control.port) + CONTROL_PORT_OFFSET);
  const controlToken = readFileSync(`${values.state}/control-token`, 'utf8').trim();
  const description = { urls: { app: origin, media: '', control: control.origin }, controlToken };
  const client = await createClient(() => description);
  const person = outboxPerson(
    createControl(() => description),
    newEmail(),
  );
  const url = values.webhook ?? (await startReceiver());
  return { origin, client, person, webhook: { url, mustBeTaken: true }, owner: null, agentName: newName() };
}

/** Takes whatever comes. */
function startReceiver(): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    response.end();
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`));
  });
}

async function stage(origin: string): Promise<Smoke> {
  const { email, country, webhook } = values;
  if (email === undefined || !/^[A-Z]{2}$/.test(country ?? ''))
    throw new Error(
      'Say who reads the mails, and in which country this machine is: npm run smoke -- https://host --email you@example.com --country DE',
    );
  const client = await createClient(() => ({ urls: { app: origin }, controlToken: '' }));
  const person = terminalPerson({ email, country: country ?? '' });
  const target = { url: webhook ?? `${origin}/app-config.json`, mustBeTaken: webhook !== undefined };
  return { origin, client, person, webhook: target, owner: null, agentName: newName() };
}
