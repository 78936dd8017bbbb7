/** Reminders, held mails and webhooks against the DynamoDB engine of this machine: what is due happens, and once. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ulid } from 'ulid';
import { binLead, changeLead, remindOfLead, restoreLead } from '../../../functions/domain/conversations/change-lead.ts';
import { findLead, listLeads } from '../../../functions/domain/conversations/find-lead.ts';
import { saveLead } from '../../../functions/domain/conversations/save-lead.ts';
import { claimAlert } from '../../../functions/domain/leads/alert-claims.ts';
import { deliverWebhook } from '../../../functions/domain/leads/deliver-webhook.ts';
import {
  pauseWebhookSince,
  readLeadSettings,
  removeWebhook,
  resumeWebhook,
  setWebhook,
} from '../../../functions/domain/leads/lead-settings.ts';
import { alertItems, mailItem } from '../../../functions/domain/leads/tell-of-lead.ts';
import {
  createTestDelivery,
  deliveryItems,
  listDeliveries,
  sendWaiting,
} from '../../../functions/domain/leads/webhook-deliveries.ts';
import { dynamo } from '../../../functions/kit/clients/dynamo.ts';
import { beginDueWork, findDueRows } from '../../../functions/kit/due-rows.ts';
import { findOverdueRows } from '../../../functions/kit/overdue-outbox.ts';
import * as examples from '../../../shared/calls/examples.ts';
import { NOW } from '../../kit/call-context.ts';
import '../../kit/function-environment.ts';
import { useRealTables } from '../../kit/real-tables.ts';
import { useSecrets } from '../../kit/secrets.ts';

useSecrets();
useRealTables();

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const later = (milliseconds: number): Date => new Date(NOW.getTime() + milliseconds);

let receiver: Server;
let answer = 200;
let received: { id: unknown; body: string }[] = [];

beforeAll(async () => {
  receiver = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (body) => {
      received.push({ id: request.headers['webhook-id'], body: String(body) });
      response.writeHead(answer).end();
    });
  });
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready));
});
beforeEach(() => {
  answer = 200;
  received = [];
});
afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});

async function newLead(accountId: string = ulid()): Promise<{ accountId: string; leadId: string }> {
  const leadId = ulid();
  const lead = { ...examples.lead, leadId, message: leadId, createdAt: NOW.toISOString() };
  await saveLead({ owner: { accountId, timeZone: 'UTC' }, agentName: 'mara', lead, followUps: [] }, NOW);
  return { accountId, leadId };
}

/** What has become due for this account, begun; answers the payloads that the jobs get. */
async function sweep(accountId: string, now: Date): Promise<unknown[]> {
  const isOwn = (row: { payload: Record<string, unknown> }): boolean => row.payload['accountId'] === accountId;
  // Two sweeps at once, as after a late start: each row becomes work once.
  const due = (await findDueRows(now)).filter(isOwn);
  await Promise.all([...due, ...due].map((row) => beginDueWork(row, now)));
  const begun = await findOverdueRows('conversations', '9');
  return begun.filter((row) => isOwn(row) && row.pk.startsWith('OUTBOX#DUE#')).map((row) => row.payload);
}

describe('a reminder', () => {
  const at = later(HOUR_MS).toISOString();
  const mailOf = (accountId: string, leadId: string, remindAt: string) => ({
    template: 'reminder',
    accountId,
    leadId,
    remindAt,
  });

  test('is sent when it is due and not before, once', async () => {
    const { accountId, leadId } = await newLead();
    await remindOfLead(accountId, leadId, at);

    expect(await sweep(accountId, later(HOUR_MS - 1))).toEqual([]);
    expect(await sweep(accountId, later(HOUR_MS))).toEqual([mailOf(accountId, leadId, at)]);
    expect(await sweep(accountId, later(2 * HOUR_MS))).toHaveLength(1);
    expect((await findLead(accountId, leadId, NOW))?.lead.remindAt).toBe(at);
  });

  test('that is put off is sent later, and only then', async () => {
    const { accountId, leadId } = await newLead();
    await remindOfLead(accountId, leadId, at);
    const snoozed = later(3 * HOUR_MS).toISOString();
    await remindOfLead(accountId, leadId, snoozed);

    expect(await sweep(accountId, later(2 * HOUR_MS))).toEqual([]);
    expect(await sweep(accountId, later(3 * HOUR_MS))).toEqual([mailOf(accountId, leadId, snoozed)]);
  });

  test.each([
    ['taken back', (accountId: string, leadId: string) => remindOfLead(accountId, leadId, null)],
    ['of a lead that was deleted', (accountId: string, leadId: string) => binLead(accountId, leadId, NOW)],
  ])('that is %s is not sent', async (_, change) => {
    const { accountId, leadId } = await newLead();
    await remindOfLead(accountId, leadId, at);
    await change(accountId, leadId);

    expect(await sweep(accountId, later(HOUR_MS))).toEqual([]);
    expect((await findLead(accountId, leadId, NOW))?.lead.remindAt).toBeNull();
  });

  test("is not set on somebody else's lead, nor on one in the bin", async () => {
    const { accountId, leadId } = await newLead();
    await expect(remindOfLead('somebody-else', leadId, at)).rejects.toMatchObject({ code: 'not_found' });
    await binLead(accountId, leadId, NOW);

    await expect(remindOfLead(accountId, leadId, at)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a lead', () => {
  const inFolder = async (accountId: string, folder: 'inbox' | 'deleted', now = NOW): Promise<number> =>
    (await listLeads(accountId, { order: 'newest', folder }, now)).length;

  test('goes into the bin, comes back as it was, and is gone after 30 days there', async () => {
    const { accountId, leadId } = await newLead();
    await changeLead(accountId, leadId, { note: 'Fridays' }, NOW);
    await binLead(accountId, leadId, NOW);
    expect([await inFolder(accountId, 'inbox'), await inFolder(accountId, 'deleted')]).toEqual([0, 1]);
    expect(await inFolder(accountId, 'deleted', later(30 * 24 * HOUR_MS))).toBe(0);

    const binned = await findLead(accountId, leadId, NOW);
    if (binned) await restoreLead(accountId, binned.lead, [], NOW);
    expect([await inFolder(accountId, 'inbox'), await inFolder(accountId, 'deleted')]).toEqual([1, 0]);
    expect((await findLead(accountId, leadId, later(60 * 24 * HOUR_MS)))?.lead).toMatchObject({
      folder: 'inbox',
      note: 'Fridays',
    });
  });

  test('keeps the time of the first contact, whatever follows, until it is new again', async () => {
    const { accountId, leadId } = await newLead();
    await changeLead(accountId, leadId, { isContacted: true }, later(12 * MINUTE_MS));
    const second = await changeLead(accountId, leadId, { status: 'done' }, later(HOUR_MS));
    expect(second.firstContactAt).toBe(later(12 * MINUTE_MS).toISOString());

    expect((await changeLead(accountId, leadId, { status: 'new' }, later(HOUR_MS))).firstContactAt).toBeNull();
  });
});

test('leads of one night are told in one mail at its end, from the first on', async () => {
  const accountId = ulid();
  const settings = { quietHours: { from: '00:00', to: '23:00' } };
  for (const minutes of [0, 5]) {
    const lead = { ...examples.lead, leadId: ulid(), createdAt: later(minutes * MINUTE_MS).toISOString() };
    const item = mailItem({ accountId, timeZone: 'UTC' }, lead, settings, ulid(), later(minutes * MINUTE_MS));
    await dynamo.send(new TransactWriteCommand({ TransactItems: [item] }));
  }

  expect(await sweep(accountId, new Date('2026-03-10T22:59:00Z'))).toEqual([]);
  expect(await sweep(accountId, new Date('2026-03-10T23:00:00Z'))).toEqual([
    { template: 'held-leads', accountId, since: NOW.toISOString() },
  ]);
});

describe('a webhook', () => {
  async function withWebhook() {
    const { accountId, leadId } = await newLead();
    const { port } = receiver.address() as AddressInfo;
    await setWebhook(accountId, { url: `http://127.0.0.1:${port}/`, secretId: ulid() }, { now: NOW, newId: ulid });
    const order = { accountId, deliveryId: ulid() };
    await dynamo.send(new TransactWriteCommand({ TransactItems: deliveryItems(order, leadId, NOW) }));
    return { accountId, leadId, order };
  }
  const lastOf = async (accountId: string) => (await listDeliveries(accountId, NOW))[0];

  test('tells of the lead once; a repetition of the job after that sends nothing', async () => {
    const { accountId, leadId, order } = await withWebhook();
    await deliverWebhook(order, NOW);
    await deliverWebhook(order, NOW);

    expect(received).toHaveLength(1);
    expect(received[0]?.id).toBe(order.deliveryId);
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      type: 'lead.created',
      timestamp: NOW.toISOString(),
      data: {
        leadId,
        name: 'Tom Berg',
        phone: '+46701234567',
        country: 'SE',
        message: leadId,
        asked: '',
        consentText: 'Mara may call me about this.',
        createdAt: NOW.toISOString(),
        page: 'https://xpage.example/mara',
      },
    });
    expect(await lastOf(accountId)).toMatchObject({ state: 'delivered', tries: 1, httpStatus: 200, nextTryAt: null });
  });

  test('is tried again under the same id, with the same words and growing pauses, for 24 hours', async () => {
    const { accountId, order } = await withWebhook();
    answer = 503;
    let now = NOW;
    const pauses: number[] = [];
    for (;;) {
      await deliverWebhook(order, now);
      const { nextTryAt } = (await lastOf(accountId)) ?? { nextTryAt: null };
      if (nextTryAt === null) break;
      pauses.push((Date.parse(nextTryAt) - now.getTime()) / MINUTE_MS);
      now = new Date(nextTryAt);
      expect(await sweep(accountId, now)).toContainEqual(order);
    }

    expect(pauses).toEqual([1, 5, 15, 60, 180, 360, 720]);
    expect(await lastOf(accountId)).toMatchObject({ state: 'failed', tries: 8, httpStatus: 503, failure: 'status' });
    expect(new Set(received.map(({ id, body }) => `${String(id)} ${body}`)).size).toBe(1);
  });

  test('is switched off after three days of failures, and its owner is told once', async () => {
    const { accountId } = await withWebhook();
    answer = 500;
    const failAt = async (now: Date): Promise<void> => {
      const order = { accountId, deliveryId: ulid() };
      await createTestDelivery(order, now);
      await deliverWebhook(order, now);
    };
    await failAt(NOW);
    await failAt(later(71 * HOUR_MS));
    expect(await readLeadSettings(accountId)).toMatchObject({
      isWebhookOn: true,
      webhookFailingSince: NOW.toISOString(),
    });
    await Promise.all([failAt(later(72 * HOUR_MS)), failAt(later(72 * HOUR_MS))]);

    expect((await readLeadSettings(accountId)).isWebhookOn).toBe(false);
    const mails = (await findOverdueRows('conversations', '9')).filter(
      ({ payload }) => payload['template'] === 'webhook-off' && payload['accountId'] === accountId,
    );
    expect(mails).toHaveLength(1);
  });

  describe('that was set shortly before a new password', () => {
    const queued = async (deliveryId: string): Promise<boolean> =>
      (await findOverdueRows('conversations', '9')).some(({ pk }) => pk === `OUTBOX#WEBHOOK#${deliveryId}`);

    async function paused() {
      const webhook = await withWebhook();
      await pauseWebhookSince(webhook.accountId, NOW, later(HOUR_MS));
      await deliverWebhook(webhook.order, later(HOUR_MS));
      return webhook;
    }

    test('waits without losing a lead, and goes on when its owner says so', async () => {
      const { accountId, order } = await paused();
      expect([received.length, (await lastOf(accountId))?.state]).toEqual([0, 'waiting']);
      await resumeWebhook(accountId);
      await sendWaiting(accountId, later(2 * HOUR_MS));

      expect(await queued(order.deliveryId)).toBe(true);
      await deliverWebhook(order, later(2 * HOUR_MS));
      expect([received.length, (await lastOf(accountId))?.state]).toEqual([1, 'delivered']);
    });

    test('sends what has waited to another one that its owner sets, and nothing to the first', async () => {
      const { accountId, order } = await paused();
      const { port } = receiver.address() as AddressInfo;
      const url = `http://127.0.0.1:${port}/another`;
      await setWebhook(accountId, { url, secretId: ulid() }, { now: later(2 * HOUR_MS), newId: ulid });
      await deliverWebhook(order, later(2 * HOUR_MS));

      expect(received).toHaveLength(1);
      expect((await readLeadSettings(accountId)).webhookPausedAt).toBeUndefined();
    });

    test('is paused once, and one that was set before is not', async () => {
      const { accountId } = await paused();
      await pauseWebhookSince(accountId, NOW, later(2 * HOUR_MS));
      expect((await readLeadSettings(accountId)).webhookPausedAt).toBe(later(HOUR_MS).toISOString());
      const older = await withWebhook();
      await pauseWebhookSince(older.accountId, later(1), later(HOUR_MS));

      expect((await readLeadSettings(older.accountId)).webhookPausedAt).toBeUndefined();
    });
  });

  test('that works again begins its three days anew', async () => {
    const { accountId, order } = await withWebhook();
    answer = 500;
    await deliverWebhook(order, NOW);
    answer = 200;
    await deliverWebhook(order, later(MINUTE_MS));

    expect((await readLeadSettings(accountId)).webhookFailingSince).toBeUndefined();
  });

  test.each([
    ['the webhook was taken away', (accountId: string) => removeWebhook(accountId, { now: NOW, newId: ulid })],
    [
      'the lead is gone',
      (accountId: string, leadId: string) =>
        dynamo.send(
          new PutCommand({
            TableName: 'conversations',
            Item: { pk: `PAGE#${accountId}`, sk: `LEAD#${leadId}`, expiresAt: 1 },
          }),
        ),
    ],
  ])('says nothing more when %s', async (_, change) => {
    const { accountId, leadId, order } = await withWebhook();
    await change(accountId, leadId);
    await deliverWebhook(order, NOW);

    expect(received).toEqual([]);
    expect(await lastOf(accountId)).toMatchObject({ state: 'failed', tries: 0 });
  });
});

describe('an alert', () => {
  const settings = {
    quietHours: null,
    isWebhookOn: false,
    alertPhone: '+46709999999',
    alertChannel: 'sms',
    alertFailure: null,
  } as const;

  test('is claimed by one of many repetitions', async () => {
    const order = { accountId: ulid(), leadId: ulid() };
    const claims = await Promise.all(Array.from({ length: 8 }, () => claimAlert(order, '2026-03-10', NOW)));

    expect(claims.sort()).toEqual(['claimed', ...Array<string>(7).fill('done')]);
  });

  test("comes at most twenty times in an owner's day, and again on the next", async () => {
    const accountId = ulid();
    const claims: string[] = [];
    for (let lead = 0; lead < 22; lead++) {
      claims.push(await claimAlert({ accountId, leadId: ulid() }, '2026-03-10', NOW));
    }

    expect(claims.filter((claim) => claim === 'claimed')).toHaveLength(20);
    expect(claims.slice(20)).toEqual(['used_up', 'used_up']);
    expect(await claimAlert({ accountId, leadId: ulid() }, '2026-03-11', NOW)).toBe('claimed');
  });

  test('waits for the end of the quiet hours, and then is one for all of the night', async () => {
    const accountId = ulid();
    const quiet = { ...settings, quietHours: { from: '00:00', to: '23:00' } };
    for (const minutes of [0, 5]) {
      const lead = { ...examples.lead, leadId: ulid(), createdAt: later(minutes * MINUTE_MS).toISOString() };
      const items = alertItems({ accountId, timeZone: 'UTC' }, lead, quiet, later(minutes * MINUTE_MS));
      await dynamo.send(new TransactWriteCommand({ TransactItems: items }));
    }

    expect(await sweep(accountId, new Date('2026-03-10T22:59:00Z'))).toEqual([]);
    expect(await sweep(accountId, new Date('2026-03-10T23:00:00Z'))).toEqual([{ accountId, since: NOW.toISOString() }]);
  });

  test('is nothing for an owner who wants none', () => {
    const owner = { accountId: ulid(), timeZone: 'UTC' };

    expect(alertItems(owner, examples.lead, { ...settings, alertChannel: null }, NOW)).toEqual([]);
  });
});
