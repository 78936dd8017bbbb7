import { describe, expect, test } from 'vitest';
import { policyKey } from '../../../../functions/domain/insurance/policy-rows.ts';
import { sendPolicyMail, soldWords } from '../../../../functions/domain/messages/policy-mails.ts';
import type { LanguageValue } from '../../../../shared/places/languages.ts';
import { editorId } from '../../../kit/company.ts';
import { issuedTrip } from '../../../kit/insurance/policies.ts';
import { AGENT, useInsurer } from '../../../kit/insurance/published.ts';
import { useMails } from '../../../kit/mails.ts';
import { accountRow } from '../../../kit/rows.ts';

const mails = useMails();
const { put, table } = useInsurer();

const sendIn = async (language: LanguageValue) => {
  const { policy } = await issuedTrip(put, { language });
  await sendPolicyMail({ template: 'policy-issued', policyId: policy.policyId });
  return { policy, mail: mails.sent().at(-1) };
};

describe('the mail to the holder', () => {
  test('names number and dates, says what to do in an emergency, and leads to the documents', async () => {
    const { policy, mail } = await sendIn('en_us');

    expect(mail?.to).toEqual(['ana@example.com']);
    expect(mail?.subject).toBe(`You are insured: Wayfarer Travel, ${policy.number}`);
    for (const part of [
      ...['Ana Lee', 'April 1, 2026', 'April 3, 2026', 'Standard', 'emergency number'],
      `https://xpage.example/portal/documents?application=${policy.applicationId}`,
    ]) {
      expect(mail?.text).toContain(part);
    }
  });

  test.each([
    ['de_de', 'Sie sind versichert', '1. April 2026'],
    ['zh_hk', '你已受保', '2026年4月1日'],
    ['zh_cn', '您已投保', '2026年4月1日'],
    ['th_th', 'คุณได้รับความคุ้มครองแล้ว', '1 เมษายน'],
    ['id_id', 'Anda sudah terlindungi', '1 April 2026'],
    ['ms_my', 'Anda dilindungi', '1 April 2026'],
    ['ar_ae', 'أنت مؤمَّن عليك', '1 أبريل 2026'],
    ['fr_fr', 'Votre assurance est en place', '1 avril 2026'],
  ] as const)('is in the language of the holder (%s)', async (language, subject, day) => {
    const { mail } = await sendIn(language);

    expect(mail?.subject).toContain(subject);
    expect(mail?.text).toContain(day);
  });

  test('carries no document, and nothing that opens one', async () => {
    const { mail } = await sendIn('en_us');

    expect(JSON.stringify(mail)).not.toMatch(/1990-02-03|attachment/i);
    expect(mail?.text).not.toMatch(/key=|token=/);
  });

  test('is not sent for a policy that is gone', async () => {
    const { policy } = await issuedTrip(put);
    table().rows.delete(`${policyKey(policy.policyId).pk} POLICY`);
    await sendPolicyMail({ template: 'policy-issued', policyId: policy.policyId });

    expect(mails.sent()).toEqual([]);
  });
});

describe('the mail about a sale', () => {
  const words = (policyId: string, accountId: string) =>
    soldWords({ template: 'policy-sold', policyId, accountId }, accountRow({ accountId, language: 'en_us' }));

  test('tells the agent who bought what', async () => {
    const { policy } = await issuedTrip(put, {}, AGENT);

    expect((await words(policy.policyId, editorId))?.paragraphs[0]).toBe(
      'Ana Lee has bought Wayfarer Travel, plan Standard, for HK$56.00. Cover runs from April 1, 2026 to April 3, 2026.',
    );
  });

  test('tells nobody who did not sell it', async () => {
    const { policy } = await issuedTrip(put, {}, AGENT);

    expect(await words(policy.policyId, 'another')).toBeNull();
  });
});
