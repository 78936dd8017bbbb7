/** Mail that SES puts together itself: subject, bodies, own headers and attachments (`Content.Simple`). */
import { Buffer } from 'node:buffer';
import * as z from 'zod';
import { badRequest, parseMailAddress, refuseLineBreaks } from './mail-address.ts';
import type { NewOutboxMessage } from './outbox.ts';

const content = z.object({ Data: z.string(), Charset: z.string().optional() });

const simpleContent = z.object({
  Subject: content,
  Body: z.object({ Text: content.optional(), Html: content.optional() }),
  Headers: z
    .array(z.object({ Name: z.string(), Value: z.string() }))
    .max(15)
    .optional(),
  Attachments: z
    .array(z.object({ FileName: z.string(), ContentType: z.string().optional(), RawContent: z.base64() }))
    .optional(),
});

export const emailContent = z.object({
  Simple: simpleContent.optional(),
  Raw: z.object({ Data: z.base64() }).optional(),
});

/** Who sends and who gets it, as the request says beside the content. */
export type Envelope = { from: string | undefined; to: string[]; replyTo: string[] };

/** Headers that SES writes itself and refuses as custom ones. */
const RESERVED = ['from', 'to', 'cc', 'bcc', 'subject', 'date', 'message-id', 'reply-to', 'sender', 'return-path'];

/** Throws BadRequestException for a missing sender or body, and for line breaks in anything that becomes a header. */
export function readSimpleMail(
  simple: z.infer<typeof simpleContent> | undefined,
  envelope: Envelope,
): NewOutboxMessage {
  if (!simple) throw badRequest('Content.Simple is missing.');
  if (envelope.from === undefined) throw badRequest('FromEmailAddress is missing. Simple content needs it.');
  const { Text: text, Html: html } = simple.Body;
  if (!text && !html) throw badRequest('The message has no body. Give Body.Text, Body.Html or both.');
  refuseLineBreaks(simple.Subject.Data, 'The subject');
  for (const address of envelope.replyTo) parseMailAddress(address);
  const headers = readHeaders(simple, envelope);
  return {
    channel: 'email',
    from: envelope.from,
    to: envelope.to,
    subject: simple.Subject.Data,
    text: text?.Data ?? '',
    ...(html ? { html: html.Data } : {}),
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
    ...(simple.Attachments ? { attachments: simple.Attachments.map(toAttachment) } : {}),
  };
}

function readHeaders(simple: z.infer<typeof simpleContent>, envelope: Envelope): Record<string, string> {
  const headers: Record<string, string> = {};
  if (envelope.replyTo.length > 0) headers['reply-to'] = envelope.replyTo.join(', ');
  for (const { Name, Value } of simple.Headers ?? []) {
    const name = Name.toLowerCase();
    if (!/^[!-9;-~]{1,126}$/.test(Name)) throw badRequest(`"${Name}" is not the name of a mail header.`);
    if (RESERVED.includes(name)) throw badRequest(`The header ${Name} is written by SES. Leave it out of Headers.`);
    if (headers[name] !== undefined) throw badRequest(`Duplicate header '${Name}'.`);
    refuseLineBreaks(Value, `The header ${Name}`);
    headers[name] = Value;
  }
  return headers;
}

function toAttachment(attachment: { FileName: string; ContentType?: string | undefined; RawContent: string }) {
  refuseLineBreaks(attachment.FileName, 'The file name of an attachment');
  return {
    name: attachment.FileName,
    contentType: attachment.ContentType ?? 'application/octet-stream',
    sizeBytes: Buffer.from(attachment.RawContent, 'base64').length,
  };
}
