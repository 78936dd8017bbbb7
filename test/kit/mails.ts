/** Mails of a test: kept, not sent. */
import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach } from 'vitest';

export type SentMail = {
  to: string[];
  replyTo: string[];
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};

/** To be called once in a test file, outside of tests. */
export function useMails() {
  const mock = mockClient(SESv2Client);
  beforeEach(() => {
    mock.reset();
    mock.send.resolves({ $metadata: {} });
  });
  const sent = (): SentMail[] =>
    mock.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => {
      const { Subject: subject, Body: body, Headers: headers = [] } = input.Content?.Simple ?? {};
      return {
        to: input.Destination?.ToAddresses ?? [],
        replyTo: input.ReplyToAddresses ?? [],
        headers: Object.fromEntries(headers.map(({ Name: name, Value: value }) => [name, value ?? ''])),
        subject: subject?.Data ?? '',
        text: body?.Text?.Data ?? '',
        html: body?.Html?.Data ?? '',
      };
    });
  return { mock, sent };
}
