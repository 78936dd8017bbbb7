/** Deletion of a customer on the DynamoDB engine of this machine: every kind of row, found by its canary, and every crash. */
import { AdminDeleteUserCommand, AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { DeleteCommand, PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginCustomerDeletion } from '../../../../functions/domain/customers/begin-customer-deletion.ts';
import { bindPolicies } from '../../../../functions/domain/customers/bind-policies.ts';
import { findCustomerIdByEmail } from '../../../../functions/domain/customers/find-customer.ts';
import {
  finishCustomerDeletion,
  verifyCustomerDeletion,
} from '../../../../functions/domain/customers/finish-customer-deletion.ts';
import { findPolicy, findPolicyEvents } from '../../../../functions/domain/insurance/find-policies.ts';
import { redeleteAll } from '../../../../functions/domain/lifecycle/redelete.ts';
import { dynamo } from '../../../../functions/kit/clients/dynamo.ts';
import { NOW, recordingLog } from '../../../kit/call-context.ts';
import { named, useCognito } from '../../../kit/cognito.ts';
import { customerEmailRow, customerRow } from '../../../kit/customers.ts';
import { useMails } from '../../../kit/mails.ts';
import { useMemoryBuckets } from '../../../kit/memory-bucket.ts';
import { useRealTables } from '../../../kit/real-tables.ts';
import { rowsWith } from '../../../kit/whole-account.ts';
import {
  filesOf,
  idsOf,
  ownApplication,
  wholeCustomer,
  writeWholeCustomer,
  type WholeCustomer,
} from '../../../kit/whole-customer.ts';

const cognito = useCognito();
const mails = useMails();
const files = useMemoryBuckets();
useRealTables();

let customer: WholeCustomer;
const moment = { now: NOW, newId: () => ulid() };
const context = () => ({ ...moment, log: recordingLog() });
const deletion = () => ({
  customerId: customer.customerId,
  deletedAt: NOW.toISOString(),
  cause: 'customer' as const,
});
const begin = (cause: 'customer' | 'restored' = 'customer') =>
  beginCustomerDeletion(customer.customerId, cause, moment);
const put = (Item: Record<string, unknown>) => dynamo.send(new PutCommand({ TableName: 'insurance', Item }));

beforeEach(async () => {
  customer = wholeCustomer(ulid().toLowerCase());
  cognito.on(AdminDeleteUserCommand).resolves({});
  cognito.on(AdminGetUserCommand).rejects(named('UserNotFoundException'));
  for (const name of [...filesOf(customer).gone, ...filesOf(customer).kept]) files.set(name, customer.canary);
  await writeWholeCustomer(customer);
});
afterEach(() => vi.restoreAllMocks());

/** Keys of the rows with the text; orders, the note to look again tomorrow and events of policies apart. */
async function keysWith(text: string): Promise<string[]> {
  const rows = await rowsWith(text);
  return rows
    .map(({ pk, sk }) => `${String(pk)} ${String(sk)}`)
    .filter((key) => !/^(?:OUTBOX#|DUE#VERIFY-DELETION#|POLICY#\S* EVENT#)/.test(key));
}

/** What still names the customer or holds their canary. */
async function remains(): Promise<string[]> {
  const { customerId, canary } = customer;
  const rows = new Set([...(await keysWith(customerId)), ...(await keysWith(canary))]);
  const own = [...files].filter(([name, text]) => !name.includes('tombstones/') && text === canary);
  return [...rows, ...own.map(([name]) => name)].toSorted();
}

/** The policy, what is being paid for, and the ways to both. */
function whatLawKeeps(): string[] {
  const { ordered, issued, policy } = idsOf(customer);
  return [
    `APPLICANT#${customer.email} APPLICATION#${issued}`,
    `APPLICANT#${customer.email} APPLICATION#${ordered}`,
    `APPLICATION#${issued} APPLICATION`,
    `APPLICATION#${ordered} APPLICATION`,
    `HOLDER#${customer.email} POLICY#${policy}`,
    `POLICY#${policy} POLICY`,
    ...filesOf(customer).kept,
  ].toSorted();
}

describe('deleting a customer', () => {
  test('leaves nothing of any kind of row or file but policies and what is being paid for', async () => {
    expect((await remains()).length).toBeGreaterThan(whatLawKeeps().length + 15);
    await begin();
    await finishCustomerDeletion(deletion(), context());

    expect(await remains()).toEqual(whatLawKeeps());
    expect(await keysWith(customer.customerId)).toEqual([]);
    expect(cognito.commandCalls(AdminDeleteUserCommand).map(({ args }) => args[0].input)).toEqual([
      { UserPoolId: 'eu-central-1_Customers1', Username: customer.customerId },
    ]);
  });

  test('takes the policies out of their hands, with an event of each, and changes nothing else of them', async () => {
    const { policy: policyId } = idsOf(customer);
    const before = await findPolicy(policyId);
    await begin();
    await finishCustomerDeletion(deletion(), context());

    expect(await findPolicy(policyId)).toEqual({ ...before, customerId: null, revision: 2 });
    expect(await findPolicyEvents(policyId)).toMatchObject([{ kind: 'unbound', by: 'customer', detail: {} }]);
  });

  test('takes effect at once: the address is free, no token counts, and it is ordered once', async () => {
    const begun = await Promise.all([1, 2, 3, 4].map(() => begin().catch(() => false)));

    expect(begun.filter(Boolean)).toHaveLength(1);
    expect(await findCustomerIdByEmail(customer.email)).toBeNull();
    const rows = await rowsWith(customer.customerId);
    expect(rows.find(({ sk }) => sk === 'CUSTOMER')).toMatchObject({
      status: 'deleted',
      tokensValidAfter: NOW.getTime() / 1_000 + 1,
    });
    expect(rows.filter(({ job }) => job === 'delete-customer')).toHaveLength(1);
  });

  test('sends one receipt in their language, to the address that it deletes', async () => {
    await put({ ...customerRow({ customerId: customer.customerId, email: customer.email, language: 'de_de' }) });
    await begin();
    await finishCustomerDeletion(deletion(), context());
    await finishCustomerDeletion(deletion(), context());

    expect(mails.sent().map(({ to, subject }) => [to, subject])).toEqual([
      [[customer.email], 'Ihr Kundenkonto ist gelöscht'],
    ]);
    expect(mails.sent()[0]?.text).toContain('sieben Jahre');
  });

  test('is finished by repetition, however often it dies after a few writes', async () => {
    await begin();
    const send = dynamo.send.bind(dynamo) as (command: unknown) => Promise<unknown>;
    let left = 0;
    const isWrite = (command: unknown): boolean =>
      [DeleteCommand, UpdateCommand, TransactWriteCommand].some((kind) => command instanceof kind);
    vi.spyOn(dynamo, 'send').mockImplementation((async (command: unknown) => {
      if (isWrite(command) && left-- <= 0) throw new Error('The machine died.');
      return send(command);
    }) as never);
    let deaths = 0;
    for (let isDone = false; !isDone;) {
      left = 1 + (deaths % 3);
      isDone = await finishCustomerDeletion(deletion(), context()).then(
        () => true,
        () => false,
      );
      if (!isDone) deaths += 1;
    }
    left = Infinity;

    expect(deaths).toBeGreaterThan(5);
    expect(await remains()).toEqual(whatLawKeeps());
    expect(await findPolicyEvents(idsOf(customer).policy)).toHaveLength(1);
    expect(mails.sent().length).toBeGreaterThan(0);
  });

  test('deletes nobody who is not marked as deleted', async () => {
    const before = await remains();
    await finishCustomerDeletion(deletion(), context());

    expect(await remains()).toEqual(before);
    expect(cognito.calls()).toEqual([]);
  });

  test('leaves alone whoever registered with the address before the work was done, who finds the policies again', async () => {
    await begin();
    const { email } = customer;
    const since = `since-${customer.canary}`;
    const again = ulid().toLowerCase();
    await put({ ...customerRow({ customerId: again, email }) });
    await put({ ...customerEmailRow(email), accountId: again });
    const later = new Date(NOW.getTime() + 60_000).toISOString();
    for (const row of ownApplication(since, email, { state: 'draft', policyId: null, createdAt: later })) {
      await put(row);
    }
    await bindPolicies({ customerId: again, email }, null, moment);
    await finishCustomerDeletion(deletion(), context());
    await bindPolicies({ customerId: again, email }, null, moment);

    expect(await findCustomerIdByEmail(email)).toBe(again);
    expect((await findPolicy(idsOf(customer).policy))?.customerId).toBe(again);
    expect(await rowsWith(since)).toHaveLength(2);
  });

  test('is not undone by a look at the policies that began before it', async () => {
    const { customerId, email } = customer;
    await begin();
    await finishCustomerDeletion(deletion(), context());
    await bindPolicies({ customerId, email }, null, moment);

    expect(await remains()).toEqual(whatLawKeeps());
    expect((await findPolicy(idsOf(customer).policy))?.customerId).toBeNull();
  });
});

describe('a day later', () => {
  test('looks again at the time that was noted, finds nothing and says so', async () => {
    await begin();
    await finishCustomerDeletion(deletion(), context());
    expect(await rowsWith(`VERIFY-DELETION#${customer.customerId}`)).toMatchObject([
      { gsiSk: '2026-03-11T12:00:00.000Z', job: 'delete-customer' },
    ]);

    const log = recordingLog();
    await verifyCustomerDeletion(deletion(), { ...moment, log });

    expect(log.lines).toEqual([{ level: 'info', event: 'deletion.verified' }]);
  });

  test('deletes what came back, raises the alarm, and looks again the day after', async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await begin();
    await finishCustomerDeletion(deletion(), context());
    await put({ pk: `CUSTOMER#${customer.customerId}`, sk: 'MERGE-CONSENT#late', canary: customer.canary });
    const log = recordingLog();
    const now = new Date(NOW.getTime() + 86_400_000);
    await verifyCustomerDeletion(deletion(), { ...moment, now, log });

    expect(log.lines[0]).toEqual({ level: 'error', event: 'deletion.incomplete' });
    expect(await remains()).toEqual(whatLawKeeps());
    expect(await rowsWith(`VERIFY-DELETION#${customer.customerId}`)).toMatchObject([
      { gsiSk: '2026-03-12T12:00:00.000Z' },
    ]);
    expect(vi.mocked(process.stdout.write).mock.calls.join()).toContain('DeletionRemains');
  });
});

describe('a restored backup', () => {
  test('loses again whoever was deleted since, with their account or without it, without a second receipt', async () => {
    await begin();
    await finishCustomerDeletion(deletion(), context());
    await writeWholeCustomer(customer);

    expect(await redeleteAll(moment)).toEqual({ tombstones: 1, again: 1 });
    await finishCustomerDeletion({ ...deletion(), cause: 'restored' }, context());
    for (const name of filesOf(customer).gone) expect(files.has(name)).toBe(false);
    expect(await remains()).toEqual(whatLawKeeps());
    expect(mails.sent()).toHaveLength(1);
    expect(await redeleteAll(moment)).toEqual({ tombstones: 1, again: 0 });

    await put({ pk: `CUSTOMER#${customer.customerId}`, sk: 'CHOSEN-AGENT', canary: customer.canary });
    expect(await redeleteAll(moment)).toEqual({ tombstones: 1, again: 1 });
    await finishCustomerDeletion({ ...deletion(), cause: 'restored' }, context());
    expect(await remains()).toEqual(whatLawKeeps());
  });

  test('leaves an address alone that is another customer’s by now', async () => {
    await put({ ...customerEmailRow(customer.email), accountId: 'another' });

    expect(await begin('restored')).toBe(true);
    expect(await findCustomerIdByEmail(customer.email)).toBe('another');
  });
});
