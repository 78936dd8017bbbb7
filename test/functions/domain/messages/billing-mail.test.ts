import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { customerKey } from '../../../../functions/domain/billing/billing-rows.ts';
import { billingTexts } from '../../../../functions/domain/messages/billing-texts.ts';
import { OwnerMessage, sendOwnerMail } from '../../../../functions/domain/messages/send-owner-mail.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { invoiceRow, orderId, orderRow } from '../../../kit/invoices.ts';
import { useMails } from '../../../kit/mails.ts';
import { accountRow } from '../../../kit/rows.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const dynamo = useDynamo();
const mails = useMails();
useSecrets();
const s3 = mockClient(S3Client);
beforeEach(() => {
  s3.reset();
  s3.on(GetObjectCommand).callsFake(() => ({ Body: { transformToByteArray: async () => Buffer.from('%PDF-1.4') } }));
});

const customerRow = (billingEmail: string) => ({
  ...customerKey(accountId),
  accountId,
  details: { ...invoiceRow().details, billingEmail },
  stripeCustomerId: null,
  cards: [],
  wallet: null,
  paypal: null,
});
const attachments = () =>
  mails.mock.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => input.Content?.Simple?.Attachments);
const ended = { template: 'plan-ended', accountId, planId: 'pro' } as const;
const receipt = { template: 'payment-receipt', accountId, orderId } as const;

describe('a mail about payment', () => {
  test.each([
    ['both addresses', 'accounts@example.com', 'mara@example.com', ['accounts@example.com', 'mara@example.com']],
    ['the one that both are', 'Mara@example.com', 'mara@example.com', ['mara@example.com']],
    ['the billing address of an account without its own', 'accounts@example.com', '', ['accounts@example.com']],
    ['nobody when there is no address', '', '', []],
  ])('goes to %s', async (_, billingEmail, email, to) => {
    store(dynamo, [accountRow({ email }), customerRow(billingEmail)]);
    await sendOwnerMail(ended);

    expect(mails.sent().flatMap((mail) => mail.to)).toEqual(to);
  });

  test('goes to the account while it never said to whom its invoices go', async () => {
    store(dynamo, [accountRow()]);
    await sendOwnerMail(ended);

    expect(mails.sent()[0]?.to).toEqual(['mara@example.com']);
  });

  test('cannot be left, and is not sent to a deleted account', async () => {
    store(dynamo, [accountRow()]);
    await sendOwnerMail(ended);
    store(dynamo, [accountRow({ status: 'deleted' })]);
    await sendOwnerMail(ended);

    expect(mails.sent().map(({ headers }) => headers)).toEqual([{}]);
  });
});

describe('the mail with an invoice', () => {
  test('says what was paid for what, and brings the PDF', async () => {
    store(dynamo, [accountRow(), invoiceRow({ file: 'invoices/a/b.pdf' })]);
    await sendOwnerMail(receipt);
    const [mail] = mails.sent();

    expect(mail?.subject).toBe('Your payment of €15.00, invoice XP-2026-000001');
    expect(mail?.text).toContain('We have received €15.00 for Individual, monthly.');
    expect(mail?.text).toContain('https://xpage.example/app/payment');
    expect(attachments()).toEqual([
      [
        {
          FileName: 'XPage-XP-2026-000001.pdf',
          ContentType: 'application/pdf',
          ContentDisposition: 'ATTACHMENT',
          ContentTransferEncoding: 'BASE64',
          RawContent: Buffer.from('%PDF-1.4'),
        },
      ],
    ]);
  });

  test('waits for the PDF: nothing is sent before', async () => {
    store(dynamo, [accountRow(), invoiceRow()]);
    await sendOwnerMail(receipt);

    expect(mails.sent()).toEqual([]);
  });
});

describe('what a mail says of', () => {
  test('a failed renewal: the provider’s own words, and when it is tried again, in the owner’s time', async () => {
    store(dynamo, [accountRow({ language: 'de_de' })]);
    const label = 'Your card has insufficient funds.';
    await sendOwnerMail({ template: 'renewal-failed', accountId, label, nextTryAt: '2026-07-08T10:00:00.000Z' });
    const [mail] = mails.sent();

    expect(mail?.subject).toBe('Ihre Verlängerung konnte nicht bezahlt werden');
    expect(mail?.text).toContain(`Der Zahlungsanbieter meldet: ${label}`);
    expect(mail?.text).toContain('8. Juli 2026 um 12:00');
  });

  test('the last try: that none follows, and what then', async () => {
    store(dynamo, [accountRow()]);
    await sendOwnerMail({ template: 'renewal-failed', accountId, label: 'x', nextTryAt: null });

    expect(mails.sent()[0]?.text).toContain('There is no further try.');
  });

  test.each([
    [{ template: 'renewal-due', at: '2026-04-10T12:00:00.000Z' }, 'Your plan is paid for until April 10, 2026'],
    [{ template: 'subscription-cancelled', endsAt: '2026-04-10T12:00:00.000Z' }, 'until April 10, 2026; after that'],
    [{ template: 'plan-ended', planId: 'team1' }, 'Your Team 1 plan has ended'],
    [
      { template: 'trial-ending', planId: 'individual', at: '2026-04-10T12:00:00.000Z' },
      'Your trial of Individual ends on April 10, 2026',
    ],
    [{ template: 'card-expiring' }, 'Your card is about to expire'],
  ])('%j', async (message, words) => {
    store(dynamo, [accountRow()]);
    await sendOwnerMail(OwnerMessage.parse({ ...message, accountId }));
    const [mail] = mails.sent();

    expect(`${mail?.subject}\n${mail?.text}`).toContain(words);
  });

  test('a refund: how much, also when there is no invoice', async () => {
    store(dynamo, [accountRow(), orderRow()]);
    await sendOwnerMail({ template: 'payment-refunded', accountId, orderId });

    expect(mails.sent()[0]?.subject).toBe('We have refunded €15.00');
  });

  test('a refund of an upgrade: also the plan that is there again', async () => {
    store(dynamo, [accountRow(), orderRow()]);
    await sendOwnerMail({ template: 'payment-refunded', accountId, orderId, planId: 'individual' });

    expect(mails.sent()[0]?.text).toContain('you have the plan Individual again');
  });

  test('a refund of another account’s order: nothing', async () => {
    store(dynamo, [accountRow(), orderRow({ accountId: 'other' })]);
    await sendOwnerMail({ template: 'payment-refunded', accountId, orderId });

    expect(mails.sent()).toEqual([]);
  });
});

test('the words of all languages have the same places', () => {
  const placesOf = (texts: object): string[] =>
    Object.entries(texts).map(
      ([name, text]) => `${name} ${[...new Set(String(text).match(/\{\w+\}/g))].sort().join()}`,
    );

  for (const language of ['de_de', 'ar_ae', 'zh_hk'] as const) {
    expect(placesOf(billingTexts(language))).toEqual(placesOf(billingTexts('en_us')));
  }
});
