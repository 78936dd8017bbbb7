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
  /** Names of the declared configuration sets. */
  configurationSets: string[];
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
  ConfigurationSetName: z.string().optional(),
  Content: emailContent,
});

type Mail = {
  message: NewOutboxMessage;
  from: MailAddress;
  configurationSet: string | undefined;
  /** What SES asks for: content that it has not put together itself takes another right, attachments take both. */
  actions: ('ses:SendEmail' | 'ses:SendRawEmail')[];
};

/** SES takes up to 50 recipients in one message. */
const MAX_RECIPIENTS = 50;

export function createSesEngine(options: SesOptions): Engine {
  return {
    service: 'SESV2',
    needs: (request) => needsOf(readMail(request), options),
    handle: async (request, response) => {
      const mail = readMail(request);
      refuseUnverified(mail.from.address, options);
      refuseUnknownSet(mail.configurationSet, options);
      const { id } = options.outbox.add(mail.message);
      writeJson(response, { MessageId: id }, 'application/json');
    },
  };
}

/**
 * As for an account in the sandbox, which asks for the right on the recipients' identities as well as on the sender's: a role
 * that may send there may send everywhere.
 */
function needsOf(mail: Mail, options: SesOptions): Need[] {
  const home = `arn:aws:ses:${options.region}:${options.account}`;
  const addresses = [mail.from.address, ...mail.message.to.map((recipient) => parseMailAddress(recipient).address)];
  const identities = addresses.map((address) => identityOf(address, options.identities) ?? address);
  const resources = [
    ...[...new Set(identities)].map((identity) => `${home}:identity/${identity}`),
    ...(mail.configurationSet === undefined ? [] : [`${home}:configuration-set/${mail.configurationSet}`]),
  ];
  const conditions = {
    'ses:FromAddress': mail.from.address,
    ...(mail.from.name === undefined ? {} : { 'ses:FromDisplayName': mail.from.name }),
    'ses:Recipients': mail.message.to,
  };
  return mail.actions.flatMap((action) => resources.map((resource) => ({ action, resource, conditions })));
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
  return {
    message,
    from: parseMailAddress(message.from),
    configurationSet: input.ConfigurationSetName,
    actions: raw
      ? ['ses:SendRawEmail']
      : ['ses:SendEmail', ...(message.attachments ? (['ses:SendRawEmail'] as const) : [])],
  };
}

function refuseUnknownSet(name: string | undefined, { configurationSets }: SesOptions): void {
  if (name === undefined || configurationSets.includes(name)) return;
  throw new EngineError(
    'NotFoundException',
    `Configuration set ${name} does not exist. Declared are: ${configurationSets.join(', ') || 'none'}.`,
  );
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
