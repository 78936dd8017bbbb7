import { describe, expect, test } from 'vitest';
import { decideApplication } from '../../../../functions/calls/insurance-quote/decide-application.ts';
import { getQuestionJson } from '../../../../functions/calls/insurance-quote/get-question-json.ts';
import { quotes } from '../../../../functions/calls/insurance-quote/quotes.ts';
import { saveApplicationReminder } from '../../../../functions/calls/insurance-quote/save-application-reminder.ts';
import { saveQuestionJson } from '../../../../functions/calls/insurance-quote/save-question-json.ts';
import { marksOf } from '../../../../functions/domain/insurance/exclusion-list.ts';
import { excludedKey } from '../../../../functions/domain/insurance/product-rows.ts';
import { InsuranceMessage, sendInsuranceMail } from '../../../../functions/domain/messages/insurance-mails.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { onDay, threeDays } from '../../../kit/insurance/applications.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';
import { ana, asTom, referredTrip, referringProduct } from '../../../kit/insurance/referrals.ts';
import { useMails } from '../../../kit/mails.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const memory = useInsurer();
const mails = useMails();
useSecrets();

/** Sends what waits in the outbox or is due, as the jobs would. */
async function sendWaiting(now = onDay().now): Promise<void> {
  for (const { payload, job } of memory.table().rows.values()) {
    if (job !== 'send-message') continue;
    const message = InsuranceMessage.safeParse(payload);
    if (message.success) await sendInsuranceMail(message.data, now);
  }
}

async function begin(changes: Parameters<typeof referredTrip>[0] = {}) {
  memory.put(referringProduct());
  return referredTrip(changes);
}

describe('a referred application', () => {
  test('is told its agent at once, with the way to it', async () => {
    const { applicationId } = await begin();
    await sendWaiting();

    expect(mails.sent()).toMatchObject([
      { to: ['tom@example.com'], subject: 'Wayfarer Travel: Ana Lim waits for your decision' },
    ]);
    expect(mails.sent()[0]?.text).toContain(`/app/insurance/application/${applicationId}`);
  });

  test('is told the insurer’s people without an agent, and where somebody is on the list', async () => {
    await begin({ agentName: null });
    await sendWaiting();
    const insurers = mails.sent().map(({ to }) => to[0]);
    expect(insurers).toContain('mara@example.com');

    mails.mock.resetHistory();
    for (const { pk, sk, job } of memory.table().rows.values()) if (job) memory.table().rows.delete(`${pk} ${sk}`);
    memory.put(marksOf(accountId, ana).map((mark) => excludedKey(accountId, mark)));
    await begin();
    await sendWaiting();
    expect(mails.sent().map(({ to }) => to[0])).toEqual(insurers);
  });

  test('is told once an hour, however often the applicant goes back and forth', async () => {
    const opened = await begin();
    for (const end of ['2026-04-04', '2026-04-05']) {
      const { revision } = (await getQuestionJson(opened, onDay())).application;
      const answers = { ...threeDays, applicant: ana, answer: { start: '2026-04-01', end } };
      await saveQuestionJson(
        { kind: 'save', ...opened, revision, language: 'en_us', plan: 'standard', answers },
        onDay(),
      );
      await quotes(opened, onDay());
    }
    await sendWaiting();
    expect(mails.sent()).toHaveLength(1);
  });
});

describe('a decision', () => {
  test('reaches the applicant with a note and a link that opens the application, also when it is sent twice', async () => {
    const opened = await begin();
    const { revision } = (await getQuestionJson(opened, onDay())).application;
    const choice = { decision: 'accept', reason: 'For us alone.', note: 'Have a good trip!' } as const;
    await decideApplication({ applicationId: opened.applicationId, revision, ...choice }, asTom());
    await sendWaiting();
    await sendWaiting();

    const [mail, again] = mails.sent();
    expect(mail).toMatchObject({ to: ['ana@example.com'], subject: 'Good news: Wayfarer Travel is yours to buy' });
    expect(mail?.text).toContain('Have a good trip!');
    expect(mail?.text).not.toContain('For us alone.');
    expect(again?.text).toBe(mail?.text);
    const [, applicationId = '', key = ''] =
      /\/insurance\/-\/([\w-]{22})\?lang=en_us#([\w-]{43})/.exec(mail?.text ?? '') ?? [];
    expect((await getQuestionJson({ applicationId, key }, onDay())).application.state).toBe('accepted');
  });
});

describe('a reminder', () => {
  test('comes with the customer’s address, unless it was moved or taken back since', async () => {
    const { applicationId: id } = await begin();
    const about = { kind: 'application', id } as const;
    const message = { template: 'insurance-reminder', accountId: asTom().actor.id, case: about } as const;
    await saveApplicationReminder({ case: about, remindAt: '2026-03-12T09:00:00.000Z' }, asTom());

    await sendInsuranceMail({ ...message, remindAt: '2026-03-11T09:00:00.000Z' }, onDay(1).now);
    expect(mails.sent()).toEqual([]);
    await sendInsuranceMail({ ...message, remindAt: '2026-03-12T09:00:00.000Z' }, onDay(2).now);
    expect(mails.sent()).toMatchObject([{ to: ['tom@example.com'], subject: 'Reminder: Ana Lim, Wayfarer Travel' }]);
    expect(mails.sent()[0]?.text).toContain('ana@example.com');
  });
});
