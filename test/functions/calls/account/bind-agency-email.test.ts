import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { describe, expect, test } from 'vitest';
import { answerAgencyRequest } from '../../../../functions/calls/account/answer-agency-request.ts';
import { bindAgencyEmail } from '../../../../functions/calls/account/bind-agency-email.ts';
import { agencyAgentKey, agencyKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { throttled } from '../../../kit/dynamo.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { useMails } from '../../../kit/mails.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { agencyRows, AGENCY_EMAIL } from '../../../kit/rows.ts';

const memory = useMemoryTable();
const mails = useMails();

const bind = (email = ` ${AGENCY_EMAIL}`, secondsLater = 0) =>
  bindAgencyEmail({ email }, ownerContext({ now: new Date(NOW.getTime() + secondsLater * 1_000) }));
const tieOfAgent = () => memory.table().row(agencyKey(accountId));
const tieOfAgency = () => memory.table().row(agencyAgentKey(otherAccountId, accountId));

describe('bindAgencyEmail', () => {
  test('asks the agency by mail in its language, and says when it may be asked again and until when it can answer', async () => {
    memory.put(agencyRows());
    const { agency } = await bind();
    const [mail] = mails.sent();

    expect(agency).toEqual({
      state: 'asked',
      email: AGENCY_EMAIL,
      since: NOW.toISOString(),
      resendAt: new Date(NOW.getTime() + 60_000).toISOString(),
      expiresAt: new Date(NOW.getTime() + 7 * 86_400_000).toISOString(),
    });
    expect(mail?.to).toEqual([AGENCY_EMAIL]);
    expect(mail?.subject).toBe('Mara Lindqvist möchte mit Ihnen verbunden werden');
    expect([tieOfAgent(), tieOfAgency()]).toMatchObject([{ state: 'asked' }, { state: 'asked' }]);
  });

  test('answers an address that leads nowhere, one’s own, and a mail that cannot go alike, and keeps nothing', async () => {
    memory.put(agencyRows());
    mails.mock.on(SendEmailCommand).rejects(throttled());

    for (const email of ['nobody@example.com', 'mara@example.com', AGENCY_EMAIL]) {
      await expect(bind(email)).rejects.toMatchObject({ code: 'invitation_failed' });
    }
    expect([tieOfAgent(), tieOfAgency()]).toEqual([undefined, undefined]);
  });

  test('can be sent again after a minute, which ends the request before', async () => {
    memory.put(agencyRows());
    await bind();
    await expect(bind(AGENCY_EMAIL, 59)).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(mails.sent()).toHaveLength(1);

    await bind(AGENCY_EMAIL, 60);
    expect(mails.sent()).toHaveLength(2);
  });

  test('is refused while there is an agency', async () => {
    memory.put(agencyRows());
    await bind();
    const { requestId } = tieOfAgency() as { requestId: string };
    const plan = { id: 'team1', trialEndsAt: null } as const;
    const agency = { ...ownerContext().actor, id: otherAccountId, plan };
    await answerAgencyRequest({ requestId, isAccepted: true }, ownerContext({ actor: agency }));

    await expect(bind(AGENCY_EMAIL, 60)).rejects.toMatchObject({ code: 'agency_bound' });
  });

  test.each([
    ['', 'email_required'],
    ['x', 'email_invalid'],
    ['a@example.com\r\nBcc: b@example.com', 'email_invalid'],
  ])('refuses the address %j', async (email, code) => {
    await expect(bind(email)).rejects.toMatchObject({ code });
    expect(mails.sent()).toEqual([]);
  });
});
