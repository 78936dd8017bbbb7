/** Deletion on the DynamoDB engine of this machine: every kind of row, found by its canary, and every crash. */
import { AdminDeleteUserCommand, AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { DeleteCommand, GetCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ulid } from 'ulid';
import { accountKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { subscriptionKey } from '../../../../functions/domain/billing/billing-rows.ts';
import { beginDeletion } from '../../../../functions/domain/lifecycle/begin-deletion.ts';
import { foldersOf } from '../../../../functions/domain/lifecycle/data-map.ts';
import { finishDeletion, verifyDeletion } from '../../../../functions/domain/lifecycle/finish-deletion.ts';
import { keptInvoice } from '../../../../functions/domain/lifecycle/kept-invoice.ts';
import { pseudonymOf } from '../../../../functions/domain/lifecycle/pseudonym.ts';
import { redeleteAll } from '../../../../functions/domain/lifecycle/redelete.ts';
import { nameKey } from '../../../../functions/domain/pages/page-rows.ts';
import { dynamo } from '../../../../functions/kit/clients/dynamo.ts';
import { NOW, recordingLog } from '../../../kit/call-context.ts';
import { named, useCognito } from '../../../kit/cognito.ts';
import { useMails } from '../../../kit/mails.ts';
import { useMemoryBuckets } from '../../../kit/memory-bucket.ts';
import { useMemoryVectors } from '../../../kit/memory-vectors.ts';
import { useRealTables } from '../../../kit/real-tables.ts';
import { invoiceOf, rowsWith, writeWholeAccount } from '../../../kit/whole-account.ts';

const cognito = useCognito();
const mails = useMails();
const files = useMemoryBuckets();
const vectors = useMemoryVectors();
mockClient(CloudFrontClient).onAnyCommand().resolves({});
useRealTables();

let accountId: string;
let canary: string;
const moment = { now: NOW, newId: () => ulid() };
const context = () => ({ now: NOW, log: recordingLog() });
const deletion = () => ({
  accountId,
  deletedAt: NOW.toISOString(),
  cause: 'owner' as const,
  names: [`${canary.toLowerCase()}live`],
});

beforeEach(async () => {
  accountId = ulid();
  canary = `Canary${accountId.slice(-10)}`;
  cognito.on(AdminDeleteUserCommand).resolves({});
  cognito.on(AdminGetUserCommand).rejects(named('UserNotFoundException'));
  for (const { bucket, prefix } of foldersOf(accountId)) files.set(`${bucket}/${prefix}file`, canary);
  for (const name of ['live', 'old']) files.set(`pages/live/${canary.toLowerCase()}${name}/index.html`, canary);
  vectors.set(`vector of ${canary}`, accountId);
  vectors.set('vector of another company', 'somebody-else');
  await writeWholeAccount(accountId, canary);
});
afterEach(() => vi.restoreAllMocks());

/** What still names the account or holds its canary; the note to look again tomorrow and the kept invoice apart. */
async function remains(): Promise<unknown[]> {
  const rows = await rowsWith(accountId, canary);
  const stillThere = rows.filter(({ pk }) => pk !== `DUE#VERIFY-DELETION#${accountId}` && !isOrder(pk));
  const ofCompany = [...vectors].filter(([, company]) => company === accountId);
  return [
    ...stillThere,
    ...ofCompany,
    ...[...files].filter(([name, text]) => !name.includes('/tombstones/') && text === canary),
  ];
}
const isOrder = (pk: unknown): boolean => String(pk).startsWith('OUTBOX#');

describe('deleting an account', () => {
  test('leaves nothing of any kind of row or file, but the invoice without a name', async () => {
    expect((await remains()).length).toBeGreaterThan(60);
    await beginDeletion(accountId, 'owner', moment);
    await finishDeletion(deletion(), context());

    expect(await remains()).toEqual([]);
    expect([...vectors.keys()]).toEqual(['vector of another company']);
    const kept = await rowsWith(pseudonymOf(accountId));
    expect(kept).toMatchObject([{ number: 'XP-2026-000001', details: { country: 'SE' } }]);
    expect(cognito.commandCalls(AdminDeleteUserCommand)[0]?.args[0].input.Username).toBe(accountId);
  });

  test('sends one receipt, to the address that it deletes', async () => {
    await beginDeletion(accountId, 'owner', moment);
    await finishDeletion(deletion(), context());
    await finishDeletion(deletion(), context());

    expect(mails.sent().map(({ to, subject }) => [to, subject])).toEqual([
      [[`${canary.toLowerCase()}@example.com`], 'Your account is deleted'],
    ]);
    expect(mails.sent()[0]?.text).toContain('your invoices for ten years');
  });

  test('is finished by repetition, however often it dies after a few writes', async () => {
    await beginDeletion(accountId, 'owner', moment);
    const send = dynamo.send.bind(dynamo) as (command: unknown) => Promise<unknown>;
    let left = 0;
    const isWrite = (command: unknown): boolean =>
      [DeleteCommand, PutCommand, TransactWriteCommand].some((kind) => command instanceof kind);
    vi.spyOn(dynamo, 'send').mockImplementation((async (command: unknown) => {
      if (isWrite(command) && left-- <= 0) throw new Error('The machine died.');
      return send(command);
    }) as never);
    let deaths = 0;
    for (let isDone = false; !isDone;) {
      left = 1 + (deaths % 3);
      isDone = await finishDeletion(deletion(), context()).then(
        () => true,
        () => false,
      );
      if (!isDone) deaths += 1;
    }
    left = Infinity;

    expect(deaths).toBeGreaterThan(20);
    expect(await remains()).toEqual([]);
    expect(mails.sent().length).toBeGreaterThan(0);
  });

  test('does not touch what another account has by now: a name that was left, an address that moved', async () => {
    const other = ulid();
    const name = `${canary.toLowerCase()}old`;
    const taken = { ...nameKey(name), agentName: name, accountId: other, renamedTo: null };
    await dynamo.send(new PutCommand({ TableName: 'pages', Item: taken }));
    await beginDeletion(accountId, 'owner', moment);
    await finishDeletion(deletion(), context());

    expect(await rowsWith(other)).toMatchObject([{ agentName: name }]);
    expect(files.has(`pages/live/${name}/index.html`)).toBe(true);
  });

  test('takes effect at once: nobody signs in, nothing is live, nothing renews', async () => {
    const subscription = { ...subscriptionKey(accountId), status: 'active', isAutoRenewing: true, version: 4 };
    await dynamo.send(new PutCommand({ TableName: 'billing', Item: subscription }));

    expect(await beginDeletion(accountId, 'owner', moment)).toBe(true);
    const rows = await rowsWith(accountId);
    const find = (sk: string) => rows.find((row) => row['sk'] === sk);
    expect(find('ACCOUNT')).toMatchObject({ status: 'deleted', tokensValidAfter: NOW.getTime() / 1_000 + 1 });
    expect(find('PAGE')).toMatchObject({ status: 'editing', liveName: null });
    expect(find('LIVE')).toBeUndefined();
    expect(find('SUBSCRIPTION')).toMatchObject({ status: 'cancelled', isAutoRenewing: false, version: 5 });
  });

  test('happens once, however often it is asked for side by side', async () => {
    const begun = await Promise.all([1, 2, 3, 4].map(() => beginDeletion(accountId, 'owner', moment)));

    expect(begun.filter(Boolean)).toHaveLength(1);
    const orders = (await rowsWith(accountId)).filter((row) => row['job'] === 'delete-account');
    expect(orders).toHaveLength(1);
  });

  test('deletes nobody whose account is not marked as deleted', async () => {
    const before = (await remains()).length;
    await finishDeletion(deletion(), context());

    expect(await remains()).toHaveLength(before);
  });
});

describe('a day later', () => {
  test('looks again at the time that was noted, finds nothing and says so', async () => {
    await beginDeletion(accountId, 'owner', moment);
    await finishDeletion(deletion(), context());
    const due = await rowsWith(`VERIFY-DELETION#${accountId}`);
    expect(due).toMatchObject([{ gsiSk: '2026-03-11T12:00:00.000Z', job: 'delete-account' }]);

    const log = recordingLog();
    await verifyDeletion(deletion(), { now: NOW, log });

    expect(log.lines).toEqual([{ level: 'info', event: 'deletion.verified' }]);
  });

  test('deletes what came back, raises the alarm, and looks again the day after', async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await beginDeletion(accountId, 'owner', moment);
    await finishDeletion(deletion(), context());
    await dynamo.send(
      new PutCommand({ TableName: 'conversations', Item: { pk: `PAGE#${accountId}`, sk: 'CONV#late', canary } }),
    );
    files.set(`media/m/${accountId}/late.webp`, canary);
    vectors.set('late', accountId);
    const log = recordingLog();
    const now = new Date(NOW.getTime() + 86_400_000);
    await verifyDeletion(deletion(), { now, log });

    expect(log.lines[0]).toEqual({ level: 'error', event: 'deletion.incomplete' });
    expect(await remains()).toEqual([]);
    expect(await rowsWith(`VERIFY-DELETION#${accountId}`)).toMatchObject([{ gsiSk: '2026-03-12T12:00:00.000Z' }]);
    expect(vi.mocked(process.stdout.write).mock.calls.join()).toContain('DeletionRemains');
  });
});

describe('a restored backup', () => {
  test('loses again whoever was deleted since, with their account or without it, and nobody else', async () => {
    await beginDeletion(accountId, 'owner', moment);
    await finishDeletion(deletion(), context());
    const living = { ...accountKey('living'), accountId: 'living', status: 'active' };
    await dynamo.send(new PutCommand({ TableName: 'accounts', Item: living }));
    await writeWholeAccount(accountId, canary);

    expect(await redeleteAll(moment)).toEqual({ tombstones: 1, again: 1 });
    await finishDeletion({ ...deletion(), cause: 'restored' }, context());
    expect(await remains()).toEqual([]);
    expect(mails.sent()).toHaveLength(1);
    expect(await redeleteAll(moment)).toEqual({ tombstones: 1, again: 0 });

    await dynamo.send(new PutCommand({ TableName: 'pages', Item: { pk: `OWN#${accountId}`, sk: 'COACH', canary } }));
    expect(await redeleteAll(moment)).toEqual({ tombstones: 1, again: 1 });
    await finishDeletion({ ...deletion(), cause: 'restored' }, context());
    expect(await remains()).toEqual([]);
    const { Item: still } = await dynamo.send(new GetCommand({ TableName: 'accounts', Key: accountKey('living') }));
    expect(still?.['status']).toBe('active');
  });
});

describe('the invoice that is kept', () => {
  test('names a company as an invoice must, and ends after ten years', () => {
    const details = { ...(invoiceOf('a', 'x')['details'] as object), company: 'Studio AB', vatNumber: 'SE1' };
    const row = keptInvoice('a', { sk: 'INVOICE#inv1', ...invoiceOf('a', 'x', { details }) });

    expect(row).toMatchObject({ details: { company: 'Studio AB', name: '', billingEmail: '' } });
    expect(row?.['expiresAt']).toBe(Date.parse('2036-01-01T00:00:00.000Z') / 1_000);
  });

  test('is made of invoices alone', () => {
    expect(keptInvoice('a', { sk: 'CUSTOMER' })).toBeNull();
  });
});
