/** The stores against the DynamoDB engine of this machine: every expression must be one that it takes, and races decide. */
import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { accountKey, signInKey } from '../../../functions/domain/accounts/account-rows.ts';
import { changeAccount, endAllSessions } from '../../../functions/domain/accounts/change-account.ts';
import { createAccount, type NewAccount } from '../../../functions/domain/accounts/create-account.ts';
import { findAccount, findAccountIdByEmail } from '../../../functions/domain/accounts/find-account.ts';
import {
  countDeviceTry,
  forgetDevicesExcept,
  rememberDevice,
} from '../../../functions/domain/accounts/known-devices.ts';
import { signIn } from '../../../functions/domain/accounts/sign-in.ts';
import { unlockAccount } from '../../../functions/domain/accounts/unlock-account.ts';
import { createCodeIn } from '../../../functions/domain/accounts/code-store.ts';
import { tryCode } from '../../../functions/domain/accounts/verification-codes.ts';
import { saveAssistant } from '../../../functions/domain/assistant/save-assistant.ts';
import { countQuestion } from '../../../functions/domain/conversations/figures.ts';
import {
  findConversation,
  listConversations,
  readTranscript,
} from '../../../functions/domain/conversations/find-conversation.ts';
import { HOLD_MS, isHeld, readConversationRow } from '../../../functions/domain/conversations/hold-state.ts';
import { handBackConversation, renewHold, takeOverConversation } from '../../../functions/domain/conversations/hold.ts';
import { markRead } from '../../../functions/domain/conversations/mark-read.ts';
import { listLeads } from '../../../functions/domain/conversations/find-lead.ts';
import { readUsage, releaseQuestion, reserveQuestion } from '../../../functions/domain/conversations/question-quota.ts';
import { readDays, readTopQuestions } from '../../../functions/domain/conversations/read-figures.ts';
import {
  beginMessage,
  findMessage,
  finishMessage,
  rateMessage,
  recordSentence,
  leaveMessage,
} from '../../../functions/domain/conversations/record-message.ts';
import { sayAsPerson } from '../../../functions/domain/conversations/say-as-person.ts';
import { readUsualWait } from '../../../functions/domain/conversations/usual-wait.ts';
import { listPersonRequests, wantPerson } from '../../../functions/domain/conversations/want-person.ts';
import { nameConversation, saveLead } from '../../../functions/domain/conversations/save-lead.ts';
import { findRemoved, listBin } from '../../../functions/domain/bin/find-bin.ts';
import { findMedia, listMedia } from '../../../functions/domain/media/find-media.ts';
import { findDuePurges, isNeeded, postponePurge } from '../../../functions/domain/media/purge-media.ts';
import { removeMediaRow, restoreMediaRow } from '../../../functions/domain/media/remove-media.ts';
import { enableMediaRow, saveMediaRow } from '../../../functions/domain/media/save-media.ts';
import { saveComplaint } from '../../../functions/domain/pages/save-complaint.ts';
import { findLivePageByName, findName, findNameHolder, findPage } from '../../../functions/domain/pages/find-page.ts';
import { markFailed, markLive } from '../../../functions/domain/pages/finish-publishing.ts';
import { goLive, unpublish } from '../../../functions/domain/pages/go-live.ts';
import {
  findVersion,
  forgetOldVersions,
  KEPT_VERSIONS,
  listVersions,
} from '../../../functions/domain/pages/published-versions.ts';
import { createPreview, openPreview } from '../../../functions/domain/pages/preview-links.ts';
import { saveDraft } from '../../../functions/domain/pages/save-page.ts';
import { postCountKey } from '../../../functions/domain/pages/page-rows.ts';
import { findPageNews, listPosts } from '../../../functions/domain/posts/find-posts.ts';
import { changePost, createPost, removePost, restorePost } from '../../../functions/domain/posts/save-post.ts';
import { passGate } from '../../../functions/kit/account-gate.ts';
import { dynamo } from '../../../functions/kit/clients/dynamo.ts';
import type { CallContext, OwnerContext } from '../../../functions/kit/context.ts';
import { once } from '../../../functions/kit/idempotency.ts';
import { findOverdueRows } from '../../../functions/kit/overdue-outbox.ts';
import { listBelow } from '../../../functions/kit/list-below.ts';
import { countAgainstLimits } from '../../../functions/kit/rate-limits.ts';
import { readRow } from '../../../functions/kit/read-row.ts';
import { owners } from '../../../functions/kit/realms.ts';
import { getUserInfo } from '../../../shared/calls/account.ts';
import * as examples from '../../../shared/calls/examples.ts';
import type { MediaItem } from '../../../shared/model/photo.ts';
import { MAX_POSTS } from '../../../shared/model/post.ts';
import { ulid } from 'ulid';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { callContext, clientAt, cookieJar, NOW, ownerContext, recordingLog } from '../../kit/call-context.ts';
import { named, useCognito } from '../../kit/cognito.ts';
import { accountRow, conversationId, emailRow, messageId, publicPage } from '../../kit/rows.ts';
import { useLog } from '../../kit/log.ts';
import { mediaItem } from '../../kit/media.ts';
import { useSecrets } from '../../kit/secrets.ts';
import { changeLead } from '../../../functions/domain/conversations/change-lead.ts';
import { findValue, forgetValue, saveValue } from '../../../functions/domain/accounts/values.ts';
import {
  confirmPlace,
  findPlace,
  joinWaitingList,
  leaveWaitingList,
} from '../../../functions/domain/accounts/waiting-list.ts';
import { startBinding, takeState } from '../../../functions/domain/meta/binding.ts';
import {
  findShowcaseConsent,
  forgetShowcase,
  giveShowcaseConsent,
  listShowcaseConsents,
  withdrawShowcaseConsent,
} from '../../../functions/domain/pages/showcase.ts';
import { useRealTables } from '../../kit/real-tables.ts';

const cognito = useCognito();
useSecrets();
useLog();

useRealTables();

/** An owner of their own, with an account in the table. */
async function newOwner(changes: object = {}): Promise<OwnerContext> {
  const id = ulid();
  await dynamo.send(
    new PutCommand({ TableName: 'accounts', Item: { ...accountRow(), ...accountKey(id), accountId: id, ...changes } }),
  );
  const context = ownerContext({ newId: () => ulid() });
  return { ...context, actor: { ...context.actor, id } };
}

const rename = (agentName: string) => (draft: Parameters<Parameters<typeof saveDraft>[2]>[0]) => ({
  ...draft,
  profile: { ...publicPage().profile, agentName },
});
const job = () => ({ id: ulid(), now: new Date() });

async function publish(owner: OwnerContext): Promise<boolean> {
  await goLive(owner);
  const row = await findPage(owner.actor.id);
  return row !== null && markLive(owner.actor.id, row, job());
}

const codeOf = (result: PromiseSettledResult<unknown>): unknown =>
  result.status === 'rejected' ? (result.reason as { code?: string }).code : 'done';
const tally = (results: PromiseSettledResult<unknown>[]): Record<string, number> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(results, (result) => String(codeOf(result)))).map(([code, all]) => [
      code,
      all?.length ?? 0,
    ]),
  );

describe('names', () => {
  test('of 50 who claim one at once one has it, ten times over', async () => {
    for (const name of Array.from({ length: 10 }, (_, index) => `claim-${'abcdefghij'[index]}`)) {
      const owners = await Promise.all(Array.from({ length: 50 }, () => newOwner()));
      const results = await Promise.allSettled(owners.map((owner) => saveDraft(owner, 0, rename(name))));

      expect(tally(results)).toEqual({ done: 1, name_taken: 49 });
    }
  }, 60_000);

  test('go through claim, publish, change and release, and lead to the right page all the time', async () => {
    const owner = await newOwner();
    const live = async (name: string): Promise<boolean> =>
      (await findLivePageByName(name))?.accountId === owner.actor.id;
    await saveDraft(owner, 0, rename('jose'));
    expect(await publish(owner)).toBe(true);
    await saveDraft(owner, 1, rename('josé'));
    expect([await live('jose'), await live('josé')]).toEqual([true, false]);
    expect(await publish(owner)).toBe(true);
    expect([await live('jose'), await live('josé')]).toEqual([false, true]);
    await saveDraft(owner, 2, rename('paolo'));
    expect(await publish(owner)).toBe(true);
    expect((await findName('josé'))?.renamedTo).toBe('paolo');
    await saveDraft(owner, 3, rename('josé'));
    expect(await publish(owner)).toBe(true);
    expect([(await findName('josé'))?.renamedTo, (await findName('paolo'))?.renamedTo]).toEqual([null, 'josé']);
    await unpublish(owner);
    expect(await live('josé')).toBe(false);
    const rival = await newOwner();
    await expect(saveDraft(rival, 0, rename('josé'))).rejects.toMatchObject({ code: 'name_taken' });
  });

  test('that were left lead on for thirty days, and are free for anybody then', async () => {
    const owner = await newOwner();
    await saveDraft(owner, 0, rename('first-name'));
    await publish(owner);
    await saveDraft(owner, 1, rename('second-name'));
    await publish(owner);
    const rival = await newOwner();
    const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);
    const claimIn = (days: number) => saveDraft({ ...rival, now: inDays(days) }, 0, rename('first-name'));

    expect((await findNameHolder('first-name', inDays(29)))?.renamedTo).toBe('second-name');
    await expect(claimIn(29)).rejects.toMatchObject({ code: 'name_taken' });
    expect(await findNameHolder('first-name', inDays(31))).toBeNull();
    await claimIn(31);

    expect(await findNameHolder('first-name', inDays(31))).toMatchObject({
      accountId: rival.actor.id,
      renamedTo: null,
    });
    expect((await findLivePageByName('second-name'))?.accountId).toBe(owner.actor.id);
  });
});

describe('published versions', () => {
  test('are kept with what was live, the newest twenty', async () => {
    const owner = await newOwner();
    await saveDraft(owner, 0, rename('versions'));
    const start = Date.now();
    for (let number = 1; number <= KEPT_VERSIONS + 2; number += 1) {
      const then = { ...owner, now: new Date(start + number * 1_000) };
      await saveDraft(then, number, (draft) => ({ ...draft, profile: { ...draft.profile, title: `Title ${number}` } }));
      await publish(then);
    }
    await forgetOldVersions(owner.actor.id);
    const versions = await listVersions(owner.actor.id);
    const oldest = versions.at(-1);

    expect(versions.map(({ profile }) => profile.title)).toEqual(
      Array.from({ length: KEPT_VERSIONS }, (_, index) => `Title ${KEPT_VERSIONS + 2 - index}`),
    );
    expect(await findVersion(owner.actor.id, oldest?.publishedAt ?? '')).toEqual(oldest);
    expect(await findVersion(owner.actor.id, new Date(start + 1_000).toISOString())).toBeNull();
    expect(await findVersion((await newOwner()).actor.id, oldest?.publishedAt ?? '')).toBeNull();
  });
});

describe('drafts', () => {
  test('saved by 20 editors at once are saved by one', async () => {
    const owner = await newOwner();
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => saveDraft(owner, 0, rename('editors'))));
    const next = await Promise.allSettled(Array.from({ length: 20 }, () => saveDraft(owner, 1, (draft) => draft)));

    expect([tally(results), tally(next)]).toEqual([
      { done: 1, conflict: 19 },
      { done: 1, conflict: 19 },
    ]);
  });

  test('saved while the page goes live lose nothing of either', async () => {
    const owner = await newOwner();
    await saveDraft(owner, 0, rename('autosave'));
    await goLive(owner);
    const pending = await findPage(owner.actor.id);
    const saving = saveDraft(owner, 1, (draft) => ({ ...draft, profile: { ...draft.profile, title: 'Later' } }));
    const marking = pending && markLive(owner.actor.id, pending, job());
    await Promise.all([saving, marking]);

    expect(await findPage(owner.actor.id)).toMatchObject({
      status: 'live',
      liveName: 'autosave',
      version: 2,
      pending: null,
      publishedVersion: 1,
      draft: { profile: { title: 'Later' } },
    });
  });
});

describe('publishing', () => {
  test('that was taken down, or overtaken, does not go live', async () => {
    const owner = await newOwner();
    await saveDraft(owner, 0, rename('overtaken'));
    await goLive(owner);
    const first = await findPage(owner.actor.id);
    await goLive({ ...owner, now: new Date(NOW.getTime() + 5) });
    expect(first && (await markLive(owner.actor.id, first, job()))).toBe(false);
    if (first) await markFailed(owner.actor.id, first);
    expect((await findPage(owner.actor.id))?.status).toBe('pending');
    await unpublish(owner);
    expect(await findPage(owner.actor.id)).toMatchObject({ status: 'editing', pending: null });
    expect((await findOverdueRows('pages', '9999')).length).toBeGreaterThan(3);
  });

  test('that failed leaves the page as it was', async () => {
    const owner = await newOwner();
    await saveDraft(owner, 0, rename('failing'));
    await goLive(owner);
    const row = await findPage(owner.actor.id);
    if (row) await markFailed(owner.actor.id, row);

    expect(await findPage(owner.actor.id)).toMatchObject({
      status: 'editing',
      publishError: 'online_link_failed',
      publishedVersion: null,
    });
  });

  test('and preview links: the newest opens, the one before is over', async () => {
    const owner = await newOwner();
    await saveDraft(owner, 0, rename('preview-me'));
    await saveAssistant(owner.actor.id, examples.assistant);
    const first = await createPreview({ ...owner, randomBytes: (length) => Buffer.alloc(length, 1) });
    const second = await createPreview({ ...owner, randomBytes: (length) => Buffer.alloc(length, 2) });
    await saveDraft(owner, 1, (draft) => draft);

    await expect(openPreview(first.token, NOW)).rejects.toMatchObject({ code: 'preview_expired' });
    expect((await openPreview(second.token, NOW)).page.profile.agentName).toBe('preview-me');
    await expect(
      saveComplaint(
        ulid(),
        { accountId: 'a', agentName: 'x', reason: 'spam', text: 'x', contact: null, publishedAt: NOW.toISOString() },
        NOW,
      ),
    ).resolves.toBeUndefined();
  });
});

describe('news', () => {
  const content = { ...examples.postContent };
  /** Times a second apart, so that the ids have an order. */
  const later = (owner: OwnerContext, index: number): OwnerContext => {
    const now = new Date(NOW.getTime() + index * 1_000);
    return { ...owner, now, newId: () => ulid(now.getTime()) };
  };
  const titles = async (owner: OwnerContext, order: 'newest' | 'oldest' = 'newest'): Promise<string[]> =>
    (await listPosts(owner.actor.id, order, MAX_POSTS)).map(({ title }) => title);

  test('are listed by their time, changed in place, removed and had back', async () => {
    const owner = await newOwner();
    for (const index of [1, 2, 3, 4]) await createPost(later(owner, index), { ...content, title: `No ${index}` });
    expect([await titles(owner), await titles(owner, 'oldest')]).toEqual([
      ['No 4', 'No 3', 'No 2', 'No 1'],
      ['No 1', 'No 2', 'No 3', 'No 4'],
    ]);
    const [, third] = await listPosts(owner.actor.id, 'newest', 2);
    if (!third) throw new Error('Expected two entries.');
    await changePost(owner, third, { ...content, title: 'No 3, again' });
    await removePost(owner, third);
    expect(await titles(owner)).toEqual(['No 4', 'No 2', 'No 1']);
    expect(await findPageNews(owner.actor.id)).toMatchObject({ hasMorePosts: false });
    await expect(changePost(owner, third, content)).rejects.toMatchObject({ code: 'not_found' });
    const removed = await findRemoved(owner.actor.id, 'post', third.postId, NOW);
    expect(removed).toEqual(third);
    await restorePost(owner, third, third);
    expect(await titles(owner)).toEqual(['No 4', 'No 3', 'No 2', 'No 1']);
    expect(await findPageNews(owner.actor.id)).toMatchObject({ hasMorePosts: true });
    expect(await findRemoved(owner.actor.id, 'post', third.postId, NOW)).toBeNull();
  });

  test('of 20 who write the last two at once two are written, and a removal makes room for one', async () => {
    const owner = await newOwner();
    await dynamo.send(
      new PutCommand({ TableName: 'pages', Item: { ...postCountKey(owner.actor.id), count: MAX_POSTS - 2 } }),
    );
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => createPost(owner, content)));
    expect(tally(results)).toEqual({ done: 2, posts_full: 18 });
    const [post] = await listPosts(owner.actor.id, 'newest', 1);
    if (!post) throw new Error('Expected an entry.');
    const removals = await Promise.allSettled(Array.from({ length: 5 }, () => removePost(owner, post)));
    expect(tally(removals)).toEqual({ done: 1, not_found: 4 });

    await expect(createPost(owner, content)).resolves.toBeDefined();
    await expect(restorePost(owner, post, content)).rejects.toMatchObject({ code: 'posts_full' });
  });
});

describe('accounts', () => {
  const person = (email: string, code: NewAccount['code']) => ({
    fullName: 'Mara',
    address: { email },
    password: 'Long-Sunday-42',
    code,
    termsVersion: '2025-01-01',
    language: 'en_us' as const,
    country: 'SE',
    timeZone: 'UTC',
  });

  test('of 50 sign-ups with one address and code one is made', async () => {
    const email = 'race@example.com';
    const code = await createCodeIn('accounts', 'sign-up', email, { now: NOW, randomBytes });
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => createAccount(person(email, code), { now: NOW, newId: () => ulid() })),
    );

    expect(tally(results)['done']).toBe(1);
    expect(await findAccountIdByEmail(email)).not.toBeNull();
  });

  test('have codes that are tried five times, of 100 guesses at once, and come once a minute', async () => {
    const code = await createCodeIn('accounts', 'reset-password', 'guess@example.com', { now: NOW, randomBytes });
    const wrong = { ...code, code: code.code === '000000' ? '000001' : '000000' };
    await Promise.allSettled(
      Array.from({ length: 100 }, () => tryCode('reset-password', 'guess@example.com', wrong, NOW)),
    );

    await expect(tryCode('reset-password', 'guess@example.com', code, NOW)).rejects.toMatchObject({
      code: 'code_incorrect',
    });
    await expect(
      createCodeIn('accounts', 'reset-password', 'guess@example.com', { now: NOW, randomBytes }),
    ).rejects.toMatchObject({
      code: 'too_many_requests',
    });
  });

  test('have codes that are right with their own session alone; tries with another one, or an older one, count', async () => {
    const email = 'again@example.com';
    const older = await createCodeIn('accounts', 'sign-up', email, { now: NOW, randomBytes });
    const later = new Date(NOW.getTime() + 60_000);
    const code = await createCodeIn('accounts', 'sign-up', email, { now: later, randomBytes });
    const mixed = { ...code, codeId: older.codeId };
    const tryFor = (tried: typeof code) => tryCode('sign-up', email, tried, later);

    expect(tally(await Promise.allSettled([older, mixed, mixed].map(tryFor)))).toEqual({ code_incorrect: 3 });
    await expect(createAccount(person(email, mixed), { now: later, newId: () => ulid() })).rejects.toMatchObject({
      code: 'code_incorrect',
    });
    await expect(tryFor(code)).resolves.toBeUndefined();
    await expect(tryFor(mixed)).rejects.toMatchObject({ code: 'code_incorrect' });
    await expect(tryFor(code)).rejects.toMatchObject({ code: 'code_incorrect' });
  });

  test('look at ten of 100 wrong passwords at once, then stay locked until an administrator unlocks them', async () => {
    const owner = await newOwner();
    const { email } = { email: 'locked@example.com' };
    await dynamo.send(new PutCommand({ TableName: 'accounts', Item: emailRow(email, owner.actor.id) }));
    cognito.rejects(named('NotAuthorizedException'));
    const guess = (client: CallContext['client']) =>
      signIn({ email }, 'wrong', callContext({ newId: () => ulid(), client }));
    const results = await Promise.allSettled(Array.from({ length: 100 }, (_, number) => guess(clientAt(number))));
    expect(tally(results)).toEqual({ account_or_password_wrong: 10, account_locked: 90 });
    expect(cognito.calls()).toHaveLength(10);
    await unlockAccount(owner.actor.id, { now: NOW, newId: () => ulid() });

    expect(codeOf((await Promise.allSettled([guess(clientAt(200))]))[0] as never)).toBe('account_or_password_wrong');
  });

  test('look at three of 100 wrong passwords at once from one place, and stay open for others', async () => {
    const owner = await newOwner();
    const { email } = { email: 'slowed@example.com' };
    await dynamo.send(new PutCommand({ TableName: 'accounts', Item: emailRow(email, owner.actor.id) }));
    cognito.rejects(named('NotAuthorizedException'));
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, () => signIn({ email }, 'wrong', callContext({ newId: () => ulid() }))),
    );

    expect(tally(results)).toEqual({ account_or_password_wrong: 3, too_many_requests: 97 });
    expect(cognito.calls()).toHaveLength(3);
  });

  test('know a browser, count its misses apart, and forget it after five of them at once', async () => {
    const owner = await newOwner();
    const { email } = { email: 'known@example.com' };
    await dynamo.send(new PutCommand({ TableName: 'accounts', Item: emailRow(email, owner.actor.id) }));
    const device = cookieJar();
    await rememberDevice(owners, owner.actor.id, callContext({ device }));
    await rememberDevice(owners, owner.actor.id, callContext({ device: cookieJar('b'.repeat(43)) }));
    cognito.rejects(named('NotAuthorizedException'));
    const guesses = Array.from({ length: 5 }, () =>
      signIn({ email }, 'wrong', callContext({ newId: () => ulid(), device })),
    );

    expect(tally(await Promise.allSettled(guesses))).toEqual({ account_or_password_wrong: 5 });
    expect(await countDeviceTry(owners, owner.actor.id, callContext({ device }))).toBeNull();
    expect(await readRow('accounts', signInKey(owner.actor.id))).toBeUndefined();
    await forgetDevicesExcept(owners, owner.actor.id, { name: 'b'.repeat(43) });
    expect(await listBelow('accounts', { pk: `ACC#${owner.actor.id}`, sk: 'KNOWN#' }, 9)).toHaveLength(1);
  });

  test('change what is sent, and end their sessions', async () => {
    const owner = await newOwner();
    const changed = await changeAccount(owner.actor.id, { fullName: 'New', language: 'de_de' });
    await endAllSessions(owner.actor.id, NOW);

    expect(changed).toMatchObject({ fullName: 'New', language: 'de_de', country: 'SE' });
    expect((await findAccount(owner.actor.id))?.tokensValidAfter).toBe(NOW.getTime() / 1_000);
    const claims = { subject: owner.actor.id, email: 'x', issuedAt: 0, signedInAt: NOW.getTime() / 1_000 - 1 };
    await expect(passGate(claims, NOW)).rejects.toMatchObject({ code: 'token_invalid' });
  });
});

describe('conversations', () => {
  const identity = (accountId: string, holder: string) => ({
    owner: { accountId, timeZone: 'UTC' },
    conversationId,
    messageId,
    holder,
  });
  const sentence = { text: 'One.', citations: [] };
  const asked = { question: 'Q?', fence: 0 };
  const ending = { question: 'Q?', sentences: [sentence], kind: 'answered' as const, isFirst: true, fence: 0 };
  const heldRow = async (accountId: string, id: string) => {
    const row = await readConversationRow(accountId, id);
    if (!row) throw new Error('The conversation is not there.');
    return row;
  };
  const messagesOf = async (accountId: string, id: string, at = NOW) =>
    (await readTranscript({ accountId, conversationId: id }, null, at)).messages;

  test('have messages that one of many connections answers, and ends once', async () => {
    const { actor } = await newOwner();
    const holders = Array.from({ length: 20 }, (_, index) => identity(actor.id, `h${index}`));
    const begun = await Promise.all(holders.map((holder) => beginMessage(holder, asked, NOW)));
    const [mine] = holders.filter((_, index) => begun[index]);
    const [other] = holders.filter((_, index) => !begun[index]);
    if (!mine || !other) throw new Error('One connection was to begin, others not.');

    expect(begun.filter(Boolean)).toHaveLength(1);
    await recordSentence(mine, [sentence], 0);
    await expect(recordSentence(other, [], 0)).rejects.toMatchObject({ code: 'conflict' });
    await leaveMessage(other);
    expect(await beginMessage(other, asked, NOW)).toBe(false);
    await leaveMessage(mine);
    expect(await beginMessage(other, asked, NOW)).toBe(true);
    expect(await finishMessage(mine, ending, NOW)).toBe('lost');
    expect(await finishMessage(other, ending, NOW)).toBe('done');
    expect(await finishMessage(other, ending, NOW)).toBe('lost');
    await rateMessage(other, 'up', NOW);
    await countQuestion(other.owner, 'Q?', NOW);

    expect(await findMessage(other)).toMatchObject({ state: 'done', rating: 'up', sentences: [sentence] });
    await expect(findMessage(identity('somebody-else', 'x'))).rejects.toMatchObject({ code: 'not_found' });
    await expect(rateMessage(identity('somebody-else', 'x'), 'up', NOW)).rejects.toMatchObject({ code: 'not_found' });
    expect(await messagesOf(actor.id, conversationId)).toHaveLength(1);
    expect(await messagesOf('somebody-else', conversationId)).toEqual([]);
    expect(await findConversation(actor.id, conversationId, NOW)).toMatchObject({
      messageCount: 1,
      firstQuestion: 'Q?',
    });
    expect(await listConversations(actor.id, 'newest', NOW)).toHaveLength(1);
    expect((await readDays(actor.id, 'UTC', 7, NOW)).at(-1)?.figures).toMatchObject({
      questions: 1,
      answered: 1,
      conversations: 1,
    });
    expect(await readTopQuestions(actor.id, 'UTC', 7, 5, NOW)).toEqual([{ question: 'Q?', count: 1 }]);
  });

  test('are one person’s who took over, until they hand back or stay away, and nobody’s answer comes in between', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    const { actor } = await newOwner();
    const conversationId = randomUUID();
    const place = { accountId: actor.id, conversationId };
    const mine = { ...identity(actor.id, 'h'), conversationId };
    const said = (id: string, fence: number) =>
      sayAsPerson({ ...place, messageId: id, fence, text: 'Hello' }, new Date());
    const wanted = { ...place, agentName: 'mara', conversation: null, waitMinutes: 3 };

    await Promise.all(Array.from({ length: 5 }, () => wantPerson({ ...wanted, outboxId: ulid() }, NOW)));
    expect(await listPersonRequests(actor.id, NOW)).toHaveLength(1);
    await beginMessage(mine, asked, NOW);
    expect(await recordSentence(mine, [sentence], 0)).toBe(true);
    vi.setSystemTime(NOW.getTime() + 1_000);
    const person = await takeOverConversation({ ...place, name: 'Mara' }, new Date());
    expect(person).toEqual({ state: 'present', name: 'Mara', fence: 1 });
    expect(await listPersonRequests(actor.id, NOW)).toEqual([]);
    expect(await recordSentence(mine, [sentence, sentence], 0)).toBe(false);
    expect(await finishMessage(mine, ending, NOW)).toBe('taken');
    expect(await finishMessage(mine, { ...ending, kind: 'person', fence: null }, NOW)).toBe('done');
    vi.setSystemTime(NOW.getTime() + 2_000);
    expect([await said('one', 1), await said('one', 1)]).toMatchObject([{ text: 'Hello' }, { text: 'Hello' }]);
    await expect(said('two', 2)).rejects.toMatchObject({ code: 'chat_not_held' });

    vi.setSystemTime(NOW.getTime() + 60_000);
    await renewHold(actor.id, conversationId, await heldRow(actor.id, conversationId));
    vi.setSystemTime(NOW.getTime() + 60_001 + HOLD_MS);
    expect(isHeld(await heldRow(actor.id, conversationId))).toBe(false);
    await renewHold(actor.id, conversationId, await heldRow(actor.id, conversationId));
    await expect(said('three', 1)).rejects.toMatchObject({ code: 'chat_not_held' });
    expect((await takeOverConversation({ ...place, name: 'Mara' }, new Date())).fence).toBe(2);
    const end = await handBackConversation({ ...place, fence: 2 }, new Date());
    expect([end.state, (await handBackConversation({ ...place, fence: 2 }, new Date())).state]).toEqual([
      'none',
      'none',
    ]);
    await markRead(actor.id, conversationId, new Date().toISOString());

    const { lines } = await readTranscript(place, await heldRow(actor.id, conversationId), NOW);
    expect(lines.map(({ kind }) => kind)).toEqual(['wanted', 'joined', 'said', 'left', 'joined', 'left']);
    expect(await listConversations(actor.id, 'newest', NOW)).toMatchObject([{ summary: { isUnread: false } }]);
    expect(await readUsualWait(actor.id, NOW)).toBeNull();
    vi.useRealTimers();
  });

  test('end for every reader after exactly 60 days', async () => {
    const { actor } = await newOwner();
    const one = { ...identity(actor.id, 'h'), conversationId: examples.message.messageId };
    await beginMessage(one, asked, NOW);
    await finishMessage(one, ending, NOW);
    const due = (milliseconds: number): Date => new Date(NOW.getTime() + 60 * 86_400_000 + milliseconds);
    const seen = async (at: Date) => [
      (await listConversations(actor.id, 'newest', at)).length,
      (await findConversation(actor.id, one.conversationId, at)) === null ? 0 : 1,
      (await messagesOf(actor.id, one.conversationId, at)).length,
    ];

    expect(await seen(due(-1))).toEqual([1, 1, 1]);
    expect(await seen(due(0))).toEqual([0, 0, 0]);
  });

  test('have exactly ten questions left at 9,990, for 200 who ask at once', async () => {
    const { actor } = await newOwner();
    const owner = { accountId: actor.id, timeZone: 'UTC' };
    await dynamo.send(
      new PutCommand({
        TableName: 'conversations',
        Item: { pk: `PAGE#${actor.id}`, sk: 'USAGE#2026-03', used: 9_990 },
      }),
    );
    const had = await Promise.all(Array.from({ length: 200 }, () => reserveQuestion(owner, 10_000, NOW)));

    expect(had.filter(Boolean)).toHaveLength(10);
    await releaseQuestion(owner, NOW);
    expect(await readUsage(owner, NOW)).toBe(9_999);
  });

  test('give leads, each kept once, changed by their owner alone', async () => {
    const { actor } = await newOwner();
    const leads = Array.from({ length: 10 }, () => ({
      owner: { accountId: actor.id, timeZone: 'UTC' },
      agentName: 'mara',
      lead: { ...examples.lead, leadId: ulid() },
      followUps: [],
    }));
    await Promise.all(leads.map((lead) => saveLead(lead, NOW)));
    const [kept, ...others] = await listLeads(actor.id, { order: 'newest', folder: 'inbox' }, NOW);

    expect(others).toEqual([]);
    expect(await changeLead(actor.id, kept?.leadId ?? '', { status: 'done', note: 'x' }, NOW)).toMatchObject({
      status: 'done',
      note: 'x',
    });
    await expect(changeLead('somebody-else', kept?.leadId ?? '', { note: 'x' }, NOW)).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(nameConversation(actor.id, conversationId, 'Tom')).resolves.toBeUndefined();
    await saveLead(
      { ...leads[0], lead: { ...examples.lead, leadId: ulid() } } as never,
      new Date(NOW.getTime() + 3_600_000),
    );
    expect(await listLeads(actor.id, { order: 'oldest', folder: 'inbox' }, NOW)).toHaveLength(2);
  });
});

describe('the kit', () => {
  test('makes an effect happen once, of 20 requests with one key at once', async () => {
    let runs = 0;
    const request = { call: 'x', who: 'me', key: ulid(), input: { a: 1 } };
    const effect = async () => {
      runs += 1;
      return { run: runs };
    };
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => once(request, NOW, effect)));

    expect(runs).toBe(1);
    expect(tally(results)['done']).toBeGreaterThanOrEqual(1);
    expect(await once(request, NOW, effect)).toEqual({ run: 1 });
    await expect(once({ ...request, input: { a: 2 } }, NOW, effect)).rejects.toMatchObject({
      code: 'idempotency_reused',
    });
    expect(await once(request, new Date(NOW.getTime() + 86_401_000), effect)).toEqual({ run: 2 });
  });

  test('lets exactly as many of 100 requests at once through as the limit says', async () => {
    const contract = {
      ...getUserInfo,
      limits: [{ by: 'client', max: 30, windowSeconds: 60, whenDown: 'refuse' } as const],
    };
    const subject = { address: ulid(), actor: null, input: {} };
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, () => countAgainstLimits(contract, subject, NOW, recordingLog())),
    );

    expect(tally(results)).toEqual({ done: 30, too_many_requests: 70 });
  });
});

describe('the state of a binding with Meta', () => {
  // RFC 7636, appendix B.
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
  const random = () => ownerContext({ randomBytes: (length) => Buffer.from(ulid().repeat(2)).subarray(0, length) });
  const lapsed = new Date(NOW.getTime() + 600_000);

  test('is good once, however many come with it at once', async () => {
    const context = random();
    const state = await startBinding(context, challenge);
    const takes = Array.from({ length: 20 }, () => takeState(context.actor.id, { state, verifier }, NOW));

    expect(tally(await Promise.allSettled(takes))).toEqual({ done: 1, meta_state_invalid: 19 });
  });

  test.each([
    ['missing', () => ({ state: ulid() }), NOW],
    ['of another account', () => ({ account: 'somebody-else' }), NOW],
    ['of another browser', () => ({ verifier: 'x'.repeat(43) }), NOW],
    ['expired', () => ({}), lapsed],
  ])('is no good when it is %s, and its owner can still use it', async (_, change, now) => {
    const context = random();
    const state = await startBinding(context, challenge);
    const sent = { account: context.actor.id, state, verifier, ...change() };

    await expect(takeState(sent.account, sent, now)).rejects.toMatchObject({ code: 'meta_state_invalid' });
    await takeState(context.actor.id, { state, verifier }, NOW);
  });
});

describe('values, consents and places of the waiting list', () => {
  test('a hundred names have room, whoever comes first', async () => {
    const me = ulid();
    const value = { text: '1', savedAt: NOW.toISOString() };
    for (let number = 0; number < 95; number += 1) await saveValue(me, `value.${number}`, value);
    const late = Array.from({ length: 10 }, (_, number) => saveValue(me, `late.${number}`, value));
    expect(tally(await Promise.allSettled(late))).toEqual({ done: 5, values_full: 5 });

    await forgetValue(me, 'value.0');
    await saveValue(me, 'value.new', value);
    await saveValue(me, 'value.1', { ...value, text: '2' });
    expect(await findValue(me, 'value.1')).toMatchObject({ text: '2' });
  });

  test('an address joins once, confirms, and leaves no trace', async () => {
    const email = `${ulid().toLowerCase()}@example.com`;
    const context = callContext({ newId: () => ulid(), randomBytes: () => Buffer.from(ulid().slice(10)) });
    await Promise.all([joinWaitingList(email, context), joinWaitingList(email, context)]);
    const place = await findPlace(email, NOW);
    await confirmPlace(place?.token ?? '', NOW);
    expect(await findPlace(email, new Date(NOW.getTime() + 30 * 86_400_000))).toMatchObject({ isConfirmed: true });

    await leaveWaitingList(place?.token ?? '', NOW);
    expect(await findPlace(email, NOW)).toBeNull();
  });

  test('the newest consent stands first in the showcase, and a withdrawn one is gone', async () => {
    const [first, second] = [ulid(), ulid()];
    await giveShowcaseConsent(first, 'law', NOW);
    await giveShowcaseConsent(second, 'law', new Date(NOW.getTime() + 1));
    await giveShowcaseConsent(first, 'design', new Date(NOW.getTime() + 2));
    forgetShowcase();
    const listed = (await listShowcaseConsents(NOW)).filter(({ accountId }) => [first, second].includes(accountId));
    expect(listed).toEqual([
      { accountId: second, industry: 'law' },
      { accountId: first, industry: 'design' },
    ]);

    await withdrawShowcaseConsent(first);
    expect(await findShowcaseConsent(first)).toBeNull();
  });
});

describe('the library and the bin', () => {
  const item = (owner: OwnerContext): MediaItem => mediaItem(ulid(), {}, owner.actor.id);
  const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

  test('a picture is saved, disabled, removed and had back', async () => {
    const owner = await newOwner();
    const [first, second] = [item(owner), item(owner)];
    for (const one of [first, second]) await saveMediaRow(owner.actor.id, one);
    await enableMediaRow(owner.actor.id, second.photo.mediaId, false);
    await removeMediaRow(owner, first);

    expect(await listMedia(owner.actor.id)).toEqual([{ ...second, isEnabled: false }]);
    expect(await listBin(owner.actor.id, NOW)).toMatchObject([
      { kind: 'media', id: first.photo.mediaId, daysLeft: 30 },
    ]);

    await restoreMediaRow(owner, first);
    expect(await findMedia(owner.actor.id, first.photo.mediaId)).toEqual(first);
    expect(await listBin(owner.actor.id, NOW)).toEqual([]);
    expect(await findDuePurges(later(31))).toEqual([]);
  });

  test('a file may go after thirty days, and waits while anything shows it', async () => {
    const owner = await newOwner();
    const shown = item(owner);
    await saveMediaRow(owner.actor.id, shown);
    await removeMediaRow(owner, shown);
    const pathOf = async (at: Date) => (await findDuePurges(at)).find(({ path }) => path === shown.photo.path);

    expect(await pathOf(later(29))).toBeUndefined();
    const due = await pathOf(later(30));
    if (!due) throw new Error('The file was expected to be due.');
    expect(await isNeeded(due)).toBe(false);

    await createPost(owner, { ...examples.postContent, photo: shown.photo });
    expect(await isNeeded(due)).toBe(true);
    await postponePurge(due, later(31));
    expect(await pathOf(later(30))).toBeUndefined();
  });

  test('what a save takes off a list is in the bin, and leaves it when it is saved again', async () => {
    const owner = await newOwner();
    const [entry] = examples.contacts;
    if (!entry) throw new Error('The example has a contact.');
    await saveDraft(owner, 0, (draft) => ({ ...draft, contacts: [entry] }));
    await saveDraft(owner, 1, (draft) => ({ ...draft, contacts: [] }));
    expect(await findRemoved(owner.actor.id, 'contact', entry.id, NOW)).toEqual(entry);

    await saveDraft(owner, 2, (draft) => ({ ...draft, contacts: [entry] }));
    expect(await listBin(owner.actor.id, NOW)).toEqual([]);
  });
});
