import { describe, expect, test } from 'vitest';
import { answerAgencyRequest } from '../../../../functions/calls/account/answer-agency-request.ts';
import { bindAgencyEmail } from '../../../../functions/calls/account/bind-agency-email.ts';
import { endAgencyAgent } from '../../../../functions/calls/account/end-agency-agent.ts';
import { agencyKey } from '../../../../functions/domain/accounts/account-rows.ts';
import type { PlanId } from '../../../../shared/model/account.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { useMails } from '../../../kit/mails.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { payloadsIn } from '../../../kit/outbox-rows.ts';
import { accountRow, agencyRows, AGENCY_EMAIL } from '../../../kit/rows.ts';

const memory = useMemoryTable();
useMails();

const WEEK_MS = 7 * 86_400_000;
const tie = () => memory.table().row(agencyKey(accountId));
const asAgency = (id = otherAccountId, now = NOW, planId: PlanId = 'team1') =>
  ownerContext({ actor: { ...ownerContext().actor, id, plan: { id: planId, trialEndsAt: null } }, now });
async function asked(): Promise<string> {
  memory.put(agencyRows());
  await bindAgencyEmail({ email: AGENCY_EMAIL }, ownerContext());
  return String(tie()?.['requestId']);
}

describe('answerAgencyRequest', () => {
  test('binds the agent when the agency confirms, and has the agent told', async () => {
    const requestId = await asked();
    const { requests, agents } = await answerAgencyRequest({ requestId, isAccepted: true }, asAgency());

    expect(requests).toEqual([]);
    expect(agents).toMatchObject([{ agentId: accountId, fullName: 'Mara Lindqvist', email: 'mara@example.com' }]);
    expect(tie()).toMatchObject({ state: 'bound' });
    expect(payloadsIn(memory.table())).toEqual([
      { template: 'agency-answered', accountId, agencyEmail: AGENCY_EMAIL, isAccepted: true },
    ]);
  });

  test('leaves nothing behind when the agency refuses, and has the agent told', async () => {
    const requestId = await asked();
    const answer = await answerAgencyRequest({ requestId, isAccepted: false }, asAgency());

    expect(answer).toEqual({ requests: [], agents: [] });
    expect(tie()).toBeUndefined();
    expect(payloadsIn(memory.table())).toMatchObject([{ isAccepted: false }]);
  });

  test('is good once, for the agency that was asked alone, and for seven days to the second', async () => {
    const requestId = await asked();
    const accept = { requestId, isAccepted: true };
    for (const context of [
      asAgency(accountId),
      asAgency('somebody-else'),
      asAgency(undefined, new Date(NOW.getTime() + WEEK_MS)),
    ]) {
      await expect(answerAgencyRequest(accept, context)).rejects.toMatchObject({ code: 'link_lapsed' });
    }
    expect(tie()).toMatchObject({ state: 'asked' });

    await answerAgencyRequest(accept, asAgency(undefined, new Date(NOW.getTime() + WEEK_MS - 1_000)));
    await expect(answerAgencyRequest(accept, asAgency())).rejects.toMatchObject({ code: 'link_lapsed' });
  });

  test('confirms as many as the plan has connections, and one more when one has ended', async () => {
    const requestId = await asked();
    const second = 'a2';
    memory.put([accountRow({ accountId: second, email: 'tom@example.com' })]);
    const tom = { ...ownerContext().actor, id: second };
    await bindAgencyEmail(
      { email: AGENCY_EMAIL },
      ownerContext({ actor: tom, randomBytes: (size) => Buffer.alloc(size, 9) }),
    );
    const requestOfTom = String(memory.table().row(agencyKey(second))?.['requestId']);
    const onPro = (id: string) =>
      answerAgencyRequest({ requestId: id, isAccepted: true }, asAgency(undefined, NOW, 'pro'));
    await onPro(requestId);

    await expect(onPro(requestOfTom)).rejects.toMatchObject({ code: 'connections_full' });
    await endAgencyAgent({ agentId: accountId }, asAgency());
    expect((await onPro(requestOfTom)).agents).toMatchObject([{ agentId: second }]);
  });

  test.each(['free', 'individual'] as const)(
    'confirms nobody on the plan %s, which has no connections',
    async (plan) => {
      const requestId = await asked();
      const accept = answerAgencyRequest({ requestId, isAccepted: true }, asAgency(undefined, NOW, plan));

      await expect(accept).rejects.toMatchObject({ code: 'plan_needed' });
      expect(tie()).toMatchObject({ state: 'asked' });
    },
  );
});
