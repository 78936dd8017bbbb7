import { Buffer } from 'node:buffer';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  PinpointSMSVoiceV2Client,
  SendTextMessageCommand,
  SendVoiceMessageCommand,
} from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { GetAccountCommand, SendEmailCommand, SESv2Client, type SendEmailCommandInput } from '@aws-sdk/client-sesv2';
import { SendWhatsAppMessageCommand, SocialMessagingClient } from '@aws-sdk/client-socialmessaging';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Engine, Need } from '../../../../infra/local/engines/engine.ts';
import { createMessageEngines, type MessageEngines } from '../../../../infra/local/engines/messages.ts';
import { serveEngine } from '../../../../infra/local/engines/serve-engine.ts';
import { sdkConfig } from './sdk-config.ts';

const FROM = 'hello@xpage.example';
const TO = 'mei@example.com';
const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);

let directory: string;
let engines: MessageEngines;
let needs: Need[];
let closers: (() => Promise<void>)[];

function open(): MessageEngines {
  return createMessageEngines({
    storeFile: join(directory, 'outbox.db'),
    clock: () => NOW,
    region: 'ap-southeast-1',
    account: '000000000000',
    identities: ['xpage.example', 'person@elsewhere.example'],
    configurationSets: ['xpage-local'],
  });
}

async function serve(engine: Engine) {
  const served = await serveEngine(engine, 0, { authorize: (_keyId, asked) => needs.push(...asked) });
  closers.push(served.close);
  return sdkConfig(served.url);
}

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'outbox-'));
  engines = open();
  needs = [];
  closers = [];
});

afterEach(async () => {
  for (const close of closers) await close();
  engines.outbox.close();
  rmSync(directory, { recursive: true });
});

describe('SES SendEmail', () => {
  let client: SESv2Client;

  beforeEach(async () => {
    client = new SESv2Client(await serve(engines.ses));
  });

  const simple = (changes: Partial<SendEmailCommandInput> = {}, subject = 'Hello'): SendEmailCommandInput => ({
    FromEmailAddress: FROM,
    Destination: { ToAddresses: [TO] },
    Content: { Simple: { Subject: { Data: subject }, Body: { Text: { Data: 'Your code is 482913.' } } } },
    ...changes,
  });
  const send = (input: SendEmailCommandInput) => client.send(new SendEmailCommand(input));
  const sendRaw = (lines: string[], changes: Partial<SendEmailCommandInput> = {}) =>
    send({ Content: { Raw: { Data: Buffer.from(lines.join('\r\n')) } }, ...changes });

  test('puts simple mail into the outbox with all its recipients, bodies and headers', async () => {
    const answer = await send({
      FromEmailAddress: `"XPage, the team" <${FROM}>`,
      ReplyToAddresses: ['reply@xpage.example'],
      Destination: { ToAddresses: [TO], CcAddresses: ['cc@example.com'], BccAddresses: ['bcc@example.com'] },
      Content: {
        Simple: {
          Subject: { Data: 'สวัสดี 陳' },
          Body: { Text: { Data: 'text' }, Html: { Data: '<p>html</p>' } },
          Headers: [{ Name: 'List-Unsubscribe', Value: '<https://xpage.example/u/1>' }],
          Attachments: [{ FileName: 'a.pdf', ContentType: 'application/pdf', RawContent: new Uint8Array(5) }],
        },
      },
    });

    expect(engines.outbox.list()).toEqual([
      {
        id: answer.MessageId,
        at: '2026-01-02T03:04:05.000Z',
        channel: 'email',
        from: `"XPage, the team" <${FROM}>`,
        to: [TO, 'cc@example.com', 'bcc@example.com'],
        subject: 'สวัสดี 陳',
        text: 'text',
        html: '<p>html</p>',
        headers: { 'reply-to': 'reply@xpage.example', 'list-unsubscribe': '<https://xpage.example/u/1>' },
        attachments: [{ name: 'a.pdf', contentType: 'application/pdf', sizeBytes: 5 }],
      },
    ]);
  });

  test('reads raw mail: encoded headers, both bodies, attachment and unsubscribe headers', async () => {
    await sendRaw([
      `From: =?utf-8?Q?Caf=C3=A9?= <${FROM}>`,
      `To: =?utf-8?B?${Buffer.from('Tan, Mei').toString('base64')}?= <${TO}>,`,
      ' second@example.com',
      'Subject: =?utf-8?Q?Gr=C3=BC=C3=9Fe_?=',
      ' =?utf-8?Q?aus_Bern?=',
      'List-Unsubscribe: <https://xpage.example/u/1>',
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary="outer"',
      '',
      'This is a multipart message.',
      '--outer',
      'Content-Type: multipart/alternative; boundary=inner',
      '',
      '--inner',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Ein langer =',
      'Satz f=C3=BCr dich.',
      '--inner',
      'Content-Type: text/html; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('<p>ขอบคุณ</p>').toString('base64'),
      '--inner--',
      '--outer',
      'Content-Type: application/pdf; name="police.pdf"',
      "Content-Disposition: attachment; filename*=utf-8''pol%C3%ADce.pdf",
      'Content-Transfer-Encoding: base64',
      '',
      'AAAA',
      '--outer--',
      '',
    ]);

    expect(engines.outbox.list()[0]).toMatchObject({
      from: `Café <${FROM}>`,
      to: [`Tan, Mei <${TO}>`, 'second@example.com'],
      subject: 'Grüße aus Bern',
      text: 'Ein langer Satz für dich.',
      html: '<p>ขอบคุณ</p>',
      headers: {
        'list-unsubscribe': '<https://xpage.example/u/1>',
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      },
      attachments: [{ name: 'políce.pdf', contentType: 'application/pdf', sizeBytes: 3 }],
    });
  });

  test('takes sender and recipients of the request before those in the raw mail', async () => {
    await sendRaw([`From: other@xpage.example`, 'To: other@example.com', '', 'text'], {
      FromEmailAddress: FROM,
      Destination: { ToAddresses: [TO] },
    });

    expect(engines.outbox.list()[0]).toMatchObject({ from: FROM, to: [TO], text: 'text' });
  });

  const arn = (resource: string) => `arn:aws:ses:ap-southeast-1:000000000000:${resource}`;

  test('needs ses:SendEmail on the identities of sender and recipients and on the configuration set', async () => {
    await send(
      simple({
        FromEmailAddress: `Team <${FROM}>`,
        Destination: { ToAddresses: [`Person <${TO}>`, 'person@elsewhere.example', 'other@xpage.example'] },
        ConfigurationSetName: 'xpage-local',
      }),
    );

    expect(needs.map(({ action, resource }) => `${action} ${resource}`)).toEqual([
      `ses:SendEmail ${arn('identity/xpage.example')}`,
      `ses:SendEmail ${arn(`identity/${TO}`)}`,
      `ses:SendEmail ${arn('identity/person@elsewhere.example')}`,
      `ses:SendEmail ${arn('configuration-set/xpage-local')}`,
    ]);
    expect(needs[0]?.conditions).toMatchObject({ 'ses:FromAddress': FROM, 'ses:FromDisplayName': 'Team' });
  });

  test('needs ses:SendRawEmail for raw mail, as AWS does', async () => {
    await sendRaw([`From: person@elsewhere.example`, `To: ${TO}`, 'Subject: x', '', 'text']);

    expect(needs).toMatchObject([
      { action: 'ses:SendRawEmail', resource: arn('identity/person@elsewhere.example') },
      { action: 'ses:SendRawEmail', resource: arn(`identity/${TO}`) },
    ]);
  });

  test('needs ses:SendRawEmail as well for attachments', async () => {
    await send(
      simple({
        Content: {
          Simple: {
            Subject: { Data: 'x' },
            Body: { Text: { Data: 'x' } },
            Attachments: [{ FileName: 'a.pdf', ContentType: 'application/pdf', RawContent: new Uint8Array(5) }],
          },
        },
      }),
    );

    expect(new Set(needs.map(({ action }) => action))).toEqual(new Set(['ses:SendEmail', 'ses:SendRawEmail']));
  });

  test('refuses a configuration set that no template declares', async () => {
    await expect(send(simple({ ConfigurationSetName: 'nobody' }))).rejects.toMatchObject({ name: 'NotFoundException' });
    expect(engines.outbox.list()).toEqual([]);
  });

  test.each(['stranger@elsewhere.example', 'hello@notxpage.example', 'hello@xpage.example.evil.example'])(
    'rejects the unverified sender %s',
    async (FromEmailAddress) => {
      await expect(send(simple({ FromEmailAddress }))).rejects.toMatchObject({ name: 'MessageRejected' });
      expect(engines.outbox.list()).toEqual([]);
    },
  );

  const header = (Name: string, Value: string): Partial<SendEmailCommandInput> => ({
    Content: {
      Simple: { Subject: { Data: 'x' }, Body: { Text: { Data: 'x' } }, Headers: [{ Name, Value }] },
    },
  });
  test.each<[string, SendEmailCommandInput]>([
    ['a line feed in the subject', simple({}, 'Hi\nBcc: victim@example.com')],
    ['a carriage return in the subject', simple({}, 'Hi\rBcc: victim@example.com')],
    ['a Unicode line separator in the subject', simple({}, 'Hi\u2028Bcc: victim@example.com')],
    ['a line break in a recipient', simple({ Destination: { ToAddresses: [`${TO}\r\nBcc: victim@example.com`] } })],
    ['a line break in a Cc address', simple({ Destination: { ToAddresses: [TO], CcAddresses: [`a@b.example\n`] } })],
    ['a line break in the name of the sender', simple({ FromEmailAddress: `"Team\r\nBcc: v@example.com" <${FROM}>` })],
    ['a line break in a reply address', simple({ ReplyToAddresses: ['a@b.example\r\nX: y'] })],
    ['a line break in a header value', simple(header('X-Note', 'a\r\nBcc: victim@example.com'))],
    ['a line break in a header name', simple(header('X-Note: a\r\nBcc', 'victim@example.com'))],
    ['a header that SES writes itself', simple(header('Bcc', 'victim@example.com'))],
    ['two addresses in one', simple({ Destination: { ToAddresses: [`${TO}, victim@example.com`] } })],
    ['an address without a domain', simple({ Destination: { ToAddresses: ['mei'] } })],
    ['no recipient', simple({ Destination: {} })],
    [
      '51 recipients',
      simple({ Destination: { ToAddresses: Array.from({ length: 51 }, (_, i) => `a${i}@b.example`) } }),
    ],
    ['no body', simple({ Content: { Simple: { Subject: { Data: 'x' }, Body: {} } } })],
    ['a template', simple({ Content: { Template: { TemplateName: 'welcome' } } })],
  ])('refuses %s', async (_case, input) => {
    await expect(send(input)).rejects.toMatchObject({ name: 'BadRequestException' });
    expect(engines.outbox.list()).toEqual([]);
  });

  test.each([
    ['a second Subject', [`From: ${FROM}`, `To: ${TO}`, 'Subject: a', 'Subject: b', '', 'text']],
    ['a second To', [`From: ${FROM}`, `To: ${TO}`, 'To: victim@example.com', '', 'text']],
    ['a line break hidden in an encoded name', [`From: =?utf-8?Q?a=0D=0ABcc:_b?= <${FROM}>`, `To: ${TO}`, '', 'text']],
    ['no sender', [`To: ${TO}`, 'Subject: x', '', 'text']],
    ['no recipient', [`From: ${FROM}`, 'Subject: x', '', 'text']],
  ])('refuses raw mail with %s', async (_case, lines) => {
    await expect(sendRaw(lines)).rejects.toMatchObject({ name: 'BadRequestException' });
    expect(engines.outbox.list()).toEqual([]);
  });

  test('an operation outside the stand-in is an error', async () => {
    await expect(client.send(new GetAccountCommand({}))).rejects.toMatchObject({ name: 'UnknownOperationException' });
  });
});

describe('SMS SendTextMessage', () => {
  let client: PinpointSMSVoiceV2Client;

  beforeEach(async () => {
    client = new PinpointSMSVoiceV2Client(await serve(engines.sms));
  });

  test('puts the message into the outbox', async () => {
    const answer = await client.send(
      new SendTextMessageCommand({
        DestinationPhoneNumber: '+6591234567',
        OriginationIdentity: 'XPAGE',
        MessageBody: 'Your code is 482913',
      }),
    );

    expect(engines.outbox.list()).toEqual([
      {
        id: answer.MessageId,
        at: '2026-01-02T03:04:05.000Z',
        channel: 'sms',
        from: 'XPAGE',
        to: ['+6591234567'],
        text: 'Your code is 482913',
      },
    ]);
  });

  test.each([
    ['XPAGE', 'sender-id/XPAGE/SG'],
    ['phone-0123', 'phone-number/phone-0123'],
    ['pool-0123', 'pool/pool-0123'],
  ])('needs sms-voice:SendTextMessage on the ARN of the origin %s', async (OriginationIdentity, resource) => {
    await client.send(
      new SendTextMessageCommand({ DestinationPhoneNumber: '+6591234567', OriginationIdentity, MessageBody: 'x' }),
    );

    expect(needs).toEqual([
      { action: 'sms-voice:SendTextMessage', resource: `arn:aws:sms-voice:ap-southeast-1:000000000000:${resource}` },
    ]);
  });

  test.each(['91234567', '+0591234567', '+65 9123 4567', '+659123456789012345', '+6591234567\n+6590000000'])(
    'refuses %j, which is not E.164, and names the field',
    async (DestinationPhoneNumber) => {
      const call = client.send(new SendTextMessageCommand({ DestinationPhoneNumber, MessageBody: 'x' }));

      await expect(call).rejects.toMatchObject({
        name: 'ValidationException',
        Fields: [{ Name: 'DestinationPhoneNumber' }],
      });
      expect(engines.outbox.list()).toEqual([]);
    },
  );

  test('a dry run sends nothing', async () => {
    const input = { DestinationPhoneNumber: '+6591234567', MessageBody: 'x', DryRun: true };

    const answer = await client.send(new SendTextMessageCommand(input));

    expect(answer.MessageId).toBeTruthy();
    expect(engines.outbox.list()).toEqual([]);
  });

  test('an operation outside the stand-in is an error', async () => {
    const call = client.send(
      new SendVoiceMessageCommand({ DestinationPhoneNumber: '+6591234567', OriginationIdentity: 'x' }),
    );

    await expect(call).rejects.toMatchObject({ name: 'UnknownOperationException' });
  });
});

describe('WhatsApp SendWhatsAppMessage', () => {
  let client: SocialMessagingClient;

  beforeEach(async () => {
    client = new SocialMessagingClient(await serve(engines.whatsApp));
  });

  const send = (message: unknown) =>
    client.send(
      new SendWhatsAppMessageCommand({
        originationPhoneNumberId: 'phone-number-id-0123abc',
        metaApiVersion: 'v21.0',
        message: Buffer.from(typeof message === 'string' ? message : JSON.stringify(message)),
      }),
    );
  const text = { messaging_product: 'whatsapp', to: '+6591234567', type: 'text', text: { body: 'Hello 👋' } };

  test('puts a text message into the outbox', async () => {
    const answer = await send(text);

    expect(engines.outbox.list()).toMatchObject([
      { id: answer.messageId, channel: 'whatsapp', to: ['+6591234567'], text: 'Hello 👋' },
    ]);
  });

  test('shows a template by its name and the values of its gaps', async () => {
    await send({
      messaging_product: 'whatsapp',
      to: '6591234567',
      type: 'template',
      template: {
        name: 'login_code',
        language: { code: 'en' },
        components: [{ type: 'body', parameters: [{ type: 'text', text: '482913' }] }],
      },
    });

    expect(engines.outbox.list()).toMatchObject([
      { to: ['+6591234567'], text: 'Template login_code (en)\nbody: 482913' },
    ]);
  });

  test('needs social-messaging:SendWhatsAppMessage on the ARN of the number', async () => {
    await send(text);

    expect(needs).toEqual([
      {
        action: 'social-messaging:SendWhatsAppMessage',
        resource: 'arn:aws:social-messaging:ap-southeast-1:000000000000:phone-number-id/0123abc',
      },
    ]);
  });

  test.each([
    ['what is not JSON', 'hello'],
    ['another kind of message', { ...text, type: 'sticker' }],
    ['a recipient that is no number', { ...text, to: 'mei' }],
    ['an empty text', { ...text, text: { body: '' } }],
  ])('refuses %s', async (_case, message) => {
    await expect(send(message)).rejects.toMatchObject({ name: 'InvalidParametersException' });
    expect(engines.outbox.list()).toEqual([]);
  });
});

test('the outbox survives a restart', () => {
  engines.outbox.add({ channel: 'sms', from: 'XPAGE', to: ['+6591234567'], text: 'kept' });
  engines.outbox.close();

  engines = open();

  expect(engines.outbox.list().map((message) => message.text)).toEqual(['kept']);
});
