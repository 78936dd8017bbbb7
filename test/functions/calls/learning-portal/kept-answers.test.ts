/** The kept answers of the learning portal, when a key is sent again: they show questions only to who may still learn the product. */
import { beforeEach, expect, test } from 'vitest';
import { agencyKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { sessionKey } from '../../../../functions/kit/account-session.ts';
import type { CallContract } from '../../../../shared/calls/define-call.ts';
import { getLearnQuestion, saveQuestionRecord } from '../../../../shared/calls/learning-portal.ts';
import type { Attempt } from '../../../../shared/model/learning.ts';
import { pathOf, toHandlers } from '../../../kit/handlers.ts';
import { accountId, idToken } from '../../../kit/id-tokens.ts';
import { companyRows, keyed, PRODUCT, questionRows } from '../../../kit/learning.ts';
import { useLog } from '../../../kit/log.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { useSecrets } from '../../../kit/secrets.ts';
import { handshake, signRequest, type Envelope, type SigningSession } from '../../../kit/signed-client.ts';

const memory = useMemoryTable();
useSecrets();
useLog();

const SIGNED_IN = Math.floor(Date.now() / 1_000) - 60;
const openSession = { method: 'password', seenAt: '2999-01-01T00:00:00.000Z', expiresAt: 32_472_144_000 };

let session: SigningSession | undefined;
beforeEach(async () => {
  session ??= await handshake(toHandlers);
  memory.put([...companyRows(PRODUCT), ...keyed(questionRows(PRODUCT, 1, 6))]);
  memory.put([{ ...sessionKey(accountId, SIGNED_IN), ...openSession }]);
});

async function send(contract: CallContract, input: Record<string, unknown>): Promise<Envelope> {
  if (!session) throw new Error('There is no session to sign with.');
  const token = idToken({ auth_time: SIGNED_IN });
  const call = {
    method: contract.method,
    path: pathOf(contract),
    input,
    token,
    idempotencyKey: `key-${contract.name}`,
  };
  return JSON.parse((await toHandlers(signRequest(session, call))).body) as Envelope;
}

test('questions and right answers are told again to an agent of the company, and not after the tie has ended', async () => {
  const begin = () => send(getLearnQuestion, { productId: PRODUCT, level: 1 });
  const begun = await begin();
  const { attempt } = begun.data as { attempt: Attempt };
  const first = { attemptId: attempt.attemptId, questionId: attempt.questions[0]?.questionId ?? '' };
  const answer = () => send(saveQuestionRecord, { ...first, options: ['o0'], text: '' });
  const answered = await answer();
  expect([await begin(), await answer()]).toEqual([begun, answered]);

  memory.table().rows.delete(Object.values(agencyKey(accountId)).join(' '));

  for (const again of [begin, answer]) expect(await again()).toMatchObject({ code: 'not_found', data: null });
});
