/** Changes to an account on the engine's own transactions. */
import { randomBytes } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';
import { accountKey, emailKey, type AccountRow } from '../../../../functions/domain/accounts/account-rows.ts';
import { answerRequest, askAgency, endTie, findTie, listAgents } from '../../../../functions/domain/accounts/agency.ts';
import {
  changeAddressOf,
  findEmailUndo,
  replaceEmail,
  replacePhone,
  takeEmailBack,
} from '../../../../functions/domain/accounts/change-address.ts';
import { findAccount, findAccountIdBy } from '../../../../functions/domain/accounts/find-account.ts';
import { endSessionsExcept, listSessions } from '../../../../functions/domain/accounts/find-sessions.ts';
import { readMailChoice, saveMailChoice } from '../../../../functions/domain/accounts/mail-choice.ts';
import { beginSession } from '../../../../functions/domain/accounts/sessions.ts';
import { createCodeIn } from '../../../../functions/domain/accounts/code-store.ts';
import { codeBurn } from '../../../../functions/domain/accounts/verification-codes.ts';
import { dynamo } from '../../../../functions/kit/clients/dynamo.ts';
import type { PlanId } from '../../../../shared/model/account.ts';
import type { OwnerContext } from '../../../../functions/kit/context.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { idToken } from '../../../kit/id-tokens.ts';
import { useRealTables } from '../../../kit/real-tables.ts';
import { accountRow } from '../../../kit/rows.ts';
import { useSecrets } from '../../../kit/secrets.ts';

useRealTables();
useSecrets();

const put = (Item: Record<string, unknown>) => dynamo.send(new PutCommand({ TableName: 'accounts', Item }));
const newEmail = () => `${ulid().toLowerCase()}@example.com`;

async function newOwner(): Promise<{ account: AccountRow; context: OwnerContext }> {
  const accountId = ulid().toLowerCase();
  const email = newEmail();
  const { pk: _pk, sk: _sk, ...row } = accountRow({ accountId, email });
  await put({ ...accountKey(accountId), ...row });
  await put({ ...emailKey(email), status: 'active', accountId });
  const base = ownerContext();
  const context = { ...base, actor: { ...base.actor, id: accountId }, newId: () => ulid(), randomBytes: randomOf };
  return { account: row, context };
}

const withPlan = ({ account, context }: Awaited<ReturnType<typeof newOwner>>, id: PlanId) => ({
  account,
  context: { ...context, actor: { ...context.actor, plan: { id, trialEndsAt: null } } },
});

const randomOf = (length: number): Buffer => Buffer.from(ulid().repeat(2)).subarray(10, 10 + length);

async function burn(purpose: 'change-email' | 'change-phone', accountId: string, address: string) {
  const bound = changeAddressOf(accountId, address);
  return codeBurn(purpose, bound, await createCodeIn('accounts', purpose, bound, { now: NOW, randomBytes }));
}

describe('an address', () => {
  test('is one account’s, of twenty that prove it at once', async () => {
    const email = newEmail();
    const owners = await Promise.all(Array.from({ length: 20 }, newOwner));
    const results = await Promise.allSettled(
      owners.map(async ({ account, context }) =>
        replaceEmail(account, email, await burn('change-email', account.accountId, email), context),
      ),
    );
    const won = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.accountId] : []));

    expect(won).toHaveLength(1);
    expect(await findAccountIdBy({ email })).toBe(won[0]);
    const others = owners.filter(({ account }) => account.accountId !== won[0]);
    for (const { account } of others) expect(await findAccountIdBy({ email: account.email })).toBe(account.accountId);
  });

  test('that was replaced comes back by its link, once, of ten presses at once', async () => {
    const { account, context } = await newOwner();
    const email = newEmail();
    const ids: string[] = [];
    const newId = (): string => {
      ids.push(ulid());
      return ids.at(-1) ?? '';
    };
    const proof = await burn('change-email', account.accountId, email);
    await replaceEmail(account, email, proof, { now: NOW, newId });
    const found = await Promise.all(ids.map((id) => findEmailUndo(id.toLowerCase(), NOW)));
    const place = found.findIndex((row) => row !== null);
    const undo = found[place];
    if (!undo) throw new Error('The way back was expected to be there.');
    const id = ids[place]?.toLowerCase() ?? '';
    const presses = await Promise.allSettled(Array.from({ length: 10 }, () => takeEmailBack(id, undo, context)));

    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await findAccount(account.accountId)).toMatchObject({ email: account.email });
    expect([await findAccountIdBy({ email }), await findAccountIdBy({ email: account.email })]).toEqual([
      null,
      account.accountId,
    ]);
  });

  test('comes back when it was changed twice, and the address between has no way back any more', async () => {
    const { account, context } = await newOwner();
    const ids: string[] = [];
    const newId = (): string => {
      ids.push(ulid().toLowerCase());
      return ids.at(-1) ?? '';
    };
    const [second, third] = [newEmail(), newEmail()];
    const changed = await replaceEmail(account, second, await burn('change-email', account.accountId, second), {
      now: NOW,
      newId,
    });
    const later = new Date(NOW.getTime() + 60_000);
    await replaceEmail(changed, third, await burn('change-email', account.accountId, third), { now: later, newId });
    const undos = async () => {
      const found = await Promise.all(ids.map(async (id) => ({ id, undo: await findEmailUndo(id, later) })));
      return found.flatMap(({ id, undo }) => (undo ? [{ id, undo }] : []));
    };
    const [first, ...rest] = await undos();
    if (!first) throw new Error('The way back was expected to be there.');
    expect([first.undo.formerEmail, rest.length]).toEqual([account.email, 1]);
    await takeEmailBack(first.id, first.undo, context);

    expect(await findAccount(account.accountId)).toMatchObject({ email: account.email });
    expect([await findAccountIdBy({ email: third }), await undos()]).toEqual([null, []]);
  });

  test('and a number: the first one and another one', async () => {
    const { account, context } = await newOwner();
    const [first, second] = ['+46701234567', '+46701234568'];
    const one = await replacePhone(account, first, await burn('change-phone', account.accountId, first), context);
    await replacePhone(one, second, await burn('change-phone', account.accountId, second), context);

    expect(await findAccount(account.accountId)).toMatchObject({ phone: second });
    expect(await findAccountIdBy({ phone: first })).toBeNull();
  });
});

test('sessions begin, are listed, and end but for one', async () => {
  const { account, context } = await newOwner();
  const seconds = NOW.getTime() / 1_000;
  const begin = (at: number) =>
    beginSession(
      account.accountId,
      { idToken: idToken({ auth_time: at }), accessToken: '', refreshToken: '' },
      'password',
      context,
    );
  for (const at of [seconds - 3, seconds - 2, seconds - 1]) await begin(at);
  const actor = { id: account.accountId, signedInAt: seconds - 1 };
  expect(await listSessions(actor, NOW)).toHaveLength(3);

  await endSessionsExcept(account.accountId, actor.signedInAt);
  expect((await listSessions(actor, NOW)).map(({ signedInAt }) => signedInAt)).toEqual([actor.signedInAt]);
});

test('mails are switched', async () => {
  const { account } = await newOwner();
  await saveMailChoice(account.accountId, { 'sign-in-alerts': false, tips: true });

  expect(await readMailChoice(account.accountId)).toMatchObject({ 'sign-in-alerts': false, tips: true });
});

test('an agency is asked, confirms once, of ten answers at once, and is left', async () => {
  const [agent, agency] = [await newOwner(), withPlan(await newOwner(), 'team1')];
  const tie = await askAgency(agent.context, { agencyId: agency.account.accountId, email: agency.account.email });
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, () => answerRequest(agency.context, tie.requestId, true)),
  );

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await listAgents(agency.account.accountId, NOW)).agents).toHaveLength(1);
  const bound = await findTie(agent.account.accountId, NOW);
  if (!bound) throw new Error('The tie was expected to be there.');
  await endTie(bound, agent.context);
  expect(await listAgents(agency.account.accountId, NOW)).toEqual({ requests: [], agents: [] });
});

test('of ten agents who are confirmed at once, a plan with one connection gets one', async () => {
  const agency = withPlan(await newOwner(), 'pro');
  const { accountId: agencyId, email } = agency.account;
  const agents = await Promise.all(Array.from({ length: 10 }, newOwner));
  const ties = await Promise.all(agents.map(({ context }) => askAgency(context, { agencyId, email })));
  const answers = await Promise.allSettled(ties.map(({ requestId }) => answerRequest(agency.context, requestId, true)));

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await listAgents(agencyId, NOW)).toMatchObject({
    agents: [{}],
    requests: Array.from({ length: 9 }, () => ({})),
  });
});
