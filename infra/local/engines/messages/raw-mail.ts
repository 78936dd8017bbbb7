/** Mail that the sender has put together as MIME (`Content.Raw`). */
import { Buffer } from 'node:buffer';
import { badRequest, splitAddressList } from './mail-address.ts';
import { decodeWords } from './mime-encoding.ts';
import { headerOf, parseMail, type MailHeader } from './mime.ts';
import type { NewOutboxMessage } from './outbox.ts';
import type { Envelope } from './simple-mail.ts';

/** SES refuses a second one of these (RFC 5322, 3.6); a second one is what a header injection leaves behind. */
const SINGLE = ['from', 'to', 'cc', 'bcc', 'subject', 'date', 'message-id', 'reply-to', 'sender', 'list-unsubscribe'];

/** Shown elsewhere, or of no interest to a reader. Bcc is taken out before delivery. */
const HIDDEN = ['from', 'to', 'cc', 'bcc', 'subject', 'date', 'message-id', 'mime-version', 'content-type'];
const HIDDEN_PREFIX = 'content-';

/** Throws BadRequestException for a mail without a sender or with a header that may come only once. */
export function readRawMail(base64: string, envelope: Envelope): NewOutboxMessage {
  const source = Buffer.from(base64, 'base64');
  const mail = parseMail(source);
  refuseRepeated(mail.headers);
  const from = envelope.from ?? headerOf(mail.headers, 'from');
  if (from === undefined) throw badRequest('The mail has no From header and the request no FromEmailAddress.');
  const headers = ownHeaders(mail.headers);
  const subject = headerOf(mail.headers, 'subject');
  return {
    channel: 'email',
    from,
    to: envelope.to.length > 0 ? envelope.to : recipientsOf(mail.headers),
    ...(subject === undefined ? {} : { subject }),
    text: mail.text ?? '',
    ...(mail.html === undefined ? {} : { html: mail.html }),
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
    ...(mail.attachments.length > 0 ? { attachments: mail.attachments } : {}),
    raw: source.toString('utf8'),
  };
}

function refuseRepeated(headers: MailHeader[]): void {
  const repeated = SINGLE.find((name) => headers.filter((header) => header.name === name).length > 1);
  if (repeated !== undefined) throw badRequest(`Duplicate header '${repeated}'. It may stand in a mail only once.`);
}

function recipientsOf(headers: MailHeader[]): string[] {
  const lists = headers.filter(({ name }) => ['to', 'cc', 'bcc'].includes(name));
  return lists.flatMap(({ source }) => splitAddressList(source).map(decodeWords));
}

function ownHeaders(headers: MailHeader[]): Record<string, string> {
  const shown = headers.filter(({ name }) => !HIDDEN.includes(name) && !name.startsWith(HIDDEN_PREFIX));
  return Object.fromEntries(shown.map(({ name, value }) => [name, value]));
}
