import { describe, expect, test } from 'vitest';
import { sendCustomerCode } from '../../../../functions/calls/customer-portal/send-customer-code.ts';
import { callContext, NOW } from '../../../kit/call-context.ts';
import { applicationId, customerEmailRow, customerRow, issuedApplicationRow } from '../../../kit/customers.ts';
import { useMails } from '../../../kit/mails.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const memory = useMemoryTable();
const mails = useMails();
useSecrets();

const EMAIL = 'wei@example.com';
const send = (input: Parameters<typeof sendCustomerCode>[0], at = NOW) =>
  sendCustomerCode(input, callContext({ now: at }));
const codeOf = (purpose: string) => memory.table().row({ pk: `CODE#${purpose}#${EMAIL}`, sk: 'CODE' });

describe('sendCustomerCode', () => {
  test('mails a code to a new address, and keeps only its hash', async () => {
    const answer = await send({ email: ' Wei@Example.com ', purpose: 'sign-up' });
    const [mail] = mails.sent();
    const digits = /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '';

    expect(answer).toMatchObject({ resendAfterSeconds: 60, expiresInSeconds: 600 });
    expect(mail).toMatchObject({ to: [EMAIL] });
    expect(digits).toHaveLength(6);
    expect(JSON.stringify(codeOf('sign-up'))).not.toContain(digits);
  });

  test('answers the same whether there is an account or not: only the mail says it, without a code', async () => {
    const fresh = await send({ email: EMAIL, purpose: 'reset-password' });
    memory.put([customerRow(), customerEmailRow()]);
    const known = await send({ email: EMAIL, purpose: 'sign-up' });
    const texts = mails.sent().map(({ subject, text }) => `${subject} ${text}`);

    expect(Object.keys(fresh)).toEqual(Object.keys(known));
    expect(texts[0]).toContain('There is no customer account');
    expect(texts[1]).toContain('You already have a customer account');
    expect(texts.filter((text) => /\b\d{6}\b/.test(text))).toEqual([]);
  });

  test('mails a code for a new password to a customer', async () => {
    memory.put([customerRow(), customerEmailRow()]);
    await send({ email: EMAIL, purpose: 'reset-password' });

    expect(mails.sent()[0]?.subject).toMatch(/^\d{6}/);
  });

  test("writes to the applicant's address of an issued policy, which it does not tell", async () => {
    memory.put([issuedApplicationRow()]);
    const answer = await send({ applicationId, purpose: 'sign-up' });

    expect(mails.sent()[0]?.to).toEqual([EMAIL]);
    expect(JSON.stringify(answer)).not.toContain('wei');
  });

  test.each([
    ['there is none', []],
    ['has no policy', [issuedApplicationRow(EMAIL, { state: 'accepted' })]],
    ['has no address', [issuedApplicationRow(7)]],
  ])('answers like ever, and sends nothing, when an application %s', async (_, rows) => {
    memory.put(rows);
    const answer = await send({ applicationId, purpose: 'sign-up' });

    expect(answer).toMatchObject({ resendAfterSeconds: 60, expiresInSeconds: 600 });
    expect(answer.codeId).toHaveLength(22);
    await expect(send({ applicationId, purpose: 'sign-up' })).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(mails.sent()).toEqual([]);
  });

  test('waits a minute before the next one', async () => {
    await send({ email: EMAIL, purpose: 'sign-up' });

    await expect(send({ email: EMAIL, purpose: 'sign-up' })).rejects.toMatchObject({ code: 'too_many_requests' });
    await expect(send({ email: EMAIL, purpose: 'sign-up' }, new Date(NOW.getTime() + 60_000))).resolves.toBeDefined();
  });

  test('says when the mail could not be sent, and lets the next try come at once', async () => {
    mails.mock.rejectsOnce(new Error('away')).resolves({});

    await expect(send({ email: EMAIL, purpose: 'sign-up' })).rejects.toMatchObject({ code: 'code_not_sent' });
    await expect(send({ email: EMAIL, purpose: 'sign-up' })).resolves.toBeDefined();
  });

  test.each([
    ['', 'email_required'],
    ['x', 'email_invalid'],
  ])('refuses the address %j', async (email, code) => {
    await expect(send({ email, purpose: 'sign-up' })).rejects.toMatchObject({ code });
  });

  test('wants an address or an application', async () => {
    await expect(send({ purpose: 'sign-up' })).rejects.toMatchObject({ code: 'email_required' });
  });
});
