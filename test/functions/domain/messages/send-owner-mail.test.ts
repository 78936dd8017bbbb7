import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { languageValues } from '../../../../shared/places/languages.ts';
import { lineKey } from '../../../../functions/domain/conversations/conversation-rows.ts';
import { OwnerMessage, sendOwnerMail } from '../../../../functions/domain/messages/send-owner-mail.ts';
import { queries, store, useDynamo } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMails } from '../../../kit/mails.ts';
import * as examples from '../../../../shared/calls/examples.ts';
import { NOW } from '../../../kit/call-context.ts';
import { accountRow, conversationId, leadRow, messageRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const mails = useMails();
const lead = { template: 'lead', accountId, leadId: leadRow().leadId } as const;

describe('a mail about a lead', () => {
  test('goes to the address of the account and says who, from which page, what was asked, and how to answer', async () => {
    store(dynamo, [accountRow(), leadRow({ message: 'Call me', asked: 'How much?' })]);
    await sendOwnerMail(lead);
    const [mail] = mails.sent();

    expect(mail?.to).toEqual(['mara@example.com']);
    expect(mail?.subject).toBe('Tom Berg would like to hear from you');
    for (const words of [
      'Tom Berg left a request on your page https://xpage.example/mara.',
      'Phone: +46701234567',
      'Message: Call me',
      'Asked your assistant: How much?',
    ]) {
      expect(mail?.text).toContain(words);
    }
    expect(mail?.html).toContain('href="tel:+46701234567"');
    expect(mail?.html).toContain('href="https://wa.me/46701234567"');
    expect(mail?.html).toContain('href="https://xpage.example/app/leads"');
  });

  test('leaves out what was not said', async () => {
    store(dynamo, [accountRow(), leadRow()]);
    await sendOwnerMail(lead);

    expect(mails.sent()[0]?.text).not.toMatch(/Message|Asked/);
  });

  test('cannot be made to say other things by the visitor', async () => {
    store(dynamo, [accountRow(), leadRow({ name: 'Tom {page} <b>', message: 'a\r\n\r\nPhone: +1 900\n' })]);
    await sendOwnerMail(lead);
    const [mail] = mails.sent();

    expect(mail?.subject).toBe('Tom {page} <b> would like to hear from you');
    expect(mail?.text).toContain('Message: a Phone: +1 900\n');
    expect(mail?.html).not.toContain('<b>');
  });

  test.each([
    ['the lead', [accountRow()]],
    ['the account', [leadRow()]],
    ['what was a deleted account', [accountRow({ status: 'deleted' }), leadRow()]],
  ])('is not sent when %s is gone', async (_, rows) => {
    store(dynamo, rows);
    await sendOwnerMail(lead);

    expect(mails.sent()).toEqual([]);
  });
});

describe('the answer to a mail about a lead', () => {
  test.each([
    ['Write to tom@visitor.example, please.', ['tom@visitor.example']],
    ['(tom.berg@visitor.example)', ['tom.berg@visitor.example']],
    ['Mail: <tom@visitor.example>.', ['tom@visitor.example']],
    ['Call me', []],
    ['me@home, @tom, a@b', []],
    ['陳@visitor.example', []],
    ['.tom@visitor.example tom..b@visitor.example', []],
    ['tom@visitor.example\r\nBcc: x@example.com', ['tom@visitor.example']],
  ])('to %j goes to %j', async (message, replyTo) => {
    store(dynamo, [accountRow(), leadRow({ message })]);
    await sendOwnerMail(lead);

    expect(mails.sent()[0]?.replyTo).toEqual(replyTo);
  });
});

describe('a reminder', () => {
  const remindAt = '2026-03-10T09:00:00.000Z';
  const reminder = { template: 'reminder', accountId, leadId: lead.leadId, remindAt } as const;

  test('says of whom, what was wanted and noted, and where to choose otherwise', async () => {
    store(dynamo, [accountRow(), leadRow({ remindAt, message: 'Call me', note: 'Likes Fridays' })]);
    await sendOwnerMail(reminder);
    const [mail] = mails.sent();

    expect(mail?.subject).toBe('Reminder: Tom Berg');
    for (const words of ['Jan 1, 2026, 10:00', 'Phone: +46701234567', 'Message: Call me', 'Your note: Likes Fridays']) {
      expect(mail?.text.replaceAll('\u202f', ' ')).toContain(words);
    }
    expect(mail?.headers).toEqual({ 'List-Unsubscribe': '<https://xpage.example/app/leads/settings>' });
  });

  test.each(languageValues)('in %s has western digits and the year that everybody counts', async (language) => {
    store(dynamo, [accountRow({ language }), leadRow({ remindAt })]);
    await sendOwnerMail(reminder);
    const text = mails.sent()[0]?.text ?? '';

    expect(text).toContain('2026');
    expect(text).not.toMatch(/[\u0660-\u0669\u0e50-\u0e59]/);
  });

  test.each([
    ['was put off since', { remindAt: '2026-03-11T09:00:00.000Z' }],
    ['was taken back', { remindAt: null }],
    ['is about a lead in the bin', { remindAt, folder: 'deleted', expiresAt: 9_999_999_999 }],
  ])('that %s is not sent', async (_, changes) => {
    store(dynamo, [accountRow(), leadRow(changes)]);
    await sendOwnerMail(reminder);

    expect(mails.sent()).toEqual([]);
  });
});

describe('the mail at the end of the quiet hours', () => {
  const held = { template: 'held-leads', accountId, since: '2026-03-09T22:00:00.000Z' } as const;

  test('names everybody who came since', async () => {
    store(dynamo, [accountRow()]);
    dynamo.on(QueryCommand).resolves({ Items: [leadRow({ message: 'Call me' }), leadRow({ name: 'Elif Kaya' })] });
    await sendOwnerMail(held);
    const [mail] = mails.sent();

    expect(mail?.subject).toBe('2 people got in touch');
    expect(mail?.text).toContain('Tom Berg\nPhone: +46701234567\nMessage: Call me');
    expect(mail?.text).toContain('Elif Kaya');
    expect(queries(dynamo)[0]?.['ExpressionAttributeValues']).toMatchObject({ ':since': held.since });
  });

  test('about one is like any other', async () => {
    store(dynamo, [accountRow(), leadRow()]);
    dynamo.on(QueryCommand).resolves({ Items: [leadRow()] });
    await sendOwnerMail(held);

    expect(mails.sent()[0]?.subject).toBe('Tom Berg would like to hear from you');
  });

  test('is not sent when nobody is left', async () => {
    store(dynamo, [accountRow()]);
    await sendOwnerMail(held);

    expect(mails.sent()).toEqual([]);
  });
});

test('an owner hears that the webhook was switched off, and that no lead is lost', async () => {
  store(dynamo, [accountRow()]);
  await sendOwnerMail({ template: 'webhook-off', accountId });

  expect(mails.sent()[0]?.text).toContain('Your leads are safe in your inbox.');
  expect(mails.sent()[0]?.text).toContain('https://xpage.example/app/leads/settings');
});

describe('a mail about the account', () => {
  test.each([
    ['password-changed', 'de_at', 'Ihr Passwort wurde geändert'],
    ['account-locked', 'ar_sa', 'تم قفل حسابك'],
    ['account-locked', 'fr_fr', 'Votre compte est verrouillé'],
  ] as const)('%s is in the language of the account: %s', async (template, language, subject) => {
    store(dynamo, [accountRow({ language })]);
    await sendOwnerMail({ template, accountId });

    expect(mails.sent()[0]?.subject).toBe(subject);
  });

  test('tells a suspended owner too', async () => {
    store(dynamo, [accountRow({ status: 'suspended' })]);
    await sendOwnerMail({ template: 'password-changed', accountId });

    expect(mails.sent()).toHaveLength(1);
  });
});

test.each([
  { template: 'lead', accountId },
  { template: 'free-text', accountId, text: 'x' },
  { template: 'password-changed', accountId, to: 'x@example.com' },
])('a message %j is refused: recipients and words are never in it', (message) => {
  expect(OwnerMessage.safeParse(message).success).toBe(false);
});

describe('a mail about a visitor who wants to talk', () => {
  const wanted = { template: 'person-wanted', accountId, agentName: 'mara', conversationId, waitMinutes: 3 } as const;
  /** Long after the mail. */
  const expiresAt = 9_999_999_999;
  const said = (text: string) => ({
    ...lineKey(accountId, conversationId, text),
    ...examples.line,
    at: NOW.toISOString(),
    text,
    accountId,
    expiresAt,
  });

  test('says from which page, what was said so far and by whom, and leads to the chat', async () => {
    store(dynamo, [accountRow()]);
    const question = messageRow({ askedAt: '2026-03-10T11:59:00.000Z', expiresAt });
    dynamo.on(QueryCommand).resolves({ Items: [said('It is free.'), question] });
    await sendOwnerMail(wanted);
    const [mail] = mails.sent();

    expect(mail?.subject).toBe('A visitor wants to talk to you');
    expect(mail?.text).toContain('A visitor of your page https://xpage.example/mara asked for a person.');
    expect(mail?.text).toContain('within 3 minutes');
    expect(mail?.text).toContain(`— ${question.question}\nA first session is free.\n\nMara Lindqvist: It is free.`);
    expect(mail?.html).toContain(`href="https://xpage.example/app/history?conversation=${conversationId}"`);
  });

  test('speaks the language of the owner', async () => {
    store(dynamo, [accountRow({ language: 'ar_ae' })]);
    await sendOwnerMail(wanted);

    expect(mails.sent()[0]?.subject).toBe('زائر يريد التحدث معك');
  });
});
