/** Stand-in for Amazon SES API v2: SendEmail with simple and with raw (MIME) content, into the outbox. */
import * as z from 'zod';
import { readJson, unknownOperation, writeJson } from '../aws-json.ts';
import { EngineError, type Engine, type EngineRequest, type Need } from '../engine.ts';
import { badRequest, parseMailAddress, type MailAddress } from './mail-address.ts';
import { readRawMail } from './raw-mail.ts';
import { emailContent, readSimpleMail } from './simple-mail.ts';
import type { NewOutboxMessage, Outbox } from './outbox.ts';

export type SesOptions = {
  outbox: Outbox;
  region: string;
  account: string;
  /** Verified senders: addresses, and domains that stand for all their addresses and subdomains. */
  identities: string[];
};

const addresses = z
  .array(z.string())
  .nullish()
  .transform((list) => list ?? []);

const sendRequest = z.object({
  FromEmailAddress: z.string().optional(),
  Destination: z
    .object({ ToAddresses: addresses, CcAddresses: addresses, BccAddresses: addresses })
    .nullish()
    .transform((found) => [
      ...(found?.ToAddresses ?? []),
      ...(found?.CcAddresses ?? []),
      ...(found?.BccAddresses ?? []),
    ]),
  ReplyToAddresses: addresses,
  Content: emailContent,
});

type Mail = { message: NewOutboxMessage; from: MailAddress; isRaw: boolean };

/** SES takes up to 50 recipients in one message. */
const MAX_RECIPIENTS = 50;

export function createSesEngine(options: SesOptions): Engine {
  return {
    service: 'SESV2',
    needs: (request) => needsOf(readMail(request), options),
    handle: async (request, response) => {
      const mail = readMail(request);
      refuseUnverified(mail.from.address, options);
      const { id } = options.outbox.add(mail.message);
      writeJson(response, { MessageId: id }, 'application/json');
    },
  };
}

/** With raw content SES asks for another permission, although it is the same operation. */
function needsOf(mail: Mail, options: SesOptions): Need[] {
  const identity = identityOf(mail.from.address, options.identities) ?? mail.from.address;
  return [
    {
      action: mail.isRaw ? 'ses:SendRawEmail' : 'ses:SendEmail',
      resource: `arn:aws:ses:${options.region}:${options.account}:identity/${identity}`,
      conditions: {
        'ses:FromAddress': mail.from.address,
        ...(mail.from.name === undefined ? {} : { 'ses:FromDisplayName': mail.from.name }),
        'ses:Recipients': mail.message.to,
      },
    },
  ];
}

function readMail(request: EngineRequest): Mail {
  if (request.method !== 'POST' || request.url.pathname !== '/v2/email/outbound-emails') {
    throw unknownOperation(`${request.method} ${request.url.pathname}`);
  }
  const input = readJson(request, sendRequest, 'BadRequestException');
  const { Simple: simple, Raw: raw } = input.Content;
  const envelope = { from: input.FromEmailAddress, to: input.Destination, replyTo: input.ReplyToAddresses };
  if ((simple === undefined) === (raw === undefined)) {
    throw badRequest('Content must hold either Simple or Raw. Templates are not part of this stand-in.');
  }
  const message = raw ? readRawMail(raw.Data, envelope) : readSimpleMail(simple, envelope);
  for (const recipient of message.to) parseMailAddress(recipient);
  refuseRecipientCount(message.to.length);
  return { message, from: parseMailAddress(message.from), isRaw: raw !== undefined };
}

function refuseRecipientCount(count: number): void {
  if (count === 0) throw badRequest('The message has no recipient. Give at least one To, Cc or Bcc address.');
  if (count > MAX_RECIPIENTS) {
    throw badRequest(`Recipient count exceeds ${MAX_RECIPIENTS}: ${count}. Send it in several messages.`);
  }
}

function refuseUnverified(address: string, options: SesOptions): void {
  if (identityOf(address, options.identities) !== undefined) return;
  throw new EngineError(
    'MessageRejected',
    'Email address is not verified. The following identities failed the check in region ' +
      `${options.region.toUpperCase()}: ${address}. Send from one of: ${options.identities.join(', ') || 'none declared'}.`,
  );
}

/** The address itself goes before its domain, and a subdomain before its parent, as in SES. */
function identityOf(address: string, identities: string[]): string | undefined {
  const labels = address.slice(address.lastIndexOf('@') + 1).split('.');
  const candidates = [address, ...labels.map((_label, index) => labels.slice(index).join('.'))];
  for (const candidate of candidates) {
    const found = identities.find((identity) => identity.toLowerCase() === candidate.toLowerCase());
    if (found !== undefined) return found;
  }
  return undefined;
}
