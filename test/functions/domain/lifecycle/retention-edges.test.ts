/**
 * Whatever is kept for a time is there until its last second and gone with the next, for as long as DynamoDB leaves the row
 * where it is (SECURITY.md T69): the table of these tests never removes one.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { createCodeIn } from '../../../../functions/domain/accounts/code-store.ts';
import { takeTicket, writeTicket } from '../../../../functions/domain/accounts/tickets.ts';
import { tryCode } from '../../../../functions/domain/accounts/verification-codes.ts';
import { findPlace, joinWaitingList } from '../../../../functions/domain/accounts/waiting-list.ts';
import { takeProviderEvent } from '../../../../functions/domain/billing/webhooks/take-provider-event.ts';
import { findInvitation, invite, listInvitations } from '../../../../functions/domain/companies/invitations.ts';
import { binLead } from '../../../../functions/domain/conversations/change-lead.ts';
import { conversationKey } from '../../../../functions/domain/conversations/conversation-rows.ts';
import { countQuestion } from '../../../../functions/domain/conversations/figures.ts';
import {
  findConversation,
  listConversations,
  readTranscript,
} from '../../../../functions/domain/conversations/find-conversation.ts';
import { findLead, listLeads } from '../../../../functions/domain/conversations/find-lead.ts';
import { gapClosing, gapIdOf, listGaps } from '../../../../functions/domain/conversations/gaps.ts';
import { eventPut } from '../../../../functions/domain/conversations/line-rows.ts';
import { reserveQuestion } from '../../../../functions/domain/conversations/question-quota.ts';
import { readDays, readTopQuestions } from '../../../../functions/domain/conversations/read-figures.ts';
import { beginMessage, finishMessage, rateMessage } from '../../../../functions/domain/conversations/record-message.ts';
import { saveLead } from '../../../../functions/domain/conversations/save-lead.ts';
import { readUsualWait } from '../../../../functions/domain/conversations/usual-wait.ts';
import { listPersonRequests, wantPerson } from '../../../../functions/domain/conversations/want-person.ts';
import { makeDocumentToken, readCenterToken } from '../../../../functions/domain/insurance/document-tokens.ts';
import { listSpreads, recordReferral, recordSpread } from '../../../../functions/domain/insurance/spread.ts';
import { createTestDelivery, listDeliveries } from '../../../../functions/domain/leads/webhook-deliveries.ts';
import { askForExport, findExport } from '../../../../functions/domain/lifecycle/account-export.ts';
import { changePut, listChanges } from '../../../../functions/domain/lock/account-changes.ts';
import { createPreview, openPreview } from '../../../../functions/domain/pages/preview-links.ts';
import { listBin } from '../../../../functions/domain/bin/find-bin.ts';
import { removeMediaRow } from '../../../../functions/domain/media/remove-media.ts';
import { openSession, requireSession } from '../../../../functions/domain/support/support-sessions.ts';
import { isSessionOver } from '../../../../functions/kit/account-session.ts';
import { AppError } from '../../../../functions/kit/app-error.ts';
import { dynamo } from '../../../../functions/kit/clients/dynamo.ts';
import { once } from '../../../../functions/kit/idempotency.ts';
import * as examples from '../../../../shared/calls/examples.ts';
import { callContext, clientAt, NOW, ownerContext } from '../../../kit/call-context.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useLog } from '../../../kit/log.ts';
import { mediaItem, mediaRow } from '../../../kit/media.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { accountRow, pageRow } from '../../../kit/rows.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const memory = useMemoryTable();
useSecrets();
useLog();

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ADDRESS = 'mara@example.com';
const later = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1_000);

/** What is kept: made at a moment, by the product, and whether it can be had at another one. */
type Kept = { seconds: number; make(now: Date): Promise<(at: Date) => Promise<boolean>> };

/** False for what answers as if it were not there. */
const isHad = (asked: Promise<unknown>): Promise<boolean> =>
  asked.then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError) return false;
      throw error;
    },
  );

const owner = { accountId, timeZone: 'UTC' };
const { conversationId } = examples.conversation;
const place = { accountId, conversationId };
const message = { owner, conversationId, messageId: 'm1', holder: 'h1' };
const QUESTION = 'Do you do gardens?';

/** A question that found no answer. */
async function ask(now: Date): Promise<void> {
  const ending = {
    question: QUESTION,
    sentences: [],
    kind: 'no_answer',
    isFirst: true,
    isGap: true,
    fence: 0,
  } as const;
  await beginMessage(message, { question: QUESTION, fence: 0 }, now);
  await finishMessage(message, ending, now);
}

const kept: Record<string, Kept> = {
  'a conversation in the list': {
    seconds: 60 * DAY,
    make: async (now) => {
      await ask(now);
      return async (at) => (await listConversations(accountId, 'newest', at)).length > 0;
    },
  },
  'a conversation by its id': {
    seconds: 60 * DAY,
    make: async (now) => {
      await ask(now);
      return async (at) => (await findConversation(accountId, conversationId, at)) !== null;
    },
  },
  'what was said in it': {
    seconds: 60 * DAY,
    make: async (now) => {
      await ask(now);
      return async (at) => (await readTranscript(place, null, at)).messages.length > 0;
    },
  },
  'that a person came to it': {
    seconds: 60 * DAY,
    make: async (now) => {
      const line = eventPut('joined', { ...place, name: 'Mara', fence: 1 }, now);
      await dynamo.send(new TransactWriteCommand({ TransactItems: [line] }));
      return async (at) => (await readTranscript(place, null, at)).lines.length > 0;
    },
  },
  'a message that can be rated': {
    seconds: 60 * DAY,
    make: async (now) => {
      await ask(now);
      return (at) => isHad(rateMessage(message, 'up', at));
    },
  },
  'a message that is not answered anew': {
    seconds: 60 * DAY,
    make: async (now) => {
      await ask(now);
      return async (at) => !(await beginMessage({ ...message, holder: 'h2' }, { question: QUESTION, fence: 0 }, at));
    },
  },
  'a question that found no answer': {
    seconds: 60 * DAY,
    make: async (now) => {
      await ask(now);
      return async (at) => (await listGaps(accountId, at)).length > 0;
    },
  },
  'one that can be closed': {
    seconds: 60 * DAY,
    make: async (now) => {
      await ask(now);
      return async (at) => {
        const close = [gapClosing(accountId, gapIdOf(QUESTION), 'dismissed', at)];
        const isRefused = (error: Error): boolean => error.name === 'TransactionCanceledException';
        return dynamo.send(new TransactWriteCommand({ TransactItems: close })).then(
          () => true,
          (error: Error) => !isRefused(error),
        );
      };
    },
  },
  'the figures of a day': {
    seconds: 60 * DAY,
    make: async (now) => {
      await ask(now);
      return async (at) => (await readDays(accountId, 'UTC', 90, at)).some(({ figures }) => figures.questions > 0);
    },
  },
  'what was asked on a day': {
    seconds: 60 * DAY,
    make: async (now) => {
      await countQuestion(owner, QUESTION, now);
      return async (at) => (await readTopQuestions(accountId, 'UTC', 90, 5, at)).length > 0;
    },
  },
  'how long visitors waited for a person': {
    seconds: 60 * DAY,
    make: async (now) => {
      await ask(now);
      const row = memory.table().row(conversationKey(accountId, conversationId));
      const waits = ['1', '2', '3', '4', '5'].map((id) => ({ conversationId: id, wasWanted: true, waitedSeconds: 30 }));
      memory.put(waits.map((wait) => ({ ...row, ...wait, sk: `CONV#${wait.conversationId}` })));
      return async (at) => (await readUsualWait(accountId, at)) !== null;
    },
  },
  'a visitor who waits for a person': {
    seconds: HOUR,
    make: async (now) => {
      const wanted = { agentName: 'mara', conversation: null, waitMinutes: 3, outboxId: 'o1' };
      await wantPerson({ ...place, ...wanted }, now);
      return async (at) => (await listPersonRequests(accountId, at)).length > 0;
    },
  },
  'a lead in the bin': {
    seconds: 30 * DAY,
    make: async (now) => {
      await saveLead({ owner, agentName: 'mara', lead: examples.lead, followUps: [] }, now);
      await binLead(accountId, examples.lead.leadId, now);
      return async (at) => {
        const listed = await listLeads(accountId, { order: 'newest', folder: 'deleted' }, at);
        return listed.length > 0 || (await findLead(accountId, examples.lead.leadId, at)) !== null;
      };
    },
  },
  'a lead among the spam': {
    seconds: 30 * DAY,
    make: async (now) => {
      const lead = { ...examples.lead, folder: 'spam', spamReason: 'links' } as const;
      await saveLead({ owner, agentName: 'mara', lead, followUps: [] }, now);
      return async (at) => (await listLeads(accountId, { order: 'newest', folder: 'spam' }, at)).length > 0;
    },
  },
  'a delivery of a webhook': {
    seconds: 30 * DAY,
    make: async (now) => {
      await createTestDelivery({ accountId, deliveryId: '01KKBZJR00' }, now);
      return async (at) => (await listDeliveries(accountId, at)).length > 0;
    },
  },
  'a picture in the bin': {
    seconds: 30 * DAY,
    make: async (now) => {
      memory.put([mediaRow('p1')]);
      await removeMediaRow(ownerContext({ now }), mediaItem('p1'));
      return async (at) => (await listBin(accountId, at)).length > 0;
    },
  },
  'a link to a preview': {
    seconds: DAY,
    make: async (now) => {
      memory.put([accountRow(), pageRow()]);
      const { token } = await createPreview(ownerContext({ now }));
      return (at) => isHad(openPreview(token, at));
    },
  },
  'a code': {
    seconds: 10 * MINUTE,
    make: async (now) => {
      const made = await createCodeIn('accounts', 'sign-up', ADDRESS, { now, randomBytes });
      return (at) => isHad(tryCode('sign-up', ADDRESS, made, at));
    },
  },
  'a ticket': {
    seconds: MINUTE,
    make: async (now) => {
      const ticket = await writeTicket(accountId, { now, randomBytes });
      return (at) => takeTicket(ticket, accountId, at);
    },
  },
  'an export': {
    seconds: 7 * DAY,
    make: async (now) => {
      await askForExport(accountId, { now, newId: randomUUID });
      return async (at) => (await findExport(accountId, at)) !== null;
    },
  },
  'what changed of how an account is opened': {
    seconds: 14 * DAY,
    make: async (now) => {
      const change = changePut(accountId, 'phone-changed', { now, newId: randomUUID });
      await dynamo.send(new TransactWriteCommand({ TransactItems: [change] }));
      return async (at) => (await listChanges(accountId, at)).length > 0;
    },
  },
  'a place on the waiting list that nobody confirmed': {
    seconds: 7 * DAY,
    make: async (now) => {
      await joinWaitingList(ADDRESS, callContext({ now }));
      return async (at) => (await findPlace(ADDRESS, at)) !== null;
    },
  },
  'an invitation into a company': {
    seconds: 7 * DAY,
    make: async (now) => {
      await invite(ownerContext({ now }), 'company', { email: 'tom@example.com', role: 'editor' });
      const [made] = await listInvitations('company', now);
      return async (at) => (await findInvitation('company', made?.invitationId ?? '', at)) !== null;
    },
  },
  'a session of the staff at an account': {
    seconds: 30 * MINUTE,
    make: async (now) => {
      await openSession(accountId, 'They asked for help.', ownerContext({ now }));
      return (at) => isHad(requireSession(accountId, ownerContext({ now: at })));
    },
  },
  'a token of a document centre': {
    seconds: 10 * MINUTE,
    make: async (now) => {
      const { token } = await makeDocumentToken('policy', 'center', { now, randomBytes });
      return (at) => isHad(readCenterToken(token, at));
    },
  },
  'that a product was passed on': {
    seconds: 400 * DAY,
    make: async (now) => {
      const passed = { channelCode: 'c', productCode: 'p', way: 'link' } as const;
      const { spreadId } = await recordSpread(accountId, passed, callContext({ now }));
      return async (at) => {
        const isListed = (await listSpreads(accountId, at, 10)).length > 0;
        return (await recordReferral(accountId, spreadId, { client: clientAt(7), now: at })) || isListed;
      };
    },
  },
  'the answer to an effect': {
    seconds: DAY,
    make: async (now) => {
      const request = { call: '/v1/x', who: 'me', key: 'key', input: {} };
      await once(request, now, async () => 'first');
      return async (at) => (await once(request, at, async () => 'again')) === 'first';
    },
  },
  'an event of a payment provider that was worked on': {
    seconds: 30 * DAY,
    make: async (now) => {
      const event = { eventId: 'evt_1', reference: 'pi_1' };
      const work = () => [...memory.table().rows.values()].filter(({ job }) => job === 'settle-order').length;
      await takeProviderEvent('card', event, { now, newId: () => randomUUID() });
      return async (at) => {
        const before = work();
        await takeProviderEvent('card', event, { now: at, newId: () => randomUUID() });
        return work() === before;
      };
    },
  },
};

const edges = [
  ['in its last second', -1, true],
  ['with the next', 0, false],
  ['a second after it', 1, false],
  ['two days later, as DynamoDB may not have removed it', 2 * DAY, false],
] as const;

describe.each(Object.entries(kept))('%s', (_what, { seconds, make }) => {
  test.each(edges)('%s (%d s)', async (_when, after, isThere) => {
    const isSeen = await make(NOW);

    expect(await isSeen(later(seconds + after))).toBe(isThere);
  });
});

test('what is counted against a plan goes with the rest of its sixty days', async () => {
  await reserveQuestion(owner, 10, NOW);
  const last = later(20 * DAY);
  await reserveQuestion(owner, 10, last);

  expect(memory.table().row({ pk: `PAGE#${accountId}`, sk: 'USAGE#2026-03' })).toMatchObject({
    used: 2,
    expiresAt: last.getTime() / 1_000 + 60 * DAY,
  });
});

describe('a session', () => {
  const session = { seenAt: NOW.toISOString(), expiresAt: NOW.getTime() / 1_000 + 31 * DAY };

  test.each([
    ['that nobody opened the app in for seven days', session, 7 * DAY],
    ['of a month', { ...session, seenAt: later(30 * DAY).toISOString() }, 31 * DAY],
  ])('%s is over in that second', (_which, row, seconds) => {
    expect([later(seconds - 1), later(seconds)].map((at) => isSessionOver(row, at))).toEqual([false, true]);
  });
});
