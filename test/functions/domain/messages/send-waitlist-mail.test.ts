import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendWaitlistMail } from '../../../../functions/domain/messages/send-waitlist-mail.ts';
import { NOW } from '../../../kit/call-context.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { waitingRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const ses = mockClient(SESv2Client);
beforeEach(() => {
  ses.reset();
  ses.on(SendEmailCommand).resolves({});
});
const sent = () => ses.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => input);

describe('the mail of the waiting list', () => {
  test('goes to the address that is kept, in its language, with a way in and a way out', async () => {
    store(dynamo, [waitingRow({ language: 'de_de' })]);
    await sendWaitlistMail('tom@example.com', NOW);
    const [mail] = sent();

    expect(mail?.Destination?.ToAddresses).toEqual(['tom@example.com']);
    expect(mail?.Content?.Simple?.Subject?.Data).toBe('Bestätigen Sie Ihren Platz auf der XPage-Warteliste');
    expect(mail?.Content?.Simple?.Body?.Html?.Data).toContain('href="https://xpage.example/waitlist#join=token"');
    expect(mail?.Content?.Simple?.Headers).toEqual([
      { Name: 'List-Unsubscribe', Value: '<https://xpage.example/waitlist#leave=token>' },
    ]);
  });

  test.each([
    ['there is no place', []],
    ['the place has lapsed', [waitingRow({ expiresAt: NOW.getTime() / 1_000 })]],
    ['the place is confirmed', [waitingRow({ isConfirmed: true, expiresAt: undefined })]],
  ])('is not sent when %s', async (_, rows) => {
    store(dynamo, rows);
    await sendWaitlistMail('tom@example.com', NOW);

    expect(sent()).toEqual([]);
  });
});
