import { describe, expect, test } from 'vitest';
import {
  allowDecisionAgain,
  decideApplication,
} from '../../../../functions/calls/insurance-quote/decide-application.ts';
import { getMyApplication } from '../../../../functions/calls/insurance-quote/get-my-application.ts';
import { getQuestionJson } from '../../../../functions/calls/insurance-quote/get-question-json.ts';
import { quotes } from '../../../../functions/calls/insurance-quote/quotes.ts';
import { addPreMember } from '../../../../functions/calls/insurance-quote/add-pre-member.ts';
import { saveQuestionJson } from '../../../../functions/calls/insurance-quote/save-question-json.ts';
import { agencyAgentKey, agencyKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { applicationKey, referredKey } from '../../../../functions/domain/insurance/application-rows.ts';
import { marksOf } from '../../../../functions/domain/insurance/exclusion-list.ts';
import { excludedKey } from '../../../../functions/domain/insurance/product-rows.ts';
import { applicationLinkKey } from '../../../../functions/domain/insurance/referrals/application-link.ts';
import { editorId } from '../../../kit/company.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { onDay, threeDays } from '../../../kit/insurance/applications.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';
import {
  ana,
  asInsurer,
  asSeller,
  asStranger,
  asTom,
  referredTrip,
  referringProduct,
} from '../../../kit/insurance/referrals.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const memory = useInsurer();
useSecrets();

const accept = { decision: 'accept', reason: 'I know her.', note: 'Have a good trip!' } as const;
const decline = { decision: 'decline', reason: 'Too long.', note: '' } as const;

async function begin(changes: Parameters<typeof referredTrip>[0] = {}) {
  memory.put(referringProduct());
  const opened = await referredTrip(changes);
  const { revision } = (await getQuestionJson(opened, onDay())).application;
  return { opened, input: { applicationId: opened.applicationId, revision } };
}

const listAna = () => memory.put(marksOf(accountId, ana).map((mark) => excludedKey(accountId, mark)));
const messages = () =>
  [...memory.table().rows.values()]
    .filter(({ pk }) => String(pk).startsWith('OUTBOX#'))
    .map(({ job, payload }) => [job, (payload as { template?: string }).template]);

describe('decideApplication', () => {
  test('lets the agent accept: who, when and why are kept, the price holds anew, the applicant is written to', async () => {
    const { opened, input } = await begin();
    const context = { ...asTom(), now: onDay(5).now };

    const detail = await decideApplication({ ...input, ...accept }, context);

    expect(detail).toMatchObject({ status: 'accepted', decider: null, decision: { ...accept, by: 'you' } });
    const { application } = await getQuestionJson(opened, onDay(5));
    expect(application).toMatchObject({
      state: 'accepted',
      quote: { decision: 'accept', reasons: [], validUntil: '2026-03-29' },
    });
    expect(application.quote?.prices).toMatchObject([{ total: 56_00 }]);
    expect(memory.table().row(applicationKey(opened.applicationId))).toMatchObject({
      decided: { by: editorId, isByInsurer: false, at: context.now.toISOString(), reason: 'I know her.' },
    });
    expect(messages()).toContainEqual(['send-message', 'application-decided']);
    expect(memory.table().row(referredKey(accountId, opened.applicationId))).toBeUndefined();
  });

  test('is told again to who decided, and to nobody who has left the insurer since', async () => {
    const { input } = await begin({ agentName: null });
    const decided = await decideApplication({ ...input, ...accept }, asInsurer());
    const context = asInsurer();
    const gone = { ...context, actor: { ...context.actor, company: null } };

    await expect(allowDecisionAgain(decided, asInsurer())).resolves.toBeUndefined();
    for (const one of [gone, asSeller(), asStranger()])
      await expect(allowDecisionAgain(decided, one)).rejects.toThrow('not_found');
  });

  test('is told again to the agent who decided', async () => {
    const { input } = await begin();
    const decided = await decideApplication({ ...input, ...accept }, asTom());

    await expect(allowDecisionAgain(decided, asTom())).resolves.toBeUndefined();
  });

  test('lets the agent decline, and gives no price then', async () => {
    const { opened, input } = await begin();
    await decideApplication({ ...input, ...decline }, asTom());

    const { application } = await getQuestionJson(opened, onDay());
    expect(application).toMatchObject({ state: 'declined', quote: { decision: 'decline', prices: [] } });
  });

  test('opens with the key of the mail and with the applicant’s own, and with no other', async () => {
    const { opened, input } = await begin();
    await decideApplication({ ...input, ...accept }, asTom());
    const { applicationId } = opened;
    const key = await applicationLinkKey(applicationId, asTom().now.toISOString());

    for (const one of [key, opened.key]) {
      expect((await getQuestionJson({ applicationId, key: one }, onDay())).application.state).toBe('accepted');
    }
    const other = await applicationLinkKey(applicationId, '2026-03-10T12:00:01.000Z');
    await expect(getQuestionJson({ applicationId, key: other }, onDay())).rejects.toThrow('not_found');
  });

  test('stands when it is quoted again, and with the applicant’s details, until the answers that were decided about change', async () => {
    const { opened, input } = await begin();
    await decideApplication({ ...input, ...accept }, asTom());

    await addPreMember({ ...opened, applicant: { ...ana, telephone: '+85259999999' } }, onDay());
    expect((await quotes(opened, onDay(1))).application.state).toBe('accepted');

    const { revision } = (await getQuestionJson(opened, onDay(1))).application;
    const answers = { ...threeDays, applicant: ana, answer: { start: '2026-04-01', end: '2026-04-09' } };
    await saveQuestionJson(
      { kind: 'save', ...opened, revision, language: 'en_us', plan: 'standard', answers },
      onDay(1),
    );
    expect((await quotes(opened, onDay(1))).application.state).toBe('referred');
  });

  test('stands when it was declined: nobody gets a price by asking again', async () => {
    const { opened, input } = await begin();
    await decideApplication({ ...input, ...decline }, asTom());

    expect((await quotes(opened, onDay(1))).application).toMatchObject({ state: 'declined', quote: { prices: [] } });
  });

  test('is taken once: of two at the same time one is told to look again', async () => {
    const { input } = await begin();
    const both = await Promise.allSettled([
      decideApplication({ ...input, ...accept }, asTom()),
      decideApplication({ ...input, ...decline }, asTom()),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(decideApplication({ ...input, ...decline }, asTom())).rejects.toThrow('conflict');
  });

  test('is refused for what the applicant has changed since it was seen', async () => {
    const { opened, input } = await begin();
    await addPreMember({ ...opened, applicant: { ...ana, lastName: 'Lim-Berg' } }, onDay());

    await expect(decideApplication({ ...input, ...accept }, asTom())).rejects.toThrow('conflict');
  });

  test('does not accept a trip that has begun, and can still decline it', async () => {
    const { input } = await begin();
    const late = { ...asTom(), now: onDay(30).now };

    await expect(decideApplication({ ...input, ...accept }, late)).rejects.toThrow('referral_outdated');
    expect((await decideApplication({ ...input, ...decline }, late)).status).toBe('declined');
  });

  test('answers another agent, and the insurer’s people where the agent decides, as if there were nothing', async () => {
    const { input } = await begin();
    for (const context of [asStranger(), asSeller(), asInsurer()]) {
      await expect(decideApplication({ ...input, ...accept }, context)).rejects.toThrow('not_found');
    }
  });

  test('is the insurer’s where there is no agent, and where the agent has left', async () => {
    const direct = await begin({ agentName: null });
    await expect(decideApplication({ ...direct.input, ...accept }, asTom())).rejects.toThrow('not_found');
    expect((await decideApplication({ ...direct.input, ...accept }, asInsurer())).decision?.by).toBe('you');

    const left = await begin();
    for (const { pk, sk } of [agencyKey(editorId), agencyAgentKey(accountId, editorId)]) {
      memory.table().rows.delete(`${pk} ${sk}`);
    }
    await expect(decideApplication({ ...left.input, ...accept }, asTom())).rejects.toThrow('forbidden');
    expect((await decideApplication({ ...left.input, ...accept }, asInsurer())).status).toBe('accepted');
  });

  test('is the insurer’s for persons on its list, and the agent is not told why', async () => {
    listAna();
    const { opened, input } = await begin();

    await expect(decideApplication({ ...input, ...accept }, asTom())).rejects.toThrow('forbidden');
    const seen = await getMyApplication({ case: { kind: 'application', id: opened.applicationId } }, asTom());
    expect(seen.decider).toBe('insurer');
    expect(JSON.stringify(seen)).not.toMatch(/list|exclu/i);

    await decideApplication({ ...input, ...accept }, asInsurer());
    expect((await quotes(opened, onDay(1))).application.state).toBe('accepted');
  });

  test('of an agent does not hold for somebody who turns out to be on the list', async () => {
    const { opened, input } = await begin();
    await decideApplication({ ...input, ...accept }, asTom());
    listAna();

    expect((await quotes(opened, onDay(1))).application.state).toBe('referred');
  });
});
