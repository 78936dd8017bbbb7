/** The command for after a deployment, against the whole running system. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { newEmail, newName } from '../../bin/proof/client/owners.ts';
import { poll } from '../../bin/proof/client/poll.ts';
import type { Proof } from '../../bin/proof/client/proof.ts';
import { outboxPerson } from '../../bin/smoke/person.ts';
import { runSmoke, type SmokeRow } from '../../bin/smoke/run-smoke.ts';
import { smokeChecks, type Smoke } from '../../bin/smoke/smoke-checks.ts';
import { useSystem } from './use-system.ts';

let proof: Proof;
let receiver: Server;
let answerStatus = 200;
let smoke: Smoke;

useSystem(async (started) => {
  proof = started;
  receiver = createServer((_request, response) => response.writeHead(answerStatus).end());
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  receiver?.close();
});

beforeEach(() => {
  answerStatus = 200;
  const { client, control, system } = proof;
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  smoke = {
    origin: system.description().urls.app,
    client,
    person: outboxPerson(control, newEmail()),
    webhook: { url, mustBeTaken: true },
    owner: null,
    agentName: newName(),
  };
});

const badOf = (rows: readonly SmokeRow[]): string[] => rows.filter(({ isGood }) => !isGood).map(({ name }) => name);

test('finds nothing amiss in a system that works, and removes what it made', { timeout: 300_000 }, async () => {
  const rows = await runSmoke(smoke);

  expect(rows.filter(({ isGood }) => !isGood)).toEqual([]);
  expect(rows.map(({ name }) => name)).toEqual([...smokeChecks.map(({ name }) => name), 'removed again']);
  await poll('The account goes', 60_000, async () => {
    const accounts = await proof.tables.scan('accounts');
    return accounts.some((row) => JSON.stringify(row).includes(smoke.person.email)) ? undefined : true;
  });
});

test('names what does not work, and still removes what it made', { timeout: 300_000 }, async () => {
  answerStatus = 503;
  const person = { ...smoke.person, country: 'TH' };

  const rows = await runSmoke({ ...smoke, person });

  expect(badOf(rows)).toEqual(['country', 'webhook']);
  expect(rows.at(-1)).toMatchObject({ name: 'removed again', isGood: true });
});
